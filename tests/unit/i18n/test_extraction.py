"""The template of messages is up to date with the source."""

import ast
import re

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from santa_app.content.tables import Message
from santa_app.i18n.catalogs import po_file
from santa_app.i18n.languages import LANGUAGES
from santa_app.i18n.texts import blocks, read_text
from tools import extraction


def test_the_template_is_up_to_date():
    """Otherwise run `python -m tools.messages extract`."""
    assert extraction.TEMPLATE.read_bytes() == extraction.po_text(extraction.template())


def test_no_message_stands_inside_an_f_string():
    """Before Python 3.12 an f-string is one token, in which Babel finds no message."""
    hidden = [
        f"{file.relative_to(extraction.SOURCE)}:{call.lineno}"
        for file in extraction.SOURCE.rglob("*.py")
        for text in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in extraction._KEYWORDS
        and any(isinstance(part, ast.Constant) for part in call.args)
    ]
    assert hidden == []


def _message(text: str, context: str | None = None):
    with extraction.TEMPLATE.open("rb") as stream:
        found = read_po(stream).get(text, context)
    assert found, text
    return found


def test_a_message_names_its_file_its_page_and_its_picture():
    title = _message("Salt Dough Ornaments")
    assert title.locations == [("santa_app/content/activities.toml", None)]
    assert title.auto_comments == [
        "Picture: /art/activities/salt-dough-ornaments.svg",
        "Page: /activities",
    ]


def test_a_comment_for_translators_in_a_table_reaches_the_catalog(tmp_path, monkeypatch):
    file = tmp_path / "santa_app" / "content" / "sheet.toml"
    file.parent.mkdir(parents=True)
    file.write_text('# Translators: what stands before a list.\nhead = "Wishes"\nfoot = "Bye"\n')
    found = (Message("Wishes", None, None), Message("Bye", "end", "/art/bye.svg"))
    monkeypatch.setattr(extraction, "SOURCE", tmp_path / "santa_app")
    monkeypatch.setattr(extraction, "content_modules", list)
    monkeypatch.setattr(extraction, "_page_paths", dict)
    monkeypatch.setattr(extraction, "MESSAGES", {file: found, tmp_path / "ja.toml": found})
    name = "santa_app/content/sheet.toml"
    assert list(extraction._in_tables()) == [
        extraction.Found(name, "Wishes", None, ("what stands before a list.",)),
        extraction.Found(name, "Bye", "end", ("Picture: /art/bye.svg",)),
    ]


def test_tags_and_plurals_are_messages():
    assert _message("No-bake", "tag")
    assert _message("{count} step").id == ("{count} step", "{count} steps")


def test_a_new_catalog_has_the_plural_forms_of_its_language():
    forms = {"ar": 6, "ja": 1, "pl": 3, "uk": 3, "de": 2}
    assert {locale: extraction._empty(locale).num_plurals for locale in forms} == forms


def test_a_catalog_keeps_translations_when_it_is_updated(tmp_path, monkeypatch):
    monkeypatch.setattr(extraction, "po_file", lambda locale: tmp_path / f"{locale}.po")
    made = Catalog()
    made.add("Sleigh")
    monkeypatch.setattr(extraction, "template", lambda: made)
    extraction.update_catalogs()
    file = tmp_path / "de.po"
    file.write_text(
        file.read_text().replace('msgid "Sleigh"\nmsgstr ""', 'msgid "Sleigh"\nmsgstr "Schlitten"')
    )
    made.add("Reindeer")
    extraction.update_catalogs()
    assert 'msgid "Sleigh"\nmsgstr "Schlitten"' in file.read_text()
    assert 'msgid "Reindeer"\nmsgstr ""' in file.read_text()


def test_a_catalog_has_no_places_and_keeps_what_its_translator_noted():
    made = Catalog()
    made.add(
        "Sleigh",
        "Schlitten",
        locations=[("santa_app/pages/home.py", 0)],
        flags=["fuzzy"],
        auto_comments=["Page: /"],
        user_comments=["Rodel?"],
    )
    text = extraction.catalog_text(made).decode()
    assert text.endswith('# Rodel?\n#, fuzzy\nmsgid "Sleigh"\nmsgstr "Schlitten"\n\n')
    assert "#:" not in text
    assert "#." not in text


def test_only_the_template_has_comments_and_places():
    others = [
        known.locale
        for known in LANGUAGES[1:]
        if re.search(r"^#[.:]", po_file(known.locale).read_text("utf-8"), re.MULTILINE)
    ]
    assert others == []


MARKDOWN = """\
<!-- not a text -->
title: The Sock
kind: joke
link:
thing: What does it say?

## Steps {#steps}

1. Stir it. {prep 5}
- Half a cup

One line,
and another.

*The moral*
"""


def test_the_blocks_of_a_markdown_text():
    assert [block.text for block in blocks(MARKDOWN, ".md")] == [
        "The Sock",
        "What does it say?",
        "Steps",
        "Stir it.",
        "Half a cup",
        "One line,\nand another.",
        "The moral",
    ]


def test_a_drawing_is_translated_around_what_is_filled_in(tmp_path, monkeypatch):
    translations = {"Santa's list {year}": "Liste {year} & mehr"}
    monkeypatch.setattr("santa_app.i18n.texts.gettext", lambda text: translations.get(text, text))
    file = tmp_path / "list.svg"
    file.write_text(
        '<svg><text x="1">Santa&#39;s list <!--year--></text><text><!--name--></text></svg>'
    )
    assert read_text(file) == (
        '<svg><text x="1">Liste <!--year--> &amp; mehr</text><text><!--name--></text></svg>'
    )
