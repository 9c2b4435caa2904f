"""The parent's page for one letter, opened by a private link in Santa's reply."""

import json
from typing import Any

import reflex as rx
from reflex.vars import ArrayVar

from santa_app import components as ui
from santa_app import product, theme
from santa_app.content import my_letter as words
from santa_app.content import paths
from santa_app.framework.components import ImportDict, Invisible, expression
from santa_app.i18n import DEFAULT_LOCALE, current_language
from santa_app.i18n import gettext as _
from santa_app.states.my_letter import MyLetterState
from santa_app.states.parent_link import ParentLink

_TITLE = f"{theme.DISPLAY} text-3xl text-pine outline-none sm:text-4xl"
_TONES = {
    "good": ("circle_check", "note bg-pine/10 text-pine"),
    "wait": ("hourglass", "note bg-gold/25 text-ink"),
    "bad": ("circle_alert", "note bg-holly/10 text-holly-700"),
}


class FragmentWatch(Invisible):
    """Calls `on_change` when the fragment of the URL changes, which does not reload the page."""

    on_change: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation

    def add_imports(self) -> ImportDict:
        return {"react": "useEffect"}

    def add_hooks(self) -> list[str | rx.Var]:
        handler = self.handler("on_change")
        return [
            expression(
                "useEffect(() => { const changed = () => "
                f"({handler!s})(); window.addEventListener('hashchange', changed);"
                " return () => window.removeEventListener('hashchange', changed); }, []);",
                handler,
            )
        ]


def _button(
    label: str,
    on_click: Any,  # noqa: ANN401 -- one event or several
    *,
    variant: ui.Variant = "secondary",
    **props: Any,  # noqa: ANN401 -- what `ui.button` takes
) -> rx.Component:
    props = {
        "on_click": on_click,
        "class_name": "w-full max-[25rem]:px-3 max-[25rem]:text-sm sm:w-auto",
        **props,
    }
    return ui.button(label, variant=variant, **props)


def _action_button(action: str, label: str, icon_name: str) -> rx.Component:
    return _button(label, ParentLink.act(action), icon_name=icon_name, disabled=ParentLink.waiting)


def _confirmed_button(action: str, label: str, icon_name: str, question: str) -> rx.Component:
    return rx.cond(
        ParentLink.confirming == action,
        rx.el.div(
            rx.el.p(question, class_name="font-bold"),
            rx.el.div(
                _button(
                    _("Yes, {action}").format(action=label[0].lower() + label[1:]),
                    ParentLink.act(action),
                    variant="primary",
                    id=f"yes-{action}",
                    disabled=ParentLink.waiting,
                ),
                _button(_("No, leave it"), ParentLink.dismiss),
                class_name="mt-4 grid gap-3 sm:flex sm:flex-wrap",
            ),
            class_name="rounded-2xl bg-holly/10 p-5",
        ),
        _button(
            label, ParentLink.confirm(action), icon_name=icon_name, disabled=ParentLink.waiting
        ),
    )


def _action(title: str, text: Any, *control: rx.Component) -> rx.Component:  # noqa: ANN401 -- words or a Var
    return rx.el.div(
        ui.h3(title, class_name="text-2xl text-pine"),
        rx.el.p(text, class_name="mt-1 text-ink-soft"),
        *[rx.el.div(one, class_name="mt-4") for one in control],
        class_name="border-t-2 border-dashed border-pine/15 pt-6",
    )


def _title(*text: Any, class_name: str = "") -> rx.Component:  # noqa: ANN401 -- words or Vars
    """Return a card's heading, which gets the focus after a button was pressed."""
    return rx.el.h2(*text, id="told", class_name=f"{_TITLE} {class_name}", tab_index=-1)


def _message(title: Any, text: Any, *more: rx.Component) -> rx.Component:  # noqa: ANN401
    return ui.card(
        rx.el.div,
        _title(title),
        rx.el.p(text, class_name="sm:text-lg"),
        *more,
        rx.el.div(
            ui.link_button(
                _("Write a new letter"), product.LETTER_PATH, place="my letter", variant="secondary"
            )
        ),
        accent="gold",
        wide=True,
    )


def _waiting() -> rx.Component:
    return ui.card(
        rx.el.div,
        rx.cond(
            ParentLink.slow,
            rx.fragment(
                rx.el.h2(words.SLOW, class_name=_TITLE),
                rx.el.p(words.SLOW_HINT),
                rx.el.div(_button(_("Try again"), ParentLink.load, icon_name="rotate_cw")),
            ),
            rx.el.p(
                ui.icon("loader_circle", 24, "animate-spin"),
                words.LOOKING,
                class_name="flex items-center justify-center gap-3 text-lg font-bold",
            ),
        ),
        accent="gold",
        wide=True,
    )


