"""Recognizes toys and gifts in a wish list, in words of `santa_app.content.wish_words` only."""

import re
from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import islice
from typing import NamedTuple, TypeVar

from santa_app.content.phrases import HANGUL, UNSPACED
from santa_app.content.wish_words import Gift, WishWords, wish_words
from santa_app.i18n import DEFAULT_LOCALE, current_language
from santa_app.letters.quoting.name_words import is_known, is_ordinary
from santa_app.letters.quoting.word_list import folded
from santa_app.letters.submission.sanitize import sanitize

T = TypeVar("T")

_MAX_WISHES = 3
_MAX_PARTS = 60
"""How many wishes of a list are read."""
_MAX_WISH = 120
"""Longest wish that is read, in characters."""
_MAX_PHRASE = 6
"""Most words of an entry of the vocabulary."""
_MAX_THING = 3
"""Most words of a thing that is not known, with its article."""
_LIST_MARKER = re.compile(r"^\s*(?:[-*•·・–—+>]+|\(?\d{1,2}[.):]|[☐☑✓✔🎁]+)\s*")
_COMMAS = re.compile(
    rf"[,;、，；،؛。・]+|[:?!？！](?=\s)|(?<=\w{{3}})\.+(?=\s|$)|(?<=[{UNSPACED}])\s+(?=[{UNSPACED}])"
)
"""What divides wishes, and sentences; the dot of "T. rex" does not."""
_SMILEYS = re.compile(r"(?<!\S)(?:[:;=]-?[)DPp*3]+|<3+|\^_?\^|[xX]D+)(?!\S)")
_SIZE = re.compile(r"\d{1,4}(?:[cm]?m|k?g|m?l|[gt]b|inch|in|er|t?h|[dxj]|ans|lat|см|р)?")
"""A number, and one with its unit."""
_WORDS = re.compile(r"[^\W_]+")
_AGES = re.compile(r"(?<=\d)/(?=\d)")
"""What is between two ages or sizes: "5/6 years"."""
_STRETCHED = re.compile(rf"((?![{UNSPACED}])[^\W\d_])\1{{2,}}")
"""A letter that is repeated to say "very": "sooo"."""
_ELISIONS = re.compile(r"\b(\w{1,6})['’ʼ`´](\w+)")
_UNSPACED = re.compile(f"[{UNSPACED}{HANGUL}]")
"""Characters of words that are divided by the vocabulary: Korean glues its particles to nouns, and
children leave out the blanks, which do not divide wishes as they do in Japanese."""
_FOR = frozenset((
    "for", "fur", "pour", "para", "pra", "pro", "per", "voor", "dla", "для", "like", "as", "wie",
    "comme", "como", "come", "zoals", "als", "jak", "як", "ل", "مثل", "زي",
))  # fmt: skip
"""Words that tell for whom a gift is, or who has one, too, as spelled in the lists."""
_SPELLED_ALIKE = str.maketrans("أإآٱىئؤة", "اااايي\u0648ه", "ء")
"""Letters, and those that children write for them: in Arabic, and hiragana for katakana."""
_SPELLED_ALIKE |= {letter: letter - 0x60 for letter in range(0x30A1, 0x30F7)}
_MIN_FORM = 3
"""Fewest letters of a word that another form is looked up for, and of that form."""
_MIN_NEAR = 5
"""Fewest letters of a word that is recognized in spite of a wrong letter."""
_MAX_UNIT = 2
"""Most letters of an abbreviation, as in "Gr. 45"."""
_MAX_EXPLANATION = 10
"""Most words that explain a gift ("because my old one is too small") and need not be known."""
_MAX_CLAUSE = 30
"""Most characters of an explanation before a gift."""
_FOREIGN = re.compile(r"[@:/\\<>{}\[\]=|$%^~🚫⛔❌❎✖✗✘👎]")
"""Characters of links and code, which no wish needs, and signs that say no."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a reply says of a wish list: up to three gifts, and whether there is anything else."""

    quoted: tuple[str, ...]
    has_more: bool


def read_wishes(text: str | None) -> Wishes:
    """Return the gifts that are recognized in a wish list, in Santa's words ("a red bicycle").

    A wish is a line of the list, or a part of it between commas or "and". The words are those of
    the current language.
    """
    return _reader(current_language().locale).read(text or "")


