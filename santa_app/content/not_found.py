"""The texts of the not-found page."""

HEADLINE = "404"
MESSAGE = "Oops! Page not found"
HELP = "This reindeer took a wrong turn as well. Let us walk back together."
WAY_HOME = "Return to Home"
