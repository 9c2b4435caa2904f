"""Every rule that an entry can break stops the import with entry and field named."""

from typing import Any

import pytest

from santa_app.content import recipes
from santa_app.content.checks import ContentError
from santa_app.content.cities import City
from santa_app.content.printables import PRINTABLES
from santa_app.content.recipes import RECIPES, Recipe, Step
from santa_app.content.trivia import Question


def recipe_values(**changes: Any) -> dict[str, Any]:
    """The values of an existing recipe, some of them changed."""
    first = RECIPES[0]
    values = {name: getattr(first, name) for name in first.__dataclass_fields__}
    return {**values, **changes}


@pytest.mark.parametrize(
    ("changes", "field", "problem"),
    [
        ({"tags": ("A", "B", "C", "D")}, "tags", "at most 3 items"),
        ({"tags": ("A", "A")}, "tags", "a text appears twice"),
        ({"rating": 4.4}, "rating", "greater than or equal to 4.5"),
        ({"rating": 5.0}, "rating", "less than or equal to 4.9"),
        ({"instructions": (Step(text="Serve.", cook=5),)}, "prep_time", "a step needs minutes"),
        ({"servings": 0}, "servings", "greater than 0"),
        ({"calories": 0}, "calories", "greater than 0"),
        ({"difficulty": "Tricky"}, "difficulty", "should be 'Easy', 'Medium' or 'Hard'"),
        ({"ingredient_lists": ()}, "ingredient_lists", "is empty"),
        ({"instructions": ("Bake.",)}, "instructions", "instance of Step"),
        ({"description": "Short."}, "description", "50 to 170"),
        ({"description": "Long " * 40 + "end."}, "description", "50 to 170"),
    ],
)
def test_a_recipe_that_breaks_a_rule_is_refused(changes, field, problem):
    with pytest.raises(ContentError, match=problem) as caught:
        Recipe(**recipe_values(**changes))
    assert caught.value.field == field
    assert caught.value.entry == "Recipe 'gingerbread-cookies'"


def test_templates_of_recipes_are_printables():
    templates = {recipe.template for recipe in RECIPES if recipe.template}
    assert templates
    assert templates <= {one.slug for one in PRINTABLES}


FACTS = "title: Punch\nservings: 6\n"
LISTS = "\n## Ingredients\n\n- Juice\n\n## Steps\n\n"


@pytest.mark.parametrize(
    ("text", "field", "problem"),
    [
        (FACTS, "steps", "needs"),
        (f"{FACTS}{LISTS}Stir it.\n", "steps", "no numbered step"),
        (f"{FACTS}{LISTS}1. Stir it. {{stir 5}}\n", "steps", "no numbered step"),
        (f"{FACTS}colour: red\n{LISTS}1. Stir it.\n", "colour", "is not a field"),
        (f"{FACTS}{LISTS}1. Stir it.\n", "alt", "is missing"),
    ],
)
def test_a_recipe_text_that_cannot_be_read_is_refused(tmp_path, monkeypatch, text, field, problem):
    monkeypatch.setattr(recipes, "TEXTS_FOLDER", tmp_path)
    (tmp_path / "punch.md").write_text(text)
    with pytest.raises(ContentError, match=problem) as caught:
        recipes.read_recipe("punch")
    assert caught.value.field == field
    assert caught.value.entry == "Recipe 'punch'"


def test_ingredients_for_a_part_of_the_dish_say_so(tmp_path, monkeypatch):
    facts = (recipes.TEXTS_FOLDER / "eggnog.md").read_text().split("## Ingredients")[0]
    lists = "## Ingredients\n\n### For the foam\n\n- Milk\n- Sugar\n\n"
    (tmp_path / "punch.md").write_text(f"{facts}{lists}## Steps\n\n1. Stir it. {{prep 5}}\n")
    monkeypatch.setattr(recipes, "TEXTS_FOLDER", tmp_path)
    punch = recipes.read_recipe("punch")
    assert punch.ingredients == ("For the foam: Milk", "For the foam: Sugar")
    assert [one.title for one in punch.ingredient_lists] == ["For the foam"]


def test_a_recipe_without_a_text_is_refused():
    with pytest.raises(FileNotFoundError, match=r"punch\.md"):
        recipes.read_recipe("punch")


@pytest.mark.parametrize(
    ("options", "correct"),
    [(("a", "b", "c"), 0), (("a", "b", "c", "c"), 0), (("a", "b", "c", "d"), 4)],
)
def test_a_question_with_wrong_options_is_refused(options, correct):
    with pytest.raises(ContentError, match=r"options|correct"):
        Question(question="Why?", options=options, correct=correct, explanation="So.")


def test_a_city_in_no_time_zone_is_refused():
    oslo = {"name": "Oslo", "country": "Norway", "latitude": 59.9, "longitude": 10.7}
    assert City(**oslo, zone="Europe/Oslo")
    with pytest.raises(ContentError, match="City 'Oslo': field 'zone'"):
        City(**oslo, zone="Europe/Northpole")
