"""Heroes, headings and closing banners: neighbors in the menu do not look alike."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import reflex as rx
from fontTools.ttLib import TTFont
from reflex.vars import LiteralStringVar
from reflex_base.components.component import BaseComponent

from santa_app.components.page import Page
from santa_app.site import ROUTES, navigation

PAGES = {route.page.path: route.page for route in ROUTES}
ASSETS = Path(__file__).resolve().parents[3] / "assets"
DISPLAY_FACE = "mountains-of-christmas-700.woff2"


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
        assert _pictures(_hero(one)), one.path
        assert not _pictures(_hero(one)) & _pictures(_hero(other)), (one.path, other.path)
        assert not _banner_pictures(one) & _banner_pictures(other), (one.path, other.path)


def test_every_page_of_the_menu_has_a_hero_of_its_own() -> None:
    pages = _menu()
    heroes = {picture for page in pages for picture in _pictures(_hero(page))}
    assert len(heroes) >= len(pages)


def test_banners_have_many_pictures() -> None:
    pictures = {picture for page in PAGES.values() for picture in _banner_pictures(page)}
    assert len(pictures) >= 6


def _in_display_face(part: BaseComponent, *, inside: bool = False) -> Iterator[str]:
    """Yield the fixed texts in the display face."""
    names = str(getattr(part, "class_name", None))
    inside = (inside or "font-display" in names) and "font-sans" not in names
    text = getattr(part, "contents", None)
    if inside and isinstance(text, LiteralStringVar):
        yield text._var_value
    for child in part.children:
        yield from _in_display_face(child, inside=inside)


def test_the_display_face_has_all_letters_and_digits_of_headings() -> None:
    css = (ASSETS / "styles" / "site.css").read_text()
    stated = re.search(rf"{DISPLAY_FACE}.*?unicode-range: ([^;]+);", css, flags=re.DOTALL)
    assert stated
    letters: set[int] = set()
    for part in stated[1].replace("U+", "").split(", "):
        first, _, last = part.partition("-")
        letters |= set(range(int(first, 16), int(last or first, 16) + 1))
    assert letters <= set(TTFont(ASSETS / "fonts" / DISPLAY_FACE).getBestCmap())
    headings = {
        (text, path) for path, page in PAGES.items() for text in _in_display_face(_body(page))
    }
    assert len(headings) > 200
    assert {one for one in headings if not set(map(ord, one[0])) <= letters} == set()
