"""The words of the child's letter as the family prints it."""

from typing import Final

from santa_app.i18n import gettext as _

LABEL: Final = _("My letter to Santa")
GREETING: Final = _("Dear Santa,")
NAME: Final = _("My name is {name}.")
AGE: Final = _("I'm {age} years old.")
PLACE: Final = _("I live in {place}.")
GOOD: Final = _("I've been good this year.")
TRYING: Final = _("I'm still practicing being good.")
WISHES: Final = _("This is what I'm dreaming of:")
WISH: Final = "• {wish}"
CLOSING: Final = _("With love,")
PRINT: Final = _("Print my letter")
