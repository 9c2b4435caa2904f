"""Every picture and download that content refers to, and the check that all of them exist."""

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
class FileUse:
    """A file below assets/ that an entry needs. `path` begins with a slash."""

    entry: str
    field: str
    path: str


def file_uses(entries: Iterable[object]) -> tuple[FileUse, ...]:
    """Every file that the entries name in one of their picture or download fields."""
    return tuple(
        FileUse(entry=name_of(item), field=field, path=getattr(item, field))
        for item in entries
        for field in _FILE_FIELDS
        if hasattr(item, field)
    )


FILE_USES: tuple[FileUse, ...] = (
    *file_uses((*RECIPES, *SONGS, *MOVIES, *ACTIVITIES, *REINDEER, *LOCATIONS, *TRADITIONS)),
    *file_uses((*SHORT_STORIES, *STORY_COLLECTIONS, *GAMES)),
    *file_uses((*COLORING_PAGES, *CARD_TEMPLATES, *CARD_CRAFTS, *PRINTABLES)),
    FileUse(entry="Santa's address", field="LETTER_TEMPLATE_URL", path=LETTER_TEMPLATE_URL),
)


def check_pictures(assets_dir: Path, uses: Iterable[FileUse] = FILE_USES) -> int:
    """Check that every file exists below `assets_dir` and is not empty; return how many did.

    Raises `ContentError` that names all entries with a missing file, so that one run of the
    build shows the whole list.
    """
    checked = 0
    missing = []
    for use in uses:
        checked += 1
        file = assets_dir / use.path.removeprefix("/")
        if not file.is_file() or file.stat().st_size == 0:
            missing.append(use)
    if missing:
        first, *others = missing
        problem = f"names {first.path}, which is missing in {assets_dir.name}/"
        if others:
            problem += "; also missing: " + ", ".join(f"{use.path} ({use.entry})" for use in others)
        raise ContentError(first.entry, first.field, problem)
    return checked
