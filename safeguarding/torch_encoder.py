"""The engine's encoder in PyTorch: cuts texts into pieces as it does, and can be trained."""

import math
import struct
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from santa_app.recognizer import encoder

PRECISION: Final = (
    torch.bfloat16
    if torch.backends.cpu.get_cpu_capability().startswith("AVX512")
    else torch.float32
)
"""Half precision where the processor has it; others only emulate it, fifty times slower."""
HEADS: Final = 12
INNER: Final = 1536
_EPSILON: Final = 1e-12


class Tokenizer:
    """Cuts texts into the pieces with the highest sum of scores, as the engine does."""

    def __init__(self, file: bytes) -> None:
        at = 44
        count, self.first, self.last, _, self.unknown = struct.unpack_from("<5i", file, at)
        (length,) = struct.unpack_from("<Q", file, at + 20)
        at += 28
        offsets = np.frombuffer(file, np.uint32, count + 1, at)
        scores = np.frombuffer(file, np.float32, count, at + 4 * count + 4)
        at += 8 * count + 4
        blob = file[at : at + length]
        self._pieces: dict[str, tuple[int, float]] = {}
        for number in range(count):
            piece = blob[offsets[number] : offsets[number + 1]]
            if piece and number != self.unknown:
                found = (number, float(scores[number]))
                self._pieces.setdefault(piece.decode("utf-8", "replace"), found)
        self._unknown_score = float(scores.min()) - 10
        self._longest = max(map(len, self._pieces))
        at += length
        (count,) = struct.unpack_from("<i", file, at)
        at += 8
        self._normal: dict[int, str] = {}
        for _ in range(count):
            code, outs = struct.unpack_from("<IB", file, at)
            new = struct.unpack_from(f"<{outs}I", file, at + 5)
            self._normal[code] = "".join(map(chr, new))
            at += 5 + 4 * outs

    def ids(self, text: str) -> list[int]:
        """Return the numbers of a query's pieces, with those of its start and end."""
        text = f"query: {text}".translate(self._normal)
        while "  " in text:
            text = text.replace("  ", " ")
        text = text.replace(" ", "▁")
        if not text.startswith("▁"):
            text = f"▁{text}"
        best = [0.0] + [-math.inf] * len(text)
        back: list[tuple[int, int]] = [(0, 0)] * (len(text) + 1)
        for start in range(len(text)):
            score = best[start]
            for end in range(start + 1, min(len(text), start + self._longest) + 1):
                found = self._pieces.get(text[start:end])
                if found is not None and score + found[1] > best[end]:
                    best[end], back[end] = score + found[1], (start, found[0])
            if score + self._unknown_score > best[start + 1]:
                best[start + 1] = score + self._unknown_score
                back[start + 1] = (start, self.unknown)
        numbers = [self.last]
        end = len(text)
        while end:
            end, number = back[end]
            numbers.append(number)
        return [self.first, *reversed(numbers)]


def floats(file: bytes, one: encoder.Tensor) -> NDArray[Any]:
    """Return a tensor's numbers."""
    if not one.is_blocks:
        return np.frombuffer(file, np.float32, one.numbers, one.start).copy()
    scales, steps = blocks(file, one)
    return ((steps.astype(np.float32) - 8) * scales[:, None]).reshape(-1)


