"""The Advent calendar: the chapter and the small thing behind each of the 24 doors.

The text of each door is in a file of its own, `01.md` to `24.md`.
"""

import re
from pathlib import Path
from typing import Any, Final

from santa_app.content.advent.page import DOORS, Kind
from santa_app.content.checks import ContentError, Slug, collection, entry, require
from santa_app.i18n.texts import read_text

TEXTS_FOLDER: Final = Path(__file__).parent


@entry
class Chapter:
    """The content of a door: a chapter of the story, its picture, and a small thing.

    `picture` describes the picture. `thing` is the text of the small thing, `answer` that of a riddle
    or a joke, and `link` a path of this site that goes with it. `coloring` is a slug.
    """

    door: int
    title: str
    picture: str
    kind: Kind
    thing: str
    coloring: Slug
    paragraphs: tuple[str, ...]
    answer: str = ""
    link: str = ""

    def __post_init__(self) -> None:
        problem = "belongs to riddles and jokes, and every riddle has one"
        needed, possible = self.kind == "riddle", self.kind in {"riddle", "joke"}
        require(self, "answer", problem, holds=possible if self.answer else not needed)
        problem = "is no path of this site"
        require(self, "link", problem, holds=not self.link or self.link.startswith("/"))


def image(door: int) -> str:
    """Return the URL path of the picture of a door's chapter."""
    return f"/art/advent/{door:02}.svg"


_FILE: Final = re.compile(r"---\n(.+?)\n---\n+(.+)", re.DOTALL)


def read_chapter(door: int) -> Chapter:
    """Return the content of a door from its file, such as `05.md`.

    The file begins with lines "field: value" between two lines "---". Paragraphs follow, with blank
    lines between them.

    Raises:
        ContentError: When the file has another form, or breaks a rule of `Chapter`.
    """
    file = TEXTS_FOLDER / f"{door:02}.md"
    label = f"Chapter '{door}'"
    found = _FILE.fullmatch(read_text(file).strip())
    if not found:
        raise ContentError(label, "title", 'needs lines "field: value" between two lines "---"')
    facts = (line.partition(":") for line in found[1].splitlines())
    values: dict[str, Any] = {
        name.strip(): value.strip() for name, _, value in facts if value.strip()
    }
    return Chapter(**values, door=door, paragraphs=tuple(found[2].split("\n\n")))


CHAPTERS: tuple[Chapter, ...] = collection(*[read_chapter(door) for door in range(1, DOORS + 1)])
