"""The words of toys and gifts by which Santa recognizes a wish: here the English ones, by topic.

Only these words, as they are spelled here, reach a mail. So no entry may offend, frighten, or say
something together with others: no weapons, no money, no people, no parts of the body.
The other languages have theirs in files of their own (`santa_app.content.wish_words`).
"""

from santa_app.content.checks import Distinct, Slug, collection, entry


@entry
class WishTopic:
    """The gifts of one topic.

    `one` are counted nouns in the singular ("doll", shown as "a doll" or "dolls"), `many` nouns
    in the plural only ("roller skates"), and `some` nouns without a number ("slime").
    """

    slug: Slug
    title: str
    one: Distinct = ()
    many: Distinct = ()
    some: Distinct = ()


def _listed(text: str) -> tuple[str, ...]:
    return tuple(" ".join(word.split()) for word in text.split(","))


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


WISH_TOPICS: tuple[WishTopic, ...] = collection(
    WishTopic(
        slug="dolls-and-soft-toys",
        title="Dolls and soft toys",
        one=_listed(
            "doll, baby doll, rag doll, fashion doll, dollhouse, doll house, doll stroller, stroller,"
            " pram, pushchair, crib, cradle, teddy, teddy bear, bear, plushie, plush, plush toy,"
            " stuffed animal, stuffed toy, soft toy, cuddly toy, puppet, hand puppet, marionette,"
            " puppet theater, toy, action figure, figure, figurine, toy figure, squishy, squishmallow,"
            " playhouse, play kitchen, toy kitchen, kitchen set, kitchen playset, playset, play set,"
            " tea set, toy oven, cash register, doctor kit, doctor set, vet set, bottle, dollhouse family,"
            " high chair, music box, jack-in-the-box, nesting doll, bobblehead, mermaid, fairy, princess,"
            " fairy garden, camper, dreamhouse, castle, princess castle, palace, treehouse, tree house"
        ),
        many=_listed("doll clothes, finger puppets, toys, plushies, squishies"),
        some=_listed("dollhouse furniture, doll furniture, play food"),
    ),
    WishTopic(
        slug="building-and-puzzles",
        title="Building and puzzles",
        one=_listed(
            "LEGO set, building set, construction set, construction kit, constructor set, model kit,"
            " model, model plane, model train, model airplane, model car, marble run, puzzle, jigsaw,"
            " jigsaw puzzle, Rubik's cube, brain teaser, magnet set, fort kit, train set, train track,"
            " race track, car track, railway, robot, robot kit, spaceship, space ship, rocket, space shuttle,"
            " pirate ship, ship in a bottle, fire station, police station, farm, stable, lighthouse, bridge,"
            " crane, minifigure, domino set, erector set, gear set, tower"
        ),
        many=_listed(
            "building blocks, wooden blocks, blocks, bricks, magnetic tiles, magnet tiles, magnets,"
            " dominoes, marbles, train tracks, stacking cups, stacking rings"
        ),
        some=_listed("LEGO, Duplo, Playmobil, Meccano, K'nex, Bionicle, Minecraft LEGO"),
    ),
    WishTopic(
        slug="cars-trains-and-planes",
        title="Cars, trains and planes",
        one=_listed(
            "car, toy car, race car, racing car, sports car, police car, toy truck, truck, fire truck,"
            " fire engine, dump truck, garbage truck, monster truck, tow truck, snow plow, snowplow,"
            " digger, excavator, bulldozer, tractor, combine harvester, forklift, cement mixer, bus,"
            " school bus, ambulance, van, train, steam train, tram, boat, toy boat, ship, sailboat,"
            " submarine, airplane, aeroplane, plane, jet, helicopter, drone, remote control car,"
            " remote control boat, remote control helicopter, rc car, rc plane, rc helicopter, rc truck,"
            " go kart, go-kart, ride-on car, pedal car, motorcycle, motorbike, dirt bike, quad bike,"
            " tank engine, slot car track, garage, parking garage, hot rod, tuk-tuk, taxi"
        ),
        many=_listed("wheels, cars, trucks"),
    ),
    WishTopic(
        slug="wheels-and-outdoors",
        title="Wheels and outdoors",
        one=_listed(
            "bicycle, bike, balance bike, mountain bike, bmx bike, cargo bike, tricycle, trike, cycle,"
            " scooter, electric scooter, kick scooter, skateboard, longboard, hoverboard, unicycle,"
            " helmet, bike helmet, bell, bicycle bell, basket, trampoline, swing, swing set, slide,"
            " climbing frame, sandbox, sandpit, seesaw, bouncy castle, jumping castle, bounce house, tent, play tent,"
            " teepee, tunnel, hammock, kite, frisbee, boomerang, yo-yo, hula hoop, jump rope,"
            " skipping rope, pogo stick, water slide, paddling pool, swimming pool, pool, pool float,"
            " swimming ring, bucket, spade, wagon, wheelbarrow, sled, sledge, sleigh, toboggan, bobsled,"
            " snow tube, sleeping bag, backpack, flashlight, torch, headlamp, lantern, compass, whistle,"
            " binocular, bug catcher, butterfly net, fishing rod, fishing pole, fishing net, fishing reel,"
            " fishing line, tackle box, bird house, birdhouse, bird feeder, bubble machine, bubble wand,"
            " water balloon, water blaster, metal detector, walkie talkie, telescope, magnifying glass,"
            " canteen, picnic basket, umbrella, garden set, watering can, snow globe, snowman kit, canoe,"
            " kayak, paddle, paddle board, surfboard, surf board, body board, boogie board, snorkel,"
            " beach ball, crab trap, zip line, climbing wall, rope ladder, treasure map, pocket telescope"
        ),
        many=_listed(
            "roller skates, rollerblades, roller blades, inline skates, bubbles, stilts, binoculars,"
            " walkie talkies, water balloons, hiking boots, climbing shoes, rain boots, wellies,"
            " rubber boots, fishing lures, knee pads, goggles, swim goggles, fins, flippers, snowshoes,"
            " snow shoes, skates"
        ),
    ),
    WishTopic(
        slug="sports",
        title="Sports",
        one=_listed(
            "ball, football, soccer ball, basketball, volleyball, rugby ball, tennis ball, baseball,"
            " softball, netball, handball, hockey puck, puck, hockey stick, hockey net, hockey set,"
            " goal, soccer goal, football goal, basketball hoop, hoop, baseball bat, bat, baseball glove, softball glove,"
            " catcher's mitt, cricket bat, cricket ball, cricket set, cricket kit, tennis racket,"
            " racket, badminton racket, badminton set, table tennis table, ping pong table,"
            " ping pong bat, golf club, golf set, bowling set, bowling ball, lacrosse stick, hurley,"
            " snowboard, ski helmet, ski suit, snow suit, snowsuit, jersey, football jersey, football kit,"
            " football shirt, soccer jersey, basketball jersey, hockey jersey, sports bag, gym bag,"
            " gymnastics mat, tumbling mat, balance beam, leotard, tutu, dance dress, swimsuit,"
            " swim suit, swimming costume, bathing suit, wetsuit, cheer bow, riding helmet, saddle,"
            " horse saddle, yoga mat, punching bag, karate belt, medal, trophy, cup, water bottle,"
            " foosball table, air hockey table, pool table, dartboard, archery set,"
            " skateboard deck, deck, ball pump, cone, petanque set, goalie mask, lasso, fencing mask"
        ),
        many=_listed(
            "football boots, soccer boots, soccer cleats, cleats, goalkeeper gloves, goalie gloves,"
            " shin guards, boxing gloves, ice skates, figure skates, hockey skates, hockey gloves,"
            " skis, cross country skis, ski boots, ski goggles, ski poles, ballet shoes, ballet slippers,"
            " tap shoes, dance shoes, running shoes, basketball shoes, netball shoes, tennis shoes, pom poms,"
            " riding boots, jodhpurs, football socks, football stickers, swim shorts"
        ),
    ),
    WishTopic(
        slug="games",
        title="Games",
        one=_listed(
            "board game, game, card game, card deck, deck of cards, chess set, chess board, chess clock,"
            " checkers set, carrom board, magic kit, magic set, magic trick, joke book, trivia game,"
            " video game, computer game, game console, games console, console, handheld console,"
            " arcade machine, pinball machine, controller, game controller, gaming mouse,"
            " gaming keyboard, gaming headset, gaming chair, gaming pc, VR headset, joystick,"
            " Nintendo, Nintendo Switch, PlayStation, PS4, PS5, Xbox, Game Boy, Wii, Steam Deck,"
            " Tamagotchi, Furby, virtual pet, spinning top, spinner, fidget spinner, fidget toy,"
            " pop it, Beyblade, Transformer, gift box, advent calendar, escape game, bingo game"
        ),
        many=_listed(
            "playing cards, trading cards, Pokémon cards, football cards, hockey cards,"
            " baseball cards, top trumps, dice, darts, jacks, dreidels, board games, video games,"
            " card games, games"
        ),
        some=_listed(
            "chess, checkers, bingo, UNO, Monopoly, Scrabble, Jenga, Twister, Connect Four, Mario Kart,"
            " Minecraft, Roblox, Robux, FIFA, Fortnite, Pokémon, Zelda, Animal Crossing, Just Dance"
        ),
    ),
    WishTopic(
        slug="arts-and-crafts",
        title="Arts and crafts",
        one=_listed(
            "art set, art kit, craft kit, craft set, coloring book, sketchbook,"
            " sketch book, sketch pad, drawing pad, drawing tablet, easel, canvas, paintbrush,"
            " paint set, paint kit, painting set, watercolor set, paint by numbers kit, sewing machine,"
            " sewing kit, knitting kit, weaving loom, bead loom, loom, bead set, bead kit, jewelry kit,"
            " bracelet kit, bracelet maker, friendship bracelet kit, slime kit, candle kit, soap kit, perfume kit,"
            " pottery wheel, clay set, ceramic kit, spirograph, stamp set, stamp, sticker book,"
            " sticker, scrapbook, notebook, diary, journal, pen, fountain pen, pencil, pencil case,"
            " marker, eraser, ruler, stapler, pair of scissors, stencil, 3D pen, 3D printer, glue gun,"
            " origami kit, cross stitch kit, quilt kit, calligraphy set, chalkboard, whiteboard,"
            " drawing board, light board, desk, comic book kit"
        ),
        many=_listed(
            "crayons, colored pencils, coloring pencils, pencils,"
            " pens, markers, felt tips, felt tip pens, gel pens, glitter pens, highlighters, paints,"
            " finger paints, paint brushes, brushes, calligraphy brushes, art markers, watercolors, "
            " watercolor paints, stickers, stamps, beads, braiding beads, hair beads, pastels,"
            " art supplies, craft supplies, school supplies, scissors, knitting needles, pipe cleaners,"
            " loom bands, rainbow loom bands, henna pens, sequins, googly eyes, chalks"
        ),
        some=_listed(
            "Play-Doh, play dough, modeling clay, clay, slime, kinetic sand, glitter, paint, acrylic paint,"
            " face paint, washi tape, chalk, sidewalk chalk, origami paper, paper, colored paper, yarn,"
            " wool, glue, ribbon, stationery, fabric"
        ),
    ),
    WishTopic(
        slug="books-and-stories",
        title="Books and stories",
        one=_listed(
            "book, picture book, storybook, story book, comic, comic book, novel, graphic novel,"
            " joke book, cookbook, cook book, puzzle book, activity book, pop-up book, audiobook, atlas,"
            " encyclopedia, dictionary, bookmark, bookshelf, library card, reading lamp, e-reader, Kindle,"
            " magazine, manga, poster, map, globe, calendar, movie, film"
        ),
        many=_listed("books, chapter books, comics, stories"),
    ),
    WishTopic(
        slug="music",
        title="Music",
        one=_listed(
            "guitar, electric guitar, acoustic guitar, bass guitar, ukulele, violin, cello, viola,"
            " piano, toy piano, keyboard, keyboard piano, synthesizer, drum, drum set, drum kit,"
            " steel drum, tambourine, xylophone, triangle, flute, recorder, clarinet, saxophone,"
            " trumpet, trombone, tuba, horn, harmonica, accordion, harp, banjo, mandolin, fiddle,"
            " bagpipe, kazoo, ocarina, kalimba, tabla, bongo, microphone, karaoke machine, record player,"
            " record, vinyl record, vinyl, album, CD, CD player, radio, speaker, bluetooth speaker,"
            " music stand, amp, amplifier, guitar pick, concert ticket, light stick, singing bowl,"
            " metronome, music player, bouzouki, dombra, vuvuzela"
        ),
        many=_listed(
            "drum sticks, drumsticks, maracas, bells, bagpipes, castanets, concert tickets, bongos"
        ),
        some=_listed("sheet music"),
    ),
    WishTopic(
        slug="science-and-discovery",
        title="Science and discovery",
        one=_listed(
            "microscope, chemistry set, science kit, science set, crystal growing kit, volcano kit,"
            " electronics kit, coding robot, coding kit, circuit kit, solar system model, planetarium,"
            " star projector, night light, weather station, ant farm, fossil kit, fossil, gemstone,"
            " geode, crystal, rock collection, stamp collection, coin collection, dinosaur, dino,"
            " T. rex, dinosaur egg, dinosaur set, dragon, unicorn, Raspberry Pi, calculator, stopwatch,"
            " tool set, tool kit, toolbox, tool box, workbench, hammer, tape measure, lava lamp, lamp,"
            " disco ball, plant, cactus, flower, sunflower, terrarium, kaleidoscope, periscope"
        ),
        many=_listed("dinosaurs, dinos, fossils, crystals, gemstones, seeds, rocks, shells"),
    ),
    WishTopic(
        slug="electronics",
        title="Electronics",
        one=_listed(
            "phone, cell phone, mobile phone, smartphone, iPhone, phone case, tablet, iPad, laptop,"
            " computer, chromebook, MacBook, monitor, mechanical keyboard, mouse, webcam, headset,"
            " watch, wristwatch, wrist watch, smartwatch, smart watch, Apple Watch, alarm clock, clock,"
            " camera, polaroid camera, polaroid, instant camera, video camera, GoPro, go pro, digital camera,"
            " photo printer, projector, TV, television, charger, power bank, MP3 player, Toniebox, Tonie,"
            " Yoto player, tiptoi pen, LED light, LED strip, USB stick, ring light, e-bike"
        ),
        many=_listed(
            "headphones, earphones, earbuds, AirPods, batteries, LED lights, fairy lights, string lights"
        ),
        some=_listed("film for a camera"),
    ),
    WishTopic(
        slug="clothes-and-jewelry",
        title="Clothes and jewelry",
        one=_listed(
            "dress, princess dress, party dress, skirt, shirt, t-shirt, tee shirt, blouse, sweater,"
            " jumper, pullover, cardigan, hoodie, sweatshirt, jacket, coat, winter coat, winter jacket,"
            " raincoat, vest, scarf, hat, cap, baseball cap, beanie, woolly hat, bobble hat, winter hat,"
            " knitted hat, cowboy hat, pirate hat, top hat, crown, tiara, belt, tie, bow tie, bow,"
            " hair bow, headband, hair clip, hairbrush, hair dryer, hair straightener, curling iron,"
            " robe, bathrobe, dressing gown, onesie, nightgown, ball gown, gown, kimono, school uniform,"
            " costume, superhero costume, princess costume, fairy costume, pirate costume, cowboy costume, cape,"
            " superhero cape, mask, wig, magic wand, wand, necklace, bracelet, ring, locket, bangle,"
            " brooch, earring, jewelry box, purse, handbag, wallet, bag, school bag,"
            " schoolbag, suitcase, lunch box, lunchbox, mermaid tail, hula skirt, apron,"
            " eye mask, dress up set, key ring, keychain, pin, badge, lanyard"
        ),
        many=_listed(
            "shoes, sneakers, trainers, boots, winter boots, cowboy boots, cowgirl boots, slippers, sandals,"
            " high heels, light-up shoes, socks, fuzzy socks, wool socks, tights, leggings, pants,"
            " trousers, jeans, shorts, snow pants, pajamas, pyjamas, mittens, gloves, ear muffs,"
            " earmuffs, sunglasses, glasses, earrings, bangles, hair clips, hair ties, hair bows,"
            " fairy wings, wings, clothes, new clothes, moccasins, Crocs, Jordans, school shoes,"
            " football clothes, scrunchies"
        ),
        some=_listed(
            "jewelry, makeup, make-up, nail polish, lip gloss, lip balm, perfume,"
            " skincare, body spray, hair dye, underwear"
        ),
    ),
    WishTopic(
        slug="every-day",
        title="For every day",
        one=_listed(
            "fleece, tee, polo shirt, kilt, tracksuit, jogging suit, nightie, rain jacket, denim"
            " jacket, puffer jacket, body warmer, hair band, book bag, rucksack, satchel, swim"
            " bag, tote bag, drink bottle, flask, gel pen, sharpener, pencil sharpener,"
            " planner, blackboard, bodyboard, paddleboard, BMX, riding hat, gym mat, swim"
            " ring, bin lorry, ride-on tractor, screwdriver, toy drill, work bench, glockenspiel,"
            " fleece blanket, duvet cover, pillowcase, beach towel, hooded towel, comb, dressing"
            " table, jewelry box, heart necklace, charm bracelet, moon lamp, desk lamp, reading"
            " light, world map, pair of binoculars, printer, keyring, armchair, bookcase, popcorn"
            " maker, candy floss machine, face mask, money box, shopping trolley, shopping cart,"
            " doctor's kit, toy hoover, toy vacuum, space hopper, bouncy ball, football annual,"
            " annual"
        ),
        many=_listed(
            "snow boots, wellington boots, flip-flops, fluffy socks, joggers, sweatpants,"
            " dungarees, overalls, pjs, ski gloves, leg warmers, shin pads, elbow pads, swimming"
            " goggles, arm bands, armbands, felt pens,"
            " dumbbells, tools, toy tools"
        ),
        some=_listed(
            "play makeup, shower gel, air dry clay, craft paper, colored paper, hand cream,"
            " sportswear"
        ),
    ),
    WishTopic(
        slug="animals",
        title="Animals",
        one=_listed(
            "puppy, dog, kitten, kitty, cat, bunny, rabbit, hamster, guinea pig, gerbil, parrot,"
            " budgie, goldfish, fish, turtle, tortoise, pony, horse, rocking horse, toy horse,"
            " stick horse, hobby horse, toy dog, toy cat, lamb, sheep, goat, cow, toy cow, pig, duck, duckling,"
            " chick, chicken, baby chick, hen, donkey, llama, alpaca, camel, panda, koala, penguin,"
            " owl, fox, wolf, lion, tiger, elephant, giraffe, zebra, monkey, crocodile, shark, whale,"
            " dolphin, octopus, frog, snake, gecko, lizard, spider, butterfly, bee, ladybug, hedgehog,"
            " squirrel, reindeer, moose, eagle, falcon, lobster, crab, sloth, otter, seal, polar bear,"
            " fish tank, aquarium, dog bed, cat bed, dog toy, cat toy, hamster cage, hamster wheel, cage,"
            " hutch, dog collar, collar, leash, dog leash, pet bed, farm animal, toy animal, animal,"
            " mouse house, hatchimal, horse stable, horse blanket, dog sled, pet carrier, egg"
        ),
        many=_listed("dog treats, horse treats, farm animals, toy animals, animals"),
    ),
    WishTopic(
        slug="treats",
        title="Treats",
        one=_listed(
            "cookie, candy cane, chocolate bar, chocolate, lollipop, gingerbread house,"
            " gingerbread house kit, gingerbread man, cake, cupcake, donut, doughnut, pizza, ice cream,"
            " orange, apple, banana, mango, strawberry, popcorn machine, ice cream maker, shave ice maker, slushy machine,"
            " cotton candy machine, chocolate fountain, baking set, cake pop maker, lunch bag, piñata,"
            " waffle maker, mixing bowl, cookie cutter, pancake, hot chocolate set, muffin, pretzel"
        ),
        many=_listed(
            "cookies, biscuits, chocolates, sweets, candies, gummy bears, jelly beans, marshmallows,"
            " animal crackers, nuts, grapes, strawberries, oranges, lollies, dates, crisps, chips,"
            " peppernuts, sprinkles, candy canes, snacks, treats"
        ),
        some=_listed(
            "candy, chewing gum, bubble gum, popcorn, hot chocolate, hot cocoa, cocoa, licorice, marzipan,"
            " gingerbread, honey, cotton candy, maple syrup, maple candy, fudge, toffee, fruit, cereal"
        ),
    ),
    WishTopic(
        slug="home-and-comfort",
        title="Home and comfort",
        one=_listed(
            "blanket, weighted blanket, quilt, pillow, cushion, bean bag, beanbag, beanbag chair, bed, bunk bed,"
            " bed set, duvet, rug, chair, rocking chair, table, mirror, candle, photo album, picture frame,"
            " photo frame, mug, thermos, plate, hot water bottle, bath bomb, bath toy, rubber duck,"
            " bath robe, towel, toothbrush, piggy bank, treasure chest, toy box, toy chest,"
            " bedside lamp, dream catcher, Christmas tree, Christmas stocking, stocking, snowflake,"
            " star, ornament, nutcracker, nativity set, elf on the shelf, snowman, sleigh bell, bauble,"
            " present, gift, surprise, letter from Santa, postcard, birthday card, wind chime,"
            " prayer mat, hug, balloon, Christmas sweater, Christmas jumper, flag"
        ),
        many=_listed(
            "bath bombs, candles, scented candles, Christmas lights, presents, gifts, surprises,"
            " balloons, curtains, flowers, bed sheets, pillows"
        ),
        some=_listed("snow, bubble bath, bedding, confetti"),
    ),
)

