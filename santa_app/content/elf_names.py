"""The word lists of the elf name generator, from `elf_names.toml`."""

from typing import Annotated

from pydantic import Field

from santa_app.content.checks import entry
from santa_app.content.tables import Text, Translated, read_table

_Prefix = Annotated[str, Translated("first part of an elf's name")]
_Suffix = Annotated[str, Translated("second part of an elf's name")]
_Job = Annotated[str, Translated("an elf's job")]


@entry
class _Table:
    months: Annotated[tuple[Text, ...], Field(min_length=12, max_length=12)]
    prefixes: Annotated[tuple[_Prefix, ...], Field(min_length=26, max_length=26)]
    suffixes: Annotated[tuple[_Suffix, ...], Field(min_length=12, max_length=12)]
    jobs: tuple[_Job, ...]
    abilities: tuple[Text, ...]


TABLE = read_table(__file__, _Table)

PREFIXES = TABLE.prefixes
SUFFIXES = TABLE.suffixes
JOBS = TABLE.jobs
ABILITIES = TABLE.abilities