def without_gifts(text: str, locale: str) -> str:
    """Return a wish list without the lines that name gifts and tell nothing else."""
    reader = _reader(locale)
    return "\n".join(line for line in text.splitlines() if not reader.is_plain(line))


class _Part(NamedTuple):
    """A part of a line.

    `wish` is the number of the wish between commas that it belongs to, and `is_detail` says whether
    it tells more of the gift before: "shoes" in "a doll with a hat and shoes".
    """

    text: str
    wish: int
    is_detail: bool


class _Named(NamedTuple):
    name: str
    is_animal: bool


class _Token(NamedTuple):
    """A word or phrase, and what the vocabulary has it for."""

    phrase: str
    gift: Gift | None
    brand: str
    color: str
    number: str


class _Thing(NamedTuple):
    phrase: str
    gift: Gift
    brand: str
    color: str


@cache
def _reader(locale: str) -> "_WishReader":
    return _WishReader(wish_words(locale))


class _WishReader:
    def __init__(self, words: WishWords) -> None:
        self._words = words
        self._gifts = _Gifts(_by_folded(words.gifts), _folded_set(words.parts))
        self._brands: dict[str, str] = {}
        self._alone = _by_folded(words.alone)
        self._spellings = _by_folded(words.spellings)
        self._numbers = _by_folded(words.numbers)
        self._colors = _by_folded({color: color for color in words.colors})
        patterns = re.sub(r"\{.*?\}", " ", " ".join(words.patterns.values()))
        self._articles = {*_words(patterns), *self._numbers}
        self._adjectives = _folded_set(words.adjectives)
        self._details = _folded_set(words.details)
        self._refusing = _folded_set(words.refusing)
        self._opening = _folded_set(words.opening) - self._refusing
        self._forms = [
            (not ending.startswith("-"), _key(ending), [_key(form) for form in forms.split()])
            for ending, forms in words.forms.items()
        ]
        self._alive = _folded_set(words.alive)
        self._toys = _folded_set(words.toys)
        self._persons = _folded_set(words.persons)
        self._insults = _folded_set(words.insults)
        whole = {word for word in words.explaining if "-" not in word}
        self._explaining = _folded_set(frozenset(whole))
        self._explaining_starts = tuple(
            _key(word) for word in words.explaining if word[0] != "-" == word[-1]
        )
        known = _folded_set(words.ending) | self._details | self._explaining
        self._ending = known - self._refusing
        # Makers are the same everywhere; what is another word here stays that.
        makers = _by_folded(wish_words(DEFAULT_LOCALE).brands)
        others = self._vocabulary() | set(map(_key, words.joins))
        self._brands |= {key: name for key, name in makers.items() if key not in others}
        self._brands |= _by_folded(words.brands)

    @cached_property
    def _joins(self) -> re.Pattern[str]:
        joins = "|".join(re.escape(join) for join in self._words.joins if join[-1:] != "-")
        return re.compile(rf"\s+(?:{joins})\s+|\s*\+\s*", re.IGNORECASE)

    @cached_property
    def _undivided(self) -> re.Pattern[str]:
        """Matches names that a word for "and" is in, as in "bow and arrow"."""
        named = (*self._words.gifts, *self._words.brands, *self._words.alone)
        joined = (re.escape(name) for name in named if self._joins.search(name))
        return re.compile(rf"\b(?:{'|'.join(joined) or '(?!)'})\b", re.IGNORECASE)

    @cached_property
    def _two_colors(self) -> re.Pattern[str]:
        """Matches two colors of one thing, which are not quoted: "a pink and purple bike"."""
        joins = "|".join(re.escape(join) for join in self._words.joins if join[-1:] != "-")
        color = "|".join(sorted(map(re.escape, self._words.colors), key=len, reverse=True))
        return re.compile(rf"\b(?:{color})(?:\s+(?:{joins})\s+|-)(?:{color})\b", re.IGNORECASE)

    @cached_property
    def _clause_end(self) -> re.Pattern[str] | None:
        """Matches what ends an explanation before a gift: "-ための" in "to see stars"."""
        ends = [re.escape(word.strip("-")) for word in self._words.explaining if word[0] == "-"]
        return re.compile(rf"(?:{'|'.join(ends)})(?![{HANGUL}])") if ends else None

    @cached_property
    def _reasons(self) -> tuple[str, ...]:
        """What ends an explanation that is a part of its own: "-から-" in "to see stars"."""
        reasons = (word for word in self._words.explaining if word[0] == word[-1] == "-")
        return tuple(word.strip("-") for word in reasons)

    @cached_property
    def _polite(self) -> re.Pattern[str]:
        polite = "|".join(sorted(self._words.polite, key=len, reverse=True))
        return re.compile(rf"\b(?:{polite})\b", re.IGNORECASE)

    def _vocabulary(self) -> set[str]:
        named = (
            *(self._gifts, self._brands, self._alone, self._spellings, self._numbers, self._colors),
            *(self._adjectives, self._opening, self._ending, self._refusing),
            *(self._persons, self._alive, self._articles),
        )
        return {phrase for one in named for phrase in one}

    @cached_property
    def _phrases(self) -> set[str]:
        return self._vocabulary()

    @cached_property
    def _single_words(self) -> set[str]:
        return {word for phrase in self._phrases for word in phrase.split()}

    @cached_property
    def _near_words(self) -> dict[str, set[str]]:
        """The words of gifts, and those that begin a wish or turn it round, by first letter."""
        gifts = [name for name, gift in self._gifts.items() if not gift.is_animal]
        words = {word for name in gifts for word in name.split() if len(word) >= _MIN_NEAR}
        words |= {word for word in self._opening | self._refusing if len(word) > _MIN_NEAR}
        found: dict[str, set[str]] = {}
        for word in words:
            found.setdefault(word[0], set()).add(word)
        return found

    def _near(self, word: str) -> str:
        """Return the one known word that a word differs from in a letter: "botle", "bottel"."""
        if len(word) < _MIN_NEAR or is_ordinary(word):
            return word
        near = [known for known in self._near_words.get(word[0], ()) if _is_near(word, known)]
        return near[0] if len(near) == 1 else word

    @cached_property
    def _first_words(self) -> set[str]:
        return {name.split()[0] for name in self._gifts}

    def _known(self, word: str) -> list[str]:
        """Return the known form of a word, "lalka" for "lalkę", and what is written before it."""
        return [word] if self._is_known(word) else self._form(word, self._is_known)

    def _form(self, word: str, is_known: Callable[[str], bool]) -> list[str]:
        if len(word) <= _MIN_FORM:
            return [word]
        for is_prefix, ending, forms in self._forms:
            if word.startswith(ending) if is_prefix else word.endswith(ending):
                rest = word.removeprefix(ending) if is_prefix else word.removesuffix(ending)
                for form in forms:
                    known = rest if is_prefix else rest + form
                    if len(known) >= _MIN_FORM and is_known(known):
                        return [form, known] if is_prefix and form else [known]
        return [self._near(word)]

    def _is_known(self, word: str) -> bool:
        return word in self._single_words or self._gifts.get(word) is not None

    def _elided(self, text: str) -> str:
        """Divide "l'avion", but no word that is known as it is, as in "jeu d'échecs"."""
        return _ELISIONS.sub(
            lambda found: (
                found[0]
                if self._is_known(self._known(_key(found[0]))[-1])
                else f"{found[1]} {found[2]}"
            ),
            text,
        )

    @cached_property
    def _unspaced(self) -> re.Pattern[str]:
        """Matches the next word where no blanks divide them: the longest that is known."""
        known = self._phrases | self._single_words  # "곰인형" for "곰 인형"
        words = sorted(filter(_UNSPACED.search, known), key=len, reverse=True)
        others = f"[^{_UNSPACED.pattern[1:]}+"
        return re.compile("|".join([*map(re.escape, words), _UNSPACED.pattern, others]))

    def _split(self, text: str) -> list[str]:
        return [
            known
            for word in _words(self._elided(_STRETCHED.sub(r"\1", text)))
            for part in (self._unspaced.findall(word) if _UNSPACED.search(word) else [word])
            for known in self._known(part)
        ]

    def read(self, text: str) -> Wishes:
        """Return the gifts of a list. What `_MAX_PARTS` cuts off counts as more."""
        quoted: dict[str, None] = {}
        has_more = False
        left = _MAX_PARTS
        for line in sanitize(text).split("\n"):
            parts = list(islice(self._parts(line), left))
            left -= len(parts)
            found, is_clear = self._gifts_of(parts)
            has_more = has_more or not is_clear
            for name in found:
                if name in quoted or len(quoted) < _MAX_WISHES:
                    quoted[name] = None
                else:
                    has_more = True
            if not left:
                has_more = True
                break
        return Wishes(tuple(quoted), has_more)

    def is_plain(self, line: str) -> bool:
        """Return whether a line only names gifts, and at most whom they are for."""
        if len(line) > _MAX_WISH or (self._clause_end and self._clause_end.search(line)):
            return False
        found, is_clear = self._gifts_of(list(self._parts(sanitize(line))))
        words = self._split(line)
        at = next((at for at, word in enumerate(words) if word in _FOR), len(words))
        return (
            bool(found and is_clear)
            and self._refusing.isdisjoint(words)
            and not any(self._explains([word]) for word in words[:at])
            and all(map(self._is_receiver, words[at + 1 :]))
        )

    def _is_receiver(self, word: str) -> bool:
        """Return whether a word may tell for whom a gift is, or be of another one."""
        known = (self._persons, self._articles, self._colors, self._brands, self._opening)
        is_known = any(word in one for one in known) or self._gifts.get(word) is not None
        return is_known or self._is_small(word) or self._is_name(word) or len(word) <= _MAX_UNIT

    def _gifts_of(self, parts: list[_Part]) -> tuple[list[str], bool]:
        """Return the gifts that one line names, and whether all of it is understood.

        What is not understood may say that nothing of the line is wanted ("dolls, I hate them"). So
        only an unknown thing with an article or a number is passed over, with what "and" joins to
        it; a living being is not quoted beside it, because it may be wished well or back.
        """
        found: list[_Named] = []
        is_clear, is_explained = True, False
        skipped: int | None = None
        for before, part in zip([None, *parts], parts, strict=False):
            if part.is_detail:
                is_clear = is_clear and self._is_end(part.text)
                continue
            named = self._named(part.text)
            if named is None and not self._is_talk(part.text):
                words = self._split(part.text[:_MAX_WISH])
                is_reason = "".join(part.text.split()).endswith(self._reasons)
                if is_reason and not self._refuses(part.text):
                    is_explained = True
                    continue
                if found and (
                    (self._is_end(part.text) and not self._refuses(part.text))
                    or (words and not found[-1].is_animal and self._explains(words))
                    or (before and self._is_another(words, before, part))
                ):
                    continue
                if not self._is_thing(part.text):
                    return [], False
                is_clear = False
                skipped = part.wish
            elif named and part.wish != skipped:
                found.append(named)
        is_clear = is_clear and (bool(found) or not is_explained)
        return [one.name for one in found if is_clear or not one.is_animal], is_clear

    def _is_another(self, words: list[str], before: _Part, part: _Part) -> bool:
        """Return whether "and" joins the words to those that the gift is for: "me and Noah"."""
        is_for = not _FOR.isdisjoint(self._split(before.text[:_MAX_WISH]))
        is_joined = before.wish == part.wish and len(words) < _MAX_THING
        return is_for and is_joined and not self._refusing & set(words)

    def _is_thing(self, part: str) -> bool:
        """Return whether a part may be a thing that is not known, such as "a zorblax"."""
        words = self._split(part[:_MAX_WISH])
        return (
            1 < len(words) <= _MAX_THING
            and words[0] in self._articles
            and not self._refuses(part)
            and not any(_match(words[at:], self._gifts) for at in range(len(words)))
        )

    def _is_talk(self, part: str) -> bool:
        return len(part) <= _MAX_WISH and set(self._split(part)) <= self._opening

    def _refuses(self, part: str) -> bool:
        return bool(self._refusing & set(self._split(part[:_MAX_WISH])))

    def _is_end(self, part: str) -> bool:
        return len(part) <= _MAX_WISH and self._may_end(self._spelled(self._split(part)))

    def _parts(self, line: str) -> Iterator[_Part]:
        line = _SMILEYS.sub(" ", _LIST_MARKER.sub("", line))
        line = _AGES.sub(" ", self._polite.sub(" ", line))
        line = self._undivided.sub(lambda found: found[0].replace(" ", "-"), line)
        line = self._two_colors.sub(" ", line)
        for number, wish in enumerate(_COMMAS.split(line)):
            is_detail = False
            for part in self._parted(self._joins.split(wish)):
                if part.strip():
                    yield _Part(part, number, is_detail)
                if len(part) <= _MAX_WISH and self._details & set(self._split(part)):
                    is_detail = True

    def _parted(self, parts: list[str]) -> Iterator[str]:
        """Divide the parts also before a gift that the word "and" is written together with."""
        prefixes = tuple(join[:-1] for join in self._words.joins if join.endswith("-"))
        for part in parts:
            if _UNSPACED.search(part):
                yield from self._parted_unspaced(part)
                continue
            start = 0
            for word in re.finditer(r"(?<=\s)\S+", part) if prefixes else ():
                rest = word[0].removeprefix(next(filter(word[0].startswith, prefixes), ""))
                if (
                    rest != word[0]
                    and _key(word[0]) not in self._single_words
                    and self._first_words.issuperset(self._split(rest)[:1])
                ):
                    yield part[start : word.start()]
                    start = word.end() - len(rest)
            yield part[start:]

    def _parted_unspaced(self, part: str) -> Iterator[str]:
        """Divide a part without blanks where a word for "and" is between two known words."""
        if explained := self._explained(part):
            yield explained
            return
        words: list[str] = []
        for word in self._split(part):
            if word in self._words.joins and words and words[-1] in self._gifts:
                yield " ".join(words)
                words = []
            else:
                words.append(word)
        yield " ".join(words)

    def _after_clause(self, part: str) -> Iterator[str]:
        """Return what is behind explanations that a part begins with, the most of it first."""
        if self._clause_end and not self._refuses(part):
            ends = self._clause_end.finditer(part[:_MAX_CLAUSE])
            yield from (part[end.end() :] for end in ends if end.start())

    def _explained(self, part: str) -> str | None:
        """Return the gift that a part ends with, if all before it explains it."""
        if self._named(part):
            return None
        named = ((rest, self._named(rest)) for rest in self._after_clause(part))
        return next((rest for rest, gift in named if gift and not gift.is_animal), None)

    def _named(self, wish: str) -> _Named | None:
        if len(wish) > _MAX_WISH or _FOREIGN.search(wish):
            return None
        words = self._spelled(self._split(wish))
        rest = words
        while rest and rest[0] in self._opening and not _match(rest, self._gifts):
            rest = rest[1:]
        # Looked up first: "nerf gun" is a toy by its whole name only.
        for end in range(len(rest), 0, -1):
            whole = self._alone.get(" ".join(rest[:end]))
            if (
                whole
                and end >= (_match(rest, self._gifts) or (0,))[0]
                and (end == len(rest) or rest[end].isdecimal() or rest[end] in self._ending)
            ):
                more = rest[end:]
                is_clear = self._may_end(more) or self._explains(more)
                # "Elsa is my sister" is no wish.
                is_clear = is_clear and not self._alive & set(self._before_detail(more))
                return _Named(whole, is_animal=False) if is_clear else None
        named = self._shown(words)
        # A dog may be a toy, a real dog is none, and nobody wishes for a brother's bicycle.
        ahead = self._before_detail(words, _FOR)
        is_real = named and named.is_animal and not self._alive.isdisjoint(ahead)
        return None if is_real or self._is_owned(words) else named

    def _before_detail(self, words: list[str], details: Set[str] | None = None) -> list[str]:
        """Return the words before the one that begins what tells more."""
        details = details or _FOR | self._details
        return words[: next((at for at, word in enumerate(words) if word in details), None)]

    def _is_owned(self, words: list[str]) -> bool:
        """Return whether the words name a person without telling that the gift is for one."""
        at = next((at for at, word in enumerate(words) if word in self._persons), 0)
        return at > 0 and not (_FOR | self._details) & set(words[:at])

    def _spelled(self, words: list[str]) -> list[str]:
        """Return the words with children's spellings corrected."""
        found: list[str] = []
        while words:
            taken, correct = _match(words, self._spellings) or (1, words[0])
            found += self._split(correct)
            words = words[taken:]
        return found

    def _tokens(self, words: list[str]) -> Iterator[_Token]:
        """Divide words into the longest phrases that the vocabulary has, and single words."""
        while words:
            taken = max(
                (_match(words, known) or (1, None))[0]
                for known in (self._gifts, self._brands, self._colors, self._numbers)
            )
            phrase = " ".join(words[:taken])
            if taken == 1 and phrase not in self._phrases:
                # A word that is known in a phrase only, such as "بعجلات".
                form = self._form(phrase, self._phrases.__contains__)
                if form != [phrase] and form[-1] in self._phrases:
                    words = form + words[1:]
                    continue
            yield _Token(
                phrase,
                gift=self._gifts.get(phrase),
                brand=self._brands.get(phrase, ""),
                color=self._colors.get(phrase, ""),
                number=self._numbers.get(phrase, ""),
            )
            words = words[taken:]

    def _shown(self, words: list[str]) -> _Named | None:
        """Return the gift with what is kept of the words around it; None if a word is unknown."""
        things: list[_Thing] = []
        is_toy = not self._toys.isdisjoint(words)
        kept = {"number": "", "color": "", "brand": ""}
        tokens = list(self._tokens(words))
        said: list[str] = []
        for at, token in enumerate(tokens):
            if token.gift:
                things.append(_Thing(token.phrase, token.gift, token.brand, token.color))
            elif token.color or token.brand or (token.number and not things):
                kind = "color" if token.color else "brand" if token.brand else "number"
                kept[kind] = getattr(token, kind)
            elif self._tells_more(token.phrase, things):
                gift = things[-1].gift
                gift = replace(gift, is_animal=gift.is_animal and not is_toy)
                if not self._ends([one.phrase for one in tokens[at:]], gift, said):
                    return None
                break
            elif token.phrase in self._opening and not things:
                said.append(token.phrase)
                kept["number"] = ""
            elif not self._is_small(token.phrase):
                return None
        for kind in ("color", "brand"):
            # An orange bicycle is no orange.
            others = [token for token in things if not getattr(token, kind)]
            if others and len(others) < len(things):
                kept[kind] = next(getattr(one, kind) for one in things if one not in others)
                things = others
        named = self._put_together(things, **kept) if things else None
        beings = any(one.gift.is_animal for one in things) and not is_toy
        return named and named._replace(is_animal=beings)

    def _tells_more(self, phrase: str, things: list[_Thing]) -> bool:
        """Return whether a phrase is none of the words of a gift, but what comes behind them."""
        if not things or (things[-1].gift.is_animal and phrase in self._adjectives):
            return False
        return (
            phrase in self._ending
            or self._may_begin(phrase)
            or self._explains([phrase])
            or self._is_name(phrase)
        )

    def _put_together(
        self, things: list[_Thing], *, number: str, color: str, brand: str
    ) -> _Named | None:
        """Return the name of the gift that some nouns mean together; None if it is not clear."""
        order = self._words.thing
        # A maker's name may stand for the toy: "Barbie" after "doll" is one more doll.
        things = [
            one
            for one in things
            if not any(one.gift.shown in other.gift.shown for other in things if other is not one)
        ] or things[:1]
        if order != "last" and len(things) > 1:
            # A horse puzzle is a puzzle, whichever word comes first.
            things = [one for one in things if not one.gift.is_animal] or things
        if not order:
            # "A box of pens" is pens.
            things = [one for one in things if one.phrase not in self._opening] or things
        *others, thing = things if order == "last" else things[::-1]
        if not others and thing.phrase in self._insults:
            return None
        if others and (order not in {"first", "last"} or thing.gift.is_animal):
            if order != "last" or others[-1].phrase not in self._adjectives:
                return None
        elif thing.gift.is_animal:
            # A name or a color before an animal could be meant as an insult.
            color = brand = ""
        before = brand
        if others and order == "last" and not others[-1].gift.is_plural:
            before = others[-1].gift.shown
        before = "" if before in thing.gift.shown else before
        name = self._words.name(thing.gift, before=before, color=color, number=number)
        return _Named(name, is_animal=thing.gift.is_animal)

    def _ends(self, words: list[str], gift: Gift, said: list[str]) -> bool:
        """Return whether words behind a gift are understood, after what was said before it."""
        # Neither "that the dog can walk" nor "the dog of my neighbor" is a wish for a dog.
        is_other = gift.is_animal and (
            (words[0] not in self._details | _FOR and not _UNSPACED.search(words[0]))
            or not self._details.isdisjoint(said)
        )
        return self._explains(words, gift) or (not is_other and self._may_end(words))

    def _explains(self, words: list[str], gift: Gift | None = None) -> bool:
        """Return whether words explain a wish, which is understood without them."""
        return (
            (words[0] in self._explaining or words[0].startswith(self._explaining_starts))
            and len(words) <= _MAX_EXPLANATION
            and not self._refusing & set(words)
            and not (gift and gift.is_animal)
        )

    def _may_end(self, words: list[str]) -> bool:
        """Return whether all words behind a gift are known that may tell more of it."""
        tokens = list(self._tokens(words))
        is_kind = self._refusing.isdisjoint(words)
        for at, token in enumerate(tokens):
            if at and self._explains([one.phrase for one in tokens[at:]]):
                break
            if token.phrase in self._refusing or not (
                token.phrase in self._ending
                or (is_kind and self._may_begin(token.phrase))
                or token.gift
                or token.brand
                or token.color
                or token.number
                or self._is_small(token.phrase)
                or (is_kind and self._is_name(token.phrase))
            ):
                return False
        return True

    def _is_name(self, word: str) -> bool:
        """Return whether a word is a first name, in any case: "for my brother Tom"."""
        return word not in self._alive and is_known(self._form(word, is_known)[-1])

    def _may_begin(self, phrase: str) -> bool:
        """Return whether a phrase of `opening` may stand behind, too: particles may not."""
        return phrase in self._opening and not _UNSPACED.search(phrase)

    def _is_small(self, word: str) -> bool:
        return word in self._adjectives or bool(_SIZE.fullmatch(word))


