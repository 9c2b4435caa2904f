"""Collects the messages of the source into the template, and merges it into each catalog."""

import ast
import re
import tomllib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from santa_app.content import paths
from santa_app.content.files import content_modules
from santa_app.content.tables import MESSAGES
from santa_app.i18n.catalogs import FOLDER, po_file, read_catalog
from santa_app.i18n.checks import DESK, asked_of
from santa_app.i18n.languages import DEFAULT_LOCALE, LANGUAGES
from santa_app.i18n.texts import blocks
from tools.printed_texts import CONTEXT, printed_texts

TEMPLATE: Final = FOLDER / "messages.pot"
SOURCE: Final = FOLDER.parent / "santa_app"
_PRINTABLES: Final = FOLDER.parent / "art" / "printables"
_KEYWORDS: Final = {
    "_": None,
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "plural_forms": (1, 2),
}
"""The functions that mark messages, and which of their arguments are messages."""
_VOCABULARIES: Final = {"santa_reply.md", "sad_words.md", "wishes.md", "parts.svg"}
"""Files that are not extracted: each language writes its own, and parts.svg has no words."""
_HINT: Final = re.compile(r"^# Translators: (.+)\n(\w+ = \".+\")$", re.MULTILINE)
"""A comment for translators in a table, and the text below it."""
_HEADER: Final = """\
# Letters to Santa: the texts of its pages, mails and games.
# docs/translating.md says how to translate them.
#"""
_WIDTH: Final = 100
_ARABIC: Final = (
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
    "n%100>=11 ? 4 : 5);"
)
"""The plural forms of Arabic in the order of CLDR: zero, one, two, few, many, other."""


class Found(NamedTuple):
    """A message of the source, or its singular and plural; `file` is from the project's folder."""

    file: str
    message: str | tuple[str, ...]
    context: str | None  # distinguishes the same words with another meaning
    comments: tuple[str, ...]  # for the translator


def template() -> Catalog:
    made = _empty(None)
    found = (*_in_python(), *_in_desk(), *_in_tables(), *_in_texts(), *_in_printables())
    for one in found:
        made.add(
            one.message,
            locations=[(one.file, 0)],
            auto_comments=one.comments,
            context=one.context,
        )
    return made


def write_template(file: Path = TEMPLATE) -> None:
    """Write the template, which alone says where each message stands and what to know of it."""
    file.write_bytes(po_text(template()))


def update_catalogs(only: str = "") -> None:
    """Merge the template into the catalogs, or into one; make those that are missing."""
    found = template()
    for language in LANGUAGES:
        if language.locale == DEFAULT_LOCALE or only not in ("", language.locale):
            continue
        file = po_file(language.locale)
        catalog = read_catalog(file, language.locale) if file.exists() else _empty(language.locale)
        catalog.update(asked_of(found, language.locale), update_header_comment=True)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(catalog_text(catalog))


def _empty(locale: str | None) -> Catalog:
    catalog = Catalog(
        locale=locale,
        project="Letters to Santa",
        charset="utf-8",
        header_comment=_HEADER,
        fuzzy=False,
    )
    if locale == "ar":
        catalog.mime_headers = [("Plural-Forms", _ARABIC)]
    return catalog


def catalog_text(catalog: Catalog) -> bytes:
    """Return the PO file of a language: translations, flags, and the notes of its translator."""
    for message in catalog:
        message.auto_comments = []
    return po_text(catalog, no_location=True)


def po_text(catalog: Catalog, *, no_location: bool = False) -> bytes:
    """Return a catalog as a PO file, without the moment of extraction, which changes each time."""
    made = BytesIO()
    for message in catalog:
        message.flags.discard("python-format")  # a percent sign is no placeholder here
    write_po(made, catalog, width=_WIDTH, include_lineno=False, no_location=no_location)
    lines = made.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(b'"POT-Creation-Date'))


