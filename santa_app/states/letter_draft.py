"""The browser State of the letter form: input, validation and the thank-you screen."""

from reflex_browser_state import Field, browser, computed, event, field, stored
from reflex_browser_state.portable import trim, utf16_codes

from santa_app.content import letter_page as words
from santa_app.content import thanks
from santa_app.content.errors import WENT_WRONG
from santa_app.rules import letter_form
from santa_app.rules.letter_paper import SIZES, fitting_size, sheets_of
from santa_app.rules.mistyped_email import tidied
from santa_app.rules.own_letter import paragraphs_of
from santa_app.rules.wish_list import is_listed, toggled
from santa_app.states.sent_draft import SentDraft


class LetterDraft(SentDraft):
    """The form's fields, stored for this tab until the server has accepted the letter.

    If the visitor wants it, `saved` is a copy of the child's part that outlives the tab, with the
    instant at which it expires as `until`. A field `thanks_…` is a part of the letter on the
    thank-you screen, when the form is empty already; the picture of the letter on its way shows
    `thanks_name`, too.
    """

    child_name: Field[str] = stored("", key="letter.child_name", session=True)
    age: Field[str] = stored("", key="letter.age", session=True)
    city_country: Field[str] = stored("", key="letter.city_country", session=True)
    parent_email: Field[str] = stored("", key="letter.parent_email", session=True)
    wish_list: Field[str] = stored("", key="letter.wish_list", session=True)
    message_to_santa: Field[str] = stored("", key="letter.message_to_santa", session=True)
    been_good: Field[bool] = stored(True, key="letter.been_good", session=True)
    gender: Field[str] = stored("", key="letter.gender", session=True)
    submission_key: Field[str] = stored("", key="letter.submission_key", session=True)

    saved: Field[dict[str, str]] = stored(default_factory=dict, key="letter.saved")

    picture: Field[int] = field(0)  # the number of the wish list's picture that the Tab key reaches
    picking: Field[bool] = field(False)  # whether that picture has the focus
    writing: Field[bool] = field(False)  # the visitor types wishes; the Tab key skips the pictures
    picture_seconds: Field[float] = field(thanks.PICTURE_SECONDS)
    kept_open: Field[bool] = field(False)  # whether the visitor keeps the thank-you screen open
    attended: Field[bool] = field(False)  # the visitor touches, scrolls or focuses the screen
    left: Field[float] = field(0.0)  # seconds until the screen closes, counted from `closing_since`
    closing_since: Field[float] = field(0.0)  # ms since 1970
    closing: Field[int] = field(0)  # the timer that closes the screen
    thanks_name: Field[str] = field("")
    thanks_age: Field[str] = field("")
    thanks_city: Field[str] = field("")
    thanks_message: Field[str] = field("")
    thanks_wishes: Field[bool] = field(False)
    paper: Field[list[list[str]]] = field([])  # the printed pages of the last sent letter
    paper_name: Field[str] = field("")
    paper_size: Field[int] = field(SIZES[0])  # in points

    @event
    def on_start(self) -> None:
        """Bring back a letter that was saved on this device; one in this tab goes first."""
        if not self.is_saved:
            return
        if browser.now() >= int(self.saved.get("until", "0")):
            self.saved = {}
            return
        typed = self.child_name + self.age + self.city_country + self.wish_list
        if typed + self.message_to_santa == "":
            self.child_name = self.saved["child_name"]
            self.age = self.saved["age"]
            self.city_country = self.saved["city_country"]
            self.wish_list = self.saved["wish_list"]
            self.message_to_santa = self.saved["message_to_santa"]
            self.been_good = self.saved["been_good"] != ""
            self.gender = self.saved.get("gender", "")

    @computed
    def is_saved(self) -> bool:
        return len(self.saved) > 0

    @event
    def save(self, wanted: bool) -> None:  # noqa: FBT001 -- an input trigger passes the flag
        """Save the letter on this device without the e-mail address, or delete it there."""
        if not wanted:
            self.saved = {}
        else:
            self.saved = {
                "until": str(int(browser.now() + 1000 * words.SAVED_SECONDS)),
                "child_name": self.child_name,
                "age": self.age,
                "city_country": self.city_country,
                "wish_list": self.wish_list,
                "message_to_santa": self.message_to_santa,
                "been_good": "yes" if self.been_good else "",
                "gender": self.gender,
            }

    @event
    def edit(self, field: str, value: str) -> None:
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
            self.writing = True
        elif field == "message_to_santa":
            self.message_to_santa = value
        self.changed(field)
        self.save(self.is_saved)

    @event
    def stop_writing(self) -> None:
        self.writing = False

    @event
    def toggle_wish(self, wish: str) -> None:
        """Write a wish on the wish list, or cross it out if it is there."""
        text = toggled(self.wish_list, wish)
        if len(utf16_codes(text)) > letter_form.MAX_LENGTHS["wish_list"]:
            sentence = letter_form.TOO_LONG["wish_list"]
            self.wrong = ["wish_list"]
            self.notes = {"wish_list": sentence}
            browser.emit("toast", kind="error", title=WENT_WRONG, description=sentence)
        else:
            self.edit("wish_list", text)
            self.writing = False

    @event
    def reach_picture(self, number: int) -> None:
        self.picture = number
        self.picking = True

    @event
    def leave_picture(self) -> None:
        self.picking = False

    @event
    def walk_pictures(self, key: str) -> None:
        """Move the focus along the pictures with the arrow keys."""
        steps = {"ArrowRight": 1, "ArrowLeft": -1}
        if self.picking and key in steps:
            self.picture = (self.picture + steps[key]) % len(words.CHIPS)
            browser.focus(words.CHIPS[self.picture].element_id)

    @computed
    def listed(self) -> list[str]:
        """The wishes with pictures that are on the wish list."""
        return [chip.wish for chip in words.CHIPS if is_listed(self.wish_list, chip.wish)]

    @event
    def set_good(self, good: bool) -> None:  # noqa: FBT001 -- an input trigger passes the flag
        self.been_good = good
        self.changed("been_good")
        self.save(self.is_saved)

    @event
    def say_gender(self, gender: str) -> None:
        self.gender = gender
        self.changed("gender")
        self.save(self.is_saved)

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
            "parent_email": tidied(self.parent_email),
            "wish_list": self.wish_list,
            "message_to_santa": self.message_to_santa,
        }
        found = letter_form.problems(texts)
        letter = {**texts, "been_good": self.been_good, "gender": self.gender}
        self.thanks_name = trim(self.child_name)
        self.send(letter, found, letter_form.wrong_fields(found))

    @event
    def accepted(self) -> None:
        """Keep what the thank-you screen shows of the sent letter, and empty the form."""
        self.thanks_name = self.sent("child_name")
        self.thanks_age = self.sent("age")
        self.thanks_city = self.sent("city_country")
        self.thanks_email = self.sent("parent_email")
        self.thanks_message = (
            thanks.SAID["good"] if self.outgoing["been_good"] else thanks.SAID["trying"]
        )
        self.thanks_wishes = self.sent("wish_list") != ""
        paragraphs = paragraphs_of(self.outgoing)
        self.paper_size = fitting_size(paragraphs)
        self.paper = sheets_of(paragraphs, self.paper_size)
        self.paper_name = self.thanks_name
        self.kept_open = False
        self.attended = False
        self.left = thanks.SHOWN_SECONDS
        self.clear()

    @event
    def clear(self) -> None:
        self.saved = {}
        self.child_name = ""
        self.age = ""
        self.city_country = ""
        self.parent_email = ""
        self.wish_list = ""
        self.message_to_santa = ""
        self.been_good = True
        self.gender = ""
        self.forget()

    @computed
    def is_closing(self) -> bool:
        """Whether the thank-you screen closes by itself; its candle burns down meanwhile."""
        return self.arrived and not self.kept_open and not self.attended

    @event
    def start_closing(self) -> None:
        """Close the thank-you screen after the time that is left."""
        if self.is_closing:
            self.closing_since = browser.now()
            self.closing = browser.after(self.left, self.close_thanks)

    @event
    def stop_closing(self) -> None:
        """Keep the time that is left until the thank-you screen closes."""
        if self.is_closing:
            browser.cancel(self.closing)
            self.left -= (browser.now() - self.closing_since) / 1000

    @event
    def keep_open(self) -> None:
        """Keep the thank-you screen open, or let it close after all."""
        self.stop_closing()
        self.kept_open = not self.kept_open
        self.start_closing()

    @event
    def attend(self, attended: bool) -> None:  # noqa: FBT001 -- the page passes the flag
        """Note whether the visitor does something on the thank-you screen."""
        if attended != self.attended:
            self.stop_closing()
            self.attended = attended
            self.start_closing()

    @event
    def write_for_another_child(self) -> None:
        """Return to the form, where the parent's e-mail and the place stay filled in."""
        self.parent_email = self.thanks_email
        self.city_country = self.thanks_city
        self.leave_thanks()
        browser.focus("child_name")

    @event
    def close_thanks(self) -> None:
        """Return to the form when the time is over."""
        self.leave_thanks()
        browser.focus("dear-santa", scroll=False)

    @event
    def leave_thanks(self) -> None:
        """Show the form again; the sent letter can still be printed, and seen by its link."""
        browser.cancel(self.closing)
        self.arrived = False
        self.kept_open = False
        self.thanks_name = ""
        self.thanks_age = ""
        self.thanks_city = ""
        self.thanks_email = ""

    @event
    def print_letter(self) -> None:
        """Open the print dialog; the print layout shows only the child's letter."""
        browser.track("button_click", button_name="Print my letter", location="thank-you screen")
        browser.print_page()
