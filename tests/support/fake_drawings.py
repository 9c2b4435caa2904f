"""A stand-in for the browser that also answers for `santa_app.drawings`."""

import math
from collections.abc import Callable, Sequence

from reflex_browser_state.testing import FakeBrowser

from santa_app.drawings import Area


class FakeDrawings(FakeBrowser):
    """A `FakeBrowser` with a drawing of 768 x 1024 units on its canvas.

    Attributes:
        areas: What `find_areas` finds; a test fills it. `area_at` returns the one whose middle is
            nearest.
        painted: The latest colors given to `paint_areas`.
        pictures: The pictures given to `find_areas`.
        saved: The file names given to `save_canvas`.
        room: The characters that `has_room` has left; a test may change it.
        zoom: What `zoom_by_fingers` calls when two fingers leave.
    """

    def __init__(self) -> None:
        super().__init__()
        self.areas: list[Area] = []
        self.painted: list[str] = []
        self.pictures: list[str] = []
        self.saved: list[str] = []
        self.room = 10_000
        self.zoom: Callable[[int], object] | None = None

    def _do_find_areas(
        self, canvas_id: str, picture: str, done: Callable[[list[Area]], object]
    ) -> None:
        self.pictures.append(picture)
        done(list(self.areas))

    def _do_area_at(self, canvas_id: str, across: float, down: float) -> int:
        far = [math.hypot(across * 768 - area.x, down * 1024 - area.y) for area in self.areas]
        return far.index(min(far)) if far else -1

    def _do_paint_areas(self, canvas_id: str, colors: Sequence[str]) -> None:
        self.painted = list(colors)

    def _do_zoom_by_fingers(self, canvas_id: str, most: int, done: Callable[[int], object]) -> None:
        self.zoom = done

    def _do_has_room(self, characters: int) -> bool:
        return characters <= self.room

    def _do_small_picture(self, canvas_id: str, width: int) -> str:
        return f"data:image/webp;base64,{width}"

    def _do_canvas_picture(self, canvas_id: str) -> str:
        return "data:image/png;base64,"

    def _do_save_canvas(self, canvas_id: str, file_name: str) -> None:
        self.saved.append(file_name)
