from reading_list.books import Book, matches
from reading_list.state import ReadingState

from reflex_browser_state.testing import (
    FakeBrowser,
    run_in_node,
    run_in_python,
    run_state_in_node,
    run_state_in_python,
)


def test_a_book_needs_a_title():
    with FakeBrowser("2025-06-01 09:00:00", zone="Pacific/Auckland") as fake:
        state = ReadingState(title=" Emma ")
        state.on_start()
        fake.advance(3)  # runs the timers that become due
        state.add()
        state.add()
    assert state.seconds == 3
    assert state.books == [Book(title="Emma", kind="novel")]
    assert state.summary == "1 books, 0 pages"
    assert fake.tracked == [{"event": "book_added", "pages": 0}]
    assert fake.alerts == ["Which book?"]


def test_a_rule_gives_the_same_results_in_javascript():
    emma = Book(title="Emma", kind="novel")
    inputs = [[emma, "em"], [emma, "Novel "], [emma, "poems"], [emma, ""]]
    assert run_in_node(matches, inputs) == run_in_python(matches, inputs)


def test_the_state_does_the_same_in_javascript():
    steps = [
        ("set_title", "Emma"), ("set_pages", "474"), ("add",),
        3,  # seconds
        ("set_search", "poems"), ("remove", 0), ("add",),
    ]  # fmt: skip
    assert run_state_in_node(ReadingState, steps) == run_state_in_python(ReadingState, steps)
