"""Tracks what became of a reply after the mail service accepted it."""

from santa_app.letters.tracking.webhook import WebhookHandler

__all__ = ["WebhookHandler"]
