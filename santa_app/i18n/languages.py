"""The languages that the site may speak, in the order of its menu."""

from dataclasses import dataclass
from typing import Final, Literal

DEFAULT_LOCALE: Final = "en"
"""The locale of the texts in the source."""

Script = Literal["latin", "latin-ext", "cyrillic", "japanese", "korean", "arabic"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """A language of the site.

    `locale` is as CLDR writes it, such as "pt_BR", and `name` in the language's own script.
    `script` says which letters it needs; theme.py has the fonts of each.
    """

    locale: str
    name: str
    direction: Literal["ltr", "rtl"] = "ltr"
    script: Script = "latin"

    @property
    def tag(self) -> str:
        """The BCP 47 tag for `lang` and `hreflang`, such as "pt-BR"."""
        return self.locale.replace("_", "-")

    @property
    def prefix(self) -> str:
        """The beginning of its paths, such as "/pt-br"; empty for the default language."""
        return "" if self.locale == DEFAULT_LOCALE else f"/{self.tag.lower()}"


LANGUAGES: Final = (
    Language(locale="en", name="English"),
    Language(locale="de", name="Deutsch"),
    Language(locale="fr", name="Français"),
    Language(locale="es", name="Español"),
    Language(locale="pt_BR", name="Português (Brasil)"),
    Language(locale="it", name="Italiano"),
    Language(locale="pl", name="Polski", script="latin-ext"),
    Language(locale="nl", name="Nederlands"),
    Language(locale="uk", name="Українська", script="cyrillic"),
    Language(locale="ja", name="日本語", script="japanese"),
    Language(locale="ko", name="한국어", script="korean"),
    Language(locale="ar", name="العربية", direction="rtl", script="arabic"),
)
REVIEWED: Final = frozenset({"de", "fr", "es", "pt_BR", "it", "pl", "nl", "uk", "ja", "ar"})
"""The locales whose texts, letters and pages a second reader has read in full.

Only these are published. Each language is added here after the steps of docs/translating.md.
"""
_BY_LOCALE: Final = {language.locale: language for language in LANGUAGES}


def language(locale: str) -> Language:
    """Return the language of a locale. Raises KeyError when the site does not know it."""
    return _BY_LOCALE[locale]
