"""Which modules of the site import which, and so which pages a saved file belongs to."""

import ast
from collections.abc import Iterable
from pathlib import Path


class Modules:
    """The imports between the modules of one package, read from their text.

    Args:
        package: The folder of the package; its name is the package's.
    """

    def __init__(self, package: Path) -> None:
        self._package = package
        self._imports: dict[str, frozenset[str]] = {}
        self.read(package.rglob("*.py"))

    def read(self, files: Iterable[Path]) -> None:
        """Take up what these files import now; those that are gone or broken import nothing."""
        for file in files:
            if file.suffix == ".py":
                self._imports[self.name(file)] = _imports(file)

    def name(self, file: Path) -> str:
        """Return the name under which a file of the package is imported."""
        parts = file.relative_to(self._package.parent).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def distance(self, start: str, targets: frozenset[str]) -> int | None:
        """Return over how many imports `start` reaches one of `targets`; None where it does not."""
        seen, ring, steps = {start}, {start}, 0
        while ring:
            if ring & targets:
                return steps
            found = {name for module in ring for name in self._imports.get(module, ())}
            ring = found - seen
            seen |= ring
            steps += 1
        return None

    def nearest_first(self, starts: Iterable[str], targets: frozenset[str]) -> list[str]:
        """Return the `starts` that reach a target, those with the shortest way first."""
        reached = [(self.distance(start, targets), start) for start in starts]
        return [start for way, start in sorted((w, s) for w, s in reached if w is not None)]


def imports_of(source: str | bytes) -> frozenset[str]:
    """Return the names that a module's text imports, and for `from a import b` both a and a.b.

    Raises:
        SyntaxError: When it is no Python.
        ValueError: When it holds null bytes.
    """
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


def _imports(file: Path) -> frozenset[str]:
    try:
        return imports_of(file.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return frozenset()
