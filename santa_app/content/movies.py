"""The Christmas movies and their categories."""

from typing import Literal, get_args

from santa_app.content.blocks import Note, Pictured
from santa_app.content.checks import ALL, Positive, Rating, collection, entry
from santa_app.content.search_links import youtube_search

MovieCategory = Literal["family", "animated", "romantic", "comedy", "modern"]
Certificate = Literal["G", "PG", "TV-G", "Not rated"]


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
        return youtube_search(f"{self.title} {self.year} trailer")


MOVIE_CATEGORIES: tuple[str, ...] = (ALL, *get_args(MovieCategory))
"""The choices of the category filter; a button shows its choice with a capital letter."""

MOVIES: tuple[Movie, ...] = collection(
    Movie(
        title="It's a Wonderful Life",
        year=1946,
        category="family",
        rating=4.9,
        certificate="PG",
        duration=130,
        description="A man has spent his whole life helping others. Then a kind angel shows him what his town would be like without him. Long, wise, and worth staying up for. For parents: there's a very sad scene on a bridge, where the hero wants to give up his life. Watch it together.",
        features=("Black and white", "Guardian angel", "For older children and adults"),
        alt="Illustrated poster with a happy man running down a snowy main street, and a silver bell",
    ),
    Movie(
        title="Home Alone",
        year=1990,
        category="comedy",
        rating=4.7,
        certificate="PG",
        duration=103,
        description="Eight-year-old Kevin gets left behind by accident and defends the house with paint cans and a toy car. Loud slapstick that nobody should try at home, with a tender heart underneath.",
        features=("Slapstick traps", "Brave hero", "Music by John Williams"),
        alt="Illustrated poster with a brick house in the snow and one lit window",
    ),
    Movie(
        title="Elf",
        year=2003,
        category="comedy",
        rating=4.8,
        certificate="PG",
        duration=97,
        description="Buddy grew up among the elves and never noticed that he is twice their size. Now he looks for his father in New York and spreads cheer wherever he goes.",
        features=("North Pole scenes", "Silly and sweet", "Big city Christmas"),
        alt="Illustrated poster with a very tall elf among city towers, next to a yellow taxi",
    ),
    Movie(
        title="The Polar Express",
        year=2004,
        category="animated",
        rating=4.6,
        certificate="G",
        duration=100,
        description="On Christmas Eve, a steam train stops right outside a doubting boy's house and takes him north. The hot chocolate comes with a dance.",
        features=("Train adventure", "Based on a picture book", "Believing"),
        alt="Illustrated poster with a steam train crossing a snowy valley at night",
    ),
    Movie(
        title="A Charlie Brown Christmas",
        year=1965,
        category="animated",
        rating=4.8,
        certificate="TV-G",
        duration=25,
        description="Charlie Brown looks for the meaning of Christmas and picks the smallest tree on the lot. Short enough for a school night.",
        features=("Under half an hour", "Jazz music", "A very small tree"),
        alt="Illustrated poster with a boy and a dog beside a tiny bending tree with one red ornament",
    ),
    Movie(
        title="How the Grinch Stole Christmas!",
        year=1966,
        category="family",
        rating=4.7,
        certificate="TV-G",
        duration=26,
        description="A grumpy fellow on a mountain takes every present from the village below, and finds out that he couldn't take Christmas. The original TV special, drawn by hand.",
        features=("Under half an hour", "Told in rhyme", "Hand-drawn"),
        alt="Illustrated poster with a little dog pulling a loaded sled over a steep peak, and a village singing below",
    ),
    Movie(
        title="White Christmas",
        year=1954,
        category="romantic",
        rating=4.5,
        certificate="Not rated",
        duration=120,
        description="Two song-and-dance men follow two sisters to an inn in Vermont where it just won't snow, and they put on a show to save it. Costumes, tap shoes and a famous song.",
        features=("Musical", "Dance numbers", "Songs by Irving Berlin"),
        alt="Illustrated poster with four singers in red and white on a stage, and snow falling behind them",
    ),
    Movie(
        title="Klaus",
        year=2019,
        category="modern",
        rating=4.9,
        certificate="PG",
        duration=97,
        description="A lazy mailman is sent to a frozen island where the neighbors have forgotten how to be kind. Then he meets a woodcutter with a house full of toys.",
        features=("Hand-drawn look", "How letters to Santa began", "Kindness spreads"),
        alt="Illustrated poster with a huge bearded woodcutter, a thin mailman and flying letters",
    ),
)

MOVIE_CLAIM = "8+ classic movies"

# Sources. Snow: gizmodo.com/hollywood-invented-a-new-type-of-fake-snow-to-film-its-5870771,
# wonderfullifemuseum.com/ivory-flakes. Charlie Brown: nostalgiacentral.com, warpedspeed.com.
# Home Alone: uproxx.com/movies/home-alone-fake-movie-reactions,
# factfiend.com/time-made-fake-film-one-scene-home-alone
MOVIE_FACTS: tuple[Note, ...] = collection(
    Note(
        title="Snow that doesn't crunch",
        text="Movie snow used to be painted cornflakes, and they crunched so loudly that nobody could hear the actors. For “It's a Wonderful Life,” the crew mixed a new snow of foam and soap.",
    ),
    Note(
        title="Real children, real voices",
        text="The voices in “A Charlie Brown Christmas” are real children. The youngest couldn't read yet and learned the lines by ear.",
    ),
    Note(
        title="A movie in a movie",
        text="The old gangster movie Kevin watches in “Home Alone” isn't a real one. It was made just for “Home Alone.”",
    ),
)
