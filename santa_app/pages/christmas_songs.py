"""A songbook of six carols."""

from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content import songs as words


def _contents() -> rx.Component:
    return ui.section(
        rx.el.nav(
            ui.h2("The songbook", class_name="text-center text-3xl text-pine sm:text-4xl"),
            rx.el.ol(
                *[
                    rx.el.li(
                        ui.anchor_link(
                            rx.el.span(song.title, class_name="font-bold text-ink"),
                            rx.el.span(
                                class_name=(
                                    "mx-2 grow translate-y-[-0.3em] self-end border-b-2 "
                                    "border-dotted border-ink/30"
                                ),
                                aria_hidden="true",
                            ),
                            rx.el.span(song.duration, class_name="text-ink-soft tabular-nums"),
                            part=song.slug,
                            class_name=(
                                "flex min-h-12 items-center rounded-xl px-3 hover:bg-gold/20"
                            ),
                        )
                    )
                    for song in words.SONGS
                ],
                class_name="mt-5 text-lg",
            ),
            class_name=f"{theme.CARD} striped-edge striped-edge-pine mx-auto max-w-2xl px-4 pt-11 pb-8 sm:px-10",
            aria_label="The songbook",
        ),
        id_="songbook",
        class_name="pb-4",
    )


FOREIGN_PHRASES: Final = {
    "deck-the-halls": {"Nos Galan": "cy"},
    "o-christmas-tree": {"O Tannenbaum": "de"},
}
"""Phrases of other languages in the fun facts, with their language tag, by song."""


def _lyrics(song: words.Song) -> rx.Component:
    return rx.el.blockquote(
        ui.icon("music_2", 30, "absolute -top-3 -left-3 text-holly"),
        *[
            rx.el.p(line, class_name="border-b border-night-500/20 py-1.5 leading-7 italic")
            for line in song.lyrics.split("\n")
        ],
        class_name=(
            "relative mt-6 rounded-2xl bg-white px-6 py-4 text-lg text-ink ring-1 ring-night/5"
        ),
    )


_BELOW: Final = "max-md:order-last max-md:col-span-2"
"""What a phone shows below the picture and the title, which stand side by side there."""

_BUTTON: Final = "max-sm:grow max-sm:px-4"


def _picture_column(song: words.Song) -> rx.Component:
    return rx.el.div(
        ui.picture(
            song.image,
            song.alt,
            "h-auto w-28 rounded-3xl shadow-card sm:w-44 md:mx-auto md:w-full md:max-w-md",
            size=(400, 400),
        ),
        rx.el.div(
            rx.el.ul(
                *[rx.el.li(f"#{tag}", class_name="font-bold text-gold-700") for tag in song.tags],
                class_name="flex flex-wrap gap-x-4 gap-y-1",
                aria_label=f"Tags of {song.title}",
            ),
            ui.rating(song.rating),
            class_name=(
                "flex flex-wrap items-start justify-between gap-x-4 gap-y-2 md:mx-auto md:mt-4 "
                f"md:max-w-md lg:flex-nowrap {_BELOW}"
            ),
        ),
        class_name="max-md:contents md:row-span-4 md:row-start-1",
    )


def _text_column(song: words.Song) -> tuple[rx.Component, ...]:
    return (
        rx.el.div(
            ui.h3(
                song.title,
                id=_title_id(song),
                class_name="text-3xl leading-tight text-pine sm:text-4xl",
            ),
            rx.el.p(song.artist, class_name="mt-1 font-bold text-ink-soft"),
            class_name="self-center",
        ),
        ui.chips(
            ui.chip(song.theme, "heart"),
            ui.chip(song.location, "map_pin"),
            ui.chip(song.age_group, "users"),
            ui.chip(f"{song.duration} min", "clock"),
            class_name=f"md:my-4 {_BELOW}",
        ),
        ui.fold(
            "Words and story",
            rx.el.div(
                rx.el.p(song.description, class_name="text-lg text-ink"),
                _lyrics(song),
                rx.el.p(
                    rx.el.b("Did you know? ", class_name="text-holly"),
                    ui.with_language_spans(song.fun_fact, FOREIGN_PHRASES.get(song.slug, {})),
                    class_name="mt-5 mb-6 text-ink",
                ),
            ),
            part=song.slug,
            about=song.title,
        ),
        rx.el.div(
            ui.external_link(
                "Watch and sing",
                song.youtube_url,
                icon_name="play",
                class_name=ui.button_class("primary", _BUTTON),
            ),
            ui.external_link(
                "Just listen",
                song.spotify_url,
                icon_name="headphones",
                class_name=ui.button_class("secondary", _BUTTON),
            ),
            class_name=f"flex flex-wrap gap-2 sm:gap-3 md:mt-2 {_BELOW}",
        ),
    )


