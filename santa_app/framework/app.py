"""The Reflex app, with places around it and in it that Reflex does not offer by name."""

from collections.abc import Callable, Sequence
from typing import Any

import reflex as rx
from starlette.types import ASGIApp

from santa_app.framework.components import EventQueueGuard

Middleware = Callable[[ASGIApp], ASGIApp]
_ERROR_BOUNDARY, _OVERLAY = (55, "ErrorBoundary"), (5, "Overlay")


class _App(rx.App):
    around: Sequence[Middleware] = ()

    def __call__(self) -> ASGIApp:
        """Return what the web server calls."""
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
    """Return the app.

    Args:
        middleware: Wraps the whole server, the innermost first, inside the contexts of the app.
            (An `api_transformer` stands behind a router of Reflex, which answers some requests by
            itself.)
        error_boundary: Replaces Reflex's, which shows the stack trace.
        on_every_page: Components that stay while pages come and go, the outermost first.
        **options: The other options of `rx.App`.
    """
    components = [EventQueueGuard.create, *on_every_page]
    app = _App(
        extra_app_wraps={
            _ERROR_BOUNDARY: lambda _stateful: error_boundary(),
            **{
                (len(components) - number, f"OnEveryPage{number}"): _wrap(create)
                for number, create in enumerate(components)
            },
        },
        **options,
    )
    app.around = middleware
    # The page that needs the connection reports itself that it is lost.
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
    """Add a page to the app.

    Args:
        app: The app.
        page: The function that returns the page's components.
        module: The Python module whose functions share a JavaScript chunk. Reflex puts there the
            stateful parts of all of them, so that a page loads only those of its own module.
        **options: The options of `App.add_page`.
    """
    page.__module__ = module
    app.add_page(page, **options)
