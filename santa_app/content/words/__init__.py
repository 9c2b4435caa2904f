"""The first names and places that Santa's reply may quote; art/words/README.md names the sources."""

from pathlib import Path

FIRST_NAMES_FILE = Path(__file__).with_name("first_names.txt")
"""Each line is a first name in small letters without accents. "word" after a tab marks a name that
is an ordinary word of a published language as well, such as "grant" or "mata"; "grammar" one that
sentences need, such as "sie". A line of several words is a name that is quoted whole."""
INSULTS_FILE = Path(__file__).with_name("insults.txt")
"""Each line is an insult of a published language, spelled as in the first list."""
PLACES_FILE = Path(__file__).with_name("places.txt")
"""Each line is a place as in the other list, and after tabs: its kind (c, country; r, region; t,
city), how it is shown, and the countries it is in (`US-IL`: the state)."""
