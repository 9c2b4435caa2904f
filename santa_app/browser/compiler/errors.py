"""The error that stops a build when Python code cannot run in a browser."""

from pathlib import Path


class BrowserCompileError(Exception):
    """Code cannot be compiled for the browser: says where, shows the line, and what to write.

    Attributes:
        problem: What is wrong, in one sentence.
        hint: What to write instead.
        file: The Python file, or an empty text when there is none.
        line: The line in it, counted from 1; 0 when there is none.
        source: That line, without its indentation.
    """

    def __init__(self, problem: str, hint: str, *, file: str = "", line: int = 0) -> None:
        self.problem, self.hint, self.file, self.line = problem, hint, file, line
        self.source = _line_of(file, line)
        place = f"{file}:{line}: " if file else ""
        shown = f"\n    {self.source}" if self.source else ""
        super().__init__(f"{place}{problem}{shown}\nInstead: {hint}")


def _line_of(file: str, line: int) -> str:
    if not file or not line:
        return ""
    return Path(file).read_text(encoding="utf-8").splitlines()[line - 1].strip()
