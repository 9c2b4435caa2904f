"""Eight pages to print and color (SPEC section 2, Coloring pages)."""

from typing import Final

import reflex as rx

from santa_app import product, theme
from santa_app.components.downloads import download_link
from santa_app.components.icons import icon, picture
from santa_app.components.metadata import Page
from santa_app.components.notes import tip_sheet
from santa_app.components.sections import banner, heading, page_hero, section
from santa_app.components.structured import json_ld, publisher
from santa_app.content import paths
from santa_app.content.coloring import (
    COLORING_PAGES,
    COLORING_TIPS,
    LEAD,
    RANDOM_PAGE,
    ColoringPage,
)
from santa_app.rules.structured_data import item_list
from santa_app.states.analytics import ColoringEvents

CRAYONS: Final = {"Easy": 1, "Medium": 2, "Hard": 3}
"""Crayons shown for each difficulty, out of three."""


def _hero() -> rx.Component:
    return page_hero(
        "Coloring Pages",
        LEAD,
        download_link(
            "Download a Random Page",
            RANDOM_PAGE.download_url,
            voice="gold",
            sign="dices",
            events=[ColoringEvents.random_page(RANDOM_PAGE.slug)],
        ),
        scene="scene-coloring",
        sky="pine",
        above="Crayons ready?",
        sign="palette",
    )


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


def _sheet(page: ColoringPage, number: int) -> rx.Component:
    heading_id = f"page-{page.slug}"
    lean = ("-rotate-1", "rotate-1", "rotate-[0.6deg]")[number % 3]
    return rx.el.li(
        rx.el.div(
            rx.el.span(
                class_name=(
                    "absolute -top-3 left-1/2 z-1 h-6 w-24 -translate-x-1/2 -rotate-2 bg-gold/70"
                ),
                custom_attrs={"aria-hidden": "true"},
            ),
            picture(
                page.preview_image,
                page.alt,
                width=768,
                height=1024,
                class_name="h-auto w-full",
            ),
            class_name=(
                f"relative bg-white p-2.5 shadow-card ring-1 ring-night/10 transition {lean} "
                "group-hover:rotate-0 group-hover:shadow-lift"
            ),
        ),
        rx.el.h3(page.title, id=heading_id, class_name=f"{theme.DISPLAY} mt-5 text-2xl text-pine"),
        _difficulty(page),
        rx.el.p(page.description, class_name="mt-2 mb-4 text-ink-soft"),
        download_link(
            "Download & Print",
            page.download_url,
            voice="quiet",
            sign="printer",
            described_by=heading_id,
            events=[ColoringEvents.page(page.slug)],
            class_name="mt-auto",
        ),
        class_name="group flex flex-col",
    )


def _gallery() -> rx.Component:
    return section(
        heading("Pick a page", "Every page fits A4 and Letter paper."),
        rx.el.ul(
            *[_sheet(page, number) for number, page in enumerate(COLORING_PAGES)],
            class_name="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4",
        ),
    )


def _tips() -> rx.Component:
    return section(
        rx.el.div(
            tip_sheet("Tips for parents", COLORING_TIPS, sign="pencil_line"),
            class_name="mx-auto max-w-3xl",
        ),
        shaded=True,
    )


def page() -> rx.Component:
    """Return the sections of the coloring page."""
    return rx.fragment(
        _hero(),
        _gallery(),
        _tips(),
        banner(
            "Finished a picture?",
            "Tell Santa about it in your letter. He loves to hear which colors you chose.",
            action="Write to Santa",
            href=product.LETTER_PATH,
            place="closing banner",
        ),
        json_ld(
            item_list(
                "Christmas coloring pages",
                [(page.title, f"{paths.COLORING}#page-{page.slug}") for page in COLORING_PAGES],
                publisher(),
            )
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
