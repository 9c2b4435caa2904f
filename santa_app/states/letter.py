"""The server's half of the letter form: takes a letter in and says how it went."""

from typing import Any

import reflex as rx

from santa_app.letters import SubmitStatus, submit

_LONGEST_KEY = 64
"""Characters of a submission key that are handed back; the browser's own have 36."""


class LetterState(rx.State):
    """What became of the last letter of this visitor; it never holds the letter itself.

    Attributes:
        answers: Counts the answers, which is how the form in the browser notices one
            (components.watch).
        key: The submission key of the letter the answer is for.
        kind: `replied`, `kept`, `unreached` or `refused`, as `LetterDraft.answered` takes it.
        title, description: The toast.
        field: The field to mend, if one is to blame.
        link: A token that shows the letter just kept to whoever wrote it.
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
        """Store the letter and try to reply at once (SPEC sections 4, 7 and 8).

        Args:
            form: What the browser sent: the fields of `LetterDraft.outgoing`. A client may
                send anything, so `letters.form` takes nothing on trust.
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
