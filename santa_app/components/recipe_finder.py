"""How one finds a recipe: search box, filters, and only the saved ones (SPEC section 5, Recipe search)."""

import reflex as rx

from santa_app import theme
from santa_app.components.choices import choice_buttons
from santa_app.components.icons import icon
from santa_app.content.checks import DIFFICULTIES
from santa_app.content.recipes import RECIPE_TAGS, TIME_LIMITS
from santa_app.rules.filters import ALL
from santa_app.states.recipe_book import SEARCH_ID, RecipeBookState

FILTERS_ID = "recipe-filters"


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
    count = RecipeBookState.active_filters
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


def recipe_finder() -> rx.Component:
    """Return the search box, the Filter button with its filters, and the switch to saved recipes."""
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
