"""The desk's pages: lists, one letter, decisions, mailboxes, numbers, audit."""

import asyncio
import re
from collections import Counter
from datetime import timedelta
from typing import Any, Final

from starlette.responses import Response

from santa_app.content.sad_words import DANGER
from santa_app.letters.clock import utc_now
from santa_app.letters.desk.models import Role
from santa_app.letters.desk.web import Visit, Web, go_to
from santa_app.letters.erasure import Erasure
from santa_app.letters.models import PauseKind, ReplyKind, SantaLetter, SuppressionReason
from santa_app.letters.operator import actions
from santa_app.letters.operator.output import SEASON, csv_of
from santa_app.letters.parents import LinkSigner
from santa_app.letters.replies.content import drafts
from santa_app.letters.replies.subjects import sad_kinds
from santa_app.letters.repository import LetterRepository, OperatorAction
from santa_app.letters.repository.desk import MOST_LISTED, DeskStore
from santa_app.rules.email_address import EmailAddress, InvalidAddressError
from santa_app.settings import Settings

Facts = dict[str, Any]
LONGEST_ANSWER: Final = 4_000
POLICE_DAYS: Final = (1, 365)
_LINK: Final = re.compile(r"https?:|www\.|@", re.IGNORECASE)
"""What no answer has: a link or an address, by which someone could be written to."""
_NAME: Final = re.compile(r"\w[\w'’-]+")
_FINAL: Final = frozenset({"delete", "police"})
"""The decisions that are asked for twice, and that two people can be required for."""


