"""The elf name generator: form, result and certificate."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import elf_names, paths
from santa_app.i18n import gettext as _
from santa_app.states.elf_name import NAME_ID, RESULT_ID, ElfNameState


def _form() -> rx.Component:
    return ui.card(
        rx.el.form,
        ui.h2(_("Who's asking?"), class_name="text-3xl text-holly sm:text-4xl"),
        rx.el.div(
            rx.el.label(_("First name"), html_for=NAME_ID, class_name="mb-1.5 block font-bold"),
            rx.el.input(
                id=NAME_ID,
                name="first_name",
                value=ElfNameState.first_name,
                on_change=ElfNameState.set_first_name,
                max_length=60,
                auto_complete="off",
                placeholder=_("Your first name"),
                class_name=f"{theme.FIELD} typed",
            ),
        ),
        rx.el.div(
            rx.el.label(
                _("Birth month"), html_for="elf-month", class_name="mb-1.5 block font-bold"
            ),
            rx.el.select(
                rx.el.option(_("Choose your month"), value="0"),
                *[
                    rx.el.option(month, value=str(number))
                    for number, month in enumerate(elf_names.TABLE.months, start=1)
                ],
                id="elf-month",
                name="month",
                value=ElfNameState.month.to_string(),
                on_change=ElfNameState.set_month,
                class_name=theme.FIELD,
            ),
        ),
        ui.button(
            _("Generate My Elf Name"),
            icon_name="wand_sparkles",
            type="submit",
            disabled=~ElfNameState.can_generate,
            class_name="w-full text-lg",
        ),
        rx.el.p(
            _("Your name stays on this device."), class_name="text-center text-sm text-ink-soft"
        ),
        on_submit=ElfNameState.generate,
        method=ui.FORM_METHOD,
        aria_label=_("Elf name generator"),
    )


def _line(icon_name: str, label: str, text: rx.Var) -> rx.Component:
    return rx.el.div(
        rx.el.dt(
            ui.icon(icon_name, 26, "absolute top-1 start-0 text-holly"),
            label,
            class_name="relative ps-10 text-sm font-bold text-ink-soft",
        ),
        rx.el.dd(text, class_name="ps-10 text-lg font-bold"),
        class_name="rounded-2xl bg-snow-200 p-4 text-start",
    )


def _result() -> rx.Component:
    return ui.card(
        rx.el.div,
        rx.html(ElfNameState.portrait, class_name="mx-auto -mb-3 w-full max-w-48 sm:max-w-60"),
        ui.h2(
            rx.el.span(
                _("Your elf name is"), class_name="block font-sans text-lg font-bold text-ink-soft"
            ),
            rx.el.span(ElfNameState.elf_name, custom_attrs=ui.AS_WRITTEN),
            id=RESULT_ID,
            class_name="text-4xl text-pine outline-none sm:text-5xl",
            tab_index=-1,
        ),
        rx.el.dl(
            _line("hammer", _("Your job in the workshop"), ElfNameState.job),
            _line("sparkles", _("Your special talent"), ElfNameState.talent),
            class_name="grid gap-3 md:grid-cols-2",
        ),
        rx.el.div(
            ui.button(
                _("Download Certificate"),
                icon_name="download",
                on_click=ElfNameState.download_certificate,
            ),
            ui.button(
                _("Generate Another"), variant="secondary", on_click=ElfNameState.generate_another
            ),
            ui.page_button(paths.ELF_NAMES, "games"),
            class_name="flex flex-col justify-center gap-3 sm:flex-row sm:flex-wrap",
        ),
        accent="gold",
        wide=True,
        class_name="pop-in text-center",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.ELF_NAMES),
        ui.room("workshop", rx.cond(ElfNameState.generated, _result(), _form())),
        ui.more_games(paths.ELF_NAMES),
    )


PAGE = ui.Page.at(paths.ELF_NAMES, body=page)
