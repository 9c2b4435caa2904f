"""Additions that follow the checklist for a mail.

Another sentence in Santa's reply, an ornament above his name, and another mail for letters that
arrive after Christmas.
"""

from santa_app.content.santa_reply import PARTS

PROSE = "santa_app/content/santa_reply.md"
SENTENCE = "Leave one candle in the window for the reindeer."
ORNAMENT = "~ ❄ ~"
LATE_SUBJECT = "Santa has put his feet up and read your letter"
LATE_SENTENCE = "The sleigh is back in the shed, and the reindeer are asleep."

_LATE_PROSE = f'''"""What Santa writes when a letter comes after Christmas."""

from santa_app.letters.models import SantaLetter
from santa_app.letters.quoting import quotable_names
from santa_app.letters.replies.content import Layout, Paragraph, ReplyContent, greeting


def is_late(letter: SantaLetter) -> bool:
    """Return whether a letter came in the days between Christmas and the new year."""
    return (letter.created_at.month, letter.created_at.day) > (12, 25)


def write(letter: SantaLetter) -> ReplyContent:
    """Return Santa's reply to a late letter."""
    return ReplyContent(
        greeting=greeting(quotable_names(letter.child_name)),
        paragraphs=(Paragraph(text="{LATE_SENTENCE}"),),
        subject="{LATE_SUBJECT}",
        preview="{LATE_SENTENCE}",
        layout=Layout.LATE,
    )
'''
_LATE_TEXT = """{{ plain_greeting }}

{% for paragraph in paragraphs %}
{{ paragraph.text }}

{% endfor %}
{{ _(santa.CLOSING) }}
{{ _(santa.SIGNATURE) }}

* * *

{% include "for_parents.txt" %}
"""
_LATE_HTML = """<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ subject }}</title></head>
<body>
<h1>A letter from Santa, by the stove</h1>
<p>{{ marked_greeting }}</p>
{% for paragraph in paragraphs %}
<p>{{ paragraph.text }}</p>
{% endfor %}
<p>{{ _(santa.CLOSING) }}<br>{{ _(santa.SIGNATURE) }}</p>
<table role="presentation">
{% include "for_parents.html" %}
</table>
</body>
</html>
"""

INSERTED = (
    # A letter gets one of the greetings; some have a word before them.
    *((PROSE, f"{greeting}\n", f"{SENTENCE}\n") for greeting in PARTS["greeting"]),
    ("santa_app/letters/replies/templates/reply.txt", "{{ _(santa.CLOSING) }}\n", f"{ORNAMENT}\n"),
    (
        "santa_app/letters/replies/templates/reply.html",
        "{{ _(santa.CLOSING) }}</p>\n",
        f'  <p aria-hidden="true">{ORNAMENT}</p>\n',
    ),
    ("santa_app/letters/replies/content.py", '    REPLY = "reply"\n', '    LATE = "late"\n'),
    (
        "santa_app/letters/replies/render.py",
        "from santa_app.letters.replies import ",
        "late_prose, ",
    ),
    (
        "santa_app/letters/replies/render.py",
        'a second kind of reply would be chosen here."""\n',
        "    if late_prose.is_late(letter):\n        return late_prose.write(letter)\n",
    ),
)
"""File, a text that occurs once in it, and the text that is inserted after it."""
NEW_FILES = {
    "santa_app/letters/replies/late_prose.py": _LATE_PROSE,
    "santa_app/letters/replies/templates/late.txt": _LATE_TEXT,
    "santa_app/letters/replies/templates/late.html": _LATE_HTML,
}
