"""What stands in for a page whose code failed while it was drawn: a way on, in plain words.

Reflex's own stand-in shows the stack trace to whoever was reading, in styles that release/js does
not take.
"""

from typing import Final

import reflex as rx
from reflex_components_core.base.error_boundary import ErrorBoundary
from reflex_components_core.el.elements.inline import A

from santa_app import theme
from santa_app.components.icons import drawing, icon
from santa_app.content import paths
from santa_app.content.errors import UNEXPECTED, WENT_WRONG

_RELOAD: Final = {"onClick": rx.Var("() => window.location.reload()")}


def _stand_in() -> rx.Component:
    return rx.el.main(
        rx.el.title(WENT_WRONG),
        drawing("scene-404", "h-auto w-64"),
        rx.el.h1(WENT_WRONG, class_name=f"{theme.DISPLAY} text-4xl sm:text-5xl"),
        rx.el.p(UNEXPECTED, class_name="text-lg text-ice"),
        rx.el.div(
            rx.el.button(
                icon("rotate_cw"),
                "Load the page again",
                type="button",
                class_name=theme.GOLD,
                custom_attrs=_RELOAD,
            ),
            # Not React Router's link: the whole site starts anew.
            A.create(icon("house"), "Return to Home", href=paths.HOME, class_name=theme.GHOST),
            class_name="mt-4 flex flex-wrap justify-center gap-3",
        ),
        class_name=(
            "on-night stars flex min-h-screen flex-col items-center justify-center gap-3 bg-linear-to-b "
            "from-night via-night-700 to-night-500 px-4 py-16 text-center text-white"
        ),
        role="alert",
    )


def mishap_boundary() -> rx.Component:
    """Return the boundary around all pages; it reports the error where the page has a websocket."""
    return ErrorBoundary.create(fallback_render=rx.Var.create(_stand_in()))
