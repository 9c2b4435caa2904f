"""Every page in each engine on a phone and on a wide screen."""

import pytest

from santa_app.site import ROUTES
from tests.browsers.engine import HEIGHTS, Engine, keep
from tests.support.layout import FITS
from tests.support.running_site import RunningSite
from tests.support.waiting import wait_until

pytestmark = pytest.mark.nightly
PATHS = (*(route.page.path for route in ROUTES), "/404")
NOT_FOUND = "console.error: 404: no page at /404"
PLANTED = ("thrown", "rejected: left", "not loaded: ", "policy: script-src")
SHOWN = "[...document.images].every(one => !one.complete || one.naturalWidth)"


@pytest.mark.parametrize("width", HEIGHTS)
def test_every_page(page: Engine, site: RunningSite, width: int) -> None:
    """No page has an error, is refused anything, or scrolls sideways."""
    wrong: list[str] = []
    for path in PATHS:
        page.open(path, width)
        name = path.strip("/").replace("/", "--") or "home"
        keep(f"{page.name}-{width}-{name}.png", page.screenshot())
        if page.evaluate("document.querySelectorAll('h1').length") != 1:
            wrong.append(f"{path}: not one h1")
        if not page.evaluate(FITS):
            wrong.append(f"{path}: scrolls sideways")
        page.wait("document.readyState === 'complete'")
        wait_until(lambda: page.evaluate(SHOWN), f"{path} shows its pictures")
        wrong += [f"{path}: {error}" for error in page.errors() if NOT_FOUND not in error]
    assert wrong == []
    assert len(PATHS) > 40


def test_errors_are_noticed(page: Engine, site: RunningSite) -> None:
    page.open("/about")
    page.evaluate("(setTimeout(() => { throw new Error('thrown'); }), Promise.reject('left'), 1)")
    page.evaluate("(document.body.append(new Image()), document.images[0].src = '/none.png', 1)")
    page.evaluate(
        "(s => { s.text = '1'; document.head.append(s); })(document.createElement('script'))"
    )
    found: list[str] = []

    def noticed() -> bool:
        found.extend(page.errors())
        return all(any(part in one for one in found) for part in PLANTED)

    wait_until(noticed, "all errors are noticed")
