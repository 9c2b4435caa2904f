"""The word lists of the elf name generator (SPEC section 9)."""

from santa_app.content.checks import ContentError

PREFIX_COUNT = 26
JOB_COUNT = 16
ABILITY_COUNT = 10

MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

PREFIXES = (
    "Nutmeg",
    "Opal",
    "Peppermint",
    "Quilly",
    "Ribbon",
    "Sparkle",
    "Tinsel",
    "Upsy",
    "Velvet",
    "Winter",
    "Xylo",
    "Yule",
    "Zippy",
    "Almond",
    "Bubbles",
    "Cinnamon",
    "Dazzle",
    "Evergreen",
    "Frosty",
    "Ginger",
    "Holly",
    "Icicle",
    "Jingle",
    "Kringle",
    "Lantern",
    "Mistletoe",
)
"""Starts with N because the code of "N" is a multiple of 26: so each letter A to Z gets its own."""

SUFFIXES = (
    "Snowflake",
    "Sugarplum",
    "Twinkletoes",
    "Raindrop",
    "Buttonnose",
    "Sunbeam",
    "Starcatcher",
    "Honeybell",
    "Mapleleaf",
    "Pumpkinpie",
    "Candlewick",
    "Jinglebell",
)
"""One for each birth month, January first."""

JOBS = (
    "Toy Tester",
    "Ribbon Curler",
    "Cookie Taster",
    "Reindeer Groomer",
    "Sleigh Polisher",
    "Letter Sorter",
    "Gift Wrapper",
    "Snow Globe Shaker",
    "Candy Cane Striper",
    "Bell Tuner",
    "Teddy Bear Stuffer",
    "Train Set Engineer",
    "Cocoa Stirrer",
    "Star Hanger",
    "Stocking Stuffer",
    "Nice List Keeper",
)

ABILITIES = (
    "can wrap a bicycle in ten seconds",
    "talks with reindeer and penguins",
    "finds any lost mitten",
    "makes snowflakes dance",
    "smells fresh cookies from a mile away",
    "never runs out of glitter",
    "can whistle every carol backwards",
    "tiptoes without a single jingle",
    "makes anyone laugh, even a snowman",
    "glows softly in the dark on Christmas Eve",
)
"""Each goes on after the elf's name: "Jingle Snowflake … never runs out of glitter"."""


def _check_list(name: str, words: tuple[str, ...], count: int) -> None:
    if len(words) != count or len(set(words)) != count:
        raise ContentError("Elf names", name, f"needs {count} different entries")


_check_list("MONTHS", MONTHS, 12)
_check_list("PREFIXES", PREFIXES, PREFIX_COUNT)
_check_list("SUFFIXES", SUFFIXES, len(MONTHS))
_check_list("JOBS", JOBS, JOB_COUNT)
_check_list("ABILITIES", ABILITIES, ABILITY_COUNT)
