"""The settings that pages and components show."""

import re
from datetime import UTC, datetime
from typing import Any, Final

from santa_app import marks
from santa_app.i18n import SITE_LANGUAGE, ngettext, translated_path
from santa_app.i18n import gettext as _
from santa_app.settings import settings

_SETTINGS: Final = settings()
FIRST_YEAR: Final = 2025
"""The year in which the site began."""


def filled(field: str, value: Any) -> Any:  # noqa: ANN401 -- a text, or None where it is not set
    """Return the value of a setting; in a release, the mark of its `field`."""
    return marks.mark(field, SITE_LANGUAGE) if marks.MARKED else value


def short_name(name: str) -> str:
    """Return the site's name as it stands below an icon, where 12 characters fit."""
    return name if len(name) <= 12 else "Santa"


def telephone(number: str) -> str:
    """Return a phone number as a `tel:` link has it."""
    return re.sub(r"[ ().-]", "", number)


def copyright_years(year: int) -> str:
    """Return the years of the copyright line in `year`."""
    return f"{FIRST_YEAR}–{year}" if year > FIRST_YEAR else str(FIRST_YEAR)


def mail_service(sender: str) -> str:
    """Return the name of what sends the replies, in the current language."""
    return _("an email service") if sender == "smtp" else _("SendGrid, an email service")


def promised_time(hours: int) -> str:
    """Return a number of hours in the current language, in the form that follows "within"."""
    return ngettext("{count} hour", "{count} hours", hours).format(count=hours)


NAME: Final = filled("name", _SETTINGS.product_name)
"""The product's name, which is the site's name too."""

SHORT_NAME: Final = filled("shortname", short_name(_SETTINGS.product_name))

ENGLISH_LETTER_PATH: Final = marks.LETTER_PATH if marks.MARKED else _SETTINGS.letter_path
LETTER_PATH: Final = translated_path(ENGLISH_LETTER_PATH, SITE_LANGUAGE)
"""The path of the letter page, such as "/letters-to-santa", in the language of the pages."""

SITE_URL: Final = marks.SITE_URL if marks.MARKED else _SETTINGS.site_url
"""The site's public URL, without a trailing slash."""

IS_DEMO: Final = _SETTINGS.is_demo and not marks.MARKED
"""Whether the site cannot mail and so is a demo: download buttons show an alert. Those of a release
download, because a button is no text that could be filled in."""

YEARS: Final = filled("years", copyright_years(datetime.now(UTC).year))
"""The years of the copyright line."""

OPERATOR_NAME: Final = filled("operatorname", _SETTINGS.operator_name)
OPERATOR_ADDRESS: Final = filled("operatoraddress", _SETTINGS.operator_address)
OPERATOR_PHONE: Final = filled("operatorphone", _SETTINGS.operator_phone)
OPERATOR_EMAIL: Final = filled("operatoremail", _SETTINGS.operator_email)
"""The operator's name and addresses, as far as set; production does not start without them."""

REPLY_HOURS: Final = filled("replyhours", str(_SETTINGS.reply_promise_hours))
"""The hours of the home page's figure."""
REPLY_WITHIN: Final = filled("replywithin", promised_time(_SETTINGS.reply_promise_hours))
ANSWER_WITHIN: Final = filled("answerwithin", promised_time(_SETTINGS.reply_limit_hours))
"""Until when a letter, or a parent's question, is answered, such as "24 hours"."""


def with_settings(text: str) -> str:
    """Return `text` with its placeholders filled in from the settings.

    {days_after_reply} and {days_at_most} become numbers of days, {mail_service} the service's name.
    """
    return text.format(
        mail_service=filled("mailservice", mail_service(_SETTINGS.sender)),
        days_after_reply=filled("daysafterreply", str(_SETTINGS.keep_days_after_reply)),
        days_at_most=filled("daysatmost", str(_SETTINGS.keep_days_at_most)),
    )
