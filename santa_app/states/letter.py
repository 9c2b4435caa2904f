"""The server State of the letter form: submits a letter and reports the result."""

from typing import Any

import reflex as rx

from santa_app.letters import answer_to, submit


class LetterState(rx.State):
    """The answer to the visitor's last letter; the letter itself is never stored here.

    Attributes:
        answer: Empty before the first letter, then `answer_to`'s.
    """

    answer: dict[str, str] = {}  # noqa: RUF012 -- Reflex copies the defaults of a State

    @rx.event
    async def submit(self, form: dict[str, Any]) -> None:
        """Store the letter and try to reply at once.

        Args:
            form: The fields of `LetterDraft.outgoing`; a client may send anything.
        """
        result = await submit(form, origin=self.router.session.client_ip or None)
        self.answer = answer_to(form, result)
