"""Functions that must stop the build. `# here` marks the line that the error must name."""
# ruff: noqa

import dataclasses
import datetime
import functools
import os
import random
from dataclasses import dataclass

import reflex as rx
from os import environ
from string import digits

from reflex_browser_state import browser

LIST = ["changes"]
SET = {"changes"}
NUMBERS = {1: "one"}
COUNTS = {"a": 1}
OPENED = open
HUGE = 2**60
TABLE = (object(),)
API_KEY = os.environ.get("API_KEY", "")


class Mutable:
    value = 1


THING = Mutable()


@dataclass(frozen=True)
class Checked:
    text: str

    def __post_init__(self) -> None:
        assert self.text


@dataclass(frozen=True)
class Clocked:
    text: str
    at: float = dataclasses.field(default_factory=lambda: 3.0)


def impure() -> float:
    return browser.now()


def a_with(text: str) -> None:
    with open(text) as file:  # here
        pass


def a_walrus(n: int) -> int:
    return (m := n) + m  # here


def a_generator(n: int):
    yield n  # here


async def a_coroutine() -> None:  # here
    return None


def a_match(n: int) -> int:
    match n:  # here
        case _:
            return 1


def a_global(n: int) -> None:
    global LIST  # here
    LIST = n


def a_set(n: int) -> object:
    return {n}  # here


def a_class(n: int) -> object:
    class Inner:  # here
        pass

    return Inner


def an_import(n: int) -> int:
    import math  # here

    return math.floor(n)


def a_star(*items: int) -> None:  # here
    return None


def a_starred_call(items: list[int]) -> int:
    return max(*items)  # here


def a_loop_else(n: int) -> int:
    while n:  # here
        n -= 1
    else:
        n = 3
    return n


def a_percent(n: int) -> str:
    return "%d" % n  # here


def a_format(n: int) -> str:
    return f"{n:x}"  # here


def a_bytes() -> object:
    return b"x"  # here


def a_module(n: int) -> object:
    return datetime.date.fromordinal(n)  # here


def a_random() -> float:
    return random.random()  # here


def a_cached_module(n: int) -> object:
    return functools.reduce(n, [])  # here


def a_secret() -> str:
    return API_KEY  # here


def an_environment() -> str:
    return environ["API_KEY"]  # here


def a_standard_constant() -> str:
    return digits  # here


def a_reflex_event() -> object:
    return rx.redirect("/")  # here


def a_mutable_list() -> object:
    return LIST[0]  # here


def a_mutable_set(n: str) -> bool:
    return n in SET  # here


def a_mutable_thing() -> int:
    return THING.value  # here


def a_changed_global() -> None:
    COUNTS["a"] = 2  # here


def a_changing_method() -> object:
    return COUNTS.pop("a")  # here


def a_number_key(n: int) -> str:
    return NUMBERS[n]  # here


def a_huge_number() -> int:
    return HUGE  # here


def an_object() -> object:
    return TABLE[0]  # here


def an_unknown_name() -> object:
    return nowhere  # here


def a_builtin() -> object:
    return print("x")  # here


def a_builtin_value() -> object:
    return OPENED  # here


def an_unknown_method(text: str) -> str:
    return text.casefold()  # here


def an_api_member() -> object:
    return browser.nothing()  # here


def an_api_value() -> object:
    return browser  # here


def a_timer_in_a_rule() -> int:
    return browser.after(1, impure)  # here


def a_wrong_call() -> object:
    return impure(1)  # here


def a_checked_dataclass() -> object:
    return Checked("x")  # here


def a_computed_default() -> object:
    return Clocked("x")  # here


def an_is(a: object, b: object) -> bool:
    return a is b  # here


def a_number_as_key() -> object:
    return {1: "one"}  # here


def a_wide_except() -> object:
    try:
        return 1
    except (ValueError, KeyError):  # here
        return 2


def a_reraise() -> object:
    try:
        return 1
    except ValueError:
        raise  # here


def a_dunder(x: object) -> object:
    return x.__class__  # here


def a_free_lambda(n: int) -> int:
    return (lambda x: x)(n)  # here


def a_lazy_value(items: list[int]) -> object:
    pairs = enumerate(items)  # here
    return list(pairs)


def a_lazy_argument(n: int) -> object:
    return str(i for i in range(n))  # here


def a_lazy_view(counts: dict[str, int]) -> object:
    return counts.items()  # here


def a_changing_default(items: list[int] = []) -> object:  # here
    return items


def a_huge_literal() -> int:
    return 2 + 1152921504606846976  # here


def two_error_texts() -> None:
    raise ValueError("one", "two")  # here


def a_double_middle(n: int) -> bool:
    return 0 < abs(n) < 3  # here


@functools.singledispatch
def a_decorated(n: int) -> int:
    return n
