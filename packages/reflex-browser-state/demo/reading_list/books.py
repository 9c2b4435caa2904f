from dataclasses import dataclass

KINDS = ("novel", "poems", "history")


@dataclass(frozen=True, kw_only=True, slots=True)
class Book:
    title: str
    kind: str
    pages: int = 0


def matches(book: Book, search: str) -> bool:
    return search.strip().lower() in f"{book.title} {book.kind}".lower()
