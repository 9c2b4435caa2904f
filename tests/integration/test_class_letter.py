"""A class letter from the form to its deletion: one row, one mail, one poster."""

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.parents import LetterView
from santa_app.states.class_paper import class_paper_of
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import links_in
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import class_form


async def test_a_class_is_one_row_one_mail_one_poster_and_then_nothing(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    names = ["Anna", "Qwertina", "Emma S.", "Emma S."]
    sent = class_form(children="\r\n\r\n".join(f"{n}. {name}" for n, name in enumerate(names)))
    outcome = await submit(sent, origin="192.0.2.1", service=service)
    assert outcome.status is SubmitStatus.REPLY_SENT
    (row,) = stored()
    assert (row.child_name, row.children) == ("Class 2b", "\n".join(names))
    assert (row.age, row.wish_list, row.been_good) == (None, None, True)
    (mail,) = sendgrid.taken
    assert mail.to == sent["parent_email"]
    assert not any(name in mail.text + mail.html for name in (*names, "Class 2b"))

    view = await service.parents.view(outcome.link)
    assert isinstance(view, LetterView)
    assert not view.may_print  # the visitor who typed the address may not own the mailbox
    token, *_ = links_in(mail.text)
    view = await service.parents.view(token)
    assert isinstance(view, LetterView)
    assert view.may_print
    paper = class_paper_of(view.letter)
    assert paper.names == names
    assert paper.unlisted == ["Qwertina"]
    assert [little.greeting.name for sheet in paper.sheets for little in sheet.letters] == names

    await service.parents.delete(token)
    assert stored() == []


async def test_limits_count_a_class_as_one_letter(open_service: Open, stored: Stored) -> None:
    service = open_service(origin_letters_per_hour=2, recipient_replies_per_day=1)
    names = "\n".join(["Anna"] * 40)
    sent = [class_form(children=names, parent_email="teacher@example.org") for _ in range(3)]
    kinds = [(await submit(form, origin="192.0.2.7", service=service)).status for form in sent]
    assert kinds == [SubmitStatus.REPLY_SENT, SubmitStatus.REPLY_LATER, SubmitStatus.TOO_MANY]
    assert [row.reply_status for row in stored()] == ["sent", "held"]
