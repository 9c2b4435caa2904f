"""Sends the replies that are owed."""

from santa_app.letters.sending.alerts import DangerAlerts
from santa_app.letters.sending.attempt import ReplySender, SendAttempt, random_jitter
from santa_app.letters.sending.worker import ReplyWorker

__all__ = ["DangerAlerts", "ReplySender", "ReplyWorker", "SendAttempt", "random_jitter"]
