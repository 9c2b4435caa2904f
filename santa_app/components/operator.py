"""The name, postal address, phone number and e-mail address of the people who run the site."""

import reflex as rx

from santa_app import marks, product
from santa_app.components.sentences import AS_WRITTEN
from santa_app.content.about import TABLE

_LINK = "inline-flex min-h-11 items-center font-bold text-holly underline underline-offset-4"


def _line(value: str | None, missing: str, scheme: str = "") -> rx.Component:
    if value is None:
        shown = rx.el.mark(f"[{missing}]", class_name="bg-gold/40 px-1.5 text-ink")
    elif scheme:
        target = product.filled("telephone", product.telephone(value)) if scheme == "tel" else value
        shown = rx.el.a(value, href=f"{scheme}:{target}", custom_attrs=AS_WRITTEN, class_name=_LINK)
    else:
        shown = rx.el.span(value, custom_attrs=AS_WRITTEN)
    return rx.el.span(shown, class_name="block py-1 wrap-anywhere")


def operator_address() -> rx.Component:
    """Return the operator's address; in its place a demo has marked lines and says so."""
    complete = None not in (
        product.OPERATOR_NAME,
        product.OPERATOR_ADDRESS,
        product.OPERATOR_PHONE,
        product.OPERATOR_EMAIL,
    )
    hidden = " empty:hidden" if marks.MARKED else ""
    note = product.filled("demonote", "" if complete else TABLE.demo_note)
    return rx.el.div(
        rx.el.address(
            _line(product.OPERATOR_NAME, TABLE.missing["name"]),
            _line(product.OPERATOR_ADDRESS, TABLE.missing["address"]),
            _line(product.OPERATOR_PHONE, TABLE.missing["phone"], "tel"),
            _line(product.OPERATOR_EMAIL, TABLE.missing["email"], "mailto"),
            class_name="text-lg text-ink not-italic",
        ),
        rx.el.p(note, class_name=f"mt-2 font-semibold text-ink-soft{hidden}")
        if note
        else rx.fragment(),
        class_name=(
            "mt-4"
            if complete
            else "mt-5 w-fit rounded-3xl border-2 border-dashed border-gold-700/50 bg-white p-6"
        ),
    )
