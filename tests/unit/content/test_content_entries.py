"""Rules for all entries: spelling, links, readable colors, stories, recipes, files."""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from itertools import pairwise
from urllib.parse import parse_qs, urlsplit

import pytest

from santa_app.content import activities, claims, movies, my_letter, privacy, songs, stories
from santa_app.content.address import MAP_URL
from santa_app.content.checks import DIFFICULTIES
from santa_app.content.crafts import CARD_CRAFTS
from santa_app.content.files import content_modules
from santa_app.content.gifts import AGE_GROUPS
from santa_app.content.recipes import RECIPES, TIME_LIMITS, minutes_text
from santa_app.content.reindeer import REINDEER
from santa_app.content.trivia import QUESTIONS
from santa_app.content.village import LOCATIONS
from santa_app.i18n.extraction import SOURCE
from santa_app.letters.parents.links import MAILBOX_DAYS, WRITER_DAYS
from santa_app.letters.parents.resend import MAX_RESENDS
from santa_app.rules.story_markup import parse_story
from santa_app.settings import load_settings
from tests.support.letter_examples import without_environment

MODULES = [
    module
    for module in content_modules()
    if not module.__name__.endswith(("checks", "certificates", "files"))
]


def texts_in(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from texts_in(item)
    elif isinstance(value, Mapping):
        yield from texts_in(tuple(value.values()))
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from texts_in(getattr(value, field.name))


def all_texts():
    return [
        (module.__name__, text)
        for module in MODULES
        for constant, value in vars(module).items()
        if constant.isupper()
        for text in texts_in(value)
    ]


def test_no_text_has_slips_or_british_spelling():
    found = all_texts()
    assert len(found) > 900
    british = re.compile(
        r"\b(colou?rful?ly|colour\w*|favourite\w*|neighbour\w*|centre\w*|grey|programme|jewellery)\b"
    )
    for module, whole in found:
        text = re.sub(r"https?://\S+", "", whole)
        assert "  " not in text, (module, text)
        assert not british.search(text.lower()), (module, text)
        assert not re.search(r"lorem|todo|tbd|placeholder|xxx", text.lower()), (module, text)
        assert not re.search(r" ([,;:!?]|\.(?!\.))", text), (module, text)
        assert not re.search(
            r"\b([^\W\d]+) \1\b", text.lower().replace("ho ho", "").replace("la la", "")
        ), (
            module,
            text,
        )


def test_every_text_that_the_source_names_is_in_its_table():
    named = [
        (module, name)
        for file in SOURCE.rglob("*.py")
        for text in [file.read_text("utf-8")]
        for module in re.findall(r"(santa_app\.content\.[\w.]+) import .*\bWORDS\b", text)
        for name in re.findall(r'WORDS\["(\w+)"\]', text)
    ]
    assert len(named) > 90
    assert [one for one in named if one[1] not in import_module(one[0]).WORDS] == []


def test_every_picture_has_its_own_alternative_text():
    found = {
        id(item): item
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, tuple)
        for item in value
        if hasattr(item, "alt") and not isinstance(item, stories.StoryCollection)
    }
    alts = [item.alt for item in found.values()]
    assert len(alts) >= 63
    assert len(set(alts)) == len(alts)
    for alt in alts:
        assert 20 <= len(alt) <= 125, alt
        assert not re.match(r"(image|picture|photo) of", alt.lower()), alt


def luminance(color):
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("item", [*REINDEER, *LOCATIONS], ids=lambda item: item.name)
def test_colors_are_readable(item):
    dark, light = sorted((luminance(item.color), luminance(item.bg_color)))
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def outside_links():
    for song in songs.SONGS:
        yield song.youtube_url
        yield song.spotify_url
    yield from (link.url for link in (*songs.PLAYLISTS, songs.ENCYCLOPEDIA))
    yield from (movie.trailer_url for movie in movies.MOVIES)
    yield from (craft.video_url for craft in CARD_CRAFTS)
    yield MAP_URL


def test_outside_links_are_well_formed():
    links = list(outside_links())
    assert len(links) >= 28
    assert len(set(links)) == len(links)
    for link in links:
        parts = urlsplit(link)
        assert parts.scheme == "https"
        assert parts.hostname in {
            "www.youtube.com",
            "open.spotify.com",
            "www.google.com",
            "en.wikipedia.org",
        }
        assert re.fullmatch(r"[!-~]+", link), link


