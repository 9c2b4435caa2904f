"""The parent's page for one letter, opened by a private link in Santa's reply."""

import json
from typing import Any

import reflex as rx
from reflex.vars import ArrayVar

from santa_app import components as ui
from santa_app import theme
from santa_app.components.fields import field_error
from santa_app.content import paths
from santa_app.content.my_letter import WORDS
from santa_app.framework.components import ImportDict, Invisible, expression
from santa_app.i18n import DEFAULT_LOCALE, current_language
from santa_app.i18n import gettext as _
from santa_app.rules.season import THANKS_MOST
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
        rx.el.div(ui.page_button(paths.MY_LETTER, "letter")),
        accent="gold",
        wide=True,
    )


def _waiting() -> rx.Component:
    return ui.card(
        rx.el.div,
        rx.cond(
            ParentLink.slow,
            rx.fragment(
                rx.el.h2(WORDS["slow"], class_name=_TITLE),
                rx.el.p(WORDS["slow_hint"]),
                rx.el.div(_button(_("Try again"), ParentLink.load, icon_name="rotate_cw")),
            ),
            rx.el.p(
                ui.icon("loader_circle", 24, "animate-spin"),
                WORDS["looking"],
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
        rx.cond(fact.text != "", rx.el.span(fact.text)),
        rx.cond(fact.written != "", ui.as_written(fact.written)),
        rx.cond(fact.moment != "", _moment(fact.moment)),
        rx.cond(fact.day != "", _local(fact.day, dateStyle="long")),
    )


def _long_text(pair: ArrayVar[tuple[str, str]]) -> rx.Component:
    return _labeled(pair[0], ui.as_written(pair[1]))


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
        rx.el.p(WORDS["slow"], class_name="font-bold text-holly-700", role="alert"),
    )


def _asking() -> rx.Component:
    before, after = WORDS["ask_soon"].split("{moment}")
    return rx.cond(
        MyLetterState.may_ask,
        _action(
            WORDS["ask_title"], WORDS["ask"], _action_button("resend", WORDS["ask_button"], "mail")
        ),
        rx.cond(
            MyLetterState.ask_no_more,
            _action(WORDS["ask_title"], WORDS["ask_no_more"]),
            rx.cond(
                MyLetterState.ask_from != "",
                _action(
                    WORDS["ask_title"],
                    rx.fragment(before, _moment(MyLetterState.ask_from), after),
                ),
            ),
        ),
    )


def _lacking(name: str, still: rx.Var[bool], text: str) -> rx.Component:
    """Return what a field lacked when the thank-you was sent, as long as it does."""
    return rx.el.div(
        rx.cond((ParentLink.lacking == name) & still, field_error(text)),
        id=f"{name}-note",
        class_name="-mt-1 text-sm empty:hidden",
    )


def _thanking() -> rx.Component:
    too_long = WORDS["thanks_length"].format(most=THANKS_MOST)
    return rx.cond(
        MyLetterState.may_thank,
        _action(
            WORDS["thanks_title"],
            WORDS["thanks"],
            rx.el.div(
                rx.el.label(WORDS["thanks_label"], html_for="thanks", class_name="font-bold"),
                rx.el.textarea(
                    id="thanks",
                    value=ParentLink.thanks,
                    on_change=ParentLink.set_thanks,
                    max_length=THANKS_MOST,
                    rows=4,
                    auto_complete="off",
                    custom_attrs={"aria-describedby": "thanks-note"},
                    class_name=f"{theme.FIELD} typed",
                ),
                _lacking("thanks", ParentLink.thanks.strip() == "", too_long),
                rx.el.label(
                    rx.el.input(
                        type="checkbox",
                        id="agreed",
                        custom_attrs={"aria-describedby": "agreed-note"},
                        checked=ParentLink.agreed,
                        on_change=ParentLink.set_agreed,
                        class_name="size-6 shrink-0 accent-pine",
                    ),
                    rx.el.span(WORDS["thanks_agree"]),
                    class_name="flex min-h-12 cursor-pointer items-center gap-3",
                ),
                _lacking("agreed", ~ParentLink.agreed, WORDS["thanks_unchecked"]),
                _button(
                    WORDS["thanks_button"],
                    ParentLink.thank,
                    icon_name="heart",
                    disabled=ParentLink.waiting & ~ParentLink.slow,
                ),
                rx.cond(
                    ParentLink.slow,
                    rx.el.p(
                        f"{WORDS['slow']} {WORDS['hint_away']}",
                        class_name="font-bold text-holly-700",
                    ),
                ),
                class_name="grid justify-items-start gap-3",
            ),
        ),
    )


def _stopping() -> rx.Component:
    return _confirmed_button("stop_mail", WORDS["stop_button"], "bell_off", WORDS["stop_question"])


def _mail() -> rx.Component:
    return rx.cond(
        MyLetterState.stopped,
        _action(
            WORDS["stop_title"],
            WORDS["allow"],
            _action_button("allow_mail", WORDS["allow_button"], "bell"),
        ),
        _action(WORDS["stop_title"], WORDS["stop"], _stopping()),
    )


def _printing() -> rx.Component:
    return rx.cond(
        MyLetterState.paper.greeting.before != "",
        _action(
            WORDS["print_title"],
            WORDS["print"],
            _button(WORDS["print_button"], ParentLink.print_letter, icon_name="printer"),
        ),
    )


def _printing_for_a_class() -> rx.Component:
    paper: Any = MyLetterState.class_paper
    return rx.cond(
        paper.class_name != "",
        _action(
            WORDS["class_title"],
            WORDS["class"],
            rx.cond(
                paper.unlisted.length() > 0,
                rx.el.div(
                    rx.el.p(WORDS["class_check"], class_name="font-bold"),
                    rx.el.ul(
                        rx.foreach(paper.unlisted, lambda name: rx.el.li(ui.as_written(name))),
                        class_name="my-2 flex flex-wrap gap-x-5 wrap-anywhere",
                    ),
                    rx.el.p(WORDS["class_strange"]),
                    class_name="note rounded-2xl bg-gold/25 p-5",
                ),
            ),
            rx.el.div(
                _button(
                    WORDS["poster_button"],
                    ParentLink.print_class("poster"),
                    variant="primary",
                    icon_name="printer",
                ),
                _button(
                    WORDS["letters_button"], ParentLink.print_class("letters"), icon_name="printer"
                ),
                class_name="grid gap-3 sm:flex sm:flex-wrap",
            ),
        ),
    )


def _letter() -> rx.Component:
    return ui.card(
        rx.el.div,
        _title(
            *ui.sentence(_("{name}'s letter"), name=ui.as_written(MyLetterState.name)),
            class_name="wrap-anywhere",
        ),
        rx.match(
            MyLetterState.tone, ("good", _status("good")), ("bad", _status("bad")), _status("wait")
        ),
        _said(),
        _slow_notice(),
        _printing(),
        _printing_for_a_class(),
        _thanking(),
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
            WORDS["delete_title"],
            WORDS["delete"],
            _confirmed_button(
                "delete", WORDS["delete_button"], "trash_2", WORDS["delete_question"]
            ),
        ),
        rx.cond(
            MyLetterState.owner,
            rx.fragment(
                _mail(),
                _action(
                    WORDS["end_title"],
                    WORDS["end"],
                    _confirmed_button(
                        "end_link", WORDS["end_button"], "link_2_off", WORDS["end_question"]
                    ),
                ),
            ),
            rx.el.p(WORDS["writer"], class_name="border-t-2 border-dashed border-pine/15 pt-6"),
        ),
        accent="pine",
        wide=True,
    )


