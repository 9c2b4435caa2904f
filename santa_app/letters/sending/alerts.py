"""Tells the operator of letters with signs of danger, by mail to SAFEGUARDING_CONTACT.

A mail names the letters by their numbers and quotes nothing. It is sent at least once: the letter
itself says when it is due (`SantaLetter.alert_at`), so it outlives a killed process, and it is
tried again every minute until the mail service takes it. Neither the circuit breaker nor the quota
nor the operator's pause keeps it back. It comes again every day until a person has decided.
"""

import html
import logging
from collections.abc import Callable, Sequence
from datetime import timedelta
from email.utils import make_msgid
from pathlib import Path
from typing import Final

from santa_app.letters.mail import Mail, Sender, SendError
from santa_app.letters.repository import LetterRepository
from santa_app.observability.masking import describe
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings

logger = logging.getLogger(__name__)

MINUTE: Final = timedelta(minutes=1)
"""After how long a mail that failed is tried again. The worker sends no second mail sooner."""
HOUR: Final = timedelta(hours=1)
REMINDER: Final = timedelta(days=1)
"""After how long the operator is reminded of a letter that is still undecided."""

SUBJECT_OF_ONE: Final = "Letter {numbers} has signs of danger"
SUBJECT_OF_MANY: Final = "{count} letters have signs of danger"
SUBJECT_OF_NONE: Final = "Letters with signs of danger that you cannot read"
DELETED: Final = (
    "{product} ({site}): letters with signs of danger that were deleted by their family before you "
    "decided on them: {deleted}. Read each now, {where}: it is kept for you for 7 days at "
    "most, and the family does not know that."
)
UNSTORED: Final = (
    "{product} ({site}): letters with signs of danger that were refused and could not be stored: "
    "{unstored}. One network sent too many of them, too many wait for you, or the database took "
    "none; the log has the time."
)
NAMED: Final = 50
"""How many letters are named one by one."""
TEXT: Final = Path(__file__).with_name("alert.txt").read_text("utf-8")
AT_THE_DESK: Final = Path(__file__).with_name("alert_desk.txt").read_text("utf-8")
UNOPENED: Final = (
    "Nobody has opened letter {numbers} for {hours} h, so this mail comes to you, too."
)


class DangerAlerts:
    """Sends what is due, one mail for all letters; one object for each process."""

    def __init__(
        self,
        settings: Settings,
        repository: LetterRepository,
        sender: Sender,
        monotonic: Callable[[], float],
    ) -> None:
        self._unstored = 0
        contact = settings.safeguarding_contact
        self._to = None if contact is None else EmailAddress.parse(contact)
        desk = settings.desk_url
        self._text = TEXT if desk is None else AT_THE_DESK
        further = (settings.escalation_after_1_hour, settings.escalation_after_4_hours)
        self._further = [EmailAddress.parse(one) if one else None for one in further]
        self._domain = settings.mail_from.rpartition("@")[2]
        # A mail that leads to the desk leads nowhere else.
        site = settings.site_url if desk is None else "its desk"
        where = "with `show --reveal`" if desk is None else f"at the desk, {desk}"
        self._site = {"product": settings.product_name, "site": site, "desk": desk, "where": where}
        self._repository = repository
        self._sender = sender
        self._monotonic = monotonic
        self._failed_at = float("-inf")

    @property
    def is_failing(self) -> bool:
        return self._monotonic() - self._failed_at <= 2 * MINUTE.total_seconds()

    def count_unstored(self) -> None:
        """Tell the operator that one more letter with signs of danger could not be stored."""
        self._unstored += 1

    async def send(self) -> bool:
        """Tell the operator of the letters that are due; return whether there were any.

        Raises SQLAlchemyError.
        """
        if self._to is None:
            return False
        escalated = await self._escalate()
        unstored = self._unstored
        if not unstored and not await self._repository.alert_is_due():
            return escalated
        waiting, deleted = await self._repository.claim_alerts(MINUTE, count=unstored > 0)
        if not (waiting or deleted or unstored):
            return escalated
        letters = [*waiting, *deleted]
        if not await self._sent(self._mail(self._to, waiting, deleted, unstored), letters):
            return True
        self._unstored -= unstored
        await self._repository.schedule_alerts(waiting, deleted, REMINDER)
        logger.warning(
            "the operator was told of letters with signs of danger: %s", _numbers(letters)
        )
        return True

    async def _escalate(self) -> bool:
        """Tell the further contacts of letters that nobody has opened, at least once; return
        whether there were any."""
        found = False
        # The later one first, so that a letter's two mails are never sent in one round.
        for step, hours in ((1, 4), (0, 1)):
            if letters := await self._repository.unopened(step, hours * HOUR):
                found = True
                to = self._further[step]
                note = UNOPENED.format(numbers=_numbers(letters), hours=hours)
                if to is None or await self._sent(self._mail(to, letters, note=note), letters):
                    await self._repository.escalated(letters)
        return found

    async def _sent(self, mail: Mail, letters: Sequence[int]) -> bool:
        """Send a mail, and return whether the mail service took it."""
        try:
            await self._sender.send(mail)
        except Exception as error:  # noqa: BLE001 - whatever fails is tried again
            self._failed_at = self._monotonic()
            said = str(error) if isinstance(error, SendError) else describe(error)
            logger.error(  # noqa: TRY400 - no traceback, which could quote a mail
                "the operator could not be told of letters with signs of danger: %s: %s",
                _numbers(letters),
                said,
            )
            return False
        self._failed_at = float("-inf")
        return True

    def _mail(
        self, to: EmailAddress, waiting: Sequence[int], deleted: Sequence[int] = (),
        unstored: int = 0, note: str = "",
    ) -> Mail:  # fmt: skip
        subject, texts = SUBJECT_OF_NONE, [note] if note else []
        if waiting:
            subject = SUBJECT_OF_ONE if len(waiting) == 1 else SUBJECT_OF_MANY
            texts.append(self._text)
        if deleted:
            texts.append(DELETED)
        if unstored:
            texts.append(UNSTORED)
        facts = {
            **self._site,
            "numbers": _numbers(waiting),
            "count": len(waiting),
            "first": waiting[0] if waiting else None,
            "deleted": _numbers(deleted),
            "unstored": unstored,
        }
        text = "\n\n".join(texts).format(**facts)
        return Mail(
            letter_id=None,
            message_id=make_msgid(domain=self._domain),
            to=to,
            subject=subject.format(**facts),
            text=text,
            html=f'<pre style="white-space:pre-wrap">{html.escape(text)}</pre>',
            headers={"Auto-Submitted": "auto-generated"},
        )


def log_danger(letter_id: int | None, *, is_held: bool) -> None:
    """Log that a letter has signs of danger, and what becomes of it."""
    logger.error(
        "a letter has signs of danger: %s",
        "`show` it and decide"
        if is_held
        else "it gets the gentle reply, and nobody is told: set SAFEGUARDING_CONTACT",
        extra={"letter": letter_id},
    )


def _numbers(letters: Sequence[int]) -> str:
    """Return numbers in ascending order, the later ones of many as ranges."""
    named, rest = letters[:NAMED], letters[NAMED:]
    said = ", ".join(map(str, named))
    if not rest:
        return said
    runs: list[tuple[int, int]] = []
    for number in rest:
        follows = runs and runs[-1][1] == number - 1
        first = runs.pop()[0] if follows else number
        runs.append((first, number))
    ranges = (str(one) if one == last else f"{one}–{last}" for one, last in runs)
    return f"{said}, and {len(rest):,} more: {', '.join(ranges)}"
