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
from santa_app.content.my_letter import FACTS, LINK_ERRORS, TEXTS, WORDS
from santa_app.content.plain_form import GENDERS
from santa_app.i18n import gettext, letter_locale, use_locale
from santa_app.letters import letter_service, thank
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
from santa_app.letters.replies import Greeting, write
from santa_app.rules.letter_paper import fitting_size, postmark
from santa_app.states.class_paper import PrintedClassPaper, class_paper_of

_MAX_ID_LENGTH = 64
"""Longest request id that is sent back; ids from the browser have 36 characters."""
Act = Callable[[object], Awaitable[None]]

_HINTS: Final = {
    LinkErrorCode.INVALID: WORDS["hint_broken"],
    LinkErrorCode.EXPIRED: WORDS["hint_old"],
    LinkErrorCode.GONE: WORDS["hint_gone"],
}
"""Advice to the parent about each link error."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperParagraph:
    """One paragraph of Santa's letter; the others stand between `text` and `after`, in this order.

    `place` is the family's place in the midst of the first sentences, with their `rest`.
    """

    text: str
    place: str
    rest: str
    wishes: list[str]
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterPaper:
    """The words of Santa's reply as they are printed on paper; no greeting means no paper."""

    greeting: Greeting = field(default_factory=Greeting)
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
        greeting=reply.greeting,
        paragraphs=[
            PaperParagraph(
                text=part.around_place[0],
                place=part.place,
                rest=part.around_place[1],
                wishes=list(part.wishes),
                after=part.after,
            )
            for part in reply.paragraphs
        ],
        postscript=reply.postscript,
        posted=postmark(letter.reply_sent_at, letter_locale(letter.locale)),
        size=fitting_size([text for text in texts if text]),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One fact of a letter: words, a moment or a day; the others are empty.

    The family's own words are `written`, which a browser's translator leaves alone. The browser
    writes `moment` and `day`, ISO 8601 texts in UTC, in the visitor's time zone.
    """

    label: str
    text: str = ""
    written: str = ""
    moment: str = ""
    day: str = ""


def _iso(at: datetime | None) -> str:
    return at.isoformat(timespec="seconds") if at else ""


def _word(name: str) -> str:
    """Return a text in the current language."""
    return gettext(WORDS[name])


def _fact(name: str, **shown: str) -> Fact:
    return Fact(label=gettext(FACTS[name]), **shown)


def facts_of(view: LetterView) -> list[Fact]:
    """Return the known facts of a letter, in the current language."""
    letter = view.letter
    is_delivered = letter.delivery_status == DeliveryStatus.DELIVERED
    delivered_at = letter.delivery_status_at if is_delivered else None
    again = _word("asked_times").format(count=letter.resend_count, most=MAX_RESENDS)
    found = [
        _fact("arrived", moment=_iso(letter.created_at)),
        _fact("sent", moment=_iso(letter.reply_sent_at)),
        _fact("delivered", moment=_iso(delivered_at)),
        _fact("asked", text=again if letter.resend_count else ""),
        _fact("recipient", written=view.recipient),
        _fact("age", text=str(letter.age or "")),
        _fact("said", text=gettext(GENDERS[letter.gender]) if letter.gender else ""),
        _fact("place", written=letter.city_country or ""),
        _fact("good", text=_been_good(letter)),
        _fact("deleted", day=_iso(letter.delete_after)),
    ]
    return [fact for fact in found if fact.text or fact.written or fact.moment or fact.day]


def _been_good(letter: SantaLetter) -> str:
    if letter.children:
        return ""
    return _word("good" if letter.been_good else "not_always")


def texts_of(letter: SantaLetter) -> list[tuple[str, str]]:
    """Return the long texts of a letter as pairs of label and text."""
    found = {
        "children": (letter.children or "").replace("\n", ", "),
        "wish_list": letter.wish_list or "",
        "message_to_santa": letter.message_to_santa or "",
    }
    return [(gettext(TEXTS[name]), text) for name, text in found.items() if text]


async def _wrong(act: Act, token: str) -> str:
    """Run the action; return the error message for the parent, or an empty string."""
    try:
        await act(token)
    except LinkError as error:
        return gettext(LINK_ERRORS[error.code])
    except SQLAlchemyError:
        return _word("away")
    return ""


class MyLetterState(rx.State):
    """The parent's page for one letter; it is reset when the parent leaves the page.

    `answer` has the `id` of the request that was handled last.
    """

    answer: dict[str, str] = {}  # noqa: RUF012 -- Reflex copies the defaults of a State
    shown: str = ""  # "letter", "mailbox" (can only stop mail), "deleted", "ended" or "problem"
    problem: str = ""  # with the link
    hint: str = ""  # what the parent can do about it
    said: str = ""  # the result of the last button
    name: str = ""  # of the child or the class
    facts: list[Fact] = []  # noqa: RUF012 -- Reflex copies the defaults of a State
    texts: list[tuple[str, str]] = []  # noqa: RUF012 -- the same
    status: str = ""  # the progress of the reply as text
    tone: str = ""  # "good", "bad" or "wait"
    owner: bool = False  # whether the link came with the reply, so it may stop and allow mail
    stopped: bool = False  # whether all mail to the mailbox is stopped
    may_thank: bool = False  # whether the child may thank Santa now
    may_ask: bool = False  # whether the reply can be requested again now
    ask_from: str = ""  # when it can be (ISO 8601), if it is only too soon
    ask_no_more: bool = False  # requested as often as it can be
    paper: LetterPaper = LetterPaper()  # empty if the reply may not be printed
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
        self.may_thank = view.may_thank
        if view.is_thanked:
            self.said = _word("thanked")
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
            self._fail(WORDS["away"], WORDS["hint_away"])
        else:
            self.said = said or self.said

    async def _act(self, act: Act, token: str, *, said: str) -> None:
        await self._show(token, await _wrong(act, token) or gettext(said))

    async def _thank(self, token: str, text: str) -> None:
        try:
            said = await thank(token, text, origin=self.router.session.client_ip or None)
        except LinkError as error:
            said = gettext(LINK_ERRORS[error.code])
        except SQLAlchemyError:
            said = _word("away")
        await self._show(token, said)

    async def _end(self, act: Act, token: str, *, shown: str) -> None:
        """Run an action that makes the link invalid; show the letter if the action fails."""
        if wrong := await _wrong(act, token):
            await self._show(token, wrong)
        else:
            self._begin(shown)

    @rx.event
    async def handle(self, request: dict[str, str]) -> None:
        """Show a link's letter, or run a button's action, as `ParentLink.request` asks.

        The page's texts are in its `locale`, Santa's reply in that of the letter.
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
                await self._act(parents.resend, token, said=WORDS["asked"])
            case "thank":
                await self._thank(token, request.get("text", ""))
            case "stop_mail":
                await self._act(parents.stop_mail, token, said=WORDS["stopped"])
            case "allow_mail":
                await self._act(parents.allow_mail, token, said=WORDS["allowed"])
            case _:
                await self._show(token)

    @rx.event
    def forget(self) -> None:
        self.reset()
