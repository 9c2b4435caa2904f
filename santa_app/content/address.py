"""How to write to Santa on paper: the mailing address, what it costs, how long it takes.

What the texts say about the mail is what the Canadian post says of its letters-to-Santa program.
"""

from santa_app.content import claims, paths
from santa_app.content.blocks import FaqItem, IconNote, Note
from santa_app.content.checks import collection, entry
from santa_app.content.search_links import map_search
from santa_app.i18n import SITE_LANGUAGE, sheet_path
from santa_app.i18n import gettext as _


@entry
class SiteLink(IconNote):
    """A card that leads to another page of the site; `action` is the text of its button."""

    action: str
    path: str


ADDRESS_LINES: tuple[str, ...] = ("Santa Claus", "North Pole H0H 0H0", "Canada")
"""What to write on the envelope, line by line."""

ADDRESS_SENTENCE = "North Pole H0H 0H0, Canada"
MAP_URL = map_search("Santa Claus, North Pole H0H 0H0, Canada")
LETTER_TEMPLATE_URL = sheet_path("/letter-to-santa.pdf", SITE_LANGUAGE)

MAIL_BY = _("December 7th")
CURRENCY = "CAD"
COST = 0
MINUTES = 30

LEAD = _(
    "Yes, Santa has a postal code, and it laughs: H0H 0H0. Write your letter by hand, fold it up small, and drop it in the nearest mailbox."
)
MAIL_BY_SENTENCE = _("Mail by {mail_by} to ensure a reply.").format(mail_by=MAIL_BY)
NO_STAMP = _("No stamp is needed within Canada.")
COST_SENTENCE = _("Cost: {currency} {cost}").format(currency=CURRENCY, cost=COST)
TIME_SENTENCE = _("Estimated time: {minutes} minutes").format(minutes=MINUTES)

DAYS_LEFT_TITLE = _("Days left to mail by {mail_by}").format(mail_by=MAIL_BY)
DAYS_LEFT_ONE = _("day left to mail your letter")
DAYS_LEFT_MANY = _("days left to mail your letter")
DAYS_LEFT_TODAY = _("Today is the last day to mail your letter!")
DAYS_LEFT_HINT = _(
    "Too late for the mail? Write online, and your letter is at the North Pole right away."
)

BANNER_TEXT = _("No envelope? Write to Santa online, and get a reply by email.")
BANNER_ACTION = _("Write online")

WRITING_STEPS: tuple[Note, ...] = collection(
    Note(
        title=_("Gather paper and pens"),
        text=_(
            "Print our letter template, or use any paper you like. Santa reads crayon as easily as ink."
        ),
    ),
    Note(
        title=_("Write the letter"),
        text=_(
            "Tell Santa who you are and how your year went. Then tell him your wishes. He loves drawings, too."
        ),
    ),
    Note(
        title=_("Add your own address"),
        text=_(
            "Put your full name and return address in the letter and on the back of the envelope, or Santa can't write back."
        ),
    ),
    Note(
        title=_("Address the envelope"),
        text=_("Write {address} on the front. The code is H-zero-H, zero-H-zero.").format(
            address=", ".join(ADDRESS_LINES)
        ),
    ),
    Note(
        title=_("Mail it in time"),
        text=_(
            "{mail_by} {no_stamp} From any other country, add the postage for a letter to Canada and allow three more weeks."
        ).format(mail_by=MAIL_BY_SENTENCE, no_stamp=NO_STAMP),
    ),
)

MAILING_TIPS: tuple[str, ...] = (
    _("Write clearly, especially the return address. A grown-up can help with that part."),
    _("A whole class can write together. Put all the letters in one big envelope."),
    _(
        "Leave out presents, coins and glitter. Glitter makes reindeer sneeze, and sorting machines, too."
    ),
    _(
        "Take a picture of the letter before you seal it. You'll love reading it ten years from now."
    ),
)

# Sources. Canadian program: rcinet.ca/en/2016/11/21/canada-post-santa-claus-awaits-christmas-letters,
# everythingzoomer.com/style/home-garden/2006/01/01/santa-answers-all-letters
FAQ: tuple[FaqItem, ...] = collection(
    FaqItem(
        question=_("What is Santa's mailing address?"),
        answer=_(
            "{address}. The postal code H0H 0H0 is real, and the postal elves in Canada help Santa with all his letters."
        ).format(address=", ".join(ADDRESS_LINES)),
    ),
    FaqItem(
        question=_("When should I mail my letter?"),
        answer=_(
            "Mail by {mail_by} to ensure a reply before Christmas. If you live outside Canada, try to mail it by the middle of November."
        ).format(mail_by=MAIL_BY),
    ),
    FaqItem(
        question=_("Do I need a stamp?"),
        answer=_(
            "{no_stamp} From any other country, you need postage for an international letter."
        ).format(no_stamp=NO_STAMP),
    ),
    FaqItem(
        question=_("What does it cost?"),
        answer=_(
            "Within Canada, it's free ({currency} {cost}). All you need is paper, an envelope and about {minutes} minutes."
        ).format(currency=CURRENCY, cost=COST, minutes=MINUTES),
    ),
    FaqItem(
        question=_("Does Santa answer in my language?"),
        answer=_(
            "Very likely. Letters to H0H 0H0 get answers in more than 30 languages, and in Braille, too."
        ),
    ),
    FaqItem(
        question=_("What if it's too late to mail it?"),
        answer=_(
            "Write to Santa online instead. Your letter arrives right away, and the reply comes to a parent's email within {reply_within}."
        ).format(reply_within=claims.REPLY_WITHIN),
    ),
)


def more_links(letter_path: str) -> tuple[SiteLink, ...]:
    """Return the cards at the foot of the page; the letter page's path is a setting."""
    return collection(
        SiteLink(
            title=_("Write online"),
            text=_("The quickest way to the North Pole. A parent gets Santa's reply by email."),
            action=_("Write to Santa online"),
            path=letter_path,
            icon="mail",
        ),
        SiteLink(
            title=_("Check the Nice List"),
            text=_("Is your name on it? Find out before you seal the envelope."),
            action=_("Check Nice List"),
            path=paths.NICE_LIST,
            icon="scroll_text",
        ),
        SiteLink(
            title=_("Holiday activities"),
            text=_("Something to do while you wait for the mail."),
            action=_("See activities"),
            path=paths.ACTIVITIES,
            icon="palette",
        ),
        SiteLink(
            title=_("Track Santa"),
            text=_("On December 24th you can follow the sleigh around the world."),
            action=_("Track Santa"),
            path=paths.TRACKER,
            icon="map_pin",
        ),
    )
