"""Christmas Pairs: a game of memory with the pictures of the site."""

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import components as ui
from santa_app.content import pairs as words
from santa_app.content import paths
from santa_app.i18n import gettext as _
from santa_app.states.pairs import PairsState


def _card(card: ObjectVar) -> rx.Component:
    return rx.el.button(
        rx.el.span(class_name="pairs-face pairs-back", aria_hidden="true"),
        rx.el.span(
            ui.picture(card.image, "", size=(100, 100)),
            class_name="pairs-face pairs-front",
            aria_hidden="true",
        ),
        type="button",
        on_click=PairsState.turn(card.place),
        class_name="pairs-card",
        aria_label=card.label,
        custom_attrs={"data-look": card.look},
    )


def _score() -> rx.Component:
    return rx.el.p(
        rx.el.span(
            _("Pairs: {found} of {all}").format(
                found=PairsState.found.length(), all=PairsState.pairs
            )
        ),
        rx.el.span(_("Turns: {count}").format(count=PairsState.turns)),
        rx.el.span(PairsState.record, class_name="text-pine"),
        class_name="flex flex-wrap justify-center gap-x-5 gap-y-1 font-bold text-ink-soft",
    )


def _game() -> rx.Component:
    return ui.card(
        rx.el.div,
        rx.el.div(
            ui.filter_buttons(
                words.WORDS["size"],
                [(board.slug, board.label) for board in words.BOARDS],
                PairsState.size,
                PairsState.choose,
            ),
            class_name="game-choices flex flex-wrap justify-center gap-2",
        ),
        rx.el.p(PairsState.message, role="status", class_name="game-news pairs-news"),
        rx.el.div(
            rx.foreach(PairsState.cards, _card),
            role="group",
            class_name="pairs-board",
            aria_label=words.WORDS["cards"],
            style={"--back": "url(" + PairsState.back_image + ")"},
            custom_attrs={
                "data-size": PairsState.size,
                "data-back": rx.cond(PairsState.back_image, "drawn", "presents"),
            },
        ),
        _score(),
        rx.el.div(
            ui.button(
                words.WORDS["new_game"],
                icon_name="rotate_ccw",
                variant="secondary",
                on_click=PairsState.new_game,
            ),
            class_name="flex justify-center",
        ),
        ui.surprise_choice(
            "back",
            PairsState.unlocked,
            PairsState.back,
            PairsState.set_back,
            rx.el.span(class_name="pairs-back"),
        ),
        ui.PageStyle.create(sheet="games"),
        wide=True,
        accent="gold",
        class_name="pairs-game",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.PAIRS),
        ui.section(ui.child_badge(), _game()),
        ui.more_games(paths.PAIRS),
    )


PAGE = ui.Page.at(paths.PAIRS, body=page)
