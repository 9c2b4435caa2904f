"""Several children on one device: which of them plays."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field, stored

from santa_app.content.children import ANIMALS, CHILD_KEY, SAID, Animal

ADD_ID = "add-child"
PICK_ID = "pick-"
"""The id of a button with an animal to pick, before its slug."""


class ChildrenState(BrowserState):
    """The children by the slugs of their animals; none while a device has a single child.

    The first child's things are stored under the plain keys, as before there were others.
    """

    children: Field[list[str]] = stored([], key="children")
    child: Field[str] = stored("", key=CHILD_KEY)  # who plays; blank for the first
    adding: Field[bool] = field(False)
    message: Field[str] = field("")  # for eyes and screen readers

    @event
    def begin_adding(self) -> None:
        self.adding = True
        self.ask()

    def ask(self) -> None:
        """Ask for the next child's animal, and first of all for that of a device's single child."""
        self.message = SAID["first"] if len(self.children) == 0 else SAID["next"]
        browser.focus(PICK_ID + self.free[0].slug)

    @event
    def pick(self, slug: str) -> None:
        """Add a child, who then plays."""
        self.children = [*self.children, slug]
        if len(self.children) == 1:
            self.ask()
            return
        self.adding = False
        self.choose(slug)
        browser.focus(slug)

    @event
    def stop_adding(self) -> None:
        self.adding = False
        self.message = ""
        if len(self.children) == 1:
            self.children = []
        browser.focus(ADD_ID)

    @event
    def choose(self, slug: str) -> None:
        self.child = "" if slug == self.children[0] else slug
        self.message = SAID["playing"].replace("{animal}", self.animal.name)

    @event
    def remove(self) -> None:
        """Take the child who plays off the list; what it had stays on this device."""
        self.children = [slug for slug in self.children if slug != self.child]
        self.child = ""
        if len(self.children) == 1:
            self.children = []
        self.message = SAID["removed"]
        browser.focus(ADD_ID)

    @computed
    def several(self) -> bool:
        return len(self.children) > 1

    @computed
    def playing(self) -> str:
        """The slug of the animal of the child who plays."""
        if self.child == "" and len(self.children) > 0:
            return self.children[0]
        return self.child

    @computed
    def animal(self) -> Animal:
        """The animal of the child who plays; the first of all while there is a single child."""
        for animal in ANIMALS:
            if animal.slug == self.playing:
                return animal
        return ANIMALS[0]

    @computed
    def chosen(self) -> list[Animal]:
        return [animal for animal in ANIMALS if animal.slug in self.children]

    @computed
    def free(self) -> list[Animal]:
        return [animal for animal in ANIMALS if animal.slug not in self.children]

    @computed
    def can_add(self) -> bool:
        return not self.adding and len(self.children) < len(ANIMALS)

    @computed
    def can_remove(self) -> bool:
        return not self.adding and self.child != ""

    @computed
    def change(self) -> str:
        """The name of the link to the chooser."""
        return SAID["change"].replace("{animal}", self.animal.name)
