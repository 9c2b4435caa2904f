"""Reads the JavaScript of components."""

from pathlib import Path


def javascript(module: str, name: str, **values: str) -> str:
    """Return the code of a file in the folder js/ beside a module, given by its `__file__`.

    Each of the values replaces its name in capitals.
    """
    file = Path(module).parent / "js" / f"{name}.js"
    code = file.read_text(encoding="utf-8").strip()
    for placeholder, value in values.items():
        code = code.replace(placeholder, value)
    return code
