"""The shared parts of the thank-you screens of a letter and a class letter."""

from collections.abc import Sequence
from typing import Any

import reflex as rx

from santa_app import theme
from santa_app.components.icons import drawing, icon
from santa_app.components.links import page_link
from santa_app.components.sentences import as_written, sentence
from santa_app.components.typography import h2
from santa_app.content import helplines, paths, thanks
from santa_app.i18n import gettext as _
from santa_app.states.sent_draft import SentDraft

PART: str = "thank-you"
"""The id of the screen, which is on the page before it is shown."""


def thanks_screen(
    shown: rx.Var[bool],
    head: Sequence[rx.Component],
    message: Sequence[rx.Component | rx.Var],
    rest: Sequence[rx.Component],
) -> rx.Component:
    """Return the screen: head, Santa's message, what follows, and on wider screens a picture.

    The message is in a live region of its own, so that screen readers read it and nothing else.
    Toasts appear on the picture, or on a phone below the screen, and therefore cover no words.
    """
    column = "grid content-start gap-[inherit] lg:col-start-1"
    return rx.el.div(
        rx.cond(shown, rx.el.div(*head, class_name=column)),
        rx.el.div(
            rx.cond(shown, _message(*message)), aria_live="polite", class_name="lg:col-start-1"
        ),
        rx.cond(
            shown,
            rx.fragment(
                rx.el.div(*rest, class_name=column),
                rx.el.div(
                    drawing("scene-thanks", "mx-auto h-44 w-auto lg:h-auto lg:w-full", eager=True),
                    class_name=(
                        "starry on-night max-sm:hidden lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:grid lg:content-center "
                        "lg:rounded-2xl lg:pb-16"
                    ),
                ),
            ),
        ),
        id=PART,
        class_name=rx.cond(
            shown,
            (
                f"{theme.CARD} striped-edge striped-edge-pine -scroll-mt-4 mx-auto grid max-w-2xl "
                "gap-1.5 p-4 pt-4.5 pb-2 text-center text-[0.9375rem] leading-[1.35] sm:gap-4 sm:p-8 sm:pt-10 sm:text-base sm:leading-normal "
                "max-sm:mb-30 lg:max-w-5xl lg:grid-cols-[1fr_23rem] lg:gap-x-8"
            ),
            "contents",
        ),
    )


def thanks_heading(name: rx.Var[str]) -> rx.Component:
    """Return the heading, which takes the focus."""
    return h2(
        *sentence(_("Thank you, {name}!"), name=as_written(name)),
        id="thanks",
        class_name="wrap-anywhere text-[1.75rem] text-pine outline-none sm:text-5xl",
        tab_index=-1,
    )


def _message(*paragraphs: rx.Component | rx.Var) -> rx.Component:
    return rx.el.blockquote(
        *paragraphs,
        rx.el.footer(
            _("Santa"),
            class_name=f"{theme.DISPLAY} text-xl text-holly max-sm:ms-2 max-sm:inline sm:text-2xl",
        ),
        class_name="rounded-2xl bg-gold/20 px-3 py-1.5 max-sm:[&>p]:inline sm:p-5 sm:text-lg",
    )


def last_letter(draft: type[SentDraft], link: str, *more: rx.Component) -> rx.Component:
    """Return what the thank-you screen offered, above the form that replaced it."""
    return rx.cond(
        (draft.thanks_link != "") & ~draft.arrived,
        rx.el.div(
            rx.el.p(thanks.WORDS["last_letter"], class_name="font-bold text-pine"),
            *more,
            parents_link(link, draft.thanks_link),
            class_name=(
                f"{theme.CARD} mx-auto mb-4 flex max-w-2xl flex-wrap items-center justify-center "
                "gap-x-5 gap-y-1 px-4 py-2"
            ),
        ),
    )


def parents_link(label: str, token: Any) -> rx.Component:  # noqa: ANN401 -- a Var
    """Return the link that shows the sent letter to the parent."""
    return rx.el.p(
        rx.el.a(
            icon("mail_search", 18),
            label,
            href=f"{paths.MY_LETTER}#{token}",
            class_name="inline-flex min-h-11 items-center gap-2 text-start font-bold text-pine underline max-sm:text-sm max-sm:leading-tight",
        )
    )


def helplines_note() -> rx.Component:
    """Return the words to every child, with the link to the helplines."""
    return rx.el.p(
        helplines.ALWAYS_SAID,
        " ",
        page_link(
            helplines.LINK,
            href=paths.HELPLINES,
            class_name="font-bold text-pine underline",
        ),
        class_name="text-[0.8125rem] leading-[1.3] text-ink-soft sm:text-base",
    )
