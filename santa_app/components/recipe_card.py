"""The card of a recipe in a list."""

from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.components.badges import chip, chips, facts_line, rating
from santa_app.components.icons import picture
from santa_app.components.links import page_link
from santa_app.components.typography import h3
from santa_app.content.checks import DIFFICULTY_NAMES
from santa_app.content.recipes import Recipe, minutes_text, tag_name

RECIPE_GRID: Final = "pairs grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6"
TAGS_SHOWN: Final = 2
"""Tags on a card; a third would need a second row."""


def recipe_card(recipe: Recipe, save: rx.Component | None = None) -> rx.Component:
    """Return the card, which is one link as a whole; `save` is a button over the picture's corner."""
    return rx.el.article(
        rx.el.div(
            picture(
                recipe.image,
                recipe.alt,
                "aspect-[4/3] w-full object-cover transition duration-300 group-hover:scale-[1.03]",
            ),
            class_name="overflow-hidden rounded-t-[inherit]",
        ),
        rx.el.div(
            facts_line(
                ("clock", minutes_text(recipe.total_time)),
                ("utensils", f"{recipe.serves_label} {recipe.servings}"),
                ("chef_hat", DIFFICULTY_NAMES[recipe.difficulty]),
                class_name="text-sm text-ink-soft lg:max-xl:gap-x-2 lg:max-xl:[&>li]:gap-1",
            ),
            rx.el.div(
                h3(
                    page_link(
                        recipe.title,
                        href=recipe.path,
                        class_name="after:absolute after:inset-0 after:rounded-3xl group-hover:underline",
                    ),
                    class_name="text-2xl leading-tight text-pine",
                ),
                rating(recipe.rating, "shrink-0 text-sm text-ink"),
                class_name="mt-2 flex items-baseline justify-between gap-3",
            ),
            rx.el.p(
                recipe.description.split(". ")[0].rstrip(".") + ".", class_name="mt-2 text-ink-soft"
            ),
            chips(
                *[chip(tag_name(tag)) for tag in recipe.tags[:TAGS_SHOWN]],
                class_name="mt-auto pt-4",
            ),
            class_name="flex grow flex-col p-5 lg:max-xl:px-4",
        ),
        save or rx.fragment(),
        class_name=f"{theme.CARD} {theme.CARD_LINK} relative flex h-full flex-col",
    )
