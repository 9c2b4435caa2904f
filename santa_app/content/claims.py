"""Marketing claims shown on pages.

The operator is responsible for them and changes them here; every page takes them from this module.
"""

from santa_app.content.blocks import Figure

FAMILIES = "50,000+"
"""How many families trust the site, on every page but the About page."""

FAMILIES_ON_ONE_PAGE = "10,000+"
"""How many families trust the site, on the About page."""

TRUST_POINTS = ("100% Free Service", f"Trusted by {FAMILIES} Families", "Instant Santa Reply")
"""The three points under the home page's headline."""

STATS = (
    Figure(value="50K+", label="Happy Families"),
    Figure(value="100K+", label="Letters Sent"),
    Figure(value="95%", label="Reply Rate"),
    Figure(value="24hrs", label="Response Time"),
)
"""The stats band of the home page."""

REPLY_WITHIN = "24 hours"
"""The reply time that the letter page promises."""

PRIVACY_RESPONSE_AIM = "48 hours"
"""The response time to a parent's question that the privacy page aims for."""

PRIVACY_UPDATED = "December 27, 2025"
"""When the privacy text was last changed."""

CONSENT_UNDER_AGE = 13
"""Children below this age, in years, need a parent's consent."""

GUARANTEE = "If no reply comes, tell us, and we'll make it right."
CHILD_DATA_PROTECTION = "Child-data protection: we aim for full COPPA compliance."
