"""The Christmas movies, from `movies.toml`, and their categories."""

from pathlib import Path
from typing import Literal, get_args

from santa_app.content.blocks import Note, Pictured
from santa_app.content.checks import ALL, Positive, Rating, entry
from santa_app.content.search_links import youtube_search
from santa_app.content.tables import Text, read_table
from santa_app.i18n import gettext as _

MovieCategory = Literal["family", "animated", "romantic", "comedy", "modern"]
Certificate = Literal["G", "PG", "TV-G", "Not rated"]
CERTIFICATE_NAMES: dict[str, str] = {
    "G": _("G"),
    "PG": _("PG"),
    "TV-G": _("TV-G"),
    "Not rated": _("Not rated"),
}
"""What each certificate is called."""


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
        """URL of a video search for the trailer."""
        return youtube_search(_("{title} {year} trailer").format(title=self.title, year=self.year))


MOVIE_CATEGORIES: tuple[str, ...] = (ALL, *get_args(MovieCategory))
MOVIE_CATEGORY_NAMES: dict[str, str] = {
    ALL: _("All"),
    "family": _("Family"),
    "animated": _("Animated"),
    "romantic": _("Romantic"),
    "comedy": _("Comedy"),
    "modern": _("Modern"),
}
"""The choices of the category filter, and what their buttons say."""


@entry
class _Table:
    claim: Text
    movies: tuple[Movie, ...]
    facts: tuple[Note, ...]


_TABLE = read_table(Path(__file__).with_suffix(".toml"), _Table)

MOVIES = _TABLE.movies
MOVIE_CLAIM = _TABLE.claim
MOVIE_FACTS = _TABLE.facts
