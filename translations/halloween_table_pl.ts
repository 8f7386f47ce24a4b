<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Halloween Table</source>
        <translation>O programie Halloween Table</translation>
    </message>
    <message>
        <source>Halloween Table</source>
        <translation>Halloween Table</translation>
    </message>
    <message>
        <source>Version %1 · MIT licence</source>
        <translation>Wersja %1 · licencja MIT</translation>
    </message>
    <message>
        <source>Ghostly board games for people around one shared computer.</source>
        <translation>Gry planszowe z duchami dla wszystkich, którzy siedzą przy jednym komputerze.</translation>
    </message>
    <message>
        <source>This is a fan-made table: rules are retold in our own words, and all pictures are our own. It is not connected with the publishers. If you like a game, buy the box. The typeface is Manrope (SIL Open Font Licence).</source>
        <translation>Ten stół zrobili miłośnicy gier: zasady opowiadamy własnymi słowami, a wszystkie obrazki są nasze. Nie jesteśmy związani z wydawcami. Jeśli gra ci się podoba, kup pudełko z grą. Krój pisma: Manrope (SIL Open Font License).</translation>
    </message>
    <message>
        <source>Made with Python and with Qt, which is used under the GNU LGPL, version 3. “Licences” shows its terms, and those of everything else in this program.</source>
        <translation>Program korzysta z&#xa0;języka Python i&#xa0;z&#xa0;Qt, używanego na warunkach GNU LGPL w&#xa0;wersji 3. Te warunki, a&#xa0;także warunki dla wszystkiego innego w&#xa0;programie, pokaże przycisk „Licencje”.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>What could I do?</source>
        <translation>Co mogę zrobić?</translation>
    </message>
    <message>
        <source>There is nothing to do now.</source>
        <translation>Teraz nie ma nic do zrobienia.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Nie teraz.</translation>
    </message>
    <message>
        <source>Done already.</source>
        <translation>Już zrobione.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Solved: %1 of %2</source>
        <translation>Rozwiązane: %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Łamigłówka %1</translation>
    </message>
    <message>
        <source>A streak (your longest: %1)</source>
        <translation>Seria (twój rekord: %1)</translation>
    </message>
    <message>
        <source>A streak: one after another</source>
        <translation>Seria: jedna po drugiej</translation>
    </message>
    <message>
        <source>The puzzle of the day: %1</source>
        <translation>Łamigłówka dnia: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Nowe łamigłówki</translation>
    </message>
    <message>
        <source>How difficult?</source>
        <translation>Jak trudna?</translation>
    </message>
    <message>
        <source>Make me one</source>
        <translation>Ułóż mi nową</translation>
    </message>
    <message>
        <source>From a friend</source>
        <translation>Od znajomych</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>Kod łamigłówki</translation>
    </message>
    <message>
        <source>Build one yourself</source>
        <translation>Ułóż własną łamigłówkę</translation>
    </message>
    <message>
        <source>Show my times</source>
        <translation>Pokazuj czasy</translation>
    </message>
</context>
<context>
    <name>BestTimes</name>
    <message>
        <source>%1: %2. That is the time to beat!</source>
        <translation>%1: %2. Ten czas trzeba teraz pobić!</translation>
    </message>
    <message>
        <source>%1: %2. A new best! Before: %3 (%4).</source>
        <translation>%1: %2. Nowy najlepszy czas! Poprzedni: %3 (%4).</translation>
    </message>
    <message>
        <source>%1: %2. The best so far: %3 (%4).</source>
        <translation>%1: %2. Najlepszy dotąd czas: %3 (%4).</translation>
    </message>
</context>
<context>
    <name>BookPage</name>
    <message>
        <source>The puzzle book</source>
        <translation>Książka łamigłówek</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć do półki</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Twoje łamigłówki</translation>
    </message>
</context>
<context>
    <name>BoooCastle</name>
    <message>
        <source>What lies on the table</source>
        <translation>Co leży na stole</translation>
    </message>
    <message>
        <source>&lt;b&gt;The castle&lt;/b&gt;: nine tiles with rooms, corridors and walls, in a frame. &lt;a href=&quot;#BO-C&quot;&gt;A chapter of its own&lt;/a&gt; describes it.</source>
        <translation>&lt;b&gt;Zamek&lt;/b&gt;: dziewięć kafelków z komnatami, korytarzami i ścianami, a wokół nich ramka. Opisuje go &lt;a href=&quot;#BO-C&quot;&gt;osobny rozdział&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghost&lt;/b&gt;: there is only one, and all of you lead it.</source>
        <translation>&lt;b&gt;Duch&lt;/b&gt;: jest tylko jeden i prowadzicie go wszyscy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;15 guests&lt;/b&gt;, numbered 1 to 15. The back of each guest says in which room it turns up.</source>
        <translation>&lt;b&gt;15 gości&lt;/b&gt; z numerami od 1 do 15. Na odwrocie każdego gościa jest podane, w której komnacie się pojawia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6 wall tiles&lt;/b&gt;, one for each colour of the walls. At first they lie in the &lt;b&gt;reserve&lt;/b&gt;; later they wander from player to player.</source>
        <translation>&lt;b&gt;6 kafelków ścian&lt;/b&gt;, po jednym na każdy kolor ścian. Najpierw leżą w &lt;b&gt;zapasie&lt;/b&gt;, a potem wędrują od gracza do gracza.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 special tokens&lt;/b&gt;. Each has a trapdoor on one side and a transformation on the other; &lt;a href=&quot;#BO-1-tokens&quot;&gt;they help the ghost&lt;/a&gt; on its way.</source>
        <translation>&lt;b&gt;4 żetony specjalne&lt;/b&gt;. Każdy ma po jednej stronie zapadnię, a po drugiej przemianę; &lt;a href=&quot;#BO-1-tokens&quot;&gt;pomagają duchowi&lt;/a&gt; w drodze.</translation>
    </message>
    <message>
        <source>Each of the six colours has its own pattern and its own sign too. White walls are plain, and their sign is a bone. Yellow ones have stripes and a star, red ones bricks and a flame, green ones a zigzag line and a leaf, blue ones dots and a drop, violet ones diamonds and a gem.</source>
        <translation>Każdy z sześciu kolorów ma też własny deseń i własny znak. Białe ściany są gładkie, a ich znak to kość. Żółte mają paski i gwiazdę, czerwone cegły i płomień, zielone zygzak i liść, niebieskie kropki i kroplę, a fioletowe romby i klejnot.</translation>
    </message>
    <message>
        <source>The wall tiles, and below each a wall of its colour.</source>
        <translation>Kafelki ścian, a pod każdym ściana w jego kolorze.</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>The castle has 6 rows of 6 rooms, on nine tiles with 2 × 2 rooms each. Coats of arms name the rows, from top to bottom: bat, key, rose, owl, crown, moon. Portraits name the columns, from left to right: countess, admiral, jester, bride, scholar, twins. The rooms have no doors. A ghost does not mind: it goes through the walls.</source>
        <translation>Zamek ma 6 rzędów po 6 komnat, na dziewięciu kafelkach po 2 × 2 komnaty. Rzędy noszą nazwy herbów, z góry na dół: nietoperz, klucz, róża, sowa, korona, księżyc. Kolumny noszą nazwy portretów, od lewej do prawej: hrabina, admirał, błazen, panna młoda, uczony, bliźnięta. Komnaty nie mają drzwi. Duchowi to nie przeszkadza: przechodzi przez ściany.</translation>
    </message>
    <message>
        <source>A coat of arms and a portrait name a room. This guest is in the room of the rose and the bride.</source>
        <translation>Herb i portret razem to nazwa komnaty. Ten gość jest w komnacie róży i panny młodej.</translation>
    </message>
    <message>
        <source>Corridors run around every room, and along the edge of the castle too. Where they meet there is a crossing, and from one crossing to the next leads a passage. We call rooms, crossings and passages &lt;b&gt;cells&lt;/b&gt;: a step takes the ghost from one cell to the next. The last corridor on the right and the last one at the bottom belong to the frame, all others to the tiles.</source>
        <translation>Wokół każdej komnaty biegną korytarze, także wzdłuż brzegu zamku. Tam, gdzie się spotykają, jest skrzyżowanie, a od skrzyżowania do skrzyżowania prowadzi przejście. Komnaty, skrzyżowania i przejścia nazywamy &lt;b&gt;polami&lt;/b&gt;: jednym krokiem duch przechodzi na sąsiednie pole. Ostatni korytarz po prawej i ostatni na dole należą do ramki, a wszystkie pozostałe do kafelków.</translation>
    </message>
    <message>
        <source>A tile. 1: a room, 2: a crossing, 3: a passage, 4: a wall of a room, 5: a wall across a corridor.</source>
        <translation>Kafelek. 1: komnata, 2: skrzyżowanie, 3: przejście, 4: ściana komnaty, 5: ściana w poprzek korytarza.</translation>
    </message>
    <message>
        <source>Each room has four walls, one on each side. On every tile two rooms have walls of four different colours. The other two rooms have one colour twice, so a way in this colour can lead right through them.</source>
        <translation>Każda komnata ma cztery ściany, po jednej z każdej strony. Na każdym kafelku dwie komnaty mają ściany w czterech różnych kolorach. W dwóch pozostałych jeden kolor pojawia się dwa razy, więc droga w tym kolorze może przejść przez nie na wylot.</translation>
    </message>
    <message>
        <source>Some walls stand across a corridor: on every tile 5 of the 8 passages have one, next to the crossing above or to the left. In the corridors of the frame there are no walls at all.</source>
        <translation>Niektóre ściany stoją w poprzek korytarza: na każdym kafelku ma taką ścianę 5 z 8 przejść, tuż przy skrzyżowaniu powyżej albo po lewej. W korytarzach ramki nie ma żadnych ścian.</translation>
    </message>
    <message>
        <source>No two of the nine tiles are alike. No colour is rare: on all tiles together there are 31 or 32 walls of each.</source>
        <translation>Wśród dziewięciu kafelków nie ma dwóch takich samych. Żaden kolor nie jest rzadki: na wszystkich kafelkach razem każdy ma 31 albo 32 ściany.</translation>
    </message>
    <message>
        <source>In the corridors the ghost moves freely until it comes to a wall. It goes straight through a wall, never slantwise: every step leads up, down, left or right.</source>
        <translation>W korytarzach duch porusza się swobodnie, aż trafi na ścianę. Przez ścianę przechodzi na wprost, nigdy na ukos: każdy krok prowadzi w górę, w dół, w lewo albo w prawo.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie gry</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Program przygotowuje wszystko za was. Tutaj przeczytacie, jak to robi i co możecie ustalić przed grą.</translation>
    </message>
    <message>
        <source>Booo! is for 2 to 6 players. Whoever wears the most white is the first player; before the game you can also choose somebody, or let lots decide. One player alone can &lt;a href=&quot;#BO-P&quot;&gt;practise&lt;/a&gt;.</source>
        <translation>Buuu! to gra dla 2–6 graczy. Pierwszym graczem jest ten, kto ma w stroju najwięcej bieli; przed grą możecie też kogoś wybrać albo zdać się na los. W pojedynkę można &lt;a href=&quot;#BO-P&quot;&gt;trenować&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Chance decides where each of the nine tiles lies. All of them lie the same way up.</source>
        <translation>O tym, gdzie leży który z dziewięciu kafelków, decyduje los. Żaden nie jest obrócony: wszystkie mają górę po tej samej stronie.</translation>
    </message>
    <message>
        <source>The six wall tiles lie in the reserve.</source>
        <translation>Sześć kafelków ścian leży w zapasie.</translation>
    </message>
    <message>
        <source>The four special tokens lie in the rooms where the rows of the key and the crown meet the columns of the admiral and the scholar. Usually there are two trapdoors: one in the room of the key and the admiral, one in the room of the crown and the scholar. The other two tokens are transformations. You can also agree on no trapdoors, on three of them (one more in the room of the key and the scholar) or on four. For experts there are only three tokens, in usual rooms drawn by lot, or four tokens in any rooms drawn by lot. In both cases two of them are trapdoors.</source>
        <translation>Cztery żetony specjalne leżą w komnatach, w których rzędy klucza i korony krzyżują się z kolumnami admirała i uczonego. Zwykle są dwie zapadnie: jedna w komnacie klucza i admirała, druga w komnacie korony i uczonego. Pozostałe dwa żetony to przemiany. Możecie też umówić się na grę bez zapadni, z trzema (jeszcze jedna w komnacie klucza i uczonego) albo z czterema. Eksperci mogą grać tylko z trzema żetonami, w trzech z tych komnat, wybranych losowo, albo z czterema w komnatach wylosowanych z całego zamku. W obu przypadkach dwa z nich to zapadnie.</translation>
    </message>
    <message>
        <source>A castle at the start: two trapdoors, two transformations, and the ghost on the middle tile.</source>
        <translation>Zamek na początku gry: dwie zapadnie, dwie przemiany i duch na środkowym kafelku.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms of the middle tile. Chance draws it; if you like, you can agree that the first player chooses it.</source>
        <translation>Duch zaczyna w którejś z czterech komnat środkowego kafelka. Wybiera ją los; możecie też umówić się, że zrobi to pierwszy gracz.</translation>
    </message>
    <message>
        <source>The guests lie in a stack, with number 1 on top. Two players play with guests 1 to 9, three or four with guests 1 to 12, five or six with all 15.</source>
        <translation>Goście leżą w stosie po kolei, a na samej górze jest numer 1. W dwie osoby gracie z gośćmi od 1 do 9, w trzy lub cztery z gośćmi od 1 do 12, a w pięć lub sześć ze wszystkimi 15.</translation>
    </message>
    <message>
        <source>There are four routes, and one of them is drawn by lot for the whole game, unless you agree on one before. For each route the back of a guest names a coat of arms and a portrait: this is its room. On every route all guests have different rooms, and none of these is a usual room of a special token. From each guest to the next it is at least 3 rooms, rows and columns counted together, and to the first guest it is at least as far from every middle room.</source>
        <translation>Są cztery trasy, a los wybiera jedną z nich na całą partię, chyba że przed grą umówicie się na którąś. Na odwrocie gościa przy każdej trasie jest herb i portret: to jego komnata. Na każdej trasie wszyscy goście mają różne komnaty, a w żadnej z nich zwykle nie leży żeton specjalny. Od każdego gościa do następnego są co najmniej 3 komnaty, licząc razem rzędy i kolumny, a od każdej środkowej komnaty do pierwszego gościa jest co najmniej tak samo daleko.</translation>
    </message>
</context>
<context>
    <name>BoooComputers</name>
    <message>
        <source>&lt;b&gt;Fair in a race.&lt;/b&gt; A computer could find a path in a blink, and you would never be first. So it looks for as long as people do: longer for a long path, and longer still for each change of colour and each jump. If best times are kept on this computer, it takes its pace from them.</source>
        <translation>&lt;b&gt;Uczciwy wyścig.&lt;/b&gt; Komputer mógłby znaleźć drogę w&#xa0;mgnieniu oka i&#xa0;zawsze byłby pierwszy. Dlatego szuka tak długo jak ludzie: na dłuższą drogę potrzebuje więcej czasu, a&#xa0;na każdą zmianę koloru i&#xa0;na każdy skok jeszcze trochę. Jeśli na tym komputerze są zapisane najlepsze czasy, to do nich dostosowuje swoje tempo.</translation>
    </message>
    <message>
        <source>Computer players claim just as you do, and &lt;a href=&quot;#BO-1.3&quot;&gt;the first press counts&lt;/a&gt;. If they find no path in the time that they give themselves, they &lt;a href=&quot;#BO-1.12&quot;&gt;raise a hand&lt;/a&gt;. And they make honest mistakes: they name &lt;a href=&quot;#BO-1.4&quot;&gt;a colour that they may not use&lt;/a&gt;, or forget their path halfway.</source>
        <translation>Gracze komputerowi zgłaszają się tak samo jak ty, a&#xa0;&lt;a href=&quot;#BO-1.3&quot;&gt;liczy się pierwsze naciśnięcie&lt;/a&gt;. Jeśli w&#xa0;czasie, jaki sobie dają, nie znajdą drogi, &lt;a href=&quot;#BO-1.12&quot;&gt;podnoszą rękę&lt;/a&gt;. Zdarzają im się też uczciwe pomyłki: nazywają &lt;a href=&quot;#BO-1.4&quot;&gt;kolor, którego nie wolno im użyć&lt;/a&gt;, albo w&#xa0;połowie zapominają swoją drogę.</translation>
    </message>
    <message>
        <source>A pause does not spoil a claim of theirs: when the game goes on, so do they.</source>
        <translation>Pauza nie psuje ich zgłoszenia: gdy gra toczy się dalej, oni też idą dalej.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; If you practise, or are the only person among computers, the wand or &lt;b&gt;F10&lt;/b&gt; helps you to see a path: the first press names the colour it starts with, the second frames the rooms or walls it leads through, the third draws all of it. Each press counts as one hint, and the count is shown at the end. Nobody waits for you meanwhile, and a time reached with a hint is never a best time. Hints can be switched off before the game.</source>
        <translation>&lt;b&gt;Podpowiedzi.&lt;/b&gt; Jeśli ćwiczysz albo grasz przeciw samym komputerom, różdżka lub &lt;b&gt;F10&lt;/b&gt; pomaga zobaczyć drogę: pierwsze naciśnięcie podaje kolor, od którego się zaczyna, drugie bierze w&#xa0;ramki komnaty lub ściany, przez które prowadzi, trzecie rysuje ją całą. Każde naciśnięcie liczy się jako jedna podpowiedź, a&#xa0;na końcu widać, ile ich było. Nikt przy tym nie czeka, a&#xa0;czas z&#xa0;podpowiedzią nigdy nie zostaje najlepszym. Podpowiedzi można wyłączyć przed partią.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; takes its time, and about one claim in ten goes wrong. &lt;b&gt;Normal&lt;/b&gt; is quicker, and about one claim in twenty goes wrong. &lt;b&gt;Hard&lt;/b&gt; is quick indeed, and only about one claim in fifty goes wrong.</source>
        <translation>&lt;b&gt;Łatwy&lt;/b&gt; się nie spieszy, a&#xa0;nieudane jest mniej więcej jedno zgłoszenie na dziesięć. &lt;b&gt;Zwykły&lt;/b&gt; jest szybszy i&#xa0;nie udaje mu się mniej więcej jedno na dwadzieścia. &lt;b&gt;Trudny&lt;/b&gt; jest naprawdę szybki i&#xa0;nie udaje mu się tylko mniej więcej jedno zgłoszenie na pięćdziesiąt.</translation>
    </message>
</context>
<context>
    <name>BoooIntroduction</name>
    <message>
        <source>A ghost wants to scare every guest of the castle, but it can go only through walls of one colour. All of you search at once: whoever is the first to see a path shouts “Booo!” and leads the ghost there.</source>
        <translation>Duch chce nastraszyć każdego gościa zamku, ale może przechodzić tylko przez ściany jednego koloru. Wszyscy szukają naraz: kto pierwszy zobaczy drogę, woła „Buuu!” i&#xa0;prowadzi nią ducha.</translation>
    </message>
    <message numerus="yes">
        <source>%n castle tiles</source>
        <translation>
            <numerusform>%n kafelek zamku</numerusform>
            <numerusform>%n kafelki zamku</numerusform>
            <numerusform>%n kafelków zamku</numerusform>
        </translation>
    </message>
    <message>
        <source>the ghost</source>
        <translation>duch</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n gość</numerusform>
            <numerusform>%n goście</numerusform>
            <numerusform>%n gości</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n kafelek ściany</numerusform>
            <numerusform>%n kafelki ściany</numerusform>
            <numerusform>%n kafelków ściany</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tokens</source>
        <translation>
            <numerusform>%n żeton specjalny</numerusform>
            <numerusform>%n żetony specjalne</numerusform>
            <numerusform>%n żetonów specjalnych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoooMinds</name>
    <message>
        <source>The ghost may start in any room of the middle tile.</source>
        <translation>Duch może zacząć w dowolnej z czterech komnat pośrodku.</translation>
    </message>
    <message>
        <source>Everybody is ready: the next guest may come.</source>
        <translation>Wszyscy są gotowi: następny gość może wejść.</translation>
    </message>
    <message numerus="yes">
        <source>There is a path of %n steps.</source>
        <translation>
            <numerusform>Jest droga na %n krok.</numerusform>
            <numerusform>Jest droga na %n kroki.</numerusform>
            <numerusform>Jest droga na %n kroków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The path has %n steps and starts with this colour: %1.</source>
        <translation>
            <numerusform>Droga ma %n krok i zaczyna się od tego koloru: %1.</numerusform>
            <numerusform>Droga ma %n kroki i zaczyna się od tego koloru: %1.</numerusform>
            <numerusform>Droga ma %n kroków i zaczyna się od tego koloru: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the wall tile of this colour is their own: %1.</source>
        <translation>Pomyłka: kafelek ściany w tym kolorze jest własny: %1.</translation>
    </message>
    <message>
        <source>This step leads to the guest.</source>
        <translation>Ten krok prowadzi do gościa.</translation>
    </message>
    <message numerus="yes">
        <source>After this step %n steps are left.</source>
        <translation>
            <numerusform>Po tym kroku zostaje jeszcze %n.</numerusform>
            <numerusform>Po tym kroku zostają jeszcze %n.</numerusform>
            <numerusform>Po tym kroku zostaje jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trapdoor leads to the guest.</source>
        <translation>Zapadnia prowadzi do gościa.</translation>
    </message>
    <message numerus="yes">
        <source>The trapdoor is on the path; after it %n steps are left.</source>
        <translation>
            <numerusform>Droga wiedzie przez zapadnię; po niej zostaje %n krok.</numerusform>
            <numerusform>Droga wiedzie przez zapadnię; po niej zostają %n kroki.</numerusform>
            <numerusform>Droga wiedzie przez zapadnię; po niej zostaje %n kroków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the path another colour is needed: %1. Steps left: %n.</source>
        <translation>
            <numerusform>Dalej potrzebny jest inny kolor: %1. Pozostało kroków: %n.</numerusform>
            <numerusform>Dalej potrzebny jest inny kolor: %1. Pozostało kroków: %n.</numerusform>
            <numerusform>Dalej potrzebny jest inny kolor: %1. Pozostało kroków: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the rest of the path is forgotten.</source>
        <translation>Pomyłka: reszta drogi poszła w niepamięć.</translation>
    </message>
    <message>
        <source>From here there is no path to the guest.</source>
        <translation>Stąd nie ma drogi do gościa.</translation>
    </message>
    <message>
        <source>There is no path to this guest for you.</source>
        <translation>Dla ciebie nie ma drogi do tego gościa.</translation>
    </message>
    <message>
        <source>There is no path to be seen; a raised hand says so.</source>
        <translation>Drogi nie widać; mówi o tym podniesiona ręka.</translation>
    </message>
    <message>
        <source>The hint says that there is no path.</source>
        <translation>Podpowiedź mówi, że drogi nie ma.</translation>
    </message>
    <message>
        <source>The hint names a colour: there is something to look for again.</source>
        <translation>Podpowiedź podaje kolor: znów jest czego szukać.</translation>
    </message>
</context>
<context>
    <name>BoooPractice</name>
    <message>
        <source>The whole castle</source>
        <translation>Cały zamek</translation>
    </message>
    <message>
        <source>%1: %2 of %3 guests found</source>
        <extracomment>%1 is a name, %2 and %3 are numbers.</extracomment>
        <translation>%1: znaleziono %2 z&#xa0;%3 gości</translation>
    </message>
    <message>
        <source>The same castle again</source>
        <translation>Jeszcze raz ten sam zamek</translation>
    </message>
</context>
<context>
    <name>BoooRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>Opowieść i cel gry</translation>
    </message>
    <message>
        <source>Guests are staying overnight in an old castle, and its ghost is looking forward to giving each of them a fright. There is just one thing: the rooms have no doors, and on one walk the ghost can go through walls of one colour only.</source>
        <translation>W starym zamku nocują goście, a zamkowy duch już się cieszy, że każdemu napędzi strachu. Jest tylko jeden kłopot: komnaty nie mają drzwi, a podczas jednej wędrówki przepuszczają ducha tylko ściany w jednym kolorze.</translation>
    </message>
    <message>
        <source>So the ghost needs you. A guest turns up in some room, and all of you look at the castle at the same time, searching for a way to it. Whoever sees a way first claims the guest with a “Booo!”, names a colour and shows the way without hesitating.</source>
        <translation>Dlatego duch potrzebuje was. W którejś komnacie pojawia się gość, a wy wszyscy naraz patrzycie na zamek i szukacie do niego drogi. Kto pierwszy widzi drogę, zgłasza się po gościa okrzykiem „Buuu!”, nazywa kolor i pokazuje drogę, nie zwlekając.</translation>
    </message>
    <message>
        <source>If the way is right, you take the guest, and also the wall tile of your colour. This is an honour and a burden: you cannot use a colour while its wall tile lies in front of you.</source>
        <translation>Jeśli droga jest dobra, bierzesz gościa, a do tego kafelek ściany w swoim kolorze. To zaszczyt i ciężar: dopóki kafelek ściany leży przed tobą, nie możesz używać jego koloru.</translation>
    </message>
    <message>
        <source>You win as soon as &lt;b&gt;four wall tiles&lt;/b&gt; or &lt;b&gt;five guests&lt;/b&gt; lie in front of you. If nobody gets that far, the most guests and wall tiles together decide.</source>
        <translation>Wygrywasz, gdy tylko zbierzesz przed sobą &lt;b&gt;cztery kafelki ścian&lt;/b&gt; albo &lt;b&gt;pięciu gości&lt;/b&gt;. Jeśli nikt nie dojdzie tak daleko, decyduje, kto ma najwięcej gości i kafelków ścian razem.</translation>
    </message>
    <message>
        <source>A round: the search</source>
        <translation>Runda: poszukiwanie</translation>
    </message>
    <message>
        <source>Each round is about one guest. You search for a way, somebody claims the guest and shows a way, and then the next round begins.</source>
        <translation>W każdej rundzie chodzi o jednego gościa. Szukacie drogi, ktoś zgłasza się po gościa i pokazuje drogę, a potem zaczyna się następna runda.</translation>
    </message>
    <message>
        <source>The first player turns the top guest over. It goes at once to the room that its back names for your route.</source>
        <translation>Pierwszy gracz odkrywa gościa, który leży na górze stosu. Gość od razu idzie do komnaty, którą ma na odwrocie przy waszej trasie.</translation>
    </message>
    <message>
        <source>All of you search at the same time, with your eyes only. Before a claim nobody touches the castle, and nobody follows a way with a finger.</source>
        <translation>Szukacie wszyscy naraz i tylko wzrokiem. Przed zgłoszeniem nikt nie dotyka zamku i nikt nie wodzi po nim palcem.</translation>
    </message>
    <message>
        <source>Claiming the guest</source>
        <translation>Zgłaszanie się po gościa</translation>
    </message>
    <message>
        <source>If you see a way, be the first to say so: press your claim key and shout “Booo!”. Then name the colour that your way starts with. The first key counts, and all the others are dead until your claim is over. If your hand is raised, claiming takes it down.</source>
        <translation>Jeśli widzisz drogę, ubiegnij innych: naciśnij swój klawisz zgłoszenia i krzyknij „Buuu!”. Potem nazwij kolor, od którego zaczyna się twoja droga. Liczy się pierwszy klawisz, a wszystkie inne nie działają, dopóki twoje zgłoszenie się nie skończy. Jeśli masz podniesioną rękę, zgłoszenie ją opuszcza.</translation>
    </message>
    <message>
        <source>You may not use a colour while its wall tile lies in front of you, neither at the start nor anywhere on the way. If you name such a colour, or change to it, your claim fails.</source>
        <translation>Dopóki kafelek ściany leży przed tobą, jego kolor jest dla ciebie zakazany: i na początku, i w każdym dalszym miejscu drogi. Jeśli nazwiesz taki kolor albo wybierzesz go przy zmianie, twoje zgłoszenie jest nieudane.</translation>
    </message>
    <message>
        <source>The colours to choose from. A sign warns you of those whose wall tiles lie in front of you.</source>
        <translation>Kolory do wyboru. Znak ostrzega przed tymi, których kafelki ścian leżą przed tobą.</translation>
    </message>
    <message>
        <source>Showing the way</source>
        <translation>Pokazywanie drogi</translation>
    </message>
    <message>
        <source>Now show your way at once, step by step, from the ghost’s room to the guest’s room. Steps in the corridors are free. The ghost goes through a wall only if the wall has your colour.</source>
        <translation>Teraz od razu pokaż swoją drogę, krok po kroku, z komnaty ducha do komnaty gościa. Po korytarzach chodzi się swobodnie. Przez ścianę duch przechodzi tylko wtedy, gdy ma ona twój kolor.</translation>
    </message>
    <message>
        <source>A right way. It goes through four walls, and all of them are violet.</source>
        <translation>Dobra droga. Prowadzi przez cztery ściany i wszystkie są fioletowe.</translation>
    </message>
    <message>
        <source>Do not hesitate. Usually you have 6 seconds to name your colour, 6 seconds for the first step and 4 seconds for each further step. A jump through a trapdoor and a change of colour are steps too. Your claim fails if the time is up, if you lead the ghost to a wall of another colour, or if you give up.</source>
        <translation>Nie zwlekaj. Zwykle masz 6 sekund na nazwanie koloru, 6 sekund na pierwszy krok i 4 sekundy na każdy następny. Skok przez zapadnię i zmiana koloru to też kroki. Twoje zgłoszenie jest nieudane, jeśli skończy się czas, jeśli zaprowadzisz ducha pod ścianę w innym kolorze albo jeśli się poddasz.</translation>
    </message>
    <message>
        <source>A wrong wall at the end: the wall below the guest is white, not violet. The claim fails.</source>
        <translation>Zła ściana na końcu: ta pod gościem jest biała, a nie fioletowa. Zgłoszenie jest nieudane.</translation>
    </message>
    <message>
        <source>A failed claim costs nothing. The ghost goes back to where it started, and all of you go on searching, you too. If you agree on it before the game, whoever fails has to wait a little before the next claim.</source>
        <translation>Nieudane zgłoszenie nic nie kosztuje. Duch wraca tam, skąd wyruszył, a wszyscy szukacie dalej, ty też. Jeśli umówicie się tak przed grą, po nieudanym zgłoszeniu trzeba chwilę poczekać z następnym.</translation>
    </message>
    <message>
        <source>A way may lead through the same room more than once.</source>
        <translation>Droga może prowadzić przez tę samą komnatę więcej niż raz.</translation>
    </message>
    <message>
        <source>Trapdoors and transformations</source>
        <translation>Zapadnie i przemiany</translation>
    </message>
    <message>
        <source>Two kinds of special tokens make ways possible where none seems to be.</source>
        <translation>Dwa rodzaje żetonów specjalnych otwierają drogi tam, gdzie na pozór żadnej nie ma.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trapdoor.&lt;/b&gt; In a room with a trapdoor the ghost may go on as usual, or vanish and turn up in another room with a trapdoor. The colour stays the same. The room where the ghost starts counts too.</source>
        <translation>&lt;b&gt;Zapadnia.&lt;/b&gt; W komnacie z zapadnią duch może iść dalej jak zwykle albo zniknąć i pojawić się w innej komnacie z zapadnią. Kolor się nie zmienia. Skoczyć można też z komnaty, w której duch zaczyna.</translation>
    </message>
    <message>
        <source>The ghost jumps from one trapdoor to another. Before and after that every wall on the way is blue.</source>
        <translation>Duch skacze z jednej zapadni do drugiej. Przed skokiem i po nim każda ściana na drodze jest niebieska.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Transformation.&lt;/b&gt; In a room with a transformation you may change the colour, and it holds from there on. The room where the ghost starts counts too, but the guest’s room never does: your way ends there.</source>
        <translation>&lt;b&gt;Przemiana.&lt;/b&gt; W komnacie z przemianą możesz zmienić kolor, a nowy obowiązuje od tego miejsca. Dotyczy to też komnaty, w której duch zaczyna, ale nigdy komnaty gościa: tam twoja droga się kończy.</translation>
    </message>
    <message>
        <source>Up to the transformation the walls on the way are red, from there on they are blue.</source>
        <translation>Do przemiany ściany na drodze są czerwone, a od niej niebieskie.</translation>
    </message>
    <message>
        <source>You may use as many special tokens on one way as you like, or none at all.</source>
        <translation>Na jednej drodze możesz użyć tylu żetonów specjalnych, ile chcesz, albo żadnego.</translation>
    </message>
    <message>
        <source>A way may consist of trapdoors alone and cross no wall. Then the colour that you named counts as its colour. This can only happen if special tokens lie in rooms drawn from the whole castle.</source>
        <translation>Droga może składać się z samych zapadni i nie przechodzić przez żadną ścianę. Wtedy jej kolorem jest kolor nazwany na początku. Może się to zdarzyć tylko wtedy, gdy żetony specjalne leżą w komnatach wylosowanych z całego zamku.</translation>
    </message>
    <message>
        <source>What you win</source>
        <translation>Co zdobywasz</translation>
    </message>
    <message>
        <source>Your way is right as soon as the ghost enters the guest’s room. Take the guest and the wall tile of the colour with which your way ends. The wall tile comes from the reserve, or from whoever it lies in front of. The ghost stays in this room and starts from here next time.</source>
        <translation>Twoja droga jest dobra, gdy tylko duch wejdzie do komnaty gościa. Weź gościa i kafelek ściany w kolorze, w którym kończy się twoja droga. Kafelek bierzesz z zapasu albo od tego, przed kim leży. Duch zostaje w tej komnacie i stąd wyruszy następnym razem.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You start with red, change to blue at a transformation and reach the guest. You take the blue wall tile, even if it lies in front of another player. For this player blue is free again; for you it is not.</source>
        <translation>&lt;b&gt;Przykład.&lt;/b&gt; Zaczynasz od czerwonego, w komnacie z przemianą zmieniasz kolor na niebieski i docierasz do gościa. Bierzesz niebieski kafelek ściany, nawet jeśli leży przed innym graczem. Ten gracz może znów używać niebieskiego, a ty już nie.</translation>
    </message>
    <message>
        <source>What lies in front of a player: guests, wall tiles, and the buttons with the two keys.</source>
        <translation>Co leży przed graczem: goście, kafelki ścian i przyciski z dwoma klawiszami.</translation>
    </message>
    <message>
        <source>Then the next player clockwise is the first player.</source>
        <translation>Potem pierwszym graczem jest następna osoba zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>If there is no way</source>
        <translation>Gdy nie ma drogi</translation>
    </message>
    <message>
        <source>Do you believe that there is no way? Then raise your hand: “No way!” You can take it down again. As soon as more than half of the hands are up, the search is over. The guest is out of the game, nobody gets it, and the ghost goes to the guest’s room. Then the table shows for each of you whether there was a way. During a claim raised hands have no effect. They stay up if it fails, and go down when the round ends.</source>
        <translation>Myślisz, że drogi nie ma? Podnieś rękę: „Nie da się!”. Możesz ją znowu opuścić. Gdy tylko w górze jest ponad połowa rąk, poszukiwanie się kończy. Gość odpada z gry, nikt go nie dostaje, a duch przechodzi do jego komnaty. Potem stół pokazuje, kto z was miał drogę, a kto nie. Podczas zgłoszenia podniesione ręce nie działają. Jeśli zgłoszenie jest nieudane, zostają w górze, a opadają, gdy kończy się runda.</translation>
    </message>
    <message>
        <source>More than half means: both of two players, two of three, three of four or five, four of six.</source>
        <translation>Ponad połowa to dwie ręce przy dwóch lub trzech graczach, trzy przy czterech lub pięciu, a cztery przy sześciu.</translation>
    </message>
    <message>
        <source>Not everybody can use the same colours. So there may be a way for one player and none for another.</source>
        <translation>Nie wszyscy mogą używać tych samych kolorów. Dlatego jeden gracz może mieć drogę, a inny nie.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>If four wall tiles lie in front of you, you win at once.</source>
        <translation>Gdy przed tobą leżą cztery kafelki ścian, od razu wygrywasz.</translation>
    </message>
    <message>
        <source>If five guests lie in front of you, you win at once.</source>
        <translation>Gdy przed tobą leży pięciu gości, od razu wygrywasz.</translation>
    </message>
    <message>
        <source>If no guest is left, count your guests and your wall tiles together. Whoever has the most wins. If this is tied, the win goes to the one of these players who took a guest last. If nobody took any guest, all of you share the win.</source>
        <translation>Gdy nie ma już żadnego gościa, policzcie swoich gości razem z kafelkami ścian. Kto ma najwięcej, wygrywa. Jeśli kilka osób ma tyle samo, zwycięża ta, do której gość trafił najpóźniej. Jeśli nikt nie wziął żadnego gościa, wszyscy wygrywacie wspólnie.</translation>
    </message>
</context>
<context>
    <name>BoooScout</name>
    <message>
        <source>A path starts with this colour: %1.</source>
        <translation>Droga zaczyna się od tego koloru: %1.</translation>
    </message>
    <message>
        <source>A path leads through the rooms with a frame.</source>
        <translation>Droga prowadzi przez komnaty w&#xa0;ramkach.</translation>
    </message>
    <message>
        <source>A path leads through these rooms: %1.</source>
        <translation>Droga prowadzi przez te komnaty: %1.</translation>
    </message>
    <message>
        <source>A path leads through the walls with a frame.</source>
        <translation>Droga prowadzi przez ściany w&#xa0;ramkach.</translation>
    </message>
    <message>
        <source>A path leads through walls of these colours: %1.</source>
        <translation>Droga prowadzi przez ściany w tych kolorach: %1.</translation>
    </message>
    <message>
        <source>change of colour: %1</source>
        <extracomment>One stop of a path that is read aloud.</extracomment>
        <translation>zmiana koloru: %1</translation>
    </message>
    <message>
        <source>%1 From place to place: %2.</source>
        <extracomment>Said aloud: %1 is a sentence on a path, %2 are its places, one after the other.</extracomment>
        <translation>%1 Miejsce po miejscu: %2.</translation>
    </message>
</context>
<context>
    <name>BoooTable</name>
    <message>
        <source>How to use the table</source>
        <translation>Jak korzystać ze stołu</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your keys.&lt;/b&gt; All of you sit around one computer, and each of you has two keys: one to claim the guest, one to raise your hand. Before you see the castle, press your keys once to try them. If you want another key, click the old one first; take keys that are easy to reach and not too close to those of your neighbours. A button at the top of the table brings you back to the keys at any time.</source>
        <translation>&lt;b&gt;Wasze klawisze.&lt;/b&gt; Wszyscy siedzicie przy jednym komputerze i każdy z was ma dwa klawisze: jeden do zgłoszenia, drugi do podniesienia ręki. Zanim zobaczycie zamek, naciśnijcie raz swoje klawisze na próbę. Jeśli chcesz mieć inny klawisz, najpierw kliknij dotychczasowy; wybieraj takie, do których łatwo sięgnąć i które nie są zbyt blisko klawiszy sąsiadów. Przycisk u góry stołu w każdej chwili prowadzi z powrotem do klawiszy.</translation>
    </message>
    <message>
        <source>At first the player in seat 1 has &lt;b&gt;Q&lt;/b&gt; to claim and &lt;b&gt;W&lt;/b&gt; to raise a hand, seat 2 has &lt;b&gt;P&lt;/b&gt; and &lt;b&gt;O&lt;/b&gt;, seat 3 &lt;b&gt;Z&lt;/b&gt; and &lt;b&gt;X&lt;/b&gt;, seat 4 &lt;b&gt;M&lt;/b&gt; and &lt;b&gt;N&lt;/b&gt;, seat 5 &lt;b&gt;T&lt;/b&gt; and &lt;b&gt;Y&lt;/b&gt;, seat 6 &lt;b&gt;V&lt;/b&gt; and &lt;b&gt;B&lt;/b&gt;; on some keyboards other letters are in these places. Any letter, digit or sign will do, but not the arrow keys, &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, &lt;b&gt;Space&lt;/b&gt; or &lt;b&gt;F1&lt;/b&gt; to &lt;b&gt;F12&lt;/b&gt;: the program needs them.</source>
        <translation>Na początku gracz na miejscu 1 ma &lt;b&gt;Q&lt;/b&gt; do zgłoszenia i &lt;b&gt;W&lt;/b&gt; do podniesienia ręki, miejsce 2 ma &lt;b&gt;P&lt;/b&gt; i &lt;b&gt;O&lt;/b&gt;, miejsce 3 &lt;b&gt;Z&lt;/b&gt; i &lt;b&gt;X&lt;/b&gt;, miejsce 4 &lt;b&gt;M&lt;/b&gt; i &lt;b&gt;N&lt;/b&gt;, miejsce 5 &lt;b&gt;T&lt;/b&gt; i &lt;b&gt;Y&lt;/b&gt;, miejsce 6 &lt;b&gt;V&lt;/b&gt; i &lt;b&gt;B&lt;/b&gt;; na niektórych klawiaturach są tam inne litery. Nadaje się każda litera, cyfra i każdy znak, ale nie strzałki, &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, &lt;b&gt;spacja&lt;/b&gt; ani klawisze od &lt;b&gt;F1&lt;/b&gt; do &lt;b&gt;F12&lt;/b&gt;: potrzebuje ich program.</translation>
    </message>
    <message>
        <source>Your panel shows your keys on two buttons. You can also press these buttons, with the mouse or with a finger on a touch screen.</source>
        <translation>Twój panel pokazuje twoje klawisze na dwóch przyciskach. Możesz też naciskać same przyciski, myszą albo palcem na ekranie dotykowym.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The next guest.&lt;/b&gt; When everybody is ready, the first player turns the next guest over with &lt;b&gt;Space&lt;/b&gt; or with the big button.</source>
        <translation>&lt;b&gt;Następny gość.&lt;/b&gt; Gdy wszyscy są gotowi, pierwszy gracz odkrywa następnego gościa &lt;b&gt;spacją&lt;/b&gt; albo dużym przyciskiem.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Naming the colour.&lt;/b&gt; After your claim six buttons appear, one for each colour. Press one of them, or one of the keys &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;6&lt;/b&gt;. Your own wall tiles lie above the buttons as a warning.</source>
        <translation>&lt;b&gt;Nazywanie koloru.&lt;/b&gt; Po twoim zgłoszeniu pojawia się sześć przycisków, po jednym na każdy kolor. Naciśnij jeden z nich albo jeden z klawiszy od &lt;b&gt;1&lt;/b&gt; do &lt;b&gt;6&lt;/b&gt;. Nad przyciskami leżą dla ostrzeżenia twoje własne kafelki ścian.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the mouse.&lt;/b&gt; Drag the ghost along your way, or click cell after cell; you can also click a cell farther on in a straight line. A finger on a touch screen does the same. To jump, press another trapdoor or its button, and to change the colour, press the button of the new one: both work when the ghost is in the right room.</source>
        <translation>&lt;b&gt;Pokazywanie drogi myszą.&lt;/b&gt; Przeciągnij ducha wzdłuż swojej drogi albo klikaj pole po polu; możesz też kliknąć dalsze pole w linii prostej. Tak samo działa palec na ekranie dotykowym. Żeby skoczyć, naciśnij inną zapadnię albo jej przycisk, a żeby zmienić kolor, naciśnij przycisk nowego koloru: jedno i drugie działa, gdy duch jest we właściwej komnacie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the keyboard.&lt;/b&gt; Each &lt;b&gt;arrow key&lt;/b&gt; is one step. &lt;b&gt;Tab&lt;/b&gt; goes from button to button, and &lt;b&gt;Enter&lt;/b&gt; presses the one you are at.</source>
        <translation>&lt;b&gt;Pokazywanie drogi klawiaturą.&lt;/b&gt; Każda &lt;b&gt;strzałka&lt;/b&gt; to jeden krok. &lt;b&gt;Tab&lt;/b&gt; prowadzi od przycisku do przycisku, a &lt;b&gt;Enter&lt;/b&gt; naciska ten, na którym jesteś.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is taken back.&lt;/b&gt; Booo! is a race, and everybody has seen what happened. So there is no undo here.</source>
        <translation>&lt;b&gt;Bez cofania.&lt;/b&gt; Buuu! to wyścig, a wszyscy widzieli, co się stało. Dlatego tutaj nie da się cofać ruchów.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The log&lt;/b&gt; keeps what happened: who claimed a guest, with which colour, and how it ended.</source>
        <translation>&lt;b&gt;Dziennik&lt;/b&gt; przechowuje to, co się działo: kto zgłosił się po gościa, z jakim kolorem i jak to się skończyło.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Other keys.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; opens this rulebook, &lt;b&gt;F2&lt;/b&gt; pauses the game, &lt;b&gt;F11&lt;/b&gt; fills the screen. With the mouse wheel you look closer or farther.</source>
        <translation>&lt;b&gt;Inne klawisze.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; otwiera tę instrukcję, &lt;b&gt;F2&lt;/b&gt; włącza pauzę, &lt;b&gt;F11&lt;/b&gt; włącza pełny ekran. Kółko myszy przybliża i oddala widok.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Partia zapisuje się sama&lt;/b&gt; po każdym ruchu. Możesz wyjść, kiedy chcesz: będzie czekać na półce, a tam możesz ją też zapisać w pliku.</translation>
    </message>
    <message>
        <source>Clocks and pauses</source>
        <translation>Zegary i pauzy</translation>
    </message>
    <message>
        <source>You agree on these settings before the game, and each of them can be switched off. With small children play without clocks.</source>
        <translation>Te ustawienia wybieracie przed grą i każde z nich można wyłączyć. Z małymi dziećmi grajcie bez zegarów.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The clocks of a claim.&lt;/b&gt; A ring shows how much time is left: usually 6 seconds to name the colour, 6 for the first step and 4 for each further one (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). You can choose other times.</source>
        <translation>&lt;b&gt;Zegary zgłoszenia.&lt;/b&gt; Pierścień pokazuje, ile czasu zostało: zwykle 6 sekund na nazwanie koloru, 6 na pierwszy krok i 4 na każdy następny (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). Możecie wybrać inne czasy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The wait.&lt;/b&gt; If you like, whoever fails has to wait 5, 10 or 15 seconds before the next claim (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). This helps against claims made on the off chance. Usually there is no wait.</source>
        <translation>&lt;b&gt;Czekanie.&lt;/b&gt; Jeśli chcecie, po nieudanym zgłoszeniu trzeba odczekać 5, 10 albo 15 sekund przed następnym (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). To zniechęca do zgłoszeń na chybił trafił. Zwykle nikt nie czeka.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The hint.&lt;/b&gt; If you like, the table helps 30, 60 or 120 seconds after the guest has turned up. It names a colour with which a way starts, or says that there is none. Mind that the table does not ask whose wall tile it is: perhaps you may not use this colour. Usually there is no hint.</source>
        <translation>&lt;b&gt;Podpowiedź.&lt;/b&gt; Jeśli chcecie, stół pomaga po 30, 60 albo 120 sekundach od pojawienia się gościa. Podaje kolor, od którego zaczyna się jakaś droga, albo mówi, że żadnej nie ma. Uwaga: stół nie pyta, czyj jest kafelek ściany, więc może się zdarzyć, że tobie nie wolno użyć tego koloru. Zwykle podpowiedzi nie ma.</translation>
    </message>
    <message>
        <source>Practice alone</source>
        <translation>Trening w pojedynkę</translation>
    </message>
    <message>
        <source>In practice there are no claims, no wall tiles and no raised hands. Turn a guest over, and a stopwatch starts. Find a way, name any colour you like and show the way, with special tokens as usual. There is no clock for the steps. If you come to a wall of another colour, you start again from the ghost’s room, and the stopwatch goes on. If you find no way, let the table show it to you; then the guest is lost. After every guest you see a shortest way, if there is one: no other has fewer steps, jumps and changes counted together.</source>
        <translation>W treningu nie ma zgłoszeń, kafelków ścian ani podniesionych rąk. Odkryj gościa, a ruszy stoper. Znajdź drogę, nazwij dowolny kolor i pokaż drogę; żetony specjalne działają jak zwykle. Na kroki nie ma zegara. Jeśli trafisz na ścianę w innym kolorze, zaczynasz od nowa z komnaty ducha, a stoper biegnie dalej. Jeśli nie znajdziesz drogi, poproś, żeby pokazał ją stół; wtedy gość przepada. Po każdym gościu widzisz jedną z najkrótszych dróg, jeśli jakaś jest: żadna inna nie ma mniej kroków, skoków i zmian koloru razem.</translation>
    </message>
    <message>
        <source>Every castle has a castle code. For each code the table keeps the best time for every guest, and for the whole castle if you find all nine guests, together with the number of steps. So you can try to beat yourself, or compare with others: whoever enters the code of a castle before a new game meets the same guests in the same castle. A few words of your own are a code, too.</source>
        <translation>Każdy zamek ma swój kod zamku. Dla każdego kodu stół zapamiętuje najlepszy czas dla każdego gościa, a jeśli znajdziesz wszystkich dziewięciu gości, także dla całego zamku, razem z liczbą kroków. Możesz więc ścigać się ze sobą albo porównywać się z innymi: kto przed nową partią wpisze kod zamku, spotka tych samych gości w tym samym zamku. Kodem może być też kilka własnych słów.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: No rule forbids coming back to a room, and we see no reason to forbid it.</source>
        <translation>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: Żadna zasada nie zabrania powrotu do komnaty, a my nie widzimy powodu, żeby go zabraniać.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Rady na pierwsze partie</translation>
    </message>
    <message>
        <source>&lt;b&gt;How near you are.&lt;/b&gt; Your panel also has four slots for wall tiles and five for guests: fill either row, and you win. If only one is missing, its slot shines.</source>
        <translation>&lt;b&gt;Jak blisko do wygranej.&lt;/b&gt; Twój panel ma też cztery przegródki na kafelki ścian i&#xa0;pięć na gości: zapełnij którykolwiek rząd, a&#xa0;wygrywasz. Jeśli brakuje tylko jednego, jego przegródka świeci.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seeing it again.&lt;/b&gt; A right way stays on the table until the next guest comes. Of a wrong one you see for a moment how it went; the wall that ended it stays marked. If the raised hands end a search although there was a way, the table shows you a shortest one.</source>
        <translation>&lt;b&gt;Powtórka.&lt;/b&gt; Dobra droga zostaje na stole, dopóki nie przyjdzie następny gość. Złą widać jeszcze przez chwilę, a ściana, na której się skończyła, zostaje zaznaczona. Jeśli podniesione ręce kończą poszukiwanie, choć droga była, stół pokazuje wam jedną z najkrótszych.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost by a hair.&lt;/b&gt; If your key comes less than half a second after somebody else’s, the table tells you by how many hundredths of a second you were late.</source>
        <translation>&lt;b&gt;O włos.&lt;/b&gt; Jeśli twój klawisz zadziała mniej niż pół sekundy po cudzym, stół powie, o ile setnych sekundy się spóźniasz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The pause.&lt;/b&gt; &lt;b&gt;F2&lt;/b&gt; or the button at the top pauses the game, and so does opening this rulebook. Then all clocks stop and the castle is covered, so that nobody can search in secret. While the clock runs for a claim nobody can pause: it is over in a moment.</source>
        <translation>&lt;b&gt;Pauza.&lt;/b&gt; Pauzę włącza &lt;b&gt;F2&lt;/b&gt; albo przycisk u góry, a także otwarcie tej instrukcji. Wtedy wszystkie zegary stają, a zamek jest zasłonięty, żeby nikt nie szukał po kryjomu. Dopóki przy zgłoszeniu biegnie czas, nikt nie włączy pauzy: za chwilę będzie po wszystkim.</translation>
    </message>
    <message>
        <source>If you go to another window or close the program, a claim that is under way has failed. It costs nothing, not even a wait. The castle stays covered until all of you are ready, and then the search goes on.</source>
        <translation>Jeśli przejdziecie do innego okna albo zamkniecie program, trwające zgłoszenie jest nieudane. Nic to nie kosztuje, nie trzeba nawet czekać. Zamek pozostaje zasłonięty, aż wszyscy będziecie gotowi, a wtedy szukacie dalej.</translation>
    </message>
    <message>
        <source>Choose Practice when you begin a game. It is a good way to learn how to read the castle.</source>
        <translation>Zaczynając partię, wybierz Trening. To dobry sposób, żeby nauczyć się czytać zamek.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Compare two rooms.&lt;/b&gt; Without special tokens your colour must be on a wall of the ghost’s room and on a wall of the guest’s room. Often only two or three colours are left to try.</source>
        <translation>&lt;b&gt;Porównaj dwie komnaty.&lt;/b&gt; Bez żetonów specjalnych twój kolor musi być na którejś ścianie komnaty ducha i na którejś ścianie komnaty gościa. Często zostają do sprawdzenia tylko dwa lub trzy kolory.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search backwards.&lt;/b&gt; Begin at the guest and look where its walls lead. Sometimes this is easier than to begin at the ghost.</source>
        <translation>&lt;b&gt;Szukaj od końca.&lt;/b&gt; Zacznij od gościa i sprawdź, dokąd prowadzą ściany jego komnaty. Czasem to łatwiejsze, niż zaczynać od ducha.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Know the free corridors.&lt;/b&gt; No wall ever stands across the corridor along the right edge of the castle, nor across the one along the lower edge (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</source>
        <translation>&lt;b&gt;Zapamiętaj wolne korytarze.&lt;/b&gt; W poprzek korytarza przy prawym brzegu zamku nigdy nie stoi żadna ściana, podobnie jak w poprzek korytarza przy dolnym brzegu (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the prize.&lt;/b&gt; The wall tile that you take is a colour less for you and a colour more for its last owner. With a transformation you can choose which one it will be.</source>
        <translation>&lt;b&gt;Myśl o nagrodzie.&lt;/b&gt; Kafelek ściany, który bierzesz, to jeden kolor mniej dla ciebie i jeden więcej dla jego ostatniego właściciela. Dzięki przemianie możesz wybrać, który kafelek to będzie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Claim when you know the way to its end.&lt;/b&gt; Once you have called, there is hardly any time to search.</source>
        <translation>&lt;b&gt;Zgłaszaj się, gdy znasz drogę do samego końca.&lt;/b&gt; Po okrzyku nie ma już prawie czasu na szukanie.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Ustalenia tego stołu</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Ustalenie stołu to nasza własna decyzja. Podjęliśmy ją wszędzie tam, gdzie znane nam zasady oryginalnej gry nic nie mówią albo odwołują się do obrazka, którego nie mamy. Oto wszystkie ustalenia wraz z uzasadnieniem, żeby dało się je odróżnić od pozostałych zasad.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: The castle is our own, because the original tiles are not available to us. We tried out many castles until most ways took some searching and no colour was better than another. Coats of arms and portraits are ours too.</source>
        <translation>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: Zamek wymyśliliśmy sami, bo nie mamy dostępu do oryginalnych kafelków. Wypróbowaliśmy wiele zamków, aż trafił się taki, w którym większości dróg trzeba trochę poszukać, a żaden kolor nie jest lepszy od innych. Herby i portrety też są nasze.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: Only a picture shows where the special tokens lie, and we do not have it. In these four rooms they are equally far from the middle, and each lies in another corner tile. What is said of three tokens and of rooms drawn by lot is our reading of the advice to experts.</source>
        <translation>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: Gdzie leżą żetony specjalne, pokazuje tylko obrazek, którego nie mamy. W tych czterech komnatach są równie daleko od środka, a każdy leży na innym narożnym kafelku. To, co mówimy o trzech żetonach i o losowanych komnatach, to nasza interpretacja rady dla ekspertów.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: The number of guests for five players is not mentioned. We use all of them, as for six.</source>
        <translation>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: O liczbie gości dla pięciu graczy nie ma mowy. Bierzemy wszystkich, tak jak dla sześciu.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: We made the four routes, because we do not have the backs of the guests. Guests that follow each other are not close together, so that each way is worth a search.</source>
        <translation>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: Cztery trasy ułożyliśmy sami, bo nie wiemy, co goście mają na odwrocie. Kolejni goście nie są blisko siebie, żeby każdej drogi trzeba było naprawdę poszukać.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: A special token in the room where the ghost starts can be used, because the ghost is in its room as in any other. In the guest’s room the way is already over, so nothing can be changed there.</source>
        <translation>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: Żetonu specjalnego w komnacie, w której duch zaczyna, można użyć, bo duch jest w niej tak samo jak w każdej innej. W komnacie gościa droga jest już skończona, więc niczego nie można tam zmienić.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: If nobody took any guest, nobody took one last. So all of you share the win.</source>
        <translation>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: Jeśli nikt nie wziął żadnego gościa, to nikt nie wziął go jako ostatni. Dlatego wszyscy wygrywacie wspólnie.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: A way without walls has no wall to show its colour, so the named colour decides which wall tile you take.</source>
        <translation>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: Na drodze bez ścian żadna ściana nie wskazuje koloru, więc o tym, który kafelek ściany bierzesz, decyduje nazwany kolor.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: Nobody should lose anything because the telephone rings. The claim ends all the same, because in a pause one can think at leisure.</source>
        <translation>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: Nikt nie powinien nic tracić tylko dlatego, że dzwoni telefon. Zgłoszenie i tak się kończy, bo w czasie pauzy można spokojnie pomyśleć.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: The original game has no practice for one player. We added it.</source>
        <translation>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: W oryginalnej grze nie ma treningu dla jednego gracza. Dodaliśmy go sami.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: The keys, the seconds, the wait and the hint belong to this table. Around a real castle you just listen and decide together who was first and who hesitates.</source>
        <translation>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: Klawisze, sekundy, czekanie i podpowiedź należą do tego stołu. Przy prawdziwym zamku po prostu słuchacie i wspólnie decydujecie, kto był pierwszy i kto zwleka.</translation>
    </message>
</context>
<context>
    <name>BoooTips</name>
    <message>
        <source>The ghost goes freely along corridors, but only through walls of one colour.</source>
        <translation>Korytarzami duch chodzi swobodnie, ale przez ściany – tylko jednego koloru.</translation>
    </message>
    <message>
        <source>Room %1. Whoever leads the ghost here first gets the guest.</source>
        <translation>Komnata %1. Kto pierwszy przyprowadzi tu ducha, zdobywa gościa.</translation>
    </message>
    <message>
        <source>Room %1. Lead the ghost here.</source>
        <translation>Komnata %1. Przyprowadź tu ducha.</translation>
    </message>
    <message>
        <source>%1: a guest, 1 point. Whoever has %2 guests wins at once.</source>
        <translation>%1: gość, 1 punkt. Kto ma %2 gości, od razu wygrywa.</translation>
    </message>
    <message>
        <source>This wall tile, 1 point, goes to whoever ends a way with its colour. Whoever has %1 wall tiles wins at once.</source>
        <translation>Ten kafelek ściany, 1 punkt, dostanie ten, kto zakończy drogę jego kolorem. Kto ma %1 kafelki ścian, od razu wygrywa.</translation>
    </message>
    <message>
        <source>%1: a wall tile, 1 point. Its owner may not use this colour; whoever ends a way with it takes the tile away.</source>
        <translation>%1: kafelek ściany, 1 punkt. Właściciel nie może używać tego koloru; kto zakończy nim drogę, zabiera kafelek.</translation>
    </message>
    <message>
        <source>Trapdoor: from here the ghost may jump to another one. The colour stays.</source>
        <translation>Zapadnia: stąd duch może skoczyć do innej zapadni. Kolor się nie zmienia.</translation>
    </message>
    <message>
        <source>Transformation: here the colour may change for the rest of the way.</source>
        <translation>Przemiana: tu można zmienić kolor na resztę drogi.</translation>
    </message>
    <message>
        <source>All rooms of this row: %1</source>
        <translation>Wszystkie komnaty tego rzędu: %1</translation>
    </message>
    <message>
        <source>All rooms of this column: %1</source>
        <translation>Wszystkie komnaty tej kolumny: %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2 of %3, wall tiles: %4 of %5. Whoever fills a row wins at once.</source>
        <translation>%1. Goście: %2 z %3, kafelki ścian: %4 z %5. Kto zapełni cały rząd, od razu wygrywa.</translation>
    </message>
    <message>
        <source>You have this wall tile: a way with this colour fails.</source>
        <translation>Masz ten kafelek ściany: droga tym kolorem się nie uda.</translation>
    </message>
    <message>
        <source>The claim fails, which costs nothing; everybody searches on.</source>
        <translation>Zgłoszenie przepada, ale nic to nie kosztuje; wszyscy szukają dalej.</translation>
    </message>
</context>
<context>
    <name>BoooVariants</name>
    <message>
        <source>Time for the first step</source>
        <translation>Czas na pierwszy krok</translation>
    </message>
    <message>
        <source>For naming the colour, and for the first step of the way.</source>
        <translation>Na nazwanie koloru i na pierwszy krok drogi.</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>Time for each further step</source>
        <translation>Czas na każdy następny krok</translation>
    </message>
    <message>
        <source>Whoever hesitates longer has failed.</source>
        <translation>Jeśli ktoś zwleka dłużej, zgłoszenie jest nieudane.</translation>
    </message>
    <message>
        <source>Wait after a failed claim</source>
        <translation>Czekanie po nieudanym zgłoszeniu</translation>
    </message>
    <message>
        <source>How long somebody who failed may not claim again.</source>
        <translation>Jak długo nie można się wtedy znowu zgłosić.</translation>
    </message>
    <message>
        <source>No wait</source>
        <translation>Bez czekania</translation>
    </message>
    <message>
        <source>Colour hint</source>
        <translation>Podpowiedź koloru</translation>
    </message>
    <message>
        <source>This long after the guest has come, the table names a colour.</source>
        <translation>Po takim czasie od przyjścia gościa stół podaje kolor.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Choose where the ghost starts</source>
        <translation>Wybór komnaty startowej ducha</translation>
    </message>
    <message>
        <source>The first player puts it into one of the four rooms in the middle.</source>
        <translation>Pierwszy gracz wybiera mu jedną z czterech środkowych komnat.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Route %1</source>
        <translation>Trasa %1</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Trasa</translation>
    </message>
    <message>
        <source>It says which rooms the guests come to.</source>
        <translation>Od niej zależy, do których komnat przychodzą goście.</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Żetony specjalne</translation>
    </message>
    <message>
        <source>Two trapdoors, two transformations</source>
        <translation>Dwie zapadnie, dwie przemiany</translation>
    </message>
    <message>
        <source>The usual game.</source>
        <translation>Zwykła gra.</translation>
    </message>
    <message>
        <source>Four transformations</source>
        <translation>Cztery przemiany</translation>
    </message>
    <message>
        <source>The colour can change in four rooms.</source>
        <translation>Kolor można zmienić w czterech komnatach.</translation>
    </message>
    <message>
        <source>Three trapdoors, one transformation</source>
        <translation>Trzy zapadnie, jedna przemiana</translation>
    </message>
    <message>
        <source>More jumps, fewer changes.</source>
        <translation>Więcej skoków, mniej zmian koloru.</translation>
    </message>
    <message>
        <source>Four trapdoors</source>
        <translation>Cztery zapadnie</translation>
    </message>
    <message>
        <source>The colour never changes.</source>
        <translation>Kolor nigdy się nie zmienia.</translation>
    </message>
    <message>
        <source>Three tokens</source>
        <translation>Trzy żetony</translation>
    </message>
    <message>
        <source>For experts: one of the four rooms stays without a token.</source>
        <translation>Dla ekspertów: jedna z czterech komnat zostaje bez żetonu.</translation>
    </message>
    <message>
        <source>Tokens anywhere</source>
        <translation>Żetony w całym zamku</translation>
    </message>
    <message>
        <source>For experts: chance puts them into any rooms.</source>
        <translation>Dla ekspertów: los rozkłada je w dowolnych komnatach.</translation>
    </message>
</context>
<context>
    <name>BoooVoice</name>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>nietoperz</translation>
    </message>
    <message>
        <source>key</source>
        <translation>klucz</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>róża</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>sowa</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>korona</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>księżyc</translation>
    </message>
    <message>
        <source>countess</source>
        <translation>hrabina</translation>
    </message>
    <message>
        <source>admiral</source>
        <translation>admirał</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>błazen</translation>
    </message>
    <message>
        <source>bride</source>
        <translation>panna młoda</translation>
    </message>
    <message>
        <source>scholar</source>
        <translation>uczony</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>bliźnięta</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Komnata „%1”</translation>
    </message>
    <message>
        <source>Corridor, row %1, column %2</source>
        <translation>Korytarz, rząd %1, kolumna %2</translation>
    </message>
    <message>
        <source>The ghost. %1</source>
        <translation>Duch. %1</translation>
    </message>
    <message>
        <source>Guest %1</source>
        <translation>Gość %1</translation>
    </message>
    <message>
        <source>A guest still to come</source>
        <translation>Gość, który dopiero przyjdzie</translation>
    </message>
    <message>
        <source>Wall tile: %1</source>
        <translation>Kafelek ściany: %1</translation>
    </message>
    <message>
        <source>Trapdoor in the room %1</source>
        <translation>Zapadnia w komnacie „%1”</translation>
    </message>
    <message>
        <source>Transformation in the room %1</source>
        <translation>Przemiana w komnacie „%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n guests are still to come</source>
        <translation>
            <numerusform>Przyjdzie jeszcze %n gość</numerusform>
            <numerusform>Przyjdą jeszcze %n goście</numerusform>
            <numerusform>Przyjdzie jeszcze %n gości</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guests that nobody got</source>
        <translation>
            <numerusform>%n gość, który nikomu nie przypadł</numerusform>
            <numerusform>%n goście, którzy nikomu nie przypadli</numerusform>
            <numerusform>%n gości, którzy nikomu nie przypadli</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall tiles that nobody has yet</source>
        <translation>Kafelki ścian, których nikt jeszcze nie ma</translation>
    </message>
    <message>
        <source>Castle %1</source>
        <translation>Zamek %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2, wall tiles: %3</source>
        <translation>%1. Goście: %2, kafelki ścian: %3</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Buuu!</translation>
    </message>
    <message>
        <source>%1 sees a way</source>
        <translation>%1 widzi drogę</translation>
    </message>
    <message>
        <source>I see a way! Your key does the same.</source>
        <translation>Widzę drogę! Twój klawisz działa tak samo.</translation>
    </message>
    <message>
        <source>Hand is up</source>
        <translation>W&#xa0;górze</translation>
    </message>
    <message>
        <source>No way!</source>
        <translation>Nie da się!</translation>
    </message>
    <message>
        <source>%1 takes the hand down</source>
        <translation>%1 opuszcza rękę</translation>
    </message>
    <message>
        <source>%1 sees no way</source>
        <translation>%1 nie widzi drogi</translation>
    </message>
    <message>
        <source>I think that there is no way. Your key does the same; again takes it back.</source>
        <translation>Myślę, że drogi nie ma. Twój klawisz działa tak samo; drugie naciśnięcie opuszcza rękę.</translation>
    </message>
    <message>
        <source>Ready? Turn guest %1 over</source>
        <translation>Zaczynamy? Odkryj&#xa0;gościa&#xa0;%1</translation>
    </message>
    <message>
        <source>Everybody ready? Turn guest %1 over</source>
        <translation>Wszyscy gotowi? Odkryj&#xa0;gościa&#xa0;%1</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Klawisz: spacja</translation>
    </message>
    <message>
        <source>Show me the way</source>
        <translation>Pokaż mi drogę</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Poddaję się</translation>
    </message>
    <message>
        <source>Let this guest go and look at a shortest way?</source>
        <translation>Odpuścić tego gościa i zobaczyć najkrótszą drogę?</translation>
    </message>
    <message>
        <source>Through the trapdoor to the room %1</source>
        <translation>Przez zapadnię do komnaty „%1”</translation>
    </message>
    <message>
        <source>Not these:</source>
        <translation>Nie wolno:</translation>
    </message>
    <message>
        <source>Every colour is free for you</source>
        <translation>Każdy kolor jest dozwolony</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Chwileczkę, teraz gra: %1.</translation>
    </message>
    <message>
        <source>The game is over; the castle is quiet again.</source>
        <translation>Gra już się skończyła; w zamku znów jest cicho.</translation>
    </message>
    <message>
        <source>The stopwatch runs only in practice.</source>
        <translation>Stoper działa tylko w treningu.</translation>
    </message>
    <message>
        <source>%1 was interrupted on the way; that costs nothing.</source>
        <translation>%1: droga przerwana, ale bez kary.</translation>
    </message>
    <message>
        <source>The castle is quiet again.</source>
        <translation>W zamku znów jest cicho.</translation>
    </message>
    <message>
        <source>Find a way for the ghost. Whoever sees one first presses their key!</source>
        <translation>Znajdźcie duchowi drogę. Kto pierwszy ją zobaczy, naciska swój klawisz!</translation>
    </message>
    <message>
        <source>Lead the ghost on, or click another trapdoor to jump there.</source>
        <translation>Prowadź ducha dalej albo kliknij inną zapadnię, żeby tam skoczyć.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and a wall tile from %3. Colour: %4.</source>
        <translation>%1 zdobywa gościa %2 i kafelek ściany: %4. Oddaje go: %3.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: everybody had a way; this one is for %2.</source>
        <translation>Gość %1 odchodzi: każdy miał swoją drogę. Komu pasuje ta: %2.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2; this one is for %3.</source>
        <translation>Gość %1 odchodzi. Kto miał drogę: %2. Komu pasuje ta: %3.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nieznaleziony</translation>
    </message>
    <message>
        <source>Only the clock can do that.</source>
        <translation>To może zrobić tylko zegar.</translation>
    </message>
    <message>
        <source>%1. Up: %2, right: %3, down: %4, left: %5</source>
        <extracomment>Said aloud: what is on the four sides of a room of the castle.</extracomment>
        <translation>%1. U góry: %2, z prawej: %3, na dole: %4, z lewej: %5</translation>
    </message>
    <message>
        <source>the edge</source>
        <extracomment>A side of a room that is at the edge of the castle.</extracomment>
        <translation>skraj zamku</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A side of a room without a wall.</extracomment>
        <translation>przejście</translation>
    </message>
    <message>
        <source>The castle is haunted!</source>
        <translation>W zamku straszy!</translation>
    </message>
    <message>
        <source>is looking …</source>
        <translation>szuka…</translation>
    </message>
    <message>
        <source>Guest %1 comes in a moment</source>
        <translation>Gość %1 zaraz wejdzie</translation>
    </message>
    <message>
        <source>First the ghost needs a room: drag it to one of the four rooms in the middle.</source>
        <translation>Najpierw duch potrzebuje komnaty: przeciągnij go do jednej z czterech pośrodku.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms in the middle of the castle.</source>
        <translation>Duch zaczyna w jednej z czterech komnat pośrodku zamku.</translation>
    </message>
    <message>
        <source>There is nobody to look for yet: first the next guest is turned over.</source>
        <translation>Nie ma jeszcze kogo szukać: najpierw trzeba odkryć następnego gościa.</translation>
    </message>
    <message>
        <source>Search with your eyes only; if you see a way, press your key and then show it.</source>
        <translation>Szukaj tylko wzrokiem; jeśli widzisz drogę, naciśnij swój klawisz, a potem ją pokaż.</translation>
    </message>
    <message>
        <source>First name the colour that the way starts with.</source>
        <translation>Najpierw nazwij kolor, od którego zaczyna się droga.</translation>
    </message>
    <message>
        <source>Somebody is showing a way: the others watch until it is over.</source>
        <translation>Ktoś pokazuje drogę: pozostali patrzą, aż skończy.</translation>
    </message>
    <message>
        <source>After a failed claim you wait until your ring has run out.</source>
        <translation>Po nieudanym zgłoszeniu czekasz, aż zniknie twój pierścień.</translation>
    </message>
    <message>
        <source>Your hand is up already; press again to take it down.</source>
        <translation>Twoja ręka jest już w górze; naciśnij ponownie, żeby ją opuścić.</translation>
    </message>
    <message>
        <source>Your hand is down already.</source>
        <translation>Twoja ręka jest już opuszczona.</translation>
    </message>
    <message>
        <source>The ghost goes straight on from cell to cell: choose one beside it or in line with it.</source>
        <translation>Duch idzie prosto, pole po polu: wybierz pole obok niego albo w tej samej linii.</translation>
    </message>
    <message>
        <source>The ghost can jump only from a room with a trapdoor.</source>
        <translation>Duch może skoczyć tylko z komnaty z zapadnią.</translation>
    </message>
    <message>
        <source>A trapdoor leads only to another trapdoor.</source>
        <translation>Zapadnia prowadzi tylko do innej zapadni.</translation>
    </message>
    <message>
        <source>The colour can change only in a room with a transformation.</source>
        <translation>Kolor można zmienić tylko w komnacie z przemianą.</translation>
    </message>
    <message>
        <source>That is the colour in force already.</source>
        <translation>Ten kolor już obowiązuje.</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>Żaden zegar teraz nie chodzi.</translation>
    </message>
    <message>
        <source>Nobody has to wait.</source>
        <translation>Nikt nie musi czekać.</translation>
    </message>
    <message>
        <source>There is no hint to give now.</source>
        <translation>Teraz nie ma nic do podpowiedzenia.</translation>
    </message>
    <message>
        <source>No way was begun that could be interrupted.</source>
        <translation>Nikt nie zaczął pokazywać drogi, więc nie ma czego przerywać.</translation>
    </message>
    <message>
        <source>Look how the way went; then it goes on.</source>
        <translation>Zobacz, jak biegła droga; potem gra toczy się dalej.</translation>
    </message>
    <message>
        <source>The stopwatch only runs forwards.</source>
        <translation>Stoper biegnie tylko do przodu.</translation>
    </message>
    <message>
        <source>The ghost starts in the room %1.</source>
        <translation>Duch zaczyna w komnacie „%1”.</translation>
    </message>
    <message>
        <source>Guest %1 comes to the room %2.</source>
        <translation>Gość %1 przychodzi do komnaty „%2”.</translation>
    </message>
    <message>
        <source>%1: Booo!</source>
        <translation>%1: Buuu!</translation>
    </message>
    <message>
        <source>%1 names the colour: %2.</source>
        <translation>%1 nazywa kolor: %2.</translation>
    </message>
    <message>
        <source>%1 may claim again.</source>
        <translation>%1 może się znowu zgłosić.</translation>
    </message>
    <message>
        <source>%1 sees no way.</source>
        <translation>%1 nie widzi drogi.</translation>
    </message>
    <message>
        <source>%1 takes the hand down.</source>
        <translation>%1 opuszcza rękę.</translation>
    </message>
    <message>
        <source>%1 takes the wall tile: %2.</source>
        <translation>%1 bierze kafelek ściany: %2.</translation>
    </message>
    <message>
        <source>%1 takes a wall tile from %2. Colour: %3.</source>
        <translation>%1 bierze kafelek ściany: %3. Oddaje go: %2.</translation>
    </message>
    <message>
        <source>%1 may not use this colour, the wall tile is their own: %2.</source>
        <translation>Kolor %2 odpada, bo %1 ma jego kafelek.</translation>
    </message>
    <message>
        <source>%1 meets a wall of another colour: %2.</source>
        <translation>%1 trafia na ścianę w&#xa0;innym kolorze: %2.</translation>
    </message>
    <message>
        <source>%1 hesitates too long.</source>
        <translation>%1 za długo zwleka.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 się poddaje.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets guest %2 in %n steps.</source>
        <translation>
            <numerusform>%1 zdobywa gościa %2 w&#xa0;%n&#xa0;kroku.</numerusform>
            <numerusform>%1 zdobywa gościa %2 w&#xa0;%n&#xa0;krokach.</numerusform>
            <numerusform>%1 zdobywa gościa %2 w&#xa0;%n&#xa0;krokach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was a way.</source>
        <translation>Gość %1 odchodzi; droga była.</translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was no way.</source>
        <translation>Gość %1 odchodzi; drogi nie było.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was no way for anybody.</source>
        <translation>Gość %1 odchodzi: nikt nie miał drogi.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for everybody.</source>
        <translation>Gość %1 odchodzi: wszyscy mieli drogę.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2.</source>
        <translation>Gość %1 odchodzi. Kto miał drogę: %2.</translation>
    </message>
    <message>
        <source>Four wall tiles: the game is won.</source>
        <translation>Cztery kafelki ścian: gra wygrana.</translation>
    </message>
    <message>
        <source>Five guests: the game is won.</source>
        <translation>Pięciu gości: gra wygrana.</translation>
    </message>
    <message>
        <source>The last guest is gone.</source>
        <translation>To był ostatni gość.</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Start?</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukanie</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Noc się skończyła</translation>
    </message>
    <message>
        <source>Before the game · %1</source>
        <translation>Przed grą · %1</translation>
    </message>
    <message>
        <source>Guest %1 of %2 · %3</source>
        <translation>Gość %1 z %2 · %3</translation>
    </message>
    <message>
        <source>Guest %1 of %2</source>
        <translation>Gość %1 z %2</translation>
    </message>
    <message>
        <source>Drag the ghost to one of the four rooms in the middle.</source>
        <translation>Przeciągnij ducha do jednej z czterech komnat pośrodku.</translation>
    </message>
    <message>
        <source>Look at the castle first; the stopwatch starts with the guest.</source>
        <translation>Najpierw przyjrzyj się zamkowi; stoper rusza razem z gościem.</translation>
    </message>
    <message>
        <source>Everybody look at the castle: the next guest is turned over.</source>
        <translation>Wszyscy patrzą na zamek: zaraz pojawi się następny gość.</translation>
    </message>
    <message>
        <source>The computers look for a way for the ghost. Do you see one?</source>
        <translation>Komputery szukają drogi dla ducha. A ty ją widzisz?</translation>
    </message>
    <message>
        <source>Find a way for the ghost, then name the colour it starts with.</source>
        <translation>Znajdź duchowi drogę, a potem nazwij kolor, od którego się zaczyna.</translation>
    </message>
    <message>
        <source>Name the colour that the way starts with.</source>
        <translation>Nazwij kolor, od którego zaczyna się droga.</translation>
    </message>
    <message>
        <source>Look, this is a shortest way.</source>
        <translation>Spójrz, oto najkrótsza droga.</translation>
    </message>
    <message>
        <source>There was a way: look, this is a shortest one.</source>
        <translation>Droga była: oto jedna z najkrótszych.</translation>
    </message>
    <message>
        <source>Look, this was the way.</source>
        <translation>Tędy prowadziła droga.</translation>
    </message>
    <message>
        <source>%1 chooses the room in which the ghost starts.</source>
        <translation>%1 wybiera komnatę, w której zaczyna duch.</translation>
    </message>
    <message>
        <source>%1 sees a way and names the colour it starts with.</source>
        <translation>%1 widzi drogę i podaje kolor, od którego się zaczyna.</translation>
    </message>
    <message>
        <source>%1 shows a way: watch the ghost.</source>
        <translation>%1 pokazuje drogę: patrzcie na ducha.</translation>
    </message>
    <message>
        <source>Lead the ghost on, or change the colour first.</source>
        <translation>Prowadź ducha dalej albo najpierw zmień kolor.</translation>
    </message>
    <message>
        <source>Lead the ghost to the guest: drag it, click, or press the arrow keys.</source>
        <translation>Prowadź ducha do gościa: przeciągnij go, klikaj pole po polu albo używaj strzałek.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and the wall tile: %3.</source>
        <translation>%1 zdobywa gościa %2 i kafelek ściany: %3.</translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>Twoja droga ma %n krok i żadna nie jest krótsza.</numerusform>
            <numerusform>Twoja droga ma %n kroki i żadna nie jest krótsza.</numerusform>
            <numerusform>Twoja droga ma %n kroków i żadna nie jest krótsza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps; a shortest way has %1.</source>
        <translation>
            <numerusform>Twoja droga ma %n krok; najkrótsza ma %1.</numerusform>
            <numerusform>Twoja droga ma %n kroki; najkrótsza ma %1.</numerusform>
            <numerusform>Twoja droga ma %n kroków; najkrótsza ma %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way? Hands up: %1, needed: %2</source>
        <translation>Ręce w górze: %1, potrzeba %2</translation>
    </message>
    <message>
        <source>Hint: there is no path to this guest.</source>
        <translation>Podpowiedź: do tego gościa nie ma drogi.</translation>
    </message>
    <message>
        <source>Hint: a path starts with this colour: %1.</source>
        <translation>Podpowiedź: na początek drogi pasuje kolor %1.</translation>
    </message>
    <message>
        <source>%1 · steps: %2 (shortest: %3)</source>
        <translation>%1 · kroki:&#xa0;%2 (najmniej:&#xa0;%3)</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Goście</translation>
    </message>
    <message>
        <source>Wall tiles</source>
        <translation>Kafelki ścian</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n gość</numerusform>
            <numerusform>%n goście</numerusform>
            <numerusform>%n gości</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n kafelek ściany</numerusform>
            <numerusform>%n kafelki ścian</numerusform>
            <numerusform>%n kafelków ścian</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points, guest by guest</source>
        <translation>Punkty po każdym gościu</translation>
    </message>
    <message>
        <source>%1 wins at once with four wall tiles.</source>
        <translation>%1 ma cztery kafelki ścian i od razu wygrywa.</translation>
    </message>
    <message>
        <source>%1 wins at once with five guests.</source>
        <translation>%1 ma pięciu gości i od razu wygrywa.</translation>
    </message>
    <message>
        <source>%1 and %2 are even; %1 took a guest later.</source>
        <translation>%1, %2: remis, rozstrzyga później wzięty gość (%1).</translation>
    </message>
    <message>
        <source>%1 and %2 share their place.</source>
        <translation>%1, %2: wspólne miejsce.</translation>
    </message>
    <message>
        <source>By custom, whoever wears the most white starts.</source>
        <translation>Zwyczajowo zaczyna ten, kto ma w stroju najwięcej bieli.</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>Rulebook</source>
        <translation>Instrukcja</translation>
    </message>
    <message numerus="yes">
        <source>%n players · %1 min · ages %2+</source>
        <translation>
            <numerusform>Gracze: %n · %1 min · od %2 lat</numerusform>
            <numerusform>Gracze: %n · %1 min · od %2 lat</numerusform>
            <numerusform>Gracze: %n · %1 min · od %2 lat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players · %3 min · ages %4+</source>
        <translation>Gracze: %1–%2 · %3 min · od %4 lat</translation>
    </message>
</context>
<context>
    <name>BoxChoice</name>
    <message>
        <source>%1 minutes</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Nie dla tylu graczy.</translation>
    </message>
    <message numerus="yes">
        <source>An evening has %n games at most. Take one away to add this one.</source>
        <translation>
            <numerusform>Wieczór mieści najwyżej %n&#xa0;grę. Usuńcie jedną, żeby dodać tę.</numerusform>
            <numerusform>Wieczór mieści najwyżej %n&#xa0;gry. Usuńcie jedną, żeby dodać tę.</numerusform>
            <numerusform>Wieczór mieści najwyżej %n&#xa0;gier. Usuńcie jedną, żeby dodać tę.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>Dodaj: %1</translation>
    </message>
</context>
<context>
    <name>CandyHuntersComputers</name>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; plays like a beginner: one move at a time, with an eye on its own points only. It sees a pattern only the way the card lies in its hand and overlooks every place where it &lt;a href=&quot;#CH-3.2&quot;&gt;would have to be turned&lt;/a&gt;. It does not notice when its card feeds your kids too, nor what it leaves for you to score.</source>
        <translation>&lt;b&gt;Łatwy&lt;/b&gt; gra jak początkujący: myśli o&#xa0;jednym ruchu naraz i&#xa0;tylko o&#xa0;własnych punktach. Wzór widzi wyłącznie tak, jak karta leży na ręce, i&#xa0;przeocza wszystkie miejsca, w&#xa0;których trzeba by go &lt;a href=&quot;#CH-3.2&quot;&gt;obrócić&lt;/a&gt;. Nie zauważa, że jego karta karmi także twoje dzieciaki, ani tego, co zostawia ci do zapunktowania.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; also thinks one move at a time, but it turns its cards, and it keeps track of everybody’s points and kids. It plans a little: a pattern that is only one house short is worth something to it. It does not ask what you could score in your next turn.</source>
        <translation>&lt;b&gt;Zwykły&lt;/b&gt; też myśli o&#xa0;jednym ruchu naraz, ale obraca karty i&#xa0;pamięta o&#xa0;punktach i&#xa0;dzieciakach wszystkich graczy. Trochę planuje: wzór, któremu brakuje tylko jednego domu, jest już dla niego coś wart. Nie zastanawia się, co możesz zapunktować w&#xa0;następnej turze.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through before it builds its house: ghosts, pattern, exchange and kid. At each step it follows up dozens of promising ideas. It remembers the cards that it has put under the deck, works out which cards the next player may hold, and is careful not to leave them anything.</source>
        <translation>&lt;b&gt;Trudny&lt;/b&gt; przemyśla całą turę, zanim postawi dom: duchy, wzór, wymianę i&#xa0;dzieciaka. W&#xa0;każdym kroku rozważa dziesiątki obiecujących pomysłów. Pamięta karty, które odłożył pod talię, wnioskuje, jakie karty może mieć następny gracz, i&#xa0;pilnuje, żeby nic mu nie zostawić.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersIntroduction</name>
    <message>
        <source>It is Halloween night, and all of you build the same little town, house by house. Send your kids to the sweetest doors, and shove the ghosts over to where the others’ kids are.</source>
        <translation>Jest noc Halloween i&#xa0;wszyscy budujecie to samo miasteczko, dom po domu. Wysyłaj swoje dzieciaki pod najsłodsze drzwi, a&#xa0;duchy przepychaj tam, gdzie stoją cudze.</translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n dom</numerusform>
            <numerusform>%n domy</numerusform>
            <numerusform>%n domów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n duch</numerusform>
            <numerusform>%n duchy</numerusform>
            <numerusform>%n duchów</numerusform>
        </translation>
    </message>
    <message>
        <source>the Large Ghost</source>
        <translation>Wielki Duch</translation>
    </message>
    <message numerus="yes">
        <source>%n kids</source>
        <translation>
            <numerusform>%n dzieciak</numerusform>
            <numerusform>%n dzieciaki</numerusform>
            <numerusform>%n dzieciaków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern cards</source>
        <translation>
            <numerusform>%n karta wzoru</numerusform>
            <numerusform>%n karty wzorów</numerusform>
            <numerusform>%n kart wzorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n haunted cards</source>
        <translation>
            <numerusform>%n nawiedzona karta</numerusform>
            <numerusform>%n nawiedzone karty</numerusform>
            <numerusform>%n nawiedzonych kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandyHuntersMinds</name>
    <message>
        <source>The card brings %1 here, all in all.</source>
        <translation>Karta daje tu łącznie %1.</translation>
    </message>
    <message numerus="yes">
        <source>The card brings %1 here, %n candies included.</source>
        <translation>
            <numerusform>Karta daje tu %1, razem z %n cukierkiem.</numerusform>
            <numerusform>Karta daje tu %1, razem z %n cukierkami.</numerusform>
            <numerusform>Karta daje tu %1, razem z %n cukierkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once.</source>
        <translation>Z tym domem karta w ręce może od razu dać %1.</translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once, and %2 once the ghosts have moved.</source>
        <translation>Z&#xa0;tym domem karta w&#xa0;ręce może od razu dać %1, a&#xa0;gdy duchy się przesuną – %2.</translation>
    </message>
    <message>
        <source>A card in hand can bring %1 as it is; this house is for the turns to come.</source>
        <translation>Karta w ręce i tak może dać %1; ten dom jest na następne tury.</translation>
    </message>
    <message>
        <source>After this, a card in hand is to bring %1 in this turn.</source>
        <translation>Po tym karta w ręce ma dać %1 jeszcze w tej turze.</translation>
    </message>
    <message>
        <source>The ghosts stand well: a card in hand brings %1 now.</source>
        <translation>Duchy stoją dobrze: karta w ręce daje teraz %1.</translation>
    </message>
    <message>
        <source>Scoring would bring %1 now, but leaving it promises more.</source>
        <translation>Teraz karta dałaby %1, ale wstrzymanie się obiecuje więcej.</translation>
    </message>
    <message>
        <source>As the town stands, this card would bring %1; another one may bring more.</source>
        <translation>Przy obecnym miasteczku ta karta dałaby %1; inna może dać więcej.</translation>
    </message>
    <message numerus="yes">
        <source>The haunted card in hand then lacks only %n things.</source>
        <translation>
            <numerusform>Nawiedzonej karcie w&#xa0;ręce brakuje wtedy tylko %n rzeczy.</numerusform>
            <numerusform>Nawiedzonej karcie w&#xa0;ręce brakuje wtedy tylko %n rzeczy.</numerusform>
            <numerusform>Nawiedzonej karcie w&#xa0;ręce brakuje wtedy tylko %n rzeczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Duch wejdzie w&#xa0;drogę: pasuje tu %n karta, którą mogą mieć inni.</numerusform>
            <numerusform>Duch wejdzie w&#xa0;drogę: pasują tu %n karty, które mogą mieć inni.</numerusform>
            <numerusform>Duch wejdzie w&#xa0;drogę: pasuje tu %n kart, które mogą mieć inni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: with one more house, %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Duch wejdzie w drogę: z jeszcze jednym domem pasuje tu %n karta, którą mogą mieć inni.</numerusform>
            <numerusform>Duch wejdzie w drogę: z jeszcze jednym domem pasują tu %n karty, które mogą mieć inni.</numerusform>
            <numerusform>Duch wejdzie w drogę: z jeszcze jednym domem pasuje tu %n kart, które mogą mieć inni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here this kid may eat along: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Tu ten dzieciak może skorzystać na innych: pasuje tu %n karta, którą mogą mieć.</numerusform>
            <numerusform>Tu ten dzieciak może skorzystać na innych: pasują tu %n karty, które mogą mieć.</numerusform>
            <numerusform>Tu ten dzieciak może skorzystać na innych: pasuje tu %n kart, które mogą mieć.</numerusform>
        </translation>
    </message>
    <message>
        <source>One shove leads to the next. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several shoves does.</extracomment>
        <translation>Jedno przepchnięcie pociąga za sobą następne. %1</translation>
    </message>
    <message>
        <source>The ghost goes on from there. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several moves of a ghost does.</extracomment>
        <translation>Stamtąd duch pójdzie dalej. %1</translation>
    </message>
    <message numerus="yes">
        <source>Other players get %n candies by it, too.</source>
        <translation>
            <numerusform>Inni też dostaną przy tym %n cukierka.</numerusform>
            <numerusform>Inni też dostaną przy tym %n cukierki.</numerusform>
            <numerusform>Inni też dostaną przy tym %n cukierków.</numerusform>
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
            <numerusform>Warto zatrzymać: %n karta w&#xa0;ręce już pasuje do miasteczka.</numerusform>
            <numerusform>Warto zatrzymać: %n karty w&#xa0;ręce już pasują do miasteczka.</numerusform>
            <numerusform>Warto zatrzymać: %n kart w&#xa0;ręce już pasuje do miasteczka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth keeping: %n cards in hand lack only one house.</source>
        <translation>
            <numerusform>Warto zatrzymać: %n karcie w&#xa0;ręce brakuje tylko jednego domu.</numerusform>
            <numerusform>Warto zatrzymać: %n kartom w&#xa0;ręce brakuje tylko jednego domu.</numerusform>
            <numerusform>Warto zatrzymać: %n kartom w&#xa0;ręce brakuje tylko jednego domu.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one more house a card in hand fits around this kid, and its candy brings %1.</source>
        <translation>Jeszcze jeden dom i karta w ręce obejmie tego dzieciaka, a jego cukierek da %1.</translation>
    </message>
    <message>
        <source>A card in hand fits around this kid, and its candy would bring %1.</source>
        <translation>Karta w ręce obejmuje tego dzieciaka, a jego cukierek dałby %1.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave the houses that are to be scored.</source>
        <translation>Dzieciak innego gracza musi zejść z domów, które będą punktowane.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where its candy brings less.</source>
        <translation>Dzieciak innego gracza musi uciec tam, gdzie jego cukierek da mniej.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where fewer cards fit.</source>
        <translation>Dzieciak innego gracza musi uciec tam, gdzie pasuje mniej kart.</translation>
    </message>
    <message>
        <source>Of all houses, this one promises most.</source>
        <translation>Ze wszystkich domów ten obiecuje najwięcej.</translation>
    </message>
    <message>
        <source>Of all that the ghosts could do, this promises most.</source>
        <translation>Ze wszystkiego, co mogłyby zrobić duchy, to obiecuje najwięcej.</translation>
    </message>
    <message>
        <source>Of all that can be done with the cards, this promises most.</source>
        <translation>Ze wszystkiego, co można zrobić z kartami, to obiecuje najwięcej.</translation>
    </message>
    <message>
        <source>Of all free houses, this one promises most.</source>
        <translation>Ze wszystkich wolnych domów ten obiecuje najwięcej.</translation>
    </message>
    <message>
        <source>With this house a card in hand lacks only one more.</source>
        <translation>Z tym domem karcie w ręce brakuje już tylko jednego.</translation>
    </message>
    <message>
        <source>The ghost leaves the houses that are to be scored: one scare marker less.</source>
        <translation>Duch schodzi z domów, które będą punktowane: o jeden żeton strachu mniej.</translation>
    </message>
    <message>
        <source>The haunted card wants a ghost there.</source>
        <translation>Nawiedzona karta wymaga tam ducha.</translation>
    </message>
    <message>
        <source>There the kid stands on the houses that are to be scored, and gets a candy.</source>
        <translation>Tam dzieciak stoi na domach, które będą punktowane, i dostaje cukierka.</translation>
    </message>
    <message>
        <source>So the other player’s kid gets no candy when these houses are scored.</source>
        <translation>Dzięki temu dzieciak innego gracza nie dostanie cukierka, gdy te domy zapunktują.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave its house.</source>
        <translation>Dzieciak innego gracza musi opuścić swój dom.</translation>
    </message>
    <message>
        <source>There the candy would bring the other player less.</source>
        <translation>Tam cukierek dałby innemu graczowi mniej.</translation>
    </message>
    <message>
        <source>No card in hand fits the town now.</source>
        <translation>Żadna karta w ręce nie pasuje teraz do miasteczka.</translation>
    </message>
    <message>
        <source>Scoring would bring nothing now.</source>
        <translation>Teraz żadna karta nic by nie dała.</translation>
    </message>
    <message>
        <source>There is nothing to exchange.</source>
        <translation>Nie ma czego wymienić.</translation>
    </message>
    <message>
        <source>This card lacks more than one house everywhere; another one may fit sooner.</source>
        <translation>Tej karcie wszędzie brakuje więcej niż jednego domu; inna może pasować wcześniej.</translation>
    </message>
    <message>
        <source>This card still lacks a house; another one may fit at once.</source>
        <translation>Tej karcie brakuje jeszcze domu; inna może pasować od razu.</translation>
    </message>
    <message>
        <source>There is no turn left in which a new card could be scored.</source>
        <translation>Nie będzie już tury, w&#xa0;której nowa karta dałaby punkty.</translation>
    </message>
    <message>
        <source>No card in hand brings anything now: the ghosts can stay.</source>
        <translation>Żadna karta w&#xa0;ręce nic teraz nie daje: duchy mogą zostać na miejscu.</translation>
    </message>
    <message>
        <source>The ghost leaves houses that a card in hand needs in a turn to come.</source>
        <translation>Duch schodzi z&#xa0;domów, których karta w&#xa0;ręce potrzebuje w&#xa0;następnych turach.</translation>
    </message>
    <message>
        <source>There the candy of this kid would bring more.</source>
        <translation>Tam cukierek tego dzieciaka dałby więcej.</translation>
    </message>
    <message>
        <source>There the kid stands on houses that a card in hand needs, and may get a candy.</source>
        <translation>Tam dzieciak stoi na domach, których potrzebuje karta w&#xa0;ręce, i&#xa0;może dostać cukierka.</translation>
    </message>
    <message>
        <source>Anywhere else the ghost would stand on the houses that are to be scored.</source>
        <translation>Wszędzie indziej duch stałby na domach, które będą punktowane.</translation>
    </message>
    <message>
        <source>Anywhere else the other player’s kid would stand on the houses that are to be scored.</source>
        <translation>Wszędzie indziej dzieciak innego gracza stałby na domach, które będą punktowane.</translation>
    </message>
    <message>
        <source>Nowhere else would the candy bring the other player less.</source>
        <translation>Nigdzie indziej cukierek nie dałby innemu graczowi mniej.</translation>
    </message>
    <message>
        <source>Nowhere else do fewer cards fit around the other player’s kid.</source>
        <translation>Nigdzie indziej dzieciaka innego gracza nie obejmuje mniej kart.</translation>
    </message>
    <message>
        <source>Wherever this kid flees, its candy would bring just as much.</source>
        <translation>Dokądkolwiek ten dzieciak ucieknie, jego cukierek dałby tyle samo.</translation>
    </message>
    <message>
        <source>Here the ghost stands on no houses that a card in hand needs in a turn to come.</source>
        <translation>Tu duch nie stoi na domach, których karta w ręce potrzebuje w następnych turach.</translation>
    </message>
    <message>
        <source>No other house would help the others less.</source>
        <translation>Żaden inny dom nie pomógłby innym mniej.</translation>
    </message>
    <message>
        <source>There is nowhere else to go.</source>
        <translation>Nie ma dokąd indziej pójść.</translation>
    </message>
    <message>
        <source>Fewer cards fit around the other player’s kid there.</source>
        <translation>Tam dzieciaka innego gracza obejmuje mniej kart.</translation>
    </message>
    <message>
        <source>The first candy of a colour brings 2 points.</source>
        <translation>Pierwszy cukierek danego koloru daje 2 punkty.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersPuzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
    <message>
        <source>A puzzle shows you a town in the middle of the night and a goal: so many points, and only a few rounds to get them. Nobody plays against you and nothing is left to chance, so think as long as you like, alone or with your heads together.</source>
        <translation>Łamigłówka pokazuje ci miasteczko w&#xa0;środku nocy i&#xa0;cel: tyle a&#xa0;tyle punktów, które trzeba zdobyć w&#xa0;zaledwie kilku rundach. Nikt nie gra przeciwko tobie i&#xa0;nic nie zależy od przypadku, więc myśl tak długo, jak chcesz, w&#xa0;pojedynkę albo wspólnie z&#xa0;innymi.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;puzzle book&lt;/b&gt; holds forty puzzles on twenty cards, one on each side. There are five difficulties with eight puzzles each, and the easiest come first.</source>
        <translation>&lt;b&gt;Książka łamigłówek&lt;/b&gt; zawiera czterdzieści łamigłówek na dwudziestu kartach, po jednej z&#xa0;każdej strony. Jest pięć poziomów trudności po osiem łamigłówek, a&#xa0;najłatwiejsze są na początku.</translation>
    </message>
    <message>
        <source>On a card the number beside the trophy is the goal, each moon stands for a round, and the dots show how difficult it is. The button in its corner, or &lt;b&gt;F6&lt;/b&gt;, turns a card over; a tick marks what you have solved. A puzzle that you have begun waits for you.</source>
        <translation>Liczba przy pucharze na karcie to cel, każdy księżyc oznacza rundę, a&#xa0;kropki pokazują poziom trudności. Przycisk w&#xa0;rogu albo &lt;b&gt;F6&lt;/b&gt; odwraca kartę; ptaszek oznacza to, co już rozwiązane. Zaczęta łamigłówka czeka na ciebie.</translation>
    </message>
    <message>
        <source>A puzzle consists of a town with ghosts and kids, pattern cards to score, a goal in points and 1 to 3 rounds to reach it in. The puzzles of the book also have a number from 1 to 40 and a difficulty from 1 (very simple) to 5 (very difficult).</source>
        <translation>Łamigłówka to miasteczko z&#xa0;duchami i&#xa0;dzieciakami, karty wzorów do zapunktowania, cel w&#xa0;punktach i&#xa0;od 1 do 3 rund na jego osiągnięcie. Łamigłówki z&#xa0;książki mają też numer od 1 do 40 i&#xa0;poziom trudności od 1 (bardzo łatwa) do 5 (bardzo trudna).</translation>
    </message>
    <message>
        <source>A puzzle has one player, however many people think along, and all kids in the town are yours. A round consists of &lt;a href=&quot;#CH-1&quot;&gt;step 1&lt;/a&gt;, &lt;a href=&quot;#CH-2&quot;&gt;step 2&lt;/a&gt; and &lt;a href=&quot;#CH-3&quot;&gt;step 3&lt;/a&gt;. There is no deck, so you draw no cards and exchange none, and no more kids come into the town. At the start the stacks hold all houses of the box that are not in the town.</source>
        <translation>W&#xa0;łamigłówce jest tylko jeden gracz, bez względu na to, ile osób się nad nią głowi, a&#xa0;wszystkie dzieciaki w&#xa0;miasteczku są twoje. Runda składa się z&#xa0;&lt;a href=&quot;#CH-1&quot;&gt;kroku 1&lt;/a&gt;, &lt;a href=&quot;#CH-2&quot;&gt;kroku 2&lt;/a&gt; i&#xa0;&lt;a href=&quot;#CH-3&quot;&gt;kroku 3&lt;/a&gt;. Nie ma talii, więc nie dobierasz ani nie wymieniasz kart, a&#xa0;do miasteczka nie przychodzą nowe dzieciaki. Na początku w&#xa0;stosach leżą wszystkie domy z&#xa0;pudełka, których nie ma w&#xa0;miasteczku.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The goal is the most you can get.&lt;/b&gt; For every puzzle in the book, and for every new one that the program makes, it is proved that the goal can be reached and that nobody can get more.</source>
        <translation>&lt;b&gt;Cel to najwięcej, ile można zdobyć.&lt;/b&gt; Dla każdej łamigłówki z&#xa0;książki i&#xa0;dla każdej nowej, którą układa program, jest udowodnione, że cel da się osiągnąć i&#xa0;że nikt nie zdobędzie więcej.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7-example&quot;&gt;The next chapter&lt;/a&gt; works through a small puzzle. After it you can read &lt;a href=&quot;#CH-7-help&quot;&gt;what helps&lt;/a&gt; if you are stuck and &lt;a href=&quot;#CH-7-new&quot;&gt;where new puzzles come from&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;#CH-7-example&quot;&gt;Następny rozdział&lt;/a&gt; pokazuje, jak rozwiązać małą łamigłówkę. Dalej przeczytasz, &lt;a href=&quot;#CH-7-help&quot;&gt;co może pomóc&lt;/a&gt;, gdy utkniesz, i&#xa0;&lt;a href=&quot;#CH-7-new&quot;&gt;skąd się biorą nowe łamigłówki&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A puzzle, worked through</source>
        <translation>Łamigłówka krok po kroku</translation>
    </message>
    <message>
        <source>The goal is 8 points, and there is one round. Two cards lie open, and all three kids are yours.</source>
        <translation>Cel to 8 punktów, a&#xa0;runda jest tylko jedna. Dwie karty leżą odkryte, a&#xa0;wszystkie trzy dzieciaki są twoje.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A tempting idea.&lt;/b&gt; The straight card already matches, and two kids stand in the right place. Only the ghost on the green house is in the way: it would cost you a scare marker. So you build a house anywhere, send the ghost away and score the card.</source>
        <translation>&lt;b&gt;Kuszący pomysł.&lt;/b&gt; Karta z&#xa0;linią prostą już pasuje, a&#xa0;dwa dzieciaki stoją tam, gdzie trzeba. Przeszkadza tylko duch na zielonym domu: kosztowałby cię żeton strachu. Stawiasz więc dom gdziekolwiek, odsyłasz ducha i&#xa0;punktujesz kartę.</translation>
    </message>
    <message>
        <source>A house is built (1), and the ghost leaves the green house (2). Two kids get their candy. That makes 6 points, and 2 are missing.</source>
        <translation>Dom zostaje postawiony (1), a&#xa0;duch schodzi z&#xa0;zielonego domu (2). Dwa dzieciaki dostają cukierki. Razem to 6 punktów, więc brakuje 2.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;&lt;b&gt;In all: 6 points&lt;/b&gt;</source>
        <translation>Karta: +2&lt;br&gt;Fioletowy cukierek: +2&lt;br&gt;Pomarańczowy cukierek: +2&lt;br&gt;&lt;b&gt;Razem: 6 punktów&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Could the third kid come to the green house? No, it is too far away for two ghost moves. The straight card never brings more than 6 points here.</source>
        <translation>Czy trzeci dzieciak może trafić na zielony dom? Nie, na dwa ruchy duchami stoi za daleko. Karta z&#xa0;linią prostą nigdy nie da tu więcej niż 6 punktów.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution.&lt;/b&gt; Start with the goal. In one round you score one card for 2 points, and the other 6 points must be three candies. So you need a card with a kid on each of its houses. The corner card asks for the same orange and violet houses and for a blue one, which is missing. If you build it in the gap, it lies right beside the third kid.</source>
        <translation>&lt;b&gt;Rozwiązanie.&lt;/b&gt; Zacznij od celu. W&#xa0;jednej rundzie punktujesz jedną kartę za 2 punkty, a&#xa0;pozostałe 6 punktów muszą dać trzy cukierki. Potrzebujesz więc karty, przy której dzieciak stoi na każdym domu wzoru. Karta z&#xa0;literą L wymaga tych samych domów, pomarańczowego i&#xa0;fioletowego, a&#xa0;do tego niebieskiego, którego brakuje. Jeśli postawisz go w&#xa0;luce, znajdzie się tuż obok trzeciego dzieciaka.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The streak&lt;/b&gt; gives you one puzzle after another, harder and harder. You can take moves back, but nobody helps: there are no hints and no solution. It ends with the first puzzle that you do not solve, or when you leave it.</source>
        <translation>&lt;b&gt;Seria&lt;/b&gt; to coraz trudniejsze łamigłówki, jedna po drugiej. Możesz cofać ruchy, ale nikt nie pomaga: nie ma podpowiedzi ani rozwiązania. Seria kończy się na pierwszej łamigłówce, której nie rozwiążesz, albo gdy z&#xa0;niej wyjdziesz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build your own.&lt;/b&gt; Lay out houses, ghosts, kids and cards. The program finds out how many points can be had, which becomes the goal, and in how many ways. Then you can share the code of your puzzle and keep it: it stands at the end of the book. If one of the following limits is broken, the program says which.</source>
        <translation>&lt;b&gt;Ułóż własną łamigłówkę.&lt;/b&gt; Rozłóż domy, duchy, dzieciaki i&#xa0;karty. Program sprawdza, ile punktów da się zdobyć (to będzie cel) i&#xa0;na ile sposobów. Potem możesz podzielić się kodem swojej łamigłówki i&#xa0;ją zachować: znajdziesz ją na końcu książki. Jeśli któreś z&#xa0;poniższych ograniczeń jest naruszone, program mówi które.</translation>
    </message>
    <message>
        <source>All cards of a puzzle lie open, and you can score each of them once. Your points are counted as in &lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. The puzzle is solved as soon as they reach the goal, and it ends at once. If they have not reached it after the last round, the goal is missed.</source>
        <translation>Wszystkie karty łamigłówki leżą odkryte i&#xa0;każdą możesz zapunktować tylko raz. Twoje punkty liczą się tak jak w&#xa0;&lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. Gdy tylko ich liczba osiągnie cel, łamigłówka jest rozwiązana i&#xa0;od razu się kończy. Jeśli po ostatniej rundzie punktów jest za mało, cel nie jest osiągnięty.</translation>
    </message>
    <message>
        <source>The blue house is built in the gap (1). The ghost on the right moves up (2) and shoves the kid to the new house (3). After a half turn the card matches, and all three kids get their candy. That makes 8 points.</source>
        <translation>W&#xa0;luce staje niebieski dom (1). Duch po prawej przesuwa się w&#xa0;górę (2) i&#xa0;przepycha dzieciaka na nowy dom (3). Karta obrócona o&#xa0;pół obrotu pasuje, a&#xa0;wszystkie trzy dzieciaki dostają cukierki. Razem to 8 punktów.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;A blue candy: +2&lt;br&gt;&lt;b&gt;In all: 8 points&lt;/b&gt;</source>
        <translation>Karta: +2&lt;br&gt;Fioletowy cukierek: +2&lt;br&gt;Pomarańczowy cukierek: +2&lt;br&gt;Niebieski cukierek: +2&lt;br&gt;&lt;b&gt;Razem: 8 punktów&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Many puzzles can be solved like this: find out what the goal is made of, then look for the card that can bring it. And remember: a new house can complete a pattern and be a place for a kid at the same time, and ghosts can be helpers.</source>
        <translation>Wiele łamigłówek da się rozwiązać właśnie tak: sprawdź, z&#xa0;czego składa się cel, a&#xa0;potem poszukaj karty, dzięki której go osiągniesz. I&#xa0;pamiętaj: nowy dom może jednocześnie dopełniać wzór i&#xa0;być miejscem dla dzieciaka, a&#xa0;duchy potrafią pomagać.</translation>
    </message>
    <message>
        <source>Help with puzzles</source>
        <translation>Pomoc przy łamigłówkach</translation>
    </message>
    <message>
        <source>Beside the town you always see the goal, your points and how many rounds are left.</source>
        <translation>Obok miasteczka zawsze widzisz cel, swoje punkty i&#xa0;liczbę pozostałych rund.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take back as much as you like.&lt;/b&gt; A puzzle has no secrets, so &lt;b&gt;Ctrl+Z&lt;/b&gt; leads back move by move to the very start. You can also start again at any time.</source>
        <translation>&lt;b&gt;Cofaj, ile chcesz.&lt;/b&gt; Łamigłówka nie ma tajemnic, więc &lt;b&gt;Ctrl+Z&lt;/b&gt; cofa ruch po ruchu aż do samego początku. W&#xa0;każdej chwili możesz też zacząć od nowa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;“Can it still be solved?”&lt;/b&gt; Ask the table, and it tells you whether the goal can be reached from where you are. A yes or a no is proved. If the proof would take too long, the table says that it does not know.</source>
        <translation>&lt;b&gt;„Da się to jeszcze rozwiązać?”&lt;/b&gt; Zapytaj stół, a&#xa0;powie ci, czy z&#xa0;tego miejsca można jeszcze osiągnąć cel. Każde „tak” i&#xa0;każde „nie” jest udowodnione. Jeśli dowód trwałby zbyt długo, stół mówi, że nie wie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints&lt;/b&gt; come in three strengths. The first shows which card to score next, the second also shows where, and the third shows your next move. A hint never leads you astray: the goal can still be reached if you follow it.</source>
        <translation>&lt;b&gt;Podpowiedzi&lt;/b&gt; są trzy, coraz mocniejsze. Pierwsza pokazuje, którą kartę zapunktować jako następną, druga pokazuje też gdzie, a&#xa0;trzecia pokazuje twój następny ruch. Podpowiedź nigdy nie sprowadza na manowce: jeśli jej posłuchasz, cel nadal da się osiągnąć.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution&lt;/b&gt; is played step by step on the table. Look at it as often as you like.</source>
        <translation>&lt;b&gt;Rozwiązanie&lt;/b&gt; rozgrywa się na stole krok po kroku. Oglądaj je tyle razy, ile chcesz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If you miss the goal&lt;/b&gt;, the table says how many points are missing. It can take you back to the last moment from which the puzzle could still be solved.</source>
        <translation>&lt;b&gt;Jeśli nie osiągniesz celu&lt;/b&gt;, stół mówi, ilu punktów brakuje. Może też cofnąć cię do ostatniej chwili, w&#xa0;której łamigłówkę dało się jeszcze rozwiązać.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tries.&lt;/b&gt; A try is over when you have missed the goal, or when you look at the solution. Moves that you take back before that do not count.</source>
        <translation>&lt;b&gt;Próby.&lt;/b&gt; Próba się kończy, gdy nie osiągniesz celu albo gdy oglądasz rozwiązanie. Ruchy cofnięte wcześniej się nie liczą.</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Nowe łamigłówki</translation>
    </message>
    <message>
        <source>&lt;b&gt;One that suits you.&lt;/b&gt; Choose a difficulty, and the program makes a new puzzle and proves its goal. This can take a few seconds.</source>
        <translation>&lt;b&gt;Na twoją miarę.&lt;/b&gt; Wybierz poziom trudności, a&#xa0;program ułoży nową łamigłówkę i&#xa0;udowodni, że jej cel się zgadza. Może to potrwać kilka sekund.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The puzzle of the day&lt;/b&gt; is the same for everybody on that date, and it needs no network. The week starts with a very simple one on Monday and ends with a very difficult one on Sunday.</source>
        <translation>&lt;b&gt;Łamigłówka dnia&lt;/b&gt; jest danego dnia taka sama dla wszystkich i&#xa0;nie wymaga internetu. Tydzień zaczyna się w&#xa0;poniedziałek bardzo łatwą łamigłówką, a&#xa0;kończy w&#xa0;niedzielę bardzo trudną.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codes.&lt;/b&gt; Every puzzle has a short code of digits and letters. Pass it on, or save the puzzle as a picture with its code; whoever enters it gets the same puzzle. If a letter is wrong, the program notices.</source>
        <translation>&lt;b&gt;Kody.&lt;/b&gt; Każda łamigłówka ma krótki kod z&#xa0;cyfr i&#xa0;liter. Podaj go dalej albo zapisz łamigłówkę jako obrazek razem z&#xa0;kodem; kto go wpisze, dostaje tę samą łamigłówkę. Jeśli jakaś litera się nie zgadza, program to zauważa.</translation>
    </message>
    <message>
        <source>A puzzle has 10 to 18 houses, at most 9 of each colour, and the town is in one piece: its houses are joined by their edges. There are 2 to 5 kids and 1 to 4 ghosts, and never two of them on one house. There are 2 to 4 different regular cards, at least as many as rounds, but no haunted cards and no Large Ghost. You start without candy and without scare markers.</source>
        <translation>Łamigłówka ma od 10 do 18 domów, najwyżej 9 w&#xa0;każdym kolorze, a&#xa0;miasteczko jest w&#xa0;jednym kawałku: jego domy łączą się bokami. Jest w&#xa0;nim od 2 do 5 dzieciaków i&#xa0;od 1 do 4 duchów, a&#xa0;na żadnym domu nie stoi więcej niż jeden dzieciak lub duch. Kart jest od 2 do 4, samych zwykłych i&#xa0;różnych, co najmniej tyle, ile rund; nie ma nawiedzonych kart ani Wielkiego Ducha. Zaczynasz bez cukierków i&#xa0;bez żetonów strachu.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersRulebook</name>
    <message>
        <source>The idea of the game</source>
        <translation>O co chodzi w grze</translation>
    </message>
    <message>
        <source>It is Halloween night: your kids go from house to house for candy, and ghosts roam the town.</source>
        <translation>Nadeszła noc Halloween: twoje dzieciaki chodzą od domu do domu po cukierki, a po miasteczku krążą duchy.</translation>
    </message>
    <message>
        <source>All players build one town together out of orange, violet, green and blue houses.</source>
        <translation>Wszyscy gracze wspólnie budują jedno miasteczko z pomarańczowych, fioletowych, zielonych i niebieskich domów.</translation>
    </message>
    <message>
        <source>Each player holds secret pattern cards: when the colours of a card lie side by side in the town, its owner may score it.</source>
        <translation>Każdy gracz ma na ręce tajne karty wzorów: gdy kolory z karty leżą w miasteczku obok siebie, właściciel karty może ją zapunktować.</translation>
    </message>
    <message>
        <source>Every kid on the scored houses takes its house home as candy, no matter whose kid it is, and every ghost there brings the scoring player a scare marker, which costs 1 point.</source>
        <translation>Każdy dzieciak na zapunktowanych domach, wszystko jedno czyj, zabiera swój dom jako cukierek, a za każdego ducha na tych domach punktujący gracz bierze żeton strachu, który kosztuje 1 punkt.</translation>
    </message>
    <message>
        <source>After six rounds, points for cards and candy are added up, scare markers are taken off, and the player with the most points wins.</source>
        <translation>Po sześciu rundach dodaje się punkty za karty i cukierki, odejmuje żetony strachu, a wygrywa ten, kto ma najwięcej punktów.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Co jest w pudełku</translation>
    </message>
    <message>
        <source>&lt;b&gt;36 houses&lt;/b&gt;, 9 in each of four colours: orange, violet, green and blue. On the back of each house is a candy of the same colour.</source>
        <translation>&lt;b&gt;36 domów&lt;/b&gt;, po 9 w każdym z czterech kolorów: pomarańczowym, fioletowym, zielonym i niebieskim. Na odwrocie każdego domu jest cukierek w tym samym kolorze.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 ghosts&lt;/b&gt;, which belong to nobody, and the &lt;b&gt;Large Ghost&lt;/b&gt;, which comes out only in a &lt;a href=&quot;#CH-variants&quot;&gt;variant&lt;/a&gt;.</source>
        <translation>&lt;b&gt;4 duchy&lt;/b&gt;, które nie należą do nikogo, i &lt;b&gt;Wielki Duch&lt;/b&gt;, który pojawia się tylko w jednym z &lt;a href=&quot;#CH-variants&quot;&gt;wariantów&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;20 kids&lt;/b&gt;, 5 for each player.</source>
        <translation>&lt;b&gt;20 dzieciaków&lt;/b&gt;, po 5 dla każdego gracza.</translation>
    </message>
    <message>
        <source>&lt;b&gt;28 regular cards&lt;/b&gt;. The pattern of a regular card is three houses of three different colours, in a straight line or around a corner.</source>
        <translation>&lt;b&gt;28 zwykłych kart&lt;/b&gt;. Wzór zwykłej karty to trzy domy w trzech różnych kolorach, ułożone w linii prostej albo w kształt litery L.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8 haunted cards&lt;/b&gt; for the advanced game. The pattern of a haunted card is four houses, one of each colour, and two ghosts.</source>
        <translation>&lt;b&gt;8 nawiedzonych kart&lt;/b&gt; do gry zaawansowanej. Wzór nawiedzonej karty to cztery domy, po jednym w każdym kolorze, i dwa duchy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;20 puzzle cards&lt;/b&gt; with a &lt;a href=&quot;#CH-7&quot;&gt;puzzle&lt;/a&gt; on each side.</source>
        <translation>&lt;b&gt;20 kart łamigłówek&lt;/b&gt;: na każdej stronie jest &lt;a href=&quot;#CH-7&quot;&gt;łamigłówka&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare markers&lt;/b&gt;, each of which costs its owner 1 point at the end. The markers of −2 and −3 are change for several small ones, and the supply never runs out.</source>
        <translation>&lt;b&gt;Żetony strachu&lt;/b&gt;: każdy kosztuje swojego właściciela 1 punkt na koniec gry. Żetony −2 i −3 zastępują kilka małych, a zapas nigdy się nie kończy.</translation>
    </message>
    <message>
        <source>Regular cards and haunted cards together are called &lt;b&gt;pattern cards&lt;/b&gt;. All houses that lie on the table, with whoever stands on them, are the &lt;b&gt;town&lt;/b&gt;.</source>
        <translation>Zwykłe i nawiedzone karty razem nazywamy &lt;b&gt;kartami wzorów&lt;/b&gt;. Wszystkie domy leżące na stole, razem z tymi, którzy na nich stoją, to &lt;b&gt;miasteczko&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie gry</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Program przygotowuje wszystko za ciebie. Tutaj przeczytasz, jak to robi i co możecie ustalić przed grą.</translation>
    </message>
    <message>
        <source>Candy Hunters is for 2 to 4 players. Whoever ate the most sweets today is the first player; before the game you can also choose somebody, or let lots decide. Turns go clockwise from seat to seat.</source>
        <translation>Łowcy Słodyczy to gra dla 2–4 graczy. Pierwszym graczem jest ten, kto zjadł dziś najwięcej słodyczy; przed grą możecie też kogoś wybrać albo zdać się na los. Tury przechodzą z miejsca na miejsce zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>The town starts with eight houses in the shape of a windmill: four houses form a square, and beside each of them lies one more house, an arm of the windmill. One ghost stands on each arm.</source>
        <translation>Na początku miasteczko to osiem domów w kształcie wiatraka: cztery domy tworzą kwadrat, a przy każdym z nich leży jeszcze jeden dom, skrzydło wiatraka. Na każdym skrzydle stoi jeden duch.</translation>
    </message>
    <message>
        <source>One of the possible starts: a square of four houses, and four arms with a ghost on each.</source>
        <translation>Jeden z możliwych układów początkowych: kwadrat z czterech domów i cztery skrzydła, a na każdym z nich duch.</translation>
    </message>
    <message>
        <source>Among the eight houses each colour appears twice, and two houses of one colour never share an edge. Chance picks one of the 624 starts of this kind.</source>
        <translation>Wśród tych ośmiu domów każdy kolor pojawia się dwa razy, a dwa domy w jednym kolorze nigdy nie stykają się bokiem. Los wybiera jeden z 624 takich układów początkowych.</translation>
    </message>
    <message>
        <source>The other 28 houses form four face-up stacks, one for each colour, with 7 houses in each. All players may see how many houses are left in a stack.</source>
        <translation>Pozostałe 28 domów tworzy cztery odkryte stosy, po jednym na każdy kolor; w każdym jest 7 domów. Wszyscy gracze mogą sprawdzać, ile domów zostało w stosie.</translation>
    </message>
    <message>
        <source>Each player gets 5 kids and 2 regular cards. The cards are the player&apos;s hand, and the other players do not see them. The remaining regular cards form the deck, face down.</source>
        <translation>Każdy gracz dostaje 5 dzieciaków i 2 zwykłe karty. Te karty to jego ręka, a inni gracze ich nie widzą. Pozostałe zwykłe karty tworzą zakrytą talię.</translation>
    </message>
    <message>
        <source>In the advanced game each player also gets 1 haunted card, hidden from the others. The other haunted cards go back into the box unseen.</source>
        <translation>W grze zaawansowanej każdy gracz dostaje też 1 nawiedzoną kartę, ukrytą przed innymi. Pozostałe nawiedzone karty wracają do pudełka bez oglądania.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it waits beside the town at first. It can be used with haunted cards or without them.</source>
        <translation>Jeśli gracie z Wielkim Duchem, na początku czeka on obok miasteczka. Można z nim grać z nawiedzonymi kartami lub bez nich.</translation>
    </message>
    <message>
        <source>A turn in five steps</source>
        <translation>Tura w pięciu krokach</translation>
    </message>
    <message>
        <source>The game lasts six rounds. In each round every player takes one turn, and a turn has five steps, always in this order.</source>
        <translation>Gra trwa sześć rund. W każdej rundzie każdy gracz rozgrywa jedną turę, a tura ma pięć kroków, zawsze w tej kolejności.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Place a house.&lt;/a&gt;&lt;/b&gt; You must add one house to the town.</source>
        <translation>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Postaw dom.&lt;/a&gt;&lt;/b&gt; Musisz dołożyć do miasteczka jeden dom.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Move ghosts.&lt;/a&gt;&lt;/b&gt; You may make up to two ghost moves. The step ends by itself after the second one.</source>
        <translation>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Przesuń duchy.&lt;/a&gt;&lt;/b&gt; Możesz wykonać najwyżej dwa ruchy duchami. Po drugim krok kończy się sam.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Score a pattern.&lt;/a&gt;&lt;/b&gt; You may score one pattern card from your hand.</source>
        <translation>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Zapunktuj wzór.&lt;/a&gt;&lt;/b&gt; Możesz zapunktować jedną kartę wzoru z ręki.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Exchange a card.&lt;/a&gt;&lt;/b&gt; You may exchange one regular card for the top card of the deck.</source>
        <translation>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Wymień kartę.&lt;/a&gt;&lt;/b&gt; Możesz wymienić jedną zwykłą kartę na wierzchnią kartę talii.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Place a kid.&lt;/a&gt;&lt;/b&gt; You must send one of your kids into the town. In round 6 this step is left out.</source>
        <translation>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Postaw dzieciaka.&lt;/a&gt;&lt;/b&gt; Musisz wysłać do miasteczka jednego ze swoich dzieciaków. W rundzie 6 tego kroku nie ma.</translation>
    </message>
    <message>
        <source>You may pass steps 2, 3 and 4 if there is nothing you want to do in them.</source>
        <translation>W krokach 2, 3 i 4 możesz spasować, jeśli nie chcesz w nich nic robić.</translation>
    </message>
    <message>
        <source>Three words come back again and again. A &lt;b&gt;cell&lt;/b&gt; is a square as large as one house, built on or empty. Two houses are &lt;b&gt;next to&lt;/b&gt; each other if they share an edge; touching at a corner does not count. A house is &lt;b&gt;free&lt;/b&gt; if no kid and no ghost stands on it.</source>
        <translation>Trzy słowa będą się ciągle powtarzać. &lt;b&gt;Pole&lt;/b&gt; to kwadrat wielkości jednego domu, zabudowany albo pusty. Dwa domy są &lt;b&gt;sąsiednie&lt;/b&gt;, jeśli stykają się bokiem; zetknięcie rogiem się nie liczy. Dom jest &lt;b&gt;wolny&lt;/b&gt;, jeśli nie stoi na nim ani dzieciak, ani duch.</translation>
    </message>
    <message>
        <source>Step 1: place a house</source>
        <translation>Krok 1: postaw dom</translation>
    </message>
    <message>
        <source>Take a house of any colour from its stack and put it on an empty cell that shares an edge with a house of the town. Touching at a corner is not enough.</source>
        <translation>Weź ze stosu dom w dowolnym kolorze i postaw go na pustym polu, które styka się bokiem z jakimś domem miasteczka. Zetknięcie rogiem nie wystarczy.</translation>
    </message>
    <message>
        <source>A new house may go to every cell with a plus. The cells with a cross touch the town only at a corner.</source>
        <translation>Nowy dom może trafić na każde pole z plusem. Pola z krzyżykiem stykają się z miasteczkiem tylko rogiem.</translation>
    </message>
    <message>
        <source>When the stack of a colour is empty, houses of this colour can no longer be placed. Choose another colour.</source>
        <translation>Gdy stos jakiegoś koloru jest pusty, domów w tym kolorze nie da się już stawiać. Wybierz inny kolor.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it now comes to the house you have just placed, wherever it was before. In everything else it is a ghost like the others.</source>
        <translation>Jeśli gracie z Wielkim Duchem, przychodzi on teraz na właśnie postawiony dom, gdziekolwiek był wcześniej. We wszystkim innym jest takim samym duchem jak pozostałe.</translation>
    </message>
    <message>
        <source>Scoring can tear holes into the town, and some houses may be cut off from the rest. They still belong to the town in every way: you may build beside them, and a new house may also go into a hole if it shares an edge with a house there.</source>
        <translation>Punktowanie może wyrwać w miasteczku dziury i odciąć niektóre domy od reszty. Takie domy nadal pod każdym względem należą do miasteczka: możesz stawiać domy obok nich, a nowy dom może też trafić do dziury, jeśli styka się tam bokiem z jakimś domem.</translation>
    </message>
    <message>
        <source>Step 2: move ghosts</source>
        <translation>Krok 2: przesuń duchy</translation>
    </message>
    <message>
        <source>You may make up to two ghost moves, with any ghosts of the town: move one ghost twice, two ghosts once each, one ghost once, or none at all.</source>
        <translation>Możesz wykonać najwyżej dwa ruchy dowolnymi duchami miasteczka: przesunąć jednego ducha dwa razy, dwa duchy po jednym razie, jednego ducha raz albo nie ruszać żadnego.</translation>
    </message>
    <message>
        <source>With one move a ghost goes to a house next to its own. It never leaves the houses and never moves diagonally.</source>
        <translation>Jednym ruchem duch przechodzi na sąsiedni dom. Nigdy nie schodzi z domów i nigdy nie rusza się na ukos.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with a kid, the kid is shoved: you move it to a free house of your choice next to the one the ghost entered, even if the kid belongs to another player. The house the ghost has just left counts too, if it is free; in a chain the ghost that shoved this one stands there now. A kid never goes to a house where a kid or a ghost stands.</source>
        <translation>Jeśli duch wchodzi na dom z dzieciakiem, dzieciak zostaje przepchnięty: przesuwasz go na wybrany wolny dom sąsiadujący z tym, na który wszedł duch, nawet jeśli to dzieciak innego gracza. Liczy się też dom, z którego duch właśnie zszedł, jeśli jest wolny; w łańcuchu stoi tam już duch, który go przepchnął. Dzieciak nigdy nie wchodzi na dom, na którym stoi dzieciak lub duch.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with another ghost, that other ghost is shoved: you move it to any house next to the one it stood on, free or not. If somebody stands there too, that piece is shoved in turn, a kid by &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt; and a ghost by this rule. Such a chain goes on until everybody has a house of their own, within the limits of &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; and &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</source>
        <translation>Jeśli duch wchodzi na dom z innym duchem, ten drugi zostaje przepchnięty: przesuwasz go na dowolny dom sąsiadujący z tym, na którym stał, wolny lub zajęty. Jeśli tam też ktoś stoi, z kolei on zostaje przepchnięty: dzieciak według &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt;, a duch według tej zasady. Taki łańcuch trwa, aż każdy ma własny dom, w granicach, które wyznaczają &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; i &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>At the end of a chain no house holds more than one kid or ghost.</source>
        <translation>Na końcu łańcucha na żadnym domu nie stoi więcej niż jeden dzieciak lub duch.</translation>
    </message>
    <message>
        <source>In a chain you may not choose a house if that would leave somebody with nowhere to go; the table offers only houses with which the chain can be finished. The first move of a chain is never refused for this reason, because whoever it shoves can always go to the house the ghost has just left.</source>
        <translation>W łańcuchu nie wolno wybrać domu, jeśli ktoś nie miałby przez to dokąd pójść; stół proponuje tylko takie domy, przy których łańcuch da się dokończyć. Pierwszy ruch łańcucha nigdy nie jest z tego powodu zabroniony, bo ten, kto zostaje przepchnięty, zawsze może przejść na dom, z którego duch właśnie zszedł.</translation>
    </message>
    <message>
        <source>Nobody is shoved twice in one chain, and the ghost that started the chain is not shoved at all. So every chain comes to an end.</source>
        <translation>W jednym łańcuchu nikt nie zostaje przepchnięty dwa razy, a duch, który zaczął łańcuch, nie zostaje przepchnięty wcale. Dlatego każdy łańcuch kiedyś się kończy.</translation>
    </message>
    <message>
        <source>Shoving costs nothing: only the moves you start count towards your two ghost moves.</source>
        <translation>Przepychanie nic nie kosztuje: do twoich dwóch ruchów duchami liczą się tylko te, które zaczynasz.</translation>
    </message>
    <message>
        <source>One ghost move starts a chain. The first ghost (1) shoves the second ghost (2), and the second ghost shoves the kid (3), which flees to a free house. The town on the right shows the result.</source>
        <translation>Jeden ruch ducha zaczyna łańcuch. Pierwszy duch (1) przepycha drugiego (2), a drugi przepycha dzieciaka (3), który ucieka na wolny dom. Miasteczko po prawej pokazuje wynik.</translation>
    </message>
    <message>
        <source>Step 3: score a pattern</source>
        <translation>Krok 3: zapunktuj wzór</translation>
    </message>
    <message>
        <source>You may score one card from your hand in each turn: a regular card or, in the advanced game, your haunted card. For haunted cards see &lt;a href=&quot;#CH-3-haunted&quot;&gt;the next chapter&lt;/a&gt;.</source>
        <translation>W każdej turze możesz zapunktować jedną kartę z ręki: zwykłą albo, w grze zaawansowanej, swoją nawiedzoną. O nawiedzonych kartach mówi &lt;a href=&quot;#CH-3-haunted&quot;&gt;następny rozdział&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>You may turn a pattern by a quarter, a half or three quarters, but you may never mirror it. A regular card matches where each of its cells lies on a house of the required colour. If it matches in several places, you choose one. A place means the covered cells and the way the card is turned.</source>
        <translation>Wzór możesz obrócić o ćwierć, pół lub trzy czwarte obrotu, ale nigdy nie wolno go odbijać jak w lustrze. Zwykła karta pasuje tam, gdzie każde jej pole leży na domu w wymaganym kolorze. Jeśli pasuje w kilku miejscach, wybierasz jedno. Miejsce wyznaczają pola, na których leży wzór, i sposób obrócenia karty.</translation>
    </message>
    <message>
        <source>Turned clockwise by a quarter, the card matches the outlined houses of the town. The three houses on the right are a mirror image: whichever way you turn the card, it does not match them.</source>
        <translation>Karta obrócona o ćwierć obrotu zgodnie z ruchem wskazówek zegara pasuje do obrysowanych domów miasteczka. Trzy domy po prawej to odbicie lustrzane: karta do nich nie pasuje, jakkolwiek ją obrócisz.</translation>
    </message>
    <message>
        <source>Lay the scored card in front of you, where all players can see it.</source>
        <translation>Zapunktowaną kartę połóż przed sobą, tak żeby widzieli ją wszyscy gracze.</translation>
    </message>
    <message>
        <source>Each house of the scored place that has a kid on it leaves the town, no matter whose kid it is. The owner of the kid takes the house, turns it over to the candy side and puts the kid on it; this kid does not come back into the town. All other houses and all ghosts stay.</source>
        <translation>Każdy dom z dzieciakiem w zapunktowanym miejscu opuszcza miasteczko, bez względu na to, czyj to dzieciak. Właściciel dzieciaka bierze dom, odwraca go na stronę z cukierkiem i stawia na nim dzieciaka; ten dzieciak nie wraca już do miasteczka. Wszystkie inne domy i wszystkie duchy zostają.</translation>
    </message>
    <message>
        <source>A card is scored on the outlined houses. Two kids of different players take their houses home as candy. The orange house is cut off now, but still belongs to the town.</source>
        <translation>Karta zostaje zapunktowana na obrysowanych domach. Dwa dzieciaki różnych graczy zabierają swoje domy jako cukierki. Pomarańczowy dom jest teraz odcięty, ale nadal należy do miasteczka.</translation>
    </message>
    <message>
        <source>If you score a card, take 1 scare marker for each ghost on a house of the scored place. The house of a ghost always stays in the town, because no kid can be there.</source>
        <translation>Gdy punktujesz kartę, weź 1 żeton strachu za każdego ducha na domach zapunktowanego miejsca. Dom z duchem zawsze zostaje w miasteczku, bo nie może na nim stać dzieciak.</translation>
    </message>
    <message>
        <source>After scoring a regular card, draw the top card of the deck. If the deck is empty, you draw nothing.</source>
        <translation>Po zapunktowaniu zwykłej karty dobierz wierzchnią kartę talii. Jeśli talia jest pusta, nic nie dobierasz.</translation>
    </message>
    <message>
        <source>Houses that leave the town can leave holes behind. &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt; says what this means.</source>
        <translation>Domy, które opuszczają miasteczko, mogą zostawić po sobie dziury. Co z tego wynika, mówi &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Step 3 with a haunted card</source>
        <translation>Krok 3 z nawiedzoną kartą</translation>
    </message>
    <message>
        <source>The pattern of a haunted card is larger than that of a regular card, but a few gaps are forgiven. You score it in step 3 instead of a regular card; what &lt;a href=&quot;#CH-3&quot;&gt;the chapter before&lt;/a&gt; says about turning, kids and ghosts holds for it too.</source>
        <translation>Wzór nawiedzonej karty jest większy niż wzór zwykłej, ale wybacza kilka braków. Punktujesz ją w kroku 3 zamiast zwykłej karty; to, co &lt;a href=&quot;#CH-3&quot;&gt;poprzedni rozdział&lt;/a&gt; mówi o obracaniu, dzieciakach i duchach, dotyczy także jej.</translation>
    </message>
    <message>
        <source>A haunted card has house cells and ghost cells. A house cell asks for a house of its colour. A ghost cell asks for a ghost, on a house of any colour; this house is not part of the pattern and stays in the town, and its ghost gives you no scare marker.</source>
        <translation>Nawiedzona karta ma pola domów i pola duchów. Pole domu wymaga domu w swoim kolorze. Pole ducha wymaga ducha na domu w dowolnym kolorze; ten dom nie jest częścią wzoru i zostaje w miasteczku, a za jego ducha nie bierzesz żetonu strachu.</translation>
    </message>
    <message>
        <source>Each of the six cells is a requirement, and up to 3 of them may be unmet. For each unmet requirement you take 1 scare marker. You do not choose which requirements are met: what lies and stands in the town decides.</source>
        <translation>Każde z sześciu pól to jeden wymóg, a niespełnione mogą być najwyżej 3. Za każdy niespełniony wymóg bierzesz 1 żeton strachu. Nie wybierasz, które wymogi są spełnione: decyduje to, co leży i stoi w miasteczku.</translation>
    </message>
    <message>
        <source>Only met house cells bring candy by &lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt; and scare markers for ghosts by &lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt;. Whatever lies or stands on an unmet cell is left alone. The Large Ghost meets the requirement of a ghost cell like any other ghost.</source>
        <translation>Tylko pola domów ze spełnionym wymogiem dają cukierki według &lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt; i żetony strachu za duchy według &lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt;. Tego, co leży lub stoi na polu z niespełnionym wymogiem, nie ruszasz. Wielki Duch spełnia wymóg pola ducha jak każdy inny duch.</translation>
    </message>
    <message>
        <source>The three met house cells are outlined with a solid line, and the kid among them gets candy. The met ghost cell has a dashed line. The two cells with −1 are unmet: a ghost and a blue house are missing there. The kid on the unmet cell stays, and scoring here costs 2 scare markers.</source>
        <translation>Trzy pola domów ze spełnionym wymogiem mają ciągły obrys, a dzieciak na jednym z nich dostaje cukierek. Pole ducha ze spełnionym wymogiem ma obrys przerywany. Na dwóch polach z −1 wymóg jest niespełniony: brakuje tam ducha i niebieskiego domu. Dzieciak, który stoi na jednym z nich, zostaje, a punktowanie kosztuje tutaj 2 żetony strachu.</translation>
    </message>
    <message>
        <source>A scored haunted card is worth 5 points, no matter how many requirements were unmet. You do not draw a card for it.</source>
        <translation>Zapunktowana nawiedzona karta jest warta 5 punktów, bez względu na liczbę niespełnionych wymogów. Nie dobierasz za nią karty.</translation>
    </message>
    <message>
        <source>Step 4: exchange a card</source>
        <translation>Krok 4: wymień kartę</translation>
    </message>
    <message>
        <source>You may put one regular card from your hand under the deck and draw the top card of the deck. If the deck is empty, you cannot exchange a card. A haunted card can never be exchanged.</source>
        <translation>Możesz odłożyć jedną zwykłą kartę z ręki na spód talii i dobrać wierzchnią kartę talii. Jeśli talia jest pusta, nie możesz wymienić karty. Nawiedzonej karty nigdy się nie wymienia.</translation>
    </message>
    <message>
        <source>Step 5: place a kid</source>
        <translation>Krok 5: postaw dzieciaka</translation>
    </message>
    <message>
        <source>Put one of your kids on a free house anywhere in the town. There is always a free house: in rounds 1 to 5 you can choose from at least four.</source>
        <translation>Postaw jednego ze swoich dzieciaków na dowolnym wolnym domu miasteczka. Wolny dom zawsze się znajdzie: w rundach od 1 do 5 masz do wyboru co najmniej cztery.</translation>
    </message>
    <message>
        <source>In round 6 no kids are placed, and your turn ends after &lt;a href=&quot;#CH-4&quot;&gt;step 4&lt;/a&gt;.</source>
        <translation>W rundzie 6 nie stawia się dzieciaków, a twoja tura kończy się po &lt;a href=&quot;#CH-4&quot;&gt;kroku 4&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>End of the game and points</source>
        <translation>Koniec gry i punkty</translation>
    </message>
    <message>
        <source>The game ends after round 6. Each scored regular card is worth 2 points and each scored haunted card 5 points. In each colour your first candy is worth 2 points and every further candy 1 point. Each scare marker costs 1 point. Cards left in your hand count nothing.</source>
        <translation>Gra kończy się po rundzie 6. Każda zapunktowana zwykła karta jest warta 2 punkty, a każda zapunktowana nawiedzona karta 5 punktów. W każdym kolorze twój pierwszy cukierek jest wart 2 punkty, a każdy następny 1 punkt. Każdy żeton strachu kosztuje 1 punkt. Karty, które zostały ci na ręce, nic nie dają.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You scored three regular cards, which makes 6 points, and your haunted card, which makes 5. You have two orange candies for 2 + 1 = 3 points, one green candy for 2 points and one blue candy for 2 points. You also have two scare markers, which cost 2 points. Your result is 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 points&lt;/b&gt;.</source>
        <translation>&lt;b&gt;Przykład.&lt;/b&gt; Masz trzy zapunktowane zwykłe karty, czyli 6 punktów, i zapunktowaną nawiedzoną kartę, czyli 5 punktów. Masz dwa pomarańczowe cukierki za 2 + 1 = 3 punkty, jeden zielony cukierek za 2 punkty i jeden niebieski za 2 punkty. Masz też dwa żetony strachu, które kosztują 2 punkty. Twój wynik to 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 punktów&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players have the same number of points, &lt;a href=&quot;#CH-6-tie&quot;&gt;the next chapter&lt;/a&gt; decides.</source>
        <translation>Wygrywa gracz, który ma najwięcej punktów. Jeśli gracze mają tyle samo punktów, rozstrzyga &lt;a href=&quot;#CH-6-tie&quot;&gt;następny rozdział&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>If the points are level</source>
        <translation>Gdy jest remis</translation>
    </message>
    <message>
        <source>Among players with the same points, the one with fewer scored cards is ahead, regular and haunted cards counted together. If that is level too, fewer scare markers decide, and then more candy colours. If everything is level, these players share their rank, and at the top they share the win. All other ranks are decided in the same order.</source>
        <translation>Spośród graczy z tą samą liczbą punktów wyżej jest ten, kto ma mniej zapunktowanych kart, zwykłych i nawiedzonych razem. Jeśli i tu jest remis, rozstrzyga mniejsza liczba żetonów strachu, a potem większa liczba kolorów cukierków. Jeśli remis jest we wszystkim, ci gracze zajmują to samo miejsce, a na pierwszym miejscu wygrywają wspólnie. Wszystkie inne miejsca rozstrzyga się w tej samej kolejności.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>You choose the variants before the game. If Candy Hunters is new to you, play your first game without any of them.</source>
        <translation>Warianty wybieracie przed grą. Jeśli jeszcze nie znasz Łowców Słodyczy, zagraj pierwszą partię bez nich.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunted cards&lt;/b&gt; make the advanced game. Each player also holds one haunted card (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), and &lt;a href=&quot;#CH-3-haunted&quot;&gt;a chapter of its own&lt;/a&gt; says how to score it.</source>
        <translation>&lt;b&gt;Nawiedzone karty&lt;/b&gt; zmieniają grę w zaawansowaną. Każdy gracz ma wtedy na ręce także jedną nawiedzoną kartę (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), a o tym, jak ją zapunktować, mówi &lt;a href=&quot;#CH-3-haunted&quot;&gt;osobny rozdział&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Large Ghost&lt;/b&gt; is a fifth ghost, which comes to every new house (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). A house that completes your pattern has a ghost on it at once, so you take a scare marker unless you move the ghost away in step 2.</source>
        <translation>&lt;b&gt;Wielki Duch&lt;/b&gt; to piąty duch, który przychodzi na każdy nowy dom (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). Na domu, który dopełnia twój wzór, od razu stoi więc duch: bierzesz żeton strachu, chyba że w kroku 2 odsuniesz ducha.</translation>
    </message>
    <message>
        <source>You can play with one of these variants or with both.</source>
        <translation>Możecie grać z jednym z tych wariantów albo z oboma.</translation>
    </message>
    <message>
        <source>How to use the table</source>
        <translation>Jak korzystać ze stołu</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a house, a ghost, a card or a kid to where it should go, or click it and then click the place. When you lift a piece, the places where it may go light up.</source>
        <translation>&lt;b&gt;Myszą.&lt;/b&gt; Przeciągnij dom, ducha, kartę lub dzieciaka we właściwe miejsce albo kliknij najpierw to, co przenosisz, a potem miejsce. Gdy coś podniesiesz, podświetlą się miejsca, w których wolno to położyć.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Jeśli czegoś nie wolno&lt;/b&gt;, element sam wraca na swoje miejsce, a krótki komunikat podaje powód i odsyła do zasady.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchanging a card.&lt;/b&gt; In step 4 bring a regular card from your hand to the deck.</source>
        <translation>&lt;b&gt;Wymiana karty.&lt;/b&gt; W kroku 4 przenieś zwykłą kartę z ręki na talię.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The rings.&lt;/b&gt; At the start of your turn, dashed violet rings show what has moved in the town since your last one.</source>
        <translation>&lt;b&gt;Obwódki.&lt;/b&gt; Na początku twojej tury fioletowe przerywane obwódki pokazują, co się przesunęło w miasteczku od twojej ostatniej tury.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scoring a card.&lt;/b&gt; Bring the card to the town, and the table shows every place where it matches and what scoring there would bring. Point at a place, or walk through them with the arrow keys or &lt;b&gt;R&lt;/b&gt;. Nothing is scored until you click the place or press &lt;b&gt;Enter&lt;/b&gt;; &lt;b&gt;Esc&lt;/b&gt; takes the card back.</source>
        <translation>&lt;b&gt;Punktowanie karty.&lt;/b&gt; Przenieś kartę na miasteczko, a stół pokaże wszystkie miejsca, w których pasuje, i co dałoby tam punktowanie. Wskaż jedno z nich albo przechodź między nimi strzałkami lub klawiszem &lt;b&gt;R&lt;/b&gt;. Nic nie zostanie zapunktowane, dopóki nie klikniesz miejsca lub nie naciśniesz &lt;b&gt;Enter&lt;/b&gt;; &lt;b&gt;Esc&lt;/b&gt; odkłada kartę na rękę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The frames.&lt;/b&gt; A green frame is a house that counts, a dashed white one a ghost that the card asks for, and a red one with −1 a requirement that is not met. Thin dashed frames show the other places.</source>
        <translation>&lt;b&gt;Ramki.&lt;/b&gt; Zielona ramka to dom, który się liczy, biała przerywana – duch, którego wymaga karta, a czerwona z −1 – niespełniony wymóg. Cienkie przerywane ramki pokazują pozostałe miejsca.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a piece and drops it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; passes a step that you may pass. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Klawiaturą.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; i &lt;b&gt;strzałki&lt;/b&gt; prowadzą od elementu do elementu i od miejsca do miejsca. &lt;b&gt;Enter&lt;/b&gt; podnosi element i go kładzie. &lt;b&gt;Esc&lt;/b&gt; anuluje. &lt;b&gt;Spacja&lt;/b&gt; to pas w kroku, w którym wolno spasować. &lt;b&gt;F1&lt;/b&gt; otwiera tę instrukcję. Kółko myszy albo &lt;b&gt;+&lt;/b&gt; i &lt;b&gt;−&lt;/b&gt; przybliżają i oddalają widok, &lt;b&gt;0&lt;/b&gt; pokazuje cały stół. &lt;b&gt;F11&lt;/b&gt; włącza pełny ekran.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking moves back.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; takes a move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn card, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Cofanie ruchów.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; cofa ruch, a &lt;b&gt;Ctrl+Y&lt;/b&gt; go ponawia. Nie da się cofnąć przed moment, w którym ktoś się czegoś dowiedział, na przykład zobaczył nowo dobraną kartę, ani przed decyzję innego gracza.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Partia zapisuje się sama&lt;/b&gt; po każdym ruchu. Możesz wyjść, kiedy chcesz: będzie czekać na półce, a tam możesz ją też zapisać w pliku.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up.</source>
        <translation>&lt;b&gt;Ukryte karty.&lt;/b&gt; Twoje karty leżą zakryte, więc nikt nie musi odwracać wzroku. Przytrzymaj je myszą albo trzymaj klawisz, który na nich widać, a zobaczysz je, dopóki trzymasz. W ustawieniach można zamiast tego włączyć kurtynę między turami albo grać w odkryte karty.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Empty steps.&lt;/b&gt; A step in which everybody can see that nothing can be done passes by itself, and the log says so. Where only your hidden cards decide, the table waits for you. You can switch this off in the settings.</source>
        <translation>&lt;b&gt;Puste kroki.&lt;/b&gt; Krok, w którym wszyscy widzą, że nic nie da się zrobić, mija sam, a dziennik o tym mówi. Gdzie decydują tylko twoje ukryte karty, stół czeka na ciebie. Możesz to wyłączyć w ustawieniach.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Rady na pierwsze partie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Let others work for you.&lt;/b&gt; A kid gets its candy whoever scores the pattern (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Place your kids where another player might score soon.</source>
        <translation>&lt;b&gt;Niech inni pracują na ciebie.&lt;/b&gt; Dzieciak dostaje cukierek bez względu na to, kto punktuje wzór (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Stawiaj dzieciaki tam, gdzie wkrótce może punktować ktoś inny.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Collect different colours.&lt;/b&gt; Four candies of four colours are worth 8 points, four candies of one colour only 5.</source>
        <translation>&lt;b&gt;Zbieraj różne kolory.&lt;/b&gt; Cztery cukierki w czterech kolorach są warte 8 punktów, a cztery w jednym kolorze tylko 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Look before you score.&lt;/b&gt; In step 2 you can send ghosts away from your pattern. A ghost can also shove kids: yours towards the pattern, the kids of others away from it.</source>
        <translation>&lt;b&gt;Rozejrzyj się przed punktowaniem.&lt;/b&gt; W kroku 2 możesz odesłać duchy ze swojego wzoru. Duch może też przepychać dzieciaki: twoje w stronę wzoru, a cudze jak najdalej od niego.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not hold on to a bad card.&lt;/b&gt; An exchange costs nothing but the card you give away.</source>
        <translation>&lt;b&gt;Nie trzymaj się kiepskiej karty.&lt;/b&gt; Wymiana nie kosztuje nic oprócz karty, którą oddajesz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be patient with a haunted card.&lt;/b&gt; With three unmet requirements its 5 points shrink to 2, as many as a regular card brings. But do not wait too long: in your hand it counts nothing.</source>
        <translation>&lt;b&gt;Cierpliwości z nawiedzoną kartą.&lt;/b&gt; Przy trzech niespełnionych wymogach z jej 5 punktów zostają 2, czyli tyle, ile daje zwykła karta. Ale nie czekaj zbyt długo: na ręce nie daje nic.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the end.&lt;/b&gt; Kids still in the town after round 6 bring no points, and the kid you place in round 5 has little time left to get candy.</source>
        <translation>&lt;b&gt;Myśl o końcu.&lt;/b&gt; Dzieciaki, które po rundzie 6 są jeszcze w miasteczku, nie dają punktów, a dzieciak postawiony w rundzie 5 ma już mało czasu, żeby zdobyć cukierek.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Ustalenia tego stołu</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing, contradict each other or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Ustalenie stołu to nasza własna decyzja. Podjęliśmy ją wszędzie tam, gdzie znane nam zasady oryginalnej gry nic nie mówią, przeczą sobie albo odwołują się do obrazka, którego nie mamy. Oto wszystkie ustalenia wraz z powodami, żeby dało się je odróżnić od pozostałych zasad.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: The first eight houses form a windmill with a ghost on each arm. This shape is the same from all four sides, so no side of the town is better than another.</source>
        <translation>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: Pierwsze osiem domów tworzy wiatrak z duchem na każdym skrzydle. Ten kształt jest taki sam ze wszystkich czterech stron, więc żadna strona miasteczka nie jest lepsza od innej.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: Each colour appears exactly twice at the start. So all stacks are equally high, and no colour is rarer than another.</source>
        <translation>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: Na początku każdy kolor pojawia się dokładnie dwa razy. Dzięki temu wszystkie stosy są równie wysokie i żaden kolor nie jest rzadszy od innego.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: Nobody is shoved twice in a chain, and the ghost that started it stays. Otherwise ghosts could shove each other forever.</source>
        <translation>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: W łańcuchu nikt nie zostaje przepchnięty dwa razy, a duch, który go zaczął, zostaje na miejscu. Inaczej duchy mogłyby przepychać się bez końca.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: If the deck is empty, nothing is drawn after scoring. Scored cards stay with their owners, because they count at the end.</source>
        <translation>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: Jeśli talia jest pusta, po punktowaniu nic się nie dobiera. Zapunktowane karty zostają u właścicieli, bo liczą się na koniec gry.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: The town decides which requirements of a haunted card are met. So there is nothing to argue about, and nobody can leave a met requirement out on purpose.</source>
        <translation>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: To miasteczko decyduje, które wymogi nawiedzonej karty są spełnione. Nie ma więc o co się spierać i nikt nie może celowo pominąć spełnionego wymogu.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: An unmet cell is left alone, and the Large Ghost counts for a ghost cell. The unmet cell has already brought you a scare marker, and the Large Ghost is a ghost like the others.</source>
        <translation>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: Pole z niespełnionym wymogiem pozostaje nietknięte, a Wielki Duch liczy się na polu ducha. Za niespełniony wymóg bierzesz już żeton strachu, a Wielki Duch jest takim samym duchem jak pozostałe.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: Nothing can be exchanged when the deck is empty. You would only draw the card that you have just given away.</source>
        <translation>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: Przy pustej talii niczego nie można wymienić. Dobrana karta byłaby przecież tą samą, którą właśnie oddajesz.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: A puzzle has no deck, and its stacks hold every house that is not in the town. So nothing is left to chance, and you can see from the start everything there is to build with.</source>
        <translation>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: Łamigłówka nie ma talii, a&#xa0;w&#xa0;jej stosach leżą wszystkie domy, których nie ma w&#xa0;miasteczku. Dzięki temu nic nie zależy od przypadku i&#xa0;od początku widać wszystko, z&#xa0;czego można budować.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: Within these limits a puzzle is small enough to keep in your head, and the program can prove what is in it.</source>
        <translation>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: W&#xa0;tych granicach łamigłówka jest na tyle mała, że mieści się w&#xa0;głowie, a&#xa0;program może udowodnić, co się w&#xa0;niej kryje.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Scare markers&lt;/a&gt;: The supply never runs out, because every scare marker must count.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Żetony strachu&lt;/a&gt;: Zapas nigdy się nie kończy, bo każdy żeton strachu musi się liczyć.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Pattern cards&lt;/a&gt;: We drew the patterns of the 28 regular cards and the 8 haunted cards ourselves, because the original pictures are not available to us. No two cards are alike, and no colour is favoured.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Karty wzorów&lt;/a&gt;: Wzory 28 zwykłych i 8 nawiedzonych kart narysowaliśmy sami, bo nie mamy dostępu do oryginalnych obrazków. Nie ma dwóch takich samych kart i żaden kolor nie jest faworyzowany.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7&quot;&gt;Puzzles&lt;/a&gt;: The forty puzzles are our own too, because the original ones are not available to us. We also decided what makes a puzzle difficult: how seldom you reach its goal if you play without a plan.</source>
        <translation>&lt;a href=&quot;#CH-7&quot;&gt;Łamigłówki&lt;/a&gt;: Czterdzieści łamigłówek też ułożyliśmy sami, bo nie mamy dostępu do oryginalnych. Sami ustaliliśmy również, co czyni łamigłówkę trudną: to, jak rzadko osiąga się jej cel, grając bez planu.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersTips</name>
    <message>
        <source>Large Ghost: comes to every new house. Otherwise it is a ghost like the others.</source>
        <translation>Wielki Duch: przychodzi na każdy nowy dom. Poza tym jest duchem jak inne.</translation>
    </message>
    <message>
        <source>Ghost: costs 1 point if you score the house below it. It goes to a house next to its own and shoves whoever stands there.</source>
        <translation>Duch: kosztuje 1 punkt, jeśli zapunktujesz dom, na którym stoi. Przechodzi na sąsiedni dom i przepycha tego, kto tam stoi.</translation>
    </message>
    <message>
        <source>If this house is scored, no matter by whom:</source>
        <translation>Jeśli ktokolwiek zapunktuje ten dom:</translation>
    </message>
    <message>
        <source>One kid goes to the town at the end of each turn, but not in the last round.</source>
        <translation>Na koniec każdej tury jeden dzieciak idzie do miasteczka, ale nie w ostatniej rundzie.</translation>
    </message>
    <message>
        <source>%1: %2. The first of a colour brings 2 points, each further one 1.</source>
        <translation>%1: %2. Pierwszy cukierek każdego koloru daje 2 punkty, każdy kolejny 1.</translation>
    </message>
    <message>
        <source>In each turn one house, of any colour, goes to the edge of the town.</source>
        <translation>W każdej turze na skraju miasteczka staje jeden dom, w dowolnym kolorze.</translation>
    </message>
    <message>
        <source>The deck is empty: no card is drawn or exchanged any more.</source>
        <translation>Talia jest pusta: kart już się nie dobiera ani nie wymienia.</translation>
    </message>
    <message>
        <source>Whoever scores or exchanges a regular card draws a new one here.</source>
        <translation>Kto zapunktuje lub wymieni zwykłą kartę, dobiera stąd nową.</translation>
    </message>
    <message>
        <source>A scare marker costs 1 point. You take one for each ghost on a house that you score, and for each unmet requirement of a haunted card.</source>
        <translation>Żeton strachu kosztuje 1 punkt. Bierzesz go za każdego ducha na zapunktowanym domu i za każdy niespełniony wymóg nawiedzonej karty.</translation>
    </message>
    <message>
        <source>Haunted card: 5 points. Up to three requirements may be unmet, for 1 point each.</source>
        <translation>Nawiedzona karta: 5 punktów. Do trzech wymogów może być niespełnionych, każdy za 1 punkt.</translation>
    </message>
    <message>
        <source>Regular card: 2 points. Its pattern may be turned, but not mirrored.</source>
        <translation>Zwykła karta: 2 punkty. Wzór można obracać, ale nie odbijać.</translation>
    </message>
    <message>
        <source>Now it would bring you %1 at best.</source>
        <translation>Teraz dałaby ci najwyżej %1.</translation>
    </message>
    <message>
        <source>A card in hand is worth nothing until it is scored.</source>
        <translation>Karta w ręce nic nie daje, dopóki nie jest zapunktowana.</translation>
    </message>
    <message>
        <source>Scored: %1. If points are level, fewer scored cards win.</source>
        <translation>Zapunktowana: %1. Przy równej liczbie punktów wygrywa ten, kto zapunktował mniej kart.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersVoice</name>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Chwileczkę, teraz gra: %1.</translation>
    </message>
    <message>
        <source>Only cards from your own hand can be used.</source>
        <translation>Możesz używać tylko kart z własnej ręki.</translation>
    </message>
    <message>
        <source>A house stands here already; build on an empty spot at the edge of the town.</source>
        <translation>Tu już stoi dom; postaw nowy na pustym polu na skraju miasteczka.</translation>
    </message>
    <message>
        <source>A new house must share a whole edge with the town; a corner is not enough.</source>
        <translation>Nowy dom musi stykać się z miasteczkiem całym bokiem; róg nie wystarczy.</translation>
    </message>
    <message>
        <source>The Large Ghost is still beside the town; it comes with the next house.</source>
        <translation>Wielki Duch czeka jeszcze obok miasteczka; przyjdzie z następnym domem.</translation>
    </message>
    <message>
        <source>Ghosts never leave the houses; choose a house next to this ghost.</source>
        <translation>Duchy nigdy nie schodzą z domów; wybierz dla ducha sąsiedni dom.</translation>
    </message>
    <message>
        <source>A ghost goes one step at a time, to a house that shares an edge with its own.</source>
        <translation>Duch przesuwa się o jedno pole naraz, na dom, który styka się bokiem z jego domem.</translation>
    </message>
    <message>
        <source>Whoever stands there would have nowhere to go; choose another house.</source>
        <translation>Ten, kto tam stoi, nie miałby dokąd pójść; wybierz inny dom.</translation>
    </message>
    <message>
        <source>A card can be turned by quarters only.</source>
        <translation>Kartę można obracać tylko co ćwierć obrotu.</translation>
    </message>
    <message>
        <source>The pattern does not lie here: every cell needs a house of its colour. You may turn the card, but not mirror it.</source>
        <translation>Wzór tu nie pasuje: każde pole wymaga domu w swoim kolorze. Kartę wolno obracać, ale nie odbijać jak w lustrze.</translation>
    </message>
    <message>
        <source>A haunted card is never exchanged; choose a regular one.</source>
        <translation>Nawiedzonej karty nigdy się nie wymienia; wybierz zwykłą.</translation>
    </message>
    <message>
        <source>The deck is empty, so nothing can be exchanged any more.</source>
        <translation>Talia jest pusta, więc nie można już nic wymienić.</translation>
    </message>
    <message>
        <source>This card fits nowhere in the town now, however you turn it.</source>
        <translation>Ta karta nigdzie teraz w miasteczku nie pasuje, jakkolwiek ją obrócisz.</translation>
    </message>
    <message>
        <source>This haunted card fits nowhere now: more than three requirements would be unmet everywhere.</source>
        <translation>Ta nawiedzona karta nigdzie teraz nie pasuje: wszędzie niespełnione byłyby więcej niż trzy wymogi.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot at the edge of the town.</source>
        <translation>Dom stawia się na pustym polu na skraju miasteczka.</translation>
    </message>
    <message>
        <source>A ghost goes to a house next to its own.</source>
        <translation>Duch przechodzi na sąsiedni dom.</translation>
    </message>
    <message>
        <source>Whoever was shoved goes to one of the lit houses.</source>
        <translation>Kto został przepchnięty, przechodzi na jeden z podświetlonych domów.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored, or to the deck to be exchanged.</source>
        <translation>Połóż kartę na miasteczku, żeby ją zapunktować, albo na talii, żeby ją wymienić.</translation>
    </message>
    <message>
        <source>A kid goes to a free house in the town.</source>
        <translation>Dzieciaka stawia się na wolnym domu w miasteczku.</translation>
    </message>
    <message>
        <source>That kid belongs to another player; place one of yours.</source>
        <translation>Ten dzieciak należy do innego gracza; postaw jednego ze swoich.</translation>
    </message>
    <message>
        <source>In the last round no kid is placed any more.</source>
        <translation>W ostatniej rundzie nie stawia się już dzieciaków.</translation>
    </message>
    <message>
        <source>This house is taken; send the kid to a free one.</source>
        <translation>Ten dom jest zajęty; wyślij dzieciaka na wolny.</translation>
    </message>
    <message>
        <source>The game is over; the points are counted.</source>
        <translation>Gra już się skończyła; punkty są policzone.</translation>
    </message>
    <message>
        <source>Nobody was shoved, so nobody has to move aside.</source>
        <translation>Nikt nie został przepchnięty, więc nikt nie musi się odsuwać.</translation>
    </message>
    <message>
        <source>The orange houses are used up; build one of another colour.</source>
        <translation>Pomarańczowe domy się skończyły; postaw dom w innym kolorze.</translation>
    </message>
    <message>
        <source>The violet houses are used up; build one of another colour.</source>
        <translation>Fioletowe domy się skończyły; postaw dom w innym kolorze.</translation>
    </message>
    <message>
        <source>The green houses are used up; build one of another colour.</source>
        <translation>Zielone domy się skończyły; postaw dom w innym kolorze.</translation>
    </message>
    <message>
        <source>The blue houses are used up; build one of another colour.</source>
        <translation>Niebieskie domy się skończyły; postaw dom w innym kolorze.</translation>
    </message>
    <message>
        <source>The shoved ghost goes to a house right next to the one it stood on.</source>
        <translation>Przepchnięty duch przechodzi na dom tuż obok tego, na którym stał.</translation>
    </message>
    <message>
        <source>First give the shoved ghost a house.</source>
        <translation>Najpierw wybierz dom dla przepchniętego ducha.</translation>
    </message>
    <message>
        <source>First give the shoved kid a house.</source>
        <translation>Najpierw wybierz dom dla przepchniętego dzieciaka.</translation>
    </message>
    <message>
        <source>Your turn starts with a house: build one first.</source>
        <translation>Twoja tura zaczyna się od domu: najpierw go postaw.</translation>
    </message>
    <message>
        <source>Now a kid goes into the town: place one of yours.</source>
        <translation>Teraz do miasteczka idzie dzieciak: postaw jednego ze swoich.</translation>
    </message>
    <message>
        <source>The Large Ghost comes to the new house.</source>
        <translation>Wielki Duch przychodzi na nowy dom.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n scare markers.</source>
        <translation>
            <numerusform>%1 bierze %n żeton strachu.</numerusform>
            <numerusform>%1 bierze %n żetony strachu.</numerusform>
            <numerusform>%1 bierze %n żetonów strachu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 dobiera kartę.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1 odkłada kartę na spód talii.</translation>
    </message>
    <message>
        <source>%1 sends a kid into the town.</source>
        <translation>%1 wysyła dzieciaka do miasteczka.</translation>
    </message>
    <message>
        <source>The sixth round is over, and the points are counted.</source>
        <translation>Koniec szóstej rundy: punkty są policzone.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirements are unmet here, and a haunted card allows three at most; choose another place.</source>
        <translation>
            <numerusform>Tutaj niespełniony jest %n wymóg, a nawiedzona karta dopuszcza najwyżej trzy; wybierz inne miejsce.</numerusform>
            <numerusform>Tutaj niespełnione są %n wymogi, a nawiedzona karta dopuszcza najwyżej trzy; wybierz inne miejsce.</numerusform>
            <numerusform>Tutaj niespełnionych jest %n wymogów, a nawiedzona karta dopuszcza najwyżej trzy; wybierz inne miejsce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody stands there already; a kid flees to a free house.</source>
        <translation>Tam już ktoś stoi; dzieciak może uciec tylko na wolny dom.</translation>
    </message>
    <message>
        <source>That ghost has already moved in this chain and stays; choose another house.</source>
        <translation>Tamten duch już się ruszył w tym łańcuchu i zostaje; wybierz inny dom.</translation>
    </message>
    <message>
        <source>A kid needs a house to stand on; choose a free one.</source>
        <translation>Dzieciak musi stanąć na domu; wybierz wolny.</translation>
    </message>
    <message>
        <source>A kid in the town moves only when a ghost shoves it.</source>
        <translation>Dzieciak w miasteczku rusza się tylko wtedy, gdy przepchnie go duch.</translation>
    </message>
    <message>
        <source>The shoved kid goes to a free house right next to the one it stood on.</source>
        <translation>Przepchnięty dzieciak przechodzi na wolny dom tuż obok tego, na którym stał.</translation>
    </message>
    <message>
        <source>That comes later; now the ghosts may move. Press “%1” to go on.</source>
        <translation>Na to jeszcze za wcześnie; teraz można przesuwać duchy. Naciśnij „%1”, żeby przejść dalej.</translation>
    </message>
    <message>
        <source>That comes later; now a pattern may be scored. Press “%1” to go on.</source>
        <translation>Na to jeszcze za wcześnie; teraz można zapunktować wzór. Naciśnij „%1”, żeby przejść dalej.</translation>
    </message>
    <message>
        <source>That comes later; now a card may be exchanged. Press “%1” to go on.</source>
        <translation>Na to jeszcze za wcześnie; teraz można wymienić kartę. Naciśnij „%1”, żeby przejść dalej.</translation>
    </message>
    <message>
        <source>The step for ghosts is over in this turn.</source>
        <translation>Krok „Duchy” w tej turze już minął.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runda %1 · %2</translation>
    </message>
    <message>
        <source>%1: a kid flees from the ghost.</source>
        <translation>%1: dzieciak ucieka przed duchem.</translation>
    </message>
    <message>
        <source>%1 builds an orange house.</source>
        <translation>%1 stawia pomarańczowy dom.</translation>
    </message>
    <message>
        <source>%1 builds a violet house.</source>
        <translation>%1 stawia fioletowy dom.</translation>
    </message>
    <message>
        <source>%1 builds a green house.</source>
        <translation>%1 stawia zielony dom.</translation>
    </message>
    <message>
        <source>%1 builds a blue house.</source>
        <translation>%1 stawia niebieski dom.</translation>
    </message>
    <message>
        <source>%1 gets an orange candy.</source>
        <translation>%1 dostaje pomarańczowy cukierek.</translation>
    </message>
    <message>
        <source>%1 gets a violet candy.</source>
        <translation>%1 dostaje fioletowy cukierek.</translation>
    </message>
    <message>
        <source>%1 gets a green candy.</source>
        <translation>%1 dostaje zielony cukierek.</translation>
    </message>
    <message>
        <source>%1 gets a blue candy.</source>
        <translation>%1 dostaje niebieski cukierek.</translation>
    </message>
    <message>
        <source>The Large Ghost is shoved on.</source>
        <translation>Wielki Duch zostaje przepchnięty dalej.</translation>
    </message>
    <message>
        <source>The Large Ghost moves.</source>
        <translation>Wielki Duch się przesuwa.</translation>
    </message>
    <message>
        <source>A ghost is shoved on.</source>
        <translation>Duch zostaje przepchnięty dalej.</translation>
    </message>
    <message>
        <source>A ghost moves.</source>
        <translation>Duch się przesuwa.</translation>
    </message>
    <message>
        <source>%1 leaves the ghosts alone now.</source>
        <translation>%1 daje już duchom spokój.</translation>
    </message>
    <message>
        <source>%1 scores nothing.</source>
        <translation>%1 nic nie punktuje.</translation>
    </message>
    <message>
        <source>%1 keeps the cards.</source>
        <translation>%1 zatrzymuje karty.</translation>
    </message>
    <message>
        <source>No ghost can move: the step is passed.</source>
        <translation>Żaden duch nie może się ruszyć: krok zostaje pominięty.</translation>
    </message>
    <message>
        <source>No card can fit the town: the step is passed.</source>
        <translation>Żadna karta nie może pasować do miasteczka: krok zostaje pominięty.</translation>
    </message>
    <message>
        <source>No card can be exchanged: the step is passed.</source>
        <translation>Nie można wymienić żadnej karty: krok zostaje pominięty.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Duchy</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Wzór</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>Kid</source>
        <translation>Dzieciak</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Noc się skończyła</translation>
    </message>
    <message>
        <source>Round %1 of 6 · %2</source>
        <translation>Runda %1 z 6 · %2</translation>
    </message>
    <message>
        <source>All six rounds are played.</source>
        <translation>Wszystkie sześć rund już za wami.</translation>
    </message>
    <message>
        <source>Put the shoved ghost on a lit house.</source>
        <translation>Postaw przepchniętego ducha na podświetlonym domu.</translation>
    </message>
    <message>
        <source>Put the shoved kid on a lit house.</source>
        <translation>Postaw przepchniętego dzieciaka na podświetlonym domu.</translation>
    </message>
    <message>
        <source>Drag a house from a stack to the edge of the town.</source>
        <translation>Przeciągnij dom ze stosu na skraj miasteczka.</translation>
    </message>
    <message numerus="yes">
        <source>You may move a ghost one step: %n moves left.</source>
        <translation>
            <numerusform>Możesz przesunąć ducha o jedno pole: został %n ruch.</numerusform>
            <numerusform>Możesz przesunąć ducha o jedno pole: zostały %n ruchy.</numerusform>
            <numerusform>Możesz przesunąć ducha o jedno pole: zostało %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a pattern card onto the town to see where it fits.</source>
        <translation>Przeciągnij kartę na miasteczko i zobacz, gdzie pasuje.</translation>
    </message>
    <message>
        <source>None of the cards in hand fits the town now.</source>
        <translation>Żadna karta z ręki nie pasuje teraz do miasteczka.</translation>
    </message>
    <message>
        <source>You may drag a regular card to the deck to exchange it.</source>
        <translation>Możesz wymienić zwykłą kartę: przeciągnij ją na talię.</translation>
    </message>
    <message>
        <source>Ghosts are done</source>
        <translation>Zostawiam duchy</translation>
    </message>
    <message>
        <source>Score nothing</source>
        <translation>Nie punktuję</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Nie wymieniam</translation>
    </message>
    <message>
        <source>Score nothing? A card in your hand would bring you %1.</source>
        <translation>Nie punktujesz? Jedna z kart na ręce dałaby ci %1.</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Klawisz: spacja</translation>
    </message>
    <message>
        <source>Orange house</source>
        <translation>Pomarańczowy dom</translation>
    </message>
    <message>
        <source>Violet house</source>
        <translation>Fioletowy dom</translation>
    </message>
    <message>
        <source>Green house</source>
        <translation>Zielony dom</translation>
    </message>
    <message>
        <source>Blue house</source>
        <translation>Niebieski dom</translation>
    </message>
    <message>
        <source>Orange candy</source>
        <translation>Pomarańczowy cukierek</translation>
    </message>
    <message>
        <source>Violet candy</source>
        <translation>Fioletowy cukierek</translation>
    </message>
    <message>
        <source>Green candy</source>
        <translation>Zielony cukierek</translation>
    </message>
    <message>
        <source>Blue candy</source>
        <translation>Niebieski cukierek</translation>
    </message>
    <message numerus="yes">
        <source>Stack of orange houses, left: %n</source>
        <translation>
            <numerusform>Stos pomarańczowych domów, zostało: %n</numerusform>
            <numerusform>Stos pomarańczowych domów, zostało: %n</numerusform>
            <numerusform>Stos pomarańczowych domów, zostało: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of violet houses, left: %n</source>
        <translation>
            <numerusform>Stos fioletowych domów, zostało: %n</numerusform>
            <numerusform>Stos fioletowych domów, zostało: %n</numerusform>
            <numerusform>Stos fioletowych domów, zostało: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of green houses, left: %n</source>
        <translation>
            <numerusform>Stos zielonych domów, zostało: %n</numerusform>
            <numerusform>Stos zielonych domów, zostało: %n</numerusform>
            <numerusform>Stos zielonych domów, zostało: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of blue houses, left: %n</source>
        <translation>
            <numerusform>Stos niebieskich domów, zostało: %n</numerusform>
            <numerusform>Stos niebieskich domów, zostało: %n</numerusform>
            <numerusform>Stos niebieskich domów, zostało: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Large Ghost</source>
        <translation>Wielki Duch</translation>
    </message>
    <message>
        <source>Ghost %1</source>
        <translation>Duch %1</translation>
    </message>
    <message>
        <source>Kid, %1</source>
        <translation>Dzieciak: %1</translation>
    </message>
    <message>
        <source>Hidden haunted card</source>
        <translation>Zakryta nawiedzona karta</translation>
    </message>
    <message>
        <source>Hidden regular card</source>
        <translation>Zakryta zwykła karta</translation>
    </message>
    <message>
        <source>Regular card, row by row: %1</source>
        <translation>Zwykła karta, rząd po rzędzie: %1</translation>
    </message>
    <message>
        <source>Haunted card</source>
        <translation>Nawiedzona karta</translation>
    </message>
    <message>
        <source>Regular card</source>
        <translation>Zwykła karta</translation>
    </message>
    <message>
        <source>%1, points: %2</source>
        <translation>%1, punkty: %2</translation>
    </message>
    <message>
        <source>Regular cards</source>
        <translation>Zwykłe karty</translation>
    </message>
    <message>
        <source>Haunted card, row by row: %1</source>
        <translation>Nawiedzona karta, rząd po rzędzie: %1</translation>
    </message>
    <message>
        <source>One house in each turn, and yours is built.</source>
        <translation>W turze stawia się tylko jeden dom, a twój już stoi.</translation>
    </message>
    <message>
        <source>The step for patterns is over; you can score one card in each turn.</source>
        <translation>Krok „Wzór” już minął; w każdej turze możesz zapunktować jedną kartę.</translation>
    </message>
    <message>
        <source>The step for exchanging is over in this turn.</source>
        <translation>Krok „Wymiana” w tej turze już minął.</translation>
    </message>
    <message>
        <source>%1 scores a haunted card: +5.</source>
        <translation>%1 punktuje nawiedzoną kartę: +5.</translation>
    </message>
    <message>
        <source>%1 scores a regular card: +2.</source>
        <translation>%1 punktuje zwykłą kartę: +2.</translation>
    </message>
    <message>
        <source>Send one of your kids to a free house: drag it there, or click on the house.</source>
        <translation>Wyślij jednego ze swoich dzieciaków do wolnego domu: przeciągnij go albo kliknij dom.</translation>
    </message>
    <message>
        <source>The card: %1</source>
        <translation>Karta: %1</translation>
    </message>
    <message>
        <source>Unmet requirements: %1</source>
        <translation>Niespełnione wymogi: %1</translation>
    </message>
    <message>
        <source>Ghosts on the houses: %1</source>
        <translation>Duchy na domach: %1</translation>
    </message>
    <message>
        <source>For you in all: %1</source>
        <translation>Razem dla ciebie: %1</translation>
    </message>
    <message>
        <source>%1, an orange candy: %2</source>
        <translation>%1, pomarańczowy cukierek: %2</translation>
    </message>
    <message>
        <source>%1, a violet candy: %2</source>
        <translation>%1, fioletowy cukierek: %2</translation>
    </message>
    <message>
        <source>%1, a green candy: %2</source>
        <translation>%1, zielony cukierek: %2</translation>
    </message>
    <message>
        <source>%1, a blue candy: %2</source>
        <translation>%1, niebieski cukierek: %2</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>duch</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>%1, column %2, row %3</source>
        <translation>%1, kolumna %2, rząd %3</translation>
    </message>
    <message>
        <source>Empty spot, column %1, row %2</source>
        <translation>Puste pole, kolumna %1, rząd %2</translation>
    </message>
    <message numerus="yes">
        <source>Deck, cards left: %n</source>
        <translation>
            <numerusform>Talia, zostało kart: %n</numerusform>
            <numerusform>Talia, zostało kart: %n</numerusform>
            <numerusform>Talia, zostało kart: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Scare markers: each costs its owner 1 point at the end</source>
        <translation>Żetony strachu: każdy kosztuje właściciela 1 punkt na koniec gry</translation>
    </message>
    <message>
        <source>Scare marker</source>
        <translation>Żeton strachu</translation>
    </message>
    <message>
        <source>Beside the town</source>
        <translation>Obok miasteczka</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Ręka: %1</translation>
    </message>
    <message>
        <source>Haunted cards</source>
        <translation>Nawiedzone karty</translation>
    </message>
    <message>
        <source>Everybody also holds one big pattern with ghosts in it, worth 5 points.</source>
        <translation>Każdy ma też na ręce jeden duży wzór z duchami, wart 5 punktów.</translation>
    </message>
    <message>
        <source>A fifth ghost comes to every new house.</source>
        <translation>Piąty duch przychodzi na każdy nowy dom.</translation>
    </message>
    <message>
        <source>By custom, whoever ate the most sweets today starts.</source>
        <translation>Zwyczajowo zaczyna ten, kto zjadł dziś najwięcej słodyczy.</translation>
    </message>
    <message>
        <source>Orange candies</source>
        <translation>Pomarańczowe cukierki</translation>
    </message>
    <message>
        <source>Violet candies</source>
        <translation>Fioletowe cukierki</translation>
    </message>
    <message>
        <source>Green candies</source>
        <translation>Zielone cukierki</translation>
    </message>
    <message>
        <source>Blue candies</source>
        <translation>Niebieskie cukierki</translation>
    </message>
    <message>
        <source>Scare markers</source>
        <translation>Żetony strachu</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candies</source>
        <translation>
            <numerusform>%n cukierek</numerusform>
            <numerusform>%n cukierki</numerusform>
            <numerusform>%n cukierków</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punkty po każdej rundzie</translation>
    </message>
    <message>
        <source>%1, %2: the points are level, fewer scored cards decide.</source>
        <translation>%1, %2: remis w punktach, rozstrzyga mniejsza liczba zapunktowanych kart.</translation>
    </message>
    <message>
        <source>%1, %2: points and scored cards are level, fewer scare markers decide.</source>
        <translation>%1, %2: remis w punktach i zapunktowanych kartach, rozstrzyga mniejsza liczba żetonów strachu.</translation>
    </message>
    <message>
        <source>%1, %2: points, cards and markers are level, more candy colours decide.</source>
        <translation>%1, %2: remis w punktach, kartach i żetonach, rozstrzyga większa liczba kolorów cukierków.</translation>
    </message>
    <message>
        <source>%1, %2: everything is level, the rank is shared.</source>
        <translation>%1, %2: remis we wszystkim, wspólne miejsce.</translation>
    </message>
</context>
<context>
    <name>CastleCodes</name>
    <message>
        <source>The same code gives the same castle and the same guests, so that you can compare. It can be words of your own, too.</source>
        <translation>Ten sam kod daje ten sam zamek i tych samych gości, więc można się porównać. Mogą to być też własne słowa.</translation>
    </message>
    <message>
        <source>Castle code</source>
        <translation>Kod zamku</translation>
    </message>
</context>
<context>
    <name>ChosenBox</name>
    <message>
        <source>%1: earlier</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: wcześniej</translation>
    </message>
    <message>
        <source>%1: later</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: później</translation>
    </message>
    <message>
        <source>%1: take away</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: usuń</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Nie dla tylu graczy.</translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Skopiuj kod</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Zapisz łamigłówkę jako obrazek</translation>
    </message>
</context>
<context>
    <name>ComputerPlayers</name>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>Any seat can be taken by a computer player. Choose &lt;b&gt;With computers&lt;/b&gt; when you start a game, and pick a level for each of them: &lt;b&gt;Easy&lt;/b&gt;, &lt;b&gt;Normal&lt;/b&gt; or &lt;b&gt;Hard&lt;/b&gt;. Here is who might sit down with you: %1. Their characters are only costumes; how well they play depends on the level.</source>
        <extracomment>%1 is a list of names: Thrifty Witch, Greedy Pumpkin …</extracomment>
        <translation>Każde miejsce może zająć gracz komputerowy. Zaczynając partię, wybierz &lt;b&gt;Z&#xa0;komputerami&lt;/b&gt; i&#xa0;dla każdego z&#xa0;nich ustaw poziom: &lt;b&gt;Łatwy&lt;/b&gt;, &lt;b&gt;Zwykły&lt;/b&gt; lub &lt;b&gt;Trudny&lt;/b&gt;. Oto kto może z&#xa0;tobą usiąść: %1. Ich charaktery to tylko przebrania; to, jak dobrze grają, zależy od poziomu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;They play fair.&lt;/b&gt; A computer player knows only what you would know in its seat: what you could see from there, and what you could remember. It never peeks at a hidden card, and it cannot tell what will be drawn or rolled next. It does not cheat, neither against you nor in your favour: if you beat it, you have earned it.</source>
        <translation>&lt;b&gt;Grają uczciwie.&lt;/b&gt; Gracz komputerowy wie tylko to, co na jego miejscu wiadomo by było tobie: co stamtąd widać i&#xa0;co da się zapamiętać. Nigdy nie podgląda ukrytych kart i&#xa0;nie wie, co zostanie dobrane ani co wypadnie na kostce. Nie oszukuje ani na twoją szkodę, ani na twoją korzyść: jeśli z&#xa0;nim wygrasz, to zasłużenie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your cards.&lt;/b&gt; Nobody has to look away for a computer player. If you are the only person at the table, your cards simply lie face up in front of you.</source>
        <translation>&lt;b&gt;Twoje karty.&lt;/b&gt; Z&#xa0;powodu gracza komputerowego nikt nie musi odwracać wzroku. Jeśli przy stole nie ma poza tobą innych ludzi, twoje karty po prostu leżą przed tobą odkryte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Following their turns.&lt;/b&gt; You set their pace in the settings, under &lt;b&gt;%1&lt;/b&gt;: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; or &lt;b&gt;%4&lt;/b&gt;. A click on the table or &lt;b&gt;Space&lt;/b&gt; hurries them along; where they wait for you, one press is for a whole turn. Their thinking never holds you up: meanwhile you can read the rules, take a closer look, undo, or leave the table.</source>
        <extracomment>%1 is the name of a setting, %2, %3 and %4 are what can be chosen there.</extracomment>
        <translation>&lt;b&gt;Jak śledzić ich tury.&lt;/b&gt; Ich tempo wybierasz w&#xa0;ustawieniach, w&#xa0;wierszu &lt;b&gt;%1&lt;/b&gt;: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; albo &lt;b&gt;%4&lt;/b&gt;. Kliknięcie stołu lub &lt;b&gt;spacja&lt;/b&gt; ich pogania; jeśli czekają na ciebie, jedno naciśnięcie wystarcza na całą turę. Kiedy myślą, nie musisz czekać: możesz czytać instrukcję, przyjrzeć się czemuś z&#xa0;bliska, cofać ruchy albo odejść od stołu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; Not sure what to do? Press the button with the wand, or &lt;b&gt;F10&lt;/b&gt;, and a computer player puts itself in your seat, knowing only what you know. The first press shows you what to look at, the second where, the third the move and the reason for it. Each of these counts as one hint, and the count is shown at the end. If you would rather play without them, switch them off before the game.</source>
        <translation>&lt;b&gt;Podpowiedzi.&lt;/b&gt; Nie wiesz, co zrobić? Naciśnij przycisk z&#xa0;różdżką albo &lt;b&gt;F10&lt;/b&gt;, a&#xa0;gracz komputerowy postawi się na twoim miejscu, wiedząc tylko tyle co ty. Pierwsze naciśnięcie pokazuje, na co spojrzeć, drugie gdzie, a&#xa0;trzecie ruch i&#xa0;jego powód. Każde z&#xa0;nich liczy się jako jedna podpowiedź, a&#xa0;na koniec widać, ile ich było. Jeśli wolisz grać bez nich, wyłącz je przed partią.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt; takes you back to your own last decision, over everything the computer players have done since. As always, you cannot go back past a moment when somebody learned something new.</source>
        <translation>&lt;b&gt;Cofanie&lt;/b&gt; przenosi cię do twojej ostatniej decyzji, ponad wszystkim, co od tamtej pory zrobili gracze komputerowi. Jak zawsze nie możesz cofnąć się dalej niż do chwili, w&#xa0;której ktoś się czegoś dowiedział.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After the game&lt;/b&gt;, while you watch it again, &lt;b&gt;What cost most?&lt;/b&gt; or &lt;b&gt;F3&lt;/b&gt; looks through it for the three moves that cost the most. See what a computer player at &lt;b&gt;Hard&lt;/b&gt; would have done and why, and play on from there. &lt;a href=&quot;#watching-again&quot;&gt;Watching a game again&lt;/a&gt; tells you how to find your way around.</source>
        <translation>&lt;b&gt;Po partii&lt;/b&gt;, gdy oglądasz ją ponownie, &lt;b&gt;Co kosztowało najwięcej?&lt;/b&gt; albo &lt;b&gt;F3&lt;/b&gt; odszukuje trzy ruchy, które kosztowały najwięcej. Możesz zobaczyć, co i&#xa0;dlaczego zrobiłby wtedy gracz komputerowy na poziomie &lt;b&gt;Trudny&lt;/b&gt;, i&#xa0;grać dalej od tego miejsca. Jak poruszać się po rozegranej partii, mówi rozdział &lt;a href=&quot;#watching-again&quot;&gt;Ponowne oglądanie partii&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next to play: %1</source>
        <translation>Teraz gra: %1</translation>
    </message>
    <message>
        <source>Everybody else looks away: hidden cards come up.</source>
        <translation>Wszyscy inni odwracają wzrok: zaraz pojawią się ukryte karty.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Już jestem</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>The table is hidden and no clock runs until everybody is ready again.</source>
        <translation>Stół jest zasłonięty, a zegary stoją, dopóki wszyscy znów nie będą gotowi.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Gramy dalej</translation>
    </message>
    <message>
        <source>Wait, take the last move back</source>
        <translation>Chwila, cofnij ostatni ruch</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>Let go here to open these files</source>
        <translation>Upuść tutaj, żeby otworzyć te pliki</translation>
    </message>
    <message>
        <source>Let go here to open this file</source>
        <translation>Upuść tutaj, żeby otworzyć ten plik</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Well done, %1!</source>
        <translation>Brawo, %1!</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Wygrywa: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Wygrywają: %1</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Rewanż, te same miejsca</translation>
    </message>
    <message>
        <source>Play again with a new deal</source>
        <translation>Jeszcze raz, nowy układ</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Obejrzyj stół</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>Co kosztowało najwięcej?</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Cofnij ostatni ruch</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Zapisz tę partię w pliku</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć do półki</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <extracomment>%1 is a list of names, each with how many hints that player was given: “Ada (3), Bo (1)”; of somebody who plays alone only the number.</extracomment>
        <translation>Podpowiedzi: %1</translation>
    </message>
</context>
<context>
    <name>EndingCard</name>
    <message>
        <source>Watch this game</source>
        <translation>Obejrzyj tę partię</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Wygrywa: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Wygrywają: %1</translation>
    </message>
</context>
<context>
    <name>EveningCard</name>
    <message>
        <source>The ranking</source>
        <translation>Wyniki wieczoru</translation>
    </message>
    <message>
        <source>Tonight · %1</source>
        <extracomment>%1 is a date.</extracomment>
        <translation>Dziś wieczorem · %1</translation>
    </message>
</context>
<context>
    <name>EveningPoints</name>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>EveningWords</name>
    <message>
        <source>The ranking of the evening</source>
        <translation>Wyniki wieczoru</translation>
    </message>
    <message>
        <source>Go on: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Graj dalej: %1 (%2 z&#xa0;%3)</translation>
    </message>
    <message>
        <source>Next: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Następna: %1 (%2 z&#xa0;%3)</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Played: %1</source>
        <translation>Rozegrano: %1</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Ostatnio grano: %1</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Zapisz tę partię w&#xa0;pliku</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Usuń tę partię</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Wygrywa: %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Wygrywają: %1</translation>
    </message>
    <message>
        <source>Played on from the start of an earlier game</source>
        <translation>Ciąg dalszy wcześniejszej partii od samego początku</translation>
    </message>
    <message>
        <source>Played on from move %1 of an earlier game</source>
        <translation>Ciąg dalszy wcześniejszej partii od ruchu %1</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save this game as a file</source>
        <translation>Zapisz tę partię w&#xa0;pliku</translation>
    </message>
    <message>
        <source>This game is not over yet. From the file, anybody can find out all hidden cards.</source>
        <translation>Ta partia jeszcze się nie skończyła. Z&#xa0;pliku każdy może poznać wszystkie zakryte karty.</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Do not save it</source>
        <translation>Nie zapisuj</translation>
    </message>
    <message>
        <source>There is already a file called %1.</source>
        <translation>Plik o&#xa0;nazwie %1 już istnieje.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Otwórz plik z zapisaną partią</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>This game is on your shelf already, and more of it has been played there.</source>
        <translation>Ta partia jest już na twojej półce i&#xa0;jest tam rozegrana dalej niż w&#xa0;pliku.</translation>
    </message>
    <message>
        <source>Watch that game</source>
        <translation>Obejrzyj tamtą partię</translation>
    </message>
    <message>
        <source>Go on with that game</source>
        <translation>Graj dalej tamtą partię</translation>
    </message>
    <message>
        <source>Open the file as a new game</source>
        <translation>Otwórz plik jako nową partię</translation>
    </message>
    <message numerus="yes">
        <source>%n more files could not be opened.</source>
        <translation>
            <numerusform>Nie udało się też otworzyć %n innego pliku.</numerusform>
            <numerusform>Nie udało się też otworzyć %n innych plików.</numerusform>
            <numerusform>Nie udało się też otworzyć %n innych plików.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game from the file is on your shelf: you can also open it later.</source>
        <translation>Partia z&#xa0;pliku jest już na twojej półce: możesz ją otworzyć także później.</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>Otwórz teraz</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Zostań tutaj</translation>
    </message>
    <message>
        <source>Halloween Table games (%1)</source>
        <translation>Partie Halloween Table (%1)</translation>
    </message>
</context>
<context>
    <name>GameHonoursCard</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n&#xa0;rozegrana partia</numerusform>
            <numerusform>%n&#xa0;rozegrane partie</numerusform>
            <numerusform>%n&#xa0;rozegranych partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times practised</source>
        <translation>
            <numerusform>%n&#xa0;trening</numerusform>
            <numerusform>%n&#xa0;treningi</numerusform>
            <numerusform>%n&#xa0;treningów</numerusform>
        </translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Ostatnio grano: %1</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Komputery</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>Wygrane: %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>Highest score: %1, %2</source>
        <translation>Najwyższy wynik: %1, %2</translation>
    </message>
    <message>
        <source>Closest game: %1</source>
        <translation>Najbardziej wyrównana partia: %1</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Obejrzyj tę partię</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>From here this is a new game.</source>
        <translation>Odtąd to nowa partia.</translation>
    </message>
    <message>
        <source>From here this is a new game: what was hidden is dealt anew.</source>
        <translation>Odtąd to nowa partia: to, co było ukryte, jest rozdane od nowa.</translation>
    </message>
    <message>
        <source>From here this is a new game: what %1 could see stays, the rest is dealt anew.</source>
        <translation>Odtąd to nowa partia: to, co widać było z&#xa0;miejsca gracza %1, zostaje, reszta jest rozdana od nowa.</translation>
    </message>
    <message>
        <source>What happens is written here.</source>
        <translation>Tu zapisuje się przebieg partii.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What helps</source>
        <translation>Co może pomóc</translation>
    </message>
    <message>
        <source>A streak. Solved in a row: %1</source>
        <translation>Seria. Rozwiązane z&#xa0;rzędu: %1</translation>
    </message>
    <message>
        <source>Can it still be solved?</source>
        <translation>Da się to jeszcze rozwiązać?</translation>
    </message>
    <message>
        <source>Hint: which card?</source>
        <translation>Podpowiedź: która karta?</translation>
    </message>
    <message>
        <source>Hint: where?</source>
        <translation>Podpowiedź: gdzie?</translation>
    </message>
    <message>
        <source>Hint: the next move?</source>
        <translation>Podpowiedź: następny ruch?</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Myślę…</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Back to where it could be solved</source>
        <translation>Wróć do ostatniej szansy</translation>
    </message>
    <message>
        <source>Yes, it can still be solved from here.</source>
        <translation>Tak, łamigłówkę da się stąd jeszcze rozwiązać.</translation>
    </message>
    <message>
        <source>No, from here it cannot be solved any more.</source>
        <translation>Nie, stąd łamigłówki nie da się już rozwiązać.</translation>
    </message>
    <message>
        <source>I do not know: there is too much to look through.</source>
        <translation>Nie wiem: jest zbyt wiele możliwości do sprawdzenia.</translation>
    </message>
    <message>
        <source>The solution, from the start</source>
        <translation>Rozwiązanie, od początku</translation>
    </message>
    <message>
        <source>The solution, from where you are</source>
        <translation>Rozwiązanie, od tego miejsca</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>Brakuje %n punktu.</numerusform>
            <numerusform>Brakuje %n punktów.</numerusform>
            <numerusform>Brakuje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Rozwiązane!</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing, and the streak is over. Solved in a row: %1</source>
        <translation>
            <numerusform>Brakuje %n punktu i&#xa0;seria się kończy. Rozwiązane z&#xa0;rzędu: %1</numerusform>
            <numerusform>Brakuje %n punktów i&#xa0;seria się kończy. Rozwiązane z&#xa0;rzędu: %1</numerusform>
            <numerusform>Brakuje %n punktów i&#xa0;seria się kończy. Rozwiązane z&#xa0;rzędu: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HalloweenAdviser</name>
    <message>
        <source>First of all</source>
        <translation>Najpierw</translation>
    </message>
    <message>
        <source>%1 · level %2: %3</source>
        <translation>%1 · poziom %2: %3</translation>
    </message>
    <message>
        <source>Your powers, once per turn</source>
        <translation>Twoje moce (raz na turę)</translation>
    </message>
    <message>
        <source>Your bonuses</source>
        <translation>Twoje bonusy</translation>
    </message>
    <message>
        <source>Cards to claim</source>
        <translation>Karty do zdobycia</translation>
    </message>
    <message>
        <source>Its action or rest</source>
        <translation>Akcja lub relaks</translation>
    </message>
    <message numerus="yes">
        <source>Rest: %n discs come back.</source>
        <translation>
            <numerusform>Relaks: wraca %n krążek.</numerusform>
            <numerusform>Relaks: wracają %n krążki.</numerusform>
            <numerusform>Relaks: wraca %n krążków.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: at best %2, with its token.</source>
        <translation>%1: najlepiej %2, z żetonem.</translation>
    </message>
    <message>
        <source>%1: to %2.</source>
        <translation>%1: dokąd — %2.</translation>
    </message>
    <message>
        <source>%1: against %2 at best.</source>
        <translation>%1: najsilniejszy przeciwnik: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n scares.</source>
        <translation>
            <numerusform>%1: do %n strachu.</numerusform>
            <numerusform>%1: do %n strachów.</numerusform>
            <numerusform>%1: do %n strachów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %2 for %n scares, with its token.</source>
        <translation>
            <numerusform>%1: najwyżej %2 za %n strach, razem z żetonem.</numerusform>
            <numerusform>%1: najwyżej %2 za %n strachy, razem z żetonem.</numerusform>
            <numerusform>%1: najwyżej %2 za %n strachów, razem z żetonem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n points.</source>
        <translation>
            <numerusform>%1: do %n punktu.</numerusform>
            <numerusform>%1: do %n punktów.</numerusform>
            <numerusform>%1: do %n punktów.</numerusform>
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
        <translation>Żetony bonusów</translation>
    </message>
    <message>
        <source>If you move a ghost into a building where a bonus token lies, you may take the token into one of your three slots. If a token is in this slot already, the new one takes its place, and the old one is discarded. You may also leave the token where it is.</source>
        <translation>Jeśli przesuniesz ducha do budynku, w którym leży żeton bonusu, możesz zabrać ten żeton do jednej ze swoich trzech przegródek. Jeśli w tej przegródce leży już jakiś żeton, nowy zajmuje jego miejsce, a stary zostaje odrzucony. Możesz też zostawić żeton tam, gdzie leży.</translation>
    </message>
    <message>
        <source>Three slots: one with a bonus token, one that is blocked by a disc, one that is empty.</source>
        <translation>Trzy przegródki: jedna z żetonem bonusu, jedna zablokowana przez krążek i jedna pusta.</translation>
    </message>
    <message>
        <source>To use a bonus token, put a disc from your reserve on the circle of its slot. Then the token is discarded, and its effect happens. Without a disc in your reserve you cannot use it. You may use as many tokens in a turn as you like, two of the same kind too.</source>
        <translation>Żeby użyć żetonu bonusu, połóż krążek z zapasu na kółku jego przegródki. Wtedy żeton zostaje odrzucony i następuje jego efekt. Bez krążka w zapasie nie możesz go użyć. W jednej turze możesz użyć tylu żetonów, ile chcesz, także dwóch jednakowych.</translation>
    </message>
    <message>
        <source>While a disc lies on its circle, a slot is blocked: no new token fits in. The discs come back all at once, at the end of the turn in which the third one was put there. A rest does not bring them back.</source>
        <translation>Dopóki na kółku leży krążek, przegródka jest zablokowana: nowy żeton się w niej nie zmieści. Krążki wracają wszystkie naraz, na koniec tury, w której trafił tam trzeci. Relaks ich nie przywraca.</translation>
    </message>
    <message>
        <source>As soon as the last bonus token has been taken from the town, six new ones come from the stack, one on each building. If the stack is empty when a token is to be drawn, the discarded ones are shuffled and become a new stack.</source>
        <translation>Gdy tylko ktoś zabierze z miasteczka ostatni żeton bonusu, ze stosu trafia tam sześć nowych, po jednym na każdy budynek. Jeśli trzeba dobrać żeton, a stos jest pusty, tasuje się odrzucone żetony i powstaje z nich nowy stos.</translation>
    </message>
    <message>
        <source>There are twelve kinds of bonus tokens, and two of each:</source>
        <translation>Jest dwanaście rodzajów żetonów bonusów, po dwa z każdego:</translation>
    </message>
    <message>
        <source>The twelve kinds, in the same order.</source>
        <translation>Dwanaście rodzajów, w tej samej kolejności.</translation>
    </message>
    <message>
        <source>The last three are for dice. They help with any die that you roll yourself, but never with the die of a foe.</source>
        <translation>Trzy ostatnie dotyczą kostek. Pomagają przy każdej kostce, którą rzucasz ty, ale nigdy przy kostce przeciwnika.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <extracomment>%1 is the name of a card or of a bonus token, %2 what it does.</extracomment>
        <translation>&lt;b&gt;%1.&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Karty akcji</translation>
    </message>
    <message>
        <source>Each of the eight cards has a power. Some powers work all the time, some once per turn, and some are counted at the end of the game. &lt;a href=&quot;#HA-8&quot;&gt;A chapter of its own&lt;/a&gt; lists all 52.</source>
        <translation>Każda z ośmiu kart ma jakąś moc. Jedne moce działają stale, inne raz na turę, a jeszcze inne liczą się na koniec gry. Wszystkie 52 opisuje &lt;a href=&quot;#HA-8&quot;&gt;osobny rozdział&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>To claim a card, pay three tokens: any three for a grey card, three of different colours for a coloured one. Then put one of your discs on the card. You take it from your reserve, or from an action space of your board, which is free again then. The disc stays on the card until the end of the game.</source>
        <translation>Żeby zdobyć kartę, zapłać trzy żetony: dowolne trzy za szarą kartę, a trzy w różnych kolorach za kolorową. Potem połóż na karcie jeden ze swoich krążków. Bierzesz go z zapasu albo z pola akcji na swojej planszy, które staje się wtedy znów wolne. Krążek zostaje na karcie do końca gry.</translation>
    </message>
    <message>
        <source>A grey card and a coloured one. At the bottom you see when the power works, and the price.</source>
        <translation>Szara karta i kolorowa. Na dole widać, kiedy działa moc i ile kosztuje karta.</translation>
    </message>
    <message>
        <source>The sign at the bottom left: a lying eight means all the time, a 1 in a circle once per turn, a gravestone at the end of the game. At the bottom right each dot stands for a token. A ≠ between them means that all colours must differ.</source>
        <translation>Znak na dole po lewej mówi, kiedy moc działa: leżąca ósemka – stale, jedynka w kółku – raz na turę, nagrobek – na koniec gry. Na dole po prawej każda kropka oznacza żeton. Znak ≠ między nimi mówi, że wszystkie kolory muszą być różne.</translation>
    </message>
    <message>
        <source>You score 3 points at once, and from now on you have the power.</source>
        <translation>Od razu zdobywasz 3 punkty i od tej chwili masz moc tej karty.</translation>
    </message>
    <message>
        <source>Everybody can claim each card, but only once. If others are on the card already, each of them gets something for it, in the order of the turns after yours: their choice of 1 point or all discs of one of their sections. With two players it is 2 points or all discs of two different sections. A section without discs may be chosen too, and taking discs in this way is not a rest.</source>
        <translation>Każdą kartę może zdobyć każdy gracz, ale tylko raz. Jeśli inni mają już na niej krążek, każdy z nich coś za to dostaje, w kolejności tur po tobie: do wyboru 1 punkt albo wszystkie krążki z jednej swojej sekcji. Przy dwóch graczach są to 2 punkty albo wszystkie krążki z dwóch różnych sekcji. Można też wybrać sekcję bez krążków, a odzyskanie krążków w ten sposób nie jest relaksem.</translation>
    </message>
    <message>
        <source>If a card says something else than the rules, the card is right.</source>
        <translation>Jeśli karta mówi coś innego niż zasady, rację ma karta.</translation>
    </message>
    <message>
        <source>Five suggested sets</source>
        <translation>Pięć proponowanych zestawów</translation>
    </message>
    <message>
        <source>Chance can bring any eight cards together. The suggested sets bring cards that go well with each other, and each makes another evening of it.</source>
        <translation>Los może zestawić dowolne osiem kart. W proponowanych zestawach są karty, które dobrze do siebie pasują, a każdy zestaw to inny wieczór.</translation>
    </message>
</context>
<context>
    <name>HalloweenComputers</name>
    <message>
        <source>In Halloween nobody holds anything secret, but nobody knows how the dice will fall or which bonus token comes next. Computer players do not know either: they can only imagine it, just as you do.</source>
        <translation>W&#xa0;Halloween nikt nie ma tajemnic, ale nikt też nie wie, co wypadnie na kostkach ani jaki bonus pojawi się następny. Gracze komputerowi też tego nie wiedzą: mogą to sobie tylko wyobrażać, tak samo jak ty.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; thinks one action at a time, and only of its own board: points first, then tokens, scares, levels and whatever else it can get hold of. It overlooks about half of what it could do, saves up for nothing, and does not ask what the others are up to.</source>
        <translation>&lt;b&gt;Łatwy&lt;/b&gt; myśli o&#xa0;jednej akcji naraz i&#xa0;tylko o&#xa0;własnej planszy: najpierw punkty, potem żetony, strachy, poziomy i&#xa0;wszystko, co jeszcze może zdobyć. Przeocza mniej więcej połowę tego, co mógłby zrobić, na nic nie oszczędza i&#xa0;nie pyta, co knują inni.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; weighs up each action by all that it promises: tokens for the next card, hauntings within reach, action spaces that stay free. But it, too, thinks one action at a time, not of what could follow it, and pays little attention to the others until the end is in sight.</source>
        <translation>&lt;b&gt;Zwykły&lt;/b&gt; ocenia każdą akcję według wszystkiego, co obiecuje: żetonów na następną kartę, nawiedzeń w&#xa0;zasięgu, pól akcji, które zostają wolne. Ale i&#xa0;on myśli o&#xa0;jednej akcji naraz, nie o&#xa0;tym, co mogłoby nastąpić potem, a&#xa0;na innych prawie nie zwraca uwagi, póki nie widać końca.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through, in several possible futures with different dice and bonus tokens, and starts with what works out best on average. It keeps an eye on you: on what you have, on how close the end is, and on who would win then. In &lt;a href=&quot;#HA-7&quot;&gt;Master&lt;/a&gt;, where nothing is left to chance, it looks at twice as many beginnings.</source>
        <translation>&lt;b&gt;Trudny&lt;/b&gt; przemyśla całą turę w&#xa0;kilku możliwych wersjach przyszłości, z&#xa0;różnymi kostkami i&#xa0;bonusami, i&#xa0;zaczyna od tego, co średnio wychodzi najlepiej. Ma na ciebie oko: co masz, jak blisko jest koniec i&#xa0;kto by wtedy wygrał. W&#xa0;&lt;a href=&quot;#HA-7&quot;&gt;grze mistrzowskiej&lt;/a&gt;, w&#xa0;której nic nie zależy od losu, rozważa dwa razy więcej początków.</translation>
    </message>
</context>
<context>
    <name>HalloweenEnd</name>
    <message>
        <source>The end of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>If you place your last pumpkin or claim your fifth card, you trigger the end. The round is still finished, up to the player before the one who started the game. So everybody has had the same number of turns.</source>
        <translation>Jeśli postawisz swoją ostatnią dynię albo zdobędziesz piątą kartę, wywołujesz koniec gry. Rundę dogrywa się jeszcze do końca: jako ostatni gra ten, kto siedzi tuż przed graczem, który zaczynał grę. Dzięki temu wszyscy mają tyle samo tur.</translation>
    </message>
    <message>
        <source>Then the cards that work at the end are counted. Whoever has the most points wins. If this is tied, the most tokens left decide. If this is tied too, these players share the win.</source>
        <translation>Potem liczy się karty, które działają na koniec. Wygrywa ten, kto ma najwięcej punktów. Jeśli jest remis, decyduje liczba żetonów, które komu zostały: im więcej, tym lepiej. Jeśli i tu jest remis, ci gracze wygrywają wspólnie.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dwóch graczy</translation>
    </message>
    <message>
        <source>For two the town would be too quiet. So there are more pumpkins.</source>
        <translation>We dwójkę w miasteczku byłoby za cicho. Dlatego dyń jest więcej.</translation>
    </message>
    <message>
        <source>Besides your own 6 pumpkins each of you has 2 &lt;b&gt;common pumpkins&lt;/b&gt;, so 8 in all. The common ones have a third colour, the same for both of you. Each colour may stand only once in a building. So you can haunt a building twice, with a pumpkin of your own and with a common one. But if a common pumpkin stands there, no matter whose, no second one may join it.</source>
        <translation>Oprócz własnych 6 dyń każdy gracz ma 2 &lt;b&gt;wspólne dynie&lt;/b&gt;, razem więc 8. Wspólne dynie mają trzeci kolor, ten sam dla obu graczy. W jednym budynku każdy kolor może stać tylko raz. Możesz więc nawiedzić ten sam budynek dwa razy: własną dynią i wspólną. Ale jeśli stoi tam już wspólna dynia, obojętnie czyja, druga do niej nie dołączy.</translation>
    </message>
    <message>
        <source>A building with a pumpkin of each player and a common one: here nobody can place another.</source>
        <translation>Budynek z dynią każdego z graczy i jedną wspólną: tu nikt już nie postawi następnej.</translation>
    </message>
    <message>
        <source>You trigger the end with your eighth pumpkin or, as usual, with your fifth card. What you get when your rival claims a card that you are on (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;) is doubled.</source>
        <translation>Koniec gry wywołuje twoja ósma dynia albo, jak zwykle, piąta karta. To, co dostajesz, gdy rywal zdobywa kartę, na której masz krążek (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;), jest podwojone.</translation>
    </message>
    <message>
        <source>The Master game</source>
        <translation>Gra mistrzowska</translation>
    </message>
    <message>
        <source>The Master game is for players who know the town by heart: nothing is left to chance. Everything not mentioned here is as usual.</source>
        <translation>Gra mistrzowska jest dla tych, którzy znają miasteczko na pamięć: nic nie zależy tu od losu. Wszystko, o czym nie ma tu mowy, jest jak zwykle.</translation>
    </message>
    <message>
        <source>Your board has four sections, so you have four actions or rests in a turn. There are no bonus tokens, no cards and no dice.</source>
        <translation>Twoja plansza ma cztery sekcje, więc w turze masz cztery akcje lub relaksy. Nie ma żetonów bonusów, kart ani kostek.</translation>
    </message>
    <message>
        <source>In a fight the higher level always wins. So a ghost can attack only ghosts of lower levels, never an equal or a higher one.</source>
        <translation>W Walce zawsze wygrywa wyższy poziom. Duch może więc atakować tylko duchy o niższym poziomie, nigdy o równym ani wyższym.</translation>
    </message>
    <message>
        <source>As soon as all five red ghosts are in town, they have had enough: all five go back to the supply at once.</source>
        <translation>Gdy tylko w miasteczku jest wszystkich pięć czerwonych duchów, mają dość: cała piątka od razu wraca do puli.</translation>
    </message>
    <message>
        <source>At most 4 ghosts are in a building, not 6.</source>
        <translation>W budynku mieszczą się najwyżej 4 duchy, a nie 6.</translation>
    </message>
    <message>
        <source>The end is triggered by somebody’s last pumpkin, or as soon as the supply has run out of tokens of two colours. The round is finished as usual.</source>
        <translation>Koniec gry wywołuje czyjaś ostatnia dynia albo chwila, w której w puli skończą się żetony w dwóch kolorach. Rundę dogrywa się jak zwykle.</translation>
    </message>
    <message>
        <source>At the end every three tokens of different colours are a set, and each set scores 5 points. A token belongs to one set only. The program makes as many sets of your tokens as possible.</source>
        <translation>Na koniec każde trzy żetony w różnych kolorach to komplet, a każdy komplet daje 5 punktów. Żeton należy tylko do jednego kompletu. Program układa z twoich żetonów tyle kompletów, ile się da.</translation>
    </message>
    <message>
        <source>After an Upgrade you must lift a section if you have one below the new level. You only choose which.</source>
        <translation>Po Awansie musisz podnieść sekcję, jeśli masz jakąś poniżej nowego poziomu. Wybierasz tylko którą.</translation>
    </message>
    <message>
        <source>A board in the Master game, with four sections.</source>
        <translation>Plansza w grze mistrzowskiej, z czterema sekcjami.</translation>
    </message>
</context>
<context>
    <name>HalloweenIntroduction</name>
    <message>
        <source>A small town has gone to bed, and all of you command the same ghosts. Summon them, let them scare, fight and grow, haunt the six buildings, and claim cards with odd powers.</source>
        <translation>Małe miasteczko poszło spać, a&#xa0;wszyscy władacie tymi samymi duchami. Wzywajcie je, niech straszą, walczą i&#xa0;rosną, nawiedzajcie sześć budynków i&#xa0;zdobywajcie karty o&#xa0;dziwnych mocach.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n duch</numerusform>
            <numerusform>%n duchy</numerusform>
            <numerusform>%n duchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n kostka</numerusform>
            <numerusform>%n kostki</numerusform>
            <numerusform>%n kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n budynek</numerusform>
            <numerusform>%n budynki</numerusform>
            <numerusform>%n budynków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards with powers</source>
        <translation>
            <numerusform>%n karta z&#xa0;mocą</numerusform>
            <numerusform>%n karty z&#xa0;mocami</numerusform>
            <numerusform>%n kart z&#xa0;mocami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost tokens</source>
        <translation>
            <numerusform>%n żeton ducha</numerusform>
            <numerusform>%n żetony duchów</numerusform>
            <numerusform>%n żetonów duchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tokens</source>
        <translation>
            <numerusform>%n żeton bonusu</numerusform>
            <numerusform>%n żetony bonusów</numerusform>
            <numerusform>%n żetonów bonusów</numerusform>
        </translation>
    </message>
    <message>
        <source>pumpkins for everybody</source>
        <translation>dynie dla każdego</translation>
    </message>
</context>
<context>
    <name>HalloweenMinds</name>
    <message numerus="yes">
        <source>%n points at once: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>
            <numerusform>%n punkt od razu: %1, %2.</numerusform>
            <numerusform>%n punkty od razu: %1, %2.</numerusform>
            <numerusform>%n punktów od razu: %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares to spend on upgrades.</source>
        <translation>
            <numerusform>%n strach na przyszłe awanse.</numerusform>
            <numerusform>%n strachy na przyszłe awanse.</numerusform>
            <numerusform>%n strachów na przyszłe awanse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is worth a disc in this section now.</source>
        <translation>W tej sekcji nic nie jest teraz warte krążka.</translation>
    </message>
    <message numerus="yes">
        <source>%n discs come back, and their spaces are free again.</source>
        <translation>
            <numerusform>Wraca %n krążek, a jego pole znów jest wolne.</numerusform>
            <numerusform>Wracają %n krążki, a ich pola znów są wolne.</numerusform>
            <numerusform>Wraca %n krążków, a ich pola znów są wolne.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a ghost can fetch the bonus “%2” there.</source>
        <extracomment>%1 is a building, %2 a bonus.</extracomment>
        <translation>%1: tam duch może zabrać bonus „%2”.</translation>
    </message>
    <message numerus="yes">
        <source>%n points at once. %1.</source>
        <extracomment>%1 is what a card counts at the end, in a few words; they begin with &quot;End:&quot;.</extracomment>
        <translation>
            <numerusform>%n punkt od razu. %1.</numerusform>
            <numerusform>%n punkty od razu. %1.</numerusform>
            <numerusform>%n punktów od razu. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at once, and from now on: %1.</source>
        <extracomment>%1 is what a card&apos;s power does, in a few words.</extracomment>
        <translation>
            <numerusform>%n punkt od razu, a odtąd: %1.</numerusform>
            <numerusform>%n punkty od razu, a odtąd: %1.</numerusform>
            <numerusform>%n punktów od razu, a odtąd: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1.</source>
        <translation>Ta moc teraz się przyda: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With the best use of cards and bonuses it is %n times.</source>
        <translation>
            <numerusform>Przy najlepszym użyciu kart i&#xa0;bonusów – %n raz.</numerusform>
            <numerusform>Przy najlepszym użyciu kart i&#xa0;bonusów – %n razy.</numerusform>
            <numerusform>Przy najlepszym użyciu kart i&#xa0;bonusów – %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better left as it is: nothing offered here is worth it now.</source>
        <translation>Lepiej zostawić, jak jest: nic z tego nie jest teraz tego warte.</translation>
    </message>
    <message numerus="yes">
        <source>%n scares if the die reaches this number, as in %1 of 100 rolls; otherwise 1 scare.</source>
        <translation>
            <numerusform>%n strach, jeśli kostka pokaże co najmniej tyle, jak w %1 na 100 rzutów; inaczej 1 strach.</numerusform>
            <numerusform>%n strachy, jeśli kostka pokaże co najmniej tyle, jak w %1 na 100 rzutów; inaczej 1 strach.</numerusform>
            <numerusform>%n strachów, jeśli kostka pokaże co najmniej tyle, jak w %1 na 100 rzutów; inaczej 1 strach.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice stay as they fell; what could change them is kept.</source>
        <translation>Kostki zostają, jak wypadły; to, co mogłoby je zmienić, zostaje na później.</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens at once: %1.</source>
        <extracomment>%1 is a colour.</extracomment>
        <translation>
            <numerusform>%n żeton od razu: %1.</numerusform>
            <numerusform>%n żetony od razu: %1.</numerusform>
            <numerusform>%n żetonów od razu: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1 (%2).</source>
        <extracomment>%1 is a card, %2 what its power does, in a few words.</extracomment>
        <translation>Ta moc teraz się przyda: %1 (%2).</translation>
    </message>
    <message>
        <source>This bonus is of use now: %1.</source>
        <translation>Ten bonus teraz się przyda: %1.</translation>
    </message>
    <message>
        <source>%1 then commands ghosts up to this colour: %2.</source>
        <extracomment>%1 is a section, %2 a colour.</extracomment>
        <translation>%1 będzie władać duchami aż do tego koloru: %2.</translation>
    </message>
    <message>
        <source>This disc pays for the card, and its space is free again.</source>
        <translation>Tym krążkiem płaci się za kartę, a jego pole znów jest wolne.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are worth more here than discs.</source>
        <translation>
            <numerusform>%n punkt jest tu wart więcej niż krążki.</numerusform>
            <numerusform>%n punkty są tu warte więcej niż krążki.</numerusform>
            <numerusform>%n punktów jest tu warte więcej niż krążki.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every section has had its turn, and nothing else is worth doing.</source>
        <translation>Każda sekcja zrobiła już swoje, a nic więcej nie warto robić.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Nie ma innego wyboru.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n choices this one promises the most.</source>
        <translation>
            <numerusform>Z %n możliwości ta obiecuje najwięcej.</numerusform>
            <numerusform>Z %n możliwości ta obiecuje najwięcej.</numerusform>
            <numerusform>Z %n możliwości ta obiecuje najwięcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>This bonus will be of use: %1.</source>
        <translation>Ten bonus jeszcze się przyda: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With this ghost there, %n points can be haunted: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>Z tym duchem nawiedzenie da tam %n punkt: %1.</numerusform>
            <numerusform>Z tym duchem nawiedzenie da tam %n punkty: %1.</numerusform>
            <numerusform>Z tym duchem nawiedzenie da tam %n punktów: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghosts can summon another one there: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>Duchy mogą tam wezwać jeszcze jednego: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody else can haunt there for %n points then: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>Nikt inny nie może tam wtedy nawiedzać za %n punkt: %1.</numerusform>
            <numerusform>Nikt inny nie może tam wtedy nawiedzać za %n punkty: %1.</numerusform>
            <numerusform>Nikt inny nie może tam wtedy nawiedzać za %n punktów: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ghost promises more there: %1.</source>
        <translation>Ten duch obiecuje tam więcej: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: why something is done, and what comes of it.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A summoned ghost brings a token: %1.</source>
        <translation>Wezwany duch przynosi żeton: %1.</translation>
    </message>
    <message>
        <source>One more ghost is in town then: %1.</source>
        <translation>W miasteczku będzie o jednego ducha więcej: %1.</translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost grows and brings a token: %1.</source>
        <translation>
            <numerusform>Za %n strach duch awansuje i przynosi żeton: %1.</numerusform>
            <numerusform>Za %n strachy duch awansuje i przynosi żeton: %1.</numerusform>
            <numerusform>Za %n strachów duch awansuje i przynosi żeton: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost becomes a higher one: %1.</source>
        <translation>
            <numerusform>Za %n strach duch awansuje o poziom: %1.</numerusform>
            <numerusform>Za %n strachy duch awansuje o poziom: %1.</numerusform>
            <numerusform>Za %n strachów duch awansuje o poziom: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This fight can be won for sure and brings a token: %1.</source>
        <translation>Tę walkę można wygrać na pewno, a przynosi ona żeton: %1.</translation>
    </message>
    <message>
        <source>This fight can be won for sure and drives a ghost out of town: %1.</source>
        <translation>Tę walkę można wygrać na pewno, a przepędza ona ducha z miasteczka: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then brings a token: %1.</source>
        <translation>
            <numerusform>Taką walkę wygrywa się %n raz na 100 i wtedy przynosi ona żeton: %1.</numerusform>
            <numerusform>Taką walkę wygrywa się %n razy na 100 i wtedy przynosi ona żeton: %1.</numerusform>
            <numerusform>Taką walkę wygrywa się %n razy na 100 i wtedy przynosi ona żeton: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then drives a ghost out of town: %1.</source>
        <translation>
            <numerusform>Taką walkę wygrywa się %n raz na 100 i wtedy przepędza ona ducha z miasteczka: %1.</numerusform>
            <numerusform>Taką walkę wygrywa się %n razy na 100 i wtedy przepędza ona ducha z miasteczka: %1.</numerusform>
            <numerusform>Taką walkę wygrywa się %n razy na 100 i wtedy przepędza ona ducha z miasteczka: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the fight and brings a token: %1.</source>
        <translation>Tak walka jest wygrana i przynosi żeton: %1.</translation>
    </message>
    <message>
        <source>This wins the fight and drives a ghost out of town: %1.</source>
        <translation>Tak walka jest wygrana i przepędza ducha z miasteczka: %1.</translation>
    </message>
</context>
<context>
    <name>HalloweenPowers</name>
    <message>
        <source>The 52 powers in detail</source>
        <translation>52 moce ze szczegółami</translation>
    </message>
    <message>
        <source>These are all the cards, by number. Behind the name stands when the power works and what the card costs.</source>
        <translation>Oto wszystkie karty według numerów. Za nazwą podano, kiedy moc działa i ile kosztuje karta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Powers add to the rules.&lt;/b&gt; You can always take an action without a power. No power lets more ghosts into a building than fit in, and none brings ghosts or tokens that are not in the supply.</source>
        <translation>&lt;b&gt;Moce uzupełniają zasady.&lt;/b&gt; Każdą akcję możesz zawsze wykonać bez mocy. Żadna moc nie wpuści do budynku więcej duchów, niż się w nim mieści, i żadna nie da duchów ani żetonów, których nie ma w puli.</translation>
    </message>
    <message>
        <source>&lt;b&gt;May and must.&lt;/b&gt; What a power gives you comes by itself. Where it says “may”, you can also leave it.</source>
        <translation>&lt;b&gt;Co można, a co trzeba.&lt;/b&gt; To, co moc ci daje, dostajesz automatycznie. Gdzie jest napisane, że coś „możesz”, tam możesz też z tego zrezygnować.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No effect, no use.&lt;/b&gt; You cannot use a bonus token, nor a power that works once per turn, if nothing would come of it. If you may take more discs than there are, you take those that are there. Discs on the circles of bonus slots are never meant.</source>
        <translation>&lt;b&gt;Nie ma efektu, nie ma użycia.&lt;/b&gt; Nie możesz użyć żetonu bonusu ani mocy, która działa raz na turę, jeśli nic by z tego nie wynikło. Jeśli wolno ci wziąć więcej krążków, niż jest, bierzesz te, które są. Krążków na kółkach przegródek nigdy to nie dotyczy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, rest, haunt&lt;/b&gt; mean the thing itself, whether an action, a bonus token or a card brings it about. The &lt;b&gt;Move action&lt;/b&gt; in %1, %2 and %3 is that of a section.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Wezwanie, relaks, nawiedzenie&lt;/b&gt; to sama czynność, wszystko jedno, czy wynika z akcji, żetonu bonusu czy karty. &lt;b&gt;Akcja Ruch&lt;/b&gt;, o której mówią karty %1, %2 i %3, to akcja sekcji.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A moved ghost&lt;/b&gt; may fetch a bonus token, and %1 looks at it too. A ghost is moved by the Move action, by a bonus token, and by %2, %3 and %4. A ghost that is summoned, or that comes by %5 or %6, is not moved.</source>
        <extracomment>%1 to %6 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Przesunięty duch&lt;/b&gt; może zabrać żeton bonusu, a dotyczy go też karta %1. Ducha przesuwają: akcja Ruch, żeton bonusu oraz karty %2, %3 i %4. Duch wezwany albo taki, który trafia gdzieś dzięki karcie %5 lub %6, nie jest przesunięty.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After a move&lt;/b&gt; things happen in this order: the bonus token, %1, %2, and then the further ghost of %3.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Po przesunięciu&lt;/b&gt; wszystko dzieje się w takiej kolejności: żeton bonusu, %1, %2, a potem dodatkowy duch z karty %3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens for dice&lt;/b&gt; help with every die that you roll yourself, so with %1, %2 and %3 too, but never with the die of a foe. Several add up. The bigger die and the 3 added last even if you roll again.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Żetony bonusów do kostek&lt;/b&gt; pomagają przy każdej kostce, którą rzucasz ty, więc także przy kartach %1, %2 i %3, ale nigdy przy kostce przeciwnika. Działanie kilku takich żetonów się sumuje. Większa kostka i dodane 3 obowiązują nawet po ponownym rzucie.</translation>
    </message>
    <message>
        <source>Cards %1 to %2</source>
        <extracomment>%1 and %2 are numbers of cards.</extracomment>
        <translation>Karty od %1 do %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</source>
        <extracomment>%1 is the number of a card, %2 its name, %3 when it works, %4 its price.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</translation>
    </message>
    <message>
        <source>works all the time</source>
        <translation>działa stale</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>raz na turę</translation>
    </message>
    <message>
        <source>counted at the end</source>
        <translation>liczy się na koniec</translation>
    </message>
    <message>
        <source>grey: any three tokens</source>
        <translation>szara: dowolne trzy żetony</translation>
    </message>
    <message>
        <source>coloured: three different tokens</source>
        <translation>kolorowa: trzy różne żetony</translation>
    </message>
    <message>
        <source>You can use it only where the higher level opens up something new, so never in a red section. It holds for the further ghost of %1 too, even if that ghost alone needs it, and it may serve the same action as %2. If the action did not need the higher level after all, the card is not used up.</source>
        <extracomment>%1 and %2 are names of cards, always in the nominative.</extracomment>
        <translation>Możesz jej użyć tylko tam, gdzie wyższy poziom daje coś nowego, a&#xa0;więc nigdy w&#xa0;czerwonej sekcji. Poziom ten obowiązuje też dla dodatkowego ducha z&#xa0;karty %1, nawet jeśli potrzebuje go tylko ten duch, a&#xa0;przy tej samej akcji może pomóc również karta %2. Jeśli ostatecznie wyższy poziom nie był do akcji potrzebny, karta nie liczy się jako użyta.</translation>
    </message>
    <message>
        <source>A bigger die and 3 added by bonus tokens still hold after a new roll.</source>
        <translation>Większa kostka i 3 dodane przez żetony bonusów obowiązują też po nowym rzucie.</translation>
    </message>
    <message>
        <source>The winner counts as moved, for %1 too.</source>
        <extracomment>%1 is the name of a card in the nominative, here and in the next sentences.</extracomment>
        <translation>Zwycięzca liczy się jako przesunięty duch, także dla karty %1.</translation>
    </message>
    <message>
        <source>This holds for summons by bonus tokens and cards too.</source>
        <translation>Dotyczy to też wezwań dzięki żetonom bonusów i kartom.</translation>
    </message>
    <message>
        <source>It must be another ghost than the first. With %1 it may go to any building too.</source>
        <translation>Musi to być inny duch niż pierwszy. Z kartą %1 on też może przejść do dowolnego budynku.</translation>
    </message>
    <message>
        <source>This holds for hauntings by other cards too.</source>
        <translation>Dotyczy to też nawiedzeń dzięki innym kartom.</translation>
    </message>
    <message>
        <source>The foe must have another colour, unless you have %1 as well.</source>
        <translation>Przeciwnik musi mieć inny kolor, chyba że masz też kartę %1.</translation>
    </message>
    <message>
        <source>It must be a summon: a ghost that comes by an Upgrade or by %1 does not count.</source>
        <translation>Musi to być wezwanie: duch, który pojawia się przez Awans albo dzięki karcie %1, się nie liczy.</translation>
    </message>
    <message>
        <source>If you have %1 as well, any two tokens are enough for a coloured card.</source>
        <translation>Jeśli masz też kartę %1, za kolorową kartę wystarczą dowolne dwa żetony.</translation>
    </message>
    <message>
        <source>What %1 adds belongs to the Scare: together they are one gain.</source>
        <translation>To, co dodaje karta %1, należy do Straszenia: razem to jeden zysk.</translation>
    </message>
    <message>
        <source>A common pumpkin can be taken back too, if you placed it.</source>
        <translation>Można też odzyskać wspólną dynię, ale tylko postawioną przez ciebie.</translation>
    </message>
    <message>
        <source>If nothing comes, %1 brings no point.</source>
        <translation>Jeśli nikt nie przyjdzie, karta %1 nie daje punktu.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulebook</name>
    <message>
        <source>What it is about</source>
        <translation>O co chodzi w grze</translation>
    </message>
    <message>
        <source>Once a year the ghosts come to a small town, and you are one of the Dark Lords who send them from door to door. The ghosts belong to nobody: everybody uses the same ones, and a ghost that you bring to the Cinema may do its next trick for somebody else.</source>
        <translation>Raz w roku do małego miasteczka przychodzą duchy, a ty należysz do Mrocznych Władców, którzy posyłają je od drzwi do drzwi. Duchy nie należą do nikogo: wszyscy używają tych samych, więc duch, którego zaprowadzisz do Kina, następnego psikusa może zrobić już dla kogoś innego.</translation>
    </message>
    <message>
        <source>At first you command only the weakest ghosts, the blue ones. You summon more of them, scare the town, make ghosts more powerful, move them about and let them fight each other. So your power grows from blue to green, yellow, orange and at last red.</source>
        <translation>Na początku władasz tylko najsłabszymi duchami, niebieskimi. Wzywasz kolejne, straszysz miasteczko, wzmacniasz duchy, przesuwasz je i każesz im ze sobą walczyć. Tak rośnie twoja władza: od niebieskiego przez zielony, żółty i pomarańczowy aż po czerwony.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;points&lt;/b&gt; come from two things above all. You put your &lt;b&gt;pumpkins&lt;/b&gt; on the haunting spaces of the buildings, and a more powerful ghost lets you reach a better space. And you claim &lt;b&gt;cards&lt;/b&gt; with the tokens that you collect: each gives you points at once, and a power for the rest of the game.</source>
        <translation>&lt;b&gt;Punkty&lt;/b&gt; zdobywasz przede wszystkim na dwa sposoby. Stawiasz swoje &lt;b&gt;dynie&lt;/b&gt; na polach nawiedzenia budynków, a potężniejszy duch pozwala ci sięgnąć po lepsze pole. Zdobywasz też &lt;b&gt;karty&lt;/b&gt; za żetony, które zbierasz: każda od razu daje ci punkty, a do końca gry także moc.</translation>
    </message>
    <message>
        <source>Somebody places a last pumpkin or claims a fifth card: then the round is played to its end, and whoever has the most points wins.</source>
        <translation>Ktoś stawia ostatnią dynię albo zdobywa piątą kartę: wtedy dogrywa się rundę, a wygrywa ten, kto ma najwięcej punktów.</translation>
    </message>
    <message>
        <source>Halloween is for 2 to 4 players from about 12 years. A game takes 50 to 90 minutes. If you are new here, read on as far as the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;, then start with the cards of &lt;a href=&quot;#HA-sets&quot;&gt;Casper&lt;/a&gt; and look up the rest when you need it.</source>
        <translation>Halloween to gra dla 2–4 graczy, mniej więcej od 12 lat. Partia trwa od 50 do 90 minut. Jeśli grasz pierwszy raz, czytaj aż do &lt;a href=&quot;#HA-example&quot;&gt;przykładowej tury&lt;/a&gt;, a potem zacznij od zestawu kart &lt;a href=&quot;#HA-sets&quot;&gt;Duszek Kacper&lt;/a&gt;; resztę sprawdzisz, gdy będzie potrzebna.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulings</name>
    <message>
        <source>Rulings at this table</source>
        <translation>Ustalenia tego stołu</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Ustalenie stołu to nasza własna decyzja. Podjęliśmy ją wszędzie tam, gdzie znane nam zasady oryginalnej gry nic nie mówią albo odwołują się do obrazka, którego nie mamy. Oto wszystkie ustalenia wraz z uzasadnieniem, żeby dało się je odróżnić od pozostałych zasad.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: Only a picture shows where the buildings stand, and we do not have it. In two rows of three every building has two or three neighbours.</source>
        <translation>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: Gdzie stoją budynki, pokazuje tylko obrazek, którego nie mamy. W dwóch rzędach po trzy każdy budynek ma dwóch lub trzech sąsiadów.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: At a real table the attacker chooses who rolls for the foe. The dice do not care, so here it is always the next player.</source>
        <translation>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: Przy prawdziwym stole atakujący wybiera, kto rzuca za przeciwnika. Kostkom jest wszystko jedno, więc tutaj robi to zawsze następny gracz.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: You may name any of your sections, even an empty one, so there is always a choice. As you did not rest, cards that reward a rest give nothing.</source>
        <translation>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: Możesz wskazać dowolną swoją sekcję, nawet pustą, więc zawsze jest w czym wybierać. Nie jest to relaks, więc karty, które nagradzają relaks, nic nie dają.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: Who wins if points and tokens are tied is not said. Then nobody was better, so the win is shared.</source>
        <translation>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: Zasady nie mówią, kto wygrywa, gdy jest remis i w punktach, i w żetonach. Skoro nikt nie okazał się lepszy, zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: If nobody ever lifts a section, a Master game can come to a standstill. So the lift is compulsory there.</source>
        <translation>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: Jeśli nikt nigdy nie podniesie sekcji, gra mistrzowska może utknąć w miejscu. Dlatego podniesienie jest w niej obowiązkowe.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-box&quot;&gt;Scares&lt;/a&gt;: There are always enough of them, however few markers lie in a box. So nobody misses what they have earned.</source>
        <translation>&lt;a href=&quot;#HA-box&quot;&gt;Strachy&lt;/a&gt;: Zawsze jest ich dość, choćby w pudełku leżało niewiele znaczników. Dzięki temu nikogo nie ominie to, co mu się należy.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8&quot;&gt;The cards&lt;/a&gt;: We know what the 52 cards do and which of them belong to the five sets. But we do not have the cards themselves, so their prices and most of their numbers are ours, and all names and texts are too. With our numbers each set fits its theme.</source>
        <translation>&lt;a href=&quot;#HA-8&quot;&gt;Karty&lt;/a&gt;: Wiemy, co robią 52 karty i które z nich należą do pięciu zestawów. Samych kart jednak nie mamy, więc ceny i większość numerów są nasze, podobnie jak wszystkie nazwy i teksty. Przy naszych numerach każdy zestaw pasuje do swojego tematu.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: These sentences hold for all cards, so that equal words always mean equal things and nobody uses up a power for nothing.</source>
        <translation>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: Te zdania dotyczą wszystkich kart, żeby te same słowa zawsze znaczyły to samo i żeby nikt nie zużył mocy na darmo.</translation>
    </message>
    <message>
        <source>%1: Summon, rest, haunt and move mean the same on every card. The last three say Move, which is the name of an action; the others look at what happens.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: Wezwanie, relaks, nawiedzenie i przesunięcie znaczą na każdej karcie to samo. Trzy ostatnie karty mówią o Ruchu, a to nazwa akcji; pozostałe dotyczą tego, co się dzieje.</translation>
    </message>
    <message>
        <source>%1: A ghost that is put somewhere, or changes places, has not moved and was not summoned. Two ghosts of one colour, or in one building, would not change anything by it.</source>
        <translation>%1: Duch, którego się gdzieś stawia albo który zamienia się miejscami, nie został przesunięty ani wezwany. Przy dwóch duchach w tym samym kolorze albo w tym samym budynku zamiana niczego by nie zmieniła.</translation>
    </message>
    <message>
        <source>%1: A power reaches as far as its sentence and no further: the section still has to command its ghosts, and a further disc comes from where discs come from.</source>
        <translation>%1: Moc sięga tak daleko, jak jej zdanie, i ani kroku dalej: sekcja nadal musi władać swoimi duchami, a dodatkowy krążek bierze się stamtąd, skąd zwykle biorą się krążki.</translation>
    </message>
    <message>
        <source>%1: Buying a token or a level on a card is not an Upgrade. So what helps with an Upgrade does not help there.</source>
        <translation>%1: Kupno żetonu lub poziomu dzięki karcie to nie Awans. Dlatego to, co pomaga przy Awansie, tam nie pomaga.</translation>
    </message>
    <message>
        <source>%1: You get what is there. Only where you pay or exchange something the supply must have all of it, because nobody pays for nothing.</source>
        <translation>%1: Dostajesz to, co jest. Tylko tam, gdzie coś płacisz lub wymieniasz, pula musi mieć wszystko, bo nikt nie płaci za nic.</translation>
    </message>
    <message>
        <source>%1: A drawn bonus token was not fetched by a ghost, so no colour belongs to it. With three blocked slots there would be no place for it.</source>
        <translation>%1: Dobranego żetonu bonusu nie zabrał żaden duch, więc nie wiąże się z nim żaden kolor. Przy trzech zablokowanych przegródkach nie byłoby dla niego miejsca.</translation>
    </message>
    <message>
        <source>%1: What was added to a roll belongs to the roll, not to the number that lies there. So it still counts after a reroll, and for the difference too.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: To, co dodano do rzutu, należy do rzutu, a nie do liczby, która akurat wypadła. Dlatego liczy się także po ponownym rzucie i przy obliczaniu różnicy.</translation>
    </message>
    <message>
        <source>%1: Each of these cards says by itself who can be attacked. The fight against all is fixed at its start, so that everybody knows whom it is about.</source>
        <translation>%1: Każda z tych kart sama mówi, kogo można zaatakować. Skład Walki ze wszystkimi jest ustalony na jej początku, żeby każdy wiedział, o kogo chodzi.</translation>
    </message>
    <message>
        <source>%1: To win without a roll is an offer. Whoever would like the difference of the dice may roll.</source>
        <translation>%1: Wygrana bez rzutu to propozycja. Kto woli różnicę na kostkach, może rzucać.</translation>
    </message>
    <message>
        <source>%1: It is one Scare and one gain, and it is done with one colour: so one ghost of this colour moves.</source>
        <translation>%1: To jedno Straszenie i jeden zysk, w dodatku w jednym kolorze: dlatego przesuwa się jeden duch w tym kolorze.</translation>
    </message>
    <message>
        <source>%1: Common pumpkins are pumpkins like the others. Taking one back undoes a haunting: it is none itself, and what the haunting set going goes on.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: Wspólne dynie to takie same dynie jak inne. Odzyskanie dyni cofa nawiedzenie: samo nim nie jest, a to, co nawiedzenie uruchomiło, toczy się dalej.</translation>
    </message>
    <message>
        <source>%1: Prices of cards add up in a plain way. For everything but its price a coloured card stays coloured, and only the cards in use count.</source>
        <translation>%1: Zmiany cen kart po prostu się sumują. We wszystkim oprócz ceny kolorowa karta pozostaje kolorowa, a liczą się tylko karty, które są w grze.</translation>
    </message>
    <message>
        <source>%1: If neither colour could come, the dice would have nothing to decide. If the wrong one is called, bad luck is part of the mixture.</source>
        <translation>%1: Gdyby nie mógł przyjść żaden z dwóch kolorów, kostki nie miałyby o czym decydować. A jeśli wypadnie akurat ten, którego brakuje, cóż: do mikstury należy też szczypta pecha.</translation>
    </message>
</context>
<context>
    <name>HalloweenTable</name>
    <message>
        <source>On this screen</source>
        <translation>Na tym ekranie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The large board below always belongs to whoever has to decide. The small boards beside it are those of the others. At the top of the screen you read whose turn it is and what can be done now.</source>
        <translation>&lt;b&gt;Twoje miejsce.&lt;/b&gt; Duża plansza na dole zawsze należy do tego, kto ma teraz zdecydować. Małe plansze obok niej należą do pozostałych. U góry ekranu czytasz, czyja jest tura i co można teraz zrobić.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking an action.&lt;/b&gt; Press an action space, or drag a disc from your reserve to it. Then choose what the action is done with: what you can choose lights up.</source>
        <translation>&lt;b&gt;Wykonanie akcji.&lt;/b&gt; Naciśnij pole akcji albo przeciągnij na nie krążek z zapasu. Potem wybierz, czego akcja ma dotyczyć: wszystko, co możesz wybrać, jest podświetlone.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, Scare, Upgrade:&lt;/b&gt; press a ghost. &lt;b&gt;Move:&lt;/b&gt; drag a ghost to a building. &lt;b&gt;Fight:&lt;/b&gt; drag your ghost to its foe. &lt;b&gt;Haunt:&lt;/b&gt; press a haunting space, or drag a pumpkin to it. Instead of dragging you can click the piece, and then the place.</source>
        <translation>&lt;b&gt;Wezwanie, Straszenie, Awans:&lt;/b&gt; naciśnij ducha. &lt;b&gt;Ruch:&lt;/b&gt; przeciągnij ducha do budynku. &lt;b&gt;Walka:&lt;/b&gt; przeciągnij swojego ducha na jego przeciwnika. &lt;b&gt;Nawiedzenie:&lt;/b&gt; naciśnij pole nawiedzenia albo przeciągnij na nie dynię. Zamiast przeciągać, możesz kliknąć element, a potem miejsce.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A ghost without a disc.&lt;/b&gt; To move a ghost you need not put a disc down first: drag it straight to a neighbouring building. If several sections could move it, the table asks which one shall.</source>
        <translation>&lt;b&gt;Duch bez krążka.&lt;/b&gt; Żeby przesunąć ducha, nie musisz najpierw kłaść krążka: przeciągnij go od razu do sąsiedniego budynku. Jeśli może go przesunąć kilka sekcji, stół zapyta która.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If an action can be done in one way only&lt;/b&gt;, the table does it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;Jeśli akcję można wykonać tylko na jeden sposób&lt;/b&gt;, stół robi to za ciebie, a dziennik o tym mówi. W ustawieniach możesz to wyłączyć.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Resting.&lt;/b&gt; Each section has a button for its rest. Sections that have acted or rested in this turn are dimmed.</source>
        <translation>&lt;b&gt;Relaks.&lt;/b&gt; Każda sekcja ma przycisk relaksu. Sekcje, które w tej turze już działały albo odpoczywały, są przygaszone.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lifting a section.&lt;/b&gt; After an Upgrade press the head of the section that shall rise, or the button if none shall.</source>
        <translation>&lt;b&gt;Podniesienie sekcji.&lt;/b&gt; Po Awansie naciśnij nagłówek sekcji, która ma się podnieść, albo przycisk, jeśli żadna nie ma.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens.&lt;/b&gt; If your ghost can fetch one, drag it to one of your slots, or leave it with the button. To use a token, press its slot or drag a disc there. In a roll you can also drag a token for dice to the die that it is meant for.</source>
        <translation>&lt;b&gt;Żetony bonusów.&lt;/b&gt; Jeśli twój duch może zabrać żeton, przeciągnij go do jednej ze swoich przegródek albo zostaw przyciskiem. Żeby użyć żetonu, naciśnij jego przegródkę albo przeciągnij na nią krążek. Podczas rzutu możesz też przeciągnąć żeton do kostek na kostkę, dla której jest przeznaczony.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; If a bonus token or a card of yours can help with a roll, the table waits for you before and after it. Otherwise the dice roll by themselves.</source>
        <translation>&lt;b&gt;Kostki.&lt;/b&gt; Jeśli przy rzucie może ci pomóc twój żeton bonusu albo twoja karta, stół czeka na ciebie przed rzutem i po nim. W innym razie kostki toczą się same.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Odds.&lt;/b&gt; While you choose a fight, a number on each foe says how many of a hundred such fights your best attacker wins. Lift a ghost, and the numbers are about that one. If your cards or bonus tokens can help, a second number shows what their best use makes of it.</source>
        <translation>&lt;b&gt;Szanse.&lt;/b&gt; Gdy wybierasz walkę, liczba na każdym przeciwniku mówi, ile na sto takich walk wygra twój najlepszy atakujący. Podnieś ducha, a liczby będą dotyczyć właśnie jego. Jeśli mogą pomóc twoje karty lub żetony bonusów, druga liczba pokazuje, co daje ich najlepsze użycie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cards.&lt;/b&gt; To claim a card, press it, or drag one of your tokens to it. The table proposes what you could pay, your lowest tokens first. If you would rather give others, press these, and press a disc on your board if it shall be that one. Then pay; if there is only one way to pay, the table does it for you. To use a power that works once per turn, press the card.</source>
        <translation>&lt;b&gt;Karty.&lt;/b&gt; Żeby zdobyć kartę, naciśnij ją albo przeciągnij na nią jeden ze swoich żetonów. Stół proponuje, czym możesz zapłacić, zaczynając od żetonów o najniższym poziomie. Jeśli wolisz oddać inne, naciśnij je, a jeśli ma to być konkretny krążek z twojej planszy, naciśnij i jego. Potem zapłać; jeśli zapłacić można tylko w jeden sposób, stół robi to za ciebie. Żeby użyć mocy, która działa raz na turę, naciśnij kartę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If others claim a card that you are on&lt;/b&gt;, your board comes to the front for a moment. Press the button for the points, or the head of the section from which you take your discs.</source>
        <translation>&lt;b&gt;Jeśli ktoś inny zdobywa kartę, na której masz krążek&lt;/b&gt;, twoja plansza na chwilę wychodzi na pierwszy plan. Naciśnij przycisk z punktami albo nagłówek sekcji, z której zabierasz krążki.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; Press the big button or &lt;b&gt;Space&lt;/b&gt;. If you could still use a power or claim a card, the table asks you first, but not every turn anew.</source>
        <translation>&lt;b&gt;Koniec tury.&lt;/b&gt; Naciśnij duży przycisk albo &lt;b&gt;spację&lt;/b&gt;. Jeśli możesz jeszcze użyć mocy albo zdobyć kartę, stół najpierw o to zapyta, ale nie co turę od nowa.</translation>
    </message>
    <message>
        <source>Dice after a fight, and the buttons beside them.</source>
        <translation>Kostki po Walce i przyciski obok nich.</translation>
    </message>
    <message>
        <source>&lt;b&gt;What could I do?&lt;/b&gt; The button with this name, or &lt;b&gt;F3&lt;/b&gt;, opens a panel beside the table. For each section it says what every action would bring now, or why it is impossible; below that come your powers, your bonus tokens and the cards that you could claim.</source>
        <translation>&lt;b&gt;Co mogę zrobić?&lt;/b&gt; Przycisk o tej nazwie albo &lt;b&gt;F3&lt;/b&gt; otwiera panel obok stołu. Dla każdej sekcji mówi on, co dałaby teraz każda akcja albo dlaczego jest niemożliwa; niżej są twoje moce, żetony bonusów i karty, które możesz zdobyć.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Jeśli coś jest niedozwolone&lt;/b&gt;, element sam wraca na miejsce, a krótka notka mówi dlaczego i prowadzi do zasady.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking back.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; takes back what you have begun, and &lt;b&gt;Ctrl+Z&lt;/b&gt; your last move; &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. So you can try out a whole turn. You cannot go back past a roll, past a bonus token that was turned up, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Cofanie.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; wycofuje to, co zaczęte, a &lt;b&gt;Ctrl+Z&lt;/b&gt; cofa twój ostatni ruch; &lt;b&gt;Ctrl+Y&lt;/b&gt; go ponawia. Możesz więc wypróbować całą turę. Nie da się cofnąć rzutu, odkrycia żetonu bonusu ani decyzji innego gracza.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts and drops, or presses. &lt;b&gt;Space&lt;/b&gt; rolls, keeps a roll, leaves what may be left, and ends the turn. If you have to name a number, the digits do it. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Klawiaturą.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; i &lt;b&gt;strzałki&lt;/b&gt; prowadzą od elementu do elementu i od miejsca do miejsca. &lt;b&gt;Enter&lt;/b&gt; podnosi i kładzie albo naciska. &lt;b&gt;Spacja&lt;/b&gt; rzuca, zatrzymuje rzut, rezygnuje z tego, co nie jest konieczne, i kończy turę. Gdy trzeba podać liczbę, służą do tego cyfry. &lt;b&gt;F1&lt;/b&gt; otwiera tę instrukcję. Kółko myszy albo &lt;b&gt;+&lt;/b&gt; i &lt;b&gt;−&lt;/b&gt; przybliża i oddala widok, a &lt;b&gt;0&lt;/b&gt; pokazuje cały stół. &lt;b&gt;F11&lt;/b&gt; włącza pełny ekran.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Partia zapisuje się sama&lt;/b&gt; po każdym ruchu. Możesz wyjść, kiedy chcesz: będzie czekać na półce, a tam możesz ją też zapisać w pliku.</translation>
    </message>
    <message>
        <source>The signs</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>When a card works, what it costs, and what things are.</source>
        <translation>Kiedy karta działa, ile kosztuje i co jest czym.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a card.&lt;/b&gt; The first sign at its foot says when its power works. The dots are the tokens that you pay, and behind them stand the points that you get at once. Whoever has claimed the card has a disc beside its picture, on a ground of their colour; your own cards also bear your colour behind their names.</source>
        <translation>&lt;b&gt;Na karcie.&lt;/b&gt; Pierwszy znak u dołu mówi, kiedy działa moc. Kropki to żetony, którymi płacisz, a za nimi stoją punkty, które dostajesz od razu. Kto zdobył kartę, ma krążek obok jej obrazka, na tle w swoim kolorze; na twoich kartach twój kolor jest też pod nazwą.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a board.&lt;/b&gt; The cards that somebody has claimed lie on that board too, in five frames. The frame with the flag is for the fifth card, which brings the end.</source>
        <translation>&lt;b&gt;Na planszy.&lt;/b&gt; Zdobyte karty leżą też na planszy tego, kto je ma, w pięciu ramkach. Ramka z chorągiewką czeka na piątą kartę, która wywołuje koniec gry.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Below the cards&lt;/b&gt; wait the ghosts and tokens of each colour. Beside them lie two piles of bonus tokens: those that are still face down and, with a tick, those that were used.</source>
        <translation>&lt;b&gt;Pod kartami&lt;/b&gt; czekają duchy i żetony każdego koloru. Obok leżą dwa stosy bonusów: te jeszcze zakryte i, z ptaszkiem, te już użyte.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Rady na pierwsze partie</translation>
    </message>
    <message>
        <source>&lt;b&gt;The order matters.&lt;/b&gt; A section that you lift can use its new level in the same turn if it has not acted yet. Let it wait, as in the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Kolejność ma znaczenie.&lt;/b&gt; Podniesiona sekcja może skorzystać z nowego poziomu w tej samej turze, jeśli jeszcze nie działała. Niech więc poczeka, tak jak w &lt;a href=&quot;#HA-example&quot;&gt;przykładowej turze&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You have only 12 discs.&lt;/b&gt; A rest costs a whole action, so let a section fill up before it rests. A disc that you put on a card is gone for good, but taking it from your board frees a space.</source>
        <translation>&lt;b&gt;Masz tylko 12 krążków.&lt;/b&gt; Relaks kosztuje całą akcję, więc niech sekcja się zapełni, zanim odpocznie. Krążek położony na karcie już nie wróci, ale jeśli weźmiesz go z planszy, zwolni się pole.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Everybody uses the same ghosts.&lt;/b&gt; If you bring an orange ghost into town, others can haunt with it too. Do it when you can use it first.</source>
        <translation>&lt;b&gt;Wszyscy używają tych samych duchów.&lt;/b&gt; Jeśli sprowadzisz do miasteczka pomarańczowego ducha, inni też mogą nim nawiedzać budynki. Zrób to wtedy, gdy możesz skorzystać z niego przed innymi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not waste your pumpkins.&lt;/b&gt; In each building you place only one. A blue space brings 2 points, a red one 10, but each space can be taken only once.</source>
        <translation>&lt;b&gt;Nie marnuj dyń.&lt;/b&gt; W każdym budynku stawiasz tylko jedną. Niebieskie pole daje 2 punkty, a czerwone 10, ale każde pole można zająć tylko raz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be early on a good card.&lt;/b&gt; You have its power for longer, and you get something each time somebody else claims it.</source>
        <translation>&lt;b&gt;Spiesz się po dobrą kartę.&lt;/b&gt; Dłużej masz jej moc i dostajesz coś za każdym razem, gdy zdobywa ją ktoś inny.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Watch the others’ cards and pumpkins.&lt;/b&gt; When somebody is on four cards or has one pumpkin left, the end may come with the next turn.</source>
        <translation>&lt;b&gt;Patrz na karty i dynie innych.&lt;/b&gt; Gdy ktoś ma cztery karty albo została mu jedna dynia, koniec może przyjść już w następnej turze.</translation>
    </message>
</context>
<context>
    <name>HalloweenTown</name>
    <message>
        <source>The table at a glance</source>
        <translation>Stół w skrócie</translation>
    </message>
    <message>
        <source>1: the town. 2: the eight cards. 3: the supply. 4: the board of whoever has to decide. 5: what belongs to it. 6: dice and buttons. 7: the others.</source>
        <translation>1: miasteczko. 2: osiem kart. 3: pula. 4: plansza tego, kto ma zdecydować. 5: to, co do niej należy. 6: kostki i przyciski. 7: pozostali gracze.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The town&lt;/b&gt; has six buildings. Ghosts stand in them, pumpkins cover their haunting spaces, and a bonus token may lie in the corner.</source>
        <translation>&lt;b&gt;Miasteczko&lt;/b&gt; ma sześć budynków. Stoją w nich duchy, dynie zajmują pola nawiedzenia, a w rogu może leżeć żeton bonusu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghosts&lt;/b&gt; have five colours, and each colour is a &lt;b&gt;level&lt;/b&gt;: blue is 1, green 2, yellow 3, orange 4 and red 5. A higher level is worth more everywhere, and it has the bigger die.</source>
        <translation>&lt;b&gt;Duchy&lt;/b&gt; mają pięć kolorów, a każdy kolor to &lt;b&gt;poziom&lt;/b&gt;: niebieski to 1, zielony 2, żółty 3, pomarańczowy 4, a czerwony 5. Wyższy poziom jest wszędzie więcej wart i ma większą kostkę.</translation>
    </message>
    <message>
        <source>The five levels: the ghost and its die, the scares that an Upgrade to this level costs, and the points on the haunting space of this colour.</source>
        <translation>Pięć poziomów: duch i jego kostka, strachy, które kosztuje Awans na ten poziom, oraz punkty na polu nawiedzenia w tym kolorze.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The supply&lt;/b&gt; holds the ghosts that are not in town, five of each colour in all; the &lt;b&gt;ghost tokens&lt;/b&gt;, twelve of each colour, which we simply call tokens; and the stack of bonus tokens.</source>
        <translation>&lt;b&gt;Pula&lt;/b&gt; to duchy, których nie ma w miasteczku (w sumie jest po pięć w każdym kolorze), &lt;b&gt;żetony duchów&lt;/b&gt;, po dwanaście w każdym kolorze, które nazywamy po prostu żetonami, oraz stos żetonów bonusów.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scares&lt;/b&gt; are what you pay with for more powerful ghosts. There are always enough of them.</source>
        <translation>&lt;b&gt;Strachami&lt;/b&gt; płacisz za potężniejsze duchy. Zawsze jest ich dość.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your board&lt;/b&gt; has three &lt;b&gt;sections&lt;/b&gt;. Each of them has a glass &lt;b&gt;sphere&lt;/b&gt; that shows its level, and six &lt;b&gt;action spaces&lt;/b&gt;. Beside the sections lies what is yours: your &lt;b&gt;reserve&lt;/b&gt;, which is the pile of &lt;b&gt;discs&lt;/b&gt; that you can use, your scares, tokens and pumpkins, and three &lt;b&gt;slots&lt;/b&gt; for bonus tokens.</source>
        <translation>&lt;b&gt;Twoja plansza&lt;/b&gt; ma trzy &lt;b&gt;sekcje&lt;/b&gt;. W każdej jest szklana &lt;b&gt;kula&lt;/b&gt;, która pokazuje jej poziom, i sześć &lt;b&gt;pól akcji&lt;/b&gt;. Obok sekcji leży to, co twoje: &lt;b&gt;zapas&lt;/b&gt;, czyli stosik &lt;b&gt;krążków&lt;/b&gt;, których możesz użyć, strachy, żetony i dynie oraz trzy &lt;b&gt;przegródki&lt;/b&gt; na żetony bonusów.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is secret&lt;/b&gt; except the order of the bonus stack and what the dice will show. Point at anything on the table, and it says what it is.</source>
        <translation>&lt;b&gt;Nic nie jest tajne&lt;/b&gt; oprócz kolejności w stosie bonusów i tego, co pokażą kostki. Wskaż cokolwiek na stole, a powie ci, czym jest.</translation>
    </message>
    <message>
        <source>The town and its ghosts</source>
        <translation>Miasteczko i jego duchy</translation>
    </message>
    <message>
        <source>Six buildings stand in two rows: School, Church and Town Hall above, Hospital, Police Station and Cinema below. Buildings are neighbours if they share an edge. Slantwise they are not.</source>
        <translation>Sześć budynków stoi w dwóch rzędach: Szkoła, Kościół i Ratusz u góry, Szpital, Komisariat i Kino na dole. Budynki sąsiadują ze sobą, jeśli stykają się bokiem. Na skos nie sąsiadują.</translation>
    </message>
    <message>
        <source>Each building has five haunting spaces, one of each colour. A pumpkin there scores 2 points on blue, 4 on green, 6 on yellow, 8 on orange and 10 on red. There is also room for one bonus token.</source>
        <translation>Każdy budynek ma pięć pól nawiedzenia, po jednym w każdym kolorze. Dynia daje tam 2 punkty na niebieskim, 4 na zielonym, 6 na żółtym, 8 na pomarańczowym i 10 na czerwonym. Jest też miejsce na jeden żeton bonusu.</translation>
    </message>
    <message>
        <source>A building. 1: its bonus token, 2: a free haunting space, 3: a space with a pumpkin, 4: the ghosts in it.</source>
        <translation>Budynek. 1: żeton bonusu, 2: wolne pole nawiedzenia, 3: pole z dynią, 4: duchy w budynku.</translation>
    </message>
    <message>
        <source>At most 6 ghosts are in a building; if it is full, no other ghost may enter. There are 5 ghosts of each colour: if all five are in town, no sixth can come.</source>
        <translation>W budynku mieści się najwyżej 6 duchów; jeśli jest pełny, żaden inny duch do niego nie wejdzie. Jest po 5 duchów w każdym kolorze: jeśli cała piątka jest w miasteczku, szósty nie przyjdzie.</translation>
    </message>
    <message>
        <source>There are 12 tokens of each colour. If you are to get tokens and the supply has too few of this colour, you take those that are there, even if that is none. What somebody spends goes back to the supply.</source>
        <translation>Jest po 12 żetonów w każdym kolorze. Jeśli masz dostać żetony, a w puli jest ich w tym kolorze za mało, bierzesz te, które są, choćby nie było żadnego. To, co ktoś wyda, wraca do puli.</translation>
    </message>
    <message>
        <source>The town is never without blue ghosts for long. If the last one has gone, for whatever reason, whoever caused this puts three blue ghosts into one building of their choice, before anything else is decided. The building must have room; if it has too little for three, only as many come as fit in.</source>
        <translation>Miasteczko nigdy nie zostaje na długo bez niebieskich duchów. Jeśli zniknie ostatni, z jakiegokolwiek powodu, ten, kto to sprawił, stawia trzy niebieskie duchy w jednym wybranym budynku, zanim rozstrzygnie się cokolwiek innego. W budynku musi być miejsce; jeśli na trzy jest go za mało, przychodzi tyle, ile się zmieści.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie gry</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Wszystko przygotowuje za was program. Oto, jak to robi i co możecie wcześniej ustalić.</translation>
    </message>
    <message>
        <source>Three blue ghosts wait in the Police Station, all others in the supply. The 24 bonus tokens are shuffled. One lies face up on each building, and the rest are the face-down stack.</source>
        <translation>Trzy niebieskie duchy czekają w Komisariacie, wszystkie inne w puli. 24 żetony bonusów są potasowane. Na każdym budynku leży jeden odkryty, a reszta tworzy zakryty stos.</translation>
    </message>
    <message>
        <source>Eight of the 52 cards are in use. You can let chance draw them, take one of the five &lt;a href=&quot;#HA-sets&quot;&gt;suggested sets&lt;/a&gt;, or pick them by hand.</source>
        <translation>W grze jest osiem z 52 kart. Możecie pozwolić, żeby wybrał je los, wziąć jeden z pięciu &lt;a href=&quot;#HA-sets&quot;&gt;proponowanych zestawów&lt;/a&gt; albo wybrać karty samodzielnie.</translation>
    </message>
    <message>
        <source>Everybody begins with all spheres on blue, 6 pumpkins, 12 discs in the reserve, 2 scares and no points. Whoever last saw a ghost starts; before the game you can also choose somebody, or let lots decide.</source>
        <translation>Każdy gracz zaczyna ze wszystkimi kulami na niebieskim, z 6 dyniami, 12 krążkami w zapasie i 2 strachami, bez punktów. Zaczyna ten, kto ostatnio widział ducha; przed grą możecie też kogoś wybrać albo zdać się na los.</translation>
    </message>
    <message>
        <source>For two players &lt;a href=&quot;#HA-6&quot;&gt;a few things are different&lt;/a&gt;. For experts there is a game without cards and dice, the &lt;a href=&quot;#HA-7&quot;&gt;Master game&lt;/a&gt;.</source>
        <translation>Przy dwóch graczach &lt;a href=&quot;#HA-6&quot;&gt;kilka rzeczy wygląda inaczej&lt;/a&gt;. Dla ekspertów jest gra bez kart i kostek, &lt;a href=&quot;#HA-7&quot;&gt;gra mistrzowska&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>HalloweenTurn</name>
    <message>
        <source>A turn in short</source>
        <translation>Tura w skrócie</translation>
    </message>
    <message>
        <source>You take turns clockwise. In your turn each of your three sections does one thing, in the order that you like: it takes an action, or it rests.</source>
        <translation>Gracie po kolei, zgodnie z ruchem wskazówek zegara. W twojej turze każda z twoich trzech sekcji robi jedną rzecz, w dowolnej kolejności: wykonuje akcję albo odpoczywa.</translation>
    </message>
    <message>
        <source>To take an action, put a disc from your reserve on a free action space of the section and do what the space says. To rest, take back all discs of the section. Each section does one or the other, once. Only when all of them have done so can you end your turn.</source>
        <translation>Żeby wykonać akcję, połóż krążek z zapasu na wolnym polu akcji tej sekcji i zrób to, co mówi pole. Gdy sekcja odpoczywa, bierzesz z powrotem wszystkie jej krążki: to jest relaks. Każda sekcja robi raz jedno albo drugie. Dopiero gdy zrobią to wszystkie, możesz zakończyć turę.</translation>
    </message>
    <message>
        <source>A section. 1: its level, shown by the glass sphere, 2: a free action space, 3: an occupied one, 4: the button for a rest.</source>
        <translation>Sekcja. 1: jej poziom, który pokazuje szklana kula, 2: wolne pole akcji, 3: zajęte pole akcji, 4: przycisk relaksu.</translation>
    </message>
    <message>
        <source>You can choose an action only if you can carry it out. If a section has no such action left, it rests. A rest is always possible, even if no disc lies there.</source>
        <translation>Akcję możesz wybrać tylko wtedy, gdy da się ją wykonać. Jeśli w sekcji nie ma już takiej akcji, sekcja odpoczywa. Relaks jest zawsze możliwy, nawet jeśli nie leży tam żaden krążek.</translation>
    </message>
    <message>
        <source>A section commands the ghosts of its own level and all below it. A yellow section, for example, commands yellow, green and blue ghosts. Each section looks only at its own sphere.</source>
        <translation>Sekcja włada duchami swojego poziomu i wszystkich niższych. Na przykład żółta sekcja włada żółtymi, zielonymi i niebieskimi duchami. Dla każdej sekcji liczy się tylko jej własna kula.</translation>
    </message>
    <message>
        <source>While a disc lies on an action space, this section cannot use the space. A rest clears it. The same action in another section is not affected.</source>
        <translation>Dopóki na polu akcji leży krążek, ta sekcja nie może użyć tego pola. Zwalnia je relaks. Nie dotyczy to tej samej akcji w innej sekcji.</translation>
    </message>
    <message>
        <source>Before, between and after the actions you may &lt;a href=&quot;#HA-4&quot;&gt;claim cards&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;use bonus tokens&lt;/a&gt; and use powers that work once per turn. What belongs to an action or to a roll is used in the middle of it. Your turn is over when you say so, not earlier.</source>
        <translation>Przed akcjami, między nimi i po nich możesz &lt;a href=&quot;#HA-4&quot;&gt;zdobywać karty&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;używać żetonów bonusów&lt;/a&gt; i mocy, które działają raz na turę. To, co należy do akcji albo do rzutu, stosuje się w ich trakcie. Twoja tura kończy się wtedy, gdy tak powiesz, i nie wcześniej.</translation>
    </message>
    <message>
        <source>The six actions and the rest</source>
        <translation>Sześć akcji i relaks</translation>
    </message>
    <message>
        <source>Wherever an action speaks of a ghost that you use, the section must command it (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</source>
        <translation>Wszędzie, gdzie akcja mówi o duchu, którego używasz, sekcja musi nim władać (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon.&lt;/b&gt; Choose a building where at least two ghosts of one colour are together. One more of this colour comes there from the supply, and you take a token of this colour. The building must have room, and the supply must have such a ghost.</source>
        <translation>&lt;b&gt;Wezwanie.&lt;/b&gt; Wybierz budynek, w którym są razem co najmniej dwa duchy w jednym kolorze. Z puli przychodzi tam jeszcze jeden w tym kolorze, a ty bierzesz żeton w tym kolorze. W budynku musi być miejsce, a w puli taki duch.</translation>
    </message>
    <message>
        <source>Two green ghosts call a third. You take a green token.</source>
        <translation>Dwa zielone duchy wzywają trzeciego. Bierzesz zielony żeton.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare.&lt;/b&gt; Choose a colour of which a ghost is in town. You gain as many scares as its level: 1 for blue, 2 for green, 3 for yellow, 4 for orange, 5 for red.</source>
        <translation>&lt;b&gt;Straszenie.&lt;/b&gt; Wybierz kolor, w którym jest w miasteczku jakiś duch. Zyskujesz tyle strachów, ile wynosi jego poziom: 1 za niebieski, 2 za zielony, 3 za żółty, 4 za pomarańczowy, 5 za czerwony.</translation>
    </message>
    <message>
        <source>A yellow ghost is in town: it brings 3 scares.</source>
        <translation>W miasteczku jest żółty duch: daje 3 strachy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upgrade.&lt;/b&gt; Choose a ghost in town and make it one level more powerful. You pay 2 scares for green, 3 for yellow, 4 for orange and 5 for red. The ghost goes back to the supply, and one of the new colour takes its place; the supply must have one. Take a token of the new colour. Then you may lift one of your sections: any one that is below the new level rises straight to it. A red ghost cannot become more powerful.</source>
        <translation>&lt;b&gt;Awans.&lt;/b&gt; Wybierz ducha w miasteczku i podnieś go o jeden poziom. Za zielony płacisz 2 strachy, za żółty 3, za pomarańczowy 4, a za czerwony 5. Duch wraca do puli, a jego miejsce zajmuje duch w nowym kolorze; musi on być w puli. Weź żeton w nowym kolorze. Potem możesz podnieść jedną ze swoich sekcji: dowolna, która jest poniżej nowego poziomu, podnosi się prosto na ten poziom. Czerwony duch nie może być już potężniejszy.</translation>
    </message>
    <message>
        <source>A blue ghost becomes a green one for 2 scares. Then a sphere may rise to green.</source>
        <translation>Niebieski duch zmienia się w zielonego za 2 strachy. Potem jedna kula może się podnieść na zielony.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Move.&lt;/b&gt; Move a ghost to a neighbouring building with room. If a bonus token lies there, &lt;a href=&quot;#HA-3.1&quot;&gt;you may take it&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Ruch.&lt;/b&gt; Przesuń ducha do sąsiedniego budynku, w którym jest miejsce. Jeśli leży tam żeton bonusu, &lt;a href=&quot;#HA-3.1&quot;&gt;możesz go zabrać&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A ghost moves next door, where a bonus token lies.</source>
        <translation>Duch przechodzi do budynku obok, gdzie leży żeton bonusu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fight.&lt;/b&gt; A ghost that you command attacks a ghost of another colour in the same building. The foe may have any level. You roll the die of your ghost, and another player rolls the die of the foe: at this table the one after you. If your number is higher, the foe goes back to the supply, and you take a token of its colour. If it is lower or equal, nothing happens.</source>
        <translation>&lt;b&gt;Walka.&lt;/b&gt; Duch, którym władasz, atakuje ducha w innym kolorze w tym samym budynku. Przeciwnik może mieć dowolny poziom. Ty rzucasz kostką swojego ducha, a kostką przeciwnika rzuca inny gracz: przy tym stole następny po tobie. Jeśli twoja liczba jest większa, przeciwnik wraca do puli, a ty bierzesz żeton w jego kolorze. Jeśli jest mniejsza lub równa, nic się nie dzieje.</translation>
    </message>
    <message>
        <source>Green attacks yellow and rolls 4 against 3: the yellow ghost leaves, and you take a yellow token.</source>
        <translation>Zielony atakuje żółtego i wyrzuca 4 przeciwko 3: żółty duch odchodzi, a ty bierzesz żółty żeton.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunt.&lt;/b&gt; In a building with a ghost, put one of your pumpkins on the free haunting space of the ghost’s colour, and score its points. The pumpkin stays there, the ghost too. You may have only one pumpkin in each building.</source>
        <translation>&lt;b&gt;Nawiedzenie.&lt;/b&gt; W budynku, w którym jest duch, postaw jedną ze swoich dyń na wolnym polu nawiedzenia w kolorze tego ducha i zdobądź punkty za to pole. Dynia tam zostaje, duch też. W każdym budynku możesz mieć tylko jedną dynię.</translation>
    </message>
    <message>
        <source>A yellow ghost is here, so a pumpkin scores 6 points.</source>
        <translation>Jest tu żółty duch, więc dynia daje 6 punktów.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest.&lt;/b&gt; Take all discs of the section back into your reserve. If another section still has to act, it can use them at once.</source>
        <translation>&lt;b&gt;Relaks.&lt;/b&gt; Sekcja odpoczywa: weź wszystkie jej krążki z powrotem do zapasu. Jeśli inna sekcja ma jeszcze działać, może ich od razu użyć.</translation>
    </message>
    <message>
        <source>A section before its rest, and in your next turn.</source>
        <translation>Sekcja przed relaksem i w twojej następnej turze.</translation>
    </message>
    <message>
        <source>An example turn</source>
        <translation>Przykładowa tura</translation>
    </message>
    <message>
        <source>It is your turn. Your sections are blue, green and blue, you have 8 scares, and a blue token from earlier on. A green ghost is in the Church. There is no yellow ghost in town, let alone an orange one.</source>
        <translation>To twoja tura. Twoje sekcje to kolejno niebieska, zielona i niebieska; masz 8 strachów i niebieski żeton z wcześniejszej tury. W Kościele jest zielony duch. W miasteczku nie ma żółtego ducha, a co dopiero pomarańczowego.</translation>
    </message>
    <message>
        <source>The Church and your board at the beginning.</source>
        <translation>Kościół i twoja plansza na początku.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 2: Upgrade.&lt;/b&gt; This section is green, so it commands the green ghost. You pay 3 scares: the ghost becomes yellow, and you take a yellow token. Now you may lift a section that is below yellow. You choose section 3, and its sphere jumps from blue to yellow. So it is worth acting in the right order: section 3 has not acted yet.</source>
        <translation>&lt;b&gt;Sekcja 2: Awans.&lt;/b&gt; Ta sekcja jest zielona, więc włada zielonym duchem. Płacisz 3 strachy: duch staje się żółty, a ty bierzesz żółty żeton. Teraz możesz podnieść sekcję, która jest poniżej żółtego. Wybierasz sekcję 3 i jej kula przeskakuje z niebieskiego na żółty. Tu widać, że dobra kolejność się opłaca: sekcja 3 jeszcze nie działała.</translation>
    </message>
    <message>
        <source>After the first Upgrade.</source>
        <translation>Po pierwszym Awansie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 3: Upgrade.&lt;/b&gt; It commands yellow ghosts now. You pay 4 scares: the ghost becomes orange, and you take an orange token. You lift section 1, straight from blue to orange. You have 1 scare left.</source>
        <translation>&lt;b&gt;Sekcja 3: Awans.&lt;/b&gt; Włada teraz żółtymi duchami. Płacisz 4 strachy: duch staje się pomarańczowy, a ty bierzesz pomarańczowy żeton. Podnosisz sekcję 1, prosto z niebieskiego na pomarańczowy. Zostaje ci 1 strach.</translation>
    </message>
    <message>
        <source>After the second Upgrade.</source>
        <translation>Po drugim Awansie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 1: Haunt.&lt;/b&gt; It commands orange ghosts now, and the orange space of the Church is free. You put a pumpkin there: 8 points.</source>
        <translation>&lt;b&gt;Sekcja 1: Nawiedzenie.&lt;/b&gt; Włada teraz pomarańczowymi duchami, a pomarańczowe pole Kościoła jest wolne. Stawiasz tam dynię: 8 punktów.</translation>
    </message>
    <message>
        <source>&lt;b&gt;And then?&lt;/b&gt; All sections have acted, but your turn is not over until you say so. You have a blue, a yellow and an orange token, three different ones: just right for a coloured card. You claim it with the disc from the Upgrade space of section 2, so this space is free again, even without a rest. The card brings 3 points more, 11 in one turn. Now you end it.</source>
        <translation>&lt;b&gt;A potem?&lt;/b&gt; Wszystkie sekcje już działały, ale twoja tura się nie kończy, dopóki tego nie powiesz. Masz żeton niebieski, żółty i pomarańczowy, trzy różne: w sam raz na kolorową kartę. Zdobywasz ją krążkiem z pola Awansu w sekcji 2, więc to pole jest znów wolne, nawet bez relaksu. Karta daje jeszcze 3 punkty, razem 11 w jednej turze. Teraz ją kończysz.</translation>
    </message>
    <message>
        <source>The end of a good turn.</source>
        <translation>Koniec udanej tury.</translation>
    </message>
</context>
<context>
    <name>HalloweenVariants</name>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Gra standardowa</translation>
    </message>
    <message>
        <source>Three sections, dice, bonuses and eight cards with powers.</source>
        <translation>Trzy sekcje, kostki, bonusy i osiem kart z mocami.</translation>
    </message>
    <message>
        <source>Master game</source>
        <translation>Gra mistrzowska</translation>
    </message>
    <message>
        <source>Four sections and no luck at all: no dice, no bonuses, no cards. The higher level wins a fight, and sets of tokens score at the end.</source>
        <translation>Cztery sekcje i ani odrobiny losu: bez kostek, bez bonusów, bez kart. W Walce wygrywa wyższy poziom, a na koniec punktują komplety żetonów.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Casper</source>
        <translation>Duszek Kacper</translation>
    </message>
    <message>
        <source>A mild evening with a smile, for families who are new in town. Nearly everything you do brings a little extra: moving, scaring, summoning, upgrading, fetching a bonus, even resting.</source>
        <translation>Łagodny wieczór z uśmiechem, dla rodzin, które są w miasteczku od niedawna. Prawie wszystko daje tu mały dodatek: Ruch, Straszenie, Wezwanie, Awans, zabranie bonusu, a nawet Relaks.</translation>
    </message>
    <message>
        <source>The Amityville Ghosts</source>
        <translation>Duchy z Amityville</translation>
    </message>
    <message>
        <source>A house full of hidden doors, for players who like to think three steps ahead. Tokens change colour, sections do more than they should, and even a pumpkin need not stay where it stands.</source>
        <translation>Dom pełen ukrytych drzwi, dla tych, którzy lubią myśleć trzy kroki naprzód. Żetony zmieniają kolor, sekcje robią więcej, niż powinny, i nawet dynia nie musi zostać tam, gdzie stoi.</translation>
    </message>
    <message>
        <source>Jacob Marley</source>
        <translation>Jakub Marley</translation>
    </message>
    <message>
        <source>Chains rattle in every street: a rough and merry night for players who look for trouble. Attackers reach further, win more easily and carry off more, so the way to the top leads through many fights.</source>
        <translation>Na każdej ulicy brzęczą łańcuchy: zadziorna i wesoła noc dla tych, którzy szukają guza. Atakujący sięgają dalej, łatwiej wygrywają i więcej zgarniają, więc droga na szczyt prowadzi przez wiele walk.</translation>
    </message>
    <message>
        <source>The Brown Lady</source>
        <translation>Brązowa Dama</translation>
    </message>
    <message>
        <source>Steps on the stairs and a scream behind every window: a noisy night for players who love full pockets. Scares come from resting, moving, fighting and haunting too, and those you save turn into points at the end.</source>
        <translation>Kroki na schodach i krzyk za każdym oknem: głośna noc dla tych, którzy lubią pełne kieszenie. Strachy przynoszą też Relaks, Ruch, Walka i Nawiedzenie, a zaoszczędzone zmieniają się na koniec w punkty.</translation>
    </message>
    <message>
        <source>Bloody Mary</source>
        <translation>Krwawa Mary</translation>
    </message>
    <message>
        <source>A mirror in which every number looks bigger, for players who like to see their score climb. Summons, won fights, orange tokens and large gains of scares score on the way; tokens, coloured cards and the points themselves count once more at the end.</source>
        <translation>Lustro, w którym każda liczba wygląda na większą, dla tych, którzy lubią patrzeć, jak rośnie ich wynik. Wezwania, wygrane walki, pomarańczowe żetony i duże zyski strachów punktują po drodze; żetony, kolorowe karty i same punkty liczą się jeszcze raz na koniec.</translation>
    </message>
    <message>
        <source>Eight by lot</source>
        <translation>Osiem losowych</translation>
    </message>
    <message>
        <source>Chance draws eight of all 52 cards: no night is like another.</source>
        <translation>Los wybiera osiem ze wszystkich 52 kart: każda noc jest inna.</translation>
    </message>
    <message>
        <source>Eight of your choice</source>
        <translation>Osiem wybranych</translation>
    </message>
    <message>
        <source>You pick eight of all 52 cards yourselves.</source>
        <translation>Sami wybieracie osiem ze wszystkich 52 kart.</translation>
    </message>
    <message>
        <source>The eight cards</source>
        <translation>Osiem kart</translation>
    </message>
    <message>
        <source>Put a night of your own together.</source>
        <translation>Ułóżcie noc po swojemu.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>When it works</source>
        <translation>Kiedy działa</translation>
    </message>
</context>
<context>
    <name>HalloweenVoice</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runda %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hauntings</source>
        <translation>
            <numerusform>%n nawiedzenie</numerusform>
            <numerusform>%n nawiedzenia</numerusform>
            <numerusform>%n nawiedzeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rewards</source>
        <translation>
            <numerusform>%n nagroda</numerusform>
            <numerusform>%n nagrody</numerusform>
            <numerusform>%n nagród</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonusy</numerusform>
            <numerusform>%n bonusów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n komplet</numerusform>
            <numerusform>%n komplety</numerusform>
            <numerusform>%n kompletów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n raz</numerusform>
            <numerusform>%n razy</numerusform>
            <numerusform>%n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punkty po każdej rundzie</translation>
    </message>
    <message>
        <source>%1, %2: the points are level, more tokens decide.</source>
        <translation>%1, %2: remis w punktach, decyduje większa liczba żetonów.</translation>
    </message>
    <message>
        <source>%1, %2: points and tokens are level, the rank is shared.</source>
        <translation>%1, %2: remis w punktach i w żetonach, wspólne miejsce.</translation>
    </message>
    <message>
        <source>A lord has placed the last pumpkin, and the night is over.</source>
        <translation>Jeden z władców postawił ostatnią dynię i noc się skończyła.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out, and the night is over.</source>
        <translation>Skończyły się żetony w dwóch kolorach, a z nimi noc.</translation>
    </message>
    <message>
        <source>The last pumpkin is placed and a fifth card claimed, and the night is over.</source>
        <translation>Stoi ostatnia dynia, zdobyto piątą kartę i noc się skończyła.</translation>
    </message>
    <message>
        <source>A lord has claimed a fifth card, and the night is over.</source>
        <translation>Jeden z władców zdobył piątą kartę i noc się skończyła.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts. The mirror this morning does not count.</source>
        <translation>Zwyczajowo zaczyna ten, kto ostatnio widział ducha. Poranne spojrzenie w lustro się nie liczy.</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Still in hand</source>
        <translation>Zostało na ręce</translation>
    </message>
</context>
<context>
    <name>Herald</name>
    <message>
        <source>%1’s turn</source>
        <extracomment>%1 is the name of whoever is to play now.</extracomment>
        <translation>Tura: %1</translation>
    </message>
</context>
<context>
    <name>HindranceWords</name>
    <message>
        <source>A summon takes two ghosts of one colour in one building, and there is no such pair in town.</source>
        <translation>Wezwanie wymaga dwóch duchów w jednym kolorze w jednym budynku, a w miasteczku nie ma takiej pary.</translation>
    </message>
    <message>
        <source>Every pair in town is above the level of this section (%1).</source>
        <translation>Każda para w miasteczku jest powyżej poziomu tej sekcji (%1).</translation>
    </message>
    <message>
        <source>Wherever you could summon, the building is full or the supply has no such ghost.</source>
        <translation>Wszędzie, gdzie można by wezwać ducha, budynek jest pełny albo w puli nie ma takiego ducha.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost in town.</source>
        <translation>Ta sekcja (poziom: %1) nie włada żadnym duchem w miasteczku.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost that could be upgraded.</source>
        <translation>Ta sekcja (poziom: %1) nie włada żadnym duchem, który mógłby awansować.</translation>
    </message>
    <message>
        <source>The supply has no ghost of the next level for any that this section commands.</source>
        <translation>W puli nie ma ducha następnego poziomu dla żadnego z tych, którymi włada ta sekcja.</translation>
    </message>
    <message>
        <source>No ghost that this section commands can move: the buildings around are full.</source>
        <translation>Żaden duch, którym włada ta sekcja, nie może się ruszyć: budynki dookoła są pełne.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) is together with a weaker one.</source>
        <translation>Żaden duch, którym włada ta sekcja (poziom: %1), nie jest razem ze słabszym.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) has a foe in reach.</source>
        <translation>Żaden duch, którym włada ta sekcja (poziom: %1), nie ma przeciwnika w zasięgu.</translation>
    </message>
    <message>
        <source>Where this section commands a ghost (level: %1), no space of its colour is free for you.</source>
        <translation>Tam, gdzie ta sekcja włada jakimś duchem (poziom: %1), nie ma dla ciebie wolnego pola w jego kolorze.</translation>
    </message>
    <message>
        <source>The level of this section (%1) is too low for this colour (%2): choose a lower one.</source>
        <translation>Poziom tej sekcji (%1) jest za niski na ten kolor (%2): wybierz niższy.</translation>
    </message>
    <message>
        <source>A summon takes two ghosts of one colour in the building; here are fewer (%1, %2).</source>
        <translation>Wezwanie wymaga dwóch duchów w jednym kolorze w budynku; tu jest ich mniej (%1, %2).</translation>
    </message>
    <message>
        <source>The upgrade takes a ghost from the supply, and none of this colour is left (%1).</source>
        <translation>Awans wymaga ducha z puli, a w tym kolorze nie ma już żadnego (%1).</translation>
    </message>
    <message>
        <source>No ghost of this colour is left in the supply (%1).</source>
        <translation>W puli nie ma już ducha w tym kolorze (%1).</translation>
    </message>
    <message numerus="yes">
        <source>There is no room there (%1): a building holds %n ghosts.</source>
        <translation>
            <numerusform>Nie ma tam miejsca (%1): w budynku mieści się %n duch.</numerusform>
            <numerusform>Nie ma tam miejsca (%1): w budynku mieszczą się %n duchy.</numerusform>
            <numerusform>Nie ma tam miejsca (%1): w budynku mieści się %n duchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ghost of this colour is in town (%1): choose another colour.</source>
        <translation>W miasteczku nie ma ducha w tym kolorze (%1): wybierz inny kolor.</translation>
    </message>
    <message>
        <source>This ghost is in the supply: choose one that is in town.</source>
        <translation>Ten duch jest w puli: wybierz takiego, który jest w miasteczku.</translation>
    </message>
    <message>
        <source>Red is the highest level: choose another ghost to upgrade.</source>
        <translation>Czerwony to najwyższy poziom: wybierz do Awansu innego ducha.</translation>
    </message>
    <message numerus="yes">
        <source>The upgrade costs %n scares, and you have %1: a Scare brings more.</source>
        <translation>
            <numerusform>Awans kosztuje %n strach, a ty masz %1: więcej da Straszenie.</numerusform>
            <numerusform>Awans kosztuje %n strachy, a ty masz %1: więcej da Straszenie.</numerusform>
            <numerusform>Awans kosztuje %n strachów, a ty masz %1: więcej da Straszenie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolling again costs %n scares, and you have %1.</source>
        <translation>
            <numerusform>Ponowny rzut kosztuje %n strach, a ty masz %1.</numerusform>
            <numerusform>Ponowny rzut kosztuje %n strachy, a ty masz %1.</numerusform>
            <numerusform>Ponowny rzut kosztuje %n strachów, a ty masz %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ghost is there already (%1): choose another building.</source>
        <translation>Duch już tam jest (%1): wybierz inny budynek.</translation>
    </message>
    <message>
        <source>A ghost moves next door, and these two share no wall: %1, %2.</source>
        <translation>Duch przechodzi do budynku obok, a te dwa nie stykają się bokiem: %1, %2.</translation>
    </message>
    <message>
        <source>Ghosts of one colour do not fight each other (%1): choose another foe.</source>
        <translation>Duchy w jednym kolorze nie walczą ze sobą (%1): wybierz innego przeciwnika.</translation>
    </message>
    <message>
        <source>A ghost attacks in its own building: choose a foe that is there.</source>
        <translation>Duch atakuje w swoim budynku: wybierz przeciwnika, który tam jest.</translation>
    </message>
    <message>
        <source>In the Master game a ghost beats only weaker ones, and this foe is stronger (%1 against %2).</source>
        <translation>W grze mistrzowskiej duch pokonuje tylko słabszych, a ten przeciwnik jest silniejszy (%1 kontra %2).</translation>
    </message>
    <message>
        <source>One against all takes a card for it, not yet used in this turn, and two foes or more.</source>
        <translation>Jeden na wszystkich: do tego trzeba odpowiedniej karty, jeszcze nieużytej w tej turze, i co najmniej dwóch przeciwników.</translation>
    </message>
    <message>
        <source>Two colours summon together only by a card, both commanded, one in the supply.</source>
        <translation>Dwa kolory wzywają razem tylko dzięki karcie: trzeba władać oboma, a choć jeden musi być w puli.</translation>
    </message>
    <message>
        <source>Only with a card for it you take a pumpkin back, and only your own.</source>
        <translation>Dynię odzyskasz tylko dzięki odpowiedniej karcie, i tylko własną.</translation>
    </message>
    <message>
        <source>To haunt this space you need a ghost of its colour there: %1, %2.</source>
        <translation>Żeby nawiedzić to pole, potrzebujesz tam ducha w jego kolorze: %1, %2.</translation>
    </message>
    <message>
        <source>You have placed all pumpkins of your own colour.</source>
        <translation>Wszystkie dynie w twoim kolorze już stoją.</translation>
    </message>
    <message>
        <source>You have placed all your pumpkins; there is none left to haunt with.</source>
        <translation>Wszystkie twoje dynie już stoją; nie ma już czym nawiedzać.</translation>
    </message>
    <message>
        <source>You have placed all your common pumpkins: take one of your own.</source>
        <translation>Wszystkie twoje wspólne dynie już stoją: weź własną.</translation>
    </message>
    <message>
        <source>A pumpkin stands on this space already: choose a free one.</source>
        <translation>Na tym polu już stoi dynia: wybierz wolne.</translation>
    </message>
    <message>
        <source>One pumpkin of a colour per building, and yours is there already: %1.</source>
        <translation>W budynku może stać jedna dynia w danym kolorze, a twoja już tam jest: %1.</translation>
    </message>
    <message>
        <source>One common pumpkin per building is enough, and there is one already: %1.</source>
        <translation>Jedna wspólna dynia na budynek wystarczy, a tu już jakaś stoi: %1.</translation>
    </message>
    <message>
        <source>This bonus is for dice: keep it until you roll some (%1).</source>
        <translation>Ten bonus jest do kostek: zachowaj go na rzut (%1).</translation>
    </message>
    <message>
        <source>This bonus does not help dice: finish the roll first (%1).</source>
        <translation>Ten bonus nie pomaga kostkom: najpierw dokończ rzut (%1).</translation>
    </message>
    <message>
        <source>Bonuses for dice change only dice that you roll yourself.</source>
        <translation>Bonusy do kostek zmieniają tylko kostki, którymi rzucasz ty.</translation>
    </message>
    <message>
        <source>It is too late: this bonus is used before the roll (%1).</source>
        <translation>Za późno: tego bonusu używa się przed rzutem (%1).</translation>
    </message>
    <message>
        <source>Roll first: this bonus is used after the roll (%1).</source>
        <translation>Najpierw rzuć: tego bonusu używa się po rzucie (%1).</translation>
    </message>
    <message>
        <source>Roll first: this card is used after the roll (%1).</source>
        <translation>Najpierw rzuć: tej karty używa się po rzucie (%1).</translation>
    </message>
    <message>
        <source>There is no bigger die than the red one.</source>
        <translation>Nie ma większej kostki niż czerwona.</translation>
    </message>
    <message>
        <source>Your roll is good enough: a higher one would change nothing.</source>
        <translation>Twój rzut wystarczy: wyższy nic by nie zmienił.</translation>
    </message>
    <message>
        <source>This card rolls only the attack die of a fight again (%1).</source>
        <translation>Ta karta pozwala ponowić tylko rzut kostką ataku w Walce (%1).</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Turn your cards up first, with F9 or your key: a hint may tell of them.</source>
        <translation>Najpierw odkryj swoje karty klawiszem F9 albo własnym: podpowiedź może je zdradzić.</translation>
    </message>
    <message>
        <source>Several people race here: a hint would help all of them, so there is none.</source>
        <translation>Ściga się tu kilka osób: podpowiedź pomogłaby wszystkim, więc jej nie ma.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>W tę partię gramy bez podpowiedzi.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Myślę…</translation>
    </message>
    <message>
        <source>Nobody could think of a hint. Ask once more.</source>
        <translation>Nie udało się wymyślić podpowiedzi. Zapytaj jeszcze raz.</translation>
    </message>
    <message>
        <source>Ask again to be told more: that counts as another hint.</source>
        <translation>Zapytaj jeszcze raz, żeby dowiedzieć się więcej: to liczy się jako kolejna podpowiedź.</translation>
    </message>
</context>
<context>
    <name>HomeButton</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć do półki</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>Partia jest zapisana.</translation>
    </message>
</context>
<context>
    <name>HonoursPage</name>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n&#xa0;wygrana</numerusform>
            <numerusform>%n&#xa0;wygrane</numerusform>
            <numerusform>%n&#xa0;wygranych</numerusform>
        </translation>
    </message>
    <message>
        <source>No evening yet: it begins with the first game that two of you play to its end.</source>
        <translation>Nie było jeszcze żadnego wieczoru: zacznie się od partii, którą dwie osoby rozegrają do końca.</translation>
    </message>
    <message>
        <source>Not played yet: %1</source>
        <extracomment>%1 is a list of games.</extracomment>
        <translation>Jeszcze nie grano: %1</translation>
    </message>
    <message>
        <source>Show earlier evenings</source>
        <translation>Pokaż wcześniejsze wieczory</translation>
    </message>
    <message>
        <source>Show more people</source>
        <translation>Pokaż więcej osób</translation>
    </message>
    <message>
        <source>One moment: the games are being counted.</source>
        <translation>Chwileczkę: trwa liczenie partii.</translation>
    </message>
    <message>
        <source>The steps are still free. Play a game to its end, and it is remembered here.</source>
        <translation>Podium jest jeszcze puste. Rozegrajcie partię do końca, a&#xa0;zostanie tu zapamiętana.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wybierz grę</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Osiągnięcia</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ludzie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Wieczory</translation>
    </message>
    <message>
        <source>Plan an evening</source>
        <translation>Zaplanuj wieczór</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć do półki</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Zapisz jako obrazek</translation>
    </message>
</context>
<context>
    <name>HonoursRoom</name>
    <message>
        <source>Best time, %1: %2, %3</source>
        <extracomment>%1 is what was done, %2 who did it, %3 how long it took.</extracomment>
        <translation>Najlepszy czas, %1: %2, %3</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Zapisz jako obrazek</translation>
    </message>
    <message>
        <source>Begin another evening</source>
        <translation>Rozpocznij inny wieczór</translation>
    </message>
    <message>
        <source>An evening is still under way. It ends where it is if another one begins.</source>
        <translation>Jeden wieczór jeszcze trwa. Jeśli zacznie się inny, ten się na tym zakończy.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Zakończ wieczór</translation>
    </message>
    <message>
        <source>Shall the evening end here? The games that have ended count.</source>
        <translation>Zakończyć wieczór w&#xa0;tym miejscu? Rozegrane partie się liczą.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>KeysCover</name>
    <message>
        <source>%1: it works!</source>
        <translation>%1: działa!</translation>
    </message>
    <message>
        <source>Press the new key. Esc: as before.</source>
        <translation>Naciśnij nowy klawisz. Esc: bez zmian.</translation>
    </message>
    <message>
        <source>The program itself needs this key. Press a letter, a digit or a sign.</source>
        <translation>Tego klawisza potrzebuje sam program. Naciśnij literę, cyfrę albo znak.</translation>
    </message>
    <message>
        <source>%1 had this key and has %2 now.</source>
        <translation>Ten klawisz był już zajęty; %1 ma teraz %2.</translation>
    </message>
    <message>
        <source>%1, claim: %2</source>
        <translation>%1, zgłoszenie: %2</translation>
    </message>
    <message>
        <source>%1, hand: %2</source>
        <translation>%1, ręka: %2</translation>
    </message>
    <message>
        <source>works</source>
        <translation>działa</translation>
    </message>
    <message>
        <source>Everybody is ready</source>
        <translation>Wszyscy gotowi</translation>
    </message>
    <message>
        <source>Start without trying the keys</source>
        <translation>Zacznij bez próby klawiszy</translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation>Naciśnij klawisz…</translation>
    </message>
    <message>
        <source>Everybody’s own keys</source>
        <translation>Własne klawisze graczy</translation>
    </message>
    <message>
        <source>Everybody presses their keys once and keeps a finger near them. To choose another key, click the old one first.</source>
        <translation>Każdy naciska raz swoje klawisze i trzyma palec w ich pobliżu. Żeby wybrać inny klawisz, najpierw kliknij dotychczasowy.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Zgłoszenie</translation>
    </message>
    <message>
        <source>Raise a hand</source>
        <translation>Ręka w górę</translation>
    </message>
</context>
<context>
    <name>LegendWords</name>
    <message>
        <source>What do the signs mean?</source>
        <translation>Co oznaczają znaki?</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>Beside the sign of a card whose power works all the time.</extracomment>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>raz na turę</translation>
    </message>
    <message>
        <source>at the end</source>
        <extracomment>Beside the sign of a card that is counted when the game ends.</extracomment>
        <translation>na koniec</translation>
    </message>
    <message>
        <source>any three</source>
        <extracomment>Beside three dots: a price of any three tokens.</extracomment>
        <translation>dowolne trzy</translation>
    </message>
    <message>
        <source>all different</source>
        <extracomment>Beside three dots that are not equal: a price of three tokens of different colours.</extracomment>
        <translation>każdy inny</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>scares</source>
        <translation>strachy</translation>
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
        <translation>Używane na warunkach GNU Lesser General Public License w&#xa0;wersji 3, bez zmian w&#xa0;kodzie. Biblioteki są osobnymi plikami w&#xa0;folderze programu i&#xa0;wolno ci zastąpić je własnymi wersjami. Prawa autorskie: The Qt Company Ltd. i&#xa0;inni współtwórcy.</translation>
    </message>
    <message>
        <source>This program: its code and its pictures</source>
        <translation>Ten program: jego kod i&#xa0;obrazki</translation>
    </message>
    <message>
        <source>Windows, pictures and text on the screen</source>
        <translation>Okna, obrazki i&#xa0;tekst na ekranie</translation>
    </message>
    <message>
        <source>Code by others in Qt</source>
        <translation>Qt: kod innych autorów</translation>
    </message>
    <message>
        <source>What Qt itself is built on</source>
        <translation>Na czym opiera się samo Qt</translation>
    </message>
    <message>
        <source>Lets Python use Qt</source>
        <translation>Pozwala używać Qt w&#xa0;języku Python</translation>
    </message>
    <message>
        <source>Languages and their letters in Qt; on Linux</source>
        <translation>Języki i&#xa0;ich litery w&#xa0;Qt; w&#xa0;systemie Linux</translation>
    </message>
    <message>
        <source>The language that the program is written in</source>
        <translation>Język, w&#xa0;którym napisano program</translation>
    </message>
    <message>
        <source>Code by others in Python</source>
        <translation>Python: kod innych autorów</translation>
    </message>
    <message>
        <source>What Python itself is built on</source>
        <translation>Na czym opiera się sam Python</translation>
    </message>
    <message>
        <source>Cards, moves and positions as plain values</source>
        <translation>Karty, ruchy i&#xa0;pozycje jako proste wartości</translation>
    </message>
    <message>
        <source>Writes games down and reads them again</source>
        <translation>Zapisuje partie i&#xa0;ponownie je odczytuje</translation>
    </message>
    <message>
        <source>Needed by cattrs</source>
        <translation>Wymaga tego cattrs</translation>
    </message>
    <message>
        <source>Knows the folder where games are kept</source>
        <translation>Wie, w&#xa0;którym folderze są zapisane partie</translation>
    </message>
    <message>
        <source>The typeface</source>
        <translation>Krój pisma</translation>
    </message>
    <message>
        <source>Plays the sounds</source>
        <translation>Odtwarza dźwięki</translation>
    </message>
    <message>
        <source>Needed by miniaudio</source>
        <translation>Potrzebna do miniaudio</translation>
    </message>
    <message>
        <source>Keeps your games</source>
        <translation>Przechowuje wasze partie</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>domena publiczna</translation>
    </message>
    <message>
        <source>Lets Python call other libraries</source>
        <translation>Pozwala wywoływać inne biblioteki z&#xa0;języka Python</translation>
    </message>
    <message>
        <source>Packs and unpacks files for Python</source>
        <translation>Pakuje i&#xa0;rozpakowuje pliki dla języka Python</translation>
    </message>
    <message>
        <source>Gives each game a number of its own; on Linux</source>
        <translation>Nadaje każdej partii własny numer; w&#xa0;systemie Linux</translation>
    </message>
    <message>
        <source>Starts the installed program</source>
        <translation>Uruchamia zainstalowany program</translation>
    </message>
    <message>
        <source>Needed by Python and Qt; on Windows</source>
        <translation>Wymagają tego Python i&#xa0;Qt; w&#xa0;systemie Windows</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Version: %1</source>
        <translation>Wersja: %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licencja: %1</translation>
    </message>
    <message>
        <source>Source code: %1</source>
        <translation>Kod źródłowy: %1</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Halloween Table is free software. It stands on the work of many others, who share it on these terms.</source>
        <translation>Halloween Table to wolne oprogramowanie. Opiera się na pracy wielu innych osób, które dzielą się nią na tych warunkach.</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Części programu</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
</context>
<context>
    <name>Lid</name>
    <message>
        <source>In the box</source>
        <translation>W&#xa0;pudełku</translation>
    </message>
</context>
<context>
    <name>Listening</name>
    <message>
        <source>By keyboard and by ear</source>
        <translation>Z klawiatury i na słuch</translation>
    </message>
    <message>
        <source>Four keys read the table to you: the text is shown and, if you use a screen reader, spoken. &lt;b&gt;F5&lt;/b&gt; reads your hand or your own board, &lt;b&gt;F6&lt;/b&gt; the common board and what each player has, &lt;b&gt;F7&lt;/b&gt; what has changed since your last turn, and &lt;b&gt;F8&lt;/b&gt; whose turn it is and what you can do. They read only what you may see, and nothing behind the curtain.</source>
        <translation>Cztery klawisze czytają ci stół: tekst się pokazuje, a jeśli używasz czytnika ekranu, jest też wypowiadany. &lt;b&gt;F5&lt;/b&gt; czyta twoją rękę albo twoją planszę, &lt;b&gt;F6&lt;/b&gt; wspólną planszę i to, co ma każdy gracz, &lt;b&gt;F7&lt;/b&gt; to, co się zmieniło od twojej ostatniej tury, a &lt;b&gt;F8&lt;/b&gt; czyja jest tura i co możesz zrobić. Czytane jest tylko to, co wolno ci widzieć, a za kurtyną nic.</translation>
    </message>
    <message>
        <source>Cards that lie face down are not read out. &lt;b&gt;F9&lt;/b&gt; turns yours up, until you press it again or it is somebody else’s turn; then &lt;b&gt;F5&lt;/b&gt; reads them. Everybody who hears your computer hears your cards, too: use headphones to keep them secret.</source>
        <translation>Karty, które leżą zakryte, nie są odczytywane. &lt;b&gt;F9&lt;/b&gt; odkrywa twoje, aż naciśniesz ten klawisz ponownie albo zacznie się czyjaś inna tura; wtedy &lt;b&gt;F5&lt;/b&gt; je odczytuje. Twoje karty słyszy każdy, kto słyszy twój komputer: żeby pozostały tajemnicą, załóż słuchawki.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; take you to whatever you can use now, and to the cards in your hand even when you cannot play them; &lt;b&gt;Enter&lt;/b&gt; then tells you why. &lt;b&gt;Ctrl&lt;/b&gt; with an arrow key looks around: it takes you to everything on the table without doing anything.</source>
        <translation>&lt;b&gt;Tab&lt;/b&gt; i &lt;b&gt;strzałki&lt;/b&gt; prowadzą do wszystkiego, czego możesz teraz użyć, a także do kart na twojej ręce, nawet gdy nie możesz ich zagrać; &lt;b&gt;Enter&lt;/b&gt; powie wtedy dlaczego. &lt;b&gt;Ctrl&lt;/b&gt; ze strzałką pozwala się rozejrzeć: prowadzi do wszystkiego na stole i niczego nie zmienia.</translation>
    </message>
    <message>
        <source>A screen reader finds the table in groups: your hand, the board, cards, stacks, players and buttons. Everything you can use has an action: press it, pick it up, put it down here. When there is a choice, the options come first, as a group of their own. Whose turn it is, what happens and why something is not allowed are spoken automatically.</source>
        <translation>Czytnik ekranu znajduje stół podzielony na grupy: twoja ręka, plansza, karty, stosy, gracze i przyciski. Wszystko, czego możesz użyć, ma swoją czynność: naciśnij, podnieś, połóż tutaj. Gdy jest w czym wybierać, możliwości są na początku, w osobnej grupie. Czyja jest tura, co się dzieje i dlaczego czegoś nie wolno, jest wypowiadane samo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F12&lt;/b&gt; turns all sounds off and on; how loud they are is in the settings. A sound never tells anything that is not also shown and spoken, and never anything about hidden cards.</source>
        <translation>&lt;b&gt;F12&lt;/b&gt; wyłącza i&#xa0;włącza wszystkie dźwięki; głośność zmienia się w&#xa0;ustawieniach. Dźwięk nigdy nie mówi niczego, czego zarazem nie widać i&#xa0;nie słychać w&#xa0;słowach, i&#xa0;nigdy nie zdradza ukrytych kart.</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>%1: Summon — %2, %3.</source>
        <translation>%1: Wezwanie – %2, %3.</translation>
    </message>
    <message>
        <source>%1: Scare — %2.</source>
        <translation>%1: Straszenie – %2.</translation>
    </message>
    <message>
        <source>%1: Upgrade — %2 → %3, %4.</source>
        <translation>%1: Awans – %2 → %3, %4.</translation>
    </message>
    <message>
        <source>%1: Move — %2, %3 → %4.</source>
        <translation>%1: Ruch – %2, %3 → %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, common pumpkin, %n points.</source>
        <translation>
            <numerusform>%1: Nawiedzenie – %2, %3, wspólna dynia, %n punkt.</numerusform>
            <numerusform>%1: Nawiedzenie – %2, %3, wspólna dynia, %n punkty.</numerusform>
            <numerusform>%1: Nawiedzenie – %2, %3, wspólna dynia, %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, %n points.</source>
        <translation>
            <numerusform>%1: Nawiedzenie – %2, %3, %n punkt.</numerusform>
            <numerusform>%1: Nawiedzenie – %2, %3, %n punkty.</numerusform>
            <numerusform>%1: Nawiedzenie – %2, %3, %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Rest — %2, %n discs.</source>
        <translation>
            <numerusform>%1: Relaks – %2, %n krążek.</numerusform>
            <numerusform>%1: Relaks – %2, %n krążki.</numerusform>
            <numerusform>%1: Relaks – %2, %n krążków.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Fight — %2 against %3, %4.</source>
        <translation>%1: Walka – %2 kontra %3, %4.</translation>
    </message>
    <message>
        <source>%1: Fight — %2 (%3) against %4 (%5).</source>
        <translation>%1: Walka – %2 (%3) kontra %4 (%5).</translation>
    </message>
    <message>
        <source>%1 — dice: %2.</source>
        <translation>%1 – kostki: %2.</translation>
    </message>
    <message>
        <source>Dice: %1 against %2.</source>
        <translation>Kostki: %1 kontra %2.</translation>
    </message>
    <message>
        <source>%1 — dice: %2 (%3), %4 (%5).</source>
        <translation>%1 – kostki: %2 (%3), %4 (%5).</translation>
    </message>
    <message>
        <source>%1 wins: the %2 goes back to the supply.</source>
        <translation>%1 wygrywa: %2 wraca do puli.</translation>
    </message>
    <message>
        <source>A tie: %1 does not win, and the %2 stays.</source>
        <translation>Remis: %1 nie wygrywa, a %2 zostaje.</translation>
    </message>
    <message>
        <source>%1 does not win: the %2 stays.</source>
        <translation>%1 nie wygrywa: %2 zostaje.</translation>
    </message>
    <message>
        <source>%1 names the number %2.</source>
        <translation>%1 podaje liczbę %2.</translation>
    </message>
    <message>
        <source>Nobody comes, for none is in the supply: %1.</source>
        <translation>Nikt nie przychodzi, bo takiego nie ma w puli: %1.</translation>
    </message>
    <message>
        <source>%1 brings from the supply: %2, %3.</source>
        <translation>%1 sprowadza z puli: %2, %3.</translation>
    </message>
    <message>
        <source>%1 sends back to the supply: %2, %3.</source>
        <translation>%1 odsyła do puli: %2, %3.</translation>
    </message>
    <message>
        <source>%1 lets two ghosts swap places: %2 (%3), %4 (%5).</source>
        <translation>%1 zamienia dwa duchy miejscami: %2 (%3), %4 (%5).</translation>
    </message>
    <message numerus="yes">
        <source>%n blue ghosts come to town: %1.</source>
        <translation>
            <numerusform>Do miasteczka przychodzi %n niebieski duch: %1.</numerusform>
            <numerusform>Do miasteczka przychodzą %n niebieskie duchy: %1.</numerusform>
            <numerusform>Do miasteczka przychodzi %n niebieskich duchów: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All five red ghosts are in town and go back to the supply.</source>
        <translation>W miasteczku jest wszystkich pięć czerwonych duchów: wracają do puli.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a pumpkin back and loses %n points: %2, %3.</source>
        <translation>
            <numerusform>%1 odzyskuje dynię i traci %n punkt: %2, %3.</numerusform>
            <numerusform>%1 odzyskuje dynię i traci %n punkty: %2, %3.</numerusform>
            <numerusform>%1 odzyskuje dynię i traci %n punktów: %2, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six new bonuses come to town.</source>
        <translation>Do miasteczka trafia sześć nowych bonusów.</translation>
    </message>
    <message>
        <source>None is left in the supply: %1.</source>
        <translation>W puli już go nie ma: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n scares.</source>
        <translation>
            <numerusform>%1 zyskuje %n strach.</numerusform>
            <numerusform>%1 zyskuje %n strachy.</numerusform>
            <numerusform>%1 zyskuje %n strachów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n scares.</source>
        <translation>
            <numerusform>%1 płaci %n strach.</numerusform>
            <numerusform>%1 płaci %n strachy.</numerusform>
            <numerusform>%1 płaci %n strachów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n discs back.</source>
        <translation>
            <numerusform>%1 odzyskuje %n krążek.</numerusform>
            <numerusform>%1 odzyskuje %n krążki.</numerusform>
            <numerusform>%1 odzyskuje %n krążków.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the three discs back from the slots.</source>
        <translation>%1 odzyskuje trzy krążki z przegródek.</translation>
    </message>
    <message>
        <source>%1 lifts a section: %2, level: %3.</source>
        <translation>%1 podnosi sekcję: %2, poziom: %3.</translation>
    </message>
    <message>
        <source>%1 lowers a section: %2, level: %3.</source>
        <translation>%1 obniża sekcję: %2, poziom: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points.</source>
        <translation>
            <numerusform>%1 zdobywa %n punkt.</numerusform>
            <numerusform>%1 zdobywa %n punkty.</numerusform>
            <numerusform>%1 zdobywa %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points as a reward.</source>
        <translation>
            <numerusform>%1 zdobywa %n punkt w nagrodę.</numerusform>
            <numerusform>%1 zdobywa %n punkty w nagrodę.</numerusform>
            <numerusform>%1 zdobywa %n punktów w nagrodę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points: %2.</source>
        <translation>
            <numerusform>%1 zdobywa %n punkt: %2.</numerusform>
            <numerusform>%1 zdobywa %n punkty: %2.</numerusform>
            <numerusform>%1 zdobywa %n punktów: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n blue tokens.</source>
        <translation>
            <numerusform>%1 bierze %n niebieski żeton.</numerusform>
            <numerusform>%1 bierze %n niebieskie żetony.</numerusform>
            <numerusform>%1 bierze %n niebieskich żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n green tokens.</source>
        <translation>
            <numerusform>%1 bierze %n zielony żeton.</numerusform>
            <numerusform>%1 bierze %n zielone żetony.</numerusform>
            <numerusform>%1 bierze %n zielonych żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n yellow tokens.</source>
        <translation>
            <numerusform>%1 bierze %n żółty żeton.</numerusform>
            <numerusform>%1 bierze %n żółte żetony.</numerusform>
            <numerusform>%1 bierze %n żółtych żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n orange tokens.</source>
        <translation>
            <numerusform>%1 bierze %n pomarańczowy żeton.</numerusform>
            <numerusform>%1 bierze %n pomarańczowe żetony.</numerusform>
            <numerusform>%1 bierze %n pomarańczowych żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n red tokens.</source>
        <translation>
            <numerusform>%1 bierze %n czerwony żeton.</numerusform>
            <numerusform>%1 bierze %n czerwone żetony.</numerusform>
            <numerusform>%1 bierze %n czerwonych żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n blue tokens.</source>
        <translation>
            <numerusform>%1 płaci %n niebieski żeton.</numerusform>
            <numerusform>%1 płaci %n niebieskie żetony.</numerusform>
            <numerusform>%1 płaci %n niebieskich żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n green tokens.</source>
        <translation>
            <numerusform>%1 płaci %n zielony żeton.</numerusform>
            <numerusform>%1 płaci %n zielone żetony.</numerusform>
            <numerusform>%1 płaci %n zielonych żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n yellow tokens.</source>
        <translation>
            <numerusform>%1 płaci %n żółty żeton.</numerusform>
            <numerusform>%1 płaci %n żółte żetony.</numerusform>
            <numerusform>%1 płaci %n żółtych żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n orange tokens.</source>
        <translation>
            <numerusform>%1 płaci %n pomarańczowy żeton.</numerusform>
            <numerusform>%1 płaci %n pomarańczowe żetony.</numerusform>
            <numerusform>%1 płaci %n pomarańczowych żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n red tokens.</source>
        <translation>
            <numerusform>%1 płaci %n czerwony żeton.</numerusform>
            <numerusform>%1 płaci %n czerwone żetony.</numerusform>
            <numerusform>%1 płaci %n czerwonych żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims a card, %n points: %2. Paid: %3.</source>
        <translation>
            <numerusform>%1 zdobywa kartę, %n punkt: %2. Zapłata: %3.</numerusform>
            <numerusform>%1 zdobywa kartę, %n punkty: %2. Zapłata: %3.</numerusform>
            <numerusform>%1 zdobywa kartę, %n punktów: %2. Zapłata: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses the card: %2.</source>
        <translation>%1 używa karty: %2.</translation>
    </message>
    <message>
        <source>%1 uses the bonus: %2.</source>
        <translation>%1 używa bonusu: %2.</translation>
    </message>
    <message>
        <source>%1 draws the bonus: %2.</source>
        <translation>%1 dobiera bonus: %2.</translation>
    </message>
    <message>
        <source>%1 discards the bonus: %2.</source>
        <translation>%1 odrzuca bonus: %2.</translation>
    </message>
    <message numerus="yes">
        <source>At the end %1 scores %n points: %2.</source>
        <translation>
            <numerusform>Na koniec %1 zdobywa %n punkt: %2.</numerusform>
            <numerusform>Na koniec %1 zdobywa %n punkty: %2.</numerusform>
            <numerusform>Na koniec %1 zdobywa %n punktów: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2.</source>
        <translation>%1 zatrzymuje bonus: %2.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2.</source>
        <translation>%1 zabiera bonus: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2. Discarded: %3.</source>
        <translation>%1 zatrzymuje bonus: %2. Odrzucony: %3.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2. Discarded: %3.</source>
        <translation>%1 zabiera bonus: %2. Odrzucony: %3.</translation>
    </message>
    <message>
        <source>%1 has placed the last pumpkin: this round is the last one.</source>
        <translation>%1 stawia ostatnią dynię: ta runda jest ostatnia.</translation>
    </message>
    <message>
        <source>%1 has claimed a fifth card: this round is the last one.</source>
        <translation>%1 zdobywa piątą kartę: ta runda jest ostatnia.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out: this round is the last one.</source>
        <translation>Skończyły się żetony w dwóch kolorach: ta runda jest ostatnia.</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>You cannot look back while the clock decides: wait for the end of the game.</source>
        <translation>Dopóki liczy się czas, nie można oglądać wstecz: poczekaj do końca partii.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A new game begins here. The one you watched stays on the shelf.</source>
        <translation>Tu zaczyna się nowa partia. Ta oglądana zostaje na półce.</translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation>Usuwanie partii</translation>
    </message>
    <message>
        <source>Delete this game for good? (%1)</source>
        <translation>Usunąć tę partię na zawsze? (%1)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zostaw</translation>
    </message>
</context>
<context>
    <name>MakingDialog</name>
    <message>
        <source>A new puzzle</source>
        <translation>Nowa łamigłówka</translation>
    </message>
    <message>
        <source>Looking for a good one. Tried so far: %1</source>
        <translation>Szukam dobrej łamigłówki. Sprawdzone dotąd: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Missed</name>
    <message>
        <source>Not found: %1</source>
        <translation>Nieznalezieni: %1</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound on (F12)</source>
        <translation>Włącz dźwięk (F12)</translation>
    </message>
    <message>
        <source>Sound off (F12)</source>
        <translation>Wyłącz dźwięk (F12)</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>blue ghost</source>
        <translation>niebieski duch</translation>
    </message>
    <message>
        <source>green ghost</source>
        <translation>zielony duch</translation>
    </message>
    <message>
        <source>yellow ghost</source>
        <translation>żółty duch</translation>
    </message>
    <message>
        <source>orange ghost</source>
        <translation>pomarańczowy duch</translation>
    </message>
    <message>
        <source>red ghost</source>
        <translation>czerwony duch</translation>
    </message>
    <message>
        <source>blue token</source>
        <translation>niebieski żeton</translation>
    </message>
    <message>
        <source>green token</source>
        <translation>zielony żeton</translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation>żółty żeton</translation>
    </message>
    <message>
        <source>orange token</source>
        <translation>pomarańczowy żeton</translation>
    </message>
    <message>
        <source>red token</source>
        <translation>czerwony żeton</translation>
    </message>
    <message>
        <source>blue die</source>
        <translation>niebieska kostka</translation>
    </message>
    <message>
        <source>green die</source>
        <translation>zielona kostka</translation>
    </message>
    <message>
        <source>yellow die</source>
        <translation>żółta kostka</translation>
    </message>
    <message>
        <source>orange die</source>
        <translation>pomarańczowa kostka</translation>
    </message>
    <message>
        <source>red die</source>
        <translation>czerwona kostka</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Szkoła</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kościół</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Ratusz</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Szpital</translation>
    </message>
    <message>
        <source>Police Station</source>
        <translation>Komisariat</translation>
    </message>
    <message>
        <source>Cinema</source>
        <translation>Kino</translation>
    </message>
    <message>
        <source>Summon</source>
        <translation>Wezwij</translation>
    </message>
    <message>
        <source>Scare</source>
        <translation>Strasz</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Awansuj</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Rusz</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Walcz</translation>
    </message>
    <message>
        <source>Haunt</source>
        <translation>Nawiedź</translation>
    </message>
    <message>
        <source>Grey card</source>
        <translation>Szara karta</translation>
    </message>
    <message>
        <source>Coloured card</source>
        <translation>Kolorowa karta</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Działa stale</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Raz na turę</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>Na koniec gry</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Sekcja %1</translation>
    </message>
    <message>
        <source>Haunting</source>
        <translation>Nawiedzenia</translation>
    </message>
    <message>
        <source>Cards claimed</source>
        <translation>Zdobyte karty</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Nagrody</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonusy</translation>
    </message>
    <message>
        <source>Sets of three tokens</source>
        <translation>Komplety po trzy żetony</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>By lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>What you have chosen here for a new game is not kept.</source>
        <translation>To, co tu wybrano dla nowej partii, nie zostanie zachowane.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nowa partia: %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć do półki</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Who asks is shown what a good player would do, and why; it is counted.</source>
        <translation>Kto zapyta, zobaczy, co zrobiłby dobry gracz i&#xa0;dlaczego; każda podpowiedź jest liczona.</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Więcej…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Liczba startowa</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>losowa</translation>
    </message>
    <message>
        <source>The same number deals the same start, so that you can play it again.</source>
        <translation>Ta sama liczba daje ten sam układ początkowy, więc możesz rozegrać go jeszcze raz.</translation>
    </message>
    <message numerus="yes">
        <source>%1: pick %n more.</source>
        <extracomment>%1 is what is picked from: “The eight cards: pick 3 more.”</extracomment>
        <translation>
            <numerusform>%1: wybierz jeszcze %n.</numerusform>
            <numerusform>%1: wybierz jeszcze %n.</numerusform>
            <numerusform>%1: wybierz jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code cannot be read. Enter it whole, just as it was shown.</source>
        <translation>Nie da się odczytać tego kodu. Wpisz go w całości, tak jak był pokazany.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Zacznij grę</translation>
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
        <translation>Szansa na wygraną: %1.</translation>
    </message>
    <message>
        <source>Chance to win: %1, with the best use of your cards and bonuses %2.</source>
        <translation>Szansa na wygraną: %1, a przy najlepszym użyciu twoich kart i&#xa0;bonusów: %2.</translation>
    </message>
    <message>
        <source>Chances: %1.</source>
        <translation>Szanse: %1.</translation>
    </message>
    <message>
        <source>Chances: %1 → %2.</source>
        <translation>Szanse: %1 → %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2.</source>
        <translation>Atakuje: %1. Szansa na wygraną: %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2, with the best use of your cards and bonuses %3.</source>
        <translation>Atakuje: %1. Szansa na wygraną: %2, a przy najlepszym użyciu twoich kart i&#xa0;bonusów: %3.</translation>
    </message>
    <message>
        <source>Best attacker’s chances in % → with your cards and bonuses</source>
        <translation>Szanse najlepszego atakującego w&#xa0;% → z&#xa0;twoimi kartami i&#xa0;bonusami</translation>
    </message>
    <message>
        <source>Chances in % → with your cards and bonuses</source>
        <translation>Szanse w&#xa0;% → z&#xa0;twoimi kartami i&#xa0;bonusami</translation>
    </message>
    <message>
        <source>Best attacker’s chances in %</source>
        <translation>Szanse najlepszego atakującego w&#xa0;%</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>%1: rest</source>
        <translation>%1: relaks</translation>
    </message>
    <message>
        <source>%1: move this ghost</source>
        <translation>%1: rusz tego ducha</translation>
    </message>
    <message numerus="yes">
        <source>Fight all %n foes here, one after another.</source>
        <translation>
            <numerusform>Walcz tu z %n przeciwnikiem.</numerusform>
            <numerusform>Walcz tu po kolei ze wszystkimi %n przeciwnikami.</numerusform>
            <numerusform>Walcz tu po kolei ze wszystkimi %n przeciwnikami.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1. You could still claim: %2.</source>
        <translation>Zakończyć turę? Możesz jeszcze użyć: %1. Możesz jeszcze zdobyć: %2.</translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1.</source>
        <translation>Zakończyć turę? Możesz jeszcze użyć: %1.</translation>
    </message>
    <message>
        <source>End the turn? You could still claim: %1.</source>
        <translation>Zakończyć turę? Możesz jeszcze zdobyć: %1.</translation>
    </message>
    <message>
        <source>%1 holds no discs. Take nothing?</source>
        <translation>%1: nie ma tu krążków. Nic nie brać?</translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens?</source>
        <translation>
            <numerusform>Zdobyć kartę „%1” za krążek i %n żeton?</numerusform>
            <numerusform>Zdobyć kartę „%1” za krążek i %n żetony?</numerusform>
            <numerusform>Zdobyć kartę „%1” za krążek i %n żetonów?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens of different colours?</source>
        <translation>
            <numerusform>Zdobyć kartę „%1” za krążek i %n żeton?</numerusform>
            <numerusform>Zdobyć kartę „%1” za krążek i %n żetony w różnych kolorach?</numerusform>
            <numerusform>Zdobyć kartę „%1” za krążek i %n żetonów w różnych kolorach?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outrun</name>
    <message>
        <source>Only just too late:</source>
        <translation>O włos za późno:</translation>
    </message>
    <message>
        <source>So close! %1 was less than a hundredth of a second late.</source>
        <translation>O włos! %1 spóźnia się o mniej niż setną sekundy.</translation>
    </message>
    <message numerus="yes">
        <source>So close! %1 was %n hundredths of a second late.</source>
        <translation>
            <numerusform>O włos! %1 spóźnia się o %n setną sekundy.</numerusform>
            <numerusform>O włos! %1 spóźnia się o %n setne sekundy.</numerusform>
            <numerusform>O włos! %1 spóźnia się o %n setnych sekundy.</numerusform>
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
        <translation>Teraz komuś biegnie czas: poczekaj chwilę.</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>%1 of %2 won</source>
        <translation>Wygrane: %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Favourite game: %1</source>
        <translation>Ulubiona gra: %1</translation>
    </message>
    <message>
        <source>Favourite company: %1</source>
        <extracomment>%1 is a list of people, each with how many games they have played together: “Bo 12, Cy 3”.</extracomment>
        <translation>Najczęściej obok: %1</translation>
    </message>
    <message>
        <source>Longest run of wins: %1</source>
        <translation>Wygranych z&#xa0;rzędu: %1</translation>
    </message>
    <message>
        <source>Against computers: %1 of %2 won</source>
        <translation>Przeciw komputerom wygrane: %1 z&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n&#xa0;rozwiązana łamigłówka</numerusform>
            <numerusform>%n&#xa0;rozwiązane łamigłówki</numerusform>
            <numerusform>%n&#xa0;rozwiązanych łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>Most puzzles in a row: %1</source>
        <translation>Łamigłówek z&#xa0;rzędu: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n games on their own</source>
        <translation>
            <numerusform>%n&#xa0;partia w&#xa0;pojedynkę</numerusform>
            <numerusform>%n&#xa0;partie w&#xa0;pojedynkę</numerusform>
            <numerusform>%n&#xa0;partii w&#xa0;pojedynkę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best times of all</source>
        <translation>
            <numerusform>%n&#xa0;najlepszy czas ze wszystkich</numerusform>
            <numerusform>%n&#xa0;najlepsze czasy ze wszystkich</numerusform>
            <numerusform>%n&#xa0;najlepszych czasów ze wszystkich</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicksCard</name>
    <message>
        <source>Choose …</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wybierz: %1</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>Resztę losowo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>PicksDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>To pick another, put one back first.</source>
        <translation>Żeby wybrać coś innego, najpierw coś odłóż.</translation>
    </message>
    <message>
        <source>%1: all</source>
        <extracomment>%1 is a way to sort cards: “Price: all”.</extracomment>
        <translation>%1: wszystkie</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Only what is picked</source>
        <translation>Tylko wybrane</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>Resztę losowo</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Odłóż wszystkie</translation>
    </message>
    <message>
        <source>Nothing here fits that.</source>
        <translation>Nic tu do tego nie pasuje.</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>What you have planned here is not kept.</source>
        <translation>To, co tu zaplanowaliście, nie zostanie zachowane.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more games.</source>
        <translation>
            <numerusform>Wybierzcie jeszcze %n&#xa0;grę.</numerusform>
            <numerusform>Wybierzcie jeszcze %n&#xa0;gry.</numerusform>
            <numerusform>Wybierzcie jeszcze %n&#xa0;gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every game can be played by so many.</source>
        <translation>Nie we wszystkie te gry można grać w&#xa0;tyle osób.</translation>
    </message>
    <message>
        <source>About %1 minutes</source>
        <translation>Około %1&#xa0;min</translation>
    </message>
    <message>
        <source>About %1 h</source>
        <translation>Około %1&#xa0;godz.</translation>
    </message>
    <message>
        <source>About %1 h %2 min</source>
        <translation>Około %1&#xa0;godz. %2&#xa0;min</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>Two to five games one after another for the same people, and one ranking at the end. Each game is played by the variants that you agreed on last.</source>
        <translation>Od dwóch do pięciu gier z&#xa0;rzędu w&#xa0;tym samym gronie, a&#xa0;na koniec wspólna klasyfikacja. W&#xa0;każdą gra się według wariantów uzgodnionych ostatnio.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Jakie gry</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>W&#xa0;tej kolejności</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Rozpocznij wieczór</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>Blue Gift</source>
        <translation>Niebieski prezent</translation>
    </message>
    <message>
        <source>Take a blue token from the supply.</source>
        <translation>Weź z puli niebieski żeton.</translation>
    </message>
    <message>
        <source>Green Gift</source>
        <translation>Zielony prezent</translation>
    </message>
    <message>
        <source>Take a green token from the supply.</source>
        <translation>Weź z puli zielony żeton.</translation>
    </message>
    <message>
        <source>Yellow Gift</source>
        <translation>Żółty prezent</translation>
    </message>
    <message>
        <source>Take a yellow token from the supply.</source>
        <translation>Weź z puli żółty żeton.</translation>
    </message>
    <message>
        <source>Two Scares</source>
        <translation>Dwa strachy</translation>
    </message>
    <message>
        <source>Gain 2 scares.</source>
        <translation>Zyskujesz 2 strachy.</translation>
    </message>
    <message>
        <source>One Point</source>
        <translation>Jeden punkt</translation>
    </message>
    <message>
        <source>Score 1 point.</source>
        <translation>Zdobywasz 1 punkt.</translation>
    </message>
    <message>
        <source>Three Discs</source>
        <translation>Trzy krążki</translation>
    </message>
    <message>
        <source>Take any three discs back from the action spaces of your board, or all of them if there are fewer.</source>
        <translation>Odzyskaj trzy dowolne krążki z pól akcji swojej planszy albo wszystkie, jeśli jest ich mniej.</translation>
    </message>
    <message>
        <source>Choose the discs to take back, one by one.</source>
        <translation>Wybieraj po jednym krążki, które chcesz odzyskać.</translation>
    </message>
    <message>
        <source>Power Nap</source>
        <translation>Szybka drzemka</translation>
    </message>
    <message>
        <source>Rest in one section of your choice; this does not use up the section’s action.</source>
        <translation>Relaks w jednej wybranej sekcji; nie zużywa on jej akcji.</translation>
    </message>
    <message>
        <source>Choose the section that rests.</source>
        <translation>Wybierz sekcję, która odpocznie.</translation>
    </message>
    <message>
        <source>Gust of Wind</source>
        <translation>Podmuch wiatru</translation>
    </message>
    <message>
        <source>Move any ghost to a neighbouring building with room, whatever your levels.</source>
        <translation>Przesuń dowolnego ducha do sąsiedniego budynku, w którym jest miejsce, bez względu na poziomy twoich sekcji.</translation>
    </message>
    <message>
        <source>Midnight Call</source>
        <translation>Nocny zew</translation>
    </message>
    <message>
        <source>Summon with any two ghosts of one colour that share a building, whatever your levels.</source>
        <translation>Wezwij ducha tam, gdzie w jednym budynku są dowolne dwa duchy w tym samym kolorze, bez względu na poziomy twoich sekcji.</translation>
    </message>
    <message>
        <source>Bigger Die</source>
        <translation>Większa kostka</translation>
    </message>
    <message>
        <source>Before you roll, take the next higher die in place of your own; above red there is none.</source>
        <translation>Przed rzutem zamień swoją kostkę na następną większą; większej niż czerwona nie ma.</translation>
    </message>
    <message>
        <source>Fresh Throw</source>
        <translation>Nowy rzut</translation>
    </message>
    <message>
        <source>After you have rolled, roll one of your own dice again.</source>
        <translation>Po rzucie rzuć jeszcze raz jedną ze swoich kostek.</translation>
    </message>
    <message>
        <source>Plus Three</source>
        <translation>Plus trzy</translation>
    </message>
    <message>
        <source>After you have rolled, add 3 to one of your own dice.</source>
        <translation>Po rzucie dodaj 3 do jednej ze swoich kostek.</translation>
    </message>
    <message>
        <source>The Thin Wall</source>
        <translation>Cienka ściana</translation>
    </message>
    <message>
        <source>Haunt: next door</source>
        <translation>Nawiedzenie: po sąsiedzku</translation>
    </message>
    <message>
        <source>Once per turn your Haunt may reach next door: two or more ghosts of one colour in a building let you haunt a neighbouring building with that colour instead. The section must command them.</source>
        <translation>Raz na turę twoje Nawiedzenie może sięgnąć po sąsiedzku: jeśli w budynku są co najmniej dwa duchy w jednym kolorze, możesz zamiast niego nawiedzić pole w tym kolorze w sąsiednim budynku. Sekcja musi władać tymi duchami.</translation>
    </message>
    <message>
        <source>The Seven-League Boots</source>
        <translation>Siedmiomilowe buty</translation>
    </message>
    <message>
        <source>Move: any building</source>
        <translation>Ruch: dowolny budynek</translation>
    </message>
    <message>
        <source>Your Move action takes a ghost to any building with room, however far. A move by bonus stays a single step.</source>
        <translation>Twoja akcja Ruch przesuwa ducha do dowolnego budynku, w którym jest miejsce, choćby najdalszego. Przesunięcie dzięki bonusowi to nadal tylko jeden krok.</translation>
    </message>
    <message>
        <source>The Trophy Shelf</source>
        <translation>Półka z pucharami</translation>
    </message>
    <message>
        <source>Fight won: 2 or 3 points</source>
        <translation>Wygrana walka: 2–3 punkty</translation>
    </message>
    <message>
        <source>Beating a ghost of a lower level scores 2 points, beating one of a higher level 3. An equal one scores nothing.</source>
        <translation>Za pokonanie ducha o niższym poziomie zdobywasz 2 punkty, a o wyższym 3. Za równego nie ma nic.</translation>
    </message>
    <message>
        <source>The Stilt Walker</source>
        <translation>Szczudlarz</translation>
    </message>
    <message>
        <source>One action a level higher</source>
        <translation>Jedna akcja o poziom wyżej</translation>
    </message>
    <message>
        <source>Once per turn you may take one action as if its section were one level higher, from beginning to end. The card itself does not lift the sphere.</source>
        <translation>Raz na turę możesz wykonać jedną akcję, od początku do końca, tak jakby jej sekcja była o jeden poziom wyżej. Sama karta nie podnosi kuli.</translation>
    </message>
    <message>
        <source>Choose the action space that you use one level higher.</source>
        <translation>Wybierz pole akcji, którego użyjesz o poziom wyżej.</translation>
    </message>
    <message>
        <source>The Thrifty Witch</source>
        <translation>Oszczędna wiedźma</translation>
    </message>
    <message>
        <source>Upgrade: 2 scares less</source>
        <translation>Awans: 2 strachy taniej</translation>
    </message>
    <message>
        <source>Each Upgrade is 2 scares cheaper: 0, 1, 2 or 3 in place of 2, 3, 4 or 5. Prices on other cards stay as they are.</source>
        <translation>Każdy Awans jest o 2 strachy tańszy: kosztuje 0, 1, 2 lub 3 zamiast 2, 3, 4 lub 5. Ceny na innych kartach się nie zmieniają.</translation>
    </message>
    <message>
        <source>The Second Helping</source>
        <translation>Dokładka</translation>
    </message>
    <message>
        <source>Use an occupied space</source>
        <translation>Użyj zajętego pola</translation>
    </message>
    <message>
        <source>Once per turn a section may take its action on an action space that already holds a disc. Another disc from your reserve goes on top.</source>
        <translation>Raz na turę sekcja może wykonać akcję na polu akcji, na którym już leży krążek. Na wierzch kładziesz następny krążek z zapasu.</translation>
    </message>
    <message>
        <source>Choose an occupied action space to use once more.</source>
        <translation>Wybierz zajęte pole akcji, którego użyjesz jeszcze raz.</translation>
    </message>
    <message>
        <source>The Skeleton Dog</source>
        <translation>Kościany burek</translation>
    </message>
    <message>
        <source>Bonus fetched: a token</source>
        <translation>Zabrany bonus: żeton</translation>
    </message>
    <message>
        <source>When a ghost you moved fetches a bonus, take a token of that ghost’s colour as well. A bonus drawn from the stack brings none.</source>
        <translation>Gdy przesunięty przez ciebie duch zabiera bonus, weź też żeton w kolorze tego ducha. Bonus dobrany ze stosu go nie daje.</translation>
    </message>
    <message>
        <source>The Rainbow Witch</source>
        <translation>Tęczowa wiedźma</translation>
    </message>
    <message>
        <source>End: 3 per coloured card</source>
        <translation>Koniec: 3 za kolorową kartę</translation>
    </message>
    <message>
        <source>When the game ends, count the coloured cards you claimed, this one too: 3 points each.</source>
        <translation>Na koniec gry policz kolorowe karty, które masz, razem z tą: po 3 punkty za każdą.</translation>
    </message>
    <message>
        <source>The Boxing Mummy</source>
        <translation>Mumia na ringu</translation>
    </message>
    <message>
        <source>Fight: +1, own colour too</source>
        <translation>Walka: +1, też swój kolor</translation>
    </message>
    <message>
        <source>You add 1 to every attack roll. Your ghost may also attack another ghost of its own colour.</source>
        <translation>Do każdego rzutu ataku dodajesz 1. Twój duch może też zaatakować innego ducha w swoim własnym kolorze.</translation>
    </message>
    <message>
        <source>The Stubborn Gambler</source>
        <translation>Uparty hazardzista</translation>
    </message>
    <message>
        <source>Fight: reroll for 1 scare</source>
        <translation>Walka: nowy rzut za 1 strach</translation>
    </message>
    <message>
        <source>Unhappy with your attack die? Pay 1 scare and roll it again, and again while your scares last. The newest roll counts.</source>
        <translation>Nie podoba ci się rzut ataku? Zapłać 1 strach i rzuć ponownie, a potem znowu, dopóki starczy ci strachów. Liczy się ostatni rzut.</translation>
    </message>
    <message>
        <source>The Victory Lap</source>
        <translation>Runda honorowa</translation>
    </message>
    <message>
        <source>Fight won: move anywhere</source>
        <translation>Wygrana i dowolny ruch</translation>
    </message>
    <message>
        <source>After a won fight you may move the winner to any building with room. A bonus lying there can be fetched.</source>
        <translation>Po wygranej Walce możesz przesunąć zwycięzcę do dowolnego budynku, w którym jest miejsce. Jeśli leży tam bonus, można go zabrać.</translation>
    </message>
    <message>
        <source>Choose a building for the winner, or leave it where it is.</source>
        <translation>Wybierz budynek dla zwycięzcy albo zostaw go tam, gdzie jest.</translation>
    </message>
    <message>
        <source>The Snoring Vampire</source>
        <translation>Chrapiący wampir</translation>
    </message>
    <message>
        <source>Rest: 2 scares</source>
        <translation>Relaks: 2 strachy</translation>
    </message>
    <message>
        <source>Each rest brings you 2 scares, a rest by bonus too. Taking discs back in another way is no rest.</source>
        <translation>Każdy relaks daje ci 2 strachy, także relaks dzięki bonusowi. Odzyskanie krążków w inny sposób nie jest relaksem.</translation>
    </message>
    <message>
        <source>The Double Cauldron</source>
        <translation>Podwójny kocioł</translation>
    </message>
    <message>
        <source>Summon: 2 tokens</source>
        <translation>Wezwanie: 2 żetony</translation>
    </message>
    <message>
        <source>Every ghost you summon brings two tokens of its colour along. If only one such token is left, you get that one.</source>
        <translation>Każdy wezwany przez ciebie duch przynosi dwa żetony w swoim kolorze. Jeśli został tylko jeden taki żeton, dostajesz ten jeden.</translation>
    </message>
    <message>
        <source>The Tidy Magpie</source>
        <translation>Sroka porządnicka</translation>
    </message>
    <message>
        <source>Take back 2 discs</source>
        <translation>Odzyskaj 2 krążki</translation>
    </message>
    <message>
        <source>Once per turn, take two discs back from the action spaces of one section, or one if no more lie there. It is not a rest.</source>
        <translation>Raz na turę odzyskaj dwa krążki z pól akcji jednej sekcji albo jeden, jeśli więcej tam nie leży. To nie jest relaks.</translation>
    </message>
    <message>
        <source>Choose a section to take discs from.</source>
        <translation>Wybierz sekcję, z której zabierzesz krążki.</translation>
    </message>
    <message>
        <source>Choose a disc to take back.</source>
        <translation>Wybierz krążek, który chcesz odzyskać.</translation>
    </message>
    <message>
        <source>The Slippery Banister</source>
        <translation>Śliska poręcz</translation>
    </message>
    <message>
        <source>Level down: 2 tokens</source>
        <translation>Poziom w dół: 2 żetony</translation>
    </message>
    <message>
        <source>Once per turn, lower a section by one level and take two tokens of its new level’s colour. At least one such token must be in the supply; blue cannot go lower.</source>
        <translation>Raz na turę obniż sekcję o jeden poziom i weź dwa żetony w kolorze jej nowego poziomu. W puli musi być co najmniej jeden taki żeton; niebieska sekcja nie może zejść niżej.</translation>
    </message>
    <message>
        <source>Choose a section to lower by one level.</source>
        <translation>Wybierz sekcję, którą obniżysz o jeden poziom.</translation>
    </message>
    <message>
        <source>The Tandem Broom</source>
        <translation>Miotła dla dwojga</translation>
    </message>
    <message>
        <source>Move: one further ghost</source>
        <translation>Ruch: jeszcze jeden duch</translation>
    </message>
    <message>
        <source>After the ghost of your Move action, one further ghost that the section commands may move too. A move by bonus takes no second ghost along.</source>
        <translation>Po duchu z akcji Ruch możesz przesunąć jeszcze jednego, którym włada ta sekcja. Przesunięcie dzięki bonusowi nie zabiera ze sobą drugiego ducha.</translation>
    </message>
    <message>
        <source>Choose one further ghost to move, or let it be.</source>
        <translation>Wybierz jeszcze jednego ducha do przesunięcia albo zrezygnuj.</translation>
    </message>
    <message>
        <source>The Last Tram</source>
        <translation>Ostatni tramwaj</translation>
    </message>
    <message>
        <source>Ghost leaves for a token</source>
        <translation>Odeślij ducha, weź żeton</translation>
    </message>
    <message>
        <source>Once per turn, send any ghost in town back to the supply and take a token of its colour. It may leave even if no such token is left.</source>
        <translation>Raz na turę odeślij do puli dowolnego ducha z miasteczka i weź żeton w jego kolorze. Duch może odejść, nawet jeśli takich żetonów już nie ma.</translation>
    </message>
    <message>
        <source>Choose a ghost in town to send back to the supply.</source>
        <translation>Wybierz w miasteczku ducha, którego odeślesz do puli.</translation>
    </message>
    <message>
        <source>The Creaking Door</source>
        <translation>Skrzypiące drzwi</translation>
    </message>
    <message>
        <source>Haunt: roll for scares</source>
        <translation>Nawiedzenie: rzut o strachy</translation>
    </message>
    <message>
        <source>Each time you haunt, the die of that colour decides: gain as many scares as you roll. Bonuses for dice help here too.</source>
        <translation>Za każdym razem, gdy nawiedzasz budynek, decyduje kostka w tym samym kolorze co pole: zyskujesz tyle strachów, ile wyrzucisz. Bonusy do kostek też tu pomagają.</translation>
    </message>
    <message>
        <source>The Gloating Goblin</source>
        <translation>Złośliwy chochlik</translation>
    </message>
    <message>
        <source>Fight won: scares by level</source>
        <translation>Wygrana: 1–5 strachów</translation>
    </message>
    <message>
        <source>Beat a ghost and its level is yours in scares: 1 for a blue one, up to 5 for a red one.</source>
        <translation>Pokonaj ducha, a jego poziom dostaniesz w strachach: od 1 za niebieskiego aż do 5 za czerwonego.</translation>
    </message>
    <message>
        <source>The Pillow Fight</source>
        <translation>Bitwa na poduszki</translation>
    </message>
    <message>
        <source>Fight: one against all</source>
        <translation>Walka: jeden na wszystkich</translation>
    </message>
    <message>
        <source>Once per turn, one Fight lets the attacker take on all ghosts of other colours that are in its building at the start, at least two, in your order and each with new rolls. A lost roll does not end it, a winner moved away does. No other card adds foes.</source>
        <translation>Raz na turę atakujący może w jednej Walce zmierzyć się po kolei ze wszystkimi duchami w innych kolorach, które są na początku w jego budynku; musi ich być co najmniej dwa. Kolejność wybierasz ty, a na każdego przeciwnika są nowe rzuty. Przegrany rzut tego nie kończy, ale przesunięcie zwycięzcy gdzie indziej – tak. Żadna inna karta nie dodaje przeciwników.</translation>
    </message>
    <message>
        <source>Choose the next foe.</source>
        <translation>Wybierz następnego przeciwnika.</translation>
    </message>
    <message>
        <source>The Boastful Raven</source>
        <translation>Kruk chwalipięta</translation>
    </message>
    <message>
        <source>Move: bet on its die</source>
        <translation>Ruch: zakład o rzut</translation>
    </message>
    <message>
        <source>Once per turn, when your Move action has moved a ghost, you may name a number from 1 to the highest on its own die, then roll. Reach your number and gain that many scares; fall short and gain 1.</source>
        <translation>Raz na turę, gdy twoja akcja Ruch przesunie ducha, możesz podać liczbę od 1 do najwyższej na jego własnej kostce, a potem rzucić. Jeśli wyrzucisz co najmniej tyle, zyskujesz podaną liczbę strachów; jeśli mniej, zyskujesz 1.</translation>
    </message>
    <message>
        <source>Name a number: roll at least as much and it is yours in scares.</source>
        <translation>Podaj liczbę: wyrzuć co najmniej tyle, a tyle strachów dostaniesz.</translation>
    </message>
    <message>
        <source>The Candy Trader</source>
        <translation>Handlarz cukierków</translation>
    </message>
    <message>
        <source>Tokens: 1 for 2, 2 for 1</source>
        <translation>Żetony: 1 na 2, 2 na 1</translation>
    </message>
    <message>
        <source>Once per turn, swap one token for two of the next lower level, or two of one colour for one of the next higher level. The supply must hold all that you are to get.</source>
        <translation>Raz na turę wymień jeden żeton na dwa o poziom niższe albo dwa w jednym kolorze na jeden o poziom wyższy. W puli musi być wszystko, co masz dostać.</translation>
    </message>
    <message>
        <source>Choose the swap: one token for two lower ones, or two alike for one higher.</source>
        <translation>Wybierz wymianę: jeden żeton na dwa niższe albo dwa jednakowe na jeden wyższy.</translation>
    </message>
    <message>
        <source>The Midnight Market</source>
        <translation>Targ o północy</translation>
    </message>
    <message>
        <source>Buy a token for scares</source>
        <translation>Kup żeton za strachy</translation>
    </message>
    <message>
        <source>Once per turn, buy a token from the supply: blue for 1 scare, green 2, yellow 3, orange 4, red 5. No card makes it cheaper.</source>
        <translation>Raz na turę kup żeton z puli: niebieski za 1 strach, zielony za 2, żółty za 3, pomarańczowy za 4, czerwony za 5. Żadna karta nie obniża tej ceny.</translation>
    </message>
    <message>
        <source>Choose the colour of the token you buy.</source>
        <translation>Wybierz kolor żetonu, który kupujesz.</translation>
    </message>
    <message>
        <source>The Flying Slipper</source>
        <translation>Latający kapeć</translation>
    </message>
    <message>
        <source>Fight: foe anywhere</source>
        <translation>Walka: w całym miasteczku</translation>
    </message>
    <message>
        <source>Your ghost may attack across the whole town: the foe can be in any building. All else in the fight is as usual.</source>
        <translation>Twój duch może atakować przez całe miasteczko: przeciwnik może być w dowolnym budynku. Poza tym Walka przebiega jak zwykle.</translation>
    </message>
    <message>
        <source>The Fifth Chair</source>
        <translation>Piąty do brydża</translation>
    </message>
    <message>
        <source>Summon the fifth: haunt</source>
        <translation>Piąty wezwany: nawiedzenie</translation>
    </message>
    <message>
        <source>When you summon the fifth ghost of a colour, you may at once haunt any building with that colour, without a ghost or a level for it. The space must be free, and each colour of pumpkin still stands only once in a building.</source>
        <translation>Gdy wzywasz piątego ducha w jakimś kolorze, możesz od razu nawiedzić pole w tym kolorze w dowolnym budynku, bez ducha i bez odpowiedniego poziomu. Pole musi być wolne, a w budynku nadal może stać tylko jedna dynia w danym kolorze.</translation>
    </message>
    <message>
        <source>Choose a haunting space of that colour, or let it be.</source>
        <translation>Wybierz pole nawiedzenia w tym kolorze albo zrezygnuj.</translation>
    </message>
    <message>
        <source>The Unfair Referee</source>
        <translation>Sędzia kalosz</translation>
    </message>
    <message>
        <source>Fight: difference = scares</source>
        <translation>Walka: różnica = strachy</translation>
    </message>
    <message>
        <source>Once per turn, after a fight with dice, you may gain the difference of the two totals as scares, won or not. Everything added to a roll counts; of several fights in a row, only one pays.</source>
        <translation>Raz na turę, po Walce z kostkami, możesz zyskać tyle strachów, ile wynosi różnica obu sum, bez względu na wynik Walki. Liczy się wszystko, co dodano do rzutu; z kilku Walk z rzędu zysk daje tylko jedna.</translation>
    </message>
    <message>
        <source>Take the difference of the dice as scares now?</source>
        <translation>Wziąć teraz tyle strachów, ile wynosi różnica na kostkach?</translation>
    </message>
    <message>
        <source>Scares: +%1</source>
        <translation>Strachy: +%1</translation>
    </message>
    <message>
        <source>The New Costume</source>
        <translation>Nowy kostium</translation>
    </message>
    <message>
        <source>Upgrade: 2 points</source>
        <translation>Awans: 2 punkty</translation>
    </message>
    <message>
        <source>Each ghost you upgrade scores 2 points. Lifting a section by a card is not an Upgrade.</source>
        <translation>Każdy Awans ducha daje ci 2 punkty. Podniesienie sekcji dzięki karcie nie jest Awansem.</translation>
    </message>
    <message>
        <source>The Toffee Apple</source>
        <translation>Jabłko w karmelu</translation>
    </message>
    <message>
        <source>End: 3 per red token</source>
        <translation>Koniec: 3 za czerwony żeton</translation>
    </message>
    <message>
        <source>Red tokens that you keep to the end score 3 points each; spent ones score nothing.</source>
        <translation>Czerwone żetony, które zachowasz do końca, dają po 3 punkty; za wydane nie ma nic.</translation>
    </message>
    <message>
        <source>The Graveyard Choir</source>
        <translation>Cmentarny chór</translation>
    </message>
    <message>
        <source>Summon: 1 point</source>
        <translation>Wezwanie: 1 punkt</translation>
    </message>
    <message>
        <source>Each ghost you summon scores 1 point, by bonus or card too. A ghost that is merely put into a building is not summoned.</source>
        <translation>Każdy wezwany przez ciebie duch daje 1 punkt, także wezwany dzięki bonusowi lub karcie. Duch, którego tylko stawia się w budynku, nie jest wezwany.</translation>
    </message>
    <message>
        <source>The Scream Jar</source>
        <translation>Słoik krzyków</translation>
    </message>
    <message>
        <source>End: 2 per 3 scares</source>
        <translation>Koniec: 2 za 3 strachy</translation>
    </message>
    <message>
        <source>When the game ends, every three scares you have saved score 2 points. One or two left over score nothing.</source>
        <translation>Na koniec gry każde trzy zaoszczędzone strachy dają 2 punkty. Za jeden lub dwa pozostałe nie ma nic.</translation>
    </message>
    <message>
        <source>The Chatty Cousins</source>
        <translation>Gadatliwe kuzynki</translation>
    </message>
    <message>
        <source>Move to its kind: summon</source>
        <translation>Ruch do swoich: wezwanie</translation>
    </message>
    <message>
        <source>Once per turn, a ghost that you move to one of its own colour may call another: summon that colour there at once, token included. Every kind of move will do, by action, bonus or card.</source>
        <translation>Raz na turę duch, którego przesuwasz do innego w tym samym kolorze, może zawołać następnego: od razu wezwij tam ducha w tym kolorze, razem z żetonem. Liczy się każde przesunięcie: akcją, bonusem czy kartą.</translation>
    </message>
    <message>
        <source>Summon a ghost of that colour there at once?</source>
        <translation>Wezwać tam od razu ducha w tym kolorze?</translation>
    </message>
    <message>
        <source>Summon here</source>
        <translation>Wezwij tutaj</translation>
    </message>
    <message>
        <source>The Big Sister</source>
        <translation>Starsza siostra</translation>
    </message>
    <message>
        <source>Lower foe: win at once</source>
        <translation>Ze słabszym: wygrana od razu</translation>
    </message>
    <message>
        <source>Against a ghost of a lower level your attacker wins at once, without a roll. You may roll all the same; then the dice decide.</source>
        <translation>Z duchem o niższym poziomie twój atakujący wygrywa od razu, bez rzutu. Mimo to możesz rzucać; wtedy decydują kostki.</translation>
    </message>
    <message>
        <source>Win at once, or roll all the same?</source>
        <translation>Wygrać od razu czy mimo to rzucać?</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Wygraj od razu</translation>
    </message>
    <message>
        <source>Roll all the same</source>
        <translation>Mimo to rzuć</translation>
    </message>
    <message>
        <source>The Mismatched Socks</source>
        <translation>Skarpetki bez pary</translation>
    </message>
    <message>
        <source>End: 3 per 2 tokens</source>
        <translation>Koniec: 3 za 2 żetony</translation>
    </message>
    <message>
        <source>When the game ends, every two tokens you have left, of whatever colours, score 3 points. A single one left over scores nothing.</source>
        <translation>Na koniec gry każde dwa żetony, które ci zostały, w dowolnych kolorach, dają 3 punkty. Za pojedynczy, który zostanie bez pary, nie ma nic.</translation>
    </message>
    <message>
        <source>The Two-Headed Troll</source>
        <translation>Dwugłowy troll</translation>
    </message>
    <message>
        <source>Fight won: 2 tokens</source>
        <translation>Wygrana walka: 2 żetony</translation>
    </message>
    <message>
        <source>Every ghost you beat leaves you two tokens of its colour. If only one such token is left, you get that one.</source>
        <translation>Każdy pokonany przez ciebie duch zostawia ci dwa żetony w swoim kolorze. Jeśli został tylko jeden taki żeton, dostajesz ten jeden.</translation>
    </message>
    <message>
        <source>The Wobbly Table</source>
        <translation>Chybotliwy stół</translation>
    </message>
    <message>
        <source>End: your lowest section</source>
        <translation>Koniec: najniższa sekcja</translation>
    </message>
    <message>
        <source>When the game ends, your lowest section scores: nothing for blue, 1 point for green, 2 for yellow, 5 for orange, 8 for red.</source>
        <translation>Na koniec gry punktuje twoja najniższa sekcja: za niebieską nie ma nic, za zieloną jest 1 punkt, za żółtą 2, za pomarańczową 5, za czerwoną 8.</translation>
    </message>
    <message>
        <source>The Pumpkin Cellar</source>
        <translation>Dyniowa piwniczka</translation>
    </message>
    <message>
        <source>End: 4 per spare pumpkin</source>
        <translation>Koniec: 4 za dynię u ciebie</translation>
    </message>
    <message>
        <source>Pumpkins still with you at the end score 4 points each. With two players those of the common colour count as well.</source>
        <translation>Dynie, które na koniec wciąż masz u siebie, dają po 4 punkty. Przy dwóch graczach liczą się też dynie we wspólnym kolorze.</translation>
    </message>
    <message>
        <source>The Bottomless Bag</source>
        <translation>Worek bez dna</translation>
    </message>
    <message>
        <source>Draw a bonus</source>
        <translation>Dobierz bonus</translation>
    </message>
    <message>
        <source>Once per turn, draw a bonus from the stack: keep it in a free slot, swap it for one you hold, or discard it. While discs block all three slots you cannot draw.</source>
        <translation>Raz na turę dobierz bonus ze stosu: zatrzymaj go w wolnej przegródce, wymień na niego jeden ze swoich albo go odrzuć. Dopóki krążki blokują wszystkie trzy przegródki, nie możesz dobierać.</translation>
    </message>
    <message>
        <source>The Regular Customer</source>
        <translation>Stały klient</translation>
    </message>
    <message>
        <source>Grey cards: 1 token less</source>
        <translation>Szare karty: 1 żeton mniej</translation>
    </message>
    <message>
        <source>Each further grey card costs you two tokens only. Once you are on every grey card of the eight in use, coloured cards cost you one token less.</source>
        <translation>Każda następna szara karta kosztuje cię tylko dwa żetony. Gdy masz już krążek na wszystkich szarych kartach z ośmiu, które są w grze, kolorowe karty kosztują cię o jeden żeton mniej.</translation>
    </message>
    <message>
        <source>The Attic Ladder</source>
        <translation>Drabina na strych</translation>
    </message>
    <message>
        <source>Buy a level for scares</source>
        <translation>Kup poziom za strachy</translation>
    </message>
    <message>
        <source>Once per turn, lift a section by one level: 2 scares to green, 3 to yellow, 4 to orange, 5 to red. No ghost of that colour need be in town, and it is not an Upgrade: no card makes it cheaper.</source>
        <translation>Raz na turę podnieś sekcję o jeden poziom: 2 strachy za zielony, 3 za żółty, 4 za pomarańczowy, 5 za czerwony. W miasteczku nie musi być ducha w tym kolorze, a że nie jest to Awans, żadna karta nie obniża tej ceny.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level for its price.</source>
        <translation>Wybierz sekcję, którą za opłatą podniesiesz o jeden poziom.</translation>
    </message>
    <message>
        <source>The Orange Cat</source>
        <translation>Rudy kot</translation>
    </message>
    <message>
        <source>Orange token: 2 points</source>
        <translation>Pomarańczowy żeton: 2 punkty</translation>
    </message>
    <message>
        <source>Each orange token that comes to you scores 2 points at once, wherever it is from.</source>
        <translation>Każdy pomarańczowy żeton, który do ciebie trafia, od razu daje 2 punkty, skądkolwiek pochodzi.</translation>
    </message>
    <message>
        <source>The Screaming Kettle</source>
        <translation>Wrzeszczący czajnik</translation>
    </message>
    <message>
        <source>2+ scares at once: 1 point</source>
        <translation>2+ strachy naraz: 1 punkt</translation>
    </message>
    <message>
        <source>Whenever one source gives you 2 or more scares at once, you score 1 point. Gains from different sources are not added up.</source>
        <translation>Za każdym razem, gdy jedno źródło daje ci naraz 2 strachy lub więcej, zdobywasz 1 punkt. Zysków z różnych źródeł się nie sumuje.</translation>
    </message>
    <message>
        <source>The Counting Owl</source>
        <translation>Sowa księgowa</translation>
    </message>
    <message>
        <source>End: 1 per 10 points</source>
        <translation>Koniec: 1 za 10 punktów</translation>
    </message>
    <message>
        <source>This card is counted last of all: every full 10 points you have by then bring 1 more.</source>
        <translation>Ta karta liczy się jako ostatnia ze wszystkich: każde pełne 10 punktów, które wtedy masz, daje jeszcze 1.</translation>
    </message>
    <message>
        <source>The Bouncing Coffin</source>
        <translation>Skacząca trumna</translation>
    </message>
    <message>
        <source>Haunt: lift a section</source>
        <translation>Nawiedzenie: podnieś sekcję</translation>
    </message>
    <message>
        <source>Each time you haunt, you may lift any one section by one level, free of charge. Taking a pumpkin back is not haunting.</source>
        <translation>Za każdym razem, gdy nawiedzasz budynek, możesz za darmo podnieść jedną dowolną sekcję o jeden poziom. Odzyskanie dyni nie jest nawiedzeniem.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level, or let it be.</source>
        <translation>Wybierz sekcję, którą podniesiesz o jeden poziom, albo zrezygnuj.</translation>
    </message>
    <message>
        <source>The Express Parcel</source>
        <translation>Ekspresowa paczka</translation>
    </message>
    <message>
        <source>Token: place a ghost</source>
        <translation>Za żeton: duch z puli</translation>
    </message>
    <message>
        <source>Once per turn, spend a token and put a ghost of its colour from the supply into any building with room. This is neither a summon nor a move: it brings no token and fetches no bonus.</source>
        <translation>Raz na turę wydaj żeton i postaw ducha w jego kolorze z puli w dowolnym budynku, w którym jest miejsce. To ani wezwanie, ani przesunięcie: nie dostajesz żetonu, a duch nie zabiera bonusu.</translation>
    </message>
    <message>
        <source>Choose a ghost from the supply and a building for it; it costs a token of its colour.</source>
        <translation>Wybierz ducha z puli i budynek dla niego; kosztuje to żeton w jego kolorze.</translation>
    </message>
    <message>
        <source>The Revolving Door</source>
        <translation>Drzwi obrotowe</translation>
    </message>
    <message>
        <source>Two ghosts swap places</source>
        <translation>Dwa duchy: zamiana miejsc</translation>
    </message>
    <message>
        <source>Once per turn, let two ghosts of different colours in different buildings swap places. This is not a move: they fetch no bonus.</source>
        <translation>Raz na turę zamień miejscami dwa duchy w różnych kolorach, które są w różnych budynkach. To nie jest przesunięcie: nie zabierają bonusów.</translation>
    </message>
    <message>
        <source>Choose the first of the two ghosts that swap places.</source>
        <translation>Wybierz pierwszego z dwóch duchów, które zamienią się miejscami.</translation>
    </message>
    <message>
        <source>Now choose a ghost of another colour in another building.</source>
        <translation>Teraz wybierz ducha w innym kolorze w innym budynku.</translation>
    </message>
    <message>
        <source>The Pumpkin Thief</source>
        <translation>Złodziej dyń</translation>
    </message>
    <message>
        <source>Haunt: a pumpkin back</source>
        <translation>Nawiedzenie: odzyskaj dynię</translation>
    </message>
    <message>
        <source>Instead of haunting, the Haunt action may take one of your pumpkins back from any building: you lose half of what it scored. No ghost or level is needed, and it does not count as haunting. An end of the game once triggered stays triggered.</source>
        <translation>Zamiast nawiedzać budynek, możesz akcją Nawiedzenie odzyskać jedną swoją dynię z dowolnego budynku: tracisz połowę punktów, które dała. Nie potrzeba do tego ducha ani poziomu i nie liczy się to jako nawiedzenie. Raz wywołany koniec gry pozostaje wywołany.</translation>
    </message>
    <message>
        <source>The Mixed Potion</source>
        <translation>Mikstura pół na pół</translation>
    </message>
    <message>
        <source>Summon: two colours</source>
        <translation>Wezwanie: dwa kolory</translation>
    </message>
    <message>
        <source>Two ghosts of different colours in one building will do for a summon; the section must command both, a bonus needs no level. Roll both dice: the colour of the lower roll appears, on a tie the lower level. At least one of the two must be in the supply; if the dice call the missing one, nothing comes, not even a token.</source>
        <translation>Do wezwania wystarczą dwa duchy w różnych kolorach w jednym budynku; sekcja musi władać oboma, a przy bonusie poziom nie ma znaczenia. Rzuć obiema kostkami: pojawia się duch w kolorze niższego rzutu, a przy remisie duch o niższym poziomie. Co najmniej jeden z tych dwóch musi być w puli; jeśli kostki wskażą tego, którego brakuje, nikt nie przychodzi i nie ma nawet żetonu.</translation>
    </message>
    <message>
        <source>The Grey Spectacles</source>
        <translation>Szare okulary</translation>
    </message>
    <message>
        <source>Coloured cost like grey</source>
        <translation>Kolorowe w cenie szarych</translation>
    </message>
    <message>
        <source>You pay for coloured cards as if they were grey: any three tokens, and a discount on grey cards holds for them too. In all else they stay coloured.</source>
        <translation>Za kolorowe karty płacisz tak, jakby były szare: dowolne trzy żetony, a zniżka na szare karty obejmuje je także. Pod każdym innym względem pozostają kolorowe.</translation>
    </message>
    <message>
        <source>The Generous Aunt</source>
        <translation>Hojna ciocia</translation>
    </message>
    <message>
        <source>Each card: a free token</source>
        <translation>Każda karta: darmowy żeton</translation>
    </message>
    <message>
        <source>Every card you claim, beginning with this one, brings you a token from the supply, whichever you like.</source>
        <translation>Każda zdobyta przez ciebie karta, począwszy od tej, daje ci dowolny żeton z puli.</translation>
    </message>
    <message>
        <source>Choose a token from the supply: it is yours.</source>
        <translation>Wybierz żeton z puli: jest twój.</translation>
    </message>
    <message>
        <source>The Five Candles</source>
        <translation>Pięć świeczek</translation>
    </message>
    <message>
        <source>End: 12 per full set</source>
        <translation>Koniec: 12 za pełny komplet</translation>
    </message>
    <message>
        <source>When the game ends, each set of five tokens, one of every colour, scores 12 points.</source>
        <translation>Na koniec gry każdy komplet pięciu żetonów, po jednym w każdym kolorze, daje 12 punktów.</translation>
    </message>
    <message>
        <source>The Megaphone</source>
        <translation>Megafon</translation>
    </message>
    <message>
        <source>Scare: 1 more</source>
        <translation>Straszenie: 1 strach więcej</translation>
    </message>
    <message>
        <source>Your Scare action brings 1 scare on top, as part of the same gain.</source>
        <translation>Twoja akcja Straszenie daje o 1 strach więcej, w ramach tego samego zysku.</translation>
    </message>
    <message>
        <source>The Runaway Sheet</source>
        <translation>Prześcieradło na gigancie</translation>
    </message>
    <message>
        <source>Scare: then move anywhere</source>
        <translation>Straszenie i dowolny ruch</translation>
    </message>
    <message>
        <source>Once per turn, after your Scare action, you may move one ghost of the chosen colour to any building with room. A bonus lying there can be fetched.</source>
        <translation>Raz na turę, po akcji Straszenie, możesz przesunąć jednego ducha w wybranym kolorze do dowolnego budynku, w którym jest miejsce. Jeśli leży tam bonus, można go zabrać.</translation>
    </message>
    <message>
        <source>Choose a ghost of that colour and a building for it, or let it be.</source>
        <translation>Wybierz ducha w tym kolorze i budynek dla niego albo zrezygnuj.</translation>
    </message>
</context>
<context>
    <name>PracticeTable</name>
    <message>
        <source>With a hint: this time is not compared.</source>
        <translation>Z podpowiedzią: tego czasu nie porównuje się z innymi.</translation>
    </message>
    <message>
        <source>%1: no way led there.</source>
        <translation>%1: nie prowadziła tam żadna droga.</translation>
    </message>
    <message numerus="yes">
        <source>%1: not found. A shortest way takes %n steps.</source>
        <translation>
            <numerusform>%1: nie udało się znaleźć. Najkrótsza droga ma %n&#xa0;krok.</numerusform>
            <numerusform>%1: nie udało się znaleźć. Najkrótsza droga ma %n&#xa0;kroki.</numerusform>
            <numerusform>%1: nie udało się znaleźć. Najkrótsza droga ma %n&#xa0;kroków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps. The thin line is a shortest way: %2.</source>
        <extracomment>%1 is what was sought, such as “Guest 3”, %2 a number of steps.</extracomment>
        <translation>
            <numerusform>%1: twoja droga ma %n&#xa0;krok. Cienka linia to najkrótsza droga: %2.</numerusform>
            <numerusform>%1: twoja droga ma %n&#xa0;kroki. Cienka linia to najkrótsza droga: %2.</numerusform>
            <numerusform>%1: twoja droga ma %n&#xa0;kroków. Cienka linia to najkrótsza droga: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>%1: twoja droga ma %n&#xa0;krok i&#xa0;nie ma krótszej.</numerusform>
            <numerusform>%1: twoja droga ma %n&#xa0;kroki i&#xa0;nie ma krótszej.</numerusform>
            <numerusform>%1: twoja droga ma %n&#xa0;kroków i&#xa0;nie ma krótszej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Najlepszy czas</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Czyj</translation>
    </message>
    <message>
        <source>See it at the table</source>
        <translation>Pokaż na stole</translation>
    </message>
    <message>
        <source>%1 (hint)</source>
        <extracomment>%1 is a time; somebody was told something about the way.</extracomment>
        <translation>%1 (podpowiedź)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nieznaleziony</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>nie ma drogi</translation>
    </message>
    <message>
        <source>shortest: %1</source>
        <translation>najmniej: %1</translation>
    </message>
    <message>
        <source>%1 (shortest: %2)</source>
        <translation>%1 (najmniej: %2)</translation>
    </message>
</context>
<context>
    <name>Product</name>
    <message>
        <source>Ghostly board games around one shared computer</source>
        <translation>Gry planszowe z&#xa0;duchami przy jednym komputerze</translation>
    </message>
    <message>
        <source>Four ghostly board games for people around one screen, on a table where you drag cards, houses and ghosts with the mouse. It knows the rules, tells you in one sentence why a move is not allowed, and keeps every move, so that you can stop at any time and play on tomorrow.</source>
        <translation>Cztery gry planszowe z&#xa0;duchami dla całego towarzystwa przy jednym ekranie: karty, domy i&#xa0;duchy przeciąga się myszą po stole. Stół zna zasady, jednym zdaniem wyjaśnia, dlaczego jakiś ruch jest niedozwolony, i&#xa0;zapisuje każdy z&#xa0;nich, więc grę można przerwać w&#xa0;dowolnej chwili i&#xa0;dokończyć jutro.</translation>
    </message>
    <message>
        <source>On the shelf: Candy Hunters (1–4 players, with a book of puzzles), Rest in Peace (2 players), Booo! (1–6 players) and Halloween (2–4 players), each with a rulebook of its own.</source>
        <translation>Na półce: „Łowcy Słodyczy” (1–4 graczy, z&#xa0;księgą łamigłówek), „Spoczywaj w&#xa0;pokoju” (2 graczy), „Buuu!” (1–6 graczy) i&#xa0;„Halloween” (2–4 graczy), każda z&#xa0;własną instrukcją.</translation>
    </message>
    <message>
        <source>Finished games can be watched again from any point. The program uses no network.</source>
        <translation>Zakończone gry można obejrzeć ponownie od dowolnego miejsca. Program nie korzysta z&#xa0;sieci.</translation>
    </message>
    <message>
        <source>board game;cards;family;halloween;ghosts;puzzle;</source>
        <translation>gra planszowa;karty;rodzina;halloween;duchy;łamigłówka;</translation>
    </message>
    <message>
        <source>Halloween Table game</source>
        <translation>Gra Halloween Table</translation>
    </message>
    <message>
        <source>Halloween Table will be installed for you alone; no administrator is needed. Games that you saved with an earlier version are kept.</source>
        <translation>Halloween Table zostanie zainstalowany tylko dla ciebie; uprawnienia administratora nie są potrzebne. Partie zapisane we wcześniejszej wersji pozostaną.</translation>
    </message>
    <message>
        <source>Halloween Table is still open. Please close it, then try again.</source>
        <translation>Halloween Table jest jeszcze otwarty. Zamknij program i&#xa0;spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Halloween Table needs Windows 10, version 1809, or newer.</source>
        <translation>Halloween Table wymaga systemu Windows 10 w&#xa0;wersji 1809 lub nowszego.</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The night is over</source>
        <translation>Noc się skończyła</translation>
    </message>
    <message>
        <source>Last round · %1</source>
        <translation>Ostatnia runda · %1</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runda %1 · %2</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Akcja %1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>The town has been haunted, and all points are counted.</source>
        <translation>Miasteczko nawiedzone, wszystkie punkty policzone.</translation>
    </message>
    <message numerus="yes">
        <source>Your reserve is empty: %n sections are still to act, so let one rest.</source>
        <translation>
            <numerusform>Twój zapas jest pusty: została jeszcze %n sekcja, więc niech odpocznie.</numerusform>
            <numerusform>Twój zapas jest pusty: zostały jeszcze %n sekcje, więc niech jedna odpocznie.</numerusform>
            <numerusform>Twój zapas jest pusty: zostało jeszcze %n sekcji, więc niech jedna odpocznie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections are still to act: bring a disc to an action space, or let one rest.</source>
        <translation>
            <numerusform>Została jeszcze %n sekcja: przenieś krążek na pole akcji albo niech sekcja odpocznie.</numerusform>
            <numerusform>Zostały jeszcze %n sekcje: przenieś krążek na pole akcji albo niech któraś odpocznie.</numerusform>
            <numerusform>Zostało jeszcze %n sekcji: przenieś krążek na pole akcji albo niech któraś odpocznie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: %1. Bring it to a slot, or discard it.</source>
        <translation>Dobrany bonus: %1. Przenieś go do przegródki albo odrzuć.</translation>
    </message>
    <message>
        <source>A bonus lies here: %1. Bring it to a slot, or leave it.</source>
        <translation>Leży tu bonus: %1. Przenieś go do przegródki albo zostaw.</translation>
    </message>
    <message>
        <source>No blue ghost is left in town: press the building where three of them appear.</source>
        <translation>W miasteczku nie ma już niebieskiego ducha: naciśnij budynek, w którym pojawią się trzy nowe.</translation>
    </message>
    <message>
        <source>To choose: %1</source>
        <translation>Wybiera: %1</translation>
    </message>
    <message>
        <source>All sections are done: end your turn.</source>
        <translation>Wszystkie sekcje zrobiły swoje: zakończ turę.</translation>
    </message>
    <message>
        <source>Each section acts or rests once: bring a disc to an action space.</source>
        <translation>Każda sekcja raz działa albo odpoczywa: przenieś krążek na pole akcji.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks, or to your card to attack all.</source>
        <translation>Walka: zaprowadź ducha do przeciwnika albo do swojej karty, żeby zaatakować wszystkich.</translation>
    </message>
    <message>
        <source>Lift a section: press its head. New level: %1.</source>
        <translation>Podnieś sekcję: naciśnij jej nagłówek. Nowy poziom: %1.</translation>
    </message>
    <message>
        <source>All sections are done: end your turn. Still possible: %1.</source>
        <translation>Wszystkie sekcje zrobiły swoje: zakończ turę. Możesz jeszcze: %1.</translation>
    </message>
    <message>
        <source>claim a card</source>
        <translation>zdobyć kartę</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>użyć mocy</translation>
    </message>
    <message>
        <source>use a bonus</source>
        <translation>użyć bonusu</translation>
    </message>
    <message>
        <source>Choose the section to lift. New level: %1.</source>
        <translation>Wybierz sekcję do podniesienia. Nowy poziom: %1.</translation>
    </message>
    <message>
        <source>%1: pay as proposed, or press other tokens or a disc.</source>
        <translation>%1: zapłać tak, jak proponuje stół, albo naciśnij inne żetony lub krążek.</translation>
    </message>
    <message>
        <source>%1: press one more section to take its discs back.</source>
        <translation>%1: naciśnij jeszcze jedną sekcję, żeby odzyskać jej krążki.</translation>
    </message>
    <message>
        <source>%1 claims this card too: take points, or a section’s discs.</source>
        <translation>%1 też zdobywa tę kartę: weź punkty albo krążki sekcji.</translation>
    </message>
    <message>
        <source>Summon: press a ghost of a pair, or bring it to one of another colour.</source>
        <translation>Wezwanie: naciśnij ducha z pary albo zaprowadź go do ducha w innym kolorze.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or a pumpkin that you take back.</source>
        <translation>Nawiedzenie: naciśnij pole nawiedzenia albo dynię, którą odzyskujesz.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to any building.</source>
        <translation>Ruch: zaprowadź ducha do dowolnego budynku.</translation>
    </message>
    <message>
        <source>Summon: press a ghost that shares its building with another of its colour.</source>
        <translation>Wezwanie: naciśnij ducha, który jest w budynku razem z innym w swoim kolorze.</translation>
    </message>
    <message>
        <source>Scare: press a ghost; its level is what you gain in scares.</source>
        <translation>Straszenie: naciśnij ducha; zyskasz tyle strachów, ile wynosi jego poziom.</translation>
    </message>
    <message>
        <source>Upgrade: press the ghost that becomes more powerful.</source>
        <translation>Awans: naciśnij ducha, który stanie się potężniejszy.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to a neighbouring building.</source>
        <translation>Ruch: zaprowadź ducha do sąsiedniego budynku.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks.</source>
        <translation>Walka: zaprowadź ducha do tego, którego ma zaatakować.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or bring a pumpkin there.</source>
        <translation>Nawiedzenie: naciśnij pole nawiedzenia albo przenieś na nie dynię.</translation>
    </message>
    <message>
        <source>%1: roll, or use a bonus first.</source>
        <translation>%1: rzuć albo najpierw użyj bonusu.</translation>
    </message>
    <message>
        <source>%1: keep the roll, or use a bonus.</source>
        <translation>%1: zatrzymaj rzut albo użyj bonusu.</translation>
    </message>
    <message>
        <source>The fight: roll, or use a bonus first.</source>
        <translation>Walka: rzuć albo najpierw użyj bonusu.</translation>
    </message>
    <message>
        <source>%1 against %2: you win.</source>
        <translation>%1 kontra %2: wygrywasz.</translation>
    </message>
    <message>
        <source>%1 against %2: a tie is not enough.</source>
        <translation>%1 kontra %2: remis nie wystarczy.</translation>
    </message>
    <message>
        <source>%1 against %2: you lose.</source>
        <translation>%1 kontra %2: przegrywasz.</translation>
    </message>
    <message>
        <source>Keep it, or use a bonus.</source>
        <translation>Zatrzymaj rzut albo użyj bonusu.</translation>
    </message>
    <message>
        <source>Keep it, use a bonus, or roll again: %1.</source>
        <translation>Zatrzymaj rzut, użyj bonusu albo rzuć jeszcze raz: %1.</translation>
    </message>
    <message>
        <source>Keep it, or roll again: %1.</source>
        <translation>Zatrzymaj rzut albo rzuć jeszcze raz: %1.</translation>
    </message>
</context>
<context>
    <name>Proposing</name>
    <message>
        <source>I would have a look at “%1”.</source>
        <translation>Radzę spojrzeć na „%1”.</translation>
    </message>
    <message>
        <source>I would press “%1”.</source>
        <translation>Radzę nacisnąć „%1”.</translation>
    </message>
    <message>
        <source>I would choose “%1”.</source>
        <translation>Radzę wybrać „%1”.</translation>
    </message>
    <message>
        <source>I would lead “%1” to “%2”.</source>
        <translation>Radzę poprowadzić „%1” tutaj: „%2”.</translation>
    </message>
    <message>
        <source>I would bring “%1” to “%2”.</source>
        <translation>Radzę przenieść „%1” tutaj: „%2”.</translation>
    </message>
    <message>
        <source>I would bring “%1” to where the frames are.</source>
        <translation>Radzę przenieść „%1” tam, gdzie są ramki.</translation>
    </message>
</context>
<context>
    <name>Psychics</name>
    <message>
        <source>The Recruiter</source>
        <translation>Werbownik</translation>
    </message>
    <message>
        <source>You take the psychic</source>
        <translation>Bierzesz spirytystę</translation>
    </message>
    <message>
        <source>Whoever wins this round, its psychic comes to you.</source>
        <translation>Spirytysta z tej rundy trafia do ciebie, ktokolwiek ją wygra.</translation>
    </message>
    <message>
        <source>The Summoner</source>
        <translation>Wywoływacz Duchów</translation>
    </message>
    <message>
        <source>A ghost from your deck</source>
        <translation>Duch z&#xa0;talii</translation>
    </message>
    <message>
        <source>Look through your deck and put any ghost you like straight into this round. The rest is shuffled.</source>
        <translation>Przejrzyj swoją talię i wprowadź dowolnego ducha prosto do tej rundy. Reszta zostaje przetasowana.</translation>
    </message>
    <message>
        <source>Choose a ghost from your deck: it comes into this round.</source>
        <translation>Wybierz ducha ze swojej talii: wejdzie do tej rundy.</translation>
    </message>
    <message>
        <source>The Keyhole Spy</source>
        <translation>Szpieg zza Drzwi</translation>
    </message>
    <message>
        <source>See the rival’s hand</source>
        <translation>Widzisz rękę rywala</translation>
    </message>
    <message>
        <source>Is a ghost of 1. Until the round ends you see the cards in your rival’s hand.</source>
        <translation>Jest duchem o wartości 1. Do końca rundy widzisz karty na ręce rywala.</translation>
    </message>
    <message>
        <source>The Apprentice</source>
        <translation>Młody Adept</translation>
    </message>
    <message>
        <source>A ghost of 2</source>
        <translation>Duch o wartości&#xa0;2</translation>
    </message>
    <message>
        <source>Is a ghost of 2.</source>
        <translation>Jest duchem o wartości 2.</translation>
    </message>
    <message>
        <source>The Pretender</source>
        <translation>Przebieraniec</translation>
    </message>
    <message>
        <source>A ghost of 3</source>
        <translation>Duch o wartości&#xa0;3</translation>
    </message>
    <message>
        <source>Is a ghost of 3.</source>
        <translation>Jest duchem o wartości 3.</translation>
    </message>
    <message>
        <source>The Hypnotist</source>
        <translation>Hipnotyzer</translation>
    </message>
    <message>
        <source>Chance plays for them</source>
        <translation>Los gra za rywala</translation>
    </message>
    <message>
        <source>The next card your rival plays in this round is drawn by chance from the ghosts in their hand.</source>
        <translation>Następną kartę, którą rywal zagra w tej rundzie, los wybiera spośród duchów na jego ręce.</translation>
    </message>
    <message>
        <source>The Late Guest</source>
        <translation>Spóźniony Gość</translation>
    </message>
    <message>
        <source>Round ten: a ghost of 3</source>
        <translation>Duch&#xa0;3 w&#xa0;rundzie&#xa0;10</translation>
    </message>
    <message>
        <source>Is a ghost of 3 that counts in round ten only: it can be put there, but not played before.</source>
        <translation>Jest duchem o wartości 3, który liczy się tylko w dziesiątej rundzie: można go na nią odłożyć, ale nie można go wcześniej zagrać.</translation>
    </message>
    <message>
        <source>The Bat Whisperer</source>
        <translation>Zaklinaczka Nietoperzy</translation>
    </message>
    <message>
        <source>Your even ghosts +1</source>
        <translation>Twoje parzyste&#xa0;+1</translation>
    </message>
    <message>
        <source>Each of your even ghosts, the ones with a bat, counts 1 more in this round.</source>
        <translation>Każdy twój parzysty duch, czyli duch z nietoperzem, jest w tej rundzie wart o 1 więcej.</translation>
    </message>
    <message>
        <source>The Snake Charmer</source>
        <translation>Zaklinaczka Węży</translation>
    </message>
    <message>
        <source>Your odd ghosts +1</source>
        <translation>Twoje nieparzyste&#xa0;+1</translation>
    </message>
    <message>
        <source>Each of your odd ghosts, the ones with a snake, counts 1 more in this round.</source>
        <translation>Każdy twój nieparzysty duch, czyli duch z wężem, jest w tej rundzie wart o 1 więcej.</translation>
    </message>
    <message>
        <source>The Numerologist</source>
        <translation>Numerolog</translation>
    </message>
    <message>
        <source>Name a value: +2</source>
        <translation>Podaj wartość: +2</translation>
    </message>
    <message>
        <source>Name a value from 1 to 6: in this round every ghost with that printed value counts 2 more, on both sides.</source>
        <translation>Podaj wartość od 1 do 6: w tej rundzie każdy duch o takiej nadrukowanej wartości jest wart o 2 więcej, po obu stronach.</translation>
    </message>
    <message>
        <source>Name a value on the dial: its ghosts count 2 more on both sides.</source>
        <translation>Podaj wartość na kole liczb: takie duchy po obu stronach są warte o 2 więcej.</translation>
    </message>
    <message>
        <source>The Exorcist</source>
        <translation>Egzorcysta</translation>
    </message>
    <message>
        <source>Discard a rival’s card</source>
        <translation>Odrzuć kartę rywala</translation>
    </message>
    <message>
        <source>Discard one card that your rival has in this round; the effect of a psychic ends with that.</source>
        <translation>Odrzuć jedną kartę, którą rywal ma w tej rundzie; jeśli to spirytysta, jego efekt się kończy.</translation>
    </message>
    <message>
        <source>Choose a card of your rival’s in this round: it is discarded.</source>
        <translation>Wybierz kartę rywala z tej rundy: zostanie odrzucona.</translation>
    </message>
    <message>
        <source>The Lullaby Singer</source>
        <translation>Śpiewaczka Kołysanek</translation>
    </message>
    <message>
        <source>Their 1s and 2s sleep</source>
        <translation>1 i 2 rywala śpią</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 1 or 2 do not count in this round.</source>
        <translation>Duchy rywala z nadrukowaną jedynką lub dwójką nie liczą się w tej rundzie.</translation>
    </message>
    <message>
        <source>The Turncoat</source>
        <translation>Dwulicowiec</translation>
    </message>
    <message>
        <source>A ghost of 4; round ten: −2</source>
        <translation>Duch&#xa0;4; runda&#xa0;10:&#xa0;−2</translation>
    </message>
    <message>
        <source>Is a ghost of 4. In round ten it is a ghost of −2 instead.</source>
        <translation>Jest duchem o wartości 4. W dziesiątej rundzie jest zamiast tego duchem o wartości −2.</translation>
    </message>
    <message>
        <source>The Matchmaker</source>
        <translation>Swatka</translation>
    </message>
    <message>
        <source>No single card for them</source>
        <translation>Rywal: nic lub 2+ karty</translation>
    </message>
    <message>
        <source>In this round your rival may not play just one card in a turn: none at all, or two and more.</source>
        <translation>W tej rundzie rywal nie może zagrać w turze tylko jednej karty: nie zagrywa żadnej albo zagrywa co najmniej dwie.</translation>
    </message>
    <message>
        <source>The Imitator</source>
        <translation>Naśladowca</translation>
    </message>
    <message>
        <source>Copies their last ghost</source>
        <translation>Jak ostatni duch rywala</translation>
    </message>
    <message>
        <source>Is a ghost with the printed value of the last ghost your rival played in this round; without one it is a ghost of 0. In round ten it copies the last ghost they put there.</source>
        <translation>Jest duchem o takiej nadrukowanej wartości jak ostatni duch, którego rywal zagrał w tej rundzie; jeśli takiego nie ma, jest duchem o wartości 0. W dziesiątej rundzie naśladuje ostatniego ducha, którego rywal na nią odłożył.</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>Wróżbitka</translation>
    </message>
    <message>
        <source>Draw 2, discard 1</source>
        <translation>Dobierz 2, odrzuć 1</translation>
    </message>
    <message>
        <source>Draw two ghosts, then discard one from your hand.</source>
        <translation>Dobierz dwa duchy, a potem odrzuć jednego z ręki.</translation>
    </message>
    <message>
        <source>Choose a ghost in your hand: it is discarded.</source>
        <translation>Wybierz ducha ze swojej ręki: zostanie odrzucony.</translation>
    </message>
    <message>
        <source>The Changeling</source>
        <translation>Odmieniec</translation>
    </message>
    <message>
        <source>Exchange two ghosts</source>
        <translation>Duch za ducha</translation>
    </message>
    <message>
        <source>Exchange one of your ghosts in this round with one of your rival’s.</source>
        <translation>Wymień w tej rundzie jednego swojego ducha na jednego ducha rywala.</translation>
    </message>
    <message>
        <source>Choose one of your ghosts in this round to give away.</source>
        <translation>Wybierz z tej rundy swojego ducha, którego chcesz oddać.</translation>
    </message>
    <message>
        <source>Now choose the rival’s ghost that comes over to you for it.</source>
        <translation>Teraz wybierz ducha rywala, którego za niego dostaniesz.</translation>
    </message>
    <message>
        <source>The Sceptic</source>
        <translation>Niedowiarek</translation>
    </message>
    <message>
        <source>No psychics for them</source>
        <translation>Rywal bez spirytystów</translation>
    </message>
    <message>
        <source>Your rival may not play psychics in this round, not even those that are ghosts.</source>
        <translation>W tej rundzie rywal nie może zagrywać spirytystów, nawet tych, którzy są duchami.</translation>
    </message>
    <message>
        <source>The Shrinker</source>
        <translation>Miniaturzystka</translation>
    </message>
    <message>
        <source>Their 5s and 6s count 1</source>
        <translation>5 i 6 rywala to tylko 1</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 5 or 6 count as 1 in this round.</source>
        <translation>Duchy rywala z nadrukowaną piątką lub szóstką są w tej rundzie warte 1.</translation>
    </message>
    <message>
        <source>The Echo Caller</source>
        <translation>Mistrz Echa</translation>
    </message>
    <message>
        <source>Your strongest counts twice</source>
        <translation>Twój najsilniejszy&#xa0;×2</translation>
    </message>
    <message>
        <source>Your strongest ghost of this round counts twice. It is only ever one, the strongest at that moment.</source>
        <translation>Twój najsilniejszy duch w tej rundzie liczy się podwójnie. Zawsze tylko jeden: ten, który akurat jest najsilniejszy.</translation>
    </message>
    <message>
        <source>The Gravekeeper</source>
        <translation>Grabarz</translation>
    </message>
    <message>
        <source>An earlier ghost to hand</source>
        <translation>Dawny duch na rękę</translation>
    </message>
    <message>
        <source>Take one ghost from your side of an earlier round back into your hand; a psychic that is a ghost comes back in front of you.</source>
        <translation>Weź z powrotem na rękę jednego ducha ze swojej strony wcześniejszej rundy; spirytysta, który jest duchem, wraca przed ciebie.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes back to you.</source>
        <translation>Wybierz ducha po swojej stronie wcześniejszej rundy: wróci do ciebie.</translation>
    </message>
    <message>
        <source>The Pickpocket</source>
        <translation>Kieszonkowiec</translation>
    </message>
    <message>
        <source>Rival loses a card</source>
        <translation>Rywal traci ducha z ręki</translation>
    </message>
    <message>
        <source>Your rival loses one ghost from hand: chance picks it, and it is discarded.</source>
        <translation>Rywal traci jednego ducha z ręki: wybiera go los, a duch zostaje odrzucony.</translation>
    </message>
    <message>
        <source>The Consoler</source>
        <translation>Dobra Dusza</translation>
    </message>
    <message>
        <source>If you lose: 2 to round ten</source>
        <translation>Przegrana: odłóż 2</translation>
    </message>
    <message>
        <source>If you lose this round you may put up to two cards at round ten instead of one.</source>
        <translation>Jeśli przegrasz tę rundę, możesz odłożyć na dziesiątą rundę do dwóch kart zamiast jednej.</translation>
    </message>
    <message>
        <source>The Twins</source>
        <translation>Bliźniaczki</translation>
    </message>
    <message>
        <source>Your twins +1 each</source>
        <translation>Twoje bliźniaki&#xa0;+1</translation>
    </message>
    <message>
        <source>Each of your ghosts that has a twin counts 1 more in this round. Twins are ghosts on your side with the same printed value.</source>
        <translation>Każdy twój duch, który ma bliźniaka, jest w tej rundzie wart o 1 więcej. Bliźniaki to duchy po twojej stronie o tej samej nadrukowanej wartości.</translation>
    </message>
    <message>
        <source>The Piper</source>
        <translation>Flecista</translation>
    </message>
    <message>
        <source>Lure a ghost up to 3</source>
        <translation>Zwab ducha rywala (do 3)</translation>
    </message>
    <message>
        <source>Move one of your rival’s ghosts in this round with a printed value of 3 or less to your side.</source>
        <translation>Przenieś na swoją stronę jednego ducha rywala z tej rundy, o nadrukowanej wartości najwyżej 3.</translation>
    </message>
    <message>
        <source>Choose a rival’s ghost of 3 or less in this round: it comes over to your side.</source>
        <translation>Wybierz z tej rundy ducha rywala o wartości najwyżej 3: przejdzie na twoją stronę.</translation>
    </message>
    <message>
        <source>The Tightrope Walker</source>
        <translation>Linoskoczka</translation>
    </message>
    <message>
        <source>A tie is enough</source>
        <translation>Remis wystarczy</translation>
    </message>
    <message>
        <source>In this round a tie at the end of your turn is enough to stay.</source>
        <translation>W tej rundzie remis na koniec twojej tury wystarczy, żeby zostać.</translation>
    </message>
    <message>
        <source>The Coachman</source>
        <translation>Woźnica</translation>
    </message>
    <message>
        <source>An earlier ghost to here</source>
        <translation>Dawny duch trafia tutaj</translation>
    </message>
    <message>
        <source>Put one ghost from your side of an earlier round into this round.</source>
        <translation>Przenieś do tej rundy jednego ducha ze swojej strony wcześniejszej rundy.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes to this one.</source>
        <translation>Wybierz ducha po swojej stronie wcześniejszej rundy: przyjedzie do tej.</translation>
    </message>
    <message>
        <source>The Acrobat</source>
        <translation>Akrobatka</translation>
    </message>
    <message>
        <source>All ghosts: 7 minus value</source>
        <translation>Każdy duch: 7 − wartość</translation>
    </message>
    <message>
        <source>In this round every ghost on both sides counts as 7 minus its printed value.</source>
        <translation>W tej rundzie każdy duch po obu stronach jest wart 7 minus jego nadrukowana wartość.</translation>
    </message>
    <message>
        <source>The Heiress</source>
        <translation>Dziedziczka</translation>
    </message>
    <message>
        <source>A ghost of 1; round ten: castles ×2</source>
        <translation>Runda&#xa0;10: zamki&#xa0;×2</translation>
    </message>
    <message>
        <source>Is a ghost of 1. In round ten it is worth twice the castles held by the side it lies on.</source>
        <translation>Jest duchem o wartości 1. W dziesiątej rundzie jest warta dwa razy tyle, ile zamków ma strona, po której leży.</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle %1, %2</source>
        <extracomment>%1 is a number, %2 how difficult it is.</extracomment>
        <translation>Łamigłówka %1, %2</translation>
    </message>
    <message>
        <source>A puzzle of your own, %1</source>
        <extracomment>%1 is how difficult it is.</extracomment>
        <translation>Własna łamigłówka, %1</translation>
    </message>
    <message>
        <source>Turn the card over (F6)</source>
        <translation>Odwróć kartę (F6)</translation>
    </message>
    <message>
        <source>Remove it from the book</source>
        <translation>Usuń z&#xa0;książki</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>The computer is too busy now. Try again in a moment.</source>
        <translation>Komputer jest teraz zbyt zajęty. Spróbuj ponownie za chwilę.</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Zapisz łamigłówkę jako obrazek</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazki (*.png)</translation>
    </message>
</context>
<context>
    <name>PuzzleVoice</name>
    <message>
        <source>This puzzle is over; take moves back, or start it again.</source>
        <translation>Ta łamigłówka już się skończyła; cofnij ruchy albo zacznij ją od nowa.</translation>
    </message>
    <message>
        <source>A puzzle has no deck, so its cards stay as they are.</source>
        <translation>Łamigłówka nie ma talii, więc jej karty się nie zmieniają.</translation>
    </message>
    <message>
        <source>Nobody joins in a puzzle: all its kids are in the town already.</source>
        <translation>W&#xa0;łamigłówce nikt nie dołącza: wszystkie dzieciaki są już w&#xa0;miasteczku.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored.</source>
        <translation>Połóż kartę na miasteczku, żeby ją zapunktować.</translation>
    </message>
    <message>
        <source>Type the code of a puzzle here.</source>
        <translation>Wpisz tutaj kod łamigłówki.</translation>
    </message>
    <message>
        <source>No code contains “%1”: there are only digits and Latin letters.</source>
        <translation>W&#xa0;kodach nie występuje „%1”: są w&#xa0;nich tylko cyfry i&#xa0;litery łacińskie.</translation>
    </message>
    <message>
        <source>Something is mistyped or missing; compare the code letter by letter.</source>
        <translation>W&#xa0;kodzie jest błąd albo czegoś w&#xa0;nim brakuje; porównaj go litera po literze.</translation>
    </message>
    <message>
        <source>There is no puzzle with this code.</source>
        <translation>Nie ma łamigłówki o&#xa0;takim kodzie.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>Koniec łamigłówki.</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3</source>
        <translation>%1 · runda %2 z&#xa0;%3</translation>
    </message>
    <message>
        <source>The goal is reached: the puzzle is solved.</source>
        <translation>Cel osiągnięty: łamigłówka jest rozwiązana.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>Brakuje %n punktu.</numerusform>
            <numerusform>Brakuje %n punktów.</numerusform>
            <numerusform>Brakuje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Łamigłówka %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Łamigłówka</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <translation>Zostało rund</translation>
    </message>
    <message>
        <source>Goal: %1. Points: %2. Rounds left: %3.</source>
        <translation>Cel: %1. Punkty: %2. Zostało rund: %3.</translation>
    </message>
    <message>
        <source>Do not score anything in this round.</source>
        <translation>W&#xa0;tej rundzie nic nie punktuj.</translation>
    </message>
    <message>
        <source>Score the framed card on the framed spots.</source>
        <translation>Zapunktuj kartę w&#xa0;ramce na polach w&#xa0;ramkach.</translation>
    </message>
    <message>
        <source>Go on: press “%1”.</source>
        <translation>Przejdź dalej: naciśnij „%1”.</translation>
    </message>
    <message>
        <source>Move the framed ghost to the framed house.</source>
        <translation>Przesuń ducha w&#xa0;ramce na dom w&#xa0;ramce.</translation>
    </message>
    <message>
        <source>This round, score this card.</source>
        <translation>W&#xa0;tej rundzie zapunktuj tę kartę.</translation>
    </message>
    <message>
        <source>This round, score the framed card on the framed spots.</source>
        <translation>W&#xa0;tej rundzie zapunktuj kartę w&#xa0;ramce na polach w&#xa0;ramkach.</translation>
    </message>
    <message>
        <source>This house hardly matters. Build it out of the way, here for example.</source>
        <translation>Ten dom prawie nie ma znaczenia. Postaw go na uboczu, na przykład tutaj.</translation>
    </message>
    <message>
        <source>Send whoever was shoved to the framed house.</source>
        <translation>Tego, kto został przepchnięty, przesuń na dom w&#xa0;ramce.</translation>
    </message>
    <message>
        <source>Build an orange house on the framed spot.</source>
        <translation>Postaw pomarańczowy dom na polu w&#xa0;ramce.</translation>
    </message>
    <message>
        <source>Build a violet house on the framed spot.</source>
        <translation>Postaw fioletowy dom na polu w&#xa0;ramce.</translation>
    </message>
    <message>
        <source>Build a green house on the framed spot.</source>
        <translation>Postaw zielony dom na polu w&#xa0;ramce.</translation>
    </message>
    <message>
        <source>Build a blue house on the framed spot.</source>
        <translation>Postaw niebieski dom na polu w&#xa0;ramce.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>very simple</source>
        <translation>bardzo łatwa</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>łatwa</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średnia</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>trudna</translation>
    </message>
    <message>
        <source>very difficult</source>
        <translation>bardzo trudna</translation>
    </message>
    <message numerus="yes">
        <source>Tries so far: %n</source>
        <translation>
            <numerusform>Próby: %n</numerusform>
            <numerusform>Próby: %n</numerusform>
            <numerusform>Próby: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>Za 1. razem</translation>
    </message>
    <message>
        <source>On try %1</source>
        <translation>Za %1. razem</translation>
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
        <translation>Wieczór wygrywa: %1</translation>
    </message>
    <message>
        <source>The winners of the evening: %1</source>
        <translation>Wieczór wygrywają: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of each game gets %n points, the next one fewer, and so on; whoever shares a place gets what it is worth.</source>
        <translation>
            <numerusform>Pierwsze miejsce w&#xa0;każdej partii daje %n&#xa0;punkt, następne o&#xa0;jeden mniej i&#xa0;tak dalej; za wspólne miejsce wszyscy dostają tyle samo.</numerusform>
            <numerusform>Pierwsze miejsce w&#xa0;każdej partii daje %n&#xa0;punkty, następne o&#xa0;jeden mniej i&#xa0;tak dalej; za wspólne miejsce wszyscy dostają tyle samo.</numerusform>
            <numerusform>Pierwsze miejsce w&#xa0;każdej partii daje %n&#xa0;punktów, następne o&#xa0;jeden mniej i&#xa0;tak dalej; za wspólne miejsce wszyscy dostają tyle samo.</numerusform>
        </translation>
    </message>
    <message>
        <source>If points are equal, more games won decide.</source>
        <translation>Przy równej liczbie punktów decyduje liczba wygranych partii.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć do półki</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Osiągnięcia</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Zapisz jako obrazek</translation>
    </message>
    <message>
        <source>Plan another evening</source>
        <translation>Zaplanuj kolejny wieczór</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Your cards are up. F5 reads them.</source>
        <translation>Twoje karty są odkryte. F5 je odczytuje.</translation>
    </message>
    <message>
        <source>Your cards lie face down again.</source>
        <translation>Twoje karty znów leżą zakryte.</translation>
    </message>
    <message>
        <source>Read your hand (F5)</source>
        <translation>Przeczytaj swoją rękę (F5)</translation>
    </message>
    <message>
        <source>Read the board (F6)</source>
        <translation>Przeczytaj planszę (F6)</translation>
    </message>
    <message>
        <source>Read what has changed since your last turn (F7)</source>
        <translation>Przeczytaj, co się zmieniło od twojej ostatniej tury (F7)</translation>
    </message>
    <message>
        <source>Read whose turn it is and what can be done (F8)</source>
        <translation>Przeczytaj, czyja jest tura i co można zrobić (F8)</translation>
    </message>
    <message>
        <source>Turn your cards up or down (F9)</source>
        <translation>Odkryj lub zakryj swoje karty (F9)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Podpowiedź: co zrobiłby dobry gracz? (F10)</translation>
    </message>
    <message>
        <source>Sounds off and on (F12)</source>
        <translation>Wyłącz lub włącz dźwięki (F12)</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Twoja ręka jest pusta.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To hear them, press F9 and then F5.</source>
        <translation>Twoje karty leżą zakryte. Żeby je usłyszeć, naciśnij F9, a&#xa0;potem F5.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Plansza jest pusta.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nic się nie zmieniło.</translation>
    </message>
    <message numerus="yes">
        <source>%n more; Tab takes you there</source>
        <translation>
            <numerusform>jeszcze %n, przejście klawiszem Tab</numerusform>
            <numerusform>jeszcze %n, przejście klawiszem Tab</numerusform>
            <numerusform>jeszcze %n, przejście klawiszem Tab</numerusform>
        </translation>
    </message>
    <message>
        <source>You can use: %1.</source>
        <translation>Możesz użyć: %1.</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Reading the file: %1 of %2 moves</source>
        <translation>Wczytywanie pliku: ruch %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Otwórz plik z zapisaną partią</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Wait a moment, the decision is up to: %1.</source>
        <translation>Chwileczkę, teraz decyduje: %1.</translation>
    </message>
    <message>
        <source>The game is over; the town can sleep again.</source>
        <translation>Gra już się skończyła; miasteczko może znów spać.</translation>
    </message>
    <message>
        <source>First put a disc on an action space; then the ghosts obey.</source>
        <translation>Najpierw połóż krążek na polu akcji; dopiero wtedy duchy cię posłuchają.</translation>
    </message>
    <message>
        <source>All your sections have acted or rested: end your turn.</source>
        <translation>Wszystkie twoje sekcje działały lub odpoczęły: zakończ turę.</translation>
    </message>
    <message>
        <source>There is no such section on your board.</source>
        <translation>Na twojej planszy nie ma takiej sekcji.</translation>
    </message>
    <message>
        <source>This section has acted or rested in this turn already: %1.</source>
        <translation>Ta sekcja w tej turze już działała albo odpoczywała: %1.</translation>
    </message>
    <message>
        <source>A disc lies on this action space; it is free again after a rest in its section.</source>
        <translation>Na tym polu akcji leży krążek; zwolni je relaks w jego sekcji.</translation>
    </message>
    <message>
        <source>Your reserve is empty: let a section rest, and its discs come back.</source>
        <translation>Twój zapas jest pusty: niech jakaś sekcja odpocznie, a jej krążki wrócą.</translation>
    </message>
    <message>
        <source>Before you end your turn, one section must act or rest: %1.</source>
        <translation>Zanim zakończysz turę, jedna sekcja musi jeszcze zadziałać albo odpocząć: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Before you end your turn, %n sections must act or rest.</source>
        <translation>
            <numerusform>Zanim zakończysz turę, %n sekcja musi jeszcze zadziałać albo odpocząć.</numerusform>
            <numerusform>Zanim zakończysz turę, %n sekcje muszą jeszcze zadziałać albo odpocząć.</numerusform>
            <numerusform>Zanim zakończysz turę, %n sekcji musi jeszcze zadziałać albo odpocząć.</numerusform>
        </translation>
    </message>
    <message>
        <source>First finish this action, or take it back with Esc: %1.</source>
        <translation>Najpierw dokończ tę akcję albo cofnij ją klawiszem Esc: %1.</translation>
    </message>
    <message>
        <source>First finish the roll: throw the dice, or be content with them.</source>
        <translation>Najpierw dokończ rzut: rzuć kostkami albo przyjmij to, co wypadło.</translation>
    </message>
    <message>
        <source>First put the bonus into a slot, or do without it: %1.</source>
        <translation>Najpierw włóż bonus do przegródki albo z niego zrezygnuj: %1.</translation>
    </message>
    <message>
        <source>Blue ghosts are on their way: first choose a building with room for them.</source>
        <translation>Niebieskie duchy są już w drodze: najpierw wybierz im budynek, w którym jest miejsce.</translation>
    </message>
    <message>
        <source>First decide which section rises to the new level (%1).</source>
        <translation>Najpierw zdecyduj, która sekcja podniesie się na nowy poziom (%1).</translation>
    </message>
    <message>
        <source>In the Master game a section must rise to the new level (%1).</source>
        <translation>W grze mistrzowskiej jakaś sekcja musi podnieść się na nowy poziom (%1).</translation>
    </message>
    <message>
        <source>Choose a section that is below the new level (%1).</source>
        <translation>Wybierz sekcję, która jest poniżej nowego poziomu (%1).</translation>
    </message>
    <message>
        <source>First pay for the card that you claim: %1.</source>
        <translation>Najpierw zapłać za kartę, którą zdobywasz: %1.</translation>
    </message>
    <message>
        <source>First take your reward, points or discs, for the card: %1.</source>
        <translation>Najpierw weź swoją nagrodę za kartę, punkty albo krążki: %1.</translation>
    </message>
    <message>
        <source>First choose an action space for the card you have called upon: %1.</source>
        <translation>Najpierw wybierz pole akcji dla karty, której używasz: %1.</translation>
    </message>
    <message>
        <source>There is no bonus in this slot: move a ghost to a building with one.</source>
        <translation>W tej przegródce nie ma bonusu: przesuń ducha do budynku, w którym jakiś leży.</translation>
    </message>
    <message>
        <source>A disc blocks this slot: choose another one.</source>
        <translation>Krążek blokuje tę przegródkę: wybierz inną.</translation>
    </message>
    <message>
        <source>A bonus takes a disc from your reserve, and there is none: let a section rest.</source>
        <translation>Bonus wymaga krążka z zapasu, a nie ma tam żadnego: niech jakaś sekcja odpocznie.</translation>
    </message>
    <message>
        <source>There is no disc on your action spaces that could come back.</source>
        <translation>Na twoich polach akcji nie ma krążka, który mógłby wrócić.</translation>
    </message>
    <message>
        <source>None of these is left in the supply: %1.</source>
        <translation>W puli już go nie ma: %1.</translation>
    </message>
    <message>
        <source>No ghost in town can move: the buildings around are full.</source>
        <translation>Żaden duch w miasteczku nie może się ruszyć: budynki dookoła są pełne.</translation>
    </message>
    <message>
        <source>There is no pair of one colour in a building with room and a third in the supply.</source>
        <translation>Potrzeba pary w jednym kolorze w budynku, w którym jest miejsce, i trzeciego takiego ducha w puli.</translation>
    </message>
    <message>
        <source>Claim this card first: its power is for those who are on it.</source>
        <translation>Najpierw zdobądź tę kartę: jej moc jest dla tych, którzy mają na niej krążek.</translation>
    </message>
    <message>
        <source>This card is counted when the game ends: %1.</source>
        <translation>Ta karta liczy się na koniec gry: %1.</translation>
    </message>
    <message>
        <source>This card works by itself whenever it applies: %1.</source>
        <translation>Ta karta działa sama, zawsze gdy ma do tego okazję: %1.</translation>
    </message>
    <message>
        <source>This card offers itself when its moment has come: %1.</source>
        <translation>Ta karta sama się odezwie, gdy przyjdzie jej pora: %1.</translation>
    </message>
    <message>
        <source>You have called upon this card in this turn already: %1.</source>
        <translation>Ta karta jest w tej turze już wykorzystana: %1.</translation>
    </message>
    <message>
        <source>There is no action now for which this card would be of use: %1.</source>
        <translation>Nie ma teraz akcji, przy której ta karta by się przydała: %1.</translation>
    </message>
    <message>
        <source>This action space is free: the card is for one with a disc on it.</source>
        <translation>To pole akcji jest wolne: karta jest dla pola, na którym leży krążek.</translation>
    </message>
    <message>
        <source>No level is higher than red: use the card in another section.</source>
        <translation>Nie ma poziomu wyższego niż czerwony: użyj karty w innej sekcji.</translation>
    </message>
    <message>
        <source>The card would be wasted here: this action could do nothing more with the higher level (%1).</source>
        <translation>Karta by się tu zmarnowała: wyższy poziom (%1) nic by tej akcji nie dał.</translation>
    </message>
    <message>
        <source>All your sections are blue, and none can go lower.</source>
        <translation>Wszystkie twoje sekcje są niebieskie i żadna nie może zejść niżej.</translation>
    </message>
    <message>
        <source>The supply has no token of the colour to which any of your sections would sink.</source>
        <translation>W puli nie ma żetonu w kolorze, na który zeszłaby którakolwiek z twoich sekcji.</translation>
    </message>
    <message>
        <source>With your tokens and those in the supply, no swap is possible now.</source>
        <translation>Przy twoich żetonach i tych z puli żadna wymiana nie jest teraz możliwa.</translation>
    </message>
    <message>
        <source>You have too few scares for any token that is in the supply.</source>
        <translation>Masz za mało strachów na którykolwiek żeton z puli.</translation>
    </message>
    <message>
        <source>Discs block all your slots: there is no place for a new bonus.</source>
        <translation>Krążki blokują wszystkie twoje przegródki: nie ma miejsca na nowy bonus.</translation>
    </message>
    <message>
        <source>All your sections are red, and none can go higher.</source>
        <translation>Wszystkie twoje sekcje są czerwone i żadna nie może podnieść się wyżej.</translation>
    </message>
    <message>
        <source>You have too few scares to lift any of your sections.</source>
        <translation>Masz za mało strachów, żeby podnieść którąkolwiek ze swoich sekcji.</translation>
    </message>
    <message>
        <source>You have no token whose ghost is in the supply, or no building has room for it.</source>
        <translation>Nie masz żetonu, którego duch jest w puli, albo w żadnym budynku nie ma na niego miejsca.</translation>
    </message>
    <message>
        <source>There are no two ghosts of different colours in different buildings.</source>
        <translation>Nie ma dwóch duchów w różnych kolorach w różnych budynkach.</translation>
    </message>
    <message>
        <source>This card is not in use in this game.</source>
        <translation>Ta karta nie bierze udziału w tej partii.</translation>
    </message>
    <message>
        <source>You are on this card already, and once is enough: %1.</source>
        <translation>Masz już na tej karcie krążek, a raz wystarczy: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens, and you have fewer.</source>
        <translation>
            <numerusform>Ta karta kosztuje cię %n żeton, a ty masz mniej.</numerusform>
            <numerusform>Ta karta kosztuje cię %n żetony, a ty masz mniej.</numerusform>
            <numerusform>Ta karta kosztuje cię %n żetonów, a ty masz mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens of different colours, and you have fewer colours.</source>
        <translation>
            <numerusform>Ta karta kosztuje cię %n żeton, a ty go nie masz.</numerusform>
            <numerusform>Ta karta kosztuje cię %n żetony w różnych kolorach, a tylu kolorów nie masz.</numerusform>
            <numerusform>Ta karta kosztuje cię %n żetonów w różnych kolorach, a tylu kolorów nie masz.</numerusform>
        </translation>
    </message>
    <message>
        <source>A disc from your reserve or your board goes on the card, and you have none.</source>
        <translation>Na karcie kładzie się krążek z zapasu albo z planszy, a ty nie masz żadnego.</translation>
    </message>
    <message>
        <source>This belongs to another lord: use what is on your own board.</source>
        <translation>To należy do innego władcy: używaj tego, co jest na twojej planszy.</translation>
    </message>
    <message>
        <source>A disc goes on an action space, to a bonus that you use, or on a card that you claim.</source>
        <translation>Krążek kładzie się na polu akcji, przy bonusie, którego używasz, albo na karcie, którą zdobywasz.</translation>
    </message>
    <message>
        <source>This disc comes back when its section rests.</source>
        <translation>Ten krążek wróci, gdy jego sekcja odpocznie.</translation>
    </message>
    <message>
        <source>A disc on a card stays there for good.</source>
        <translation>Krążek na karcie zostaje tam na zawsze.</translation>
    </message>
    <message>
        <source>The discs at your slots come back at the end of the turn in which the third one gets there.</source>
        <translation>Krążki przy przegródkach wracają na koniec tury, w której trafi tam trzeci.</translation>
    </message>
    <message>
        <source>Tokens buy cards: bring one to the card that you want to claim.</source>
        <translation>Za żetony kupuje się karty: przenieś żeton na kartę, którą chcesz zdobyć.</translation>
    </message>
    <message>
        <source>Bring your ghost to the foe that it is to attack.</source>
        <translation>Zaprowadź swojego ducha do przeciwnika, którego ma zaatakować.</translation>
    </message>
    <message>
        <source>Bring the ghost to the building where it is to go.</source>
        <translation>Zaprowadź ducha do budynku, do którego ma pójść.</translation>
    </message>
    <message>
        <source>A pumpkin goes on a haunting space of a building.</source>
        <translation>Dynię stawia się na polu nawiedzenia w budynku.</translation>
    </message>
    <message>
        <source>A pumpkin stays where somebody has put it.</source>
        <translation>Dynia zostaje tam, gdzie ktoś ją postawił.</translation>
    </message>
    <message>
        <source>To fetch a bonus, move a ghost to its building.</source>
        <translation>Żeby zabrać bonus, przesuń ducha do jego budynku.</translation>
    </message>
    <message>
        <source>Nobody needs to lift the dice: they roll at the press of a button.</source>
        <translation>Kostek nikt nie musi podnosić: potoczą się po naciśnięciu przycisku.</translation>
    </message>
    <message>
        <source>Sections rise when you upgrade ghosts: begin with an action space.</source>
        <translation>Sekcje podnoszą się, gdy duchy awansują: zacznij od pola akcji.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The game is over here: go back to where you want to play on.</source>
        <translation>Tu partia już się skończyła: cofnij się tam, skąd chcesz grać dalej.</translation>
    </message>
    <message>
        <source>This game was begun under older rules: it can only be watched.</source>
        <translation>Tę partię rozpoczęto według starszych zasad: można ją tylko oglądać.</translation>
    </message>
    <message>
        <source>The end · move %1 of %2</source>
        <translation>Koniec · ruch %1 z&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>The start · %n moves</source>
        <translation>
            <numerusform>Początek · %n ruch</numerusform>
            <numerusform>Początek · %n ruchy</numerusform>
            <numerusform>Początek · %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Wszystkie karty odkryte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>Co kosztowało najwięcej?</translation>
    </message>
    <message>
        <source>%1 · move %2 of %3</source>
        <extracomment>%1 is whose turn of which round it is: “Round 3 · Ada · move 40 of 88”</extracomment>
        <translation>%1 · ruch %2 z&#xa0;%3</translation>
    </message>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Wróć na początek tury</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Jeden ruch wstecz</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Jeden ruch naprzód</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>Do następnej tury</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Wróć na początek rundy</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>Do następnej rundy</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Wróć do gry</translation>
    </message>
</context>
<context>
    <name>RestInPeaceComputers</name>
    <message>
        <source>What a computer player sees: its own hand below, and of yours only the backs.</source>
        <translation>Co widzi gracz komputerowy: na dole swoją rękę, a&#xa0;z&#xa0;twojej tylko rewersy kart.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; follows its gut. It fights for every mansion alike, as long as staying does not cost too much, and never asks which mansion matters most. It plays its largest ghosts first, even where smaller ones would do. It is fond of &lt;a href=&quot;#RP-1.7&quot;&gt;putting good cards at round ten&lt;/a&gt;, and then misses them in the rounds before.</source>
        <translation>&lt;b&gt;Łatwy&lt;/b&gt; kieruje się przeczuciem. O&#xa0;każdą rezydencję walczy tak samo, dopóki pozostanie nie kosztuje zbyt wiele, i&#xa0;nie pyta, która jest najważniejsza. Największe duchy zagrywa jako pierwsze, nawet tam, gdzie wystarczyłyby mniejsze. Lubi &lt;a href=&quot;#RP-1.7&quot;&gt;odkładać dobre karty na dziesiątą rundę&lt;/a&gt;, a&#xa0;potem brakuje mu ich we wcześniejszych.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; thinks its own turn through to the end, but only along the two plans that look best at each step. It imagines a few ways in which the hidden cards could lie, and weighs what each plan would leave it with: mansions, ghosts, psychics and stakes. It does not think ahead to your answer.</source>
        <translation>&lt;b&gt;Zwykły&lt;/b&gt; przemyśla swoją turę do końca, ale za każdym razem tylko według dwóch planów, które wydają się najlepsze. Wyobraża sobie kilka możliwych układów ukrytych kart i&#xa0;ocenia, z&#xa0;czym zostawi go każdy plan: z&#xa0;jakimi rezydencjami, duchami, spirytystami i&#xa0;odłożonymi kartami. Nad twoją odpowiedzią się nie zastanawia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; does think of your answer. It thinks its own turn through, and then what you would do best against it, with the hidden cards dealt differently again and again, always as they might really lie. Then it makes the move that has turned out best.</source>
        <translation>&lt;b&gt;Trudny&lt;/b&gt; myśli i&#xa0;o&#xa0;twojej odpowiedzi. Przemyśla swoją turę do końca, a&#xa0;potem to, co najlepszego możesz zrobić przeciw niej, za każdym razem inaczej rozdając w&#xa0;głowie ukryte karty, zawsze tak, jak naprawdę mogłyby leżeć. Potem wykonuje ruch, który wypadł najlepiej.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceIntroduction</name>
    <message>
        <source>Two ghost families want the same ten mansions, and in each of them only the stronger one can stay. Whoever leaves a mansion to the other gets a psychic instead, with an odd power for later.</source>
        <translation>Dwie rodziny duchów chcą tych samych dziesięciu rezydencji, a&#xa0;w&#xa0;każdej może zostać tylko silniejsza. Kto oddaje rezydencję, dostaje w&#xa0;zamian spirytystę o&#xa0;dziwnej mocy na później.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts in two families</source>
        <translation>
            <numerusform>%n duch z&#xa0;dwóch rodzin</numerusform>
            <numerusform>%n duchy z&#xa0;dwóch rodzin</numerusform>
            <numerusform>%n duchów z&#xa0;dwóch rodzin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n psychics</source>
        <translation>
            <numerusform>%n spirytysta</numerusform>
            <numerusform>%n spirytyści</numerusform>
            <numerusform>%n spirytystów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n dwór</numerusform>
            <numerusform>%n dwory</numerusform>
            <numerusform>%n dworów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n zamek</numerusform>
            <numerusform>%n zamki</numerusform>
            <numerusform>%n zamków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestInPeaceMinds</name>
    <message>
        <source>%1 to %2 is enough to stay.</source>
        <translation>%1 do %2 wystarczy, żeby zostać.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 is enough to stay; %n ghosts stay in hand.</source>
        <translation>
            <numerusform>%1 do %2 wystarczy, żeby zostać; na ręce zostaje %n duch.</numerusform>
            <numerusform>%1 do %2 wystarczy, żeby zostać; na ręce zostają %n duchy.</numerusform>
            <numerusform>%1 do %2 wystarczy, żeby zostać; na ręce zostaje %n duchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; the cards are better kept for later rounds.</source>
        <translation>
            <numerusform>Żeby zostać, brakuje %n siły; karty lepiej zachować na późniejsze rundy.</numerusform>
            <numerusform>Żeby zostać, brakuje %n siły; karty lepiej zachować na późniejsze rundy.</numerusform>
            <numerusform>Żeby zostać, brakuje %n siły; karty lepiej zachować na późniejsze rundy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; these cards cannot reach it.</source>
        <translation>
            <numerusform>Żeby zostać, brakuje %n siły; tymi kartami nie da się jej zebrać.</numerusform>
            <numerusform>Żeby zostać, brakuje %n siły; tymi kartami nie da się jej zebrać.</numerusform>
            <numerusform>Żeby zostać, brakuje %n siły; tymi kartami nie da się jej zebrać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stays %1 to %2; staying takes %n more.</source>
        <translation>
            <numerusform>Jest dalej %1 do %2; żeby zostać, potrzeba jeszcze %n.</numerusform>
            <numerusform>Jest dalej %1 do %2; żeby zostać, potrzeba jeszcze %n.</numerusform>
            <numerusform>Jest dalej %1 do %2; żeby zostać, potrzeba jeszcze %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 becomes %3 to %4; staying still takes %n more.</source>
        <translation>
            <numerusform>Z&#xa0;%1 do %2 robi się %3 do %4; żeby zostać, potrzeba jeszcze %n.</numerusform>
            <numerusform>Z&#xa0;%1 do %2 robi się %3 do %4; żeby zostać, potrzeba jeszcze %n.</numerusform>
            <numerusform>Z&#xa0;%1 do %2 robi się %3 do %4; żeby zostać, potrzeba jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes it %1 to %2 at round ten.</source>
        <translation>W&#xa0;dziesiątej rundzie robi się %1 do %2.</translation>
    </message>
    <message numerus="yes">
        <source>Chance picks a ghost of %1 to %2; staying takes %n more strength.</source>
        <translation>
            <numerusform>Los wybierze ducha o&#xa0;wartości od %1 do %2; żeby zostać, brakuje %n siły.</numerusform>
            <numerusform>Los wybierze ducha o&#xa0;wartości od %1 do %2; żeby zostać, brakuje %n siły.</numerusform>
            <numerusform>Los wybierze ducha o&#xa0;wartości od %1 do %2; żeby zostać, brakuje %n siły.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ghost of %1 is given up for it.</source>
        <translation>Oddaje się za to ducha o&#xa0;wartości %1.</translation>
    </message>
    <message>
        <source>Only a ghost of %1 is given up; none here is smaller.</source>
        <translation>Oddaje się tylko ducha o&#xa0;wartości %1; mniejszego tu nie ma.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back, to be played once more.</source>
        <translation>Wraca duch o&#xa0;wartości %1: można go zagrać jeszcze raz.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back; none there is larger.</source>
        <translation>Wraca duch o&#xa0;wartości %1; większego tam nie ma.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing goes to round ten: all %n cards are kept for now.</source>
        <translation>
            <numerusform>Nic nie idzie na dziesiątą rundę: na razie zostaje %n karta.</numerusform>
            <numerusform>Nic nie idzie na dziesiątą rundę: na razie zostają wszystkie %n karty.</numerusform>
            <numerusform>Nic nie idzie na dziesiątą rundę: na razie zostaje wszystkie %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; without it this mansion wins the rival the game.</source>
        <translation>
            <numerusform>Żeby zostać, brakuje %n siły; inaczej ta rezydencja da wygraną w&#xa0;partii rywalowi.</numerusform>
            <numerusform>Żeby zostać, brakuje %n siły; inaczej ta rezydencja da wygraną w&#xa0;partii rywalowi.</numerusform>
            <numerusform>Żeby zostać, brakuje %n siły; inaczej ta rezydencja da wygraną w&#xa0;partii rywalowi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; only round ten comes after this one, and it matters more.</source>
        <translation>
            <numerusform>Żeby zostać, brakuje %n siły; potem jest już tylko dziesiąta runda, a&#xa0;ona jest ważniejsza.</numerusform>
            <numerusform>Żeby zostać, brakuje %n siły; potem jest już tylko dziesiąta runda, a&#xa0;ona jest ważniejsza.</numerusform>
            <numerusform>Żeby zostać, brakuje %n siły; potem jest już tylko dziesiąta runda, a&#xa0;ona jest ważniejsza.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: this mansion would win the game.</source>
        <translation>Z&#xa0;%1 do %2 robi się %3 do %4, dość, żeby zostać: ta rezydencja dałaby wygraną w&#xa0;partii.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: otherwise this mansion wins the rival the game.</source>
        <translation>Z&#xa0;%1 do %2 robi się %3 do %4, dość, żeby zostać: inaczej ta rezydencja da wygraną w&#xa0;partii rywalowi.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay.</source>
        <translation>Z&#xa0;%1 do %2 robi się %3 do %4, dość, żeby zostać.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts are to follow: %1.</source>
        <extracomment>%1 are the values of the ghosts, one after the other.</extracomment>
        <translation>
            <numerusform>Za nim pójdzie jeszcze %n duch: %1.</numerusform>
            <numerusform>Za nim pójdą jeszcze %n duchy: %1.</numerusform>
            <numerusform>Za nim pójdzie jeszcze %n duchów: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the smallest ghost; larger ones stay in hand.</source>
        <translation>To najmniejszy duch; większe zostają na ręce.</translation>
    </message>
    <message>
        <source>No smaller ghost would be enough.</source>
        <translation>Mniejszy duch by nie wystarczył.</translation>
    </message>
    <message>
        <source>A smaller ghost would do, but the rival would have less to beat.</source>
        <translation>Mniejszy duch też by wystarczył, ale rywal miałby wtedy mniej do przebicia.</translation>
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
        <translation>Wystarczało już wcześniej; teraz rywal ma więcej do przebicia.</translation>
    </message>
    <message>
        <source>Only round ten is left, and there this ghost adds its %1.</source>
        <translation>Została tylko dziesiąta runda, a&#xa0;tam ten duch doda swoje %1.</translation>
    </message>
    <message>
        <source>This ghost of %1, the smallest in hand, waits for round ten.</source>
        <translation>Ten duch o&#xa0;wartości %1, najmniejszy na ręce, poczeka na dziesiątą rundę.</translation>
    </message>
    <message>
        <source>This ghost adds its %1 at round ten.</source>
        <translation>W&#xa0;dziesiątej rundzie ten duch doda swoje %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a psychic&apos;s name, %2 the sentence that says what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chance picks a ghost of %1 to %2.</source>
        <translation>Los wybierze ducha o wartości od %1 do %2.</translation>
    </message>
    <message>
        <source>At round ten this psychic fights, too: %1.</source>
        <translation>W dziesiątej rundzie zawalczy też ten spirytysta: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten: %1.</source>
        <translation>Ten spirytysta w dziesiątej rundzie nic nie robi: %1.</translation>
    </message>
    <message>
        <source>%1 Leaving brings the psychic: %2.</source>
        <extracomment>%1 is a whole sentence on why to leave the round, %2 a psychic&apos;s name.</extracomment>
        <translation>%1 Kto odejdzie, dostanie spirytystę: %2.</translation>
    </message>
</context>
<context>
    <name>RestInPeacePsychics</name>
    <message>
        <source>The psychics</source>
        <translation>Spirytyści</translation>
    </message>
    <message>
        <source>These are all the psychics, by number. The nine starters have no level; the others have a level from 1 to 4.</source>
        <translation>Oto wszyscy spirytyści według numerów. Dziewięciu podstawowych nie ma poziomu; pozostali mają poziom od 1 do 4.</translation>
    </message>
    <message>
        <source>The nine starters</source>
        <translation>Dziewięciu podstawowych spirytystów</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Poziom %1</translation>
    </message>
    <message>
        <source>A psychic whose effect cannot happen may be put at round ten, but it may not be played in a round. So nobody wastes one by accident. This is what they need:</source>
        <translation>Spirytystę, którego efekt nie może nastąpić, wolno odłożyć na dziesiątą rundę, ale nie wolno go zagrać w rundzie. Dzięki temu nikt nie zmarnuje go przez pomyłkę. Oto, czego potrzebują poszczególni spirytyści:</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>%1: ducha w twojej talii.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost in your rival’s hand.</source>
        <translation>%1 i %2: ducha na ręce rywala.</translation>
    </message>
    <message>
        <source>%1: a card of your rival in this round.</source>
        <translation>%1: karty rywala w tej rundzie.</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck or in your hand.</source>
        <translation>%1: ducha w twojej talii lub na twojej ręce.</translation>
    </message>
    <message>
        <source>%1: a ghost on each side of this round.</source>
        <translation>%1: ducha po każdej stronie tej rundy.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost on your side of an earlier round.</source>
        <translation>%1 i %2: ducha po twojej stronie wcześniejszej rundy.</translation>
    </message>
    <message>
        <source>%1: a ghost of your rival in this round with a printed value of 3 or less.</source>
        <translation>%1: ducha rywala w tej rundzie, o nadrukowanej wartości najwyżej 3.</translation>
    </message>
    <message>
        <source>All other effects always happen. Only one psychic can never be played in a round: %1.</source>
        <translation>Wszystkie inne efekty zawsze następują. Tylko jednego spirytysty nigdy nie można zagrać w rundzie: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at &lt;a href=&quot;#RP-2.5&quot;&gt;round ten&lt;/a&gt;.</source>
        <translation>W &lt;a href=&quot;#RP-2.5&quot;&gt;dziesiątej rundzie&lt;/a&gt; ten spirytysta nic nie robi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (starter)</source>
        <extracomment>%1 is the number of a psychic, %2 its name.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (podstawowy spirytysta)</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (level %3)</source>
        <extracomment>%1 is the number of a psychic, %2 its name, %3 its level.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (poziom %3)</translation>
    </message>
    <message>
        <source>A ghost counts for the side where it lies now. A lasting effect stays with the player who played it, even if its card moves.</source>
        <translation>Duch liczy się po tej stronie, po której teraz leży. Trwały efekt zostaje przy graczu, który zagrał spirytystę, nawet jeśli karta zmieni stronę.</translation>
    </message>
    <message>
        <source>Any ghost that lies on your side there will do, of either family. Psychics that are ghosts are included.</source>
        <translation>Może to być każdy duch, który leży tam po twojej stronie, z dowolnej rodziny. Spirytyści, którzy są duchami, też wchodzą w grę.</translation>
    </message>
    <message>
        <source>“Played” means what &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt; says: ghosts that come into the round by psychics %1 are not played.</source>
        <translation>„Zagrać” znaczy to, co mówi &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt;: duchy, które wchodzą do rundy dzięki spirytystom o numerach %1, nie są zagrane.</translation>
    </message>
    <message>
        <source>If your rival has no ghost in hand when the next card is played, they play freely, and the effect is spent.</source>
        <translation>Jeśli rywal nie ma ducha na ręce, gdy zagrywa następną kartę, wybiera ją swobodnie, a efekt przepada.</translation>
    </message>
    <message>
        <source>What a discarded psychic has already done stays done. Discarded cards lie open for both of you.</source>
        <translation>To, co odrzucony spirytysta już zrobił, pozostaje w mocy. Odrzucone karty leżą odkryte i każdy może je oglądać.</translation>
    </message>
    <message>
        <source>Then −2 is its printed value.</source>
        <translation>Jego nadrukowana wartość to wtedy −2.</translation>
    </message>
    <message>
        <source>Your rival may not play a first card if no second one could follow it, and may not end a turn after exactly one card.</source>
        <translation>Rywal nie może zagrać pierwszej karty, jeśli po niej nie dałoby się zagrać drugiej, i nie może zakończyć tury po dokładnie jednej karcie.</translation>
    </message>
    <message>
        <source>Its value is fixed when it is played, and it keeps this value. 0 is an even value.</source>
        <translation>Jego wartość ustala się w chwili zagrania i już się nie zmienia. 0 to wartość parzysta.</translation>
    </message>
    <message>
        <source>You draw as far as your deck goes. The card that you discard is always a ghost.</source>
        <translation>Dobierasz, na ile starczy talii. Odrzucasz zawsze ducha.</translation>
    </message>
    <message>
        <source>They may still put a psychic at round ten: that is not playing it.</source>
        <translation>Rywal nadal może odłożyć spirytystę na dziesiątą rundę: to nie jest zagranie.</translation>
    </message>
    <message>
        <source>“Strongest” means: it counts most before the doubling. If several count the same, it is one that does not count 0 in the end.</source>
        <translation>„Najsilniejszy” to ten, który przed podwojeniem jest wart najwięcej. Jeśli kilka duchów jest wartych tyle samo, podwaja się takiego, który ostatecznie nie jest wart 0.</translation>
    </message>
    <message>
        <source>This number is then its printed value.</source>
        <translation>Ta liczba jest wtedy jej nadrukowaną wartością.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>Opowieść i cel gry</translation>
    </message>
    <message>
        <source>Two ghost families live next door to each other, and neither can stand the other. Now ten mansions are empty, and both families would love to haunt them.</source>
        <translation>Dwie rodziny duchów mieszkają po sąsiedzku i nie mogą się znieść. Teraz opustoszało dziesięć rezydencji, a obie rodziny bardzo chciałyby w nich straszyć.</translation>
    </message>
    <message>
        <source>Rest in Peace is a duel for two. You lead one family, and your rival leads the other. In each round you fight for one mansion.</source>
        <translation>„Spoczywaj w pokoju” to pojedynek dla dwóch osób. Ty prowadzisz jedną rodzinę, a rywal drugą. W każdej rundzie walczycie o jedną rezydencję.</translation>
    </message>
    <message>
        <source>You take turns and play cards, each on your own side of the mansion. If you are not stronger than your rival at the end of your turn, you leave, and your rival takes the mansion.</source>
        <translation>Na zmianę zagrywacie karty, każdy gracz po swojej stronie rezydencji. Jeśli na koniec swojej tury nie masz większej siły niż rywal, odchodzisz, a rezydencję bierze rywal.</translation>
    </message>
    <message>
        <source>But a lost round has its comforts: the psychic of the round comes to help you, and you may put a card aside for round ten, the last of all.</source>
        <translation>Przegrana runda ma jednak swoje dobre strony: spirytysta z tej rundy przychodzi ci z pomocą, a ty możesz odłożyć kartę na dziesiątą rundę, ostatnią ze wszystkich.</translation>
    </message>
    <message>
        <source>You win as soon as you hold &lt;b&gt;four manors&lt;/b&gt; or &lt;b&gt;three castles&lt;/b&gt;. If nobody gets that far, round ten decides.</source>
        <translation>Wygrywasz, gdy tylko zdobędziesz &lt;b&gt;cztery dwory&lt;/b&gt; albo &lt;b&gt;trzy zamki&lt;/b&gt;. Jeśli nikomu się to nie uda, rozstrzyga dziesiąta runda.</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Co leży na stole</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two families of ghosts&lt;/b&gt;, with 21 cards each: six ghosts of 1, five of 2, four of 3, three of 4, two of 5 and one of 6. One family has the sign of the leaf, the other the sign of the bow, and both wear the colour of their player.</source>
        <translation>&lt;b&gt;Dwie rodziny duchów&lt;/b&gt;, po 21 kart w&#xa0;każdej: sześć duchów o&#xa0;wartości 1, pięć o&#xa0;wartości 2, cztery o&#xa0;wartości 3, trzy o&#xa0;wartości 4, dwa o&#xa0;wartości 5 i&#xa0;jeden o&#xa0;wartości 6. Mówimy też po prostu: jedynka, dwójka, trójka i&#xa0;tak dalej. Znakiem jednej rodziny jest liść, drugiej kokarda, a&#xa0;każda nosi kolor swojego gracza.</translation>
    </message>
    <message>
        <source>The number on a ghost is its &lt;b&gt;printed value&lt;/b&gt;. Even ghosts carry a bat, odd ghosts carry a snake.</source>
        <translation>Liczba na duchu to jego &lt;b&gt;nadrukowana wartość&lt;/b&gt;. Parzystym duchom towarzyszy nietoperz, nieparzystym wąż.</translation>
    </message>
    <message>
        <source>&lt;b&gt;29 psychics&lt;/b&gt;, each with an effect of its own. Numbers 1 to 9 are the starters. Numbers 10 to 29 have a level from 1 to 4. &lt;a href=&quot;#RP-4&quot;&gt;A chapter of its own&lt;/a&gt; lists them all.</source>
        <translation>&lt;b&gt;29 spirytystów&lt;/b&gt;, a każdy ma własny efekt. Numery od 1 do 9 to podstawowi spirytyści. Numery od 10 do 29 mają poziom od 1 do 4. Wszystkich opisuje &lt;a href=&quot;#RP-4&quot;&gt;osobny rozdział&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Two psychics. The number is at the top, stars show the level, and a few words say what the psychic does. The right one is a ghost: a circle shows its value.</source>
        <translation>Dwóch spirytystów. U góry jest numer, gwiazdki pokazują poziom, a kilka słów mówi, co spirytysta robi. Ten po prawej jest duchem: jego wartość pokazuje kółko.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ten mansions&lt;/b&gt;: six manors and four castles.</source>
        <translation>&lt;b&gt;Dziesięć rezydencji&lt;/b&gt;: sześć dworów i cztery zamki.</translation>
    </message>
    <message>
        <source>On the left a manor, on the right a castle.</source>
        <translation>Po lewej dwór, po prawej zamek.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The line&lt;/b&gt; runs across the table. It shows the rounds in their order: a psychic and a mansion for each of rounds 1 to 9, and at its end the card of round ten with the last mansion.</source>
        <translation>&lt;b&gt;Rząd&lt;/b&gt; biegnie przez cały stół i pokazuje rundy po kolei: spirytystę i rezydencję dla każdej z rund od 1 do 9, a na końcu kartę dziesiątej rundy z ostatnią rezydencją.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your side&lt;/b&gt; of a round is where you play your cards. The psychics that you have taken lie face up &lt;b&gt;in front of you&lt;/b&gt;. Your &lt;b&gt;hand&lt;/b&gt; holds the ghosts that you have drawn, your &lt;b&gt;deck&lt;/b&gt; those still to come. Cards that are out of the game lie open on the &lt;b&gt;discard pile&lt;/b&gt;.</source>
        <translation>&lt;b&gt;Twoja strona&lt;/b&gt; rundy to miejsce, w którym zagrywasz karty. Zdobyci spirytyści leżą odkryci &lt;b&gt;przed tobą&lt;/b&gt;. Na &lt;b&gt;ręce&lt;/b&gt; masz dobrane duchy, a w &lt;b&gt;talii&lt;/b&gt; te, które dopiero przyjdą. Karty, które wypadły z gry, leżą odkryte na &lt;b&gt;stosie kart odrzuconych&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie gry</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Program przygotowuje wszystko za ciebie. Tutaj przeczytasz, jak to robi i co możecie ustalić przed grą.</translation>
    </message>
    <message>
        <source>Nine psychics, drawn by chance, lie face up in a line, one for each of rounds 1 to 9. The card of round ten ends the line. The other psychics are out of the game. Before the game you agree on who takes part: only the starters, or also the psychics up to level 1, up to level 2, up to level 3, or all of them.</source>
        <translation>Dziewięciu losowo wybranych spirytystów leży odkrytych w rzędzie, po jednym na każdą z rund od 1 do 9. Rząd kończy karta dziesiątej rundy. Pozostali spirytyści nie biorą udziału w grze. Przed grą ustalacie, kto może się pojawić: tylko podstawowi spirytyści, oprócz nich także ci do poziomu 1, do poziomu 2 lub do poziomu 3 albo po prostu wszyscy.</translation>
    </message>
    <message>
        <source>Chance deals the ten mansions face up, one to each card of the line.</source>
        <translation>Los rozdziela dziesięć rezydencji: leżą odkryte, po jednej przy każdej karcie rzędu.</translation>
    </message>
    <message>
        <source>The line at the start: nine psychics and the card of round ten, each with a mansion.</source>
        <translation>Rząd na początku gry: dziewięciu spirytystów i karta dziesiątej rundy, a przy każdej karcie rezydencja.</translation>
    </message>
    <message>
        <source>Each of you shuffles the deck of your family and draws 5 ghosts. They are your hand, and your rival does not see them.</source>
        <translation>Każdy gracz tasuje talię swojej rodziny i dobiera 5 duchów. To jego ręka, a rywal jej nie widzi.</translation>
    </message>
    <message>
        <source>Whoever saw a ghost last is the first player; before the game you can also choose somebody, or let lots decide.</source>
        <translation>Pierwszym graczem jest ten, kto ostatnio widział ducha; przed grą możecie też kogoś wybrać albo zdać się na los.</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;training game&lt;/b&gt; only the nine starters take part. They lie face down, and the first three are turned up. After each round one more is turned up. This is a good way to play for the first time.</source>
        <translation>W &lt;b&gt;partii treningowej&lt;/b&gt; bierze udział tylko dziewięciu podstawowych spirytystów. Leżą zakryci, a odkrywa się trzech pierwszych. Po każdej rundzie odkrywa się jeszcze jednego. To dobry sposób, żeby zagrać pierwszy raz.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Rounds 1 to 9 follow the line, and each is a fight for one mansion. You and your rival take turns: in your turn you play cards, and then you &lt;a href=&quot;#RP-1-stay&quot;&gt;stay or leave&lt;/a&gt;. When one of you leaves, the round is over.</source>
        <translation>Rundy od 1 do 9 rozgrywa się po kolei wzdłuż rzędu, a każda to walka o jedną rezydencję. Gracie na zmianę: w swojej turze zagrywasz karty, a potem &lt;a href=&quot;#RP-1-stay&quot;&gt;zostajesz albo odchodzisz&lt;/a&gt;. Gdy ktoś odchodzi, runda się kończy.</translation>
    </message>
    <message>
        <source>In your turn play as many cards as you like, or none: ghosts from your hand and psychics that lie in front of you, in any mix. They go to your side of this round’s mansion. Cards that you have played lie open until the end of the game and never come back, unless a card says so.</source>
        <translation>W swojej turze zagraj tyle kart, ile chcesz, albo żadnej: duchy z ręki i spirytystów, którzy leżą przed tobą, w dowolnym zestawieniu. Kładziesz je po swojej stronie rezydencji tej rundy. Zagrane karty leżą odkryte do końca gry i nigdy nie wracają, chyba że jakaś karta mówi inaczej.</translation>
    </message>
    <message>
        <source>The effect of a psychic happens at once. If it is a lasting effect, it lasts until the round ends. It covers cards that were played before the psychic and cards that are played after it.</source>
        <translation>Efekt spirytysty następuje od razu. Jeśli to trwały efekt, działa do końca rundy. Obejmuje karty zagrane przed spirytystą i po nim.</translation>
    </message>
    <message>
        <source>If an effect asks you to choose something, you choose before you do anything else.</source>
        <translation>Jeśli efekt każe ci coś wybrać, wybierasz, zanim zrobisz cokolwiek innego.</translation>
    </message>
    <message>
        <source>A round in progress. The cards of each family lie on its own side, and the shields show the strengths. Here the leaf family leads by 9 to 8.</source>
        <translation>Runda w&#xa0;toku. Karty każdej rodziny leżą po jej stronie, a&#xa0;tarcze pokazują siłę obu stron. Tutaj rodzina liścia prowadzi 9 do 8.</translation>
    </message>
    <message>
        <source>Staying and leaving</source>
        <translation>Zostać czy odejść</translation>
    </message>
    <message>
        <source>At the end of your turn your &lt;a href=&quot;#RP-3&quot;&gt;strength&lt;/a&gt; must be higher than your rival’s, by at least 1. Then you stay, and it is your rival’s turn. If it is not higher, you leave, and the round is lost. A tie is not enough.</source>
        <translation>Na koniec tury twoja &lt;a href=&quot;#RP-3&quot;&gt;siła&lt;/a&gt; musi być większa od siły rywala co najmniej o 1. Wtedy zostajesz i zaczyna się tura rywala. Jeśli nie jest większa, odchodzisz i przegrywasz rundę. Remis nie wystarczy.</translation>
    </message>
    <message>
        <source>You may leave without playing a single card, even as the first player of the round.</source>
        <translation>Możesz odejść bez zagrania ani jednej karty, nawet jeśli zaczynasz rundę.</translation>
    </message>
    <message>
        <source>Leaving in time can be clever. You save your ghosts for a mansion that you want more, you get a psychic, and you may put a card at round ten.</source>
        <translation>Czasem sprytnie jest odejść w porę. Oszczędzasz duchy na rezydencję, na której bardziej ci zależy, dostajesz spirytystę i możesz odłożyć kartę na dziesiątą rundę.</translation>
    </message>
    <message>
        <source>Only one psychic makes a tie enough to stay: %1.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>Tylko jeden spirytysta sprawia, że remis wystarczy, żeby zostać: %1.</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Po rundzie</translation>
    </message>
    <message>
        <source>The winner takes the mansion. The loser takes the psychic of this round and lays it face up in front of them: it can be played in later rounds.</source>
        <translation>Zwycięzca bierze rezydencję. Przegrany bierze spirytystę z tej rundy i kładzie go odkrytego przed sobą: można go zagrać w późniejszych rundach.</translation>
    </message>
    <message>
        <source>If the winner now holds four manors or three castles, the game is over (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). Otherwise it goes on.</source>
        <translation>Jeśli zwycięzca ma teraz cztery dwory albo trzy zamki, gra się kończy (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). W przeciwnym razie toczy się dalej.</translation>
    </message>
    <message>
        <source>Each of you draws 2 ghosts, as far as your deck goes. Five ghosts at the start and two after each of eight rounds make 21, so your deck is empty after the draw of round 8 at the latest.</source>
        <translation>Każdy gracz dobiera 2 duchy, na ile starczy talii. Pięć duchów na początku i po dwa po każdej z ośmiu rund to razem 21, więc talia jest pusta najpóźniej po dobieraniu w rundzie 8.</translation>
    </message>
    <message>
        <source>Then the loser may put one card face down at round ten: a ghost from hand or a psychic that lies in front of them, even the one just taken. This card is a &lt;b&gt;stake&lt;/b&gt;. Its owner may look at it, the rival may not. After round 9 a card can be put there too.</source>
        <translation>Potem przegrany może odłożyć na dziesiątą rundę jedną zakrytą kartę: ducha z ręki albo spirytystę, który leży przed nim, nawet tego dopiero co wziętego. To jest &lt;b&gt;odłożona karta&lt;/b&gt;. Jej właściciel może ją oglądać, a rywal nie. Także po rundzie 9 można odłożyć kartę.</translation>
    </message>
    <message>
        <source>The winner starts the next round.</source>
        <translation>Zwycięzca zaczyna następną rundę.</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Dziesiąta runda</translation>
    </message>
    <message>
        <source>In round ten nobody plays cards from hand. Only what you have put there in the rounds before fights for the last mansion.</source>
        <translation>W dziesiątej rundzie nikt nie zagrywa kart z ręki. O ostatnią rezydencję walczą tylko karty odłożone w poprzednich rundach.</translation>
    </message>
    <message>
        <source>After round 9 both of you reveal your stakes. Whoever has the higher strength takes the tenth mansion. Then &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; is checked.</source>
        <translation>Po rundzie 9 obie strony odkrywają swoje odłożone karty. Kto ma większą siłę, bierze dziesiątą rezydencję. Potem sprawdza się zasadę &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The revealed psychics take effect by turns. The winner of round 9 starts, and the psychics of each player follow in the order in which they were put there. Every psychic takes its turn; its owner makes the choices, and they are compulsory. A psychic that was discarded before its turn does nothing. Psychics with these numbers do nothing at round ten: %1. Nobody’s hand is seen there either: %2 is just a ghost.</source>
        <extracomment>%1 is a list of numbers, %2 is the name of a psychic.</extracomment>
        <translation>Odkryci spirytyści działają na zmianę. Zaczyna zwycięzca rundy 9, a spirytyści każdego gracza działają w kolejności, w jakiej ich odłożono. Na każdego przychodzi kolej; wyborów dokonuje jego właściciel i są one obowiązkowe. Spirytysta odrzucony przed swoją kolejką nic nie robi. W dziesiątej rundzie nic nie robią spirytyści o tych numerach: %1. Nikt też nikomu nie zagląda tam w karty: %2 to wtedy zwykły duch.</translation>
    </message>
    <message>
        <source>On the right round ten, before it begins. You see the faces of your own stakes, and a lock tells you that your rival does not. Of your rival’s stakes you see only the backs.</source>
        <translation>Po prawej dziesiąta runda, zanim się zacznie. Widzisz, jakie karty masz odłożone, a kłódka przypomina, że rywal tego nie widzi. Z odłożonych kart rywala widzisz tylko rewersy.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Kto wygrywa</translation>
    </message>
    <message>
        <source>Whoever holds four manors or three castles wins the game at once.</source>
        <translation>Kto ma cztery dwory albo trzy zamki, od razu wygrywa grę.</translation>
    </message>
    <message>
        <source>If nobody has won by &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; after round ten, the winner of round ten wins the game.</source>
        <translation>Jeśli po dziesiątej rundzie nikt nie wygrywa na mocy zasady &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;, grę wygrywa zwycięzca dziesiątej rundy.</translation>
    </message>
    <message>
        <source>If round ten is tied, nobody takes its mansion, and whoever holds more mansions wins the game. Nine mansions can never be split evenly, so the game does not end in a draw.</source>
        <translation>Jeśli w dziesiątej rundzie jest remis, nikt nie bierze jej rezydencji, a grę wygrywa ten, kto ma więcej rezydencji. Dziewięciu rezydencji nigdy nie da się podzielić po równo, więc gra nie kończy się remisem.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceStrength</name>
    <message>
        <source>Strength, card by card</source>
        <translation>Siła, karta po karcie</translation>
    </message>
    <message>
        <source>“Is a ghost of 3” means: this psychic counts as a ghost with the printed value 3 in every respect. The same goes for other numbers. All other psychics have no value.</source>
        <translation>„Jest duchem o wartości 3” znaczy: ten spirytysta pod każdym względem liczy się jako duch o nadrukowanej wartości 3. Z innymi liczbami jest tak samo. Pozostali spirytyści nie mają wartości.</translation>
    </message>
    <message>
        <source>Whether a ghost is even or odd, whether it has a twin, whether it is one of the ghosts an effect speaks of: its printed value decides, whatever it counts at the moment.</source>
        <translation>Czy duch jest parzysty, czy nieparzysty, czy ma bliźniaka, czy jest wśród duchów, o których mówi efekt: decyduje jego nadrukowana wartość, bez względu na to, ile jest wart w tej chwili.</translation>
    </message>
    <message>
        <source>Your strength is the sum of your cards in this round. Each ghost is counted in these steps, in this order. A step with a psychic is left out unless its effect lasts now and is meant for your side.</source>
        <translation>Twoja siła to suma twoich kart w tej rundzie. To, ile wart jest duch, oblicza się krok po kroku, w tej kolejności. Krok ze spirytystą się pomija, chyba że jego efekt właśnie trwa i dotyczy twojej strony.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; A ghost counts its printed value.</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Duch jest wart tyle, ile wynosi jego nadrukowana wartość.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; %1: a ghost counts 7 minus its printed value.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>&lt;b&gt;2.&lt;/b&gt; %1: duch jest wart 7 minus jego nadrukowana wartość.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3.&lt;/b&gt; %1: a ghost with a printed 5 or 6 counts as 1.</source>
        <translation>&lt;b&gt;3.&lt;/b&gt; %1: duch z nadrukowaną piątką lub szóstką jest wart 1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4.&lt;/b&gt; %1: an even ghost counts 1 more. %2: an odd ghost counts 1 more.</source>
        <translation>&lt;b&gt;4.&lt;/b&gt; %1: parzysty duch jest wart o 1 więcej. %2: nieparzysty duch jest wart o 1 więcej.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5.&lt;/b&gt; %1: a ghost with the named printed value counts 2 more.</source>
        <translation>&lt;b&gt;5.&lt;/b&gt; %1: duch o podanej nadrukowanej wartości jest wart o 2 więcej.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6.&lt;/b&gt; %1: a ghost that has a twin counts 1 more.</source>
        <translation>&lt;b&gt;6.&lt;/b&gt; %1: duch, który ma bliźniaka, jest wart o 1 więcej.</translation>
    </message>
    <message>
        <source>&lt;b&gt;7.&lt;/b&gt; %1: the strongest ghost counts twice.</source>
        <translation>&lt;b&gt;7.&lt;/b&gt; %1: najsilniejszy duch liczy się podwójnie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8.&lt;/b&gt; %1: a ghost with a printed 1 or 2 counts 0 after all.</source>
        <translation>&lt;b&gt;8.&lt;/b&gt; %1: duch z nadrukowaną jedynką lub dwójką jest ostatecznie wart 0.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A whole round.&lt;/b&gt; The leaf family starts with a 2. The bow family plays two ghosts of 2 and has 4. Leaf adds a 5 and has 7. Bow adds a 4 and has 8. Leaf adds two ghosts of 1 and has 9. Now Bow plays a psychic: %1. All three ghosts of Bow are even, so each counts 1 more, and Bow has 11. Leaf leaves.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>&lt;b&gt;Cała runda.&lt;/b&gt; Rodzina liścia zaczyna od dwójki. Rodzina kokardy zagrywa dwie dwójki i&#xa0;ma 4. Liść dokłada piątkę i&#xa0;ma 7. Kokarda dokłada czwórkę i&#xa0;ma 8. Liść dokłada dwie jedynki i&#xa0;ma 9. Teraz kokarda zagrywa spirytystę: %1. Wszystkie trzy duchy kokardy są parzyste, więc każdy jest wart o&#xa0;1 więcej i&#xa0;kokarda ma 11. Liść odchodzi.</translation>
    </message>
    <message>
        <source>Bow’s side at the end of this round. The cards lie in a fan, the last one on top. The orange chips show what the ghosts count now: 3, 3 and 5.</source>
        <translation>Strona kokardy na koniec tej rundy. Karty leżą w&#xa0;wachlarzu, ostatnia na wierzchu. Pomarańczowe żetony pokazują, ile duchy są teraz warte: 3, 3 i&#xa0;5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A shrunken ghost.&lt;/b&gt; Your rival has played a psychic: %1. So your ghost of 5 counts as 1. Now you play one too: %2. The printed 5 is odd, so your ghost counts 1 + 1 = 2.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Pomniejszony duch.&lt;/b&gt; Rywal zagrywa spirytystę: %1. Twoja piątka jest więc warta 1. Teraz ty zagrywasz spirytystę: %2. Nadrukowana piątka jest nieparzysta, więc twój duch jest wart 1&#xa0;+&#xa0;1&#xa0;=&#xa0;2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Twins and an echo.&lt;/b&gt; You have two ghosts of 3 and one of 4, and you play two psychics. %1: each 3 has a twin and counts 4. %2: one of the three ghosts counts twice. Your strength is 8 + 4 + 4 = 16.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Bliźniaki i echo.&lt;/b&gt; Masz dwie trójki i jedną czwórkę i zagrywasz dwóch spirytystów. %1: każda trójka ma bliźniaka i jest warta 4. %2: jeden z trzech duchów liczy się podwójnie. Twoja siła to 8&#xa0;+&#xa0;4&#xa0;+&#xa0;4&#xa0;=&#xa0;16.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upside down.&lt;/b&gt; You have a ghost of 1 and a ghost of 6, and you play a psychic: %1. The 1 counts 6 now, and the 6 counts 1. Then your rival plays a psychic: %2. The 1 counts 0 in the end, because its printed value decides. The 6 still counts 1.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Do góry nogami.&lt;/b&gt; Masz jedynkę i szóstkę i zagrywasz spirytystę: %1. Jedynka jest teraz warta 6, a szóstka 1. Potem rywal zagrywa spirytystę: %2. Jedynka jest ostatecznie warta 0, bo decyduje jej nadrukowana wartość. Szóstka nadal jest warta 1.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceTable</name>
    <message>
        <source>How to use the table</source>
        <translation>Jak korzystać ze stołu</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a ghost from your hand, or a psychic that lies in front of you, to your side of the current round, or click it and then click the place. When you lift a card, the places where it may go light up.</source>
        <translation>&lt;b&gt;Myszą.&lt;/b&gt; Przeciągnij ducha z ręki albo spirytystę, który leży przed tobą, na swoją stronę bieżącej rundy. Możesz też kliknąć kartę, a potem miejsce. Gdy podniesiesz kartę, podświetlą się miejsca, w których wolno ją położyć.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the card glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Jeśli czegoś nie wolno&lt;/b&gt;, karta sama wraca na swoje miejsce, a krótki komunikat podaje powód i odsyła do zasady.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The near side is yours, whichever family you lead: the table turns round for whoever has to decide. Each round has its column: the current one is the widest, and those that are over are narrow. A psychic too small for words shows its number and its picture; point at it to read what it does.</source>
        <translation>&lt;b&gt;Twoje miejsce.&lt;/b&gt; Bliższa strona stołu należy do ciebie, którąkolwiek rodzinę prowadzisz: stół obraca się do tego, kto podejmuje decyzję. Każda runda ma swoją kolumnę: bieżąca jest najszersza, a&#xa0;zakończone są wąskie. Spirytysta zbyt mały na słowa pokazuje swój numer i&#xa0;obrazek; wskaż go, żeby przeczytać, co robi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength.&lt;/b&gt; The shields in a column show both strengths. Point at a side, and you see how its strength comes about, card by card. An orange chip on a card shows what it counts, if that is not its printed value. Where there are too many cards for a fan, each becomes a tab with its value.</source>
        <translation>&lt;b&gt;Siła.&lt;/b&gt; Tarcze w&#xa0;kolumnie pokazują siły obu stron. Wskaż jedną ze stron, a&#xa0;zobaczysz, skąd bierze się jej siła, karta po karcie. Pomarańczowy żeton na karcie pokazuje, ile jest warta, jeśli to coś innego niż nadrukowana wartość. Gdzie kart jest za dużo na wachlarz, każda staje się zakładką ze swoją wartością.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Putting a card at round ten.&lt;/b&gt; After a round that you lost, drag a card to your side of the last column, or press the big button if you want to put none there. You always see the faces of your own stakes.</source>
        <translation>&lt;b&gt;Odkładanie karty na dziesiątą rundę.&lt;/b&gt; Po przegranej rundzie przeciągnij kartę na swoją stronę ostatniej kolumny albo naciśnij duży przycisk, jeśli nie chcesz nic odkładać. Zawsze widzisz, jakie karty masz odłożone.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The dial.&lt;/b&gt; If you have to name a value, a dial with the numbers 1 to 6 appears. Press the number that you want, there or on the keyboard.</source>
        <translation>&lt;b&gt;Koło liczb.&lt;/b&gt; Jeśli musisz podać wartość, pojawia się koło z liczbami od 1 do 6. Kliknij na nim wybraną liczbę albo naciśnij ją na klawiaturze.</translation>
    </message>
    <message>
        <source>The dial: press a number to name this value.</source>
        <translation>Koło liczb: kliknij liczbę, żeby podać tę wartość.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Looking through your deck.&lt;/b&gt; Your deck is spread out before you, sorted by value, so that its order stays a secret. Press the ghost that you want; the others are shuffled.</source>
        <translation>&lt;b&gt;Przeglądanie talii.&lt;/b&gt; Twoja talia leży rozłożona przed tobą, ułożona według wartości, żeby jej kolejność pozostała tajemnicą. Kliknij ducha, którego chcesz; pozostałe zostaną przetasowane.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The unseen hand.&lt;/b&gt; When chance picks a ghost from a hand, an unseen hand draws it and holds it up for both of you. If chance picks your next card, press the button with the unseen hand. You may also end your turn instead.</source>
        <translation>&lt;b&gt;Niewidzialna ręka.&lt;/b&gt; Gdy los wybiera ducha z czyjejś ręki, niewidzialna ręka wyciąga go i pokazuje wszystkim. Jeśli los wybiera twoją następną kartę, naciśnij przycisk z niewidzialną ręką. Możesz też zamiast tego zakończyć turę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round ten&lt;/b&gt; plays almost by itself. The stakes are turned up one by one, then the psychics take their turns, and the table waits only where somebody has to choose. The hands are not needed any more and lie face down. At the end of the game hands and stakes are laid open.</source>
        <translation>&lt;b&gt;Dziesiąta runda&lt;/b&gt; toczy się prawie sama. Odłożone karty odkrywają się jedna po drugiej, potem działają po kolei spirytyści, a stół czeka tylko tam, gdzie ktoś musi coś wybrać. Karty na rękach nie są już potrzebne i leżą zakryte. Na koniec gry odkrywa się i ręce, i odłożone karty.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking cards back.&lt;/b&gt; Drag a card that you have played in this turn back to where it came from. &lt;b&gt;Ctrl+Z&lt;/b&gt; takes your last move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn ghost, nor past the decision of your rival.</source>
        <translation>&lt;b&gt;Cofanie kart.&lt;/b&gt; Kartę zagraną w tej turze przeciągnij z powrotem tam, skąd przyszła. &lt;b&gt;Ctrl+Z&lt;/b&gt; cofa ostatni ruch, a &lt;b&gt;Ctrl+Y&lt;/b&gt; go ponawia. Nie możesz cofnąć się dalej niż do chwili, w której ktoś się czegoś dowiedział, na przykład zobaczył nowo dobranego ducha, ani dalej niż do decyzji rywala.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from card to card and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a card and drops it, or presses it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; presses the big button. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Klawiaturą.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; i &lt;b&gt;strzałki&lt;/b&gt; prowadzą od karty do karty i od miejsca do miejsca. &lt;b&gt;Enter&lt;/b&gt; podnosi kartę i ją kładzie albo działa jak kliknięcie. &lt;b&gt;Esc&lt;/b&gt; anuluje. &lt;b&gt;Spacja&lt;/b&gt; naciska duży przycisk. &lt;b&gt;F1&lt;/b&gt; otwiera tę instrukcję. Kółko myszy albo &lt;b&gt;+&lt;/b&gt; i &lt;b&gt;−&lt;/b&gt; przybliżają i oddalają widok, &lt;b&gt;0&lt;/b&gt; pokazuje cały stół. &lt;b&gt;F11&lt;/b&gt; włącza pełny ekran.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; The big button ends your turn and says beforehand what that means: it is green if you stay, and dark if you leave. If you are about to leave although your cards, face up, would be enough to stay, the table asks you first.</source>
        <translation>&lt;b&gt;Koniec tury.&lt;/b&gt; Duży przycisk kończy turę i z góry mówi, co to oznacza: jest zielony, jeśli zostajesz, a ciemny, jeśli odchodzisz. Jeśli chcesz odejść, choć twoje odkryte karty wystarczyłyby, żeby zostać, stół najpierw o to zapyta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choosing.&lt;/b&gt; If a psychic asks you to choose a card, the cards that you can choose light up. Press one of them, or drag it to where it goes. Out of a hand that lies face down, pull the card that you mean.</source>
        <translation>&lt;b&gt;Wybieranie.&lt;/b&gt; Jeśli spirytysta każe ci wybrać kartę, podświetlą się karty do wyboru. Kliknij jedną z nich albo przeciągnij ją tam, dokąd ma trafić. Z zakrytej ręki po prostu wyciągnij tę kartę, którą chcesz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If only one card can be chosen&lt;/b&gt;, and everybody can see that, the table chooses it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;Jeśli można wybrać tylko jedną kartę&lt;/b&gt; i wszyscy to widzą, stół wybiera ją za ciebie, a dziennik o tym mówi. W ustawieniach możesz to wyłączyć.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up. Whoever looks through their deck, or has just got to see the hand of their rival, looks alone: a curtain falls first.</source>
        <translation>&lt;b&gt;Ukryte karty.&lt;/b&gt; Twoje karty leżą zakryte, więc nikt nie musi odwracać wzroku. Przytrzymaj je myszą albo trzymaj klawisz, który na nich widać, a zobaczysz je, dopóki trzymasz. W ustawieniach można zamiast tego włączyć kurtynę między turami albo grać w odkryte karty. Kto przegląda swoją talię albo właśnie zyskuje wgląd w rękę rywala, patrzy w samotności: najpierw opada kurtyna.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Partia zapisuje się sama&lt;/b&gt; po każdym ruchu. Możesz wyjść, kiedy chcesz: będzie czekać na półce, a tam możesz ją też zapisać w pliku.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Ustalenia tego stołu</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Ustalenie stołu to nasza własna decyzja. Podejmowaliśmy takie decyzje wszędzie tam, gdzie znane nam zasady oryginalnej gry milczą. Oto wszystkie ustalenia wraz z powodami, żeby dało się je odróżnić od pozostałych zasad.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: If round ten is tied, nobody takes its mansion, because neither family was stronger. The original rules mention a draw; here it cannot happen.</source>
        <translation>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: Jeśli w dziesiątej rundzie jest remis, nikt nie bierze jej rezydencji, bo żadna rodzina nie okazała się silniejsza. Oryginalne zasady wspominają o remisie w całej grze; tutaj nie może się on zdarzyć.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: At round ten psychics take effect by turns, because many effects depend on what happened before. The winner of round 9 starts, as the winner starts every round. Choices are compulsory, so that there is nothing to argue about. Effects on hands, decks and turns do nothing there, because these play no part in round ten.</source>
        <translation>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: W dziesiątej rundzie spirytyści działają na zmianę, bo wiele efektów zależy od tego, co stało się wcześniej. Zaczyna zwycięzca rundy 9, tak jak zwycięzca zaczyna każdą rundę. Wybory są obowiązkowe, żeby nie było o co się spierać. Efekty, które dotyczą rąk, talii i tur, nic tam nie robią, bo w dziesiątej rundzie ręce, talie i tury nie mają znaczenia.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4&quot;&gt;The psychics&lt;/a&gt;: We do not have the sheet that describes them. Numbers 1 to 14 have the effects of the published game, as far as they are publicly known, in our words. The effects of these numbers are ours: %1. All names are ours too.</source>
        <extracomment>%1 is a list of numbers.</extracomment>
        <translation>&lt;a href=&quot;#RP-4&quot;&gt;Spirytyści&lt;/a&gt;: Nie mamy arkusza z ich opisami. Numery od 1 do 14 mają efekty z wydanej gry, na ile są publicznie znane, opisane naszymi słowami. Efekty tych numerów wymyśliliśmy sami: %1. Nazwy wszystkich spirytystów też są nasze.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: Without a ghost in hand there is nothing to draw, so the next card is played freely. It still uses the effect up, so nobody has to keep it in mind.</source>
        <translation>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: Bez ducha na ręce nie ma z czego losować, więc następną kartę wybiera się swobodnie. Efekt i tak się wtedy zużywa, żeby nikt nie musiał o nim pamiętać.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: The effect of a discarded psychic ends, because the card is gone. Discarded cards lie open, so that both of you know what is gone.</source>
        <translation>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: Efekt odrzuconego spirytysty się kończy, bo jego karty już nie ma. Odrzucone karty leżą odkryte, żeby było wiadomo, co wypadło z gry.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: What such a ghost is worth at round ten is its printed value there. So every other effect knows how to treat it. The castles are those of the side where it lies.</source>
        <translation>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: To, ile taki duch jest wart w dziesiątej rundzie, jest tam jego nadrukowaną wartością. Dzięki temu wiadomo, jak działa na niego każdy inny efekt. Liczą się zamki tej strony, po której leży.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: A first card is refused if no second one could follow it. So nobody gets stuck in the middle of a turn.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: Nie wolno zagrać pierwszej karty, jeśli po niej nie dałoby się zagrać drugiej. Dzięki temu nikt nie utknie w środku tury.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: Only cards that you play yourself are “played”. A ghost that an effect brings into the round is not.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: „Zagrane” są tylko te karty, które gracz zagrywa sam. Duch, którego wprowadza do rundy efekt, nie jest zagrany.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: The value is fixed when the psychic is played, so it does not change behind your back. At round ten it is that of the last ghost your rival put there. 0 is even, as in arithmetic.</source>
        <translation>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: Wartość ustala się w chwili zagrania spirytysty, żeby nie zmieniała się za twoimi plecami. W dziesiątej rundzie jest to wartość ostatniego ducha, którego odłożył na nią rywal. 0 jest parzyste, jak w arytmetyce.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: You draw as far as the deck goes, as after a round. The discarded card is a ghost, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: Dobierasz, na ile starczy talii, tak jak po rundzie. Odrzucona karta to duch, bo spirytystów nigdy nie ma się na ręce.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: A moved ghost counts for its new side. Lasting effects stay with whoever played them, so nobody loses what they have paid a card for.</source>
        <translation>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: Przeniesiony duch liczy się po nowej stronie. Trwałe efekty zostają przy tym, kto zagrał spirytystę, więc nikt nie traci tego, za co zapłacił kartą.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: Psychics that are ghosts are kept out too, because they are psychics all the same. Putting a card at round ten is not playing it.</source>
        <translation>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: Spirytyści, którzy są duchami, też nie mają wstępu, bo to jednak spirytyści. Odłożenie karty na dziesiątą rundę to nie zagranie.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: Only one ghost counts twice, the highest before doubling. Among equals it is one that counts: twice 0 would help nobody.</source>
        <translation>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: Podwójnie liczy się tylko jeden duch, najsilniejszy przed podwojeniem. Spośród równych jest to taki, który się liczy: dwa razy 0 nikomu by nie pomogło.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: Your ghosts are those on your side, whichever family they come from. A psychic that is a ghost comes back in front of you, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: Twoje duchy to te po twojej stronie, z którejkolwiek rodziny pochodzą. Spirytysta, który jest duchem, wraca przed ciebie, bo spirytystów nigdy nie ma się na ręce.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceVoice</name>
    <message>
        <source>No. %1: %2, level %3</source>
        <translation>Nr %1: %2, poziom %3</translation>
    </message>
    <message>
        <source>No. %1: %2, starter</source>
        <translation>Nr %1: %2, podstawowy spirytysta</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Chwileczkę, teraz gra: %1.</translation>
    </message>
    <message>
        <source>The game is over; the winner is known.</source>
        <translation>Gra już się skończyła; zwycięzca jest znany.</translation>
    </message>
    <message>
        <source>You play ghosts from your hand and psychics that lie in front of you.</source>
        <translation>Zagrywasz duchy z ręki i spirytystów, którzy leżą przed tobą.</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Teraz nie ma nic do wyboru.</translation>
    </message>
    <message>
        <source>The round is over: put a card at round ten, or press the big button to put none.</source>
        <translation>Runda się skończyła: odłóż kartę na dziesiątą rundę albo naciśnij duży przycisk, żeby nic nie odkładać.</translation>
    </message>
    <message>
        <source>Cards go to round ten after a round, when its loser may put one there.</source>
        <translation>Kartę na dziesiątą rundę może odłożyć tylko przegrany, po zakończeniu rundy.</translation>
    </message>
    <message>
        <source>You are hypnotised: chance picks the next ghost. Let the unseen hand play it, or end your turn.</source>
        <translation>Działa na ciebie hipnoza: następnego ducha wybiera los. Niech go zagra niewidzialna ręka albo zakończ turę.</translation>
    </message>
    <message>
        <source>The Late Guest counts in round ten only; put it there after losing a round.</source>
        <translation>Spóźniony Gość liczy się tylko w dziesiątej rundzie; odłóż go na nią po przegranej rundzie.</translation>
    </message>
    <message>
        <source>The Sceptic keeps your psychics out of this round; play ghosts.</source>
        <translation>Niedowiarek nie wpuszcza twoich spirytystów do tej rundy; zagraj duchy.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card, and no second one could follow this.</source>
        <translation>Swatka nie pozwala na pojedynczą kartę, a po tej nie dałoby się zagrać drugiej.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card: play another one, or take this one back.</source>
        <translation>Swatka nie pozwala na pojedynczą kartę: zagraj jeszcze jedną albo cofnij tę.</translation>
    </message>
    <message>
        <source>The Summoner needs a deck to look through, and yours is empty.</source>
        <translation>Wywoływacz Duchów musi przejrzeć talię, a twoja jest pusta.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost in your rival’s hand, and there is none.</source>
        <translation>Ten spirytysta potrzebuje ducha na ręce rywala, a nie ma tam żadnego.</translation>
    </message>
    <message>
        <source>The Exorcist needs a card of your rival’s in this round, and there is none.</source>
        <translation>Egzorcysta potrzebuje karty rywala w tej rundzie, a nie ma tu żadnej.</translation>
    </message>
    <message>
        <source>The Fortune Teller needs a deck or a hand, and both of yours are empty.</source>
        <translation>Wróżbitka potrzebuje ducha w twojej talii lub na ręce, a nie ma tam żadnego.</translation>
    </message>
    <message>
        <source>The Changeling needs a ghost on each side of this round.</source>
        <translation>Odmieniec potrzebuje ducha po każdej stronie tej rundy.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost on your side of an earlier round, and there is none.</source>
        <translation>Ten spirytysta potrzebuje ducha po twojej stronie wcześniejszej rundy, a nie ma tam żadnego.</translation>
    </message>
    <message>
        <source>The Piper needs a rival’s ghost of 3 or less in this round, and there is none.</source>
        <translation>Flecista potrzebuje w tej rundzie ducha rywala o wartości najwyżej 3, a nie ma tu żadnego.</translation>
    </message>
    <message>
        <source>Cards are played to your own side of this round’s mansion: the lit column, below.</source>
        <translation>Karty zagrywa się po swojej stronie rezydencji tej rundy: na dole podświetlonej kolumny.</translation>
    </message>
    <message>
        <source>What was played stays where it lies to the end of the game.</source>
        <translation>Zagrane karty leżą na swoim miejscu do końca gry.</translation>
    </message>
    <message>
        <source>Two ghosts are drawn from the deck after each round.</source>
        <translation>Z talii dobiera się dwa duchy po każdej rundzie.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 zagrywa: %2.</translation>
    </message>
    <message>
        <source>An unseen hand plays for %1: %2.</source>
        <translation>%1 – niewidzialna ręka zagrywa: %2.</translation>
    </message>
    <message>
        <source>It goes to whoever loses this round, to be played from the next round on.</source>
        <translation>Trafi do tego, kto przegra tę rundę; można go zagrać od następnej rundy.</translation>
    </message>
    <message>
        <source>Psychic: for the loser, from the next round on</source>
        <translation>Spirytysta: dla przegranego, od następnej rundy</translation>
    </message>
    <message>
        <source>Psychic: from the next round on</source>
        <translation>Spirytysta: od następnej rundy</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %1, cards left: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Talia: %1, zostało kart: %n</numerusform>
            <numerusform>Talia: %1, zostało kart: %n</numerusform>
            <numerusform>Talia: %1, zostało kart: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %1, cards: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Stos kart odrzuconych: %1, kart: %n</numerusform>
            <numerusform>Stos kart odrzuconych: %1, kart: %n</numerusform>
            <numerusform>Stos kart odrzuconych: %1, kart: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sees the rival’s hand.</source>
        <translation>%1 widzi karty na ręce rywala.</translation>
    </message>
    <message>
        <source>%1 takes out of the deck: %2.</source>
        <translation>%1 wyjmuje z talii: %2.</translation>
    </message>
    <message>
        <source>%1 names the value %2.</source>
        <translation>%1 podaje wartość: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <translation>%1 odrzuca: %2.</translation>
    </message>
    <message>
        <source>%1 loses from the hand: %2.</source>
        <translation>%1 traci z ręki: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n ghosts.</source>
        <translation>
            <numerusform>%1 dobiera %n ducha.</numerusform>
            <numerusform>%1 dobiera %n duchy.</numerusform>
            <numerusform>%1 dobiera %n duchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges: gives %2, gets %3.</source>
        <translation>%1 wymienia duchy. Oddaje: %2, dostaje: %3.</translation>
    </message>
    <message>
        <source>%1 lures over: %2.</source>
        <translation>%1 zwabia: %2.</translation>
    </message>
    <message>
        <source>%1 takes back from round %2: %3.</source>
        <translation>%1 odzyskuje z rundy %2: %3.</translation>
    </message>
    <message>
        <source>%1 brings over from round %2: %3.</source>
        <translation>%1 sprowadza z rundy %2: %3.</translation>
    </message>
    <message>
        <source>%1 stays, %2 to %3.</source>
        <translation>%1 zostaje, %2 do %3.</translation>
    </message>
    <message>
        <source>%1 leaves, %2 to %3.</source>
        <translation>%1 odchodzi, %2 do %3.</translation>
    </message>
    <message>
        <source>%1 takes the psychic: %2.</source>
        <translation>%1 bierze spirytystę: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card at round ten.</source>
        <translation>%1 odkłada kartę na dziesiątą rundę.</translation>
    </message>
    <message>
        <source>%1 puts at round ten: %2.</source>
        <translation>%1 odkłada na dziesiątą rundę: %2.</translation>
    </message>
    <message>
        <source>%1 puts nothing at round ten.</source>
        <translation>%1 nic nie odkłada na dziesiątą rundę.</translation>
    </message>
    <message>
        <source>The line shows its next psychic: %1.</source>
        <translation>W rzędzie odkrywa się następny spirytysta: %1.</translation>
    </message>
    <message>
        <source>%1 shows: %2.</source>
        <translation>%1 odkrywa: %2.</translation>
    </message>
    <message>
        <source>It takes effect: %1.</source>
        <translation>Działa: %1.</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>%1 takes a castle.</source>
        <translation>%1 bierze zamek.</translation>
    </message>
    <message>
        <source>%1 takes a manor.</source>
        <translation>%1 bierze dwór.</translation>
    </message>
    <message>
        <source>%1 has four manors and wins.</source>
        <translation>%1 ma cztery dwory i wygrywa.</translation>
    </message>
    <message>
        <source>%1 has three castles and wins.</source>
        <translation>%1 ma trzy zamki i wygrywa.</translation>
    </message>
    <message>
        <source>%1 wins round ten, and with it the game.</source>
        <translation>%1 wygrywa dziesiątą rundę, a z nią całą grę.</translation>
    </message>
    <message>
        <source>Round ten is tied; %1 has more mansions and wins.</source>
        <translation>W dziesiątej rundzie jest remis; %1 ma więcej rezydencji i wygrywa.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zagrywanie</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Odkładanie</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Dziesiąta runda</translation>
    </message>
    <message>
        <source>The mansions are at rest</source>
        <translation>W rezydencjach już spokój</translation>
    </message>
    <message>
        <source>Round ten · %1</source>
        <translation>Dziesiąta runda · %1</translation>
    </message>
    <message>
        <source>Round %1 of 10 · %2</source>
        <translation>Runda %1 z 10 · %2</translation>
    </message>
    <message>
        <source>The fight for the ten mansions is decided.</source>
        <translation>Walka o dziesięć rezydencji jest rozstrzygnięta.</translation>
    </message>
    <message>
        <source>An unseen hand draws a card.</source>
        <translation>Niewidzialna ręka wyciąga kartę.</translation>
    </message>
    <message>
        <source>What was put at round ten is turned up and counted.</source>
        <translation>Odkrywamy i liczymy karty odłożone na dziesiątą rundę.</translation>
    </message>
    <message>
        <source>That is enough: end your turn, or play more cards.</source>
        <translation>To wystarczy: zakończ turę albo zagraj więcej kart.</translation>
    </message>
    <message>
        <source>Play cards to the lit column, below. To stay you need more than %1.</source>
        <translation>Zagraj karty na dole podświetlonej kolumny. Zostajesz, gdy masz siłę większą niż %1.</translation>
    </message>
    <message>
        <source>Put no more there</source>
        <translation>Więcej nie odkładam</translation>
    </message>
    <message>
        <source>End turn and stay</source>
        <translation>Kończę turę i&#xa0;zostaję</translation>
    </message>
    <message>
        <source>Leave and lose the round</source>
        <translation>Odchodzę i przegrywam rundę</translation>
    </message>
    <message>
        <source>Leave this round? Your cards would be enough to stay.</source>
        <translation>Odejść z tej rundy? Twoje karty wystarczyłyby, żeby zostać.</translation>
    </message>
    <message>
        <source>Let the unseen hand play</source>
        <translation>Niech gra niewidzialna ręka</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Klawisz: spacja</translation>
    </message>
    <message>
        <source>Hidden ghost</source>
        <translation>Zakryty duch</translation>
    </message>
    <message>
        <source>Hidden psychic</source>
        <translation>Zakryty spirytysta</translation>
    </message>
    <message>
        <source>%1, odd: the snake</source>
        <translation>%1, nieparzysty: wąż</translation>
    </message>
    <message>
        <source>%1, even: the bat</source>
        <translation>%1, parzysty: nietoperz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player who has to choose something, %2 is the whole sentence that says what.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr %1</translation>
    </message>
    <message>
        <source>At round ten: no effect.</source>
        <translation>W dziesiątej rundzie: bez efektu.</translation>
    </message>
    <message>
        <source>First make the choice that your psychic waits for: %1.</source>
        <translation>Najpierw dokonaj wyboru, na który czeka twój spirytysta: %1.</translation>
    </message>
    <message>
        <source>Nobody is hypnotised: play a card of your own choice.</source>
        <translation>Hipnoza na nikogo nie działa: zagraj kartę według własnego wyboru.</translation>
    </message>
    <message>
        <source>Your card goes to your own side of round ten: the last column, below.</source>
        <translation>Kartę odkładasz po swojej stronie dziesiątej rundy: na dole ostatniej kolumny.</translation>
    </message>
    <message>
        <source>What was put at round ten stays there.</source>
        <translation>Karty odłożone na dziesiątą rundę już tam zostają.</translation>
    </message>
    <message>
        <source>The mansion of a round goes to whoever wins it, the psychic to whoever loses it.</source>
        <translation>W każdej rundzie zwycięzca bierze rezydencję, a przegrany spirytystę.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runda %1 · %2</translation>
    </message>
    <message>
        <source>No effect at round ten: %1.</source>
        <translation>W dziesiątej rundzie bez efektu: %1.</translation>
    </message>
    <message>
        <source>Round ten is counted. %1: %2, %3: %4.</source>
        <translation>Dziesiąta runda policzona. %1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>liść %1</translation>
    </message>
    <message>
        <source>bow %1</source>
        <translation>kokarda %1</translation>
    </message>
    <message>
        <source>%1 wins round %2</source>
        <translation>%1 wygrywa rundę %2</translation>
    </message>
    <message>
        <source>Castles: %1 of 3</source>
        <translation>Zamki: %1 z 3</translation>
    </message>
    <message>
        <source>Manors: %1 of 4</source>
        <translation>Dwory: %1 z 4</translation>
    </message>
    <message>
        <source>Round ten</source>
        <comment>step</comment>
        <translation>Runda 10</translation>
    </message>
    <message>
        <source>The round is lost. You may put up to two cards face down at round ten: only such cards fight there.</source>
        <translation>Runda przegrana. Możesz odłożyć na dziesiątą rundę do dwóch zakrytych kart: tylko takie karty tam walczą.</translation>
    </message>
    <message>
        <source>You may put a second card at round ten, the last column.</source>
        <translation>Możesz odłożyć jeszcze jedną kartę na dziesiątą rundę, do ostatniej kolumny.</translation>
    </message>
    <message>
        <source>The round is lost. It is the last chance to put a card face down at round ten: only such cards fight there.</source>
        <translation>Runda przegrana. To ostatnia szansa, żeby odłożyć zakrytą kartę na dziesiątą rundę: tylko takie karty tam walczą.</translation>
    </message>
    <message>
        <source>The round is lost. You may put a card face down at round ten, the last column: only such cards fight there.</source>
        <translation>Runda przegrana. Możesz odłożyć zakrytą kartę na dziesiątą rundę, do ostatniej kolumny: tylko takie karty tam walczą.</translation>
    </message>
    <message>
        <source>%1: chance plays your next card. To stay you need more than %2.</source>
        <translation>%1: następną kartę zagrywa za ciebie los. Zostajesz, gdy masz siłę większą niż %2.</translation>
    </message>
    <message>
        <source>%1: play another card, or take this one back.</source>
        <translation>%1: zagraj jeszcze jedną kartę albo cofnij tę.</translation>
    </message>
    <message>
        <source>%1: play two cards or more, or none. To stay you need more than %2.</source>
        <translation>%1: zagraj co najmniej dwie karty albo żadnej. Zostajesz, gdy masz siłę większą niż %2.</translation>
    </message>
    <message>
        <source>That is a tie, and a tie is not enough: you need more than %1.</source>
        <translation>To remis, a remis nie wystarczy: potrzebujesz siły większej niż %1.</translation>
    </message>
    <message>
        <source>Four manors or three castles win. Play cards to the lit column, below: to stay you need more than %1.</source>
        <translation>Wygrywają cztery dwory albo trzy zamki. Zagraj karty na dole podświetlonej kolumny: zostajesz, gdy masz siłę ponad %1.</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Zatrzymuję karty</translation>
    </message>
    <message>
        <source>Leave and lose the game</source>
        <translation>Odchodzę i przegrywam grę</translation>
    </message>
    <message>
        <source>Leave this round? It would decide the game for your rival.</source>
        <translation>Odejść z tej rundy? To rozstrzygnie grę na korzyść rywala.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten. Put it there all the same?</source>
        <translation>Ten spirytysta nic nie robi w dziesiątej rundzie. Odłożyć go mimo to?</translation>
    </message>
    <message>
        <source>Then it is the turn of: %1</source>
        <translation>Potem gra: %1</translation>
    </message>
    <message>
        <source>%1 takes the manor, you take the psychic: %2</source>
        <translation>%1 bierze dwór, a ty spirytystę: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle, you take the psychic: %2</source>
        <translation>%1 bierze zamek, a ty spirytystę: %2</translation>
    </message>
    <message>
        <source>%1 takes the manor and the psychic: %2</source>
        <translation>%1 bierze dwór i spirytystę: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle and the psychic: %2</source>
        <translation>%1 bierze zamek i spirytystę: %2</translation>
    </message>
    <message>
        <source>Leaf ghost of %1</source>
        <translation>Duch z&#xa0;liściem o&#xa0;wartości %1</translation>
    </message>
    <message>
        <source>Bow ghost of %1</source>
        <translation>Duch z&#xa0;kokardą o&#xa0;wartości %1</translation>
    </message>
    <message numerus="yes">
        <source>Each family has %n of them.</source>
        <translation>
            <numerusform>Każda rodzina ma takiego %n.</numerusform>
            <numerusform>Każda rodzina ma takie %n.</numerusform>
            <numerusform>Każda rodzina ma takich %n.</numerusform>
        </translation>
    </message>
    <message>
        <source> → %1 (%2)</source>
        <translation> → %1 (%2)</translation>
    </message>
    <message>
        <source>%1, strength: %2</source>
        <translation>%1, siła: %2</translation>
    </message>
    <message>
        <source>When the round ended it was %1.</source>
        <translation>Na koniec rundy siła wynosiła %1.</translation>
    </message>
    <message numerus="yes">
        <source>Cards face down at round ten: %n</source>
        <translation>
            <numerusform>Zakryte karty na dziesiątą rundę: %n</numerusform>
            <numerusform>Zakryte karty na dziesiątą rundę: %n</numerusform>
            <numerusform>Zakryte karty na dziesiątą rundę: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>Manor</source>
        <translation>Dwór</translation>
    </message>
    <message>
        <source>It goes to whoever wins this round.</source>
        <translation>Trafi do tego, kto wygra tę rundę.</translation>
    </message>
    <message>
        <source>This mansion would win the game for: %1</source>
        <translation>Ta rezydencja rozstrzygnie grę, jeśli weźmie ją: %1</translation>
    </message>
    <message>
        <source>Castle: three of them win the game at once</source>
        <translation>Zamek: trzy zamki od razu dają wygraną</translation>
    </message>
    <message>
        <source>Manor: four of them win the game at once</source>
        <translation>Dwór: cztery dwory od razu dają wygraną</translation>
    </message>
    <message>
        <source>Round %1, side of %2</source>
        <translation>Runda %1, strona: %2</translation>
    </message>
    <message>
        <source>Mansion of this round: %1</source>
        <translation>Rezydencja tej rundy: %1</translation>
    </message>
    <message>
        <source>Psychic of this round: %1</source>
        <translation>Spirytysta tej rundy: %1</translation>
    </message>
    <message>
        <source>Round ten: what the losers put here is turned up at the end</source>
        <translation>Dziesiąta runda: karty odłożone tu przez przegranych odkrywa się na koniec</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Round %1, won by %2</source>
        <translation>Runda %1, wygrywa: %2</translation>
    </message>
    <message>
        <source>Round ten is tied: its mansion stays empty</source>
        <translation>Remis w dziesiątej rundzie: jej rezydencja zostaje pusta</translation>
    </message>
    <message>
        <source>Psychics: %1</source>
        <translation>Spirytyści: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Ręka: %1</translation>
    </message>
    <message>
        <source>After each round both players draw 2 ghosts, as long as there are any.</source>
        <translation>Po każdej rundzie każdy gracz dobiera 2 duchy, dopóki są.</translation>
    </message>
    <message numerus="yes">
        <source>%1, cards in hand: %n</source>
        <translation>
            <numerusform>%1, kart w ręce: %n</numerusform>
            <numerusform>%1, kart w ręce: %n</numerusform>
            <numerusform>%1, kart w ręce: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, manors: %2 of 4, castles: %3 of 3</source>
        <translation>%1, dwory: %2 z 4, zamki: %3 z 3</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Wartość %1</translation>
    </message>
    <message>
        <source>The card that an unseen hand has drawn</source>
        <translation>Karta, którą wyciągnęła niewidzialna ręka</translation>
    </message>
    <message>
        <source>Your rival sees your hand until the round ends</source>
        <translation>Do końca rundy rywal widzi karty na twojej ręce</translation>
    </message>
    <message>
        <source>Your rival’s hand lies open to you until the round ends</source>
        <translation>Do końca rundy widzisz karty na ręce rywala</translation>
    </message>
    <message>
        <source>Psychics</source>
        <translation>Spirytyści</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>Partia treningowa</translation>
    </message>
    <message>
        <source>The nine starters, turned up bit by bit. Best for a first game.</source>
        <translation>Dziewięciu podstawowych spirytystów, odkrywanych stopniowo. Najlepszy wybór na pierwszy raz.</translation>
    </message>
    <message>
        <source>Starters only</source>
        <translation>Tylko podstawowi</translation>
    </message>
    <message>
        <source>The nine starters, all open from the start.</source>
        <translation>Dziewięciu podstawowych spirytystów, wszyscy odkryci od początku.</translation>
    </message>
    <message>
        <source>Up to level 1</source>
        <translation>Do poziomu 1</translation>
    </message>
    <message>
        <source>Nine of 14, drawn at random: a first taste of trickery.</source>
        <translation>Dziewięciu losowych z 14: przedsmak psikusów.</translation>
    </message>
    <message>
        <source>Up to level 2</source>
        <translation>Do poziomu 2</translation>
    </message>
    <message>
        <source>Nine of 19, drawn at random.</source>
        <translation>Dziewięciu losowych z 19.</translation>
    </message>
    <message>
        <source>Up to level 3</source>
        <translation>Do poziomu 3</translation>
    </message>
    <message>
        <source>Nine of 24, drawn at random.</source>
        <translation>Dziewięciu losowych z 24.</translation>
    </message>
    <message>
        <source>All psychics</source>
        <translation>Wszyscy spirytyści</translation>
    </message>
    <message>
        <source>Nine of all 29, drawn at random.</source>
        <translation>Dziewięciu losowych ze wszystkich 29.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts.</source>
        <translation>Zwyczajowo zaczyna ten, kto ostatnio widział ducha.</translation>
    </message>
    <message>
        <source>Manors</source>
        <translation>Dwory</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Zamki</translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n zamek</numerusform>
            <numerusform>%n zamki</numerusform>
            <numerusform>%n zamków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n dwór</numerusform>
            <numerusform>%n dwory</numerusform>
            <numerusform>%n dworów</numerusform>
        </translation>
    </message>
    <message>
        <source>Mansions</source>
        <translation>Rezydencje</translation>
    </message>
    <message>
        <source>Mansions after each round</source>
        <translation>Rezydencje po każdej rundzie</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>What cost most?</source>
        <translation>Co kosztowało najwięcej?</translation>
    </message>
    <message>
        <source>How much of the game has been looked through</source>
        <translation>Jaka część partii jest już przejrzana</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Przerwij przeglądanie</translation>
    </message>
    <message>
        <source>Look through the game</source>
        <translation>Przejrzyj partię</translation>
    </message>
    <message>
        <source>Each move is judged only by what whoever made it could know then. The figures are estimates.</source>
        <translation>Każdy ruch jest oceniany tylko według tego, co mógł wtedy wiedzieć ten, kto go wykonał. Liczby są przybliżone.</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game is being looked through. You can go on watching meanwhile.</source>
        <translation>Partia jest przeglądana. Tymczasem możesz oglądać dalej.</translation>
    </message>
    <message>
        <source>The game could not be looked through.</source>
        <translation>Nie udało się przejrzeć partii.</translation>
    </message>
    <message>
        <source>Nobody made a move that cost much. Well played!</source>
        <translation>Żaden ruch nie kosztował wiele. Dobra gra!</translation>
    </message>
    <message>
        <source>Choose a move to see the table just before it.</source>
        <translation>Wybierz ruch, aby zobaczyć stół tuż przed nim.</translation>
    </message>
    <message>
        <source>No single move cost much: small things decided it.</source>
        <translation>Żaden ruch nie kosztował wiele: zadecydowały drobiazgi.</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Zagrano: %1</translation>
    </message>
    <message>
        <source>A computer at “Hard”: %1</source>
        <translation>Komputer na poziomie „Trudny”: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Dlaczego: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n points against the others.</source>
        <translation>
            <numerusform>Kosztowało około %n punktu względem innych.</numerusform>
            <numerusform>Kosztowało około %n punktów względem innych.</numerusform>
            <numerusform>Kosztowało około %n punktów względem innych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win: about %1 % instead of %2 %.</source>
        <translation>Szansa na wygraną: około %1 % zamiast %2 %.</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>Not found</source>
        <translation>Nie znaleziono</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>Instrukcja: %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w instrukcji</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>ustalenie stołu</translation>
    </message>
</context>
<context>
    <name>RunningBar</name>
    <message>
        <source>Your evening is under way. %1: %2</source>
        <extracomment>%1 is a list of names, %2 a row of games.</extracomment>
        <translation>Wasz wieczór trwa. %1: %2</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Zakończ wieczór</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find a game</source>
        <translation>Znajdź partię</translation>
    </message>
    <message>
        <source>Part of a player’s or a game’s name</source>
        <translation>Część imienia gracza lub nazwy gry</translation>
    </message>
    <message>
        <source>Show all games again</source>
        <translation>Pokaż znów wszystkie partie</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Thrifty Witch</source>
        <translation>Oszczędna Wiedźma</translation>
    </message>
    <message>
        <source>Greedy Pumpkin</source>
        <translation>Łakoma Dynia</translation>
    </message>
    <message>
        <source>Patient Mummy</source>
        <translation>Cierpliwa Mumia</translation>
    </message>
    <message>
        <source>Sly Vampire</source>
        <translation>Przebiegły Wampir</translation>
    </message>
    <message>
        <source>Cautious Cat</source>
        <translation>Ostrożny Kot</translation>
    </message>
    <message>
        <source>Merry Skeleton</source>
        <translation>Wesoły Szkielet</translation>
    </message>
    <message>
        <source>%1 (easy)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (łatwy)</translation>
    </message>
    <message>
        <source>%1 (normal)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (zwykły)</translation>
    </message>
    <message>
        <source>%1 (hard)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (trudny)</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Wiedźma</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Dynia</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Mumia</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Wampir</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Szkielet</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Morski</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Różowy</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brązowy</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Counts every crumb twice.</source>
        <translation>Każdy okruch liczy dwa razy.</translation>
    </message>
    <message>
        <source>Wants it all, and more.</source>
        <translation>Chce wszystko i&#xa0;jeszcze więcej.</translation>
    </message>
    <message>
        <source>Has all the time in the world.</source>
        <translation>Ma mnóstwo czasu.</translation>
    </message>
    <message>
        <source>Smiles, and has a plan.</source>
        <translation>Uśmiecha się, bo ma plan.</translation>
    </message>
    <message>
        <source>Looks twice before it leaps.</source>
        <translation>Dwa razy patrzy, raz skacze.</translation>
    </message>
    <message>
        <source>Laughs at its own mistakes.</source>
        <translation>Śmieje się z&#xa0;własnych błędów.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players are needed.</source>
        <translation>
            <numerusform>Potrzeba co najmniej %n gracza.</numerusform>
            <numerusform>Potrzeba co najmniej %n graczy.</numerusform>
            <numerusform>Potrzeba co najmniej %n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Kto tu gra</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <extracomment>%1 is how well it plays: “Computer: easy”</extracomment>
        <translation>Komputer: %1</translation>
    </message>
    <message>
        <source>Those who have played here</source>
        <translation>Kto już tu grał</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Usuń to miejsce</translation>
    </message>
    <message>
        <source>Drag, or press ↑ ↓, to change the order of play</source>
        <translation>Przeciągnij albo naciskaj ↑ ↓, żeby zmienić kolejność graczy</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>Figurka: %1</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Kolor: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The disk is full, so nothing more can be kept. Free some space and try again.</source>
        <translation>Dysk jest pełny, więc nic więcej nie da się zapisać. Zwolnij trochę miejsca i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The program&apos;s folder cannot be written to, so nothing can be kept.</source>
        <translation>W folderze programu nie można nic zapisać, więc partie nie zostaną zachowane.</translation>
    </message>
    <message>
        <source>Another program is using the games right now. Try again in a moment.</source>
        <translation>Inny program korzysta teraz z zapisanych partii. Spróbuj ponownie za chwilę.</translation>
    </message>
    <message>
        <source>This game can no longer be read. It stays where it is; all other games are fine.</source>
        <translation>Tej partii nie da się już odczytać. Zostaje tam, gdzie jest; wszystkie inne partie są w porządku.</translation>
    </message>
    <message>
        <source>This game was played on in another window. It has been loaded again as it is now.</source>
        <translation>Tę partię rozgrywano dalej w innym oknie. Wczytano ją ponownie w obecnym stanie.</translation>
    </message>
    <message>
        <source>The file could not be written; choose another place.</source>
        <translation>Nie udało się zapisać pliku; wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>There is something else of that name; choose another name for the file.</source>
        <translation>Pod tą nazwą jest coś innego: wybierz inną nazwę pliku.</translation>
    </message>
    <message>
        <source>This game is no longer there; it was deleted in another window.</source>
        <translation>Tej partii już nie ma; usunięto ją w innym oknie.</translation>
    </message>
    <message>
        <source>These games belong to a newer version of Halloween Table and were left untouched.</source>
        <translation>Te partie pochodzą z nowszej wersji Halloween Table i pozostały nietknięte.</translation>
    </message>
    <message>
        <source>The file with your games is being repaired. Try again in a moment.</source>
        <translation>Plik z&#xa0;waszymi partiami jest naprawiany. Spróbuj za chwilę.</translation>
    </message>
    <message>
        <source>The file with the games cannot be opened.</source>
        <translation>Nie można otworzyć pliku z partiami.</translation>
    </message>
    <message>
        <source>Something went wrong with the file; nothing was changed.</source>
        <translation>Coś poszło nie tak z plikiem; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>This file is not a lawful game: move %1 breaks the rules.</source>
        <translation>Partia w tym pliku jest niezgodna z zasadami: łamie je ruch %1.</translation>
    </message>
    <message>
        <source>This file is too large to be a game.</source>
        <translation>Ten plik jest za duży jak na partię.</translation>
    </message>
    <message>
        <source>This file has more moves than any real game.</source>
        <translation>Ten plik ma więcej ruchów niż jakakolwiek prawdziwa partia.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Nie da się odczytać tego pliku.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, so no game can be opened from it.</source>
        <translation>To nie jest zwykły plik, więc nie można otworzyć z&#xa0;niego partii.</translation>
    </message>
    <message>
        <source>This file is damaged, or not a game of Halloween Table.</source>
        <translation>Ten plik jest uszkodzony albo nie jest partią Halloween Table.</translation>
    </message>
    <message>
        <source>This file is not a game of Halloween Table.</source>
        <translation>Ten plik nie jest partią Halloween Table.</translation>
    </message>
    <message>
        <source>This game is not on your shelf.</source>
        <translation>Tej gry nie ma na twojej półce.</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Halloween Table.</source>
        <translation>Ten plik pochodzi z nowszej wersji Halloween Table.</translation>
    </message>
    <message>
        <source>This file holds things that this game does not have.</source>
        <translation>Ten plik zawiera rzeczy, których w tej grze nie ma.</translation>
    </message>
    <message>
        <source>This file is not a lawful game.</source>
        <translation>Partia w tym pliku jest niezgodna z zasadami.</translation>
    </message>
    <message>
        <source>Until the program ends you can play, but games are not kept.</source>
        <translation>Do zamknięcia programu możesz grać, ale partie nie są zapisywane.</translation>
    </message>
    <message>
        <source>You can look at your games and play on until the program ends, but nothing of that is kept.</source>
        <translation>Możesz oglądać swoje partie i&#xa0;grać dalej do zamknięcia programu, ale nic z&#xa0;tego nie zostanie zapisane.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and is being repaired. They will be back in a moment. You can already start a new game: it will be kept, too.</source>
        <translation>Plik z&#xa0;waszymi partiami jest uszkodzony i&#xa0;właśnie jest naprawiany. Za chwilę znów tu będą. Nową partię możecie zacząć już teraz: ona też zostanie zapisana.</translation>
    </message>
    <message>
        <source>Another copy of Halloween Table is busy with your games. They will be here as soon as it has finished. You can already start a new game: it will be kept, too.</source>
        <translation>Inne uruchomione okno Halloween Table właśnie pracuje na waszych partiach. Pojawią się tutaj, gdy tylko skończy. Nową partię możecie zacząć już teraz: ona też zostanie zapisana.</translation>
    </message>
    <message>
        <source>Games that you start now are kept, and will join the others later.</source>
        <translation>Partie, które teraz zaczniecie, są zapisywane i&#xa0;później dołączą do pozostałych.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be saved.</source>
        <translation>
            <numerusform>Nie udało się uratować %n partii.</numerusform>
            <numerusform>Nie udało się uratować %n partii.</numerusform>
            <numerusform>Nie udało się uratować %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. It was put aside as %1, and %n games were saved from it.</source>
        <translation>
            <numerusform>Plik z twoimi partiami był uszkodzony. Odłożono go jako %1 i uratowano z niego %n partię.</numerusform>
            <numerusform>Plik z twoimi partiami był uszkodzony. Odłożono go jako %1 i uratowano z niego %n partie.</numerusform>
            <numerusform>Plik z twoimi partiami był uszkodzony. Odłożono go jako %1 i uratowano z niego %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was gone. %n games were brought back.</source>
        <translation>
            <numerusform>Plik z&#xa0;waszymi partiami zniknął. Przywrócono %n partię.</numerusform>
            <numerusform>Plik z&#xa0;waszymi partiami zniknął. Przywrócono %n partie.</numerusform>
            <numerusform>Plik z&#xa0;waszymi partiami zniknął. Przywrócono %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them needed the backup of %1, so their latest moves may be missing.</source>
        <translation>
            <numerusform>Dla %n z&#xa0;nich potrzebna była kopia zapasowa z&#xa0;dnia %1, więc może brakować ostatnich ruchów.</numerusform>
            <numerusform>Dla %n z&#xa0;nich potrzebna była kopia zapasowa z&#xa0;dnia %1, więc może brakować ostatnich ruchów.</numerusform>
            <numerusform>Dla %n z&#xa0;nich potrzebna była kopia zapasowa z&#xa0;dnia %1, więc może brakować ostatnich ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Halloween Table ended unexpectedly last time. No move was lost; a report lies in the file shown below, in case somebody wants to look into it.</source>
        <translation>Ostatnim razem program Halloween Table niespodziewanie się zamknął. Żaden ruch nie przepadł; raport jest w pliku podanym poniżej, gdyby ktoś chciał to zbadać.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To look at them, press on them and hold, or hold the key that is shown there; F9 turns them up and down.</source>
        <translation>Twoje karty leżą zakryte. Aby je obejrzeć, przytrzymaj je myszą albo trzymaj klawisz, który na nich widać; F9 odkrywa je i&#xa0;zakrywa.</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>To tam nie pasuje.</translation>
    </message>
    <message>
        <source>Read the rule (%1)</source>
        <translation>Przeczytaj zasadę (%1)</translation>
    </message>
    <message>
        <source>Somebody has learned something new: you cannot go back past that.</source>
        <translation>Ktoś dowiedział się czegoś nowego: dalej cofnąć się nie da.</translation>
    </message>
    <message>
        <source>This game begins here: what was played before it cannot be undone.</source>
        <translation>Ta partia zaczyna się tutaj: tego, co było przed nią, nie można cofnąć.</translation>
    </message>
    <message>
        <source>This game was played under older rules. You see it as it ended.</source>
        <translation>Tę partię grano według starszych zasad. Widać jej koniec.</translation>
    </message>
    <message>
        <source>This game was begun under older rules. It goes on from where it stood, but what was played before cannot be undone.</source>
        <translation>Tę partię rozpoczęto według starszych zasad. Toczy się dalej od miejsca, w którym ją przerwano, ale wcześniejszych ruchów nie można cofnąć.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Your cards lie face down. Hold your key, or press on them, and they turn up as long as you do. F9 turns them up until you press it again.</source>
        <translation>Twoje karty leżą zakryte. Trzymaj swój klawisz albo przytrzymaj je myszą, a&#xa0;zobaczysz je, dopóki trzymasz. F9 odkrywa je, aż naciśniesz ten klawisz ponownie.</translation>
    </message>
    <message>
        <source>Before each turn with hidden cards a curtain falls until the next player is there.</source>
        <translation>Przed turą z ukrytymi kartami opada kurtyna, aż następny gracz będzie na miejscu.</translation>
    </message>
    <message>
        <source>Cards of whoever plays lie face up, for those who trust each other.</source>
        <translation>Karty gracza, który ma ruch, leżą odkryte: dla tych, którzy sobie ufają.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number: how large letters are, or how loud a sound is</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>No sound device was found. The program looks for one again from time to time.</source>
        <translation>Nie znaleziono urządzenia dźwiękowego. Program co pewien czas szuka go ponownie.</translation>
    </message>
    <message>
        <source>There is no sound library for this system, so the program stays silent.</source>
        <translation>Dla tego systemu nie ma biblioteki dźwiękowej, dlatego program milczy.</translation>
    </message>
    <message>
        <source>F12 turns all sounds off and on.</source>
        <translation>F12 wyłącza i&#xa0;włącza wszystkie dźwięki.</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Odtwarzaj dźwięki</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>spokojne</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normalne</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>szybkie</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączone</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>move at once</source>
        <translation>grają od razu</translation>
    </message>
    <message>
        <source>leave time to watch</source>
        <translation>dają czas, by popatrzeć</translation>
    </message>
    <message>
        <source>wait for my press</source>
        <translation>czekają na naciśnięcie</translation>
    </message>
    <message>
        <source>Show what happened while you were away</source>
        <translation>Pokazuj, co się działo, gdy cię nie było</translation>
    </message>
    <message>
        <source>At the start of your turn the table plays what the others did. Esc ends it.</source>
        <translation>Na początku twojej tury stół odtwarza to, co zrobili inni. Esc przerywa pokaz.</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Efekty dźwiękowe</translation>
    </message>
    <message>
        <source>Background sounds</source>
        <translation>Dźwięki w&#xa0;tle</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Karty na ręce</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>curtain between turns</source>
        <translation>kurtyna między turami</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>odkryte</translation>
    </message>
    <message>
        <source>Make the only possible move automatically</source>
        <translation>Jedyny możliwy ruch wykonuj automatycznie</translation>
    </message>
    <message>
        <source>Only where everybody can see that nothing else can be done.</source>
        <translation>Tylko tam, gdzie wszyscy widzą, że nic innego nie da się zrobić.</translation>
    </message>
    <message>
        <source>Games are kept in: %1</source>
        <translation>Folder z partiami: %1</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Candy Hunters</source>
        <translation>Łowcy Słodyczy</translation>
    </message>
    <message>
        <source>Build the town, shove the ghosts and send your kids to the sweetest doors.</source>
        <translation>Buduj miasteczko, przepychaj duchy i wysyłaj dzieciaki pod najsłodsze drzwi.</translation>
    </message>
    <message>
        <source>Candy Hunters was designed by Marek Chodań and Michał Gryń and published by Smart Flamingo (2024).</source>
        <translation>Autorzy gry „Łowcy Słodyczy”: Marek Chodań i Michał Gryń; wydawca: Smart Flamingo (2024).</translation>
    </message>
    <message>
        <source>Candy Hunters: a puzzle</source>
        <translation>Łowcy Słodyczy: łamigłówka</translation>
    </message>
    <message>
        <source>Candy Hunters: the workshop</source>
        <translation>Łowcy Słodyczy: warsztat</translation>
    </message>
    <message>
        <source>Rest in Peace</source>
        <translation>Spoczywaj w pokoju</translation>
    </message>
    <message>
        <source>Two ghost families, ten mansions and a line of psychics with odd powers.</source>
        <translation>Dwie rodziny duchów, dziesięć rezydencji i&#xa0;rząd spirytystów o&#xa0;osobliwych mocach.</translation>
    </message>
    <message>
        <source>Rest in Peace was designed by Fabien Gridel and published by Blue Cocker (2021).</source>
        <translation>Autor gry „Spoczywaj w pokoju”: Fabien Gridel; wydawca: Blue Cocker (2021).</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Buuu!</translation>
    </message>
    <message>
        <source>Everybody searches at once: who is the first to see a way for the ghost?</source>
        <translation>Wszyscy szukają naraz: kto pierwszy zobaczy drogę dla ducha?</translation>
    </message>
    <message>
        <source>Booo! was designed by Christophe Gonthier and published by Blackrock Games (2017).</source>
        <translation>Autor gry „Buuu!”: Christophe Gonthier; wydawca: Blackrock Games (2017).</translation>
    </message>
    <message>
        <source>Halloween</source>
        <translation>Halloween</translation>
    </message>
    <message>
        <source>Command the ghosts of a small town, haunt its buildings and claim odd powers.</source>
        <translation>Władaj duchami małego miasteczka, nawiedzaj budynki i&#xa0;zdobywaj osobliwe moce.</translation>
    </message>
    <message>
        <source>Halloween was designed by Angelo de Maio and published by Quined Games (2017).</source>
        <translation>Autor gry „Halloween”: Angelo de Maio; wydawca: Quined Games (2017).</translation>
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
        <translation>Na półce</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrane</translation>
    </message>
    <message>
        <source>Your games will be here in a moment.</source>
        <translation>Wasze partie będą tu za chwilę.</translation>
    </message>
    <message>
        <source>No game is waiting: open a box and begin.</source>
        <translation>Żadna partia nie czeka: otwórz pudełko i zaczynaj.</translation>
    </message>
    <message>
        <source>No game found for “%1”.</source>
        <translation>Nie znaleziono partii dla „%1”.</translation>
    </message>
    <message>
        <source>Games that have come to their end are kept here.</source>
        <translation>Tu zostają partie rozegrane do końca.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Osiągnięcia</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Otwórz plik z zapisaną partią</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>About Halloween Table</source>
        <translation>O programie Halloween Table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>SolvedPage</name>
    <message>
        <source>Your streak ends if you leave now.</source>
        <translation>Jeśli teraz wyjdziesz, twoja seria się skończy.</translation>
    </message>
    <message>
        <source>Solved! Well done, %1.</source>
        <translation>Rozwiązane! Brawo, %1!</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Czas: %1</translation>
    </message>
    <message>
        <source>Solved in a row: %1</source>
        <translation>Rozwiązane z&#xa0;rzędu: %1</translation>
    </message>
    <message>
        <source>The next puzzle</source>
        <translation>Następna łamigłówka</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Obejrzyj stół</translation>
    </message>
    <message>
        <source>The same one again</source>
        <translation>Jeszcze raz ta sama</translation>
    </message>
    <message>
        <source>Back to the book</source>
        <translation>Wróć do książki</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1: myśli…</translation>
    </message>
    <message>
        <source>%1 waits for your press.</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 czeka, aż naciśniesz.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The computer player could not think of a move. Press the table to ask it again.</source>
        <translation>Gracz komputerowy nie zdołał wymyślić ruchu. Naciśnij stół, aby zapytać go jeszcze raz.</translation>
    </message>
    <message>
        <source>Your streak ends if you leave this puzzle now.</source>
        <translation>Jeśli teraz zostawisz tę łamigłówkę, twoja seria się skończy.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the streak ends</source>
        <translation>Wróć do książki łamigłówek; seria się kończy</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the puzzle is kept</source>
        <translation>Wróć do książki łamigłówek; łamigłówka jest zapisana</translation>
    </message>
    <message>
        <source>Back to the shelf; the game is kept</source>
        <translation>Wróć do półki; partia jest zapisana</translation>
    </message>
    <message>
        <source>What helps (F3)</source>
        <translation>Co może pomóc (F3)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Podpowiedź: co zrobiłby dobry gracz? (F10)</translation>
    </message>
    <message>
        <source>What would a good player do? (F10)
Each press tells more, and counts as one hint.</source>
        <translation>Co zrobiłby dobry gracz? (F10)
Każde naciśnięcie mówi więcej i&#xa0;liczy się jako jedna podpowiedź.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>W tę partię gramy bez podpowiedzi.</translation>
    </message>
    <message>
        <source>What happened while you were away? (F4)</source>
        <translation>Co się działo, gdy cię nie było? (F4)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Pause (F2)</source>
        <translation>Pauza (F2)</translation>
    </message>
    <message>
        <source>Everybody’s keys</source>
        <translation>Klawisze graczy</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Pokaż cały stół</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Lets the computer take its turn (Space)</source>
        <translation>Komputer zaczyna swoją turę (spacja)</translation>
    </message>
    <message>
        <source>What could I do? (F3)</source>
        <translation>Co mogę zrobić? (F3)</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Pokaż lub ukryj dziennik</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>%1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>%1 z %2 · ← →: inne · klik lub Enter: wybierz · Esc: wróć</translation>
    </message>
    <message>
        <source>Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>Miejsce %1 z %2 · ← →: inne · klik lub Enter: wybierz · Esc: wróć</translation>
    </message>
    <message>
        <source>Press it again or press Enter: yes · Esc: no</source>
        <translation>Kliknij ponownie lub naciśnij Enter: tak · Esc: nie</translation>
    </message>
    <message>
        <source>Click it or press Enter · Esc: back</source>
        <translation>Kliknij podświetlone miejsce lub naciśnij Enter · Esc: wróć</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>W ręce: %1</translation>
    </message>
    <message>
        <source>Your cards: press on them and hold, or hold your key, to look.</source>
        <translation>Twoje karty: przytrzymaj je myszą albo trzymaj swój klawisz, aby je obejrzeć.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1, in the supply</source>
        <translation>%1, w puli</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A space on a board: %1 is a section, %2 one of its actions.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Level %1. Its die shows 1 to %2.</source>
        <translation>Poziom %1. Jego kostka ma liczby od 1 do %2.</translation>
    </message>
    <message>
        <source>There is no higher level.</source>
        <translation>Wyższego poziomu nie ma.</translation>
    </message>
    <message>
        <source>Upgrade for %1 scares: %2.</source>
        <translation>Awans (koszt w strachach: %1): %2.</translation>
    </message>
    <message>
        <source>Attacker: %1</source>
        <translation>Atakuje: %1</translation>
    </message>
    <message>
        <source>Attacked: %1</source>
        <translation>Przeciwnik: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n ghosts</source>
        <translation>
            <numerusform>%1: %n duch</numerusform>
            <numerusform>%1: %n duchy</numerusform>
            <numerusform>%1: %n duchów</numerusform>
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
            <numerusform>Zmieści się jeszcze %n duch.</numerusform>
            <numerusform>Zmieszczą się jeszcze %n duchy.</numerusform>
            <numerusform>Zmieści się jeszcze %n duchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The building is full.</source>
        <translation>Budynek jest pełny.</translation>
    </message>
    <message>
        <source>%1, haunting space %2: %3 points</source>
        <translation>%1, pole nawiedzenia: %2, punkty: %3</translation>
    </message>
    <message>
        <source>Free. Needed in this building: %1.</source>
        <translation>Wolne. Potrzebny w tym budynku: %1.</translation>
    </message>
    <message>
        <source>Common pumpkin: %1.</source>
        <translation>Wspólna dynia: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1.</source>
        <translation>Dynia: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1, %2, %3</source>
        <translation>Dynia: %1, %2, %3</translation>
    </message>
    <message>
        <source>Common pumpkin: %1, %2, %3</source>
        <translation>Wspólna dynia: %1, %2, %3</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Żeton bonusu: %1</translation>
    </message>
    <message>
        <source>It is used within a roll.</source>
        <translation>Używa się go podczas rzutu.</translation>
    </message>
    <message>
        <source>%1: place of the bonus</source>
        <translation>%1: miejsce na bonus</translation>
    </message>
    <message numerus="yes">
        <source>Stack: %n bonuses face down</source>
        <translation>
            <numerusform>Stos: %n zakryty bonus</numerusform>
            <numerusform>Stos: %n zakryte bonusy</numerusform>
            <numerusform>Stos: %n zakrytych bonusów</numerusform>
        </translation>
    </message>
    <message>
        <source>When the last bonus has left the town, six new ones come from here.</source>
        <translation>Gdy z miasteczka zniknie ostatni bonus, przychodzi stąd sześć nowych.</translation>
    </message>
    <message>
        <source>The bonus that was drawn</source>
        <translation>Dobrany bonus</translation>
    </message>
    <message>
        <source>%1: bonus slot %2</source>
        <translation>%1: przegródka %2 na bonus</translation>
    </message>
    <message>
        <source>Empty: a ghost that moves to a bonus can fetch it.</source>
        <translation>Pusta: duch przesunięty tam, gdzie leży bonus, może go tu przynieść.</translation>
    </message>
    <message numerus="yes">
        <source>Price: %n tokens of different colours, and a disc.</source>
        <translation>
            <numerusform>Cena: %n żeton i krążek.</numerusform>
            <numerusform>Cena: %n żetony w różnych kolorach i krążek.</numerusform>
            <numerusform>Cena: %n żetonów w różnych kolorach i krążek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price: any %n tokens, and a disc.</source>
        <translation>
            <numerusform>Cena: %n dowolny żeton i krążek.</numerusform>
            <numerusform>Cena: %n dowolne żetony i krążek.</numerusform>
            <numerusform>Cena: %n dowolnych żetonów i krążek.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2), claimed by: %3</source>
        <translation>%1 (%2), kto ją ma: %3</translation>
    </message>
    <message numerus="yes">
        <source>Claiming it brings %n points at once.</source>
        <translation>
            <numerusform>Jej zdobycie od razu daje %n punkt.</numerusform>
            <numerusform>Jej zdobycie od razu daje %n punkty.</numerusform>
            <numerusform>Jej zdobycie od razu daje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claimed by: %1</source>
        <translation>Kto ją ma: %1</translation>
    </message>
    <message>
        <source>Used in this turn.</source>
        <translation>W tej turze już użyta.</translation>
    </message>
    <message>
        <source>Claimed card: %1, %2</source>
        <translation>Zdobyta karta: %1, %2</translation>
    </message>
    <message>
        <source>Claimed cards: %1 of %2. The last one brings the end of the game.</source>
        <translation>Zdobyte karty: %1 z %2. Ostatnia wywołuje koniec gry.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Gra mistrzowska</translation>
    </message>
    <message>
        <source>No cards, no bonuses, no dice.
A ghost beats every ghost of a lower level.
Four ghosts fill a building.
All five red ghosts in town: they leave.
An upgrade lifts a section where it can.
The end: a last pumpkin, or two colours of tokens used up.
Then: 5 points for every 3 tokens of different colours.</source>
        <translation>Bez kart, bez bonusów, bez kostek.
Duch pokonuje każdego ducha o niższym poziomie.
Cztery duchy zapełniają budynek.
Pięć czerwonych duchów w miasteczku: wszystkie odchodzą.
Awans podnosi sekcję, gdy tylko może.
Koniec: ostatnia dynia albo brak żetonów w dwóch kolorach.
Potem: 5 punktów za każde 3 żetony w różnych kolorach.</translation>
    </message>
    <message>
        <source>Supply, %1: ghosts %2, tokens %3</source>
        <translation>Pula, %1 – duchy: %2, żetony: %3</translation>
    </message>
    <message>
        <source>There are %1 tokens of each colour.</source>
        <translation>Jest po %1 żetonów w każdym kolorze.</translation>
    </message>
    <message>
        <source>%1, level: %2</source>
        <translation>%1, poziom: %2</translation>
    </message>
    <message>
        <source>It commands ghosts up to this level.</source>
        <translation>Włada duchami do tego poziomu.</translation>
    </message>
    <message numerus="yes">
        <source>%1: take back %n discs</source>
        <translation>
            <numerusform>%1: odzyskaj %n krążek</numerusform>
            <numerusform>%1: odzyskaj %n krążki</numerusform>
            <numerusform>%1: odzyskaj %n krążków</numerusform>
        </translation>
    </message>
    <message>
        <source>It has had its action in this turn.</source>
        <translation>W tej turze ma już akcję za sobą.</translation>
    </message>
    <message>
        <source>Sphere, %1: %2</source>
        <translation>Kula, %1: %2</translation>
    </message>
    <message>
        <source>%1, %2: free</source>
        <translation>%1, %2: wolne</translation>
    </message>
    <message>
        <source>%1, %2: occupied</source>
        <translation>%1, %2: zajęte</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; if a section is below that level, one must be lifted to it.</source>
        <translation>Zapłać strachy, żeby duch stał się o poziom potężniejszy, i weź żeton w nowym kolorze; jeśli jakaś sekcja jest poniżej tego poziomu, jedną trzeba na ten poziom podnieść.</translation>
    </message>
    <message>
        <source>Where two ghosts of one colour share a building, a third one of that colour comes, and you take a token of it.</source>
        <translation>Gdzie w jednym budynku są dwa duchy w tym samym kolorze, tam przychodzi trzeci taki, a ty bierzesz żeton w ich kolorze.</translation>
    </message>
    <message>
        <source>Choose a colour that is in town: gain as many scares as its level.</source>
        <translation>Wybierz kolor, który jest w miasteczku: zyskujesz tyle strachów, ile wynosi jego poziom.</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; a section may be lifted to that level.</source>
        <translation>Zapłać strachy, żeby duch stał się o poziom potężniejszy, i weź żeton w nowym kolorze; możesz podnieść jedną sekcję na ten poziom.</translation>
    </message>
    <message>
        <source>Move a ghost to a neighbouring building; it can fetch the bonus there.</source>
        <translation>Przesuń ducha do sąsiedniego budynku; może zabrać leżący tam bonus.</translation>
    </message>
    <message>
        <source>A ghost attacks one of another colour in its building: beat it and take a token of its colour.</source>
        <translation>Duch atakuje w swoim budynku ducha w innym kolorze: pokonaj go i weź żeton w jego kolorze.</translation>
    </message>
    <message>
        <source>No bonus was discarded yet</source>
        <translation>Nie ma jeszcze odrzuconych bonusów</translation>
    </message>
    <message numerus="yes">
        <source>%n discarded bonuses</source>
        <translation>
            <numerusform>%n odrzucony bonus</numerusform>
            <numerusform>%n odrzucone bonusy</numerusform>
            <numerusform>%n odrzuconych bonusów</numerusform>
        </translation>
    </message>
    <message>
        <source>Used. All three discs come back at the end of the turn in which the third is used.</source>
        <translation>Bonus użyty. Wszystkie trzy krążki wracają na koniec tury, w której użyto trzeciego.</translation>
    </message>
    <message>
        <source>Put a pumpkin on a free space whose colour is in the building, and score its points. Each colour of pumpkin stands in a building once.</source>
        <translation>Postaw dynię na wolnym polu w kolorze ducha, który jest w budynku, i zdobądź za nie punkty. Dynia każdego koloru stoi w budynku tylko raz.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Relaks</translation>
    </message>
    <message numerus="yes">
        <source>Rest, %1: take back %n discs</source>
        <translation>
            <numerusform>Relaks, %1: odzyskaj %n krążek</numerusform>
            <numerusform>Relaks, %1: odzyskaj %n krążki</numerusform>
            <numerusform>Relaks, %1: odzyskaj %n krążków</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all discs of the section back instead of an action.</source>
        <translation>Zamiast wykonać akcję, weź z powrotem wszystkie krążki tej sekcji.</translation>
    </message>
    <message>
        <source>%1 has had its action</source>
        <translation>%1 ma już akcję za sobą</translation>
    </message>
    <message>
        <source>Disc: %1</source>
        <translation>Krążek: %1</translation>
    </message>
    <message>
        <source>Disc: %1, %2, %3</source>
        <translation>Krążek: %1, %2, %3</translation>
    </message>
    <message>
        <source>It blocks the space until the section rests.</source>
        <translation>Blokuje pole, dopóki sekcja nie odpocznie.</translation>
    </message>
    <message>
        <source>%1 has claimed: %2</source>
        <translation>%1 ma kartę: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, reserve: %n discs</source>
        <translation>
            <numerusform>%1, zapas: %n krążek</numerusform>
            <numerusform>%1, zapas: %n krążki</numerusform>
            <numerusform>%1, zapas: %n krążków</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring a disc to an action space, or to the circle of a bonus slot.</source>
        <translation>Przenieś krążek na pole akcji albo na kółko przegródki z bonusem.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Tokens pay for cards: bring one to the card that you want.</source>
        <translation>Żetonami płaci się za karty: przenieś żeton na kartę, którą chcesz mieć.</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2, common ones: %3</source>
        <translation>%1, dynie: %2, wspólne: %3</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2</source>
        <translation>%1, dynie: %2</translation>
    </message>
    <message>
        <source>%1, pumpkins</source>
        <translation>%1, dynie</translation>
    </message>
    <message numerus="yes">
        <source>%n common pumpkins</source>
        <translation>
            <numerusform>%n wspólna dynia</numerusform>
            <numerusform>%n wspólne dynie</numerusform>
            <numerusform>%n wspólnych dyń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pumpkins of your own</source>
        <translation>
            <numerusform>%n własna dynia</numerusform>
            <numerusform>%n własne dynie</numerusform>
            <numerusform>%n własnych dyń</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever places their last pumpkin brings the end of the game.</source>
        <translation>Kto kładzie swoją ostatnią dynię, wywołuje koniec gry.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares</source>
        <translation>
            <numerusform>%n strach</numerusform>
            <numerusform>%n strachy</numerusform>
            <numerusform>%n strachów</numerusform>
        </translation>
    </message>
    <message>
        <source>Scares pay for upgrades.</source>
        <translation>Strachami płaci się za Awans.</translation>
    </message>
    <message>
        <source>Board: %1, %2, %3</source>
        <translation>Plansza: %1, %2, %3</translation>
    </message>
    <message>
        <source>%1. Occupied: %2</source>
        <translation>%1. Zajęte: %2</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Żetony: %1</translation>
    </message>
    <message>
        <source>Bonuses: %1</source>
        <translation>Bonusy: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Karty: %1</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Twoja plansza</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Cards on display</source>
        <translation>Wyłożone karty</translation>
    </message>
    <message>
        <source>Stacks and supplies</source>
        <translation>Stosy i zapasy</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>What is over</source>
        <translation>Co już za nami</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Przyciski</translation>
    </message>
    <message>
        <source>What you can choose</source>
        <translation>Co możesz wybrać</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Odłóż z powrotem</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Naciśnij</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Podnieś</translation>
    </message>
    <message>
        <source>Put it down here</source>
        <translation>Połóż tutaj</translation>
    </message>
    <message>
        <source>Put it back where it was</source>
        <translation>Odłóż tam, gdzie leżało</translation>
    </message>
    <message>
        <source>Lead it here</source>
        <translation>Poprowadź tutaj</translation>
    </message>
    <message>
        <source>Face down. Press to turn your cards up.</source>
        <translation>Zakryte. Naciśnij, żeby odkryć swoje karty.</translation>
    </message>
    <message>
        <source>Face up. Press to turn your cards down.</source>
        <translation>Odkryte. Naciśnij, żeby zakryć swoje karty.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>Said aloud: a thing of which there are several that look the same.</extracomment>
        <translation>
            <numerusform>%1, %n raz</numerusform>
            <numerusform>%1, %n razy</numerusform>
            <numerusform>%1, %n razy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayWords</name>
    <message>
        <source>Tray</source>
        <translation>Tacka</translation>
    </message>
    <message>
        <source>%1, not rolled yet</source>
        <translation>%1, jeszcze przed rzutem</translation>
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
        <translation>Ma liczby od 1 do %1.</translation>
    </message>
    <message>
        <source>+%1 from a card</source>
        <translation>+%1 z karty</translation>
    </message>
    <message>
        <source>+%1 from a bonus</source>
        <translation>+%1 z bonusu</translation>
    </message>
    <message>
        <source>Named: %1</source>
        <translation>Podana liczba: %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 kontra %2</translation>
    </message>
    <message>
        <source>+%1 from a card, +%2 from a bonus</source>
        <translation>+%1 z karty, +%2 z bonusu</translation>
    </message>
    <message>
        <source>Attack won</source>
        <translation>Atak udany</translation>
    </message>
    <message>
        <source>Attack failed</source>
        <translation>Atak nieudany</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>The end was triggered: this round is played to its end, then all points count.</source>
        <translation>Koniec gry jest wywołany: tę rundę gra się jeszcze do końca, a potem liczą się wszystkie punkty.</translation>
    </message>
    <message>
        <source>Take back (Esc)</source>
        <translation>Anuluj (Esc)</translation>
    </message>
    <message>
        <source>As if it had not been begun: nothing is spent.</source>
        <translation>Jakby nic się nie zaczęło: niczego nie tracisz.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>The next player’s turn begins.</source>
        <translation>Zaczyna się tura następnego gracza.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzuć</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Zatrzymaj %1</translation>
    </message>
    <message>
        <source>Keep this roll</source>
        <translation>Zatrzymaj ten rzut</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zapłać</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Weź go</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Zostaw go tam</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Odrzuć go</translation>
    </message>
    <message>
        <source>No lift</source>
        <translation>Nie podnoś</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Zrezygnuj</translation>
    </message>
    <message numerus="yes">
        <source>Take %n points</source>
        <translation>
            <numerusform>Weź %n punkt</numerusform>
            <numerusform>Weź %n punkty</numerusform>
            <numerusform>Weź %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Podaj %1</translation>
    </message>
    <message>
        <source>Two tokens for one: %1 → %2</source>
        <translation>Dwa żetony na jeden: %1 → %2</translation>
    </message>
    <message>
        <source>One token for two: %1 → %2</source>
        <translation>Jeden żeton na dwa: %1 → %2</translation>
    </message>
    <message>
        <source>Ghosts up to: %1</source>
        <translation>Najwyższy duch: %1</translation>
    </message>
    <message>
        <source>Blue ghosts</source>
        <translation>Niebieskie duchy</translation>
    </message>
    <message>
        <source>Where do they appear?</source>
        <translation>Gdzie się pojawią?</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <extracomment>Colours of ghosts and what it costs in scares: blue → green: 2</extracomment>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>Lift a section</source>
        <translation>Podnieś sekcję</translation>
    </message>
    <message>
        <source>The dice are rolled. A roll cannot be taken back.</source>
        <translation>Rzucasz kostkami. Rzutu nie można cofnąć.</translation>
    </message>
    <message>
        <source>The roll counts as it lies.</source>
        <translation>Rzut liczy się tak, jak wypadł.</translation>
    </message>
    <message>
        <source>You pay these tokens and this disc, and the power is yours.</source>
        <translation>Płacisz tymi żetonami i tym krążkiem, a moc jest twoja.</translation>
    </message>
    <message>
        <source>Points at once, instead of discs from a section.</source>
        <translation>Punkty od razu zamiast krążków z sekcji.</translation>
    </message>
    <message>
        <source>Roll at least %1 to gain as many scares; otherwise you gain 1.</source>
        <translation>Wyrzuć co najmniej %1, a zyskasz tyle samo strachów; w przeciwnym razie 1.</translation>
    </message>
    <message>
        <source>To level: %1</source>
        <translation>Na poziom: %1</translation>
    </message>
    <message>
        <source>Your reward</source>
        <translation>Twoja nagroda</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Noc się skończyła</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>All sections have had their action.</source>
        <translation>Wszystkie sekcje mają już akcję za sobą.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections still to act</source>
        <translation>
            <numerusform>Została jeszcze %n sekcja</numerusform>
            <numerusform>Zostały jeszcze %n sekcje</numerusform>
            <numerusform>Zostało jeszcze %n sekcji</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchingAgain</name>
    <message>
        <source>Watching a game again</source>
        <translation>Ponowne oglądanie partii</translation>
    </message>
    <message>
        <source>A game that is over stays on the shelf under &lt;b&gt;Played&lt;/b&gt;. Open it to watch it move by move: drag along the line below the table, press &lt;b&gt;Space&lt;/b&gt; to play it, or use the arrow keys. &lt;b&gt;Ctrl&lt;/b&gt; and an arrow go from turn to turn, &lt;b&gt;Home&lt;/b&gt; and &lt;b&gt;End&lt;/b&gt; to the start and the end, the arrows up and down change the speed. Marks on the line show where rounds and turns begin; a coloured dot shows who made points there.</source>
        <translation>Zakończona partia zostaje na półce w&#xa0;zakładce &lt;b&gt;Rozegrane&lt;/b&gt;. Otwórz ją, żeby obejrzeć ją ruch po ruchu: przesuwaj uchwyt na linii pod stołem, naciśnij &lt;b&gt;spację&lt;/b&gt;, żeby odtworzyć partię, albo używaj strzałek. &lt;b&gt;Ctrl&lt;/b&gt; ze strzałką prowadzi od tury do tury, &lt;b&gt;Home&lt;/b&gt; i&#xa0;&lt;b&gt;End&lt;/b&gt; na początek i&#xa0;na koniec, a&#xa0;strzałki w&#xa0;górę i&#xa0;w&#xa0;dół zmieniają szybkość. Znaki na linii pokazują, gdzie zaczynają się rundy i&#xa0;tury; kolorowa kropka pokazuje, kto zdobył tam punkty.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl&lt;/b&gt; with &lt;b&gt;PgUp&lt;/b&gt; or &lt;b&gt;PgDn&lt;/b&gt; goes from round to round. While the log has the keyboard focus, the up and down arrows go from line to line, and &lt;b&gt;Enter&lt;/b&gt; shows the table as it was then. Playback skips moves that change nothing you can see.</source>
        <translation>&lt;b&gt;Ctrl&lt;/b&gt; razem z&#xa0;&lt;b&gt;PgUp&lt;/b&gt; lub &lt;b&gt;PgDn&lt;/b&gt; przenosi od rundy do rundy. Gdy klawiatura działa w&#xa0;dzienniku, strzałki w&#xa0;górę i&#xa0;w&#xa0;dół prowadzą od wiersza do wiersza, a&#xa0;&lt;b&gt;Enter&lt;/b&gt; pokazuje stół z&#xa0;tamtej chwili. Odtwarzanie pomija ruchy, które nie zmieniają niczego widocznego.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden while you watch, unless you press the eye. &lt;b&gt;Play on from here&lt;/b&gt; begins a new game for the same players at that point; the old game stays as it is. If that one is over, whoever has to decide there keeps everything they could see, their own cards included; the rest is dealt anew, because everybody may have seen it. If it is still going on, hidden cards stay as they are.</source>
        <translation>Ukryte karty podczas oglądania pozostają ukryte, chyba że klikniesz oko. &lt;b&gt;Graj dalej stąd&lt;/b&gt; zaczyna w&#xa0;tym miejscu nową partię dla tych samych graczy; stara partia pozostaje bez zmian. Jeśli jest już skończona, ten, kto ma tam decydować, zachowuje wszystko, co mógł widzieć, także własne karty; reszta jest rozdawana od nowa, bo każdy mógł ją już zobaczyć. Jeśli jeszcze trwa, ukryte karty pozostają takie same.</translation>
    </message>
    <message>
        <source>While you play, click a line of the log to see the table as it was then, and press &lt;b&gt;Esc&lt;/b&gt; to come back. At the start of your turn &lt;b&gt;F4&lt;/b&gt; plays what the others did since your last move; in the settings you can have that played every time. Where a clock decides, all this waits for the end of the game.</source>
        <translation>W&#xa0;trakcie gry kliknij wiersz dziennika, żeby zobaczyć stół z&#xa0;tamtej chwili, i&#xa0;naciśnij &lt;b&gt;Esc&lt;/b&gt;, żeby wrócić. Na początku twojej tury &lt;b&gt;F4&lt;/b&gt; odtwarza to, co inni zrobili od twojego ostatniego ruchu; w&#xa0;ustawieniach możesz wybrać, żeby działo się to za każdym razem. Tam, gdzie decyduje zegar, wszystko to jest możliwe dopiero po zakończeniu partii.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>Everybody around this computer, one after another.</source>
        <translation>Wszyscy przy tym komputerze, jeden po drugim.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Alone or together against computer players; or only they play, and you watch.</source>
        <translation>W pojedynkę lub razem przeciw graczom komputerowym; albo grają tylko oni, a wy patrzycie.</translation>
    </message>
    <message>
        <source>With computers</source>
        <translation>Z komputerami</translation>
    </message>
    <message>
        <source>Two to six search at once: whoever sees a way first claims the guest.</source>
        <translation>Od dwóch do sześciu graczy szuka naraz: kto pierwszy widzi drogę, zgłasza się po gościa.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>On your own: nine guests, a stopwatch, and a shortest way to compare with.</source>
        <translation>W&#xa0;pojedynkę: dziewięciu gości, stoper i&#xa0;najkrótsza droga dla porównania.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
    <message>
        <source>Alone or with your heads together: forty of them, and new ones every day.</source>
        <translation>W&#xa0;pojedynkę albo wspólnie: czterdzieści łamigłówek i&#xa0;codziennie nowe.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Build a puzzle of your own.</source>
        <translation>Ułóż własną łamigłówkę.</translation>
    </message>
</context>
<context>
    <name>WaysRow</name>
    <message>
        <source>How do you want to play?</source>
        <translation>Jak chcecie grać?</translation>
    </message>
</context>
<context>
    <name>WorkshopPanel</name>
    <message>
        <source>It is in your book</source>
        <translation>Jest w&#xa0;twojej książce</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Twoja łamigłówka</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Start a new one</source>
        <translation>Zacznij nową</translation>
    </message>
    <message>
        <source>Or change a puzzle that you have</source>
        <translation>Albo przerób gotową łamigłówkę</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>Kod łamigłówki</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Rozłóż</translation>
    </message>
    <message>
        <source>Points to be had: %1</source>
        <translation>Punkty do zdobycia: %1</translation>
    </message>
    <message>
        <source>In how many ways? I do not know: there are too many to count.</source>
        <translation>Na ile sposobów? Nie wiem: jest ich zbyt wiele, żeby je policzyć.</translation>
    </message>
    <message>
        <source>Different solutions: more than %1</source>
        <translation>Różne rozwiązania: ponad %1</translation>
    </message>
    <message>
        <source>Different solutions: %1</source>
        <translation>Różne rozwiązania: %1</translation>
    </message>
    <message>
        <source>Difficulty: %1</source>
        <translation>Jak trudna: %1</translation>
    </message>
    <message>
        <source>I do not know how many points are in it: there is too much to look through. So it has no code; a smaller town or fewer rounds would help.</source>
        <translation>Nie wiem, ile punktów można tu zdobyć: jest zbyt wiele możliwości do sprawdzenia. Dlatego łamigłówka nie ma kodu; spróbuj z&#xa0;mniejszym miasteczkiem albo z&#xa0;mniejszą liczbą rund.</translation>
    </message>
    <message>
        <source>Nothing can be scored in it, so it has no code. Choose other cards, or move the houses.</source>
        <translation>Nie da się tu zdobyć ani jednego punktu, więc łamigłówka nie ma kodu. Wybierz inne karty albo przesuń domy.</translation>
    </message>
</context>
<context>
    <name>WorkshopVoice</name>
    <message numerus="yes">
        <source>Lay at least %n more houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Postaw jeszcze co najmniej %n dom: łamigłówka ma ich od %1 do %2.</numerusform>
            <numerusform>Postaw jeszcze co najmniej %n domy: łamigłówka ma ich od %1 do %2.</numerusform>
            <numerusform>Postaw jeszcze co najmniej %n domów: łamigłówka ma ich od %1 do %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more ghosts on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Postaw na domach jeszcze co najmniej %n ducha: łamigłówka ma ich od %1 do %2.</numerusform>
            <numerusform>Postaw na domach jeszcze co najmniej %n duchy: łamigłówka ma ich od %1 do %2.</numerusform>
            <numerusform>Postaw na domach jeszcze co najmniej %n duchów: łamigłówka ma ich od %1 do %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more kids on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Postaw na domach jeszcze co najmniej %n dzieciaka: łamigłówka ma ich od %1 do %2.</numerusform>
            <numerusform>Postaw na domach jeszcze co najmniej %n dzieciaki: łamigłówka ma ich od %1 do %2.</numerusform>
            <numerusform>Postaw na domach jeszcze co najmniej %n dzieciaków: łamigłówka ma ich od %1 do %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n more cards: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Wybierz jeszcze co najmniej %n kartę: łamigłówka ma ich od %1 do %2.</numerusform>
            <numerusform>Wybierz jeszcze co najmniej %n karty: łamigłówka ma ich od %1 do %2.</numerusform>
            <numerusform>Wybierz jeszcze co najmniej %n kart: łamigłówka ma ich od %1 do %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The town has fallen apart: from each house there must be a path to every other.</source>
        <translation>Miasteczko nie jest w&#xa0;jednym kawałku: z&#xa0;każdego domu musi prowadzić droga do każdego innego.</translation>
    </message>
    <message>
        <source>A puzzle needs at least as many cards as rounds. Cards: %1, rounds: %2.</source>
        <translation>Łamigłówka ma co najmniej tyle kart, ile rund. Karty: %1, rundy: %2.</translation>
    </message>
    <message>
        <source>A house stands here already; choose an empty spot.</source>
        <translation>Tu już stoi dom; wybierz puste pole.</translation>
    </message>
    <message>
        <source>The first house goes to one of the spots in the middle.</source>
        <translation>Pierwszy dom stawia się na jednym z&#xa0;pól pośrodku.</translation>
    </message>
    <message>
        <source>A house must share a whole edge with another one; a corner is not enough.</source>
        <translation>Dom musi stykać się z&#xa0;innym domem całym bokiem; róg nie wystarczy.</translation>
    </message>
    <message>
        <source>All %2 houses of this colour are in the town; use another colour.</source>
        <extracomment>%1 is a colour of houses, which the sentence need not name; %2 is a number.</extracomment>
        <translation>Wszystkie domy w&#xa0;tym kolorze (%2) są już w&#xa0;miasteczku; użyj innego koloru.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 houses; take one away before you lay another.</source>
        <translation>Domów w&#xa0;łamigłówce może być najwyżej %1; zabierz jeden, zanim postawisz następny.</translation>
    </message>
    <message>
        <source>There is no house here.</source>
        <translation>Tu nie ma domu.</translation>
    </message>
    <message>
        <source>Ghosts and kids stand on houses; choose a free one.</source>
        <translation>Duchy i&#xa0;dzieciaki stoją na domach; wybierz wolny dom.</translation>
    </message>
    <message>
        <source>Somebody stands here already; choose a free house.</source>
        <translation>Tu już ktoś stoi; wybierz wolny dom.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 ghosts, and all are in the town.</source>
        <translation>Duchów w&#xa0;łamigłówce może być najwyżej %1 i&#xa0;wszystkie są już w&#xa0;miasteczku.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 kids, and all are in the town.</source>
        <translation>Dzieciaków w&#xa0;łamigłówce może być najwyżej %1 i&#xa0;wszystkie są już w&#xa0;miasteczku.</translation>
    </message>
    <message>
        <source>Nobody stands here.</source>
        <translation>Nikt tu nie stoi.</translation>
    </message>
    <message>
        <source>A puzzle has only regular cards.</source>
        <translation>W&#xa0;łamigłówce są tylko zwykłe karty.</translation>
    </message>
    <message>
        <source>This card is in the tray already.</source>
        <translation>Ta karta leży już na tacce.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 cards; take one out of the tray first.</source>
        <translation>Kart w&#xa0;łamigłówce może być najwyżej %1; najpierw zabierz jedną z&#xa0;tacki.</translation>
    </message>
    <message>
        <source>This card is not in the tray.</source>
        <translation>Tej karty nie ma na tacce.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 rounds.</source>
        <translation>Łamigłówka ma od %1 do %2 rund.</translation>
    </message>
    <message>
        <source>The puzzle has that many rounds already.</source>
        <translation>Łamigłówka ma już tyle rund.</translation>
    </message>
    <message>
        <source>One person builds here.</source>
        <translation>Łamigłówkę układa tu tylko jedna osoba.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot next to another one, or to the bin.</source>
        <translation>Dom przeciągnij na puste pole obok innego domu albo do kosza.</translation>
    </message>
    <message>
        <source>Ghosts and kids go to a free house, or to the bin.</source>
        <translation>Duchy i&#xa0;dzieciaki przeciągnij na wolny dom albo do kosza.</translation>
    </message>
    <message>
        <source>A card goes to the tray to be part of the puzzle, or to the bin to be taken out.</source>
        <translation>Kartę przeciągnij na tackę, żeby dodać ją do łamigłówki, albo do kosza, żeby ją usunąć.</translation>
    </message>
    <message>
        <source>Drag houses to the town, then ghosts and kids, and choose cards.</source>
        <translation>Przeciągnij domy do miasteczka, a&#xa0;potem dodaj duchy, dzieciaki i&#xa0;karty.</translation>
    </message>
    <message>
        <source>Everything fits: it can be played.</source>
        <translation>Wszystko się zgadza: w&#xa0;tę łamigłówkę można zagrać.</translation>
    </message>
    <message>
        <source>In the workshop</source>
        <translation>W&#xa0;warsztacie</translation>
    </message>
    <message>
        <source>A house moves to another spot.</source>
        <translation>Dom trafia na inne pole.</translation>
    </message>
    <message>
        <source>A house is taken away.</source>
        <translation>Dom znika z&#xa0;miasteczka.</translation>
    </message>
    <message>
        <source>A card is chosen.</source>
        <translation>Karta trafia na tackę.</translation>
    </message>
    <message>
        <source>A card is put back.</source>
        <translation>Karta wraca na swoje miejsce.</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation>Rundy: %1</translation>
    </message>
    <message>
        <source>An orange house is laid.</source>
        <translation>W&#xa0;miasteczku staje pomarańczowy dom.</translation>
    </message>
    <message>
        <source>A violet house is laid.</source>
        <translation>W&#xa0;miasteczku staje fioletowy dom.</translation>
    </message>
    <message>
        <source>A green house is laid.</source>
        <translation>W&#xa0;miasteczku staje zielony dom.</translation>
    </message>
    <message>
        <source>A blue house is laid.</source>
        <translation>W&#xa0;miasteczku staje niebieski dom.</translation>
    </message>
    <message>
        <source>A ghost comes to the town.</source>
        <translation>Duch przychodzi do miasteczka.</translation>
    </message>
    <message>
        <source>A kid comes to the town.</source>
        <translation>Dzieciak przychodzi do miasteczka.</translation>
    </message>
    <message>
        <source>A ghost goes to another house.</source>
        <translation>Duch przechodzi na inny dom.</translation>
    </message>
    <message>
        <source>A kid goes to another house.</source>
        <translation>Dzieciak przechodzi na inny dom.</translation>
    </message>
    <message>
        <source>A ghost leaves the town.</source>
        <translation>Duch opuszcza miasteczko.</translation>
    </message>
    <message>
        <source>A kid leaves the town.</source>
        <translation>Dzieciak opuszcza miasteczko.</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>Własna łamigłówka</translation>
    </message>
    <message numerus="yes">
        <source>Ghosts, left: %n</source>
        <translation>
            <numerusform>Duchy, zostało: %n</numerusform>
            <numerusform>Duchy, zostało: %n</numerusform>
            <numerusform>Duchy, zostało: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kids, left: %n</source>
        <translation>
            <numerusform>Dzieciaki, zostało: %n</numerusform>
            <numerusform>Dzieciaki, zostało: %n</numerusform>
            <numerusform>Dzieciaki, zostało: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 houses that share edges.</source>
        <translation>Łamigłówka ma od %1 do %2 domów, które stykają się bokami.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 ghosts.</source>
        <translation>Łamigłówka ma od %1 do %2 duchów.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 kids.</source>
        <translation>Łamigłówka ma od %1 do %2 dzieciaków.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 cards, and no more rounds than cards.</source>
        <translation>Łamigłówka ma od %1 do %2 kart i najwyżej tyle rund, ile kart.</translation>
    </message>
    <message>
        <source>Drag it elsewhere, or to the bin.</source>
        <translation>Przeciągnij gdzie indziej albo do kosza.</translation>
    </message>
    <message>
        <source>Bin: drop here what you want to take away</source>
        <translation>Kosz: upuść tu to, co chcesz usunąć</translation>
    </message>
    <message>
        <source>Tray with the cards of the puzzle</source>
        <translation>Tacka z&#xa0;kartami łamigłówki</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Karty do wyboru</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
</context>
</TS>
