"""What the parents' page says about a reply and about a link, by the server's codes."""

from typing import Final

PROGRESS: Final = {
    "pending": "Santa's reply is on its way. It has not been sent yet.",
    "retrying": (
        "Our mail service could not take Santa's reply yet. We try again and again by ourselves."
    ),
    "sending_paused": (
        "Our mail service takes no mail at the moment. Santa's reply goes out as soon as it does."
    ),
    "quota_exhausted": (
        "Very many families wrote to Santa today. The reply waits for its turn: letters are "
        "answered in the order in which they came."
    ),
    "recipient_limit": (
        "The reply is waiting, because this address had several replies within a day. It goes "
        "out by itself as soon as there is room again."
    ),
    "domain_limit": (
        "The reply is waiting, because very many families with the same kind of address wrote to "
        "Santa today. It goes out by itself as soon as there is room again."
    ),
    "suppressed": "No reply is sent, because all mail to this address is stopped.",
    "allowed_again": (
        "No reply was sent, because mail to this address was stopped. It is allowed again now: "
        "below you can ask for the reply."
    ),
    "held_by_operator": "The people who run this site hold the reply back, to look at it first.",
    "rejected": (
        "Our mail service did not take the reply for this address. Please check the address for "
        "a typing mistake, and write again with the right one."
    ),
    "expired": (
        "The reply could not be sent, though we tried for a long time. We are sorry! "
        "Below you can ask for it again."
    ),
    "sent": "Santa's reply has been sent. Please look in the spam folder, too.",
    "deferred": (
        "Santa's reply has been sent, but the mailbox does not take it yet. Our mail service "
        "tries again for up to three days."
    ),
    "delivered": (
        "Santa's reply has arrived in the mailbox. If you do not see it, please look in the spam "
        "folder."
    ),
    "blocked": (
        "The mailbox did not take Santa's reply this time. That may pass: below you can ask for "
        "the reply again."
    ),
    "dropped": ("Our mail service did not pass Santa's reply on. Below you can ask for it again."),
    "bounced": (
        "Santa's reply came back: there seems to be no mailbox with this address. Please check "
        "it for a typing mistake, and write again with the right one."
    ),
    "unsubscribed": (
        "Santa's reply was delivered. Then the mailbox asked for no more mail, so nothing more "
        "is sent to it."
    ),
    "complained": (
        "Santa's reply was marked as spam in the mailbox, so nothing more is sent to it."
    ),
}
NOT_SENT_YET: Final = (
    "Santa's reply has not been sent yet. It goes out by itself when its turn comes."
)
"""For the writer of a letter, who does not learn what a reply waits for."""

LINK_ERRORS: Final = {
    "invalid": "This link is not complete.",
    "expired": "This link is too old.",
    "gone": "This link opens no letter any more.",
    "forbidden": "This link cannot do that.",
    "no_resend": "The reply cannot be asked for right now.",
}
"""By `LinkErrorCode`."""
