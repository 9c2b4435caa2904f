"""A process that works on letters and stops at a chosen point, for tests that kill it.

`python -m tests.integration.letter_process POINT`, with the settings in the environment. It prints
`READY` when it has reached that point.
"""

import asyncio
import json
import os
import sys

from santa_app.letters import letter_service, letters_lifespan, submit
from santa_app.letters.mail.base import Mail
from santa_app.letters.models import SantaLetter


async def forever() -> None:
    print("READY", flush=True)  # noqa: T201 - how the test hears of it
    await asyncio.Event().wait()


class StuckSender:
    """Blocks before the first byte is sent."""

    async def send(self, mail: Mail) -> str | None:
        del mail
        await forever()

    async def close(self) -> None:
        """Release nothing."""


async def stuck_finish(letter: SantaLetter, end: object) -> None:
    del letter, end
    await forever()


async def main(point: str) -> None:
    sent = json.loads(os.environ.get("FORM", "{}"))
    match point:
        case "before the send":
            letter_service().worker._reply_sender.sender = StuckSender()
            await submit(sent, origin=None)
        case "before the result is written":
            letter_service().repository.complete = stuck_finish
            await submit(sent, origin=None)
        case "after the claim":
            letter_service().worker._reply_sender.sender = StuckSender()
            async with letters_lifespan():
                await asyncio.Event().wait()
        case "after the claim of the alert":
            letter_service().worker.alerts._sender = StuckSender()
            async with letters_lifespan():
                await submit(sent, origin=None)
                await asyncio.Event().wait()
        case "serving":
            async with letters_lifespan():
                await forever()
        case _:
            raise SystemExit(f"no such point: {point}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
