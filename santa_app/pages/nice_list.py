"""The Nice List checker: form, lookup, result and certificate."""

from typing import Any

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import nice_list as words
from santa_app.content import paths
from santa_app.i18n import gettext as _
from santa_app.states.nice_list import CERTIFICATE_ID, FORM_ID, NAME_ID, RESULT_ID, NiceListState


def _form() -> rx.Component:
    return ui.card(
        rx.el.form,
        ui.h2(_("Whose name should we look up?"), class_name="text-3xl text-holly sm:text-4xl"),
        rx.el.div(
            rx.el.label(
                _("First name"), html_for=NAME_ID, class_name="mb-1.5 block text-start font-bold"
            ),
            rx.el.input(
                id=NAME_ID,
                name="first_name",
                value=NiceListState.name,
                on_change=NiceListState.set_name,
                max_length=60,
                auto_complete="off",
                placeholder=_("Your first name"),
                class_name=f"{theme.FIELD} typed text-lg",
            ),
        ),
        ui.button(
            _("Check the Nice List"),
            icon_name="search",
            type="submit",
            disabled=~NiceListState.can_check,
            class_name="w-full text-lg",
        ),
        rx.el.p(words.TABLE.privacy, class_name="text-sm text-ink-soft"),
        ui.fetched_early("nice-found", size=(640, 400)),
        ui.fetched_early("santa-signature", size=(528, 119)),
        on_submit=NiceListState.check,
        method=ui.FORM_METHOD,
        class_name="text-center",
        aria_label=_("Nice List"),
    )


def _fact(label: str, value: rx.Var, *, is_code: bool = False) -> rx.Component:
    return rx.el.div(
        rx.el.dt(label, class_name="text-sm text-ink-soft"),
        rx.el.dd(value, custom_attrs=ui.AS_WRITTEN if is_code else {}, class_name="font-bold"),
    )


def _certificate() -> rx.Component:
    """Return the preview of the certificate, whose printed form is a document of its own."""
    return rx.el.div(
        rx.el.div(
            ui.drawing("logo", "mx-auto size-16", size=(64, 64)),
            rx.el.p(
                _("Certificate of Niceness"),
                class_name=f"{theme.DISPLAY} mt-3 text-3xl text-holly sm:text-4xl",
            ),
            rx.el.p(_("Santa Claus certifies that"), class_name="mt-4 text-ink-soft"),
            rx.el.p(
                NiceListState.checked_name,
                custom_attrs=ui.AS_WRITTEN,
                class_name=f"{theme.DISPLAY} typed-large mx-auto mt-2 max-w-full border-b-2 border-gold pb-2 text-4xl break-words text-pine sm:text-5xl",
            ),
            rx.el.p(
                *ui.sentence(
                    _("is on the Nice List of {year} with a nice score of {score}."),
                    year=rx.el.span(NiceListState.year),
                    score=rx.el.b(_("{score} out of 100").format(score=NiceListState.score)),
                ),
                class_name="mt-4 text-lg",
            ),
            rx.el.dl(
                _fact(_("Issued on"), NiceListState.issued),
                _fact(_("Certificate number"), NiceListState.number, is_code=True),
                class_name="mt-6 flex flex-wrap justify-center gap-x-10 gap-y-3",
            ),
            rx.el.div(
                rx.el.div(
                    ui.signature("mx-auto h-auto w-40", "text-3xl", alt="", eager=False),
                    rx.el.p(
                        words.TABLE.signed,
                        class_name="mt-1 border-t-2 border-gold pt-1 text-sm text-ink-soft",
                    ),
                ),
                rx.el.span(ui.icon("star", 30), class_name="seal size-16! shrink-0 -rotate-12"),
                class_name="mt-6 flex items-center justify-center gap-6 sm:gap-10",
            ),
            class_name="rounded-2xl border-4 border-double border-gold px-4 py-8 sm:px-10",
        ),
        class_name="rounded-3xl bg-white p-3 text-center shadow-lift ring-8 ring-holly",
    )


def _checking_view() -> rx.Component:
    return ui.card(
        rx.el.div,
        ui.drawing("scene-nice", "sway mx-auto h-32 w-auto rounded-2xl", eager=True),
        rx.el.p(
            NiceListState.step_text,
            role="status",
            class_name=f"{theme.DISPLAY} mt-6 min-h-20 text-3xl text-pine",
        ),
        ui.progress_bar(
            None,
            fill="ember",
            animation="fill-3s",
            class_name="mx-auto h-4 w-full max-w-sm bg-night/10",
        ),
        accent="gold",
        class_name="text-center",
    )


def _star(lit: rx.Var[bool]) -> rx.Component:
    return rx.cond(
        lit,
        rx.icon("star", class_name="size-6 fill-gold stroke-ember sm:size-9"),
        rx.icon("star", class_name="size-6 stroke-ink-soft sm:size-9"),
    )


def _stars() -> rx.Component:
    return rx.el.div(
        rx.el.span(
            _("{count} of 5 stars").format(count=NiceListState.star_count),
            class_name="sr-only",
        ),
        rx.el.div(
            rx.foreach(NiceListState.stars, _star),
            class_name="flex justify-center gap-1",
            aria_hidden="true",
        ),
    )


