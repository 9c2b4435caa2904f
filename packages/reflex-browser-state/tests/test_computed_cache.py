"""A computed value is cached for all components until a field that it reads changes."""

import json
import subprocess
from pathlib import Path

from reflex_browser_state.testing import node_path

# Valtio's own tools stand in for three components that each read one computed value.
_SCRIPT = """
import { createProxy, isChanged } from "proxy-compare";
import { snapshot } from "valtio";
import { define } from "$RUNTIME";
let times = 0;
const store = define(() => ({ search: "", other: 0, list: [1, 2] }), {}, {
  trimmed() { return this.search.trim(); },
  shown() { times += 1; return this.trimmed === "" ? [...this.list] : []; },
});
const components = [1, 2, 3].map(() => new WeakMap());
let before = snapshot(store);
for (const read of components) createProxy(before, read).shown;
const results = [["shown by three", times, before.shown]];
const change = (name, work) => {
  work();
  const after = snapshot(store);
  const drawn = components.filter((read) => isChanged(before, after, read)).length;
  results.push([name, drawn, after.shown]);
  before = after;
};
change("another field", () => { store.other = 1; });
change("inside a list that was read", () => { store.list.push(3); });
change("a field read by another computed value", () => { store.search = "x"; });
console.log(JSON.stringify({ results, times }));
"""


def test_computed_again_only_after_a_field_that_was_read_changed(
    example_pages: Path,
) -> None:
    web = example_pages.parents[1]
    (runtime,) = [file for file in web.rglob("runtime.js") if "node_modules" not in file.parts]
    script = web / "shared.mjs"
    script.write_text(_SCRIPT.replace("$RUNTIME", str(runtime)))
    done = subprocess.run(
        [node_path(), str(script)], cwd=web, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "results": [
            ["shown by three", 1, [1, 2]],
            ["another field", 0, [1, 2]],
            ["inside a list that was read", 3, [1, 2, 3]],
            ["a field read by another computed value", 3, []],
        ],
        "times": 3,
    }
