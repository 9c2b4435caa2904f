"""What a gentle reply says about each kind of sorrow, by rules that hold in all languages."""

import re
from collections.abc import Iterable

import pytest

from santa_app.content.sad_words import DANGER, sad_words
from santa_app.content.santa_reply import AGED, CLASS_KINDS, GENDERED, SAD_KINDS, prose
from santa_app.i18n import REVIEWED
from santa_app.letters.models import SantaLetter
from santa_app.letters.replies import ReplyContent, write
from tests.support.letter_examples import letter

LOCALES = ["en", *sorted(REVIEWED)]
# After a death, nobody is glad of a letter; no religion, no promise, and neither warmth nor winter.
FORBIDDEN = {
    "en": r"\bglad|up here|heaven|angel|\bgod\b|pray|\bwarm|snow|winter|promise|\bjok",
    "de": r"\bfroh\b|hier oben|himmel|engel|\bgott|\bbete|warm|wärme|schnee|winter|versprech",
    "fr": r"\bcontent|là-haut|en haut|\bciel|\banges?\b|dieu|prière|chaleur|neige|hiver|promet",
    "es": r"alegra|arriba|\bcielo|ángel|\bdios|\brez|calor|nieve|invierno|promet",
    "it": r"contento|quassù|\bcielo|angel|\bdio\b|preghi|calore|\bneve|inverno|promett|sei stat",
    "pt_BR": r"contente|em cima|\bcéu|\banjo|\bdeus|\brez|calor|\bneve|inverno|promet|que bom",
    "nl": r"\bblij\b|hierboven|hemel|engel|\bgod\b|\bwarm|sneeuw|winter|beloof|beloven",
    "pl": r"\bciesz|niebi|anioł|aniel|\bbóg|\bboga|modl|ciepł|śnieg|\bzim|obiec|\w(łeś|łaś)\b",
    "uk": r"\bрад(ий|ію)|\bнеб|янгол|\bбог|молит|тепл|\bсніг|\bзим|обіця|\bти \w+(в|ла)\b",
    "ja": r"うれし|天国|天使|神|いのり|祈|あたたか|[温暖]か|雪|冬|やくそく|約束",
    "ko": r"반가|반갑|기쁘|기뻐|하늘|천국|천사|하느님|하나님|기도|따뜻|눈송이|겨울|약속",
    "ar": r"سعيد|الأعلى|السماء|الجنة|ملاك|الله|دفء|ثلج|شتاء|أعدك"
    # Verbs of the second person, but for those that are spelled alike for a girl and a boy.
    r"|(يمكن|حقّ|علي|يلزم)ك أن ت(?!بكي|حكي)",
}
# After a death, it is not "good that" somebody wrote, told or has others either.
GOOD_THAT = {
    "en": r"\b(good|nice|lovely|great) (that|when|to h|you)",
    "de": r"\b(gut|schön|toll|richtig), (dass|wenn)",
    "fr": r"\bbien (que|de|d’|fait)\b", "es": r"qué bien|hecho bien|bueno que",
    "it": r"è un bene|fatto bene", "pt_BR": r"\b(bom|bem) (você|ter|que)",
    "nl": r"\b(goed|fijn) dat\b", "pl": r"dobrze, że", "uk": r"добре, що", "ja": r"よかった",
    "ko": r"잘했|다행|(서|건|게) (참 )?좋(은 일|았|아요|네)",
    "ar": r"(حسن|جميل|جيّ?د) أن|أحسنت",
}  # fmt: skip
SAD = {
    "death": "my grandpa died", "animal": "our hamster died", "war": "the bombs fall at night",
    "illness": "my brother was in a car accident", "bullied": "they laugh at me",
    "money": "we have no money", "parents": "my parents divorced", "away": "I miss my daddy",
    "friends": "I'm so lonely", "fear": "I cry every night",
}  # fmt: skip
FOR_EVERYONE = {
    "en": "Health for all|Peace on earth|that everybody stays healthy",
    "de": "Gesundheit für alle|Frieden auf der Welt|dass alle gesund bleiben",
    "fr": "la santé pour tous|la paix dans le monde|que tout le monde soit en bonne santé",
    "es": "salud para todos|paz en el mundo|que todos tengan salud",
    "it": "salute per tutti|la pace nel mondo|che tutti stiano bene",
    "pt_BR": "saúde para todos|paz no mundo|que todos tenham saúde",
    "nl": "gezondheid voor iedereen|vrede op aarde|dat iedereen gezond blijft",
    "pl": "zdrowia dla wszystkich|pokój na świecie|żeby wszyscy byli zdrowi",
    "uk": "здоров'я всім|миру на землі|щоб усі були здорові",
    "ja": "世界の平和|みんなが健康でありますように|せんそうがなくなりますように",
    "ko": "세계 평화|모두 건강하게 해 주세요|전쟁이 없어졌으면 좋겠어요",
    "ar": "الصحة للجميع|السلام في العالم|أن يكون الجميع بصحة جيدة",
}


