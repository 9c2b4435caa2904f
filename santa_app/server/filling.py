"""Fills an operator's settings into the pages of a release, which have marks in their place.

The filled pages go into a folder of PAGES_DIR that is named after a digest of the release and of
what is filled in, so that a start with the same settings finds them there.
"""

import fcntl
import gzip
import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from html import escape
from pathlib import Path
from secrets import token_hex
from typing import Final

import brotli

from santa_app import marks, product
from santa_app.build.content_security_policy import POLICIES_FILE, hash_source
from santa_app.build_folder import RELEASE
from santa_app.content.about import TABLE
from santa_app.i18n import Language, gettext, translated_path, use_locale
from santa_app.server.language_builds import ENGLISH, installed
from santa_app.settings import Settings

KEPT: Final = 3
"""Filled folders that are kept for another start, beside those that servers hold."""
RELEASE_FILE: Final = "release.txt"
"""The file with the digest of a release's pages."""
_QUALITY: Final = 6
"""Of brotli: a tenth larger than the best, which takes 50 times as long. Few clients ask for gzip,
whose fastest level makes copies a sixth larger in a third of the time."""
_TEXTS: Final = frozenset({".html", ".js", ".xml", ".txt", ".webmanifest"})
"""The suffixes of files that have marks."""
_SCRIPT: Final = re.compile(r"<script\b[^>]*>(.*?)</script>", re.DOTALL)
_MODULE: Final = re.compile(r"-([\w-]{8})\.js\b")
"""The end of a module's name, with the hash that tells it from others; whole names take long."""
_OF_LANGUAGE: Final = (
    r'<link\b[^>]*\bhrefLang="(?:{tags})"[^>]*>',
    r'<meta\b[^>]*\bcontent="(?:{locales})"[^>]*\bproperty="og:locale:alternate"[^>]*>',
    r'<li><a\b[^>]*\bhrefLang="(?:{tags})"[^>]*>.*?</li>',
)
"""The elements of a page, prerendered, for languages: `components.language_menu.if_shown`."""

Values = dict[str, dict[str, str]]
"""The text of each field of each locale."""


def shown_languages(settings: Settings) -> tuple[Language, ...]:
    """Return English and the wanted languages that the release has."""
    found = installed(RELEASE / "build" / "client")
    return tuple(one for one in found if one is ENGLISH or one.locale in settings.languages)


def values(settings: Settings, languages: tuple[Language, ...]) -> Values:
    """Return what the marks stand for, in each of the languages."""
    return {one.locale: _values(settings, languages, one) for one in languages}


def _values(
    settings: Settings, languages: tuple[Language, ...], language: Language
) -> dict[str, str]:
    names = ("name", "address", "phone", "email")
    operator = dict(zip(names, settings.operator, strict=True))
    with use_locale(language.locale):
        shown = {
            f"operator{name}": value or f"[{gettext(TABLE.missing[name])}]"
            for name, value in operator.items()
        }
        return shown | {
            "name": settings.product_name,
            "shortname": product.short_name(settings.product_name),
            # A site in one language names no other, and so not its own.
            "languages": " ".join(one.tag for one in languages) if len(languages) > 1 else "",
            "years": product.copyright_years(datetime.now(UTC).year),
            "telephone": product.telephone(settings.operator_phone or ""),
            "demonote": gettext(TABLE.demo_note) if None in settings.operator else "",
            "mailservice": product.mail_service(settings.sender),
            "replyhours": str(settings.reply_promise_hours),
            "replywithin": product.promised_time(settings.reply_promise_hours),
            "answerwithin": product.promised_time(settings.reply_limit_hours),
            "daysafterreply": str(settings.keep_days_after_reply),
            "daysatmost": str(settings.keep_days_at_most),
        }


def escaped(value: str, suffix: str, within: str = "") -> str:
    """Return a value as a file with this suffix has it, in a JSON or HTML text `within` the file.

    A script may have a text between any quotation marks, so all of them are escaped there.
    """
    if within == "HTML" or (not within and suffix in {".html", ".xml"}):
        # No character is left that a string of JavaScript or JSON escapes.
        return re.sub(r"[\\`$]", lambda found: f"&#{ord(found[0])};", escape(value))
    if suffix == ".txt":
        return value
    text = re.sub(r"[^\w .,:;!?@/+()-]", lambda found: _unicode_escapes(found[0]), value)
    return text.replace("\\", "\\\\") if within == "JSON" and suffix == ".js" else text