def blocks(file: bytes, one: encoder.Tensor) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return the scale of each block, and its 32 numbers from 0 to 15."""
    raw = np.frombuffer(file, np.uint8, one.end - one.start, one.start).reshape(-1, 18)
    scales = raw[:, :2].copy().view(np.float16).astype(np.float32)[:, 0]
    return scales, np.hstack([raw[:, 2:] & 15, raw[:, 2:] >> 4])


class _Rounded(torch.autograd.Function):
    """The weights with whole steps; gradients pass as if they were not rounded."""

    @staticmethod
    def forward(context: Any, steps: Tensor, base: Tensor, scale: Tensor) -> Tensor:  # noqa: ANN401
        context.save_for_backward(scale)
        return ((torch.clamp(base + torch.round(steps), 0, 15) - 8) * scale).to(PRECISION)

    @staticmethod
    def backward(context: Any, gradient: Tensor) -> tuple[Tensor, None, None]:  # noqa: ANN401
        return gradient.float() * context.saved_tensors[0], None, None


class Matrix(nn.Module):
    """A matrix of the encoder; `steps` says how far each number moves."""

    def __init__(self, image: bytes, one: encoder.Tensor, width: int, *, is_trained: bool) -> None:
        super().__init__()
        scales, numbers = blocks(image, one)
        scale = torch.from_numpy(scales).repeat_interleave(encoder.BLOCK).view(-1, width)
        base = torch.from_numpy(numbers.astype(np.float32)).view(-1, width)
        self._fixed = ((base - 8) * scale).to(PRECISION)
        if is_trained:
            self._scale, self._base = scale, base
            # Where in its step a weight was before the engine's author rounded it is not known.
            # Wherever it is taken to be, a small change then moves a share of the weights.
            self.steps = nn.Parameter((torch.rand(base.shape) - 0.5) * 0.96)

    def forward(self) -> Tensor:
        """Return the weights as the engine has them, in half the bits."""
        if hasattr(self, "steps"):
            return _Rounded.apply(self.steps, self._base, self._scale)
        return self._fixed


Group = tuple[int, int, Tensor | None]
"""How many texts there are, their length with padding, and what of it is no padding."""


class Layer(nn.Module):
    """One layer of the encoder."""

    def __init__(
        self, image: bytes, found: dict[str, encoder.Tensor], number: int, *, is_trained: bool
    ) -> None:
        super().__init__()
        for name in encoder.MATRICES:
            width = INNER if name == "fo" else encoder.WIDTH
            tensor = found[f"l{number}.{name}.w"]
            setattr(self, name, Matrix(image, tensor, width, is_trained=is_trained))
        for name in encoder.VECTORS:
            values = torch.from_numpy(floats(image, found[f"l{number}.{name}"]))
            self.register_parameter(name.replace(".", "_"), nn.Parameter(values, is_trained))

    def forward(self, x: Tensor, groups: Sequence[Group]) -> Tensor:
        """Return the rows after this layer; those of all groups follow each other in `x`."""
        q, k, v = (self._linear(x, name) for name in "qkv")
        seen = []
        at = 0
        for count, length, mask in groups:
            own = slice(at, at + count * length)
            at += count * length
            shape = (count, length, HEADS, -1)
            query, key, value = (one[own].view(shape).transpose(1, 2) for one in (q, k, v))
            near = query @ key.transpose(2, 3) * (encoder.WIDTH // HEADS) ** -0.5
            if mask is not None:
                near = near.masked_fill(~mask, -math.inf)
            heads = near.float().softmax(-1).to(x.dtype) @ value
            seen.append(heads.transpose(1, 2).reshape(count * length, encoder.WIDTH))
        x = self._norm(x + self._linear(torch.cat(seen), "ao"), "aln")
        inner = functional.gelu(self._linear(x, "fi"))
        return self._norm(x + self._linear(inner, "fo"), "oln")

    def _linear(self, rows: Tensor, name: str) -> Tensor:
        bias = getattr(self, f"{name}_b").to(rows.dtype)
        return functional.linear(rows, getattr(self, name)(), bias)

    def _norm(self, rows: Tensor, name: str) -> Tensor:
        weight, bias = (getattr(self, f"{name}_{one}").to(rows.dtype) for one in "wb")
        return functional.layer_norm(rows, (encoder.WIDTH,), weight, bias, _EPSILON)


class Embedding:
    """The rows from which the first layer starts."""

    def __init__(self, image: bytes, found: dict[str, encoder.Tensor]) -> None:
        one = found["emb.word"]
        raw = np.frombuffer(image, np.uint8, one.end - one.start, one.start)
        self._words = raw.reshape(-1, encoder.WIDTH // encoder.BLOCK, encoder.BLOCK_BYTES)
        self._places = floats(image, found["emb.pos"]).reshape(-1, encoder.WIDTH)
        self._type = floats(image, found["emb.type"])[: encoder.WIDTH]
        self._norm = [torch.from_numpy(floats(image, found[f"emb.ln.{one}"])) for one in "wb"]

    def rows(self, ids: NDArray[np.int64]) -> Tensor:
        """Return [texts, length, width] for the pieces of texts of the same length."""
        raw = self._words[ids]
        scales = raw[..., :2].copy().view(np.float16).astype(np.float32)
        numbers = np.concatenate([raw[..., 2:] & 15, raw[..., 2:] >> 4], -1).astype(np.float32) - 8
        rows = (numbers * scales).reshape(*ids.shape, encoder.WIDTH)
        rows = rows + self._places[: ids.shape[1]] + self._type
        return functional.layer_norm(
            torch.from_numpy(rows), (encoder.WIDTH,), *self._norm, _EPSILON
        )
