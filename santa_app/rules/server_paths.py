"""The paths that the server answers beside the pages."""

from typing import Final

HEALTH_PATH: Final = "/health"
WEBHOOK_PATH: Final = "/webhooks/sendgrid"
UNSUBSCRIBE_PATH: Final = "/unsubscribe/"
"""Where mail programs post an unsubscription; the token follows."""
