"""`preview` shows the same mail that a letter with the same texts gets."""

import json
import re

import pytest

from santa_app.i18n import LANGUAGES
from santa_app.letters import SubmitStatus, submit
from santa_app.letters.operator.dry_run import PARENT, Answer
from tests.integration.fixture_types import Open
from tests.integration.operating import Operator, operator
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import START, form
from tests.support.letters_by_language import SAD, WISHES

__all__ = ["operator"]


async def test_preview_shows_the_mail_that_is_sent(
    open_service: Open,
    operator: Operator,
    sendgrid: FakeSendGrid,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service = open_service(recipient_replies_per_day=100, recipient_letters_per_day=100)
    monkeypatch.setenv("SITE_URL", service.settings.site_url)
    words = {"child_name": "Emma", "age": 9, "city_country": "Berlin", "been_good": True}
    letters = []
    for known in LANGUAGES:
        wishes = WISHES[known.locale][0][0] if known.locale in WISHES else "a red kite"
        sad = SAD[known.locale][0][1] if known.locale in SAD else "My grandpa died."
        cases = ({"wish_list": wishes}, {"wish_list": wishes, "message_to_santa": sad})
        letters += [{**words, **case, "language": known.locale} for case in cases]
    lines = [json.dumps({**one, "written": START.isoformat()}) for one in letters]
    done = await operator.run("preview", answer="\n".join(lines))
    shown = [json.loads(line) for line in done.stdout.split("\n")[:-1]]
    assert done.exit_code == 0
    assert len(shown) == len(letters) == 2 * len(LANGUAGES)

    for letter, seen in zip(letters, shown, strict=True):
        sent = form(parent_email=PARENT, locale=letter["language"], message_to_santa=None)
        outcome = await submit({**sent, **letter}, origin=None, service=service)
        assert outcome.status is SubmitStatus.REPLY_SENT
        mail = sendgrid.taken[-1]
        assert seen["subject"] == mail.body["subject"]
        assert _without_tokens(seen["text"]) == _without_tokens(mail.text)
        assert all(f"  * {wish}\n" in mail.text for wish in seen["wishes"])
        gentle = letter.get("message_to_santa") is not None
        assert seen["answer"] == (Answer.GENTLE if gentle else Answer.ORDINARY)
        # The next letter is the first of its mailbox, too.
        await service.parents.delete(outcome.link)


def _without_tokens(text: str) -> str:
    return re.sub(r"#\S+", "#", text)
