"""What the activities page shows of other pages: a song sheet, a wall of coloring pages, tickets."""

from collections.abc import Sequence

import reflex as rx

from santa_app import theme
from santa_app.components.buttons import external_link, link_button
from santa_app.components.icons import picture
from santa_app.content import paths
from santa_app.content.coloring import ColoringPage
from santa_app.content.songs import Song


def _song(song: Song, number: int) -> rx.Component:
    return rx.el.li(
        rx.el.span(
            str(number),
            class_name=f"{theme.FIGURE} w-8 shrink-0 text-2xl text-holly",
            custom_attrs={"aria-hidden": "true"},
        ),
        picture(
            song.thumbnail,
            song.alt,
            width=400,
            height=400,
            class_name="size-16 shrink-0 rounded-2xl object-cover",
        ),
        rx.el.div(
            rx.el.h3(song.title, class_name="text-lg leading-snug font-extrabold text-ink"),
            rx.el.p(f"{song.theme} · {song.duration}", class_name="text-ink-soft"),
            external_link(
                "Listen",
                song.youtube_url,
                class_name="inline-flex min-h-11 items-center gap-1.5 font-bold text-holly underline underline-offset-4",
            ),
        ),
        class_name="flex items-center gap-4 border-b-2 border-night-500/10 py-4",
    )


def song_sheet(songs: Sequence[Song]) -> rx.Component:
    """Return the songs in numbered lines, each with a place to listen."""
    return rx.el.ol(
        *[_song(song, number) for number, song in enumerate(songs, start=1)],
        class_name="grid list-none gap-x-12 md:grid-cols-2",
    )


def coloring_wall(pages: Sequence[ColoringPage]) -> rx.Component:
    """Return the previews like pictures on a wall; each leads to the coloring pages."""
    return rx.el.ul(
        *[
            rx.el.li(
                rx.el.a(
                    picture(
                        page.preview_image,
                        page.alt,
                        width=768,
                        height=1024,
                        class_name="aspect-[3/4] w-full object-cover",
                    ),
                    rx.el.span(
                        page.title, class_name="mt-2 block text-center font-extrabold text-ink"
                    ),
                    href=paths.COLORING,
                    class_name=(
                        "block bg-white p-2.5 pb-3 shadow-card ring-1 ring-night/10 transition "
                        f"hover:rotate-0 hover:shadow-lift {('-rotate-1', 'rotate-1')[number % 2]}"
                    ),
                )
            )
            for number, page in enumerate(pages)
        ],
        class_name="grid grid-cols-2 gap-5 sm:grid-cols-4",
    )


def ticket(title: str, text: str, action: str, path: str, colors: str) -> rx.Component:
    """Return a night-colored card with one gold button; `colors` is its background."""
    return rx.el.section(
        rx.el.h2(title, class_name=f"{theme.DISPLAY} text-3xl"),
        rx.el.p(text, class_name="mt-2 text-lg text-snow"),
        rx.el.div(
            link_button(action, path, place="activities ticket", voice="gold"),
            class_name="mt-auto pt-6",
        ),
        class_name=f"on-night stars flex flex-col rounded-[2rem] p-8 text-white shadow-lift {colors}",
    )
