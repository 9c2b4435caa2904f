"""The privacy policy.

The policy describes what the software does: change both together. `product.with_retention` fills
in {days_after_reply} and {days_at_most}, after which a letter is deleted.
"""

from santa_app.content import claims
from santa_app.content.checks import collection, entry

UPDATED = f"Last updated {claims.PRIVACY_UPDATED}"


@entry
class PolicySection:
    """A part of the policy: paragraphs, then a list of points. `slug` is its anchor."""

    slug: str = ""
    title: str
    paragraphs: tuple[str, ...]
    points: tuple[str, ...] = ()


@entry
class SummaryLine:
    """A line of the summary at the top of the page; `icon` is a Lucide name."""

    text: str
    icon: str


SUMMARY: tuple[SummaryLine, ...] = collection(
    SummaryLine(text="Santa's reply goes to a parent's e-mail, and nowhere else.", icon="mail"),
    SummaryLine(
        text="Letters are deleted {days_after_reply} days after the reply.",
        icon="trash_2",
    ),
    SummaryLine(text="Names typed into the Nice List never leave your device.", icon="smartphone"),
    SummaryLine(text="No advertising, and nothing is sold.", icon="shield_check"),
)

SECTIONS: tuple[PolicySection, ...] = collection(
    PolicySection(
        title="What we store",
        paragraphs=(
            "When a letter is sent, we store what stands in the form, so that Santa can answer it:",
        ),
        points=(
            "the child's first name and, if you give them, age and city or country",
            "the parent's e-mail address, which receives Santa's reply",
            "the wish list, the message to Santa and the 'I've been good' answer",
            "when the letter arrived, when the reply was sent, and what our e-mail service reports of its way: delivered, delayed, returned, or marked as spam",
        ),
    ),
    PolicySection(
        title="What we do with it",
        paragraphs=(
            "The letter is kept in our database and used for one thing: Santa's reply to the parent. The reply is sent through SendGrid, an e-mail service that receives the parent's address and the text of the reply for this purpose. Tracking of opened mails and clicked links is switched off.",
            "We do not sell or publish letters, send no advertising, and never write to a child.",
        ),
    ),
    PolicySection(
        slug="how-long",
        title="How long we keep it",
        paragraphs=(
            "A letter is deleted {days_after_reply} days after Santa's reply has been sent, and at the latest after {days_at_most} days, even if no reply could be delivered. All we know of its reply goes with it.",
            "If mail to an address is stopped, because its owner asked for that, marked our mail as spam, or because the mailbox does not exist, we keep one thing: a code made from the address with a secret key, and the reason. Nobody can read the address from it; it only tells us not to write there again. It stays until the owner allows mail again.",
        ),
    ),
    PolicySection(
        slug="your-choices",
        title="What a parent can do at any time",
        paragraphs=(
            "Every reply from Santa carries a link to the page 'My letter', and so does the screen that says thank you for a letter, for seven days. There a parent can:",
        ),
        points=(
            "read the letter, and see when the reply was sent, whether it was delivered, or why not yet",
            "delete the letter at once",
            "ask for the reply again",
            "make the link invalid, if somebody else got it",
            "stop all further mail to this address, and allow it again; for this, only a link from a reply will do, and a second one in it works for a year, even when the letter is long deleted",
        ),
    ),
    PolicySection(
        slug="children",
        title="Children and consent",
        paragraphs=(
            f"Parental consent is required for children under {claims.CONSENT_UNDER_AGE}. Please write the letter together; a parent's e-mail address is needed, and only the parent receives mail.",
            "This site aims for COPPA compliance, the United States rules that protect the data of children online. If you believe that a child has written without your consent, delete the letter with the link in the reply, or answer the e-mail and we will do it.",
        ),
    ),
    PolicySection(
        slug="on-your-device",
        title="What stays on your device",
        paragraphs=(
            "Games, filters and the Nice List run in your browser. These things are kept there and are not sent to us:",
        ),
        points=(
            "first names typed into the Nice List or the elf name generator",
            "good deeds, favorite recipes and ticked checklist items",
            "a letter that you have begun but not sent, until you close the tab",
            "whether you switched the falling snow off or closed a banner",
        ),
    ),
    PolicySection(
        slug="statistics",
        title="Statistics and cookies",
        paragraphs=(
            "The site can count which pages are opened and which buttons are pressed. Such an event never holds a name, an address or any text that you typed. There are no advertising trackers. One technical cookie tells your browser whether a page needs a connection to our server; it holds nothing about you.",
        ),
    ),
    PolicySection(
        slug="other-sites",
        title="Links to other sites",
        paragraphs=(
            "Songs, trailers and maps open on other sites in a new tab. Their own rules apply there, so a grown-up should go along.",
        ),
    ),
    PolicySection(
        slug="contact",
        title="Questions",
        paragraphs=(
            f"Answer any e-mail that you have received from us. We aim to respond within {claims.PRIVACY_RESPONSE_AIM}.",
        ),
    ),
)

LEAD = "A letter to Santa is a private thing. Here is what we store, why, and for how long, in plain words."
