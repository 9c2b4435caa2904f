"""The inventory of private parts of other packages on which the site relies.

Each entry of internals.toml names an internal, why the site uses it and what fails without it, and
has checks that tell when a new version of the package has removed or changed it. A build runs them
all, and so do the tests. `python -m tools.documents` writes them into docs/reflex-internals.md.
"""

import importlib
import importlib.metadata
import importlib.util
import inspect
import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = Path("packages") / "reflex-browser-state"
_FILES: Final = (Path(__file__).with_name("internals.toml"), ROOT / PACKAGE / "internals.toml")
_COUNT: Final = Path(__file__).parent / "build" / "js" / "count_replacements.js"
_LOCK: Final = ROOT / "reflex.lock" / "package-lock.json"


class Packages:
    """The installed packages; without Reflex's folder `web`, texts of npm packages are unknown."""

    def __init__(self, web: Path | None = None) -> None:
        self._web = web

    def find(self, path: str) -> Any:  # noqa: ANN401 -- anything that has a name
        """Return the object of a dotted path: a module, an attribute, a field or a mapping's value.

        Raises LookupError with the first part that is missing.
        """
        parts = path.split(".")
        found: Any = None
        for number, part in enumerate(parts, start=1):
            here = ".".join(parts[:number])
            try:
                found = _part(found, part, here)
            except (AttributeError, ImportError, KeyError):
                raise LookupError(here) from None
        return found

    def text(self, source: str) -> str | None:
        """Return a text of a package; None when the package is not installed before a build.

        `source` is `reflex:` and a file of Reflex's web templates, `module:` and a Python module,
        or `npm:` and a file of an npm package. Raises LookupError when the package has no such
        file.
        """
        kind, _, name = source.partition(":")
        if kind == "reflex":
            file = Path(self.find("reflex_base").__file__).parent / ".templates" / "web" / name
        elif kind == "module":
            spec = importlib.util.find_spec(name)
            file = Path(spec.origin if spec and spec.origin else name)
        elif self._web is None:
            return None
        else:
            file = self._web / "node_modules" / name
        if not file.is_file():
            raise LookupError(source)
        return file.read_text(encoding="utf-8")

    def version(self, package: str) -> str:
        """Return the version of a Python package, or of an npm package after `npm:`.

        Raises LookupError when the package is not installed.
        """
        kind, _, name = package.rpartition(":")
        try:
            return _locked()[name] if kind else importlib.metadata.version(package)
        except (KeyError, importlib.metadata.PackageNotFoundError):
            raise LookupError(package) from None


def _part(owner: Any, name: str, path: str) -> Any:  # noqa: ANN401 -- the same
    """Return the attribute or submodule `name` of `owner`; imports a submodule if necessary."""
    if owner is None or (inspect.ismodule(owner) and not hasattr(owner, name)):
        return importlib.import_module(path)
    if isinstance(owner, Mapping):
        return owner[name]
    fields = getattr(owner, "__dataclass_fields__", {})
    return fields[name] if name in fields else getattr(owner, name)


@cache
def _locked() -> dict[str, str]:
    packages = json.loads(_LOCK.read_text(encoding="utf-8"))["packages"]
    return {
        name.removeprefix("node_modules/"): package["version"]
        for name, package in packages.items()
        if name
    }


class _Check(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Name(_Check):
    """A Python name, which takes these parameters where it is called."""

    path: str
    takes: tuple[str, ...] = ()

    def fault(self, packages: Packages) -> str:
        """Say what has changed, or nothing."""
        found = packages.find(self.path)
        if not self.takes:
            return ""
        parameters = inspect.signature(found).parameters
        missing = [name for name in self.takes if name not in parameters]
        return f"{self.path} no longer takes {', '.join(missing)}" if missing else ""


class Text(_Check):
    """A text in a file of a package, as a regular expression, and how often it occurs.

    The expression may be that of a module which replaces the text: `constant` is its dotted name.
    """

    source: str
    pattern: str = ""
    constant: str = ""
    times: int | None = Field(default=None, description="at least once, if not given")

    def fault(self, packages: Packages) -> str:
        """Say what has changed, or nothing."""
        text = packages.text(self.source)
        if text is None:
            return ""
        count = len(self.expression(packages).findall(text))
        what = self.constant or self.pattern
        if not count:
            return f"{self.source} no longer has {what}"
        is_right = self.times in {None, count}
        return "" if is_right else f"{self.source} has {what} {count} times, not {self.times}"

    def expression(self, packages: Packages) -> re.Pattern[str]:
        """Return the regular expression."""
        given = packages.find(self.constant) if self.constant else re.compile(self.pattern, re.M)
        return re.compile(re.escape(given), re.M) if isinstance(given, str) else given


class Version(_Check):
    """The version in which a developer has seen a behavior that no name and no text shows."""

    of: str
    seen: str

    def fault(self, packages: Packages) -> str:
        """Say what has changed, or nothing."""
        version = packages.version(self.of)
        is_seen = f"{version}.".startswith(f"{self.seen}.")
        return "" if is_seen else f"{self.of} is {version}, and this was seen in {self.seen}"


class Replaced(_Check):
    """What the Vite plugin of the build replaces in a file that Reflex ships."""

    file: str

    def fault(self, packages: Packages) -> str:
        """Say what has changed, or nothing."""
        text = packages.text(f"reflex:{self.file}") or ""
        command = [shutil.which("node") or "node", str(_COUNT), f"/{self.file}"]
        output = subprocess.check_output(command, input=text, text=True)  # noqa: S603 -- our own script
        wrong = [one for one in json.loads(output) if one["count"] != one["times"]]
        return "; ".join(
            f"{self.file} has {one['old']} {one['count']} times, not {one['times']}"
            for one in wrong
        )


class Internal(BaseModel):
    """A private part of another package."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    area: Literal["state", "build", "server", "package"]  # the table of the document
    package: str  # as its authors write it
    name: str  # in Markdown
    why: str  # what the site uses it for, in sentences
    breaks: str  # continues "Without it, "
    where: tuple[str, ...]  # our modules, relative to the repository
    tests: tuple[str, ...]  # that show what it is used for
    names: tuple[Name, ...] = ()
    texts: tuple[Text, ...] = ()
    versions: tuple[Version, ...] = ()
    replaced: tuple[Replaced, ...] = ()

    @model_validator(mode="after")
    def _has_a_check(self) -> Self:
        if not self.checks:
            raise ValueError(f"{self.name} has no check")
        return self

    @property
    def checks(self) -> tuple[Name | Text | Version | Replaced, ...]:
        """All its checks."""
        return (*self.names, *self.texts, *self.versions, *self.replaced)

    def faults(self, packages: Packages) -> list[str]:
        """Return a sentence for each check that fails."""
        return [
            f"{self.package} has changed {self.name}: {found}. Without it, {self.breaks}; "
            f"see {', '.join(self.where)}."
            for check in self.checks
            if (found := _fault(check, packages))
        ]


def _fault(check: Name | Text | Version | Replaced, packages: Packages) -> str:
    try:
        return check.fault(packages)
    except LookupError as error:
        return f"{error.args[0]} is gone"


@cache
def inventory() -> tuple[Internal, ...]:
    """Return all entries."""
    return tuple(
        Internal.model_validate(entry)
        for file in _FILES
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["internal"]
    )


def faults(web: Path | None = None) -> list[str]:
    """Return a sentence for each internal that is gone or has changed; `web` as in `Packages`."""
    packages = Packages(web)
    return [fault for internal in inventory() for fault in internal.faults(packages)]
