"""Coloring on the screen: one walk by touch, keyboard and mouse, with reload, print, save and no server's help."""

import base64
import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.feature_steps import (
    COLOR_ONLINE,
    RECORD_PRINTS,
    SMALL,
    fits,
    is_still,
    nothing_shifted,
    prints,
    record_shifts,
    tab_to,
)
from tests.e2e.fixture_types import NewPage
from tests.support.visit import visit
from tests.support.waiting import wait_in_page

NOSE, SKY, FLAKE = (395, 580), (384, 150), (392, 215)
"""Places of Rudolph's page, in its units from the top left corner."""
RED, BLUE, WHITE = [215, 38, 61], [53, 104, 201], [255, 255, 255]


def _tap(canvas: Locator, place: tuple[int, int]) -> None:
    box = canvas.bounding_box()
    assert box
    canvas.tap(position={"x": place[0] / 768 * box["width"], "y": place[1] / 1024 * box["height"]})


def _becomes(canvas: Locator, place: tuple[int, int], color: list[int]) -> None:
    """Wait until the canvas shows this color at a place."""
    wait_in_page(canvas.page, lambda: _color(canvas, place) == color, f"{color} at {place}")


def _width(canvas: Locator) -> float:
    box = canvas.bounding_box()
    assert box
    return box["width"]


def _color(canvas: Locator, place: tuple[int, int]) -> list[int]:
    """Return the color that the canvas shows at a place, which lies off its lines."""
    return canvas.evaluate(
        """(canvas, [x, y]) => {
          const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
          copy.drawImage(canvas, -2 * x, -2 * y);
          return [...copy.getImageData(0, 0, 1, 1).data].slice(0, 3);
        }""",
        list(place),
    )


def _choose(page: Page, name: str) -> None:
    """Tap a color; the round mark is a part of the label of its radio button."""
    page.locator("label").filter(has=page.get_by_role("radio", name=name, exact=True)).tap()


def _canvas(page: Page) -> Locator:
    return page.get_by_role("img", name=re.compile("^Outline drawing of Rudolph"))


def _news(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile(r"\w"))


def test_a_picture_colored_by_touch_keyboard_and_mouse(new_page: NewPage) -> None:
    page = new_page(**SMALL)
    _arrive(page)
    _color_by_touch(page)
    _reload_and_color_by_keyboard(page)
    _look_closer(page)
    _pinch(page)
    _hang(page)
    _print_and_save(page)
    _start_over(page)


def _arrive(page: Page) -> None:
    page.goto("/about")  # the fonts are in the browser's cache then, and move no heading
    record_shifts(page)
    page.context.add_init_script(RECORD_PRINTS)
    visit(page, "/coloring-pages")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Rudolph"))
    expect(card.get_by_role("link", name="Color on Screen")).to_have_accessible_description(
        "Rudolph"
    )
    card.get_by_role("link", name="Color on Screen").tap()
    page.wait_for_url(f"**{COLOR_ONLINE}?page=rudolph")
    expect(_news(page)).to_have_text("Pick a color, then tap the picture.")
    nothing_shifted(page)
    fits(page)


def _color_by_touch(page: Page) -> None:
    """Color without the server; a finger beside a small area in a large one means the small one."""
    canvas, news = _canvas(page), _news(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    _tap(canvas, NOSE)
    expect(news).to_have_text(re.compile(r"^Now it's red\. 1 of \d\d areas are colored\.$"))
    _becomes(canvas, NOSE, RED)
    _choose(page, "Blue")
    _tap(canvas, (FLAKE[0] + 20, FLAKE[1]))  # its radius is 13 units
    assert (_color(canvas, FLAKE), _color(canvas, SKY)) == (BLUE, WHITE)
    _tap(canvas, SKY)
    _becomes(canvas, SKY, BLUE)
    _choose(page, "Rainbow")
    _tap(canvas, SKY)
    assert _color(canvas, SKY) not in (BLUE, WHITE)
    page.get_by_role("button", name="Undo").tap()
    _becomes(canvas, SKY, BLUE)
    assert asked == []
    is_still(page)


def _reload_and_color_by_keyboard(page: Page) -> None:
    canvas, news = _canvas(page), _news(page)
    page.reload()
    expect(news).to_have_text("Pick a color, then tap the picture.")
    assert (_color(canvas, NOSE), _color(canvas, SKY)) == (RED, BLUE)
    areas = page.get_by_role("group", name="Areas of the picture").get_by_role("button")
    tab_to(page, areas.first, most=60)
    before = page.evaluate("scrollY")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    reached = page.locator(":focus")
    expect(reached).to_have_accessible_name(re.compile("^Area .* white$"))
    assert page.evaluate("scrollY") - before < 200  # arrows go to the area, and scroll no further
    page.keyboard.press("Space")
    expect(reached).to_have_accessible_name(re.compile("^Area .* red$"))
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Red")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Orange")).to_be_checked()


