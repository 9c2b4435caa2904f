"""Santa's reply: what it says (`content`) and how it is rendered as a mail (`render`)."""

# ruff: noqa: F401 -- these names are the public surface of the package

from santa_app.letters.replies.class_paper import class_paper
from santa_app.letters.replies.content import Greeting, ReplyContent, greeting, write
from santa_app.letters.replies.render import ReplyRenderer
