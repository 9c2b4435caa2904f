"""The event handlers that Reflex has registered, and which of them a page may call."""

from collections.abc import Callable
from typing import Any, Final

import reflex as rx
from reflex.state import FrontendEventExceptionState, OnLoadInternalState, State
from reflex_base.constants import CompileVars
from reflex_base.registry import RegisteredEventHandler, RegistrationContext
from reflex_base.utils.format import format_event_handler

CONNECT_EVENT: Final = format_event_handler(State.event_handlers[CompileVars.HYDRATE_AND_LOAD])
"""The event that a page sends when it connects."""
_REFLEX_EVENTS: Final = frozenset({
    CONNECT_EVENT,
    format_event_handler(OnLoadInternalState.event_handlers["on_load_internal"]),
    format_event_handler(FrontendEventExceptionState.event_handlers["handle_frontend_exception"]),
})  # fmt: skip
_SETTER: Final = "setvar"
"""Reflex gives every State this handler, which sets any of its fields."""


def handlers_for_pages() -> dict[str, Callable[..., Any]]:
    """Return the functions of the handlers that a page may call, by their full names.

    Call it inside `App.set_contexts`, when all server States exist. Of Reflex's own handlers, only
    those that pages need are among them: others can set any field.
    """
    registered = RegistrationContext.get().event_handlers
    return {name: one.handler.fn for name, one in registered.items() if _is_allowed(name, one)}


def _is_allowed(name: str, registered: RegisteredEventHandler) -> bool:
    if name in _REFLEX_EVENTS:
        return True
    states = registered.states
    is_ours = any(issubclass(state, rx.State) and state.is_user_defined() for state in states)
    return is_ours and name.rpartition(".")[2] != _SETTER
