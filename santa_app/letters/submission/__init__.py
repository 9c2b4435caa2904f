"""The submission of a letter: check the form, limit the client, store it, answer the visitor.

`submit` and its result are exported by `santa_app.letters`: they use the whole service, which uses
this package.
"""

# ruff: noqa: F401 -- these names are the public surface of the package

from santa_app.letters.submission.form import FormError, FormField
from santa_app.letters.submission.sanitize import storable
