"""The planning guide: a timeline of four periods and a saved checklist."""

from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content import planning as words
from santa_app.content.quantities import unbroken
from santa_app.i18n import gettext as _
from santa_app.states.checklist import ChecklistState

_BACKGROUNDS: Final = ("bg-pine-600", "bg-pine", "bg-night-500", "bg-night")
"""Background of each period, darker toward Christmas."""


def _period(period: words.PlanningPeriod, background: str) -> rx.Component:
    return rx.el.li(
        rx.el.div(
            ui.icon_circle(period.icon, 26, "size-14 shrink-0 bg-gold text-night"),
            rx.el.div(
                ui.h3(period.period, class_name="text-2xl leading-tight"),
                rx.el.p(period.focus, class_name="text-ice"),
            ),
            class_name=(
                f"on-night stars {background} flex items-center gap-4 rounded-t-3xl p-5 text-white "
                "lg:min-h-32"
            ),
        ),
        rx.el.ul(
            *[
                rx.el.li(
                    rx.el.span(
                        class_name="mt-2 size-2 shrink-0 rounded-full bg-holly", aria_hidden="true"
                    ),
                    unbroken(task),
                    class_name=(
                        "flex gap-3 border-b border-dashed border-night/15 py-3 last:border-b-0"
                    ),
                )
                for task in period.tasks
            ],
            class_name="px-5 py-3 text-ink",
        ),
        id=period.slug,
        class_name=f"{theme.CARD} relative",
    )


def _item(item: words.ChecklistItem) -> rx.Component:
    return rx.el.li(
        rx.el.label(
            rx.el.input(
                type="checkbox",
                name=item.slug,
                checked=ChecklistState.done.contains(item.slug),
                on_change=ChecklistState.toggle(item.slug),
                class_name="peer size-7 shrink-0 accent-pine",
            ),
            rx.el.span(
                item.text,
                class_name=(
                    "text-lg peer-checked:text-ink-soft peer-checked:line-through "
                    "print:text-black print:peer-checked:no-underline"
                ),
            ),
            class_name=(
                "flex min-h-14 cursor-pointer items-center gap-4 px-2 py-2 hover:bg-gold/15 "
                "print:min-h-12"
            ),
        ),
        class_name="border-b border-night-500/20 print:border-black/40",
    )


def _progress() -> rx.Component:
    return rx.el.div(
        rx.el.div(
            *[
                rx.cond(
                    ChecklistState.count > number,
                    ui.icon("star", 22, "fill-gold text-gold-700"),
                    ui.icon("star", 22, "text-ink/25"),
                )
                for number in range(len(words.CHECKLIST))
            ],
            class_name="flex flex-wrap gap-1",
            aria_hidden="true",
        ),
        rx.el.p(ChecklistState.progress, role="status", class_name="font-bold text-pine"),
        class_name="no-print mt-3 flex flex-wrap items-center gap-x-4 gap-y-2",
    )


def _blank_lines() -> rx.Component:
    return rx.el.div(
        rx.el.p(_("And for our family:"), class_name=f"{theme.DISPLAY} mt-10 mb-2 text-2xl"),
        *[
            rx.el.div(
                rx.el.div(class_name="ms-2 size-7 rounded border border-black/60"),
                class_name="flex min-h-12 items-center border-b border-black/40",
            )
            for _ in range(4)
        ],
        class_name="print-only",
        aria_hidden="true",
    )


def _checklist() -> rx.Component:
    return ui.section(
        rx.el.div(
            rx.el.div(
                class_name=(
                    "no-print absolute -top-4 left-1/2 h-8 w-36 -translate-x-1/2 rounded-t-2xl "
                    "rounded-b-md bg-bark"
                ),
                aria_hidden="true",
            ),
            ui.h2(_("The ten-item checklist"), class_name="text-3xl text-pine sm:text-4xl"),
            _progress(),
            rx.el.ul(
                *[_item(item) for item in words.CHECKLIST],
                class_name="mt-5 border-t border-night-500/20",
            ),
            _blank_lines(),
            rx.el.p(
                _("Your check marks stay on this device."),
                class_name="no-print mt-4 text-sm text-ink-soft",
            ),
            rx.el.div(
                ui.button(
                    _("Print the checklist"),
                    icon_name="printer",
                    on_click=ChecklistState.print_list,
                ),
                ui.button(
                    _("Clear all check marks"),
                    variant="secondary",
                    on_click=ChecklistState.clear,
                    disabled=ChecklistState.count == 0,
                ),
                class_name="no-print mt-6 flex flex-wrap gap-3",
            ),
            class_name=(
                f"{theme.CARD} relative mx-auto max-w-2xl border-8 border-bark/80 p-6 pt-10 "
                "sm:p-10 print:max-w-none print:border-0 print:p-0 print:shadow-none print:ring-0"
            ),
        ),
        id_="checklist",
        class_name="print:bg-white print:py-0",
        shaded=True,
    )


def page() -> rx.Component:
    return rx.fragment(
        rx.el.div(
            ui.hero(
                paths.PLANNING, ui.jump_button(_("Go to the checklist"), "checklist", "list_checks")
            ),
            ui.breadcrumbs(ui.PARENT_RESOURCES, (PAGE.label, PAGE.path)),
            ui.section(
                ui.part_heading(paths.PLANNING, "timeline"),
                rx.el.ol(
                    *[
                        _period(period, background)
                        for period, background in zip(
                            words.TABLE.periods, _BACKGROUNDS, strict=True
                        )
                    ],
                    class_name=(
                        "relative grid gap-8 before:absolute before:top-6 before:bottom-6 before:start-12 "
                        "before:border-s-4 before:border-dotted before:border-gold-700/50 md:grid-cols-2 "
                        "md:before:hidden lg:gap-5 xl:grid-cols-4"
                    ),
                ),
                ui.calendar_and_share(),
            ),
            class_name="no-print",
        ),
        _checklist(),
        ui.banner(paths.PLANNING),
    )


PAGE = ui.Page.at(paths.PLANNING, body=page)
