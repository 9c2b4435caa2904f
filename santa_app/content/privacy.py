"""The privacy policy.

The policy describes what the software does: change both together. Its text is in privacy.md,
the summary above it in privacy.toml.
This module fills in the claims, and `product.with_settings` {days_after_reply} and {days_at_most},
after which a letter is deleted, and {mail_service}.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from santa_app.content import claims
from santa_app.content.checks import Slug, collection, entry
from santa_app.content.sections import sections
from santa_app.content.tables import Text, read_table
from santa_app.i18n.texts import read_text

OPERATOR_SLUG = "contact"
"""The part of the policy that ends with the operator's address."""


@entry
class PolicySection:
    """A part of the policy: paragraphs, then a list of points. `slug` is its anchor."""

    slug: Slug
    title: str
    paragraphs: tuple[str, ...]
    points: tuple[str, ...] = ()


@entry
class SummaryLine:
    """A line of the summary at the top of the page; `icon` is a Lucide name."""

    text: Text
    icon: str


@entry
class _Page:
    summary: tuple[SummaryLine, ...]


SUMMARY: Final = read_table(__file__, _Page).summary


def _policy(text: str) -> Iterator[PolicySection]:
    """Yield the parts of a Markdown text: a heading with `{#slug}`, paragraphs, points."""
    for heading, body in sections(text):
        lines = [line for line in body.splitlines() if line]
        title, _, anchor = heading.partition(" {#")
        yield PolicySection(
            slug=anchor.removesuffix("}"),
            title=title,
            paragraphs=tuple(line for line in lines if not line.startswith("- ")),
            points=tuple(line.removeprefix("- ") for line in lines if line.startswith("- ")),
        )


_TEXT = read_text(Path(__file__).with_suffix(".md"))
for _claim in ("CONSENT_UNDER_AGE", "PRIVACY_RESPONSE_AIM"):
    _TEXT = _TEXT.replace(f"{{{_claim}}}", str(getattr(claims, _claim)))

SECTIONS: tuple[PolicySection, ...] = collection(*_policy(_TEXT))
