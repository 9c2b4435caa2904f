"""Writes the README's example into a folder, adds the feature pages and builds them."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.running_site import ENVIRONMENT, ROOT
from tests.support.shared_build import built_once

PACKAGE = Path(__file__).resolve().parents[1]
README = PACKAGE / "README.md"
FEATURE_PAGES = Path(__file__).with_name("feature_pages.py")


def example_files() -> dict[str, str]:
    """Return the example's files by path: a path in backquotes, then a Python block."""
    found = re.findall(
        r"^`([\w/]+\.py)`.*?```python\n(.*?)```", README.read_text("utf-8"), re.S | re.M
    )
    return dict(found)


def write_example(folder: Path, *, features: bool) -> None:
    """Write the example into a folder, with the feature pages if asked."""
    for path, text in example_files().items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    (folder / "example" / "__init__.py").write_text("", encoding="utf-8")
    if features:
        shutil.copy(FEATURE_PAGES, folder / "example" / "feature_pages.py")
        with (folder / "example" / "example.py").open("a", encoding="utf-8") as app:
            app.write("\nfrom example import feature_pages\n\nfeature_pages.add_pages(app)\n")
    if (ROOT / "reflex.lock").is_dir():
        shutil.copytree(ROOT / "reflex.lock", folder / "reflex.lock")


def environment(**more: str) -> dict[str, str]:
    """Return the environment in which Reflex builds with npm and finds this project."""
    beside = str(Path(sys.executable).parent)
    return ENVIRONMENT | {
        "PATH": f"{beside}{os.pathsep}{ENVIRONMENT['PATH']}",
        "PYTHONPATH": str(PACKAGE / "src"),
        "REFLEX_USE_NPM": "1",
        "REFLEX_TELEMETRY_ENABLED": "false",
        "REFLEX_CHECK_LATEST_VERSION": "false",
        **more,
    }


def built_example() -> Path:
    """Return the folder with the files of the built example and feature pages."""
    return built_once("example", (FEATURE_PAGES, Path(__file__)), _build) / ".web/build/client"


def link_packages(folder: Path) -> None:
    """Let an example in `folder` use the installed packages of the built one."""
    built = built_example().parents[1]
    shutil.copytree(built, folder / ".web", ignore=shutil.ignore_patterns("node_modules", "build"))
    (folder / ".web" / "node_modules").symlink_to(built / "node_modules")


def _build(folder: Path) -> None:
    write_example(folder, features=True)
    command = [sys.executable, "-m", "reflex", "export", "--frontend-only", "--no-zip"]
    done = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
