"""The words of the not-found page (SPEC sections 2 and 8)."""

HEADLINE = "404"
MESSAGE = "Oops! Page not found"
HELP = "This reindeer took a wrong turn as well. Let us walk back together."
WAY_HOME = "Return to Home"
