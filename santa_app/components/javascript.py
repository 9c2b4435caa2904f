"""Reads the JavaScript of components from the folder js/."""

from pathlib import Path

_FOLDER = Path(__file__).parent / "js"


def javascript(name: str, **values: str) -> str:
    """Return the code of `js/<name>.js`; each of `values` replaces its name in capitals."""
    code = (_FOLDER / f"{name}.js").read_text(encoding="utf-8").strip()
    for placeholder, value in values.items():
        code = code.replace(placeholder, value)
    return code
