"""The texts and figures of the Track Santa page; the cities are in `cities`."""

from typing import Annotated

from pydantic import Field

from santa_app.content.blocks import IconFigure
from santa_app.content.checks import entry
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

WEATHER = (
    _("Clear and starry"),
    _("Gentle snow"),
    _("Moonlit clouds"),
    _("Crisp and frosty"),
    _("Northern breeze"),
    _("Sparkling stardust"),
)
"""The weather around the sleigh; each time slot has one of these."""


@entry
class Preparation:
    """A part of the preparations and its progress in percent; `workshop_diary` says how it goes."""

    label: str
    percent: Annotated[int, Field(ge=0, le=100)]


WORKSHOP = Preparation(label=_("Workshop"), percent=90)
REINDEER = Preparation(label=_("Reindeer"), percent=80)
SLEIGH = Preparation(label=_("Sleigh"), percent=75)

JOURNEY_FACTS = (
    IconFigure(value=_("24"), label=_("time zones to cross"), icon="globe"),
    IconFigure(value=_("390 million"), label=_("houses to visit"), icon="house"),
    IconFigure(value=_("390 million"), label=_("cookies left out"), icon="cookie"),
    IconFigure(value=_("390 million"), label=_("glasses of milk"), icon="milk"),
    IconFigure(value=_("2.7 billion"), label=_("carrots for the reindeer"), icon="carrot"),
)
