from reading_list.books import KINDS, Book, matches
from reflex_browser_state import BrowserState, Field, browser, computed, event, field, query, stored


class ReadingState(BrowserState):
    title: str = ""
    kind: str = KINDS[0]
    pages: Field[int] = field(0)
    seconds: int = 0
    books: Field[list[Book]] = stored(default_factory=list, key="books")
    search: str = query("", key="q")

    def on_start(self) -> None:
        browser.every(1, self.tick)

    def tick(self) -> None:
        self.seconds += 1

    @event
    def add(self) -> None:
        title = self.title.strip()
        if not title:
            browser.alert("Which book?")
            return
        self.books = [*self.books, Book(title=title, kind=self.kind, pages=self.pages)]
        self.title = ""
        browser.track("book_added", pages=self.pages)

    @event
    def remove(self, index: int) -> None:
        self.books.pop(index)

    @computed
    def found(self) -> list[Book]:
        return [book for book in self.books if matches(book, self.search)]

    @computed
    def summary(self) -> str:
        return f"{len(self.books)} books, {sum(book.pages for book in self.books):,} pages"
