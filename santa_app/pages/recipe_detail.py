"""A recipe's own page, once for each recipe (SPEC section 2, Recipes; DESIGN section 6).

Adding a recipe to `content.recipes` is all it takes: `PAGES` follows.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import reflex as rx

from santa_app import product, theme
from santa_app.components import recipe_sheet as sheet
from santa_app.components.icons import icon
from santa_app.components.metadata import Page
from santa_app.components.recipe_card import recipe_card
from santa_app.components.sections import banner, grid, heading, section
from santa_app.components.structured import json_ld, publisher
from santa_app.components.trail import ALL_RECIPES, trail
from santa_app.content import paths
from santa_app.content.recipes import RECIPES, Recipe
from santa_app.rules.structured_data import recipe_data
from santa_app.states.recipe_book import SavedRecipesState

SECOND_PATHS: Final[dict[str, str]] = {"gingerbread-cookies": "/recipes/gingerbread-cookies"}
"""Further addresses under which a recipe is shown; its own stays the canonical one."""

OTHERS_SHOWN = 3

SOCIAL_FOLDER: Final = Path(__file__).parents[2] / "assets" / "social"


def _print_button() -> rx.Component:
    return rx.el.button(
        icon("printer"),
        "Print Recipe",
        type="button",
        on_click=SavedRecipesState.print_recipe,
        class_name=theme.GOLD,
    )


def _save_button(recipe: Recipe) -> rx.Component:
    saved = SavedRecipesState.saved.contains(recipe.slug)
    return rx.el.button(
        rx.cond(
            saved,
            rx.fragment(icon("heart", 20, "fill-current text-gold"), "Remove from Saved"),
            rx.fragment(icon("heart"), "Save Recipe"),
        ),
        type="button",
        on_click=SavedRecipesState.toggle_saved(recipe.slug),
        class_name=theme.GHOST,
    )


def _back() -> rx.Component:
    return rx.el.a(
        icon("arrow_left", 18),
        "Back to all recipes",
        href=paths.RECIPES,
        class_name="no-print inline-flex min-h-11 items-center gap-2 font-extrabold text-holly hover:underline",
        custom_attrs={"prefetch": "intent"},
    )


def _recipe(recipe: Recipe) -> rx.Component:
    return rx.el.article(
        sheet.print_head(recipe),
        rx.el.div(
            sheet.ingredients(recipe),
            rx.el.div(
                sheet.instructions(recipe),
                sheet.notes(recipe),
                sheet.tags(recipe, SavedRecipesState.printed_on),
            ),
            class_name="mt-4 grid items-start gap-10 lg:grid-cols-[23rem_1fr] lg:gap-14 print:mt-3 print:block",
        ),
        class_name=f"{theme.WRAP} pt-4 pb-16 print:p-0",
        custom_attrs={"aria-label": recipe.title},
    )


def _others(recipe: Recipe) -> rx.Component:
    """Return the recipes that follow in the book, the last followed by the first."""
    place = RECIPES.index(recipe)
    following = [RECIPES[(place + step) % len(RECIPES)] for step in range(1, OTHERS_SHOWN + 1)]
    return section(
        heading("More from Santa's kitchen"),
        grid([recipe_card(other) for other in following]),
        rx.el.p(
            rx.el.a(
                f"All {len(RECIPES)} Christmas recipes",
                icon("arrow_right", 18),
                href=paths.RECIPES,
                class_name="inline-flex min-h-11 items-center gap-2 text-lg font-extrabold text-holly hover:underline",
            ),
            class_name="mt-8 text-center",
        ),
        class_name="no-print",
        shaded=True,
    )


def _social(recipe: Recipe) -> str:
    """Return the name of the recipe's social picture; until it has one, the list's serves it."""
    own = f"recipe--{recipe.slug}"
    return own if (SOCIAL_FOLDER / f"{own}.jpg").is_file() else "christmas-recipes"


def _body(recipe: Recipe) -> Callable[[], rx.Component]:
    def page() -> rx.Component:
        return rx.fragment(
            sheet.recipe_hero(recipe, _print_button(), _save_button(recipe)),
            trail(ALL_RECIPES, (recipe.title, recipe.path)),
            rx.el.div(_back(), class_name=f"{theme.WRAP} no-print pt-2"),
            _recipe(recipe),
            _others(recipe),
            rx.el.div(
                banner(
                    "While it is in the oven",
                    "There is just enough time to write to Santa and tell him what smells so good.",
                    action="Write Your Letter",
                    href=product.LETTER_PATH,
                    place="recipe banner",
                ),
                class_name="no-print",
            ),
            json_ld(recipe_data(recipe, publisher(), pictures=(f"/social/{_social(recipe)}.jpg",))),
        )

    return page


def _page(recipe: Recipe, path: str = "") -> Page:
    """Return the page of a recipe; with `path`, the same under another address."""
    again = bool(path)
    return Page(
        path=path or recipe.path,
        label=recipe.title,
        title=f"{recipe.title} {'–' if again else 'Recipe –'} Santa's Christmas Kitchen",
        description=("Recipe: " if again else "") + recipe.meta_description,
        keywords=("Christmas recipe", recipe.title, recipe.course, *recipe.tags),
        body=_body(recipe),
        canonical=recipe.path if again else "",
        social=_social(recipe),
    )


PAGES: tuple[Page, ...] = (
    *[_page(recipe) for recipe in RECIPES],
    *[
        _page(recipe, SECOND_PATHS[recipe.slug])
        for recipe in RECIPES
        if recipe.slug in SECOND_PATHS
    ],
)
