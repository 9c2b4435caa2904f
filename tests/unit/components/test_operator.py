"""The operator's address on About and the privacy page."""

import pytest

from santa_app import product
from santa_app.components.operator import operator_address
from santa_app.content.about import TABLE

SETTINGS = {
    "OPERATOR_NAME": "Example Letters Association",
    "OPERATOR_ADDRESS": "1 Example Street, Springfield, 00000, USA",
    "OPERATOR_PHONE": "+1 (555) 010-0123",
    "OPERATOR_EMAIL": "office@letters.example",
}


@pytest.fixture(autouse=True)
def _operator(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SETTINGS.items():
        monkeypatch.setattr(product, name, value)


def test_the_operator_can_be_written_to_called_and_mailed() -> None:
    shown = str(operator_address())
    for value in (*SETTINGS.values(), "tel:+15550100123", "mailto:office@letters.example"):
        assert value in shown
    assert TABLE.demo_note not in shown


@pytest.mark.parametrize(
    ("setting", "part"),
    [(name, name.removeprefix("OPERATOR_").lower()) for name in SETTINGS],
)
def test_a_demo_marks_what_is_missing(
    setting: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(product, setting, None)
    shown = str(operator_address())
    assert f"[{TABLE.missing[part]}]" in shown
    assert TABLE.demo_note in shown
    assert SETTINGS[setting] not in shown
