"""The browser State of the letter form: input, validation and the thank-you screen."""

from santa_app.browser import Field, browser, event, field, stored
from santa_app.browser.portable import trim
from santa_app.content import thanks
from santa_app.rules import letter_form
from santa_app.states.sent_draft import SentDraft


class LetterDraft(SentDraft):
    """The form's fields, stored for this tab until the server has accepted the letter.

    Attributes:
        child_name, age, city_country, parent_email, wish_list, message_to_santa, been_good: The
            input.
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

    kept_open: Field[bool] = field(False)
    closing: Field[int] = field(0)
    thanks_name: Field[str] = field("")
    thanks_age: Field[str] = field("")
    thanks_city: Field[str] = field("")
    thanks_message: Field[str] = field("")
    thanks_wishes: Field[bool] = field(False)

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
    def submit(self) -> None:
        """Validate the letter and send it; ignored while sending."""
        if self.sending:
            return
        browser.track("form_submit", form_name="letter_to_santa")
        texts = {
            "child_name": self.child_name,
            "age": trim(self.age),
            "city_country": self.city_country,
            "parent_email": trim(self.parent_email),
            "wish_list": self.wish_list,
            "message_to_santa": self.message_to_santa,
        }
        found = letter_form.problems(texts)
        letter = {**texts, "been_good": self.been_good}
        self.send(letter, found, letter_form.wrong_fields(found))

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
        self.forget()

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
