"""The table of routes: menus, groups and metadata."""

from santa_app.site import ROUTES, navigation


def test_menus_list_only_pages_that_exist() -> None:
    nav = navigation()
    existing = {route.page.path for route in ROUTES}
    listed = [*nav.main, nav.letter, *nav.last, *nav.footer_quick, *nav.footer_more]
    for group in nav.groups:
        listed += group.links
    assert {link.path for link in listed} <= existing
    assert listed


def test_menu_without_pages_is_empty() -> None:
    few = tuple(route for route in ROUTES if route.menu in {"main", "letter"})
    activities, resources = navigation(few).groups
    assert activities.links == resources.links == ()
    assert not activities.contains("/christmas-games")


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


def test_titles_and_descriptions_are_unique() -> None:
    assert len({route.page.title for route in ROUTES}) == len(ROUTES)
    assert len({route.page.description for route in ROUTES}) == len(ROUTES)
