"""One carol as a song sheet: picture, facts, words to sing, its story and where to hear it."""

from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.components.buttons import external_link, voice_class
from santa_app.components.foreign import with_languages
from santa_app.components.icons import icon, picture
from santa_app.components.notes import chip, chips
from santa_app.components.rating import rating
from santa_app.content.songs import Song

FOREIGN: Final = {
    "deck-the-halls": {"Nos Galan": "cy"},
    "o-christmas-tree": {"O Tannenbaum": "de"},
}
"""Words of other languages in the fun facts, by song."""


def _facts(song: Song) -> rx.Component:
    return chips(
        chip(song.theme, "heart"),
        chip(song.location, "map_pin"),
        chip(song.age_group, "users"),
        chip(f"{song.duration} min", "clock"),
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
        class_name=(
            "relative mt-6 rounded-2xl bg-white px-6 py-4 text-lg text-ink ring-1 ring-night/5"
        ),
    )


def _picture_side(song: Song) -> rx.Component:
    return rx.el.div(
        picture(
            song.thumbnail,
            song.alt,
            width=400,
            height=400,
            class_name="mx-auto h-auto w-full max-w-md rounded-3xl shadow-card",
        ),
        rx.el.div(
            rx.el.ul(
                *[rx.el.li(f"#{tag}", class_name="font-bold text-gold-700") for tag in song.tags],
                class_name="flex flex-wrap gap-x-4 gap-y-1",
                custom_attrs={"aria-label": f"Tags of {song.title}"},
            ),
            rating(song.rating),
            class_name="mx-auto mt-4 flex max-w-md items-start justify-between gap-4",
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
            with_languages(song.fun_fact, FOREIGN.get(song.slug, {})),
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


def song_sheet(song: Song, *, mirrored: bool) -> rx.Component:
    """Return one song as an entry of an ordered list, in a band of its own.

    Args:
        song: The song; its slug is the anchor.
        mirrored: Whether the picture stands on the right, where there is room.
    """
    return rx.el.li(
        rx.el.article(
            _picture_side(song),
            _words_side(song),
            class_name=(
                f"{theme.WRAP} grid items-start gap-8 lg:gap-14 "
                + (
                    "md:grid-cols-[1.5fr_1fr] md:[&>:first-child]:order-2 lg:grid-cols-[1.3fr_1fr]"
                    if mirrored
                    else "md:grid-cols-[1fr_1.5fr] lg:grid-cols-[1fr_1.3fr]"
                )
            ),
            custom_attrs={"aria-labelledby": song.slug},
        ),
        class_name=f"py-14 sm:py-16 {theme.SHADE if mirrored else ''}",
    )
