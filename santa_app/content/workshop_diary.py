"""The workshop diary on the Track Santa page: an entry for each of the Advent calendar's doors.

The entries are in `workshop_diary.toml`.
"""

from santa_app.content.advent.page import DOORS
from santa_app.content.checks import entry, require
from santa_app.content.tables import Text, read_table


@entry
class Stage:
    """The stage of the workshop, the reindeer and the sleigh from a day of December on.

    `ready` has the percent of each, in this order.
    """

    day: int
    ready: tuple[int, int, int]
    workshop: Text
    reindeer: Text
    sleigh: Text

    def __post_init__(self) -> None:
        problem = f"is no day from 1 to {DOORS + 1}"
        require(self, "day", problem, holds=1 <= self.day <= DOORS + 1)


@entry
class _Table:
    entries: tuple[Text, ...]
    all_year: Stage
    stages: tuple[Stage, ...]
    words: dict[str, Text]
    said: dict[str, Text]


_TABLE = read_table(__file__, _Table)

WORDS = _TABLE.words
SAID = _TABLE.said
"""The texts that the browser State says."""
ENTRIES = _TABLE.entries
ALL_YEAR = _TABLE.all_year
"""The elves' work while the calendar is closed."""
STAGES = _TABLE.stages
"""In the order of their days; the last one also holds until the calendar closes."""
