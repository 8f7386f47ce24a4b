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
    <message>
        <source>Made with Python and with Qt, which is used under the GNU LGPL, version 3. “Licences” shows its terms, and those of everything else in this program.</source>
        <translation>Made with Python and with Qt, which is used under the GNU LGPL, version 3. “Licences” shows its terms, and those of everything else in this program.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>What could I do?</source>
        <translation>What could I do?</translation>
    </message>
    <message>
        <source>There is nothing to do now.</source>
        <translation>There is nothing to do now.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Not now.</translation>
    </message>
    <message>
        <source>Done already.</source>
        <translation>Done already.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Solved: %1 of %2</source>
        <translation>Solved: %1 of %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Puzzle %1</translation>
    </message>
    <message>
        <source>A streak (your longest: %1)</source>
        <translation>A streak (your longest: %1)</translation>
    </message>
    <message>
        <source>A streak: one after another</source>
        <translation>A streak: one after another</translation>
    </message>
    <message>
        <source>The puzzle of the day: %1</source>
        <translation>The puzzle of the day: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>New puzzles</translation>
    </message>
    <message>
        <source>How difficult?</source>
        <translation>How difficult?</translation>
    </message>
    <message>
        <source>Make me one</source>
        <translation>Make me one</translation>
    </message>
    <message>
        <source>From a friend</source>
        <translation>From a friend</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>The code of a puzzle</translation>
    </message>
    <message>
        <source>Build one yourself</source>
        <translation>Build one yourself</translation>
    </message>
    <message>
        <source>Show my times</source>
        <translation>Show my times</translation>
    </message>
</context>
<context>
    <name>BestTimes</name>
    <message>
        <source>%1: %2. That is the time to beat!</source>
        <translation>%1: %2. That is the time to beat!</translation>
    </message>
    <message>
        <source>%1: %2. A new best! Before: %3 (%4).</source>
        <translation>%1: %2. A new best! Before: %3 (%4).</translation>
    </message>
    <message>
        <source>%1: %2. The best so far: %3 (%4).</source>
        <translation>%1: %2. The best so far: %3 (%4).</translation>
    </message>
</context>
<context>
    <name>BookPage</name>
    <message>
        <source>The puzzle book</source>
        <translation>The puzzle book</translation>
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
        <source>Yours</source>
        <translation>Yours</translation>
    </message>
</context>
<context>
    <name>BoooCastle</name>
    <message>
        <source>What lies on the table</source>
        <translation>What lies on the table</translation>
    </message>
    <message>
        <source>&lt;b&gt;The castle&lt;/b&gt;: nine tiles with rooms, corridors and walls, in a frame. &lt;a href=&quot;#BO-C&quot;&gt;A chapter of its own&lt;/a&gt; describes it.</source>
        <translation>&lt;b&gt;The castle&lt;/b&gt;: nine tiles with rooms, corridors and walls, in a frame. &lt;a href=&quot;#BO-C&quot;&gt;A chapter of its own&lt;/a&gt; describes it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghost&lt;/b&gt;: there is only one, and all of you lead it.</source>
        <translation>&lt;b&gt;The ghost&lt;/b&gt;: there is only one, and all of you lead it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;15 guests&lt;/b&gt;, numbered 1 to 15. The back of each guest says in which room it turns up.</source>
        <translation>&lt;b&gt;15 guests&lt;/b&gt;, numbered 1 to 15. The back of each guest says in which room it turns up.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6 wall tiles&lt;/b&gt;, one for each colour of the walls. At first they lie in the &lt;b&gt;reserve&lt;/b&gt;; later they wander from player to player.</source>
        <translation>&lt;b&gt;6 wall tiles&lt;/b&gt;, one for each colour of the walls. At first they lie in the &lt;b&gt;reserve&lt;/b&gt;; later they wander from player to player.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 special tokens&lt;/b&gt;. Each has a trapdoor on one side and a transformation on the other; &lt;a href=&quot;#BO-1-tokens&quot;&gt;they help the ghost&lt;/a&gt; on its way.</source>
        <translation>&lt;b&gt;4 special tokens&lt;/b&gt;. Each has a trapdoor on one side and a transformation on the other; &lt;a href=&quot;#BO-1-tokens&quot;&gt;they help the ghost&lt;/a&gt; on its way.</translation>
    </message>
    <message>
        <source>Each of the six colours has its own pattern and its own sign too. White walls are plain, and their sign is a bone. Yellow ones have stripes and a star, red ones bricks and a flame, green ones a zigzag line and a leaf, blue ones dots and a drop, violet ones diamonds and a gem.</source>
        <translation>Each of the six colours has its own pattern and its own sign too. White walls are plain, and their sign is a bone. Yellow ones have stripes and a star, red ones bricks and a flame, green ones a zigzag line and a leaf, blue ones dots and a drop, violet ones diamonds and a gem.</translation>
    </message>
    <message>
        <source>The wall tiles, and below each a wall of its colour.</source>
        <translation>The wall tiles, and below each a wall of its colour.</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>The castle</translation>
    </message>
    <message>
        <source>The castle has 6 rows of 6 rooms, on nine tiles with 2 × 2 rooms each. Coats of arms name the rows, from top to bottom: bat, key, rose, owl, crown, moon. Portraits name the columns, from left to right: countess, admiral, jester, bride, scholar, twins. The rooms have no doors. A ghost does not mind: it goes through the walls.</source>
        <translation>The castle has 6 rows of 6 rooms, on nine tiles with 2 × 2 rooms each. Coats of arms name the rows, from top to bottom: bat, key, rose, owl, crown, moon. Portraits name the columns, from left to right: countess, admiral, jester, bride, scholar, twins. The rooms have no doors. A ghost does not mind: it goes through the walls.</translation>
    </message>
    <message>
        <source>A coat of arms and a portrait name a room. This guest is in the room of the rose and the bride.</source>
        <translation>A coat of arms and a portrait name a room. This guest is in the room of the rose and the bride.</translation>
    </message>
    <message>
        <source>Corridors run around every room, and along the edge of the castle too. Where they meet there is a crossing, and from one crossing to the next leads a passage. We call rooms, crossings and passages &lt;b&gt;cells&lt;/b&gt;: a step takes the ghost from one cell to the next. The last corridor on the right and the last one at the bottom belong to the frame, all others to the tiles.</source>
        <translation>Corridors run around every room, and along the edge of the castle too. Where they meet there is a crossing, and from one crossing to the next leads a passage. We call rooms, crossings and passages &lt;b&gt;cells&lt;/b&gt;: a step takes the ghost from one cell to the next. The last corridor on the right and the last one at the bottom belong to the frame, all others to the tiles.</translation>
    </message>
    <message>
        <source>A tile. 1: a room, 2: a crossing, 3: a passage, 4: a wall of a room, 5: a wall across a corridor.</source>
        <translation>A tile. 1: a room, 2: a crossing, 3: a passage, 4: a wall of a room, 5: a wall across a corridor.</translation>
    </message>
    <message>
        <source>Each room has four walls, one on each side. On every tile two rooms have walls of four different colours. The other two rooms have one colour twice, so a way in this colour can lead right through them.</source>
        <translation>Each room has four walls, one on each side. On every tile two rooms have walls of four different colours. The other two rooms have one colour twice, so a way in this colour can lead right through them.</translation>
    </message>
    <message>
        <source>Some walls stand across a corridor: on every tile 5 of the 8 passages have one, next to the crossing above or to the left. In the corridors of the frame there are no walls at all.</source>
        <translation>Some walls stand across a corridor: on every tile 5 of the 8 passages have one, next to the crossing above or to the left. In the corridors of the frame there are no walls at all.</translation>
    </message>
    <message>
        <source>No two of the nine tiles are alike. No colour is rare: on all tiles together there are 31 or 32 walls of each.</source>
        <translation>No two of the nine tiles are alike. No colour is rare: on all tiles together there are 31 or 32 walls of each.</translation>
    </message>
    <message>
        <source>In the corridors the ghost moves freely until it comes to a wall. It goes straight through a wall, never slantwise: every step leads up, down, left or right.</source>
        <translation>In the corridors the ghost moves freely until it comes to a wall. It goes straight through a wall, never slantwise: every step leads up, down, left or right.</translation>
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
        <source>Booo! is for 2 to 6 players. Whoever wears the most white is the first player; before the game you can also choose somebody, or let lots decide. One player alone can &lt;a href=&quot;#BO-P&quot;&gt;practise&lt;/a&gt;.</source>
        <translation>Booo! is for 2 to 6 players. Whoever wears the most white is the first player; before the game you can also choose somebody, or let lots decide. One player alone can &lt;a href=&quot;#BO-P&quot;&gt;practise&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Chance decides where each of the nine tiles lies. All of them lie the same way up.</source>
        <translation>Chance decides where each of the nine tiles lies. All of them lie the same way up.</translation>
    </message>
    <message>
        <source>The six wall tiles lie in the reserve.</source>
        <translation>The six wall tiles lie in the reserve.</translation>
    </message>
    <message>
        <source>The four special tokens lie in the rooms where the rows of the key and the crown meet the columns of the admiral and the scholar. Usually there are two trapdoors: one in the room of the key and the admiral, one in the room of the crown and the scholar. The other two tokens are transformations. You can also agree on no trapdoors, on three of them (one more in the room of the key and the scholar) or on four. For experts there are only three tokens, in usual rooms drawn by lot, or four tokens in any rooms drawn by lot. In both cases two of them are trapdoors.</source>
        <translation>The four special tokens lie in the rooms where the rows of the key and the crown meet the columns of the admiral and the scholar. Usually there are two trapdoors: one in the room of the key and the admiral, one in the room of the crown and the scholar. The other two tokens are transformations. You can also agree on no trapdoors, on three of them (one more in the room of the key and the scholar) or on four. For experts there are only three tokens, in usual rooms drawn by lot, or four tokens in any rooms drawn by lot. In both cases two of them are trapdoors.</translation>
    </message>
    <message>
        <source>A castle at the start: two trapdoors, two transformations, and the ghost on the middle tile.</source>
        <translation>A castle at the start: two trapdoors, two transformations, and the ghost on the middle tile.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms of the middle tile. Chance draws it; if you like, you can agree that the first player chooses it.</source>
        <translation>The ghost starts in one of the four rooms of the middle tile. Chance draws it; if you like, you can agree that the first player chooses it.</translation>
    </message>
    <message>
        <source>The guests lie in a stack, with number 1 on top. Two players play with guests 1 to 9, three or four with guests 1 to 12, five or six with all 15.</source>
        <translation>The guests lie in a stack, with number 1 on top. Two players play with guests 1 to 9, three or four with guests 1 to 12, five or six with all 15.</translation>
    </message>
    <message>
        <source>There are four routes, and one of them is drawn by lot for the whole game, unless you agree on one before. For each route the back of a guest names a coat of arms and a portrait: this is its room. On every route all guests have different rooms, and none of these is a usual room of a special token. From each guest to the next it is at least 3 rooms, rows and columns counted together, and to the first guest it is at least as far from every middle room.</source>
        <translation>There are four routes, and one of them is drawn by lot for the whole game, unless you agree on one before. For each route the back of a guest names a coat of arms and a portrait: this is its room. On every route all guests have different rooms, and none of these is a usual room of a special token. From each guest to the next it is at least 3 rooms, rows and columns counted together, and to the first guest it is at least as far from every middle room.</translation>
    </message>
</context>
<context>
    <name>BoooComputers</name>
    <message>
        <source>&lt;b&gt;Fair in a race.&lt;/b&gt; A computer could find a path in a blink, and you would never be first. So it looks for as long as people do: longer for a long path, and longer still for each change of colour and each jump. If best times are kept on this computer, it takes its pace from them.</source>
        <translation>&lt;b&gt;Fair in a race.&lt;/b&gt; A computer could find a path in a blink, and you would never be first. So it looks for as long as people do: longer for a long path, and longer still for each change of colour and each jump. If best times are kept on this computer, it takes its pace from them.</translation>
    </message>
    <message>
        <source>Computer players claim just as you do, and &lt;a href=&quot;#BO-1.3&quot;&gt;the first press counts&lt;/a&gt;. If they find no path in the time that they give themselves, they &lt;a href=&quot;#BO-1.12&quot;&gt;raise a hand&lt;/a&gt;. And they make honest mistakes: they name &lt;a href=&quot;#BO-1.4&quot;&gt;a colour that they may not use&lt;/a&gt;, or forget their path halfway.</source>
        <translation>Computer players claim just as you do, and &lt;a href=&quot;#BO-1.3&quot;&gt;the first press counts&lt;/a&gt;. If they find no path in the time that they give themselves, they &lt;a href=&quot;#BO-1.12&quot;&gt;raise a hand&lt;/a&gt;. And they make honest mistakes: they name &lt;a href=&quot;#BO-1.4&quot;&gt;a colour that they may not use&lt;/a&gt;, or forget their path halfway.</translation>
    </message>
    <message>
        <source>A pause does not spoil a claim of theirs: when the game goes on, so do they.</source>
        <translation>A pause does not spoil a claim of theirs: when the game goes on, so do they.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; If you practise, or are the only person among computers, the wand or &lt;b&gt;F10&lt;/b&gt; helps you to see a path: the first press names the colour it starts with, the second frames the rooms or walls it leads through, the third draws all of it. Each press counts as one hint, and the count is shown at the end. Nobody waits for you meanwhile, and a time reached with a hint is never a best time. Hints can be switched off before the game.</source>
        <translation>&lt;b&gt;Hints.&lt;/b&gt; If you practise, or are the only person among computers, the wand or &lt;b&gt;F10&lt;/b&gt; helps you to see a path: the first press names the colour it starts with, the second frames the rooms or walls it leads through, the third draws all of it. Each press counts as one hint, and the count is shown at the end. Nobody waits for you meanwhile, and a time reached with a hint is never a best time. Hints can be switched off before the game.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; takes its time, and about one claim in ten goes wrong. &lt;b&gt;Normal&lt;/b&gt; is quicker, and about one claim in twenty goes wrong. &lt;b&gt;Hard&lt;/b&gt; is quick indeed, and only about one claim in fifty goes wrong.</source>
        <translation>&lt;b&gt;Easy&lt;/b&gt; takes its time, and about one claim in ten goes wrong. &lt;b&gt;Normal&lt;/b&gt; is quicker, and about one claim in twenty goes wrong. &lt;b&gt;Hard&lt;/b&gt; is quick indeed, and only about one claim in fifty goes wrong.</translation>
    </message>
</context>
<context>
    <name>BoooIntroduction</name>
    <message>
        <source>A ghost wants to scare every guest of the castle, but it can go only through walls of one colour. All of you search at once: whoever is the first to see a path shouts “Booo!” and leads the ghost there.</source>
        <translation>A ghost wants to scare every guest of the castle, but it can go only through walls of one colour. All of you search at once: whoever is the first to see a path shouts “Booo!” and leads the ghost there.</translation>
    </message>
    <message numerus="yes">
        <source>%n castle tiles</source>
        <translation>
            <numerusform>%n castle tile</numerusform>
            <numerusform>%n castle tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>the ghost</source>
        <translation>the ghost</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n guest</numerusform>
            <numerusform>%n guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n wall tile</numerusform>
            <numerusform>%n wall tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tokens</source>
        <translation>
            <numerusform>%n special token</numerusform>
            <numerusform>%n special tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoooMinds</name>
    <message>
        <source>The ghost may start in any room of the middle tile.</source>
        <translation>The ghost may start in any room of the middle tile.</translation>
    </message>
    <message>
        <source>Everybody is ready: the next guest may come.</source>
        <translation>Everybody is ready: the next guest may come.</translation>
    </message>
    <message numerus="yes">
        <source>There is a path of %n steps.</source>
        <translation>
            <numerusform>There is a path of %n step.</numerusform>
            <numerusform>There is a path of %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The path has %n steps and starts with this colour: %1.</source>
        <translation>
            <numerusform>The path has %n step and starts with this colour: %1.</numerusform>
            <numerusform>The path has %n steps and starts with this colour: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the wall tile of this colour is their own: %1.</source>
        <translation>A slip: the wall tile of this colour is their own: %1.</translation>
    </message>
    <message>
        <source>This step leads to the guest.</source>
        <translation>This step leads to the guest.</translation>
    </message>
    <message numerus="yes">
        <source>After this step %n steps are left.</source>
        <translation>
            <numerusform>After this step %n step is left.</numerusform>
            <numerusform>After this step %n steps are left.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trapdoor leads to the guest.</source>
        <translation>The trapdoor leads to the guest.</translation>
    </message>
    <message numerus="yes">
        <source>The trapdoor is on the path; after it %n steps are left.</source>
        <translation>
            <numerusform>The trapdoor is on the path; after it %n step is left.</numerusform>
            <numerusform>The trapdoor is on the path; after it %n steps are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the path another colour is needed: %1. Steps left: %n.</source>
        <translation>
            <numerusform>On the path another colour is needed: %1. Steps left: %n.</numerusform>
            <numerusform>On the path another colour is needed: %1. Steps left: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the rest of the path is forgotten.</source>
        <translation>A slip: the rest of the path is forgotten.</translation>
    </message>
    <message>
        <source>From here there is no path to the guest.</source>
        <translation>From here there is no path to the guest.</translation>
    </message>
    <message>
        <source>There is no path to this guest for you.</source>
        <translation>There is no path to this guest for you.</translation>
    </message>
    <message>
        <source>There is no path to be seen; a raised hand says so.</source>
        <translation>There is no path to be seen; a raised hand says so.</translation>
    </message>
    <message>
        <source>The hint says that there is no path.</source>
        <translation>The hint says that there is no path.</translation>
    </message>
    <message>
        <source>The hint names a colour: there is something to look for again.</source>
        <translation>The hint names a colour: there is something to look for again.</translation>
    </message>
</context>
<context>
    <name>BoooPractice</name>
    <message>
        <source>The whole castle</source>
        <translation>The whole castle</translation>
    </message>
    <message>
        <source>%1: %2 of %3 guests found</source>
        <extracomment>%1 is a name, %2 and %3 are numbers.</extracomment>
        <translation>%1: %2 of %3 guests found</translation>
    </message>
    <message>
        <source>The same castle again</source>
        <translation>The same castle again</translation>
    </message>
</context>
<context>
    <name>BoooRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>The story and the aim</translation>
    </message>
    <message>
        <source>Guests are staying overnight in an old castle, and its ghost is looking forward to giving each of them a fright. There is just one thing: the rooms have no doors, and on one walk the ghost can go through walls of one colour only.</source>
        <translation>Guests are staying overnight in an old castle, and its ghost is looking forward to giving each of them a fright. There is just one thing: the rooms have no doors, and on one walk the ghost can go through walls of one colour only.</translation>
    </message>
    <message>
        <source>So the ghost needs you. A guest turns up in some room, and all of you look at the castle at the same time, searching for a way to it. Whoever sees a way first claims the guest with a “Booo!”, names a colour and shows the way without hesitating.</source>
        <translation>So the ghost needs you. A guest turns up in some room, and all of you look at the castle at the same time, searching for a way to it. Whoever sees a way first claims the guest with a “Booo!”, names a colour and shows the way without hesitating.</translation>
    </message>
    <message>
        <source>If the way is right, you take the guest, and also the wall tile of your colour. This is an honour and a burden: you cannot use a colour while its wall tile lies in front of you.</source>
        <translation>If the way is right, you take the guest, and also the wall tile of your colour. This is an honour and a burden: you cannot use a colour while its wall tile lies in front of you.</translation>
    </message>
    <message>
        <source>You win as soon as &lt;b&gt;four wall tiles&lt;/b&gt; or &lt;b&gt;five guests&lt;/b&gt; lie in front of you. If nobody gets that far, the most guests and wall tiles together decide.</source>
        <translation>You win as soon as &lt;b&gt;four wall tiles&lt;/b&gt; or &lt;b&gt;five guests&lt;/b&gt; lie in front of you. If nobody gets that far, the most guests and wall tiles together decide.</translation>
    </message>
    <message>
        <source>A round: the search</source>
        <translation>A round: the search</translation>
    </message>
    <message>
        <source>Each round is about one guest. You search for a way, somebody claims the guest and shows a way, and then the next round begins.</source>
        <translation>Each round is about one guest. You search for a way, somebody claims the guest and shows a way, and then the next round begins.</translation>
    </message>
    <message>
        <source>The first player turns the top guest over. It goes at once to the room that its back names for your route.</source>
        <translation>The first player turns the top guest over. It goes at once to the room that its back names for your route.</translation>
    </message>
    <message>
        <source>All of you search at the same time, with your eyes only. Before a claim nobody touches the castle, and nobody follows a way with a finger.</source>
        <translation>All of you search at the same time, with your eyes only. Before a claim nobody touches the castle, and nobody follows a way with a finger.</translation>
    </message>
    <message>
        <source>Claiming the guest</source>
        <translation>Claiming the guest</translation>
    </message>
    <message>
        <source>If you see a way, be the first to say so: press your claim key and shout “Booo!”. Then name the colour that your way starts with. The first key counts, and all the others are dead until your claim is over. If your hand is raised, claiming takes it down.</source>
        <translation>If you see a way, be the first to say so: press your claim key and shout “Booo!”. Then name the colour that your way starts with. The first key counts, and all the others are dead until your claim is over. If your hand is raised, claiming takes it down.</translation>
    </message>
    <message>
        <source>You may not use a colour while its wall tile lies in front of you, neither at the start nor anywhere on the way. If you name such a colour, or change to it, your claim fails.</source>
        <translation>You may not use a colour while its wall tile lies in front of you, neither at the start nor anywhere on the way. If you name such a colour, or change to it, your claim fails.</translation>
    </message>
    <message>
        <source>The colours to choose from. A sign warns you of those whose wall tiles lie in front of you.</source>
        <translation>The colours to choose from. A sign warns you of those whose wall tiles lie in front of you.</translation>
    </message>
    <message>
        <source>Showing the way</source>
        <translation>Showing the way</translation>
    </message>
    <message>
        <source>Now show your way at once, step by step, from the ghost’s room to the guest’s room. Steps in the corridors are free. The ghost goes through a wall only if the wall has your colour.</source>
        <translation>Now show your way at once, step by step, from the ghost’s room to the guest’s room. Steps in the corridors are free. The ghost goes through a wall only if the wall has your colour.</translation>
    </message>
    <message>
        <source>A right way. It goes through four walls, and all of them are violet.</source>
        <translation>A right way. It goes through four walls, and all of them are violet.</translation>
    </message>
    <message>
        <source>Do not hesitate. Usually you have 6 seconds to name your colour, 6 seconds for the first step and 4 seconds for each further step. A jump through a trapdoor and a change of colour are steps too. Your claim fails if the time is up, if you lead the ghost to a wall of another colour, or if you give up.</source>
        <translation>Do not hesitate. Usually you have 6 seconds to name your colour, 6 seconds for the first step and 4 seconds for each further step. A jump through a trapdoor and a change of colour are steps too. Your claim fails if the time is up, if you lead the ghost to a wall of another colour, or if you give up.</translation>
    </message>
    <message>
        <source>A wrong wall at the end: the wall below the guest is white, not violet. The claim fails.</source>
        <translation>A wrong wall at the end: the wall below the guest is white, not violet. The claim fails.</translation>
    </message>
    <message>
        <source>A failed claim costs nothing. The ghost goes back to where it started, and all of you go on searching, you too. If you agree on it before the game, whoever fails has to wait a little before the next claim.</source>
        <translation>A failed claim costs nothing. The ghost goes back to where it started, and all of you go on searching, you too. If you agree on it before the game, whoever fails has to wait a little before the next claim.</translation>
    </message>
    <message>
        <source>A way may lead through the same room more than once.</source>
        <translation>A way may lead through the same room more than once.</translation>
    </message>
    <message>
        <source>Trapdoors and transformations</source>
        <translation>Trapdoors and transformations</translation>
    </message>
    <message>
        <source>Two kinds of special tokens make ways possible where none seems to be.</source>
        <translation>Two kinds of special tokens make ways possible where none seems to be.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trapdoor.&lt;/b&gt; In a room with a trapdoor the ghost may go on as usual, or vanish and turn up in another room with a trapdoor. The colour stays the same. The room where the ghost starts counts too.</source>
        <translation>&lt;b&gt;Trapdoor.&lt;/b&gt; In a room with a trapdoor the ghost may go on as usual, or vanish and turn up in another room with a trapdoor. The colour stays the same. The room where the ghost starts counts too.</translation>
    </message>
    <message>
        <source>The ghost jumps from one trapdoor to another. Before and after that every wall on the way is blue.</source>
        <translation>The ghost jumps from one trapdoor to another. Before and after that every wall on the way is blue.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Transformation.&lt;/b&gt; In a room with a transformation you may change the colour, and it holds from there on. The room where the ghost starts counts too, but the guest’s room never does: your way ends there.</source>
        <translation>&lt;b&gt;Transformation.&lt;/b&gt; In a room with a transformation you may change the colour, and it holds from there on. The room where the ghost starts counts too, but the guest’s room never does: your way ends there.</translation>
    </message>
    <message>
        <source>Up to the transformation the walls on the way are red, from there on they are blue.</source>
        <translation>Up to the transformation the walls on the way are red, from there on they are blue.</translation>
    </message>
    <message>
        <source>You may use as many special tokens on one way as you like, or none at all.</source>
        <translation>You may use as many special tokens on one way as you like, or none at all.</translation>
    </message>
    <message>
        <source>A way may consist of trapdoors alone and cross no wall. Then the colour that you named counts as its colour. This can only happen if special tokens lie in rooms drawn from the whole castle.</source>
        <translation>A way may consist of trapdoors alone and cross no wall. Then the colour that you named counts as its colour. This can only happen if special tokens lie in rooms drawn from the whole castle.</translation>
    </message>
    <message>
        <source>What you win</source>
        <translation>What you win</translation>
    </message>
    <message>
        <source>Your way is right as soon as the ghost enters the guest’s room. Take the guest and the wall tile of the colour with which your way ends. The wall tile comes from the reserve, or from whoever it lies in front of. The ghost stays in this room and starts from here next time.</source>
        <translation>Your way is right as soon as the ghost enters the guest’s room. Take the guest and the wall tile of the colour with which your way ends. The wall tile comes from the reserve, or from whoever it lies in front of. The ghost stays in this room and starts from here next time.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You start with red, change to blue at a transformation and reach the guest. You take the blue wall tile, even if it lies in front of another player. For this player blue is free again; for you it is not.</source>
        <translation>&lt;b&gt;An example.&lt;/b&gt; You start with red, change to blue at a transformation and reach the guest. You take the blue wall tile, even if it lies in front of another player. For this player blue is free again; for you it is not.</translation>
    </message>
    <message>
        <source>What lies in front of a player: guests, wall tiles, and the buttons with the two keys.</source>
        <translation>What lies in front of a player: guests, wall tiles, and the buttons with the two keys.</translation>
    </message>
    <message>
        <source>Then the next player clockwise is the first player.</source>
        <translation>Then the next player clockwise is the first player.</translation>
    </message>
    <message>
        <source>If there is no way</source>
        <translation>If there is no way</translation>
    </message>
    <message>
        <source>Do you believe that there is no way? Then raise your hand: “No way!” You can take it down again. As soon as more than half of the hands are up, the search is over. The guest is out of the game, nobody gets it, and the ghost goes to the guest’s room. Then the table shows for each of you whether there was a way. During a claim raised hands have no effect. They stay up if it fails, and go down when the round ends.</source>
        <translation>Do you believe that there is no way? Then raise your hand: “No way!” You can take it down again. As soon as more than half of the hands are up, the search is over. The guest is out of the game, nobody gets it, and the ghost goes to the guest’s room. Then the table shows for each of you whether there was a way. During a claim raised hands have no effect. They stay up if it fails, and go down when the round ends.</translation>
    </message>
    <message>
        <source>More than half means: both of two players, two of three, three of four or five, four of six.</source>
        <translation>More than half means: both of two players, two of three, three of four or five, four of six.</translation>
    </message>
    <message>
        <source>Not everybody can use the same colours. So there may be a way for one player and none for another.</source>
        <translation>Not everybody can use the same colours. So there may be a way for one player and none for another.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>The end of the game</translation>
    </message>
    <message>
        <source>If four wall tiles lie in front of you, you win at once.</source>
        <translation>If four wall tiles lie in front of you, you win at once.</translation>
    </message>
    <message>
        <source>If five guests lie in front of you, you win at once.</source>
        <translation>If five guests lie in front of you, you win at once.</translation>
    </message>
    <message>
        <source>If no guest is left, count your guests and your wall tiles together. Whoever has the most wins. If this is tied, the win goes to the one of these players who took a guest last. If nobody took any guest, all of you share the win.</source>
        <translation>If no guest is left, count your guests and your wall tiles together. Whoever has the most wins. If this is tied, the win goes to the one of these players who took a guest last. If nobody took any guest, all of you share the win.</translation>
    </message>
</context>
<context>
    <name>BoooScout</name>
    <message>
        <source>A path starts with this colour: %1.</source>
        <translation>A path starts with this colour: %1.</translation>
    </message>
    <message>
        <source>A path leads through the rooms with a frame.</source>
        <translation>A path leads through the rooms with a frame.</translation>
    </message>
    <message>
        <source>A path leads through these rooms: %1.</source>
        <translation>A path leads through these rooms: %1.</translation>
    </message>
    <message>
        <source>A path leads through the walls with a frame.</source>
        <translation>A path leads through the walls with a frame.</translation>
    </message>
    <message>
        <source>A path leads through walls of these colours: %1.</source>
        <translation>A path leads through walls of these colours: %1.</translation>
    </message>
    <message>
        <source>change of colour: %1</source>
        <extracomment>One stop of a path that is read aloud.</extracomment>
        <translation>change of colour: %1</translation>
    </message>
    <message>
        <source>%1 From place to place: %2.</source>
        <extracomment>Said aloud: %1 is a sentence on a path, %2 are its places, one after the other.</extracomment>
        <translation>%1 From place to place: %2.</translation>
    </message>
</context>
<context>
    <name>BoooTable</name>
    <message>
        <source>How to use the table</source>
        <translation>How to use the table</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your keys.&lt;/b&gt; All of you sit around one computer, and each of you has two keys: one to claim the guest, one to raise your hand. Before you see the castle, press your keys once to try them. If you want another key, click the old one first; take keys that are easy to reach and not too close to those of your neighbours. A button at the top of the table brings you back to the keys at any time.</source>
        <translation>&lt;b&gt;Your keys.&lt;/b&gt; All of you sit around one computer, and each of you has two keys: one to claim the guest, one to raise your hand. Before you see the castle, press your keys once to try them. If you want another key, click the old one first; take keys that are easy to reach and not too close to those of your neighbours. A button at the top of the table brings you back to the keys at any time.</translation>
    </message>
    <message>
        <source>At first the player in seat 1 has &lt;b&gt;Q&lt;/b&gt; to claim and &lt;b&gt;W&lt;/b&gt; to raise a hand, seat 2 has &lt;b&gt;P&lt;/b&gt; and &lt;b&gt;O&lt;/b&gt;, seat 3 &lt;b&gt;Z&lt;/b&gt; and &lt;b&gt;X&lt;/b&gt;, seat 4 &lt;b&gt;M&lt;/b&gt; and &lt;b&gt;N&lt;/b&gt;, seat 5 &lt;b&gt;T&lt;/b&gt; and &lt;b&gt;Y&lt;/b&gt;, seat 6 &lt;b&gt;V&lt;/b&gt; and &lt;b&gt;B&lt;/b&gt;; on some keyboards other letters are in these places. Any letter, digit or sign will do, but not the arrow keys, &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, &lt;b&gt;Space&lt;/b&gt; or &lt;b&gt;F1&lt;/b&gt; to &lt;b&gt;F12&lt;/b&gt;: the program needs them.</source>
        <translation>At first the player in seat 1 has &lt;b&gt;Q&lt;/b&gt; to claim and &lt;b&gt;W&lt;/b&gt; to raise a hand, seat 2 has &lt;b&gt;P&lt;/b&gt; and &lt;b&gt;O&lt;/b&gt;, seat 3 &lt;b&gt;Z&lt;/b&gt; and &lt;b&gt;X&lt;/b&gt;, seat 4 &lt;b&gt;M&lt;/b&gt; and &lt;b&gt;N&lt;/b&gt;, seat 5 &lt;b&gt;T&lt;/b&gt; and &lt;b&gt;Y&lt;/b&gt;, seat 6 &lt;b&gt;V&lt;/b&gt; and &lt;b&gt;B&lt;/b&gt;; on some keyboards other letters are in these places. Any letter, digit or sign will do, but not the arrow keys, &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, &lt;b&gt;Space&lt;/b&gt; or &lt;b&gt;F1&lt;/b&gt; to &lt;b&gt;F12&lt;/b&gt;: the program needs them.</translation>
    </message>
    <message>
        <source>Your panel shows your keys on two buttons. You can also press these buttons, with the mouse or with a finger on a touch screen.</source>
        <translation>Your panel shows your keys on two buttons. You can also press these buttons, with the mouse or with a finger on a touch screen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The next guest.&lt;/b&gt; When everybody is ready, the first player turns the next guest over with &lt;b&gt;Space&lt;/b&gt; or with the big button.</source>
        <translation>&lt;b&gt;The next guest.&lt;/b&gt; When everybody is ready, the first player turns the next guest over with &lt;b&gt;Space&lt;/b&gt; or with the big button.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Naming the colour.&lt;/b&gt; After your claim six buttons appear, one for each colour. Press one of them, or one of the keys &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;6&lt;/b&gt;. Your own wall tiles lie above the buttons as a warning.</source>
        <translation>&lt;b&gt;Naming the colour.&lt;/b&gt; After your claim six buttons appear, one for each colour. Press one of them, or one of the keys &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;6&lt;/b&gt;. Your own wall tiles lie above the buttons as a warning.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the mouse.&lt;/b&gt; Drag the ghost along your way, or click cell after cell; you can also click a cell farther on in a straight line. A finger on a touch screen does the same. To jump, press another trapdoor or its button, and to change the colour, press the button of the new one: both work when the ghost is in the right room.</source>
        <translation>&lt;b&gt;Showing the way with the mouse.&lt;/b&gt; Drag the ghost along your way, or click cell after cell; you can also click a cell farther on in a straight line. A finger on a touch screen does the same. To jump, press another trapdoor or its button, and to change the colour, press the button of the new one: both work when the ghost is in the right room.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the keyboard.&lt;/b&gt; Each &lt;b&gt;arrow key&lt;/b&gt; is one step. &lt;b&gt;Tab&lt;/b&gt; goes from button to button, and &lt;b&gt;Enter&lt;/b&gt; presses the one you are at.</source>
        <translation>&lt;b&gt;Showing the way with the keyboard.&lt;/b&gt; Each &lt;b&gt;arrow key&lt;/b&gt; is one step. &lt;b&gt;Tab&lt;/b&gt; goes from button to button, and &lt;b&gt;Enter&lt;/b&gt; presses the one you are at.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is taken back.&lt;/b&gt; Booo! is a race, and everybody has seen what happened. So there is no undo here.</source>
        <translation>&lt;b&gt;Nothing is taken back.&lt;/b&gt; Booo! is a race, and everybody has seen what happened. So there is no undo here.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The log&lt;/b&gt; keeps what happened: who claimed a guest, with which colour, and how it ended.</source>
        <translation>&lt;b&gt;The log&lt;/b&gt; keeps what happened: who claimed a guest, with which colour, and how it ended.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Other keys.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; opens this rulebook, &lt;b&gt;F2&lt;/b&gt; pauses the game, &lt;b&gt;F11&lt;/b&gt; fills the screen. With the mouse wheel you look closer or farther.</source>
        <translation>&lt;b&gt;Other keys.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; opens this rulebook, &lt;b&gt;F2&lt;/b&gt; pauses the game, &lt;b&gt;F11&lt;/b&gt; fills the screen. With the mouse wheel you look closer or farther.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</translation>
    </message>
    <message>
        <source>Clocks and pauses</source>
        <translation>Clocks and pauses</translation>
    </message>
    <message>
        <source>You agree on these settings before the game, and each of them can be switched off. With small children play without clocks.</source>
        <translation>You agree on these settings before the game, and each of them can be switched off. With small children play without clocks.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The clocks of a claim.&lt;/b&gt; A ring shows how much time is left: usually 6 seconds to name the colour, 6 for the first step and 4 for each further one (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). You can choose other times.</source>
        <translation>&lt;b&gt;The clocks of a claim.&lt;/b&gt; A ring shows how much time is left: usually 6 seconds to name the colour, 6 for the first step and 4 for each further one (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). You can choose other times.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The wait.&lt;/b&gt; If you like, whoever fails has to wait 5, 10 or 15 seconds before the next claim (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). This helps against claims made on the off chance. Usually there is no wait.</source>
        <translation>&lt;b&gt;The wait.&lt;/b&gt; If you like, whoever fails has to wait 5, 10 or 15 seconds before the next claim (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). This helps against claims made on the off chance. Usually there is no wait.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The hint.&lt;/b&gt; If you like, the table helps 30, 60 or 120 seconds after the guest has turned up. It names a colour with which a way starts, or says that there is none. Mind that the table does not ask whose wall tile it is: perhaps you may not use this colour. Usually there is no hint.</source>
        <translation>&lt;b&gt;The hint.&lt;/b&gt; If you like, the table helps 30, 60 or 120 seconds after the guest has turned up. It names a colour with which a way starts, or says that there is none. Mind that the table does not ask whose wall tile it is: perhaps you may not use this colour. Usually there is no hint.</translation>
    </message>
    <message>
        <source>Practice alone</source>
        <translation>Practice alone</translation>
    </message>
    <message>
        <source>In practice there are no claims, no wall tiles and no raised hands. Turn a guest over, and a stopwatch starts. Find a way, name any colour you like and show the way, with special tokens as usual. There is no clock for the steps. If you come to a wall of another colour, you start again from the ghost’s room, and the stopwatch goes on. If you find no way, let the table show it to you; then the guest is lost. After every guest you see a shortest way, if there is one: no other has fewer steps, jumps and changes counted together.</source>
        <translation>In practice there are no claims, no wall tiles and no raised hands. Turn a guest over, and a stopwatch starts. Find a way, name any colour you like and show the way, with special tokens as usual. There is no clock for the steps. If you come to a wall of another colour, you start again from the ghost’s room, and the stopwatch goes on. If you find no way, let the table show it to you; then the guest is lost. After every guest you see a shortest way, if there is one: no other has fewer steps, jumps and changes counted together.</translation>
    </message>
    <message>
        <source>Every castle has a castle code. For each code the table keeps the best time for every guest, and for the whole castle if you find all nine guests, together with the number of steps. So you can try to beat yourself, or compare with others: whoever enters the code of a castle before a new game meets the same guests in the same castle. A few words of your own are a code, too.</source>
        <translation>Every castle has a castle code. For each code the table keeps the best time for every guest, and for the whole castle if you find all nine guests, together with the number of steps. So you can try to beat yourself, or compare with others: whoever enters the code of a castle before a new game meets the same guests in the same castle. A few words of your own are a code, too.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: No rule forbids coming back to a room, and we see no reason to forbid it.</source>
        <translation>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: No rule forbids coming back to a room, and we see no reason to forbid it.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Hints for your first games</translation>
    </message>
    <message>
        <source>&lt;b&gt;How near you are.&lt;/b&gt; Your panel also has four slots for wall tiles and five for guests: fill either row, and you win. If only one is missing, its slot shines.</source>
        <translation>&lt;b&gt;How near you are.&lt;/b&gt; Your panel also has four slots for wall tiles and five for guests: fill either row, and you win. If only one is missing, its slot shines.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seeing it again.&lt;/b&gt; A right way stays on the table until the next guest comes. Of a wrong one you see for a moment how it went; the wall that ended it stays marked. If the raised hands end a search although there was a way, the table shows you a shortest one.</source>
        <translation>&lt;b&gt;Seeing it again.&lt;/b&gt; A right way stays on the table until the next guest comes. Of a wrong one you see for a moment how it went; the wall that ended it stays marked. If the raised hands end a search although there was a way, the table shows you a shortest one.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost by a hair.&lt;/b&gt; If your key comes less than half a second after somebody else’s, the table tells you by how many hundredths of a second you were late.</source>
        <translation>&lt;b&gt;Lost by a hair.&lt;/b&gt; If your key comes less than half a second after somebody else’s, the table tells you by how many hundredths of a second you were late.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The pause.&lt;/b&gt; &lt;b&gt;F2&lt;/b&gt; or the button at the top pauses the game, and so does opening this rulebook. Then all clocks stop and the castle is covered, so that nobody can search in secret. While the clock runs for a claim nobody can pause: it is over in a moment.</source>
        <translation>&lt;b&gt;The pause.&lt;/b&gt; &lt;b&gt;F2&lt;/b&gt; or the button at the top pauses the game, and so does opening this rulebook. Then all clocks stop and the castle is covered, so that nobody can search in secret. While the clock runs for a claim nobody can pause: it is over in a moment.</translation>
    </message>
    <message>
        <source>If you go to another window or close the program, a claim that is under way has failed. It costs nothing, not even a wait. The castle stays covered until all of you are ready, and then the search goes on.</source>
        <translation>If you go to another window or close the program, a claim that is under way has failed. It costs nothing, not even a wait. The castle stays covered until all of you are ready, and then the search goes on.</translation>
    </message>
    <message>
        <source>Choose Practice when you begin a game. It is a good way to learn how to read the castle.</source>
        <translation>Choose Practice when you begin a game. It is a good way to learn how to read the castle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Compare two rooms.&lt;/b&gt; Without special tokens your colour must be on a wall of the ghost’s room and on a wall of the guest’s room. Often only two or three colours are left to try.</source>
        <translation>&lt;b&gt;Compare two rooms.&lt;/b&gt; Without special tokens your colour must be on a wall of the ghost’s room and on a wall of the guest’s room. Often only two or three colours are left to try.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search backwards.&lt;/b&gt; Begin at the guest and look where its walls lead. Sometimes this is easier than to begin at the ghost.</source>
        <translation>&lt;b&gt;Search backwards.&lt;/b&gt; Begin at the guest and look where its walls lead. Sometimes this is easier than to begin at the ghost.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Know the free corridors.&lt;/b&gt; No wall ever stands across the corridor along the right edge of the castle, nor across the one along the lower edge (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</source>
        <translation>&lt;b&gt;Know the free corridors.&lt;/b&gt; No wall ever stands across the corridor along the right edge of the castle, nor across the one along the lower edge (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the prize.&lt;/b&gt; The wall tile that you take is a colour less for you and a colour more for its last owner. With a transformation you can choose which one it will be.</source>
        <translation>&lt;b&gt;Think of the prize.&lt;/b&gt; The wall tile that you take is a colour less for you and a colour more for its last owner. With a transformation you can choose which one it will be.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Claim when you know the way to its end.&lt;/b&gt; Once you have called, there is hardly any time to search.</source>
        <translation>&lt;b&gt;Claim when you know the way to its end.&lt;/b&gt; Once you have called, there is hardly any time to search.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Rulings at this table</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: The castle is our own, because the original tiles are not available to us. We tried out many castles until most ways took some searching and no colour was better than another. Coats of arms and portraits are ours too.</source>
        <translation>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: The castle is our own, because the original tiles are not available to us. We tried out many castles until most ways took some searching and no colour was better than another. Coats of arms and portraits are ours too.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: Only a picture shows where the special tokens lie, and we do not have it. In these four rooms they are equally far from the middle, and each lies in another corner tile. What is said of three tokens and of rooms drawn by lot is our reading of the advice to experts.</source>
        <translation>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: Only a picture shows where the special tokens lie, and we do not have it. In these four rooms they are equally far from the middle, and each lies in another corner tile. What is said of three tokens and of rooms drawn by lot is our reading of the advice to experts.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: The number of guests for five players is not mentioned. We use all of them, as for six.</source>
        <translation>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: The number of guests for five players is not mentioned. We use all of them, as for six.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: We made the four routes, because we do not have the backs of the guests. Guests that follow each other are not close together, so that each way is worth a search.</source>
        <translation>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: We made the four routes, because we do not have the backs of the guests. Guests that follow each other are not close together, so that each way is worth a search.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: A special token in the room where the ghost starts can be used, because the ghost is in its room as in any other. In the guest’s room the way is already over, so nothing can be changed there.</source>
        <translation>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: A special token in the room where the ghost starts can be used, because the ghost is in its room as in any other. In the guest’s room the way is already over, so nothing can be changed there.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: If nobody took any guest, nobody took one last. So all of you share the win.</source>
        <translation>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: If nobody took any guest, nobody took one last. So all of you share the win.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: A way without walls has no wall to show its colour, so the named colour decides which wall tile you take.</source>
        <translation>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: A way without walls has no wall to show its colour, so the named colour decides which wall tile you take.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: Nobody should lose anything because the telephone rings. The claim ends all the same, because in a pause one can think at leisure.</source>
        <translation>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: Nobody should lose anything because the telephone rings. The claim ends all the same, because in a pause one can think at leisure.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: The original game has no practice for one player. We added it.</source>
        <translation>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: The original game has no practice for one player. We added it.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: The keys, the seconds, the wait and the hint belong to this table. Around a real castle you just listen and decide together who was first and who hesitates.</source>
        <translation>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: The keys, the seconds, the wait and the hint belong to this table. Around a real castle you just listen and decide together who was first and who hesitates.</translation>
    </message>
</context>
<context>
    <name>BoooTips</name>
    <message>
        <source>The ghost goes freely along corridors, but only through walls of one colour.</source>
        <translation>The ghost goes freely along corridors, but only through walls of one colour.</translation>
    </message>
    <message>
        <source>Room %1. Whoever leads the ghost here first gets the guest.</source>
        <translation>Room %1. Whoever leads the ghost here first gets the guest.</translation>
    </message>
    <message>
        <source>Room %1. Lead the ghost here.</source>
        <translation>Room %1. Lead the ghost here.</translation>
    </message>
    <message>
        <source>%1: a guest, 1 point. Whoever has %2 guests wins at once.</source>
        <translation>%1: a guest, 1 point. Whoever has %2 guests wins at once.</translation>
    </message>
    <message>
        <source>This wall tile, 1 point, goes to whoever ends a way with its colour. Whoever has %1 wall tiles wins at once.</source>
        <translation>This wall tile, 1 point, goes to whoever ends a way with its colour. Whoever has %1 wall tiles wins at once.</translation>
    </message>
    <message>
        <source>%1: a wall tile, 1 point. Its owner may not use this colour; whoever ends a way with it takes the tile away.</source>
        <translation>%1: a wall tile, 1 point. Its owner may not use this colour; whoever ends a way with it takes the tile away.</translation>
    </message>
    <message>
        <source>Trapdoor: from here the ghost may jump to another one. The colour stays.</source>
        <translation>Trapdoor: from here the ghost may jump to another one. The colour stays.</translation>
    </message>
    <message>
        <source>Transformation: here the colour may change for the rest of the way.</source>
        <translation>Transformation: here the colour may change for the rest of the way.</translation>
    </message>
    <message>
        <source>All rooms of this row: %1</source>
        <translation>All rooms of this row: %1</translation>
    </message>
    <message>
        <source>All rooms of this column: %1</source>
        <translation>All rooms of this column: %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2 of %3, wall tiles: %4 of %5. Whoever fills a row wins at once.</source>
        <translation>%1. Guests: %2 of %3, wall tiles: %4 of %5. Whoever fills a row wins at once.</translation>
    </message>
    <message>
        <source>You have this wall tile: a way with this colour fails.</source>
        <translation>You have this wall tile: a way with this colour fails.</translation>
    </message>
    <message>
        <source>The claim fails, which costs nothing; everybody searches on.</source>
        <translation>The claim fails, which costs nothing; everybody searches on.</translation>
    </message>
</context>
<context>
    <name>BoooVariants</name>
    <message>
        <source>Time for the first step</source>
        <translation>Time for the first step</translation>
    </message>
    <message>
        <source>For naming the colour, and for the first step of the way.</source>
        <translation>For naming the colour, and for the first step of the way.</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>No clock</translation>
    </message>
    <message>
        <source>Time for each further step</source>
        <translation>Time for each further step</translation>
    </message>
    <message>
        <source>Whoever hesitates longer has failed.</source>
        <translation>Whoever hesitates longer has failed.</translation>
    </message>
    <message>
        <source>Wait after a failed claim</source>
        <translation>Wait after a failed claim</translation>
    </message>
    <message>
        <source>How long somebody who failed may not claim again.</source>
        <translation>How long somebody who failed may not claim again.</translation>
    </message>
    <message>
        <source>No wait</source>
        <translation>No wait</translation>
    </message>
    <message>
        <source>Colour hint</source>
        <translation>Colour hint</translation>
    </message>
    <message>
        <source>This long after the guest has come, the table names a colour.</source>
        <translation>This long after the guest has come, the table names a colour.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Never</translation>
    </message>
    <message>
        <source>Choose where the ghost starts</source>
        <translation>Choose where the ghost starts</translation>
    </message>
    <message>
        <source>The first player puts it into one of the four rooms in the middle.</source>
        <translation>The first player puts it into one of the four rooms in the middle.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>By lot</translation>
    </message>
    <message>
        <source>Route %1</source>
        <translation>Route %1</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>It says which rooms the guests come to.</source>
        <translation>It says which rooms the guests come to.</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Special tokens</translation>
    </message>
    <message>
        <source>Two trapdoors, two transformations</source>
        <translation>Two trapdoors, two transformations</translation>
    </message>
    <message>
        <source>The usual game.</source>
        <translation>The usual game.</translation>
    </message>
    <message>
        <source>Four transformations</source>
        <translation>Four transformations</translation>
    </message>
    <message>
        <source>The colour can change in four rooms.</source>
        <translation>The colour can change in four rooms.</translation>
    </message>
    <message>
        <source>Three trapdoors, one transformation</source>
        <translation>Three trapdoors, one transformation</translation>
    </message>
    <message>
        <source>More jumps, fewer changes.</source>
        <translation>More jumps, fewer changes.</translation>
    </message>
    <message>
        <source>Four trapdoors</source>
        <translation>Four trapdoors</translation>
    </message>
    <message>
        <source>The colour never changes.</source>
        <translation>The colour never changes.</translation>
    </message>
    <message>
        <source>Three tokens</source>
        <translation>Three tokens</translation>
    </message>
    <message>
        <source>For experts: one of the four rooms stays without a token.</source>
        <translation>For experts: one of the four rooms stays without a token.</translation>
    </message>
    <message>
        <source>Tokens anywhere</source>
        <translation>Tokens anywhere</translation>
    </message>
    <message>
        <source>For experts: chance puts them into any rooms.</source>
        <translation>For experts: chance puts them into any rooms.</translation>
    </message>
</context>
<context>
    <name>BoooVoice</name>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
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
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>bat</translation>
    </message>
    <message>
        <source>key</source>
        <translation>key</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>owl</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>crown</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>moon</translation>
    </message>
    <message>
        <source>countess</source>
        <translation>countess</translation>
    </message>
    <message>
        <source>admiral</source>
        <translation>admiral</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>jester</translation>
    </message>
    <message>
        <source>bride</source>
        <translation>bride</translation>
    </message>
    <message>
        <source>scholar</source>
        <translation>scholar</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>twins</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Room %1</translation>
    </message>
    <message>
        <source>Corridor, row %1, column %2</source>
        <translation>Corridor, row %1, column %2</translation>
    </message>
    <message>
        <source>The ghost. %1</source>
        <translation>The ghost. %1</translation>
    </message>
    <message>
        <source>Guest %1</source>
        <translation>Guest %1</translation>
    </message>
    <message>
        <source>A guest still to come</source>
        <translation>A guest still to come</translation>
    </message>
    <message>
        <source>Wall tile: %1</source>
        <translation>Wall tile: %1</translation>
    </message>
    <message>
        <source>Trapdoor in the room %1</source>
        <translation>Trapdoor in the room %1</translation>
    </message>
    <message>
        <source>Transformation in the room %1</source>
        <translation>Transformation in the room %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guests are still to come</source>
        <translation>
            <numerusform>%n guest is still to come</numerusform>
            <numerusform>%n guests are still to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guests that nobody got</source>
        <translation>
            <numerusform>%n guest that nobody got</numerusform>
            <numerusform>%n guests that nobody got</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall tiles that nobody has yet</source>
        <translation>Wall tiles that nobody has yet</translation>
    </message>
    <message>
        <source>Castle %1</source>
        <translation>Castle %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2, wall tiles: %3</source>
        <translation>%1. Guests: %2, wall tiles: %3</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Booo!</translation>
    </message>
    <message>
        <source>%1 sees a way</source>
        <translation>%1 sees a way</translation>
    </message>
    <message>
        <source>I see a way! Your key does the same.</source>
        <translation>I see a way! Your key does the same.</translation>
    </message>
    <message>
        <source>Hand is up</source>
        <translation>Hand is up</translation>
    </message>
    <message>
        <source>No way!</source>
        <translation>No way!</translation>
    </message>
    <message>
        <source>%1 takes the hand down</source>
        <translation>%1 takes the hand down</translation>
    </message>
    <message>
        <source>%1 sees no way</source>
        <translation>%1 sees no way</translation>
    </message>
    <message>
        <source>I think that there is no way. Your key does the same; again takes it back.</source>
        <translation>I think that there is no way. Your key does the same; again takes it back.</translation>
    </message>
    <message>
        <source>Ready? Turn guest %1 over</source>
        <translation>Ready? Turn guest %1 over</translation>
    </message>
    <message>
        <source>Everybody ready? Turn guest %1 over</source>
        <translation>Everybody ready? Turn guest %1 over</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Key: Space</translation>
    </message>
    <message>
        <source>Show me the way</source>
        <translation>Show me the way</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>Let this guest go and look at a shortest way?</source>
        <translation>Let this guest go and look at a shortest way?</translation>
    </message>
    <message>
        <source>Through the trapdoor to the room %1</source>
        <translation>Through the trapdoor to the room %1</translation>
    </message>
    <message>
        <source>Not these:</source>
        <translation>Not these:</translation>
    </message>
    <message>
        <source>Every colour is free for you</source>
        <translation>Every colour is free for you</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Wait a moment, it is the turn of: %1.</translation>
    </message>
    <message>
        <source>The game is over; the castle is quiet again.</source>
        <translation>The game is over; the castle is quiet again.</translation>
    </message>
    <message>
        <source>The stopwatch runs only in practice.</source>
        <translation>The stopwatch runs only in practice.</translation>
    </message>
    <message>
        <source>%1 was interrupted on the way; that costs nothing.</source>
        <translation>%1 was interrupted on the way; that costs nothing.</translation>
    </message>
    <message>
        <source>The castle is quiet again.</source>
        <translation>The castle is quiet again.</translation>
    </message>
    <message>
        <source>Find a way for the ghost. Whoever sees one first presses their key!</source>
        <translation>Find a way for the ghost. Whoever sees one first presses their key!</translation>
    </message>
    <message>
        <source>Lead the ghost on, or click another trapdoor to jump there.</source>
        <translation>Lead the ghost on, or click another trapdoor to jump there.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and a wall tile from %3. Colour: %4.</source>
        <translation>%1 gets guest %2 and a wall tile from %3. Colour: %4.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: everybody had a way; this one is for %2.</source>
        <translation>Guest %1 goes away: everybody had a way; this one is for %2.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2; this one is for %3.</source>
        <translation>Guest %1 goes away: there was a way for %2; this one is for %3.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>not found</translation>
    </message>
    <message>
        <source>Only the clock can do that.</source>
        <translation>Only the clock can do that.</translation>
    </message>
    <message>
        <source>%1. Up: %2, right: %3, down: %4, left: %5</source>
        <extracomment>Said aloud: what is on the four sides of a room of the castle.</extracomment>
        <translation>%1. Up: %2, right: %3, down: %4, left: %5</translation>
    </message>
    <message>
        <source>the edge</source>
        <extracomment>A side of a room that is at the edge of the castle.</extracomment>
        <translation>the edge</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A side of a room without a wall.</extracomment>
        <translation>open</translation>
    </message>
    <message>
        <source>The castle is haunted!</source>
        <translation>The castle is haunted!</translation>
    </message>
    <message>
        <source>is looking …</source>
        <translation>is looking …</translation>
    </message>
    <message>
        <source>Guest %1 comes in a moment</source>
        <translation>Guest %1 comes in a moment</translation>
    </message>
    <message>
        <source>First the ghost needs a room: drag it to one of the four rooms in the middle.</source>
        <translation>First the ghost needs a room: drag it to one of the four rooms in the middle.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms in the middle of the castle.</source>
        <translation>The ghost starts in one of the four rooms in the middle of the castle.</translation>
    </message>
    <message>
        <source>There is nobody to look for yet: first the next guest is turned over.</source>
        <translation>There is nobody to look for yet: first the next guest is turned over.</translation>
    </message>
    <message>
        <source>Search with your eyes only; if you see a way, press your key and then show it.</source>
        <translation>Search with your eyes only; if you see a way, press your key and then show it.</translation>
    </message>
    <message>
        <source>First name the colour that the way starts with.</source>
        <translation>First name the colour that the way starts with.</translation>
    </message>
    <message>
        <source>Somebody is showing a way: the others watch until it is over.</source>
        <translation>Somebody is showing a way: the others watch until it is over.</translation>
    </message>
    <message>
        <source>After a failed claim you wait until your ring has run out.</source>
        <translation>After a failed claim you wait until your ring has run out.</translation>
    </message>
    <message>
        <source>Your hand is up already; press again to take it down.</source>
        <translation>Your hand is up already; press again to take it down.</translation>
    </message>
    <message>
        <source>Your hand is down already.</source>
        <translation>Your hand is down already.</translation>
    </message>
    <message>
        <source>The ghost goes straight on from cell to cell: choose one beside it or in line with it.</source>
        <translation>The ghost goes straight on from cell to cell: choose one beside it or in line with it.</translation>
    </message>
    <message>
        <source>The ghost can jump only from a room with a trapdoor.</source>
        <translation>The ghost can jump only from a room with a trapdoor.</translation>
    </message>
    <message>
        <source>A trapdoor leads only to another trapdoor.</source>
        <translation>A trapdoor leads only to another trapdoor.</translation>
    </message>
    <message>
        <source>The colour can change only in a room with a transformation.</source>
        <translation>The colour can change only in a room with a transformation.</translation>
    </message>
    <message>
        <source>That is the colour in force already.</source>
        <translation>That is the colour in force already.</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>No clock is running.</translation>
    </message>
    <message>
        <source>Nobody has to wait.</source>
        <translation>Nobody has to wait.</translation>
    </message>
    <message>
        <source>There is no hint to give now.</source>
        <translation>There is no hint to give now.</translation>
    </message>
    <message>
        <source>No way was begun that could be interrupted.</source>
        <translation>No way was begun that could be interrupted.</translation>
    </message>
    <message>
        <source>Look how the way went; then it goes on.</source>
        <translation>Look how the way went; then it goes on.</translation>
    </message>
    <message>
        <source>The stopwatch only runs forwards.</source>
        <translation>The stopwatch only runs forwards.</translation>
    </message>
    <message>
        <source>The ghost starts in the room %1.</source>
        <translation>The ghost starts in the room %1.</translation>
    </message>
    <message>
        <source>Guest %1 comes to the room %2.</source>
        <translation>Guest %1 comes to the room %2.</translation>
    </message>
    <message>
        <source>%1: Booo!</source>
        <translation>%1: Booo!</translation>
    </message>
    <message>
        <source>%1 names the colour: %2.</source>
        <translation>%1 names the colour: %2.</translation>
    </message>
    <message>
        <source>%1 may claim again.</source>
        <translation>%1 may claim again.</translation>
    </message>
    <message>
        <source>%1 sees no way.</source>
        <translation>%1 sees no way.</translation>
    </message>
    <message>
        <source>%1 takes the hand down.</source>
        <translation>%1 takes the hand down.</translation>
    </message>
    <message>
        <source>%1 takes the wall tile: %2.</source>
        <translation>%1 takes the wall tile: %2.</translation>
    </message>
    <message>
        <source>%1 takes a wall tile from %2. Colour: %3.</source>
        <translation>%1 takes a wall tile from %2. Colour: %3.</translation>
    </message>
    <message>
        <source>%1 may not use this colour, the wall tile is their own: %2.</source>
        <translation>%1 may not use this colour, the wall tile is their own: %2.</translation>
    </message>
    <message>
        <source>%1 meets a wall of another colour: %2.</source>
        <translation>%1 meets a wall of another colour: %2.</translation>
    </message>
    <message>
        <source>%1 hesitates too long.</source>
        <translation>%1 hesitates too long.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 gives up.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets guest %2 in %n steps.</source>
        <translation>
            <numerusform>%1 gets guest %2 in %n step.</numerusform>
            <numerusform>%1 gets guest %2 in %n steps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was a way.</source>
        <translation>Guest %1 goes away; there was a way.</translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was no way.</source>
        <translation>Guest %1 goes away; there was no way.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was no way for anybody.</source>
        <translation>Guest %1 goes away: there was no way for anybody.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for everybody.</source>
        <translation>Guest %1 goes away: there was a way for everybody.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2.</source>
        <translation>Guest %1 goes away: there was a way for %2.</translation>
    </message>
    <message>
        <source>Four wall tiles: the game is won.</source>
        <translation>Four wall tiles: the game is won.</translation>
    </message>
    <message>
        <source>Five guests: the game is won.</source>
        <translation>Five guests: the game is won.</translation>
    </message>
    <message>
        <source>The last guest is gone.</source>
        <translation>The last guest is gone.</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Ready?</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Way</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>The night is over</translation>
    </message>
    <message>
        <source>Before the game · %1</source>
        <translation>Before the game · %1</translation>
    </message>
    <message>
        <source>Guest %1 of %2 · %3</source>
        <translation>Guest %1 of %2 · %3</translation>
    </message>
    <message>
        <source>Guest %1 of %2</source>
        <translation>Guest %1 of %2</translation>
    </message>
    <message>
        <source>Drag the ghost to one of the four rooms in the middle.</source>
        <translation>Drag the ghost to one of the four rooms in the middle.</translation>
    </message>
    <message>
        <source>Look at the castle first; the stopwatch starts with the guest.</source>
        <translation>Look at the castle first; the stopwatch starts with the guest.</translation>
    </message>
    <message>
        <source>Everybody look at the castle: the next guest is turned over.</source>
        <translation>Everybody look at the castle: the next guest is turned over.</translation>
    </message>
    <message>
        <source>The computers look for a way for the ghost. Do you see one?</source>
        <translation>The computers look for a way for the ghost. Do you see one?</translation>
    </message>
    <message>
        <source>Find a way for the ghost, then name the colour it starts with.</source>
        <translation>Find a way for the ghost, then name the colour it starts with.</translation>
    </message>
    <message>
        <source>Name the colour that the way starts with.</source>
        <translation>Name the colour that the way starts with.</translation>
    </message>
    <message>
        <source>Look, this is a shortest way.</source>
        <translation>Look, this is a shortest way.</translation>
    </message>
    <message>
        <source>There was a way: look, this is a shortest one.</source>
        <translation>There was a way: look, this is a shortest one.</translation>
    </message>
    <message>
        <source>Look, this was the way.</source>
        <translation>Look, this was the way.</translation>
    </message>
    <message>
        <source>%1 chooses the room in which the ghost starts.</source>
        <translation>%1 chooses the room in which the ghost starts.</translation>
    </message>
    <message>
        <source>%1 sees a way and names the colour it starts with.</source>
        <translation>%1 sees a way and names the colour it starts with.</translation>
    </message>
    <message>
        <source>%1 shows a way: watch the ghost.</source>
        <translation>%1 shows a way: watch the ghost.</translation>
    </message>
    <message>
        <source>Lead the ghost on, or change the colour first.</source>
        <translation>Lead the ghost on, or change the colour first.</translation>
    </message>
    <message>
        <source>Lead the ghost to the guest: drag it, click, or press the arrow keys.</source>
        <translation>Lead the ghost to the guest: drag it, click, or press the arrow keys.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and the wall tile: %3.</source>
        <translation>%1 gets guest %2 and the wall tile: %3.</translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>You found it in %n step, and no way is shorter.</numerusform>
            <numerusform>You found it in %n steps, and no way is shorter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps; a shortest way has %1.</source>
        <translation>
            <numerusform>You found it in %n step; a shortest way has %1.</numerusform>
            <numerusform>You found it in %n steps; a shortest way has %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way? Hands up: %1, needed: %2</source>
        <translation>No way? Hands up: %1, needed: %2</translation>
    </message>
    <message>
        <source>Hint: there is no path to this guest.</source>
        <translation>Hint: there is no path to this guest.</translation>
    </message>
    <message>
        <source>Hint: a path starts with this colour: %1.</source>
        <translation>Hint: a path starts with this colour: %1.</translation>
    </message>
    <message>
        <source>%1 · steps: %2 (shortest: %3)</source>
        <translation>%1 · steps: %2 (shortest: %3)</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Guests</translation>
    </message>
    <message>
        <source>Wall tiles</source>
        <translation>Wall tiles</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n guest</numerusform>
            <numerusform>%n guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n wall tile</numerusform>
            <numerusform>%n wall tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points, guest by guest</source>
        <translation>Points, guest by guest</translation>
    </message>
    <message>
        <source>%1 wins at once with four wall tiles.</source>
        <translation>%1 wins at once with four wall tiles.</translation>
    </message>
    <message>
        <source>%1 wins at once with five guests.</source>
        <translation>%1 wins at once with five guests.</translation>
    </message>
    <message>
        <source>%1 and %2 are even; %1 took a guest later.</source>
        <translation>%1 and %2 are even; %1 took a guest later.</translation>
    </message>
    <message>
        <source>%1 and %2 share their place.</source>
        <translation>%1 and %2 share their place.</translation>
    </message>
    <message>
        <source>By custom, whoever wears the most white starts.</source>
        <translation>By custom, whoever wears the most white starts.</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message numerus="yes">
        <source>%n players · %1 min · ages %2+</source>
        <translation>
            <numerusform>%n player · %1 min · ages %2+</numerusform>
            <numerusform>%n players · %1 min · ages %2+</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players · %3 min · ages %4+</source>
        <translation>%1–%2 players · %3 min · ages %4+</translation>
    </message>
</context>
<context>
    <name>BoxChoice</name>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Not with so many players.</translation>
    </message>
    <message numerus="yes">
        <source>An evening has %n games at most. Take one away to add this one.</source>
        <translation>
            <numerusform>An evening has %n game at most. Take one away to add this one.</numerusform>
            <numerusform>An evening has %n games at most. Take one away to add this one.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>Add %1</translation>
    </message>
</context>
<context>
    <name>CandyHuntersComputers</name>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; plays like a beginner: one move at a time, with an eye on its own points only. It sees a pattern only the way the card lies in its hand and overlooks every place where it &lt;a href=&quot;#CH-3.2&quot;&gt;would have to be turned&lt;/a&gt;. It does not notice when its card feeds your kids too, nor what it leaves for you to score.</source>
        <translation>&lt;b&gt;Easy&lt;/b&gt; plays like a beginner: one move at a time, with an eye on its own points only. It sees a pattern only the way the card lies in its hand and overlooks every place where it &lt;a href=&quot;#CH-3.2&quot;&gt;would have to be turned&lt;/a&gt;. It does not notice when its card feeds your kids too, nor what it leaves for you to score.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; also thinks one move at a time, but it turns its cards, and it keeps track of everybody’s points and kids. It plans a little: a pattern that is only one house short is worth something to it. It does not ask what you could score in your next turn.</source>
        <translation>&lt;b&gt;Normal&lt;/b&gt; also thinks one move at a time, but it turns its cards, and it keeps track of everybody’s points and kids. It plans a little: a pattern that is only one house short is worth something to it. It does not ask what you could score in your next turn.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through before it builds its house: ghosts, pattern, exchange and kid. At each step it follows up dozens of promising ideas. It remembers the cards that it has put under the deck, works out which cards the next player may hold, and is careful not to leave them anything.</source>
        <translation>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through before it builds its house: ghosts, pattern, exchange and kid. At each step it follows up dozens of promising ideas. It remembers the cards that it has put under the deck, works out which cards the next player may hold, and is careful not to leave them anything.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersIntroduction</name>
    <message>
        <source>It is Halloween night, and all of you build the same little town, house by house. Send your kids to the sweetest doors, and shove the ghosts over to where the others’ kids are.</source>
        <translation>It is Halloween night, and all of you build the same little town, house by house. Send your kids to the sweetest doors, and shove the ghosts over to where the others’ kids are.</translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n ghost</numerusform>
            <numerusform>%n ghosts</numerusform>
        </translation>
    </message>
    <message>
        <source>the Large Ghost</source>
        <translation>the Large Ghost</translation>
    </message>
    <message numerus="yes">
        <source>%n kids</source>
        <translation>
            <numerusform>%n kid</numerusform>
            <numerusform>%n kids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern cards</source>
        <translation>
            <numerusform>%n pattern card</numerusform>
            <numerusform>%n pattern cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n haunted cards</source>
        <translation>
            <numerusform>%n haunted card</numerusform>
            <numerusform>%n haunted cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandyHuntersMinds</name>
    <message>
        <source>The card brings %1 here, all in all.</source>
        <translation>The card brings %1 here, all in all.</translation>
    </message>
    <message numerus="yes">
        <source>The card brings %1 here, %n candies included.</source>
        <translation>
            <numerusform>The card brings %1 here, %n candy included.</numerusform>
            <numerusform>The card brings %1 here, %n candies included.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once.</source>
        <translation>With this house a card in hand can bring %1 at once.</translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once, and %2 once the ghosts have moved.</source>
        <translation>With this house a card in hand can bring %1 at once, and %2 once the ghosts have moved.</translation>
    </message>
    <message>
        <source>A card in hand can bring %1 as it is; this house is for the turns to come.</source>
        <translation>A card in hand can bring %1 as it is; this house is for the turns to come.</translation>
    </message>
    <message>
        <source>After this, a card in hand is to bring %1 in this turn.</source>
        <translation>After this, a card in hand is to bring %1 in this turn.</translation>
    </message>
    <message>
        <source>The ghosts stand well: a card in hand brings %1 now.</source>
        <translation>The ghosts stand well: a card in hand brings %1 now.</translation>
    </message>
    <message>
        <source>Scoring would bring %1 now, but leaving it promises more.</source>
        <translation>Scoring would bring %1 now, but leaving it promises more.</translation>
    </message>
    <message>
        <source>As the town stands, this card would bring %1; another one may bring more.</source>
        <translation>As the town stands, this card would bring %1; another one may bring more.</translation>
    </message>
    <message numerus="yes">
        <source>The haunted card in hand then lacks only %n things.</source>
        <translation>
            <numerusform>The haunted card in hand then lacks only %n thing.</numerusform>
            <numerusform>The haunted card in hand then lacks only %n things.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>The ghost gets in the way: %n card that others may hold fits here.</numerusform>
            <numerusform>The ghost gets in the way: %n cards that others may hold fit here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: with one more house, %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>The ghost gets in the way: with one more house, %n card that others may hold fits here.</numerusform>
            <numerusform>The ghost gets in the way: with one more house, %n cards that others may hold fit here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here this kid may eat along: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Here this kid may eat along: %n card that others may hold fits here.</numerusform>
            <numerusform>Here this kid may eat along: %n cards that others may hold fit here.</numerusform>
        </translation>
    </message>
    <message>
        <source>One shove leads to the next. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several shoves does.</extracomment>
        <translation>One shove leads to the next. %1</translation>
    </message>
    <message>
        <source>The ghost goes on from there. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several moves of a ghost does.</extracomment>
        <translation>The ghost goes on from there. %1</translation>
    </message>
    <message numerus="yes">
        <source>Other players get %n candies by it, too.</source>
        <translation>
            <numerusform>Other players get %n candy by it, too.</numerusform>
            <numerusform>Other players get %n candies by it, too.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: what a card brings, and what others get by it.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Worth keeping: %n cards in hand fit the town as it is.</source>
        <translation>
            <numerusform>Worth keeping: %n card in hand fits the town as it is.</numerusform>
            <numerusform>Worth keeping: %n cards in hand fit the town as it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth keeping: %n cards in hand lack only one house.</source>
        <translation>
            <numerusform>Worth keeping: %n card in hand lacks only one house.</numerusform>
            <numerusform>Worth keeping: %n cards in hand lack only one house.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one more house a card in hand fits around this kid, and its candy brings %1.</source>
        <translation>With one more house a card in hand fits around this kid, and its candy brings %1.</translation>
    </message>
    <message>
        <source>A card in hand fits around this kid, and its candy would bring %1.</source>
        <translation>A card in hand fits around this kid, and its candy would bring %1.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave the houses that are to be scored.</source>
        <translation>Another player’s kid has to leave the houses that are to be scored.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where its candy brings less.</source>
        <translation>Another player’s kid has to flee to where its candy brings less.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where fewer cards fit.</source>
        <translation>Another player’s kid has to flee to where fewer cards fit.</translation>
    </message>
    <message>
        <source>Of all houses, this one promises most.</source>
        <translation>Of all houses, this one promises most.</translation>
    </message>
    <message>
        <source>Of all that the ghosts could do, this promises most.</source>
        <translation>Of all that the ghosts could do, this promises most.</translation>
    </message>
    <message>
        <source>Of all that can be done with the cards, this promises most.</source>
        <translation>Of all that can be done with the cards, this promises most.</translation>
    </message>
    <message>
        <source>Of all free houses, this one promises most.</source>
        <translation>Of all free houses, this one promises most.</translation>
    </message>
    <message>
        <source>With this house a card in hand lacks only one more.</source>
        <translation>With this house a card in hand lacks only one more.</translation>
    </message>
    <message>
        <source>The ghost leaves the houses that are to be scored: one scare marker less.</source>
        <translation>The ghost leaves the houses that are to be scored: one scare marker less.</translation>
    </message>
    <message>
        <source>The haunted card wants a ghost there.</source>
        <translation>The haunted card wants a ghost there.</translation>
    </message>
    <message>
        <source>There the kid stands on the houses that are to be scored, and gets a candy.</source>
        <translation>There the kid stands on the houses that are to be scored, and gets a candy.</translation>
    </message>
    <message>
        <source>So the other player’s kid gets no candy when these houses are scored.</source>
        <translation>So the other player’s kid gets no candy when these houses are scored.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave its house.</source>
        <translation>Another player’s kid has to leave its house.</translation>
    </message>
    <message>
        <source>There the candy would bring the other player less.</source>
        <translation>There the candy would bring the other player less.</translation>
    </message>
    <message>
        <source>No card in hand fits the town now.</source>
        <translation>No card in hand fits the town now.</translation>
    </message>
    <message>
        <source>Scoring would bring nothing now.</source>
        <translation>Scoring would bring nothing now.</translation>
    </message>
    <message>
        <source>There is nothing to exchange.</source>
        <translation>There is nothing to exchange.</translation>
    </message>
    <message>
        <source>This card lacks more than one house everywhere; another one may fit sooner.</source>
        <translation>This card lacks more than one house everywhere; another one may fit sooner.</translation>
    </message>
    <message>
        <source>This card still lacks a house; another one may fit at once.</source>
        <translation>This card still lacks a house; another one may fit at once.</translation>
    </message>
    <message>
        <source>There is no turn left in which a new card could be scored.</source>
        <translation>There is no turn left in which a new card could be scored.</translation>
    </message>
    <message>
        <source>No card in hand brings anything now: the ghosts can stay.</source>
        <translation>No card in hand brings anything now: the ghosts can stay.</translation>
    </message>
    <message>
        <source>The ghost leaves houses that a card in hand needs in a turn to come.</source>
        <translation>The ghost leaves houses that a card in hand needs in a turn to come.</translation>
    </message>
    <message>
        <source>There the candy of this kid would bring more.</source>
        <translation>There the candy of this kid would bring more.</translation>
    </message>
    <message>
        <source>There the kid stands on houses that a card in hand needs, and may get a candy.</source>
        <translation>There the kid stands on houses that a card in hand needs, and may get a candy.</translation>
    </message>
    <message>
        <source>Anywhere else the ghost would stand on the houses that are to be scored.</source>
        <translation>Anywhere else the ghost would stand on the houses that are to be scored.</translation>
    </message>
    <message>
        <source>Anywhere else the other player’s kid would stand on the houses that are to be scored.</source>
        <translation>Anywhere else the other player’s kid would stand on the houses that are to be scored.</translation>
    </message>
    <message>
        <source>Nowhere else would the candy bring the other player less.</source>
        <translation>Nowhere else would the candy bring the other player less.</translation>
    </message>
    <message>
        <source>Nowhere else do fewer cards fit around the other player’s kid.</source>
        <translation>Nowhere else do fewer cards fit around the other player’s kid.</translation>
    </message>
    <message>
        <source>Wherever this kid flees, its candy would bring just as much.</source>
        <translation>Wherever this kid flees, its candy would bring just as much.</translation>
    </message>
    <message>
        <source>Here the ghost stands on no houses that a card in hand needs in a turn to come.</source>
        <translation>Here the ghost stands on no houses that a card in hand needs in a turn to come.</translation>
    </message>
    <message>
        <source>No other house would help the others less.</source>
        <translation>No other house would help the others less.</translation>
    </message>
    <message>
        <source>There is nowhere else to go.</source>
        <translation>There is nowhere else to go.</translation>
    </message>
    <message>
        <source>Fewer cards fit around the other player’s kid there.</source>
        <translation>Fewer cards fit around the other player’s kid there.</translation>
    </message>
    <message>
        <source>The first candy of a colour brings 2 points.</source>
        <translation>The first candy of a colour brings 2 points.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersPuzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>A puzzle shows you a town in the middle of the night and a goal: so many points, and only a few rounds to get them. Nobody plays against you and nothing is left to chance, so think as long as you like, alone or with your heads together.</source>
        <translation>A puzzle shows you a town in the middle of the night and a goal: so many points, and only a few rounds to get them. Nobody plays against you and nothing is left to chance, so think as long as you like, alone or with your heads together.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;puzzle book&lt;/b&gt; holds forty puzzles on twenty cards, one on each side. There are five difficulties with eight puzzles each, and the easiest come first.</source>
        <translation>The &lt;b&gt;puzzle book&lt;/b&gt; holds forty puzzles on twenty cards, one on each side. There are five difficulties with eight puzzles each, and the easiest come first.</translation>
    </message>
    <message>
        <source>On a card the number beside the trophy is the goal, each moon stands for a round, and the dots show how difficult it is. The button in its corner, or &lt;b&gt;F6&lt;/b&gt;, turns a card over; a tick marks what you have solved. A puzzle that you have begun waits for you.</source>
        <translation>On a card the number beside the trophy is the goal, each moon stands for a round, and the dots show how difficult it is. The button in its corner, or &lt;b&gt;F6&lt;/b&gt;, turns a card over; a tick marks what you have solved. A puzzle that you have begun waits for you.</translation>
    </message>
    <message>
        <source>A puzzle consists of a town with ghosts and kids, pattern cards to score, a goal in points and 1 to 3 rounds to reach it in. The puzzles of the book also have a number from 1 to 40 and a difficulty from 1 (very simple) to 5 (very difficult).</source>
        <translation>A puzzle consists of a town with ghosts and kids, pattern cards to score, a goal in points and 1 to 3 rounds to reach it in. The puzzles of the book also have a number from 1 to 40 and a difficulty from 1 (very simple) to 5 (very difficult).</translation>
    </message>
    <message>
        <source>A puzzle has one player, however many people think along, and all kids in the town are yours. A round consists of &lt;a href=&quot;#CH-1&quot;&gt;step 1&lt;/a&gt;, &lt;a href=&quot;#CH-2&quot;&gt;step 2&lt;/a&gt; and &lt;a href=&quot;#CH-3&quot;&gt;step 3&lt;/a&gt;. There is no deck, so you draw no cards and exchange none, and no more kids come into the town. At the start the stacks hold all houses of the box that are not in the town.</source>
        <translation>A puzzle has one player, however many people think along, and all kids in the town are yours. A round consists of &lt;a href=&quot;#CH-1&quot;&gt;step 1&lt;/a&gt;, &lt;a href=&quot;#CH-2&quot;&gt;step 2&lt;/a&gt; and &lt;a href=&quot;#CH-3&quot;&gt;step 3&lt;/a&gt;. There is no deck, so you draw no cards and exchange none, and no more kids come into the town. At the start the stacks hold all houses of the box that are not in the town.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The goal is the most you can get.&lt;/b&gt; For every puzzle in the book, and for every new one that the program makes, it is proved that the goal can be reached and that nobody can get more.</source>
        <translation>&lt;b&gt;The goal is the most you can get.&lt;/b&gt; For every puzzle in the book, and for every new one that the program makes, it is proved that the goal can be reached and that nobody can get more.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7-example&quot;&gt;The next chapter&lt;/a&gt; works through a small puzzle. After it you can read &lt;a href=&quot;#CH-7-help&quot;&gt;what helps&lt;/a&gt; if you are stuck and &lt;a href=&quot;#CH-7-new&quot;&gt;where new puzzles come from&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;#CH-7-example&quot;&gt;The next chapter&lt;/a&gt; works through a small puzzle. After it you can read &lt;a href=&quot;#CH-7-help&quot;&gt;what helps&lt;/a&gt; if you are stuck and &lt;a href=&quot;#CH-7-new&quot;&gt;where new puzzles come from&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A puzzle, worked through</source>
        <translation>A puzzle, worked through</translation>
    </message>
    <message>
        <source>The goal is 8 points, and there is one round. Two cards lie open, and all three kids are yours.</source>
        <translation>The goal is 8 points, and there is one round. Two cards lie open, and all three kids are yours.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A tempting idea.&lt;/b&gt; The straight card already matches, and two kids stand in the right place. Only the ghost on the green house is in the way: it would cost you a scare marker. So you build a house anywhere, send the ghost away and score the card.</source>
        <translation>&lt;b&gt;A tempting idea.&lt;/b&gt; The straight card already matches, and two kids stand in the right place. Only the ghost on the green house is in the way: it would cost you a scare marker. So you build a house anywhere, send the ghost away and score the card.</translation>
    </message>
    <message>
        <source>A house is built (1), and the ghost leaves the green house (2). Two kids get their candy. That makes 6 points, and 2 are missing.</source>
        <translation>A house is built (1), and the ghost leaves the green house (2). Two kids get their candy. That makes 6 points, and 2 are missing.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;&lt;b&gt;In all: 6 points&lt;/b&gt;</source>
        <translation>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;&lt;b&gt;In all: 6 points&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Could the third kid come to the green house? No, it is too far away for two ghost moves. The straight card never brings more than 6 points here.</source>
        <translation>Could the third kid come to the green house? No, it is too far away for two ghost moves. The straight card never brings more than 6 points here.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution.&lt;/b&gt; Start with the goal. In one round you score one card for 2 points, and the other 6 points must be three candies. So you need a card with a kid on each of its houses. The corner card asks for the same orange and violet houses and for a blue one, which is missing. If you build it in the gap, it lies right beside the third kid.</source>
        <translation>&lt;b&gt;The solution.&lt;/b&gt; Start with the goal. In one round you score one card for 2 points, and the other 6 points must be three candies. So you need a card with a kid on each of its houses. The corner card asks for the same orange and violet houses and for a blue one, which is missing. If you build it in the gap, it lies right beside the third kid.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The streak&lt;/b&gt; gives you one puzzle after another, harder and harder. You can take moves back, but nobody helps: there are no hints and no solution. It ends with the first puzzle that you do not solve, or when you leave it.</source>
        <translation>&lt;b&gt;The streak&lt;/b&gt; gives you one puzzle after another, harder and harder. You can take moves back, but nobody helps: there are no hints and no solution. It ends with the first puzzle that you do not solve, or when you leave it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build your own.&lt;/b&gt; Lay out houses, ghosts, kids and cards. The program finds out how many points can be had, which becomes the goal, and in how many ways. Then you can share the code of your puzzle and keep it: it stands at the end of the book. If one of the following limits is broken, the program says which.</source>
        <translation>&lt;b&gt;Build your own.&lt;/b&gt; Lay out houses, ghosts, kids and cards. The program finds out how many points can be had, which becomes the goal, and in how many ways. Then you can share the code of your puzzle and keep it: it stands at the end of the book. If one of the following limits is broken, the program says which.</translation>
    </message>
    <message>
        <source>All cards of a puzzle lie open, and you can score each of them once. Your points are counted as in &lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. The puzzle is solved as soon as they reach the goal, and it ends at once. If they have not reached it after the last round, the goal is missed.</source>
        <translation>All cards of a puzzle lie open, and you can score each of them once. Your points are counted as in &lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. The puzzle is solved as soon as they reach the goal, and it ends at once. If they have not reached it after the last round, the goal is missed.</translation>
    </message>
    <message>
        <source>The blue house is built in the gap (1). The ghost on the right moves up (2) and shoves the kid to the new house (3). After a half turn the card matches, and all three kids get their candy. That makes 8 points.</source>
        <translation>The blue house is built in the gap (1). The ghost on the right moves up (2) and shoves the kid to the new house (3). After a half turn the card matches, and all three kids get their candy. That makes 8 points.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;A blue candy: +2&lt;br&gt;&lt;b&gt;In all: 8 points&lt;/b&gt;</source>
        <translation>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;A blue candy: +2&lt;br&gt;&lt;b&gt;In all: 8 points&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Many puzzles can be solved like this: find out what the goal is made of, then look for the card that can bring it. And remember: a new house can complete a pattern and be a place for a kid at the same time, and ghosts can be helpers.</source>
        <translation>Many puzzles can be solved like this: find out what the goal is made of, then look for the card that can bring it. And remember: a new house can complete a pattern and be a place for a kid at the same time, and ghosts can be helpers.</translation>
    </message>
    <message>
        <source>Help with puzzles</source>
        <translation>Help with puzzles</translation>
    </message>
    <message>
        <source>Beside the town you always see the goal, your points and how many rounds are left.</source>
        <translation>Beside the town you always see the goal, your points and how many rounds are left.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take back as much as you like.&lt;/b&gt; A puzzle has no secrets, so &lt;b&gt;Ctrl+Z&lt;/b&gt; leads back move by move to the very start. You can also start again at any time.</source>
        <translation>&lt;b&gt;Take back as much as you like.&lt;/b&gt; A puzzle has no secrets, so &lt;b&gt;Ctrl+Z&lt;/b&gt; leads back move by move to the very start. You can also start again at any time.</translation>
    </message>
    <message>
        <source>&lt;b&gt;“Can it still be solved?”&lt;/b&gt; Ask the table, and it tells you whether the goal can be reached from where you are. A yes or a no is proved. If the proof would take too long, the table says that it does not know.</source>
        <translation>&lt;b&gt;“Can it still be solved?”&lt;/b&gt; Ask the table, and it tells you whether the goal can be reached from where you are. A yes or a no is proved. If the proof would take too long, the table says that it does not know.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints&lt;/b&gt; come in three strengths. The first shows which card to score next, the second also shows where, and the third shows your next move. A hint never leads you astray: the goal can still be reached if you follow it.</source>
        <translation>&lt;b&gt;Hints&lt;/b&gt; come in three strengths. The first shows which card to score next, the second also shows where, and the third shows your next move. A hint never leads you astray: the goal can still be reached if you follow it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution&lt;/b&gt; is played step by step on the table. Look at it as often as you like.</source>
        <translation>&lt;b&gt;The solution&lt;/b&gt; is played step by step on the table. Look at it as often as you like.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If you miss the goal&lt;/b&gt;, the table says how many points are missing. It can take you back to the last moment from which the puzzle could still be solved.</source>
        <translation>&lt;b&gt;If you miss the goal&lt;/b&gt;, the table says how many points are missing. It can take you back to the last moment from which the puzzle could still be solved.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tries.&lt;/b&gt; A try is over when you have missed the goal, or when you look at the solution. Moves that you take back before that do not count.</source>
        <translation>&lt;b&gt;Tries.&lt;/b&gt; A try is over when you have missed the goal, or when you look at the solution. Moves that you take back before that do not count.</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>New puzzles</translation>
    </message>
    <message>
        <source>&lt;b&gt;One that suits you.&lt;/b&gt; Choose a difficulty, and the program makes a new puzzle and proves its goal. This can take a few seconds.</source>
        <translation>&lt;b&gt;One that suits you.&lt;/b&gt; Choose a difficulty, and the program makes a new puzzle and proves its goal. This can take a few seconds.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The puzzle of the day&lt;/b&gt; is the same for everybody on that date, and it needs no network. The week starts with a very simple one on Monday and ends with a very difficult one on Sunday.</source>
        <translation>&lt;b&gt;The puzzle of the day&lt;/b&gt; is the same for everybody on that date, and it needs no network. The week starts with a very simple one on Monday and ends with a very difficult one on Sunday.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codes.&lt;/b&gt; Every puzzle has a short code of digits and letters. Pass it on, or save the puzzle as a picture with its code; whoever enters it gets the same puzzle. If a letter is wrong, the program notices.</source>
        <translation>&lt;b&gt;Codes.&lt;/b&gt; Every puzzle has a short code of digits and letters. Pass it on, or save the puzzle as a picture with its code; whoever enters it gets the same puzzle. If a letter is wrong, the program notices.</translation>
    </message>
    <message>
        <source>A puzzle has 10 to 18 houses, at most 9 of each colour, and the town is in one piece: its houses are joined by their edges. There are 2 to 5 kids and 1 to 4 ghosts, and never two of them on one house. There are 2 to 4 different regular cards, at least as many as rounds, but no haunted cards and no Large Ghost. You start without candy and without scare markers.</source>
        <translation>A puzzle has 10 to 18 houses, at most 9 of each colour, and the town is in one piece: its houses are joined by their edges. There are 2 to 5 kids and 1 to 4 ghosts, and never two of them on one house. There are 2 to 4 different regular cards, at least as many as rounds, but no haunted cards and no Large Ghost. You start without candy and without scare markers.</translation>
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
        <source>&lt;b&gt;20 puzzle cards&lt;/b&gt; with a &lt;a href=&quot;#CH-7&quot;&gt;puzzle&lt;/a&gt; on each side.</source>
        <translation>&lt;b&gt;20 puzzle cards&lt;/b&gt; with a &lt;a href=&quot;#CH-7&quot;&gt;puzzle&lt;/a&gt; on each side.</translation>
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
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up.</source>
        <translation>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Empty steps.&lt;/b&gt; A step in which everybody can see that nothing can be done passes by itself, and the log says so. Where only your hidden cards decide, the table waits for you. You can switch this off in the settings.</source>
        <translation>&lt;b&gt;Empty steps.&lt;/b&gt; A step in which everybody can see that nothing can be done passes by itself, and the log says so. Where only your hidden cards decide, the table waits for you. You can switch this off in the settings.</translation>
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
        <source>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: A puzzle has no deck, and its stacks hold every house that is not in the town. So nothing is left to chance, and you can see from the start everything there is to build with.</source>
        <translation>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: A puzzle has no deck, and its stacks hold every house that is not in the town. So nothing is left to chance, and you can see from the start everything there is to build with.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: Within these limits a puzzle is small enough to keep in your head, and the program can prove what is in it.</source>
        <translation>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: Within these limits a puzzle is small enough to keep in your head, and the program can prove what is in it.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Scare markers&lt;/a&gt;: The supply never runs out, because every scare marker must count.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Scare markers&lt;/a&gt;: The supply never runs out, because every scare marker must count.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Pattern cards&lt;/a&gt;: We drew the patterns of the 28 regular cards and the 8 haunted cards ourselves, because the original pictures are not available to us. No two cards are alike, and no colour is favoured.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Pattern cards&lt;/a&gt;: We drew the patterns of the 28 regular cards and the 8 haunted cards ourselves, because the original pictures are not available to us. No two cards are alike, and no colour is favoured.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7&quot;&gt;Puzzles&lt;/a&gt;: The forty puzzles are our own too, because the original ones are not available to us. We also decided what makes a puzzle difficult: how seldom you reach its goal if you play without a plan.</source>
        <translation>&lt;a href=&quot;#CH-7&quot;&gt;Puzzles&lt;/a&gt;: The forty puzzles are our own too, because the original ones are not available to us. We also decided what makes a puzzle difficult: how seldom you reach its goal if you play without a plan.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersTips</name>
    <message>
        <source>Large Ghost: comes to every new house. Otherwise it is a ghost like the others.</source>
        <translation>Large Ghost: comes to every new house. Otherwise it is a ghost like the others.</translation>
    </message>
    <message>
        <source>Ghost: costs 1 point if you score the house below it. It goes to a house next to its own and shoves whoever stands there.</source>
        <translation>Ghost: costs 1 point if you score the house below it. It goes to a house next to its own and shoves whoever stands there.</translation>
    </message>
    <message>
        <source>If this house is scored, no matter by whom:</source>
        <translation>If this house is scored, no matter by whom:</translation>
    </message>
    <message>
        <source>One kid goes to the town at the end of each turn, but not in the last round.</source>
        <translation>One kid goes to the town at the end of each turn, but not in the last round.</translation>
    </message>
    <message>
        <source>%1: %2. The first of a colour brings 2 points, each further one 1.</source>
        <translation>%1: %2. The first of a colour brings 2 points, each further one 1.</translation>
    </message>
    <message>
        <source>In each turn one house, of any colour, goes to the edge of the town.</source>
        <translation>In each turn one house, of any colour, goes to the edge of the town.</translation>
    </message>
    <message>
        <source>The deck is empty: no card is drawn or exchanged any more.</source>
        <translation>The deck is empty: no card is drawn or exchanged any more.</translation>
    </message>
    <message>
        <source>Whoever scores or exchanges a regular card draws a new one here.</source>
        <translation>Whoever scores or exchanges a regular card draws a new one here.</translation>
    </message>
    <message>
        <source>A scare marker costs 1 point. You take one for each ghost on a house that you score, and for each unmet requirement of a haunted card.</source>
        <translation>A scare marker costs 1 point. You take one for each ghost on a house that you score, and for each unmet requirement of a haunted card.</translation>
    </message>
    <message>
        <source>Haunted card: 5 points. Up to three requirements may be unmet, for 1 point each.</source>
        <translation>Haunted card: 5 points. Up to three requirements may be unmet, for 1 point each.</translation>
    </message>
    <message>
        <source>Regular card: 2 points. Its pattern may be turned, but not mirrored.</source>
        <translation>Regular card: 2 points. Its pattern may be turned, but not mirrored.</translation>
    </message>
    <message>
        <source>Now it would bring you %1 at best.</source>
        <translation>Now it would bring you %1 at best.</translation>
    </message>
    <message>
        <source>A card in hand is worth nothing until it is scored.</source>
        <translation>A card in hand is worth nothing until it is scored.</translation>
    </message>
    <message>
        <source>Scored: %1. If points are level, fewer scored cards win.</source>
        <translation>Scored: %1. If points are level, fewer scored cards win.</translation>
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
        <source>That comes later; now the ghosts may move. Press “%1” to go on.</source>
        <translation>That comes later; now the ghosts may move. Press “%1” to go on.</translation>
    </message>
    <message>
        <source>That comes later; now a pattern may be scored. Press “%1” to go on.</source>
        <translation>That comes later; now a pattern may be scored. Press “%1” to go on.</translation>
    </message>
    <message>
        <source>That comes later; now a card may be exchanged. Press “%1” to go on.</source>
        <translation>That comes later; now a card may be exchanged. Press “%1” to go on.</translation>
    </message>
    <message>
        <source>The step for ghosts is over in this turn.</source>
        <translation>The step for ghosts is over in this turn.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
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
        <source>No ghost can move: the step is passed.</source>
        <translation>No ghost can move: the step is passed.</translation>
    </message>
    <message>
        <source>No card can fit the town: the step is passed.</source>
        <translation>No card can fit the town: the step is passed.</translation>
    </message>
    <message>
        <source>No card can be exchanged: the step is passed.</source>
        <translation>No card can be exchanged: the step is passed.</translation>
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
        <source>Score nothing? A card in your hand would bring you %1.</source>
        <translation>Score nothing? A card in your hand would bring you %1.</translation>
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
        <source>Haunted card</source>
        <translation>Haunted card</translation>
    </message>
    <message>
        <source>Regular card</source>
        <translation>Regular card</translation>
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
        <source>Send one of your kids to a free house: drag it there, or click on the house.</source>
        <translation>Send one of your kids to a free house: drag it there, or click on the house.</translation>
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
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candies</source>
        <translation>
            <numerusform>%n candy</numerusform>
            <numerusform>%n candies</numerusform>
        </translation>
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
    <name>CastleCodes</name>
    <message>
        <source>The same code gives the same castle and the same guests, so that you can compare. It can be words of your own, too.</source>
        <translation>The same code gives the same castle and the same guests, so that you can compare. It can be words of your own, too.</translation>
    </message>
    <message>
        <source>Castle code</source>
        <translation>Castle code</translation>
    </message>
</context>
<context>
    <name>ChosenBox</name>
    <message>
        <source>%1: earlier</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: earlier</translation>
    </message>
    <message>
        <source>%1: later</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: later</translation>
    </message>
    <message>
        <source>%1: take away</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: take away</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Not with so many players.</translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copy the code</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Save the puzzle as a picture</translation>
    </message>
</context>
<context>
    <name>ComputerPlayers</name>
    <message>
        <source>Computer players</source>
        <translation>Computer players</translation>
    </message>
    <message>
        <source>Any seat can be taken by a computer player. Choose &lt;b&gt;With computers&lt;/b&gt; when you start a game, and pick a level for each of them: &lt;b&gt;Easy&lt;/b&gt;, &lt;b&gt;Normal&lt;/b&gt; or &lt;b&gt;Hard&lt;/b&gt;. Here is who might sit down with you: %1. Their characters are only costumes; how well they play depends on the level.</source>
        <extracomment>%1 is a list of names: Thrifty Witch, Greedy Pumpkin …</extracomment>
        <translation>Any seat can be taken by a computer player. Choose &lt;b&gt;With computers&lt;/b&gt; when you start a game, and pick a level for each of them: &lt;b&gt;Easy&lt;/b&gt;, &lt;b&gt;Normal&lt;/b&gt; or &lt;b&gt;Hard&lt;/b&gt;. Here is who might sit down with you: %1. Their characters are only costumes; how well they play depends on the level.</translation>
    </message>
    <message>
        <source>&lt;b&gt;They play fair.&lt;/b&gt; A computer player knows only what you would know in its seat: what you could see from there, and what you could remember. It never peeks at a hidden card, and it cannot tell what will be drawn or rolled next. It does not cheat, neither against you nor in your favour: if you beat it, you have earned it.</source>
        <translation>&lt;b&gt;They play fair.&lt;/b&gt; A computer player knows only what you would know in its seat: what you could see from there, and what you could remember. It never peeks at a hidden card, and it cannot tell what will be drawn or rolled next. It does not cheat, neither against you nor in your favour: if you beat it, you have earned it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your cards.&lt;/b&gt; Nobody has to look away for a computer player. If you are the only person at the table, your cards simply lie face up in front of you.</source>
        <translation>&lt;b&gt;Your cards.&lt;/b&gt; Nobody has to look away for a computer player. If you are the only person at the table, your cards simply lie face up in front of you.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Following their turns.&lt;/b&gt; You set their pace in the settings, under &lt;b&gt;%1&lt;/b&gt;: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; or &lt;b&gt;%4&lt;/b&gt;. A click on the table or &lt;b&gt;Space&lt;/b&gt; hurries them along; where they wait for you, one press is for a whole turn. Their thinking never holds you up: meanwhile you can read the rules, take a closer look, undo, or leave the table.</source>
        <extracomment>%1 is the name of a setting, %2, %3 and %4 are what can be chosen there.</extracomment>
        <translation>&lt;b&gt;Following their turns.&lt;/b&gt; You set their pace in the settings, under &lt;b&gt;%1&lt;/b&gt;: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; or &lt;b&gt;%4&lt;/b&gt;. A click on the table or &lt;b&gt;Space&lt;/b&gt; hurries them along; where they wait for you, one press is for a whole turn. Their thinking never holds you up: meanwhile you can read the rules, take a closer look, undo, or leave the table.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; Not sure what to do? Press the button with the wand, or &lt;b&gt;F10&lt;/b&gt;, and a computer player puts itself in your seat, knowing only what you know. The first press shows you what to look at, the second where, the third the move and the reason for it. Each of these counts as one hint, and the count is shown at the end. If you would rather play without them, switch them off before the game.</source>
        <translation>&lt;b&gt;Hints.&lt;/b&gt; Not sure what to do? Press the button with the wand, or &lt;b&gt;F10&lt;/b&gt;, and a computer player puts itself in your seat, knowing only what you know. The first press shows you what to look at, the second where, the third the move and the reason for it. Each of these counts as one hint, and the count is shown at the end. If you would rather play without them, switch them off before the game.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt; takes you back to your own last decision, over everything the computer players have done since. As always, you cannot go back past a moment when somebody learned something new.</source>
        <translation>&lt;b&gt;Undo&lt;/b&gt; takes you back to your own last decision, over everything the computer players have done since. As always, you cannot go back past a moment when somebody learned something new.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After the game&lt;/b&gt;, while you watch it again, &lt;b&gt;What cost most?&lt;/b&gt; or &lt;b&gt;F3&lt;/b&gt; looks through it for the three moves that cost the most. See what a computer player at &lt;b&gt;Hard&lt;/b&gt; would have done and why, and play on from there. &lt;a href=&quot;#watching-again&quot;&gt;Watching a game again&lt;/a&gt; tells you how to find your way around.</source>
        <translation>&lt;b&gt;After the game&lt;/b&gt;, while you watch it again, &lt;b&gt;What cost most?&lt;/b&gt; or &lt;b&gt;F3&lt;/b&gt; looks through it for the three moves that cost the most. See what a computer player at &lt;b&gt;Hard&lt;/b&gt; would have done and why, and play on from there. &lt;a href=&quot;#watching-again&quot;&gt;Watching a game again&lt;/a&gt; tells you how to find your way around.</translation>
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
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The table is hidden and no clock runs until everybody is ready again.</source>
        <translation>The table is hidden and no clock runs until everybody is ready again.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
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
    <name>Dropping</name>
    <message>
        <source>Let go here to open these files</source>
        <translation>Let go here to open these files</translation>
    </message>
    <message>
        <source>Let go here to open this file</source>
        <translation>Let go here to open this file</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Well done, %1!</source>
        <translation>Well done, %1!</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>The winner: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>The winners: %1</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Play again, same seats</translation>
    </message>
    <message>
        <source>Play again with a new deal</source>
        <translation>Play again with a new deal</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>What cost most?</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Take the last move back</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Save this game as a file</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <extracomment>%1 is a list of names, each with how many hints that player was given: “Ada (3), Bo (1)”; of somebody who plays alone only the number.</extracomment>
        <translation>Hints: %1</translation>
    </message>
</context>
<context>
    <name>EndingCard</name>
    <message>
        <source>Watch this game</source>
        <translation>Watch this game</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>The winner: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>The winners: %1</translation>
    </message>
</context>
<context>
    <name>EveningCard</name>
    <message>
        <source>The ranking</source>
        <translation>The ranking</translation>
    </message>
    <message>
        <source>Tonight · %1</source>
        <extracomment>%1 is a date.</extracomment>
        <translation>Tonight · %1</translation>
    </message>
</context>
<context>
    <name>EveningPoints</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>EveningWords</name>
    <message>
        <source>The ranking of the evening</source>
        <translation>The ranking of the evening</translation>
    </message>
    <message>
        <source>Go on: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Go on: %1 (%2 of %3)</translation>
    </message>
    <message>
        <source>Next: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Next: %1 (%2 of %3)</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Played: %1</source>
        <translation>Played: %1</translation>
    </message>
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
    <message>
        <source>The winner: %1</source>
        <translation>The winner: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>The winners: %1</translation>
    </message>
    <message>
        <source>Played on from the start of an earlier game</source>
        <translation>Played on from the start of an earlier game</translation>
    </message>
    <message>
        <source>Played on from move %1 of an earlier game</source>
        <translation>Played on from move %1 of an earlier game</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save this game as a file</source>
        <translation>Save this game as a file</translation>
    </message>
    <message>
        <source>This game is not over yet. From the file, anybody can find out all hidden cards.</source>
        <translation>This game is not over yet. From the file, anybody can find out all hidden cards.</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Save it</translation>
    </message>
    <message>
        <source>Do not save it</source>
        <translation>Do not save it</translation>
    </message>
    <message>
        <source>There is already a file called %1.</source>
        <translation>There is already a file called %1.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Replace it</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Open a saved game file</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>This game is on your shelf already, and more of it has been played there.</source>
        <translation>This game is on your shelf already, and more of it has been played there.</translation>
    </message>
    <message>
        <source>Watch that game</source>
        <translation>Watch that game</translation>
    </message>
    <message>
        <source>Go on with that game</source>
        <translation>Go on with that game</translation>
    </message>
    <message>
        <source>Open the file as a new game</source>
        <translation>Open the file as a new game</translation>
    </message>
    <message numerus="yes">
        <source>%n more files could not be opened.</source>
        <translation>
            <numerusform>One more file could not be opened.</numerusform>
            <numerusform>%n more files could not be opened.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game from the file is on your shelf: you can also open it later.</source>
        <translation>The game from the file is on your shelf: you can also open it later.</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>Open it now</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Stay here</translation>
    </message>
    <message>
        <source>Halloween Table games (%1)</source>
        <translation>Halloween Table games (%1)</translation>
    </message>
</context>
<context>
    <name>GameHonoursCard</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times practised</source>
        <translation>
            <numerusform>%n time practised</numerusform>
            <numerusform>%n times practised</numerusform>
        </translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Last played: %1</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computers</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 of %2 won</translation>
    </message>
    <message>
        <source>Highest score: %1, %2</source>
        <translation>Highest score: %1, %2</translation>
    </message>
    <message>
        <source>Closest game: %1</source>
        <translation>Closest game: %1</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Watch this game</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>From here this is a new game.</source>
        <translation>From here this is a new game.</translation>
    </message>
    <message>
        <source>From here this is a new game: what was hidden is dealt anew.</source>
        <translation>From here this is a new game: what was hidden is dealt anew.</translation>
    </message>
    <message>
        <source>From here this is a new game: what %1 could see stays, the rest is dealt anew.</source>
        <translation>From here this is a new game: what %1 could see stays, the rest is dealt anew.</translation>
    </message>
    <message>
        <source>What happens is written here.</source>
        <translation>What happens is written here.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What helps</source>
        <translation>What helps</translation>
    </message>
    <message>
        <source>A streak. Solved in a row: %1</source>
        <translation>A streak. Solved in a row: %1</translation>
    </message>
    <message>
        <source>Can it still be solved?</source>
        <translation>Can it still be solved?</translation>
    </message>
    <message>
        <source>Hint: which card?</source>
        <translation>Hint: which card?</translation>
    </message>
    <message>
        <source>Hint: where?</source>
        <translation>Hint: where?</translation>
    </message>
    <message>
        <source>Hint: the next move?</source>
        <translation>Hint: the next move?</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Thinking …</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Show the solution</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Back to where it could be solved</source>
        <translation>Back to where it could be solved</translation>
    </message>
    <message>
        <source>Yes, it can still be solved from here.</source>
        <translation>Yes, it can still be solved from here.</translation>
    </message>
    <message>
        <source>No, from here it cannot be solved any more.</source>
        <translation>No, from here it cannot be solved any more.</translation>
    </message>
    <message>
        <source>I do not know: there is too much to look through.</source>
        <translation>I do not know: there is too much to look through.</translation>
    </message>
    <message>
        <source>The solution, from the start</source>
        <translation>The solution, from the start</translation>
    </message>
    <message>
        <source>The solution, from where you are</source>
        <translation>The solution, from where you are</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>%n point is missing.</numerusform>
            <numerusform>%n points are missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Solved!</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing, and the streak is over. Solved in a row: %1</source>
        <translation>
            <numerusform>%n point is missing, and the streak is over. Solved in a row: %1</numerusform>
            <numerusform>%n points are missing, and the streak is over. Solved in a row: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HalloweenAdviser</name>
    <message>
        <source>First of all</source>
        <translation>First of all</translation>
    </message>
    <message>
        <source>%1 · level %2: %3</source>
        <translation>%1 · level %2: %3</translation>
    </message>
    <message>
        <source>Your powers, once per turn</source>
        <translation>Your powers, once per turn</translation>
    </message>
    <message>
        <source>Your bonuses</source>
        <translation>Your bonuses</translation>
    </message>
    <message>
        <source>Cards to claim</source>
        <translation>Cards to claim</translation>
    </message>
    <message>
        <source>Its action or rest</source>
        <translation>Its action or rest</translation>
    </message>
    <message numerus="yes">
        <source>Rest: %n discs come back.</source>
        <translation>
            <numerusform>Rest: %n disc comes back.</numerusform>
            <numerusform>Rest: %n discs come back.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: at best %2, with its token.</source>
        <translation>%1: at best %2, with its token.</translation>
    </message>
    <message>
        <source>%1: to %2.</source>
        <translation>%1: to %2.</translation>
    </message>
    <message>
        <source>%1: against %2 at best.</source>
        <translation>%1: against %2 at best.</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n scares.</source>
        <translation>
            <numerusform>%1: up to %n scare.</numerusform>
            <numerusform>%1: up to %n scares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %2 for %n scares, with its token.</source>
        <translation>
            <numerusform>%1: up to %2 for %n scare, with its token.</numerusform>
            <numerusform>%1: up to %2 for %n scares, with its token.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n points.</source>
        <translation>
            <numerusform>%1: up to %n point.</numerusform>
            <numerusform>%1: up to %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HalloweenCards</name>
    <message>
        <source>Bonus tokens</source>
        <translation>Bonus tokens</translation>
    </message>
    <message>
        <source>If you move a ghost into a building where a bonus token lies, you may take the token into one of your three slots. If a token is in this slot already, the new one takes its place, and the old one is discarded. You may also leave the token where it is.</source>
        <translation>If you move a ghost into a building where a bonus token lies, you may take the token into one of your three slots. If a token is in this slot already, the new one takes its place, and the old one is discarded. You may also leave the token where it is.</translation>
    </message>
    <message>
        <source>Three slots: one with a bonus token, one that is blocked by a disc, one that is empty.</source>
        <translation>Three slots: one with a bonus token, one that is blocked by a disc, one that is empty.</translation>
    </message>
    <message>
        <source>To use a bonus token, put a disc from your reserve on the circle of its slot. Then the token is discarded, and its effect happens. Without a disc in your reserve you cannot use it. You may use as many tokens in a turn as you like, two of the same kind too.</source>
        <translation>To use a bonus token, put a disc from your reserve on the circle of its slot. Then the token is discarded, and its effect happens. Without a disc in your reserve you cannot use it. You may use as many tokens in a turn as you like, two of the same kind too.</translation>
    </message>
    <message>
        <source>While a disc lies on its circle, a slot is blocked: no new token fits in. The discs come back all at once, at the end of the turn in which the third one was put there. A rest does not bring them back.</source>
        <translation>While a disc lies on its circle, a slot is blocked: no new token fits in. The discs come back all at once, at the end of the turn in which the third one was put there. A rest does not bring them back.</translation>
    </message>
    <message>
        <source>As soon as the last bonus token has been taken from the town, six new ones come from the stack, one on each building. If the stack is empty when a token is to be drawn, the discarded ones are shuffled and become a new stack.</source>
        <translation>As soon as the last bonus token has been taken from the town, six new ones come from the stack, one on each building. If the stack is empty when a token is to be drawn, the discarded ones are shuffled and become a new stack.</translation>
    </message>
    <message>
        <source>There are twelve kinds of bonus tokens, and two of each:</source>
        <translation>There are twelve kinds of bonus tokens, and two of each:</translation>
    </message>
    <message>
        <source>The twelve kinds, in the same order.</source>
        <translation>The twelve kinds, in the same order.</translation>
    </message>
    <message>
        <source>The last three are for dice. They help with any die that you roll yourself, but never with the die of a foe.</source>
        <translation>The last three are for dice. They help with any die that you roll yourself, but never with the die of a foe.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <extracomment>%1 is the name of a card or of a bonus token, %2 what it does.</extracomment>
        <translation>&lt;b&gt;%1.&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Action cards</translation>
    </message>
    <message>
        <source>Each of the eight cards has a power. Some powers work all the time, some once per turn, and some are counted at the end of the game. &lt;a href=&quot;#HA-8&quot;&gt;A chapter of its own&lt;/a&gt; lists all 52.</source>
        <translation>Each of the eight cards has a power. Some powers work all the time, some once per turn, and some are counted at the end of the game. &lt;a href=&quot;#HA-8&quot;&gt;A chapter of its own&lt;/a&gt; lists all 52.</translation>
    </message>
    <message>
        <source>To claim a card, pay three tokens: any three for a grey card, three of different colours for a coloured one. Then put one of your discs on the card. You take it from your reserve, or from an action space of your board, which is free again then. The disc stays on the card until the end of the game.</source>
        <translation>To claim a card, pay three tokens: any three for a grey card, three of different colours for a coloured one. Then put one of your discs on the card. You take it from your reserve, or from an action space of your board, which is free again then. The disc stays on the card until the end of the game.</translation>
    </message>
    <message>
        <source>A grey card and a coloured one. At the bottom you see when the power works, and the price.</source>
        <translation>A grey card and a coloured one. At the bottom you see when the power works, and the price.</translation>
    </message>
    <message>
        <source>The sign at the bottom left: a lying eight means all the time, a 1 in a circle once per turn, a gravestone at the end of the game. At the bottom right each dot stands for a token. A ≠ between them means that all colours must differ.</source>
        <translation>The sign at the bottom left: a lying eight means all the time, a 1 in a circle once per turn, a gravestone at the end of the game. At the bottom right each dot stands for a token. A ≠ between them means that all colours must differ.</translation>
    </message>
    <message>
        <source>You score 3 points at once, and from now on you have the power.</source>
        <translation>You score 3 points at once, and from now on you have the power.</translation>
    </message>
    <message>
        <source>Everybody can claim each card, but only once. If others are on the card already, each of them gets something for it, in the order of the turns after yours: their choice of 1 point or all discs of one of their sections. With two players it is 2 points or all discs of two different sections. A section without discs may be chosen too, and taking discs in this way is not a rest.</source>
        <translation>Everybody can claim each card, but only once. If others are on the card already, each of them gets something for it, in the order of the turns after yours: their choice of 1 point or all discs of one of their sections. With two players it is 2 points or all discs of two different sections. A section without discs may be chosen too, and taking discs in this way is not a rest.</translation>
    </message>
    <message>
        <source>If a card says something else than the rules, the card is right.</source>
        <translation>If a card says something else than the rules, the card is right.</translation>
    </message>
    <message>
        <source>Five suggested sets</source>
        <translation>Five suggested sets</translation>
    </message>
    <message>
        <source>Chance can bring any eight cards together. The suggested sets bring cards that go well with each other, and each makes another evening of it.</source>
        <translation>Chance can bring any eight cards together. The suggested sets bring cards that go well with each other, and each makes another evening of it.</translation>
    </message>
</context>
<context>
    <name>HalloweenComputers</name>
    <message>
        <source>In Halloween nobody holds anything secret, but nobody knows how the dice will fall or which bonus token comes next. Computer players do not know either: they can only imagine it, just as you do.</source>
        <translation>In Halloween nobody holds anything secret, but nobody knows how the dice will fall or which bonus token comes next. Computer players do not know either: they can only imagine it, just as you do.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; thinks one action at a time, and only of its own board: points first, then tokens, scares, levels and whatever else it can get hold of. It overlooks about half of what it could do, saves up for nothing, and does not ask what the others are up to.</source>
        <translation>&lt;b&gt;Easy&lt;/b&gt; thinks one action at a time, and only of its own board: points first, then tokens, scares, levels and whatever else it can get hold of. It overlooks about half of what it could do, saves up for nothing, and does not ask what the others are up to.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; weighs up each action by all that it promises: tokens for the next card, hauntings within reach, action spaces that stay free. But it, too, thinks one action at a time, not of what could follow it, and pays little attention to the others until the end is in sight.</source>
        <translation>&lt;b&gt;Normal&lt;/b&gt; weighs up each action by all that it promises: tokens for the next card, hauntings within reach, action spaces that stay free. But it, too, thinks one action at a time, not of what could follow it, and pays little attention to the others until the end is in sight.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through, in several possible futures with different dice and bonus tokens, and starts with what works out best on average. It keeps an eye on you: on what you have, on how close the end is, and on who would win then. In &lt;a href=&quot;#HA-7&quot;&gt;Master&lt;/a&gt;, where nothing is left to chance, it looks at twice as many beginnings.</source>
        <translation>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through, in several possible futures with different dice and bonus tokens, and starts with what works out best on average. It keeps an eye on you: on what you have, on how close the end is, and on who would win then. In &lt;a href=&quot;#HA-7&quot;&gt;Master&lt;/a&gt;, where nothing is left to chance, it looks at twice as many beginnings.</translation>
    </message>
</context>
<context>
    <name>HalloweenEnd</name>
    <message>
        <source>The end of the game</source>
        <translation>The end of the game</translation>
    </message>
    <message>
        <source>If you place your last pumpkin or claim your fifth card, you trigger the end. The round is still finished, up to the player before the one who started the game. So everybody has had the same number of turns.</source>
        <translation>If you place your last pumpkin or claim your fifth card, you trigger the end. The round is still finished, up to the player before the one who started the game. So everybody has had the same number of turns.</translation>
    </message>
    <message>
        <source>Then the cards that work at the end are counted. Whoever has the most points wins. If this is tied, the most tokens left decide. If this is tied too, these players share the win.</source>
        <translation>Then the cards that work at the end are counted. Whoever has the most points wins. If this is tied, the most tokens left decide. If this is tied too, these players share the win.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Two players</translation>
    </message>
    <message>
        <source>For two the town would be too quiet. So there are more pumpkins.</source>
        <translation>For two the town would be too quiet. So there are more pumpkins.</translation>
    </message>
    <message>
        <source>Besides your own 6 pumpkins each of you has 2 &lt;b&gt;common pumpkins&lt;/b&gt;, so 8 in all. The common ones have a third colour, the same for both of you. Each colour may stand only once in a building. So you can haunt a building twice, with a pumpkin of your own and with a common one. But if a common pumpkin stands there, no matter whose, no second one may join it.</source>
        <translation>Besides your own 6 pumpkins each of you has 2 &lt;b&gt;common pumpkins&lt;/b&gt;, so 8 in all. The common ones have a third colour, the same for both of you. Each colour may stand only once in a building. So you can haunt a building twice, with a pumpkin of your own and with a common one. But if a common pumpkin stands there, no matter whose, no second one may join it.</translation>
    </message>
    <message>
        <source>A building with a pumpkin of each player and a common one: here nobody can place another.</source>
        <translation>A building with a pumpkin of each player and a common one: here nobody can place another.</translation>
    </message>
    <message>
        <source>You trigger the end with your eighth pumpkin or, as usual, with your fifth card. What you get when your rival claims a card that you are on (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;) is doubled.</source>
        <translation>You trigger the end with your eighth pumpkin or, as usual, with your fifth card. What you get when your rival claims a card that you are on (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;) is doubled.</translation>
    </message>
    <message>
        <source>The Master game</source>
        <translation>The Master game</translation>
    </message>
    <message>
        <source>The Master game is for players who know the town by heart: nothing is left to chance. Everything not mentioned here is as usual.</source>
        <translation>The Master game is for players who know the town by heart: nothing is left to chance. Everything not mentioned here is as usual.</translation>
    </message>
    <message>
        <source>Your board has four sections, so you have four actions or rests in a turn. There are no bonus tokens, no cards and no dice.</source>
        <translation>Your board has four sections, so you have four actions or rests in a turn. There are no bonus tokens, no cards and no dice.</translation>
    </message>
    <message>
        <source>In a fight the higher level always wins. So a ghost can attack only ghosts of lower levels, never an equal or a higher one.</source>
        <translation>In a fight the higher level always wins. So a ghost can attack only ghosts of lower levels, never an equal or a higher one.</translation>
    </message>
    <message>
        <source>As soon as all five red ghosts are in town, they have had enough: all five go back to the supply at once.</source>
        <translation>As soon as all five red ghosts are in town, they have had enough: all five go back to the supply at once.</translation>
    </message>
    <message>
        <source>At most 4 ghosts are in a building, not 6.</source>
        <translation>At most 4 ghosts are in a building, not 6.</translation>
    </message>
    <message>
        <source>The end is triggered by somebody’s last pumpkin, or as soon as the supply has run out of tokens of two colours. The round is finished as usual.</source>
        <translation>The end is triggered by somebody’s last pumpkin, or as soon as the supply has run out of tokens of two colours. The round is finished as usual.</translation>
    </message>
    <message>
        <source>At the end every three tokens of different colours are a set, and each set scores 5 points. A token belongs to one set only. The program makes as many sets of your tokens as possible.</source>
        <translation>At the end every three tokens of different colours are a set, and each set scores 5 points. A token belongs to one set only. The program makes as many sets of your tokens as possible.</translation>
    </message>
    <message>
        <source>After an Upgrade you must lift a section if you have one below the new level. You only choose which.</source>
        <translation>After an Upgrade you must lift a section if you have one below the new level. You only choose which.</translation>
    </message>
    <message>
        <source>A board in the Master game, with four sections.</source>
        <translation>A board in the Master game, with four sections.</translation>
    </message>
</context>
<context>
    <name>HalloweenIntroduction</name>
    <message>
        <source>A small town has gone to bed, and all of you command the same ghosts. Summon them, let them scare, fight and grow, haunt the six buildings, and claim cards with odd powers.</source>
        <translation>A small town has gone to bed, and all of you command the same ghosts. Summon them, let them scare, fight and grow, haunt the six buildings, and claim cards with odd powers.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n ghost</numerusform>
            <numerusform>%n ghosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards with powers</source>
        <translation>
            <numerusform>%n card with a power</numerusform>
            <numerusform>%n cards with powers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost tokens</source>
        <translation>
            <numerusform>%n ghost token</numerusform>
            <numerusform>%n ghost tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tokens</source>
        <translation>
            <numerusform>%n bonus token</numerusform>
            <numerusform>%n bonus tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>pumpkins for everybody</source>
        <translation>pumpkins for everybody</translation>
    </message>
</context>
<context>
    <name>HalloweenMinds</name>
    <message numerus="yes">
        <source>%n points at once: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>
            <numerusform>%n point at once: %1, %2.</numerusform>
            <numerusform>%n points at once: %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares to spend on upgrades.</source>
        <translation>
            <numerusform>%n scare to spend on upgrades.</numerusform>
            <numerusform>%n scares to spend on upgrades.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is worth a disc in this section now.</source>
        <translation>Nothing is worth a disc in this section now.</translation>
    </message>
    <message numerus="yes">
        <source>%n discs come back, and their spaces are free again.</source>
        <translation>
            <numerusform>%n disc comes back, and its space is free again.</numerusform>
            <numerusform>%n discs come back, and their spaces are free again.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a ghost can fetch the bonus “%2” there.</source>
        <extracomment>%1 is a building, %2 a bonus.</extracomment>
        <translation>%1: a ghost can fetch the bonus “%2” there.</translation>
    </message>
    <message numerus="yes">
        <source>%n points at once. %1.</source>
        <extracomment>%1 is what a card counts at the end, in a few words; they begin with &quot;End:&quot;.</extracomment>
        <translation>
            <numerusform>%n point at once. %1.</numerusform>
            <numerusform>%n points at once. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at once, and from now on: %1.</source>
        <extracomment>%1 is what a card&apos;s power does, in a few words.</extracomment>
        <translation>
            <numerusform>%n point at once, and from now on: %1.</numerusform>
            <numerusform>%n points at once, and from now on: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1.</source>
        <translation>This power is of use now: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With the best use of cards and bonuses it is %n times.</source>
        <translation>
            <numerusform>With the best use of cards and bonuses it is %n time.</numerusform>
            <numerusform>With the best use of cards and bonuses it is %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better left as it is: nothing offered here is worth it now.</source>
        <translation>Better left as it is: nothing offered here is worth it now.</translation>
    </message>
    <message numerus="yes">
        <source>%n scares if the die reaches this number, as in %1 of 100 rolls; otherwise 1 scare.</source>
        <translation>
            <numerusform>%n scare if the die reaches this number, as in %1 of 100 rolls; otherwise 1 scare.</numerusform>
            <numerusform>%n scares if the die reaches this number, as in %1 of 100 rolls; otherwise 1 scare.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice stay as they fell; what could change them is kept.</source>
        <translation>The dice stay as they fell; what could change them is kept.</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens at once: %1.</source>
        <extracomment>%1 is a colour.</extracomment>
        <translation>
            <numerusform>%n token at once: %1.</numerusform>
            <numerusform>%n tokens at once: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1 (%2).</source>
        <extracomment>%1 is a card, %2 what its power does, in a few words.</extracomment>
        <translation>This power is of use now: %1 (%2).</translation>
    </message>
    <message>
        <source>This bonus is of use now: %1.</source>
        <translation>This bonus is of use now: %1.</translation>
    </message>
    <message>
        <source>%1 then commands ghosts up to this colour: %2.</source>
        <extracomment>%1 is a section, %2 a colour.</extracomment>
        <translation>%1 then commands ghosts up to this colour: %2.</translation>
    </message>
    <message>
        <source>This disc pays for the card, and its space is free again.</source>
        <translation>This disc pays for the card, and its space is free again.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are worth more here than discs.</source>
        <translation>
            <numerusform>%n point is worth more here than discs.</numerusform>
            <numerusform>%n points are worth more here than discs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every section has had its turn, and nothing else is worth doing.</source>
        <translation>Every section has had its turn, and nothing else is worth doing.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>There is no other choice.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n choices this one promises the most.</source>
        <translation>
            <numerusform>Of %n choice this one promises the most.</numerusform>
            <numerusform>Of %n choices this one promises the most.</numerusform>
        </translation>
    </message>
    <message>
        <source>This bonus will be of use: %1.</source>
        <translation>This bonus will be of use: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With this ghost there, %n points can be haunted: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>With this ghost there, %n point can be haunted: %1.</numerusform>
            <numerusform>With this ghost there, %n points can be haunted: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghosts can summon another one there: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>Ghosts can summon another one there: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody else can haunt there for %n points then: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>Nobody else can haunt there for %n point then: %1.</numerusform>
            <numerusform>Nobody else can haunt there for %n points then: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ghost promises more there: %1.</source>
        <translation>This ghost promises more there: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: why something is done, and what comes of it.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A summoned ghost brings a token: %1.</source>
        <translation>A summoned ghost brings a token: %1.</translation>
    </message>
    <message>
        <source>One more ghost is in town then: %1.</source>
        <translation>One more ghost is in town then: %1.</translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost grows and brings a token: %1.</source>
        <translation>
            <numerusform>For %n scare the ghost grows and brings a token: %1.</numerusform>
            <numerusform>For %n scares the ghost grows and brings a token: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost becomes a higher one: %1.</source>
        <translation>
            <numerusform>For %n scare the ghost becomes a higher one: %1.</numerusform>
            <numerusform>For %n scares the ghost becomes a higher one: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This fight can be won for sure and brings a token: %1.</source>
        <translation>This fight can be won for sure and brings a token: %1.</translation>
    </message>
    <message>
        <source>This fight can be won for sure and drives a ghost out of town: %1.</source>
        <translation>This fight can be won for sure and drives a ghost out of town: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then brings a token: %1.</source>
        <translation>
            <numerusform>Such a fight is won %n time out of 100 and then brings a token: %1.</numerusform>
            <numerusform>Such a fight is won %n times out of 100 and then brings a token: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then drives a ghost out of town: %1.</source>
        <translation>
            <numerusform>Such a fight is won %n time out of 100 and then drives a ghost out of town: %1.</numerusform>
            <numerusform>Such a fight is won %n times out of 100 and then drives a ghost out of town: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the fight and brings a token: %1.</source>
        <translation>This wins the fight and brings a token: %1.</translation>
    </message>
    <message>
        <source>This wins the fight and drives a ghost out of town: %1.</source>
        <translation>This wins the fight and drives a ghost out of town: %1.</translation>
    </message>
</context>
<context>
    <name>HalloweenPowers</name>
    <message>
        <source>The 52 powers in detail</source>
        <translation>The 52 powers in detail</translation>
    </message>
    <message>
        <source>These are all the cards, by number. Behind the name stands when the power works and what the card costs.</source>
        <translation>These are all the cards, by number. Behind the name stands when the power works and what the card costs.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Powers add to the rules.&lt;/b&gt; You can always take an action without a power. No power lets more ghosts into a building than fit in, and none brings ghosts or tokens that are not in the supply.</source>
        <translation>&lt;b&gt;Powers add to the rules.&lt;/b&gt; You can always take an action without a power. No power lets more ghosts into a building than fit in, and none brings ghosts or tokens that are not in the supply.</translation>
    </message>
    <message>
        <source>&lt;b&gt;May and must.&lt;/b&gt; What a power gives you comes by itself. Where it says “may”, you can also leave it.</source>
        <translation>&lt;b&gt;May and must.&lt;/b&gt; What a power gives you comes by itself. Where it says “may”, you can also leave it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No effect, no use.&lt;/b&gt; You cannot use a bonus token, nor a power that works once per turn, if nothing would come of it. If you may take more discs than there are, you take those that are there. Discs on the circles of bonus slots are never meant.</source>
        <translation>&lt;b&gt;No effect, no use.&lt;/b&gt; You cannot use a bonus token, nor a power that works once per turn, if nothing would come of it. If you may take more discs than there are, you take those that are there. Discs on the circles of bonus slots are never meant.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, rest, haunt&lt;/b&gt; mean the thing itself, whether an action, a bonus token or a card brings it about. The &lt;b&gt;Move action&lt;/b&gt; in %1, %2 and %3 is that of a section.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Summon, rest, haunt&lt;/b&gt; mean the thing itself, whether an action, a bonus token or a card brings it about. The &lt;b&gt;Move action&lt;/b&gt; in %1, %2 and %3 is that of a section.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A moved ghost&lt;/b&gt; may fetch a bonus token, and %1 looks at it too. A ghost is moved by the Move action, by a bonus token, and by %2, %3 and %4. A ghost that is summoned, or that comes by %5 or %6, is not moved.</source>
        <extracomment>%1 to %6 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;A moved ghost&lt;/b&gt; may fetch a bonus token, and %1 looks at it too. A ghost is moved by the Move action, by a bonus token, and by %2, %3 and %4. A ghost that is summoned, or that comes by %5 or %6, is not moved.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After a move&lt;/b&gt; things happen in this order: the bonus token, %1, %2, and then the further ghost of %3.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;After a move&lt;/b&gt; things happen in this order: the bonus token, %1, %2, and then the further ghost of %3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens for dice&lt;/b&gt; help with every die that you roll yourself, so with %1, %2 and %3 too, but never with the die of a foe. Several add up. The bigger die and the 3 added last even if you roll again.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Bonus tokens for dice&lt;/b&gt; help with every die that you roll yourself, so with %1, %2 and %3 too, but never with the die of a foe. Several add up. The bigger die and the 3 added last even if you roll again.</translation>
    </message>
    <message>
        <source>Cards %1 to %2</source>
        <extracomment>%1 and %2 are numbers of cards.</extracomment>
        <translation>Cards %1 to %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</source>
        <extracomment>%1 is the number of a card, %2 its name, %3 when it works, %4 its price.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</translation>
    </message>
    <message>
        <source>works all the time</source>
        <translation>works all the time</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>once per turn</translation>
    </message>
    <message>
        <source>counted at the end</source>
        <translation>counted at the end</translation>
    </message>
    <message>
        <source>grey: any three tokens</source>
        <translation>grey: any three tokens</translation>
    </message>
    <message>
        <source>coloured: three different tokens</source>
        <translation>coloured: three different tokens</translation>
    </message>
    <message>
        <source>You can use it only where the higher level opens up something new, so never in a red section. It holds for the further ghost of %1 too, even if that ghost alone needs it, and it may serve the same action as %2. If the action did not need the higher level after all, the card is not used up.</source>
        <extracomment>%1 and %2 are names of cards, always in the nominative.</extracomment>
        <translation>You can use it only where the higher level opens up something new, so never in a red section. It holds for the further ghost of %1 too, even if that ghost alone needs it, and it may serve the same action as %2. If the action did not need the higher level after all, the card is not used up.</translation>
    </message>
    <message>
        <source>A bigger die and 3 added by bonus tokens still hold after a new roll.</source>
        <translation>A bigger die and 3 added by bonus tokens still hold after a new roll.</translation>
    </message>
    <message>
        <source>The winner counts as moved, for %1 too.</source>
        <extracomment>%1 is the name of a card in the nominative, here and in the next sentences.</extracomment>
        <translation>The winner counts as moved, for %1 too.</translation>
    </message>
    <message>
        <source>This holds for summons by bonus tokens and cards too.</source>
        <translation>This holds for summons by bonus tokens and cards too.</translation>
    </message>
    <message>
        <source>It must be another ghost than the first. With %1 it may go to any building too.</source>
        <translation>It must be another ghost than the first. With %1 it may go to any building too.</translation>
    </message>
    <message>
        <source>This holds for hauntings by other cards too.</source>
        <translation>This holds for hauntings by other cards too.</translation>
    </message>
    <message>
        <source>The foe must have another colour, unless you have %1 as well.</source>
        <translation>The foe must have another colour, unless you have %1 as well.</translation>
    </message>
    <message>
        <source>It must be a summon: a ghost that comes by an Upgrade or by %1 does not count.</source>
        <translation>It must be a summon: a ghost that comes by an Upgrade or by %1 does not count.</translation>
    </message>
    <message>
        <source>If you have %1 as well, any two tokens are enough for a coloured card.</source>
        <translation>If you have %1 as well, any two tokens are enough for a coloured card.</translation>
    </message>
    <message>
        <source>What %1 adds belongs to the Scare: together they are one gain.</source>
        <translation>What %1 adds belongs to the Scare: together they are one gain.</translation>
    </message>
    <message>
        <source>A common pumpkin can be taken back too, if you placed it.</source>
        <translation>A common pumpkin can be taken back too, if you placed it.</translation>
    </message>
    <message>
        <source>If nothing comes, %1 brings no point.</source>
        <translation>If nothing comes, %1 brings no point.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulebook</name>
    <message>
        <source>What it is about</source>
        <translation>What it is about</translation>
    </message>
    <message>
        <source>Once a year the ghosts come to a small town, and you are one of the Dark Lords who send them from door to door. The ghosts belong to nobody: everybody uses the same ones, and a ghost that you bring to the Cinema may do its next trick for somebody else.</source>
        <translation>Once a year the ghosts come to a small town, and you are one of the Dark Lords who send them from door to door. The ghosts belong to nobody: everybody uses the same ones, and a ghost that you bring to the Cinema may do its next trick for somebody else.</translation>
    </message>
    <message>
        <source>At first you command only the weakest ghosts, the blue ones. You summon more of them, scare the town, make ghosts more powerful, move them about and let them fight each other. So your power grows from blue to green, yellow, orange and at last red.</source>
        <translation>At first you command only the weakest ghosts, the blue ones. You summon more of them, scare the town, make ghosts more powerful, move them about and let them fight each other. So your power grows from blue to green, yellow, orange and at last red.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;points&lt;/b&gt; come from two things above all. You put your &lt;b&gt;pumpkins&lt;/b&gt; on the haunting spaces of the buildings, and a more powerful ghost lets you reach a better space. And you claim &lt;b&gt;cards&lt;/b&gt; with the tokens that you collect: each gives you points at once, and a power for the rest of the game.</source>
        <translation>Your &lt;b&gt;points&lt;/b&gt; come from two things above all. You put your &lt;b&gt;pumpkins&lt;/b&gt; on the haunting spaces of the buildings, and a more powerful ghost lets you reach a better space. And you claim &lt;b&gt;cards&lt;/b&gt; with the tokens that you collect: each gives you points at once, and a power for the rest of the game.</translation>
    </message>
    <message>
        <source>Somebody places a last pumpkin or claims a fifth card: then the round is played to its end, and whoever has the most points wins.</source>
        <translation>Somebody places a last pumpkin or claims a fifth card: then the round is played to its end, and whoever has the most points wins.</translation>
    </message>
    <message>
        <source>Halloween is for 2 to 4 players from about 12 years. A game takes 50 to 90 minutes. If you are new here, read on as far as the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;, then start with the cards of &lt;a href=&quot;#HA-sets&quot;&gt;Casper&lt;/a&gt; and look up the rest when you need it.</source>
        <translation>Halloween is for 2 to 4 players from about 12 years. A game takes 50 to 90 minutes. If you are new here, read on as far as the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;, then start with the cards of &lt;a href=&quot;#HA-sets&quot;&gt;Casper&lt;/a&gt; and look up the rest when you need it.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulings</name>
    <message>
        <source>Rulings at this table</source>
        <translation>Rulings at this table</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: Only a picture shows where the buildings stand, and we do not have it. In two rows of three every building has two or three neighbours.</source>
        <translation>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: Only a picture shows where the buildings stand, and we do not have it. In two rows of three every building has two or three neighbours.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: At a real table the attacker chooses who rolls for the foe. The dice do not care, so here it is always the next player.</source>
        <translation>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: At a real table the attacker chooses who rolls for the foe. The dice do not care, so here it is always the next player.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: You may name any of your sections, even an empty one, so there is always a choice. As you did not rest, cards that reward a rest give nothing.</source>
        <translation>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: You may name any of your sections, even an empty one, so there is always a choice. As you did not rest, cards that reward a rest give nothing.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: Who wins if points and tokens are tied is not said. Then nobody was better, so the win is shared.</source>
        <translation>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: Who wins if points and tokens are tied is not said. Then nobody was better, so the win is shared.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: If nobody ever lifts a section, a Master game can come to a standstill. So the lift is compulsory there.</source>
        <translation>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: If nobody ever lifts a section, a Master game can come to a standstill. So the lift is compulsory there.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-box&quot;&gt;Scares&lt;/a&gt;: There are always enough of them, however few markers lie in a box. So nobody misses what they have earned.</source>
        <translation>&lt;a href=&quot;#HA-box&quot;&gt;Scares&lt;/a&gt;: There are always enough of them, however few markers lie in a box. So nobody misses what they have earned.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8&quot;&gt;The cards&lt;/a&gt;: We know what the 52 cards do and which of them belong to the five sets. But we do not have the cards themselves, so their prices and most of their numbers are ours, and all names and texts are too. With our numbers each set fits its theme.</source>
        <translation>&lt;a href=&quot;#HA-8&quot;&gt;The cards&lt;/a&gt;: We know what the 52 cards do and which of them belong to the five sets. But we do not have the cards themselves, so their prices and most of their numbers are ours, and all names and texts are too. With our numbers each set fits its theme.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: These sentences hold for all cards, so that equal words always mean equal things and nobody uses up a power for nothing.</source>
        <translation>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: These sentences hold for all cards, so that equal words always mean equal things and nobody uses up a power for nothing.</translation>
    </message>
    <message>
        <source>%1: Summon, rest, haunt and move mean the same on every card. The last three say Move, which is the name of an action; the others look at what happens.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: Summon, rest, haunt and move mean the same on every card. The last three say Move, which is the name of an action; the others look at what happens.</translation>
    </message>
    <message>
        <source>%1: A ghost that is put somewhere, or changes places, has not moved and was not summoned. Two ghosts of one colour, or in one building, would not change anything by it.</source>
        <translation>%1: A ghost that is put somewhere, or changes places, has not moved and was not summoned. Two ghosts of one colour, or in one building, would not change anything by it.</translation>
    </message>
    <message>
        <source>%1: A power reaches as far as its sentence and no further: the section still has to command its ghosts, and a further disc comes from where discs come from.</source>
        <translation>%1: A power reaches as far as its sentence and no further: the section still has to command its ghosts, and a further disc comes from where discs come from.</translation>
    </message>
    <message>
        <source>%1: Buying a token or a level on a card is not an Upgrade. So what helps with an Upgrade does not help there.</source>
        <translation>%1: Buying a token or a level on a card is not an Upgrade. So what helps with an Upgrade does not help there.</translation>
    </message>
    <message>
        <source>%1: You get what is there. Only where you pay or exchange something the supply must have all of it, because nobody pays for nothing.</source>
        <translation>%1: You get what is there. Only where you pay or exchange something the supply must have all of it, because nobody pays for nothing.</translation>
    </message>
    <message>
        <source>%1: A drawn bonus token was not fetched by a ghost, so no colour belongs to it. With three blocked slots there would be no place for it.</source>
        <translation>%1: A drawn bonus token was not fetched by a ghost, so no colour belongs to it. With three blocked slots there would be no place for it.</translation>
    </message>
    <message>
        <source>%1: What was added to a roll belongs to the roll, not to the number that lies there. So it still counts after a reroll, and for the difference too.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: What was added to a roll belongs to the roll, not to the number that lies there. So it still counts after a reroll, and for the difference too.</translation>
    </message>
    <message>
        <source>%1: Each of these cards says by itself who can be attacked. The fight against all is fixed at its start, so that everybody knows whom it is about.</source>
        <translation>%1: Each of these cards says by itself who can be attacked. The fight against all is fixed at its start, so that everybody knows whom it is about.</translation>
    </message>
    <message>
        <source>%1: To win without a roll is an offer. Whoever would like the difference of the dice may roll.</source>
        <translation>%1: To win without a roll is an offer. Whoever would like the difference of the dice may roll.</translation>
    </message>
    <message>
        <source>%1: It is one Scare and one gain, and it is done with one colour: so one ghost of this colour moves.</source>
        <translation>%1: It is one Scare and one gain, and it is done with one colour: so one ghost of this colour moves.</translation>
    </message>
    <message>
        <source>%1: Common pumpkins are pumpkins like the others. Taking one back undoes a haunting: it is none itself, and what the haunting set going goes on.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: Common pumpkins are pumpkins like the others. Taking one back undoes a haunting: it is none itself, and what the haunting set going goes on.</translation>
    </message>
    <message>
        <source>%1: Prices of cards add up in a plain way. For everything but its price a coloured card stays coloured, and only the cards in use count.</source>
        <translation>%1: Prices of cards add up in a plain way. For everything but its price a coloured card stays coloured, and only the cards in use count.</translation>
    </message>
    <message>
        <source>%1: If neither colour could come, the dice would have nothing to decide. If the wrong one is called, bad luck is part of the mixture.</source>
        <translation>%1: If neither colour could come, the dice would have nothing to decide. If the wrong one is called, bad luck is part of the mixture.</translation>
    </message>
</context>
<context>
    <name>HalloweenTable</name>
    <message>
        <source>On this screen</source>
        <translation>On this screen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The large board below always belongs to whoever has to decide. The small boards beside it are those of the others. At the top of the screen you read whose turn it is and what can be done now.</source>
        <translation>&lt;b&gt;Your place.&lt;/b&gt; The large board below always belongs to whoever has to decide. The small boards beside it are those of the others. At the top of the screen you read whose turn it is and what can be done now.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking an action.&lt;/b&gt; Press an action space, or drag a disc from your reserve to it. Then choose what the action is done with: what you can choose lights up.</source>
        <translation>&lt;b&gt;Taking an action.&lt;/b&gt; Press an action space, or drag a disc from your reserve to it. Then choose what the action is done with: what you can choose lights up.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, Scare, Upgrade:&lt;/b&gt; press a ghost. &lt;b&gt;Move:&lt;/b&gt; drag a ghost to a building. &lt;b&gt;Fight:&lt;/b&gt; drag your ghost to its foe. &lt;b&gt;Haunt:&lt;/b&gt; press a haunting space, or drag a pumpkin to it. Instead of dragging you can click the piece, and then the place.</source>
        <translation>&lt;b&gt;Summon, Scare, Upgrade:&lt;/b&gt; press a ghost. &lt;b&gt;Move:&lt;/b&gt; drag a ghost to a building. &lt;b&gt;Fight:&lt;/b&gt; drag your ghost to its foe. &lt;b&gt;Haunt:&lt;/b&gt; press a haunting space, or drag a pumpkin to it. Instead of dragging you can click the piece, and then the place.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A ghost without a disc.&lt;/b&gt; To move a ghost you need not put a disc down first: drag it straight to a neighbouring building. If several sections could move it, the table asks which one shall.</source>
        <translation>&lt;b&gt;A ghost without a disc.&lt;/b&gt; To move a ghost you need not put a disc down first: drag it straight to a neighbouring building. If several sections could move it, the table asks which one shall.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If an action can be done in one way only&lt;/b&gt;, the table does it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;If an action can be done in one way only&lt;/b&gt;, the table does it for you; the log tells it. In the settings you can switch that off.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Resting.&lt;/b&gt; Each section has a button for its rest. Sections that have acted or rested in this turn are dimmed.</source>
        <translation>&lt;b&gt;Resting.&lt;/b&gt; Each section has a button for its rest. Sections that have acted or rested in this turn are dimmed.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lifting a section.&lt;/b&gt; After an Upgrade press the head of the section that shall rise, or the button if none shall.</source>
        <translation>&lt;b&gt;Lifting a section.&lt;/b&gt; After an Upgrade press the head of the section that shall rise, or the button if none shall.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens.&lt;/b&gt; If your ghost can fetch one, drag it to one of your slots, or leave it with the button. To use a token, press its slot or drag a disc there. In a roll you can also drag a token for dice to the die that it is meant for.</source>
        <translation>&lt;b&gt;Bonus tokens.&lt;/b&gt; If your ghost can fetch one, drag it to one of your slots, or leave it with the button. To use a token, press its slot or drag a disc there. In a roll you can also drag a token for dice to the die that it is meant for.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; If a bonus token or a card of yours can help with a roll, the table waits for you before and after it. Otherwise the dice roll by themselves.</source>
        <translation>&lt;b&gt;Dice.&lt;/b&gt; If a bonus token or a card of yours can help with a roll, the table waits for you before and after it. Otherwise the dice roll by themselves.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Odds.&lt;/b&gt; While you choose a fight, a number on each foe says how many of a hundred such fights your best attacker wins. Lift a ghost, and the numbers are about that one. If your cards or bonus tokens can help, a second number shows what their best use makes of it.</source>
        <translation>&lt;b&gt;Odds.&lt;/b&gt; While you choose a fight, a number on each foe says how many of a hundred such fights your best attacker wins. Lift a ghost, and the numbers are about that one. If your cards or bonus tokens can help, a second number shows what their best use makes of it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cards.&lt;/b&gt; To claim a card, press it, or drag one of your tokens to it. The table proposes what you could pay, your lowest tokens first. If you would rather give others, press these, and press a disc on your board if it shall be that one. Then pay; if there is only one way to pay, the table does it for you. To use a power that works once per turn, press the card.</source>
        <translation>&lt;b&gt;Cards.&lt;/b&gt; To claim a card, press it, or drag one of your tokens to it. The table proposes what you could pay, your lowest tokens first. If you would rather give others, press these, and press a disc on your board if it shall be that one. Then pay; if there is only one way to pay, the table does it for you. To use a power that works once per turn, press the card.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If others claim a card that you are on&lt;/b&gt;, your board comes to the front for a moment. Press the button for the points, or the head of the section from which you take your discs.</source>
        <translation>&lt;b&gt;If others claim a card that you are on&lt;/b&gt;, your board comes to the front for a moment. Press the button for the points, or the head of the section from which you take your discs.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; Press the big button or &lt;b&gt;Space&lt;/b&gt;. If you could still use a power or claim a card, the table asks you first, but not every turn anew.</source>
        <translation>&lt;b&gt;Ending your turn.&lt;/b&gt; Press the big button or &lt;b&gt;Space&lt;/b&gt;. If you could still use a power or claim a card, the table asks you first, but not every turn anew.</translation>
    </message>
    <message>
        <source>Dice after a fight, and the buttons beside them.</source>
        <translation>Dice after a fight, and the buttons beside them.</translation>
    </message>
    <message>
        <source>&lt;b&gt;What could I do?&lt;/b&gt; The button with this name, or &lt;b&gt;F3&lt;/b&gt;, opens a panel beside the table. For each section it says what every action would bring now, or why it is impossible; below that come your powers, your bonus tokens and the cards that you could claim.</source>
        <translation>&lt;b&gt;What could I do?&lt;/b&gt; The button with this name, or &lt;b&gt;F3&lt;/b&gt;, opens a panel beside the table. For each section it says what every action would bring now, or why it is impossible; below that come your powers, your bonus tokens and the cards that you could claim.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking back.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; takes back what you have begun, and &lt;b&gt;Ctrl+Z&lt;/b&gt; your last move; &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. So you can try out a whole turn. You cannot go back past a roll, past a bonus token that was turned up, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Taking back.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; takes back what you have begun, and &lt;b&gt;Ctrl+Z&lt;/b&gt; your last move; &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. So you can try out a whole turn. You cannot go back past a roll, past a bonus token that was turned up, nor past the decision of another player.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts and drops, or presses. &lt;b&gt;Space&lt;/b&gt; rolls, keeps a roll, leaves what may be left, and ends the turn. If you have to name a number, the digits do it. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts and drops, or presses. &lt;b&gt;Space&lt;/b&gt; rolls, keeps a roll, leaves what may be left, and ends the turn. If you have to name a number, the digits do it. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</translation>
    </message>
    <message>
        <source>The signs</source>
        <translation>The signs</translation>
    </message>
    <message>
        <source>When a card works, what it costs, and what things are.</source>
        <translation>When a card works, what it costs, and what things are.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a card.&lt;/b&gt; The first sign at its foot says when its power works. The dots are the tokens that you pay, and behind them stand the points that you get at once. Whoever has claimed the card has a disc beside its picture, on a ground of their colour; your own cards also bear your colour behind their names.</source>
        <translation>&lt;b&gt;On a card.&lt;/b&gt; The first sign at its foot says when its power works. The dots are the tokens that you pay, and behind them stand the points that you get at once. Whoever has claimed the card has a disc beside its picture, on a ground of their colour; your own cards also bear your colour behind their names.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a board.&lt;/b&gt; The cards that somebody has claimed lie on that board too, in five frames. The frame with the flag is for the fifth card, which brings the end.</source>
        <translation>&lt;b&gt;On a board.&lt;/b&gt; The cards that somebody has claimed lie on that board too, in five frames. The frame with the flag is for the fifth card, which brings the end.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Below the cards&lt;/b&gt; wait the ghosts and tokens of each colour. Beside them lie two piles of bonus tokens: those that are still face down and, with a tick, those that were used.</source>
        <translation>&lt;b&gt;Below the cards&lt;/b&gt; wait the ghosts and tokens of each colour. Beside them lie two piles of bonus tokens: those that are still face down and, with a tick, those that were used.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Hints for your first games</translation>
    </message>
    <message>
        <source>&lt;b&gt;The order matters.&lt;/b&gt; A section that you lift can use its new level in the same turn if it has not acted yet. Let it wait, as in the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;.</source>
        <translation>&lt;b&gt;The order matters.&lt;/b&gt; A section that you lift can use its new level in the same turn if it has not acted yet. Let it wait, as in the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You have only 12 discs.&lt;/b&gt; A rest costs a whole action, so let a section fill up before it rests. A disc that you put on a card is gone for good, but taking it from your board frees a space.</source>
        <translation>&lt;b&gt;You have only 12 discs.&lt;/b&gt; A rest costs a whole action, so let a section fill up before it rests. A disc that you put on a card is gone for good, but taking it from your board frees a space.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Everybody uses the same ghosts.&lt;/b&gt; If you bring an orange ghost into town, others can haunt with it too. Do it when you can use it first.</source>
        <translation>&lt;b&gt;Everybody uses the same ghosts.&lt;/b&gt; If you bring an orange ghost into town, others can haunt with it too. Do it when you can use it first.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not waste your pumpkins.&lt;/b&gt; In each building you place only one. A blue space brings 2 points, a red one 10, but each space can be taken only once.</source>
        <translation>&lt;b&gt;Do not waste your pumpkins.&lt;/b&gt; In each building you place only one. A blue space brings 2 points, a red one 10, but each space can be taken only once.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be early on a good card.&lt;/b&gt; You have its power for longer, and you get something each time somebody else claims it.</source>
        <translation>&lt;b&gt;Be early on a good card.&lt;/b&gt; You have its power for longer, and you get something each time somebody else claims it.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Watch the others’ cards and pumpkins.&lt;/b&gt; When somebody is on four cards or has one pumpkin left, the end may come with the next turn.</source>
        <translation>&lt;b&gt;Watch the others’ cards and pumpkins.&lt;/b&gt; When somebody is on four cards or has one pumpkin left, the end may come with the next turn.</translation>
    </message>
</context>
<context>
    <name>HalloweenTown</name>
    <message>
        <source>The table at a glance</source>
        <translation>The table at a glance</translation>
    </message>
    <message>
        <source>1: the town. 2: the eight cards. 3: the supply. 4: the board of whoever has to decide. 5: what belongs to it. 6: dice and buttons. 7: the others.</source>
        <translation>1: the town. 2: the eight cards. 3: the supply. 4: the board of whoever has to decide. 5: what belongs to it. 6: dice and buttons. 7: the others.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The town&lt;/b&gt; has six buildings. Ghosts stand in them, pumpkins cover their haunting spaces, and a bonus token may lie in the corner.</source>
        <translation>&lt;b&gt;The town&lt;/b&gt; has six buildings. Ghosts stand in them, pumpkins cover their haunting spaces, and a bonus token may lie in the corner.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghosts&lt;/b&gt; have five colours, and each colour is a &lt;b&gt;level&lt;/b&gt;: blue is 1, green 2, yellow 3, orange 4 and red 5. A higher level is worth more everywhere, and it has the bigger die.</source>
        <translation>&lt;b&gt;The ghosts&lt;/b&gt; have five colours, and each colour is a &lt;b&gt;level&lt;/b&gt;: blue is 1, green 2, yellow 3, orange 4 and red 5. A higher level is worth more everywhere, and it has the bigger die.</translation>
    </message>
    <message>
        <source>The five levels: the ghost and its die, the scares that an Upgrade to this level costs, and the points on the haunting space of this colour.</source>
        <translation>The five levels: the ghost and its die, the scares that an Upgrade to this level costs, and the points on the haunting space of this colour.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The supply&lt;/b&gt; holds the ghosts that are not in town, five of each colour in all; the &lt;b&gt;ghost tokens&lt;/b&gt;, twelve of each colour, which we simply call tokens; and the stack of bonus tokens.</source>
        <translation>&lt;b&gt;The supply&lt;/b&gt; holds the ghosts that are not in town, five of each colour in all; the &lt;b&gt;ghost tokens&lt;/b&gt;, twelve of each colour, which we simply call tokens; and the stack of bonus tokens.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scares&lt;/b&gt; are what you pay with for more powerful ghosts. There are always enough of them.</source>
        <translation>&lt;b&gt;Scares&lt;/b&gt; are what you pay with for more powerful ghosts. There are always enough of them.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your board&lt;/b&gt; has three &lt;b&gt;sections&lt;/b&gt;. Each of them has a glass &lt;b&gt;sphere&lt;/b&gt; that shows its level, and six &lt;b&gt;action spaces&lt;/b&gt;. Beside the sections lies what is yours: your &lt;b&gt;reserve&lt;/b&gt;, which is the pile of &lt;b&gt;discs&lt;/b&gt; that you can use, your scares, tokens and pumpkins, and three &lt;b&gt;slots&lt;/b&gt; for bonus tokens.</source>
        <translation>&lt;b&gt;Your board&lt;/b&gt; has three &lt;b&gt;sections&lt;/b&gt;. Each of them has a glass &lt;b&gt;sphere&lt;/b&gt; that shows its level, and six &lt;b&gt;action spaces&lt;/b&gt;. Beside the sections lies what is yours: your &lt;b&gt;reserve&lt;/b&gt;, which is the pile of &lt;b&gt;discs&lt;/b&gt; that you can use, your scares, tokens and pumpkins, and three &lt;b&gt;slots&lt;/b&gt; for bonus tokens.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is secret&lt;/b&gt; except the order of the bonus stack and what the dice will show. Point at anything on the table, and it says what it is.</source>
        <translation>&lt;b&gt;Nothing is secret&lt;/b&gt; except the order of the bonus stack and what the dice will show. Point at anything on the table, and it says what it is.</translation>
    </message>
    <message>
        <source>The town and its ghosts</source>
        <translation>The town and its ghosts</translation>
    </message>
    <message>
        <source>Six buildings stand in two rows: School, Church and Town Hall above, Hospital, Police Station and Cinema below. Buildings are neighbours if they share an edge. Slantwise they are not.</source>
        <translation>Six buildings stand in two rows: School, Church and Town Hall above, Hospital, Police Station and Cinema below. Buildings are neighbours if they share an edge. Slantwise they are not.</translation>
    </message>
    <message>
        <source>Each building has five haunting spaces, one of each colour. A pumpkin there scores 2 points on blue, 4 on green, 6 on yellow, 8 on orange and 10 on red. There is also room for one bonus token.</source>
        <translation>Each building has five haunting spaces, one of each colour. A pumpkin there scores 2 points on blue, 4 on green, 6 on yellow, 8 on orange and 10 on red. There is also room for one bonus token.</translation>
    </message>
    <message>
        <source>A building. 1: its bonus token, 2: a free haunting space, 3: a space with a pumpkin, 4: the ghosts in it.</source>
        <translation>A building. 1: its bonus token, 2: a free haunting space, 3: a space with a pumpkin, 4: the ghosts in it.</translation>
    </message>
    <message>
        <source>At most 6 ghosts are in a building; if it is full, no other ghost may enter. There are 5 ghosts of each colour: if all five are in town, no sixth can come.</source>
        <translation>At most 6 ghosts are in a building; if it is full, no other ghost may enter. There are 5 ghosts of each colour: if all five are in town, no sixth can come.</translation>
    </message>
    <message>
        <source>There are 12 tokens of each colour. If you are to get tokens and the supply has too few of this colour, you take those that are there, even if that is none. What somebody spends goes back to the supply.</source>
        <translation>There are 12 tokens of each colour. If you are to get tokens and the supply has too few of this colour, you take those that are there, even if that is none. What somebody spends goes back to the supply.</translation>
    </message>
    <message>
        <source>The town is never without blue ghosts for long. If the last one has gone, for whatever reason, whoever caused this puts three blue ghosts into one building of their choice, before anything else is decided. The building must have room; if it has too little for three, only as many come as fit in.</source>
        <translation>The town is never without blue ghosts for long. If the last one has gone, for whatever reason, whoever caused this puts three blue ghosts into one building of their choice, before anything else is decided. The building must have room; if it has too little for three, only as many come as fit in.</translation>
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
        <source>Three blue ghosts wait in the Police Station, all others in the supply. The 24 bonus tokens are shuffled. One lies face up on each building, and the rest are the face-down stack.</source>
        <translation>Three blue ghosts wait in the Police Station, all others in the supply. The 24 bonus tokens are shuffled. One lies face up on each building, and the rest are the face-down stack.</translation>
    </message>
    <message>
        <source>Eight of the 52 cards are in use. You can let chance draw them, take one of the five &lt;a href=&quot;#HA-sets&quot;&gt;suggested sets&lt;/a&gt;, or pick them by hand.</source>
        <translation>Eight of the 52 cards are in use. You can let chance draw them, take one of the five &lt;a href=&quot;#HA-sets&quot;&gt;suggested sets&lt;/a&gt;, or pick them by hand.</translation>
    </message>
    <message>
        <source>Everybody begins with all spheres on blue, 6 pumpkins, 12 discs in the reserve, 2 scares and no points. Whoever last saw a ghost starts; before the game you can also choose somebody, or let lots decide.</source>
        <translation>Everybody begins with all spheres on blue, 6 pumpkins, 12 discs in the reserve, 2 scares and no points. Whoever last saw a ghost starts; before the game you can also choose somebody, or let lots decide.</translation>
    </message>
    <message>
        <source>For two players &lt;a href=&quot;#HA-6&quot;&gt;a few things are different&lt;/a&gt;. For experts there is a game without cards and dice, the &lt;a href=&quot;#HA-7&quot;&gt;Master game&lt;/a&gt;.</source>
        <translation>For two players &lt;a href=&quot;#HA-6&quot;&gt;a few things are different&lt;/a&gt;. For experts there is a game without cards and dice, the &lt;a href=&quot;#HA-7&quot;&gt;Master game&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>HalloweenTurn</name>
    <message>
        <source>A turn in short</source>
        <translation>A turn in short</translation>
    </message>
    <message>
        <source>You take turns clockwise. In your turn each of your three sections does one thing, in the order that you like: it takes an action, or it rests.</source>
        <translation>You take turns clockwise. In your turn each of your three sections does one thing, in the order that you like: it takes an action, or it rests.</translation>
    </message>
    <message>
        <source>To take an action, put a disc from your reserve on a free action space of the section and do what the space says. To rest, take back all discs of the section. Each section does one or the other, once. Only when all of them have done so can you end your turn.</source>
        <translation>To take an action, put a disc from your reserve on a free action space of the section and do what the space says. To rest, take back all discs of the section. Each section does one or the other, once. Only when all of them have done so can you end your turn.</translation>
    </message>
    <message>
        <source>A section. 1: its level, shown by the glass sphere, 2: a free action space, 3: an occupied one, 4: the button for a rest.</source>
        <translation>A section. 1: its level, shown by the glass sphere, 2: a free action space, 3: an occupied one, 4: the button for a rest.</translation>
    </message>
    <message>
        <source>You can choose an action only if you can carry it out. If a section has no such action left, it rests. A rest is always possible, even if no disc lies there.</source>
        <translation>You can choose an action only if you can carry it out. If a section has no such action left, it rests. A rest is always possible, even if no disc lies there.</translation>
    </message>
    <message>
        <source>A section commands the ghosts of its own level and all below it. A yellow section, for example, commands yellow, green and blue ghosts. Each section looks only at its own sphere.</source>
        <translation>A section commands the ghosts of its own level and all below it. A yellow section, for example, commands yellow, green and blue ghosts. Each section looks only at its own sphere.</translation>
    </message>
    <message>
        <source>While a disc lies on an action space, this section cannot use the space. A rest clears it. The same action in another section is not affected.</source>
        <translation>While a disc lies on an action space, this section cannot use the space. A rest clears it. The same action in another section is not affected.</translation>
    </message>
    <message>
        <source>Before, between and after the actions you may &lt;a href=&quot;#HA-4&quot;&gt;claim cards&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;use bonus tokens&lt;/a&gt; and use powers that work once per turn. What belongs to an action or to a roll is used in the middle of it. Your turn is over when you say so, not earlier.</source>
        <translation>Before, between and after the actions you may &lt;a href=&quot;#HA-4&quot;&gt;claim cards&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;use bonus tokens&lt;/a&gt; and use powers that work once per turn. What belongs to an action or to a roll is used in the middle of it. Your turn is over when you say so, not earlier.</translation>
    </message>
    <message>
        <source>The six actions and the rest</source>
        <translation>The six actions and the rest</translation>
    </message>
    <message>
        <source>Wherever an action speaks of a ghost that you use, the section must command it (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</source>
        <translation>Wherever an action speaks of a ghost that you use, the section must command it (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon.&lt;/b&gt; Choose a building where at least two ghosts of one colour are together. One more of this colour comes there from the supply, and you take a token of this colour. The building must have room, and the supply must have such a ghost.</source>
        <translation>&lt;b&gt;Summon.&lt;/b&gt; Choose a building where at least two ghosts of one colour are together. One more of this colour comes there from the supply, and you take a token of this colour. The building must have room, and the supply must have such a ghost.</translation>
    </message>
    <message>
        <source>Two green ghosts call a third. You take a green token.</source>
        <translation>Two green ghosts call a third. You take a green token.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare.&lt;/b&gt; Choose a colour of which a ghost is in town. You gain as many scares as its level: 1 for blue, 2 for green, 3 for yellow, 4 for orange, 5 for red.</source>
        <translation>&lt;b&gt;Scare.&lt;/b&gt; Choose a colour of which a ghost is in town. You gain as many scares as its level: 1 for blue, 2 for green, 3 for yellow, 4 for orange, 5 for red.</translation>
    </message>
    <message>
        <source>A yellow ghost is in town: it brings 3 scares.</source>
        <translation>A yellow ghost is in town: it brings 3 scares.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upgrade.&lt;/b&gt; Choose a ghost in town and make it one level more powerful. You pay 2 scares for green, 3 for yellow, 4 for orange and 5 for red. The ghost goes back to the supply, and one of the new colour takes its place; the supply must have one. Take a token of the new colour. Then you may lift one of your sections: any one that is below the new level rises straight to it. A red ghost cannot become more powerful.</source>
        <translation>&lt;b&gt;Upgrade.&lt;/b&gt; Choose a ghost in town and make it one level more powerful. You pay 2 scares for green, 3 for yellow, 4 for orange and 5 for red. The ghost goes back to the supply, and one of the new colour takes its place; the supply must have one. Take a token of the new colour. Then you may lift one of your sections: any one that is below the new level rises straight to it. A red ghost cannot become more powerful.</translation>
    </message>
    <message>
        <source>A blue ghost becomes a green one for 2 scares. Then a sphere may rise to green.</source>
        <translation>A blue ghost becomes a green one for 2 scares. Then a sphere may rise to green.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Move.&lt;/b&gt; Move a ghost to a neighbouring building with room. If a bonus token lies there, &lt;a href=&quot;#HA-3.1&quot;&gt;you may take it&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Move.&lt;/b&gt; Move a ghost to a neighbouring building with room. If a bonus token lies there, &lt;a href=&quot;#HA-3.1&quot;&gt;you may take it&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A ghost moves next door, where a bonus token lies.</source>
        <translation>A ghost moves next door, where a bonus token lies.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fight.&lt;/b&gt; A ghost that you command attacks a ghost of another colour in the same building. The foe may have any level. You roll the die of your ghost, and another player rolls the die of the foe: at this table the one after you. If your number is higher, the foe goes back to the supply, and you take a token of its colour. If it is lower or equal, nothing happens.</source>
        <translation>&lt;b&gt;Fight.&lt;/b&gt; A ghost that you command attacks a ghost of another colour in the same building. The foe may have any level. You roll the die of your ghost, and another player rolls the die of the foe: at this table the one after you. If your number is higher, the foe goes back to the supply, and you take a token of its colour. If it is lower or equal, nothing happens.</translation>
    </message>
    <message>
        <source>Green attacks yellow and rolls 4 against 3: the yellow ghost leaves, and you take a yellow token.</source>
        <translation>Green attacks yellow and rolls 4 against 3: the yellow ghost leaves, and you take a yellow token.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunt.&lt;/b&gt; In a building with a ghost, put one of your pumpkins on the free haunting space of the ghost’s colour, and score its points. The pumpkin stays there, the ghost too. You may have only one pumpkin in each building.</source>
        <translation>&lt;b&gt;Haunt.&lt;/b&gt; In a building with a ghost, put one of your pumpkins on the free haunting space of the ghost’s colour, and score its points. The pumpkin stays there, the ghost too. You may have only one pumpkin in each building.</translation>
    </message>
    <message>
        <source>A yellow ghost is here, so a pumpkin scores 6 points.</source>
        <translation>A yellow ghost is here, so a pumpkin scores 6 points.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest.&lt;/b&gt; Take all discs of the section back into your reserve. If another section still has to act, it can use them at once.</source>
        <translation>&lt;b&gt;Rest.&lt;/b&gt; Take all discs of the section back into your reserve. If another section still has to act, it can use them at once.</translation>
    </message>
    <message>
        <source>A section before its rest, and in your next turn.</source>
        <translation>A section before its rest, and in your next turn.</translation>
    </message>
    <message>
        <source>An example turn</source>
        <translation>An example turn</translation>
    </message>
    <message>
        <source>It is your turn. Your sections are blue, green and blue, you have 8 scares, and a blue token from earlier on. A green ghost is in the Church. There is no yellow ghost in town, let alone an orange one.</source>
        <translation>It is your turn. Your sections are blue, green and blue, you have 8 scares, and a blue token from earlier on. A green ghost is in the Church. There is no yellow ghost in town, let alone an orange one.</translation>
    </message>
    <message>
        <source>The Church and your board at the beginning.</source>
        <translation>The Church and your board at the beginning.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 2: Upgrade.&lt;/b&gt; This section is green, so it commands the green ghost. You pay 3 scares: the ghost becomes yellow, and you take a yellow token. Now you may lift a section that is below yellow. You choose section 3, and its sphere jumps from blue to yellow. So it is worth acting in the right order: section 3 has not acted yet.</source>
        <translation>&lt;b&gt;Section 2: Upgrade.&lt;/b&gt; This section is green, so it commands the green ghost. You pay 3 scares: the ghost becomes yellow, and you take a yellow token. Now you may lift a section that is below yellow. You choose section 3, and its sphere jumps from blue to yellow. So it is worth acting in the right order: section 3 has not acted yet.</translation>
    </message>
    <message>
        <source>After the first Upgrade.</source>
        <translation>After the first Upgrade.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 3: Upgrade.&lt;/b&gt; It commands yellow ghosts now. You pay 4 scares: the ghost becomes orange, and you take an orange token. You lift section 1, straight from blue to orange. You have 1 scare left.</source>
        <translation>&lt;b&gt;Section 3: Upgrade.&lt;/b&gt; It commands yellow ghosts now. You pay 4 scares: the ghost becomes orange, and you take an orange token. You lift section 1, straight from blue to orange. You have 1 scare left.</translation>
    </message>
    <message>
        <source>After the second Upgrade.</source>
        <translation>After the second Upgrade.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 1: Haunt.&lt;/b&gt; It commands orange ghosts now, and the orange space of the Church is free. You put a pumpkin there: 8 points.</source>
        <translation>&lt;b&gt;Section 1: Haunt.&lt;/b&gt; It commands orange ghosts now, and the orange space of the Church is free. You put a pumpkin there: 8 points.</translation>
    </message>
    <message>
        <source>&lt;b&gt;And then?&lt;/b&gt; All sections have acted, but your turn is not over until you say so. You have a blue, a yellow and an orange token, three different ones: just right for a coloured card. You claim it with the disc from the Upgrade space of section 2, so this space is free again, even without a rest. The card brings 3 points more, 11 in one turn. Now you end it.</source>
        <translation>&lt;b&gt;And then?&lt;/b&gt; All sections have acted, but your turn is not over until you say so. You have a blue, a yellow and an orange token, three different ones: just right for a coloured card. You claim it with the disc from the Upgrade space of section 2, so this space is free again, even without a rest. The card brings 3 points more, 11 in one turn. Now you end it.</translation>
    </message>
    <message>
        <source>The end of a good turn.</source>
        <translation>The end of a good turn.</translation>
    </message>
</context>
<context>
    <name>HalloweenVariants</name>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Standard game</translation>
    </message>
    <message>
        <source>Three sections, dice, bonuses and eight cards with powers.</source>
        <translation>Three sections, dice, bonuses and eight cards with powers.</translation>
    </message>
    <message>
        <source>Master game</source>
        <translation>Master game</translation>
    </message>
    <message>
        <source>Four sections and no luck at all: no dice, no bonuses, no cards. The higher level wins a fight, and sets of tokens score at the end.</source>
        <translation>Four sections and no luck at all: no dice, no bonuses, no cards. The higher level wins a fight, and sets of tokens score at the end.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Casper</source>
        <translation>Casper</translation>
    </message>
    <message>
        <source>A mild evening with a smile, for families who are new in town. Nearly everything you do brings a little extra: moving, scaring, summoning, upgrading, fetching a bonus, even resting.</source>
        <translation>A mild evening with a smile, for families who are new in town. Nearly everything you do brings a little extra: moving, scaring, summoning, upgrading, fetching a bonus, even resting.</translation>
    </message>
    <message>
        <source>The Amityville Ghosts</source>
        <translation>The Amityville Ghosts</translation>
    </message>
    <message>
        <source>A house full of hidden doors, for players who like to think three steps ahead. Tokens change colour, sections do more than they should, and even a pumpkin need not stay where it stands.</source>
        <translation>A house full of hidden doors, for players who like to think three steps ahead. Tokens change colour, sections do more than they should, and even a pumpkin need not stay where it stands.</translation>
    </message>
    <message>
        <source>Jacob Marley</source>
        <translation>Jacob Marley</translation>
    </message>
    <message>
        <source>Chains rattle in every street: a rough and merry night for players who look for trouble. Attackers reach further, win more easily and carry off more, so the way to the top leads through many fights.</source>
        <translation>Chains rattle in every street: a rough and merry night for players who look for trouble. Attackers reach further, win more easily and carry off more, so the way to the top leads through many fights.</translation>
    </message>
    <message>
        <source>The Brown Lady</source>
        <translation>The Brown Lady</translation>
    </message>
    <message>
        <source>Steps on the stairs and a scream behind every window: a noisy night for players who love full pockets. Scares come from resting, moving, fighting and haunting too, and those you save turn into points at the end.</source>
        <translation>Steps on the stairs and a scream behind every window: a noisy night for players who love full pockets. Scares come from resting, moving, fighting and haunting too, and those you save turn into points at the end.</translation>
    </message>
    <message>
        <source>Bloody Mary</source>
        <translation>Bloody Mary</translation>
    </message>
    <message>
        <source>A mirror in which every number looks bigger, for players who like to see their score climb. Summons, won fights, orange tokens and large gains of scares score on the way; tokens, coloured cards and the points themselves count once more at the end.</source>
        <translation>A mirror in which every number looks bigger, for players who like to see their score climb. Summons, won fights, orange tokens and large gains of scares score on the way; tokens, coloured cards and the points themselves count once more at the end.</translation>
    </message>
    <message>
        <source>Eight by lot</source>
        <translation>Eight by lot</translation>
    </message>
    <message>
        <source>Chance draws eight of all 52 cards: no night is like another.</source>
        <translation>Chance draws eight of all 52 cards: no night is like another.</translation>
    </message>
    <message>
        <source>Eight of your choice</source>
        <translation>Eight of your choice</translation>
    </message>
    <message>
        <source>You pick eight of all 52 cards yourselves.</source>
        <translation>You pick eight of all 52 cards yourselves.</translation>
    </message>
    <message>
        <source>The eight cards</source>
        <translation>The eight cards</translation>
    </message>
    <message>
        <source>Put a night of your own together.</source>
        <translation>Put a night of your own together.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Price</translation>
    </message>
    <message>
        <source>When it works</source>
        <translation>When it works</translation>
    </message>
</context>
<context>
    <name>HalloweenVoice</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hauntings</source>
        <translation>
            <numerusform>%n haunting</numerusform>
            <numerusform>%n hauntings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rewards</source>
        <translation>
            <numerusform>%n reward</numerusform>
            <numerusform>%n rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonuses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
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
        <source>%1, %2: the points are level, more tokens decide.</source>
        <translation>%1, %2: the points are level, more tokens decide.</translation>
    </message>
    <message>
        <source>%1, %2: points and tokens are level, the rank is shared.</source>
        <translation>%1, %2: points and tokens are level, the rank is shared.</translation>
    </message>
    <message>
        <source>A lord has placed the last pumpkin, and the night is over.</source>
        <translation>A lord has placed the last pumpkin, and the night is over.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out, and the night is over.</source>
        <translation>Two colours of tokens have run out, and the night is over.</translation>
    </message>
    <message>
        <source>The last pumpkin is placed and a fifth card claimed, and the night is over.</source>
        <translation>The last pumpkin is placed and a fifth card claimed, and the night is over.</translation>
    </message>
    <message>
        <source>A lord has claimed a fifth card, and the night is over.</source>
        <translation>A lord has claimed a fifth card, and the night is over.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts. The mirror this morning does not count.</source>
        <translation>By custom, whoever saw a ghost last starts. The mirror this morning does not count.</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Still in hand</source>
        <translation>Still in hand</translation>
    </message>
</context>
<context>
    <name>Herald</name>
    <message>
        <source>%1’s turn</source>
        <extracomment>%1 is the name of whoever is to play now.</extracomment>
        <translation>%1’s turn</translation>
    </message>
</context>
<context>
    <name>HindranceWords</name>
    <message>
        <source>A summon takes two ghosts of one colour in one building, and there is no such pair in town.</source>
        <translation>A summon takes two ghosts of one colour in one building, and there is no such pair in town.</translation>
    </message>
    <message>
        <source>Every pair in town is above the level of this section (%1).</source>
        <translation>Every pair in town is above the level of this section (%1).</translation>
    </message>
    <message>
        <source>Wherever you could summon, the building is full or the supply has no such ghost.</source>
        <translation>Wherever you could summon, the building is full or the supply has no such ghost.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost in town.</source>
        <translation>This section (level: %1) commands no ghost in town.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost that could be upgraded.</source>
        <translation>This section (level: %1) commands no ghost that could be upgraded.</translation>
    </message>
    <message>
        <source>The supply has no ghost of the next level for any that this section commands.</source>
        <translation>The supply has no ghost of the next level for any that this section commands.</translation>
    </message>
    <message>
        <source>No ghost that this section commands can move: the buildings around are full.</source>
        <translation>No ghost that this section commands can move: the buildings around are full.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) is together with a weaker one.</source>
        <translation>No ghost that this section commands (level: %1) is together with a weaker one.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) has a foe in reach.</source>
        <translation>No ghost that this section commands (level: %1) has a foe in reach.</translation>
    </message>
    <message>
        <source>Where this section commands a ghost (level: %1), no space of its colour is free for you.</source>
        <translation>Where this section commands a ghost (level: %1), no space of its colour is free for you.</translation>
    </message>
    <message>
        <source>The level of this section (%1) is too low for this colour (%2): choose a lower one.</source>
        <translation>The level of this section (%1) is too low for this colour (%2): choose a lower one.</translation>
    </message>
    <message>
        <source>A summon takes two ghosts of one colour in the building; here are fewer (%1, %2).</source>
        <translation>A summon takes two ghosts of one colour in the building; here are fewer (%1, %2).</translation>
    </message>
    <message>
        <source>The upgrade takes a ghost from the supply, and none of this colour is left (%1).</source>
        <translation>The upgrade takes a ghost from the supply, and none of this colour is left (%1).</translation>
    </message>
    <message>
        <source>No ghost of this colour is left in the supply (%1).</source>
        <translation>No ghost of this colour is left in the supply (%1).</translation>
    </message>
    <message numerus="yes">
        <source>There is no room there (%1): a building holds %n ghosts.</source>
        <translation>
            <numerusform>There is no room there (%1): a building holds %n ghost.</numerusform>
            <numerusform>There is no room there (%1): a building holds %n ghosts.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ghost of this colour is in town (%1): choose another colour.</source>
        <translation>No ghost of this colour is in town (%1): choose another colour.</translation>
    </message>
    <message>
        <source>This ghost is in the supply: choose one that is in town.</source>
        <translation>This ghost is in the supply: choose one that is in town.</translation>
    </message>
    <message>
        <source>Red is the highest level: choose another ghost to upgrade.</source>
        <translation>Red is the highest level: choose another ghost to upgrade.</translation>
    </message>
    <message numerus="yes">
        <source>The upgrade costs %n scares, and you have %1: a Scare brings more.</source>
        <translation>
            <numerusform>The upgrade costs %n scare, and you have %1: a Scare brings more.</numerusform>
            <numerusform>The upgrade costs %n scares, and you have %1: a Scare brings more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolling again costs %n scares, and you have %1.</source>
        <translation>
            <numerusform>Rolling again costs %n scare, and you have %1.</numerusform>
            <numerusform>Rolling again costs %n scares, and you have %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ghost is there already (%1): choose another building.</source>
        <translation>The ghost is there already (%1): choose another building.</translation>
    </message>
    <message>
        <source>A ghost moves next door, and these two share no wall: %1, %2.</source>
        <translation>A ghost moves next door, and these two share no wall: %1, %2.</translation>
    </message>
    <message>
        <source>Ghosts of one colour do not fight each other (%1): choose another foe.</source>
        <translation>Ghosts of one colour do not fight each other (%1): choose another foe.</translation>
    </message>
    <message>
        <source>A ghost attacks in its own building: choose a foe that is there.</source>
        <translation>A ghost attacks in its own building: choose a foe that is there.</translation>
    </message>
    <message>
        <source>In the Master game a ghost beats only weaker ones, and this foe is stronger (%1 against %2).</source>
        <translation>In the Master game a ghost beats only weaker ones, and this foe is stronger (%1 against %2).</translation>
    </message>
    <message>
        <source>One against all takes a card for it, not yet used in this turn, and two foes or more.</source>
        <translation>One against all takes a card for it, not yet used in this turn, and two foes or more.</translation>
    </message>
    <message>
        <source>Two colours summon together only by a card, both commanded, one in the supply.</source>
        <translation>Two colours summon together only by a card, both commanded, one in the supply.</translation>
    </message>
    <message>
        <source>Only with a card for it you take a pumpkin back, and only your own.</source>
        <translation>Only with a card for it you take a pumpkin back, and only your own.</translation>
    </message>
    <message>
        <source>To haunt this space you need a ghost of its colour there: %1, %2.</source>
        <translation>To haunt this space you need a ghost of its colour there: %1, %2.</translation>
    </message>
    <message>
        <source>You have placed all pumpkins of your own colour.</source>
        <translation>You have placed all pumpkins of your own colour.</translation>
    </message>
    <message>
        <source>You have placed all your pumpkins; there is none left to haunt with.</source>
        <translation>You have placed all your pumpkins; there is none left to haunt with.</translation>
    </message>
    <message>
        <source>You have placed all your common pumpkins: take one of your own.</source>
        <translation>You have placed all your common pumpkins: take one of your own.</translation>
    </message>
    <message>
        <source>A pumpkin stands on this space already: choose a free one.</source>
        <translation>A pumpkin stands on this space already: choose a free one.</translation>
    </message>
    <message>
        <source>One pumpkin of a colour per building, and yours is there already: %1.</source>
        <translation>One pumpkin of a colour per building, and yours is there already: %1.</translation>
    </message>
    <message>
        <source>One common pumpkin per building is enough, and there is one already: %1.</source>
        <translation>One common pumpkin per building is enough, and there is one already: %1.</translation>
    </message>
    <message>
        <source>This bonus is for dice: keep it until you roll some (%1).</source>
        <translation>This bonus is for dice: keep it until you roll some (%1).</translation>
    </message>
    <message>
        <source>This bonus does not help dice: finish the roll first (%1).</source>
        <translation>This bonus does not help dice: finish the roll first (%1).</translation>
    </message>
    <message>
        <source>Bonuses for dice change only dice that you roll yourself.</source>
        <translation>Bonuses for dice change only dice that you roll yourself.</translation>
    </message>
    <message>
        <source>It is too late: this bonus is used before the roll (%1).</source>
        <translation>It is too late: this bonus is used before the roll (%1).</translation>
    </message>
    <message>
        <source>Roll first: this bonus is used after the roll (%1).</source>
        <translation>Roll first: this bonus is used after the roll (%1).</translation>
    </message>
    <message>
        <source>Roll first: this card is used after the roll (%1).</source>
        <translation>Roll first: this card is used after the roll (%1).</translation>
    </message>
    <message>
        <source>There is no bigger die than the red one.</source>
        <translation>There is no bigger die than the red one.</translation>
    </message>
    <message>
        <source>Your roll is good enough: a higher one would change nothing.</source>
        <translation>Your roll is good enough: a higher one would change nothing.</translation>
    </message>
    <message>
        <source>This card rolls only the attack die of a fight again (%1).</source>
        <translation>This card rolls only the attack die of a fight again (%1).</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Turn your cards up first, with F9 or your key: a hint may tell of them.</source>
        <translation>Turn your cards up first, with F9 or your key: a hint may tell of them.</translation>
    </message>
    <message>
        <source>Several people race here: a hint would help all of them, so there is none.</source>
        <translation>Several people race here: a hint would help all of them, so there is none.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>This game is played without hints.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Thinking …</translation>
    </message>
    <message>
        <source>Nobody could think of a hint. Ask once more.</source>
        <translation>Nobody could think of a hint. Ask once more.</translation>
    </message>
    <message>
        <source>Ask again to be told more: that counts as another hint.</source>
        <translation>Ask again to be told more: that counts as another hint.</translation>
    </message>
</context>
<context>
    <name>HomeButton</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>The game is kept.</translation>
    </message>
</context>
<context>
    <name>HonoursPage</name>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message>
        <source>No evening yet: it begins with the first game that two of you play to its end.</source>
        <translation>No evening yet: it begins with the first game that two of you play to its end.</translation>
    </message>
    <message>
        <source>Not played yet: %1</source>
        <extracomment>%1 is a list of games.</extracomment>
        <translation>Not played yet: %1</translation>
    </message>
    <message>
        <source>Show earlier evenings</source>
        <translation>Show earlier evenings</translation>
    </message>
    <message>
        <source>Show more people</source>
        <translation>Show more people</translation>
    </message>
    <message>
        <source>One moment: the games are being counted.</source>
        <translation>One moment: the games are being counted.</translation>
    </message>
    <message>
        <source>The steps are still free. Play a game to its end, and it is remembered here.</source>
        <translation>The steps are still free. Play a game to its end, and it is remembered here.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choose a game</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honours</translation>
    </message>
    <message>
        <source>People</source>
        <translation>People</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>Plan an evening</source>
        <translation>Plan an evening</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Save as a picture</translation>
    </message>
</context>
<context>
    <name>HonoursRoom</name>
    <message>
        <source>Best time, %1: %2, %3</source>
        <extracomment>%1 is what was done, %2 who did it, %3 how long it took.</extracomment>
        <translation>Best time, %1: %2, %3</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Save as a picture</translation>
    </message>
    <message>
        <source>Begin another evening</source>
        <translation>Begin another evening</translation>
    </message>
    <message>
        <source>An evening is still under way. It ends where it is if another one begins.</source>
        <translation>An evening is still under way. It ends where it is if another one begins.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Go back</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>End the evening</translation>
    </message>
    <message>
        <source>Shall the evening end here? The games that have ended count.</source>
        <translation>Shall the evening end here? The games that have ended count.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Go on with it</translation>
    </message>
</context>
<context>
    <name>KeysCover</name>
    <message>
        <source>%1: it works!</source>
        <translation>%1: it works!</translation>
    </message>
    <message>
        <source>Press the new key. Esc: as before.</source>
        <translation>Press the new key. Esc: as before.</translation>
    </message>
    <message>
        <source>The program itself needs this key. Press a letter, a digit or a sign.</source>
        <translation>The program itself needs this key. Press a letter, a digit or a sign.</translation>
    </message>
    <message>
        <source>%1 had this key and has %2 now.</source>
        <translation>%1 had this key and has %2 now.</translation>
    </message>
    <message>
        <source>%1, claim: %2</source>
        <translation>%1, claim: %2</translation>
    </message>
    <message>
        <source>%1, hand: %2</source>
        <translation>%1, hand: %2</translation>
    </message>
    <message>
        <source>works</source>
        <translation>works</translation>
    </message>
    <message>
        <source>Everybody is ready</source>
        <translation>Everybody is ready</translation>
    </message>
    <message>
        <source>Start without trying the keys</source>
        <translation>Start without trying the keys</translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation>Press a key …</translation>
    </message>
    <message>
        <source>Everybody’s own keys</source>
        <translation>Everybody’s own keys</translation>
    </message>
    <message>
        <source>Everybody presses their keys once and keeps a finger near them. To choose another key, click the old one first.</source>
        <translation>Everybody presses their keys once and keeps a finger near them. To choose another key, click the old one first.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Claim</translation>
    </message>
    <message>
        <source>Raise a hand</source>
        <translation>Raise a hand</translation>
    </message>
</context>
<context>
    <name>LegendWords</name>
    <message>
        <source>What do the signs mean?</source>
        <translation>What do the signs mean?</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>Beside the sign of a card whose power works all the time.</extracomment>
        <translation>always</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>once per turn</translation>
    </message>
    <message>
        <source>at the end</source>
        <extracomment>Beside the sign of a card that is counted when the game ends.</extracomment>
        <translation>at the end</translation>
    </message>
    <message>
        <source>any three</source>
        <extracomment>Beside three dots: a price of any three tokens.</extracomment>
        <translation>any three</translation>
    </message>
    <message>
        <source>all different</source>
        <extracomment>Beside three dots that are not equal: a price of three tokens of different colours.</extracomment>
        <translation>all different</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>scares</source>
        <translation>scares</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>It is used under the GNU Lesser General Public License, version 3, and its code has not been changed. Its libraries are separate files in the program’s folder, and you may replace them with versions of your own. Copyright: The Qt Company Ltd. and other contributors.</source>
        <translation>It is used under the GNU Lesser General Public License, version 3, and its code has not been changed. Its libraries are separate files in the program’s folder, and you may replace them with versions of your own. Copyright: The Qt Company Ltd. and other contributors.</translation>
    </message>
    <message>
        <source>This program: its code and its pictures</source>
        <translation>This program: its code and its pictures</translation>
    </message>
    <message>
        <source>Windows, pictures and text on the screen</source>
        <translation>Windows, pictures and text on the screen</translation>
    </message>
    <message>
        <source>Code by others in Qt</source>
        <translation>Code by others in Qt</translation>
    </message>
    <message>
        <source>What Qt itself is built on</source>
        <translation>What Qt itself is built on</translation>
    </message>
    <message>
        <source>Lets Python use Qt</source>
        <translation>Lets Python use Qt</translation>
    </message>
    <message>
        <source>Languages and their letters in Qt; on Linux</source>
        <translation>Languages and their letters in Qt; on Linux</translation>
    </message>
    <message>
        <source>The language that the program is written in</source>
        <translation>The language that the program is written in</translation>
    </message>
    <message>
        <source>Code by others in Python</source>
        <translation>Code by others in Python</translation>
    </message>
    <message>
        <source>What Python itself is built on</source>
        <translation>What Python itself is built on</translation>
    </message>
    <message>
        <source>Cards, moves and positions as plain values</source>
        <translation>Cards, moves and positions as plain values</translation>
    </message>
    <message>
        <source>Writes games down and reads them again</source>
        <translation>Writes games down and reads them again</translation>
    </message>
    <message>
        <source>Needed by cattrs</source>
        <translation>Needed by cattrs</translation>
    </message>
    <message>
        <source>Knows the folder where games are kept</source>
        <translation>Knows the folder where games are kept</translation>
    </message>
    <message>
        <source>The typeface</source>
        <translation>The typeface</translation>
    </message>
    <message>
        <source>Plays the sounds</source>
        <translation>Plays the sounds</translation>
    </message>
    <message>
        <source>Needed by miniaudio</source>
        <translation>Needed by miniaudio</translation>
    </message>
    <message>
        <source>Keeps your games</source>
        <translation>Keeps your games</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>public domain</translation>
    </message>
    <message>
        <source>Lets Python call other libraries</source>
        <translation>Lets Python call other libraries</translation>
    </message>
    <message>
        <source>Packs and unpacks files for Python</source>
        <translation>Packs and unpacks files for Python</translation>
    </message>
    <message>
        <source>Gives each game a number of its own; on Linux</source>
        <translation>Gives each game a number of its own; on Linux</translation>
    </message>
    <message>
        <source>Starts the installed program</source>
        <translation>Starts the installed program</translation>
    </message>
    <message>
        <source>Needed by Python and Qt; on Windows</source>
        <translation>Needed by Python and Qt; on Windows</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Version: %1</source>
        <translation>Version: %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licence: %1</translation>
    </message>
    <message>
        <source>Source code: %1</source>
        <translation>Source code: %1</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Halloween Table is free software. It stands on the work of many others, who share it on these terms.</source>
        <translation>Halloween Table is free software. It stands on the work of many others, who share it on these terms.</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parts of the program</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>Lid</name>
    <message>
        <source>In the box</source>
        <translation>In the box</translation>
    </message>
</context>
<context>
    <name>Listening</name>
    <message>
        <source>By keyboard and by ear</source>
        <translation>By keyboard and by ear</translation>
    </message>
    <message>
        <source>Four keys read the table to you: the text is shown and, if you use a screen reader, spoken. &lt;b&gt;F5&lt;/b&gt; reads your hand or your own board, &lt;b&gt;F6&lt;/b&gt; the common board and what each player has, &lt;b&gt;F7&lt;/b&gt; what has changed since your last turn, and &lt;b&gt;F8&lt;/b&gt; whose turn it is and what you can do. They read only what you may see, and nothing behind the curtain.</source>
        <translation>Four keys read the table to you: the text is shown and, if you use a screen reader, spoken. &lt;b&gt;F5&lt;/b&gt; reads your hand or your own board, &lt;b&gt;F6&lt;/b&gt; the common board and what each player has, &lt;b&gt;F7&lt;/b&gt; what has changed since your last turn, and &lt;b&gt;F8&lt;/b&gt; whose turn it is and what you can do. They read only what you may see, and nothing behind the curtain.</translation>
    </message>
    <message>
        <source>Cards that lie face down are not read out. &lt;b&gt;F9&lt;/b&gt; turns yours up, until you press it again or it is somebody else’s turn; then &lt;b&gt;F5&lt;/b&gt; reads them. Everybody who hears your computer hears your cards, too: use headphones to keep them secret.</source>
        <translation>Cards that lie face down are not read out. &lt;b&gt;F9&lt;/b&gt; turns yours up, until you press it again or it is somebody else’s turn; then &lt;b&gt;F5&lt;/b&gt; reads them. Everybody who hears your computer hears your cards, too: use headphones to keep them secret.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; take you to whatever you can use now, and to the cards in your hand even when you cannot play them; &lt;b&gt;Enter&lt;/b&gt; then tells you why. &lt;b&gt;Ctrl&lt;/b&gt; with an arrow key looks around: it takes you to everything on the table without doing anything.</source>
        <translation>&lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; take you to whatever you can use now, and to the cards in your hand even when you cannot play them; &lt;b&gt;Enter&lt;/b&gt; then tells you why. &lt;b&gt;Ctrl&lt;/b&gt; with an arrow key looks around: it takes you to everything on the table without doing anything.</translation>
    </message>
    <message>
        <source>A screen reader finds the table in groups: your hand, the board, cards, stacks, players and buttons. Everything you can use has an action: press it, pick it up, put it down here. When there is a choice, the options come first, as a group of their own. Whose turn it is, what happens and why something is not allowed are spoken automatically.</source>
        <translation>A screen reader finds the table in groups: your hand, the board, cards, stacks, players and buttons. Everything you can use has an action: press it, pick it up, put it down here. When there is a choice, the options come first, as a group of their own. Whose turn it is, what happens and why something is not allowed are spoken automatically.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F12&lt;/b&gt; turns all sounds off and on; how loud they are is in the settings. A sound never tells anything that is not also shown and spoken, and never anything about hidden cards.</source>
        <translation>&lt;b&gt;F12&lt;/b&gt; turns all sounds off and on; how loud they are is in the settings. A sound never tells anything that is not also shown and spoken, and never anything about hidden cards.</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>%1: Summon — %2, %3.</source>
        <translation>%1: Summon — %2, %3.</translation>
    </message>
    <message>
        <source>%1: Scare — %2.</source>
        <translation>%1: Scare — %2.</translation>
    </message>
    <message>
        <source>%1: Upgrade — %2 → %3, %4.</source>
        <translation>%1: Upgrade — %2 → %3, %4.</translation>
    </message>
    <message>
        <source>%1: Move — %2, %3 → %4.</source>
        <translation>%1: Move — %2, %3 → %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, common pumpkin, %n points.</source>
        <translation>
            <numerusform>%1: Haunt — %2, %3, common pumpkin, %n point.</numerusform>
            <numerusform>%1: Haunt — %2, %3, common pumpkin, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, %n points.</source>
        <translation>
            <numerusform>%1: Haunt — %2, %3, %n point.</numerusform>
            <numerusform>%1: Haunt — %2, %3, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Rest — %2, %n discs.</source>
        <translation>
            <numerusform>%1: Rest — %2, %n disc.</numerusform>
            <numerusform>%1: Rest — %2, %n discs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Fight — %2 against %3, %4.</source>
        <translation>%1: Fight — %2 against %3, %4.</translation>
    </message>
    <message>
        <source>%1: Fight — %2 (%3) against %4 (%5).</source>
        <translation>%1: Fight — %2 (%3) against %4 (%5).</translation>
    </message>
    <message>
        <source>%1 — dice: %2.</source>
        <translation>%1 — dice: %2.</translation>
    </message>
    <message>
        <source>Dice: %1 against %2.</source>
        <translation>Dice: %1 against %2.</translation>
    </message>
    <message>
        <source>%1 — dice: %2 (%3), %4 (%5).</source>
        <translation>%1 — dice: %2 (%3), %4 (%5).</translation>
    </message>
    <message>
        <source>%1 wins: the %2 goes back to the supply.</source>
        <translation>%1 wins: the %2 goes back to the supply.</translation>
    </message>
    <message>
        <source>A tie: %1 does not win, and the %2 stays.</source>
        <translation>A tie: %1 does not win, and the %2 stays.</translation>
    </message>
    <message>
        <source>%1 does not win: the %2 stays.</source>
        <translation>%1 does not win: the %2 stays.</translation>
    </message>
    <message>
        <source>%1 names the number %2.</source>
        <translation>%1 names the number %2.</translation>
    </message>
    <message>
        <source>Nobody comes, for none is in the supply: %1.</source>
        <translation>Nobody comes, for none is in the supply: %1.</translation>
    </message>
    <message>
        <source>%1 brings from the supply: %2, %3.</source>
        <translation>%1 brings from the supply: %2, %3.</translation>
    </message>
    <message>
        <source>%1 sends back to the supply: %2, %3.</source>
        <translation>%1 sends back to the supply: %2, %3.</translation>
    </message>
    <message>
        <source>%1 lets two ghosts swap places: %2 (%3), %4 (%5).</source>
        <translation>%1 lets two ghosts swap places: %2 (%3), %4 (%5).</translation>
    </message>
    <message numerus="yes">
        <source>%n blue ghosts come to town: %1.</source>
        <translation>
            <numerusform>%n blue ghost comes to town: %1.</numerusform>
            <numerusform>%n blue ghosts come to town: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All five red ghosts are in town and go back to the supply.</source>
        <translation>All five red ghosts are in town and go back to the supply.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a pumpkin back and loses %n points: %2, %3.</source>
        <translation>
            <numerusform>%1 takes a pumpkin back and loses %n point: %2, %3.</numerusform>
            <numerusform>%1 takes a pumpkin back and loses %n points: %2, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six new bonuses come to town.</source>
        <translation>Six new bonuses come to town.</translation>
    </message>
    <message>
        <source>None is left in the supply: %1.</source>
        <translation>None is left in the supply: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n scares.</source>
        <translation>
            <numerusform>%1 gains %n scare.</numerusform>
            <numerusform>%1 gains %n scares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n scares.</source>
        <translation>
            <numerusform>%1 pays %n scare.</numerusform>
            <numerusform>%1 pays %n scares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n discs back.</source>
        <translation>
            <numerusform>%1 takes %n disc back.</numerusform>
            <numerusform>%1 takes %n discs back.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the three discs back from the slots.</source>
        <translation>%1 takes the three discs back from the slots.</translation>
    </message>
    <message>
        <source>%1 lifts a section: %2, level: %3.</source>
        <translation>%1 lifts a section: %2, level: %3.</translation>
    </message>
    <message>
        <source>%1 lowers a section: %2, level: %3.</source>
        <translation>%1 lowers a section: %2, level: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points.</source>
        <translation>
            <numerusform>%1 scores %n point.</numerusform>
            <numerusform>%1 scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points as a reward.</source>
        <translation>
            <numerusform>%1 scores %n point as a reward.</numerusform>
            <numerusform>%1 scores %n points as a reward.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points: %2.</source>
        <translation>
            <numerusform>%1 scores %n point: %2.</numerusform>
            <numerusform>%1 scores %n points: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n blue tokens.</source>
        <translation>
            <numerusform>%1 takes %n blue token.</numerusform>
            <numerusform>%1 takes %n blue tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n green tokens.</source>
        <translation>
            <numerusform>%1 takes %n green token.</numerusform>
            <numerusform>%1 takes %n green tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n yellow tokens.</source>
        <translation>
            <numerusform>%1 takes %n yellow token.</numerusform>
            <numerusform>%1 takes %n yellow tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n orange tokens.</source>
        <translation>
            <numerusform>%1 takes %n orange token.</numerusform>
            <numerusform>%1 takes %n orange tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n red tokens.</source>
        <translation>
            <numerusform>%1 takes %n red token.</numerusform>
            <numerusform>%1 takes %n red tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n blue tokens.</source>
        <translation>
            <numerusform>%1 pays %n blue token.</numerusform>
            <numerusform>%1 pays %n blue tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n green tokens.</source>
        <translation>
            <numerusform>%1 pays %n green token.</numerusform>
            <numerusform>%1 pays %n green tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n yellow tokens.</source>
        <translation>
            <numerusform>%1 pays %n yellow token.</numerusform>
            <numerusform>%1 pays %n yellow tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n orange tokens.</source>
        <translation>
            <numerusform>%1 pays %n orange token.</numerusform>
            <numerusform>%1 pays %n orange tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n red tokens.</source>
        <translation>
            <numerusform>%1 pays %n red token.</numerusform>
            <numerusform>%1 pays %n red tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims a card, %n points: %2. Paid: %3.</source>
        <translation>
            <numerusform>%1 claims a card, %n point: %2. Paid: %3.</numerusform>
            <numerusform>%1 claims a card, %n points: %2. Paid: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses the card: %2.</source>
        <translation>%1 uses the card: %2.</translation>
    </message>
    <message>
        <source>%1 uses the bonus: %2.</source>
        <translation>%1 uses the bonus: %2.</translation>
    </message>
    <message>
        <source>%1 draws the bonus: %2.</source>
        <translation>%1 draws the bonus: %2.</translation>
    </message>
    <message>
        <source>%1 discards the bonus: %2.</source>
        <translation>%1 discards the bonus: %2.</translation>
    </message>
    <message numerus="yes">
        <source>At the end %1 scores %n points: %2.</source>
        <translation>
            <numerusform>At the end %1 scores %n point: %2.</numerusform>
            <numerusform>At the end %1 scores %n points: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2.</source>
        <translation>%1 keeps the bonus: %2.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2.</source>
        <translation>%1 fetches a bonus: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2. Discarded: %3.</source>
        <translation>%1 keeps the bonus: %2. Discarded: %3.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2. Discarded: %3.</source>
        <translation>%1 fetches a bonus: %2. Discarded: %3.</translation>
    </message>
    <message>
        <source>%1 has placed the last pumpkin: this round is the last one.</source>
        <translation>%1 has placed the last pumpkin: this round is the last one.</translation>
    </message>
    <message>
        <source>%1 has claimed a fifth card: this round is the last one.</source>
        <translation>%1 has claimed a fifth card: this round is the last one.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out: this round is the last one.</source>
        <translation>Two colours of tokens have run out: this round is the last one.</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>You cannot look back while the clock decides: wait for the end of the game.</source>
        <translation>You cannot look back while the clock decides: wait for the end of the game.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A new game begins here. The one you watched stays on the shelf.</source>
        <translation>A new game begins here. The one you watched stays on the shelf.</translation>
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
    <name>MakingDialog</name>
    <message>
        <source>A new puzzle</source>
        <translation>A new puzzle</translation>
    </message>
    <message>
        <source>Looking for a good one. Tried so far: %1</source>
        <translation>Looking for a good one. Tried so far: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>Missed</name>
    <message>
        <source>Not found: %1</source>
        <translation>Not found: %1</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound on (F12)</source>
        <translation>Sound on (F12)</translation>
    </message>
    <message>
        <source>Sound off (F12)</source>
        <translation>Sound off (F12)</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>blue ghost</source>
        <translation>blue ghost</translation>
    </message>
    <message>
        <source>green ghost</source>
        <translation>green ghost</translation>
    </message>
    <message>
        <source>yellow ghost</source>
        <translation>yellow ghost</translation>
    </message>
    <message>
        <source>orange ghost</source>
        <translation>orange ghost</translation>
    </message>
    <message>
        <source>red ghost</source>
        <translation>red ghost</translation>
    </message>
    <message>
        <source>blue token</source>
        <translation>blue token</translation>
    </message>
    <message>
        <source>green token</source>
        <translation>green token</translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation>yellow token</translation>
    </message>
    <message>
        <source>orange token</source>
        <translation>orange token</translation>
    </message>
    <message>
        <source>red token</source>
        <translation>red token</translation>
    </message>
    <message>
        <source>blue die</source>
        <translation>blue die</translation>
    </message>
    <message>
        <source>green die</source>
        <translation>green die</translation>
    </message>
    <message>
        <source>yellow die</source>
        <translation>yellow die</translation>
    </message>
    <message>
        <source>orange die</source>
        <translation>orange die</translation>
    </message>
    <message>
        <source>red die</source>
        <translation>red die</translation>
    </message>
    <message>
        <source>School</source>
        <translation>School</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Church</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Town Hall</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hospital</translation>
    </message>
    <message>
        <source>Police Station</source>
        <translation>Police Station</translation>
    </message>
    <message>
        <source>Cinema</source>
        <translation>Cinema</translation>
    </message>
    <message>
        <source>Summon</source>
        <translation>Summon</translation>
    </message>
    <message>
        <source>Scare</source>
        <translation>Scare</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Upgrade</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Fight</translation>
    </message>
    <message>
        <source>Haunt</source>
        <translation>Haunt</translation>
    </message>
    <message>
        <source>Grey card</source>
        <translation>Grey card</translation>
    </message>
    <message>
        <source>Coloured card</source>
        <translation>Coloured card</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Once per turn</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>At the end of the game</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Section %1</translation>
    </message>
    <message>
        <source>Haunting</source>
        <translation>Haunting</translation>
    </message>
    <message>
        <source>Cards claimed</source>
        <translation>Cards claimed</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Rewards</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonuses</translation>
    </message>
    <message>
        <source>Sets of three tokens</source>
        <translation>Sets of three tokens</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>By lot</source>
        <translation>By lot</translation>
    </message>
    <message>
        <source>What you have chosen here for a new game is not kept.</source>
        <translation>What you have chosen here for a new game is not kept.</translation>
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
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Who asks is shown what a good player would do, and why; it is counted.</source>
        <translation>Who asks is shown what a good player would do, and why; it is counted.</translation>
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
    <message numerus="yes">
        <source>%1: pick %n more.</source>
        <extracomment>%1 is what is picked from: “The eight cards: pick 3 more.”</extracomment>
        <translation>
            <numerusform>%1: pick %n more.</numerusform>
            <numerusform>%1: pick %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code cannot be read. Enter it whole, just as it was shown.</source>
        <translation>This code cannot be read. Enter it whole, just as it was shown.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>%1%</source>
        <extracomment>So many of a hundred: 58%</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Chance to win: %1.</source>
        <translation>Chance to win: %1.</translation>
    </message>
    <message>
        <source>Chance to win: %1, with the best use of your cards and bonuses %2.</source>
        <translation>Chance to win: %1, with the best use of your cards and bonuses %2.</translation>
    </message>
    <message>
        <source>Chances: %1.</source>
        <translation>Chances: %1.</translation>
    </message>
    <message>
        <source>Chances: %1 → %2.</source>
        <translation>Chances: %1 → %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2.</source>
        <translation>Attacker: %1. Chance to win: %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2, with the best use of your cards and bonuses %3.</source>
        <translation>Attacker: %1. Chance to win: %2, with the best use of your cards and bonuses %3.</translation>
    </message>
    <message>
        <source>Best attacker’s chances in % → with your cards and bonuses</source>
        <translation>Best attacker’s chances in % → with your cards and bonuses</translation>
    </message>
    <message>
        <source>Chances in % → with your cards and bonuses</source>
        <translation>Chances in % → with your cards and bonuses</translation>
    </message>
    <message>
        <source>Best attacker’s chances in %</source>
        <translation>Best attacker’s chances in %</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>%1: rest</source>
        <translation>%1: rest</translation>
    </message>
    <message>
        <source>%1: move this ghost</source>
        <translation>%1: move this ghost</translation>
    </message>
    <message numerus="yes">
        <source>Fight all %n foes here, one after another.</source>
        <translation>
            <numerusform>Fight the %n foe here.</numerusform>
            <numerusform>Fight all %n foes here, one after another.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1. You could still claim: %2.</source>
        <translation>End the turn? You could still use: %1. You could still claim: %2.</translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1.</source>
        <translation>End the turn? You could still use: %1.</translation>
    </message>
    <message>
        <source>End the turn? You could still claim: %1.</source>
        <translation>End the turn? You could still claim: %1.</translation>
    </message>
    <message>
        <source>%1 holds no discs. Take nothing?</source>
        <translation>%1 holds no discs. Take nothing?</translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens?</source>
        <translation>
            <numerusform>Claim “%1” for a disc and %n token?</numerusform>
            <numerusform>Claim “%1” for a disc and %n tokens?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens of different colours?</source>
        <translation>
            <numerusform>Claim “%1” for a disc and %n token?</numerusform>
            <numerusform>Claim “%1” for a disc and %n tokens of different colours?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outrun</name>
    <message>
        <source>Only just too late:</source>
        <translation>Only just too late:</translation>
    </message>
    <message>
        <source>So close! %1 was less than a hundredth of a second late.</source>
        <translation>So close! %1 was less than a hundredth of a second late.</translation>
    </message>
    <message numerus="yes">
        <source>So close! %1 was %n hundredths of a second late.</source>
        <translation>
            <numerusform>So close! %1 was %n hundredth of a second late.</numerusform>
            <numerusform>So close! %1 was %n hundredths of a second late.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <extracomment>%1 is a name, %2 a number of seconds such as 0.12.</extracomment>
        <translation>%1: %2 s</translation>
    </message>
</context>
<context>
    <name>Pausing</name>
    <message>
        <source>The clock is running for somebody: wait a moment.</source>
        <translation>The clock is running for somebody: wait a moment.</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 of %2 won</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Favourite game: %1</source>
        <translation>Favourite game: %1</translation>
    </message>
    <message>
        <source>Favourite company: %1</source>
        <extracomment>%1 is a list of people, each with how many games they have played together: “Bo 12, Cy 3”.</extracomment>
        <translation>Favourite company: %1</translation>
    </message>
    <message>
        <source>Longest run of wins: %1</source>
        <translation>Longest run of wins: %1</translation>
    </message>
    <message>
        <source>Against computers: %1 of %2 won</source>
        <translation>Against computers: %1 of %2 won</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
    <message>
        <source>Most puzzles in a row: %1</source>
        <translation>Most puzzles in a row: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n games on their own</source>
        <translation>
            <numerusform>%n game on their own</numerusform>
            <numerusform>%n games on their own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best times of all</source>
        <translation>
            <numerusform>%n best time of all</numerusform>
            <numerusform>%n best times of all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicksCard</name>
    <message>
        <source>Choose …</source>
        <translation>Choose …</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choose: %1</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>The rest by lot</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>PicksDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>To pick another, put one back first.</source>
        <translation>To pick another, put one back first.</translation>
    </message>
    <message>
        <source>%1: all</source>
        <extracomment>%1 is a way to sort cards: “Price: all”.</extracomment>
        <translation>%1: all</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Only what is picked</source>
        <translation>Only what is picked</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>The rest by lot</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Put all back</translation>
    </message>
    <message>
        <source>Nothing here fits that.</source>
        <translation>Nothing here fits that.</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>What you have planned here is not kept.</source>
        <translation>What you have planned here is not kept.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more games.</source>
        <translation>
            <numerusform>Choose %n more game.</numerusform>
            <numerusform>Choose %n more games.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every game can be played by so many.</source>
        <translation>Not every game can be played by so many.</translation>
    </message>
    <message>
        <source>About %1 minutes</source>
        <translation>About %1 minutes</translation>
    </message>
    <message>
        <source>About %1 h</source>
        <translation>About %1 h</translation>
    </message>
    <message>
        <source>About %1 h %2 min</source>
        <translation>About %1 h %2 min</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>An evening</translation>
    </message>
    <message>
        <source>Two to five games one after another for the same people, and one ranking at the end. Each game is played by the variants that you agreed on last.</source>
        <translation>Two to five games one after another for the same people, and one ranking at the end. Each game is played by the variants that you agreed on last.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Which games</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In this order</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Begin the evening</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>Blue Gift</source>
        <translation>Blue Gift</translation>
    </message>
    <message>
        <source>Take a blue token from the supply.</source>
        <translation>Take a blue token from the supply.</translation>
    </message>
    <message>
        <source>Green Gift</source>
        <translation>Green Gift</translation>
    </message>
    <message>
        <source>Take a green token from the supply.</source>
        <translation>Take a green token from the supply.</translation>
    </message>
    <message>
        <source>Yellow Gift</source>
        <translation>Yellow Gift</translation>
    </message>
    <message>
        <source>Take a yellow token from the supply.</source>
        <translation>Take a yellow token from the supply.</translation>
    </message>
    <message>
        <source>Two Scares</source>
        <translation>Two Scares</translation>
    </message>
    <message>
        <source>Gain 2 scares.</source>
        <translation>Gain 2 scares.</translation>
    </message>
    <message>
        <source>One Point</source>
        <translation>One Point</translation>
    </message>
    <message>
        <source>Score 1 point.</source>
        <translation>Score 1 point.</translation>
    </message>
    <message>
        <source>Three Discs</source>
        <translation>Three Discs</translation>
    </message>
    <message>
        <source>Take any three discs back from the action spaces of your board, or all of them if there are fewer.</source>
        <translation>Take any three discs back from the action spaces of your board, or all of them if there are fewer.</translation>
    </message>
    <message>
        <source>Choose the discs to take back, one by one.</source>
        <translation>Choose the discs to take back, one by one.</translation>
    </message>
    <message>
        <source>Power Nap</source>
        <translation>Power Nap</translation>
    </message>
    <message>
        <source>Rest in one section of your choice; this does not use up the section’s action.</source>
        <translation>Rest in one section of your choice; this does not use up the section’s action.</translation>
    </message>
    <message>
        <source>Choose the section that rests.</source>
        <translation>Choose the section that rests.</translation>
    </message>
    <message>
        <source>Gust of Wind</source>
        <translation>Gust of Wind</translation>
    </message>
    <message>
        <source>Move any ghost to a neighbouring building with room, whatever your levels.</source>
        <translation>Move any ghost to a neighbouring building with room, whatever your levels.</translation>
    </message>
    <message>
        <source>Midnight Call</source>
        <translation>Midnight Call</translation>
    </message>
    <message>
        <source>Summon with any two ghosts of one colour that share a building, whatever your levels.</source>
        <translation>Summon with any two ghosts of one colour that share a building, whatever your levels.</translation>
    </message>
    <message>
        <source>Bigger Die</source>
        <translation>Bigger Die</translation>
    </message>
    <message>
        <source>Before you roll, take the next higher die in place of your own; above red there is none.</source>
        <translation>Before you roll, take the next higher die in place of your own; above red there is none.</translation>
    </message>
    <message>
        <source>Fresh Throw</source>
        <translation>Fresh Throw</translation>
    </message>
    <message>
        <source>After you have rolled, roll one of your own dice again.</source>
        <translation>After you have rolled, roll one of your own dice again.</translation>
    </message>
    <message>
        <source>Plus Three</source>
        <translation>Plus Three</translation>
    </message>
    <message>
        <source>After you have rolled, add 3 to one of your own dice.</source>
        <translation>After you have rolled, add 3 to one of your own dice.</translation>
    </message>
    <message>
        <source>The Thin Wall</source>
        <translation>The Thin Wall</translation>
    </message>
    <message>
        <source>Haunt: next door</source>
        <translation>Haunt: next door</translation>
    </message>
    <message>
        <source>Once per turn your Haunt may reach next door: two or more ghosts of one colour in a building let you haunt a neighbouring building with that colour instead. The section must command them.</source>
        <translation>Once per turn your Haunt may reach next door: two or more ghosts of one colour in a building let you haunt a neighbouring building with that colour instead. The section must command them.</translation>
    </message>
    <message>
        <source>The Seven-League Boots</source>
        <translation>The Seven-League Boots</translation>
    </message>
    <message>
        <source>Move: any building</source>
        <translation>Move: any building</translation>
    </message>
    <message>
        <source>Your Move action takes a ghost to any building with room, however far. A move by bonus stays a single step.</source>
        <translation>Your Move action takes a ghost to any building with room, however far. A move by bonus stays a single step.</translation>
    </message>
    <message>
        <source>The Trophy Shelf</source>
        <translation>The Trophy Shelf</translation>
    </message>
    <message>
        <source>Fight won: 2 or 3 points</source>
        <translation>Fight won: 2 or 3 points</translation>
    </message>
    <message>
        <source>Beating a ghost of a lower level scores 2 points, beating one of a higher level 3. An equal one scores nothing.</source>
        <translation>Beating a ghost of a lower level scores 2 points, beating one of a higher level 3. An equal one scores nothing.</translation>
    </message>
    <message>
        <source>The Stilt Walker</source>
        <translation>The Stilt Walker</translation>
    </message>
    <message>
        <source>One action a level higher</source>
        <translation>One action a level higher</translation>
    </message>
    <message>
        <source>Once per turn you may take one action as if its section were one level higher, from beginning to end. The card itself does not lift the sphere.</source>
        <translation>Once per turn you may take one action as if its section were one level higher, from beginning to end. The card itself does not lift the sphere.</translation>
    </message>
    <message>
        <source>Choose the action space that you use one level higher.</source>
        <translation>Choose the action space that you use one level higher.</translation>
    </message>
    <message>
        <source>The Thrifty Witch</source>
        <translation>The Thrifty Witch</translation>
    </message>
    <message>
        <source>Upgrade: 2 scares less</source>
        <translation>Upgrade: 2 scares less</translation>
    </message>
    <message>
        <source>Each Upgrade is 2 scares cheaper: 0, 1, 2 or 3 in place of 2, 3, 4 or 5. Prices on other cards stay as they are.</source>
        <translation>Each Upgrade is 2 scares cheaper: 0, 1, 2 or 3 in place of 2, 3, 4 or 5. Prices on other cards stay as they are.</translation>
    </message>
    <message>
        <source>The Second Helping</source>
        <translation>The Second Helping</translation>
    </message>
    <message>
        <source>Use an occupied space</source>
        <translation>Use an occupied space</translation>
    </message>
    <message>
        <source>Once per turn a section may take its action on an action space that already holds a disc. Another disc from your reserve goes on top.</source>
        <translation>Once per turn a section may take its action on an action space that already holds a disc. Another disc from your reserve goes on top.</translation>
    </message>
    <message>
        <source>Choose an occupied action space to use once more.</source>
        <translation>Choose an occupied action space to use once more.</translation>
    </message>
    <message>
        <source>The Skeleton Dog</source>
        <translation>The Skeleton Dog</translation>
    </message>
    <message>
        <source>Bonus fetched: a token</source>
        <translation>Bonus fetched: a token</translation>
    </message>
    <message>
        <source>When a ghost you moved fetches a bonus, take a token of that ghost’s colour as well. A bonus drawn from the stack brings none.</source>
        <translation>When a ghost you moved fetches a bonus, take a token of that ghost’s colour as well. A bonus drawn from the stack brings none.</translation>
    </message>
    <message>
        <source>The Rainbow Witch</source>
        <translation>The Rainbow Witch</translation>
    </message>
    <message>
        <source>End: 3 per coloured card</source>
        <translation>End: 3 per coloured card</translation>
    </message>
    <message>
        <source>When the game ends, count the coloured cards you claimed, this one too: 3 points each.</source>
        <translation>When the game ends, count the coloured cards you claimed, this one too: 3 points each.</translation>
    </message>
    <message>
        <source>The Boxing Mummy</source>
        <translation>The Boxing Mummy</translation>
    </message>
    <message>
        <source>Fight: +1, own colour too</source>
        <translation>Fight: +1, own colour too</translation>
    </message>
    <message>
        <source>You add 1 to every attack roll. Your ghost may also attack another ghost of its own colour.</source>
        <translation>You add 1 to every attack roll. Your ghost may also attack another ghost of its own colour.</translation>
    </message>
    <message>
        <source>The Stubborn Gambler</source>
        <translation>The Stubborn Gambler</translation>
    </message>
    <message>
        <source>Fight: reroll for 1 scare</source>
        <translation>Fight: reroll for 1 scare</translation>
    </message>
    <message>
        <source>Unhappy with your attack die? Pay 1 scare and roll it again, and again while your scares last. The newest roll counts.</source>
        <translation>Unhappy with your attack die? Pay 1 scare and roll it again, and again while your scares last. The newest roll counts.</translation>
    </message>
    <message>
        <source>The Victory Lap</source>
        <translation>The Victory Lap</translation>
    </message>
    <message>
        <source>Fight won: move anywhere</source>
        <translation>Fight won: move anywhere</translation>
    </message>
    <message>
        <source>After a won fight you may move the winner to any building with room. A bonus lying there can be fetched.</source>
        <translation>After a won fight you may move the winner to any building with room. A bonus lying there can be fetched.</translation>
    </message>
    <message>
        <source>Choose a building for the winner, or leave it where it is.</source>
        <translation>Choose a building for the winner, or leave it where it is.</translation>
    </message>
    <message>
        <source>The Snoring Vampire</source>
        <translation>The Snoring Vampire</translation>
    </message>
    <message>
        <source>Rest: 2 scares</source>
        <translation>Rest: 2 scares</translation>
    </message>
    <message>
        <source>Each rest brings you 2 scares, a rest by bonus too. Taking discs back in another way is no rest.</source>
        <translation>Each rest brings you 2 scares, a rest by bonus too. Taking discs back in another way is no rest.</translation>
    </message>
    <message>
        <source>The Double Cauldron</source>
        <translation>The Double Cauldron</translation>
    </message>
    <message>
        <source>Summon: 2 tokens</source>
        <translation>Summon: 2 tokens</translation>
    </message>
    <message>
        <source>Every ghost you summon brings two tokens of its colour along. If only one such token is left, you get that one.</source>
        <translation>Every ghost you summon brings two tokens of its colour along. If only one such token is left, you get that one.</translation>
    </message>
    <message>
        <source>The Tidy Magpie</source>
        <translation>The Tidy Magpie</translation>
    </message>
    <message>
        <source>Take back 2 discs</source>
        <translation>Take back 2 discs</translation>
    </message>
    <message>
        <source>Once per turn, take two discs back from the action spaces of one section, or one if no more lie there. It is not a rest.</source>
        <translation>Once per turn, take two discs back from the action spaces of one section, or one if no more lie there. It is not a rest.</translation>
    </message>
    <message>
        <source>Choose a section to take discs from.</source>
        <translation>Choose a section to take discs from.</translation>
    </message>
    <message>
        <source>Choose a disc to take back.</source>
        <translation>Choose a disc to take back.</translation>
    </message>
    <message>
        <source>The Slippery Banister</source>
        <translation>The Slippery Banister</translation>
    </message>
    <message>
        <source>Level down: 2 tokens</source>
        <translation>Level down: 2 tokens</translation>
    </message>
    <message>
        <source>Once per turn, lower a section by one level and take two tokens of its new level’s colour. At least one such token must be in the supply; blue cannot go lower.</source>
        <translation>Once per turn, lower a section by one level and take two tokens of its new level’s colour. At least one such token must be in the supply; blue cannot go lower.</translation>
    </message>
    <message>
        <source>Choose a section to lower by one level.</source>
        <translation>Choose a section to lower by one level.</translation>
    </message>
    <message>
        <source>The Tandem Broom</source>
        <translation>The Tandem Broom</translation>
    </message>
    <message>
        <source>Move: one further ghost</source>
        <translation>Move: one further ghost</translation>
    </message>
    <message>
        <source>After the ghost of your Move action, one further ghost that the section commands may move too. A move by bonus takes no second ghost along.</source>
        <translation>After the ghost of your Move action, one further ghost that the section commands may move too. A move by bonus takes no second ghost along.</translation>
    </message>
    <message>
        <source>Choose one further ghost to move, or let it be.</source>
        <translation>Choose one further ghost to move, or let it be.</translation>
    </message>
    <message>
        <source>The Last Tram</source>
        <translation>The Last Tram</translation>
    </message>
    <message>
        <source>Ghost leaves for a token</source>
        <translation>Ghost leaves for a token</translation>
    </message>
    <message>
        <source>Once per turn, send any ghost in town back to the supply and take a token of its colour. It may leave even if no such token is left.</source>
        <translation>Once per turn, send any ghost in town back to the supply and take a token of its colour. It may leave even if no such token is left.</translation>
    </message>
    <message>
        <source>Choose a ghost in town to send back to the supply.</source>
        <translation>Choose a ghost in town to send back to the supply.</translation>
    </message>
    <message>
        <source>The Creaking Door</source>
        <translation>The Creaking Door</translation>
    </message>
    <message>
        <source>Haunt: roll for scares</source>
        <translation>Haunt: roll for scares</translation>
    </message>
    <message>
        <source>Each time you haunt, the die of that colour decides: gain as many scares as you roll. Bonuses for dice help here too.</source>
        <translation>Each time you haunt, the die of that colour decides: gain as many scares as you roll. Bonuses for dice help here too.</translation>
    </message>
    <message>
        <source>The Gloating Goblin</source>
        <translation>The Gloating Goblin</translation>
    </message>
    <message>
        <source>Fight won: scares by level</source>
        <translation>Fight won: scares by level</translation>
    </message>
    <message>
        <source>Beat a ghost and its level is yours in scares: 1 for a blue one, up to 5 for a red one.</source>
        <translation>Beat a ghost and its level is yours in scares: 1 for a blue one, up to 5 for a red one.</translation>
    </message>
    <message>
        <source>The Pillow Fight</source>
        <translation>The Pillow Fight</translation>
    </message>
    <message>
        <source>Fight: one against all</source>
        <translation>Fight: one against all</translation>
    </message>
    <message>
        <source>Once per turn, one Fight lets the attacker take on all ghosts of other colours that are in its building at the start, at least two, in your order and each with new rolls. A lost roll does not end it, a winner moved away does. No other card adds foes.</source>
        <translation>Once per turn, one Fight lets the attacker take on all ghosts of other colours that are in its building at the start, at least two, in your order and each with new rolls. A lost roll does not end it, a winner moved away does. No other card adds foes.</translation>
    </message>
    <message>
        <source>Choose the next foe.</source>
        <translation>Choose the next foe.</translation>
    </message>
    <message>
        <source>The Boastful Raven</source>
        <translation>The Boastful Raven</translation>
    </message>
    <message>
        <source>Move: bet on its die</source>
        <translation>Move: bet on its die</translation>
    </message>
    <message>
        <source>Once per turn, when your Move action has moved a ghost, you may name a number from 1 to the highest on its own die, then roll. Reach your number and gain that many scares; fall short and gain 1.</source>
        <translation>Once per turn, when your Move action has moved a ghost, you may name a number from 1 to the highest on its own die, then roll. Reach your number and gain that many scares; fall short and gain 1.</translation>
    </message>
    <message>
        <source>Name a number: roll at least as much and it is yours in scares.</source>
        <translation>Name a number: roll at least as much and it is yours in scares.</translation>
    </message>
    <message>
        <source>The Candy Trader</source>
        <translation>The Candy Trader</translation>
    </message>
    <message>
        <source>Tokens: 1 for 2, 2 for 1</source>
        <translation>Tokens: 1 for 2, 2 for 1</translation>
    </message>
    <message>
        <source>Once per turn, swap one token for two of the next lower level, or two of one colour for one of the next higher level. The supply must hold all that you are to get.</source>
        <translation>Once per turn, swap one token for two of the next lower level, or two of one colour for one of the next higher level. The supply must hold all that you are to get.</translation>
    </message>
    <message>
        <source>Choose the swap: one token for two lower ones, or two alike for one higher.</source>
        <translation>Choose the swap: one token for two lower ones, or two alike for one higher.</translation>
    </message>
    <message>
        <source>The Midnight Market</source>
        <translation>The Midnight Market</translation>
    </message>
    <message>
        <source>Buy a token for scares</source>
        <translation>Buy a token for scares</translation>
    </message>
    <message>
        <source>Once per turn, buy a token from the supply: blue for 1 scare, green 2, yellow 3, orange 4, red 5. No card makes it cheaper.</source>
        <translation>Once per turn, buy a token from the supply: blue for 1 scare, green 2, yellow 3, orange 4, red 5. No card makes it cheaper.</translation>
    </message>
    <message>
        <source>Choose the colour of the token you buy.</source>
        <translation>Choose the colour of the token you buy.</translation>
    </message>
    <message>
        <source>The Flying Slipper</source>
        <translation>The Flying Slipper</translation>
    </message>
    <message>
        <source>Fight: foe anywhere</source>
        <translation>Fight: foe anywhere</translation>
    </message>
    <message>
        <source>Your ghost may attack across the whole town: the foe can be in any building. All else in the fight is as usual.</source>
        <translation>Your ghost may attack across the whole town: the foe can be in any building. All else in the fight is as usual.</translation>
    </message>
    <message>
        <source>The Fifth Chair</source>
        <translation>The Fifth Chair</translation>
    </message>
    <message>
        <source>Summon the fifth: haunt</source>
        <translation>Summon the fifth: haunt</translation>
    </message>
    <message>
        <source>When you summon the fifth ghost of a colour, you may at once haunt any building with that colour, without a ghost or a level for it. The space must be free, and each colour of pumpkin still stands only once in a building.</source>
        <translation>When you summon the fifth ghost of a colour, you may at once haunt any building with that colour, without a ghost or a level for it. The space must be free, and each colour of pumpkin still stands only once in a building.</translation>
    </message>
    <message>
        <source>Choose a haunting space of that colour, or let it be.</source>
        <translation>Choose a haunting space of that colour, or let it be.</translation>
    </message>
    <message>
        <source>The Unfair Referee</source>
        <translation>The Unfair Referee</translation>
    </message>
    <message>
        <source>Fight: difference = scares</source>
        <translation>Fight: difference = scares</translation>
    </message>
    <message>
        <source>Once per turn, after a fight with dice, you may gain the difference of the two totals as scares, won or not. Everything added to a roll counts; of several fights in a row, only one pays.</source>
        <translation>Once per turn, after a fight with dice, you may gain the difference of the two totals as scares, won or not. Everything added to a roll counts; of several fights in a row, only one pays.</translation>
    </message>
    <message>
        <source>Take the difference of the dice as scares now?</source>
        <translation>Take the difference of the dice as scares now?</translation>
    </message>
    <message>
        <source>Scares: +%1</source>
        <translation>Scares: +%1</translation>
    </message>
    <message>
        <source>The New Costume</source>
        <translation>The New Costume</translation>
    </message>
    <message>
        <source>Upgrade: 2 points</source>
        <translation>Upgrade: 2 points</translation>
    </message>
    <message>
        <source>Each ghost you upgrade scores 2 points. Lifting a section by a card is not an Upgrade.</source>
        <translation>Each ghost you upgrade scores 2 points. Lifting a section by a card is not an Upgrade.</translation>
    </message>
    <message>
        <source>The Toffee Apple</source>
        <translation>The Toffee Apple</translation>
    </message>
    <message>
        <source>End: 3 per red token</source>
        <translation>End: 3 per red token</translation>
    </message>
    <message>
        <source>Red tokens that you keep to the end score 3 points each; spent ones score nothing.</source>
        <translation>Red tokens that you keep to the end score 3 points each; spent ones score nothing.</translation>
    </message>
    <message>
        <source>The Graveyard Choir</source>
        <translation>The Graveyard Choir</translation>
    </message>
    <message>
        <source>Summon: 1 point</source>
        <translation>Summon: 1 point</translation>
    </message>
    <message>
        <source>Each ghost you summon scores 1 point, by bonus or card too. A ghost that is merely put into a building is not summoned.</source>
        <translation>Each ghost you summon scores 1 point, by bonus or card too. A ghost that is merely put into a building is not summoned.</translation>
    </message>
    <message>
        <source>The Scream Jar</source>
        <translation>The Scream Jar</translation>
    </message>
    <message>
        <source>End: 2 per 3 scares</source>
        <translation>End: 2 per 3 scares</translation>
    </message>
    <message>
        <source>When the game ends, every three scares you have saved score 2 points. One or two left over score nothing.</source>
        <translation>When the game ends, every three scares you have saved score 2 points. One or two left over score nothing.</translation>
    </message>
    <message>
        <source>The Chatty Cousins</source>
        <translation>The Chatty Cousins</translation>
    </message>
    <message>
        <source>Move to its kind: summon</source>
        <translation>Move to its kind: summon</translation>
    </message>
    <message>
        <source>Once per turn, a ghost that you move to one of its own colour may call another: summon that colour there at once, token included. Every kind of move will do, by action, bonus or card.</source>
        <translation>Once per turn, a ghost that you move to one of its own colour may call another: summon that colour there at once, token included. Every kind of move will do, by action, bonus or card.</translation>
    </message>
    <message>
        <source>Summon a ghost of that colour there at once?</source>
        <translation>Summon a ghost of that colour there at once?</translation>
    </message>
    <message>
        <source>Summon here</source>
        <translation>Summon here</translation>
    </message>
    <message>
        <source>The Big Sister</source>
        <translation>The Big Sister</translation>
    </message>
    <message>
        <source>Lower foe: win at once</source>
        <translation>Lower foe: win at once</translation>
    </message>
    <message>
        <source>Against a ghost of a lower level your attacker wins at once, without a roll. You may roll all the same; then the dice decide.</source>
        <translation>Against a ghost of a lower level your attacker wins at once, without a roll. You may roll all the same; then the dice decide.</translation>
    </message>
    <message>
        <source>Win at once, or roll all the same?</source>
        <translation>Win at once, or roll all the same?</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Win at once</translation>
    </message>
    <message>
        <source>Roll all the same</source>
        <translation>Roll all the same</translation>
    </message>
    <message>
        <source>The Mismatched Socks</source>
        <translation>The Mismatched Socks</translation>
    </message>
    <message>
        <source>End: 3 per 2 tokens</source>
        <translation>End: 3 per 2 tokens</translation>
    </message>
    <message>
        <source>When the game ends, every two tokens you have left, of whatever colours, score 3 points. A single one left over scores nothing.</source>
        <translation>When the game ends, every two tokens you have left, of whatever colours, score 3 points. A single one left over scores nothing.</translation>
    </message>
    <message>
        <source>The Two-Headed Troll</source>
        <translation>The Two-Headed Troll</translation>
    </message>
    <message>
        <source>Fight won: 2 tokens</source>
        <translation>Fight won: 2 tokens</translation>
    </message>
    <message>
        <source>Every ghost you beat leaves you two tokens of its colour. If only one such token is left, you get that one.</source>
        <translation>Every ghost you beat leaves you two tokens of its colour. If only one such token is left, you get that one.</translation>
    </message>
    <message>
        <source>The Wobbly Table</source>
        <translation>The Wobbly Table</translation>
    </message>
    <message>
        <source>End: your lowest section</source>
        <translation>End: your lowest section</translation>
    </message>
    <message>
        <source>When the game ends, your lowest section scores: nothing for blue, 1 point for green, 2 for yellow, 5 for orange, 8 for red.</source>
        <translation>When the game ends, your lowest section scores: nothing for blue, 1 point for green, 2 for yellow, 5 for orange, 8 for red.</translation>
    </message>
    <message>
        <source>The Pumpkin Cellar</source>
        <translation>The Pumpkin Cellar</translation>
    </message>
    <message>
        <source>End: 4 per spare pumpkin</source>
        <translation>End: 4 per spare pumpkin</translation>
    </message>
    <message>
        <source>Pumpkins still with you at the end score 4 points each. With two players those of the common colour count as well.</source>
        <translation>Pumpkins still with you at the end score 4 points each. With two players those of the common colour count as well.</translation>
    </message>
    <message>
        <source>The Bottomless Bag</source>
        <translation>The Bottomless Bag</translation>
    </message>
    <message>
        <source>Draw a bonus</source>
        <translation>Draw a bonus</translation>
    </message>
    <message>
        <source>Once per turn, draw a bonus from the stack: keep it in a free slot, swap it for one you hold, or discard it. While discs block all three slots you cannot draw.</source>
        <translation>Once per turn, draw a bonus from the stack: keep it in a free slot, swap it for one you hold, or discard it. While discs block all three slots you cannot draw.</translation>
    </message>
    <message>
        <source>The Regular Customer</source>
        <translation>The Regular Customer</translation>
    </message>
    <message>
        <source>Grey cards: 1 token less</source>
        <translation>Grey cards: 1 token less</translation>
    </message>
    <message>
        <source>Each further grey card costs you two tokens only. Once you are on every grey card of the eight in use, coloured cards cost you one token less.</source>
        <translation>Each further grey card costs you two tokens only. Once you are on every grey card of the eight in use, coloured cards cost you one token less.</translation>
    </message>
    <message>
        <source>The Attic Ladder</source>
        <translation>The Attic Ladder</translation>
    </message>
    <message>
        <source>Buy a level for scares</source>
        <translation>Buy a level for scares</translation>
    </message>
    <message>
        <source>Once per turn, lift a section by one level: 2 scares to green, 3 to yellow, 4 to orange, 5 to red. No ghost of that colour need be in town, and it is not an Upgrade: no card makes it cheaper.</source>
        <translation>Once per turn, lift a section by one level: 2 scares to green, 3 to yellow, 4 to orange, 5 to red. No ghost of that colour need be in town, and it is not an Upgrade: no card makes it cheaper.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level for its price.</source>
        <translation>Choose a section to lift by one level for its price.</translation>
    </message>
    <message>
        <source>The Orange Cat</source>
        <translation>The Orange Cat</translation>
    </message>
    <message>
        <source>Orange token: 2 points</source>
        <translation>Orange token: 2 points</translation>
    </message>
    <message>
        <source>Each orange token that comes to you scores 2 points at once, wherever it is from.</source>
        <translation>Each orange token that comes to you scores 2 points at once, wherever it is from.</translation>
    </message>
    <message>
        <source>The Screaming Kettle</source>
        <translation>The Screaming Kettle</translation>
    </message>
    <message>
        <source>2+ scares at once: 1 point</source>
        <translation>2+ scares at once: 1 point</translation>
    </message>
    <message>
        <source>Whenever one source gives you 2 or more scares at once, you score 1 point. Gains from different sources are not added up.</source>
        <translation>Whenever one source gives you 2 or more scares at once, you score 1 point. Gains from different sources are not added up.</translation>
    </message>
    <message>
        <source>The Counting Owl</source>
        <translation>The Counting Owl</translation>
    </message>
    <message>
        <source>End: 1 per 10 points</source>
        <translation>End: 1 per 10 points</translation>
    </message>
    <message>
        <source>This card is counted last of all: every full 10 points you have by then bring 1 more.</source>
        <translation>This card is counted last of all: every full 10 points you have by then bring 1 more.</translation>
    </message>
    <message>
        <source>The Bouncing Coffin</source>
        <translation>The Bouncing Coffin</translation>
    </message>
    <message>
        <source>Haunt: lift a section</source>
        <translation>Haunt: lift a section</translation>
    </message>
    <message>
        <source>Each time you haunt, you may lift any one section by one level, free of charge. Taking a pumpkin back is not haunting.</source>
        <translation>Each time you haunt, you may lift any one section by one level, free of charge. Taking a pumpkin back is not haunting.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level, or let it be.</source>
        <translation>Choose a section to lift by one level, or let it be.</translation>
    </message>
    <message>
        <source>The Express Parcel</source>
        <translation>The Express Parcel</translation>
    </message>
    <message>
        <source>Token: place a ghost</source>
        <translation>Token: place a ghost</translation>
    </message>
    <message>
        <source>Once per turn, spend a token and put a ghost of its colour from the supply into any building with room. This is neither a summon nor a move: it brings no token and fetches no bonus.</source>
        <translation>Once per turn, spend a token and put a ghost of its colour from the supply into any building with room. This is neither a summon nor a move: it brings no token and fetches no bonus.</translation>
    </message>
    <message>
        <source>Choose a ghost from the supply and a building for it; it costs a token of its colour.</source>
        <translation>Choose a ghost from the supply and a building for it; it costs a token of its colour.</translation>
    </message>
    <message>
        <source>The Revolving Door</source>
        <translation>The Revolving Door</translation>
    </message>
    <message>
        <source>Two ghosts swap places</source>
        <translation>Two ghosts swap places</translation>
    </message>
    <message>
        <source>Once per turn, let two ghosts of different colours in different buildings swap places. This is not a move: they fetch no bonus.</source>
        <translation>Once per turn, let two ghosts of different colours in different buildings swap places. This is not a move: they fetch no bonus.</translation>
    </message>
    <message>
        <source>Choose the first of the two ghosts that swap places.</source>
        <translation>Choose the first of the two ghosts that swap places.</translation>
    </message>
    <message>
        <source>Now choose a ghost of another colour in another building.</source>
        <translation>Now choose a ghost of another colour in another building.</translation>
    </message>
    <message>
        <source>The Pumpkin Thief</source>
        <translation>The Pumpkin Thief</translation>
    </message>
    <message>
        <source>Haunt: a pumpkin back</source>
        <translation>Haunt: a pumpkin back</translation>
    </message>
    <message>
        <source>Instead of haunting, the Haunt action may take one of your pumpkins back from any building: you lose half of what it scored. No ghost or level is needed, and it does not count as haunting. An end of the game once triggered stays triggered.</source>
        <translation>Instead of haunting, the Haunt action may take one of your pumpkins back from any building: you lose half of what it scored. No ghost or level is needed, and it does not count as haunting. An end of the game once triggered stays triggered.</translation>
    </message>
    <message>
        <source>The Mixed Potion</source>
        <translation>The Mixed Potion</translation>
    </message>
    <message>
        <source>Summon: two colours</source>
        <translation>Summon: two colours</translation>
    </message>
    <message>
        <source>Two ghosts of different colours in one building will do for a summon; the section must command both, a bonus needs no level. Roll both dice: the colour of the lower roll appears, on a tie the lower level. At least one of the two must be in the supply; if the dice call the missing one, nothing comes, not even a token.</source>
        <translation>Two ghosts of different colours in one building will do for a summon; the section must command both, a bonus needs no level. Roll both dice: the colour of the lower roll appears, on a tie the lower level. At least one of the two must be in the supply; if the dice call the missing one, nothing comes, not even a token.</translation>
    </message>
    <message>
        <source>The Grey Spectacles</source>
        <translation>The Grey Spectacles</translation>
    </message>
    <message>
        <source>Coloured cost like grey</source>
        <translation>Coloured cost like grey</translation>
    </message>
    <message>
        <source>You pay for coloured cards as if they were grey: any three tokens, and a discount on grey cards holds for them too. In all else they stay coloured.</source>
        <translation>You pay for coloured cards as if they were grey: any three tokens, and a discount on grey cards holds for them too. In all else they stay coloured.</translation>
    </message>
    <message>
        <source>The Generous Aunt</source>
        <translation>The Generous Aunt</translation>
    </message>
    <message>
        <source>Each card: a free token</source>
        <translation>Each card: a free token</translation>
    </message>
    <message>
        <source>Every card you claim, beginning with this one, brings you a token from the supply, whichever you like.</source>
        <translation>Every card you claim, beginning with this one, brings you a token from the supply, whichever you like.</translation>
    </message>
    <message>
        <source>Choose a token from the supply: it is yours.</source>
        <translation>Choose a token from the supply: it is yours.</translation>
    </message>
    <message>
        <source>The Five Candles</source>
        <translation>The Five Candles</translation>
    </message>
    <message>
        <source>End: 12 per full set</source>
        <translation>End: 12 per full set</translation>
    </message>
    <message>
        <source>When the game ends, each set of five tokens, one of every colour, scores 12 points.</source>
        <translation>When the game ends, each set of five tokens, one of every colour, scores 12 points.</translation>
    </message>
    <message>
        <source>The Megaphone</source>
        <translation>The Megaphone</translation>
    </message>
    <message>
        <source>Scare: 1 more</source>
        <translation>Scare: 1 more</translation>
    </message>
    <message>
        <source>Your Scare action brings 1 scare on top, as part of the same gain.</source>
        <translation>Your Scare action brings 1 scare on top, as part of the same gain.</translation>
    </message>
    <message>
        <source>The Runaway Sheet</source>
        <translation>The Runaway Sheet</translation>
    </message>
    <message>
        <source>Scare: then move anywhere</source>
        <translation>Scare: then move anywhere</translation>
    </message>
    <message>
        <source>Once per turn, after your Scare action, you may move one ghost of the chosen colour to any building with room. A bonus lying there can be fetched.</source>
        <translation>Once per turn, after your Scare action, you may move one ghost of the chosen colour to any building with room. A bonus lying there can be fetched.</translation>
    </message>
    <message>
        <source>Choose a ghost of that colour and a building for it, or let it be.</source>
        <translation>Choose a ghost of that colour and a building for it, or let it be.</translation>
    </message>
</context>
<context>
    <name>PracticeTable</name>
    <message>
        <source>With a hint: this time is not compared.</source>
        <translation>With a hint: this time is not compared.</translation>
    </message>
    <message>
        <source>%1: no way led there.</source>
        <translation>%1: no way led there.</translation>
    </message>
    <message numerus="yes">
        <source>%1: not found. A shortest way takes %n steps.</source>
        <translation>
            <numerusform>%1: not found. A shortest way takes %n step.</numerusform>
            <numerusform>%1: not found. A shortest way takes %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps. The thin line is a shortest way: %2.</source>
        <extracomment>%1 is what was sought, such as “Guest 3”, %2 a number of steps.</extracomment>
        <translation>
            <numerusform>%1: found in %n step. The thin line is a shortest way: %2.</numerusform>
            <numerusform>%1: found in %n steps. The thin line is a shortest way: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>%1: found in %n step, and no way is shorter.</numerusform>
            <numerusform>%1: found in %n steps, and no way is shorter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Best time</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Whose</translation>
    </message>
    <message>
        <source>See it at the table</source>
        <translation>See it at the table</translation>
    </message>
    <message>
        <source>%1 (hint)</source>
        <extracomment>%1 is a time; somebody was told something about the way.</extracomment>
        <translation>%1 (hint)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>not found</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>no way</translation>
    </message>
    <message>
        <source>shortest: %1</source>
        <translation>shortest: %1</translation>
    </message>
    <message>
        <source>%1 (shortest: %2)</source>
        <translation>%1 (shortest: %2)</translation>
    </message>
</context>
<context>
    <name>Product</name>
    <message>
        <source>Ghostly board games around one shared computer</source>
        <translation>Ghostly board games around one shared computer</translation>
    </message>
    <message>
        <source>Four ghostly board games for people around one screen, on a table where you drag cards, houses and ghosts with the mouse. It knows the rules, tells you in one sentence why a move is not allowed, and keeps every move, so that you can stop at any time and play on tomorrow.</source>
        <translation>Four ghostly board games for people around one screen, on a table where you drag cards, houses and ghosts with the mouse. It knows the rules, tells you in one sentence why a move is not allowed, and keeps every move, so that you can stop at any time and play on tomorrow.</translation>
    </message>
    <message>
        <source>On the shelf: Candy Hunters (1–4 players, with a book of puzzles), Rest in Peace (2 players), Booo! (1–6 players) and Halloween (2–4 players), each with a rulebook of its own.</source>
        <translation>On the shelf: Candy Hunters (1–4 players, with a book of puzzles), Rest in Peace (2 players), Booo! (1–6 players) and Halloween (2–4 players), each with a rulebook of its own.</translation>
    </message>
    <message>
        <source>Finished games can be watched again from any point. The program uses no network.</source>
        <translation>Finished games can be watched again from any point. The program uses no network.</translation>
    </message>
    <message>
        <source>board game;cards;family;halloween;ghosts;puzzle;</source>
        <translation>board game;cards;family;halloween;ghosts;puzzle;</translation>
    </message>
    <message>
        <source>Halloween Table game</source>
        <translation>Halloween Table game</translation>
    </message>
    <message>
        <source>Halloween Table will be installed for you alone; no administrator is needed. Games that you saved with an earlier version are kept.</source>
        <translation>Halloween Table will be installed for you alone; no administrator is needed. Games that you saved with an earlier version are kept.</translation>
    </message>
    <message>
        <source>Halloween Table is still open. Please close it, then try again.</source>
        <translation>Halloween Table is still open. Please close it, then try again.</translation>
    </message>
    <message>
        <source>Halloween Table needs Windows 10, version 1809, or newer.</source>
        <translation>Halloween Table needs Windows 10, version 1809, or newer.</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The night is over</source>
        <translation>The night is over</translation>
    </message>
    <message>
        <source>Last round · %1</source>
        <translation>Last round · %1</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Action %1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>The town has been haunted, and all points are counted.</source>
        <translation>The town has been haunted, and all points are counted.</translation>
    </message>
    <message numerus="yes">
        <source>Your reserve is empty: %n sections are still to act, so let one rest.</source>
        <translation>
            <numerusform>Your reserve is empty: %n section is still to act, so let it rest.</numerusform>
            <numerusform>Your reserve is empty: %n sections are still to act, so let one rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections are still to act: bring a disc to an action space, or let one rest.</source>
        <translation>
            <numerusform>%n section is still to act: bring a disc to an action space, or let it rest.</numerusform>
            <numerusform>%n sections are still to act: bring a disc to an action space, or let one rest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: %1. Bring it to a slot, or discard it.</source>
        <translation>Drawn: %1. Bring it to a slot, or discard it.</translation>
    </message>
    <message>
        <source>A bonus lies here: %1. Bring it to a slot, or leave it.</source>
        <translation>A bonus lies here: %1. Bring it to a slot, or leave it.</translation>
    </message>
    <message>
        <source>No blue ghost is left in town: press the building where three of them appear.</source>
        <translation>No blue ghost is left in town: press the building where three of them appear.</translation>
    </message>
    <message>
        <source>To choose: %1</source>
        <translation>To choose: %1</translation>
    </message>
    <message>
        <source>All sections are done: end your turn.</source>
        <translation>All sections are done: end your turn.</translation>
    </message>
    <message>
        <source>Each section acts or rests once: bring a disc to an action space.</source>
        <translation>Each section acts or rests once: bring a disc to an action space.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks, or to your card to attack all.</source>
        <translation>Fight: bring a ghost to the one that it attacks, or to your card to attack all.</translation>
    </message>
    <message>
        <source>Lift a section: press its head. New level: %1.</source>
        <translation>Lift a section: press its head. New level: %1.</translation>
    </message>
    <message>
        <source>All sections are done: end your turn. Still possible: %1.</source>
        <translation>All sections are done: end your turn. Still possible: %1.</translation>
    </message>
    <message>
        <source>claim a card</source>
        <translation>claim a card</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>use a power</translation>
    </message>
    <message>
        <source>use a bonus</source>
        <translation>use a bonus</translation>
    </message>
    <message>
        <source>Choose the section to lift. New level: %1.</source>
        <translation>Choose the section to lift. New level: %1.</translation>
    </message>
    <message>
        <source>%1: pay as proposed, or press other tokens or a disc.</source>
        <translation>%1: pay as proposed, or press other tokens or a disc.</translation>
    </message>
    <message>
        <source>%1: press one more section to take its discs back.</source>
        <translation>%1: press one more section to take its discs back.</translation>
    </message>
    <message>
        <source>%1 claims this card too: take points, or a section’s discs.</source>
        <translation>%1 claims this card too: take points, or a section’s discs.</translation>
    </message>
    <message>
        <source>Summon: press a ghost of a pair, or bring it to one of another colour.</source>
        <translation>Summon: press a ghost of a pair, or bring it to one of another colour.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or a pumpkin that you take back.</source>
        <translation>Haunt: press a haunting space, or a pumpkin that you take back.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to any building.</source>
        <translation>Move: bring a ghost to any building.</translation>
    </message>
    <message>
        <source>Summon: press a ghost that shares its building with another of its colour.</source>
        <translation>Summon: press a ghost that shares its building with another of its colour.</translation>
    </message>
    <message>
        <source>Scare: press a ghost; its level is what you gain in scares.</source>
        <translation>Scare: press a ghost; its level is what you gain in scares.</translation>
    </message>
    <message>
        <source>Upgrade: press the ghost that becomes more powerful.</source>
        <translation>Upgrade: press the ghost that becomes more powerful.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to a neighbouring building.</source>
        <translation>Move: bring a ghost to a neighbouring building.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks.</source>
        <translation>Fight: bring a ghost to the one that it attacks.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or bring a pumpkin there.</source>
        <translation>Haunt: press a haunting space, or bring a pumpkin there.</translation>
    </message>
    <message>
        <source>%1: roll, or use a bonus first.</source>
        <translation>%1: roll, or use a bonus first.</translation>
    </message>
    <message>
        <source>%1: keep the roll, or use a bonus.</source>
        <translation>%1: keep the roll, or use a bonus.</translation>
    </message>
    <message>
        <source>The fight: roll, or use a bonus first.</source>
        <translation>The fight: roll, or use a bonus first.</translation>
    </message>
    <message>
        <source>%1 against %2: you win.</source>
        <translation>%1 against %2: you win.</translation>
    </message>
    <message>
        <source>%1 against %2: a tie is not enough.</source>
        <translation>%1 against %2: a tie is not enough.</translation>
    </message>
    <message>
        <source>%1 against %2: you lose.</source>
        <translation>%1 against %2: you lose.</translation>
    </message>
    <message>
        <source>Keep it, or use a bonus.</source>
        <translation>Keep it, or use a bonus.</translation>
    </message>
    <message>
        <source>Keep it, use a bonus, or roll again: %1.</source>
        <translation>Keep it, use a bonus, or roll again: %1.</translation>
    </message>
    <message>
        <source>Keep it, or roll again: %1.</source>
        <translation>Keep it, or roll again: %1.</translation>
    </message>
</context>
<context>
    <name>Proposing</name>
    <message>
        <source>I would have a look at “%1”.</source>
        <translation>I would have a look at “%1”.</translation>
    </message>
    <message>
        <source>I would press “%1”.</source>
        <translation>I would press “%1”.</translation>
    </message>
    <message>
        <source>I would choose “%1”.</source>
        <translation>I would choose “%1”.</translation>
    </message>
    <message>
        <source>I would lead “%1” to “%2”.</source>
        <translation>I would lead “%1” to “%2”.</translation>
    </message>
    <message>
        <source>I would bring “%1” to “%2”.</source>
        <translation>I would bring “%1” to “%2”.</translation>
    </message>
    <message>
        <source>I would bring “%1” to where the frames are.</source>
        <translation>I would bring “%1” to where the frames are.</translation>
    </message>
</context>
<context>
    <name>Psychics</name>
    <message>
        <source>The Recruiter</source>
        <translation>The Recruiter</translation>
    </message>
    <message>
        <source>You take the psychic</source>
        <translation>You take the psychic</translation>
    </message>
    <message>
        <source>Whoever wins this round, its psychic comes to you.</source>
        <translation>Whoever wins this round, its psychic comes to you.</translation>
    </message>
    <message>
        <source>The Summoner</source>
        <translation>The Summoner</translation>
    </message>
    <message>
        <source>A ghost from your deck</source>
        <translation>A ghost from your deck</translation>
    </message>
    <message>
        <source>Look through your deck and put any ghost you like straight into this round. The rest is shuffled.</source>
        <translation>Look through your deck and put any ghost you like straight into this round. The rest is shuffled.</translation>
    </message>
    <message>
        <source>Choose a ghost from your deck: it comes into this round.</source>
        <translation>Choose a ghost from your deck: it comes into this round.</translation>
    </message>
    <message>
        <source>The Keyhole Spy</source>
        <translation>The Keyhole Spy</translation>
    </message>
    <message>
        <source>See the rival’s hand</source>
        <translation>See the rival’s hand</translation>
    </message>
    <message>
        <source>Is a ghost of 1. Until the round ends you see the cards in your rival’s hand.</source>
        <translation>Is a ghost of 1. Until the round ends you see the cards in your rival’s hand.</translation>
    </message>
    <message>
        <source>The Apprentice</source>
        <translation>The Apprentice</translation>
    </message>
    <message>
        <source>A ghost of 2</source>
        <translation>A ghost of 2</translation>
    </message>
    <message>
        <source>Is a ghost of 2.</source>
        <translation>Is a ghost of 2.</translation>
    </message>
    <message>
        <source>The Pretender</source>
        <translation>The Pretender</translation>
    </message>
    <message>
        <source>A ghost of 3</source>
        <translation>A ghost of 3</translation>
    </message>
    <message>
        <source>Is a ghost of 3.</source>
        <translation>Is a ghost of 3.</translation>
    </message>
    <message>
        <source>The Hypnotist</source>
        <translation>The Hypnotist</translation>
    </message>
    <message>
        <source>Chance plays for them</source>
        <translation>Chance plays for them</translation>
    </message>
    <message>
        <source>The next card your rival plays in this round is drawn by chance from the ghosts in their hand.</source>
        <translation>The next card your rival plays in this round is drawn by chance from the ghosts in their hand.</translation>
    </message>
    <message>
        <source>The Late Guest</source>
        <translation>The Late Guest</translation>
    </message>
    <message>
        <source>Round ten: a ghost of 3</source>
        <translation>Round ten: a ghost of 3</translation>
    </message>
    <message>
        <source>Is a ghost of 3 that counts in round ten only: it can be put there, but not played before.</source>
        <translation>Is a ghost of 3 that counts in round ten only: it can be put there, but not played before.</translation>
    </message>
    <message>
        <source>The Bat Whisperer</source>
        <translation>The Bat Whisperer</translation>
    </message>
    <message>
        <source>Your even ghosts +1</source>
        <translation>Your even ghosts +1</translation>
    </message>
    <message>
        <source>Each of your even ghosts, the ones with a bat, counts 1 more in this round.</source>
        <translation>Each of your even ghosts, the ones with a bat, counts 1 more in this round.</translation>
    </message>
    <message>
        <source>The Snake Charmer</source>
        <translation>The Snake Charmer</translation>
    </message>
    <message>
        <source>Your odd ghosts +1</source>
        <translation>Your odd ghosts +1</translation>
    </message>
    <message>
        <source>Each of your odd ghosts, the ones with a snake, counts 1 more in this round.</source>
        <translation>Each of your odd ghosts, the ones with a snake, counts 1 more in this round.</translation>
    </message>
    <message>
        <source>The Numerologist</source>
        <translation>The Numerologist</translation>
    </message>
    <message>
        <source>Name a value: +2</source>
        <translation>Name a value: +2</translation>
    </message>
    <message>
        <source>Name a value from 1 to 6: in this round every ghost with that printed value counts 2 more, on both sides.</source>
        <translation>Name a value from 1 to 6: in this round every ghost with that printed value counts 2 more, on both sides.</translation>
    </message>
    <message>
        <source>Name a value on the dial: its ghosts count 2 more on both sides.</source>
        <translation>Name a value on the dial: its ghosts count 2 more on both sides.</translation>
    </message>
    <message>
        <source>The Exorcist</source>
        <translation>The Exorcist</translation>
    </message>
    <message>
        <source>Discard a rival’s card</source>
        <translation>Discard a rival’s card</translation>
    </message>
    <message>
        <source>Discard one card that your rival has in this round; the effect of a psychic ends with that.</source>
        <translation>Discard one card that your rival has in this round; the effect of a psychic ends with that.</translation>
    </message>
    <message>
        <source>Choose a card of your rival’s in this round: it is discarded.</source>
        <translation>Choose a card of your rival’s in this round: it is discarded.</translation>
    </message>
    <message>
        <source>The Lullaby Singer</source>
        <translation>The Lullaby Singer</translation>
    </message>
    <message>
        <source>Their 1s and 2s sleep</source>
        <translation>Their 1s and 2s sleep</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 1 or 2 do not count in this round.</source>
        <translation>Your rival’s ghosts with a printed 1 or 2 do not count in this round.</translation>
    </message>
    <message>
        <source>The Turncoat</source>
        <translation>The Turncoat</translation>
    </message>
    <message>
        <source>A ghost of 4; round ten: −2</source>
        <translation>A ghost of 4; round ten: −2</translation>
    </message>
    <message>
        <source>Is a ghost of 4. In round ten it is a ghost of −2 instead.</source>
        <translation>Is a ghost of 4. In round ten it is a ghost of −2 instead.</translation>
    </message>
    <message>
        <source>The Matchmaker</source>
        <translation>The Matchmaker</translation>
    </message>
    <message>
        <source>No single card for them</source>
        <translation>No single card for them</translation>
    </message>
    <message>
        <source>In this round your rival may not play just one card in a turn: none at all, or two and more.</source>
        <translation>In this round your rival may not play just one card in a turn: none at all, or two and more.</translation>
    </message>
    <message>
        <source>The Imitator</source>
        <translation>The Imitator</translation>
    </message>
    <message>
        <source>Copies their last ghost</source>
        <translation>Copies their last ghost</translation>
    </message>
    <message>
        <source>Is a ghost with the printed value of the last ghost your rival played in this round; without one it is a ghost of 0. In round ten it copies the last ghost they put there.</source>
        <translation>Is a ghost with the printed value of the last ghost your rival played in this round; without one it is a ghost of 0. In round ten it copies the last ghost they put there.</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>The Fortune Teller</translation>
    </message>
    <message>
        <source>Draw 2, discard 1</source>
        <translation>Draw 2, discard 1</translation>
    </message>
    <message>
        <source>Draw two ghosts, then discard one from your hand.</source>
        <translation>Draw two ghosts, then discard one from your hand.</translation>
    </message>
    <message>
        <source>Choose a ghost in your hand: it is discarded.</source>
        <translation>Choose a ghost in your hand: it is discarded.</translation>
    </message>
    <message>
        <source>The Changeling</source>
        <translation>The Changeling</translation>
    </message>
    <message>
        <source>Exchange two ghosts</source>
        <translation>Exchange two ghosts</translation>
    </message>
    <message>
        <source>Exchange one of your ghosts in this round with one of your rival’s.</source>
        <translation>Exchange one of your ghosts in this round with one of your rival’s.</translation>
    </message>
    <message>
        <source>Choose one of your ghosts in this round to give away.</source>
        <translation>Choose one of your ghosts in this round to give away.</translation>
    </message>
    <message>
        <source>Now choose the rival’s ghost that comes over to you for it.</source>
        <translation>Now choose the rival’s ghost that comes over to you for it.</translation>
    </message>
    <message>
        <source>The Sceptic</source>
        <translation>The Sceptic</translation>
    </message>
    <message>
        <source>No psychics for them</source>
        <translation>No psychics for them</translation>
    </message>
    <message>
        <source>Your rival may not play psychics in this round, not even those that are ghosts.</source>
        <translation>Your rival may not play psychics in this round, not even those that are ghosts.</translation>
    </message>
    <message>
        <source>The Shrinker</source>
        <translation>The Shrinker</translation>
    </message>
    <message>
        <source>Their 5s and 6s count 1</source>
        <translation>Their 5s and 6s count 1</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 5 or 6 count as 1 in this round.</source>
        <translation>Your rival’s ghosts with a printed 5 or 6 count as 1 in this round.</translation>
    </message>
    <message>
        <source>The Echo Caller</source>
        <translation>The Echo Caller</translation>
    </message>
    <message>
        <source>Your strongest counts twice</source>
        <translation>Your strongest counts twice</translation>
    </message>
    <message>
        <source>Your strongest ghost of this round counts twice. It is only ever one, the strongest at that moment.</source>
        <translation>Your strongest ghost of this round counts twice. It is only ever one, the strongest at that moment.</translation>
    </message>
    <message>
        <source>The Gravekeeper</source>
        <translation>The Gravekeeper</translation>
    </message>
    <message>
        <source>An earlier ghost to hand</source>
        <translation>An earlier ghost to hand</translation>
    </message>
    <message>
        <source>Take one ghost from your side of an earlier round back into your hand; a psychic that is a ghost comes back in front of you.</source>
        <translation>Take one ghost from your side of an earlier round back into your hand; a psychic that is a ghost comes back in front of you.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes back to you.</source>
        <translation>Choose a ghost on your side of an earlier round: it comes back to you.</translation>
    </message>
    <message>
        <source>The Pickpocket</source>
        <translation>The Pickpocket</translation>
    </message>
    <message>
        <source>Rival loses a card</source>
        <translation>Rival loses a card</translation>
    </message>
    <message>
        <source>Your rival loses one ghost from hand: chance picks it, and it is discarded.</source>
        <translation>Your rival loses one ghost from hand: chance picks it, and it is discarded.</translation>
    </message>
    <message>
        <source>The Consoler</source>
        <translation>The Consoler</translation>
    </message>
    <message>
        <source>If you lose: 2 to round ten</source>
        <translation>If you lose: 2 to round ten</translation>
    </message>
    <message>
        <source>If you lose this round you may put up to two cards at round ten instead of one.</source>
        <translation>If you lose this round you may put up to two cards at round ten instead of one.</translation>
    </message>
    <message>
        <source>The Twins</source>
        <translation>The Twins</translation>
    </message>
    <message>
        <source>Your twins +1 each</source>
        <translation>Your twins +1 each</translation>
    </message>
    <message>
        <source>Each of your ghosts that has a twin counts 1 more in this round. Twins are ghosts on your side with the same printed value.</source>
        <translation>Each of your ghosts that has a twin counts 1 more in this round. Twins are ghosts on your side with the same printed value.</translation>
    </message>
    <message>
        <source>The Piper</source>
        <translation>The Piper</translation>
    </message>
    <message>
        <source>Lure a ghost up to 3</source>
        <translation>Lure a ghost up to 3</translation>
    </message>
    <message>
        <source>Move one of your rival’s ghosts in this round with a printed value of 3 or less to your side.</source>
        <translation>Move one of your rival’s ghosts in this round with a printed value of 3 or less to your side.</translation>
    </message>
    <message>
        <source>Choose a rival’s ghost of 3 or less in this round: it comes over to your side.</source>
        <translation>Choose a rival’s ghost of 3 or less in this round: it comes over to your side.</translation>
    </message>
    <message>
        <source>The Tightrope Walker</source>
        <translation>The Tightrope Walker</translation>
    </message>
    <message>
        <source>A tie is enough</source>
        <translation>A tie is enough</translation>
    </message>
    <message>
        <source>In this round a tie at the end of your turn is enough to stay.</source>
        <translation>In this round a tie at the end of your turn is enough to stay.</translation>
    </message>
    <message>
        <source>The Coachman</source>
        <translation>The Coachman</translation>
    </message>
    <message>
        <source>An earlier ghost to here</source>
        <translation>An earlier ghost to here</translation>
    </message>
    <message>
        <source>Put one ghost from your side of an earlier round into this round.</source>
        <translation>Put one ghost from your side of an earlier round into this round.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes to this one.</source>
        <translation>Choose a ghost on your side of an earlier round: it comes to this one.</translation>
    </message>
    <message>
        <source>The Acrobat</source>
        <translation>The Acrobat</translation>
    </message>
    <message>
        <source>All ghosts: 7 minus value</source>
        <translation>All ghosts: 7 minus value</translation>
    </message>
    <message>
        <source>In this round every ghost on both sides counts as 7 minus its printed value.</source>
        <translation>In this round every ghost on both sides counts as 7 minus its printed value.</translation>
    </message>
    <message>
        <source>The Heiress</source>
        <translation>The Heiress</translation>
    </message>
    <message>
        <source>A ghost of 1; round ten: castles ×2</source>
        <translation>A ghost of 1; round ten: castles ×2</translation>
    </message>
    <message>
        <source>Is a ghost of 1. In round ten it is worth twice the castles held by the side it lies on.</source>
        <translation>Is a ghost of 1. In round ten it is worth twice the castles held by the side it lies on.</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle %1, %2</source>
        <extracomment>%1 is a number, %2 how difficult it is.</extracomment>
        <translation>Puzzle %1, %2</translation>
    </message>
    <message>
        <source>A puzzle of your own, %1</source>
        <extracomment>%1 is how difficult it is.</extracomment>
        <translation>A puzzle of your own, %1</translation>
    </message>
    <message>
        <source>Turn the card over (F6)</source>
        <translation>Turn the card over (F6)</translation>
    </message>
    <message>
        <source>Remove it from the book</source>
        <translation>Remove it from the book</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>The computer is too busy now. Try again in a moment.</source>
        <translation>The computer is too busy now. Try again in a moment.</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Save the puzzle as a picture</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Pictures (*.png)</translation>
    </message>
</context>
<context>
    <name>PuzzleVoice</name>
    <message>
        <source>This puzzle is over; take moves back, or start it again.</source>
        <translation>This puzzle is over; take moves back, or start it again.</translation>
    </message>
    <message>
        <source>A puzzle has no deck, so its cards stay as they are.</source>
        <translation>A puzzle has no deck, so its cards stay as they are.</translation>
    </message>
    <message>
        <source>Nobody joins in a puzzle: all its kids are in the town already.</source>
        <translation>Nobody joins in a puzzle: all its kids are in the town already.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored.</source>
        <translation>A card goes onto the town to be scored.</translation>
    </message>
    <message>
        <source>Type the code of a puzzle here.</source>
        <translation>Type the code of a puzzle here.</translation>
    </message>
    <message>
        <source>No code contains “%1”: there are only digits and Latin letters.</source>
        <translation>No code contains “%1”: there are only digits and Latin letters.</translation>
    </message>
    <message>
        <source>Something is mistyped or missing; compare the code letter by letter.</source>
        <translation>Something is mistyped or missing; compare the code letter by letter.</translation>
    </message>
    <message>
        <source>There is no puzzle with this code.</source>
        <translation>There is no puzzle with this code.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>The puzzle is over.</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3</source>
        <translation>%1 · round %2 of %3</translation>
    </message>
    <message>
        <source>The goal is reached: the puzzle is solved.</source>
        <translation>The goal is reached: the puzzle is solved.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>%n point is missing.</numerusform>
            <numerusform>%n points are missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Puzzle %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Goal</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <translation>Rounds left</translation>
    </message>
    <message>
        <source>Goal: %1. Points: %2. Rounds left: %3.</source>
        <translation>Goal: %1. Points: %2. Rounds left: %3.</translation>
    </message>
    <message>
        <source>Do not score anything in this round.</source>
        <translation>Do not score anything in this round.</translation>
    </message>
    <message>
        <source>Score the framed card on the framed spots.</source>
        <translation>Score the framed card on the framed spots.</translation>
    </message>
    <message>
        <source>Go on: press “%1”.</source>
        <translation>Go on: press “%1”.</translation>
    </message>
    <message>
        <source>Move the framed ghost to the framed house.</source>
        <translation>Move the framed ghost to the framed house.</translation>
    </message>
    <message>
        <source>This round, score this card.</source>
        <translation>This round, score this card.</translation>
    </message>
    <message>
        <source>This round, score the framed card on the framed spots.</source>
        <translation>This round, score the framed card on the framed spots.</translation>
    </message>
    <message>
        <source>This house hardly matters. Build it out of the way, here for example.</source>
        <translation>This house hardly matters. Build it out of the way, here for example.</translation>
    </message>
    <message>
        <source>Send whoever was shoved to the framed house.</source>
        <translation>Send whoever was shoved to the framed house.</translation>
    </message>
    <message>
        <source>Build an orange house on the framed spot.</source>
        <translation>Build an orange house on the framed spot.</translation>
    </message>
    <message>
        <source>Build a violet house on the framed spot.</source>
        <translation>Build a violet house on the framed spot.</translation>
    </message>
    <message>
        <source>Build a green house on the framed spot.</source>
        <translation>Build a green house on the framed spot.</translation>
    </message>
    <message>
        <source>Build a blue house on the framed spot.</source>
        <translation>Build a blue house on the framed spot.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>very simple</source>
        <translation>very simple</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>simple</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>difficult</translation>
    </message>
    <message>
        <source>very difficult</source>
        <translation>very difficult</translation>
    </message>
    <message numerus="yes">
        <source>Tries so far: %n</source>
        <translation>
            <numerusform>Tries so far: %n</numerusform>
            <numerusform>Tries so far: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>On the first try</translation>
    </message>
    <message>
        <source>On try %1</source>
        <translation>On try %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is “On try 3”, %2 a time such as 1:04.3</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>The winner of the evening: %1</source>
        <translation>The winner of the evening: %1</translation>
    </message>
    <message>
        <source>The winners of the evening: %1</source>
        <translation>The winners of the evening: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of each game gets %n points, the next one fewer, and so on; whoever shares a place gets what it is worth.</source>
        <translation>
            <numerusform>The first of each game gets %n point, the next one fewer, and so on; whoever shares a place gets what it is worth.</numerusform>
            <numerusform>The first of each game gets %n points, the next one fewer, and so on; whoever shares a place gets what it is worth.</numerusform>
        </translation>
    </message>
    <message>
        <source>If points are equal, more games won decide.</source>
        <translation>If points are equal, more games won decide.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honours</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Save as a picture</translation>
    </message>
    <message>
        <source>Plan another evening</source>
        <translation>Plan another evening</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Your cards are up. F5 reads them.</source>
        <translation>Your cards are up. F5 reads them.</translation>
    </message>
    <message>
        <source>Your cards lie face down again.</source>
        <translation>Your cards lie face down again.</translation>
    </message>
    <message>
        <source>Read your hand (F5)</source>
        <translation>Read your hand (F5)</translation>
    </message>
    <message>
        <source>Read the board (F6)</source>
        <translation>Read the board (F6)</translation>
    </message>
    <message>
        <source>Read what has changed since your last turn (F7)</source>
        <translation>Read what has changed since your last turn (F7)</translation>
    </message>
    <message>
        <source>Read whose turn it is and what can be done (F8)</source>
        <translation>Read whose turn it is and what can be done (F8)</translation>
    </message>
    <message>
        <source>Turn your cards up or down (F9)</source>
        <translation>Turn your cards up or down (F9)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Hint: what would a good player do? (F10)</translation>
    </message>
    <message>
        <source>Sounds off and on (F12)</source>
        <translation>Sounds off and on (F12)</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Your hand is empty.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To hear them, press F9 and then F5.</source>
        <translation>Your cards lie face down. To hear them, press F9 and then F5.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>The board is empty.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nothing has changed.</translation>
    </message>
    <message numerus="yes">
        <source>%n more; Tab takes you there</source>
        <translation>
            <numerusform>%n more; Tab takes you there</numerusform>
            <numerusform>%n more; Tab takes you there</numerusform>
        </translation>
    </message>
    <message>
        <source>You can use: %1.</source>
        <translation>You can use: %1.</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Reading the file: %1 of %2 moves</source>
        <translation>Reading the file: %1 of %2 moves</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Open a saved game file</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Wait a moment, the decision is up to: %1.</source>
        <translation>Wait a moment, the decision is up to: %1.</translation>
    </message>
    <message>
        <source>The game is over; the town can sleep again.</source>
        <translation>The game is over; the town can sleep again.</translation>
    </message>
    <message>
        <source>First put a disc on an action space; then the ghosts obey.</source>
        <translation>First put a disc on an action space; then the ghosts obey.</translation>
    </message>
    <message>
        <source>All your sections have acted or rested: end your turn.</source>
        <translation>All your sections have acted or rested: end your turn.</translation>
    </message>
    <message>
        <source>There is no such section on your board.</source>
        <translation>There is no such section on your board.</translation>
    </message>
    <message>
        <source>This section has acted or rested in this turn already: %1.</source>
        <translation>This section has acted or rested in this turn already: %1.</translation>
    </message>
    <message>
        <source>A disc lies on this action space; it is free again after a rest in its section.</source>
        <translation>A disc lies on this action space; it is free again after a rest in its section.</translation>
    </message>
    <message>
        <source>Your reserve is empty: let a section rest, and its discs come back.</source>
        <translation>Your reserve is empty: let a section rest, and its discs come back.</translation>
    </message>
    <message>
        <source>Before you end your turn, one section must act or rest: %1.</source>
        <translation>Before you end your turn, one section must act or rest: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Before you end your turn, %n sections must act or rest.</source>
        <translation>
            <numerusform>Before you end your turn, %n section must act or rest.</numerusform>
            <numerusform>Before you end your turn, %n sections must act or rest.</numerusform>
        </translation>
    </message>
    <message>
        <source>First finish this action, or take it back with Esc: %1.</source>
        <translation>First finish this action, or take it back with Esc: %1.</translation>
    </message>
    <message>
        <source>First finish the roll: throw the dice, or be content with them.</source>
        <translation>First finish the roll: throw the dice, or be content with them.</translation>
    </message>
    <message>
        <source>First put the bonus into a slot, or do without it: %1.</source>
        <translation>First put the bonus into a slot, or do without it: %1.</translation>
    </message>
    <message>
        <source>Blue ghosts are on their way: first choose a building with room for them.</source>
        <translation>Blue ghosts are on their way: first choose a building with room for them.</translation>
    </message>
    <message>
        <source>First decide which section rises to the new level (%1).</source>
        <translation>First decide which section rises to the new level (%1).</translation>
    </message>
    <message>
        <source>In the Master game a section must rise to the new level (%1).</source>
        <translation>In the Master game a section must rise to the new level (%1).</translation>
    </message>
    <message>
        <source>Choose a section that is below the new level (%1).</source>
        <translation>Choose a section that is below the new level (%1).</translation>
    </message>
    <message>
        <source>First pay for the card that you claim: %1.</source>
        <translation>First pay for the card that you claim: %1.</translation>
    </message>
    <message>
        <source>First take your reward, points or discs, for the card: %1.</source>
        <translation>First take your reward, points or discs, for the card: %1.</translation>
    </message>
    <message>
        <source>First choose an action space for the card you have called upon: %1.</source>
        <translation>First choose an action space for the card you have called upon: %1.</translation>
    </message>
    <message>
        <source>There is no bonus in this slot: move a ghost to a building with one.</source>
        <translation>There is no bonus in this slot: move a ghost to a building with one.</translation>
    </message>
    <message>
        <source>A disc blocks this slot: choose another one.</source>
        <translation>A disc blocks this slot: choose another one.</translation>
    </message>
    <message>
        <source>A bonus takes a disc from your reserve, and there is none: let a section rest.</source>
        <translation>A bonus takes a disc from your reserve, and there is none: let a section rest.</translation>
    </message>
    <message>
        <source>There is no disc on your action spaces that could come back.</source>
        <translation>There is no disc on your action spaces that could come back.</translation>
    </message>
    <message>
        <source>None of these is left in the supply: %1.</source>
        <translation>None of these is left in the supply: %1.</translation>
    </message>
    <message>
        <source>No ghost in town can move: the buildings around are full.</source>
        <translation>No ghost in town can move: the buildings around are full.</translation>
    </message>
    <message>
        <source>There is no pair of one colour in a building with room and a third in the supply.</source>
        <translation>There is no pair of one colour in a building with room and a third in the supply.</translation>
    </message>
    <message>
        <source>Claim this card first: its power is for those who are on it.</source>
        <translation>Claim this card first: its power is for those who are on it.</translation>
    </message>
    <message>
        <source>This card is counted when the game ends: %1.</source>
        <translation>This card is counted when the game ends: %1.</translation>
    </message>
    <message>
        <source>This card works by itself whenever it applies: %1.</source>
        <translation>This card works by itself whenever it applies: %1.</translation>
    </message>
    <message>
        <source>This card offers itself when its moment has come: %1.</source>
        <translation>This card offers itself when its moment has come: %1.</translation>
    </message>
    <message>
        <source>You have called upon this card in this turn already: %1.</source>
        <translation>You have called upon this card in this turn already: %1.</translation>
    </message>
    <message>
        <source>There is no action now for which this card would be of use: %1.</source>
        <translation>There is no action now for which this card would be of use: %1.</translation>
    </message>
    <message>
        <source>This action space is free: the card is for one with a disc on it.</source>
        <translation>This action space is free: the card is for one with a disc on it.</translation>
    </message>
    <message>
        <source>No level is higher than red: use the card in another section.</source>
        <translation>No level is higher than red: use the card in another section.</translation>
    </message>
    <message>
        <source>The card would be wasted here: this action could do nothing more with the higher level (%1).</source>
        <translation>The card would be wasted here: this action could do nothing more with the higher level (%1).</translation>
    </message>
    <message>
        <source>All your sections are blue, and none can go lower.</source>
        <translation>All your sections are blue, and none can go lower.</translation>
    </message>
    <message>
        <source>The supply has no token of the colour to which any of your sections would sink.</source>
        <translation>The supply has no token of the colour to which any of your sections would sink.</translation>
    </message>
    <message>
        <source>With your tokens and those in the supply, no swap is possible now.</source>
        <translation>With your tokens and those in the supply, no swap is possible now.</translation>
    </message>
    <message>
        <source>You have too few scares for any token that is in the supply.</source>
        <translation>You have too few scares for any token that is in the supply.</translation>
    </message>
    <message>
        <source>Discs block all your slots: there is no place for a new bonus.</source>
        <translation>Discs block all your slots: there is no place for a new bonus.</translation>
    </message>
    <message>
        <source>All your sections are red, and none can go higher.</source>
        <translation>All your sections are red, and none can go higher.</translation>
    </message>
    <message>
        <source>You have too few scares to lift any of your sections.</source>
        <translation>You have too few scares to lift any of your sections.</translation>
    </message>
    <message>
        <source>You have no token whose ghost is in the supply, or no building has room for it.</source>
        <translation>You have no token whose ghost is in the supply, or no building has room for it.</translation>
    </message>
    <message>
        <source>There are no two ghosts of different colours in different buildings.</source>
        <translation>There are no two ghosts of different colours in different buildings.</translation>
    </message>
    <message>
        <source>This card is not in use in this game.</source>
        <translation>This card is not in use in this game.</translation>
    </message>
    <message>
        <source>You are on this card already, and once is enough: %1.</source>
        <translation>You are on this card already, and once is enough: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens, and you have fewer.</source>
        <translation>
            <numerusform>This card costs you %n token, and you have none.</numerusform>
            <numerusform>This card costs you %n tokens, and you have fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens of different colours, and you have fewer colours.</source>
        <translation>
            <numerusform>This card costs you %n token, and you have none.</numerusform>
            <numerusform>This card costs you %n tokens of different colours, and you have fewer colours.</numerusform>
        </translation>
    </message>
    <message>
        <source>A disc from your reserve or your board goes on the card, and you have none.</source>
        <translation>A disc from your reserve or your board goes on the card, and you have none.</translation>
    </message>
    <message>
        <source>This belongs to another lord: use what is on your own board.</source>
        <translation>This belongs to another lord: use what is on your own board.</translation>
    </message>
    <message>
        <source>A disc goes on an action space, to a bonus that you use, or on a card that you claim.</source>
        <translation>A disc goes on an action space, to a bonus that you use, or on a card that you claim.</translation>
    </message>
    <message>
        <source>This disc comes back when its section rests.</source>
        <translation>This disc comes back when its section rests.</translation>
    </message>
    <message>
        <source>A disc on a card stays there for good.</source>
        <translation>A disc on a card stays there for good.</translation>
    </message>
    <message>
        <source>The discs at your slots come back at the end of the turn in which the third one gets there.</source>
        <translation>The discs at your slots come back at the end of the turn in which the third one gets there.</translation>
    </message>
    <message>
        <source>Tokens buy cards: bring one to the card that you want to claim.</source>
        <translation>Tokens buy cards: bring one to the card that you want to claim.</translation>
    </message>
    <message>
        <source>Bring your ghost to the foe that it is to attack.</source>
        <translation>Bring your ghost to the foe that it is to attack.</translation>
    </message>
    <message>
        <source>Bring the ghost to the building where it is to go.</source>
        <translation>Bring the ghost to the building where it is to go.</translation>
    </message>
    <message>
        <source>A pumpkin goes on a haunting space of a building.</source>
        <translation>A pumpkin goes on a haunting space of a building.</translation>
    </message>
    <message>
        <source>A pumpkin stays where somebody has put it.</source>
        <translation>A pumpkin stays where somebody has put it.</translation>
    </message>
    <message>
        <source>To fetch a bonus, move a ghost to its building.</source>
        <translation>To fetch a bonus, move a ghost to its building.</translation>
    </message>
    <message>
        <source>Nobody needs to lift the dice: they roll at the press of a button.</source>
        <translation>Nobody needs to lift the dice: they roll at the press of a button.</translation>
    </message>
    <message>
        <source>Sections rise when you upgrade ghosts: begin with an action space.</source>
        <translation>Sections rise when you upgrade ghosts: begin with an action space.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The game is over here: go back to where you want to play on.</source>
        <translation>The game is over here: go back to where you want to play on.</translation>
    </message>
    <message>
        <source>This game was begun under older rules: it can only be watched.</source>
        <translation>This game was begun under older rules: it can only be watched.</translation>
    </message>
    <message>
        <source>The end · move %1 of %2</source>
        <translation>The end · move %1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>The start · %n moves</source>
        <translation>
            <numerusform>The start · %n move</numerusform>
            <numerusform>The start · %n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>All cards face up</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>What cost most?</translation>
    </message>
    <message>
        <source>%1 · move %2 of %3</source>
        <extracomment>%1 is whose turn of which round it is: “Round 3 · Ada · move 40 of 88”</extracomment>
        <translation>%1 · move %2 of %3</translation>
    </message>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Back to the start of the turn</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>One move forward</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>To the next turn</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Back to the start of the round</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>To the next round</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Back to now</translation>
    </message>
</context>
<context>
    <name>RestInPeaceComputers</name>
    <message>
        <source>What a computer player sees: its own hand below, and of yours only the backs.</source>
        <translation>What a computer player sees: its own hand below, and of yours only the backs.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; follows its gut. It fights for every mansion alike, as long as staying does not cost too much, and never asks which mansion matters most. It plays its largest ghosts first, even where smaller ones would do. It is fond of &lt;a href=&quot;#RP-1.7&quot;&gt;putting good cards at round ten&lt;/a&gt;, and then misses them in the rounds before.</source>
        <translation>&lt;b&gt;Easy&lt;/b&gt; follows its gut. It fights for every mansion alike, as long as staying does not cost too much, and never asks which mansion matters most. It plays its largest ghosts first, even where smaller ones would do. It is fond of &lt;a href=&quot;#RP-1.7&quot;&gt;putting good cards at round ten&lt;/a&gt;, and then misses them in the rounds before.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; thinks its own turn through to the end, but only along the two plans that look best at each step. It imagines a few ways in which the hidden cards could lie, and weighs what each plan would leave it with: mansions, ghosts, psychics and stakes. It does not think ahead to your answer.</source>
        <translation>&lt;b&gt;Normal&lt;/b&gt; thinks its own turn through to the end, but only along the two plans that look best at each step. It imagines a few ways in which the hidden cards could lie, and weighs what each plan would leave it with: mansions, ghosts, psychics and stakes. It does not think ahead to your answer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; does think of your answer. It thinks its own turn through, and then what you would do best against it, with the hidden cards dealt differently again and again, always as they might really lie. Then it makes the move that has turned out best.</source>
        <translation>&lt;b&gt;Hard&lt;/b&gt; does think of your answer. It thinks its own turn through, and then what you would do best against it, with the hidden cards dealt differently again and again, always as they might really lie. Then it makes the move that has turned out best.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceIntroduction</name>
    <message>
        <source>Two ghost families want the same ten mansions, and in each of them only the stronger one can stay. Whoever leaves a mansion to the other gets a psychic instead, with an odd power for later.</source>
        <translation>Two ghost families want the same ten mansions, and in each of them only the stronger one can stay. Whoever leaves a mansion to the other gets a psychic instead, with an odd power for later.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts in two families</source>
        <translation>
            <numerusform>%n ghost in two families</numerusform>
            <numerusform>%n ghosts in two families</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n psychics</source>
        <translation>
            <numerusform>%n psychic</numerusform>
            <numerusform>%n psychics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n manor</numerusform>
            <numerusform>%n manors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n castle</numerusform>
            <numerusform>%n castles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestInPeaceMinds</name>
    <message>
        <source>%1 to %2 is enough to stay.</source>
        <translation>%1 to %2 is enough to stay.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 is enough to stay; %n ghosts stay in hand.</source>
        <translation>
            <numerusform>%1 to %2 is enough to stay; %n ghost stays in hand.</numerusform>
            <numerusform>%1 to %2 is enough to stay; %n ghosts stay in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; the cards are better kept for later rounds.</source>
        <translation>
            <numerusform>Staying takes %n more strength; the cards are better kept for later rounds.</numerusform>
            <numerusform>Staying takes %n more strength; the cards are better kept for later rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; these cards cannot reach it.</source>
        <translation>
            <numerusform>Staying takes %n more strength; these cards cannot reach it.</numerusform>
            <numerusform>Staying takes %n more strength; these cards cannot reach it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stays %1 to %2; staying takes %n more.</source>
        <translation>
            <numerusform>It stays %1 to %2; staying takes %n more.</numerusform>
            <numerusform>It stays %1 to %2; staying takes %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 becomes %3 to %4; staying still takes %n more.</source>
        <translation>
            <numerusform>%1 to %2 becomes %3 to %4; staying still takes %n more.</numerusform>
            <numerusform>%1 to %2 becomes %3 to %4; staying still takes %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes it %1 to %2 at round ten.</source>
        <translation>That makes it %1 to %2 at round ten.</translation>
    </message>
    <message numerus="yes">
        <source>Chance picks a ghost of %1 to %2; staying takes %n more strength.</source>
        <translation>
            <numerusform>Chance picks a ghost of %1 to %2; staying takes %n more strength.</numerusform>
            <numerusform>Chance picks a ghost of %1 to %2; staying takes %n more strength.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ghost of %1 is given up for it.</source>
        <translation>A ghost of %1 is given up for it.</translation>
    </message>
    <message>
        <source>Only a ghost of %1 is given up; none here is smaller.</source>
        <translation>Only a ghost of %1 is given up; none here is smaller.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back, to be played once more.</source>
        <translation>A ghost of %1 comes back, to be played once more.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back; none there is larger.</source>
        <translation>A ghost of %1 comes back; none there is larger.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing goes to round ten: all %n cards are kept for now.</source>
        <translation>
            <numerusform>Nothing goes to round ten: the %n card is kept for now.</numerusform>
            <numerusform>Nothing goes to round ten: all %n cards are kept for now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; without it this mansion wins the rival the game.</source>
        <translation>
            <numerusform>Staying takes %n more strength; without it this mansion wins the rival the game.</numerusform>
            <numerusform>Staying takes %n more strength; without it this mansion wins the rival the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; only round ten comes after this one, and it matters more.</source>
        <translation>
            <numerusform>Staying takes %n more strength; only round ten comes after this one, and it matters more.</numerusform>
            <numerusform>Staying takes %n more strength; only round ten comes after this one, and it matters more.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: this mansion would win the game.</source>
        <translation>%1 to %2 becomes %3 to %4, enough to stay: this mansion would win the game.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: otherwise this mansion wins the rival the game.</source>
        <translation>%1 to %2 becomes %3 to %4, enough to stay: otherwise this mansion wins the rival the game.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay.</source>
        <translation>%1 to %2 becomes %3 to %4, enough to stay.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts are to follow: %1.</source>
        <extracomment>%1 are the values of the ghosts, one after the other.</extracomment>
        <translation>
            <numerusform>%n more ghost is to follow: %1.</numerusform>
            <numerusform>%n more ghosts are to follow: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the smallest ghost; larger ones stay in hand.</source>
        <translation>It is the smallest ghost; larger ones stay in hand.</translation>
    </message>
    <message>
        <source>No smaller ghost would be enough.</source>
        <translation>No smaller ghost would be enough.</translation>
    </message>
    <message>
        <source>A smaller ghost would do, but the rival would have less to beat.</source>
        <translation>A smaller ghost would do, but the rival would have less to beat.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: what a ghost does, and what is played after it.
----------
Two whole sentences: what a ghost does, and why just this one.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It was enough before; now the rival has more to beat.</source>
        <translation>It was enough before; now the rival has more to beat.</translation>
    </message>
    <message>
        <source>Only round ten is left, and there this ghost adds its %1.</source>
        <translation>Only round ten is left, and there this ghost adds its %1.</translation>
    </message>
    <message>
        <source>This ghost of %1, the smallest in hand, waits for round ten.</source>
        <translation>This ghost of %1, the smallest in hand, waits for round ten.</translation>
    </message>
    <message>
        <source>This ghost adds its %1 at round ten.</source>
        <translation>This ghost adds its %1 at round ten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a psychic&apos;s name, %2 the sentence that says what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chance picks a ghost of %1 to %2.</source>
        <translation>Chance picks a ghost of %1 to %2.</translation>
    </message>
    <message>
        <source>At round ten this psychic fights, too: %1.</source>
        <translation>At round ten this psychic fights, too: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten: %1.</source>
        <translation>This psychic does nothing at round ten: %1.</translation>
    </message>
    <message>
        <source>%1 Leaving brings the psychic: %2.</source>
        <extracomment>%1 is a whole sentence on why to leave the round, %2 a psychic&apos;s name.</extracomment>
        <translation>%1 Leaving brings the psychic: %2.</translation>
    </message>
</context>
<context>
    <name>RestInPeacePsychics</name>
    <message>
        <source>The psychics</source>
        <translation>The psychics</translation>
    </message>
    <message>
        <source>These are all the psychics, by number. The nine starters have no level; the others have a level from 1 to 4.</source>
        <translation>These are all the psychics, by number. The nine starters have no level; the others have a level from 1 to 4.</translation>
    </message>
    <message>
        <source>The nine starters</source>
        <translation>The nine starters</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>A psychic whose effect cannot happen may be put at round ten, but it may not be played in a round. So nobody wastes one by accident. This is what they need:</source>
        <translation>A psychic whose effect cannot happen may be put at round ten, but it may not be played in a round. So nobody wastes one by accident. This is what they need:</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>%1: a ghost in your deck.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost in your rival’s hand.</source>
        <translation>%1 and %2: a ghost in your rival’s hand.</translation>
    </message>
    <message>
        <source>%1: a card of your rival in this round.</source>
        <translation>%1: a card of your rival in this round.</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck or in your hand.</source>
        <translation>%1: a ghost in your deck or in your hand.</translation>
    </message>
    <message>
        <source>%1: a ghost on each side of this round.</source>
        <translation>%1: a ghost on each side of this round.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost on your side of an earlier round.</source>
        <translation>%1 and %2: a ghost on your side of an earlier round.</translation>
    </message>
    <message>
        <source>%1: a ghost of your rival in this round with a printed value of 3 or less.</source>
        <translation>%1: a ghost of your rival in this round with a printed value of 3 or less.</translation>
    </message>
    <message>
        <source>All other effects always happen. Only one psychic can never be played in a round: %1.</source>
        <translation>All other effects always happen. Only one psychic can never be played in a round: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at &lt;a href=&quot;#RP-2.5&quot;&gt;round ten&lt;/a&gt;.</source>
        <translation>This psychic does nothing at &lt;a href=&quot;#RP-2.5&quot;&gt;round ten&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (starter)</source>
        <extracomment>%1 is the number of a psychic, %2 its name.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (starter)</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (level %3)</source>
        <extracomment>%1 is the number of a psychic, %2 its name, %3 its level.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (level %3)</translation>
    </message>
    <message>
        <source>A ghost counts for the side where it lies now. A lasting effect stays with the player who played it, even if its card moves.</source>
        <translation>A ghost counts for the side where it lies now. A lasting effect stays with the player who played it, even if its card moves.</translation>
    </message>
    <message>
        <source>Any ghost that lies on your side there will do, of either family. Psychics that are ghosts are included.</source>
        <translation>Any ghost that lies on your side there will do, of either family. Psychics that are ghosts are included.</translation>
    </message>
    <message>
        <source>“Played” means what &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt; says: ghosts that come into the round by psychics %1 are not played.</source>
        <translation>“Played” means what &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt; says: ghosts that come into the round by psychics %1 are not played.</translation>
    </message>
    <message>
        <source>If your rival has no ghost in hand when the next card is played, they play freely, and the effect is spent.</source>
        <translation>If your rival has no ghost in hand when the next card is played, they play freely, and the effect is spent.</translation>
    </message>
    <message>
        <source>What a discarded psychic has already done stays done. Discarded cards lie open for both of you.</source>
        <translation>What a discarded psychic has already done stays done. Discarded cards lie open for both of you.</translation>
    </message>
    <message>
        <source>Then −2 is its printed value.</source>
        <translation>Then −2 is its printed value.</translation>
    </message>
    <message>
        <source>Your rival may not play a first card if no second one could follow it, and may not end a turn after exactly one card.</source>
        <translation>Your rival may not play a first card if no second one could follow it, and may not end a turn after exactly one card.</translation>
    </message>
    <message>
        <source>Its value is fixed when it is played, and it keeps this value. 0 is an even value.</source>
        <translation>Its value is fixed when it is played, and it keeps this value. 0 is an even value.</translation>
    </message>
    <message>
        <source>You draw as far as your deck goes. The card that you discard is always a ghost.</source>
        <translation>You draw as far as your deck goes. The card that you discard is always a ghost.</translation>
    </message>
    <message>
        <source>They may still put a psychic at round ten: that is not playing it.</source>
        <translation>They may still put a psychic at round ten: that is not playing it.</translation>
    </message>
    <message>
        <source>“Strongest” means: it counts most before the doubling. If several count the same, it is one that does not count 0 in the end.</source>
        <translation>“Strongest” means: it counts most before the doubling. If several count the same, it is one that does not count 0 in the end.</translation>
    </message>
    <message>
        <source>This number is then its printed value.</source>
        <translation>This number is then its printed value.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>The story and the aim</translation>
    </message>
    <message>
        <source>Two ghost families live next door to each other, and neither can stand the other. Now ten mansions are empty, and both families would love to haunt them.</source>
        <translation>Two ghost families live next door to each other, and neither can stand the other. Now ten mansions are empty, and both families would love to haunt them.</translation>
    </message>
    <message>
        <source>Rest in Peace is a duel for two. You lead one family, and your rival leads the other. In each round you fight for one mansion.</source>
        <translation>Rest in Peace is a duel for two. You lead one family, and your rival leads the other. In each round you fight for one mansion.</translation>
    </message>
    <message>
        <source>You take turns and play cards, each on your own side of the mansion. If you are not stronger than your rival at the end of your turn, you leave, and your rival takes the mansion.</source>
        <translation>You take turns and play cards, each on your own side of the mansion. If you are not stronger than your rival at the end of your turn, you leave, and your rival takes the mansion.</translation>
    </message>
    <message>
        <source>But a lost round has its comforts: the psychic of the round comes to help you, and you may put a card aside for round ten, the last of all.</source>
        <translation>But a lost round has its comforts: the psychic of the round comes to help you, and you may put a card aside for round ten, the last of all.</translation>
    </message>
    <message>
        <source>You win as soon as you hold &lt;b&gt;four manors&lt;/b&gt; or &lt;b&gt;three castles&lt;/b&gt;. If nobody gets that far, round ten decides.</source>
        <translation>You win as soon as you hold &lt;b&gt;four manors&lt;/b&gt; or &lt;b&gt;three castles&lt;/b&gt;. If nobody gets that far, round ten decides.</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>What lies on the table</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two families of ghosts&lt;/b&gt;, with 21 cards each: six ghosts of 1, five of 2, four of 3, three of 4, two of 5 and one of 6. One family has the sign of the leaf, the other the sign of the bow, and both wear the colour of their player.</source>
        <translation>&lt;b&gt;Two families of ghosts&lt;/b&gt;, with 21 cards each: six ghosts of 1, five of 2, four of 3, three of 4, two of 5 and one of 6. One family has the sign of the leaf, the other the sign of the bow, and both wear the colour of their player.</translation>
    </message>
    <message>
        <source>The number on a ghost is its &lt;b&gt;printed value&lt;/b&gt;. Even ghosts carry a bat, odd ghosts carry a snake.</source>
        <translation>The number on a ghost is its &lt;b&gt;printed value&lt;/b&gt;. Even ghosts carry a bat, odd ghosts carry a snake.</translation>
    </message>
    <message>
        <source>&lt;b&gt;29 psychics&lt;/b&gt;, each with an effect of its own. Numbers 1 to 9 are the starters. Numbers 10 to 29 have a level from 1 to 4. &lt;a href=&quot;#RP-4&quot;&gt;A chapter of its own&lt;/a&gt; lists them all.</source>
        <translation>&lt;b&gt;29 psychics&lt;/b&gt;, each with an effect of its own. Numbers 1 to 9 are the starters. Numbers 10 to 29 have a level from 1 to 4. &lt;a href=&quot;#RP-4&quot;&gt;A chapter of its own&lt;/a&gt; lists them all.</translation>
    </message>
    <message>
        <source>Two psychics. The number is at the top, stars show the level, and a few words say what the psychic does. The right one is a ghost: a circle shows its value.</source>
        <translation>Two psychics. The number is at the top, stars show the level, and a few words say what the psychic does. The right one is a ghost: a circle shows its value.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ten mansions&lt;/b&gt;: six manors and four castles.</source>
        <translation>&lt;b&gt;Ten mansions&lt;/b&gt;: six manors and four castles.</translation>
    </message>
    <message>
        <source>On the left a manor, on the right a castle.</source>
        <translation>On the left a manor, on the right a castle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The line&lt;/b&gt; runs across the table. It shows the rounds in their order: a psychic and a mansion for each of rounds 1 to 9, and at its end the card of round ten with the last mansion.</source>
        <translation>&lt;b&gt;The line&lt;/b&gt; runs across the table. It shows the rounds in their order: a psychic and a mansion for each of rounds 1 to 9, and at its end the card of round ten with the last mansion.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your side&lt;/b&gt; of a round is where you play your cards. The psychics that you have taken lie face up &lt;b&gt;in front of you&lt;/b&gt;. Your &lt;b&gt;hand&lt;/b&gt; holds the ghosts that you have drawn, your &lt;b&gt;deck&lt;/b&gt; those still to come. Cards that are out of the game lie open on the &lt;b&gt;discard pile&lt;/b&gt;.</source>
        <translation>&lt;b&gt;Your side&lt;/b&gt; of a round is where you play your cards. The psychics that you have taken lie face up &lt;b&gt;in front of you&lt;/b&gt;. Your &lt;b&gt;hand&lt;/b&gt; holds the ghosts that you have drawn, your &lt;b&gt;deck&lt;/b&gt; those still to come. Cards that are out of the game lie open on the &lt;b&gt;discard pile&lt;/b&gt;.</translation>
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
        <source>Nine psychics, drawn by chance, lie face up in a line, one for each of rounds 1 to 9. The card of round ten ends the line. The other psychics are out of the game. Before the game you agree on who takes part: only the starters, or also the psychics up to level 1, up to level 2, up to level 3, or all of them.</source>
        <translation>Nine psychics, drawn by chance, lie face up in a line, one for each of rounds 1 to 9. The card of round ten ends the line. The other psychics are out of the game. Before the game you agree on who takes part: only the starters, or also the psychics up to level 1, up to level 2, up to level 3, or all of them.</translation>
    </message>
    <message>
        <source>Chance deals the ten mansions face up, one to each card of the line.</source>
        <translation>Chance deals the ten mansions face up, one to each card of the line.</translation>
    </message>
    <message>
        <source>The line at the start: nine psychics and the card of round ten, each with a mansion.</source>
        <translation>The line at the start: nine psychics and the card of round ten, each with a mansion.</translation>
    </message>
    <message>
        <source>Each of you shuffles the deck of your family and draws 5 ghosts. They are your hand, and your rival does not see them.</source>
        <translation>Each of you shuffles the deck of your family and draws 5 ghosts. They are your hand, and your rival does not see them.</translation>
    </message>
    <message>
        <source>Whoever saw a ghost last is the first player; before the game you can also choose somebody, or let lots decide.</source>
        <translation>Whoever saw a ghost last is the first player; before the game you can also choose somebody, or let lots decide.</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;training game&lt;/b&gt; only the nine starters take part. They lie face down, and the first three are turned up. After each round one more is turned up. This is a good way to play for the first time.</source>
        <translation>In the &lt;b&gt;training game&lt;/b&gt; only the nine starters take part. They lie face down, and the first three are turned up. After each round one more is turned up. This is a good way to play for the first time.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>A round</translation>
    </message>
    <message>
        <source>Rounds 1 to 9 follow the line, and each is a fight for one mansion. You and your rival take turns: in your turn you play cards, and then you &lt;a href=&quot;#RP-1-stay&quot;&gt;stay or leave&lt;/a&gt;. When one of you leaves, the round is over.</source>
        <translation>Rounds 1 to 9 follow the line, and each is a fight for one mansion. You and your rival take turns: in your turn you play cards, and then you &lt;a href=&quot;#RP-1-stay&quot;&gt;stay or leave&lt;/a&gt;. When one of you leaves, the round is over.</translation>
    </message>
    <message>
        <source>In your turn play as many cards as you like, or none: ghosts from your hand and psychics that lie in front of you, in any mix. They go to your side of this round’s mansion. Cards that you have played lie open until the end of the game and never come back, unless a card says so.</source>
        <translation>In your turn play as many cards as you like, or none: ghosts from your hand and psychics that lie in front of you, in any mix. They go to your side of this round’s mansion. Cards that you have played lie open until the end of the game and never come back, unless a card says so.</translation>
    </message>
    <message>
        <source>The effect of a psychic happens at once. If it is a lasting effect, it lasts until the round ends. It covers cards that were played before the psychic and cards that are played after it.</source>
        <translation>The effect of a psychic happens at once. If it is a lasting effect, it lasts until the round ends. It covers cards that were played before the psychic and cards that are played after it.</translation>
    </message>
    <message>
        <source>If an effect asks you to choose something, you choose before you do anything else.</source>
        <translation>If an effect asks you to choose something, you choose before you do anything else.</translation>
    </message>
    <message>
        <source>A round in progress. The cards of each family lie on its own side, and the shields show the strengths. Here the leaf family leads by 9 to 8.</source>
        <translation>A round in progress. The cards of each family lie on its own side, and the shields show the strengths. Here the leaf family leads by 9 to 8.</translation>
    </message>
    <message>
        <source>Staying and leaving</source>
        <translation>Staying and leaving</translation>
    </message>
    <message>
        <source>At the end of your turn your &lt;a href=&quot;#RP-3&quot;&gt;strength&lt;/a&gt; must be higher than your rival’s, by at least 1. Then you stay, and it is your rival’s turn. If it is not higher, you leave, and the round is lost. A tie is not enough.</source>
        <translation>At the end of your turn your &lt;a href=&quot;#RP-3&quot;&gt;strength&lt;/a&gt; must be higher than your rival’s, by at least 1. Then you stay, and it is your rival’s turn. If it is not higher, you leave, and the round is lost. A tie is not enough.</translation>
    </message>
    <message>
        <source>You may leave without playing a single card, even as the first player of the round.</source>
        <translation>You may leave without playing a single card, even as the first player of the round.</translation>
    </message>
    <message>
        <source>Leaving in time can be clever. You save your ghosts for a mansion that you want more, you get a psychic, and you may put a card at round ten.</source>
        <translation>Leaving in time can be clever. You save your ghosts for a mansion that you want more, you get a psychic, and you may put a card at round ten.</translation>
    </message>
    <message>
        <source>Only one psychic makes a tie enough to stay: %1.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>Only one psychic makes a tie enough to stay: %1.</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>After a round</translation>
    </message>
    <message>
        <source>The winner takes the mansion. The loser takes the psychic of this round and lays it face up in front of them: it can be played in later rounds.</source>
        <translation>The winner takes the mansion. The loser takes the psychic of this round and lays it face up in front of them: it can be played in later rounds.</translation>
    </message>
    <message>
        <source>If the winner now holds four manors or three castles, the game is over (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). Otherwise it goes on.</source>
        <translation>If the winner now holds four manors or three castles, the game is over (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). Otherwise it goes on.</translation>
    </message>
    <message>
        <source>Each of you draws 2 ghosts, as far as your deck goes. Five ghosts at the start and two after each of eight rounds make 21, so your deck is empty after the draw of round 8 at the latest.</source>
        <translation>Each of you draws 2 ghosts, as far as your deck goes. Five ghosts at the start and two after each of eight rounds make 21, so your deck is empty after the draw of round 8 at the latest.</translation>
    </message>
    <message>
        <source>Then the loser may put one card face down at round ten: a ghost from hand or a psychic that lies in front of them, even the one just taken. This card is a &lt;b&gt;stake&lt;/b&gt;. Its owner may look at it, the rival may not. After round 9 a card can be put there too.</source>
        <translation>Then the loser may put one card face down at round ten: a ghost from hand or a psychic that lies in front of them, even the one just taken. This card is a &lt;b&gt;stake&lt;/b&gt;. Its owner may look at it, the rival may not. After round 9 a card can be put there too.</translation>
    </message>
    <message>
        <source>The winner starts the next round.</source>
        <translation>The winner starts the next round.</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Round ten</translation>
    </message>
    <message>
        <source>In round ten nobody plays cards from hand. Only what you have put there in the rounds before fights for the last mansion.</source>
        <translation>In round ten nobody plays cards from hand. Only what you have put there in the rounds before fights for the last mansion.</translation>
    </message>
    <message>
        <source>After round 9 both of you reveal your stakes. Whoever has the higher strength takes the tenth mansion. Then &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; is checked.</source>
        <translation>After round 9 both of you reveal your stakes. Whoever has the higher strength takes the tenth mansion. Then &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; is checked.</translation>
    </message>
    <message>
        <source>The revealed psychics take effect by turns. The winner of round 9 starts, and the psychics of each player follow in the order in which they were put there. Every psychic takes its turn; its owner makes the choices, and they are compulsory. A psychic that was discarded before its turn does nothing. Psychics with these numbers do nothing at round ten: %1. Nobody’s hand is seen there either: %2 is just a ghost.</source>
        <extracomment>%1 is a list of numbers, %2 is the name of a psychic.</extracomment>
        <translation>The revealed psychics take effect by turns. The winner of round 9 starts, and the psychics of each player follow in the order in which they were put there. Every psychic takes its turn; its owner makes the choices, and they are compulsory. A psychic that was discarded before its turn does nothing. Psychics with these numbers do nothing at round ten: %1. Nobody’s hand is seen there either: %2 is just a ghost.</translation>
    </message>
    <message>
        <source>On the right round ten, before it begins. You see the faces of your own stakes, and a lock tells you that your rival does not. Of your rival’s stakes you see only the backs.</source>
        <translation>On the right round ten, before it begins. You see the faces of your own stakes, and a lock tells you that your rival does not. Of your rival’s stakes you see only the backs.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message>
        <source>Whoever holds four manors or three castles wins the game at once.</source>
        <translation>Whoever holds four manors or three castles wins the game at once.</translation>
    </message>
    <message>
        <source>If nobody has won by &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; after round ten, the winner of round ten wins the game.</source>
        <translation>If nobody has won by &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; after round ten, the winner of round ten wins the game.</translation>
    </message>
    <message>
        <source>If round ten is tied, nobody takes its mansion, and whoever holds more mansions wins the game. Nine mansions can never be split evenly, so the game does not end in a draw.</source>
        <translation>If round ten is tied, nobody takes its mansion, and whoever holds more mansions wins the game. Nine mansions can never be split evenly, so the game does not end in a draw.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceStrength</name>
    <message>
        <source>Strength, card by card</source>
        <translation>Strength, card by card</translation>
    </message>
    <message>
        <source>“Is a ghost of 3” means: this psychic counts as a ghost with the printed value 3 in every respect. The same goes for other numbers. All other psychics have no value.</source>
        <translation>“Is a ghost of 3” means: this psychic counts as a ghost with the printed value 3 in every respect. The same goes for other numbers. All other psychics have no value.</translation>
    </message>
    <message>
        <source>Whether a ghost is even or odd, whether it has a twin, whether it is one of the ghosts an effect speaks of: its printed value decides, whatever it counts at the moment.</source>
        <translation>Whether a ghost is even or odd, whether it has a twin, whether it is one of the ghosts an effect speaks of: its printed value decides, whatever it counts at the moment.</translation>
    </message>
    <message>
        <source>Your strength is the sum of your cards in this round. Each ghost is counted in these steps, in this order. A step with a psychic is left out unless its effect lasts now and is meant for your side.</source>
        <translation>Your strength is the sum of your cards in this round. Each ghost is counted in these steps, in this order. A step with a psychic is left out unless its effect lasts now and is meant for your side.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; A ghost counts its printed value.</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; A ghost counts its printed value.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; %1: a ghost counts 7 minus its printed value.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>&lt;b&gt;2.&lt;/b&gt; %1: a ghost counts 7 minus its printed value.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3.&lt;/b&gt; %1: a ghost with a printed 5 or 6 counts as 1.</source>
        <translation>&lt;b&gt;3.&lt;/b&gt; %1: a ghost with a printed 5 or 6 counts as 1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4.&lt;/b&gt; %1: an even ghost counts 1 more. %2: an odd ghost counts 1 more.</source>
        <translation>&lt;b&gt;4.&lt;/b&gt; %1: an even ghost counts 1 more. %2: an odd ghost counts 1 more.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5.&lt;/b&gt; %1: a ghost with the named printed value counts 2 more.</source>
        <translation>&lt;b&gt;5.&lt;/b&gt; %1: a ghost with the named printed value counts 2 more.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6.&lt;/b&gt; %1: a ghost that has a twin counts 1 more.</source>
        <translation>&lt;b&gt;6.&lt;/b&gt; %1: a ghost that has a twin counts 1 more.</translation>
    </message>
    <message>
        <source>&lt;b&gt;7.&lt;/b&gt; %1: the strongest ghost counts twice.</source>
        <translation>&lt;b&gt;7.&lt;/b&gt; %1: the strongest ghost counts twice.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8.&lt;/b&gt; %1: a ghost with a printed 1 or 2 counts 0 after all.</source>
        <translation>&lt;b&gt;8.&lt;/b&gt; %1: a ghost with a printed 1 or 2 counts 0 after all.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A whole round.&lt;/b&gt; The leaf family starts with a 2. The bow family plays two ghosts of 2 and has 4. Leaf adds a 5 and has 7. Bow adds a 4 and has 8. Leaf adds two ghosts of 1 and has 9. Now Bow plays a psychic: %1. All three ghosts of Bow are even, so each counts 1 more, and Bow has 11. Leaf leaves.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>&lt;b&gt;A whole round.&lt;/b&gt; The leaf family starts with a 2. The bow family plays two ghosts of 2 and has 4. Leaf adds a 5 and has 7. Bow adds a 4 and has 8. Leaf adds two ghosts of 1 and has 9. Now Bow plays a psychic: %1. All three ghosts of Bow are even, so each counts 1 more, and Bow has 11. Leaf leaves.</translation>
    </message>
    <message>
        <source>Bow’s side at the end of this round. The cards lie in a fan, the last one on top. The orange chips show what the ghosts count now: 3, 3 and 5.</source>
        <translation>Bow’s side at the end of this round. The cards lie in a fan, the last one on top. The orange chips show what the ghosts count now: 3, 3 and 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A shrunken ghost.&lt;/b&gt; Your rival has played a psychic: %1. So your ghost of 5 counts as 1. Now you play one too: %2. The printed 5 is odd, so your ghost counts 1 + 1 = 2.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;A shrunken ghost.&lt;/b&gt; Your rival has played a psychic: %1. So your ghost of 5 counts as 1. Now you play one too: %2. The printed 5 is odd, so your ghost counts 1 + 1 = 2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Twins and an echo.&lt;/b&gt; You have two ghosts of 3 and one of 4, and you play two psychics. %1: each 3 has a twin and counts 4. %2: one of the three ghosts counts twice. Your strength is 8 + 4 + 4 = 16.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Twins and an echo.&lt;/b&gt; You have two ghosts of 3 and one of 4, and you play two psychics. %1: each 3 has a twin and counts 4. %2: one of the three ghosts counts twice. Your strength is 8 + 4 + 4 = 16.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upside down.&lt;/b&gt; You have a ghost of 1 and a ghost of 6, and you play a psychic: %1. The 1 counts 6 now, and the 6 counts 1. Then your rival plays a psychic: %2. The 1 counts 0 in the end, because its printed value decides. The 6 still counts 1.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Upside down.&lt;/b&gt; You have a ghost of 1 and a ghost of 6, and you play a psychic: %1. The 1 counts 6 now, and the 6 counts 1. Then your rival plays a psychic: %2. The 1 counts 0 in the end, because its printed value decides. The 6 still counts 1.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceTable</name>
    <message>
        <source>How to use the table</source>
        <translation>How to use the table</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a ghost from your hand, or a psychic that lies in front of you, to your side of the current round, or click it and then click the place. When you lift a card, the places where it may go light up.</source>
        <translation>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a ghost from your hand, or a psychic that lies in front of you, to your side of the current round, or click it and then click the place. When you lift a card, the places where it may go light up.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the card glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;If something is not allowed&lt;/b&gt;, the card glides back, and a short note says why and links to the rule.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The near side is yours, whichever family you lead: the table turns round for whoever has to decide. Each round has its column: the current one is the widest, and those that are over are narrow. A psychic too small for words shows its number and its picture; point at it to read what it does.</source>
        <translation>&lt;b&gt;Your place.&lt;/b&gt; The near side is yours, whichever family you lead: the table turns round for whoever has to decide. Each round has its column: the current one is the widest, and those that are over are narrow. A psychic too small for words shows its number and its picture; point at it to read what it does.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength.&lt;/b&gt; The shields in a column show both strengths. Point at a side, and you see how its strength comes about, card by card. An orange chip on a card shows what it counts, if that is not its printed value. Where there are too many cards for a fan, each becomes a tab with its value.</source>
        <translation>&lt;b&gt;Strength.&lt;/b&gt; The shields in a column show both strengths. Point at a side, and you see how its strength comes about, card by card. An orange chip on a card shows what it counts, if that is not its printed value. Where there are too many cards for a fan, each becomes a tab with its value.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Putting a card at round ten.&lt;/b&gt; After a round that you lost, drag a card to your side of the last column, or press the big button if you want to put none there. You always see the faces of your own stakes.</source>
        <translation>&lt;b&gt;Putting a card at round ten.&lt;/b&gt; After a round that you lost, drag a card to your side of the last column, or press the big button if you want to put none there. You always see the faces of your own stakes.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The dial.&lt;/b&gt; If you have to name a value, a dial with the numbers 1 to 6 appears. Press the number that you want, there or on the keyboard.</source>
        <translation>&lt;b&gt;The dial.&lt;/b&gt; If you have to name a value, a dial with the numbers 1 to 6 appears. Press the number that you want, there or on the keyboard.</translation>
    </message>
    <message>
        <source>The dial: press a number to name this value.</source>
        <translation>The dial: press a number to name this value.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Looking through your deck.&lt;/b&gt; Your deck is spread out before you, sorted by value, so that its order stays a secret. Press the ghost that you want; the others are shuffled.</source>
        <translation>&lt;b&gt;Looking through your deck.&lt;/b&gt; Your deck is spread out before you, sorted by value, so that its order stays a secret. Press the ghost that you want; the others are shuffled.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The unseen hand.&lt;/b&gt; When chance picks a ghost from a hand, an unseen hand draws it and holds it up for both of you. If chance picks your next card, press the button with the unseen hand. You may also end your turn instead.</source>
        <translation>&lt;b&gt;The unseen hand.&lt;/b&gt; When chance picks a ghost from a hand, an unseen hand draws it and holds it up for both of you. If chance picks your next card, press the button with the unseen hand. You may also end your turn instead.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round ten&lt;/b&gt; plays almost by itself. The stakes are turned up one by one, then the psychics take their turns, and the table waits only where somebody has to choose. The hands are not needed any more and lie face down. At the end of the game hands and stakes are laid open.</source>
        <translation>&lt;b&gt;Round ten&lt;/b&gt; plays almost by itself. The stakes are turned up one by one, then the psychics take their turns, and the table waits only where somebody has to choose. The hands are not needed any more and lie face down. At the end of the game hands and stakes are laid open.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking cards back.&lt;/b&gt; Drag a card that you have played in this turn back to where it came from. &lt;b&gt;Ctrl+Z&lt;/b&gt; takes your last move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn ghost, nor past the decision of your rival.</source>
        <translation>&lt;b&gt;Taking cards back.&lt;/b&gt; Drag a card that you have played in this turn back to where it came from. &lt;b&gt;Ctrl+Z&lt;/b&gt; takes your last move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn ghost, nor past the decision of your rival.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from card to card and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a card and drops it, or presses it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; presses the big button. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from card to card and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a card and drops it, or presses it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; presses the big button. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; The big button ends your turn and says beforehand what that means: it is green if you stay, and dark if you leave. If you are about to leave although your cards, face up, would be enough to stay, the table asks you first.</source>
        <translation>&lt;b&gt;Ending your turn.&lt;/b&gt; The big button ends your turn and says beforehand what that means: it is green if you stay, and dark if you leave. If you are about to leave although your cards, face up, would be enough to stay, the table asks you first.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choosing.&lt;/b&gt; If a psychic asks you to choose a card, the cards that you can choose light up. Press one of them, or drag it to where it goes. Out of a hand that lies face down, pull the card that you mean.</source>
        <translation>&lt;b&gt;Choosing.&lt;/b&gt; If a psychic asks you to choose a card, the cards that you can choose light up. Press one of them, or drag it to where it goes. Out of a hand that lies face down, pull the card that you mean.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If only one card can be chosen&lt;/b&gt;, and everybody can see that, the table chooses it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;If only one card can be chosen&lt;/b&gt;, and everybody can see that, the table chooses it for you; the log tells it. In the settings you can switch that off.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up. Whoever looks through their deck, or has just got to see the hand of their rival, looks alone: a curtain falls first.</source>
        <translation>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up. Whoever looks through their deck, or has just got to see the hand of their rival, looks alone: a curtain falls first.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Rulings at this table</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: If round ten is tied, nobody takes its mansion, because neither family was stronger. The original rules mention a draw; here it cannot happen.</source>
        <translation>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: If round ten is tied, nobody takes its mansion, because neither family was stronger. The original rules mention a draw; here it cannot happen.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: At round ten psychics take effect by turns, because many effects depend on what happened before. The winner of round 9 starts, as the winner starts every round. Choices are compulsory, so that there is nothing to argue about. Effects on hands, decks and turns do nothing there, because these play no part in round ten.</source>
        <translation>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: At round ten psychics take effect by turns, because many effects depend on what happened before. The winner of round 9 starts, as the winner starts every round. Choices are compulsory, so that there is nothing to argue about. Effects on hands, decks and turns do nothing there, because these play no part in round ten.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4&quot;&gt;The psychics&lt;/a&gt;: We do not have the sheet that describes them. Numbers 1 to 14 have the effects of the published game, as far as they are publicly known, in our words. The effects of these numbers are ours: %1. All names are ours too.</source>
        <extracomment>%1 is a list of numbers.</extracomment>
        <translation>&lt;a href=&quot;#RP-4&quot;&gt;The psychics&lt;/a&gt;: We do not have the sheet that describes them. Numbers 1 to 14 have the effects of the published game, as far as they are publicly known, in our words. The effects of these numbers are ours: %1. All names are ours too.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: Without a ghost in hand there is nothing to draw, so the next card is played freely. It still uses the effect up, so nobody has to keep it in mind.</source>
        <translation>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: Without a ghost in hand there is nothing to draw, so the next card is played freely. It still uses the effect up, so nobody has to keep it in mind.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: The effect of a discarded psychic ends, because the card is gone. Discarded cards lie open, so that both of you know what is gone.</source>
        <translation>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: The effect of a discarded psychic ends, because the card is gone. Discarded cards lie open, so that both of you know what is gone.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: What such a ghost is worth at round ten is its printed value there. So every other effect knows how to treat it. The castles are those of the side where it lies.</source>
        <translation>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: What such a ghost is worth at round ten is its printed value there. So every other effect knows how to treat it. The castles are those of the side where it lies.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: A first card is refused if no second one could follow it. So nobody gets stuck in the middle of a turn.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: A first card is refused if no second one could follow it. So nobody gets stuck in the middle of a turn.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: Only cards that you play yourself are “played”. A ghost that an effect brings into the round is not.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: Only cards that you play yourself are “played”. A ghost that an effect brings into the round is not.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: The value is fixed when the psychic is played, so it does not change behind your back. At round ten it is that of the last ghost your rival put there. 0 is even, as in arithmetic.</source>
        <translation>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: The value is fixed when the psychic is played, so it does not change behind your back. At round ten it is that of the last ghost your rival put there. 0 is even, as in arithmetic.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: You draw as far as the deck goes, as after a round. The discarded card is a ghost, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: You draw as far as the deck goes, as after a round. The discarded card is a ghost, because psychics are never in your hand.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: A moved ghost counts for its new side. Lasting effects stay with whoever played them, so nobody loses what they have paid a card for.</source>
        <translation>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: A moved ghost counts for its new side. Lasting effects stay with whoever played them, so nobody loses what they have paid a card for.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: Psychics that are ghosts are kept out too, because they are psychics all the same. Putting a card at round ten is not playing it.</source>
        <translation>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: Psychics that are ghosts are kept out too, because they are psychics all the same. Putting a card at round ten is not playing it.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: Only one ghost counts twice, the highest before doubling. Among equals it is one that counts: twice 0 would help nobody.</source>
        <translation>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: Only one ghost counts twice, the highest before doubling. Among equals it is one that counts: twice 0 would help nobody.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: Your ghosts are those on your side, whichever family they come from. A psychic that is a ghost comes back in front of you, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: Your ghosts are those on your side, whichever family they come from. A psychic that is a ghost comes back in front of you, because psychics are never in your hand.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceVoice</name>
    <message>
        <source>No. %1: %2, level %3</source>
        <translation>No. %1: %2, level %3</translation>
    </message>
    <message>
        <source>No. %1: %2, starter</source>
        <translation>No. %1: %2, starter</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Wait a moment, it is the turn of: %1.</translation>
    </message>
    <message>
        <source>The game is over; the winner is known.</source>
        <translation>The game is over; the winner is known.</translation>
    </message>
    <message>
        <source>You play ghosts from your hand and psychics that lie in front of you.</source>
        <translation>You play ghosts from your hand and psychics that lie in front of you.</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>There is nothing to choose now.</translation>
    </message>
    <message>
        <source>The round is over: put a card at round ten, or press the big button to put none.</source>
        <translation>The round is over: put a card at round ten, or press the big button to put none.</translation>
    </message>
    <message>
        <source>Cards go to round ten after a round, when its loser may put one there.</source>
        <translation>Cards go to round ten after a round, when its loser may put one there.</translation>
    </message>
    <message>
        <source>You are hypnotised: chance picks the next ghost. Let the unseen hand play it, or end your turn.</source>
        <translation>You are hypnotised: chance picks the next ghost. Let the unseen hand play it, or end your turn.</translation>
    </message>
    <message>
        <source>The Late Guest counts in round ten only; put it there after losing a round.</source>
        <translation>The Late Guest counts in round ten only; put it there after losing a round.</translation>
    </message>
    <message>
        <source>The Sceptic keeps your psychics out of this round; play ghosts.</source>
        <translation>The Sceptic keeps your psychics out of this round; play ghosts.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card, and no second one could follow this.</source>
        <translation>The Matchmaker allows no single card, and no second one could follow this.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card: play another one, or take this one back.</source>
        <translation>The Matchmaker allows no single card: play another one, or take this one back.</translation>
    </message>
    <message>
        <source>The Summoner needs a deck to look through, and yours is empty.</source>
        <translation>The Summoner needs a deck to look through, and yours is empty.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost in your rival’s hand, and there is none.</source>
        <translation>This psychic needs a ghost in your rival’s hand, and there is none.</translation>
    </message>
    <message>
        <source>The Exorcist needs a card of your rival’s in this round, and there is none.</source>
        <translation>The Exorcist needs a card of your rival’s in this round, and there is none.</translation>
    </message>
    <message>
        <source>The Fortune Teller needs a deck or a hand, and both of yours are empty.</source>
        <translation>The Fortune Teller needs a deck or a hand, and both of yours are empty.</translation>
    </message>
    <message>
        <source>The Changeling needs a ghost on each side of this round.</source>
        <translation>The Changeling needs a ghost on each side of this round.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost on your side of an earlier round, and there is none.</source>
        <translation>This psychic needs a ghost on your side of an earlier round, and there is none.</translation>
    </message>
    <message>
        <source>The Piper needs a rival’s ghost of 3 or less in this round, and there is none.</source>
        <translation>The Piper needs a rival’s ghost of 3 or less in this round, and there is none.</translation>
    </message>
    <message>
        <source>Cards are played to your own side of this round’s mansion: the lit column, below.</source>
        <translation>Cards are played to your own side of this round’s mansion: the lit column, below.</translation>
    </message>
    <message>
        <source>What was played stays where it lies to the end of the game.</source>
        <translation>What was played stays where it lies to the end of the game.</translation>
    </message>
    <message>
        <source>Two ghosts are drawn from the deck after each round.</source>
        <translation>Two ghosts are drawn from the deck after each round.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 plays: %2.</translation>
    </message>
    <message>
        <source>An unseen hand plays for %1: %2.</source>
        <translation>An unseen hand plays for %1: %2.</translation>
    </message>
    <message>
        <source>It goes to whoever loses this round, to be played from the next round on.</source>
        <translation>It goes to whoever loses this round, to be played from the next round on.</translation>
    </message>
    <message>
        <source>Psychic: for the loser, from the next round on</source>
        <translation>Psychic: for the loser, from the next round on</translation>
    </message>
    <message>
        <source>Psychic: from the next round on</source>
        <translation>Psychic: from the next round on</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %1, cards left: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Deck: %1, cards left: %n</numerusform>
            <numerusform>Deck: %1, cards left: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %1, cards: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Discard pile: %1, cards: %n</numerusform>
            <numerusform>Discard pile: %1, cards: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sees the rival’s hand.</source>
        <translation>%1 sees the rival’s hand.</translation>
    </message>
    <message>
        <source>%1 takes out of the deck: %2.</source>
        <translation>%1 takes out of the deck: %2.</translation>
    </message>
    <message>
        <source>%1 names the value %2.</source>
        <translation>%1 names the value %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <translation>%1 discards: %2.</translation>
    </message>
    <message>
        <source>%1 loses from the hand: %2.</source>
        <translation>%1 loses from the hand: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n ghosts.</source>
        <translation>
            <numerusform>%1 draws %n ghost.</numerusform>
            <numerusform>%1 draws %n ghosts.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges: gives %2, gets %3.</source>
        <translation>%1 exchanges: gives %2, gets %3.</translation>
    </message>
    <message>
        <source>%1 lures over: %2.</source>
        <translation>%1 lures over: %2.</translation>
    </message>
    <message>
        <source>%1 takes back from round %2: %3.</source>
        <translation>%1 takes back from round %2: %3.</translation>
    </message>
    <message>
        <source>%1 brings over from round %2: %3.</source>
        <translation>%1 brings over from round %2: %3.</translation>
    </message>
    <message>
        <source>%1 stays, %2 to %3.</source>
        <translation>%1 stays, %2 to %3.</translation>
    </message>
    <message>
        <source>%1 leaves, %2 to %3.</source>
        <translation>%1 leaves, %2 to %3.</translation>
    </message>
    <message>
        <source>%1 takes the psychic: %2.</source>
        <translation>%1 takes the psychic: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card at round ten.</source>
        <translation>%1 puts a card at round ten.</translation>
    </message>
    <message>
        <source>%1 puts at round ten: %2.</source>
        <translation>%1 puts at round ten: %2.</translation>
    </message>
    <message>
        <source>%1 puts nothing at round ten.</source>
        <translation>%1 puts nothing at round ten.</translation>
    </message>
    <message>
        <source>The line shows its next psychic: %1.</source>
        <translation>The line shows its next psychic: %1.</translation>
    </message>
    <message>
        <source>%1 shows: %2.</source>
        <translation>%1 shows: %2.</translation>
    </message>
    <message>
        <source>It takes effect: %1.</source>
        <translation>It takes effect: %1.</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>a hidden card</translation>
    </message>
    <message>
        <source>%1 takes a castle.</source>
        <translation>%1 takes a castle.</translation>
    </message>
    <message>
        <source>%1 takes a manor.</source>
        <translation>%1 takes a manor.</translation>
    </message>
    <message>
        <source>%1 has four manors and wins.</source>
        <translation>%1 has four manors and wins.</translation>
    </message>
    <message>
        <source>%1 has three castles and wins.</source>
        <translation>%1 has three castles and wins.</translation>
    </message>
    <message>
        <source>%1 wins round ten, and with it the game.</source>
        <translation>%1 wins round ten, and with it the game.</translation>
    </message>
    <message>
        <source>Round ten is tied; %1 has more mansions and wins.</source>
        <translation>Round ten is tied; %1 has more mansions and wins.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stake</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Round ten</translation>
    </message>
    <message>
        <source>The mansions are at rest</source>
        <translation>The mansions are at rest</translation>
    </message>
    <message>
        <source>Round ten · %1</source>
        <translation>Round ten · %1</translation>
    </message>
    <message>
        <source>Round %1 of 10 · %2</source>
        <translation>Round %1 of 10 · %2</translation>
    </message>
    <message>
        <source>The fight for the ten mansions is decided.</source>
        <translation>The fight for the ten mansions is decided.</translation>
    </message>
    <message>
        <source>An unseen hand draws a card.</source>
        <translation>An unseen hand draws a card.</translation>
    </message>
    <message>
        <source>What was put at round ten is turned up and counted.</source>
        <translation>What was put at round ten is turned up and counted.</translation>
    </message>
    <message>
        <source>That is enough: end your turn, or play more cards.</source>
        <translation>That is enough: end your turn, or play more cards.</translation>
    </message>
    <message>
        <source>Play cards to the lit column, below. To stay you need more than %1.</source>
        <translation>Play cards to the lit column, below. To stay you need more than %1.</translation>
    </message>
    <message>
        <source>Put no more there</source>
        <translation>Put no more there</translation>
    </message>
    <message>
        <source>End turn and stay</source>
        <translation>End turn and stay</translation>
    </message>
    <message>
        <source>Leave and lose the round</source>
        <translation>Leave and lose the round</translation>
    </message>
    <message>
        <source>Leave this round? Your cards would be enough to stay.</source>
        <translation>Leave this round? Your cards would be enough to stay.</translation>
    </message>
    <message>
        <source>Let the unseen hand play</source>
        <translation>Let the unseen hand play</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Key: Space</translation>
    </message>
    <message>
        <source>Hidden ghost</source>
        <translation>Hidden ghost</translation>
    </message>
    <message>
        <source>Hidden psychic</source>
        <translation>Hidden psychic</translation>
    </message>
    <message>
        <source>%1, odd: the snake</source>
        <translation>%1, odd: the snake</translation>
    </message>
    <message>
        <source>%1, even: the bat</source>
        <translation>%1, even: the bat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player who has to choose something, %2 is the whole sentence that says what.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>No. %1</translation>
    </message>
    <message>
        <source>At round ten: no effect.</source>
        <translation>At round ten: no effect.</translation>
    </message>
    <message>
        <source>First make the choice that your psychic waits for: %1.</source>
        <translation>First make the choice that your psychic waits for: %1.</translation>
    </message>
    <message>
        <source>Nobody is hypnotised: play a card of your own choice.</source>
        <translation>Nobody is hypnotised: play a card of your own choice.</translation>
    </message>
    <message>
        <source>Your card goes to your own side of round ten: the last column, below.</source>
        <translation>Your card goes to your own side of round ten: the last column, below.</translation>
    </message>
    <message>
        <source>What was put at round ten stays there.</source>
        <translation>What was put at round ten stays there.</translation>
    </message>
    <message>
        <source>The mansion of a round goes to whoever wins it, the psychic to whoever loses it.</source>
        <translation>The mansion of a round goes to whoever wins it, the psychic to whoever loses it.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>No effect at round ten: %1.</source>
        <translation>No effect at round ten: %1.</translation>
    </message>
    <message>
        <source>Round ten is counted. %1: %2, %3: %4.</source>
        <translation>Round ten is counted. %1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>leaf %1</translation>
    </message>
    <message>
        <source>bow %1</source>
        <translation>bow %1</translation>
    </message>
    <message>
        <source>%1 wins round %2</source>
        <translation>%1 wins round %2</translation>
    </message>
    <message>
        <source>Castles: %1 of 3</source>
        <translation>Castles: %1 of 3</translation>
    </message>
    <message>
        <source>Manors: %1 of 4</source>
        <translation>Manors: %1 of 4</translation>
    </message>
    <message>
        <source>Round ten</source>
        <comment>step</comment>
        <translation>Round ten</translation>
    </message>
    <message>
        <source>The round is lost. You may put up to two cards face down at round ten: only such cards fight there.</source>
        <translation>The round is lost. You may put up to two cards face down at round ten: only such cards fight there.</translation>
    </message>
    <message>
        <source>You may put a second card at round ten, the last column.</source>
        <translation>You may put a second card at round ten, the last column.</translation>
    </message>
    <message>
        <source>The round is lost. It is the last chance to put a card face down at round ten: only such cards fight there.</source>
        <translation>The round is lost. It is the last chance to put a card face down at round ten: only such cards fight there.</translation>
    </message>
    <message>
        <source>The round is lost. You may put a card face down at round ten, the last column: only such cards fight there.</source>
        <translation>The round is lost. You may put a card face down at round ten, the last column: only such cards fight there.</translation>
    </message>
    <message>
        <source>%1: chance plays your next card. To stay you need more than %2.</source>
        <translation>%1: chance plays your next card. To stay you need more than %2.</translation>
    </message>
    <message>
        <source>%1: play another card, or take this one back.</source>
        <translation>%1: play another card, or take this one back.</translation>
    </message>
    <message>
        <source>%1: play two cards or more, or none. To stay you need more than %2.</source>
        <translation>%1: play two cards or more, or none. To stay you need more than %2.</translation>
    </message>
    <message>
        <source>That is a tie, and a tie is not enough: you need more than %1.</source>
        <translation>That is a tie, and a tie is not enough: you need more than %1.</translation>
    </message>
    <message>
        <source>Four manors or three castles win. Play cards to the lit column, below: to stay you need more than %1.</source>
        <translation>Four manors or three castles win. Play cards to the lit column, below: to stay you need more than %1.</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Keep my cards</translation>
    </message>
    <message>
        <source>Leave and lose the game</source>
        <translation>Leave and lose the game</translation>
    </message>
    <message>
        <source>Leave this round? It would decide the game for your rival.</source>
        <translation>Leave this round? It would decide the game for your rival.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten. Put it there all the same?</source>
        <translation>This psychic does nothing at round ten. Put it there all the same?</translation>
    </message>
    <message>
        <source>Then it is the turn of: %1</source>
        <translation>Then it is the turn of: %1</translation>
    </message>
    <message>
        <source>%1 takes the manor, you take the psychic: %2</source>
        <translation>%1 takes the manor, you take the psychic: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle, you take the psychic: %2</source>
        <translation>%1 takes the castle, you take the psychic: %2</translation>
    </message>
    <message>
        <source>%1 takes the manor and the psychic: %2</source>
        <translation>%1 takes the manor and the psychic: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle and the psychic: %2</source>
        <translation>%1 takes the castle and the psychic: %2</translation>
    </message>
    <message>
        <source>Leaf ghost of %1</source>
        <translation>Leaf ghost of %1</translation>
    </message>
    <message>
        <source>Bow ghost of %1</source>
        <translation>Bow ghost of %1</translation>
    </message>
    <message numerus="yes">
        <source>Each family has %n of them.</source>
        <translation>
            <numerusform>Each family has %n of them.</numerusform>
            <numerusform>Each family has %n of them.</numerusform>
        </translation>
    </message>
    <message>
        <source> → %1 (%2)</source>
        <translation> → %1 (%2)</translation>
    </message>
    <message>
        <source>%1, strength: %2</source>
        <translation>%1, strength: %2</translation>
    </message>
    <message>
        <source>When the round ended it was %1.</source>
        <translation>When the round ended it was %1.</translation>
    </message>
    <message numerus="yes">
        <source>Cards face down at round ten: %n</source>
        <translation>
            <numerusform>Cards face down at round ten: %n</numerusform>
            <numerusform>Cards face down at round ten: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castle</translation>
    </message>
    <message>
        <source>Manor</source>
        <translation>Manor</translation>
    </message>
    <message>
        <source>It goes to whoever wins this round.</source>
        <translation>It goes to whoever wins this round.</translation>
    </message>
    <message>
        <source>This mansion would win the game for: %1</source>
        <translation>This mansion would win the game for: %1</translation>
    </message>
    <message>
        <source>Castle: three of them win the game at once</source>
        <translation>Castle: three of them win the game at once</translation>
    </message>
    <message>
        <source>Manor: four of them win the game at once</source>
        <translation>Manor: four of them win the game at once</translation>
    </message>
    <message>
        <source>Round %1, side of %2</source>
        <translation>Round %1, side of %2</translation>
    </message>
    <message>
        <source>Mansion of this round: %1</source>
        <translation>Mansion of this round: %1</translation>
    </message>
    <message>
        <source>Psychic of this round: %1</source>
        <translation>Psychic of this round: %1</translation>
    </message>
    <message>
        <source>Round ten: what the losers put here is turned up at the end</source>
        <translation>Round ten: what the losers put here is turned up at the end</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Round %1, won by %2</source>
        <translation>Round %1, won by %2</translation>
    </message>
    <message>
        <source>Round ten is tied: its mansion stays empty</source>
        <translation>Round ten is tied: its mansion stays empty</translation>
    </message>
    <message>
        <source>Psychics: %1</source>
        <translation>Psychics: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Hand: %1</translation>
    </message>
    <message>
        <source>After each round both players draw 2 ghosts, as long as there are any.</source>
        <translation>After each round both players draw 2 ghosts, as long as there are any.</translation>
    </message>
    <message numerus="yes">
        <source>%1, cards in hand: %n</source>
        <translation>
            <numerusform>%1, cards in hand: %n</numerusform>
            <numerusform>%1, cards in hand: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, manors: %2 of 4, castles: %3 of 3</source>
        <translation>%1, manors: %2 of 4, castles: %3 of 3</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Value %1</translation>
    </message>
    <message>
        <source>The card that an unseen hand has drawn</source>
        <translation>The card that an unseen hand has drawn</translation>
    </message>
    <message>
        <source>Your rival sees your hand until the round ends</source>
        <translation>Your rival sees your hand until the round ends</translation>
    </message>
    <message>
        <source>Your rival’s hand lies open to you until the round ends</source>
        <translation>Your rival’s hand lies open to you until the round ends</translation>
    </message>
    <message>
        <source>Psychics</source>
        <translation>Psychics</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>Training game</translation>
    </message>
    <message>
        <source>The nine starters, turned up bit by bit. Best for a first game.</source>
        <translation>The nine starters, turned up bit by bit. Best for a first game.</translation>
    </message>
    <message>
        <source>Starters only</source>
        <translation>Starters only</translation>
    </message>
    <message>
        <source>The nine starters, all open from the start.</source>
        <translation>The nine starters, all open from the start.</translation>
    </message>
    <message>
        <source>Up to level 1</source>
        <translation>Up to level 1</translation>
    </message>
    <message>
        <source>Nine of 14, drawn at random: a first taste of trickery.</source>
        <translation>Nine of 14, drawn at random: a first taste of trickery.</translation>
    </message>
    <message>
        <source>Up to level 2</source>
        <translation>Up to level 2</translation>
    </message>
    <message>
        <source>Nine of 19, drawn at random.</source>
        <translation>Nine of 19, drawn at random.</translation>
    </message>
    <message>
        <source>Up to level 3</source>
        <translation>Up to level 3</translation>
    </message>
    <message>
        <source>Nine of 24, drawn at random.</source>
        <translation>Nine of 24, drawn at random.</translation>
    </message>
    <message>
        <source>All psychics</source>
        <translation>All psychics</translation>
    </message>
    <message>
        <source>Nine of all 29, drawn at random.</source>
        <translation>Nine of all 29, drawn at random.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts.</source>
        <translation>By custom, whoever saw a ghost last starts.</translation>
    </message>
    <message>
        <source>Manors</source>
        <translation>Manors</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Castles</translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n castle</numerusform>
            <numerusform>%n castles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n manor</numerusform>
            <numerusform>%n manors</numerusform>
        </translation>
    </message>
    <message>
        <source>Mansions</source>
        <translation>Mansions</translation>
    </message>
    <message>
        <source>Mansions after each round</source>
        <translation>Mansions after each round</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>What cost most?</source>
        <translation>What cost most?</translation>
    </message>
    <message>
        <source>How much of the game has been looked through</source>
        <translation>How much of the game has been looked through</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Stop looking</translation>
    </message>
    <message>
        <source>Look through the game</source>
        <translation>Look through the game</translation>
    </message>
    <message>
        <source>Each move is judged only by what whoever made it could know then. The figures are estimates.</source>
        <translation>Each move is judged only by what whoever made it could know then. The figures are estimates.</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game is being looked through. You can go on watching meanwhile.</source>
        <translation>The game is being looked through. You can go on watching meanwhile.</translation>
    </message>
    <message>
        <source>The game could not be looked through.</source>
        <translation>The game could not be looked through.</translation>
    </message>
    <message>
        <source>Nobody made a move that cost much. Well played!</source>
        <translation>Nobody made a move that cost much. Well played!</translation>
    </message>
    <message>
        <source>Choose a move to see the table just before it.</source>
        <translation>Choose a move to see the table just before it.</translation>
    </message>
    <message>
        <source>No single move cost much: small things decided it.</source>
        <translation>No single move cost much: small things decided it.</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Played: %1</translation>
    </message>
    <message>
        <source>A computer at “Hard”: %1</source>
        <translation>A computer at “Hard”: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Why: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n points against the others.</source>
        <translation>
            <numerusform>Cost about %n point against the others.</numerusform>
            <numerusform>Cost about %n points against the others.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win: about %1 % instead of %2 %.</source>
        <translation>Chance to win: about %1 % instead of %2 %.</translation>
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
    <name>RunningBar</name>
    <message>
        <source>Your evening is under way. %1: %2</source>
        <extracomment>%1 is a list of names, %2 a row of games.</extracomment>
        <translation>Your evening is under way. %1: %2</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>End the evening</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find a game</source>
        <translation>Find a game</translation>
    </message>
    <message>
        <source>Part of a player’s or a game’s name</source>
        <translation>Part of a player’s or a game’s name</translation>
    </message>
    <message>
        <source>Show all games again</source>
        <translation>Show all games again</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>Thrifty Witch</source>
        <translation>Thrifty Witch</translation>
    </message>
    <message>
        <source>Greedy Pumpkin</source>
        <translation>Greedy Pumpkin</translation>
    </message>
    <message>
        <source>Patient Mummy</source>
        <translation>Patient Mummy</translation>
    </message>
    <message>
        <source>Sly Vampire</source>
        <translation>Sly Vampire</translation>
    </message>
    <message>
        <source>Cautious Cat</source>
        <translation>Cautious Cat</translation>
    </message>
    <message>
        <source>Merry Skeleton</source>
        <translation>Merry Skeleton</translation>
    </message>
    <message>
        <source>%1 (easy)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (easy)</translation>
    </message>
    <message>
        <source>%1 (normal)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (normal)</translation>
    </message>
    <message>
        <source>%1 (hard)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (hard)</translation>
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
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Counts every crumb twice.</source>
        <translation>Counts every crumb twice.</translation>
    </message>
    <message>
        <source>Wants it all, and more.</source>
        <translation>Wants it all, and more.</translation>
    </message>
    <message>
        <source>Has all the time in the world.</source>
        <translation>Has all the time in the world.</translation>
    </message>
    <message>
        <source>Smiles, and has a plan.</source>
        <translation>Smiles, and has a plan.</translation>
    </message>
    <message>
        <source>Looks twice before it leaps.</source>
        <translation>Looks twice before it leaps.</translation>
    </message>
    <message>
        <source>Laughs at its own mistakes.</source>
        <translation>Laughs at its own mistakes.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players are needed.</source>
        <translation>
            <numerusform>At least %n player is needed.</numerusform>
            <numerusform>At least %n players are needed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Add a player</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Who plays here</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <extracomment>%1 is how well it plays: “Computer: easy”</extracomment>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Those who have played here</source>
        <translation>Those who have played here</translation>
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
        <source>There is something else of that name; choose another name for the file.</source>
        <translation>There is something else of that name; choose another name for the file.</translation>
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
        <source>The file with your games is being repaired. Try again in a moment.</source>
        <translation>The file with your games is being repaired. Try again in a moment.</translation>
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
        <source>This file has more moves than any real game.</source>
        <translation>This file has more moves than any real game.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>This file cannot be read.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, so no game can be opened from it.</source>
        <translation>This is not an ordinary file, so no game can be opened from it.</translation>
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
    <message>
        <source>You can look at your games and play on until the program ends, but nothing of that is kept.</source>
        <translation>You can look at your games and play on until the program ends, but nothing of that is kept.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and is being repaired. They will be back in a moment. You can already start a new game: it will be kept, too.</source>
        <translation>The file with your games is damaged and is being repaired. They will be back in a moment. You can already start a new game: it will be kept, too.</translation>
    </message>
    <message>
        <source>Another copy of Halloween Table is busy with your games. They will be here as soon as it has finished. You can already start a new game: it will be kept, too.</source>
        <translation>Another copy of Halloween Table is busy with your games. They will be here as soon as it has finished. You can already start a new game: it will be kept, too.</translation>
    </message>
    <message>
        <source>Games that you start now are kept, and will join the others later.</source>
        <translation>Games that you start now are kept, and will join the others later.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be saved.</source>
        <translation>
            <numerusform>%n game could not be saved.</numerusform>
            <numerusform>%n games could not be saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. It was put aside as %1, and %n games were saved from it.</source>
        <translation>
            <numerusform>The file with your games was damaged. It was put aside as %1, and %n game was saved from it.</numerusform>
            <numerusform>The file with your games was damaged. It was put aside as %1, and %n games were saved from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was gone. %n games were brought back.</source>
        <translation>
            <numerusform>The file with your games was gone. %n game was brought back.</numerusform>
            <numerusform>The file with your games was gone. %n games were brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them needed the backup of %1, so their latest moves may be missing.</source>
        <translation>
            <numerusform>%n of them needed the backup of %1, so its latest moves may be missing.</numerusform>
            <numerusform>%n of them needed the backup of %1, so their latest moves may be missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>Halloween Table ended unexpectedly last time. No move was lost; a report lies in the file shown below, in case somebody wants to look into it.</source>
        <translation>Halloween Table ended unexpectedly last time. No move was lost; a report lies in the file shown below, in case somebody wants to look into it.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To look at them, press on them and hold, or hold the key that is shown there; F9 turns them up and down.</source>
        <translation>Your cards lie face down. To look at them, press on them and hold, or hold the key that is shown there; F9 turns them up and down.</translation>
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
        <source>Somebody has learned something new: you cannot go back past that.</source>
        <translation>Somebody has learned something new: you cannot go back past that.</translation>
    </message>
    <message>
        <source>This game begins here: what was played before it cannot be undone.</source>
        <translation>This game begins here: what was played before it cannot be undone.</translation>
    </message>
    <message>
        <source>This game was played under older rules. You see it as it ended.</source>
        <translation>This game was played under older rules. You see it as it ended.</translation>
    </message>
    <message>
        <source>This game was begun under older rules. It goes on from where it stood, but what was played before cannot be undone.</source>
        <translation>This game was begun under older rules. It goes on from where it stood, but what was played before cannot be undone.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Your cards lie face down. Hold your key, or press on them, and they turn up as long as you do. F9 turns them up until you press it again.</source>
        <translation>Your cards lie face down. Hold your key, or press on them, and they turn up as long as you do. F9 turns them up until you press it again.</translation>
    </message>
    <message>
        <source>Before each turn with hidden cards a curtain falls until the next player is there.</source>
        <translation>Before each turn with hidden cards a curtain falls until the next player is there.</translation>
    </message>
    <message>
        <source>Cards of whoever plays lie face up, for those who trust each other.</source>
        <translation>Cards of whoever plays lie face up, for those who trust each other.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number: how large letters are, or how loud a sound is</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>No sound device was found. The program looks for one again from time to time.</source>
        <translation>No sound device was found. The program looks for one again from time to time.</translation>
    </message>
    <message>
        <source>There is no sound library for this system, so the program stays silent.</source>
        <translation>There is no sound library for this system, so the program stays silent.</translation>
    </message>
    <message>
        <source>F12 turns all sounds off and on.</source>
        <translation>F12 turns all sounds off and on.</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Play sounds</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
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
        <source>Computer players</source>
        <translation>Computer players</translation>
    </message>
    <message>
        <source>move at once</source>
        <translation>move at once</translation>
    </message>
    <message>
        <source>leave time to watch</source>
        <translation>leave time to watch</translation>
    </message>
    <message>
        <source>wait for my press</source>
        <translation>wait for my press</translation>
    </message>
    <message>
        <source>Show what happened while you were away</source>
        <translation>Show what happened while you were away</translation>
    </message>
    <message>
        <source>At the start of your turn the table plays what the others did. Esc ends it.</source>
        <translation>At the start of your turn the table plays what the others did. Esc ends it.</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Sound effects</translation>
    </message>
    <message>
        <source>Background sounds</source>
        <translation>Background sounds</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hands</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>curtain between turns</source>
        <translation>curtain between turns</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face up</translation>
    </message>
    <message>
        <source>Make the only possible move automatically</source>
        <translation>Make the only possible move automatically</translation>
    </message>
    <message>
        <source>Only where everybody can see that nothing else can be done.</source>
        <translation>Only where everybody can see that nothing else can be done.</translation>
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
    <message>
        <source>Candy Hunters: a puzzle</source>
        <translation>Candy Hunters: a puzzle</translation>
    </message>
    <message>
        <source>Candy Hunters: the workshop</source>
        <translation>Candy Hunters: the workshop</translation>
    </message>
    <message>
        <source>Rest in Peace</source>
        <translation>Rest in Peace</translation>
    </message>
    <message>
        <source>Two ghost families, ten mansions and a line of psychics with odd powers.</source>
        <translation>Two ghost families, ten mansions and a line of psychics with odd powers.</translation>
    </message>
    <message>
        <source>Rest in Peace was designed by Fabien Gridel and published by Blue Cocker (2021).</source>
        <translation>Rest in Peace was designed by Fabien Gridel and published by Blue Cocker (2021).</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Booo!</translation>
    </message>
    <message>
        <source>Everybody searches at once: who is the first to see a way for the ghost?</source>
        <translation>Everybody searches at once: who is the first to see a way for the ghost?</translation>
    </message>
    <message>
        <source>Booo! was designed by Christophe Gonthier and published by Blackrock Games (2017).</source>
        <translation>Booo! was designed by Christophe Gonthier and published by Blackrock Games (2017).</translation>
    </message>
    <message>
        <source>Halloween</source>
        <translation>Halloween</translation>
    </message>
    <message>
        <source>Command the ghosts of a small town, haunt its buildings and claim odd powers.</source>
        <translation>Command the ghosts of a small town, haunt its buildings and claim odd powers.</translation>
    </message>
    <message>
        <source>Halloween was designed by Angelo de Maio and published by Quined Games (2017).</source>
        <translation>Halloween was designed by Angelo de Maio and published by Quined Games (2017).</translation>
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
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Your games will be here in a moment.</source>
        <translation>Your games will be here in a moment.</translation>
    </message>
    <message>
        <source>No game is waiting: open a box and begin.</source>
        <translation>No game is waiting: open a box and begin.</translation>
    </message>
    <message>
        <source>No game found for “%1”.</source>
        <translation>No game found for “%1”.</translation>
    </message>
    <message>
        <source>Games that have come to their end are kept here.</source>
        <translation>Games that have come to their end are kept here.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honours</translation>
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
    <name>SolvedPage</name>
    <message>
        <source>Your streak ends if you leave now.</source>
        <translation>Your streak ends if you leave now.</translation>
    </message>
    <message>
        <source>Solved! Well done, %1.</source>
        <translation>Solved! Well done, %1.</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Time: %1</translation>
    </message>
    <message>
        <source>Solved in a row: %1</source>
        <translation>Solved in a row: %1</translation>
    </message>
    <message>
        <source>The next puzzle</source>
        <translation>The next puzzle</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>The same one again</source>
        <translation>The same one again</translation>
    </message>
    <message>
        <source>Back to the book</source>
        <translation>Back to the book</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 is thinking …</translation>
    </message>
    <message>
        <source>%1 waits for your press.</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 waits for your press.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The computer player could not think of a move. Press the table to ask it again.</source>
        <translation>The computer player could not think of a move. Press the table to ask it again.</translation>
    </message>
    <message>
        <source>Your streak ends if you leave this puzzle now.</source>
        <translation>Your streak ends if you leave this puzzle now.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the streak ends</source>
        <translation>Back to the puzzle book; the streak ends</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the puzzle is kept</source>
        <translation>Back to the puzzle book; the puzzle is kept</translation>
    </message>
    <message>
        <source>Back to the shelf; the game is kept</source>
        <translation>Back to the shelf; the game is kept</translation>
    </message>
    <message>
        <source>What helps (F3)</source>
        <translation>What helps (F3)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Hint: what would a good player do? (F10)</translation>
    </message>
    <message>
        <source>What would a good player do? (F10)
Each press tells more, and counts as one hint.</source>
        <translation>What would a good player do? (F10)
Each press tells more, and counts as one hint.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>This game is played without hints.</translation>
    </message>
    <message>
        <source>What happened while you were away? (F4)</source>
        <translation>What happened while you were away? (F4)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Pause (F2)</source>
        <translation>Pause (F2)</translation>
    </message>
    <message>
        <source>Everybody’s keys</source>
        <translation>Everybody’s keys</translation>
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
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Lets the computer take its turn (Space)</source>
        <translation>Lets the computer take its turn (Space)</translation>
    </message>
    <message>
        <source>What could I do? (F3)</source>
        <translation>What could I do? (F3)</translation>
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
</context>
<context>
    <name>TableView</name>
    <message>
        <source>%1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>%1 of %2 · ← →: others · click or Enter: choose · Esc: back</translation>
    </message>
    <message>
        <source>Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back</translation>
    </message>
    <message>
        <source>Press it again or press Enter: yes · Esc: no</source>
        <translation>Press it again or press Enter: yes · Esc: no</translation>
    </message>
    <message>
        <source>Click it or press Enter · Esc: back</source>
        <translation>Click it or press Enter · Esc: back</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>In your hand: %1</translation>
    </message>
    <message>
        <source>Your cards: press on them and hold, or hold your key, to look.</source>
        <translation>Your cards: press on them and hold, or hold your key, to look.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1, in the supply</source>
        <translation>%1, in the supply</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A space on a board: %1 is a section, %2 one of its actions.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Level %1. Its die shows 1 to %2.</source>
        <translation>Level %1. Its die shows 1 to %2.</translation>
    </message>
    <message>
        <source>There is no higher level.</source>
        <translation>There is no higher level.</translation>
    </message>
    <message>
        <source>Upgrade for %1 scares: %2.</source>
        <translation>Upgrade for %1 scares: %2.</translation>
    </message>
    <message>
        <source>Attacker: %1</source>
        <translation>Attacker: %1</translation>
    </message>
    <message>
        <source>Attacked: %1</source>
        <translation>Attacked: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n ghosts</source>
        <translation>
            <numerusform>%1: %n ghost</numerusform>
            <numerusform>%1: %n ghosts</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a ghost such as “green ghost”, %2 how many of them are in a building.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Room for %n more.</source>
        <translation>
            <numerusform>Room for %n more.</numerusform>
            <numerusform>Room for %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>The building is full.</source>
        <translation>The building is full.</translation>
    </message>
    <message>
        <source>%1, haunting space %2: %3 points</source>
        <translation>%1, haunting space %2: %3 points</translation>
    </message>
    <message>
        <source>Free. Needed in this building: %1.</source>
        <translation>Free. Needed in this building: %1.</translation>
    </message>
    <message>
        <source>Common pumpkin: %1.</source>
        <translation>Common pumpkin: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1.</source>
        <translation>Pumpkin: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1, %2, %3</source>
        <translation>Pumpkin: %1, %2, %3</translation>
    </message>
    <message>
        <source>Common pumpkin: %1, %2, %3</source>
        <translation>Common pumpkin: %1, %2, %3</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Bonus: %1</translation>
    </message>
    <message>
        <source>It is used within a roll.</source>
        <translation>It is used within a roll.</translation>
    </message>
    <message>
        <source>%1: place of the bonus</source>
        <translation>%1: place of the bonus</translation>
    </message>
    <message numerus="yes">
        <source>Stack: %n bonuses face down</source>
        <translation>
            <numerusform>Stack: %n bonus face down</numerusform>
            <numerusform>Stack: %n bonuses face down</numerusform>
        </translation>
    </message>
    <message>
        <source>When the last bonus has left the town, six new ones come from here.</source>
        <translation>When the last bonus has left the town, six new ones come from here.</translation>
    </message>
    <message>
        <source>The bonus that was drawn</source>
        <translation>The bonus that was drawn</translation>
    </message>
    <message>
        <source>%1: bonus slot %2</source>
        <translation>%1: bonus slot %2</translation>
    </message>
    <message>
        <source>Empty: a ghost that moves to a bonus can fetch it.</source>
        <translation>Empty: a ghost that moves to a bonus can fetch it.</translation>
    </message>
    <message numerus="yes">
        <source>Price: %n tokens of different colours, and a disc.</source>
        <translation>
            <numerusform>Price: %n token, and a disc.</numerusform>
            <numerusform>Price: %n tokens of different colours, and a disc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price: any %n tokens, and a disc.</source>
        <translation>
            <numerusform>Price: any %n token, and a disc.</numerusform>
            <numerusform>Price: any %n tokens, and a disc.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2), claimed by: %3</source>
        <translation>%1 (%2), claimed by: %3</translation>
    </message>
    <message numerus="yes">
        <source>Claiming it brings %n points at once.</source>
        <translation>
            <numerusform>Claiming it brings %n point at once.</numerusform>
            <numerusform>Claiming it brings %n points at once.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claimed by: %1</source>
        <translation>Claimed by: %1</translation>
    </message>
    <message>
        <source>Used in this turn.</source>
        <translation>Used in this turn.</translation>
    </message>
    <message>
        <source>Claimed card: %1, %2</source>
        <translation>Claimed card: %1, %2</translation>
    </message>
    <message>
        <source>Claimed cards: %1 of %2. The last one brings the end of the game.</source>
        <translation>Claimed cards: %1 of %2. The last one brings the end of the game.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>No cards, no bonuses, no dice.
A ghost beats every ghost of a lower level.
Four ghosts fill a building.
All five red ghosts in town: they leave.
An upgrade lifts a section where it can.
The end: a last pumpkin, or two colours of tokens used up.
Then: 5 points for every 3 tokens of different colours.</source>
        <translation>No cards, no bonuses, no dice.
A ghost beats every ghost of a lower level.
Four ghosts fill a building.
All five red ghosts in town: they leave.
An upgrade lifts a section where it can.
The end: a last pumpkin, or two colours of tokens used up.
Then: 5 points for every 3 tokens of different colours.</translation>
    </message>
    <message>
        <source>Supply, %1: ghosts %2, tokens %3</source>
        <translation>Supply, %1: ghosts %2, tokens %3</translation>
    </message>
    <message>
        <source>There are %1 tokens of each colour.</source>
        <translation>There are %1 tokens of each colour.</translation>
    </message>
    <message>
        <source>%1, level: %2</source>
        <translation>%1, level: %2</translation>
    </message>
    <message>
        <source>It commands ghosts up to this level.</source>
        <translation>It commands ghosts up to this level.</translation>
    </message>
    <message numerus="yes">
        <source>%1: take back %n discs</source>
        <translation>
            <numerusform>%1: take back %n disc</numerusform>
            <numerusform>%1: take back %n discs</numerusform>
        </translation>
    </message>
    <message>
        <source>It has had its action in this turn.</source>
        <translation>It has had its action in this turn.</translation>
    </message>
    <message>
        <source>Sphere, %1: %2</source>
        <translation>Sphere, %1: %2</translation>
    </message>
    <message>
        <source>%1, %2: free</source>
        <translation>%1, %2: free</translation>
    </message>
    <message>
        <source>%1, %2: occupied</source>
        <translation>%1, %2: occupied</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; if a section is below that level, one must be lifted to it.</source>
        <translation>Pay scares to make a ghost one level more powerful and take a token of the new colour; if a section is below that level, one must be lifted to it.</translation>
    </message>
    <message>
        <source>Where two ghosts of one colour share a building, a third one of that colour comes, and you take a token of it.</source>
        <translation>Where two ghosts of one colour share a building, a third one of that colour comes, and you take a token of it.</translation>
    </message>
    <message>
        <source>Choose a colour that is in town: gain as many scares as its level.</source>
        <translation>Choose a colour that is in town: gain as many scares as its level.</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; a section may be lifted to that level.</source>
        <translation>Pay scares to make a ghost one level more powerful and take a token of the new colour; a section may be lifted to that level.</translation>
    </message>
    <message>
        <source>Move a ghost to a neighbouring building; it can fetch the bonus there.</source>
        <translation>Move a ghost to a neighbouring building; it can fetch the bonus there.</translation>
    </message>
    <message>
        <source>A ghost attacks one of another colour in its building: beat it and take a token of its colour.</source>
        <translation>A ghost attacks one of another colour in its building: beat it and take a token of its colour.</translation>
    </message>
    <message>
        <source>No bonus was discarded yet</source>
        <translation>No bonus was discarded yet</translation>
    </message>
    <message numerus="yes">
        <source>%n discarded bonuses</source>
        <translation>
            <numerusform>%n discarded bonus</numerusform>
            <numerusform>%n discarded bonuses</numerusform>
        </translation>
    </message>
    <message>
        <source>Used. All three discs come back at the end of the turn in which the third is used.</source>
        <translation>Used. All three discs come back at the end of the turn in which the third is used.</translation>
    </message>
    <message>
        <source>Put a pumpkin on a free space whose colour is in the building, and score its points. Each colour of pumpkin stands in a building once.</source>
        <translation>Put a pumpkin on a free space whose colour is in the building, and score its points. Each colour of pumpkin stands in a building once.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rest</translation>
    </message>
    <message numerus="yes">
        <source>Rest, %1: take back %n discs</source>
        <translation>
            <numerusform>Rest, %1: take back %n disc</numerusform>
            <numerusform>Rest, %1: take back %n discs</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all discs of the section back instead of an action.</source>
        <translation>Take all discs of the section back instead of an action.</translation>
    </message>
    <message>
        <source>%1 has had its action</source>
        <translation>%1 has had its action</translation>
    </message>
    <message>
        <source>Disc: %1</source>
        <translation>Disc: %1</translation>
    </message>
    <message>
        <source>Disc: %1, %2, %3</source>
        <translation>Disc: %1, %2, %3</translation>
    </message>
    <message>
        <source>It blocks the space until the section rests.</source>
        <translation>It blocks the space until the section rests.</translation>
    </message>
    <message>
        <source>%1 has claimed: %2</source>
        <translation>%1 has claimed: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, reserve: %n discs</source>
        <translation>
            <numerusform>%1, reserve: %n disc</numerusform>
            <numerusform>%1, reserve: %n discs</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring a disc to an action space, or to the circle of a bonus slot.</source>
        <translation>Bring a disc to an action space, or to the circle of a bonus slot.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Tokens pay for cards: bring one to the card that you want.</source>
        <translation>Tokens pay for cards: bring one to the card that you want.</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2, common ones: %3</source>
        <translation>%1, pumpkins: %2, common ones: %3</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2</source>
        <translation>%1, pumpkins: %2</translation>
    </message>
    <message>
        <source>%1, pumpkins</source>
        <translation>%1, pumpkins</translation>
    </message>
    <message numerus="yes">
        <source>%n common pumpkins</source>
        <translation>
            <numerusform>%n common pumpkin</numerusform>
            <numerusform>%n common pumpkins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pumpkins of your own</source>
        <translation>
            <numerusform>%n pumpkin of your own</numerusform>
            <numerusform>%n pumpkins of your own</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever places their last pumpkin brings the end of the game.</source>
        <translation>Whoever places their last pumpkin brings the end of the game.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares</source>
        <translation>
            <numerusform>%n scare</numerusform>
            <numerusform>%n scares</numerusform>
        </translation>
    </message>
    <message>
        <source>Scares pay for upgrades.</source>
        <translation>Scares pay for upgrades.</translation>
    </message>
    <message>
        <source>Board: %1, %2, %3</source>
        <translation>Board: %1, %2, %3</translation>
    </message>
    <message>
        <source>%1. Occupied: %2</source>
        <translation>%1. Occupied: %2</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Tokens: %1</translation>
    </message>
    <message>
        <source>Bonuses: %1</source>
        <translation>Bonuses: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cards: %1</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Your board</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Cards on display</source>
        <translation>Cards on display</translation>
    </message>
    <message>
        <source>Stacks and supplies</source>
        <translation>Stacks and supplies</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>What is over</source>
        <translation>What is over</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Buttons</translation>
    </message>
    <message>
        <source>What you can choose</source>
        <translation>What you can choose</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Put it back</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Press it</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Pick it up</translation>
    </message>
    <message>
        <source>Put it down here</source>
        <translation>Put it down here</translation>
    </message>
    <message>
        <source>Put it back where it was</source>
        <translation>Put it back where it was</translation>
    </message>
    <message>
        <source>Lead it here</source>
        <translation>Lead it here</translation>
    </message>
    <message>
        <source>Face down. Press to turn your cards up.</source>
        <translation>Face down. Press to turn your cards up.</translation>
    </message>
    <message>
        <source>Face up. Press to turn your cards down.</source>
        <translation>Face up. Press to turn your cards down.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>Said aloud: a thing of which there are several that look the same.</extracomment>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayWords</name>
    <message>
        <source>Tray</source>
        <translation>Tray</translation>
    </message>
    <message>
        <source>%1, not rolled yet</source>
        <translation>%1, not rolled yet</translation>
    </message>
    <message>
        <source>%1: %2 + %3</source>
        <translation>%1: %2 + %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It shows 1 to %1.</source>
        <translation>It shows 1 to %1.</translation>
    </message>
    <message>
        <source>+%1 from a card</source>
        <translation>+%1 from a card</translation>
    </message>
    <message>
        <source>+%1 from a bonus</source>
        <translation>+%1 from a bonus</translation>
    </message>
    <message>
        <source>Named: %1</source>
        <translation>Named: %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>+%1 from a card, +%2 from a bonus</source>
        <translation>+%1 from a card, +%2 from a bonus</translation>
    </message>
    <message>
        <source>Attack won</source>
        <translation>Attack won</translation>
    </message>
    <message>
        <source>Attack failed</source>
        <translation>Attack failed</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
    <message>
        <source>The end was triggered: this round is played to its end, then all points count.</source>
        <translation>The end was triggered: this round is played to its end, then all points count.</translation>
    </message>
    <message>
        <source>Take back (Esc)</source>
        <translation>Take back (Esc)</translation>
    </message>
    <message>
        <source>As if it had not been begun: nothing is spent.</source>
        <translation>As if it had not been begun: nothing is spent.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message>
        <source>The next player’s turn begins.</source>
        <translation>The next player’s turn begins.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Keep %1</translation>
    </message>
    <message>
        <source>Keep this roll</source>
        <translation>Keep this roll</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Take it</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Leave it there</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Discard it</translation>
    </message>
    <message>
        <source>No lift</source>
        <translation>No lift</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Let it be</translation>
    </message>
    <message numerus="yes">
        <source>Take %n points</source>
        <translation>
            <numerusform>Take %n point</numerusform>
            <numerusform>Take %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Name %1</translation>
    </message>
    <message>
        <source>Two tokens for one: %1 → %2</source>
        <translation>Two tokens for one: %1 → %2</translation>
    </message>
    <message>
        <source>One token for two: %1 → %2</source>
        <translation>One token for two: %1 → %2</translation>
    </message>
    <message>
        <source>Ghosts up to: %1</source>
        <translation>Ghosts up to: %1</translation>
    </message>
    <message>
        <source>Blue ghosts</source>
        <translation>Blue ghosts</translation>
    </message>
    <message>
        <source>Where do they appear?</source>
        <translation>Where do they appear?</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <extracomment>Colours of ghosts and what it costs in scares: blue → green: 2</extracomment>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>Lift a section</source>
        <translation>Lift a section</translation>
    </message>
    <message>
        <source>The dice are rolled. A roll cannot be taken back.</source>
        <translation>The dice are rolled. A roll cannot be taken back.</translation>
    </message>
    <message>
        <source>The roll counts as it lies.</source>
        <translation>The roll counts as it lies.</translation>
    </message>
    <message>
        <source>You pay these tokens and this disc, and the power is yours.</source>
        <translation>You pay these tokens and this disc, and the power is yours.</translation>
    </message>
    <message>
        <source>Points at once, instead of discs from a section.</source>
        <translation>Points at once, instead of discs from a section.</translation>
    </message>
    <message>
        <source>Roll at least %1 to gain as many scares; otherwise you gain 1.</source>
        <translation>Roll at least %1 to gain as many scares; otherwise you gain 1.</translation>
    </message>
    <message>
        <source>To level: %1</source>
        <translation>To level: %1</translation>
    </message>
    <message>
        <source>Your reward</source>
        <translation>Your reward</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>The night is over</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>All sections have had their action.</source>
        <translation>All sections have had their action.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections still to act</source>
        <translation>
            <numerusform>%n section still to act</numerusform>
            <numerusform>%n sections still to act</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchingAgain</name>
    <message>
        <source>Watching a game again</source>
        <translation>Watching a game again</translation>
    </message>
    <message>
        <source>A game that is over stays on the shelf under &lt;b&gt;Played&lt;/b&gt;. Open it to watch it move by move: drag along the line below the table, press &lt;b&gt;Space&lt;/b&gt; to play it, or use the arrow keys. &lt;b&gt;Ctrl&lt;/b&gt; and an arrow go from turn to turn, &lt;b&gt;Home&lt;/b&gt; and &lt;b&gt;End&lt;/b&gt; to the start and the end, the arrows up and down change the speed. Marks on the line show where rounds and turns begin; a coloured dot shows who made points there.</source>
        <translation>A game that is over stays on the shelf under &lt;b&gt;Played&lt;/b&gt;. Open it to watch it move by move: drag along the line below the table, press &lt;b&gt;Space&lt;/b&gt; to play it, or use the arrow keys. &lt;b&gt;Ctrl&lt;/b&gt; and an arrow go from turn to turn, &lt;b&gt;Home&lt;/b&gt; and &lt;b&gt;End&lt;/b&gt; to the start and the end, the arrows up and down change the speed. Marks on the line show where rounds and turns begin; a coloured dot shows who made points there.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl&lt;/b&gt; with &lt;b&gt;PgUp&lt;/b&gt; or &lt;b&gt;PgDn&lt;/b&gt; goes from round to round. While the log has the keyboard focus, the up and down arrows go from line to line, and &lt;b&gt;Enter&lt;/b&gt; shows the table as it was then. Playback skips moves that change nothing you can see.</source>
        <translation>&lt;b&gt;Ctrl&lt;/b&gt; with &lt;b&gt;PgUp&lt;/b&gt; or &lt;b&gt;PgDn&lt;/b&gt; goes from round to round. While the log has the keyboard focus, the up and down arrows go from line to line, and &lt;b&gt;Enter&lt;/b&gt; shows the table as it was then. Playback skips moves that change nothing you can see.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden while you watch, unless you press the eye. &lt;b&gt;Play on from here&lt;/b&gt; begins a new game for the same players at that point; the old game stays as it is. If that one is over, whoever has to decide there keeps everything they could see, their own cards included; the rest is dealt anew, because everybody may have seen it. If it is still going on, hidden cards stay as they are.</source>
        <translation>Hidden cards stay hidden while you watch, unless you press the eye. &lt;b&gt;Play on from here&lt;/b&gt; begins a new game for the same players at that point; the old game stays as it is. If that one is over, whoever has to decide there keeps everything they could see, their own cards included; the rest is dealt anew, because everybody may have seen it. If it is still going on, hidden cards stay as they are.</translation>
    </message>
    <message>
        <source>While you play, click a line of the log to see the table as it was then, and press &lt;b&gt;Esc&lt;/b&gt; to come back. At the start of your turn &lt;b&gt;F4&lt;/b&gt; plays what the others did since your last move; in the settings you can have that played every time. Where a clock decides, all this waits for the end of the game.</source>
        <translation>While you play, click a line of the log to see the table as it was then, and press &lt;b&gt;Esc&lt;/b&gt; to come back. At the start of your turn &lt;b&gt;F4&lt;/b&gt; plays what the others did since your last move; in the settings you can have that played every time. Where a clock decides, all this waits for the end of the game.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>Everybody around this computer, one after another.</source>
        <translation>Everybody around this computer, one after another.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Together</translation>
    </message>
    <message>
        <source>Alone or together against computer players; or only they play, and you watch.</source>
        <translation>Alone or together against computer players; or only they play, and you watch.</translation>
    </message>
    <message>
        <source>With computers</source>
        <translation>With computers</translation>
    </message>
    <message>
        <source>Two to six search at once: whoever sees a way first claims the guest.</source>
        <translation>Two to six search at once: whoever sees a way first claims the guest.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>On your own: nine guests, a stopwatch, and a shortest way to compare with.</source>
        <translation>On your own: nine guests, a stopwatch, and a shortest way to compare with.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Alone or with your heads together: forty of them, and new ones every day.</source>
        <translation>Alone or with your heads together: forty of them, and new ones every day.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Workshop</translation>
    </message>
    <message>
        <source>Build a puzzle of your own.</source>
        <translation>Build a puzzle of your own.</translation>
    </message>
</context>
<context>
    <name>WaysRow</name>
    <message>
        <source>How do you want to play?</source>
        <translation>How do you want to play?</translation>
    </message>
</context>
<context>
    <name>WorkshopPanel</name>
    <message>
        <source>It is in your book</source>
        <translation>It is in your book</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Your puzzle</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Start a new one</source>
        <translation>Start a new one</translation>
    </message>
    <message>
        <source>Or change a puzzle that you have</source>
        <translation>Or change a puzzle that you have</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>The code of a puzzle</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Lay it out</translation>
    </message>
    <message>
        <source>Points to be had: %1</source>
        <translation>Points to be had: %1</translation>
    </message>
    <message>
        <source>In how many ways? I do not know: there are too many to count.</source>
        <translation>In how many ways? I do not know: there are too many to count.</translation>
    </message>
    <message>
        <source>Different solutions: more than %1</source>
        <translation>Different solutions: more than %1</translation>
    </message>
    <message>
        <source>Different solutions: %1</source>
        <translation>Different solutions: %1</translation>
    </message>
    <message>
        <source>Difficulty: %1</source>
        <translation>Difficulty: %1</translation>
    </message>
    <message>
        <source>I do not know how many points are in it: there is too much to look through. So it has no code; a smaller town or fewer rounds would help.</source>
        <translation>I do not know how many points are in it: there is too much to look through. So it has no code; a smaller town or fewer rounds would help.</translation>
    </message>
    <message>
        <source>Nothing can be scored in it, so it has no code. Choose other cards, or move the houses.</source>
        <translation>Nothing can be scored in it, so it has no code. Choose other cards, or move the houses.</translation>
    </message>
</context>
<context>
    <name>WorkshopVoice</name>
    <message numerus="yes">
        <source>Lay at least %n more houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Lay at least %n more house: a puzzle has %1 to %2.</numerusform>
            <numerusform>Lay at least %n more houses: a puzzle has %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more ghosts on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Put at least %n more ghost on a house: a puzzle has %1 to %2.</numerusform>
            <numerusform>Put at least %n more ghosts on the houses: a puzzle has %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more kids on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Put at least %n more kid on a house: a puzzle has %1 to %2.</numerusform>
            <numerusform>Put at least %n more kids on the houses: a puzzle has %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n more cards: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Choose at least %n more card: a puzzle has %1 to %2.</numerusform>
            <numerusform>Choose at least %n more cards: a puzzle has %1 to %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The town has fallen apart: from each house there must be a path to every other.</source>
        <translation>The town has fallen apart: from each house there must be a path to every other.</translation>
    </message>
    <message>
        <source>A puzzle needs at least as many cards as rounds. Cards: %1, rounds: %2.</source>
        <translation>A puzzle needs at least as many cards as rounds. Cards: %1, rounds: %2.</translation>
    </message>
    <message>
        <source>A house stands here already; choose an empty spot.</source>
        <translation>A house stands here already; choose an empty spot.</translation>
    </message>
    <message>
        <source>The first house goes to one of the spots in the middle.</source>
        <translation>The first house goes to one of the spots in the middle.</translation>
    </message>
    <message>
        <source>A house must share a whole edge with another one; a corner is not enough.</source>
        <translation>A house must share a whole edge with another one; a corner is not enough.</translation>
    </message>
    <message>
        <source>All %2 houses of this colour are in the town; use another colour.</source>
        <extracomment>%1 is a colour of houses, which the sentence need not name; %2 is a number.</extracomment>
        <translation>All %2 houses of this colour are in the town; use another colour.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 houses; take one away before you lay another.</source>
        <translation>A puzzle has at most %1 houses; take one away before you lay another.</translation>
    </message>
    <message>
        <source>There is no house here.</source>
        <translation>There is no house here.</translation>
    </message>
    <message>
        <source>Ghosts and kids stand on houses; choose a free one.</source>
        <translation>Ghosts and kids stand on houses; choose a free one.</translation>
    </message>
    <message>
        <source>Somebody stands here already; choose a free house.</source>
        <translation>Somebody stands here already; choose a free house.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 ghosts, and all are in the town.</source>
        <translation>A puzzle has at most %1 ghosts, and all are in the town.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 kids, and all are in the town.</source>
        <translation>A puzzle has at most %1 kids, and all are in the town.</translation>
    </message>
    <message>
        <source>Nobody stands here.</source>
        <translation>Nobody stands here.</translation>
    </message>
    <message>
        <source>A puzzle has only regular cards.</source>
        <translation>A puzzle has only regular cards.</translation>
    </message>
    <message>
        <source>This card is in the tray already.</source>
        <translation>This card is in the tray already.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 cards; take one out of the tray first.</source>
        <translation>A puzzle has at most %1 cards; take one out of the tray first.</translation>
    </message>
    <message>
        <source>This card is not in the tray.</source>
        <translation>This card is not in the tray.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 rounds.</source>
        <translation>A puzzle has %1 to %2 rounds.</translation>
    </message>
    <message>
        <source>The puzzle has that many rounds already.</source>
        <translation>The puzzle has that many rounds already.</translation>
    </message>
    <message>
        <source>One person builds here.</source>
        <translation>One person builds here.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot next to another one, or to the bin.</source>
        <translation>A house goes to an empty spot next to another one, or to the bin.</translation>
    </message>
    <message>
        <source>Ghosts and kids go to a free house, or to the bin.</source>
        <translation>Ghosts and kids go to a free house, or to the bin.</translation>
    </message>
    <message>
        <source>A card goes to the tray to be part of the puzzle, or to the bin to be taken out.</source>
        <translation>A card goes to the tray to be part of the puzzle, or to the bin to be taken out.</translation>
    </message>
    <message>
        <source>Drag houses to the town, then ghosts and kids, and choose cards.</source>
        <translation>Drag houses to the town, then ghosts and kids, and choose cards.</translation>
    </message>
    <message>
        <source>Everything fits: it can be played.</source>
        <translation>Everything fits: it can be played.</translation>
    </message>
    <message>
        <source>In the workshop</source>
        <translation>In the workshop</translation>
    </message>
    <message>
        <source>A house moves to another spot.</source>
        <translation>A house moves to another spot.</translation>
    </message>
    <message>
        <source>A house is taken away.</source>
        <translation>A house is taken away.</translation>
    </message>
    <message>
        <source>A card is chosen.</source>
        <translation>A card is chosen.</translation>
    </message>
    <message>
        <source>A card is put back.</source>
        <translation>A card is put back.</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation>Rounds: %1</translation>
    </message>
    <message>
        <source>An orange house is laid.</source>
        <translation>An orange house is laid.</translation>
    </message>
    <message>
        <source>A violet house is laid.</source>
        <translation>A violet house is laid.</translation>
    </message>
    <message>
        <source>A green house is laid.</source>
        <translation>A green house is laid.</translation>
    </message>
    <message>
        <source>A blue house is laid.</source>
        <translation>A blue house is laid.</translation>
    </message>
    <message>
        <source>A ghost comes to the town.</source>
        <translation>A ghost comes to the town.</translation>
    </message>
    <message>
        <source>A kid comes to the town.</source>
        <translation>A kid comes to the town.</translation>
    </message>
    <message>
        <source>A ghost goes to another house.</source>
        <translation>A ghost goes to another house.</translation>
    </message>
    <message>
        <source>A kid goes to another house.</source>
        <translation>A kid goes to another house.</translation>
    </message>
    <message>
        <source>A ghost leaves the town.</source>
        <translation>A ghost leaves the town.</translation>
    </message>
    <message>
        <source>A kid leaves the town.</source>
        <translation>A kid leaves the town.</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>A puzzle of your own</translation>
    </message>
    <message numerus="yes">
        <source>Ghosts, left: %n</source>
        <translation>
            <numerusform>Ghosts, left: %n</numerusform>
            <numerusform>Ghosts, left: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kids, left: %n</source>
        <translation>
            <numerusform>Kids, left: %n</numerusform>
            <numerusform>Kids, left: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 houses that share edges.</source>
        <translation>A puzzle has %1 to %2 houses that share edges.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 ghosts.</source>
        <translation>A puzzle has %1 to %2 ghosts.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 kids.</source>
        <translation>A puzzle has %1 to %2 kids.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 cards, and no more rounds than cards.</source>
        <translation>A puzzle has %1 to %2 cards, and no more rounds than cards.</translation>
    </message>
    <message>
        <source>Drag it elsewhere, or to the bin.</source>
        <translation>Drag it elsewhere, or to the bin.</translation>
    </message>
    <message>
        <source>Bin: drop here what you want to take away</source>
        <translation>Bin: drop here what you want to take away</translation>
    </message>
    <message>
        <source>Tray with the cards of the puzzle</source>
        <translation>Tray with the cards of the puzzle</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Cards to choose from</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
</context>
</TS>
