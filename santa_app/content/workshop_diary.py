"""The workshop diary on the Track Santa page: an entry for each of the Advent calendar's doors.

The entries take place on the days of the story in `advent` and must neither contradict it nor tell
what it keeps for a door.
"""

from santa_app.content.advent.page import DOORS
from santa_app.content.checks import entry, require
from santa_app.i18n import gettext as _

TITLE = _("The workshop diary")
BEFORE = _("The day before")
AFTER = _("The day after")
DOOR = _("Open door")
CLOSED_TITLE = _("Closed until December 1")
CLOSED = _(
    "The elves write a new page every day from December 1 to 24. The pencil is already sharp. Come "
    "back then, and read what's going on in the workshop!"
)
DATE = _("December {day}")
WAIT = _("One moment …")
WITHOUT_JAVASCRIPT = _(
    "The diary opens at the page for today, and for that your browser needs JavaScript."
)

ENTRIES = (
    _(
        "We were all late this morning, so breakfast was at lunch. It's a long story. But by supper, the first teddy bear of December had both his ears on, and he looked very pleased about it."
    ),
    _(
        "Wheel day! We made four hundred and twelve wheels, and one got away. It rolled down the lane, past the mailroom and into the soup. Bernard says it still counts."
    ),
    _(
        "Doll hair came today: red, brown, black and one box of green. The green is for mermaids. In the middle of breakfast, somebody in the next room went “Oof!” We'd like it known that it wasn't us."
    ),
    _(
        "The train set goes all the way around the workshop now, under four benches and through one lunchbox. We tested it eleven times. The last ten were just for fun."
    ),
    _(
        "Kite tails today. They're hard to measure, because nobody can stop swishing them. In the square, the brass band played “Deck the Halls,” so we tied all our bows in time to the tuba."
    ),
    _(
        "Nobody got to work before supper. You can't go out without boots, and our boots were busy. So we ate our oranges and planned the dollhouses in our heads. Stairs first. Then maybe a slide."
    ),
    _(
        "A good day! The wagons have wheels, and the dollhouses have stairs. It's funny, though. Everyone has started to whisper, and even the sawdust seems to land more softly."
    ),
    _(
        "Four hundred yo-yos went up and down for the last test. We tried one with both eyes shut, because everybody's trying everything that way today. It came back from the wrong side."
    ),
    _(
        "Rocking horses. The dappled ones take longest, because you have to stop and admire each dapple. The band didn't play this morning. We listened to the paint dry."
    ),
    _(
        "Forty spinning tops spun at the same time, and the red one won. In other news, the carrots in the pantry stayed in their places. That has never happened before."
    ),
    _(
        "Pancakes for breakfast. Jigsaw puzzles. Pancakes for lunch. More puzzles. Then pancakes again, when it should have been bedtime. Every puzzle got all its pieces, but some of them are sticky."
    ),
    _(
        "We sharpened nine hundred pairs of skates, left and right. Santa walked through with flour on his boots. He said hello at every bench, the way he always does, but he forgot to hum."
    ),
    _(
        "It rained hay for a while this morning. We shook it out of the teddy bears, the trains and the tea. If you find a stalk in your present this year, you'll know that it came by air."
    ),
    _(
        "The wooden boats passed their swimming test in the washtub. At suppertime, we all went out and cheered for the reindeer. We cheered in a whisper. It tickles."
    ),
    _(
        "Forty of us ran off with lanterns and pan lids, so we were short of hands. The rest of us stuffed the toy owls. By suppertime, it was snowing in big soft flakes, and nobody could see the barn."
    ),
    _(
        "Snow up to the windowsills. We dug one tunnel to the paint shed and one to the cocoa. Nobody felt like singing. You don't, when a friend is having a hard time."
    ),
    _(
        "Bramble and Bo came in for soup, yawning. By noon, the whole workshop had caught it, right down to the row of teddy bears. We finished three hundred dolls' slippers anyway."
    ),
    _(
        "Marbles. We counted them into bags of twenty, slowly, because you can't chase a marble quietly. One is still missing. It's the blue one with a swirl. Please look under your feet."
    ),
    _(
        "Every morning at nine, Bernard reads us the day's wishes. Today it took longer than usual. First it was very quiet, and then we all laughed. After that, we got more done than on any day this month."
    ),
    _(
        "The last doll got her last button. Then we all put on our quilts and went out to help a friend fall asleep. We can't tell you how that ended. We're not sure ourselves."
    ),
    _(
        "Zzz. (There's nothing else on this page. There's just a pencil line that wanders downhill and off the edge, and the print of somebody's ear.)"
    ),
    _(
        "It seems that we slept through a whole day! So we wrapped twice as fast, and we folded the paper so softly that it didn't crackle once. Bernard had asked us to. He said please."
    ),
    _(
        "Every bow is tied. Tonight, everybody's needed outside, in socks, in one long line. It's the strangest job we've ever had. Yusuf already feels a sneeze coming."
    ),
    _(
        "The sleigh is full, and nobody dropped a ribbon. We found the blue marble, too. It was in Bernard's slipper. If you listen for Santa tonight and don't hear a thing, that's him."
    ),
)
"""What the elves wrote on December 1, 2, … 24."""


@entry
class Stage:
    """What the workshop, the reindeer and the sleigh are doing from a day of December on."""

    day: int
    workshop: str
    reindeer: str
    sleigh: str

    def __post_init__(self) -> None:
        problem = f"is no day from 1 to {DOORS + 1}"
        require(self, "day", problem, holds=1 <= self.day <= DOORS + 1)


ALL_YEAR = Stage(
    day=1,
    workshop=_("Busy with the toys that take longest"),
    reindeer=_("Resting up and eating lots of carrots"),
    sleigh=_("Asleep under a blanket, nice and dry"),
)
"""What they are doing while the calendar is closed."""

STAGES = (
    Stage(
        day=1,
        workshop=_("Every bench is full, from bears to trains"),
        reindeer=_("Stretching, and eating lots of carrots"),
        sleigh=_("Getting its last coat of red paint"),
    ),
    Stage(
        day=6,
        workshop=_("Wheels, tails and stairs are going on"),
        reindeer=_("Trotting around the yard in step"),
        sleigh=_("Being polished, one runner at a time"),
    ),
    Stage(
        day=12,
        workshop=_("Everybody's building, but in a whisper"),
        reindeer=_("Practicing, and tripping a little"),
        sleigh=_("All polished, with one thing missing"),
    ),
    Stage(
        day=18,
        workshop=_("The elves are wrapping the last toys"),
        reindeer=_("Resting up and eating lots of carrots"),
        sleigh=_("Shining, but one thing's still missing"),
    ),
    Stage(
        day=23,
        workshop=_("Only the name tags are left"),
        reindeer=_("Trying on something new and woolly"),
        sleigh=_("Polished and ready to load"),
    ),
    Stage(
        day=25,
        workshop=_("Swept, and full of happy snores"),
        reindeer=_("Home again, and fast asleep"),
        sleigh=_("Back in the barn, with sand in it"),
    ),
)
"""In the order of their days; the last one also holds until the calendar closes."""
