"""How to write to Santa on paper (SPEC section 2, Santa's address)."""

import reflex as rx

from santa_app import product, theme
from santa_app.components.bottom_banner import bottom_banner
from santa_app.components.buttons import external_link, jump_button, link_button, voice_class
from santa_app.components.downloads import download_link
from santa_app.components.icons import icon
from santa_app.components.metadata import Page
from santa_app.components.notes import questions, tip_sheet
from santa_app.components.postcard import postcard
from santa_app.components.sections import heading, page_hero, section
from santa_app.components.steps import step_way
from santa_app.components.structured import json_ld, publisher
from santa_app.content import address as words
from santa_app.content import paths
from santa_app.rules.structured_data import Effort, faq_page, how_to_data
from santa_app.states.countdown import MailCountdownState

GUIDE = "How to mail a letter to Santa"


def _hero() -> rx.Component:
    return page_hero(
        "Santa's Address",
        words.LEAD,
        jump_button(words.ADDRESS_SENTENCE, "address", "map_pin"),
        scene="scene-address",
        above="For letters on real paper",
        sign="mailbox",
    )


def _card() -> rx.Component:
    return section(
        heading("Write this on the envelope", "Three lines, and every post office knows the way."),
        postcard(),
        rx.el.div(
            download_link("Letter template (PDF)", words.LETTER_TEMPLATE_URL),
            external_link(
                "Find it on the map", words.MAP_URL, sign="map", class_name=voice_class("quiet")
            ),
            class_name="mt-10 flex flex-col justify-center gap-3 sm:flex-row",
        ),
        id_="address",
    )


def _calendar_leaf() -> rx.Component:
    today = MailCountdownState.days == 0
    return rx.el.div(
        rx.el.h3(
            words.DAYS_LEFT_TITLE,
            class_name=(
                "rounded-t-3xl bg-holly px-4 py-4 text-center text-lg font-extrabold text-white"
            ),
        ),
        rx.el.div(
            rx.el.p(
                rx.cond(MailCountdownState.ready, rx.fragment(MailCountdownState.days), "––"),
                class_name=f"{theme.FIGURE} text-8xl leading-none text-night",
            ),
            rx.el.p(
                rx.cond(
                    MailCountdownState.ready & today,
                    words.DAYS_LEFT_TODAY,
                    rx.cond(
                        MailCountdownState.days == 1, words.DAYS_LEFT_ONE, words.DAYS_LEFT_MANY
                    ),
                ),
                class_name="mt-3 font-bold text-ink",
            ),
            class_name="flex min-h-52 flex-col items-center justify-center px-6 py-6 text-center",
            role="status",
        ),
        rx.el.p(
            words.DAYS_LEFT_HINT,
            class_name=(
                "border-t-2 border-dashed border-night/15 px-6 py-4 text-center text-ink-soft"
            ),
        ),
        class_name=f"{theme.CARD} mx-auto w-full max-w-sm",
    )


def _in_time() -> rx.Component:
    facts = (
        ("calendar_clock", words.MAIL_BY_SENTENCE),
        ("stamp", words.NO_STAMP),
        ("coins", words.COST_SENTENCE),
        ("hourglass", words.TIME_SENTENCE),
    )
    return section(
        rx.el.div(
            _calendar_leaf(),
            rx.el.div(
                heading("In time for Christmas", center=False),
                rx.el.ul(
                    *[
                        rx.el.li(
                            rx.el.span(
                                icon(sign, 26),
                                class_name=(
                                    "grid size-14 shrink-0 place-items-center rounded-full "
                                    "bg-pine text-gold"
                                ),
                            ),
                            fact,
                            class_name="flex items-center gap-5 text-xl font-bold text-ink",
                        )
                        for sign, fact in facts
                    ],
                    class_name="-mt-4 grid gap-5",
                ),
            ),
            class_name="grid items-center gap-12 md:grid-cols-2",
        ),
        shaded=True,
    )


def _steps() -> rx.Component:
    return section(
        heading(GUIDE, "Five steps from the kitchen table to the North Pole."),
        step_way([(step.title, step.text) for step in words.WRITING_STEPS], anchors=True),
    )


def _answers() -> rx.Component:
    return section(
        rx.el.div(
            tip_sheet("Tips from the mail elves", words.MAILING_TIPS, sign="stamp"),
            rx.el.div(
                rx.el.h2(
                    "Questions families ask", class_name=f"{theme.DISPLAY} mb-5 text-3xl text-pine"
                ),
                questions(words.FAQ),
            ),
            class_name="grid items-start gap-10 lg:grid-cols-[1fr_1.2fr]",
        ),
        shaded=True,
    )


def _ways_on() -> rx.Component:
    return section(
        heading("While the mail sleigh travels"),
        rx.el.ul(
            *[
                rx.el.li(
                    icon(way.icon, 34, "text-holly"),
                    rx.el.h3(way.title, class_name=f"{theme.DISPLAY} mt-3 text-2xl text-pine"),
                    rx.el.p(way.text, class_name="mt-1.5 mb-5 text-ink-soft"),
                    link_button(
                        way.action,
                        way.path,
                        place="ways on",
                        voice="quiet",
                        class_name="mt-auto w-full px-3!",
                    ),
                    class_name=f"{theme.CARD} flex flex-col p-6",
                )
                for way in words.more_links(product.LETTER_PATH)
            ],
            class_name="grid gap-6 sm:grid-cols-2 lg:grid-cols-4",
        ),
    )


def _structured() -> rx.Component:
    effort = Effort(
        minutes=words.MINUTES,
        currency=words.CURRENCY,
        cost=words.COST,
        supplies=("Paper", "Pen or crayons", "Envelope"),
    )
    return json_ld(
        how_to_data(GUIDE, paths.ADDRESS, words.WRITING_STEPS, effort, publisher()),
        faq_page(words.FAQ),
    )


def page() -> rx.Component:
    """Return the sections of the mailing-address page."""
    return rx.fragment(
        _hero(),
        _card(),
        _in_time(),
        _steps(),
        _answers(),
        _ways_on(),
        bottom_banner(),
        _structured(),
    )


PAGE = Page(
    path=paths.ADDRESS,
    label="Santa's Address",
    title="Santa's Mailing Address – North Pole H0H 0H0, Canada",
    description=(
        "Santa's real mailing address, a letter template to print, and how to mail by December "
        "7th. No stamp is needed within Canada."
    ),
    keywords=("Santa's address", "H0H 0H0", "mail a letter to Santa", "North Pole post office"),
    body=page,
)
