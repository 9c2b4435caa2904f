"""Validates a class letter, in the browser and on the server.

Plain code without `re` or `unicodedata`, because the build compiles it to JavaScript for the form.
Only the server knows first names, so it alone refuses surnames
(`letters/submission/first_names.py`).
"""

from collections.abc import Sequence
from typing import Final

from reflex_browser_state.portable import trim, utf16_codes

from santa_app.content import submission as words
from santa_app.rules import letter_form

MAX_CHILDREN: Final = 40
MAX_NAME: Final = 30
"""Longest first name in UTF-16 code units."""
MAX_WORDS: Final = 4
"""Most words of a first name, such as "María de los Ángeles"."""
MAX_LENGTHS: Final = {
    "class_name": 60,
    "children": 2000,
    "city_country": 100,
    "parent_email": 254,
    "message_to_santa": 2000,
}
"""Longest accepted texts in UTF-16 code units. `children` is the list as pasted, with bullets and
numbers; the parsed names are limited by `MAX_CHILDREN` and `MAX_NAME`."""

FIELDS: Final = ("class_name", "children", "city_country", "parent_email", "message_to_santa")
"""The text fields in the order of the form."""

TOO_LONG: Final = {
    field: words.SAID["too_long"].format(field=name, most=f"{MAX_LENGTHS[field]:,}")
    for field, name in words.CLASS_FIELD_NAMES.items()
}
"""The sentence for a text that is too long, by field."""

_TOO_MANY: Final = words.SAID["too_many_children"].format(most=MAX_CHILDREN, count="{count}")

_PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_IN_WORDS: Final = _PLAIN + "'-."
_BLANKS: Final = (
    " \t\x0b\x0c\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u202f\u205f\u3000"
)
_BULLETS: Final = _BLANKS + "0123456789.()[]:-*#+•·‣▪◦●○■□☐✓–—"
"""Bullets and numbers at the beginning of a list's lines."""
_LINE_ENDS: Final = _BLANKS + ",;"
_JOINERS: Final = "\u200c\u200d"
"""Hidden characters that spell names in Persian, Sinhala and other scripts."""
_MARKS: Final = "'’‘ʼ`´.-‐\u2011·" + _JOINERS
_NO_LETTERS: Final = (
    (0x00, 0x26), (0x28, 0x2C), (0x2F, 0x40), (0x5B, 0x5F), (0x7B, 0xB3), (0xB5, 0xB6),
    (0xB8, 0xBF), (0xD7, 0xD7), (0xF7, 0xF7), (0x2012, 0x2017), (0x201A, 0x2BFF),
    (0x3000, 0x3004), (0x3007, 0x3030), (0xD800, 0xF8FF), (0xFE10, 0xFE1F), (0xFE30, 0xFE6F),
    (0xFF00, 0xFF20), (0xFF3B, 0xFF40), (0xFF5B, 0xFF65), (0xFFE0, 0xFFFF),
    (0x1F000, 0x1FAFF), (0xE0000, 0x10FFFF),
)  # fmt: skip
"""Ranges of digits, punctuation and symbols, which no first name is spelled with."""


_FIRST_NAME: Final = (
    "first name", "firstname", "given name", "vorname", "vornamen", "prénom", "prénoms", "prenom",
    "nombre", "nombres", "nome", "nomi", "imię", "imiona", "voornaam", "voornamen", "roepnaam",
    "ім'я", "імя", "імена", "名", "下の名前", "الاسم الأول", "الاسم",
)  # fmt: skip
"""Headings of a column of first names, in the languages of the site."""
_HEADINGS: Final = (
    *_FIRST_NAME, "name", "names", "surname", "last name", "student", "students", "pupil", "pupils",
    "children", "class", "namen", "nachname", "familienname", "schüler", "schülerin", "kinder",
    "klasse", "nom", "noms", "élève", "élèves", "classe", "apellido", "apellidos", "alumno",
    "alumnos", "alumnado", "clase", "cognome", "alunno", "alunni", "sobrenome", "aluno", "alunos",
    "turma", "nazwisko", "imię i nazwisko", "uczeń", "uczniowie", "klasa", "naam", "achternaam",
    "leerling", "leerlingen", "klas", "прізвище", "учень", "учні", "клас", "名前", "なまえ", "氏名",
    "児童名", "生徒名", "クラス", "اسم", "الأسماء", "الطالب", "التلميذ", "الصف",
)  # fmt: skip


