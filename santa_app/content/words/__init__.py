"""The words by which names and places are recognized; art/words/README.md names the sources."""

from pathlib import Path

MARKED_NAMES_FILE = Path(__file__).with_name("marked_names.txt")
"""Each line is a name in small letters without accents that is more than that, and marks after
tabs: "word", an ordinary word of a published language ("hope"); "grammar", one that sentences need
("sie"); "surname", an ordinary word that is a usual surname. Several words without a mark are a
first name that is quoted whole."""
FIRST_NAMES_FILE = Path(__file__).with_name("first_names.filter")
"""The first names that are known, without accents but where the accent tells a name from a word."""
ORDINARY_WORDS_FILE = Path(__file__).with_name("ordinary_words.filter")
"""The ordinary words of the published languages that are no first names."""
INSULTS_FILE = Path(__file__).with_name("insults.txt")
"""Each line is an insult of a published language, spelled as in the first list."""
PLACES_FILE = Path(__file__).with_name("places.txt")
"""Each line is a place in small letters without accents, and after tabs: its kind (c, country; r,
region; t, city), how it is shown, and the countries it is in (`US-IL`: the state)."""
