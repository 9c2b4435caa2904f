"""The fake SendGrid of the fault bench knows whether its answers were read."""

import http.client
import json
import socket
from collections.abc import Iterator

import pytest

from tests.faults.recorder import RecordingSender
from tests.faults.sendgrid import Entry
from tests.support.fake_sendgrid import SEND_PATH, Answer, Mode
from tests.support.waiting import PATIENCE

BODY = json.dumps({"personalizations": [{"custom_args": {"letter_id": "7"}}]})


@pytest.fixture(scope="module")
def sender() -> Iterator[RecordingSender]:
    with RecordingSender() as running:
        yield running


def ask(sender: RecordingSender, process: str) -> socket.socket:
    """Send a request as the process of this name, without reading the answer."""
    host, port = sender.url.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=PATIENCE)
    head = (
        f"POST {SEND_PATH} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer SG.{process}\r\n"
        f"Content-Length: {len(BODY)}\r\n\r\n{BODY}"
    )
    connection.sendall(head.encode())
    return connection


def only(sender: RecordingSender, process: str) -> Entry:
    (entry,) = sender.settled(process)
    return entry


def test_read_answer_is_heard(sender: RecordingSender) -> None:
    sender.answer(always=Answer())
    with ask(sender, "reader") as connection:
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        assert answer.status == 202
        assert answer.headers["X-Message-Id"] == sender.ledger("reader")[0].message_id
        answer.close()
    entry = only(sender, "reader")
    assert (entry.letter, entry.status, entry.taken, entry.heard) == (7, 202, True, True)


def test_answer_unread_at_the_death_of_its_process_is_not_heard(sender: RecordingSender) -> None:
    sender.answer(always=Answer())
    with ask(sender, "killed") as connection:
        # Wait until the answer has arrived, without reading it.
        connection.recv(1, socket.MSG_PEEK)
    entry = only(sender, "killed")
    assert (entry.status, entry.taken, entry.heard) == (202, True, False)


def test_answer_to_a_disconnected_client_is_not_heard(sender: RecordingSender) -> None:
    sender.answer(always=Answer(delay=600.0))
    ask(sender, "impatient").close()
    entry = only(sender, "impatient")
    assert (entry.status, entry.taken, entry.heard) == (0, True, False)
    assert entry.ended - entry.at < 600


@pytest.mark.parametrize("mode", [Mode.DROP, Mode.LOSE])
def test_broken_connection_is_no_answer(sender: RecordingSender, mode: Mode) -> None:
    sender.answer(always=Answer(mode=mode))
    with ask(sender, f"cut-{mode}") as connection:
        assert connection.recv(1) == b""
    entry = only(sender, f"cut-{mode}")
    assert (entry.status, entry.taken, entry.heard) == (0, mode is Mode.LOSE, False)
