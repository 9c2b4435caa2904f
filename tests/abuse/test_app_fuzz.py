"""Made-up requests and websockets raise no exception in the ASGI app, and each is answered once.

`FUZZ_CALLS` sets how many a longer run makes; `make nightly` makes 20,000.
"""

import json
import os
import subprocess
import sys

from tests.support.running_site import ROOT

MOST_LINES = 100
CALLS = int(os.environ.get("FUZZ_CALLS", "300"))


def test_made_up_calls_of_the_app() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.abuse.app_fuzz", str(CALLS)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["failures"] == []
    assert found["log"] == []
    # Two lines a minute for each kind, however many calls there are.
    assert found["lines"] < MOST_LINES
    answers = found["answers"]
    assert sum(answers.values()) == CALLS
    assert answers.keys() >= {"200", "303", "400", "404", "405", "413", "websocket.accept"}
