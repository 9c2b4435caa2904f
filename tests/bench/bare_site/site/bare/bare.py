"""One page, one State, one handler that does almost nothing."""

import reflex as rx


class BareState(rx.State):
    """Reflex answers an event with the changed variables, so the handler changes one."""

    answers: int = 0

    @rx.event
    async def answer(self) -> None:
        """Change one number."""
        self.answers += 1


def index() -> rx.Component:
    """Return the page."""
    return rx.el.p(BareState.answers)


app = rx.App()
app.add_page(index, route="/")
