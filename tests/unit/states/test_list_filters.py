"""The filters of movies, activities and gifts, and the alerts of the card crafts."""

import pytest

from santa_app.browser.testing import FakeBrowser
from santa_app.content.activities import ACTIVITIES, CATEGORIES
from santa_app.content.checks import DIFFICULTIES
from santa_app.content.gifts import AGE_GROUPS
from santa_app.content.movies import MOVIE_CATEGORIES, MOVIES
from santa_app.states.activity_filter import ActivityFilterState, CardCraftState
from santa_app.states.gift_filter import GiftFilterState
from santa_app.states.movies import GRID_ID, MoviesState


def test_all_movies_show_at_first() -> None:
    assert MoviesState().chosen == "all"
    assert MoviesState().count_text == "8 movies"


@pytest.mark.parametrize("choice", MOVIE_CATEGORIES, ids=lambda choice: choice.value)
def test_the_movie_count_follows_the_category(choice) -> None:
    count = sum(choice.value in {"all", movie.category} for movie in MOVIES)
    words = "1 movie" if count == 1 else f"{count} movies"
    assert MoviesState(category=choice.value).count_text == words


def test_a_category_that_is_not_offered_shows_all() -> None:
    assert MoviesState(category="Family").chosen == "all"


def test_browse_scrolls_to_the_films(fake_browser: FakeBrowser) -> None:
    MoviesState().browse()
    assert fake_browser.scrolled == [GRID_ID]
    assert fake_browser.tracked[0]["button_name"] == "Browse Movies"


@pytest.mark.parametrize("category", ["all", *CATEGORIES])
@pytest.mark.parametrize("difficulty", ["all", *DIFFICULTIES])
def test_both_activity_filters_must_match(category: str, difficulty: str) -> None:
    state = ActivityFilterState(category=category, difficulty=difficulty)
    expected = [
        one.slug
        for one in ACTIVITIES
        if category in {"all", one.category} and difficulty in {"all", one.difficulty}
    ]
    assert state.shown == expected


@pytest.mark.parametrize(
    ("category", "difficulty", "words"),
    [
        ("all", "all", "6 activities"),
        ("Baking", "all", "1 activity"),
        ("Writing", "Hard", "No activities found"),
        ("nonsense", "easy", "6 activities"),
    ],
)
def test_activities_are_counted_in_words(category: str, difficulty: str, words: str) -> None:
    assert ActivityFilterState(category=category, difficulty=difficulty).count_text == words


def test_clearing_shows_every_activity() -> None:
    state = ActivityFilterState(category="Writing", difficulty="Hard")
    state.clear()
    assert len(state.shown) == len(ACTIVITIES)


def test_the_card_crafts_say_what_they_do(fake_browser: FakeBrowser) -> None:
    state = CardCraftState()
    state.template()
    state.video("pop-up-tree")
    state.upload()
    assert fake_browser.alerts == [
        "Downloading template...",
        "Opening video tutorial...",
        "Photo upload feature coming soon!",
    ]


@pytest.mark.parametrize("group", AGE_GROUPS, ids=lambda group: group.slug)
def test_a_gift_group_can_be_chosen_and_is_announced(group) -> None:
    state = GiftFilterState(age=group.slug)
    assert state.chosen == group.slug
    assert state.announcement == f"Gift ideas for ages {group.ages}"


@pytest.mark.parametrize("age", ["all", "", "babies"])
def test_any_other_age_shows_all_gifts(age: str) -> None:
    assert GiftFilterState(age=age).chosen == "all"
    assert GiftFilterState(age=age).announcement == "Gift ideas for ages 2 to 13 and up"
