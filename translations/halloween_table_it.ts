<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Halloween Table</source>
        <translation>Informazioni su Halloween Table</translation>
    </message>
    <message>
        <source>Halloween Table</source>
        <translation>Halloween Table</translation>
    </message>
    <message>
        <source>Version %1 · MIT licence</source>
        <translation>Versione %1 · licenza MIT</translation>
    </message>
    <message>
        <source>Ghostly board games for people around one shared computer.</source>
        <translation>Giochi da tavolo pieni di fantasmi, da giocare insieme attorno a un solo computer.</translation>
    </message>
    <message>
        <source>This is a fan-made table: rules are retold in our own words, and all pictures are our own. It is not connected with the publishers. If you like a game, buy the box. The typeface is Manrope (SIL Open Font Licence).</source>
        <translation>Questo è un tavolo fatto da appassionati: le regole sono raccontate con parole nostre e tutti i disegni sono nostri. Non abbiamo legami con gli editori. Se un gioco ti piace, compra la scatola. Il carattere è Manrope (SIL Open Font Licence).</translation>
    </message>
    <message>
        <source>Made with Python and with Qt, which is used under the GNU LGPL, version 3. “Licences” shows its terms, and those of everything else in this program.</source>
        <translation>Realizzato con Python e con Qt, usato secondo la GNU LGPL, versione 3. «Licenze» ne mostra le condizioni, insieme a quelle di tutto il resto del programma.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>What could I do?</source>
        <translation>Che cosa posso fare?</translation>
    </message>
    <message>
        <source>There is nothing to do now.</source>
        <translation>Ora non c’è nulla da fare.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Non ora.</translation>
    </message>
    <message>
        <source>Done already.</source>
        <translation>Già fatto.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Solved: %1 of %2</source>
        <translation>Risolti: %1 su %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rompicapo %1</translation>
    </message>
    <message>
        <source>A streak (your longest: %1)</source>
        <translation>Una serie (il tuo record: %1)</translation>
    </message>
    <message>
        <source>A streak: one after another</source>
        <translation>Una serie: uno dopo l’altro</translation>
    </message>
    <message>
        <source>The puzzle of the day: %1</source>
        <translation>Il rompicapo del giorno: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Nuovi rompicapo</translation>
    </message>
    <message>
        <source>How difficult?</source>
        <translation>Quanto difficile?</translation>
    </message>
    <message>
        <source>Make me one</source>
        <translation>Fammene uno</translation>
    </message>
    <message>
        <source>From a friend</source>
        <translation>Da amici</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>Codice del rompicapo</translation>
    </message>
    <message>
        <source>Build one yourself</source>
        <translation>Creane uno tu</translation>
    </message>
    <message>
        <source>Show my times</source>
        <translation>Mostra i tempi</translation>
    </message>
</context>
<context>
    <name>BestTimes</name>
    <message>
        <source>%1: %2. That is the time to beat!</source>
        <translation>%1: %2. È il tempo da battere!</translation>
    </message>
    <message>
        <source>%1: %2. A new best! Before: %3 (%4).</source>
        <translation>%1: %2. Nuovo miglior tempo! Prima: %3 (%4).</translation>
    </message>
    <message>
        <source>%1: %2. The best so far: %3 (%4).</source>
        <translation>%1: %2. Miglior tempo finora: %3 (%4).</translation>
    </message>
</context>
<context>
    <name>BookPage</name>
    <message>
        <source>The puzzle book</source>
        <translation>Il libro dei rompicapo</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Torna allo scaffale</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>I tuoi rompicapo</translation>
    </message>
</context>
<context>
    <name>BoooCastle</name>
    <message>
        <source>What lies on the table</source>
        <translation>Cosa c’è sul tavolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;The castle&lt;/b&gt;: nine tiles with rooms, corridors and walls, in a frame. &lt;a href=&quot;#BO-C&quot;&gt;A chapter of its own&lt;/a&gt; describes it.</source>
        <translation>&lt;b&gt;Il castello&lt;/b&gt;: nove tessere con stanze, corridoi e muri, dentro una cornice. Lo descrive &lt;a href=&quot;#BO-C&quot;&gt;un capitolo a parte&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghost&lt;/b&gt;: there is only one, and all of you lead it.</source>
        <translation>&lt;b&gt;Il fantasma&lt;/b&gt;: ce n’è uno solo, e lo guidate tutti.</translation>
    </message>
    <message>
        <source>&lt;b&gt;15 guests&lt;/b&gt;, numbered 1 to 15. The back of each guest says in which room it turns up.</source>
        <translation>&lt;b&gt;15 ospiti&lt;/b&gt;, numerati da 1 a 15. Il retro di ogni ospite dice in quale stanza compare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6 wall tiles&lt;/b&gt;, one for each colour of the walls. At first they lie in the &lt;b&gt;reserve&lt;/b&gt;; later they wander from player to player.</source>
        <translation>&lt;b&gt;6 tessere muro&lt;/b&gt;, una per ogni colore dei muri. All’inizio stanno nella &lt;b&gt;riserva&lt;/b&gt;; poi passano da un giocatore all’altro.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 special tokens&lt;/b&gt;. Each has a trapdoor on one side and a transformation on the other; &lt;a href=&quot;#BO-1-tokens&quot;&gt;they help the ghost&lt;/a&gt; on its way.</source>
        <translation>&lt;b&gt;4 segnalini speciali&lt;/b&gt;. Ognuno ha una botola da un lato e una trasformazione dall’altro; &lt;a href=&quot;#BO-1-tokens&quot;&gt;aiutano il fantasma&lt;/a&gt; lungo il percorso.</translation>
    </message>
    <message>
        <source>Each of the six colours has its own pattern and its own sign too. White walls are plain, and their sign is a bone. Yellow ones have stripes and a star, red ones bricks and a flame, green ones a zigzag line and a leaf, blue ones dots and a drop, violet ones diamonds and a gem.</source>
        <translation>Ognuno dei sei colori ha anche un motivo e un simbolo tutti suoi. I muri bianchi sono lisci, e il loro simbolo è un osso. I gialli hanno strisce e una stella, i rossi mattoni e una fiamma, i verdi una linea a zigzag e una foglia, i blu pallini e una goccia, i viola rombi e una gemma.</translation>
    </message>
    <message>
        <source>The wall tiles, and below each a wall of its colour.</source>
        <translation>Le tessere muro e, sotto ciascuna, un muro del suo colore.</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Il castello</translation>
    </message>
    <message>
        <source>The castle has 6 rows of 6 rooms, on nine tiles with 2 × 2 rooms each. Coats of arms name the rows, from top to bottom: bat, key, rose, owl, crown, moon. Portraits name the columns, from left to right: countess, admiral, jester, bride, scholar, twins. The rooms have no doors. A ghost does not mind: it goes through the walls.</source>
        <translation>Il castello ha 6 righe di 6 stanze, su nove tessere di 2 × 2 stanze ciascuna. Gli stemmi danno il nome alle righe, dall’alto in basso: pipistrello, chiave, rosa, gufo, corona, luna. I ritratti danno il nome alle colonne, da sinistra a destra: contessa, ammiraglio, giullare, sposa, studioso, gemelli. Le stanze non hanno porte. A un fantasma non importa: lui attraversa i muri.</translation>
    </message>
    <message>
        <source>A coat of arms and a portrait name a room. This guest is in the room of the rose and the bride.</source>
        <translation>Uno stemma e un ritratto indicano una stanza. Questo ospite è nella stanza della rosa e della sposa.</translation>
    </message>
    <message>
        <source>Corridors run around every room, and along the edge of the castle too. Where they meet there is a crossing, and from one crossing to the next leads a passage. We call rooms, crossings and passages &lt;b&gt;cells&lt;/b&gt;: a step takes the ghost from one cell to the next. The last corridor on the right and the last one at the bottom belong to the frame, all others to the tiles.</source>
        <translation>Attorno a ogni stanza corrono corridoi, e così pure lungo il bordo del castello. Dove si incontrano c’è un incrocio, e da un incrocio al successivo porta un passaggio. Stanze, incroci e passaggi li chiamiamo &lt;b&gt;caselle&lt;/b&gt;: un passo porta il fantasma da una casella a quella accanto. L’ultimo corridoio a destra e l’ultimo in basso fanno parte della cornice, tutti gli altri delle tessere.</translation>
    </message>
    <message>
        <source>A tile. 1: a room, 2: a crossing, 3: a passage, 4: a wall of a room, 5: a wall across a corridor.</source>
        <translation>Una tessera del castello. 1: una stanza, 2: un incrocio, 3: un passaggio, 4: un muro di una stanza, 5: un muro di traverso nel corridoio.</translation>
    </message>
    <message>
        <source>Each room has four walls, one on each side. On every tile two rooms have walls of four different colours. The other two rooms have one colour twice, so a way in this colour can lead right through them.</source>
        <translation>Ogni stanza ha quattro muri, uno per lato. Su ogni tessera due stanze hanno muri di quattro colori diversi. In ciascuna delle altre due un colore compare due volte, e così un percorso di quel colore può attraversarla.</translation>
    </message>
    <message>
        <source>Some walls stand across a corridor: on every tile 5 of the 8 passages have one, next to the crossing above or to the left. In the corridors of the frame there are no walls at all.</source>
        <translation>Alcuni muri stanno di traverso nel corridoio: su ogni tessera ne hanno uno 5 degli 8 passaggi, accanto all’incrocio sopra o a sinistra. Nei corridoi della cornice non ce n’è nemmeno uno.</translation>
    </message>
    <message>
        <source>No two of the nine tiles are alike. No colour is rare: on all tiles together there are 31 or 32 walls of each.</source>
        <translation>Le nove tessere sono tutte diverse. Nessun colore è raro: su tutte le tessere insieme ci sono 31 o 32 muri di ciascuno.</translation>
    </message>
    <message>
        <source>In the corridors the ghost moves freely until it comes to a wall. It goes straight through a wall, never slantwise: every step leads up, down, left or right.</source>
        <translation>Nei corridoi il fantasma si muove liberamente finché non arriva a un muro. Un muro lo attraversa sempre dritto, mai di sbieco: ogni passo va in su, in giù, a sinistra o a destra.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>A preparare tutto ci pensa il programma. Ecco come fa, e che cosa potete decidere prima di cominciare.</translation>
    </message>
    <message>
        <source>Booo! is for 2 to 6 players. Whoever wears the most white is the first player; before the game you can also choose somebody, or let lots decide. One player alone can &lt;a href=&quot;#BO-P&quot;&gt;practise&lt;/a&gt;.</source>
        <translation>«Buuu!» è un gioco per 2–6 giocatori. Il primo giocatore è chi ha più bianco addosso; prima della partita potete anche scegliere qualcuno o tirare a sorte. Chi gioca in solitaria può &lt;a href=&quot;#BO-P&quot;&gt;allenarsi&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Chance decides where each of the nine tiles lies. All of them lie the same way up.</source>
        <translation>Il caso decide dove va ciascuna delle nove tessere. Sono tutte girate nello stesso verso.</translation>
    </message>
    <message>
        <source>The six wall tiles lie in the reserve.</source>
        <translation>Le sei tessere muro stanno nella riserva.</translation>
    </message>
    <message>
        <source>The four special tokens lie in the rooms where the rows of the key and the crown meet the columns of the admiral and the scholar. Usually there are two trapdoors: one in the room of the key and the admiral, one in the room of the crown and the scholar. The other two tokens are transformations. You can also agree on no trapdoors, on three of them (one more in the room of the key and the scholar) or on four. For experts there are only three tokens, in usual rooms drawn by lot, or four tokens in any rooms drawn by lot. In both cases two of them are trapdoors.</source>
        <translation>I quattro segnalini speciali stanno nelle stanze dove le righe della chiave e della corona incontrano le colonne dell’ammiraglio e dello studioso. Di solito ci sono due botole: una nella stanza della chiave e dell’ammiraglio, una nella stanza della corona e dello studioso. Gli altri due segnalini sono trasformazioni. Potete anche decidere di giocare senza botole, con tre (una in più nella stanza della chiave e dello studioso) o con quattro. Per gli esperti ci sono solo tre segnalini, in stanze tirate a sorte fra le solite quattro, oppure quattro segnalini in stanze tirate a sorte fra tutte. In entrambi i casi due sono botole.</translation>
    </message>
    <message>
        <source>A castle at the start: two trapdoors, two transformations, and the ghost on the middle tile.</source>
        <translation>Un castello all’inizio della partita: due botole, due trasformazioni e il fantasma sulla tessera centrale.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms of the middle tile. Chance draws it; if you like, you can agree that the first player chooses it.</source>
        <translation>Il fantasma parte da una delle quattro stanze della tessera centrale. La sceglie il caso; se volete, potete decidere che la scelga il primo giocatore.</translation>
    </message>
    <message>
        <source>The guests lie in a stack, with number 1 on top. Two players play with guests 1 to 9, three or four with guests 1 to 12, five or six with all 15.</source>
        <translation>Gli ospiti stanno in una pila, con il numero 1 in cima. In due si gioca con gli ospiti da 1 a 9, in tre o quattro con gli ospiti da 1 a 12, in cinque o sei con tutti e 15.</translation>
    </message>
    <message>
        <source>There are four routes, and one of them is drawn by lot for the whole game, unless you agree on one before. For each route the back of a guest names a coat of arms and a portrait: this is its room. On every route all guests have different rooms, and none of these is a usual room of a special token. From each guest to the next it is at least 3 rooms, rows and columns counted together, and to the first guest it is at least as far from every middle room.</source>
        <translation>Ci sono quattro itinerari, e per tutta la partita ne vale uno solo, tirato a sorte, a meno che non ne scegliate uno prima. Per ogni itinerario il retro di un ospite indica uno stemma e un ritratto: è la sua stanza. In ogni itinerario gli ospiti hanno tutti stanze diverse, e nessuna è una delle stanze solite dei segnalini speciali. Fra un ospite e il successivo la distanza è di almeno 3 stanze, contando insieme righe e colonne; dista almeno altrettanto il primo ospite da ogni stanza centrale.</translation>
    </message>
</context>
<context>
    <name>BoooComputers</name>
    <message>
        <source>&lt;b&gt;Fair in a race.&lt;/b&gt; A computer could find a path in a blink, and you would never be first. So it looks for as long as people do: longer for a long path, and longer still for each change of colour and each jump. If best times are kept on this computer, it takes its pace from them.</source>
        <translation>&lt;b&gt;Una gara leale.&lt;/b&gt; Un computer potrebbe trovare un percorso in un lampo, e arriverebbe sempre per primo. Per questo cerca tanto a lungo quanto le persone: di più se il percorso è lungo, e ancora di più per ogni cambio di colore e per ogni salto. Se su questo computer sono conservati dei migliori tempi, regola su quelli il suo passo.</translation>
    </message>
    <message>
        <source>Computer players claim just as you do, and &lt;a href=&quot;#BO-1.3&quot;&gt;the first press counts&lt;/a&gt;. If they find no path in the time that they give themselves, they &lt;a href=&quot;#BO-1.12&quot;&gt;raise a hand&lt;/a&gt;. And they make honest mistakes: they name &lt;a href=&quot;#BO-1.4&quot;&gt;a colour that they may not use&lt;/a&gt;, or forget their path halfway.</source>
        <translation>I giocatori computer chiamano proprio come te, e &lt;a href=&quot;#BO-1.3&quot;&gt;conta chi preme per primo&lt;/a&gt;. Se nel tempo che si danno non trovano un percorso, &lt;a href=&quot;#BO-1.12&quot;&gt;alzano la mano&lt;/a&gt;. E sbagliano in buona fede: dicono &lt;a href=&quot;#BO-1.4&quot;&gt;un colore che non possono usare&lt;/a&gt;, o a metà strada dimenticano il percorso.</translation>
    </message>
    <message>
        <source>A pause does not spoil a claim of theirs: when the game goes on, so do they.</source>
        <translation>Una pausa non rovina la loro chiamata: quando la partita riprende, riprendono anche loro.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; If you practise, or are the only person among computers, the wand or &lt;b&gt;F10&lt;/b&gt; helps you to see a path: the first press names the colour it starts with, the second frames the rooms or walls it leads through, the third draws all of it. Each press counts as one hint, and the count is shown at the end. Nobody waits for you meanwhile, and a time reached with a hint is never a best time. Hints can be switched off before the game.</source>
        <translation>&lt;b&gt;Suggerimenti.&lt;/b&gt; Se ti alleni, o se giochi solo contro computer, la bacchetta o &lt;b&gt;F10&lt;/b&gt; ti aiuta a vedere un percorso: la prima pressione indica il colore con cui comincia, la seconda incornicia le stanze o i muri che attraversa, la terza lo disegna per intero. Ogni pressione conta come un suggerimento, e alla fine si vede quanti sono stati. Intanto nessuno aspetta, e un tempo ottenuto con un suggerimento non diventa mai un miglior tempo. I suggerimenti si possono disattivare prima della partita.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; takes its time, and about one claim in ten goes wrong. &lt;b&gt;Normal&lt;/b&gt; is quicker, and about one claim in twenty goes wrong. &lt;b&gt;Hard&lt;/b&gt; is quick indeed, and only about one claim in fifty goes wrong.</source>
        <translation>&lt;b&gt;Facile&lt;/b&gt; se la prende comoda, e fallisce circa una chiamata su dieci. &lt;b&gt;Normale&lt;/b&gt; è più rapido, e ne fallisce circa una su venti. &lt;b&gt;Difficile&lt;/b&gt; è rapido davvero, e fallisce solo circa una chiamata su cinquanta.</translation>
    </message>
</context>
<context>
    <name>BoooIntroduction</name>
    <message>
        <source>A ghost wants to scare every guest of the castle, but it can go only through walls of one colour. All of you search at once: whoever is the first to see a path shouts “Booo!” and leads the ghost there.</source>
        <translation>Un fantasma vuole spaventare tutti gli ospiti del castello, ma può attraversare solo muri di un colore. Cercate tutti insieme: chi vede per primo un percorso grida «Buuu!» e ci guida il fantasma.</translation>
    </message>
    <message numerus="yes">
        <source>%n castle tiles</source>
        <translation>
            <numerusform>%n tessera del castello</numerusform>
            <numerusform>%n tessere del castello</numerusform>
        </translation>
    </message>
    <message>
        <source>the ghost</source>
        <translation>il fantasma</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n ospite</numerusform>
            <numerusform>%n ospiti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n tessera muro</numerusform>
            <numerusform>%n tessere muro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tokens</source>
        <translation>
            <numerusform>%n segnalino speciale</numerusform>
            <numerusform>%n segnalini speciali</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoooMinds</name>
    <message>
        <source>The ghost may start in any room of the middle tile.</source>
        <translation>Il fantasma può partire da una qualsiasi delle quattro stanze al centro.</translation>
    </message>
    <message>
        <source>Everybody is ready: the next guest may come.</source>
        <translation>Tutti sono pronti: può arrivare il prossimo ospite.</translation>
    </message>
    <message numerus="yes">
        <source>There is a path of %n steps.</source>
        <translation>
            <numerusform>C’è un percorso di %n passo.</numerusform>
            <numerusform>C’è un percorso di %n passi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The path has %n steps and starts with this colour: %1.</source>
        <translation>
            <numerusform>Il percorso ha %n passo e comincia con questo colore: %1.</numerusform>
            <numerusform>Il percorso ha %n passi e comincia con questo colore: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the wall tile of this colour is their own: %1.</source>
        <translation>Una svista: la tessera muro di questo colore è la propria: %1.</translation>
    </message>
    <message>
        <source>This step leads to the guest.</source>
        <translation>Questo passo porta dall’ospite.</translation>
    </message>
    <message numerus="yes">
        <source>After this step %n steps are left.</source>
        <translation>
            <numerusform>Dopo questo passo ne resta %n.</numerusform>
            <numerusform>Dopo questo passo ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trapdoor leads to the guest.</source>
        <translation>La botola porta dall’ospite.</translation>
    </message>
    <message numerus="yes">
        <source>The trapdoor is on the path; after it %n steps are left.</source>
        <translation>
            <numerusform>Il percorso passa per la botola; poi resta %n passo.</numerusform>
            <numerusform>Il percorso passa per la botola; poi restano %n passi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the path another colour is needed: %1. Steps left: %n.</source>
        <translation>
            <numerusform>Più avanti serve un altro colore: %1. Passi rimasti: %n.</numerusform>
            <numerusform>Più avanti serve un altro colore: %1. Passi rimasti: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the rest of the path is forgotten.</source>
        <translation>Una svista: il resto del percorso è dimenticato.</translation>
    </message>
    <message>
        <source>From here there is no path to the guest.</source>
        <translation>Da qui non c’è un percorso fino all’ospite.</translation>
    </message>
    <message>
        <source>There is no path to this guest for you.</source>
        <translation>Per te non c’è un percorso fino a questo ospite.</translation>
    </message>
    <message>
        <source>There is no path to be seen; a raised hand says so.</source>
        <translation>Non si vede nessun percorso; lo dice una mano alzata.</translation>
    </message>
    <message>
        <source>The hint says that there is no path.</source>
        <translation>Il suggerimento dice che non c’è un percorso.</translation>
    </message>
    <message>
        <source>The hint names a colour: there is something to look for again.</source>
        <translation>Il suggerimento indica un colore: c’è di nuovo qualcosa da cercare.</translation>
    </message>
</context>
<context>
    <name>BoooPractice</name>
    <message>
        <source>The whole castle</source>
        <translation>Tutto il castello</translation>
    </message>
    <message>
        <source>%1: %2 of %3 guests found</source>
        <extracomment>%1 is a name, %2 and %3 are numbers.</extracomment>
        <translation>%1: ospiti trovati %2 su %3</translation>
    </message>
    <message>
        <source>The same castle again</source>
        <translation>Di nuovo lo stesso castello</translation>
    </message>
</context>
<context>
    <name>BoooRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>La storia e lo scopo</translation>
    </message>
    <message>
        <source>Guests are staying overnight in an old castle, and its ghost is looking forward to giving each of them a fright. There is just one thing: the rooms have no doors, and on one walk the ghost can go through walls of one colour only.</source>
        <translation>In un vecchio castello alcuni ospiti passano la notte, e il fantasma di casa non vede l’ora di spaventarli uno per uno. C’è solo un problema: le stanze non hanno porte, e a ogni passeggiata il fantasma può attraversare solo muri di un unico colore.</translation>
    </message>
    <message>
        <source>So the ghost needs you. A guest turns up in some room, and all of you look at the castle at the same time, searching for a way to it. Whoever sees a way first claims the guest with a “Booo!”, names a colour and shows the way without hesitating.</source>
        <translation>Perciò il fantasma ha bisogno di voi. Un ospite compare in una stanza, e voi guardate il castello tutti nello stesso momento, in cerca di un percorso fino a lui. Chi vede per primo un percorso chiama l’ospite con un «Buuu!», dice un colore e mostra il percorso senza esitare.</translation>
    </message>
    <message>
        <source>If the way is right, you take the guest, and also the wall tile of your colour. This is an honour and a burden: you cannot use a colour while its wall tile lies in front of you.</source>
        <translation>Se il percorso è giusto, prendi l’ospite e anche la tessera muro del tuo colore. È un onore e un peso: finché la tessera muro di un colore è davanti a te, quel colore non puoi usarlo.</translation>
    </message>
    <message>
        <source>You win as soon as &lt;b&gt;four wall tiles&lt;/b&gt; or &lt;b&gt;five guests&lt;/b&gt; lie in front of you. If nobody gets that far, the most guests and wall tiles together decide.</source>
        <translation>Vinci non appena hai davanti a te &lt;b&gt;quattro tessere muro&lt;/b&gt; o &lt;b&gt;cinque ospiti&lt;/b&gt;. Se nessuno ci arriva, vince chi ha in tutto più ospiti e tessere muro.</translation>
    </message>
    <message>
        <source>A round: the search</source>
        <translation>Un round: la ricerca</translation>
    </message>
    <message>
        <source>Each round is about one guest. You search for a way, somebody claims the guest and shows a way, and then the next round begins.</source>
        <translation>Ogni round riguarda un ospite. Cercate un percorso, qualcuno chiama l’ospite e mostra un percorso, poi comincia il round successivo.</translation>
    </message>
    <message>
        <source>The first player turns the top guest over. It goes at once to the room that its back names for your route.</source>
        <translation>Il primo giocatore scopre l’ospite in cima alla pila. L’ospite va subito nella stanza che il suo retro indica per il vostro itinerario.</translation>
    </message>
    <message>
        <source>All of you search at the same time, with your eyes only. Before a claim nobody touches the castle, and nobody follows a way with a finger.</source>
        <translation>Cercate tutti nello stesso momento, solo con gli occhi. Prima di una chiamata nessuno tocca il castello, e nessuno segue un percorso con il dito.</translation>
    </message>
    <message>
        <source>Claiming the guest</source>
        <translation>Chiamare l’ospite</translation>
    </message>
    <message>
        <source>If you see a way, be the first to say so: press your claim key and shout “Booo!”. Then name the colour that your way starts with. The first key counts, and all the others are dead until your claim is over. If your hand is raised, claiming takes it down.</source>
        <translation>Se vedi un percorso, batti tutti sul tempo: premi il tuo tasto della chiamata e grida «Buuu!». Poi di’ il colore con cui comincia il tuo percorso. Conta il primo tasto premuto, e tutti gli altri non funzionano finché la tua chiamata non è finita. Se hai la mano alzata, con la chiamata si abbassa.</translation>
    </message>
    <message>
        <source>You may not use a colour while its wall tile lies in front of you, neither at the start nor anywhere on the way. If you name such a colour, or change to it, your claim fails.</source>
        <translation>Non puoi usare un colore finché la sua tessera muro è davanti a te, né all’inizio né in nessun altro punto del percorso. Se dici quel colore, o se lungo il percorso passi a quello, la tua chiamata fallisce.</translation>
    </message>
    <message>
        <source>The colours to choose from. A sign warns you of those whose wall tiles lie in front of you.</source>
        <translation>I colori fra cui scegliere. Un segno ti mette in guardia da quelli delle tessere muro che hai davanti.</translation>
    </message>
    <message>
        <source>Showing the way</source>
        <translation>Mostrare il percorso</translation>
    </message>
    <message>
        <source>Now show your way at once, step by step, from the ghost’s room to the guest’s room. Steps in the corridors are free. The ghost goes through a wall only if the wall has your colour.</source>
        <translation>Ora mostra subito il tuo percorso, passo per passo, dalla stanza del fantasma alla stanza dell’ospite. Nei corridoi i passi sono liberi. Un muro il fantasma lo attraversa solo se è del tuo colore.</translation>
    </message>
    <message>
        <source>A right way. It goes through four walls, and all of them are violet.</source>
        <translation>Un percorso giusto. Attraversa quattro muri, e sono tutti viola.</translation>
    </message>
    <message>
        <source>Do not hesitate. Usually you have 6 seconds to name your colour, 6 seconds for the first step and 4 seconds for each further step. A jump through a trapdoor and a change of colour are steps too. Your claim fails if the time is up, if you lead the ghost to a wall of another colour, or if you give up.</source>
        <translation>Non esitare. Di solito hai 6 secondi per dire il colore, 6 secondi per il primo passo e 4 secondi per ogni passo successivo. Anche un salto da una botola all’altra e un cambio di colore sono passi. La tua chiamata fallisce se il tempo scade, se guidi il fantasma contro un muro di un altro colore o se ti arrendi.</translation>
    </message>
    <message>
        <source>A wrong wall at the end: the wall below the guest is white, not violet. The claim fails.</source>
        <translation>Un muro sbagliato alla fine: il muro sotto l’ospite è bianco, non viola. La chiamata fallisce.</translation>
    </message>
    <message>
        <source>A failed claim costs nothing. The ghost goes back to where it started, and all of you go on searching, you too. If you agree on it before the game, whoever fails has to wait a little before the next claim.</source>
        <translation>Una chiamata fallita non costa nulla. Il fantasma torna da dove è partito e tutti continuano a cercare, anche tu. Se lo decidete prima della partita, chi fallisce deve aspettare un po’ prima della prossima chiamata.</translation>
    </message>
    <message>
        <source>A way may lead through the same room more than once.</source>
        <translation>Un percorso può passare più volte per la stessa stanza.</translation>
    </message>
    <message>
        <source>Trapdoors and transformations</source>
        <translation>Botole e trasformazioni</translation>
    </message>
    <message>
        <source>Two kinds of special tokens make ways possible where none seems to be.</source>
        <translation>Due tipi di segnalini speciali aprono percorsi dove sembra che non ce ne siano.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trapdoor.&lt;/b&gt; In a room with a trapdoor the ghost may go on as usual, or vanish and turn up in another room with a trapdoor. The colour stays the same. The room where the ghost starts counts too.</source>
        <translation>&lt;b&gt;Botola.&lt;/b&gt; In una stanza con una botola il fantasma può andare avanti come al solito, oppure sparire e ricomparire in un’altra stanza con una botola. Il colore resta lo stesso. Vale anche la stanza da cui parte il fantasma.</translation>
    </message>
    <message>
        <source>The ghost jumps from one trapdoor to another. Before and after that every wall on the way is blue.</source>
        <translation>Il fantasma salta da una botola all’altra. Prima e dopo il salto tutti i muri del percorso sono blu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Transformation.&lt;/b&gt; In a room with a transformation you may change the colour, and it holds from there on. The room where the ghost starts counts too, but the guest’s room never does: your way ends there.</source>
        <translation>&lt;b&gt;Trasformazione.&lt;/b&gt; In una stanza con una trasformazione puoi cambiare colore, e da lì in poi vale quello nuovo. Vale anche la stanza da cui parte il fantasma, ma mai la stanza dell’ospite: lì il tuo percorso finisce.</translation>
    </message>
    <message>
        <source>Up to the transformation the walls on the way are red, from there on they are blue.</source>
        <translation>Fino alla trasformazione i muri del percorso sono rossi, da lì in poi sono blu.</translation>
    </message>
    <message>
        <source>You may use as many special tokens on one way as you like, or none at all.</source>
        <translation>In un percorso puoi usare quanti segnalini speciali vuoi, anche nessuno.</translation>
    </message>
    <message>
        <source>A way may consist of trapdoors alone and cross no wall. Then the colour that you named counts as its colour. This can only happen if special tokens lie in rooms drawn from the whole castle.</source>
        <translation>Un percorso può essere fatto di sole botole e non attraversare nessun muro. Allora vale come suo colore quello che hai detto. Può succedere solo se i segnalini speciali stanno in stanze tirate a sorte fra tutte quelle del castello.</translation>
    </message>
    <message>
        <source>What you win</source>
        <translation>Che cosa vinci</translation>
    </message>
    <message>
        <source>Your way is right as soon as the ghost enters the guest’s room. Take the guest and the wall tile of the colour with which your way ends. The wall tile comes from the reserve, or from whoever it lies in front of. The ghost stays in this room and starts from here next time.</source>
        <translation>Il tuo percorso è giusto non appena il fantasma entra nella stanza dell’ospite. Prendi l’ospite e la tessera muro del colore con cui finisce il tuo percorso. La tessera muro la prendi dalla riserva, o da chi ce l’ha davanti. Il fantasma resta in questa stanza, e la prossima volta parte da qui.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You start with red, change to blue at a transformation and reach the guest. You take the blue wall tile, even if it lies in front of another player. For this player blue is free again; for you it is not.</source>
        <translation>&lt;b&gt;Un esempio.&lt;/b&gt; Cominci con il rosso, in una stanza con una trasformazione passi al blu e raggiungi l’ospite. Prendi la tessera muro blu, anche se è davanti a un altro giocatore. Per lui il blu torna libero; per te non lo è più.</translation>
    </message>
    <message>
        <source>What lies in front of a player: guests, wall tiles, and the buttons with the two keys.</source>
        <translation>Che cosa ha davanti un giocatore: gli ospiti, le tessere muro e i pulsanti con i due tasti.</translation>
    </message>
    <message>
        <source>Then the next player clockwise is the first player.</source>
        <translation>Poi diventa primo giocatore quello che segue in senso orario.</translation>
    </message>
    <message>
        <source>If there is no way</source>
        <translation>Se non c’è nessun percorso</translation>
    </message>
    <message>
        <source>Do you believe that there is no way? Then raise your hand: “No way!” You can take it down again. As soon as more than half of the hands are up, the search is over. The guest is out of the game, nobody gets it, and the ghost goes to the guest’s room. Then the table shows for each of you whether there was a way. During a claim raised hands have no effect. They stay up if it fails, and go down when the round ends.</source>
        <translation>Credi che non ci sia nessun percorso? Allora alza la mano: «Impossibile!» Puoi anche riabbassarla. Non appena è alzata più della metà delle mani, la ricerca è finita. L’ospite esce dal gioco, non lo prende nessuno, e il fantasma va nella stanza dell’ospite. Poi il tavolo mostra per ciascuno di voi se c’era un percorso. Durante una chiamata le mani alzate non hanno effetto. Se la chiamata fallisce restano alzate, e si abbassano quando il round finisce.</translation>
    </message>
    <message>
        <source>More than half means: both of two players, two of three, three of four or five, four of six.</source>
        <translation>Più della metà vuol dire: tutti e due se giocate in due, due se siete in tre, tre se siete in quattro o in cinque, quattro se siete in sei.</translation>
    </message>
    <message>
        <source>Not everybody can use the same colours. So there may be a way for one player and none for another.</source>
        <translation>Non tutti possono usare gli stessi colori. Perciò può esserci un percorso per un giocatore e nessuno per un altro.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>If four wall tiles lie in front of you, you win at once.</source>
        <translation>Se hai davanti a te quattro tessere muro, vinci subito.</translation>
    </message>
    <message>
        <source>If five guests lie in front of you, you win at once.</source>
        <translation>Se hai davanti a te cinque ospiti, vinci subito.</translation>
    </message>
    <message>
        <source>If no guest is left, count your guests and your wall tiles together. Whoever has the most wins. If this is tied, the win goes to the one of these players who took a guest last. If nobody took any guest, all of you share the win.</source>
        <translation>Se non ci sono più ospiti, ciascuno conta insieme i suoi ospiti e le sue tessere muro. Vince chi ne ha di più. In caso di parità la vittoria va a chi, fra i giocatori alla pari, ha preso un ospite per ultimo. Se nessuno ha preso ospiti, vincete tutti insieme.</translation>
    </message>
</context>
<context>
    <name>BoooScout</name>
    <message>
        <source>A path starts with this colour: %1.</source>
        <translation>Un percorso comincia con questo colore: %1.</translation>
    </message>
    <message>
        <source>A path leads through the rooms with a frame.</source>
        <translation>Un percorso passa per le stanze incorniciate.</translation>
    </message>
    <message>
        <source>A path leads through these rooms: %1.</source>
        <translation>Un percorso passa per queste stanze: %1.</translation>
    </message>
    <message>
        <source>A path leads through the walls with a frame.</source>
        <translation>Un percorso passa per i muri incorniciati.</translation>
    </message>
    <message>
        <source>A path leads through walls of these colours: %1.</source>
        <translation>Un percorso passa per muri di questi colori: %1.</translation>
    </message>
    <message>
        <source>change of colour: %1</source>
        <extracomment>One stop of a path that is read aloud.</extracomment>
        <translation>cambio di colore: %1</translation>
    </message>
    <message>
        <source>%1 From place to place: %2.</source>
        <extracomment>Said aloud: %1 is a sentence on a path, %2 are its places, one after the other.</extracomment>
        <translation>%1 Di luogo in luogo: %2.</translation>
    </message>
</context>
<context>
    <name>BoooTable</name>
    <message>
        <source>How to use the table</source>
        <translation>Come si usa il tavolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your keys.&lt;/b&gt; All of you sit around one computer, and each of you has two keys: one to claim the guest, one to raise your hand. Before you see the castle, press your keys once to try them. If you want another key, click the old one first; take keys that are easy to reach and not too close to those of your neighbours. A button at the top of the table brings you back to the keys at any time.</source>
        <translation>&lt;b&gt;I tuoi tasti.&lt;/b&gt; Siete tutti attorno a un solo computer, e ognuno ha due tasti: uno per chiamare l’ospite, uno per alzare la mano. Prima di vedere il castello, premi una volta i tuoi tasti per provarli. Se ne vuoi un altro, fai prima clic su quello vecchio; scegli tasti comodi da raggiungere e non troppo attaccati a quelli dei vicini. Un pulsante in alto sul tavolo ti riporta ai tasti in qualsiasi momento.</translation>
    </message>
    <message>
        <source>At first the player in seat 1 has &lt;b&gt;Q&lt;/b&gt; to claim and &lt;b&gt;W&lt;/b&gt; to raise a hand, seat 2 has &lt;b&gt;P&lt;/b&gt; and &lt;b&gt;O&lt;/b&gt;, seat 3 &lt;b&gt;Z&lt;/b&gt; and &lt;b&gt;X&lt;/b&gt;, seat 4 &lt;b&gt;M&lt;/b&gt; and &lt;b&gt;N&lt;/b&gt;, seat 5 &lt;b&gt;T&lt;/b&gt; and &lt;b&gt;Y&lt;/b&gt;, seat 6 &lt;b&gt;V&lt;/b&gt; and &lt;b&gt;B&lt;/b&gt;; on some keyboards other letters are in these places. Any letter, digit or sign will do, but not the arrow keys, &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, &lt;b&gt;Space&lt;/b&gt; or &lt;b&gt;F1&lt;/b&gt; to &lt;b&gt;F12&lt;/b&gt;: the program needs them.</source>
        <translation>All’inizio chi sta al posto 1 ha &lt;b&gt;Q&lt;/b&gt; per chiamare e &lt;b&gt;W&lt;/b&gt; per alzare la mano, al posto 2 ci sono &lt;b&gt;P&lt;/b&gt; e &lt;b&gt;O&lt;/b&gt;, al posto 3 &lt;b&gt;Z&lt;/b&gt; e &lt;b&gt;X&lt;/b&gt;, al posto 4 &lt;b&gt;M&lt;/b&gt; e &lt;b&gt;N&lt;/b&gt;, al posto 5 &lt;b&gt;T&lt;/b&gt; e &lt;b&gt;Y&lt;/b&gt;, al posto 6 &lt;b&gt;V&lt;/b&gt; e &lt;b&gt;B&lt;/b&gt;; su alcune tastiere in quei punti ci sono altre lettere. Va bene qualsiasi lettera, cifra o segno, ma non i tasti freccia, &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Invio&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, la &lt;b&gt;barra spaziatrice&lt;/b&gt; o i tasti da &lt;b&gt;F1&lt;/b&gt; a &lt;b&gt;F12&lt;/b&gt;: quelli servono al programma.</translation>
    </message>
    <message>
        <source>Your panel shows your keys on two buttons. You can also press these buttons, with the mouse or with a finger on a touch screen.</source>
        <translation>Il tuo pannello mostra i tuoi tasti su due pulsanti. Puoi premere anche questi pulsanti, con il mouse o con un dito su uno schermo tattile.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The next guest.&lt;/b&gt; When everybody is ready, the first player turns the next guest over with &lt;b&gt;Space&lt;/b&gt; or with the big button.</source>
        <translation>&lt;b&gt;Il prossimo ospite.&lt;/b&gt; Quando siete tutti pronti, il primo giocatore scopre il prossimo ospite con la &lt;b&gt;barra spaziatrice&lt;/b&gt; o con il pulsante grande.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Naming the colour.&lt;/b&gt; After your claim six buttons appear, one for each colour. Press one of them, or one of the keys &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;6&lt;/b&gt;. Your own wall tiles lie above the buttons as a warning.</source>
        <translation>&lt;b&gt;Dire il colore.&lt;/b&gt; Dopo la tua chiamata compaiono sei pulsanti, uno per colore. Premine uno, oppure premi uno dei tasti da &lt;b&gt;1&lt;/b&gt; a &lt;b&gt;6&lt;/b&gt;. Sopra i pulsanti ci sono, come avvertimento, le tue tessere muro.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the mouse.&lt;/b&gt; Drag the ghost along your way, or click cell after cell; you can also click a cell farther on in a straight line. A finger on a touch screen does the same. To jump, press another trapdoor or its button, and to change the colour, press the button of the new one: both work when the ghost is in the right room.</source>
        <translation>&lt;b&gt;Mostrare il percorso con il mouse.&lt;/b&gt; Trascina il fantasma lungo il tuo percorso, oppure fai clic su una casella dopo l’altra; puoi anche fare clic su una casella più lontana, in linea retta. Un dito su uno schermo tattile fa lo stesso. Per saltare, premi un’altra botola o il suo pulsante; per cambiare colore, premi il pulsante di quello nuovo: si può fare quando il fantasma è nella stanza giusta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the keyboard.&lt;/b&gt; Each &lt;b&gt;arrow key&lt;/b&gt; is one step. &lt;b&gt;Tab&lt;/b&gt; goes from button to button, and &lt;b&gt;Enter&lt;/b&gt; presses the one you are at.</source>
        <translation>&lt;b&gt;Mostrare il percorso con la tastiera.&lt;/b&gt; Ogni &lt;b&gt;tasto freccia&lt;/b&gt; è un passo. &lt;b&gt;Tab&lt;/b&gt; ti porta da un pulsante all’altro, e &lt;b&gt;Invio&lt;/b&gt; preme quello su cui ti trovi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is taken back.&lt;/b&gt; Booo! is a race, and everybody has seen what happened. So there is no undo here.</source>
        <translation>&lt;b&gt;Non si torna indietro.&lt;/b&gt; «Buuu!» è una gara, e tutti hanno visto che cosa è successo. Perciò qui non si può annullare nulla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The log&lt;/b&gt; keeps what happened: who claimed a guest, with which colour, and how it ended.</source>
        <translation>&lt;b&gt;Il diario&lt;/b&gt; conserva quello che è successo: chi ha chiamato un ospite, con quale colore e com’è andata a finire.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Other keys.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; opens this rulebook, &lt;b&gt;F2&lt;/b&gt; pauses the game, &lt;b&gt;F11&lt;/b&gt; fills the screen. With the mouse wheel you look closer or farther.</source>
        <translation>&lt;b&gt;Altri tasti.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; apre questo regolamento, &lt;b&gt;F2&lt;/b&gt; mette in pausa la partita, &lt;b&gt;F11&lt;/b&gt; passa a schermo intero. La rotella del mouse avvicina o allontana la vista.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;La tua partita viene salvata&lt;/b&gt; dopo ogni mossa. Smetti pure quando vuoi: ti aspetta sullo scaffale, e da lì puoi anche salvarla in un file.</translation>
    </message>
    <message>
        <source>Clocks and pauses</source>
        <translation>Orologi e pause</translation>
    </message>
    <message>
        <source>You agree on these settings before the game, and each of them can be switched off. With small children play without clocks.</source>
        <translation>Queste impostazioni le decidete prima della partita, e ognuna si può disattivare. Con i bambini piccoli giocate senza orologi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The clocks of a claim.&lt;/b&gt; A ring shows how much time is left: usually 6 seconds to name the colour, 6 for the first step and 4 for each further one (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). You can choose other times.</source>
        <translation>&lt;b&gt;Gli orologi di una chiamata.&lt;/b&gt; Un anello mostra quanto tempo resta: di solito 6 secondi per dire il colore, 6 per il primo passo e 4 per ogni passo successivo (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). Potete scegliere altri tempi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The wait.&lt;/b&gt; If you like, whoever fails has to wait 5, 10 or 15 seconds before the next claim (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). This helps against claims made on the off chance. Usually there is no wait.</source>
        <translation>&lt;b&gt;L’attesa.&lt;/b&gt; Se volete, chi fallisce deve aspettare 5, 10 o 15 secondi prima della prossima chiamata (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). Serve contro le chiamate fatte a caso. Di solito non c’è nessuna attesa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The hint.&lt;/b&gt; If you like, the table helps 30, 60 or 120 seconds after the guest has turned up. It names a colour with which a way starts, or says that there is none. Mind that the table does not ask whose wall tile it is: perhaps you may not use this colour. Usually there is no hint.</source>
        <translation>&lt;b&gt;Il suggerimento.&lt;/b&gt; Se volete, il tavolo vi aiuta 30, 60 o 120 secondi dopo l’arrivo dell’ospite. Dice un colore con cui comincia un percorso, oppure dice che non ce n’è nessuno. Attenzione: il tavolo non guarda di chi è la tessera muro, quindi può darsi che proprio tu non possa usare quel colore. Di solito non ci sono suggerimenti.</translation>
    </message>
    <message>
        <source>Practice alone</source>
        <translation>L’allenamento in solitaria</translation>
    </message>
    <message>
        <source>In practice there are no claims, no wall tiles and no raised hands. Turn a guest over, and a stopwatch starts. Find a way, name any colour you like and show the way, with special tokens as usual. There is no clock for the steps. If you come to a wall of another colour, you start again from the ghost’s room, and the stopwatch goes on. If you find no way, let the table show it to you; then the guest is lost. After every guest you see a shortest way, if there is one: no other has fewer steps, jumps and changes counted together.</source>
        <translation>Nell’allenamento non ci sono chiamate, né tessere muro, né mani alzate. Scopri un ospite, e parte un cronometro. Trova un percorso, di’ un colore a tua scelta e mostra il percorso, con i segnalini speciali come al solito. Per i passi non c’è nessun orologio. Se arrivi a un muro di un altro colore, ricominci dalla stanza del fantasma, e il cronometro va avanti. Se non trovi nessun percorso, lascia che te lo mostri il tavolo; in quel caso l’ospite è perso. Dopo ogni ospite vedi uno dei percorsi più brevi, se ce n’è: nessun altro ha meno passi, contando anche salti e cambi di colore.</translation>
    </message>
    <message>
        <source>Every castle has a castle code. For each code the table keeps the best time for every guest, and for the whole castle if you find all nine guests, together with the number of steps. So you can try to beat yourself, or compare with others: whoever enters the code of a castle before a new game meets the same guests in the same castle. A few words of your own are a code, too.</source>
        <translation>Ogni castello ha il suo codice. Per ogni codice del castello il tavolo conserva il miglior tempo per ciascun ospite, e per tutto il castello se trovi tutti e nove gli ospiti, insieme al numero di passi. Così puoi cercare di superarti, o confrontarti con altri: chi scrive il codice di un castello prima di una nuova partita incontra gli stessi ospiti nello stesso castello. Anche qualche parola a tua scelta è un codice.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: No rule forbids coming back to a room, and we see no reason to forbid it.</source>
        <translation>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: nessuna regola vieta di tornare in una stanza, e non vediamo motivo di vietarlo.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Consigli per le prime partite</translation>
    </message>
    <message>
        <source>&lt;b&gt;How near you are.&lt;/b&gt; Your panel also has four slots for wall tiles and five for guests: fill either row, and you win. If only one is missing, its slot shines.</source>
        <translation>&lt;b&gt;Quanto ti manca.&lt;/b&gt; Il tuo pannello ha anche quattro nicchie per le tessere muro e cinque per gli ospiti: riempi una delle due file e hai vinto. Se manca un solo pezzo, la sua nicchia brilla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seeing it again.&lt;/b&gt; A right way stays on the table until the next guest comes. Of a wrong one you see for a moment how it went; the wall that ended it stays marked. If the raised hands end a search although there was a way, the table shows you a shortest one.</source>
        <translation>&lt;b&gt;Rivedere il percorso.&lt;/b&gt; Un percorso giusto resta sul tavolo finché non arriva il prossimo ospite. Di uno sbagliato si vede ancora per un attimo com’è andato; il muro che l’ha fermato resta segnato. Se la ricerca finisce per le mani alzate, ma un percorso c’era, il tavolo vi mostra uno dei più brevi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost by a hair.&lt;/b&gt; If your key comes less than half a second after somebody else’s, the table tells you by how many hundredths of a second you were late.</source>
        <translation>&lt;b&gt;Per un soffio.&lt;/b&gt; Se il tuo tasto arriva meno di mezzo secondo dopo quello di qualcun altro, il tavolo ti dice di quanti centesimi di secondo sei in ritardo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The pause.&lt;/b&gt; &lt;b&gt;F2&lt;/b&gt; or the button at the top pauses the game, and so does opening this rulebook. Then all clocks stop and the castle is covered, so that nobody can search in secret. While the clock runs for a claim nobody can pause: it is over in a moment.</source>
        <translation>&lt;b&gt;La pausa.&lt;/b&gt; &lt;b&gt;F2&lt;/b&gt; o il pulsante in alto mettono in pausa la partita, e lo stesso succede quando aprite questo regolamento. Allora tutti gli orologi si fermano e il castello viene coperto, così nessuno può cercare di nascosto. Finché scorre il tempo di una chiamata non c’è pausa: è questione di un attimo.</translation>
    </message>
    <message>
        <source>If you go to another window or close the program, a claim that is under way has failed. It costs nothing, not even a wait. The castle stays covered until all of you are ready, and then the search goes on.</source>
        <translation>Se passate a un’altra finestra o chiudete il programma, una chiamata in corso fallisce. Non costa nulla, nemmeno un’attesa. Il castello resta coperto finché non siete tutti pronti, poi la ricerca continua.</translation>
    </message>
    <message>
        <source>Choose Practice when you begin a game. It is a good way to learn how to read the castle.</source>
        <translation>Quando inizi una partita, scegli Allenamento. È un buon modo per imparare a leggere il castello.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Compare two rooms.&lt;/b&gt; Without special tokens your colour must be on a wall of the ghost’s room and on a wall of the guest’s room. Often only two or three colours are left to try.</source>
        <translation>&lt;b&gt;Confronta due stanze.&lt;/b&gt; Senza segnalini speciali il tuo colore deve trovarsi su un muro della stanza del fantasma e su un muro della stanza dell’ospite. Spesso restano da provare solo due o tre colori.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search backwards.&lt;/b&gt; Begin at the guest and look where its walls lead. Sometimes this is easier than to begin at the ghost.</source>
        <translation>&lt;b&gt;Cerca a ritroso.&lt;/b&gt; Comincia dall’ospite e guarda dove portano i suoi muri. A volte è più facile che cominciare dal fantasma.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Know the free corridors.&lt;/b&gt; No wall ever stands across the corridor along the right edge of the castle, nor across the one along the lower edge (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</source>
        <translation>&lt;b&gt;Tieni a mente i corridoi liberi.&lt;/b&gt; Nel corridoio lungo il bordo destro del castello non c’è mai un muro di traverso, e nemmeno in quello lungo il bordo inferiore (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the prize.&lt;/b&gt; The wall tile that you take is a colour less for you and a colour more for its last owner. With a transformation you can choose which one it will be.</source>
        <translation>&lt;b&gt;Pensa al premio.&lt;/b&gt; La tessera muro che prendi è un colore in meno per te e un colore in più per chi l’aveva prima. Con una trasformazione puoi scegliere quale sarà.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Claim when you know the way to its end.&lt;/b&gt; Once you have called, there is hardly any time to search.</source>
        <translation>&lt;b&gt;Chiama quando conosci il percorso fino in fondo.&lt;/b&gt; Dopo la chiamata non resta quasi più tempo per cercare.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Decisioni del tavolo</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Dove le regole del gioco originale che conosciamo tacciono o si affidano a una figura che non abbiamo, abbiamo preso una decisione del tavolo. Eccole tutte, ognuna con il suo motivo, così puoi distinguerle dalle altre regole.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: The castle is our own, because the original tiles are not available to us. We tried out many castles until most ways took some searching and no colour was better than another. Coats of arms and portraits are ours too.</source>
        <translation>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: il castello è nostro, perché non disponiamo delle tessere originali. Abbiamo provato molti castelli, fino a trovarne uno in cui la maggior parte dei percorsi richiede un po’ di ricerca e nessun colore è migliore di un altro. Sono nostri anche gli stemmi e i ritratti.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: Only a picture shows where the special tokens lie, and we do not have it. In these four rooms they are equally far from the middle, and each lies in another corner tile. What is said of three tokens and of rooms drawn by lot is our reading of the advice to experts.</source>
        <translation>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: solo una figura mostra dove stanno i segnalini speciali, e noi non l’abbiamo. In queste quattro stanze sono tutti alla stessa distanza dal centro, e ognuno sta su una tessera d’angolo diversa. Quello che si dice dei tre segnalini e delle stanze tirate a sorte è la nostra lettura del consiglio per gli esperti.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: The number of guests for five players is not mentioned. We use all of them, as for six.</source>
        <translation>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: il numero di ospiti per cinque giocatori non è indicato. Li usiamo tutti, come in sei.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: We made the four routes, because we do not have the backs of the guests. Guests that follow each other are not close together, so that each way is worth a search.</source>
        <translation>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: i quattro itinerari li abbiamo fatti noi, perché non abbiamo il retro degli ospiti. Due ospiti di seguito non sono mai vicini, così ogni percorso merita una ricerca.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: A special token in the room where the ghost starts can be used, because the ghost is in its room as in any other. In the guest’s room the way is already over, so nothing can be changed there.</source>
        <translation>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: un segnalino speciale nella stanza da cui parte il fantasma si può usare, perché il fantasma sta nella sua stanza come in qualsiasi altra. Nella stanza dell’ospite il percorso è già finito, quindi lì non si può cambiare nulla.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: If nobody took any guest, nobody took one last. So all of you share the win.</source>
        <translation>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: se nessuno ha preso ospiti, nessuno ne ha preso uno per ultimo. Perciò vincete tutti insieme.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: A way without walls has no wall to show its colour, so the named colour decides which wall tile you take.</source>
        <translation>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: un percorso senza muri non ha un muro che ne mostri il colore, quindi è il colore detto a decidere quale tessera muro prendi.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: Nobody should lose anything because the telephone rings. The claim ends all the same, because in a pause one can think at leisure.</source>
        <translation>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: nessuno deve rimetterci perché squilla il telefono. La chiamata finisce comunque, perché durante una pausa si può riflettere con tutta calma.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: The original game has no practice for one player. We added it.</source>
        <translation>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: il gioco originale non prevede un allenamento per un solo giocatore. L’abbiamo aggiunto noi.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: The keys, the seconds, the wait and the hint belong to this table. Around a real castle you just listen and decide together who was first and who hesitates.</source>
        <translation>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: i tasti, i secondi, l’attesa e il suggerimento sono di questo tavolo. Attorno a un castello vero basta ascoltare e decidere insieme chi è stato più veloce e chi esita.</translation>
    </message>
</context>
<context>
    <name>BoooTips</name>
    <message>
        <source>The ghost goes freely along corridors, but only through walls of one colour.</source>
        <translation>Il fantasma gira libero nei corridoi, ma attraversa muri di un solo colore.</translation>
    </message>
    <message>
        <source>Room %1. Whoever leads the ghost here first gets the guest.</source>
        <translation>Stanza %1. Chi guida qui il fantasma per primo ottiene l’ospite.</translation>
    </message>
    <message>
        <source>Room %1. Lead the ghost here.</source>
        <translation>Stanza %1. Guida qui il fantasma.</translation>
    </message>
    <message>
        <source>%1: a guest, 1 point. Whoever has %2 guests wins at once.</source>
        <translation>%1: un ospite, 1 punto. Chi ha %2 ospiti vince subito.</translation>
    </message>
    <message>
        <source>This wall tile, 1 point, goes to whoever ends a way with its colour. Whoever has %1 wall tiles wins at once.</source>
        <translation>Questa tessera muro, 1 punto, va a chi finisce un percorso con il suo colore. Chi ha %1 tessere muro vince subito.</translation>
    </message>
    <message>
        <source>%1: a wall tile, 1 point. Its owner may not use this colour; whoever ends a way with it takes the tile away.</source>
        <translation>%1: una tessera muro, 1 punto. Chi ce l’ha non può usare questo colore; chi finisce un percorso con esso se la prende.</translation>
    </message>
    <message>
        <source>Trapdoor: from here the ghost may jump to another one. The colour stays.</source>
        <translation>Botola: da qui il fantasma può saltare a un’altra botola. Il colore resta.</translation>
    </message>
    <message>
        <source>Transformation: here the colour may change for the rest of the way.</source>
        <translation>Trasformazione: qui il colore può cambiare per il resto del percorso.</translation>
    </message>
    <message>
        <source>All rooms of this row: %1</source>
        <translation>Tutte le stanze di questa riga: %1</translation>
    </message>
    <message>
        <source>All rooms of this column: %1</source>
        <translation>Tutte le stanze di questa colonna: %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2 of %3, wall tiles: %4 of %5. Whoever fills a row wins at once.</source>
        <translation>%1. Ospiti: %2 su %3, tessere muro: %4 su %5. Chi completa una fila vince subito.</translation>
    </message>
    <message>
        <source>You have this wall tile: a way with this colour fails.</source>
        <translation>Hai questa tessera muro: un percorso con questo colore fallisce.</translation>
    </message>
    <message>
        <source>The claim fails, which costs nothing; everybody searches on.</source>
        <translation>La chiamata fallisce, ma non costa nulla; tutti continuano a cercare.</translation>
    </message>
</context>
<context>
    <name>BoooVariants</name>
    <message>
        <source>Time for the first step</source>
        <translation>Tempo limite per il primo passo</translation>
    </message>
    <message>
        <source>For naming the colour, and for the first step of the way.</source>
        <translation>Per dire il colore e per il primo passo del percorso.</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Senza orologio</translation>
    </message>
    <message>
        <source>Time for each further step</source>
        <translation>Tempo limite per ogni altro passo</translation>
    </message>
    <message>
        <source>Whoever hesitates longer has failed.</source>
        <translation>Chi esita più a lungo fallisce.</translation>
    </message>
    <message>
        <source>Wait after a failed claim</source>
        <translation>Attesa dopo un fallimento</translation>
    </message>
    <message>
        <source>How long somebody who failed may not claim again.</source>
        <translation>Per quanto tempo chi ha fallito non può chiamare di nuovo.</translation>
    </message>
    <message>
        <source>No wait</source>
        <translation>Senza attesa</translation>
    </message>
    <message>
        <source>Colour hint</source>
        <translation>Colore suggerito</translation>
    </message>
    <message>
        <source>This long after the guest has come, the table names a colour.</source>
        <translation>Quanto tempo dopo l’arrivo dell’ospite il tavolo dice un colore.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Choose where the ghost starts</source>
        <translation>Scegliere da dove parte il fantasma</translation>
    </message>
    <message>
        <source>The first player puts it into one of the four rooms in the middle.</source>
        <translation>Il primo giocatore lo mette in una delle quattro stanze al centro.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>Route %1</source>
        <translation>Itinerario %1</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Itinerario</translation>
    </message>
    <message>
        <source>It says which rooms the guests come to.</source>
        <translation>Indica in quali stanze arrivano gli ospiti.</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Segnalini speciali</translation>
    </message>
    <message>
        <source>Two trapdoors, two transformations</source>
        <translation>Due botole, due trasformazioni</translation>
    </message>
    <message>
        <source>The usual game.</source>
        <translation>La partita classica.</translation>
    </message>
    <message>
        <source>Four transformations</source>
        <translation>Quattro trasformazioni</translation>
    </message>
    <message>
        <source>The colour can change in four rooms.</source>
        <translation>Il colore può cambiare in quattro stanze.</translation>
    </message>
    <message>
        <source>Three trapdoors, one transformation</source>
        <translation>Tre botole, una trasformazione</translation>
    </message>
    <message>
        <source>More jumps, fewer changes.</source>
        <translation>Più salti, meno cambi.</translation>
    </message>
    <message>
        <source>Four trapdoors</source>
        <translation>Quattro botole</translation>
    </message>
    <message>
        <source>The colour never changes.</source>
        <translation>Il colore non cambia mai.</translation>
    </message>
    <message>
        <source>Three tokens</source>
        <translation>Tre segnalini</translation>
    </message>
    <message>
        <source>For experts: one of the four rooms stays without a token.</source>
        <translation>Per esperti: una delle quattro stanze resta senza segnalino.</translation>
    </message>
    <message>
        <source>Tokens anywhere</source>
        <translation>Segnalini ovunque</translation>
    </message>
    <message>
        <source>For experts: chance puts them into any rooms.</source>
        <translation>Per esperti: il caso li mette in stanze qualsiasi.</translation>
    </message>
</context>
<context>
    <name>BoooVoice</name>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>pipistrello</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chiave</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>gufo</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>corona</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>luna</translation>
    </message>
    <message>
        <source>countess</source>
        <translation>contessa</translation>
    </message>
    <message>
        <source>admiral</source>
        <translation>ammiraglio</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>giullare</translation>
    </message>
    <message>
        <source>bride</source>
        <translation>sposa</translation>
    </message>
    <message>
        <source>scholar</source>
        <translation>studioso</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>gemelli</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Stanza %1</translation>
    </message>
    <message>
        <source>Corridor, row %1, column %2</source>
        <translation>Corridoio, riga %1, colonna %2</translation>
    </message>
    <message>
        <source>The ghost. %1</source>
        <translation>Il fantasma. %1</translation>
    </message>
    <message>
        <source>Guest %1</source>
        <translation>Ospite %1</translation>
    </message>
    <message>
        <source>A guest still to come</source>
        <translation>Un ospite che deve ancora arrivare</translation>
    </message>
    <message>
        <source>Wall tile: %1</source>
        <translation>Tessera muro: %1</translation>
    </message>
    <message>
        <source>Trapdoor in the room %1</source>
        <translation>Botola nella stanza %1</translation>
    </message>
    <message>
        <source>Transformation in the room %1</source>
        <translation>Trasformazione nella stanza %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guests are still to come</source>
        <translation>
            <numerusform>Deve ancora arrivare %n ospite</numerusform>
            <numerusform>Devono ancora arrivare %n ospiti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guests that nobody got</source>
        <translation>
            <numerusform>%n ospite che nessuno ha preso</numerusform>
            <numerusform>%n ospiti che nessuno ha preso</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall tiles that nobody has yet</source>
        <translation>Tessere muro che nessuno ha ancora preso</translation>
    </message>
    <message>
        <source>Castle %1</source>
        <translation>Castello %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2, wall tiles: %3</source>
        <translation>%1. Ospiti: %2, tessere muro: %3</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Buuu!</translation>
    </message>
    <message>
        <source>%1 sees a way</source>
        <translation>%1 vede un percorso</translation>
    </message>
    <message>
        <source>I see a way! Your key does the same.</source>
        <translation>Vedo un percorso! Puoi usare anche il tuo tasto.</translation>
    </message>
    <message>
        <source>Hand is up</source>
        <translation>Mano alzata</translation>
    </message>
    <message>
        <source>No way!</source>
        <translation>Impossibile!</translation>
    </message>
    <message>
        <source>%1 takes the hand down</source>
        <translation>%1 abbassa la mano</translation>
    </message>
    <message>
        <source>%1 sees no way</source>
        <translation>%1 non vede nessun percorso</translation>
    </message>
    <message>
        <source>I think that there is no way. Your key does the same; again takes it back.</source>
        <translation>Per me non c’è nessun percorso. Puoi usare anche il tuo tasto; premi di nuovo se ci ripensi.</translation>
    </message>
    <message>
        <source>Ready? Turn guest %1 over</source>
        <translation>Ci sei? Scopri l’ospite&#xa0;%1</translation>
    </message>
    <message>
        <source>Everybody ready? Turn guest %1 over</source>
        <translation>Tutti pronti? Scopri l’ospite&#xa0;%1</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Tasto: barra spaziatrice</translation>
    </message>
    <message>
        <source>Show me the way</source>
        <translation>Mostrami il percorso</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Mi arrendo</translation>
    </message>
    <message>
        <source>Let this guest go and look at a shortest way?</source>
        <translation>Lasci andare questo ospite per vedere il percorso più breve?</translation>
    </message>
    <message>
        <source>Through the trapdoor to the room %1</source>
        <translation>Dalla botola alla stanza %1</translation>
    </message>
    <message>
        <source>Not these:</source>
        <translation>Non questi:</translation>
    </message>
    <message>
        <source>Every colour is free for you</source>
        <translation>Per te ogni colore è libero</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Aspetta un momento: ora gioca %1.</translation>
    </message>
    <message>
        <source>The game is over; the castle is quiet again.</source>
        <translation>La partita è finita: nel castello è tornata la quiete.</translation>
    </message>
    <message>
        <source>The stopwatch runs only in practice.</source>
        <translation>Il cronometro va solo durante l’allenamento.</translation>
    </message>
    <message>
        <source>%1 was interrupted on the way; that costs nothing.</source>
        <translation>%1: percorso interrotto; non costa nulla.</translation>
    </message>
    <message>
        <source>The castle is quiet again.</source>
        <translation>Nel castello è tornata la quiete.</translation>
    </message>
    <message>
        <source>Find a way for the ghost. Whoever sees one first presses their key!</source>
        <translation>Trovate un percorso per il fantasma. Chi lo vede per primo preme il suo tasto!</translation>
    </message>
    <message>
        <source>Lead the ghost on, or click another trapdoor to jump there.</source>
        <translation>Continua a guidare il fantasma, o fai clic su un’altra botola per saltare lì.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and a wall tile from %3. Colour: %4.</source>
        <translation>%1 prende l’ospite %2 e una tessera muro da %3. Colore: %4.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: everybody had a way; this one is for %2.</source>
        <translation>L’ospite %1 se ne va: ognuno aveva un percorso; questo è per %2.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2; this one is for %3.</source>
        <translation>L’ospite %1 se ne va: c’era un percorso per %2; questo è per %3.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>non trovato</translation>
    </message>
    <message>
        <source>Only the clock can do that.</source>
        <translation>Questo può farlo solo l’orologio.</translation>
    </message>
    <message>
        <source>%1. Up: %2, right: %3, down: %4, left: %5</source>
        <extracomment>Said aloud: what is on the four sides of a room of the castle.</extracomment>
        <translation>%1. Sopra: %2, a destra: %3, sotto: %4, a sinistra: %5</translation>
    </message>
    <message>
        <source>the edge</source>
        <extracomment>A side of a room that is at the edge of the castle.</extracomment>
        <translation>il bordo del castello</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A side of a room without a wall.</extracomment>
        <translation>libero</translation>
    </message>
    <message>
        <source>The castle is haunted!</source>
        <translation>Il castello è stregato!</translation>
    </message>
    <message>
        <source>is looking …</source>
        <translation>sta cercando…</translation>
    </message>
    <message>
        <source>Guest %1 comes in a moment</source>
        <translation>L’ospite %1 arriva tra un attimo</translation>
    </message>
    <message>
        <source>First the ghost needs a room: drag it to one of the four rooms in the middle.</source>
        <translation>Prima serve una stanza per il fantasma: trascinalo in una delle quattro al centro.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms in the middle of the castle.</source>
        <translation>Il fantasma parte da una delle quattro stanze al centro del castello.</translation>
    </message>
    <message>
        <source>There is nobody to look for yet: first the next guest is turned over.</source>
        <translation>Non c’è ancora nessuno da cercare: prima si scopre il prossimo ospite.</translation>
    </message>
    <message>
        <source>Search with your eyes only; if you see a way, press your key and then show it.</source>
        <translation>Cerca solo con gli occhi: se vedi un percorso, premi il tuo tasto e poi mostralo.</translation>
    </message>
    <message>
        <source>First name the colour that the way starts with.</source>
        <translation>Prima bisogna dire il colore con cui comincia il percorso.</translation>
    </message>
    <message>
        <source>Somebody is showing a way: the others watch until it is over.</source>
        <translation>Qualcuno sta mostrando un percorso: gli altri guardano fino alla fine.</translation>
    </message>
    <message>
        <source>After a failed claim you wait until your ring has run out.</source>
        <translation>Dopo una chiamata fallita aspetta che il tuo anello si esaurisca.</translation>
    </message>
    <message>
        <source>Your hand is up already; press again to take it down.</source>
        <translation>Hai già la mano alzata: premi di nuovo per abbassarla.</translation>
    </message>
    <message>
        <source>Your hand is down already.</source>
        <translation>Hai già la mano abbassata.</translation>
    </message>
    <message>
        <source>The ghost goes straight on from cell to cell: choose one beside it or in line with it.</source>
        <translation>Il fantasma va dritto di casella in casella: scegline una accanto a lui o in linea con lui.</translation>
    </message>
    <message>
        <source>The ghost can jump only from a room with a trapdoor.</source>
        <translation>Il fantasma può saltare solo da una stanza con una botola.</translation>
    </message>
    <message>
        <source>A trapdoor leads only to another trapdoor.</source>
        <translation>Una botola porta solo a un’altra botola.</translation>
    </message>
    <message>
        <source>The colour can change only in a room with a transformation.</source>
        <translation>Il colore si può cambiare solo in una stanza con una trasformazione.</translation>
    </message>
    <message>
        <source>That is the colour in force already.</source>
        <translation>Questo è già il colore in uso.</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>Nessun orologio è in funzione.</translation>
    </message>
    <message>
        <source>Nobody has to wait.</source>
        <translation>Nessuno deve aspettare.</translation>
    </message>
    <message>
        <source>There is no hint to give now.</source>
        <translation>Ora non ci sono suggerimenti da dare.</translation>
    </message>
    <message>
        <source>No way was begun that could be interrupted.</source>
        <translation>Nessuno sta mostrando un percorso: non c’è nulla da interrompere.</translation>
    </message>
    <message>
        <source>Look how the way went; then it goes on.</source>
        <translation>Guarda com’era il percorso, poi si va avanti.</translation>
    </message>
    <message>
        <source>The stopwatch only runs forwards.</source>
        <translation>Il cronometro va solo in avanti.</translation>
    </message>
    <message>
        <source>The ghost starts in the room %1.</source>
        <translation>Il fantasma parte dalla stanza %1.</translation>
    </message>
    <message>
        <source>Guest %1 comes to the room %2.</source>
        <translation>L’ospite %1 arriva nella stanza %2.</translation>
    </message>
    <message>
        <source>%1: Booo!</source>
        <translation>%1: Buuu!</translation>
    </message>
    <message>
        <source>%1 names the colour: %2.</source>
        <translation>%1 dice il colore: %2.</translation>
    </message>
    <message>
        <source>%1 may claim again.</source>
        <translation>%1 può chiamare di nuovo.</translation>
    </message>
    <message>
        <source>%1 sees no way.</source>
        <translation>%1 non vede nessun percorso.</translation>
    </message>
    <message>
        <source>%1 takes the hand down.</source>
        <translation>%1 abbassa la mano.</translation>
    </message>
    <message>
        <source>%1 takes the wall tile: %2.</source>
        <translation>%1 prende la tessera muro: %2.</translation>
    </message>
    <message>
        <source>%1 takes a wall tile from %2. Colour: %3.</source>
        <translation>%1 prende una tessera muro da %2. Colore: %3.</translation>
    </message>
    <message>
        <source>%1 may not use this colour, the wall tile is their own: %2.</source>
        <translation>%1 non può usare il colore di una sua tessera muro: %2.</translation>
    </message>
    <message>
        <source>%1 meets a wall of another colour: %2.</source>
        <translation>%1 trova un muro di un altro colore: %2.</translation>
    </message>
    <message>
        <source>%1 hesitates too long.</source>
        <translation>%1 esita troppo.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 si arrende.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets guest %2 in %n steps.</source>
        <translation>
            <numerusform>%1 prende l’ospite %2 in %n passo.</numerusform>
            <numerusform>%1 prende l’ospite %2 in %n passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was a way.</source>
        <translation>L’ospite %1 se ne va: un percorso c’era.</translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was no way.</source>
        <translation>L’ospite %1 se ne va: non c’era nessun percorso.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was no way for anybody.</source>
        <translation>L’ospite %1 se ne va: non c’era un percorso per nessuno.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for everybody.</source>
        <translation>L’ospite %1 se ne va: c’era un percorso per tutti.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2.</source>
        <translation>L’ospite %1 se ne va: c’era un percorso per %2.</translation>
    </message>
    <message>
        <source>Four wall tiles: the game is won.</source>
        <translation>Quattro tessere muro: la partita è vinta.</translation>
    </message>
    <message>
        <source>Five guests: the game is won.</source>
        <translation>Cinque ospiti: la partita è vinta.</translation>
    </message>
    <message>
        <source>The last guest is gone.</source>
        <translation>Non ci sono più ospiti.</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Si parte?</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>La notte è finita</translation>
    </message>
    <message>
        <source>Before the game · %1</source>
        <translation>Prima della partita · %1</translation>
    </message>
    <message>
        <source>Guest %1 of %2 · %3</source>
        <translation>Ospite %1 di %2 · %3</translation>
    </message>
    <message>
        <source>Guest %1 of %2</source>
        <translation>Ospite %1 di %2</translation>
    </message>
    <message>
        <source>Drag the ghost to one of the four rooms in the middle.</source>
        <translation>Trascina il fantasma in una delle quattro stanze al centro.</translation>
    </message>
    <message>
        <source>Look at the castle first; the stopwatch starts with the guest.</source>
        <translation>Prima guarda il castello: il cronometro parte con l’ospite.</translation>
    </message>
    <message>
        <source>Everybody look at the castle: the next guest is turned over.</source>
        <translation>Occhi sul castello: si scopre il prossimo ospite.</translation>
    </message>
    <message>
        <source>The computers look for a way for the ghost. Do you see one?</source>
        <translation>I computer cercano un percorso per il fantasma. E tu, ne vedi uno?</translation>
    </message>
    <message>
        <source>Find a way for the ghost, then name the colour it starts with.</source>
        <translation>Trova un percorso per il fantasma, poi di’ con quale colore comincia.</translation>
    </message>
    <message>
        <source>Name the colour that the way starts with.</source>
        <translation>Di’ il colore con cui comincia il percorso.</translation>
    </message>
    <message>
        <source>Look, this is a shortest way.</source>
        <translation>Guarda, ecco il percorso più breve.</translation>
    </message>
    <message>
        <source>There was a way: look, this is a shortest one.</source>
        <translation>Un percorso c’era: ecco uno dei più brevi.</translation>
    </message>
    <message>
        <source>Look, this was the way.</source>
        <translation>Ecco, il percorso era questo.</translation>
    </message>
    <message>
        <source>%1 chooses the room in which the ghost starts.</source>
        <translation>%1 sceglie la stanza da cui parte il fantasma.</translation>
    </message>
    <message>
        <source>%1 sees a way and names the colour it starts with.</source>
        <translation>%1 vede un percorso e dice il colore con cui comincia.</translation>
    </message>
    <message>
        <source>%1 shows a way: watch the ghost.</source>
        <translation>%1 mostra un percorso: seguite il fantasma.</translation>
    </message>
    <message>
        <source>Lead the ghost on, or change the colour first.</source>
        <translation>Continua a guidare il fantasma, o prima cambia colore.</translation>
    </message>
    <message>
        <source>Lead the ghost to the guest: drag it, click, or press the arrow keys.</source>
        <translation>Guida il fantasma all’ospite: trascinalo, fai clic sulle caselle o usa i tasti freccia.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and the wall tile: %3.</source>
        <translation>%1 prende l’ospite %2 e la tessera muro, colore: %3.</translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>Hai trovato un percorso di %n passo: non ce n’è uno più breve.</numerusform>
            <numerusform>Hai trovato un percorso di %n passi: non ce n’è uno più breve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps; a shortest way has %1.</source>
        <translation>
            <numerusform>Hai trovato un percorso di %n passo; il più breve ne ha %1.</numerusform>
            <numerusform>Hai trovato un percorso di %n passi; il più breve ne ha %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way? Hands up: %1, needed: %2</source>
        <translation>Impossibile? Mani alzate: %1, ne servono %2</translation>
    </message>
    <message>
        <source>Hint: there is no path to this guest.</source>
        <translation>Suggerimento: non c’è nessun percorso fino all’ospite.</translation>
    </message>
    <message>
        <source>Hint: a path starts with this colour: %1.</source>
        <translation>Suggerimento: un percorso comincia con il colore %1.</translation>
    </message>
    <message>
        <source>%1 · steps: %2 (shortest: %3)</source>
        <translation>%1 · passi:&#xa0;%2 (minimo:&#xa0;%3)</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Ospiti</translation>
    </message>
    <message>
        <source>Wall tiles</source>
        <translation>Tessere muro</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n ospite</numerusform>
            <numerusform>%n ospiti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n tessera muro</numerusform>
            <numerusform>%n tessere muro</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points, guest by guest</source>
        <translation>Punti, ospite per ospite</translation>
    </message>
    <message>
        <source>%1 wins at once with four wall tiles.</source>
        <translation>%1 vince subito con quattro tessere muro.</translation>
    </message>
    <message>
        <source>%1 wins at once with five guests.</source>
        <translation>%1 vince subito con cinque ospiti.</translation>
    </message>
    <message>
        <source>%1 and %2 are even; %1 took a guest later.</source>
        <translation>%1, %2: parità; %1 ha preso un ospite più tardi.</translation>
    </message>
    <message>
        <source>%1 and %2 share their place.</source>
        <translation>%1, %2: stesso posto in classifica.</translation>
    </message>
    <message>
        <source>By custom, whoever wears the most white starts.</source>
        <translation>Per tradizione comincia chi ha più bianco addosso.</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message numerus="yes">
        <source>%n players · %1 min · ages %2+</source>
        <translation>
            <numerusform>%n giocatore · %1 min · da %2 anni</numerusform>
            <numerusform>%n giocatori · %1 min · da %2 anni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players · %3 min · ages %4+</source>
        <translation>%1–%2 giocatori · %3 min · da %4 anni</translation>
    </message>
</context>
<context>
    <name>BoxChoice</name>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minuti</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Non per così tanti giocatori.</translation>
    </message>
    <message numerus="yes">
        <source>An evening has %n games at most. Take one away to add this one.</source>
        <translation>
            <numerusform>In una serata c’è posto al massimo per %n gioco. Toglietene uno per aggiungere questo.</numerusform>
            <numerusform>In una serata c’è posto al massimo per %n giochi. Toglietene uno per aggiungere questo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>Aggiungi: %1</translation>
    </message>
</context>
<context>
    <name>CandyHuntersComputers</name>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; plays like a beginner: one move at a time, with an eye on its own points only. It sees a pattern only the way the card lies in its hand and overlooks every place where it &lt;a href=&quot;#CH-3.2&quot;&gt;would have to be turned&lt;/a&gt;. It does not notice when its card feeds your kids too, nor what it leaves for you to score.</source>
        <translation>&lt;b&gt;Facile&lt;/b&gt; gioca come un principiante: pensa a una mossa alla volta e guarda solo ai propri punti. Vede uno schema soltanto così come la carta sta nella sua mano, e non si accorge di dove &lt;a href=&quot;#CH-3.2&quot;&gt;bisognerebbe ruotarlo&lt;/a&gt;. Non nota se la sua carta sfama anche i tuoi bambini, né che cosa ti lascia da completare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; also thinks one move at a time, but it turns its cards, and it keeps track of everybody’s points and kids. It plans a little: a pattern that is only one house short is worth something to it. It does not ask what you could score in your next turn.</source>
        <translation>Anche &lt;b&gt;Normale&lt;/b&gt; pensa a una mossa alla volta, ma ruota le carte e tiene d’occhio i punti e i bambini di tutti. Fa qualche piano: uno schema a cui manca una sola casa per lui vale già qualcosa. Non si chiede che cosa potresti completare nel tuo prossimo turno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through before it builds its house: ghosts, pattern, exchange and kid. At each step it follows up dozens of promising ideas. It remembers the cards that it has put under the deck, works out which cards the next player may hold, and is careful not to leave them anything.</source>
        <translation>&lt;b&gt;Difficile&lt;/b&gt; pensa all’intero turno prima di costruire la casa: fantasmi, schema, scambio e bambino. A ogni passo segue decine di idee promettenti. Ricorda le carte che ha messo sotto il mazzo, ragiona su quali carte può avere il giocatore successivo e sta attento a non lasciargli nulla.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersIntroduction</name>
    <message>
        <source>It is Halloween night, and all of you build the same little town, house by house. Send your kids to the sweetest doors, and shove the ghosts over to where the others’ kids are.</source>
        <translation>È la notte di Halloween e costruite tutti la stessa cittadina, casa dopo casa. Manda i tuoi bambini alle porte più dolci e spingi i fantasmi dove stanno quelli degli altri.</translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n case</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n fantasma</numerusform>
            <numerusform>%n fantasmi</numerusform>
        </translation>
    </message>
    <message>
        <source>the Large Ghost</source>
        <translation>il Grande Fantasma</translation>
    </message>
    <message numerus="yes">
        <source>%n kids</source>
        <translation>
            <numerusform>%n bambino</numerusform>
            <numerusform>%n bambini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern cards</source>
        <translation>
            <numerusform>%n carta schema</numerusform>
            <numerusform>%n carte schema</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n haunted cards</source>
        <translation>
            <numerusform>%n carta infestata</numerusform>
            <numerusform>%n carte infestate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandyHuntersMinds</name>
    <message>
        <source>The card brings %1 here, all in all.</source>
        <translation>Qui la carta porta %1 in tutto.</translation>
    </message>
    <message numerus="yes">
        <source>The card brings %1 here, %n candies included.</source>
        <translation>
            <numerusform>Qui la carta porta %1, compreso %n dolcetto.</numerusform>
            <numerusform>Qui la carta porta %1, compresi %n dolcetti.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once.</source>
        <translation>Con questa casa una carta in mano può portare subito %1.</translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once, and %2 once the ghosts have moved.</source>
        <translation>Con questa casa una carta in mano può portare subito %1, e %2 dopo lo spostamento dei fantasmi.</translation>
    </message>
    <message>
        <source>A card in hand can bring %1 as it is; this house is for the turns to come.</source>
        <translation>Una carta in mano può portare %1 anche così; questa casa serve per i prossimi turni.</translation>
    </message>
    <message>
        <source>After this, a card in hand is to bring %1 in this turn.</source>
        <translation>Dopo, una carta in mano dovrebbe portare %1 in questo turno.</translation>
    </message>
    <message>
        <source>The ghosts stand well: a card in hand brings %1 now.</source>
        <translation>I fantasmi stanno bene dove sono: una carta in mano ora porta %1.</translation>
    </message>
    <message>
        <source>Scoring would bring %1 now, but leaving it promises more.</source>
        <translation>Ora la carta porterebbe %1, ma lasciarla promette di più.</translation>
    </message>
    <message>
        <source>As the town stands, this card would bring %1; another one may bring more.</source>
        <translation>Con la città com’è ora questa carta porterebbe %1; un’altra può portare di più.</translation>
    </message>
    <message numerus="yes">
        <source>The haunted card in hand then lacks only %n things.</source>
        <translation>
            <numerusform>Alla carta infestata in mano manca allora solo %n cosa.</numerusform>
            <numerusform>Alla carta infestata in mano mancano allora solo %n cose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Il fantasma dà fastidio: qui combacia %n carta che gli altri possono avere.</numerusform>
            <numerusform>Il fantasma dà fastidio: qui combaciano %n carte che gli altri possono avere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: with one more house, %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Il fantasma dà fastidio: con un’altra casa qui combacia %n carta che gli altri possono avere.</numerusform>
            <numerusform>Il fantasma dà fastidio: con un’altra casa qui combaciano %n carte che gli altri possono avere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here this kid may eat along: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Qui questo bambino può approfittare degli altri: combacia %n carta che possono avere.</numerusform>
            <numerusform>Qui questo bambino può approfittare degli altri: combaciano %n carte che possono avere.</numerusform>
        </translation>
    </message>
    <message>
        <source>One shove leads to the next. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several shoves does.</extracomment>
        <translation>Una spinta tira l’altra. %1</translation>
    </message>
    <message>
        <source>The ghost goes on from there. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several moves of a ghost does.</extracomment>
        <translation>Da lì il fantasma prosegue. %1</translation>
    </message>
    <message numerus="yes">
        <source>Other players get %n candies by it, too.</source>
        <translation>
            <numerusform>Anche gli altri ne ricavano %n dolcetto.</numerusform>
            <numerusform>Anche gli altri ne ricavano %n dolcetti.</numerusform>
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
            <numerusform>Vale la pena tenerla: %n carta in mano combacia già con la città.</numerusform>
            <numerusform>Vale la pena tenerle: %n carte in mano combaciano già con la città.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth keeping: %n cards in hand lack only one house.</source>
        <translation>
            <numerusform>Vale la pena tenerla: a %n carta in mano manca solo una casa.</numerusform>
            <numerusform>Vale la pena tenerle: a %n carte in mano manca solo una casa.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one more house a card in hand fits around this kid, and its candy brings %1.</source>
        <translation>Con un’altra casa una carta in mano combacia dove sta questo bambino, e il suo dolcetto porta %1.</translation>
    </message>
    <message>
        <source>A card in hand fits around this kid, and its candy would bring %1.</source>
        <translation>Una carta in mano combacia dove sta questo bambino, e il suo dolcetto porterebbe %1.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave the houses that are to be scored.</source>
        <translation>Il bambino di un altro giocatore deve lasciare le case della carta da completare.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where its candy brings less.</source>
        <translation>Il bambino di un altro giocatore deve fuggire dove il suo dolcetto porta meno.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where fewer cards fit.</source>
        <translation>Il bambino di un altro giocatore deve fuggire dove combaciano meno carte.</translation>
    </message>
    <message>
        <source>Of all houses, this one promises most.</source>
        <translation>Di tutte le case, questa promette di più.</translation>
    </message>
    <message>
        <source>Of all that the ghosts could do, this promises most.</source>
        <translation>Di tutto ciò che i fantasmi potrebbero fare, questo promette di più.</translation>
    </message>
    <message>
        <source>Of all that can be done with the cards, this promises most.</source>
        <translation>Di tutto ciò che si può fare con le carte, questo promette di più.</translation>
    </message>
    <message>
        <source>Of all free houses, this one promises most.</source>
        <translation>Di tutte le case libere, questa promette di più.</translation>
    </message>
    <message>
        <source>With this house a card in hand lacks only one more.</source>
        <translation>Con questa casa a una carta in mano ne manca solo un’altra.</translation>
    </message>
    <message>
        <source>The ghost leaves the houses that are to be scored: one scare marker less.</source>
        <translation>Il fantasma lascia le case della carta da completare: un segnalino spavento in meno.</translation>
    </message>
    <message>
        <source>The haunted card wants a ghost there.</source>
        <translation>La carta infestata vuole lì un fantasma.</translation>
    </message>
    <message>
        <source>There the kid stands on the houses that are to be scored, and gets a candy.</source>
        <translation>Lì il bambino sta sulle case della carta da completare e riceve un dolcetto.</translation>
    </message>
    <message>
        <source>So the other player’s kid gets no candy when these houses are scored.</source>
        <translation>Così il bambino dell’altro giocatore non riceve dolcetti quando la carta viene completata.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave its house.</source>
        <translation>Il bambino di un altro giocatore deve lasciare la sua casa.</translation>
    </message>
    <message>
        <source>There the candy would bring the other player less.</source>
        <translation>Lì il dolcetto porterebbe meno all’altro giocatore.</translation>
    </message>
    <message>
        <source>No card in hand fits the town now.</source>
        <translation>Nessuna carta in mano combacia ora con la cittadina.</translation>
    </message>
    <message>
        <source>Scoring would bring nothing now.</source>
        <translation>Ora nessuna carta porterebbe nulla.</translation>
    </message>
    <message>
        <source>There is nothing to exchange.</source>
        <translation>Non c’è nulla da scambiare.</translation>
    </message>
    <message>
        <source>This card lacks more than one house everywhere; another one may fit sooner.</source>
        <translation>A questa carta manca ovunque più di una casa; un’altra può combaciare prima.</translation>
    </message>
    <message>
        <source>This card still lacks a house; another one may fit at once.</source>
        <translation>A questa carta manca ancora una casa; un’altra può combaciare subito.</translation>
    </message>
    <message>
        <source>There is no turn left in which a new card could be scored.</source>
        <translation>Non resta nessun turno in cui completare una carta nuova.</translation>
    </message>
    <message>
        <source>No card in hand brings anything now: the ghosts can stay.</source>
        <translation>Ora nessuna carta in mano porta qualcosa: i fantasmi possono restare dove sono.</translation>
    </message>
    <message>
        <source>The ghost leaves houses that a card in hand needs in a turn to come.</source>
        <translation>Il fantasma lascia case che serviranno a una carta in mano nei prossimi turni.</translation>
    </message>
    <message>
        <source>There the candy of this kid would bring more.</source>
        <translation>Lì il dolcetto di questo bambino porterebbe di più.</translation>
    </message>
    <message>
        <source>There the kid stands on houses that a card in hand needs, and may get a candy.</source>
        <translation>Lì il bambino sta sulle case che servono a una carta in mano, e può ricevere un dolcetto.</translation>
    </message>
    <message>
        <source>Anywhere else the ghost would stand on the houses that are to be scored.</source>
        <translation>Altrove il fantasma starebbe sulle case della carta da completare.</translation>
    </message>
    <message>
        <source>Anywhere else the other player’s kid would stand on the houses that are to be scored.</source>
        <translation>Altrove il bambino dell’altro giocatore starebbe sulle case della carta da completare.</translation>
    </message>
    <message>
        <source>Nowhere else would the candy bring the other player less.</source>
        <translation>In nessun altro posto il dolcetto porterebbe di meno all’altro giocatore.</translation>
    </message>
    <message>
        <source>Nowhere else do fewer cards fit around the other player’s kid.</source>
        <translation>In nessun altro posto meno carte combaciano dove sta il bambino dell’altro giocatore.</translation>
    </message>
    <message>
        <source>Wherever this kid flees, its candy would bring just as much.</source>
        <translation>Ovunque fugga questo bambino, il suo dolcetto porterebbe altrettanto.</translation>
    </message>
    <message>
        <source>Here the ghost stands on no houses that a card in hand needs in a turn to come.</source>
        <translation>Qui il fantasma non sta su case che serviranno a una carta in mano nei prossimi turni.</translation>
    </message>
    <message>
        <source>No other house would help the others less.</source>
        <translation>Nessun’altra casa aiuterebbe meno gli altri.</translation>
    </message>
    <message>
        <source>There is nowhere else to go.</source>
        <translation>Non c’è nessun altro posto dove andare.</translation>
    </message>
    <message>
        <source>Fewer cards fit around the other player’s kid there.</source>
        <translation>Lì meno carte combaciano dove sta il bambino dell’altro giocatore.</translation>
    </message>
    <message>
        <source>The first candy of a colour brings 2 points.</source>
        <translation>Il primo dolcetto di un colore porta 2 punti.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersPuzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>A puzzle shows you a town in the middle of the night and a goal: so many points, and only a few rounds to get them. Nobody plays against you and nothing is left to chance, so think as long as you like, alone or with your heads together.</source>
        <translation>Un rompicapo ti mostra una cittadina nel cuore della notte e un obiettivo: un certo numero di punti, e solo pochi round per farli. Nessuno gioca contro di te e nulla è lasciato al caso: pensaci quanto vuoi, per conto tuo o ragionando in compagnia.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;puzzle book&lt;/b&gt; holds forty puzzles on twenty cards, one on each side. There are five difficulties with eight puzzles each, and the easiest come first.</source>
        <translation>Il &lt;b&gt;libro dei rompicapo&lt;/b&gt; ne contiene quaranta su venti carte, uno per lato. Ci sono cinque livelli di difficoltà con otto rompicapo ciascuno, e i più facili vengono per primi.</translation>
    </message>
    <message>
        <source>On a card the number beside the trophy is the goal, each moon stands for a round, and the dots show how difficult it is. The button in its corner, or &lt;b&gt;F6&lt;/b&gt;, turns a card over; a tick marks what you have solved. A puzzle that you have begun waits for you.</source>
        <translation>Il numero accanto alla coppa su una carta è l’obiettivo, ogni luna è un round e i puntini mostrano la difficoltà. Il pulsante nell’angolo, oppure &lt;b&gt;F6&lt;/b&gt;, gira la carta; una spunta segna ciò che hai risolto. Un rompicapo che hai cominciato ti aspetta.</translation>
    </message>
    <message>
        <source>A puzzle consists of a town with ghosts and kids, pattern cards to score, a goal in points and 1 to 3 rounds to reach it in. The puzzles of the book also have a number from 1 to 40 and a difficulty from 1 (very simple) to 5 (very difficult).</source>
        <translation>Un rompicapo è fatto di una cittadina con fantasmi e bambini, di carte schema da completare, di un obiettivo in punti e di 1, 2 o 3 round per raggiungerlo. I rompicapo del libro hanno anche un numero da 1 a 40 e una difficoltà da 1 (molto facile) a 5 (molto difficile).</translation>
    </message>
    <message>
        <source>A puzzle has one player, however many people think along, and all kids in the town are yours. A round consists of &lt;a href=&quot;#CH-1&quot;&gt;step 1&lt;/a&gt;, &lt;a href=&quot;#CH-2&quot;&gt;step 2&lt;/a&gt; and &lt;a href=&quot;#CH-3&quot;&gt;step 3&lt;/a&gt;. There is no deck, so you draw no cards and exchange none, and no more kids come into the town. At the start the stacks hold all houses of the box that are not in the town.</source>
        <translation>Un rompicapo ha un solo giocatore, per quante siano le teste che ci pensano, e tutti i bambini nella cittadina sono tuoi. Un round è fatto del &lt;a href=&quot;#CH-1&quot;&gt;passo 1&lt;/a&gt;, del &lt;a href=&quot;#CH-2&quot;&gt;passo 2&lt;/a&gt; e del &lt;a href=&quot;#CH-3&quot;&gt;passo 3&lt;/a&gt;. Non c’è mazzo, quindi non peschi né scambi carte, e nella cittadina non arrivano altri bambini. All’inizio le pile contengono tutte le case della scatola che non sono nella cittadina.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The goal is the most you can get.&lt;/b&gt; For every puzzle in the book, and for every new one that the program makes, it is proved that the goal can be reached and that nobody can get more.</source>
        <translation>&lt;b&gt;L’obiettivo è il massimo che si può ottenere.&lt;/b&gt; Per ogni rompicapo del libro, e per ogni rompicapo nuovo creato dal programma, è dimostrato che l’obiettivo si può raggiungere e che nessuno può fare di più.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7-example&quot;&gt;The next chapter&lt;/a&gt; works through a small puzzle. After it you can read &lt;a href=&quot;#CH-7-help&quot;&gt;what helps&lt;/a&gt; if you are stuck and &lt;a href=&quot;#CH-7-new&quot;&gt;where new puzzles come from&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;#CH-7-example&quot;&gt;Il prossimo capitolo&lt;/a&gt; mostra come si risolve un piccolo rompicapo. Più avanti puoi leggere &lt;a href=&quot;#CH-7-help&quot;&gt;che cosa ti aiuta&lt;/a&gt; quando non sai come continuare e &lt;a href=&quot;#CH-7-new&quot;&gt;da dove vengono i rompicapo nuovi&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A puzzle, worked through</source>
        <translation>Un rompicapo d’esempio</translation>
    </message>
    <message>
        <source>The goal is 8 points, and there is one round. Two cards lie open, and all three kids are yours.</source>
        <translation>L’obiettivo è di 8 punti, e c’è un solo round. Due carte sono scoperte, e tutti e tre i bambini sono tuoi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A tempting idea.&lt;/b&gt; The straight card already matches, and two kids stand in the right place. Only the ghost on the green house is in the way: it would cost you a scare marker. So you build a house anywhere, send the ghost away and score the card.</source>
        <translation>&lt;b&gt;Un’idea allettante.&lt;/b&gt; La carta in linea retta combacia già, e due bambini sono al posto giusto. Solo il fantasma sulla casa verde è di troppo: ti costerebbe un segnalino spavento. Così costruisci una casa in un punto qualsiasi, mandi via il fantasma e completi la carta.</translation>
    </message>
    <message>
        <source>A house is built (1), and the ghost leaves the green house (2). Two kids get their candy. That makes 6 points, and 2 are missing.</source>
        <translation>Si costruisce una casa (1), e il fantasma lascia la casa verde (2). Due bambini ricevono il loro dolcetto. Sono 6 punti, e ne mancano 2.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;&lt;b&gt;In all: 6 points&lt;/b&gt;</source>
        <translation>La carta: +2&lt;br&gt;Un dolcetto viola: +2&lt;br&gt;Un dolcetto arancione: +2&lt;br&gt;&lt;b&gt;In tutto: 6 punti&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Could the third kid come to the green house? No, it is too far away for two ghost moves. The straight card never brings more than 6 points here.</source>
        <translation>Il terzo bambino potrebbe arrivare sulla casa verde? No, è troppo lontano per due mosse dei fantasmi. Qui la carta in linea retta non dà mai più di 6 punti.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution.&lt;/b&gt; Start with the goal. In one round you score one card for 2 points, and the other 6 points must be three candies. So you need a card with a kid on each of its houses. The corner card asks for the same orange and violet houses and for a blue one, which is missing. If you build it in the gap, it lies right beside the third kid.</source>
        <translation>&lt;b&gt;La soluzione.&lt;/b&gt; Parti dall’obiettivo. In un round completi una sola carta, che dà 2 punti; gli altri 6 devono venire da tre dolcetti. Ti serve quindi una carta con un bambino su ognuna delle sue case. La carta ad angolo richiede le stesse case arancione e viola, più una blu, che manca. Se la costruisci nello spazio vuoto, si trova proprio accanto al terzo bambino.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The streak&lt;/b&gt; gives you one puzzle after another, harder and harder. You can take moves back, but nobody helps: there are no hints and no solution. It ends with the first puzzle that you do not solve, or when you leave it.</source>
        <translation>&lt;b&gt;La serie&lt;/b&gt; ti propone un rompicapo dopo l’altro, via via più difficili. Puoi annullare le mosse, ma nessuno aiuta: non ci sono né suggerimenti né soluzione. Finisce con il primo che non risolvi, oppure quando la lasci.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build your own.&lt;/b&gt; Lay out houses, ghosts, kids and cards. The program finds out how many points can be had, which becomes the goal, and in how many ways. Then you can share the code of your puzzle and keep it: it stands at the end of the book. If one of the following limits is broken, the program says which.</source>
        <translation>&lt;b&gt;Creane uno tu.&lt;/b&gt; Disponi case, fantasmi, bambini e carte. Il programma scopre quanti punti si possono fare (sarà l’obiettivo) e in quanti modi. Poi puoi condividere il codice del tuo rompicapo e conservarlo: si trova alla fine del libro. Se uno dei limiti che seguono non è rispettato, il programma ti dice quale.</translation>
    </message>
    <message>
        <source>All cards of a puzzle lie open, and you can score each of them once. Your points are counted as in &lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. The puzzle is solved as soon as they reach the goal, and it ends at once. If they have not reached it after the last round, the goal is missed.</source>
        <translation>Tutte le carte di un rompicapo sono scoperte, e puoi completare ognuna una volta sola. I tuoi punti si contano come nella &lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. Appena raggiungono l’obiettivo, il rompicapo è risolto e finisce subito. Se dopo l’ultimo round non l’hanno raggiunto, l’obiettivo è mancato.</translation>
    </message>
    <message>
        <source>The blue house is built in the gap (1). The ghost on the right moves up (2) and shoves the kid to the new house (3). After a half turn the card matches, and all three kids get their candy. That makes 8 points.</source>
        <translation>La casa blu viene costruita nello spazio vuoto (1). Il fantasma a destra si muove verso l’alto (2) e spinge il bambino sulla casa nuova (3). Ruotata di mezzo giro, la carta combacia, e tutti e tre i bambini ricevono il loro dolcetto. Sono 8 punti.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;A blue candy: +2&lt;br&gt;&lt;b&gt;In all: 8 points&lt;/b&gt;</source>
        <translation>La carta: +2&lt;br&gt;Un dolcetto viola: +2&lt;br&gt;Un dolcetto arancione: +2&lt;br&gt;Un dolcetto blu: +2&lt;br&gt;&lt;b&gt;In tutto: 8 punti&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Many puzzles can be solved like this: find out what the goal is made of, then look for the card that can bring it. And remember: a new house can complete a pattern and be a place for a kid at the same time, and ghosts can be helpers.</source>
        <translation>Molti rompicapo si risolvono così: scopri di che cosa è fatto l’obiettivo, poi cerca la carta che può dartelo. E ricorda: una casa nuova può essere il pezzo che manca a uno schema e, allo stesso tempo, un posto per un bambino; e i fantasmi possono dare una mano.</translation>
    </message>
    <message>
        <source>Help with puzzles</source>
        <translation>Aiuti per i rompicapo</translation>
    </message>
    <message>
        <source>Beside the town you always see the goal, your points and how many rounds are left.</source>
        <translation>Accanto alla cittadina vedi sempre l’obiettivo, i tuoi punti e quanti round restano.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take back as much as you like.&lt;/b&gt; A puzzle has no secrets, so &lt;b&gt;Ctrl+Z&lt;/b&gt; leads back move by move to the very start. You can also start again at any time.</source>
        <translation>&lt;b&gt;Annulla quanto vuoi.&lt;/b&gt; Un rompicapo non ha segreti, quindi &lt;b&gt;Ctrl+Z&lt;/b&gt; ti riporta, una mossa dopo l’altra, fino all’inizio. Puoi anche ricominciare in qualsiasi momento.</translation>
    </message>
    <message>
        <source>&lt;b&gt;“Can it still be solved?”&lt;/b&gt; Ask the table, and it tells you whether the goal can be reached from where you are. A yes or a no is proved. If the proof would take too long, the table says that it does not know.</source>
        <translation>&lt;b&gt;«Si può ancora risolvere?»&lt;/b&gt; Chiedilo al tavolo, e ti dice se da dove sei si può raggiungere l’obiettivo. Un sì o un no è sempre dimostrato. Se la dimostrazione richiede troppo tempo, il tavolo dice che non lo sa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints&lt;/b&gt; come in three strengths. The first shows which card to score next, the second also shows where, and the third shows your next move. A hint never leads you astray: the goal can still be reached if you follow it.</source>
        <translation>&lt;b&gt;I suggerimenti&lt;/b&gt; sono tre, uno più preciso dell’altro. Il primo mostra la prossima carta da completare, il secondo anche dove, il terzo la tua prossima mossa. Un suggerimento non ti porta mai fuori strada: se lo segui, l’obiettivo si può ancora raggiungere.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution&lt;/b&gt; is played step by step on the table. Look at it as often as you like.</source>
        <translation>&lt;b&gt;La soluzione&lt;/b&gt; viene giocata sul tavolo una mossa alla volta. Guardala tutte le volte che vuoi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If you miss the goal&lt;/b&gt;, the table says how many points are missing. It can take you back to the last moment from which the puzzle could still be solved.</source>
        <translation>&lt;b&gt;Se manchi l’obiettivo&lt;/b&gt;, il tavolo dice quanti punti mancano. Può riportarti all’ultimo momento in cui il rompicapo si poteva ancora risolvere.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tries.&lt;/b&gt; A try is over when you have missed the goal, or when you look at the solution. Moves that you take back before that do not count.</source>
        <translation>&lt;b&gt;Tentativi.&lt;/b&gt; Un tentativo finisce quando manchi l’obiettivo o quando guardi la soluzione. Le mosse annullate prima non contano.</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Nuovi rompicapo</translation>
    </message>
    <message>
        <source>&lt;b&gt;One that suits you.&lt;/b&gt; Choose a difficulty, and the program makes a new puzzle and proves its goal. This can take a few seconds.</source>
        <translation>&lt;b&gt;Uno su misura per te.&lt;/b&gt; Scegli una difficoltà: il programma crea un rompicapo nuovo e dimostra che l’obiettivo è giusto. Possono volerci alcuni secondi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The puzzle of the day&lt;/b&gt; is the same for everybody on that date, and it needs no network. The week starts with a very simple one on Monday and ends with a very difficult one on Sunday.</source>
        <translation>&lt;b&gt;Il rompicapo del giorno&lt;/b&gt; è lo stesso per tutti in quella data, e non serve internet. La settimana comincia il lunedì con uno molto facile e finisce la domenica con uno molto difficile.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codes.&lt;/b&gt; Every puzzle has a short code of digits and letters. Pass it on, or save the puzzle as a picture with its code; whoever enters it gets the same puzzle. If a letter is wrong, the program notices.</source>
        <translation>&lt;b&gt;I codici.&lt;/b&gt; Ogni rompicapo ha un breve codice di cifre e lettere. Passalo a chi vuoi, o salva il rompicapo come immagine con il suo codice: chi lo inserisce trova lo stesso rompicapo. Se una lettera è sbagliata, il programma se ne accorge.</translation>
    </message>
    <message>
        <source>A puzzle has 10 to 18 houses, at most 9 of each colour, and the town is in one piece: its houses are joined by their edges. There are 2 to 5 kids and 1 to 4 ghosts, and never two of them on one house. There are 2 to 4 different regular cards, at least as many as rounds, but no haunted cards and no Large Ghost. You start without candy and without scare markers.</source>
        <translation>Un rompicapo ha da 10 a 18 case, al massimo 9 per colore, e la cittadina è tutta d’un pezzo: le sue case sono unite per i lati. Ci sono da 2 a 5 bambini e da 1 a 4 fantasmi, mai due sulla stessa casa. Ci sono da 2 a 4 carte normali diverse, almeno tante quanti sono i round, ma niente carte infestate e niente Grande Fantasma. Cominci senza dolcetti e senza segnalini spavento.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersRulebook</name>
    <message>
        <source>The idea of the game</source>
        <translation>L’idea del gioco</translation>
    </message>
    <message>
        <source>It is Halloween night: your kids go from house to house for candy, and ghosts roam the town.</source>
        <translation>È la notte di Halloween: i tuoi bambini vanno di casa in casa in cerca di dolcetti, e i fantasmi si aggirano per la cittadina.</translation>
    </message>
    <message>
        <source>All players build one town together out of orange, violet, green and blue houses.</source>
        <translation>Tutti insieme, i giocatori costruiscono un’unica cittadina di case arancioni, viola, verdi e blu.</translation>
    </message>
    <message>
        <source>Each player holds secret pattern cards: when the colours of a card lie side by side in the town, its owner may score it.</source>
        <translation>Ogni giocatore ha in mano carte schema segrete: quando nella cittadina i colori di una carta si trovano uno accanto all’altro, chi l’ha in mano può completarla.</translation>
    </message>
    <message>
        <source>Every kid on the scored houses takes its house home as candy, no matter whose kid it is, and every ghost there brings the scoring player a scare marker, which costs 1 point.</source>
        <translation>Ogni bambino sulle case dello schema completato, di chiunque sia, si porta via la sua casa come dolcetto; ogni fantasma che sta lì, invece, dà a chi completa la carta un segnalino spavento, che costa 1 punto.</translation>
    </message>
    <message>
        <source>After six rounds, points for cards and candy are added up, scare markers are taken off, and the player with the most points wins.</source>
        <translation>Dopo sei round si sommano i punti di carte e dolcetti e si sottraggono i segnalini spavento: vince chi ha più punti.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Cosa c’è nella scatola</translation>
    </message>
    <message>
        <source>&lt;b&gt;36 houses&lt;/b&gt;, 9 in each of four colours: orange, violet, green and blue. On the back of each house is a candy of the same colour.</source>
        <translation>&lt;b&gt;36 case&lt;/b&gt;, 9 per ciascuno dei quattro colori: arancione, viola, verde e blu. Sul retro di ogni casa c’è un dolcetto dello stesso colore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 ghosts&lt;/b&gt;, which belong to nobody, and the &lt;b&gt;Large Ghost&lt;/b&gt;, which comes out only in a &lt;a href=&quot;#CH-variants&quot;&gt;variant&lt;/a&gt;.</source>
        <translation>&lt;b&gt;4 fantasmi&lt;/b&gt;, che non sono di nessuno, e il &lt;b&gt;Grande Fantasma&lt;/b&gt;, che compare solo in una &lt;a href=&quot;#CH-variants&quot;&gt;variante&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;20 kids&lt;/b&gt;, 5 for each player.</source>
        <translation>&lt;b&gt;20 bambini&lt;/b&gt;, 5 per ogni giocatore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;28 regular cards&lt;/b&gt;. The pattern of a regular card is three houses of three different colours, in a straight line or around a corner.</source>
        <translation>&lt;b&gt;28 carte normali&lt;/b&gt;. Lo schema di una carta normale è fatto di tre case di tre colori diversi, in linea retta o ad angolo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8 haunted cards&lt;/b&gt; for the advanced game. The pattern of a haunted card is four houses, one of each colour, and two ghosts.</source>
        <translation>&lt;b&gt;8 carte infestate&lt;/b&gt; per il gioco avanzato. Lo schema di una carta infestata è fatto di quattro case, una per colore, e di due fantasmi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;20 puzzle cards&lt;/b&gt; with a &lt;a href=&quot;#CH-7&quot;&gt;puzzle&lt;/a&gt; on each side.</source>
        <translation>&lt;b&gt;20 carte rompicapo&lt;/b&gt; con un &lt;a href=&quot;#CH-7&quot;&gt;rompicapo&lt;/a&gt; su ogni lato.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare markers&lt;/b&gt;, each of which costs its owner 1 point at the end. The markers of −2 and −3 are change for several small ones, and the supply never runs out.</source>
        <translation>&lt;b&gt;Segnalini spavento&lt;/b&gt;: alla fine ognuno costa 1 punto a chi ce l’ha. Quelli da −2 e −3 sono solo il cambio per più segnalini piccoli, e la riserva non finisce mai.</translation>
    </message>
    <message>
        <source>Regular cards and haunted cards together are called &lt;b&gt;pattern cards&lt;/b&gt;. All houses that lie on the table, with whoever stands on them, are the &lt;b&gt;town&lt;/b&gt;.</source>
        <translation>Carte normali e carte infestate si chiamano, tutte insieme, &lt;b&gt;carte schema&lt;/b&gt;. Tutte le case sul tavolo, con chi ci sta sopra, sono la &lt;b&gt;cittadina&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>A preparare tutto ci pensa il programma. Ecco come fa, e che cosa potete decidere prima di cominciare.</translation>
    </message>
    <message>
        <source>Candy Hunters is for 2 to 4 players. Whoever ate the most sweets today is the first player; before the game you can also choose somebody, or let lots decide. Turns go clockwise from seat to seat.</source>
        <translation>«Cacciatori di dolcetti» si gioca in 2, 3 o 4. Il primo giocatore è chi oggi ha mangiato più dolci; prima della partita potete anche scegliere qualcuno o tirare a sorte. I turni si susseguono in senso orario, di posto in posto.</translation>
    </message>
    <message>
        <source>The town starts with eight houses in the shape of a windmill: four houses form a square, and beside each of them lies one more house, an arm of the windmill. One ghost stands on each arm.</source>
        <translation>All’inizio la cittadina ha otto case disposte a girandola: quattro case formano un quadrato e accanto a ciascuna c’è un’altra casa, un braccio della girandola. Su ogni braccio sta un fantasma.</translation>
    </message>
    <message>
        <source>One of the possible starts: a square of four houses, and four arms with a ghost on each.</source>
        <translation>Uno dei possibili inizi: un quadrato di quattro case e quattro bracci, ognuno con un fantasma.</translation>
    </message>
    <message>
        <source>Among the eight houses each colour appears twice, and two houses of one colour never share an edge. Chance picks one of the 624 starts of this kind.</source>
        <translation>Tra le otto case ogni colore compare due volte, e due case dello stesso colore non hanno mai un lato in comune. Il caso sceglie uno dei 624 inizi di questo tipo.</translation>
    </message>
    <message>
        <source>The other 28 houses form four face-up stacks, one for each colour, with 7 houses in each. All players may see how many houses are left in a stack.</source>
        <translation>Le altre 28 case formano quattro pile scoperte, una per colore, di 7 case ciascuna. Tutti possono vedere quante case restano in una pila.</translation>
    </message>
    <message>
        <source>Each player gets 5 kids and 2 regular cards. The cards are the player&apos;s hand, and the other players do not see them. The remaining regular cards form the deck, face down.</source>
        <translation>Ogni giocatore riceve 5 bambini e 2 carte normali. Le carte sono la sua mano, e gli altri non le vedono. Le carte normali rimaste formano il mazzo, coperto.</translation>
    </message>
    <message>
        <source>In the advanced game each player also gets 1 haunted card, hidden from the others. The other haunted cards go back into the box unseen.</source>
        <translation>Nel gioco avanzato ogni giocatore riceve anche 1 carta infestata, nascosta agli altri. Le altre carte infestate tornano nella scatola senza che nessuno le guardi.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it waits beside the town at first. It can be used with haunted cards or without them.</source>
        <translation>Il Grande Fantasma, se giocate con lui, all’inizio aspetta accanto alla cittadina. Si può usare con o senza carte infestate.</translation>
    </message>
    <message>
        <source>A turn in five steps</source>
        <translation>Un turno in cinque passi</translation>
    </message>
    <message>
        <source>The game lasts six rounds. In each round every player takes one turn, and a turn has five steps, always in this order.</source>
        <translation>La partita dura sei round. In ogni round ciascuno gioca un turno, e un turno ha cinque passi, sempre in quest’ordine.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Place a house.&lt;/a&gt;&lt;/b&gt; You must add one house to the town.</source>
        <translation>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Costruisci una casa.&lt;/a&gt;&lt;/b&gt; Devi aggiungere una casa alla cittadina.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Move ghosts.&lt;/a&gt;&lt;/b&gt; You may make up to two ghost moves. The step ends by itself after the second one.</source>
        <translation>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Muovi i fantasmi.&lt;/a&gt;&lt;/b&gt; Puoi fare fino a due mosse con i fantasmi. Dopo la seconda il passo finisce da sé.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Score a pattern.&lt;/a&gt;&lt;/b&gt; You may score one pattern card from your hand.</source>
        <translation>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Completa uno schema.&lt;/a&gt;&lt;/b&gt; Puoi completare una carta schema della tua mano.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Exchange a card.&lt;/a&gt;&lt;/b&gt; You may exchange one regular card for the top card of the deck.</source>
        <translation>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Scambia una carta.&lt;/a&gt;&lt;/b&gt; Puoi scambiare una carta normale con quella in cima al mazzo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Place a kid.&lt;/a&gt;&lt;/b&gt; You must send one of your kids into the town. In round 6 this step is left out.</source>
        <translation>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Piazza un bambino.&lt;/a&gt;&lt;/b&gt; Devi mandare nella cittadina uno dei tuoi bambini. Nel round 6 questo passo si salta.</translation>
    </message>
    <message>
        <source>You may pass steps 2, 3 and 4 if there is nothing you want to do in them.</source>
        <translation>Nei passi 2, 3 e 4 puoi passare, se non c’è nulla che vuoi fare.</translation>
    </message>
    <message>
        <source>Three words come back again and again. A &lt;b&gt;cell&lt;/b&gt; is a square as large as one house, built on or empty. Two houses are &lt;b&gt;next to&lt;/b&gt; each other if they share an edge; touching at a corner does not count. A house is &lt;b&gt;free&lt;/b&gt; if no kid and no ghost stands on it.</source>
        <translation>Tre parole ritornano spesso. Una &lt;b&gt;casella&lt;/b&gt; è un quadrato grande quanto una casa, occupato da una casa o vuoto. Due case sono &lt;b&gt;adiacenti&lt;/b&gt; se hanno un lato in comune; toccarsi per un angolo non conta. Una casa è &lt;b&gt;libera&lt;/b&gt; se sopra non c’è né un bambino né un fantasma.</translation>
    </message>
    <message>
        <source>Step 1: place a house</source>
        <translation>Passo 1: costruisci una casa</translation>
    </message>
    <message>
        <source>Take a house of any colour from its stack and put it on an empty cell that shares an edge with a house of the town. Touching at a corner is not enough.</source>
        <translation>Prendi dalla sua pila una casa del colore che vuoi e mettila su una casella vuota che ha un lato in comune con una casa della cittadina. Toccarsi per un angolo non basta.</translation>
    </message>
    <message>
        <source>A new house may go to every cell with a plus. The cells with a cross touch the town only at a corner.</source>
        <translation>Una casa nuova può andare su ogni casella con un +. Le caselle con una × toccano la cittadina solo per un angolo.</translation>
    </message>
    <message>
        <source>When the stack of a colour is empty, houses of this colour can no longer be placed. Choose another colour.</source>
        <translation>Quando la pila di un colore è vuota, non si possono più costruire case di quel colore. Scegline un altro.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it now comes to the house you have just placed, wherever it was before. In everything else it is a ghost like the others.</source>
        <translation>Il Grande Fantasma, se giocate con lui, arriva ora sulla casa che hai appena costruito, ovunque fosse prima. Per tutto il resto è un fantasma come gli altri.</translation>
    </message>
    <message>
        <source>Scoring can tear holes into the town, and some houses may be cut off from the rest. They still belong to the town in every way: you may build beside them, and a new house may also go into a hole if it shares an edge with a house there.</source>
        <translation>Completando le carte si possono aprire buchi nella cittadina, e qualche casa può restare tagliata fuori. Fa comunque parte della cittadina a tutti gli effetti: puoi costruirle accanto, e una casa nuova può andare anche in un buco, se lì ha un lato in comune con una casa.</translation>
    </message>
    <message>
        <source>Step 2: move ghosts</source>
        <translation>Passo 2: muovi i fantasmi</translation>
    </message>
    <message>
        <source>You may make up to two ghost moves, with any ghosts of the town: move one ghost twice, two ghosts once each, one ghost once, or none at all.</source>
        <translation>Puoi fare fino a due mosse con i fantasmi della cittadina, quelli che vuoi: un fantasma due volte, due fantasmi una volta ciascuno, un fantasma una volta sola o nessuno.</translation>
    </message>
    <message>
        <source>With one move a ghost goes to a house next to its own. It never leaves the houses and never moves diagonally.</source>
        <translation>Con una mossa un fantasma va su una casa adiacente alla sua. Non esce mai dalle case e non si muove mai in diagonale.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with a kid, the kid is shoved: you move it to a free house of your choice next to the one the ghost entered, even if the kid belongs to another player. The house the ghost has just left counts too, if it is free; in a chain the ghost that shoved this one stands there now. A kid never goes to a house where a kid or a ghost stands.</source>
        <translation>Se il fantasma arriva su una casa con un bambino, il bambino viene spinto: lo sposti tu, anche se è di un altro giocatore, su una casa libera a tua scelta, adiacente a quella su cui è arrivato il fantasma. Vale anche la casa che il fantasma ha appena lasciato, se è libera; se però in una catena il fantasma è stato spinto a sua volta, lì ora c’è chi lo ha spinto. Un bambino non va mai su una casa dove c’è già un bambino o un fantasma.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with another ghost, that other ghost is shoved: you move it to any house next to the one it stood on, free or not. If somebody stands there too, that piece is shoved in turn, a kid by &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt; and a ghost by this rule. Such a chain goes on until everybody has a house of their own, within the limits of &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; and &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</source>
        <translation>Se il fantasma arriva su una casa con un altro fantasma, quest’ultimo viene spinto: lo sposti su una casa qualsiasi adiacente a quella dove stava, libera o no. Se anche lì c’è qualcuno, viene spinto a sua volta: un bambino secondo la &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt;, un fantasma secondo questa regola. La catena continua finché ognuno ha una casa tutta per sé, entro i limiti della &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; e della &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>At the end of a chain no house holds more than one kid or ghost.</source>
        <translation>Alla fine di una catena su ogni casa c’è al massimo un bambino o un fantasma.</translation>
    </message>
    <message>
        <source>In a chain you may not choose a house if that would leave somebody with nowhere to go; the table offers only houses with which the chain can be finished. The first move of a chain is never refused for this reason, because whoever it shoves can always go to the house the ghost has just left.</source>
        <translation>In una catena non puoi scegliere una casa che lascerebbe qualcuno senza un posto dove andare; il tavolo propone solo le case con cui la catena può concludersi. La prima mossa di una catena non viene mai rifiutata per questo motivo: chi viene spinto può sempre andare sulla casa che il fantasma ha appena lasciato.</translation>
    </message>
    <message>
        <source>Nobody is shoved twice in one chain, and the ghost that started the chain is not shoved at all. So every chain comes to an end.</source>
        <translation>In una catena nessuno viene spinto due volte, e il fantasma che l’ha iniziata non viene spinto affatto. Così ogni catena prima o poi finisce.</translation>
    </message>
    <message>
        <source>Shoving costs nothing: only the moves you start count towards your two ghost moves.</source>
        <translation>Spingere non costa nulla: nel conto delle due mosse entrano solo quelle che inizi tu.</translation>
    </message>
    <message>
        <source>One ghost move starts a chain. The first ghost (1) shoves the second ghost (2), and the second ghost shoves the kid (3), which flees to a free house. The town on the right shows the result.</source>
        <translation>La mossa di un fantasma dà inizio a una catena. Il primo fantasma (1) spinge il secondo (2), e il secondo spinge il bambino (3), che scappa su una casa libera. La cittadina a destra mostra il risultato.</translation>
    </message>
    <message>
        <source>Step 3: score a pattern</source>
        <translation>Passo 3: completa uno schema</translation>
    </message>
    <message>
        <source>You may score one card from your hand in each turn: a regular card or, in the advanced game, your haunted card. For haunted cards see &lt;a href=&quot;#CH-3-haunted&quot;&gt;the next chapter&lt;/a&gt;.</source>
        <translation>In ogni turno puoi completare una carta della tua mano: una carta normale oppure, nel gioco avanzato, la tua carta infestata. Delle carte infestate parla &lt;a href=&quot;#CH-3-haunted&quot;&gt;il prossimo capitolo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>You may turn a pattern by a quarter, a half or three quarters, but you may never mirror it. A regular card matches where each of its cells lies on a house of the required colour. If it matches in several places, you choose one. A place means the covered cells and the way the card is turned.</source>
        <translation>Puoi ruotare uno schema di un quarto, di mezzo o di tre quarti di giro, ma non puoi mai specchiarlo. Una carta normale combacia dove ogni sua casella cade su una casa del colore richiesto. Se combacia in più posizioni, ne scegli una. Una posizione è data dalle caselle coperte e da come è ruotata la carta.</translation>
    </message>
    <message>
        <source>Turned clockwise by a quarter, the card matches the outlined houses of the town. The three houses on the right are a mirror image: whichever way you turn the card, it does not match them.</source>
        <translation>Ruotata di un quarto di giro in senso orario, la carta combacia con le case contornate della cittadina. Le tre case a destra sono un’immagine speculare: comunque la ruoti, lì la carta non combacia.</translation>
    </message>
    <message>
        <source>Lay the scored card in front of you, where all players can see it.</source>
        <translation>Metti la carta completata davanti a te, dove tutti possono vederla.</translation>
    </message>
    <message>
        <source>Each house of the scored place that has a kid on it leaves the town, no matter whose kid it is. The owner of the kid takes the house, turns it over to the candy side and puts the kid on it; this kid does not come back into the town. All other houses and all ghosts stay.</source>
        <translation>Ogni casa della posizione scelta su cui c’è un bambino lascia la cittadina, di chiunque sia il bambino. Il giocatore a cui appartiene prende la casa, la gira dal lato del dolcetto e ci mette sopra il bambino, che non torna più nella cittadina. Tutte le altre case e tutti i fantasmi restano.</translation>
    </message>
    <message>
        <source>A card is scored on the outlined houses. Two kids of different players take their houses home as candy. The orange house is cut off now, but still belongs to the town.</source>
        <translation>Una carta viene completata sulle case contornate. Due bambini di giocatori diversi si portano via la loro casa come dolcetto. La casa arancione ora è tagliata fuori, ma fa ancora parte della cittadina.</translation>
    </message>
    <message>
        <source>If you score a card, take 1 scare marker for each ghost on a house of the scored place. The house of a ghost always stays in the town, because no kid can be there.</source>
        <translation>Se completi una carta, prendi 1 segnalino spavento per ogni fantasma su una casa della posizione scelta. La casa di un fantasma resta sempre nella cittadina, perché lì non può esserci nessun bambino.</translation>
    </message>
    <message>
        <source>After scoring a regular card, draw the top card of the deck. If the deck is empty, you draw nothing.</source>
        <translation>Dopo aver completato una carta normale, pesca la carta in cima al mazzo. Se il mazzo è vuoto, non peschi nulla.</translation>
    </message>
    <message>
        <source>Houses that leave the town can leave holes behind. &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt; says what this means.</source>
        <translation>Quando delle case lasciano la cittadina, possono restare dei buchi. Che cosa comporta lo dice la &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Step 3 with a haunted card</source>
        <translation>Passo 3 con una carta infestata</translation>
    </message>
    <message>
        <source>The pattern of a haunted card is larger than that of a regular card, but a few gaps are forgiven. You score it in step 3 instead of a regular card; what &lt;a href=&quot;#CH-3&quot;&gt;the chapter before&lt;/a&gt; says about turning, kids and ghosts holds for it too.</source>
        <translation>Lo schema di una carta infestata è più grande di quello di una carta normale, ma perdona qualche mancanza. La completi nel passo 3 al posto di una carta normale; quello che &lt;a href=&quot;#CH-3&quot;&gt;il capitolo precedente&lt;/a&gt; dice su rotazione, bambini e fantasmi vale anche qui.</translation>
    </message>
    <message>
        <source>A haunted card has house cells and ghost cells. A house cell asks for a house of its colour. A ghost cell asks for a ghost, on a house of any colour; this house is not part of the pattern and stays in the town, and its ghost gives you no scare marker.</source>
        <translation>Una carta infestata ha caselle casa e caselle fantasma. Una casella casa richiede una casa del suo colore. Una casella fantasma richiede un fantasma, su una casa di qualsiasi colore; quella casa non fa parte dello schema e resta nella cittadina, e il suo fantasma non ti dà segnalini spavento.</translation>
    </message>
    <message>
        <source>Each of the six cells is a requirement, and up to 3 of them may be unmet. For each unmet requirement you take 1 scare marker. You do not choose which requirements are met: what lies and stands in the town decides.</source>
        <translation>Ognuna delle sei caselle è un requisito, e fino a 3 possono restare non soddisfatti. Per ogni requisito non soddisfatto prendi 1 segnalino spavento. Non scegli tu quali sono soddisfatti: lo decide quello che c’è nella cittadina.</translation>
    </message>
    <message>
        <source>Only met house cells bring candy by &lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt; and scare markers for ghosts by &lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt;. Whatever lies or stands on an unmet cell is left alone. The Large Ghost meets the requirement of a ghost cell like any other ghost.</source>
        <translation>Solo le caselle casa soddisfatte danno dolcetti secondo la &lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt; e segnalini spavento per i fantasmi secondo la &lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt;. Tutto quello che sta su una casella non soddisfatta resta com’è. Il Grande Fantasma soddisfa una casella fantasma come ogni altro fantasma.</translation>
    </message>
    <message>
        <source>The three met house cells are outlined with a solid line, and the kid among them gets candy. The met ghost cell has a dashed line. The two cells with −1 are unmet: a ghost and a blue house are missing there. The kid on the unmet cell stays, and scoring here costs 2 scare markers.</source>
        <translation>Le tre caselle casa soddisfatte hanno un contorno continuo, e il bambino che si trova lì riceve un dolcetto. La casella fantasma soddisfatta ha un contorno tratteggiato. Le due caselle con −1 non sono soddisfatte: lì mancano un fantasma e una casa blu. Il bambino sulla casella non soddisfatta resta, e completare la carta qui costa 2 segnalini spavento.</translation>
    </message>
    <message>
        <source>A scored haunted card is worth 5 points, no matter how many requirements were unmet. You do not draw a card for it.</source>
        <translation>Una carta infestata completata vale 5 punti, qualunque sia il numero di requisiti non soddisfatti. Dopo averla completata non peschi nessuna carta.</translation>
    </message>
    <message>
        <source>Step 4: exchange a card</source>
        <translation>Passo 4: scambia una carta</translation>
    </message>
    <message>
        <source>You may put one regular card from your hand under the deck and draw the top card of the deck. If the deck is empty, you cannot exchange a card. A haunted card can never be exchanged.</source>
        <translation>Puoi mettere una carta normale della tua mano sotto il mazzo e pescare quella in cima. Se il mazzo è vuoto, non puoi scambiare carte. Una carta infestata non si può mai scambiare.</translation>
    </message>
    <message>
        <source>Step 5: place a kid</source>
        <translation>Passo 5: piazza un bambino</translation>
    </message>
    <message>
        <source>Put one of your kids on a free house anywhere in the town. There is always a free house: in rounds 1 to 5 you can choose from at least four.</source>
        <translation>Metti uno dei tuoi bambini su una casa libera, ovunque nella cittadina. Una casa libera c’è sempre: nei round da 1 a 5 puoi scegliere fra almeno quattro.</translation>
    </message>
    <message>
        <source>In round 6 no kids are placed, and your turn ends after &lt;a href=&quot;#CH-4&quot;&gt;step 4&lt;/a&gt;.</source>
        <translation>Nel round 6 non si piazzano bambini, e il tuo turno finisce dopo il &lt;a href=&quot;#CH-4&quot;&gt;passo 4&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>End of the game and points</source>
        <translation>Fine della partita e punti</translation>
    </message>
    <message>
        <source>The game ends after round 6. Each scored regular card is worth 2 points and each scored haunted card 5 points. In each colour your first candy is worth 2 points and every further candy 1 point. Each scare marker costs 1 point. Cards left in your hand count nothing.</source>
        <translation>La partita finisce dopo il round 6. Ogni carta normale completata vale 2 punti, ogni carta infestata completata 5. Per ogni colore il tuo primo dolcetto vale 2 punti e ogni dolcetto in più 1 punto. Ogni segnalino spavento costa 1 punto. Le carte rimaste in mano non contano nulla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You scored three regular cards, which makes 6 points, and your haunted card, which makes 5. You have two orange candies for 2 + 1 = 3 points, one green candy for 2 points and one blue candy for 2 points. You also have two scare markers, which cost 2 points. Your result is 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 points&lt;/b&gt;.</source>
        <translation>&lt;b&gt;Un esempio.&lt;/b&gt; Hai completato tre carte normali, che fanno 6 punti, e la tua carta infestata, che ne fa 5. Hai due dolcetti arancioni per 2 + 1 = 3 punti, un dolcetto verde per 2 punti e uno blu per 2 punti. Hai anche due segnalini spavento, che costano 2 punti. Il tuo risultato è 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 punti&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players have the same number of points, &lt;a href=&quot;#CH-6-tie&quot;&gt;the next chapter&lt;/a&gt; decides.</source>
        <translation>Vince chi ha più punti. Se più giocatori hanno gli stessi punti, si decide come dice &lt;a href=&quot;#CH-6-tie&quot;&gt;il prossimo capitolo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>If the points are level</source>
        <translation>In caso di parità</translation>
    </message>
    <message>
        <source>Among players with the same points, the one with fewer scored cards is ahead, regular and haunted cards counted together. If that is level too, fewer scare markers decide, and then more candy colours. If everything is level, these players share their rank, and at the top they share the win. All other ranks are decided in the same order.</source>
        <translation>Fra giocatori con gli stessi punti è davanti chi ha meno carte completate, contando insieme le normali e le infestate. Se sono pari anche in questo, è davanti chi ha meno segnalini spavento, e poi chi ha più colori di dolcetti. Se tutto è pari, questi giocatori condividono il posto in classifica e, se sono in testa, la vittoria. Anche tutti gli altri posti si decidono in quest’ordine.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>You choose the variants before the game. If Candy Hunters is new to you, play your first game without any of them.</source>
        <translation>Le varianti si scelgono prima della partita. Se non conosci ancora «Cacciatori di dolcetti», gioca la prima partita senza.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunted cards&lt;/b&gt; make the advanced game. Each player also holds one haunted card (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), and &lt;a href=&quot;#CH-3-haunted&quot;&gt;a chapter of its own&lt;/a&gt; says how to score it.</source>
        <translation>Il gioco avanzato è quello con le &lt;b&gt;carte infestate&lt;/b&gt;. Ogni giocatore ha in mano anche una carta infestata (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), e &lt;a href=&quot;#CH-3-haunted&quot;&gt;un capitolo a parte&lt;/a&gt; spiega come completarla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Large Ghost&lt;/b&gt; is a fifth ghost, which comes to every new house (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). A house that completes your pattern has a ghost on it at once, so you take a scare marker unless you move the ghost away in step 2.</source>
        <translation>&lt;b&gt;Il Grande Fantasma&lt;/b&gt; è un quinto fantasma, che va su ogni casa nuova (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). La casa che ti mancava per lo schema ha quindi subito un fantasma sopra, e ti tocca un segnalino spavento, a meno che nel passo 2 tu non mandi via il fantasma.</translation>
    </message>
    <message>
        <source>You can play with one of these variants or with both.</source>
        <translation>Potete giocare con una di queste varianti o con tutte e due.</translation>
    </message>
    <message>
        <source>How to use the table</source>
        <translation>Come si usa il tavolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a house, a ghost, a card or a kid to where it should go, or click it and then click the place. When you lift a piece, the places where it may go light up.</source>
        <translation>&lt;b&gt;Con il mouse.&lt;/b&gt; Trascina una casa, un fantasma, una carta o un bambino dove deve andare, oppure fai clic prima sul pezzo e poi sulla destinazione. Quando sollevi un pezzo, si illuminano i punti dove può andare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Se qualcosa non è permesso&lt;/b&gt;, il pezzo torna indietro, e un breve messaggio dice perché e rimanda alla regola.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchanging a card.&lt;/b&gt; In step 4 bring a regular card from your hand to the deck.</source>
        <translation>&lt;b&gt;Scambiare una carta.&lt;/b&gt; Nel passo 4 porta sul mazzo una carta normale della tua mano.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The rings.&lt;/b&gt; At the start of your turn, dashed violet rings show what has moved in the town since your last one.</source>
        <translation>&lt;b&gt;Gli anelli.&lt;/b&gt; All’inizio del tuo turno, anelli viola tratteggiati mostrano che cosa si è mosso nella cittadina dopo il tuo ultimo turno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scoring a card.&lt;/b&gt; Bring the card to the town, and the table shows every place where it matches and what scoring there would bring. Point at a place, or walk through them with the arrow keys or &lt;b&gt;R&lt;/b&gt;. Nothing is scored until you click the place or press &lt;b&gt;Enter&lt;/b&gt;; &lt;b&gt;Esc&lt;/b&gt; takes the card back.</source>
        <translation>&lt;b&gt;Completare una carta.&lt;/b&gt; Porta la carta sulla cittadina: il tavolo mostra ogni posizione in cui combacia e che cosa si ottiene completandola lì. Indica una posizione con il mouse, oppure scorrile con i tasti freccia o con &lt;b&gt;R&lt;/b&gt;. Non si completa nulla finché non fai clic sulla posizione o non premi &lt;b&gt;Invio&lt;/b&gt;; con &lt;b&gt;Esc&lt;/b&gt; riprendi la carta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The frames.&lt;/b&gt; A green frame is a house that counts, a dashed white one a ghost that the card asks for, and a red one with −1 a requirement that is not met. Thin dashed frames show the other places.</source>
        <translation>&lt;b&gt;I contorni.&lt;/b&gt; Un contorno verde indica una casa che conta, uno bianco tratteggiato un fantasma richiesto dalla carta, uno rosso con −1 un requisito non soddisfatto. I contorni tratteggiati sottili mostrano le altre posizioni.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a piece and drops it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; passes a step that you may pass. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Con la tastiera.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; e i &lt;b&gt;tasti freccia&lt;/b&gt; ti portano da un pezzo all’altro e da un punto all’altro. &lt;b&gt;Invio&lt;/b&gt; solleva un pezzo e lo posa. &lt;b&gt;Esc&lt;/b&gt; annulla. Con la &lt;b&gt;barra spaziatrice&lt;/b&gt; puoi passare, dove il passo lo permette. &lt;b&gt;F1&lt;/b&gt; apre questo regolamento. La rotella del mouse o &lt;b&gt;+&lt;/b&gt; e &lt;b&gt;−&lt;/b&gt; avvicinano o allontanano la vista, &lt;b&gt;0&lt;/b&gt; mostra tutto il tavolo. &lt;b&gt;F11&lt;/b&gt; passa a schermo intero.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking moves back.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; takes a move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn card, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Annullare le mosse.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; annulla una mossa, &lt;b&gt;Ctrl+Y&lt;/b&gt; la ripete. Non si può risalire oltre un momento in cui qualcuno ha scoperto qualcosa, per esempio una carta appena pescata, né oltre la decisione di un altro giocatore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;La tua partita viene salvata&lt;/b&gt; dopo ogni mossa. Smetti pure quando vuoi: ti aspetta sullo scaffale, e da lì puoi anche salvarla in un file.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up.</source>
        <translation>&lt;b&gt;Carte nascoste.&lt;/b&gt; Le tue carte sono coperte, così nessuno deve voltarsi. Tieni premuto su di esse, o tieni premuto il tasto che vi è indicato, e le vedi finché tieni. Nelle impostazioni puoi invece far calare un sipario tra i turni o giocare a carte scoperte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Empty steps.&lt;/b&gt; A step in which everybody can see that nothing can be done passes by itself, and the log says so. Where only your hidden cards decide, the table waits for you. You can switch this off in the settings.</source>
        <translation>&lt;b&gt;Passi vuoti.&lt;/b&gt; Un passo in cui tutti vedono che non si può fare nulla passa da solo, e il diario lo dice. Dove decidono solo le tue carte nascoste, il tavolo ti aspetta. Puoi disattivarlo nelle impostazioni.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Consigli per le prime partite</translation>
    </message>
    <message>
        <source>&lt;b&gt;Let others work for you.&lt;/b&gt; A kid gets its candy whoever scores the pattern (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Place your kids where another player might score soon.</source>
        <translation>&lt;b&gt;Fai lavorare gli altri per te.&lt;/b&gt; Un bambino riceve il suo dolcetto chiunque completi lo schema (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Piazza i tuoi bambini dove un altro giocatore potrebbe presto completare una carta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Collect different colours.&lt;/b&gt; Four candies of four colours are worth 8 points, four candies of one colour only 5.</source>
        <translation>&lt;b&gt;Raccogli colori diversi.&lt;/b&gt; Quattro dolcetti di quattro colori valgono 8 punti, quattro dolcetti dello stesso colore solo 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Look before you score.&lt;/b&gt; In step 2 you can send ghosts away from your pattern. A ghost can also shove kids: yours towards the pattern, the kids of others away from it.</source>
        <translation>&lt;b&gt;Guarda bene prima di completare una carta.&lt;/b&gt; Nel passo 2 puoi mandare via i fantasmi dal tuo schema. Un fantasma può anche spingere i bambini: i tuoi verso lo schema, quelli degli altri lontano.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not hold on to a bad card.&lt;/b&gt; An exchange costs nothing but the card you give away.</source>
        <translation>&lt;b&gt;Non affezionarti a una brutta carta.&lt;/b&gt; Uno scambio non costa nulla, a parte la carta che dai via.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be patient with a haunted card.&lt;/b&gt; With three unmet requirements its 5 points shrink to 2, as many as a regular card brings. But do not wait too long: in your hand it counts nothing.</source>
        <translation>&lt;b&gt;Abbi pazienza con una carta infestata.&lt;/b&gt; Con tre requisiti non soddisfatti i suoi 5 punti scendono a 2, quanti ne dà una carta normale. Ma non aspettare troppo: in mano non conta nulla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the end.&lt;/b&gt; Kids still in the town after round 6 bring no points, and the kid you place in round 5 has little time left to get candy.</source>
        <translation>&lt;b&gt;Pensa alla fine.&lt;/b&gt; I bambini ancora nella cittadina dopo il round 6 non danno punti, e al bambino che piazzi nel round 5 resta poco tempo per ricevere un dolcetto.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Decisioni del tavolo</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing, contradict each other or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Ci sono punti in cui le regole del gioco originale che conosciamo tacciono, si contraddicono o si affidano a una figura che non abbiamo. Lì abbiamo preso una decisione del tavolo. Eccole tutte, ognuna con il suo motivo, così puoi distinguerle dalle altre regole.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: The first eight houses form a windmill with a ghost on each arm. This shape is the same from all four sides, so no side of the town is better than another.</source>
        <translation>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: le prime otto case formano una girandola con un fantasma su ogni braccio. Questa forma è uguale da tutti e quattro i lati, quindi nessun lato della cittadina è migliore di un altro.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: Each colour appears exactly twice at the start. So all stacks are equally high, and no colour is rarer than another.</source>
        <translation>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: all’inizio ogni colore compare esattamente due volte. Così tutte le pile hanno la stessa altezza e nessun colore è più raro di un altro.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: Nobody is shoved twice in a chain, and the ghost that started it stays. Otherwise ghosts could shove each other forever.</source>
        <translation>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: in una catena nessuno viene spinto due volte, e il fantasma che l’ha iniziata resta dov’è arrivato. Altrimenti i fantasmi potrebbero spingersi all’infinito.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: If the deck is empty, nothing is drawn after scoring. Scored cards stay with their owners, because they count at the end.</source>
        <translation>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: se il mazzo è vuoto, dopo aver completato una carta non si pesca nulla. Le carte completate restano a chi le ha completate, perché contano alla fine.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: The town decides which requirements of a haunted card are met. So there is nothing to argue about, and nobody can leave a met requirement out on purpose.</source>
        <translation>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: è la cittadina a decidere quali requisiti di una carta infestata sono soddisfatti. Così non c’è nulla da discutere, e nessuno può tralasciare apposta un requisito soddisfatto.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: An unmet cell is left alone, and the Large Ghost counts for a ghost cell. The unmet cell has already brought you a scare marker, and the Large Ghost is a ghost like the others.</source>
        <translation>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: una casella non soddisfatta resta com’è, e il Grande Fantasma vale anche per una casella fantasma. La casella non soddisfatta ti ha già dato un segnalino spavento, e il Grande Fantasma è un fantasma come gli altri.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: Nothing can be exchanged when the deck is empty. You would only draw the card that you have just given away.</source>
        <translation>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: con il mazzo vuoto non si può scambiare nulla. Pescheresti soltanto la carta che hai appena dato via.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: A puzzle has no deck, and its stacks hold every house that is not in the town. So nothing is left to chance, and you can see from the start everything there is to build with.</source>
        <translation>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: un rompicapo non ha mazzo, e le sue pile contengono tutte le case che non sono nella cittadina. Così nulla è lasciato al caso, e fin dall’inizio vedi tutto quello che hai per costruire.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: Within these limits a puzzle is small enough to keep in your head, and the program can prove what is in it.</source>
        <translation>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: entro questi limiti un rompicapo è abbastanza piccolo da tenerlo a mente, e il programma può dimostrare che cosa nasconde.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Scare markers&lt;/a&gt;: The supply never runs out, because every scare marker must count.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Segnalini spavento&lt;/a&gt;: la riserva non finisce mai, perché ogni segnalino spavento deve contare.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Pattern cards&lt;/a&gt;: We drew the patterns of the 28 regular cards and the 8 haunted cards ourselves, because the original pictures are not available to us. No two cards are alike, and no colour is favoured.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Carte schema&lt;/a&gt;: gli schemi delle 28 carte normali e delle 8 carte infestate li abbiamo disegnati noi, perché non disponiamo delle figure originali. Non ci sono due carte uguali, e nessun colore è favorito.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7&quot;&gt;Puzzles&lt;/a&gt;: The forty puzzles are our own too, because the original ones are not available to us. We also decided what makes a puzzle difficult: how seldom you reach its goal if you play without a plan.</source>
        <translation>&lt;a href=&quot;#CH-7&quot;&gt;Rompicapo&lt;/a&gt;: anche i quaranta rompicapo sono nostri, perché non disponiamo di quelli originali. Abbiamo deciso noi anche che cosa rende difficile un rompicapo: quanto di rado si raggiunge l’obiettivo giocando senza un piano.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersTips</name>
    <message>
        <source>Large Ghost: comes to every new house. Otherwise it is a ghost like the others.</source>
        <translation>Grande Fantasma: arriva su ogni nuova casa. Per il resto è un fantasma come gli altri.</translation>
    </message>
    <message>
        <source>Ghost: costs 1 point if you score the house below it. It goes to a house next to its own and shoves whoever stands there.</source>
        <translation>Fantasma: costa 1 punto se completi uno schema sulla sua casa. Va su una casa adiacente e spinge chi si trova lì.</translation>
    </message>
    <message>
        <source>If this house is scored, no matter by whom:</source>
        <translation>Se questa casa viene completata, da chiunque:</translation>
    </message>
    <message>
        <source>One kid goes to the town at the end of each turn, but not in the last round.</source>
        <translation>Alla fine di ogni turno un bambino va nella cittadina, ma non nell’ultimo round.</translation>
    </message>
    <message>
        <source>%1: %2. The first of a colour brings 2 points, each further one 1.</source>
        <translation>%1: %2. Il primo di ogni colore vale 2 punti, ogni altro 1.</translation>
    </message>
    <message>
        <source>In each turn one house, of any colour, goes to the edge of the town.</source>
        <translation>In ogni turno una casa, di qualsiasi colore, va al bordo della cittadina.</translation>
    </message>
    <message>
        <source>The deck is empty: no card is drawn or exchanged any more.</source>
        <translation>Il mazzo è vuoto: non si pescano né si scambiano più carte.</translation>
    </message>
    <message>
        <source>Whoever scores or exchanges a regular card draws a new one here.</source>
        <translation>Chi completa o scambia una carta normale ne pesca qui una nuova.</translation>
    </message>
    <message>
        <source>A scare marker costs 1 point. You take one for each ghost on a house that you score, and for each unmet requirement of a haunted card.</source>
        <translation>Un segnalino spavento costa 1 punto. Se ne prende uno per ogni fantasma su una casa completata e per ogni requisito non soddisfatto di una carta infestata.</translation>
    </message>
    <message>
        <source>Haunted card: 5 points. Up to three requirements may be unmet, for 1 point each.</source>
        <translation>Carta infestata: 5 punti. Fino a tre requisiti possono non essere soddisfatti, per 1 punto ciascuno.</translation>
    </message>
    <message>
        <source>Regular card: 2 points. Its pattern may be turned, but not mirrored.</source>
        <translation>Carta normale: 2 punti. Lo schema si può girare, ma non specchiare.</translation>
    </message>
    <message>
        <source>Now it would bring you %1 at best.</source>
        <translation>Ora ti darebbe al massimo %1.</translation>
    </message>
    <message>
        <source>A card in hand is worth nothing until it is scored.</source>
        <translation>Una carta in mano non vale nulla finché non viene completata.</translation>
    </message>
    <message>
        <source>Scored: %1. If points are level, fewer scored cards win.</source>
        <translation>Completata: %1. A parità di punti vince chi ha completato meno carte.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersVoice</name>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Aspetta un momento: ora gioca %1.</translation>
    </message>
    <message>
        <source>Only cards from your own hand can be used.</source>
        <translation>Puoi usare solo le carte della tua mano.</translation>
    </message>
    <message>
        <source>A house stands here already; build on an empty spot at the edge of the town.</source>
        <translation>Qui c’è già una casa: costruisci su una casella vuota ai margini della cittadina.</translation>
    </message>
    <message>
        <source>A new house must share a whole edge with the town; a corner is not enough.</source>
        <translation>Una casa nuova deve avere un lato intero in comune con la cittadina: un angolo non basta.</translation>
    </message>
    <message>
        <source>The Large Ghost is still beside the town; it comes with the next house.</source>
        <translation>Il Grande Fantasma è ancora accanto alla cittadina: arriva con la prossima casa.</translation>
    </message>
    <message>
        <source>Ghosts never leave the houses; choose a house next to this ghost.</source>
        <translation>I fantasmi non escono mai dalle case: scegli una casa adiacente a questo fantasma.</translation>
    </message>
    <message>
        <source>A ghost goes one step at a time, to a house that shares an edge with its own.</source>
        <translation>Un fantasma si muove di una casa alla volta, verso una che ha un lato in comune con la sua.</translation>
    </message>
    <message>
        <source>Whoever stands there would have nowhere to go; choose another house.</source>
        <translation>Chi sta lì non avrebbe dove andare: scegli un’altra casa.</translation>
    </message>
    <message>
        <source>A card can be turned by quarters only.</source>
        <translation>Una carta si può ruotare solo di quarti di giro.</translation>
    </message>
    <message>
        <source>The pattern does not lie here: every cell needs a house of its colour. You may turn the card, but not mirror it.</source>
        <translation>Lo schema qui non combacia: ogni casella vuole una casa del suo colore. Puoi ruotare la carta, ma non specchiarla.</translation>
    </message>
    <message>
        <source>A haunted card is never exchanged; choose a regular one.</source>
        <translation>Una carta infestata non si scambia mai: scegline una normale.</translation>
    </message>
    <message>
        <source>The deck is empty, so nothing can be exchanged any more.</source>
        <translation>Il mazzo è vuoto, quindi non si può più scambiare nulla.</translation>
    </message>
    <message>
        <source>This card fits nowhere in the town now, however you turn it.</source>
        <translation>Ora questa carta non combacia in nessun punto della cittadina, comunque la ruoti.</translation>
    </message>
    <message>
        <source>This haunted card fits nowhere now: more than three requirements would be unmet everywhere.</source>
        <translation>Ora questa carta infestata non combacia da nessuna parte: ovunque resterebbero più di tre requisiti non soddisfatti.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot at the edge of the town.</source>
        <translation>Una casa va su una casella vuota ai margini della cittadina.</translation>
    </message>
    <message>
        <source>A ghost goes to a house next to its own.</source>
        <translation>Un fantasma va su una casa adiacente alla sua.</translation>
    </message>
    <message>
        <source>Whoever was shoved goes to one of the lit houses.</source>
        <translation>Chi è stato spinto va su una delle case illuminate.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored, or to the deck to be exchanged.</source>
        <translation>Porta una carta sulla cittadina per completarla, o sul mazzo per scambiarla.</translation>
    </message>
    <message>
        <source>A kid goes to a free house in the town.</source>
        <translation>Un bambino va su una casa libera della cittadina.</translation>
    </message>
    <message>
        <source>That kid belongs to another player; place one of yours.</source>
        <translation>Quel bambino è di un altro giocatore: piazza uno dei tuoi.</translation>
    </message>
    <message>
        <source>In the last round no kid is placed any more.</source>
        <translation>Nell’ultimo round non si piazzano più bambini.</translation>
    </message>
    <message>
        <source>This house is taken; send the kid to a free one.</source>
        <translation>Questa casa è occupata: manda il bambino su una libera.</translation>
    </message>
    <message>
        <source>The game is over; the points are counted.</source>
        <translation>La partita è finita: i punti sono già stati contati.</translation>
    </message>
    <message>
        <source>Nobody was shoved, so nobody has to move aside.</source>
        <translation>Nessuno è stato spinto, quindi nessuno deve spostarsi.</translation>
    </message>
    <message>
        <source>The orange houses are used up; build one of another colour.</source>
        <translation>Le case arancioni sono finite: costruiscine una di un altro colore.</translation>
    </message>
    <message>
        <source>The violet houses are used up; build one of another colour.</source>
        <translation>Le case viola sono finite: costruiscine una di un altro colore.</translation>
    </message>
    <message>
        <source>The green houses are used up; build one of another colour.</source>
        <translation>Le case verdi sono finite: costruiscine una di un altro colore.</translation>
    </message>
    <message>
        <source>The blue houses are used up; build one of another colour.</source>
        <translation>Le case blu sono finite: costruiscine una di un altro colore.</translation>
    </message>
    <message>
        <source>The shoved ghost goes to a house right next to the one it stood on.</source>
        <translation>Il fantasma spinto va su una casa adiacente a quella dove stava.</translation>
    </message>
    <message>
        <source>First give the shoved ghost a house.</source>
        <translation>Prima dai una casa al fantasma spinto.</translation>
    </message>
    <message>
        <source>First give the shoved kid a house.</source>
        <translation>Prima dai una casa al bambino spinto.</translation>
    </message>
    <message>
        <source>Your turn starts with a house: build one first.</source>
        <translation>Il tuo turno comincia con una casa: prima costruiscine una.</translation>
    </message>
    <message>
        <source>Now a kid goes into the town: place one of yours.</source>
        <translation>Ora un bambino va nella cittadina: piazza uno dei tuoi.</translation>
    </message>
    <message>
        <source>The Large Ghost comes to the new house.</source>
        <translation>Il Grande Fantasma va sulla casa nuova.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n scare markers.</source>
        <translation>
            <numerusform>%1 prende %n segnalino spavento.</numerusform>
            <numerusform>%1 prende %n segnalini spavento.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 pesca una carta.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1 mette una carta sotto il mazzo.</translation>
    </message>
    <message>
        <source>%1 sends a kid into the town.</source>
        <translation>%1 manda un bambino nella cittadina.</translation>
    </message>
    <message>
        <source>The sixth round is over, and the points are counted.</source>
        <translation>Il sesto round è finito: si contano i punti.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirements are unmet here, and a haunted card allows three at most; choose another place.</source>
        <translation>
            <numerusform>Qui %n requisito non è soddisfatto e una carta infestata ne perdona al massimo tre: scegli un’altra posizione.</numerusform>
            <numerusform>Qui %n requisiti non sono soddisfatti e una carta infestata ne perdona al massimo tre: scegli un’altra posizione.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody stands there already; a kid flees to a free house.</source>
        <translation>Lì c’è già qualcuno: un bambino scappa su una casa libera.</translation>
    </message>
    <message>
        <source>That ghost has already moved in this chain and stays; choose another house.</source>
        <translation>Quel fantasma si è già mosso in questa catena e resta lì: scegli un’altra casa.</translation>
    </message>
    <message>
        <source>A kid needs a house to stand on; choose a free one.</source>
        <translation>Un bambino ha bisogno di una casa su cui stare: scegline una libera.</translation>
    </message>
    <message>
        <source>A kid in the town moves only when a ghost shoves it.</source>
        <translation>Un bambino nella cittadina si muove solo quando un fantasma lo spinge.</translation>
    </message>
    <message>
        <source>The shoved kid goes to a free house right next to the one it stood on.</source>
        <translation>Il bambino spinto va su una casa libera adiacente a quella dove stava.</translation>
    </message>
    <message>
        <source>That comes later; now the ghosts may move. Press “%1” to go on.</source>
        <translation>Questo viene dopo: ora si possono muovere i fantasmi. Per andare avanti premi «%1».</translation>
    </message>
    <message>
        <source>That comes later; now a pattern may be scored. Press “%1” to go on.</source>
        <translation>Questo viene dopo: ora si può completare uno schema. Per andare avanti premi «%1».</translation>
    </message>
    <message>
        <source>That comes later; now a card may be exchanged. Press “%1” to go on.</source>
        <translation>Questo viene dopo: ora si può scambiare una carta. Per andare avanti premi «%1».</translation>
    </message>
    <message>
        <source>The step for ghosts is over in this turn.</source>
        <translation>In questo turno il passo dei fantasmi è finito.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>%1: a kid flees from the ghost.</source>
        <translation>%1: un bambino scappa dal fantasma.</translation>
    </message>
    <message>
        <source>%1 builds an orange house.</source>
        <translation>%1 costruisce una casa arancione.</translation>
    </message>
    <message>
        <source>%1 builds a violet house.</source>
        <translation>%1 costruisce una casa viola.</translation>
    </message>
    <message>
        <source>%1 builds a green house.</source>
        <translation>%1 costruisce una casa verde.</translation>
    </message>
    <message>
        <source>%1 builds a blue house.</source>
        <translation>%1 costruisce una casa blu.</translation>
    </message>
    <message>
        <source>%1 gets an orange candy.</source>
        <translation>%1 riceve un dolcetto arancione.</translation>
    </message>
    <message>
        <source>%1 gets a violet candy.</source>
        <translation>%1 riceve un dolcetto viola.</translation>
    </message>
    <message>
        <source>%1 gets a green candy.</source>
        <translation>%1 riceve un dolcetto verde.</translation>
    </message>
    <message>
        <source>%1 gets a blue candy.</source>
        <translation>%1 riceve un dolcetto blu.</translation>
    </message>
    <message>
        <source>The Large Ghost is shoved on.</source>
        <translation>Il Grande Fantasma viene spinto più in là.</translation>
    </message>
    <message>
        <source>The Large Ghost moves.</source>
        <translation>Il Grande Fantasma si muove.</translation>
    </message>
    <message>
        <source>A ghost is shoved on.</source>
        <translation>Un fantasma viene spinto più in là.</translation>
    </message>
    <message>
        <source>A ghost moves.</source>
        <translation>Un fantasma si muove.</translation>
    </message>
    <message>
        <source>%1 leaves the ghosts alone now.</source>
        <translation>%1 ora lascia in pace i fantasmi.</translation>
    </message>
    <message>
        <source>%1 scores nothing.</source>
        <translation>%1 non completa nulla.</translation>
    </message>
    <message>
        <source>%1 keeps the cards.</source>
        <translation>%1 tiene le sue carte.</translation>
    </message>
    <message>
        <source>No ghost can move: the step is passed.</source>
        <translation>Nessun fantasma può muoversi: il passo viene saltato.</translation>
    </message>
    <message>
        <source>No card can fit the town: the step is passed.</source>
        <translation>Nessuna carta può combaciare con la cittadina: il passo viene saltato.</translation>
    </message>
    <message>
        <source>No card can be exchanged: the step is passed.</source>
        <translation>Nessuna carta può essere scambiata: il passo viene saltato.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Fantasmi</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Scambio</translation>
    </message>
    <message>
        <source>Kid</source>
        <translation>Bambino</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>La notte è finita</translation>
    </message>
    <message>
        <source>Round %1 of 6 · %2</source>
        <translation>Round %1 di 6 · %2</translation>
    </message>
    <message>
        <source>All six rounds are played.</source>
        <translation>I sei round sono finiti.</translation>
    </message>
    <message>
        <source>Put the shoved ghost on a lit house.</source>
        <translation>Metti il fantasma spinto su una casa illuminata.</translation>
    </message>
    <message>
        <source>Put the shoved kid on a lit house.</source>
        <translation>Metti il bambino spinto su una casa illuminata.</translation>
    </message>
    <message>
        <source>Drag a house from a stack to the edge of the town.</source>
        <translation>Trascina una casa da una pila fino ai margini della cittadina.</translation>
    </message>
    <message numerus="yes">
        <source>You may move a ghost one step: %n moves left.</source>
        <translation>
            <numerusform>Puoi muovere un fantasma di una casa: ti resta %n mossa.</numerusform>
            <numerusform>Puoi muovere un fantasma di una casa: ti restano %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a pattern card onto the town to see where it fits.</source>
        <translation>Trascina una carta schema sulla cittadina per vedere dove combacia.</translation>
    </message>
    <message>
        <source>None of the cards in hand fits the town now.</source>
        <translation>Ora nessuna carta in mano combacia con la cittadina.</translation>
    </message>
    <message>
        <source>You may drag a regular card to the deck to exchange it.</source>
        <translation>Puoi trascinare una carta normale sul mazzo per scambiarla.</translation>
    </message>
    <message>
        <source>Ghosts are done</source>
        <translation>Basta fantasmi</translation>
    </message>
    <message>
        <source>Score nothing</source>
        <translation>Nessuno schema</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Tengo le carte</translation>
    </message>
    <message>
        <source>Score nothing? A card in your hand would bring you %1.</source>
        <translation>Nessuno schema? Una carta che hai in mano ti darebbe %1.</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Tasto: barra spaziatrice</translation>
    </message>
    <message>
        <source>Orange house</source>
        <translation>Casa arancione</translation>
    </message>
    <message>
        <source>Violet house</source>
        <translation>Casa viola</translation>
    </message>
    <message>
        <source>Green house</source>
        <translation>Casa verde</translation>
    </message>
    <message>
        <source>Blue house</source>
        <translation>Casa blu</translation>
    </message>
    <message>
        <source>Orange candy</source>
        <translation>Dolcetto arancione</translation>
    </message>
    <message>
        <source>Violet candy</source>
        <translation>Dolcetto viola</translation>
    </message>
    <message>
        <source>Green candy</source>
        <translation>Dolcetto verde</translation>
    </message>
    <message>
        <source>Blue candy</source>
        <translation>Dolcetto blu</translation>
    </message>
    <message numerus="yes">
        <source>Stack of orange houses, left: %n</source>
        <translation>
            <numerusform>Pila di case arancioni, ne resta %n</numerusform>
            <numerusform>Pila di case arancioni, ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of violet houses, left: %n</source>
        <translation>
            <numerusform>Pila di case viola, ne resta %n</numerusform>
            <numerusform>Pila di case viola, ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of green houses, left: %n</source>
        <translation>
            <numerusform>Pila di case verdi, ne resta %n</numerusform>
            <numerusform>Pila di case verdi, ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of blue houses, left: %n</source>
        <translation>
            <numerusform>Pila di case blu, ne resta %n</numerusform>
            <numerusform>Pila di case blu, ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Large Ghost</source>
        <translation>Grande Fantasma</translation>
    </message>
    <message>
        <source>Ghost %1</source>
        <translation>Fantasma %1</translation>
    </message>
    <message>
        <source>Kid, %1</source>
        <translation>Bambino, %1</translation>
    </message>
    <message>
        <source>Hidden haunted card</source>
        <translation>Carta infestata coperta</translation>
    </message>
    <message>
        <source>Hidden regular card</source>
        <translation>Carta normale coperta</translation>
    </message>
    <message>
        <source>Regular card, row by row: %1</source>
        <translation>Carta normale, riga per riga: %1</translation>
    </message>
    <message>
        <source>Haunted card</source>
        <translation>Carta infestata</translation>
    </message>
    <message>
        <source>Regular card</source>
        <translation>Carta normale</translation>
    </message>
    <message>
        <source>%1, points: %2</source>
        <translation>%1, punti: %2</translation>
    </message>
    <message>
        <source>Regular cards</source>
        <translation>Carte normali</translation>
    </message>
    <message>
        <source>Haunted card, row by row: %1</source>
        <translation>Carta infestata, riga per riga: %1</translation>
    </message>
    <message>
        <source>One house in each turn, and yours is built.</source>
        <translation>Si costruisce una sola casa per turno, e la tua c’è già.</translation>
    </message>
    <message>
        <source>The step for patterns is over; you can score one card in each turn.</source>
        <translation>Il passo degli schemi è finito: puoi completare una sola carta per turno.</translation>
    </message>
    <message>
        <source>The step for exchanging is over in this turn.</source>
        <translation>In questo turno il passo dello scambio è finito.</translation>
    </message>
    <message>
        <source>%1 scores a haunted card: +5.</source>
        <translation>%1 completa una carta infestata: +5.</translation>
    </message>
    <message>
        <source>%1 scores a regular card: +2.</source>
        <translation>%1 completa una carta normale: +2.</translation>
    </message>
    <message>
        <source>Send one of your kids to a free house: drag it there, or click on the house.</source>
        <translation>Manda uno dei tuoi bambini in una casa libera: trascinalo o fai clic sulla casa.</translation>
    </message>
    <message>
        <source>The card: %1</source>
        <translation>La carta: %1</translation>
    </message>
    <message>
        <source>Unmet requirements: %1</source>
        <translation>Requisiti non soddisfatti: %1</translation>
    </message>
    <message>
        <source>Ghosts on the houses: %1</source>
        <translation>Fantasmi sulle case: %1</translation>
    </message>
    <message>
        <source>For you in all: %1</source>
        <translation>Per te in tutto: %1</translation>
    </message>
    <message>
        <source>%1, an orange candy: %2</source>
        <translation>%1, un dolcetto arancione: %2</translation>
    </message>
    <message>
        <source>%1, a violet candy: %2</source>
        <translation>%1, un dolcetto viola: %2</translation>
    </message>
    <message>
        <source>%1, a green candy: %2</source>
        <translation>%1, un dolcetto verde: %2</translation>
    </message>
    <message>
        <source>%1, a blue candy: %2</source>
        <translation>%1, un dolcetto blu: %2</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>fantasma</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>%1, column %2, row %3</source>
        <translation>%1, colonna %2, riga %3</translation>
    </message>
    <message>
        <source>Empty spot, column %1, row %2</source>
        <translation>Casella vuota, colonna %1, riga %2</translation>
    </message>
    <message numerus="yes">
        <source>Deck, cards left: %n</source>
        <translation>
            <numerusform>Mazzo, resta %n carta</numerusform>
            <numerusform>Mazzo, restano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Scare markers: each costs its owner 1 point at the end</source>
        <translation>Segnalini spavento: alla fine ognuno costa 1 punto a chi ce l’ha</translation>
    </message>
    <message>
        <source>Scare marker</source>
        <translation>Segnalino spavento</translation>
    </message>
    <message>
        <source>Beside the town</source>
        <translation>Accanto alla cittadina</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Mano: %1</translation>
    </message>
    <message>
        <source>Haunted cards</source>
        <translation>Carte infestate</translation>
    </message>
    <message>
        <source>Everybody also holds one big pattern with ghosts in it, worth 5 points.</source>
        <translation>In più ognuno ha in mano un grande schema con fantasmi, che vale 5 punti.</translation>
    </message>
    <message>
        <source>A fifth ghost comes to every new house.</source>
        <translation>Un quinto fantasma va su ogni casa nuova.</translation>
    </message>
    <message>
        <source>By custom, whoever ate the most sweets today starts.</source>
        <translation>Per tradizione comincia chi oggi ha mangiato più dolci.</translation>
    </message>
    <message>
        <source>Orange candies</source>
        <translation>Dolcetti arancioni</translation>
    </message>
    <message>
        <source>Violet candies</source>
        <translation>Dolcetti viola</translation>
    </message>
    <message>
        <source>Green candies</source>
        <translation>Dolcetti verdi</translation>
    </message>
    <message>
        <source>Blue candies</source>
        <translation>Dolcetti blu</translation>
    </message>
    <message>
        <source>Scare markers</source>
        <translation>Segnalini spavento</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n segnalino</numerusform>
            <numerusform>%n segnalini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candies</source>
        <translation>
            <numerusform>%n dolcetto</numerusform>
            <numerusform>%n dolcetti</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punti dopo ogni round</translation>
    </message>
    <message>
        <source>%1, %2: the points are level, fewer scored cards decide.</source>
        <translation>%1, %2: parità di punti; è davanti chi ha meno carte completate.</translation>
    </message>
    <message>
        <source>%1, %2: points and scored cards are level, fewer scare markers decide.</source>
        <translation>%1, %2: parità di punti e carte completate; è davanti chi ha meno segnalini spavento.</translation>
    </message>
    <message>
        <source>%1, %2: points, cards and markers are level, more candy colours decide.</source>
        <translation>%1, %2: parità di punti, carte e segnalini; è davanti chi ha più colori di dolcetti.</translation>
    </message>
    <message>
        <source>%1, %2: everything is level, the rank is shared.</source>
        <translation>%1, %2: parità in tutto, stesso posto in classifica.</translation>
    </message>
</context>
<context>
    <name>CastleCodes</name>
    <message>
        <source>The same code gives the same castle and the same guests, so that you can compare. It can be words of your own, too.</source>
        <translation>Lo stesso codice dà lo stesso castello e gli stessi ospiti, così potete confrontarvi. Vanno bene anche parole a vostra scelta.</translation>
    </message>
    <message>
        <source>Castle code</source>
        <translation>Codice del castello</translation>
    </message>
</context>
<context>
    <name>ChosenBox</name>
    <message>
        <source>%1: earlier</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: prima</translation>
    </message>
    <message>
        <source>%1: later</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: dopo</translation>
    </message>
    <message>
        <source>%1: take away</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: togli</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Non per così tanti giocatori.</translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copia il codice</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Salva il rompicapo come immagine</translation>
    </message>
</context>
<context>
    <name>ComputerPlayers</name>
    <message>
        <source>Computer players</source>
        <translation>Giocatori computer</translation>
    </message>
    <message>
        <source>Any seat can be taken by a computer player. Choose &lt;b&gt;With computers&lt;/b&gt; when you start a game, and pick a level for each of them: &lt;b&gt;Easy&lt;/b&gt;, &lt;b&gt;Normal&lt;/b&gt; or &lt;b&gt;Hard&lt;/b&gt;. Here is who might sit down with you: %1. Their characters are only costumes; how well they play depends on the level.</source>
        <extracomment>%1 is a list of names: Thrifty Witch, Greedy Pumpkin …</extracomment>
        <translation>Ogni posto può essere occupato da un giocatore computer. Quando cominci una partita, scegli &lt;b&gt;Con i computer&lt;/b&gt; e assegna a ciascuno un livello: &lt;b&gt;Facile&lt;/b&gt;, &lt;b&gt;Normale&lt;/b&gt; o &lt;b&gt;Difficile&lt;/b&gt;. Ecco chi potrebbe sedersi con te: %1. I loro caratteri sono soltanto costumi; quanto giocano bene dipende dal livello.</translation>
    </message>
    <message>
        <source>&lt;b&gt;They play fair.&lt;/b&gt; A computer player knows only what you would know in its seat: what you could see from there, and what you could remember. It never peeks at a hidden card, and it cannot tell what will be drawn or rolled next. It does not cheat, neither against you nor in your favour: if you beat it, you have earned it.</source>
        <translation>&lt;b&gt;Giocano pulito.&lt;/b&gt; Un giocatore computer sa solo quello che sapresti tu al suo posto: ciò che da lì si può vedere e ciò che si può ricordare. Non sbircia mai una carta nascosta, e non sa che cosa verrà pescato o tirato dopo. Non bara, né contro di te né a tuo favore: se lo batti, te lo sei meritato.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your cards.&lt;/b&gt; Nobody has to look away for a computer player. If you are the only person at the table, your cards simply lie face up in front of you.</source>
        <translation>&lt;b&gt;Le tue carte.&lt;/b&gt; Per un giocatore computer nessuno deve voltarsi. Se al tavolo non ci sono altre persone, le tue carte stanno semplicemente scoperte davanti a te.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Following their turns.&lt;/b&gt; You set their pace in the settings, under &lt;b&gt;%1&lt;/b&gt;: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; or &lt;b&gt;%4&lt;/b&gt;. A click on the table or &lt;b&gt;Space&lt;/b&gt; hurries them along; where they wait for you, one press is for a whole turn. Their thinking never holds you up: meanwhile you can read the rules, take a closer look, undo, or leave the table.</source>
        <extracomment>%1 is the name of a setting, %2, %3 and %4 are what can be chosen there.</extracomment>
        <translation>&lt;b&gt;Seguire i loro turni.&lt;/b&gt; Il loro ritmo si sceglie nelle impostazioni, alla voce &lt;b&gt;%1&lt;/b&gt;: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; o &lt;b&gt;%4&lt;/b&gt;. Un clic sul tavolo o la &lt;b&gt;barra spaziatrice&lt;/b&gt; li fa sbrigare; se aspettano te, basta una pressione per un turno intero. Mentre pensano non devi aspettare: puoi leggere il regolamento, guardare più da vicino, annullare o lasciare il tavolo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; Not sure what to do? Press the button with the wand, or &lt;b&gt;F10&lt;/b&gt;, and a computer player puts itself in your seat, knowing only what you know. The first press shows you what to look at, the second where, the third the move and the reason for it. Each of these counts as one hint, and the count is shown at the end. If you would rather play without them, switch them off before the game.</source>
        <translation>&lt;b&gt;Suggerimenti.&lt;/b&gt; Non sai che cosa fare? Premi il pulsante con la bacchetta o &lt;b&gt;F10&lt;/b&gt;, e un giocatore computer si mette al tuo posto, sapendo solo quello che sai tu. La prima volta ti mostra che cosa guardare, la seconda dove, la terza la mossa e il suo perché. Ognuna conta come un suggerimento, e alla fine si vede quanti sono stati. Se preferisci farne a meno, disattivali prima della partita.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt; takes you back to your own last decision, over everything the computer players have done since. As always, you cannot go back past a moment when somebody learned something new.</source>
        <translation>&lt;b&gt;Annulla&lt;/b&gt; ti riporta alla tua ultima decisione, indietro oltre tutto quello che i giocatori computer hanno fatto da allora. Come sempre, non si può tornare a prima di un momento in cui qualcuno ha scoperto qualcosa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After the game&lt;/b&gt;, while you watch it again, &lt;b&gt;What cost most?&lt;/b&gt; or &lt;b&gt;F3&lt;/b&gt; looks through it for the three moves that cost the most. See what a computer player at &lt;b&gt;Hard&lt;/b&gt; would have done and why, and play on from there. &lt;a href=&quot;#watching-again&quot;&gt;Watching a game again&lt;/a&gt; tells you how to find your way around.</source>
        <translation>&lt;b&gt;Dopo la partita&lt;/b&gt;, mentre la rivedi, &lt;b&gt;Che cosa è costato di più?&lt;/b&gt; o &lt;b&gt;F3&lt;/b&gt; vi cerca le tre mosse che sono costate di più. Puoi vedere che cosa avrebbe fatto un giocatore computer di livello &lt;b&gt;Difficile&lt;/b&gt; e perché, e continuare da lì. Come muoversi in una partita conclusa lo spiega &lt;a href=&quot;#watching-again&quot;&gt;Rivedere una partita&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next to play: %1</source>
        <translation>Ora gioca: %1</translation>
    </message>
    <message>
        <source>Everybody else looks away: hidden cards come up.</source>
        <translation>Tutti gli altri si girano: stanno per apparire carte segrete.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Eccomi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>The table is hidden and no clock runs until everybody is ready again.</source>
        <translation>Il tavolo è nascosto e gli orologi sono fermi finché non siete di nuovo tutti pronti.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Wait, take the last move back</source>
        <translation>Aspetta, annulla l’ultima mossa</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>Let go here to open these files</source>
        <translation>Rilascia qui per aprire questi file</translation>
    </message>
    <message>
        <source>Let go here to open this file</source>
        <translation>Rilascia qui per aprire questo file</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Well done, %1!</source>
        <translation>Complimenti, %1!</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Vince: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Vincono: %1</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Rigioca, stessi posti</translation>
    </message>
    <message>
        <source>Play again with a new deal</source>
        <translation>Rigioca, inizio nuovo</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>Che cosa è costato di più?</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Annulla l’ultima mossa</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Salva questa partita in un file</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Torna allo scaffale</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <extracomment>%1 is a list of names, each with how many hints that player was given: “Ada (3), Bo (1)”; of somebody who plays alone only the number.</extracomment>
        <translation>Suggerimenti: %1</translation>
    </message>
</context>
<context>
    <name>EndingCard</name>
    <message>
        <source>Watch this game</source>
        <translation>Guarda questa partita</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Vince: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Vincono: %1</translation>
    </message>
</context>
<context>
    <name>EveningCard</name>
    <message>
        <source>The ranking</source>
        <translation>La classifica</translation>
    </message>
    <message>
        <source>Tonight · %1</source>
        <extracomment>%1 is a date.</extracomment>
        <translation>Stasera · %1</translation>
    </message>
</context>
<context>
    <name>EveningPoints</name>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>EveningWords</name>
    <message>
        <source>The ranking of the evening</source>
        <translation>La classifica della serata</translation>
    </message>
    <message>
        <source>Go on: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Continua: %1 (%2 di %3)</translation>
    </message>
    <message>
        <source>Next: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Prossimo: %1 (%2 di %3)</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Played: %1</source>
        <translation>Giocata: %1</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Ultima volta: %1</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Salva questa partita in un file</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Elimina questa partita</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Vince: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Vincono: %1</translation>
    </message>
    <message>
        <source>Played on from the start of an earlier game</source>
        <translation>Continua dall’inizio una partita precedente</translation>
    </message>
    <message>
        <source>Played on from move %1 of an earlier game</source>
        <translation>Continua una partita precedente dalla mossa %1</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save this game as a file</source>
        <translation>Salva questa partita in un file</translation>
    </message>
    <message>
        <source>This game is not over yet. From the file, anybody can find out all hidden cards.</source>
        <translation>Questa partita non è ancora finita. Dal file chiunque può scoprire tutte le carte nascoste.</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Do not save it</source>
        <translation>Non salvare</translation>
    </message>
    <message>
        <source>There is already a file called %1.</source>
        <translation>Esiste già un file di nome %1.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Apri il file di una partita</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>This game is on your shelf already, and more of it has been played there.</source>
        <translation>Questa partita è già sul tuo scaffale, e lì è più avanti che nel file.</translation>
    </message>
    <message>
        <source>Watch that game</source>
        <translation>Rivedi quella partita</translation>
    </message>
    <message>
        <source>Go on with that game</source>
        <translation>Continua quella partita</translation>
    </message>
    <message>
        <source>Open the file as a new game</source>
        <translation>Apri il file come nuova partita</translation>
    </message>
    <message numerus="yes">
        <source>%n more files could not be opened.</source>
        <translation>
            <numerusform>Non è stato possibile aprire %n altro file.</numerusform>
            <numerusform>Non è stato possibile aprire altri %n file.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game from the file is on your shelf: you can also open it later.</source>
        <translation>La partita del file è già sul tuo scaffale: puoi aprirla anche più tardi.</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>Apri ora</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Resta qui</translation>
    </message>
    <message>
        <source>Halloween Table games (%1)</source>
        <translation>Partite di Halloween Table (%1)</translation>
    </message>
</context>
<context>
    <name>GameHonoursCard</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n partita giocata</numerusform>
            <numerusform>%n partite giocate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times practised</source>
        <translation>
            <numerusform>%n allenamento</numerusform>
            <numerusform>%n allenamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Ultima volta: %1</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>Vittorie: %1 su %2</translation>
    </message>
    <message>
        <source>Highest score: %1, %2</source>
        <translation>Punteggio più alto: %1, %2</translation>
    </message>
    <message>
        <source>Closest game: %1</source>
        <translation>Partita più combattuta: %1</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Guarda questa partita</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>From here this is a new game.</source>
        <translation>Da qui è una nuova partita.</translation>
    </message>
    <message>
        <source>From here this is a new game: what was hidden is dealt anew.</source>
        <translation>Da qui è una nuova partita: quello che era nascosto viene ridistribuito.</translation>
    </message>
    <message>
        <source>From here this is a new game: what %1 could see stays, the rest is dealt anew.</source>
        <translation>Da qui è una nuova partita: quello che %1 poteva vedere resta, il resto viene ridistribuito.</translation>
    </message>
    <message>
        <source>What happens is written here.</source>
        <translation>Qui compare quello che succede.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What helps</source>
        <translation>Che cosa ti aiuta</translation>
    </message>
    <message>
        <source>A streak. Solved in a row: %1</source>
        <translation>Una serie. Risolti di fila: %1</translation>
    </message>
    <message>
        <source>Can it still be solved?</source>
        <translation>Si può ancora risolvere?</translation>
    </message>
    <message>
        <source>Hint: which card?</source>
        <translation>Suggerimento: quale carta?</translation>
    </message>
    <message>
        <source>Hint: where?</source>
        <translation>Suggerimento: dove?</translation>
    </message>
    <message>
        <source>Hint: the next move?</source>
        <translation>Suggerimento: quale mossa?</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Sto pensando…</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Back to where it could be solved</source>
        <translation>Torna a quando era risolvibile</translation>
    </message>
    <message>
        <source>Yes, it can still be solved from here.</source>
        <translation>Sì, da qui si può ancora risolvere.</translation>
    </message>
    <message>
        <source>No, from here it cannot be solved any more.</source>
        <translation>No, da qui non si può più risolvere.</translation>
    </message>
    <message>
        <source>I do not know: there is too much to look through.</source>
        <translation>Non lo so: ci sono troppe possibilità da esaminare.</translation>
    </message>
    <message>
        <source>The solution, from the start</source>
        <translation>La soluzione, dall’inizio</translation>
    </message>
    <message>
        <source>The solution, from where you are</source>
        <translation>La soluzione, da qui</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>Manca %n punto.</numerusform>
            <numerusform>Mancano %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Risolto!</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing, and the streak is over. Solved in a row: %1</source>
        <translation>
            <numerusform>Manca %n punto, e la serie è finita. Risolti di fila: %1</numerusform>
            <numerusform>Mancano %n punti, e la serie è finita. Risolti di fila: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HalloweenAdviser</name>
    <message>
        <source>First of all</source>
        <translation>Prima di tutto</translation>
    </message>
    <message>
        <source>%1 · level %2: %3</source>
        <translation>%1 · livello %2: %3</translation>
    </message>
    <message>
        <source>Your powers, once per turn</source>
        <translation>I tuoi poteri, una volta per turno</translation>
    </message>
    <message>
        <source>Your bonuses</source>
        <translation>I tuoi bonus</translation>
    </message>
    <message>
        <source>Cards to claim</source>
        <translation>Carte da conquistare</translation>
    </message>
    <message>
        <source>Its action or rest</source>
        <translation>Azione o riposo</translation>
    </message>
    <message numerus="yes">
        <source>Rest: %n discs come back.</source>
        <translation>
            <numerusform>Riposa: riprendi %n disco.</numerusform>
            <numerusform>Riposa: riprendi %n dischi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: at best %2, with its token.</source>
        <translation>%1: al meglio %2, con il suo gettone.</translation>
    </message>
    <message>
        <source>%1: to %2.</source>
        <translation>%1: verso %2.</translation>
    </message>
    <message>
        <source>%1: against %2 at best.</source>
        <translation>%1: al massimo contro %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n scares.</source>
        <translation>
            <numerusform>%1: fino a %n spavento.</numerusform>
            <numerusform>%1: fino a %n spaventi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %2 for %n scares, with its token.</source>
        <translation>
            <numerusform>%1: al massimo %2 per %n spavento, più il suo gettone.</numerusform>
            <numerusform>%1: al massimo %2 per %n spaventi, più il suo gettone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n points.</source>
        <translation>
            <numerusform>%1: fino a %n punto.</numerusform>
            <numerusform>%1: fino a %n punti.</numerusform>
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
        <translation>Gettoni bonus</translation>
    </message>
    <message>
        <source>If you move a ghost into a building where a bonus token lies, you may take the token into one of your three slots. If a token is in this slot already, the new one takes its place, and the old one is discarded. You may also leave the token where it is.</source>
        <translation>Se sposti un fantasma in un edificio dove c’è un gettone bonus, puoi prenderlo e metterlo in una delle tue tre nicchie. Se in quella nicchia c’è già un gettone, il nuovo ne prende il posto e il vecchio viene scartato. Puoi anche lasciare il gettone dov’è.</translation>
    </message>
    <message>
        <source>Three slots: one with a bonus token, one that is blocked by a disc, one that is empty.</source>
        <translation>Tre nicchie: una con un gettone bonus, una bloccata da un disco, una vuota.</translation>
    </message>
    <message>
        <source>To use a bonus token, put a disc from your reserve on the circle of its slot. Then the token is discarded, and its effect happens. Without a disc in your reserve you cannot use it. You may use as many tokens in a turn as you like, two of the same kind too.</source>
        <translation>Per usare un gettone bonus, metti un disco della tua riserva sul cerchio della sua nicchia. Poi scarti il gettone e ne applichi l’effetto. Senza dischi nella riserva non puoi usarlo. In un turno puoi usare quanti gettoni vuoi, anche due dello stesso tipo.</translation>
    </message>
    <message>
        <source>While a disc lies on its circle, a slot is blocked: no new token fits in. The discs come back all at once, at the end of the turn in which the third one was put there. A rest does not bring them back.</source>
        <translation>Finché sul suo cerchio c’è un disco, una nicchia è bloccata: non può accogliere nuovi gettoni. I dischi tornano tutti insieme, alla fine del turno in cui metti il terzo. Un riposo non li fa tornare.</translation>
    </message>
    <message>
        <source>As soon as the last bonus token has been taken from the town, six new ones come from the stack, one on each building. If the stack is empty when a token is to be drawn, the discarded ones are shuffled and become a new stack.</source>
        <translation>Non appena dalla cittadina viene preso l’ultimo gettone bonus, dalla pila ne arrivano sei nuovi, uno per edificio. Se bisogna pescare un gettone e la pila è vuota, quelli scartati vengono mescolati e formano una nuova pila.</translation>
    </message>
    <message>
        <source>There are twelve kinds of bonus tokens, and two of each:</source>
        <translation>I tipi di gettoni bonus sono dodici, e di ogni tipo ce ne sono due:</translation>
    </message>
    <message>
        <source>The twelve kinds, in the same order.</source>
        <translation>I dodici tipi, nello stesso ordine.</translation>
    </message>
    <message>
        <source>The last three are for dice. They help with any die that you roll yourself, but never with the die of a foe.</source>
        <translation>Gli ultimi tre servono per i dadi. Aiutano con qualsiasi dado che tiri tu, ma mai con il dado di un nemico.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <extracomment>%1 is the name of a card or of a bonus token, %2 what it does.</extracomment>
        <translation>&lt;b&gt;%1.&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Carte azione</translation>
    </message>
    <message>
        <source>Each of the eight cards has a power. Some powers work all the time, some once per turn, and some are counted at the end of the game. &lt;a href=&quot;#HA-8&quot;&gt;A chapter of its own&lt;/a&gt; lists all 52.</source>
        <translation>Ognuna delle otto carte ha un potere. Alcuni poteri valgono sempre, altri una volta per turno, altri ancora si contano alla fine della partita. &lt;a href=&quot;#HA-8&quot;&gt;Un capitolo a parte&lt;/a&gt; elenca tutte e 52 le carte.</translation>
    </message>
    <message>
        <source>To claim a card, pay three tokens: any three for a grey card, three of different colours for a coloured one. Then put one of your discs on the card. You take it from your reserve, or from an action space of your board, which is free again then. The disc stays on the card until the end of the game.</source>
        <translation>Per conquistare una carta, paga tre gettoni: tre qualsiasi per una carta grigia, tre di colori diversi per una carta colorata. Poi metti sulla carta uno dei tuoi dischi. Lo prendi dalla tua riserva, oppure da una casella azione della tua plancia, che così torna libera. Il disco resta sulla carta fino alla fine della partita.</translation>
    </message>
    <message>
        <source>A grey card and a coloured one. At the bottom you see when the power works, and the price.</source>
        <translation>Una carta grigia e una colorata. In basso vedi quando vale il potere, e il prezzo.</translation>
    </message>
    <message>
        <source>The sign at the bottom left: a lying eight means all the time, a 1 in a circle once per turn, a gravestone at the end of the game. At the bottom right each dot stands for a token. A ≠ between them means that all colours must differ.</source>
        <translation>Il segno in basso a sinistra: un otto coricato vuol dire sempre, un 1 in un cerchio una volta per turno, una lapide alla fine della partita. In basso a destra ogni punto sta per un gettone. Un ≠ tra i punti vuol dire che i colori devono essere tutti diversi.</translation>
    </message>
    <message>
        <source>You score 3 points at once, and from now on you have the power.</source>
        <translation>Fai subito 3 punti, e da quel momento il potere è tuo.</translation>
    </message>
    <message>
        <source>Everybody can claim each card, but only once. If others are on the card already, each of them gets something for it, in the order of the turns after yours: their choice of 1 point or all discs of one of their sections. With two players it is 2 points or all discs of two different sections. A section without discs may be chosen too, and taking discs in this way is not a rest.</source>
        <translation>Ognuno può conquistare ogni carta, ma una volta sola. Se altri sono già sulla carta, ciascuno di loro riceve qualcosa, nell’ordine di turno dopo di te: a sua scelta 1 punto o tutti i dischi di una delle sue sezioni. In due giocatori sono 2 punti o tutti i dischi di due sezioni diverse. Si può scegliere anche una sezione senza dischi, e riprendere i dischi in questo modo non è un riposo.</translation>
    </message>
    <message>
        <source>If a card says something else than the rules, the card is right.</source>
        <translation>Se una carta dice qualcosa di diverso dalle regole, ha ragione la carta.</translation>
    </message>
    <message>
        <source>Five suggested sets</source>
        <translation>Cinque serie consigliate</translation>
    </message>
    <message>
        <source>Chance can bring any eight cards together. The suggested sets bring cards that go well with each other, and each makes another evening of it.</source>
        <translation>Il caso può mettere insieme otto carte qualsiasi. Le serie consigliate riuniscono carte che stanno bene insieme, e ognuna regala una serata diversa.</translation>
    </message>
</context>
<context>
    <name>HalloweenComputers</name>
    <message>
        <source>In Halloween nobody holds anything secret, but nobody knows how the dice will fall or which bonus token comes next. Computer players do not know either: they can only imagine it, just as you do.</source>
        <translation>In Halloween nessuno ha segreti, ma nessuno sa nemmeno come cadranno i dadi o quale bonus arriverà dopo. Non lo sanno neanche i giocatori computer: possono solo immaginarlo, proprio come te.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; thinks one action at a time, and only of its own board: points first, then tokens, scares, levels and whatever else it can get hold of. It overlooks about half of what it could do, saves up for nothing, and does not ask what the others are up to.</source>
        <translation>&lt;b&gt;Facile&lt;/b&gt; pensa a un’azione alla volta, e solo alla propria plancia: prima i punti, poi gettoni, spaventi, livelli e tutto ciò su cui può mettere le mani. Non vede circa la metà di quello che potrebbe fare, non risparmia per nulla e non si chiede che cosa tramano gli altri.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; weighs up each action by all that it promises: tokens for the next card, hauntings within reach, action spaces that stay free. But it, too, thinks one action at a time, not of what could follow it, and pays little attention to the others until the end is in sight.</source>
        <translation>&lt;b&gt;Normale&lt;/b&gt; valuta ogni azione per tutto ciò che promette: gettoni per la prossima carta, infestazioni a portata di mano, caselle azione che restano libere. Ma anche lui pensa a un’azione alla volta, non a ciò che potrebbe seguirla, e finché la fine non è in vista bada poco agli altri.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through, in several possible futures with different dice and bonus tokens, and starts with what works out best on average. It keeps an eye on you: on what you have, on how close the end is, and on who would win then. In &lt;a href=&quot;#HA-7&quot;&gt;Master&lt;/a&gt;, where nothing is left to chance, it looks at twice as many beginnings.</source>
        <translation>&lt;b&gt;Difficile&lt;/b&gt; pensa all’intero turno in diversi futuri possibili, con dadi e bonus diversi, e comincia da ciò che in media riesce meglio. Ti tiene d’occhio: che cosa hai, quanto è vicina la fine e chi vincerebbe allora. Nella &lt;a href=&quot;#HA-7&quot;&gt;partita da maestri&lt;/a&gt;, dove nulla è lasciato al caso, esamina il doppio degli inizi.</translation>
    </message>
</context>
<context>
    <name>HalloweenEnd</name>
    <message>
        <source>The end of the game</source>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>If you place your last pumpkin or claim your fifth card, you trigger the end. The round is still finished, up to the player before the one who started the game. So everybody has had the same number of turns.</source>
        <translation>Se piazzi la tua ultima zucca o conquisti la tua quinta carta, fai scattare la fine. Il round si gioca comunque per intero, fino al giocatore che precede chi ha cominciato la partita. Così tutti hanno giocato lo stesso numero di turni.</translation>
    </message>
    <message>
        <source>Then the cards that work at the end are counted. Whoever has the most points wins. If this is tied, the most tokens left decide. If this is tied too, these players share the win.</source>
        <translation>Poi si contano le carte che valgono alla fine. Vince chi ha più punti. In caso di parità decide chi ha più gettoni rimasti. Se anche i gettoni sono pari, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>In due giocatori</translation>
    </message>
    <message>
        <source>For two the town would be too quiet. So there are more pumpkins.</source>
        <translation>In due la cittadina sarebbe troppo tranquilla. Perciò ci sono più zucche.</translation>
    </message>
    <message>
        <source>Besides your own 6 pumpkins each of you has 2 &lt;b&gt;common pumpkins&lt;/b&gt;, so 8 in all. The common ones have a third colour, the same for both of you. Each colour may stand only once in a building. So you can haunt a building twice, with a pumpkin of your own and with a common one. But if a common pumpkin stands there, no matter whose, no second one may join it.</source>
        <translation>Oltre alle sue 6 zucche, ognuno di voi ha 2 &lt;b&gt;zucche comuni&lt;/b&gt;, quindi 8 in tutto. Quelle comuni hanno un terzo colore, lo stesso per tutti e due. In un edificio ogni colore può stare una volta sola. Perciò puoi infestare un edificio due volte, con una zucca tua e con una comune. Ma se lì c’è già una zucca comune, di chiunque sia, una seconda non può aggiungersi.</translation>
    </message>
    <message>
        <source>A building with a pumpkin of each player and a common one: here nobody can place another.</source>
        <translation>Un edificio con una zucca di ciascun giocatore e una comune: qui nessuno può piazzarne un’altra.</translation>
    </message>
    <message>
        <source>You trigger the end with your eighth pumpkin or, as usual, with your fifth card. What you get when your rival claims a card that you are on (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;) is doubled.</source>
        <translation>Fai scattare la fine con la tua ottava zucca o, come al solito, con la tua quinta carta. Quello che ricevi quando l’avversario conquista una carta su cui sei anche tu (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;) raddoppia.</translation>
    </message>
    <message>
        <source>The Master game</source>
        <translation>La partita da maestri</translation>
    </message>
    <message>
        <source>The Master game is for players who know the town by heart: nothing is left to chance. Everything not mentioned here is as usual.</source>
        <translation>La partita da maestri è per chi conosce la cittadina a memoria: nulla è lasciato al caso. Tutto ciò che non è detto qui resta come al solito.</translation>
    </message>
    <message>
        <source>Your board has four sections, so you have four actions or rests in a turn. There are no bonus tokens, no cards and no dice.</source>
        <translation>La tua plancia ha quattro sezioni, quindi in un turno hai quattro azioni o riposi. Non ci sono gettoni bonus, né carte, né dadi.</translation>
    </message>
    <message>
        <source>In a fight the higher level always wins. So a ghost can attack only ghosts of lower levels, never an equal or a higher one.</source>
        <translation>In una lotta vince sempre il livello più alto. Perciò un fantasma può attaccare solo fantasmi di livello più basso, mai uno di livello uguale o più alto.</translation>
    </message>
    <message>
        <source>As soon as all five red ghosts are in town, they have had enough: all five go back to the supply at once.</source>
        <translation>Non appena tutti e cinque i fantasmi rossi sono in cittadina, ne hanno abbastanza: tornano subito tutti e cinque nella scorta.</translation>
    </message>
    <message>
        <source>At most 4 ghosts are in a building, not 6.</source>
        <translation>In un edificio stanno al massimo 4 fantasmi, non 6.</translation>
    </message>
    <message>
        <source>The end is triggered by somebody’s last pumpkin, or as soon as the supply has run out of tokens of two colours. The round is finished as usual.</source>
        <translation>La fine scatta con l’ultima zucca di qualcuno, oppure non appena nella scorta si esauriscono i gettoni di due colori. Il round si gioca per intero, come al solito.</translation>
    </message>
    <message>
        <source>At the end every three tokens of different colours are a set, and each set scores 5 points. A token belongs to one set only. The program makes as many sets of your tokens as possible.</source>
        <translation>Alla fine tre gettoni di colori diversi formano un terzetto, e ogni terzetto vale 5 punti. Un gettone fa parte di un solo terzetto. Il programma forma con i tuoi gettoni il maggior numero possibile di terzetti.</translation>
    </message>
    <message>
        <source>After an Upgrade you must lift a section if you have one below the new level. You only choose which.</source>
        <translation>Dopo un potenziamento devi alzare una sezione, se ne hai una sotto il nuovo livello. Puoi solo scegliere quale.</translation>
    </message>
    <message>
        <source>A board in the Master game, with four sections.</source>
        <translation>Una plancia nella partita da maestri, con quattro sezioni.</translation>
    </message>
</context>
<context>
    <name>HalloweenIntroduction</name>
    <message>
        <source>A small town has gone to bed, and all of you command the same ghosts. Summon them, let them scare, fight and grow, haunt the six buildings, and claim cards with odd powers.</source>
        <translation>Una piccola città è andata a dormire e voi comandate tutti gli stessi fantasmi. Evocateli, fateli spaventare, combattere e crescere, infestate i sei edifici e conquistate carte dai poteri bizzarri.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n fantasma</numerusform>
            <numerusform>%n fantasmi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n edificio</numerusform>
            <numerusform>%n edifici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards with powers</source>
        <translation>
            <numerusform>%n carta con un potere</numerusform>
            <numerusform>%n carte con poteri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost tokens</source>
        <translation>
            <numerusform>%n gettone fantasma</numerusform>
            <numerusform>%n gettoni fantasma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tokens</source>
        <translation>
            <numerusform>%n gettone bonus</numerusform>
            <numerusform>%n gettoni bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>pumpkins for everybody</source>
        <translation>zucche per tutti</translation>
    </message>
</context>
<context>
    <name>HalloweenMinds</name>
    <message numerus="yes">
        <source>%n points at once: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>
            <numerusform>%n punto subito: %1, %2.</numerusform>
            <numerusform>%n punti subito: %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares to spend on upgrades.</source>
        <translation>
            <numerusform>%n spavento da spendere in potenziamenti.</numerusform>
            <numerusform>%n spaventi da spendere in potenziamenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is worth a disc in this section now.</source>
        <translation>In questa sezione ora niente vale un disco.</translation>
    </message>
    <message numerus="yes">
        <source>%n discs come back, and their spaces are free again.</source>
        <translation>
            <numerusform>%n disco torna indietro e la sua casella è di nuovo libera.</numerusform>
            <numerusform>%n dischi tornano indietro e le loro caselle sono di nuovo libere.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a ghost can fetch the bonus “%2” there.</source>
        <extracomment>%1 is a building, %2 a bonus.</extracomment>
        <translation>%1: lì un fantasma può prendere il bonus «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%n points at once. %1.</source>
        <extracomment>%1 is what a card counts at the end, in a few words; they begin with &quot;End:&quot;.</extracomment>
        <translation>
            <numerusform>%n punto subito. %1.</numerusform>
            <numerusform>%n punti subito. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at once, and from now on: %1.</source>
        <extracomment>%1 is what a card&apos;s power does, in a few words.</extracomment>
        <translation>
            <numerusform>%n punto subito e, da ora in poi: %1.</numerusform>
            <numerusform>%n punti subito e, da ora in poi: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1.</source>
        <translation>Questo potere ora è utile: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With the best use of cards and bonuses it is %n times.</source>
        <translation>
            <numerusform>Usando al meglio carte e bonus, %n volta.</numerusform>
            <numerusform>Usando al meglio carte e bonus, %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better left as it is: nothing offered here is worth it now.</source>
        <translation>Meglio lasciare così: ora qui niente ne vale la pena.</translation>
    </message>
    <message numerus="yes">
        <source>%n scares if the die reaches this number, as in %1 of 100 rolls; otherwise 1 scare.</source>
        <translation>
            <numerusform>%n spavento se il dado raggiunge questo numero, come in %1 lanci su 100; altrimenti 1 spavento.</numerusform>
            <numerusform>%n spaventi se il dado raggiunge questo numero, come in %1 lanci su 100; altrimenti 1 spavento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice stay as they fell; what could change them is kept.</source>
        <translation>I dadi restano come sono caduti; ciò che potrebbe cambiarli resta per dopo.</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens at once: %1.</source>
        <extracomment>%1 is a colour.</extracomment>
        <translation>
            <numerusform>%n gettone subito: %1.</numerusform>
            <numerusform>%n gettoni subito: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1 (%2).</source>
        <extracomment>%1 is a card, %2 what its power does, in a few words.</extracomment>
        <translation>Questo potere ora è utile: %1 (%2).</translation>
    </message>
    <message>
        <source>This bonus is of use now: %1.</source>
        <translation>Questo bonus ora è utile: %1.</translation>
    </message>
    <message>
        <source>%1 then commands ghosts up to this colour: %2.</source>
        <extracomment>%1 is a section, %2 a colour.</extracomment>
        <translation>%1 comanderà i fantasmi fino a questo colore: %2.</translation>
    </message>
    <message>
        <source>This disc pays for the card, and its space is free again.</source>
        <translation>Con questo disco si paga la carta, e la sua casella è di nuovo libera.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are worth more here than discs.</source>
        <translation>
            <numerusform>%n punto qui vale più dei dischi.</numerusform>
            <numerusform>%n punti qui valgono più dei dischi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every section has had its turn, and nothing else is worth doing.</source>
        <translation>Tutte le sezioni hanno già agito o riposato, e non conviene fare altro.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Non c’è altra scelta.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n choices this one promises the most.</source>
        <translation>
            <numerusform>Di %n scelta questa promette di più.</numerusform>
            <numerusform>Di %n scelte questa è la più promettente.</numerusform>
        </translation>
    </message>
    <message>
        <source>This bonus will be of use: %1.</source>
        <translation>Questo bonus tornerà utile: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With this ghost there, %n points can be haunted: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>Con questo fantasma, lì l’infestazione può dare %n punto: %1.</numerusform>
            <numerusform>Con questo fantasma, lì l’infestazione può dare %n punti: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghosts can summon another one there: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>Lì i fantasmi possono evocarne un altro: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody else can haunt there for %n points then: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>Così nessun altro può infestare lì per %n punto: %1.</numerusform>
            <numerusform>Così nessun altro può infestare lì per %n punti: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ghost promises more there: %1.</source>
        <translation>Lì questo fantasma promette di più: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: why something is done, and what comes of it.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A summoned ghost brings a token: %1.</source>
        <translation>Il fantasma evocato porta un gettone: %1.</translation>
    </message>
    <message>
        <source>One more ghost is in town then: %1.</source>
        <translation>Nella cittadina ci sarà un fantasma in più: %1.</translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost grows and brings a token: %1.</source>
        <translation>
            <numerusform>Per %n spavento il fantasma si potenzia e porta un gettone: %1.</numerusform>
            <numerusform>Per %n spaventi il fantasma si potenzia e porta un gettone: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost becomes a higher one: %1.</source>
        <translation>
            <numerusform>Per %n spavento il fantasma sale di livello: %1.</numerusform>
            <numerusform>Per %n spaventi il fantasma sale di livello: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This fight can be won for sure and brings a token: %1.</source>
        <translation>Questa lotta si può vincere di sicuro e porta un gettone: %1.</translation>
    </message>
    <message>
        <source>This fight can be won for sure and drives a ghost out of town: %1.</source>
        <translation>Questa lotta si può vincere di sicuro e caccia un fantasma dalla cittadina: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then brings a token: %1.</source>
        <translation>
            <numerusform>Una lotta così si vince %n volta su 100 e allora porta un gettone: %1.</numerusform>
            <numerusform>Una lotta così si vince %n volte su 100 e allora porta un gettone: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then drives a ghost out of town: %1.</source>
        <translation>
            <numerusform>Una lotta così si vince %n volta su 100 e allora caccia un fantasma dalla cittadina: %1.</numerusform>
            <numerusform>Una lotta così si vince %n volte su 100 e allora caccia un fantasma dalla cittadina: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the fight and brings a token: %1.</source>
        <translation>Così la lotta è vinta e porta un gettone: %1.</translation>
    </message>
    <message>
        <source>This wins the fight and drives a ghost out of town: %1.</source>
        <translation>Così la lotta è vinta e caccia un fantasma dalla cittadina: %1.</translation>
    </message>
</context>
<context>
    <name>HalloweenPowers</name>
    <message>
        <source>The 52 powers in detail</source>
        <translation>I 52 poteri, uno per uno</translation>
    </message>
    <message>
        <source>These are all the cards, by number. Behind the name stands when the power works and what the card costs.</source>
        <translation>Ecco tutte le carte, in ordine di numero. Dopo il nome è indicato quando vale il potere e quanto costa la carta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Powers add to the rules.&lt;/b&gt; You can always take an action without a power. No power lets more ghosts into a building than fit in, and none brings ghosts or tokens that are not in the supply.</source>
        <translation>&lt;b&gt;I poteri si aggiungono alle regole.&lt;/b&gt; Puoi sempre fare un’azione senza usare un potere. Nessun potere fa entrare in un edificio più fantasmi di quanti ce ne stanno, e nessuno dà fantasmi o gettoni che non sono nella scorta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;May and must.&lt;/b&gt; What a power gives you comes by itself. Where it says “may”, you can also leave it.</source>
        <translation>&lt;b&gt;Si può o si deve?&lt;/b&gt; Quello che un potere ti dà arriva da sé. Dove c’è scritto «puoi», puoi anche rinunciare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No effect, no use.&lt;/b&gt; You cannot use a bonus token, nor a power that works once per turn, if nothing would come of it. If you may take more discs than there are, you take those that are there. Discs on the circles of bonus slots are never meant.</source>
        <translation>&lt;b&gt;Se non ha effetto, non si usa.&lt;/b&gt; Non puoi usare un gettone bonus, né un potere che vale una volta per turno, se non ne ricaveresti nulla. Se puoi riprendere più dischi di quanti ce ne sono, riprendi quelli che ci sono. I dischi sui cerchi delle nicchie non sono mai compresi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, rest, haunt&lt;/b&gt; mean the thing itself, whether an action, a bonus token or a card brings it about. The &lt;b&gt;Move action&lt;/b&gt; in %1, %2 and %3 is that of a section.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Evocare, riposare, infestare&lt;/b&gt; indicano il fatto in sé, che venga da un’azione, da un gettone bonus o da una carta. Invece l’&lt;b&gt;azione Sposta&lt;/b&gt; delle carte %1, %2 e %3 è quella di una sezione.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A moved ghost&lt;/b&gt; may fetch a bonus token, and %1 looks at it too. A ghost is moved by the Move action, by a bonus token, and by %2, %3 and %4. A ghost that is summoned, or that comes by %5 or %6, is not moved.</source>
        <extracomment>%1 to %6 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Un fantasma spostato&lt;/b&gt; può prendere un gettone bonus, e conta anche per la carta %1. Un fantasma viene spostato dall’azione Sposta, da un gettone bonus e dalle carte %2, %3 e %4. Un fantasma evocato, o arrivato grazie alle carte %5 o %6, non è spostato.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After a move&lt;/b&gt; things happen in this order: the bonus token, %1, %2, and then the further ghost of %3.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Dopo uno spostamento&lt;/b&gt; le cose succedono in quest’ordine: il gettone bonus, %1, %2, e poi l’altro fantasma della carta %3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens for dice&lt;/b&gt; help with every die that you roll yourself, so with %1, %2 and %3 too, but never with the die of a foe. Several add up. The bigger die and the 3 added last even if you roll again.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;I gettoni bonus per i dadi&lt;/b&gt; aiutano con ogni dado che tiri tu, quindi anche con le carte %1, %2 e %3, ma mai con il dado di un nemico. Più gettoni si sommano. Il dado più grande e il 3 aggiunto valgono anche se tiri di nuovo.</translation>
    </message>
    <message>
        <source>Cards %1 to %2</source>
        <extracomment>%1 and %2 are numbers of cards.</extracomment>
        <translation>Carte da %1 a %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</source>
        <extracomment>%1 is the number of a card, %2 its name, %3 when it works, %4 its price.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</translation>
    </message>
    <message>
        <source>works all the time</source>
        <translation>vale sempre</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>una volta per turno</translation>
    </message>
    <message>
        <source>counted at the end</source>
        <translation>si conta alla fine</translation>
    </message>
    <message>
        <source>grey: any three tokens</source>
        <translation>grigia: tre gettoni qualsiasi</translation>
    </message>
    <message>
        <source>coloured: three different tokens</source>
        <translation>colorata: tre gettoni diversi</translation>
    </message>
    <message>
        <source>You can use it only where the higher level opens up something new, so never in a red section. It holds for the further ghost of %1 too, even if that ghost alone needs it, and it may serve the same action as %2. If the action did not need the higher level after all, the card is not used up.</source>
        <extracomment>%1 and %2 are names of cards, always in the nominative.</extracomment>
        <translation>Puoi usarla solo dove il livello più alto apre una possibilità nuova, quindi mai in una sezione rossa. Vale anche per l’altro fantasma della carta %1, perfino se serve soltanto a lui, e si può usare nella stessa azione insieme alla carta %2. Se alla fine il livello più alto non è servito all’azione, la carta non conta come usata.</translation>
    </message>
    <message>
        <source>A bigger die and 3 added by bonus tokens still hold after a new roll.</source>
        <translation>Il dado più grande e il 3 aggiunto dai gettoni bonus valgono anche dopo un nuovo tiro.</translation>
    </message>
    <message>
        <source>The winner counts as moved, for %1 too.</source>
        <extracomment>%1 is the name of a card in the nominative, here and in the next sentences.</extracomment>
        <translation>Il vincitore conta come spostato, anche per la carta %1.</translation>
    </message>
    <message>
        <source>This holds for summons by bonus tokens and cards too.</source>
        <translation>Vale anche per le evocazioni fatte con gettoni bonus e carte.</translation>
    </message>
    <message>
        <source>It must be another ghost than the first. With %1 it may go to any building too.</source>
        <translation>Dev’essere un fantasma diverso dal primo. Con la carta %1 può andare anche lui in un edificio qualsiasi.</translation>
    </message>
    <message>
        <source>This holds for hauntings by other cards too.</source>
        <translation>Vale anche per le infestazioni fatte con altre carte.</translation>
    </message>
    <message>
        <source>The foe must have another colour, unless you have %1 as well.</source>
        <translation>Il nemico deve avere un altro colore, a meno che tu non abbia anche la carta %1.</translation>
    </message>
    <message>
        <source>It must be a summon: a ghost that comes by an Upgrade or by %1 does not count.</source>
        <translation>Dev’essere un’evocazione: un fantasma che arriva con un potenziamento o con la carta %1 non conta.</translation>
    </message>
    <message>
        <source>If you have %1 as well, any two tokens are enough for a coloured card.</source>
        <translation>Se hai anche la carta %1, per una carta colorata bastano due gettoni qualsiasi.</translation>
    </message>
    <message>
        <source>What %1 adds belongs to the Scare: together they are one gain.</source>
        <translation>Quello che aggiunge la carta %1 fa parte dell’azione Spaventa: insieme sono un solo guadagno.</translation>
    </message>
    <message>
        <source>A common pumpkin can be taken back too, if you placed it.</source>
        <translation>Si può riprendere anche una zucca comune, se l’hai piazzata tu.</translation>
    </message>
    <message>
        <source>If nothing comes, %1 brings no point.</source>
        <translation>Se non arriva nessuno, la carta %1 non dà punti.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulebook</name>
    <message>
        <source>What it is about</source>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>Once a year the ghosts come to a small town, and you are one of the Dark Lords who send them from door to door. The ghosts belong to nobody: everybody uses the same ones, and a ghost that you bring to the Cinema may do its next trick for somebody else.</source>
        <translation>Una volta all’anno i fantasmi arrivano in una cittadina, e tu sei uno dei Signori Oscuri che li mandano di porta in porta. I fantasmi non sono di nessuno: tutti usano gli stessi, e un fantasma che tu porti al Cinema può fare il prossimo scherzo per qualcun altro.</translation>
    </message>
    <message>
        <source>At first you command only the weakest ghosts, the blue ones. You summon more of them, scare the town, make ghosts more powerful, move them about and let them fight each other. So your power grows from blue to green, yellow, orange and at last red.</source>
        <translation>All’inizio comandi solo i fantasmi più deboli, quelli blu. Ne evochi altri, spaventi la cittadina, rendi i fantasmi più potenti, li sposti qua e là e li fai lottare fra loro. Così il tuo potere cresce dal blu al verde, al giallo, all’arancione e infine al rosso.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;points&lt;/b&gt; come from two things above all. You put your &lt;b&gt;pumpkins&lt;/b&gt; on the haunting spaces of the buildings, and a more powerful ghost lets you reach a better space. And you claim &lt;b&gt;cards&lt;/b&gt; with the tokens that you collect: each gives you points at once, and a power for the rest of the game.</source>
        <translation>I tuoi &lt;b&gt;punti&lt;/b&gt; vengono soprattutto da due cose. Metti le tue &lt;b&gt;zucche&lt;/b&gt; sulle caselle infestazione degli edifici, e un fantasma più potente ti permette di raggiungere una casella migliore. E conquisti &lt;b&gt;carte&lt;/b&gt; con i gettoni che raccogli: ognuna ti dà subito dei punti, e un potere per il resto della partita.</translation>
    </message>
    <message>
        <source>Somebody places a last pumpkin or claims a fifth card: then the round is played to its end, and whoever has the most points wins.</source>
        <translation>Quando qualcuno piazza l’ultima zucca o conquista una quinta carta, il round si gioca fino in fondo, e vince chi ha più punti.</translation>
    </message>
    <message>
        <source>Halloween is for 2 to 4 players from about 12 years. A game takes 50 to 90 minutes. If you are new here, read on as far as the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;, then start with the cards of &lt;a href=&quot;#HA-sets&quot;&gt;Casper&lt;/a&gt; and look up the rest when you need it.</source>
        <translation>«Halloween» è un gioco per 2–4 giocatori, da circa 12 anni in su. Una partita dura da 50 a 90 minuti. Se è la prima volta, leggi fino al &lt;a href=&quot;#HA-example&quot;&gt;turno di esempio&lt;/a&gt;, poi comincia con le carte di &lt;a href=&quot;#HA-sets&quot;&gt;Casper&lt;/a&gt; e cerca il resto quando ti serve.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulings</name>
    <message>
        <source>Rulings at this table</source>
        <translation>Decisioni del tavolo</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Dove le regole del gioco originale che conosciamo tacciono o si affidano a una figura che non abbiamo, abbiamo preso una decisione del tavolo. Eccole tutte, ognuna con il suo motivo, così puoi distinguerle dalle altre regole.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: Only a picture shows where the buildings stand, and we do not have it. In two rows of three every building has two or three neighbours.</source>
        <translation>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: solo una figura mostra dove stanno gli edifici, e noi non l’abbiamo. In due file da tre ogni edificio ha due o tre vicini.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: At a real table the attacker chooses who rolls for the foe. The dice do not care, so here it is always the next player.</source>
        <translation>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: a un tavolo vero chi attacca sceglie chi tira per il nemico. Ai dadi non importa, perciò qui tocca sempre al giocatore successivo.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: You may name any of your sections, even an empty one, so there is always a choice. As you did not rest, cards that reward a rest give nothing.</source>
        <translation>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: puoi indicare una qualsiasi delle tue sezioni, anche vuota, così una scelta c’è sempre. E poiché non hai riposato, le carte che premiano un riposo non danno nulla.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: Who wins if points and tokens are tied is not said. Then nobody was better, so the win is shared.</source>
        <translation>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: le regole non dicono chi vince se punti e gettoni sono pari. In tal caso nessuno è stato migliore, quindi la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: If nobody ever lifts a section, a Master game can come to a standstill. So the lift is compulsory there.</source>
        <translation>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: se nessuno alza mai una sezione, una partita da maestri può bloccarsi. Perciò lì è obbligatorio alzarne una.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-box&quot;&gt;Scares&lt;/a&gt;: There are always enough of them, however few markers lie in a box. So nobody misses what they have earned.</source>
        <translation>&lt;a href=&quot;#HA-box&quot;&gt;Spaventi&lt;/a&gt;: ce ne sono sempre abbastanza, per quanto pochi siano i segnalini in una scatola. Così nessuno resta senza quello che ha guadagnato.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8&quot;&gt;The cards&lt;/a&gt;: We know what the 52 cards do and which of them belong to the five sets. But we do not have the cards themselves, so their prices and most of their numbers are ours, and all names and texts are too. With our numbers each set fits its theme.</source>
        <translation>&lt;a href=&quot;#HA-8&quot;&gt;Le carte&lt;/a&gt;: sappiamo che cosa fanno le 52 carte e quali fanno parte delle cinque serie. Ma le carte vere e proprie non le abbiamo, quindi i prezzi e la maggior parte dei numeri sono nostri, e anche tutti i nomi e i testi. Con i nostri numeri ogni serie è fedele al suo tema.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: These sentences hold for all cards, so that equal words always mean equal things and nobody uses up a power for nothing.</source>
        <translation>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: queste frasi valgono per tutte le carte, così parole uguali significano sempre la stessa cosa e nessuno spreca un potere.</translation>
    </message>
    <message>
        <source>%1: Summon, rest, haunt and move mean the same on every card. The last three say Move, which is the name of an action; the others look at what happens.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: evocare, riposare, infestare e spostare significano la stessa cosa su ogni carta. Le ultime tre dicono Sposta, che è il nome di un’azione; le altre guardano a quello che succede.</translation>
    </message>
    <message>
        <source>%1: A ghost that is put somewhere, or changes places, has not moved and was not summoned. Two ghosts of one colour, or in one building, would not change anything by it.</source>
        <translation>%1: un fantasma che viene messo da qualche parte, o che scambia il posto con un altro, non è stato spostato né evocato. Con due fantasmi dello stesso colore, o nello stesso edificio, non cambierebbe nulla.</translation>
    </message>
    <message>
        <source>%1: A power reaches as far as its sentence and no further: the section still has to command its ghosts, and a further disc comes from where discs come from.</source>
        <translation>%1: un potere arriva fin dove dice la sua frase e non oltre: la sezione deve comunque comandare i suoi fantasmi, e un disco in più viene da dove vengono tutti gli altri.</translation>
    </message>
    <message>
        <source>%1: Buying a token or a level on a card is not an Upgrade. So what helps with an Upgrade does not help there.</source>
        <translation>%1: comprare un gettone o un livello con una carta non è un potenziamento. Perciò quello che aiuta a potenziare lì non vale.</translation>
    </message>
    <message>
        <source>%1: You get what is there. Only where you pay or exchange something the supply must have all of it, because nobody pays for nothing.</source>
        <translation>%1: ricevi quello che c’è. Solo dove paghi o scambi qualcosa la scorta deve avere tutto, perché nessuno deve pagare a vuoto.</translation>
    </message>
    <message>
        <source>%1: A drawn bonus token was not fetched by a ghost, so no colour belongs to it. With three blocked slots there would be no place for it.</source>
        <translation>%1: un gettone bonus pescato non l’ha preso un fantasma, quindi non gli corrisponde nessun colore. E con tre nicchie bloccate non ci sarebbe posto.</translation>
    </message>
    <message>
        <source>%1: What was added to a roll belongs to the roll, not to the number that lies there. So it still counts after a reroll, and for the difference too.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: quello che si aggiunge a un tiro appartiene al tiro, non al numero uscito. Perciò conta ancora dopo un nuovo tiro, e anche per la differenza.</translation>
    </message>
    <message>
        <source>%1: Each of these cards says by itself who can be attacked. The fight against all is fixed at its start, so that everybody knows whom it is about.</source>
        <translation>%1: ognuna di queste carte dice da sé chi si può attaccare. I nemici della lotta contro tutti si stabiliscono all’inizio, così si sa subito di chi si tratta.</translation>
    </message>
    <message>
        <source>%1: To win without a roll is an offer. Whoever would like the difference of the dice may roll.</source>
        <translation>%1: vincere senza tirare è un’offerta. Chi preferisce la differenza fra i dadi può tirare.</translation>
    </message>
    <message>
        <source>%1: It is one Scare and one gain, and it is done with one colour: so one ghost of this colour moves.</source>
        <translation>%1: è una sola azione Spaventa e un solo guadagno, e si fa con un solo colore: perciò si sposta un solo fantasma di quel colore.</translation>
    </message>
    <message>
        <source>%1: Common pumpkins are pumpkins like the others. Taking one back undoes a haunting: it is none itself, and what the haunting set going goes on.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: le zucche comuni sono zucche come le altre. Riprenderne una annulla un’infestazione: non è a sua volta un’infestazione, e quello che l’infestazione ha messo in moto va avanti.</translation>
    </message>
    <message>
        <source>%1: Prices of cards add up in a plain way. For everything but its price a coloured card stays coloured, and only the cards in use count.</source>
        <translation>%1: i prezzi delle carte si combinano in modo semplice. Per tutto ciò che non è il prezzo, una carta colorata resta colorata, e contano solo le carte in gioco.</translation>
    </message>
    <message>
        <source>%1: If neither colour could come, the dice would have nothing to decide. If the wrong one is called, bad luck is part of the mixture.</source>
        <translation>%1: se nessuno dei due colori potesse arrivare, i dadi non avrebbero nulla da decidere. Se chiamano quello sbagliato, un po’ di sfortuna fa parte della pozione.</translation>
    </message>
</context>
<context>
    <name>HalloweenTable</name>
    <message>
        <source>On this screen</source>
        <translation>Su questo schermo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The large board below always belongs to whoever has to decide. The small boards beside it are those of the others. At the top of the screen you read whose turn it is and what can be done now.</source>
        <translation>&lt;b&gt;Il tuo posto.&lt;/b&gt; La plancia grande in basso è sempre di chi deve decidere. Quelle piccole lì accanto sono degli altri. In alto sullo schermo leggi di chi è il turno e che cosa si può fare ora.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking an action.&lt;/b&gt; Press an action space, or drag a disc from your reserve to it. Then choose what the action is done with: what you can choose lights up.</source>
        <translation>&lt;b&gt;Fare un’azione.&lt;/b&gt; Premi una casella azione, oppure trascinaci un disco della tua riserva. Poi scegli con che cosa fare l’azione: quello che puoi scegliere si illumina.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, Scare, Upgrade:&lt;/b&gt; press a ghost. &lt;b&gt;Move:&lt;/b&gt; drag a ghost to a building. &lt;b&gt;Fight:&lt;/b&gt; drag your ghost to its foe. &lt;b&gt;Haunt:&lt;/b&gt; press a haunting space, or drag a pumpkin to it. Instead of dragging you can click the piece, and then the place.</source>
        <translation>&lt;b&gt;Evoca, Spaventa, Potenzia:&lt;/b&gt; premi un fantasma. &lt;b&gt;Sposta:&lt;/b&gt; trascina un fantasma in un edificio. &lt;b&gt;Lotta:&lt;/b&gt; trascina il tuo fantasma sul nemico. &lt;b&gt;Infesta:&lt;/b&gt; premi una casella infestazione, o trascinaci una zucca. Invece di trascinare puoi fare clic prima sul pezzo e poi sulla destinazione.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A ghost without a disc.&lt;/b&gt; To move a ghost you need not put a disc down first: drag it straight to a neighbouring building. If several sections could move it, the table asks which one shall.</source>
        <translation>&lt;b&gt;Un fantasma senza disco.&lt;/b&gt; Per spostare un fantasma non serve posare prima un disco: trascinalo subito in un edificio adiacente. Se possono spostarlo più sezioni, il tavolo ti chiede quale.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If an action can be done in one way only&lt;/b&gt;, the table does it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;Se un’azione si può fare in un solo modo&lt;/b&gt;, il tavolo la fa per te e il diario lo racconta. Nelle impostazioni puoi disattivarlo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Resting.&lt;/b&gt; Each section has a button for its rest. Sections that have acted or rested in this turn are dimmed.</source>
        <translation>&lt;b&gt;Riposare.&lt;/b&gt; Ogni sezione ha un pulsante per il riposo. Le sezioni che in questo turno hanno già agito o riposato appaiono più scure.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lifting a section.&lt;/b&gt; After an Upgrade press the head of the section that shall rise, or the button if none shall.</source>
        <translation>&lt;b&gt;Alzare una sezione.&lt;/b&gt; Dopo un potenziamento premi la testata della sezione che deve salire, o il pulsante se non deve salire nessuna.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens.&lt;/b&gt; If your ghost can fetch one, drag it to one of your slots, or leave it with the button. To use a token, press its slot or drag a disc there. In a roll you can also drag a token for dice to the die that it is meant for.</source>
        <translation>&lt;b&gt;Gettoni bonus.&lt;/b&gt; Se il tuo fantasma può prenderne uno, trascinalo in una delle tue nicchie, oppure lascialo lì con il pulsante. Per usare un gettone, premi la sua nicchia o trascinaci un disco. Durante un tiro puoi anche trascinare un gettone per i dadi sul dado che deve aiutare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; If a bonus token or a card of yours can help with a roll, the table waits for you before and after it. Otherwise the dice roll by themselves.</source>
        <translation>&lt;b&gt;Dadi.&lt;/b&gt; Se un tuo gettone bonus o una tua carta può aiutare in un tiro, il tavolo ti aspetta prima e dopo. Altrimenti i dadi si tirano da soli.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Odds.&lt;/b&gt; While you choose a fight, a number on each foe says how many of a hundred such fights your best attacker wins. Lift a ghost, and the numbers are about that one. If your cards or bonus tokens can help, a second number shows what their best use makes of it.</source>
        <translation>&lt;b&gt;Probabilità.&lt;/b&gt; Mentre scegli una lotta, un numero su ogni nemico dice quante lotte così su cento vince il tuo miglior attaccante. Solleva un fantasma e i numeri riguarderanno proprio quello. Se le tue carte o i tuoi gettoni bonus possono aiutare, un secondo numero mostra che cosa si ottiene usandoli al meglio.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cards.&lt;/b&gt; To claim a card, press it, or drag one of your tokens to it. The table proposes what you could pay, your lowest tokens first. If you would rather give others, press these, and press a disc on your board if it shall be that one. Then pay; if there is only one way to pay, the table does it for you. To use a power that works once per turn, press the card.</source>
        <translation>&lt;b&gt;Carte.&lt;/b&gt; Per conquistare una carta, premila, o trascinaci uno dei tuoi gettoni. Il tavolo propone come pagare, partendo dai gettoni di livello più basso. Se preferisci darne altri, premi quelli, e premi un disco sulla tua plancia se deve essere quello. Poi paga; se c’è un solo modo di pagare, ci pensa il tavolo. Per usare un potere che vale una volta per turno, premi la carta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If others claim a card that you are on&lt;/b&gt;, your board comes to the front for a moment. Press the button for the points, or the head of the section from which you take your discs.</source>
        <translation>&lt;b&gt;Se altri conquistano una carta su cui sei anche tu&lt;/b&gt;, la tua plancia viene per un momento in primo piano. Premi il pulsante dei punti, o la testata della sezione da cui riprendi i dischi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; Press the big button or &lt;b&gt;Space&lt;/b&gt;. If you could still use a power or claim a card, the table asks you first, but not every turn anew.</source>
        <translation>&lt;b&gt;Finire il turno.&lt;/b&gt; Premi il pulsante grande o la &lt;b&gt;barra spaziatrice&lt;/b&gt;. Se potresti ancora usare un potere o conquistare una carta, il tavolo ti chiede prima conferma, ma non di nuovo a ogni turno.</translation>
    </message>
    <message>
        <source>Dice after a fight, and the buttons beside them.</source>
        <translation>I dadi dopo una lotta, e i pulsanti lì accanto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;What could I do?&lt;/b&gt; The button with this name, or &lt;b&gt;F3&lt;/b&gt;, opens a panel beside the table. For each section it says what every action would bring now, or why it is impossible; below that come your powers, your bonus tokens and the cards that you could claim.</source>
        <translation>&lt;b&gt;Che cosa posso fare?&lt;/b&gt; Il pulsante con questo nome, o &lt;b&gt;F3&lt;/b&gt;, apre un pannello accanto al tavolo. Per ogni sezione dice che cosa darebbe ora ogni azione, o perché è impossibile; sotto ci sono i tuoi poteri, i tuoi gettoni bonus e le carte che potresti conquistare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Se qualcosa non è permesso&lt;/b&gt;, il pezzo torna indietro, e un breve messaggio dice perché e rimanda alla regola.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking back.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; takes back what you have begun, and &lt;b&gt;Ctrl+Z&lt;/b&gt; your last move; &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. So you can try out a whole turn. You cannot go back past a roll, past a bonus token that was turned up, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Tornare indietro.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; annulla quello che hai cominciato, &lt;b&gt;Ctrl+Z&lt;/b&gt; la tua ultima mossa; &lt;b&gt;Ctrl+Y&lt;/b&gt; la ripete. Così puoi provare un turno intero. Non si può tornare a prima di un tiro o di un gettone bonus appena scoperto, né a prima della decisione di un altro giocatore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts and drops, or presses. &lt;b&gt;Space&lt;/b&gt; rolls, keeps a roll, leaves what may be left, and ends the turn. If you have to name a number, the digits do it. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Con la tastiera.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; e i &lt;b&gt;tasti freccia&lt;/b&gt; ti portano da un pezzo all’altro e da un punto all’altro. &lt;b&gt;Invio&lt;/b&gt; solleva e posa, oppure preme. La &lt;b&gt;barra spaziatrice&lt;/b&gt; tira i dadi, tiene un tiro, rinuncia a quello a cui si può rinunciare e finisce il turno. Se devi dire un numero, bastano le cifre. &lt;b&gt;F1&lt;/b&gt; apre questo regolamento. La rotella del mouse o &lt;b&gt;+&lt;/b&gt; e &lt;b&gt;−&lt;/b&gt; avvicinano o allontanano la vista, &lt;b&gt;0&lt;/b&gt; mostra tutto il tavolo. &lt;b&gt;F11&lt;/b&gt; passa a schermo intero.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;La tua partita viene salvata&lt;/b&gt; dopo ogni mossa. Smetti pure quando vuoi: ti aspetta sullo scaffale, e da lì puoi anche salvarla in un file.</translation>
    </message>
    <message>
        <source>The signs</source>
        <translation>I simboli</translation>
    </message>
    <message>
        <source>When a card works, what it costs, and what things are.</source>
        <translation>Quando vale una carta, quanto costa e che cosa sono le cose.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a card.&lt;/b&gt; The first sign at its foot says when its power works. The dots are the tokens that you pay, and behind them stand the points that you get at once. Whoever has claimed the card has a disc beside its picture, on a ground of their colour; your own cards also bear your colour behind their names.</source>
        <translation>&lt;b&gt;Su una carta.&lt;/b&gt; Il primo simbolo in basso dice quando vale il potere. I cerchietti sono i gettoni da pagare, e dopo vengono i punti che ricevi subito. Chi ha conquistato la carta ha un disco accanto alla figura, su uno sfondo del proprio colore; sulle tue carte il tuo colore è anche dietro il nome.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a board.&lt;/b&gt; The cards that somebody has claimed lie on that board too, in five frames. The frame with the flag is for the fifth card, which brings the end.</source>
        <translation>&lt;b&gt;Su una plancia.&lt;/b&gt; Le carte conquistate stanno anche sulla plancia di chi le ha, in cinque riquadri. Quello con la bandierina è per la quinta carta, che fa scattare la fine.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Below the cards&lt;/b&gt; wait the ghosts and tokens of each colour. Beside them lie two piles of bonus tokens: those that are still face down and, with a tick, those that were used.</source>
        <translation>&lt;b&gt;Sotto le carte&lt;/b&gt; aspettano i fantasmi e i gettoni di ogni colore. Accanto ci sono due pile di gettoni bonus: quelli ancora coperti e, con la spunta, quelli già usati.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Consigli per le prime partite</translation>
    </message>
    <message>
        <source>&lt;b&gt;The order matters.&lt;/b&gt; A section that you lift can use its new level in the same turn if it has not acted yet. Let it wait, as in the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;.</source>
        <translation>&lt;b&gt;L’ordine conta.&lt;/b&gt; Una sezione che alzi può usare il suo nuovo livello già nello stesso turno, se non ha ancora agito. Falla aspettare, come nel &lt;a href=&quot;#HA-example&quot;&gt;turno di esempio&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You have only 12 discs.&lt;/b&gt; A rest costs a whole action, so let a section fill up before it rests. A disc that you put on a card is gone for good, but taking it from your board frees a space.</source>
        <translation>&lt;b&gt;Hai solo 12 dischi.&lt;/b&gt; Un riposo costa un’azione intera, perciò lascia che una sezione si riempia prima di farla riposare. Un disco messo su una carta non torna più, ma se lo prendi dalla tua plancia liberi una casella.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Everybody uses the same ghosts.&lt;/b&gt; If you bring an orange ghost into town, others can haunt with it too. Do it when you can use it first.</source>
        <translation>&lt;b&gt;Tutti usano gli stessi fantasmi.&lt;/b&gt; Se porti in cittadina un fantasma arancione, anche gli altri possono infestare grazie a lui. Fallo quando puoi usarlo per primo tu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not waste your pumpkins.&lt;/b&gt; In each building you place only one. A blue space brings 2 points, a red one 10, but each space can be taken only once.</source>
        <translation>&lt;b&gt;Non sprecare le tue zucche.&lt;/b&gt; In ogni edificio ne piazzi una sola. Una casella blu dà 2 punti, una rossa 10, ma ogni casella si può occupare una volta sola.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be early on a good card.&lt;/b&gt; You have its power for longer, and you get something each time somebody else claims it.</source>
        <translation>&lt;b&gt;Arriva presto su una buona carta.&lt;/b&gt; Hai il suo potere più a lungo, e ricevi qualcosa ogni volta che qualcun altro la conquista.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Watch the others’ cards and pumpkins.&lt;/b&gt; When somebody is on four cards or has one pumpkin left, the end may come with the next turn.</source>
        <translation>&lt;b&gt;Tieni d’occhio le carte e le zucche degli altri.&lt;/b&gt; Quando qualcuno è su quattro carte o ha ancora una sola zucca, la fine può arrivare con il prossimo turno.</translation>
    </message>
</context>
<context>
    <name>HalloweenTown</name>
    <message>
        <source>The table at a glance</source>
        <translation>Il tavolo a colpo d’occhio</translation>
    </message>
    <message>
        <source>1: the town. 2: the eight cards. 3: the supply. 4: the board of whoever has to decide. 5: what belongs to it. 6: dice and buttons. 7: the others.</source>
        <translation>1: la cittadina. 2: le otto carte. 3: la scorta. 4: la plancia di chi deve decidere. 5: tutto quello che possiede. 6: dadi e pulsanti. 7: gli altri.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The town&lt;/b&gt; has six buildings. Ghosts stand in them, pumpkins cover their haunting spaces, and a bonus token may lie in the corner.</source>
        <translation>&lt;b&gt;La cittadina&lt;/b&gt; ha sei edifici. Dentro stanno i fantasmi, le zucche coprono le caselle infestazione, e nell’angolo può esserci un gettone bonus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghosts&lt;/b&gt; have five colours, and each colour is a &lt;b&gt;level&lt;/b&gt;: blue is 1, green 2, yellow 3, orange 4 and red 5. A higher level is worth more everywhere, and it has the bigger die.</source>
        <translation>&lt;b&gt;I fantasmi&lt;/b&gt; hanno cinque colori, e ogni colore è un &lt;b&gt;livello&lt;/b&gt;: il blu è 1, il verde 2, il giallo 3, l’arancione 4 e il rosso 5. Un livello più alto vale di più dappertutto, e ha un dado più grande.</translation>
    </message>
    <message>
        <source>The five levels: the ghost and its die, the scares that an Upgrade to this level costs, and the points on the haunting space of this colour.</source>
        <translation>I cinque livelli: il fantasma e il suo dado, gli spaventi che costa potenziare un fantasma fino a questo livello, e i punti sulla casella infestazione di questo colore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The supply&lt;/b&gt; holds the ghosts that are not in town, five of each colour in all; the &lt;b&gt;ghost tokens&lt;/b&gt;, twelve of each colour, which we simply call tokens; and the stack of bonus tokens.</source>
        <translation>&lt;b&gt;La scorta&lt;/b&gt; contiene i fantasmi che non sono in cittadina, cinque per colore in tutto; i &lt;b&gt;gettoni fantasma&lt;/b&gt;, dodici per colore, che chiamiamo semplicemente gettoni; e la pila dei gettoni bonus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scares&lt;/b&gt; are what you pay with for more powerful ghosts. There are always enough of them.</source>
        <translation>&lt;b&gt;Gli spaventi&lt;/b&gt; sono quello con cui paghi i fantasmi più potenti. Ce ne sono sempre abbastanza.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your board&lt;/b&gt; has three &lt;b&gt;sections&lt;/b&gt;. Each of them has a glass &lt;b&gt;sphere&lt;/b&gt; that shows its level, and six &lt;b&gt;action spaces&lt;/b&gt;. Beside the sections lies what is yours: your &lt;b&gt;reserve&lt;/b&gt;, which is the pile of &lt;b&gt;discs&lt;/b&gt; that you can use, your scares, tokens and pumpkins, and three &lt;b&gt;slots&lt;/b&gt; for bonus tokens.</source>
        <translation>&lt;b&gt;La tua plancia&lt;/b&gt; ha tre &lt;b&gt;sezioni&lt;/b&gt;. Ognuna ha una &lt;b&gt;sfera&lt;/b&gt; di vetro, che ne indica il livello, e sei &lt;b&gt;caselle azione&lt;/b&gt;. Accanto alle sezioni c’è quello che è tuo: la tua &lt;b&gt;riserva&lt;/b&gt;, cioè il mucchio di &lt;b&gt;dischi&lt;/b&gt; che puoi usare, i tuoi spaventi, i gettoni e le zucche, e tre &lt;b&gt;nicchie&lt;/b&gt; per i gettoni bonus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is secret&lt;/b&gt; except the order of the bonus stack and what the dice will show. Point at anything on the table, and it says what it is.</source>
        <translation>&lt;b&gt;Nulla è segreto&lt;/b&gt;, tranne l’ordine della pila dei bonus e quello che mostreranno i dadi. Indica con il mouse qualsiasi cosa sul tavolo, e ti dice che cos’è.</translation>
    </message>
    <message>
        <source>The town and its ghosts</source>
        <translation>La cittadina e i suoi fantasmi</translation>
    </message>
    <message>
        <source>Six buildings stand in two rows: School, Church and Town Hall above, Hospital, Police Station and Cinema below. Buildings are neighbours if they share an edge. Slantwise they are not.</source>
        <translation>Sei edifici stanno in due file: sopra la Scuola, la Chiesa e il Municipio, sotto l’Ospedale, il Commissariato e il Cinema. Due edifici sono vicini se hanno un lato in comune. In diagonale non lo sono.</translation>
    </message>
    <message>
        <source>Each building has five haunting spaces, one of each colour. A pumpkin there scores 2 points on blue, 4 on green, 6 on yellow, 8 on orange and 10 on red. There is also room for one bonus token.</source>
        <translation>Ogni edificio ha cinque caselle infestazione, una per colore. Una zucca vale 2 punti sul blu, 4 sul verde, 6 sul giallo, 8 sull’arancione e 10 sul rosso. C’è anche posto per un gettone bonus.</translation>
    </message>
    <message>
        <source>A building. 1: its bonus token, 2: a free haunting space, 3: a space with a pumpkin, 4: the ghosts in it.</source>
        <translation>Un edificio. 1: il suo gettone bonus, 2: una casella infestazione libera, 3: una casella con una zucca, 4: i fantasmi che ci sono.</translation>
    </message>
    <message>
        <source>At most 6 ghosts are in a building; if it is full, no other ghost may enter. There are 5 ghosts of each colour: if all five are in town, no sixth can come.</source>
        <translation>In un edificio stanno al massimo 6 fantasmi; se è pieno, non può entrarne un altro. Di ogni colore ci sono 5 fantasmi: se sono tutti e cinque in cittadina, un sesto non può arrivare.</translation>
    </message>
    <message>
        <source>There are 12 tokens of each colour. If you are to get tokens and the supply has too few of this colour, you take those that are there, even if that is none. What somebody spends goes back to the supply.</source>
        <translation>Di ogni colore ci sono 12 gettoni. Se devi ricevere dei gettoni e la scorta ne ha troppo pochi di quel colore, prendi quelli che ci sono, anche nessuno. I gettoni spesi tornano nella scorta.</translation>
    </message>
    <message>
        <source>The town is never without blue ghosts for long. If the last one has gone, for whatever reason, whoever caused this puts three blue ghosts into one building of their choice, before anything else is decided. The building must have room; if it has too little for three, only as many come as fit in.</source>
        <translation>La cittadina non resta mai a lungo senza fantasmi blu. Se l’ultimo se n’è andato, per qualunque motivo, chi ne è responsabile mette tre fantasmi blu in un edificio a sua scelta, prima che si decida qualsiasi altra cosa. Nell’edificio deve esserci posto; se non ce n’è per tre, ne arrivano solo quanti ce ne stanno.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>A preparare tutto ci pensa il programma. Ecco come fa, e che cosa potete decidere prima di cominciare.</translation>
    </message>
    <message>
        <source>Three blue ghosts wait in the Police Station, all others in the supply. The 24 bonus tokens are shuffled. One lies face up on each building, and the rest are the face-down stack.</source>
        <translation>Tre fantasmi blu aspettano al Commissariato, tutti gli altri nella scorta. I 24 gettoni bonus vengono mescolati. Su ogni edificio ce n’è uno scoperto, e gli altri formano la pila coperta.</translation>
    </message>
    <message>
        <source>Eight of the 52 cards are in use. You can let chance draw them, take one of the five &lt;a href=&quot;#HA-sets&quot;&gt;suggested sets&lt;/a&gt;, or pick them by hand.</source>
        <translation>Delle 52 carte ne sono in gioco otto. Potete farle scegliere al caso, prendere una delle cinque &lt;a href=&quot;#HA-sets&quot;&gt;serie consigliate&lt;/a&gt;, o sceglierle voi.</translation>
    </message>
    <message>
        <source>Everybody begins with all spheres on blue, 6 pumpkins, 12 discs in the reserve, 2 scares and no points. Whoever last saw a ghost starts; before the game you can also choose somebody, or let lots decide.</source>
        <translation>Ognuno comincia con tutte le sfere sul blu, 6 zucche, 12 dischi nella riserva, 2 spaventi e nessun punto. Comincia chi ha visto un fantasma più di recente; prima della partita potete anche scegliere qualcuno o tirare a sorte.</translation>
    </message>
    <message>
        <source>For two players &lt;a href=&quot;#HA-6&quot;&gt;a few things are different&lt;/a&gt;. For experts there is a game without cards and dice, the &lt;a href=&quot;#HA-7&quot;&gt;Master game&lt;/a&gt;.</source>
        <translation>In due giocatori &lt;a href=&quot;#HA-6&quot;&gt;qualcosa cambia&lt;/a&gt;. Per gli esperti c’è una partita senza carte e senza dadi, la &lt;a href=&quot;#HA-7&quot;&gt;partita da maestri&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>HalloweenTurn</name>
    <message>
        <source>A turn in short</source>
        <translation>Un turno in breve</translation>
    </message>
    <message>
        <source>You take turns clockwise. In your turn each of your three sections does one thing, in the order that you like: it takes an action, or it rests.</source>
        <translation>Si gioca a turno, in senso orario. Nel tuo turno ognuna delle tue tre sezioni fa una cosa, nell’ordine che preferisci: fa un’azione, oppure riposa.</translation>
    </message>
    <message>
        <source>To take an action, put a disc from your reserve on a free action space of the section and do what the space says. To rest, take back all discs of the section. Each section does one or the other, once. Only when all of them have done so can you end your turn.</source>
        <translation>Per fare un’azione, metti un disco della tua riserva su una casella azione libera della sezione e fai quello che dice la casella. Per riposare, riprendi tutti i dischi della sezione. Ogni sezione fa una cosa o l’altra, una volta sola. Solo quando tutte l’hanno fatto puoi finire il turno.</translation>
    </message>
    <message>
        <source>A section. 1: its level, shown by the glass sphere, 2: a free action space, 3: an occupied one, 4: the button for a rest.</source>
        <translation>Una sezione. 1: il suo livello, indicato dalla sfera di vetro, 2: una casella azione libera, 3: una occupata, 4: il pulsante per il riposo.</translation>
    </message>
    <message>
        <source>You can choose an action only if you can carry it out. If a section has no such action left, it rests. A rest is always possible, even if no disc lies there.</source>
        <translation>Puoi scegliere un’azione solo se puoi portarla a termine. Se a una sezione non resta nessuna azione possibile, riposa. Un riposo è sempre possibile, anche se lì non c’è nessun disco.</translation>
    </message>
    <message>
        <source>A section commands the ghosts of its own level and all below it. A yellow section, for example, commands yellow, green and blue ghosts. Each section looks only at its own sphere.</source>
        <translation>Una sezione comanda i fantasmi del suo livello e di tutti quelli più bassi. Una sezione gialla, per esempio, comanda i fantasmi gialli, verdi e blu. Ogni sezione guarda solo la propria sfera.</translation>
    </message>
    <message>
        <source>While a disc lies on an action space, this section cannot use the space. A rest clears it. The same action in another section is not affected.</source>
        <translation>Finché su una casella azione c’è un disco, questa sezione non può usare quella casella. Un riposo la libera. La stessa azione in un’altra sezione non ne risente.</translation>
    </message>
    <message>
        <source>Before, between and after the actions you may &lt;a href=&quot;#HA-4&quot;&gt;claim cards&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;use bonus tokens&lt;/a&gt; and use powers that work once per turn. What belongs to an action or to a roll is used in the middle of it. Your turn is over when you say so, not earlier.</source>
        <translation>Prima delle azioni, fra una e l’altra e dopo l’ultima puoi &lt;a href=&quot;#HA-4&quot;&gt;conquistare carte&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;usare gettoni bonus&lt;/a&gt; e usare poteri che valgono una volta per turno. Quello che riguarda un’azione o un tiro si usa mentre si svolge. Il tuo turno è finito quando lo dici tu, non prima.</translation>
    </message>
    <message>
        <source>The six actions and the rest</source>
        <translation>Le sei azioni e il riposo</translation>
    </message>
    <message>
        <source>Wherever an action speaks of a ghost that you use, the section must command it (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</source>
        <translation>Quando un’azione parla di un fantasma che usi, la sezione deve comandarlo (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon.&lt;/b&gt; Choose a building where at least two ghosts of one colour are together. One more of this colour comes there from the supply, and you take a token of this colour. The building must have room, and the supply must have such a ghost.</source>
        <translation>&lt;b&gt;Evoca.&lt;/b&gt; Scegli un edificio dove stanno insieme almeno due fantasmi dello stesso colore. Lì ne arriva un altro di quel colore dalla scorta, e tu prendi un gettone dello stesso colore. Nell’edificio deve esserci posto, e nella scorta un fantasma di quel colore.</translation>
    </message>
    <message>
        <source>Two green ghosts call a third. You take a green token.</source>
        <translation>Due fantasmi verdi ne chiamano un terzo. Prendi un gettone verde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare.&lt;/b&gt; Choose a colour of which a ghost is in town. You gain as many scares as its level: 1 for blue, 2 for green, 3 for yellow, 4 for orange, 5 for red.</source>
        <translation>&lt;b&gt;Spaventa.&lt;/b&gt; Scegli un colore di cui c’è un fantasma in cittadina. Guadagni tanti spaventi quanti ne indica il suo livello: 1 per il blu, 2 per il verde, 3 per il giallo, 4 per l’arancione, 5 per il rosso.</translation>
    </message>
    <message>
        <source>A yellow ghost is in town: it brings 3 scares.</source>
        <translation>In cittadina c’è un fantasma giallo: dà 3 spaventi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upgrade.&lt;/b&gt; Choose a ghost in town and make it one level more powerful. You pay 2 scares for green, 3 for yellow, 4 for orange and 5 for red. The ghost goes back to the supply, and one of the new colour takes its place; the supply must have one. Take a token of the new colour. Then you may lift one of your sections: any one that is below the new level rises straight to it. A red ghost cannot become more powerful.</source>
        <translation>&lt;b&gt;Potenzia.&lt;/b&gt; Scegli un fantasma in cittadina e rendilo più potente di un livello. Paghi 2 spaventi per il verde, 3 per il giallo, 4 per l’arancione e 5 per il rosso. Il fantasma torna nella scorta, e al suo posto ne arriva uno del nuovo colore; la scorta deve averne uno. Prendi un gettone del nuovo colore. Poi puoi alzare una delle tue sezioni: una qualsiasi che sia sotto il nuovo livello lo raggiunge in un colpo solo. Un fantasma rosso non può diventare più potente.</translation>
    </message>
    <message>
        <source>A blue ghost becomes a green one for 2 scares. Then a sphere may rise to green.</source>
        <translation>Un fantasma blu diventa verde per 2 spaventi. Poi una sfera può salire al verde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Move.&lt;/b&gt; Move a ghost to a neighbouring building with room. If a bonus token lies there, &lt;a href=&quot;#HA-3.1&quot;&gt;you may take it&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Sposta.&lt;/b&gt; Sposta un fantasma in un edificio vicino dove c’è posto. Se lì c’è un gettone bonus, &lt;a href=&quot;#HA-3.1&quot;&gt;puoi prenderlo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A ghost moves next door, where a bonus token lies.</source>
        <translation>Un fantasma si sposta nell’edificio accanto, dove c’è un gettone bonus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fight.&lt;/b&gt; A ghost that you command attacks a ghost of another colour in the same building. The foe may have any level. You roll the die of your ghost, and another player rolls the die of the foe: at this table the one after you. If your number is higher, the foe goes back to the supply, and you take a token of its colour. If it is lower or equal, nothing happens.</source>
        <translation>&lt;b&gt;Lotta.&lt;/b&gt; Un fantasma che comandi attacca un fantasma di un altro colore nello stesso edificio. Il nemico può essere di qualsiasi livello. Tu tiri il dado del tuo fantasma, un altro giocatore tira il dado del nemico: a questo tavolo, quello che viene dopo di te. Se il tuo numero è più alto, il nemico torna nella scorta e tu prendi un gettone del suo colore. Se è più basso o uguale, non succede nulla.</translation>
    </message>
    <message>
        <source>Green attacks yellow and rolls 4 against 3: the yellow ghost leaves, and you take a yellow token.</source>
        <translation>Il verde attacca il giallo e tira 4 contro 3: il fantasma giallo se ne va, e tu prendi un gettone giallo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunt.&lt;/b&gt; In a building with a ghost, put one of your pumpkins on the free haunting space of the ghost’s colour, and score its points. The pumpkin stays there, the ghost too. You may have only one pumpkin in each building.</source>
        <translation>&lt;b&gt;Infesta.&lt;/b&gt; In un edificio con un fantasma, metti una delle tue zucche sulla casella infestazione libera del colore di quel fantasma, e fai i punti che vale. La zucca resta lì, e anche il fantasma. In ogni edificio puoi avere una sola zucca.</translation>
    </message>
    <message>
        <source>A yellow ghost is here, so a pumpkin scores 6 points.</source>
        <translation>Qui c’è un fantasma giallo, quindi una zucca vale 6 punti.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest.&lt;/b&gt; Take all discs of the section back into your reserve. If another section still has to act, it can use them at once.</source>
        <translation>&lt;b&gt;Riposa.&lt;/b&gt; Riprendi nella tua riserva tutti i dischi della sezione. Se un’altra sezione deve ancora agire, può usarli subito.</translation>
    </message>
    <message>
        <source>A section before its rest, and in your next turn.</source>
        <translation>Una sezione prima del riposo, e nel tuo turno successivo.</translation>
    </message>
    <message>
        <source>An example turn</source>
        <translation>Un turno di esempio</translation>
    </message>
    <message>
        <source>It is your turn. Your sections are blue, green and blue, you have 8 scares, and a blue token from earlier on. A green ghost is in the Church. There is no yellow ghost in town, let alone an orange one.</source>
        <translation>Tocca a te. Le tue sezioni sono blu, verde e blu, hai 8 spaventi, e un gettone blu preso in precedenza. Nella Chiesa c’è un fantasma verde. In cittadina non c’è nessun fantasma giallo, e tanto meno uno arancione.</translation>
    </message>
    <message>
        <source>The Church and your board at the beginning.</source>
        <translation>La Chiesa e la tua plancia all’inizio.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 2: Upgrade.&lt;/b&gt; This section is green, so it commands the green ghost. You pay 3 scares: the ghost becomes yellow, and you take a yellow token. Now you may lift a section that is below yellow. You choose section 3, and its sphere jumps from blue to yellow. So it is worth acting in the right order: section 3 has not acted yet.</source>
        <translation>&lt;b&gt;Sezione 2: Potenzia.&lt;/b&gt; Questa sezione è verde, quindi comanda il fantasma verde. Paghi 3 spaventi: il fantasma diventa giallo, e tu prendi un gettone giallo. Ora puoi alzare una sezione che è sotto il giallo. Scegli la sezione 3, e la sua sfera balza dal blu al giallo. Ecco perché conviene agire nell’ordine giusto: la sezione 3 non ha ancora agito.</translation>
    </message>
    <message>
        <source>After the first Upgrade.</source>
        <translation>Dopo il primo potenziamento.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 3: Upgrade.&lt;/b&gt; It commands yellow ghosts now. You pay 4 scares: the ghost becomes orange, and you take an orange token. You lift section 1, straight from blue to orange. You have 1 scare left.</source>
        <translation>&lt;b&gt;Sezione 3: Potenzia.&lt;/b&gt; Ora comanda i fantasmi gialli. Paghi 4 spaventi: il fantasma diventa arancione, e tu prendi un gettone arancione. Alzi la sezione 1, dal blu all’arancione in un colpo solo. Ti resta 1 spavento.</translation>
    </message>
    <message>
        <source>After the second Upgrade.</source>
        <translation>Dopo il secondo potenziamento.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 1: Haunt.&lt;/b&gt; It commands orange ghosts now, and the orange space of the Church is free. You put a pumpkin there: 8 points.</source>
        <translation>&lt;b&gt;Sezione 1: Infesta.&lt;/b&gt; Ora comanda i fantasmi arancioni, e la casella arancione della Chiesa è libera. Ci metti una zucca: 8 punti.</translation>
    </message>
    <message>
        <source>&lt;b&gt;And then?&lt;/b&gt; All sections have acted, but your turn is not over until you say so. You have a blue, a yellow and an orange token, three different ones: just right for a coloured card. You claim it with the disc from the Upgrade space of section 2, so this space is free again, even without a rest. The card brings 3 points more, 11 in one turn. Now you end it.</source>
        <translation>&lt;b&gt;E poi?&lt;/b&gt; Tutte le sezioni hanno agito, ma il tuo turno finisce solo quando lo dici tu. Hai un gettone blu, uno giallo e uno arancione, tre diversi: proprio quello che serve per una carta colorata. La conquisti con il disco della casella Potenzia della sezione 2, così quella casella è di nuovo libera, anche senza riposo. La carta dà altri 3 punti: 11 in un turno solo. Ora puoi finirlo.</translation>
    </message>
    <message>
        <source>The end of a good turn.</source>
        <translation>La fine di un buon turno.</translation>
    </message>
</context>
<context>
    <name>HalloweenVariants</name>
    <message>
        <source>Boards</source>
        <translation>Plance</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Partita normale</translation>
    </message>
    <message>
        <source>Three sections, dice, bonuses and eight cards with powers.</source>
        <translation>Tre sezioni, dadi, bonus e otto carte con poteri.</translation>
    </message>
    <message>
        <source>Master game</source>
        <translation>Partita da maestri</translation>
    </message>
    <message>
        <source>Four sections and no luck at all: no dice, no bonuses, no cards. The higher level wins a fight, and sets of tokens score at the end.</source>
        <translation>Quattro sezioni e niente fortuna: né dadi, né bonus, né carte. In una lotta vince il livello più alto, e alla fine i terzetti di gettoni danno punti.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Casper</source>
        <translation>Casper</translation>
    </message>
    <message>
        <source>A mild evening with a smile, for families who are new in town. Nearly everything you do brings a little extra: moving, scaring, summoning, upgrading, fetching a bonus, even resting.</source>
        <translation>Una serata tranquilla, con il sorriso, per le famiglie appena arrivate in cittadina. Quasi tutto quello che fai dà qualcosina in più: spostare, spaventare, evocare, potenziare, prendere un bonus, perfino riposare.</translation>
    </message>
    <message>
        <source>The Amityville Ghosts</source>
        <translation>I fantasmi di Amityville</translation>
    </message>
    <message>
        <source>A house full of hidden doors, for players who like to think three steps ahead. Tokens change colour, sections do more than they should, and even a pumpkin need not stay where it stands.</source>
        <translation>Una casa piena di porte nascoste, per chi ama pensare con tre mosse d’anticipo. I gettoni cambiano colore, le sezioni fanno più di quanto dovrebbero, e nemmeno una zucca deve per forza restare dov’è.</translation>
    </message>
    <message>
        <source>Jacob Marley</source>
        <translation>Jacob Marley</translation>
    </message>
    <message>
        <source>Chains rattle in every street: a rough and merry night for players who look for trouble. Attackers reach further, win more easily and carry off more, so the way to the top leads through many fights.</source>
        <translation>Catene che sferragliano in ogni strada: una notte turbolenta e allegra, per chi va in cerca di guai. Chi attacca arriva più lontano, vince più facilmente e porta a casa di più, perciò la via verso la vetta passa da molte lotte.</translation>
    </message>
    <message>
        <source>The Brown Lady</source>
        <translation>La Dama Marrone</translation>
    </message>
    <message>
        <source>Steps on the stairs and a scream behind every window: a noisy night for players who love full pockets. Scares come from resting, moving, fighting and haunting too, and those you save turn into points at the end.</source>
        <translation>Passi sulle scale e un urlo dietro ogni finestra: una notte rumorosa, per chi ama le tasche piene. Guadagni spaventi anche riposando, spostando, lottando e infestando, e quelli messi da parte alla fine diventano punti.</translation>
    </message>
    <message>
        <source>Bloody Mary</source>
        <translation>Bloody Mary</translation>
    </message>
    <message>
        <source>A mirror in which every number looks bigger, for players who like to see their score climb. Summons, won fights, orange tokens and large gains of scares score on the way; tokens, coloured cards and the points themselves count once more at the end.</source>
        <translation>Uno specchio in cui ogni numero sembra più grande, per chi ama veder salire il proprio punteggio. Evocazioni, lotte vinte, gettoni arancioni e grossi guadagni di spaventi danno punti strada facendo; i gettoni, le carte colorate e i punti stessi contano un’altra volta alla fine.</translation>
    </message>
    <message>
        <source>Eight by lot</source>
        <translation>Otto a sorte</translation>
    </message>
    <message>
        <source>Chance draws eight of all 52 cards: no night is like another.</source>
        <translation>Il caso ne sceglie otto fra tutte e 52: nessuna notte è uguale a un’altra.</translation>
    </message>
    <message>
        <source>Eight of your choice</source>
        <translation>Otto a vostra scelta</translation>
    </message>
    <message>
        <source>You pick eight of all 52 cards yourselves.</source>
        <translation>Otto carte le scegliete voi, fra tutte e 52.</translation>
    </message>
    <message>
        <source>The eight cards</source>
        <translation>Le otto carte</translation>
    </message>
    <message>
        <source>Put a night of your own together.</source>
        <translation>Componete una notte tutta vostra.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>When it works</source>
        <translation>Quando agisce</translation>
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
            <numerusform>%n infestazione</numerusform>
            <numerusform>%n infestazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rewards</source>
        <translation>
            <numerusform>%n ricompensa</numerusform>
            <numerusform>%n ricompense</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n terzetto</numerusform>
            <numerusform>%n terzetti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n volta</numerusform>
            <numerusform>%n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punti dopo ogni round</translation>
    </message>
    <message>
        <source>%1, %2: the points are level, more tokens decide.</source>
        <translation>%1, %2: parità di punti; è davanti chi ha più gettoni.</translation>
    </message>
    <message>
        <source>%1, %2: points and tokens are level, the rank is shared.</source>
        <translation>%1, %2: parità di punti e gettoni, stesso posto in classifica.</translation>
    </message>
    <message>
        <source>A lord has placed the last pumpkin, and the night is over.</source>
        <translation>Un Signore Oscuro ha piazzato l’ultima zucca, e la notte è finita.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out, and the night is over.</source>
        <translation>I gettoni di due colori sono esauriti, e la notte è finita.</translation>
    </message>
    <message>
        <source>The last pumpkin is placed and a fifth card claimed, and the night is over.</source>
        <translation>L’ultima zucca è piazzata, la quinta carta è conquistata, e la notte è finita.</translation>
    </message>
    <message>
        <source>A lord has claimed a fifth card, and the night is over.</source>
        <translation>Un Signore Oscuro ha conquistato la quinta carta, e la notte è finita.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts. The mirror this morning does not count.</source>
        <translation>Per tradizione comincia chi ha visto un fantasma più di recente. Lo specchio di stamattina non conta.</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Still in hand</source>
        <translation>Ancora in mano</translation>
    </message>
</context>
<context>
    <name>Herald</name>
    <message>
        <source>%1’s turn</source>
        <extracomment>%1 is the name of whoever is to play now.</extracomment>
        <translation>Tocca a %1</translation>
    </message>
</context>
<context>
    <name>HindranceWords</name>
    <message>
        <source>A summon takes two ghosts of one colour in one building, and there is no such pair in town.</source>
        <translation>Per evocare servono due fantasmi dello stesso colore nello stesso edificio: in cittadina non ce ne sono.</translation>
    </message>
    <message>
        <source>Every pair in town is above the level of this section (%1).</source>
        <translation>Ogni coppia in cittadina è sopra il livello di questa sezione (%1).</translation>
    </message>
    <message>
        <source>Wherever you could summon, the building is full or the supply has no such ghost.</source>
        <translation>Dove potresti evocare, l’edificio è pieno o nella scorta non c’è il fantasma che serve.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost in town.</source>
        <translation>Questa sezione (livello: %1) non comanda nessun fantasma in cittadina.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost that could be upgraded.</source>
        <translation>Questa sezione (livello: %1) non comanda nessun fantasma che si possa potenziare.</translation>
    </message>
    <message>
        <source>The supply has no ghost of the next level for any that this section commands.</source>
        <translation>La scorta non ha nessun fantasma del livello successivo per quelli comandati da questa sezione.</translation>
    </message>
    <message>
        <source>No ghost that this section commands can move: the buildings around are full.</source>
        <translation>Nessun fantasma comandato da questa sezione può spostarsi: gli edifici attorno sono pieni.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) is together with a weaker one.</source>
        <translation>Nessun fantasma comandato da questa sezione (livello: %1) sta insieme a uno più debole.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) has a foe in reach.</source>
        <translation>Nessun fantasma comandato da questa sezione (livello: %1) ha un nemico a portata.</translation>
    </message>
    <message>
        <source>Where this section commands a ghost (level: %1), no space of its colour is free for you.</source>
        <translation>Dove questa sezione comanda un fantasma (livello: %1), nessuna casella del suo colore è libera per te.</translation>
    </message>
    <message>
        <source>The level of this section (%1) is too low for this colour (%2): choose a lower one.</source>
        <translation>Il livello di questa sezione (%1) è troppo basso per questo colore (%2): scegline uno più basso.</translation>
    </message>
    <message>
        <source>A summon takes two ghosts of one colour in the building; here are fewer (%1, %2).</source>
        <translation>Per evocare servono due fantasmi dello stesso colore nell’edificio; qui ce ne sono meno (%1, %2).</translation>
    </message>
    <message>
        <source>The upgrade takes a ghost from the supply, and none of this colour is left (%1).</source>
        <translation>Per potenziare serve un fantasma della scorta, e di questo colore non ne restano (%1).</translation>
    </message>
    <message>
        <source>No ghost of this colour is left in the supply (%1).</source>
        <translation>Nella scorta non restano fantasmi di questo colore (%1).</translation>
    </message>
    <message numerus="yes">
        <source>There is no room there (%1): a building holds %n ghosts.</source>
        <translation>
            <numerusform>Lì non c’è posto (%1): in un edificio sta %n fantasma.</numerusform>
            <numerusform>Lì non c’è posto (%1): in un edificio stanno %n fantasmi.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ghost of this colour is in town (%1): choose another colour.</source>
        <translation>In cittadina non c’è nessun fantasma di questo colore (%1): scegli un altro colore.</translation>
    </message>
    <message>
        <source>This ghost is in the supply: choose one that is in town.</source>
        <translation>Questo fantasma è nella scorta: scegline uno in cittadina.</translation>
    </message>
    <message>
        <source>Red is the highest level: choose another ghost to upgrade.</source>
        <translation>Il rosso è il livello più alto: scegli un altro fantasma da potenziare.</translation>
    </message>
    <message numerus="yes">
        <source>The upgrade costs %n scares, and you have %1: a Scare brings more.</source>
        <translation>
            <numerusform>Il potenziamento costa %n spavento, e tu ne hai %1: con Spaventa ne guadagni altri.</numerusform>
            <numerusform>Il potenziamento costa %n spaventi, e tu ne hai %1: con Spaventa ne guadagni altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolling again costs %n scares, and you have %1.</source>
        <translation>
            <numerusform>Tirare di nuovo costa %n spavento, e tu ne hai %1.</numerusform>
            <numerusform>Tirare di nuovo costa %n spaventi, e tu ne hai %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ghost is there already (%1): choose another building.</source>
        <translation>Il fantasma è già lì (%1): scegli un altro edificio.</translation>
    </message>
    <message>
        <source>A ghost moves next door, and these two share no wall: %1, %2.</source>
        <translation>Un fantasma si sposta nell’edificio accanto, e questi due non hanno muri in comune: %1, %2.</translation>
    </message>
    <message>
        <source>Ghosts of one colour do not fight each other (%1): choose another foe.</source>
        <translation>I fantasmi dello stesso colore non lottano fra loro (%1): scegli un altro nemico.</translation>
    </message>
    <message>
        <source>A ghost attacks in its own building: choose a foe that is there.</source>
        <translation>Un fantasma attacca nel suo edificio: scegli un nemico che è lì.</translation>
    </message>
    <message>
        <source>In the Master game a ghost beats only weaker ones, and this foe is stronger (%1 against %2).</source>
        <translation>Nella partita da maestri un fantasma batte solo quelli più deboli, e questo nemico non lo è (%1 contro %2).</translation>
    </message>
    <message>
        <source>One against all takes a card for it, not yet used in this turn, and two foes or more.</source>
        <translation>Per lottare contro tutti servono una carta apposita, non ancora usata in questo turno, e almeno due nemici.</translation>
    </message>
    <message>
        <source>Two colours summon together only by a card, both commanded, one in the supply.</source>
        <translation>Per evocare con due colori serve una carta; devi comandarli entrambi, e almeno uno deve essere nella scorta.</translation>
    </message>
    <message>
        <source>Only with a card for it you take a pumpkin back, and only your own.</source>
        <translation>Solo con una carta apposita puoi riprendere una zucca, e solo una tua.</translation>
    </message>
    <message>
        <source>To haunt this space you need a ghost of its colour there: %1, %2.</source>
        <translation>Per infestare questa casella serve lì un fantasma del suo colore: %1, %2.</translation>
    </message>
    <message>
        <source>You have placed all pumpkins of your own colour.</source>
        <translation>Hai già piazzato tutte le zucche del tuo colore.</translation>
    </message>
    <message>
        <source>You have placed all your pumpkins; there is none left to haunt with.</source>
        <translation>Hai già piazzato tutte le tue zucche: non ne resta nessuna per infestare.</translation>
    </message>
    <message>
        <source>You have placed all your common pumpkins: take one of your own.</source>
        <translation>Hai già piazzato tutte le tue zucche comuni: prendine una del tuo colore.</translation>
    </message>
    <message>
        <source>A pumpkin stands on this space already: choose a free one.</source>
        <translation>Su questa casella c’è già una zucca: scegline una libera.</translation>
    </message>
    <message>
        <source>One pumpkin of a colour per building, and yours is there already: %1.</source>
        <translation>Una sola zucca per colore in ogni edificio, e la tua c’è già: %1.</translation>
    </message>
    <message>
        <source>One common pumpkin per building is enough, and there is one already: %1.</source>
        <translation>Una zucca comune per edificio basta, e ce n’è già una: %1.</translation>
    </message>
    <message>
        <source>This bonus is for dice: keep it until you roll some (%1).</source>
        <translation>Questo bonus è per i dadi: tienilo per quando li tirerai (%1).</translation>
    </message>
    <message>
        <source>This bonus does not help dice: finish the roll first (%1).</source>
        <translation>Questo bonus non aiuta con i dadi: prima finisci il tiro (%1).</translation>
    </message>
    <message>
        <source>Bonuses for dice change only dice that you roll yourself.</source>
        <translation>I bonus per i dadi cambiano solo i dadi che tiri tu.</translation>
    </message>
    <message>
        <source>It is too late: this bonus is used before the roll (%1).</source>
        <translation>Troppo tardi: questo bonus si usa prima del tiro (%1).</translation>
    </message>
    <message>
        <source>Roll first: this bonus is used after the roll (%1).</source>
        <translation>Prima tira: questo bonus si usa dopo il tiro (%1).</translation>
    </message>
    <message>
        <source>Roll first: this card is used after the roll (%1).</source>
        <translation>Prima tira: questa carta si usa dopo il tiro (%1).</translation>
    </message>
    <message>
        <source>There is no bigger die than the red one.</source>
        <translation>Non c’è un dado più grande di quello rosso.</translation>
    </message>
    <message>
        <source>Your roll is good enough: a higher one would change nothing.</source>
        <translation>Il tuo tiro basta già: uno più alto non cambierebbe nulla.</translation>
    </message>
    <message>
        <source>This card rolls only the attack die of a fight again (%1).</source>
        <translation>Questa carta fa tirare di nuovo solo il dado d’attacco di una lotta (%1).</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Turn your cards up first, with F9 or your key: a hint may tell of them.</source>
        <translation>Prima scopri le tue carte, con F9 o con il tuo tasto: il suggerimento potrebbe rivelarle.</translation>
    </message>
    <message>
        <source>Several people race here: a hint would help all of them, so there is none.</source>
        <translation>Qui gareggiano più persone: un suggerimento aiuterebbe tutte, perciò non ce ne sono.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>Questa partita si gioca senza suggerimenti.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Sto pensando…</translation>
    </message>
    <message>
        <source>Nobody could think of a hint. Ask once more.</source>
        <translation>Non è stato possibile trovare un suggerimento. Chiedilo di nuovo.</translation>
    </message>
    <message>
        <source>Ask again to be told more: that counts as another hint.</source>
        <translation>Chiedi ancora per sapere di più: conta come un altro suggerimento.</translation>
    </message>
</context>
<context>
    <name>HomeButton</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Torna allo scaffale</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>La partita resta salvata.</translation>
    </message>
</context>
<context>
    <name>HonoursPage</name>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n vittoria</numerusform>
            <numerusform>%n vittorie</numerusform>
        </translation>
    </message>
    <message>
        <source>No evening yet: it begins with the first game that two of you play to its end.</source>
        <translation>Ancora nessuna serata: la prima comincia con una partita giocata in due fino alla fine.</translation>
    </message>
    <message>
        <source>Not played yet: %1</source>
        <extracomment>%1 is a list of games.</extracomment>
        <translation>Non ancora giocati: %1</translation>
    </message>
    <message>
        <source>Show earlier evenings</source>
        <translation>Mostra le serate precedenti</translation>
    </message>
    <message>
        <source>Show more people</source>
        <translation>Mostra altre persone</translation>
    </message>
    <message>
        <source>One moment: the games are being counted.</source>
        <translation>Un momento: le partite vengono contate.</translation>
    </message>
    <message>
        <source>The steps are still free. Play a game to its end, and it is remembered here.</source>
        <translation>Il podio è ancora libero. Giocate una partita fino alla fine e sarà ricordata qui.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Scegli un gioco</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Albo d’oro</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Serate</translation>
    </message>
    <message>
        <source>Plan an evening</source>
        <translation>Organizza una serata</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Torna allo scaffale</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Salva come immagine</translation>
    </message>
</context>
<context>
    <name>HonoursRoom</name>
    <message>
        <source>Best time, %1: %2, %3</source>
        <extracomment>%1 is what was done, %2 who did it, %3 how long it took.</extracomment>
        <translation>Miglior tempo, %1: %2, %3</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Salva come immagine</translation>
    </message>
    <message>
        <source>Begin another evening</source>
        <translation>Comincia un’altra serata</translation>
    </message>
    <message>
        <source>An evening is still under way. It ends where it is if another one begins.</source>
        <translation>Una serata è ancora in corso. Se ne comincia un’altra, finisce a questo punto.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Concludi la serata</translation>
    </message>
    <message>
        <source>Shall the evening end here? The games that have ended count.</source>
        <translation>La serata finisce qui? Le partite concluse contano.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>KeysCover</name>
    <message>
        <source>%1: it works!</source>
        <translation>%1: funziona!</translation>
    </message>
    <message>
        <source>Press the new key. Esc: as before.</source>
        <translation>Premi il nuovo tasto. Esc: resta com’era.</translation>
    </message>
    <message>
        <source>The program itself needs this key. Press a letter, a digit or a sign.</source>
        <translation>Questo tasto serve al programma. Premi una lettera, una cifra o un segno.</translation>
    </message>
    <message>
        <source>%1 had this key and has %2 now.</source>
        <translation>Questo tasto era di %1, che ora ha %2.</translation>
    </message>
    <message>
        <source>%1, claim: %2</source>
        <translation>%1, chiamata: %2</translation>
    </message>
    <message>
        <source>%1, hand: %2</source>
        <translation>%1, mano: %2</translation>
    </message>
    <message>
        <source>works</source>
        <translation>funziona</translation>
    </message>
    <message>
        <source>Everybody is ready</source>
        <translation>Siamo tutti pronti</translation>
    </message>
    <message>
        <source>Start without trying the keys</source>
        <translation>Comincia senza provare i tasti</translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation>Premi un tasto…</translation>
    </message>
    <message>
        <source>Everybody’s own keys</source>
        <translation>I tasti personali</translation>
    </message>
    <message>
        <source>Everybody presses their keys once and keeps a finger near them. To choose another key, click the old one first.</source>
        <translation>Ognuno preme una volta i suoi tasti e tiene un dito lì vicino. Per scegliere un altro tasto, fai prima clic su quello vecchio.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Chiamata</translation>
    </message>
    <message>
        <source>Raise a hand</source>
        <translation>Mano alzata</translation>
    </message>
</context>
<context>
    <name>LegendWords</name>
    <message>
        <source>What do the signs mean?</source>
        <translation>Che cosa significano i simboli?</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>Beside the sign of a card whose power works all the time.</extracomment>
        <translation>sempre</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>1 per turno</translation>
    </message>
    <message>
        <source>at the end</source>
        <extracomment>Beside the sign of a card that is counted when the game ends.</extracomment>
        <translation>alla fine</translation>
    </message>
    <message>
        <source>any three</source>
        <extracomment>Beside three dots: a price of any three tokens.</extracomment>
        <translation>tre qualsiasi</translation>
    </message>
    <message>
        <source>all different</source>
        <extracomment>Beside three dots that are not equal: a price of three tokens of different colours.</extracomment>
        <translation>tutti diversi</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>scares</source>
        <translation>spaventi</translation>
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
        <translation>Viene usato secondo la GNU Lesser General Public License, versione 3, e il codice non è stato modificato. Le librerie sono file separati nella cartella del programma, e hai il diritto di sostituirle con versioni tue. Copyright: The Qt Company Ltd. e altri collaboratori.</translation>
    </message>
    <message>
        <source>This program: its code and its pictures</source>
        <translation>Questo programma: il codice e i disegni</translation>
    </message>
    <message>
        <source>Windows, pictures and text on the screen</source>
        <translation>Finestre, immagini e testo sullo schermo</translation>
    </message>
    <message>
        <source>Code by others in Qt</source>
        <translation>Codice di altri autori incluso in Qt</translation>
    </message>
    <message>
        <source>What Qt itself is built on</source>
        <translation>Ciò su cui si basa Qt stesso</translation>
    </message>
    <message>
        <source>Lets Python use Qt</source>
        <translation>Permette a Python di usare Qt</translation>
    </message>
    <message>
        <source>Languages and their letters in Qt; on Linux</source>
        <translation>Le lingue e le loro lettere in Qt; su Linux</translation>
    </message>
    <message>
        <source>The language that the program is written in</source>
        <translation>Il linguaggio in cui è scritto il programma</translation>
    </message>
    <message>
        <source>Code by others in Python</source>
        <translation>Codice di altri autori incluso in Python</translation>
    </message>
    <message>
        <source>What Python itself is built on</source>
        <translation>Ciò su cui si basa Python stesso</translation>
    </message>
    <message>
        <source>Cards, moves and positions as plain values</source>
        <translation>Carte, mosse e posizioni come semplici valori</translation>
    </message>
    <message>
        <source>Writes games down and reads them again</source>
        <translation>Scrive le partite e le rilegge</translation>
    </message>
    <message>
        <source>Needed by cattrs</source>
        <translation>Serve a cattrs</translation>
    </message>
    <message>
        <source>Knows the folder where games are kept</source>
        <translation>Sa in quale cartella si conservano le partite</translation>
    </message>
    <message>
        <source>The typeface</source>
        <translation>Il carattere</translation>
    </message>
    <message>
        <source>Plays the sounds</source>
        <translation>Riproduce i suoni</translation>
    </message>
    <message>
        <source>Needed by miniaudio</source>
        <translation>Necessaria per miniaudio</translation>
    </message>
    <message>
        <source>Keeps your games</source>
        <translation>Conserva le vostre partite</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>pubblico dominio</translation>
    </message>
    <message>
        <source>Lets Python call other libraries</source>
        <translation>Permette a Python di richiamare altre librerie</translation>
    </message>
    <message>
        <source>Packs and unpacks files for Python</source>
        <translation>Comprime e decomprime i file per Python</translation>
    </message>
    <message>
        <source>Gives each game a number of its own; on Linux</source>
        <translation>Dà a ogni partita un numero tutto suo; su Linux</translation>
    </message>
    <message>
        <source>Starts the installed program</source>
        <translation>Avvia il programma installato</translation>
    </message>
    <message>
        <source>Needed by Python and Qt; on Windows</source>
        <translation>Serve a Python e a Qt; su Windows</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Version: %1</source>
        <translation>Versione: %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licenza: %1</translation>
    </message>
    <message>
        <source>Source code: %1</source>
        <translation>Codice sorgente: %1</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Halloween Table is free software. It stands on the work of many others, who share it on these terms.</source>
        <translation>Halloween Table è software libero. Si basa sul lavoro di molte altre persone, che lo condividono a queste condizioni.</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parti del programma</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
</context>
<context>
    <name>Lid</name>
    <message>
        <source>In the box</source>
        <translation>Nella scatola</translation>
    </message>
</context>
<context>
    <name>Listening</name>
    <message>
        <source>By keyboard and by ear</source>
        <translation>Con la tastiera e a orecchio</translation>
    </message>
    <message>
        <source>Four keys read the table to you: the text is shown and, if you use a screen reader, spoken. &lt;b&gt;F5&lt;/b&gt; reads your hand or your own board, &lt;b&gt;F6&lt;/b&gt; the common board and what each player has, &lt;b&gt;F7&lt;/b&gt; what has changed since your last turn, and &lt;b&gt;F8&lt;/b&gt; whose turn it is and what you can do. They read only what you may see, and nothing behind the curtain.</source>
        <translation>Quattro tasti ti leggono il tavolo: il testo viene mostrato e, se usi un lettore di schermo, pronunciato. &lt;b&gt;F5&lt;/b&gt; legge la tua mano o la tua plancia, &lt;b&gt;F6&lt;/b&gt; il tabellone comune e ciò che ha ogni giocatore, &lt;b&gt;F7&lt;/b&gt; che cosa è cambiato dal tuo ultimo turno e &lt;b&gt;F8&lt;/b&gt; di chi è il turno e che cosa puoi fare. Si legge solo ciò che puoi vedere, e dietro il sipario nulla.</translation>
    </message>
    <message>
        <source>Cards that lie face down are not read out. &lt;b&gt;F9&lt;/b&gt; turns yours up, until you press it again or it is somebody else’s turn; then &lt;b&gt;F5&lt;/b&gt; reads them. Everybody who hears your computer hears your cards, too: use headphones to keep them secret.</source>
        <translation>Le carte coperte non vengono lette. &lt;b&gt;F9&lt;/b&gt; scopre le tue, finché non lo premi di nuovo o non tocca a qualcun altro; a quel punto &lt;b&gt;F5&lt;/b&gt; le legge. Chi sente il tuo computer sente anche le tue carte: per tenerle segrete, usa le cuffie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; take you to whatever you can use now, and to the cards in your hand even when you cannot play them; &lt;b&gt;Enter&lt;/b&gt; then tells you why. &lt;b&gt;Ctrl&lt;/b&gt; with an arrow key looks around: it takes you to everything on the table without doing anything.</source>
        <translation>&lt;b&gt;Tab&lt;/b&gt; e le &lt;b&gt;frecce&lt;/b&gt; ti portano a tutto ciò che puoi usare ora, e alle carte della tua mano anche quando non puoi giocarle; &lt;b&gt;Invio&lt;/b&gt; ti dice allora perché. &lt;b&gt;Ctrl&lt;/b&gt; con una freccia serve a guardarsi intorno: ti porta a tutto ciò che è sul tavolo senza fare nulla.</translation>
    </message>
    <message>
        <source>A screen reader finds the table in groups: your hand, the board, cards, stacks, players and buttons. Everything you can use has an action: press it, pick it up, put it down here. When there is a choice, the options come first, as a group of their own. Whose turn it is, what happens and why something is not allowed are spoken automatically.</source>
        <translation>Un lettore di schermo trova il tavolo diviso in gruppi: la tua mano, il tabellone, le carte, le pile, i giocatori e i pulsanti. Tutto ciò che puoi usare ha un’azione: premi, solleva, posa qui. Quando c’è da scegliere, le possibilità vengono per prime, in un gruppo a parte. Di chi è il turno, che cosa succede e perché qualcosa non è permesso viene pronunciato da sé.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F12&lt;/b&gt; turns all sounds off and on; how loud they are is in the settings. A sound never tells anything that is not also shown and spoken, and never anything about hidden cards.</source>
        <translation>&lt;b&gt;F12&lt;/b&gt; disattiva e riattiva tutti i suoni; il volume si regola nelle impostazioni. Un suono non dice mai nulla che non sia anche mostrato e pronunciato, e non tradisce mai le carte nascoste.</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>%1: Summon — %2, %3.</source>
        <translation>%1: Evoca — %2, %3.</translation>
    </message>
    <message>
        <source>%1: Scare — %2.</source>
        <translation>%1: Spaventa — %2.</translation>
    </message>
    <message>
        <source>%1: Upgrade — %2 → %3, %4.</source>
        <translation>%1: Potenzia — %2 → %3, %4.</translation>
    </message>
    <message>
        <source>%1: Move — %2, %3 → %4.</source>
        <translation>%1: Sposta — %2, %3 → %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, common pumpkin, %n points.</source>
        <translation>
            <numerusform>%1: Infesta — %2, %3, zucca comune, %n punto.</numerusform>
            <numerusform>%1: Infesta — %2, %3, zucca comune, %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, %n points.</source>
        <translation>
            <numerusform>%1: Infesta — %2, %3, %n punto.</numerusform>
            <numerusform>%1: Infesta — %2, %3, %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Rest — %2, %n discs.</source>
        <translation>
            <numerusform>%1: Riposa — %2, %n disco.</numerusform>
            <numerusform>%1: Riposa — %2, %n dischi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Fight — %2 against %3, %4.</source>
        <translation>%1: Lotta — %2 contro %3, %4.</translation>
    </message>
    <message>
        <source>%1: Fight — %2 (%3) against %4 (%5).</source>
        <translation>%1: Lotta — %2 (%3) contro %4 (%5).</translation>
    </message>
    <message>
        <source>%1 — dice: %2.</source>
        <translation>%1 — dadi: %2.</translation>
    </message>
    <message>
        <source>Dice: %1 against %2.</source>
        <translation>Dadi: %1 contro %2.</translation>
    </message>
    <message>
        <source>%1 — dice: %2 (%3), %4 (%5).</source>
        <translation>%1 — dadi: %2 (%3), %4 (%5).</translation>
    </message>
    <message>
        <source>%1 wins: the %2 goes back to the supply.</source>
        <translation>%1 vince: il %2 torna nella scorta.</translation>
    </message>
    <message>
        <source>A tie: %1 does not win, and the %2 stays.</source>
        <translation>Pareggio: %1 non vince, e il %2 resta.</translation>
    </message>
    <message>
        <source>%1 does not win: the %2 stays.</source>
        <translation>%1 non vince: il %2 resta.</translation>
    </message>
    <message>
        <source>%1 names the number %2.</source>
        <translation>%1 dice il numero %2.</translation>
    </message>
    <message>
        <source>Nobody comes, for none is in the supply: %1.</source>
        <translation>Non arriva nessuno, perché nella scorta non ce n’è: %1.</translation>
    </message>
    <message>
        <source>%1 brings from the supply: %2, %3.</source>
        <translation>%1 fa arrivare dalla scorta: %2, %3.</translation>
    </message>
    <message>
        <source>%1 sends back to the supply: %2, %3.</source>
        <translation>%1 rimanda nella scorta: %2, %3.</translation>
    </message>
    <message>
        <source>%1 lets two ghosts swap places: %2 (%3), %4 (%5).</source>
        <translation>%1 scambia di posto due fantasmi: %2 (%3), %4 (%5).</translation>
    </message>
    <message numerus="yes">
        <source>%n blue ghosts come to town: %1.</source>
        <translation>
            <numerusform>Arriva in cittadina %n fantasma blu: %1.</numerusform>
            <numerusform>Arrivano in cittadina %n fantasmi blu: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All five red ghosts are in town and go back to the supply.</source>
        <translation>Tutti e cinque i fantasmi rossi sono in cittadina e tornano nella scorta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a pumpkin back and loses %n points: %2, %3.</source>
        <translation>
            <numerusform>%1 riprende una zucca e perde %n punto: %2, %3.</numerusform>
            <numerusform>%1 riprende una zucca e perde %n punti: %2, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six new bonuses come to town.</source>
        <translation>In cittadina arrivano sei nuovi bonus.</translation>
    </message>
    <message>
        <source>None is left in the supply: %1.</source>
        <translation>Nella scorta non ne restano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n scares.</source>
        <translation>
            <numerusform>%1 guadagna %n spavento.</numerusform>
            <numerusform>%1 guadagna %n spaventi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n scares.</source>
        <translation>
            <numerusform>%1 paga %n spavento.</numerusform>
            <numerusform>%1 paga %n spaventi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n discs back.</source>
        <translation>
            <numerusform>%1 riprende %n disco.</numerusform>
            <numerusform>%1 riprende %n dischi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the three discs back from the slots.</source>
        <translation>%1 riprende i tre dischi dalle nicchie.</translation>
    </message>
    <message>
        <source>%1 lifts a section: %2, level: %3.</source>
        <translation>%1 alza una sezione: %2, livello: %3.</translation>
    </message>
    <message>
        <source>%1 lowers a section: %2, level: %3.</source>
        <translation>%1 abbassa una sezione: %2, livello: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points.</source>
        <translation>
            <numerusform>%1 fa %n punto.</numerusform>
            <numerusform>%1 fa %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points as a reward.</source>
        <translation>
            <numerusform>%1 fa %n punto come ricompensa.</numerusform>
            <numerusform>%1 fa %n punti come ricompensa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points: %2.</source>
        <translation>
            <numerusform>%1 fa %n punto: %2.</numerusform>
            <numerusform>%1 fa %n punti: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n blue tokens.</source>
        <translation>
            <numerusform>%1 prende %n gettone blu.</numerusform>
            <numerusform>%1 prende %n gettoni blu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n green tokens.</source>
        <translation>
            <numerusform>%1 prende %n gettone verde.</numerusform>
            <numerusform>%1 prende %n gettoni verdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n yellow tokens.</source>
        <translation>
            <numerusform>%1 prende %n gettone giallo.</numerusform>
            <numerusform>%1 prende %n gettoni gialli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n orange tokens.</source>
        <translation>
            <numerusform>%1 prende %n gettone arancione.</numerusform>
            <numerusform>%1 prende %n gettoni arancioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n red tokens.</source>
        <translation>
            <numerusform>%1 prende %n gettone rosso.</numerusform>
            <numerusform>%1 prende %n gettoni rossi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n blue tokens.</source>
        <translation>
            <numerusform>%1 paga %n gettone blu.</numerusform>
            <numerusform>%1 paga %n gettoni blu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n green tokens.</source>
        <translation>
            <numerusform>%1 paga %n gettone verde.</numerusform>
            <numerusform>%1 paga %n gettoni verdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n yellow tokens.</source>
        <translation>
            <numerusform>%1 paga %n gettone giallo.</numerusform>
            <numerusform>%1 paga %n gettoni gialli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n orange tokens.</source>
        <translation>
            <numerusform>%1 paga %n gettone arancione.</numerusform>
            <numerusform>%1 paga %n gettoni arancioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n red tokens.</source>
        <translation>
            <numerusform>%1 paga %n gettone rosso.</numerusform>
            <numerusform>%1 paga %n gettoni rossi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims a card, %n points: %2. Paid: %3.</source>
        <translation>
            <numerusform>%1 conquista una carta, %n punto: %2. Prezzo: %3.</numerusform>
            <numerusform>%1 conquista una carta, %n punti: %2. Prezzo: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses the card: %2.</source>
        <translation>%1 usa la carta: %2.</translation>
    </message>
    <message>
        <source>%1 uses the bonus: %2.</source>
        <translation>%1 usa il bonus: %2.</translation>
    </message>
    <message>
        <source>%1 draws the bonus: %2.</source>
        <translation>%1 pesca il bonus: %2.</translation>
    </message>
    <message>
        <source>%1 discards the bonus: %2.</source>
        <translation>%1 scarta il bonus: %2.</translation>
    </message>
    <message numerus="yes">
        <source>At the end %1 scores %n points: %2.</source>
        <translation>
            <numerusform>Alla fine %1 fa %n punto: %2.</numerusform>
            <numerusform>Alla fine %1 fa %n punti: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2.</source>
        <translation>%1 tiene il bonus: %2.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2.</source>
        <translation>%1 prende un bonus: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2. Discarded: %3.</source>
        <translation>%1 tiene il bonus: %2. Scartato: %3.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2. Discarded: %3.</source>
        <translation>%1 prende un bonus: %2. Scartato: %3.</translation>
    </message>
    <message>
        <source>%1 has placed the last pumpkin: this round is the last one.</source>
        <translation>%1 ha piazzato l’ultima zucca: questo è l’ultimo round.</translation>
    </message>
    <message>
        <source>%1 has claimed a fifth card: this round is the last one.</source>
        <translation>%1 ha conquistato la quinta carta: questo è l’ultimo round.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out: this round is the last one.</source>
        <translation>I gettoni di due colori sono esauriti: questo è l’ultimo round.</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>You cannot look back while the clock decides: wait for the end of the game.</source>
        <translation>Finché conta il tempo non si guarda indietro: aspetta la fine della partita.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A new game begins here. The one you watched stays on the shelf.</source>
        <translation>Qui comincia una nuova partita. Quella che guardavi resta sullo scaffale.</translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation>Elimina una partita</translation>
    </message>
    <message>
        <source>Delete this game for good? (%1)</source>
        <translation>Eliminare questa partita per sempre? (%1)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tienila</translation>
    </message>
</context>
<context>
    <name>MakingDialog</name>
    <message>
        <source>A new puzzle</source>
        <translation>Un nuovo rompicapo</translation>
    </message>
    <message>
        <source>Looking for a good one. Tried so far: %1</source>
        <translation>Ne cerco uno buono. Provati finora: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Missed</name>
    <message>
        <source>Not found: %1</source>
        <translation>Non trovati: %1</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound on (F12)</source>
        <translation>Attiva l’audio (F12)</translation>
    </message>
    <message>
        <source>Sound off (F12)</source>
        <translation>Disattiva l’audio (F12)</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>blue ghost</source>
        <translation>fantasma blu</translation>
    </message>
    <message>
        <source>green ghost</source>
        <translation>fantasma verde</translation>
    </message>
    <message>
        <source>yellow ghost</source>
        <translation>fantasma giallo</translation>
    </message>
    <message>
        <source>orange ghost</source>
        <translation>fantasma arancione</translation>
    </message>
    <message>
        <source>red ghost</source>
        <translation>fantasma rosso</translation>
    </message>
    <message>
        <source>blue token</source>
        <translation>gettone blu</translation>
    </message>
    <message>
        <source>green token</source>
        <translation>gettone verde</translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation>gettone giallo</translation>
    </message>
    <message>
        <source>orange token</source>
        <translation>gettone arancione</translation>
    </message>
    <message>
        <source>red token</source>
        <translation>gettone rosso</translation>
    </message>
    <message>
        <source>blue die</source>
        <translation>dado blu</translation>
    </message>
    <message>
        <source>green die</source>
        <translation>dado verde</translation>
    </message>
    <message>
        <source>yellow die</source>
        <translation>dado giallo</translation>
    </message>
    <message>
        <source>orange die</source>
        <translation>dado arancione</translation>
    </message>
    <message>
        <source>red die</source>
        <translation>dado rosso</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Scuola</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Chiesa</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Municipio</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Ospedale</translation>
    </message>
    <message>
        <source>Police Station</source>
        <translation>Commissariato</translation>
    </message>
    <message>
        <source>Cinema</source>
        <translation>Cinema</translation>
    </message>
    <message>
        <source>Summon</source>
        <translation>Evoca</translation>
    </message>
    <message>
        <source>Scare</source>
        <translation>Spaventa</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Potenzia</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Lotta</translation>
    </message>
    <message>
        <source>Haunt</source>
        <translation>Infesta</translation>
    </message>
    <message>
        <source>Grey card</source>
        <translation>Carta grigia</translation>
    </message>
    <message>
        <source>Coloured card</source>
        <translation>Carta colorata</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanente</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Una volta per turno</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>Alla fine della partita</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Sezione %1</translation>
    </message>
    <message>
        <source>Haunting</source>
        <translation>Infestazioni</translation>
    </message>
    <message>
        <source>Cards claimed</source>
        <translation>Carte conquistate</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Ricompense</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Sets of three tokens</source>
        <translation>Terzetti di gettoni</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>What you have chosen here for a new game is not kept.</source>
        <translation>Quello che hai scelto qui per una nuova partita non verrà conservato.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nuova partita: %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Torna allo scaffale</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Who asks is shown what a good player would do, and why; it is counted.</source>
        <translation>Chi chiede vede che cosa farebbe un bravo giocatore e perché; ogni suggerimento viene contato.</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Numero di partenza</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>The same number deals the same start, so that you can play it again.</source>
        <translation>Lo stesso numero dà lo stesso inizio, così puoi rigiocarlo.</translation>
    </message>
    <message numerus="yes">
        <source>%1: pick %n more.</source>
        <extracomment>%1 is what is picked from: “The eight cards: pick 3 more.”</extracomment>
        <translation>
            <numerusform>%1: ancora %n da scegliere.</numerusform>
            <numerusform>%1: ancora %n da scegliere.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code cannot be read. Enter it whole, just as it was shown.</source>
        <translation>Questo codice non è leggibile. Scrivilo per intero, come è stato mostrato.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
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
        <translation>Probabilità di vincere: %1.</translation>
    </message>
    <message>
        <source>Chance to win: %1, with the best use of your cards and bonuses %2.</source>
        <translation>Probabilità di vincere: %1, e %2 usando al meglio le tue carte e i tuoi bonus.</translation>
    </message>
    <message>
        <source>Chances: %1.</source>
        <translation>Probabilità: %1.</translation>
    </message>
    <message>
        <source>Chances: %1 → %2.</source>
        <translation>Probabilità: %1 → %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2.</source>
        <translation>Attacca: %1. Probabilità di vincere: %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2, with the best use of your cards and bonuses %3.</source>
        <translation>Attacca: %1. Probabilità di vincere: %2, e %3 usando al meglio le tue carte e i tuoi bonus.</translation>
    </message>
    <message>
        <source>Best attacker’s chances in % → with your cards and bonuses</source>
        <translation>Probabilità in % del miglior attaccante → con le tue carte e i tuoi bonus</translation>
    </message>
    <message>
        <source>Chances in % → with your cards and bonuses</source>
        <translation>Probabilità in % → con le tue carte e i tuoi bonus</translation>
    </message>
    <message>
        <source>Best attacker’s chances in %</source>
        <translation>Probabilità in % del miglior attaccante</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>%1: rest</source>
        <translation>%1: riposa</translation>
    </message>
    <message>
        <source>%1: move this ghost</source>
        <translation>%1: sposta questo fantasma</translation>
    </message>
    <message numerus="yes">
        <source>Fight all %n foes here, one after another.</source>
        <translation>
            <numerusform>Lotta contro %n nemico qui.</numerusform>
            <numerusform>Lotta contro tutti e %n i nemici qui, uno dopo l’altro.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1. You could still claim: %2.</source>
        <translation>Finire il turno? Potresti ancora usare: %1. Potresti ancora conquistare: %2.</translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1.</source>
        <translation>Finire il turno? Potresti ancora usare: %1.</translation>
    </message>
    <message>
        <source>End the turn? You could still claim: %1.</source>
        <translation>Finire il turno? Potresti ancora conquistare: %1.</translation>
    </message>
    <message>
        <source>%1 holds no discs. Take nothing?</source>
        <translation>%1: nessun disco. Vuoi davvero non prendere nulla?</translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens?</source>
        <translation>
            <numerusform>Conquistare «%1» per un disco e %n gettone?</numerusform>
            <numerusform>Conquistare «%1» per un disco e %n gettoni?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens of different colours?</source>
        <translation>
            <numerusform>Conquistare «%1» per un disco e %n gettone?</numerusform>
            <numerusform>Conquistare «%1» per un disco e %n gettoni di colori diversi?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outrun</name>
    <message>
        <source>Only just too late:</source>
        <translation>In ritardo di un soffio:</translation>
    </message>
    <message>
        <source>So close! %1 was less than a hundredth of a second late.</source>
        <translation>Per un soffio! %1 arriva meno di un centesimo di secondo dopo.</translation>
    </message>
    <message numerus="yes">
        <source>So close! %1 was %n hundredths of a second late.</source>
        <translation>
            <numerusform>Per un soffio! %1 arriva %n centesimo di secondo dopo.</numerusform>
            <numerusform>Per un soffio! %1 arriva %n centesimi di secondo dopo.</numerusform>
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
        <translation>Il tempo corre per qualcuno: aspetta un momento.</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>%1 of %2 won</source>
        <translation>Vittorie: %1 su %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Favourite game: %1</source>
        <translation>Gioco preferito: %1</translation>
    </message>
    <message>
        <source>Favourite company: %1</source>
        <extracomment>%1 is a list of people, each with how many games they have played together: “Bo 12, Cy 3”.</extracomment>
        <translation>Compagnia preferita: %1</translation>
    </message>
    <message>
        <source>Longest run of wins: %1</source>
        <translation>Vittorie di fila: %1</translation>
    </message>
    <message>
        <source>Against computers: %1 of %2 won</source>
        <translation>Contro i computer, vittorie: %1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n rompicapo risolto</numerusform>
            <numerusform>%n rompicapi risolti</numerusform>
        </translation>
    </message>
    <message>
        <source>Most puzzles in a row: %1</source>
        <translation>Rompicapi di fila: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n games on their own</source>
        <translation>
            <numerusform>%n partita in solitario</numerusform>
            <numerusform>%n partite in solitario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best times of all</source>
        <translation>
            <numerusform>%n miglior tempo in assoluto</numerusform>
            <numerusform>%n migliori tempi in assoluto</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicksCard</name>
    <message>
        <source>Choose …</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Scegli: %1</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>Il resto a sorte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
</context>
<context>
    <name>PicksDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>To pick another, put one back first.</source>
        <translation>Per scegliere altro, prima togli qualcosa.</translation>
    </message>
    <message>
        <source>%1: all</source>
        <extracomment>%1 is a way to sort cards: “Price: all”.</extracomment>
        <translation>%1: tutti</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Only what is picked</source>
        <translation>Solo ciò che è scelto</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>Il resto a sorte</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Togli tutto</translation>
    </message>
    <message>
        <source>Nothing here fits that.</source>
        <translation>Qui non c’è nulla che corrisponda.</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>What you have planned here is not kept.</source>
        <translation>Ciò che avete organizzato qui non viene conservato.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more games.</source>
        <translation>
            <numerusform>Scegliete ancora %n gioco.</numerusform>
            <numerusform>Scegliete ancora %n giochi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every game can be played by so many.</source>
        <translation>Non tutti questi giochi vanno bene per così tanti.</translation>
    </message>
    <message>
        <source>About %1 minutes</source>
        <translation>Circa %1 minuti</translation>
    </message>
    <message>
        <source>About %1 h</source>
        <translation>Circa %1&#xa0;h</translation>
    </message>
    <message>
        <source>About %1 h %2 min</source>
        <translation>Circa %1&#xa0;h e %2&#xa0;min</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Una serata</translation>
    </message>
    <message>
        <source>Two to five games one after another for the same people, and one ranking at the end. Each game is played by the variants that you agreed on last.</source>
        <translation>Da due a cinque giochi di seguito per le stesse persone, e alla fine una sola classifica. Ogni gioco usa le varianti concordate l’ultima volta.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quali giochi</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In quest’ordine</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Comincia la serata</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>Blue Gift</source>
        <translation>Dono blu</translation>
    </message>
    <message>
        <source>Take a blue token from the supply.</source>
        <translation>Prendi un gettone blu dalla scorta.</translation>
    </message>
    <message>
        <source>Green Gift</source>
        <translation>Dono verde</translation>
    </message>
    <message>
        <source>Take a green token from the supply.</source>
        <translation>Prendi un gettone verde dalla scorta.</translation>
    </message>
    <message>
        <source>Yellow Gift</source>
        <translation>Dono giallo</translation>
    </message>
    <message>
        <source>Take a yellow token from the supply.</source>
        <translation>Prendi un gettone giallo dalla scorta.</translation>
    </message>
    <message>
        <source>Two Scares</source>
        <translation>Due spaventi</translation>
    </message>
    <message>
        <source>Gain 2 scares.</source>
        <translation>Guadagni 2 spaventi.</translation>
    </message>
    <message>
        <source>One Point</source>
        <translation>Un punto</translation>
    </message>
    <message>
        <source>Score 1 point.</source>
        <translation>Fai 1 punto.</translation>
    </message>
    <message>
        <source>Three Discs</source>
        <translation>Tre dischi</translation>
    </message>
    <message>
        <source>Take any three discs back from the action spaces of your board, or all of them if there are fewer.</source>
        <translation>Riprendi tre dischi a tua scelta dalle caselle azione della tua plancia, o tutti se sono meno.</translation>
    </message>
    <message>
        <source>Choose the discs to take back, one by one.</source>
        <translation>Scegli i dischi da riprendere, uno per uno.</translation>
    </message>
    <message>
        <source>Power Nap</source>
        <translation>Pisolino</translation>
    </message>
    <message>
        <source>Rest in one section of your choice; this does not use up the section’s action.</source>
        <translation>Fai riposare una sezione a tua scelta; questo non consuma l’azione della sezione.</translation>
    </message>
    <message>
        <source>Choose the section that rests.</source>
        <translation>Scegli la sezione che riposa.</translation>
    </message>
    <message>
        <source>Gust of Wind</source>
        <translation>Folata di vento</translation>
    </message>
    <message>
        <source>Move any ghost to a neighbouring building with room, whatever your levels.</source>
        <translation>Sposta un fantasma qualsiasi in un edificio vicino dove c’è posto, qualunque siano i tuoi livelli.</translation>
    </message>
    <message>
        <source>Midnight Call</source>
        <translation>Richiamo di mezzanotte</translation>
    </message>
    <message>
        <source>Summon with any two ghosts of one colour that share a building, whatever your levels.</source>
        <translation>Evoca con due fantasmi qualsiasi dello stesso colore e nello stesso edificio, qualunque siano i tuoi livelli.</translation>
    </message>
    <message>
        <source>Bigger Die</source>
        <translation>Dado più grande</translation>
    </message>
    <message>
        <source>Before you roll, take the next higher die in place of your own; above red there is none.</source>
        <translation>Prima di tirare, prendi il dado del livello successivo al posto del tuo; sopra il rosso non ce n’è.</translation>
    </message>
    <message>
        <source>Fresh Throw</source>
        <translation>Nuovo tiro</translation>
    </message>
    <message>
        <source>After you have rolled, roll one of your own dice again.</source>
        <translation>Dopo aver tirato, tira di nuovo uno dei tuoi dadi.</translation>
    </message>
    <message>
        <source>Plus Three</source>
        <translation>Più tre</translation>
    </message>
    <message>
        <source>After you have rolled, add 3 to one of your own dice.</source>
        <translation>Dopo aver tirato, aggiungi 3 a uno dei tuoi dadi.</translation>
    </message>
    <message>
        <source>The Thin Wall</source>
        <translation>Parete sottile</translation>
    </message>
    <message>
        <source>Haunt: next door</source>
        <translation>Infesta: lì accanto</translation>
    </message>
    <message>
        <source>Once per turn your Haunt may reach next door: two or more ghosts of one colour in a building let you haunt a neighbouring building with that colour instead. The section must command them.</source>
        <translation>Una volta per turno la tua infestazione può arrivare lì accanto: se due o più fantasmi dello stesso colore stanno in un edificio, puoi infestare con quel colore un edificio vicino invece del loro. La sezione deve comandarli.</translation>
    </message>
    <message>
        <source>The Seven-League Boots</source>
        <translation>Stivali delle sette leghe</translation>
    </message>
    <message>
        <source>Move: any building</source>
        <translation>Sposta: ovunque</translation>
    </message>
    <message>
        <source>Your Move action takes a ghost to any building with room, however far. A move by bonus stays a single step.</source>
        <translation>La tua azione Sposta porta un fantasma in qualsiasi edificio dove c’è posto, per quanto lontano. Uno spostamento fatto con un bonus resta di un solo passo.</translation>
    </message>
    <message>
        <source>The Trophy Shelf</source>
        <translation>Mensola dei trofei</translation>
    </message>
    <message>
        <source>Fight won: 2 or 3 points</source>
        <translation>Lotta vinta: 2 o 3&#xa0;punti</translation>
    </message>
    <message>
        <source>Beating a ghost of a lower level scores 2 points, beating one of a higher level 3. An equal one scores nothing.</source>
        <translation>Se batti un fantasma di livello più basso, fai 2 punti; se ne batti uno di livello più alto, ne fai 3. A livello uguale non fai punti.</translation>
    </message>
    <message>
        <source>The Stilt Walker</source>
        <translation>Trampoliere</translation>
    </message>
    <message>
        <source>One action a level higher</source>
        <translation>Un’azione: +1 livello</translation>
    </message>
    <message>
        <source>Once per turn you may take one action as if its section were one level higher, from beginning to end. The card itself does not lift the sphere.</source>
        <translation>Una volta per turno puoi fare un’azione come se la sua sezione fosse più alta di un livello, dall’inizio alla fine. La carta in sé non alza la sfera.</translation>
    </message>
    <message>
        <source>Choose the action space that you use one level higher.</source>
        <translation>Scegli la casella azione da usare un livello più in alto.</translation>
    </message>
    <message>
        <source>The Thrifty Witch</source>
        <translation>Strega tirchia</translation>
    </message>
    <message>
        <source>Upgrade: 2 scares less</source>
        <translation>Potenzia: sconto di 2</translation>
    </message>
    <message>
        <source>Each Upgrade is 2 scares cheaper: 0, 1, 2 or 3 in place of 2, 3, 4 or 5. Prices on other cards stay as they are.</source>
        <translation>Ogni potenziamento costa 2 spaventi in meno: 0, 1, 2 o 3 invece di 2, 3, 4 o 5. I prezzi sulle altre carte restano quelli.</translation>
    </message>
    <message>
        <source>The Second Helping</source>
        <translation>Bis di dolce</translation>
    </message>
    <message>
        <source>Use an occupied space</source>
        <translation>Usa una casella occupata</translation>
    </message>
    <message>
        <source>Once per turn a section may take its action on an action space that already holds a disc. Another disc from your reserve goes on top.</source>
        <translation>Una volta per turno una sezione può fare la sua azione su una casella azione dove c’è già un disco. Un altro disco della tua riserva ci va sopra.</translation>
    </message>
    <message>
        <source>Choose an occupied action space to use once more.</source>
        <translation>Scegli una casella azione occupata da usare ancora.</translation>
    </message>
    <message>
        <source>The Skeleton Dog</source>
        <translation>Cane tutt’ossa</translation>
    </message>
    <message>
        <source>Bonus fetched: a token</source>
        <translation>Bonus preso: un gettone</translation>
    </message>
    <message>
        <source>When a ghost you moved fetches a bonus, take a token of that ghost’s colour as well. A bonus drawn from the stack brings none.</source>
        <translation>Quando un fantasma che hai spostato prende un bonus, prendi anche un gettone del colore di quel fantasma. Un bonus pescato dalla pila non ne dà.</translation>
    </message>
    <message>
        <source>The Rainbow Witch</source>
        <translation>Strega arcobaleno</translation>
    </message>
    <message>
        <source>End: 3 per coloured card</source>
        <translation>Fine: 3 per carta colorata</translation>
    </message>
    <message>
        <source>When the game ends, count the coloured cards you claimed, this one too: 3 points each.</source>
        <translation>Alla fine della partita conta le carte colorate che hai conquistato, compresa questa: 3 punti per ognuna.</translation>
    </message>
    <message>
        <source>The Boxing Mummy</source>
        <translation>Mummia pugile</translation>
    </message>
    <message>
        <source>Fight: +1, own colour too</source>
        <translation>Lotta: +1, anche fra uguali</translation>
    </message>
    <message>
        <source>You add 1 to every attack roll. Your ghost may also attack another ghost of its own colour.</source>
        <translation>Aggiungi 1 a ogni tiro d’attacco. Inoltre il tuo fantasma può attaccare anche un altro fantasma del suo stesso colore.</translation>
    </message>
    <message>
        <source>The Stubborn Gambler</source>
        <translation>Giocatore incallito</translation>
    </message>
    <message>
        <source>Fight: reroll for 1 scare</source>
        <translation>Lotta: ritenta, 1&#xa0;spavento</translation>
    </message>
    <message>
        <source>Unhappy with your attack die? Pay 1 scare and roll it again, and again while your scares last. The newest roll counts.</source>
        <translation>Il tuo dado d’attacco non ti piace? Paga 1 spavento e tiralo di nuovo, e poi ancora, finché hai spaventi. Conta l’ultimo tiro.</translation>
    </message>
    <message>
        <source>The Victory Lap</source>
        <translation>Giro d’onore</translation>
    </message>
    <message>
        <source>Fight won: move anywhere</source>
        <translation>Lotta vinta: va ovunque</translation>
    </message>
    <message>
        <source>After a won fight you may move the winner to any building with room. A bonus lying there can be fetched.</source>
        <translation>Dopo una lotta vinta puoi spostare il vincitore in qualsiasi edificio dove c’è posto. Se lì c’è un bonus, lo può prendere.</translation>
    </message>
    <message>
        <source>Choose a building for the winner, or leave it where it is.</source>
        <translation>Scegli un edificio per il vincitore, o lascialo dov’è.</translation>
    </message>
    <message>
        <source>The Snoring Vampire</source>
        <translation>Vampiro che russa</translation>
    </message>
    <message>
        <source>Rest: 2 scares</source>
        <translation>Riposa: 2&#xa0;spaventi</translation>
    </message>
    <message>
        <source>Each rest brings you 2 scares, a rest by bonus too. Taking discs back in another way is no rest.</source>
        <translation>Ogni riposo ti dà 2 spaventi, anche un riposo fatto con un bonus. Riprendere dischi in un altro modo non è un riposo.</translation>
    </message>
    <message>
        <source>The Double Cauldron</source>
        <translation>Doppio calderone</translation>
    </message>
    <message>
        <source>Summon: 2 tokens</source>
        <translation>Evoca: 2&#xa0;gettoni</translation>
    </message>
    <message>
        <source>Every ghost you summon brings two tokens of its colour along. If only one such token is left, you get that one.</source>
        <translation>Ogni fantasma che evochi porta con sé due gettoni del suo colore. Se di quelli ne resta uno solo, ricevi quello.</translation>
    </message>
    <message>
        <source>The Tidy Magpie</source>
        <translation>Gazza ordinata</translation>
    </message>
    <message>
        <source>Take back 2 discs</source>
        <translation>Riprendi 2&#xa0;dischi</translation>
    </message>
    <message>
        <source>Once per turn, take two discs back from the action spaces of one section, or one if no more lie there. It is not a rest.</source>
        <translation>Una volta per turno riprendi due dischi dalle caselle azione di una sezione, o uno, se ce n’è uno solo. Non è un riposo.</translation>
    </message>
    <message>
        <source>Choose a section to take discs from.</source>
        <translation>Scegli una sezione da cui riprendere dischi.</translation>
    </message>
    <message>
        <source>Choose a disc to take back.</source>
        <translation>Scegli un disco da riprendere.</translation>
    </message>
    <message>
        <source>The Slippery Banister</source>
        <translation>Ringhiera scivolosa</translation>
    </message>
    <message>
        <source>Level down: 2 tokens</source>
        <translation>Scendi di livello: 2&#xa0;gettoni</translation>
    </message>
    <message>
        <source>Once per turn, lower a section by one level and take two tokens of its new level’s colour. At least one such token must be in the supply; blue cannot go lower.</source>
        <translation>Una volta per turno abbassa una sezione di un livello e prendi due gettoni del colore del suo nuovo livello. Nella scorta deve esserci almeno uno di quei gettoni; sotto il blu non si scende.</translation>
    </message>
    <message>
        <source>Choose a section to lower by one level.</source>
        <translation>Scegli una sezione da abbassare di un livello.</translation>
    </message>
    <message>
        <source>The Tandem Broom</source>
        <translation>Scopa a due posti</translation>
    </message>
    <message>
        <source>Move: one further ghost</source>
        <translation>Sposta: un altro fantasma</translation>
    </message>
    <message>
        <source>After the ghost of your Move action, one further ghost that the section commands may move too. A move by bonus takes no second ghost along.</source>
        <translation>Dopo il fantasma della tua azione Sposta, può spostarsi anche un altro fantasma comandato dalla sezione. Uno spostamento fatto con un bonus non si porta dietro un secondo fantasma.</translation>
    </message>
    <message>
        <source>Choose one further ghost to move, or let it be.</source>
        <translation>Scegli un altro fantasma da spostare, o rinuncia.</translation>
    </message>
    <message>
        <source>The Last Tram</source>
        <translation>Ultimo tram</translation>
    </message>
    <message>
        <source>Ghost leaves for a token</source>
        <translation>Fantasma via: 1&#xa0;gettone</translation>
    </message>
    <message>
        <source>Once per turn, send any ghost in town back to the supply and take a token of its colour. It may leave even if no such token is left.</source>
        <translation>Una volta per turno rimanda nella scorta un fantasma qualsiasi della cittadina e prendi un gettone del suo colore. Può andarsene anche se di quei gettoni non ne restano.</translation>
    </message>
    <message>
        <source>Choose a ghost in town to send back to the supply.</source>
        <translation>Scegli un fantasma della cittadina da rimandare nella scorta.</translation>
    </message>
    <message>
        <source>The Creaking Door</source>
        <translation>Porta cigolante</translation>
    </message>
    <message>
        <source>Haunt: roll for scares</source>
        <translation>Infesta: tira per spaventi</translation>
    </message>
    <message>
        <source>Each time you haunt, the die of that colour decides: gain as many scares as you roll. Bonuses for dice help here too.</source>
        <translation>Ogni volta che infesti, decide il dado di quel colore: guadagni tanti spaventi quanti ne indica il tiro. Anche qui aiutano i bonus per i dadi.</translation>
    </message>
    <message>
        <source>The Gloating Goblin</source>
        <translation>Goblin gongolante</translation>
    </message>
    <message>
        <source>Fight won: scares by level</source>
        <translation>Lotta vinta: 1–5&#xa0;spaventi</translation>
    </message>
    <message>
        <source>Beat a ghost and its level is yours in scares: 1 for a blue one, up to 5 for a red one.</source>
        <translation>Quando batti un fantasma, guadagni tanti spaventi quanti ne indica il suo livello: 1 per uno blu, fino a 5 per uno rosso.</translation>
    </message>
    <message>
        <source>The Pillow Fight</source>
        <translation>Battaglia di cuscini</translation>
    </message>
    <message>
        <source>Fight: one against all</source>
        <translation>Lotta: uno contro tutti</translation>
    </message>
    <message>
        <source>Once per turn, one Fight lets the attacker take on all ghosts of other colours that are in its building at the start, at least two, in your order and each with new rolls. A lost roll does not end it, a winner moved away does. No other card adds foes.</source>
        <translation>Una volta per turno, in una lotta, l’attaccante può affrontare tutti i fantasmi di altri colori che all’inizio sono nel suo edificio, almeno due, nell’ordine che vuoi e ognuno con nuovi tiri. Un tiro perso non la interrompe, un vincitore spostato altrove sì. Nessun’altra carta aggiunge nemici.</translation>
    </message>
    <message>
        <source>Choose the next foe.</source>
        <translation>Scegli il prossimo nemico.</translation>
    </message>
    <message>
        <source>The Boastful Raven</source>
        <translation>Corvo sbruffone</translation>
    </message>
    <message>
        <source>Move: bet on its die</source>
        <translation>Sposta: punta sul dado</translation>
    </message>
    <message>
        <source>Once per turn, when your Move action has moved a ghost, you may name a number from 1 to the highest on its own die, then roll. Reach your number and gain that many scares; fall short and gain 1.</source>
        <translation>Una volta per turno, quando la tua azione Sposta ha spostato un fantasma, puoi dire un numero da 1 al più alto del suo dado, e poi tirare. Se raggiungi il tuo numero, guadagni altrettanti spaventi; se resti sotto, ne guadagni 1.</translation>
    </message>
    <message>
        <source>Name a number: roll at least as much and it is yours in scares.</source>
        <translation>Di’ un numero: se tiri almeno quello, lo guadagni in spaventi.</translation>
    </message>
    <message>
        <source>The Candy Trader</source>
        <translation>Mercante di dolcetti</translation>
    </message>
    <message>
        <source>Tokens: 1 for 2, 2 for 1</source>
        <translation>Gettoni: 1 per 2, 2 per 1</translation>
    </message>
    <message>
        <source>Once per turn, swap one token for two of the next lower level, or two of one colour for one of the next higher level. The supply must hold all that you are to get.</source>
        <translation>Una volta per turno scambia un gettone con due del livello subito sotto, o due dello stesso colore con uno del livello subito sopra. La scorta deve avere tutto quello che ti spetta.</translation>
    </message>
    <message>
        <source>Choose the swap: one token for two lower ones, or two alike for one higher.</source>
        <translation>Scegli lo scambio: un gettone per due più bassi, o due uguali per uno più alto.</translation>
    </message>
    <message>
        <source>The Midnight Market</source>
        <translation>Mercato di mezzanotte</translation>
    </message>
    <message>
        <source>Buy a token for scares</source>
        <translation>Paga spaventi: 1 gettone</translation>
    </message>
    <message>
        <source>Once per turn, buy a token from the supply: blue for 1 scare, green 2, yellow 3, orange 4, red 5. No card makes it cheaper.</source>
        <translation>Una volta per turno compra un gettone dalla scorta: blu per 1 spavento, verde per 2, giallo per 3, arancione per 4, rosso per 5. Nessuna carta lo rende meno caro.</translation>
    </message>
    <message>
        <source>Choose the colour of the token you buy.</source>
        <translation>Scegli il colore del gettone che compri.</translation>
    </message>
    <message>
        <source>The Flying Slipper</source>
        <translation>Ciabatta volante</translation>
    </message>
    <message>
        <source>Fight: foe anywhere</source>
        <translation>Lotta: nemico ovunque</translation>
    </message>
    <message>
        <source>Your ghost may attack across the whole town: the foe can be in any building. All else in the fight is as usual.</source>
        <translation>Il tuo fantasma può attaccare da un capo all’altro della cittadina: il nemico può essere in qualsiasi edificio. Per il resto la lotta è come al solito.</translation>
    </message>
    <message>
        <source>The Fifth Chair</source>
        <translation>Quinta sedia</translation>
    </message>
    <message>
        <source>Summon the fifth: haunt</source>
        <translation>Evochi il quinto: infesta</translation>
    </message>
    <message>
        <source>When you summon the fifth ghost of a colour, you may at once haunt any building with that colour, without a ghost or a level for it. The space must be free, and each colour of pumpkin still stands only once in a building.</source>
        <translation>Quando evochi il quinto fantasma di un colore, puoi subito infestare con quel colore un edificio qualsiasi, senza che servano un fantasma o un livello. La casella deve essere libera, e ogni colore di zucca sta comunque una sola volta in un edificio.</translation>
    </message>
    <message>
        <source>Choose a haunting space of that colour, or let it be.</source>
        <translation>Scegli una casella infestazione di quel colore, o rinuncia.</translation>
    </message>
    <message>
        <source>The Unfair Referee</source>
        <translation>Arbitro venduto</translation>
    </message>
    <message>
        <source>Fight: difference = scares</source>
        <translation>Lotta: differenza = spaventi</translation>
    </message>
    <message>
        <source>Once per turn, after a fight with dice, you may gain the difference of the two totals as scares, won or not. Everything added to a roll counts; of several fights in a row, only one pays.</source>
        <translation>Una volta per turno, dopo una lotta con i dadi, puoi guadagnare in spaventi la differenza fra i due totali, che tu abbia vinto o no. Conta tutto quello che si è aggiunto a un tiro; se lotti più volte di fila, vale per una lotta sola.</translation>
    </message>
    <message>
        <source>Take the difference of the dice as scares now?</source>
        <translation>Prendere ora in spaventi la differenza fra i dadi?</translation>
    </message>
    <message>
        <source>Scares: +%1</source>
        <translation>Spaventi: +%1</translation>
    </message>
    <message>
        <source>The New Costume</source>
        <translation>Costume nuovo</translation>
    </message>
    <message>
        <source>Upgrade: 2 points</source>
        <translation>Potenzia: 2&#xa0;punti</translation>
    </message>
    <message>
        <source>Each ghost you upgrade scores 2 points. Lifting a section by a card is not an Upgrade.</source>
        <translation>Ogni fantasma che potenzi ti dà 2 punti. Alzare una sezione con una carta non è un potenziamento.</translation>
    </message>
    <message>
        <source>The Toffee Apple</source>
        <translation>Mela caramellata</translation>
    </message>
    <message>
        <source>End: 3 per red token</source>
        <translation>Fine: 3 per gettone rosso</translation>
    </message>
    <message>
        <source>Red tokens that you keep to the end score 3 points each; spent ones score nothing.</source>
        <translation>I gettoni rossi che tieni fino alla fine danno 3 punti ciascuno; quelli spesi non danno nulla.</translation>
    </message>
    <message>
        <source>The Graveyard Choir</source>
        <translation>Coro del cimitero</translation>
    </message>
    <message>
        <source>Summon: 1 point</source>
        <translation>Evoca: 1&#xa0;punto</translation>
    </message>
    <message>
        <source>Each ghost you summon scores 1 point, by bonus or card too. A ghost that is merely put into a building is not summoned.</source>
        <translation>Ogni fantasma che evochi ti dà 1 punto, anche con un bonus o una carta. Un fantasma che viene solo messo in un edificio non è evocato.</translation>
    </message>
    <message>
        <source>The Scream Jar</source>
        <translation>Urla sott’olio</translation>
    </message>
    <message>
        <source>End: 2 per 3 scares</source>
        <translation>Fine: 2 ogni 3&#xa0;spaventi</translation>
    </message>
    <message>
        <source>When the game ends, every three scares you have saved score 2 points. One or two left over score nothing.</source>
        <translation>Alla fine della partita ogni tre spaventi messi da parte danno 2 punti. Se ne avanzano uno o due, non danno nulla.</translation>
    </message>
    <message>
        <source>The Chatty Cousins</source>
        <translation>Cugine pettegole</translation>
    </message>
    <message>
        <source>Move to its kind: summon</source>
        <translation>Sposta fra simili: evoca</translation>
    </message>
    <message>
        <source>Once per turn, a ghost that you move to one of its own colour may call another: summon that colour there at once, token included. Every kind of move will do, by action, bonus or card.</source>
        <translation>Una volta per turno, un fantasma che sposti dove ce n’è già uno del suo colore può chiamarne un altro: evoca subito lì quel colore, gettone compreso. Va bene ogni spostamento, con un’azione, un bonus o una carta.</translation>
    </message>
    <message>
        <source>Summon a ghost of that colour there at once?</source>
        <translation>Evocare subito lì un fantasma di quel colore?</translation>
    </message>
    <message>
        <source>Summon here</source>
        <translation>Evoca qui</translation>
    </message>
    <message>
        <source>The Big Sister</source>
        <translation>Sorella maggiore</translation>
    </message>
    <message>
        <source>Lower foe: win at once</source>
        <translation>Nemico più debole: vinci</translation>
    </message>
    <message>
        <source>Against a ghost of a lower level your attacker wins at once, without a roll. You may roll all the same; then the dice decide.</source>
        <translation>Contro un fantasma di livello più basso il tuo attaccante vince subito, senza tirare. Se vuoi, puoi tirare lo stesso; allora decidono i dadi.</translation>
    </message>
    <message>
        <source>Win at once, or roll all the same?</source>
        <translation>Vincere subito, o tirare lo stesso?</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Vinci subito</translation>
    </message>
    <message>
        <source>Roll all the same</source>
        <translation>Tira lo stesso</translation>
    </message>
    <message>
        <source>The Mismatched Socks</source>
        <translation>Calzini spaiati</translation>
    </message>
    <message>
        <source>End: 3 per 2 tokens</source>
        <translation>Fine: 3 ogni 2&#xa0;gettoni</translation>
    </message>
    <message>
        <source>When the game ends, every two tokens you have left, of whatever colours, score 3 points. A single one left over scores nothing.</source>
        <translation>Alla fine della partita ogni due gettoni che ti restano, di qualsiasi colore, danno 3 punti. Se ne avanza uno, non dà nulla.</translation>
    </message>
    <message>
        <source>The Two-Headed Troll</source>
        <translation>Troll a due teste</translation>
    </message>
    <message>
        <source>Fight won: 2 tokens</source>
        <translation>Lotta vinta: 2&#xa0;gettoni</translation>
    </message>
    <message>
        <source>Every ghost you beat leaves you two tokens of its colour. If only one such token is left, you get that one.</source>
        <translation>Ogni fantasma che batti ti lascia due gettoni del suo colore. Se di quelli ne resta uno solo, ricevi quello.</translation>
    </message>
    <message>
        <source>The Wobbly Table</source>
        <translation>Tavolo traballante</translation>
    </message>
    <message>
        <source>End: your lowest section</source>
        <translation>Fine: sezione più bassa</translation>
    </message>
    <message>
        <source>When the game ends, your lowest section scores: nothing for blue, 1 point for green, 2 for yellow, 5 for orange, 8 for red.</source>
        <translation>Alla fine della partita la tua sezione più bassa dà punti: nessuno per il blu, 1 per il verde, 2 per il giallo, 5 per l’arancione, 8 per il rosso.</translation>
    </message>
    <message>
        <source>The Pumpkin Cellar</source>
        <translation>Zucche in cantina</translation>
    </message>
    <message>
        <source>End: 4 per spare pumpkin</source>
        <translation>Fine: 4 per zucca avanzata</translation>
    </message>
    <message>
        <source>Pumpkins still with you at the end score 4 points each. With two players those of the common colour count as well.</source>
        <translation>Le zucche che alla fine hai ancora con te danno 4 punti ciascuna. In due giocatori contano anche quelle del colore comune.</translation>
    </message>
    <message>
        <source>The Bottomless Bag</source>
        <translation>Borsa senza fondo</translation>
    </message>
    <message>
        <source>Draw a bonus</source>
        <translation>Pesca un bonus</translation>
    </message>
    <message>
        <source>Once per turn, draw a bonus from the stack: keep it in a free slot, swap it for one you hold, or discard it. While discs block all three slots you cannot draw.</source>
        <translation>Una volta per turno pesca un bonus dalla pila: tienilo in una nicchia libera, scambialo con uno che hai già o scartalo. Se i dischi bloccano tutte e tre le nicchie, non puoi pescare.</translation>
    </message>
    <message>
        <source>The Regular Customer</source>
        <translation>Cliente affezionato</translation>
    </message>
    <message>
        <source>Grey cards: 1 token less</source>
        <translation>Grigie: −1&#xa0;gettone</translation>
    </message>
    <message>
        <source>Each further grey card costs you two tokens only. Once you are on every grey card of the eight in use, coloured cards cost you one token less.</source>
        <translation>Ogni altra carta grigia ti costa solo due gettoni. Quando sei su tutte le carte grigie delle otto in gioco, le carte colorate ti costano un gettone in meno.</translation>
    </message>
    <message>
        <source>The Attic Ladder</source>
        <translation>Scala della soffitta</translation>
    </message>
    <message>
        <source>Buy a level for scares</source>
        <translation>Paga spaventi: 1 livello</translation>
    </message>
    <message>
        <source>Once per turn, lift a section by one level: 2 scares to green, 3 to yellow, 4 to orange, 5 to red. No ghost of that colour need be in town, and it is not an Upgrade: no card makes it cheaper.</source>
        <translation>Una volta per turno alza una sezione di un livello: 2 spaventi per il verde, 3 per il giallo, 4 per l’arancione, 5 per il rosso. Non serve che in cittadina ci sia un fantasma di quel colore, e non è un potenziamento: nessuna carta lo rende meno caro.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level for its price.</source>
        <translation>Scegli una sezione da alzare di un livello, pagandone il prezzo.</translation>
    </message>
    <message>
        <source>The Orange Cat</source>
        <translation>Gatto arancione</translation>
    </message>
    <message>
        <source>Orange token: 2 points</source>
        <translation>Ogni arancione: 2&#xa0;punti</translation>
    </message>
    <message>
        <source>Each orange token that comes to you scores 2 points at once, wherever it is from.</source>
        <translation>Ogni gettone arancione che ricevi, da qualunque parte venga, ti dà subito 2 punti.</translation>
    </message>
    <message>
        <source>The Screaming Kettle</source>
        <translation>Bollitore urlante</translation>
    </message>
    <message>
        <source>2+ scares at once: 1 point</source>
        <translation>2+ spaventi: 1&#xa0;punto</translation>
    </message>
    <message>
        <source>Whenever one source gives you 2 or more scares at once, you score 1 point. Gains from different sources are not added up.</source>
        <translation>Ogni volta che da una stessa fonte ricevi 2 o più spaventi in una volta, fai 1 punto. I guadagni da fonti diverse non si sommano.</translation>
    </message>
    <message>
        <source>The Counting Owl</source>
        <translation>Gufo contabile</translation>
    </message>
    <message>
        <source>End: 1 per 10 points</source>
        <translation>Fine: 1 ogni 10&#xa0;punti</translation>
    </message>
    <message>
        <source>This card is counted last of all: every full 10 points you have by then bring 1 more.</source>
        <translation>Questa carta si conta per ultima: ogni 10 punti completi che hai in quel momento te ne danno 1 in più.</translation>
    </message>
    <message>
        <source>The Bouncing Coffin</source>
        <translation>Bara a molla</translation>
    </message>
    <message>
        <source>Haunt: lift a section</source>
        <translation>Infesta: alza una sezione</translation>
    </message>
    <message>
        <source>Each time you haunt, you may lift any one section by one level, free of charge. Taking a pumpkin back is not haunting.</source>
        <translation>Ogni volta che infesti, puoi alzare di un livello una sezione qualsiasi, senza pagare. Riprendere una zucca non è infestare.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level, or let it be.</source>
        <translation>Scegli una sezione da alzare di un livello, o rinuncia.</translation>
    </message>
    <message>
        <source>The Express Parcel</source>
        <translation>Pacco espresso</translation>
    </message>
    <message>
        <source>Token: place a ghost</source>
        <translation>Gettone: metti un fantasma</translation>
    </message>
    <message>
        <source>Once per turn, spend a token and put a ghost of its colour from the supply into any building with room. This is neither a summon nor a move: it brings no token and fetches no bonus.</source>
        <translation>Una volta per turno spendi un gettone e metti un fantasma del suo colore, preso dalla scorta, in qualsiasi edificio dove c’è posto. Non è un’evocazione né uno spostamento: non dà gettoni e non prende bonus.</translation>
    </message>
    <message>
        <source>Choose a ghost from the supply and a building for it; it costs a token of its colour.</source>
        <translation>Scegli un fantasma della scorta e un edificio per lui; costa un gettone del suo colore.</translation>
    </message>
    <message>
        <source>The Revolving Door</source>
        <translation>Porta girevole</translation>
    </message>
    <message>
        <source>Two ghosts swap places</source>
        <translation>Due fantasmi si scambiano</translation>
    </message>
    <message>
        <source>Once per turn, let two ghosts of different colours in different buildings swap places. This is not a move: they fetch no bonus.</source>
        <translation>Una volta per turno scambia di posto due fantasmi di colori diversi in edifici diversi. Non è uno spostamento: non prendono bonus.</translation>
    </message>
    <message>
        <source>Choose the first of the two ghosts that swap places.</source>
        <translation>Scegli il primo dei due fantasmi che si scambiano di posto.</translation>
    </message>
    <message>
        <source>Now choose a ghost of another colour in another building.</source>
        <translation>Ora scegli un fantasma di un altro colore in un altro edificio.</translation>
    </message>
    <message>
        <source>The Pumpkin Thief</source>
        <translation>Ladro di zucche</translation>
    </message>
    <message>
        <source>Haunt: a pumpkin back</source>
        <translation>Infesta: riprendi una zucca</translation>
    </message>
    <message>
        <source>Instead of haunting, the Haunt action may take one of your pumpkins back from any building: you lose half of what it scored. No ghost or level is needed, and it does not count as haunting. An end of the game once triggered stays triggered.</source>
        <translation>Invece di infestare, l’azione Infesta può riprendere una delle tue zucche da qualsiasi edificio: perdi metà dei punti che ti ha dato. Non servono né un fantasma né un livello, e non conta come infestazione. Se la fine della partita è già scattata, non si torna indietro.</translation>
    </message>
    <message>
        <source>The Mixed Potion</source>
        <translation>Pozione mista</translation>
    </message>
    <message>
        <source>Summon: two colours</source>
        <translation>Evoca: due colori</translation>
    </message>
    <message>
        <source>Two ghosts of different colours in one building will do for a summon; the section must command both, a bonus needs no level. Roll both dice: the colour of the lower roll appears, on a tie the lower level. At least one of the two must be in the supply; if the dice call the missing one, nothing comes, not even a token.</source>
        <translation>Per evocare bastano due fantasmi di colori diversi nello stesso edificio; la sezione deve comandarli entrambi, con un bonus non serve nessun livello. Tira tutti e due i dadi: appare il colore del tiro più basso, a parità quello di livello più basso. Almeno uno dei due deve essere nella scorta; se i dadi chiamano quello che manca, non arriva nessuno, e nemmeno un gettone.</translation>
    </message>
    <message>
        <source>The Grey Spectacles</source>
        <translation>Occhiali grigi</translation>
    </message>
    <message>
        <source>Coloured cost like grey</source>
        <translation>Le colorate come le grigie</translation>
    </message>
    <message>
        <source>You pay for coloured cards as if they were grey: any three tokens, and a discount on grey cards holds for them too. In all else they stay coloured.</source>
        <translation>Paghi le carte colorate come se fossero grigie: tre gettoni qualsiasi, e uno sconto sulle carte grigie vale anche per loro. Per tutto il resto restano colorate.</translation>
    </message>
    <message>
        <source>The Generous Aunt</source>
        <translation>Zia generosa</translation>
    </message>
    <message>
        <source>Each card: a free token</source>
        <translation>Ogni carta: gettone gratis</translation>
    </message>
    <message>
        <source>Every card you claim, beginning with this one, brings you a token from the supply, whichever you like.</source>
        <translation>Ogni carta che conquisti, a cominciare da questa, ti dà un gettone della scorta, quello che preferisci.</translation>
    </message>
    <message>
        <source>Choose a token from the supply: it is yours.</source>
        <translation>Scegli un gettone della scorta: è tuo.</translation>
    </message>
    <message>
        <source>The Five Candles</source>
        <translation>Cinque candele</translation>
    </message>
    <message>
        <source>End: 12 per full set</source>
        <translation>Fine: 12 per cinquina</translation>
    </message>
    <message>
        <source>When the game ends, each set of five tokens, one of every colour, scores 12 points.</source>
        <translation>Alla fine della partita ogni cinquina, cioè cinque gettoni, uno per colore, dà 12 punti.</translation>
    </message>
    <message>
        <source>The Megaphone</source>
        <translation>Megafono</translation>
    </message>
    <message>
        <source>Scare: 1 more</source>
        <translation>Spaventa: 1 in più</translation>
    </message>
    <message>
        <source>Your Scare action brings 1 scare on top, as part of the same gain.</source>
        <translation>La tua azione Spaventa dà 1 spavento in più, come parte dello stesso guadagno.</translation>
    </message>
    <message>
        <source>The Runaway Sheet</source>
        <translation>Lenzuolo in fuga</translation>
    </message>
    <message>
        <source>Scare: then move anywhere</source>
        <translation>Spaventa: poi va ovunque</translation>
    </message>
    <message>
        <source>Once per turn, after your Scare action, you may move one ghost of the chosen colour to any building with room. A bonus lying there can be fetched.</source>
        <translation>Una volta per turno, dopo la tua azione Spaventa, puoi spostare un fantasma del colore scelto in qualsiasi edificio dove c’è posto. Se lì c’è un bonus, lo può prendere.</translation>
    </message>
    <message>
        <source>Choose a ghost of that colour and a building for it, or let it be.</source>
        <translation>Scegli un fantasma di quel colore e un edificio per lui, o rinuncia.</translation>
    </message>
</context>
<context>
    <name>PracticeTable</name>
    <message>
        <source>With a hint: this time is not compared.</source>
        <translation>Con un suggerimento: questo tempo non si confronta con gli altri.</translation>
    </message>
    <message>
        <source>%1: no way led there.</source>
        <translation>%1: nessun percorso arrivava fin lì.</translation>
    </message>
    <message numerus="yes">
        <source>%1: not found. A shortest way takes %n steps.</source>
        <translation>
            <numerusform>%1: non trovato. Il percorso più breve ha %n passo.</numerusform>
            <numerusform>%1: non trovato. Il percorso più breve ha %n passi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps. The thin line is a shortest way: %2.</source>
        <extracomment>%1 is what was sought, such as “Guest 3”, %2 a number of steps.</extracomment>
        <translation>
            <numerusform>%1: trovato in %n passo. La linea sottile è il percorso più breve: %2.</numerusform>
            <numerusform>%1: trovato in %n passi. La linea sottile è il percorso più breve: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>%1: trovato in %n passo, e nessun percorso è più breve.</numerusform>
            <numerusform>%1: trovato in %n passi, e nessun percorso è più breve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Miglior tempo</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>See it at the table</source>
        <translation>Vedi sul tavolo</translation>
    </message>
    <message>
        <source>%1 (hint)</source>
        <extracomment>%1 is a time; somebody was told something about the way.</extracomment>
        <translation>%1 (con suggerimento)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>non trovato</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>nessun percorso</translation>
    </message>
    <message>
        <source>shortest: %1</source>
        <translation>minimo: %1</translation>
    </message>
    <message>
        <source>%1 (shortest: %2)</source>
        <translation>%1 (minimo: %2)</translation>
    </message>
</context>
<context>
    <name>Product</name>
    <message>
        <source>Ghostly board games around one shared computer</source>
        <translation>Giochi da tavolo pieni di fantasmi attorno a un solo computer</translation>
    </message>
    <message>
        <source>Four ghostly board games for people around one screen, on a table where you drag cards, houses and ghosts with the mouse. It knows the rules, tells you in one sentence why a move is not allowed, and keeps every move, so that you can stop at any time and play on tomorrow.</source>
        <translation>Quattro giochi da tavolo pieni di fantasmi per chi siede attorno a un solo schermo: carte, case e fantasmi si trascinano con il mouse sul tavolo. Il tavolo conosce le regole, spiega in una frase perché una mossa non è permessa e conserva ogni mossa, così potete smettere quando volete e continuare domani.</translation>
    </message>
    <message>
        <source>On the shelf: Candy Hunters (1–4 players, with a book of puzzles), Rest in Peace (2 players), Booo! (1–6 players) and Halloween (2–4 players), each with a rulebook of its own.</source>
        <translation>Sullo scaffale: Cacciatori di dolcetti (1–4 giocatori, con un libro di rompicapo), Riposa in pace (2 giocatori), Buuu! (1–6 giocatori) e Halloween (2–4 giocatori), ciascuno con il suo regolamento.</translation>
    </message>
    <message>
        <source>Finished games can be watched again from any point. The program uses no network.</source>
        <translation>Le partite finite si possono rivedere da qualsiasi punto. Il programma non usa la rete.</translation>
    </message>
    <message>
        <source>board game;cards;family;halloween;ghosts;puzzle;</source>
        <translation>gioco da tavolo;carte;famiglia;halloween;fantasmi;rompicapo;</translation>
    </message>
    <message>
        <source>Halloween Table game</source>
        <translation>Partita di Halloween Table</translation>
    </message>
    <message>
        <source>Halloween Table will be installed for you alone; no administrator is needed. Games that you saved with an earlier version are kept.</source>
        <translation>Halloween Table verrà installato solo per te; non serve un amministratore. Le partite salvate con una versione precedente restano.</translation>
    </message>
    <message>
        <source>Halloween Table is still open. Please close it, then try again.</source>
        <translation>Halloween Table è ancora aperto. Chiudi il programma e riprova.</translation>
    </message>
    <message>
        <source>Halloween Table needs Windows 10, version 1809, or newer.</source>
        <translation>Halloween Table richiede Windows 10, versione 1809, o successiva.</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The night is over</source>
        <translation>La notte è finita</translation>
    </message>
    <message>
        <source>Last round · %1</source>
        <translation>Ultimo round · %1</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Azione %1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>The town has been haunted, and all points are counted.</source>
        <translation>La cittadina è infestata, e tutti i punti sono contati.</translation>
    </message>
    <message numerus="yes">
        <source>Your reserve is empty: %n sections are still to act, so let one rest.</source>
        <translation>
            <numerusform>La tua riserva è vuota: %n sezione deve ancora agire, quindi falla riposare.</numerusform>
            <numerusform>La tua riserva è vuota: %n sezioni devono ancora agire, quindi fanne riposare una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections are still to act: bring a disc to an action space, or let one rest.</source>
        <translation>
            <numerusform>%n sezione deve ancora agire: porta un disco su una casella azione, o falla riposare.</numerusform>
            <numerusform>%n sezioni devono ancora agire: porta un disco su una casella azione, o fanne riposare una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: %1. Bring it to a slot, or discard it.</source>
        <translation>Pescato: %1. Portalo in una nicchia, o scartalo.</translation>
    </message>
    <message>
        <source>A bonus lies here: %1. Bring it to a slot, or leave it.</source>
        <translation>Qui c’è un bonus: %1. Portalo in una nicchia, o lascialo.</translation>
    </message>
    <message>
        <source>No blue ghost is left in town: press the building where three of them appear.</source>
        <translation>In cittadina non restano fantasmi blu: premi l’edificio dove ne appaiono tre.</translation>
    </message>
    <message>
        <source>To choose: %1</source>
        <translation>Sceglie: %1</translation>
    </message>
    <message>
        <source>All sections are done: end your turn.</source>
        <translation>Tutte le sezioni hanno fatto la loro parte: finisci il turno.</translation>
    </message>
    <message>
        <source>Each section acts or rests once: bring a disc to an action space.</source>
        <translation>Ogni sezione agisce o riposa una volta: porta un disco su una casella azione.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks, or to your card to attack all.</source>
        <translation>Lotta: porta un fantasma sul nemico, o sulla tua carta per attaccarli tutti.</translation>
    </message>
    <message>
        <source>Lift a section: press its head. New level: %1.</source>
        <translation>Alza una sezione: premi la sua testata. Nuovo livello: %1.</translation>
    </message>
    <message>
        <source>All sections are done: end your turn. Still possible: %1.</source>
        <translation>Tutte le sezioni hanno fatto la loro parte: finisci il turno. Puoi ancora: %1.</translation>
    </message>
    <message>
        <source>claim a card</source>
        <translation>conquistare una carta</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>usare un potere</translation>
    </message>
    <message>
        <source>use a bonus</source>
        <translation>usare un bonus</translation>
    </message>
    <message>
        <source>Choose the section to lift. New level: %1.</source>
        <translation>Scegli la sezione da alzare. Nuovo livello: %1.</translation>
    </message>
    <message>
        <source>%1: pay as proposed, or press other tokens or a disc.</source>
        <translation>%1: paga come proposto, o premi altri gettoni o un disco.</translation>
    </message>
    <message>
        <source>%1: press one more section to take its discs back.</source>
        <translation>%1: premi un’altra sezione per riprendere i suoi dischi.</translation>
    </message>
    <message>
        <source>%1 claims this card too: take points, or a section’s discs.</source>
        <translation>Anche %1 prende questa carta: punti o i dischi di una sezione?</translation>
    </message>
    <message>
        <source>Summon: press a ghost of a pair, or bring it to one of another colour.</source>
        <translation>Evoca: premi un fantasma di una coppia, o portalo su uno di un altro colore.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or a pumpkin that you take back.</source>
        <translation>Infesta: premi una casella infestazione, o una zucca da riprendere.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to any building.</source>
        <translation>Sposta: porta un fantasma in un edificio qualsiasi.</translation>
    </message>
    <message>
        <source>Summon: press a ghost that shares its building with another of its colour.</source>
        <translation>Evoca: premi un fantasma che divide l’edificio con un altro del suo colore.</translation>
    </message>
    <message>
        <source>Scare: press a ghost; its level is what you gain in scares.</source>
        <translation>Spaventa: premi un fantasma; il suo livello è quanto guadagni in spaventi.</translation>
    </message>
    <message>
        <source>Upgrade: press the ghost that becomes more powerful.</source>
        <translation>Potenzia: premi il fantasma che diventa più potente.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to a neighbouring building.</source>
        <translation>Sposta: porta un fantasma in un edificio vicino.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks.</source>
        <translation>Lotta: porta un fantasma sul nemico da attaccare.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or bring a pumpkin there.</source>
        <translation>Infesta: premi una casella infestazione, o portaci una zucca.</translation>
    </message>
    <message>
        <source>%1: roll, or use a bonus first.</source>
        <translation>%1: tira, o prima usa un bonus.</translation>
    </message>
    <message>
        <source>%1: keep the roll, or use a bonus.</source>
        <translation>%1: tieni il tiro, o usa un bonus.</translation>
    </message>
    <message>
        <source>The fight: roll, or use a bonus first.</source>
        <translation>La lotta: tira, o prima usa un bonus.</translation>
    </message>
    <message>
        <source>%1 against %2: you win.</source>
        <translation>%1 contro %2: vinci.</translation>
    </message>
    <message>
        <source>%1 against %2: a tie is not enough.</source>
        <translation>%1 contro %2: un pareggio non basta.</translation>
    </message>
    <message>
        <source>%1 against %2: you lose.</source>
        <translation>%1 contro %2: perdi.</translation>
    </message>
    <message>
        <source>Keep it, or use a bonus.</source>
        <translation>Tieni il tiro, o usa un bonus.</translation>
    </message>
    <message>
        <source>Keep it, use a bonus, or roll again: %1.</source>
        <translation>Tieni il tiro, usa un bonus o tira di nuovo: %1.</translation>
    </message>
    <message>
        <source>Keep it, or roll again: %1.</source>
        <translation>Tieni il tiro, o tira di nuovo: %1.</translation>
    </message>
</context>
<context>
    <name>Proposing</name>
    <message>
        <source>I would have a look at “%1”.</source>
        <translation>Ti consiglio di guardare «%1».</translation>
    </message>
    <message>
        <source>I would press “%1”.</source>
        <translation>Ti consiglio di premere «%1».</translation>
    </message>
    <message>
        <source>I would choose “%1”.</source>
        <translation>Ti consiglio di scegliere «%1».</translation>
    </message>
    <message>
        <source>I would lead “%1” to “%2”.</source>
        <translation>Ti consiglio di guidare «%1» fin qui: «%2».</translation>
    </message>
    <message>
        <source>I would bring “%1” to “%2”.</source>
        <translation>Ti consiglio di portare «%1» qui: «%2».</translation>
    </message>
    <message>
        <source>I would bring “%1” to where the frames are.</source>
        <translation>Ti consiglio di portare «%1» dove sono le cornici.</translation>
    </message>
</context>
<context>
    <name>Psychics</name>
    <message>
        <source>The Recruiter</source>
        <translation>Il Cacciatalenti</translation>
    </message>
    <message>
        <source>You take the psychic</source>
        <translation>Prendi tu il medium</translation>
    </message>
    <message>
        <source>Whoever wins this round, its psychic comes to you.</source>
        <translation>Chiunque vinca questo round, il medium del round va a te.</translation>
    </message>
    <message>
        <source>The Summoner</source>
        <translation>L’Evocatore</translation>
    </message>
    <message>
        <source>A ghost from your deck</source>
        <translation>Un fantasma dal mazzo</translation>
    </message>
    <message>
        <source>Look through your deck and put any ghost you like straight into this round. The rest is shuffled.</source>
        <translation>Guarda nel tuo mazzo e metti subito in questo round un fantasma a tua scelta. Il resto del mazzo viene mescolato.</translation>
    </message>
    <message>
        <source>Choose a ghost from your deck: it comes into this round.</source>
        <translation>Scegli un fantasma dal tuo mazzo: entra in questo round.</translation>
    </message>
    <message>
        <source>The Keyhole Spy</source>
        <translation>Il Ficcanaso</translation>
    </message>
    <message>
        <source>See the rival’s hand</source>
        <translation>Sbircia la sua mano</translation>
    </message>
    <message>
        <source>Is a ghost of 1. Until the round ends you see the cards in your rival’s hand.</source>
        <translation>È un fantasma da 1. Fino alla fine del round vedi le carte in mano all’avversario.</translation>
    </message>
    <message>
        <source>The Apprentice</source>
        <translation>L’Apprendista</translation>
    </message>
    <message>
        <source>A ghost of 2</source>
        <translation>Un fantasma da 2</translation>
    </message>
    <message>
        <source>Is a ghost of 2.</source>
        <translation>È un fantasma da 2.</translation>
    </message>
    <message>
        <source>The Pretender</source>
        <translation>L’Impostore</translation>
    </message>
    <message>
        <source>A ghost of 3</source>
        <translation>Un fantasma da 3</translation>
    </message>
    <message>
        <source>Is a ghost of 3.</source>
        <translation>È un fantasma da 3.</translation>
    </message>
    <message>
        <source>The Hypnotist</source>
        <translation>L’Ipnotista</translation>
    </message>
    <message>
        <source>Chance plays for them</source>
        <translation>Il caso gioca al suo posto</translation>
    </message>
    <message>
        <source>The next card your rival plays in this round is drawn by chance from the ghosts in their hand.</source>
        <translation>La prossima carta che l’avversario gioca in questo round viene pescata a caso tra i fantasmi della sua mano.</translation>
    </message>
    <message>
        <source>The Late Guest</source>
        <translation>Il Ritardatario</translation>
    </message>
    <message>
        <source>Round ten: a ghost of 3</source>
        <translation>Solo al 10º round: da 3</translation>
    </message>
    <message>
        <source>Is a ghost of 3 that counts in round ten only: it can be put there, but not played before.</source>
        <translation>È un fantasma da 3 che vale solo nel decimo round: si può mettere da parte, ma non giocare prima.</translation>
    </message>
    <message>
        <source>The Bat Whisperer</source>
        <translation>L’Incantapipistrelli</translation>
    </message>
    <message>
        <source>Your even ghosts +1</source>
        <translation>I tuoi pari: +1</translation>
    </message>
    <message>
        <source>Each of your even ghosts, the ones with a bat, counts 1 more in this round.</source>
        <translation>Ogni tuo fantasma pari, cioè con il pipistrello, in questo round vale 1 in più.</translation>
    </message>
    <message>
        <source>The Snake Charmer</source>
        <translation>L’Incantaserpenti</translation>
    </message>
    <message>
        <source>Your odd ghosts +1</source>
        <translation>I tuoi dispari: +1</translation>
    </message>
    <message>
        <source>Each of your odd ghosts, the ones with a snake, counts 1 more in this round.</source>
        <translation>Ogni tuo fantasma dispari, cioè con il serpente, in questo round vale 1 in più.</translation>
    </message>
    <message>
        <source>The Numerologist</source>
        <translation>Il Numerologo</translation>
    </message>
    <message>
        <source>Name a value: +2</source>
        <translation>Dichiara un valore: +2</translation>
    </message>
    <message>
        <source>Name a value from 1 to 6: in this round every ghost with that printed value counts 2 more, on both sides.</source>
        <translation>Dichiara un valore da 1 a 6: in questo round ogni fantasma con quel valore stampato vale 2 in più, su entrambi i lati.</translation>
    </message>
    <message>
        <source>Name a value on the dial: its ghosts count 2 more on both sides.</source>
        <translation>Dichiara un valore: i suoi fantasmi valgono +2 su entrambi i lati.</translation>
    </message>
    <message>
        <source>The Exorcist</source>
        <translation>L’Esorcista</translation>
    </message>
    <message>
        <source>Discard a rival’s card</source>
        <translation>Scarta una sua carta</translation>
    </message>
    <message>
        <source>Discard one card that your rival has in this round; the effect of a psychic ends with that.</source>
        <translation>Scarta una carta che l’avversario ha in questo round; se è un medium, il suo effetto finisce.</translation>
    </message>
    <message>
        <source>Choose a card of your rival’s in this round: it is discarded.</source>
        <translation>Scegli una carta dell’avversario in questo round: viene scartata.</translation>
    </message>
    <message>
        <source>The Lullaby Singer</source>
        <translation>La Tata canterina</translation>
    </message>
    <message>
        <source>Their 1s and 2s sleep</source>
        <translation>I suoi 1 e 2 dormono</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 1 or 2 do not count in this round.</source>
        <translation>In questo round i fantasmi dell’avversario con valore stampato 1 o 2 non valgono nulla.</translation>
    </message>
    <message>
        <source>The Turncoat</source>
        <translation>Il Voltagabbana</translation>
    </message>
    <message>
        <source>A ghost of 4; round ten: −2</source>
        <translation>Da 4; al 10º round: −2</translation>
    </message>
    <message>
        <source>Is a ghost of 4. In round ten it is a ghost of −2 instead.</source>
        <translation>È un fantasma da 4. Nel decimo round è invece un fantasma da −2.</translation>
    </message>
    <message>
        <source>The Matchmaker</source>
        <translation>La Combinacoppie</translation>
    </message>
    <message>
        <source>No single card for them</source>
        <translation>Vieta la carta singola</translation>
    </message>
    <message>
        <source>In this round your rival may not play just one card in a turn: none at all, or two and more.</source>
        <translation>In questo round l’avversario non può giocare una carta sola in un turno: o nessuna, o almeno due.</translation>
    </message>
    <message>
        <source>The Imitator</source>
        <translation>L’Imitatore</translation>
    </message>
    <message>
        <source>Copies their last ghost</source>
        <translation>Copia il suo ultimo</translation>
    </message>
    <message>
        <source>Is a ghost with the printed value of the last ghost your rival played in this round; without one it is a ghost of 0. In round ten it copies the last ghost they put there.</source>
        <translation>È un fantasma con il valore stampato dell’ultimo fantasma che l’avversario ha giocato in questo round; se non ce n’è, è un fantasma da 0. Nel decimo round copia l’ultimo fantasma che l’avversario ha messo da parte.</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>La Cartomante</translation>
    </message>
    <message>
        <source>Draw 2, discard 1</source>
        <translation>Pesca 2, scarta 1</translation>
    </message>
    <message>
        <source>Draw two ghosts, then discard one from your hand.</source>
        <translation>Pesca due fantasmi, poi scartane uno dalla tua mano.</translation>
    </message>
    <message>
        <source>Choose a ghost in your hand: it is discarded.</source>
        <translation>Scegli un fantasma della tua mano: viene scartato.</translation>
    </message>
    <message>
        <source>The Changeling</source>
        <translation>L’Elfo degli scambi</translation>
    </message>
    <message>
        <source>Exchange two ghosts</source>
        <translation>Scambia due fantasmi</translation>
    </message>
    <message>
        <source>Exchange one of your ghosts in this round with one of your rival’s.</source>
        <translation>Scambia un tuo fantasma in questo round con uno dell’avversario.</translation>
    </message>
    <message>
        <source>Choose one of your ghosts in this round to give away.</source>
        <translation>Scegli un tuo fantasma di questo round da cedere.</translation>
    </message>
    <message>
        <source>Now choose the rival’s ghost that comes over to you for it.</source>
        <translation>Ora scegli il fantasma dell’avversario che passa a te in cambio.</translation>
    </message>
    <message>
        <source>The Sceptic</source>
        <translation>Lo Scettico</translation>
    </message>
    <message>
        <source>No psychics for them</source>
        <translation>Vieta i suoi medium</translation>
    </message>
    <message>
        <source>Your rival may not play psychics in this round, not even those that are ghosts.</source>
        <translation>In questo round l’avversario non può giocare medium, nemmeno quelli che sono fantasmi.</translation>
    </message>
    <message>
        <source>The Shrinker</source>
        <translation>La Strizzafantasmi</translation>
    </message>
    <message>
        <source>Their 5s and 6s count 1</source>
        <translation>I suoi 5 e 6 valgono 1</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 5 or 6 count as 1 in this round.</source>
        <translation>In questo round i fantasmi dell’avversario con valore stampato 5 o 6 valgono 1.</translation>
    </message>
    <message>
        <source>The Echo Caller</source>
        <translation>Il Cantore dell’eco</translation>
    </message>
    <message>
        <source>Your strongest counts twice</source>
        <translation>Il tuo più forte: ×2</translation>
    </message>
    <message>
        <source>Your strongest ghost of this round counts twice. It is only ever one, the strongest at that moment.</source>
        <translation>Il tuo fantasma più forte di questo round vale il doppio. È sempre uno solo, il più forte in quel momento.</translation>
    </message>
    <message>
        <source>The Gravekeeper</source>
        <translation>Il Becchino</translation>
    </message>
    <message>
        <source>An earlier ghost to hand</source>
        <translation>Riprendi un fantasma</translation>
    </message>
    <message>
        <source>Take one ghost from your side of an earlier round back into your hand; a psychic that is a ghost comes back in front of you.</source>
        <translation>Riprendi in mano un fantasma dal tuo lato di un round precedente; un medium che è un fantasma torna davanti a te.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes back to you.</source>
        <translation>Scegli un fantasma sul tuo lato di un round precedente: torna da te.</translation>
    </message>
    <message>
        <source>The Pickpocket</source>
        <translation>Il Manolesta</translation>
    </message>
    <message>
        <source>Rival loses a card</source>
        <translation>La sua mano: −1 carta</translation>
    </message>
    <message>
        <source>Your rival loses one ghost from hand: chance picks it, and it is discarded.</source>
        <translation>L’avversario perde un fantasma dalla mano: lo sceglie il caso, e viene scartato.</translation>
    </message>
    <message>
        <source>The Consoler</source>
        <translation>La Consolatrice</translation>
    </message>
    <message>
        <source>If you lose: 2 to round ten</source>
        <translation>Se perdi: 2 al 10º round</translation>
    </message>
    <message>
        <source>If you lose this round you may put up to two cards at round ten instead of one.</source>
        <translation>Se perdi questo round, puoi mettere da parte per il decimo round fino a due carte invece di una.</translation>
    </message>
    <message>
        <source>The Twins</source>
        <translation>Le Gemelle</translation>
    </message>
    <message>
        <source>Your twins +1 each</source>
        <translation>Ogni tuo gemello: +1</translation>
    </message>
    <message>
        <source>Each of your ghosts that has a twin counts 1 more in this round. Twins are ghosts on your side with the same printed value.</source>
        <translation>In questo round ogni tuo fantasma che ha un gemello vale 1 in più. I gemelli sono fantasmi sul tuo lato con lo stesso valore stampato.</translation>
    </message>
    <message>
        <source>The Piper</source>
        <translation>Il Pifferaio</translation>
    </message>
    <message>
        <source>Lure a ghost up to 3</source>
        <translation>Attira un suo 3 o meno</translation>
    </message>
    <message>
        <source>Move one of your rival’s ghosts in this round with a printed value of 3 or less to your side.</source>
        <translation>Sposta sul tuo lato un fantasma che l’avversario ha in questo round, con valore stampato 3 o meno.</translation>
    </message>
    <message>
        <source>Choose a rival’s ghost of 3 or less in this round: it comes over to your side.</source>
        <translation>Scegli un fantasma avversario da 3 o meno in questo round: passa a te.</translation>
    </message>
    <message>
        <source>The Tightrope Walker</source>
        <translation>La Funambola</translation>
    </message>
    <message>
        <source>A tie is enough</source>
        <translation>Ti basta il pareggio</translation>
    </message>
    <message>
        <source>In this round a tie at the end of your turn is enough to stay.</source>
        <translation>In questo round un pareggio alla fine del tuo turno basta per restare.</translation>
    </message>
    <message>
        <source>The Coachman</source>
        <translation>Il Cocchiere</translation>
    </message>
    <message>
        <source>An earlier ghost to here</source>
        <translation>Riporta qui un fantasma</translation>
    </message>
    <message>
        <source>Put one ghost from your side of an earlier round into this round.</source>
        <translation>Metti in questo round un fantasma dal tuo lato di un round precedente.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes to this one.</source>
        <translation>Scegli un fantasma sul tuo lato di un round precedente: entra in questo.</translation>
    </message>
    <message>
        <source>The Acrobat</source>
        <translation>L’Acrobata</translation>
    </message>
    <message>
        <source>All ghosts: 7 minus value</source>
        <translation>Tutti: 7 meno il valore</translation>
    </message>
    <message>
        <source>In this round every ghost on both sides counts as 7 minus its printed value.</source>
        <translation>In questo round ogni fantasma, su entrambi i lati, vale 7 meno il suo valore stampato.</translation>
    </message>
    <message>
        <source>The Heiress</source>
        <translation>L’Ereditiera</translation>
    </message>
    <message>
        <source>A ghost of 1; round ten: castles ×2</source>
        <translation>Da 1; al 10º: castelli ×2</translation>
    </message>
    <message>
        <source>Is a ghost of 1. In round ten it is worth twice the castles held by the side it lies on.</source>
        <translation>È un fantasma da 1. Nel decimo round vale il doppio del numero di castelli del lato su cui si trova.</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle %1, %2</source>
        <extracomment>%1 is a number, %2 how difficult it is.</extracomment>
        <translation>Rompicapo %1, %2</translation>
    </message>
    <message>
        <source>A puzzle of your own, %1</source>
        <extracomment>%1 is how difficult it is.</extracomment>
        <translation>Un rompicapo tutto tuo, %1</translation>
    </message>
    <message>
        <source>Turn the card over (F6)</source>
        <translation>Gira la carta (F6)</translation>
    </message>
    <message>
        <source>Remove it from the book</source>
        <translation>Toglilo dal libro</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>The computer is too busy now. Try again in a moment.</source>
        <translation>Il computer ora è troppo occupato. Riprova tra un momento.</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Salva il rompicapo come immagine</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
</context>
<context>
    <name>PuzzleVoice</name>
    <message>
        <source>This puzzle is over; take moves back, or start it again.</source>
        <translation>Questo rompicapo è finito: annulla qualche mossa o ricomincia.</translation>
    </message>
    <message>
        <source>A puzzle has no deck, so its cards stay as they are.</source>
        <translation>Un rompicapo non ha mazzo, quindi le sue carte restano quelle.</translation>
    </message>
    <message>
        <source>Nobody joins in a puzzle: all its kids are in the town already.</source>
        <translation>In un rompicapo non arriva nessuno: tutti i bambini sono già nella cittadina.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored.</source>
        <translation>Porta una carta sulla cittadina per completarla.</translation>
    </message>
    <message>
        <source>Type the code of a puzzle here.</source>
        <translation>Scrivi qui il codice di un rompicapo.</translation>
    </message>
    <message>
        <source>No code contains “%1”: there are only digits and Latin letters.</source>
        <translation>Nessun codice contiene «%1»: ci sono solo cifre e lettere latine.</translation>
    </message>
    <message>
        <source>Something is mistyped or missing; compare the code letter by letter.</source>
        <translation>C’è un errore di battitura o manca qualcosa: confronta il codice lettera per lettera.</translation>
    </message>
    <message>
        <source>There is no puzzle with this code.</source>
        <translation>Non c’è nessun rompicapo con questo codice.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>Il rompicapo è finito.</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3</source>
        <translation>%1 · round %2 di %3</translation>
    </message>
    <message>
        <source>The goal is reached: the puzzle is solved.</source>
        <translation>L’obiettivo è raggiunto: il rompicapo è risolto.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>Manca %n punto.</numerusform>
            <numerusform>Mancano %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rompicapo %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <translation>Round rimasti</translation>
    </message>
    <message>
        <source>Goal: %1. Points: %2. Rounds left: %3.</source>
        <translation>Obiettivo: %1. Punti: %2. Round rimasti: %3.</translation>
    </message>
    <message>
        <source>Do not score anything in this round.</source>
        <translation>In questo round non completare nessuna carta.</translation>
    </message>
    <message>
        <source>Score the framed card on the framed spots.</source>
        <translation>Completa la carta contornata sulle caselle contornate.</translation>
    </message>
    <message>
        <source>Go on: press “%1”.</source>
        <translation>Vai avanti: premi «%1».</translation>
    </message>
    <message>
        <source>Move the framed ghost to the framed house.</source>
        <translation>Muovi il fantasma contornato sulla casa contornata.</translation>
    </message>
    <message>
        <source>This round, score this card.</source>
        <translation>In questo round completa questa carta.</translation>
    </message>
    <message>
        <source>This round, score the framed card on the framed spots.</source>
        <translation>In questo round completa la carta contornata sulle caselle contornate.</translation>
    </message>
    <message>
        <source>This house hardly matters. Build it out of the way, here for example.</source>
        <translation>Questa casa conta poco. Costruiscila in disparte, per esempio qui.</translation>
    </message>
    <message>
        <source>Send whoever was shoved to the framed house.</source>
        <translation>Manda sulla casa contornata chi è stato spinto.</translation>
    </message>
    <message>
        <source>Build an orange house on the framed spot.</source>
        <translation>Costruisci una casa arancione sulla casella contornata.</translation>
    </message>
    <message>
        <source>Build a violet house on the framed spot.</source>
        <translation>Costruisci una casa viola sulla casella contornata.</translation>
    </message>
    <message>
        <source>Build a green house on the framed spot.</source>
        <translation>Costruisci una casa verde sulla casella contornata.</translation>
    </message>
    <message>
        <source>Build a blue house on the framed spot.</source>
        <translation>Costruisci una casa blu sulla casella contornata.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>very simple</source>
        <translation>molto facile</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>very difficult</source>
        <translation>molto difficile</translation>
    </message>
    <message numerus="yes">
        <source>Tries so far: %n</source>
        <translation>
            <numerusform>Tentativi: %n</numerusform>
            <numerusform>Tentativi: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>Al primo colpo</translation>
    </message>
    <message>
        <source>On try %1</source>
        <translation>In %1 tentativi</translation>
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
        <translation>Vince la serata: %1</translation>
    </message>
    <message>
        <source>The winners of the evening: %1</source>
        <translation>Vincono la serata: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of each game gets %n points, the next one fewer, and so on; whoever shares a place gets what it is worth.</source>
        <translation>
            <numerusform>Il primo posto di ogni partita vale %n punto, il seguente uno di meno e così via; chi condivide un posto riceve lo stesso.</numerusform>
            <numerusform>Il primo posto di ogni partita vale %n punti, il seguente uno di meno e così via; chi condivide un posto riceve lo stesso.</numerusform>
        </translation>
    </message>
    <message>
        <source>If points are equal, more games won decide.</source>
        <translation>A parità di punti decide il numero di partite vinte.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Torna allo scaffale</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Albo d’oro</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Salva come immagine</translation>
    </message>
    <message>
        <source>Plan another evening</source>
        <translation>Organizza un’altra serata</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Your cards are up. F5 reads them.</source>
        <translation>Le tue carte sono scoperte. F5 le legge.</translation>
    </message>
    <message>
        <source>Your cards lie face down again.</source>
        <translation>Le tue carte sono di nuovo coperte.</translation>
    </message>
    <message>
        <source>Read your hand (F5)</source>
        <translation>Leggi la tua mano (F5)</translation>
    </message>
    <message>
        <source>Read the board (F6)</source>
        <translation>Leggi il tabellone (F6)</translation>
    </message>
    <message>
        <source>Read what has changed since your last turn (F7)</source>
        <translation>Leggi che cosa è cambiato dal tuo ultimo turno (F7)</translation>
    </message>
    <message>
        <source>Read whose turn it is and what can be done (F8)</source>
        <translation>Leggi di chi è il turno e che cosa si può fare (F8)</translation>
    </message>
    <message>
        <source>Turn your cards up or down (F9)</source>
        <translation>Scopri o copri le tue carte (F9)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Suggerimento: che cosa farebbe un bravo giocatore? (F10)</translation>
    </message>
    <message>
        <source>Sounds off and on (F12)</source>
        <translation>Disattiva o attiva i suoni (F12)</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>La tua mano è vuota.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To hear them, press F9 and then F5.</source>
        <translation>Le tue carte sono coperte. Per ascoltarle, premi F9 e poi F5.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Il tabellone è vuoto.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n more; Tab takes you there</source>
        <translation>
            <numerusform>%n altro, con Tab</numerusform>
            <numerusform>altri %n, con Tab</numerusform>
        </translation>
    </message>
    <message>
        <source>You can use: %1.</source>
        <translation>Puoi usare: %1.</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Reading the file: %1 of %2 moves</source>
        <translation>Lettura del file: mossa %1 di %2</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Apri il file di una partita</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Wait a moment, the decision is up to: %1.</source>
        <translation>Aspetta un momento: ora decide %1.</translation>
    </message>
    <message>
        <source>The game is over; the town can sleep again.</source>
        <translation>La partita è finita: la cittadina può tornare a dormire.</translation>
    </message>
    <message>
        <source>First put a disc on an action space; then the ghosts obey.</source>
        <translation>Prima metti un disco su una casella azione: poi i fantasmi obbediscono.</translation>
    </message>
    <message>
        <source>All your sections have acted or rested: end your turn.</source>
        <translation>Tutte le tue sezioni hanno agito o riposato: finisci il turno.</translation>
    </message>
    <message>
        <source>There is no such section on your board.</source>
        <translation>Sulla tua plancia questa sezione non esiste.</translation>
    </message>
    <message>
        <source>This section has acted or rested in this turn already: %1.</source>
        <translation>In questo turno questa sezione ha già agito o riposato: %1.</translation>
    </message>
    <message>
        <source>A disc lies on this action space; it is free again after a rest in its section.</source>
        <translation>Su questa casella azione c’è un disco: torna libera dopo un riposo nella sua sezione.</translation>
    </message>
    <message>
        <source>Your reserve is empty: let a section rest, and its discs come back.</source>
        <translation>La tua riserva è vuota: fai riposare una sezione, e i suoi dischi tornano.</translation>
    </message>
    <message>
        <source>Before you end your turn, one section must act or rest: %1.</source>
        <translation>Prima di finire il turno, una sezione deve agire o riposare: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Before you end your turn, %n sections must act or rest.</source>
        <translation>
            <numerusform>Prima di finire il turno, %n sezione deve agire o riposare.</numerusform>
            <numerusform>Prima di finire il turno, %n sezioni devono agire o riposare.</numerusform>
        </translation>
    </message>
    <message>
        <source>First finish this action, or take it back with Esc: %1.</source>
        <translation>Prima finisci questa azione, o annullala con Esc: %1.</translation>
    </message>
    <message>
        <source>First finish the roll: throw the dice, or be content with them.</source>
        <translation>Prima finisci il tiro: tira i dadi, o accontentati di quello che mostrano.</translation>
    </message>
    <message>
        <source>First put the bonus into a slot, or do without it: %1.</source>
        <translation>Prima metti il bonus in una nicchia, o rinuncia: %1.</translation>
    </message>
    <message>
        <source>Blue ghosts are on their way: first choose a building with room for them.</source>
        <translation>Stanno arrivando fantasmi blu: prima scegli un edificio dove c’è posto per loro.</translation>
    </message>
    <message>
        <source>First decide which section rises to the new level (%1).</source>
        <translation>Prima decidi quale sezione sale al nuovo livello (%1).</translation>
    </message>
    <message>
        <source>In the Master game a section must rise to the new level (%1).</source>
        <translation>Nella partita da maestri una sezione deve salire al nuovo livello (%1).</translation>
    </message>
    <message>
        <source>Choose a section that is below the new level (%1).</source>
        <translation>Scegli una sezione che è sotto il nuovo livello (%1).</translation>
    </message>
    <message>
        <source>First pay for the card that you claim: %1.</source>
        <translation>Prima paga la carta che vuoi conquistare: %1.</translation>
    </message>
    <message>
        <source>First take your reward, points or discs, for the card: %1.</source>
        <translation>Prima prendi la tua ricompensa, punti o dischi, per la carta: %1.</translation>
    </message>
    <message>
        <source>First choose an action space for the card you have called upon: %1.</source>
        <translation>Prima scegli una casella azione per la carta che hai chiamato in aiuto: %1.</translation>
    </message>
    <message>
        <source>There is no bonus in this slot: move a ghost to a building with one.</source>
        <translation>In questa nicchia non c’è nessun bonus: sposta un fantasma in un edificio dove ce n’è uno.</translation>
    </message>
    <message>
        <source>A disc blocks this slot: choose another one.</source>
        <translation>Un disco blocca questa nicchia: scegline un’altra.</translation>
    </message>
    <message>
        <source>A bonus takes a disc from your reserve, and there is none: let a section rest.</source>
        <translation>Per un bonus serve un disco della tua riserva, e non ce n’è: fai riposare una sezione.</translation>
    </message>
    <message>
        <source>There is no disc on your action spaces that could come back.</source>
        <translation>Sulle tue caselle azione non c’è nessun disco da riprendere.</translation>
    </message>
    <message>
        <source>None of these is left in the supply: %1.</source>
        <translation>Nella scorta non ne resta nessuno: %1.</translation>
    </message>
    <message>
        <source>No ghost in town can move: the buildings around are full.</source>
        <translation>Nessun fantasma in cittadina può spostarsi: gli edifici attorno sono pieni.</translation>
    </message>
    <message>
        <source>There is no pair of one colour in a building with room and a third in the supply.</source>
        <translation>Non c’è una coppia dello stesso colore in un edificio dove c’è posto, con un terzo fantasma nella scorta.</translation>
    </message>
    <message>
        <source>Claim this card first: its power is for those who are on it.</source>
        <translation>Prima conquista questa carta: il suo potere è per chi c’è sopra.</translation>
    </message>
    <message>
        <source>This card is counted when the game ends: %1.</source>
        <translation>Questa carta si conta quando la partita finisce: %1.</translation>
    </message>
    <message>
        <source>This card works by itself whenever it applies: %1.</source>
        <translation>Questa carta agisce da sé ogni volta che serve: %1.</translation>
    </message>
    <message>
        <source>This card offers itself when its moment has come: %1.</source>
        <translation>Questa carta si propone da sé al momento giusto: %1.</translation>
    </message>
    <message>
        <source>You have called upon this card in this turn already: %1.</source>
        <translation>In questo turno hai già chiamato in aiuto questa carta: %1.</translation>
    </message>
    <message>
        <source>There is no action now for which this card would be of use: %1.</source>
        <translation>Ora non c’è nessuna azione per cui questa carta sarebbe utile: %1.</translation>
    </message>
    <message>
        <source>This action space is free: the card is for one with a disc on it.</source>
        <translation>Questa casella azione è libera: la carta vale per una con sopra un disco.</translation>
    </message>
    <message>
        <source>No level is higher than red: use the card in another section.</source>
        <translation>Nessun livello è più alto del rosso: usa la carta in un’altra sezione.</translation>
    </message>
    <message>
        <source>The card would be wasted here: this action could do nothing more with the higher level (%1).</source>
        <translation>Qui la carta andrebbe sprecata: con il livello più alto questa azione non potrebbe fare nulla di più (%1).</translation>
    </message>
    <message>
        <source>All your sections are blue, and none can go lower.</source>
        <translation>Tutte le tue sezioni sono blu, e nessuna può scendere.</translation>
    </message>
    <message>
        <source>The supply has no token of the colour to which any of your sections would sink.</source>
        <translation>Qualunque sezione tu abbassi, nella scorta mancano i gettoni del suo nuovo colore.</translation>
    </message>
    <message>
        <source>With your tokens and those in the supply, no swap is possible now.</source>
        <translation>Con i tuoi gettoni e quelli della scorta ora non è possibile nessuno scambio.</translation>
    </message>
    <message>
        <source>You have too few scares for any token that is in the supply.</source>
        <translation>Non hai abbastanza spaventi per nessun gettone della scorta.</translation>
    </message>
    <message>
        <source>Discs block all your slots: there is no place for a new bonus.</source>
        <translation>I dischi bloccano tutte le tue nicchie: non c’è posto per un nuovo bonus.</translation>
    </message>
    <message>
        <source>All your sections are red, and none can go higher.</source>
        <translation>Tutte le tue sezioni sono rosse, e nessuna può salire.</translation>
    </message>
    <message>
        <source>You have too few scares to lift any of your sections.</source>
        <translation>Non hai abbastanza spaventi per alzare una delle tue sezioni.</translation>
    </message>
    <message>
        <source>You have no token whose ghost is in the supply, or no building has room for it.</source>
        <translation>Non hai un gettone il cui fantasma sia nella scorta, oppure tutti gli edifici sono pieni.</translation>
    </message>
    <message>
        <source>There are no two ghosts of different colours in different buildings.</source>
        <translation>Non ci sono due fantasmi di colori diversi in edifici diversi.</translation>
    </message>
    <message>
        <source>This card is not in use in this game.</source>
        <translation>Questa carta non è in gioco in questa partita.</translation>
    </message>
    <message>
        <source>You are on this card already, and once is enough: %1.</source>
        <translation>Su questa carta ci sei già, e una volta basta: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens, and you have fewer.</source>
        <translation>
            <numerusform>Questa carta ti costa %n gettone, e tu ne hai meno.</numerusform>
            <numerusform>Questa carta ti costa %n gettoni, e tu ne hai meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens of different colours, and you have fewer colours.</source>
        <translation>
            <numerusform>Questa carta ti costa %n gettone, e tu non ne hai.</numerusform>
            <numerusform>Questa carta ti costa %n gettoni di colori diversi, e tu hai meno colori.</numerusform>
        </translation>
    </message>
    <message>
        <source>A disc from your reserve or your board goes on the card, and you have none.</source>
        <translation>Sulla carta va un disco della tua riserva o della tua plancia, e tu non ne hai.</translation>
    </message>
    <message>
        <source>This belongs to another lord: use what is on your own board.</source>
        <translation>Questo è di un altro Signore Oscuro: usa quello che c’è sulla tua plancia.</translation>
    </message>
    <message>
        <source>A disc goes on an action space, to a bonus that you use, or on a card that you claim.</source>
        <translation>Un disco va su una casella azione, su un bonus che usi o su una carta che conquisti.</translation>
    </message>
    <message>
        <source>This disc comes back when its section rests.</source>
        <translation>Questo disco torna quando la sua sezione riposa.</translation>
    </message>
    <message>
        <source>A disc on a card stays there for good.</source>
        <translation>Un disco su una carta resta lì per sempre.</translation>
    </message>
    <message>
        <source>The discs at your slots come back at the end of the turn in which the third one gets there.</source>
        <translation>I dischi delle tue nicchie tornano alla fine del turno in cui arriva il terzo.</translation>
    </message>
    <message>
        <source>Tokens buy cards: bring one to the card that you want to claim.</source>
        <translation>Con i gettoni si comprano le carte: portane uno sulla carta che vuoi conquistare.</translation>
    </message>
    <message>
        <source>Bring your ghost to the foe that it is to attack.</source>
        <translation>Porta il tuo fantasma sul nemico che deve attaccare.</translation>
    </message>
    <message>
        <source>Bring the ghost to the building where it is to go.</source>
        <translation>Porta il fantasma nell’edificio dove deve andare.</translation>
    </message>
    <message>
        <source>A pumpkin goes on a haunting space of a building.</source>
        <translation>Una zucca va su una casella infestazione di un edificio.</translation>
    </message>
    <message>
        <source>A pumpkin stays where somebody has put it.</source>
        <translation>Una zucca resta dove qualcuno l’ha messa.</translation>
    </message>
    <message>
        <source>To fetch a bonus, move a ghost to its building.</source>
        <translation>Per prendere un bonus, sposta un fantasma nel suo edificio.</translation>
    </message>
    <message>
        <source>Nobody needs to lift the dice: they roll at the press of a button.</source>
        <translation>Non serve sollevare i dadi: basta premere un pulsante, e si tirano da soli.</translation>
    </message>
    <message>
        <source>Sections rise when you upgrade ghosts: begin with an action space.</source>
        <translation>Le sezioni salgono quando potenzi i fantasmi: comincia da una casella azione.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The game is over here: go back to where you want to play on.</source>
        <translation>Qui la partita è già finita: torna al punto da cui vuoi continuare.</translation>
    </message>
    <message>
        <source>This game was begun under older rules: it can only be watched.</source>
        <translation>Questa partita è iniziata con regole più vecchie: si può solo guardare.</translation>
    </message>
    <message>
        <source>The end · move %1 of %2</source>
        <translation>Fine · mossa %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>The start · %n moves</source>
        <translation>
            <numerusform>Inizio · %n mossa</numerusform>
            <numerusform>Inizio · %n mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Tutte le carte scoperte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>Che cosa è costato di più?</translation>
    </message>
    <message>
        <source>%1 · move %2 of %3</source>
        <extracomment>%1 is whose turn of which round it is: “Round 3 · Ada · move 40 of 88”</extracomment>
        <translation>%1 · mossa %2 di %3</translation>
    </message>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Torna all’inizio del turno</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>Al prossimo turno</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Torna all’inizio del round</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>Al prossimo round</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Torna al gioco</translation>
    </message>
</context>
<context>
    <name>RestInPeaceComputers</name>
    <message>
        <source>What a computer player sees: its own hand below, and of yours only the backs.</source>
        <translation>Che cosa vede un giocatore computer: in basso la propria mano, e della tua solo i dorsi delle carte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; follows its gut. It fights for every mansion alike, as long as staying does not cost too much, and never asks which mansion matters most. It plays its largest ghosts first, even where smaller ones would do. It is fond of &lt;a href=&quot;#RP-1.7&quot;&gt;putting good cards at round ten&lt;/a&gt;, and then misses them in the rounds before.</source>
        <translation>&lt;b&gt;Facile&lt;/b&gt; va a istinto. Lotta allo stesso modo per ogni dimora, finché restare non costa troppo, e non si chiede mai quale conti di più. Gioca per primi i fantasmi più grandi, anche dove ne basterebbero di più piccoli. Ama &lt;a href=&quot;#RP-1.7&quot;&gt;mettere da parte buone carte per il decimo round&lt;/a&gt;, e poi gli mancano nei round precedenti.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; thinks its own turn through to the end, but only along the two plans that look best at each step. It imagines a few ways in which the hidden cards could lie, and weighs what each plan would leave it with: mansions, ghosts, psychics and stakes. It does not think ahead to your answer.</source>
        <translation>&lt;b&gt;Normale&lt;/b&gt; pensa al proprio turno fino in fondo, ma ogni volta solo lungo i due piani che sembrano migliori. Immagina alcuni modi in cui potrebbero essere disposte le carte nascoste, e valuta che cosa gli lascerebbe ogni piano: dimore, fantasmi, medium e carte messe da parte. Non prevede la tua risposta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; does think of your answer. It thinks its own turn through, and then what you would do best against it, with the hidden cards dealt differently again and again, always as they might really lie. Then it makes the move that has turned out best.</source>
        <translation>&lt;b&gt;Difficile&lt;/b&gt; pensa anche alla tua risposta. Ragiona sul proprio turno fino alla fine, e poi su ciò che di meglio potresti fare tu, distribuendo a mente le carte nascoste ogni volta in modo diverso, ma sempre come potrebbero essere davvero. Poi fa la mossa che ha dato il risultato migliore.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceIntroduction</name>
    <message>
        <source>Two ghost families want the same ten mansions, and in each of them only the stronger one can stay. Whoever leaves a mansion to the other gets a psychic instead, with an odd power for later.</source>
        <translation>Due famiglie di fantasmi vogliono le stesse dieci dimore, e in ognuna può restare solo la più forte. Chi lascia una dimora all’altra riceve in cambio un medium, con un potere bizzarro per dopo.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts in two families</source>
        <translation>
            <numerusform>%n fantasma di due famiglie</numerusform>
            <numerusform>%n fantasmi di due famiglie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n psychics</source>
        <translation>
            <numerusform>%n medium</numerusform>
            <numerusform>%n medium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n villa</numerusform>
            <numerusform>%n ville</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n castello</numerusform>
            <numerusform>%n castelli</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestInPeaceMinds</name>
    <message>
        <source>%1 to %2 is enough to stay.</source>
        <translation>%1 a %2 basta per restare.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 is enough to stay; %n ghosts stay in hand.</source>
        <translation>
            <numerusform>%1 a %2 basta per restare; in mano resta %n fantasma.</numerusform>
            <numerusform>%1 a %2 basta per restare; in mano restano %n fantasmi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; the cards are better kept for later rounds.</source>
        <translation>
            <numerusform>Per restare manca %n di forza; le carte serviranno di più nei prossimi round.</numerusform>
            <numerusform>Per restare mancano %n di forza; le carte serviranno di più nei prossimi round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; these cards cannot reach it.</source>
        <translation>
            <numerusform>Per restare manca %n di forza; con queste carte non ci si arriva.</numerusform>
            <numerusform>Per restare mancano %n di forza; con queste carte non ci si arriva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stays %1 to %2; staying takes %n more.</source>
        <translation>
            <numerusform>Si resta a %1 a %2; per restare serve ancora %n.</numerusform>
            <numerusform>Si resta a %1 a %2; per restare servono ancora %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 becomes %3 to %4; staying still takes %n more.</source>
        <translation>
            <numerusform>Da %1 a %2 si passa a %3 a %4; per restare serve ancora %n.</numerusform>
            <numerusform>Da %1 a %2 si passa a %3 a %4; per restare servono ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes it %1 to %2 at round ten.</source>
        <translation>Al decimo round si va a %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>Chance picks a ghost of %1 to %2; staying takes %n more strength.</source>
        <translation>
            <numerusform>Il caso sceglie un fantasma da %1 a %2; per restare manca %n di forza.</numerusform>
            <numerusform>Il caso sceglie un fantasma da %1 a %2; per restare mancano %n di forza.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ghost of %1 is given up for it.</source>
        <translation>In cambio si rinuncia a un fantasma da %1.</translation>
    </message>
    <message>
        <source>Only a ghost of %1 is given up; none here is smaller.</source>
        <translation>Si rinuncia solo a un fantasma da %1; qui non ce n’è di più piccoli.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back, to be played once more.</source>
        <translation>Torna un fantasma da %1, da giocare un’altra volta.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back; none there is larger.</source>
        <translation>Torna un fantasma da %1; lì non ce n’è di più grandi.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing goes to round ten: all %n cards are kept for now.</source>
        <translation>
            <numerusform>Niente va al decimo round: per ora si tiene %n carta.</numerusform>
            <numerusform>Niente va al decimo round: per ora si tengono tutte e %n le carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; without it this mansion wins the rival the game.</source>
        <translation>
            <numerusform>Per restare manca %n di forza; altrimenti questa dimora fa vincere la partita all’avversario.</numerusform>
            <numerusform>Per restare mancano %n di forza; altrimenti questa dimora fa vincere la partita all’avversario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; only round ten comes after this one, and it matters more.</source>
        <translation>
            <numerusform>Per restare manca %n di forza; dopo c’è solo il decimo round, che conta di più.</numerusform>
            <numerusform>Per restare mancano %n di forza; dopo c’è solo il decimo round, che conta di più.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: this mansion would win the game.</source>
        <translation>Da %1 a %2 si passa a %3 a %4, abbastanza per restare: questa dimora farebbe vincere la partita.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: otherwise this mansion wins the rival the game.</source>
        <translation>Da %1 a %2 si passa a %3 a %4, abbastanza per restare: altrimenti questa dimora fa vincere la partita all’avversario.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay.</source>
        <translation>Da %1 a %2 si passa a %3 a %4, abbastanza per restare.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts are to follow: %1.</source>
        <extracomment>%1 are the values of the ghosts, one after the other.</extracomment>
        <translation>
            <numerusform>Seguirà ancora %n fantasma: %1.</numerusform>
            <numerusform>Seguiranno ancora %n fantasmi: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the smallest ghost; larger ones stay in hand.</source>
        <translation>È il fantasma più piccolo; quelli più grandi restano in mano.</translation>
    </message>
    <message>
        <source>No smaller ghost would be enough.</source>
        <translation>Un fantasma più piccolo non basterebbe.</translation>
    </message>
    <message>
        <source>A smaller ghost would do, but the rival would have less to beat.</source>
        <translation>Basterebbe anche un fantasma più piccolo, ma l’avversario avrebbe meno da superare.</translation>
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
        <translation>Bastava già prima; ora l’avversario ha di più da superare.</translation>
    </message>
    <message>
        <source>Only round ten is left, and there this ghost adds its %1.</source>
        <translation>Resta solo il decimo round, e lì questo fantasma aggiunge il suo %1.</translation>
    </message>
    <message>
        <source>This ghost of %1, the smallest in hand, waits for round ten.</source>
        <translation>Questo fantasma da %1, il più piccolo in mano, aspetta il decimo round.</translation>
    </message>
    <message>
        <source>This ghost adds its %1 at round ten.</source>
        <translation>Al decimo round questo fantasma aggiunge il suo %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a psychic&apos;s name, %2 the sentence that says what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chance picks a ghost of %1 to %2.</source>
        <translation>Il caso sceglie un fantasma da %1 a %2.</translation>
    </message>
    <message>
        <source>At round ten this psychic fights, too: %1.</source>
        <translation>Al decimo round combatterà anche questo medium: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten: %1.</source>
        <translation>Questo medium al decimo round non fa nulla: %1.</translation>
    </message>
    <message>
        <source>%1 Leaving brings the psychic: %2.</source>
        <extracomment>%1 is a whole sentence on why to leave the round, %2 a psychic&apos;s name.</extracomment>
        <translation>%1 Andandosene si ottiene il medium: %2.</translation>
    </message>
</context>
<context>
    <name>RestInPeacePsychics</name>
    <message>
        <source>The psychics</source>
        <translation>I medium</translation>
    </message>
    <message>
        <source>These are all the psychics, by number. The nine starters have no level; the others have a level from 1 to 4.</source>
        <translation>Ecco tutti i medium, in ordine di numero. I nove medium di base non hanno livello; gli altri hanno un livello da 1 a 4.</translation>
    </message>
    <message>
        <source>The nine starters</source>
        <translation>I nove medium di base</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message>
        <source>A psychic whose effect cannot happen may be put at round ten, but it may not be played in a round. So nobody wastes one by accident. This is what they need:</source>
        <translation>Un medium il cui effetto non può avvenire si può mettere da parte per il decimo round, ma non si può giocare in un round. Così nessuno lo spreca per sbaglio. Ecco che cosa serve:</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>%1: un fantasma nel tuo mazzo.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost in your rival’s hand.</source>
        <translation>%1 e %2: un fantasma nella mano dell’avversario.</translation>
    </message>
    <message>
        <source>%1: a card of your rival in this round.</source>
        <translation>%1: una carta dell’avversario in questo round.</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck or in your hand.</source>
        <translation>%1: un fantasma nel tuo mazzo o nella tua mano.</translation>
    </message>
    <message>
        <source>%1: a ghost on each side of this round.</source>
        <translation>%1: un fantasma su ciascun lato di questo round.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost on your side of an earlier round.</source>
        <translation>%1 e %2: un fantasma sul tuo lato di un round precedente.</translation>
    </message>
    <message>
        <source>%1: a ghost of your rival in this round with a printed value of 3 or less.</source>
        <translation>%1: un fantasma dell’avversario in questo round, con valore stampato 3 o meno.</translation>
    </message>
    <message>
        <source>All other effects always happen. Only one psychic can never be played in a round: %1.</source>
        <translation>Tutti gli altri effetti avvengono sempre. Un solo medium non si può mai giocare in un round: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at &lt;a href=&quot;#RP-2.5&quot;&gt;round ten&lt;/a&gt;.</source>
        <translation>Al &lt;a href=&quot;#RP-2.5&quot;&gt;decimo round&lt;/a&gt; questo medium non fa nulla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (starter)</source>
        <extracomment>%1 is the number of a psychic, %2 its name.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (di base)</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (level %3)</source>
        <extracomment>%1 is the number of a psychic, %2 its name, %3 its level.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (livello %3)</translation>
    </message>
    <message>
        <source>A ghost counts for the side where it lies now. A lasting effect stays with the player who played it, even if its card moves.</source>
        <translation>Un fantasma vale per il lato su cui si trova ora. Un effetto duraturo resta a chi l’ha giocato, anche se la sua carta si sposta.</translation>
    </message>
    <message>
        <source>Any ghost that lies on your side there will do, of either family. Psychics that are ghosts are included.</source>
        <translation>Va bene qualsiasi fantasma che si trova lì sul tuo lato, dell’una o dell’altra famiglia. Sono compresi i medium che sono fantasmi.</translation>
    </message>
    <message>
        <source>“Played” means what &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt; says: ghosts that come into the round by psychics %1 are not played.</source>
        <translation>«Giocare» va inteso come nella &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt;: i fantasmi che entrano nel round grazie ai medium %1 non contano come giocati.</translation>
    </message>
    <message>
        <source>If your rival has no ghost in hand when the next card is played, they play freely, and the effect is spent.</source>
        <translation>Se l’avversario non ha fantasmi in mano quando gioca la prossima carta, la sceglie liberamente e l’effetto si esaurisce.</translation>
    </message>
    <message>
        <source>What a discarded psychic has already done stays done. Discarded cards lie open for both of you.</source>
        <translation>Quello che un medium scartato ha già fatto resta fatto. Le carte scartate stanno scoperte: le vedete tutti e due.</translation>
    </message>
    <message>
        <source>Then −2 is its printed value.</source>
        <translation>In quel caso −2 è il suo valore stampato.</translation>
    </message>
    <message>
        <source>Your rival may not play a first card if no second one could follow it, and may not end a turn after exactly one card.</source>
        <translation>L’avversario non può giocare una prima carta se dopo non ne potrebbe seguire una seconda, e non può finire il turno dopo una carta sola.</translation>
    </message>
    <message>
        <source>Its value is fixed when it is played, and it keeps this value. 0 is an even value.</source>
        <translation>Il suo valore si fissa quando viene giocato e non cambia più. 0 è un valore pari.</translation>
    </message>
    <message>
        <source>You draw as far as your deck goes. The card that you discard is always a ghost.</source>
        <translation>Se il mazzo non basta, peschi solo le carte che restano. La carta che scarti è sempre un fantasma.</translation>
    </message>
    <message>
        <source>They may still put a psychic at round ten: that is not playing it.</source>
        <translation>L’avversario può comunque mettere da parte un medium per il decimo round: non significa giocarlo.</translation>
    </message>
    <message>
        <source>“Strongest” means: it counts most before the doubling. If several count the same, it is one that does not count 0 in the end.</source>
        <translation>Il «più forte» è quello che prima del raddoppio vale di più. A parità, è uno che alla fine non vale 0.</translation>
    </message>
    <message>
        <source>This number is then its printed value.</source>
        <translation>Quel numero è allora il suo valore stampato.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>La storia e lo scopo</translation>
    </message>
    <message>
        <source>Two ghost families live next door to each other, and neither can stand the other. Now ten mansions are empty, and both families would love to haunt them.</source>
        <translation>Due famiglie di fantasmi vivono porta a porta e non si possono soffrire. Ora dieci dimore sono rimaste vuote, e tutte e due le famiglie non vedono l’ora di infestarle.</translation>
    </message>
    <message>
        <source>Rest in Peace is a duel for two. You lead one family, and your rival leads the other. In each round you fight for one mansion.</source>
        <translation>«Riposa in pace» è un duello per due. Tu guidi una famiglia, il tuo avversario l’altra. In ogni round vi contendete una dimora.</translation>
    </message>
    <message>
        <source>You take turns and play cards, each on your own side of the mansion. If you are not stronger than your rival at the end of your turn, you leave, and your rival takes the mansion.</source>
        <translation>Giocate carte a turno, ognuno sul proprio lato della dimora. Se alla fine del tuo turno la tua forza non supera quella dell’avversario, te ne vai, e la dimora la prende l’avversario.</translation>
    </message>
    <message>
        <source>But a lost round has its comforts: the psychic of the round comes to help you, and you may put a card aside for round ten, the last of all.</source>
        <translation>Ma anche un round perso ha le sue consolazioni: il medium del round viene ad aiutarti, e puoi mettere da parte una carta per il decimo round, l’ultimo di tutti.</translation>
    </message>
    <message>
        <source>You win as soon as you hold &lt;b&gt;four manors&lt;/b&gt; or &lt;b&gt;three castles&lt;/b&gt;. If nobody gets that far, round ten decides.</source>
        <translation>Vinci non appena hai &lt;b&gt;quattro ville&lt;/b&gt; o &lt;b&gt;tre castelli&lt;/b&gt;. Se nessuno ci arriva, decide il decimo round.</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Cosa c’è sul tavolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two families of ghosts&lt;/b&gt;, with 21 cards each: six ghosts of 1, five of 2, four of 3, three of 4, two of 5 and one of 6. One family has the sign of the leaf, the other the sign of the bow, and both wear the colour of their player.</source>
        <translation>&lt;b&gt;Due famiglie di fantasmi&lt;/b&gt;, con 21 carte ciascuna: sei fantasmi da 1, cinque da 2, quattro da 3, tre da 4, due da 5 e uno da 6. Il segno di una famiglia è la foglia, quello dell’altra il fiocco, e ognuna porta il colore di chi la guida.</translation>
    </message>
    <message>
        <source>The number on a ghost is its &lt;b&gt;printed value&lt;/b&gt;. Even ghosts carry a bat, odd ghosts carry a snake.</source>
        <translation>Il numero su un fantasma è il suo &lt;b&gt;valore stampato&lt;/b&gt;. I fantasmi pari portano un pipistrello, i dispari un serpente.</translation>
    </message>
    <message>
        <source>&lt;b&gt;29 psychics&lt;/b&gt;, each with an effect of its own. Numbers 1 to 9 are the starters. Numbers 10 to 29 have a level from 1 to 4. &lt;a href=&quot;#RP-4&quot;&gt;A chapter of its own&lt;/a&gt; lists them all.</source>
        <translation>&lt;b&gt;29 medium&lt;/b&gt;, ciascuno con un effetto tutto suo. I numeri da 1 a 9 sono i medium di base. I numeri da 10 a 29 hanno un livello da 1 a 4. &lt;a href=&quot;#RP-4&quot;&gt;Un capitolo a parte&lt;/a&gt; li elenca tutti.</translation>
    </message>
    <message>
        <source>Two psychics. The number is at the top, stars show the level, and a few words say what the psychic does. The right one is a ghost: a circle shows its value.</source>
        <translation>Due medium. In alto c’è il numero, le stelle indicano il livello e poche parole dicono che cosa fa il medium. Quello a destra è un fantasma: un cerchio mostra il suo valore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ten mansions&lt;/b&gt;: six manors and four castles.</source>
        <translation>&lt;b&gt;Dieci dimore&lt;/b&gt;: sei ville e quattro castelli.</translation>
    </message>
    <message>
        <source>On the left a manor, on the right a castle.</source>
        <translation>A sinistra una villa, a destra un castello.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The line&lt;/b&gt; runs across the table. It shows the rounds in their order: a psychic and a mansion for each of rounds 1 to 9, and at its end the card of round ten with the last mansion.</source>
        <translation>&lt;b&gt;La fila&lt;/b&gt; attraversa il tavolo. Mostra i round in ordine: un medium e una dimora per ciascuno dei round da 1 a 9, e in fondo la carta del decimo round con l’ultima dimora.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your side&lt;/b&gt; of a round is where you play your cards. The psychics that you have taken lie face up &lt;b&gt;in front of you&lt;/b&gt;. Your &lt;b&gt;hand&lt;/b&gt; holds the ghosts that you have drawn, your &lt;b&gt;deck&lt;/b&gt; those still to come. Cards that are out of the game lie open on the &lt;b&gt;discard pile&lt;/b&gt;.</source>
        <translation>Il &lt;b&gt;tuo lato&lt;/b&gt; di un round è dove giochi le tue carte. I medium che hai preso stanno scoperti &lt;b&gt;davanti a te&lt;/b&gt;. La tua &lt;b&gt;mano&lt;/b&gt; contiene i fantasmi che hai pescato, il tuo &lt;b&gt;mazzo&lt;/b&gt; quelli che devono ancora arrivare. Le carte uscite dal gioco stanno scoperte nella &lt;b&gt;pila degli scarti&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>A preparare tutto ci pensa il programma. Ecco come fa, e che cosa potete decidere prima di cominciare.</translation>
    </message>
    <message>
        <source>Nine psychics, drawn by chance, lie face up in a line, one for each of rounds 1 to 9. The card of round ten ends the line. The other psychics are out of the game. Before the game you agree on who takes part: only the starters, or also the psychics up to level 1, up to level 2, up to level 3, or all of them.</source>
        <translation>Nove medium scelti dal caso stanno scoperti in fila, uno per ciascuno dei round da 1 a 9. La carta del decimo round chiude la fila. Gli altri medium restano fuori dal gioco. Prima della partita decidete quali medium partecipano: solo quelli di base, oppure anche gli altri fino al livello 1, al livello 2, al livello 3, o tutti.</translation>
    </message>
    <message>
        <source>Chance deals the ten mansions face up, one to each card of the line.</source>
        <translation>Il caso distribuisce le dieci dimore, scoperte: una per ogni carta della fila.</translation>
    </message>
    <message>
        <source>The line at the start: nine psychics and the card of round ten, each with a mansion.</source>
        <translation>La fila all’inizio: nove medium e la carta del decimo round, ognuno con una dimora.</translation>
    </message>
    <message>
        <source>Each of you shuffles the deck of your family and draws 5 ghosts. They are your hand, and your rival does not see them.</source>
        <translation>Ciascuno mescola il mazzo della propria famiglia e pesca 5 fantasmi. Sono la sua mano, e l’avversario non li vede.</translation>
    </message>
    <message>
        <source>Whoever saw a ghost last is the first player; before the game you can also choose somebody, or let lots decide.</source>
        <translation>Il primo giocatore è chi ha visto un fantasma più di recente; prima della partita potete anche scegliere qualcuno o tirare a sorte.</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;training game&lt;/b&gt; only the nine starters take part. They lie face down, and the first three are turned up. After each round one more is turned up. This is a good way to play for the first time.</source>
        <translation>Nella &lt;b&gt;partita di prova&lt;/b&gt; ci sono solo i nove medium di base. Stanno coperti, e si scoprono i primi tre. Dopo ogni round se ne scopre un altro. È un buon modo per giocare la prima volta.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Un round</translation>
    </message>
    <message>
        <source>Rounds 1 to 9 follow the line, and each is a fight for one mansion. You and your rival take turns: in your turn you play cards, and then you &lt;a href=&quot;#RP-1-stay&quot;&gt;stay or leave&lt;/a&gt;. When one of you leaves, the round is over.</source>
        <translation>I round da 1 a 9 seguono la fila, e ognuno è una sfida per una dimora. Tu e il tuo avversario vi alternate: nel tuo turno giochi carte, e poi &lt;a href=&quot;#RP-1-stay&quot;&gt;resti o te ne vai&lt;/a&gt;. Quando uno dei due se ne va, il round è finito.</translation>
    </message>
    <message>
        <source>In your turn play as many cards as you like, or none: ghosts from your hand and psychics that lie in front of you, in any mix. They go to your side of this round’s mansion. Cards that you have played lie open until the end of the game and never come back, unless a card says so.</source>
        <translation>Nel tuo turno gioca quante carte vuoi, anche nessuna: fantasmi della tua mano e medium davanti a te, combinati come preferisci. Vanno sul tuo lato della dimora di questo round. Le carte giocate restano scoperte fino alla fine della partita e non tornano mai indietro, a meno che non lo dica una carta.</translation>
    </message>
    <message>
        <source>The effect of a psychic happens at once. If it is a lasting effect, it lasts until the round ends. It covers cards that were played before the psychic and cards that are played after it.</source>
        <translation>L’effetto di un medium avviene subito. Se è un effetto duraturo, dura fino alla fine del round. Riguarda sia le carte giocate prima del medium sia quelle giocate dopo.</translation>
    </message>
    <message>
        <source>If an effect asks you to choose something, you choose before you do anything else.</source>
        <translation>Se un effetto ti chiede di scegliere qualcosa, scegli prima di fare qualsiasi altra cosa.</translation>
    </message>
    <message>
        <source>A round in progress. The cards of each family lie on its own side, and the shields show the strengths. Here the leaf family leads by 9 to 8.</source>
        <translation>Un round in corso. Le carte di ogni famiglia stanno sul suo lato, e gli scudi mostrano le forze. Qui la famiglia della foglia è in vantaggio per 9 a 8.</translation>
    </message>
    <message>
        <source>Staying and leaving</source>
        <translation>Restare e andarsene</translation>
    </message>
    <message>
        <source>At the end of your turn your &lt;a href=&quot;#RP-3&quot;&gt;strength&lt;/a&gt; must be higher than your rival’s, by at least 1. Then you stay, and it is your rival’s turn. If it is not higher, you leave, and the round is lost. A tie is not enough.</source>
        <translation>Alla fine del tuo turno la tua &lt;a href=&quot;#RP-3&quot;&gt;forza&lt;/a&gt; deve superare quella dell’avversario, almeno di 1. Allora resti, e tocca all’avversario. Se non la supera, te ne vai, e il round è perso. Un pareggio non basta.</translation>
    </message>
    <message>
        <source>You may leave without playing a single card, even as the first player of the round.</source>
        <translation>Puoi andartene senza giocare nemmeno una carta, anche se il round lo cominci tu.</translation>
    </message>
    <message>
        <source>Leaving in time can be clever. You save your ghosts for a mansion that you want more, you get a psychic, and you may put a card at round ten.</source>
        <translation>Andarsene in tempo può essere una scelta astuta. Risparmi i tuoi fantasmi per una dimora che ti interessa di più, ricevi un medium e puoi mettere da parte una carta per il decimo round.</translation>
    </message>
    <message>
        <source>Only one psychic makes a tie enough to stay: %1.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>Un pareggio basta per restare solo grazie a un medium: %1.</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Dopo un round</translation>
    </message>
    <message>
        <source>The winner takes the mansion. The loser takes the psychic of this round and lays it face up in front of them: it can be played in later rounds.</source>
        <translation>Chi vince prende la dimora. Chi perde prende il medium di questo round e lo mette scoperto davanti a sé: potrà giocarlo nei round successivi.</translation>
    </message>
    <message>
        <source>If the winner now holds four manors or three castles, the game is over (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). Otherwise it goes on.</source>
        <translation>Se ora chi ha vinto ha quattro ville o tre castelli, la partita è finita (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). Altrimenti si va avanti.</translation>
    </message>
    <message>
        <source>Each of you draws 2 ghosts, as far as your deck goes. Five ghosts at the start and two after each of eight rounds make 21, so your deck is empty after the draw of round 8 at the latest.</source>
        <translation>Ciascuno pesca 2 fantasmi, se nel mazzo ce ne sono ancora. Cinque fantasmi all’inizio e due dopo ciascuno dei primi otto round fanno 21, perciò il tuo mazzo è vuoto al più tardi dopo la pesca del round 8.</translation>
    </message>
    <message>
        <source>Then the loser may put one card face down at round ten: a ghost from hand or a psychic that lies in front of them, even the one just taken. This card is a &lt;b&gt;stake&lt;/b&gt;. Its owner may look at it, the rival may not. After round 9 a card can be put there too.</source>
        <translation>Poi chi ha perso può mettere da parte una carta, coperta, per il decimo round: un fantasma della sua mano o un medium che ha davanti, anche quello appena preso. Questa è una &lt;b&gt;carta messa da parte&lt;/b&gt;. Chi l’ha messa lì può guardarla, l’avversario no. Anche dopo il round 9 si può mettere da parte una carta.</translation>
    </message>
    <message>
        <source>The winner starts the next round.</source>
        <translation>Chi vince comincia il round successivo.</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Il decimo round</translation>
    </message>
    <message>
        <source>In round ten nobody plays cards from hand. Only what you have put there in the rounds before fights for the last mansion.</source>
        <translation>Nel decimo round nessuno gioca carte dalla mano. Per l’ultima dimora si battono solo le carte che avete messo da parte nei round precedenti.</translation>
    </message>
    <message>
        <source>After round 9 both of you reveal your stakes. Whoever has the higher strength takes the tenth mansion. Then &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; is checked.</source>
        <translation>Dopo il round 9 tutti e due rivelate le vostre carte messe da parte. Chi ha la forza maggiore prende la decima dimora. Poi si controlla la &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The revealed psychics take effect by turns. The winner of round 9 starts, and the psychics of each player follow in the order in which they were put there. Every psychic takes its turn; its owner makes the choices, and they are compulsory. A psychic that was discarded before its turn does nothing. Psychics with these numbers do nothing at round ten: %1. Nobody’s hand is seen there either: %2 is just a ghost.</source>
        <extracomment>%1 is a list of numbers, %2 is the name of a psychic.</extracomment>
        <translation>I medium rivelati hanno effetto a turno. Comincia chi ha vinto il round 9, e i medium di ciascuno seguono l’ordine in cui sono stati messi da parte. A ogni medium tocca il suo turno; le scelte le fa chi lo ha messo da parte, e sono obbligatorie. Un medium scartato prima del suo turno non fa nulla. I medium con questi numeri non fanno nulla al decimo round: %1. Lì non si vede nemmeno la mano dell’avversario: %2 è solo un fantasma.</translation>
    </message>
    <message>
        <source>On the right round ten, before it begins. You see the faces of your own stakes, and a lock tells you that your rival does not. Of your rival’s stakes you see only the backs.</source>
        <translation>A destra il decimo round, prima che cominci. Delle tue carte messe da parte vedi la faccia, e un lucchetto ti dice che l’avversario non la vede. Di quelle dell’avversario vedi solo il dorso.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Whoever holds four manors or three castles wins the game at once.</source>
        <translation>Chi ha quattro ville o tre castelli vince subito la partita.</translation>
    </message>
    <message>
        <source>If nobody has won by &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; after round ten, the winner of round ten wins the game.</source>
        <translation>Se dopo il decimo round nessuno ha vinto secondo la &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;, vince la partita chi ha vinto il decimo round.</translation>
    </message>
    <message>
        <source>If round ten is tied, nobody takes its mansion, and whoever holds more mansions wins the game. Nine mansions can never be split evenly, so the game does not end in a draw.</source>
        <translation>Se il decimo round finisce in pareggio, nessuno prende la sua dimora, e vince la partita chi ha più dimore. Nove dimore non si possono mai dividere in parti uguali, perciò la partita non finisce mai in parità.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceStrength</name>
    <message>
        <source>Strength, card by card</source>
        <translation>La forza, carta per carta</translation>
    </message>
    <message>
        <source>“Is a ghost of 3” means: this psychic counts as a ghost with the printed value 3 in every respect. The same goes for other numbers. All other psychics have no value.</source>
        <translation>«È un fantasma da 3» significa: questo medium è a tutti gli effetti un fantasma con valore stampato 3. Lo stesso vale per gli altri numeri. Tutti gli altri medium non hanno valore.</translation>
    </message>
    <message>
        <source>Whether a ghost is even or odd, whether it has a twin, whether it is one of the ghosts an effect speaks of: its printed value decides, whatever it counts at the moment.</source>
        <translation>Se un fantasma è pari o dispari, se ha un gemello, se è uno di quelli di cui parla un effetto: lo decide il suo valore stampato, non quanto vale al momento.</translation>
    </message>
    <message>
        <source>Your strength is the sum of your cards in this round. Each ghost is counted in these steps, in this order. A step with a psychic is left out unless its effect lasts now and is meant for your side.</source>
        <translation>La tua forza è la somma delle tue carte in questo round. Quanto vale ogni fantasma si calcola con questi passi, in quest’ordine. Un passo con un medium si salta, se in quel momento il suo effetto non è in corso o non riguarda il tuo lato.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; A ghost counts its printed value.</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Un fantasma vale il suo valore stampato.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; %1: a ghost counts 7 minus its printed value.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>&lt;b&gt;2.&lt;/b&gt; %1: un fantasma vale 7 meno il suo valore stampato.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3.&lt;/b&gt; %1: a ghost with a printed 5 or 6 counts as 1.</source>
        <translation>&lt;b&gt;3.&lt;/b&gt; %1: un fantasma con valore stampato 5 o 6 vale 1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4.&lt;/b&gt; %1: an even ghost counts 1 more. %2: an odd ghost counts 1 more.</source>
        <translation>&lt;b&gt;4.&lt;/b&gt; %1: un fantasma pari vale 1 in più. %2: un fantasma dispari vale 1 in più.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5.&lt;/b&gt; %1: a ghost with the named printed value counts 2 more.</source>
        <translation>&lt;b&gt;5.&lt;/b&gt; %1: un fantasma con il valore stampato dichiarato vale 2 in più.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6.&lt;/b&gt; %1: a ghost that has a twin counts 1 more.</source>
        <translation>&lt;b&gt;6.&lt;/b&gt; %1: un fantasma che ha un gemello vale 1 in più.</translation>
    </message>
    <message>
        <source>&lt;b&gt;7.&lt;/b&gt; %1: the strongest ghost counts twice.</source>
        <translation>&lt;b&gt;7.&lt;/b&gt; %1: il fantasma più forte vale il doppio.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8.&lt;/b&gt; %1: a ghost with a printed 1 or 2 counts 0 after all.</source>
        <translation>&lt;b&gt;8.&lt;/b&gt; %1: un fantasma con valore stampato 1 o 2 vale comunque 0.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A whole round.&lt;/b&gt; The leaf family starts with a 2. The bow family plays two ghosts of 2 and has 4. Leaf adds a 5 and has 7. Bow adds a 4 and has 8. Leaf adds two ghosts of 1 and has 9. Now Bow plays a psychic: %1. All three ghosts of Bow are even, so each counts 1 more, and Bow has 11. Leaf leaves.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>&lt;b&gt;Un round intero.&lt;/b&gt; La famiglia della foglia comincia con un 2. La famiglia del fiocco gioca due fantasmi da 2 e ha forza 4. La foglia aggiunge un 5 e sale a 7. Il fiocco aggiunge un 4 e sale a 8. La foglia aggiunge due fantasmi da 1 e sale a 9. Ora il fiocco gioca un medium: %1. Tutti e tre i fantasmi del fiocco sono pari, quindi ognuno vale 1 in più, e il fiocco arriva a 11. La foglia se ne va.</translation>
    </message>
    <message>
        <source>Bow’s side at the end of this round. The cards lie in a fan, the last one on top. The orange chips show what the ghosts count now: 3, 3 and 5.</source>
        <translation>Il lato del fiocco alla fine di questo round. Le carte stanno a ventaglio, l’ultima sopra le altre. I gettoni arancioni mostrano quanto valgono ora i fantasmi: 3, 3 e 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A shrunken ghost.&lt;/b&gt; Your rival has played a psychic: %1. So your ghost of 5 counts as 1. Now you play one too: %2. The printed 5 is odd, so your ghost counts 1 + 1 = 2.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Un fantasma strizzato.&lt;/b&gt; L’avversario ha giocato un medium: %1. Così il tuo fantasma da 5 vale 1. Ora ne giochi uno anche tu: %2. Il 5 stampato è dispari, quindi il tuo fantasma vale 1 + 1 = 2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Twins and an echo.&lt;/b&gt; You have two ghosts of 3 and one of 4, and you play two psychics. %1: each 3 has a twin and counts 4. %2: one of the three ghosts counts twice. Your strength is 8 + 4 + 4 = 16.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Gemelli con l’eco.&lt;/b&gt; Hai due fantasmi da 3 e uno da 4, e giochi due medium. %1: ogni 3 ha un gemello e vale 4. %2: uno dei tre fantasmi vale il doppio. La tua forza è 8&#xa0;+&#xa0;4&#xa0;+&#xa0;4&#xa0;=&#xa0;16.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upside down.&lt;/b&gt; You have a ghost of 1 and a ghost of 6, and you play a psychic: %1. The 1 counts 6 now, and the 6 counts 1. Then your rival plays a psychic: %2. The 1 counts 0 in the end, because its printed value decides. The 6 still counts 1.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Sottosopra.&lt;/b&gt; Hai un fantasma da 1 e un fantasma da 6, e giochi un medium: %1. Ora l’1 vale 6, e il 6 vale 1. Poi l’avversario gioca un medium: %2. Alla fine l’1 vale 0, perché decide il suo valore stampato. Il 6 vale ancora 1.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceTable</name>
    <message>
        <source>How to use the table</source>
        <translation>Come si usa il tavolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a ghost from your hand, or a psychic that lies in front of you, to your side of the current round, or click it and then click the place. When you lift a card, the places where it may go light up.</source>
        <translation>&lt;b&gt;Con il mouse.&lt;/b&gt; Trascina un fantasma della tua mano, o un medium davanti a te, sul tuo lato del round in corso, oppure fai clic prima sulla carta e poi sulla destinazione. Quando sollevi una carta, si illuminano i punti dove può andare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the card glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Se qualcosa non è permesso&lt;/b&gt;, la carta torna indietro, e un breve messaggio dice perché e rimanda alla regola.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The near side is yours, whichever family you lead: the table turns round for whoever has to decide. Each round has its column: the current one is the widest, and those that are over are narrow. A psychic too small for words shows its number and its picture; point at it to read what it does.</source>
        <translation>&lt;b&gt;Il tuo posto.&lt;/b&gt; Il lato più vicino è il tuo, qualunque famiglia tu guidi: il tavolo si gira verso chi deve decidere. Ogni round ha la sua colonna: quella del round in corso è la più larga, quelle dei round finiti sono strette. Un medium troppo piccolo per le parole mostra il suo numero e il suo disegno; indicalo con il mouse per leggere che cosa fa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength.&lt;/b&gt; The shields in a column show both strengths. Point at a side, and you see how its strength comes about, card by card. An orange chip on a card shows what it counts, if that is not its printed value. Where there are too many cards for a fan, each becomes a tab with its value.</source>
        <translation>&lt;b&gt;La forza.&lt;/b&gt; Gli scudi in una colonna mostrano le due forze. Indica un lato con il mouse, e vedi carta per carta da dove viene la sua forza. Un gettone arancione su una carta mostra quanto vale, se non è il suo valore stampato. Dove le carte sono troppe per un ventaglio, ognuna diventa una linguetta con il suo valore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Putting a card at round ten.&lt;/b&gt; After a round that you lost, drag a card to your side of the last column, or press the big button if you want to put none there. You always see the faces of your own stakes.</source>
        <translation>&lt;b&gt;Mettere da parte una carta per il decimo round.&lt;/b&gt; Dopo un round perso, trascina una carta sul tuo lato dell’ultima colonna, oppure premi il pulsante grande se non vuoi mettere da parte nulla. Delle tue carte messe da parte vedi sempre la faccia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The dial.&lt;/b&gt; If you have to name a value, a dial with the numbers 1 to 6 appears. Press the number that you want, there or on the keyboard.</source>
        <translation>&lt;b&gt;Il quadrante.&lt;/b&gt; Se devi dichiarare un valore, compare un quadrante con i numeri da 1 a 6. Premi il numero che vuoi, lì o sulla tastiera.</translation>
    </message>
    <message>
        <source>The dial: press a number to name this value.</source>
        <translation>Il quadrante: premi un numero per dichiarare quel valore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Looking through your deck.&lt;/b&gt; Your deck is spread out before you, sorted by value, so that its order stays a secret. Press the ghost that you want; the others are shuffled.</source>
        <translation>&lt;b&gt;Guardare nel mazzo.&lt;/b&gt; Il tuo mazzo si apre davanti a te, con i fantasmi disposti per valore, così l’ordine del mazzo resta un segreto. Premi il fantasma che vuoi; gli altri vengono mescolati.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The unseen hand.&lt;/b&gt; When chance picks a ghost from a hand, an unseen hand draws it and holds it up for both of you. If chance picks your next card, press the button with the unseen hand. You may also end your turn instead.</source>
        <translation>&lt;b&gt;La mano invisibile.&lt;/b&gt; Quando il caso sceglie un fantasma da una mano, una mano invisibile lo pesca e lo mostra a tutti e due. Se è il caso a scegliere la tua prossima carta, premi il pulsante con la mano invisibile. Oppure puoi finire il turno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round ten&lt;/b&gt; plays almost by itself. The stakes are turned up one by one, then the psychics take their turns, and the table waits only where somebody has to choose. The hands are not needed any more and lie face down. At the end of the game hands and stakes are laid open.</source>
        <translation>&lt;b&gt;Il decimo round&lt;/b&gt; si gioca quasi da sé. Le carte messe da parte si scoprono una a una, poi tocca ai medium, e il tavolo si ferma solo quando qualcuno deve scegliere. Le mani non servono più e restano coperte. Alla fine della partita si mostrano le mani e le carte messe da parte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking cards back.&lt;/b&gt; Drag a card that you have played in this turn back to where it came from. &lt;b&gt;Ctrl+Z&lt;/b&gt; takes your last move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn ghost, nor past the decision of your rival.</source>
        <translation>&lt;b&gt;Riprendere le carte.&lt;/b&gt; Trascina una carta giocata in questo turno là da dove è venuta. &lt;b&gt;Ctrl+Z&lt;/b&gt; annulla la tua ultima mossa, &lt;b&gt;Ctrl+Y&lt;/b&gt; la ripete. Non si può tornare a prima di un momento in cui qualcuno ha scoperto qualcosa, per esempio un fantasma appena pescato, né a prima di una decisione dell’avversario.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from card to card and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a card and drops it, or presses it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; presses the big button. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Con la tastiera.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; e i &lt;b&gt;tasti freccia&lt;/b&gt; ti portano da una carta all’altra e da un punto all’altro. &lt;b&gt;Invio&lt;/b&gt; solleva una carta e la posa, oppure la preme. &lt;b&gt;Esc&lt;/b&gt; annulla. La &lt;b&gt;barra spaziatrice&lt;/b&gt; preme il pulsante grande. &lt;b&gt;F1&lt;/b&gt; apre questo regolamento. La rotella del mouse o &lt;b&gt;+&lt;/b&gt; e &lt;b&gt;−&lt;/b&gt; avvicinano o allontanano la vista, &lt;b&gt;0&lt;/b&gt; mostra tutto il tavolo. &lt;b&gt;F11&lt;/b&gt; passa a schermo intero.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; The big button ends your turn and says beforehand what that means: it is green if you stay, and dark if you leave. If you are about to leave although your cards, face up, would be enough to stay, the table asks you first.</source>
        <translation>&lt;b&gt;Finire il turno.&lt;/b&gt; Il pulsante grande conclude il tuo turno e dice prima che cosa comporta: è verde se resti, scuro se te ne vai. Se stai per andartene e le tue carte, scoperte, basterebbero per restare, il tavolo ti chiede prima conferma.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choosing.&lt;/b&gt; If a psychic asks you to choose a card, the cards that you can choose light up. Press one of them, or drag it to where it goes. Out of a hand that lies face down, pull the card that you mean.</source>
        <translation>&lt;b&gt;Scegliere.&lt;/b&gt; Se un medium ti chiede di scegliere una carta, si illuminano quelle che puoi scegliere. Premi quella che vuoi, o trascinala dove deve andare. Da una mano coperta, tira semplicemente fuori la carta che vuoi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If only one card can be chosen&lt;/b&gt;, and everybody can see that, the table chooses it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;Se si può scegliere una sola carta&lt;/b&gt;, e tutti lo vedono, il tavolo la sceglie per te e il diario lo racconta. Nelle impostazioni puoi disattivarlo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up. Whoever looks through their deck, or has just got to see the hand of their rival, looks alone: a curtain falls first.</source>
        <translation>&lt;b&gt;Carte nascoste.&lt;/b&gt; Le tue carte sono coperte, così nessuno deve voltarsi. Tieni premuto su di esse, o tieni premuto il tasto che vi è indicato, e le vedi finché tieni. Nelle impostazioni puoi invece far calare un sipario tra i turni o giocare a carte scoperte. Chi guarda il proprio mazzo, o ha appena ottenuto di vedere la mano dell’avversario, lo fa senza testimoni: prima cala il sipario.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;La tua partita viene salvata&lt;/b&gt; dopo ogni mossa. Smetti pure quando vuoi: ti aspetta sullo scaffale, e da lì puoi anche salvarla in un file.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Decisioni del tavolo</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Dove le regole del gioco originale che conosciamo tacciono, abbiamo preso una decisione del tavolo. Eccole tutte, ognuna con il suo motivo, così puoi distinguerle dalle altre regole.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: If round ten is tied, nobody takes its mansion, because neither family was stronger. The original rules mention a draw; here it cannot happen.</source>
        <translation>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: se il decimo round finisce in pareggio, nessuno prende la sua dimora, perché nessuna delle due famiglie è stata più forte. Le regole originali prevedono anche la parità; qui non può capitare.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: At round ten psychics take effect by turns, because many effects depend on what happened before. The winner of round 9 starts, as the winner starts every round. Choices are compulsory, so that there is nothing to argue about. Effects on hands, decks and turns do nothing there, because these play no part in round ten.</source>
        <translation>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: al decimo round i medium hanno effetto a turno, perché molti effetti dipendono da quello che è successo prima. Comincia chi ha vinto il round 9, perché è sempre chi vince a cominciare il round dopo. Le scelte sono obbligatorie, così non c’è nulla da discutere. Gli effetti su mani, mazzi e turni lì non fanno nulla, perché nel decimo round tutto questo non ha alcun ruolo.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4&quot;&gt;The psychics&lt;/a&gt;: We do not have the sheet that describes them. Numbers 1 to 14 have the effects of the published game, as far as they are publicly known, in our words. The effects of these numbers are ours: %1. All names are ours too.</source>
        <extracomment>%1 is a list of numbers.</extracomment>
        <translation>&lt;a href=&quot;#RP-4&quot;&gt;I medium&lt;/a&gt;: non abbiamo il foglio che li descrive. I numeri da 1 a 14 hanno gli effetti del gioco pubblicato, per quanto è noto al pubblico, con parole nostre. Gli effetti di questi numeri sono nostri: %1. Sono nostri anche tutti i nomi.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: Without a ghost in hand there is nothing to draw, so the next card is played freely. It still uses the effect up, so nobody has to keep it in mind.</source>
        <translation>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: senza fantasmi in mano non c’è nulla da pescare, quindi la prossima carta si gioca liberamente. L’effetto si esaurisce comunque, così nessuno deve tenerlo a mente.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: The effect of a discarded psychic ends, because the card is gone. Discarded cards lie open, so that both of you know what is gone.</source>
        <translation>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: l’effetto di un medium scartato finisce, perché la carta non c’è più. Le carte scartate stanno scoperte, così sapete tutti e due che cosa è uscito dal gioco.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: What such a ghost is worth at round ten is its printed value there. So every other effect knows how to treat it. The castles are those of the side where it lies.</source>
        <translation>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: al decimo round il valore speciale di un fantasma così è il suo valore stampato. In questo modo ogni altro effetto sa come trattarlo. I castelli sono quelli del lato su cui si trova.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: A first card is refused if no second one could follow it. So nobody gets stuck in the middle of a turn.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: una prima carta viene rifiutata se dopo non ne potrebbe seguire una seconda. Così nessuno resta bloccato a metà turno.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: Only cards that you play yourself are “played”. A ghost that an effect brings into the round is not.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: sono «giocate» solo le carte che giochi tu. Un fantasma che un effetto porta nel round non lo è.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: The value is fixed when the psychic is played, so it does not change behind your back. At round ten it is that of the last ghost your rival put there. 0 is even, as in arithmetic.</source>
        <translation>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: il valore si fissa quando il medium viene giocato, così non cambia a tua insaputa. Al decimo round è quello dell’ultimo fantasma che l’avversario ha messo da parte. Lo 0 è pari, come in aritmetica.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: You draw as far as the deck goes, as after a round. The discarded card is a ghost, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: se il mazzo non basta, peschi solo le carte che restano, come dopo un round. La carta scartata è un fantasma, perché i medium non stanno mai in mano.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: A moved ghost counts for its new side. Lasting effects stay with whoever played them, so nobody loses what they have paid a card for.</source>
        <translation>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: un fantasma spostato vale per il suo nuovo lato. Gli effetti duraturi restano a chi li ha giocati, così nessuno perde ciò per cui ha speso una carta.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: Psychics that are ghosts are kept out too, because they are psychics all the same. Putting a card at round ten is not playing it.</source>
        <translation>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: restano fuori anche i medium che sono fantasmi, perché sono pur sempre medium. Mettere da parte una carta per il decimo round non significa giocarla.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: Only one ghost counts twice, the highest before doubling. Among equals it is one that counts: twice 0 would help nobody.</source>
        <translation>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: vale il doppio un solo fantasma, quello che prima del raddoppio vale di più. A parità, è uno che alla fine vale qualcosa: il doppio di 0 non aiuterebbe nessuno.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: Your ghosts are those on your side, whichever family they come from. A psychic that is a ghost comes back in front of you, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: i tuoi fantasmi sono quelli sul tuo lato, da qualunque famiglia vengano. Un medium che è un fantasma torna davanti a te, perché i medium non stanno mai in mano.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceVoice</name>
    <message>
        <source>No. %1: %2, level %3</source>
        <translation>N.&#xa0;%1: %2, livello %3</translation>
    </message>
    <message>
        <source>No. %1: %2, starter</source>
        <translation>N.&#xa0;%1: %2, medium di base</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Aspetta un momento: ora gioca %1.</translation>
    </message>
    <message>
        <source>The game is over; the winner is known.</source>
        <translation>La partita è finita: si sa già chi ha vinto.</translation>
    </message>
    <message>
        <source>You play ghosts from your hand and psychics that lie in front of you.</source>
        <translation>Puoi giocare i fantasmi della tua mano e i medium davanti a te.</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Ora non c’è nulla da scegliere.</translation>
    </message>
    <message>
        <source>The round is over: put a card at round ten, or press the big button to put none.</source>
        <translation>Il round è finito: metti da parte una carta per il decimo round, o premi il pulsante grande per non metterne nessuna.</translation>
    </message>
    <message>
        <source>Cards go to round ten after a round, when its loser may put one there.</source>
        <translation>Le carte per il decimo round si mettono da parte dopo un round: può farlo chi lo ha perso.</translation>
    </message>
    <message>
        <source>You are hypnotised: chance picks the next ghost. Let the unseen hand play it, or end your turn.</source>
        <translation>Sei sotto ipnosi: il prossimo fantasma lo sceglie il caso. Fai giocare la mano invisibile o finisci il turno.</translation>
    </message>
    <message>
        <source>The Late Guest counts in round ten only; put it there after losing a round.</source>
        <translation>Il Ritardatario vale solo nel decimo round: mettilo da parte dopo un round perso.</translation>
    </message>
    <message>
        <source>The Sceptic keeps your psychics out of this round; play ghosts.</source>
        <translation>Lo Scettico tiene i tuoi medium fuori da questo round: gioca fantasmi.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card, and no second one could follow this.</source>
        <translation>La Combinacoppie vieta la carta singola, e dopo questa non potrebbe seguirne un’altra.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card: play another one, or take this one back.</source>
        <translation>La Combinacoppie vieta la carta singola: giocane un’altra o riprendi questa.</translation>
    </message>
    <message>
        <source>The Summoner needs a deck to look through, and yours is empty.</source>
        <translation>L’Evocatore ha bisogno di un mazzo in cui cercare, e il tuo è vuoto.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost in your rival’s hand, and there is none.</source>
        <translation>Questo medium ha bisogno di un fantasma nella mano dell’avversario, e non ce n’è.</translation>
    </message>
    <message>
        <source>The Exorcist needs a card of your rival’s in this round, and there is none.</source>
        <translation>L’Esorcista ha bisogno di una carta dell’avversario in questo round, e non ce n’è.</translation>
    </message>
    <message>
        <source>The Fortune Teller needs a deck or a hand, and both of yours are empty.</source>
        <translation>La Cartomante ha bisogno di un fantasma nel tuo mazzo o nella tua mano, e non ce n’è.</translation>
    </message>
    <message>
        <source>The Changeling needs a ghost on each side of this round.</source>
        <translation>L’Elfo degli scambi ha bisogno di un fantasma su ciascun lato di questo round.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost on your side of an earlier round, and there is none.</source>
        <translation>Questo medium ha bisogno di un fantasma sul tuo lato di un round precedente, e non ce n’è.</translation>
    </message>
    <message>
        <source>The Piper needs a rival’s ghost of 3 or less in this round, and there is none.</source>
        <translation>Il Pifferaio ha bisogno di un fantasma avversario da 3 o meno in questo round, e non ce n’è.</translation>
    </message>
    <message>
        <source>Cards are played to your own side of this round’s mansion: the lit column, below.</source>
        <translation>Le carte si giocano sul tuo lato della dimora di questo round: la colonna illuminata, in basso.</translation>
    </message>
    <message>
        <source>What was played stays where it lies to the end of the game.</source>
        <translation>Quello che è stato giocato resta dov’è fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Two ghosts are drawn from the deck after each round.</source>
        <translation>Dal mazzo si pescano due fantasmi dopo ogni round.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 gioca: %2.</translation>
    </message>
    <message>
        <source>An unseen hand plays for %1: %2.</source>
        <translation>Una mano invisibile gioca per %1: %2.</translation>
    </message>
    <message>
        <source>It goes to whoever loses this round, to be played from the next round on.</source>
        <translation>Va a chi perde questo round; si gioca dal prossimo round in poi.</translation>
    </message>
    <message>
        <source>Psychic: for the loser, from the next round on</source>
        <translation>Medium: a chi perde, dal prossimo round</translation>
    </message>
    <message>
        <source>Psychic: from the next round on</source>
        <translation>Medium: dal prossimo round</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %1, cards left: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Mazzo: %1, resta %n carta</numerusform>
            <numerusform>Mazzo: %1, restano %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %1, cards: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Pila degli scarti: %1, %n carta</numerusform>
            <numerusform>Pila degli scarti: %1, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sees the rival’s hand.</source>
        <translation>%1 vede la mano dell’avversario.</translation>
    </message>
    <message>
        <source>%1 takes out of the deck: %2.</source>
        <translation>%1 prende dal mazzo: %2.</translation>
    </message>
    <message>
        <source>%1 names the value %2.</source>
        <translation>%1 dichiara il valore %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <translation>%1 scarta: %2.</translation>
    </message>
    <message>
        <source>%1 loses from the hand: %2.</source>
        <translation>%1 perde dalla mano: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n ghosts.</source>
        <translation>
            <numerusform>%1 pesca %n fantasma.</numerusform>
            <numerusform>%1 pesca %n fantasmi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges: gives %2, gets %3.</source>
        <translation>%1 scambia: dà %2, riceve %3.</translation>
    </message>
    <message>
        <source>%1 lures over: %2.</source>
        <translation>%1 attira a sé: %2.</translation>
    </message>
    <message>
        <source>%1 takes back from round %2: %3.</source>
        <translation>%1 riprende dal round %2: %3.</translation>
    </message>
    <message>
        <source>%1 brings over from round %2: %3.</source>
        <translation>%1 riporta dal round %2: %3.</translation>
    </message>
    <message>
        <source>%1 stays, %2 to %3.</source>
        <translation>%1 resta, %2 a %3.</translation>
    </message>
    <message>
        <source>%1 leaves, %2 to %3.</source>
        <translation>%1 se ne va, %2 a %3.</translation>
    </message>
    <message>
        <source>%1 takes the psychic: %2.</source>
        <translation>%1 prende il medium: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card at round ten.</source>
        <translation>%1 mette da parte una carta per il decimo round.</translation>
    </message>
    <message>
        <source>%1 puts at round ten: %2.</source>
        <translation>%1 mette da parte per il decimo round: %2.</translation>
    </message>
    <message>
        <source>%1 puts nothing at round ten.</source>
        <translation>%1 non mette da parte nulla per il decimo round.</translation>
    </message>
    <message>
        <source>The line shows its next psychic: %1.</source>
        <translation>La fila mostra il prossimo medium: %1.</translation>
    </message>
    <message>
        <source>%1 shows: %2.</source>
        <translation>%1 rivela: %2.</translation>
    </message>
    <message>
        <source>It takes effect: %1.</source>
        <translation>Ha effetto: %1.</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>%1 takes a castle.</source>
        <translation>%1 prende un castello.</translation>
    </message>
    <message>
        <source>%1 takes a manor.</source>
        <translation>%1 prende una villa.</translation>
    </message>
    <message>
        <source>%1 has four manors and wins.</source>
        <translation>%1 ha quattro ville e vince.</translation>
    </message>
    <message>
        <source>%1 has three castles and wins.</source>
        <translation>%1 ha tre castelli e vince.</translation>
    </message>
    <message>
        <source>%1 wins round ten, and with it the game.</source>
        <translation>%1 vince il decimo round, e così anche la partita.</translation>
    </message>
    <message>
        <source>Round ten is tied; %1 has more mansions and wins.</source>
        <translation>Il decimo round finisce in pareggio: %1 ha più dimore e vince.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Da parte</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Decimo round</translation>
    </message>
    <message>
        <source>The mansions are at rest</source>
        <translation>Le dimore riposano in pace</translation>
    </message>
    <message>
        <source>Round ten · %1</source>
        <translation>Decimo round · %1</translation>
    </message>
    <message>
        <source>Round %1 of 10 · %2</source>
        <translation>Round %1 di 10 · %2</translation>
    </message>
    <message>
        <source>The fight for the ten mansions is decided.</source>
        <translation>La sfida per le dieci dimore è decisa.</translation>
    </message>
    <message>
        <source>An unseen hand draws a card.</source>
        <translation>Una mano invisibile pesca una carta.</translation>
    </message>
    <message>
        <source>What was put at round ten is turned up and counted.</source>
        <translation>Le carte messe da parte per il decimo round si scoprono e si contano.</translation>
    </message>
    <message>
        <source>That is enough: end your turn, or play more cards.</source>
        <translation>Così basta per restare: finisci il turno o gioca altre carte.</translation>
    </message>
    <message>
        <source>Play cards to the lit column, below. To stay you need more than %1.</source>
        <translation>Gioca carte nella colonna illuminata, in basso. Per restare ti serve più di %1.</translation>
    </message>
    <message>
        <source>Put no more there</source>
        <translation>Nient’altro da parte</translation>
    </message>
    <message>
        <source>End turn and stay</source>
        <translation>Finisco il turno e resto</translation>
    </message>
    <message>
        <source>Leave and lose the round</source>
        <translation>Me ne vado: round&#xa0;perso</translation>
    </message>
    <message>
        <source>Leave this round? Your cards would be enough to stay.</source>
        <translation>Vuoi andartene? Le tue carte basterebbero per restare.</translation>
    </message>
    <message>
        <source>Let the unseen hand play</source>
        <translation>Fai tu, mano invisibile</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Tasto: barra spaziatrice</translation>
    </message>
    <message>
        <source>Hidden ghost</source>
        <translation>Fantasma coperto</translation>
    </message>
    <message>
        <source>Hidden psychic</source>
        <translation>Medium coperto</translation>
    </message>
    <message>
        <source>%1, odd: the snake</source>
        <translation>%1, dispari: il serpente</translation>
    </message>
    <message>
        <source>%1, even: the bat</source>
        <translation>%1, pari: il pipistrello</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player who has to choose something, %2 is the whole sentence that says what.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N.&#xa0;%1</translation>
    </message>
    <message>
        <source>At round ten: no effect.</source>
        <translation>Al decimo round: nessun effetto.</translation>
    </message>
    <message>
        <source>First make the choice that your psychic waits for: %1.</source>
        <translation>Prima fai la scelta che chiede il tuo medium: %1.</translation>
    </message>
    <message>
        <source>Nobody is hypnotised: play a card of your own choice.</source>
        <translation>Nessuno è sotto ipnosi: gioca una carta a tua scelta.</translation>
    </message>
    <message>
        <source>Your card goes to your own side of round ten: the last column, below.</source>
        <translation>La tua carta va sul tuo lato del decimo round: l’ultima colonna, in basso.</translation>
    </message>
    <message>
        <source>What was put at round ten stays there.</source>
        <translation>Le carte messe da parte per il decimo round restano lì.</translation>
    </message>
    <message>
        <source>The mansion of a round goes to whoever wins it, the psychic to whoever loses it.</source>
        <translation>La dimora di un round va a chi lo vince, il medium a chi lo perde.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>No effect at round ten: %1.</source>
        <translation>Nessun effetto al decimo round: %1.</translation>
    </message>
    <message>
        <source>Round ten is counted. %1: %2, %3: %4.</source>
        <translation>Si tirano le somme del decimo round. %1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>foglia %1</translation>
    </message>
    <message>
        <source>bow %1</source>
        <translation>fiocco %1</translation>
    </message>
    <message>
        <source>%1 wins round %2</source>
        <translation>%1 vince il round %2</translation>
    </message>
    <message>
        <source>Castles: %1 of 3</source>
        <translation>Castelli: %1 di 3</translation>
    </message>
    <message>
        <source>Manors: %1 of 4</source>
        <translation>Ville: %1 di 4</translation>
    </message>
    <message>
        <source>Round ten</source>
        <comment>step</comment>
        <translation>10º round</translation>
    </message>
    <message>
        <source>The round is lost. You may put up to two cards face down at round ten: only such cards fight there.</source>
        <translation>Il round è perso. Puoi mettere da parte fino a due carte coperte: solo così si batteranno al decimo round.</translation>
    </message>
    <message>
        <source>You may put a second card at round ten, the last column.</source>
        <translation>Puoi mettere da parte una seconda carta per il decimo round, nell’ultima colonna.</translation>
    </message>
    <message>
        <source>The round is lost. It is the last chance to put a card face down at round ten: only such cards fight there.</source>
        <translation>Il round è perso. È l’ultima occasione per mettere da parte una carta coperta: solo così si batterà al decimo round.</translation>
    </message>
    <message>
        <source>The round is lost. You may put a card face down at round ten, the last column: only such cards fight there.</source>
        <translation>Il round è perso. Puoi mettere da parte una carta coperta nell’ultima colonna: solo così si batterà al decimo round.</translation>
    </message>
    <message>
        <source>%1: chance plays your next card. To stay you need more than %2.</source>
        <translation>%1: la tua prossima carta la gioca il caso. Per restare ti serve più di %2.</translation>
    </message>
    <message>
        <source>%1: play another card, or take this one back.</source>
        <translation>%1: gioca un’altra carta o riprendi questa.</translation>
    </message>
    <message>
        <source>%1: play two cards or more, or none. To stay you need more than %2.</source>
        <translation>%1: gioca almeno due carte, o nessuna. Per restare ti serve più di %2.</translation>
    </message>
    <message>
        <source>That is a tie, and a tie is not enough: you need more than %1.</source>
        <translation>È un pareggio, e il pareggio non basta: ti serve più di %1.</translation>
    </message>
    <message>
        <source>Four manors or three castles win. Play cards to the lit column, below: to stay you need more than %1.</source>
        <translation>Si vince con quattro ville o tre castelli. Gioca carte nella colonna illuminata, in basso: per restare ti serve più di %1.</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Tengo le mie carte</translation>
    </message>
    <message>
        <source>Leave and lose the game</source>
        <translation>Me ne vado: partita&#xa0;persa</translation>
    </message>
    <message>
        <source>Leave this round? It would decide the game for your rival.</source>
        <translation>Vuoi andartene? Così la partita la vince l’avversario.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten. Put it there all the same?</source>
        <translation>Al decimo round questo medium non fa nulla. Vuoi metterlo da parte lo stesso?</translation>
    </message>
    <message>
        <source>Then it is the turn of: %1</source>
        <translation>Poi tocca a %1</translation>
    </message>
    <message>
        <source>%1 takes the manor, you take the psychic: %2</source>
        <translation>%1 prende la villa, tu prendi il medium: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle, you take the psychic: %2</source>
        <translation>%1 prende il castello, tu prendi il medium: %2</translation>
    </message>
    <message>
        <source>%1 takes the manor and the psychic: %2</source>
        <translation>%1 prende la villa e il medium: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle and the psychic: %2</source>
        <translation>%1 prende il castello e il medium: %2</translation>
    </message>
    <message>
        <source>Leaf ghost of %1</source>
        <translation>Fantasma da %1 con la foglia</translation>
    </message>
    <message>
        <source>Bow ghost of %1</source>
        <translation>Fantasma da %1 con il fiocco</translation>
    </message>
    <message numerus="yes">
        <source>Each family has %n of them.</source>
        <translation>
            <numerusform>Ogni famiglia ne ha %n.</numerusform>
            <numerusform>Ogni famiglia ne ha %n.</numerusform>
        </translation>
    </message>
    <message>
        <source> → %1 (%2)</source>
        <translation> → %1 (%2)</translation>
    </message>
    <message>
        <source>%1, strength: %2</source>
        <translation>%1, forza: %2</translation>
    </message>
    <message>
        <source>When the round ended it was %1.</source>
        <translation>Alla fine del round era %1.</translation>
    </message>
    <message numerus="yes">
        <source>Cards face down at round ten: %n</source>
        <translation>
            <numerusform>Al decimo round: %n carta coperta</numerusform>
            <numerusform>Al decimo round: %n carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castello</translation>
    </message>
    <message>
        <source>Manor</source>
        <translation>Villa</translation>
    </message>
    <message>
        <source>It goes to whoever wins this round.</source>
        <translation>Va a chi vince questo round.</translation>
    </message>
    <message>
        <source>This mansion would win the game for: %1</source>
        <translation>Questa dimora darebbe la vittoria a: %1</translation>
    </message>
    <message>
        <source>Castle: three of them win the game at once</source>
        <translation>Castello: con tre vinci subito la partita</translation>
    </message>
    <message>
        <source>Manor: four of them win the game at once</source>
        <translation>Villa: con quattro vinci subito la partita</translation>
    </message>
    <message>
        <source>Round %1, side of %2</source>
        <translation>Round %1, lato di %2</translation>
    </message>
    <message>
        <source>Mansion of this round: %1</source>
        <translation>Dimora di questo round: %1</translation>
    </message>
    <message>
        <source>Psychic of this round: %1</source>
        <translation>Medium di questo round: %1</translation>
    </message>
    <message>
        <source>Round ten: what the losers put here is turned up at the end</source>
        <translation>Decimo round: le carte messe qui da chi perde si scoprono alla fine</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Round %1, won by %2</source>
        <translation>Round %1, vince %2</translation>
    </message>
    <message>
        <source>Round ten is tied: its mansion stays empty</source>
        <translation>Decimo round in pareggio: la sua dimora resta vuota</translation>
    </message>
    <message>
        <source>Psychics: %1</source>
        <translation>Medium: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Mano: %1</translation>
    </message>
    <message>
        <source>After each round both players draw 2 ghosts, as long as there are any.</source>
        <translation>Dopo ogni round entrambi pescano 2 fantasmi, finché ce ne sono.</translation>
    </message>
    <message numerus="yes">
        <source>%1, cards in hand: %n</source>
        <translation>
            <numerusform>%1, carte in mano: %n</numerusform>
            <numerusform>%1, carte in mano: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, manors: %2 of 4, castles: %3 of 3</source>
        <translation>%1, ville: %2 di 4, castelli: %3 di 3</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Valore %1</translation>
    </message>
    <message>
        <source>The card that an unseen hand has drawn</source>
        <translation>La carta pescata da una mano invisibile</translation>
    </message>
    <message>
        <source>Your rival sees your hand until the round ends</source>
        <translation>Fino alla fine del round l’avversario vede la tua mano</translation>
    </message>
    <message>
        <source>Your rival’s hand lies open to you until the round ends</source>
        <translation>Fino alla fine del round vedi la mano dell’avversario</translation>
    </message>
    <message>
        <source>Psychics</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>Partita di prova</translation>
    </message>
    <message>
        <source>The nine starters, turned up bit by bit. Best for a first game.</source>
        <translation>I nove medium di base, scoperti poco a poco. L’ideale per la prima partita.</translation>
    </message>
    <message>
        <source>Starters only</source>
        <translation>Solo medium di base</translation>
    </message>
    <message>
        <source>The nine starters, all open from the start.</source>
        <translation>I nove medium di base, tutti scoperti fin dall’inizio.</translation>
    </message>
    <message>
        <source>Up to level 1</source>
        <translation>Fino al livello 1</translation>
    </message>
    <message>
        <source>Nine of 14, drawn at random: a first taste of trickery.</source>
        <translation>Nove su 14, scelti a caso: un primo assaggio di diavolerie.</translation>
    </message>
    <message>
        <source>Up to level 2</source>
        <translation>Fino al livello 2</translation>
    </message>
    <message>
        <source>Nine of 19, drawn at random.</source>
        <translation>Nove su 19, scelti a caso.</translation>
    </message>
    <message>
        <source>Up to level 3</source>
        <translation>Fino al livello 3</translation>
    </message>
    <message>
        <source>Nine of 24, drawn at random.</source>
        <translation>Nove su 24, scelti a caso.</translation>
    </message>
    <message>
        <source>All psychics</source>
        <translation>Tutti i medium</translation>
    </message>
    <message>
        <source>Nine of all 29, drawn at random.</source>
        <translation>Nove su 29, scelti a caso.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts.</source>
        <translation>Per tradizione comincia chi ha visto un fantasma più di recente.</translation>
    </message>
    <message>
        <source>Manors</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Castelli</translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n castello</numerusform>
            <numerusform>%n castelli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n villa</numerusform>
            <numerusform>%n ville</numerusform>
        </translation>
    </message>
    <message>
        <source>Mansions</source>
        <translation>Dimore</translation>
    </message>
    <message>
        <source>Mansions after each round</source>
        <translation>Dimore dopo ogni round</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>What cost most?</source>
        <translation>Che cosa è costato di più?</translation>
    </message>
    <message>
        <source>How much of the game has been looked through</source>
        <translation>Quanta parte della partita è stata esaminata</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Interrompi l’esame</translation>
    </message>
    <message>
        <source>Look through the game</source>
        <translation>Esamina la partita</translation>
    </message>
    <message>
        <source>Each move is judged only by what whoever made it could know then. The figures are estimates.</source>
        <translation>Ogni mossa è giudicata solo in base a ciò che chi l’ha fatta poteva sapere in quel momento. Le cifre sono stime.</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game is being looked through. You can go on watching meanwhile.</source>
        <translation>La partita viene esaminata. Intanto puoi continuare a guardare.</translation>
    </message>
    <message>
        <source>The game could not be looked through.</source>
        <translation>Non è stato possibile esaminare la partita.</translation>
    </message>
    <message>
        <source>Nobody made a move that cost much. Well played!</source>
        <translation>Nessuna mossa è costata molto. Ben giocato!</translation>
    </message>
    <message>
        <source>Choose a move to see the table just before it.</source>
        <translation>Scegli una mossa per vedere il tavolo subito prima.</translation>
    </message>
    <message>
        <source>No single move cost much: small things decided it.</source>
        <translation>Nessuna mossa è costata molto: hanno deciso le piccole cose.</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Giocato: %1</translation>
    </message>
    <message>
        <source>A computer at “Hard”: %1</source>
        <translation>Un computer a livello «Difficile»: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Perché: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n points against the others.</source>
        <translation>
            <numerusform>È costato circa %n punto rispetto agli altri.</numerusform>
            <numerusform>È costato circa %n punti rispetto agli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win: about %1 % instead of %2 %.</source>
        <translation>Probabilità di vincere: circa %1 % invece di %2 %.</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>Regolamento: %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nel regolamento</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>decisione del tavolo</translation>
    </message>
</context>
<context>
    <name>RunningBar</name>
    <message>
        <source>Your evening is under way. %1: %2</source>
        <extracomment>%1 is a list of names, %2 a row of games.</extracomment>
        <translation>La vostra serata è in corso. %1: %2</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Concludi la serata</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find a game</source>
        <translation>Cerca una partita</translation>
    </message>
    <message>
        <source>Part of a player’s or a game’s name</source>
        <translation>Parte del nome di un giocatore o di un gioco</translation>
    </message>
    <message>
        <source>Show all games again</source>
        <translation>Mostra di nuovo tutte le partite</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Thrifty Witch</source>
        <translation>Strega parsimoniosa</translation>
    </message>
    <message>
        <source>Greedy Pumpkin</source>
        <translation>Zucca golosa</translation>
    </message>
    <message>
        <source>Patient Mummy</source>
        <translation>Mummia paziente</translation>
    </message>
    <message>
        <source>Sly Vampire</source>
        <translation>Vampiro astuto</translation>
    </message>
    <message>
        <source>Cautious Cat</source>
        <translation>Gatto prudente</translation>
    </message>
    <message>
        <source>Merry Skeleton</source>
        <translation>Scheletro allegro</translation>
    </message>
    <message>
        <source>%1 (easy)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (facile)</translation>
    </message>
    <message>
        <source>%1 (normal)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (normale)</translation>
    </message>
    <message>
        <source>%1 (hard)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (difficile)</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Strega</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Zucca</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Mummia</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Vampiro</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Scheletro</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Turchese</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Counts every crumb twice.</source>
        <translation>Conta ogni briciola due volte.</translation>
    </message>
    <message>
        <source>Wants it all, and more.</source>
        <translation>Vuole tutto, e anche di più.</translation>
    </message>
    <message>
        <source>Has all the time in the world.</source>
        <translation>Ha tutto il tempo del mondo.</translation>
    </message>
    <message>
        <source>Smiles, and has a plan.</source>
        <translation>Sorride, perché ha un piano.</translation>
    </message>
    <message>
        <source>Looks twice before it leaps.</source>
        <translation>Guarda due volte prima di saltare.</translation>
    </message>
    <message>
        <source>Laughs at its own mistakes.</source>
        <translation>Ride dei propri errori.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players are needed.</source>
        <translation>
            <numerusform>Serve almeno %n giocatore.</numerusform>
            <numerusform>Servono almeno %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Nuovo giocatore</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Chi gioca qui</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <extracomment>%1 is how well it plays: “Computer: easy”</extracomment>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Those who have played here</source>
        <translation>Chi ha già giocato qui</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Togli questo posto</translation>
    </message>
    <message>
        <source>Drag, or press ↑ ↓, to change the order of play</source>
        <translation>Trascina, o premi ↑ ↓, per cambiare l’ordine di gioco</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>Pedina: %1</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Colore: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The disk is full, so nothing more can be kept. Free some space and try again.</source>
        <translation>Il disco è pieno, perciò non si può conservare altro. Libera un po’ di spazio e riprova.</translation>
    </message>
    <message>
        <source>The program&apos;s folder cannot be written to, so nothing can be kept.</source>
        <translation>Nella cartella del programma non si può scrivere, quindi non si può salvare nulla.</translation>
    </message>
    <message>
        <source>Another program is using the games right now. Try again in a moment.</source>
        <translation>In questo momento un altro programma sta usando le partite. Riprova fra un attimo.</translation>
    </message>
    <message>
        <source>This game can no longer be read. It stays where it is; all other games are fine.</source>
        <translation>Questa partita non si può più leggere. Resta dov’è; tutte le altre sono a posto.</translation>
    </message>
    <message>
        <source>This game was played on in another window. It has been loaded again as it is now.</source>
        <translation>Questa partita è andata avanti in un’altra finestra. È stata ricaricata così com’è ora.</translation>
    </message>
    <message>
        <source>The file could not be written; choose another place.</source>
        <translation>Non è stato possibile scrivere il file: scegli un altro posto.</translation>
    </message>
    <message>
        <source>There is something else of that name; choose another name for the file.</source>
        <translation>Con questo nome c’è già qualcos’altro: scegli un altro nome per il file.</translation>
    </message>
    <message>
        <source>This game is no longer there; it was deleted in another window.</source>
        <translation>Questa partita non c’è più: è stata eliminata in un’altra finestra.</translation>
    </message>
    <message>
        <source>These games belong to a newer version of Halloween Table and were left untouched.</source>
        <translation>Queste partite sono di una versione più recente di Halloween Table e non sono state toccate.</translation>
    </message>
    <message>
        <source>The file with your games is being repaired. Try again in a moment.</source>
        <translation>Il file con le vostre partite è in riparazione. Riprova tra un momento.</translation>
    </message>
    <message>
        <source>The file with the games cannot be opened.</source>
        <translation>Il file con le partite non si può aprire.</translation>
    </message>
    <message>
        <source>Something went wrong with the file; nothing was changed.</source>
        <translation>Qualcosa è andato storto con il file; non è cambiato nulla.</translation>
    </message>
    <message>
        <source>This file is not a lawful game: move %1 breaks the rules.</source>
        <translation>Questo file non è una partita regolare: la mossa %1 va contro le regole.</translation>
    </message>
    <message>
        <source>This file is too large to be a game.</source>
        <translation>Questo file è troppo grande per essere una partita.</translation>
    </message>
    <message>
        <source>This file has more moves than any real game.</source>
        <translation>Questo file contiene più mosse di qualunque partita vera.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Questo file non si può leggere.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, so no game can be opened from it.</source>
        <translation>Questo non è un file normale, quindi non si può aprire una partita da qui.</translation>
    </message>
    <message>
        <source>This file is damaged, or not a game of Halloween Table.</source>
        <translation>Questo file è danneggiato o non è una partita di Halloween Table.</translation>
    </message>
    <message>
        <source>This file is not a game of Halloween Table.</source>
        <translation>Questo file non è una partita di Halloween Table.</translation>
    </message>
    <message>
        <source>This game is not on your shelf.</source>
        <translation>Questo gioco non è sul tuo scaffale.</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Halloween Table.</source>
        <translation>Questo file viene da una versione più recente di Halloween Table.</translation>
    </message>
    <message>
        <source>This file holds things that this game does not have.</source>
        <translation>Questo file contiene cose che in questo gioco non esistono.</translation>
    </message>
    <message>
        <source>This file is not a lawful game.</source>
        <translation>Questo file non è una partita regolare.</translation>
    </message>
    <message>
        <source>Until the program ends you can play, but games are not kept.</source>
        <translation>Puoi giocare finché il programma è aperto, ma le partite non vengono salvate.</translation>
    </message>
    <message>
        <source>You can look at your games and play on until the program ends, but nothing of that is kept.</source>
        <translation>Puoi guardare le tue partite e continuare a giocare finché non chiudi il programma, ma nulla verrà conservato.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and is being repaired. They will be back in a moment. You can already start a new game: it will be kept, too.</source>
        <translation>Il file con le vostre partite è danneggiato e viene riparato. Tra un momento saranno di nuovo qui. Potete già cominciare una nuova partita: verrà conservata anche quella.</translation>
    </message>
    <message>
        <source>Another copy of Halloween Table is busy with your games. They will be here as soon as it has finished. You can already start a new game: it will be kept, too.</source>
        <translation>Un’altra finestra di Halloween Table sta lavorando sulle vostre partite. Saranno qui appena avrà finito. Potete già cominciare una nuova partita: verrà conservata anche quella.</translation>
    </message>
    <message>
        <source>Games that you start now are kept, and will join the others later.</source>
        <translation>Le partite che cominciate adesso vengono conservate e più tardi si uniranno alle altre.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be saved.</source>
        <translation>
            <numerusform>Non è stato possibile salvare %n partita.</numerusform>
            <numerusform>Non è stato possibile salvare %n partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. It was put aside as %1, and %n games were saved from it.</source>
        <translation>
            <numerusform>Il file con le tue partite era danneggiato. È stato messo da parte come %1, ed è stata recuperata %n partita.</numerusform>
            <numerusform>Il file con le tue partite era danneggiato. È stato messo da parte come %1, e sono state recuperate %n partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was gone. %n games were brought back.</source>
        <translation>
            <numerusform>Il file con le vostre partite era sparito. È stata recuperata %n partita.</numerusform>
            <numerusform>Il file con le vostre partite era sparito. Sono state recuperate %n partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them needed the backup of %1, so their latest moves may be missing.</source>
        <translation>
            <numerusform>Per %n di esse è servita la copia di sicurezza del %1: le ultime mosse potrebbero mancare.</numerusform>
            <numerusform>Per %n di esse è servita la copia di sicurezza del %1: le ultime mosse potrebbero mancare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Halloween Table ended unexpectedly last time. No move was lost; a report lies in the file shown below, in case somebody wants to look into it.</source>
        <translation>L’ultima volta Halloween Table si è chiuso all’improvviso. Nessuna mossa è andata persa; nel file indicato qui sotto c’è un resoconto, se qualcuno vuole darci un’occhiata.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To look at them, press on them and hold, or hold the key that is shown there; F9 turns them up and down.</source>
        <translation>Le tue carte sono coperte. Per guardarle, tieni premuto su di esse oppure tieni premuto il tasto che vi è indicato; F9 le scopre e le copre.</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>Lì non può andare.</translation>
    </message>
    <message>
        <source>Read the rule (%1)</source>
        <translation>Leggi la regola (%1)</translation>
    </message>
    <message>
        <source>Somebody has learned something new: you cannot go back past that.</source>
        <translation>Qualcuno ha scoperto qualcosa di nuovo: più indietro non si può tornare.</translation>
    </message>
    <message>
        <source>This game begins here: what was played before it cannot be undone.</source>
        <translation>Questa partita comincia qui: quello che è stato giocato prima non si può annullare.</translation>
    </message>
    <message>
        <source>This game was played under older rules. You see it as it ended.</source>
        <translation>Questa partita è stata giocata con regole precedenti. La vedi com’è finita.</translation>
    </message>
    <message>
        <source>This game was begun under older rules. It goes on from where it stood, but what was played before cannot be undone.</source>
        <translation>Questa partita è iniziata con regole più vecchie. Continua da dov’era, ma quello che è stato giocato prima non si può annullare.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Your cards lie face down. Hold your key, or press on them, and they turn up as long as you do. F9 turns them up until you press it again.</source>
        <translation>Le tue carte sono coperte. Tieni premuto il tuo tasto, o tieni premuto su di esse, e le vedi finché tieni. F9 le scopre finché non lo premi di nuovo.</translation>
    </message>
    <message>
        <source>Before each turn with hidden cards a curtain falls until the next player is there.</source>
        <translation>Prima di ogni turno con carte nascoste cala un sipario, finché non arriva il prossimo giocatore.</translation>
    </message>
    <message>
        <source>Cards of whoever plays lie face up, for those who trust each other.</source>
        <translation>Le carte di chi gioca sono scoperte, per chi si fida degli altri.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number: how large letters are, or how loud a sound is</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>No sound device was found. The program looks for one again from time to time.</source>
        <translation>Nessun dispositivo audio trovato. Di tanto in tanto il programma lo cerca di nuovo.</translation>
    </message>
    <message>
        <source>There is no sound library for this system, so the program stays silent.</source>
        <translation>Per questo sistema non c’è una libreria audio, quindi il programma resta muto.</translation>
    </message>
    <message>
        <source>F12 turns all sounds off and on.</source>
        <translation>F12 disattiva e riattiva tutti i suoni.</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Riproduci i suoni</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>calme</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normali</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloci</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori computer</translation>
    </message>
    <message>
        <source>move at once</source>
        <translation>giocano subito</translation>
    </message>
    <message>
        <source>leave time to watch</source>
        <translation>lasciano il tempo di guardare</translation>
    </message>
    <message>
        <source>wait for my press</source>
        <translation>aspettano un mio clic</translation>
    </message>
    <message>
        <source>Show what happened while you were away</source>
        <translation>Mostra che cosa è successo mentre non c’eri</translation>
    </message>
    <message>
        <source>At the start of your turn the table plays what the others did. Esc ends it.</source>
        <translation>All’inizio del tuo turno il tavolo riproduce quello che hanno fatto gli altri. Con Esc si interrompe.</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Effetti sonori</translation>
    </message>
    <message>
        <source>Background sounds</source>
        <translation>Suoni di sottofondo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperte</translation>
    </message>
    <message>
        <source>curtain between turns</source>
        <translation>sipario tra i turni</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>scoperte</translation>
    </message>
    <message>
        <source>Make the only possible move automatically</source>
        <translation>Esegui in automatico l’unica mossa possibile</translation>
    </message>
    <message>
        <source>Only where everybody can see that nothing else can be done.</source>
        <translation>Solo dove tutti vedono che non si può fare altro.</translation>
    </message>
    <message>
        <source>Games are kept in: %1</source>
        <translation>Le partite sono salvate in: %1</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Candy Hunters</source>
        <translation>Cacciatori di dolcetti</translation>
    </message>
    <message>
        <source>Build the town, shove the ghosts and send your kids to the sweetest doors.</source>
        <translation>Costruisci la cittadina, spingi i fantasmi e manda i tuoi bambini alle porte più dolci.</translation>
    </message>
    <message>
        <source>Candy Hunters was designed by Marek Chodań and Michał Gryń and published by Smart Flamingo (2024).</source>
        <translation>«Cacciatori di dolcetti» è un gioco ideato da Marek Chodań e Michał Gryń e pubblicato da Smart Flamingo (2024).</translation>
    </message>
    <message>
        <source>Candy Hunters: a puzzle</source>
        <translation>Cacciatori di dolcetti: un rompicapo</translation>
    </message>
    <message>
        <source>Candy Hunters: the workshop</source>
        <translation>Cacciatori di dolcetti: il laboratorio</translation>
    </message>
    <message>
        <source>Rest in Peace</source>
        <translation>Riposa in pace</translation>
    </message>
    <message>
        <source>Two ghost families, ten mansions and a line of psychics with odd powers.</source>
        <translation>Due famiglie di fantasmi, dieci dimore e una fila di medium dai poteri bizzarri.</translation>
    </message>
    <message>
        <source>Rest in Peace was designed by Fabien Gridel and published by Blue Cocker (2021).</source>
        <translation>«Riposa in pace» è un gioco ideato da Fabien Gridel e pubblicato da Blue Cocker (2021).</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Buuu!</translation>
    </message>
    <message>
        <source>Everybody searches at once: who is the first to see a way for the ghost?</source>
        <translation>Tutti cercano nello stesso momento: chi vede per primo un percorso per il fantasma?</translation>
    </message>
    <message>
        <source>Booo! was designed by Christophe Gonthier and published by Blackrock Games (2017).</source>
        <translation>«Buuu!» è un gioco ideato da Christophe Gonthier e pubblicato da Blackrock Games (2017).</translation>
    </message>
    <message>
        <source>Halloween</source>
        <translation>Halloween</translation>
    </message>
    <message>
        <source>Command the ghosts of a small town, haunt its buildings and claim odd powers.</source>
        <translation>Comanda i fantasmi di una cittadina, infesta i suoi edifici e conquista poteri bizzarri.</translation>
    </message>
    <message>
        <source>Halloween was designed by Angelo de Maio and published by Quined Games (2017).</source>
        <translation>«Halloween» è un gioco ideato da Angelo de Maio e pubblicato da Quined Games (2017).</translation>
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
        <translation>Sullo scaffale</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Concluse</translation>
    </message>
    <message>
        <source>Your games will be here in a moment.</source>
        <translation>Tra un momento le vostre partite saranno qui.</translation>
    </message>
    <message>
        <source>No game is waiting: open a box and begin.</source>
        <translation>Nessuna partita in attesa: apri una scatola e comincia.</translation>
    </message>
    <message>
        <source>No game found for “%1”.</source>
        <translation>Nessuna partita trovata per «%1».</translation>
    </message>
    <message>
        <source>Games that have come to their end are kept here.</source>
        <translation>Qui restano le partite concluse.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Albo d’oro</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Apri il file di una partita</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>About Halloween Table</source>
        <translation>Informazioni su Halloween Table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
</context>
<context>
    <name>SolvedPage</name>
    <message>
        <source>Your streak ends if you leave now.</source>
        <translation>Se esci adesso, la tua serie finisce.</translation>
    </message>
    <message>
        <source>Solved! Well done, %1.</source>
        <translation>Risolto! Complimenti, %1!</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>Solved in a row: %1</source>
        <translation>Risolti di fila: %1</translation>
    </message>
    <message>
        <source>The next puzzle</source>
        <translation>Il prossimo rompicapo</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>The same one again</source>
        <translation>Rifai questo</translation>
    </message>
    <message>
        <source>Back to the book</source>
        <translation>Torna al libro</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1: sta pensando…</translation>
    </message>
    <message>
        <source>%1 waits for your press.</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 aspetta che tu prema.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The computer player could not think of a move. Press the table to ask it again.</source>
        <translation>Il giocatore computer non è riuscito a trovare una mossa. Premi sul tavolo per chiedergliela di nuovo.</translation>
    </message>
    <message>
        <source>Your streak ends if you leave this puzzle now.</source>
        <translation>Se adesso lasci questo rompicapo, la tua serie finisce.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Diario</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the streak ends</source>
        <translation>Torna al libro dei rompicapo; la serie finisce</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the puzzle is kept</source>
        <translation>Torna al libro dei rompicapo; il rompicapo resta salvato</translation>
    </message>
    <message>
        <source>Back to the shelf; the game is kept</source>
        <translation>Torna allo scaffale; la partita resta salvata</translation>
    </message>
    <message>
        <source>What helps (F3)</source>
        <translation>Che cosa ti aiuta (F3)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Suggerimento: che cosa farebbe un bravo giocatore? (F10)</translation>
    </message>
    <message>
        <source>What would a good player do? (F10)
Each press tells more, and counts as one hint.</source>
        <translation>Che cosa farebbe un bravo giocatore? (F10)
Ogni volta dice di più, e conta come un suggerimento.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>Questa partita si gioca senza suggerimenti.</translation>
    </message>
    <message>
        <source>What happened while you were away? (F4)</source>
        <translation>Che cosa è successo mentre non c’eri? (F4)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Pause (F2)</source>
        <translation>Pausa (F2)</translation>
    </message>
    <message>
        <source>Everybody’s keys</source>
        <translation>Tasti personali</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Mostra tutto il tavolo</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Lets the computer take its turn (Space)</source>
        <translation>Il computer comincia il suo turno (spazio)</translation>
    </message>
    <message>
        <source>What could I do? (F3)</source>
        <translation>Che cosa posso fare? (F3)</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Mostra o nascondi il diario</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>%1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>%1 di %2 · ← →: scorri · clic&#xa0;o&#xa0;Invio:&#xa0;scegli · Esc:&#xa0;indietro</translation>
    </message>
    <message>
        <source>Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>Posizione %1 di %2 · ← →: altre · clic&#xa0;o&#xa0;Invio:&#xa0;scegli · Esc:&#xa0;indietro</translation>
    </message>
    <message>
        <source>Press it again or press Enter: yes · Esc: no</source>
        <translation>Premi di nuovo o premi Invio: sì · Esc: no</translation>
    </message>
    <message>
        <source>Click it or press Enter · Esc: back</source>
        <translation>Fai clic su ciò che è illuminato o premi Invio · Esc: indietro</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>In mano: %1</translation>
    </message>
    <message>
        <source>Your cards: press on them and hold, or hold your key, to look.</source>
        <translation>Le tue carte: tieni premuto su di esse, o tieni premuto il tuo tasto, per guardarle.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1, in the supply</source>
        <translation>%1, nella scorta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A space on a board: %1 is a section, %2 one of its actions.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Level %1. Its die shows 1 to %2.</source>
        <translation>Livello %1. Il suo dado va da 1 a %2.</translation>
    </message>
    <message>
        <source>There is no higher level.</source>
        <translation>Non c’è un livello più alto.</translation>
    </message>
    <message>
        <source>Upgrade for %1 scares: %2.</source>
        <translation>Potenziamento per %1 spaventi: %2.</translation>
    </message>
    <message>
        <source>Attacker: %1</source>
        <translation>Attacca: %1</translation>
    </message>
    <message>
        <source>Attacked: %1</source>
        <translation>Nemico: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n ghosts</source>
        <translation>
            <numerusform>%1: %n fantasma</numerusform>
            <numerusform>%1: %n fantasmi</numerusform>
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
            <numerusform>C’è posto per un altro.</numerusform>
            <numerusform>C’è posto per altri %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The building is full.</source>
        <translation>L’edificio è pieno.</translation>
    </message>
    <message>
        <source>%1, haunting space %2: %3 points</source>
        <translation>%1, casella infestazione, %2: %3 punti</translation>
    </message>
    <message>
        <source>Free. Needed in this building: %1.</source>
        <translation>Libera. In questo edificio serve: %1.</translation>
    </message>
    <message>
        <source>Common pumpkin: %1.</source>
        <translation>Zucca comune: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1.</source>
        <translation>Zucca: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1, %2, %3</source>
        <translation>Zucca: %1, %2, %3</translation>
    </message>
    <message>
        <source>Common pumpkin: %1, %2, %3</source>
        <translation>Zucca comune: %1, %2, %3</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Bonus: %1</translation>
    </message>
    <message>
        <source>It is used within a roll.</source>
        <translation>Si usa durante un tiro.</translation>
    </message>
    <message>
        <source>%1: place of the bonus</source>
        <translation>%1: posto del bonus</translation>
    </message>
    <message numerus="yes">
        <source>Stack: %n bonuses face down</source>
        <translation>
            <numerusform>Pila: %n bonus coperto</numerusform>
            <numerusform>Pila: %n bonus coperti</numerusform>
        </translation>
    </message>
    <message>
        <source>When the last bonus has left the town, six new ones come from here.</source>
        <translation>Quando dalla cittadina sparisce l’ultimo bonus, da qui ne arrivano sei nuovi.</translation>
    </message>
    <message>
        <source>The bonus that was drawn</source>
        <translation>Il bonus pescato</translation>
    </message>
    <message>
        <source>%1: bonus slot %2</source>
        <translation>%1: nicchia bonus %2</translation>
    </message>
    <message>
        <source>Empty: a ghost that moves to a bonus can fetch it.</source>
        <translation>Vuota: un fantasma che si sposta dove c’è un bonus può prenderlo.</translation>
    </message>
    <message numerus="yes">
        <source>Price: %n tokens of different colours, and a disc.</source>
        <translation>
            <numerusform>Prezzo: %n gettone e un disco.</numerusform>
            <numerusform>Prezzo: %n gettoni di colori diversi e un disco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price: any %n tokens, and a disc.</source>
        <translation>
            <numerusform>Prezzo: %n gettone qualsiasi e un disco.</numerusform>
            <numerusform>Prezzo: %n gettoni qualsiasi e un disco.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2), claimed by: %3</source>
        <translation>%1 (%2), conquistata da: %3</translation>
    </message>
    <message numerus="yes">
        <source>Claiming it brings %n points at once.</source>
        <translation>
            <numerusform>Conquistarla dà subito %n punto.</numerusform>
            <numerusform>Conquistarla dà subito %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claimed by: %1</source>
        <translation>Conquistata da: %1</translation>
    </message>
    <message>
        <source>Used in this turn.</source>
        <translation>Usata in questo turno.</translation>
    </message>
    <message>
        <source>Claimed card: %1, %2</source>
        <translation>Carta conquistata: %1, %2</translation>
    </message>
    <message>
        <source>Claimed cards: %1 of %2. The last one brings the end of the game.</source>
        <translation>Carte conquistate: %1 di %2. L’ultima fa scattare la fine.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Da maestri</translation>
    </message>
    <message>
        <source>No cards, no bonuses, no dice.
A ghost beats every ghost of a lower level.
Four ghosts fill a building.
All five red ghosts in town: they leave.
An upgrade lifts a section where it can.
The end: a last pumpkin, or two colours of tokens used up.
Then: 5 points for every 3 tokens of different colours.</source>
        <translation>Niente carte, niente bonus, niente dadi.
Un fantasma batte ogni fantasma di livello più basso.
Quattro fantasmi riempiono un edificio.
Tutti e cinque i fantasmi rossi in cittadina: se ne vanno.
Un potenziamento alza una sezione, se possibile.
La fine: un’ultima zucca, o i gettoni di due colori esauriti.
Poi: 5 punti ogni 3 gettoni di colori diversi.</translation>
    </message>
    <message>
        <source>Supply, %1: ghosts %2, tokens %3</source>
        <translation>Scorta, %1: fantasmi %2, gettoni %3</translation>
    </message>
    <message>
        <source>There are %1 tokens of each colour.</source>
        <translation>Ci sono %1 gettoni per colore.</translation>
    </message>
    <message>
        <source>%1, level: %2</source>
        <translation>%1, livello: %2</translation>
    </message>
    <message>
        <source>It commands ghosts up to this level.</source>
        <translation>Comanda i fantasmi fino a questo livello.</translation>
    </message>
    <message numerus="yes">
        <source>%1: take back %n discs</source>
        <translation>
            <numerusform>%1: riprendi %n disco</numerusform>
            <numerusform>%1: riprendi %n dischi</numerusform>
        </translation>
    </message>
    <message>
        <source>It has had its action in this turn.</source>
        <translation>In questo turno ha già fatto la sua parte.</translation>
    </message>
    <message>
        <source>Sphere, %1: %2</source>
        <translation>Sfera, %1: %2</translation>
    </message>
    <message>
        <source>%1, %2: free</source>
        <translation>%1, %2: libera</translation>
    </message>
    <message>
        <source>%1, %2: occupied</source>
        <translation>%1, %2: occupata</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; if a section is below that level, one must be lifted to it.</source>
        <translation>Paga spaventi per rendere un fantasma più potente di un livello e prendi un gettone del nuovo colore; se una sezione è sotto quel livello, devi alzarne una fin lì.</translation>
    </message>
    <message>
        <source>Where two ghosts of one colour share a building, a third one of that colour comes, and you take a token of it.</source>
        <translation>Dove due fantasmi dello stesso colore stanno nello stesso edificio, ne arriva un terzo, e tu prendi un gettone di quel colore.</translation>
    </message>
    <message>
        <source>Choose a colour that is in town: gain as many scares as its level.</source>
        <translation>Scegli un colore presente in cittadina: guadagni tanti spaventi quanti ne indica il suo livello.</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; a section may be lifted to that level.</source>
        <translation>Paga spaventi per rendere un fantasma più potente di un livello e prendi un gettone del nuovo colore; una sezione può salire a quel livello.</translation>
    </message>
    <message>
        <source>Move a ghost to a neighbouring building; it can fetch the bonus there.</source>
        <translation>Sposta un fantasma in un edificio vicino; lì può prendere il bonus.</translation>
    </message>
    <message>
        <source>A ghost attacks one of another colour in its building: beat it and take a token of its colour.</source>
        <translation>Un fantasma ne attacca uno di un altro colore nel suo edificio: battilo e prendi un gettone del suo colore.</translation>
    </message>
    <message>
        <source>No bonus was discarded yet</source>
        <translation>Nessun bonus ancora scartato</translation>
    </message>
    <message numerus="yes">
        <source>%n discarded bonuses</source>
        <translation>
            <numerusform>%n bonus scartato</numerusform>
            <numerusform>%n bonus scartati</numerusform>
        </translation>
    </message>
    <message>
        <source>Used. All three discs come back at the end of the turn in which the third is used.</source>
        <translation>Usata. I tre dischi tornano alla fine del turno in cui si usa il terzo bonus.</translation>
    </message>
    <message>
        <source>Put a pumpkin on a free space whose colour is in the building, and score its points. Each colour of pumpkin stands in a building once.</source>
        <translation>Metti una zucca su una casella libera di un colore presente nell’edificio, e fai i punti che vale. In un edificio ogni colore di zucca sta una volta sola.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposa</translation>
    </message>
    <message numerus="yes">
        <source>Rest, %1: take back %n discs</source>
        <translation>
            <numerusform>Riposa, %1: riprendi %n disco</numerusform>
            <numerusform>Riposa, %1: riprendi %n dischi</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all discs of the section back instead of an action.</source>
        <translation>Riprendi tutti i dischi della sezione invece di fare un’azione.</translation>
    </message>
    <message>
        <source>%1 has had its action</source>
        <translation>%1 ha già fatto la sua parte</translation>
    </message>
    <message>
        <source>Disc: %1</source>
        <translation>Disco: %1</translation>
    </message>
    <message>
        <source>Disc: %1, %2, %3</source>
        <translation>Disco: %1, %2, %3</translation>
    </message>
    <message>
        <source>It blocks the space until the section rests.</source>
        <translation>Blocca la casella finché la sezione non riposa.</translation>
    </message>
    <message>
        <source>%1 has claimed: %2</source>
        <translation>%1 ha conquistato: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, reserve: %n discs</source>
        <translation>
            <numerusform>%1, riserva: %n disco</numerusform>
            <numerusform>%1, riserva: %n dischi</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring a disc to an action space, or to the circle of a bonus slot.</source>
        <translation>Porta un disco su una casella azione, o sul cerchio di una nicchia bonus.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Tokens pay for cards: bring one to the card that you want.</source>
        <translation>Con i gettoni si pagano le carte: portane uno sulla carta che vuoi.</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2, common ones: %3</source>
        <translation>%1, zucche: %2, comuni: %3</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2</source>
        <translation>%1, zucche: %2</translation>
    </message>
    <message>
        <source>%1, pumpkins</source>
        <translation>%1, zucche</translation>
    </message>
    <message numerus="yes">
        <source>%n common pumpkins</source>
        <translation>
            <numerusform>%n zucca comune</numerusform>
            <numerusform>%n zucche comuni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pumpkins of your own</source>
        <translation>
            <numerusform>%n zucca tua</numerusform>
            <numerusform>%n zucche tue</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever places their last pumpkin brings the end of the game.</source>
        <translation>Chi piazza la sua ultima zucca fa scattare la fine.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares</source>
        <translation>
            <numerusform>%n spavento</numerusform>
            <numerusform>%n spaventi</numerusform>
        </translation>
    </message>
    <message>
        <source>Scares pay for upgrades.</source>
        <translation>Con gli spaventi si pagano i potenziamenti.</translation>
    </message>
    <message>
        <source>Board: %1, %2, %3</source>
        <translation>Plancia: %1, %2, %3</translation>
    </message>
    <message>
        <source>%1. Occupied: %2</source>
        <translation>%1. Occupate: %2</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Gettoni: %1</translation>
    </message>
    <message>
        <source>Bonuses: %1</source>
        <translation>Bonus: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Carte: %1</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>La tua plancia</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Cards on display</source>
        <translation>Carte esposte</translation>
    </message>
    <message>
        <source>Stacks and supplies</source>
        <translation>Pile e riserve</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>What is over</source>
        <translation>Ciò che è concluso</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Pulsanti</translation>
    </message>
    <message>
        <source>What you can choose</source>
        <translation>Che cosa puoi scegliere</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Rimetti a posto</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Solleva</translation>
    </message>
    <message>
        <source>Put it down here</source>
        <translation>Posa qui</translation>
    </message>
    <message>
        <source>Put it back where it was</source>
        <translation>Rimetti dov’era</translation>
    </message>
    <message>
        <source>Lead it here</source>
        <translation>Conduci qui</translation>
    </message>
    <message>
        <source>Face down. Press to turn your cards up.</source>
        <translation>Coperte. Premi per scoprire le tue carte.</translation>
    </message>
    <message>
        <source>Face up. Press to turn your cards down.</source>
        <translation>Scoperte. Premi per coprire le tue carte.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>Said aloud: a thing of which there are several that look the same.</extracomment>
        <translation>
            <numerusform>%1, %n volta</numerusform>
            <numerusform>%1, %n volte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayWords</name>
    <message>
        <source>Tray</source>
        <translation>Vassoio</translation>
    </message>
    <message>
        <source>%1, not rolled yet</source>
        <translation>%1, ancora da tirare</translation>
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
        <translation>Va da 1 a %1.</translation>
    </message>
    <message>
        <source>+%1 from a card</source>
        <translation>+%1 da una carta</translation>
    </message>
    <message>
        <source>+%1 from a bonus</source>
        <translation>+%1 da un bonus</translation>
    </message>
    <message>
        <source>Named: %1</source>
        <translation>Numero detto: %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>+%1 from a card, +%2 from a bonus</source>
        <translation>+%1 da una carta, +%2 da un bonus</translation>
    </message>
    <message>
        <source>Attack won</source>
        <translation>Attacco riuscito</translation>
    </message>
    <message>
        <source>Attack failed</source>
        <translation>Attacco fallito</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ultimo round</translation>
    </message>
    <message>
        <source>The end was triggered: this round is played to its end, then all points count.</source>
        <translation>È scattata la fine: questo round si gioca fino in fondo, poi si contano tutti i punti.</translation>
    </message>
    <message>
        <source>Take back (Esc)</source>
        <translation>Annulla (Esc)</translation>
    </message>
    <message>
        <source>As if it had not been begun: nothing is spent.</source>
        <translation>Come se nulla fosse iniziato: non spendi niente.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>The next player’s turn begins.</source>
        <translation>Tocca al prossimo giocatore.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Tieni %1</translation>
    </message>
    <message>
        <source>Keep this roll</source>
        <translation>Tieni questo tiro</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendilo</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Lascialo lì</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Scartalo</translation>
    </message>
    <message>
        <source>No lift</source>
        <translation>Non alzare nulla</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Rinuncia</translation>
    </message>
    <message numerus="yes">
        <source>Take %n points</source>
        <translation>
            <numerusform>Prendi %n punto</numerusform>
            <numerusform>Prendi %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Di’ %1</translation>
    </message>
    <message>
        <source>Two tokens for one: %1 → %2</source>
        <translation>Due gettoni per uno: %1 → %2</translation>
    </message>
    <message>
        <source>One token for two: %1 → %2</source>
        <translation>Un gettone per due: %1 → %2</translation>
    </message>
    <message>
        <source>Ghosts up to: %1</source>
        <translation>Fantasmi fino al: %1</translation>
    </message>
    <message>
        <source>Blue ghosts</source>
        <translation>Fantasmi blu</translation>
    </message>
    <message>
        <source>Where do they appear?</source>
        <translation>Dove appaiono?</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <extracomment>Colours of ghosts and what it costs in scares: blue → green: 2</extracomment>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>Lift a section</source>
        <translation>Alza una sezione</translation>
    </message>
    <message>
        <source>The dice are rolled. A roll cannot be taken back.</source>
        <translation>Si tirano i dadi. Un tiro non si può annullare.</translation>
    </message>
    <message>
        <source>The roll counts as it lies.</source>
        <translation>Il tiro vale così com’è.</translation>
    </message>
    <message>
        <source>You pay these tokens and this disc, and the power is yours.</source>
        <translation>Paghi questi gettoni e questo disco, e il potere è tuo.</translation>
    </message>
    <message>
        <source>Points at once, instead of discs from a section.</source>
        <translation>Punti subito, invece dei dischi di una sezione.</translation>
    </message>
    <message>
        <source>Roll at least %1 to gain as many scares; otherwise you gain 1.</source>
        <translation>Con almeno %1 guadagni altrettanti spaventi; altrimenti 1.</translation>
    </message>
    <message>
        <source>To level: %1</source>
        <translation>Al livello: %1</translation>
    </message>
    <message>
        <source>Your reward</source>
        <translation>La tua ricompensa</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>La notte è finita</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>All sections have had their action.</source>
        <translation>Tutte le sezioni hanno fatto la loro parte.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections still to act</source>
        <translation>
            <numerusform>%n sezione deve ancora agire</numerusform>
            <numerusform>%n sezioni devono ancora agire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchingAgain</name>
    <message>
        <source>Watching a game again</source>
        <translation>Rivedere una partita</translation>
    </message>
    <message>
        <source>A game that is over stays on the shelf under &lt;b&gt;Played&lt;/b&gt;. Open it to watch it move by move: drag along the line below the table, press &lt;b&gt;Space&lt;/b&gt; to play it, or use the arrow keys. &lt;b&gt;Ctrl&lt;/b&gt; and an arrow go from turn to turn, &lt;b&gt;Home&lt;/b&gt; and &lt;b&gt;End&lt;/b&gt; to the start and the end, the arrows up and down change the speed. Marks on the line show where rounds and turns begin; a coloured dot shows who made points there.</source>
        <translation>Una partita finita resta sullo scaffale, sotto &lt;b&gt;Concluse&lt;/b&gt;. Aprila per rivederla mossa per mossa: trascina il cursore lungo la linea sotto il tavolo, premi la &lt;b&gt;barra spaziatrice&lt;/b&gt; per riprodurla o usa i tasti freccia. &lt;b&gt;Ctrl&lt;/b&gt; con una freccia ti porta da un turno all’altro, &lt;b&gt;Home&lt;/b&gt; ed &lt;b&gt;End&lt;/b&gt; all’inizio e alla fine, le frecce su e giù cambiano la velocità. I segni sulla linea mostrano dove cominciano i round e i turni; un pallino colorato mostra chi ha fatto punti lì.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl&lt;/b&gt; with &lt;b&gt;PgUp&lt;/b&gt; or &lt;b&gt;PgDn&lt;/b&gt; goes from round to round. While the log has the keyboard focus, the up and down arrows go from line to line, and &lt;b&gt;Enter&lt;/b&gt; shows the table as it was then. Playback skips moves that change nothing you can see.</source>
        <translation>&lt;b&gt;Ctrl&lt;/b&gt; insieme a &lt;b&gt;PagSu&lt;/b&gt; o &lt;b&gt;PagGiù&lt;/b&gt; passa da un round all’altro. Quando la tastiera è nel diario, le frecce su e giù vanno di riga in riga e &lt;b&gt;Invio&lt;/b&gt; mostra il tavolo com’era in quel momento. La riproduzione salta le mosse che non cambiano nulla di visibile.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden while you watch, unless you press the eye. &lt;b&gt;Play on from here&lt;/b&gt; begins a new game for the same players at that point; the old game stays as it is. If that one is over, whoever has to decide there keeps everything they could see, their own cards included; the rest is dealt anew, because everybody may have seen it. If it is still going on, hidden cards stay as they are.</source>
        <translation>Mentre guardi, le carte nascoste restano nascoste, a meno che tu non faccia clic sull’occhio. &lt;b&gt;Continua da qui&lt;/b&gt; comincia da quel punto una nuova partita per gli stessi giocatori; la vecchia partita resta com’è. Se questa è già finita, chi deve decidere in quel momento conserva tutto quello che poteva vedere, comprese le proprie carte; il resto viene ridistribuito, perché tutti potrebbero averlo visto. Se è ancora in corso, le carte nascoste restano le stesse.</translation>
    </message>
    <message>
        <source>While you play, click a line of the log to see the table as it was then, and press &lt;b&gt;Esc&lt;/b&gt; to come back. At the start of your turn &lt;b&gt;F4&lt;/b&gt; plays what the others did since your last move; in the settings you can have that played every time. Where a clock decides, all this waits for the end of the game.</source>
        <translation>Mentre giochi, fai clic su una riga del diario per vedere il tavolo com’era in quel momento, e premi &lt;b&gt;Esc&lt;/b&gt; per tornare. All’inizio del tuo turno &lt;b&gt;F4&lt;/b&gt; riproduce quello che gli altri hanno fatto dopo la tua ultima mossa; nelle impostazioni puoi scegliere che succeda ogni volta. Dove decide l’orologio, tutto questo si può fare solo a partita finita.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>Everybody around this computer, one after another.</source>
        <translation>Tutti attorno a questo computer, uno dopo l’altro.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Alone or together against computer players; or only they play, and you watch.</source>
        <translation>Da soli o insieme contro giocatori computer; oppure giocano solo loro e voi guardate.</translation>
    </message>
    <message>
        <source>With computers</source>
        <translation>Con i computer</translation>
    </message>
    <message>
        <source>Two to six search at once: whoever sees a way first claims the guest.</source>
        <translation>Da due a sei giocatori cercano insieme: chi vede per primo un percorso chiama l’ospite.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>On your own: nine guests, a stopwatch, and a shortest way to compare with.</source>
        <translation>In solitaria: nove ospiti, un cronometro e il percorso più breve come confronto.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>Alone or with your heads together: forty of them, and new ones every day.</source>
        <translation>In solitaria o tutti insieme: ce ne sono quaranta, e ogni giorno di nuovi.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Build a puzzle of your own.</source>
        <translation>Crea un rompicapo tutto tuo.</translation>
    </message>
</context>
<context>
    <name>WaysRow</name>
    <message>
        <source>How do you want to play?</source>
        <translation>Come volete giocare?</translation>
    </message>
</context>
<context>
    <name>WorkshopPanel</name>
    <message>
        <source>It is in your book</source>
        <translation>È nel tuo libro</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservalo</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Il tuo rompicapo</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Start a new one</source>
        <translation>Cominciane uno nuovo</translation>
    </message>
    <message>
        <source>Or change a puzzle that you have</source>
        <translation>O modifica un rompicapo che hai</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>Codice del rompicapo</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Disponilo</translation>
    </message>
    <message>
        <source>Points to be had: %1</source>
        <translation>Punti in palio: %1</translation>
    </message>
    <message>
        <source>In how many ways? I do not know: there are too many to count.</source>
        <translation>In quanti modi? Non lo so: sono troppi per contarli.</translation>
    </message>
    <message>
        <source>Different solutions: more than %1</source>
        <translation>Soluzioni diverse: più di %1</translation>
    </message>
    <message>
        <source>Different solutions: %1</source>
        <translation>Soluzioni diverse: %1</translation>
    </message>
    <message>
        <source>Difficulty: %1</source>
        <translation>Livello: %1</translation>
    </message>
    <message>
        <source>I do not know how many points are in it: there is too much to look through. So it has no code; a smaller town or fewer rounds would help.</source>
        <translation>Non so quanti punti si possono fare: ci sono troppe possibilità da esaminare. Per questo il rompicapo non ha un codice; prova con una cittadina più piccola o con meno round.</translation>
    </message>
    <message>
        <source>Nothing can be scored in it, so it has no code. Choose other cards, or move the houses.</source>
        <translation>Qui non si può fare nemmeno un punto, quindi il rompicapo non ha un codice. Scegli altre carte o sposta le case.</translation>
    </message>
</context>
<context>
    <name>WorkshopVoice</name>
    <message numerus="yes">
        <source>Lay at least %n more houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Aggiungi almeno %n altra casa: un rompicapo ne ha da %1 a %2.</numerusform>
            <numerusform>Aggiungi almeno altre %n case: un rompicapo ne ha da %1 a %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more ghosts on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Metti sulle case almeno %n altro fantasma: un rompicapo ne ha da %1 a %2.</numerusform>
            <numerusform>Metti sulle case almeno altri %n fantasmi: un rompicapo ne ha da %1 a %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more kids on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Metti sulle case almeno %n altro bambino: un rompicapo ne ha da %1 a %2.</numerusform>
            <numerusform>Metti sulle case almeno altri %n bambini: un rompicapo ne ha da %1 a %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n more cards: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Scegli almeno %n altra carta: un rompicapo ne ha da %1 a %2.</numerusform>
            <numerusform>Scegli almeno altre %n carte: un rompicapo ne ha da %1 a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The town has fallen apart: from each house there must be a path to every other.</source>
        <translation>La cittadina non è tutta d’un pezzo: da ogni casa si deve poter arrivare a tutte le altre.</translation>
    </message>
    <message>
        <source>A puzzle needs at least as many cards as rounds. Cards: %1, rounds: %2.</source>
        <translation>Un rompicapo ha almeno tante carte quanti sono i round. Carte: %1, round: %2.</translation>
    </message>
    <message>
        <source>A house stands here already; choose an empty spot.</source>
        <translation>Qui c’è già una casa: scegli una casella vuota.</translation>
    </message>
    <message>
        <source>The first house goes to one of the spots in the middle.</source>
        <translation>La prima casa va su una delle caselle al centro.</translation>
    </message>
    <message>
        <source>A house must share a whole edge with another one; a corner is not enough.</source>
        <translation>Una casa deve avere un lato intero in comune con un’altra: un angolo non basta.</translation>
    </message>
    <message>
        <source>All %2 houses of this colour are in the town; use another colour.</source>
        <extracomment>%1 is a colour of houses, which the sentence need not name; %2 is a number.</extracomment>
        <translation>Tutte e %2 le case di questo colore sono già nella cittadina: usa un altro colore.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 houses; take one away before you lay another.</source>
        <translation>Un rompicapo ha al massimo %1 case: togline una prima di metterne un’altra.</translation>
    </message>
    <message>
        <source>There is no house here.</source>
        <translation>Qui non c’è nessuna casa.</translation>
    </message>
    <message>
        <source>Ghosts and kids stand on houses; choose a free one.</source>
        <translation>Fantasmi e bambini stanno sulle case: scegline una libera.</translation>
    </message>
    <message>
        <source>Somebody stands here already; choose a free house.</source>
        <translation>Qui c’è già qualcuno: scegli una casa libera.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 ghosts, and all are in the town.</source>
        <translation>Un rompicapo ha al massimo %1 fantasmi, e sono già tutti nella cittadina.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 kids, and all are in the town.</source>
        <translation>Un rompicapo ha al massimo %1 bambini, e sono già tutti nella cittadina.</translation>
    </message>
    <message>
        <source>Nobody stands here.</source>
        <translation>Qui non c’è nessuno.</translation>
    </message>
    <message>
        <source>A puzzle has only regular cards.</source>
        <translation>Un rompicapo ha solo carte normali.</translation>
    </message>
    <message>
        <source>This card is in the tray already.</source>
        <translation>Questa carta è già sul vassoio.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 cards; take one out of the tray first.</source>
        <translation>Un rompicapo ha al massimo %1 carte: prima togline una dal vassoio.</translation>
    </message>
    <message>
        <source>This card is not in the tray.</source>
        <translation>Questa carta non è sul vassoio.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 rounds.</source>
        <translation>Un rompicapo ha da %1 a %2 round.</translation>
    </message>
    <message>
        <source>The puzzle has that many rounds already.</source>
        <translation>Il rompicapo ha già questo numero di round.</translation>
    </message>
    <message>
        <source>One person builds here.</source>
        <translation>Qui costruisce una sola persona.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot next to another one, or to the bin.</source>
        <translation>Una casa va su una casella vuota accanto a un’altra casa, o nel cestino.</translation>
    </message>
    <message>
        <source>Ghosts and kids go to a free house, or to the bin.</source>
        <translation>Fantasmi e bambini vanno su una casa libera, o nel cestino.</translation>
    </message>
    <message>
        <source>A card goes to the tray to be part of the puzzle, or to the bin to be taken out.</source>
        <translation>Una carta va sul vassoio per far parte del rompicapo, o nel cestino per uscirne.</translation>
    </message>
    <message>
        <source>Drag houses to the town, then ghosts and kids, and choose cards.</source>
        <translation>Trascina le case nella cittadina, poi aggiungi fantasmi, bambini e carte.</translation>
    </message>
    <message>
        <source>Everything fits: it can be played.</source>
        <translation>Tutti i limiti sono rispettati: si può giocare.</translation>
    </message>
    <message>
        <source>In the workshop</source>
        <translation>Nel laboratorio</translation>
    </message>
    <message>
        <source>A house moves to another spot.</source>
        <translation>Una casa si sposta su un’altra casella.</translation>
    </message>
    <message>
        <source>A house is taken away.</source>
        <translation>Una casa viene tolta.</translation>
    </message>
    <message>
        <source>A card is chosen.</source>
        <translation>Viene scelta una carta.</translation>
    </message>
    <message>
        <source>A card is put back.</source>
        <translation>Una carta torna al suo posto.</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation>Round: %1</translation>
    </message>
    <message>
        <source>An orange house is laid.</source>
        <translation>Si costruisce una casa arancione.</translation>
    </message>
    <message>
        <source>A violet house is laid.</source>
        <translation>Si costruisce una casa viola.</translation>
    </message>
    <message>
        <source>A green house is laid.</source>
        <translation>Si costruisce una casa verde.</translation>
    </message>
    <message>
        <source>A blue house is laid.</source>
        <translation>Si costruisce una casa blu.</translation>
    </message>
    <message>
        <source>A ghost comes to the town.</source>
        <translation>Un fantasma arriva nella cittadina.</translation>
    </message>
    <message>
        <source>A kid comes to the town.</source>
        <translation>Un bambino arriva nella cittadina.</translation>
    </message>
    <message>
        <source>A ghost goes to another house.</source>
        <translation>Un fantasma va su un’altra casa.</translation>
    </message>
    <message>
        <source>A kid goes to another house.</source>
        <translation>Un bambino va su un’altra casa.</translation>
    </message>
    <message>
        <source>A ghost leaves the town.</source>
        <translation>Un fantasma lascia la cittadina.</translation>
    </message>
    <message>
        <source>A kid leaves the town.</source>
        <translation>Un bambino lascia la cittadina.</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>Un rompicapo tutto tuo</translation>
    </message>
    <message numerus="yes">
        <source>Ghosts, left: %n</source>
        <translation>
            <numerusform>Fantasmi, ne resta %n</numerusform>
            <numerusform>Fantasmi, ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kids, left: %n</source>
        <translation>
            <numerusform>Bambini, ne resta %n</numerusform>
            <numerusform>Bambini, ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 houses that share edges.</source>
        <translation>Un rompicapo ha da %1 a %2 case con lati in comune.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 ghosts.</source>
        <translation>Un rompicapo ha da %1 a %2 fantasmi.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 kids.</source>
        <translation>Un rompicapo ha da %1 a %2 bambini.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 cards, and no more rounds than cards.</source>
        <translation>Un rompicapo ha da %1 a %2 carte, e non più round che carte.</translation>
    </message>
    <message>
        <source>Drag it elsewhere, or to the bin.</source>
        <translation>Trascinalo altrove, o nel cestino.</translation>
    </message>
    <message>
        <source>Bin: drop here what you want to take away</source>
        <translation>Cestino: lascia qui quello che vuoi togliere</translation>
    </message>
    <message>
        <source>Tray with the cards of the puzzle</source>
        <translation>Vassoio con le carte del rompicapo</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Carte tra cui scegliere</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
</context>
</TS>
