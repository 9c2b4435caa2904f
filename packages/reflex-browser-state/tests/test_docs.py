"""The documents: what is generated is up to date, and the README names each."""

import re
from pathlib import Path

import pytest
from generated_docs import DOCS, GENERATED, is_up_to_date
from reflex.vars import Var

from reflex_browser_state import BrowserState
from reflex_browser_state.testing import run_state_in_node, run_state_in_python

PACKAGE = DOCS.parent


@pytest.mark.parametrize("name", GENERATED)
def test_generated_part_is_up_to_date(name: str) -> None:
    assert is_up_to_date(name, GENERATED[name]()), "run tests/generated_docs.py"


def test_readme_names_every_document() -> None:
    readme = (PACKAGE / "README.md").read_text("utf-8")
    assert [path.name for path in DOCS.glob("*.md") if f"(docs/{path.name})" not in readme] == []


def test_state_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [code] = re.findall(r"```python\n(.*?)```", (PACKAGE / "README.md").read_text("utf-8"), re.S)
    (tmp_path / "shopping.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import shopping  # noqa: PLC0415 - it was just written

    state: type[BrowserState] = shopping.ShoppingState
    assert isinstance(state.summary, Var)
    steps = [("set_wanted", " tea "), ("add",)]
    ran = run_state_in_node(state, steps)
    assert ran == run_state_in_python(state, steps)
    assert (ran[-1]["things"], ran[-1]["summary"]) == (["tea"], "1 things to buy")
    assert "Add" in str(shopping.index())