BRANDS: dict[str, str] = {
    "lego": "LEGO", "legos": "LEGO", "duplo": "Duplo", "playmobil": "Playmobil", "barbie": "Barbie",
    "ken": "Ken", "pokemon": "Pokémon", "pikachu": "Pikachu", "minecraft": "Minecraft",
    "roblox": "Roblox", "nintendo": "Nintendo", "switch": "Switch", "xbox": "Xbox", "ps5": "PS5",
    "ps4": "PS4", "playstation": "PlayStation", "wii": "Wii", "nerf": "Nerf",
    "hot wheels": "Hot Wheels", "star wars": "Star Wars", "harry potter": "Harry Potter",
    "paw patrol": "Paw Patrol", "peppa pig": "Peppa Pig", "bluey": "Bluey", "frozen": "Frozen",
    "elsa": "Elsa", "anna": "Anna", "disney": "Disney", "disney princess": "Disney Princess",
    "mickey mouse": "Mickey Mouse", "minnie mouse": "Minnie Mouse", "spiderman": "Spider-Man",
    "spider man": "Spider-Man", "batman": "Batman", "superman": "Superman", "hulk": "Hulk",
    "marvel": "Marvel", "avengers": "Avengers", "ninjago": "Ninjago", "friends": "Friends",
    "technic": "Technic", "city": "City", "lol": "LOL", "my little pony": "My Little Pony",
    "hello kitty": "Hello Kitty", "sylvanian": "Sylvanian", "calico critters": "Calico Critters",
    "schleich": "Schleich", "american girl": "American Girl", "baby alive": "Baby Alive",
    "baby born": "Baby Born", "bratz": "Bratz", "monster high": "Monster High",
    "thomas": "Thomas", "cocomelon": "Cocomelon", "sonic": "Sonic", "mario": "Mario",
    "super mario": "Super Mario", "zelda": "Zelda", "fortnite": "Fortnite", "moomin": "Moomin",
    "pippi": "Pippi", "gruffalo": "Gruffalo", "transformers": "Transformers", "gundam": "Gundam",
    "brio": "BRIO", "tonies": "Tonies", "crayola": "Crayola", "play doh": "Play-Doh",
    "jurassic world": "Jurassic World", "encanto": "Encanto", "moana": "Moana",
    "taylor swift": "Taylor Swift", "bts": "BTS", "apple": "Apple", "bluetooth": "Bluetooth",
    "liverpool": "Liverpool", "messi": "Messi", "ronaldo": "Ronaldo", "jojo siwa": "JoJo Siwa",
    "winnie the pooh": "Winnie the Pooh", "bob the builder": "Bob the Builder",
    "fireman sam": "Fireman Sam", "pj masks": "PJ Masks", "tiptoi": "tiptoi", "kpop": "K-pop",
    "beats": "Beats", "magna": "Magna", "stitch": "Stitch", "polly pocket": "Polly Pocket",
    "arsenal": "Arsenal", "chelsea": "Chelsea", "everton": "Everton", "tottenham": "Tottenham", "celtic": "Celtic",
    "rangers": "Rangers", "haaland": "Haaland", "lakers": "Lakers", "yankees": "Yankees",
}  # fmt: skip
"""Names of makers and stories that may come before a gift, and how they are spelled."""

