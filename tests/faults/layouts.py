"""The deployments of `deploy/`, each under its own bounds in the Debian that debian_root.py made.

Commands, users, environments, writable folders and limits come from the very files of `deploy/`.
Each server runs in a mount namespace whose other files are read-only, as the files say. It shares
a network without any other with PostgreSQL, Redis and a fake SendGrid, so its ports are the real
ones. Of systemd's protections, this has the folders, the user, the limits and the system calls.
`python -m tests.faults.layouts ROOT` is the part that needs no outside world.
"""

import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from configparser import ConfigParser
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from santa_app.content import plain_form
from santa_app.i18n import LANGUAGES
from tests.faults.machines.network import Machine
from tests.faults.machines.services import Postgresql, Redis
from tests.support.debian import compose_config
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import PRODUCTION, form
from tests.support.running_site import ROOT
from tests.support.table import say, show, verdict
from tests.support.waiting import PATIENCE, wait_until

DEPLOY = ROOT / "deploy"
SENDGRID_PORT = 8025
SETTINGS = {
    **PRODUCTION,
    "LANGUAGES": "all",
    "SENDGRID_HOST": f"http://127.0.0.1:{SENDGRID_PORT}",
    "SITE_HOST": "letters.example",
    "POSTGRES_PASSWORD": "password",
}
"""What the operator writes into .env."""
OTHERS = {
    "DATABASE_URL": "postgresql://santa:password@postgres/kubernetes",
    "REDIS_URL": "redis://redis:6379/2",
    "LIMITS_STORAGE": "redis://redis:6379/3",
}
"""What a cluster's operator adds, with services of their own."""
SYSTEMD = Path("systemd")
"""What /srv/santa is on a server with systemd, beside the root."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
_OWN = ("/proc", "/dev")
"""Of the kernel, and for each process its own."""
COLUMNS = ("layout", "s to a page", "pages", "letters", "written", "s to stop", "met")
_BOUND = 'umask "$0" && cd "$1" && shift && exec "$@"'
_PERMIT = """
import ctypes, os, sys
library = ctypes.CDLL("libseccomp.so.2")
library.seccomp_init.restype = ctypes.c_void_p
others_fail_with_eperm, permitted = 0x00050001, 0x7FFF0000
calls = ctypes.c_void_p(library.seccomp_init(others_fail_with_eperm))
for name in sys.argv[1].split():
    number = library.seccomp_syscall_resolve_name(name.encode())
    if number >= 0:
        library.seccomp_rule_add(calls, permitted, number, 0)
if library.seccomp_load(calls) != 0:
    sys.exit("the filter of system calls was not loaded")
os.execvp(sys.argv[2], sys.argv[2:])
"""
"""Runs a command that may use some system calls only, as systemd does."""


def dockerfile() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile, each with its arguments."""
    text = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line and line[0] != "#"]
    return [(word, rest) for word, rest in lines]


