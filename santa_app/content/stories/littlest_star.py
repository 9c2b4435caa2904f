"""The text of "The Littlest Star"."""

CONTENT = """**The Littlest Star**

High above the North Pole, where the sky is as dark as a velvet curtain, lived ten thousand stars. Some were gold. Some were blue. One was so large that sailors steered their ships by it, and it never let anybody forget that.

And right at the edge, behind a wisp of cloud, lived Pim.

Pim was the littlest star of all. When the others shone, they lit up mountains. When Pim shone with all his might, he lit up one snowflake, and only if it held quite still.

"What are you for?" asked the large star one evening. It did not mean to be unkind. It was simply used to being useful.

Pim thought about it all night long. He did not know the answer.

**The Cloudy Night**

Then came the twenty-third of December, and with it a cloud. It was not an ordinary cloud. It was thick and gray and as wide as the whole sky, and it tucked itself under the stars like a quilt. However hard they shone, not one beam reached the ground.

"Never mind," said the large star. "We will shine again tomorrow."

But Pim had heard something. Far below, very faint, somebody was crying.

He looked for a hole in the cloud. There was only one, and it was tiny. It was no bigger than a button. The gold stars could not fit through it. The blue stars could not fit through it. The large star could not have fitted one of its points through it.

Pim took a deep breath, made himself narrow, and slipped in.

Down he went, through the cold and the gray, until he came out underneath. There, on the wide white snow, stood a young reindeer. She had long legs and short antlers, and she was turning round and round.

"I only went to look at a rabbit," she sobbed, "and now everything is dark, and I do not know which way is home."

"I know the way," said Pim. "I see your stable every night. It has a green door and a lantern, and somebody is standing in front of it, looking for you."

The little reindeer looked up. "I can hardly see you," she said.

"I know," said Pim. "I am rather small. But if you look only at me, and take one step, and then another, I think it will be enough."

So she looked only at him, and took one step. Pim lit up one snowflake. She took another step, and he lit up the next. Snowflake by snowflake, over the hill and past the frozen pond, they went through the dark together. When she was afraid, Pim hummed. He did not know any songs, so he made one up.

**The Green Door**

At last there was a glow ahead, and a green door, and a lantern held high. The little reindeer's mother came galloping through the snow, and for a while there was nothing to hear but warm breath and happy snuffling.

Beside the lantern stood a round man in a red coat. He took off his hat and looked up, for a long time, until he found the tiny light.

"Thank you, Pim," said Santa, who knows everybody's name. "I have a lamp as big as a barrel, and I could not find her. It shone so brightly on the falling snow that I saw nothing but white. A great light would not have helped tonight. We needed one just your size."

Pim glowed. He glowed so hard that he lit up two snowflakes, and then three.

On Christmas Eve the cloud was gone and all ten thousand stars came out. "Move over," said the large star to its neighbors. "Make some room here in the middle. Pim ought to have a good view."

And if you look up on a clear winter night, a little to the left of where you first thought of looking, you may see him: very small, very bright, and humming.

*You do not have to be big to be a light for somebody. You only have to be there.*"""
