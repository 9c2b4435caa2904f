"""Points between two steps of a letter at which a process of the fault bench kills itself.

A process killed from outside dies anywhere; these die exactly between two steps, together with
their whole process group.
"""

import os
import signal
from collections.abc import Callable
from enum import StrEnum
from typing import Any


class Point(StrEnum):
    """The step after which the process dies."""

    INSERT = "insert"
    """The letter is committed; the visitor was not told, nothing was sent."""
    CLAIM = "claim"
    """The claim is committed; nothing was sent."""
    ANSWER = "answer"
    """The sender has accepted the mail; that is not committed."""
    COMMIT = "commit"
    """The reply is committed as sent; the visitor was not told."""


def die() -> None:
    """Kill this process, its supervisor and its siblings."""
    os.killpg(0, signal.SIGKILL)


def install(point: Point) -> None:
    """Let this process die the first time it reaches `point`."""
    from santa_app.letters.mail.sendgrid import SendGridSender  # noqa: PLC0415 - after the clock
    from santa_app.letters.mail.smtp import SmtpSender  # noqa: PLC0415
    from santa_app.letters.repository import LetterRepository  # noqa: PLC0415

    sender = SmtpSender if os.environ["MAIL_SENDER"] == "smtp" else SendGridSender
    owner, name = {
        Point.INSERT: (LetterRepository, "accept"),
        Point.CLAIM: (LetterRepository, "claim"),
        Point.ANSWER: (sender, "send"),
        Point.COMMIT: (LetterRepository, "complete"),
    }[point]
    step: Callable[..., Any] = getattr(owner, name)

    async def last_step(*args: Any, **kwargs: Any) -> Any:
        done = await step(*args, **kwargs)
        # A claim that found no letter changes nothing and does not count.
        if done or point is not Point.CLAIM:
            die()
        return done

    setattr(owner, name, last_step)
