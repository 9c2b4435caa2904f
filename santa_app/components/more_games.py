"""Links to the other games, at the end of a game's page."""

import reflex as rx

from santa_app import theme
from santa_app.components.buttons import card_action
from santa_app.components.icons import picture
from santa_app.components.links import page_link
from santa_app.components.sections import heading, section
from santa_app.components.typography import h3
from santa_app.content.games import GAMES, GameCard
from santa_app.i18n import gettext as _


def _game(game: GameCard) -> rx.Component:
    return rx.el.li(
        page_link(
            picture(
                game.image,
                "",
                "h-auto w-28 shrink-0 rounded-2xl transition group-hover:scale-105 sm:w-40",
            ),
            rx.el.div(
                h3(game.title, class_name="text-2xl text-pine"),
                rx.el.p(game.description, class_name="mt-1 text-ink-soft max-lg:hidden"),
                card_action(_("Play now"), "mt-2"),
            ),
            href=game.link,
            class_name=f"{theme.CARD} {theme.CARD_LINK} flex h-full items-center gap-4 p-4 sm:gap-6 sm:p-6",
        )
    )


def more_games(path: str) -> rx.Component:
    """Return links to all games but the one at `path`."""
    return section(
        heading(_("Play another game")),
        rx.el.ul(
            *[_game(game) for game in GAMES if game.link != path],
            class_name="grid gap-6 md:grid-cols-2",
        ),
        shaded=True,
    )
