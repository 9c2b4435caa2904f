"""Falling snow: fifty flakes in plain CSS."""

import random
from typing import Final

import reflex as rx

from santa_app.states.menus import SnowState

PARTICLES: Final = 50
SIZE_PX: Final = (2, 5)
FALL_SECONDS: Final = (2, 5)
OPACITY: Final = (0.2, 0.8)


def flakes(seed: int = 1224) -> list[dict[str, str]]:
    """Return the CSS properties of each flake: random, but the same in every build."""
    draw = random.Random(seed)  # noqa: S311 -- where a snowflake falls is no secret
    result = []
    for _ in range(PARTICLES):
        pace = draw.uniform(*FALL_SECONDS)
        result.append(
            {
                "--x": f"{draw.uniform(0, 100):.2f}%",
                "--still": f"{draw.uniform(0, 100):.2f}%",
                "--size": f"{draw.uniform(*SIZE_PX):.1f}px",
                "--pace": f"{pace:.2f}s",
                "--start": f"-{draw.uniform(0, pace):.2f}s",
                "--drift": f"{draw.uniform(-40, 40):.0f}px",
                "--alpha": f"{draw.uniform(*OPACITY):.2f}",
            }
        )
    return result


def stylesheet() -> str:
    """Return assets/styles/snow.css: one rule for each flake."""
    rules = [
        f".snow span:nth-child({number}) {{ {'; '.join(f'{k}: {v}' for k, v in flake.items())} }}"
        for number, flake in enumerate(flakes(), start=1)
    ]
    return "/* Made by santa_app/components/snow.py. */\n" + "\n".join(rules) + "\n"


def snow() -> rx.Component:
    """Return the snow over the whole window, which clicks and screen readers pass through."""
    return rx.el.div(
        rx.cond(SnowState.falling, rx.fragment(*[rx.el.span() for _ in range(PARTICLES)])),
        class_name="snow no-print",
        aria_hidden="true",
    )


def snow_switch() -> rx.Component:
    """Return the button that starts and stops the snow."""
    return rx.el.button(
        rx.cond(SnowState.falling, "Stop the snow", "Let it snow"),
        type="button",
        on_click=SnowState.toggle,
        class_name=(
            "btn min-h-11 rounded-full border border-white/30 px-4 text-sm font-bold text-white "
            "transition hover:bg-white/10"
        ),
    )
