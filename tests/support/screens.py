"""The screen sizes of the tests, in CSS pixels."""

NARROW = {"width": 320, "height": 740}
PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
WIDE = {"width": 1440, "height": 900}
