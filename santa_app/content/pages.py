"""The names, the first section and the closing banner of each page, from `pages.toml`."""

from dataclasses import field
from typing import Annotated, Final, Literal

from pydantic import Field

from santa_app.content import claims
from santa_app.content.blocks import Note
from santa_app.content.checks import entry, require
from santa_app.content.paths import PagePath
from santa_app.content.printables import PRINTABLES
from santa_app.content.tables import Text, read_table
from santa_app.i18n import pgettext

Backdrop = Literal["night", "pine", "plum", "holly"]
"""Dark backgrounds: night for Santa's pages, pine for play, plum for kitchen and fireside, holly for gifts."""
BannerPicture = Literal[
    "bedtime", "book", "carols", "cookies", "cottage", "couch", "crayons", "desk", "doors",
    "fireside", "gifts", "letter", "mail", "mantel", "plan", "seal", "signpost", "sleigh",
    "snowman", "stable", "toys", "wishes",
]  # fmt: skip
"""The part of the drawing's name after `banner-`, in assets/art (640 x 400, transparent)."""

NOT_FOUND: Final = "/404"
"""The path of the not-found page, which is shown at any path."""


@entry
class Hero:
    """The first section of a page, in a composition of components/heroes.py.

    `scene` is the name of its drawing in assets/art, blank for "words"; `icon`, a Lucide name, stands before `eyebrow`.
    `narrow` belongs to landscapes. `room` is where a "task" takes place; a "photo" may hang in the "kitchen".
    """

    kind: Literal["task", "words", "landscape", "photo", "sheet", "stage", "book"]
    title: Text
    lead: Text
    scene: str = ""
    eyebrow: Text | None = None
    icon: str = "star"
    backdrop: Backdrop | None = None
    room: Literal["classroom", "desk", "kitchen", "theater", "village"] | None = None
    narrow: int | None = None

    def __post_init__(self) -> None:
        require(self, "room", "is missing", holds=self.kind != "task" or self.room is not None)


@entry
class Banner:
    """Where to go next: without a path, to the letter page. `place` is for analytics."""

    title: Text
    text: Text
    action: Text
    picture: BannerPicture
    path: PagePath | None = None
    query: Annotated[str, Field(min_length=0)] = ""
    place: str = "closing banner"


@entry
class PageLink:
    """A button that leads to another page: without a path, to the letter page.

    `place` is for analytics, `icon` a Lucide name.
    """

    text: Text
    path: PagePath | None = None
    place: str
    icon: str | None = None
    variant: Literal["primary", "secondary", "gold", "ghost"] = "primary"


@entry
class Way:
    """A card or a link that leads to another page: without a path, to the letter page."""

    title: Text
    text: Text | None = None
    action: Text | None = None
    path: PagePath | None = None
    icon: str = "star"


@entry
class Names:
    """What a page is called in menus and search results; the fields are those of `components.Page`."""

    path: str
    label: Text
    title: Text
    description: Text
    keywords: Text
    reading: bool = False
    indexed: bool = True
    everywhere: bool = False
    connects_when_used: bool = False
    social: Annotated[str, Field(min_length=0)] = ""


@entry
class PageTexts(Names):
    """The texts of a page that are not in a table of its own."""

    IS_PAGE = True

    hero: Hero | None = None
    banner: Banner | None = None
    headings: dict[str, Note] = field(default_factory=dict)
    links: dict[str, PageLink] = field(default_factory=dict)
    ways: tuple[Way, ...] = ()


@entry
class _Table:
    pages: tuple[PageTexts, ...]
    recipe_banner: Banner


TABLE: Final = read_table(
    __file__,
    _Table,
    count=len(PRINTABLES),
    privacy_updated=claims.PRIVACY_UPDATED,
)
PAGES: Final = {pgettext("path", page.path): page for page in TABLE.pages}
"""By the path in the language of the site."""


def hero_of(path: str) -> Hero:
    """Return the hero of the page at a path. Raises `KeyError` if the page has none."""
    hero = PAGES[path].hero
    if hero is None:
        raise KeyError(path)
    return hero


def banner_of(path: str) -> Banner:
    """Return the closing banner of the page at a path. Raises `KeyError` if the page has none."""
    banner = PAGES[path].banner
    if banner is None:
        raise KeyError(path)
    return banner
