"""What of a visitor's text a mail may quote: only what is recognized.

Anyone can enter a stranger's e-mail address into the form. So an e-mail contains no word of a
visitor's but a name that is neither harmful nor an ordinary word, places from a list that ships
with the site, and gifts in the words of `santa_app/content/wishes.md`. The reply acknowledges
everything else without quoting it (`replies/content.py`).
"""

# ruff: noqa: F401 -- these names are the public surface of the package

from santa_app.letters.quoting.forms_of_address import CalledName, Gender, called
from santa_app.letters.quoting.names import listed_name, quotable_names, surnames_in
from santa_app.letters.quoting.places import country_of, quotable_place
from santa_app.letters.quoting.wishes import Wishes, read_wishes, without_gifts
