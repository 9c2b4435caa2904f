"""Examples for tests of the letters: a clock, settings, forms, a stored letter."""

import itertools
import os
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from santa_app.letters.models import ReplyStatus, SantaLetter
from santa_app.settings import Settings

START = datetime(2025, 12, 1, 12, 0, tzinfo=UTC)
_numbers = itertools.count(1)
SECRET_KEY = "tests-only-Vw4zRk9pTq2mXb7hYc5nJd8fGs3L"  # noqa: S105
PRODUCTION = {
    "ENVIRONMENT": "production",
    "SECRET_KEY": SECRET_KEY,
    "SENDGRID_API_KEY": "SG.x",
    "SITE_URL": "https://letters.example",
    "MAIL_FROM": "santa@letters.example",
    "MAIL_REPLY_TO": "elves@letters.example",
    "OPERATOR_NAME": "Example Letters Association",
    "OPERATOR_ADDRESS": "1 Example Street, Springfield, 00000, USA",
    "OPERATOR_PHONE": "+1 555 010 0123",
    "OPERATOR_EMAIL": "office@letters.example",
    "SAFEGUARDING_CONTACT": "help@letters.example",
    "SEND_BUDGET_PER_DAY": "100",
    "TRUSTED_PROXIES": "127.0.0.1",
}
"""Settings with which production starts."""


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
    for name in tuple(os.environ):
        if name.lower() in Settings.model_fields:
            monkeypatch.delenv(name)
    # The recognizer is a process; its tests start it.
    monkeypatch.setenv("RECOGNIZE_BY", "phrases")


def make_settings(**values: Any) -> Settings:
    """Return the default settings with a secret key and `values`."""
    usual = {"_env_file": None, "secret_key": SECRET_KEY, "recognize_by": "phrases"}
    given: dict[str, Any] = {**usual, **values}
    return Settings(**given)


def form(**values: object) -> dict[str, object]:
    """Return a filled form with a unique submission key and e-mail address."""
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


def class_form(**values: str) -> dict[str, str]:
    """Return a filled form of a class letter with a unique submission key and e-mail address."""
    number = next(_numbers)
    return {
        "class_name": "Class 2b",
        "children": "Anna\nTestkind\nEmma S.\nEmma K.",
        "city_country": "Berlin",
        "parent_email": f"teacher{number}@example.org",
        "message_to_santa": "How do reindeer fly?",
        "submission_key": f"test-submission-{number:08}",
        **values,
    }


def long_form(key: str) -> dict[str, Any]:
    """Return a filled form of ordinary length.

    Args:
        key: Makes the submission key and the parent's e-mail address unique.
    """
    return {
        "child_name": "Testkind",
        "age": "8",
        "city_country": "Teststadt, Testland",
        "parent_email": f"{key}@example.com",
        "wish_list": "A red sled\nA book about whales\nWarm socks for my grandmother\n" * 3,
        "message_to_santa": "Please greet the reindeer from me. I leave carrots outside. " * 4,
        "been_good": True,
        "reindeer": "",
        "submission_key": f"bench-letter-{key}",
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


def browser_key(stored: str) -> str:
    """Return the key that the browser sent, from the one stored with the mailbox."""
    return stored.partition(":")[0]
