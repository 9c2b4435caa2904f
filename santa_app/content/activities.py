"""The family activities and their categories, and an idea for each day of Advent."""

from typing import Final, Literal, get_args

from santa_app.content.blocks import Figure, Pictured
from santa_app.content.checks import Difficulty, Positive, entry
from santa_app.content.tables import Text, read_table

Category = Literal["Baking", "Crafts", "Music", "Writing"]

CATEGORIES: tuple[str, ...] = get_args(Category)


@entry
class Activity(Pictured):
    """Something to do together. `duration` is in minutes."""

    FOLDER = "activities"
    title: Text
    description: Text
    category: Category
    difficulty: Difficulty
    duration: Positive
    participants: Text
    materials: tuple[Text, ...]


@entry
class _Page:
    advent_ideas: tuple[Text, ...]
    category_names: dict[str, Text]
    activities: tuple[Activity, ...]
    page_claims: tuple[Figure, ...]


TABLE: Final = read_table(__file__, _Page)
ACTIVITIES: Final = TABLE.activities
ADVENT_IDEAS: Final = TABLE.advent_ideas
"""One idea for each day from 1 to 25 December."""
