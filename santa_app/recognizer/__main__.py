"""The recognizer's process: judges the letters that it reads from standard input.

Its first line names the engine, or is `null` where none is installed. Then it answers each line, a
JSON array of texts, their language and the kinds of their phrases, with `[danger, worry]`.
"""

import json
import sys

from santa_app.recognizer import model


def _say(answer: object) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Load the model, and answer until standard input ends."""
    recognizer = model.load()
    _say(None if recognizer is None else model.ENGINE)
    if recognizer is not None:
        for line in sys.stdin.buffer:
            _say(recognizer.judge(*json.loads(line)))


main()
