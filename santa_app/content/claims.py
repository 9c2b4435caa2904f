"""The claims that pages show, from claims.toml; every page takes them from this module."""

from typing import Final

from santa_app import product
from santa_app.content.blocks import Figure
from santa_app.content.checks import Positive, entry
from santa_app.content.tables import Text, read_table


@entry
class _Claims:
    families: Text
    families_on_one_page: Text
    trust_points: tuple[Text, ...]
    privacy_updated: Text
    consent_under_age: Positive
    guarantee: Text
    child_data_protection: Text
    stats: tuple[Figure, ...]


_CLAIMS: Final = read_table(__file__, _Claims, hours=product.REPLY_HOURS)
FAMILIES: Final = _CLAIMS.families
FAMILIES_ON_ONE_PAGE: Final = _CLAIMS.families_on_one_page
TRUST_POINTS: Final = _CLAIMS.trust_points
STATS: Final = _CLAIMS.stats
REPLY_WITHIN: Final = product.REPLY_WITHIN
PRIVACY_RESPONSE_AIM: Final = product.ANSWER_WITHIN
PRIVACY_UPDATED: Final = _CLAIMS.privacy_updated
CONSENT_UNDER_AGE: Final = _CLAIMS.consent_under_age
GUARANTEE: Final = _CLAIMS.guarantee
CHILD_DATA_PROTECTION: Final = _CLAIMS.child_data_protection
