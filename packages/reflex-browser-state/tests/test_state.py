"""A State in CPython, and the Vars and handlers of its class."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

import pytest
import reflex as rx
from reflex_base.utils.exceptions import EventFnArgMismatchError

from reflex_browser_state import BrowserState, Field, browser, computed, event, field, query, stored
from reflex_browser_state.declaration import spec_of


class Size(Enum):
    SMALL = "small"


@dataclass(frozen=True)
class Item:
    text: str


class Basis(BrowserState):
    base: int = 1

    def raise_base(self) -> None:
        self.base += 1


class Sample(Basis):
    count: int = 0
    weight: float | None = None
    names: list[str] = []  # noqa: RUF012 - each instance gets a copy
    item: Field[Item] = field(Item("first"))
    size: Size = Size.SMALL
    kept: list[Item] = stored(default_factory=list, key="kept")
    search: str = query("", key="q")

    def add(self, step: int = 1) -> None:
        self.count += step
        self.raise_base()

    @event
    def choose(self, option: int, mark: str = "") -> None:
        self.count = option
        browser.track("chosen" + mark)

    @computed
    def first(self) -> Item:
        return self.kept[0]

    @property
    def doubled(self) -> int:
        return self.count * 2


class Server(rx.State):
    number: int = 0

    @rx.event
    def add(self) -> None:
        self.number += 1


def test_instance_is_plain_python() -> None:
    state = Sample(count=4)
    state.add()
    state.add(step=2)
    state.set_search("x")
    assert (state.count, state.base, state.doubled, state.search) == (7, 3, 14, "x")
    assert Sample(kept=[Item("a")]).first == Item("a")


def test_instances_do_not_share_defaults() -> None:
    one, other = Sample(), Sample()
    one.names.append("a")
    one.kept.append(Item("b"))
    assert (other.names, other.kept, Sample().names) == ([], [], [])


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(AttributeError, match="Sample has no field wrong"):
        Sample().wrong = 1
    with pytest.raises(TypeError, match="Sample has no field wrong"):
        Sample(wrong=1)


def test_reset_keeps_what_is_stored() -> None:
    state = Sample(count=4, kept=[Item("a")], search="x", names=["n"])
    state.reset()
    assert (state.count, state.search, state.names) == (0, "", [])
    assert state.kept == [Item("a")]


@pytest.mark.parametrize(
    ("text", "expected"), [("7", 7), ("2.5", 2.5), ("", 0), (" ", 0), ("many", 4), (9, 9)]
)
def test_setter_of_a_number_takes_the_text_of_an_input(text: object, expected: object) -> None:
    state = Sample(count=4)
    state.set_count(text)
    assert state.count == expected
    state.set_weight("1.5")
    assert state.weight == 1.5
    state.set_weight("")
    assert state.weight is None


def test_class_members_are_typed_vars() -> None:
    vars_ = (Sample.count, Sample.names, Sample.item, Sample.first, Sample.doubled, Sample.base)
    kinds = [type(v._var_type) is not None and v._var_type for v in map(rx.Var.create, vars_)]
    assert kinds == [int, list[str], Item, Item, int, int]
    assert str(Sample.item.text) == 'Sample__snap.item?.["text"]'
    assert "Sample__snap.count" in str(rx.cond(Sample.count > 3, "a", "b"))
    assert str(rx.Var.create(f"{Sample.count} items")) == '(Sample__snap.count+" items")'
    assert (
        str(Sample.size == Size.SMALL)
        == '(Sample__snap.size?.valueOf?.() === "small"?.valueOf?.())'
    )
    assert "Sample__snap.names.length" in str(rx.Var.create(Sample.names).length())


def test_var_carries_hook_and_imports() -> None:
    data = rx.Var.create(Sample.count)._get_all_var_data()
    assert data is not None
    assert data.hooks == ("const Sample__snap = useBrowserState(Sample__store);",)
    assert [library for library, _ in data.imports] == [
        "$/utils/browser/runtime", "$/utils/browser/state_Sample", "valtio@2.3.2",
    ]  # fmt: skip


def click(handler: Any) -> str:
    return str(rx.Var.create(rx.el.button(on_click=handler).event_triggers["on_click"]))


def test_handlers_fit_triggers() -> None:
    assert "Sample__store.add()" in click(Sample.add)
    assert "Sample__store.add(5)" in click(Sample.add(5))
    assert 'Sample__store.choose(Sample__snap.count, "!")' in click(
        Sample.choose(Sample.count, mark="!")
    )
    both = click([Sample.add, Server.add])
    assert both.index("Sample__store.add()") < both.index("server.add")
    assert "args.at(-1)?.stopPropagation?.()" in click(Sample.add.stop_propagation)
    assert "args.at(-1)?.preventDefault?.()" in click(Sample.add.prevent_default(2))
    assert "Sample__store.reset()" in click(Sample.reset)
    keys = click(Sample.add.for_keys("Home", "End"))
    assert keys.index('["Home", "End"].includes(args.at(-1).key)') < keys.index("Sample__store.add")
    typed = rx.el.input(on_change=Sample.set_search).event_triggers["on_change"]
    assert 'Sample__store.set_search(_e?.["target"]?.["value"])' in str(rx.Var.create(typed))


def test_handlers_refuse_arguments_that_do_not_fit() -> None:
    with pytest.raises(TypeError, match=r"Sample\.choose: missing a required argument: 'option'"):
        Sample.choose()
    with pytest.raises(TypeError, match=r"Sample\.add: too many positional arguments"):
        Sample.add(1, 2)
    with pytest.raises(EventFnArgMismatchError):
        rx.el.button(on_blur=Sample.choose)


def test_every_field_has_a_setter() -> None:
    assert set(spec_of(Sample).setters) >= {"set_count", "set_base", "set_kept"}


def test_only_states_that_pages_use_are_marked() -> None:
    class Unused(BrowserState):
        text: str = ""

    assert not spec_of(Unused).used
    assert Unused.text is not None
    assert spec_of(Unused).used


def test_a_base_class_that_pages_do_not_use_need_not_be_complete() -> None:
    class Counted(BrowserState):
        count: int = stored(0, key="counted")

        def add(self) -> None:
            self.count += self.step  # ty: ignore[unresolved-attribute]

    class Twos(Counted):
        step: int = 2

    assert Twos.count is not None
    assert [spec_of(cls).used for cls in (Counted, Twos)] == [False, True]
