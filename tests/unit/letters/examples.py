"""Examples the tests of the letters share: a clock to set, a form, a stored letter."""

import itertools
import os
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from santa_app.letters.models import ReplyStatus, SantaLetter
from santa_app.settings import Settings

START = datetime(2025, 12, 1, 12, 0, tzinfo=UTC)
_numbers = itertools.count(1)


class FakeClock:
    """A clock that stands still until it is moved."""

    def __init__(self, now: datetime = START) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def forward(self, **by: float) -> datetime:
        self.now += timedelta(**by)
        return self.now


def without_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every setting out of the environment, so that tests know what they get."""
    for name in tuple(os.environ):
        if name.lower() in Settings.model_fields:
            monkeypatch.delenv(name)


def make_settings(**values: Any) -> Settings:
    """Return settings with a key of their own, the defaults, and `values`."""
    given: dict[str, Any] = {"_env_file": None, "secret_key": "k" * 40, **values}
    return Settings(**given)


def form(**values: object) -> dict[str, object]:
    """Return a filled form with a key and an address that no other test uses."""
    number = next(_numbers)
    return {
        "child_name": "Testkind",
        "age": "7",
        "city_country": "Teststadt, Testland",
        "parent_email": f"parent{number}@example.com",
        "wish_list": "a red kite\na book about owls",
        "message_to_santa": "How is Rudolph?",
        "been_good": True,
        "submission_key": f"test-submission-{number:08}",
        **values,
    }


def letter(**values: Any) -> SantaLetter:
    """Return a letter as it would be stored, pending and due at START."""
    number = next(_numbers)
    defaults: dict[str, Any] = {
        "child_name": "Testkind",
        "age": 7,
        "city_country": "Teststadt",
        "parent_email": f"parent{number}@example.com",
        "wish_list": "a red kite",
        "message_to_santa": None,
        "been_good": True,
        "created_at": START,
        "submission_key": f"test-submission-{number:08}",
        "recipient_hash": f"{number:032x}",
        "reply_status": ReplyStatus.PENDING,
        "reply_scheduled_at": START,
        "reply_expires_at": START + timedelta(hours=48),
        "delete_after": START + timedelta(days=60),
    }
    return SantaLetter(**{**defaults, **values})
