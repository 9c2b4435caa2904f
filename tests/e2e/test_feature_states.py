"""Accessibility of every state of every feature: on a wide screen, a phone and in forced colors.

axe finds no violation, nothing is wider than the screen (down to 320 px and at 200 % zoom), each
control is large enough for a child's finger, and the keyboard focus is visible.
"""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.accessibility import violations
from tests.e2e.feature_states import STATES, ZONE, FeatureState
from tests.e2e.feature_steps import accessible
from tests.e2e.fixture_types import NewPage
from tests.e2e.screens import PHONE, WIDE
from tests.support.waiting import wait_for_function

pytestmark = pytest.mark.long

LOOKS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
CASES = [(state, look) for state, look in product(STATES, LOOKS) if look in state.widths]

# Hidden controls, controls shown only on keyboard focus, and links within a sentence are not
# measured; a checkbox or radio counts with its label.
_SMALL = """
() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => getComputedStyle(one).display !== "inline" && !one.closest("[aria-hidden=true]"))
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


@pytest.mark.parametrize(
    ("state", "look"), CASES, ids=[f"{state.name} {look}" for state, look in CASES]
)
def test_state_is_accessible(new_page: NewPage, state: FeatureState, look: str) -> None:
    page = new_page(timezone_id=ZONE, **LOOKS[look])
    state.open(page)
    if state.when:
        accessible(page)
    else:
        assert violations(page) == []
    # After axe, which waits for transitions to end.
    assert page.evaluate(_SMALL) == []
    _fits(page)
    # Last, because moving the focus may leave the state: it closes a menu.
    page.keyboard.press("Shift")
    assert page.evaluate(_WITHOUT_RING) == []
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    assert page.evaluate(_WITHOUT_RING) == []


def _fits(page: Page) -> None:
    """Check that nothing is wider than the screen, at 320 px and at half the width (200 % zoom)."""
    size = page.viewport_size
    assert size
    for width in (size["width"], size["width"] // 2, 320):
        page.set_viewport_size({"width": max(width, 320), "height": size["height"]})
        # The layout follows the new size with a delay.
        wait_for_function(page, "document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(size)
