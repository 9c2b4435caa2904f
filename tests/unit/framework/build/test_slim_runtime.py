"""The Vite plugin js/slim_runtime.js, with the files that Reflex ships."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import reflex_base

from santa_app.framework.build import slim_runtime
from santa_app.framework.build.build_output import BuildError

JS = Path(slim_runtime.__file__).parent / "js"
TEMPLATES = Path(reflex_base.__file__).parent / ".templates" / "web"
CONFIG = "export default {\n  plugins: [\n  ],\n}\n"

BUILD = """
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
const { default: slimRuntime } = await import(process.argv.at(-1));
const { files, environment } = JSON.parse(await text(process.stdin));
const plugin = slimRuntime();
const context = { environment: { name: environment }, error: (text) => { throw new Error(text); } };
plugin.configResolved({ command: "build" });
try {
  for (const [id, code] of Object.entries(files)) {
    await plugin.load.call(context, id);
    plugin.transform.call(context, code, id);
  }
  plugin.buildEnd.call(context);
} catch (error) {
  console.log(error.message);
}
"""
"""Runs the hooks of the plugin as Vite does, and prints the error with which it stops the build."""


def _node(script: str, given: str = "") -> str:
    command = [Path(sys.executable).with_name("node"), "--input-type=module", "--eval", script]
    done = subprocess.run(
        [*command, JS / "slim_runtime.js"],
        input=given, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """The files of a build in which the plugin replaces something, by their paths."""
    (tmp_path / "reflex.json").write_text('{"version": "1", "project_hash": 2}')
    state = (TEMPLATES / "utils" / "state.js").read_text()
    entry = (TEMPLATES / "app" / "entry.client.js").read_text()
    root = (
        'import { jsx } from "@emotion/react";\nimport * as emotion_react from "@emotion/react";\n'
        "useEffect(() => {\n  // Make contexts\n  window.__reflex = {};\n}, []);"
    )
    scheduler = "function performWorkUntilDeadline() {"
    return {
        "/.web/utils/state.js": state,
        "/.web/app/entry.client.js": entry,
        "/.web/app/root.jsx": root,
        "/.web/app/routes/[about]._index.jsx": "",
        "/.web/app_components/footer.jsx": 'import { Link as ReactRouterLink } from "react-router"',
        "/node_modules/scheduler/cjs/scheduler.production.js": scheduler,
        str(tmp_path / "reflex.json"): "",
    }


def _build(files: dict[str, str], environment: str = "client") -> str:
    return _node(BUILD, json.dumps({"files": files, "environment": environment}))


def test_a_build_with_everything_goes_on(files: dict[str, str]) -> None:
    assert _build(files) == ""


@pytest.mark.parametrize(
    ("name", "missed"),
    [
        ("utils/state.js", "/utils/state.js"),
        ("entry.client.js", "/app/entry.client.js"),
        ("root.jsx", "/app/root.jsx"),
        ("_index.jsx", "routes"),
        ("scheduler.production.js", "/scheduler/cjs/scheduler.production.js"),
        ("reflex.json", "reflex"),
    ],
)
def test_a_file_with_another_name_stops_the_build(
    files: dict[str, str], name: str, missed: str
) -> None:
    [path] = [path for path in files if path.endswith(name)]
    files["/.web/renamed.js"] = files.pop(path)
    found = _build(files)
    assert found.startswith("the build has met no ")
    assert missed in found
    # The build for the server has only some of them.
    assert _build(files, "ssr") == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"mergician"', '"merge-objects"'),
        ('"universal-cookie"', '"cookies"'),
        ('"$/utils/helpers/upload"', '"$/utils/helpers/files"'),
    ],
)
def test_a_module_with_another_name_stops_the_build(
    files: dict[str, str], old: str, new: str
) -> None:
    state = "/.web/utils/state.js"
    assert old in files[state]
    files[state] = files[state].replace(old, new)
    assert f"the build has met no {json.loads(old)}:" in _build(files)


def test_links_of_another_kind_stop_the_build(files: dict[str, str]) -> None:
    files["/.web/app_components/footer.jsx"] = 'import { Link } from "react-router"'
    assert "Link as ReactRouterLink" in _build(files)


def test_another_text_stops_the_build(files: dict[str, str]) -> None:
    state = "/.web/utils/state.js"
    files[state] = files[state].replace("export const refs = {};", "export let refs = {};")
    assert "/utils/state.js has export const refs = {}; 0 times, not 1" in _build(files)


def test_bundles_have_no_time_of_the_build(tmp_path: Path) -> None:
    (tmp_path / "reflex.json").write_text('{"version": "1", "last_reflex_run_datetime": "now"}')
    script = """
    const { text } = await import("node:stream/consumers");
    const plugin = (await import(process.argv.at(-1))).default();
    plugin.configResolved({ command: "build" });
    console.log((await plugin.load(await text(process.stdin))).code);
    """
    assert _node(script, str(tmp_path / "reflex.json")) == '{"version":"1"}\n'


@pytest.mark.parametrize(("base", "copies"), [("/", True), ("/de/", False)])
def test_files_are_at_the_root_and_pictures_come_with_english(base: str, *, copies: bool) -> None:
    script = """
    const { text } = await import("node:stream/consumers");
    const { default: slimRuntime } = await import(process.argv.at(-1));
    const { base, build } = slimRuntime().config({ base: await text(process.stdin) });
    console.log(JSON.stringify([base, build.copyPublicDir]));
    """
    assert json.loads(_node(script, base)) == ["/", copies]


def test_the_plugin_is_added_once() -> None:
    once = slim_runtime.with_slim_runtime(CONFIG)
    assert "  plugins: [\n    slimRuntime(),\n" in once
    assert slim_runtime.with_slim_runtime(once) == once


def test_an_unknown_vite_configuration_stops_the_build() -> None:
    with pytest.raises(BuildError, match="plugins"):
        slim_runtime.with_slim_runtime("export default {}")
