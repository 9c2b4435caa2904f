"""The recipes. To add one, add an entry to the tuple of its kind (cookies, feast or drinks) and
draw its picture `assets/art/recipes/<slug>.svg`; list card, page and metadata follow.
"""

from santa_app.content.checks import collection
from santa_app.content.recipes.cookies import COOKIES
from santa_app.content.recipes.drinks import DRINKS
from santa_app.content.recipes.feast import FEAST
from santa_app.content.recipes.model import (
    Recipe,
    RecipeIndexEntry,
    Step,
    TimeLimit,
    minutes_text,
)

RECIPES: tuple[Recipe, ...] = collection((*COOKIES, *FEAST, *DRINKS))

RECIPE_INDEX: tuple[RecipeIndexEntry, ...] = tuple(
    RecipeIndexEntry(
        slug=recipe.slug,
        title=recipe.title,
        description=recipe.description,
        tags=recipe.tags,
        difficulty=recipe.difficulty,
        total_time=recipe.total_time,
    )
    for recipe in RECIPES
)

RECIPE_TAGS: tuple[str, ...] = tuple(sorted({tag for recipe in RECIPES for tag in recipe.tags}))

TIME_LIMITS: tuple[TimeLimit, ...] = (
    TimeLimit(value="15", label="15 minutes or less", minutes=15),
    TimeLimit(value="30", label="30 minutes or less", minutes=30),
    TimeLimit(value="60", label="1 hour or less", minutes=60),
    TimeLimit(value="180", label="3 hours or less", minutes=180),
)

TIME_VALUES: tuple[str, ...] = tuple(limit.value for limit in TIME_LIMITS)

__all__ = [
    "RECIPES",
    "RECIPE_INDEX",
    "RECIPE_TAGS",
    "TIME_LIMITS",
    "TIME_VALUES",
    "Recipe",
    "RecipeIndexEntry",
    "Step",
    "TimeLimit",
    "minutes_text",
]
