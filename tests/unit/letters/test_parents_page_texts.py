"""The parents' page has a text for each progress of a reply and for each link error."""

import pytest

from santa_app.content.my_letter import LINK_ERRORS, TABLE
from santa_app.letters.models import DeliveryStatus
from santa_app.letters.parents import LinkErrorCode, ReplyProgress, progress_text
from santa_app.letters.parents.progress import WAITING, for_writer
from tests.support.letter_examples import letter


def test_every_code_has_a_text() -> None:
    assert set(TABLE.progress) == {progress.value for progress in ReplyProgress}
    assert set(LINK_ERRORS) == {code.value for code in LinkErrorCode}


def test_every_delivery_status_is_a_progress() -> None:
    statuses = {status.value for status in DeliveryStatus} - {DeliveryStatus.PROCESSED}
    assert statuses <= {progress.value for progress in ReplyProgress}


@pytest.mark.parametrize("progress", ReplyProgress)
def test_a_writer_never_learns_about_the_mailbox(progress: ReplyProgress) -> None:
    told = progress_text(for_writer(progress, letter()), is_owner=False)
    secret = {
        ReplyProgress.RECIPIENT_LIMIT,
        ReplyProgress.DOMAIN_LIMIT,
        ReplyProgress.SUPPRESSED,
        ReplyProgress.ALLOWED_AGAIN,
        ReplyProgress.HELD_BY_OPERATOR,
        ReplyProgress.UNSUBSCRIBED,
        ReplyProgress.COMPLAINED,
    }
    assert told not in {TABLE.progress[one] for one in secret}
    if progress in secret:
        assert told in {TABLE.not_sent_yet, TABLE.progress[ReplyProgress.DELIVERED]}
    # Whatever keeps a reply back that may have been sent: the writer is told that it may come.
    unknown = for_writer(progress, letter(reply_copies=1))
    assert (unknown is ReplyProgress.UNCONFIRMED) == (progress in WAITING)
