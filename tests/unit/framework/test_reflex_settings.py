"""What rxconfig.py sets in Reflex has the effect that it is set for."""

from unittest.mock import Mock

import pytest
from reflex.istate.manager import StateManager, memory
from reflex.istate.manager.token import StateToken
from reflex_base.config import get_config
from reflex_base.environment import environment

from santa_app.settings import settings


class Visit:
    """What a State of a visitor would be."""


async def test_the_state_of_a_visitor_who_left_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1_000_000.0
    monkeypatch.setattr(memory, "time", Mock(time=lambda: now))
    manager = StateManager.create()
    assert isinstance(manager, memory.StateManagerMemory), "States are written to disk"
    try:
        await manager.get_state(StateToken(ident="visitor", cls=Visit))
        now += 60 * settings().session_minutes - 1
        manager._purge_expired_tokens()
        assert len(manager.states) == 1
        now += 2
        manager._purge_expired_tokens()
        assert manager.states == {}
    finally:
        await manager.close()


def test_a_websocket_message_has_the_limit_of_the_guard() -> None:
    get_config()
    assert environment.REFLEX_SOCKET_MAX_HTTP_BUFFER_SIZE.get() == settings().max_message_bytes
