"""Asks a type checker's language server what an editor asks: errors, completion, definitions."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 240
"""Seconds until a server that does not answer is killed, which fails the test."""
_NOTHING = {"pythonPath": sys.executable}


class LanguageServer:
    """A running server that has read some open files.

    Attributes:
        errors: The numbers of the lines with an error, from 1, by file.
    """

    def __init__(self, process: "subprocess.Popen[bytes]", root: Path) -> None:
        self.process, self.errors = process, dict[str, list[int]]()
        self._count = 0
        folder = {"uri": root.as_uri(), "name": root.name}
        capabilities = {"workspace": {"configuration": True, "workspaceFolders": True}}
        self.ask(
            "initialize",
            processId=None, rootUri=root.as_uri(), workspaceFolders=[folder],
            capabilities=capabilities,
        )  # fmt: skip
        self._send("initialized")

    def open(self, path: Path, text: str | None = None) -> None:
        """Open a file, with another text if one is given."""
        item = {"uri": path.as_uri(), "languageId": "python", "version": 1}
        item["text"] = path.read_text("utf-8") if text is None else text
        self._send("textDocument/didOpen", textDocument=item)

    def wait_for_errors(self, path: Path, lines: list[int]) -> None:
        """Wait until exactly these lines of a file have errors; a server may say none at first."""
        while self.errors.get(path.as_uri()) != lines:
            self._receive()

    def completions(self, path: Path, line: int, column: int) -> list[str]:
        """Return what the server offers at a place; lines and columns count from 0."""
        found = self.ask("textDocument/completion", **_place(path, line, column)) or []
        return [item["label"] for item in (found["items"] if isinstance(found, dict) else found)]

    def definition(self, path: Path, line: int, column: int) -> tuple[str, int]:
        """Return the file name and the line, from 1, at which the name at a place is defined."""
        [found, *_] = self.ask("textDocument/definition", **_place(path, line, column))
        return found["uri"].rpartition("/")[2], found["range"]["start"]["line"] + 1

    def ask(self, method: str, **given: Any) -> Any:
        self._count += 1
        self._send(method, id=self._count, **given)
        while True:
            answer = self._receive()
            if answer.get("id") == self._count and "method" not in answer:
                assert "error" not in answer, answer
                return answer["result"]

    def _send(self, method: str, *, id: int | None = None, **given: Any) -> None:
        self._write({"method": method, "params": given} | ({} if id is None else {"id": id}))

    def _write(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        """Read a message; note errors, and answer what the server asks of an editor."""
        assert self.process.stdout
        length = 0
        while (line := self.process.stdout.readline().strip()) or not length:
            assert line, "the server has ended"
            if line.lower().startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
        message = json.loads(self.process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            told = message["params"]
            lines = [one["range"]["start"]["line"] + 1 for one in told["diagnostics"]
                     if one.get("severity", 1) == 1]  # fmt: skip
            self.errors[told["uri"]] = sorted(lines)
        elif "method" in message and "id" in message:
            items = message["params"].get("items", []) if message.get("params") else []
            result = [_NOTHING if item.get("section") == "python" else {} for item in items]
            self._write({"id": message["id"], "result": result or None})
        return message


def _place(path: Path, line: int, column: int) -> dict[str, Any]:
    return {
        "textDocument": {"uri": path.as_uri()},
        "position": {"line": line, "character": column},
    }


@contextmanager
def language_server(command: Sequence[str], root: Path) -> Iterator[LanguageServer]:
    """Start a server for the files below a folder."""
    process = subprocess.Popen(
        command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    watch = threading.Timer(PATIENCE, process.kill)
    watch.start()
    try:
        yield LanguageServer(process, root)
    finally:
        watch.cancel()
        process.kill()
        process.communicate()
