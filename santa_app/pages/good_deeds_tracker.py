"""The good deeds tracker: form, list, points and progress."""

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content.good_deeds import SUGGESTIONS
from santa_app.states.good_deeds import INPUT_ID, GoodDeedsState

_CARD = f"{theme.CARD} p-6 sm:p-8"


def _number(label: str, value: rx.Var) -> rx.Component:
    return rx.el.div(
        rx.el.dt(label, class_name="order-2 text-sm font-bold text-ink-soft"),
        rx.el.dd(value, class_name=f"{theme.FIGURE} text-3xl text-pine"),
        class_name="flex flex-col items-center text-center",
    )


def _points() -> rx.Component:
    """Return the points: a bar that stays below the menu on narrow screens, so that a tap shows its effect."""
    return rx.el.section(
        rx.el.h2("Your points", class_name="font-bold text-ice"),
        rx.el.p(GoodDeedsState.total, class_name=f"{theme.FIGURE} text-4xl text-gold lg:text-7xl"),
        rx.el.p(
            GoodDeedsState.tier.name,
            class_name=f"{theme.DISPLAY} text-xl leading-tight max-lg:ml-auto lg:text-3xl",
        ),
        class_name=(
            "on-night rounded-3xl bg-linear-to-br from-night to-pine text-center text-white shadow-lift "
            "max-lg:sticky max-lg:top-22 max-lg:z-10 max-lg:flex max-lg:items-center max-lg:gap-3 max-lg:px-5 "
            "max-lg:py-2 lg:p-8"
        ),
    )


def _progress() -> rx.Component:
    return rx.el.section(
        ui.h2("Your progress", class_name="text-2xl text-pine"),
        rx.el.p(GoodDeedsState.tier.message, class_name="mt-1 text-lg text-ink-soft"),
        ui.progress_bar(
            GoodDeedsState.progress,
            fill="pine",
            animation="transition-[width] duration-700",
            class_name="mt-4 h-5 bg-night/10",
        ),
        rx.el.p(
            rx.cond(
                GoodDeedsState.at_top,
                "You made it to the very top. Santa is speechless!",
                rx.fragment(
                    rx.el.b(GoodDeedsState.points_to_next, " points"),
                    " to go until ",
                    rx.el.b(GoodDeedsState.next_tier_name),
                    ".",
                ),
            ),
            class_name="mt-3",
        ),
        rx.el.dl(
            _number("Good deeds", GoodDeedsState.count),
            _number("This week", GoodDeedsState.this_week),
            _number("Average points", GoodDeedsState.average),
            class_name="mt-5 grid grid-cols-3 gap-2 border-t border-ink/15 pt-5",
        ),
        rx.el.div(
            ui.link_button(
                "Check Nice List Status",
                paths.NICE_LIST,
                place="good deeds",
                icon_name="list_checks",
                class_name="w-full",
            ),
            ui.button(
                "Reset Tracker",
                variant="secondary",
                on_click=GoodDeedsState.reset_tracker,
                class_name="w-full",
            ),
            class_name="mt-6 grid gap-3",
        ),
        class_name=_CARD,
    )


def _add() -> rx.Component:
    return rx.el.section(
        ui.h2("What kind thing did you do?", class_name="text-2xl text-pine"),
        rx.el.form(
            rx.el.label("Good deed", html_for=INPUT_ID, class_name="sr-only"),
            rx.el.input(
                id=INPUT_ID,
                name="deed",
                value=GoodDeedsState.text,
                on_change=GoodDeedsState.set_text,
                max_length=120,
                auto_complete="off",
                placeholder="I helped my neighbor",
                class_name=f"{theme.FIELD} typed",
            ),
            ui.button("Add Deed", icon_name="plus", type="submit", class_name="shrink-0"),
            on_submit=GoodDeedsState.add,
            method=ui.FORM_METHOD,
            class_name="mt-4 flex flex-col gap-3 sm:flex-row",
            aria_label="Add a good deed",
        ),
        rx.el.h3("Or tap one of these", class_name="mt-8 font-bold"),
        rx.el.ul(
            *[
                rx.el.li(
                    rx.el.button(
                        suggestion.text,
                        rx.el.span(
                            f"+{suggestion.points}",
                            rx.el.span(" points", class_name="sr-only"),
                            class_name="rounded-full bg-gold px-2.5 py-0.5 text-sm font-extrabold text-night",
                        ),
                        type="button",
                        on_click=GoodDeedsState.add_suggestion(index),
                        class_name=(
                            "flex h-full min-h-12 w-full items-center justify-between gap-3 rounded-2xl border-2 border-pine/20 "
                            "bg-white px-4 py-2 text-left font-bold transition hover:border-pine hover:bg-pine/5"
                        ),
                    )
                )
                for index, suggestion in enumerate(SUGGESTIONS)
            ],
            class_name="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2",
        ),
        class_name=_CARD,
    )


