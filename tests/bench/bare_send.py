"""The third bare operation: sending one mail with the official client.

A letter includes this, so no letter can be faster. As in the site each send has a client and a
connection of its own, in a thread, because the client blocks and shares its headers.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sendgrid import SendGridAPIClient
from sendgrid.helpers.mail import Mail

from tests.bench.sender import SenderProcess
from tests.support.fake_sendgrid import Answer
from tests.support.load import Figures, Turn, measure

_TEXT = "Thank you for your letter. I have read it twice, and so has Mrs. Claus. " * 25
"""About as long as a reply."""


async def measure_sends(sender: SenderProcess, key: str, count: int, turns: int) -> Figures:
    """Measure `count` clients at once, each sending `turns` mails, answered at once."""
    sender.answer(always=Answer())
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(count, thread_name_prefix="bare send") as threads:

        def client(number: int) -> Turn:
            async def turn(turn: int) -> None:
                to = f"send-{count}-{number}-{turn}@example.com"
                await loop.run_in_executor(threads, _send, sender.url, key, to)

            return turn

        return await measure([client(number) for number in range(count)], turns)


def _send(host: str, key: str, to: str) -> None:
    mail = Mail("santa@example.com", to, "A reply", _TEXT, f"<p>{_TEXT}</p>" * 3)
    client = SendGridAPIClient(key, host=host)
    client.client.timeout = 10
    client.send(mail)
