"""The postcards from Santa's stops: one for each of the cities, in their order, and one from home."""

from typing import Final

from santa_app.content.blocks import Pictured
from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table


@entry
class Postcard(Pictured):
    """A picture of a city and a sentence about Christmas there. `alt` describes the picture."""

    FOLDER = "postcards"
    name: Text
    sentence: Text


@entry
class _Page:
    title: Text
    lead: Text
    all: Text
    stamp: Text
    home: Postcard
    postcards: tuple[Postcard, ...]


TABLE: Final = read_table(__file__, _Page)
HOME: Final = TABLE.home
POSTCARDS: Final = TABLE.postcards
