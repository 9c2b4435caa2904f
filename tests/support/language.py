"""The small catalogs in `tests/support/catalogs`, in place of the site's."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from santa_app.i18n import addresses, catalogs

CATALOGS = Path(__file__).parent / "catalogs"


def _forget() -> None:
    for cached in (
        catalogs.catalog,
        catalogs.messages,
        addresses.english_path,
        addresses._originals,
    ):
        cached.cache_clear()


@contextmanager
def catalogs_in(folder: Path = CATALOGS) -> Iterator[None]:
    """Read catalogs from another folder inside the `with` block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogs, "FOLDER", folder)
        _forget()
        yield
    _forget()
