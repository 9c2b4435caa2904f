"""The games, and the facts on the games page, from `games.toml`."""

from santa_app.content.blocks import Note
from santa_app.content.checks import entry
from santa_app.content.paths import PagePath
from santa_app.content.tables import Text, read_table


@entry
class GameCard:
    """A card on the games page. `image` is the URL path of a picture of 640 x 480 pixels."""

    title: Text
    description: Text
    difficulty: Text
    time: Text
    link: PagePath
    image: str


@entry
class _Table:
    games: tuple[GameCard, ...]
    facts: tuple[Note, ...]


TABLE = read_table(__file__, _Table)

GAMES = TABLE.games
