"""The letters: accept a letter, store it, and send its reply.

A State of a page uses `submit` and `letter_service`; the app uses `letters_lifespan`,
`serve_health`, `serve_webhook` and `serve_unsubscription`. The parts of one letter's way are
packages of their own: `submission`, `repository`, `sending`, `replies`, `mail`, `tracking`,
`parents`, `operator`.
"""

from santa_app.letters.endpoints import serve_health, serve_unsubscription, serve_webhook
from santa_app.letters.service import LetterService, letter_service, letters_lifespan
from santa_app.letters.submission.result import SubmitResult
from santa_app.letters.submission.submit import submit
from santa_app.rules.submit_status import SubmitStatus

__all__ = [
    "LetterService",
    "SubmitResult",
    "SubmitStatus",
    "letter_service",
    "letters_lifespan",
    "serve_health",
    "serve_unsubscription",
    "serve_webhook",
    "submit",
]
