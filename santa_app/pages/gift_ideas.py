"""Gift ideas by age and by budget."""

from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import gifts, paths
from santa_app.content.gifts import AGE_GROUPS, AgeGroup, BudgetTier, GiftIdea
from santa_app.content.quantities import unbroken
from santa_app.i18n import gettext as _
from santa_app.rules.filters import ALL
from santa_app.states.gift_filter import GiftFilterState

_GROUP_STYLES: Final[dict[str, tuple[str, str]]] = {
    "toddlers": ("wishes/bricks", "bg-gold text-night"),
    "preschool": ("wishes/paints", "bg-pine text-white"),
    "elementary": ("gifts/microscope", "bg-night-500 text-white"),
    "teens": ("gifts/headphones", "bg-holly text-white"),
}
"""Drawing (100 x 100) and colors of each age group's label."""

_TIER_MARGINS: Final = ("lg:mt-18", "lg:mt-12", "lg:mt-6", "lg:mt-0")
"""Top margins of the budget cards, which rise like stairs."""


def _gift(gift: GiftIdea) -> rx.Component:
    return rx.el.li(
        rx.el.h4(gift.name, class_name="text-lg leading-snug font-extrabold text-ink"),
        rx.el.p(gift.why, class_name="order-last col-span-2 text-ink-soft"),
        rx.el.p(
            rx.el.span(
                class_name="size-2.5 rounded-full bg-white ring-2 ring-gold-700/60",
                aria_hidden="true",
            ),
            rx.el.span(_("Price:"), " ", class_name="sr-only"),
            unbroken(gift.price_range),
            class_name=(
                "inline-flex items-center gap-2.5 self-start rounded-s-full rounded-e-lg bg-gold-300 "
                "py-1.5 pe-4 ps-2.5 font-extrabold whitespace-nowrap text-night"
            ),
        ),
        class_name="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-b border-dashed border-ink/20 py-4 last:border-b-0 sm:py-5",
    )


def _group(group: AgeGroup) -> rx.Component:
    gift, colors = _GROUP_STYLES[group.slug]
    chosen = GiftFilterState.chosen
    return rx.el.section(
        rx.el.div(
            rx.el.div(
                ui.drawing(
                    gift,
                    "size-22 shrink-0 rounded-full bg-snow p-4 shadow-card lg:size-44 lg:p-9",
                    size=(100, 100),
                ),
                rx.el.div(
                    ui.h3(group.title, class_name="text-3xl"),
                    rx.el.p(
                        unbroken(_("Ages {ages}").format(ages=group.ages)),
                        class_name="mt-1 text-xl font-extrabold",
                    ),
                ),
                class_name="flex flex-wrap items-center gap-5",
            ),
            rx.el.p(group.note, class_name="mt-4"),
            class_name=f"p-5 sm:p-9 {colors}",
        ),
        rx.el.ul(*[_gift(gift) for gift in group.gifts], class_name="px-5 py-2 sm:px-9 sm:py-5"),
        id=group.slug,
        hidden=(chosen != ALL) & (chosen != group.slug),
        class_name=f"{theme.CARD} grid overflow-hidden lg:grid-cols-[19rem_1fr]",
        aria_label=_("{group}, ages {ages}").format(group=group.title, ages=group.ages),
    )


def _gifts() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.GIFTS, "gifts"),
        rx.el.div(
            ui.filter_buttons(
                _("Age"),
                [
                    (ALL, _("All ages")),
                    *[
                        (group.slug, unbroken(f"{group.title} {group.ages}"))
                        for group in AGE_GROUPS
                    ],
                ],
                GiftFilterState.chosen,
                GiftFilterState.set_age,
            ),
            rx.el.p(GiftFilterState.announcement, role="status", class_name="sr-only"),
            class_name="mb-8 flex justify-center",
        ),
        rx.el.div(*[_group(group) for group in AGE_GROUPS], class_name="grid gap-8"),
        class_name="pt-8!",
    )


def _tier(tier: BudgetTier, margin: str) -> rx.Component:
    return rx.el.li(
        rx.el.h3(unbroken(tier.label), class_name=f"{theme.FIGURE} text-3xl text-holly"),
        rx.el.p(tier.tip, class_name="mt-3 text-ink"),
        rx.el.p(
            rx.el.span(_("For example:"), class_name="font-extrabold"),
            " ",
            tier.examples,
            class_name="mt-3 text-ink-soft",
        ),
        class_name=f"{theme.BARRED_CARD} py-6 pe-6 ps-8 {margin}",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.GIFTS),
        ui.breadcrumbs(ui.PARENT_RESOURCES, (PAGE.label, PAGE.path)),
        _gifts(),
        ui.section(
            ui.part_heading(paths.GIFTS, "budgets"),
            rx.el.ul(
                *[
                    _tier(tier, margin)
                    for tier, margin in zip(gifts.TABLE.budgets, _TIER_MARGINS, strict=True)
                ],
                class_name="grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:items-stretch",
            ),
            shaded=True,
        ),
        ui.ways_on(paths.GIFTS, _("More help for parents"), shaded=False),
        ui.banner(paths.GIFTS),
    )


PAGE = ui.Page.at(paths.GIFTS, body=page)
