"""The memory of this process."""

from santa_app.observability.process_memory import resident_bytes


def test_this_process_holds_some_memory() -> None:
    assert resident_bytes() > 10_000_000
