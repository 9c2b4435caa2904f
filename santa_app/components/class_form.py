"""The form of a class letter, and the thank-you screen after it was sent."""

from typing import Final

import reflex as rx

from santa_app.components.buttons import button
from santa_app.components.card import card
from santa_app.components.draft_fields import DraftForm, honeypot, page_language, send_button
from santa_app.components.icons import icon
from santa_app.components.offline import needs_network
from santa_app.components.sentences import as_written, counted_var, sentence
from santa_app.components.thanks import (
    helplines_note,
    parents_link,
    thanks_heading,
    thanks_screen,
)
from santa_app.components.typography import h2
from santa_app.content import plain_form
from santa_app.content import teachers as words
from santa_app.content.letter_page import WORDS
from santa_app.i18n import gettext as _
from santa_app.i18n import plural_forms
from santa_app.rules import class_letter as rules
from santa_app.states.class_draft import ClassDraft

_COUNTS: Final = tuple(
    form.replace("{most}", str(rules.MAX_CHILDREN))
    for form in plural_forms("{count} name of {most}", "{count} names of {most}")
)
"""The plural forms of the number of names on the list."""


_FORM: Final = DraftForm(
    draft=ClassDraft,
    labels=plain_form.CLASS_LABELS,
    hints=words.PAGE.hints,
    # No `maxlength` for names: it would silently cut the end of a pasted list.
    lengths={name: most for name, most in rules.MAX_LENGTHS.items() if name != "children"},
    leads={},
)


def _children() -> rx.Component:
    return rx.el.div(
        _FORM.field(
            "children",
            required=True,
            rows="8",
            placeholder=words.PAGE.children_example,
            attributes={"autoCapitalize": "words", "autoComplete": "off", "spellCheck": "false"},
        ),
        rx.cond(
            ClassDraft.count > 0,
            rx.el.p(
                icon("users", 18),
                rx.el.span(counted_var(_COUNTS, ClassDraft.count)),
                class_name="mt-1.5 flex items-center gap-1.5 text-sm font-bold text-pine",
            ),
        ),
    )


def class_form() -> rx.Component:
    """Return the form."""
    return card(
        rx.el.form,
        h2(_("A letter from your class"), class_name="text-4xl text-holly sm:text-5xl"),
        _FORM.field("class_name", required=True, auto_complete="off", placeholder=_("Class 2b")),
        _children(),
        _FORM.field("city_country", auto_complete="off"),
        _FORM.email_field(),
        _FORM.field("message_to_santa", rows="4"),
        honeypot(),
        page_language(),
        needs_network(WORDS["offline"]),
        send_button(ClassDraft, plain_form.SEND_CLASS),
        on_submit=ClassDraft.submit,
        method="post",
        action=plain_form.PATH,
        no_validate=True,
        accent="post",
        aria_label=_("Class letter to Santa"),
    )


def class_thanks() -> rx.Component:
    """Return the thank-you screen, hidden until a letter was sent."""
    return thanks_screen(
        ClassDraft.arrived,
        [
            thanks_heading(ClassDraft.thanks_class),
            rx.el.p(
                *sentence(
                    _(
                        "Your letter with {names} has reached the North Pole. Santa's reply goes to "
                        "{email}. The link in it opens your poster and the little letters."
                    ),
                    names=rx.el.b(ClassDraft.thanks_names),
                    email=as_written(
                        ClassDraft.thanks_email, class_name="font-bold [overflow-wrap:anywhere]"
                    ),
                ),
                class_name="sm:text-lg",
            ),
        ],
        [rx.el.p(words.PAGE.thanks)],
        [
            rx.el.div(
                button(
                    plain_form.ANOTHER_CLASS,
                    variant="secondary",
                    on_click=ClassDraft.write_another,
                )
            ),
            parents_link(words.PAGE.thanks_link, ClassDraft.thanks_link),
            helplines_note(),
        ],
    )
