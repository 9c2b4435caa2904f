"""The picture on the home page: what moves in it, and the buttons over it.

The drawing is art/svg/hero-home.svg, or hero-home-small.svg on narrow screens; assets/styles/pages/home.css
says where each part and each button is in both.
"""

from typing import Any

import reflex as rx

from santa_app import product
from santa_app.components.icons import drawing
from santa_app.components.links import page_link
from santa_app.content import home_scene as words
from santa_app.states.home_scene import HERE, HomeSceneState


def _scenery(name: str, class_name: str, **attributes: str) -> rx.Component:
    """Return a drawing that fills the scene; narrow screens get its tall version."""
    return rx.el.picture(
        rx.el.source(src_set=f"/art/{name}-small.svg", media="(max-width: 1023px)"),
        rx.el.img(
            src=f"/art/{name}.svg",
            alt="",
            class_name=f"absolute inset-0 size-full {class_name}",
            custom_attrs={"width": 1600, "height": 900, **attributes},
        ),
    )


def home_scene() -> rx.Component:
    """Return the drawing with its moving parts, as a decoration."""
    return rx.el.div(
        rx.el.div(
            _scenery(
                "hero-home",
                "max-lg:[mask-image:linear-gradient(to_bottom,transparent,#000_16%)]",
                fetchPriority="high",
            ),
            rx.el.div(_scenery("hero-sleigh", "fly-in"), class_name="scene-moon-sleigh"),
            drawing("home/windows", "scene-part scene-windows", size=(420, 280)),
            rx.el.div(
                drawing("home/elf", "absolute inset-0 size-full", size=(180, 290)),
                drawing("home/elf-arm", "absolute inset-0 size-full scene-arm", size=(180, 290)),
                class_name="scene-part scene-elf",
            ),
            rx.el.div(class_name="scene-part scene-lights"),
            rx.cond(
                HomeSceneState.puffs > 0,
                # A new key makes a new element, whose animation begins anew.
                rx.el.div(
                    key=HomeSceneState.puffs,
                    class_name="scene-part scene-puff",
                    custom_attrs={"data-shape": HomeSceneState.puff},
                ),
            ),
            rx.el.div(
                rx.el.div(
                    drawing("sending-sleigh", "size-full", size=(784, 364)),
                    key=HomeSceneState.loops,  # a new element begins its animation anew
                    class_name=rx.cond(
                        HomeSceneState.loops > 0, "size-full scene-loop", "size-full"
                    ),
                ),
                class_name="scene-part scene-sleigh",
            ),
            rx.el.div(
                drawing("home/present", "size-full", size=(64, 60)),
                key=HomeSceneState.shakes,
                class_name=rx.cond(
                    HomeSceneState.shakes > 0,
                    "scene-part scene-present scene-shake",
                    "scene-part scene-present",
                ),
            ),
            rx.el.div(
                drawing("home/snowman", "absolute inset-0 size-full", size=(220, 276)),
                drawing("home/hat", "absolute inset-0 size-full scene-hat", size=(220, 276)),
                class_name="scene-part scene-snowman",
            ),
            class_name="scene",
            custom_attrs={
                "data-lit": HomeSceneState.lit,
                "data-tree": HomeSceneState.tree_look,
                "data-sleigh": HomeSceneState.sleigh,
                "data-hat-off": HomeSceneState.hat_off,
            },
        ),
        class_name="scene-frame",
        aria_hidden="true",
    )


def _touch(name: str, place: str, **props: Any) -> rx.Component:  # noqa: ANN401 -- props of the element
    return rx.el.button(
        type="button", aria_label=name, class_name=f"touch touch-{place} with-scripts", **props
    )


def home_scene_buttons() -> rx.Component:
    """Return the buttons over the drawing. They have no text: their effect shows in the picture."""
    return rx.el.div(
        rx.el.div(
            _touch(
                words.WORDS["moon"],
                "moon",
                on_click=HomeSceneState.touch_moon,
                aria_pressed=HomeSceneState.sleigh == HERE,
            ),
            rx.cond(
                HomeSceneState.sleigh == HERE,
                _touch(words.WORDS["santa"], "santa", on_click=HomeSceneState.touch_santa),
            ),
            _touch(words.WORDS["chimney"], "chimney", on_click=HomeSceneState.touch_chimney),
            _touch(
                words.WORDS["windows"],
                "windows",
                on_click=HomeSceneState.touch_windows,
                aria_pressed=HomeSceneState.lit,
            ),
            _touch(words.WORDS["tree"], "tree", on_click=HomeSceneState.touch_tree),
            _touch(words.WORDS["present"], "present", on_click=HomeSceneState.touch_present),
            _touch(words.WORDS["snowman"], "snowman", on_click=HomeSceneState.touch_snowman),
            page_link(
                href=product.LETTER_PATH,
                aria_label=words.WORDS["mailbox"],
                class_name="touch touch-mailbox",
            ),
            class_name="scene",
            role="group",
            aria_label=words.WORDS["picture"],
        ),
        class_name="scene-frame z-1",
    )


def home_scene_news() -> rx.Component:
    """Return the sound switch and the message about the last touch."""
    return rx.el.div(
        rx.el.button(
            drawing("home/bell", "size-7", size=(48, 48)),
            type="button",
            aria_label=words.WORDS["bell"],
            aria_pressed=HomeSceneState.bells,
            on_click=HomeSceneState.ring_bell,
            class_name="scene-bell",
        ),
        rx.el.p(
            HomeSceneState.news,
            role="status",
            class_name="mt-0.5 self-start rounded-2xl bg-night/80 px-2.5 py-1 leading-snug text-balance",
        ),
        class_name=(
            "with-scripts mt-5 flex min-h-14 max-w-[68vw] items-center gap-2 text-sm font-bold text-snow "
            "sm:max-w-80 sm:text-base"
        ),
    )
