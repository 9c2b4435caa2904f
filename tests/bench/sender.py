"""The fake SendGrid in a process of its own, so that it does not slow down the visitors."""

import json
from dataclasses import asdict

from tests.support.fake_sendgrid import Answer
from tests.support.sender_process import FakeSender


class SenderProcess(FakeSender):
    """A running fake SendGrid; `with SenderProcess() as sender:`."""

    def __init__(self) -> None:
        super().__init__("tests.support.fake_sendgrid", "--port", "0")

    def answer(self, *once: Answer, always: Answer) -> None:
        """Answer the next requests with `once`, all others with `always`, and count from 0."""
        wanted = {"once": [asdict(one) for one in once], "always": asdict(always)}
        self._call("DELETE", "/_requests")
        self._call("PUT", "/_answers", wanted)

    def letter_ids(self) -> list[int]:
        """Return the letter ids of the mails since `answer`, in order."""
        came_in = json.loads(self._call("GET", "/_requests"))
        return [
            int(request["body"]["personalizations"][0]["custom_args"]["letter_id"])
            for request in came_in
        ]
