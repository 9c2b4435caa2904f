"""Which frames are taken apart, which are refused, and what the framework sees of them."""

import json
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import pytest

from santa_app.framework.server.events import CONNECT_EVENT
from santa_app.framework.server.websocket_protocol import (
    MAX_DEPTH,
    MAX_REPORT_LENGTH,
    MAX_VALUES,
    FrameType,
    ProtocolError,
    build_query,
    parse_frame,
    token_of,
)
from santa_app.rules.letter_form import MAX_LENGTHS
from tests.support.letter_examples import make_settings

ROUTER = {"pathname": "/my-letter", "asPath": "/my-letter?from=mail#secret-token"}
REFUSED = Path(__file__).with_name("refused_frames.txt").read_text("utf-8").splitlines()


def event(**parts: Any) -> str:
    sent = {"name": "state.submit", "payload": {}, "router_data": ROUTER, **parts}
    return f"42/_event,{json.dumps(['event', sent])}"


def nested(levels: int) -> Any:
    value: Any = "x"
    for _ in range(levels):
        value = [value]
    return value


def test_what_a_page_sends() -> None:
    assert parse_frame("3").type is FrameType.PONG
    assert parse_frame("41/_event,").type is FrameType.DISCONNECT
    found = parse_frame(event(payload={"form": {"child_name": "Testkind"}}))
    assert found.type is FrameType.EVENT
    assert found.event is not None
    assert found.event.name == "state.submit"
    assert found.event.payload == {"form": {"child_name": "Testkind"}}


def test_an_empty_payload_may_be_missing() -> None:
    frame = '42/_event,["event",{"name":"a.b","router_data":{"pathname":"/"}}]'
    found = parse_frame(frame).event
    assert found is not None
    assert found.payload == {}


def test_the_first_frame_of_a_connection() -> None:
    boot = {"name": "state.hydrate_and_load", "router_data": ROUTER}
    found = parse_frame(f"40/_event,{json.dumps({'event': boot, 'state_schema': '0af1'})}")
    assert (found.type, found.schema) == (FrameType.CONNECT, "0af1")


def connect(name: str, **more: Any) -> str:
    sent = {"name": name, "router_data": ROUTER, **more}
    return f"40/_event,{json.dumps({'event': sent, 'state_schema': '0af1'})}"


def test_only_the_first_frame_has_the_connect_event() -> None:
    assert parse_frame(connect(CONNECT_EVENT)).has_right_event
    assert not parse_frame(connect("state.submit")).has_right_event
    assert parse_frame(event()).has_right_event
    assert not parse_frame(event(name=CONNECT_EVENT)).has_right_event


def test_values_kept_in_a_browser_do_not_go_along() -> None:
    sent = {"vars": {"reflex___state____state.is_hydrated": True}, "hashes": ["00"]}
    found = parse_frame(connect(CONNECT_EVENT, payload=sent))
    assert found.event is not None
    assert found.event.payload == {"hashes": ["00"]}


def test_a_frame_is_parsed_again_as_it_was() -> None:
    report = '42/_event,["client_error",{"message":"TypeError"}]'
    for text in ("3", "41/_event,", connect(CONNECT_EVENT), event(), report):
        found = parse_frame(text)
        again = found.rebuilt(found.event.payload if found.event else {})
        assert parse_frame(again) == found


def test_the_token_of_a_handshake() -> None:
    token = str(uuid.uuid4())
    query = parse_qs(build_query(token).decode())
    assert token_of(query) == token
    for wrong in (
        {"transport": ["polling"]}, {"EIO": ["3"]}, {"sid": ["x"]}, {"token": []},
        {"token": [token, token]}, {"token": ["no-uuid"]}, {"token": [f"{token}\n"]},
    ):  # fmt: skip
        with pytest.raises(ProtocolError):
            token_of(query | wrong)


def test_query_and_fragment_do_not_go_along() -> None:
    found = parse_frame(event()).event
    assert found is not None
    packet = json.dumps(found.packet(found.payload))
    assert "secret-token" not in packet
    assert "from=mail" not in packet
    assert '"/my-letter"' in packet


def test_a_browser_s_error_is_cut() -> None:
    report = json.dumps(["client_error", {"message": "x" * 5000, "error_type": {}}])
    assert parse_frame(f"42/_event,{report}").report == "x" * MAX_REPORT_LENGTH


@pytest.mark.parametrize(
    "text",
    [
        *REFUSED,
        event(name=None),
        event(name=["a"]),
        event(payload=None),
        event(payload=[]),
        event(payload="{}"),
        event(router_data=None),
        event(router_data={}),
        event(router_data=[]),
        event(router_data={"pathname": 1}),
        event(router_data={"pathname": None}),
        event(router_data={"pathname": "https://elsewhere.example/"}),
        event(router_data={"pathname": "/" + "x" * 300}),
        event(payload={"form": float("nan")}),
        event(payload={"form": float("inf")}),
        event(payload={"form": nested(MAX_DEPTH)}),
        event(payload={"form": [0] * MAX_VALUES}),
        event(payload={"form": dict.fromkeys(map(str, range(MAX_VALUES)), "")}),
        event(payload={"form": [[]] * MAX_VALUES}),
        f'42/_event,["event",{"[" * 20_000}',
        f'42/_event,["event",{"[" * 20_000}{"]" * 20_000}]',
        f'42/_event,["event",{{"name":{"9" * 20_000}}}]',
    ],
)
def test_what_no_page_sends_is_refused(text: str) -> None:
    with pytest.raises(ProtocolError):
        parse_frame(text)


@pytest.mark.parametrize("schema", [1, "", "not hexadecimal", "a" * 65, ["00"], "00\n"])
def test_a_schema_that_could_write_to_the_log(schema: object) -> None:
    boot = {"name": "state.boot", "router_data": ROUTER}
    with pytest.raises(ProtocolError):
        parse_frame(f"40/_event,{json.dumps({'event': boot, 'state_schema': schema})}")


def test_lone_surrogates_become_replacement_characters() -> None:
    found = parse_frame(event(payload={"form": {"wish_list": "\ud83c\udf84 \ud83c ü 小"}}))
    assert found.event is not None
    text = found.rebuilt(found.event.payload)
    text.encode()  # raises where a lone surrogate is left
    written = parse_frame(text).event
    assert written is not None
    assert written.payload["form"]["wish_list"] == "\N{CHRISTMAS TREE} \ufffd ü 小"


@pytest.mark.parametrize("sign", ["x", "ü", "小", "\N{CHRISTMAS TREE}"])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_longest_letter_fits_in_any_script(sign: str, ascii_only: bool) -> None:
    form: dict[str, object] = {field: sign * most for field, most in MAX_LENGTHS.items()}
    form |= {"age": "18", "been_good": True, "reindeer": "", "submission_key": "x" * 64}
    sent = {"name": "s" * 200, "payload": {"form": form}, "router_data": ROUTER}
    text = f"42/_event,{json.dumps(['event', sent], ensure_ascii=ascii_only)}"
    assert len(text.encode()) <= make_settings().max_message_bytes
    assert parse_frame(text).event is not None
