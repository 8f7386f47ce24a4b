<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Halloween Table</source>
        <translation>About Halloween Table</translation>
    </message>
    <message>
        <source>Halloween Table</source>
        <translation>Halloween Table</translation>
    </message>
    <message>
        <source>Version %1 · MIT licence</source>
        <translation>Version %1 · MIT licence</translation>
    </message>
    <message>
        <source>Ghostly board games for people around one shared computer.</source>
        <translation>Ghostly board games for people around one shared computer.</translation>
    </message>
    <message>
        <source>This is a fan-made table: rules are retold in our own words, and all pictures are our own. It is not connected with the publishers. If you like a game, buy the box. The typeface is Manrope (SIL Open Font Licence).</source>
        <translation>This is a fan-made table: rules are retold in our own words, and all pictures are our own. It is not connected with the publishers. If you like a game, buy the box. The typeface is Manrope (SIL Open Font Licence).</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>%1–%2 players · %3 minutes · ages %4 and up</source>
        <translation>%1–%2 players · %3 minutes · ages %4 and up</translation>
    </message>
</context>
<context>
    <name>CandyHuntersRulebook</name>
    <message>
        <source>The idea of the game</source>
        <translation>The idea of the game</translation>
    </message>
    <message>
        <source>It is Halloween night: your kids go from house to house for candy, and ghosts roam the town.</source>
        <translation>It is Halloween night: your kids go from house to house for candy, and ghosts roam the town.</translation>
    </message>
    <message>
        <source>All players build one town together out of orange, violet, green and blue houses.</source>
        <translation>All players build one town together out of orange, violet, green and blue houses.</translation>
    </message>
    <message>
        <source>Each player holds secret pattern cards: when the colours of a card lie side by side in the town, its owner may score it.</source>
        <translation>Each player holds secret pattern cards: when the colours of a card lie side by side in the town, its owner may score it.</translation>
    </message>
    <message>
        <source>Every kid on the scored houses takes its house home as candy, no matter whose kid it is, and every ghost there brings the scoring player a scare marker, which costs 1 point.</source>
        <translation>Every kid on the scored houses takes its house home as candy, no matter whose kid it is, and every ghost there brings the scoring player a scare marker, which costs 1 point.</translation>
    </message>
    <message>
        <source>After six rounds, points for cards and candy are added up, scare markers are taken off, and the player with the most points wins.</source>
        <translation>After six rounds, points for cards and candy are added up, scare markers are taken off, and the player with the most points wins.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>What is in the box</translation>
    </message>
    <message>
        <source>&lt;b&gt;36 houses&lt;/b&gt;, 9 in each of four colours: orange, violet, green and blue. On the back of each house is a candy of the same colour.</source>
        <translation>&lt;b&gt;36 houses&lt;/b&gt;, 9 in each of four colours: orange, violet, green and blue. On the back of each house is a candy of the same colour.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 ghosts&lt;/b&gt;, which belong to nobody, and the &lt;b&gt;Large Ghost&lt;/b&gt;, which comes out only in a &lt;a href=&quot;#CH-variants&quot;&gt;variant&lt;/a&gt;.</source>
        <translation>&lt;b&gt;4 ghosts&lt;/b&gt;, which belong to nobody, and the &lt;b&gt;Large Ghost&lt;/b&gt;, which comes out only in a &lt;a href=&quot;#CH-variants&quot;&gt;variant&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;20 kids&lt;/b&gt;, 5 for each player.</source>
        <translation>&lt;b&gt;20 kids&lt;/b&gt;, 5 for each player.</translation>
    </message>
    <message>
        <source>&lt;b&gt;28 regular cards&lt;/b&gt;. The pattern of a regular card is three houses of three different colours, in a straight line or around a corner.</source>
        <translation>&lt;b&gt;28 regular cards&lt;/b&gt;. The pattern of a regular card is three houses of three different colours, in a straight line or around a corner.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8 haunted cards&lt;/b&gt; for the advanced game. The pattern of a haunted card is four houses, one of each colour, and two ghosts.</source>
        <translation>&lt;b&gt;8 haunted cards&lt;/b&gt; for the advanced game. The pattern of a haunted card is four houses, one of each colour, and two ghosts.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare markers&lt;/b&gt;, each of which costs its owner 1 point at the end. The markers of −2 and −3 are change for several small ones, and the supply never runs out.</source>
        <translation>&lt;b&gt;Scare markers&lt;/b&gt;, each of which costs its owner 1 point at the end. The markers of −2 and −3 are change for several small ones, and the supply never runs out.</translation>
    </message>
    <message>
        <source>Regular cards and haunted cards together are called &lt;b&gt;pattern cards&lt;/b&gt;. All houses that lie on the table, with whoever stands on them, are the &lt;b&gt;town&lt;/b&gt;.</source>
        <translation>Regular cards and haunted cards together are called &lt;b&gt;pattern cards&lt;/b&gt;. All houses that lie on the table, with whoever stands on them, are the &lt;b&gt;town&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Setting up</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</translation>
    </message>
    <message>
        <source>Candy Hunters is for 2 to 4 players. Whoever ate the most sweets today is the first player; before the game you can also choose somebody, or let lots decide. Turns go clockwise from seat to seat.</source>
        <translation>Candy Hunters is for 2 to 4 players. Whoever ate the most sweets today is the first player; before the game you can also choose somebody, or let lots decide. Turns go clockwise from seat to seat.</translation>
    </message>
    <message>
        <source>The town starts with eight houses in the shape of a windmill: four houses form a square, and beside each of them lies one more house, an arm of the windmill. One ghost stands on each arm.</source>
        <translation>The town starts with eight houses in the shape of a windmill: four houses form a square, and beside each of them lies one more house, an arm of the windmill. One ghost stands on each arm.</translation>
    </message>
    <message>
        <source>One of the possible starts: a square of four houses, and four arms with a ghost on each.</source>
        <translation>One of the possible starts: a square of four houses, and four arms with a ghost on each.</translation>
    </message>
    <message>
        <source>Among the eight houses each colour appears twice, and two houses of one colour never share an edge. Chance picks one of the 624 starts of this kind.</source>
        <translation>Among the eight houses each colour appears twice, and two houses of one colour never share an edge. Chance picks one of the 624 starts of this kind.</translation>
    </message>
    <message>
        <source>The other 28 houses form four face-up stacks, one for each colour, with 7 houses in each. All players may see how many houses are left in a stack.</source>
        <translation>The other 28 houses form four face-up stacks, one for each colour, with 7 houses in each. All players may see how many houses are left in a stack.</translation>
    </message>
    <message>
        <source>Each player gets 5 kids and 2 regular cards. The cards are the player&apos;s hand, and the other players do not see them. The remaining regular cards form the deck, face down.</source>
        <translation>Each player gets 5 kids and 2 regular cards. The cards are the player&apos;s hand, and the other players do not see them. The remaining regular cards form the deck, face down.</translation>
    </message>
    <message>
        <source>In the advanced game each player also gets 1 haunted card, hidden from the others. The other haunted cards go back into the box unseen.</source>
        <translation>In the advanced game each player also gets 1 haunted card, hidden from the others. The other haunted cards go back into the box unseen.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it waits beside the town at first. It can be used with haunted cards or without them.</source>
        <translation>If you play with the Large Ghost, it waits beside the town at first. It can be used with haunted cards or without them.</translation>
    </message>
    <message>
        <source>A turn in five steps</source>
        <translation>A turn in five steps</translation>
    </message>
    <message>
        <source>The game lasts six rounds. In each round every player takes one turn, and a turn has five steps, always in this order.</source>
        <translation>The game lasts six rounds. In each round every player takes one turn, and a turn has five steps, always in this order.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Place a house.&lt;/a&gt;&lt;/b&gt; You must add one house to the town.</source>
        <translation>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Place a house.&lt;/a&gt;&lt;/b&gt; You must add one house to the town.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Move ghosts.&lt;/a&gt;&lt;/b&gt; You may make up to two ghost moves. The step ends by itself after the second one.</source>
        <translation>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Move ghosts.&lt;/a&gt;&lt;/b&gt; You may make up to two ghost moves. The step ends by itself after the second one.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Score a pattern.&lt;/a&gt;&lt;/b&gt; You may score one pattern card from your hand.</source>
        <translation>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Score a pattern.&lt;/a&gt;&lt;/b&gt; You may score one pattern card from your hand.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Exchange a card.&lt;/a&gt;&lt;/b&gt; You may exchange one regular card for the top card of the deck.</source>
        <translation>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Exchange a card.&lt;/a&gt;&lt;/b&gt; You may exchange one regular card for the top card of the deck.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Place a kid.&lt;/a&gt;&lt;/b&gt; You must send one of your kids into the town. In round 6 this step is left out.</source>
        <translation>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Place a kid.&lt;/a&gt;&lt;/b&gt; You must send one of your kids into the town. In round 6 this step is left out.</translation>
    </message>
    <message>
        <source>You may pass steps 2, 3 and 4 if there is nothing you want to do in them.</source>
        <translation>You may pass steps 2, 3 and 4 if there is nothing you want to do in them.</translation>
    </message>
    <message>
        <source>Three words come back again and again. A &lt;b&gt;cell&lt;/b&gt; is a square as large as one house, built on or empty. Two houses are &lt;b&gt;next to&lt;/b&gt; each other if they share an edge; touching at a corner does not count. A house is &lt;b&gt;free&lt;/b&gt; if no kid and no ghost stands on it.</source>
        <translation>Three words come back again and again. A &lt;b&gt;cell&lt;/b&gt; is a square as large as one house, built on or empty. Two houses are &lt;b&gt;next to&lt;/b&gt; each other if they share an edge; touching at a corner does not count. A house is &lt;b&gt;free&lt;/b&gt; if no kid and no ghost stands on it.</translation>
    </message>
    <message>
        <source>Step 1: place a house</source>
        <translation>Step 1: place a house</translation>
    </message>
    <message>
        <source>Take a house of any colour from its stack and put it on an empty cell that shares an edge with a house of the town. Touching at a corner is not enough.</source>
        <translation>Take a house of any colour from its stack and put it on an empty cell that shares an edge with a house of the town. Touching at a corner is not enough.</translation>
    </message>
    <message>
        <source>A new house may go to every cell with a plus. The cells with a cross touch the town only at a corner.</source>
        <translation>A new house may go to every cell with a plus. The cells with a cross touch the town only at a corner.</translation>
    </message>
    <message>
        <source>When the stack of a colour is empty, houses of this colour can no longer be placed. Choose another colour.</source>
        <translation>When the stack of a colour is empty, houses of this colour can no longer be placed. Choose another colour.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it now comes to the house you have just placed, wherever it was before. In everything else it is a ghost like the others.</source>
        <translation>If you play with the Large Ghost, it now comes to the house you have just placed, wherever it was before. In everything else it is a ghost like the others.</translation>
    </message>
    <message>
        <source>Scoring can tear holes into the town, and some houses may be cut off from the rest. They still belong to the town in every way: you may build beside them, and a new house may also go into a hole if it shares an edge with a house there.</source>
        <translation>Scoring can tear holes into the town, and some houses may be cut off from the rest. They still belong to the town in every way: you may build beside them, and a new house may also go into a hole if it shares an edge with a house there.</translation>
    </message>
    <message>
        <source>Step 2: move ghosts</source>
        <translation>Step 2: move ghosts</translation>
    </message>
    <message>
        <source>You may make up to two ghost moves, with any ghosts of the town: move one ghost twice, two ghosts once each, one ghost once, or none at all.</source>
        <translation>You may make up to two ghost moves, with any ghosts of the town: move one ghost twice, two ghosts once each, one ghost once, or none at all.</translation>
    </message>
    <message>
        <source>With one move a ghost goes to a house next to its own. It never leaves the houses and never moves diagonally.</source>
        <translation>With one move a ghost goes to a house next to its own. It never leaves the houses and never moves diagonally.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with a kid, the kid is shoved: you move it to a free house of your choice next to the one the ghost entered, even if the kid belongs to another player. The house the ghost has just left counts too, if it is free; in a chain the ghost that shoved this one stands there now. A kid never goes to a house where a kid or a ghost stands.</source>
        <translation>If the ghost enters a house with a kid, the kid is shoved: you move it to a free house of your choice next to the one the ghost entered, even if the kid belongs to another player. The house the ghost has just left counts too, if it is free; in a chain the ghost that shoved this one stands there now. A kid never goes to a house where a kid or a ghost stands.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with another ghost, that other ghost is shoved: you move it to any house next to the one it stood on, free or not. If somebody stands there too, that piece is shoved in turn, a kid by &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt; and a ghost by this rule. Such a chain goes on until everybody has a house of their own, within the limits of &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; and &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</source>
        <translation>If the ghost enters a house with another ghost, that other ghost is shoved: you move it to any house next to the one it stood on, free or not. If somebody stands there too, that piece is shoved in turn, a kid by &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt; and a ghost by this rule. Such a chain goes on until everybody has a house of their own, within the limits of &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; and &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>At the end of a chain no house holds more than one kid or ghost.</source>
        <translation>At the end of a chain no house holds more than one kid or ghost.</translation>
    </message>
    <message>
        <source>In a chain you may not choose a house if that would leave somebody with nowhere to go; the table offers only houses with which the chain can be finished. The first move of a chain is never refused for this reason, because whoever it shoves can always go to the house the ghost has just left.</source>
        <translation>In a chain you may not choose a house if that would leave somebody with nowhere to go; the table offers only houses with which the chain can be finished. The first move of a chain is never refused for this reason, because whoever it shoves can always go to the house the ghost has just left.</translation>
    </message>
    <message>
        <source>Nobody is shoved twice in one chain, and the ghost that started the chain is not shoved at all. So every chain comes to an end.</source>
        <translation>Nobody is shoved twice in one chain, and the ghost that started the chain is not shoved at all. So every chain comes to an end.</translation>
    </message>
    <message>
        <source>Shoving costs nothing: only the moves you start count towards your two ghost moves.</source>
        <translation>Shoving costs nothing: only the moves you start count towards your two ghost moves.</translation>
    </message>
    <message>
        <source>One ghost move starts a chain. The first ghost (1) shoves the second ghost (2), and the second ghost shoves the kid (3), which flees to a free house. The town on the right shows the result.</source>
        <translation>One ghost move starts a chain. The first ghost (1) shoves the second ghost (2), and the second ghost shoves the kid (3), which flees to a free house. The town on the right shows the result.</translation>
    </message>
    <message>
        <source>Step 3: score a pattern</source>
        <translation>Step 3: score a pattern</translation>
    </message>
    <message>
        <source>You may score one card from your hand in each turn: a regular card or, in the advanced game, your haunted card. For haunted cards see &lt;a href=&quot;#CH-3-haunted&quot;&gt;the next chapter&lt;/a&gt;.</source>
        <translation>You may score one card from your hand in each turn: a regular card or, in the advanced game, your haunted card. For haunted cards see &lt;a href=&quot;#CH-3-haunted&quot;&gt;the next chapter&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>You may turn a pattern by a quarter, a half or three quarters, but you may never mirror it. A regular card matches where each of its cells lies on a house of the required colour. If it matches in several places, you choose one. A place means the covered cells and the way the card is turned.</source>
        <translation>You may turn a pattern by a quarter, a half or three quarters, but you may never mirror it. A regular card matches where each of its cells lies on a house of the required colour. If it matches in several places, you choose one. A place means the covered cells and the way the card is turned.</translation>
    </message>
    <message>
        <source>Turned clockwise by a quarter, the card matches the outlined houses of the town. The three houses on the right are a mirror image: whichever way you turn the card, it does not match them.</source>
        <translation>Turned clockwise by a quarter, the card matches the outlined houses of the town. The three houses on the right are a mirror image: whichever way you turn the card, it does not match them.</translation>
    </message>
    <message>
        <source>Lay the scored card in front of you, where all players can see it.</source>
        <translation>Lay the scored card in front of you, where all players can see it.</translation>
    </message>
    <message>
        <source>Each house of the scored place that has a kid on it leaves the town, no matter whose kid it is. The owner of the kid takes the house, turns it over to the candy side and puts the kid on it; this kid does not come back into the town. All other houses and all ghosts stay.</source>
        <translation>Each house of the scored place that has a kid on it leaves the town, no matter whose kid it is. The owner of the kid takes the house, turns it over to the candy side and puts the kid on it; this kid does not come back into the town. All other houses and all ghosts stay.</translation>
    </message>
    <message>
        <source>A card is scored on the outlined houses. Two kids of different players take their houses home as candy. The orange house is cut off now, but still belongs to the town.</source>
        <translation>A card is scored on the outlined houses. Two kids of different players take their houses home as candy. The orange house is cut off now, but still belongs to the town.</translation>
    </message>
    <message>
        <source>If you score a card, take 1 scare marker for each ghost on a house of the scored place. The house of a ghost always stays in the town, because no kid can be there.</source>
        <translation>If you score a card, take 1 scare marker for each ghost on a house of the scored place. The house of a ghost always stays in the town, because no kid can be there.</translation>
    </message>
    <message>
        <source>After scoring a regular card, draw the top card of the deck. If the deck is empty, you draw nothing.</source>
        <translation>After scoring a regular card, draw the top card of the deck. If the deck is empty, you draw nothing.</translation>
    </message>
    <message>
        <source>Houses that leave the town can leave holes behind. &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt; says what this means.</source>
        <translation>Houses that leave the town can leave holes behind. &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt; says what this means.</translation>
    </message>
    <message>
        <source>Step 3 with a haunted card</source>
        <translation>Step 3 with a haunted card</translation>
    </message>
    <message>
        <source>The pattern of a haunted card is larger than that of a regular card, but a few gaps are forgiven. You score it in step 3 instead of a regular card; what &lt;a href=&quot;#CH-3&quot;&gt;the chapter before&lt;/a&gt; says about turning, kids and ghosts holds for it too.</source>
        <translation>The pattern of a haunted card is larger than that of a regular card, but a few gaps are forgiven. You score it in step 3 instead of a regular card; what &lt;a href=&quot;#CH-3&quot;&gt;the chapter before&lt;/a&gt; says about turning, kids and ghosts holds for it too.</translation>
    </message>
    <message>
        <source>A haunted card has house cells and ghost cells. A house cell asks for a house of its colour. A ghost cell asks for a ghost, on a house of any colour; this house is not part of the pattern and stays in the town, and its ghost gives you no scare marker.</source>
        <translation>A haunted card has house cells and ghost cells. A house cell asks for a house of its colour. A ghost cell asks for a ghost, on a house of any colour; this house is not part of the pattern and stays in the town, and its ghost gives you no scare marker.</translation>
    </message>
    <message>
        <source>Each of the six cells is a requirement, and up to 3 of them may be unmet. For each unmet requirement you take 1 scare marker. You do not choose which requirements are met: what lies and stands in the town decides.</source>
        <translation>Each of the six cells is a requirement, and up to 3 of them may be unmet. For each unmet requirement you take 1 scare marker. You do not choose which requirements are met: what lies and stands in the town decides.</translation>
    </message>
    <message>
        <source>Only met house cells bring candy by &lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt; and scare markers for ghosts by &lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt;. Whatever lies or stands on an unmet cell is left alone. The Large Ghost meets the requirement of a ghost cell like any other ghost.</source>
        <translation>Only met house cells bring candy by &lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt; and scare markers for ghosts by &lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt;. Whatever lies or stands on an unmet cell is left alone. The Large Ghost meets the requirement of a ghost cell like any other ghost.</translation>
    </message>
    <message>
        <source>The three met house cells are outlined with a solid line, and the kid among them gets candy. The met ghost cell has a dashed line. The two cells with −1 are unmet: a ghost and a blue house are missing there. The kid on the unmet cell stays, and scoring here costs 2 scare markers.</source>
        <translation>The three met house cells are outlined with a solid line, and the kid among them gets candy. The met ghost cell has a dashed line. The two cells with −1 are unmet: a ghost and a blue house are missing there. The kid on the unmet cell stays, and scoring here costs 2 scare markers.</translation>
    </message>
    <message>
        <source>A scored haunted card is worth 5 points, no matter how many requirements were unmet. You do not draw a card for it.</source>
        <translation>A scored haunted card is worth 5 points, no matter how many requirements were unmet. You do not draw a card for it.</translation>
    </message>
    <message>
        <source>Step 4: exchange a card</source>
        <translation>Step 4: exchange a card</translation>
    </message>
    <message>
        <source>You may put one regular card from your hand under the deck and draw the top card of the deck. If the deck is empty, you cannot exchange a card. A haunted card can never be exchanged.</source>
        <translation>You may put one regular card from your hand under the deck and draw the top card of the deck. If the deck is empty, you cannot exchange a card. A haunted card can never be exchanged.</translation>
    </message>
    <message>
        <source>Step 5: place a kid</source>
        <translation>Step 5: place a kid</translation>
    </message>
    <message>
        <source>Put one of your kids on a free house anywhere in the town. There is always a free house: in rounds 1 to 5 you can choose from at least four.</source>
        <translation>Put one of your kids on a free house anywhere in the town. There is always a free house: in rounds 1 to 5 you can choose from at least four.</translation>
    </message>
    <message>
        <source>In round 6 no kids are placed, and your turn ends after &lt;a href=&quot;#CH-4&quot;&gt;step 4&lt;/a&gt;.</source>
        <translation>In round 6 no kids are placed, and your turn ends after &lt;a href=&quot;#CH-4&quot;&gt;step 4&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>End of the game and points</source>
        <translation>End of the game and points</translation>
    </message>
    <message>
        <source>The game ends after round 6. Each scored regular card is worth 2 points and each scored haunted card 5 points. In each colour your first candy is worth 2 points and every further candy 1 point. Each scare marker costs 1 point. Cards left in your hand count nothing.</source>
        <translation>The game ends after round 6. Each scored regular card is worth 2 points and each scored haunted card 5 points. In each colour your first candy is worth 2 points and every further candy 1 point. Each scare marker costs 1 point. Cards left in your hand count nothing.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You scored three regular cards, which makes 6 points, and your haunted card, which makes 5. You have two orange candies for 2 + 1 = 3 points, one green candy for 2 points and one blue candy for 2 points. You also have two scare markers, which cost 2 points. Your result is 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 points&lt;/b&gt;.</source>
        <translation>&lt;b&gt;An example.&lt;/b&gt; You scored three regular cards, which makes 6 points, and your haunted card, which makes 5. You have two orange candies for 2 + 1 = 3 points, one green candy for 2 points and one blue candy for 2 points. You also have two scare markers, which cost 2 points. Your result is 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 points&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players have the same number of points, &lt;a href=&quot;#CH-6-tie&quot;&gt;the next chapter&lt;/a&gt; decides.</source>
        <translation>The player with the most points wins. If players have the same number of points, &lt;a href=&quot;#CH-6-tie&quot;&gt;the next chapter&lt;/a&gt; decides.</translation>
    </message>
    <message>
        <source>If the points are level</source>
        <translation>If the points are level</translation>
    </message>
    <message>
        <source>Among players with the same points, the one with fewer scored cards is ahead, regular and haunted cards counted together. If that is level too, fewer scare markers decide, and then more candy colours. If everything is level, these players share their rank, and at the top they share the win. All other ranks are decided in the same order.</source>
        <translation>Among players with the same points, the one with fewer scored cards is ahead, regular and haunted cards counted together. If that is level too, fewer scare markers decide, and then more candy colours. If everything is level, these players share their rank, and at the top they share the win. All other ranks are decided in the same order.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variants</translation>
    </message>
    <message>
        <source>You choose the variants before the game. If Candy Hunters is new to you, play your first game without any of them.</source>
        <translation>You choose the variants before the game. If Candy Hunters is new to you, play your first game without any of them.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunted cards&lt;/b&gt; make the advanced game. Each player also holds one haunted card (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), and &lt;a href=&quot;#CH-3-haunted&quot;&gt;a chapter of its own&lt;/a&gt; says how to score it.</source>
        <translation>&lt;b&gt;Haunted cards&lt;/b&gt; make the advanced game. Each player also holds one haunted card (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), and &lt;a href=&quot;#CH-3-haunted&quot;&gt;a chapter of its own&lt;/a&gt; says how to score it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Large Ghost&lt;/b&gt; is a fifth ghost, which comes to every new house (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). A house that completes your pattern has a ghost on it at once, so you take a scare marker unless you move the ghost away in step 2.</source>
        <translation>&lt;b&gt;The Large Ghost&lt;/b&gt; is a fifth ghost, which comes to every new house (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). A house that completes your pattern has a ghost on it at once, so you take a scare marker unless you move the ghost away in step 2.</translation>
    </message>
    <message>
        <source>You can play with one of these variants or with both.</source>
        <translation>You can play with one of these variants or with both.</translation>
    </message>
    <message>
        <source>How to use the table</source>
        <translation>How to use the table</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a house, a ghost, a card or a kid to where it should go, or click it and then click the place. When you lift a piece, the places where it may go light up.</source>
        <translation>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a house, a ghost, a card or a kid to where it should go, or click it and then click the place. When you lift a piece, the places where it may go light up.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchanging a card.&lt;/b&gt; In step 4 bring a regular card from your hand to the deck.</source>
        <translation>&lt;b&gt;Exchanging a card.&lt;/b&gt; In step 4 bring a regular card from your hand to the deck.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The curtain.&lt;/b&gt; Between two turns a curtain hides all the hands. The next player opens it when nobody else is looking. Those who trust each other can switch it off in the settings.</source>
        <translation>&lt;b&gt;The curtain.&lt;/b&gt; Between two turns a curtain hides all the hands. The next player opens it when nobody else is looking. Those who trust each other can switch it off in the settings.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The rings.&lt;/b&gt; At the start of your turn, dashed violet rings show what has moved in the town since your last one.</source>
        <translation>&lt;b&gt;The rings.&lt;/b&gt; At the start of your turn, dashed violet rings show what has moved in the town since your last one.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scoring a card.&lt;/b&gt; Bring the card to the town, and the table shows every place where it matches and what scoring there would bring. Point at a place, or walk through them with the arrow keys or &lt;b&gt;R&lt;/b&gt;. Nothing is scored until you click the place or press &lt;b&gt;Enter&lt;/b&gt;; &lt;b&gt;Esc&lt;/b&gt; takes the card back.</source>
        <translation>&lt;b&gt;Scoring a card.&lt;/b&gt; Bring the card to the town, and the table shows every place where it matches and what scoring there would bring. Point at a place, or walk through them with the arrow keys or &lt;b&gt;R&lt;/b&gt;. Nothing is scored until you click the place or press &lt;b&gt;Enter&lt;/b&gt;; &lt;b&gt;Esc&lt;/b&gt; takes the card back.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The frames.&lt;/b&gt; A green frame is a house that counts, a dashed white one a ghost that the card asks for, and a red one with −1 a requirement that is not met. Thin dashed frames show the other places.</source>
        <translation>&lt;b&gt;The frames.&lt;/b&gt; A green frame is a house that counts, a dashed white one a ghost that the card asks for, and a red one with −1 a requirement that is not met. Thin dashed frames show the other places.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a piece and drops it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; passes a step that you may pass. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a piece and drops it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; passes a step that you may pass. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking moves back.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; takes a move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn card, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Taking moves back.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; takes a move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn card, nor past the decision of another player.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Hints for your first games</translation>
    </message>
    <message>
        <source>&lt;b&gt;Let others work for you.&lt;/b&gt; A kid gets its candy whoever scores the pattern (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Place your kids where another player might score soon.</source>
        <translation>&lt;b&gt;Let others work for you.&lt;/b&gt; A kid gets its candy whoever scores the pattern (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Place your kids where another player might score soon.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Collect different colours.&lt;/b&gt; Four candies of four colours are worth 8 points, four candies of one colour only 5.</source>
        <translation>&lt;b&gt;Collect different colours.&lt;/b&gt; Four candies of four colours are worth 8 points, four candies of one colour only 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Look before you score.&lt;/b&gt; In step 2 you can send ghosts away from your pattern. A ghost can also shove kids: yours towards the pattern, the kids of others away from it.</source>
        <translation>&lt;b&gt;Look before you score.&lt;/b&gt; In step 2 you can send ghosts away from your pattern. A ghost can also shove kids: yours towards the pattern, the kids of others away from it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not hold on to a bad card.&lt;/b&gt; An exchange costs nothing but the card you give away.</source>
        <translation>&lt;b&gt;Do not hold on to a bad card.&lt;/b&gt; An exchange costs nothing but the card you give away.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be patient with a haunted card.&lt;/b&gt; With three unmet requirements its 5 points shrink to 2, as many as a regular card brings. But do not wait too long: in your hand it counts nothing.</source>
        <translation>&lt;b&gt;Be patient with a haunted card.&lt;/b&gt; With three unmet requirements its 5 points shrink to 2, as many as a regular card brings. But do not wait too long: in your hand it counts nothing.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the end.&lt;/b&gt; Kids still in the town after round 6 bring no points, and the kid you place in round 5 has little time left to get candy.</source>
        <translation>&lt;b&gt;Think of the end.&lt;/b&gt; Kids still in the town after round 6 bring no points, and the kid you place in round 5 has little time left to get candy.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Rulings at this table</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing, contradict each other or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing, contradict each other or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: The first eight houses form a windmill with a ghost on each arm. This shape is the same from all four sides, so no side of the town is better than another.</source>
        <translation>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: The first eight houses form a windmill with a ghost on each arm. This shape is the same from all four sides, so no side of the town is better than another.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: Each colour appears exactly twice at the start. So all stacks are equally high, and no colour is rarer than another.</source>
        <translation>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: Each colour appears exactly twice at the start. So all stacks are equally high, and no colour is rarer than another.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: Nobody is shoved twice in a chain, and the ghost that started it stays. Otherwise ghosts could shove each other forever.</source>
        <translation>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: Nobody is shoved twice in a chain, and the ghost that started it stays. Otherwise ghosts could shove each other forever.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: If the deck is empty, nothing is drawn after scoring. Scored cards stay with their owners, because they count at the end.</source>
        <translation>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: If the deck is empty, nothing is drawn after scoring. Scored cards stay with their owners, because they count at the end.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: The town decides which requirements of a haunted card are met. So there is nothing to argue about, and nobody can leave a met requirement out on purpose.</source>
        <translation>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: The town decides which requirements of a haunted card are met. So there is nothing to argue about, and nobody can leave a met requirement out on purpose.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: An unmet cell is left alone, and the Large Ghost counts for a ghost cell. The unmet cell has already brought you a scare marker, and the Large Ghost is a ghost like the others.</source>
        <translation>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: An unmet cell is left alone, and the Large Ghost counts for a ghost cell. The unmet cell has already brought you a scare marker, and the Large Ghost is a ghost like the others.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: Nothing can be exchanged when the deck is empty. You would only draw the card that you have just given away.</source>
        <translation>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: Nothing can be exchanged when the deck is empty. You would only draw the card that you have just given away.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Scare markers&lt;/a&gt;: The supply never runs out, because every scare marker must count.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Scare markers&lt;/a&gt;: The supply never runs out, because every scare marker must count.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Pattern cards&lt;/a&gt;: We drew the patterns of the 28 regular cards and the 8 haunted cards ourselves, because the original pictures are not available to us. No two cards are alike, and no colour is favoured.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Pattern cards&lt;/a&gt;: We drew the patterns of the 28 regular cards and the 8 haunted cards ourselves, because the original pictures are not available to us. No two cards are alike, and no colour is favoured.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersVoice</name>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Wait a moment, it is the turn of: %1.</translation>
    </message>
    <message>
        <source>Only cards from your own hand can be used.</source>
        <translation>Only cards from your own hand can be used.</translation>
    </message>
    <message>
        <source>A house stands here already; build on an empty spot at the edge of the town.</source>
        <translation>A house stands here already; build on an empty spot at the edge of the town.</translation>
    </message>
    <message>
        <source>A new house must share a whole edge with the town; a corner is not enough.</source>
        <translation>A new house must share a whole edge with the town; a corner is not enough.</translation>
    </message>
    <message>
        <source>The Large Ghost is still beside the town; it comes with the next house.</source>
        <translation>The Large Ghost is still beside the town; it comes with the next house.</translation>
    </message>
    <message>
        <source>Ghosts never leave the houses; choose a house next to this ghost.</source>
        <translation>Ghosts never leave the houses; choose a house next to this ghost.</translation>
    </message>
    <message>
        <source>A ghost goes one step at a time, to a house that shares an edge with its own.</source>
        <translation>A ghost goes one step at a time, to a house that shares an edge with its own.</translation>
    </message>
    <message>
        <source>Whoever stands there would have nowhere to go; choose another house.</source>
        <translation>Whoever stands there would have nowhere to go; choose another house.</translation>
    </message>
    <message>
        <source>A card can be turned by quarters only.</source>
        <translation>A card can be turned by quarters only.</translation>
    </message>
    <message>
        <source>The pattern does not lie here: every cell needs a house of its colour. You may turn the card, but not mirror it.</source>
        <translation>The pattern does not lie here: every cell needs a house of its colour. You may turn the card, but not mirror it.</translation>
    </message>
    <message>
        <source>A haunted card is never exchanged; choose a regular one.</source>
        <translation>A haunted card is never exchanged; choose a regular one.</translation>
    </message>
    <message>
        <source>The deck is empty, so nothing can be exchanged any more.</source>
        <translation>The deck is empty, so nothing can be exchanged any more.</translation>
    </message>
    <message>
        <source>This card fits nowhere in the town now, however you turn it.</source>
        <translation>This card fits nowhere in the town now, however you turn it.</translation>
    </message>
    <message>
        <source>This haunted card fits nowhere now: more than three requirements would be unmet everywhere.</source>
        <translation>This haunted card fits nowhere now: more than three requirements would be unmet everywhere.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot at the edge of the town.</source>
        <translation>A house goes to an empty spot at the edge of the town.</translation>
    </message>
    <message>
        <source>A ghost goes to a house next to its own.</source>
        <translation>A ghost goes to a house next to its own.</translation>
    </message>
    <message>
        <source>Whoever was shoved goes to one of the lit houses.</source>
        <translation>Whoever was shoved goes to one of the lit houses.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored, or to the deck to be exchanged.</source>
        <translation>A card goes onto the town to be scored, or to the deck to be exchanged.</translation>
    </message>
    <message>
        <source>A kid goes to a free house in the town.</source>
        <translation>A kid goes to a free house in the town.</translation>
    </message>
    <message>
        <source>That kid belongs to another player; place one of yours.</source>
        <translation>That kid belongs to another player; place one of yours.</translation>
    </message>
    <message>
        <source>In the last round no kid is placed any more.</source>
        <translation>In the last round no kid is placed any more.</translation>
    </message>
    <message>
        <source>This house is taken; send the kid to a free one.</source>
        <translation>This house is taken; send the kid to a free one.</translation>
    </message>
    <message>
        <source>The game is over; the points are counted.</source>
        <translation>The game is over; the points are counted.</translation>
    </message>
    <message>
        <source>Nobody was shoved, so nobody has to move aside.</source>
        <translation>Nobody was shoved, so nobody has to move aside.</translation>
    </message>
    <message>
        <source>The orange houses are used up; build one of another colour.</source>
        <translation>The orange houses are used up; build one of another colour.</translation>
    </message>
    <message>
        <source>The violet houses are used up; build one of another colour.</source>
        <translation>The violet houses are used up; build one of another colour.</translation>
    </message>
    <message>
        <source>The green houses are used up; build one of another colour.</source>
        <translation>The green houses are used up; build one of another colour.</translation>
    </message>
    <message>
        <source>The blue houses are used up; build one of another colour.</source>
        <translation>The blue houses are used up; build one of another colour.</translation>
    </message>
    <message>
        <source>The shoved ghost goes to a house right next to the one it stood on.</source>
        <translation>The shoved ghost goes to a house right next to the one it stood on.</translation>
    </message>
    <message>
        <source>First give the shoved ghost a house.</source>
        <translation>First give the shoved ghost a house.</translation>
    </message>
    <message>
        <source>First give the shoved kid a house.</source>
        <translation>First give the shoved kid a house.</translation>
    </message>
    <message>
        <source>Your turn starts with a house: build one first.</source>
        <translation>Your turn starts with a house: build one first.</translation>
    </message>
    <message>
        <source>Now a kid goes into the town: place one of yours.</source>
        <translation>Now a kid goes into the town: place one of yours.</translation>
    </message>
    <message>
        <source>The Large Ghost comes to the new house.</source>
        <translation>The Large Ghost comes to the new house.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n scare markers.</source>
        <translation>
            <numerusform>%1 takes %n scare marker.</numerusform>
            <numerusform>%1 takes %n scare markers.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 draws a card.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1 puts a card under the deck.</translation>
    </message>
    <message>
        <source>%1 sends a kid into the town.</source>
        <translation>%1 sends a kid into the town.</translation>
    </message>
    <message>
        <source>The sixth round is over, and the points are counted.</source>
        <translation>The sixth round is over, and the points are counted.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirements are unmet here, and a haunted card allows three at most; choose another place.</source>
        <translation>
            <numerusform>%n requirement is unmet here, and a haunted card allows three at most; choose another place.</numerusform>
            <numerusform>%n requirements are unmet here, and a haunted card allows three at most; choose another place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody stands there already; a kid flees to a free house.</source>
        <translation>Somebody stands there already; a kid flees to a free house.</translation>
    </message>
    <message>
        <source>That ghost has already moved in this chain and stays; choose another house.</source>
        <translation>That ghost has already moved in this chain and stays; choose another house.</translation>
    </message>
    <message>
        <source>A kid needs a house to stand on; choose a free one.</source>
        <translation>A kid needs a house to stand on; choose a free one.</translation>
    </message>
    <message>
        <source>A kid in the town moves only when a ghost shoves it.</source>
        <translation>A kid in the town moves only when a ghost shoves it.</translation>
    </message>
    <message>
        <source>The shoved kid goes to a free house right next to the one it stood on.</source>
        <translation>The shoved kid goes to a free house right next to the one it stood on.</translation>
    </message>
    <message>
        <source>The step for ghosts is over in this turn.</source>
        <translation>The step for ghosts is over in this turn.</translation>
    </message>
    <message>
        <source>%1: a kid flees from the ghost.</source>
        <translation>%1: a kid flees from the ghost.</translation>
    </message>
    <message>
        <source>%1 builds an orange house.</source>
        <translation>%1 builds an orange house.</translation>
    </message>
    <message>
        <source>%1 builds a violet house.</source>
        <translation>%1 builds a violet house.</translation>
    </message>
    <message>
        <source>%1 builds a green house.</source>
        <translation>%1 builds a green house.</translation>
    </message>
    <message>
        <source>%1 builds a blue house.</source>
        <translation>%1 builds a blue house.</translation>
    </message>
    <message>
        <source>%1 gets an orange candy.</source>
        <translation>%1 gets an orange candy.</translation>
    </message>
    <message>
        <source>%1 gets a violet candy.</source>
        <translation>%1 gets a violet candy.</translation>
    </message>
    <message>
        <source>%1 gets a green candy.</source>
        <translation>%1 gets a green candy.</translation>
    </message>
    <message>
        <source>%1 gets a blue candy.</source>
        <translation>%1 gets a blue candy.</translation>
    </message>
    <message>
        <source>The Large Ghost is shoved on.</source>
        <translation>The Large Ghost is shoved on.</translation>
    </message>
    <message>
        <source>The Large Ghost moves.</source>
        <translation>The Large Ghost moves.</translation>
    </message>
    <message>
        <source>A ghost is shoved on.</source>
        <translation>A ghost is shoved on.</translation>
    </message>
    <message>
        <source>A ghost moves.</source>
        <translation>A ghost moves.</translation>
    </message>
    <message>
        <source>%1 leaves the ghosts alone now.</source>
        <translation>%1 leaves the ghosts alone now.</translation>
    </message>
    <message>
        <source>%1 scores nothing.</source>
        <translation>%1 scores nothing.</translation>
    </message>
    <message>
        <source>%1 keeps the cards.</source>
        <translation>%1 keeps the cards.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Ghosts</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Pattern</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Kid</source>
        <translation>Kid</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>The night is over</translation>
    </message>
    <message>
        <source>Round %1 of 6 · %2</source>
        <translation>Round %1 of 6 · %2</translation>
    </message>
    <message>
        <source>All six rounds are played.</source>
        <translation>All six rounds are played.</translation>
    </message>
    <message>
        <source>Put the shoved ghost on a lit house.</source>
        <translation>Put the shoved ghost on a lit house.</translation>
    </message>
    <message>
        <source>Put the shoved kid on a lit house.</source>
        <translation>Put the shoved kid on a lit house.</translation>
    </message>
    <message>
        <source>Drag a house from a stack to the edge of the town.</source>
        <translation>Drag a house from a stack to the edge of the town.</translation>
    </message>
    <message numerus="yes">
        <source>You may move a ghost one step: %n moves left.</source>
        <translation>
            <numerusform>You may move a ghost one step: %n move left.</numerusform>
            <numerusform>You may move a ghost one step: %n moves left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a pattern card onto the town to see where it fits.</source>
        <translation>Drag a pattern card onto the town to see where it fits.</translation>
    </message>
    <message>
        <source>None of the cards in hand fits the town now.</source>
        <translation>None of the cards in hand fits the town now.</translation>
    </message>
    <message>
        <source>You may drag a regular card to the deck to exchange it.</source>
        <translation>You may drag a regular card to the deck to exchange it.</translation>
    </message>
    <message>
        <source>Drag one of your kids to a free house.</source>
        <translation>Drag one of your kids to a free house.</translation>
    </message>
    <message>
        <source>Ghosts are done</source>
        <translation>Ghosts are done</translation>
    </message>
    <message>
        <source>Score nothing</source>
        <translation>Score nothing</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Keep my cards</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Key: Space</translation>
    </message>
    <message>
        <source>Orange house</source>
        <translation>Orange house</translation>
    </message>
    <message>
        <source>Violet house</source>
        <translation>Violet house</translation>
    </message>
    <message>
        <source>Green house</source>
        <translation>Green house</translation>
    </message>
    <message>
        <source>Blue house</source>
        <translation>Blue house</translation>
    </message>
    <message>
        <source>Orange candy</source>
        <translation>Orange candy</translation>
    </message>
    <message>
        <source>Violet candy</source>
        <translation>Violet candy</translation>
    </message>
    <message>
        <source>Green candy</source>
        <translation>Green candy</translation>
    </message>
    <message>
        <source>Blue candy</source>
        <translation>Blue candy</translation>
    </message>
    <message numerus="yes">
        <source>Stack of orange houses, left: %n</source>
        <translation>
            <numerusform>Stack of orange houses, left: %n</numerusform>
            <numerusform>Stack of orange houses, left: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of violet houses, left: %n</source>
        <translation>
            <numerusform>Stack of violet houses, left: %n</numerusform>
            <numerusform>Stack of violet houses, left: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of green houses, left: %n</source>
        <translation>
            <numerusform>Stack of green houses, left: %n</numerusform>
            <numerusform>Stack of green houses, left: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of blue houses, left: %n</source>
        <translation>
            <numerusform>Stack of blue houses, left: %n</numerusform>
            <numerusform>Stack of blue houses, left: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Large Ghost</source>
        <translation>Large Ghost</translation>
    </message>
    <message>
        <source>Ghost %1</source>
        <translation>Ghost %1</translation>
    </message>
    <message>
        <source>Kid, %1</source>
        <translation>Kid, %1</translation>
    </message>
    <message>
        <source>Hidden haunted card</source>
        <translation>Hidden haunted card</translation>
    </message>
    <message>
        <source>Hidden regular card</source>
        <translation>Hidden regular card</translation>
    </message>
    <message>
        <source>Regular card, row by row: %1</source>
        <translation>Regular card, row by row: %1</translation>
    </message>
    <message>
        <source>%1, points: %2</source>
        <translation>%1, points: %2</translation>
    </message>
    <message>
        <source>Regular cards</source>
        <translation>Regular cards</translation>
    </message>
    <message>
        <source>Haunted card, row by row: %1</source>
        <translation>Haunted card, row by row: %1</translation>
    </message>
    <message>
        <source>That comes later; now the ghosts may move. Press the orange button to go on.</source>
        <translation>That comes later; now the ghosts may move. Press the orange button to go on.</translation>
    </message>
    <message>
        <source>That comes later; now a pattern may be scored. Press the orange button to go on.</source>
        <translation>That comes later; now a pattern may be scored. Press the orange button to go on.</translation>
    </message>
    <message>
        <source>That comes later; now a card may be exchanged. Press the orange button to go on.</source>
        <translation>That comes later; now a card may be exchanged. Press the orange button to go on.</translation>
    </message>
    <message>
        <source>One house in each turn, and yours is built.</source>
        <translation>One house in each turn, and yours is built.</translation>
    </message>
    <message>
        <source>The step for patterns is over; you can score one card in each turn.</source>
        <translation>The step for patterns is over; you can score one card in each turn.</translation>
    </message>
    <message>
        <source>The step for exchanging is over in this turn.</source>
        <translation>The step for exchanging is over in this turn.</translation>
    </message>
    <message>
        <source>%1 scores a haunted card: +5.</source>
        <translation>%1 scores a haunted card: +5.</translation>
    </message>
    <message>
        <source>%1 scores a regular card: +2.</source>
        <translation>%1 scores a regular card: +2.</translation>
    </message>
    <message>
        <source>The card: %1</source>
        <translation>The card: %1</translation>
    </message>
    <message>
        <source>Unmet requirements: %1</source>
        <translation>Unmet requirements: %1</translation>
    </message>
    <message>
        <source>Ghosts on the houses: %1</source>
        <translation>Ghosts on the houses: %1</translation>
    </message>
    <message>
        <source>For you in all: %1</source>
        <translation>For you in all: %1</translation>
    </message>
    <message>
        <source>%1, an orange candy: %2</source>
        <translation>%1, an orange candy: %2</translation>
    </message>
    <message>
        <source>%1, a violet candy: %2</source>
        <translation>%1, a violet candy: %2</translation>
    </message>
    <message>
        <source>%1, a green candy: %2</source>
        <translation>%1, a green candy: %2</translation>
    </message>
    <message>
        <source>%1, a blue candy: %2</source>
        <translation>%1, a blue candy: %2</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>ghost</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>%1, column %2, row %3</source>
        <translation>%1, column %2, row %3</translation>
    </message>
    <message>
        <source>Empty spot, column %1, row %2</source>
        <translation>Empty spot, column %1, row %2</translation>
    </message>
    <message numerus="yes">
        <source>Deck, cards left: %n</source>
        <translation>
            <numerusform>Deck, cards left: %n</numerusform>
            <numerusform>Deck, cards left: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Scare markers: each costs its owner 1 point at the end</source>
        <translation>Scare markers: each costs its owner 1 point at the end</translation>
    </message>
    <message>
        <source>Scare marker</source>
        <translation>Scare marker</translation>
    </message>
    <message>
        <source>Beside the town</source>
        <translation>Beside the town</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Hand: %1</translation>
    </message>
    <message>
        <source>Haunted card: 5 points when it is scored</source>
        <translation>Haunted card: 5 points when it is scored</translation>
    </message>
    <message>
        <source>Regular card: 2 points when it is scored</source>
        <translation>Regular card: 2 points when it is scored</translation>
    </message>
    <message>
        <source>Haunted cards</source>
        <translation>Haunted cards</translation>
    </message>
    <message>
        <source>Everybody also holds one big pattern with ghosts in it, worth 5 points.</source>
        <translation>Everybody also holds one big pattern with ghosts in it, worth 5 points.</translation>
    </message>
    <message>
        <source>A fifth ghost comes to every new house.</source>
        <translation>A fifth ghost comes to every new house.</translation>
    </message>
    <message>
        <source>By custom, whoever ate the most sweets today starts.</source>
        <translation>By custom, whoever ate the most sweets today starts.</translation>
    </message>
    <message>
        <source>Orange candies</source>
        <translation>Orange candies</translation>
    </message>
    <message>
        <source>Violet candies</source>
        <translation>Violet candies</translation>
    </message>
    <message>
        <source>Green candies</source>
        <translation>Green candies</translation>
    </message>
    <message>
        <source>Blue candies</source>
        <translation>Blue candies</translation>
    </message>
    <message>
        <source>Scare markers</source>
        <translation>Scare markers</translation>
    </message>
    <message>
        <source>%1, %2: the points are level, fewer scored cards decide.</source>
        <translation>%1, %2: the points are level, fewer scored cards decide.</translation>
    </message>
    <message>
        <source>%1, %2: points and scored cards are level, fewer scare markers decide.</source>
        <translation>%1, %2: points and scored cards are level, fewer scare markers decide.</translation>
    </message>
    <message>
        <source>%1, %2: points, cards and markers are level, more candy colours decide.</source>
        <translation>%1, %2: points, cards and markers are level, more candy colours decide.</translation>
    </message>
    <message>
        <source>%1, %2: everything is level, the rank is shared.</source>
        <translation>%1, %2: everything is level, the rank is shared.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next to play: %1</source>
        <translation>Next to play: %1</translation>
    </message>
    <message>
        <source>Everybody else looks away: hidden cards come up.</source>
        <translation>Everybody else looks away: hidden cards come up.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>I am here</translation>
    </message>
    <message>
        <source>Wait, take the last move back</source>
        <translation>Wait, take the last move back</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The winner: %1</source>
        <translation>The winner: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>The winners: %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Points after each round</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Play again, same seats</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Save this game as a file</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Save this game as a file</source>
        <translation>Save this game as a file</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Open a saved game file</translation>
    </message>
    <message>
        <source>Halloween Table games (*.json)</source>
        <translation>Halloween Table games (*.json)</translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation>Delete a game</translation>
    </message>
    <message>
        <source>Delete this game for good? (%1)</source>
        <translation>Delete this game for good? (%1)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>By lot</source>
        <translation>By lot</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>New game: %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Who plays?</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variants</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>First player</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>More …</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>by chance</translation>
    </message>
    <message>
        <source>The same number deals the same start, so that you can play it again.</source>
        <translation>The same number deals the same start, so that you can play it again.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>Not found</source>
        <translation>Not found</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>Rulebook: %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>ruling</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Witch</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Pumpkin</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Mummy</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Vampire</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Cat</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skeleton</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Teal</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brown</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Add a player</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Take this seat away</translation>
    </message>
    <message>
        <source>Drag, or press ↑ ↓, to change the order of play</source>
        <translation>Drag, or press ↑ ↓, to change the order of play</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>Figure: %1</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Colour: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The disk is full, so nothing more can be kept. Free some space and try again.</source>
        <translation>The disk is full, so nothing more can be kept. Free some space and try again.</translation>
    </message>
    <message>
        <source>The program&apos;s folder cannot be written to, so nothing can be kept.</source>
        <translation>The program&apos;s folder cannot be written to, so nothing can be kept.</translation>
    </message>
    <message>
        <source>Another program is using the games right now. Try again in a moment.</source>
        <translation>Another program is using the games right now. Try again in a moment.</translation>
    </message>
    <message>
        <source>This game can no longer be read. It stays where it is; all other games are fine.</source>
        <translation>This game can no longer be read. It stays where it is; all other games are fine.</translation>
    </message>
    <message>
        <source>This game was played on in another window. It has been loaded again as it is now.</source>
        <translation>This game was played on in another window. It has been loaded again as it is now.</translation>
    </message>
    <message>
        <source>The file could not be written; choose another place.</source>
        <translation>The file could not be written; choose another place.</translation>
    </message>
    <message>
        <source>This game is no longer there; it was deleted in another window.</source>
        <translation>This game is no longer there; it was deleted in another window.</translation>
    </message>
    <message>
        <source>These games belong to a newer version of Halloween Table and were left untouched.</source>
        <translation>These games belong to a newer version of Halloween Table and were left untouched.</translation>
    </message>
    <message>
        <source>The file with the games cannot be opened.</source>
        <translation>The file with the games cannot be opened.</translation>
    </message>
    <message>
        <source>Something went wrong with the file; nothing was changed.</source>
        <translation>Something went wrong with the file; nothing was changed.</translation>
    </message>
    <message>
        <source>This file is not a lawful game: move %1 breaks the rules.</source>
        <translation>This file is not a lawful game: move %1 breaks the rules.</translation>
    </message>
    <message>
        <source>This file is too large to be a game.</source>
        <translation>This file is too large to be a game.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>This file cannot be read.</translation>
    </message>
    <message>
        <source>This file is damaged, or not a game of Halloween Table.</source>
        <translation>This file is damaged, or not a game of Halloween Table.</translation>
    </message>
    <message>
        <source>This file is not a game of Halloween Table.</source>
        <translation>This file is not a game of Halloween Table.</translation>
    </message>
    <message>
        <source>This game is not on your shelf.</source>
        <translation>This game is not on your shelf.</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Halloween Table.</source>
        <translation>This file comes from a newer version of Halloween Table.</translation>
    </message>
    <message>
        <source>This file holds things that this game does not have.</source>
        <translation>This file holds things that this game does not have.</translation>
    </message>
    <message>
        <source>This file is not a lawful game.</source>
        <translation>This file is not a lawful game.</translation>
    </message>
    <message>
        <source>Until the program ends you can play, but games are not kept.</source>
        <translation>Until the program ends you can play, but games are not kept.</translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. It was put aside as %1, and %n games were saved from it.</source>
        <translation>
            <numerusform>The file with your games was damaged. It was put aside as %1, and %n game was saved from it.</numerusform>
            <numerusform>The file with your games was damaged. It was put aside as %1, and %n games were saved from it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Halloween Table ended unexpectedly last time. No move was lost; a report lies in the file shown below, in case somebody wants to look into it.</source>
        <translation>Halloween Table ended unexpectedly last time. No move was lost; a report lies in the file shown below, in case somebody wants to look into it.</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>That does not go there.</translation>
    </message>
    <message>
        <source>Read the rule (%1)</source>
        <translation>Read the rule (%1)</translation>
    </message>
    <message>
        <source>This game was begun under older rules. It goes on from where it stood, but what was played before cannot be undone.</source>
        <translation>This game was begun under older rules. It goes on from where it stood, but what was played before cannot be undone.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>calm</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>fast</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>Curtain between turns</source>
        <translation>Curtain between turns</translation>
    </message>
    <message>
        <source>It hides secret cards until the next player is there. Off: for those who trust each other.</source>
        <translation>It hides secret cards until the next player is there. Off: for those who trust each other.</translation>
    </message>
    <message>
        <source>Games are kept in: %1</source>
        <translation>Games are kept in: %1</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Candy Hunters</source>
        <translation>Candy Hunters</translation>
    </message>
    <message>
        <source>Build the town, shove the ghosts and send your kids to the sweetest doors.</source>
        <translation>Build the town, shove the ghosts and send your kids to the sweetest doors.</translation>
    </message>
    <message>
        <source>Candy Hunters was designed by Marek Chodań and Michał Gryń and published by Smart Flamingo (2024).</source>
        <translation>Candy Hunters was designed by Marek Chodań and Michał Gryń and published by Smart Flamingo (2024).</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Halloween Table</source>
        <translation>Halloween Table</translation>
    </message>
    <message>
        <source>On the shelf</source>
        <translation>On the shelf</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Go on playing</translation>
    </message>
    <message>
        <source>No game is waiting: open a box and begin.</source>
        <translation>No game is waiting: open a box and begin.</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Open a saved game file</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>About Halloween Table</source>
        <translation>About Halloween Table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>Back to the shelf; the game is kept</source>
        <translation>Back to the shelf; the game is kept</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Somebody has learned something new: you cannot go back past that.</source>
        <translation>Somebody has learned something new: you cannot go back past that.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Show the whole table</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Show or hide the log</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>What happens is written here.</source>
        <translation>What happens is written here.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back</translation>
    </message>
    <message>
        <source>Click it or press Enter · Esc: back</source>
        <translation>Click it or press Enter · Esc: back</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Last played: %1</source>
        <translation>Last played: %1</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Save this game as a file</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Delete this game</translation>
    </message>
</context>
</TS>
