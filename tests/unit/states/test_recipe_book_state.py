"""SavedRecipesState and RecipeBookState: favorites, printing, search and filters."""

import pytest

from santa_app.browser.testing import FakeBrowser
from santa_app.content.recipes import RECIPE_TAGS, RECIPES, TIME_LIMITS
from santa_app.states.recipe_book import SEARCH_ID, RecipeBookState, SavedRecipesState

ALL_SLUGS = [recipe.slug for recipe in RECIPES]


def test_a_recipe_is_saved_and_taken_off_again(fake_browser: FakeBrowser) -> None:
    state = SavedRecipesState()
    state.toggle_saved("eggnog")
    state.toggle_saved("christmas-pudding")
    assert state.saved == ["eggnog", "christmas-pudding"]
    state.toggle_saved("eggnog")
    assert state.saved == ["christmas-pudding"]
    assert [event["button_name"] for event in fake_browser.tracked] == [
        "Save Recipe",
        "Save Recipe",
        "Remove from Saved",
    ]


def test_printing_takes_the_date_of_today_and_opens_the_dialog() -> None:
    with FakeBrowser("2025-12-23 23:59:00") as fake:
        state = SavedRecipesState()
        state.on_start()
        before = state.printed_on
        assert before != ""
        fake.advance(120)
        state.print_recipe()
        assert state.printed_on != before
        assert fake.printed_pages == 1


def test_without_search_and_filters_every_recipe_shows() -> None:
    state = RecipeBookState()
    assert state.shown == ALL_SLUGS
    assert not state.narrowed
    assert state.filters_set == 0


@pytest.mark.parametrize("text", ["", "   ", "\t"])
def test_a_blank_search_shows_all_and_narrows_nothing(text: str) -> None:
    state = RecipeBookState(search=text)
    assert state.shown == ALL_SLUGS
    assert not state.narrowed


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("PUDDING", "christmas-pudding"),
        ("  cranberry ", "roast-turkey-cranberry-sauce"),
        ("vegan", "reindeer-carrots"),
    ],
)
def test_search_takes_title_description_and_tags_in_any_case(text: str, found: str) -> None:
    state = RecipeBookState(search=text)
    assert state.shown == [found]
    assert state.narrowed


def test_filters_work_together() -> None:
    state = RecipeBookState(difficulty="Easy", tag="Drink", time="15")
    assert state.filters_set == 3
    for recipe in (recipe for recipe in RECIPES if recipe.slug in state.shown):
        assert recipe.difficulty == "Easy"
        assert "Drink" in recipe.tags
        assert recipe.total_time <= 15
    assert state.shown == ["warm-milk-for-santa", "santas-hot-cocoa"]


@pytest.mark.parametrize("limit", TIME_LIMITS, ids=lambda limit: limit.value)
def test_a_time_limit_includes_the_limit_itself(limit) -> None:
    expected = [recipe.slug for recipe in RECIPES if recipe.total_time <= limit.minutes]
    assert RecipeBookState(time=limit.value).shown == expected


@pytest.mark.parametrize("tag", RECIPE_TAGS)
def test_every_offered_tag_finds_something(tag: str) -> None:
    assert RecipeBookState(tag=tag).shown == [one.slug for one in RECIPES if tag in one.tags]


def test_what_is_not_offered_counts_as_all() -> None:
    state = RecipeBookState(difficulty="easy", tag="<b>", time="16")
    assert (state.chosen_difficulty, state.chosen_tag, state.chosen_time) == ("all", "all", "all")
    assert state.shown == ALL_SLUGS
    assert state.filters_set == 0


def test_filters_unfold_by_themselves_when_the_address_sets_one() -> None:
    closed = RecipeBookState(search="cocoa")
    closed.on_start()
    assert not closed.filters_open
    opened = RecipeBookState(only_saved=True)
    opened.on_start()
    assert opened.filters_open
    opened.toggle_filters()
    assert not opened.filters_open


def test_clear_shows_everything_and_returns_to_the_search_box(fake_browser: FakeBrowser) -> None:
    state = RecipeBookState(
        search="xyz", difficulty="Hard", tag="Vegan", time="15", only_saved=True
    )
    assert state.shown == []
    state.clear()
    assert state.shown == ALL_SLUGS
    assert not state.narrowed
    assert fake_browser.focused == [SEARCH_ID]


def test_the_focus_moves_only_when_the_card_goes(fake_browser: FakeBrowser) -> None:
    RecipeBookState().heart_pressed()
    assert fake_browser.focused == []
    RecipeBookState(only_saved=True).heart_pressed()
    assert fake_browser.focused == [SEARCH_ID]
