"""The Advent calendar: 24 doors, and the chapter behind the one that is open.

The visitor's date decides which doors may be opened. The chapters are in the page's JavaScript only.
"""

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content.advent.page import WORDS
from santa_app.i18n import gettext as _
from santa_app.states.advent import (
    DOORS_ID,
    EVERY_DOOR,
    READER_ID,
    TEACHER,
    TITLE_ID,
    AdventState,
    Door,
)

_NOTE_LINK = "mt-1 me-6 inline-flex min-h-11 items-center font-extrabold text-holly underline underline-offset-4"


def _door(door: ObjectVar[Door]) -> rx.Component:
    return rx.el.li(
        rx.el.button(
            ui.door_front(
                door.number,
                door.look,
                rx.cond(
                    door.look == "opened",
                    rx.el.img(
                        src=door.picture,
                        alt="",
                        loading="lazy",
                        custom_attrs={"width": 640, "height": 480},
                    ),
                ),
                class_name=rx.cond(door.touches == 0, "door", "door jingle"),
                key=door.touches,  # a new element starts the animation again
            ),
            rx.el.span(
                _("Door {number}, {state}").format(number=door.number, state=door.said),
                class_name="sr-only",
            ),
            type="button",
            # As a text, Reflex would give it a ref, whose name differs from build to build.
            id=rx.Var.create(f"door-{door.number}"),
            on_click=AdventState.open(door.number),
        )
    )


def _teachers_note() -> rx.Component:
    everything = AdventState.all_open
    return rx.cond(
        AdventState.for_teacher,
        rx.el.div(
            ui.icon("bell", 24, "mt-1 text-gold-700"),
            rx.el.div(
                rx.el.p(
                    rx.el.strong(rx.cond(everything, WORDS["teacher_title"], WORDS["class_title"])),
                    " ",
                    rx.el.span(rx.cond(everything, WORDS["teacher_warning"], WORDS["class_text"])),
                ),
                rx.el.a(
                    rx.cond(everything, WORDS["class_link"], WORDS["class_all"]),
                    href=rx.cond(everything, f"?teacher={TEACHER}", f"?teacher={EVERY_DOOR}"),
                    class_name=_NOTE_LINK,
                ),
                rx.el.a(WORDS["teacher_back"], href=paths.ADVENT, class_name=_NOTE_LINK),
            ),
            class_name="note mb-8 flex gap-3 rounded-3xl bg-gold/30 p-5 text-ink",
        ),
    )


def _message() -> rx.Component:
    return rx.el.div(
        rx.cond(
            AdventState.message != "",
            rx.el.p(
                ui.icon("bell", 22, "text-gold"),
                rx.el.span(AdventState.message),
                class_name="mx-auto flex w-fit items-center gap-3 rounded-3xl border border-white/20 bg-night px-6 py-4 text-lg font-bold text-white shadow-lift",
            ),
        ),
        role="status",
        class_name="sticky bottom-4 z-2 -mt-12 min-h-16",
    )


def _calendar() -> rx.Component:
    return rx.el.div(
        _doors(),
        class_name=rx.cond(AdventState.reading, "hidden", ""),
    )


def _doors() -> rx.Component:
    return ui.section(
        ui.child_badge(),
        _teachers_note(),
        rx.el.p(
            rx.cond(
                AdventState.ready,
                rx.el.span(AdventState.headline, key="day"),
                rx.el.span(WORDS["wait"], key="wait"),
            ),
            class_name=f"{theme.DISPLAY} mb-6 min-h-[2lh] text-center text-3xl text-pine sm:min-h-[1lh]",
        ),
        rx.el.p(
            WORDS["without_javascript"],
            class_name="mb-6 hidden text-center text-lg font-bold text-ink noscript:block",
        ),
        rx.el.div(
            rx.el.ol(
                rx.foreach(AdventState.doors, _door),
                class_name="street",
                aria_label=_("The 24 doors"),
            ),
            class_name="street-board on-night shadow-lift",
        ),
        _message(),
        rx.el.div(
            rx.cond(
                AdventState.ready & (AdventState.last_open == 0),
                rx.el.p(
                    WORDS["closed"],
                    " ",
                    ui.page_link(
                        WORDS["meanwhile"],
                        href=paths.STORIES,
                        class_name="inline-block py-2 font-extrabold text-holly underline underline-offset-4",
                    ),
                ),
            ),
            class_name="mt-2 text-center text-lg text-ink-soft md:min-h-12",
        ),
        rx.el.div(ui.sound_switch(), class_name="mt-4 flex justify-center"),
        id_=DOORS_ID,
        class_name="pt-8!",
    )


def _thing_link(text: str | rx.Var[str], path: str | rx.Var[str]) -> rx.Component:
    return ui.page_link(
        rx.el.span(text),
        ui.icon("arrow_right", 18),
        href=path,
        class_name="inline-flex min-h-11 items-center gap-2 font-extrabold text-holly underline-offset-4 hover:underline",
    )


