"""The JavaScript modules of a build: one for each State, loaded only by pages that use it."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import feature_pages

from reflex_browser_state.declaration import spec_of
from reflex_browser_state.plugin import compile_states
from reflex_browser_state.testing import node_path

LIMIT = 6 * 1024
BUNDLE = """
import { build } from "rolldown";
const { output } = await build({
  input: "utils/browser/runtime.js", write: false, external: ["react", "react-router"],
  transform: { define: { "import.meta.env": '({ MODE: "production" })' } },
  output: { minify: true },
});
process.stdout.write(JSON.stringify(output.map((chunk) => chunk.code)));
"""


def scripts_of(built: Path, page: str) -> str:
    """Return all JavaScript that a page's HTML names."""
    html = (built / page / "index.html").read_text("utf-8")
    names = set(re.findall(r"/assets/([\w.\-\[\]]+\.js)", html))
    assert len(names) > 5
    return "".join((built / "assets" / name).read_text("utf-8") for name in names)


def test_a_page_carries_only_its_own_state(example_pages: Path) -> None:
    assert feature_pages.MARKER[0] in scripts_of(example_pages, "features")
    assert feature_pages.MARKER[0] in scripts_of(example_pages, "sharing")
    for page in ("plain", "."):  # the other pages share a Python module, and so a chunk
        assert feature_pages.MARKER[0] not in scripts_of(example_pages, page)


def test_runtime_and_valtio_are_small(example_pages: Path) -> None:
    web = example_pages.parents[1]
    script = web / "size.mjs"
    script.write_text(BUNDLE, encoding="utf-8")
    done = subprocess.run([node_path(), script.name], cwd=web, capture_output=True, check=True)
    [code] = json.loads(done.stdout)
    assert "useSyncExternalStore" in code
    assert len(gzip.compress(code.encode())) <= LIMIT


def test_constants_and_functions_are_shared_once() -> None:
    files = compile_states([spec_of(feature_pages.Sample), spec_of(feature_pages.Persistent)])
    shared = [text for text in files.values() if "only-the-features-page" in text]
    assert len(shared) == 1
    assert {"state_Sample", "state_Persistent", "runtime", "python"} <= set(files)
    assert "import { feature_pages$MARKER" in files["state_Sample"]


def test_portable_does_not_load_reflex() -> None:
    command = "import sys, reflex_browser_state.portable; sys.exit('reflex' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", command], check=False).returncode == 0
