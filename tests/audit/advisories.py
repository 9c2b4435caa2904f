"""`python -m tests.audit.advisories`, of `make check`: known weaknesses of what we depend on.

Python's packages are looked up by pip-audit, the browser's by `npm audit --omit=dev`. Where the
service that knows cannot be reached, that is said in one sentence, and nothing fails.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from santa_app.server.commands import prepare_environment
from tests.running_site import ROOT

PATIENCE = 60
"""Seconds until a service that does not answer counts as out of reach."""
PINNED = ROOT / "requirements.txt"
LOCK = ROOT / "reflex.lock" / "package-lock.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What is known of one kind of packages.

    Attributes:
        kind: Python or browser packages.
        known: One line for each weakness; None where nobody could be asked.
    """

    kind: str
    known: tuple[str, ...] | None

    def sentence(self) -> str:
        """Return what to tell the developer."""
        if self.known is None:
            return f"{self.kind}: not looked up, the advisory service cannot be reached from here."
        if not self.known:
            return f"{self.kind}: no known weakness."
        return "\n  ".join([f"{self.kind}: {len(self.known)} known weaknesses", *self.known])


def read_pip(output: str) -> Verdict:
    """Read what pip-audit printed as JSON; nothing, or all skipped, where it could not ask."""
    kind = "Python packages"
    packages = json.loads(output)["dependencies"] if output.strip() else []
    asked = [package for package in packages if "skip_reason" not in package]
    if not asked:
        return Verdict(kind=kind, known=None)
    found = [
        f"{package['name']} {package['version']}: {weakness['id']}"
        for package in asked
        for weakness in package["vulns"]
    ]
    found += [
        f"{package['name']}: {package['skip_reason']}"
        for package in packages
        if "skip_reason" in package
    ]
    return Verdict(kind=kind, known=tuple(found))


def read_npm(output: str) -> Verdict:
    """Read what npm audit printed as JSON; without a list of weaknesses it could not ask."""
    kind = "Browser packages"
    said = json.loads(output) if output.strip() else {}
    if "vulnerabilities" not in said:
        return Verdict(kind=kind, known=None)
    found = [f"{name}: {each['severity']}" for name, each in said["vulnerabilities"].items()]
    return Verdict(kind=kind, known=tuple(found))


def _said(command: list[str], folder: Path) -> str:
    try:
        result = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return ""
    return result.stdout


def ask_pip() -> Verdict:
    """Look up what requirements.txt pins, without installing anything.

    One package goes ahead: a service that cannot be reached lets each of them wait.
    """
    command = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--timeout", "10"]
    command += ["--format", "json", "--progress-spinner", "off", "--requirement"]
    with tempfile.TemporaryDirectory(prefix="santa-advisories-") as place:
        scout = Path(place) / "requirements.txt"
        pinned = [line for line in PINNED.read_text().splitlines() if "==" in line]
        scout.write_text(pinned[-1] + "\n")
        if read_pip(_said([*command, str(scout)], ROOT)).known is None:
            return read_pip("")
    return read_pip(_said([*command, str(PINNED)], ROOT))


def ask_npm() -> Verdict:
    """Look up what the browser is sent; building tools are left out."""
    with tempfile.TemporaryDirectory(prefix="santa-advisories-") as place:
        folder = Path(place)
        shutil.copy(LOCK, folder)
        package = json.loads(LOCK.read_text())["packages"][""]
        (folder / "package.json").write_text(json.dumps(package))
        return read_npm(_said(["npm", "audit", "--omit=dev", "--json"], folder))


def main() -> int:
    """Ask both, say what they know, and return 1 where a weakness is known."""
    prepare_environment()
    verdicts = [ask_pip(), ask_npm()]
    for verdict in verdicts:
        sys.stdout.write(f"{verdict.sentence()}\n")
    return 1 if any(verdict.known for verdict in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())
