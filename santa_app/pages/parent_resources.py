"""The parents' corner: four guides, quick tips and links for children."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import parents, paths
from santa_app.content.blocks import IconNote
from santa_app.content.parents import ResourceCard
from santa_app.i18n import gettext as _


def _scene(card: ResourceCard, width: str) -> rx.Component:
    return ui.drawing(
        card.art,
        f"h-auto shrink-0 self-center rounded-2xl transition group-hover:scale-105 {width}",
    )


def _guide(card: ResourceCard) -> rx.Component:
    return rx.el.li(
        ui.page_link(
            _scene(card, "w-full sm:w-[42%] sm:self-stretch sm:object-cover"),
            rx.el.div(
                ui.h3(card.title, class_name="text-3xl text-pine"),
                rx.el.p(card.description, class_name="mt-2 text-ink-soft"),
                ui.icon_list(
                    card.points,
                    ui.icon("check", 18, "text-pine-400"),
                    item_class="flex items-center gap-2 font-bold text-ink",
                    class_name="mt-4 grid gap-1.5",
                ),
                ui.card_action(card.action, "mt-5"),
            ),
            href=card.path,
            class_name=f"{theme.CARD} {theme.CARD_LINK} flex h-full flex-col gap-5 p-6 sm:flex-row sm:gap-7 sm:p-8",
        )
    )


def _note(tip: IconNote, number: int) -> rx.Component:
    paper = ("bg-gold/30", "bg-white", "bg-ice", "bg-white")[number % 4]
    lean = ("-rotate-1", "rotate-1", "-rotate-[0.5deg]", "rotate-[1.5deg]")[number % 4]
    return rx.el.li(
        rx.el.span(
            class_name=(
                "absolute -top-2.5 left-1/2 size-5 -translate-x-1/2 rounded-full bg-holly shadow-md"
            ),
            aria_hidden="true",
        ),
        ui.icon(tip.icon, 28, "text-holly"),
        ui.h3(tip.title, class_name="mt-3 text-2xl text-pine"),
        rx.el.p(tip.text, class_name="mt-2 text-ink"),
        class_name=f"relative {paper} {lean} rounded-lg p-6 pt-8 shadow-lift",
    )


def _more_fun() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.PARENTS, "children"),
        rx.el.ul(
            *[
                rx.el.li(
                    ui.page_link(
                        _scene(card, "w-20 sm:w-28"),
                        rx.el.div(
                            ui.h3(card.title, class_name="text-2xl text-pine"),
                            rx.el.p(card.description, class_name="text-ink-soft"),
                            ui.icon_list(
                                card.points,
                                ui.icon("check", 16),
                                item_class="flex items-center gap-1 sm:whitespace-nowrap",
                                class_name="mt-1 flex flex-wrap gap-x-4 text-sm font-bold text-gold-700",
                            ),
                            class_name="grow",
                        ),
                        rx.el.span(
                            rx.el.span(card.action, class_name="max-sm:sr-only"),
                            ui.icon("arrow_right", 18, "transition group-hover:translate-x-1"),
                            class_name="ms-auto inline-flex shrink-0 items-center gap-2 font-extrabold text-holly max-sm:[&>svg]:size-6",
                        ),
                        href=card.path,
                        class_name=(
                            "group flex items-center gap-4 rounded-2xl px-1 py-6 transition hover:bg-gold/15 "
                            "sm:gap-5 sm:px-3"
                        ),
                    ),
                    class_name="border-b-2 border-dashed border-pine/20 last:border-b-0",
                )
                for card in parents.TABLE.more_fun
            ],
            class_name="mx-auto max-w-3xl",
        ),
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.PARENTS, ui.jump_button(_("See the guides"), "guides", "book_open")),
        ui.section(
            ui.part_heading(paths.PARENTS, "guides"),
            rx.el.ul(
                *[_guide(card) for card in parents.TABLE.guides],
                class_name="grid gap-6 lg:grid-cols-2",
            ),
            id_="guides",
        ),
        ui.section(
            ui.part_heading(paths.PARENTS, "tips"),
            rx.el.ul(
                *[_note(tip, number) for number, tip in enumerate(parents.TABLE.quick_tips)],
                class_name="grid gap-8 sm:grid-cols-2 lg:grid-cols-4",
            ),
            shaded=True,
        ),
        _more_fun(),
        ui.banner(paths.PARENTS),
    )


PAGE = ui.Page.at(paths.PARENTS, body=page)
