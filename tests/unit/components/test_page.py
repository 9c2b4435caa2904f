"""A page's metadata: defaults, overrides, and limits of search results."""

import pytest
import reflex as rx

from santa_app.components.page import Page

SITE = "https://example.com"


def make_page(**fields: object) -> Page:
    values = {
        "path": "/resources/thing",
        "label": "Thing",
        "title": "A title of a page",
        "description": "A description that is long enough to tell what the page is about.",
        "keywords": "one, two",
        "body": rx.fragment,
    }
    return Page(**{**values, **fields})


def head(page: Page) -> dict[str, str]:
    tags = [tag for tag in page.meta(SITE) if isinstance(tag, dict)]
    return {tag.get("name") or tag["property"]: tag["content"] for tag in tags}


def test_social_fields_follow_title_and_description() -> None:
    page = make_page()
    tags = head(page)
    assert tags["og:title"] == tags["twitter:title"] == page.title
    assert tags["og:description"] == tags["twitter:description"] == page.description
    assert tags["twitter:image"] == page.og_image(SITE) == f"{SITE}/social/resources--thing.jpg"
    assert tags["keywords"] == "one, two"
    assert tags["robots"] == "index, follow"
    assert tags["og:type"] == "website"
    assert tags["twitter:card"] == "summary_large_image"


def test_social_fields_can_differ() -> None:
    tags = head(make_page(og_title="Another title", twitter_description="Other words"))
    assert tags["og:title"] == tags["twitter:title"] == "Another title"
    assert tags["twitter:description"] == "Other words"


@pytest.mark.parametrize(
    ("field", "value"),
    [("title", "short"), ("title", "x" * 71), ("description", "short"), ("keywords", "")],
)
def test_what_a_search_result_would_cut_is_refused(field: str, value: object) -> None:
    with pytest.raises(ValueError, match=field):
        make_page(**{field: value})


def test_a_page_can_point_to_its_canonical_path_and_stay_out_of_search() -> None:
    page = make_page(indexed=False, canonical="/thing")
    assert head(page)["robots"] == "noindex"
    assert head(page)["og:url"] == f"{SITE}/thing"
    assert f'href:"{SITE}/thing"' in str(page.meta(SITE)[-1])
