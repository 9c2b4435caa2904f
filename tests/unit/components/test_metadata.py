"""The thirteen metadata fields of SPEC section 2."""

import dataclasses

import pytest
import reflex as rx

from santa_app.components.metadata import Metadata, Page

GOOD = {
    "title": "A title of a page",
    "description": "A description that is long enough to tell what the page is about.",
    "keywords": ("one", "two"),
    "canonical": "https://example.com/page",
    "og_image": "https://example.com/social/page.jpg",
}
FIELDS = {
    "title", "description", "keywords", "robots", "og_title", "og_description", "og_image",
    "og_type", "twitter_card", "twitter_title", "twitter_description", "twitter_image", "canonical",
}  # fmt: skip


def test_it_has_just_the_thirteen_fields() -> None:
    assert {field.name for field in dataclasses.fields(Metadata)} == FIELDS
    assert len(FIELDS) == 13


def test_social_fields_follow_title_and_description() -> None:
    metadata = Metadata(**GOOD)
    assert metadata.named()["twitter:title"] == GOOD["title"]
    assert metadata.named()["twitter:image"] == GOOD["og_image"]
    assert metadata.properties()["og:description"] == GOOD["description"]


def test_social_fields_can_differ() -> None:
    metadata = Metadata(**GOOD, og_title="Another title", twitter_description="Other words")
    assert metadata.properties()["og:title"] == "Another title"
    assert metadata.named()["twitter:title"] == "Another title"
    assert metadata.named()["twitter:description"] == "Other words"


@pytest.mark.parametrize(
    ("field", "value"),
    [("title", "short"), ("title", "x" * 71), ("description", "short"), ("keywords", ())],
)
def test_what_a_search_result_would_cut_is_refused(field: str, value: object) -> None:
    with pytest.raises(ValueError, match=field):
        Metadata(**{**GOOD, field: value})


def test_a_page_that_is_not_indexed_says_so() -> None:
    page = Page(
        path="/resources/thing",
        label="Thing",
        title=str(GOOD["title"]),
        description=str(GOOD["description"]),
        keywords=("one",),
        body=rx.fragment,
        indexed=False,
    )
    metadata = page.metadata("https://example.com")
    assert metadata.robots == "noindex"
    assert metadata.canonical == "https://example.com/resources/thing"
    assert metadata.og_image == "https://example.com/social/resources--thing.jpg"
