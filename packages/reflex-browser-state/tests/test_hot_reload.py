"""Under `reflex run`, an edited rule or State changes the open page without a restart.

The development server runs React in strict mode, which mounts everything twice.
"""

from pathlib import Path

import pytest
from example_site import APP, environment, link_packages, write_example
from playwright.sync_api import BrowserContext, expect
from tests.support.development_server import (
    developing,
    replace_once,
    shown_after_saving,
)
from tests.support.running_site import free_port
from tests.support.waiting import BUILD_PATIENCE_MS

pytestmark = pytest.mark.nightly

# Counts the running timers of one second; clearTimeout ends intervals too.
COUNT_TIMERS = """
  window.running = new Set();
  const { setInterval: begin, clearTimeout: end } = window;
  window.setInterval = (work, ms, ...rest) => {
    const id = begin(work, ms, ...rest);
    if (ms === 1000) window.running.add(id);
    return id;
  };
  window.clearTimeout = (id) => { window.running.delete(id); end(id); };
"""


def test_edited_rule_and_state_reach_the_open_page(tmp_path: Path, context: BrowserContext) -> None:
    write_example(tmp_path)
    link_packages(tmp_path)
    page = context.new_page()
    port = free_port()
    command = ["-m", "reflex", "run", "--frontend-port", str(port)]
    command += ["--backend-port", str(free_port())]
    with developing(tmp_path, command, environment(), port) as url:
        context.add_cookies([{"name": "backend-enabled", "value": "false", "url": url}])
        page.add_init_script(COUNT_TIMERS)
        page.goto(url, timeout=BUILD_PATIENCE_MS)
        page.get_by_label("Title").fill("Emma")
        page.get_by_role("button", name="Add").click()
        status = page.get_by_role("status")
        expect(status).to_have_text("1 books, 0 pages", timeout=BUILD_PATIENCE_MS)
        assert page.evaluate("window.running.size") == 1
        page.get_by_label("Search").fill("zzz")
        expect(page.get_by_role("listitem")).to_have_count(0)
        books, reading = tmp_path / APP / "books.py", tmp_path / APP / "state.py"
        replace_once(books, "strip().lower() in", "strip().lower() not in")
        # Both at once, because each save restarts the compiler.
        replace_once(reading, " books, ", " volumes, ")
        words = "1 volumes, 0 pages"
        shown_after_saving(reading, lambda wait: expect(status).to_have_text(words, timeout=wait))
        expect(page.get_by_role("listitem")).to_have_count(1, timeout=BUILD_PATIENCE_MS)
