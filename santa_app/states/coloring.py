"""Coloring on the screen: the picture, its colors, and what is stored on the device."""

from dataclasses import dataclass

from reflex_browser_state import (
    BrowserError,
    Field,
    browser,
    computed,
    event,
    field,
    query,
    stored,
)

from santa_app.content import coloring_on_screen as words
from santa_app.content.certificates import PRINT_DELAY_SECONDS
from santa_app.content.children import CHILD_KEY
from santa_app.content.coloring import COLORING_PAGES, ColoringPage
from santa_app.content.coloring_on_screen import ERASER, PAINTS, Paint
from santa_app.drawings import Area, drawings
from santa_app.rules.coloring import (
    HEIGHT,
    MAX_HUNG,
    MAX_UNDO,
    WIDTH,
    Fill,
    Point,
    fills_of,
    paper,
    place_after,
    position,
)
from santa_app.rules.filled import filled
from santa_app.sounds import STAMP, sounds
from santa_app.states.surprises import Surprises

CANVAS_ID = "coloring-canvas"
SPOT_ID = "coloring-area-"
"""The id of an area's button, before its number."""
CLEAR_ID = "coloring-clear"
KEEP_ID = "coloring-keep"
BOARD_ID = "coloring-board"
HANG_ID = "coloring-hang"
PUT_BACK_ID = "coloring-put-back"

CLOSER = 200
CLOSEST = 400
"""Widths of the sheet in percent of its frame: by the button, and at most by two fingers."""
SMALL_WIDTH = 240
"""Pixels of a picture in the gallery."""

LOADING = "loading"
READY = "ready"
FAILED = "failed"


@dataclass(frozen=True, kw_only=True, slots=True)
class Spot:
    """The button of an area: its number from 0, its name and id, and its middle in percent."""

    number: int
    name: str
    id: str
    left: str
    top: str
    tab: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Hung:
    """A picture in the gallery as it is stored: small, and its colors to show it whole again."""

    id: str
    page: str
    picture: str
    fills: list[Fill]


@dataclass(frozen=True, kw_only=True, slots=True)
class Frame:
    """A picture in the gallery as it is shown, with the names of its buttons."""

    id: str
    picture: str
    open: str
    print: str
    take_down: str


def page_of(slug: str) -> ColoringPage:
    """Return the coloring page of that slug; the first if there is none."""
    for page in COLORING_PAGES:
        if page.slug == slug:
            return page
    return COLORING_PAGES[0]


def paint_of(slug: str) -> Paint:
    """Return the paint of that slug; the first if there is none."""
    for paint in PAINTS:
        if paint.slug == slug:
            return paint
    return PAINTS[0]


def points_of(areas: list[Area]) -> list[Point]:
    """Return the middles of areas."""
    return [Point(x=area.x, y=area.y) for area in areas]


