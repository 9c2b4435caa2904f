"""The complete list of values that States keep on the visitor's device."""

import pkgutil
from importlib import import_module

from reflex_browser_state.declaration import SPECS

from santa_app import states
from santa_app.content.children import CHILD_KEY

FOREVER = {
    "advent-doors", "child", "children", "planning.checklist", "coloring", "coloring.gallery",
    "good-deeds", "home.bells", "language.chosen", "letter.saved", "my-christmas.gave",
    "my-christmas.got", "my-christmas.pictures", "snow", "pairs_best", "presents_best",
    "saved-recipes", "trivia-best", "village-visited", "pairs_back", "instrument", "deeds_sticker",
}  # fmt: skip
"""Keys of `localStorage`; a letter is saved there only where the visitor asks for it."""
FOR_THE_TAB = {"address.banner_closed", "my_letter.token"}
"""Keys of `sessionStorage`, beside the fields of unfinished letters."""
FIELDS = "submission_key city_country parent_email message_to_santa"
LETTERS = {
    "letter": f"{FIELDS} child_name age wish_list been_good gender",
    "class": f"{FIELDS} class_name children",
}


def test_only_named_fields_are_kept() -> None:
    for module in pkgutil.iter_modules(states.__path__):
        import_module(f"{states.__name__}.{module.name}")
    kept: dict[str, list[str]] = {"local": [], "session": [], "query": []}
    for (module, _), spec in SPECS.items():
        if module.startswith(states.__name__):
            for field in spec.defaults.values():
                if field.storage:
                    kept[field.storage].append(field.key)
    drafts = {f"{form}.{name}" for form, names in LETTERS.items() for name in names.split()}
    assert sorted(kept["local"]) == sorted(FOREVER)
    assert sorted(kept["session"]) == sorted(FOR_THE_TAB | drafts)


def test_each_child_has_its_own_of_what_children_make_and_win() -> None:
    for module in pkgutil.iter_modules(states.__path__):
        import_module(f"{states.__name__}.{module.name}")
    fields = [field for spec in SPECS.values() for field in spec.defaults.values()]
    own = {field.key for field in fields if field.per == CHILD_KEY}
    assert own == {
        "advent-doors", "coloring", "coloring.gallery", "deeds_sticker", "good-deeds", "instrument",
        "my-christmas.gave", "my-christmas.got", "my-christmas.pictures", "pairs_back",
        "pairs_best", "presents_best", "trivia-best", "village-visited",
    }  # fmt: skip
