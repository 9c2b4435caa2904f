"""The server side of the letters: accept a letter, keep it, and see that its reply is sent.

A page's State needs `submit` and what it returns; the app needs `letters_lifespan`,
`serve_health` and `serve_webhook`.
"""

from santa_app.letters.health_page import serve_health
from santa_app.letters.office import PostOffice, letters_lifespan, post_office
from santa_app.letters.outcome import Kind, Outcome
from santa_app.letters.submit import submit
from santa_app.letters.webhook_page import serve_webhook

__all__ = [
    "Kind",
    "Outcome",
    "PostOffice",
    "letters_lifespan",
    "post_office",
    "serve_health",
    "serve_webhook",
    "submit",
]
