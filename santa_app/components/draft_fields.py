"""The fields of a form that is sent as a letter, bound to its browser State."""

from typing import Any

import reflex as rx

from santa_app import theme
from santa_app.components.fields import field, field_error
from santa_app.components.icons import icon
from santa_app.content import plain_form
from santa_app.i18n import SITE_LANGUAGE
from santa_app.i18n import gettext as _
from santa_app.states.sent_draft import SentDraft

Draft = type[SentDraft]
_LAST_TYPED = "parent_email"
"""Reaching this field opens the websocket (`Page.connects_when_used`)."""


def _attributes(draft: Draft, name: str, *, required: bool) -> dict[str, Any]:
    return {
        "aria-invalid": rx.cond(_is_wrong(draft, name), "true", "false"),
        "aria-describedby": f"{name}-note",
        **({"data-connects": ""} if name == _LAST_TYPED else {}),
        **({"aria-required": "true"} if required else {}),
    }


def _is_wrong(draft: Draft, name: str) -> rx.Var[bool]:
    return draft.wrong.contains(name)


def _edit(draft: Draft, name: str) -> Any:  # noqa: ANN401 -- an event handler in any of its forms
    return lambda value: draft.edit(name, value)


def _with_label(
    draft: Draft,
    name: str,
    label: str,
    control: rx.Component,
    **options: Any,  # noqa: ANN401
) -> rx.Component:
    error = rx.cond(_is_wrong(draft, name), field_error(draft.notes[name]))
    return field(name, label, control, error=error, **options)


def text_field(  # noqa: PLR0913 -- each is one fact about the field
    draft: Draft,
    name: str,
    label: str,
    *,
    hint: str | None = None,
    lead: str | None = None,
    required: bool = False,
    class_name: str = "",
    attributes: dict[str, Any] | None = None,
    **props: Any,  # noqa: ANN401 -- whatever an input takes
) -> rx.Component:
    """Return a field of one line; `lead` begins a sentence that the field completes."""
    control = rx.el.input(
        id=name,
        name=name,
        value=getattr(draft, name),
        on_change=_edit(draft, name),
        class_name=theme.FIELD,
        custom_attrs={**_attributes(draft, name, required=required), **(attributes or {})},
        **props,
    )
    if lead:
        words = rx.el.span(lead, class_name=f"{theme.DISPLAY} shrink-0 text-2xl text-pine")
        control = rx.el.div(words, control, class_name="flex items-baseline gap-3")
    return _with_label(
        draft, name, label, control, required=required, hint=hint, class_name=class_name
    )


def long_text_field(  # noqa: PLR0913 -- each is one fact about the field
    draft: Draft,
    name: str,
    label: str,
    *,
    hint: str | rx.Var[str] | None = None,
    required: bool = False,
    attributes: dict[str, Any] | None = None,
    **props: Any,  # noqa: ANN401 -- whatever a text area takes
) -> rx.Component:
    """Return a field of several lines."""
    control = rx.el.textarea(
        id=name,
        name=name,
        value=getattr(draft, name),
        on_change=_edit(draft, name),
        class_name=theme.FIELD,
        custom_attrs={**_attributes(draft, name, required=required), **(attributes or {})},
        **props,
    )
    return _with_label(draft, name, label, control, required=required, hint=hint)


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


def send_button(draft: Draft, label: str) -> rx.Component:
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
