"""The texts and figures of the Track Santa page; the cities are in `cities`."""

from typing import Annotated

from pydantic import Field

from santa_app.content.blocks import IconFigure
from santa_app.content.checks import entry

HOME_CITY = "North Pole"
HOME_COUNTRY = "Arctic"
HOME_NEXT_STOP = "Getting ready for Christmas Eve!"
HOME_LATITUDE = 90.0
HOME_LONGITUDE = 0.0

GIFTS_NOTE_LIVE = "And counting!"
GIFTS_NOTE_HOME = "Christmas Eve only!"

PROGRESS_PERCENT = 65
SPEED = "650 mph"
ALTITUDE = "10,000 ft"

RETURN_MESSAGE = "Santa returns to the skies on December 24th. Come back on Christmas Eve to follow his sleigh live!"
LIVE_MESSAGE = "Santa is on his way! He reaches a new stop every five seconds."

WEATHER = (
    "Clear and starry",
    "Gentle snow",
    "Moonlit clouds",
    "Crisp and frosty",
    "Northern breeze",
    "Sparkling stardust",
)
"""The weather around the sleigh; each time slot has one of these."""


@entry
class Preparation:
    """A part of the preparations and its progress in percent; `workshop_diary` says how it goes."""

    label: str
    percent: Annotated[int, Field(ge=0, le=100)]


WORKSHOP = Preparation(label="Workshop", percent=90)
REINDEER = Preparation(label="Reindeer", percent=80)
SLEIGH = Preparation(label="Sleigh", percent=75)

JOURNEY_FACTS = (
    IconFigure(value="24", label="time zones to cross", icon="globe"),
    IconFigure(value="390 million", label="houses to visit", icon="house"),
    IconFigure(value="390 million", label="cookies left out", icon="cookie"),
    IconFigure(value="390 million", label="glasses of milk", icon="milk"),
    IconFigure(value="2.7 billion", label="carrots for the reindeer", icon="carrot"),
)
