"""The letter form."""

from typing import Any

import reflex as rx

from santa_app import theme
from santa_app.components.card import card
from santa_app.components.draft_fields import (
    honeypot,
    long_text_field,
    send_button,
    text_field,
)
from santa_app.components.offline import needs_network
from santa_app.components.postcard import stamp_and_postmark
from santa_app.content import letter_page as words
from santa_app.content import plain_form
from santa_app.rules import letter_form as rules
from santa_app.states.letter_draft import LetterDraft


def _text(name: str, label: str, **options: Any) -> rx.Component:  # noqa: ANN401
    return text_field(LetterDraft, name, label, hint=words.HINTS.get(name), **options)


def _long_text(name: str, label: str, placeholder: str, rows: str) -> rx.Component:
    return long_text_field(
        LetterDraft,
        name,
        label,
        hint=words.HINTS.get(name),
        rows=rows,
        placeholder=placeholder,
        max_length=rules.MAX_LENGTHS[name],
    )


def _good() -> rx.Component:
    return rx.el.label(
        rx.el.input(
            type="checkbox",
            name="been_good",
            checked=LetterDraft.been_good,
            on_change=LetterDraft.set_good,
            class_name="size-6 shrink-0 accent-pine",
        ),
        rx.el.span("I've been good this year", class_name="font-bold"),
        class_name="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl bg-gold/25 px-4 py-3",
    )


def letter_form() -> rx.Component:
    """Return the form."""
    return card(
        rx.el.form,
        rx.el.div(
            rx.el.p(
                "Dear Santa,",
                class_name=f"{theme.DISPLAY} text-[2rem] whitespace-nowrap text-holly sm:text-5xl",
            ),
            stamp_and_postmark(
                class_name="-mr-1 -mb-4 max-sm:-ml-14 max-sm:origin-top-right max-sm:scale-75"
            ),
            class_name="flex items-start justify-between gap-4 max-sm:-mb-6",
        ),
        rx.el.div(
            _text(
                "child_name",
                "Child's name",
                required=True,
                max_length=rules.MAX_LENGTHS["child_name"],
                auto_complete="off",
                placeholder="Your first name",
                class_name="sm:col-span-2",
            ),
            # With Reflex's own `type` an empty field would be the number 0.
            _text(
                "age",
                "Age",
                attributes={"type": "number", "min": rules.AGE_MIN, "max": rules.AGE_MAX},
            ),
            class_name="grid gap-5 sm:grid-cols-3",
        ),
        _text(
            "city_country",
            "City or country",
            max_length=rules.MAX_LENGTHS["city_country"],
            auto_complete="off",
        ),
        _text(
            "parent_email",
            "Parent's email",
            required=True,
            type="email",
            max_length=rules.MAX_LENGTHS["parent_email"],
            auto_complete="email",
        ),
        _long_text("wish_list", "Wish list", "What are you dreaming of?", "5"),
        _long_text(
            "message_to_santa",
            "Special message for Santa",
            "Is there something you would like to tell or ask him?",
            "4",
        ),
        _good(),
        honeypot(),
        needs_network(words.OFFLINE),
        send_button(LetterDraft, "Send My Letter to Santa"),
        on_submit=LetterDraft.submit,
        method="post",
        action=plain_form.PATH,
        no_validate=True,
        accent="post",
        aria_label="Letter to Santa",
    )
