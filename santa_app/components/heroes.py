"""The heroes of the pages: one function for each composition, each with the page's only `h1`."""

from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.components.icons import drawing, icon, picture
from santa_app.components.page_style import PageStyle
from santa_app.components.typography import h1
from santa_app.content.pages import Backdrop, Hero, hero_of

BACKDROPS: Final[dict[Backdrop, str]] = {
    "night": "bg-linear-to-b from-night via-night-700 to-night-500",
    "pine": "bg-linear-to-b from-[#061c1a] via-pine to-pine-600",
    "plum": "bg-linear-to-b from-plum via-plum-700 to-plum-500",
    "holly": "bg-linear-to-b from-[#3d0710] via-[#5c0d18] to-holly-700",
}

_BESIDE_STAMP, _FLOATING_STAMP = (
    (9, "min-[20rem]:max-sm:float-right min-[20rem]:max-sm:ms-4")
    if theme.HAS_DISPLAY_FACE
    else (7, "min-[22rem]:max-sm:float-right min-[22rem]:max-sm:ms-4")
)
"""The longest word, in letters, beside the stamp on a phone, and the stamp's classes there."""


def eyebrow_badge(text: str, icon_name: str = "star") -> rx.Component:
    """Return the small gold badge above a headline."""
    return rx.el.p(
        icon(icon_name, 16),
        text,
        class_name=(
            "inline-flex items-center gap-2 rounded-full border border-gold/40 bg-black/30 "
            "px-4 py-1.5 text-sm font-bold text-gold-300"
        ),
    )


def task_hero(
    words: Hero, *actions: rx.Component, lead: rx.Component | None = None
) -> rx.Component:
    """Return a low strip that is drawn as the page's room, for pages where visitors do something.

    It is so low that the task itself begins on the first screen of a phone. The picture shows the
    middle of the drawing (640 x 480). `lead` takes the place of the lead in `words`.
    """
    on_paper = words.room == "desk"
    return rx.el.section(
        PageStyle.create(sheet="rooms"),
        rx.el.div(
            rx.el.div(
                h1(
                    words.title,
                    class_name=(
                        "self-end text-[2rem] leading-[1.05] sm:text-5xl lg:text-[3.5rem]"
                        f"{' text-pine' if on_paper else ''}"
                    ),
                ),
                rx.el.div(
                    drawing(words.scene, "size-full object-cover", eager=True),
                    class_name=(
                        "strip-picture col-start-2 row-start-1 aspect-square w-[min(5.5rem,24vw)] sm:w-36 "
                        f"{'md:row-span-3' if actions else 'md:row-span-2'} md:row-start-1 md:w-44 lg:w-48"
                    ),
                ),
                rx.el.p(
                    lead or words.lead,
                    class_name=(
                        "col-span-2 max-w-2xl sm:text-lg md:col-span-1 md:self-start lg:text-xl "
                        f"{'text-ink-soft' if on_paper else 'text-ice'}"
                    ),
                ),
                rx.el.div(*actions, class_name="col-span-2 flex flex-wrap gap-3 md:col-span-1")
                if actions
                else rx.fragment(),
                class_name=(
                    "strip-words grid grid-cols-[1fr_auto] content-center items-center gap-x-5 gap-y-3 "
                    "md:gap-x-10 md:gap-y-4"
                ),
            ),
            class_name=f"{theme.CONTAINER} pt-22 pb-7 sm:pt-26 sm:pb-10 md:pt-28",
        ),
        class_name=f"strip strip-{words.room}{'' if on_paper else ' on-night'} text-white",
    )