_FORMATS = "en-US" if current_language().locale == DEFAULT_LOCALE else current_language().tag
"""The language in which the browser writes dates."""


def _local(at: Any, **style: str) -> rx.Component:  # noqa: ANN401 -- an ISO 8601 text as a Var
    """Return a moment in the visitor's time zone, in a style of `Intl.DateTimeFormat`."""
    text = expression(f'new Date({at!s}).toLocaleString("{_FORMATS}", {json.dumps(style)})', at)
    return rx.el.time(text, date_time=at)


def _moment(at: Any) -> rx.Component:  # noqa: ANN401 -- the same
    return _local(at, dateStyle="long", timeStyle="short")


def _labeled(label: Any, *text: Any) -> rx.Component:  # noqa: ANN401 -- words or Vars
    return rx.el.div(
        rx.el.dt(label, class_name="text-sm font-bold text-ink-soft"),
        rx.el.dd(*text, class_name="wrap-anywhere whitespace-pre-line"),
        class_name="min-w-0 border-b border-night/10 pb-3",
    )


def _fact(fact: Any) -> rx.Component:  # noqa: ANN401 -- a `Fact` as a Var
    return _labeled(
        fact.label,
        fact.text,
        rx.cond(fact.moment != "", _moment(fact.moment)),
        rx.cond(fact.day != "", _local(fact.day, dateStyle="long")),
    )


def _long_text(pair: ArrayVar[tuple[str, str]]) -> rx.Component:
    return _labeled(pair[0], pair[1])


def _status(tone: str) -> rx.Component:
    icon_name, colors = _TONES[tone]
    return rx.el.p(
        ui.icon(icon_name, 26, "mt-0.5"),
        rx.el.span(MyLetterState.status),
        class_name=f"flex gap-3 rounded-2xl p-5 text-lg font-bold {colors}",
    )


def _said() -> rx.Component:
    return rx.el.p(MyLetterState.said, class_name="font-bold text-pine empty:hidden", role="status")


def _slow_notice() -> rx.Component:
    return rx.cond(
        ParentLink.slow,
        rx.el.p(words.SLOW, class_name="font-bold text-holly-700", role="alert"),
    )


def _asking() -> rx.Component:
    before, after = words.ASK_SOON.split("{moment}")
    return rx.cond(
        MyLetterState.may_ask,
        _action(words.ASK_TITLE, words.ASK, _action_button("resend", words.ASK_BUTTON, "mail")),
        rx.cond(
            MyLetterState.ask_no_more,
            _action(words.ASK_TITLE, words.ASK_NO_MORE),
            rx.cond(
                MyLetterState.ask_from != "",
                _action(
                    words.ASK_TITLE,
                    rx.fragment(before, _moment(MyLetterState.ask_from), after),
                ),
            ),
        ),
    )


def _stopping() -> rx.Component:
    return _confirmed_button("stop_mail", words.STOP_BUTTON, "bell_off", words.STOP_QUESTION)


def _mail() -> rx.Component:
    return rx.cond(
        MyLetterState.stopped,
        _action(
            words.STOP_TITLE, words.ALLOW, _action_button("allow_mail", words.ALLOW_BUTTON, "bell")
        ),
        _action(words.STOP_TITLE, words.STOP, _stopping()),
    )


def _printing() -> rx.Component:
    return rx.cond(
        MyLetterState.paper.name != "",
        _action(
            words.PRINT_TITLE,
            words.PRINT,
            _button(words.PRINT_BUTTON, ParentLink.print_letter, icon_name="printer"),
        ),
    )


def _printing_for_a_class() -> rx.Component:
    paper: Any = MyLetterState.class_paper
    return rx.cond(
        paper.class_name != "",
        _action(
            words.CLASS_TITLE,
            words.CLASS,
            rx.cond(
                paper.unlisted.length() > 0,
                rx.el.div(
                    rx.el.p(words.CLASS_CHECK, class_name="font-bold"),
                    rx.el.ul(
                        rx.foreach(paper.unlisted, lambda name: rx.el.li(rx.el.bdi(name))),
                        class_name="my-2 flex flex-wrap gap-x-5 wrap-anywhere",
                    ),
                    rx.el.p(words.CLASS_STRANGE),
                    class_name="note rounded-2xl bg-gold/25 p-5",
                ),
            ),
            rx.el.div(
                _button(
                    words.POSTER_BUTTON,
                    ParentLink.print_class("poster"),
                    variant="primary",
                    icon_name="printer",
                ),
                _button(
                    words.LETTERS_BUTTON, ParentLink.print_class("letters"), icon_name="printer"
                ),
                class_name="grid gap-3 sm:flex sm:flex-wrap",
            ),
        ),
    )


