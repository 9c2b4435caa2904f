"""Small things several pages share: a sheet of tips, chips, questions with answers."""

from collections.abc import Iterable

import reflex as rx

from santa_app import theme
from santa_app.components.icons import icon
from santa_app.content.blocks import FaqItem


def chip(text: str, sign: str | None = None) -> rx.Component:
    """Return a short fact in a rounded frame; `sign` is a Lucide name shown before it."""
    return rx.el.li(
        icon(sign, 15) if sign else rx.fragment(),
        text,
        class_name=(
            "inline-flex items-center gap-1.5 rounded-full bg-pine/10 px-3 py-1 text-sm "
            "font-bold text-pine"
        ),
    )


def chips(*items: rx.Component, class_name: str = "") -> rx.Component:
    """Return chips in a row that wraps."""
    return rx.el.ul(*items, class_name=f"flex flex-wrap gap-2 {class_name}")


def facts_line(*facts: tuple[str, str], class_name: str = "") -> rx.Component:
    """Return short facts, each a Lucide name and words, in one line as long as there is room."""
    return rx.el.ul(
        *[
            rx.el.li(icon(sign, 17), text, class_name="inline-flex items-center gap-1.5")
            for sign, text in facts
        ],
        class_name=f"flex flex-wrap gap-x-4 gap-y-1 font-bold {class_name}",
    )


def tip_sheet(title: str, tips: Iterable[str], *, sign: str = "lightbulb") -> rx.Component:
    """Return a page torn from a notebook with one tip on every few lines.

    Args:
        title: The `h2` on top.
        tips: One sentence or two each.
        sign: Lucide name before each tip.
    """
    return rx.el.div(
        rx.el.h2(title, class_name=f"{theme.DISPLAY} text-3xl text-pine"),
        rx.el.ul(
            *[
                rx.el.li(
                    icon(sign, 20, "mt-1 text-gold-700"),
                    rx.el.span(tip),
                    class_name="flex gap-3 border-b border-night-500/15 py-3.5 last:border-b-0",
                )
                for tip in tips
            ],
            class_name="mt-3 text-ink",
        ),
        class_name=(
            "relative rounded-3xl border-l-[3px] border-double border-holly/60 bg-white px-6 py-7 "
            "shadow-card ring-1 ring-night/5 sm:px-9"
        ),
    )


def questions(items: Iterable[FaqItem]) -> rx.Component:
    """Return questions that unfold their answers; the first is open."""
    return rx.el.div(
        *[
            rx.el.details(
                rx.el.summary(
                    rx.el.h3(item.question, class_name="text-lg font-extrabold text-ink"),
                    icon("chevron_down", 22, "text-holly transition group-open:rotate-180"),
                    class_name=(
                        "flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 "
                        "px-5 py-3 [&::-webkit-details-marker]:hidden"
                    ),
                ),
                rx.el.p(item.answer, class_name="px-5 pb-5 text-ink-soft"),
                open=number == 0,
                class_name=f"{theme.CARD} group",
            )
            for number, item in enumerate(items)
        ],
        class_name="grid gap-3",
    )
