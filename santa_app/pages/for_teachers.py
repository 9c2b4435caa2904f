"""The teachers' page: a letter from a whole class, and three lessons around it."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.components.class_form import class_form, class_thanks
from santa_app.components.class_paper import poster_scene
from santa_app.components.thanks import last_letter
from santa_app.content import paths, plain_form
from santa_app.content import teachers as words
from santa_app.content.my_letter import WORDS as PAPERS
from santa_app.content.santa_reply import DEAR, SIGNATURE, prose
from santa_app.i18n import current_language, ngettext
from santa_app.i18n import gettext as _
from santa_app.states.class_draft import ClassDraft
from santa_app.states.letter import LetterState


def _little_letter(name: str, class_name: str) -> rx.Component:
    said = prose(current_language().locale).parts["small: letter"][0]
    return rx.el.div(
        rx.el.p(DEAR.format(name=name), class_name=f"{theme.DISPLAY} text-2xl text-holly"),
        rx.el.p(said, class_name="my-2 text-xs leading-tight"),
        rx.el.p(SIGNATURE, class_name=f"{theme.DISPLAY} text-end text-xl text-holly"),
        class_name=(
            f"w-[46%] rounded-xl border-4 border-double border-gold bg-white p-3 shadow-lift {class_name}"
        ),
    )


def _sample() -> rx.Component:
    """Return a small poster and two little letters with the form's example names."""
    names = words.PAGE.children_example.split()
    poster = rx.el.div(
        poster_scene(rx.el.p(_("Class 2b")), 44, eager=False),
        rx.el.p(
            *[rx.el.span(name, class_name="even:text-holly") for name in names],
            class_name=f"{theme.DISPLAY} flex flex-wrap justify-center gap-x-5 px-4 pb-24 text-4xl text-pine",
        ),
        class_name="@container -rotate-2 overflow-hidden rounded-sm border-8 border-holly bg-white shadow-lift",
    )
    return ui.section(
        rx.el.div(
            rx.el.div(
                poster,
                rx.el.div(
                    _little_letter(names[0], "-rotate-3"),
                    _little_letter(names[1], "rotate-2"),
                    class_name="relative -mt-20 flex justify-center gap-4",
                ),
                class_name="mx-auto w-full max-w-md wrap-anywhere",
                aria_hidden="true",
            ),
            rx.el.div(
                ui.h2(PAPERS["poster_label"], class_name="text-3xl text-pine sm:text-4xl"),
                rx.el.p(PAPERS["class"], class_name="mt-3 text-lg"),
                class_name="self-center max-md:text-center",
            ),
            class_name="mx-auto grid max-w-4xl grid-cols-1 gap-8 md:grid-cols-2 md:gap-10",
        ),
    )


def _how_it_works() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.TEACHERS, "how"),
        ui.numbered_steps([(step.title, step.text) for step in words.PAGE.steps]),
        rx.el.ul(
            *map(ui.fact_card, words.PAGE.facts),
            class_name="mt-14 grid gap-4 md:grid-cols-2 md:gap-6",
        ),
        shaded=True,
    )


def _detail(label: str, text: str) -> rx.Component:
    return rx.el.div(
        rx.el.dt(label, class_name="text-sm font-bold text-ink-soft"),
        rx.el.dd(text, class_name="font-bold text-ink"),
    )


def _lesson(activity: words.ClassActivity) -> tuple[rx.Component, ...]:
    return (
        rx.el.ol(
            *[rx.el.li(step, class_name="ps-2") for step in activity.steps],
            class_name="grid list-decimal gap-2 ps-6 marker:font-extrabold marker:text-holly",
        ),
        rx.el.p(
            ui.icon("target", 22, "mt-0.5 text-holly"),
            rx.el.span(rx.el.b(_("Learning goal:")), " ", activity.goal),
            class_name="note mt-5 flex gap-3 rounded-2xl bg-gold/25 p-4",
        ),
    )


def _activity(number: int, activity: words.ClassActivity) -> rx.Component:
    part = f"lesson-{number}"
    return rx.el.li(
        rx.el.div(
            ui.icon_circle(activity.icon, 26, "size-14 shrink-0 bg-gold text-night"),
            ui.h3(activity.title, class_name="text-3xl leading-tight text-pine"),
            class_name="flex items-center gap-4",
        ),
        rx.el.dl(
            _detail(_("Ages"), activity.ages),
            _detail(
                _("Time"),
                ngettext("{count} minute", "{count} minutes", activity.minutes).format(
                    count=activity.minutes
                ),
            ),
            _detail(_("You need"), ", ".join(activity.material)),
            class_name="mt-5 grid grid-cols-[auto_auto_1fr] gap-x-8 gap-y-3 max-sm:grid-cols-2 max-sm:[&>:last-child]:col-span-2",
        ),
        rx.el.div(
            ui.fold(
                _("Show the steps"),
                rx.el.div(*_lesson(activity), class_name="max-md:px-3"),
                part=part,
                about=activity.title,
            ),
            id=part,
            class_name="mt-5 max-md:-mx-3",
        )
        if number > 1
        else rx.el.div(*_lesson(activity), class_name="mt-5"),
        class_name=f"{theme.CARD} break-inside-avoid p-6 sm:p-8",
    )


def _guide() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.TEACHERS, "lessons"),
        rx.el.ul(
            *[_activity(number, one) for number, one in enumerate(words.PAGE.activities, start=1)],
            class_name="mx-auto grid max-w-4xl gap-6",
        ),
        id_="lessons",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(
            paths.TEACHERS, ui.jump_button(_("Write the class letter"), "class-letter", "mail")
        ),
        _sample(),
        ui.room(
            "classroom",
            class_thanks(),
            last_letter(ClassDraft, words.PAGE.thanks_link),
            rx.cond(ClassDraft.arrived, rx.fragment(), class_form()),
            furnished=~ClassDraft.arrived,
            id="class-letter",
        ),
        _how_it_works(),
        _guide(),
        ui.banner(paths.TEACHERS),
        ui.server_call(
            ClassDraft.outgoing,
            LetterState.submit,
            LetterState.answer,
            ClassDraft.answered,
            ClassDraft.reconnected,
            post_to=plain_form.PATH,
        ),
    )


PAGE = ui.Page.at(paths.TEACHERS, body=page)
