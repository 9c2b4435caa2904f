"""The numbers, names and routes that the specification of the site gives.

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
from santa_app.content.reindeer import FLIGHT_FACTS, REINDEER
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
        (REINDEER, 9),
        (FLIGHT_FACTS, 4),
        (village.LOCATIONS, 6),
        (village.VILLAGE_STATS, 4),
        (village.VILLAGE_DAY, 4),
        (stories.SHORT_STORIES, 6),
        (stories.STORY_COLLECTIONS, 2),
        (gifts.AGE_GROUPS, 4),
        (gifts.BUDGET_TIERS, 4),
        (planning.PLANNING_PERIODS, 4),
        (planning.CHECKLIST, 10),
        (printables.PRINTABLE_CATEGORIES, 3),
        (traditions.TRADITIONS, 6),
        (parents.RESOURCE_CARDS, 4),
        (parents.QUICK_TIPS, 4),
        (trivia.QUESTIONS, 8),
        (CITIES, 14),
        (elf_names.PREFIXES, 26),
        (elf_names.SUFFIXES, 12),
        (elf_names.MONTHS, 12),
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
    assert [fact.value for fact in tracker.JOURNEY_FACTS] == [
        "24",
        "390 million",
        "390 million",
        "390 million",
        "2.7 billion",
    ]


def test_trivia():
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
    for question, (asked, answer) in zip(trivia.QUESTIONS, subjects, strict=True):
        assert asked in question.question
        assert answer in question.options[question.correct]
    assert trivia.FEEDBACK_SECONDS == 2.5
    assert [(tier.percent, tier.title) for tier in trivia.QUIZ_TIERS] == [
        (90, "Christmas Expert"),
        (70, "Great job"),
        (50, "Good effort"),
        (0, "Keep learning"),
    ]


def test_good_deeds():
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
    assert (good_deeds.MANUAL_POINTS_MIN, good_deeds.MANUAL_POINTS_MAX) == (5, 19)


def test_games():
    assert [(game.link, game.time) for game in games.GAMES[:3]] == [
        ("/games/christmas-trivia", "5-10 minutes"),
        ("/games/elf-name-generator", "2-3 minutes"),
        ("/games/good-deeds-tracker", "Ongoing"),
    ]


def test_claims():
    assert (claims.FAMILIES, claims.FAMILIES_ON_ONE_PAGE) == ("50,000+", "10,000+")
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
    assert [(claim.value, claim.label) for claim in activities.PAGE_CLAIMS] == [
        ("15+", "Songs"),
        ("20+", "Coloring pages"),
        ("8+", "Movies"),
    ]


def test_names():
    assert [deer.name for deer in REINDEER] == [
        "Dasher",
        "Dancer",
        "Prancer",
        "Vixen",
        "Comet",
        "Cupid",
        "Donner",
        "Blitzen",
        "Rudolph",
    ]
    assert [place.name for place in village.LOCATIONS] == [
        "Santa's Workshop",
        "Mrs. Claus's Kitchen",
        "Reindeer Stables",
        "Elf Village",
        "Nice List Headquarters",
        "The Aurora Gardens",
    ]
    assert [item.period for item in planning.PLANNING_PERIODS] == [
        "November",
        "Early December",
        "Mid December",
        "Week Before Christmas",
    ]
    assert [(group.slug, group.ages) for group in gifts.AGE_GROUPS] == [
        ("toddlers", "2-4"),
        ("preschool", "5-8"),
        ("elementary", "9-12"),
        ("teens", "13+"),
    ]
    assert [tier.label for tier in gifts.BUDGET_TIERS] == [
        "Under $25",
        "$25-50",
        "$50-100",
        "$100+",
    ]
    assert movies.MOVIE_CATEGORIES == ("all", "family", "animated", "romantic", "comedy", "modern")


def test_village_and_reindeer():
    assert [(stat.label, stat.value) for stat in village.VILLAGE_STATS] == [
        ("Elves", "2,847"),
        ("Houses", "300+"),
        ("Toys made daily", "50,000"),
        ("Cookies baked monthly", "1 million"),
    ]
    assert [(hour.time, hour.title) for hour in village.VILLAGE_DAY] == [
        ("6AM", "Morning bell and breakfast"),
        ("9AM", "Workshop work begins"),
        ("12PM", "Lunch and story time"),
        ("6PM", "Evening festivities"),
    ]
    assert all(len(place.details) == 4 for place in village.LOCATIONS)
    stables = next(place for place in village.LOCATIONS if place.slug == "reindeer-stables")
    assert stables.details[0].startswith("Nine stalls")
    speed, distance, snacks, academy = FLIGHT_FACTS
    assert "up to 650 miles per second" in speed.text
    assert "over 75 million miles" in distance.text
    assert "Carrots" in snacks.text
    assert "flight academy" in academy.text


def test_mailing_address():
    assert address.PAGE.address_sentence == "North Pole H0H 0H0, Canada"
    assert address.MAIL_BY_SENTENCE == "Mail by December 7th to ensure a reply."
    assert address.PAGE.no_stamp == "No stamp is needed within Canada."
    assert (address.PAGE.currency, address.PAGE.cost, address.PAGE.minutes) == ("CAD", 0, 30)
    assert [link.path for link in address.more_links(product.LETTER_PATH)] == [
        product.LETTER_PATH,
        "/nice-list",
        "/activities",
        "/track-santa",
    ]


def test_links_to_other_pages():
    assert [(item.link, item.stories) for item in stories.STORY_COLLECTIONS] == [
        ("/stories/reindeer-profiles", 9),
        ("/stories/north-pole-village", 6),
    ]
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
    assert coloring.RANDOM_PAGE is coloring.COLORING_PAGES[0]


def test_alerts():
    assert crafts.TEMPLATE_ALERT == "Downloading template..."
    assert crafts.VIDEO_ALERT == "Opening video tutorial..."
    assert crafts.UPLOAD_ALERT == "Photo upload feature coming soon!"
    assert "demo" in printables.DEMO_ALERT
    assert "would download a real PDF" in printables.DEMO_ALERT
    assert certificates.POP_UP_BLOCKED == "Please allow pop-ups to download your certificate."
    assert certificates.CERTIFICATE_FAILED == (
        "There was an error generating your certificate. Please try again."
    )


def test_privacy_policy():
    text = product.with_settings(
        " ".join(
            text for section in privacy.SECTIONS for text in (*section.paragraphs, *section.points)
        )
    )
    assert privacy.UPDATED == "Last updated December 27, 2025"
    for promise in (
        "parent's email address, which receives Santa's reply",
        "Parental consent is required for children under 13",
        "aims for COPPA compliance",
        "within 48 hours",
        "30 days after Santa's reply",
        "at the latest after 60 days",
        "SendGrid",
        "stop all further mail",
        "no advertising trackers",
        "first names typed into the Nice List",
    ):
        assert promise in text, promise
