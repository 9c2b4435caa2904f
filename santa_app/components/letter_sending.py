"""The picture of a letter on its way, shown while the server works."""

import reflex as rx

from santa_app import theme
from santa_app.components.icons import drawing, icon
from santa_app.components.sentences import AS_WRITTEN
from santa_app.content import thanks
from santa_app.states.letter_draft import LetterDraft


def _envelope() -> rx.Component:
    """Return the paper that folds, and the envelope with seal and name around it."""
    return rx.el.div(
        rx.el.div(
            rx.el.div(class_name="sent-fold"),
            rx.el.div(class_name="sent-fold"),
            rx.el.div(class_name="sent-fold"),
            class_name="sent-paper",
        ),
        rx.el.div(
            rx.el.span(icon("star", 22), class_name="seal sent-seal"),
            rx.el.span(
                LetterDraft.thanks_name,
                custom_attrs=AS_WRITTEN,
                class_name=f"{theme.DISPLAY} typed-large line-clamp-2 px-3 text-2xl wrap-anywhere",
            ),
            class_name="sent-envelope",
        ),
        class_name="sent-letter",
    )


def letter_sending() -> rx.Component:
    """Return the picture; a live region says what it shows."""
    return rx.el.div(
        rx.cond(
            LetterDraft.sending,
            rx.el.div(
                rx.el.div(
                    rx.el.div(
                        drawing("sending-sleigh", "sent-sleigh", size=(784, 364), eager=True),
                        _envelope(),
                        class_name="sent-flight",
                    ),
                    class_name="sent-scene",
                    aria_hidden="true",
                ),
                rx.el.p(
                    thanks.WORDS["on_its_way"],
                    class_name=f"{theme.DISPLAY} px-4 text-center text-3xl",
                ),
                class_name=(
                    "on-night stars fixed! inset-0 z-60 grid content-center justify-items-center gap-6 "
                    "overflow-hidden bg-linear-to-b from-night via-night-700 to-night-500 text-white"
                ),
            ),
        ),
        role="status",
    )
