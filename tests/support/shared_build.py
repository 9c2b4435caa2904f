"""Builds that all test processes share."""

import hashlib
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from filelock import FileLock

from santa_app.server.commands import fingerprint
from santa_app.settings import load_settings
from tests.support.running_site import ROOT


def built_once(name: str, sources: Iterable[Path], build: Callable[[Path], None]) -> Path:
    """Return the folder `.build/NAME`, built by the first test process that needs it.

    Args:
        name: The name of the folder, which is kept between runs.
        sources: The files outside the site's sources that the build depends on; it is made again
            after one of them or the site has changed.
        build: Builds in the empty folder.
    """
    digest = hashlib.sha256(fingerprint(load_settings(None)).encode())
    for source in sources:
        digest.update(source.read_bytes())
    folder = ROOT / ".build" / name
    folder.parent.mkdir(exist_ok=True)
    stamp = folder.with_suffix(".built")
    with FileLock(folder.with_suffix(".lock")):
        if not stamp.exists() or stamp.read_text() != digest.hexdigest():
            stamp.unlink(missing_ok=True)
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            build(folder)
            stamp.write_text(digest.hexdigest())
    return folder
