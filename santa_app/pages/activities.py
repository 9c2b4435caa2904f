"""The activities page: things to do, songs, coloring pages, card crafts and an Advent calendar.

SPEC section 2, Activities; the filter follows sections 4 and 5.
"""

from typing import Final

import reflex as rx

from santa_app import product, theme
from santa_app.components.activity_card import activity_card
from santa_app.components.activity_previews import coloring_wall, song_sheet, ticket
from santa_app.components.advent_calendar import advent_calendar
from santa_app.components.buttons import jump_button, link_button
from santa_app.components.choices import choice_buttons, clear_button, count_line, nothing_found
from santa_app.components.craft_card import craft_card, upload_card
from santa_app.components.in_page import in_page_link
from santa_app.components.metadata import Page
from santa_app.components.sections import banner, heading, page_hero, section
from santa_app.components.structured import json_ld, publisher
from santa_app.components.trail import trail
from santa_app.content import paths
from santa_app.content.activities import ACTIVITIES, ADVENT_IDEAS, CATEGORIES, PAGE_CLAIMS
from santa_app.content.checks import DIFFICULTIES
from santa_app.content.coloring import COLORING_PAGES
from santa_app.content.crafts import CARD_CRAFTS
from santa_app.content.songs import SONGS
from santa_app.rules.filters import ALL
from santa_app.rules.structured_data import item_list
from santa_app.states.activity_filter import ActivityFilterState

NAME = "Activities"

_JUMPS: Final = (
    ("things-to-do", "Things to do"),
    ("songs", "Songs"),
    ("coloring", "Coloring"),
    ("card-crafts", "Cards"),
    ("advent", "Advent"),
)


def _all(values: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(ALL, "All"), *[(value, value) for value in values]]


def _claims() -> rx.Component:
    return rx.el.div(
        rx.el.dl(
            *[
                rx.el.div(
                    rx.el.dt(claim.label, class_name="order-2 font-bold text-ink-soft"),
                    rx.el.dd(
                        claim.value, class_name=f"{theme.FIGURE} text-3xl text-holly sm:text-4xl"
                    ),
                    class_name="flex flex-col items-center px-3 sm:px-10",
                )
                for claim in PAGE_CLAIMS
            ],
            class_name="flex justify-center divide-x divide-ink/15 text-center",
        ),
        rx.el.nav(
            *[
                in_page_link(
                    words,
                    part=part,
                    class_name=(
                        "inline-flex min-h-11 items-center rounded-full border-2 border-pine/25 bg-white px-4 "
                        "font-bold text-pine hover:border-pine"
                    ),
                )
                for part, words in _JUMPS
            ],
            class_name="no-print mt-8 flex flex-wrap justify-center gap-2",
            custom_attrs={"aria-label": "On this page"},
        ),
        class_name=f"{theme.WRAP} pt-8",
    )


def _things_to_do() -> rx.Component:
    state = ActivityFilterState
    return section(
        heading(
            "Things to do together", "Six afternoons, ready to unpack. Choose what fits today."
        ),
        rx.el.div(
            choice_buttons(
                "Category",
                _all(CATEGORIES),
                chosen=state.chosen_category,
                choose=state.set_category,
            ),
            choice_buttons(
                "Difficulty",
                _all(DIFFICULTIES),
                chosen=state.chosen_difficulty,
                choose=state.set_difficulty,
            ),
            class_name=(
                f"{theme.CARD} mb-6 flex flex-col gap-x-10 gap-y-3 p-5 noscript:hidden sm:px-7 xl:flex-row"
            ),
        ),
        rx.el.div(count_line(state.count_text), class_name="mb-6"),
        rx.el.ul(
            *[
                rx.el.li(activity_card(one), id=one.slug, hidden=~state.shown.contains(one.slug))
                for one in ACTIVITIES
            ],
            class_name="grid gap-6 md:grid-cols-2 lg:grid-cols-3",
        ),
        rx.el.div(
            nothing_found(
                "Nothing fits both",
                "No activity has this category and this difficulty. Try another pair, or look at all six.",
                clear_button("Show all activities", state.clear),
            ),
            hidden=state.shown.length() > 0,
        ),
        json_ld(
            item_list(
                "Christmas activities",
                [(one.title, f"{paths.ACTIVITIES}#{one.slug}") for one in ACTIVITIES],
                publisher(),
            )
        ),
        id_="things-to-do",
    )


