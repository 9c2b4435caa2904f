"""Recipes of the Christmas table: turkey, pudding and roasted carrots."""

from santa_app.content.recipes.model import Recipe, Step

FEAST = (
    Recipe(
        slug="roast-turkey-cranberry-sauce",
        title="Roast Turkey with Cranberry Sauce",
        description="A golden herb-buttered turkey that stays juicy, with gravy from its own pan. The bright cranberry sauce simmers while the bird roasts.",
        course="Main course",
        cuisine="American",
        time_note="The cooking includes 30 minutes of resting. A frozen turkey needs about 2½ days in the fridge to thaw first.",
        servings=8,
        makes="8 servings, with leftovers for sandwiches",
        calories=575,
        difficulty="Hard",
        rating=4.8,
        tags=("Main course", "Christmas dinner", "Gluten-free"),
        ingredients=(
            "1 turkey, about 5 kg (11 lb), fully thawed, giblets removed",
            "115 g (½ cup) unsalted butter, soft",
            "2 tablespoons chopped fresh thyme and sage (or 2 teaspoons dried)",
            "1 lemon, zest finely grated, fruit halved",
            "2 teaspoons fine salt",
            "½ teaspoon ground black pepper",
            "2 onions, quartered",
            "2 carrots, in chunks",
            "2 sticks celery, in chunks",
            "500 ml (2 cups) gluten-free chicken or vegetable stock",
            "For the gravy: 2 tablespoons (16 g) cornstarch (cornflour) and 3 tablespoons (45 ml) cold water",
            "For the sauce: 340 g (12 oz; 3½ cups) fresh or frozen cranberries",
            "For the sauce: 150 g (¾ cup) white sugar",
            "For the sauce: 1 orange, zest finely grated, juice squeezed",
            "For the sauce: 120 ml (½ cup) water",
        ),
        instructions=(
            Step(
                text="Take the turkey out of the fridge 30 minutes before roasting. Pat it dry with paper towels, but do not wash it, since splashing spreads germs. Set a rack low in the oven and heat it to 165 °C (325 °F; 145 °C fan).",
                prep=30,
            ),
            Step(
                text="Mash the butter with the herbs, lemon zest, salt and pepper. Loosen the skin over the breast with your fingers, push half of the butter under it, and rub the rest over the outside. Wash your hands well.",
                prep=15,
            ),
            Step(
                text="Scatter onions, carrots and celery in a large roasting pan and pour in the stock. Put the lemon halves inside the turkey, set it breast up on the vegetables, tie the legs, and cover it loosely with foil.",
                prep=10,
            ),
            Step(
                text="Roast for 2 hours. Spoon the pan juices over the turkey once, halfway through.",
                cook=120,
            ),
            Step(
                text="Take off the foil and roast for about 1 hour more, until the skin is golden and a thermometer in the thickest part of the thigh and of the breast, not touching bone, reads 74 °C (165 °F). Go by the thermometer, not the clock.",
                cook=60,
            ),
            Step(
                text="While it roasts, put the cranberries, sugar, orange zest, orange juice and water in a pan. Simmer for 10–12 minutes, stirring, until most berries have burst. The sauce thickens as it cools."
            ),
            Step(
                text="Lift the turkey onto a board, cover it loosely with foil and let it rest for 30 minutes, so that the juices stay in the meat.",
                cook=30,
            ),
            Step(
                text="Meanwhile strain the pan juices into a saucepan and spoon off the fat. Stir the cornstarch into the cold water, whisk it in, and simmer for 5 minutes, until glossy. Taste for salt."
            ),
            Step(
                text="Carve the turkey and serve with warm gravy and the cranberry sauce.", prep=5
            ),
        ),
        allergy_note="Contains milk (butter) and celery. Stock cubes may contain wheat, milk or celery, so read the label. Use olive oil in place of butter for a dairy-free bird.",
        for_children="Popping the cranberries with the back of a spoon once the pan is off the heat, and writing the place cards.",
        storage="Chill leftovers within 2 hours. They keep 3 days in the fridge, and the cranberry sauce 10 days.",
        alt="A golden roast turkey on a platter beside a bowl of red cranberry sauce",
    ),
    Recipe(
        title="Christmas Pudding",
        description="A dark, fruity pudding, steamed until it shines. This one is made with orange juice instead of brandy, so everybody at the table can have a slice and everybody can stir in a wish.",
        course="Dessert",
        cuisine="British",
        time_note="Most of it is waiting: 30 minutes of soaking and 4 hours of steaming.",
        servings=8,
        makes="1 pudding in a 1.2 liter (5 cup) basin",
        calories=365,
        difficulty="Hard",
        rating=4.7,
        tags=("Dessert", "Traditional", "Make ahead"),
        ingredients=(
            "300 g (2 cups) mixed raisins, sultanas and currants",
            "75 g (½ cup) soft dried figs, chopped small",
            "1 orange, zest finely grated",
            "120 ml (½ cup) orange juice",
            "100 g (7 tablespoons) unsalted butter, soft, plus some for the basin",
            "100 g (½ cup, packed) dark brown sugar",
            "1 tablespoon (20 g) molasses or black treacle",
            "2 large eggs",
            "60 g (½ cup) plain (all-purpose) flour",
            "½ teaspoon baking powder",
            "75 g (1½ cups) fresh white breadcrumbs",
            "2 teaspoons mixed spice (or 1 teaspoon cinnamon, ½ teaspoon ginger and ½ teaspoon nutmeg)",
            "¼ teaspoon fine salt",
            "1 small apple, about 120 g (4 oz), peeled and coarsely grated",
            "Custard or cream, to serve",
        ),
        instructions=(
            Step(
                text="Warm the orange juice until it steams. Stir in the raisins, sultanas, currants, figs and zest, and leave to soak for 30 minutes.",
                prep=30,
            ),
            Step(
                text="Butter a 1.2 liter (5 cup) pudding basin and put a small circle of parchment in the bottom.",
                prep=5,
            ),
            Step(
                text="Beat the butter and sugar until fluffy. Beat in the eggs one at a time, then the molasses.",
                prep=10,
            ),
            Step(
                text="Fold in the flour, baking powder, breadcrumbs, spice and salt, then the apple and the fruit with its juice. Everybody stirs once and makes a wish.",
                prep=10,
            ),
            Step(
                text="Spoon the mixture into the basin and level it. Cover with parchment and then foil, both with a pleat in the middle so that the pudding can rise, and tie them tightly under the rim with string.",
                prep=10,
            ),
            Step(
                text="Stand the basin on an upturned saucer in a large pan. Pour in boiling water to halfway up the basin, put on the lid, and simmer gently for 4 hours. Top up with boiling water every 45 minutes; the pan must not boil dry.",
                cook=240,
            ),
            Step(
                text="Lift out the basin with oven gloves and let it stand for 10 minutes. Take off foil and paper, run a knife round the edge, and turn the pudding out onto a plate. Serve with custard or cream.",
                cook=10,
            ),
        ),
        allergy_note="Contains wheat (gluten), milk and egg. Dried fruit may be preserved with sulfites. For a gluten-free pudding use gluten-free flour, baking powder and breadcrumbs.",
        for_children="Stirring in the wish, from east to west as the old custom has it.",
        storage="Wrapped in the fridge for 2 weeks, or frozen for 3 months. Steam for 1½ hours to reheat.",
        alt="A round dark Christmas pudding topped with white sauce and a sprig of holly",
    ),
    Recipe(
        title="Reindeer Carrots",
        description="Sticky maple-roasted carrots for the family, and nine crunchy raw ones saved for the visitors on the roof.",
        course="Side dish",
        cuisine="American",
        servings=4,
        makes="4 side servings, and 9 raw carrots for the reindeer",
        calories=120,
        difficulty="Easy",
        rating=4.5,
        tags=("Side dish", "Vegan", "Gluten-free"),
        ingredients=(
            "500 g (1 lb 2 oz) slim carrots, scrubbed",
            "1 tablespoon (15 ml) olive oil",
            "¼ teaspoon fine salt",
            "1 teaspoon fresh thyme leaves (or ¼ teaspoon dried)",
            "1 tablespoon (20 g) maple syrup",
            "2 tablespoons (20 g) pumpkin seeds",
            "9 small raw carrots with their green tops, for the reindeer",
        ),
        instructions=(
            Step(
                text="Heat the oven to 200 °C (400 °F; 180 °C fan) and line a baking sheet. Wash the nine reindeer carrots and set them aside on a plate.",
                prep=5,
            ),
            Step(
                text="Halve the other carrots lengthwise; quarter any that are thicker than your thumb.",
                prep=3,
            ),
            Step(
                text="Toss them on the sheet with the oil, salt and thyme, and spread them out in one layer.",
                prep=2,
            ),
            Step(text="Roast for 15 minutes.", cook=15),
            Step(
                text="Turn the carrots, drizzle with the maple syrup, sprinkle with the pumpkin seeds, and roast for 10 minutes more, until sticky and tender.",
                cook=10,
            ),
        ),
        allergy_note="None of the common allergens in the recipe itself. Pumpkin seeds are sometimes packed beside nuts or sesame, so read the packet. Leave the seeds off for children under 5, who can choke on them.",
        for_children="Scrubbing the carrots, and setting out the reindeer plate by the window.",
        storage="Best fresh. Leftovers keep 3 days in the fridge and are good in soup.",
        alt="A bunch of carrots on a table, and a reindeer looking in through the window",
    ),
)
