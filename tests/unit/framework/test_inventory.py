"""The inventory of framework internals: what is installed has them, and a change is reported."""

import inspect
import re
from collections.abc import Iterator

import pytest

from santa_app.framework import inventory
from santa_app.framework.inventory import (
    ROOT,
    Internal,
    Name,
    Packages,
    Replaced,
    Text,
    Version,
)
from santa_app.server.commands import prepare_environment
from tools.documents import INTERNALS_FILE, internals

CHECKS = [(entry, check) for entry in inventory.inventory() for check in entry.checks]


@pytest.fixture(scope="module", autouse=True)
def node() -> None:
    prepare_environment()


def test_the_installed_packages_are_as_the_inventory_says() -> None:
    assert inventory.faults() == []


@pytest.mark.parametrize(
    ("internal", "check"), CHECKS, ids=lambda one: getattr(one, "name", type(one).__name__)[:60]
)
def test_a_change_of_each_internal_is_reported(
    internal: Internal,
    check: Name | Text | Version | Replaced,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    packages = Packages()
    match check:
        case Name():
            remove(check.path, monkeypatch)
        case Text():
            pattern = check.expression(packages)
            without = pattern.sub("", packages.text(check.source) or "something else")
            monkeypatch.setattr(Packages, "text", lambda _self, _source: without)
        case Version():
            monkeypatch.setattr(Packages, "version", lambda _self, _package: "1000.0")
        case Replaced():
            monkeypatch.setattr(Packages, "text", lambda _self, _source: "something else")
    sentences = internal.faults(packages)
    assert sentences
    for sentence in sentences:
        assert sentence.startswith(f"{internal.package} has changed {internal.name}: ")
        assert f"Without it, {internal.breaks}; see {internal.where[0]}" in sentence


def remove(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove what a dotted path names, as a new version of a package may do."""
    owner_path, _, name = path.rpartition(".")
    owner = Packages().find(owner_path)
    if isinstance(owner, dict):
        monkeypatch.delitem(owner, name)
        return
    fields = getattr(owner, "__dataclass_fields__", {})
    if name in fields:
        monkeypatch.delitem(fields, name)
    for holder in mro(owner):
        if name in vars(holder):
            monkeypatch.delattr(holder, name)


def mro(owner: object) -> Iterator[object]:
    """Yield the objects in which Python looks for an attribute."""
    yield owner
    kind = owner if isinstance(owner, type) else type(owner)
    yield from inspect.getmro(kind)[:-1]


def test_a_parameter_that_is_gone_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = [(entry, one) for entry, one in CHECKS if isinstance(one, Name) and one.takes]
    assert len(taken) > 3
    for entry, check in taken:
        with monkeypatch.context() as patch:
            patch.setattr(Packages, "find", lambda _self, _path: lambda: None)
            missing = f"{check.path} no longer takes {', '.join(check.takes)}"
            assert any(missing in sentence for sentence in entry.faults(Packages()))


def test_entries_name_files_that_exist() -> None:
    assert len(inventory.inventory()) > 30
    for entry in inventory.inventory():
        for path in (*entry.where, *entry.tests):
            assert (ROOT / path).is_file(), path


def test_the_document_has_the_inventory() -> None:
    document = INTERNALS_FILE.read_text(encoding="utf-8")
    assert document == internals(document), "run python -m tools.documents"
    assert internals(re.sub(r"(?m)^\| Reflex .*\n", "", document)) == document
