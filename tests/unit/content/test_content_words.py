"""Names and sentences that SPEC sections 2, 3 and 9 give word for word."""

from santa_app.content import (
    activities,
    address,
    claims,
    crafts,
    gifts,
    paths,
    planning,
    printables,
    privacy,
    songs,
    traditions,
    village,
)
from santa_app.content.reindeer import FLIGHT_FACTS, REINDEER


def slugs(entries):
    return {item.slug for item in entries}


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
    assert slugs(traditions.TRADITIONS) == {
        "germany",
        "mexico",
        "japan",
        "sweden",
        "philippines",
        "ethiopia",
    }
    assert slugs(songs.SONGS) == {
        "silent-night",
        "jingle-bells",
        "deck-the-halls",
        "joy-to-the-world",
        "we-wish-you-a-merry-christmas",
        "o-christmas-tree",
    }


def test_village_numbers():
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


def test_flight_facts():
    speed, distance, snacks, academy = FLIGHT_FACTS
    assert "up to 650 miles per second" in speed.text
    assert "visit every country" in distance.text
    assert "over 75 million miles" in distance.text
    assert "Carrots" in snacks.text
    assert "flight academy" in academy.text


def test_address_page():
    assert address.ADDRESS_SENTENCE == "North Pole H0H 0H0, Canada"
    assert address.MAIL_BY_SENTENCE == "Mail by December 7th to ensure a reply."
    assert address.NO_STAMP == "No stamp is needed within Canada."
    assert address.COST_SENTENCE == "Cost: CAD 0"
    assert address.TIME_SENTENCE == "Estimated time: 30 minutes"
    assert [link.path for link in address.WAYS_ON] == [
        product.LETTER_PATH,
        "/nice-list",
        "/activities",
        "/track-santa",
    ]


def test_alerts_word_for_word():
    assert crafts.TEMPLATE_ALERT == "Downloading template..."
    assert crafts.VIDEO_ALERT == "Opening video tutorial..."
    assert crafts.UPLOAD_ALERT == "Photo upload feature coming soon!"
    assert "demo" in printables.DEMO_ALERT
    assert "would download a real PDF" in printables.DEMO_ALERT
    assert [(claim.value, claim.label) for claim in activities.PAGE_CLAIMS] == [
        ("15+", "Songs"),
        ("20+", "Coloring pages"),
        ("8+", "Movies"),
    ]


def test_privacy_says_what_it_must():
    text = " ".join(
        " ".join((*section.paragraphs, *section.points)) for section in privacy.SECTIONS
    )
    assert privacy.UPDATED == "Last updated December 27, 2025"
    for words in (
        "parent's e-mail address, which receives Santa's reply",
        "Parental consent is required for children under 13",
        "aims for COPPA compliance",
        f"within {claims.PRIVACY_RESPONSE_AIM}",
        "30 days after Santa's reply",
        "at the latest after 60 days",
        "SendGrid",
        "stop all further mail",
        "no advertising trackers",
        "first names typed into the Nice List",
    ):
        assert words in text, words
    assert claims.PRIVACY_RESPONSE_AIM == "48 hours"
