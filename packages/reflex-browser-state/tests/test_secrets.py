"""Values from environment variables, such as a secret, do not reach the JavaScript."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from node_session import module_of

from reflex_browser_state import BrowserCompileError
from reflex_browser_state.compiler.program import Program

HEAD = """
import base64
import contextlib
import dataclasses
import datetime
import os
from dataclasses import dataclass
from enum import StrEnum
from os import environ as env

KEY = os.environ["TEST_API_KEY"]
TABLE = {"a": 1}

@dataclass(frozen=True)
class Settings:
    key: str = ""

    @classmethod
    def load(cls):
        return cls(os.environ["TEST_API_KEY"])

@dataclass(frozen=True)
class Preset:
    key: str = KEY

@dataclass(frozen=True)
class Shouting:
    name: str

    @property
    def key(self) -> str:
        return KEY

class Word(StrEnum):
    KEY = KEY

def read(name: str) -> str:
    return os.getenv(name, "")

def through_another(name: str) -> str:
    return read(name).strip()

def through_a_method() -> str:
    return Settings.load().key

def length(text: str) -> int:
    return len(text)

def helper() -> str:
    return KEY

def debugging() -> bool:
    return read("TEST_API_KEY") == "yes"
"""
REFUSED = """
KEY
f"Bearer {KEY}"
KEY.strip()
[KEY, "b"][0]
(KEY, "b")
{"key": KEY}
Settings(KEY)
Settings(key=KEY).key
Settings.load()
Preset()
(Shouting("a"),)
base64.b64encode(KEY.encode()).decode()
read("TEST_API_KEY")
env["TEST_API_KEY"]
env.get("TEST_API_KEY", "none")
os.getenv("TEST_API_KEY")
dict(os.environ)
tuple(env.values())
Word.KEY
os.getenvb(b"TEST_API_KEY").decode()
os.environb[b"TEST_API_KEY"].decode()
through_another("TEST_API_KEY")
through_a_method()
""".strip().splitlines()
IN_FUNCTIONS = [
    "return KEY",
    "return {KEY: 1}",
    "return text == KEY",
    "return f'{KEY}'",
    "return Preset()",
    "return Preset().key",
    "return Word.KEY",
    "return [word.value for word in Word]",
    "return helper()",
    "return read(text)",
    "return os.environ[text]",
    "return env[text]",
]
ALLOWED = """
length(KEY)
KEY == "secret"
TABLE[KEY] if KEY in TABLE else 0
bool(KEY)
bool(os.environ.get("TEST_API_KEY"))
debugging()
os.path.basename(__file__)
datetime.date(2025, 12, 24).toordinal()
""".strip().splitlines()


@pytest.fixture(autouse=True)
def secret(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("TEST_API_KEY", "only-for-the-server")
    return "only-for-the-server"


def compiled(tail: str, folder: Path) -> str:
    program = Program()
    program.function(module_of(HEAD + tail, folder).f)
    return "".join(program.files().values())


@pytest.mark.parametrize("value", REFUSED)
def test_constant_is_refused(value: str, tmp_path: Path) -> None:
    with pytest.raises(BrowserCompileError, match="MADE is read from the environment") as caught:
        compiled(f"MADE = {value}\n\ndef f():\n    return MADE\n", tmp_path)
    assert caught.value.source == "return MADE"
    assert "rx.State" in caught.value.hint


@pytest.mark.parametrize(
    "definition",
    [
        'if TABLE:\n    MADE: str = os.environ["TEST_API_KEY"]',
        'try:\n    MADE = os.environ["TEST_API_KEY"]\nexcept KeyError:\n    MADE = ""',
        'MADE = "Bearer "\nMADE += KEY',
        "MADE, OTHER = KEY, 1",
        "if MADE := KEY:\n    pass",
        "for MADE in [KEY]:\n    pass",
        "with contextlib.nullcontext(KEY) as MADE:\n    pass",
        'MADE = ""\ndef load():\n    global MADE\n    MADE = os.environ["TEST_API_KEY"]\nload()',
    ],
)
def test_statement_is_refused(definition: str, tmp_path: Path) -> None:
    with pytest.raises(BrowserCompileError, match="MADE is read from the environment"):
        compiled(f"{definition}\n\ndef f():\n    return MADE\n", tmp_path)


@pytest.mark.parametrize(
    ("package", "code"),
    [
        ("dotenv", 'from dotenv import read\nMADE = read(".env")["KEY"]'),
        ("dotenv", 'import dotenv\nMADE = dict(dotenv.read(".env"))["KEY"].strip()'),
        ("environs", "import environs\nsettings = environs.Reader()\nMADE = settings.key"),
        ("pydantic_settings", "from pydantic_settings import Reader\nMADE = Reader().key"),
        (
            "pydantic_settings",
            "from pydantic_settings import Reader\nclass Own(Reader): ...\nMADE = [Own().key][0]",
        ),
    ],
)
def test_what_a_package_for_settings_reads_is_refused(
    package: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: str
) -> None:
    found: Any = ModuleType(package)
    found.Reader = type("Reader", (), {"__module__": f"{package}.main", "key": secret})
    found.read = lambda _path: {"KEY": secret}
    found.read.__module__ = f"{package}.main"
    monkeypatch.setitem(sys.modules, package, found)
    with pytest.raises(BrowserCompileError, match="MADE is read from the environment"):
        compiled(f"{code}\n\ndef f():\n    return MADE\n", tmp_path)


@pytest.mark.parametrize("line", IN_FUNCTIONS)
def test_use_in_a_function_is_refused(line: str, tmp_path: Path) -> None:
    with pytest.raises(BrowserCompileError) as caught:
        compiled(f"\ndef f(text: str):\n    {line}\n", tmp_path)
    assert "rx.State" in caught.value.hint


@pytest.mark.parametrize("value", ALLOWED)
def test_what_says_nothing_of_the_secret_is_compiled(
    value: str, secret: str, tmp_path: Path
) -> None:
    text = compiled(f"MADE = {value}\n\ndef f():\n    return MADE\n", tmp_path)
    assert secret not in text
