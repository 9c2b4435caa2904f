"""A translator in the page, which does to the document what Chrome's does.

Chrome takes each text node out of the document and puts two `font` elements with the translated
text in its place, first on the whole page, then wherever a text is added or changes. Where words of
a sentence change places across elements, copies of these elements stand in the place of one of its
texts, and the elements themselves are empty.
"""

from pathlib import Path

from playwright.sync_api import Page

CAPITALS = "text => text.toUpperCase()"
"""A language in which every text is another one."""
SAME = "text => text"
"""A language in which every text stays as it is, for steps that read texts."""

_JS = Path(__file__).parent / "js"

WHEN = {
    "while the page is parsed": "startTranslator();",
    "before the page is hydrated": "addEventListener('DOMContentLoaded', startTranslator);",
    "while the page is hydrated": "addEventListener('santa:app-loaded', startTranslator);",
    "after the page is hydrated": (
        "addEventListener('santa:hydrated', () => queueMicrotask(startTranslator));"
    ),
}
"""When a translator starts: a name, and the script that starts it."""


def translate(page: Page, when: str, language: str = CAPITALS) -> None:
    """Translate every page that is opened from now on; `when` is one of `WHEN`."""
    script = (_JS / "translator.js").read_text("utf-8")
    page.add_init_script(f"(() => {{ const translated = {language};\n{script}\n{WHEN[when]} }})();")


def shows_what_react_rendered(page: Page) -> None:
    """Check that no text of a translated page is missing, doubled or the one of before.

    A translation must leave the letters and their order as they are, as `CAPITALS` and `SAME` do.
    """
    wrong = page.evaluate((_JS / "rendered.js").read_text("utf-8"))
    assert wrong == [], wrong
