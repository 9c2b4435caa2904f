"""The Christmas trivia quiz."""

from collections.abc import Sequence
from typing import Final

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content.trivia import HINT, QUESTIONS
from santa_app.states.trivia import QUESTION_ID, RESULTS_ID, TriviaState

_STACK: Final = "grid w-full grid-cols-1 [&>*]:col-start-1 [&>*]:row-start-1"
"""All children share one grid cell, so that a change of the visible one moves nothing below."""


def _reserve_space(texts: Sequence[str], class_name: str = "") -> rx.Component:
    """Return the texts, invisible: in a stack they reserve the height of the longest one."""
    return rx.fragment(
        *[
            rx.el.span(text, class_name=f"invisible {class_name}", aria_hidden="true")
            for text in texts
        ]
    )


_OPTION = (
    "flex min-h-14 w-full cursor-pointer items-center gap-4 rounded-2xl border-2 px-5 py-3 text-left "
    "text-lg font-bold transition has-[:focus-visible]:ring-4 has-[:focus-visible]:ring-pine-400/40 "
)
_STATUS = {
    "open": "border-ink/25 bg-white hover:border-pine hover:bg-pine/5",
    "chosen": "border-pine bg-pine/10",
    "right": "border-pine bg-pine text-white",
    "wrong": "border-holly bg-holly/10 text-holly-700",
    "dimmed": "border-ink/15 bg-white text-ink-soft",
}


_ANSWER = "pop-in h-full rounded-2xl border-2 p-4"
_ANSWER_SPACE = "border-2 p-4 pt-13"
"""What surrounds the explanation in an answer."""
_VERDICT = f"{theme.DISPLAY} mb-1 flex items-center gap-2 text-2xl"


def _mark(option: ObjectVar) -> rx.Component | rx.Var:
    marks = (("right", "check", "right answer"), ("wrong", "x", "your answer, wrong"))
    return rx.match(
        option.status,
        *[
            (
                status,
                rx.el.span(
                    ui.icon(icon_name, 22),
                    rx.el.span(text, class_name="sr-only"),
                    class_name="ml-auto",
                ),
            )
            for status, icon_name, text in marks
        ],
        rx.fragment(),
    )


def _option(option: ObjectVar) -> rx.Component:
    return rx.el.label(
        rx.el.input(
            type="radio",
            name="answer",
            value=option.index.to_string(),
            checked=TriviaState.choice == option.index,
            disabled=TriviaState.answered,
            on_change=TriviaState.choose(option.index),
            class_name="size-5 shrink-0 accent-pine",
        ),
        rx.el.span(option.text),
        _mark(option),
        class_name=rx.match(
            option.status, *[(status, _OPTION + look) for status, look in _STATUS.items()], _OPTION
        ),
    )


def _progress() -> rx.Component:
    return rx.el.div(
        rx.el.p(
            "Question ",
            TriviaState.number,
            " of ",
            TriviaState.total,
            class_name="font-bold text-ink-soft",
        ),
        rx.el.p("Score: ", TriviaState.score, class_name="font-bold text-pine"),
        ui.progress_bar(
            TriviaState.progress,
            animation="transition-[width] duration-500",
            class_name="col-span-2 h-3 bg-night/10",
        ),
        class_name="grid grid-cols-2 gap-2 [&>p:nth-child(2)]:text-right",
    )


def _feedback() -> rx.Component:
    return rx.el.div(
        _reserve_space([question.explanation for question in QUESTIONS], _ANSWER_SPACE),
        rx.cond(
            TriviaState.answered,
            rx.fragment(),
            rx.el.p(
                ui.drawing(
                    "scene-trivia",
                    "size-20 shrink-0 rounded-xl object-cover sm:h-24 sm:w-32",
                ),
                HINT,
                class_name=(
                    "flex items-center gap-4 rounded-2xl border-2 border-dashed border-ink/20 p-3.5 "
                    "text-ink-soft sm:text-lg"
                ),
            ),
        ),
        rx.el.div(_answer(), role="status"),
        class_name=_STACK,
    )