ALONE: dict[str, str] = {
    "barbie": "a Barbie doll", "paw patrol": "Paw Patrol toys", "spiderman": "a Spider-Man toy",
    "lol": "an LOL doll", "lol surprise": "an LOL doll", "my little pony": "My Little Pony",
    "baby alive": "a Baby Alive doll", "baby born": "a Baby Born doll", "american girl": "an American Girl doll",
    "nerf gun": "a Nerf blaster", "nerf guns": "a Nerf blaster", "nerf blaster": "a Nerf blaster", "nerf": "a Nerf blaster",
    "water gun": "a water blaster", "water pistol": "a water blaster", "monster high": "a Monster High doll",
    "hot wheels": "Hot Wheels cars", "pikachu": "a Pikachu toy", "switch": "a Nintendo Switch",
    "hydro flask": "a water bottle", "v bucks": "Fortnite", "make up": "makeup", "legos": "LEGO",
    "cocomelon": "Cocomelon toys", "bluey": "Bluey toys", "elsa": "an Elsa doll",
    "thomas": "Thomas the train", "playdough": "play dough", "bow and arrow": "a bow and arrow set",
    "bow and arrows": "a bow and arrow set", "schleich": "Schleich horses", "nutella": "Nutella",
    "gruffalo": "the Gruffalo", "beyblades": "Beyblades", "transformers": "Transformers",
    "hot coco": "hot cocoa", "tonies": "Tonies", "kpop": "K-pop", "gundam": "a Gundam model",
}  # fmt: skip
"""Wishes that are shown in other words than typed."""