def _check_another() -> rx.Component:
    return ui.button(
        _("Check Another Name"), variant="secondary", on_click=NiceListState.check_another
    )


def _quiet_button(label: str, on_click: Any) -> rx.Component:  # noqa: ANN401 -- any event handler
    return rx.el.button(
        label,
        type="button",
        on_click=on_click,
        class_name="min-h-11 rounded-full bg-white px-4 font-bold text-pine underline",
    )


def _result_view() -> rx.Component:
    """Return the result, which fits a phone's screen without scrolling."""
    return ui.card(
        rx.el.div,
        ui.drawing(
            "nice-found",
            "mx-auto -mt-2 h-28 w-auto sm:h-44 lg:mt-0 lg:h-auto lg:w-full lg:self-center",
            size=(640, 400),
            eager=True,
        ),
        rx.el.div(
            rx.el.p(_("It's official!"), class_name="font-bold tracking-wide text-holly"),
            ui.h2(
                *ui.sentence(
                    _("Congratulations, {name}!"),
                    name=ui.as_written(NiceListState.checked_name, class_name="typed-large"),
                ),
                id=RESULT_ID,
                class_name="text-3xl break-words text-pine outline-none sm:text-5xl",
                tab_index=-1,
            ),
            rx.el.p(_("You're on the Nice List."), class_name="text-lg font-bold sm:text-xl"),
            rx.el.div(
                rx.el.p(
                    rx.el.span(
                        _("Nice score"),
                        class_name="block text-start text-base font-bold text-ink-soft",
                    ),
                    rx.el.span(
                        NiceListState.score,
                        class_name=f"{theme.FIGURE} text-4xl text-holly sm:text-6xl",
                    ),
                    rx.el.span(
                        " ", _("out of 100"), class_name="font-bold whitespace-nowrap text-ink-soft"
                    ),
                    class_name="leading-tight",
                ),
                _stars(),
                class_name="flex flex-wrap items-end justify-center gap-x-6 gap-y-2",
            ),
            rx.el.p(words.TABLE.fifth_star, class_name="text-sm font-bold text-ink-soft"),
            rx.el.p(
                NiceListState.message,
                class_name="rounded-2xl bg-gold/20 p-3.5 leading-snug sm:p-5 sm:text-lg",
            ),
            rx.el.div(
                ui.button(
                    _("Get Your Certificate"),
                    icon_name="award",
                    on_click=NiceListState.get_certificate,
                ),
                _check_another(),
                class_name="flex flex-col justify-center gap-2 sm:flex-row sm:flex-wrap sm:gap-3",
            ),
            class_name="grid min-w-0 grid-cols-1 gap-2.5 sm:gap-4",
        ),
        accent="pine",
        class_name=(
            "pop-in gap-1! p-5! pt-7! text-center sm:gap-4! sm:p-8! sm:pt-11! lg:max-w-5xl "
            "lg:grid-cols-[2fr_3fr]! lg:gap-8!"
        ),
    )


def _certificate_view() -> rx.Component:
    return rx.el.div(
        ui.h2(
            _("Your certificate"),
            id=CERTIFICATE_ID,
            class_name="text-center text-4xl text-pine outline-none",
            tab_index=-1,
        ),
        _certificate(),
        rx.el.div(
            ui.button(
                _("Download & Print Certificate"),
                icon_name="download",
                on_click=NiceListState.print_certificate,
            ),
            ui.button(
                _("Print Certificate"),
                variant="secondary",
                icon_name="printer",
                on_click=NiceListState.print_certificate,
            ),
            class_name="flex flex-col justify-center gap-3 sm:flex-row",
        ),
        rx.el.div(
            _quiet_button(_("Back to the result"), NiceListState.back_to_result),
            _quiet_button(_("Check Another Name"), NiceListState.check_another),
            class_name="-mt-2 flex flex-wrap justify-center gap-3",
        ),
        class_name="rise-in mx-auto grid max-w-3xl grid-cols-1 gap-6",
    )


def _how_it_works() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.NICE_LIST, "how"),
        ui.numbered_steps([(step.title, step.text) for step in words.TABLE.steps]),
        rx.el.div(
            ui.page_button(paths.NICE_LIST, "good_deeds"),
            class_name="mt-12 text-center",
        ),
        shaded=True,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(
            paths.NICE_LIST,
            rx.cond(
                NiceListState.stage == "idle",
                ui.button(
                    _("Check My Name"),
                    variant="gold",
                    icon_name="list_checks",
                    on_click=NiceListState.scroll_to_form,
                ),
            ),
        ),
        ui.room(
            "study",
            rx.match(
                NiceListState.stage,
                ("checking", _checking_view()),
                ("result", _result_view()),
                ("certificate", _certificate_view()),
                _form(),
            ),
            furnished=(NiceListState.stage == "idle") | (NiceListState.stage == "checking"),
            id=FORM_ID,
            class_name="-scroll-mt-4 xl:min-h-[36rem]",
        ),
        _how_it_works(),
        ui.banner(paths.NICE_LIST),
    )


PAGE = ui.Page.at(paths.NICE_LIST, body=page)
