"""The browser State of the class letter's form: input, validation and the thank-you screen."""

from reflex_browser_state import Field, browser, computed, event, field, stored

from santa_app.i18n import plural_forms
from santa_app.rules import class_letter
from santa_app.rules.counting import counted
from santa_app.rules.mistyped_email import tidied
from santa_app.states.sent_draft import SentDraft

_NAMES = plural_forms("{count} name", "{count} names")


class ClassDraft(SentDraft):
    """The form's fields, stored for this tab until the server has accepted the letter."""

    class_name: Field[str] = stored("", key="class.class_name", session=True)
    children: Field[str] = stored("", key="class.children", session=True)  # the list as pasted
    city_country: Field[str] = stored("", key="class.city_country", session=True)
    parent_email: Field[str] = stored("", key="class.parent_email", session=True)
    message_to_santa: Field[str] = stored("", key="class.message_to_santa", session=True)
    submission_key: Field[str] = stored("", key="class.submission_key", session=True)

    thanks_class: Field[str] = field("")
    thanks_count: Field[int] = field(0)  # how many names were sent

    @computed
    def count(self) -> int:
        return len(class_letter.names_of(self.children))

    @computed
    def thanks_names(self) -> str:
        return counted(_NAMES, self.thanks_count)

    @event
    def edit(self, field: str, value: str) -> None:
        if field == "class_name":
            self.class_name = value
        elif field == "children":
            self.children = value
        elif field == "city_country":
            self.city_country = value
        elif field == "parent_email":
            self.parent_email = value
        elif field == "message_to_santa":
            self.message_to_santa = value
        self.changed(field)

    @event
    def submit(self) -> None:
        """Validate the letter and send it; ignored while sending."""
        if self.sending:
            return
        browser.track("form_submit", form_name="class_letter")
        letter = {
            "class_name": self.class_name,
            "children": self.children,
            "city_country": self.city_country,
            "parent_email": tidied(self.parent_email),
            "message_to_santa": self.message_to_santa,
        }
        found = class_letter.problems(letter)
        self.send({**letter}, found, class_letter.wrong_fields(found))

    @event
    def accepted(self) -> None:
        """Keep what the thank-you screen shows of the sent letter, and empty the form."""
        self.thanks_class = self.sent("class_name")
        self.thanks_email = self.sent("parent_email")
        self.thanks_count = len(class_letter.names_of(self.sent("children")))
        self.class_name = ""
        self.children = ""
        self.city_country = ""
        self.parent_email = ""
        self.message_to_santa = ""
        self.forget()

    @event
    def write_another(self) -> None:
        """Return to the empty form, where the teacher's e-mail stays filled in."""
        self.parent_email = self.thanks_email
        self.arrived = False
        self.thanks_class = ""
        self.thanks_email = ""
        self.thanks_count = 0
        browser.focus("class_name")