SPELLINGS: dict[str, str] = {
    "colouring": "coloring", "coloured": "colored", "watercolour": "watercolor", "watercolours": "watercolors",
    "jewellery": "jewelry",
    "bycicle": "bicycle", "bicicle": "bicycle", "bycycle": "bicycle", "bicyle": "bicycle",
    "byke": "bike", "biek": "bike", "skatbord": "skateboard", "skatebord": "skateboard",
    "skate board": "skateboard", "skater board": "skateboard", "scoter": "scooter", "skooter": "scooter",
    "choclate": "chocolate", "chocolat": "chocolate", "choclates": "chocolates", "coco": "cocoa",
    "dinosor": "dinosaur", "dinosors": "dinosaurs", "dinasaur": "dinosaur", "dinosaurus": "dinosaur",
    "dinasaurs": "dinosaurs", "dinosour": "dinosaur", "dinosours": "dinosaurs", "trex": "T. rex",
    "t rex": "T. rex", "remot": "remote", "controll": "control", "controle": "control",
    "remote controlled": "remote control", "radio controlled": "remote control", "truk": "truck",
    "trucke": "truck", "excavtor": "excavator", "exavator": "excavator", "barbi": "barbie",
    "barby": "barbie", "lago": "lego", "leggo": "lego", "pokeman": "pokemon", "pokimon": "pokemon",
    "ninjargo": "ninjago", "unicon": "unicorn", "unicorm": "unicorn", "yunicorn": "unicorn",
    "pupy": "puppy", "puppie": "puppy", "kiten": "kitten", "kittin": "kitten", "hampster": "hamster",
    "hampsters": "hamsters", "teddybear": "teddy bear", "tedy": "teddy", "teddie": "teddy",
    "gitar": "guitar", "guitare": "guitar", "pianno": "piano", "ukelele": "ukulele",
    "trampolin": "trampoline", "tramplene": "trampoline", "telascope": "telescope",
    "microscop": "microscope", "nail varnish": "nail polish", "nailpolish": "nail polish",
    "lipgloss": "lip gloss", "playstation 5": "PS5", "play station": "PlayStation", "play station 5": "PS5",
    "ps 5": "PS5", "ps 4": "PS4", "x box": "Xbox", "i pad": "iPad", "i phone": "iPhone", "air pods": "AirPods",
    "head phones": "headphones", "ear buds": "earbuds", "ipod": "music player", "rubik cube": "Rubik's cube",
    "rubix cube": "Rubik's cube", "suprise": "surprise", "surprize": "surprise", "wistle": "whistle",
    "colering book": "coloring book", "colring book": "coloring book", "crayans": "crayons",
    "cryons": "crayons", "legings": "leggings", "squishmellow": "squishmallow", "slyme": "slime",
    "rolerskates": "roller skates", "rollerskates": "roller skates", "iceskates": "ice skates",
    "footbal": "football", "foot ball": "football", "basket ball": "basketball", "soccerball": "soccer ball",
    "tricicle": "tricycle", "helecopter": "helicopter", "helicoptor": "helicopter",
    "airplain": "airplane", "aroplane": "aeroplane", "jigsaws": "jigsaw puzzles", "t shirt": "t-shirt",
    "tshirt": "t-shirt", "pijamas": "pajamas", "sox": "socks", "vr": "VR headset", "oculus": "VR headset",
    "walky talky": "walkie talkie", "walkie talky": "walkie talkie", "walky talkies": "walkie talkies",
    "yoyo": "yo-yo", "yo yo": "yo-yo",
    "telescop": "telescope", "teliscope": "telescope", "chocolate brown": "brown",
    "mint green": "green", "sky blue": "blue", "leggins": "leggings", "back pack": "backpack",
    "gocart": "go-kart", "go cart": "go-kart", "pinata": "piñata",
}  # fmt: skip
"""How children spell, and what it means."""

