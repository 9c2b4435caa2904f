"""Types of a State in an editor with ty and pyright, on the class and on an instance."""

import re
import shutil
import sys
from pathlib import Path

import pytest
import typed_sample
from example_site import PACKAGE
from language_server import language_server

FOLDER = Path(__file__).parent
MEMBERS = ("index", "name", "count", "search", "choose", "go", "first", "reset", "on_start")
IMPORT = "from typed_sample import Sample\n"
OBJECTS = ("Sample", "Sample()")
BESIDE = Path(sys.executable).parent
SERVERS = {"ty": ["ty", "server"], "pyright": ["pyright-langserver", "--stdio"]}


def test_right_uses_render() -> None:
    rendered = str(typed_sample.on_the_class())
    for part in ("Sample__snap.count", "Sample__store.go()", "Sample__store.reset()"):
        assert part in rendered


@pytest.mark.parametrize("checker", SERVERS)
def test_editor_knows_a_state(
    checker: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYRIGHT_PYTHON_IGNORE_WARNINGS", "1")
    monkeypatch.setenv("VIRTUAL_ENV", sys.prefix)
    shutil.copytree(PACKAGE / "demo", tmp_path, dirs_exist_ok=True)
    sample, mistakes, used = (
        tmp_path / f"typed_{name}.py" for name in ("sample", "mistakes", "used")
    )
    shutil.copy(FOLDER / sample.name, sample)
    shutil.copy(FOLDER / mistakes.name, mistakes)
    wrong = [
        at
        for at, line in enumerate(mistakes.read_text("utf-8").splitlines(), 1)
        if line.startswith("Sample(")
    ]
    name, *options = SERVERS[checker]
    with language_server([str(BESIDE / name), *options], tmp_path) as server:
        server.open(mistakes)
        server.wait_for_errors(mistakes, wrong)
        for path in (sample, *sorted(tmp_path.glob("reading_list/[a-z]*.py"))):
            text = path.read_text("utf-8") + "\nnowhere\n"  # shows that the server has read it
            server.open(path, text)
            server.wait_for_errors(path, [text.count("\n")])
        for receiver in OBJECTS:
            started = tmp_path / f"typed_started_{len(receiver)}.py"
            server.open(started, f"{IMPORT}{receiver}.\n")
            assert set(MEMBERS) <= set(server.completions(started, 1, len(receiver) + 1))
        uses = [f"{receiver}.{member}" for receiver in OBJECTS for member in MEMBERS]
        server.open(used, IMPORT + "\n".join(uses))
        own = sample.read_text("utf-8").partition("def on_an_instance")[0].splitlines()
        for line, use in enumerate(uses, 1):
            member = use.rpartition(".")[2]
            declared = [at for at, text in enumerate(own, 1) if _declares(text, member)]
            if declared:  # the others belong to the base class
                found = server.definition(used, line, len(use) - 1)
                assert found == (sample.name, declared[0]), use


def _declares(line: str, member: str) -> bool:
    return re.match(rf"    (def )?{member}[:(]", line) is not None
