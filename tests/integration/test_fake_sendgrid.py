"""Other processes control the fake SendGrid over HTTP."""

import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from tests.support.fake_sendgrid import SEND_PATH, FakeSendGrid
from tests.support.waiting import PATIENCE

MAIL = {
    "personalizations": [{"to": [{"email": "a@example.com"}], "custom_args": {"letter_id": "4"}}],
}


def call(server: FakeSendGrid, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.url + path, data=data, method=method)
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        return response.status, response.read()


def test_answers_are_set_and_requests_read_over_http(sendgrid: FakeSendGrid) -> None:
    wanted = {"once": [{"status": 429, "headers": {"Retry-After": "5"}}], "always": {"status": 202}}
    assert call(sendgrid, "PUT", "/_answers", wanted)[0] == 204
    with pytest.raises(urllib.error.HTTPError) as refused:
        call(sendgrid, "POST", SEND_PATH, MAIL)
    assert (refused.value.code, refused.value.headers["Retry-After"]) == (429, "5")
    refused.value.close()
    assert call(sendgrid, "POST", SEND_PATH, MAIL)[0] == 202

    seen = json.loads(call(sendgrid, "GET", "/_requests")[1])
    assert [request["taken"] for request in seen] == [False, True]
    assert [request["body"] for request in seen] == [MAIL, MAIL]
    assert [request.letter_id for request in sendgrid.taken] == [4]
    assert call(sendgrid, "DELETE", "/_requests")[0] == 204
    assert sendgrid.requests == []


def test_other_paths_are_not_found(sendgrid: FakeSendGrid) -> None:
    with pytest.raises(urllib.error.HTTPError) as missing:
        call(sendgrid, "GET", "/v3/other")
    assert missing.value.code == 404
    missing.value.close()
