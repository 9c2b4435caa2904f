"""The events that pages of this site send, taken from what the app has registered.

A handler of one of our States is let through as soon as it exists, with the arguments that its
signature names, each of the kind it is annotated with. Of Reflex's own handlers only those pass
that a page needs; the others could set variables of a State, which no page of ours asks for.
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

from santa_app.guard.frames import Event
from santa_app.guard.refusals import Reason, Refused

BOOT = format_event_handler(State.event_handlers[CompileVars.HYDRATE_AND_LOAD])
"""The event that a page sends when it connects."""
_OF_REFLEX = frozenset({
    BOOT,
    format_event_handler(OnLoadInternalState.event_handlers["on_load_internal"]),
    format_event_handler(FrontendEventExceptionState.event_handlers["handle_frontend_exception"]),
})  # fmt: skip
_SETTER = "setvar"
"""Reflex gives every State this handler, which reaches whatever is called `set_…` on it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """What a handler takes: its arguments and their kinds."""

    kinds: Mapping[str, TypeAdapter[Any]]
    required: frozenset[str]

    @classmethod
    def of(cls, function: Any) -> Self:  # noqa: ANN401 -- whatever a State has for a handler
        """Read a handler's signature, without its `self`."""
        hints = typing.get_type_hints(function)
        parameters = list(inspect.signature(function).parameters.values())[1:]
        return cls(
            kinds={one.name: TypeAdapter(hints.get(one.name, Any)) for one in parameters},
            required=frozenset(
                one.name for one in parameters if one.default is inspect.Parameter.empty
            ),
        )

    def check(self, payload: Mapping[str, Any]) -> None:
        """Raise Refused for arguments that are missing, too many or of a wrong kind."""
        if not self.required <= payload.keys() <= self.kinds.keys():
            raise Refused(Reason.PAYLOAD)
        try:
            for name, value in payload.items():
                self.kinds[name].validate_python(value, strict=True)
        except ValidationError:
            raise Refused(Reason.PAYLOAD) from None


class Known:
    """The events that are let through, by their full names."""

    def __init__(self, registered: Mapping[str, RegisteredEventHandler]) -> None:
        self._signatures = {
            name: Signature.of(entry.handler.fn)
            for name, entry in registered.items()
            if _is_for_pages(name, entry)
        }

    @classmethod
    def of_app(cls) -> Self:
        """Read the registry of the app that serves the current request."""
        return cls(RegistrationContext.get().event_handlers)

    @property
    def names(self) -> Iterable[str]:
        """The full names of the handlers a page may call."""
        return self._signatures.keys()

    def payload(self, event: Event) -> Mapping[str, Any]:
        """Return the arguments of an event that is let through; Refused for any other.

        Values that a browser kept for a State (`vars` of the first event) are not passed on: no
        State of ours keeps any there, and by them a page could set what it likes.
        """
        signature = self._signatures.get(event.name)
        if signature is None:
            raise Refused(Reason.EVENT)
        payload = event.payload
        if event.name == BOOT:
            payload = {name: value for name, value in payload.items() if name != "vars"}
        signature.check(payload)
        return payload


def _is_for_pages(name: str, entry: RegisteredEventHandler) -> bool:
    if name in _OF_REFLEX:
        return True
    ours = any(issubclass(state, rx.State) and state.is_user_defined() for state in entry.states)
    return ours and name.rpartition(".")[2] != _SETTER
