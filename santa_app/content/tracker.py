"""The texts and figures of the Track Santa page; the cities are in `cities`."""

from typing import Annotated

from pydantic import Field

from santa_app.content.blocks import IconFigure
from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import gettext as _

HOME_CITY = _("North Pole")
HOME_COUNTRY = _("Arctic")
HOME_NEXT_STOP = _("Getting ready for Christmas Eve!")
HOME_LATITUDE = 90.0
HOME_LONGITUDE = 0.0

GIFTS_NOTE_LIVE = _("And counting!")
GIFTS_NOTE_HOME = _("Christmas Eve only!")

PROGRESS_PERCENT = 65
SPEED = _("650 mph")
ALTITUDE = _("10,000 ft")

RETURN_MESSAGE = _(
    "Santa returns to the skies on December 24th. Come back on Christmas Eve to follow his sleigh live!"
)
LIVE_MESSAGE = _("Santa is on his way! He reaches a new stop every five seconds.")

ANNOUNCEMENT = _("Santa has reached {place}. {gifts} gifts delivered. Next stop: {next}.")
PLACE = _("{city}, {country}")


@entry
class Preparation:
    """A part of the preparations and its progress in percent; `workshop_diary` says how it goes."""

    label: Text
    percent: Annotated[int, Field(ge=0, le=100)]


@entry
class _Table:
    weather: tuple[Text, ...]
    workshop: Preparation
    reindeer: Preparation
    sleigh: Preparation
    journey_facts: tuple[IconFigure, ...]


_TABLE = read_table(__file__, _Table)
WEATHER = _TABLE.weather
"""The weather around the sleigh; each time slot has one of these."""
WORKSHOP = _TABLE.workshop
REINDEER = _TABLE.reindeer
SLEIGH = _TABLE.sleigh
JOURNEY_FACTS = _TABLE.journey_facts