def _words(  # noqa: PLR0913 -- each is a visible part of it
    words: Hero,
    actions: tuple[rx.Component, ...],
    *,
    with_eyebrow: bool = True,
    center: bool = False,
    on_paper: bool = False,
    facts: rx.Component | None = None,
) -> rx.Component:
    """Return badge, headline, lead, facts and buttons, one below the other."""
    eyebrow = words.eyebrow if with_eyebrow else None
    opening = (
        _paper_eyebrow(eyebrow, words.icon) if eyebrow and on_paper else rx.fragment(),
        eyebrow_badge(eyebrow, words.icon) if eyebrow and not on_paper else rx.fragment(),
        h1(
            words.title,
            class_name=(
                "mt-4 text-[2.6rem] leading-[1.05] max-[22rem]:text-4xl sm:text-5xl lg:text-6xl"
                f"{' text-pine' if on_paper else ''}"
            ),
        ),
        rx.el.p(
            words.lead,
            class_name=(
                f"mt-4 max-w-xl text-lg sm:text-xl {'text-ink-soft' if on_paper else 'text-ice'}"
                f"{' mx-auto' if center else ''}"
            ),
        ),
    )
    buttons = (
        rx.el.div(
            *actions,
            class_name=f"mt-7 flex self-start flex-wrap gap-3{' justify-center' if center else ''}",
        )
        if actions
        else rx.fragment()
    )
    if facts:
        # From a tablet's to a laptop's width, the facts are a row below words and photograph.
        return rx.el.div(
            rx.el.div(*opening, class_name="self-end"),
            rx.el.div(
                facts, class_name="mt-6 md:max-xl:col-span-2 md:max-xl:row-start-3 md:max-xl:mt-12"
            ),
            buttons,
            class_name="rise-in min-w-0 md:max-xl:contents",
        )
    return rx.el.div(
        *opening,
        buttons,
        class_name=f"rise-in min-w-0{' text-center' if center else ''}",
    )


def _paper_eyebrow(text: str, icon_name: str) -> rx.Component:
    return rx.el.p(
        icon(icon_name, 18, "text-holly"),
        text,
        class_name="flex items-center gap-2 font-bold text-holly max-sm:text-sm",
    )


def _words_hero(words: Hero, *actions: rx.Component) -> rx.Component:
    """Return a low night sky with the words alone, for a page that begins with a picture of its own."""
    return rx.el.section(
        rx.el.div(
            _words(words, actions, center=True),
            class_name=f"{theme.CONTAINER} flex justify-center pt-22 pb-14 sm:pt-26 sm:pb-20",
        ),
        class_name=f"on-night stars snow-bank {BACKDROPS[words.backdrop or 'night']} text-white",
    )


def _landscape_hero(words: Hero, *actions: rx.Component) -> rx.Component:
    """Return a night sky with the words in it, above a landscape as wide as the screen.

    The drawing is 1600 x 480, without a sky; its figures stand above y 425. Narrow screens show its
    middle, or the half that begins at `narrow` percent of the other half.
    """
    half = (
        ""
        if words.narrow is None
        else f"max-sm:aspect-[5/3] max-sm:h-auto max-sm:object-[{words.narrow}%_100%]"
    )
    return rx.el.section(
        rx.el.div(
            _words(words, actions, center=True),
            class_name=f"{theme.CONTAINER} pt-26 pb-6 sm:pt-30 sm:pb-8",
        ),
        drawing(
            words.scene,
            f"block h-[clamp(16rem,30vw,36rem)] w-full object-cover object-bottom {half}",
            size=(1600, 480),
            eager=True,
        ),
        class_name="on-night stars snow-bank bg-linear-to-b from-night via-night-700 to-[#3a548c] text-white",
    )


def photo_hero(
    words: Hero, *actions: rx.Component, alt: str = "", facts: rx.Component | None = None
) -> rx.Component:
    """Return the words beside a photograph that is taped to the wall above the mantelpiece or shelf.

    The photograph is 640 x 480; an empty `alt` makes it a decoration. `facts` stand between lead
    and buttons.
    """
    return rx.el.section(
        PageStyle.create(sheet="heroes"),
        rx.el.div(
            _words(words, actions, facts=facts),
            rx.el.div(
                picture(f"/art/{words.scene}.svg", alt, "block h-auto w-full", eager=True),
                class_name=(
                    "photo mx-auto w-full max-w-[14rem] rotate-2 sm:max-w-md md:max-w-none md:rotate-3 "
                    + (
                        "md:max-xl:col-start-2 md:max-xl:row-span-2 md:max-xl:row-start-1"
                        if facts
                        else ""
                    )
                ),
            ),
            class_name=(
                f"{theme.CONTAINER} grid gap-9 pt-24 pb-12 sm:pt-32 sm:pb-28 md:grid-cols-[1.2fr_1fr] "
                f"items-center lg:gap-x-16{' md:max-xl:gap-y-0' if facts else ''}"
            ),
        ),
        class_name=f"on-night {words.room or 'wallpaper'} {BACKDROPS[words.backdrop or 'plum']} text-white",
    )


