"""The README's example: its page in a browser, its State in CPython, its rules in both."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from example_site import example_files, write_example
from playwright.sync_api import BrowserContext, Page, expect

from reflex_browser_state.testing import FakeBrowser, run_in_node, run_in_python


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, ModuleType]]:
    write_example(tmp_path, features=False)
    monkeypatch.syspath_prepend(tmp_path)
    yield {name: importlib.import_module(f"example.{name}") for name in ("books", "reading")}
    for name in [name for name in sys.modules if name.partition(".")[0] == "example"]:
        del sys.modules[name]


def test_readme_holds_the_whole_example() -> None:
    assert set(example_files()) == {
        "rxconfig.py", "example/books.py", "example/reading.py", "example/example.py",
    }  # fmt: skip


def test_page_works_and_remembers(context: BrowserContext, page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Add")).to_be_disabled()
    for title, pages in (("Emma", "474"), ("Ulysses", "1200")):
        page.get_by_label("Title").fill(title)
        page.get_by_label("Pages").fill(pages)
        page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("status")).to_have_text("2 books, 1,674 pages")
    page.get_by_label("Search").fill("EMMA")
    expect(page.get_by_role("listitem")).to_have_count(1)
    assert page.evaluate("window.dataLayer[1]") == {"event": "book_added", "pages": 1200}
    page.reload()
    expect(page.get_by_label("Search")).to_have_value("EMMA")
    expect(page.get_by_role("status")).to_have_text("2 books, 1,674 pages")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("listitem")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("1 books, 1,200 pages")


def test_state_in_cpython(example: dict[str, ModuleType]) -> None:
    state_class: Any = example["reading"].ReadingState
    with FakeBrowser("2025-06-01 09:00:00", zone="Pacific/Auckland", popups="blocked") as fake:
        state = state_class(title=" Emma ")
        state.on_start()
        fake.advance(3)
        state.add()
        state.add()
        fake.leave()
        fake.advance(3)
    assert state.seconds == 3
    assert state.books == [example["books"].Book(title="Emma", kind="novel")]
    assert fake.tracked == [{"event": "book_added", "pages": 0}]
    assert fake.alerts == ["Which book?"]
    assert state.summary == "1 books, 0 pages"


def test_rule_on_both_sides(example: dict[str, ModuleType]) -> None:
    books = example["books"]
    emma = books.Book(title="Emma", kind="novel")
    inputs = [[emma, "em"], [emma, "Novel "], [emma, "poems"], [emma, ""]]
    expected = run_in_python(books.matches, inputs)
    assert run_in_node(books.matches, inputs) == expected == [True, True, False, True]
