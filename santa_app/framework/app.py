"""Creates the Reflex app with extension points that Reflex's public API lacks."""

from collections.abc import Callable, Sequence
from contextlib import chdir
from typing import Any

import reflex as rx
from starlette.types import ASGIApp

from santa_app.build_folder import ROOT
from santa_app.framework.components import EventQueueGuard

Middleware = Callable[[ASGIApp], ASGIApp]
_ERROR_BOUNDARY, _OVERLAY = (55, "ErrorBoundary"), (5, "Overlay")


class _App(rx.App):
    around: Sequence[Middleware] = ()

    def __call__(self) -> ASGIApp:
        with self.set_contexts():
            whole = super().__call__()
            for wrap in self.around:
                whole = wrap(whole)
            return whole


def create_app(
    *,
    middleware: Sequence[Middleware],
    error_boundary: Callable[[], rx.Component],
    on_every_page: Sequence[Callable[[], rx.Component]],
    **options: Any,  # noqa: ANN401 -- those of rx.App
) -> rx.App:
    """Return the app with further options of `rx.App`.

    The `middleware`, the innermost first, wraps the whole server inside the contexts of the app; an
    `api_transformer` stands behind a router of Reflex, which answers some requests itself.
    `error_boundary` replaces Reflex's, which shows the stack trace. The components `on_every_page`,
    the outermost first, stay mounted during navigation.
    """
    components = [EventQueueGuard.create, *on_every_page]
    wraps: dict[tuple[int, str], Callable[[bool], rx.Component | None]] = {
        (len(components) - number, f"OnEveryPage{number}"): _wrap(create)
        for number, create in enumerate(components)
    }
    wraps[_ERROR_BOUNDARY] = lambda _stateful: error_boundary()
    with chdir(ROOT):  # a new app loads rxconfig.py once more, from the current folder
        app = _App(extra_app_wraps=wraps, **options)
    app.around = middleware
    # Pages that need the connection report its loss themselves.
    app.app_wraps.pop(_OVERLAY)
    return app


def _wrap(create: Callable[[], rx.Component]) -> Callable[[bool], rx.Component]:
    return lambda _stateful: create()


def add_page(
    app: rx.App,
    page: Callable[[], rx.Component],
    *,
    module: str,
    **options: Any,  # noqa: ANN401 -- those of App.add_page
) -> None:
    """Add a page to the app, with further options of `App.add_page`.

    Reflex puts the stateful parts of all functions of a Python `module` into one JavaScript chunk,
    so a page loads only those of its own module.
    """
    page.__module__ = module
    app.add_page(page, **options)