def _mailbox() -> rx.Component:
    return ui.card(
        rx.el.div,
        _title(WORDS["mailbox_title"]),
        rx.cond(
            MyLetterState.stopped,
            rx.el.p(WORDS["mailbox_stopped"], class_name="text-lg"),
            rx.fragment(rx.el.p(WORDS["mailbox"], class_name="text-lg"), _stopping()),
        ),
        _said(),
        _slow_notice(),
        accent="pine",
        wide=True,
    )


def _paper(*paper: rx.Component) -> rx.Component:
    return rx.el.section(
        *paper,
        class_name=f"{theme.CONTAINER} plain {theme.SECTION_PADDING} print:max-w-none print:p-0",
    )


def _section(*children: rx.Component) -> rx.Component:
    # Keeps the sections below off the screen, where their shift is invisible.
    return ui.section(*children, class_name="min-h-[60svh]")


def _opened() -> rx.Component:
    """Return Santa's letter, or a class's poster and little letters, and what a parent can do."""
    return rx.fragment(
        rx.cond(
            MyLetterState.paper.greeting.before != "",
            _paper(
                ui.read_aloud("section", "mb-6 text-center"),
                ui.santas_letter(MyLetterState.paper),
            ),
        ),
        rx.cond(
            MyLetterState.class_paper.class_name != "",
            _paper(ui.class_paper(MyLetterState.class_paper)),
        ),
        _section(_letter()),
    )


def _problem() -> rx.Component:
    return rx.cond(
        ParentLink.token == "",
        _message(WORDS["bare_title"], WORDS["bare"]),
        _message(MyLetterState.problem, MyLetterState.hint),
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.MY_LETTER),
        rx.match(
            MyLetterState.shown,
            ("letter", _opened()),
            ("mailbox", _section(_mailbox())),
            ("deleted", _section(_message(WORDS["deleted_title"], WORDS["deleted"]))),
            ("ended", _section(_message(WORDS["ended_title"], WORDS["ended"]))),
            ("problem", _section(_problem())),
            _section(
                rx.el.noscript(
                    rx.el.p(_("This page needs JavaScript to keep your link in your browser."))
                ),
                _waiting(),
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


PAGE = ui.Page.at(paths.MY_LETTER, body=page)
