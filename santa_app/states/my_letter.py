"""The server State of the parent's page for one letter.

`states.parent_link` in the browser reads the link's token from the URL fragment; this State
verifies it with every event. Opening the page changes nothing; only buttons do.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

import reflex as rx
from sqlalchemy.exc import SQLAlchemyError

from santa_app import product
from santa_app.content import my_letter as words
from santa_app.content.parents_page import LINK_ERRORS
from santa_app.i18n import gettext, letter_locale, use_locale
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
    ResendStatus,
    progress_text,
)
from santa_app.letters.replies import write
from santa_app.rules.letter_paper import fitting_size, postmark
from santa_app.states.class_paper import PrintedClassPaper, class_paper_of

_MAX_ID_LENGTH = 64
"""Longest request id that is sent back; ids from the browser have 36 characters."""
Act = Callable[[object], Awaitable[None]]

_HINTS: Final = {
    LinkErrorCode.INVALID: words.HINT_BROKEN,
    LinkErrorCode.EXPIRED: words.HINT_OLD,
    LinkErrorCode.GONE: words.HINT_GONE,
}
"""Advice to the parent about each link error."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperParagraph:
    """One paragraph of Santa's letter; `wishes` are listed between `text` and `after`."""

    text: str
    wishes: list[str]
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterPaper:
    """The words of Santa's reply as they are printed on letter paper; no name means no paper."""

    name: str = ""
    paragraphs: list[PaperParagraph] = field(default_factory=list)
    postscript: str = ""
    posted: str = ""
    """The postmark's month, such as "Dec 2025"."""
    size: int = 0
    """The font size on paper, in points."""


