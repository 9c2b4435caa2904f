"""Recognizes letters by meaning: when they are accepted, or soon after where that is not possible.

The recognizer weighs the phrases, too. Where it takes too long or fails, phrases with signs of
danger decide at once. Any other letter is then stored as `UNREAD`: its reply waits, its page shows
no words, and `UnreadLetters` judges it as soon as the recognizer can.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from santa_app.content.sad_words import DANGER
from santa_app.i18n import letter_locale
from santa_app.letters.models import HoldReason, ReplyKind, ReplyStatus, SantaLetter
from santa_app.letters.replies.subjects import evidence, evidence_in, phrases_in, telling_texts
from santa_app.letters.repository import LetterRepository
from santa_app.letters.sending.alerts import log_danger
from santa_app.observability.masking import describe
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.recognizer.client import Recognizer, RecognizerError, State
from santa_app.recognizer.judgement import HALF, Judgement
from santa_app.settings import Settings

logger = logging.getLogger(__name__)

VISITOR_SECONDS: Final = 1.0
"""Seconds a visitor waits for the recognizer at most."""
UNREAD_SECONDS: Final = 30.0
"""Seconds the recognizer has for a letter that waits for it."""
LATE_SECONDS: Final = 300.0
"""Seconds that letters may wait for the recognizer before `/health` says so."""
POLL_SECONDS: Final = 2.0
BATCH: Final = 20
"""How many letters are fetched at a time."""
MOST_REFUSED: Final = 20
"""How many refused forms wait to be read by meaning at most."""


def kind_of(judgement: Judgement) -> ReplyKind:
    """Return the reply that a judgement asks for."""
    if judgement.danger >= HALF:
        return ReplyKind.GENTLE
    return ReplyKind.SAD if judgement.worry >= HALF else ReplyKind.CHEERFUL


async def judged_kind(letter: SantaLetter, recognizer: Recognizer, wait: float) -> ReplyKind | None:
    """Return the reply that a letter gets by its meaning; None where phrases alone decide.

    Raises RecognizerError.
    """
    if not recognizer.is_used:
        return None
    # In a thread, because a long list of wishes takes a tenth of a second.
    if not (texts := await asyncio.to_thread(telling_texts, letter)):
        return None
    locale = letter_locale(letter.locale)
    judgement = await recognizer.judge(texts, locale, evidence_in(letter), wait)
    return None if judgement is None else kind_of(judgement)


async def recognize(letter: SantaLetter, recognizer: Recognizer) -> None:
    """Set the reply that a new letter gets by its meaning.

    Where that is not possible now, signs of danger in its phrases stand; otherwise it is unread.
    """
    if letter.reply_kind is not None and DANGER not in phrases_in(letter):
        return  # the signs of danger were found elsewhere than in these texts
    if not recognizer.is_busy:
        with suppress(RecognizerError):
            kind = await judged_kind(letter, recognizer, VISITOR_SECONDS)
            letter.reply_kind = kind or letter.reply_kind
            return
    if letter.reply_kind is None and letter.reply_status != ReplyStatus.HELD:
        letter.reply_status, letter.hold_reason = ReplyStatus.HELD, HoldReason.UNREAD


class UnreadLetters:
    """Judges the letters that are held as unread, oldest first; one object for each process."""

    def __init__(
        self,
        settings: Settings,
        repository: LetterRepository,
        recognizer: Recognizer,
        on_read: Callable[[], object],
    ) -> None:
        self.recognizer = recognizer
        self._tells = settings.safeguarding_contact is not None
        self._repository = repository
        self._on_read = on_read
        self._loop: asyncio.Task[None] | None = None
        self._waiting_since: float | None = None
        self._errors = ThrottledLog(logger, "unread letters wait")

    @property
    def are_late(self) -> bool:
        """Whether the recognizer fails, or is too slow for the letters that arrive."""
        since = self._waiting_since
        return self.recognizer.state is State.FAILING or (
            since is not None and time.monotonic() - since > LATE_SECONDS
        )

    def start(self) -> None:
        if self._loop is None:
            self._loop = asyncio.create_task(self._run(), name="unread letters")

    async def stop(self) -> None:
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
            self._loop = None

    async def _run(self) -> None:
        while True:
            more = False
            try:
                more = await self.read()
            except SQLAlchemyError as error:
                self._errors.warning(describe(error))
            await asyncio.sleep(0 if more else POLL_SECONDS)

    async def read(self) -> bool:
        """Judge letters that wait; return whether more may wait. Raises SQLAlchemyError."""
        letters = await self._repository.unread(BATCH)
        if not letters:
            self._waiting_since = None
            return False
        self._waiting_since = self._waiting_since or time.monotonic()
        try:
            for letter in letters:
                await self._read(letter)
        except RecognizerError:
            return False
        return True

    async def _read(self, letter: SantaLetter) -> None:
        kind = await judged_kind(letter, self.recognizer, UNREAD_SECONDS)
        is_held = kind is ReplyKind.GENTLE and self._tells
        if not await self._repository.set_read(letter, kind, for_a_person=is_held):
            return
        if kind is ReplyKind.GENTLE:
            log_danger(letter.id, is_held=is_held)
        self._on_read()


class RefusedForms:
    """Reads refused forms by meaning after their senders had the answer; one for each process.

    One after the other, so that no letter waits for more than one of them. A form that waits when
    the process ends, or that the recognizer cannot read, was read by phrases alone.
    """

    def __init__(self, recognizer: Recognizer) -> None:
        self.recognizer = recognizer
        self._forms: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._errors = ThrottledLog(logger, "refused forms are read by phrases alone")

    def read(self, texts: list[str], locale: str, keep: Callable[[], Awaitable[None]]) -> None:
        """Call `keep` later if what a child wrote in a refused form has signs of danger."""
        if not texts or not self.recognizer.is_used:
            return
        if len(self._forms) >= MOST_REFUSED:
            self._errors.warning("too many wait")
            return
        task = asyncio.create_task(self._read(texts, locale, keep), name="refused form")
        self._forms.add(task)
        task.add_done_callback(self._forms.discard)

    async def _read(
        self, texts: list[str], locale: str, keep: Callable[[], Awaitable[None]]
    ) -> None:
        try:
            async with self._turn:
                phrases = evidence(texts, locale)
                judgement = await self.recognizer.judge(texts, locale, phrases, UNREAD_SECONDS)
        except RecognizerError as error:
            self._errors.warning(str(error))
            return
        if judgement is not None and judgement.danger >= HALF:
            await keep()

    async def drain(self) -> None:
        """Wait until all of them are read."""
        await asyncio.gather(*self._forms)

    async def stop(self) -> None:
        for task in self._forms:
            task.cancel()
        await asyncio.gather(*self._forms, return_exceptions=True)
