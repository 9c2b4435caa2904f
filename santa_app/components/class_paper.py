"""Santa's paper for a class: a poster with every name, and little letters, four to a sheet."""

from typing import Any

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import theme
from santa_app.components.icons import drawing
from santa_app.components.santas_letter import (
    paper_farewell,
    paper_frame,
    paper_greeting,
    sheet,
    signature,
)
from santa_app.components.sentences import as_written
from santa_app.content.my_letter import WORDS
from santa_app.i18n import current_language
from santa_app.states.class_paper import LettersSheet, PrintedLittleLetter
from santa_app.states.parent_link import ParentLink

_NAME = f"{theme.DISPLAY} typed-large wrap-anywhere"
_POINTS = "text-[calc(var(--points)*.168cqi)] print:text-[calc(var(--points)*1pt)]"
"""Text of `--points` points on paper, and on the screen as large in proportion to its `@container`."""
_SAID = "text-lg print:leading-[1.4]"


def poster_scene(
    name: rx.Component, points: int | rx.Var[int], *, eager: bool = True
) -> rx.Component:
    """Return the poster's picture with the name of the class on its banner, `points` large."""
    return rx.el.div(
        drawing("class-poster", "w-full", size=(800, 400), eager=eager),
        rx.el.div(
            name,
            class_name="absolute inset-x-[23.5%] top-[51%] grid h-[20%] place-content-center",
        ),
        class_name=f"{_NAME} {_POINTS} relative text-center leading-none text-holly",
        style={"--points": points},
    )


def _names(paper: Any) -> rx.Component:  # noqa: ANN401 -- a Var of PrintedClassPaper
    leading = "leading-[1.05]" if current_language().script == "latin" else "leading-[1.35]"
    return rx.el.ul(
        rx.foreach(paper.names, lambda name: rx.el.li(as_written(name), class_name="max-w-full")),
        class_name=(
            f"{_NAME} {_POINTS} my-auto flex flex-wrap justify-center gap-x-[.5em] text-center "
            f"text-pine *:even:text-holly {leading}"
        ),
        style={"--points": paper.size},
    )


def _poster_sheet(*children: rx.Component) -> rx.Component:
    return sheet(
        paper_frame(),
        rx.el.div(
            *children,
            class_name="relative z-1 flex min-h-full flex-col gap-4 p-7 sm:p-12 print:min-h-[246mm] print:p-0",
        ),
        label=WORDS["poster_label"],
        class_name="@container shadow-lift print:shadow-none",
    )


def _poster(paper: Any) -> rx.Component:  # noqa: ANN401 -- a Var of PrintedClassPaper
    said = rx.cond(paper.is_wide, f"{_SAID} print:text-[21pt]", f"{_SAID} print:text-[14pt]")
    return rx.el.div(
        _poster_sheet(
            rx.el.div(
                poster_scene(rx.el.h2(as_written(paper.class_name)), paper.class_size),
                class_name="-mx-5 -mt-5 sm:-mx-10 sm:-mt-10 print:-mx-[11mm] print:-mt-[5mm]",
            ),
            rx.el.p(
                WORDS["paper_from"],
                class_name=f"{theme.DISPLAY} text-2xl text-pine print:text-[22pt]",
            ),
            rx.el.p(paper.opening, class_name=said),
            rx.cond(paper.is_wide, rx.fragment(), _names(paper)),
            rx.el.p(paper.farewell, class_name=said),
            rx.el.div(paper_farewell(), class_name="mt-auto"),
        ),
        rx.cond(paper.is_wide, _poster_sheet(_names(paper))),
        class_name=rx.cond(
            paper.is_wide,
            "mx-auto grid max-w-3xl lg:max-w-none lg:grid-cols-2 print:block",
            "mx-auto max-w-3xl print:max-w-none",
        ),
    )


def _little_letter(letter: ObjectVar[PrintedLittleLetter]) -> rx.Component:
    return rx.el.div(
        rx.el.div(
            rx.el.p(
                paper_greeting(letter.greeting),
                class_name=rx.cond(
                    letter.is_long,
                    f"{_NAME} text-2xl text-holly print:text-[14pt]",
                    f"{_NAME} text-3xl text-holly print:text-[24pt]",
                ),
            ),
            drawing("logo", "size-12 shrink-0 print:size-[13mm]", size=(40, 40), eager=True),
            class_name="flex items-start justify-between gap-3",
        ),
        rx.el.p(letter.text),
        rx.el.p(letter.farewell),
        signature(
            "mt-auto h-9 w-auto self-end print:h-[10mm]",
            "mt-auto self-end text-2xl print:text-[20pt]",
        ),
        class_name=(
            "flex min-w-0 flex-col gap-3 rounded-2xl border-4 border-double border-gold p-5 text-lg "
            "leading-normal print:h-[122mm] print:p-[6mm] print:text-[15pt]"
        ),
    )


def _letters_sheet(page: ObjectVar[LettersSheet]) -> rx.Component:
    return sheet(
        rx.foreach(page.letters, _little_letter),
        label=WORDS["letters_label"],
        class_name=(
            "mx-auto grid max-w-3xl content-start gap-4 p-4 shadow-lift sm:grid-cols-2 print:grid-cols-2 "
            "print:gap-[6mm] print:p-[10mm]! print:shadow-none"
        ),
    )


def class_paper(paper: Any) -> rx.Component:  # noqa: ANN401 -- a Var of PrintedClassPaper
    """Return the poster and the letters; `paper` is a Var of `PrintedClassPaper`."""
    prints_letters = ParentLink.part == "letters"
    return rx.fragment(
        rx.el.div(_poster(paper), class_name=rx.cond(prints_letters, "print:hidden", "")),
        rx.el.div(
            rx.foreach(paper.sheets, _letters_sheet),
            class_name=rx.cond(
                prints_letters,
                "mt-8 grid gap-8 print:mt-0 print:block",
                "mt-8 grid gap-8 print:hidden",
            ),
        ),
    )