def lines_of(text: str) -> list[str]:
    """Return the lines of a pasted list without bullets, numbers and commas at their ends.

    Of a pasted table, only the first names are taken. A line that shows nothing, and the headings
    of a table, are empty texts, so that line numbers stay.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n")
    table = [[_clean(cell) for cell in line.split("\t")] for line in text.split("\n")]
    headings = next((row for row in table if any(cell != "" for cell in row)), [""])
    wanted = [column for column, cell in enumerate(headings) if cell.lower() in _FIRST_NAME]
    if len(headings) == 1 or not wanted:
        return [_cell(row) for row in table]
    return [row[wanted[0]] if row != headings and len(row) > wanted[0] else "" for row in table]


def _cell(row: list[str]) -> str:
    """Return the first cell that may be a name: no number, and no letter for a boy or a girl."""
    return next((cell for cell in row if len(cell) > 1), next((c for c in row if c != ""), ""))


def _clean(line: str) -> str:
    shown = ""
    for letter in line:
        if letter in _BLANKS:
            shown += " "
        elif letter in _IN_WORDS or letter in _JOINERS or not letter_form.is_hidden(letter):
            shown += letter
    start = 0
    end = len(shown)
    while start < end and shown[start] in _BULLETS:
        start += 1
    while end > start and shown[end - 1] in _LINE_ENDS:
        end -= 1
    return " ".join([word for word in shown[start:end].split(" ") if word != ""])


def names_of(text: str) -> list[str]:
    """Return the first names of a pasted list, as typed and in its order."""
    return [line for line in lines_of(text) if line != ""]


def is_first_name(line: str) -> bool:
    """Return whether a cleaned line is spelled like a first name: letters, in up to four words.

    A dot ends a word or follows an initial ("Emma S.", "A.J."), so no name is a domain.
    """
    words_of_line = line.split(" ")
    return (
        len(words_of_line) <= MAX_WORDS
        and all(_is_word(word) for word in words_of_line)
        and any(letter not in _MARKS for letter in line)
    )


def _is_word(word: str) -> bool:
    pieces = word.split(".")
    initials = all(len(piece) <= 1 for piece in pieces)
    ends = len(pieces) == 1 or (len(pieces) == 2 and pieces[1] == "")
    return (initials or ends) and all(
        letter in _IN_WORDS or not _is_no_letter(ord(letter)) for letter in word
    )


def _is_no_letter(code: int) -> bool:
    return any(first <= code <= last for first, last in _NO_LETTERS)


def numbered(problem: str, lines: list[int], sentences: Sequence[str]) -> str:
    """Return a `problem` with the first three of some line numbers: "…: lines 3, 7 and 12".

    `sentences` are `words.ON_LINES`, or their translations.
    """
    sentence = sentences[min(len(lines), 4) - 1]
    for index, name in enumerate(["{first}", "{second}", "{third}"]):
        if index < len(lines):
            sentence = sentence.replace(name, str(lines[index]))
    return sentence.replace("{more}", str(len(lines) - 3)).replace(
        "{problem}", problem.replace("{most}", str(MAX_NAME))
    )


def count_of(lines: list[str]) -> int:
    """Return the number of names in the cleaned lines of a list."""
    return len([line for line in lines if line != ""])


def wrong_lines(lines: list[str]) -> tuple[str, list[int]]:
    """Return the gravest problem of cleaned lines and their numbers, or an empty text and list."""
    several: list[int] = []
    headings: list[int] = []
    strange: list[int] = []
    long: list[int] = []
    for index, line in enumerate(lines):
        if any(letter in ",;&+" for letter in line):
            several.append(index + 1)
        elif line.lower().replace(":", "") in _HEADINGS:
            headings.append(index + 1)
        elif len(utf16_codes(line)) > MAX_NAME:
            long.append(index + 1)
        elif line != "" and not is_first_name(line):
            strange.append(index + 1)
    if several:
        return words.SAID["one_name_a_line"], several
    if headings:
        return words.SAID["heading"], headings
    if strange:
        return words.SAID["first_names_only"], strange
    return words.SAID["long_name"] if long else "", long


def _list_problem(lines: list[str]) -> str:
    count = count_of(lines)
    if count > MAX_CHILDREN:
        return _TOO_MANY.replace("{count}", str(count))
    problem, numbers = wrong_lines(lines)
    return numbered(problem, numbers, words.ON_LINES) if numbers else ""


def problems(letter: dict[str, str]) -> list[list[str]]:
    """Return each problem of a letter as field, sentence for the toast and sentence at the field.

    `letter` has the text of each of `FIELDS` as typed. Blank required fields come first, then the
    e-mail address, the names, and texts too long.
    """
    found: list[list[str]] = []
    email = trim(letter["parent_email"])
    # Cleaning takes time for each character, so a list that is too long is not cleaned.
    is_long = len(utf16_codes(trim(letter["children"]))) > MAX_LENGTHS["children"]
    lines = [] if is_long else lines_of(letter["children"])
    has_names = is_long or any(line != "" for line in lines)
    if letter_form.is_blank(letter["class_name"]):
        found.append(["class_name", words.SAID["required"], words.SAID["blank_class_name"]])
    if not has_names:
        found.append(["children", words.SAID["required"], words.SAID["blank_children"]])
    if letter_form.is_blank(email):
        found.append(["parent_email", words.SAID["required"], words.SAID["blank_teacher_email"]])
    elif not letter_form.is_email(email):
        found.append(["parent_email", words.SAID["invalid_email"], words.SAID["invalid_email"]])
    problem = TOO_LONG["children"] if is_long else _list_problem(lines)
    if problem != "":
        found.append(["children", problem, problem])
    for field, sentence in TOO_LONG.items():
        text = trim(letter[field]).replace("\r\n", "\n")
        if field != "children" and len(utf16_codes(text)) > MAX_LENGTHS[field]:
            found.append([field, sentence, sentence])
    return found


def wrong_fields(found: list[list[str]]) -> list[str]:
    """Return the fields that `problems` names, in the order of the form."""
    names = [problem[0] for problem in found]
    return [field for field in FIELDS if field in names]