def _in_python() -> Iterator[Found]:
    routes = _page_paths()
    messages = extract_from_dir(
        SOURCE,
        [("**.py", "python")],
        keywords=_KEYWORDS,
        comment_tags=["Translators:"],
        strip_comment_tags=True,
    )
    for name, _line, message, comments, context in sorted(messages, key=lambda one: Path(one[0])):
        page = (f"Page: {path}" for path in routes.get(SOURCE / name, ()))
        yield Found(_name(SOURCE / name), message, context, (*comments, *page))


def _in_desk() -> Iterator[Found]:
    """Yield the messages of the desk's pages, all in one context."""
    messages = extract_from_dir(SOURCE / "letters", [("desk/templates/**.html", "jinja2")])
    for name, _line, message, _comments, _ in sorted(messages, key=lambda one: one[0]):
        yield Found(_name(SOURCE / "letters" / name), message, DESK, ())


def _in_tables() -> Iterator[Found]:
    content_modules()  # as they are imported, they read their tables
    routes = _page_paths()
    for file in sorted(file for file in MESSAGES if file.is_relative_to(SOURCE)):
        text = file.read_text(encoding="utf-8")
        hints = {
            value: hint
            for hint, line in _HINT.findall(text)
            for value in tomllib.loads(line).values()
        }
        own = file.with_suffix(".py")
        module = own if own.is_file() else file.parent / "__init__.py"
        for message, context, picture, own_page in MESSAGES[file]:
            hint = (hints[message],) if message in hints else ()
            shown = (f"Picture: {picture}",) if picture else ()
            pages = (own_page,) if own_page else routes.get(module, ())
            page = (f"Page: {path}" for path in pages)
            yield Found(_name(file), message, context, (*hint, *shown, *page))


def _in_texts() -> Iterator[Found]:
    for file in sorted((SOURCE / "content").rglob("*")):
        if file.suffix not in {".md", ".svg"} or file.name in _VOCABULARIES:
            continue
        text = file.read_text(encoding="utf-8")
        for block in blocks(text, file.suffix):
            comments = (f"Field: {block.field}",) if block.field else ()
            yield Found(_name(file), block.text, None, comments)
        for line in text.splitlines():
            if line.startswith("tags: "):
                for tag in line.removeprefix("tags: ").split(", "):
                    yield Found(_name(file), tag, "tag", ())


def _in_printables() -> Iterator[Found]:
    for file in sorted((*_PRINTABLES.glob("templates/**/*.html"), *_PRINTABLES.glob("drawings/*"))):
        shown = file.relative_to(_PRINTABLES).with_suffix(".pdf")
        comments = (f"Sheet: /{shown.as_posix()}",) if file.suffix == ".html" else ()
        for text in printed_texts(ElementTree.fromstring(file.read_bytes())):  # noqa: S314 -- ours
            yield Found(_name(file), text.message, CONTEXT, comments)


def _name(file: Path) -> str:
    return file.relative_to(SOURCE.parent).as_posix()


def _page_paths() -> dict[Path, tuple[str, ...]]:
    """Return the paths of the pages that show the texts of a module of pages/ or content/."""
    shown: dict[Path, tuple[str, ...]] = {}
    for file in sorted((SOURCE / "pages").glob("*.py")):
        tree = ast.parse(file.read_bytes())
        own = [
            getattr(paths, node.args[0].attr)
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and ast.unparse(node.func) == "ui.Page.at"
            and isinstance(node.args[0], ast.Attribute)
        ]
        for module in (file, *_content_modules(tree)):
            if module.name not in _SHARED:
                shown[module] = (*shown.get(module, ()), *own)
    return shown


_SHARED: Final = {"paths.py", "checks.py", "blocks.py", "quantities.py"}


def _content_modules(tree: ast.Module) -> Iterator[Path]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("santa_app.content"):
            inside = SOURCE.parent.joinpath(*(node.module or "").split("."))
            for base in (inside, *(inside / alias.name for alias in node.names)):
                files = (base.with_suffix(".py"), base / "__init__.py")
                yield from (one for one in files if one.is_file())
