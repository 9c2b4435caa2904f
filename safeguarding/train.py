"""Trains the recognizer: `python -m safeguarding.train` writes its weights and its model card.

The texts are split into five folds. A recognizer that has not seen a fold judges it, by the engine
that the site runs; from these judgements come the figures, and for each language the limits from
which a sign counts. Then a recognizer is trained with all texts. Everything is seeded and each
training runs in one thread, so the same texts, packages and kind of processor give the same bytes.
What was computed is kept in `.build/`, so a run that ended early goes on.
"""

import hashlib
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

for _threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[_threads] = "1"

import numpy as np  # noqa: E402 - after the number of threads
from numpy.typing import NDArray  # noqa: E402

from safeguarding import tune  # noqa: E402
from safeguarding.card import Figures, write_card  # noqa: E402
from safeguarding.heads import HIDDEN, Floats  # noqa: E402
from safeguarding.texts import FOLDER, LOCALES, Text, texts  # noqa: E402
from santa_app.content.sad_words import kinds  # noqa: E402
from santa_app.recognizer import model  # noqa: E402
from santa_app.recognizer.encoder import Encoder  # noqa: E402

FOLDS: Final = (0,)
"""Those of the five that are judged; each needs a training of its own."""
FALSE_HELD: Final = 0.12
"""Share of ordinary letters that may be held, where 40% of them are traps."""
FALSE_WORRY: Final = 0.18
"""Share of ordinary letters that may be answered other than cheerfully, the held ones included."""
TRAPS: Final = 0.4
PHRASES: Final = np.array([3.0, 2.0], np.float32)
"""What phrases add to the logits of danger and worry."""


def trained(fold: int | None) -> dict[str, Any]:
    """Return the weights of a training without a fold, or with all texts."""
    corpus = texts()
    kept = _kept(corpus, fold)
    if not kept.exists():
        np.savez_compressed(kept, **tune.tuned(tune.material(corpus), fold))
    with np.load(kept) as file:
        return dict(file)


def _kept(corpus: Sequence[Text], fold: int | None) -> Path:
    digest = hashlib.sha256(repr(corpus).encode())
    for program in ("heads", "misspell", "torch_encoder", "tune"):
        digest.update((FOLDER / f"{program}.py").read_bytes())
    return tune.FOLDER / f"tuned-{digest.hexdigest()[:16]}-{fold}.npz"


def judged(weights: dict[str, Any], corpus: Sequence[Text]) -> Floats:
    """Return the logits of letters, phrases included."""
    encoder = Encoder(weights)
    found = []
    for one in corpus:
        rows = model.with_mean(np, encoder.query(model.parts_of(one.words, one.locale)))
        phrases = model.with_phrases(kinds(one.words, one.locale))
        found.append(model.pooled_logits(np, weights, rows) + np.array(phrases) * PHRASES)
    return np.array(found, np.float32)


def limits(logits: Floats, corpus: list[Text]) -> dict[str, Floats]:
    """Return the logits from which danger and worry count, by language.

    As many signs count as the budget of false answers allows. Three quarters of a limit
    come from all languages, because each language has few texts.
    """
    everywhere = _limits(logits, corpus)
    found = {}
    for locale in LOCALES:
        own = [number for number, one in enumerate(corpus) if one.locale == locale]
        here = _limits(logits[own], [corpus[number] for number in own])
        found[locale] = (3 * everywhere + here) / 4
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
    fold = tune.material(corpus).fold
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        *without, weights = pool.map(trained, (*FOLDS, None))
    unseen = [[one for one, own in zip(corpus, fold, strict=True) if own == n] for n in FOLDS]
    logits = np.concatenate([judged(*one) for one in zip(without, unseen, strict=True)])
    told = [one for own in unseen for one in own]
    found = limits(logits, told)
    weights["phrases"] = PHRASES
    weights["languages"] = np.array(LOCALES)
    weights["limits"] = np.array([found[locale] for locale in LOCALES])
    np.savez_compressed(model.WEIGHTS, **weights)
    counts = logits >= np.array([found[one.locale] for one in told])
    write_card(
        FOLDER / "card.md",
        FOLDER / "MODEL.md",
        Figures.of(told, counts.tolist()),
        model.WEIGHTS,
        networks=tune.NETWORKS,
        hidden=HIDDEN,
        phrases=" and ".join(map(str, PHRASES.tolist())),
        texts=f"{len(corpus):,}",
        judged=f"{len(told):,}",
        moved=f"{np.unpackbits(weights['up'] | weights['down']).mean():.1%}",
        false_held=f"{FALSE_HELD:.0%}",
        false_worry=f"{FALSE_WORRY:.0%}",
    )


if __name__ == "__main__":
    main()
