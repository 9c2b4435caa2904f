"""ASGI middleware in front of Reflex that passes only what the site's own pages send."""

from santa_app.guard.connection_watch import watch_connections
from santa_app.guard.middleware import guarded
from santa_app.guard.processor_time import time_events
from santa_app.guard.shutdown import stop_in_order

__all__ = ["guarded", "stop_in_order", "time_events", "watch_connections"]
