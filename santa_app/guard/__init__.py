"""ASGI middleware in front of Reflex that passes only what the site's own pages send."""

from santa_app.guard.middleware import guarded
from santa_app.guard.shutdown import stop_in_order

__all__ = ["guarded", "stop_in_order"]
