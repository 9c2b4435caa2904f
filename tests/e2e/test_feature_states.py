"""Accessibility of every state of every feature.

axe finds no violation, nothing is wider than the screen (a wide one, a phone's, 320 px, and at
200 % zoom), each control is large enough for a child's finger, and the keyboard focus is visible,
in forced colors too.
"""

import pytest
from playwright.sync_api import CDPSession, Page

from tests.e2e.feature_states import STATES, ZONE
from tests.e2e.feature_steps import violations_at_rest
from tests.e2e.fixture_types import NewPage
from tests.support.accessibility import cut_words, violations
from tests.support.screens import PHONE, WIDE
from tests.support.waiting import wait_for_function

LOOKS = {"wide": WIDE, "phone": PHONE}

# Hidden controls, controls shown only on keyboard focus, controls that a touch falls through, and
# links within a sentence are not measured; a checkbox or radio counts with its label.
_SMALL = """
() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => getComputedStyle(one).display !== "inline" && !one.closest("[aria-hidden=true]"))
  .filter((one) => getComputedStyle(one).pointerEvents !== "none")
  .map((one) => [one, (one.type === "checkbox" || one.type === "radio")
    ? (one.closest("label, li") ?? one) : one])
  .map(([one, target]) => [one, target.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 2 && (box.height < 43.5 || box.width < 43.5))
  .map(([one, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 120)}`)
"""

# After a key press, focus set by a script counts as keyboard focus. In forced colors the ring must
# be an outline, because browsers draw no shadows there.
_WITHOUT_RING = """
() => {
  const bare = [];
  for (const one of document.querySelectorAll("main a[href], main button:enabled, main input, main select, main textarea, main summary, header a[href], header button")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.tabIndex < 0) continue;
    one.focus({ preventScroll: true });
    if (document.activeElement !== one) continue;
    const look = getComputedStyle(one);
    const outlined = look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2;
    const ringed = !matchMedia("(forced-colors: active)").matches && look.boxShadow !== "none";
    if (!outlined && !ringed) bare.push(one.outerHTML.slice(0, 120));
  }
  return bare;
}
"""


@pytest.mark.parametrize("timed", [True, False], ids=["stopped clock", "running clock"])
def test_states_are_accessible(new_page: NewPage, subtests: pytest.Subtests, timed: bool) -> None:
    """One page shows all states, because opening a page costs more than axe.

    axe and the keyboard see each state on one screen, the phone's if it exists there:
    `test_routes.py` runs axe on every page on a wide screen.
    """
    page = new_page(timezone_id=ZONE)
    device = page.context.new_cdp_session(page)
    states = [state for state in STATES if bool(state.when) is timed]
    assert len(states) > 10
    for state in states:
        for look in state.widths:
            with subtests.test(state=state.name, look=look):
                _turn_into(look, page, device)
                if state.fleeting or look == state.widths[0]:
                    state.open(page)
                if look == state.widths[-1]:
                    assert (violations_at_rest if state.when else violations)(page) == []
                # After axe, which waits for transitions to end.
                assert page.evaluate(_SMALL) == []
                _fits(page)
        # Last, because moving the focus may leave the state: it closes a menu.
        with subtests.test("keyboard focus", state=state.name):
            page.keyboard.press("Shift")
            assert page.evaluate(_WITHOUT_RING) == []
            page.emulate_media(forced_colors="active")
            assert page.evaluate(_WITHOUT_RING) == []
            page.emulate_media(forced_colors="none")
        page.evaluate("localStorage.clear(); sessionStorage.clear()")


def _turn_into(look: str, page: Page, device: CDPSession) -> None:
    """Turn the page's screen into a wide one, or into a phone's, which is touched."""
    page.set_viewport_size(LOOKS[look])
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": look == "phone"})


def _fits(page: Page) -> None:
    """Check that nothing is wider than the screen or its card, also at half the width (200 % zoom) or 320 px."""
    size = page.viewport_size
    assert size
    for width in (size["width"], max(size["width"] // 2, 320)):
        page.set_viewport_size({"width": width, "height": size["height"]})
        # The layout follows the new size with a delay.
        wait_for_function(page, "document.documentElement.scrollWidth <= innerWidth")
        assert cut_words(page) == [], width
    page.set_viewport_size(size)