class _Gifts(dict[str, Gift]):
    """The gifts by their folded names, and compounds of one with a known first part.

    "Puppen Wagen" is found as "Puppenwagen", and "Einhornpulli" as a "Pulli" with a first part.
    """

    def __init__(self, gifts: Mapping[str, Gift], parts: frozenset[str]) -> None:
        super().__init__(gifts)
        self._parts = parts

    def get(self, name: str, default: Gift | None = None) -> Gift | None:  # ty: ignore
        if found := super().get(name):
            return found
        if not self._parts:
            return default
        first, *more = name.split()
        joined = "".join((first, *more))
        if (found := super().get(joined)) or (more and first in self):
            return found
        for end in range(2, len(joined) - 2):
            if joined[:end] not in self._parts:
                continue
            gift = super().get(joined[end:]) or self.get(joined[end:])
            if gift and not gift.is_animal:
                shown = joined[:end].capitalize() if gift.shown[0].isupper() else joined[:end]
                return replace(gift, shown=shown + gift.shown.lower())
        return default


def _is_near(one: str, other: str) -> bool:
    """Return whether two words differ in one letter, or in the order of two."""
    short, long = sorted((one, other), key=len)
    start = next((at for at, letter in enumerate(short) if letter != long[at]), len(short))
    if len(short) < len(long):
        return short[start:] == long[start + 1 :]
    swapped = short[start : start + 2] == long[start : start + 2][::-1]
    return short[start + 1 + swapped :] == long[start + 1 + swapped :]


def _words(text: str) -> list[str]:
    return _WORDS.findall(folded(text).translate(_SPELLED_ALIKE))


def _key(text: str) -> str:
    return " ".join(_words(text))


def _by_folded(named: Mapping[str, T]) -> dict[str, T]:
    return {_key(name): value for name, value in named.items()}


def _folded_set(words: frozenset[str]) -> frozenset[str]:
    return words | {_key(word) for word in words}


def _match(words: list[str], phrases: Mapping[str, T]) -> tuple[int, T] | None:
    """Return how many of the first words are the longest known phrase, and the gift it names."""
    for taken in range(min(_MAX_PHRASE, len(words)), 0, -1):
        if (found := phrases.get(" ".join(words[:taken]))) is not None:
            return taken, found
    return None
