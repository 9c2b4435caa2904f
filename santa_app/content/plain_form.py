"""Forms sent without JavaScript: where to, and the texts of the plain page that answers."""

from typing import Final

from santa_app.i18n import gettext as _

PATH: Final = "/send-letter"
"""The path to which a form is posted without JavaScript, or where no websocket opens."""

LABELS: Final = {
    "child_name": "Child's name",
    "age": "Age",
    "class_name": "Your class",
    "children": "First names",
    "city_country": "City or country",
    "parent_email": "Parent's email",
    "wish_list": "Wish list",
    "message_to_santa": "Special message for Santa",
    "been_good": "I've been good this year",
}
CLASS_LABELS: Final = {
    **LABELS,
    "parent_email": "Your email",
    "message_to_santa": "Your message for Santa",
}
"""The labels of the fields; those of a class letter differ in part."""

SEND: Final = "Send My Letter to Santa"
HONEYPOT: Final = _("Leave this empty")
"""The label of the invisible field that only bots fill in."""
SANTA: Final = _("Santa")
BACK: Final = "Back to the letter"
ANOTHER: Final = "Write for another child"
ANOTHER_CLASS: Final = "Write for another class"
MISSING: Final = "We can't find your letter. Please go back and send it again."
"""What somebody reads whose browser sent no form."""

THANKS: Final = "Thank you, {name}!"
REACHED: Final = "Your letter has reached the North Pole. Santa's reply goes to {email}."
