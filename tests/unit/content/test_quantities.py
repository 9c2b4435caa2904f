"""Numbers stay beside their units, and the ends of a range beside each other."""

import pytest

from santa_app.content.quantities import unbroken


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("150 ml (5 fl oz) of milk", "150~ml (5~fl~oz) of milk"),
        ("1½ cups, 180 °C (350 °F)", "1½~cups, 180~°C (350~°F)"),
        ("160-200 g/m² and 10 minutes", "160–|200~g/m² and 10~minutes"),
        ("71–74 °C, $20-35, $50-$100", "71–|74~°C, $20–|35, $50–|$100"),
        ("a no-bake treat for a 4-year-old", "a no-bake treat for a 4-year-old"),
        ("3 gifts for 2 children in 1 inning", "3 gifts for 2 children in 1 inning"),
    ],
)
def test_a_quantity_is_not_broken(text: str, shown: str) -> None:
    expected = shown.replace("~", "\N{NO-BREAK SPACE}").replace("|", "\N{WORD JOINER}")
    assert unbroken(text) == expected
