"""Letters in other languages from the form to the parent's page, without English words."""

import re
from html import unescape

import pytest

from santa_app.i18n import REVIEWED, language, use_locale
from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.parents import LetterView
from santa_app.letters.replies import class_paper
from santa_app.states.my_letter import facts_of, paper_of, texts_of
from tests.integration.fixture_types import Stored
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import class_form, form
from tests.support.letters_by_language import SAD, WISHES

ENGLISH = re.compile(
    r"\b(?:the|you|your|and|of|letter|letters|reply|dear|santa|from|with|this|to|is|for)\b", re.I
)
OWN_ENGLISH = re.compile(r"\b(?:the|your|letter|reply|dear|with|this|from|wish|child)\b", re.I)
"""English words that none of the other languages has."""


def english_in(*texts: str) -> list[str]:
    """Return the English words of texts, without links, the site's name and the reindeer's."""
    bare = [re.sub(r"https?://\S+|Letters to Santa", " ", text) for text in texts]
    return [word for text in bare for word in ENGLISH.findall(text)]


def page_text(page: str) -> str:
    return unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL))


@pytest.mark.parametrize("locale", sorted(REVIEWED))
async def test_a_letter_keeps_its_language(
    locale: str, service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    typed, quoted = WISHES[locale][0]
    sent = {"locale": locale, "wish_list": typed, "child_name": "Mia", "city_country": ""}
    outcome = await submit(form(**sent, message_to_santa=""), origin=None, service=service)
    assert outcome.status is SubmitStatus.REPLY_SENT
    sad = form(locale=locale, message_to_santa=dict(SAD[locale])["death"])
    await submit(sad, origin=None, service=service)
    ordinary, gentle = sendgrid.taken
    words = [outcome.title, outcome.description]
    for mail in (ordinary, gentle):
        words += [mail.body["subject"], mail.text, page_text(mail.html)]
        tag, direction = language(locale).tag, language(locale).direction
        assert f'<html lang="{tag}" dir="{direction}">' in mail.html
    assert OWN_ENGLISH.findall(re.sub(r"https?://\S+", " ", " ".join(words))) == []
    assert all(gift in ordinary.text for gift in quoted)
    paths = re.findall(r"https://letters\.example(/[\w/-]+)", ordinary.text)
    assert len(paths) == 4
    assert {path.split("/")[1] for path in paths} == {language(locale).prefix.strip("/")}

    token = re.findall(r"https://letters\.example/\S+#(\S+)", ordinary.text)[0]
    view = await service.parents.view(token)
    assert isinstance(view, LetterView)
    with use_locale(locale):
        facts, texts = facts_of(view), texts_of(view.letter)
    labels = [*(fact.label for fact in facts), *(label for label, _ in texts)]
    assert OWN_ENGLISH.findall(" ".join(labels)) == []
    printed = [wish for part in paper_of(view.letter).paragraphs for wish in part.wishes]
    assert printed == list(quoted)
    assert [row.locale for row in stored()] == [locale, locale]


async def test_a_sad_german_letter_and_a_german_class_get_their_replies(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sad = {"locale": "de", "message_to_santa": "Mein Opa ist gestorben und Mama weint immer."}
    await submit(form(**sad), origin=None, service=service)
    danger = {"locale": "de", "message_to_santa": "Papa haut mich und ich darf es keinem sagen"}
    await submit(form(**danger), origin=None, service=service)
    lines = class_form(locale="de", children="Anna\nBen", message_to_santa="Liebe Grüße!")
    await submit(lines, origin=None, service=service)
    first, second, third = sendgrid.taken
    for mail in (first, second, third):
        assert english_in(mail.body["subject"], mail.text, page_text(mail.html)) == []
    assert "Für die Erwachsenen, die das zuerst lesen" in first.text
    assert "Für die Erwachsenen" not in second.text
    assert third.text.startswith("Hallo, liebe Klasse!\n\n")
    assert "2 Namen" in third.text.replace("\n", " ")
    rows = stored()
    assert [row.reply_kind for row in rows] == [None, "gentle", None]
    poster = class_paper(rows[-1])
    to_all = f"{third.text.partition('* * *')[0]} {poster.opening} {poster.farewell}"
    assert not re.search(r"\b(?:du|dich|dir|deine?[mnrs]?)\b", to_all, re.IGNORECASE)
    assert [letter.name for letter in poster.letters] == ["Anna", "Ben"]


async def test_errors_are_said_in_the_language_of_the_page(
    service: LetterService, stored: Stored
) -> None:
    async def said(sent: dict[str, object] | dict[str, str]) -> str:
        outcome = await submit(sent, origin=None, service=service)
        assert outcome.status is SubmitStatus.INVALID
        assert outcome.title == "Hoppla! Da ist etwas schiefgegangen"
        return outcome.description

    assert await said(form(locale="de", child_name=" ")) == "Bitte fülle alle Pflichtfelder aus"
    too_long = await said(form(locale="de", wish_list="x" * 2001))
    assert too_long == "Das ist zu lang: der Wunschzettel darf höchstens 2.000 Zeichen haben"
    lines = class_form(locale="de", children="Anna\nwww.x.de\nBen\nC4")
    assert await said(lines) == "Bitte nur Vornamen: Zeilen 2 und 4"
    surname = class_form(locale="de", children="Anna\nBen Schmidt")
    assert (await said(surname)).endswith("Doppelnamen erkennen wir am Bindestrich: Zeile 2")
    crowd = class_form(locale="de", children="\n".join(["Anna"] * 41))
    assert await said(crowd) == "In einen Brief passen 40 Namen, auf Ihrer Liste stehen 41"
    assert stored() == []


async def test_a_letter_in_a_language_that_santa_does_not_write_is_english(
    service: LetterService, stored: Stored
) -> None:
    for sent in ("xx", "fr-FR", "", 7, ["de"], None):
        await submit(form(locale=sent), origin=None, service=service)
    assert {row.locale for row in stored()} == {"en"}