COLORS = _set(
    """
    red blue green yellow pink purple orange black white brown gray grey gold golden silver
    turquoise violet lilac rainbow
    peach teal beige maroon magenta aqua burgundy lavender mint cream
    """
)
"""Colors, which are quoted."""

ADJECTIVES = _set(
    """
    welly woolly big small little tiny large huge giant mini long short new real nice pretty
    beautiful cute cool awesome amazing best favorite favourite super mega special fun funny
    soft fluffy fuzzy cuddly warm cozy cosy sparkly sparkling glittery shiny bright colorful
    colourful light dark wooden metal plastic magic magical electric electronic talking singing
    dancing walking flying interactive wireless bluetooth remote control rc radio smart digital
    portable folding adult proper good fast speedy loud quiet old vintage antique handmade
    homemade stuffed plush toy pretend play baby kids kid's child's children's girls boys whole
    complete full size sized own another extra more few couple first second winter summer
    christmas sports school outdoor indoor inflatable waterproof leather wool knitted cotton
    velvet silk fancy scented chocolate holographic folk irish highland flamenco gaelic musical
    scary friendly happy fairy princess pirate cowboy cowgirl mechanical acoustic professional
    junior cuddle crazy simple plain striped spotty spotted tall thin thick round square sharp
    deep heavy shaped rainbow glow multicolored multicoloured pastel neon navy purple rose curly
    straight blonde blond brunette black brown red blue woolen woollen glass rubber foam cold
    comfy snuggly squishy stretchy rechargeable manual automatic foldable light-up lightup
    glowing beginner beginners starter training sparkle beaded knit crochet crocheted sequined
    sequin polka dot dotted plaid checkered unicorn dinosaur mermaid space football soccer
    ballet ballerina hot pocket swiss piece pieces luxury luxurious perfect lovely brilliant
    fantastic wonderful silky smooth biggest smallest largest tallest longest softest coolest
    cutest prettiest nicest fastest newest bigger smaller softer warmer longer fluffiest
    cuddliest incredible fabulous gorgeous elegant modern classic traditional original genuine
    reusable washable adjustable personalized personalised educational scientific creative
    sturdy safe easy lightweight heavy-duty family metallic transparent clear thermal padded
    hooded high low quality top
    second-hand used lined knee-length long-sleeved stripy snug mint sky
    """
)
"""Words before a gift that are left out."""

