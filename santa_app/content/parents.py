"""The parent resources page: guides, quick tips and links to other pages, from `parents.toml`."""

from typing import Final

from santa_app.content.blocks import IconNote
from santa_app.content.checks import entry
from santa_app.content.paths import PagePath
from santa_app.content.tables import Text, read_table


@entry
class ResourceCard:
    """A card that leads to another page; `art` is the name of a drawing in assets/art."""

    title: Text
    description: Text
    points: tuple[Text, ...]
    action: Text
    path: PagePath
    art: str


@entry
class _Page:
    guides: tuple[ResourceCard, ...]
    quick_tips: tuple[IconNote, ...]
    more_fun: tuple[ResourceCard, ...]


TABLE: Final = read_table(__file__, _Page)
