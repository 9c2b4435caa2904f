"""Dry runs: what a text is recognized as, and what the mail to a letter would say.

Each reads one letter a line and returns one JSON object for it. The letter goes the same way as one
that a family sends, without a database: nothing is stored and nothing is sent.
"""

import json
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, date, datetime, time
from enum import StrEnum
from typing import Any, Final

from pydantic import SecretStr

from santa_app.content.sad_words import DANGER
from santa_app.i18n import DEFAULT_LOCALE, LANGUAGES
from santa_app.letters.clock import LATEST, utc_now
from santa_app.letters.models import SantaLetter
from santa_app.letters.parents import LinkSigner
from santa_app.letters.recognition import kind_of
from santa_app.letters.replies import ReplyRenderer, write
from santa_app.letters.replies.subjects import evidence_in, phrases_in, sad_kinds, telling_texts
from santa_app.letters.submission import FormError, FormField
from santa_app.letters.submission.danger import has_signs
from santa_app.letters.submission.first_names import refuse_surnames
from santa_app.letters.submission.form import SubmittedLetter, read_form
from santa_app.letters.submission.submit import new_letter
from santa_app.recognizer import model
from santa_app.recognizer.judgement import HALF, Judgement
from santa_app.settings import Settings

DryRun = Callable[[str], dict[str, Any]]
"""Returns the answer to one line. Raises LineError."""
PARENT: Final = "parent@example.org"
"""Whom a letter without an address is from; the mailbox chooses among Santa's words."""
_CHILD: Final = "Emma"
_NOBODY: Final = {"id": 0, "access_key": "0" * 24}
"""No stored letter has these, so the links of the mail open nothing."""
_NO_KEY: Final = SecretStr("signs links that open nothing: a dry run has no letters")
_NOON: Final = time(12, tzinfo=UTC)
_NOT_TEXT: Final = (FormField.AGE, FormField.BEEN_GOOD, FormField.LOCALE)
_TEXTS: Final = tuple(field for field in FormField if field not in _NOT_TEXT)


class Answer(StrEnum):
    """How a letter is answered where SAFEGUARDING_CONTACT is set."""

    ORDINARY = "ordinary"
    GENTLE = "gentle"
    HELD = "held"
    """For signs of danger, until a person decides."""

    @classmethod
    def to(cls, kinds: Collection[str]) -> "Answer":
        """Return the answer to a letter with these kinds of sad words."""
        if DANGER in kinds:
            return cls.HELD
        return cls.GENTLE if kinds else cls.ORDINARY


class LineError(Exception):
    """A line cannot be answered; the text says why, without the child's words."""


def known_locale(tag: object) -> str:
    """Return the locale of a tag such as "pt-BR" or "pt_BR", published or not. Raises LineError."""
    wanted = tag.replace("_", "-").casefold() if isinstance(tag, str) else None
    for known in LANGUAGES:
        if known.tag.casefold() == wanted:
            return known.locale
    tags = ", ".join(known.tag for known in LANGUAGES)
    raise LineError(f"the language must be one of {tags}")


def recognizer(locale: str) -> DryRun:
    """Return the dry run that recognizes what a child's message tells."""
    judge = _judge()

    def recognize(line: str) -> dict[str, Any]:
        sent = _submitted({"child_name": _CHILD, "message_to_santa": line}, locale)
        said: dict[str, Any] = {
            "message_to_santa": sent.message_to_santa,
            "locale": sent.locale,
        }
        letter = SantaLetter(**said)
        judged = judge(letter)
        letter.reply_kind = kind_of(judged)
        found = phrases_in(letter) if judged.danger >= HALF else frozenset[str]()
        kinds = found | sad_kinds(letter)
        return {
            "answer": Answer.to(kinds),
            "kinds": sorted(kinds),
            "danger": round(judged.danger, 3),
            "worry": round(judged.worry, 3),
        }

    return recognize


def _judge() -> Callable[[SantaLetter], Judgement]:
    """Return what judges a letter: the phrases alone where no engine is installed."""
    loaded = model.load()

    def judge(letter: SantaLetter) -> Judgement:
        texts = telling_texts(letter)
        if loaded is None or not texts:
            found = phrases_in(letter)
            return Judgement(float(DANGER in found), float(bool(found)))
        return loaded.judge(texts, letter.locale, evidence_in(letter))

    return judge


def previewer(settings: Settings) -> DryRun:
    """Return the dry run that renders the mail to a letter, given as a JSON object."""
    judge = _judge()
    if settings.secret_key is None:
        # The key of a development server would be stored beside its database.
        settings = settings.model_copy(update={"secret_key": _NO_KEY})

    def preview(line: str) -> dict[str, Any]:
        sent = _object(line)
        tag = sent.get("language")
        locale = DEFAULT_LOCALE if tag is None else known_locale(tag)
        written = _moment(sent.get("written"))
        signer = LinkSigner(settings, lambda: written)
        danger = has_signs({**sent, FormField.LOCALE: locale})
        letter = new_letter(_submitted(sent, locale), signer, written, danger=danger)
        letter.sqlmodel_update(_NOBODY)
        letter.reply_kind = kind_of(judge(letter))
        words = write(letter)
        mail = ReplyRenderer(settings, signer).render(letter, words)
        return {
            "answer": Answer.to(words.kinds),
            "subject": mail.subject,
            "greeting": mail.text.partition("\n")[0],
            "name": words.greeting.name or None,
            "wishes": [wish for paragraph in words.paragraphs for wish in paragraph.wishes],
            "text": mail.text,
        }

    return preview


def _submitted(form: Mapping[str, object], locale: str) -> SubmittedLetter:
    for field in _TEXTS:
        if not isinstance(form.get(field) or "", str):
            raise LineError(f"{field} must be text")
    try:
        letter = read_form({FormField.PARENT_EMAIL: PARENT, **form, FormField.LOCALE: locale})
        refuse_surnames(letter)
    except FormError as error:
        raise LineError(f"{error.field}: {error}") from None
    return letter


def answered(line: bytes, number: int, dry_run: DryRun) -> dict[str, Any]:
    """Return the answer to the line of a number, or why it has none, as `error`."""
    try:
        return dry_run(_text(line))
    except LineError as error:
        return {"error": f"line {number}: {error}"}


def _text(line: bytes) -> str:
    try:
        text = line.decode("utf-8").strip()
    except UnicodeDecodeError:
        raise LineError("this is not UTF-8") from None
    if not text:
        raise LineError("the line is empty")
    return text


def _object(line: str) -> dict[str, Any]:
    try:
        sent = json.loads(line)
    except (ValueError, RecursionError):
        sent = None
    if not isinstance(sent, dict):
        raise LineError("this is not a JSON object")
    return sent


def _moment(written: object) -> datetime:
    """Return when a letter is written: now, at a moment, or at noon (UTC) of a day."""
    if written is None:
        return utc_now()
    try:
        moment = _parsed(str(written))
        in_range = 0 < moment.timestamp() <= LATEST
    except (ValueError, OverflowError):
        in_range = False
    if not in_range:
        raise LineError("written must be a date such as 2025-12-24")
    return moment


def _parsed(text: str) -> datetime:
    try:
        return datetime.combine(date.fromisoformat(text), _NOON)
    except ValueError:
        moment = datetime.fromisoformat(text)
        return moment.replace(tzinfo=moment.tzinfo or UTC)
