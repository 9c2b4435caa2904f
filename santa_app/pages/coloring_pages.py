"""Eight pages to print and color."""

from typing import Final

import reflex as rx

from santa_app.components.buttons import download_link
from santa_app.components.icons import icon, picture
from santa_app.components.json_ld import json_ld_list
from santa_app.components.page import Page
from santa_app.components.sections import banner, heading, page_hero, section, tip_list
from santa_app.components.typography import h3
from santa_app.content import paths
from santa_app.content.coloring import (
    COLORING_PAGES,
    COLORING_TIPS,
    LEAD,
    RANDOM_PAGE,
    ColoringPage,
)
from santa_app.states.analytics import ColoringEvents

CRAYONS: Final = {"Easy": 1, "Medium": 2, "Hard": 3}
"""Filled crayons for each difficulty, out of three."""


def _difficulty(page: ColoringPage) -> rx.Component:
    filled = CRAYONS[page.difficulty]
    return rx.el.div(
        rx.el.p(
            *[
                icon("pencil", 18, "text-holly" if number < filled else "text-ink/20")
                for number in range(len(CRAYONS))
            ],
            rx.el.span(page.difficulty, class_name="ml-1.5 font-bold text-ink"),
            class_name="flex items-center gap-0.5",
        ),
        rx.el.p(page.character, class_name="text-ink-soft"),
        class_name="mt-1.5 grid gap-0.5 text-sm",
    )


def _page_card(page: ColoringPage, number: int) -> rx.Component:
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
            picture(page.preview_image, page.alt, "h-auto w-full", size=(768, 1024)),
            class_name=(
                f"relative bg-white p-2.5 shadow-card ring-1 ring-night/10 transition {lean} "
                "group-hover:rotate-0 group-hover:shadow-lift"
            ),
        ),
        h3(page.title, id=heading_id, class_name="mt-5 text-2xl text-pine"),
        _difficulty(page),
        rx.el.p(page.description, class_name="mt-2 mb-4 text-ink-soft"),
        download_link(
            "Download & Print",
            page.download_url,
            variant="secondary",
            icon_name="printer",
            described_by=heading_id,
            events=[ColoringEvents.page(page.slug)],
            class_name="mt-auto",
        ),
        class_name="group flex flex-col",
    )


def page() -> rx.Component:
    """Return the sections of the coloring page."""
    return rx.fragment(
        page_hero(
            "Coloring Pages",
            LEAD,
            download_link(
                "Download a Random Page",
                RANDOM_PAGE.download_url,
                variant="gold",
                icon_name="dices",
                events=[ColoringEvents.random_page(RANDOM_PAGE.slug)],
            ),
            scene="scene-coloring",
            backdrop="pine",
            eyebrow="Crayons ready?",
            icon_name="palette",
        ),
        section(
            heading("Pick a page", "Every page fits A4 and Letter paper."),
            rx.el.ul(
                *[_page_card(page, number) for number, page in enumerate(COLORING_PAGES)],
                class_name="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4",
            ),
        ),
        section(
            rx.el.div(
                tip_list("Tips for parents", COLORING_TIPS, icon_name="pencil_line"),
                class_name="mx-auto max-w-3xl",
            ),
            shaded=True,
        ),
        banner(
            "Finished a picture?",
            "Tell Santa about it in your letter. He loves to hear which colors you chose.",
            "Write to Santa",
        ),
        json_ld_list(
            "Christmas coloring pages",
            [(page.title, f"{paths.COLORING}#page-{page.slug}") for page in COLORING_PAGES],
        ),
    )


PAGE = Page(
    path=paths.COLORING,
    label="Coloring Pages",
    title="Free Christmas Coloring Pages to Print – Santa, Rudolph and More",
    description=(
        "Eight free Christmas coloring pages as PDF: Santa's sleigh, Rudolph, a gingerbread "
        "house, the elf workshop and more, from easy to hard."
    ),
    keywords=("Christmas coloring pages", "free printable", "Santa coloring", "Rudolph coloring"),
    body=page,
)
