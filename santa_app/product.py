"""The settings that pages and components show."""

from typing import Final

from santa_app.i18n import SITE_LANGUAGE, translated_path
from santa_app.i18n import gettext as _
from santa_app.settings import settings

_SETTINGS: Final = settings()

NAME: Final = _SETTINGS.product_name
"""The product's name, which is the site's name too."""

LETTER_PATH: Final = translated_path(_SETTINGS.letter_path, SITE_LANGUAGE)
"""The path of the letter page, such as "/letters-to-santa", in the language of the pages."""

SITE_URL: Final = _SETTINGS.site_url
"""The site's public URL, without a trailing slash."""

IS_DEMO: Final = _SETTINGS.is_demo
"""Whether the site cannot mail and so is a demo: download buttons show an alert."""

OPERATOR_NAME: Final = _SETTINGS.operator_name
OPERATOR_ADDRESS: Final = _SETTINGS.operator_address
OPERATOR_PHONE: Final = _SETTINGS.operator_phone
OPERATOR_EMAIL: Final = _SETTINGS.operator_email
"""Who runs the site, where the operator has said so; production does not start without them."""


def with_settings(text: str) -> str:
    """Return `text` with its placeholders filled in from the settings.

    {days_after_reply} and {days_at_most} become numbers of days, {mail_service} the service's name.
    """
    smtp = _SETTINGS.sender == "smtp"
    return text.format(
        mail_service=_("an email service") if smtp else _("SendGrid, an email service"),
        days_after_reply=_SETTINGS.keep_days_after_reply,
        days_at_most=_SETTINGS.keep_days_at_most,
    )
