"""The good deeds tracker: form, list, points and progress."""

from typing import Final

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content.good_deeds import DRAWING, SUGGESTIONS
from santa_app.i18n import gettext as _
from santa_app.states.good_deeds import AGAIN, INPUT_ID, RESET_ID, GoodDeedsState

_CARD = f"{theme.CARD} p-6 sm:p-8"

_SUGGESTED: Final = rx.Var.create([suggestion.text for suggestion in SUGGESTIONS])
"""The deeds in the site's words; others are in the child's own."""


def _number(label: str, value: rx.Var) -> rx.Component:
    return rx.el.div(
        rx.el.dt(label, class_name="order-2 text-sm font-bold text-ink-soft"),
        rx.el.dd(value, class_name=f"{theme.FIGURE} text-3xl text-pine"),
        class_name="flex flex-col items-center text-center",
    )


def _star(star: ObjectVar) -> rx.Component:
    return rx.el.g(
        rx.el.path(
            d=DRAWING.star,
            class_name=rx.cond(star.fresh, "jar-star drops", "jar-star"),
            custom_attrs={"transform": f"rotate({star.turn})"},
        ),
        key=star.key,
        custom_attrs={"transform": f"translate({star.x} {star.y})", "color": star.color},
    )


def _stroke(d: str, color: str, width: int, opacity: float = 1) -> rx.Component:
    return rx.el.path(
        d=d,
        fill="none",
        stroke=color,
        stroke_width=width,
        stroke_opacity=opacity,
        stroke_linecap="round",
    )


def _jar() -> rx.Component:
    return rx.el.svg(
        rx.el.path(
            d=DRAWING.glass, fill="#cfe0f5", fill_opacity=0.32, stroke="#9db8e0", stroke_width=3
        ),
        rx.foreach(GoodDeedsState.stars, _star),
        rx.cond(
            GoodDeedsState.sticker_image,
            rx.el.svg.image(href=GoodDeedsState.sticker_image, x=45, y=66, width=90, height=90),
        ),
        _stroke("M19 70V160", "#fff", 7, 0.6),
        _stroke("M24 18H156", "#dbe8f7", 16),
        rx.el.path(d="M28 33H152", stroke="#b3202c", stroke_width=8),
        view_box="0 0 180 205",
        role="img",
        aria_label=GoodDeedsState.jar_label,
        class_name="overflow-visible",
    )


def _lights(row: int, gold: str, red: str) -> rx.Component:
    return rx.fragment(
        _stroke(gold + red, "#47665b", 10),
        rx.el.g(
            _stroke(gold + red, "#ffe0a3", 24, 0.35),
            _stroke(gold, "#f4c361", 11),
            _stroke(red, "#ff6b5e", 11),
            class_name=rx.cond(GoodDeedsState.level >= row, "tree-light on", "tree-light"),
        ),
    )


def _tree() -> rx.Component:
    top = {"transform": "translate(0 -212)"}
    return rx.el.svg(
        rx.el.path(d="M0 -30V0", stroke="#5b3a26", stroke_width=16),
        *[
            rx.fragment(rx.el.path(d=branches, fill="#1d684c"), rx.el.path(d=snow, fill="#dbe6f5"))
            for branches, snow in DRAWING.pine
        ],
        *[_lights(row, gold, red) for row, (gold, red) in enumerate(DRAWING.lights, start=1)],
        rx.el.path(d=DRAWING.star, fill="#35584a", custom_attrs=top),
        rx.el.g(
            _stroke("M0 -212h0", "#ffe0a3", 52, 0.4),
            rx.el.path(d=DRAWING.star, fill="#f4c361", custom_attrs=top),
            class_name=rx.cond(GoodDeedsState.at_top, "tree-light on", "tree-light"),
        ),
        view_box="-75 -235 150 240",
        role="img",
        aria_label=GoodDeedsState.tier.tree,
        class_name="overflow-visible",
    )


def _undo(id_: str = "deeds-undo") -> rx.Component:
    return rx.el.button(
        _("Undo"),
        type="button",
        on_click=GoodDeedsState.undo,
        id=id_,
        class_name="min-h-11 rounded-full px-4 font-bold text-pine underline",
    )


