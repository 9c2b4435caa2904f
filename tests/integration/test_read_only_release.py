"""Each deployment of deploy/ serves all languages, though only the folders it names are writable.

The paths come from the very files of deploy/, and lie below a temporary folder here. On Linux, root
mounts everything else read-only, as the deployments do; elsewhere the modes of the files forbid it.
"""

import errno
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Sequence
from configparser import ConfigParser
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import yaml

from santa_app.content import plain_form
from santa_app.i18n import LANGUAGES
from santa_app.server.filling import RELEASE_FILE
from tests.support.fake_sendgrid import FakeSendGrid, Received
from tests.support.letter_examples import PRODUCTION, form
from tests.support.running_site import ENVIRONMENT, ROOT, RunningSite, build_site, free_port
from tests.support.site_copy import copy_site
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.nightly

DEPLOY = ROOT / "deploy"
_MOUNT = """
for place in $(cut -d ' ' -f 5 /proc/self/mountinfo); do
    case " $* " in *" $place "*) continue ;; esac
    case "$place/" in /proc/* | /sys/* | /dev/*) continue ;; esac
    mount -o remount,bind,ro "$place" 2> /dev/null || :
done
"""
"""Makes all mounts read-only but the named ones. Mounts that cannot change are in no layout."""


@dataclass(frozen=True, kw_only=True)
class Layout:
    """Where a deployment has its files.

    Attributes:
        release: The folder of the sources and the built pages.
        writable: The folders in which the server may write.
        home: The home directory of its user.
        settings: Those that the deployment sets itself.
    """

    release: str
    writable: Sequence[str]
    home: str
    settings: dict[str, str]


def systemd() -> Layout:
    unit = ConfigParser(delimiters="=", strict=False, interpolation=None)
    unit_text = (DEPLOY / "systemd" / "santa@.service").read_text("utf-8")
    unit.read_string(unit_text)
    service = unit["Service"]
    assert (service["ProtectSystem"], service["PrivateTmp"]) == ("strict", "yes")
    (data,) = service["ReadWritePaths"].split()
    release = service["WorkingDirectory"].replace("%i", "3000")
    return Layout(
        release=release,
        writable=(data, "/tmp"),  # noqa: S108 -- of its own (PrivateTmp)
        home=str(Path(release).parent),
        settings={
            "KEPT_ASSETS_DIR": f"{data}/assets",
            "PAGES_DIR": re.findall(r"^Environment=PAGES_DIR=(.*)$", unit_text, re.MULTILINE)[0],
        },
    )


def compose() -> Layout:
    app = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["x-app"]
    assert app["read_only"] is True
    volumes = [volume.split(":")[1] for volume in app["volumes"]]
    return _image((*volumes, *app["tmpfs"]), app["environment"])


def kubernetes() -> Layout:
    (deployment, *_) = yaml.safe_load_all((DEPLOY / "kubernetes" / "santa.yaml").read_text("utf-8"))
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    assert container["securityContext"]["readOnlyRootFilesystem"] is True
    writable = [mount["mountPath"] for mount in container["volumeMounts"]]
    return _image(writable, {one["name"]: one["value"] for one in container["env"]})


