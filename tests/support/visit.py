"""Steps on any page: open it, read analytics events and alerts, follow links to other sites."""

from playwright.sync_api import BrowserContext, Dialog, Locator, Page, Route, expect

from santa_app.framework.build.deferred_hydration import ANIMATIONS_PAUSED
from tests.support.running_site import RunningSite
from tests.support.waiting import wait_for_function


def visit(page: Page, path: str) -> Page:
    """Open a page and wait for its page view event; from then on its buttons work."""
    page.goto(path)
    wait_for_function(page, "window.dataLayer?.some(e => e.event === 'page_view')")
    return page


def wait_until_it_reacts(page: Page) -> None:
    """Wait until React has taken over a page; from then on its buttons work.

    For any page, also the one that reports no page view.
    """
    main = "Object.keys(document.getElementById('main') ?? {})"
    wait_for_function(page, f"{main}.some(key => key.startsWith('__reactProps$'))")


def wait_until_it_moves(page: Page) -> None:
    """Wait until the animations of a page have started."""
    wait_for_function(page, f"!document.documentElement.hasAttribute('{ANIMATIONS_PAUSED}')")


def events(page: Page, name: str) -> list[dict[str, str]]:
    """Return the analytics events of that name, without the name."""
    pushed = page.evaluate("name => window.dataLayer.filter(e => e.event === name)", name)
    return [{key: value for key, value in one.items() if key != "event"} for one in pushed]


def alerts(page: Page) -> list[str]:
    """Accept every dialog of the page from now on; return the list that collects their texts."""
    said: list[str] = []

    def close(dialog: Dialog) -> None:
        said.append(f"{dialog.type}: {dialog.message}")
        dialog.accept()

    page.on("dialog", close)
    return said


def count_prints(page: Page) -> None:
    """Count calls of the print dialog in `window.prints` instead of opening it."""
    page.add_init_script("window.prints = 0; window.print = () => { window.prints += 1 }")


def prints(page: Page) -> int:
    """Return how often the print dialog was opened."""
    return page.evaluate("window.prints")


def stay_at_home(context: BrowserContext, site: RunningSite) -> None:
    """Answer requests to other sites with an empty page: no test leaves this machine."""

    def answer(route: Route) -> None:
        if route.request.url.startswith(site.url):
            route.continue_()
        else:
            route.fulfill(body="<title>Elsewhere</title>", content_type="text/html")

    context.route("**/*", answer)


def opened_elsewhere(link: Locator) -> str:
    """Follow a link that opens another site in a new tab without opener; return its URL."""
    page = link.page
    here = page.url
    with page.context.expect_page() as opening:
        link.click()
    opened = opening.value
    opened.wait_for_load_state()
    assert opened.evaluate("window.opener === null")
    assert page.url == here
    address = opened.url
    opened.close()
    return address


def expect_shown(items: Locator, titles: list[str]) -> None:
    """Wait until exactly these items are visible, in this order."""
    expect(items.filter(visible=True)).to_have_text(titles)
