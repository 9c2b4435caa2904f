"""Typed objects whose methods run in the browser: `browser`, and those that a site adds."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NoReturn


class BrowserError(Exception):
    """The browser could not do what was asked. Compiled code can catch it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FunctionsSpec:
    """Where the JavaScript of an object's methods is.

    Attributes:
        api: The class that declares the methods.
        script: The site's JavaScript file, or None for the package's own.
        files: The package's own files, by the methods that are not in js/browser_api.js.
        owned: The methods whose JavaScript gets the store of the State that calls them first.
    """

    api: type
    script: Path | None
    files: Mapping[str, str]
    owned: Collection[str]


class Functions:
    """Passes each call on to the stand-in of a test; compiled code calls JavaScript instead."""

    stand_in: ClassVar[object] = None

    def __init__(
        self,
        api: type,
        *,
        script: Path | None = None,
        files: Mapping[str, str] | None = None,
        owned: Collection[str] = (),
    ) -> None:
        self._spec = FunctionsSpec(api=api, script=script, files=files or {}, owned=owned)

    def __getattr__(self, name: str) -> Callable[..., object]:
        if name.startswith("_") or not hasattr(self._spec.api, name):
            raise AttributeError(f"`{self._spec.api.__name__}` has no {name}")

        def refuse(*_arguments: object, **_keywords: object) -> NoReturn:
            raise BrowserError(f"{name}() needs a browser; tests use FakeBrowser.")

        return getattr(self.stand_in, f"_do_{name}", refuse)


def browser_functions(api: type, script: Path, *, owned: Collection[str] = ()) -> Any:  # noqa: ANN401 - an object of the class
    """Make an object whose methods are functions of a JavaScript file of the site.

    Args:
        api: A class that declares the methods with their types.
        script: The file; it exports a function for each method. A page loads it only if its State
            calls one. It may import "./store.js", "./python.js" and "./storage.js" of this
            package.
        owned: The methods whose JavaScript function gets the store of the calling State as its
            first argument, for effects that must end with the page.

    In CPython every call raises `BrowserError`, unless a test uses a `FakeBrowser` that has a
    method `_do_NAME` for it.
    """
    return Functions(api, script=script, owned=owned)


def functions_spec(functions: Functions) -> FunctionsSpec:
    """Return where the JavaScript of an object's methods is."""
    return vars(functions)["_spec"]


def replace_browser(stand_in: object) -> object:
    """Use the `_do_…` methods of another stand-in from now on; return the previous one."""
    before, Functions.stand_in = Functions.stand_in, stand_in
    return before
