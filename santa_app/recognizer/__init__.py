"""Recognizes by meaning what a letter tells, beside the phrases of `content.sad_words`.

`client` asks a process of its own, which `__main__` runs and which has the model (`model`). That
process imports nothing else of the site, so it starts quickly and is small, and an error in the
engine's C code ends it alone. docs/decisions/0030-recognized-by-meaning.md has the reasons.
"""
