"""The text of "The Lost Mitten"."""

CONTENT = """**The Lost Mitten**

Grandma Ida knitted two mittens for Theo. They were blue, with a white snowflake on each, and they were joined by nothing at all. "You are six now," said Grandma. "A boy of six can look after two mittens."

For eleven days Theo did. He hung them on the heater at night. He put them in his pockets at the bakery, one on each side. But on the twelfth day, on the way home from the sledding hill, he pulled off one mitten to catch a snowflake on his hand. When he reached the garden gate, there was only one mitten left.

"It is out there all by itself," said Theo that night. His father promised that they would look in the morning. Outside, it had begun to snow.

**Somebody Finds It**

The mitten lay beside the path with its thumb in the air. At nine o'clock a mouse came by. The wind was sharp, and the mouse had walked a long way.

"Oh!" she said. "A house with a round door!" She crept in, right up to the fingertips, where it was still a little warm from Theo's hand, and curled up like a comma.

At ten o'clock came a robin. "Is there room for one more?" he asked.

There was not very much room. "Come in," said the mouse. "If I tuck in my tail, it will do."

At eleven o'clock came a young hedgehog, who should have been asleep for weeks and had lost his way. "I am a bit prickly," he said.

"Then come in backward," said the robin kindly, "and slowly."

They lay close together, fur and feathers and prickles, and the snow went on falling. It covered the thumb. It covered the snowflake. Soon nobody would have known that there was a mitten at all. But inside it was as warm as a pocket.

**In the Morning**

In the morning Theo and his father walked back along the path. They looked under the bench. They looked behind the mailbox. Everything was white and smooth, and Theo's bare hand was cold, although he changed the one mitten from left to right and back again.

Then he saw a small hole in the snow. Out of it came a tiny puff of breath, as if the ground had been drinking cocoa.

Theo knelt down and brushed away the snow, very softly, with one finger. There was something blue. There was something blue that moved.

A mouse looked out. Over the mouse looked a robin. Behind them somebody was snoring.

"Papa," whispered Theo, "my mitten is full."

His father knelt down too. For a long time they did not say anything.

"It is yours, you know," said his father. "We could lift them out. I am sure that they would find another place."

Theo thought about it. He thought about his cold hand. He thought about Grandma, who had knitted for three whole weeks. Then he thought about being very small, in a very large winter, and finding one warm thing.

He took some dry leaves from under the hedge and packed them all around the mitten, so that the wind could not get in. He laid a crust of bread from his pocket beside the door.

"Merry Christmas," he said, and he put his bare hand into his father's pocket, where there was room for two.

That evening he told Grandma everything. He was a little afraid that she might be sad. But Grandma put on her glasses and went to the basket where she kept her wool.

"One mitten for a boy," she said, and she began to count stitches. "How big would you say a hedgehog is?"

On Christmas Eve, beside the path to the sledding hill, there lay a red mitten, a green mitten and a very wide yellow one, each tucked up in leaves. And on Theo's hands were two blue mittens with white snowflakes: one old, one new, and both of them warm.

*What you give away is not lost. It is only keeping somebody else warm.*"""
