"""The server State of the letter form: submits a letter and reports the result."""

from typing import Any

import reflex as rx

from santa_app.letters import answer_to, submit


class LetterState(rx.State):
    """The answer to the visitor's last letter (`answer_to`); the letter is never stored here."""

    answer: dict[str, str] = {}  # noqa: RUF012 -- Reflex copies the defaults of a State

    @rx.event
    async def submit(self, form: dict[str, Any]) -> None:
        """Store what is meant to be `LetterDraft.outgoing`, and try to reply at once."""
        result = await submit(form, origin=self.router.session.client_ip or None)
        self.answer = answer_to(form, result)
