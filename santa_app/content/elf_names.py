"""The word lists of the elf name generator."""

from santa_app.i18n import gettext as _
from santa_app.i18n import pgettext

MONTHS = (
    _("January"),
    _("February"),
    _("March"),
    _("April"),
    _("May"),
    _("June"),
    _("July"),
    _("August"),
    _("September"),
    _("October"),
    _("November"),
    _("December"),
)

PREFIXES = (
    pgettext("first part of an elf's name", "Nutmeg"),
    pgettext("first part of an elf's name", "Opal"),
    pgettext("first part of an elf's name", "Peppermint"),
    pgettext("first part of an elf's name", "Quilly"),
    pgettext("first part of an elf's name", "Ribbon"),
    pgettext("first part of an elf's name", "Sparkle"),
    pgettext("first part of an elf's name", "Tinsel"),
    pgettext("first part of an elf's name", "Upsy"),
    pgettext("first part of an elf's name", "Velvet"),
    pgettext("first part of an elf's name", "Winter"),
    pgettext("first part of an elf's name", "Xylo"),
    pgettext("first part of an elf's name", "Yule"),
    pgettext("first part of an elf's name", "Zippy"),
    pgettext("first part of an elf's name", "Almond"),
    pgettext("first part of an elf's name", "Bubbles"),
    pgettext("first part of an elf's name", "Cinnamon"),
    pgettext("first part of an elf's name", "Dazzle"),
    pgettext("first part of an elf's name", "Evergreen"),
    pgettext("first part of an elf's name", "Frosty"),
    pgettext("first part of an elf's name", "Ginger"),
    pgettext("first part of an elf's name", "Holly"),
    pgettext("first part of an elf's name", "Icicle"),
    pgettext("first part of an elf's name", "Jingle"),
    pgettext("first part of an elf's name", "Kringle"),
    pgettext("first part of an elf's name", "Lantern"),
    pgettext("first part of an elf's name", "Mistletoe"),
)
"""Starts with N, whose character code is a multiple of 26, so each letter gets a prefix of its own."""

SUFFIXES = (
    pgettext("second part of an elf's name", "Snowflake"),
    pgettext("second part of an elf's name", "Sugarplum"),
    pgettext("second part of an elf's name", "Twinkletoes"),
    pgettext("second part of an elf's name", "Raindrop"),
    pgettext("second part of an elf's name", "Buttonnose"),
    pgettext("second part of an elf's name", "Sunbeam"),
    pgettext("second part of an elf's name", "Starcatcher"),
    pgettext("second part of an elf's name", "Honeybell"),
    pgettext("second part of an elf's name", "Mapleleaf"),
    pgettext("second part of an elf's name", "Pumpkinpie"),
    pgettext("second part of an elf's name", "Candlewick"),
    pgettext("second part of an elf's name", "Jinglebell"),
)
"""One for each birth month, January first."""

JOBS = (
    pgettext("an elf's job", "Toy Tester"),
    pgettext("an elf's job", "Ribbon Curler"),
    pgettext("an elf's job", "Cookie Taster"),
    pgettext("an elf's job", "Reindeer Groomer"),
    pgettext("an elf's job", "Sleigh Polisher"),
    pgettext("an elf's job", "Letter Sorter"),
    pgettext("an elf's job", "Gift Wrapper"),
    pgettext("an elf's job", "Snow Globe Shaker"),
    pgettext("an elf's job", "Candy Cane Striper"),
    pgettext("an elf's job", "Bell Tuner"),
    pgettext("an elf's job", "Teddy Bear Stuffer"),
    pgettext("an elf's job", "Train Set Engineer"),
    pgettext("an elf's job", "Cocoa Stirrer"),
    pgettext("an elf's job", "Star Hanger"),
    pgettext("an elf's job", "Stocking Stuffer"),
    pgettext("an elf's job", "Nice List Keeper"),
)

ABILITIES = (
    _("can wrap a bicycle in ten seconds"),
    _("talks with reindeer and penguins"),
    _("finds any lost mitten"),
    _("makes snowflakes dance"),
    _("smells fresh cookies from a mile away"),
    _("never runs out of glitter"),
    _("can whistle every carol backwards"),
    _("tiptoes without a single jingle"),
    _("makes anyone laugh, even a snowman"),
    _("glows softly in the dark on Christmas Eve"),
)
"""Each continues a sentence that starts with the elf: "Jingle Snowflake … never runs out of glitter"."""
