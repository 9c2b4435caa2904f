"""How the operator's command shows what it found: tables for people, JSON for machines.

Addresses are masked, and a child's words are left out unless the operator asks for them:
terminals are shared, and scrolled back.
"""

import json
import re
from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import Enum
from typing import Any, Final

import typer
from rich.console import Console
from rich.table import Table

from santa_app.letters.models import LETTERS, ReplyStatus, SantaLetter
from santa_app.letters.operator.actions import ActionResult, MailboxResult
from santa_app.letters.operator.reports import Overview
from santa_app.letters.sending.quota import QuotaUsage, SendQuota
from santa_app.observability.masking import mask

HIDDEN: Final = "(hidden; --reveal shows it)"
_WORDS: Final = ("child_name", "age", "city_country", "wish_list", "message_to_santa")
_KEYS: Final = ("access_key", "submission_key", "recipient_hash", "reply_lease")
"""Names for machines, which open or find something: of no use on a screen."""


_UNSEEN = re.compile(r"[^\n\t -~\u00a1-\U0010ffff]|[\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
"""Characters that move a terminal's cursor, color it, or turn what follows around."""


def print_json(value: object) -> None:
    """Write `value` as JSON to standard output, moments in ISO format."""
    text = json.dumps(value, default=_plain, ensure_ascii=False, indent=2)
    typer.echo(_UNSEEN.sub(lambda found: f"\\u{ord(found.group()):04x}", text))


def _plain(value: object) -> object:
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Enum):
        return value.value
    raise TypeError(f"{type(value).__name__} has no form in JSON")


def duration(time: timedelta) -> str:
    """Return `time` as people say it, in its two largest units."""
    minutes = int(time.total_seconds()) // 60
    if minutes < 60:
        return f"{minutes} min"
    if minutes < 48 * 60:
        return f"{minutes // 60} h {minutes % 60} min"
    return f"{minutes // 1440} d {minutes % 1440 // 60} h"


def moment(value: datetime) -> str:
    """Return `value` as people read it."""
    return f"{value:%Y-%m-%d %H:%M:%S} UTC"


def overview_json(seen: Overview, budget: SendQuota, promise: timedelta) -> dict[str, Any]:
    """Return the overview for machines."""
    oldest, pause, trouble = seen.oldest, seen.pause, seen.trouble
    return {
        "at": seen.now,
        "letters": {status.value: count for status, count in seen.counts.items()},
        "given_up": seen.given_up,
        "oldest_unanswered": oldest
        and {
            "letter": oldest.letter_id,
            "since": oldest.since,
            "age_seconds": round(seen.oldest_age().total_seconds()),
        },
        "promise_hours": promise.total_seconds() / 3600,
        "promise_kept": seen.keeps(promise),
        "paused": pause and {"until": pause.until, "reason": pause.reason},
        "last_error": trouble
        and {"letter": trouble.letter_id, "status": trouble.status, "error": trouble.error},
        "budget": {
            "per_day": budget.per_day or None,
            "per_hour": budget.per_hour or None,
            "used_in_a_day": seen.budget.day,
            "used_in_an_hour": seen.budget.hour,
            "free": seen.budget.free,
            "next_at": seen.budget.next_at,
            "due_letters": seen.budget.waiting,
        },
        "stopped_mailboxes": sum(seen.stopped.values()),
        "stopped_because": seen.stopped,
    }


def print_overview(seen: Overview, budget: SendQuota, promise: timedelta) -> None:
    """Show the overview to a person."""
    table = _plain_table("Letters")
    for status, count in seen.counts.items():
        note = f", {seen.given_up} of them given up" if status is ReplyStatus.FAILED else ""
        table.add_row(status.value, f"{count:,}{note if seen.given_up else ''}")
    table.add_section()
    oldest = "none"
    if seen.oldest is not None:
        late = "" if seen.keeps(promise) else ", PAST ITS PROMISE"
        age = duration(seen.oldest_age())
        oldest = f"letter {seen.oldest.letter_id}, {age} of {duration(promise)}{late}"
    table.add_row("oldest unanswered", oldest)
    rests = "no"
    if seen.pause is not None:
        rests = f"until {moment(seen.pause.until)}: {seen.pause.reason}"
    table.add_row("sending rests", rests)
    trouble = seen.trouble
    said = "none" if trouble is None else f"letter {trouble.letter_id}: {trouble.error}"
    table.add_row("last error", said)
    table.add_row("sending budget", _budget(seen.budget, budget))
    why = ", ".join(f"{reason} {count:,}" for reason, count in sorted(seen.stopped.items()))
    table.add_row("stopped mailboxes", why or "none")
    _console().print(table)


def _budget(used: QuotaUsage, budget: SendQuota) -> str:
    """Return how the sending budget stands; used counts requests, retries included."""
    parts = [
        f"{count:,} of {limit:,} in {span}"
        for count, limit, span in (
            (used.day, budget.per_day, "a day"),
            (used.hour, budget.per_hour, "an hour"),
        )
        if limit
    ]
    if not parts:
        return "no limit"
    parts.append(f"{used.free:,} free")
    if used.next_at is not None:
        parts.append(f"next at {moment(used.next_at)}")
    return ", ".join([*parts, f"{used.waiting:,} due"])


def letter_facts(letter: SantaLetter, *, stopped: bool, reveal: bool) -> dict[str, Any]:
    """Return what is known of a letter, in the table's order, masked unless `reveal`."""
    facts: dict[str, Any] = {}
    for name in LETTERS.columns.keys():  # noqa: SIM118 - iterating yields columns, not names
        value = getattr(letter, name)
        if name in _KEYS:
            continue
        if not reveal and name in _WORDS and value is not None:
            value = HIDDEN
        elif not reveal and name == "parent_email":
            value = mask(value)
        facts[name] = value
    return {**facts, "mail_stopped": stopped}


def print_letter(facts: dict[str, Any]) -> None:
    """Show a letter to a person."""
    table = _plain_table(f"Letter {facts['id']}")
    for name, value in facts.items():
        table.add_row(name.replace("_", " "), _shown(value))
    _console().print(table)


def _shown(value: object) -> str:
    match value:
        case None:
            return "–"
        case bool():
            return "yes" if value else "no"
        case datetime():
            return moment(value)
        case _:
            return _UNSEEN.sub("\N{REPLACEMENT CHARACTER}", str(value))


def mailbox_sentence(mailbox: str, found: MailboxResult) -> str:
    """Return what became of a mailbox, by its masked address."""
    held = f"{found.held:,} {'letter is' if found.held == 1 else 'letters are'} held for it"
    if found.stopped:
        return f"Nothing more is sent to {mailbox}; {held}."
    return f"Mail to {mailbox} is allowed; {held}, which `release` sends."


def print_rulings(rulings: Iterable[ActionResult]) -> None:
    """Show what became of each letter."""
    table = Table("letter", "done", "what", box=None, pad_edge=False)
    for ruling in rulings:
        table.add_row(str(ruling.letter_id), "yes" if ruling.done else "no", ruling.said)
    _console().print(table)


def _console() -> Console:
    # What a visitor typed is text, whatever markup it looks like.
    return Console(markup=False, highlight=False, emoji=False)


def _plain_table(title: str) -> Table:
    table = Table(title=title, title_justify="left", show_header=False, box=None, pad_edge=False)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    return table
