"""Tells the operator that replies wait for the sending budget."""

import logging
from datetime import datetime, timedelta

from santa_app.letters.budget import HOUR, MINUTE, Budget, Usage
from santa_app.settings import Settings

logger = logging.getLogger(__name__)


class BudgetLog:
    """Tells it once an hour, however often Delivery looks."""

    def __init__(self, settings: Settings) -> None:
        self._limited = Budget.of(settings).limited
        self._limit = timedelta(hours=settings.reply_limit_hours)
        self._silent_until: datetime | None = None

    def wants(self, now: datetime) -> bool:
        """Return whether it is time to look again; never without a budget."""
        return self._limited and (self._silent_until is None or now >= self._silent_until)

    def note(self, usage: Usage, now: datetime) -> None:
        """Log that the budget is used up, as an error where letters wait beyond the limit."""
        oldest = usage.oldest_due if usage.free == 0 else None
        self._silent_until = now + (MINUTE if oldest is None else HOUR)
        if oldest is None:
            return
        late = now - oldest > self._limit
        next_at = usage.next_at.isoformat(timespec="minutes") if usage.next_at else "later"
        logger.log(
            logging.ERROR if late else logging.WARNING,
            "the sending budget is used up: %d replies wait, %s; the next may go at %s",
            usage.waiting,
            f"some for more than {self._limit}" if late else "none too long",
            next_at,
        )
