"""How many of everything there are, and where its links lead (SPEC sections 2, 3 and 9)."""

import pytest

from santa_app.content import (
    activities,
    cards,
    coloring,
    crafts,
    gifts,
    movies,
    parents,
    planning,
    printables,
    songs,
    stories,
    traditions,
    village,
)
from santa_app.content.checks import DIFFICULTIES
from santa_app.content.recipes import RECIPE_INDEX, RECIPES
from santa_app.content.reindeer import FLIGHT_FACTS, REINDEER


@pytest.mark.parametrize(
    ("entries", "count"),
    [
        (RECIPES, 9),
        (RECIPE_INDEX, 9),
        (coloring.COLORING_PAGES, 8),
        (songs.SONGS, 6),
        (crafts.CARD_CRAFTS, 4),
        (cards.CARD_TEMPLATES, 2),
        (activities.ACTIVITIES, 6),
        (activities.ADVENT_IDEAS, 25),
        (activities.PAGE_CLAIMS, 3),
        (movies.MOVIES, 8),
        (REINDEER, 9),
        (FLIGHT_FACTS, 4),
        (village.LOCATIONS, 6),
        (village.VILLAGE_STATS, 4),
        (village.VILLAGE_DAY, 4),
        (stories.SHORT_STORIES, 3),
        (stories.STORY_COLLECTIONS, 2),
        (gifts.AGE_GROUPS, 4),
        (gifts.BUDGET_TIERS, 4),
        (planning.PLANNING_PERIODS, 4),
        (planning.CHECKLIST, 10),
        (printables.PRINTABLE_CATEGORIES, 3),
        (traditions.TRADITIONS, 6),
        (parents.RESOURCE_CARDS, 4),
        (parents.QUICK_TIPS, 4),
    ],
)
def test_counts(entries, count):
    assert len(entries) == count


def test_recipes_have_the_addresses_of_the_route_table():
    assert {recipe.path for recipe in RECIPES} == {
        "/recipe/gingerbread-cookies",
        "/recipe/roast-turkey-cranberry-sauce",
        "/recipe/eggnog",
        "/recipe/christmas-pudding",
        "/recipe/sugar-plum-fairy-bites",
        "/recipe/santas-favorite-cookies",
        "/recipe/warm-milk-for-santa",
        "/recipe/reindeer-carrots",
        "/recipe/santas-hot-cocoa",
    }


def test_every_category_is_used():
    assert {item.category for item in activities.ACTIVITIES} == set(activities.CATEGORIES)
    assert {item.difficulty for item in activities.ACTIVITIES} == set(DIFFICULTIES)
    assert [choice.value for choice in movies.MOVIE_CATEGORIES] == [
        "all",
        "family",
        "animated",
        "romantic",
        "comedy",
        "modern",
    ]
    assert {movie.category for movie in movies.MOVIES} == {
        choice.value for choice in movies.MOVIE_CATEGORIES
    } - {"all"}
    assert {song.age_group for song in songs.SONGS} == {"All Ages", "Kids"}
    assert {page.difficulty for page in coloring.COLORING_PAGES} == {"Easy", "Medium", "Hard"}


def test_story_collections_count_their_stories():
    assert [(item.link, item.stories) for item in stories.STORY_COLLECTIONS] == [
        ("/stories/reindeer-profiles", 9),
        ("/stories/north-pole-village", 6),
    ]


def test_parent_resources_link_to_the_four_guides():
    assert [card.path for card in parents.RESOURCE_CARDS] == [
        "/resources/gift-ideas",
        "/resources/christmas-planning",
        "/resources/printable-templates",
        "/resources/christmas-traditions",
    ]
    assert [card.path for card in parents.MORE_FUN] == [
        "/christmas-games",
        "/coloring-pages",
        "/christmas-songs",
    ]


def test_the_random_coloring_page_is_the_first():
    assert coloring.RANDOM_PAGE is coloring.COLORING_PAGES[0]
