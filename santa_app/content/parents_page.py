"""What the parents' page says about a reply and about a link, by the server's codes."""

from typing import Final

from santa_app.i18n import gettext as _

PROGRESS: Final = {
    "pending": _("Santa's reply is almost on its way. We haven't sent it yet."),
    "retrying": _(
        "Our mail service couldn't take Santa's reply yet. We keep trying automatically."
    ),
    "sending_paused": _(
        "Our mail service isn't taking any mail right now. As soon as it does, Santa's reply goes out."
    ),
    "quota_exhausted": _(
        "So many families wrote to Santa today that the reply is still waiting its turn. We answer "
        "letters in the order they came in."
    ),
    "recipient_limit": _(
        "The reply is waiting, because this address got several replies within a day. It goes out "
        "automatically as soon as it can."
    ),
    "domain_limit": _(
        "The reply is waiting, because so many families with the same email provider wrote to "
        "Santa today. It goes out automatically as soon as it can."
    ),
    "suppressed": _("We didn't send a reply, because all mail to this address is stopped."),
    "allowed_again": _(
        "We didn't send a reply, because mail to this address was stopped. It's allowed again now, "
        "so you can ask for the reply below."
    ),
    "held_by_operator": _(
        "The people who run this site want to look at the reply before it goes out."
    ),
    "rejected": _(
        "Our mail service didn't take the reply for this address. Please check the address for "
        "typos, and write again with the right one."
    ),
    "expired": _(
        "We tried for a long time, but we couldn't send the reply. We're sorry! "
        "You can ask for it again below."
    ),
    "sent": _("Santa's reply has been sent. Please look in the spam folder, too."),
    "deferred": _(
        "We've sent Santa's reply, but the mailbox isn't taking it yet. Our mail service keeps "
        "trying for up to three days."
    ),
    "delivered": _(
        "Santa's reply has arrived in the mailbox. If you don't see it, please look in the spam "
        "folder."
    ),
    "blocked": _(
        "The mailbox didn't take Santa's reply this time. It might next time, so you can ask for "
        "the reply again below."
    ),
    "dropped": _("Our mail service didn't pass Santa's reply on. You can ask for it again below."),
    "bounced": _(
        "Santa's reply came back. There doesn't seem to be a mailbox with this address. Please "
        "check it for typos, and write again with the right one."
    ),
    "unsubscribed": _(
        "Santa's reply was delivered. Then someone unsubscribed this mailbox, so we don't send it "
        "anything else."
    ),
    "complained": _(
        "Someone marked Santa's reply as spam, so we don't send anything else to this mailbox."
    ),
}
NOT_SENT_YET: Final = _(
    "Santa's reply hasn't been sent yet. It goes out automatically when its turn comes."
)
"""For the writer of a letter, who does not learn what a reply waits for."""

LINK_ERRORS: Final = {
    "invalid": _("Part of this link is missing."),
    "expired": _("This link is too old."),
    "gone": _("This link doesn't open a letter anymore."),
    "forbidden": _("This link can't do that."),
    "no_resend": _("You can't ask for the reply right now."),
}
"""By `LinkErrorCode`."""
