"""Every picture and download that the content names, and the check that all of them exist."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from santa_app.content.activities import ACTIVITIES
from santa_app.content.address import LETTER_TEMPLATE_URL
from santa_app.content.cards import CARD_TEMPLATES
from santa_app.content.checks import ContentError, name_of
from santa_app.content.coloring import COLORING_PAGES
from santa_app.content.crafts import CARD_CRAFTS
from santa_app.content.games import GAMES
from santa_app.content.movies import MOVIES
from santa_app.content.printables import PRINTABLES
from santa_app.content.recipes import RECIPES
from santa_app.content.reindeer import REINDEER
from santa_app.content.songs import SONGS
from santa_app.content.stories import SHORT_STORIES, STORY_COLLECTIONS
from santa_app.content.traditions import TRADITIONS
from santa_app.content.village import LOCATIONS

_FILE_FIELDS = ("image", "thumbnail", "poster", "preview_image", "download_url", "template_url")


@dataclass(frozen=True, kw_only=True, slots=True)
class FileReference:
    """A file below assets/ that a field of an entry names. `path` starts with a slash."""

    entry: str
    field: str
    path: str


def file_references(entries: Iterable[object]) -> tuple[FileReference, ...]:
    """Return every file that the entries name in a picture or download field."""
    return tuple(
        FileReference(entry=name_of(item), field=field, path=getattr(item, field))
        for item in entries
        for field in _FILE_FIELDS
        if hasattr(item, field)
    )


FILE_REFERENCES: tuple[FileReference, ...] = (
    *file_references((*RECIPES, *SONGS, *MOVIES, *ACTIVITIES, *REINDEER, *LOCATIONS, *TRADITIONS)),
    *file_references((*SHORT_STORIES, *STORY_COLLECTIONS, *GAMES)),
    *file_references((*COLORING_PAGES, *CARD_TEMPLATES, *CARD_CRAFTS, *PRINTABLES)),
    FileReference(entry="Santa's address", field="LETTER_TEMPLATE_URL", path=LETTER_TEMPLATE_URL),
)


def check_files(assets_dir: Path, references: Iterable[FileReference] = FILE_REFERENCES) -> None:
    """Check that every file exists below `assets_dir` and is not empty.

    Raises `ContentError`, whose message names all missing files and their entries.
    """
    missing = []
    for reference in references:
        file = assets_dir / reference.path.removeprefix("/")
        if not file.is_file() or file.stat().st_size == 0:
            missing.append(reference)
    if missing:
        first, *others = missing
        problem = f"names {first.path}, which is missing in {assets_dir.name}/"
        if others:
            listed = ", ".join(f"{other.path} ({other.entry})" for other in others)
            problem += f"; also missing: {listed}"
        raise ContentError(first.entry, first.field, problem)
