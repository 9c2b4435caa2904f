"""The songs: public-domain carols with their words, tune, origin and a fun fact."""

import tomllib
from typing import Literal

from santa_app.content.blocks import Pictured
from santa_app.content.checks import Rating, Tags, collection, entry, require
from santa_app.content.search_links import spotify_search, youtube_search
from santa_app.content.tunes import Tune, read_tune
from santa_app.i18n import current_language
from santa_app.i18n import gettext as _
from santa_app.i18n.catalogs import FOLDER

AgeGroup = Literal["All Ages", "Kids"]
AGE_GROUP_NAMES: dict[str, str] = {"All Ages": _("All Ages"), "Kids": _("Kids")}
"""What each age group is called."""


@entry
class Song(Pictured):
    """A carol. `artist` names its authors and `written` the years of words, translation and tune.

    `duration` is in minutes and seconds, as a family sings it. `theme` says what it is about and
    `location` where it comes from. Words and notes are in `tunes/<slug>.abc`.
    """

    FOLDER = "songs"
    title: str
    artist: str
    written: str
    description: str
    age_group: AgeGroup
    duration: str
    theme: str
    location: str
    tags: Tags
    rating: Rating
    fun_fact: str

    def __post_init__(self) -> None:
        same = self.title in {read_tune(self.slug).title, _(read_tune(self.slug).title)}
        require(self, "title", "differs from the title of the tune", holds=same)

    @property
    def verses(self) -> tuple[tuple[str, ...], ...]:
        """The words: the lines of each verse."""
        return read_tune(self.slug).words

    @property
    def language(self) -> str:
        """The BCP 47 tag of the language of the words."""
        return read_tune(self.slug).language

    @property
    def tune(self) -> Tune:
        """What the music box plays."""
        return read_tune(self.slug).tune

    @property
    def youtube_url(self) -> str:
        """URL of a video search for the carol."""
        return youtube_search(_("{title} Christmas carol").format(title=self.title))

    @property
    def spotify_url(self) -> str:
        """URL of a music search for the carol."""
        return spotify_search(_("{title} Christmas carol").format(title=self.title))


@entry
class ExternalLink:
    """A link to another site, opened in a new tab."""

    title: str
    description: str
    url: str


def own_songs() -> tuple[Song, ...]:
    """Return the songs that only the current language has, from its `songs.toml`.

    Raises:
        ContentError: When an entry breaks a rule.
    """
    file = FOLDER / current_language().locale / "songs.toml"
    if not file.is_file():
        return ()
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["song"]
    return tuple(Song(**fields | {"tags": tuple(fields["tags"])}) for fields in entries)


