"""The events that the guard passes, taken from the handlers that the app has registered.

Each handler that a page may call passes with the arguments of its signature, each of its annotated
type.
"""

import inspect
import typing
from collections.abc import Callable, Mapping
from typing import Any, NotRequired, Required, Self, cast

from pydantic import ConfigDict, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from santa_app.framework.server.events import handlers_for_pages
from santa_app.framework.server.websocket_protocol import Event
from santa_app.guard.refusals import Reason, Refused


def _arguments(function: Any) -> TypeAdapter[Any]:  # noqa: ANN401 -- Reflex types it as Any
    """Return the type of a handler's arguments, without `self`: names and annotated types."""
    hints = typing.get_type_hints(function)
    parameters = list(inspect.signature(function).parameters.values())[1:]
    fields = {
        one.name: Required[hints.get(one.name, Any)]
        if one.default is inspect.Parameter.empty
        else NotRequired[hints.get(one.name, Any)]
        for one in parameters
    }
    arguments = cast("Any", TypedDict)("Arguments", fields)
    arguments.__pydantic_config__ = ConfigDict(strict=True, extra="forbid")
    return TypeAdapter(arguments)


class EventAllowlist:
    """The events that pass, by the full names of their handlers."""

    def __init__(self, handlers: Mapping[str, Callable[..., Any]]) -> None:
        self._arguments = {name: _arguments(one) for name, one in handlers.items()}

    @classmethod
    def of_app(cls) -> Self:
        """Take the handlers of the app whose contexts are set."""
        return cls(handlers_for_pages())

    def checked_payload(self, event: Event) -> Mapping[str, Any]:
        """Return the arguments of an allowed event; raise Refused for any other."""
        arguments = self._arguments.get(event.name)
        if arguments is None:
            raise Refused(Reason.EVENT)
        try:
            arguments.validate_python(event.payload)
        except ValidationError:
            raise Refused(Reason.PAYLOAD) from None
        return event.payload