@dataclass(frozen=True, kw_only=True)
class Layout:
    """How a deployment starts a server.

    Attributes:
        folder: Where its commands run.
        user: The user and the group.
        before: The commands that run before it.
        start: The command that serves.
        writable: The folders where it may write; each has a folder beside the root or, with
            options of `mount`, is in memory.
        healthy: The command that asks whether it is well.
        hidden: Folders that it may not read.
        mounted: The folder beside the root that is /srv/santa, if it is not the image's.
        files: The limit of open files, if there is one.
        calls: The system calls that it may use, if not all.
    """

    name: str
    folder: str
    user: str
    environment: Mapping[str, str]
    before: Sequence[Sequence[str]]
    start: Sequence[str]
    writable: Mapping[str, str]
    healthy: Sequence[str] = ()
    hidden: Sequence[str] = ()
    mounted: Path | None = None
    files: int | None = None
    umask: str = "0022"
    calls: str = ""

    def command(self, root: Path, words: Sequence[str]) -> list[str]:
        """Return the command that becomes `words` within the bounds."""
        steps = [f"mount --bind {root} {root}", f"mount -t proc proc {root}/proc"]
        steps.append(f"mount --rbind /dev {root}/dev")
        if self.mounted:
            steps.append(f"mount --bind {root.parent / self.mounted} {root}/srv/santa")
            steps.append(f"mount -o remount,bind,ro {root}/srv/santa")
        steps += [f"mkdir -p {root}{path}" for path in self.writable]
        steps.append(f"mount -o remount,bind,ro {root}")
        for path in self.hidden:
            steps.append(f"mount -t tmpfs -o ro,mode=000 tmpfs {root}{path}")
        for path, what in self.writable.items():
            kind = f"-t tmpfs -o {what} tmpfs" if "=" in what else f"--bind {root.parent / what}"
            steps.append(f"mount {kind} {root}{path}")
        user, group = self.user.split(":")
        bounds = ["chroot", str(root)]
        bounds += ["prlimit", f"--nofile={self.files}"] if self.files else []
        bounds += ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups"]
        bounds += ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]
        bounds += ["env", "--ignore-environment"]
        bounds += [f"{name}={value}" for name, value in self.environment.items()]
        bounds += ["sh", "-c", _BOUND, self.umask, self.folder]
        bounds += ["python3", "-c", _PERMIT, self.calls, *words] if self.calls else words
        return ["unshare", "--mount", "sh", "-euc", "\n".join((*steps, 'exec "$@"')), "sh", *bounds]


def systemd() -> Layout:
    text = (DEPLOY / "systemd" / "santa@.service").read_text("utf-8").replace("%i", "3000")
    unit = ConfigParser(delimiters="=", strict=False, interpolation=None)
    unit.read_string(text)
    service = unit["Service"]
    assert {service[name] for name in ("PrivateTmp", "ProtectHome", "NoNewPrivileges")} == {"yes"}
    assert (service["ProtectSystem"], service["CapabilityBoundingSet"]) == ("strict", "")
    (data,) = service["ReadWritePaths"].split()
    given = dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.M))
    permitted = _calls("@default")
    for names in re.findall(r"^SystemCallFilter=(.*)$", text, re.M):
        for name in names.lstrip("~").split():
            permitted = permitted - _calls(name) if names[0] == "~" else permitted | _calls(name)
    return Layout(
        name="systemd",
        folder=service["WorkingDirectory"],
        user=f"{service['User']}:{service['Group']}",
        environment={"PATH": PATH, "HOME": "/srv/santa", **given},
        before=(),
        start=shlex.split(service["ExecStart"]),
        writable={data: f"{SYSTEMD}/data", "/tmp": "mode=1777", "/var/tmp": "mode=1777"},  # noqa: S108
        hidden=("/home", "/root"),
        mounted=SYSTEMD,
        files=int(service["LimitNOFILE"]),
        umask=service["UMask"],
        calls=" ".join(permitted),
    )


def _calls(name: str) -> set[str]:
    """Return the system calls of a set of systemd's."""
    command = ["systemd-analyze", "--no-pager", "syscall-filter", name]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    words = {line.strip() for line in told.splitlines()[1:] if line.strip() and "#" not in line}
    sets = {word for word in words if word[0] == "@"}
    return (words - sets).union(*map(_calls, sets))


def compose() -> Layout:
    services = compose_config(SETTINGS)["services"]
    app, migrate = services["app-1"], services["migrate"]
    assert (app["read_only"], app["cap_drop"]) == (True, ["ALL"])
    assert app["security_opt"] == ["no-new-privileges:true"]
    volumes = {one["target"]: f"volume-{one['source']}" for one in app["volumes"]}
    return _container(
        name="compose",
        environment=app["environment"],
        before=[migrate["entrypoint"]],
        writable={**volumes, **dict.fromkeys(app["tmpfs"], "mode=1777")},
        files=app["ulimits"]["nofile"],
    )


