"""The Content-Security-Policy is strict on every page, and no page violates it."""

import re
import urllib.error
import urllib.request

from playwright.sync_api import Page, expect

from santa_app.site import ROUTES
from tests.support.console_guard import Guard
from tests.support.policy_violations import listen, refused
from tests.support.running_site import RunningSite
from tests.support.visit import wait_until_it_reacts


def headers(address: str) -> dict[str, str]:
    with urllib.request.urlopen(address) as answer:
        return {name.lower(): value for name, value in answer.getheaders()}


def test_policy_allows_only_built_code(site: RunningSite) -> None:
    policies = set()
    for path in (*(route.page.path for route in ROUTES), "/no-such-page"):
        try:
            found = headers(site.local_url + path)
        except urllib.error.HTTPError as error:
            found = {name.lower(): value for name, value in error.headers.items()}
        directives = dict(
            part.strip().split(" ", 1) for part in found["content-security-policy"].split(";")
        )
        for name in ("script-src", "style-src", "default-src"):
            assert "unsafe-inline" not in directives[name], path
            assert "unsafe-eval" not in directives[name], path
        assert "http" not in directives["script-src"], path
        assert re.search(r"'sha256-\S{43}='", directives["script-src"]), path
        assert directives["default-src"] == directives["object-src"] == "'none'"
        assert directives["base-uri"] == directives["frame-ancestors"] == "'none'"
        assert found["x-content-type-options"] == "nosniff"
        assert found["referrer-policy"] == "strict-origin-when-cross-origin"
        assert "camera=()" in found["permissions-policy"]
        assert "strict-transport-security" not in found
        policies.add(found["content-security-policy"])
    assert len(policies) >= 36


def test_page_for_unknown_paths_violates_no_policy(page: Page, guard) -> None:
    """test_routes.py checks all other pages."""
    guard.expect("404")
    listen(page).goto("/no-such-page")
    page.wait_for_function("window.dataLayer?.length > 0")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_load_state("networkidle")
    assert refused(page) == []


def test_navigation_violates_no_policy_which_is_in_force(page: Page, guard: Guard) -> None:
    listen(page).goto("/")
    menu = page.get_by_role("contentinfo")
    for name in ("Track Santa", "Nice List Checker", "About Us"):
        menu.get_by_role("link", name=name).click()
        page.wait_for_function("window.dataLayer?.length > 0")
    page.goto("/stories/north-pole-village")
    page.get_by_role("banner").get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Personal Reply")
    assert refused(page) == []
    # The policy allows the style attributes of the prerendered page by their hashes.
    page.goto("/track-santa")
    widths = page.evaluate(
        "[...document.querySelectorAll('[style*=width]')].map(e => e.style.width)"
    )
    assert "65%" in widths
    assert refused(page) == []

    guard.expect("Content Security Policy")
    wait_until_it_reacts(page)  # which compares the body with what it expects
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {text: 'window.stranger = 1'}))"
    )
    page.wait_for_function("window.refused.length === 1")
    assert refused(page)[0].startswith("script-src-elem: inline")
    assert page.evaluate("window.stranger") is None