def paper_of(letter: SantaLetter) -> LetterPaper:
    """Return Santa's reply to a letter as it was sent."""
    reply = write(letter)
    texts = [
        *(text for part in reply.paragraphs for text in (part.text, *part.wishes, part.after)),
        reply.postscript,
    ]
    return LetterPaper(
        name=reply.name,
        paragraphs=[
            PaperParagraph(text=part.text, wishes=list(part.wishes), after=part.after)
            for part in reply.paragraphs
        ],
        postscript=reply.postscript,
        posted=postmark(letter.reply_sent_at, letter_locale(letter.locale)),
        size=fitting_size([text for text in texts if text]),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One fact of a letter: a text, a moment or a day; the others are empty.

    The browser writes `moment` and `day`, ISO 8601 texts in UTC, in the visitor's time zone.
    """

    label: str
    text: str = ""
    moment: str = ""
    day: str = ""


def _iso(at: datetime | None) -> str:
    return at.isoformat(timespec="seconds") if at else ""


def _fact(name: str, **shown: str) -> Fact:
    return Fact(label=gettext(words.FACTS[name]), **shown)


def facts_of(view: LetterView) -> list[Fact]:
    """Return the known facts of a letter, in the current language."""
    letter = view.letter
    is_delivered = letter.delivery_status == DeliveryStatus.DELIVERED
    delivered_at = letter.delivery_status_at if is_delivered else None
    again = gettext(words.ASKED_TIMES).format(count=letter.resend_count, most=MAX_RESENDS)
    found = [
        _fact("arrived", moment=_iso(letter.created_at)),
        _fact("sent", moment=_iso(letter.reply_sent_at)),
        _fact("delivered", moment=_iso(delivered_at)),
        _fact("asked", text=again if letter.resend_count else ""),
        _fact("recipient", text=view.recipient),
        _fact("age", text=str(letter.age or "")),
        _fact("place", text=letter.city_country or ""),
        _fact("good", text=_been_good(letter)),
        _fact("deleted", day=_iso(letter.delete_after)),
    ]
    return [fact for fact in found if fact.text or fact.moment or fact.day]


def _been_good(letter: SantaLetter) -> str:
    if letter.children:
        return ""
    return gettext(words.GOOD if letter.been_good else words.NOT_ALWAYS)


def texts_of(letter: SantaLetter) -> list[tuple[str, str]]:
    """Return the long texts of a letter as pairs of label and text."""
    found = {
        "children": (letter.children or "").replace("\n", ", "),
        "wish_list": letter.wish_list or "",
        "message_to_santa": letter.message_to_santa or "",
    }
    return [(gettext(words.TEXTS[name]), text) for name, text in found.items() if text]


async def _wrong(act: Act, token: str) -> str:
    """Run the action and return the error message for the parent, or an empty string."""
    try:
        await act(token)
    except LinkError as error:
        return gettext(LINK_ERRORS[error.code])
    except SQLAlchemyError:
        return gettext(words.AWAY)
    return ""


class MyLetterState(rx.State):
    """The parent's page for one letter; it is reset when the parent leaves the page.

    Attributes:
        answer: The `id` of the request that was handled last; empty before the first.
        shown: The shown part of the page: "letter", "mailbox" (a link that can only stop mail),
            "deleted", "ended" or "problem"; empty until the server has answered.
        problem, hint: The problem with the link, and what the parent can do.
        said: The result of the last button.
        name: The child's name, or the class's.
        facts, texts: Facts of the letter and its long texts, each with a label.
        status, tone: The progress of the reply as text, and "good", "bad" or "wait".
        owner: Whether the link came with the reply, so it may stop and allow mail to the mailbox.
        stopped: Whether all mail to the mailbox is stopped.
        may_ask: Whether the reply can be requested again now.
        ask_from: From when on it can, an ISO 8601 text, if it is only too soon.
        ask_no_more: Whether it was requested as often as it can be.
        paper, class_paper: Santa's reply on letter paper, to a child or to a class; empty if it may
            not be printed.
    """

    answer: dict[str, str] = {}  # noqa: RUF012 -- Reflex copies the defaults of a State
    shown: str = ""
    problem: str = ""
    hint: str = ""
    said: str = ""
    name: str = ""
    facts: list[Fact] = []  # noqa: RUF012 -- Reflex copies the defaults of a State
    texts: list[tuple[str, str]] = []  # noqa: RUF012 -- the same
    status: str = ""
    tone: str = ""
    owner: bool = False
    stopped: bool = False
    may_ask: bool = False
    ask_from: str = ""
    ask_no_more: bool = False
    paper: LetterPaper = LetterPaper()
    class_paper: PrintedClassPaper = PrintedClassPaper()

    def _begin(self, shown: str) -> None:
        self.reset()
        self.shown = shown

    def _fill(self, view: LetterView | MailboxView) -> None:
        if isinstance(view, MailboxView):
            self._begin("mailbox")
            self.stopped = view.mail_stopped
            return
        self._begin("letter")
        self.name = view.letter.child_name
        self.facts = facts_of(view)
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
        if view.resend.status is ResendStatus.TOO_SOON:
            self.ask_from = _iso(view.resend.allowed_at)
        self.ask_no_more = view.resend.status is ResendStatus.NO_MORE
        if view.may_print:
            if view.letter.children:
                self.class_paper = class_paper_of(view.letter)
            else:
                self.paper = paper_of(view.letter)

    def _fail(self, problem: str, hint: str) -> None:
        self._begin("problem")
        self.problem = gettext(problem)
        # gettext("") is the header of a catalog.
        self.hint = product.with_settings(gettext(hint)) if hint else ""

    async def _show(self, token: str, said: str = "") -> None:
        try:
            self._fill(await letter_service().parents.view(token))
        except LinkError as error:
            self._fail(LINK_ERRORS[error.code], _HINTS.get(error.code, ""))
        except SQLAlchemyError:
            self._fail(words.AWAY, words.HINT_AWAY)
        else:
            self.said = said

    async def _act(self, act: Act, token: str, *, said: str) -> None:
        """Run an action on the letter, then show the letter with the result."""
        await self._show(token, await _wrong(act, token) or gettext(said))

    async def _end(self, act: Act, token: str, *, shown: str) -> None:
        """Run an action that makes the link invalid; show the letter if the action fails."""
        if wrong := await _wrong(act, token):
            await self._show(token, wrong)
        else:
            self._begin(shown)

    @rx.event
    async def handle(self, request: dict[str, str]) -> None:
        """Show a link's letter, or run a button's action.

        Args:
            request: `ParentLink.request`. An `action` is `open`, `delete`, `end_link`, `resend`,
                `stop_mail` or `allow_mail`; any other shows the letter. The page's texts are in its
                `locale`, Santa's reply in that of the letter.
        """
        with use_locale(letter_locale(request.get("locale"))):
            await self._handle(request)
        self.answer = {"id": request.get("id", "")[:_MAX_ID_LENGTH]}

    async def _handle(self, request: dict[str, str]) -> None:
        token = request.get("token", "")
        parents = letter_service().parents
        match request.get("action"):
            case "delete":
                await self._end(parents.delete, token, shown="deleted")
            case "end_link":
                await self._end(parents.end_links, token, shown="ended")
            case "resend":
                await self._act(parents.resend, token, said=words.ASKED)
            case "stop_mail":
                await self._act(parents.stop_mail, token, said=words.STOPPED)
            case "allow_mail":
                await self._act(parents.allow_mail, token, said=words.ALLOWED)
            case _:
                await self._show(token)

    @rx.event
    def forget(self) -> None:
        """Reset this State when the parent leaves the page."""
        self.reset()
