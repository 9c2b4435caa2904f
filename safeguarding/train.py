"""Trains the recognizer: `python -m safeguarding.train` writes its weights and its model card.

The texts beside this file and the project's older corpora are split into five folds. Networks that
have not seen a fold judge it; from these judgements come the figures, and for each language the
limits from which a sign counts. Then networks are trained with all texts. Everything is seeded and
runs in one thread, so the same texts, packages and kind of processor give the same bytes. The
vectors of the texts are kept in `.build/`, because computing them takes minutes.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

for _threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[_threads] = "1"

import numpy as np  # noqa: E402 - after the number of threads
from numpy.typing import NDArray  # noqa: E402

from safeguarding.card import Figures, write_card  # noqa: E402
from santa_app.content.sad_words import kinds  # noqa: E402
from santa_app.i18n import LANGUAGES  # noqa: E402
from santa_app.recognizer import model  # noqa: E402

Floats = NDArray[np.float32]
FOLDER: Final = Path(__file__).parent
PROJECT: Final = FOLDER.parent
CORPORA: Final = PROJECT / "tests/unit/letters/corpora"
CACHE: Final = PROJECT / ".build/safeguarding.npz"
LOCALES: Final = tuple(one.locale for one in LANGUAGES)

FOLDS: Final = 5
NETWORKS: Final = 4
HIDDEN: Final = 128
EPOCHS: Final = 15
LETTERS_AT_ONCE: Final = 64
RATE: Final = 2e-3
DECAY: Final = 2.0
FALSE_HELD: Final = 0.08
"""Share of ordinary letters that may be held, where 40% of them are traps."""
FALSE_WORRY: Final = 0.12
"""Share of ordinary letters that may be answered other than cheerfully, the held ones included."""
TRAPS: Final = 0.4
PHRASES: Final = np.array([3.0, 2.0], np.float32)
"""What phrases add to the logits of danger and worry."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A training text; `kind` begins with `trap` for an ordinary one that looks worrying."""

    locale: str
    group: str
    """danger, sad or ordinary."""
    kind: str
    words: str


def texts() -> list[Text]:
    """Return all training texts, each once."""
    found = {(one.locale, "".join(one.words.casefold().split())): one for one in _all_texts()}
    return list(found.values())


