"""A page's metadata: defaults, overrides, and limits of search results."""

import pytest
import reflex as rx

from santa_app.components import page as page_module
from santa_app.components.page import Page
from santa_app.i18n import language, use_locale
from tests.support.language import catalogs_in

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


def test_a_page_names_its_other_languages_where_there_are_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page_module, "SITE_LANGUAGES", (language("en"), language("de")))
    with catalogs_in():
        page = make_page(path="/someone-to-talk-to")
        links = "".join(map(str, page.meta(SITE)))
        assert "hrefLang" not in str(make_page(indexed=False).meta(SITE))
        with use_locale("de"):
            german = make_page(path="/jemand-zum-reden")
            tags = head(german)
            assert german.slug == page.slug
            assert str(german.meta(SITE)[-1]) == str(page.meta(SITE)[-1])
    assert tags["og:url"] == f"{SITE}/de/jemand-zum-reden"
    assert tags["og:locale"] == "de"
    for tag, path in (
        ("en", "/someone-to-talk-to"),
        ("de", "/de/jemand-zum-reden"),
        ("x-default", "/someone-to-talk-to"),
    ):
        assert f'href:"{SITE}{path}",hrefLang:"{tag}",rel:"alternate"' in links
