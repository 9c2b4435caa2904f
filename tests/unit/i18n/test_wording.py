"""Marks of careless text, in all that a language says: catalogs and Santa's replies."""

import re
from io import BytesIO

import pytest
from babel.messages.pofile import read_po

from santa_app.content.santa_reply import prose
from santa_app.i18n import LANGUAGES
from tests.support.running_site import ROOT

LOCALES = [one.locale for one in LANGUAGES if one.locale != "en"]
_CARELESS = re.compile(r"""\w'|\.\.\.|(?<![=\w/{])"(?!>)|[ \u3000]\n|  """)
"""A straight apostrophe or quotation mark, three dots, a blank too many."""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_catalog_is_set_with_care(locale: str) -> None:
    catalog = read_po(BytesIO((ROOT / "locales" / f"{locale}.po").read_bytes()))
    said = [text for message in catalog if message.id for text in _texts(message.string)]
    assert len(said) > 4000
    assert [text for text in said if _CARELESS.search(text)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reply_is_set_with_care(locale: str) -> None:
    own = prose(locale)
    said = [text for texts in own.parts.values() for text in texts]
    said += [text for topic in own.topics for text in topic.answers]
    assert len(said) > 300
    assert [text for text in said if _CARELESS.search(text)] == []


def _texts(said: str | tuple[str, ...]) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else said
