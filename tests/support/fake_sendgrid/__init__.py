"""A fake of SendGrid's mail API on loopback, whose answers the tests decide.

In a test: `with FakeSendGrid() as sendgrid:`; the sender's SENDGRID_HOST is `sendgrid.url`.

On its own: `python -m tests.support.fake_sendgrid --port 8025`. Other processes read the requests
with `GET /_requests`, forget them with `DELETE /_requests`, and set answers with `PUT /_answers`,
whose JSON body is `{"once": [answer, …], "always": answer}`; an answer has the fields of `Answer`.
It needs nothing but the standard library.
"""

from tests.support.fake_sendgrid.answers import Answer, Mode, Received
from tests.support.fake_sendgrid.server import SEND_PATH, FakeSendGrid

__all__ = ["SEND_PATH", "Answer", "FakeSendGrid", "Mode", "Received"]
