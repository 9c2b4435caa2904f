"""Templates to print, in three categories."""

from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app import product, theme
from santa_app.content import paths
from santa_app.content import printables as words
from santa_app.content.quantities import unbroken
from santa_app.i18n import gettext as _
from santa_app.states.alerts import PrintablesState

ACTION: Final = _("Download PDF")


def _button(template: words.Printable, heading_id: str) -> rx.Component:
    """Return the download link; a demo, which sends no mail, has a button that shows an alert."""
    if not product.IS_DEMO:
        return ui.download_link(
            ACTION,
            template.download_url,
            variant="secondary",
            described_by=heading_id,
            class_name="mt-auto",
        )
    return ui.button(
        ACTION,
        variant="secondary",
        icon_name="download",
        on_click=PrintablesState.demo(template.slug),
        aria_describedby=heading_id,
        class_name="mt-auto",
    )


def _template_card(template: words.Printable) -> rx.Component:
    heading_id = f"template-{template.slug}"
    return rx.el.li(
        rx.el.div(
            ui.picture(
                template.preview_image,
                _("The first page of {name}").format(name=template.name),
                (
                    "h-auto w-20 shrink-0 -rotate-2 sm:w-24 rounded-sm shadow-card ring-1 ring-night/10 "
                    "transition group-hover:rotate-0 group-hover:scale-105 xl:w-32"
                ),
                size=(320, 452),
            ),
            ui.h3(template.name, id=heading_id, class_name="text-2xl leading-tight text-pine"),
            class_name="flex items-center gap-5",
        ),
        rx.el.p(
            unbroken(template.description), class_name="mt-3 mb-4 text-ink-soft sm:mt-4 sm:mb-5"
        ),
        _button(template, heading_id),
        class_name=f"{theme.CARD} group flex flex-col p-4 sm:p-6",
    )


def _category(category: words.PrintableCategory, number: int) -> rx.Component:
    return ui.section(
        rx.el.div(
            rx.el.div(
                ui.icon_circle(category.icon, 30, "size-16 bg-pine text-gold"),
                ui.h2(category.title, class_name="mt-4 text-3xl text-pine sm:text-4xl"),
                rx.el.p(category.description, class_name="mt-2 text-lg text-ink-soft"),
                class_name="lg:sticky lg:top-28",
            ),
            rx.el.ul(
                *[_template_card(template) for template in category.templates],
                class_name="grid gap-4 sm:grid-cols-2 sm:gap-6 sm:[&>:last-child:nth-child(odd)]:col-span-2",
            ),
            class_name="grid items-start gap-8 lg:grid-cols-[1fr_3fr] lg:gap-12",
        ),
        id_=category.slug,
        shaded=number % 2 == 0,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.PRINTABLES),
        rx.el.div(ui.breadcrumbs(ui.PARENT_RESOURCES, (PAGE.label, PAGE.path)), class_name="pb-4"),
        *[
            _category(category, number)
            for number, category in enumerate(words.PRINTABLE_CATEGORIES)
        ],
        ui.section(
            rx.el.div(
                ui.tip_list(_("Before you print"), words.TABLE.printing_tips, icon_name="printer"),
                class_name="mx-auto max-w-3xl",
            )
        ),
        ui.banner(paths.PRINTABLES),
    )


PAGE = ui.Page.at(paths.PRINTABLES, body=page)
