"""A visitor of a site in two languages, one of which is written from right to left.

The site is a copy with a few pages and the test's own small catalog.
"""

import re
import shutil
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.e2e.conftest import API_KEY
from tests.support import chromium
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.language import CATALOGS
from tests.support.letter_form import Letter, LetterPage
from tests.support.page_fonts import preloaded_fonts, requested_fonts
from tests.support.running_site import RunningSite, build_site, site_in
from tests.support.shared_build import built_once
from tests.support.site_copy import copy_site
from tests.support.visit import visit
from tests.support.visitor_context import visitor
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.nightly

CATALOG = CATALOGS / "ar.po"
FEW_PAGES = """ROUTES: tuple[Route, ...] = (
    Route(home.PAGE, menu="main"),
    Route(letter.PAGE, menu="letter", footer="quick"),
    Route(my_letter.PAGE),
)
"""
SETTINGS = {"SENDGRID_API_KEY": API_KEY, "LANGUAGES": "ar", "INCOMPLETE_LANGUAGES": "ar"}
LETTER = "/ar/risala-ila-santa"
CONTROLLED_BY = "script => navigator.serviceWorker.controller?.scriptURL === script"
MENU = "اللغات"


def _build(folder: Path) -> None:
    build_site()  # installs the packages that the copy uses, too
    copy = copy_site(folder)
    copy.keep_routes(FEW_PAGES)
    (folder / "locales").mkdir(exist_ok=True)
    shutil.copy(CATALOG, folder / "locales")
    done = copy.build(**SETTINGS)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


@pytest.fixture(scope="module")
def bilingual(
    tmp_path_factory: pytest.TempPathFactory, inbox: FakeSendGrid
) -> Iterator[RunningSite]:
    """The site in English and Arabic."""
    folder = built_once("languages", [Path(__file__), CATALOG], _build)
    running = site_in(tmp_path_factory.mktemp("bilingual"), SENDGRID_HOST=inbox.url, **SETTINGS)
    running.root = folder
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def its_browser(playwright_api: Playwright, bilingual: RunningSite) -> Iterator[Browser]:
    with chromium.launch(playwright_api, bilingual.port) as launched:
        yield launched


@pytest.fixture
def arabic_reader(its_browser: Browser, bilingual: RunningSite) -> Iterator[Page]:
    """A page of a visitor whose browser asks for Arabic."""
    context = visitor(its_browser, bilingual, locale="ar-EG", service_workers="allow")
    yield context.new_page()
    context.close()


def head(page: Page, selector: str, attribute: str) -> list[str]:
    return page.locator(f"head {selector}").evaluate_all(
        "(all, name) => all.map((one) => one.getAttribute(name))", attribute
    )


def status(site: RunningSite, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(site.local_url + path, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def test_a_visitor_changes_the_language_and_writes_a_letter(
    arabic_reader: Page, bilingual: RunningSite, inbox: FakeSendGrid, address: str
) -> None:
    page, url = arabic_reader, bilingual.url
    problems: list[str] = []
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(str(error)))

    # English suggests Arabic, in Arabic, and does not redirect.
    visit(page, "/letters-to-santa")
    assert page.locator("html").get_attribute("lang") == "en"
    assert head(page, "link[rel=alternate]", "hreflang") == ["en", "ar", "x-default"]
    suggestion = page.locator("aside[lang=ar]")
    expect(suggestion).to_have_attribute("lang", "ar")
    expect(suggestion).to_contain_text("هل تودّ قراءة هذه الصفحة بالعربية؟")
    suggestion.get_by_role("button", name="لا، شكرًا").click()
    expect(suggestion).to_be_hidden()
    page.reload()

    # The menu leads to the same page.
    menu = page.get_by_role("navigation", name="Languages")
    expect(menu.get_by_role("link", name="English")).to_have_attribute("aria-current", "page")
    menu.get_by_role("link", name="العربية").click()
    expect(page).to_have_url(url + LETTER)
    expect(page.get_by_role("navigation", name=MENU)).to_be_visible()
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "ar")
    expect(html).to_have_attribute("dir", "rtl")
    assert head(page, "link[rel=canonical]", "href") == [url + LETTER]
    addresses = [f"{url}/letters-to-santa", url + LETTER, f"{url}/letters-to-santa"]
    assert head(page, "link[rel=alternate]", "href") == addresses
    assert head(page, "link[rel=manifest]", "href") == ["/ar/site.webmanifest"]
    assert head(page, "meta[property='og:url']", "content") == [url + LETTER]
    expect(page.get_by_role("heading", name="روابط سريعة")).to_be_visible()

    # Links stay in Arabic, and so does the router.
    links = page.locator("header a, footer ul a:not([hreflang])").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('href'))"
    )
    assert set(links) == {"/ar/", LETTER}
    page.locator("header a[href='/ar/']").first.click()
    expect(page).to_have_url(f"{url}/ar/")
    page.locator(f"header a[href='{LETTER}']").first.click()
    expect(page).to_have_url(url + LETTER)

    # The one server answers the letter over the websocket.
    form = LetterPage(page)
    expect(form.send).to_be_enabled()
    form.post(Letter(parent_email=address, wish_list="a kite"))
    expect(form.thanks).to_be_visible()
    inbox.wait_until(lambda: address in [mail.to for mail in inbox.requests])

    # Each language has a service worker of its own.
    for home in ("/ar/", "/"):
        visit(page, home)
        # Not its state: a page that was opened while its worker was being installed may hold an
        # object of it that never hears of the activation.
        page.wait_for_function(CONTROLLED_BY, arg=f"{url}{home}sw.js")
    kept = page.evaluate("caches.keys()")
    assert {name for name in kept if "precache" in name} == {
        "workbox-precache-v2-ar",
        f"workbox-precache-v2-{url}/",
    }
    assert problems == []

    page.goto("/ar/no-such-page")
    expect(page.get_by_role("heading", name="404")).to_be_visible()
    expect(page.locator("main")).to_contain_text("عفوًا! الصفحة غير موجودة")
    assert page.locator("html").get_attribute("dir") == "rtl"


def test_a_page_requests_the_fonts_of_its_language_only(arabic_reader: Page) -> None:
    page = arabic_reader
    for path in ("/ar/", LETTER, "/ar/my-letter", "/", "/letters-to-santa"):
        visit(page, path)
        assert requested_fonts(page) == preloaded_fonts(page), path


def test_what_the_server_answers(bilingual: RunningSite) -> None:
    for path, expected in (
        ("/ar/", 200),
        (LETTER, 200),
        ("/ar/my-letter", 200),
        ("/ar/letters-to-santa", 404),
        ("/ar/no-such-page", 404),
        ("/risala-ila-santa", 404),
    ):
        code, html = status(bilingual, path)
        assert (path, code) == (path, expected)
        assert bool(re.search(r'<html[^>]* dir="rtl"', html)) == path.startswith("/ar")
    assert f"<loc>{bilingual.url}{LETTER}</loc>" in status(bilingual, "/ar/sitemap.xml")[1]
    assert f"<loc>{bilingual.url}/ar/</loc>" in status(bilingual, "/ar/sitemap.xml")[1]
    assert f"Sitemap: {bilingual.url}/ar/sitemap.xml" in status(bilingual, "/robots.txt")[1]
