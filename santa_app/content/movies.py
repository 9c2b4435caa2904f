"""The Christmas movies, from `movies.toml`, and their categories."""

from typing import Literal, get_args

from santa_app.content.blocks import Note, Pictured
from santa_app.content.checks import ALL, Positive, Rating, entry
from santa_app.content.search_links import youtube_search
from santa_app.content.tables import Text, read_table
from santa_app.i18n import gettext as _

MovieCategory = Literal["family", "animated", "romantic", "comedy", "modern"]
Certificate = Literal["G", "PG", "TV-G", "Not rated"]


@entry
class Movie(Pictured):
    """A movie. `year` is the year of its first release, `duration` its length in minutes.

    `rating` is our own, out of five; `certificate` is the age rating in the United States.
    """

    FOLDER = "movies"
    title: Text
    year: int
    category: MovieCategory
    rating: Rating
    certificate: Certificate
    duration: Positive
    description: Text
    features: tuple[Text, ...]

    @property
    def trailer_url(self) -> str:
        return youtube_search(_("{title} {year} trailer").format(title=self.title, year=self.year))


MOVIE_CATEGORIES: tuple[str, ...] = (ALL, *get_args(MovieCategory))


@entry
class _Table:
    category_names: dict[str, Text]
    certificate_names: dict[Certificate, Text]
    movies: tuple[Movie, ...]
    facts: tuple[Note, ...]


TABLE = read_table(__file__, _Table)

MOVIES = TABLE.movies
