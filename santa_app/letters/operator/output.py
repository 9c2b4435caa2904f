"""The output of the operator's commands: tables for people, JSON for machines.

E-mail addresses are masked, and a child's words are hidden unless the operator asks for them:
terminals are shared and keep what they showed.
"""

import csv
import io
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from enum import Enum
from typing import Any, Final

import typer
from rich.console import Console
from rich.table import Table

from santa_app.letters.models import HoldReason, ReplyStatus, SantaLetter, SuppressionReason
from santa_app.letters.repository import (
    ActionResult,
    Overview,
    Pause,
    QuotaUsage,
    SendQuota,
)
from santa_app.letters.repository.audit import Entry
from santa_app.observability.masking import mask

SEASON: Final = ("day", "locale", "is_class", "letters", "answered", "in_24_hours")
"""The columns of a season's report."""
HIDDEN: Final = "(hidden; --reveal shows it)"
_WORDS: Final = (
    "child_name", "children", "age", "gender", "city_country", "wish_list", "message_to_santa",
)  # fmt: skip
_KEYS: Final = ("access_key", "submission_key", "recipient_hash", "domain_hash", "reply_lease")
"""Secrets and hashes, which are of no use on a screen."""
_INVISIBLE = re.compile(
    r"[^\n\t -~\u00a1-\U0010ffff]|[\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]"
)
"""Characters that control a terminal, are invisible, or change the direction of the text."""


def print_json(value: object) -> None:
    """Write `value` as JSON to standard output, dates in ISO format."""
    typer.echo(_json(value, indent=2))


def print_json_line(value: object) -> None:
    """Write `value` as JSON on one line of standard output, in UTF-8 in any locale, at once."""
    typer.echo(_json(value).encode())


def _json(value: object, indent: int | None = None) -> str:
    text = json.dumps(value, default=plain, ensure_ascii=False, indent=indent)
    return _INVISIBLE.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def plain(value: object) -> object:
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | int):
        return value
    raise TypeError(f"{type(value).__name__} has no JSON format")


def csv_of(columns: Sequence[str], rows: Iterable[Mapping[str, Any]]) -> str:
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(columns)
    table.writerows([plain(row[name]) for name in columns] for row in rows)
    return text.getvalue().rstrip("\n")


def print_season(rows: Sequence[Mapping[str, Any]]) -> None:
    """Show a season's numbers: all, then by language, kind and day."""
    table = Table("", "letters", "answered", "within 24 h", box=None, pad_edge=False)
    for title, name in (("all", None), *((part, part) for part in ("locale", "is_class", "day"))):
        for value in sorted({row[name] if name else title for row in rows}):
            part = [row for row in rows if name is None or row[name] == value]
            letters, answered, in_time = (sum(row[one] for row in part) for one in SEASON[3:])
            kind = {True: "classes", False: "children"}.get(value, str(value))
            share = f" ({100 * in_time / letters:.1f} %)" if name is None else ""
            table.add_row(kind, f"{letters:,}", f"{answered:,}", f"{in_time:,}{share}")
        table.add_section()
    _console().print(table if rows else "No letter has come.")


def duration(time: timedelta) -> str:
    """Return `time` in its two largest units, such as "2 h 5 min"."""
    minutes = int(time.total_seconds()) // 60
    if minutes < 60:
        return f"{minutes} min"
    if minutes < 48 * 60:
        return f"{minutes // 60} h {minutes % 60} min"
    return f"{minutes // 1440} d {minutes % 1440 // 60} h"


def moment(value: datetime) -> str:
    """Return `value` such as "2025-12-24 18:00:00 UTC"."""
    return f"{value:%Y-%m-%d %H:%M:%S} UTC"


def overview_json(
    overview: Overview, quota: SendQuota, promise: timedelta, *, has_contact: bool
) -> dict[str, Any]:
    return {
        **asdict(overview),
        "quota": {**asdict(overview.quota), "per_day": quota.per_day, "per_hour": quota.per_hour},
        "promise_hours": promise.total_seconds() / 3600,
        "promise_kept": overview.keeps(promise),
        "sending_fails": overview.sending_fails,
        "safeguarding_contact": has_contact,
    }


def print_overview(
    overview: Overview, quota: SendQuota, promise: timedelta, *, has_contact: bool
) -> None:
    table = _plain_table("Letters")
    for status, count in overview.letters.items():
        expired = status == ReplyStatus.FAILED and overview.expired
        parts = [f"{count:,}", *([f"{expired:,} of them expired"] if expired else [])]
        if status == ReplyStatus.HELD:
            parts += [f"{reason} {number:,}" for reason, number in sorted(overview.held.items())]
        table.add_row(status, ", ".join(parts))
    table.add_section()
    oldest, pause, error = overview.oldest_unanswered, overview.paused, overview.last_error
    late = "" if overview.keeps(promise) else ", PAST ITS PROMISE"
    age = f"{duration(overview.oldest_age())} of {duration(promise)}{late}"
    mailboxes = sorted(overview.suppressed_mailboxes.items())
    rows: dict[str, str | None] = {
        "signs of danger": _letters(
            overview, HoldReason.DANGER, overview.danger, ", WAITING FOR YOU"
        )
        or (None if has_contact else "nobody is told (no SAFEGUARDING_CONTACT)"),
        "hidden field filled in": _letters(
            overview,
            HoldReason.HIDDEN_FIELD,
            overview.hidden_field,
            "; `show`, then `release` or `delete`",
        ),
        "sent or not, unknown": _letters(
            overview,
            HoldReason.OUTCOME_UNKNOWN,
            overview.outcome_unknown,
            ", WAITING FOR YOU; find out, then `release` or `mark-sent`",
        ),
        "oldest unanswered": f"letter {oldest.letter_id}, {age}" if oldest else None,
        "sending paused": _paused(overview, pause) if pause else None,
        "last error": f"letter {error.letter_id}: {error.error}" if error else None,
        "sending quota": _quota(overview.quota, quota),
        "limits reached in 24 h": ", ".join(
            f"{name} {times:,}" for name, times in overview.limits_reached.items()
        ),
        "suppressed mailboxes": ", ".join(f"{reason} {count:,}" for reason, count in mailboxes),
    }
    for name, text in rows.items():
        table.add_row(name, text or "none")
    _console().print(table)


