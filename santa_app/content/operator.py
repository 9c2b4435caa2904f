"""Texts about the operator, on About and in the privacy policy.

The settings name the operator; a demo marks the missing ones.
"""

from typing import Final

from santa_app.i18n import gettext as _

TITLE: Final = _("Who runs this site")
TEXT: Final = _("There are people behind the elves. Here's how to reach us.")
MISSING: Final = {
    "name": _("Name of the operator"),
    "address": _("Postal address"),
    "phone": _("Phone number"),
    "email": _("Email address"),
}
"""Shown in a demo in place of a setting that is missing."""
DEMO_NOTE: Final = _("This is a demo. A real site shows the operator's own name and address here.")
