"""`BrowserState`: Reflex Vars and handlers on the class, plain Python on an instance."""

# ruff: noqa: ANN401 - descriptors and handlers take any type

import inspect
import typing
from abc import ABC, abstractmethod
from types import FunctionType
from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

from reflex_browser_state.declaration import (
    NO_PARAMETERS,
    SPECS,
    Default,
    StateSpec,
    field,
    spec_of,
)
from reflex_browser_state.handlers import Handler, field_var
from reflex_browser_state.refusals import (
    check_annotation,
    check_bases,
    check_member,
    check_names,
    check_options,
    refuse,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Concatenate, Generic, ParamSpec, TypeVar, overload

    from reflex.vars import Field, Var

    P = ParamSpec("P")
    T = TypeVar("T")

    class BrowserHandler(Var[Any]):
        """A method on the class: an event handler for any trigger. It can bind arguments."""

        def __call__(self, *arguments: Any, **keywords: Any) -> Var[Any]:
            """Bind arguments: constants or Vars."""
            ...

        @property
        def stop_propagation(self) -> "BrowserHandler": ...  # noqa: D102 - see Handler
        @property
        def prevent_default(self) -> "BrowserHandler": ...  # noqa: D102
        def for_keys(self, *keys: str) -> "BrowserHandler": ...  # noqa: D102

    class event(Generic[P]):  # noqa: N801 - used as a decorator
        """A method that pages call."""

        def __init__(self, function: Callable[Concatenate[Any, P], object]) -> None: ...
        @overload
        def __get__(self, instance: None, owner: Any) -> BrowserHandler: ...
        @overload
        def __get__(self, instance: object, owner: Any) -> Callable[P, None]: ...
        def __get__(self, instance: object, owner: Any) -> Any: ...

    class computed(Field[T]):  # noqa: N801 - used as a decorator
        """A property that pages show. On the class it is a Var."""

        def __init__(self, function: Callable[[Any], T]) -> None: ...

else:
    BrowserHandler = Any

    def computed(function: Any = None, **options: Any) -> Any:
        """Mark a property that pages show; only type checkers care."""
        return _without_options(property, function, options)

    def event(function: Any = None, **options: Any) -> Any:
        """Mark a method that pages call; only type checkers care."""
        return _without_options(lambda made: made, function, options)


def _without_options(decorate: Any, function: Any, options: dict[str, Any]) -> Any:
    """Decorate a method. Raises `TypeError` for options, which Reflex's decorators have."""
    if function is None:
        return lambda made: _without_options(decorate, made, options)
    check_options(".".join(function.__qualname__.split(".")[-2:]), options)
    return decorate(function)


class _Member(ABC):
    """A member: a Var or handler on the class, a plain value or method on an instance."""

    def __init__(self, spec: StateSpec, name: str) -> None:
        self.spec, self.name = spec, name

    def __get__(self, instance: Any, owner: type) -> Any:
        if instance is None:
            spec = spec_of(owner)
            spec.used = True  # a page uses the class, so the compiler includes it
            return self.on_class(spec)
        return self.on_instance(instance)

    @abstractmethod
    def on_class(self, spec: StateSpec) -> Any:
        """Return the Var or handler."""

    @abstractmethod
    def on_instance(self, instance: Any) -> Any:
        """Return the value or method."""


class _Value(_Member):
    def on_class(self, spec: StateSpec) -> Any:
        return field_var(spec.label, self.name, spec.hints()[self.name])

    def on_instance(self, instance: Any) -> Any:
        raise AttributeError(f"{self.spec.label}.{self.name} has no value")


class _Computed(_Member):
    def on_class(self, spec: StateSpec) -> Any:
        function = spec.computed[self.name]
        hint = typing.get_type_hints(function).get("return", Any)
        return field_var(spec.label, self.name, hint)

    def on_instance(self, instance: Any) -> Any:
        return self.spec.computed[self.name](instance)


class _Method(_Member):
    def on_class(self, spec: StateSpec) -> Handler:
        signature = spec.signature(self.name) or NO_PARAMETERS
        return Handler(spec.label, self.name, signature)

    def on_instance(self, instance: Any) -> Any:
        return self.spec.methods[self.name].__get__(instance)


class _Setter(_Method):
    def on_instance(self, instance: Any) -> Any:
        name = self.spec.setters[self.name]

        def change(value: object) -> None:
            setattr(instance, name, _as_number(instance, name, value))

        return change


def _as_number(state: Any, name: str, value: object) -> object:
    spec = spec_of(type(state))
    if not isinstance(value, str) or name not in spec.numeric():
        return value
    if not value.strip():
        return spec.defaults[name].make()
    try:
        number = float(value)
    except ValueError:
        return getattr(state, name)
    return int(number) if number.is_integer() else number


class _Reset(_Method):
    def on_instance(self, instance: Any) -> Any:
        def reset() -> None:
            for name, default in self.spec.defaults.items():
                if default.storage not in {"local", "session"}:
                    setattr(instance, name, default.make())

        return reset


class _Meta(type):
    if TYPE_CHECKING:

        def __getattr__(cls, name: str) -> BrowserHandler: ...  # the setters

    def __new__(
        mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], **options: Any
    ) -> "_Meta":
        if options:
            why = f"has the option `{next(iter(options))}` of rx.State"
            refuse(name, why, "leave it out: a BrowserState can derive from any other")
        annotations = space.get("__annotations__")
        members = {k: v for k, v in space.items() if not bases or k.startswith("__")}
        cls = super().__new__(mcs, name, bases, members)
        if bases:
            _declare(cls, space, annotations or inspect.get_annotations(cls))
        return cls