def test_every_choice_of_a_filter_finds_something():
    assert {item.category for item in activities.ACTIVITIES} == set(activities.CATEGORIES)
    assert {item.difficulty for item in activities.ACTIVITIES} == set(DIFFICULTIES)
    assert {"all", *(movie.category for movie in movies.MOVIES)} == set(movies.MOVIE_CATEGORIES)


def test_the_right_answers_are_spread_over_all_positions():
    positions = [question.correct for question in QUESTIONS]
    assert set(positions) == {0, 1, 2, 3}
    assert all(one != other for one, other in pairwise(positions))


def test_a_trailer_is_a_search_for_the_film_and_year():
    elf = next(movie for movie in movies.MOVIES if movie.slug == "elf")
    assert parse_qs(urlsplit(elf.trailer_url).query) == {"search_query": ["Elf 2003 trailer"]}


@pytest.mark.parametrize("story", stories.SHORT_STORIES, ids=lambda story: story.slug)
def test_a_story_is_of_bedtime_length_and_uses_the_markup(story):
    words, minutes = ((120, 250), (1, 1)) if story.for_little_ones else ((500, 800), (3, 5))
    assert words[0] <= len(story.content.split()) <= words[1]
    assert minutes[0] <= story.read_time <= minutes[1]
    blocks = parse_story(story.content)
    assert (blocks[0].kind, blocks[0].text) == ("heading", story.title)
    headings = 1 if story.for_little_ones else 3
    assert [block.kind for block in blocks].count("heading") == headings
    assert [block.kind for block in blocks].count("moral") == 1
    assert blocks[-1].kind == "moral"
    assert not any("*" in block.text for block in blocks)
    lines = [block.text for block in blocks if block.kind == "paragraph"]
    refrains = [line for line in set(lines) if lines.count(line) >= 4]
    assert bool(refrains) == story.for_little_ones


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.slug)
def test_a_cook_can_follow_the_recipe(recipe):
    words = " ".join(step.text for step in recipe.instructions)
    for celsius, fahrenheit in re.findall(r"(\d+) °C \((\d+) °F", words):
        assert abs(int(celsius) * 9 / 5 + 32 - int(fahrenheit)) <= 8, (celsius, fahrenheit)
    assert words.count("°C (") + words.count("°C fan)") == words.count("°C")
    amounts = [text for text in recipe.ingredients if re.search(r"\d+ (g|ml|kg)\b", text)]
    assert len(amounts) >= 2
    for text in amounts:
        assert re.search(r"cup|tablespoon|teaspoon|oz|lb", text), text


def contained(recipe):
    """Return the allergens in the recipe's note, without its hints."""
    said = re.match(r"Contains ([^.;]+)", recipe.allergy_note)
    return said[1] if said else ""


def test_dangers_are_named_where_they_occur():
    ingredients = {
        "raw flour": r"\bflour\b",
        " egg": r"\beggs?\b",
        "under 12 months": r"\bhoney\b",
        "choke children under 5": r"marshmallow|candy cane|pumpkin seeds|raw carrots|blueberries",
        "poisonous to dogs": r"\b(chocolate|cocoa|raisins)\b",
    }
    work = {
        "grown-up": r"\b(heat|warm|roast|simmer|boiling|processor|knife)",
        "oven": r"\boven to\b",
    }
    seen = 0
    for recipe in RECIPES:
        steps = " ".join(step.text for step in recipe.instructions)
        for text, dangers in ((" ".join(recipe.ingredients), ingredients), (steps, work)):
            for warning, pattern in dangers.items():
                if re.search(pattern, text.lower()):
                    assert warning in recipe.safety, (recipe.slug, warning)
                    seen += 1
    assert seen >= 32


