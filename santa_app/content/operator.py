"""What About and the privacy policy say about the people who run the site.

Who they are is in the settings; a demo marks what they leave out.
"""

from typing import Final

TITLE: Final = "Who runs this site"
TEXT: Final = "There are people behind the elves. Here's how to reach us."
MISSING: Final = {
    "name": "Name of the operator",
    "address": "Postal address",
    "phone": "Phone number",
    "email": "Email address",
}
"""Shown in a demo in place of a setting that is missing."""
DEMO_NOTE: Final = "This is a demo. A real site shows the operator's own name and address here."