def _unicode_escapes(character: str) -> str:
    units = character.encode("utf-16-be").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


class Filler:
    """Fills the settings into the files below a release's `client`.

    `letter_paths` has the path of the letter page by the tags of the languages, without slash.
    """

    def __init__(self, client: Path, settings: Settings, languages: tuple[Language, ...]) -> None:
        self._client = client
        self._languages = languages
        self._values = values(settings, languages)
        self._letter_paths = {
            one.tag.lower(): translated_path(settings.letter_path, one.locale).strip("/")
            for one in languages
        }
        self._site_url = settings.site_url
        given = [self._values, self._letter_paths, self._site_url, [*self._values]]
        digest = hashlib.sha256((client.parents[1] / RELEASE_FILE).read_bytes())
        digest.update(json.dumps(given, sort_keys=True).encode())
        self.digest = digest.hexdigest()[:16]
        self._renamed: dict[str, str] = {}
        self._hashes: dict[str, str] = {}
        hidden = [one for one in installed(client) if one not in languages]
        self._hidden_folders = {one.prefix.strip("/") for one in hidden}
        names = {one.tag: one.locale for one in hidden}
        if len(languages) == 1:
            names |= {ENGLISH.tag: ENGLISH.locale, "x-default": "x-default"}
        given = {"tags": "|".join(names), "locales": "|".join(names.values())}
        self._hidden = [re.compile(one.format(**given)) for one in _OF_LANGUAGE if names]

    def fill(self, folder: Path) -> None:
        """Write the filled files below `folder`/client and the policies into `folder`."""
        files = list(self._files())
        texts = {
            name: (self._client / name).read_text("utf-8")
            for name in files
            if Path(name).suffix in _TEXTS
        }
        left_out = self._rename(texts)
        files = [name for name in files if _hash_of(name) not in left_out]
        texts = {name: texts[name] for name in files if name in texts}
        changed = set[str]()
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            written: list[Future[None]] = []

            def write(name: str, text: str | None) -> None:
                written.append(threads.submit(self._write, folder / "client", name, text))

            # A service worker and the policies name hashes of the pages, so they come after them.
            for name in sorted(texts, key=lambda name: name.endswith("sw.js")):
                text = self._text(name, texts[name])
                if text != texts[name]:
                    changed.add(name)
                    write(name, text)
            for name in files:
                if _uncompressed(name) not in changed:
                    write(name, None)
            for one in written:
                one.result()
        policies = (self._client.parent / POLICIES_FILE).read_text("utf-8")
        (folder / POLICIES_FILE).write_text(self._text(POLICIES_FILE, policies), "utf-8")

    def _files(self) -> Iterator[str]:
        for path, folders, names in os.walk(self._client):
            if Path(path) == self._client:
                folders[:] = [name for name in folders if name not in self._hidden_folders]
            for name in names:
                yield (Path(path) / name).relative_to(self._client).as_posix()

    def _rename(self, texts: dict[str, str]) -> set[str]:
        """Give new names to the modules that change, and to those that name one of them.

        Browsers keep a module for a year by its name. Return the modules that no page needs: those
        of the languages that are not shown.
        """
        named: dict[str, set[str]] = {}
        needed, changing = set[str](), set[str]()
        for name, text in texts.items():
            found = set(_MODULE.findall(text))
            if not name.startswith("assets/"):
                needed |= found
            elif own := _hash_of(name):
                named.setdefault(own, set()).update(found)
                if marks.are_in(name + text):
                    changing.add(own)
        new = needed
        while new := set().union(*(named.get(name, ()) for name in new)) - needed:
            needed |= new
        while more := {name for name in named if named[name] & changing} - changing:
            changing |= more
        for own in changing:
            digest = hashlib.sha256(f"{own}{self.digest}".encode()).hexdigest()[:8]
            self._renamed[own] = f"-{digest}.js"
            self._hashes[own] = digest  # that of a manifest names the release in a service worker
        return named.keys() - needed if self._hidden_folders else set()

    def _text(self, name: str, text: str) -> str:
        suffix = Path(name).suffix
        filled = _MODULE.sub(self._new_name, text)
        filled = marks.PATTERN.sub(partial(self._value, suffix), filled)
        filled = marks.LETTER_PATHS.sub(self._letter_path, filled)
        filled = filled.replace(f"wss:{marks.SITE_URL[6:]}", f"ws{self._site_url[4:]}")
        filled = filled.replace(marks.SITE_URL, self._site_url)
        if suffix == ".html":
            for pattern in self._hidden:
                filled = pattern.sub("", filled)
            old, new = _SCRIPT.findall(text), _SCRIPT.findall(filled)
            self._hashes |= dict(zip(map(hash_source, old), map(hash_source, new), strict=True))
            self._hashes[_revision(text)] = _revision(filled)
        elif name == "robots.txt":
            known = tuple(f"{self._site_url}{one.prefix}/sitemap" for one in self._languages)
            filled = "".join(
                line
                for line in filled.splitlines(keepends=True)
                if "/sitemap" not in line or line.split()[-1].startswith(known)
            )
        elif name.endswith("sw.js") or name == POLICIES_FILE:
            filled = re.sub(
                r"'sha256-[\w+/=]+'|(?<=\"revision\":\")[0-9a-f]{16}|(?<=\"release\":\")\w+",
                lambda found: self._hashes.get(found[0], found[0]),
                filled,
            )
        return filled

    def _value(self, suffix: str, found: re.Match[str]) -> str:
        known = self._values.get(found["locale"])
        # A module of a language that is not shown is not loaded.
        return escaped(known[found["field"]], suffix, found["within"]) if known else ""

    def _new_name(self, found: re.Match[str]) -> str:
        return self._renamed.get(found[1], found[0])

    def _letter_path(self, found: re.Match[str]) -> str:
        return self._letter_paths.get(found[1], "")

    def _write(self, client: Path, name: str, text: str | None) -> None:
        renamed = _MODULE.sub(self._new_name, name)
        target = client / marks.LETTER_PATHS.sub(self._letter_path, renamed)
        target.parent.mkdir(parents=True, exist_ok=True)
        if text is None:
            _link_or_copy(self._client / name, target)
            return
        data = text.encode()
        target.write_bytes(data)
        if (self._client / f"{name}.br").exists():
            packed = brotli.compress(data, quality=_QUALITY)
            target.with_name(f"{target.name}.br").write_bytes(packed)
            target.with_name(f"{target.name}.gz").write_bytes(gzip.compress(data, 1, mtime=0))


