"""`python -m tests.audit.advisories`, part of `make check`: known vulnerabilities of dependencies.

pip-audit looks up the Python packages, `npm audit --omit=dev` the packages that browsers are sent.
The exit code is 1 where a vulnerability is known. A service that cannot be reached fails nothing,
so that `make check` works without a network, but a warning says that it was not asked.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from santa_app.server.commands import prepare_environment
from tests.support.running_site import ROOT

PATIENCE = 60
"""Seconds after which a service counts as unreachable."""
PINNED = ROOT / "requirements.txt"
LOCK = ROOT / "reflex.lock" / "package-lock.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What is known about one kind of packages.

    Attributes:
        kind: Python or browser packages.
        known: One line for each vulnerability; None where the service was not asked.
    """

    kind: str
    known: tuple[str, ...] | None

    def sentence(self) -> str:
        """Return what to tell the developer."""
        if self.known is None:
            return (
                f"WARNING: {self.kind} NOT ASKED: the advisory service cannot be reached from "
                "here. Run `make check` with network access to hear of vulnerabilities."
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
    """Read the JSON of `npm audit`; it has no list of vulnerabilities without a connection."""
    kind = "Browser packages"
    answer = json.loads(output) if output.strip() else {}
    if "vulnerabilities" not in answer:
        return Verdict(kind=kind, known=None)
    found = [f"{name}: {each['severity']}" for name, each in answer["vulnerabilities"].items()]
    return Verdict(kind=kind, known=tuple(found))


def _output(command: list[str], folder: Path) -> str:
    try:
        result = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return ""
    return result.stdout


def ask_pip() -> Verdict:
    """Look up the packages of requirements.txt, without installing any.

    One package goes first: pip-audit waits for an unreachable service once for each package.
    """
    command = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--timeout", "10"]
    command += ["--format", "json", "--progress-spinner", "off", "--requirement"]
    with tempfile.TemporaryDirectory(prefix="santa-advisories-") as place:
        one = Path(place) / "requirements.txt"
        pinned = [line for line in PINNED.read_text().splitlines() if "==" in line]
        one.write_text(pinned[-1] + "\n")
        if read_pip(_output([*command, str(one)], ROOT)).known is None:
            return read_pip("")
    return read_pip(_output([*command, str(PINNED)], ROOT))


def ask_npm() -> Verdict:
    """Look up the packages that browsers are sent, without the build tools."""
    with tempfile.TemporaryDirectory(prefix="santa-advisories-") as place:
        folder = Path(place)
        shutil.copy(LOCK, folder)
        package = json.loads(LOCK.read_text())["packages"][""]
        (folder / "package.json").write_text(json.dumps(package))
        return read_npm(_output(["npm", "audit", "--omit=dev", "--json"], folder))


def main() -> int:
    """Ask both services, print the verdicts, and return the exit code."""
    prepare_environment()
    verdicts = [ask_pip(), ask_npm()]
    for verdict in verdicts:
        sys.stdout.write(f"{verdict.sentence()}\n")
    return 1 if any(verdict.known for verdict in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())
