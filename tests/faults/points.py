"""Points at which a process of the fault bench kills itself, between two steps of a letter.

A process killed from outside dies anywhere; these die exactly between what was done and what
comes next, and with everything that belongs to them, as SIGKILL does.
"""

import os
import signal
from collections.abc import Callable
from enum import StrEnum
from typing import Any


class Point(StrEnum):
    """After what the process dies."""

    INSERT = "insert"
    """The letter is committed; nobody was told, nothing was sent."""
    CLAIM = "claim"
    """Letters are claimed and committed as such; nothing was sent."""
    ANSWER = "answer"
    """The sender has taken the mail and said so; that is not committed."""
    COMMIT = "commit"
    """The reply is committed as sent; the visitor was not told."""


def die() -> None:
    """Kill this process, its supervisor and its siblings."""
    os.killpg(0, signal.SIGKILL)


def install(point: Point) -> None:
    """Let this process die the first time it comes to `point`."""
    from santa_app.letters.mail.sendgrid import SendGridSender  # noqa: PLC0415 - after the clock
    from santa_app.letters.repository import LetterRepository  # noqa: PLC0415

    owner, name = {
        Point.INSERT: (LetterRepository, "accept"),
        Point.CLAIM: (LetterRepository, "claim"),
        Point.ANSWER: (SendGridSender, "send"),
        Point.COMMIT: (LetterRepository, "complete"),
    }[point]
    step: Callable[..., Any] = getattr(owner, name)

    async def last_step(*args: Any, **kwargs: Any) -> Any:
        done = await step(*args, **kwargs)
        # A claim that found nothing has changed nothing: there is no point to die after.
        if done or point is not Point.CLAIM:
            die()
        return done

    setattr(owner, name, last_step)
