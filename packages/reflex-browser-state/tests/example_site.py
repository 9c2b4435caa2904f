"""Follows the tutorial in an empty folder with the built wheel, and builds its pages."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tests.support.running_site import ENVIRONMENT, ROOT
from tests.support.shared_build import built_once

PACKAGE = Path(__file__).resolve().parents[1]
TUTORIAL = PACKAGE / "docs" / "tutorial.md"
FEATURE_PAGES = Path(__file__).with_name("feature_pages.py")
APP = "reading_list"
_STEP = re.compile(
    r"^(?:`(?P<path>[\w/]+\.py)`:\n\n```python|```sh)\n(?P<text>.*?)^```$", re.S | re.M
)
_SITE_PACKAGES = Path(sysconfig.get_path("purelib"))


def tutorial_steps() -> list[tuple[str, str]]:
    """Return the reader's steps: a path with the text of that file, or "" with commands."""
    found = _STEP.finditer(TUTORIAL.read_text("utf-8"))
    return [(step["path"] or "", step["text"]) for step in found]


def write_example(folder: Path) -> None:
    """Write the files of the tutorial into a folder."""
    for path, text in tutorial_steps():
        if path:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
    (folder / APP / "__init__.py").write_text("", encoding="utf-8")
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


def example_folder() -> Path:
    """Return the folder in which the tutorial was followed."""
    sources = (FEATURE_PAGES, TUTORIAL, PACKAGE / "pyproject.toml", Path(__file__))
    return built_once("example", sources, _follow_tutorial) / "reading-list"


def built_example() -> Path:
    """Return the folder with the files of the built example and feature pages."""
    return example_folder() / ".web/build/client"


def link_packages(folder: Path) -> None:
    """Let an example in `folder` use the installed packages of the built one."""
    built = built_example().parents[1]
    shutil.copytree(built, folder / ".web", ignore=shutil.ignore_patterns("node_modules", "build"))
    (folder / ".web" / "node_modules").symlink_to(built / "node_modules")


def build_distributions(folder: Path) -> None:
    """Build wheel and source distribution into a folder, as `make dist` does."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=PACKAGE, capture_output=True, check=True)


def _follow_tutorial(folder: Path) -> None:
    """Do what the tutorial says, word for word, in one shell.

    pip installs the built wheel. Reflex and Node are the heavy part of a real installation: the new
    virtual environment finds those of the running one through a .pth file. The pages are not served
    here (test_hot_reload.py does that), and the feature pages join the application before its last
    step.
    """
    build_distributions(folder / "dist")
    steps = [_shell(path, text) for path, text in tutorial_steps()]
    [install, *others] = [step for step in steps if "reflex run" not in step]
    shared = f"echo '{_SITE_PACKAGES}' > $(echo .venv/lib/python*/site-packages)/shared.pth"
    lock = f"cp -r '{ROOT / 'reflex.lock'}' ." if (ROOT / "reflex.lock").is_dir() else ""
    features = (
        f"cp '{FEATURE_PAGES}' {APP}/feature_pages.py\n"
        f"printf '\\nfrom {APP} import feature_pages\\n\\nfeature_pages.add_pages(app)\\n'"
        f" >> {APP}/{APP}.py"
    )
    script = "\n".join(["set -e", install, shared, lock, *others[:-1], features, others[-1]])
    pip = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_FIND_LINKS": str(folder / "dist")}
    # The project's own settings of pytest are not the reader's.
    test = {"PYTEST_ADDOPTS": f"-c {os.devnull} --rootdir=. -p no:asyncio -p no:cacheprovider"}
    given = environment(**pip, **test)
    del given["PYTHONPATH"]
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (folder / "log.txt").write_text(done.stdout, encoding="utf-8")


def _shell(path: str, text: str) -> str:
    return f"cat > {path} <<'END OF FILE'\n{text}END OF FILE\n" if path else text
