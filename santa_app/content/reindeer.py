"""The nine reindeer, facts about their flight and about real reindeer, from `reindeer.toml`."""

from santa_app.content.blocks import IconNote, Note, Pictured
from santa_app.content.checks import entry
from santa_app.content.tables import Text, read_table
from santa_app.content.village import ELVES


@entry
class Reindeer(Pictured):
    """A reindeer. `icon` is a Lucide name; `color` is for text and icon on a pale `bg_color`.

    `head` is where the picture shows the head, in percent from left and top.
    """

    FOLDER = "reindeer"
    name: Text
    personality: Text
    description: Text
    special_power: Text
    favorite_treat: Text
    fun_fact: Text
    icon: str
    color: str
    bg_color: str
    head: tuple[int, int]


@entry
class _Table:
    reindeer: tuple[Reindeer, ...]
    flight_facts: tuple[IconNote, ...]
    facts: tuple[Note, ...]


TABLE = read_table(__file__, _Table, elves=ELVES)

REINDEER = TABLE.reindeer
