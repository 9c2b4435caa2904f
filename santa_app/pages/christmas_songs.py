"""A songbook of six carols (SPEC section 2, Songs)."""

from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.components.buttons import external_link, link_button, voice_class
from santa_app.components.foreign import spoken
from santa_app.components.icons import icon, picture
from santa_app.components.metadata import Page
from santa_app.components.notes import chip, chips, tip_sheet
from santa_app.components.sections import banner, heading, page_hero, section
from santa_app.components.structured import json_ld, publisher
from santa_app.content import paths
from santa_app.content.songs import ENCYCLOPEDIA, PLAYLISTS, SINGING_TIPS, SONGS, OutsideLink, Song
from santa_app.rules.structured_data import item_list

FOREIGN: Final = {
    "deck-the-halls": {"Nos Galan": "cy"},
    "o-christmas-tree": {"O Tannenbaum": "de"},
}
"""Words of other languages in the fun facts, by song."""


def _hero() -> rx.Component:
    return page_hero(
        "Christmas Songs",
        "Six carols to sing in the kitchen, in the car or at the neighbors' door, each with its "
        "words and its story.",
        rx.el.a(
            icon("book_open"),
            "Open the songbook",
            href="#songbook",
            class_name=voice_class("gold"),
        ),
        scene="scene-songs",
        above="Fa la la la la",
        sign="music",
    )


def _contents() -> rx.Component:
    return section(
        rx.el.nav(
            rx.el.h2(
                "The songbook", class_name=f"{theme.DISPLAY} text-center text-3xl text-pine sm:text-4xl"
            ),
            rx.el.ol(
                *[
                    rx.el.li(
                        rx.el.a(
                            rx.el.span(song.title, class_name="font-bold text-ink"),
                            rx.el.span(
                                class_name="mx-2 grow translate-y-[-0.3em] self-end border-b-2 border-dotted border-ink/30",
                                custom_attrs={"aria-hidden": "true"},
                            ),
                            rx.el.span(song.duration, class_name="text-ink-soft tabular-nums"),
                            href=f"#{song.slug}",
                            class_name="flex min-h-12 items-center rounded-xl px-3 hover:bg-gold/20",
                        )
                    )
                    for song in SONGS
                ],
                class_name="mt-5 text-lg",
            ),
            class_name=f"{theme.CARD} mx-auto max-w-2xl border-t-8 border-pine px-4 py-8 sm:px-10",
            custom_attrs={"aria-label": "The songbook"},
        ),
        id_="songbook",
        class_name="pb-4",
    )


def _facts(song: Song) -> rx.Component:
    return chips(
        chip(song.theme, "heart"),
        chip(song.location, "map_pin"),
        chip(song.age_group, "users"),
        chip(f"{song.duration} min", "clock"),
        chip(f"{song.rating} of 5", "star"),
        class_name="mt-4",
    )


def _lyrics(song: Song) -> rx.Component:
    lines = song.lyrics.split("\n")
    return rx.el.blockquote(
        icon("music_2", 30, "absolute -top-3 -left-3 text-holly"),
        *[
            rx.el.p(line, class_name="border-b border-night-500/20 py-1.5 leading-7 italic")
            for line in lines
        ],
        class_name="relative mt-6 rounded-2xl bg-white px-6 py-4 text-lg text-ink ring-1 ring-night/5",
    )


def _picture_side(song: Song) -> rx.Component:
    return rx.el.div(
        picture(
            song.thumbnail, song.alt, width=640, height=480, class_name="h-auto w-full rounded-3xl"
        ),
        rx.el.ul(
            *[rx.el.li(f"#{tag}", class_name="font-bold text-gold-700") for tag in song.tags],
            class_name="mt-4 flex flex-wrap gap-x-4 gap-y-1",
            custom_attrs={"aria-label": f"Tags of {song.title}"},
        ),
    )


def _words_side(song: Song) -> rx.Component:
    return rx.el.div(
        rx.el.h3(
            song.title,
            id=song.slug,
            class_name=f"{theme.DISPLAY} text-3xl text-pine sm:text-4xl",
        ),
        rx.el.p(song.artist, class_name="mt-1 font-bold text-ink-soft"),
        _facts(song),
        rx.el.p(song.description, class_name="mt-4 text-lg text-ink"),
        _lyrics(song),
        rx.el.p(
            rx.el.b("Did you know? ", class_name="text-holly"),
            spoken(song.fun_fact, FOREIGN.get(song.slug, {})),
            class_name="mt-5 text-ink",
        ),
        rx.el.div(
            external_link(
                "Watch and sing", song.youtube_url, sign="play", class_name=voice_class("primary")
            ),
            external_link(
                "Just listen", song.spotify_url, sign="headphones", class_name=voice_class("quiet")
            ),
            class_name="mt-6 flex flex-wrap gap-3",
        ),
    )


def _song(song: Song, number: int) -> rx.Component:
    odd = number % 2 == 1
    return rx.el.li(
        rx.el.article(
            _picture_side(song),
            _words_side(song),
            class_name=(
                f"{theme.WRAP} grid items-start gap-8 lg:gap-14 "
                + ("lg:grid-cols-[1.3fr_1fr] lg:[&>:first-child]:order-2" if odd else "lg:grid-cols-[1fr_1.3fr]")
            ),
            custom_attrs={"aria-labelledby": song.slug},
        ),
        class_name=f"py-14 sm:py-16 {'bg-snow-200' if odd else ''}",
    )


def _outside(link: OutsideLink, sign: str) -> rx.Component:
    return rx.el.li(
        icon(sign, 28, "mt-1 text-gold"),
        rx.el.div(
            rx.el.h3(link.title, class_name=f"{theme.DISPLAY} text-2xl"),
            rx.el.p(link.description, class_name="mt-1 text-ice"),
            external_link(
                f"Open: {link.title}",
                link.url,
                class_name="mt-2 inline-flex min-h-11 items-center gap-1.5 font-bold text-gold underline underline-offset-4",
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
                class_name="mt-8 grid gap-8 md:grid-cols-3",
            ),
            class_name=theme.WRAP,
        ),
        class_name="on-night stars bg-linear-to-r from-night via-night-700 to-night py-16 text-white",
    )


def _tips() -> rx.Component:
    return section(
        rx.el.div(
            tip_sheet("Singing with children", SINGING_TIPS, sign="mic"),
            rx.el.div(
                heading("And after the last verse", center=False),
                rx.el.div(
                    link_button("Print a coloring page", paths.COLORING, place="songs", voice="quiet", sign="palette"),
                    link_button("See all activities", paths.ACTIVITIES, place="songs", voice="quiet", sign="sparkles"),
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
        rx.el.ol(*[_song(song, number) for number, song in enumerate(SONGS)]),
        _listen_on(),
        _tips(),
        banner(
            "Which song is Santa's favorite?",
            "Ask him in your letter, and tell him which one is yours.",
            action="Write to Santa",
            href=paths.LETTER,
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
    label="Christmas Songs",
    title="Christmas Songs for Kids – Six Carols with Words and Stories",
    description=(
        "Six Christmas carols to sing with children: words, where they come from, a true story "
        "about each, and links to watch and sing along."
    ),
    keywords=("Christmas songs for kids", "Christmas carols", "lyrics", "Silent Night", "sing-along"),
    body=page,
)
