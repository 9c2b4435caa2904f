"""The picture on the home page: one walk by touch and keyboard, its bells, its places at every width."""

import re

from playwright.sync_api import Locator, Page, expect

from santa_app import product
from santa_app.content import home_scene as words
from santa_app.content import paths
from santa_app.content.home_scene import HAT, PUFFS, TREE_LOOKS
from santa_app.states.home_scene import HAT_SECONDS
from tests.e2e.feature_steps import (
    COUNT_TONES,
    SMALL,
    accessible,
    fits,
    is_still,
    nothing_shifted,
    record_shifts,
    stopped,
    tab_to,
)
from tests.e2e.fixture_types import AtDate
from tests.support.waiting import wait_in_page

_HELD_UP = """hat => new DOMMatrix(getComputedStyle(hat).transform).m42 < 0"""
_FAULTS = """() => {
  const hero = document.querySelector("main section");
  const words = [], walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode);
  const cover = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  return [...hero.querySelectorAll(".touch")].flatMap(target => {
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const box = target.getBoundingClientRect(), found = [];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (Math.min(box.width, box.height) < 44) found.push("is small");
    if (box.left < 0 || box.right > innerWidth) found.push("is cut off");
    if (document.elementFromPoint(x, y) !== target) found.push("is covered");
    for (const word of words) {
      const range = document.createRange();
      range.selectNodeContents(word);
      if ([...range.getClientRects()].some(line => cover(line, box))) found.push("covers " + word.textContent);
    }
    return found.map(fault => target.getAttribute("aria-label") + " " + fault);
  });
}"""
"""Returns the faults of the buttons over the picture at this width."""


def _button(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=words.WORDS["picture"]).get_by_role("button", name=name)


def _says(page: Page, text: str) -> None:
    expect(page.locator("main section").first.get_by_role("status")).to_have_text(text)


def _tones(page: Page) -> int:
    return page.evaluate("window.tones")


def test_the_picture_answers_touch_and_keyboard(at_date: AtDate) -> None:
    page = stopped(at_date, paths.HOME, **SMALL)
    page.add_init_script(COUNT_TONES)
    record_shifts(page)
    page.reload()
    page.wait_for_function("window.dataLayer?.length > 0")
    _says(page, words.SAID["hint"])
    _touch(page)
    _press_keys(page)
    accessible(page)
    nothing_shifted(page)
    _come_again(page)
    for width in (320, 360, 640, 768, 1024, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        fits(page)
        assert page.evaluate(_FAULTS) == [], width


def _touch(page: Page) -> None:
    """A visitor who prefers reduced motion sees each change at once, and hears nothing."""
    windows = _button(page, words.WORDS["windows"])
    expect(windows).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".scene-elf")).to_be_hidden()
    windows.tap()
    expect(windows).to_have_attribute("aria-pressed", "true")
    _says(page, words.SAID["windows_lit"])
    expect(page.locator(".scene-elf")).to_be_visible()
    expect(page.locator(".scene-windows")).to_have_css("opacity", "1")
    moon = _button(page, words.WORDS["moon"])
    moon.tap()
    _says(page, words.SAID["sleigh_here"])
    expect(page.locator(".scene-sleigh")).to_be_visible()
    _button(page, words.WORDS["santa"]).tap()
    _says(page, words.SANTA_NEWS[0])
    moon.tap()
    _says(page, words.SAID["sleigh_gone"])
    expect(page.locator(".scene-sleigh")).to_be_hidden()
    expect(_button(page, words.WORDS["santa"])).to_have_count(0)
    for news in words.PRESENT_NEWS:
        _button(page, words.WORDS["present"]).tap()
        _says(page, news)
    is_still(page)
    assert _tones(page) == 0


def _press_keys(page: Page) -> None:
    """The bell is rung, then the rest of the picture, by the keyboard alone."""
    bell = page.get_by_role("button", name=words.WORDS["bell"])
    bell.focus()
    page.keyboard.press("Space")
    expect(bell).to_have_attribute("aria-pressed", "true")
    _says(page, words.SAID["bell_on"])
    for name, key, said in (
        (words.WORDS["chimney"], "Enter", PUFFS[0].news),
        (words.WORDS["tree"], "Space", TREE_LOOKS[1].news),
        (words.WORDS["snowman"], "Enter", HAT[0]),
    ):
        before = _tones(page)
        assert before > 0
        tab_to(page, _button(page, name), most=6)
        page.keyboard.press(key)
        _says(page, said)
        wait_in_page(page, lambda: _tones(page) > before, "a tone")  # noqa: B023
    expect(page.locator(".scene-puff")).to_be_visible()
    expect(page.locator(".scene-lights")).to_have_css("opacity", "1")
    hat = page.locator(".scene-hat")
    assert hat.evaluate(_HELD_UP)
    page.clock.run_for(round(1000 * HAT_SECONDS))
    wait_in_page(page, lambda: not hat.evaluate(_HELD_UP), "the hat is down")
    is_still(page)
    tab_to(page, page.get_by_role("link", name=words.WORDS["mailbox"]), most=1)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"{product.LETTER_PATH}$"))
    # As a visitor would, wait for the whole page before going back.
    expect(page.get_by_role("form")).to_be_visible()
    page.go_back()
    expect(bell).to_be_visible()


def _come_again(page: Page) -> None:
    """The device remembers that the bells are on, until the visitor switches them off; then by mouse."""
    page.reload()
    page.wait_for_function("window.dataLayer?.length > 0")
    bell = page.get_by_role("button", name=words.WORDS["bell"])
    expect(bell).to_have_attribute("aria-pressed", "true")
    _says(page, words.SAID["hint_with_bells"])
    assert _tones(page) == 0
    _button(page, words.WORDS["tree"]).tap()
    wait_in_page(page, lambda: _tones(page) > 0, "a tone")
    bell.tap()
    _says(page, words.SAID["bell_off"])
    before = _tones(page)
    _button(page, words.WORDS["tree"]).click()
    assert _tones(page) == before
