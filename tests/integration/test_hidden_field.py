"""A form whose hidden field is filled in: stored and held for a person, never dropped."""

import logging
import os
import re
from collections.abc import Callable
from datetime import timedelta

import httpx
import pytest
from prometheus_client import REGISTRY

from santa_app.components.draft_fields import honeypot
from santa_app.content import plain_form
from santa_app.letters import LetterService, SubmitStatus, serve_form_posts, submit
from santa_app.letters import service as service_module
from santa_app.letters.clock import utc_now
from santa_app.letters.models import HoldReason, ReplyKind, ReplyStatus
from santa_app.letters.submission.form import HONEYPOT
from tests.integration.fixture_types import Open, Stored
from tests.integration.operating import Operator, operator
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import class_form, form

__all__ = ["operator"]
FILLED = {HONEYPOT: "https://family.example.org"}


def counted() -> float:
    return REGISTRY.get_sample_value("santa_hidden_field_total") or 0.0


@pytest.mark.parametrize("make", [form, class_form])
async def test_the_letter_waits_for_a_person_who_releases_it(
    make: Callable[..., dict[str, object]],
    open_service: Open,
    operator: Operator,
    sendgrid: FakeSendGrid,
    stored: Stored,
) -> None:
    service = open_service(clock=utc_now)
    before = counted()
    sent = make(**FILLED)
    outcome = await submit(sent, origin=None, service=service)
    assert outcome.status is SubmitStatus.REPLY_LATER
    again = await submit(sent, origin=None, service=service)
    assert (again.status, again.letter_id) == (outcome.status, outcome.letter_id)
    (row,) = stored()
    assert (row.reply_status, row.hold_reason) == (ReplyStatus.HELD, HoldReason.HIDDEN_FIELD)
    assert row.reply_scheduled_at is None
    assert row.delete_after == row.created_at + timedelta(days=60)
    assert counted() == before + 1
    assert await service.worker.drain() == 0

    shown = await operator.run("status")
    assert shown.exit_code == 0
    assert "hidden_field 1" in shown.stdout
    assert f"letter {row.id}; `show`, then" in " ".join(shown.stdout.split())
    found = await operator.json("status")
    assert (found["held"], found["hidden_field"]) == ({"hidden_field": 1}, [row.id])
    assert (await operator.run("release", str(row.id))).exit_code == 0
    assert await service.worker.drain() == 1
    assert [request.to for request in sendgrid.requests] == [row.parent_email]
    assert (await operator.json("status"))["hidden_field"] == []


async def test_danger_wins(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    service = open_service(safeguarding_contact="care@example.org")
    danger = form(message_to_santa="He hits me", **FILLED)
    outcome = await submit(danger, origin=None, service=service)
    assert outcome.status is SubmitStatus.REPLY_LATER
    (row,) = stored()
    assert (row.hold_reason, row.reply_kind) == (HoldReason.DANGER, ReplyKind.GENTLE)
    await service.worker._tick()
    assert [request.to for request in sendgrid.requests] == ["care@example.org"]

    # Where nobody is told, the log says what there is to do.
    unguarded = open_service()
    caplog.clear()
    await submit(form(message_to_santa="He hits me", **FILLED), origin=None, service=unguarded)
    row = stored()[-1]
    assert (row.hold_reason, row.reply_kind) == (HoldReason.HIDDEN_FIELD, ReplyKind.GENTLE)
    (told,) = [one.getMessage() for one in caplog.records if one.levelno == logging.ERROR]
    assert told == "a letter has signs of danger: `show` it and decide"
    assert len(sendgrid.requests) == 1


async def test_password_managers_leave_the_field_alone_in_both_forms(
    service: LetterService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(service_module._services, os.getpid(), service)

    async def pages(*_: object) -> None:
        raise AssertionError("the request is answered before")

    origin = {"origin": service.settings.site_url}
    transport = httpx.ASGITransport(app=serve_form_posts(pages))
    async with httpx.AsyncClient(
        transport=transport, base_url="http://test", headers=origin
    ) as browser:
        plain = await browser.post(plain_form.PATH, data={"child_name": "", **FILLED})
    (field,) = [tag for tag in re.findall(r"<input [^>]+>", plain.text) if HONEYPOT in tag]
    # The filled-in field is sent again with the corrected form.
    assert FILLED[HONEYPOT] in field
    built = str(honeypot())
    for name, value in {"data-1p-ignore": "", "data-lpignore": "true", "data-bwignore": ""}.items():
        assert f'{name}="{value}"' in field
        assert f'"{name}":"{value}"' in built
    assert 'autocomplete="off"' in field
    assert 'autoComplete:"off"' in built
    assert f'name:"{HONEYPOT}"' in built
    assert not re.search("website|url|name|mail|phone|address|company|city|country", HONEYPOT)
