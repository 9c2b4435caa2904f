"""The privacy policy."""

import reflex as rx

from santa_app import components as ui
from santa_app import product, theme
from santa_app.content import paths
from santa_app.content import privacy as words
from santa_app.i18n import gettext as _


def _in_short() -> rx.Component:
    return ui.section(
        rx.el.h2(_("In short"), class_name="sr-only"),
        rx.el.ul(
            *[
                rx.el.li(
                    ui.icon_circle(line.icon, 24, "size-12 shrink-0 bg-pine text-gold"),
                    rx.el.p(
                        product.with_settings(line.text),
                        class_name="text-lg leading-snug font-bold text-ink",
                    ),
                    class_name="flex items-center gap-4",
                )
                for line in words.SUMMARY
            ],
            class_name=f"{theme.CARD} grid gap-x-10 gap-y-6 p-6 sm:grid-cols-2 sm:p-8 lg:gap-y-8 lg:p-10",
        ),
        class_name="sm:pb-14",
    )


def _contents() -> rx.Component:
    return rx.el.nav(
        ui.h2(_("On this page"), class_name="text-2xl text-pine"),
        rx.el.ol(
            *[
                rx.el.li(
                    ui.anchor_link(
                        part.title,
                        part=part.slug,
                        class_name=(
                            "flex min-h-11 items-center border-s-4 border-pine/15 ps-4 font-bold "
                            "text-ink-soft hover:border-holly hover:text-pine"
                        ),
                    )
                )
                for part in words.SECTIONS
            ],
            class_name="mt-3 sm:grid sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-5 lg:block",
        ),
        class_name="no-print lg:sticky lg:top-28",
        aria_label=_("On this page"),
    )


def _part(part: words.PolicySection) -> rx.Component:
    return rx.el.section(
        ui.h2(part.title, class_name="text-3xl text-pine"),
        *[
            rx.el.p(product.with_settings(text), class_name="mt-3 text-lg")
            for text in part.paragraphs
        ],
        ui.icon_list(
            part.points,
            ui.icon("check", 20, "mt-1 text-pine-400"),
            item_class="flex gap-3 text-lg",
            class_name="mt-3 grid gap-2",
        )
        if part.points
        else rx.fragment(),
        ui.operator_address() if part.slug == words.OPERATOR_SLUG else rx.fragment(),
        id=part.slug,
        class_name="border-b-2 border-dashed border-pine/15 py-9 first:pt-0 last:border-b-0",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.PRIVACY),
        _in_short(),
        ui.section(
            rx.el.div(
                _contents(),
                rx.el.div(
                    *[_part(part) for part in words.SECTIONS], class_name="max-w-2xl text-ink"
                ),
                class_name="grid items-start gap-12 lg:grid-cols-[1fr_2.4fr] print:block",
            )
        ),
        ui.banner(paths.PRIVACY),
    )


PAGE = ui.Page.at(paths.PRIVACY, body=page)
