"""A copy of the project that a test may change, build and serve."""

import re
import shutil
import subprocess
import sys
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from tests.support.development_server import replace_once
from tests.support.html_page import HtmlPage
from tests.support.loopback import served
from tests.support.running_site import ENVIRONMENT, PUBLIC_URL, ROOT, build_lock

NEEDED = (
    "alembic",
    "alembic.ini",
    "assets",
    "packages",
    "pyproject.toml",
    "reflex.lock",
    "requirements.lock",
    "rxconfig.py",
    "santa_app",
)
STAMP = "santa-build.json"
URL = PUBLIC_URL
"""SITE_URL of the copy's builds."""


@dataclass(frozen=True, kw_only=True)
class SiteCopy:
    """The sources in `folder`, and after `build` the pages in `pages`."""

    folder: Path

    @property
    def pages(self) -> Path:
        return self.folder / ".web" / "build" / "client"

    def page(self, path: str) -> HtmlPage:
        page = HtmlPage()
        page.feed((self.pages / path.strip("/") / "index.html").read_text())
        return page

    def insert(self, file: str, after: str, text: str) -> None:
        """Insert `text` after `after`, which must occur once in a source file."""
        replace_once(self.folder / file, after, after + text)

    def keep_routes(self, table: str) -> None:
        """Leave only a few routes, because a build takes as long as the site has pages.

        Args:
            table: The statement that takes the place of `ROUTES = …` in site.py.
        """
        file = self.folder / "santa_app" / "site.py"
        text, found = re.subn(
            r"^ROUTES: .*?^\)\n", table, file.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE
        )
        assert found == 1
        file.write_text(text, "utf-8")

    def environment(self, **settings: str) -> dict[str, str]:
        """Return an environment for the copy's commands, in which there is no mail key."""
        kept = {
            name: value for name, value in ENVIRONMENT.items() if not name.startswith("SENDGRID")
        }
        return kept | settings

    def build(self, **settings: str) -> subprocess.CompletedProcess[str]:
        """Build the pages as `make run` does; return the finished process.

        Args:
            **settings: Environment variables of santa_app.settings; by default, no mail key.
        """
        return subprocess.run(
            [sys.executable, "-m", "santa_app", "build"],
            cwd=self.folder,
            env=self.environment(SITE_URL=URL, **settings),
            capture_output=True,
            text=True,
            check=False,
        )

    def served(self) -> AbstractContextManager[str]:
        """Serve the built pages on loopback; yields their URL."""
        return served(self.pages)


def copy_site(folder: Path, *, built: bool = False) -> SiteCopy:
    """Copy the sources to `folder`, and link the installed packages of the last build, if any.

    Args:
        folder: Where the copy goes.
        built: Whether to copy the built pages too, so that the copy can be served at once.
    """
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, folder / name)
    last = ROOT / ".web"
    with build_lock():
        if (last / STAMP).exists():
            left_out = () if built else ("build", "public", STAMP)
            ignored = shutil.ignore_patterns("node_modules", *left_out)
            shutil.copytree(last, folder / ".web", ignore=ignored)
            (folder / ".web" / "node_modules").symlink_to(last / "node_modules")
    return SiteCopy(folder=folder)
