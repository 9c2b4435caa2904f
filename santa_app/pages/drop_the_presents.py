"""Drop the Presents: a game of skill for one thumb or one key.

The flight is one CSS animation of the row of houses, which the browser runs beside the page's code;
assets/styles/pages/games.css draws it from the custom properties set here.
"""

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content import presents as words
from santa_app.i18n import gettext as _
from santa_app.states.presents import STAGE_ID, PresentsState


def _house(house: ObjectVar) -> rx.Component:
    return rx.el.div(
        ui.drawing("presents/chimney", "presents-chimney", size=(44, 120)),
        ui.picture(house.image, "", "presents-front", size=(240, 200)),
        class_name="presents-house",
        custom_attrs={"data-column": house.column, "data-served": house.served},
    )


def _on_roof(one: ObjectVar) -> rx.Component:
    return rx.el.div(
        ui.drawing("presents/gift", "presents-gift", size=(76, 76)),
        class_name="presents-landed",
        style={"--place": one.place, "--depth": one.depth},
    )


def _flight() -> rx.Component:
    return rx.el.div(
        rx.el.div(class_name="presents-far"),
        rx.el.div(
            ui.drawing("presents/garden", "presents-garden", size=(480, 200)),
            rx.foreach(PresentsState.houses, _house),
            rx.foreach(PresentsState.on_roofs, _on_roof),
            class_name="presents-strip",
            style={
                "--start": PresentsState.strip_start,
                "--seconds": PresentsState.strip_seconds,
            },
        ),
        rx.cond(
            PresentsState.falling,
            rx.el.div(
                ui.drawing("presents/gift", "presents-gift", size=(76, 76)),
                class_name="presents-falling",
                style={"--fall": PresentsState.fall, "--drift": PresentsState.drift},
                custom_attrs={"data-inside": PresentsState.inside},
            ),
        ),
        ui.drawing("presents/sleigh", "presents-sleigh", size=(620, 340), eager=True),
        class_name="presents-flight",
        aria_hidden="true",
    )


def _sign() -> rx.Component:
    return rx.cond(
        PresentsState.resting,
        rx.el.div(
            rx.el.p(PresentsState.headline, class_name=f"{theme.DISPLAY} text-2xl sm:text-3xl"),
            rx.el.p(PresentsState.hint, class_name="font-bold max-sm:text-sm"),
            class_name="presents-sign",
            aria_hidden="true",
        ),
    )


def _stage() -> rx.Component:
    return rx.el.div(
        _flight(),
        rx.el.div(
            class_name="presents-sack", style={"--left": PresentsState.left}, aria_hidden="true"
        ),
        _sign(),
        ui.PressArea.create(
            type="button",
            id=STAGE_ID,
            on_pointer_down=PresentsState.point,
            on_click=PresentsState.click,
            on_key_down=PresentsState.handle_key,
            class_name="presents-press",
            aria_label=PresentsState.action,
        ),
        rx.cond(
            PresentsState.resting,
            rx.fragment(),
            rx.el.button(
                ui.icon("pause", 24),
                type="button",
                on_click=PresentsState.pause,
                class_name="presents-pause",
                aria_label=words.WORDS["pause"],
            ),
        ),
        class_name="presents-stage on-night",
        custom_attrs={
            "data-level": PresentsState.level,
            "data-way": PresentsState.way,
            "data-phase": PresentsState.phase,
        },
    )


def _score() -> rx.Component:
    return rx.el.div(
        rx.el.p(
            rx.el.span(_("Presents: {count} of 10").format(count=PresentsState.delivered)),
            rx.el.span(_("In the sack: {count}").format(count=PresentsState.left)),
            rx.el.span(PresentsState.record, class_name="text-pine"),
            class_name="flex flex-wrap gap-x-5 gap-y-1 font-bold text-ink-soft",
        ),
        rx.cond(
            PresentsState.waits,
            ui.button(
                words.WORDS["next"],
                icon_name="arrow_right",
                on_click=PresentsState.next_stop,
                disabled=PresentsState.resting,
            ),
        ),
        class_name="flex min-h-12 flex-wrap items-center justify-center gap-3",
    )


def _choices() -> rx.Component:
    return rx.el.div(
        ui.filter_buttons(
            words.WORDS["where"],
            [(level.slug, level.short) for level in words.HEMISPHERES],
            PresentsState.level,
            PresentsState.choose_level,
        ),
        ui.filter_buttons(
            words.WORDS["how"],
            [(way.slug, way.label) for way in words.WAYS],
            PresentsState.way,
            PresentsState.choose_way,
        ),
        rx.el.p(PresentsState.way_text, class_name="text-ink-soft"),
        rx.el.div(ui.sound_switch(), class_name="flex justify-center"),
        class_name="game-choices grid gap-4 sm:justify-items-center",
    )


def _game() -> rx.Component:
    return ui.card(
        rx.el.div,
        _stage(),
        rx.el.p(PresentsState.news, role="status", class_name="game-news"),
        _score(),
        _choices(),
        ui.PageStyle.create(sheet="games"),
        wide=True,
        accent="candy",
        class_name="presents-card",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.PRESENTS),
        ui.section(ui.child_badge(), _game()),
        ui.more_games(paths.PRESENTS),
    )


PAGE = ui.Page.at(paths.PRESENTS, body=page)
