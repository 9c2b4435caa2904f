"""The fake SendGrid of the fault bench knows whether its answers were read."""

import http.client
import json
import socket
import time
from collections.abc import Iterator

import pytest

from tests.faults.judge import Judge
from tests.faults.sendgrid import Entry
from tests.support.fake_sendgrid import SEND_PATH, Answer, Mode
from tests.support.waiting import PATIENCE

BODY = json.dumps({"personalizations": [{"custom_args": {"letter_id": "7"}}]})


@pytest.fixture(scope="module")
def judge() -> Iterator[Judge]:
    with Judge() as running:
        yield running


def ask(judge: Judge, process: str) -> socket.socket:
    """Send a request as the process of this name, without reading the answer."""
    host, port = judge.url.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=PATIENCE)
    head = (
        f"POST {SEND_PATH} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer SG.{process}\r\n"
        f"Content-Length: {len(BODY)}\r\n\r\n{BODY}"
    )
    connection.sendall(head.encode())
    return connection


def only(judge: Judge, process: str) -> Entry:
    (entry,) = judge.settled(process)
    return entry


def test_read_answer_is_heard(judge: Judge) -> None:
    judge.answer(always=Answer())
    with ask(judge, "reader") as connection:
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        assert answer.status == 202
        assert answer.headers["X-Message-Id"] == judge.ledger("reader")[0].message_id
        answer.close()
    entry = only(judge, "reader")
    assert (entry.letter, entry.status, entry.taken, entry.heard) == (7, 202, True, True)


def test_answer_unread_at_the_death_of_its_process_is_not_heard(judge: Judge) -> None:
    judge.answer(always=Answer())
    with ask(judge, "killed") as connection:
        # Wait until the answer has arrived, without reading it.
        connection.recv(1, socket.MSG_PEEK)
    entry = only(judge, "killed")
    assert (entry.status, entry.taken, entry.heard) == (202, True, False)


def test_answer_to_a_disconnected_client_is_not_heard(judge: Judge) -> None:
    judge.answer(always=Answer(delay=600.0))
    ask(judge, "impatient").close()
    entry = only(judge, "impatient")
    assert (entry.status, entry.taken, entry.heard) == (0, True, False)
    assert entry.ended - entry.at < 600


@pytest.mark.parametrize("mode", [Mode.DROP, Mode.LOSE])
def test_broken_connection_is_no_answer(judge: Judge, mode: Mode) -> None:
    judge.answer(always=Answer(mode=mode))
    with ask(judge, f"cut-{mode}") as connection:
        assert connection.recv(1) == b""
    entry = only(judge, f"cut-{mode}")
    assert (entry.status, entry.taken, entry.heard) == (0, mode is Mode.LOSE, False)


def test_hanging_request_is_open_until_it_is_released(judge: Judge) -> None:
    judge.answer(always=Answer(mode=Mode.HANG))
    with ask(judge, "hanging") as connection:
        while not judge.ledger("hanging"):
            time.sleep(0.01)
        assert judge.ledger("hanging")[0].heard is None
        with pytest.raises(TimeoutError):
            judge.settled("hanging", 0.2)
        judge.release()
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        answer.close()
    assert only(judge, "hanging").heard


def test_random_answers_follow_their_weights(judge: Judge) -> None:
    judge.answer_by_chance([(3, Answer()), (1, Answer(status=500))], seed=1)
    for _ in range(80):
        with ask(judge, "chance") as connection:
            answer = http.client.HTTPResponse(connection)
            answer.begin()
            answer.close()
    counted = [entry.status for entry in judge.settled("chance")]
    assert 45 <= counted.count(202) <= 75
    assert counted.count(202) + counted.count(500) == 80
