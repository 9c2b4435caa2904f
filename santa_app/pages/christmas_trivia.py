"""The Christmas trivia quiz."""

from collections.abc import Sequence
from typing import Final

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content.daily_questions import WORDS
from santa_app.content.trivia import HELD, HINT, HOLD, PICTURES, QUESTIONS
from santa_app.i18n import gettext as _
from santa_app.i18n import pgettext
from santa_app.states.daily_question import DAILY_ANSWER_ID, DAILY_ID, DailyQuestionState
from santa_app.states.trivia import FEEDBACK_ID, QUESTION_ID, RESULTS_ID, TriviaState

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
    "flex min-h-14 w-full cursor-pointer items-center gap-4 rounded-2xl border-2 px-5 py-3 text-start "
    "text-lg font-bold transition has-[:focus-visible]:ring-4 has-[:focus-visible]:ring-pine-400/40 "
)
_STATUS = {
    "open": "border-ink/25 bg-white hover:border-pine hover:bg-pine/5",
    "chosen": "border-pine bg-pine/10",
    "right": "border-pine bg-pine text-white",
    "wrong": "border-gold-700 bg-gold/20",
    "dimmed": "border-ink/15 bg-white text-ink-soft",
}
_RIGHT_LOOK = "border-pine-400/60 bg-pine-400/15"
_WRONG_LOOK = "border-gold bg-gold/20"

_ANSWER = "pop-in relative h-full rounded-2xl border-2 p-4"
_ANSWER_SPACE = "border-2 p-4 pt-25 pb-11 sm:pt-19"
"""The answer's text around the explanation."""
_STAR: Final = "M0 -42L12.5 -17L40 -13L20 6.5L25 34L0 21L-25 34L-20 6.5L-40 -13L-12.5 -17z"
_VERDICT = f"{theme.DISPLAY} mb-1 flex items-center gap-2 text-2xl"


def _mark(option: ObjectVar) -> rx.Component | rx.Var:
    return rx.match(
        option.status,
        (
            "right",
            rx.el.span(
                ui.icon("check", 22),
                rx.el.span(_("right answer"), class_name="sr-only"),
                class_name="ms-auto",
            ),
        ),
        (
            "wrong",
            rx.el.span(
                rx.el.span(_("your guess"), aria_hidden="true"),
                rx.el.span(_("your answer, wrong"), class_name="sr-only"),
                class_name="ms-auto shrink-0 text-sm text-ink-soft",
            ),
        ),
        rx.fragment(),
    )


def _options(name: str, state: type[TriviaState] | type[DailyQuestionState]) -> rx.Component:
    def option(option: ObjectVar) -> rx.Component:
        return rx.el.label(
            rx.el.input(
                type="radio",
                name=name,
                value=option.index.to_string(),
                checked=state.choice == option.index,
                disabled=state.answered,
                on_change=state.choose(option.index),
                class_name="size-5 shrink-0 accent-pine",
            ),
            rx.el.span(option.text),
            _mark(option),
            class_name=rx.match(
                option.status,
                *[(status, _OPTION + look) for status, look in _STATUS.items()],
                _OPTION,
            ),
        )

    return rx.el.div(rx.foreach(state.options, option), class_name="grid gap-3")


def _picture(place: rx.Var[float]) -> rx.Component:
    """Return one picture of the row, which is one file: all of them are there with the first."""
    return rx.el.img(
        src="/art/trivia-pictures.svg",
        alt="",
        loading="lazy",
        style={"object_position": f"{place}% 0"},
        class_name="size-[min(4.5rem,20vw)] shrink-0 object-cover sm:size-24",
        custom_attrs={"width": 100 * len(PICTURES), "height": 100},
    )


def _progress_star() -> rx.Component:
    """Return the star that fills from below; the text beside it says the same."""

    def star(fill: str) -> rx.Component:
        return rx.el.svg(
            rx.el.path(d=_STAR, fill=fill, stroke=fill, stroke_width=9, stroke_linejoin="round"),
            view_box="-48 -50 96 92",
            class_name="size-full",
        )

    return rx.el.div(
        star("#dfe4ee"),
        rx.el.div(
            star("#f4c361"),
            style={"clip_path": f"inset({TriviaState.empty_share}% 0 0 0)"},
            class_name="absolute inset-0 transition-[clip-path] duration-700",
        ),
        rx.el.svg(
            rx.el.path(d="M-10 -3v2M10 -3v2", stroke_width=7),
            rx.el.path(d="M-9 9Q0 18 9 9", stroke_width=3.5),
            view_box="-48 -50 96 92",
            fill="none",
            stroke="#3c2417",
            stroke_linecap="round",
            class_name="absolute inset-0 size-full",
        ),
        class_name="relative size-[min(4rem,18vw)] shrink-0 sm:size-20",
        aria_hidden="true",
    )


