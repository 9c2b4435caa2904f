"""The recipes.

To add one, add its text `<slug>.md` to this folder, its slug to `recipes.toml`, and its picture
`assets/art/recipes/<slug>.svg`. Its card, page and metadata follow from the text.
"""

import re
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from santa_app.content import paths
from santa_app.content.blocks import Note, Pictured
from santa_app.content.checks import (
    ContentError,
    Difficulty,
    Positive,
    Rating,
    Slug,
    Tags,
    collection,
    entry,
    part_of,
    require,
)
from santa_app.content.tables import Translated, read_table
from santa_app.i18n import DEFAULT_LOCALE, SITE_LANGUAGE, pgettext
from santa_app.i18n import gettext as _
from santa_app.i18n.texts import read_text

Course = Literal[
    "Cookies", "Main course", "Side dish", "Dessert", "Sweet treat", "Drink", "Breakfast"
]
TEXTS_FOLDER = Path(__file__).parent

_Count = Annotated[Positive, Field(strict=False)]
"""A number, which the Markdown file has as text."""
META_LENGTH = (50, 170)
"""Least and most characters of a description that search engines show in full."""


@entry
class Step:
    """A numbered instruction, and the minutes of preparation or cooking that it takes.

    A step that is done while something else cooks takes no minutes of its own.
    """

    text: str
    prep: int = 0
    cook: int = 0


@entry
class IngredientList:
    """Ingredients, and what they are for if it is a part of the dish, such as "For the icing"."""

    title: str | None = None
    ingredients: tuple[str, ...]


@entry
class Recipe(Pictured):
    """A recipe.

    `calories` are kilocalories per serving, computed from the ingredients and rounded.
    `allergy_note` names the common allergens, `safety` what can burn, choke, poison or cut someone,
    `for_children` what small children can do, and `storage` how long the result keeps. `template` is
    the slug of a printable that goes with it.
    """

    FOLDER = "recipes"
    title: str
    description: str
    course: Course
    cuisine: str
    servings: _Count
    makes: str
    calories: _Count
    difficulty: Difficulty
    rating: Annotated[Rating, Field(strict=False)]
    tags: Tags
    ingredient_lists: tuple[IngredientList, ...]
    instructions: tuple[Step, ...]
    allergy_note: str
    safety: str
    for_children: str
    storage: str
    time_note: str | None = None
    template: Slug | None = None

    def __post_init__(self) -> None:
        require(self, "prep_time", "is 0; a step needs minutes", holds=self.prep_time > 0)
        length = len(self.meta_description)
        low, high = META_LENGTH
        problem = (
            f"makes a search description of {length} characters; {low} to {high} are shown whole"
        )
        fits = SITE_LANGUAGE != DEFAULT_LOCALE or low <= length <= high
        require(self, "description", problem, holds=fits)

    @property
    def ingredients(self) -> tuple[str, ...]:
        """All ingredients; those for a part of the dish say so."""
        return tuple(
            _("{part}: {ingredient}").format(part=one.title, ingredient=text) if one.title else text
            for one in self.ingredient_lists
            for text in one.ingredients
        )

    @property
    def prep_time(self) -> int:
        return sum(step.prep for step in self.instructions)

    @property
    def cook_time(self) -> int:
        return sum(step.cook for step in self.instructions)

    @property
    def total_time(self) -> int:
        return self.prep_time + self.cook_time

    @property
    def serves_label(self) -> str:
        """The label of `servings`, which counts cookies or people."""
        return _("Makes") if self.course == "Cookies" else _("Serves")

    @property
    def meta_description(self) -> str:
        """The description for search engines: first sentence, total time and servings."""
        first = self.description.split(". ")[0].rstrip(".")
        text = (
            _("{sentence}. Ready in {time}, makes {servings}.")
            if self.course == "Cookies"
            else _("{sentence}. Ready in {time}, serves {servings}.")
        )
        return text.format(
            sentence=first, time=minutes_text(self.total_time), servings=self.servings
        )

    @property
    def path(self) -> str:
        return paths.recipe(self.slug)


