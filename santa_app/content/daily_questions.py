"""The questions of the day with the sources of their facts.

A source is an address without its scheme, or a title and its publisher. Each fact was also found in at least
one stored page in November 2026. Neighbors are about different things, because they are asked on days in
a row. The sources stay here; pages get the questions only.
"""

from typing import Annotated

from pydantic import Field

from santa_app.content.checks import Distinct, entry
from santa_app.content.trivia import Picture, Question

TITLE = "Question of the Day"
LEAD = "A new one every day, and everyone who comes today gets the same one."
OPEN = "Open Today's Question"
CHECK = "Check My Answer"
TOMORROW = "There's a new question tomorrow. Come back and try it!"
RIGHT = "Yes, that's right!"
WRONG = "Good guess! The answer is:"


@entry
class Sourced:
    """A question and the sources of what it says."""

    question: Question
    sources: Annotated[Distinct, Field(min_length=1)]


def _ask(
    picture: Picture,
    question: str,
    options: tuple[str, str, str, str],
    correct: int,
    explanation: str,
    *sources: str,
) -> Sourced:
    return Sourced(
        question=Question(
            question=question,
            options=options,
            correct=correct,
            explanation=explanation,
            picture=picture,
        ),
        sources=sources,
    )


# fmt: off
SOURCED: tuple[Sourced, ...] = (
    _ask(
        "reindeer", "Which reindeer grow antlers?",
        ("Only the fathers", "Only the mothers", "Mothers and fathers", "Only the babies"), 2,
        "Both do! Reindeer are the only deer whose females grow antlers as a rule.",
        "Fun Facts about Reindeer and Caribou (U.S. Food and Drug Administration)", "Reindeer (Encyclopaedia Britannica)",
    ),
    _ask(
        "bell", "In which country was “Silent Night” sung for the very first time?",
        ("Austria", "France", "Canada", "Norway"), 0,
        "Austria! It was first sung on Christmas Eve of 1818, in the village of Oberndorf, with just a guitar.",
        "Silent Night (Encyclopaedia Britannica)", "stillenacht.at",
    ),
    _ask(
        "snowflake", "How many arms does a star-shaped snowflake usually have?",
        ("Four", "Five", "Six", "Ten"), 2,
        "Six! Tiny bits of water in ice always hold hands in six-sided rings, so the snowflake gets six arms.",
        "How do snowflakes form? (National Oceanic and Atmospheric Administration)",
    ),
    _ask(
        "tree", "From which country did decorated Christmas trees spread around the world?",
        ("Germany", "Brazil", "Japan", "Greece"), 0,
        "Germany! Families there had decorated trees more than 400 years ago, long before most other countries did.",
        "Christmas tree (Encyclopaedia Britannica)",
    ),
    _ask(
        "book", "Who wrote “A Christmas Carol,” the story of grumpy old Scrooge?",
        ("Hans Christian Andersen", "Charles Dickens", "Beatrix Potter", "Mark Twain"), 1,
        "Charles Dickens. It came out in London in 1843, and the first copies were sold out by Christmas Eve.",
        "A Christmas Carol (Encyclopaedia Britannica)",
    ),
    _ask(
        "gingerbread", "Where does cinnamon come from?",
        ("The bark of a tree", "The roots of grass", "Sea sand", "Dried berries"), 0,
        "From bark! The thin inner bark curls up into little rolls as it dries.",
        "Cinnamon (Encyclopaedia Britannica)",
    ),
    _ask(
        "star", "Which star shows sailors where north is?",
        ("Sirius", "Vega", "Rigel", "Polaris"), 3,
        "Polaris, the North Star. It stands almost straight above the North Pole, so it hardly seems to move.",
        "What Is the North Star and How Do You Find It? (NASA)",
    ),
    _ask(
        "stocking", "In Iceland, how many Yule Lads come to visit before Christmas?",
        ("Three", "Seven", "Thirteen", "One hundred"), 2,
        "Thirteen! They come one each night, and children put a shoe on the windowsill for them.",
        "thjodminjasafn.is/english/christmas (National Museum of Iceland)", "icelandinsider.is/uncategorized/december-19-skyr-gobbler-arrives-in-town",
    ),
    _ask(
        "robin", "Why did robins become the birds of British Christmas cards?",
        ("They love snow", "Mail carriers in red coats were called robins", "They eat paper", "They can carry letters"), 1,
        "Mail carriers in Britain once wore bright red coats, so people nicknamed them robins.",
        "thehistoryjar.com/2025/12/03", "hiddentreasures.terrynantzspradlin.com/2020/12",
    ),
    _ask(
        "candle", "What does Lucia wear on her head on December thirteenth in Sweden?",
        ("A crown of lights", "A straw hat", "A paper star", "A flower pot"), 0,
        "A crown of lights! Today the candles are mostly electric, and children in white sing along behind her.",
        "Lucia (sweden.se)", "St. Lucia's Day (Encyclopaedia Britannica)",
    ),
    _ask(
        "present", "What did the first jigsaw puzzles show?",
        ("Cats", "Castles", "Maps", "Ships"), 2,
        "Maps! A mapmaker in London cut them up more than 250 years ago, so that children could learn geography.",
        "en.wikipedia.org/wiki/John_Spilsbury_(cartographer)", "geographicus.com/P/RareMaps/spilsburyjohn",
    ),
    _ask(
        "reindeer", "What are wild reindeer called in North America?",
        ("Moose", "Elk", "Caribou", "Bison"), 2,
        "Caribou! Reindeer and caribou are the same kind of animal with two different names.",
        "Reindeer (Encyclopaedia Britannica)",
    ),
    _ask(
        "bell", "Which was the first song played on instruments in space?",
        ("“Deck the Halls”", "“Jingle Bells”", "“Silent Night”", "“O Christmas Tree”"), 1,
        "“Jingle Bells,” in December 1965. Two astronauts had smuggled a harmonica and tiny bells on board.",
        "The Story Behind Playing “Jingle Bells” in Space (Smithsonian Magazine)",
    ),
    _ask(
        "snowflake", "What color is a single snow crystal?",
        ("White", "Clear", "Blue", "Silver"), 1,
        "Clear, like glass! A heap of crystals scatters all the colors of light at once, and that looks white.",
        "Why is snow white? (National Snow and Ice Data Center)",
    ),
    _ask(
        "present", "Who was the teddy bear named after?",
        ("A president", "A baker", "A king's dog", "A sailor"), 0,
        "President Theodore “Teddy” Roosevelt. In 1902, he refused to hurt a bear that had been caught for him.",
        "Teddy bear (Encyclopaedia Britannica)", "The Story of the Teddy Bear (National Park Service)",
    ),
    _ask(
        "tree", "Which country gives London a giant Christmas tree every year?",
        ("Iceland", "Canada", "Norway", "Scotland"), 2,
        "Norway! It has sent the tree for Trafalgar Square each year since 1947, to say thank you.",
        "en.wikipedia.org/wiki/Trafalgar_Square_Christmas_tree",
    ),
    _ask(
        "gingerbread", "Which fairy tale has a house you could eat?",
        ("Cinderella", "Hansel and Gretel", "Puss in Boots", "Snow White"), 1,
        "Hansel and Gretel. In the Brothers Grimm's book, the house is bread, the roof is cake and the windows are sugar.",
        "Hansel and Gretel, Grimms' Fairy Tales (Project Gutenberg)",
    ),
    _ask(
        "sleigh", "How did grown-ups at a defense center begin to track Santa in 1955?",
        ("They lost a bet", "They saw his footprints", "They heard bells", "A child called them by mistake"), 3,
        "A child wanted to talk to Santa and reached them instead. They've watched his sleigh every year since then.",
        "NORAD Tracks Santa (North American Aerospace Defense Command)", "wordupnews.com/?p=20567",
    ),
    _ask(
        "book", "In the poem “A Visit from St. Nicholas,” which creature isn't stirring?",
        ("A mouse", "A cat", "A cricket", "An owl"), 0,
        "“Not even a mouse!” The poem was first printed in 1823, and it names eight of the reindeer.",
        "A Visit from St. Nicholas (Poetry Foundation)",
    ),
    _ask(
        "stocking", "What do many children put out on the eve of St. Nicholas Day, December sixth?",
        ("Their pillows", "Their shoes", "Their hats", "Their spoons"), 1,
        "Their shoes! In the morning, there may be nuts, an orange or a little something sweet inside.",
        "St. Nicholas (Encyclopaedia Britannica)", "stnicholascenter.org",
    ),
    _ask(
        "robin", "Which of these animals doesn't live in the Arctic?",
        ("Polar bear", "Arctic fox", "Walrus", "Emperor penguin"), 3,
        "Emperor penguins live at the other end of the Earth, in Antarctica. They never meet polar bears!",
        "Emperor penguin (Encyclopaedia Britannica)", "Arctic (Encyclopaedia Britannica)",
    ),
    _ask(
        "star", "Where were three astronauts on Christmas Eve of 1968?",
        ("On Mars", "In the sea", "Circling the Moon", "At the North Pole"), 2,
        "Circling the Moon in Apollo 8! They were the first people who ever saw the Earth rise over the Moon.",
        "Apollo 8 (NASA)",
    ),
    _ask(
        "candle", "How many candles usually stand around an Advent wreath?",
        ("Two", "Four", "Nine", "Twelve"), 1,
        "Four, one for each Sunday before Christmas. Some families put a fifth one in the middle.",
        "Advent (Encyclopaedia Britannica)",
    ),
    _ask(
        "reindeer", "What color do a reindeer's eyes shine in the dark of winter?",
        ("Blue", "Red", "Purple", "Pink"), 0,
        "Blue! In summer they shine gold. The change helps reindeer see in the dark.",
        "University College London (hngn.com/articles/16239)", "journeynorth.org/jnorth/sunlight/fall2013",
    ),
    _ask(
        "letter_box", "In which city was the first Christmas card for sale printed?",
        ("Paris", "London", "Rome", "Boston"), 1,
        "London, in 1843. A busy man named Henry Cole had no time to write to all his friends by hand.",
        "The first Christmas card (Victoria and Albert Museum)",
    ),
    _ask(
        "gingerbread", "Vanilla smells like cookies. Which plant does it come from?",
        ("A cactus", "A palm tree", "An orchid", "A mushroom"), 2,
        "An orchid! Vanilla pods are the long, thin fruits of a climbing orchid.",
        "Vanilla (Encyclopaedia Britannica)",
    ),
    _ask(
        "bell", "What was the first name of the song “Jingle Bells”?",
        ("“The One Horse Open Sleigh”", "“Snow Is Falling”", "“Hurry, Horses!”", "“Winter Night”"), 0,
        "“The One Horse Open Sleigh.” James Pierpont published it in 1857.",
        "Jingle Bells (Library of Congress)",
    ),
    _ask(
        "tree", "In 1882, something brand-new shone on a Christmas tree in New York. What was it?",
        ("Glass balls", "Gold paint", "A mirror", "Electric lights"), 3,
        "Electric lights! Edward Johnson, who worked with Thomas Edison, hung up 80 little red, white and blue bulbs.",
        "ethw.org/Edward_Hibberd_Johnson", "Untangling the History of Christmas Lights (Smithsonian Magazine)",
    ),
    _ask(
        "snowflake", "What's under the ice at the North Pole?",
        ("An ocean", "A desert", "A volcano", "A forest"), 0,
        "The Arctic Ocean! The ice floats on water that's more than two miles deep.",
        "North Pole (National Geographic Education)", "North Pole (Encyclopaedia Britannica)",
    ),
    _ask(
        "present", "What's inside a British Christmas cracker, besides a joke and a little gift?",
        ("A cookie", "A paper crown", "A sock", "Snow"), 1,
        "A paper crown! Everybody at the table wears one, even the grandparents.",
        "Christmas cracker (Encyclopaedia Britannica)", "The Christmas Cracker (Historic UK)",
    ),
    _ask(
        "star", "In Poland, when may Christmas Eve dinner begin?",
        ("At noon", "When it snows", "When the dog barks", "When the first star is out"), 3,
        "When the first star is out! Children watch for it at the window. There's an extra place for a guest, too.",
        "Wigilia (culture.pl)", "Christmas in Poland (Encyclopaedia Britannica)",
    ),
    _ask(
        "book", "What do many families in Iceland give each other on Christmas Eve?",
        ("Bicycles", "Boots", "Books", "Balloons"), 2,
        "Books! So many come out before Christmas that people speak of the Christmas Book Flood.",
        "Literary Iceland Revels in Its Annual “Christmas Book Flood” (NPR)",
    ),
    _ask(
        "reindeer", "What helps reindeer walk on deep snow?",
        ("Wide hooves", "Long tails", "Soft ears", "Tiny wings"), 0,
        "Wide hooves! They spread out like snowshoes, and their sharp rims grip the ice.",
        "theguardian.com/world/2019/dec/23/weatherwatch-reindeer-adapted-snow-climate-change", "Reindeer (Encyclopaedia Britannica)",
    ),
    _ask(
        "gingerbread", "From which country comes panettone, the tall Christmas cake with raisins?",
        ("Italy", "Sweden", "Mexico", "Ireland"), 0,
        "Italy! Bakers in the city of Milan made it famous.",
        "Panettone (Encyclopaedia Britannica)",
    ),
    _ask(
        "snowflake", "Wilson Bentley was a farmer in Vermont. What did he take pictures of?",
        ("Snowmen", "Snowflakes", "Sleds", "Cows"), 1,
        "Snowflakes! He photographed more than 5,000 of them through a microscope, the first one in 1885.",
        "Wilson A. Bentley: Pioneering Photographer of Snowflakes (Smithsonian Institution Archives)",
    ),
    _ask(
        "candle", "What shape is a parol, the Christmas lantern of the Philippines?",
        ("A fish", "A heart", "A star", "A house"), 2,
        "A star! Parols were once made of bamboo and paper, and many of them blink in every color today.",
        "en.wikipedia.org/wiki/Parol", "people.howstuffworks.com/culture-traditions/holidays-christmas",
    ),
    _ask(
        "sleigh", "How does Sinterklaas arrive in the Netherlands each November?",
        ("By balloon", "By boat", "By bicycle", "By train"), 1,
        "By boat! He comes on a steamboat, and he has a big book and a white horse with him.",
        "Sinterklaas (Encyclopaedia Britannica)", "Sinterklaas (stnicholascenter.org)",
    ),
    _ask(
        "robin", "Which animal sleeps through most of the winter?",
        ("The robin", "The red fox", "The hedgehog", "The rabbit"), 2,
        "The hedgehog! It curls up in a nest of leaves and wakes up hungry in spring.",
        "Hedgehogs and hibernation (British Hedgehog Preservation Society)", "Hibernation (Encyclopaedia Britannica)",
    ),
    _ask(
        "tree", "What decorates many Christmas trees in Ukraine, because of an old legend?",
        ("Spiderwebs", "Potatoes", "Keys", "Feathers"), 0,
        "Spiderwebs! In the legend, kind spiders spun silver webs around a poor family's tree.",
        "shop.theukrainianmuseum.org (The Ukrainian Museum)", "en.wikipedia.org/wiki/Legend_of_the_Christmas_Spider",
    ),
    _ask(
        "bell", "In “The Twelve Days of Christmas,” which bird sits in the pear tree?",
        ("A robin", "A goose", "A partridge", "An owl"), 2,
        "A partridge! And it's the only gift that comes on all twelve days.",
        "The Twelve Days of Christmas (Encyclopaedia Britannica)", "christmashq.com/carols/the-twelve-days-of-christmas",
    ),
    _ask(
        "star", "What makes the northern lights glow?",
        ("The Moon's shadow", "City lamps", "Tiny bits from the Sun", "Shiny ice"), 2,
        "Tiny bits from the Sun! When they hit the air high above the Earth, the air glows green, pink or purple.",
        "Auroras (NASA Space Place)",
    ),
    _ask(
        "present", "In Spain, who brings gifts to children on the night before January sixth?",
        ("Three Kings", "Two bears", "A snow queen", "A goat"), 0,
        "The Three Kings! Children leave out their shoes, and often some water for the camels.",
        "Epiphany (Encyclopaedia Britannica)", "Three Kings' Day (spain.info)",
    ),
    _ask(
        "gingerbread", "Where does the cocoa in hot chocolate come from?",
        ("Seeds of a tree", "Brown sugar", "Roasted nuts", "A kind of grass"), 0,
        "From seeds! They grow inside the big, colorful pods of the cacao tree.",
        "Cacao (Encyclopaedia Britannica)",
    ),
    _ask(
        "snowflake", "What's special about the days around December twenty-first in the northern half of the world?",
        ("They're the hottest", "They're the shortest", "They're the windiest", "They're the longest"), 1,
        "They're the shortest! After that, each day gets a little bit longer and brighter.",
        "Solstice (National Geographic Education)", "Winter solstice (Encyclopaedia Britannica)",
    ),
    _ask(
        "reindeer", "What do reindeer mostly eat in winter?",
        ("Pine cones", "Fish", "Honey", "Lichen"), 3,
        "Lichen! It grows on the ground and on trees, and reindeer can smell it under deep snow.",
        "Reindeer lichen (Encyclopaedia Britannica)",
    ),
    _ask(
        "robin", "Who may eat the red berries of a holly bush?",
        ("Birds only", "Cats", "Children", "Everybody"), 0,
        "Birds only! People get a bad tummy ache from them, so we just look and never taste.",
        "Holly and mistletoe berries (National Capital Poison Center)", "archive.constantcontact.com/fs157/1102433537246/archive/1123115996779.html",
    ),
    _ask(
        "book", "In the ballet “The Nutcracker,” whom does the Nutcracker fight?",
        ("A dragon", "The Mouse King", "A pirate", "The Snow Queen"), 1,
        "The Mouse King! Peter Tchaikovsky's ballet was first danced in 1892, in Russia.",
        "The Nutcracker (Encyclopaedia Britannica)",
    ),
    _ask(
        "candle", "For how many evenings do people in Mexico celebrate Las Posadas?",
        ("One", "Three", "Nine", "Thirty"), 2,
        "Nine! Neighbors walk from door to door with candles and songs until one door opens.",
        "Las Posadas (Encyclopaedia Britannica)",
    ),
    _ask(
        "santa", "Santa has a famous post office in the town of Rovaniemi. In which country is it?",
        ("Finland", "Scotland", "Poland", "Iceland"), 0,
        "Finland! It stands right on the Arctic Circle, and letters arrive there from all over the world.",
        "Santa Claus Main Post Office (visitrovaniemi.fi)",
    ),
    _ask(
        "tree", "The red “petals” of a poinsettia aren't petals at all. What are they?",
        ("Leaves", "Berries", "Roots", "Seeds"), 0,
        "Leaves! The real flowers are the tiny yellow ones in the middle.",
        "Poinsettia (Encyclopaedia Britannica)",
    ),
    _ask(
        "sleigh", "What were the first ice skates made of?",
        ("Glass", "Bones", "Bread", "Stone"), 1,
        "Animal bones! People in northern Europe tied them under their shoes thousands of years ago.",
        "Ice skating (Encyclopaedia Britannica)",
    ),
    _ask(
        "snowflake", "In Australia, what season is it on Christmas Day?",
        ("Spring", "Fall", "Winter", "Summer"), 3,
        "Summer! When the northern half of the Earth leans away from the Sun, the southern half leans toward it.",
        "What Causes the Seasons? (NASA Space Place)",
    ),
    _ask(
        "elf", "In Italy, how does the kind old Befana travel with her gifts?",
        ("On a broom", "On a donkey", "On skis", "On a cloud"), 0,
        "On a broom! She comes on the night before January 6 and fills the stockings.",
        "Befana (Encyclopaedia Britannica)",
    ),
    _ask(
        "gingerbread", "What was the first marshmallow candy made with?",
        ("Snow", "The root of a plant", "Egg shells", "Bananas"), 1,
        "With the root of the marsh mallow, a plant that grows in wet places. That's where the name comes from!",
        "Marshmallow (Encyclopaedia Britannica)",
    ),
    _ask(
        "star", "On Christmas Day, how long does the Sun shine at the North Pole?",
        ("One hour", "Six hours", "All day", "Not at all"), 3,
        "Not at all! The Sun sets there in September and comes up again in March. Good thing reindeer see in the dark.",
        "Polar night (Encyclopaedia Britannica)", "North Pole (National Geographic Education)",
    ),
    _ask(
        "fireplace", "What do many British families do while they stir the Christmas pudding?",
        ("They dance", "They make a wish", "They close the door", "They count to ten"), 1,
        "They make a wish! Everyone in the family takes a turn with the spoon.",
        "Stir Up Sunday (Historic UK)",
    ),
    _ask(
        "bell", "How do you say “Merry Christmas” in Spanish?",
        ("Joyeux Noël", "Frohe Weihnachten", "Feliz Navidad", "Buon Natale"), 2,
        "Feliz Navidad! The others are how you say it in French, German and Italian.",
        "Feliz Navidad (Collins Spanish Dictionary)", "learnlanguages.info (How To Say Merry Christmas In 8 Languages)",
    ),
    _ask(
        "robin", "What color is a polar bear's skin under all the fur?",
        ("White", "Black", "Pink", "Gray"), 1,
        "Black! And the hairs of its fur aren't really white. They have no color and let the light through.",
        "Polar bear facts (World Wildlife Fund)", "Polar bear (Encyclopaedia Britannica)",
    ),
    _ask(
        "paintbrush", "What happens to the brown coat of the Arctic fox when winter comes?",
        ("It falls off", "It turns white", "It gets stripes", "Nothing"), 1,
        "It turns white! In the snow, hardly anyone can see the fox.",
        "Arctic fox (Encyclopaedia Britannica)",
    ),
    _ask(
        "present", "“The day after Christmas” has a name of its own in Britain. What is it?",
        ("Boxing Day", "Sleepy Day", "Ribbon Day", "Pancake Day"), 0,
        "Boxing Day! Long ago, helpers and mail carriers got a Christmas box with a gift on that day.",
        "Boxing Day (Encyclopaedia Britannica)",
    ),
)
# fmt: on

DAILY_QUESTIONS: tuple[Question, ...] = tuple(sourced.question for sourced in SOURCED)
