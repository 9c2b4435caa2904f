"""The Christmas movies and their categories."""

from typing import Literal, get_args

from santa_app.content.blocks import Note, Pictured
from santa_app.content.checks import ALL, Positive, Rating, collection, entry
from santa_app.content.search_links import youtube_search
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
    title: str
    year: int
    category: MovieCategory
    rating: Rating
    certificate: Certificate
    duration: Positive
    description: str
    features: tuple[str, ...]

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

MOVIES: tuple[Movie, ...] = collection(
    Movie(
        slug="its-a-wonderful-life",
        title=_("It's a Wonderful Life"),
        year=1946,
        category="family",
        rating=4.9,
        certificate="PG",
        duration=130,
        description=_(
            "A man has spent his whole life helping others. Then a kind angel shows him what his town would be like without him. Long, wise, and worth staying up for. For parents: there's a very sad scene on a bridge, where the hero wants to give up his life. Watch it together."
        ),
        features=(_("Black and white"), _("Guardian angel"), _("For older children and adults")),
        alt=_(
            "Illustrated poster with a happy man running down a snowy main street, and a silver bell"
        ),
    ),
    Movie(
        slug="home-alone",
        title=_("Home Alone"),
        year=1990,
        category="comedy",
        rating=4.7,
        certificate="PG",
        duration=103,
        description=_(
            "Eight-year-old Kevin gets left behind by accident and defends the house with paint cans and a toy car. Loud slapstick that nobody should try at home, with a tender heart underneath."
        ),
        features=(_("Slapstick traps"), _("Brave hero"), _("Music by John Williams")),
        alt=_("Illustrated poster with a brick house in the snow and one lit window"),
    ),
    Movie(
        slug="elf",
        title=_("Elf"),
        year=2003,
        category="comedy",
        rating=4.8,
        certificate="PG",
        duration=97,
        description=_(
            "Buddy grew up among the elves and never noticed that he is twice their size. Now he looks for his father in New York and spreads cheer wherever he goes."
        ),
        features=(_("North Pole scenes"), _("Silly and sweet"), _("Big city Christmas")),
        alt=_("Illustrated poster with a very tall elf among city towers, next to a yellow taxi"),
    ),
    Movie(
        slug="the-polar-express",
        title=_("The Polar Express"),
        year=2004,
        category="animated",
        rating=4.6,
        certificate="G",
        duration=100,
        description=_(
            "On Christmas Eve, a steam train stops right outside a doubting boy's house and takes him north. The hot chocolate comes with a dance."
        ),
        features=(_("Train adventure"), _("Based on a picture book"), _("Believing")),
        alt=_("Illustrated poster with a steam train crossing a snowy valley at night"),
    ),
    Movie(
        slug="a-charlie-brown-christmas",
        title=_("A Charlie Brown Christmas"),
        year=1965,
        category="animated",
        rating=4.8,
        certificate="TV-G",
        duration=25,
        description=_(
            "Charlie Brown looks for the meaning of Christmas and picks the smallest tree on the lot. Short enough for a school night."
        ),
        features=(_("Under half an hour"), _("Jazz music"), _("A very small tree")),
        alt=_(
            "Illustrated poster with a boy and a dog beside a tiny bending tree with one red ornament"
        ),
    ),
    Movie(
        slug="how-the-grinch-stole-christmas",
        title=_("How the Grinch Stole Christmas!"),
        year=1966,
        category="family",
        rating=4.7,
        certificate="TV-G",
        duration=26,
        description=_(
            "A grumpy fellow on a mountain takes every present from the village below, and finds out that he couldn't take Christmas. The original TV special, drawn by hand."
        ),
        features=(_("Under half an hour"), _("Told in rhyme"), _("Hand-drawn")),
        alt=_(
            "Illustrated poster with a little dog pulling a loaded sled over a steep peak, and a village singing below"
        ),
    ),
    Movie(
        slug="white-christmas",
        title=_("White Christmas"),
        year=1954,
        category="romantic",
        rating=4.5,
        certificate="Not rated",
        duration=120,
        description=_(
            "Two song-and-dance men follow two sisters to an inn in Vermont where it just won't snow, and they put on a show to save it. Costumes, tap shoes and a famous song."
        ),
        features=(_("Musical"), _("Dance numbers"), _("Songs by Irving Berlin")),
        alt=_(
            "Illustrated poster with four singers in red and white on a stage, and snow falling behind them"
        ),
    ),
    Movie(
        slug="klaus",
        title=_("Klaus"),
        year=2019,
        category="modern",
        rating=4.9,
        certificate="PG",
        duration=97,
        description=_(
            "A lazy mailman is sent to a frozen island where the neighbors have forgotten how to be kind. Then he meets a woodcutter with a house full of toys."
        ),
        features=(_("Hand-drawn look"), _("How letters to Santa began"), _("Kindness spreads")),
        alt=_(
            "Illustrated poster with a huge bearded woodcutter, a thin mailman and flying letters"
        ),
    ),
)

MOVIE_CLAIM = _("8+ classic movies")

# Sources. Snow: gizmodo.com/hollywood-invented-a-new-type-of-fake-snow-to-film-its-5870771,
# wonderfullifemuseum.com/ivory-flakes. Charlie Brown: nostalgiacentral.com, warpedspeed.com.
# Home Alone: uproxx.com/movies/home-alone-fake-movie-reactions,
# factfiend.com/time-made-fake-film-one-scene-home-alone
MOVIE_FACTS: tuple[Note, ...] = collection(
    Note(
        title=_("Snow that doesn't crunch"),
        text=_(
            "Movie snow used to be painted cornflakes, and they crunched so loudly that nobody could hear the actors. For “It's a Wonderful Life,” the crew mixed a new snow of foam and soap."
        ),
    ),
    Note(
        title=_("Real children, real voices"),
        text=_(
            "The voices in “A Charlie Brown Christmas” are real children. The youngest couldn't read yet and learned the lines by ear."
        ),
    ),
    Note(
        title=_("A movie in a movie"),
        text=_(
            "The old gangster movie Kevin watches in “Home Alone” isn't a real one. It was made just for “Home Alone.”"
        ),
    ),
)
