"""js/page_styles.js, which writes into each built page the style rules that it can use."""

import re
from pathlib import Path

import pytest

from santa_app.framework.build.build_output import FALLBACK_FILE, BuildError
from santa_app.framework.build.page_styles import SCRIPT, write_page_styles
from santa_app.framework.build.slim_runtime import read_script
from tests.support.running_site import ROOT, build_site

LINK = '<link href="/assets/all-1.css" rel="stylesheet" type="text/css"/>'
HEAD = f'<head>{LINK}<link rel="x-deferred" href="/assets/page.js"/></head>'
MODULE = """import{a as e}from"./shared.js";const load=()=>import("./later.js");
jsx("p",{className:e?"flex hover:bg-[#fff]":`tile-2 md:p-4`,style:{color:"var(--color-snow)"}})"""
SHEET = """
@layer properties{*{--tw-ring:0 0;--tw-blur:initial}}
@layer theme{:root{--color-night:#000;--color-snow:#fff;--mix:var(--color-deep);--color-deep:#111}}
p{margin:0}
[dir=rtl] .arrow{scale:-1 1}
.flex{display:flex}
.hidden{display:none}
.hover\\:bg-\\[\\#fff\\]:hover{background:var(--mix)}
.tile-2,.tile-3{animation:1s spin}
.card:not(.flex) b,b:is(.x,.y){color:red}
.late{--tw-ring:1px}
@media (min-width:48rem){.md\\:p-4{padding:1rem}.md\\:p-5{padding:2rem}}
@media print{.md\\:p-5{padding:0}}
@property --tw-ring{syntax:"*";inherits:false}
@property --tw-blur{syntax:"*";inherits:false}
@keyframes spin{to{rotate:1turn}}
@keyframes sway{to{rotate:9deg}}
"""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A .web folder with the script and a build of three pages."""
    build_site()
    (tmp_path / "node_modules").symlink_to(ROOT / ".web" / "node_modules")
    client = tmp_path / "client"
    files = {
        "package.json": '{"type": "module"}',
        f"santa/{SCRIPT}": read_script(SCRIPT),
        "client/index.html": f"<html>{HEAD}<body><p>words</p></body></html>",
        "client/about/index.html": f'<html>{HEAD}<body class="card arrow"></body></html>',
        f"client/{FALLBACK_FILE}": f"<html>{HEAD}</html>",
        "client/assets/page.js": MODULE,
        "client/assets/shared.js": 'export const a="x";',
        "client/assets/later.js": 'jsx("i",{className:"late"})',
        "client/assets/other.js": 'jsx("i",{className:"hidden"})',
        "client/assets/all-1.css": SHEET,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    write_page_styles(client, tmp_path / "santa")
    return tmp_path


def _style(page: Path) -> str:
    [style] = re.findall(r"<style>(.*?)</style>", page.read_text(), re.S)
    return style


def test_a_page_has_the_rules_of_the_classes_that_it_and_its_modules_name(web: Path) -> None:
    style = _style(web / "client" / "index.html")
    kept = ["p{", ".flex{", r".hover\:bg-\[\#fff\]:hover{", ".tile-2{", ".late{", r".md\:p-4{"]
    assert [rule for rule in kept if rule not in style] == []
    dropped = [".hidden", ".tile-3", ".md\\:p-5", "@media print", ".card", ".arrow"]
    assert [rule for rule in dropped if rule in style] == []
    # The page can meet or fail these conditions without the classes in them.
    assert "b:is(.x,.y){color:red}" in style
    assert ".card:not(.flex) b" in _style(web / "client" / "about" / "index.html")
    assert "[dir=rtl] .arrow{" in _style(web / "client" / "about" / "index.html")


def test_variables_and_animations_stay_when_something_uses_them(web: Path) -> None:
    style = _style(web / "client" / "index.html")
    assert ":root{--color-snow:#fff;--mix:var(--color-deep);--color-deep:#111}" in style
    assert "@layer properties{*{--tw-ring:0 0}}" in style
    assert "@property --tw-ring{" in style
    assert "@property --tw-blur" not in style
    assert "@keyframes spin{" in style
    assert "@keyframes sway" not in style


def test_the_sheet_stays_as_a_link_that_is_not_loaded(web: Path) -> None:
    for page in ("index.html", "about/index.html", FALLBACK_FILE):
        html = (web / "client" / page).read_text()
        assert html.count("</style>" + LINK.replace("<link", '<link disabled=""')) == 1


def test_a_page_without_a_sheet_is_an_error(web: Path) -> None:
    (web / "client" / "about" / "index.html").write_text("<html></html>")
    with pytest.raises(BuildError, match=r"index\.html has no style sheet"):
        write_page_styles(web / "client", web / "santa")
