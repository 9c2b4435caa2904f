"""One page, one State, one handler that does nothing but let itself be answered."""

import reflex as rx


class BareState(rx.State):
    """Reflex answers an event with what it changed, so something has to change."""

    answers: int = 0

    @rx.event
    async def answer(self) -> None:
        """Change one number, which is the emptiest handler that gets an answer."""
        self.answers += 1


def index() -> rx.Component:
    """Return the page."""
    return rx.el.p(BareState.answers)


app = rx.App()
app.add_page(index, route="/")
