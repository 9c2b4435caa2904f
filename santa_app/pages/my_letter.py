"""The parent's page for one letter, reached from the link in the reply (DESIGN section 5)."""

import reflex as rx
from reflex.vars import ArrayVar

from santa_app import theme
from santa_app.components.buttons import link_button
from santa_app.components.icons import icon
from santa_app.components.metadata import Page
from santa_app.components.sections import page_hero, section
from santa_app.components.server_link import server_link
from santa_app.components.watch import Watch
from santa_app.content import paths
from santa_app.states.my_letter import MyLetterState, ParentLink

_PANEL = f"{theme.CARD} mx-auto grid max-w-2xl gap-6 border-t-8 p-6 sm:p-10"


def _waiting() -> rx.Component:
    return rx.el.div(
        rx.el.p(
            icon("loader_circle", 24, "animate-spin"),
            "Looking for your letter ...",
            class_name="flex items-center justify-center gap-3 text-lg font-bold",
        ),
        class_name=f"{_PANEL} border-gold",
    )


def _message(title: str | rx.Var, text: str) -> rx.Component:
    return rx.el.div(
        rx.el.h2(title, class_name=f"{theme.DISPLAY} text-3xl text-pine"),
        rx.el.p(text),
        rx.el.div(
            link_button("Write a new letter", paths.LETTER, place="my letter", voice="quiet")
        ),
        class_name=f"{_PANEL} border-gold",
    )


def _fact(pair: ArrayVar[tuple[str, str]]) -> rx.Component:
    return rx.el.div(
        rx.el.dt(pair[0], class_name="text-sm font-bold text-ink-soft"),
        rx.el.dd(pair[1], class_name="wrap-anywhere whitespace-pre-line"),
        class_name="border-b border-night/10 pb-3",
    )


def _delete() -> rx.Component:
    return rx.cond(
        ParentLink.confirming,
        rx.el.div(
            rx.el.p(
                "This letter will be gone for good. Shall we delete it?", class_name="font-bold"
            ),
            rx.el.div(
                rx.el.button(
                    "Yes, delete it",
                    id="delete-for-good",
                    type="button",
                    on_click=[ParentLink.keep, MyLetterState.delete(ParentLink.token)],
                    class_name=theme.PRIMARY,
                ),
                rx.el.button(
                    "Keep it", type="button", on_click=ParentLink.keep, class_name=theme.QUIET
                ),
                class_name="mt-3 flex flex-wrap gap-3",
            ),
            class_name="rounded-2xl bg-holly/10 p-5",
        ),
        rx.el.button(
            icon("trash_2"),
            "Delete this letter",
            type="button",
            on_click=ParentLink.ask_first,
            class_name=theme.PRIMARY,
        ),
    )


def _mail() -> rx.Component:
    return rx.cond(
        MyLetterState.stopped,
        rx.el.button(
            "Allow mail to this address again",
            type="button",
            on_click=MyLetterState.allow_mail(ParentLink.token),
            class_name=theme.QUIET,
        ),
        rx.el.button(
            icon("bell_off"),
            "Stop all mail to this address",
            type="button",
            on_click=MyLetterState.stop_mail(ParentLink.token),
            class_name=theme.QUIET,
        ),
    )


def _letter() -> rx.Component:
    return rx.el.div(
        rx.el.h2(
            "The letter of ",
            MyLetterState.name,
            class_name=f"{theme.DISPLAY} text-4xl wrap-anywhere text-pine",
        ),
        rx.el.p(MyLetterState.status, class_name="rounded-2xl bg-gold/20 p-4 font-bold"),
        rx.el.dl(rx.foreach(MyLetterState.details, _fact), class_name="grid gap-3"),
        rx.el.div(_delete(), _mail(), class_name="grid gap-4"),
        class_name=f"{_PANEL} border-pine-400",
    )


def page() -> rx.Component:
    """Return the sections of the page."""
    return rx.fragment(
        page_hero(
            "My Letter",
            "For parents: see the letter that Santa answered, delete it, or stop all further mail.",
            scene="scene-privacy",
            above="Only with the link from Santa's reply",
            sign="lock",
        ),
        section(
            rx.el.noscript(
                rx.el.p("This page needs JavaScript, so that your link stays in your browser.")
            ),
            rx.cond(
                MyLetterState.found,
                _letter(),
                rx.cond(
                    MyLetterState.deleted,
                    _message(
                        "The letter is deleted",
                        "Nothing of it is left with us. Thank you for taking care.",
                    ),
                    rx.cond(
                        MyLetterState.problem != "",
                        _message(
                            MyLetterState.problem,
                            "Open the link from Santa's reply once more, all of it, up to the last letter.",
                        ),
                        _waiting(),
                    ),
                ),
            ),
        ),
        server_link(),
        Watch.create(value=ParentLink.asked, on_change=MyLetterState.open(ParentLink.token)),
        rx.el.span(on_mount=ParentLink.read, on_unmount=MyLetterState.forget, class_name="hidden"),
    )


PAGE = Page(
    path=paths.MY_LETTER,
    label="My Letter",
    title="My Letter – For Parents",
    description="For parents: see the letter that Santa answered, delete it at once, or stop all further mail.",
    keywords=("my letter", "delete letter", "stop mail"),
    body=page,
    indexed=False,
    social="home",
)