def _deed(deed: ObjectVar) -> rx.Component:
    return rx.el.li(
        rx.el.div(
            rx.el.p(deed.text, class_name="font-bold break-words"),
            rx.el.p(deed.date, class_name="text-sm text-ink-soft"),
            class_name="min-w-0 grow",
        ),
        rx.el.span(
            "+",
            deed.points,
            class_name="shrink-0 rounded-full bg-pine px-3 py-1 font-extrabold text-white",
        ),
        rx.el.button(
            ui.icon("x", 18),
            rx.el.span("Remove ", deed.text, class_name="sr-only"),
            type="button",
            on_click=GoodDeedsState.remove(deed.id),
            class_name="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-holly/10 hover:text-holly",
        ),
        class_name="typed flex items-center gap-3 py-2.5 pl-1",
    )


def _list() -> rx.Component:
    return rx.el.section(
        rx.el.div(
            ui.h2("Your good deeds", class_name="text-2xl text-pine"),
            rx.cond(
                GoodDeedsState.can_undo,
                rx.el.button(
                    "Undo",
                    type="button",
                    on_click=GoodDeedsState.undo,
                    class_name="min-h-11 rounded-full px-4 font-bold text-pine underline",
                ),
            ),
            class_name="flex min-h-11 items-center justify-between",
        ),
        rx.cond(
            GoodDeedsState.count > 0,
            rx.el.div(
                rx.el.ul(
                    rx.foreach(GoodDeedsState.deeds, _deed), class_name="divide-y divide-night/10"
                ),
                class_name="deed-list mt-2 overflow-y-auto pr-2",
                custom_attrs={
                    "tabIndex": "0",
                    "role": "region",
                    "aria-label": "List of good deeds",
                },
            ),
            rx.el.p(
                "Nothing here yet. The first good deed is often the smallest: a smile, a thank you, a helping hand.",
                class_name="mt-4 rounded-2xl bg-snow-200 p-5 text-ink-soft",
            ),
        ),
        rx.el.p(GoodDeedsState.announcement, role="status", class_name="sr-only"),
        rx.el.p("Your deeds stay on this device.", class_name="mt-4 text-sm text-ink-soft"),
        class_name=_CARD,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.task_hero(
            "Good Deeds Tracker",
            "Write down the kind things you do, collect points, and climb all the way to Super Nice.",
            scene="scene-deeds",
            backdrop="pine",
        ),
        ui.section(
            rx.el.div(
                rx.el.div(_add(), _list(), class_name="grid grid-cols-1 content-start gap-6"),
                rx.el.div(
                    _points(),
                    _progress(),
                    class_name=(
                        "grid-cols-1 content-start gap-6 max-lg:contents max-lg:[&>:first-child]:order-first "
                        "lg:sticky lg:top-28 lg:grid lg:self-start"
                    ),
                ),
                # The bar with the points must not cover what has the focus.
                class_name=(
                    "grid grid-cols-1 gap-6 max-lg:[&_:is(a,button,input)]:scroll-mt-20 "
                    "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
                ),
            )
        ),
        ui.more_games(paths.GOOD_DEEDS),
    )


PAGE = ui.Page(
    path=paths.GOOD_DEEDS,
    label="Good Deeds Tracker",
    title="Good Deeds Tracker – Collect Points for Being Nice",
    description=(
        "A cheerful tracker for good deeds: add what you did, collect points and climb from Just "
        "Starting to Super Nice before Christmas. Kept on your own device."
    ),
    keywords=("good deeds", "kindness tracker", "nice list points", "kids Christmas activity"),
    body=page,
)