_PARTS = re.compile(r"\n## .+\n")
_STEP = re.compile(r"\d+\. (.+?)(?: \{(.+)\})?")


def read_recipe(slug: str) -> Recipe:
    """Return the recipe in `<slug>.md`.

    The file has lines "field: value", then the lists "## Ingredients" and "## Steps". Ingredients
    for a part of the dish follow a line "### For the icing". A step may end with its minutes, such as "{prep 5}" or "{prep 5, cook 10}".

    Raises:
        ContentError: When the file has other parts, or breaks a rule of `Recipe`.
    """
    label = f"Recipe '{slug}'"
    parts = _PARTS.split(read_text(TEXTS_FOLDER / f"{slug}.md"))
    if len(parts) != 3:
        raise ContentError(label, "steps", 'needs "## Ingredients" and "## Steps", in this order')
    facts, ingredients, steps = ([line for line in part.splitlines() if line] for part in parts)
    values: dict[str, Any] = {
        name: text for name, _, text in (fact.partition(": ") for fact in facts)
    }
    if "tags" in values:
        values["tags"] = tuple(values["tags"].split(", "))
    return Recipe(
        **values,
        slug=slug,
        ingredient_lists=_ingredient_lists(ingredients),
        instructions=tuple(_step(line, label) for line in steps),
    )


def _ingredient_lists(lines: list[str]) -> tuple[IngredientList, ...]:
    lists: list[tuple[str | None, list[str]]] = [(None, [])]
    for line in lines:
        if line.startswith("### "):
            lists.append((line.removeprefix("### "), []))
        else:
            lists[-1][1].append(line.removeprefix("- "))
    return tuple(
        IngredientList(title=title, ingredients=tuple(texts))
        for title, texts in lists
        if title or texts
    )


def _step(line: str, label: str) -> Step:
    found = _STEP.fullmatch(line)
    minutes = re.findall(r"(prep|cook) (\d+)", found[2] or "") if found else []
    if not found or (found[2] and not minutes):
        raise ContentError(label, "steps", f"has '{line[:60]}', which is no numbered step")
    return Step(text=found[1], **{kind: int(count) for kind, count in minutes})


@entry
class RecipeIndexEntry:
    """The part of a recipe that search and filters need in the browser."""

    slug: str
    title: str
    description: str
    tags: Tags
    difficulty: Difficulty
    total_time: int


@entry
class TimeLimit:
    """A choice of the "total time up to" filter."""

    minutes: int

    @property
    def value(self) -> str:
        return str(self.minutes)

    @property
    def label(self) -> str:
        return minutes_text(self.minutes)


def tag_name(tag: str) -> str:
    """Return the translated tag; filters and URLs keep the English one."""
    return pgettext("tag", tag)


def minutes_text(minutes: int) -> str:
    """Return minutes as text: "45 min", "2 h", "5 h 15 min"."""
    hours, rest = divmod(minutes, 60)
    if not hours:
        return _("{minutes} min").format(minutes=rest)
    if not rest:
        return _("{hours} h").format(hours=hours)
    return _("{hours} h {minutes} min").format(hours=hours, minutes=rest)


@entry
class _Table:
    recipes: tuple[Slug, ...]
    course_names: dict[Course, Annotated[str, Translated("course")]]
    facts: tuple[Note, ...]


TABLE: Final = read_table(TEXTS_FOLDER / "recipes.toml", _Table)
RECIPES: Final = collection(*map(read_recipe, TABLE.recipes))
COURSE_NAMES: Final = TABLE.course_names

RECIPE_INDEX = tuple(part_of(recipe, RecipeIndexEntry) for recipe in RECIPES)
RECIPE_TAGS: tuple[str, ...] = tuple(sorted({tag for recipe in RECIPES for tag in recipe.tags}))
TIME_LIMITS: tuple[TimeLimit, ...] = tuple(
    TimeLimit(minutes=minutes) for minutes in (15, 30, 60, 180)
)
TIME_VALUES: tuple[str, ...] = tuple(limit.value for limit in TIME_LIMITS)
