"""The word lists of the elf name generator."""

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
"""Starts with N, whose character code is a multiple of 26, so each letter gets a prefix of its own."""

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
"""Each continues a sentence that starts with the elf: "Jingle Snowflake … never runs out of glitter"."""
