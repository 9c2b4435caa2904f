"""A built page waits for its fonts before it is shown."""

from pathlib import Path

import pytest

from santa_app.framework.build.build_output import FALLBACK_FILE, BuildError
from santa_app.framework.build.first_paint import insert_first_paint_script

PAGE = '<html lang="en"><head><title>Ho</title></head><body></body></html>'


def _client(folder: Path, page: str) -> Path:
    for name in ("index.html", FALLBACK_FILE):
        (folder / name).write_text(page)
    return folder


def test_every_page_waits_for_its_fonts(tmp_path: Path) -> None:
    insert_first_paint_script(_client(tmp_path, PAGE))
    for name in ("index.html", FALLBACK_FILE):
        html = (tmp_path / name).read_text()
        assert html.startswith('<html lang="en"><head><title>Ho</title><script>(() => {')
        assert html.count("</script></head><body>") == 1
        assert "//" not in html


@pytest.mark.parametrize("page", [PAGE.replace("</head>", ""), PAGE + PAGE])
def test_another_page_stops_the_build(tmp_path: Path, page: str) -> None:
    with pytest.raises(BuildError, match=r"index\.html has not exactly one head"):
        insert_first_paint_script(_client(tmp_path, page))
