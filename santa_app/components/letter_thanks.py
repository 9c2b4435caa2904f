"""The thank-you screen after a letter was sent."""

from typing import Final

import reflex as rx

from santa_app.components.attention import attention
from santa_app.components.buttons import button
from santa_app.components.icons import drawing, icon, icon_list
from santa_app.components.sentences import as_written, counted_var, sentence
from santa_app.components.thanks import (
    PART,
    helplines_note,
    last_letter,
    parents_link,
    thanks_heading,
    thanks_screen,
)
from santa_app.content import own_letter, plain_form, thanks
from santa_app.i18n import gettext as _
from santa_app.i18n import plural_forms
from santa_app.states.letter_draft import LetterDraft

_AGES: Final = plural_forms("{count} year old", "{count} years old")
_BESIDE: Final = (
    "max-sm:min-h-11! max-sm:grow max-sm:px-3! max-sm:py-0.5! max-sm:text-[0.9375rem] "
    "max-sm:leading-tight max-sm:whitespace-normal!"
)
"""A button beside another one; on a phone its label may break, because two long ones are too wide."""


def _switch() -> rx.Component:
    candle = rx.el.span(
        rx.el.span(class_name="candle-wax"),
        rx.el.span(class_name="candle-flame"),
        class_name=rx.cond(LetterDraft.is_closing, "candle", "candle candle-still"),
        style={"--burns": f"{thanks.SHOWN_SECONDS}s"},
        aria_hidden="true",
    )
    return rx.el.button(
        candle,
        thanks.WORDS["keep_open"],
        rx.cond(LetterDraft.kept_open, icon("check", 18, "max-sm:hidden")),
        type="button",
        on_click=LetterDraft.keep_open,
        aria_pressed=LetterDraft.kept_open,
        class_name=(
            "inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-3 font-bold text-pine "
            "aria-pressed:bg-pine aria-pressed:text-white max-sm:px-1 max-sm:text-sm max-sm:leading-tight"
        ),
    )


def _quiet_row() -> rx.Component:
    """Return what a grown-up may want, below what a child reads."""
    return rx.el.div(
        parents_link(thanks.WORDS["link"], LetterDraft.thanks_link),
        _switch(),
        class_name=(
            "grid grid-cols-[3fr_2fr] items-center gap-1 border-t border-pine/15 pt-1 "
            "sm:flex sm:flex-wrap sm:justify-center sm:gap-x-6 sm:pt-2"
        ),
    )


def _thanks_line() -> rx.Component:
    """Return the status of the letter, in sentences that each language orders in its own way."""
    city = as_written(LetterDraft.thanks_city, class_name="font-bold wrap-anywhere")
    age = rx.el.span(counted_var(_AGES, LetterDraft.thanks_age.to(int)))
    email = as_written(LetterDraft.thanks_email, class_name="font-bold [overflow-wrap:anywhere]")

    def arrived(alone: str, with_age: str) -> rx.Component:
        return rx.cond(
            LetterDraft.thanks_age == "",
            rx.el.span(*sentence(alone, city=city)),
            rx.el.span(*sentence(with_age, city=city, age=age)),
        )

    return rx.el.p(
        rx.cond(
            LetterDraft.thanks_city == "",
            arrived(
                _("Your letter has reached the North Pole."),
                _(
                    "Your letter has reached the North Pole, and Santa is glad to hear from someone "
                    "who is {age}."
                ),
            ),
            arrived(
                _("Your letter from {city} has reached the North Pole."),
                _(
                    "Your letter from {city} has reached the North Pole, and Santa is glad to hear "
                    "from someone who is {age}."
                ),
            ),
        ),
        " ",
        *sentence(_("His reply goes to {email}."), email=email),
        class_name="sm:text-lg",
    )


def _chips() -> rx.Component:
    return icon_list(
        thanks.TABLE.chips,
        icon("circle_check", 18, "text-pine-400 max-sm:hidden"),
        item_class=(
            "flex items-center justify-center gap-1.5 text-center text-[0.8125rem] leading-tight "
            "font-bold text-pine sm:text-base sm:leading-tight"
        ),
        class_name="grid grid-cols-3 gap-2 sm:gap-3",
    )


def _print_button(class_name: str) -> rx.Component:
    return button(
        own_letter.PRINT,
        variant="secondary",
        on_click=LetterDraft.print_letter,
        class_name=class_name,
    )


def last_sent_letter() -> rx.Component:
    """Return the line above the form with the last letter, to print it or to see it again."""
    return last_letter(LetterDraft, thanks.WORDS["link"], _print_button("min-h-11! py-0.5!"))


def letter_thanks() -> rx.Component:
    """Return the screen, hidden until a letter was sent."""
    return rx.fragment(
        attention(
            PART,
            LetterDraft.arrived,
            rest=thanks.REST_SECONDS,
            on_begin=LetterDraft.attend(attended=True),
            on_end=LetterDraft.attend(attended=False),
        ),
        thanks_screen(
            LetterDraft.arrived,
            [
                drawing(
                    "sending-sleigh", "mx-auto h-7 w-auto sm:hidden", size=(784, 364), eager=True
                ),
                thanks_heading(LetterDraft.thanks_name),
                _thanks_line(),
            ],
            [
                rx.el.p(
                    rx.el.span(LetterDraft.thanks_message),
                    rx.cond(LetterDraft.thanks_wishes, rx.el.span(f" {thanks.WORDS['wishes']}")),
                )
            ],
            [
                _chips(),
                rx.el.div(
                    _print_button(_BESIDE),
                    button(
                        plain_form.ANOTHER,
                        variant="secondary",
                        on_click=LetterDraft.write_for_another_child,
                        class_name=_BESIDE,
                    ),
                    class_name="flex justify-center gap-2 sm:gap-3",
                ),
                _quiet_row(),
                helplines_note(),
            ],
        ),
    )
