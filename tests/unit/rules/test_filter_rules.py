"""Search and filters at every boundary (SPEC sections 4 and 5)."""

import pytest

from santa_app.content.activities import ACTIVITIES
from santa_app.content.gifts import AGE_GROUPS
from santa_app.content.movies import MOVIES
from santa_app.content.recipes import RECIPE_INDEX, RECIPE_TAGS
from santa_app.rules.filters import (
    activity_matches,
    is_shown,
    known_choice,
    recipe_matches,
    time_limit,
)
from santa_app.rules.search import matches_search


def found(query):
    return [recipe.slug for recipe in RECIPE_INDEX if matches_search(recipe, query)]


ALL_SLUGS = [recipe.slug for recipe in RECIPE_INDEX]


@pytest.mark.parametrize(
    ("query", "slugs"),
    [
        ("", ALL_SLUGS),
        ("   ", ALL_SLUGS),
        ("\t\n", ALL_SLUGS),
        ("turkey", ["roast-turkey-cranberry-sauce"]),
        ("TURKEY", ["roast-turkey-cranberry-sauce"]),
        ("  Cranberry ", ["roast-turkey-cranberry-sauce"]),
        ("nutmeg", ["eggnog"]),  # description only
        ("make AHEAD", ["christmas-pudding"]),  # tag only
        ("gan", ["reindeer-carrots"]),  # inside a tag
        ("cookies and", []),
        ("zebra", []),
        ("*", []),
        (".", ALL_SLUGS),  # a dot is a dot, not a pattern
        ("cooKIES", ["gingerbread-cookies", "santas-favorite-cookies"]),
    ],
)
def test_search(query, slugs):
    assert found(query) == slugs


def test_words_far_apart_are_no_substring():
    assert found("roast turkey with cranberry") == ["roast-turkey-cranberry-sauce"]
    assert found("turkey cranberry") == []


@pytest.mark.parametrize(
    ("difficulty", "tag", "time", "count"),
    [
        ("all", "all", "all", 9),
        ("Easy", "all", "all", 5),
        ("Medium", "all", "all", 2),
        ("Hard", "all", "all", 2),
        ("easy", "all", "all", 0),
        ("all", "Drink", "all", 3),
        ("all", "Drin", "all", 0),
        ("all", "all", "15", 2),
        ("all", "all", "30", 3),
        ("all", "all", "60", 6),
        ("all", "all", "180", 7),
        ("all", "all", "17", 9),
        ("Medium", "Drink", "30", 1),
        ("Medium", "Drink", "15", 0),
    ],
)
def test_recipe_filters(difficulty, tag, time, count):
    shown = [r for r in RECIPE_INDEX if recipe_matches(r, difficulty, tag, time)]
    assert len(shown) == count


def test_every_tag_finds_its_recipes():
    for tag in RECIPE_TAGS:
        shown = [r for r in RECIPE_INDEX if recipe_matches(r, "all", tag, "all")]
        assert shown == [r for r in RECIPE_INDEX if tag in r.tags]
        assert shown


@pytest.mark.parametrize(
    ("choice", "minutes"), [("15", 15), ("180", 180), ("all", -1), ("", -1), ("-5", -1), ("16", -1)]
)
def test_time_limit(choice, minutes):
    assert time_limit(choice) == minutes


def test_the_limit_itself_still_counts():
    cocoa = next(recipe for recipe in RECIPE_INDEX if recipe.slug == "santas-hot-cocoa")
    assert cocoa.total_time == 15
    assert recipe_matches(cocoa, "all", "all", "15")


@pytest.mark.parametrize(
    ("category", "difficulty", "slugs"),
    [
        ("all", "all", [activity.slug for activity in ACTIVITIES]),
        ("Crafts", "all", ["salt-dough-ornaments", "paper-snowflakes"]),
        ("all", "Easy", ["paper-snowflakes", "carol-singing", "letter-writing"]),
        ("Crafts", "Easy", ["paper-snowflakes"]),
        ("Music", "Hard", []),
        ("Craft", "all", []),
    ],
)
def test_activity_filters(category, difficulty, slugs):
    shown = [
        item.slug
        for item in ACTIVITIES
        if activity_matches(item.category, item.difficulty, category, difficulty)
    ]
    assert shown == slugs


@pytest.mark.parametrize(
    ("category", "count"),
    [
        ("all", 8),
        ("family", 2),
        ("animated", 2),
        ("romantic", 1),
        ("comedy", 2),
        ("modern", 1),
        ("Family", 0),
        ("fam", 0),
    ],
)
def test_movies_by_exact_category(category, count):
    assert len([movie for movie in MOVIES if is_shown(movie.category, category)]) == count


def test_gifts_by_age_group():
    slugs = [group.slug for group in AGE_GROUPS]
    assert [slug for slug in slugs if is_shown(slug, "all")] == slugs
    for slug in slugs:
        assert [other for other in slugs if is_shown(other, slug)] == [slug]


@pytest.mark.parametrize(
    ("choice", "result"),
    [("Easy", "Easy"), ("all", "all"), ("", "all"), ("easy", "all"), ("<b>", "all")],
)
def test_a_choice_from_the_address_is_known_or_all(choice, result):
    assert known_choice(choice, ("Easy", "Medium", "Hard")) == result
