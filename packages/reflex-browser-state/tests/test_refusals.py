"""Code that cannot run in a browser stops the build with file, line, source and a hint."""

import inspect
import re
from types import FunctionType
from typing import Any, ClassVar

import pytest
import reflex as rx
import refused_functions
import refused_members
import refused_states
from reflex.app import UnevaluatedPage

from reflex_browser_state import (
    BrowserCompileError,
    BrowserPlugin,
    BrowserState,
    event,
    plugin,
    stored,
)
from reflex_browser_state.compiler.program import Program
from reflex_browser_state.declaration import spec_of

FUNCTIONS = [
    function
    for name, function in vars(refused_functions).items()
    if isinstance(function, FunctionType)
    and name.startswith(("a_", "an_", "two_"))
    and name != "a_decorated"
]
STATES = [
    cls
    for cls in vars(refused_states).values()
    if isinstance(cls, type) and issubclass(cls, BrowserState) and cls is not BrowserState
]
HINTS = {
    "a_with": "call what it needs directly",
    "a_module": "browser.local_time",
    "a_secret": "rx.State",
    "an_environment": "rx.State",
    "a_reflex_event": "in the page",
    "a_random": "browser.random",
    "a_mutable_list": "a tuple instead of a list",
    "a_changed_global": "a field of the State",
    "an_unknown_name": "top of the module",
    "a_builtin": "browser.alert",
    "an_unknown_method": "lower()",
    "a_percent": "f-string",
    "a_number_key": "str(…)",
}


def marked_line(item: Any) -> tuple[int, str]:
    lines, first = inspect.getsourcelines(item)
    [(at, text)] = [(n, line) for n, line in enumerate(lines) if line.rstrip().endswith("# here")]
    return first + at, text.strip()


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_function_is_refused(function: FunctionType) -> None:
    with pytest.raises(BrowserCompileError) as caught:
        Program().function(function)
    error = caught.value
    line, source = marked_line(function)
    assert (error.file, error.line, error.source) == (refused_functions.__file__, line, source)
    assert HINTS.get(function.__name__, "") in error.hint
    assert error.hint
    assert (
        str(error) == f"{error.file}:{line}: {error.problem}\n    {source}\nInstead: {error.hint}"
    )


@pytest.mark.parametrize("cls", STATES, ids=lambda c: c.__name__)
def test_state_is_refused(cls: Any) -> None:
    if cls is refused_states.First:
        Program().state(spec_of(cls))
        return
    program = Program()
    program.state(spec_of(refused_states.First))
    with pytest.raises(BrowserCompileError) as caught:
        program.state(spec_of(cls))
    assert (caught.value.line, caught.value.source) == marked_line(cls)


def test_decorator_that_replaces_the_function_is_refused() -> None:
    with pytest.raises(BrowserCompileError) as caught:
        Program().function(inspect.unwrap(refused_functions.a_decorated))
    assert caught.value.source == "@functools.singledispatch"


def test_two_states_of_one_name_are_refused() -> None:
    program = Program()
    program.state(spec_of(refused_states.First))
    twin: Any = type(BrowserState)("First", (BrowserState,), {"__module__": __name__})
    with pytest.raises(BrowserCompileError, match="Two State classes are called First"):
        program.state(spec_of(twin))


def test_members_without_a_type_or_default_are_refused_by_the_class() -> None:
    with pytest.raises(TypeError, match=r"Untyped\.limit is not a field"):

        class Untyped(BrowserState):
            limit = 3

    with pytest.raises(TypeError, match=r"Empty\.text needs a default"):

        class Empty(BrowserState):
            text: str

    with pytest.raises(TypeError, match="either a default or a default_factory"):
        stored(key="k")


def test_names_in_quotes_are_refused_when_they_are_known() -> None:
    class Quoted(BrowserState):
        limit: "ClassVar[int]" = 3

    with pytest.raises(TypeError, match=r"Quoted\.limit would be a field"):
        spec_of(Quoted).hints()


@pytest.mark.parametrize(("member", "code", "instead"), refused_members.SAMPLES)
def test_member_is_refused_with_one_sentence(member: str, code: str, instead: str) -> None:
    with pytest.raises(TypeError) as caught:
        refused_members.define(code)
    what, _, hint = str(caught.value).partition("; ")
    assert what.startswith(f"Shop.{member} ")
    assert instead in hint
    assert "{}" not in str(caught.value)


@pytest.mark.parametrize(("code", "instead"), refused_members.CLASSES)
def test_class_is_refused_with_one_sentence(code: str, instead: str) -> None:
    with pytest.raises(TypeError, match=f"Shop .*; .*{re.escape(instead)}"):
        refused_members.execute(code)


@pytest.mark.parametrize(
    "code",
    [
        "@rx.event\ndef buy(self): ...",
        "@rx.event()\ndef buy(self): ...",
        "@rx.event(background=False, debounce=None)\ndef buy(self): ...",
        "@event()\ndef buy(self): ...",
        "def _helper(self): ...",
        "name: Annotated[str, 'shown'] = ''",
        "name: 'Field[str]' = field('')",
    ],
)
def test_what_has_the_same_meaning_is_accepted(code: str) -> None:
    refused_members.define(code)


class Shop(BrowserState):
    count: int = 0

    @event
    def buy(self, count: int = 1) -> None:
        self.count += count


class Server(rx.State):
    @rx.event
    def load(self) -> None: ...


def built(on_load: Any) -> None:
    BrowserPlugin().pre_compile(
        add_save_task=lambda *_: None,
        add_modify_task=lambda *_: None,
        radix_themes_plugin=None,
        unevaluated_pages=[UnevaluatedPage(rx.el.main(), "shop", on_load=on_load)],
    )


@pytest.mark.parametrize(
    "on_load",
    [
        Shop.buy,
        Shop.buy(3),
        Shop.buy.prevent_default,
        [Server.load, Shop.buy],
        (Shop.buy(count=2), Server.load),
        lambda: Shop.buy(3),
        Shop.set_count(3),
    ],
)
def test_handler_in_on_load_is_refused(on_load: Any) -> None:
    with pytest.raises(BrowserCompileError) as caught:
        built(on_load)
    assert re.search(r"'shop' has on_load=Shop\.(buy|set_count)", caught.value.problem)
    assert "on_start of Shop" in caught.value.hint


def test_server_handler_in_on_load_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugin, "SPECS", {})  # other tests use States of one name
    for on_load in (None, [], Server.load, [Server.load, rx.console_log("x")], lambda: Server.load):
        built(on_load)


@pytest.mark.parametrize("option", ["debounce", "throttle", "temporal"])
def test_handler_says_what_replaces_an_option(option: str) -> None:
    with pytest.raises(AttributeError, match=rf"Shop\.buy has no {option}; \w+"):
        getattr(Shop.buy, option)
    assert not hasattr(Shop.buy, "nothing")


def test_handler_refuses_uploads() -> None:
    with pytest.raises(TypeError, match=r"Shop\.buy cannot upload files; .* rx\.State"):
        Shop.buy(rx.upload_files("files"))
