"""Additions that follow the checklists of `docs/extending.md`, from the TOML files beside this."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from santa_app.content.santa_reply import PARTS
from tests.support.running_site import ROOT

PROSE = "santa_app/content/santa_reply.md"
_LAST = max(file.stem for file in (ROOT / "alembic" / "versions").glob("0*.py"))
_NEW = f"{int(_LAST[:4]) + 1:04}_votes"


@dataclass(frozen=True, kw_only=True)
class Addition:
    """What a checklist lets its reader write.

    Attributes:
        source: The TOML file.
        said: Words that the tests look for.
        inserted: File, a text that occurs once in it, and the text that is inserted after it.
        new_files: The text of each new file.
    """

    source: Path
    said: dict[str, str]
    inserted: tuple[tuple[str, str, str], ...]
    new_files: dict[str, str]


def _read(name: str) -> Addition:
    source = Path(__file__).with_name(f"{name}.toml")
    text = source.read_text("utf-8").replace("LAST_REVISION", _LAST).replace("NEW_REVISION", _NEW)
    table = tomllib.loads(text)
    inserted = [(one["file"], one["after"], one["text"]) for one in table["inserted"]]
    said = table["said"]
    if "sentence" in said:  # after each of the greetings, of which a letter gets one
        sentence = f"{said['sentence']}\n"
        inserted += [(PROSE, f"{greeting}\n", sentence) for greeting in PARTS["greeting"]]
    return Addition(source=source, said=said, inserted=tuple(inserted), new_files=table["new"])


GAME, MAIL, SERVER_STATE = map(_read, ("game", "mail", "server_state"))
