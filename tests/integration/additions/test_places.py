"""The places at which the additions are inserted; `make nightly` builds the site with them."""

from pathlib import Path

from tests.integration.additions.conftest import ADDED, with_additions


def test_every_addition_has_its_place(tmp_path: Path) -> None:
    copy = with_additions(tmp_path / "copy")
    for added in ADDED:
        for file in added.new_files:
            assert (copy.folder / file).is_file()
