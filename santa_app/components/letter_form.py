"""The letter form: the child's letter on lined paper, and the grown-up's part on its envelope."""

from typing import Final

import reflex as rx

from santa_app import product, theme
from santa_app.components.draft_fields import DraftForm, honeypot, page_language, send_button
from santa_app.components.icons import icon, picture
from santa_app.components.links import page_link
from santa_app.components.offline import needs_network
from santa_app.components.postcard import stamp_and_postmark
from santa_app.components.typography import h2
from santa_app.content import own_letter, paths, plain_form
from santa_app.content.letter_page import CHIPS, HINTS, LEADS, WORDS, WishChip
from santa_app.content.santa_reply import prose
from santa_app.i18n import SITE_LANGUAGE
from santa_app.i18n import gettext as _
from santa_app.i18n.display_width import display_width
from santa_app.i18n.hyphens import hyphenated
from santa_app.rules import letter_form as rules
from santa_app.states.letter_draft import LetterDraft

# On a phone the stamp stands beside a short greeting, smaller; there is no room beside a long one.
_GREETING_CLASS, _STAMP_CLASS, _LINE_CLASS = (
    (
        "text-[2rem] whitespace-nowrap",
        "max-[21rem]:hidden max-sm:-mt-2 max-sm:-ms-14 max-sm:origin-top-right max-sm:scale-[.62]",
        "min-[21rem]:max-sm:-mb-14",
    )
    if display_width(own_letter.GREETING) <= len("Dear Santa,")
    else ("min-w-0 text-[1.7rem]", "max-sm:hidden", "")
)


_FORM: Final = DraftForm(
    draft=LetterDraft,
    labels=plain_form.LABELS,
    hints=HINTS,
    lengths=rules.MAX_LENGTHS,
    leads=LEADS,
)


def _gender(value: str, label: str) -> rx.Component:
    return rx.el.label(
        rx.el.input(
            type="radio",
            name="gender",
            value=value,
            checked=LetterDraft.gender == value,
            on_change=LetterDraft.say_gender(value),
            class_name="size-5 shrink-0 accent-pine",
        ),
        rx.el.span(label),
        class_name="inline-flex min-h-11 cursor-pointer items-center gap-2",
    )


def _genders() -> rx.Component:
    """Return the choice of how Santa speaks to the child, where his words depend on it."""
    if not prose(SITE_LANGUAGE).has_genders:
        return rx.fragment()
    return rx.el.fieldset(
        rx.el.legend(plain_form.GENDER, class_name="font-bold"),
        rx.el.div(
            *[_gender(value, label) for value, label in plain_form.GENDERS.items()],
            class_name="flex flex-wrap gap-x-6",
        ),
    )


def _wish_chip(number: int, chip: WishChip) -> rx.Component:
    return rx.el.button(
        picture(chip.image, "", "size-10 sm:size-12", size=(100, 100)),
        rx.el.span(
            rx.cond(LetterDraft.listed.contains(chip.wish), icon("check", 16)),
            rx.el.span(_("Put on my list:"), " ", class_name="sr-only"),
            hyphenated(chip.label, SITE_LANGUAGE),
            class_name="inline-flex items-center gap-0.5 text-sm leading-tight font-bold max-sm:text-[0.8rem] max-sm:tracking-tight",
        ),
        type="button",
        on_click=LetterDraft.toggle_wish(chip.wish),
        on_focus=LetterDraft.reach_picture(number),
        on_blur=LetterDraft.leave_picture,
        aria_pressed=LetterDraft.listed.contains(chip.wish),
        # After typing wishes, the Tab key leads to the message; Shift+Tab leads back to a picture.
        tab_index=rx.cond((LetterDraft.picture == number) & ~LetterDraft.writing, 0, -1),
        id=chip.element_id,
        class_name=(
            "btn paper-chip grid min-w-0 justify-items-center gap-1 rounded-2xl px-0.5 py-1 sm:py-2"
        ),
    )