def _sheet_hero(words: Hero, *actions: rx.Component) -> rx.Component:
    """Return the words on a sheet of letter paper with a stamp (640 x 480), half on a dark desk."""
    fits = max(map(len, words.title.split())) <= _BESIDE_STAMP
    beside_title = _FLOATING_STAMP if fits else ""
    return rx.el.section(
        rx.el.div(
            class_name=f"absolute inset-x-0 top-0 bottom-16 sm:bottom-24 {BACKDROPS[words.backdrop or 'night']}"
        ),
        rx.el.div(
            rx.el.div(
                # Above the stamp, which leaves it too little room on a phone.
                rx.el.div(
                    _paper_eyebrow(words.eyebrow, words.icon) if words.eyebrow else rx.fragment(),
                    class_name="mb-3 md:mb-0 md:self-end",
                ),
                rx.el.div(
                    drawing(words.scene, "block h-auto w-full", eager=True),
                    class_name=(
                        f"stamp mb-2 ms-auto w-[min(7rem,28vw)] rotate-3 {beside_title} sm:float-right "
                        "sm:ms-4 sm:w-52 md:col-start-2 md:row-span-2 md:row-start-1 md:m-0 md:mt-2 "
                        "md:w-72 lg:w-80"
                    ),
                ),
                _words(words, actions, with_eyebrow=False, on_paper=True),
                class_name=(
                    "striped-edge striped-edge-post rounded-lg bg-[var(--paper,#fff8e8)] px-6 pt-8 pb-6 "
                    "shadow-lift sm:px-12 sm:pt-14 sm:pb-12 md:grid md:grid-cols-[1fr_auto] md:grid-rows-[auto_1fr] "
                    "md:gap-x-10"
                ),
            ),
            class_name=f"{theme.CONTAINER} pt-24 sm:pt-30",
        ),
        class_name="relative bg-snow",
    )


def _stage_hero(words: Hero, *actions: rx.Component) -> rx.Component:
    """Return a stage between red curtains: the words above, the players on the boards.

    The players are the drawing (800 x 360, no background).
    """
    return rx.el.section(
        PageStyle.create(sheet="heroes"),
        rx.el.div(
            _words(words, actions, center=True),
            drawing(
                words.scene,
                "-mx-[9vw] mt-8 h-auto w-[calc(100%+18vw)] max-w-none sm:mx-auto sm:w-full sm:max-w-2xl",
                size=(800, 360),
                eager=True,
            ),
            class_name=f"{theme.CONTAINER} px-[11vw] pt-30 sm:px-24 sm:pt-36 xl:px-8",
        ),
        class_name="on-night stage text-white",
    )


def _book_hero(words: Hero, *actions: rx.Component) -> rx.Component:
    """Return an open picture book: the words on its left page, a picture (640 x 480) on its right."""
    return rx.el.section(
        PageStyle.create(sheet="heroes"),
        rx.el.div(
            rx.el.div(
                rx.el.div(
                    _words(words, actions, on_paper=True),
                    class_name="flex items-center px-5 py-7 sm:px-10 md:py-12 lg:px-14",
                ),
                rx.el.div(
                    drawing(
                        words.scene,
                        "block aspect-[4/3] w-full rounded-md object-cover lg:h-full",
                        eager=True,
                    ),
                    class_name="book-page -order-1 flex items-center p-4 pb-0 sm:p-6 sm:pb-0 md:order-none md:p-8 lg:p-10",
                ),
                class_name="book grid grid-cols-1 bg-white shadow-lift md:grid-cols-2",
            ),
            class_name=f"{theme.CONTAINER} pt-24 pb-8 sm:pt-28 sm:pb-12",
        ),
        class_name="book-table",
    )


_COMPOSITIONS: Final = {
    "task": task_hero,
    "words": _words_hero,
    "landscape": _landscape_hero,
    "photo": photo_hero,
    "sheet": _sheet_hero,
    "stage": _stage_hero,
    "book": _book_hero,
}


def hero(words: str | Hero, *actions: rx.Component) -> rx.Component:
    """Return a hero with buttons; for a path, the one that `content/pages.toml` has for the page."""
    if isinstance(words, str):
        words = hero_of(words)
    return _COMPOSITIONS[words.kind](words, *actions)
