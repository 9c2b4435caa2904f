"""Reads the settings from the environment and `.env`; each mistake is one sentence."""

import os
import re
from collections.abc import Collection
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from dotenv.parser import Binding, parse_stream
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from santa_app.settings.model import Settings, SettingsError

_NAMES = frozenset(name.upper() for name in Settings.model_fields)
_OF_OTHERS = re.compile(
    r"(COMPOSE_|DOCKER_|LC_|OTEL_|PG|POSTGRES_|PYTHON|REFLEX_|SSL_CERT_).+"
    r"|(HTTPS?|ALL|NO)_PROXY|LANG|MIGRATE|(DESK_)?SITE_HOST|TZ"
)
"""Other variables in .env, which container tools and libraries read."""
_OF_THE_SYSTEM = frozenset({"LANGUAGE"})
"""Variables of gettext or the system that look like a misspelled setting."""
_CUT = re.compile(r"=[ \t]*[^'\"\s#][^\r\n]*?[ \t]#\S")
"""A value without quotes of which python-dotenv would drop the end, such as `pass #1`."""
_NEAR = 0.85
"""Similarity to a setting's name above which an environment variable is a mistake: only near misses
(SAFEGARDING_CONTACT), because most variables belong to other programs."""
_LONG = frozenset(name for name in _NAMES if len(name) > len("HOST"))
"""Settings whose misspellings in the environment are recognized (VHOST is no HOST)."""


def _one_sentence(error: ValidationError) -> str:
    """Return all errors as one sentence that names each setting and quotes no value."""
    messages = []
    for detail in error.errors(include_url=False, include_input=False):
        if detail["type"] == "default_factory_not_called":
            continue  # this default depends on a setting that has an error of its own
        name = ".".join(str(part) for part in detail["loc"][:1]).upper()
        messages.append(f"{name} {reason(detail)}" if name else reason(detail))
    return f"The settings cannot be used: {'; '.join(messages)}."


def reason(detail: ErrorDetails) -> str:
    """Return what is wrong with a value, without the value."""
    if detail["type"] == "int_parsing":
        return "should be a whole number"
    return detail["msg"].removeprefix("Value error, ").removeprefix("Input ")


def _refuse_unknown_names(env_file: Path | str | None) -> None:
    """Raise SettingsError for unknown names, because the meant setting would keep its default.

    In `.env` every unknown name is a mistake; in the environment, only a near miss.
    """
    given = {name.upper() for name, value in os.environ.items() if value}
    lines = _lines(env_file)
    written = {line.key.upper() for line in lines if line.key and line.value is not None}
    # A malformed line may be the rest of a secret, so it is not quoted.
    mistakes = [
        f"line {_number(line)} of .env is not NAME=value"
        for line in lines
        if line.error or (line.key and line.value is None)
    ]
    mistakes += [
        f"{line.key} in .env has ' #', which begins a comment: put the value into single quotes"
        for line in lines
        if _CUT.search(line.original.string)
    ]
    mistakes += [
        f"{name} in .env is no setting{_nearest(name, _NAMES, 0.6)}"
        for name in sorted(written - _NAMES)
        if not _OF_OTHERS.fullmatch(name)
    ]
    mistakes += [
        f"{name} in the environment is no setting{nearest}"
        for name in sorted(given - written - _NAMES - _OF_THE_SYSTEM)
        if not _OF_OTHERS.fullmatch(name) and (nearest := _nearest(name, _LONG, _NEAR))
    ]
    if mistakes:
        raise SettingsError(f"The settings cannot be used: {'; '.join(mistakes)}.")


def _lines(env_file: Path | str | None) -> list[Binding]:
    if env_file is None:
        return []
    try:
        with Path(env_file).open(encoding="utf-8-sig") as file:
            return list(parse_stream(file))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SettingsError(f".env cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise SettingsError(".env is not UTF-8: save it in this encoding.") from None


def _number(line: Binding) -> int:
    """Return the number of a line; empty ones before it belong to the binding."""
    text = line.original.string
    return line.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def _nearest(name: str, names: Collection[str], similarity: float) -> str:
    found = get_close_matches(name, sorted(names), 1, similarity)
    return f" (the nearest is {found[0]})" if found else ""


def load_settings(env_file: Path | str | None = ".env") -> Settings:
    """Read the environment and, if it exists, `env_file`; the environment wins.

    Raises SettingsError for a malformed, unsafe or unknown setting, or an unreadable file.
    """
    _refuse_unknown_names(env_file)
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise SettingsError(_one_sentence(error)) from None


@cache
def settings() -> Settings:
    """Return the settings of this process, which are read at the first call."""
    return load_settings()
