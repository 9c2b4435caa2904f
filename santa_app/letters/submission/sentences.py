"""Translates what is wrong with a form into the language of its page.

The rules' sentences are in the language of the build: in English on the server.
"""

from collections.abc import Mapping, Sequence
from types import ModuleType

from babel.numbers import format_decimal

from santa_app.content import submission as words
from santa_app.i18n import current_language, gettext
from santa_app.rules import class_letter


def in_language(field: str, sentence: str, form: ModuleType, texts: Mapping[str, str]) -> str:
    """Return a sentence about a field, of `form.problems(texts)`, in the current language."""
    if sentence == form.TOO_LONG.get(field):
        names = words.CLASS_FIELD_NAMES if form is class_letter else words.FIELD_NAMES
        most = format_decimal(form.MAX_LENGTHS[field], locale=current_language().locale)
        sentence = words.SAID["too_long"]
        return gettext(sentence).format(field=gettext(names[field]), most=most)
    if field == "children" and sentence != words.SAID["required"]:
        return _of_a_list(class_letter.lines_of(texts[field]))
    return gettext(sentence)


def _of_a_list(lines: list[str]) -> str:
    count = class_letter.count_of(lines)
    if count > class_letter.MAX_CHILDREN:
        sentence = words.SAID["too_many_children"]
        return gettext(sentence).format(most=class_letter.MAX_CHILDREN, count=count)
    return on_lines(*class_letter.wrong_lines(lines))


def on_lines(problem: str, lines: Sequence[int]) -> str:
    """Return a problem of a list with the numbers of its lines, in the current language."""
    sentences = [gettext(sentence) for sentence in words.ON_LINES]
    return class_letter.numbered(gettext(problem), list(lines), sentences)
