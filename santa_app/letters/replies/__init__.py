"""Santa's reply: what it says (`content`) and how it is rendered as a mail (`render`)."""

from santa_app.letters.replies.content import ReplyContent
from santa_app.letters.replies.render import ReplyRenderer, answer

__all__ = ["ReplyContent", "ReplyRenderer", "answer"]
