"""How long a letter is kept."""

from datetime import datetime, timedelta

from santa_app.settings import Settings


def delete_after(created_at: datetime, sent_at: datetime | None, settings: Settings) -> datetime:
    """Return when a letter is deleted: 30 days after its reply, and 60 days after it was stored at
    the latest (KEEP_DAYS_AFTER_REPLY, KEEP_DAYS_AT_MOST)."""
    latest = created_at + timedelta(days=settings.keep_days_at_most)
    if sent_at is None:
        return latest
    return min(latest, sent_at + timedelta(days=settings.keep_days_after_reply))
