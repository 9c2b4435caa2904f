"""Numbers stay beside their units."""

import pytest

from santa_app.content.quantities import unbroken


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("150 ml (5 fl oz) of milk", "150~ml (5~fl~oz) of milk"),
        ("1½ cups, 180 °C (350 °F)", "1½~cups, 180~°C (350~°F)"),
        ("160-200 g/m² and 10 minutes", "160-200~g/m² and 10~minutes"),
        ("3 gifts for 2 children in 1 inning", "3 gifts for 2 children in 1 inning"),
    ],
)
def test_a_number_and_its_unit_are_not_broken(text: str, shown: str) -> None:
    assert unbroken(text) == shown.replace("~", "\N{NO-BREAK SPACE}")
