"""Marketing claims shown on pages.

The operator is responsible for them and changes them here; every page takes them from this module.
"""

from santa_app.content.blocks import Figure
from santa_app.i18n import gettext as _

FAMILIES = _("50,000+")
"""How many families trust the site, on every page but the About page."""

FAMILIES_ON_ONE_PAGE = _("10,000+")
"""How many families trust the site, on the About page."""

TRUST_POINTS = (
    _("100% Free Service"),
    _("Trusted by {families} Families").format(families=FAMILIES),
    _("Instant Santa Reply"),
)
"""The three points under the home page's headline."""

STATS = (
    Figure(value=_("50K+"), label=_("Happy Families")),
    Figure(value=_("100K+"), label=_("Letters Sent")),
    Figure(value=_("95%"), label=_("Reply Rate")),
    Figure(value=_("24hrs"), label=_("Response Time")),
)
"""The stats band of the home page."""

REPLY_WITHIN = _("24 hours")
"""The reply time that the letter page promises."""

PRIVACY_RESPONSE_AIM = _("48 hours")
"""The response time to a parent's question that the privacy page aims for."""

PRIVACY_UPDATED = _("December 27, 2025")
"""When the privacy text was last changed."""

CONSENT_UNDER_AGE = 13
"""Children below this age, in years, need a parent's consent."""

GUARANTEE = _("If no reply comes, tell us, and we'll make it right.")
CHILD_DATA_PROTECTION = _("Child-data protection: we aim for full COPPA compliance.")
