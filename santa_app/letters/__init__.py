"""The server side of the letters: accept a letter, keep it, and see that its reply is sent.

A page's State needs `submit` and what it returns; the app needs `letters_lifespan`,
`serve_health` and `serve_webhook`.
"""

from santa_app.letters.endpoints import serve_health, serve_webhook
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
    "serve_webhook",
    "submit",
]
