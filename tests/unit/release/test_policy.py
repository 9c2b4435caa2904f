"""What happens to the built pages before they are served: policy, runtime."""

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest

from santa_app.release import runtime
from santa_app.release.policy import (
    ELSEWHERE,
    FILE,
    PolicyError,
    digest,
    page_policy,
    toast_style,
    write_policies,
)

SITE = "https://santa.example.com"
CONFIG = "export default {\n  plugins: [\n  ],\n    alias: [\n    ],\n}\n"


def directives(policy: str) -> dict[str, list[str]]:
    parts = (part.split() for part in policy.split(";"))
    return {name: sources for name, *sources in parts}


def test_a_digest_is_the_sha_256_of_the_text() -> None:
    packed = base64.b64encode(hashlib.sha256(b"go()").digest()).decode()
    assert digest("go()") == f"'sha256-{packed}'"


def test_each_inline_script_is_allowed_by_its_hash() -> None:
    html = (
        '<script>one("<b>")</script><script type="module" async="">two()</script>'
        '<script src="/x.js"></script><script type="application/ld+json">{"a": 1}</script>'
        "<p style='width:5%;color:&quot;red&quot;'>x</p><style>p{margin:0}</style>"
    )
    found = directives(page_policy(html, SITE, ("i{}",)))
    assert found["script-src"] == ["'self'", digest('one("<b>")'), digest("two()")]
    assert found["style-src"] == ["'self'", digest("p{margin:0}"), digest("i{}")]
    assert found["style-src-attr"] == ["'unsafe-hashes'", digest('width:5%;color:"red"')]
    assert found["connect-src"] == ["'self'", "wss://santa.example.com"]


def test_without_style_attributes_none_is_allowed() -> None:
    found = directives(page_policy("<p>x</p>", "http://localhost:3000", ()))
    assert found["style-src-attr"] == ["'none'"]
    assert found["connect-src"] == ["'self'", "ws://localhost:3000"]


def test_every_built_page_gets_its_own_policy(tmp_path: Path) -> None:
    client = tmp_path / "client"
    for name, script in (("index.html", "home()"), ("about/index.html", "about()")):
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_text(f"<script>{script}</script>")
    (client / "__spa-fallback.html").write_text("<script>boot()</script>")
    sonner = tmp_path / "sonner.mjs"
    sonner.write_text('function __insertCSS(code) {}\n__insertCSS("a{content:\\"x\\"}");\n')
    write_policies(client, SITE, sonner)
    policies = json.loads((tmp_path / FILE).read_text())
    assert set(policies) == {"/", "/about", ELSEWHERE}
    for path, script in (("/", "home()"), ("/about", "about()"), (ELSEWHERE, "boot()")):
        assert digest(script) in policies[path]
        assert digest('a{content:"x"}') in policies[path]


def test_a_toast_library_without_its_style_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(PolicyError, match="style sheet"):
        toast_style(tmp_path / "index.mjs")


def test_the_runtime_is_made_lean_once() -> None:
    once = runtime.with_lean_runtime(CONFIG)
    assert "    lean(),\n" in once
    for module, stand_in in (
        ("@emotion/react", "plain_jsx.js"),
        ("mergician", "unused.js"),
        ("universal-cookie", "unused.js"),
        ("$/utils/helpers/upload", "unused.js"),
    ):
        assert re.search(rf'find: "{re.escape(module)}",\s+replacement: .*{stand_in}', once)
    assert runtime.with_lean_runtime(once) == once


def test_an_unknown_vite_configuration_stops_the_build() -> None:
    with pytest.raises(runtime.RuntimeChangeError, match="plugins"):
        runtime.with_lean_runtime("export default {}")
