"""The security policies of the built pages, and the changes to Vite's configuration."""

import base64
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import reflex_base

from santa_app.framework.build import slim_runtime
from santa_app.framework.build.build_output import BuildError
from santa_app.framework.build.content_security_policy import (
    FALLBACK_PATH,
    OFFLINE_PATH,
    POLICIES_FILE,
    hash_source,
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


def test_the_websocket_goes_to_the_port_that_the_policy_allows() -> None:
    # On localhost with TLS, Reflex's own runtime would drop the port.
    script = """
import {readFileSync} from "node:fs";
const [plugin, state] = process.argv.slice(-2);
const {default: slimRuntime} = await import(plugin);
const {code} = slimRuntime().transform(readFileSync(state, "utf8"), "/utils/state.js");
const [, body] = code.match(/getBackendURL = ([^]*?\\n});/);
globalThis.window = {location: {protocol: "https:", hostname: "localhost"}};
const SAME_DOMAIN_HOSTNAMES = ["localhost"];
console.log(eval(body)("wss://localhost:8443/_event").href);
"""
    templates = Path(reflex_base.__file__).parent / ".templates"
    plugin = Path(slim_runtime.__file__).parent / "js" / "slim_runtime.js"
    done = subprocess.run(
        [
            Path(sys.executable).with_name("node"),
            "--input-type=module",
            "--eval",
            script,
            plugin,
            templates / "web" / "utils" / "state.js",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "wss://localhost:8443/_event\n"


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


def test_the_runtime_is_slimmed_once() -> None:
    once = slim_runtime.with_slim_runtime(CONFIG)
    assert "    slimRuntime(),\n" in once
    for module, stand_in in (
        ("@emotion/react", "jsx_without_emotion.js"),
        ("mergician", "stubs.js"),
        ("universal-cookie", "stubs.js"),
        ("$/utils/helpers/upload", "stubs.js"),
    ):
        assert re.search(rf'find: "{re.escape(module)}",\s+replacement: .*{stand_in}', once)
    assert slim_runtime.with_slim_runtime(once) == once


def test_an_unknown_vite_configuration_stops_the_build() -> None:
    with pytest.raises(BuildError, match="plugins"):
        slim_runtime.with_slim_runtime("export default {}")
