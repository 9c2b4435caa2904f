"""The countdown to Christmas and the days left to mail a letter, in the visitor's time zone."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field

from santa_app.i18n import gettext as _
from santa_app.rules.countdown import (
    CHRISTMAS_EVE,
    CHRISTMAS_MONTH,
    DAY,
    HOUR,
    MINUTE,
    PRESENTS_DAY,
    PRESENTS_HOUR,
    SECOND_MS,
    christmas_year,
    days_to_mail,
    is_christmas,
    seconds_until,
    spoken_countdown,
    two_digits,
)

_MERRY_CHRISTMAS = _("Merry Christmas!")


class CountdownState(BrowserState):
    """Days, hours, minutes and seconds until Christmas in local time.

    Christmas begins at the hour of `content.customs`: on 25 December at 00:00 for English.
    """

    ready: Field[bool] = field(False)  # whether the fields are set; false in the prerendered page
    christmas: Field[bool] = field(False)  # until the end of 25 December
    eve: Field[bool] = field(False)  # whether it is Christmas, and still 24 December
    left: Field[int] = field(0)  # whole seconds; 0 at Christmas

    def on_start(self) -> None:
        self.tick()
        browser.every(1, self.tick)

    @event
    def tick(self) -> None:
        """Compute the numbers from the clock, so they are right after a device has slept."""
        now = browser.now()
        today = browser.local_time(now)
        year = christmas_year(today.year, today.month, today.day)
        midnight = browser.local_midnight(year, CHRISTMAS_MONTH, PRESENTS_DAY)
        self.christmas = is_christmas(today.month, today.day, today.hour)
        self.eve = self.christmas and today.day == CHRISTMAS_EVE
        self.left = seconds_until(now, midnight + PRESENTS_HOUR * HOUR * SECOND_MS)
        self.ready = True

    @computed
    def days(self) -> str:
        return two_digits(self.left // DAY)

    @computed
    def hours(self) -> str:
        """The hours beyond the days, 00-23."""
        return two_digits(self.left % DAY // HOUR)

    @computed
    def minutes(self) -> str:
        """The minutes beyond the hours, 00-59."""
        return two_digits(self.left % HOUR // MINUTE)

    @computed
    def seconds(self) -> str:
        """The seconds beyond the minutes, 00-59."""
        return two_digits(self.left % MINUTE)

    @computed
    def spoken(self) -> str:
        """The text for screen readers; it changes daily, and hourly on the last day."""
        if not self.ready:
            return ""
        if self.christmas:
            return _MERRY_CHRISTMAS
        return spoken_countdown(self.left)


class MailCountdownState(BrowserState):
    """Days left until 7 December, the last day to mail a letter to the North Pole."""

    ready: Field[bool] = field(False)  # whether `days` is set; false in the prerendered page
    days: Field[int] = field(0)  # from 8 December on, the days until the next year's date

    def on_start(self) -> None:
        self.tick()
        browser.every(60, self.tick)

    @event
    def tick(self) -> None:
        today = browser.local_time(browser.now())
        self.days = days_to_mail(today.year, today.month, today.day)
        self.ready = True