def kubernetes() -> Layout:
    (deployment, *_) = yaml.safe_load_all((DEPLOY / "kubernetes" / "santa.yaml").read_text("utf-8"))
    pod = deployment["spec"]["template"]["spec"]
    (first,), (container,) = pod["initContainers"], pod["containers"]
    for one in (first, container):
        assert one["securityContext"]["readOnlyRootFilesystem"]
        assert not one["securityContext"]["allowPrivilegeEscalation"]
        assert one["securityContext"]["capabilities"] == {"drop": ["ALL"]}
    given = {one["name"]: one["value"] for one in container["env"]}
    group = pod["securityContext"]["fsGroup"]
    volumes = {one["name"]: one for one in pod["volumes"]}
    writable = {}
    for mount in container["volumeMounts"]:
        limit = volumes[mount["name"]].get("emptyDir", {}).get("sizeLimit")
        # A pod is evicted where a volume grows beyond its limit.
        memory = f"mode=2777,gid={group},size={limit[:-2]}M" if limit else f"claim-{mount['name']}"
        writable[mount["mountPath"]] = memory
    return _container(
        name="Kubernetes",
        environment={**SETTINGS, **OTHERS, **given},
        before=[first["command"]],
        writable=writable,
        user=f"{pod['securityContext']['runAsUser']}:{pod['securityContext']['runAsGroup']}",
    )


def _container(*, environment: Mapping[str, str], **values: Any) -> Layout:
    last = dict(dockerfile())
    variables = dict(one.split("=", 1) for one in shlex.split(last["ENV"]))
    given = {"PATH": PATH, **variables, **environment}
    start = json.loads(last["ENTRYPOINT"]) + json.loads(last["CMD"])
    healthy = json.loads(last["HEALTHCHECK"].partition("CMD ")[2])
    own = {"folder": last["WORKDIR"], "user": last["USER"], "environment": given, "start": start}
    return Layout(**{**own, "healthy": healthy, **values})


@dataclass(kw_only=True)
class Run:
    """One deployment's server, from its start to its end; `wrong` has what should not be."""

    layout: Layout
    root: Path
    sendgrid: FakeSendGrid
    wrong: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)

    def play(self) -> None:
        layout = self.layout
        for place in layout.writable.values():
            if "=" not in place and not (folder := self.root.parent / place).exists():
                folder.mkdir()
                # As Docker copies the image's folder, and as Kubernetes does with fsGroup.
                shutil.chown(folder, 10001, 10001)
        self._try_to_write()
        before = self._snapshot()
        for words in layout.before:
            subprocess.run(layout.command(self.root, words), check=True)
        log = self.root.parent / f"{layout.name}.log"
        began = time.monotonic()
        with log.open("wb") as output:
            command = layout.command(self.root, layout.start)
            server = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        try:
            wait_until(lambda: server.poll() is not None or _is_up(), f"a page (see {log})")
            self.cells.append(f"{time.monotonic() - began:.1f}")
            if layout.healthy:
                subprocess.run(layout.command(self.root, layout.healthy), check=True)
            self._ask_everything()
            self._measure(server.pid)
            began = time.monotonic()
            server.send_signal(signal.SIGTERM)
            code = server.wait(PATIENCE)
            self.cells.append(f"{time.monotonic() - began:.1f}")
            if code != 0:
                self.wrong.append(f"exit code {code}")
        except (OSError, TimeoutError, subprocess.SubprocessError) as error:
            self.wrong.append(f"{error}; its log ends with: {log.read_text()[-2000:]}")
        finally:
            server.kill()
        told = log.read_text(errors="replace")
        self.wrong += re.findall(
            r".*(?:ERROR|CRITICAL|Read-only file|not permitted|denied).*", told
        )
        if "reply sent" not in told:
            self.wrong.append("the log has no letter")
        changed = sorted(str(path) for path, _ in before ^ self._snapshot())
        self.wrong += [f"written: {path}" for path in changed]

    def _try_to_write(self) -> None:
        """Check that the bounds hold: root can write nowhere, the user where it is permitted."""
        layout = self.layout
        for place in ("/", "/etc", "/var", "/srv", "/srv/santa", layout.folder, *layout.writable):
            wanted = place in layout.writable
            one = layout if wanted else replace(layout, user="0:0")
            words = ["sh", "-c", f"touch {place}/probe && rm {place}/probe"]
            command = one.command(self.root, words)
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if (done.returncode == 0) != wanted or not (wanted or "Read-only" in done.stderr):
                self.wrong.append(f"to write into {place}: {done.returncode} {done.stderr}")

    def _snapshot(self) -> set[tuple[Path, float]]:
        """Return all files of the root and of /srv/santa that are not writable."""
        tops = [self.root, *([self.root.parent / SYSTEMD] if self.layout.mounted else [])]
        free = [self.root.parent / one for one in self.layout.writable.values()]
        free += [Path(f"{self.root}{one}") for one in (*self.layout.writable, *_OWN)]
        return {
            (path, path.lstat().st_mtime)
            for top in tops
            for path in top.rglob("*")
            if not any(path.is_relative_to(one) for one in free)
        }

    def _ask_everything(self) -> None:
        status = json.loads(_text("/health"))
        if status["status"] != "ok":
            self.wrong.append(f"/health: {status['problems']}")
        if "METRICS_PORT" in self.layout.environment:
            port = int(self.layout.environment["METRICS_PORT"])
            if "santa_letters" not in _text("/", port=port):
                self.wrong.append("no metrics")
        answered = 0
        for language in LANGUAGES:
            page = _text(f"{language.prefix}/")
            if "<h1" not in page or f'<html lang="{language.tag}"' not in page:
                self.wrong.append(f"no page in {language.name}")
            letter = form(locale=language.locale)
            _text(plain_form.PATH, letter)
            (mail,) = self.sendgrid.mails_to(str(letter["parent_email"]))
            answered += f'<html lang="{language.tag}"' in mail.html
        if answered != len(LANGUAGES):
            self.wrong.append(f"{answered} of {len(LANGUAGES)} letters answered in their language")
        self.cells += [str(len(LANGUAGES)), str(answered)]

    def _measure(self, process: int) -> None:
        """Say what is in each writable folder while the server runs."""
        used = []
        for place in self.layout.writable:
            files = Path(f"/proc/{process}/root{place}").rglob("*")
            size = sum(one.lstat().st_blocks * 512 for one in files) / 1e6
            used.append(f"{place} {size:.0f} MB")
        self.cells.append(", ".join(used))


