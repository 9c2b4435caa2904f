"""Which handlers a page may call, and with what."""

from typing import Any

import pytest
import reflex as rx
from reflex_base.registry import RegistrationContext

import santa_app.site  # noqa: F401 -- registers every State of the site
from santa_app.framework.server.events import CONNECT_EVENT
from santa_app.framework.server.websocket_protocol import Event
from santa_app.guard.event_allowlist import EventAllowlist
from santa_app.guard.refusals import Reason, Refused
from santa_app.states.my_letter import MyLetterState
from tests.support.letter_state import SUBMIT

HANDLE = f"{MyLetterState.get_full_name()}.handle"
REGISTERED = RegistrationContext.ensure_context().event_handlers


@pytest.fixture(scope="module")
def allowlist() -> EventAllowlist:
    return EventAllowlist.of_app()


def refusal(allowlist: EventAllowlist, name: str, payload: dict[str, Any]) -> Reason | None:
    try:
        allowlist.checked_payload(Event(name=name, payload=payload, path="/"))
    except Refused as error:
        return error.reason
    return None


def test_our_handlers_and_three_of_reflex_are_known(allowlist: EventAllowlist) -> None:
    # Tests of other modules have States of their own, which are registered for good.
    names = {name for name in allowlist._arguments if ".test" not in name}
    ours = {name for name in names if ".santa_app___" in name}
    assert {SUBMIT, HANDLE} <= ours
    assert {name.rpartition(".")[2] for name in names - ours} == {
        "hydrate_and_load",
        "on_load_internal",
        "handle_frontend_exception",
    }


def test_setters_of_reflex_are_not_known(allowlist: EventAllowlist) -> None:
    setters = [
        name
        for name in REGISTERED
        if name.rpartition(".")[2]
        in {"setvar", "set_is_hydrated", "update_vars_internal", "hydrate"}
    ]
    assert len(setters) >= 8
    for name in setters:
        assert refusal(allowlist, name, {}) is Reason.EVENT


@pytest.mark.parametrize(
    "name",
    [
        "",
        "submit",
        SUBMIT + ".",
        SUBMIT.replace("submit", "_submit"),
        SUBMIT.replace("submit", "set_answer"),
        SUBMIT.replace("submit", "reset"),
        SUBMIT.replace("submit", "__init__"),
        "reflex___state____state.santa_app___states___letter_draft____letter_draft.submit",
        "reflex___state____state.santa_app___states___trivia____trivia_state.choose",
        "_redirect",
        "_call_function",
    ],
)
def test_names_that_are_no_handlers(allowlist: EventAllowlist, name: str) -> None:
    assert refusal(allowlist, name, {"form": {}}) is Reason.EVENT


@pytest.mark.parametrize(
    "payload",
    [
        {},
        {"form": None},
        {"form": "text"},
        {"form": []},
        {"form": 1},
        {"form": {}, "origin": "192.0.2.1"},
        {"form": {}, "self": {}},
        {"Form": {}},
    ],
)
def test_a_form_must_be_an_object_and_all_there_is(
    allowlist: EventAllowlist, payload: dict[str, Any]
) -> None:
    assert refusal(allowlist, SUBMIT, payload) is Reason.PAYLOAD


@pytest.mark.parametrize("token", [None, 1, True, [], {}, ["a"]])
def test_a_token_must_be_a_text(allowlist: EventAllowlist, token: object) -> None:
    assert refusal(allowlist, HANDLE, {"request": {"token": token}}) is Reason.PAYLOAD
    assert refusal(allowlist, HANDLE, {"request": {"token": ""}}) is None


def test_a_form_may_hold_anything(allowlist: EventAllowlist) -> None:
    # letters/submission/form.py validates the content.
    assert refusal(allowlist, SUBMIT, {"form": {"child_name": [1, {"a": None}]}}) is None


def test_the_connect_event_has_a_list_of_texts(allowlist: EventAllowlist) -> None:
    assert refusal(allowlist, CONNECT_EVENT, {"hashes": ["00"]}) is None
    assert refusal(allowlist, CONNECT_EVENT, {"hashes": [1]}) is Reason.PAYLOAD


def test_a_new_handler_is_known_by_itself() -> None:
    class FreshState(rx.State):
        count: int = 0

        @rx.event
        def add(self, number: int, *, twice: bool = False) -> None:
            self.count += number * (2 if twice else 1)

        @rx.event
        def anything(self, value) -> None:
            self.count = value

    name = FreshState.get_full_name()
    allowlist = EventAllowlist.of_app()
    assert refusal(allowlist, f"{name}.add", {"number": 1}) is None
    assert refusal(allowlist, f"{name}.add", {"number": 1, "twice": True}) is None
    assert refusal(allowlist, f"{name}.add", {"number": "1"}) is Reason.PAYLOAD
    assert refusal(allowlist, f"{name}.add", {"number": True}) is Reason.PAYLOAD
    assert refusal(allowlist, f"{name}.anything", {"value": [{}]}) is None
    assert refusal(allowlist, f"{name}.setvar", {"var_name": "count", "value": 1}) is Reason.EVENT
