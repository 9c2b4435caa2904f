"""The not-found page."""

import reflex as rx

from santa_app import components as ui
from santa_app import product, theme
from santa_app.content import not_found as words
from santa_app.content import paths
from santa_app.i18n import gettext as _
from santa_app.states.analytics import Analytics


def page() -> rx.Component:
    return rx.el.section(
        rx.el.div(
            ui.drawing("scene-404", "mx-auto h-auto w-full max-w-md", eager=True),
            rx.el.h1(
                rx.el.span(
                    words.HEADLINE,
                    class_name=f"{theme.FIGURE} block text-7xl text-gold sm:text-8xl",
                ),
                rx.el.span(
                    words.MESSAGE, class_name=f"{theme.DISPLAY} mt-3 block text-3xl sm:text-4xl"
                ),
            ),
            rx.el.p(words.HELP, class_name="mt-4 text-lg text-ice"),
            rx.el.div(
                ui.link_button(
                    words.WAY_HOME, paths.HOME, place="not found", variant="gold", icon_name="house"
                ),
                class_name="mt-8",
            ),
            class_name=f"{theme.CONTAINER} relative pt-28 pb-24 text-center",
        ),
        on_mount=Analytics.missing,
        class_name="on-night stars runs-on bg-linear-to-b from-night via-night-500 to-night text-white",
    )


PAGE = ui.Page(
    path="/404",
    label=_("Page not found"),
    title=_("Page not found – {name}").format(name=product.NAME),
    description=_("We couldn't find that page. Let's walk back to Santa's home page together."),
    keywords=_("page not found"),
    body=page,
    indexed=False,
    everywhere=True,
    social="home",
)
