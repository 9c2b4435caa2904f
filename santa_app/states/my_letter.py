"""The server's half of the parent's page for one letter (DESIGN section 5).

The link's token stands in the address's fragment. The browser's half (states.parent_link) reads
it there; this half checks it again with each event. Opening changes nothing, buttons act.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

import reflex as rx
from sqlalchemy.exc import SQLAlchemyError

from santa_app.content import my_letter as words
from santa_app.content.parents_page import LINK_ERRORS
from santa_app.letters import letter_service
from santa_app.letters.models import DeliveryStatus, SantaLetter
from santa_app.letters.parents import (
    BAD,
    GOOD,
    MAX_RESENDS,
    LetterView,
    LinkError,
    LinkErrorCode,
    MailboxView,
    ResendDecision,
    ResendStatus,
    progress_text,
)

Act = Callable[[object], Awaitable[None]]

_HINTS: Final = {
    LINK_ERRORS[LinkErrorCode.INVALID]: words.HINT_BROKEN,
    LINK_ERRORS[LinkErrorCode.EXPIRED]: words.HINT_OLD,
    LINK_ERRORS[LinkErrorCode.GONE]: words.HINT_GONE,
    words.AWAY: words.HINT_AWAY,
}
"""What to do about a problem."""


def moment_text(at: datetime) -> str:
    """Return a moment in words, such as "December 1, 2025, 12:00 UTC"."""
    return f"{at:%B} {at.day}, {at:%Y, %H:%M} UTC"


def facts_of(view: LetterView) -> list[tuple[str, str]]:
    """Return what the page tells of a letter, each fact after its label, if known."""
    letter = view.letter
    arrived = letter.delivery_status == DeliveryStatus.DELIVERED and letter.delivery_status_at
    again = f"{letter.resend_count} of {MAX_RESENDS} times"
    found = [
        ("Letter arrived", moment_text(letter.created_at)),
        ("Reply sent", moment_text(letter.reply_sent_at) if letter.reply_sent_at else ""),
        ("Reply delivered", moment_text(arrived) if arrived else ""),
        ("Reply asked for again", again if letter.resend_count else ""),
        ("Reply goes to", view.recipient),
        ("Age", str(letter.age or "")),
        ("City or country", letter.city_country or ""),
        ("Been good this year", "Yes" if letter.been_good else "Not always"),
        (
            "Will be deleted by",
            f"{letter.delete_after:%B} {letter.delete_after.day}, {letter.delete_after:%Y}",
        ),
    ]
    return [(label, text) for label, text in found if text]


def texts_of(letter: SantaLetter) -> list[tuple[str, str]]:
    """Return what the child wrote at length, each text after its label."""
    found = [
        ("Wish list", letter.wish_list or ""),
        ("Special message", letter.message_to_santa or ""),
    ]
    return [(label, text) for label, text in found if text]


def note_on(resend: ResendDecision) -> str:
    """Return why a reply cannot be asked for again now; empty where there is nothing to say."""
    if resend.status is ResendStatus.TOO_SOON and resend.allowed_at is not None:
        return words.ASK_SOON.format(moment=moment_text(resend.allowed_at))
    return words.ASK_NO_MORE if resend.status is ResendStatus.NO_MORE else ""


async def _wrong(act: Act, token: str) -> str:
    """Act, and return what went wrong: a sentence for the parent, empty where nothing did."""
    try:
        await act(token)
    except LinkError as error:
        return LINK_ERRORS[error.code]
    except SQLAlchemyError:
        return words.AWAY
    return ""


class MyLetterState(rx.State):
    """What a parent sees of one letter; it is emptied when the page is left.

    `shown` is empty until the server has answered, then the part of the page to show: `letter`,
    `mailbox` (a link that only stops mail), `deleted`, `ended` or `problem`.

    Attributes:
        answers: Counts the answers, which is how the browser notices one (components.watch).
        shown: Which part of the page shows.
        problem, hint: What is wrong with the link, and what to do about it.
        said: What became of the last button.
        name: The child's name.
        details, texts: Facts of the letter and its long texts, each with a label.
        status, tone: Where the reply stands, in words; `good`, `bad` or `wait`.
        owner: Whether the link came with the reply, so that it has power over the mailbox.
        stopped: Whether all mail to the address is stopped.
        may_ask: Whether the reply can be asked for again now.
        ask_note: Why not, where that is worth saying.
    """

    answers: int = 0
    shown: str = ""
    problem: str = ""
    hint: str = ""
    said: str = ""
    name: str = ""
    details: list[tuple[str, str]] = []  # noqa: RUF012 -- Reflex copies the defaults of a State
    texts: list[tuple[str, str]] = []  # noqa: RUF012 -- the same
    status: str = ""
    tone: str = ""
    owner: bool = False
    stopped: bool = False
    may_ask: bool = False
    ask_note: str = ""

    def _begin(self, shown: str) -> None:
        answers = self.answers
        self.reset()
        self.answers = answers + 1
        self.shown = shown

    def _fill(self, view: LetterView | MailboxView) -> None:
        if isinstance(view, MailboxView):
            self._begin("mailbox")
            self.stopped = view.mail_stopped
            return
        self._begin("letter")
        self.name = view.letter.child_name
        self.details = facts_of(view)
        self.texts = texts_of(view.letter)
        self.status = progress_text(view.progress, is_owner=view.is_owner)
        self.tone = "wait"
        if view.progress in GOOD:
            self.tone = "good"
        elif view.progress in BAD:
            self.tone = "bad"
        self.owner = view.is_owner
        self.stopped = view.mail_stopped
        self.may_ask = view.resend.status is ResendStatus.ALLOWED
        self.ask_note = note_on(view.resend)

    def _fail(self, problem: str) -> None:
        self._begin("problem")
        self.problem = problem
        self.hint = _HINTS.get(problem, "")

    async def _show(self, token: str, said: str = "") -> None:
        try:
            self._fill(await letter_service().parents.view(token))
        except LinkError as error:
            self._fail(LINK_ERRORS[error.code])
        except SQLAlchemyError:
            self._fail(words.AWAY)
        else:
            self.said = said

    async def _act(self, act: Act, token: str, *, said: str) -> None:
        """Do something to the letter and show it again with what became of that."""
        await self._show(token, await _wrong(act, token) or said)

    async def _end(self, act: Act, token: str, *, shown: str) -> None:
        """Do something after which the link opens nothing; where that fails, show the letter."""
        if wrong := await _wrong(act, token):
            await self._show(token, wrong)
        else:
            self._begin(shown)

    @rx.event
    async def open(self, token: str) -> None:
        """Show what is behind the link; nothing changes.

        Args:
            token: What stands in the link's fragment.
        """
        await self._show(token)

    @rx.event
    async def delete(self, token: str) -> None:
        """Delete the letter for good."""
        await self._end(letter_service().parents.delete, token, shown="deleted")

    @rx.event
    async def end_link(self, token: str) -> None:
        """Make the links to this letter invalid."""
        await self._end(letter_service().parents.end_links, token, shown="ended")

    @rx.event
    async def ask_again(self, token: str) -> None:
        """Have the reply sent once more."""
        await self._act(letter_service().parents.resend, token, said=words.ASKED)

    @rx.event
    async def stop_mail(self, token: str) -> None:
        """Send nothing more to this address."""
        await self._act(letter_service().parents.stop_mail, token, said=words.STOPPED)

    @rx.event
    async def allow_mail(self, token: str) -> None:
        """Allow mail to this address again."""
        await self._act(letter_service().parents.allow_mail, token, said=words.ALLOWED)

    @rx.event
    def forget(self) -> None:
        """Empty this State when the page is left."""
        self.reset()