OPENING = _set(
    """
    i i'd id i'm would like want wish wishes for hope to get please pls plz dear santa claus
    hello hi can could may might you bring give me us some any a an the new brand very really
    realy love wanted need this year christmas and also maybe just only it is would've one
    another set pair box bag pack packs piece pieces bottle kind of lot lots all bit so much
    getting receive more few many present presents list i’d i’m we we’d our was hoping wondering
    badly truly dearly desperately always dreamed dreaming dream wishing wished hopefully
    probably mostly especially definitely absolutely finally ever too since long time thing
    things something favorite most these those here item first second third next last lastly
    best number choice idea mainly actually honestly super be happy glad pleased excited
    delighted
    loads tons heaps load gimme wanna fancy n
    """
)
"""Words before a gift that say only that it is a wish."""

ENDING = _set(
    """
    how with for that which so from to in into like on of about because please pls plz thanks
    thank who where when if or and by as at size number no. nr it i but made set kit too also my
    me mine us we our ours she he they a an the this these those its is has have can do does one
    ones lots lot many much more some any all every each other others brother brothers sister
    sisters mom mum mommy mummy mama mother dad daddy papa father grandma granny nana
    grandmother grandpa grandad granddad grandfather grandparents parents family friend friends
    cousin cousins aunt auntie uncle baby babies twin twins teacher class bff best kids kid
    children child girl girls boy boys everyone everybody house room bedroom garden yard
    backyard school bath beach park water sea ocean lake winter summer spring autumn fall
    christmas birthday morning night outside inside outdoors indoors hair eyes face tail wheel
    legs arms ears nose buttons button pocket pockets zip zipper hood handle lid strap straps
    string strings ribbons lace laces lock key keys screen light lights sound sounds music song
    songs battery remote cable seat stand stripes stripe dots spots hearts heart moon sparkles
    sparkle rainbows space pictures picture photos photo name names letters letter numbers pages
    page words story colors colours color colour pieces piece parts part accessories accessory
    pack box case cover sizes small medium large xl xs xxl cm inch inches foot feet tall long
    wide years year old age up wood wooden metal plastic leather cotton fur velvet play plays
    playing ride rides riding read reads reading draw drawing painting coloring sing sings
    singing dance dances dancing talk talks talking walk walks walking fly flies flying move
    moves roll rolls rolling drive drives driving jump jumps jumping run runs running swim swims
    swimming float floats glow glows glowing shine shines shining change changes open opens
    close closes make makes build building learn learning wear sleep sleeping cuddle cuddles
    write writing take carry share use put roar roars meow meows bark barks blow cook cooking
    bake baking sew sewing knit knitting work works look looks listen hear gear gears pump
    pirates pirate ballerina soccer hockey tennis planets planet sun world around under over
    near next very really pretty dark maze adventure adventures riddles tracks track pattern
    print shape shaped form ballet karate badly truly dearly desperately especially definitely
    everyday daily weekend weekends holiday holidays vacation trip trips travel traveling
    travelling camping hiking climbing fishing cycling biking skating skiing sledding surfing
    gardening gymnastics yoga judo sports sport practice lessons lesson training math science
    art arts crafts craft homework office desk kitchen bathroom bedtime tea parties party picnic
    picnics rain rainy sunny cold hot weather days nights evening outdoor indoor everywhere
    anywhere together another while during before after until whenever fits match matches
    matching same different new favorite team club player players character characters show
    movie movies series cartoon youtube hero heroes superhero superheroes magic tricks trick
    experiments experiment surprise own able using used hold keep count solve glue
    store collect collecting collection dress feed brush comb style styling needs wants likes
    loves would could will wish want love asap soon universe whole entire town street happy see
    go goes
    yrs yr months kg litres liters nan nanna nanny gran gramps grandads granddads pops nonna
    nonno great godmother godfather neighbor neighbour niece nephew stepmom stepdad stepsister
    stepbrother sit sits fox foxes owl owls bear bears teddy teddies bunny bunnies rabbit
    rabbits cat cats kitten kittens dog dogs puppy puppies horse horses unicorn
    unicorns dinosaur dinosaurs dino dinos panda pandas lion lions tiger tigers dragon dragons
    dolphin dolphins shark sharks butterfly butterflies fish monkey monkeys koala koalas penguin
    penguins whale whales turtle turtles reindeer deer hedgehog hedgehogs raccoon squirrel
    squirrels sloth sloths star stars cloud clouds rocket rockets flower flowers pots pans pot
    pan lids cups plates cutlery amp sticks net ball balls goal stabilisers stabilizers wheels
    basket bell real sleeves sleeve drawings
    """
)
"""Words with which the gift is named and something else begins; the rest is left out."""

