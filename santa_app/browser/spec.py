"""What a State class declares, in the form that compiler, Vars and instances read."""

import dataclasses
import inspect
import types
import typing
from dataclasses import dataclass
from types import FunctionType
from typing import Any, get_args, get_origin

from reflex.vars import Field

from santa_app.browser.fields import Default

_NUMBERS = (int, float)


@dataclass(slots=True)
class Spec:
    """What a State class declares. The compiler and the Vars read it.

    Attributes:
        cls: The class.
        defaults: Field names with their defaults, in order.
        methods: The functions a page may call, by name, without the setters.
        computed: The functions behind properties, by name.
        setters: The setters' names with the fields they set.
        used: Whether a page asked for one of its Vars or handlers.
    """

    cls: type
    defaults: dict[str, Default] = dataclasses.field(default_factory=dict)
    methods: dict[str, FunctionType] = dataclasses.field(default_factory=dict)
    computed: dict[str, FunctionType] = dataclasses.field(default_factory=dict)
    setters: dict[str, str] = dataclasses.field(default_factory=dict)
    used: bool = False

    @property
    def label(self) -> str:
        """The class's name, which is the JavaScript module's too."""
        return self.cls.__name__

    def hints(self) -> dict[str, Any]:
        """Return the type of each field."""
        found = typing.get_type_hints(self.cls)
        return {name: _bare(found[name]) for name in self.defaults}

    def signature(self, name: str) -> inspect.Signature | None:
        """Return a method's parameters without `self`, or None if there is no such method."""
        function = self.methods.get(name)
        if function is None:
            built_in = {"reset": NOTHING} | dict.fromkeys(self.setters, _ONE)
            return built_in.get(name)
        parameters = list(inspect.signature(function).parameters.values())[1:]
        return inspect.Signature(parameters)

    def numeric(self) -> list[str]:
        """Return the fields whose setters turn an input's text into a number."""
        return [name for name, hint in self.hints().items() if _is_number(hint)]


_ONE = inspect.Signature([inspect.Parameter("value", inspect.Parameter.POSITIONAL_OR_KEYWORD)])
NOTHING = inspect.Signature([])
SPECS: dict[tuple[str, str], Spec] = {}
"""Every State class, by module and name."""


def _bare(hint: Any) -> Any:  # noqa: ANN401 - any annotation
    return get_args(hint)[0] if get_origin(hint) is Field else hint


def _is_number(hint: Any) -> bool:  # noqa: ANN401 - any annotation
    choices = get_args(hint) if get_origin(hint) in {types.UnionType, typing.Union} else (hint,)
    return any(choice in _NUMBERS for choice in choices)


def spec_of(cls: Any) -> Spec:  # noqa: ANN401 - a State class
    """Return what a State class declares."""
    return vars(cls)["_spec"]
