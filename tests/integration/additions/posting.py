"""Submits one letter at the time given as argument.

Runs as a process in a copy of the project, with the settings in the environment.
"""

import asyncio
import sys
from datetime import datetime

from santa_app.database.migrations import upgrade
from santa_app.letters import LetterService, submit
from santa_app.settings import Settings

LETTER = {
    "child_name": "Emil",
    "parent_email": "parent@example.com",
    "wish_list": "a red kite",
    "been_good": True,
    "submission_key": "a-letter-of-the-copy",
}


async def post(now: datetime) -> None:
    """Submit the letter as the form's State does, and print the result."""
    settings = Settings()
    upgrade(settings)
    service = LetterService(settings, clock=lambda: now)
    outcome = await submit(LETTER, origin=None, service=service)
    await service.close()
    print(outcome.status)  # noqa: T201 - how the test hears of it


if __name__ == "__main__":
    asyncio.run(post(datetime.fromisoformat(sys.argv[1])))
