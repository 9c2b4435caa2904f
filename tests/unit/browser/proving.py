"""Pages that put every promise of BrowserState to the test; built beside the README's example."""

from dataclasses import dataclass
from enum import Enum

import reflex as rx

from santa_app.browser import BrowserError, BrowserState, browser, query, stored

MARKER = ("only-the-proving-page-carries-this", "second")


class Tier(Enum):
    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, kw_only=True, slots=True)
class Note:
    id: str
    text: str
    points: int = 5

    @property
    def loud(self) -> str:
        return self.text.upper()


class Probe(BrowserState):
    count: int = 0
    name: str = ""
    on: bool = False
    ticks: int = 0
    fired: int = 0
    key: str = ""
    form: str = ""
    choice: int | None = None
    answer: str = ""

    def on_start(self) -> None:
        browser.every(1, self.tick)

    def tick(self) -> None:
        self.ticks += 1

    def later(self) -> None:
        browser.after(2, lambda: self.fire(10))

    def fire(self, by: int) -> None:
        self.fired += by

    def stop_later(self) -> None:
        browser.cancel(browser.after(2, lambda: self.fire(100)))

    def add(self, step: int = 1) -> None:
        self.count += step

    def choose(self, option: int) -> None:
        self.choice = option

    def keyed(self, key: str) -> None:
        self.key = key

    def sent(self, data: dict[str, str]) -> None:
        self.form = data["word"] + "/" + data.get("none", "-")

    def certificate(self) -> None:
        try:
            done = browser.print_window("<h1>Printed</h1>", 0.5, close=False)
            self.answer = "opened" if done else "blocked"
        except BrowserError:
            self.answer = "failed"

    def jump(self) -> None:
        self.on = True
        browser.focus("late")

    @property
    def marker(self) -> str:
        return MARKER[self.count % len(MARKER)]

    @property
    def tier(self) -> Tier:
        return Tier.HIGH if self.count > 5 else Tier.LOW


class Keeper(BrowserState):
    notes: list[Note] = stored(default_factory=list, key="notes")
    draft: str = stored("", key="draft", session=True)
    search: str = query("", key="q")
    page: int = query(1, key="page")

    def add(self) -> None:
        self.notes = [*self.notes, Note(id=str(len(self.notes)), text=self.search)]

    def clear(self) -> None:
        self.notes = []

    def turn(self) -> None:
        self.page += 1


def proving() -> rx.Component:
    return rx.el.main(
        rx.el.h1("Proving"),
        rx.el.p(Probe.count, id="count"),
        rx.el.p(Probe.marker, id="marker"),
        rx.el.p(rx.match(Probe.tier, (Tier.LOW, "low"), (Tier.HIGH, "high"), "?"), id="tier"),
        rx.el.button("add", on_click=Probe.add, id="add"),
        rx.el.button("add five", on_click=Probe.add(5), id="five"),
        rx.el.button("double", on_click=Probe.add(Probe.count), id="double"),
        rx.el.button("both", on_click=[Probe.add, Probe.fire(1)], id="both"),
        rx.el.div(
            rx.el.button("inner", on_click=Probe.add.stop_propagation(1), id="inner"),
            on_click=Probe.add(100),
        ),
        rx.el.input(value=Probe.name, on_change=Probe.set_name, id="name", on_key_down=Probe.keyed),
        rx.el.p(f"Hello {Probe.name}! {Probe.key}", id="hello"),
        rx.el.input(type="checkbox", checked=Probe.on, on_change=Probe.set_on, id="on"),
        rx.cond(Probe.on, rx.el.input(id="late"), rx.el.p("off", id="off")),
        rx.foreach(
            MARKER,
            lambda text, i: rx.el.button(
                text, on_click=Probe.choose(i), aria_pressed=Probe.choice == i, id=f"option{i}"
            ),
        ),
        rx.el.p(Probe.ticks, id="ticks"),
        rx.el.p(Probe.fired, id="fired"),
        rx.el.button("later", on_click=Probe.later, id="later"),
        rx.el.button("stopped", on_click=Probe.stop_later, id="stopped"),
        rx.el.button("certificate", on_click=Probe.certificate, id="certificate"),
        rx.el.p(Probe.answer, id="answer"),
        rx.el.button("jump", on_click=Probe.jump, id="jump"),
        rx.el.form(
            rx.el.input(name="word", id="word"),
            rx.el.button("send", id="send"),
            on_submit=Probe.sent,
        ),
        rx.el.p(Probe.form, id="form"),
        links(),
    )


def keeping() -> rx.Component:
    return rx.el.main(
        rx.el.h1("Keeping"),
        rx.el.input(value=Keeper.search, on_change=Keeper.set_search, id="search"),
        rx.el.input(value=Keeper.draft, on_change=Keeper.set_draft, id="draft"),
        rx.el.button("add", on_click=Keeper.add, id="add"),
        rx.el.button("clear", on_click=Keeper.clear, id="clear"),
        rx.el.button("turn", on_click=Keeper.turn, id="turn"),
        rx.el.p(Keeper.page, id="page"),
        rx.el.p(Keeper.notes.length(), id="length"),
        rx.foreach(Keeper.notes, lambda note: rx.el.p(note.loud, " ", note.points, class_name="n")),
        links(),
    )


def sharing() -> rx.Component:
    return rx.el.main(
        rx.el.h1("Sharing"),
        rx.el.p(Probe.count, id="count"),
        rx.el.p(Probe.ticks, id="ticks"),
        links(),
    )


def plain() -> rx.Component:
    return rx.el.main(rx.el.h1("Plain"), links())


def links() -> rx.Component:
    names = ("proving", "keeping", "sharing", "plain")
    return rx.el.nav(*[rx.el.a(name, href=f"/{name}", id=f"to-{name}") for name in names])


def add_pages(app: rx.App) -> None:
    for page in (proving, keeping, sharing, plain):
        app.add_page(page, route=f"/{page.__name__}", title=page.__name__)
