"""The first names and places that Santa's reply may quote; art/words/README.md names the sources."""

from pathlib import Path

FIRST_NAMES_FILE = Path(__file__).with_name("first_names.txt")
"""Each line is a first name in small letters without accents. "word" after a tab marks a name that
is an English word as well, such as "grace"."""
PLACES_FILE = Path(__file__).with_name("places.txt")
"""Each line is a place as in the other list, and after tabs: its kind (c, country; r, region; t,
city), how it is shown, and the countries it is in (`US-IL`: the state)."""
