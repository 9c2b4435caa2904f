"""The check that every picture and download that the content names exists."""

import importlib
import pkgutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from santa_app import content
from santa_app.content.checks import ContentError, name_of

_FILE_FIELDS = ("image", "preview_image", "download_url", "template_url")


@dataclass(frozen=True, kw_only=True, slots=True)
class FileReference:
    """A file below assets/ that an entry or a module names. `path` starts with a slash."""

    entry: str
    field: str
    path: str


def content_modules() -> list[ModuleType]:
    """Import and return all content modules; their entries check themselves on import."""
    return [
        importlib.import_module(module.name)
        for module in pkgutil.walk_packages(content.__path__, f"{content.__name__}.")
    ]


def file_references() -> tuple[FileReference, ...]:
    """Return every file in a picture or download field of an entry, or in a constant `…_URL`."""
    found: dict[FileReference, None] = {}
    for module in content_modules():
        for name, value in vars(module).items():
            if name.endswith("_URL") and value.startswith("/"):
                found[FileReference(entry=module.__name__, field=name, path=value)] = None
            elif isinstance(value, tuple):
                found |= dict.fromkeys(_references_of(value))
    return tuple(found)


def _references_of(entries: Iterable[object]) -> Iterable[FileReference]:
    for item in entries:
        for field in _FILE_FIELDS:
            if hasattr(item, field):
                yield FileReference(entry=name_of(item), field=field, path=getattr(item, field))


def check_files(assets_dir: Path) -> None:
    """Check that every file that the content names exists below `assets_dir` and is not empty.

    Raises `ContentError`, whose message names all missing files and their entries.
    """
    missing = []
    for reference in file_references():
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
