"""The thank-you screen after a letter was sent."""

import reflex as rx

from santa_app import theme
from santa_app.components.buttons import button
from santa_app.components.card import card
from santa_app.components.icons import drawing, icon
from santa_app.components.links import page_link
from santa_app.content import helplines, paths, thanks
from santa_app.states.letter_draft import LetterDraft


def _chips() -> rx.Component:
    return rx.el.ul(
        *[
            rx.el.li(
                icon("circle_check", 18, "text-pine-400"),
                chip,
                class_name="inline-flex items-center gap-2 rounded-full bg-pine/10 px-4 py-2 font-bold text-pine",
            )
            for chip in thanks.CHIPS
        ],
        class_name="flex flex-wrap justify-center gap-3",
    )


def _thanks_line() -> rx.Component:
    return rx.el.p(
        "Your letter",
        rx.cond(
            LetterDraft.thanks_city != "",
            rx.fragment(" from ", rx.el.b(LetterDraft.thanks_city, class_name="wrap-anywhere")),
        ),
        " has reached the North Pole",
        rx.cond(
            LetterDraft.thanks_age != "",
            rx.fragment(
                ", and Santa is glad to hear from somebody who is ",
                rx.el.b(LetterDraft.thanks_age),
                rx.cond(LetterDraft.thanks_age == "1", " year old", " years old"),
            ),
        ),
        ". Santa's reply goes to ",
        rx.el.b(LetterDraft.thanks_email, class_name="[overflow-wrap:anywhere]"),
        ".",
        class_name="text-lg",
    )


def letter_thanks() -> rx.Component:
    """Return the screen."""
    return card(
        rx.el.div,
        drawing("scene-thanks", "mx-auto h-44 w-auto", eager=True),
        rx.el.h2(
            "Thank you, ",
            LetterDraft.thanks_name,
            "!",
            id="thanks",
            class_name=f"{theme.DISPLAY} wrap-anywhere text-4xl text-pine outline-none sm:text-5xl",
            tab_index=-1,
        ),
        _thanks_line(),
        rx.el.blockquote(
            rx.el.p(LetterDraft.thanks_message),
            rx.cond(LetterDraft.thanks_wishes, rx.el.p(thanks.WISHES, class_name="mt-3")),
            rx.el.footer("Santa", class_name=f"{theme.DISPLAY} mt-3 text-2xl text-holly"),
            class_name="rounded-3xl bg-gold/20 p-6 text-lg",
        ),
        _chips(),
        rx.el.div(
            rx.cond(
                ~LetterDraft.kept_open,
                button("Keep this page open", variant="secondary", on_click=LetterDraft.keep_open),
            ),
            button(
                "Write for another child",
                variant="secondary",
                on_click=LetterDraft.write_for_another_child,
            ),
            class_name="flex flex-wrap justify-center gap-3",
        ),
        rx.el.p(
            rx.el.a(
                icon("mail_search", 18),
                thanks.LINK,
                href=f"{paths.MY_LETTER}#{LetterDraft.thanks_link}",
                class_name="inline-flex min-h-11 items-center gap-2 font-bold text-pine underline",
            )
        ),
        rx.el.p(
            helplines.ALWAYS_SAID,
            page_link(
                helplines.LINK,
                href=paths.HELPLINES,
                class_name="mx-auto flex min-h-11 w-fit items-center font-bold text-pine underline",
            ),
            class_name="text-ink-soft",
        ),
        accent="pine",
        class_name="pop-in text-center",
    )
