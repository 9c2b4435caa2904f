"""`event` and `computed`: decorators that tell type checkers what a member is on the class.

They change nothing at run time: `event` returns the method, `computed` is `property`.
"""

# ruff: noqa: ANN401 - descriptors and handlers take anything

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Concatenate, Generic, ParamSpec, TypeVar, overload

    from reflex.vars import Field, Var

    P = ParamSpec("P")
    T = TypeVar("T")

    class BrowserHandler(Var[Any]):
        """A method on the class: fits any trigger, and takes arguments to bind."""

        def __call__(self, *arguments: Any, **keywords: Any) -> Var[Any]:
            """Bind arguments: constants or Vars."""
            ...

        @property
        def stop_propagation(self) -> "BrowserHandler": ...  # noqa: D102 - see Handler
        @property
        def prevent_default(self) -> "BrowserHandler": ...  # noqa: D102

    class event(Generic[P]):  # noqa: N801 - used as a decorator
        """A method that pages call."""

        def __init__(self, function: Callable[Concatenate[Any, P], object]) -> None: ...
        @overload
        def __get__(self, instance: None, owner: Any) -> BrowserHandler: ...
        @overload
        def __get__(self, instance: object, owner: Any) -> Callable[P, None]: ...
        def __get__(self, instance: object, owner: Any) -> Any: ...

    class computed(Field[T]):  # noqa: N801 - used as a decorator
        """A property that pages show: on the class a Var, as a field is."""

        def __init__(self, function: Callable[[Any], T]) -> None: ...

else:
    BrowserHandler = Any
    computed = property

    def event(function: Any) -> Any:
        """Mark a method that pages call; only type checkers care."""
        return function