def _points() -> rx.Component:
    """Return the points: a bar that stays below the menu on narrow screens, so that a tap shows its effect."""
    return rx.el.section(
        rx.el.div(
            _tree(),
            _jar(),
            class_name="deeds-scene flex shrink-0 items-end lg:justify-center",
        ),
        rx.el.h2(_("Your points"), class_name="font-bold text-ice max-lg:sr-only lg:mt-4"),
        rx.el.p(GoodDeedsState.total, class_name=f"{theme.FIGURE} text-3xl text-gold lg:text-6xl"),
        rx.el.p(
            GoodDeedsState.tier.name,
            class_name=f"{theme.DISPLAY} text-xl leading-tight max-lg:ms-auto lg:text-3xl",
        ),
        class_name=(
            "on-night rounded-3xl bg-linear-to-br from-night to-pine text-center text-white shadow-lift "
            "max-lg:sticky max-lg:top-22 max-lg:z-10 max-lg:flex max-lg:items-center max-lg:gap-4 max-[18rem]:flex-wrap max-lg:px-4 "
            "max-lg:py-1.5 lg:p-6 lg:pb-7"
        ),
    )


def _progress() -> rx.Component:
    return rx.el.section(
        ui.h2(_("Your progress"), class_name="text-2xl text-pine"),
        rx.el.p(GoodDeedsState.tier.message, class_name="mt-1 text-lg text-ink-soft"),
        rx.el.p(GoodDeedsState.tier.tree, class_name="mt-2"),
        ui.progress_bar(
            GoodDeedsState.progress,
            fill="pine",
            animation="transition-[width] duration-700",
            class_name="mt-4 h-5 bg-night/10",
        ),
        rx.el.p(
            rx.cond(
                GoodDeedsState.at_top,
                rx.el.span(_("You made it to the very top. Santa is speechless!"), key="top"),
                rx.el.span(
                    *ui.sentence(
                        _("You're {points} away from “{tier}.”"),
                        points=rx.el.b(GoodDeedsState.points_missing),
                        tier=rx.el.b(GoodDeedsState.next_tier_name),
                    ),
                    key=GoodDeedsState.points_missing,
                ),
            ),
            class_name="mt-3",
        ),
        rx.el.dl(
            _number(_("Good deeds"), GoodDeedsState.count),
            _number(_("This week"), GoodDeedsState.this_week),
            _number(_("Average points"), GoodDeedsState.average),
            class_name="mt-5 grid grid-cols-3 gap-2 border-t border-ink/15 pt-5",
        ),
        rx.el.div(
            ui.page_button(paths.GOOD_DEEDS, "nice_list", class_name="w-full"),
            ui.button(
                _("Reset Tracker"),
                variant="secondary",
                on_click=GoodDeedsState.reset_tracker,
                class_name="w-full",
            ),
            class_name="mt-6 grid gap-3",
        ),
        rx.el.p(
            rx.cond(
                GoodDeedsState.can_undo & GoodDeedsState.was_reset,
                rx.fragment(rx.el.span(GoodDeedsState.announcement), _undo(RESET_ID)),
            ),
            class_name="mt-1 -mb-3 flex min-h-11 flex-wrap items-center justify-center gap-x-2",
        ),
        class_name=_CARD,
    )


def _sticker() -> rx.Component:
    return rx.el.section(
        ui.surprise_choice(
            "sticker",
            GoodDeedsState.unlocked,
            GoodDeedsState.sticker,
            GoodDeedsState.set_sticker,
            ui.icon("x", 24, "text-ink-soft"),
        ),
        class_name=_CARD,
    )


def _add() -> rx.Component:
    return rx.el.section(
        ui.h2(_("What kind thing did you do?"), class_name="text-2xl text-pine"),
        rx.el.form(
            rx.el.label(_("Good deed"), html_for=INPUT_ID, class_name="sr-only"),
            rx.el.input(
                id=INPUT_ID,
                name="deed",
                value=GoodDeedsState.text,
                on_change=GoodDeedsState.set_text,
                max_length=120,
                auto_complete="off",
                placeholder=_("I helped my neighbor"),
                class_name=f"{theme.FIELD} typed",
            ),
            ui.button(_("Add Deed"), icon_name="plus", type="submit", class_name="shrink-0"),
            on_submit=GoodDeedsState.add,
            method=ui.FORM_METHOD,
            class_name="mt-4 flex flex-col gap-3 sm:flex-row",
            aria_label=_("Add a good deed"),
        ),
        rx.el.h3(_("Or tap one of these"), class_name="mt-8 font-bold"),
        rx.el.ul(
            *[
                rx.el.li(
                    rx.el.button(
                        rx.cond(
                            GoodDeedsState.asked == index,
                            rx.el.span(AGAIN, class_name="text-holly"),
                            rx.el.span(suggestion.text),
                        ),
                        rx.el.span(
                            f"+{suggestion.points}",
                            rx.el.span(" ", _("points"), class_name="sr-only"),
                            class_name="rounded-full bg-gold px-2.5 py-0.5 text-sm font-extrabold text-night",
                        ),
                        type="button",
                        on_click=GoodDeedsState.add_suggestion(index),
                        class_name=(
                            "flex h-full min-h-12 w-full items-center justify-between gap-3 rounded-2xl border-2 border-pine/20 "
                            "bg-white px-4 py-2 text-start font-bold transition hover:border-pine hover:bg-pine/5"
                        ),
                    )
                )
                for index, suggestion in enumerate(SUGGESTIONS)
            ],
            class_name="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2",
        ),
        class_name=_CARD,
    )