def _declare(cls: Any, space: dict[str, Any], annotations: dict[str, Any]) -> None:
    spec = StateSpec(cls)
    check_bases(cls, _Meta)
    for base in reversed(cls.__mro__[1:]):
        inherited = vars(base).get("_spec")
        if inherited is not None:
            spec.defaults |= inherited.defaults
            spec.methods |= inherited.methods
            spec.computed |= inherited.computed
    for name, hint in annotations.items():
        given = space.get(name)
        check_member(spec.label, name, given)
        check_annotation(spec.label, name, hint)
        if name not in space:
            raise TypeError(f"{spec.label}.{name} needs a default, which the page shows at first")
        spec.defaults[name] = given if isinstance(given, Default) else field(given)
    for name, value in space.items():
        _declare_member(spec, name, value, annotations)
    spec.setters = {f"set_{n}": n for n in spec.defaults if f"set_{n}" not in spec.methods}
    resets = [] if "reset" in spec.methods else ["reset"]
    own = {"reset", "on_start", "on_query", *spec.methods, *spec.setters}
    check_names(spec.label, [*spec.defaults, *spec.computed, *own])
    kinds = [(spec.defaults, _Value), (spec.computed, _Computed), (spec.methods, _Method),
             (spec.setters, _Setter), (resets, _Reset)]  # fmt: skip
    for names, kind in kinds:
        for name in names:
            setattr(cls, name, kind(spec, name))
    cls._spec = spec
    SPECS[cls.__module__, cls.__qualname__] = spec


def _declare_member(spec: StateSpec, name: str, value: Any, annotations: dict[str, Any]) -> None:
    if name in annotations:
        return
    if not name.startswith("__") or isinstance(value, FunctionType):
        check_member(spec.label, name, value)
    if name.startswith("__"):
        return
    if isinstance(value, FunctionType):
        spec.methods[name] = value
    elif isinstance(value, property) and value.fget is not None:
        spec.computed[name] = typing.cast("FunctionType", value.fget)
    else:
        raise TypeError(
            f"{spec.label}.{name} is not a field with a type, a method or a property; "
            "write constants at the top of the module"
        )


@dataclass_transform(kw_only_default=True)  # every field has a default, so none needs a specifier
class BrowserState(metaclass=_Meta):
    """Base class of States that run in the visitor's browser. README.md explains them.

    Subclasses declare fields (`index: int = 0`), methods and properties. Tests create instances,
    with the values of fields as keywords.
    """

    _spec: ClassVar[StateSpec]

    def __init__(self, **values: Any) -> None:
        spec = spec_of(type(self))
        for name, default in spec.defaults.items():
            vars(self)[name] = values.pop(name) if name in values else default.make()
        if values:
            raise TypeError(f"{spec.label} has no field {', '.join(values)}")

    def __setattr__(self, name: str, value: object) -> None:
        spec = spec_of(type(self))
        if name not in spec.defaults:
            raise AttributeError(f"{spec.label} has no field {name}")
        vars(self)[name] = value

    def on_start(self) -> None:
        """Run when a page that uses this State appears, after stored values are read."""

    def on_query(self) -> None:
        """Run when Back, Forward or a link to the same page has changed `query` fields."""

    @event
    def reset(self) -> None:
        """Reset every field that is not stored to its default."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
