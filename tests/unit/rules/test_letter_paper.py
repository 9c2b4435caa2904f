"""Every reply that Santa can write fits one printed page."""

from santa_app.content.santa_reply import PARTS, TOPICS, WISHES_MORE, AgeGroup, Season
from santa_app.letters.replies.subjects import MAX_TOPICS
from santa_app.rules.letter_paper import SIZES, fits, fitting_size

PLACE = "San Fernando del Valle de Catamarca, Argentina"
WISH = "a purple Melissa & Doug stainless steel kitchen playset"


def longest(*parts: str) -> str:
    return max((text for part in parts for text in PARTS[part]), key=len)


def longest_reply() -> list[str]:
    answers = sorted((max(topic.answers, key=len) for topic in TOPICS), key=len)
    return [
        f"{longest('greeting')} {longest('arrived from').format(place=PLACE)}",
        longest(*(f"age: {group}" for group in AgeGroup)),
        longest(*(f"season: {season}" for season in Season)),
        longest("wishes quoted", "wishes read"),
        *[WISH] * 3,
        f"{WISHES_MORE} {longest('wishes after')}",
        *answers[-MAX_TOPICS:],
        longest("good", "honest"),
        longest("farewell", "farewell: teen"),
        f"P.S. {longest('postscript')}",
    ]


def test_the_longest_reply_fits_the_smallest_size() -> None:
    reply = longest_reply()
    assert sum(map(len, reply)) > 2000
    assert fits(reply, SIZES[-1])
    assert not fits([*reply, *reply], SIZES[-1])


def test_a_short_reply_is_printed_large() -> None:
    assert fitting_size(["Thank you for writing to me."] * 4) == SIZES[0]
    assert SIZES[0] > fitting_size(longest_reply())


def test_a_wide_script_takes_more_room() -> None:
    words = ["a" * 300] * 6
    assert fitting_size(["雪" * 300] * 6) < fitting_size(words)
