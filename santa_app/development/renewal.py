"""Compiles the pages that a saved file belongs to, and then all of them.

Runs in a process of its own for each save, which loads the site as it is now. What is compiled
first is written with what the same framework calls write for the whole site, so that the compile
of everything that follows finds these files as it would have written them.
"""

import importlib
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from reflex.compiler import compiler, utils
from reflex.compiler.plugins import default_page_plugins
from reflex.plugins import RadixThemesPlugin
from reflex.reflex import _init
from reflex.utils import path_ops, prerequisites
from reflex_base.config import get_config
from reflex_base.plugins.compiler import CompileContext, CompilerHooks

from santa_app.browser.declaration import SPECS
from santa_app.browser.plugin import states_in_javascript
from santa_app.development.modules import Modules

if TYPE_CHECKING:
    import reflex as rx

APP = "santa_app.santa_app"


def load_app() -> "rx.App":
    """Load the site."""
    return importlib.import_module(APP).app


def prepare_folder() -> None:
    """Make the build folder and what Reflex expects in it, where it is not there yet."""
    if prerequisites.needs_reinit():
        _init(name=get_config().app_name)


def compile_all(since: float) -> None:
    """Compile and write everything, as Reflex does; say how long it took since the change."""
    prerequisites.get_compiled_app()
    _say(since, "all pages")


def renew(app: "rx.App", modules: Modules, changed: frozenset[str], since: float) -> None:
    """Compile and write the pages that import a changed module; say which and how long it took.

    Args:
        app: The site as it is now.
        modules: Who imports whom.
        changed: Names of modules.
        since: When the change was seen, in seconds of `time.monotonic`.
    """
    specs = list(SPECS.values())
    if modules.nearest_first({spec.cls.__module__ for spec in specs}, changed):
        _write(states_in_javascript(specs))
    pages = _by_module(app)
    hooks = _hooks(app)
    for module in modules.nearest_first(pages, changed):
        _write(_compiled(app, hooks, pages[module]))
        others = f" and {len(pages[module]) - 1} more" if len(pages[module]) > 1 else ""
        _say(since, f"/{pages[module][0].route}{others}")


def _say(since: float, pages: str) -> None:
    sys.stdout.write(f"  renewed after {time.monotonic() - since:.1f} s: {pages}\n")
    sys.stdout.flush()


def _write(files: Iterable[tuple[str, str]]) -> None:
    for path, text in files:
        path_ops.write_file(utils.resolve_path_of_web_dir(path), text)


def _by_module(app: "rx.App") -> dict[str, list[Any]]:
    """Return the pages of each module; they share a file for their stateful parts."""
    found = defaultdict(list)
    for page in app._unevaluated_pages.values():  # noqa: SLF001 -- the framework's list of pages
        found[page.component.__module__].append(page)
    return found


def _hooks(app: "rx.App") -> CompilerHooks:
    plugins = (*get_config().plugins, RadixThemesPlugin.create_implicit())
    return CompilerHooks(plugins=default_page_plugins(style=app.style, plugins=plugins))


def _compiled(app: "rx.App", hooks: CompilerHooks, pages: list[Any]) -> Iterator[tuple[str, str]]:
    """Yield path and text of these pages and of their stateful parts."""
    context = CompileContext(app=app, pages=pages, hooks=hooks)
    with context:
        context.compile()
    parts, _ = compiler.compile_memo_components(context.auto_memo_components.values())
    yield from parts
    for page in context.compiled_pages.values():
        if page.output_path and page.output_code:
            yield page.output_path, page.output_code