def _songs() -> rx.Component:
    return section(
        heading("Sing along", "Carols that everybody knows, or will by Christmas Eve."),
        rx.el.div(
            song_sheet(SONGS),
            rx.el.div(
                link_button("All Christmas Songs", paths.SONGS, place="songs", sign="music"),
                class_name="mt-7 text-center",
            ),
            class_name=f"{theme.CARD} border-l-8 border-double border-holly/60 p-5 sm:p-10",
        ),
        shaded=True,
        id_="songs",
    )


def _coloring() -> rx.Component:
    return section(
        heading("Coloring pages", "Print one now, and the table is quiet for half an hour."),
        coloring_wall(COLORING_PAGES),
        rx.el.div(
            link_button("See All Coloring Pages", paths.COLORING, place="coloring", sign="palette"),
            class_name="mt-10 text-center",
        ),
        id_="coloring",
    )


def _crafts() -> rx.Component:
    return section(
        heading("Card crafts", "Cards that are kept for years, because somebody made them."),
        rx.el.ul(
            *[craft_card(craft) for craft in CARD_CRAFTS],
            class_name="grid gap-7 md:grid-cols-2",
        ),
        upload_card(),
        shaded=True,
        id_="card-crafts",
    )


def _advent() -> rx.Component:
    return section(
        heading("25 small ideas for Advent", "One door a day. No peeking! Well, perhaps one."),
        advent_calendar(ADVENT_IDEAS),
        id_="advent",
    )


def _tickets() -> rx.Component:
    return rx.el.div(
        ticket(
            "Is your name on it?",
            "The Nice List takes one first name and three seconds.",
            "Check the Nice List",
            paths.NICE_LIST,
            "bg-linear-to-br from-holly to-holly-700",
        ),
        ticket(
            "Where is the sleigh now?",
            "Follow Santa's journey on the night of December 24.",
            "Track Santa",
            paths.TRACKER,
            "bg-linear-to-br from-night-500 to-night",
        ),
        class_name=f"{theme.WRAP} no-print grid gap-6 pb-16 md:grid-cols-2",
    )


def page() -> rx.Component:
    """Return the sections of the activities page."""
    return rx.fragment(
        page_hero(
            "Christmas Activities",
            "Bake, snip, sing and write: rainy-day plans and snow-day plans for the whole family.",
            jump_button("Find Something to Do", "things-to-do", "sparkles"),
            scene="scene-activities",
            sky="pine",
            above="Fun for every day of December",
            sign="sparkles",
        ),
        trail((NAME, paths.ACTIVITIES)),
        _claims(),
        _things_to_do(),
        _songs(),
        _coloring(),
        banner(
            "Movie night?",
            "Eight films, one blanket, and popcorn for the reindeer.",
            action="Browse Christmas Movies",
            href=paths.MOVIES,
            place="movie banner",
        ),
        _crafts(),
        _advent(),
        _tickets(),
        banner(
            "The best activity of all",
            "Write to Santa, and find his answer in a parent's inbox.",
            action="Write Your Letter",
            href=product.LETTER_PATH,
            place="closing banner",
        ),
    )


PAGE = Page(
    path=paths.ACTIVITIES,
    label=NAME,
    title="Christmas Activities for Children – Crafts, Songs, Games",
    description=(
        "Christmas activities for families: baking, crafts, songs, coloring pages, handmade cards "
        "with templates, and 25 small ideas for Advent."
    ),
    keywords=("Christmas activities", "Christmas crafts", "card crafts", "Advent calendar", "kids"),
    body=page,
)
