"""The filters of movies, activities and gifts."""

import pytest

from santa_app.content.activities import ACTIVITIES, CATEGORIES
from santa_app.content.checks import DIFFICULTIES
from santa_app.content.movies import MOVIE_CATEGORIES, MOVIES
from santa_app.states.activity_filter import ActivityFilterState
from santa_app.states.gift_filter import GiftFilterState
from santa_app.states.movies import MoviesState


@pytest.mark.parametrize("choice", MOVIE_CATEGORIES)
def test_the_movie_count_follows_the_category(choice: str) -> None:
    count = sum(choice in {"all", movie.category} for movie in MOVIES)
    text = "1 movie" if count == 1 else f"{count} movies"
    assert MoviesState(category=choice).count_text == text


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


def test_activities_are_counted_in_words() -> None:
    assert ActivityFilterState().count_text == f"{len(ACTIVITIES)} activities"
    counts = {
        len(state.shown): state.count_text
        for category in CATEGORIES
        for difficulty in DIFFICULTIES
        for state in [ActivityFilterState(category=category, difficulty=difficulty)]
    }
    assert counts[0] == "No activities found"
    assert counts[1] == "1 activity"


@pytest.mark.parametrize("age", ["all", "", "babies"])
def test_any_other_age_shows_all_gifts(age: str) -> None:
    assert GiftFilterState(age=age).chosen == "all"
    assert GiftFilterState(age=age).announcement == "Gift ideas for ages 2 to 13 and up"
