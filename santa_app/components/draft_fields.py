"""The fields of a form that is sent as a letter, bound to its browser State."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import reflex as rx

from santa_app import theme
from santa_app.components.fields import field, field_error
from santa_app.components.icons import icon
from santa_app.components.sentences import sentence
from santa_app.content import plain_form
from santa_app.i18n import SITE_LANGUAGE
from santa_app.i18n import gettext as _
from santa_app.states.sent_draft import SentDraft

_LAST_TYPED = "parent_email"
"""Reaching this field opens the websocket (`Page.connects_when_used`)."""


def _edit(draft: type[SentDraft], name: str) -> Any:  # noqa: ANN401 -- a handler in any of its forms
    return lambda value: draft.edit(name, value)


@dataclass(frozen=True, kw_only=True, slots=True)
class DraftForm:
    """A form: its State, and by field its labels, hints, most letters, and leads.

    A lead begins a sentence that the field completes.
    """

    draft: type[SentDraft]
    labels: Mapping[str, str]
    hints: Mapping[str, str]
    lengths: Mapping[str, int]
    leads: Mapping[str, str]

    def field(
        self,
        name: str,
        *,
        required: bool = False,
        attributes: Mapping[str, Any] | None = None,
        **props: Any,  # noqa: ANN401 -- whatever an input or a text area takes
    ) -> rx.Component:
        """Return a field of one line, or with `rows` of several."""
        draft = self.draft
        is_wrong = draft.wrong.contains(name)
        if name in self.lengths:
            props["max_length"] = self.lengths[name]
        several = "rows" in props
        element: Callable[..., rx.Component] = rx.el.textarea if several else rx.el.input
        control = element(
            id=name,
            name=name,
            value=getattr(draft, name),
            on_change=_edit(draft, name),
            class_name=theme.FIELD,
            custom_attrs={
                "aria-invalid": rx.cond(is_wrong, "true", "false"),
                "aria-describedby": f"{name}-note",
                **({"data-connects": ""} if name == _LAST_TYPED else {}),
                **({"aria-required": "true"} if required else {}),
                **(attributes or {}),
            },
            **props,
        )
        if name in self.leads:
            words = rx.el.span(
                self.leads[name], class_name=f"{theme.DISPLAY} shrink-0 text-2xl text-pine"
            )
            control = rx.el.div(words, control, class_name="letter-line flex items-baseline gap-3")
        error = rx.cond(is_wrong, field_error(draft.notes[name]))
        label, hint = self.labels[name], self.hints.get(name)
        return field(name, label, control, error=error, required=required, hint=hint)

    def email_field(self) -> rx.Component:
        """Return the field of the e-mail address, which asks about a mistyped one."""
        draft = self.draft
        asked = rx.el.p(
            *sentence(
                _("Did you mean {email}?"),
                email=rx.el.button(
                    draft.suggestion,
                    type="button",
                    on_click=draft.edit("parent_email", draft.suggestion),
                    translate="no",
                    class_name=(
                        "inline-flex min-h-11 items-center font-bold text-pine underline "
                        "wrap-anywhere"
                    ),
                ),
            )
        )
        return rx.el.div(
            self.field(
                "parent_email",
                required=True,
                type="email",
                auto_complete="email",
                on_blur=draft.leave_email,
            ),
            rx.el.div(rx.cond(draft.suggestion != "", asked), aria_live="polite"),
        )


def honeypot() -> rx.Component:
    """Return the honeypot: an invisible field that bots fill in, and visitors leave empty."""
    return rx.el.div(
        rx.el.label(plain_form.HONEYPOT, html_for=plain_form.HONEYPOT_FIELD),
        rx.el.input(
            id=plain_form.HONEYPOT_FIELD,
            name=plain_form.HONEYPOT_FIELD,
            type="text",
            auto_complete="off",
            tab_index=-1,
            custom_attrs=plain_form.NOT_FOR_FILLERS,
        ),
        class_name="absolute -start-[9999px] size-px overflow-hidden",
        aria_hidden="true",
    )


def page_language() -> rx.Component:
    """Return the hidden field by which a form without JavaScript says in which language to answer."""
    return rx.el.input(type="hidden", name="locale", value=SITE_LANGUAGE)


def send_button(draft: type[SentDraft], label: str) -> rx.Component:
    """Return the button that sends the letter."""
    return rx.el.button(
        rx.cond(draft.sending, icon("loader_circle", 20, "animate-spin"), icon("send", 20)),
        rx.el.span(rx.cond(draft.sending, _("Sending to the North Pole..."), label)),
        id="send-letter",
        type="submit",
        custom_attrs={"data-connects": ""},
        disabled=draft.sending,
        class_name=f"{theme.PRIMARY} w-full px-4 text-[1.05rem] sm:text-lg",
    )
