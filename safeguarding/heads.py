"""Small networks that judge a letter by the rows of its parts, trained before the encoder is."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
HIDDEN: Final = 128
LETTERS_AT_ONCE: Final = 64
RATE: Final = 2e-3
DECAY: Final = 2.0


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


def train(
    letters: Letters, chosen: NDArray[np.int64], targets: Floats, seed: int, passes: int
) -> list[Floats]:
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
    steps = passes * -(-len(chosen) // LETTERS_AT_ONCE)
    step = 0
    for _ in range(passes):
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