def _uncompressed(name: str) -> str:
    return name.removesuffix(".br").removesuffix(".gz")


def _hash_of(name: str) -> str | None:
    found = _MODULE.search(name) if name.startswith("assets/") else None
    return found[1] if found else None


def _link_or_copy(source: Path, target: Path) -> None:
    try:
        target.hardlink_to(source)
    except OSError:  # on another disk, or of another user
        shutil.copyfile(source, target)


def _revision(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def fill_release(settings: Settings) -> Path:
    """Return the folder with the pages of this release for these settings, filled if need be.

    Raises OSError where PAGES_DIR cannot be written.
    """
    filler = Filler(RELEASE / "build" / "client", settings, shown_languages(settings))
    pages = settings.pages_dir.resolve()
    folder = pages / filler.digest
    if folder.exists():
        os.utime(folder)
        return folder
    draft = pages / f".{filler.digest}.{token_hex(4)}"  # two containers have the same process id
    try:
        shutil.copytree(RELEASE / "backend", draft / "backend")
        (draft / "build").mkdir()
        filler.fill(draft / "build")
        try:
            draft.rename(folder)
        except OSError:
            if not folder.exists():  # another server has filled it meanwhile
                raise
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    _delete_old(pages)
    return folder


def _delete_old(pages: Path) -> None:
    folders = sorted(pages.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT:]:
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            pass  # a server holds it
        finally:
            os.close(descriptor)


def hold(folder: Path) -> None:
    """Keep other starts from deleting filled pages, until this process and its forks end."""
    descriptor = os.open(folder, os.O_RDONLY)
    with suppress(OSError):  # a file system without locks
        fcntl.flock(descriptor, fcntl.LOCK_SH)
