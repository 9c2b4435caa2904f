"""The letter page: form, thank-you screen, and what becomes of a letter (SPEC section 2)."""

from typing import Any

import reflex as rx

from santa_app import theme
from santa_app.components.fields import FORM_METHOD, error_note, field
from santa_app.components.icons import icon, picture
from santa_app.components.metadata import Page
from santa_app.components.offline import needs_network
from santa_app.components.panel import panel
from santa_app.components.postcard import stamp_and_postmark
from santa_app.components.sections import heading, page_hero, section
from santa_app.components.server_link import server_link
from santa_app.components.watch import Watch
from santa_app.content import letter_page as words
from santa_app.content import paths, thanks
from santa_app.content.home import PRODUCT
from santa_app.rules import letter_form as rules
from santa_app.states.letter import LetterState
from santa_app.states.letter_draft import LetterDraft


def _is_wrong(name: str) -> rx.Var[bool]:
    return LetterDraft.wrong.contains(name)


def _attributes(name: str, *, required: bool) -> dict[str, Any]:
    return {
        "aria-invalid": rx.cond(_is_wrong(name), "true", "false"),
        "aria-describedby": f"{name}-note",
        **({"aria-required": "true"} if required else {}),
    }


def _edit(name: str) -> Any:  # noqa: ANN401 -- an event handler in any of its forms
    return lambda value: LetterDraft.edit(name, value)


def _text(
    name: str,
    label: str,
    *,
    required: bool = False,
    class_name: str = "",
    attributes: dict[str, Any] | None = None,
    **props: Any,  # noqa: ANN401 -- whatever an input takes
) -> rx.Component:
    # The age's type stands among the attributes: as a prop Reflex would hand over a number, 0 for
    # an emptied field.
    return field(
        name,
        label,
        rx.el.input(
            id=name,
            name=name,
            value=getattr(LetterDraft, name),
            on_change=_edit(name),
            class_name=theme.FIELD,
            custom_attrs={**_attributes(name, required=required), **(attributes or {})},
            **props,
        ),
        required=required,
        hint=words.HINTS.get(name),
        error=rx.cond(_is_wrong(name), error_note(LetterDraft.problem), rx.fragment()),
        class_name=class_name,
    )


def _long_text(name: str, label: str, placeholder: str, rows: str) -> rx.Component:
    return field(
        name,
        label,
        rx.el.textarea(
            id=name,
            name=name,
            rows=rows,
            value=getattr(LetterDraft, name),
            on_change=_edit(name),
            max_length=rules.TEXT_MAX,
            placeholder=placeholder,
            class_name=theme.FIELD,
            custom_attrs={"aria-describedby": f"{name}-note"},
        ),
        hint=words.HINTS.get(name),
    )


def _trap() -> rx.Component:
    """Return the field that only programs fill in (DESIGN section 4, honeypot)."""
    return rx.el.div(
        rx.el.label("Leave this empty", html_for="website"),
        rx.el.input(id="website", name="website", type="text", auto_complete="off", tab_index=-1),
        class_name="absolute -left-[9999px] size-px overflow-hidden",
        custom_attrs={"aria-hidden": "true"},
    )


def _good() -> rx.Component:
    return rx.el.label(
        rx.el.input(
            type="checkbox",
            name="been_good",
            checked=LetterDraft.been_good,
            on_change=LetterDraft.set_good,
            class_name="size-6 shrink-0 accent-pine",
        ),
        rx.el.span("I've been good this year", class_name="font-bold"),
        class_name="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl bg-gold/25 px-4 py-3",
    )


def _submit() -> rx.Component:
    return rx.el.button(
        rx.cond(
            LetterDraft.sending,
            rx.fragment(icon("loader_circle", 20, "animate-spin"), "Sending to the North Pole..."),
            rx.fragment(icon("send", 20), "Send My Letter to Santa"),
        ),
        type="submit",
        disabled=LetterDraft.sending,
        class_name=f"{theme.PRIMARY} w-full px-4 text-[1.05rem] sm:text-lg",
    )


def _without_javascript() -> rx.Component:
    return rx.el.noscript(
        rx.el.p(
            "This form needs JavaScript. Without it you can ",
            rx.el.a(
                "mail a letter on paper",
                href=paths.ADDRESS,
                class_name="font-bold text-pine underline",
            ),
            ".",
        )
    )


def _form() -> rx.Component:
    return panel(
        rx.el.form,
        rx.el.div(
            rx.el.p(
                "Dear Santa,",
                class_name=f"{theme.DISPLAY} text-[2rem] whitespace-nowrap text-holly sm:text-5xl",
            ),
            stamp_and_postmark(
                class_name="-mr-1 -mb-4 max-sm:-ml-14 max-sm:origin-top-right max-sm:scale-75"
            ),
            class_name="flex items-start justify-between gap-4 max-sm:-mb-6",
        ),
        _without_javascript(),
        rx.el.div(
            _text(
                "child_name",
                "Child's name",
                required=True,
                max_length=rules.NAME_MAX,
                auto_complete="off",
                placeholder="Your first name",
                class_name="sm:col-span-2",
            ),
            _text(
                "age",
                "Age",
                attributes={"type": "number", "min": rules.AGE_MIN, "max": rules.AGE_MAX},
            ),
            class_name="grid gap-5 sm:grid-cols-3",
        ),
        _text("city_country", "City or country", max_length=rules.CITY_MAX, auto_complete="off"),
        _text(
            "parent_email",
            "Parent's email",
            required=True,
            type="email",
            max_length=rules.EMAIL_MAX,
            auto_complete="email",
        ),
        _long_text("wish_list", "Wish list", "What are you dreaming of?", "5"),
        _long_text(
            "message_to_santa",
            "Special message for Santa",
            "Is there something you would like to tell or ask him?",
            "4",
        ),
        _good(),
        _trap(),
        needs_network(words.OFFLINE),
        _submit(),
        on_submit=LetterDraft.submit,
        method=FORM_METHOD,
        no_validate=True,
        seam="post",
        custom_attrs={"aria-label": "Letter to Santa"},
    )


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
            rx.fragment(),
        ),
        " has reached the North Pole",
        rx.cond(
            LetterDraft.thanks_age != "",
            rx.fragment(
                ", and Santa is glad to hear from somebody who is ",
                rx.el.b(LetterDraft.thanks_age),
                rx.cond(LetterDraft.thanks_age == "1", " year old", " years old"),
            ),
            rx.fragment(),
        ),
        ". Santa's reply goes to ",
        rx.el.b(LetterDraft.thanks_email, class_name="[overflow-wrap:anywhere]"),
        ".",
        class_name="text-lg",
    )


