"""The letters: accept a letter, store it, and send its reply.

A State of a page uses `submit` and `letter_service`; the app uses `letters_lifespan`,
`load_languages`, `serve_health`, `serve_webhook`, `serve_unsubscription` and `serve_form_posts`.
The parts of one letter's way are packages of their own: `submission`, `repository`, `sending`,
`replies`, `mail`, `tracking`, `parents`, `operator`.
"""

# ruff: noqa: F401 -- these names are the public surface of the package

from santa_app.letters.endpoints import serve_health, serve_unsubscription, serve_webhook
from santa_app.letters.form_post import serve_form_posts
from santa_app.letters.service import (
    LetterService,
    letter_service,
    letters_lifespan,
    load_languages,
)
from santa_app.letters.submission.result import SubmitResult, answer_to
from santa_app.letters.submission.submit import submit
from santa_app.letters.submission.thanks import thank
from santa_app.rules.submit_status import SubmitStatus
