"""Which languages are published, and where their pages go."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from santa_app.i18n import LANGUAGES, catalogs, checks
from santa_app.server import language_builds
from tests.support.language import CATALOGS, catalogs_in

ENGLISH, GERMAN = LANGUAGES[:2]
BOTH = ("de", "fr")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    locales = tmp_path / "locales"
    locales.mkdir()
    shutil.copy(CATALOGS / "de.po", locales)
    monkeypatch.setattr(checks, "REVIEWED", frozenset({"de", "fr"}))
    with catalogs_in(locales):
        yield tmp_path


def add_template(*more: str) -> None:
    text = catalogs.po_file("de").read_text("utf-8")
    catalogs.template_file().write_text("\n\n".join((text, *more)), "utf-8")


def test_a_complete_language_is_published_and_an_incomplete_one_when_asked_for() -> None:
    assert language_builds.published(BOTH) == (ENGLISH,)  # no template
    add_template()
    assert language_builds.published(BOTH) == (ENGLISH, GERMAN)
    add_template('msgid "New"\nmsgstr ""\n')
    assert language_builds.published(BOTH) == (ENGLISH,)
    assert language_builds.published((), incomplete=("de",)) == (ENGLISH, GERMAN)
    (line,) = language_builds.missing(BOTH, (ENGLISH,))
    assert "de is not published" in line
    assert "'New': not translated" in line


def test_a_language_is_published_only_after_a_second_reading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add_template()
    monkeypatch.setattr(checks, "REVIEWED", frozenset[str]())
    assert language_builds.published(BOTH) == (ENGLISH,)
    (line,) = language_builds.missing(BOTH, (ENGLISH,))
    assert line.endswith("(1 to do):\n    a second reader has not read it in full")


def test_only_the_wanted_languages_are_published() -> None:
    add_template()
    assert language_builds.published(BOTH) == (ENGLISH, GERMAN)
    assert language_builds.published(()) == (ENGLISH,)
    assert language_builds.published(("fr",)) == (ENGLISH,)
    assert language_builds.missing(("fr",), (ENGLISH,)) == []


def test_english_depends_on_the_paths_of_others_and_they_on_their_texts() -> None:
    add_template()
    both = language_builds.published(BOTH)
    assert language_builds.state((ENGLISH,), ENGLISH) == []
    before = [language_builds.state(both, one) for one in both]
    po = catalogs.po_file("de")
    po.write_text(po.read_text("utf-8").replace("small", "few") + "\n# a remark\n", "utf-8")
    remarked = [language_builds.state(both, one) for one in both]
    assert remarked[0] == before[0]
    assert remarked[1] != before[1]
    po.write_text(po.read_text("utf-8").replace("/jemand-zum-reden", "/reden"), "utf-8")
    assert language_builds.state(both, ENGLISH) != before[0]


def test_pages_go_below_the_prefix_and_modules_to_the_others(folder: Path) -> None:
    files = {
        ".web/build/client/index.html": "English",
        ".web/build/client/assets/shared-1.js": "same",
        ".web/build/client/fr/index.html": "no longer published",
        ".web/build/policies.json": json.dumps({"/": "a", "/fr": "b", "/fr/404": "c"}),
        ".languages/de/build/client/de/index.html": "Deutsch",
        ".languages/de/build/client/de/about/index.html": "Über",
        ".languages/de/build/client/de/assets/shared-1.js": "same",
        ".languages/de/build/client/de/assets/texts-2.js": "Texte",
        ".languages/de/build/policies.json": json.dumps({"/de": "d", "/de/404": "e"}),
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    language_builds.install((ENGLISH, GERMAN))
    client = folder / ".web/build/client"
    found = {path.relative_to(client).as_posix() for path in client.rglob("*") if path.is_file()}
    assert found == {
        "index.html", "assets/shared-1.js", "assets/texts-2.js", "de/index.html",
        "de/about/index.html",
    }  # fmt: skip
    policies = json.loads((folder / ".web/build/policies.json").read_text())
    assert policies == {"/": "a", "/de": "d", "/de/404": "e"}
    assert language_builds.installed(client) == (ENGLISH, GERMAN)
    language_builds.install((ENGLISH,))
    assert language_builds.installed(client) == (ENGLISH,)


def test_a_web_folder_is_made_anew_with_the_installed_packages(folder: Path) -> None:
    for name in (".web/app/root.jsx", ".web/node_modules/react/index.js", ".web/build/x"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    (folder / ".languages/de/app").mkdir(parents=True)
    (folder / ".languages/de/app/old.jsx").write_text("old")
    for _ in range(2):
        language_builds.prepare(GERMAN)
        made = folder / ".languages/de"
        assert {path.name for path in made.iterdir()} == {"app", "node_modules"}
        assert [path.name for path in (made / "app").iterdir()] == ["root.jsx"]
        assert (made / "node_modules/react/index.js").exists()
    assert (folder / ".web/node_modules/react/index.js").exists()
