import reflex as rx

from reading_list.books import KINDS
from reading_list.state import ReadingState


def index() -> rx.Component:
    return rx.el.main(
        rx.el.h1("Reading list"),
        rx.el.label(
            "Title", rx.el.input(value=ReadingState.title, on_change=ReadingState.set_title)
        ),
        rx.el.label(
            "Pages",
            rx.el.input(type="number", value=ReadingState.pages, on_change=ReadingState.set_pages),
        ),
        rx.foreach(KINDS, lambda kind: rx.el.button(kind, on_click=ReadingState.set_kind(kind))),
        rx.el.button("Add", on_click=ReadingState.add, disabled=ReadingState.title == ""),
        rx.el.label(
            "Search", rx.el.input(value=ReadingState.search, on_change=ReadingState.set_search)
        ),
        rx.el.ul(
            rx.foreach(
                ReadingState.found,
                lambda book, i: rx.el.li(
                    f"{book.title} ({book.kind})",
                    rx.el.button("Remove", on_click=ReadingState.remove(i)),
                ),
            )
        ),
        rx.el.p(ReadingState.summary, role="status"),
        rx.el.p("Open for ", ReadingState.seconds, " seconds", id="seconds"),
    )


app = rx.App()
app.add_page(index, route="/", title="Reading list")
