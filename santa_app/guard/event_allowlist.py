"""The events that the guard passes, taken from the handlers that the app has registered.

The handlers of a server State of this site pass as soon as they exist, with the arguments of
their signature, each of its annotated type. Of Reflex's own handlers only those pass that a page
needs: the others could set any field of a State.
"""

import inspect
import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import reflex as rx
from pydantic import TypeAdapter, ValidationError
from reflex.state import FrontendEventExceptionState, OnLoadInternalState, State
from reflex_base.constants import CompileVars
from reflex_base.registry import RegisteredEventHandler, RegistrationContext
from reflex_base.utils.format import format_event_handler

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


@dataclass(frozen=True, slots=True, kw_only=True)
class HandlerSignature:
    """The arguments of a handler and their types."""

    types: Mapping[str, TypeAdapter[Any]]
    required: frozenset[str]

    @classmethod
    def of(cls, function: Any) -> Self:  # noqa: ANN401 -- Reflex types it as Any
        """Read the signature of a handler, without `self`."""
        hints = typing.get_type_hints(function)
        parameters = list(inspect.signature(function).parameters.values())[1:]
        return cls(
            types={one.name: TypeAdapter(hints.get(one.name, Any)) for one in parameters},
            required=frozenset(
                one.name for one in parameters if one.default is inspect.Parameter.empty
            ),
        )

    def check(self, payload: Mapping[str, Any]) -> None:
        """Check the arguments of an event.

        Raises:
            Refused: When arguments are missing, unknown or of a wrong type.
        """
        if not self.required <= payload.keys() <= self.types.keys():
            raise Refused(Reason.PAYLOAD)
        try:
            for name, value in payload.items():
                self.types[name].validate_python(value, strict=True)
        except ValidationError:
            raise Refused(Reason.PAYLOAD) from None


class EventAllowlist:
    """The events that pass, by the full names of their handlers."""

    def __init__(self, registered: Mapping[str, RegisteredEventHandler]) -> None:
        self._signatures = {
            name: HandlerSignature.of(entry.handler.fn)
            for name, entry in registered.items()
            if _is_allowed(name, entry)
        }

    @classmethod
    def of_app(cls) -> Self:
        """Read the registry of the app whose contexts are set."""
        return cls(RegistrationContext.get().event_handlers)

    @property
    def names(self) -> Iterable[str]:
        """The full names of the handlers that a page may call."""
        return self._signatures.keys()

    def checked_payload(self, event: Event) -> Mapping[str, Any]:
        """Return the arguments of an allowed event.

        The `vars` of the connect event are left out. Reflex puts there what the browser stored
        for a State; no State of this site stores anything, and a page could set any field by it.

        Raises:
            Refused: When the event or its arguments are not allowed.
        """
        signature = self._signatures.get(event.name)
        if signature is None:
            raise Refused(Reason.EVENT)
        payload = event.payload
        if event.name == CONNECT_EVENT:
            payload = {name: value for name, value in payload.items() if name != "vars"}
        signature.check(payload)
        return payload


def _is_allowed(name: str, entry: RegisteredEventHandler) -> bool:
    if name in _REFLEX_EVENTS:
        return True
    ours = any(issubclass(state, rx.State) and state.is_user_defined() for state in entry.states)
    return ours and name.rpartition(".")[2] != _SETTER
