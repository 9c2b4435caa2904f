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
    paper_head,
    sheet,
    signature,
)
from santa_app.components.sentences import as_written
from santa_app.content.my_letter import WORDS
from santa_app.rules.letter_paper import NAME_SIZES
from santa_app.states.class_paper import LettersSheet, PrintedLittleLetter
from santa_app.states.parent_link import ParentLink

_PRINTED_SIZES = {
    54: "print:text-[54pt]",
    46: "print:text-[46pt]",
    40: "print:text-[40pt]",
    34: "print:text-[34pt]",
    30: "print:text-[30pt]",
    26: "print:text-[26pt]",
    23: "print:text-[23pt]",
    20: "print:text-[20pt]",
    18: "print:text-[18pt]",
    16: "print:text-[16pt]",
    14: "print:text-[14pt]",
    12: "print:text-[12pt]",
    10: "print:text-[10pt]",
    8: "print:text-[8pt]",
    6: "print:text-[6pt]",
}
_NAME = f"{theme.DISPLAY} typed-large wrap-anywhere"


def _poster_name(name: rx.Var[str]) -> rx.Component:
    return rx.el.li(as_written(name), class_name="max-w-full")


def _poster(paper: Any) -> rx.Component:  # noqa: ANN401 -- a Var of PrintedClassPaper
    size = rx.match(
        paper.size,
        *[(size, _PRINTED_SIZES[size]) for size in NAME_SIZES],
        _PRINTED_SIZES[NAME_SIZES[-1]],
    )
    return sheet(
        paper_frame(),
        rx.el.div(
            paper_head(paper.posted),
            rx.el.h2(
                as_written(paper.class_name),
                class_name=rx.cond(
                    paper.has_long_name,
                    f"{_NAME} text-center text-3xl text-holly print:text-[20pt]",
                    f"{_NAME} text-center text-5xl text-holly print:text-[38pt] print:leading-tight",
                ),
            ),
            rx.el.p(paper.opening, class_name="text-lg print:text-[15pt] print:leading-[1.4]"),
            rx.el.ul(
                rx.foreach(paper.names, _poster_name),
                class_name=(
                    f"{_NAME} my-auto flex flex-wrap justify-center gap-x-[0.6em] text-center text-3xl sm:text-4xl "
                    f"leading-tight text-pine {size}"
                ),
            ),
            rx.el.p(paper.farewell, class_name="text-lg print:text-[15pt] print:leading-[1.4]"),
            paper_farewell(),
            class_name="relative flex flex-col gap-6 p-7 sm:p-14 print:min-h-[246mm] print:gap-[4mm] print:p-0",
        ),
        label=WORDS["poster_label"],
        class_name="mx-auto max-w-3xl shadow-lift print:shadow-none",
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
