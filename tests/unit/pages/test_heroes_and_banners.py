"""Heroes, headings and closing banners: neighbors in the menu do not look alike."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
import reflex as rx
from fontTools.ttLib import TTFont
from reflex.vars import LiteralStringVar
from reflex_base.components.component import BaseComponent

from art.fonts import FONTS, faces
from santa_app.components.page import Page
from santa_app.content import pages as texts
from santa_app.content import paths
from santa_app.i18n import LANGUAGES, Language
from santa_app.i18n.catalogs import catalog
from santa_app.site import ROUTES, navigation

PAGES = {route.page.path: route.page for route in ROUTES}


@cache
def _body(page: Page) -> rx.Component:
    return page.body()


def _parts(component: rx.Component) -> Iterator[rx.Component]:
    yield component
    for child in component.children:
        yield from _parts(child)


@cache
def _sections(page: Page) -> tuple[rx.Component, ...]:
    return tuple(part for part in _parts(_body(page)) if part.tag == "section")


def _pictures(section: rx.Component) -> set[str]:
    return {str(part.src) for part in _parts(section) if part.tag == "img"}


def _hero(page: Page) -> rx.Component:
    return next(one for one in _sections(page) if any(part.tag == "h1" for part in _parts(one)))


def _banner_pictures(page: Page) -> set[str]:
    closing = [one for one in _sections(page) if "closing" in str(one.class_name).split()]
    return {picture for one in closing for picture in _pictures(one)}


def _menu() -> list[Page]:
    nav = navigation()
    links = [nav.letter, *nav.main, *(link for group in nav.groups for link in group.links)]
    return [PAGES[link.path] for link in (*links, *nav.last)]


def test_neighbors_in_the_menu_share_no_hero_and_no_banner() -> None:
    pages = _menu()
    assert len(pages) > 15
    for one, other in pairwise(pages):
        # The picture of the Advent calendar is its street, below the words.
        assert _pictures(_hero(one)) or one.path == paths.ADVENT, one.path
        assert not _pictures(_hero(one)) & _pictures(_hero(other)), (one.path, other.path)
        assert not _banner_pictures(one) & _banner_pictures(other), (one.path, other.path)


def test_the_table_describes_pages_of_the_site() -> None:
    assert texts.PAGES.keys() <= {*PAGES, texts.NOT_FOUND}


def _in_display_face(part: BaseComponent, *, inside: bool = False) -> Iterator[str]:
    names = str(getattr(part, "class_name", None))
    inside = (inside or "font-display" in names) and "font-sans" not in names
    text = getattr(part, "contents", None)
    if inside and isinstance(text, LiteralStringVar):
        yield text._var_value
    for child in part.children:
        yield from _in_display_face(child, inside=inside)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one.script == "latin"])
def test_the_display_face_has_all_letters_and_digits_of_headings(language: Language) -> None:
    letters = faces(language)["display"].cut.characters
    drawn = letters.union(
        *(map(chr, TTFont(file).getBestCmap()) for file in FONTS.glob("mountains*"))
    )
    translate = catalog(language.locale).gettext
    headings = {
        (translate(text), path)
        for path, page in PAGES.items()
        for text in _in_display_face(_body(page))
    }
    assert len(headings) > 200
    missing = {(text, path) for text, path in headings if set(text) & drawn - letters}
    assert missing == set(), "see heading_letters in art/fonts.py"