def _wish_chips() -> rx.Component:
    return rx.el.div(
        rx.window_event_listener(on_key_down=LetterDraft.walk_pictures),
        rx.el.p(WORDS["chips_hint"], id="wish-pictures", class_name="text-sm text-ink-soft"),
        rx.el.div(
            *[_wish_chip(number, chip) for number, chip in enumerate(CHIPS)],
            role="toolbar",
            aria_label=WORDS["chips_label"],
            custom_attrs={"aria-describedby": "wish-pictures"},
            class_name="mt-2 grid grid-cols-4 gap-1.5 sm:gap-2",
        ),
        class_name="with-scripts",
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
        rx.el.span(plain_form.LABELS["been_good"], class_name="font-bold"),
        class_name="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl bg-gold/25 px-4 py-3",
    )


def _paper() -> rx.Component:
    return rx.el.div(
        rx.el.div(
            h2(
                own_letter.GREETING,
                id="dear-santa",
                tab_index=-1,
                class_name=f"{_GREETING_CLASS} text-holly outline-none sm:text-5xl",
            ),
            stamp_and_postmark(class_name=f"-me-1 -mb-4 {_STAMP_CLASS}"),
            class_name=f"flex items-start justify-between gap-4 {_LINE_CLASS}",
        ),
        _FORM.field(
            "child_name",
            required=True,
            auto_complete="off",
            placeholder=_("Your first name"),
        ),
        # With Reflex's own `type` an empty field would be the number 0.
        _FORM.field(
            "age", attributes={"type": "number", "min": rules.AGE_MIN, "max": rules.AGE_MAX}
        ),
        _genders(),
        _FORM.field("city_country", auto_complete="off"),
        _FORM.field(
            "wish_list",
            rows="5",
            placeholder=_("What are you dreaming of?"),
            on_blur=LetterDraft.stop_writing,
        ),
        _wish_chips(),
        _FORM.field(
            "message_to_santa",
            rows="4",
            placeholder=_("Is there something you would like to tell or ask him?"),
        ),
        _good(),
        class_name="paper relative grid grid-cols-1 gap-3 rounded-t-3xl px-4 pt-4 pb-5 ps-7 sm:gap-6 sm:p-10 sm:ps-16",
    )


def _saving() -> rx.Component:
    return rx.el.label(
        rx.el.input(
            type="checkbox",
            checked=LetterDraft.is_saved,
            on_change=LetterDraft.save,
            custom_attrs={"aria-describedby": "saved-note"},
            class_name="mt-0.5 size-6 shrink-0 accent-pine",
        ),
        rx.el.span(
            rx.el.span(WORDS["save"], class_name="block font-bold"),
            rx.el.span(
                WORDS["save_hint"], id="saved-note", class_name="block text-sm text-ink-soft"
            ),
        ),
        class_name="with-scripts flex min-h-12 cursor-pointer items-start gap-3",
    )


def _envelope() -> rx.Component:
    return rx.el.div(
        rx.el.div(
            rx.el.span(icon("star", 26), class_name="seal"),
            class_name="envelope-flap",
            aria_hidden="true",
        ),
        h2(WORDS["for_a_grown_up"], class_name="text-center text-3xl text-pine"),
        rx.el.p(product.with_settings(WORDS["email_use"])),
        _FORM.email_field(),
        honeypot(),
        page_language(),
        needs_network(WORDS["offline"]),
        send_button(LetterDraft, plain_form.SEND),
        # After the button, so that the Tab key leads from the address to the button.
        _saving(),
        rx.el.p(
            page_link(
                icon("lock", 18),
                WORDS["privacy_link"],
                href=paths.PRIVACY,
                class_name="inline-flex min-h-11 items-center gap-2 font-bold text-pine underline",
            ),
            class_name="-my-2 text-center",
        ),
        class_name="envelope relative grid grid-cols-1 gap-5 rounded-b-3xl px-4 pb-6 sm:px-10 sm:pb-10",
    )


def letter_form() -> rx.Component:
    """Return the form."""
    return rx.el.form(
        _paper(),
        _envelope(),
        on_submit=LetterDraft.submit,
        method="post",
        action=plain_form.PATH,
        no_validate=True,
        aria_label=_("Letter to Santa"),
        class_name=f"{theme.CARD} mx-auto max-w-2xl shadow-lift",
    )
