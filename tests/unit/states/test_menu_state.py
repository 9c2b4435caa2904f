"""The dropdowns' timing, and the snow switch."""

from reflex_browser_state.testing import FakeBrowser

from santa_app.states.menus import MenuState


def test_leaving_twice_counts_from_the_second_time(fake_browser: FakeBrowser) -> None:
    menu = MenuState()
    menu.pointer_entered("activities")
    menu.pointer_left()
    fake_browser.advance(0.15)
    menu.pointer_entered("activities")
    menu.pointer_left()
    fake_browser.advance(0.1)
    assert menu.open == "activities"
    fake_browser.advance(0.15)
    assert menu.open == ""


def test_moving_to_the_other_menu_switches_at_once(fake_browser: FakeBrowser) -> None:
    menu = MenuState()
    menu.pointer_entered("activities")
    menu.pointer_left()
    menu.pointer_entered("resources")
    fake_browser.advance(1)
    assert menu.open == "resources"


def test_escape_inside_a_menu_gives_the_focus_back_to_its_button(fake_browser: FakeBrowser) -> None:
    menu = MenuState(open="activities")
    menu.focus_moved("activities")
    menu.handle_key("Escape")
    assert menu.open == ""
    assert fake_browser.focused == ["menu-activities-button"]
    menu.handle_key("Escape")  # closed already: the focus stays where it is
    menu.focus_moved("")
    menu.pointer_entered("resources")  # opened by the pointer while the focus is on the page
    menu.handle_key("Escape")
    assert menu.open == ""
    assert fake_browser.focused == ["menu-activities-button"]