def said(stored: SantaLetter) -> tuple[ReplyContent, list[str]]:
    reply = write(stored)
    return reply, [paragraph.text for paragraph in reply.paragraphs]


def neutral(texts: Iterable[str]) -> list[str]:
    """Return variants as a child and a teenager read them that say neither "girl" nor "boy"."""
    spoken = [GENDERED.sub(r"\3", text) for text in texts]
    return [AGED.sub(form, text) for text in spoken for form in (r"\1", r"\2")]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_gentle_reply_is_glad_of_nothing_and_promises_nothing(locale: str) -> None:
    parts = {name: texts for name, texts in prose(locale).parts.items() if "gentle" in name}
    assert {"class: gentle", *(f"gentle: {kind}" for kind in SAD_KINDS)} <= parts.keys()
    forbidden = re.compile(f"{FORBIDDEN[locale]}|{GOOD_THAT[locale]}", re.IGNORECASE)
    for name, texts in parts.items():
        for text in neutral(texts):
            assert not forbidden.search(text), (name, text)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_kind_is_answered_by_its_own_passage(locale: str) -> None:
    assert SAD.keys() == set(SAD_KINDS) == sad_words(locale).phrases.keys() - {DANGER}
    for kind, text in SAD.items():
        reply, texts = said(letter(locale=locale, message_to_santa=text, wish_list="a kite"))
        assert kind in reply.kinds
        assert texts[1] in neutral(prose(locale).parts[f"gentle: {kind}"])
        _, texts = said(letter(locale=locale, message_to_santa=text, children="Anna\nBen"))
        told = [name for name, own in prose(locale).parts.items() if texts[1] in neutral(own)]
        assert told == [f"class gentle: {one}" for one in CLASS_KINDS if one == kind]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("my dog and my grandpa died", "death"), ("grandpa and my dog died", "death"),
        ("my dog died, and so did grandpa", "death"), ("grandpa died. I have a dog", "death"),
        ("my dog died and I miss him so much", "animal"),
        ("mom is in the hospital and we have no money", "illness"),
    ],
)  # fmt: skip
def test_of_several_kinds_the_gravest_is_answered(text: str, kind: str) -> None:
    _, texts = said(letter(message_to_santa=text))
    assert texts[1] in prose("en").parts[f"gentle: {kind}"]


@pytest.mark.parametrize("locale", LOCALES)
def test_peace_or_health_for_all_is_answered_in_the_ordinary_letter(locale: str) -> None:
    (answers,) = (
        topic.answers for topic in prose(locale).topics if topic.name == "question: for everyone"
    )
    for wish in FOR_EVERYONE[locale].split("|"):
        reply, texts = said(letter(locale=locale, wish_list=wish, message_to_santa=None))
        assert (reply.kinds, reply.grown_up_note) == (frozenset(), "")
        assert sum(text in neutral(answers) for text in texts) == 1, wish
