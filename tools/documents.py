"""Writes the generated parts of documents.

Run `python -m tools.documents` after a change of a setting or of an internals.toml. It writes
`.env.example`, the settings in settings.md, and the internals in reflex-internals.md.
"""

import re
import textwrap
from pathlib import Path
from typing import Any, Final

from santa_app.framework.inventory import PACKAGE, inventory
from santa_app.settings.model import MUST, Settings

_PROJECT: Final = Path(__file__).parents[1]
EXAMPLE_FILE: Final = _PROJECT / ".env.example"
SETTINGS_FILE: Final = _PROJECT / "docs" / "settings.md"
INTERNALS_FILE: Final = _PROJECT / "docs" / "reflex-internals.md"
_TABLES: Final = re.compile(r"(?<=<!-- settings: generated -->\n).*(?=<!-- end -->)", re.DOTALL)
_WIDTH: Final = 100
_MUST_WIDTH: Final = 140
"""The settings that operators decide on fit on one screen."""
_HEADER: Final = """\
# `santa setup` asks for the first part and writes .env; or copy this file to .env. Lines are
# NAME=value; an empty value means the default; a name that no setting has stops the start.
"""
_EXPERT: Final = """
# For experts: leave these as they are, unless a document sends you here.
"""


def example() -> str:
    """Return the text of `.env.example`."""
    parts = [_HEADER]
    for _, names in _groups():
        for name in filter(_is_must, names):
            (first, *_) = re.split(r"(?<=[\w)]\.) ", _description(name))
            parts += [f"# {line}\n" for line in textwrap.wrap(first, _MUST_WIDTH)]
            parts.append(f"{name.upper()}={_default(name)}\n")
    parts.append(_EXPERT)
    for title, names in _groups():
        parts.append(f"\n# {title}\n\n")
        for name in names:
            if _is_must(name):
                continue
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


def settings(text: str) -> str:
    """Return the text of settings.md with its tables renewed."""
    return _TABLES.sub(lambda _: tables(), text)


def _is_must(name: str) -> bool:
    return any(one is MUST for one in Settings.model_fields[name].metadata)


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
_BEGIN, _END = "<!-- begin: made from internals.toml -->\n", "<!-- end -->\n"
_AREAS: Final = {
    "state": "State and events",
    "build": "Pages and build",
    "server": "Server",
    "package": "reflex-browser-state",
}


def internals(document: str) -> str:
    """Return the text of reflex-internals.md with its tables renewed."""
    before, rest = document.split(_BEGIN)
    after = rest.split(_END)[1]
    shown = "\n".join(_table(area, title) for area, title in _AREAS.items())
    return f"{before}{_BEGIN}\n{shown}\n{_END}{after}"


def _table(area: str, title: str) -> str:
    rows = [
        f"| {one.package} | {one.name} | {one.why} Without it, {one.breaks}. "
        f"| {_files(one.where)} | {_files(one.tests)} |\n"
        for one in inventory()
        if one.area == area
    ]
    head = "| package | internal | why | where | tests |\n|---|---|---|---|---|\n"
    return f"## {title}\n\n{head}{''.join(rows)}"


def _files(paths: tuple[str, ...]) -> str:
    shown = (path.removeprefix(f"{PACKAGE}/src/").removeprefix("santa_app/") for path in paths)
    return ", ".join(f"`{path}`" for path in shown)


if __name__ == "__main__":
    EXAMPLE_FILE.write_text(example(), encoding="utf-8")
    SETTINGS_FILE.write_text(settings(SETTINGS_FILE.read_text("utf-8")), encoding="utf-8")
    INTERNALS_FILE.write_text(internals(INTERNALS_FILE.read_text("utf-8")), encoding="utf-8")
