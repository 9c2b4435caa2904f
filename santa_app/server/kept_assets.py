"""Keeps the assets of earlier releases for a week, for the pages that visitors have open.

A page loads further modules, by names with a hash, while its visitor goes on. After an update, the
new build does not have them. So every server puts its own into a folder that outlives the release,
and answers with those of the folder where its build has none. During a rolling update that also
lets a server of either release serve the pages of the other.
"""

import asyncio
import logging
import os
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from santa_app.build_folder import build_folder
from santa_app.server.serving import is_hashed
from santa_app.settings import settings

logger = logging.getLogger(__name__)

BUILT: Final = build_folder() / "client" / "assets"
KEEP_SECONDS: Final = 7 * 86_400.0
"""Seconds for which a release's assets are kept after the last server that runs it has stopped."""
REFRESH_SECONDS: Final = 3600.0
"""Seconds between two refreshes of a running server's assets."""


def refresh(built: Path, kept: Path) -> None:
    """Put a build's assets into the folder, as used just now, and delete outdated ones."""
    kept.mkdir(parents=True, exist_ok=True)
    now = time.time()
    for file in built.iterdir():
        target = kept / file.name
        try:
            os.utime(target, (now, now))
        except FileNotFoundError:
            # Under another name first: a server of the other release may read it any time.
            draft = kept / f"{file.name}.{os.getpid()}.new"
            shutil.copyfile(file, draft)
            draft.replace(target)
    for file in kept.iterdir():
        with suppress(FileNotFoundError):  # the draft of another process, which is renamed now
            if file.stat().st_mtime < now - KEEP_SECONDS:
                file.unlink()


def publish(kept: Path) -> None:
    """Refresh the assets of this release; a folder that cannot be written is logged."""
    try:
        refresh(BUILT, kept)
    except OSError as error:
        logger.warning("KEPT_ASSETS_DIR cannot be used: %s", error.strerror)


async def keep_assets() -> None:
    """Refresh the assets of this release until cancelled (a lifespan task)."""
    folder = settings().kept_assets_dir
    while folder is not None:
        await asyncio.to_thread(publish, folder)
        await asyncio.sleep(REFRESH_SECONDS)


def serve_kept_assets(app: ASGIApp) -> ASGIApp:
    """Wrap the whole server: answer with a kept asset where the build has none of this name."""
    folder = settings().kept_assets_dir
    if folder is None:
        return app

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        # A name with a hash has no slash, so it leads nowhere else.
        name = Path(scope["path"]).name
        if (
            scope["type"] == "http"
            and scope["method"] in {"GET", "HEAD"}
            and is_hashed(scope["path"])
            and not (BUILT / name).exists()
            and (folder / name).exists()
        ):
            await FileResponse(folder / name)(scope, receive, send)
            return
        await app(scope, receive, send)

    return wrapped