def _thanks() -> rx.Component:
    return panel(
        rx.el.div,
        picture(
            "/art/scene-thanks.svg",
            "",
            width=640,
            height=480,
            eager=True,
            class_name="mx-auto h-44 w-auto",
        ),
        rx.el.h2(
            "Thank you, ",
            LetterDraft.thanks_name,
            "!",
            id="thanks",
            class_name=f"{theme.DISPLAY} wrap-anywhere text-4xl text-pine outline-none sm:text-5xl",
            custom_attrs={"tabIndex": "-1"},
        ),
        _thanks_line(),
        rx.el.blockquote(
            rx.el.p(LetterDraft.thanks_message),
            rx.cond(
                LetterDraft.thanks_wishes, rx.el.p(thanks.WISHES, class_name="mt-3"), rx.fragment()
            ),
            rx.el.footer("Santa", class_name=f"{theme.DISPLAY} mt-3 text-2xl text-holly"),
            class_name="rounded-3xl bg-gold/20 p-6 text-lg",
        ),
        _chips(),
        rx.el.div(
            rx.cond(
                LetterDraft.kept_open,
                rx.fragment(),
                rx.el.button(
                    "Keep this page open",
                    type="button",
                    on_click=LetterDraft.keep_open,
                    class_name=theme.QUIET,
                ),
            ),
            rx.el.button(
                "Write another letter",
                type="button",
                on_click=LetterDraft.close_thanks,
                class_name=theme.QUIET,
            ),
            class_name="flex flex-wrap justify-center gap-3",
        ),
        rx.el.p(
            rx.el.a(
                icon("mail_search", 18),
                thanks.LINK,
                href=f"{paths.MY_LETTER}#{LetterDraft.thanks_link}",
                class_name="inline-flex min-h-11 items-center gap-2 font-bold text-pine underline",
            ),
        ),
        seam="pine",
        class_name="pop-in text-center",
    )


def _explainer() -> rx.Component:
    return section(
        heading("What happens to your letter", "For parents: how it works, and what we promise."),
        rx.el.ul(
            *[
                rx.el.li(
                    rx.el.span(
                        icon(fact.sign, 24),
                        class_name="grid size-12 shrink-0 place-items-center rounded-full bg-holly text-white",
                    ),
                    rx.el.div(
                        rx.el.h3(fact.title, class_name=f"{theme.DISPLAY} text-2xl text-pine"),
                        rx.el.p(fact.text, class_name="mt-1 text-ink-soft"),
                    ),
                    class_name=(
                        f"{theme.CARD} flex gap-4 p-6 "
                        "md:last:odd:col-span-2 md:last:odd:mx-auto md:last:odd:w-[calc(50%-0.75rem)]"
                    ),
                )
                for fact in words.FACTS
            ],
            class_name="mx-auto grid max-w-5xl gap-4 md:grid-cols-2 md:gap-6",
        ),
        shaded=True,
    )


def _wires() -> rx.Component:
    """Return what ties the form in the browser to the State on the server, in both directions."""
    return rx.fragment(
        server_link(),
        Watch.create(value=LetterDraft.attempt, on_change=LetterState.submit(LetterDraft.outgoing)),
        Watch.create(
            value=LetterState.answers,
            on_change=LetterDraft.answered(
                LetterState.key,
                LetterState.kind,
                LetterState.title,
                LetterState.description,
                LetterState.field,
                LetterState.link,
            ),
        ),
    )


def page() -> rx.Component:
    """Return the sections of the letter page."""
    return rx.fragment(
        page_hero(
            PRODUCT,
            words.LEAD,
            scene="scene-letter",
            above="Free, and answered by Santa",
            sign="mail",
        ),
        rx.el.section(
            rx.el.div(
                rx.cond(LetterDraft.arrived, _thanks(), _form()),
                class_name=theme.WRAP,
                custom_attrs={"aria-live": "polite"},
            ),
            id="letter",
            class_name=theme.SECTION,
        ),
        _explainer(),
        _wires(),
    )


PAGE = Page(
    path=paths.LETTER,
    label=PRODUCT,
    title="Write Your Letter to Santa – Free Personal Reply",
    description=(
        "Tell Santa your wishes. Fill in the letter, send it to the North Pole, and Santa's "
        "personal reply comes to a parent's e-mail within 24 hours."
    ),
    keywords=("write letter to Santa", "email Santa", "Santa reply", "wish list", "North Pole"),
    body=page,
)
