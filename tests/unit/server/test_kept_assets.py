"""The assets of earlier releases are kept for a week, and served where the build has none."""

import os
import time
from pathlib import Path

import httpx
import pytest

from santa_app.server import commands, kept_assets
from santa_app.server.kept_assets import KEEP_SECONDS, refresh, serve_kept_assets
from santa_app.server.serving import serve_pages
from tests.support.letter_examples import make_settings

OLD, NEW = "root-Ci1b-Lrj.js", "root-Dx2c_Mst.js"


def release(folder: Path, name: str) -> Path:
    folder.mkdir()
    (folder / name).write_text(name)
    return folder


def test_assets_outlive_their_release_by_a_week(tmp_path: Path) -> None:
    kept = tmp_path / "shared" / "kept"
    old, new = release(tmp_path / "old", OLD), release(tmp_path / "new", NEW)
    refresh(old, kept)
    started = time.time() - KEEP_SECONDS - 10
    os.utime(kept / OLD, (started, started))
    refresh(old, kept)  # it still runs after more than a week
    refresh(new, kept)
    assert {file.name for file in kept.iterdir()} == {OLD, NEW}
    assert (kept / OLD).read_text() == OLD
    os.utime(kept / OLD, (started, started))
    refresh(new, kept)
    assert [file.name for file in kept.iterdir()] == [NEW]


def test_a_build_publishes_its_assets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    kept = tmp_path / "kept"
    monkeypatch.setattr(kept_assets, "BUILT", release(tmp_path / "built", NEW))
    commands.publish_assets(make_settings())
    assert not kept.exists()
    commands.publish_assets(make_settings(kept_assets_dir=kept))
    assert [file.name for file in kept.iterdir()] == [NEW]
    commands.publish_assets(make_settings(kept_assets_dir=kept / NEW))
    assert "KEPT_ASSETS_DIR cannot be used" in caplog.text


async def test_a_kept_asset_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built, kept = release(tmp_path / "built", NEW), release(tmp_path / "kept", OLD)
    (kept / "passwords.txt").write_text("secret")
    (kept / NEW).write_text("of another build")
    monkeypatch.setattr(kept_assets, "BUILT", built)
    changed = make_settings(kept_assets_dir=kept)
    monkeypatch.setattr(kept_assets, "settings", lambda: changed)

    async def behind(scope: object, receive: object, send) -> None:
        del scope, receive
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"of the build"})

    app = serve_pages(serve_kept_assets(behind))  # ty: ignore[invalid-argument-type]
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        found = await client.get(f"/assets/{OLD}")
        assert (found.status_code, found.text) == (200, OLD)
        assert found.headers["content-type"].startswith(("text/javascript", "application/java"))
        assert found.headers["cache-control"].endswith("immutable")
        for path in (
            f"/assets/{NEW}",
            "/assets/passwords.txt",
            "/assets/../passwords.txt",
            f"/assets/x%2f{OLD}",
            f"/{OLD}",
        ):
            assert (await client.get(path)).text == "of the build", path
        assert (await client.post(f"/assets/{OLD}")).text == "of the build"
