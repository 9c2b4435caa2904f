"""The parent's page for one letter (DESIGN section 5): seeing it, deleting it, stopping mail.

The link's token stands in the address's fragment. The browser's half reads it there; the server's
half checks it anew with each event.
"""

import reflex as rx

from santa_app.browser import BrowserState, Field, browser, event, field
from santa_app.letters.office import post_office
from santa_app.letters.parents import LetterView
from santa_app.letters.privacy import LinkError
from santa_app.letters.table import ReplyStatus

STATUS_WORDS = {
    ReplyStatus.PENDING: "Santa's reply is on its way.",
    ReplyStatus.SENDING: "Santa's reply is just being sent.",
    ReplyStatus.HELD: "The reply is waiting, because enough mail went to this address for now.",
    ReplyStatus.SENT: "Santa's reply has been sent.",
    ReplyStatus.FAILED: "The reply could not be delivered.",
}
STOPPED_WORDS = "No reply is sent, because all mail to this address is stopped."


class ParentLink(BrowserState):
    """The token from the address, and how often the page asked the server."""

    token: Field[str] = field("")
    asked: Field[int] = field(0)
    confirming: Field[bool] = field(False)

    @event
    def read(self) -> None:
        """Read the token when the page opens, and ask for the letter behind it."""
        self.token = browser.fragment()
        self.asked += 1

    @event
    def ask_first(self) -> None:
        """Show the question before a letter is deleted."""
        self.confirming = True
        browser.focus("delete-for-good")

    @event
    def keep(self) -> None:
        """Keep the letter after all."""
        self.confirming = False


class MyLetterState(rx.State):
    """What a parent sees of one letter; it is emptied when the page is left."""

    checked: bool = False
    problem: str = ""
    found: bool = False
    name: str = ""
    details: list[tuple[str, str]] = []  # noqa: RUF012 -- Reflex copies the defaults of a State
    status: str = ""
    stopped: bool = False
    deleted: bool = False

    def _fill(self, view: LetterView) -> None:
        letter = view.letter
        self.found = True
        self.name = letter.child_name
        self.stopped = view.mail_stopped
        waits = view.status in {ReplyStatus.PENDING, ReplyStatus.HELD}
        self.status = STOPPED_WORDS if view.mail_stopped and waits else STATUS_WORDS[view.status]
        facts = [
            ("Arrived", f"{view.arrived_at:%B %d, %Y, %H:%M} UTC"),
            ("Reply sent", f"{view.sent_at:%B %d, %Y, %H:%M} UTC" if view.sent_at else ""),
            ("Reply goes to", view.recipient),
            ("Age", str(letter.age or "")),
            ("City or country", letter.city_country or ""),
            ("Wish list", letter.wish_list or ""),
            ("Special message", letter.message_to_santa or ""),
            ("Been good this year", "Yes" if letter.been_good else "Not always"),
            ("Will be deleted by", f"{view.delete_after:%B %d, %Y}"),
        ]
        self.details = [(label, text) for label, text in facts if text]

    async def _show(self, token: str) -> None:
        self.checked = True
        try:
            self._fill(await post_office().parents.view(token))
        except LinkError as error:
            self.reset()
            self.checked = True
            self.problem = str(error)

    @rx.event
    async def open(self, token: str) -> None:
        """Show the letter behind the link; nothing changes.

        Args:
            token: What stands in the link's fragment.
        """
        self.reset()
        await self._show(token)

    @rx.event
    async def delete(self, token: str) -> None:
        """Delete the letter for good."""
        try:
            await post_office().parents.delete(token)
        except LinkError as error:
            self.problem = str(error)
            return
        self.reset()
        self.checked = True
        self.deleted = True

    @rx.event
    async def stop_mail(self, token: str) -> None:
        """Send nothing more to this address."""
        await self._switch(token, stop=True)

    @rx.event
    async def allow_mail(self, token: str) -> None:
        """Allow mail to this address again."""
        await self._switch(token, stop=False)

    async def _switch(self, token: str, *, stop: bool) -> None:
        desk = post_office().parents
        try:
            await (desk.stop_mail(token) if stop else desk.allow_mail(token))
        except LinkError as error:
            self.problem = str(error)
            return
        await self._show(token)

    @rx.event
    def forget(self) -> None:
        """Empty this State when the page is left."""
        self.reset()
