"""The letter page: form, thank-you screen, and what happens to a letter."""

import reflex as rx

from santa_app import components as ui
from santa_app import product, theme
from santa_app.components.letter_form import letter_form
from santa_app.components.letter_sending import letter_sending
from santa_app.components.letter_thanks import last_sent_letter, letter_thanks
from santa_app.components.own_letter import own_letter
from santa_app.content import claims, plain_form
from santa_app.content.letter_page import CHIPS, FACTS, GUARANTEE, WORDS
from santa_app.content.pages import Hero
from santa_app.i18n import gettext as _
from santa_app.states.letter import LetterState
from santa_app.states.letter_draft import LetterDraft

_NOT_ON_THE_DESK = ("bike", "pet")


def _toys() -> rx.Component:
    places = (
        "start-[4%] top-24 -rotate-12",
        "end-[5%] top-40 rotate-6",
        "start-[5%] top-[38%] rotate-12",
        "end-[3%] top-[46%] -rotate-6",
        "start-[3%] top-[64%] rotate-3",
        "end-[5%] top-[72%] -rotate-12",
    )
    chips = [chip for chip in CHIPS if chip.picture not in _NOT_ON_THE_DESK]
    return rx.el.div(
        *[
            ui.picture(
                chip.image, "", f"absolute w-[clamp(5rem,9vw,10rem)] {place}", size=(100, 100)
            )
            for chip, place in zip(chips, places, strict=True)
        ],
        class_name="desk-toys max-xl:hidden",
        aria_hidden="true",
    )


def _guarantee() -> rx.Component:
    fact = GUARANTEE
    return rx.el.li(
        ui.icon(fact.icon, 44, "text-gold"),
        rx.el.div(
            rx.el.h3(fact.title, class_name=f"{theme.DISPLAY} text-3xl"),
            rx.el.p(fact.text, class_name="mt-1 text-lg text-snow"),
        ),
        class_name=(
            "on-night flex items-center gap-5 rounded-3xl bg-linear-to-br from-[#082620] to-pine-600 "
            "p-6 text-white shadow-card sm:px-10 sm:py-8 md:col-span-2 md:justify-center"
        ),
    )


def _explainer() -> rx.Component:
    return ui.section(
        ui.heading(
            _("What happens to your letter"), _("For parents: how it works, and what we promise.")
        ),
        rx.el.ul(
            *map(ui.fact_card, FACTS),
            _guarantee(),
            class_name="mx-auto grid max-w-5xl gap-4 md:grid-cols-2 md:gap-6",
        ),
        shaded=True,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.PageStyle.create(sheet="letter"),
        ui.hero(
            Hero(
                kind="task",
                title=product.NAME,
                lead=WORDS["lead"],
                scene="scene-letter",
                room="desk",
            )
        ),
        rx.el.section(
            _toys(),
            rx.el.div(
                letter_thanks(),
                last_sent_letter(),
                rx.cond(LetterDraft.arrived, rx.fragment(), letter_form()),
                class_name=theme.CONTAINER,
            ),
            id="letter",
            class_name="desk relative py-6 sm:py-12",
        ),
        letter_sending(),
        own_letter(),
        _explainer(),
        ui.server_call(
            LetterDraft.outgoing,
            LetterState.submit,
            LetterState.answer,
            LetterDraft.answered,
            LetterDraft.reconnected,
            post_to=plain_form.PATH,
        ),
    )


PAGE = ui.Page(
    path=product.LETTER_PATH,
    social="letters-to-santa",
    label=product.NAME,
    title=_("Write Your Letter to Santa – Free Personal Reply"),
    description=_(
        "Tell Santa your wishes. Fill in the letter, send it to the North Pole, and Santa's "
        "personal reply comes to a parent's email within {reply_within}."
    ).format(reply_within=claims.REPLY_WITHIN),
    keywords=_("write letter to Santa, email Santa, Santa reply, wish list, North Pole"),
    body=page,
    connects_when_used=True,
)
