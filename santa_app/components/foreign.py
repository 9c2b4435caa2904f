"""Words of other languages inside an English text, marked so that they are read aloud rightly."""

import re
from collections.abc import Mapping

import reflex as rx


def with_languages(text: str, words: Mapping[str, str]) -> rx.Component:
    """Return `text` with each of `words` (word to language tag) in a `lang` span.

    Raises:
        ValueError: When one of the words does not stand in the text.
    """
    for word in words:
        if word not in text:
            raise ValueError(f"'{word}' does not stand in '{text[:60]}'")
    if not words:
        return rx.fragment(text)
    pattern = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    return rx.fragment(
        *[
            rx.el.span(part, lang=words[part]) if part in words else part
            for part in re.split(f"({pattern})", text)
            if part
        ]
    )
