"""Uses of a State that a type checker must accept; test_types.py runs ty on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_type

import reflex as rx
from reflex.vars import ArrayVar, NumberVar, ObjectVar, StringVar

from reflex_browser_state import BrowserState, Field, browser, computed, event, field, query, stored


@dataclass(frozen=True)
class Deed:
    text: str


class Sample(BrowserState):
    index: int = 0
    name: Field[str] = field("")
    count: Field[int] = field(0)
    deeds: Field[list[Deed]] = stored(default_factory=list, key="typed")
    search: str = query("", key="q")

    @event
    def choose(self, option: int) -> None:
        self.count = option
        self.deeds = [*self.deeds, Deed("x")]
        self.set_index(option)
        browser.after(1, self.go)

    @event
    def go(self) -> None:
        self.index += 1
        self.choose(self.count)

    @computed
    def first(self) -> Deed:
        return self.deeds[0]

    @computed
    def doubled(self) -> int:
        return self.count * 2


def on_an_instance() -> None:
    state = Sample(index=3)
    assert_type(state.index, int)
    assert_type(state.count, int)
    assert_type(state.deeds, list[Deed])
    assert_type(state.first, Deed)
    assert_type(state.doubled, int)
    state.choose(3)


def on_the_class() -> rx.Component:
    assert_type(Sample.index, int)  # what a prop, rx.cond and an f-string take beside a Var
    assert_type(Sample.name, StringVar)
    assert_type(Sample.count, NumberVar[int])
    assert_type(Sample.deeds, ArrayVar[Sequence[Deed]])
    assert_type(Sample.first, ObjectVar[Deed])
    assert_type(Sample.doubled, NumberVar[int])
    return rx.el.div(
        rx.el.button("anew", on_click=Sample.reset),
        rx.el.button("go", on_click=Sample.go, aria_pressed=Sample.count == 3),
        rx.el.button("both", on_click=[Sample.choose(Sample.count), Sample.go.stop_propagation]),
        rx.el.input(value=Sample.search, on_change=Sample.set_search, on_key_down=Sample.choose),
        rx.foreach(Sample.deeds, lambda deed: rx.el.p(deed.text)),
        rx.cond(
            Sample.index, rx.el.p(Sample.index), rx.el.p(f"{Sample.index} {Sample.first.text}")
        ),
        rx.el.p(Sample.deeds.length(), Sample.doubled + 1),
    )


class Started(Sample):
    def on_start(self) -> None:
        self.go()

    def on_query(self) -> None:
        self.go()
