"""The messages for unexpected errors."""

from typing import Final

from santa_app.i18n import gettext as _

WENT_WRONG: Final = _("Oops! Something went wrong")
UNEXPECTED: Final = _("An unexpected error occurred")
LOAD_AGAIN: Final = _("Load the page again")
WAY_HOME: Final = _("Return to Home")
