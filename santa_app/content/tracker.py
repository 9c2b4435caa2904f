"""The texts and figures of the Track Santa page; the cities are in `cities`."""

from typing import Annotated

from pydantic import Field

from santa_app.content.blocks import IconFigure
from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table

HOME_LATITUDE = 90.0
HOME_LONGITUDE = 0.0


PROGRESS_PERCENT = 65


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
    words: dict[str, Text]
    said: dict[str, Text]


TABLE = read_table(__file__, _Table)
WEATHER = TABLE.weather
"""The weather around the sleigh; each time slot has one of these."""
WORDS = TABLE.words
SAID = TABLE.said
"""The texts that the browser State says."""
