"""Refuses surnames in a class letter's list of names."""

from santa_app.content import submission as words
from santa_app.letters.quoting import surnames_in
from santa_app.letters.submission.form import FormError, FormField, SubmittedLetter
from santa_app.letters.submission.sentences import on_lines


def refuse_surnames(letter: SubmittedLetter) -> None:
    """Raise FormError if a line of the list contains more than a first name."""
    lines = [
        number
        for number, line in enumerate(letter.list_lines, start=1)
        if line and surnames_in(line)
    ]
    if lines:
        raise FormError(FormField.CHILDREN, on_lines(words.WORDS["surname"], lines))
