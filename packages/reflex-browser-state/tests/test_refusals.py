"""Code that cannot run in a browser stops the build with file, line, source and a hint."""

import inspect
from types import FunctionType
from typing import Any

import pytest
import refused_functions
import refused_states

from reflex_browser_state import BrowserCompileError, BrowserState, stored
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
