"""The server State of the letter form: submits a letter and reports the result."""

from typing import Any

import reflex as rx

from santa_app.letters import SubmitStatus, submit

_LONGEST_KEY = 64
"""Maximum length of a submission key that is returned; keys from the browser have 36 characters."""


class LetterState(rx.State):
    """The result of the visitor's last submission; it never contains the letter itself.

    Attributes:
        answers: The number of answers; `components.watch` runs `LetterDraft.answered` when it
            changes.
        key: The submission key of the letter that the answer is about.
        kind: `replied`, `kept`, `unreached` or `refused`, see `LetterDraft.answered`.
        title, description: The toast.
        field: The invalid field, if the letter was refused because of one.
        link: A token that opens the stored letter on the parent's page.
    """

    answers: int = 0
    key: str = ""
    kind: str = ""
    title: str = ""
    description: str = ""
    field: str = ""
    link: str = ""

    @rx.event
    async def submit(self, form: dict[str, Any]) -> None:
        """Store the letter and try to send the reply at once.

        Args:
            form: The fields of `LetterDraft.outgoing`. A client may send anything, so
                `letters.form` validates all of it.
        """
        outcome = await submit(form, origin=self.router.session.client_ip or None)
        sent = form.get("submission_key") if isinstance(form, dict) else None
        self.key = sent if isinstance(sent, str) and len(sent) <= _LONGEST_KEY else ""
        if not outcome.accepted:
            self.kind = "refused"
        elif outcome.kind is SubmitStatus.REPLY_SENT:
            self.kind = "replied"
        elif outcome.kind is SubmitStatus.REPLY_UNREACHED:
            self.kind = "unreached"
        else:
            self.kind = "kept"
        self.title = outcome.title
        self.description = outcome.description
        self.field = str(outcome.field or "")
        self.link = outcome.link
        self.answers += 1