def _progress() -> rx.Component:
    return rx.el.div(
        _progress_star(),
        rx.el.div(
            rx.el.p(
                _("Question {number} of {total}").format(
                    number=TriviaState.number, total=TriviaState.total
                ),
                class_name="font-bold text-ink-soft",
            ),
            rx.el.p(
                _("Score: {score}").format(score=TriviaState.score),
                class_name="font-bold text-pine",
            ),
            class_name="grow basis-24",
        ),
        _picture(TriviaState.question.picture_place),
        class_name="-mt-2 flex flex-wrap items-center gap-3 sm:gap-5",
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
                    "h-24 w-32 shrink-0 rounded-xl object-cover",
                ),
                HINT,
                class_name=(
                    "flex items-center gap-4 rounded-2xl border-2 border-dashed border-ink/20 p-3.5 "
                    "text-ink-soft max-sm:hidden sm:text-lg"
                ),
            ),
        ),
        rx.el.div(_answer(), role="status"),
        rx.cond(TriviaState.answered, rx.el.div(_hold(), class_name="relative")),
        id=FEEDBACK_ID,
        class_name=_STACK,
        custom_attrs={"data-answered": TriviaState.answered},
    )


def _verdict(*, right: rx.Var[bool], words: rx.Var | rx.Component) -> rx.Component:
    return rx.el.p(
        rx.cond(right, ui.icon("circle_check", 28), ui.icon("lightbulb", 28)),
        rx.el.span(words),
        class_name=rx.cond(right, f"{_VERDICT} text-pine", f"{_VERDICT} text-gold-700"),
    )


def _hold() -> rx.Component:
    """Return the button over the whole explanation that keeps it as long as the visitor wants."""
    return rx.el.button(
        rx.el.span(
            ui.icon("hourglass", 18),
            rx.el.span(rx.cond(TriviaState.held, HELD, HOLD)),
            class_name="absolute bottom-3 start-4 flex items-center gap-2 text-start text-sm font-bold text-ink-soft",
        ),
        type="button",
        on_click=TriviaState.hold,
        class_name="absolute inset-0 cursor-pointer rounded-2xl",
    )


def _answer() -> rx.Component:
    return rx.cond(
        TriviaState.answered,
        rx.el.div(
            rx.el.div(
                _picture(TriviaState.question.picture_place),
                class_name="quiz-picture",
                custom_attrs={"data-right": TriviaState.was_right},
            ),
            _verdict(right=TriviaState.was_right, words=TriviaState.feedback),
            rx.cond(
                TriviaState.was_right,
                rx.fragment(),
                rx.el.p(
                    rx.el.span(TriviaState.kind_words),
                    " ",
                    *ui.sentence(
                        _("The answer is: {answer}."), answer=rx.el.b(TriviaState.right_option)
                    ),
                ),
            ),
            rx.el.p(TriviaState.question.explanation),
            class_name=rx.cond(
                TriviaState.was_right,
                f"{_ANSWER} {_RIGHT_LOOK} pb-11",
                f"{_ANSWER} {_WRONG_LOOK} pb-11",
            ),
        ),
    )


