"""The texts of the not-found page."""

from santa_app.i18n import gettext as _

HEADLINE = "404"
MESSAGE = _("Oops! Page not found")
HELP = _("This reindeer took a wrong turn, too. Let's walk back together.")
WAY_HOME = _("Return to Home")
