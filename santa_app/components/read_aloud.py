"""A button that reads a part of the page aloud."""

import json
from pathlib import Path
from typing import Final

import reflex as rx

from santa_app.components.buttons import button_class
from santa_app.framework.components import javascript
from santa_app.i18n import gettext as _

MODULE: Final = "own_modules/read_aloud.js"
"""Where the build puts the module, which a page loads with the first press."""

_WORDS: Final = {
    "NO_VOICE": _("This device has no voice of its own for this language."),
    "PAUSE": _("Pause"),
    "GO_ON": _("Go on"),
    "SLOWER": _("Slower"),
    "FASTER": _("Faster"),
    "STOP": _("Stop"),
}


def read_aloud_module() -> tuple[str, str]:
    """Return the path in .web and the code of the module, in the language of the pages."""
    return MODULE, javascript(
        str(Path(__file__)),
        "read_aloud",
        **{name: json.dumps(words)[1:-1] for name, words in _WORDS.items()},
    )


def read_aloud(part: str, class_name: str = "") -> rx.Component:
    """Return the button; `part` is a CSS selector of the element around it that is read.

    The device speaks, sentence by sentence, each marked while it is heard. Nothing is sent.
    """
    read = f'({{currentTarget}}) => import("$/{MODULE}").then((own) => own.readAloud(currentTarget, {json.dumps(part)}))'
    return rx.el.div(
        rx.el.button(
            _("Read to me"),
            type="button",
            custom_attrs={"onClick": rx.Var(read)},
            class_name=button_class("secondary"),
        ),
        rx.el.div(),
        custom_attrs={"data-read-aloud": ""},
        class_name=f"with-scripts no-print {class_name}",
    )
