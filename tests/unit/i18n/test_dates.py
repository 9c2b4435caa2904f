"""Long dates in the language of the pages."""

import pytest

from santa_app.i18n.dates import long_date_pattern, month_names


@pytest.mark.parametrize(
    ("locale", "date"),
    [
        ("en", "December 24, 2026"),
        ("de", "24. Dezember 2026"),
        ("es", "24 de diciembre de 2026"),
        ("pt_BR", "24 de dezembro de 2026"),
        ("pl", "24 grudnia 2026"),
        ("uk", "24 грудня 2026 р."),
        ("ja", "2026年12月24日"),
    ],
)
def test_a_date_is_written_as_in_the_language(locale: str, date: str) -> None:
    written = long_date_pattern(locale).format(
        day=24, number=12, month=month_names(locale)[11], year=2026
    )
    assert " ".join(written.split()) == date
