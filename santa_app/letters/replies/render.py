"""Renders the mail that answers a letter, from Santa's prose and the templates of its layout."""

from dataclasses import fields
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape

from santa_app.content import helplines, paths, reply_mail, santa_reply
from santa_app.content.countries import SPOKEN_IN
from santa_app.i18n import (
    Language,
    country_name,
    gettext,
    isolated,
    letter_locale,
    page_path,
    use_locale,
)
from santa_app.letters.mail import Mail, RejectedError
from santa_app.letters.models import SantaLetter
from santa_app.letters.parents import LinkSigner
from santa_app.letters.quoting import country_of
from santa_app.letters.replies import content
from santa_app.rules.email_address import EmailAddress, InvalidAddressError
from santa_app.settings import Settings

_templates = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    # Only the HTML part escapes what it is given.
    autoescape=select_autoescape(enabled_extensions=("html",)),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
    auto_reload=False,
)


def answer(letter: SantaLetter) -> content.ReplyContent:
    """Return the reply to `letter`; a second kind of reply would be chosen here."""
    return content.write(letter)


class ReplyRenderer:
    """Renders replies, with the links that a parent needs."""

    def __init__(self, settings: Settings, signer: LinkSigner) -> None:
        self._signer = signer
        self._domain = settings.mail_from.rpartition("@")[2]
        self._url = settings.site_url
        self._site = {
            "_": gettext,
            "mail": reply_mail.WORDS,
            "santa": santa_reply,
            "product": settings.product_name,
            "always_said": helplines.ALWAYS_SAID,
            "helplines_link": helplines.LINK,
            "days_after_reply": settings.keep_days_after_reply,
            "days_at_most": settings.keep_days_at_most,
        }
        # Loaded at once: a missing or broken template fails the start, not a reply.
        self._layouts = {
            layout: [_templates.get_template(f"{layout}.{kind}") for kind in ("txt", "html")]
            for layout in content.Layout
        }

    def write(self, letter: SantaLetter) -> Mail:
        """Return the mail that answers a stored letter. Raises what `render` raises."""
        return self.render(letter, answer(letter))

    def render(self, letter: SantaLetter, words: content.ReplyContent) -> Mail:
        """Return the mail with the words that answer a stored letter.

        Raises ValueError for a letter without id, and RejectedError where an earlier version
        stored an address that this one does not write to.
        """
        if letter.id is None:
            raise ValueError("only a stored letter can be answered")
        try:
            recipient = EmailAddress.parse(letter.parent_email)
        except InvalidAddressError:
            raise RejectedError("the address is not valid") from None
        with use_locale(letter_locale(letter.locale)) as language:
            facts = self._facts(letter, words, language)
            text, html = (template.render(facts) for template in self._layouts[words.layout])
        return Mail(
            letter_id=letter.id,
            message_id=self._message_id(f"mail:{letter.submission_key}:{letter.resend_count}"),
            to=recipient,
            subject=words.subject,
            text=text,
            html=html,
            headers=self._headers(letter, language),
        )

    def _facts(
        self, letter: SantaLetter, words: content.ReplyContent, language: Language
    ) -> dict[str, Any]:
        hello = words.greeting
        name = Markup('<bdi translate="no">{}</bdi>').format(hello.name) if hello.name else ""
        return {
            **self._site,
            **{field.name: getattr(words, field.name) for field in fields(words)},
            "language": language,
            "plain_greeting": hello.before + isolated(hello.name, language.direction) + hello.after,
            "marked_greeting": escape(hello.before) + name + hello.after,
            "site_url": f"{self._url}{page_path(paths.HOME, language.locale)}".removesuffix("/"),
            "privacy_url": f"{self._url}{page_path(paths.PRIVACY, language.locale)}",
            "helplines_url": f"{self._url}{page_path(paths.HELPLINES, language.locale)}",
            **_call(letter, language),
            "parent_url": self._signer.parent_url(letter.access_key, language),
            "stop_url": self._signer.stop_url(letter.recipient_hash, language),
        }

    def _headers(self, letter: SantaLetter, language: Language) -> dict[str, str]:
        """Return the headers by which mail programs unsubscribe, and group mails.

        Gmail groups mails of one sender and subject, unless each refers to a message of its own.
        All mails for one letter refer to the same one, so that a resend is shown with the first.
        """
        unsubscribe = self._signer.unsubscribe_url(letter.recipient_hash, language)
        return {
            "Auto-Submitted": "auto-generated",
            "List-Unsubscribe": f"<{unsubscribe}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "References": self._message_id(f"thread:{letter.submission_key}"),
        }

    def _message_id(self, about: str) -> str:
        return f"<{self._signer.keyed_hash(about)}@{self._domain}>"


def _call(letter: SantaLetter, language: Language) -> dict[str, str]:
    """Return the line that names the child helpline of the family's country, for text and HTML."""
    country = country_of(letter.city_country, SPOKEN_IN.get(language.locale, ()))
    code, line = helplines.child_line(country, language.locale)
    name = gettext(line.translated_name).format(number=line.phone) if line.translated_name else ""
    said = gettext(helplines.CALL).format(
        name=name or isolated(line.own_name, language.direction),
        phone="{phone}",
        country=isolated(country_name(code), language.direction),
    )
    whole = line.phone.replace(" ", "\N{NO-BREAK SPACE}")
    # A number with blanks would be turned around in Arabic.
    plain = f"\u2066{whole}\u2069" if language.direction == "rtl" else whole
    link = Markup('<a href="{}" dir="ltr" style="color:#1d4f91;white-space:nowrap;">{}</a>')
    return {
        "call": said.replace("{phone}", plain),
        "call_html": escape(said).replace(
            "{phone}", link.format(helplines.tel(line.phone), line.phone)
        ),
    }
