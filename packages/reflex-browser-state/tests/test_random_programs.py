"""Random whole programs give the same results and raise the same errors in CPython and in Node.

`PROGRAMS` sets how many; `make fuzz` runs 20,000.
"""

# ruff: noqa: S311 - the same programs in each run
import os
import random
import warnings
from pathlib import Path

from node_session import NodeSession, in_python, module_of, node_session
from random_programs import Writer, inputs

from reflex_browser_state import BrowserCompileError

PROGRAMS = int(os.environ.get("PROGRAMS", "300"))
CALLS = 3
"""Calls of each program, with arguments of their own."""


def answers(session: NodeSession, seed: int, folder: Path) -> tuple[object, object] | None:
    """Return what Node and CPython answer for a program; None if it is refused."""
    module = module_of(Writer(random.Random(seed)).program(), folder)
    given = [inputs(random.Random(f"{seed} {call}")) for call in range(CALLS)]
    try:
        return session.run(module.f, given), in_python(module.f, given)
    except BrowserCompileError:
        return None


def test_random_programs_agree(tmp_path: Path) -> None:
    refused = 0
    with node_session() as session, warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)  # such as `0 is None`
        for seed in range(PROGRAMS):
            both = answers(session, seed, tmp_path)
            refused += both is None
            if both is not None:
                node, python = both
                assert node == python, f"program {seed} in {tmp_path}"
    assert refused <= PROGRAMS // 20
