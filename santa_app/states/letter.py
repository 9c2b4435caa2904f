"""The server State of the letter form: submits a letter and reports the result."""

from typing import Any

import reflex as rx

from santa_app.letters import submit

_MAX_ID_LENGTH = 64
"""Longest id and submission key that are sent back; those of the browser have 36 characters."""


class LetterState(rx.State):
    """The answer to the visitor's last letter; the letter itself is never stored here.

    Attributes:
        answer: Empty before the first letter, then: `id` (of the request), `key` (the letter's
            submission key), `status` (a `SubmitStatus`), `title` and `description` of the toast,
            `field` (the field to correct, or empty) and `link` (a token that opens the stored
            letter, or empty).
    """

    answer: dict[str, str] = {}  # noqa: RUF012 -- Reflex copies the defaults of a State

    @rx.event
    async def submit(self, form: dict[str, Any]) -> None:
        """Store the letter and try to reply at once.

        Args:
            form: The fields of `LetterDraft.outgoing`; a client may send anything.
        """
        result = await submit(form, origin=self.router.session.client_ip or None)
        sent = form if isinstance(form, dict) else {}
        self.answer = {
            "id": _echo(sent.get("id")),
            "key": _echo(sent.get("submission_key")),
            "status": result.status.value,
            "title": result.title,
            "description": result.description,
            "field": result.field.value if result.field else "",
            "link": result.link,
        }


def _echo(value: object) -> str:
    return value if isinstance(value, str) and len(value) <= _MAX_ID_LENGTH else ""
