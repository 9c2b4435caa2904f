"""The numbers and routes that the specification of the site gives.

Only this file changes when an ordinary addition, such as another recipe, changes such a number.
"""

import pytest

from santa_app import product
from santa_app.content import (
    activities,
    address,
    cards,
    certificates,
    claims,
    coloring,
    crafts,
    elf_names,
    games,
    gifts,
    good_deeds,
    movies,
    nice_list,
    parents,
    planning,
    printables,
    privacy,
    reindeer,
    songs,
    stories,
    thanks,
    tracker,
    traditions,
    trivia,
    village,
)
from santa_app.content.cities import CITIES
from santa_app.content.recipes import RECIPES
from santa_app.rules import letter_form, nice_score
from santa_app.rules import tracker as tracker_rules
from santa_app.site import ROUTES
from santa_app.states import menus


@pytest.mark.parametrize(
    ("entries", "count"),
    [
        (RECIPES, 12),
        (coloring.COLORING_PAGES, 24),
        (songs.SONGS, 15),
        (crafts.CARD_CRAFTS, 4),
        (cards.CARD_TEMPLATES, 2),
        (activities.ACTIVITIES, 6),
        (activities.ADVENT_IDEAS, 25),
        (movies.MOVIES, 8),
        (games.GAMES[:3], 3),
        (reindeer.REINDEER, 9),
        (reindeer.TABLE.flight_facts, 4),
        (village.LOCATIONS, 6),
        (village.VILLAGE_STATS, 4),
        (village.TABLE.day, 4),
        (stories.SHORT_STORIES, 6),
        (stories.STORY_COLLECTIONS, 2),
        (gifts.AGE_GROUPS, 4),
        (gifts.TABLE.budgets, 4),
        (planning.TABLE.periods, 4),
        (planning.CHECKLIST, 10),
        (printables.PRINTABLE_CATEGORIES, 3),
        (traditions.TRADITIONS, 6),
        (parents.TABLE.guides, 4),
        (parents.TABLE.quick_tips, 4),
        (trivia.QUESTIONS, 8),
        (CITIES, 14),
        (elf_names.PREFIXES, 26),
        (elf_names.SUFFIXES, 12),
        (elf_names.TABLE.months, 12),
        (elf_names.JOBS, 16),
        (elf_names.ABILITIES, 10),
        (good_deeds.SUGGESTIONS, 10),
        (nice_list.NICE_MESSAGES, 5),
        (nice_list.CHECKING_STEPS, 3),
    ],
)
def test_counts(entries, count):
    assert len(entries) == len(set(entries)) == count


def test_routes():
    assert {route.page.path for route in ROUTES} == {
        "/",
        "/letters-to-santa",
        "/nice-list",
        "/track-santa",
        "/santas-address",
        "/christmas-recipes",
        "/activities",
        "/about",
        "/privacy",
        "/coloring-pages",
        "/christmas-songs",
        "/christmas-cards",
        "/christmas-movies",
        "/christmas-games",
        "/parent-resources",
        "/christmas-stories",
        "/resources/gift-ideas",
        "/resources/christmas-planning",
        "/resources/printable-templates",
        "/resources/christmas-traditions",
        "/stories/reindeer-profiles",
        "/stories/north-pole-village",
        "/games/christmas-trivia",
        "/games/elf-name-generator",
        "/games/good-deeds-tracker",
        "/games/christmas-pairs",
        "/games/drop-the-presents",
        "/coloring-pages/color-online",
        "/recipes/gingerbread-cookies",
        "/my-letter",
        "/for-teachers",
        "/advent",
        "/someone-to-talk-to",
        "/recipe/gingerbread-cookies",
        "/recipe/roast-turkey-cranberry-sauce",
        "/recipe/eggnog",
        "/recipe/christmas-pudding",
        "/recipe/sugar-plum-fairy-bites",
        "/recipe/santas-favorite-cookies",
        "/recipe/warm-milk-for-santa",
        "/recipe/reindeer-carrots",
        "/recipe/santas-hot-cocoa",
        "/recipe/starlight-shortbread",
        "/recipe/happy-sheep-shepherds-pie",
        "/recipe/snowman-pancakes",
    }