def test_the_weight_of_a_cookie_fits_the_dough():
    recipe = next(one for one in RECIPES if one.slug == "santas-favorite-cookies")
    told = re.search(r"(\d+) heaped tablespoons of dough, (\d+) g", str(recipe.instructions))
    assert told
    grams = [int(found) for found in re.findall(r"\b(\d+) g\b", " ".join(recipe.ingredients))]
    egg, spices, candy_on_top = 50, 8, 30
    dough = sum(grams) + egg + spices - candy_on_top
    assert int(told[1]) == recipe.servings
    assert abs(dough / recipe.servings - int(told[2])) < 1


def test_allergens_are_named_where_they_occur():
    triggers = {
        "milk": r"\b(butter|milk|cream)\b",
        "egg": r"\beggs?\b",
        "wheat (gluten)": r"\b(flour|breadcrumbs)\b",
        "almonds": r"\balmonds\b",
        "celery": r"\bcelery\b",
    }
    seen = 0
    for recipe in RECIPES:
        ingredients = " ".join(recipe.ingredients).lower()
        for allergen, pattern in triggers.items():
            expected = re.search(pattern, ingredients) is not None
            assert (allergen in contained(recipe)) == expected, (recipe.slug, allergen)
            seen += expected
    assert seen >= 15


def test_tags_tell_the_truth():
    for recipe in RECIPES:
        if "Gluten-free" in recipe.tags:
            assert "gluten" not in contained(recipe)
        if "Vegan" in recipe.tags:
            assert not re.search("milk|egg", contained(recipe))
            assert not re.search("honey|butter|gelatin", " ".join(recipe.ingredients))
        if "No nuts" in recipe.tags:
            assert not re.search(r"nuts?\b|almond|pecan|marzipan", " ".join(recipe.ingredients))
            assert "no nuts in the recipe" in recipe.allergy_note
            assert "read every label" in recipe.allergy_note
        if "No oven" in recipe.tags:
            assert not any(re.search(r"\boven to\b", step.text) for step in recipe.instructions)
        if "Quick" in recipe.tags:
            assert recipe.total_time <= 15
        if "No-bake" in recipe.tags:
            assert recipe.cook_time == 0


def test_collections_of_stories_say_how_long_their_words_take():
    found = [(one.read_time, len(one.text.split())) for one in stories.STORY_COLLECTIONS]
    assert all(abs(words / minutes - stories.WORDS_PER_MINUTE) < 60 for minutes, words in found)
    for one, entries in zip(stories.STORY_COLLECTIONS, (REINDEER, LOCATIONS), strict=True):
        assert all(entry.description in one.text for entry in entries)


def test_pages_state_the_figures_that_hold(monkeypatch):
    without_environment(monkeypatch)
    limits = load_settings(env_file=None)
    assert f"{limits.reply_promise_hours} hours" == claims.REPLY_WITHIN
    assert (WRITER_DAYS, MAILBOX_DAYS, MAX_RESENDS) == (7, 365, 3)
    policy = " ".join(
        text for part in privacy.SECTIONS for text in (*part.paragraphs, *part.points)
    )
    assert "for seven days" in policy
    assert "works for a year" in policy
    assert "seven days" in my_letter.WORDS["writer"]
    assert "up to three times" in my_letter.WORDS["ask"]


def test_time_limits_rise_and_each_one_leaves_something_out():
    minutes = [limit.minutes for limit in TIME_LIMITS]
    assert minutes == sorted(set(minutes))
    shown = [sum(recipe.total_time <= limit for recipe in RECIPES) for limit in minutes]
    assert shown == sorted(set(shown))
    assert shown[0] > 0
    assert shown[-1] < len(RECIPES)


@pytest.mark.parametrize(
    ("minutes", "text"),
    [
        (0, "0 min"),
        (1, "1 min"),
        (59, "59 min"),
        (60, "1 h"),
        (61, "1 h 1 min"),
        (315, "5 h 15 min"),
    ],
)
def test_minutes_as_a_cook_reads_them(minutes, text):
    assert minutes_text(minutes) == text


def test_gift_ages_leave_no_gap():
    for lower, upper in pairwise(AGE_GROUPS):
        assert lower.oldest == upper.youngest - 1
    assert AGE_GROUPS[-1].oldest is None
    for group in AGE_GROUPS:
        for gift in group.gifts:
            price = re.fullmatch(r"\$(\d+)-(\d+)", gift.price_range)
            assert price, gift.price_range
            assert int(price[1]) < int(price[2])
