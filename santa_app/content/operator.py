"""What About and the privacy policy say about the people who run the site.

Who they are is in the settings; a demo marks what they leave out.
"""

from typing import Final

TITLE: Final = "Who runs this site"
TEXT: Final = "Behind the elves there are people. This is how to reach us."
MISSING: Final = {
    "name": "Name of the operator",
    "address": "Postal address",
    "phone": "Phone number",
    "email": "E-mail address",
}
"""Stands in for what a demo has no setting for."""
DEMO_NOTE: Final = "This is a demo. The marked lines stand in for the operator's own."
