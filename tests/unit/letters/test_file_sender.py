"""The mail folder of a demo: files that a mail program and a browser open."""

import email
from email.policy import default
from pathlib import Path

import pytest

from santa_app.letters.mail.base import Mail, TransportError
from santa_app.letters.mail.file import FileSender
from santa_app.rules.email_address import EmailAddress
from tests.support.letter_examples import FakeClock, make_settings

MAIL = Mail(
    letter_id=3,
    message_id="<reply-3@northpole.example>",
    to=EmailAddress.parse("a.parent@bücher.example"),
    subject="Santa has answered",
    text="Dear Zoë, 小明\n",
    html="<p>Dear Zoë, 小明</p>",
    headers={"List-Unsubscribe": f"<https://letters.example/unsubscribe/{'t' * 150}>"},
)


def outbox(folder: Path) -> FileSender:
    settings = make_settings(
        outbox_dir=folder, mail_from="santa@northpole.example", mail_reply_to="elves@example.com"
    )
    return FileSender(settings, FakeClock())


async def test_a_mail_becomes_an_eml_and_an_html_file(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "outbox"
    message_id = await outbox(folder).send(MAIL)
    html, eml = sorted(folder.iterdir(), key=lambda path: path.suffix, reverse=True)
    assert html.name == "20251201T120000.000000Z-letter-3.html"
    assert eml.name == "20251201T120000.000000Z-letter-3.eml"
    assert html.read_text(encoding="utf-8") == MAIL.html
    modes = {path.stat().st_mode & 0o777 for path in (eml, html)}
    assert (modes, folder.stat().st_mode & 0o777) == ({0o600}, 0o700)

    # The tests of the SMTP sender show the whole message.
    message = email.message_from_bytes(eml.read_bytes(), policy=default)
    assert (message["To"], message["Message-ID"]) == (str(MAIL.to), message_id)
    assert message["Message-ID"].endswith("@northpole.example>")
    assert f"\nList-Unsubscribe: {MAIL.headers['List-Unsubscribe']}\n" in eml.read_text()


async def test_a_folder_that_cannot_be_written_is_a_transport_error(tmp_path: Path) -> None:
    (tmp_path / "outbox").write_text("in the way")
    with pytest.raises(TransportError, match="the outbox cannot be written") as error:
        await outbox(tmp_path / "outbox").send(MAIL)
    assert "parent" not in str(error.value)
