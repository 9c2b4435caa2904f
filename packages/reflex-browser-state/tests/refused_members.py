"""Members that a class refuses when it is defined: name, Python, and a part of what to write."""

import os
import textwrap
from functools import cached_property
from typing import Annotated, ClassVar, Final

import reflex as rx

from reflex_browser_state import BrowserState, Field, computed, event, field


class Server(rx.State):
    number: int = 0


class Plain:
    price: int = 3


NAMES = {
    "Annotated": Annotated, "BrowserState": BrowserState, "ClassVar": ClassVar, "Field": Field,
    "Final": Final, "Plain": Plain, "Server": Server, "computed": computed, "event": event,
    "cached_property": cached_property, "field": field, "os": os, "rx": rx,
}  # fmt: skip
SAMPLES: tuple[tuple[str, str, str], ...] = (
    ("_api_key", '_api_key: str = os.environ.get("API_KEY", "")', "rx.State"),
    ("_count", "_count = 0", "rx.State"),
    ("_limit", "_limit: int", "rx.State"),
    ("_Shop__key", "__key: int = 0", "rx.State"),
    ("_total", "@computed\ndef _total(self) -> int:\n    return 1", "rx.State"),
    ("limit", "limit: ClassVar[int] = 3", "top of the module"),
    ("limit", "limit: Final = 3", "top of the module"),
    ("name", 'name: str = rx.LocalStorage("")', "stored(default, key=…)"),
    ("name", 'name: str = rx.LocalStorage("", name="name", sync=True)', "stored(default, key=…)"),
    ("name", 'name: str = rx.SessionStorage("")', "session=True"),
    ("name", 'name: Field[str] = rx.Cookie("", max_age=60)', "stored(default, key=…)"),
    ("name", 'name = rx.Cookie("")', "stored(default, key=…)"),
    ("name", 'name: rx.Cookie = ""', "stored(default, key=…)"),
    ("name", 'name: Field[rx.LocalStorage] = field("")', "stored(default, key=…)"),
    ("count", "count: rx.Field[int] = rx.field(3)", "`field(…)`"),
    ("count", "count: rx.Field[int] = rx.field(3, is_var=False)", "`field(…)`"),
    ("count", "count: int = Server.number", "on_start"),
    ("total", "@rx.var\ndef total(self) -> int:\n    return 1", "@computed"),
    ("total", "@rx.var(cache=False)\ndef total(self) -> int:\n    return 1", "@computed"),
    ("total", "@rx.var(interval=60)\ndef total(self) -> int:\n    return 1", "@computed"),
    ("total", "@cached_property\ndef total(self) -> int:\n    return 1", "@computed"),
    ("total", "@computed(cache=False)\ndef total(self) -> int:\n    return 1", "leave it out"),
    (
        "total",
        "@property\ndef total(self): ...\n@total.setter\ndef total(self, value): ...",
        "write a method",
    ),
    ("buy", "@rx.event(stop_propagation=True)\ndef buy(self): ...", "`Shop.buy.stop_propagation`"),
    ("buy", "@rx.event(prevent_default=True)\ndef buy(self): ...", "`Shop.buy.prevent_default`"),
    ("buy", "@rx.event(throttle=100)\ndef buy(self): ...", "browser.now()"),
    ("buy", "@rx.event(debounce=100)\ndef buy(self): ...", "browser.after(seconds, …)"),
    ("buy", "@rx.event(temporal=True)\ndef buy(self): ...", "leave it out"),
    ("buy", "@rx.event(supersedes=True)\ndef buy(self): ...", "leave it out"),
    ("buy", "@rx.event(background=True)\nasync def buy(self): ...", "browser.after(seconds"),
    ("buy", "@event(debounce=100)\ndef buy(self): ...", "browser.after(seconds, …)"),
    ("buy", "@event(background=True)\ndef buy(self): ...", "leave it out"),
    ("buy", "async def buy(self): ...", "browser.after(seconds, self.method)"),
    ("buy", "def buy(self):\n    yield", "browser.after(seconds, self.method)"),
    ("price", "@staticmethod\ndef price(n: int) -> int:\n    return n", "top of a module"),
    ("price", "@classmethod\ndef price(cls) -> int:\n    return 1", "top of a module"),
    ("__init__", "def __init__(self): ...", "on_start"),
    ("__len__", "def __len__(self):\n    return 1", "give it a name of its own"),
    ("reset", "reset: int = 0", "another name"),
    ("set_count", "count: int = 0\nset_count: int = 0", "another name"),
)
CLASSES: tuple[tuple[str, str], ...] = (
    ("class Shop(BrowserState, mixin=True): ...", "leave it out"),
    ("class Shop(Plain, BrowserState): ...", "derive Plain from BrowserState"),
)


def execute(code: str) -> None:
    exec(code, NAMES | {"__name__": __name__})  # noqa: S102 - our own samples


def define(member: str) -> None:
    execute("class Shop(BrowserState):\n" + textwrap.indent(member, "    "))
