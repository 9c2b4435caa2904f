"""The check that every picture and download that the content names exists."""

import importlib
import pkgutil
from dataclasses import fields
from pathlib import Path
from types import ModuleType

from santa_app import content
from santa_app.content.checks import ContentError, name_of

_FILE_FIELDS = ("image", "preview_image", "download_url", "template_url")


def content_modules() -> list[ModuleType]:
    """Import and return all content modules; their entries check themselves on import."""
    return [
        importlib.import_module(module.name)
        for module in pkgutil.walk_packages(content.__path__, f"{content.__name__}.")
    ]


def file_references() -> dict[str, tuple[str, str]]:
    """Return the URL path of every picture and download, with the entry and field that name it.

    These are the fields of `_FILE_FIELDS` in constants and in a `TABLE`, and constants whose name
    ends with `_URL`.
    """
    found: dict[str, tuple[str, str]] = {}
    for module in content_modules():
        table = getattr(module, "TABLE", None)
        inside = {one.name: getattr(table, one.name) for one in fields(table)} if table else {}
        for name, value in (vars(module) | inside).items():
            if name.endswith("_URL") and value.startswith("/"):
                found[value] = (module.__name__, name)
            for item in value if isinstance(value, tuple) else ():
                named = [field for field in _FILE_FIELDS if hasattr(item, field)]
                found |= {getattr(item, field): (name_of(item), field) for field in named}
    return found


def check_files(assets_dir: Path) -> None:
    """Check that every file that the content names exists below `assets_dir` and is not empty.

    Raises `ContentError`, whose message names all missing files and their entries.
    """
    missing = []
    for path, (entry, field) in file_references().items():
        file = assets_dir / path.removeprefix("/")
        if not file.is_file() or file.stat().st_size == 0:
            missing.append((path, entry, field))
    if missing:
        (path, entry, field), *others = missing
        problem = f"names {path}, which is missing in {assets_dir.name}/"
        if others:
            problem += (
                f"; also missing: {', '.join(f'{other[0]} ({other[1]})' for other in others)}"
            )
        raise ContentError(entry, field, problem)
