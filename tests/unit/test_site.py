"""The table of routes: menus and groups."""

from santa_app.site import ROUTES, navigation


def test_menus_list_only_pages_that_exist() -> None:
    nav = navigation()
    existing = {route.page.path for route in ROUTES}
    listed = [*nav.main, nav.letter, *nav.last, *nav.footer_quick, *nav.footer_more]
    for group in nav.groups:
        listed += group.links
    assert {link.path for link in listed} <= existing
    assert listed


def test_group_prefixes() -> None:
    activities, resources = navigation().groups
    assert activities.links
    assert resources.links
    assert activities.contains("/coloring-pages")
    assert not activities.contains("/activities")
    assert not activities.contains("/recipe/eggnog")
    assert resources.contains("/parent-resources")
    assert resources.contains("/for-teachers")
    assert resources.contains("/resources/anything")
    assert not resources.contains("/stories/reindeer-profiles")
