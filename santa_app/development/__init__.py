"""What `make dev` runs beside Reflex's development server, so that a saved file shows at once.

Reflex compiles every page after every change. Here a warm process, which has loaded the framework
but nothing of the site, forks at each save: the child loads the site, compiles the pages that the
saved file belongs to and writes them, then compiles the rest as Reflex would have.
"""