def _all_texts() -> Iterator[Text]:
    for file in sorted(FOLDER.glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            row = json.loads(line)
            words = " ".join(row["text"].split())
            yield Text(locale=file.stem, group=row["class"], kind=row["kind"], words=words)
    corpora = [(CORPORA / "safeguarding.txt", "en")]
    corpora += [(file, file.stem) for file in sorted((CORPORA / "danger").glob("*.txt"))]
    for file, locale in corpora:
        for line in file.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                group, words = line.split(" | ", 1)
                kind = "trap_corpus" if group == "ordinary" else "corpus"
                yield Text(locale=locale, group=group, kind=kind, words=" ".join(words.split()))


def vectors(parts: list[list[str]]) -> list[Floats]:
    """Return the rows that the network reads of each text, from the cache as far as possible."""
    cache: dict[str, Floats] = {}
    if CACHE.exists():
        with np.load(CACHE) as file:
            cache = dict(zip(file["keys"].tolist(), file["vectors"], strict=True))
    encoder = model.encoder()
    CACHE.parent.mkdir(exist_ok=True)
    new = [one for one in parts if any(_key(part) not in cache for part in one)]
    for number, one in enumerate(new, start=1):
        cache.update(zip(map(_key, one), encoder.query(one).astype(np.float16), strict=True))
        if number % 500 == 0 or number == len(new):
            np.savez(CACHE, keys=np.array(list(cache)), vectors=np.array(list(cache.values())))
            print(f"  vectors of {number} of {len(new)} texts", flush=True)  # noqa: T201 - progress
    return [
        model.with_mean(np, np.array([cache[_key(part)] for part in one], np.float32))
        for one in parts
    ]


def _key(part: str) -> str:
    return hashlib.sha256(part.encode()).hexdigest()[:24]


class Letters:
    """Rows of several letters in one array, to train and judge them together."""

    def __init__(self, rows: list[Floats]) -> None:
        self.rows = np.concatenate(rows)
        self.counts = np.array([len(one) for one in rows])
        self.starts = np.concatenate([[0], np.cumsum(self.counts)[:-1]])

    def batch(self, letters: NDArray[np.int64]) -> tuple[Floats, NDArray[np.int64]]:
        """Return the rows of some letters, and how many each has."""
        counts = self.counts[letters]
        offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        return self.rows[np.repeat(self.starts[letters], counts) + offsets], counts


def train(letters: Letters, chosen: NDArray[np.int64], targets: Floats, seed: int) -> list[Floats]:
    """Return the layers of a network that has seen the chosen letters (AdamW, cosine schedule)."""
    random = np.random.default_rng(seed)
    rows = letters.batch(chosen)[0]
    mean, scale = rows.mean(0), rows.std(0) + 1e-6
    width = rows.shape[1]
    layers = [
        random.normal(0, width**-0.5, (width, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        random.normal(0, HIDDEN**-0.5, (HIDDEN, 2)).astype(np.float32),
        np.zeros(2, np.float32),
    ]
    moments = [(np.zeros_like(one), np.zeros_like(one)) for one in layers]
    steps = EPOCHS * -(-len(chosen) // LETTERS_AT_ONCE)
    step = 0
    for _ in range(EPOCHS):
        order = random.permutation(chosen)
        for first in range(0, len(order), LETTERS_AT_ONCE):
            batch = order[first : first + LETTERS_AT_ONCE]
            rows, counts = letters.batch(batch)
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            gradients = _gradients(layers, (rows - mean) / scale, counts, targets[batch])
            for layer, gradient, moment in zip(layers, gradients, moments, strict=True):
                moment[0][:] += 0.1 * (gradient - moment[0])
                moment[1][:] += 0.001 * (gradient * gradient - moment[1])
                spread = np.sqrt(moment[1] / (1 - 0.999**step)) + 1e-8
                decay = DECAY * layer if layer.ndim == 2 else 0
                layer[:] -= rate * (moment[0] / (1 - 0.9**step) / spread + decay)
    # The network that is stored reads vectors as the encoder gives them.
    first = layers[0] / scale[:, None]
    return [first, layers[1] - mean @ first, *layers[2:]]


def _gradients(
    layers: list[Floats], rows: Floats, counts: NDArray[np.int64], targets: Floats
) -> list[Floats]:
    first, bias, second, last = layers
    hidden = np.maximum(rows @ first + bias, 0)
    parts = hidden @ second + last
    letter = np.repeat(np.arange(len(counts)), counts)
    starts = np.cumsum(counts) - counts
    top = np.maximum.reduceat(parts, starts)
    powers = np.exp(parts - top[letter])
    sums = np.add.reduceat(powers, starts)
    pooled = top + np.log(sums) - 0.5 * np.log(counts)[:, None]
    errors = (1 / (1 + np.exp(-pooled)) - targets) / len(counts)
    outer = (errors[letter] * powers / sums[letter]).astype(np.float32)
    inner = (outer @ second.T) * (hidden > 0)
    return [rows.T @ inner, inner.sum(0), hidden.T @ outer, outer.sum(0)]


def stored(networks: list[list[Floats]]) -> dict[str, Any]:
    """Return the arrays of networks as the model reads them: the first layers in 8 bits."""
    first, bias, second, last = (np.stack(one) for one in zip(*networks, strict=True))
    scale = np.abs(first).max(axis=1, keepdims=True) / 127
    return {
        "first": np.round(first / scale).astype(np.int8),
        "scale": scale.astype(np.float32),
        "bias": bias[:, None].astype(np.float32),
        "second": second.astype(np.float32),
        "last": last[:, None].astype(np.float32),
    }


def judged(networks: list[list[Floats]], rows: list[Floats]) -> Floats:
    """Return the logits of letters."""
    weights = stored(networks)
    return np.array([model.pooled_logits(np, weights, one) for one in rows])


def limits(logits: Floats, corpus: list[Text]) -> dict[str, Floats]:
    """Return the logits from which danger and worry count, by language.

    As many signs count as the budget of false answers allows. Half of a limit comes from all
    languages, because each language has few texts.
    """
    everywhere = _limits(logits, corpus)
    found = {}
    for locale in LOCALES:
        own = [number for number, one in enumerate(corpus) if one.locale == locale]
        here = _limits(logits[own], [corpus[number] for number in own])
        found[locale] = (everywhere + here) / 2
    return found


def _limits(logits: Floats, corpus: list[Text]) -> Floats:
    ordinary = np.array([one.group == "ordinary" for one in corpus])
    trap = ordinary & np.array([one.kind.startswith("trap") for one in corpus])
    plain = ordinary & ~trap
    weights = TRAPS * trap / trap.sum() + (1 - TRAPS) * plain / max(1, plain.sum())
    danger = _limit(logits[:, 0], weights, FALSE_HELD)
    # What is held is not answered cheerfully either.
    worry = np.where(logits[:, 0] >= danger, np.inf, logits[:, 1])
    return np.array([danger, _limit(worry, weights, FALSE_WORRY)], np.float32)


def _limit(logits: Floats, weights: NDArray[np.float64], most: float) -> np.float32:
    order = np.argsort(-logits, kind="stable")
    return logits[order[int(np.argmax(np.cumsum(weights[order]) > most))]]


def main() -> None:
    """Train, measure, and write the weights and the card."""
    corpus = texts()
    rows = vectors([model.parts_of(one.words, one.locale) for one in corpus])
    letters = Letters(rows)
    targets = np.array(
        [[one.group == "danger", one.group != "ordinary"] for one in corpus], np.float32
    )
    phrases = np.array(
        [model.with_phrases(kinds(one.words, one.locale)) for one in corpus], np.float32
    )
    fold = np.random.default_rng(0).permutation(len(corpus)) % FOLDS
    logits = np.zeros((len(corpus), 2), np.float32)
    for one in range(FOLDS):
        seen = np.flatnonzero(fold != one)
        networks = [train(letters, seen, targets, seed) for seed in range(NETWORKS)]
        unseen = np.flatnonzero(fold == one)
        logits[unseen] = judged(networks, [rows[number] for number in unseen])
        print(f"  fold {one + 1} of {FOLDS}", flush=True)  # noqa: T201 - progress
    logits += phrases * PHRASES
    found = limits(logits, corpus)
    everything = np.arange(len(corpus))
    weights = stored([train(letters, everything, targets, seed) for seed in range(NETWORKS)])
    weights["phrases"] = PHRASES
    weights["languages"] = np.array(LOCALES)
    weights["limits"] = np.array([found[locale] for locale in LOCALES])
    np.savez_compressed(model.WEIGHTS, **weights)
    np.savez(CACHE.with_name("judged.npz"), logits=logits, phrases=phrases)
    counts = logits >= np.array([found[one.locale] for one in corpus])
    write_card(
        FOLDER / "card.md",
        FOLDER / "MODEL.md",
        Figures.of(corpus, counts.tolist()),
        model.WEIGHTS,
        networks=NETWORKS,
        hidden=HIDDEN,
        phrases=" and ".join(map(str, PHRASES.tolist())),
        texts=f"{len(corpus):,}",
        false_held=f"{FALSE_HELD:.0%}",
        false_worry=f"{FALSE_WORRY:.0%}",
    )


if __name__ == "__main__":
    main()
