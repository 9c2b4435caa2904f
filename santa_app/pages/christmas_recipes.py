"""The recipe list: search, filters and saved recipes (SPEC sections 2, 4 and 5, Recipes).

Every card stands in the HTML; what does not match is hidden.
"""

from collections.abc import Sequence

import reflex as rx
from reflex.vars import ArrayVar

from santa_app import theme
from santa_app.components.choices import choice_buttons, clear_button, count_line, nothing_found
from santa_app.components.did_you_know import did_you_know
from santa_app.components.icons import icon
from santa_app.components.lists import in_both
from santa_app.components.metadata import Page
from santa_app.components.recipe_card import recipe_card
from santa_app.components.sections import banner, heading, page_hero, section
from santa_app.components.structured import json_ld, publisher
from santa_app.components.trail import trail
from santa_app.content import paths
from santa_app.content.checks import DIFFICULTIES
from santa_app.content.facts import RECIPE_FACTS
from santa_app.content.recipes import RECIPE_TAGS, RECIPES, TIME_LIMITS, Recipe
from santa_app.rules.filters import ALL
from santa_app.rules.structured_data import item_list
from santa_app.states.recipe_book import SEARCH_ID, RecipeBookState, SavedRecipesState

NAME = "Christmas Recipes"
FILTERS_ID = "recipe-filters"


def _visible() -> ArrayVar[Sequence[str]]:
    """Return the slugs of the recipes that show: found, and saved if only those are wanted."""
    found = RecipeBookState.shown
    saved = in_both(found, SavedRecipesState.saved)
    return rx.cond(RecipeBookState.only_saved, saved, found).to(list[str])


def _count_text() -> rx.Var[str]:
    count = _visible().length()
    words = rx.match(count, (0, "No recipes found"), (1, "1 recipe"), f"{count} recipes")
    return rx.Var.create(words).to(str)


def _search() -> rx.Component:
    return rx.el.div(
        rx.el.label(
            "Search recipes", html_for=SEARCH_ID, class_name="mb-1.5 block font-bold text-ink"
        ),
        rx.el.div(
            icon(
                "search",
                22,
                "pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft",
            ),
            rx.el.input(
                id=SEARCH_ID,
                type="search",
                value=RecipeBookState.search,
                on_change=RecipeBookState.set_search,
                placeholder="Cookies, cocoa, no-bake …",
                auto_complete="off",
                max_length=80,
                class_name=f"{theme.FIELD} pl-12",
            ),
            class_name="relative",
        ),
        class_name="grow",
    )


def _filter_button() -> rx.Component:
    count = RecipeBookState.filters_set
    return rx.el.button(
        icon("sliders_horizontal"),
        "Filter",
        rx.cond(
            count > 0,
            rx.el.span(
                count,
                rx.el.span(" set", class_name="sr-only"),
                class_name="grid size-6 place-items-center rounded-full bg-holly text-sm text-white",
            ),
            rx.fragment(),
        ),
        type="button",
        on_click=RecipeBookState.toggle_filters,
        class_name=theme.QUIET,
        custom_attrs={
            "aria-expanded": rx.cond(RecipeBookState.filters_open, "true", "false"),
            "aria-controls": FILTERS_ID,
        },
    )


def _saved_button() -> rx.Component:
    return rx.el.button(
        icon("heart"),
        "Only saved",
        type="button",
        on_click=RecipeBookState.set_only_saved(~RecipeBookState.only_saved),
        class_name=f"{theme.QUIET} aria-pressed:border-holly aria-pressed:bg-holly aria-pressed:text-white",
        custom_attrs={"aria-pressed": rx.cond(RecipeBookState.only_saved, "true", "false")},
    )


def _tag_select() -> rx.Component:
    return rx.el.div(
        rx.el.label("Tag", html_for="recipe-tag", class_name="mr-1 font-extrabold text-ink"),
        rx.el.select(
            rx.el.option("All tags", value=ALL),
            *[rx.el.option(tag, value=tag) for tag in RECIPE_TAGS],
            id="recipe-tag",
            value=RecipeBookState.chosen_tag,
            on_change=RecipeBookState.set_tag,
            class_name=f"{theme.FIELD} max-w-xs font-bold text-pine",
        ),
        class_name="flex flex-wrap items-center gap-2",
    )


def _filters() -> rx.Component:
    return rx.el.div(
        choice_buttons(
            "Difficulty",
            [(ALL, "All"), *[(value, value) for value in DIFFICULTIES]],
            chosen=RecipeBookState.chosen_difficulty,
            choose=RecipeBookState.set_difficulty,
        ),
        choice_buttons(
            "Total time up to",
            [(ALL, "Any time"), *[(limit.value, limit.label) for limit in TIME_LIMITS]],
            chosen=RecipeBookState.chosen_time,
            choose=RecipeBookState.set_time,
        ),
        _tag_select(),
        id=FILTERS_ID,
        hidden=~RecipeBookState.filters_open,
        class_name="mt-5 grid gap-4 border-t border-ink/15 pt-5",
    )


def _finder() -> rx.Component:
    return rx.el.div(
        rx.el.div(
            _search(),
            rx.el.div(
                _filter_button(),
                _saved_button(),
                class_name="flex gap-3 [&>button]:grow [&>button]:px-4 sm:[&>button]:px-6",
            ),
            class_name="flex flex-col gap-4 md:flex-row md:items-end",
        ),
        _filters(),
        class_name=f"{theme.CARD} no-print p-5 noscript:hidden sm:p-7",
        role="search",
        custom_attrs={"aria-label": "Recipes"},
    )


def _heart(recipe: Recipe) -> rx.Component:
    saved = SavedRecipesState.saved.contains(recipe.slug)
    return rx.el.button(
        rx.cond(saved, icon("heart", 22, "fill-holly text-holly"), icon("heart", 22)),
        rx.el.span(f"Save {recipe.title}", class_name="sr-only"),
        type="button",
        on_click=[
            SavedRecipesState.toggle_saved(recipe.slug),
            RecipeBookState.heart_pressed,
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
        _finder(),
        rx.el.div(
            count_line(_count_text()),
            rx.el.button(
                "Clear all",
                type="button",
                on_click=RecipeBookState.clear,
                hidden=~RecipeBookState.narrowed,
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
            class_name="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3",
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
            above="Santa's Christmas kitchen",
            sign="chef_hat",
        ),
        trail((NAME, paths.RECIPES)),
        _list(),
        section(did_you_know(RECIPE_FACTS), class_name="bg-snow-200"),
        rx.el.div(class_name="h-16"),
        banner(
            "Tell Santa what you baked",
            "He always likes to know what will stand beside the chimney this year.",
            action="Write Your Letter",
            href=paths.LETTER,
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