def _letters(
    overview: Overview, reason: HoldReason, letter_ids: list[int], note: str
) -> str | None:
    if not letter_ids:
        return None
    numbers = ", ".join(map(str, letter_ids))
    left = overview.held.get(reason, 0) - len(letter_ids)
    more = f" and {left:,} more" if left > 0 else ""
    return f"{'letter' if len(letter_ids) == 1 else 'letters'} {numbers}{more}{note}"


def _paused(overview: Overview, pause: Pause) -> str:
    if pause.until is None:
        return f"since {moment(pause.since)} by the operator; `resume` ends it"
    ended = "" if pause.is_open(overview.at) else ", no reply sent since"
    alarm = ", SENDING FAILS" if overview.sending_fails else ""
    return f"until {moment(pause.until)}{ended}{alarm}: {pause.reason}"


def _quota(used: QuotaUsage, quota: SendQuota) -> str:
    """Return how much of the quota is used; requests count, retries included."""
    if not quota.limited:
        return "no limit"
    limits = (
        (used.used_in_a_day, quota.per_day, "a day"),
        (used.used_in_an_hour, quota.per_hour, "an hour"),
    )
    parts = [f"{count:,} of {limit:,} in {span}" for count, limit, span in limits if limit]
    parts.append(f"{used.free:,} free")
    if used.next_at is not None:
        parts.append(f"next at {moment(used.next_at)}")
    return ", ".join([*parts, f"{used.due_letters:,} due"])


def letter_facts(
    letter: SantaLetter, *, suppression: SuppressionReason | None, reveal: bool
) -> dict[str, Any]:
    """Return what is stored about a letter, in the table's order, masked unless `reveal`."""
    facts: dict[str, Any] = {}
    for name in SantaLetter.model_fields:
        value = getattr(letter, name)
        if name in _KEYS:
            continue
        if not reveal and name in _WORDS and value is not None:
            value = HIDDEN
        elif not reveal and name == "parent_email":
            value = mask(value)
        facts[name] = value
    return {**facts, "suppression_reason": suppression}


def print_letter(facts: dict[str, Any]) -> None:
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
            return _INVISIBLE.sub("\N{REPLACEMENT CHARACTER}", str(value))


def mailbox_sentence(mailbox: str, *, suppressed: bool, held: int) -> str:
    letters = f"{held:,} {'letter is' if held == 1 else 'letters are'} held for it"
    if suppressed:
        return f"Nothing more is sent to {mailbox}; {letters}."
    return f"Mail to {mailbox} is allowed; {letters}, which `release` sends."


def counted(letters: int) -> str:
    return f"{letters:,} {'letter' if letters == 1 else 'letters'}"


def print_found(found: list[dict[str, Any]], suppression: str | None) -> None:
    """Show the letters of a mailbox, without a word of them."""
    table = Table("letter", "came", "state", box=None, pad_edge=False)
    for row in found:
        state = ", ".join(
            str(row[name])
            for name in ("reply_status", "hold_reason", "failure_reason")
            if row[name]
        )
        table.add_row(str(row["id"]), moment(row["created_at"]), state)
    _console().print(table if found else "No letter is stored for this mailbox.")
    if suppression is not None:
        _console().print(f"Nothing is sent to it ({suppression}); `allow` undoes that.")


def restored_sentence(done: str, held: int, repeated: list[Entry]) -> str:
    said = "; ".join(
        " ".join(filter(None, (one.action, str(one.letter_id or ""), one.note))) for one in repeated
    )
    if said:
        done += f" Done again, because it came after the backup: {said}."
    if not held:
        return f"{done} It owed no reply."
    replies = "1 reply that it owed is" if held == 1 else f"{held:,} replies that it owed are"
    return (
        f"{done} {replies} held, because the server may have sent them since the backup; "
        "`release --owed` sends them."
    )


def print_results(results: Iterable[ActionResult]) -> None:
    table = Table("letter", "done", "result", box=None, pad_edge=False)
    for result in results:
        table.add_row(str(result.letter_id), "yes" if result.done else "no", result.message)
    _console().print(table)


def _console() -> Console:
    # Visitors' text is never interpreted as markup.
    return Console(markup=False, highlight=False, emoji=False)


def _plain_table(title: str) -> Table:
    table = Table(title=title, title_justify="left", show_header=False, box=None, pad_edge=False)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    return table
