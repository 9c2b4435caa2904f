"""Rules for all entries: spelling, links, readable colors, stories, recipes, files."""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module

import pytest

from santa_app.content import my_letter, privacy, stories
from santa_app.content.files import content_modules
from santa_app.content.recipes import RECIPES
from santa_app.letters.parents.links import MAILBOX_DAYS, WRITER_DAYS
from santa_app.letters.parents.resend import MAX_RESENDS
from santa_app.rules.story_markup import parse_story
from tools.extraction import SOURCE

MODULES = [
    module
    for module in content_modules()
    if not module.__name__.endswith(("checks", "certificates", "files"))
]


def texts_in(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from texts_in(item)
    elif isinstance(value, Mapping):
        yield from texts_in(tuple(value.values()))
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from texts_in(getattr(value, field.name))


def all_texts():
    return [
        (module.__name__, text)
        for module in MODULES
        for constant, value in vars(module).items()
        if constant.isupper()
        for text in texts_in(value)
    ]


def test_no_text_has_slips_or_british_spelling():
    found = all_texts()
    assert len(found) > 900
    british = re.compile(
        r"\b(colou?rful?ly|colour\w*|favourite\w*|neighbour\w*|centre\w*|grey|programme|jewellery)\b"
    )
    for module, whole in found:
        text = re.sub(r"https?://\S+", "", whole)
        assert "  " not in text, (module, text)
        assert not british.search(text.lower()), (module, text)
        assert not re.search(r"lorem|todo|tbd|placeholder|xxx", text.lower()), (module, text)
        assert not re.search(r" ([,;:!?]|\.(?!\.))", text), (module, text)
        assert not re.search(
            r"\b([^\W\d]+) \1\b", text.lower().replace("ho ho", "").replace("la la", "")
        ), (
            module,
            text,
        )


def test_every_text_that_the_source_names_is_in_its_table():
    named = [
        (module, name)
        for file in SOURCE.rglob("*.py")
        for text in [file.read_text("utf-8")]
        for module in re.findall(r"(santa_app\.content\.[\w.]+) import .*\bWORDS\b", text)
        for name in re.findall(r'WORDS\["(\w+)"\]', text)
    ]
    assert len(named) > 90
    assert [one for one in named if one[1] not in import_module(one[0]).WORDS] == []


def test_every_picture_has_its_own_alternative_text():
    found = {
        id(item): item
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, tuple)
        for item in value
        if hasattr(item, "alt") and not isinstance(item, stories.StoryCollection)
    }
    alts = [item.alt for item in found.values()]
    assert len(alts) >= 63
    assert len(set(alts)) == len(alts)
    for alt in alts:
        assert 20 <= len(alt) <= 125, alt
        assert not re.match(r"(image|picture|photo) of", alt.lower()), alt


@pytest.mark.parametrize("story", stories.SHORT_STORIES, ids=lambda story: story.slug)
def test_a_story_is_of_bedtime_length_and_uses_the_markup(story):
    words, minutes = ((120, 250), (1, 1)) if story.for_little_ones else ((500, 800), (3, 5))
    assert words[0] <= len(story.content.split()) <= words[1]
    assert minutes[0] <= story.read_time <= minutes[1]
    blocks = parse_story(story.content)
    assert (blocks[0].kind, blocks[0].text) == ("heading", story.title)
    headings = 1 if story.for_little_ones else 3
    assert [block.kind for block in blocks].count("heading") == headings
    assert [block.kind for block in blocks].count("moral") == 1
    assert blocks[-1].kind == "moral"
    assert not any("*" in block.text for block in blocks)
    lines = [block.text for block in blocks if block.kind == "paragraph"]
    refrains = [line for line in set(lines) if lines.count(line) >= 4]
    assert bool(refrains) == story.for_little_ones


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.slug)
def test_a_cook_can_follow_the_recipe(recipe):
    words = " ".join(step.text for step in recipe.instructions)
    for celsius, fahrenheit in re.findall(r"(\d+) °C \((\d+) °F", words):
        assert abs(int(celsius) * 9 / 5 + 32 - int(fahrenheit)) <= 8, (celsius, fahrenheit)
    assert words.count("°C (") + words.count("°C fan)") == words.count("°C")
    amounts = [text for text in recipe.ingredients if re.search(r"\d+ (g|ml|kg)\b", text)]
    assert len(amounts) >= 2
    for text in amounts:
        assert re.search(r"cup|tablespoon|teaspoon|oz|lb", text), text


def contained(recipe):
    """Return the allergens in the recipe's note, without its hints."""
    said = re.match(r"Contains ([^.;]+)", recipe.allergy_note)
    return said[1] if said else ""


def test_dangers_are_named_where_they_occur():
    ingredients = {
        "raw flour": r"\bflour\b",
        " egg": r"\beggs?\b",
        "under 12 months": r"\bhoney\b",
        "choke children under 5": r"marshmallow|candy cane|pumpkin seeds|raw carrots|blueberries",
        "poisonous to dogs": r"\b(chocolate|cocoa|raisins)\b",
    }
    work = {
        "grown-up": r"\b(heat|warm|roast|simmer|boiling|processor|knife)",
        "oven": r"\boven to\b",
    }
    seen = 0
    for recipe in RECIPES:
        steps = " ".join(step.text for step in recipe.instructions)
        for text, dangers in ((" ".join(recipe.ingredients), ingredients), (steps, work)):
            for warning, pattern in dangers.items():
                if re.search(pattern, text.lower()):
                    assert warning in recipe.safety, (recipe.slug, warning)
                    seen += 1
    assert seen >= 32


def test_allergens_are_named_where_they_occur():
    triggers = {
        "milk": r"\b(butter|milk|cream)\b",
        "egg": r"\beggs?\b",
        "wheat (gluten)": r"\b(flour|breadcrumbs)\b",
        "almonds": r"\balmonds\b",
        "celery": r"\bcelery\b",
    }
    seen = 0
    for recipe in RECIPES:
        ingredients = " ".join(recipe.ingredients).lower()
        for allergen, pattern in triggers.items():
            expected = re.search(pattern, ingredients) is not None
            assert (allergen in contained(recipe)) == expected, (recipe.slug, allergen)
            seen += expected
    assert seen >= 15


def test_tags_tell_the_truth():
    for recipe in RECIPES:
        if "Gluten-free" in recipe.tags:
            assert "gluten" not in contained(recipe)
        if "Vegan" in recipe.tags:
            assert not re.search("milk|egg", contained(recipe))
            assert not re.search("honey|butter|gelatin", " ".join(recipe.ingredients))
        if "No nuts" in recipe.tags:
            assert not re.search(r"nuts?\b|almond|pecan|marzipan", " ".join(recipe.ingredients))
            assert "no nuts in the recipe" in recipe.allergy_note
            assert "read every label" in recipe.allergy_note
        if "No oven" in recipe.tags:
            assert not any(re.search(r"\boven to\b", step.text) for step in recipe.instructions)
        if "Quick" in recipe.tags:
            assert recipe.total_time <= 15
        if "No-bake" in recipe.tags:
            assert recipe.cook_time == 0


def test_pages_state_the_figures_that_hold():
    assert (WRITER_DAYS, MAILBOX_DAYS, MAX_RESENDS) == (7, 365, 3)
    policy = " ".join(
        text for part in privacy.SECTIONS for text in (*part.paragraphs, *part.points)
    )
    assert "for seven days" in policy
    assert "works for a year" in policy
    assert "seven days" in my_letter.WORDS["writer"]
    assert "up to three times" in my_letter.WORDS["ask"]
