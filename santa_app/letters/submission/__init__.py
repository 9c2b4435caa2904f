"""The submission of a letter: check the form, limit the client, store it, answer the visitor.

`submit` and its result are exported by `santa_app.letters`: they use the whole service, which uses
this package.
"""

from santa_app.letters.submission.form import FormError, FormField
from santa_app.letters.submission.sanitize import storable

__all__ = ["FormError", "FormField", "storable"]
