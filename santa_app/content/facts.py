"""True things that few people know, for the 'Did you know' parts of the content pages."""

from santa_app.content.checks import collection, entry


@entry
class Fact:
    """A fact that was looked up, not made up."""

    title: str
    text: str


RECIPE_FACTS: tuple[Fact, ...] = collection(
    (
        Fact(
            title="Sugar plums held no plums",
            text="For centuries a sugar plum was a seed or a nut coated in many layers of hard sugar. The name came from its shape.",
        ),
        Fact(
            title="Stir-up Sunday",
            text="In England the pudding is traditionally mixed on the last Sunday before Advent, and everybody stirs and makes a wish.",
        ),
        Fact(
            title="Gingerbread with a birth certificate",
            text="Since 1996 only gingerbread made in the German city of Nuremberg may be called Nürnberger Lebkuchen in the European Union.",
        ),
    ),
    key="title",
)

MOVIE_FACTS: tuple[Fact, ...] = collection(
    (
        Fact(
            title="Snow that does not crunch",
            text="For 'It's a Wonderful Life' a new fake snow of foam and soap was mixed, because the painted cornflakes used until then drowned out the actors.",
        ),
        Fact(
            title="Children play children",
            text="The children in 'A Charlie Brown Christmas' were voiced by real children. The youngest could not read yet and learned the lines by ear.",
        ),
        Fact(
            title="A film within a film",
            text="The old gangster film that Kevin watches in 'Home Alone' never existed. It was shot for that one scene.",
        ),
    ),
    key="title",
)

REINDEER_FACTS: tuple[Fact, ...] = collection(
    (
        Fact(
            title="Antlers for everybody",
            text="Reindeer are the only deer whose females grow antlers too. Most males drop theirs before Christmas, while females keep them until spring.",
        ),
        Fact(
            title="Clicking feet",
            text="A reindeer clicks when it walks. A tendon slips over a bone in the foot, and so the herd can hear each other in a snowstorm.",
        ),
        Fact(
            title="A warm nose",
            text="Tiny blood vessels warm the air that a reindeer breathes in. A heat camera really does show a glowing nose.",
        ),
    ),
    key="title",
)