def _title_id(song: words.Song) -> str:
    return f"{song.slug}-title"


def _song(song: words.Song, *, mirrored: bool) -> rx.Component:
    """Return one song; a mirrored one has its picture on the right of a wide screen."""
    return rx.el.li(
        rx.el.article(
            _picture_column(song),
            *_text_column(song),
            class_name=(
                f"{theme.CONTAINER} grid items-start gap-4 max-md:grid-cols-[auto_1fr] md:grid-rows-[auto_auto_auto_1fr] "
                "md:gap-x-8 md:gap-y-0 lg:gap-x-14 max-md:[&>.fold]:order-last max-md:[&>.fold]:col-span-2 "
                + (
                    "md:grid-cols-[1.5fr_1fr] md:[&>*]:col-start-1 md:[&>:first-child]:col-start-2 lg:grid-cols-[1.3fr_1fr]"
                    if mirrored
                    else "md:grid-cols-[1fr_1.5fr] md:[&>*]:col-start-2 md:[&>:first-child]:col-start-1 lg:grid-cols-[1fr_1.3fr]"
                )
            ),
            id=song.slug,
            aria_labelledby=_title_id(song),
        ),
        class_name=f"py-10 sm:py-16 {theme.SHADED_BAND if mirrored else ''}",
    )


def _resource(link: words.ExternalLink, icon_name: str) -> rx.Component:
    return rx.el.li(
        ui.icon(icon_name, 28, "mt-1 text-gold"),
        rx.el.div(
            ui.h3(link.title, class_name="text-2xl"),
            rx.el.p(link.description, class_name="mt-1 text-ice"),
            ui.external_link(
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


def _tips() -> rx.Component:
    return ui.section(
        rx.el.div(
            ui.tip_list("Singing with children", words.SINGING_TIPS, icon_name="mic"),
            rx.el.div(
                ui.heading("After the last verse", center=False),
                rx.el.div(
                    ui.link_button(
                        "Print a coloring page",
                        paths.COLORING,
                        place="songs",
                        variant="secondary",
                        icon_name="palette",
                    ),
                    ui.link_button(
                        "See all activities",
                        paths.ACTIVITIES,
                        place="songs",
                        variant="secondary",
                        icon_name="sparkles",
                    ),
                    class_name="-mt-4 flex flex-wrap gap-3",
                ),
            ),
            class_name="grid items-center gap-10 lg:grid-cols-2",
        )
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.landscape_hero(
            "Christmas Songs",
            words.LEAD,
            ui.jump_button("Open the songbook", "songbook", "book_open"),
            scene="wide-carols",
            eyebrow=("Fa la la la la", "music"),
        ),
        _contents(),
        rx.el.ol(
            *[_song(song, mirrored=number % 2 == 1) for number, song in enumerate(words.SONGS)]
        ),
        ui.night_section(
            ui.h2("More to hear and read", class_name="text-3xl sm:text-4xl"),
            rx.el.ul(
                _resource(words.PLAYLISTS[0], "list_music"),
                _resource(words.PLAYLISTS[1], "headphones"),
                _resource(words.ENCYCLOPEDIA, "book_open"),
                class_name="mt-8 grid gap-8 lg:grid-cols-3",
            ),
        ),
        _tips(),
        ui.banner(
            "Which song is Santa's favorite?",
            "Ask him in your letter, and tell him yours.",
            "Write to Santa",
            picture="mail",
        ),
        ui.json_ld_list(
            "Christmas carols for children",
            [(song.title, f"{paths.SONGS}#{song.slug}") for song in words.SONGS],
        ),
    )


PAGE = ui.Page(
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
    reading=True,
)
