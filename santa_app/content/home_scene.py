"""The names of the picture on the home page and its parts, and its messages, from `home_scene.toml`."""

from santa_app.content.checks import Slug, entry
from santa_app.content.tables import Text, read_table


@entry
class Look:
    """A look of the tree or of the smoke; assets/styles/pages/home.css draws it by its slug."""

    slug: Slug
    news: Text


@entry
class _Table:
    words: dict[str, Text]
    said: dict[str, Text]
    hat: tuple[Text, ...]
    present_news: tuple[Text, ...]
    santa_news: tuple[Text, ...]
    tree_looks: tuple[Look, ...]
    puffs: tuple[Look, ...]


_TABLE = read_table(__file__, _Table)

WORDS = _TABLE.words
SAID = _TABLE.said
HAT = _TABLE.hat
PRESENT_NEWS = _TABLE.present_news
SANTA_NEWS = _TABLE.santa_news
TREE_LOOKS = _TABLE.tree_looks
PUFFS = _TABLE.puffs
