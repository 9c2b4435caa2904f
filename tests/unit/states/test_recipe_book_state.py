"""SavedRecipesState and RecipeBookState: favorites, printing, search and filters."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.recipes import (
    RECIPES,
    RecipeIndexEntry,
)
from santa_app.states.recipe_book import (
    SEARCH_ID,
    RecipeBookState,
    SavedRecipesState,
    matches_filters,
    matches_search,
)

TURKEY = RecipeIndexEntry(
    slug="roast-turkey",
    title="Roast Turkey with Cranberry Sauce",
    description="Salted overnight, roasted in the morning.",
    tags=("Main course", "Make ahead"),
    difficulty="Hard",
    total_time=180,
)
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
        assert state.printed_on == ""
        fake.print_by_menu()
        before = state.printed_on
        assert before != ""
        fake.advance(120)
        state.print_recipe()
        assert state.printed_on not in {"", before}
        fake.advance(86_400)
        printed = state.printed_on
        fake.print_by_menu()
        assert state.printed_on != printed
        assert fake.printed_pages == 1


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", True),
        (" \t\n", True),
        ("TURKEY", True),
        ("  cranberry ", True),
        ("overnight", True),  # description only
        ("make AHEAD", True),  # tag only
        ("ahea", True),  # inside a tag
        ("turkey cranberry", False),  # both words, but not next to each other
        ("turkey.", False),  # a dot is a dot, not a pattern
        ("*", False),
        ("zebra", False),
    ],
)
def test_search_takes_title_description_and_tags_in_any_case(query: str, found: bool) -> None:
    assert matches_search(TURKEY, query) is found


@pytest.mark.parametrize(
    ("difficulty", "tag", "time", "found"),
    [
        ("all", "all", "all", True),
        ("Hard", "all", "all", True),
        ("Easy", "all", "all", False),
        ("hard", "all", "all", False),
        ("all", "Make ahead", "all", True),
        ("all", "Make", "all", False),
        ("all", "all", "180", True),  # the limit itself is included
        ("all", "all", "60", False),
        ("all", "all", "17", True),  # no limit of the list
        ("Hard", "Make ahead", "60", False),
    ],
)
def test_all_filters_must_match(difficulty: str, tag: str, time: str, found: bool) -> None:
    assert matches_filters(TURKEY, difficulty, tag, time) is found


def test_what_is_not_offered_counts_as_all() -> None:
    state = RecipeBookState(difficulty="easy", tag="<b>", time="16")
    assert (state.chosen_difficulty, state.chosen_tag, state.chosen_time) == ("all", "all", "all")
    assert state.shown == ALL_SLUGS
    assert state.active_filters == 0


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
    assert not state.is_filtered
    assert fake_browser.focused == [SEARCH_ID]


def test_the_focus_moves_only_when_the_card_goes(fake_browser: FakeBrowser) -> None:
    RecipeBookState().save_clicked()
    assert fake_browser.focused == []
    RecipeBookState(only_saved=True).save_clicked()
    assert fake_browser.focused == [SEARCH_ID]
