"""The events that the guard passes, taken from the handlers that the app has registered.

The handlers of a server State of this site pass as soon as they exist, with the arguments of
their signature, each of its annotated type. Of Reflex's own handlers only those pass that a page
needs: the others could set any field of a State.
"""

import inspect
import typing
from collections.abc import Mapping
from typing import Any, NotRequired, Required, Self, cast

import reflex as rx
from pydantic import ConfigDict, TypeAdapter, ValidationError
from reflex.state import FrontendEventExceptionState, OnLoadInternalState, State
from reflex_base.constants import CompileVars
from reflex_base.registry import RegisteredEventHandler, RegistrationContext
from reflex_base.utils.format import format_event_handler
from typing_extensions import TypedDict

from santa_app.guard.frame_parser import Event
from santa_app.guard.refusals import Reason, Refused

CONNECT_EVENT = format_event_handler(State.event_handlers[CompileVars.HYDRATE_AND_LOAD])
"""The event that a page sends when it connects."""
_REFLEX_EVENTS = frozenset({
    CONNECT_EVENT,
    format_event_handler(OnLoadInternalState.event_handlers["on_load_internal"]),
    format_event_handler(FrontendEventExceptionState.event_handlers["handle_frontend_exception"]),
})  # fmt: skip
_SETTER = "setvar"
"""Reflex gives every State this handler, which sets any of its fields."""


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

    def __init__(self, registered: Mapping[str, RegisteredEventHandler]) -> None:
        self._arguments = {
            name: _arguments(entry.handler.fn)
            for name, entry in registered.items()
            if _is_allowed(name, entry)
        }

    @classmethod
    def of_app(cls) -> Self:
        """Read the registry of the app whose contexts are set."""
        return cls(RegistrationContext.get().event_handlers)

    def checked_payload(self, event: Event) -> Mapping[str, Any]:
        """Return the arguments of an allowed event.

        The `vars` of the connect event are left out. Reflex puts there what the browser stored
        for a State; no State of this site stores anything, and a page could set any field by it.

        Raises:
            Refused: When the event or its arguments are not allowed.
        """
        arguments = self._arguments.get(event.name)
        if arguments is None:
            raise Refused(Reason.EVENT)
        payload = event.payload
        if event.name == CONNECT_EVENT:
            payload = {name: value for name, value in payload.items() if name != "vars"}
        try:
            arguments.validate_python(payload)
        except ValidationError:
            raise Refused(Reason.PAYLOAD) from None
        return payload


def _is_allowed(name: str, entry: RegisteredEventHandler) -> bool:
    if name in _REFLEX_EVENTS:
        return True
    ours = any(issubclass(state, rx.State) and state.is_user_defined() for state in entry.states)
    return ours and name.rpartition(".")[2] != _SETTER
