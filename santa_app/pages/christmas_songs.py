"""A songbook of six carols (SPEC section 2, Songs)."""

import reflex as rx

from santa_app import product, theme
from santa_app.components.buttons import external_link, jump_button, link_button
from santa_app.components.icons import icon
from santa_app.components.in_page import in_page_link
from santa_app.components.metadata import Page
from santa_app.components.notes import tip_sheet
from santa_app.components.sections import banner, heading, page_hero, section
from santa_app.components.song_sheet import song_sheet
from santa_app.components.structured import json_ld, publisher
from santa_app.content import paths
from santa_app.content.songs import (
    ENCYCLOPEDIA,
    LEAD,
    PLAYLISTS,
    SINGING_TIPS,
    SONGS,
    ExternalLink,
)
from santa_app.rules.structured_data import item_list


def _hero() -> rx.Component:
    return page_hero(
        "Christmas Songs",
        LEAD,
        jump_button("Open the songbook", "songbook", "book_open"),
        scene="scene-songs",
        above="Fa la la la la",
        sign="music",
    )


def _contents() -> rx.Component:
    return section(
        rx.el.nav(
            rx.el.h2(
                "The songbook",
                class_name=f"{theme.DISPLAY} text-center text-3xl text-pine sm:text-4xl",
            ),
            rx.el.ol(
                *[
                    rx.el.li(
                        in_page_link(
                            rx.el.span(song.title, class_name="font-bold text-ink"),
                            rx.el.span(
                                class_name=(
                                    "mx-2 grow translate-y-[-0.3em] self-end border-b-2 "
                                    "border-dotted border-ink/30"
                                ),
                                custom_attrs={"aria-hidden": "true"},
                            ),
                            rx.el.span(song.duration, class_name="text-ink-soft tabular-nums"),
                            part=song.slug,
                            class_name=(
                                "flex min-h-12 items-center rounded-xl px-3 hover:bg-gold/20"
                            ),
                        )
                    )
                    for song in SONGS
                ],
                class_name="mt-5 text-lg",
            ),
            class_name=f"{theme.CARD} seam seam-pine mx-auto max-w-2xl px-4 pt-11 pb-8 sm:px-10",
            custom_attrs={"aria-label": "The songbook"},
        ),
        id_="songbook",
        class_name="pb-4",
    )


def _outside(link: ExternalLink, sign: str) -> rx.Component:
    return rx.el.li(
        icon(sign, 28, "mt-1 text-gold"),
        rx.el.div(
            rx.el.h3(link.title, class_name=f"{theme.DISPLAY} text-2xl"),
            rx.el.p(link.description, class_name="mt-1 text-ice"),
            external_link(
                f"Open: {link.title}",
                link.url,
                class_name=(
                    "mt-2 inline-flex min-h-11 items-center gap-1.5 font-bold text-gold "
                    "underline underline-offset-4"
                ),
            ),
        ),
        class_name="flex gap-4",
    )


def _listen_on() -> rx.Component:
    return rx.el.section(
        rx.el.div(
            rx.el.h2("Listen and read on", class_name=f"{theme.DISPLAY} text-3xl sm:text-4xl"),
            rx.el.ul(
                _outside(PLAYLISTS[0], "list_music"),
                _outside(PLAYLISTS[1], "headphones"),
                _outside(ENCYCLOPEDIA, "book_open"),
                class_name="mt-8 grid gap-8 lg:grid-cols-3",
            ),
            class_name=theme.WRAP,
        ),
        class_name=theme.NIGHT_BAND,
    )


def _tips() -> rx.Component:
    return section(
        rx.el.div(
            tip_sheet("Singing with children", SINGING_TIPS, sign="mic"),
            rx.el.div(
                heading("And after the last verse", center=False),
                rx.el.div(
                    link_button(
                        "Print a coloring page",
                        paths.COLORING,
                        place="songs",
                        voice="quiet",
                        sign="palette",
                    ),
                    link_button(
                        "See all activities",
                        paths.ACTIVITIES,
                        place="songs",
                        voice="quiet",
                        sign="sparkles",
                    ),
                    class_name="-mt-4 flex flex-wrap gap-3",
                ),
            ),
            class_name="grid items-center gap-10 lg:grid-cols-2",
        )
    )


def page() -> rx.Component:
    """Return the sections of the songbook."""
    return rx.fragment(
        _hero(),
        _contents(),
        rx.el.ol(
            *[song_sheet(song, mirrored=number % 2 == 1) for number, song in enumerate(SONGS)]
        ),
        _listen_on(),
        _tips(),
        banner(
            "Which song is Santa's favorite?",
            "Ask him in your letter, and tell him which one is yours.",
            action="Write to Santa",
            href=product.LETTER_PATH,
            place="closing banner",
        ),
        json_ld(
            item_list(
                "Christmas carols for children",
                [(song.title, f"{paths.SONGS}#{song.slug}") for song in SONGS],
                publisher(),
            )
        ),
    )


PAGE = Page(
    path=paths.SONGS,
    label="Songs",
    title="Christmas Songs for Kids – Six Carols with Words and Stories",
    description=(
        "Six Christmas carols to sing with children: words, where they come from, a true story "
        "about each, and links to watch and sing along."
    ),
    keywords=(
        "Christmas songs for kids",
        "Christmas carols",
        "lyrics",
        "Silent Night",
        "sing-along",
    ),
    body=page,
)
