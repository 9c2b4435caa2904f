"""Small kinds of entries that several pages share."""

from santa_app.content.checks import Slug, entry
from santa_app.content.tables import Text


@entry
class Note:
    """A title and a sentence or two."""

    title: Text
    text: Text


@entry
class IconNote(Note):
    """A note with an icon; `icon` is a Lucide name."""

    icon: str


@entry
class ArtNote(Note):
    """A note with a drawing; `art` is the name of an SVG file in assets/art."""

    art: str


@entry
class Figure:
    """A number as it is written, and what it counts."""

    value: Text
    label: Text


@entry
class IconFigure(Figure):
    """A number with an icon above or beside it. `icon` is a Lucide name."""

    icon: str


@entry
class FaqItem:
    """A question that families ask, and its answer."""

    question: Text
    answer: Text


@entry
class Pictured:
    """An entry with a picture, `<slug>.svg` in the class's folder of assets/art; `alt` describes it."""

    FOLDER = ""

    slug: Slug
    alt: Text

    @property
    def image(self) -> str:
        return f"/art/{self.FOLDER}/{self.slug}.svg"
