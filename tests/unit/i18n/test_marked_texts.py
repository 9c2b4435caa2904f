"""Every text that a visitor reads is marked for translation."""

import json
import re
import subprocess
import sys
from pathlib import Path

from santa_app.content.address import ADDRESS_LINES, PAGE
from santa_app.content.helplines import COUNTRIES
from santa_app.content.post_offices import POST_OFFICES
from santa_app.content.songs import SONGS
from santa_app.content.traditions import TRADITIONS
from santa_app.content.tunes import read_tune
from santa_app.i18n import DEFAULT_LOCALE

ROOT = Path(__file__).resolve().parents[3]
ALLOWED = {
    "Letters to Santa",  # the product's name, a setting
    "CAD 0",
    "Child Helpline International",
    "Find A Helpline",
    *ADDRESS_LINES,
    PAGE.address_sentence,
    *(line.name for country in COUNTRIES for line in country.helplines),
    *(
        line
        for office in POST_OFFICES
        for address in office.addresses(DEFAULT_LOCALE)
        for line in address.lines
    ),
    *(
        line for song in SONGS for verse in read_tune(song.slug).words for line in verse
    ),  # each language may have tunes of its own
}
"""Names, addresses and songs, which are no messages."""
SOURCE = re.compile(r"@context|, [\w.-]+\.[a-z]+(?:,|;|$)")
"""Data for search engines, and hosts of sources."""


def test_no_text_is_unmarked() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.unit.i18n.pseudo"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = {text.strip() for text in json.loads(done.stdout) if not SOURCE.search(text)}
    greetings = {greeting.say_it for greeting in TRADITIONS}
    assert found - ALLOWED - greetings == set()
