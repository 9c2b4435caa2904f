"""Recipes of the cookie tin: gingerbread, Santa's favorites and sugar plum bites."""

from santa_app.content.recipes.model import Recipe, Step

COOKIES = (
    Recipe(
        title="Gingerbread Cookies",
        description="Gingerbread that is crisp at the edges, soft in the middle and fragrant with ginger, cinnamon and cloves. The dough is kind to beginners and holds its shape, so every button and bow stays where you put it.",
        course="Cookies",
        cuisine="European",
        time_note="The preparation includes 1 hour of chilling and 15 minutes of cooling.",
        servings=30,
        makes="30 cookies, about 8 cm (3 in) tall",
        calories=125,
        difficulty="Medium",
        rating=4.9,
        tags=("Cookies", "Baking", "Family favorite"),
        ingredients=(
            "375 g (3 cups) plain (all-purpose) flour, plus a little for rolling",
            "1 teaspoon baking soda (bicarbonate of soda)",
            "2 teaspoons ground ginger",
            "2 teaspoons ground cinnamon",
            "¼ teaspoon ground cloves",
            "¼ teaspoon fine salt",
            "115 g (½ cup) unsalted butter, soft",
            "100 g (½ cup, packed) brown sugar",
            "120 ml (½ cup) molasses or black treacle",
            "1 large egg",
            "For the icing: 150 g (1¼ cups) icing (powdered) sugar",
            "For the icing: 4–5 teaspoons (20–25 ml) milk",
        ),
        instructions=(
            Step(
                text="Whisk the flour, baking soda, ginger, cinnamon, cloves and salt in a bowl.",
                prep=5,
            ),
            Step(
                text="In a large bowl, beat the butter and sugar until pale and fluffy, about 3 minutes. Beat in the egg, then the molasses. It may look curdled; the flour will mend that.",
                prep=5,
            ),
            Step(
                text="Stir in the flour mixture in two goes, just until no dry patches remain. Shape the dough into two flat discs and wrap them.",
                prep=5,
            ),
            Step(
                text="Chill the dough in the fridge for 1 hour, so that it rolls without sticking and keeps its shape in the oven.",
                prep=60,
            ),
            Step(
                text="Heat the oven to 180 °C (350 °F; 160 °C fan) and line two baking sheets with parchment. Roll out one disc at a time on a floured surface, 5 mm (¼ in) thick. Cut out shapes and set them 2.5 cm (1 in) apart. Press the scraps together and roll them again.",
                prep=15,
            ),
            Step(
                text="Bake one sheet at a time for 9–10 minutes each, until the edges are firm and the middles still give a little.",
                cook=20,
            ),
            Step(
                text="Leave the cookies on the sheet for 5 minutes, then move them to a rack for 10 minutes, until quite cool.",
                prep=15,
            ),
            Step(
                text="Stir the icing sugar with 4 teaspoons of milk until thick and smooth; add the last teaspoon only if it will not flow. Spoon it into a small bag, snip off the very tip, and draw faces, buttons and bows. Let the icing set before stacking.",
                prep=15,
            ),
        ),
        allergy_note="Contains wheat (gluten), milk and egg. For a dairy-free batch use a plant-based baking block, and water in the icing. Sprinkles and candies may contain nuts or soy, so read the packet.",
        for_children="Pressing the cutters, brushing off flour and giving every gingerbread person a smile.",
        storage="In a closed tin at room temperature for up to 2 weeks. The dough keeps 3 days in the fridge or 2 months in the freezer.",
        alt="A smiling gingerbread person with white icing and three buttons among star-shaped cookies",
    ),
    Recipe(
        title="Santa's Favorite Cookies",
        description="Chewy chocolate chip cookies with a sparkle of crushed candy cane. Mrs. Claus says two on the plate is polite; Santa says three.",
        course="Cookies",
        cuisine="American",
        servings=24,
        makes="24 cookies",
        calories=125,
        difficulty="Easy",
        rating=4.9,
        tags=("Cookies", "Chocolate", "Christmas Eve"),
        ingredients=(
            "155 g (1¼ cups) plain (all-purpose) flour",
            "½ teaspoon baking soda (bicarbonate of soda)",
            "¼ teaspoon fine salt",
            "115 g (½ cup) unsalted butter, soft",
            "100 g (½ cup, packed) light brown sugar",
            "50 g (¼ cup) white sugar",
            "1 large egg",
            "1 teaspoon vanilla extract",
            "170 g (1 cup) semi-sweet chocolate chips",
            "30 g (1 oz) candy canes, about 2, crushed",
        ),
        instructions=(
            Step(
                text="Heat the oven to 180 °C (350 °F; 160 °C fan). Line two baking sheets with parchment. Whisk the flour, baking soda and salt in a small bowl.",
                prep=5,
            ),
            Step(
                text="Beat the butter with both sugars for 2–3 minutes, until light. Beat in the egg and the vanilla.",
                prep=5,
            ),
            Step(
                text="Stir in the flour mixture until it just disappears, then fold in the chocolate chips.",
                prep=5,
            ),
            Step(
                text="Scoop 24 level tablespoons of dough onto the sheets, 12 to a sheet, 5 cm (2 in) apart.",
                prep=5,
            ),
            Step(
                text="Bake one sheet at a time for 10 minutes each. The edges should be golden and the middles still look soft. Sprinkle the candy cane over each sheet the moment it leaves the oven, so that it sticks.",
                cook=20,
            ),
            Step(
                text="Let the cookies firm up on the sheet for 5 minutes before moving them to a rack.",
                cook=5,
            ),
        ),
        allergy_note="Contains wheat (gluten), milk and egg; most chocolate chips contain soy and may hold traces of nuts. Check both chocolate and candy canes if somebody has an allergy.",
        for_children="Crushing the candy canes in a closed bag with a rolling pin, and choosing the best cookies for Santa's plate.",
        storage="In a closed tin for 5 days. Frozen balls of dough bake from frozen in 12 minutes.",
        alt="A plate of chocolate chip cookies next to a glass of milk",
    ),
    Recipe(
        title="Sugar Plum Fairy Bites",
        description="Little no-bake sweets of dried plums, dates and almonds, rolled in frosty sugar. There really were sweets called sugar plums, and these are ready before the music ends.",
        course="Sweet treat",
        cuisine="British",
        time_note="The preparation includes 30 minutes of chilling. Nothing is baked.",
        servings=12,
        makes="24 bites, two each",
        calories=125,
        difficulty="Easy",
        rating=4.6,
        tags=("No-bake", "Sweet treat", "Gluten-free"),
        ingredients=(
            "175 g (1 cup) soft pitted prunes (dried plums)",
            "75 g (½ cup) soft pitted dates",
            "100 g (1 cup) ground almonds",
            "1 tablespoon (20 g) honey",
            "Finely grated zest of 1 orange",
            "½ teaspoon ground cinnamon",
            "¼ teaspoon ground cardamom",
            "50 g (¼ cup) white sugar, for rolling",
        ),
        instructions=(
            Step(
                text="Feel through the prunes and dates for any stray stones, then chop them roughly.",
                prep=5,
            ),
            Step(
                text="Put the fruit, almonds, honey, zest and spices in a food processor and pulse until the mixture clumps when pinched. Without a machine, chop very finely and knead by hand.",
                prep=5,
            ),
            Step(
                text="With damp hands, roll the mixture into 24 balls the size of a cherry tomato.",
                prep=15,
            ),
            Step(
                text="Put the sugar in a shallow bowl and roll each ball in it until it sparkles.",
                prep=5,
            ),
            Step(
                text="Set the bites on a lined tray and chill for 30 minutes, until firm.", prep=30
            ),
        ),
        allergy_note="Contains almonds. For a nut-free batch use the same weight of ground sunflower seeds. Honey is not for children under 12 months. Cut the bites in quarters for children under 4.",
        for_children="All the rolling, and the sugar snow at the end.",
        storage="In the fridge, in layers with paper between, for up to 2 weeks.",
        alt="A bowl piled high with purple sugar plums that sparkle with sugar",
    ),
)