def _is_up() -> bool:
    try:
        return "<h1" in _text("/")
    except OSError:
        return False


def _text(path: str, letter: dict[str, object] | None = None, port: int = 3000) -> str:
    """Return the answer to a request, which posts a letter if there is one."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}")
    if letter is not None:
        request.data = json.dumps(letter).encode()
        request.add_header("content-type", "application/json")
        request.add_header("origin", SETTINGS["SITE_URL"])
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.read().decode()


def main(root: Path) -> int:
    """Run all deployments one after the other, in a network of their own; show what they did."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    (root / "etc" / "hosts").write_text("127.0.0.1 localhost postgres redis\n")
    here = Machine(name="postgres", address="127.0.0.1")
    runs = []
    with ExitStack() as stack:
        postgresql, redis = Postgresql(here, root.parent), Redis(here, root.parent)
        stack.callback(postgresql.remove)
        stack.callback(redis.kill)
        postgresql.initialize()
        postgresql.start()
        redis.start()
        postgresql.execute("CREATE ROLE santa LOGIN")
        for name in ("santa", "kubernetes"):
            postgresql.execute(f"CREATE DATABASE {name} OWNER santa")
        sendgrid = stack.enter_context(FakeSendGrid(SENDGRID_PORT))
        for layout in (systemd(), compose(), kubernetes()):
            say(f"  {layout.name} …")
            runs.append(Run(layout=layout, root=root, sendgrid=sendgrid))
            runs[-1].play()
    rows = [
        (run.layout.name, *[*run.cells, *[""] * 5][:5], verdict(met=not run.wrong)) for run in runs
    ]
    show("What deploy/ has, read-only, in all languages", COLUMNS, rows)
    for run in runs:
        for line in run.wrong:
            say(f"  {run.layout.name}: {line}")
    return 1 if any(run.wrong for run in runs) else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
