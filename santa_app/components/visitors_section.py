"""Shows the section of the visitor's country in front, as the languages of the browser tell it."""

import json

import reflex as rx

from santa_app.framework.components import ImportDict, Invisible, javascript

_PLACE = "visitors-section"


class _VisitorsSection(Invisible):
    """Copies the section; nothing is stored or sent."""

    shown: rx.Var[str]

    def add_imports(self) -> ImportDict:
        return {"react": ["useEffect"]}

    def add_hooks(self) -> list[str | rx.Var]:
        place = json.dumps(_PLACE)
        return [javascript(__file__, "visitors_section", PLACE=place, SHOWN=str(self.shown))]


def visitors_section(first: rx.Component, *, part: str) -> rx.Component:
    """Return `first`, the section with the id `part`, or the visitor's own in its place.

    The ids of sections are the codes of countries in lowercase. A country without a section shows none.
    """
    return rx.el.div(rx.el.div(first), rx.el.div(), _VisitorsSection.create(shown=part), id=_PLACE)
