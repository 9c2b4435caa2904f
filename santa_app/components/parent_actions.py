"""The parent's actions on a letter: buttons that act at once or ask for confirmation."""

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


def acting_button(act: Any, label: str, icon_name: str) -> rx.Component:  # noqa: ANN401 -- a server event
    """Return a button that acts at once."""
    return button(
        label, [ParentLink.act, act(ParentLink.token)], icon_name=icon_name, busy=ParentLink.waiting
    )


def asking_button(what: str, act: Any, label: str, icon_name: str, question: str) -> rx.Component:  # noqa: ANN401 -- a server event
    """Return a button that asks for confirmation first; `what` identifies the question."""
    return rx.cond(
        ParentLink.confirming == what,
        rx.el.div(
            rx.el.p(question, class_name="font-bold"),
            rx.el.div(
                button(
                    f"Yes, {label[0].lower()}{label[1:]}",
                    [ParentLink.act, act(ParentLink.token)],
                    variant=theme.PRIMARY,
                    element_id=f"yes-{what}",
                    busy=ParentLink.waiting,
                ),
                button("No, leave it", ParentLink.leave_it),
                class_name="mt-4 grid gap-3 sm:flex sm:flex-wrap",
            ),
            class_name="rounded-2xl bg-holly/10 p-5",
        ),
        button(label, ParentLink.ask_first(what), icon_name=icon_name, busy=ParentLink.waiting),
    )


def choice(title: str, text: Any, *control: rx.Component) -> rx.Component:  # noqa: ANN401 -- words or a Var
    """Return one action: its title, an explanation, and its button if it is available."""
    return rx.el.div(
        rx.el.h3(title, class_name=f"{theme.DISPLAY} text-2xl text-pine"),
        rx.el.p(text, class_name="mt-1 text-ink-soft"),
        *[rx.el.div(one, class_name="mt-4") for one in control],
        class_name="border-t-2 border-dashed border-pine/15 pt-6",
    )
