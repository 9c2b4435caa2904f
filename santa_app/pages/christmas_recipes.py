"""The recipe list with search, filters and saved recipes.

The HTML contains every card; those that do not match are hidden.
"""

from collections.abc import Sequence

import reflex as rx
from reflex.vars import ArrayVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths, recipes
from santa_app.content.checks import DIFFICULTY_NAMES
from santa_app.content.recipes import RECIPE_TAGS, RECIPES, TIME_LIMITS, Recipe, tag_name
from santa_app.framework.components import expression
from santa_app.i18n import gettext as _
from santa_app.i18n import plural_forms
from santa_app.rules.filters import ALL
from santa_app.rules.structured_data import item_list
from santa_app.states.recipe_book import SEARCH_ID, RecipeBookState, SavedRecipesState

_RECIPES = plural_forms("{count} recipe", "{count} recipes")


def _intersection(
    first: ArrayVar[Sequence[str]], second: ArrayVar[Sequence[str]]
) -> ArrayVar[Sequence[str]]:
    """Return the common items of two lists, which may belong to different States."""
    found = expression(f"{first!s}.filter((one) => {second!s}.includes(one))", first, second)
    return found.to(ArrayVar, list[str])


def _visible_slugs() -> ArrayVar[Sequence[str]]:
    """Return the slugs of the recipes that match the search and, if asked for, are saved."""
    found = RecipeBookState.shown
    saved = _intersection(found, SavedRecipesState.saved)
    return rx.cond(RecipeBookState.only_saved, saved, found).to(list[str])


def _count_text() -> rx.Var[str]:
    count = _visible_slugs().length()
    return rx.cond(count == 0, _("No recipes found"), ui.counted_var(_RECIPES, count)).to(str)


def _save_button(recipe: Recipe) -> rx.Component:
    saved = SavedRecipesState.saved.contains(recipe.slug)
    return rx.el.button(
        rx.cond(saved, ui.icon("heart", 22, "fill-holly text-holly"), ui.icon("heart", 22)),
        rx.el.span(_("Save {title}").format(title=recipe.title), class_name="sr-only"),
        type="button",
        on_click=[SavedRecipesState.toggle_saved(recipe.slug), RecipeBookState.save_clicked],
        class_name=(
            "no-print absolute top-3 end-3 z-10 grid size-11 place-items-center rounded-full bg-white "
            "text-ink shadow-card transition hover:scale-105 noscript:hidden"
        ),
        aria_pressed=saved,
    )


def _empty() -> rx.Component:
    saved = RecipeBookState.only_saved & (SavedRecipesState.saved.length() == 0)
    return rx.el.div(
        ui.empty_state(
            rx.cond(saved, _("Nothing saved yet"), _("No recipes found")),
            rx.cond(
                saved,
                _("Tap the heart on a recipe, and you'll find it here next time."),
                _("Try a shorter word or fewer filters, or look at all of our recipes."),
            ),
            _("Show all recipes"),
            RecipeBookState.clear,
        ),
        hidden=_visible_slugs().length() > 0,
        class_name="mt-8",
    )


FILTERS_ID = "recipe-filters"


def _search() -> rx.Component:
    return rx.el.div(
        rx.el.label(
            _("Search recipes"), html_for=SEARCH_ID, class_name="mb-1.5 block font-bold text-ink"
        ),
        rx.el.div(
            ui.icon(
                "search",
                22,
                "pointer-events-none absolute top-1/2 start-4 -translate-y-1/2 text-ink-soft",
            ),
            rx.el.input(
                id=SEARCH_ID,
                type="search",
                value=RecipeBookState.search,
                on_change=RecipeBookState.set_search,
                placeholder=_("Cookies, cocoa, no-bake …"),
                auto_complete="off",
                max_length=80,
                class_name=f"{theme.FIELD} ps-12",
            ),
            class_name="relative",
        ),
        class_name="grow",
    )


def _filter_button() -> rx.Component:
    count = RecipeBookState.active_filters
    return rx.el.button(
        ui.icon("sliders_horizontal"),
        _("Filter"),
        rx.cond(
            count > 0,
            rx.el.span(
                rx.el.span(_("Filters in use:"), " ", class_name="sr-only"),
                rx.el.span(count),
                class_name="absolute -top-2 -end-1 grid size-6 place-items-center rounded-full bg-holly text-sm text-white",
            ),
        ),
        type="button",
        on_click=RecipeBookState.toggle_filters,
        class_name=f"{theme.SECONDARY} relative",
        custom_attrs={
            "aria-expanded": rx.cond(RecipeBookState.filters_open, "true", "false"),
            "aria-controls": FILTERS_ID,
        },
    )


def _saved_button() -> rx.Component:
    return ui.button(
        _("Only saved"),
        variant="secondary",
        icon_name="heart",
        on_click=RecipeBookState.set_only_saved(~RecipeBookState.only_saved),
        aria_pressed=RecipeBookState.only_saved,
        class_name="aria-pressed:border-holly aria-pressed:bg-holly aria-pressed:text-white",
    )


def _tag_select() -> rx.Component:
    return rx.el.div(
        rx.el.label(
            _("Tag"),
            html_for="recipe-tag",
            class_name="me-1 font-extrabold text-ink max-sm:basis-full",
        ),
        rx.el.select(
            rx.el.option(_("All tags"), value=ALL),
            *[rx.el.option(tag_name(tag), value=tag) for tag in RECIPE_TAGS],
            id="recipe-tag",
            value=RecipeBookState.chosen_tag,
            on_change=RecipeBookState.set_tag,
            class_name=f"{theme.FIELD} max-w-xs font-bold text-pine",
        ),
        class_name="flex flex-wrap items-center gap-2",
    )


def _filters() -> rx.Component:
    return rx.el.div(
        ui.filter_buttons(
            _("Difficulty"),
            ui.with_all(DIFFICULTY_NAMES),
            RecipeBookState.chosen_difficulty,
            RecipeBookState.set_difficulty,
        ),
        ui.filter_buttons(
            _("Total time up to"),
            [(ALL, _("Any")), *[(limit.value, limit.label) for limit in TIME_LIMITS]],
            RecipeBookState.chosen_time,
            RecipeBookState.set_time,
        ),
        _tag_select(),
        id=FILTERS_ID,
        hidden=~RecipeBookState.filters_open,
        class_name="mt-5 grid gap-4 border-t border-ink/15 pt-5",
    )


def _search_bar() -> rx.Component:
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
        aria_label=_("Recipes"),
    )


def _list() -> rx.Component:
    return rx.el.section(
        ui.heading(_("From the cookie tin to the feast")),
        _search_bar(),
        rx.el.div(
            ui.result_count(_count_text()),
            rx.el.button(
                _("Clear all"),
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
                    ui.recipe_card(recipe, _save_button(recipe)),
                    hidden=~_visible_slugs().contains(recipe.slug),
                )
                for recipe in RECIPES
            ],
            class_name=f"mt-4 {ui.RECIPE_GRID}",
        ),
        _empty(),
        ui.json_ld(
            item_list(
                _("Christmas recipes"), [(one.title, one.path) for one in RECIPES], ui.publisher()
            )
        ),
        class_name=f"{theme.CONTAINER} pt-8 pb-14 sm:pb-20",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.RECIPES),
        ui.breadcrumbs(ui.ALL_RECIPES),
        _list(),
        ui.section(ui.fun_facts(recipes.TABLE.facts), shaded=True),
        ui.banner(paths.RECIPES),
    )


PAGE = ui.Page.at(paths.RECIPES, body=page)
