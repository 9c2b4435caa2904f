"""The countdown to Christmas, and the days left to mail a letter, in the visitor's own time."""

from santa_app.browser import BrowserState, Field, browser, computed, event, field
from santa_app.rules.countdown import (
    CHRISTMAS_DAY,
    CHRISTMAS_MONTH,
    DAY,
    HOUR,
    MINUTE,
    christmas_year,
    counted,
    days_to_mail,
    is_christmas,
    seconds_until,
    spoken_countdown,
    two_digits,
)


class CountdownState(BrowserState):
    """Days, hours, minutes and seconds to 25 December 00:00 local time (SPEC section 4).

    Attributes:
        ready: Whether the numbers are the visitor's; false in the prerendered page.
        christmas: Whether it is 25 December where the visitor is.
        left: Whole seconds until Christmas; 0 on the day itself.
    """

    ready: Field[bool] = field(False)
    christmas: Field[bool] = field(False)
    left: Field[int] = field(0)

    def on_start(self) -> None:
        """Show the numbers at once, then follow the clock."""
        self.tick()
        browser.every(1, self.tick)

    @event
    def tick(self) -> None:
        """Count again from the clock, so that a sleeping device is right when it wakes."""
        now = browser.now()
        today = browser.local_time(now)
        year = christmas_year(today.year, today.month, today.day)
        target = browser.local_midnight(year, CHRISTMAS_MONTH, CHRISTMAS_DAY)
        self.christmas = is_christmas(today.month, today.day)
        self.left = seconds_until(now, target)
        self.ready = True

    @computed
    def days(self) -> str:
        """The full days left, with at least two digits."""
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
        """What a screen reader says; it changes once a day, on the last day once an hour."""
        if not self.ready:
            return ""
        if self.christmas:
            return "Merry Christmas!"
        return spoken_countdown(self.left)


class MailCountdownState(BrowserState):
    """Days left to 7 December, the last day to mail a letter to the North Pole (SPEC section 2).

    Attributes:
        ready: Whether the number is the visitor's; false in the prerendered page.
        days: 0 on 7 December itself, from the next day on counted to next year's.
    """

    ready: Field[bool] = field(False)
    days: Field[int] = field(0)

    def on_start(self) -> None:
        """Show the number at once, and see every minute whether midnight has passed."""
        self.tick()
        browser.every(60, self.tick)

    @event
    def tick(self) -> None:
        """Count again from the clock."""
        today = browser.local_time(browser.now())
        self.days = days_to_mail(today.year, today.month, today.day)
        self.ready = True

    @computed
    def text(self) -> str:
        """The number in words: "16 days left", "Today is the last day!"."""
        if not self.ready:
            return ""
        if self.days == 0:
            return "Today is the last day!"
        return counted(self.days, "day") + " left"