def _small_thing() -> rx.Component:
    chapter = AdventState.chapter
    return rx.el.div(
        ui.h3(
            ui.icon("gift", 28, "text-gold-700"),
            rx.el.span(AdventState.small_thing.title),
            class_name="flex items-center gap-3 text-2xl text-ink",
        ),
        rx.el.p(chapter.thing, class_name="mt-3"),
        rx.cond(
            chapter.answer != "",
            rx.el.details(
                rx.el.summary(
                    WORDS["answer"],
                    class_name="inline-flex min-h-11 items-center font-extrabold text-holly underline underline-offset-4",
                ),
                rx.el.p(chapter.answer, class_name="font-bold"),
                key=chapter.title,  # another chapter's answer is closed again
                class_name="mt-2",
            ),
        ),
        rx.el.div(
            rx.cond(
                chapter.link != "",
                _thing_link(AdventState.small_thing.text, chapter.link),
            ),
            _thing_link(WORDS["coloring"], f"/coloring-pages#page-{chapter.coloring}"),
            class_name="mt-2 flex flex-wrap gap-x-8",
        ),
        class_name="note mt-10 rounded-3xl bg-gold/25 p-6 text-lg text-ink sm:p-8",
    )


def _surprise() -> rx.Component:
    surprise = AdventState.surprise
    return rx.el.div(
        rx.el.img(
            src=surprise.image,
            alt="",
            class_name="h-auto w-24 shrink-0 rounded-2xl",
            custom_attrs={"width": 100, "height": 100},
        ),
        rx.el.div(
            ui.h3(WORDS["surprise"], class_name="text-2xl text-ink"),
            rx.el.p(rx.el.strong(surprise.name), class_name="mt-1"),
            rx.el.p(rx.el.span(AdventState.use.text)),
            _thing_link(AdventState.use.link, AdventState.surprise_link),
        ),
        class_name="note mt-4 flex items-start gap-4 rounded-3xl bg-snow-200 p-5 text-lg text-ink sm:p-8",
    )


def _chapter() -> rx.Component:
    chapter = AdventState.chapter
    return rx.el.article(
        rx.el.p(
            _("Door {number}").format(number=chapter.door),
            class_name="text-center font-extrabold tracking-wide text-ink-soft",
        ),
        ui.h2(
            chapter.title,
            id=TITLE_ID,
            class_name="mt-1 text-center text-4xl text-holly outline-none sm:text-5xl",
            tab_index=-1,
        ),
        rx.el.img(
            src=AdventState.image,
            alt=chapter.picture,
            class_name="mx-auto mt-6 h-auto w-full max-w-xl rounded-3xl shadow-card",
            custom_attrs={"width": 640, "height": 480},
        ),
        ui.read_aloud("article", "mt-6"),
        rx.el.div(
            rx.foreach(chapter.paragraphs, rx.el.p),
            class_name="mt-8 grid gap-5 text-xl leading-relaxed text-ink sm:text-[1.35rem]",
        ),
        _small_thing(),
        _surprise(),
        class_name="pt-6",
        aria_labelledby=TITLE_ID,
    )


def _not_yet() -> rx.Component:
    return rx.cond(
        AdventState.refused > 0,
        rx.el.div(
            ui.door_front(AdventState.refused, "later", class_name="door mx-auto w-32"),
            ui.h2(WORDS["not_yet"], class_name="mt-6 text-4xl text-holly sm:text-5xl"),
            rx.el.p(AdventState.message, class_name="mt-3 text-xl text-ink"),
            class_name="pt-6 text-center",
        ),
    )


def _turn_page() -> rx.Component:
    return rx.el.div(
        rx.cond(
            AdventState.before > 0,
            ui.button(
                WORDS["before"],
                variant="secondary",
                icon_name="arrow_left",
                on_click=AdventState.open(AdventState.before),
            ),
        ),
        ui.button(
            WORDS["back"], variant="secondary", icon_name="grid_3x3", on_click=AdventState.back
        ),
        rx.cond(
            AdventState.after > 0,
            ui.button(
                WORDS["after"],
                icon_name="arrow_right",
                on_click=AdventState.open(AdventState.after),
            ),
        ),
        class_name="no-print mt-10 flex flex-wrap justify-center gap-3",
    )


def _reader() -> rx.Component:
    return rx.el.div(
        rx.el.div(
            ui.button(
                WORDS["back"],
                variant="secondary",
                icon_name="arrow_left",
                on_click=AdventState.back,
                class_name="no-print",
            ),
            _not_yet(),
            rx.cond(AdventState.shown > 0, _chapter()),
            _turn_page(),
            class_name="card mx-auto w-full max-w-4xl bg-white px-5 py-8 shadow-card sm:rounded-[2rem] sm:px-12 sm:py-12 print:p-0 print:shadow-none",
        ),
        rx.window_event_listener(on_key_down=AdventState.handle_key),
        id=READER_ID,
        class_name=rx.cond(
            AdventState.reading,
            rx.cond(AdventState.for_teacher, "for-class print:p-0", "pt-8 pb-16 sm:px-6 print:p-0"),
            "hidden",
        ),
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.PageStyle.create(sheet="advent"),
        ui.PageStyle.create(sheet="street"),
        ui.hero(paths.ADVENT),
        ui.breadcrumbs((PAGE.label, PAGE.path)),
        _calendar(),
        _reader(),
        ui.banner(paths.ADVENT),
    )


PAGE = ui.Page.at(paths.ADVENT, body=page)
