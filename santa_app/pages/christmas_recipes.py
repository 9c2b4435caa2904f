"""The recipe list: search, filters and saved recipes (SPEC sections 2, 4 and 5, Recipes).

Every card stands in the HTML; what does not match is hidden.
"""

from collections.abc import Sequence

import reflex as rx
from reflex.vars import ArrayVar

from santa_app import product, theme
from santa_app.components.choices import clear_button, count_line, nothing_found
from santa_app.components.did_you_know import did_you_know
from santa_app.components.icons import icon
from santa_app.components.lists import in_both
from santa_app.components.metadata import Page
from santa_app.components.recipe_card import recipe_card
from santa_app.components.recipe_finder import recipe_finder
from santa_app.components.sections import banner, heading, page_hero, section
from santa_app.components.structured import json_ld, publisher
from santa_app.components.trail import ALL_RECIPES, trail
from santa_app.content import paths
from santa_app.content.recipes import RECIPE_FACTS, RECIPES, Recipe
from santa_app.rules.structured_data import item_list
from santa_app.states.recipe_book import RecipeBookState, SavedRecipesState


def _visible() -> ArrayVar[Sequence[str]]:
    """Return the slugs of the recipes that show: found, and saved if only those are wanted."""
    found = RecipeBookState.shown
    saved = in_both(found, SavedRecipesState.saved)
    return rx.cond(RecipeBookState.only_saved, saved, found).to(list[str])


def _count_text() -> rx.Var[str]:
    count = _visible().length()
    words = rx.match(count, (0, "No recipes found"), (1, "1 recipe"), f"{count} recipes")
    return rx.Var.create(words).to(str)


def _heart(recipe: Recipe) -> rx.Component:
    saved = SavedRecipesState.saved.contains(recipe.slug)
    return rx.el.button(
        rx.cond(saved, icon("heart", 22, "fill-holly text-holly"), icon("heart", 22)),
        rx.el.span(f"Save {recipe.title}", class_name="sr-only"),
        type="button",
        on_click=[
            SavedRecipesState.toggle_saved(recipe.slug),
            RecipeBookState.save_clicked,
        ],
        class_name=(
            "no-print absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full bg-white "
            "text-ink shadow-card transition hover:scale-105 noscript:hidden"
        ),
        custom_attrs={"aria-pressed": rx.cond(saved, "true", "false")},
    )


def _empty() -> rx.Component:
    saved = RecipeBookState.only_saved & (SavedRecipesState.saved.length() == 0)
    return rx.el.div(
        nothing_found(
            rx.cond(saved, "Nothing saved yet", "No recipes found"),
            rx.cond(
                saved,
                "Press the heart on a recipe, and you will find it here the next time you visit.",
                "Try a shorter word or fewer filters. Or look at everything we have.",
            ),
            clear_button("Show all recipes", RecipeBookState.clear),
        ),
        hidden=_visible().length() > 0,
        class_name="mt-8",
    )


def _list() -> rx.Component:
    return rx.el.section(
        heading("From the cookie tin to the feast"),
        recipe_finder(),
        rx.el.div(
            count_line(_count_text()),
            rx.el.button(
                "Clear all",
                type="button",
                on_click=RecipeBookState.clear,
                hidden=~RecipeBookState.is_filtered,
                class_name="min-h-11 font-bold text-holly underline underline-offset-4",
            ),
            class_name="mt-5 flex min-h-11 flex-wrap items-center justify-between gap-3",
        ),
        rx.el.ul(
            *[
                rx.el.li(
                    recipe_card(recipe, _heart(recipe)),
                    hidden=~_visible().contains(recipe.slug),
                )
                for recipe in RECIPES
            ],
            class_name="mt-4 grid gap-5 sm:grid-cols-2 md:grid-cols-3 lg:gap-6",
        ),
        _empty(),
        json_ld(
            item_list("Christmas recipes", [(one.title, one.path) for one in RECIPES], publisher())
        ),
        class_name=f"{theme.WRAP} pt-8 pb-14 sm:pb-20",
    )


def page() -> rx.Component:
    """Return the sections of the recipe list."""
    return rx.fragment(
        page_hero(
            "Christmas Recipes",
            "Gingerbread for small bakers, a turkey for the big table and a mug of something warm for "
            "the man in red. Every recipe is tested by elves with sticky fingers.",
            scene="scene-recipes",
            sky="plum",
            above="Santa's Christmas kitchen",
            sign="chef_hat",
        ),
        trail(ALL_RECIPES),
        _list(),
        section(did_you_know(RECIPE_FACTS), shaded=True),
        banner(
            "Tell Santa what you baked",
            "He always likes to know what will stand beside the chimney this year.",
            action="Write Your Letter",
            href=product.LETTER_PATH,
            place="closing banner",
        ),
    )


PAGE = Page(
    path=paths.RECIPES,
    label="Recipes",
    title="Christmas Recipes for Families – Cookies, Feast, Drinks",
    description=(
        "Nine tested Christmas recipes to make with children: gingerbread, roast turkey, pudding, "
        "eggnog and Santa's cocoa. Search by name, tag or time."
    ),
    keywords=("Christmas recipes", "gingerbread cookies", "eggnog", "cookies for Santa", "family"),
    body=page,
)
