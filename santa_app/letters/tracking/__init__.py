"""Tracks what became of a reply after the mail service accepted it."""

from santa_app.letters.tracking.webhook import WebhookHandler, WebhookRefusedError

__all__ = ["WebhookHandler", "WebhookRefusedError"]
