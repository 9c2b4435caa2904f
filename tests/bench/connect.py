"""From the click to the thank-you: with an open websocket, and with one that the click opens."""

from contextlib import ExitStack
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, WebSocket, sync_playwright

from tests.bench.sender import SenderProcess
from tests.support import chromium
from tests.support.letter_form import LetterPage
from tests.support.load import percentile
from tests.support.running_site import site_in
from tests.support.table import say, show, verdict

TIMES = 20
AIM = 300.0
"""Milliseconds by which a websocket that the click opens may delay the thank-you."""
_REST = 2_000
"""Milliseconds until a websocket is open and the page has its State."""
_TYPE = """(field, text) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}"""
"""Fills a field as a browser does from its memory: without focus, so that no websocket opens."""
_CLICK = """(button) => new Promise((done) => {
  const began = performance.now();
  const thanked = () => [...document.querySelectorAll("h1, h2")].some(
    (heading) => heading.textContent.includes("Thank you"));
  new MutationObserver((_, watcher) => {
    if (!thanked()) return;
    watcher.disconnect();
    done(performance.now() - began);
  }).observe(document.body, { subtree: true, childList: true });
  button.click();
})"""


def post(browser: Browser, url: str, address: str, *, is_open: bool) -> float:
    """Send a letter from a new browser, and return the milliseconds from click to thank-you."""
    context = browser.new_context(base_url=url, service_workers="block", reduced_motion="reduce")
    try:
        page = context.new_page()
        opened = 0

        def count(_socket: WebSocket) -> None:
            nonlocal opened
            opened += 1

        page.on("websocket", count)
        form = LetterPage(page).open()
        form.name.fill("Testkind")
        form.email.evaluate(_TYPE, address)
        if is_open:
            form.email.focus()
            page.wait_for_timeout(_REST)
        if opened != is_open:
            raise AssertionError(f"{opened} websockets before the click")
        return form.send.evaluate(_CLICK)
    finally:
        context.close()


def show_connect(folder: Path, *, quick: bool) -> None:
    """Measure both by turns and print."""
    with ExitStack() as stack:
        sender = stack.enter_context(SenderProcess())
        site = site_in(
            folder,
            SENDGRID_API_KEY="bench-key",
            SENDGRID_HOST=sender.url,
            ORIGIN_LETTERS_PER_HOUR="1000",
            RECIPIENT_DOMAIN_REPLIES_PER_DAY="1000",
        )
        stack.callback(site.stop)
        site.start()
        api = stack.enter_context(sync_playwright())
        browser = chromium.launch(api, site.port)
        stack.callback(browser.close)
        waits: dict[bool, list[float]] = {True: [], False: []}
        for turn in range(2 if quick else TIMES):
            for is_open, found in waits.items():
                address = f"turn{turn}.{'open' if is_open else 'closed'}@example.com"
                found.append(post(browser, site.url, address, is_open=is_open))
    names = {True: "open since the last field", False: "opened by the click"}
    show(
        "From the click to the thank-you, milliseconds",
        ("websocket", "letters", "p50", "p95"),
        [
            (name, str(len(waits[one])), *(f"{percentile(waits[one], x):.0f}" for x in (0.5, 0.95)))
            for one, name in names.items()
        ],
    )
    delay = median(waits[False]) - median(waits[True])
    say(f"  {delay:.0f} ms later by the median, at most {AIM:.0f}: {verdict(met=delay <= AIM)}")
