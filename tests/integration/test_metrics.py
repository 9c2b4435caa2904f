"""Metrics follow the letters, and no label says what a visitor typed."""

from datetime import timedelta

import pytest
from prometheus_client import REGISTRY, generate_latest

from santa_app.letters.health import Problem
from santa_app.letters.models import PauseKind
from santa_app.letters.submission.submit import submit
from santa_app.observability.upgrades import WebsocketUpgrades
from tests.integration.fixture_types import Open
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import FakeClock, form


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.fixture(autouse=True)
def _upgrades(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("santa_app.letters.health.websocket_upgrades", WebsocketUpgrades())


async def test_letters_are_counted(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    service = open_service(metrics_port=9, send_budget_per_day=50)
    service.worker.start()
    names = [
        ("santa_submissions_total", {"status": "reply_sent"}),
        ("santa_submissions_total", {"status": "reply_rejected"}),
        ("santa_submissions_total", {"status": "invalid"}),
        ("santa_sends_total", {"outcome": "sent"}),
        ("santa_sends_total", {"outcome": "rejected"}),
        ("santa_reply_seconds_count", {}),
    ]
    before = [value(name, **labels) for name, labels in names]
    typed = {"child_name": "Xylophonia", "wish_list": "Quetzalcoatlus", "message_to_santa": "Zzyzx"}
    assert (await submit(form(**typed), origin=None, service=service)).accepted
    refused = "refused@example.com"
    sendgrid.answers_to(refused, Answer(status=400))
    await submit(form(parent_email=refused), origin=None, service=service)
    await submit(form(parent_email="nothing"), origin=None, service=service)
    after = [value(name, **labels) for name, labels in names]
    assert [new - old for new, old in zip(after, before, strict=True)] == [1] * len(names)

    await service.repository.pause(PauseKind.REFUSED, timedelta(minutes=5), "no")
    clock.forward(seconds=90)
    await service.health.measure()
    assert value("santa_letters", status="sent") == 1
    assert value("santa_letters", status="failed") == 1
    assert value("santa_oldest_owed_seconds") == 0
    assert value("santa_quota_used", window="day") == 1  # a refused request does not count
    assert value("santa_quota_limit", window="day") == 50
    assert value("santa_circuit_breaker", state="open") == 1
    assert value("santa_circuit_breaker", state="closed") == 0
    assert value("santa_problem", problem=Problem.SENDING_REFUSED.name.lower()) == 1
    assert value("santa_problem", problem="full") == 0
    waits = {"reply_status": "held", "hold_reason": "danger", "created_at": clock()}
    await owe(service, 1, **waits, alert_at=clock(), reply_scheduled_at=None)
    await owe(service, 1, created_at=clock(), reply_scheduled_at=clock() + timedelta(hours=1))
    clock.forward(minutes=5)
    service.health._cached_until = 0.0
    await service.health.measure()
    assert value("santa_circuit_breaker", state="half_open") == 1
    assert value("santa_undecided") == 1
    assert value("santa_unopened_seconds") == 300
    assert value("santa_silence_seconds") == 300

    shown = generate_latest(REGISTRY).decode().lower()
    for text in (*typed.values(), "example.com", "testkind", "nothing"):
        assert text.lower() not in shown
