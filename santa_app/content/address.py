"""Santa's address in Canada, how to mail a letter to it."""

from dataclasses import replace
from typing import Final

from santa_app.content import claims
from santa_app.content.blocks import FaqItem, Note
from santa_app.content.checks import entry
from santa_app.content.search_links import map_search
from santa_app.content.tables import Text, read_table
from santa_app.i18n import SITE_LANGUAGE, sheet_path


@entry
class _Page:
    """The content of address.toml."""

    address: str
    address_sentence: str
    last_day: Text
    currency: str
    cost: int
    minutes: int
    mail_by_sentence: Text
    no_stamp: Text
    cost_sentence: Text
    time_sentence: Text
    days_left_title: Text
    days_left_one: Text
    days_left_many: Text
    days_left_today: Text
    days_left_hint: Text
    banner_text: Text
    banner_action: Text
    mailing_tips: tuple[Text, ...]
    writing_steps: tuple[Note, ...]
    faq: tuple[FaqItem, ...]


PAGE: Final = read_table(__file__, _Page, reply_within=claims.REPLY_WITHIN)
ADDRESS_LINES: Final = tuple(PAGE.address.split(", "))
MAP_URL: Final = map_search(PAGE.address)
LETTER_TEMPLATE_URL: Final = sheet_path("/letter-to-santa.pdf", SITE_LANGUAGE)
MAIL_BY_SENTENCE: Final = PAGE.mail_by_sentence.format(mail_by=PAGE.last_day)
DAYS_LEFT_TITLE: Final = PAGE.days_left_title.format(mail_by=PAGE.last_day)
WRITING_STEPS: Final = tuple(
    replace(step, text=step.text.format(mail_by=MAIL_BY_SENTENCE)) for step in PAGE.writing_steps
)
FAQ: Final = tuple(
    replace(item, answer=item.answer.format(mail_by=PAGE.last_day)) for item in PAGE.faq
)
