"""The questions of the day with the sources of their facts.

A source is an address without its scheme, or a title and its publisher. Each fact was also found in at least
one stored page in November 2026. Neighbors are about different things, because they are asked on days in
a row. The sources stay here; pages get the questions only.
"""

from typing import Annotated

from pydantic import Field

from santa_app.content.checks import Distinct, entry
from santa_app.content.trivia import Picture, Question
from santa_app.i18n import gettext as _

TITLE = _("Question of the Day")
LEAD = _("A new one every day, and everyone who comes today gets the same one.")
OPEN = _("Open Today's Question")
CHECK = _("Check My Answer")
TOMORROW = _("There's a new question tomorrow. Come back and try it!")
RIGHT = _("Yes, that's right!")
WRONG = _("Good guess! The answer is:")


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
        "reindeer", _("Which reindeer grow antlers?"),
        (_("Only the fathers"), _("Only the mothers"), _("Mothers and fathers"), _("Only the babies")), 2,
        _("Both do! Reindeer are the only deer whose females grow antlers as a rule."),
        "Fun Facts about Reindeer and Caribou (U.S. Food and Drug Administration)", "Reindeer (Encyclopaedia Britannica)",
    ),
    _ask(
        "bell", _("In which country was “Silent Night” sung for the very first time?"),
        (_("Austria"), _("France"), _("Canada"), _("Norway")), 0,
        _("Austria! It was first sung on Christmas Eve of 1818, in the village of Oberndorf, with just a guitar."),
        "Silent Night (Encyclopaedia Britannica)", "stillenacht.at",
    ),
    _ask(
        "snowflake", _("How many arms does a star-shaped snowflake usually have?"),
        (_("Four"), _("Five"), _("Six"), _("Ten")), 2,
        _("Six! Tiny bits of water in ice always hold hands in six-sided rings, so the snowflake gets six arms."),
        "How do snowflakes form? (National Oceanic and Atmospheric Administration)",
    ),
    _ask(
        "tree", _("From which country did decorated Christmas trees spread around the world?"),
        (_("Germany"), _("Brazil"), _("Japan"), _("Greece")), 0,
        _("Germany! Families there had decorated trees more than 400 years ago, long before most other countries did."),
        "Christmas tree (Encyclopaedia Britannica)",
    ),
    _ask(
        "book", _("Who wrote “A Christmas Carol,” the story of grumpy old Scrooge?"),
        (_("Hans Christian Andersen"), _("Charles Dickens"), _("Beatrix Potter"), _("Mark Twain")), 1,
        _("Charles Dickens. It came out in London in 1843, and the first copies were sold out by Christmas Eve."),
        "A Christmas Carol (Encyclopaedia Britannica)",
    ),
    _ask(
        "gingerbread", _("Where does cinnamon come from?"),
        (_("The bark of a tree"), _("The roots of grass"), _("Sea sand"), _("Dried berries")), 0,
        _("From bark! The thin inner bark curls up into little rolls as it dries."),
        "Cinnamon (Encyclopaedia Britannica)",
    ),
    _ask(
        "star", _("Which star shows sailors where north is?"),
        (_("Sirius"), _("Vega"), _("Rigel"), _("Polaris")), 3,
        _("Polaris, the North Star. It stands almost straight above the North Pole, so it hardly seems to move."),
        "What Is the North Star and How Do You Find It? (NASA)",
    ),
    _ask(
        "stocking", _("In Iceland, how many Yule Lads come to visit before Christmas?"),
        (_("Three"), _("Seven"), _("Thirteen"), _("One hundred")), 2,
        _("Thirteen! They come one each night, and children put a shoe on the windowsill for them."),
        "thjodminjasafn.is/english/christmas (National Museum of Iceland)", "icelandinsider.is/uncategorized/december-19-skyr-gobbler-arrives-in-town",
    ),
    _ask(
        "robin", _("Why did robins become the birds of British Christmas cards?"),
        (_("They love snow"), _("Mail carriers in red coats were called robins"), _("They eat paper"), _("They can carry letters")), 1,
        _("Mail carriers in Britain once wore bright red coats, so people nicknamed them robins."),
        "thehistoryjar.com/2025/12/03", "hiddentreasures.terrynantzspradlin.com/2020/12",
    ),
    _ask(
        "candle", _("What does Lucia wear on her head on December thirteenth in Sweden?"),
        (_("A crown of lights"), _("A straw hat"), _("A paper star"), _("A flower pot")), 0,
        _("A crown of lights! Today the candles are mostly electric, and children in white sing along behind her."),
        "Lucia (sweden.se)", "St. Lucia's Day (Encyclopaedia Britannica)",
    ),
    _ask(
        "present", _("What did the first jigsaw puzzles show?"),
        (_("Cats"), _("Castles"), _("Maps"), _("Ships")), 2,
        _("Maps! A mapmaker in London cut them up more than 250 years ago, so that children could learn geography."),
        "en.wikipedia.org/wiki/John_Spilsbury_(cartographer)", "geographicus.com/P/RareMaps/spilsburyjohn",
    ),
    _ask(
        "reindeer", _("What are wild reindeer called in North America?"),
        (_("Moose"), _("Elk"), _("Caribou"), _("Bison")), 2,
        _("Caribou! Reindeer and caribou are the same kind of animal with two different names."),
        "Reindeer (Encyclopaedia Britannica)",
    ),
    _ask(
        "bell", _("Which was the first song played on instruments in space?"),
        (_("“Deck the Halls”"), _("“Jingle Bells”"), _("“Silent Night”"), _("“O Christmas Tree”")), 1,
        _("“Jingle Bells,” in December 1965. Two astronauts had smuggled a harmonica and tiny bells on board."),
        "The Story Behind Playing “Jingle Bells” in Space (Smithsonian Magazine)",
    ),
    _ask(
        "snowflake", _("What color is a single snow crystal?"),
        (_("White"), _("Clear"), _("Blue"), _("Silver")), 1,
        _("Clear, like glass! A heap of crystals scatters all the colors of light at once, and that looks white."),
        "Why is snow white? (National Snow and Ice Data Center)",
    ),
    _ask(
        "present", _("Who was the teddy bear named after?"),
        (_("A president"), _("A baker"), _("A king's dog"), _("A sailor")), 0,
        _("President Theodore “Teddy” Roosevelt. In 1902, he refused to hurt a bear that had been caught for him."),
        "Teddy bear (Encyclopaedia Britannica)", "The Story of the Teddy Bear (National Park Service)",
    ),
    _ask(
        "tree", _("Which country gives London a giant Christmas tree every year?"),
        (_("Iceland"), _("Canada"), _("Norway"), _("Scotland")), 2,
        _("Norway! It has sent the tree for Trafalgar Square each year since 1947, to say thank you."),
        "en.wikipedia.org/wiki/Trafalgar_Square_Christmas_tree",
    ),
    _ask(
        "gingerbread", _("Which fairy tale has a house you could eat?"),
        (_("Cinderella"), _("Hansel and Gretel"), _("Puss in Boots"), _("Snow White")), 1,
        _("Hansel and Gretel. In the Brothers Grimm's book, the house is bread, the roof is cake and the windows are sugar."),
        "Hansel and Gretel, Grimms' Fairy Tales (Project Gutenberg)",
    ),
    _ask(
        "sleigh", _("How did grown-ups at a defense center begin to track Santa in 1955?"),
        (_("They lost a bet"), _("They saw his footprints"), _("They heard bells"), _("A child called them by mistake")), 3,
        _("A child wanted to talk to Santa and reached them instead. They've watched his sleigh every year since then."),
        "NORAD Tracks Santa (North American Aerospace Defense Command)", "wordupnews.com/?p=20567",
    ),
    _ask(
        "book", _("In the poem “A Visit from St. Nicholas,” which creature isn't stirring?"),
        (_("A mouse"), _("A cat"), _("A cricket"), _("An owl")), 0,
        _("“Not even a mouse!” The poem was first printed in 1823, and it names eight of the reindeer."),
        "A Visit from St. Nicholas (Poetry Foundation)",
    ),
    _ask(
        "stocking", _("What do many children put out on the eve of St. Nicholas Day, December sixth?"),
        (_("Their pillows"), _("Their shoes"), _("Their hats"), _("Their spoons")), 1,
        _("Their shoes! In the morning, there may be nuts, an orange or a little something sweet inside."),
        "St. Nicholas (Encyclopaedia Britannica)", "stnicholascenter.org",
    ),
    _ask(
        "robin", _("Which of these animals doesn't live in the Arctic?"),
        (_("Polar bear"), _("Arctic fox"), _("Walrus"), _("Emperor penguin")), 3,
        _("Emperor penguins live at the other end of the Earth, in Antarctica. They never meet polar bears!"),
        "Emperor penguin (Encyclopaedia Britannica)", "Arctic (Encyclopaedia Britannica)",
    ),
    _ask(
        "star", _("Where were three astronauts on Christmas Eve of 1968?"),
        (_("On Mars"), _("In the sea"), _("Circling the Moon"), _("At the North Pole")), 2,
        _("Circling the Moon in Apollo 8! They were the first people who ever saw the Earth rise over the Moon."),
        "Apollo 8 (NASA)",
    ),
    _ask(
        "candle", _("How many candles usually stand around an Advent wreath?"),
        (_("Two"), _("Four"), _("Nine"), _("Twelve")), 1,
        _("Four, one for each Sunday before Christmas. Some families put a fifth one in the middle."),
        "Advent (Encyclopaedia Britannica)",
    ),
    _ask(
        "reindeer", _("What color do a reindeer's eyes shine in the dark of winter?"),
        (_("Blue"), _("Red"), _("Purple"), _("Pink")), 0,
        _("Blue! In summer they shine gold. The change helps reindeer see in the dark."),
        "University College London (hngn.com/articles/16239)", "journeynorth.org/jnorth/sunlight/fall2013",
    ),
    _ask(
        "letter_box", _("In which city was the first Christmas card for sale printed?"),
        (_("Paris"), _("London"), _("Rome"), _("Boston")), 1,
        _("London, in 1843. A busy man named Henry Cole had no time to write to all his friends by hand."),
        "The first Christmas card (Victoria and Albert Museum)",
    ),
    _ask(
        "gingerbread", _("Vanilla smells like cookies. Which plant does it come from?"),
        (_("A cactus"), _("A palm tree"), _("An orchid"), _("A mushroom")), 2,
        _("An orchid! Vanilla pods are the long, thin fruits of a climbing orchid."),
        "Vanilla (Encyclopaedia Britannica)",
    ),
    _ask(
        "bell", _("What was the first name of the song “Jingle Bells”?"),
        (_("“The One Horse Open Sleigh”"), _("“Snow Is Falling”"), _("“Hurry, Horses!”"), _("“Winter Night”")), 0,
        _("“The One Horse Open Sleigh.” James Pierpont published it in 1857."),
        "Jingle Bells (Library of Congress)",
    ),
    _ask(
        "tree", _("In 1882, something brand-new shone on a Christmas tree in New York. What was it?"),
        (_("Glass balls"), _("Gold paint"), _("A mirror"), _("Electric lights")), 3,
        _("Electric lights! Edward Johnson, who worked with Thomas Edison, hung up 80 little red, white and blue bulbs."),
        "ethw.org/Edward_Hibberd_Johnson", "Untangling the History of Christmas Lights (Smithsonian Magazine)",
    ),
    _ask(
        "snowflake", _("What's under the ice at the North Pole?"),
        (_("An ocean"), _("A desert"), _("A volcano"), _("A forest")), 0,
        _("The Arctic Ocean! The ice floats on water that's more than two miles deep."),
        "North Pole (National Geographic Education)", "North Pole (Encyclopaedia Britannica)",
    ),
    _ask(
        "present", _("What's inside a British Christmas cracker, besides a joke and a little gift?"),
        (_("A cookie"), _("A paper crown"), _("A sock"), _("Snow")), 1,
        _("A paper crown! Everybody at the table wears one, even the grandparents."),
        "Christmas cracker (Encyclopaedia Britannica)", "The Christmas Cracker (Historic UK)",
    ),
    _ask(
        "star", _("In Poland, when may Christmas Eve dinner begin?"),
        (_("At noon"), _("When it snows"), _("When the dog barks"), _("When the first star is out")), 3,
        _("When the first star is out! Children watch for it at the window. There's an extra place for a guest, too."),
        "Wigilia (culture.pl)", "Christmas in Poland (Encyclopaedia Britannica)",
    ),
    _ask(
        "book", _("What do many families in Iceland give each other on Christmas Eve?"),
        (_("Bicycles"), _("Boots"), _("Books"), _("Balloons")), 2,
        _("Books! So many come out before Christmas that people speak of the Christmas Book Flood."),
        "Literary Iceland Revels in Its Annual “Christmas Book Flood” (NPR)",
    ),
    _ask(
        "reindeer", _("What helps reindeer walk on deep snow?"),
        (_("Wide hooves"), _("Long tails"), _("Soft ears"), _("Tiny wings")), 0,
        _("Wide hooves! They spread out like snowshoes, and their sharp rims grip the ice."),
        "theguardian.com/world/2019/dec/23/weatherwatch-reindeer-adapted-snow-climate-change", "Reindeer (Encyclopaedia Britannica)",
    ),
    _ask(
        "gingerbread", _("From which country comes panettone, the tall Christmas cake with raisins?"),
        (_("Italy"), _("Sweden"), _("Mexico"), _("Ireland")), 0,
        _("Italy! Bakers in the city of Milan made it famous."),
        "Panettone (Encyclopaedia Britannica)",
    ),
    _ask(
        "snowflake", _("Wilson Bentley was a farmer in Vermont. What did he take pictures of?"),
        (_("Snowmen"), _("Snowflakes"), _("Sleds"), _("Cows")), 1,
        _("Snowflakes! He photographed more than 5,000 of them through a microscope, the first one in 1885."),
        "Wilson A. Bentley: Pioneering Photographer of Snowflakes (Smithsonian Institution Archives)",
    ),
    _ask(
        "candle", _("What shape is a parol, the Christmas lantern of the Philippines?"),
        (_("A fish"), _("A heart"), _("A star"), _("A house")), 2,
        _("A star! Parols were once made of bamboo and paper, and many of them blink in every color today."),
        "en.wikipedia.org/wiki/Parol", "people.howstuffworks.com/culture-traditions/holidays-christmas",
    ),
    _ask(
        "sleigh", _("How does Sinterklaas arrive in the Netherlands each November?"),
        (_("By balloon"), _("By boat"), _("By bicycle"), _("By train")), 1,
        _("By boat! He comes on a steamboat, and he has a big book and a white horse with him."),
        "Sinterklaas (Encyclopaedia Britannica)", "Sinterklaas (stnicholascenter.org)",
    ),
    _ask(
        "robin", _("Which animal sleeps through most of the winter?"),
        (_("The robin"), _("The red fox"), _("The hedgehog"), _("The rabbit")), 2,
        _("The hedgehog! It curls up in a nest of leaves and wakes up hungry in spring."),
        "Hedgehogs and hibernation (British Hedgehog Preservation Society)", "Hibernation (Encyclopaedia Britannica)",
    ),
    _ask(
        "tree", _("What decorates many Christmas trees in Ukraine, because of an old legend?"),
        (_("Spiderwebs"), _("Potatoes"), _("Keys"), _("Feathers")), 0,
        _("Spiderwebs! In the legend, kind spiders spun silver webs around a poor family's tree."),
        "shop.theukrainianmuseum.org (The Ukrainian Museum)", "en.wikipedia.org/wiki/Legend_of_the_Christmas_Spider",
    ),
    _ask(
        "bell", _("In “The Twelve Days of Christmas,” which bird sits in the pear tree?"),
        (_("A robin"), _("A goose"), _("A partridge"), _("An owl")), 2,
        _("A partridge! And it's the only gift that comes on all twelve days."),
        "The Twelve Days of Christmas (Encyclopaedia Britannica)", "christmashq.com/carols/the-twelve-days-of-christmas",
    ),
    _ask(
        "star", _("What makes the northern lights glow?"),
        (_("The Moon's shadow"), _("City lamps"), _("Tiny bits from the Sun"), _("Shiny ice")), 2,
        _("Tiny bits from the Sun! When they hit the air high above the Earth, the air glows green, pink or purple."),
        "Auroras (NASA Space Place)",
    ),
    _ask(
        "present", _("In Spain, who brings gifts to children on the night before January sixth?"),
        (_("Three Kings"), _("Two bears"), _("A snow queen"), _("A goat")), 0,
        _("The Three Kings! Children leave out their shoes, and often some water for the camels."),
        "Epiphany (Encyclopaedia Britannica)", "Three Kings' Day (spain.info)",
    ),
    _ask(
        "gingerbread", _("Where does the cocoa in hot chocolate come from?"),
        (_("Seeds of a tree"), _("Brown sugar"), _("Roasted nuts"), _("A kind of grass")), 0,
        _("From seeds! They grow inside the big, colorful pods of the cacao tree."),
        "Cacao (Encyclopaedia Britannica)",
    ),
    _ask(
        "snowflake", _("What's special about the days around December twenty-first in the northern half of the world?"),
        (_("They're the hottest"), _("They're the shortest"), _("They're the windiest"), _("They're the longest")), 1,
        _("They're the shortest! After that, each day gets a little bit longer and brighter."),
        "Solstice (National Geographic Education)", "Winter solstice (Encyclopaedia Britannica)",
    ),
    _ask(
        "reindeer", _("What do reindeer mostly eat in winter?"),
        (_("Pine cones"), _("Fish"), _("Honey"), _("Lichen")), 3,
        _("Lichen! It grows on the ground and on trees, and reindeer can smell it under deep snow."),
        "Reindeer lichen (Encyclopaedia Britannica)",
    ),
    _ask(
        "robin", _("Who may eat the red berries of a holly bush?"),
        (_("Birds only"), _("Cats"), _("Children"), _("Everybody")), 0,
        _("Birds only! People get a bad tummy ache from them, so we just look and never taste."),
        "Holly and mistletoe berries (National Capital Poison Center)", "archive.constantcontact.com/fs157/1102433537246/archive/1123115996779.html",
    ),
    _ask(
        "book", _("In the ballet “The Nutcracker,” whom does the Nutcracker fight?"),
        (_("A dragon"), _("The Mouse King"), _("A pirate"), _("The Snow Queen")), 1,
        _("The Mouse King! Peter Tchaikovsky's ballet was first danced in 1892, in Russia."),
        "The Nutcracker (Encyclopaedia Britannica)",
    ),
    _ask(
        "candle", _("For how many evenings do people in Mexico celebrate Las Posadas?"),
        (_("One"), _("Three"), _("Nine"), _("Thirty")), 2,
        _("Nine! Neighbors walk from door to door with candles and songs until one door opens."),
        "Las Posadas (Encyclopaedia Britannica)",
    ),
    _ask(
        "santa", _("Santa has a famous post office in the town of Rovaniemi. In which country is it?"),
        (_("Finland"), _("Scotland"), _("Poland"), _("Iceland")), 0,
        _("Finland! It stands right on the Arctic Circle, and letters arrive there from all over the world."),
        "Santa Claus Main Post Office (visitrovaniemi.fi)",
    ),
    _ask(
        "tree", _("The red “petals” of a poinsettia aren't petals at all. What are they?"),
        (_("Leaves"), _("Berries"), _("Roots"), _("Seeds")), 0,
        _("Leaves! The real flowers are the tiny yellow ones in the middle."),
        "Poinsettia (Encyclopaedia Britannica)",
    ),
    _ask(
        "sleigh", _("What were the first ice skates made of?"),
        (_("Glass"), _("Bones"), _("Bread"), _("Stone")), 1,
        _("Animal bones! People in northern Europe tied them under their shoes thousands of years ago."),
        "Ice skating (Encyclopaedia Britannica)",
    ),
    _ask(
        "snowflake", _("In Australia, what season is it on Christmas Day?"),
        (_("Spring"), _("Fall"), _("Winter"), _("Summer")), 3,
        _("Summer! When the northern half of the Earth leans away from the Sun, the southern half leans toward it."),
        "What Causes the Seasons? (NASA Space Place)",
    ),
    _ask(
        "elf", _("In Italy, how does the kind old Befana travel with her gifts?"),
        (_("On a broom"), _("On a donkey"), _("On skis"), _("On a cloud")), 0,
        _("On a broom! She comes on the night before January 6 and fills the stockings."),
        "Befana (Encyclopaedia Britannica)",
    ),
    _ask(
        "gingerbread", _("What was the first marshmallow candy made with?"),
        (_("Snow"), _("The root of a plant"), _("Egg shells"), _("Bananas")), 1,
        _("With the root of the marsh mallow, a plant that grows in wet places. That's where the name comes from!"),
        "Marshmallow (Encyclopaedia Britannica)",
    ),
    _ask(
        "star", _("On Christmas Day, how long does the Sun shine at the North Pole?"),
        (_("One hour"), _("Six hours"), _("All day"), _("Not at all")), 3,
        _("Not at all! The Sun sets there in September and comes up again in March. Good thing reindeer see in the dark."),
        "Polar night (Encyclopaedia Britannica)", "North Pole (National Geographic Education)",
    ),
    _ask(
        "fireplace", _("What do many British families do while they stir the Christmas pudding?"),
        (_("They dance"), _("They make a wish"), _("They close the door"), _("They count to ten")), 1,
        _("They make a wish! Everyone in the family takes a turn with the spoon."),
        "Stir Up Sunday (Historic UK)",
    ),
    _ask(
        "bell", _("How do you say “Merry Christmas” in Spanish?"),
        (_("Joyeux Noël"), _("Frohe Weihnachten"), _("Feliz Navidad"), _("Buon Natale")), 2,
        _("Feliz Navidad! The others are how you say it in French, German and Italian."),
        "Feliz Navidad (Collins Spanish Dictionary)", "learnlanguages.info (How To Say Merry Christmas In 8 Languages)",
    ),
    _ask(
        "robin", _("What color is a polar bear's skin under all the fur?"),
        (_("White"), _("Black"), _("Pink"), _("Gray")), 1,
        _("Black! And the hairs of its fur aren't really white. They have no color and let the light through."),
        "Polar bear facts (World Wildlife Fund)", "Polar bear (Encyclopaedia Britannica)",
    ),
    _ask(
        "paintbrush", _("What happens to the brown coat of the Arctic fox when winter comes?"),
        (_("It falls off"), _("It turns white"), _("It gets stripes"), _("Nothing")), 1,
        _("It turns white! In the snow, hardly anyone can see the fox."),
        "Arctic fox (Encyclopaedia Britannica)",
    ),
    _ask(
        "present", _("“The day after Christmas” has a name of its own in Britain. What is it?"),
        (_("Boxing Day"), _("Sleepy Day"), _("Ribbon Day"), _("Pancake Day")), 0,
        _("Boxing Day! Long ago, helpers and mail carriers got a Christmas box with a gift on that day."),
        "Boxing Day (Encyclopaedia Britannica)",
    ),
)
# fmt: on

DAILY_QUESTIONS: tuple[Question, ...] = tuple(sourced.question for sourced in SOURCED)
