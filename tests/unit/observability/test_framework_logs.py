"""What the framework logs names places, never what visitors sent."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from reflex.app import EventNamespace

from santa_app.observability import framework_logs as quiet
from santa_app.observability.framework_logs import (
    PlaceOnly,
    quiet_framework,
    report_browser,
    report_handler,
)

WORDS = "Testkind wishes for a sled, testkind@example.com"


def failure(kind: type[Exception]) -> Exception:
    """Return an error that was raised here and quotes what a visitor wrote."""
    with pytest.raises(kind) as caught:
        raise kind(WORDS)
    return caught.value


@pytest.fixture
def quieted() -> Iterator[None]:
    quiet_framework()
    yield
    for name in quiet._TALKATIVE:
        log = logging.getLogger(name)
        for known in [one for one in log.filters if isinstance(one, PlaceOnly)]:
            log.removeFilter(known)


@pytest.mark.usefixtures("quieted")
@pytest.mark.parametrize("name", quiet._TALKATIVE)
def test_a_framework_s_line_names_its_place(name: str, caplog: pytest.LogCaptureFixture) -> None:
    quiet_framework()  # twice is as good as once
    log = logging.getLogger(name)
    log.error("event data: %s", WORDS)
    error = failure(KeyError)
    log.error(f"Error processing {WORDS}", exc_info=error)  # noqa: G004 -- as Reflex does
    assert len(caplog.records) == 2
    assert "Testkind" not in caplog.text
    assert "Traceback" not in caplog.text
    assert "test_framework_logs.test_a_framework_s_line_names_its_place" in caplog.messages[0]
    assert "KeyError at test_framework_logs.py:" in caplog.messages[1]


@pytest.mark.usefixtures("quieted")
def test_a_visitor_who_left_before_the_answer_is_no_news(caplog: pytest.LogCaptureFixture) -> None:
    def emit_update() -> None:
        logging.getLogger("reflex.app").warning(f"Attempting to send delta to {WORDS}")  # noqa: G004 -- as Reflex does

    emit_update()
    assert caplog.messages == []
    assert callable(EventNamespace.emit_update)


def test_the_loggers_are_those_the_framework_uses() -> None:
    import engineio  # noqa: PLC0415 -- only asked where they are
    import reflex  # noqa: PLC0415
    import reflex_base  # noqa: PLC0415
    import socketio  # noqa: PLC0415

    for name in quiet._TALKATIVE:
        package, *rest = name.split(".")
        if package in {"asyncio", "engineio", "socketio"}:
            continue  # named by a text in these packages, looked for below
        module = {"reflex": reflex, "reflex_base": reflex_base}[package]
        folder = Path(str(module.__file__)).parent
        assert folder.joinpath(*rest).with_suffix(".py").exists(), name
    for module in (engineio, socketio):
        base = Path(str(module.__file__)).parent / "base_server.py"
        assert f"'{module.__name__}.server'" in base.read_text()


def test_a_failed_handler_is_an_error_with_a_place(caplog: pytest.LogCaptureFixture) -> None:
    assert report_handler(failure(ValueError)) is None
    (record,) = caplog.records
    assert record.levelname == "ERROR"
    place = "ValueError at test_framework_logs.py:"
    assert record.getMessage().startswith(f"an event handler failed: {place}")
    assert "Testkind" not in caplog.text


async def test_a_browser_s_error_is_its_type_and_our_script(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quiet, "_scripts", lambda: frozenset({"letter-Ab12Cd34.js"}))
    where = "at submit (https://letters.example/assets/letter-Ab12Cd34.js:1:234)"
    report_browser(Exception(f"TypeError: {WORDS} is not a function\n    {where}"))
    report_browser(Exception(f"{WORDS} at /assets/testkind-00000000.js:1:2"))
    report_browser(Exception("\x1b[31m" + "x" * 1_000_000))
    assert caplog.messages == [
        "reported by a browser: TypeError, letter-Ab12Cd34.js",
        "reported by a browser: an error, no script of ours",
    ]
    assert {record.levelname for record in caplog.records} == {"WARNING"}
