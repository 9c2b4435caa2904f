"""The actions of the parent's page: buttons that act at once, and buttons that ask first."""

from typing import Any

import reflex as rx

from santa_app import theme
from santa_app.components.icons import icon
from santa_app.states.parent_link import ParentLink


def button(  # noqa: PLR0913 -- each is a visible property of the button
    label: str,
    on_click: Any,  # noqa: ANN401 -- one event or several
    *,
    sign: str | None = None,
    voice: str = theme.QUIET,
    element_id: str | None = None,
    busy: rx.Var[bool] | bool = False,
) -> rx.Component:
    """Return a button as wide as a phone; `busy` says when it cannot be pressed."""
    return rx.el.button(
        icon(sign) if sign else rx.fragment(),
        label,
        type="button",
        on_click=on_click,
        class_name=f"{voice} w-full sm:w-auto",
        id=element_id,
        disabled=busy,
    )


def action_button(action: str, label: str, sign: str) -> rx.Component:
    """Return a button that acts at once; `MyLetterState.handle` knows the action."""
    return button(label, ParentLink.act(action), sign=sign, busy=ParentLink.waiting)


def confirmed_button(action: str, label: str, sign: str, question: str) -> rx.Component:
    """Return a button that asks for a confirmation before it acts."""
    return rx.cond(
        ParentLink.confirming == action,
        rx.el.div(
            rx.el.p(question, class_name="font-bold"),
            rx.el.div(
                button(
                    f"Yes, {label[0].lower()}{label[1:]}",
                    ParentLink.act(action),
                    voice=theme.PRIMARY,
                    element_id=f"yes-{action}",
                    busy=ParentLink.waiting,
                ),
                button("No, leave it", ParentLink.dismiss),
                class_name="mt-4 grid gap-3 sm:flex sm:flex-wrap",
            ),
            class_name="rounded-2xl bg-holly/10 p-5",
        ),
        button(label, ParentLink.confirm(action), sign=sign, busy=ParentLink.waiting),
    )


def choice(title: str, text: Any, *control: rx.Component) -> rx.Component:  # noqa: ANN401 -- words or a Var
    """Return one thing a parent can do: what it means, and its button, if it has one now."""
    return rx.el.div(
        rx.el.h3(title, class_name=f"{theme.DISPLAY} text-2xl text-pine"),
        rx.el.p(text, class_name="mt-1 text-ink-soft"),
        *[rx.el.div(one, class_name="mt-4") for one in control],
        class_name="border-t-2 border-dashed border-pine/15 pt-6",
    )
