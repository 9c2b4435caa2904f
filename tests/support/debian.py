"""Debian's packages, from the mirror that this computer uses."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tests.support.running_site import ROOT

SUITE = "bookworm"
COMPOSE_SUITE = "trixie"
"""The first with the second version of compose."""


def mirror() -> str:
    """Return the address from which apt gets packages on this computer.

    Raises:
        RuntimeError: When apt names none.
    """
    command = ["apt-get", "indextargets", "--format", "$(SITE)", f"Codename: {SUITE}"]
    sites = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    if not sites:
        raise RuntimeError(f"apt knows no source of {SUITE}; run apt-get update")
    return sites[0]


@cache
def compose() -> tuple[str, ...]:
    """Return the command of compose, which needs no daemon: installed, or of Debian's package."""
    for command in (("docker", "compose"), ("docker-compose",)):
        if shutil.which(command[0]):
            asked = [*command, "version", "--short"]
            done = subprocess.run(asked, capture_output=True, text=True, check=False)
            if done.returncode == 0 and not done.stdout.startswith("1."):
                return command
    unpacked = ROOT / ".build" / "compose"
    program = unpacked / "usr" / "libexec" / "docker" / "cli-plugins" / "docker-compose"
    if not program.exists():
        with tempfile.TemporaryDirectory() as folder:
            for name in ("lists/partial", "cache/archives/partial"):
                (Path(folder) / name).mkdir(parents=True)
            source = Path(folder) / "sources.list"
            source.write_text(f"deb {mirror()} {COMPOSE_SUITE} main\n")
            apt = [
                "apt-get",
                f"-oDir::Etc::sourcelist={source}",
                "-oDir::Etc::sourceparts=/dev/null",
            ]
            apt += [f"-oDir::State::lists={folder}/lists", f"-oDir::Cache={folder}/cache"]
            apt += ["-oAPT::Sandbox::User=root", "-q"]
            for step in (["update"], ["download", "docker-compose"]):
                subprocess.run([*apt, *step], cwd=folder, capture_output=True, check=True)
            (package,) = Path(folder).glob("*.deb")
            unpacked.mkdir(parents=True, exist_ok=True)
            subprocess.run(["dpkg", "-x", package, unpacked], check=True)
    return (str(program),)


def compose_config(settings: Mapping[str, str]) -> dict[str, Any]:
    """Return deploy/compose.yaml as compose reads it, with these settings in .env.

    Raises:
        subprocess.CalledProcessError: When compose refuses it; with what it printed.
    """
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "deploy").mkdir()
        file = shutil.copy(ROOT / "deploy" / "compose.yaml", Path(folder) / "deploy")
        env = Path(folder) / ".env"
        env.write_text("".join(f"{name}='{value}'\n" for name, value in settings.items()))
        command = [*compose(), "--file", file, "--env-file", str(env), "config", "--format", "json"]
        return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
