"""The security policies of the built pages, and the changes to Vite's configuration."""

import base64
import hashlib
import json
from pathlib import Path

import pytest

from santa_app.build.content_security_policy import (
    FALLBACK_PATH,
    OFFLINE_PATH,
    POLICIES_FILE,
    hash_source,
    page_policy,
    toast_style,
    write_policies,
)
from santa_app.framework.build.build_output import BuildError

SITE = "https://santa.example.com"


def directives(policy: str) -> dict[str, list[str]]:
    parts = (part.split() for part in policy.split(";"))
    return {name: sources for name, *sources in parts}


def test_a_digest_is_the_sha_256_of_the_text() -> None:
    packed = base64.b64encode(hashlib.sha256(b"go()").digest()).decode()
    assert hash_source("go()") == f"'sha256-{packed}'"


def test_each_inline_script_is_allowed_by_its_hash() -> None:
    html = (
        '<script>one("<b>")</script><script type="module" async="">two()</script>'
        '<script src="/x.js"></script><script type="application/ld+json">{"a": 1}</script>'
        "<p style='width:5%;color:&quot;red&quot;'>x</p><style>p{margin:0}</style>"
    )
    found = directives(page_policy(html, SITE, ("i{}",)))
    assert found["script-src"] == ["'self'", hash_source('one("<b>")'), hash_source("two()")]
    assert found["style-src"] == ["'self'", hash_source("p{margin:0}"), hash_source("i{}")]
    assert found["style-src-attr"] == ["'unsafe-hashes'", hash_source('width:5%;color:"red"')]
    assert found["connect-src"] == ["'self'", "wss://santa.example.com"]


def test_without_style_attributes_none_is_allowed() -> None:
    found = directives(page_policy("<p>x</p>", "http://localhost:3000", ()))
    assert found["style-src-attr"] == ["'none'"]
    assert found["connect-src"] == ["'self'", "ws://localhost:3000"]


def test_the_port_of_the_site_is_kept() -> None:
    found = directives(page_policy("", f"{SITE}:8443", ()))
    assert found["connect-src"] == ["'self'", "wss://santa.example.com:8443"]


def test_every_built_page_gets_its_own_policy(tmp_path: Path) -> None:
    client = tmp_path / "client"
    for name, script in (("index.html", "home()"), ("about/index.html", "about()")):
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_text(f"<script>{script}</script>")
    (client / "__spa-fallback.html").write_text("<script>boot()</script>")
    (client / "offline.html").write_text("<script>empty()</script>")
    sonner = tmp_path / "sonner.mjs"
    sonner.write_text('function __insertCSS(code) {}\n__insertCSS("a{content:\\"x\\"}");\n')
    write_policies(client, SITE, sonner)
    policies = json.loads((tmp_path / POLICIES_FILE).read_text())
    scripts = {
        "/": "home()", "/about": "about()", FALLBACK_PATH: "boot()", OFFLINE_PATH: "empty()",
    }  # fmt: skip
    assert set(policies) == set(scripts)
    for path, script in scripts.items():
        assert hash_source(script) in policies[path]
        assert hash_source('a{content:"x"}') in policies[path]


def test_a_toast_library_without_its_style_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="style sheet"):
        toast_style(tmp_path / "index.mjs")
