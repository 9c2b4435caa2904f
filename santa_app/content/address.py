"""How to write to Santa on paper: the mailing address, what it costs, how long it takes.

What the texts say about the mail is what the Canadian post says of its letters-to-Santa program.
"""

from santa_app.content import claims, paths
from santa_app.content.blocks import FaqItem, IconNote, Note
from santa_app.content.checks import collection, entry
from santa_app.content.search_links import map_search


@entry
class SiteLink(IconNote):
    """A card that leads to another page of the site; `action` is the text of its button."""

    action: str
    path: str


ADDRESS_LINES: tuple[str, ...] = ("Santa Claus", "North Pole H0H 0H0", "Canada")
"""What to write on the envelope, line by line."""

ADDRESS_SENTENCE = "North Pole H0H 0H0, Canada"
MAP_URL = map_search("Santa Claus, North Pole H0H 0H0, Canada")
LETTER_TEMPLATE_URL = "/templates/letter-to-santa.pdf"

MAIL_BY = "December 7th"
CURRENCY = "CAD"
COST = 0
MINUTES = 30

LEAD = "Yes, Santa has a postal code, and it laughs: H0H 0H0. Write your letter by hand, fold it up small, and drop it in the nearest mailbox."
MAIL_BY_SENTENCE = f"Mail by {MAIL_BY} to ensure a reply."
NO_STAMP = "No stamp is needed within Canada."
COST_SENTENCE = f"Cost: {CURRENCY} {COST}"
TIME_SENTENCE = f"Estimated time: {MINUTES} minutes"

DAYS_LEFT_TITLE = f"Days left to mail by {MAIL_BY}"
DAYS_LEFT_ONE = "day left to mail your letter"
DAYS_LEFT_MANY = "days left to mail your letter"
DAYS_LEFT_TODAY = "Today is the last day to mail your letter!"
DAYS_LEFT_HINT = (
    "Too late for the mail? Write online, and your letter is at the North Pole right away."
)

BANNER_TEXT = "No envelope? Write to Santa online, and get a reply by email."
BANNER_ACTION = "Write online"

WRITING_STEPS: tuple[Note, ...] = collection(
    Note(
        title="Gather paper and pens",
        text="Print our letter template, or use any paper you like. Santa reads crayon as easily as ink.",
    ),
    Note(
        title="Write the letter",
        text="Tell Santa who you are and how your year went. Then tell him your wishes. He loves drawings, too.",
    ),
    Note(
        title="Add your own address",
        text="Put your full name and return address in the letter and on the back of the envelope, or Santa can't write back.",
    ),
    Note(
        title="Address the envelope",
        text=f"Write {', '.join(ADDRESS_LINES)} on the front. The code is H-zero-H, zero-H-zero.",
    ),
    Note(
        title="Mail it in time",
        text=f"{MAIL_BY_SENTENCE} {NO_STAMP} From any other country, add the postage for a letter to Canada and allow three more weeks.",
    ),
)

MAILING_TIPS: tuple[str, ...] = (
    "Write clearly, especially the return address. A grown-up can help with that part.",
    "A whole class can write together. Put all the letters in one big envelope.",
    "Leave out presents, coins and glitter. Glitter makes reindeer sneeze, and sorting machines, too.",
    "Take a picture of the letter before you seal it. You'll love reading it ten years from now.",
)

# Sources. Canadian program: rcinet.ca/en/2016/11/21/canada-post-santa-claus-awaits-christmas-letters,
# everythingzoomer.com/style/home-garden/2006/01/01/santa-answers-all-letters
FAQ: tuple[FaqItem, ...] = collection(
    FaqItem(
        question="What is Santa's mailing address?",
        answer=f"{', '.join(ADDRESS_LINES)}. The postal code H0H 0H0 is real, and the postal elves in Canada help Santa with all his letters.",
    ),
    FaqItem(
        question="When should I mail my letter?",
        answer=f"Mail by {MAIL_BY} to ensure a reply before Christmas. If you live outside Canada, try to mail it by the middle of November.",
    ),
    FaqItem(
        question="Do I need a stamp?",
        answer=f"{NO_STAMP} From any other country, you need postage for an international letter.",
    ),
    FaqItem(
        question="What does it cost?",
        answer=f"Within Canada, it's free ({CURRENCY} {COST}). All you need is paper, an envelope and about {MINUTES} minutes.",
    ),
    FaqItem(
        question="Does Santa answer in my language?",
        answer="Very likely. Letters to H0H 0H0 get answers in more than 30 languages, and in Braille, too.",
    ),
    FaqItem(
        question="What if it's too late to mail it?",
        answer=f"Write to Santa online instead. Your letter arrives right away, and the reply comes to a parent's email within {claims.REPLY_WITHIN}.",
    ),
)


def more_links(letter_path: str) -> tuple[SiteLink, ...]:
    """Return the cards at the foot of the page; the letter page's path is a setting."""
    return collection(
        SiteLink(
            title="Write online",
            text="The quickest way to the North Pole. A parent gets Santa's reply by email.",
            action="Write to Santa online",
            path=letter_path,
            icon="mail",
        ),
        SiteLink(
            title="Check the Nice List",
            text="Is your name on it? Find out before you seal the envelope.",
            action="Check Nice List",
            path=paths.NICE_LIST,
            icon="scroll_text",
        ),
        SiteLink(
            title="Holiday activities",
            text="Something to do while you wait for the mail.",
            action="See activities",
            path=paths.ACTIVITIES,
            icon="palette",
        ),
        SiteLink(
            title="Track Santa",
            text="On December 24th you can follow the sleigh around the world.",
            action="Track Santa",
            path=paths.TRACKER,
            icon="map_pin",
        ),
    )
