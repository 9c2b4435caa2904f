"""What children write about is recognized, and what only looks alike is not."""

import pytest

from santa_app.content.phrases import normalized
from santa_app.content.santa_reply import TOPICS

EXAMPLES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "topic: pet": (
        (
            "i have a dog", "We got a new puppy!", "Our cat is called Testkatze.",
            "I have two kittens", "my guinea pig squeaks", "I've got a hamster",
        ),
        (
            "can i have a dog", "please bring me a puppy", "my dog costume is too small",
            "when I have a horse I'll ride it", "hot dogs are yummy", "I lost my bird house",
        ),
    ),
    "topic: baby": (
        (
            "I've got a new baby brother", "mommy is having a baby", "we have a new baby",
            "I'm a big sister now", "I'm going to be a big brother",
        ),
        (
            "I want a new baby doll", "a new Baby Alive", "baby shark pajamas",
            "I want to be a big boy", "baby yoda is cute",
        ),
    ),
    "topic: brothers and sisters": (
        (
            "my brother is 5", "I have a little sister", "my twin likes cars",
            "we have two brothers", "Our older sister sings",
        ),
        (
            "can I have a sister", "super mario brothers", "a twin bed for me",
            "my twin bed is broken", "I wish I have a brother",
        ),
    ),
    "topic: tooth": (
        (
            "I lost a tooth!", "My front teeth fell out", "my tooth is so very wobbly",
            "the tooth fairy came", "I lost my first tooth",
        ),
        (
            "I brush my teeth", "a tooth fairy pillow", "I have a sweet tooth",
            "a shark tooth necklace", "I lost a sock",
        ),
    ),
    "topic: school": (
        (
            "I started kindergarten", "I am in 2nd grade", "I have a new teacher",
            "my school is big", "I go to school now",
        ),
        (
            "a new school bag", "my school shoes are small", "a monster school doll",
            "a school bus please", "high grade lego",
        ),
    ),
    "topic: moving": (
        (
            "we moved to a new town", "I moved last week", "we're moving soon",
            "I live in a new house", "we moved into an apartment",
        ),
        (
            "a new house for my dolls", "a moving truck", "I move to the music",
            "we moved the couch for your tree", "home alone is funny",
        ),
    ),
    "topic: sports": (
        (
            "I play soccer", "I scored a goal", "I like swimming a lot", "my basketball team won",
            "tennis is fun", "I play softball",
        ),
        (
            "tennis shoes", "a soccer ball", "I'd love a basketball", "a swimming pool",
            "hockey cards", "the karate kid",
        ),
    ),
    "topic: dancing": (
        (
            "I love to dance", "I go to ballet", "I'm a dancer", "my sister dances all day",
            "I have dance class on Monday",
        ),
        (
            "a dancing cactus", "say hi to Dancer and Prancer", "the game Just Dance",
            "ballet slippers", "a dance mat",
        ),
    ),
    "topic: reading": (
        (
            "I love to read", "I can read now", "I'm learning to read", "we go to the library",
            "my favorite book has a bear",
        ),
        (
            "I hope you can read my writing", "please read this", "a book of stickers",
            "did you read it", "a comic book",
        ),
    ),
    "topic: grandparents": (
        (
            "my grandma bakes", "I saw my grandpa", "grandma and grandpa visit us",
            "we are at grandma's", "my abuela sings",
        ),
        (
            "my papa works hard", "my grandfather clock", "grandma got run over by a reindeer",
            "the granny game", "a banana",
        ),
    ),
    "topic: snow": (
        (
            "I love snow", "it's snowing", "we built a snowman", "we had a snowball fight",
            "we went sledding",
        ),
        (
            "a Snow White dress", "a snow globe", "snow cone machine", "a snowman kit",
            "Jon Snow",
        ),
    ),
    "topic: brave": (
        (
            "I was very brave at the doctor", "I wasn't scared", "I went to the dentist",
            "I am not afraid anymore", "I'm braver now",
        ),
        (
            "Merida from Brave", "a brave knight", "the dentist set", "the movie Brave",
            "Atlanta Braves hat",
        ),
    ),
    "topic: sorry": (
        (
            "I'm sorry", "sorry for yelling", "I am so sorry I was mean", "sorry that I hid it",
            "I want to apologize",
        ),
        (
            "the game Sorry", "sorry for my bad writing", "I'm sorry if this is long",
            "a sorry board game", "sorry about the mess",
        ),
    ),
    "question: how are you": (
        (
            "how are you?", "how r u", "how's it going", "how have you been", "are you okay santa",
        ),
        (
            "how are you so fast", "how are you going to get in", "how are your reindeer",
            "are you ok with cookies", "how old are you",
        ),
    ),
    "question: are you real": (
        (
            "are you real?", "r u real", "do you exist", "my friend says you're not real",
            "is santa real",
        ),
        (
            "are you really coming", "a real horse", "real madrid shirt", "is the gold real",
            "are you really tired",
        ),
    ),
    "question: last letter": (
        (
            "did you get my letter", "do you remember me", "did you read my letters",
            "you saw my last letter", "did you get my letter last year",
        ),
        (
            "please remember me on Christmas", "a letter board", "my letter is long",
            "get my letter magnets", "I read your letter",
        ),
    ),
    "question: flying reindeer": (
        (
            "how do your reindeer fly", "how does Rudolph fly", "can reindeer really fly",
            "do reindeer fly", "how does the sleigh fly",
        ),
        (
            "how do planes fly", "I want to fly", "a flying drone", "a butterfly",
            "a fly swatter",
        ),
    ),
    "question: how old": (
        (
            "how old are you", "what's your age", "when is your birthday", "how old r u",
            "when were you born",
        ),
        (
            "how old is my dog", "my birthday is in May", "old toys", "how old do I have to be",
            "I was born in June",
        ),
    ),
    "question: cookies": (
        (
            "what's your favorite cookie", "we made you cookies", "do you like milk",
            "I'll leave cookies and milk", "what do you eat",
        ),
        (
            "my favorite food is pizza", "cookie monster", "a cookie cutter",
            "cookies and cream ice cream", "I like cookies",
        ),
    ),
    "question: chimney": (
        (
            "we have no chimney", "how do you get in", "how will you get inside",
            "our fireplace is small", "how do you get into my house",
        ),
        (
            "a toy fireplace", "how do I get in touch", "how do you get in touch with elves",
            "fire truck", "how do you get into minecraft",
        ),
    ),
    "question: one night": (
        (
            "how do you do it in one night", "how are you so fast", "how do you visit every child",
            "how do you find all the houses", "how do you go around the world",
        ),
        (
            "toys for kids all over the world", "a car that goes so fast", "every house has lights",
            "five nights at a farm", "one night I had a dream",
        ),
    ),
    "question: nice list": (
        (
            "am I on the nice list", "naughty or nice?", "put me on your good list",
            "the naughty list", "is Testkind on the nice list",
        ),
        ("my wish list", "a nice list of toys", "a long list", "nice try", "I was naughty once"),
    ),
    "question: mrs claus": (
        (
            "say hi to Mrs. Claus", "hello mrs clause", "how is your wife", "ms claus",
            "missus Claus",
        ),
        ("Santa Claus", "mr claus", "Mrs. Potts teapot", "a claus costume", "my uncle's wife"),
    ),
    "question: reindeer": (
        (
            "say hi to Rudolph", "how are the reindeer", "is Vixen nice", "I like Prancer",
            "do reindeers sleep",
        ),
        (
            "reindeer pajamas", "a reindeer toy", "the rudolph movie", "reindeer antlers",
            "a comet in the sky",
        ),
    ),
    "question: elves": (
        (
            "do the elves sleep", "my elf moved", "our elf on the shelf", "hello elves",
            "is an elf small",
        ),
        ("elf pajamas", "the movie Elf", "a book shelf", "he did it himself", "an elf costume"),
    ),
}  # fmt: skip


def named(message: str) -> set[str]:
    """Return all topics and questions of a message, also those beyond the two that are answered."""
    words = normalized(message)
    return {topic.name for topic in TOPICS if topic.phrases.position(words) is not None}


def test_every_topic_has_examples() -> None:
    assert set(EXAMPLES) == {topic.name for topic in TOPICS}
    for yes, no in EXAMPLES.values():
        assert len(set(yes)) >= 5
        assert len(set(no)) >= 5


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_children_write_about_is_recognized(name: str) -> None:
    missed = [text for text in EXAMPLES[name][0] if name not in named(text)]
    assert missed == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_looks_alike_is_not(name: str) -> None:
    taken = [text for text in EXAMPLES[name][1] if name in named(text)]
    assert taken == []
