"""The songs: public-domain carols with lyrics, origin and a fun fact."""

from typing import Literal

from santa_app.content.blocks import Pictured
from santa_app.content.checks import Rating, Tags, collection, entry
from santa_app.content.search_links import spotify_search, youtube_search

AgeGroup = Literal["All Ages", "Kids"]


@entry
class Song(Pictured):
    """A carol. `artist` names its authors; `duration` is in minutes and seconds.

    `theme` says what it is about and `location` where it comes from; `lyrics` is an excerpt
    with one line of the verse per line.
    """

    FOLDER = "songs"
    title: str
    artist: str
    description: str
    age_group: AgeGroup
    duration: str
    theme: str
    location: str
    tags: Tags
    rating: Rating
    lyrics: str
    fun_fact: str

    @property
    def youtube_url(self) -> str:
        """URL of a video search for the carol."""
        return youtube_search(f"{self.title} Christmas carol")

    @property
    def spotify_url(self) -> str:
        """URL of a music search for the carol."""
        return spotify_search(f"{self.title} Christmas carol")


@entry
class ExternalLink:
    """A link to another site, opened in a new tab."""

    title: str
    description: str
    url: str


# Sources of the facts.
# Silent Night: hymnsandcarolsofchristmas.com/Hymns_and_Carols/silent_night_holy_night-1.htm,
#   dundeemessenger.co.uk/christmas/stille-nacht
# Jingle Bells: bu.edu/bostonia/2016/jingle-bells-history (Boston, 1857),
#   guinnessworldrecords.com/world-records/674112-first-musical-instrument-in-space,
#   schoolofnoise.com/discover-first-songs-in-space (a song was sung in space in 1962 already)
# Deck the Halls: handyfinch.com/create/music/deck-the-hall-part-3,
#   anthonyesolen.substack.com/p/deck-the-halls-with-boughs-of-holly
# Joy to the World: hymnologyarchive.com/joy-to-the-world, jimdaly.focusonthefamily.com
# We Wish You a Merry Christmas: en.wikipedia.org/wiki/We_Wish_You_a_Merry_Christmas,
#   patrickmurfin.blogspot.com/2022/12
# O Christmas Tree: archiv.uni-leipzig.de/archivblog, maz-online.de ("ein Lied aus Potsdam")
SONGS: tuple[Song, ...] = collection(
    Song(
        title="Silent Night",
        artist="Words: Joseph Mohr, in English by John Freeman Young. Music: Franz Xaver Gruber",
        description="The quietest carol of all, and maybe the best loved. Sing it last, with the lights turned low.",
        age_group="All Ages",
        duration="3:10",
        theme="A peaceful night",
        location="Oberndorf, Austria",
        tags=("Gentle", "Bedtime", "Candlelight"),
        rating=4.9,
        lyrics="Silent night, holy night!\nAll is calm, all is bright\nRound yon virgin mother and child,\nHoly infant so tender and mild,\nSleep in heavenly peace.",
        fun_fact="It was first sung on Christmas Eve 1818, in a village church near Salzburg, with a guitar instead of the organ.",
        alt="A family with a lantern walking through the snow to a small chapel with lit windows",
    ),
    Song(
        title="Jingle Bells",
        artist="James Lord Pierpont",
        description="A gallop through the snow that makes every foot tap. Hand out spoons, pan lids or big bells, and let everyone be the band.",
        age_group="Kids",
        duration="2:20",
        theme="A sleigh ride",
        location="Boston, United States",
        tags=("Lively", "Sing-along", "Bells"),
        rating=4.9,
        lyrics="Dashing through the snow\nIn a one-horse open sleigh,\nO'er the fields we go,\nLaughing all the way.",
        fun_fact="In December 1965 two astronauts played it aboard Gemini 6A, on a harmonica and little bells. It was the first song played on instruments in space.",
        alt="Two laughing children in a red sleigh, pulled by a trotting horse with bells on its collar",
    ),
    Song(
        title="Deck the Halls",
        artist="Words: Thomas Oliphant. Music: Welsh traditional",
        description="The carol for hanging garlands. The little ones don't need to know a single word, as long as they can sing fa la la.",
        age_group="All Ages",
        duration="2:05",
        theme="Decorating together",
        location="Wales",
        tags=("Lively", "Decorating", "Sing-along"),
        rating=4.7,
        lyrics="Deck the hall with boughs of holly,\nFa la la la la, la la la la!\n'Tis the season to be jolly,\nFa la la la la, la la la la!",
        fun_fact="The tune is an old Welsh one called 'Nos Galan', which means New Year's Eve. The English words followed in 1862.",
        alt="Two children hanging a garland of holly over a fireplace, and a kitten with a ribbon",
    ),
    Song(
        title="Joy to the World",
        artist="Words: Isaac Watts. Music arranged by Lowell Mason",
        description="Start on a high note and run down the scale. This carol opens like a door thrown wide.",
        age_group="All Ages",
        duration="2:30",
        theme="Joy for everyone",
        location="England",
        tags=("Joyful", "Choir", "Classic"),
        rating=4.8,
        lyrics="Joy to the world! the Lord is come;\nLet earth receive her King;\nLet every heart prepare him room,\nAnd heaven and nature sing.",
        fun_fact="Isaac Watts didn't write it for Christmas. It came out in 1719 in his book of psalms, as his version of Psalm 98.",
        alt="Five children singing on top of the globe, with a garland of stars between their hands",
    ),
    Song(
        title="We Wish You a Merry Christmas",
        artist="English traditional",
        description="The song to sing at the neighbors' door. It's short, it's merry, and it asks for pudding.",
        age_group="Kids",
        duration="1:45",
        theme="Good wishes",
        location="West of England",
        tags=("Caroling", "Sing-along", "Easy"),
        rating=4.6,
        lyrics="We wish you a merry Christmas,\nWe wish you a merry Christmas,\nWe wish you a merry Christmas\nAnd a happy New Year!",
        fun_fact="The verse about figgy pudding is no joke. People used to thank carol singers with food and drink at every house.",
        alt="A woman at her open door with a figgy pudding for three carol singers",
    ),
    Song(
        title="O Christmas Tree",
        artist="Words: Ernst Anschütz. Music: German traditional",
        description="A song of thanks to the tree that stays green while everything else is bare. The English words here are our own, after the German of 1824.",
        age_group="All Ages",
        duration="2:15",
        theme="The evergreen tree",
        location="Leipzig, Germany",
        tags=("Gentle", "Tree trimming", "Classic"),
        rating=4.5,
        lyrics="O Christmas tree, O Christmas tree,\nHow faithful are your branches!\nYou wear your green in summer's glow\nAnd wear it still in winter's snow.\nO Christmas tree, O Christmas tree,\nHow faithful are your branches!",
        fun_fact="'O Tannenbaum' means 'O fir tree'. An older version was a sad love song: the tree was faithful, but the sweetheart wasn't.",
        alt="Two children looking up at a tall Christmas tree with candles and a golden star",
    ),
)

PLAYLISTS: tuple[ExternalLink, ...] = collection(
    ExternalLink(
        title="Carols to sing along",
        description="A search for recordings with the words on the screen.",
        url=youtube_search("Christmas carols sing along with lyrics"),
    ),
    ExternalLink(
        title="Christmas music for baking",
        description="Cheerful background music for the kitchen.",
        url=spotify_search("Christmas carols for kids"),
    ),
)

ENCYCLOPEDIA = ExternalLink(
    title="How carols began",
    description="Read about the long history of the Christmas carol.",
    url="https://en.wikipedia.org/wiki/Christmas_carol",
)

SINGING_TIPS: tuple[str, ...] = (
    "Start lower than you think. Children join in when they can reach the high notes.",
    "Learn one verse well. Everyone can hum the second.",
    "Give the shyest singer the bell.",
    "Sing for someone: a grandparent on the phone, a neighbor, the cat.",
)

LEAD = "Six carols that belong to everyone, with words to sing, the story behind each one and a place to hear it."
