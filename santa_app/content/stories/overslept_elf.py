"""The text of "The Elf Who Overslept"."""

CONTENT = """**The Elf Who Overslept**

Of all the elves at the North Pole, and there are two thousand eight hundred and forty-seven of them, Juniper Thistledown slept the deepest.

She slept through the morning bell. She slept through the second bell. She slept through the rooster, the brass band, and the afternoon when Donner the reindeer came indoors by mistake and sat on her bed.

"It is not that I am lazy," she told Bernard, the head elf. "It is just that my dreams are so very interesting."

Bernard sighed. He was a fair elf with a long list. "Juniper," he said, "tomorrow is Christmas Eve. We load the sleigh at six o'clock sharp. Please, just this once, be on time."

"I promise," said Juniper, and she meant it with her whole heart.

**Three Alarm Clocks**

That evening she set an alarm clock beside her bed. She set a second one inside a saucepan, to make it louder. She tied the third to her big toe. Then she lay down, closed her eyes, and began to dream about a train made of marzipan.

At half past five, all three clocks rang. They rang so hard that they fell over, rolled under the bed and stopped. Juniper smiled in her sleep. In her dream, the train had whistled.

When she opened her eyes, the sun was up.

The village was silent. There were no hammers. There was no singing. Juniper pulled on one red boot and one green one and ran through the empty lanes to the workshop. The benches were swept. The sleigh was gone from the yard. There were only two long tracks in the snow, and then no tracks at all.

"I missed it," whispered Juniper. "I missed all of Christmas Eve."

She sat down on an upturned box and cried a little. When she had finished, she noticed that the box had a label. It said: "Top shelf. Mind the bear."

Juniper looked up. There, on the very highest shelf, behind a roll of ribbon, sat a brown bear with a paper tag. Everybody had been in such a hurry that nobody had seen him.

The tag said: For Noor, who asked for nothing else.

**The Bear on the Shelf**

Juniper did not stop to think. She climbed the ladder. She tucked the bear under her arm and raced to the stables, one boot red and one boot green.

The stalls were empty too. Only old Pepper was there, the donkey who carries the firewood. He had never flown in his life, and he had never wished to.

"Pepper," said Juniper, "I know that it is a great deal to ask."

Pepper looked at the bear. He looked at Juniper, whose nose was still pink from crying. Then he walked out of his corner, turned round, and waited for her to get on.

They could not fly. But Pepper knew the short way over the ridge, the one that no sleigh can take, and he trotted along it with his ears flat and his breath like smoke. From the top they saw a red spark far below. Santa had landed on the last hill to let the team catch their breath.

"Wait!" cried Juniper. "Wait for the bear!"

Her voice rang over the snow, louder than three alarm clocks in a saucepan. Nine reindeer pricked up their ears. Santa turned round.

He lifted the bear from her arms and read the tag, and for a moment he could not say anything at all.

"I counted twice," said Santa, "and still I missed him. If you had been on time this morning, Juniper, you would have flown past that shelf like everybody else."

"I am still sorry that I overslept," said Juniper.

"I know," said Santa, "and it was good of you to say so. Would you like to come along? There is room in the sack, and it is very soft. You may even close your eyes."

But Juniper did not sleep. She stayed wide awake until morning, and she saw everything. And on Christmas Day she found a parcel at the end of her bed. Inside was a bell, with a note in Bernard's neat handwriting.

*A mistake is not the end of the story. It matters what you do when you wake up.*"""
