"""Small kinds of entries that several pages share."""

from santa_app.content.checks import Slug, entry


@entry
class Note:
    """A title and a sentence or two."""

    title: str
    text: str


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

    value: str
    label: str


@entry
class IconFigure(Figure):
    """A number with an icon above or beside it. `icon` is a Lucide name."""

    icon: str


@entry
class FaqItem:
    """A question that families ask, and its answer."""

    question: str
    answer: str


@entry
class Pictured:
    """An entry with a picture, `<slug>.svg` in the class's folder of assets/art; `alt` describes it."""

    FOLDER = ""

    slug: Slug
    alt: str

    @property
    def image(self) -> str:
        """URL path of the picture."""
        return f"/art/{self.FOLDER}/{self.slug}.svg"
