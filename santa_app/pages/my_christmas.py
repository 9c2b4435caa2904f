"""A look back at Christmas, and what a child got and gave: all of it stays on the device."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import my_christmas as words
from santa_app.content import paths
from santa_app.states.my_christmas import Memory, MyChristmasState

_LINES = {
    "got": (MyChristmasState.got, MyChristmasState.set_got),
    "gave": (MyChristmasState.gave, MyChristmasState.set_gave),
}
_TITLE = "text-3xl text-pine sm:text-4xl"


def _memory(memory: rx.vars.ObjectVar[Memory]) -> rx.Component:
    return rx.el.li(
        rx.el.img(src=memory.picture, alt="", width=64, height=64, class_name="size-16 shrink-0"),
        rx.el.span(memory.text, class_name="text-lg font-bold"),
        class_name=f"{theme.CARD} flex items-center gap-4 p-4",
    )


def _look_back() -> rx.Component:
    return ui.section(
        ui.h2(words.WORDS["back"], class_name=f"{_TITLE} text-center"),
        rx.cond(
            MyChristmasState.memories,
            rx.el.ul(
                rx.foreach(MyChristmasState.memories, _memory),
                class_name="mx-auto mt-8 grid max-w-4xl list-none gap-4 sm:grid-cols-2",
            ),
            rx.el.p(
                words.WORDS["nothing"],
                class_name="mx-auto mt-6 max-w-2xl text-center text-lg text-ink-soft",
            ),
        ),
        class_name="print:min-h-0",
    )


def _picture(side: words.Side, picture: words.Picture) -> rx.Component:
    chosen = MyChristmasState.pictures[side.slug] == picture.slug
    return rx.el.button(
        ui.picture(f"/art/wishes/{picture.slug}.svg", "", "size-12 sm:size-14", size=(100, 100)),
        rx.el.span(picture.name, class_name="sr-only"),
        type="button",
        on_click=MyChristmasState.choose(side.slug, picture.slug),
        aria_pressed=chosen,
        class_name=rx.cond(
            chosen,
            "btn grid place-items-center rounded-2xl bg-gold/30 p-2 ring-4 ring-gold",
            "btn no-print grid place-items-center rounded-2xl bg-snow-200 p-2",
        ),
    )


def _side(side: words.Side) -> rx.Component:
    name = f"line-{side.slug}"
    line, write = _LINES[side.slug]
    return rx.el.fieldset(
        rx.el.legend(side.title, class_name=f"{theme.DISPLAY} {_TITLE} float-start w-full"),
        rx.el.div(
            *[_picture(side, picture) for picture in words.PICTURES],
            class_name="clear-both grid grid-cols-4 gap-2 pt-4 print:flex",
        ),
        rx.el.label(
            words.WORDS["line"],
            html_for=name,
            class_name="no-print mt-5 mb-1.5 block font-bold text-ink",
        ),
        rx.el.input(
            id=name,
            value=line,
            on_change=write,
            max_length=words.LONGEST,
            auto_complete="off",
            placeholder=side.example,
            class_name=f"{theme.FIELD} typed no-print",
        ),
        rx.el.p(
            ui.as_written(line),
            class_name=f"{theme.DISPLAY} print-only mt-4 text-3xl wrap-anywhere",
            aria_hidden="true",
        ),
        class_name=f"{theme.CARD} min-w-0 p-5 sm:p-8",
    )


def _lines() -> rx.Component:
    return ui.section(
        ui.child_badge(),
        ui.h2(words.WORDS["lines"], class_name=f"no-print {_TITLE} text-center"),
        rx.el.p(
            MyChristmasState.title, class_name=f"{theme.DISPLAY} print-only text-center text-5xl"
        ),
        rx.el.div(
            *map(_side, words.SIDES),
            class_name="mx-auto mt-8 grid max-w-4xl gap-6 md:grid-cols-2 print:grid-cols-2",
        ),
        rx.el.div(
            rx.el.p(words.WORDS["stays"], class_name="basis-full text-ink-soft"),
            ui.button(
                words.WORDS["print"], icon_name="printer", on_click=MyChristmasState.print_it
            ),
            ui.button(words.WORDS["erase"], variant="secondary", on_click=MyChristmasState.erase),
            rx.el.p(
                MyChristmasState.message,
                role="status",
                class_name="min-h-[1lh] basis-full font-bold text-pine",
            ),
            class_name="no-print mx-auto mt-6 flex max-w-4xl flex-wrap gap-3",
        ),
        shaded=True,
    )


def page() -> rx.Component:
    return rx.fragment(
        rx.el.div(ui.hero(paths.MY_CHRISTMAS), class_name="no-print"),
        _lines(),
        _look_back(),
        rx.el.div(ui.banner(paths.MY_CHRISTMAS), class_name="no-print"),
    )


PAGE = ui.Page.at(paths.MY_CHRISTMAS, body=page)
