"""js/slim_runtime.js, our Vite plugin."""

import subprocess
from pathlib import Path

from santa_app.framework.build.slim_runtime import read_script
from santa_app.server.commands import prepare_environment


def test_bundles_have_no_time_of_the_build(tmp_path: Path) -> None:
    prepare_environment()
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "plugin.js").write_text(read_script("slim_runtime.js"))
    (tmp_path / "reflex.json").write_text('{"version": "1", "last_reflex_run_datetime": "now"}')
    script = """
        const plugin = (await import("./plugin.js")).default();
        plugin.configResolved({ command: "build" });
        console.log((await plugin.load(process.cwd() + "/reflex.json")).code);
    """
    command = ["node", "--input-type=module", "--eval", script]
    done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert done.stdout == '{"version":"1"}\n'