def _image(writable: Sequence[str], settings: dict[str, str]) -> Layout:
    dockerfile = (DEPLOY / "Dockerfile").read_text("utf-8")
    (release,) = set(re.findall(r"^WORKDIR (\S+)$", dockerfile, re.MULTILINE))
    (home,) = re.findall(r"^ENV HOME=(\S+)", dockerfile, re.MULTILINE)
    (pages,) = re.findall(r"^ENV .*\bPAGES_DIR=(\S+)", dockerfile, re.MULTILINE)
    settings = {"PAGES_DIR": pages, **settings}
    return Layout(release=release, writable=writable, home=home, settings=settings)


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installed release. The English home page stands for those of the other languages."""
    build_site()
    copy = copy_site(tmp_path_factory.mktemp("release"), built=True)
    shutil.copytree(ROOT / "locales", copy.folder / "locales")
    (copy.folder / "data").mkdir()
    for language in LANGUAGES[1:]:
        home = copy.pages / language.prefix.strip("/") / "index.html"
        home.parent.mkdir()
        shutil.copy(copy.pages / "index.html", home)
    (copy.folder / ".web").rename(copy.folder / "release")
    (copy.folder / "release" / RELEASE_FILE).write_text("a digest")
    return copy.folder


def lay_out(layout: Layout, release: Path, root: Path) -> list[Path]:
    """Make the folders of a deployment below `root`, and return those that are writable."""
    link = Path(f"{root}{layout.release}")
    link.parent.mkdir(parents=True)
    link.symlink_to(release)
    for path in (*layout.writable, layout.home):
        Path(f"{root}{path}").mkdir(parents=True, exist_ok=True)
    return [Path(f"{root}{path}").resolve() for path in layout.writable]


@cache
def can_mount() -> bool:
    """Return whether this process may mount what its children see."""
    if shutil.which("unshare") is None:
        return False
    trial = ["unshare", "--mount", "mount", "--bind", "/", "/"]
    return subprocess.run(trial, stderr=subprocess.DEVNULL, check=False).returncode == 0


def read_only(folders: Sequence[Path], writable: Sequence[Path]) -> list[str]:
    """Return the prefix of a command that makes `folders` read-only except writable ones."""
    if can_mount():
        places = [shlex.quote(str(place)) for place in writable]
        binds = "".join(f"mount --bind {place} {place}\n" for place in places)
        script = f'{binds}protect() {{{_MOUNT}}}\nprotect {" ".join(places)}\nexec "$@"'
        return ["unshare", "--mount", "sh", "-e", "-c", script, "sh"]
    for folder in folders:
        for path in (folder, *folder.rglob("*")):
            if not path.is_symlink():
                is_free = any(path.is_relative_to(place) for place in writable)
                path.chmod(path.stat().st_mode | 0o200 if is_free else path.stat().st_mode & ~0o222)
    # Otherwise root may write in spite of the modes.
    return ["setpriv", "--bounding-set=-dac_override"] if os.geteuid() == 0 else []


@pytest.mark.parametrize("deployment", [systemd, compose, kubernetes])
def test_a_release_that_cannot_be_written_serves_all_languages(
    deployment: Callable[[], Layout], release: Path, tmp_path: Path, sendgrid: FakeSendGrid
) -> None:
    layout, root = deployment(), tmp_path / "root"
    writable = lay_out(layout, release, root)
    wrapper = read_only([root, release], writable)
    for folder in (*writable, release, Path(f"{root}{layout.release}"), root):
        probe = [*wrapper, "touch", str(folder / "probe")]
        done = subprocess.run(probe, stderr=subprocess.DEVNULL, check=False)
        assert (done.returncode == 0) == (folder in writable), folder
    given = {
        name: f"{root}{value}" if value.startswith("/") else value
        for name, value in layout.settings.items()
        if name not in {"REDIS_URL", "LIMITS_STORAGE"}  # of another machine
    }
    port = free_port()
    site = RunningSite(
        folder=tmp_path,
        port=port,
        command=("-m", "santa_app", "serve"),
        wrapper=wrapper,
        root=Path(f"{root}{layout.release}"),
        environment={
            **ENVIRONMENT,
            **PRODUCTION,
            **given,
            "HOME": f"{root}{layout.home}",
            "TMPDIR": str(writable[-1]),
            "LANGUAGES": "all",
            "DATABASE_URL": f"sqlite:///{writable[0] / 'santa.db'}",
            "SENDGRID_HOST": sendgrid.url,
            "MAX_CONNECTIONS": "100",
            "HOST": "127.0.0.1",
            "PORT": str(port),
            "METRICS_HOST": "127.0.0.1",
            "METRICS_PORT": str(free_port()),
        },
    )
    migration = [*wrapper, sys.executable, "-m", "santa_app", "migrate"]
    subprocess.run(migration, cwd=site.root, env=site.environment, check=True)
    site.start()
    try:
        assert json.loads(ask(site, "/health"))["status"] == "ok"
        for language in LANGUAGES:
            assert "<h1" in ask(site, f"{language.prefix}/")
            letter = form(locale=language.locale)
            ask(site, plain_form.PATH, letter)
            mail = reply_to(letter["parent_email"], sendgrid)
            assert f'<html lang="{language.tag}"' in mail.html
    finally:
        site.stop()
    log = site.log.read_text()
    assert "reply sent" in log
    for said in ('"ERROR"', os.strerror(errno.EROFS), os.strerror(errno.EACCES)):
        assert said not in log


def reply_to(address: object, sendgrid: FakeSendGrid) -> Received:
    """Return the reply to a letter, which may still be on its way."""
    sendgrid.wait_until(lambda: any(mail.to == address for mail in sendgrid.taken))
    return next(mail for mail in sendgrid.taken if mail.to == address)


def ask(site: RunningSite, path: str, letter: dict[str, object] | None = None) -> str:
    """Return the answer to a request, which posts a letter if there is one."""
    request = urllib.request.Request(f"{site.local_url}{path}")
    if letter is not None:
        request.data = json.dumps(letter).encode()
        request.add_header("content-type", "application/json")
        request.add_header("origin", site.url)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.read().decode()
