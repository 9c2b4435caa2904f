"""The documentation is complete, and what it names exists."""

import ast
import os
import re
from collections.abc import Iterable
from pathlib import Path

from santa_app.database import StorageProblem
from santa_app.letters.health import Problem
from santa_app.observability.letter_events import LetterEvent
from santa_app.server.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
DOCS = ROOT / "docs"
_LINK = re.compile(r"(?<!\!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
_GENERATED = {
    ".git", ".venv", ".web", ".languages", ".build", ".states", ".hypothesis", ".pytest_cache",
    ".ruff_cache",
    "__pycache__", "node_modules", "outbox",
}  # fmt: skip
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_FILE = re.compile(r"(?<![\w/.-])((?:[\w-]+/)+[\w-]+\.(?:py|js|mjs|md|css|svg))(?![\w/*…<-])")
_PACKAGE = "packages/reflex-browser-state"
_USUAL_FOLDERS = (
    "", "santa_app", "santa_app/letters", f"{_PACKAGE}/src", f"{_PACKAGE}/src/reflex_browser_state",
    f"{_PACKAGE}/demo", f"{_PACKAGE}/demo/reading_list",
)  # fmt: skip
_EXAMPLES = re.compile(r"SLUG|votes|test_mine")
"""Files that checklists and examples let the reader write."""


def files(*suffixes: str) -> list[Path]:
    """Return the files of the project with one of these suffixes, except what was generated."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in _GENERATED]
        found += [Path(folder, name) for name in names if Path(name).suffix in suffixes]
    return [path for path in sorted(found) if path.is_file()]


def anchors(markdown: str) -> set[str]:
    """Return the anchors that GitHub gives to the headings."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", re.sub(r"```.*?```", "", markdown, flags=re.S), re.M):
        words = re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower())
        found.add(words.strip().replace(" ", "-"))
    return found


def broken_links(file: Path) -> list[str]:
    """Return the relative links of a document whose file or heading does not exist."""
    text = _CODE.sub("", file.read_text("utf-8"))
    broken = []
    for link in (first or second for first, second in _LINK.findall(text)):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (file.parent / name).resolve() if name else file
        if not target.exists() or (
            anchor and (target.suffix != ".md" or anchor not in anchors(target.read_text("utf-8")))
        ):
            broken.append(link)
    return broken


def missing_files(text: str, folder: Path) -> list[str]:
    """Return the file paths in `text` that exist neither in `folder` nor in a usual folder."""
    return [
        name
        for name in _FILE.findall(text)
        if not _EXAMPLES.search(name)
        and not any((ROOT / base / name).exists() for base in _USUAL_FOLDERS)
        and not any((base / name).exists() for base in (folder, *folder.parents))
    ]


def comments_and_docstrings(path: Path) -> str:
    """Return the comments and docstrings of a Python file."""
    source = path.read_text("utf-8")
    nodes = ast.walk(ast.parse(source))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = [ast.get_docstring(node) or "" for node in nodes if isinstance(node, kinds)]
    return "\n".join([*docstrings, *re.findall(r"(?:^|\s)# .*", source)])


def undocumented(names: Iterable[str], text: str) -> list[str]:
    """Return the names that `text` does not mention as words."""
    return [name for name in names if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)]


def make_targets() -> list[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (names,) = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    return names.split()


def test_links_lead_to_files_and_headings() -> None:
    # The frames of sentences in wishes.md are regular expressions, some of which look like links.
    documents = [path for path in files(".md") if path.name != "wishes.md"]
    assert len(documents) > 20
    found = {str(path.relative_to(ROOT)): broken_links(path) for path in documents}
    assert {name: links for name, links in found.items() if links} == {}


def test_named_files_exist() -> None:
    documents = [path for path in files(".md") if path.name not in {"CHANGELOG.md"}]
    found = {path: missing_files(path.read_text("utf-8"), path.parent) for path in documents}
    modules = [path for path in files(".py") if path.is_relative_to(ROOT / "santa_app")]
    assert len(modules) > 100
    found |= {path: missing_files(comments_and_docstrings(path), path.parent) for path in modules}
    wrong = {str(path.relative_to(ROOT)): names for path, names in found.items() if names}
    assert wrong == {}


def test_every_command_is_documented() -> None:
    document = (DOCS / "first-day.md").read_text("utf-8")
    commands = COMMANDS
    assert len(commands) >= 4
    assert undocumented([f"santa_app {name}" for name in commands], document) == []


def test_every_health_problem_and_letter_event_is_documented() -> None:
    document = (DOCS / "when-something-is-wrong.md").read_text("utf-8")
    problems = [problem.value for problem in (*Problem, *StorageProblem)]
    assert undocumented(problems, document) == []
    assert undocumented([event.value for event in LetterEvent], document) == []


def test_every_target_of_make_is_documented() -> None:
    documents = "\n".join(path.read_text("utf-8") for path in (README, DOCS / "testing.md"))
    assert len(make_targets()) >= 9
    assert undocumented([f"make {name}" for name in make_targets()], documents) == []
    told = re.findall(r"(?:^|`)(?:PORT=\d+ )?make ([a-z]+)", documents, re.MULTILINE)
    assert set(told) == set(make_targets())