def _deed(deed: ObjectVar) -> rx.Component:
    return rx.el.li(
        rx.el.div(
            rx.el.p(
                deed.text,
                custom_attrs={"translate": rx.cond(_SUGGESTED.contains(deed.text), "yes", "no")},
                class_name="font-bold break-words",
            ),
            rx.el.p(deed.date, class_name="text-sm text-ink-soft"),
            class_name="min-w-0 grow",
        ),
        rx.el.span(
            f"+{deed.points}",
            class_name="shrink-0 rounded-full bg-pine px-3 py-1 font-extrabold text-white",
        ),
        rx.el.button(
            ui.icon("x", 18),
            rx.el.span(
                *ui.sentence(_("Remove {deed}"), deed=ui.as_written(deed.text)),
                class_name="sr-only",
            ),
            type="button",
            on_click=GoodDeedsState.remove(deed.id),
            class_name="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-holly/10 hover:text-holly",
        ),
        class_name="typed flex items-center gap-3 py-2.5 ps-1",
    )


def _list() -> rx.Component:
    return rx.el.section(
        rx.el.div(
            ui.h2(
                _("Your good deeds"),
                rx.cond(
                    GoodDeedsState.count > 0,
                    rx.el.span(
                        GoodDeedsState.count,
                        class_name=f"{theme.FIGURE} rounded-full bg-pine px-2.5 py-0.5 text-base text-white",
                    ),
                ),
                class_name="flex items-center gap-3 text-2xl text-pine",
            ),
            rx.cond(
                GoodDeedsState.can_undo & ~GoodDeedsState.was_reset,
                _undo(),
            ),
            class_name="flex min-h-11 items-center justify-between",
        ),
        rx.cond(
            GoodDeedsState.count > 0,
            rx.el.div(
                rx.el.ul(
                    rx.foreach(GoodDeedsState.deeds, _deed), class_name="divide-y divide-night/10"
                ),
                class_name="deed-list mt-2 overflow-y-auto pe-2",
                custom_attrs={
                    "tabIndex": "0",
                    "role": "region",
                    "aria-label": _("List of good deeds"),
                },
            ),
            rx.el.p(
                _(
                    "Nothing here yet. The first good deed is often the smallest: a smile, a thank you, a helping hand."
                ),
                class_name="mt-4 rounded-2xl bg-snow-200 p-5 text-ink-soft",
            ),
        ),
        rx.el.p(GoodDeedsState.announcement, role="status", class_name="sr-only"),
        rx.el.p(_("Your deeds stay on this device."), class_name="mt-4 text-sm text-ink-soft"),
        class_name=_CARD,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.GOOD_DEEDS),
        ui.section(
            ui.child_badge(),
            rx.el.div(
                rx.el.div(_add(), _list(), class_name="grid grid-cols-1 content-start gap-6"),
                rx.el.div(
                    _points(),
                    _progress(),
                    _sticker(),
                    class_name=(
                        "grid-cols-1 content-start gap-6 max-lg:contents max-lg:[&>:first-child]:order-first "
                        "lg:sticky lg:top-28 lg:grid lg:self-start"
                    ),
                ),
                # The bar with the points must not cover what has the focus.
                class_name=(
                    "grid grid-cols-1 gap-6 max-lg:[&_:is(a,button,input)]:scroll-mt-28 "
                    "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
                ),
            ),
            rx.el.div(ui.sound_switch(), class_name="mt-6 flex justify-center"),
        ),
        ui.more_games(paths.GOOD_DEEDS),
        ui.PageStyle.create(sheet="games"),
    )


PAGE = ui.Page.at(paths.GOOD_DEEDS, body=page)