def _quiz() -> rx.Component:
    return ui.card(
        rx.el.form,
        _progress(),
        rx.el.div(
            rx.el.div(
                rx.el.span(
                    TriviaState.question.question,
                    id=QUESTION_ID,
                    class_name="self-center outline-none",
                    tab_index=-1,
                ),
                _reserve_space([question.question for question in QUESTIONS]),
                class_name=f"{_STACK} {theme.DISPLAY} mb-4 text-2xl leading-tight text-balance text-pine sm:mb-5 sm:text-4xl",
            ),
            rx.el.div(_options("answer", TriviaState), _feedback(), class_name="quiz-answers"),
            role="group",
            aria_labelledby=QUESTION_ID,
        ),
        ui.attention(FEEDBACK_ID, TriviaState.answered, anywhere=True, on_begin=TriviaState.hold),
        ui.button(
            rx.cond(
                TriviaState.answered,
                rx.cond(TriviaState.at_last, _("See My Result"), _("Next Question")),
                _("Submit Answer"),
            ),
            type="submit",
            disabled=~(TriviaState.can_submit | TriviaState.answered),
            class_name="w-full text-lg",
        ),
        ui.fetched_early("trivia-medal", size=(640, 400)),
        on_submit=TriviaState.submit,
        method=ui.FORM_METHOD,
        wide=True,
        aria_label=_("Christmas trivia"),
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
            *ui.sentence(
                _("You got {score} questions right. That's {percent}."),
                score=rx.el.b(
                    pgettext("score", "{right} of {total}").format(
                        right=TriviaState.score, total=TriviaState.total
                    )
                ),
                percent=rx.el.b(_("{number}%").format(number=TriviaState.percent)),
            ),
            class_name="text-xl",
        ),
        rx.el.p(TriviaState.tier.message, class_name="rounded-3xl bg-gold/20 p-6 text-lg"),
        rx.el.div(
            ui.button(_("Play Again"), icon_name="rotate_ccw", on_click=TriviaState.play_again),
            ui.page_button(paths.TRIVIA, "games"),
            class_name="flex flex-col justify-center gap-3 sm:flex-row",
        ),
        wide=True,
        accent="pine",
        class_name="pop-in text-center",
    )


def _daily_answer() -> rx.Component:
    return rx.el.div(
        rx.el.p(
            rx.cond(
                DailyQuestionState.was_right,
                WORDS["right"],
                f"{WORDS['wrong']} {DailyQuestionState.right_option}",
            ),
            id=DAILY_ANSWER_ID,
            tab_index=-1,
            class_name=f"{theme.DISPLAY} text-2xl text-pine outline-none",
        ),
        rx.el.p(DailyQuestionState.question.explanation, class_name="mt-1"),
        rx.el.p(WORDS["tomorrow"], class_name="mt-2 font-bold"),
        class_name=rx.cond(
            DailyQuestionState.was_right, f"{_ANSWER} {_RIGHT_LOOK}", f"{_ANSWER} {_WRONG_LOOK}"
        ),
    )


def _daily_question() -> rx.Component:
    return rx.el.form(
        rx.el.fieldset(
            rx.el.legend(
                _picture(DailyQuestionState.question.picture_place),
                rx.el.span(
                    DailyQuestionState.question.question,
                    id=DAILY_ID,
                    tab_index=-1,
                    class_name="outline-none",
                ),
                class_name=f"{theme.DISPLAY} mb-4 flex items-center gap-4 text-2xl leading-tight text-balance text-pine sm:text-3xl",
            ),
            _options("daily-answer", DailyQuestionState),
        ),
        rx.cond(
            DailyQuestionState.answered,
            _daily_answer(),
            ui.button(
                WORDS["check"],
                type="submit",
                disabled=~DailyQuestionState.can_check,
                class_name="w-full text-lg",
            ),
        ),
        on_submit=DailyQuestionState.check,
        method=ui.FORM_METHOD,
        aria_label=WORDS["title"],
        class_name="grid gap-5",
    )


def _daily() -> rx.Component:
    return ui.card(
        rx.el.section,
        rx.el.div(
            ui.h2(WORDS["title"], class_name="text-3xl text-holly sm:text-4xl"),
            rx.el.p(WORDS["lead"], class_name="mt-2"),
            class_name="text-center",
        ),
        rx.cond(
            DailyQuestionState.opened,
            _daily_question(),
            ui.button(
                WORDS["open"],
                variant="gold",
                icon_name="calendar_days",
                on_click=DailyQuestionState.open_question,
                class_name="mx-auto",
            ),
        ),
        wide=True,
        accent="gold",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.PageStyle.create(sheet="games"),
        ui.hero(paths.TRIVIA),
        ui.section(
            ui.child_badge(),
            rx.el.div(
                rx.cond(TriviaState.finished, _results(), _quiz()),
                _daily(),
                class_name="grid grid-cols-1 gap-8 sm:gap-12",
            ),
        ),
        ui.more_games(paths.TRIVIA),
    )


PAGE = ui.Page.at(paths.TRIVIA, body=page)