class ColoringState(Surprises):
    """A picture that is being colored."""

    page: Field[str] = query("", key="page")  # the slug of the picture
    phase: Field[str] = field(LOADING)  # "loading", "ready" or "failed"
    areas: Field[list[Area]] = field([])  # in reading order
    paints: Field[list[str]] = field([])  # the slug of each area's paint; blank for white
    history: Field[list[list[str]]] = field([])  # `paints` before each step that can be undone
    paint: Field[str] = field(PAINTS[0].slug)
    place: Field[int] = field(0)  # the number of the area that the keyboard has reached
    message: Field[str] = field(words.SAID["loading"])
    width: Field[int] = field(100)  # of the sheet, in percent of its frame
    asking: Field[bool] = field(False)  # the visitor is asked before all colors are removed
    pictures: Field[dict[str, list[Fill]]] = stored({}, key="coloring", per=CHILD_KEY)  # by slug
    gallery: Field[list[Hung]] = stored([], key="coloring.gallery", per=CHILD_KEY)  # newest first
    gallery_before: Field[list[Hung]] = field([])  # before the last one was taken down
    can_put_back: Field[bool] = field(False)
    showing: Field[list[Fill]] = field([])  # of the picture of the gallery that is being loaded
    printing: Field[bool] = field(False)  # whether it is printed then

    def on_start(self) -> None:
        """Load the picture that the address names."""
        drawings.find_areas(CANVAS_ID, page_of(self.page).preview_image, self.begin)
        drawings.zoom_by_fingers(CANVAS_ID, CLOSEST, self.set_width)
        self.watch_doors()

    def begin(self, areas: list[Area]) -> None:
        """Show the picture with the colors that it has on this device."""
        if len(areas) == 0:
            self.phase = FAILED
            self.message = words.SAID["failed"]
            return
        self.areas = areas
        self.paints = self.paints_of(self.pictures.get(page_of(self.page).slug, []))
        self.phase = READY
        self.message = words.SAID["ready"]
        self.show()
        if len(self.showing) > 0:
            self.show_hung()

    def paints_of(self, fills: list[Fill]) -> list[str]:
        """Return the paint of each area as it was stored."""
        paints = ["" for _ in self.areas]
        for fill in fills:
            number = drawings.area_at(CANVAS_ID, fill.x / WIDTH, fill.y / HEIGHT)
            if number >= 0 and paint_of(fill.paint).slug == fill.paint:
                paints[number] = fill.paint
        return paints

    def show(self) -> None:
        drawings.paint_areas(
            CANVAS_ID, [paint_of(slug).color if slug != "" else "" for slug in self.paints]
        )

    def change(self, paints: list[str]) -> None:
        """Show and store other colors."""
        self.paints = paints
        self.show()
        slug = page_of(self.page).slug
        others = {key: fills for key, fills in self.pictures.items() if key != slug}
        fills = fills_of(points_of(self.areas), paints)
        self.pictures = {**others, slug: fills} if len(fills) > 0 else others

    @event
    def touch(self, across: float, down: float) -> None:
        """Color the area under a finger or a pointer, at this share of the width and height."""
        if self.phase != READY:
            return
        number = drawings.area_at(CANVAS_ID, across, down)
        if number >= 0:
            self.fill(number)

    @event
    def fill(self, number: int) -> None:
        self.place = number
        self.asking = False
        paint = "" if self.paint == ERASER else self.paint
        if self.paints[number] != paint:
            self.remember()
            self.change(
                [paint if at == number else self.paints[at] for at in range(len(self.paints))]
            )
        self.message = (
            words.SAID["now"].replace("{color}", paint_of(self.paint).said) + " " + self.progress
        )

    def remember(self) -> None:
        """Keep the present colors for `undo`."""
        self.history = [*self.history, self.paints][-MAX_UNDO:]

    @event
    def undo(self) -> None:
        if len(self.history) == 0:
            self.message = words.SAID["nothing_to_undo"]
            return
        before = self.history[-1]
        self.history = self.history[:-1]
        self.change(before)
        self.asking = False
        self.message = words.SAID["undone"]

    @event
    def move(self, key: str) -> None:
        """Go to another area by an arrow key, Home or End."""
        if self.phase != READY:
            return
        place = place_after(points_of(self.areas), self.place, key)
        if place != self.place:
            self.place = place
            browser.focus(SPOT_ID + str(place))

    @event
    def toggle_zoom(self) -> None:
        self.width = CLOSER if self.width == 100 else 100

    @event
    def ask(self) -> None:
        self.asking = True
        browser.focus(KEEP_ID)

    @event
    def keep(self) -> None:
        self.asking = False
        browser.focus(CLEAR_ID)

    @event
    def clear(self) -> None:
        self.remember()
        self.change(["" for _ in self.paints])
        self.asking = False
        self.message = words.SAID["empty"]
        browser.focus(CLEAR_ID)

    @event
    def print_picture(self) -> None:
        """Print the picture from a new window."""
        document = paper(self.title, drawings.canvas_picture(CANVAS_ID))
        try:
            if not browser.print_window(document, PRINT_DELAY_SECONDS, close=True):
                self.message = words.SAID["pop_up_blocked"]
        except BrowserError:
            self.message = words.SAID["print_failed"]
        browser.track("button_click", button_name="Print", location="color-online")

    @event
    def save(self) -> None:
        drawings.save_canvas(CANVAS_ID, page_of(self.page).slug + ".png")
        self.message = words.SAID["saved"]
        browser.track("button_click", button_name="Save picture", location="color-online")

    @event
    def hang(self) -> None:
        """Keep the picture in the gallery; if it cannot be kept, say why."""
        page = page_of(self.page).slug
        fills = fills_of(points_of(self.areas), self.paints)
        if len(fills) == 0:
            self.message = words.SAID["color_first"]
        elif len([one for one in self.gallery if one.page == page and one.fills == fills]) > 0:
            self.message = words.SAID["hangs_already"]
        elif len(self.gallery) >= MAX_HUNG:
            self.message = words.SAID["gallery_full"]
        else:
            picture = drawings.small_picture(CANVAS_ID, SMALL_WIDTH)
            if drawings.has_room(2 * len(picture)):
                hung = Hung(id=browser.unique_id(), page=page, picture=picture, fills=fills)
                self.gallery = [hung, *self.gallery]
                self.can_put_back = False
                self.message = words.SAID["hung"]
                sounds.play(STAMP)
            else:
                self.message = words.SAID["no_room"]
        browser.track("button_click", button_name="Keep in gallery", location="color-online")

    @event
    def take_down(self, hung_id: str) -> None:
        """Delete a picture of the gallery; `put_back` undoes it."""
        self.gallery_before = self.gallery
        self.gallery = [one for one in self.gallery if one.id != hung_id]
        self.can_put_back = True
        browser.focus(PUT_BACK_ID)

    @event
    def put_back(self) -> None:
        self.gallery = self.gallery_before
        self.gallery_before = []
        self.can_put_back = False
        browser.focus(self.gallery[0].id)

    @event
    def open_hung(self, hung_id: str) -> None:
        """Show a picture of the gallery on the sheet, to go on with it."""
        self.printing = False
        self.load_hung(hung_id)
        browser.scroll_to(BOARD_ID)

    @event
    def print_hung(self, hung_id: str) -> None:
        """Print a picture of the gallery as large as any; it is shown on the sheet, too."""
        self.printing = True
        self.load_hung(hung_id)

    def load_hung(self, hung_id: str) -> None:
        for one in self.gallery:
            if one.id == hung_id:
                self.showing = one.fills
                if self.phase == READY and one.page == page_of(self.page).slug:
                    self.show_hung()
                    return
                self.page = one.page
                self.history = []
                self.place = 0
                self.phase = LOADING
                drawings.find_areas(CANVAS_ID, page_of(one.page).preview_image, self.begin)

    def show_hung(self) -> None:
        self.remember()
        self.change(self.paints_of(self.showing))
        self.showing = []
        self.asking = False
        self.message = words.SAID["shown_again"]
        if self.printing:
            self.print_picture()

    @computed
    def frames(self) -> list[Frame]:
        return [
            Frame(
                id=one.id,
                picture=one.picture,
                open=words.SAID["open"].replace("{title}", page_of(one.page).title),
                print=words.SAID["print_this"].replace("{title}", page_of(one.page).title),
                take_down=words.SAID["take_down"].replace("{title}", page_of(one.page).title),
            )
            for one in self.gallery
        ]

    @computed
    def zoomed(self) -> bool:
        return self.width > 100

    @computed
    def sheet_width(self) -> str:
        return str(self.width) + "%"

    @computed
    def title(self) -> str:
        return page_of(self.page).title

    @computed
    def alt(self) -> str:
        return page_of(self.page).alt

    @computed
    def is_ready(self) -> bool:
        return self.phase == READY

    @computed
    def progress(self) -> str:
        colored = len([paint for paint in self.paints if paint != ""])
        return filled(
            words.SAID["progress"], {"colored": str(colored), "all": str(len(self.paints))}
        )

    @computed
    def spots(self) -> list[Spot]:
        """The buttons of the areas, which keys and screen readers use."""
        points = points_of(self.areas)
        made = []
        for number in range(len(points)):
            point = points[number]
            paint = self.paints[number]
            color = paint_of(paint).label.lower() if paint != "" else words.WHITE
            made.append(
                Spot(
                    number=number,
                    name=filled(
                        words.SAID["area"],
                        {
                            "number": str(number + 1),
                            "all": str(len(points)),
                            "place": position(point),
                            "color": color,
                        },
                    ),
                    id=SPOT_ID + str(number),
                    left=f"{100 * point.x / WIDTH:.2f}%",
                    top=f"{100 * point.y / HEIGHT:.2f}%",
                    tab=0 if number == self.place else -1,
                )
            )
        return made
