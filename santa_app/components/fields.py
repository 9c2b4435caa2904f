"""Form fields: label, control, hint and error, connected for assistive technology."""

import reflex as rx

from santa_app.components.icons import icon
from santa_app.i18n import gettext as _

FORM_METHOD = "dialog"
"""The `method` of every form that the page itself answers: without JavaScript, it does nothing.

A plain form would put a child's input into the URL, and so into the history and the server's log.
"""


def field(  # noqa: PLR0913 -- each is one fact about the field
    name: str,
    label: str,
    control: rx.Component,
    *,
    required: bool = False,
    hint: str | rx.Var[str] | None = None,
    error: rx.Component | None = None,
) -> rx.Component:
    """Return a control with its label, and below it the hint or the error that replaces it.

    The control must have `name` as its id and describe itself by `<name>-note`.
    """
    return rx.el.div(
        rx.el.label(
            label,
            rx.el.span(" ", _("(required)"), class_name="font-semibold text-holly")
            if required
            else rx.fragment(),
            html_for=name,
            class_name="mb-1.5 block font-bold text-ink",
        ),
        control,
        rx.el.div(
            error or rx.fragment(),
            rx.el.p(hint, class_name="text-ink-soft") if hint is not None else rx.fragment(),
            id=f"{name}-note",
            class_name="mt-1.5 text-sm empty:hidden",
        ),
        class_name="",
    )


def field_error(text: str | rx.Var) -> rx.Component:
    """Return the message that says what is wrong with a field."""
    return rx.el.p(
        icon("circle_alert", 16),
        rx.el.span(text),
        class_name="flex items-center gap-1.5 font-bold text-holly",
    )
