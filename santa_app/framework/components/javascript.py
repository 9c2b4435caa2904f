"""Reads the JavaScript of components."""

from pathlib import Path


def javascript(module: str, name: str, **values: str) -> str:
    """Return the code of a file in the folder js/ beside a module.

    Args:
        module: `__file__` of the module.
        name: The name of the file without its suffix.
        **values: What replaces each name in capitals.
    """
    file = Path(module).parent / "js" / f"{name}.js"
    code = file.read_text(encoding="utf-8").strip()
    for placeholder, value in values.items():
        code = code.replace(placeholder, value)
    return code