class Pages:
    """The pages behind the sign-in."""

    def __init__(
        self, settings: Settings, store: DeskStore, repository: LetterRepository, web: Web
    ) -> None:
        self._settings, self._store, self._repository = settings, store, repository
        self._signer, self._web = LinkSigner(settings, utc_now), web
        self.erasure = Erasure(settings, repository, utc_now)
        """Erases deleted letters from the files while it runs."""
        self._limit = timedelta(hours=settings.reply_limit_hours)

    async def start(self, visit: Visit) -> Response:
        """Show the lists, without a word of a letter."""
        if visit.person is None or visit.person.role == Role.COUNTS:
            return go_to("/numbers")
        overview = await self._repository.overview()
        promise = timedelta(hours=self._settings.reply_promise_hours)
        lists, keeps = await self._store.lists(), overview.keeps(promise)
        facts: Facts = {"overview": overview, "lists": lists, "keeps": keeps}
        return self._web.page(visit, "lists.html", **facts)

    # One letter

    async def letter(self, visit: Visit) -> Response:
        return await self._letter(visit)

    async def show(self, visit: Visit) -> Response:
        """Show a letter's words, which the audit notes."""
        return await self._letter(visit, "printed" if "print" in visit.form else "shown")

    async def _letter(self, visit: Visit, action: str | None = None) -> Response:
        found = await self._store.open_letter(_number(visit), visit.name, action)
        facts: Facts = dict(zip(("letter", "copy", "proposal", "only_kept"), found, strict=True))
        return self._web.page(visit, "letter.html", words=action, days=POLICE_DAYS, **facts)

    async def decide(self, visit: Visit) -> Response:
        """Carry out a decision on a letter; one transaction writes it and the audit."""
        letter, _, _, only_kept = await self._store.open_letter(_number(visit), visit.name, None)
        decision = visit.form.get("decision", "")
        if decision in _FINAL:
            return await self._decide_finally(visit, letter, decision)
        if only_kept:
            return self._web.message(visit, "gone", 409)
        if decision == "answer":
            return await self._answer(visit, letter)
        if decision == "training":
            return await self._keep_text(visit, letter)
        choices: dict[str, OperatorAction] = {
            "gentle": actions.release(self._limit, ReplyKind.GENTLE),
            "ordinary": actions.release(self._limit, ReplyKind.ORDINARY),
            "release": actions.release(self._limit),
            "retry": actions.retry(self._limit),
            "resend": actions.resend(self._limit),
            "hold": actions.hold,
            "mark-sent": actions.mark_sent(self._settings),
        }
        if decision not in choices:
            return self._web.message(visit, "refused", 400)
        return await self._apply(visit, letter, decision, choices[decision])

    async def _apply(
        self, visit: Visit, letter: SantaLetter, decision: str, action: OperatorAction
    ) -> Response:
        number = letter.id or 0
        by = (visit.name, decision)
        (result,) = await self._repository.apply_action([number], action, by)
        if not result.done:
            return self._web.message(visit, "not done", 409, number=number, note=result.message)
        await self._store.end_proposal(number)
        return self._web.message(visit, decision, number=number)

    async def _answer(self, visit: Visit, letter: SantaLetter) -> Response:
        text = visit.form.get("text", "").strip()
        is_wrong = len(text) > LONGEST_ANSWER or _LINK.search(text) is not None
        if not text or is_wrong:
            facts: Facts = {"letter": letter, "text": text, "drafts": drafts(letter)}
            facts |= {"is_wrong": is_wrong, "longest": LONGEST_ANSWER}
            return self._web.page(visit, "answer.html", 400 if is_wrong else 200, **facts)
        # As after a quiet reply, the parents' page does not show the child's words.
        action = actions.release(self._limit, ReplyKind.GENTLE, text)
        return await self._apply(visit, letter, "answer", action)

    async def _keep_text(self, visit: Visit, letter: SantaLetter) -> Response:
        """Keep the words of a false alarm, after a person has read them without the names."""
        number = letter.id or 0
        if letter.reply_kind != ReplyKind.ORDINARY:
            return self._web.message(visit, "not done", 409, number=number)
        text = visit.form.get("text", "").strip()[:LONGEST_ANSWER]
        if not text or "confirmed" not in visit.form:
            await self._store.record(visit.name, "shown", number)
            text = without_names(letter)
            return self._web.page(visit, "training.html", letter=letter, text=text)
        await self._store.record(visit.name, "training", number)
        await self._store.keep_text(letter.locale, text)
        return self._web.message(visit, "training", number=number)

    async def _decide_finally(self, visit: Visit, letter: SantaLetter, decision: str) -> Response:
        number, note = letter.id or 0, ""
        if decision == "police":
            days = visit.form.get("days", "")
            if not (days.isascii() and days.isdigit() and len(days) < 4):
                return self._web.message(visit, "refused", 400, number=number)
            least, most = POLICE_DAYS
            note = str(min(max(int(days), least), most))
        if "confirmed" not in visit.form:
            return self._web.page(
                visit, "confirm.html", decision=decision, note=note, number=number
            )
        proposal = f"{decision} {note}".strip()
        alone = not self._settings.desk_two_people
        if not (alone or await self._store.propose(number, proposal, visit.name)):
            await self._store.record(visit.name, f"{decision}: proposed", number, note)
            return self._web.message(visit, "proposed", number=number)
        if decision == "police":
            await self._store.record(visit.name, decision, number, note)
            done = await self._store.keep_for_police(number, int(note))
            await self._store.end_proposal(number)
            if not done:
                return self._web.message(visit, "gone", 409)
            return self._web.message(visit, "police", number=number, note=note)
        response = await self._apply(visit, letter, "delete", actions.delete)
        self.erasure.request()
        return response

    # Mailboxes, sending, numbers, audit

    async def mailboxes(self, visit: Visit) -> Response:
        return await self._mailboxes(visit)

    async def _mailboxes(self, visit: Visit, status: int = 200, **facts: object) -> Response:
        facts = {"rows": await self._store.suppressions(), "found": None, **facts}
        return self._web.page(visit, "mailboxes.html", status, problem=status != 200, **facts)

    async def mailbox(self, visit: Visit) -> Response:
        """Search for a mailbox's letters, or stop or allow its mail; the audit names no address."""
        action = visit.form.get("action", "")
        if action not in {"search", "stop", "allow"}:
            return self._web.message(visit, "refused", 400)
        try:
            address = EmailAddress.parse(visit.form.get("address", "").strip())
        except InvalidAddressError:
            return await self._mailboxes(visit, 400)
        known, former = self._signer.recipient_hash(address), self._signer.former_hash(address)
        if former is not None:
            await self._repository.take_over(former, known)
        found = await self._store.of_mailbox(known, MOST_LISTED)
        numbers = ", ".join(str(row.id) for row in found)
        await self._store.record(visit.name, f"mailbox: {action}", None, numbers)
        if action == "stop":
            await self._repository.suppress(known, SuppressionReason.OPERATOR)
        elif action == "allow":
            await self._repository.allow(known)
        suppression = await self._repository.suppression(known)
        return await self._mailboxes(visit, found=found, suppression=suppression)

    async def sending(self, visit: Visit) -> Response:
        """Pause all sending, or go on with it."""
        if visit.form.get("action") == "pause":
            await self._store.record(visit.name, "pause")
            await self._repository.pause(PauseKind.OPERATOR, None, "paused by the operator")
        else:
            await self._store.record(visit.name, "resume")
            await self._repository.resume()
        return go_to("/")

    async def numbers(self, visit: Visit) -> Response:
        season, rows = await self._store.season(), await self._repository.season("")
        days: dict[str, Counter[str]] = {}
        for row in rows:
            days.setdefault(row["day"], Counter())[row["locale"]] += row["letters"]
        total = {name: sum(row[name] for row in rows) for name in SEASON[3:]}
        total["classes"] = sum(row["letters"] for row in rows if row["is_class"])
        season |= {"days": days, "total": total}
        kinds = await asyncio.to_thread(_kinds, season["latest"])
        return self._web.page(visit, "numbers.html", season=season, kinds=kinds)

    async def season(self, _: Visit) -> Response:
        """Return the season's report as CSV."""
        text = csv_of(SEASON, await self._repository.season(""))
        named = {"content-disposition": "attachment; filename=season.csv"}
        return Response(text, media_type="text/csv", headers=named)

    async def audit(self, visit: Visit) -> Response:
        return self._web.page(visit, "audit.html", rows=await self._store.audit())


def _number(visit: Visit) -> int:
    return min(visit.request.path_params["number"], 2**31 - 1)


def without_names(letter: SantaLetter) -> str:
    """Return wishes and message with each word of a name or place replaced."""
    texts = (letter.wish_list, letter.message_to_santa)
    named = (letter.child_name, letter.children, letter.city_country)
    words = {word.casefold() for text in named for word in _NAME.findall(text or "")}

    def hidden(found: re.Match[str]) -> str:
        return "…" if found[0].casefold() in words else found[0]

    return _NAME.sub(hidden, "\n\n".join(text for text in texts if text))


def _kinds(letters: list[SantaLetter]) -> Counter[str]:
    """Count the kinds of letters; one with signs of danger counts as nothing else."""
    counts = Counter[str]()
    for letter in letters:
        found = set(sad_kinds(letter)) or {"ordinary"}
        counts.update({DANGER} if DANGER in found else found)
    return counts
