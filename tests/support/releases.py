"""Releases of the site for tests that update servers: the sources, with one asset for all pages."""

import shutil
from pathlib import Path

from tests.support.running_site import ROOT

_SINGLE_FILES = (
    "alembic.ini",
    "assets",
    "pyproject.toml",
    "reflex.lock",
    "requirements.lock",
    "rxconfig.py",
)


def asset_of(folder: Path) -> str:
    return f"/assets/{folder.name}-Ci1b_Lrj.js"


def release(folder: Path) -> str:
    """Make a release with one asset in place of built pages; return the asset's path."""
    (folder / "dist").mkdir(parents=True)
    for name in ("santa_app", "alembic"):
        shutil.copytree(ROOT / name, folder / name)  # with its bytecode
    for name in _SINGLE_FILES:
        (folder / name).symlink_to(ROOT / name)
    web = folder / ".web"
    (web / "build" / "client" / "assets").mkdir(parents=True)
    (web / "build" / "client" / "index.html").write_text("<p>a page</p>")
    (web / "build" / "client" / asset_of(folder).lstrip("/")).write_text(folder.name)
    (web / "santa-build.json").write_text("another fingerprint")
    # Written by a build; without it the server evaluates all pages at its start.
    (web / "backend").mkdir()
    (web / "backend" / "stateful_pages.json").write_text("[]")
    return asset_of(folder)
