"""The server's half of the letter form: takes a letter in and says how it went."""

from typing import Any

import reflex as rx

from santa_app.letters import Kind, submit


class LetterState(rx.State):
    """What became of the last letter of this visitor; it never holds the letter itself.

    `answers` counts up with each answer, which is how the form in the browser notices it
    (components.watch). `key` says which letter the answer is for.
    """

    answers: int = 0
    key: str = ""
    kind: str = ""
    title: str = ""
    description: str = ""
    field: str = ""
    link: str = ""
    """A token that shows the letter just kept to whoever wrote it."""

    @rx.event
    async def submit(self, form: dict[str, Any]) -> None:
        """Store the letter and try to reply at once (SPEC sections 4, 7 and 8).

        Args:
            form: What the browser sent; a client may send anything.
        """
        outcome = await submit(form, origin=self.router.session.client_ip or None)
        sent = form.get("submission_key") if isinstance(form, dict) else None
        self.key = sent if isinstance(sent, str) and len(sent) <= 64 else ""
        if not outcome.accepted:
            self.kind = "refused"
        elif outcome.kind is Kind.REPLY_SENT:
            self.kind = "replied"
        elif outcome.kind is Kind.REPLY_UNREACHED:
            self.kind = "unreached"
        else:
            self.kind = "kept"
        self.title = outcome.title
        self.description = outcome.description
        self.field = str(outcome.field or "")
        self.link = outcome.link
        self.answers += 1
