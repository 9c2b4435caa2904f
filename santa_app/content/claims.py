"""Marketing claims shown on pages (SPEC sections 1 and 9).

They are the operator's to make: whoever runs the site changes them here, and nowhere
else, so that no page promises what is not so.
"""

from santa_app.content.checks import entry


@entry
class Claim:
    """A figure and the words under it, as the stats band shows them."""

    value: str
    label: str


FAMILIES = "50,000+"
"""Families who trust the site, on the home page and elsewhere."""

FAMILIES_ON_ONE_PAGE = "10,000+"
"""The smaller number of families that one page names."""

FREE_SERVICE = "100% Free Service"
TRUSTED_BY = f"Trusted by {FAMILIES} Families"
INSTANT_REPLY = "Instant Santa Reply"

TRUST_POINTS = (FREE_SERVICE, TRUSTED_BY, INSTANT_REPLY)
"""The three points under the home page's headline."""

HAPPY_FAMILIES = Claim(value="50K+", label="Happy Families")
LETTERS_SENT = Claim(value="100K+", label="Letters Sent")
REPLY_RATE = Claim(value="95%", label="Reply Rate")
RESPONSE_TIME = Claim(value="24hrs", label="Response Time")

STATS = (HAPPY_FAMILIES, LETTERS_SENT, REPLY_RATE, RESPONSE_TIME)
"""The stats band of the home page."""

REPLY_WITHIN = "24 hours"
"""What the letter page promises."""

PRIVACY_RESPONSE_AIM = "48 hours"
"""How soon the privacy page aims to answer a parent's question."""

PRIVACY_UPDATED = "December 27, 2025"
"""When the privacy text was last changed."""

CONSENT_UNDER_AGE = 13
"""Below this age, in years, a parent must consent."""

GUARANTEE = "If no reply arrives, tell us and we will make it right."
CHILD_DATA_PROTECTION = "Child-data protection: we aim for full COPPA compliance."
