"""A release as an operator gets it: one wheel, installed and served with Python alone."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
import venv
from pathlib import Path

import pytest

from tests.support.running_site import ENVIRONMENT, ROOT, RunningSite, free_port
from tests.support.site_copy import copy_site
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.nightly

ROUTES = """ROUTES: tuple[Route, ...] = (
    Route(home.PAGE, menu="main"),
    Route(letter.PAGE, menu="letter", footer="quick"),
    Route(about.PAGE, menu="last", footer="more"),
    Route(my_letter.PAGE),
    Route(privacy.PAGE, footer="more"),
)
"""
"""Pages with each kind of setting; a build takes as long as the site has pages."""


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make release` writes, with few pages in English, German and French."""
    copy = copy_site(tmp_path_factory.mktemp("sources"))
    copy.keep_routes(ROUTES)
    for name in ("locales", "tools"):
        shutil.copytree(ROOT / name, copy.folder / name)
    shutil.copy(ROOT / "requirements.txt", copy.folder)
    subprocess.run(
        [sys.executable, "-m", "tools.release", "de", "fr"],
        cwd=copy.folder,
        env=copy.environment(),
        check=True,
    )
    return copy.folder / "dist"


@pytest.fixture(scope="module")
def programs(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new virtual environment with the release; it has no Node."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(folder, with_pip=True)
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    subprocess.run(
        [folder / "bin" / "python", *install, "-r", "requirements.txt"], cwd=dist, check=True
    )
    subprocess.run([folder / "bin" / "python", "-m", "pip", "check"], check=True)
    assert not list((folder / "bin").glob("n[op][dm]*"))
    return folder / "bin"


def site(programs: Path, folder: Path, **settings: str) -> RunningSite:
    port = free_port()
    kept = {name: ENVIRONMENT[name] for name in ("HOME", "LANG", "TMPDIR") if name in ENVIRONMENT}
    given = {
        "PATH": str(programs),
        "PORT": str(port),
        "SITE_URL": "https://letters.example",
        "PRODUCT_NAME": 'Père & Noël\'s "Post"',
        "LANGUAGES": "de",
        "OPERATOR_NAME": "Example <Letters> Association",
        "OPERATOR_PHONE": "+1 555 010 0123",
        "ALLOWED_ORIGINS": f"http://localhost:{port}",
        **settings,
    }
    return RunningSite(
        folder=folder,
        root=folder,
        port=port,
        environment=kept | given,
        command=(),
        # In place of this interpreter, which would follow.
        wrapper=("/bin/sh", "-c", 'exec "$0" run', str(programs / "santa")),
    )


def ask(site: RunningSite, path: str) -> tuple[str, str]:
    """Return the text and the policy of a page."""
    with urllib.request.urlopen(f"{site.local_url}{path}", timeout=PATIENCE) as answer:
        return answer.read().decode(), answer.headers["content-security-policy"]


def test_it_serves_what_the_settings_say_after_each_start(programs: Path, tmp_path: Path) -> None:
    first = site(programs, tmp_path)
    first.start()
    try:
        english, policy = ask(first, "/privacy")
        assert 'hrefLang="fr"' not in english
        assert '<link href="https://letters.example/de/' in english.replace('rel="alternate" ', "")
        assert "Example &lt;Letters&gt; Association" in english
        assert 'href="tel:+15550100123"' in english
        assert "30 days after" in english
        assert "connect-src 'self' wss://letters.example;" in policy
        german, _ = ask(first, "/de/")
        assert "Père &amp; Noël&#x27;s &quot;Post&quot;" in german
        worker, _ = ask(first, "/de/sw.js")
        for path in set(re.findall(r"/assets/[\w.$~-]+\.(?:js|css)", german + worker)):
            assert ask(first, path)[0]
        with pytest.raises(urllib.error.HTTPError, match="404"):
            ask(first, "/fr/")
    finally:
        first.stop()
    (filled,) = (tmp_path / "pages").iterdir()
    made = filled.stat().st_ino
    changed = {"OPERATOR_PHONE": "+1 555 010 0199", "KEEP_DAYS_AFTER_REPLY": "12"}
    second = site(programs, tmp_path, LANGUAGES="", **changed)
    second.start()
    try:
        for path in ("/privacy", "/about"):
            shown, _ = ask(second, path)
            assert 'href="tel:+15550100199"' in shown
            assert "0123" not in shown
        alone, _ = ask(second, "/privacy")
        assert "12 days after" in alone
        assert "hrefLang" not in alone
        (style,) = re.findall(r'/assets/__reflex_global_styles[^"]+', alone)[:1]
        assert re.search(r"html\[data-languages=(\"\")?\] ?\.", ask(second, style)[0])
    finally:
        second.stop()
    assert filled.stat().st_ino == made


def test_it_has_every_command(programs: Path, tmp_path: Path) -> None:
    def said(*words: str) -> str:
        done = subprocess.run(
            [programs / words[0], *words[1:]],
            cwd=tmp_path,
            env={**os.environ, "PATH": str(programs)},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    shown = said("santa", "--help")
    for name in ("run", "serve", "migrate", "build", "export", "letters"):
        assert f"\n  {name} " in shown
    said("santa", "migrate")
    assert (tmp_path / "santa.db").exists()
    assert json.loads(said("santa", "letters", "status", "--json"))
    assert said("python", "-m", "santa_app.letters", "--help")
    said("santa", "export")
    assert (tmp_path / "export" / "site" / "privacy" / "index.html").exists()


def test_two_builds_of_a_wheel_have_one_hash(dist: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    first = hashlib.sha256(wheel.read_bytes()).hexdigest()
    components = json.loads((dist / "sbom.json").read_text())["components"]
    assert {"reflex", "granian", "sqlalchemy"} <= {one["name"].lower() for one in components}
    assert f"{wheel.name} --hash=sha256:{first}" in (dist / "requirements.txt").read_text()
    subprocess.run(
        [sys.executable, "-m", "tools.release", "de", "fr"],
        cwd=dist.parent,
        env={**ENVIRONMENT, "TZ": "Asia/Tokyo"},
        check=True,
    )
    assert hashlib.sha256(wheel.read_bytes()).hexdigest() == first
