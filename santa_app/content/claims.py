"""Marketing claims shown on pages.

The operator is responsible for them and changes them here; every page takes them from this module.
"""

from santa_app.content.blocks import Figure

FAMILIES = "50,000+"
"""How many families trust the site, on every page but the About page."""

FAMILIES_ON_ONE_PAGE = "10,000+"
"""How many families trust the site, on the About page."""

FREE_SERVICE = "100% Free Service"
TRUSTED_BY = f"Trusted by {FAMILIES} Families"
INSTANT_REPLY = "Instant Santa Reply"

TRUST_POINTS = (FREE_SERVICE, TRUSTED_BY, INSTANT_REPLY)
"""The three points under the home page's headline."""

HAPPY_FAMILIES = Figure(value="50K+", label="Happy Families")
LETTERS_SENT = Figure(value="100K+", label="Letters Sent")
REPLY_RATE = Figure(value="95%", label="Reply Rate")
RESPONSE_TIME = Figure(value="24hrs", label="Response Time")

STATS = (HAPPY_FAMILIES, LETTERS_SENT, REPLY_RATE, RESPONSE_TIME)
"""The stats band of the home page."""

REPLY_WITHIN = "24 hours"
"""The reply time that the letter page promises."""

PRIVACY_RESPONSE_AIM = "48 hours"
"""The response time to a parent's question that the privacy page aims for."""

PRIVACY_UPDATED = "December 27, 2025"
"""When the privacy text was last changed."""

CONSENT_UNDER_AGE = 13
"""Children below this age, in years, need a parent's consent."""

GUARANTEE = "If no reply arrives, tell us and we will make it right."
CHILD_DATA_PROTECTION = "Child-data protection: we aim for full COPPA compliance."
