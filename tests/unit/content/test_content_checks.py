"""Every rule that an entry can break stops the import with entry and field named."""

from typing import Any, Literal

import pytest

from santa_app.content import recipes
from santa_app.content.checks import ContentError, Slug, collection, entry
from santa_app.content.printables import PRINTABLES
from santa_app.content.recipes import RECIPES, Recipe, Step
from santa_app.content.trivia import Question


@entry
class Toy:
    """An entry of every kind of field."""

    slug: Slug
    price: int
    size: Literal["small", "large"]
    parts: tuple[str, ...]
    weight: float = 1.0
    note: str | None = None
    colors: tuple[str, ...] = ()


GOOD: dict[str, Any] = {"slug": "toy-train", "price": 5, "size": "small", "parts": ("wheel",)}


def changed(**values: Any) -> dict[str, Any]:
    """The good values, some of them changed."""
    return {**GOOD, **values}


def test_a_good_entry_keeps_its_values_and_cannot_change():
    toy = Toy(**GOOD)
    assert (toy.slug, toy.price, toy.size, toy.parts) == ("toy-train", 5, "small", ("wheel",))
    assert (toy.weight, toy.note, toy.colors) == (1.0, None, ())
    with pytest.raises(AttributeError):
        toy.price = 6  # ty: ignore[invalid-assignment]
    with pytest.raises((AttributeError, TypeError)):
        toy.unknown = 1  # ty: ignore[invalid-assignment]
    with pytest.raises(TypeError):
        Toy("toy-train", 5, "small", ("wheel",))  # ty: ignore[too-many-positional-arguments, missing-argument]


@pytest.mark.parametrize("field", sorted(GOOD))
def test_a_missing_field_is_named(field):
    values = {name: value for name, value in GOOD.items() if name != field}
    with pytest.raises(ContentError, match=f"field '{field}' is missing") as caught:
        Toy(**values)
    assert caught.value.field == field
    label = "Toy (without a name)" if field == "slug" else "Toy 'toy-train'"
    assert str(caught.value).startswith(label)


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("slug", "", "is blank"),
        ("slug", "  ", "is blank"),
        ("slug", "Toy Train", "should match pattern"),
        ("slug", "toy--train", "should match pattern"),
        ("slug", 3, "should be a valid string"),
        ("price", "5", "should be a valid integer"),
        ("price", True, "should be a valid integer"),
        ("price", 5.5, "should be a valid integer"),
        ("weight", "heavy", "should be a valid number"),
        ("size", "huge", "should be 'small' or 'large'"),
        ("parts", (), "is empty"),
        ("parts", "wheel", "should be a valid tuple"),
        ("parts", ("wheel", " "), "is blank"),
        ("parts", ("wheel", 4), "should be a valid string"),
        ("note", "", "is blank"),
        ("colors", ("",), "is blank"),
        ("colour", "red", "is not a field of Toy"),
    ],
)
def test_a_wrong_value_is_refused(field, value, problem):
    with pytest.raises(ContentError, match=problem) as caught:
        Toy(**changed(**{field: value}))
    assert caught.value.field == field
    assert f"field '{field}'" in str(caught.value)


def test_white_space_around_text_is_removed():
    assert Toy(**GOOD, note=" red\n").note == "red"


def test_a_whole_number_will_do_for_a_float():
    assert Toy(**GOOD, weight=2).weight == 2


def test_two_entries_with_one_slug_are_refused():
    twice = (Toy(**GOOD), Toy(**changed(slug="doll")), Toy(**changed(price=9)))
    with pytest.raises(ContentError, match="Toy 'toy-train': field 'slug' repeats 'toy-train'"):
        collection(*twice)
    assert collection(*twice[:2]) == twice[:2]


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


def test_the_unchanged_recipe_is_accepted():
    assert Recipe(**recipe_values()) == RECIPES[0]


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


def test_a_step_without_text_is_refused():
    with pytest.raises(ContentError, match=r"Step \(without a name\): field 'text' is missing"):
        Step(prep=5)  # ty: ignore[missing-argument]
