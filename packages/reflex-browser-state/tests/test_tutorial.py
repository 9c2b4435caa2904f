"""The tutorial, followed word for word with the built wheel, and its page in Chromium."""

import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from example_site import (
    APP,
    PACKAGE,
    TUTORIAL,
    build_distributions,
    environment,
    example_folder,
    tutorial_steps,
    write_example,
)
from playwright.sync_api import BrowserContext, Page, expect

DEMO = PACKAGE / "demo"


def test_demo_holds_the_files_of_the_tutorial() -> None:
    files = {path: text for path, text in tutorial_steps() if path}
    found = {
        str(path.relative_to(DEMO)): path.read_text("utf-8")
        for path in DEMO.rglob("*.py")
        if path.name != "__init__.py"
    }
    assert found == files


@pytest.mark.nightly
def test_tutorial_was_followed_with_the_built_wheel() -> None:
    folder = example_folder()
    [installed] = folder.glob(".venv/lib/python*/site-packages/reflex_browser_state")
    where = "import reflex_browser_state; print(reflex_browser_state.__path__[0])"
    given = environment()
    del given["PYTHONPATH"]
    done = subprocess.run(
        [folder / ".venv/bin/python", "-c", where], env=given, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert Path(done.stdout.strip()) == installed
    assert (installed / "py.typed").is_file()
    assert "3 passed" in (folder.parent / "log.txt").read_text("utf-8")


def test_error_of_the_tutorial(tmp_path: Path) -> None:
    text = TUTORIAL.read_text("utf-8")
    [changed] = re.findall(r"```py\n(.*?)\n```", text)
    [shown] = re.findall(r"```\n(\w+/state\.py:.*?)\n```", text, re.S)
    write_example(tmp_path)
    state = tmp_path / APP / "state.py"
    state.write_text(state.read_text("utf-8").replace("title = self.title.strip()", changed))
    compile_it = (
        "from reflex_browser_state.plugin import compile_states\n"
        "from reflex_browser_state.declaration import spec_of\n"
        f"from {APP}.state import ReadingState\n"
        "compile_states([spec_of(ReadingState)])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", compile_it],
        cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stderr.rstrip().endswith(shown.replace(f"{APP}/", f"{tmp_path}/{APP}/", 1))


@pytest.mark.nightly
def test_page_works_and_remembers(context: BrowserContext, page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Add")).to_be_disabled()
    for title, pages in (("Emma", "474"), ("Ulysses", "1200")):
        page.get_by_label("Title").fill(title)
        page.get_by_label("Pages").fill(pages)
        page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("status")).to_have_text("2 books, 1,674 pages")
    page.get_by_label("Search").fill("EMMA")
    expect(page.get_by_role("listitem")).to_have_count(1)
    assert page.evaluate("window.dataLayer[1]") == {"event": "book_added", "pages": 1200}
    page.reload()
    expect(page.get_by_label("Search")).to_have_value("EMMA")
    expect(page.get_by_role("status")).to_have_text("2 books, 1,674 pages")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("listitem")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("1 books, 1,200 pages")


def test_distributions_are_fit_for_an_index(tmp_path: Path) -> None:
    build_distributions(tmp_path)
    built = sorted(tmp_path.iterdir())
    assert [path.suffix for path in built] == [".whl", ".gz"]
    command = [sys.executable, "-m", "twine", "check", "--strict", *map(str, built)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    with tarfile.open(built[1]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"README.md", "LICENSE", "CHANGELOG.md", "docs/tutorial.md", "demo/rxconfig.py"}
    assert wanted - names == set()
