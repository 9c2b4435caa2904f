"""The error boundary around all pages: a message and two buttons instead of a failed page.

Reflex's own fallback shows the stack trace to visitors, in styles that framework/build/js does not support.
"""

import reflex as rx

from santa_app import theme
from santa_app.components.buttons import button
from santa_app.components.icons import drawing
from santa_app.components.typography import h1
from santa_app.content import paths
from santa_app.content.errors import LOAD_AGAIN, UNEXPECTED, WAY_HOME, WENT_WRONG
from santa_app.framework.components import A, ErrorBoundary, own_elements


def _fallback() -> rx.Component:
    return rx.el.main(
        rx.el.title(WENT_WRONG),
        drawing("scene-404", "h-auto w-64"),
        h1(WENT_WRONG, class_name="text-4xl sm:text-5xl"),
        rx.el.p(UNEXPECTED, class_name="text-lg text-ice"),
        rx.el.div(
            button(
                LOAD_AGAIN,
                variant="gold",
                custom_attrs={"onClick": rx.Var("() => window.location.reload()")},
            ),
            # Not React Router's link: the whole app must start again.
            A.create(WAY_HOME, href=paths.HOME, class_name=theme.GHOST),
            class_name="mt-4 flex flex-wrap justify-center gap-3",
        ),
        class_name=(
            "on-night stars flex min-h-screen flex-col items-center justify-center gap-3 bg-linear-to-b "
            "from-night via-night-700 to-night-500 px-4 py-16 text-center text-white"
        ),
        role="alert",
    )


def error_boundary() -> rx.Component:
    """Return the boundary; it reports the error to the server where the page has a websocket."""
    return ErrorBoundary.create(
        fallback_render=rx.Var.create(own_elements(_fallback(), of="the error page"))
    )
