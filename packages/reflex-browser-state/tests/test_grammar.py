"""Every construct of Python's grammar agrees in Node, or is refused at its line."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from grammar_samples import ARGUMENTS, HEAD, SAMPLES, constructs, module_text
from node_session import NodeSession, in_python, module_of, node_session

from reflex_browser_state import BrowserCompileError

PARSED = [(name, sample) for name in SAMPLES for sample in SAMPLES[name] if name in constructs()]


@pytest.fixture(scope="module")
def session() -> Iterator[NodeSession]:
    with node_session() as opened:
        yield opened


def test_every_construct_has_a_sample() -> None:
    assert constructs() - SAMPLES.keys() == set()
    without = [
        sample
        for name, sample in PARSED
        if name not in {type(node).__name__ for node in ast.walk(ast.parse(module_text(sample)))}
    ]
    assert without == []


@pytest.mark.parametrize(("name", "sample"), PARSED)
def test_sample(name: str, sample: str, session: NodeSession, tmp_path: Path) -> None:
    lines = sample.split("\n")
    marked = [at for at, line in enumerate(lines) if line.endswith("# here")]
    if sample.startswith("return await"):
        text = module_text(sample).replace("def f(", "async def f(")
        marked, first = [0], HEAD.count("\n") - 1
    else:
        text, first = module_text(sample), HEAD.count("\n")
    function = module_of(text, tmp_path).f
    if not marked:
        assert session.run(function, [ARGUMENTS]) == in_python(function, [ARGUMENTS])
        return
    with pytest.raises(BrowserCompileError) as caught:
        session.run(function, [ARGUMENTS])
    assert caught.value.line == first + marked[0] + 1
    assert caught.value.problem
    assert caught.value.hint
