"""The way back up: a visible trail of links, told to search engines as well."""

from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.components.structured import json_ld, publisher
from santa_app.content import paths
from santa_app.rules.structured_data import breadcrumbs

PARENT_RESOURCES: Final = ("Parent Resources", paths.PARENTS)
ALL_RECIPES: Final = ("Christmas Recipes", paths.RECIPES)
ALL_STORIES: Final = ("Christmas Stories", paths.STORIES)
"""Name and path of the pages that stand between the home page and others."""


def trail(*steps: tuple[str, str]) -> rx.Component:
    """Return the trail below a hero.

    Args:
        *steps: Name and path of each page under the home page; the last is the page itself.
    """
    *above, here = (("Home", paths.HOME), *steps)
    return rx.el.nav(
        rx.el.ol(
            *[
                rx.el.li(
                    rx.el.a(
                        name,
                        href=path,
                        class_name=(
                            "inline-flex min-h-11 min-w-11 items-center underline "
                            "underline-offset-4 "
                            "hover:text-pine"
                        ),
                    ),
                    rx.el.span("›", class_name="px-2", custom_attrs={"aria-hidden": "true"}),
                    class_name="inline-flex items-center",
                )
                for name, path in above
            ],
            rx.el.li(
                here[0], class_name="font-bold text-ink", custom_attrs={"aria-current": "page"}
            ),
            class_name="flex flex-wrap items-center text-sm text-ink-soft",
        ),
        json_ld(breadcrumbs(steps, publisher())),
        class_name=f"{theme.WRAP} no-print pt-4",
        custom_attrs={"aria-label": "Breadcrumb"},
    )
