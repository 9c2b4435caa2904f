"""The answers and the received requests of the fake SendGrid."""

from dataclasses import dataclass, replace
from dataclasses import field as value
from enum import StrEnum
from typing import Any


class Mode(StrEnum):
    """The treatment of a request after it was read."""

    ANSWER = "answer"
    HANG = "hang"
    """No answer until the client disconnects or `answer_hanging` is called."""
    DROP = "drop"
    """The connection breaks; the mail is not accepted."""
    LOSE = "lose"
    """The mail is accepted, but the connection breaks before the answer."""
    LATE = "late"
    """The mail is accepted, but no answer comes before the client gives up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One answer, sent after `delay` seconds."""

    status: int = 202
    headers: dict[str, str] = value(default_factory=dict)
    error: str | None = None
    field: str | None = None
    """Which part of the request SendGrid's error names."""
    delay: float = 0.0
    mode: Mode = Mode.ANSWER

    @property
    def takes_mail(self) -> bool:
        """Whether SendGrid would deliver the mail after this answer."""
        return self.status == 202 and self.mode in {Mode.ANSWER, Mode.LOSE, Mode.LATE}


@dataclass(frozen=True, slots=True, kw_only=True)
class Received:
    """One request to send a mail."""

    at: float
    """Seconds since 1970."""
    headers: dict[str, str]
    body: dict[str, Any]
    taken: bool

    @property
    def to(self) -> str:
        return self.body["personalizations"][0]["to"][0]["email"]

    @property
    def letter_id(self) -> int:
        return int(self.body["personalizations"][0]["custom_args"]["letter_id"])

    @property
    def text(self) -> str:
        return self._part("text/plain")

    @property
    def html(self) -> str:
        return self._part("text/html")

    def _part(self, kind: str) -> str:
        return next(part["value"] for part in self.body["content"] if part["type"] == kind)


def answer_from(values: dict[str, Any]) -> Answer:
    """Return the answer that another process described in JSON."""
    return replace(Answer(**values), mode=Mode(values.get("mode", Mode.ANSWER)))
