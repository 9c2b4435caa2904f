"""What the Nice List checker says: the checking steps and Santa's five messages."""

CHECKING_STEPS = (
    "Opening the big red book…",
    "Asking the elves who saw every kind deed…",
    "Santa is checking it twice!",
)
"""One line for each second of the three-second check."""

NICE_MESSAGES = (
    "You have a heart as warm as a mug of cocoa! Santa saw how kindly you treat the people around you.",
    "The elves cheered when they read your name! Your helping hands made this year brighter for everyone.",
    "Santa smiled from ear to ear! Every time you shared, a new star lit up over the North Pole.",
    "What a wonderful year you have had! You tried hard, you said sorry when it mattered, and Santa noticed.",
    "Rudolph's nose glows a little brighter because of you! Keep spreading that Christmas cheer.",
)
"""Santa's verdicts; the name's letters choose one (SPEC section 9)."""
