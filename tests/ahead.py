"""Builds that begin when the tests begin, for the tests that come last.

A build takes half a minute and most of one core, while the tests before it use little of the other.
A conftest begins its build once tests were collected that need it; the fixture then waits for the
rest of it. A build that nobody began is done when it is asked for.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
WAITING = frozenset({"example_pages", "build_of_the_copy", "built_site", "site"})
"""Fixtures that wait for a build; tests that ask for them come after those that do not."""


class Ahead:
    """Does one work after the other in a thread, each of them once."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ahead")
        self._begun: dict[Callable[[], Any], Future[Any]] = {}

    def begin(self, work: Callable[[], T], session: pytest.Session, fixture: str) -> None:
        """Begin `work`, if a collected test needs the fixture that will ask for its result."""
        needed = any(fixture in getattr(item, "fixturenames", ()) for item in session.items)
        if needed and not session.config.option.collectonly:
            self._future(work)

    def result(self, work: Callable[[], T]) -> T:
        """Return what `work` returned, or raise what it raised; wait for it if need be."""
        return self._future(work).result()

    def stop(self) -> None:
        """Begin nothing more; what is being done is done to its end."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _future(self, work: Callable[[], T]) -> Future[T]:
        if work not in self._begun:
            self._begun[work] = self._thread.submit(work)
        return self._begun[work]


AHEAD = Ahead()
"""The one that builds for all tests: two builds at once would take the tests' core as well."""
