"""Random whole programs give the same results and raise the same errors in CPython and in Node.

Hypothesis makes every choice of a program, so it also shrinks one on which they disagree.
`PROGRAMS` sets how many; `make nightly` runs 20,000.
"""

import os
import random
import warnings
from pathlib import Path

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st
from node_session import in_python, module_of, node_session
from random_programs import Writer, inputs

from reflex_browser_state import BrowserCompileError

PROGRAMS = int(os.environ.get("PROGRAMS", "300"))
CALLS = 3


def test_random_programs_agree(tmp_path: Path) -> None:
    refused = 0

    @settings(
        max_examples=PROGRAMS,
        derandomize=True,  # the same programs in each run
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.large_base_example],
    )
    @given(st.randoms(use_true_random=False))
    def agree(source: random.Random) -> None:
        nonlocal refused
        text = Writer(source).program()
        given_values = [inputs(source) for _ in range(CALLS)]
        note(f"{text}\n{given_values}")
        module = module_of(text, tmp_path)
        try:
            answers = session.run(module.f, given_values)
        except BrowserCompileError:
            refused += 1
        else:
            assert answers == in_python(module.f, given_values)

    with node_session() as session, warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)  # such as `0 is None`
        agree()
    assert refused <= PROGRAMS // 20