DETAILS = _set("with about that which because who where when so")
"""Words after which the rest of a wish tells more of the same gift."""

REFUSING = _set("no not none never nothing don't nope")
"""Words that take back the wish before them: "dolls, no thank you"."""

ALIVE = _set("real actual proper genuine live living alive")
"""Words that make a living being of an animal."""

NUMBERS: dict[str, str] = {
    "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight",
    "9": "nine", "10": "ten",
}  # fmt: skip
"""Numbers, which are quoted as words."""

PATTERNS: dict[str, str] = {
    "one": "a {color} {before} {gift}",
    "many": "{number} {color} {before} {gift}",
    "some": "{color} {before} {gift}",
}
"""How a gift of each kind is named, with the words that come before it."""

ELISIONS: dict[str, str] = {
    r"^a (?!uni|uke|euro|USB|one)(?=[aeiou]|MP3|RC |LED |LOL|Xbox)": "an ",
}
"""What is corrected in that name."""

IRREGULAR: dict[str, str] = {
    "mouse": "mice", "fish": "fish", "goldfish": "goldfish", "sheep": "sheep",
    "reindeer": "reindeer", "moose": "moose", "bookshelf": "bookshelves", "wolf": "wolves",
    "scarf": "scarves", "snowman": "snowmen", "deck of cards": "decks of cards",
    "pair of scissors": "scissors",
}  # fmt: skip
"""Plurals that no rule makes."""

