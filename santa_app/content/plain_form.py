"""The texts of the letter forms, on the pages and on the plain page that answers a form posted
without JavaScript.
"""

from typing import Any, Final

from santa_app.i18n import gettext as _

PATH: Final = "/send-letter"
"""The path to which a form is posted without JavaScript, or where no websocket opens."""

LABELS: Final = {
    "child_name": _("Child's name"),
    "age": _("Age"),
    "class_name": _("Your class"),
    "children": _("First names"),
    "city_country": _("City or country"),
    "parent_email": _("Parent's email"),
    "wish_list": _("Wish list"),
    "message_to_santa": _("Special message for Santa"),
    "been_good": _("I've been good this year"),
}
CLASS_LABELS: Final = {
    **LABELS,
    "parent_email": _("Your email"),
    "message_to_santa": _("Your message for Santa"),
}

GENDER: Final = _("How may Santa write to you? You don't have to say.")
GENDERS: Final = {
    "girl": _("I'm a girl"),
    "boy": _("I'm a boy"),
    "": _("I'd rather not say"),
}
"""The choice of a child in a language whose words depend on it; the last is chosen at first."""

SEND: Final = _("Send My Letter to Santa")
SEND_CLASS: Final = _("Send Our Letter to Santa")
HONEYPOT: Final = _("Leave this empty")
"""The label of the honeypot, an invisible field."""
HONEYPOT_FIELD: Final = "reindeer"
"""The honeypot's name, which no password manager takes for an address, a company or a website."""
NOT_FOR_FILLERS: Final[dict[str, Any]] = {
    "data-1p-ignore": "",
    "data-bwignore": "",
    "data-form-type": "other",
    "data-lpignore": "true",
}
"""Attributes that make 1Password, Bitwarden, Dashlane and LastPass skip the honeypot."""
SANTA: Final = _("Santa")
BACK: Final = _("Back to the letter")
ANOTHER: Final = _("Write for another child")
ANOTHER_CLASS: Final = _("Write for another class")
MISSING: Final = _("We can't find your letter. Please go back and send it again.")
"""Shown when a request contains no form."""

THANKS: Final = _("Thank you, {name}!")
REACHED: Final = _("Your letter has reached the North Pole. Santa's reply goes to {email}.")
