"""Compression, caching, page weight, and links that prefetch the next page."""

import gzip
import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import Page, Route, expect

from santa_app import product
from santa_app.content import paths
from santa_app.site import ROUTES
from tests.e2e.fixture_types import NewPage
from tests.support.console_guard import Guard
from tests.support.page_weight import BUDGET_JS, BUDGET_PAGE, ROOM_FOR_MUSIC, Build
from tests.support.running_site import ROOT, RunningSite
from tests.support.visit import alerts, visit
from tests.support.waiting import wait_in_page


def ask(address: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Return status, headers and undecoded body."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=named)) as answer:
            found = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, found, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0.5, gzip", "gzip"),
        ("br;q=0, gzip;q=0.1", "gzip"),
        ("*;q=0", None),
        ("identity", None),
    ],
)
def test_page_is_compressed_as_the_browser_accepts(
    site: RunningSite, accepts: str, encoding: str | None
) -> None:
    status, headers, body = ask(f"{site.local_url}/about", Accept_Encoding=accepts)
    plain = ask(f"{site.local_url}/about")[2]
    assert status == 200
    assert headers.get("content-encoding") == encoding
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert "Accept-Encoding" in headers["vary"]
    assert int(headers["content-length"]) == len(body)
    if encoding == "gzip":
        assert gzip.decompress(body) == plain
    elif encoding == "br":
        assert len(body) < len(gzip.compress(plain, 9))
    else:
        assert body == plain


def test_unchanged_files_are_answered_with_304(site: RunningSite) -> None:
    for path in ("/about", "/art/logo.svg", "/sw.js"):
        _, headers, _ = ask(site.local_url + path, Accept_Encoding="br")
        known = headers["etag"]
        status, again, body = ask(site.local_url + path, Accept_Encoding="br", If_None_Match=known)
        assert (status, body) == (304, b""), path
        assert again["cache-control"] == headers["cache-control"]
        other = ask(site.local_url + path, Accept_Encoding="gzip")[1]["etag"]
        assert other != known, "another encoding is another representation"


def test_downloads_support_range_requests(site: RunningSite) -> None:
    whole = ask(f"{site.local_url}/templates/letter-to-santa.pdf", Accept_Encoding="br, gzip")
    assert whole[1]["content-type"] == "application/pdf"
    assert "content-encoding" not in whole[1]
    part = ask(f"{site.local_url}/templates/letter-to-santa.pdf", Range="bytes=0-99")
    assert (part[0], part[2]) == (206, whole[2][:100])


@pytest.mark.usefixtures("site")
def test_first_visit_is_within_its_budget() -> None:
    build = Build(ROOT / ".web" / "build" / "client")
    weights = {route.page.path: build.weigh(route.page.path) for route in ROUTES}
    assert build.missing == set()
    for path, weight in weights.items():
        budget = BUDGET_PAGE + ROOM_FOR_MUSIC * (path == paths.SONGS)
        assert 100_000 < weight.total <= budget, path
        assert weight.js <= BUDGET_JS, path


def test_toast_library_is_loaded_with_the_letter_only(new_page: NewPage) -> None:
    page = new_page()
    region = page.get_by_role("region", name=re.compile("Notifications"))
    visit(page, "/about")
    assert region.count() == 0
    page.get_by_role("banner").get_by_role("link", name="Write Letter").first.click()
    expect(region).to_be_attached()
    visit(page, "/about")
    page.evaluate(
        "dispatchEvent(new CustomEvent('toast', { detail: { kind: 'info', title: 'Ho ho', description: 'ho' } }))"
    )
    expect(region).to_contain_text("Ho ho")


def test_toast_becomes_an_alert_if_its_library_cannot_be_loaded(
    new_page: NewPage, guard: Guard
) -> None:
    guard.expect("ERR_INTERNET_DISCONNECTED")
    page = visit(new_page(), "/about")
    said = alerts(page)
    page.context.set_offline(True)
    with page.expect_event("dialog"):
        page.evaluate(
            "setTimeout(() => dispatchEvent(new CustomEvent('toast',"
            " { detail: { kind: 'info', title: 'Ho ho', description: 'ho' } })))"
        )
    assert said == ["alert: Ho ho\nho"]


def test_a_page_waits_for_the_style_sheet_of_its_own(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/_letters-to-santa_-*.css", hold)
    visit(page, "/privacy")
    page.locator(f"footer a[href='{product.LETTER_PATH}']").click()
    wait_in_page(page, lambda: held, "the sheet is asked for")
    page.wait_for_function(
        "document.querySelector('link[rel=modulepreload][href*=letters-to-santa]')"
    )
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy Policy")
    [sheet] = held
    sheet.continue_()
    expect(page.get_by_role("heading", level=1)).to_have_text(product.NAME)


def test_link_loads_its_page_on_hover_focus_and_press(page: Page) -> None:
    page.goto("/")
    page.wait_for_function("window.dataLayer?.length > 0")
    fetched = "[...document.querySelectorAll('link[rel=modulepreload]')].some(l => l.href.includes('track-santa'))"
    assert not page.evaluate(fetched)
    page.get_by_role("contentinfo").get_by_role("link", name="Track Santa").hover()
    page.wait_for_function(fetched)
    page.goto("/about")
    page.wait_for_function("window.dataLayer?.length > 0")
    page.get_by_role("contentinfo").get_by_role("link", name="Track Santa").focus()
    page.wait_for_function(fetched)
    page.goto("/privacy")
    page.wait_for_function("window.dataLayer?.length > 0")
    page.get_by_role("contentinfo").get_by_role("link", name="Track Santa").dispatch_event(
        "pointerdown"
    )
    page.wait_for_function(fetched)


def test_second_visit_transfers_less_than_10_kb(new_page: NewPage, site: RunningSite) -> None:
    """A second visit revalidates the pages and takes everything else from the cache."""
    page = new_page()
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    arrived: list[float] = []
    network.on("Network.loadingFinished", lambda event: arrived.append(event["encodedDataLength"]))
    for path in ("/", "/christmas-recipes"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        # The whole style sheets follow seconds later: without them the first visit is not complete,
        # and a second one that takes as long fetches them.
        page.wait_for_function(
            "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)"
        )
    first = sum(arrived)
    assert first > 100_000
    page.goto("about:blank")
    arrived.clear()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(arrived) < 10_000