# Sources of the facts and years. Those that were changed in November 2026 were found in stored pages of two.
# Silent Night: hymnsandcarolsofchristmas.com/Hymns_and_Carols/silent_night_holy_night-1.htm,
#   dundeemessenger.co.uk/christmas/stille-nacht, austrianinformation.org/november-december-2008
# Jingle Bells: bu.edu/bostonia/2016/jingle-bells-history (Boston, 1857), texasarchive.org/2016_05901,
#   guinnessworldrecords.com/world-records/674112-first-musical-instrument-in-space,
#   schoolofnoise.com/discover-first-songs-in-space (a song was sung in space in 1962 already)
# Deck the Halls: handyfinch.com/create/music/deck-the-hall-part-3, dulciworld.com/article/volume-49-2023,
#   anthonyesolen.substack.com/p/deck-the-halls-with-boughs-of-holly
# Joy to the World: hymnologyarchive.com/joy-to-the-world, jimdaly.focusonthefamily.com; the tune's first print of
#   1836: threeoranges.org/2011/12/20 (P. Westermeyer), firstcongmadison.org/hymn-notes/hymn-132-joy-world
# We Wish You a Merry Christmas: en.wikipedia.org/wiki/We_Wish_You_a_Merry_Christmas,
#   patrickmurfin.blogspot.com/2022/12
# O Come, All Ye Faithful: en.wikipedia.org/wiki/O_Come,_All_Ye_Faithful, gerrybowler.com/o-come-all-ye-faithful,
#   romanmiscellany.blogspot.com/2006/12; the manuscripts of 1749 to 1751 and the first print of 1782:
#   hymnologyarchive.com/adeste-fideles, simonbeattie.co.uk/blog/archives/3919, The “Adeste Fideles” (Blackfriars, 1924)
# Away in a Manger: hymnsandcarolsofchristmas.com (R. S. Hill, "Not So Far Away in a Manger", 1945),
#   en.wikipedia.org/wiki/Away_in_a_Manger, ldshymnology.wordpress.com/2019/12/29/away-in-a-manger
# The First Noel: simonbeattie.co.uk/blog/archives/3981, hymnsandcarolsofchristmas.com (preface by R. R. Terry)
# Hark! The Herald Angels Sing: encyclopedia.com, goldrushcam.com (Library of Congress, December 26, 2016)
# Good King Wenceslas: hymnology.hymnsam.co.uk/g/good-king-wenceslas-looked-out,
#   en.wikipedia.org/wiki/Good_King_Wenceslas
# Angels We Have Heard on High: hymnologyarchive.com/angels-we-have-heard-on-high,
#   hymnsandcarolsofchristmas.com (version 1, with the sheet music of Hutchins, 1916)
# God Rest Ye Merry, Gentlemen: am-records.com/2018/12/12/god-rest-you-merry-gentlemen, yallogy.com,
#   A Christmas Carol, Stave One (“Scrooge seized the ruler”); en.wikipedia.org (the song sheet of about 1760)
# Jolly Old Saint Nicholas: hymnsandcarolsofchristmas.com, en.wikipedia.org/wiki/Jolly_Old_Saint_Nicholas
# We Three Kings: en.wikipedia.org/wiki/John_Henry_Hopkins_Jr., james-ayers.com/2024/01/05 (no number in Matthew);
#   hymnologyarchive.com/we-three-kings (1858 is likelier than 1857)
# Years of the first six: hymnsandcarolsofchristmas.com. We Wish You a Merry Christmas: no source is older than
#   the arrangement of a "West Country traditional song" by Arthur Warrell (1883-1939), printed in 1935.
# Melodies: checked against the collection of B. Bloomfield, "A Collection of Seasonal Carols" (2013, free of
#   copyright), the six of the first list also against LilyPond editions on GitHub.
# O Christmas Tree: archiv.uni-leipzig.de/archivblog, maz-online.de ("ein Lied aus Potsdam"),
#   omnesmag.com (200 years), lieder-archiv.de (the love song of 1820)
SONGS: tuple[Song, ...] = collection(
    *own_songs(),
    Song(
        slug="silent-night",
        title=_("Silent Night"),
        artist=_("Words: Joseph Mohr, in English by John Freeman Young. Music: Franz Xaver Gruber"),
        written=_("Words 1816, in English 1859. Tune 1818"),
        description=_(
            "The quietest carol of all, and maybe the best loved. Sing it last, with the lights turned low."
        ),
        age_group="All Ages",
        duration="3:10",
        theme=_("A peaceful night"),
        location=_("Oberndorf, Austria"),
        tags=(_("Gentle"), _("Bedtime"), _("Candlelight")),
        rating=4.9,
        fun_fact=_(
            "It was first sung on Christmas Eve 1818, in a village church near Salzburg, with a guitar instead of the organ."
        ),
        alt=_(
            "A family with a lantern walking through the snow to a small chapel with lit windows"
        ),
    ),
    Song(
        slug="jingle-bells",
        title=_("Jingle Bells"),
        artist=_("James Lord Pierpont"),
        written="1857",
        description=_(
            "A gallop through the snow that makes every foot tap. Hand out spoons, pan lids or big bells, and let everyone be the band."
        ),
        age_group="Kids",
        duration="2:20",
        theme=_("A sleigh ride"),
        location=_("Boston, United States"),
        tags=(_("Lively"), _("Sing-along"), _("Bells")),
        rating=4.9,
        fun_fact=_(
            "In December 1965 two astronauts played it aboard Gemini 6A, on a harmonica and little bells. It was the first song played on instruments in space."
        ),
        alt=_(
            "Two laughing children in a red sleigh, pulled by a trotting horse with bells on its collar"
        ),
    ),
    Song(
        slug="deck-the-halls",
        title=_("Deck the Halls"),
        artist=_("Words: Thomas Oliphant. Music: Welsh traditional"),
        written=_("English words 1862. The tune is older than 1800"),
        description=_(
            "The carol for hanging garlands. The little ones don't need to know a single word, as long as they can sing fa la la."
        ),
        age_group="All Ages",
        duration="2:05",
        theme=_("Decorating together"),
        location=_("Wales"),
        tags=(_("Lively"), _("Decorating"), _("Sing-along")),
        rating=4.7,
        fun_fact=_(
            "The tune is an old Welsh one called “Nos Galan,” which means New Year's Eve. The English words followed in 1862."
        ),
        alt=_(
            "Two children hanging a garland of holly over a fireplace, and a kitten with a ribbon"
        ),
    ),
    Song(
        slug="joy-to-the-world",
        title=_("Joy to the World"),
        artist=_("Words: Isaac Watts. Music arranged by Lowell Mason"),
        written=_("Words 1719. Tune 1836"),
        description=_(
            "Start on a high note and run down the scale. This carol opens like a door thrown wide."
        ),
        age_group="All Ages",
        duration="2:30",
        theme=_("Joy for everyone"),
        location=_("England"),
        tags=(_("Joyful"), _("Choir"), _("Classic")),
        rating=4.8,
        fun_fact=_(
            "Isaac Watts didn't write it for Christmas. It came out in 1719 in his book of psalms, as his version of Psalm 98."
        ),
        alt=_(
            "Five children singing on top of the globe, with a garland of stars between their hands"
        ),
    ),
    Song(
        slug="we-wish-you-a-merry-christmas",
        title=_("We Wish You a Merry Christmas"),
        artist=_("English traditional"),
        written=_("Nobody knows who wrote it, or when"),
        description=_(
            "The song to sing at the neighbors' door. It's short, it's merry, and it asks for pudding."
        ),
        age_group="Kids",
        duration="1:45",
        theme=_("Good wishes"),
        location=_("West of England"),
        tags=(_("Caroling"), _("Sing-along"), _("Easy")),
        rating=4.6,
        fun_fact=_(
            "The verse about figgy pudding is no joke. People used to thank carol singers with something good to eat and drink."
        ),
        alt=_("A woman at her open door with a figgy pudding for three carol singers"),
    ),
    Song(
        slug="o-christmas-tree",
        title=_("O Christmas Tree"),
        artist=_("Words: Ernst Anschütz. Music: German traditional"),
        written=_("German words 1824. The tune is older than 1800"),
        description=_(
            "A song of thanks to the tree that stays green while everything else is bare. The English words here are our own, after the German of 1824."
        ),
        age_group="All Ages",
        duration="2:15",
        theme=_("The evergreen tree"),
        location=_("Leipzig, Germany"),
        tags=(_("Gentle"), _("Tree trimming"), _("Classic")),
        rating=4.5,
        fun_fact=_(
            "“O Tannenbaum” means “O fir tree.” An older version was a sad love song: the tree was faithful, but the sweetheart wasn't."
        ),
        alt=_("Two children looking up at a tall Christmas tree with candles and a golden star"),
    ),
    Song(
        slug="o-come-all-ye-faithful",
        title=_("O Come, All Ye Faithful"),
        artist=_("Words and tune: John Francis Wade. English: Frederick Oakeley"),
        written=_(
            "Latin words and tune written down by 1751. English words 1841, as sung here 1852"
        ),
        description=_(
            "A carol to walk to. March around the tree with it, and let a new voice join in at each “O come.”"
        ),
        age_group="All Ages",
        duration="2:20",
        theme=_("Everyone is invited"),
        location=_("England and France"),
        tags=(_("Joyful"), _("Procession"), _("Classic")),
        rating=4.8,
        fun_fact=_(
            "People called it the Portuguese Hymn for years. It isn't from Portugal at all: they had heard it in the chapel of Portugal's ambassador in London."
        ),
        alt=_("Three children with lanterns on a snowy path to a stable under a big star"),
    ),
    Song(
        slug="away-in-a-manger",
        title=_("Away in a Manger"),
        artist=_(
            "Words: unknown American author, last verse attributed to John T. McFarland. Music: James R. Murray"
        ),
        written=_("First verses printed in the 1880s, the last in 1892. Tune 1887"),
        description=_(
            "The first carol many children ever learn. Rock a doll or a teddy bear to it, and sing it as softly as you can."
        ),
        age_group="Kids",
        duration="1:35",
        theme=_("A lullaby"),
        location=_("United States"),
        tags=(_("Gentle"), _("Bedtime"), _("Easy")),
        rating=4.8,
        fun_fact=_(
            "Old songbooks say that Martin Luther made it for his children in Germany. He didn't. It was written in America, more than 300 years after he died."
        ),
        alt=_(
            "A manger filled with straw in a stable, with a donkey, a lamb and a bright star in the window"
        ),
    ),
    Song(
        slug="the-first-noel",
        title=_("The First Noel"),
        artist=_(
            "English traditional, from Cornwall. Words printed by Davies Gilbert, tune by William Sandys"
        ),
        written=_("Words 1823. Tune 1833"),
        description=_(
            "A long walk under the stars, in six verses. Take turns with the verses, and meet again at every “Noel.”"
        ),
        age_group="All Ages",
        duration="4:20",
        theme=_("Shepherds and a star"),
        location=_("Cornwall, England"),
        tags=(_("Gentle"), _("Take turns"), _("Classic")),
        rating=4.7,
        fun_fact=_(
            "Listen closely: a verse is one long tune sung twice, and the refrain is almost the same tune again. “Noel,” or “Nowell,” is an old word for Christmas."
        ),
        alt=_("Two shepherds with sheep on a snowy hill at night, looking up at a bright star"),
    ),
    Song(
        slug="hark-the-herald-angels-sing",
        title=_("Hark! The Herald Angels Sing"),
        artist=_(
            "Words: Charles Wesley, changed by George Whitefield. Music: Felix Mendelssohn, fitted to the words by William H. Cummings"
        ),
        written=_("Words 1739, changed in 1753. Tune 1840, put together in 1855"),
        description=_(
            "A carol with a trumpet in it. Stand up straight, breathe in, and send it all the way up to the roof."
        ),
        age_group="All Ages",
        duration="2:15",
        theme=_("Good news"),
        location=_("England and Germany"),
        tags=(_("Joyful"), _("Choir"), _("Classic")),
        rating=4.7,
        fun_fact=_(
            "Felix Mendelssohn wrote this tune for a party about printing books. It was in honor of Johannes Gutenberg, and it had nothing to do with Christmas."
        ),
        alt=_("Three angels with golden trumpets among the stars above a sleeping village"),
    ),
    Song(
        slug="good-king-wenceslas",
        title=_("Good King Wenceslas"),
        artist=_("Words: John Mason Neale. Music: from the songbook Piae Cantiones"),
        written=_("Words 1853. Tune printed in 1582"),
        description=_(
            "A story to act out while you sing. You need one king, one page who's cold, and everyone else to blow like the wind."
        ),
        age_group="All Ages",
        duration="2:40",
        theme=_("Helping a neighbor"),
        location=_("England and Finland"),
        tags=(_("Story"), _("Act it out"), _("Winter")),
        rating=4.6,
        fun_fact=_(
            "The tune was a spring song first, about flowers. It came from a songbook that was put together in Finland and printed in 1582."
        ),
        alt=_(
            "A king carrying a lantern through deep snow, and a boy with a bundle of wood stepping in his footprints"
        ),
    ),
    Song(
        slug="angels-we-have-heard-on-high",
        title=_("Angels We Have Heard on High"),
        artist=_("French traditional. English words: James Chadwick"),
        written=_("French words and tune printed in 1842. English words 1860"),
        description=_(
            "One word, sixteen notes. See who can sing the long “Gloria” in a single breath."
        ),
        age_group="All Ages",
        duration="2:55",
        theme=_("Angels and shepherds"),
        location=_("Languedoc, France"),
        tags=(_("Joyful"), _("Echo"), _("Choir")),
        rating=4.7,
        fun_fact=_(
            "The verses are in English, but the refrain is in Latin. “Gloria in excelsis Deo” means “Glory to God in the highest.”"
        ),
        alt=_(
            "A shepherd with three sheep in snowy hills, waving up to an angel in a beam of light"
        ),
    ),
    Song(
        slug="god-rest-ye-merry-gentlemen",
        title=_("God Rest Ye Merry, Gentlemen"),
        artist=_("English traditional, printed by William Sandys"),
        written=_("Words on a song sheet of about 1760. Printed with other carols in 1833"),
        description=_(
            "The carol of the street singers, dark and merry at once. Stamp your feet to keep warm."
        ),
        age_group="All Ages",
        duration="3:10",
        theme=_("Comfort and joy"),
        location=_("England"),
        tags=(_("Caroling"), _("Minor key"), _("Story")),
        rating=4.6,
        fun_fact=_(
            "In “A Christmas Carol” by Charles Dickens, a boy sings it through Scrooge's keyhole. Scrooge grabs a ruler, and the boy runs away."
        ),
        alt=_(
            "A boy with a song sheet in the snow, between a street lamp and a big door with a wreath"
        ),
    ),
    Song(
        slug="jolly-old-saint-nicholas",
        title=_("Jolly Old Saint Nicholas"),
        artist=_("Words: Emily Huntington Miller. Music: James R. Murray"),
        written=_("Words 1865. Tune 1874"),
        description=_(
            "A secret for Santa's ear. Whisper the first line, and sing a little louder with each one."
        ),
        age_group="Kids",
        duration="1:05",
        theme=_("Christmas wishes"),
        location=_("United States"),
        tags=(_("Easy"), _("Whispering"), _("Santa")),
        rating=4.7,
        fun_fact=_(
            "It began as a poem in a children's magazine in December 1865. Its name was “Lilly's Secret.”"
        ),
        alt=_("Santa listening with closed eyes while a girl on a stool whispers into his ear"),
    ),
    Song(
        slug="we-three-kings",
        title=_("We Three Kings"),
        artist=_("Words and music: John Henry Hopkins Jr."),
        written=_("1857 or 1858"),
        description=_(
            "Three kings, three gifts, three solo verses. Paper crowns make it twice as good."
        ),
        age_group="All Ages",
        duration="2:45",
        theme=_("A long journey"),
        location=_("New York, United States"),
        tags=(_("Story"), _("Solos"), _("Minor key")),
        rating=4.6,
        fun_fact=_(
            "The Bible doesn't say how many there were. It only names three gifts, so people have counted three kings ever since."
        ),
        alt=_(
            "Three kings on camels crossing blue hills at night, following a star with a long tail"
        ),
    ),
)

