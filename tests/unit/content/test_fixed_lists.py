"""The counts and values that SPEC sections 3, 8 and 9 fix for the games and the tracker."""

import itertools

import pytest

from santa_app.content import claims, elf_names, games, good_deeds, nice_messages, tracker, trivia
from santa_app.content.checks import ContentError


def test_marketing_claims_are_those_of_the_specification() -> None:
    assert claims.FAMILIES == "50,000+"
    assert claims.FAMILIES_ON_ONE_PAGE == "10,000+"
    assert [(claim.value, claim.label) for claim in claims.STATS] == [
        ("50K+", "Happy Families"),
        ("100K+", "Letters Sent"),
        ("95%", "Reply Rate"),
        ("24hrs", "Response Time"),
    ]
    assert claims.TRUST_POINTS == (
        "100% Free Service",
        "Trusted by 50,000+ Families",
        "Instant Santa Reply",
    )
    assert (claims.REPLY_WITHIN, claims.PRIVACY_RESPONSE_AIM) == ("24 hours", "48 hours")
    assert claims.PRIVACY_UPDATED == "December 27, 2025"
    assert claims.CONSENT_UNDER_AGE == 13


def test_a_claim_without_a_value_is_refused() -> None:
    with pytest.raises(ContentError, match="value"):
        claims.Claim(value=" ", label="Families")


def test_five_different_nice_messages_and_a_step_for_each_second() -> None:
    assert len(set(nice_messages.NICE_MESSAGES)) == 5
    assert len(set(nice_messages.CHECKING_STEPS)) == 3


def test_live_display_and_journey_facts() -> None:
    assert (tracker.PROGRESS_PERCENT, tracker.SPEED, tracker.ALTITUDE) == (
        65,
        "650 mph",
        "10,000 ft",
    )
    assert (tracker.HOME_CITY, tracker.HOME_COUNTRY) == ("North Pole", "Arctic")
    assert tracker.HOME_NEXT_STOP == "Getting ready for Christmas Eve!"
    assert (tracker.GIFTS_NOTE_LIVE, tracker.GIFTS_NOTE_HOME) == (
        "And counting!",
        "Christmas Eve only!",
    )
    assert "December 24th" in tracker.RETURN_MESSAGE
    assert [item.label for item in tracker.PREPARATIONS] == ["Workshop", "Reindeer", "Sleigh"]
    assert [fact.value for fact in tracker.JOURNEY_FACTS] == [
        "24",
        "390 million",
        "390 million",
        "390 million",
        "2.7 billion",
    ]


def test_eight_questions_on_the_named_subjects() -> None:
    subjects = (
        ("reindeer", "Blitzen"),
        ("naughty", "coal"),
        ("real person", "Saint Nicholas"),
        ("live", "North Pole"),
        ("leave out", "Cookies and milk"),
        ("fly", "magic"),
        ("red", "Green"),
        ("head elf", "Bernard"),
    )
    assert len(trivia.QUESTIONS) == len(subjects)
    for question, (asked, answer) in zip(trivia.QUESTIONS, subjects, strict=True):
        assert asked in question.question
        assert answer in question.options[question.correct]
        assert len(set(question.options)) == 4


def test_the_right_answer_stands_in_every_position_and_never_twice_running() -> None:
    places = [question.correct for question in trivia.QUESTIONS]
    assert {place: places.count(place) for place in range(4)} == {0: 2, 1: 2, 2: 2, 3: 2}
    assert all(one != other for one, other in itertools.pairwise(places))


@pytest.mark.parametrize(
    ("options", "correct"),
    [(("a", "b", "c"), 0), (("a", "b", "c", "c"), 0), (("a", "b", "c", "d"), 4)],
)
def test_a_question_with_wrong_options_is_refused(options: tuple[str, ...], correct: int) -> None:
    with pytest.raises(ContentError, match=r"options|correct"):
        trivia.Question(question="Why?", options=options, correct=correct, explanation="So.")


def test_quiz_tiers() -> None:
    assert [(tier.percent, tier.title) for tier in trivia.QUIZ_TIERS] == [
        (90, "Christmas Expert"),
        (70, "Great job"),
        (50, "Good effort"),
        (0, "Keep learning"),
    ]
    assert trivia.FEEDBACK_SECONDS == 2.5


def test_elf_lists_have_their_lengths() -> None:
    lists = {
        26: elf_names.PREFIXES,
        12: elf_names.SUFFIXES,
        16: elf_names.JOBS,
        10: elf_names.ABILITIES,
    }
    for length, words in lists.items():
        assert len(words) == len(set(words)) == length
    assert (elf_names.MONTHS[0], elf_names.MONTHS[11]) == ("January", "December")


def test_deed_suggestions_and_tiers() -> None:
    assert [item.points for item in good_deeds.SUGGESTIONS] == [
        10, 15, 10, 5, 20, 10, 15, 10, 5, 15,
    ]  # fmt: skip
    assert [(tier.points, tier.name, tier.message) for tier in good_deeds.DEED_TIERS] == [
        (200, "Super Nice", "Santa is absolutely amazed by your kindness!"),
        (150, "Very Nice", "You're definitely on the Nice List!"),
        (100, "Nice", "Keep up the great work!"),
        (50, "Getting There", "You're doing wonderful things!"),
        (0, "Just Starting", "Every good deed counts!"),
    ]
    assert good_deeds.STORAGE_KEY == "good-deeds"
    assert (good_deeds.MANUAL_POINTS_MIN, good_deeds.MANUAL_POINTS_MAX) == (5, 19)


def test_three_game_cards() -> None:
    assert [(game.link, game.time) for game in games.GAMES] == [
        ("/games/christmas-trivia", "5-10 minutes"),
        ("/games/elf-name-generator", "2-3 minutes"),
        ("/games/good-deeds-tracker", "Ongoing"),
    ]
    assert len(games.DID_YOU_KNOW) >= 3
