"""A button that reads a part of the page aloud."""

import json

import reflex as rx

from santa_app.components.buttons import button_class
from santa_app.content.read_aloud import BUTTON, MODULE


def read_aloud(part: str, class_name: str = "") -> rx.Component:
    """Return the button; `part` is a CSS selector of the element around it that is read.

    The device speaks, sentence by sentence, each marked while it is heard. Nothing is sent.
    """
    load = f'import("$/{MODULE}")'
    read = f"({{currentTarget}}) => {load}.then((own) => own.readAloud(currentTarget, {json.dumps(part)}))"
    return rx.el.div(
        rx.el.button(
            BUTTON,
            type="button",
            custom_attrs={"onClick": rx.Var(read)},
            class_name=button_class("secondary"),
        ),
        rx.el.div(),
        custom_attrs={"data-read-aloud": ""},
        class_name=f"with-scripts no-print {class_name}",
    )
