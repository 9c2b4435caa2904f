"""Santa's reply: what it says (`content`) and how it is rendered as a mail (`render`)."""

from santa_app.letters.replies.render import ReplyRenderer

__all__ = ["ReplyRenderer"]
