"""Soft hyphens in long words."""

import pytest

from santa_app.i18n.hyphens import hyphenated


@pytest.mark.parametrize(
    ("locale", "text", "divided"),
    [
        ("de", "Weihnachtsgeschichten für alle", "Weih|nachts|geschichten für alle"),
        ("de", "Daten|schutzerklärung", "Daten|schutzerklärung"),  # as a translator divided it
        ("uk", "порозмовляти", "поро|змо|вляти"),
        ("nl", "kerstkaarten", "kerst|kaarten"),
        ("pl", "Lista Grzecznych", "Lista Grzecznych"),  # not long enough
        ("en", "Christmas Traditions", "Christmas Traditions"),
        ("ja", "サンタさんをおいかけよう", "サンタさんをおいかけよう"),
    ],
)
def test_long_words_may_be_divided(locale: str, text: str, divided: str) -> None:
    assert hyphenated(text.replace("|", "\u00ad"), locale).replace("\u00ad", "|") == divided
