"""The child's own letter on paper, shown in print only."""

from typing import Any

import reflex as rx

from santa_app import theme
from santa_app.components.postcard import stamp_and_postmark
from santa_app.components.santas_letter import paper_frame, printed_size, sheet
from santa_app.components.sentences import AS_WRITTEN
from santa_app.content import own_letter as words
from santa_app.states.letter_draft import LetterDraft


def _page(paragraphs: Any, number: Any) -> rx.Component:  # noqa: ANN401 -- Vars
    return sheet(
        paper_frame(),
        rx.el.div(
            rx.el.div(
                rx.el.p(
                    rx.cond(number == 0, words.GREETING, ""),
                    class_name=f"{theme.DISPLAY} text-5xl text-holly",
                ),
                stamp_and_postmark(eager=True),
                class_name="flex items-start justify-between",
            ),
            rx.el.div(
                rx.foreach(paragraphs, lambda text: rx.el.p(text, custom_attrs=AS_WRITTEN)),
                rx.cond(
                    number == LetterDraft.paper.length() - 1,
                    rx.el.div(
                        rx.el.p(words.CLOSING),
                        rx.el.p(
                            LetterDraft.paper_name,
                            custom_attrs=AS_WRITTEN,
                            class_name=f"{theme.DISPLAY} typed-large text-4xl text-pine",
                        ),
                        class_name="mt-4",
                    ),
                ),
                class_name=f"mt-6 grid gap-[0.55em] leading-[1.4] wrap-anywhere {printed_size(LetterDraft.paper_size)}",
            ),
            class_name="relative",
        ),
        label=words.LABEL,
        class_name="typed",
    )


def own_letter() -> rx.Component:
    """Return the pages of the last sent letter."""
    return rx.el.div(rx.foreach(LetterDraft.paper, _page), class_name="print-only")
