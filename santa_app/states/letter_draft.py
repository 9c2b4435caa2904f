"""The letter form as the visitor sees it: what is typed, what is wrong, sending, thank-you screen.

It runs in the browser, so that a reload, a lost connection or a stopped server takes no word
from anybody. The letter itself goes to `states.letter.LetterState` on the server.
"""

from santa_app.browser import BrowserState, Field, browser, event, field, stored
from santa_app.browser.portable import trim
from santa_app.content import thanks
from santa_app.content.errors import WENT_WRONG
from santa_app.rules import letter_form


class LetterDraft(BrowserState):
    """The form's fields, kept for this tab until the letter has arrived (SPEC sections 2 and 4).

    Attributes:
        child_name, age, city_country, parent_email, wish_list, message_to_santa, been_good: What
            is filled in.
        submission_key: Names this letter, so that a resend gives no second one; blank until it
            is sent, and again once it is changed.
        started: Whether anything was typed.
        wrong: The names of the fields to mend.
        problem: What is wrong, in words.
        sending: Whether the server's answer is outstanding.
        giving_up: The timer that ends the wait for it.
        attempt: Counts the tries to send; components.watch hands each one to the server.
        outgoing: The letter as it is sent.
        arrived: Whether the thank-you screen shows.
        kept_open: Whether the visitor wants to keep it.
        closing: The timer that closes it.
        thanks_…: What the screen says of the letter, which is forgotten by then.
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
    giving_up: Field[int] = field(0)
    attempt: Field[int] = field(0)
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
        """Take over what was typed into a text field."""
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
    def set_good(self, good: bool) -> None:  # noqa: FBT001 -- an input trigger hands over the flag
        """Take over the checkbox."""
        self.been_good = good
        self.changed("been_good")

    @event
    def changed(self, field: str) -> None:
        """Count the letter as started, and a changed letter as a new one."""
        if not self.started:
            self.started = True
            browser.track("letter_started")
        self.submission_key = ""
        self.wrong = [name for name in self.wrong if name != field]

    @event
    def submit(self) -> None:
        """Check the letter and hand it to the server; a second click while sending does nothing."""
        if self.sending:
            return
        browser.track("form_submit", form_name="letter_to_santa")
        age = self.age.strip()
        email = self.parent_email.strip()
        self.problem = letter_form.problem(self.child_name, age, email)
        self.wrong = letter_form.wrong_fields(self.child_name, age, email)
        if self.problem != "":
            self.refuse(self.problem)
            return
        if self.submission_key == "":
            self.submission_key = browser.unique_id()
        self.sending = True
        self.outgoing = {
            "child_name": self.child_name,
            "age": age,
            "city_country": self.city_country,
            "parent_email": email,
            "wish_list": self.wish_list,
            "message_to_santa": self.message_to_santa,
            "been_good": self.been_good,
            "website": browser.field_value("website"),
            "submission_key": self.submission_key,
        }
        self.attempt += 1
        self.giving_up = browser.after(thanks.GIVE_UP_SECONDS, self.give_up)

    @event
    def refuse(self, description: str) -> None:
        """Say why the letter did not go, and put the cursor where it can be mended."""
        browser.track("letter_error")
        browser.emit("toast", kind="error", title=WENT_WRONG, description=description)
        if len(self.wrong) > 0:
            browser.focus(self.wrong[0])

    @event
    def give_up(self) -> None:
        """Say that the server does not answer; the text stays and can be sent again."""
        self.sending = False
        browser.track("letter_exception")
        browser.emit("toast", kind="error", title=WENT_WRONG, description=thanks.UNREACHABLE)

    @event
    def answered(  # noqa: PLR0913, PLR0917 -- each is a field of the server's State
        self, key: str, kind: str, title: str, description: str, field: str, link: str
    ) -> None:
        """Show what the server says of a letter.

        Args:
            key: The submission key of the letter it speaks of.
            kind: `replied`, `kept` (stored, reply comes later), `unreached` (stored, the mail
                service did not answer) or `refused`.
            title: The toast's title.
            description: The toast's text.
            field: The field to mend, if one is to blame.
            link: A token that opens the parent's page for a letter that was kept.
        """
        # Whoever changes a letter on its way still waits for the answer to the one that was sent.
        awaited = self.sending and key == self.outgoing.get("submission_key")
        if key == "" or not (awaited or key == self.submission_key):
            return
        browser.cancel(self.giving_up)
        self.sending = False
        if kind == "refused":
            self.wrong = [field] if field != "" else []
            self.problem = description
            self.refuse(description)
            return
        browser.track("letter_saved")
        if kind == "replied":
            browser.track("letter_email_sent")
        elif kind == "unreached":
            browser.track("letter_email_exception")
        else:
            browser.track("letter_email_failed")
        tone = "success" if kind == "replied" else "info"
        browser.emit("toast", kind=tone, title=title, description=description)
        self.thanks_link = link
        self.show_thanks()

    @event
    def show_thanks(self) -> None:
        """Turn to the thank-you screen for the letter as it was sent, and forget it."""
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
        """Return a field of the letter as it was sent, trimmed."""
        return trim(str(self.outgoing[name]))

    @event
    def focus_thanks(self) -> None:
        """Let a screen reader begin with the thank-you screen."""
        browser.focus("thanks")

    @event
    def clear(self) -> None:
        """Empty the form and what was kept of it."""
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
        """Keep the thank-you screen for a visitor who wants to read on."""
        browser.cancel(self.closing)
        self.kept_open = True

    @event
    def close_thanks(self) -> None:
        """Go back to the empty form: after 8 seconds by itself, or by a button."""
        browser.cancel(self.closing)
        self.arrived = False
        self.kept_open = False
        self.thanks_name = ""
        self.thanks_age = ""
        self.thanks_city = ""
        self.thanks_email = ""
        self.thanks_link = ""