TUNES: dict[str, Tune] = {song.slug: song.tune for song in SONGS}
"""The tunes by the slug of their song."""
TITLES: dict[str, str] = {song.slug: song.title for song in SONGS}
"""The titles likewise."""

PLAYLISTS: tuple[ExternalLink, ...] = collection(
    ExternalLink(
        title=_("Carols to sing along"),
        description=_("A search for recordings with the words on the screen."),
        url=youtube_search(_("Christmas carols sing along with lyrics")),
    ),
    ExternalLink(
        title=_("Christmas music for baking"),
        description=_("Cheerful background music for the kitchen."),
        url=spotify_search(_("Christmas carols for kids")),
    ),
)

ENCYCLOPEDIA = ExternalLink(
    title=_("How carols began"),
    description=_("Read about the long history of the Christmas carol."),
    url="https://en.wikipedia.org/wiki/Christmas_carol",
)

SINGING_TIPS: tuple[str, ...] = (
    _("Start lower than you think. Children join in when they can reach the high notes."),
    _("Learn one verse well. Everyone can hum the second."),
    _("Give the shyest singer the bell."),
    _("Sing for someone: a grandparent on the phone, a neighbor, the cat."),
)

SPEEDS: tuple[tuple[float, str], ...] = ((0.75, _("Slow")), (1.0, _("Medium")), (1.25, _("Fast")))
"""The speeds of the music box; 1 is the tempo of the tune."""

NO_SOUND = _("Your browser can't play the music box. You can still follow the words.")

LEAD = _(
    "Fifteen carols that belong to everyone. Press play: a music box gives you the tune, and the words light up as you sing."
)
