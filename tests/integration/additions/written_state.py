"""What a developer writes who adds a server State to an existing page."""

_STATE = '''"""A counter that the server keeps."""

import reflex as rx


class CounterState(rx.State):
    """How often this visitor has pressed the button."""

    count: int = 0

    @rx.event
    def add(self) -> None:
        """Count once more."""
        self.count += 1
'''

_COUNTER = """        rx.el.button("Count", on_click=CounterState.add),
        rx.el.p("Pressed: ", CounterState.count),
"""

PATH = "/about"
INSERTED = (
    (
        "santa_app/pages/about.py",
        "from santa_app.content import paths\n",
        "from santa_app.states.counter import CounterState\n",
    ),
    (
        "santa_app/pages/about.py",
        "for number, chapter in enumerate(words.SECTIONS, start=1)],\n",
        _COUNTER,
    ),
)
NEW_FILES = {"santa_app/states/counter.py": _STATE}
