"""Parts that all pages share: navigation, footer, snow, toasts, page views."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.feature_steps import local
from tests.e2e.fixture_types import AtDate
from tests.support.letter_form import LETTER, LetterPage
from tests.support.running_site import RunningSite
from tests.support.screens import PHONE
from tests.support.visit import wait_until_it_moves
from tests.support.waiting import wait_until

SYDNEY = "Australia/Sydney"
MARGIN_AND_WORDS = """() => {
  const probe = document.createElement('div');
  probe.style.width = 'var(--margin)';
  document.querySelector('.snow').append(probe);
  const margin = probe.getBoundingClientRect().width;
  probe.remove();
  const boxes = [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')].map(
    element => element.getBoundingClientRect());
  return [margin, Math.min(...boxes.filter(box => box.width > 2).map(box => box.left))];
}"""
"""The width of the margin in which snow falls, and the place of the first words, in pixels."""

WATCH_SECTIONS = """() => {
  window.sections = [];
  const note = () => window.sections.push([
    document.querySelector('h1')?.textContent, document.querySelectorAll('main section').length]);
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes the heading and the number of sections at each change of the page."""


def ready(page: Page, path: str = "/") -> Page:
    """Open a page and wait until it has reported its page view; from then on its buttons work."""
    page.goto(path)
    page.wait_for_function("window.dataLayer && window.dataLayer.length > 0")
    return page


def test_dropdown_opens_on_hover_and_closes_200_ms_after(page: Page) -> None:
    page.clock.install()
    ready(page)
    # A stopped clock, so that a busy machine does not matter.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    button = page.get_by_role("button", name="Activities")
    games = page.get_by_role("navigation").get_by_role("link", name="Games", exact=True)
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(games).to_be_hidden()
    button.hover()
    expect(games).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    games.hover()
    page.mouse.move(300, 700)
    page.clock.run_for(150)
    expect(games).to_be_visible()
    page.clock.run_for(100)
    expect(games).to_be_hidden()
    # A menu that a key opened within these 200 ms stays open.
    button.hover()
    page.mouse.move(300, 700)
    page.clock.run_for(100)
    button.focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(games).to_be_visible()
    page.clock.run_for(500)
    expect(games).to_be_visible()


def test_dropdowns_and_their_keys(page: Page) -> None:
    ready(page)
    button = page.get_by_role("button", name="Activities")
    games = page.get_by_role("navigation").get_by_role("link", name="Games", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(games).to_be_visible()
    page.keyboard.press("Escape")
    expect(games).to_be_hidden()
    page.keyboard.press("Space")
    expect(games).to_be_visible()
    page.keyboard.press("Tab")
    expect(games).to_be_focused()
    page.keyboard.press("Escape")
    expect(games).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("Space")
    expect(games).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/christmas-games$"))
    expect(games).to_be_hidden()
    page.get_by_role("banner").get_by_role("link", name="Write Letter").first.click()
    expect(page).to_have_url(re.compile(f"{LETTER}$"))


def test_menu_on_a_phone(phone: Page) -> None:
    ready(phone)
    toggle = phone.get_by_role("button", name="Menu")
    expect(toggle).to_have_attribute("aria-expanded", "false")
    toggle.tap()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    menu = phone.locator("#menu-mobile")
    for group in ("Santa's post", "Activities", "Resources"):
        expect(menu.get_by_text(group, exact=True)).to_be_visible()
    menu.get_by_role("link", name="Nice List").tap()
    expect(phone).to_have_url(re.compile("/nice-list$"))
    expect(menu).to_be_hidden()


def test_current_page_and_group_are_marked(page: Page, subtests: pytest.Subtests) -> None:
    bar = page.get_by_role("banner")
    for path, link in (("/", "Home"), ("/nice-list", "Nice List")):
        with subtests.test(path=path):
            page.goto(path)
            current = bar.get_by_role("link", name=link, exact=True).first
            expect(current).to_have_attribute("aria-current", "page")
            expect(bar.locator("[aria-current=page]:visible")).to_have_count(1)
    for path, group in (
        ("/christmas-games", "Activities"),
        ("/resources/gift-ideas", "Resources"),
    ):
        with subtests.test(path=path):
            page.goto(path)
            expect(bar.locator("button[data-current]")).to_have_text([group])


@pytest.mark.parametrize(
    ("date", "flakes", "button", "other"),
    [
        ("2026-11-27 12:00", 50, "Stop the snow", "Let it snow"),
        ("2027-07-15 12:00", 0, "Let it snow", "Stop the snow"),
    ],
)
def test_snow_falls_by_season_and_by_wish(
    at_date: AtDate, date: str, flakes: int, button: str, other: str
) -> None:
    page = at_date(local(date, SYDNEY), SYDNEY, reduced_motion="no-preference")
    ready(page)
    falling = page.locator(".snow span")
    expect(falling).to_have_count(flakes)
    wait_until_it_moves(page)
    page.get_by_role("button", name=button).click()
    expect(falling).to_have_count(50 - flakes)
    page.reload()  # the wish is remembered
    expect(page.get_by_role("button", name=other)).to_be_visible()
    expect(falling).to_have_count(50 - flakes)


def test_snow_is_still_with_reduced_motion(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.add_init_script("localStorage.setItem('snow', 'true')")
    page.goto("/")
    names = page.locator(".snow span").evaluate_all(
        "all => all.map(e => getComputedStyle(e).animationName)"
    )
    assert set(names) == {"none"}
    assert len(names) == 50
    assert page.evaluate("getComputedStyle(document.querySelector('.snow')).maskImage") != "none"
    margin, words = page.evaluate(MARGIN_AND_WORDS)
    assert 16 <= margin <= words
    # Beside the words of a narrow screen there is no room, and still flakes look like periods.
    page.set_viewport_size(PHONE)
    expect(page.locator(".snow")).to_be_hidden()


def test_toasts(page: Page) -> None:
    page.clock.install()
    letter = LetterPage(page).open()
    # A stopped clock, because a toast stays for 4 s only.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    toasts = page.locator("[data-sonner-toast]")

    def there_are(count: int, step: int) -> None:
        """Advance the clock by steps, in ms, because the page sets its timers when it has time."""

        def shown() -> bool:
            page.clock.run_for(step)
            return toasts.count() == count

        wait_until(shown, f"{count} toasts", every=0.02)

    for count in range(1, 5):
        letter.send.click()
        there_are(count, step=10)
        expect(toasts.and_(page.locator("[data-visible=true]"))).to_have_count(min(count, 3))
    box = toasts.and_(page.locator("[data-front=true]")).bounding_box()
    assert box
    assert 350 <= box["width"] <= 357
    assert box["x"] > 1440 - 400
    region = page.locator("[data-sonner-toaster]")
    expect(region).to_have_attribute("data-x-position", "right")
    expect(region).to_have_attribute("data-y-position", "bottom")
    page.keyboard.press("Alt+T")
    expect(toasts.first).to_have_attribute("data-expanded", "true")
    page.keyboard.press("Escape")
    letter.name.focus()
    page.mouse.move(10, 10)
    there_are(0, step=500)


def test_page_view_on_each_path_change(page: Page) -> None:
    ready(page)
    page.get_by_role("banner").get_by_role("link", name="Track Santa").click()
    expect(page).to_have_title(re.compile("Santa Tracker"))
    page.go_back()
    expect(page).to_have_title(re.compile("^Letters to Santa"))
    page.wait_for_function("window.dataLayer.filter(e => e.event === 'page_view').length === 3")
    views = [event for event in page.evaluate("window.dataLayer") if event["event"] == "page_view"]
    assert [view["path"] for view in views] == ["/", "/track-santa", "/"]
    for view in views:
        assert view["title"]
        assert view["location"].endswith(view["path"])
        assert set(view) == {"event", "title", "location", "path"}


def test_next_page_starts_at_its_top_and_is_announced(new_page: Callable[..., Page]) -> None:
    page = ready(new_page(reduced_motion="no-preference"))
    heading = page.get_by_role("heading", level=1)
    about = page.get_by_role("contentinfo").get_by_role("link", name="About Us")
    about.scroll_into_view_if_needed()
    left_at = page.evaluate("scrollY")
    assert left_at > 1_000
    page.evaluate(
        "window.seen = [];addEventListener('scroll', () => seen.push([location.pathname, scrollY]))"
    )
    about.click()
    expect(heading).to_be_focused()
    page.wait_for_function("scrollY === 0")
    expect(page.locator(":focus-visible")).to_have_count(0)
    expect(page.locator("[aria-live=polite].sr-only")).to_have_text(page.title())
    page.go_back()
    expect(heading).to_contain_text("Get a Personal Reply!")
    expect(heading).to_be_focused()
    page.wait_for_function(f"Math.abs(scrollY - {left_at}) < 2")
    assert not [place for place in page.evaluate("seen") if place[0] == "/about" and place[1]]

    about.press("Enter")
    expect(heading).to_be_focused()
    expect(page.locator(":focus-visible")).to_have_count(1)


def test_next_page_shows_its_heading_before_the_sections_below(page: Page) -> None:
    ready(page)
    page.evaluate("window.kept = ['header', 'footer'].map(name => document.querySelector(name))")
    page.evaluate(WATCH_SECTIONS)
    about = page.get_by_role("contentinfo").get_by_role("link", name="About Us")
    about.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("About Us")
    expect(page.locator("main section")).not_to_have_count(1)
    steps = [count for heading, count in page.evaluate("window.sections") if heading == "About Us"]
    assert steps[0] == 1
    assert steps[-1] > 3
    assert page.evaluate("window.kept.every(part => part.isConnected)")
    current = page.get_by_role("banner").locator("[aria-current=page]").first
    expect(current).to_have_attribute("href", "/about")
    # Back scrolls to the old place, so the page is there as a whole.
    page.evaluate("window.sections = []")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Get a Personal Reply!")
    found = {count for heading, count in page.evaluate("window.sections") if heading != "About Us"}
    assert len(found) == 1
    assert found.pop() > 3


def test_links_leave_clicks_for_a_new_tab_to_the_browser(page: Page) -> None:
    ready(page, "/about")
    link = page.get_by_role("contentinfo").get_by_role("link", name="Privacy Policy")
    with page.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    expect(opened.value).to_have_title(re.compile("Privacy"))
    assert page.url.endswith("/about")
    # A link to the page that is shown adds nothing to the history.
    before = page.evaluate("history.length")
    page.get_by_role("contentinfo").get_by_role("link", name="About Us").click()
    link.click()
    expect(page).to_have_title(re.compile("Privacy"))
    assert page.evaluate("history.length") == before + 1


def test_skip_link(page: Page) -> None:
    ready(page)
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the page")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


def test_no_style_sheet_has_syntax_that_old_ipads_drop(site: RunningSite) -> None:
    """Safari before 16.4 ignores a media query with a range, such as (width >= 40rem)."""
    built = site.root / ".web/build/client/assets"
    sheets = [path.read_text(encoding="utf-8") for path in built.glob("*.css")]
    queries = [query for sheet in sheets for query in re.findall(r"@media[^{]+", sheet)]
    assert any("min-width" in query for query in queries)
    assert not [query for query in queries if re.search("[<>]", query)]