def _look_closer(page: Page) -> None:
    canvas = _canvas(page)
    wide = canvas.bounding_box()
    page.get_by_role("button", name="Look closer").tap()
    assert wide
    wait_in_page(page, lambda: _width(canvas) > 1.9 * wide["width"], "a larger picture")
    fits(page)
    page.get_by_role("button", name="Whole picture").tap()


def _pinch(page: Page) -> None:
    """Two fingers that move apart zoom, as long as they stay in the picture."""
    canvas = _canvas(page)
    before = _width(canvas)
    canvas.evaluate("canvas => canvas.scrollIntoView({ block: 'center' })")
    box = canvas.bounding_box()
    assert box
    session = page.context.new_cdp_session(page)
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 55)):
        fingers = [{"x": middle[0] + side * apart, "y": middle[1]} for side in (-1, 1)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_in_page(page, lambda: _width(canvas) > 2 * before, "a larger picture")
    fits(page)
    page.get_by_role("button", name="Whole picture").tap()
    wait_in_page(page, lambda: _width(canvas) == before, "the whole picture")


def _hang(page: Page) -> None:
    """Hang the picture, come back to it after a reload, and change one's mind about taking it down."""
    canvas, news = _canvas(page), _news(page)
    page.get_by_role("button", name="Keep in my gallery").tap()
    expect(news).to_have_text("It's hanging in your gallery now.")
    _choose(page, "Red")
    _tap(canvas, SKY)
    _becomes(canvas, SKY, RED)
    page.reload()
    expect(news).to_have_text("Pick a color, then tap the picture.")
    page.get_by_role("button", name="Open Rudolph").tap()
    _becomes(canvas, SKY, BLUE)
    gallery = page.get_by_role("region", name="My gallery")
    gallery.get_by_role("button", name="Take Rudolph down").tap()
    expect(gallery.get_by_role("button", name="Put it back")).to_be_focused()
    expect(gallery.get_by_role("listitem")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(gallery.get_by_role("listitem")).to_have_count(1)
    expect(gallery.get_by_role("button", name="Open Rudolph")).to_be_focused()
    fits(page)


def _choose_by_mouse(page: Page, name: str) -> None:
    page.locator("label").filter(has=page.get_by_role("radio", name=name, exact=True)).click()


def _print_and_save(page: Page) -> None:
    page.get_by_role("button", name="Print", exact=True).tap()
    # The printed window closes itself.
    page.wait_for_function("window.prints?.length === 1")
    (printed,) = prints(page)
    assert "data:image/png" in printed["html"]
    assert 'alt="Rudolph"' in printed["html"]
    assert printed["widths"] == [1536]
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save picture").tap()
    saved = coming.value
    assert saved.suggested_filename == "rudolph.png"
    shown = _canvas(page).evaluate("c => c.toDataURL('image/png').split(',')[1]")
    assert saved.path().read_bytes() == base64.b64decode(shown)


def _start_over(page: Page) -> None:
    canvas, news = _canvas(page), _news(page)
    box = canvas.bounding_box()
    assert box
    _choose_by_mouse(page, "Blue")
    canvas.click(position={"x": NOSE[0] / 768 * box["width"], "y": NOSE[1] / 1024 * box["height"]})
    _becomes(canvas, NOSE, BLUE)
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("button", name="No, keep it")).to_be_focused()
    page.get_by_role("button", name="Yes, start over").click()
    expect(news).to_contain_text("All white again.")
    assert (_color(canvas, NOSE), _color(canvas, SKY)) == (WHITE, WHITE)
    assert page.evaluate("localStorage.coloring ?? ''") == ""
