"""The events that the guard passes, taken from the handlers that the app has registered.

Each handler that a page may call passes with the arguments of its signature, each of its annotated
type.
"""

import inspect
import typing
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from pydantic import TypeAdapter, ValidationError

from santa_app.framework.server.events import CONNECT_EVENT, handlers_for_pages
from santa_app.guard.frame_parser import Event
from santa_app.guard.refusals import Reason, Refused


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

    def __init__(self, handlers: Mapping[str, Callable[..., Any]]) -> None:
        self._signatures = {name: HandlerSignature.of(one) for name, one in handlers.items()}

    @classmethod
    def of_app(cls) -> Self:
        """Take the handlers of the app whose contexts are set."""
        return cls(handlers_for_pages())

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
