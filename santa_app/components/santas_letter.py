"""Santa's letter on letter paper: on the screen, and as one printed page."""

from typing import Any

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import theme
from santa_app.components.icons import drawing, picture
from santa_app.components.postcard import stamp_and_postmark
from santa_app.components.sentences import as_written
from santa_app.content.my_letter import WORDS
from santa_app.content.santa_reply import CLOSING, SIGNATURE
from santa_app.i18n import DEFAULT_LOCALE, SITE_LANGUAGE, current_language
from santa_app.rules.letter_paper import SIZES
from santa_app.states.my_letter import PaperParagraph

_PRINTED_SIZES = {
    16: "print:text-[16pt]",
    15: "print:text-[15pt]",
    14: "print:text-[14pt]",
    13: "print:text-[13pt]",
    12: "print:text-[12pt]",
    11: "print:text-[11pt]",
    10: "print:text-[10pt]",
}


def sheet(*children: rx.Component, label: str, class_name: str = "") -> rx.Component:
    """Return one sheet of paper. A page with sheets prints them and nothing else, one to a page.

    The content has to fit 195 x 260 mm, the printable part of both A4 and US Letter. Screen readers
    hear `label`.
    """
    language = current_language()
    return rx.el.article(
        *children,
        aria_label=label,
        class_name=f"sheet {class_name}",
        lang=language.tag,
        dir=language.direction,
    )


def paper_frame() -> rx.Component:
    """Return a candy-striped frame with pines at its foot, along the edges of any paper."""
    return rx.el.div(
        rx.el.div(
            rx.el.div(class_name="pines h-10! opacity-60 print:h-[9mm]!"),
            class_name="absolute inset-2 overflow-hidden bg-white print:inset-[3mm]",
        ),
        class_name=(
            "paper-frame absolute inset-0 "
            "bg-[repeating-linear-gradient(135deg,#b3202c_0_14px,#fff_14px_28px)]"
        ),
        aria_hidden="true",
    )


def paper_head(posted: str | rx.Var[str]) -> rx.Component:
    """Return the head of the paper, with a stamp; `posted` is the postmark's month."""
    return rx.el.div(
        rx.el.div(
            rx.el.p(
                WORDS["paper_from"], class_name=f"{theme.DISPLAY} text-2xl text-pine sm:text-4xl"
            ),
            rx.el.p(WORDS["paper_place"], class_name="mt-1 text-sm font-bold text-ink-soft"),
        ),
        stamp_and_postmark(
            value=WORDS["paper_stamp"],
            line=posted,
            eager=True,
            class_name="max-sm:-mb-8 max-sm:-ms-14 max-sm:origin-top-right max-sm:scale-[.62]",
        ),
        class_name="flex items-start justify-between gap-2",
    )


def signature(
    picture_class: str, text_class: str, *, alt: str = SIGNATURE, eager: bool = True
) -> rx.Component:
    """Return Santa's signature: in English a drawing, which paper needs `eager`; else text."""
    if SITE_LANGUAGE == DEFAULT_LOCALE:
        drawn = "/art/santa-signature.svg"
        return picture(drawn, alt, picture_class, size=(528, 119), eager=eager)
    return rx.el.p(SIGNATURE, class_name=f"{theme.DISPLAY} -rotate-2 text-holly {text_class}")


def paper_greeting(greeting: Any) -> rx.Component:  # noqa: ANN401 -- a Var of Greeting
    """Return the greeting, with the name as it is where a browser translates the page."""
    return rx.fragment(
        rx.el.span(greeting.before), as_written(greeting.name), rx.el.span(greeting.after)
    )


def paper_farewell() -> rx.Component:
    """Return Santa's farewell and signature."""
    return rx.el.div(
        rx.el.div(
            rx.el.p(CLOSING),
            signature("mt-2 h-12 w-auto sm:h-16 print:h-[15mm]", "mt-3 text-4xl print:text-[26pt]"),
        ),
        drawing(
            "santa-marker",
            "-my-4 size-24 sm:size-32 print:size-[32mm]",
            size=(180, 180),
            eager=True,
        ),
        class_name="flex items-center justify-between gap-4",
    )


def _wish(wish: rx.Var[str]) -> rx.Component:
    return rx.el.li(as_written(wish))


def _paragraph(paragraph: ObjectVar[PaperParagraph]) -> rx.Component:
    return rx.fragment(
        rx.cond(
            paragraph.place == "",
            rx.el.p(paragraph.text),
            rx.el.p(
                rx.el.span(paragraph.text),
                as_written(paragraph.place),
                rx.el.span(paragraph.rest),
            ),
        ),
        rx.cond(
            paragraph.wishes.length() > 0,
            rx.fragment(
                rx.el.ul(
                    rx.foreach(paragraph.wishes, _wish),
                    class_name="list-disc ps-8 marker:text-holly",
                ),
                rx.el.p(paragraph.after),
            ),
        ),
    )


def printed_size(size: Any) -> rx.Component | rx.Var:  # noqa: ANN401 -- a Var of a number
    """Return the class name that prints text at one of `SIZES`, in points."""
    return rx.match(size, *[(one, _PRINTED_SIZES[one]) for one in SIZES], _PRINTED_SIZES[SIZES[-1]])


def santas_letter(letter: Any) -> rx.Component:  # noqa: ANN401 -- a Var of LetterPaper
    """Return Santa's letter; `letter` is a Var of `LetterPaper`."""
    text_size = printed_size(letter.size)
    return sheet(
        paper_frame(),
        rx.el.div(
            paper_head(letter.posted),
            rx.el.div(
                rx.el.p(
                    paper_greeting(letter.greeting),
                    class_name=f"{theme.DISPLAY} typed-large text-3xl text-holly",
                ),
                rx.foreach(letter.paragraphs, _paragraph),
                paper_farewell(),
                rx.cond(
                    letter.postscript != "",
                    rx.el.p(letter.postscript, class_name="italic"),
                ),
                class_name=f"my-auto grid gap-[0.55em] text-lg leading-normal print:leading-[1.4] {text_size}",
            ),
            class_name="relative flex flex-col gap-6 p-7 sm:p-14 print:min-h-[246mm] print:gap-0 print:p-0",
        ),
        label=WORDS["paper_label"],
        class_name="mx-auto max-w-3xl shadow-lift print:shadow-none",
    )
