"""Breadcrumbs: links from the home page down to the current one, repeated as JSON-LD."""

from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.components.json_ld import json_ld, publisher
from santa_app.content import paths
from santa_app.i18n import gettext as _
from santa_app.rules import structured_data

PARENT_RESOURCES: Final = (_("Parent Resources"), paths.PARENTS)
ALL_RECIPES: Final = (_("Christmas Recipes"), paths.RECIPES)
ALL_STORIES: Final = (_("Christmas Stories"), paths.STORIES)
"""Name and path of the pages between the home page and others."""

_LINK: Final = (
    "-mx-1 inline-flex min-h-11 items-center px-1 underline underline-offset-4 hover:text-pine"
)


def breadcrumbs(*steps: tuple[str, str]) -> rx.Component:
    """Return the breadcrumbs: name and path of each page below the home page, up to this one."""
    *above, (here, _path) = steps
    return rx.el.nav(
        rx.el.ol(
            *[
                rx.el.li(
                    rx.el.a(name, href=path, class_name=_LINK),
                    # After the name, so that no line of a phone begins with the sign.
                    rx.el.span("›", class_name="px-2", aria_hidden="true"),
                    class_name="inline-flex items-center",
                )
                for name, path in ((_("Home"), paths.HOME), *above)
            ],
            rx.el.li(
                rx.el.span(here, class_name="font-bold text-ink", aria_current="page"),
            ),
            class_name="flex flex-wrap items-center text-sm text-ink-soft",
        ),
        json_ld(structured_data.breadcrumbs(steps, publisher())),
        class_name=f"{theme.CONTAINER} no-print pt-4",
        aria_label=_("Breadcrumb"),
    )
