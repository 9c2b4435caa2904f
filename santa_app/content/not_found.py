"""The texts of the not-found page."""

HEADLINE = "404"
MESSAGE = "Oops! Page not found"
HELP = "This reindeer took a wrong turn, too. Let's walk back together."
WAY_HOME = "Return to Home"
