"""Builds the pages of each published language and puts them beside the English ones.

A language is built in a web folder of its own (`.languages/de`), which shares the installed
packages of English. Its pages then go below its prefix in the build that is served, and its
modules, whose names have a hash of their content, among the English ones.
"""

import hashlib
import json
import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from babel.messages.pofile import PoFileError

from santa_app.i18n import LANGUAGES, Language, addresses, catalogs, checks, missing_files

WEB: Final = Path(".web")
WEB_FOLDERS: Final = Path(".languages")
STAMP_FILE: Final = "santa-build.json"
ENGLISH: Final = LANGUAGES[0]
_NOT_COPIED: Final = ("node_modules", "build", "public", STAMP_FILE)
_SHOWN: Final = 10
"""Problems of a catalog that a build names."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Report:
    """What keeps a language from being published, and its paths; `digest` is its catalog's."""

    digest: str
    problems: tuple[str, ...]
    paths: dict[str, str]


def published(wanted: tuple[str, ...], *, incomplete: tuple[str, ...] = ()) -> tuple[Language, ...]:
    """Return English and the wanted locales with complete catalogs, in the menu's order.

    Languages are given by their locales; the `incomplete` ones need no complete catalog.
    """
    found = reports((*wanted, *incomplete))
    return tuple(
        language
        for language in LANGUAGES
        if language is ENGLISH
        or (
            language.locale in found
            and (not found[language.locale].problems or language.locale in incomplete)
        )
    )


def missing(wanted: tuple[str, ...], languages: tuple[Language, ...]) -> list[str]:
    """Return one line for each wanted language with a catalog that is not among `languages`."""
    names = {language.locale for language in languages}
    lines = []
    for locale, report in reports(wanted).items():
        if locale not in names:
            shown = "".join(f"\n    {problem}" for problem in report.problems[:_SHOWN])
            count = len(report.problems)
            more = f"\n    … and {count - _SHOWN} more" if count > _SHOWN else ""
            lines.append(f"{locale} is not published ({count} to do):{shown}{more}")
    return lines


def state(languages: tuple[Language, ...], language: Language) -> list[object]:
    """Return a text that changes with the catalogs on which the pages of a language depend.

    Pages lead to the same page in every other language, so they depend on the others' paths.
    """
    if languages == (ENGLISH,):
        return []
    found = reports(tuple(other.locale for other in languages))
    others = [(other.locale, sorted(found[other.locale].paths.items())) for other in languages[1:]]
    own = "" if language is ENGLISH else found[language.locale].digest
    return [others, own]


def reports(wanted: tuple[str, ...]) -> dict[str, Report]:
    """Return the reports of the wanted languages with a catalog, by locale."""
    template = catalogs.template_file()
    source = template.read_bytes() if template.exists() else b""
    files = {one.locale: catalogs.po_file(one.locale) for one in LANGUAGES[1:]}
    return {
        locale: _read(
            locale,
            source + file.read_bytes(),
            f"{missing_files(locale)} {locale in checks.REVIEWED}",
        )
        for locale, file in files.items()
        if locale in wanted and file.exists()
    }


@cache
def _read(locale: str, catalog: bytes, others: str) -> Report:
    """Return the report of a locale; it changes with the other arguments only."""
    digest = hashlib.sha256(catalog + others.encode()).hexdigest()
    try:
        own = catalogs.read_catalog(catalogs.po_file(locale), locale)
    except PoFileError as error:
        return Report(digest=digest, problems=(f"the catalog cannot be read: {error}",), paths={})
    lacking = tuple(checks.to_do(own, locale))
    return Report(digest=digest, problems=lacking, paths=addresses.paths_in(own))


def web_folder(language: Language) -> Path:
    return WEB if language is ENGLISH else WEB_FOLDERS / language.tag.lower()


def home_page(language: Language) -> Path:
    return web_folder(language) / "build/client" / language.prefix.strip("/") / "index.html"


def installed(client: Path) -> tuple[Language, ...]:
    """Return the languages whose pages are in the build that is served."""
    return tuple(
        language
        for language in LANGUAGES
        if (client / language.prefix.strip("/") / "index.html").exists()
    )


def environment(languages: tuple[Language, ...], language: Language) -> dict[str, str]:
    return {
        "SITE_LANGUAGE": language.locale,
        "SITE_LANGUAGES": ",".join(one.locale for one in languages),
        "REFLEX_WEB_WORKDIR": str(web_folder(language)),
    }


def prepare(language: Language) -> None:
    """Make a language's web folder anew from the English one, with its installed packages."""
    folder = web_folder(language)
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(WEB, folder, ignore=shutil.ignore_patterns(*_NOT_COPIED))
    (folder / "node_modules").symlink_to((WEB / "node_modules").resolve())


def install(languages: tuple[Language, ...]) -> None:
    """Put the built pages of all languages but English into the build that is served.

    Languages that are no longer published are removed.
    """
    from santa_app.build.content_security_policy import POLICIES_FILE  # noqa: PLC0415 -- loads Reflex

    client = WEB / "build" / "client"
    policies_file = WEB / "build" / POLICIES_FILE
    policies = {
        path: policy
        for path, policy in json.loads(policies_file.read_text("utf-8")).items()
        if not path.startswith(tuple(f"{one.prefix}/" for one in LANGUAGES[1:]))
        and path not in {one.prefix for one in LANGUAGES[1:]}
    }
    for language in LANGUAGES[1:]:
        shutil.rmtree(client / language.prefix.strip("/"), ignore_errors=True)
    for language in languages[1:]:
        build = web_folder(language) / "build"
        # Reflex copies all assets there, of which only English needs its copy.
        shutil.rmtree(web_folder(language) / "public", ignore_errors=True)
        _copy(home_page(language).parent, client / language.prefix.strip("/"), client / "assets")
        policies |= json.loads((build / POLICIES_FILE).read_text("utf-8"))
    policies_file.write_text(json.dumps(policies, indent=1), "utf-8")


def _copy(built: Path, pages: Path, assets: Path) -> None:
    for entry in built.iterdir():
        if entry.name == "assets":
            for file in entry.iterdir():
                if not (assets / file.name).exists():
                    shutil.copy2(file, assets / file.name)
        elif entry.is_dir():
            shutil.copytree(entry, pages / entry.name)
        else:
            pages.mkdir(exist_ok=True)
            shutil.copy2(entry, pages / entry.name)
