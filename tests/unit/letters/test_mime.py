"""The headers of a mail, as two decoders that share no code read them."""

import email
import html
import re
from datetime import UTC, datetime
from email.header import decode_header, make_header
from email.policy import default
from pathlib import Path

import pytest

from santa_app.content.santa_reply import prose
from santa_app.i18n import LANGUAGES, Language, use_locale
from santa_app.letters.mail.base import Mail
from santa_app.letters.mail.mime import mime_message
from santa_app.letters.parents.links import LinkSigner
from santa_app.letters.replies.content import _subject, greeting
from santa_app.letters.replies.render import ReplyRenderer
from santa_app.rules.email_address import EmailAddress
from tests.support.letter_examples import FakeClock, letter, make_settings
from tests.support.letters_by_language import CHEERFUL, SAD, WISHES

_NAMES = [
    name.partition("=")[0].strip()
    for line in (Path(__file__).parent / "corpora/names.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
    for name in line.split(",")
    if " " not in name.strip()
][::6]
"""Names of a single word in eleven languages; a subject takes no other."""


_SENDERS = {
    "ar": "بابا نويل",
    "ja": "サンタクロース",
    "pl": "Święty Mikołaj",
    "uk": "Святий Миколай",
}


@pytest.mark.parametrize("most", [3, pytest.param(None, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("locale", [language.locale for language in LANGUAGES])
def test_subject_and_sender_arrive_as_they_are_written(locale: str, most: int | None) -> None:
    parts = prose(locale).parts
    settings = make_settings(mail_from_name=_SENDERS.get(locale, "Père Noël, Pôle"))
    assert len(_NAMES) >= 50
    for words in {text for part in parts if part.endswith("subject") for text in parts[part]}:
        with use_locale(locale):
            subjects = [
                _subject(words, greeting([name] if name else [])) for name in ("", *_NAMES[:most])
            ]
        for subject in subjects:
            mail = Mail(
                letter_id=3, message_id="<3@northpole.example>", subject=subject,
                to=EmailAddress.parse("parent@example.com"),
                text="Hi", html="<p>Hi</p>", headers={},
            )  # fmt: skip
            raw = mime_message(mail, settings, datetime(2025, 12, 1, tzinfo=UTC))
            old, new = email.message_from_bytes(raw), email.message_from_bytes(raw, policy=default)
            unfolded = [old[name].replace("\r\n", "") for name in ("Subject", "From")]
            read = [str(make_header(decode_header(text))) for text in unfolded]
            assert read == [subject, f"{settings.mail_from_name} <{settings.mail_from}>"]
            assert [new["Subject"], new["From"].addresses[0].display_name] == [
                subject, settings.mail_from_name,
            ]  # fmt: skip
            assert all(len(line) <= 78 for line in raw.split(b"\r\n\r\n")[0].split(b"\r\n"))


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.locale)
def test_a_reply_shows_all_it_says_in_every_mail_program(language: Language) -> None:
    """Gmail cuts a page off at 102 KB; others leave out pictures and the sheet of styles."""
    settings, locale = make_settings(), language.locale
    sad = "\n".join(text for _, text in SAD.get(locale, [("", "My hamster died")])[:3])
    for message in (*CHEERFUL.get(locale, ["I have a new sled!"])[:3], sad):
        wishes = "\n".join(typed for typed, _ in WISHES.get(locale, [("a kite\na drum", ())]))
        mail = ReplyRenderer(settings, LinkSigner(settings, FakeClock())).write(
            letter(
                id=5, locale=locale, wish_list=wishes, message_to_santa=message,
                access_key="0123456789abcdef01234567", recipient_hash="0" * 32,
            )
        )  # fmt: skip
        raw = mime_message(mail, settings, datetime(2025, 12, 1, tzinfo=UTC))
        assert len(mail.html.encode()) < 50_000
        assert max(map(len, raw.split(b"\r\n"))) <= 998
        assert raw.isascii()
        assert not re.search(r"<(img|script|link)\b|url\(|<form", mail.html)
        page = re.sub("(?s)<style>.*?</style>", "", mail.html)
        for cell in re.findall(r'<(?:td|p|a)\b[^>]*class="(?:paper|ink|berry|foot)[^>]*>', page):
            assert "color:#" in cell
        assert f'dir="{language.direction}"' in page
        links = set(re.findall('href="([^"]+)"', page))
        assert {html.unescape(link) for link in links if "#" in link} <= set(mail.text.split())
