"""The years of the copyright line."""

import pytest

from santa_app.components.layout import copyright_years


@pytest.mark.parametrize(
    ("year", "line"),
    [(2024, "2025"), (2025, "2025"), (2026, "2025–2026"), (2031, "2025–2031")],
)
def test_the_first_year_stays_and_the_year_of_the_build_follows(year: int, line: str) -> None:
    assert copyright_years(year) == line
