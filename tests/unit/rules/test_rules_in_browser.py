"""Search and filters give the same answers in CPython and, compiled, in Node."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reflex_browser_state import BrowserState
from reflex_browser_state.plugin import compile_states
from reflex_browser_state.state import spec_of

from santa_app.content.checks import DIFFICULTIES
from santa_app.content.recipes import RECIPE_INDEX, RECIPE_TAGS, TIME_VALUES
from santa_app.rules.filters import matches, valid_choice
from santa_app.states.recipe_book import matches_filters, matches_search

EXAMPLES = 1000
AT_ONCE = 20
"""Cases in one example of Hypothesis, which spends most of its time between examples."""
RULES = ("matches_search", "matches_filters", "matches", "valid_choice")
TEXTS = tuple(
    text for recipe in RECIPE_INDEX for text in (recipe.title, recipe.description, *recipe.tags)
)

NODE = """
import { createInterface } from "node:readline";
const found = {};
for (const file of FILES) Object.assign(found, await import("./" + file + ".js"));
const named = (end) => Object.entries(found).find(([name]) => name.endsWith("$" + end))[1];
const recipes = named("RECIPE_INDEX");
const [search, filters, matches, valid] = RULES.map(named);
for await (const line of createInterface({ input: process.stdin })) {
  const c = JSON.parse(line);
  console.log(JSON.stringify([
    recipes.map((r) => search(r, c.query)),
    recipes.map((r) => filters(r, c.difficulty, c.tag, c.time)),
    matches("Easy", c.difficulty),
    valid(c.difficulty, ["Easy", "Hard"]),
  ]));
}
"""


class RulesState(BrowserState):
    """Names the rules, so that the compiler takes them along."""

    text: str = ""

    @property
    def shown(self) -> list[str]:
        return [
            recipe.slug
            for recipe in RECIPE_INDEX
            if matches_search(recipe, self.text)
            and matches_filters(recipe, self.text, self.text, self.text)
            and matches(self.text, self.text)
            and valid_choice(self.text, ("Easy",)) == "Easy"
        ]


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """Node with the compiled rules; call it with cases to get their answers."""
    folder = tmp_path_factory.mktemp("rules")
    (folder / "package.json").write_text('{"type": "module"}')
    files = []
    for name, text in compile_states([spec_of(RulesState)]).items():
        stem = name.removesuffix(".js")
        (folder / f"{stem}.js").write_text(text)
        if "santa_app" in stem:
            files.append(stem)
    program = NODE.replace("FILES", json.dumps(files)).replace("RULES", json.dumps(RULES))
    (folder / "main.js").write_text(program)
    node = Path(sys.executable).with_name("node")
    process = subprocess.Popen(
        [str(node), str(folder / "main.js")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin
    assert process.stdout
    stdin, stdout = process.stdin, process.stdout

    def ask(cases):
        stdin.writelines(json.dumps(case) + "\n" for case in cases)
        stdin.flush()
        return [json.loads(stdout.readline()) for _ in cases]

    yield ask
    stdin.close()
    assert process.wait(timeout=120) == 0
    stdout.close()


@st.composite
def pieces(draw):
    text = draw(st.sampled_from(TEXTS))
    start = draw(st.integers(0, len(text) - 1))
    piece = text[start : draw(st.integers(start + 1, len(text)))]
    return draw(st.sampled_from((piece, piece.upper(), piece.swapcase(), f" {piece}\u3000")))


CASES = st.fixed_dictionaries(
    {
        "query": st.one_of(st.text(max_size=8), pieces()),
        "difficulty": st.sampled_from((*DIFFICULTIES, "all", "", "easy")),
        "tag": st.sampled_from((*RECIPE_TAGS, "all", "Baking", "Bak")),
        "time": st.one_of(st.sampled_from((*TIME_VALUES, "all")), st.text(max_size=3)),
    }
)


@given(cases=st.lists(CASES, min_size=AT_ONCE, max_size=AT_ONCE))
@settings(max_examples=EXAMPLES // AT_ONCE, deadline=None, derandomize=True, database=None)
def test_python_and_browser_agree(browser, cases):
    for case, answer in zip(cases, browser(cases), strict=True):
        difficulty, tag = case["difficulty"], case["tag"]
        assert answer == [
            [matches_search(recipe, case["query"]) for recipe in RECIPE_INDEX],
            [matches_filters(recipe, difficulty, tag, case["time"]) for recipe in RECIPE_INDEX],
            matches("Easy", difficulty),
            valid_choice(difficulty, ("Easy", "Hard")),
        ], case
