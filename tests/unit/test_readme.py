"""What README says of the project's own files: fixtures for testers, folders, commands of make."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def fixtures(conftest: Path) -> dict[str, tuple[str, list[str]]]:
    """Return the fixtures a test may name: docstring and what each asks for itself."""
    found = {}
    for node in ast.parse(conftest.read_text("utf-8")).body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name[0] == "_":
            continue
        if any("pytest.fixture" in ast.unparse(mark) for mark in node.decorator_list):
            asked = [argument.arg for argument in node.args.args]
            found[node.name] = (ast.get_docstring(node) or "", asked)
    return found


def test_every_fixture_of_the_browser_tests_says_what_it_is() -> None:
    found = fixtures(ROOT / "tests" / "e2e" / "conftest.py")
    assert len(found) > 10
    assert [name for name, (docstring, _) in found.items() if len(docstring) < 20] == []


def test_testers_find_site_inbox_date_and_phone_under_these_words() -> None:
    found = fixtures(ROOT / "tests" / "e2e" / "conftest.py")
    testers = README.partition("\n## For testers\n")[2]
    rows = re.findall(r"^\| ([a-z ]+) \| (`[^|]+) \|", testers, re.MULTILINE)
    words = {word: re.findall(r"`(\w+)`", names) for word, names in rows}
    assert set(words) >= {"the running site", "a letter inbox", "a date", "a phone"}
    assert {name for names in words.values() for name in names} <= set(found)
    for word in ("the running site", "a letter inbox", "a date", "a phone"):
        noun = word.split(maxsplit=1)[1]
        assert noun in found[words[word][0]][0].lower(), word


def test_the_folders_drawn_are_there_and_none_is_missing() -> None:
    drawing = re.search(r"^```\nsanta_app/\n(.*?)```", README, re.DOTALL | re.MULTILINE)
    assert drawing
    drawn = set(re.findall(r"\b(\w+)/", drawing[1]))
    for folder, modules in (("santa_app", "*.py"), ("tests", "test_*.py")):
        below = (ROOT / folder).iterdir()
        present = {path.name for path in below if path.is_dir() and any(path.rglob(modules))}
        assert present - drawn == set()
    for name in drawn:
        assert any((ROOT / place / name).is_dir() for place in ("", "santa_app", "tests")), name


def test_every_command_of_make_is_told() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert phony
    names = phony[1].split()
    assert len(names) >= 9
    told = set(re.findall(r"(?:^|`)(?:PORT=\d+ )?make (\w+)", README, re.MULTILINE))
    assert told == set(names)
