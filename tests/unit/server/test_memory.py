"""After the start, garbage collection skips the objects that were loaded."""

import gc
from collections.abc import Iterator

import pytest

from santa_app.server.memory import freeze_loaded_objects


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


def test_what_was_loaded_is_left_out() -> None:
    freeze_loaded_objects()
    assert gc.get_freeze_count() > 10_000
    assert len(gc.get_objects()) < 1_000
