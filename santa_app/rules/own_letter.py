"""The child's letter as a text to print, the same words that were sent."""

from reflex_browser_state.portable import trim

from santa_app.content import own_letter as words


def paragraphs_of(letter: dict[str, str | bool]) -> list[str]:
    """Return the paragraphs between greeting and name of a letter, the form's fields as sent."""
    texts = {name: trim(str(text)) for name, text in letter.items()}
    first = words.NAME.replace("{name}", texts["child_name"])
    if texts["age"] != "":
        first += " " + words.AGE.replace("{age}", texts["age"])
    if texts["city_country"] != "":
        first += " " + words.PLACE.replace("{place}", texts["city_country"])
    found = [first, words.GOOD if letter["been_good"] else words.TRYING]
    if texts["wish_list"] != "":
        found.append(words.WISHES)
        found += [words.WISH.replace("{wish}", line) for line in _lines(texts["wish_list"])]
    return found + _lines(texts["message_to_santa"])


def _lines(text: str) -> list[str]:
    return [trim(line) for line in text.split("\n") if trim(line) != ""]