def _letter() -> rx.Component:
    return ui.card(
        rx.el.div,
        _title(
            *ui.sentence(_("{name}'s letter"), name=MyLetterState.name), class_name="wrap-anywhere"
        ),
        rx.match(
            MyLetterState.tone, ("good", _status("good")), ("bad", _status("bad")), _status("wait")
        ),
        _said(),
        _slow_notice(),
        _printing(),
        _printing_for_a_class(),
        rx.el.dl(
            rx.foreach(MyLetterState.facts, _fact),
            class_name="grid gap-x-8 gap-y-3 sm:grid-cols-2",
        ),
        rx.cond(
            MyLetterState.texts,
            rx.el.dl(rx.foreach(MyLetterState.texts, _long_text), class_name="grid gap-3"),
        ),
        _asking(),
        _action(
            words.DELETE_TITLE,
            words.DELETE,
            _confirmed_button("delete", words.DELETE_BUTTON, "trash_2", words.DELETE_QUESTION),
        ),
        rx.cond(
            MyLetterState.owner,
            rx.fragment(
                _mail(),
                _action(
                    words.END_TITLE,
                    words.END,
                    _confirmed_button(
                        "end_link", words.END_BUTTON, "link_2_off", words.END_QUESTION
                    ),
                ),
            ),
            rx.el.p(words.WRITER, class_name="border-t-2 border-dashed border-pine/15 pt-6"),
        ),
        accent="pine",
        wide=True,
    )


def _mailbox() -> rx.Component:
    return ui.card(
        rx.el.div,
        _title(words.MAILBOX_TITLE),
        rx.cond(
            MyLetterState.stopped,
            rx.el.p(words.MAILBOX_STOPPED, class_name="text-lg"),
            rx.fragment(rx.el.p(words.MAILBOX, class_name="text-lg"), _stopping()),
        ),
        _said(),
        _slow_notice(),
        accent="pine",
        wide=True,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.task_hero(words.TITLE, words.LEAD, scene="scene-privacy", backdrop="pine"),
        ui.section(
            rx.el.noscript(
                rx.el.p(_("This page needs JavaScript to keep your link in your browser."))
            ),
            rx.match(
                MyLetterState.shown,
                ("letter", _letter()),
                ("mailbox", _mailbox()),
                ("deleted", _message(words.DELETED_TITLE, words.DELETED)),
                ("ended", _message(words.ENDED_TITLE, words.ENDED)),
                ("problem", _message(MyLetterState.problem, MyLetterState.hint)),
                _waiting(),
            ),
            # Keeps the sections below off the screen, where their shift is invisible.
            class_name="min-h-[75svh]",
        ),
        rx.cond(
            MyLetterState.paper.name != "",
            rx.el.section(
                ui.santas_letter(MyLetterState.paper),
                class_name=f"{theme.CONTAINER} plain pb-14 sm:pb-20 print:max-w-none print:p-0",
            ),
        ),
        rx.cond(
            MyLetterState.class_paper.class_name != "",
            rx.el.section(
                ui.class_paper(MyLetterState.class_paper),
                class_name=f"{theme.CONTAINER} plain pb-14 sm:pb-20 print:max-w-none print:p-0",
            ),
        ),
        ui.server_call(
            ParentLink.request,
            MyLetterState.handle,
            MyLetterState.answer,
            ParentLink.answered,
            ParentLink.load,
        ),
        FragmentWatch.create(on_change=ParentLink.read),
        rx.el.span(on_mount=ParentLink.read, on_unmount=MyLetterState.forget, class_name="hidden"),
    )


PAGE = ui.Page(
    path=paths.MY_LETTER,
    label=_("My Letter"),
    title=_("My Letter – For Parents"),
    description=_(
        "For parents: see the letter that Santa answered, delete it right away, or stop all mail."
    ),
    keywords=_("my letter, delete letter, stop mail"),
    body=page,
    reading=True,
    indexed=False,
    social="home",
)
