"""States that must stop the build. `# here` marks the line that the error must name."""
# ruff: noqa

import os
import random
from dataclasses import dataclass

import reflex as rx

from reflex_browser_state import BrowserState, field, stored
from refused_functions import impure


@dataclass(frozen=True)
class Account:
    name: str
    _token: str = ""


class Unknown(BrowserState):
    known: int = 0

    def change(self) -> None:
        self.unknown = 1  # here


class Passing(BrowserState):
    known: int = 0

    def change(self) -> object:
        return str(self)  # here


class Writing(BrowserState):
    known: int = 0

    @property
    def doubled(self) -> int:
        self.known += 1  # here
        return self.known


class Growing(BrowserState):
    known: list[int] = []

    @property
    def grown(self) -> list[int]:
        self.known.append(1)  # here
        return self.known


class Asking(BrowserState):
    known: int = 0

    @property
    def asked(self) -> float:
        return impure()  # here


class Calling(BrowserState):
    known: int = 0

    def change(self) -> None:
        self.known()  # here


class Routing(BrowserState):
    known: str = ""

    def change(self) -> None:
        self.known = self.router.url  # here


class Chaining(BrowserState):
    known: int = 0

    def change(self) -> object:
        return self.reset  # here


class Reaching(BrowserState):
    known: int = 0

    def change(self) -> object:
        return Calling.change  # here


class Kept(BrowserState):
    known: str = field(rx.LocalStorage(""))  # here


class Drawn(BrowserState):
    known: float = field(default_factory=random.random)  # here


class Everything(BrowserState):
    known: dict[str, str] = os.environ  # here


class Hiding(BrowserState):
    known: Account = Account("Emma")  # here


class Unfit(BrowserState):
    known: object = object()  # here


class Unchecked(BrowserState):
    known: object = stored(None, key="unchecked")  # here


class First(BrowserState):
    known: str = stored("", key="twice")


class Second(BrowserState):
    known: str = stored("", key="twice")  # here
