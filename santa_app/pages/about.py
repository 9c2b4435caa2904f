"""Who we are: mission, elves and the magic of Christmas."""

from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app import product
from santa_app.content import about as words
from santa_app.content import paths
from santa_app.i18n import gettext as _

DRAWINGS: Final = {
    "mission": ("/art/card-family.svg", 320, 240),
    "elves": ("/art/advent/19.svg", 640, 480),
    "magic": ("/art/card-track-santa.svg", 320, 240),
}
"""Picture of each chapter, with its intrinsic width and height."""


def _chapter(chapter: words.Section, number: int) -> rx.Component:
    src, width, height = DRAWINGS[chapter.slug]
    even = number % 2 == 0
    first, *others = chapter.paragraphs
    return ui.section(
        rx.el.div(
            ui.picture(
                src,
                "",
                "mx-auto h-auto w-full max-w-md rounded-[40%_60%_52%_48%/46%_40%_60%_54%] "
                + ("md:order-2" if even else ""),
                size=(width, height),
            ),
            rx.el.div(
                ui.h2(
                    ui.icon(chapter.icon, 30, "text-holly"),
                    chapter.title,
                    class_name="flex items-center gap-3 text-4xl text-pine sm:text-5xl",
                ),
                rx.el.p(first, class_name="mt-5 text-xl leading-relaxed text-ink"),
                *[rx.el.p(text, class_name="mt-4 text-lg text-ink-soft") for text in others],
            ),
            class_name=(
                "grid items-center gap-10 lg:gap-16 "
                + ("md:grid-cols-[1.3fr_1fr]" if even else "md:grid-cols-[1fr_1.3fr]")
            ),
        ),
        shaded=even,
        id_=chapter.slug,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.ABOUT),
        *[
            _chapter(chapter, number)
            for number, chapter in enumerate(words.TABLE.sections, start=1)
        ],
        ui.night_section(
            ui.h2(_("What we believe in"), class_name="text-3xl sm:text-4xl"),
            rx.el.ul(
                *[
                    rx.el.li(
                        ui.icon(value.icon, 34, "text-gold"),
                        ui.h3(
                            value.title,
                            class_name="mt-2 text-2xl text-gold-300 sm:mt-3 sm:text-3xl",
                        ),
                        rx.el.p(product.with_settings(value.text), class_name="mt-2 text-ice"),
                    )
                    for value in words.TABLE.values
                ],
                class_name="mt-6 grid grid-cols-2 gap-x-5 gap-y-8 max-[20rem]:grid-cols-1 sm:mt-10 sm:gap-10 lg:grid-cols-4",
            ),
        ),
        ui.section(
            rx.el.div(
                rx.el.div(
                    ui.h2(words.TABLE.operator.title, class_name="text-4xl text-pine"),
                    rx.el.p(words.TABLE.operator.text, class_name="mt-3 text-lg text-ink"),
                ),
                ui.operator_address(),
                class_name="mx-auto grid max-w-4xl items-center gap-x-10 md:grid-cols-[2fr_3fr]",
            ),
            id_="operator",
        ),
        ui.banner(paths.ABOUT),
    )


PAGE = ui.Page.at(paths.ABOUT, body=page)
