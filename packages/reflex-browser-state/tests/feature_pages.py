"""Pages that use every feature of BrowserState, built with the application of the tutorial."""

from dataclasses import dataclass
from enum import Enum

import reflex as rx

from reflex_browser_state import BrowserError, BrowserState, browser, query, stored

MARKER = ("only-the-features-page-carries-this", "second")


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


class Sample(BrowserState):
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


class Reader(BrowserState):
    name: str = stored("", key="reader")


class Persistent(BrowserState):
    notes: list[Note] = stored(default_factory=list, key="notes")
    draft: str = stored("", key="draft", session=True)
    own: str = stored("", key="own", per="reader")
    search: str = query("", key="q")
    page: int = query(1, key="page")
    chapter: str = query("", key="chapter", back=True)
    heard: int = 0

    def add(self) -> None:
        self.notes = [*self.notes, Note(id=str(len(self.notes)), text=self.search)]

    def clear(self) -> None:
        self.notes = []

    def turn(self) -> None:
        self.page += 1

    def read(self, chapter: str) -> None:
        self.chapter = chapter

    def on_query(self) -> None:
        self.heard += 1


def features() -> rx.Component:
    return rx.el.main(
        rx.el.h1("Features"),
        rx.el.p(Sample.count, id="count"),
        rx.el.p(Sample.marker, id="marker"),
        rx.el.p(rx.match(Sample.tier, (Tier.LOW, "low"), (Tier.HIGH, "high"), "?"), id="tier"),
        rx.el.button("add", on_click=Sample.add, id="add"),
        rx.el.button("add five", on_click=Sample.add(5), id="five"),
        rx.el.button("double", on_click=Sample.add(Sample.count), id="double"),
        rx.el.button("both", on_click=[Sample.add, Sample.fire(1)], id="both"),
        rx.el.div(
            rx.el.button("inner", on_click=Sample.add.stop_propagation(1), id="inner"),
            on_click=Sample.add(100),
        ),
        rx.el.input(
            value=Sample.name, on_change=Sample.set_name, id="name", on_key_down=Sample.keyed
        ),
        rx.el.p(f"Hello {Sample.name}! {Sample.key}", id="hello"),
        rx.el.input(type="checkbox", checked=Sample.on, on_change=Sample.set_on, id="on"),
        rx.cond(Sample.on, rx.el.input(id="late"), rx.el.p("off", id="off")),
        rx.foreach(
            MARKER,
            lambda text, i: rx.el.button(
                text, on_click=Sample.choose(i), aria_pressed=Sample.choice == i, id=f"option{i}"
            ),
        ),
        rx.el.p(Sample.ticks, id="ticks"),
        rx.el.p(Sample.fired, id="fired"),
        rx.el.button("later", on_click=Sample.later, id="later"),
        rx.el.button("stopped", on_click=Sample.stop_later, id="stopped"),
        rx.el.button("certificate", on_click=Sample.certificate, id="certificate"),
        rx.el.p(Sample.answer, id="answer"),
        rx.el.button("jump", on_click=Sample.jump, id="jump"),
        rx.el.form(
            rx.el.input(name="word", id="word"),
            rx.el.button("send", id="send"),
            on_submit=Sample.sent,
        ),
        rx.el.p(Sample.form, id="form"),
        links(),
    )


def persistence() -> rx.Component:
    return rx.el.main(
        rx.el.h1("Persistence"),
        rx.el.input(value=Persistent.search, on_change=Persistent.set_search, id="search"),
        rx.el.input(value=Persistent.draft, on_change=Persistent.set_draft, id="draft"),
        rx.el.input(value=Persistent.own, on_change=Persistent.set_own, id="own"),
        rx.el.input(value=Reader.name, on_change=Reader.set_name, id="reader"),
        rx.el.button("add", on_click=Persistent.add, id="add"),
        rx.el.button("clear", on_click=Persistent.clear, id="clear"),
        rx.el.button("turn", on_click=Persistent.turn, id="turn"),
        rx.el.p(Persistent.page, id="page"),
        *(
            rx.el.button(text, on_click=Persistent.read(value), id=name)
            for text, value, name in (("one", "1", "one"), ("two", "2", "two"), ("all", "", "all"))
        ),
        rx.el.p(Persistent.chapter, "/", Persistent.heard, id="chapter"),
        rx.el.p(Persistent.notes.length(), id="length"),
        rx.foreach(
            Persistent.notes, lambda note: rx.el.p(note.loud, " ", note.points, class_name="n")
        ),
        links(),
    )


def sharing() -> rx.Component:
    return rx.el.main(
        rx.el.h1("Sharing"),
        rx.el.p(Sample.count, id="count"),
        rx.el.p(Sample.ticks, id="ticks"),
        links(),
    )


def plain() -> rx.Component:
    return rx.el.main(rx.el.h1("Plain"), links())


def links() -> rx.Component:
    names = ("features", "persistence", "sharing", "plain")
    return rx.el.nav(*[rx.el.a(name, href=f"/{name}", id=f"to-{name}") for name in names])


def add_pages(app: rx.App) -> None:
    for page in (features, persistence, sharing, plain):
        app.add_page(page, route=f"/{page.__name__}", title=page.__name__)
