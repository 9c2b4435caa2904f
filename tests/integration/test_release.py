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
from html import unescape
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
EVERY = ("/", "/about", "/privacy")
CHANGED = (
    ("SITE_URL", "https://letters.example", "https://santa.example", EVERY),
    ("PRODUCT_NAME", 'Père & Noël\'s "Post"', "To Claus", EVERY),
    ("PRODUCT_PATH", "/letters", "/to-claus", ("/",), 'href="{}"'),
    ("OPERATOR_NAME", "Example <Letters> Association", "Friends of Post", EVERY[1:]),
    ("OPERATOR_ADDRESS", "1 Example Street", "2 Sample Road", EVERY[1:]),
    ("OPERATOR_PHONE", "+1 555 010 0123", "+1 555 010 0199", EVERY[1:]),
    ("OPERATOR_EMAIL", "parents@letters.example", "parents@santa.example", EVERY[1:]),
    ("KEEP_DAYS_AFTER_REPLY", "31", "12", ("/privacy",), "{} days after"),
    ("KEEP_DAYS_AT_MOST", "91", "62", ("/privacy",), "{} days"),
    ("REPLY_PROMISE_HOURS", "24", "1", ("/",), "reply within {} hour"),
    ("REPLY_PROMISE_HOURS", "24", "1", ("/",), ">{}hrs<"),
    ("REPLY_LIMIT_HOURS", "49", "72", ("/privacy",), "respond within {} hours"),
    ("LANGUAGES", "de", "", ()),
)
"""Settings, what they are at first and then, the pages that say so, and between which words."""


def make_release(folder: Path, *languages: str, **environment: str) -> Path:
    """Return what `make release` writes of sources in a folder, with few pages."""
    copy = copy_site(folder)
    # As in a new clone: Node's packages are installed in its own folder.
    shutil.rmtree(copy.folder / ".web", ignore_errors=True)
    copy.keep_routes(ROUTES)
    for name in ("locales", "tools"):
        shutil.copytree(ROOT / name, copy.folder / name)
    shutil.copy(ROOT / "requirements.txt", copy.folder)
    subprocess.run(
        [sys.executable, "-m", "tools.release", *languages],
        cwd=copy.folder,
        env=copy.environment() | environment,
        check=True,
    )
    return copy.folder / "dist"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A release in English, German and French."""
    return make_release(tmp_path_factory.mktemp("sources"), "de", "fr")


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
        **{one[0]: one[1] for one in CHANGED},
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
        seen = {path: unescape(ask(first, path)[0]) for path in EVERY}
        english, policy = ask(first, "/privacy")
        assert 'hrefLang="fr"' not in english
        assert '<link href="https://letters.example/de/' in english.replace('rel="alternate" ', "")
        assert "Example &lt;Letters&gt; Association" in english
        assert 'href="tel:+15550100123"' in english
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
    assert not (tmp_path / ".states").exists()  # Reflex's, of visitors
    (filled,) = (tmp_path / "pages").iterdir()
    made = filled.stat().st_ino
    second = site(programs, tmp_path, **{one[0]: one[2] for one in CHANGED})
    second.start()
    try:
        alone = ask(second, "/privacy")[0]
        assert "hrefLang" not in alone
        now = {path: unescape(ask(second, path)[0]) for path in EVERY}
        for name, old, new, paths, *words in CHANGED:
            between = words[0] if words else "{}"
            for path in paths:
                before, after = between.format(old), between.format(new)
                said = [text in shown[path] for shown in (seen, now) for text in (before, after)]
                assert said == [True, False, False, True], (name, path)
        assert all(' data-languages="en de"' in page for page in seen.values())
        assert all(' data-languages=""' in page for page in now.values())
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


def test_builds_in_two_folders_have_one_hash(dist: Path, tmp_path: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    first = hashlib.sha256(wheel.read_bytes()).hexdigest()
    components = json.loads((dist / "sbom.json").read_text())["components"]
    assert {"reflex", "granian", "sqlalchemy"} <= {one["name"].lower() for one in components}
    assert f"{wheel.name} --hash=sha256:{first}" in (dist / "requirements.txt").read_text()
    other = make_release(tmp_path / "another", "de", "fr", TZ="Asia/Tokyo")
    second = hashlib.sha256((other / wheel.name).read_bytes()).hexdigest()
    assert second == first
