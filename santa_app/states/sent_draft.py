"""How a form is sent to the server: waiting, the answer, and the thank-you screen.

`LetterDraft` and `ClassDraft` derive from it. A draft runs in the browser, so the text survives a
reload, a lost connection or a stopped server. `states.letter.LetterState` on the server receives
it.
"""

from reflex_browser_state import BrowserState, Field, browser, event, field
from reflex_browser_state.portable import trim

from santa_app.content import plain_form, thanks
from santa_app.content.errors import WENT_WRONG
from santa_app.i18n import SITE_LANGUAGE
from santa_app.rules.mistyped_email import suggestion, tidied
from santa_app.rules.submit_status import REPLY_EVENTS, STORED
from santa_app.sounds import STAMP, sounds


class SentDraft(BrowserState):
    """A form from the first change to the server's answer.

    `submission_key` is the idempotency key, so that sending a letter again creates no second one.
    It is blank until the letter is sent and after each change; a form stores it with its input.
    """

    submission_key: Field[str] = field("")
    started: Field[bool] = field(False)  # whether anything was typed
    wrong: Field[list[str]] = field([])  # the names of the invalid fields
    notes: Field[dict[str, str]] = field({})  # a sentence for each of them
    sending: Field[bool] = field(False)
    unanswered: Field[bool] = field(False)  # the last letter has no answer, also after the wait
    sent_at: Field[float] = field(0.0)  # ms since 1970
    picture_seconds: Field[float] = field(0.0)  # the least time for the picture of the letter
    giving_up: Field[int] = field(0)  # the timer that ends the wait
    toast: Field[dict[str, str]] = field({})  # shown with the thank-you screen
    outgoing: Field[dict[str, str | bool]] = field({})  # each new `id` is a call of the server
    arrived: Field[bool] = field(False)  # whether the thank-you screen is shown
    suggestion: Field[str] = field("")  # the address that a mistyped one may stand for
    thanks_email: Field[str] = field("")
    thanks_link: Field[str] = field("")  # the writer's, to the last sent letter
    locale: Field[str] = field(SITE_LANGUAGE)

    @event
    def changed(self, field: str) -> None:
        """Mark the letter as started, and treat a changed letter as a new one."""
        if not self.started:
            self.started = True
            browser.track("letter_started")
        self.submission_key = ""
        self.wrong = [name for name in self.wrong if name != field]
        if field == "parent_email":
            self.suggestion = ""

    @event
    def edit(self, field: str, value: str) -> None:
        """Take over what is typed into a field."""

    @event
    def leave_email(self, typed: str) -> None:
        """Show the e-mail address as it will be used, and what a mistyped one may stand for."""
        email = tidied(typed)
        if email != typed:
            self.edit("parent_email", email)
        self.suggestion = suggestion(email)

    @event
    def send(self, letter: dict[str, str | bool], found: list[list[str]], wrong: list[str]) -> None:
        """Send a letter, or show the problems that the form's rules have found.

        `wrong` has the fields that the problems name, in the order of the form.
        """
        self.wrong = wrong
        self.notes = {name: note for name, _, note in found[::-1]}  # the first one of a field
        if found:
            self.refuse(found[0][1])
            return
        if self.submission_key == "":
            self.submission_key = browser.unique_id()
        sounds.play(STAMP)
        self.wait()
        self.outgoing = {
            **letter,
            "id": browser.unique_id(),
            plain_form.HONEYPOT_FIELD: browser.field_value(plain_form.HONEYPOT_FIELD),
            "locale": self.locale,
            "submission_key": self.submission_key,
        }

    @event
    def wait(self) -> None:
        browser.cancel(self.giving_up)
        if not self.sending:
            self.sent_at = browser.now()
        self.unanswered = True
        self.sending = True
        self.giving_up = browser.after(thanks.GIVE_UP_SECONDS, self.give_up)

    @event
    def reconnected(self) -> None:
        """Send a letter once more whose answer is missing, unless it was changed since.

        The server stores a letter with a known key only once, so this asks for its status.
        """
        changed = self.outgoing.get("submission_key") != self.submission_key
        if not self.unanswered or (changed and not self.sending):
            return
        self.wait()
        self.outgoing["id"] = browser.unique_id()

    @event
    def refuse(self, description: str) -> None:
        """Show why the letter was not sent, and focus the first invalid field, else the button."""
        browser.track("letter_error")
        browser.emit("toast", kind="error", title=WENT_WRONG, description=description)
        browser.focus(self.wrong[0] if len(self.wrong) > 0 else "send-letter")

    @event
    def give_up(self) -> None:
        """Show that the server does not answer; the visitor can send the letter again."""
        self.sending = False
        browser.track("letter_exception")
        browser.emit(
            "toast", kind="error", title=WENT_WRONG, description=thanks.SAID["unreachable"]
        )
        browser.focus("send-letter")

    @event
    def answered(self, answer: dict[str, str]) -> None:
        """Show `LetterState.answer`: an error at once, success after the picture."""
        key = answer["key"]
        # A visitor who edits a letter while it is sent still waits for the answer to that letter.
        awaited = self.sending and key == self.outgoing.get("submission_key")
        if key == "" or not (awaited or key == self.submission_key):
            return
        browser.cancel(self.giving_up)
        self.unanswered = False
        status = answer["status"]
        tone = "success" if status == "reply_sent" else "info"
        self.toast = {"kind": tone, "title": answer["title"], "description": answer["description"]}
        if status not in STORED or answer["field"] != "":
            self.sending = False
            self.wrong = [answer["field"]] if answer["field"] != "" else []
            self.notes = {answer["field"]: answer["description"]}
        if status not in STORED:
            self.refuse(answer["description"])
            return
        browser.track("letter_saved")
        browser.track(REPLY_EVENTS[status])
        if answer["field"] != "":
            # It is stored, but its address is refused: the form keeps it to be corrected.
            browser.emit(
                "toast",
                kind=self.toast["kind"],
                title=self.toast["title"],
                description=self.toast["description"],
            )
            browser.focus(self.wrong[0])
            return
        self.thanks_link = answer["link"]
        self.accepted()
        left = self.picture_seconds - (browser.now() - self.sent_at) / 1000
        if left > 0:
            browser.after(left, self.show_thanks)
        else:
            self.show_thanks()

    @event
    def accepted(self) -> None:
        """Keep what the thank-you screen shows of the sent letter, and empty the form."""

    @event
    def show_thanks(self) -> None:
        self.sending = False
        self.arrived = True
        browser.emit(
            "toast",
            kind=self.toast["kind"],
            title=self.toast["title"],
            description=self.toast["description"],
        )
        # At once: the page has just become shorter, and would show its end on the way.
        browser.scroll_to("thank-you", smooth=False)
        browser.after(0.05, self.focus_thanks)
        self.start_closing()

    @event
    def start_closing(self) -> None:
        """Begin the time after which the thank-you screen closes, if it does so."""

    def sent(self, name: str) -> str:
        """Return a field of the sent letter, trimmed."""
        return trim(str(self.outgoing[name]))

    @event
    def forget(self) -> None:
        self.submission_key = ""
        self.outgoing = {}
        self.wrong = []
        self.notes = {}
        self.started = False

    @event
    def focus_thanks(self) -> None:
        """Focus the thank-you screen, so screen readers read it."""
        browser.focus("thanks", scroll=False)
