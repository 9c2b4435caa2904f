"""The texts and figures of the Track Santa page; the cities are in `cities`."""

from santa_app.content.blocks import IconFigure
from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table

HOME_LATITUDE = 90.0
HOME_LONGITUDE = 0.0


PROGRESS_PERCENT = 65


@entry
class _Table:
    weather: tuple[Text, ...]
    journey_facts: tuple[IconFigure, ...]
    words: dict[str, Text]
    said: dict[str, Text]


TABLE = read_table(__file__, _Table)
WEATHER = TABLE.weather
"""The weather around the sleigh; each time slot has one of these."""
WORDS = TABLE.words
SAID = TABLE.said
"""The texts that the browser State says."""
