"""The not-found page."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content.pages import NOT_FOUND, PAGES
from santa_app.states.analytics import Analytics


def page() -> rx.Component:
    words = PAGES[NOT_FOUND].headings["lost"]
    return rx.el.section(
        rx.el.div(
            ui.drawing("scene-404", "mx-auto h-auto w-full max-w-md", eager=True),
            rx.el.h1(
                rx.el.span(
                    "404",
                    class_name=f"{theme.FIGURE} block text-7xl text-gold sm:text-8xl",
                ),
                rx.el.span(
                    words.title, class_name=f"{theme.DISPLAY} mt-3 block text-3xl sm:text-4xl"
                ),
            ),
            rx.el.p(words.text, class_name="mt-4 text-lg text-ice"),
            rx.el.div(
                ui.page_button(NOT_FOUND, "home"),
                class_name="mt-8",
            ),
            class_name=f"{theme.CONTAINER} relative pt-28 pb-24 text-center",
        ),
        on_mount=Analytics.missing,
        class_name="on-night stars runs-on bg-linear-to-b from-night via-night-500 to-night text-white",
    )


PAGE = ui.Page.at(NOT_FOUND, body=page)