def _answer() -> rx.Component:
    return rx.cond(
        TriviaState.answered,
        rx.el.div(
            rx.el.p(
                rx.cond(
                    TriviaState.was_right, ui.icon("circle_check", 28), ui.icon("circle_x", 28)
                ),
                TriviaState.feedback,
                class_name=rx.cond(
                    TriviaState.was_right, f"{_VERDICT} text-pine", f"{_VERDICT} text-holly"
                ),
            ),
            rx.el.p(TriviaState.question.explanation),
            class_name=rx.cond(
                TriviaState.was_right,
                f"{_ANSWER} border-pine-400/60 bg-pine-400/15",
                f"{_ANSWER} border-holly/40 bg-holly/10",
            ),
        ),
    )


def _quiz() -> rx.Component:
    return ui.card(
        rx.el.form,
        _progress(),
        rx.el.fieldset(
            rx.el.legend(
                rx.el.span(
                    TriviaState.question.question,
                    id=QUESTION_ID,
                    class_name="self-center outline-none",
                    tab_index=-1,
                ),
                _reserve_space([question.question for question in QUESTIONS]),
                class_name=f"{_STACK} {theme.DISPLAY} mb-4 text-2xl leading-tight text-pine sm:mb-5 sm:text-4xl",
            ),
            rx.el.div(rx.foreach(TriviaState.options, _option), class_name="grid gap-3"),
        ),
        _feedback(),
        ui.button(
            "Submit Answer",
            type="submit",
            disabled=~TriviaState.can_submit,
            class_name="w-full text-lg",
        ),
        ui.fetched_early("trivia-medal", size=(640, 400)),
        on_submit=TriviaState.submit,
        method=ui.FORM_METHOD,
        wide=True,
        aria_label="Christmas trivia",
    )


def _star(lit: rx.Var[bool]) -> rx.Component:
    return rx.cond(
        lit,
        rx.icon("star", class_name="size-7 fill-gold stroke-ember"),
        rx.icon("star", class_name="size-7 stroke-ink-soft"),
    )


def _results() -> rx.Component:
    return ui.card(
        rx.el.div,
        ui.drawing("trivia-medal", "mx-auto -mb-4 h-44 w-auto", size=(640, 400), eager=True),
        ui.h2(
            TriviaState.tier.title,
            id=RESULTS_ID,
            class_name="text-5xl text-pine outline-none",
            tab_index=-1,
        ),
        rx.el.div(
            rx.foreach(TriviaState.results, _star),
            class_name="-my-2 flex justify-center gap-1",
            aria_hidden="true",
        ),
        rx.el.p(
            "You got ",
            rx.el.b(TriviaState.score, " of ", TriviaState.total),
            " questions right. That's ",
            rx.el.b(TriviaState.percent, "%"),
            ".",
            class_name="text-xl",
        ),
        rx.el.p(TriviaState.tier.message, class_name="rounded-3xl bg-gold/20 p-6 text-lg"),
        rx.el.div(
            ui.button("Play Again", icon_name="rotate_ccw", on_click=TriviaState.play_again),
            ui.link_button("More Games", paths.GAMES, place="trivia results", variant="secondary"),
            class_name="flex flex-col justify-center gap-3 sm:flex-row",
        ),
        wide=True,
        accent="pine",
        class_name="pop-in text-center",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.task_hero(
            "Christmas Trivia",
            "Eight questions about Santa, his reindeer and the North Pole. Change your mind as often as you like before you submit.",
            scene="scene-trivia",
        ),
        ui.section(rx.cond(TriviaState.finished, _results(), _quiz())),
        ui.more_games(paths.TRIVIA),
    )


PAGE = ui.Page(
    path=paths.TRIVIA,
    label="Christmas Trivia",
    title="Christmas Trivia Quiz for Kids – 8 Fun Questions",
    description=(
        "How well do you know Santa? Eight Christmas questions with surprising answers, for "
        "children and grown-ups. Play free, right in your browser."
    ),
    keywords=("Christmas trivia", "Christmas quiz", "Santa quiz", "kids quiz", "family game"),
    body=page,
)