JOINS = _set("and plus &")
"""Words between two wishes."""

POLITE: tuple[str, ...] = (
    "for my little baby brother", "for my little best friend", "for my little baby sister",
    "for my big baby brother", "for my big best friend", "for my big baby sister", "my number one wish is",
    "for my little brother", "for my little grandma", "for my little grandpa", "bring my baby brother",
    "i would like to have", "i would love to have", "for my little sister", "for my little granny",
    "for my little friend", "for my little cousin", "for my little family", "bring my best friend",
    "bring my baby sister", "give my baby brother", "it would make my day", "could i please have",
    "my biggest dream is", "for my baby brother", "for my little mommy", "for my little mummy",
    "for my little daddy", "give my best friend", "give my baby sister", "thank you very much",
    "my biggest wish is", "for my best friend", "for my baby sister", "for my little nana",
    "for my big brother", "for my big grandma", "for my big grandpa", "can i please have",
    "may i please have", "if it is possible", "for my little mom", "for my little mum", "for my little dad",
    "for my big sister", "for my big granny", "for my big friend", "for my big cousin", "for my big family",
    "my first wish is", "if you have time", "for my big mommy", "for my big mummy", "for my big daddy",
    "bring my brother", "bring my grandma", "bring my grandpa", "my only wish is", "if that is okay",
    "if you have one", "merry christmas", "for my big nana", "bring my sister", "bring my granny",
    "bring my friend", "bring my cousin", "bring my family", "give my brother", "give my grandma",
    "give my grandpa", "i want to have", "my big wish is", "for my brother", "for my grandma",
    "for my grandpa", "for my big mom", "for my big mum", "for my big dad", "bring my mommy",
    "bring my mummy", "bring my daddy", "give my sister", "give my granny", "give my friend",
    "give my cousin", "give my family", "my wishes are", "all i want is", "if it is okay", "for my sister",
    "for my granny", "for my friend", "for my cousin", "for my family", "bring my nana", "give my mommy",
    "give my mummy", "give my daddy", "so happy with", "excited about", "could i have", "if you could",
    "kind regards", "lots of love", "for my mommy", "for my mummy", "for my daddy", "bring my mom",
    "bring my mum", "bring my dad", "give my nana", "my dream is", "if possible", "best wishes",
    "for my nana", "give my mom", "give my mum", "give my dad", "happy about", "can i have", "may i have",
    "my wish is", "if you can", "for my mom", "for my mum", "for my dad", "happy with", "glad about",
    "could you", "would you", "thank you", "very much", "with love", "will you", "love you", "can you",
    "to have", "so much", "from me", "you can", "if you",
)  # fmt: skip
"""Words to Santa that are no part of a wish."""
