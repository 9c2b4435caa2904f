"""The child's thank-you for Santa's reply: a second, short letter with the parent's consent."""

from santa_app.content import my_letter
from santa_app.i18n import gettext
from santa_app.letters.service import LetterService, letter_service
from santa_app.letters.submission.sanitize import sanitize
from santa_app.letters.submission.submit import submit
from santa_app.rules.season import THANKS_MOST


async def thank(
    token: object, text: str, *, origin: str | None, service: LetterService | None = None
) -> str:
    """Accept a thank-you, and return what to tell the parent. Raises LinkError.

    It is a letter as any other, with the same limits, and its message is the text. What is told
    does not depend on the words.
    """
    service = service or letter_service()
    letter = await service.parents.thanked_letter(token)
    if len(text) > THANKS_MOST or not sanitize(text).strip():
        return _word("thanks_length").format(most=THANKS_MOST)
    form = {
        "child_name": letter.child_name,
        "age": letter.age,
        "gender": letter.gender,
        "city_country": letter.city_country or "",
        "parent_email": letter.parent_email,
        "message_to_santa": text,
        "been_good": True,
        "locale": letter.locale,
    }
    result = await submit(form, origin=origin, service=service, thanks_for=letter.id)
    return _word("thanked") if result.accepted else result.description


def _word(name: str) -> str:
    return gettext(my_letter.WORDS[name])
