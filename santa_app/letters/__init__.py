"""The server side of the letters: accept a letter, keep it, and see that its reply is sent.

A page's State needs `submit` and what it returns; the app needs `letters_lifespan` and
`serve_health`.
"""

from santa_app.letters.form import HONEYPOT, MAX_LENGTHS, FormField
from santa_app.letters.health_page import serve_health
from santa_app.letters.office import PostOffice, letters_lifespan, post_office
from santa_app.letters.outcome import Kind, Outcome
from santa_app.letters.submit import submit

__all__ = [
    "HONEYPOT",
    "MAX_LENGTHS",
    "FormField",
    "Kind",
    "Outcome",
    "PostOffice",
    "letters_lifespan",
    "post_office",
    "serve_health",
    "submit",
]
