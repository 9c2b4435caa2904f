"""Holds every module to a length that can be read in one sitting (STYLE, habit 8)."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST_LINES = 250
ENDINGS = {".py", ".js", ".mjs"}


def modules(folder: Path) -> Iterator[Path]:
    """Return the modules below a folder that are ours: not packages that npm put there."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name != "node_modules" and not path.name.startswith("."):
            yield from modules(path)
        elif path.suffix in ENDINGS:
            yield path


def too_long(folder: Path) -> dict[str, int]:
    """Return the modules below a folder that have too many lines, with their lines."""
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in modules(folder)}
    return {
        path.relative_to(folder).as_posix(): count
        for path, count in lines.items()
        if count > MOST_LINES
    }


def test_no_module_is_too_long() -> None:
    seen = [path for name in ("santa_app", "tests") for path in modules(ROOT / name)]
    assert len(seen) > 500
    assert {path.suffix for path in seen} == ENDINGS
    assert too_long(ROOT / "santa_app") == {}
    assert too_long(ROOT / "tests") == {}


def test_a_module_that_is_too_long_is_named(tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    for name in ("long.py", "node_modules/long.js"):
        (tmp_path / name).write_text("pass\n" * (MOST_LINES + 1))
    (tmp_path / "fits.js").write_text("pass\n" * MOST_LINES)
    assert too_long(tmp_path) == {"long.py": MOST_LINES + 1}
