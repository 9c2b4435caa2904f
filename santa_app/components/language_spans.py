"""Marks phrases of other languages inside a text, so that screen readers pronounce them."""

import re
from collections.abc import Mapping

import reflex as rx

from santa_app.i18n import DEFAULT_LOCALE, SITE_LANGUAGE


def with_language_spans(text: str, phrases: Mapping[str, str]) -> rx.Component:
    """Return `text` with each of `phrases` (phrase to language tag) in a `lang` span.

    Raises ValueError when an English text does not contain one of the phrases.
    """
    for phrase in phrases:
        if phrase not in text and SITE_LANGUAGE == DEFAULT_LOCALE:
            raise ValueError(f"'{text[:60]}' does not contain '{phrase}'")
    if not phrases:
        return rx.fragment(text)
    pattern = "|".join(re.escape(phrase) for phrase in sorted(phrases, key=len, reverse=True))
    return rx.fragment(
        *[
            rx.el.span(part, lang=phrases[part]) if part in phrases else part
            for part in re.split(f"({pattern})", text)
            if part
        ]
    )
