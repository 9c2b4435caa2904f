"""`python -m tests.audit.advisories`, part of `make check`: known vulnerabilities of dependencies.

pip-audit looks up the Python packages, `npm audit --omit=dev` the packages that browsers are sent.
The exit code is 1 where a vulnerability is known. A service that cannot be reached fails nothing,
so that `make check` works without a network, but a box says that it was not asked, and
`make test` ends with it again (`--last`).

A mirror of the package index may answer without knowing any vulnerability. So both services are
asked about an old package with known ones as well, and count as asked only if they name it.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from santa_app.server.commands import prepare_environment
from tests.support.running_site import ROOT

PATIENCE = 60
"""Seconds after which a service counts as unreachable."""
PINNED = ROOT / "requirements.lock"
LOCK = ROOT / "reflex.lock" / "package-lock.json"
LAST = ROOT / ".build" / "advisories.txt"
"""The file with the last message about services that were not asked."""
VULNERABLE_PYTHON = "jinja2==2.4.1"
VULNERABLE_NPM, VULNERABLE_NPM_VERSION = "jquery", "3.4.1"
"""Packages with vulnerabilities that every advisory service knows; the site uses neither."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The vulnerabilities of one kind of packages.

    Attributes:
        kind: Python or browser packages.
        known: One line for each vulnerability; None where the service was not asked.
    """

    kind: str
    known: tuple[str, ...] | None

    def sentence(self) -> str:
        if self.known is None:
            return (
                f"WARNING: {self.kind} NOT ASKED: no advisory service answers here.\n"
                "Whether they have known vulnerabilities was not checked. Run `make check` where\n"
                "the package indexes can be reached before you publish."
            )
        if not self.known:
            return f"{self.kind}: no known vulnerability."
        return "\n  ".join([f"{self.kind}: {len(self.known)} known vulnerabilities", *self.known])


def read_pip(output: str) -> Verdict:
    """Read the JSON of pip-audit; it is empty, or skips every package, without a connection."""
    kind = "Python packages"
    packages = json.loads(output)["dependencies"] if output.strip() else []
    asked = [package for package in packages if "skip_reason" not in package]
    if not asked:
        return Verdict(kind=kind, known=None)
    found = [
        f"{package['name']} {package['version']}: {vulnerability['id']}"
        for package in asked
        for vulnerability in package["vulns"]
    ]
    found += [
        f"{package['name']}: {package['skip_reason']}"
        for package in packages
        if "skip_reason" in package
    ]
    return Verdict(kind=kind, known=tuple(found))


def read_npm(output: str) -> Verdict:
    """Read the JSON of `npm audit`, which was asked about VULNERABLE_NPM as well."""
    kind = "Browser packages"
    answer = json.loads(output) if output.strip() else {}
    found = {name: each["severity"] for name, each in answer.get("vulnerabilities", {}).items()}
    if found.pop(VULNERABLE_NPM, None) is None:
        return Verdict(kind=kind, known=None)
    return Verdict(kind=kind, known=tuple(f"{name}: {how}" for name, how in found.items()))


def _output(command: list[str], folder: Path) -> str:
    try:
        result = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return ""
    return result.stdout


def ask_pip() -> Verdict:
    """Look up the pinned packages, without installing any.

    The vulnerable package goes first, also because pip-audit waits for an unreachable service once
    for each package.
    """
    command = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--timeout", "10"]
    command += ["--format", "json", "--progress-spinner", "off", "--requirement"]
    with tempfile.TemporaryDirectory(prefix="santa-advisories-") as place:
        one = Path(place) / "requirements.txt"
        one.write_text(f"{VULNERABLE_PYTHON}\n")
        if not read_pip(_output([*command, str(one)], ROOT)).known:
            return read_pip("")
        return read_pip(_output([*command, str(PINNED)], ROOT))


def ask_npm() -> Verdict:
    """Look up the packages that browsers are sent, without the build tools."""
    with tempfile.TemporaryDirectory(prefix="santa-advisories-") as place:
        folder = Path(place)
        lock = json.loads(LOCK.read_text())
        package = lock["packages"][""]
        package["dependencies"][VULNERABLE_NPM] = VULNERABLE_NPM_VERSION
        lock["packages"][f"node_modules/{VULNERABLE_NPM}"] = {"version": VULNERABLE_NPM_VERSION}
        (folder / LOCK.name).write_text(json.dumps(lock))
        (folder / "package.json").write_text(json.dumps(package))
        return read_npm(_output(["npm", "audit", "--omit=dev", "--json"], folder))


def boxed(text: str) -> str:
    """Return a text between two conspicuous lines."""
    return f"\n{'!' * 80}\n{text}\n{'!' * 80}\n"


def main(arguments: Sequence[str]) -> int:
    """Ask both services, print the verdicts, and return the exit code.

    `--last` only repeats what was not asked last time.
    """
    if list(arguments) == ["--last"]:
        sys.stderr.write(LAST.read_text() if LAST.exists() else "")
        return 0
    prepare_environment()
    verdicts = [ask_pip(), ask_npm()]
    not_asked = [verdict.sentence() for verdict in verdicts if verdict.known is None]
    for verdict in verdicts:
        if verdict.known is not None:
            sys.stdout.write(f"{verdict.sentence()}\n")
    LAST.parent.mkdir(exist_ok=True)
    LAST.write_text(boxed("\n\n".join(not_asked)) if not_asked else "")
    sys.stderr.write(LAST.read_text())
    return 1 if any(verdict.known for verdict in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
