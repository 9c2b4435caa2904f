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
    icon_name: str | None = None,
    variant: str = theme.SECONDARY,
    element_id: str | None = None,
    busy: rx.Var[bool] | bool = False,
) -> rx.Component:
    """Return a button of full width on a phone; it is disabled while `busy`."""
    return rx.el.button(
        icon(icon_name) if icon_name else rx.fragment(),
        label,
        type="button",
        on_click=on_click,
        class_name=f"{variant} w-full sm:w-auto",
        id=element_id,
        disabled=busy,
    )


def action_button(action: str, label: str, icon_name: str) -> rx.Component:
    """Return a button that acts at once; `MyLetterState.handle` knows the action."""
    return button(label, ParentLink.act(action), icon_name=icon_name, busy=ParentLink.waiting)


def confirmed_button(action: str, label: str, icon_name: str, question: str) -> rx.Component:
    """Return a button that asks for a confirmation before it acts."""
    return rx.cond(
        ParentLink.confirming == action,
        rx.el.div(
            rx.el.p(question, class_name="font-bold"),
            rx.el.div(
                button(
                    f"Yes, {label[0].lower()}{label[1:]}",
                    ParentLink.act(action),
                    variant=theme.PRIMARY,
                    element_id=f"yes-{action}",
                    busy=ParentLink.waiting,
                ),
                button("No, leave it", ParentLink.dismiss),
                class_name="mt-4 grid gap-3 sm:flex sm:flex-wrap",
            ),
            class_name="rounded-2xl bg-holly/10 p-5",
        ),
        button(label, ParentLink.confirm(action), icon_name=icon_name, busy=ParentLink.waiting),
    )


def choice(title: str, text: Any, *control: rx.Component) -> rx.Component:  # noqa: ANN401 -- words or a Var
    """Return one action: its title, an explanation, and its button if it is available."""
    return rx.el.div(
        rx.el.h3(title, class_name=f"{theme.DISPLAY} text-2xl text-pine"),
        rx.el.p(text, class_name="mt-1 text-ink-soft"),
        *[rx.el.div(one, class_name="mt-4") for one in control],
        class_name="border-t-2 border-dashed border-pine/15 pt-6",
    )
