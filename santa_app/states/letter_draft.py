"""The browser State of the letter form: input, validation, sending and the thank-you screen.

It runs in the browser, so the text survives a reload, a lost connection or a stopped server.
`states.letter.LetterState` on the server receives the letter.
"""

from santa_app.browser import BrowserState, Field, browser, event, field, stored
from santa_app.browser.portable import trim
from santa_app.content import thanks
from santa_app.content.errors import WENT_WRONG
from santa_app.rules import letter_form
from santa_app.rules.submit_status import REPLY_EVENTS, STORED


class LetterDraft(BrowserState):
    """The form's fields, stored for this tab until the server has accepted the letter.

    Attributes:
        child_name, age, city_country, parent_email, wish_list, message_to_santa, been_good: The
            input.
        submission_key: The idempotency key of this letter, so sending it again creates no second
            letter; blank until the letter is sent and after each change.
        started: Whether anything was typed.
        wrong: The names of the invalid fields.
        problem: The error message.
        sending: Whether the form waits for the server's answer.
        unanswered: Whether the answer to the last letter is missing, also after the wait.
        giving_up: The timer that ends the wait.
        outgoing: The letter as it is sent; each new `id` is a call of the server
            (`components.server_call`). Empty before and after.
        arrived: Whether the thank-you screen is shown.
        kept_open: Whether the visitor has chosen to keep it open.
        closing: The timer that closes it.
        thanks_…: The parts of the letter on the thank-you screen, when the form is empty already.
    """

    child_name: Field[str] = stored("", key="letter.child_name", session=True)
    age: Field[str] = stored("", key="letter.age", session=True)
    city_country: Field[str] = stored("", key="letter.city_country", session=True)
    parent_email: Field[str] = stored("", key="letter.parent_email", session=True)
    wish_list: Field[str] = stored("", key="letter.wish_list", session=True)
    message_to_santa: Field[str] = stored("", key="letter.message_to_santa", session=True)
    been_good: Field[bool] = stored(True, key="letter.been_good", session=True)
    submission_key: Field[str] = stored("", key="letter.submission_key", session=True)

    started: Field[bool] = field(False)
    wrong: Field[list[str]] = field([])
    problem: Field[str] = field("")
    sending: Field[bool] = field(False)
    unanswered: Field[bool] = field(False)
    giving_up: Field[int] = field(0)
    outgoing: Field[dict[str, str | bool]] = field({})

    arrived: Field[bool] = field(False)
    kept_open: Field[bool] = field(False)
    closing: Field[int] = field(0)
    thanks_name: Field[str] = field("")
    thanks_age: Field[str] = field("")
    thanks_city: Field[str] = field("")
    thanks_email: Field[str] = field("")
    thanks_message: Field[str] = field("")
    thanks_wishes: Field[bool] = field(False)
    thanks_link: Field[str] = field("")

    @event
    def edit(self, field: str, value: str) -> None:
        """Set a text field to what was typed."""
        if field == "child_name":
            self.child_name = value
        elif field == "age":
            self.age = value
        elif field == "city_country":
            self.city_country = value
        elif field == "parent_email":
            self.parent_email = value
        elif field == "wish_list":
            self.wish_list = value
        elif field == "message_to_santa":
            self.message_to_santa = value
        self.changed(field)

    @event
    def set_good(self, good: bool) -> None:  # noqa: FBT001 -- an input trigger passes the flag
        """Set the checkbox."""
        self.been_good = good
        self.changed("been_good")

    @event
    def changed(self, field: str) -> None:
        """Mark the letter as started, and treat a changed letter as a new one."""
        if not self.started:
            self.started = True
            browser.track("letter_started")
        self.submission_key = ""
        self.wrong = [name for name in self.wrong if name != field]

    @event
    def submit(self) -> None:
        """Validate the letter and send it; ignored while sending."""
        if self.sending:
            return
        browser.track("form_submit", form_name="letter_to_santa")
        found = letter_form.problems(
            {
                "child_name": self.child_name,
                "age": self.age,
                "city_country": self.city_country,
                "parent_email": self.parent_email,
                "wish_list": self.wish_list,
                "message_to_santa": self.message_to_santa,
            }
        )
        self.problem = found[0][1] if found else ""
        self.wrong = letter_form.wrong_fields(found)
        if found:
            self.refuse(self.problem)
            return
        if self.submission_key == "":
            self.submission_key = browser.unique_id()
        self.wait()
        self.outgoing = {
            "id": browser.unique_id(),
            "child_name": self.child_name,
            "age": trim(self.age),
            "city_country": self.city_country,
            "parent_email": trim(self.parent_email),
            "wish_list": self.wish_list,
            "message_to_santa": self.message_to_santa,
            "been_good": self.been_good,
            "website": browser.field_value("website"),
            "submission_key": self.submission_key,
        }

    @event
    def wait(self) -> None:
        """Wait for the server's answer, but not for ever."""
        browser.cancel(self.giving_up)
        self.unanswered = True
        self.sending = True
        self.giving_up = browser.after(thanks.GIVE_UP_SECONDS, self.give_up)

    @event
    def reconnected(self) -> None:
        """Send a letter once more whose answer is missing, unless it was changed since.

        The server stores a letter with a known key only once, so this asks what became of it.
        """
        changed = self.outgoing.get("submission_key") != self.submission_key
        if not self.unanswered or (changed and not self.sending):
            return
        self.wait()
        self.outgoing["id"] = browser.unique_id()

    @event
    def refuse(self, description: str) -> None:
        """Show why the letter was not sent, and focus the first invalid field."""
        browser.track("letter_error")
        browser.emit("toast", kind="error", title=WENT_WRONG, description=description)
        if len(self.wrong) > 0:
            browser.focus(self.wrong[0])

    @event
    def give_up(self) -> None:
        """Show that the server does not answer; the visitor can send the letter again."""
        self.sending = False
        browser.track("letter_exception")
        browser.emit("toast", kind="error", title=WENT_WRONG, description=thanks.UNREACHABLE)

    @event
    def answered(self, answer: dict[str, str]) -> None:
        """Show the server's answer to a letter.

        Args:
            answer: `LetterState.answer`.
        """
        key = answer["key"]
        # A visitor who edits a letter while it is sent still waits for the answer to that letter.
        awaited = self.sending and key == self.outgoing.get("submission_key")
        if key == "" or not (awaited or key == self.submission_key):
            return
        browser.cancel(self.giving_up)
        self.unanswered = False
        self.sending = False
        status = answer["status"]
        if status not in STORED:
            self.wrong = [answer["field"]] if answer["field"] != "" else []
            self.problem = answer["description"]
            self.refuse(self.problem)
            return
        browser.track("letter_saved")
        browser.track(REPLY_EVENTS[status])
        tone = "success" if status == "reply_sent" else "info"
        browser.emit("toast", kind=tone, title=answer["title"], description=answer["description"])
        self.thanks_link = answer["link"]
        self.show_thanks()

    @event
    def show_thanks(self) -> None:
        """Show the thank-you screen for the sent letter, and empty the form."""
        self.thanks_name = self.sent("child_name")
        self.thanks_age = self.sent("age")
        self.thanks_city = self.sent("city_country")
        self.thanks_email = self.sent("parent_email")
        self.thanks_message = thanks.GOOD if self.outgoing["been_good"] else thanks.TRYING
        self.thanks_wishes = self.sent("wish_list") != ""
        self.arrived = True
        self.kept_open = False
        self.clear()
        browser.scroll_to("letter")
        browser.after(0.05, self.focus_thanks)
        self.closing = browser.after(thanks.SHOWN_SECONDS, self.close_thanks)

    def sent(self, name: str) -> str:
        """Return a field of the sent letter, trimmed."""
        return trim(str(self.outgoing[name]))

    @event
    def focus_thanks(self) -> None:
        """Focus the thank-you screen, so screen readers read it."""
        browser.focus("thanks")

    @event
    def clear(self) -> None:
        """Empty the form and its stored fields."""
        self.child_name = ""
        self.age = ""
        self.city_country = ""
        self.parent_email = ""
        self.wish_list = ""
        self.message_to_santa = ""
        self.been_good = True
        self.submission_key = ""
        self.outgoing = {}
        self.wrong = []
        self.problem = ""
        self.started = False

    @event
    def keep_open(self) -> None:
        """Keep the thank-you screen open."""
        browser.cancel(self.closing)
        self.kept_open = True

    @event
    def write_for_another_child(self) -> None:
        """Return to the form, where the parent's e-mail and the place stay filled in."""
        self.parent_email = self.thanks_email
        self.city_country = self.thanks_city
        self.close_thanks()
        browser.focus("child_name")

    @event
    def close_thanks(self) -> None:
        """Return to the form, after 8 seconds or on a click."""
        browser.cancel(self.closing)
        self.arrived = False
        self.kept_open = False
        self.thanks_name = ""
        self.thanks_age = ""
        self.thanks_city = ""
        self.thanks_email = ""
        self.thanks_link = ""
