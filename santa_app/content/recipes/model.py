"""What a recipe is: its steps, its times, and the rules every entry keeps (SPEC section 3)."""

from typing import Literal

from santa_app.content import paths
from santa_app.content.checks import (
    Difficulty,
    entry,
    require,
    require_positive,
    require_rating,
    require_tags,
)

Course = Literal["Cookies", "Main course", "Side dish", "Dessert", "Sweet treat", "Drink"]

META_LENGTH = (50, 170)


@entry
class Step:
    """One numbered instruction, and the minutes of preparation or cooking that it takes.

    A step done while something else cooks takes no minutes of its own.
    """

    text: str
    prep: int = 0
    cook: int = 0


@entry
class Recipe:
    """A recipe as its page shows it. Times are in minutes; `cook_time` includes resting.

    `calories` are kilocalories in one serving, worked out from the ingredients and rounded.
    """

    slug: str
    title: str
    description: str
    course: Course
    cuisine: str
    prep_time: int
    cook_time: int
    servings: int
    makes: str
    calories: int
    difficulty: Difficulty
    rating: float
    tags: tuple[str, ...]
    ingredients: tuple[str, ...]
    instructions: tuple[Step, ...]
    allergy_note: str
    small_hands: str
    keeping: str
    alt: str
    time_note: str | None = None

    def __post_init__(self) -> None:
        """Check tags and rating, and that the minutes of the steps add up to the stated times."""
        require_tags(self, self.tags)
        require_rating(self, self.rating)
        require_positive(
            self, prep_time=self.prep_time, servings=self.servings, calories=self.calories
        )
        length = len(self.meta_description)
        low, high = META_LENGTH
        problem = (
            f"makes a search description of {length} characters; {low} to {high} are shown whole"
        )
        require(self, "description", problem, holds=low <= length <= high)
        for field, stated, added in (
            ("prep_time", self.prep_time, sum(step.prep for step in self.instructions)),
            ("cook_time", self.cook_time, sum(step.cook for step in self.instructions)),
        ):
            problem = f"says {stated} minutes, but the instructions add up to {added}"
            require(self, field, problem, holds=stated == added)

    @property
    def id(self) -> str:
        """The slug, which is unique."""
        return self.slug

    @property
    def total_time(self) -> int:
        """Minutes from start to table: preparation plus cooking."""
        return self.prep_time + self.cook_time

    @property
    def meta_description(self) -> str:
        """What search engines show of its page: the first sentence, the time and the servings."""
        first = self.description.split(". ")[0].rstrip(".")
        return f"{first}. Ready in {minutes_text(self.total_time)}, serves {self.servings}."

    @property
    def path(self) -> str:
        """The page of this recipe."""
        return paths.recipe(self.slug)

    @property
    def image(self) -> str:
        """Its picture, also on the list card."""
        return f"/art/recipes/{self.slug}.svg"


@entry
class RecipeIndexEntry:
    """What search and filters in the browser need to know of a recipe, and nothing else."""

    slug: str
    title: str
    description: str
    tags: tuple[str, ...]
    difficulty: Difficulty
    total_time: int


@entry
class TimeLimit:
    """One choice of the 'total time up to' filter. `value` is what stands in the URL."""

    value: str
    label: str
    minutes: int


def minutes_text(minutes: int) -> str:
    """Minutes as a cook reads them: "45 min", "2 h", "5 h 15 min"."""
    hours, rest = divmod(minutes, 60)
    if not hours:
        return f"{rest} min"
    return f"{hours} h {rest} min" if rest else f"{hours} h"
