"""Writes the reference of the settings: `.env.example`, and the tables of operations.md.

Run `python -m santa_app.settings.reference` after a setting was added or described anew.
"""

import re
import textwrap
from pathlib import Path
from typing import Any, Final

from santa_app.settings.model import Settings

_PROJECT: Final = Path(__file__).parents[2]
EXAMPLE_FILE: Final = _PROJECT / ".env.example"
OPERATIONS_FILE: Final = _PROJECT / "docs" / "operations.md"
_TABLES: Final = re.compile(r"(?<=<!-- settings: generated -->\n).*(?=<!-- end -->)", re.DOTALL)
_WIDTH: Final = 100
_HEADER: Final = """\
# All settings with their defaults, written by `python -m santa_app.settings.reference`. Copy this
# file to .env and change what you need. Environment variables override the file. A line is
# NAME=value, without quotes; an empty value means the default. A name that no setting has stops the
# start.
"""


def example() -> str:
    """Return the text of `.env.example`."""
    parts = [_HEADER]
    for title, names in _groups():
        parts.append(f"\n# {title}\n\n")
        for name in names:
            lines = textwrap.wrap(_description(name), _WIDTH - len("# "), break_on_hyphens=False)
            parts += [f"# {line}\n" for line in lines]
            parts.append(f"{name.upper()}={_default(name)}\n")
    return "".join(parts)


def tables() -> str:
    """Return the settings as Markdown, a table for each group."""
    parts = []
    for title, names in _groups():
        parts.append(
            f"\n**{title}**\n\n| setting | default | values | meaning |\n|---|---|---|---|\n"
        )
        for name in names:
            default = f"`{_default(name)}`" if _default(name) else ""
            cells = (f"`{name.upper()}`", default, _values(name), _linked(_description(name)))
            parts.append(f"| {' | '.join(cells)} |\n")
    return "".join(parts) + "\n"


def operations(text: str) -> str:
    """Return the text of operations.md with its tables renewed."""
    return _TABLES.sub(lambda _: tables(), text)


def _groups() -> list[tuple[str, list[str]]]:
    groups = reversed(Settings.__bases__)
    return [((one.__doc__ or "").rstrip("."), list(one.__annotations__)) for one in groups]


def _description(name: str) -> str:
    return " ".join((Settings.model_fields[name].description or "").split())


def _default(name: str) -> str:
    default = Settings.model_fields[name].get_default(call_default_factory=True, validated_data={})
    if default is None or default == ():
        return ""
    return f"{default:g}" if isinstance(default, float) else str(default)


def _values(name: str) -> str:
    """Return the range or the choices of a setting; an empty text where its meaning says them."""
    schema = _SCHEMA[name]
    for one in (schema, *schema.get("anyOf", ())):
        if "enum" in one:
            return ", ".join(f"`{value}`" for value in one["enum"])
        if "maximum" in one:
            least = one.get("minimum", one.get("exclusiveMinimum"))
            above = "above " if "exclusiveMinimum" in one else ""
            return f"{above}{least:,} to {one['maximum']:,}"
    return ""


def _linked(text: str) -> str:
    return re.sub(r"docs/([a-z]+)\.md", r"[\1](\1.md)", text)


_SCHEMA: Final[dict[str, Any]] = Settings.model_json_schema()["properties"]


if __name__ == "__main__":
    EXAMPLE_FILE.write_text(example(), encoding="utf-8")
    OPERATIONS_FILE.write_text(operations(OPERATIONS_FILE.read_text("utf-8")), encoding="utf-8")
