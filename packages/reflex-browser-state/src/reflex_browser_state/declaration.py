"""The declarations of a State class: fields with their defaults, methods and properties."""

import copy
import dataclasses
import inspect
import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, dataclass
from types import FunctionType
from typing import Any, Literal, get_args, get_origin

from reflex.vars import Field

from reflex_browser_state.refusals import check_annotation


@dataclass(frozen=True, kw_only=True, slots=True)
class Default:
    """The default of a field, and where its value outlives the page.

    Attributes:
        make: Returns a fresh default.
        storage: The kind of storage, or an empty text for a value that ends with the page.
        key: The storage key or the name of the query parameter.
        back: Whether the browser's Back button returns to the default.
        per: The key of a stored text for each of whose values this one is kept apart.
    """

    make: Callable[[], Any]
    storage: Literal["", "local", "session", "query"] = ""
    key: str = ""
    back: bool = False
    per: str = ""


def field(
    default: Any = MISSING,  # noqa: ANN401 - fits the field's own type
    *,
    default_factory: Callable[[], Any] | None = None,
) -> Any:  # noqa: ANN401 - stands for the field's own type
    """Declare a field's default, as `= default` does, for annotations such as `Field[int]`."""
    return Default(make=_maker(default, default_factory))


def stored(
    default: Any = MISSING,  # noqa: ANN401 - fits the field's own type
    *,
    key: str,
    default_factory: Callable[[], Any] | None = None,
    session: bool = False,
    per: str = "",
) -> Any:  # noqa: ANN401 - stands for the field's own type
    """Keep a field as JSON in `localStorage`, or with `session` in `sessionStorage`, under `key`.

    It is read after hydration and follows changes in other tabs. A stored value that does not fit
    the field's type counts as the default. A default value is not stored.

    `per` is the key of a text in `localStorage`, such as which child plays. The field has one value
    for each such text, stored under `key@text`, and under `key` while the text is blank.
    """
    storage = "session" if session else "local"
    return Default(make=_maker(default, default_factory), storage=storage, key=key, per=per)


def query(
    default: Any = "",  # noqa: ANN401 - fits the field's own type
    *,
    key: str,
    back: bool = False,
) -> Any:  # noqa: ANN401 - stands for the field's own type
    """Keep a field (text, number or flag) in the URL as `?key=…`, unless it has its default.

    With `back`, a change from the default adds an entry to the history, so that the browser's Back
    button returns to the default; setting the default goes back there.
    """
    return Default(make=_maker(default, None), storage="query", key=key, back=back)


def _maker(default: object, factory: Callable[[], Any] | None) -> Callable[[], Any]:
    if (default is MISSING) == (factory is None):
        raise TypeError("give either a default or a default_factory")
    return factory or (lambda: copy.deepcopy(default))


@dataclass(slots=True)
class StateSpec:
    """The declarations of a State class, for the compiler and the Vars.

    Attributes:
        cls: The class.
        defaults: Field names with their defaults, in order.
        methods: The functions a page may call, by name, without the setters.
        computed: The functions behind properties, by name.
        setters: The names of the setters with the fields they set.
        used: Whether a page uses one of its Vars or handlers.
    """

    cls: type
    defaults: dict[str, Default] = dataclasses.field(default_factory=dict)
    methods: dict[str, FunctionType] = dataclasses.field(default_factory=dict)
    computed: dict[str, FunctionType] = dataclasses.field(default_factory=dict)
    setters: dict[str, str] = dataclasses.field(default_factory=dict)
    used: bool = False

    @property
    def label(self) -> str:
        """The name of the class, which also names its JavaScript module."""
        return self.cls.__name__

    def hints(self) -> dict[str, Any]:
        """Return the type of each field."""
        found = typing.get_type_hints(self.cls)
        for name in self.defaults:
            check_annotation(self.label, name, found[name])  # a quoted annotation resolves only now
        return {name: _without_field(found[name]) for name in self.defaults}

    def hint(self, name: str) -> Any:  # noqa: ANN401 - any type
        """Return the type of a field, of a property or of a method's result, or None."""
        function = self.computed.get(name) or self.methods.get(name)
        if function is not None:
            return typing.get_type_hints(function).get("return")
        return self.hints().get(name)

    def signature(self, name: str) -> inspect.Signature | None:
        """Return a method's parameters without `self`, or None if there is no such method."""
        function = self.methods.get(name)
        if function is None:
            built_in = {"reset": NO_PARAMETERS} | dict.fromkeys(self.setters, _ONE_PARAMETER)
            return built_in.get(name)
        return without_self(inspect.signature(function))

    def numeric(self) -> list[str]:
        """Return the fields whose setters turn the text of an input into a number."""
        return [name for name, hint in self.hints().items() if _is_number(hint)]


def without_self(signature: inspect.Signature) -> inspect.Signature:
    """Return a method's signature without its first parameter."""
    return inspect.Signature(list(signature.parameters.values())[1:])


NO_PARAMETERS = inspect.Signature([])
_ONE_PARAMETER = inspect.Signature(
    [inspect.Parameter("value", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
)
SPECS: dict[tuple[str, str], StateSpec] = {}
"""Every State class, by module and name."""


def spec_of(cls: Any) -> StateSpec:  # noqa: ANN401 - a State class
    """Return the declarations of a State class."""
    return vars(cls)["_spec"]


def _without_field(hint: Any) -> Any:  # noqa: ANN401 - any annotation
    return get_args(hint)[0] if get_origin(hint) is Field else hint


def _is_number(hint: Any) -> bool:  # noqa: ANN401 - any annotation
    is_union = get_origin(hint) in {types.UnionType, typing.Union}
    return any(choice in {int, float} for choice in (get_args(hint) if is_union else (hint,)))