def test_letter_limits_and_delays():
    assert (letter_form.AGE_MIN, letter_form.AGE_MAX) == (1, 18)
    assert thanks.SHOWN_SECONDS == 8
    assert menus.CLOSE_DELAY_SECONDS == 0.2
    assert certificates.PRINT_DELAY_SECONDS == 0.5


def test_nice_score():
    assert (nice_score.LOWEST_SCORE, nice_score.SCORE_SPREAD) == (85, 15)
    assert nice_score.POINTS_PER_STAR == 20
    assert nice_score.nice_score("Testkind") == 85 + sum(map(ord, "testkind")) % 15


def test_tracker():
    assert (tracker_rules.GIFTS_MIN, tracker_rules.GIFTS_MAX) == (500_000, 1_499_999)
    assert tracker_rules.SLOT_MS == 5000
    assert tracker.PROGRESS_PERCENT == 65


def test_trivia():
    answers = "Blitzen|coal|Saint Nicholas|North Pole|Cookies and milk|magic|Green|Bernard"
    for question, answer in zip(trivia.QUESTIONS, answers.split("|"), strict=True):
        assert answer in question.options[question.correct]
    assert trivia.FEEDBACK_SECONDS == 2.5
    assert [tier.percent for tier in trivia.QUIZ_TIERS] == [90, 70, 50, 0]


def test_good_deeds():
    points = [10, 15, 10, 5, 20, 10, 15, 10, 5, 15]
    assert [item.points for item in good_deeds.SUGGESTIONS] == points
    assert [tier.points for tier in good_deeds.DEED_TIERS] == [200, 150, 100, 50, 0]
    assert (good_deeds.MANUAL_POINTS_MIN, good_deeds.MANUAL_POINTS_MAX) == (5, 19)


def test_claims():
    assert (claims.FAMILIES, claims.FAMILIES_ON_ONE_PAGE) == ("50,000+", "10,000+")
    assert [claim.value for claim in claims.STATS] == ["50K+", "100K+", "95%", "24hrs"]
    assert (claims.REPLY_WITHIN, claims.PRIVACY_RESPONSE_AIM) == ("24 hours", "48 hours")
    assert claims.CONSENT_UNDER_AGE == 13
    assert [claim.value for claim in activities.TABLE.page_claims] == ["15+", "20+", "8+"]
    assert [stat.value for stat in village.VILLAGE_STATS] == [
        "2,847",
        "300+",
        "50,000",
        "1 million",
    ]
    speed, distance, *_ = reindeer.TABLE.flight_facts
    assert "650 miles per second" in speed.text
    assert "75 million miles" in distance.text


def test_groups():
    assert [group.ages for group in gifts.AGE_GROUPS] == ["2-4", "5-8", "9-12", "13+"]
    budgets = ["Under $25", "$25-50", "$50-100", "$100+"]
    assert [tier.label for tier in gifts.TABLE.budgets] == budgets
    assert all(len(place.details) == 4 for place in village.LOCATIONS)
    assert [item.stories for item in stories.STORY_COLLECTIONS] == [9, 6]


def test_mailing_address():
    assert "H0H 0H0" in address.PAGE.address_sentence
    assert "December 7th" in address.MAIL_BY_SENTENCE
    assert (address.PAGE.currency, address.PAGE.cost, address.PAGE.minutes) == ("CAD", 0, 30)


def test_privacy_policy():
    text = product.with_settings(
        " ".join(
            text for section in privacy.SECTIONS for text in (*section.paragraphs, *section.points)
        )
    )
    for number in ("under 13", "within 48 hours", "30 days after", "after 60 days"):
        assert number in text, number
