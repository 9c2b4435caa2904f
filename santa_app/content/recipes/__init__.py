"""The recipes.

To add one, add its text `<slug>.md` to this folder, its slug to RECIPES, and its picture
`assets/art/recipes/<slug>.svg`. Its card, page and metadata follow from the text.
"""

from santa_app.content.blocks import Note
from santa_app.content.checks import collection
from santa_app.content.recipes.model import (
    Recipe,
    RecipeIndexEntry,
    Step,
    TimeLimit,
    minutes_text,
    read_recipe,
)

RECIPES: tuple[Recipe, ...] = collection(
    read_recipe("gingerbread-cookies"),
    read_recipe("santas-favorite-cookies"),
    read_recipe("sugar-plum-fairy-bites"),
    read_recipe("roast-turkey-cranberry-sauce"),
    read_recipe("christmas-pudding"),
    read_recipe("reindeer-carrots"),
    read_recipe("eggnog"),
    read_recipe("warm-milk-for-santa"),
    read_recipe("santas-hot-cocoa"),
)

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
    TimeLimit(label="15 minutes or less", minutes=15),
    TimeLimit(label="30 minutes or less", minutes=30),
    TimeLimit(label="1 hour or less", minutes=60),
    TimeLimit(label="3 hours or less", minutes=180),
)

TIME_VALUES: tuple[str, ...] = tuple(limit.value for limit in TIME_LIMITS)

RECIPE_FACTS: tuple[Note, ...] = collection(
    Note(
        title="Sugar plums held no plums",
        text="For centuries a sugar plum was a seed or a nut coated in many layers of hard sugar. The name came from its shape.",
    ),
    Note(
        title="Stir-up Sunday",
        text="In England the pudding is traditionally mixed on the last Sunday before Advent, and everybody stirs and makes a wish.",
    ),
    Note(
        title="Gingerbread with a birth certificate",
        text="Since 1996 only gingerbread made in the German city of Nuremberg may be called Nürnberger Lebkuchen in the European Union.",
    ),
)

__all__ = [
    "RECIPES",
    "RECIPE_FACTS",
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
