"""The headers of a mail, as two decoders that share no code read them."""

import email
from datetime import UTC, datetime
from email.header import decode_header, make_header
from email.policy import default
from pathlib import Path

import pytest

from santa_app.content.santa_reply import prose
from santa_app.i18n import LANGUAGES, use_locale
from santa_app.letters.mail.base import Mail
from santa_app.letters.mail.mime import mime_message
from santa_app.letters.replies.content import _subject
from santa_app.rules.email_address import EmailAddress
from tests.support.letter_examples import make_settings

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
            subjects = [_subject(words, name) for name in (None, *_NAMES[:most])]
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
