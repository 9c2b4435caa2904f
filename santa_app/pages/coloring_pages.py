"""The pages to print and color."""

from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app.content import coloring as words
from santa_app.content import paths
from santa_app.content.checks import DIFFICULTY_NAMES
from santa_app.content.coloring_on_screen import WORDS
from santa_app.i18n import gettext as _
from santa_app.states.analytics import ColoringEvents

CRAYONS: Final = {"Easy": 1, "Medium": 2, "Hard": 3}
"""Filled crayons for each difficulty, out of three."""

_NARROW: Final = (
    "max-sm:px-2! max-sm:text-[0.9375rem] max-sm:[&>svg]:hidden "
    "lg:max-xl:gap-1.5! lg:max-xl:px-2! lg:max-xl:text-sm"
)


def _difficulty(page: words.ColoringPage) -> rx.Component:
    filled = CRAYONS[page.difficulty]
    return rx.el.p(
        *[
            ui.icon("pencil", 18, "text-holly" if number < filled else "text-ink/20")
            for number in range(len(CRAYONS))
        ],
        rx.el.span(DIFFICULTY_NAMES[page.difficulty], class_name="ms-1.5 font-bold text-ink"),
        class_name="mt-1.5 flex flex-wrap items-center gap-0.5 text-sm",
    )


def _page_card(page: words.ColoringPage, number: int) -> rx.Component:
    heading_id = f"page-{page.slug}"
    lean = ("-rotate-1", "rotate-1", "rotate-[0.6deg]")[number % 3]
    return rx.el.li(
        rx.el.div(
            rx.el.span(
                class_name=(
                    "absolute -top-3 left-1/2 z-1 h-6 w-24 -translate-x-1/2 -rotate-2 bg-gold/70"
                ),
                aria_hidden="true",
            ),
            ui.picture(page.preview_image, page.alt, "h-auto w-full", size=(768, 1024)),
            class_name=(
                f"relative bg-white p-1.5 shadow-card ring-1 ring-night/10 transition "
                f"group-hover:rotate-0 group-hover:shadow-lift sm:p-2.5 {lean}"
            ),
        ),
        rx.el.div(
            ui.h3(
                page.title,
                id=heading_id,
                class_name="mt-4 text-2xl leading-tight text-pine sm:mt-5",
            ),
            _difficulty(page),
            # A phone shows pictures in two columns, too narrow for it.
            rx.el.p(page.description, class_name="mt-2 text-ink-soft max-sm:hidden"),
            ui.download_link(
                _("Download & Print"),
                page.download_url,
                variant="secondary",
                icon_name="printer",
                described_by=heading_id,
                events=[ColoringEvents.page(page.slug)],
                class_name=f"mt-3 sm:mt-auto {_NARROW}",
            ),
            ui.page_link(
                ui.icon("palette"),
                WORDS["color_it"],
                href=f"{paths.COLOR_ONLINE}?page={page.slug}",
                class_name=ui.button_class("primary", f"mt-2 sm:mt-3 {_NARROW}"),
                aria_describedby=heading_id,
            ),
            class_name="flex min-w-0 grow flex-col",
        ),
        class_name="group flex flex-col",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(
            paths.COLORING,
            ui.download_link(
                _("Download a Random Page"),
                words.RANDOM_PAGE.download_url,
                variant="gold",
                icon_name="dices",
                events=[ColoringEvents.random_page(words.RANDOM_PAGE.slug)],
                class_name="md:max-lg:px-4!",
            ),
        ),
        ui.section(
            ui.part_heading(paths.COLORING, "pages"),
            rx.el.ul(
                *[_page_card(page, number) for number, page in enumerate(words.COLORING_PAGES)],
                class_name=(
                    "grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.25rem,40%)),1fr))] gap-x-4 gap-y-9 "
                    "sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4 lg:gap-x-8"
                ),
            ),
        ),
        ui.section(
            rx.el.div(
                ui.tip_list(_("Tips for parents"), words.TABLE.tips, icon_name="pencil_line"),
                class_name="mx-auto max-w-3xl",
            ),
            shaded=True,
        ),
        ui.banner(paths.COLORING),
    )


PAGE = ui.Page.at(paths.COLORING, body=page)
