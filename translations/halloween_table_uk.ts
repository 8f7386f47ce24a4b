<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Halloween Table</source>
        <translation>Про Halloween Table</translation>
    </message>
    <message>
        <source>Halloween Table</source>
        <translation>Halloween Table</translation>
    </message>
    <message>
        <source>Version %1 · MIT licence</source>
        <translation>Версія %1 · ліцензія MIT</translation>
    </message>
    <message>
        <source>Ghostly board games for people around one shared computer.</source>
        <translation>Настільні ігри з привидами для компанії за одним комп’ютером.</translation>
    </message>
    <message>
        <source>This is a fan-made table: rules are retold in our own words, and all pictures are our own. It is not connected with the publishers. If you like a game, buy the box. The typeface is Manrope (SIL Open Font Licence).</source>
        <translation>Цей стіл зробили прихильники настільних ігор: правила переказано своїми словами, і всі малюнки власні. Із видавцями він не пов’язаний. Якщо гра тобі до душі, купи коробку. Шрифт — Manrope (SIL Open Font Licence).</translation>
    </message>
    <message>
        <source>Made with Python and with Qt, which is used under the GNU LGPL, version 3. “Licences” shows its terms, and those of everything else in this program.</source>
        <translation>Програму створено за допомогою Python і Qt; Qt використано на умовах GNU LGPL версії 3. Ці умови, а також умови для всього іншого в програмі, покаже кнопка «Ліцензії».</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>What could I do?</source>
        <translation>Що я можу зробити?</translation>
    </message>
    <message>
        <source>There is nothing to do now.</source>
        <translation>Зараз робити нема чого.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Не зараз.</translation>
    </message>
    <message>
        <source>Done already.</source>
        <translation>Уже зроблено.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Solved: %1 of %2</source>
        <translation>Розв’язано: %1 із %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Головоломка %1</translation>
    </message>
    <message>
        <source>A streak (your longest: %1)</source>
        <translation>Серія (твоя найдовша: %1)</translation>
    </message>
    <message>
        <source>A streak: one after another</source>
        <translation>Серія: одна за одною</translation>
    </message>
    <message>
        <source>The puzzle of the day: %1</source>
        <translation>Головоломка дня: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Нові головоломки</translation>
    </message>
    <message>
        <source>How difficult?</source>
        <translation>Наскільки складна?</translation>
    </message>
    <message>
        <source>Make me one</source>
        <translation>Придумати</translation>
    </message>
    <message>
        <source>From a friend</source>
        <translation>Від друзів</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>Код головоломки</translation>
    </message>
    <message>
        <source>Build one yourself</source>
        <translation>Скласти свою головоломку</translation>
    </message>
    <message>
        <source>Show my times</source>
        <translation>Показувати час</translation>
    </message>
</context>
<context>
    <name>BestTimes</name>
    <message>
        <source>%1: %2. That is the time to beat!</source>
        <translation>%1: %2. Цей час тепер треба перевершити!</translation>
    </message>
    <message>
        <source>%1: %2. A new best! Before: %3 (%4).</source>
        <translation>%1: %2. Новий найкращий час! Попередній: %3 (%4).</translation>
    </message>
    <message>
        <source>%1: %2. The best so far: %3 (%4).</source>
        <translation>%1: %2. Найкращий час досі: %3 (%4).</translation>
    </message>
</context>
<context>
    <name>BookPage</name>
    <message>
        <source>The puzzle book</source>
        <translation>Книга головоломок</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад до полиці</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Хто грає?</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Твої головоломки</translation>
    </message>
</context>
<context>
    <name>BoooCastle</name>
    <message>
        <source>What lies on the table</source>
        <translation>Що лежить на столі</translation>
    </message>
    <message>
        <source>&lt;b&gt;The castle&lt;/b&gt;: nine tiles with rooms, corridors and walls, in a frame. &lt;a href=&quot;#BO-C&quot;&gt;A chapter of its own&lt;/a&gt; describes it.</source>
        <translation>&lt;b&gt;Замок&lt;/b&gt;: дев’ять плиток із кімнатами, коридорами й стінами, у рамці. Його описує &lt;a href=&quot;#BO-C&quot;&gt;окремий розділ&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghost&lt;/b&gt;: there is only one, and all of you lead it.</source>
        <translation>&lt;b&gt;Привид&lt;/b&gt;: він лише один, і ведете його ви всі.</translation>
    </message>
    <message>
        <source>&lt;b&gt;15 guests&lt;/b&gt;, numbered 1 to 15. The back of each guest says in which room it turns up.</source>
        <translation>&lt;b&gt;15 гостей&lt;/b&gt; із номерами від 1 до 15. На звороті кожного гостя вказано, у якій кімнаті він з’явиться.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6 wall tiles&lt;/b&gt;, one for each colour of the walls. At first they lie in the &lt;b&gt;reserve&lt;/b&gt;; later they wander from player to player.</source>
        <translation>&lt;b&gt;6 плиток стін&lt;/b&gt;, по одній на кожен колір стін. Спершу вони лежать у &lt;b&gt;запасі&lt;/b&gt;, а потім мандрують від гравця до гравця.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 special tokens&lt;/b&gt;. Each has a trapdoor on one side and a transformation on the other; &lt;a href=&quot;#BO-1-tokens&quot;&gt;they help the ghost&lt;/a&gt; on its way.</source>
        <translation>&lt;b&gt;4 особливі жетони&lt;/b&gt;. На одному боці кожного — люк, на другому — перетворення; &lt;a href=&quot;#BO-1-tokens&quot;&gt;вони допомагають привидові&lt;/a&gt; в дорозі.</translation>
    </message>
    <message>
        <source>Each of the six colours has its own pattern and its own sign too. White walls are plain, and their sign is a bone. Yellow ones have stripes and a star, red ones bricks and a flame, green ones a zigzag line and a leaf, blue ones dots and a drop, violet ones diamonds and a gem.</source>
        <translation>Кожен із шести кольорів має ще й власний візерунок і власний знак. Білі стіни гладенькі, їхній знак — кістка. Жовті мають смуги й зірку, червоні — цеглу й полум’я, зелені — зигзаг і листок, сині — цятки й краплю, фіолетові — ромби й самоцвіт.</translation>
    </message>
    <message>
        <source>The wall tiles, and below each a wall of its colour.</source>
        <translation>Плитки стін, а під кожною — стіна її кольору.</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Замок</translation>
    </message>
    <message>
        <source>The castle has 6 rows of 6 rooms, on nine tiles with 2 × 2 rooms each. Coats of arms name the rows, from top to bottom: bat, key, rose, owl, crown, moon. Portraits name the columns, from left to right: countess, admiral, jester, bride, scholar, twins. The rooms have no doors. A ghost does not mind: it goes through the walls.</source>
        <translation>Замок має 6 рядів по 6 кімнат, на дев’яти плитках по 2 × 2 кімнати. Ряди звуться за гербами, згори донизу: кажан, ключ, троянда, сова, корона, місяць. Стовпці звуться за портретами, зліва направо: графиня, адмірал, блазень, наречена, учений, близнята. Дверей у кімнатах немає. Привидові байдуже: він проходить крізь стіни.</translation>
    </message>
    <message>
        <source>A coat of arms and a portrait name a room. This guest is in the room of the rose and the bride.</source>
        <translation>Герб і портрет разом називають кімнату. Цей гість — у кімнаті троянди й нареченої.</translation>
    </message>
    <message>
        <source>Corridors run around every room, and along the edge of the castle too. Where they meet there is a crossing, and from one crossing to the next leads a passage. We call rooms, crossings and passages &lt;b&gt;cells&lt;/b&gt;: a step takes the ghost from one cell to the next. The last corridor on the right and the last one at the bottom belong to the frame, all others to the tiles.</source>
        <translation>Навколо кожної кімнати й уздовж країв замку тягнуться коридори. Там, де вони сходяться, — перехрестя, а від одного перехрестя до іншого веде прохід. Кімнати, перехрестя й проходи ми звемо &lt;b&gt;клітинками&lt;/b&gt;: за один крок привид переходить з однієї клітинки на сусідню. Крайній правий і крайній нижній коридори належать до рамки, усі інші — до плиток.</translation>
    </message>
    <message>
        <source>A tile. 1: a room, 2: a crossing, 3: a passage, 4: a wall of a room, 5: a wall across a corridor.</source>
        <translation>Плитка замку. 1: кімната, 2: перехрестя, 3: прохід, 4: стіна кімнати, 5: стіна впоперек коридору.</translation>
    </message>
    <message>
        <source>Each room has four walls, one on each side. On every tile two rooms have walls of four different colours. The other two rooms have one colour twice, so a way in this colour can lead right through them.</source>
        <translation>Кожна кімната має чотири стіни, по одній з кожного боку. На кожній плитці дві кімнати мають стіни чотирьох різних кольорів. У двох інших один колір трапляється двічі, тож шлях цього кольору може вести просто крізь них.</translation>
    </message>
    <message>
        <source>Some walls stand across a corridor: on every tile 5 of the 8 passages have one, next to the crossing above or to the left. In the corridors of the frame there are no walls at all.</source>
        <translation>Деякі стіни стоять упоперек коридору: на кожній плитці така стіна є в 5 із 8 проходів, біля перехрестя вгорі або ліворуч. У коридорах рамки стін немає зовсім.</translation>
    </message>
    <message>
        <source>No two of the nine tiles are alike. No colour is rare: on all tiles together there are 31 or 32 walls of each.</source>
        <translation>Серед дев’яти плиток немає двох однакових. Рідкісних кольорів теж немає: на всіх плитках разом — 31 або 32 стіни кожного кольору.</translation>
    </message>
    <message>
        <source>In the corridors the ghost moves freely until it comes to a wall. It goes straight through a wall, never slantwise: every step leads up, down, left or right.</source>
        <translation>У коридорах привид рухається вільно, доки не дійде до стіни. Крізь стіну він проходить прямо, ніколи не навскіс: кожен крок веде вгору, вниз, ліворуч або праворуч.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Програма все готує за тебе. Ось як вона це робить і про що можна домовитися заздалегідь.</translation>
    </message>
    <message>
        <source>Booo! is for 2 to 6 players. Whoever wears the most white is the first player; before the game you can also choose somebody, or let lots decide. One player alone can &lt;a href=&quot;#BO-P&quot;&gt;practise&lt;/a&gt;.</source>
        <translation>«Бууу!» — гра для 2–6 гравців. Перший гравець — той, на кому найбільше білого; а ще його можна просто обрати перед грою або визначити за жеребом. Один гравець може &lt;a href=&quot;#BO-P&quot;&gt;потренуватися&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Chance decides where each of the nine tiles lies. All of them lie the same way up.</source>
        <translation>Де лежить кожна з дев’яти плиток замку, вирішує випадок. Усі вони повернуті однаково.</translation>
    </message>
    <message>
        <source>The six wall tiles lie in the reserve.</source>
        <translation>Шість плиток стін лежать у запасі.</translation>
    </message>
    <message>
        <source>The four special tokens lie in the rooms where the rows of the key and the crown meet the columns of the admiral and the scholar. Usually there are two trapdoors: one in the room of the key and the admiral, one in the room of the crown and the scholar. The other two tokens are transformations. You can also agree on no trapdoors, on three of them (one more in the room of the key and the scholar) or on four. For experts there are only three tokens, in usual rooms drawn by lot, or four tokens in any rooms drawn by lot. In both cases two of them are trapdoors.</source>
        <translation>Чотири особливі жетони лежать у кімнатах, де ряди ключа й корони перетинаються зі стовпцями адмірала й ученого. Зазвичай люків два: один — у кімнаті ключа й адмірала, другий — у кімнаті корони й ученого. Два інші жетони — перетворення. Можна домовитися й інакше: люків немає зовсім, їх три (ще один — у кімнаті ключа й ученого) або чотири. Для знавців є лише три жетони у звичних кімнатах, обраних за жеребом, або чотири жетони в будь-яких кімнатах, обраних за жеребом. В обох випадках два з них — люки.</translation>
    </message>
    <message>
        <source>A castle at the start: two trapdoors, two transformations, and the ghost on the middle tile.</source>
        <translation>Замок на початку: два люки, два перетворення і привид на середній плитці.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms of the middle tile. Chance draws it; if you like, you can agree that the first player chooses it.</source>
        <translation>Привид починає в одній із чотирьох кімнат середньої плитки. Її визначає випадок; якщо хочете, домовтеся, що її обирає перший гравець.</translation>
    </message>
    <message>
        <source>The guests lie in a stack, with number 1 on top. Two players play with guests 1 to 9, three or four with guests 1 to 12, five or six with all 15.</source>
        <translation>Гості лежать стосом, номер 1 — зверху. Двоє гравців грають із гостями 1–9, троє або четверо — з гостями 1–12, п’ятеро або шестеро — з усіма 15.</translation>
    </message>
    <message>
        <source>There are four routes, and one of them is drawn by lot for the whole game, unless you agree on one before. For each route the back of a guest names a coat of arms and a portrait: this is its room. On every route all guests have different rooms, and none of these is a usual room of a special token. From each guest to the next it is at least 3 rooms, rows and columns counted together, and to the first guest it is at least as far from every middle room.</source>
        <translation>Є чотири маршрути; котрий із них діє впродовж усієї гри, вирішує жереб, якщо ви заздалегідь не домовилися про якийсь. На звороті гостя для кожного маршруту вказано герб і портрет: це його кімната. На кожному маршруті всі гості мають різні кімнати, і серед них немає звичних кімнат особливих жетонів. Від кожного гостя до наступного — щонайменше 3 кімнати, якщо рахувати ряди й стовпці разом, і так само далеко до першого гостя від кожної із середніх кімнат.</translation>
    </message>
</context>
<context>
    <name>BoooComputers</name>
    <message>
        <source>&lt;b&gt;Fair in a race.&lt;/b&gt; A computer could find a path in a blink, and you would never be first. So it looks for as long as people do: longer for a long path, and longer still for each change of colour and each jump. If best times are kept on this computer, it takes its pace from them.</source>
        <translation>&lt;b&gt;Чесні перегони.&lt;/b&gt; Комп’ютер міг би знайти шлях за мить, і тоді першим завжди був би він. Тому він шукає так довго, як шукають люди: довший шлях&#xa0;— довше, а кожна зміна кольору й кожен стрибок додають ще. Якщо на цьому комп’ютері збережено найкращі часи, він рівняється на них.</translation>
    </message>
    <message>
        <source>Computer players claim just as you do, and &lt;a href=&quot;#BO-1.3&quot;&gt;the first press counts&lt;/a&gt;. If they find no path in the time that they give themselves, they &lt;a href=&quot;#BO-1.12&quot;&gt;raise a hand&lt;/a&gt;. And they make honest mistakes: they name &lt;a href=&quot;#BO-1.4&quot;&gt;a colour that they may not use&lt;/a&gt;, or forget their path halfway.</source>
        <translation>Комп’ютерні гравці роблять заявку так само, як і ти, і &lt;a href=&quot;#BO-1.3&quot;&gt;рахується той, хто натиснув першим&lt;/a&gt;. Якщо за відведений собі час вони не знаходять шляху, то &lt;a href=&quot;#BO-1.12&quot;&gt;піднімають руку&lt;/a&gt;. І вони чесно помиляються: називають &lt;a href=&quot;#BO-1.4&quot;&gt;колір, яким не можна користуватися&lt;/a&gt;, або забувають шлях на півдорозі.</translation>
    </message>
    <message>
        <source>A pause does not spoil a claim of theirs: when the game goes on, so do they.</source>
        <translation>Пауза не зриває їхньої заявки: коли гра триває далі, вони йдуть далі.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; If you practise, or are the only person among computers, the wand or &lt;b&gt;F10&lt;/b&gt; helps you to see a path: the first press names the colour it starts with, the second frames the rooms or walls it leads through, the third draws all of it. Each press counts as one hint, and the count is shown at the end. Nobody waits for you meanwhile, and a time reached with a hint is never a best time. Hints can be switched off before the game.</source>
        <translation>&lt;b&gt;Підказки.&lt;/b&gt; Якщо тренуєшся або граєш проти самих комп’ютерів, паличка чи &lt;b&gt;F10&lt;/b&gt; допоможе побачити шлях: перше натискання називає колір, з якого він починається, друге обводить кімнати або стіни, крізь які він веде, третє малює його цілком. Кожне натискання рахується як одна підказка, і наприкінці видно, скільки їх було. Ніхто тим часом не чекає, а час, досягнутий із підказкою, ніколи не стає найкращим. Підказки можна вимкнути перед партією.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; takes its time, and about one claim in ten goes wrong. &lt;b&gt;Normal&lt;/b&gt; is quicker, and about one claim in twenty goes wrong. &lt;b&gt;Hard&lt;/b&gt; is quick indeed, and only about one claim in fifty goes wrong.</source>
        <translation>&lt;b&gt;Легкий&lt;/b&gt; рівень не поспішає, і невдалою виходить приблизно одна заявка з десяти. &lt;b&gt;Звичайний&lt;/b&gt; швидший, і в нього не вдається приблизно одна з двадцяти. &lt;b&gt;Важкий&lt;/b&gt; справді швидкий, і не вдається йому лише одна заявка приблизно з п’ятдесяти.</translation>
    </message>
</context>
<context>
    <name>BoooIntroduction</name>
    <message>
        <source>A ghost wants to scare every guest of the castle, but it can go only through walls of one colour. All of you search at once: whoever is the first to see a path shouts “Booo!” and leads the ghost there.</source>
        <translation>Привид хоче налякати кожного гостя замку, але може проходити лише крізь стіни одного кольору. Шукають усі водночас: хто перший побачить шлях, вигукує «Бууу!» і веде ним привида.</translation>
    </message>
    <message numerus="yes">
        <source>%n castle tiles</source>
        <translation>
            <numerusform>%n плитка замку</numerusform>
            <numerusform>%n плитки замку</numerusform>
            <numerusform>%n плиток замку</numerusform>
        </translation>
    </message>
    <message>
        <source>the ghost</source>
        <translation>привид</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n гість</numerusform>
            <numerusform>%n гості</numerusform>
            <numerusform>%n гостей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n плитка стіни</numerusform>
            <numerusform>%n плитки стіни</numerusform>
            <numerusform>%n плиток стіни</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tokens</source>
        <translation>
            <numerusform>%n особливий жетон</numerusform>
            <numerusform>%n особливі жетони</numerusform>
            <numerusform>%n особливих жетонів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoooMinds</name>
    <message>
        <source>The ghost may start in any room of the middle tile.</source>
        <translation>Привид може починати з будь-якої з чотирьох кімнат у середині.</translation>
    </message>
    <message>
        <source>Everybody is ready: the next guest may come.</source>
        <translation>Усі готові: наступний гість може заходити.</translation>
    </message>
    <message numerus="yes">
        <source>There is a path of %n steps.</source>
        <translation>
            <numerusform>Є шлях у %n крок.</numerusform>
            <numerusform>Є шлях у %n кроки.</numerusform>
            <numerusform>Є шлях у %n кроків.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The path has %n steps and starts with this colour: %1.</source>
        <translation>
            <numerusform>Шлях має %n крок і починається з цього кольору: %1.</numerusform>
            <numerusform>Шлях має %n кроки і починається з цього кольору: %1.</numerusform>
            <numerusform>Шлях має %n кроків і починається з цього кольору: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the wall tile of this colour is their own: %1.</source>
        <translation>Помилка: плитка стіни цього кольору — власна: %1.</translation>
    </message>
    <message>
        <source>This step leads to the guest.</source>
        <translation>Цей крок веде до гостя.</translation>
    </message>
    <message numerus="yes">
        <source>After this step %n steps are left.</source>
        <translation>
            <numerusform>Після цього кроку лишається ще %n.</numerusform>
            <numerusform>Після цього кроку лишається ще %n.</numerusform>
            <numerusform>Після цього кроку лишається ще %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trapdoor leads to the guest.</source>
        <translation>Люк веде до гостя.</translation>
    </message>
    <message numerus="yes">
        <source>The trapdoor is on the path; after it %n steps are left.</source>
        <translation>
            <numerusform>Шлях веде через люк; після нього лишається %n крок.</numerusform>
            <numerusform>Шлях веде через люк; після нього лишається %n кроки.</numerusform>
            <numerusform>Шлях веде через люк; після нього лишається %n кроків.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the path another colour is needed: %1. Steps left: %n.</source>
        <translation>
            <numerusform>Далі потрібен інший колір: %1. Лишається кроків: %n.</numerusform>
            <numerusform>Далі потрібен інший колір: %1. Лишається кроків: %n.</numerusform>
            <numerusform>Далі потрібен інший колір: %1. Лишається кроків: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the rest of the path is forgotten.</source>
        <translation>Помилка: решту шляху забуто.</translation>
    </message>
    <message>
        <source>From here there is no path to the guest.</source>
        <translation>Звідси шляху до гостя немає.</translation>
    </message>
    <message>
        <source>There is no path to this guest for you.</source>
        <translation>Для тебе шляху до цього гостя немає.</translation>
    </message>
    <message>
        <source>There is no path to be seen; a raised hand says so.</source>
        <translation>Шляху не видно; про це каже піднята рука.</translation>
    </message>
    <message>
        <source>The hint says that there is no path.</source>
        <translation>Підказка каже, що шляху немає.</translation>
    </message>
    <message>
        <source>The hint names a colour: there is something to look for again.</source>
        <translation>Підказка називає колір: знову є що шукати.</translation>
    </message>
</context>
<context>
    <name>BoooPractice</name>
    <message>
        <source>The whole castle</source>
        <translation>Увесь замок</translation>
    </message>
    <message>
        <source>%1: %2 of %3 guests found</source>
        <extracomment>%1 is a name, %2 and %3 are numbers.</extracomment>
        <translation>%1: знайдено %2 з %3 гостей</translation>
    </message>
    <message>
        <source>The same castle again</source>
        <translation>Ще раз той самий замок</translation>
    </message>
</context>
<context>
    <name>BoooRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>Історія й мета</translation>
    </message>
    <message>
        <source>Guests are staying overnight in an old castle, and its ghost is looking forward to giving each of them a fright. There is just one thing: the rooms have no doors, and on one walk the ghost can go through walls of one colour only.</source>
        <translation>У старому замку ночують гості, і тутешній привид уже тішиться, що налякає кожного з них. Є лише одна заковика: дверей у кімнатах немає, а за одну прогулянку привид може проходити лише крізь стіни одного кольору.</translation>
    </message>
    <message>
        <source>So the ghost needs you. A guest turns up in some room, and all of you look at the castle at the same time, searching for a way to it. Whoever sees a way first claims the guest with a “Booo!”, names a colour and shows the way without hesitating.</source>
        <translation>Тож привидові потрібні ви. У якійсь кімнаті з’являється гість, і всі ви водночас дивитеся на замок і шукаєте шлях до нього. Хто першим побачить шлях, той вигуком «Бууу!» робить заявку на гостя, називає колір і не вагаючись показує шлях.</translation>
    </message>
    <message>
        <source>If the way is right, you take the guest, and also the wall tile of your colour. This is an honour and a burden: you cannot use a colour while its wall tile lies in front of you.</source>
        <translation>Якщо шлях правильний, ти береш гостя, а ще — плитку стіни свого кольору. Це і честь, і тягар: доки плитка стіни лежить перед тобою, її кольором користуватися не можна.</translation>
    </message>
    <message>
        <source>You win as soon as &lt;b&gt;four wall tiles&lt;/b&gt; or &lt;b&gt;five guests&lt;/b&gt; lie in front of you. If nobody gets that far, the most guests and wall tiles together decide.</source>
        <translation>Ти перемагаєш, щойно перед тобою лежать &lt;b&gt;чотири плитки стін&lt;/b&gt; або &lt;b&gt;п’ять гостей&lt;/b&gt;. Якщо це нікому не вдасться, перемагає той, у кого найбільше гостей і плиток стін разом.</translation>
    </message>
    <message>
        <source>A round: the search</source>
        <translation>Раунд: пошук</translation>
    </message>
    <message>
        <source>Each round is about one guest. You search for a way, somebody claims the guest and shows a way, and then the next round begins.</source>
        <translation>У кожному раунді йдеться про одного гостя. Ви шукаєте шлях, хтось робить заявку на гостя й показує шлях, а тоді починається наступний раунд.</translation>
    </message>
    <message>
        <source>The first player turns the top guest over. It goes at once to the room that its back names for your route.</source>
        <translation>Перший гравець відкриває верхнього гостя. Той одразу йде до кімнати, яку на його звороті вказано для вашого маршруту.</translation>
    </message>
    <message>
        <source>All of you search at the same time, with your eyes only. Before a claim nobody touches the castle, and nobody follows a way with a finger.</source>
        <translation>Ви всі шукаєте водночас і лише очима. До заявки ніхто не торкається замку й не водить по ньому пальцем уздовж шляху.</translation>
    </message>
    <message>
        <source>Claiming the guest</source>
        <translation>Заявка на гостя</translation>
    </message>
    <message>
        <source>If you see a way, be the first to say so: press your claim key and shout “Booo!”. Then name the colour that your way starts with. The first key counts, and all the others are dead until your claim is over. If your hand is raised, claiming takes it down.</source>
        <translation>Якщо бачиш шлях, випереди решту: натисни свою клавішу заявки й вигукни «Бууу!». Потім назви колір, із якого починається твій шлях. Рахується клавіша, яку натиснуто першою, а всі інші не діють, доки твою заявку не завершено. Якщо твоя рука піднята, заявка її опускає.</translation>
    </message>
    <message>
        <source>You may not use a colour while its wall tile lies in front of you, neither at the start nor anywhere on the way. If you name such a colour, or change to it, your claim fails.</source>
        <translation>Не можна користуватися кольором, доки його плитка стіни лежить перед тобою: ні на початку, ні будь-де на шляху. Якщо назвеш такий колір або перейдеш на нього, твоя заявка невдала.</translation>
    </message>
    <message>
        <source>The colours to choose from. A sign warns you of those whose wall tiles lie in front of you.</source>
        <translation>Кольори на вибір. Знак застерігає від тих, чиї плитки стін лежать перед тобою.</translation>
    </message>
    <message>
        <source>Showing the way</source>
        <translation>Як показати шлях</translation>
    </message>
    <message>
        <source>Now show your way at once, step by step, from the ghost’s room to the guest’s room. Steps in the corridors are free. The ghost goes through a wall only if the wall has your colour.</source>
        <translation>Тепер одразу покажи свій шлях, крок за кроком, від кімнати привида до кімнати гостя. Кроки в коридорах вільні. Крізь стіну привид проходить, лише якщо вона твого кольору.</translation>
    </message>
    <message>
        <source>A right way. It goes through four walls, and all of them are violet.</source>
        <translation>Правильний шлях. Він веде крізь чотири стіни, і всі вони фіолетові.</translation>
    </message>
    <message>
        <source>Do not hesitate. Usually you have 6 seconds to name your colour, 6 seconds for the first step and 4 seconds for each further step. A jump through a trapdoor and a change of colour are steps too. Your claim fails if the time is up, if you lead the ghost to a wall of another colour, or if you give up.</source>
        <translation>Не вагайся. Зазвичай маєш 6 секунд, щоб назвати колір, 6 секунд на перший крок і 4 секунди на кожен наступний. Стрибок крізь люк і зміна кольору — теж кроки. Твоя заявка невдала, якщо час вийшов, якщо ти ведеш привида на стіну іншого кольору або якщо здаєшся.</translation>
    </message>
    <message>
        <source>A wrong wall at the end: the wall below the guest is white, not violet. The claim fails.</source>
        <translation>Хибна стіна наприкінці: стіна під гостем біла, а не фіолетова. Заявка невдала.</translation>
    </message>
    <message>
        <source>A failed claim costs nothing. The ghost goes back to where it started, and all of you go on searching, you too. If you agree on it before the game, whoever fails has to wait a little before the next claim.</source>
        <translation>Невдала заявка нічого не коштує. Привид повертається туди, звідки почав, і всі ви шукаєте далі, ти теж. Якщо домовитеся про це перед грою, після невдачі треба трохи зачекати з наступною заявкою.</translation>
    </message>
    <message>
        <source>A way may lead through the same room more than once.</source>
        <translation>Шлях може вести через ту саму кімнату й кілька разів.</translation>
    </message>
    <message>
        <source>Trapdoors and transformations</source>
        <translation>Люки й перетворення</translation>
    </message>
    <message>
        <source>Two kinds of special tokens make ways possible where none seems to be.</source>
        <translation>Особливі жетони двох видів відкривають шляхи там, де їх начебто немає.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trapdoor.&lt;/b&gt; In a room with a trapdoor the ghost may go on as usual, or vanish and turn up in another room with a trapdoor. The colour stays the same. The room where the ghost starts counts too.</source>
        <translation>&lt;b&gt;Люк.&lt;/b&gt; У кімнаті з люком привид може йти далі, як завжди, або зникнути й з’явитися в іншій кімнаті з люком. Колір лишається той самий. Це стосується і кімнати, де привид починає.</translation>
    </message>
    <message>
        <source>The ghost jumps from one trapdoor to another. Before and after that every wall on the way is blue.</source>
        <translation>Привид стрибає від одного люка до іншого. І до стрибка, і після нього всі стіни на шляху сині.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Transformation.&lt;/b&gt; In a room with a transformation you may change the colour, and it holds from there on. The room where the ghost starts counts too, but the guest’s room never does: your way ends there.</source>
        <translation>&lt;b&gt;Перетворення.&lt;/b&gt; У кімнаті з перетворенням можна змінити колір, і звідти діє вже новий. Це стосується і кімнати, де привид починає, але ніколи — кімнати гостя: там твій шлях закінчується.</translation>
    </message>
    <message>
        <source>Up to the transformation the walls on the way are red, from there on they are blue.</source>
        <translation>До перетворення стіни на шляху червоні, а після нього — сині.</translation>
    </message>
    <message>
        <source>You may use as many special tokens on one way as you like, or none at all.</source>
        <translation>На одному шляху можна скористатися скількома завгодно особливими жетонами або жодним.</translation>
    </message>
    <message>
        <source>A way may consist of trapdoors alone and cross no wall. Then the colour that you named counts as its colour. This can only happen if special tokens lie in rooms drawn from the whole castle.</source>
        <translation>Шлях може складатися із самих лише люків і не вести крізь жодну стіну. Тоді його кольором вважається той, який названо. Таке можливо, лише якщо особливі жетони лежать у кімнатах, обраних за жеребом з усього замку.</translation>
    </message>
    <message>
        <source>What you win</source>
        <translation>Що ти здобуваєш</translation>
    </message>
    <message>
        <source>Your way is right as soon as the ghost enters the guest’s room. Take the guest and the wall tile of the colour with which your way ends. The wall tile comes from the reserve, or from whoever it lies in front of. The ghost stays in this room and starts from here next time.</source>
        <translation>Твій шлях правильний, щойно привид заходить до кімнати гостя. Візьми гостя й плитку стіни того кольору, яким закінчується шлях. Плитку стіни беруть із запасу або в того, перед ким вона лежить. Привид лишається в цій кімнаті й наступного разу починає звідси.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You start with red, change to blue at a transformation and reach the guest. You take the blue wall tile, even if it lies in front of another player. For this player blue is free again; for you it is not.</source>
        <translation>&lt;b&gt;Приклад.&lt;/b&gt; Ти починаєш із червоного, у кімнаті з перетворенням змінюєш колір на синій і доводиш привида до гостя. Береш синю плитку стіни, навіть якщо вона лежить перед іншим гравцем. Для нього синій знову вільний, а для тебе — ні.</translation>
    </message>
    <message>
        <source>What lies in front of a player: guests, wall tiles, and the buttons with the two keys.</source>
        <translation>Що лежить перед гравцем: гості, плитки стін і кнопки з двома клавішами.</translation>
    </message>
    <message>
        <source>Then the next player clockwise is the first player.</source>
        <translation>Потім першим гравцем стає наступний за годинниковою стрілкою.</translation>
    </message>
    <message>
        <source>If there is no way</source>
        <translation>Якщо шляху немає</translation>
    </message>
    <message>
        <source>Do you believe that there is no way? Then raise your hand: “No way!” You can take it down again. As soon as more than half of the hands are up, the search is over. The guest is out of the game, nobody gets it, and the ghost goes to the guest’s room. Then the table shows for each of you whether there was a way. During a claim raised hands have no effect. They stay up if it fails, and go down when the round ends.</source>
        <translation>Гадаєш, що шляху немає? Тоді підніми руку: «Не пройти!» Її можна знову опустити. Щойно піднято більше ніж половину рук, пошук закінчено. Гість вибуває з гри й нікому не дістається, а привид іде до його кімнати. Потім стіл показує для кожного з вас, чи був шлях. Під час заявки підняті руки не діють. Якщо вона невдала, вони лишаються вгорі, а наприкінці раунду опускаються.</translation>
    </message>
    <message>
        <source>More than half means: both of two players, two of three, three of four or five, four of six.</source>
        <translation>Більше ніж половина — це двоє з двох гравців, двоє з трьох, троє з чотирьох або п’яти, четверо із шести.</translation>
    </message>
    <message>
        <source>Not everybody can use the same colours. So there may be a way for one player and none for another.</source>
        <translation>Не всі можуть користуватися тими самими кольорами. Тож для одного гравця шлях може бути, а для іншого — ні.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>If four wall tiles lie in front of you, you win at once.</source>
        <translation>Якщо перед тобою лежать чотири плитки стін, ти одразу перемагаєш.</translation>
    </message>
    <message>
        <source>If five guests lie in front of you, you win at once.</source>
        <translation>Якщо перед тобою лежать п’ять гостей, ти одразу перемагаєш.</translation>
    </message>
    <message>
        <source>If no guest is left, count your guests and your wall tiles together. Whoever has the most wins. If this is tied, the win goes to the one of these players who took a guest last. If nobody took any guest, all of you share the win.</source>
        <translation>Якщо гостей більше немає, кожен рахує разом своїх гостей і свої плитки стін. Перемагає той, у кого їх найбільше. Якщо порівну, із цих гравців перемагає той, хто останнім узяв гостя. Якщо ніхто не взяв жодного гостя, усі ви ділите перемогу.</translation>
    </message>
</context>
<context>
    <name>BoooScout</name>
    <message>
        <source>A path starts with this colour: %1.</source>
        <translation>Шлях починається з цього кольору: %1.</translation>
    </message>
    <message>
        <source>A path leads through the rooms with a frame.</source>
        <translation>Шлях веде через кімнати в рамках.</translation>
    </message>
    <message>
        <source>A path leads through these rooms: %1.</source>
        <translation>Шлях веде через такі кімнати: %1.</translation>
    </message>
    <message>
        <source>A path leads through the walls with a frame.</source>
        <translation>Шлях веде крізь стіни в рамках.</translation>
    </message>
    <message>
        <source>A path leads through walls of these colours: %1.</source>
        <translation>Шлях веде крізь стіни таких кольорів: %1.</translation>
    </message>
    <message>
        <source>change of colour: %1</source>
        <extracomment>One stop of a path that is read aloud.</extracomment>
        <translation>зміна кольору: %1</translation>
    </message>
    <message>
        <source>%1 From place to place: %2.</source>
        <extracomment>Said aloud: %1 is a sentence on a path, %2 are its places, one after the other.</extracomment>
        <translation>%1 Від місця до місця: %2.</translation>
    </message>
</context>
<context>
    <name>BoooTable</name>
    <message>
        <source>How to use the table</source>
        <translation>Як користуватися столом</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your keys.&lt;/b&gt; All of you sit around one computer, and each of you has two keys: one to claim the guest, one to raise your hand. Before you see the castle, press your keys once to try them. If you want another key, click the old one first; take keys that are easy to reach and not too close to those of your neighbours. A button at the top of the table brings you back to the keys at any time.</source>
        <translation>&lt;b&gt;Твої клавіші.&lt;/b&gt; Ви всі сидите за одним комп’ютером, і кожен має дві клавіші: одну для заявки на гостя, другу — щоб підняти руку. Перш ніж побачити замок, натисни свої клавіші по разу, щоб їх перевірити. Якщо хочеш іншу клавішу, спершу клацни на старій; обирай ті, до яких легко дотягнутися і які не надто близько до сусідських. Кнопка вгорі над столом будь-коли поверне вас до клавіш.</translation>
    </message>
    <message>
        <source>At first the player in seat 1 has &lt;b&gt;Q&lt;/b&gt; to claim and &lt;b&gt;W&lt;/b&gt; to raise a hand, seat 2 has &lt;b&gt;P&lt;/b&gt; and &lt;b&gt;O&lt;/b&gt;, seat 3 &lt;b&gt;Z&lt;/b&gt; and &lt;b&gt;X&lt;/b&gt;, seat 4 &lt;b&gt;M&lt;/b&gt; and &lt;b&gt;N&lt;/b&gt;, seat 5 &lt;b&gt;T&lt;/b&gt; and &lt;b&gt;Y&lt;/b&gt;, seat 6 &lt;b&gt;V&lt;/b&gt; and &lt;b&gt;B&lt;/b&gt;; on some keyboards other letters are in these places. Any letter, digit or sign will do, but not the arrow keys, &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, &lt;b&gt;Space&lt;/b&gt; or &lt;b&gt;F1&lt;/b&gt; to &lt;b&gt;F12&lt;/b&gt;: the program needs them.</source>
        <translation>Спершу гравець на місці 1 має &lt;b&gt;Q&lt;/b&gt; для заявки й &lt;b&gt;W&lt;/b&gt; для руки, на місці 2 — &lt;b&gt;P&lt;/b&gt; і &lt;b&gt;O&lt;/b&gt;, на місці 3 — &lt;b&gt;Z&lt;/b&gt; і &lt;b&gt;X&lt;/b&gt;, на місці 4 — &lt;b&gt;M&lt;/b&gt; і &lt;b&gt;N&lt;/b&gt;, на місці 5 — &lt;b&gt;T&lt;/b&gt; і &lt;b&gt;Y&lt;/b&gt;, на місці 6 — &lt;b&gt;V&lt;/b&gt; і &lt;b&gt;B&lt;/b&gt;; на деяких клавіатурах на цих місцях інші літери. Підійде будь-яка літера, цифра або знак, але не клавіші зі стрілками, не &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, &lt;b&gt;пробіл&lt;/b&gt; і не &lt;b&gt;F1&lt;/b&gt;–&lt;b&gt;F12&lt;/b&gt;: вони потрібні програмі.</translation>
    </message>
    <message>
        <source>Your panel shows your keys on two buttons. You can also press these buttons, with the mouse or with a finger on a touch screen.</source>
        <translation>На твоїй панелі є дві кнопки з твоїми клавішами. Натискати можна й самі ці кнопки: мишею або пальцем на сенсорному екрані.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The next guest.&lt;/b&gt; When everybody is ready, the first player turns the next guest over with &lt;b&gt;Space&lt;/b&gt; or with the big button.</source>
        <translation>&lt;b&gt;Наступний гість.&lt;/b&gt; Коли всі готові, перший гравець відкриває наступного гостя &lt;b&gt;пробілом&lt;/b&gt; або великою кнопкою.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Naming the colour.&lt;/b&gt; After your claim six buttons appear, one for each colour. Press one of them, or one of the keys &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;6&lt;/b&gt;. Your own wall tiles lie above the buttons as a warning.</source>
        <translation>&lt;b&gt;Як назвати колір.&lt;/b&gt; Після твоєї заявки з’являються шість кнопок, по одній на кожен колір. Натисни одну з них або одну з клавіш &lt;b&gt;1&lt;/b&gt;–&lt;b&gt;6&lt;/b&gt;. Твої плитки стін лежать над кнопками як застереження.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the mouse.&lt;/b&gt; Drag the ghost along your way, or click cell after cell; you can also click a cell farther on in a straight line. A finger on a touch screen does the same. To jump, press another trapdoor or its button, and to change the colour, press the button of the new one: both work when the ghost is in the right room.</source>
        <translation>&lt;b&gt;Як показати шлях мишею.&lt;/b&gt; Тягни привида вздовж свого шляху або клацай клітинку за клітинкою; можна клацнути й на дальшій клітинці, якщо вона на прямій лінії. Так само діє палець на сенсорному екрані. Щоб стрибнути, натисни на інший люк або на його кнопку, а щоб змінити колір, натисни кнопку нового: і те, і те працює, коли привид у потрібній кімнаті.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the keyboard.&lt;/b&gt; Each &lt;b&gt;arrow key&lt;/b&gt; is one step. &lt;b&gt;Tab&lt;/b&gt; goes from button to button, and &lt;b&gt;Enter&lt;/b&gt; presses the one you are at.</source>
        <translation>&lt;b&gt;Як показати шлях клавіатурою.&lt;/b&gt; Кожне натискання &lt;b&gt;клавіші зі стрілкою&lt;/b&gt; — один крок. &lt;b&gt;Tab&lt;/b&gt; веде від кнопки до кнопки, а &lt;b&gt;Enter&lt;/b&gt; натискає обрану.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is taken back.&lt;/b&gt; Booo! is a race, and everybody has seen what happened. So there is no undo here.</source>
        <translation>&lt;b&gt;Нічого не скасовують.&lt;/b&gt; «Бууу!» — це перегони, і всі бачили, що сталося. Тому скасувати дію тут не можна.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The log&lt;/b&gt; keeps what happened: who claimed a guest, with which colour, and how it ended.</source>
        <translation>&lt;b&gt;Журнал&lt;/b&gt; зберігає все, що сталося: хто зробив заявку на гостя, з яким кольором і чим це закінчилося.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Other keys.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; opens this rulebook, &lt;b&gt;F2&lt;/b&gt; pauses the game, &lt;b&gt;F11&lt;/b&gt; fills the screen. With the mouse wheel you look closer or farther.</source>
        <translation>&lt;b&gt;Інші клавіші.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; відкриває ці правила, &lt;b&gt;F2&lt;/b&gt; ставить гру на паузу, &lt;b&gt;F11&lt;/b&gt; розгортає її на весь екран. Коліщатко миші наближає чи віддаляє.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Партія зберігається&lt;/b&gt; після кожної дії. Можеш піти будь-коли: вона чекатиме на полиці, і там її можна ще й зберегти у файл.</translation>
    </message>
    <message>
        <source>Clocks and pauses</source>
        <translation>Годинник і паузи</translation>
    </message>
    <message>
        <source>You agree on these settings before the game, and each of them can be switched off. With small children play without clocks.</source>
        <translation>Про ці налаштування домовляються перед грою, і кожне з них можна вимкнути. З малими дітьми грайте без годинника.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The clocks of a claim.&lt;/b&gt; A ring shows how much time is left: usually 6 seconds to name the colour, 6 for the first step and 4 for each further one (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). You can choose other times.</source>
        <translation>&lt;b&gt;Годинник заявки.&lt;/b&gt; Кільце показує, скільки часу лишилося: зазвичай це 6 секунд, щоб назвати колір, 6 на перший крок і 4 на кожен наступний (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). Можна обрати й інший час.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The wait.&lt;/b&gt; If you like, whoever fails has to wait 5, 10 or 15 seconds before the next claim (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). This helps against claims made on the off chance. Usually there is no wait.</source>
        <translation>&lt;b&gt;Очікування.&lt;/b&gt; Якщо хочете, після невдачі треба чекати 5, 10 або 15 секунд до наступної заявки (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). Це стримує від заявок навмання. Зазвичай очікування немає.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The hint.&lt;/b&gt; If you like, the table helps 30, 60 or 120 seconds after the guest has turned up. It names a colour with which a way starts, or says that there is none. Mind that the table does not ask whose wall tile it is: perhaps you may not use this colour. Usually there is no hint.</source>
        <translation>&lt;b&gt;Підказка.&lt;/b&gt; Якщо хочете, стіл допомагає через 30, 60 або 120 секунд після того, як з’явився гість. Він називає колір, із якого починається один зі шляхів, або каже, що шляху немає. Зважай, що стіл не питає, чия це плитка стіни: можливо, тобі цим кольором користуватися не можна. Зазвичай підказки немає.</translation>
    </message>
    <message>
        <source>Practice alone</source>
        <translation>Тренування наодинці</translation>
    </message>
    <message>
        <source>In practice there are no claims, no wall tiles and no raised hands. Turn a guest over, and a stopwatch starts. Find a way, name any colour you like and show the way, with special tokens as usual. There is no clock for the steps. If you come to a wall of another colour, you start again from the ghost’s room, and the stopwatch goes on. If you find no way, let the table show it to you; then the guest is lost. After every guest you see a shortest way, if there is one: no other has fewer steps, jumps and changes counted together.</source>
        <translation>У тренуванні немає ні заявок, ні плиток стін, ні піднятих рук. Відкрий гостя, і секундомір піде. Знайди шлях, назви будь-який колір і покажи шлях, з особливими жетонами, як завжди. Годинника для кроків немає. Якщо натрапиш на стіну іншого кольору, починаєш знову з кімнати привида, а секундомір іде далі. Якщо не знаходиш шляху, попроси стіл показати його; тоді гостя втрачено. Після кожного гостя побачиш найкоротший шлях, якщо шлях узагалі є: жоден інший не має менше кроків, стрибків і змін кольору разом.</translation>
    </message>
    <message>
        <source>Every castle has a castle code. For each code the table keeps the best time for every guest, and for the whole castle if you find all nine guests, together with the number of steps. So you can try to beat yourself, or compare with others: whoever enters the code of a castle before a new game meets the same guests in the same castle. A few words of your own are a code, too.</source>
        <translation>Кожен замок має код замку. Для кожного коду стіл зберігає найкращий час для кожного гостя, а якщо знайти всіх дев’ятьох гостей, то й для всього замку, разом із кількістю кроків. Тож можна змагатися із собою або з іншими: хто введе код замку перед новою партією, зустріне тих самих гостей у тому самому замку. Кілька власних слів теж годяться як код.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: No rule forbids coming back to a room, and we see no reason to forbid it.</source>
        <translation>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: Жодне правило не забороняє повертатися до кімнати, і ми не бачимо причин це забороняти.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Поради для перших партій</translation>
    </message>
    <message>
        <source>&lt;b&gt;How near you are.&lt;/b&gt; Your panel also has four slots for wall tiles and five for guests: fill either row, and you win. If only one is missing, its slot shines.</source>
        <translation>&lt;b&gt;Скільки ще бракує.&lt;/b&gt; На твоїй панелі також є чотири гнізда для плиток стін і п’ять для гостей: заповни будь-який із цих рядів&#xa0;— і перемога твоя. Якщо бракує лише одного, його гніздо світиться.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seeing it again.&lt;/b&gt; A right way stays on the table until the next guest comes. Of a wrong one you see for a moment how it went; the wall that ended it stays marked. If the raised hands end a search although there was a way, the table shows you a shortest one.</source>
        <translation>&lt;b&gt;Повторний показ.&lt;/b&gt; Правильний шлях лишається на столі, доки не прийде наступний гість. Хибний видно ще мить, а стіна, на якій він скінчився, лишається позначеною. Якщо пошук завершили підняті руки, хоча шлях був, стіл показує один із найкоротших.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost by a hair.&lt;/b&gt; If your key comes less than half a second after somebody else’s, the table tells you by how many hundredths of a second you were late.</source>
        <translation>&lt;b&gt;На волосину.&lt;/b&gt; Якщо твоя клавіша спрацювала менш ніж за пів секунди після чужої, стіл каже, на скільки сотих секунди ти спізнюєшся.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The pause.&lt;/b&gt; &lt;b&gt;F2&lt;/b&gt; or the button at the top pauses the game, and so does opening this rulebook. Then all clocks stop and the castle is covered, so that nobody can search in secret. While the clock runs for a claim nobody can pause: it is over in a moment.</source>
        <translation>&lt;b&gt;Пауза.&lt;/b&gt; &lt;b&gt;F2&lt;/b&gt; або кнопка вгорі ставить гру на паузу; те саме стається, коли відкрити ці правила. Тоді весь відлік часу зупиняється, а замок закривається, щоб ніхто не шукав потай. Поки для заявки йде час, паузи немає: за мить усе скінчиться.</translation>
    </message>
    <message>
        <source>If you go to another window or close the program, a claim that is under way has failed. It costs nothing, not even a wait. The castle stays covered until all of you are ready, and then the search goes on.</source>
        <translation>Якщо перейти в інше вікно або закрити програму, розпочата заявка вважається невдалою. Це нічого не коштує, навіть очікування. Замок лишається закритим, доки всі ви не будете готові, а тоді пошук триває.</translation>
    </message>
    <message>
        <source>Choose Practice when you begin a game. It is a good way to learn how to read the castle.</source>
        <translation>Починаючи партію, обери «Тренування». Так добре вчитися читати замок.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Compare two rooms.&lt;/b&gt; Without special tokens your colour must be on a wall of the ghost’s room and on a wall of the guest’s room. Often only two or three colours are left to try.</source>
        <translation>&lt;b&gt;Порівняй дві кімнати.&lt;/b&gt; Без особливих жетонів твій колір має бути і на стіні кімнати привида, і на стіні кімнати гостя. Часто на пробу лишаються тільки два або три кольори.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search backwards.&lt;/b&gt; Begin at the guest and look where its walls lead. Sometimes this is easier than to begin at the ghost.</source>
        <translation>&lt;b&gt;Шукай від кінця.&lt;/b&gt; Почни від гостя й дивися, куди ведуть його стіни. Іноді це легше, ніж починати від привида.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Know the free corridors.&lt;/b&gt; No wall ever stands across the corridor along the right edge of the castle, nor across the one along the lower edge (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</source>
        <translation>&lt;b&gt;Пам’ятай про вільні коридори.&lt;/b&gt; Коридорів уздовж правого й нижнього країв замку ніколи не перегороджує жодна стіна (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the prize.&lt;/b&gt; The wall tile that you take is a colour less for you and a colour more for its last owner. With a transformation you can choose which one it will be.</source>
        <translation>&lt;b&gt;Думай про здобич.&lt;/b&gt; Плитка стіни, яку береш, — це на колір менше для тебе й на колір більше для її попереднього власника. Завдяки перетворенню можна обрати, яка це буде плитка.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Claim when you know the way to its end.&lt;/b&gt; Once you have called, there is hardly any time to search.</source>
        <translation>&lt;b&gt;Роби заявку, коли знаєш шлях до кінця.&lt;/b&gt; Після вигуку часу на пошук майже немає.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Рішення столу</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Рішення столу — це правило, яке ми встановили самі: там, де відомі нам правила оригінальної гри мовчать або спираються на малюнок, якого ми не маємо. Ось усі ці рішення, кожне з поясненням, щоб їх можна було відрізнити від решти правил.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: The castle is our own, because the original tiles are not available to us. We tried out many castles until most ways took some searching and no colour was better than another. Coats of arms and portraits are ours too.</source>
        <translation>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: Замок наш власний, бо оригінальних плиток ми не маємо. Ми перепробували багато замків, доки не дібрали такий, де більшість шляхів треба пошукати, а жоден колір не кращий за інший. Герби й портрети теж наші.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: Only a picture shows where the special tokens lie, and we do not have it. In these four rooms they are equally far from the middle, and each lies in another corner tile. What is said of three tokens and of rooms drawn by lot is our reading of the advice to experts.</source>
        <translation>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: Де лежать особливі жетони, показує лише малюнок, а його ми не маємо. У цих чотирьох кімнатах вони однаково далеко від середини, і кожен лежить на іншій кутовій плитці. Те, що сказано про три жетони й про кімнати, обрані за жеребом, — наше прочитання порад для знавців.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: The number of guests for five players is not mentioned. We use all of them, as for six.</source>
        <translation>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: Скільки гостей потрібно для п’ятьох гравців, не сказано. Ми беремо всіх, як для шістьох.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: We made the four routes, because we do not have the backs of the guests. Guests that follow each other are not close together, so that each way is worth a search.</source>
        <translation>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: Чотири маршрути склали ми, бо зворотів гостей не маємо. Гості, що йдуть один за одним, з’являються не поруч, тож кожен шлях вартий пошуку.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: A special token in the room where the ghost starts can be used, because the ghost is in its room as in any other. In the guest’s room the way is already over, so nothing can be changed there.</source>
        <translation>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: Особливим жетоном у кімнаті, де привид починає, можна скористатися, бо привид перебуває в ній, як і в будь-якій іншій. У кімнаті гостя шлях уже закінчено, тож змінювати там уже нема чого.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: If nobody took any guest, nobody took one last. So all of you share the win.</source>
        <translation>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: Якщо ніхто не взяв жодного гостя, то ніхто не взяв його й останнім. Тож усі ви ділите перемогу.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: A way without walls has no wall to show its colour, so the named colour decides which wall tile you take.</source>
        <translation>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: На шляху без стін немає стіни, яка показала б його колір, тож яку плитку стіни ти береш, вирішує названий колір.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: Nobody should lose anything because the telephone rings. The claim ends all the same, because in a pause one can think at leisure.</source>
        <translation>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: Ніхто не повинен нічого втрачати через телефонний дзвінок. Але заявка все одно закінчується, бо під час паузи можна спокійно подумати.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: The original game has no practice for one player. We added it.</source>
        <translation>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: В оригінальній грі тренування для одного гравця немає. Його додали ми.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: The keys, the seconds, the wait and the hint belong to this table. Around a real castle you just listen and decide together who was first and who hesitates.</source>
        <translation>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: Клавіші, секунди, очікування й підказка належать цьому столу. Зі справжнім замком на столі ви просто слухаєте й разом вирішуєте, хто був перший і хто вагається.</translation>
    </message>
</context>
<context>
    <name>BoooTips</name>
    <message>
        <source>The ghost goes freely along corridors, but only through walls of one colour.</source>
        <translation>Коридорами привид ходить вільно, а крізь стіни — лише одного кольору.</translation>
    </message>
    <message>
        <source>Room %1. Whoever leads the ghost here first gets the guest.</source>
        <translation>Кімната %1. Хто першим приведе сюди привида, отримує гостя.</translation>
    </message>
    <message>
        <source>Room %1. Lead the ghost here.</source>
        <translation>Кімната %1. Приведи сюди привида.</translation>
    </message>
    <message>
        <source>%1: a guest, 1 point. Whoever has %2 guests wins at once.</source>
        <translation>%1: гість, 1 очко. Хто має %2 гостей, одразу перемагає.</translation>
    </message>
    <message>
        <source>This wall tile, 1 point, goes to whoever ends a way with its colour. Whoever has %1 wall tiles wins at once.</source>
        <translation>Ця плитка стіни, 1 очко, дістанеться тому, хто закінчить шлях її кольором. Хто має %1 плитки стін, одразу перемагає.</translation>
    </message>
    <message>
        <source>%1: a wall tile, 1 point. Its owner may not use this colour; whoever ends a way with it takes the tile away.</source>
        <translation>%1: плитка стіни, 1 очко. Її власник не може йти цим кольором; хто закінчить ним шлях, забирає плитку.</translation>
    </message>
    <message>
        <source>Trapdoor: from here the ghost may jump to another one. The colour stays.</source>
        <translation>Люк: звідси привид може стрибнути до іншого люка. Колір лишається.</translation>
    </message>
    <message>
        <source>Transformation: here the colour may change for the rest of the way.</source>
        <translation>Перетворення: тут можна змінити колір на решту шляху.</translation>
    </message>
    <message>
        <source>All rooms of this row: %1</source>
        <translation>Усі кімнати цього рядка: %1</translation>
    </message>
    <message>
        <source>All rooms of this column: %1</source>
        <translation>Усі кімнати цього стовпця: %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2 of %3, wall tiles: %4 of %5. Whoever fills a row wins at once.</source>
        <translation>%1. Гостей: %2 із %3, плиток стін: %4 із %5. Хто заповнить ряд, одразу перемагає.</translation>
    </message>
    <message>
        <source>You have this wall tile: a way with this colour fails.</source>
        <translation>Ця плитка стіни — твоя: шлях цим кольором не зарахують.</translation>
    </message>
    <message>
        <source>The claim fails, which costs nothing; everybody searches on.</source>
        <translation>Заявка не вдається, та це нічого не коштує; усі шукають далі.</translation>
    </message>
</context>
<context>
    <name>BoooVariants</name>
    <message>
        <source>Time for the first step</source>
        <translation>Час на перший крок</translation>
    </message>
    <message>
        <source>For naming the colour, and for the first step of the way.</source>
        <translation>Щоб назвати колір і щоб зробити перший крок шляху.</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Без годинника</translation>
    </message>
    <message>
        <source>Time for each further step</source>
        <translation>Час на кожен наступний крок</translation>
    </message>
    <message>
        <source>Whoever hesitates longer has failed.</source>
        <translation>Якщо вагатися довше, заявка невдала.</translation>
    </message>
    <message>
        <source>Wait after a failed claim</source>
        <translation>Очікування після невдачі</translation>
    </message>
    <message>
        <source>How long somebody who failed may not claim again.</source>
        <translation>Скільки після невдачі не можна робити нової заявки.</translation>
    </message>
    <message>
        <source>No wait</source>
        <translation>Без очікування</translation>
    </message>
    <message>
        <source>Colour hint</source>
        <translation>Підказка кольору</translation>
    </message>
    <message>
        <source>This long after the guest has come, the table names a colour.</source>
        <translation>Через стільки часу після появи гостя стіл називає колір.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ніколи</translation>
    </message>
    <message>
        <source>Choose where the ghost starts</source>
        <translation>Обрати, де починає привид</translation>
    </message>
    <message>
        <source>The first player puts it into one of the four rooms in the middle.</source>
        <translation>Перший гравець ставить його в одну з чотирьох кімнат посередині.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунди</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>За жеребом</translation>
    </message>
    <message>
        <source>Route %1</source>
        <translation>Маршрут %1</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Маршрут</translation>
    </message>
    <message>
        <source>It says which rooms the guests come to.</source>
        <translation>Він визначає, до яких кімнат приходять гості.</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Особливі жетони</translation>
    </message>
    <message>
        <source>Two trapdoors, two transformations</source>
        <translation>Два люки, два перетворення</translation>
    </message>
    <message>
        <source>The usual game.</source>
        <translation>Звичайна гра.</translation>
    </message>
    <message>
        <source>Four transformations</source>
        <translation>Чотири перетворення</translation>
    </message>
    <message>
        <source>The colour can change in four rooms.</source>
        <translation>Колір можна змінити в чотирьох кімнатах.</translation>
    </message>
    <message>
        <source>Three trapdoors, one transformation</source>
        <translation>Три люки, одне перетворення</translation>
    </message>
    <message>
        <source>More jumps, fewer changes.</source>
        <translation>Більше стрибків, менше змін кольору.</translation>
    </message>
    <message>
        <source>Four trapdoors</source>
        <translation>Чотири люки</translation>
    </message>
    <message>
        <source>The colour never changes.</source>
        <translation>Колір ніколи не змінюється.</translation>
    </message>
    <message>
        <source>Three tokens</source>
        <translation>Три жетони</translation>
    </message>
    <message>
        <source>For experts: one of the four rooms stays without a token.</source>
        <translation>Для знавців: одна з чотирьох кімнат лишається без жетона.</translation>
    </message>
    <message>
        <source>Tokens anywhere</source>
        <translation>Жетони будь-де</translation>
    </message>
    <message>
        <source>For experts: chance puts them into any rooms.</source>
        <translation>Для знавців: випадок кладе їх у будь-які кімнати.</translation>
    </message>
</context>
<context>
    <name>BoooVoice</name>
    <message>
        <source>white</source>
        <translation>білий</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жовтий</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червоний</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелений</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синій</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>фіолетовий</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>кажан</translation>
    </message>
    <message>
        <source>key</source>
        <translation>ключ</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>троянда</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>сова</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>корона</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>місяць</translation>
    </message>
    <message>
        <source>countess</source>
        <translation>графиня</translation>
    </message>
    <message>
        <source>admiral</source>
        <translation>адмірал</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>блазень</translation>
    </message>
    <message>
        <source>bride</source>
        <translation>наречена</translation>
    </message>
    <message>
        <source>scholar</source>
        <translation>учений</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>близнята</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Кімната «%1»</translation>
    </message>
    <message>
        <source>Corridor, row %1, column %2</source>
        <translation>Коридор, ряд %1, стовпець %2</translation>
    </message>
    <message>
        <source>The ghost. %1</source>
        <translation>Привид. %1</translation>
    </message>
    <message>
        <source>Guest %1</source>
        <translation>Гість %1</translation>
    </message>
    <message>
        <source>A guest still to come</source>
        <translation>Гість, який ще прийде</translation>
    </message>
    <message>
        <source>Wall tile: %1</source>
        <translation>Плитка стіни: %1</translation>
    </message>
    <message>
        <source>Trapdoor in the room %1</source>
        <translation>Люк у кімнаті «%1»</translation>
    </message>
    <message>
        <source>Transformation in the room %1</source>
        <translation>Перетворення в кімнаті «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n guests are still to come</source>
        <translation>
            <numerusform>Попереду ще %n гість</numerusform>
            <numerusform>Попереду ще %n гості</numerusform>
            <numerusform>Попереду ще %n гостей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guests that nobody got</source>
        <translation>
            <numerusform>%n гість, який нікому не дістався</numerusform>
            <numerusform>%n гості, які нікому не дісталися</numerusform>
            <numerusform>%n гостей, які нікому не дісталися</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall tiles that nobody has yet</source>
        <translation>Плитки стін, яких ще ніхто не має</translation>
    </message>
    <message>
        <source>Castle %1</source>
        <translation>Замок %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2, wall tiles: %3</source>
        <translation>%1. Гості: %2, плитки стін: %3</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Бууу!</translation>
    </message>
    <message>
        <source>%1 sees a way</source>
        <translation>%1 бачить шлях</translation>
    </message>
    <message>
        <source>I see a way! Your key does the same.</source>
        <translation>Бачу шлях! Твоя клавіша робить те саме.</translation>
    </message>
    <message>
        <source>Hand is up</source>
        <translation>Рука вгорі</translation>
    </message>
    <message>
        <source>No way!</source>
        <translation>Не пройти!</translation>
    </message>
    <message>
        <source>%1 takes the hand down</source>
        <translation>%1 опускає руку</translation>
    </message>
    <message>
        <source>%1 sees no way</source>
        <translation>%1 не бачить шляху</translation>
    </message>
    <message>
        <source>I think that there is no way. Your key does the same; again takes it back.</source>
        <translation>Гадаю, шляху немає. Твоя клавіша робить те саме; ще раз — і рука опускається.</translation>
    </message>
    <message>
        <source>Ready? Turn guest %1 over</source>
        <translation>Усе готово? Відкрити гостя %1</translation>
    </message>
    <message>
        <source>Everybody ready? Turn guest %1 over</source>
        <translation>Усі готові? Відкрити гостя %1</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Клавіша: пробіл</translation>
    </message>
    <message>
        <source>Show me the way</source>
        <translation>Покажи мені шлях</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Здаюся</translation>
    </message>
    <message>
        <source>Let this guest go and look at a shortest way?</source>
        <translation>Відпустити цього гостя й побачити найкоротший шлях?</translation>
    </message>
    <message>
        <source>Through the trapdoor to the room %1</source>
        <translation>Крізь люк до кімнати «%1»</translation>
    </message>
    <message>
        <source>Not these:</source>
        <translation>Крім цих:</translation>
    </message>
    <message>
        <source>Every colour is free for you</source>
        <translation>Для тебе вільні всі кольори</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Зачекай, зараз ходить %1.</translation>
    </message>
    <message>
        <source>The game is over; the castle is quiet again.</source>
        <translation>Гру закінчено; у замку знову тихо.</translation>
    </message>
    <message>
        <source>The stopwatch runs only in practice.</source>
        <translation>Секундомір іде лише в тренуванні.</translation>
    </message>
    <message>
        <source>%1 was interrupted on the way; that costs nothing.</source>
        <translation>%1: шлях перервано; це нічого не коштує.</translation>
    </message>
    <message>
        <source>The castle is quiet again.</source>
        <translation>У замку знову тихо.</translation>
    </message>
    <message>
        <source>Find a way for the ghost. Whoever sees one first presses their key!</source>
        <translation>Шукайте шлях для привида. Хто першим побачить шлях, тисне свою клавішу!</translation>
    </message>
    <message>
        <source>Lead the ghost on, or click another trapdoor to jump there.</source>
        <translation>Веди привида далі або клацни на іншому люку, щоб стрибнути туди.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and a wall tile from %3. Colour: %4.</source>
        <translation>%1 отримує гостя %2 і плитку стіни, яку віддає %3. Колір: %4.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: everybody had a way; this one is for %2.</source>
        <translation>Гість %1 вибуває: свій шлях був у кожного. Кому годиться цей: %2.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2; this one is for %3.</source>
        <translation>Гість %1 вибуває. Хто мав шлях: %2. Кому годиться цей: %3.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не знайдено</translation>
    </message>
    <message>
        <source>Only the clock can do that.</source>
        <translation>Це може зробити лише годинник.</translation>
    </message>
    <message>
        <source>%1. Up: %2, right: %3, down: %4, left: %5</source>
        <extracomment>Said aloud: what is on the four sides of a room of the castle.</extracomment>
        <translation>%1. Угорі: %2, праворуч: %3, унизу: %4, ліворуч: %5</translation>
    </message>
    <message>
        <source>the edge</source>
        <extracomment>A side of a room that is at the edge of the castle.</extracomment>
        <translation>край замку</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A side of a room without a wall.</extracomment>
        <translation>вільно</translation>
    </message>
    <message>
        <source>The castle is haunted!</source>
        <translation>Замок під чарами!</translation>
    </message>
    <message>
        <source>is looking …</source>
        <translation>шукає…</translation>
    </message>
    <message>
        <source>Guest %1 comes in a moment</source>
        <translation>Гість %1 зайде за мить</translation>
    </message>
    <message>
        <source>First the ghost needs a room: drag it to one of the four rooms in the middle.</source>
        <translation>Спершу привидові потрібна кімната: перетягни його до однієї з чотирьох кімнат посередині.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms in the middle of the castle.</source>
        <translation>Привид починає в одній із чотирьох кімнат посередині замку.</translation>
    </message>
    <message>
        <source>There is nobody to look for yet: first the next guest is turned over.</source>
        <translation>Шукати ще нікого: спершу треба відкрити наступного гостя.</translation>
    </message>
    <message>
        <source>Search with your eyes only; if you see a way, press your key and then show it.</source>
        <translation>Шукай лише очима; якщо бачиш шлях, натисни свою клавішу, а тоді покажи його.</translation>
    </message>
    <message>
        <source>First name the colour that the way starts with.</source>
        <translation>Спершу назви колір, із якого починається шлях.</translation>
    </message>
    <message>
        <source>Somebody is showing a way: the others watch until it is over.</source>
        <translation>Зараз хтось показує шлях: решта дивиться до кінця.</translation>
    </message>
    <message>
        <source>After a failed claim you wait until your ring has run out.</source>
        <translation>Після невдалої заявки зачекай, доки не спливе час на твоєму кільці.</translation>
    </message>
    <message>
        <source>Your hand is up already; press again to take it down.</source>
        <translation>Твоя рука вже вгорі; натисни ще раз, щоб опустити її.</translation>
    </message>
    <message>
        <source>Your hand is down already.</source>
        <translation>Твою руку вже опущено.</translation>
    </message>
    <message>
        <source>The ghost goes straight on from cell to cell: choose one beside it or in line with it.</source>
        <translation>Привид іде прямо, від клітинки до клітинки: обери клітинку поруч із ним або на одній лінії з ним.</translation>
    </message>
    <message>
        <source>The ghost can jump only from a room with a trapdoor.</source>
        <translation>Стрибнути привид може лише з кімнати з люком.</translation>
    </message>
    <message>
        <source>A trapdoor leads only to another trapdoor.</source>
        <translation>Люк веде лише до іншого люка.</translation>
    </message>
    <message>
        <source>The colour can change only in a room with a transformation.</source>
        <translation>Змінити колір можна лише в кімнаті з перетворенням.</translation>
    </message>
    <message>
        <source>That is the colour in force already.</source>
        <translation>Цей колір уже діє.</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>Годинник не йде.</translation>
    </message>
    <message>
        <source>Nobody has to wait.</source>
        <translation>Нікому не треба чекати.</translation>
    </message>
    <message>
        <source>There is no hint to give now.</source>
        <translation>Зараз підказати нема чого.</translation>
    </message>
    <message>
        <source>No way was begun that could be interrupted.</source>
        <translation>Переривати нема чого: жодного шляху не розпочато.</translation>
    </message>
    <message>
        <source>Look how the way went; then it goes on.</source>
        <translation>Подивися, яким був шлях; потім гра триватиме.</translation>
    </message>
    <message>
        <source>The stopwatch only runs forwards.</source>
        <translation>Секундомір іде лише вперед.</translation>
    </message>
    <message>
        <source>The ghost starts in the room %1.</source>
        <translation>Привид починає в кімнаті «%1».</translation>
    </message>
    <message>
        <source>Guest %1 comes to the room %2.</source>
        <translation>Гість %1 приходить до кімнати «%2».</translation>
    </message>
    <message>
        <source>%1: Booo!</source>
        <translation>%1: Бууу!</translation>
    </message>
    <message>
        <source>%1 names the colour: %2.</source>
        <translation>%1 називає колір: %2.</translation>
    </message>
    <message>
        <source>%1 may claim again.</source>
        <translation>%1 знову може зробити заявку.</translation>
    </message>
    <message>
        <source>%1 sees no way.</source>
        <translation>%1 не бачить шляху.</translation>
    </message>
    <message>
        <source>%1 takes the hand down.</source>
        <translation>%1 опускає руку.</translation>
    </message>
    <message>
        <source>%1 takes the wall tile: %2.</source>
        <translation>%1 бере плитку стіни: %2.</translation>
    </message>
    <message>
        <source>%1 takes a wall tile from %2. Colour: %3.</source>
        <translation>%1 бере плитку стіни; віддає її %2. Колір: %3.</translation>
    </message>
    <message>
        <source>%1 may not use this colour, the wall tile is their own: %2.</source>
        <translation>%1 не може брати колір своєї плитки стіни: %2.</translation>
    </message>
    <message>
        <source>%1 meets a wall of another colour: %2.</source>
        <translation>%1 натрапляє на стіну іншого кольору: %2.</translation>
    </message>
    <message>
        <source>%1 hesitates too long.</source>
        <translation>%1 надто довго вагається.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 здається.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets guest %2 in %n steps.</source>
        <translation>
            <numerusform>%1 отримує гостя %2 за %n крок.</numerusform>
            <numerusform>%1 отримує гостя %2 за %n кроки.</numerusform>
            <numerusform>%1 отримує гостя %2 за %n кроків.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was a way.</source>
        <translation>Гість %1 вибуває; шлях був.</translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was no way.</source>
        <translation>Гість %1 вибуває; шляху не було.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was no way for anybody.</source>
        <translation>Гість %1 вибуває: шляху не було ні для кого.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for everybody.</source>
        <translation>Гість %1 вибуває: шлях був для всіх.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2.</source>
        <translation>Гість %1 вибуває. Хто мав шлях: %2.</translation>
    </message>
    <message>
        <source>Four wall tiles: the game is won.</source>
        <translation>Чотири плитки стін: гру виграно.</translation>
    </message>
    <message>
        <source>Five guests: the game is won.</source>
        <translation>П’ять гостей: гру виграно.</translation>
    </message>
    <message>
        <source>The last guest is gone.</source>
        <translation>Гостей більше немає.</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Готово?</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Шлях</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Ніч минула</translation>
    </message>
    <message>
        <source>Before the game · %1</source>
        <translation>Перед грою · %1</translation>
    </message>
    <message>
        <source>Guest %1 of %2 · %3</source>
        <translation>Гість %1 із %2 · %3</translation>
    </message>
    <message>
        <source>Guest %1 of %2</source>
        <translation>Гість %1 із %2</translation>
    </message>
    <message>
        <source>Drag the ghost to one of the four rooms in the middle.</source>
        <translation>Перетягни привида до однієї з чотирьох кімнат посередині.</translation>
    </message>
    <message>
        <source>Look at the castle first; the stopwatch starts with the guest.</source>
        <translation>Спершу роздивися замок; секундомір піде, щойно з’явиться гість.</translation>
    </message>
    <message>
        <source>Everybody look at the castle: the next guest is turned over.</source>
        <translation>Усі дивляться на замок: зараз відкриють гостя.</translation>
    </message>
    <message>
        <source>The computers look for a way for the ghost. Do you see one?</source>
        <translation>Комп’ютери шукають шлях для привида. А ти бачиш його?</translation>
    </message>
    <message>
        <source>Find a way for the ghost, then name the colour it starts with.</source>
        <translation>Знайди шлях для привида, а тоді назви перший колір шляху.</translation>
    </message>
    <message>
        <source>Name the colour that the way starts with.</source>
        <translation>Назви колір, із якого починається шлях.</translation>
    </message>
    <message>
        <source>Look, this is a shortest way.</source>
        <translation>Дивися, ось найкоротший шлях.</translation>
    </message>
    <message>
        <source>There was a way: look, this is a shortest one.</source>
        <translation>Шлях був: ось один із найкоротших.</translation>
    </message>
    <message>
        <source>Look, this was the way.</source>
        <translation>Ось яким був шлях.</translation>
    </message>
    <message>
        <source>%1 chooses the room in which the ghost starts.</source>
        <translation>%1 обирає кімнату, з якої починає привид.</translation>
    </message>
    <message>
        <source>%1 sees a way and names the colour it starts with.</source>
        <translation>%1 бачить шлях і називає колір, з якого він починається.</translation>
    </message>
    <message>
        <source>%1 shows a way: watch the ghost.</source>
        <translation>%1 показує шлях: стежте за привидом.</translation>
    </message>
    <message>
        <source>Lead the ghost on, or change the colour first.</source>
        <translation>Веди привида далі або спершу зміни колір.</translation>
    </message>
    <message>
        <source>Lead the ghost to the guest: drag it, click, or press the arrow keys.</source>
        <translation>Веди привида до гостя: тягни його, клацай клітинку за клітинкою або натискай стрілки.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and the wall tile: %3.</source>
        <translation>%1 отримує гостя %2 і плитку стіни, колір: %3.</translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>Твій шлях має %n крок, і коротшого немає.</numerusform>
            <numerusform>Твій шлях має %n кроки, і коротшого немає.</numerusform>
            <numerusform>Твій шлях має %n кроків, і коротшого немає.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps; a shortest way has %1.</source>
        <translation>
            <numerusform>Твій шлях має %n крок, а найкоротший — %1.</numerusform>
            <numerusform>Твій шлях має %n кроки, а найкоротший — %1.</numerusform>
            <numerusform>Твій шлях має %n кроків, а найкоротший — %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way? Hands up: %1, needed: %2</source>
        <translation>Не пройти? Рук угорі: %1, треба %2</translation>
    </message>
    <message>
        <source>Hint: there is no path to this guest.</source>
        <translation>Підказка: шляху до цього гостя немає.</translation>
    </message>
    <message>
        <source>Hint: a path starts with this colour: %1.</source>
        <translation>Підказка: перший колір одного зі шляхів — %1.</translation>
    </message>
    <message>
        <source>%1 · steps: %2 (shortest: %3)</source>
        <translation>%1 · кроки:&#xa0;%2 (найменше:&#xa0;%3)</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Гості</translation>
    </message>
    <message>
        <source>Wall tiles</source>
        <translation>Плитки стін</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n гість</numerusform>
            <numerusform>%n гості</numerusform>
            <numerusform>%n гостей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n плитка стіни</numerusform>
            <numerusform>%n плитки стін</numerusform>
            <numerusform>%n плиток стін</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points, guest by guest</source>
        <translation>Очки, гість за гостем</translation>
    </message>
    <message>
        <source>%1 wins at once with four wall tiles.</source>
        <translation>%1 одразу перемагає: чотири плитки стін.</translation>
    </message>
    <message>
        <source>%1 wins at once with five guests.</source>
        <translation>%1 одразу перемагає: п’ять гостей.</translation>
    </message>
    <message>
        <source>%1 and %2 are even; %1 took a guest later.</source>
        <translation>%1, %2: очок порівну, але пізніше взятого гостя має %1.</translation>
    </message>
    <message>
        <source>%1 and %2 share their place.</source>
        <translation>%1, %2: місце спільне.</translation>
    </message>
    <message>
        <source>By custom, whoever wears the most white starts.</source>
        <translation>За звичаєм починає той, на кому найбільше білого.</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>Rulebook</source>
        <translation>Правила</translation>
    </message>
    <message numerus="yes">
        <source>%n players · %1 min · ages %2+</source>
        <translation>
            <numerusform>Гравців: %n · %1 хв · від %2 років</numerusform>
            <numerusform>Гравців: %n · %1 хв · від %2 років</numerusform>
            <numerusform>Гравців: %n · %1 хв · від %2 років</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players · %3 min · ages %4+</source>
        <translation>Гравців: %1–%2 · %3 хв · від %4 років</translation>
    </message>
</context>
<context>
    <name>BoxChoice</name>
    <message>
        <source>%1 minutes</source>
        <translation>%1&#xa0;хв</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Не для стількох гравців.</translation>
    </message>
    <message numerus="yes">
        <source>An evening has %n games at most. Take one away to add this one.</source>
        <translation>
            <numerusform>Вечір вміщує щонайбільше %n&#xa0;гру. Заберіть одну, щоб додати цю.</numerusform>
            <numerusform>Вечір вміщує щонайбільше %n&#xa0;гри. Заберіть одну, щоб додати цю.</numerusform>
            <numerusform>Вечір вміщує щонайбільше %n&#xa0;ігор. Заберіть одну, щоб додати цю.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>Додати: %1</translation>
    </message>
</context>
<context>
    <name>CandyHuntersComputers</name>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; plays like a beginner: one move at a time, with an eye on its own points only. It sees a pattern only the way the card lies in its hand and overlooks every place where it &lt;a href=&quot;#CH-3.2&quot;&gt;would have to be turned&lt;/a&gt;. It does not notice when its card feeds your kids too, nor what it leaves for you to score.</source>
        <translation>&lt;b&gt;Легкий&lt;/b&gt; рівень грає як новачок: думає про одну дію за раз і лише про власні очки. Візерунок він бачить тільки так, як карта лежить у руці, і не помічає місць, де її &lt;a href=&quot;#CH-3.2&quot;&gt;довелося б повернути&lt;/a&gt;. Не помічає він і того, що його карта годує також твоїх дітей, і того, що він лишає зіграти тобі.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; also thinks one move at a time, but it turns its cards, and it keeps track of everybody’s points and kids. It plans a little: a pattern that is only one house short is worth something to it. It does not ask what you could score in your next turn.</source>
        <translation>&lt;b&gt;Звичайний&lt;/b&gt; рівень теж думає про одну дію за раз, але повертає карти й стежить за очками та дітьми всіх гравців. Він трохи планує наперед: візерунок, якому бракує лише одного будинку, для нього вже чогось вартий. Що ти зможеш зіграти наступним ходом, він себе не питає.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through before it builds its house: ghosts, pattern, exchange and kid. At each step it follows up dozens of promising ideas. It remembers the cards that it has put under the deck, works out which cards the next player may hold, and is careful not to leave them anything.</source>
        <translation>&lt;b&gt;Важкий&lt;/b&gt; рівень обмірковує весь свій хід ще до того, як збудувати будинок: привидів, візерунок, обмін і дитину. На кожному кроці він розглядає десятки вдалих продовжень. Він пам’ятає карти, які поклав під колоду, прикидає, які карти може мати наступний гравець, і стежить, щоб нічого йому не залишити.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersIntroduction</name>
    <message>
        <source>It is Halloween night, and all of you build the same little town, house by house. Send your kids to the sweetest doors, and shove the ghosts over to where the others’ kids are.</source>
        <translation>Ніч Гелловіну, і всі ви будуєте те саме містечко, будинок за будинком. Веди своїх дітей до найсолодших дверей, а привидів штовхай туди, де стоять чужі діти.</translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n будинок</numerusform>
            <numerusform>%n будинки</numerusform>
            <numerusform>%n будинків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n привид</numerusform>
            <numerusform>%n привиди</numerusform>
            <numerusform>%n привидів</numerusform>
        </translation>
    </message>
    <message>
        <source>the Large Ghost</source>
        <translation>Великий Привид</translation>
    </message>
    <message numerus="yes">
        <source>%n kids</source>
        <translation>
            <numerusform>%n дитина</numerusform>
            <numerusform>%n дитини</numerusform>
            <numerusform>%n дітей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern cards</source>
        <translation>
            <numerusform>%n карта візерунка</numerusform>
            <numerusform>%n карти візерунків</numerusform>
            <numerusform>%n карт візерунків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n haunted cards</source>
        <translation>
            <numerusform>%n карта з&#xa0;привидами</numerusform>
            <numerusform>%n карти з&#xa0;привидами</numerusform>
            <numerusform>%n карт із привидами</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandyHuntersMinds</name>
    <message>
        <source>The card brings %1 here, all in all.</source>
        <translation>Тут карта дає загалом %1.</translation>
    </message>
    <message numerus="yes">
        <source>The card brings %1 here, %n candies included.</source>
        <translation>
            <numerusform>Тут карта дає %1, разом із %n цукеркою.</numerusform>
            <numerusform>Тут карта дає %1, разом із %n цукерками.</numerusform>
            <numerusform>Тут карта дає %1, разом із %n цукерками.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once.</source>
        <translation>Із цим будинком карта в руці може дати %1 одразу.</translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once, and %2 once the ghosts have moved.</source>
        <translation>Із цим будинком карта в руці може дати %1 одразу, а коли привиди пересунуться — %2.</translation>
    </message>
    <message>
        <source>A card in hand can bring %1 as it is; this house is for the turns to come.</source>
        <translation>Карта в руці може дати %1 і без нього; цей будинок — для наступних ходів.</translation>
    </message>
    <message>
        <source>After this, a card in hand is to bring %1 in this turn.</source>
        <translation>Після цього карта в руці має дати %1 ще в цьому ході.</translation>
    </message>
    <message>
        <source>The ghosts stand well: a card in hand brings %1 now.</source>
        <translation>Привиди стоять добре: карта в руці зараз дає %1.</translation>
    </message>
    <message>
        <source>Scoring would bring %1 now, but leaving it promises more.</source>
        <translation>Зараз карта дала б %1, але не грати її обіцяє більше.</translation>
    </message>
    <message>
        <source>As the town stands, this card would bring %1; another one may bring more.</source>
        <translation>Зараз у містечку ця карта дала б %1; інша може дати більше.</translation>
    </message>
    <message numerus="yes">
        <source>The haunted card in hand then lacks only %n things.</source>
        <translation>
            <numerusform>Тоді карті з привидами в руці бракує лише %n умови.</numerusform>
            <numerusform>Тоді карті з привидами в руці бракує лише %n умов.</numerusform>
            <numerusform>Тоді карті з привидами в руці бракує лише %n умов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Привид стане на заваді: сюди підходить %n карта, яка може бути в інших.</numerusform>
            <numerusform>Привид стане на заваді: сюди підходять %n карти, які можуть бути в інших.</numerusform>
            <numerusform>Привид стане на заваді: сюди підходить %n карт, які можуть бути в інших.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: with one more house, %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Привид стане на заваді: ще один будинок — і сюди підійде %n карта, яка може бути в інших.</numerusform>
            <numerusform>Привид стане на заваді: ще один будинок — і сюди підійдуть %n карти, які можуть бути в інших.</numerusform>
            <numerusform>Привид стане на заваді: ще один будинок — і сюди підійде %n карт, які можуть бути в інших.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here this kid may eat along: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Тут цій дитині може перепасти й від інших: сюди підходить %n карта, яка може бути в них.</numerusform>
            <numerusform>Тут цій дитині може перепасти й від інших: сюди підходять %n карти, які можуть бути в них.</numerusform>
            <numerusform>Тут цій дитині може перепасти й від інших: сюди підходить %n карт, які можуть бути в них.</numerusform>
        </translation>
    </message>
    <message>
        <source>One shove leads to the next. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several shoves does.</extracomment>
        <translation>Один поштовх веде за собою інший. %1</translation>
    </message>
    <message>
        <source>The ghost goes on from there. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several moves of a ghost does.</extracomment>
        <translation>Звідти привид піде далі. %1</translation>
    </message>
    <message numerus="yes">
        <source>Other players get %n candies by it, too.</source>
        <translation>
            <numerusform>Інші теж отримають від цього %n цукерку.</numerusform>
            <numerusform>Інші теж отримають від цього %n цукерки.</numerusform>
            <numerusform>Інші теж отримають від цього %n цукерок.</numerusform>
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
            <numerusform>Варто приберегти: %n карта в руці вже підходить до містечка.</numerusform>
            <numerusform>Варто приберегти: %n карти в руці вже підходять до містечка.</numerusform>
            <numerusform>Варто приберегти: %n карт у руці вже підходить до містечка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth keeping: %n cards in hand lack only one house.</source>
        <translation>
            <numerusform>Варто приберегти: %n карті в руці бракує лише одного будинку.</numerusform>
            <numerusform>Варто приберегти: %n картам у руці бракує лише одного будинку.</numerusform>
            <numerusform>Варто приберегти: %n картам у руці бракує лише одного будинку.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one more house a card in hand fits around this kid, and its candy brings %1.</source>
        <translation>Ще один будинок — і карта в руці підійде разом із цією дитиною, а її цукерка дасть %1.</translation>
    </message>
    <message>
        <source>A card in hand fits around this kid, and its candy would bring %1.</source>
        <translation>Карта в руці підходить разом із цією дитиною, і її цукерка дала б %1.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave the houses that are to be scored.</source>
        <translation>Дитина іншого гравця мусить піти з будинків, за якими буде зіграно карту.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where its candy brings less.</source>
        <translation>Дитина іншого гравця мусить тікати туди, де її цукерка дасть менше.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where fewer cards fit.</source>
        <translation>Дитина іншого гравця мусить тікати туди, де підходить менше карт.</translation>
    </message>
    <message>
        <source>Of all houses, this one promises most.</source>
        <translation>З усіх будинків цей обіцяє найбільше.</translation>
    </message>
    <message>
        <source>Of all that the ghosts could do, this promises most.</source>
        <translation>З усього, що могли б зробити привиди, це обіцяє найбільше.</translation>
    </message>
    <message>
        <source>Of all that can be done with the cards, this promises most.</source>
        <translation>З усього, що можна зробити з картами, це обіцяє найбільше.</translation>
    </message>
    <message>
        <source>Of all free houses, this one promises most.</source>
        <translation>З усіх вільних будинків цей обіцяє найбільше.</translation>
    </message>
    <message>
        <source>With this house a card in hand lacks only one more.</source>
        <translation>Із цим будинком карті в руці бракує лише ще одного.</translation>
    </message>
    <message>
        <source>The ghost leaves the houses that are to be scored: one scare marker less.</source>
        <translation>Привид покидає будинки, за якими буде зіграно карту: на один жетон страху менше.</translation>
    </message>
    <message>
        <source>The haunted card wants a ghost there.</source>
        <translation>Карті з привидами там потрібен привид.</translation>
    </message>
    <message>
        <source>There the kid stands on the houses that are to be scored, and gets a candy.</source>
        <translation>Там дитина стоїть на будинках, за якими буде зіграно карту, і отримує цукерку.</translation>
    </message>
    <message>
        <source>So the other player’s kid gets no candy when these houses are scored.</source>
        <translation>Так дитина іншого гравця не отримає цукерки, коли карту буде зіграно.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave its house.</source>
        <translation>Дитина іншого гравця мусить піти зі свого будинку.</translation>
    </message>
    <message>
        <source>There the candy would bring the other player less.</source>
        <translation>Там цукерка дала б іншому гравцеві менше.</translation>
    </message>
    <message>
        <source>No card in hand fits the town now.</source>
        <translation>Жодна карта в руці зараз не підходить до містечка.</translation>
    </message>
    <message>
        <source>Scoring would bring nothing now.</source>
        <translation>Зараз жодна карта нічого не дала б.</translation>
    </message>
    <message>
        <source>There is nothing to exchange.</source>
        <translation>Обміняти нічого не можна.</translation>
    </message>
    <message>
        <source>This card lacks more than one house everywhere; another one may fit sooner.</source>
        <translation>Цій карті всюди бракує більш ніж одного будинку; інша може підійти раніше.</translation>
    </message>
    <message>
        <source>This card still lacks a house; another one may fit at once.</source>
        <translation>Цій карті ще бракує будинку; інша може підійти одразу.</translation>
    </message>
    <message>
        <source>There is no turn left in which a new card could be scored.</source>
        <translation>Більше не буде ходу, у якому можна зіграти нову карту.</translation>
    </message>
    <message>
        <source>No card in hand brings anything now: the ghosts can stay.</source>
        <translation>Зараз жодна карта в руці нічого не дає: привиди можуть лишитися на місці.</translation>
    </message>
    <message>
        <source>The ghost leaves houses that a card in hand needs in a turn to come.</source>
        <translation>Привид покидає будинки, які знадобляться карті в руці наступними ходами.</translation>
    </message>
    <message>
        <source>There the candy of this kid would bring more.</source>
        <translation>Там цукерка цієї дитини дала б більше.</translation>
    </message>
    <message>
        <source>There the kid stands on houses that a card in hand needs, and may get a candy.</source>
        <translation>Там дитина стоїть на будинках, потрібних карті в руці, і може отримати цукерку.</translation>
    </message>
    <message>
        <source>Anywhere else the ghost would stand on the houses that are to be scored.</source>
        <translation>У будь-якому іншому місці привид стояв би на будинках, за якими буде зіграно карту.</translation>
    </message>
    <message>
        <source>Anywhere else the other player’s kid would stand on the houses that are to be scored.</source>
        <translation>У будь-якому іншому місці дитина іншого гравця стояла б на будинках, за якими буде зіграно карту.</translation>
    </message>
    <message>
        <source>Nowhere else would the candy bring the other player less.</source>
        <translation>Ніде більше цукерка не дала б іншому гравцеві менше.</translation>
    </message>
    <message>
        <source>Nowhere else do fewer cards fit around the other player’s kid.</source>
        <translation>Ніде більше до дитини іншого гравця не підходить менше карт.</translation>
    </message>
    <message>
        <source>Wherever this kid flees, its candy would bring just as much.</source>
        <translation>Куди б ця дитина не втекла, її цукерка дала б стільки само.</translation>
    </message>
    <message>
        <source>Here the ghost stands on no houses that a card in hand needs in a turn to come.</source>
        <translation>Тут привид не стоїть на будинках, які знадобляться карті в руці наступними ходами.</translation>
    </message>
    <message>
        <source>No other house would help the others less.</source>
        <translation>Жоден інший будинок не допоміг би іншим менше.</translation>
    </message>
    <message>
        <source>There is nowhere else to go.</source>
        <translation>Більше йти нікуди.</translation>
    </message>
    <message>
        <source>Fewer cards fit around the other player’s kid there.</source>
        <translation>Там до дитини іншого гравця підходить менше карт.</translation>
    </message>
    <message>
        <source>The first candy of a colour brings 2 points.</source>
        <translation>Перша цукерка кольору дає 2 очки.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersPuzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Головоломки</translation>
    </message>
    <message>
        <source>A puzzle shows you a town in the middle of the night and a goal: so many points, and only a few rounds to get them. Nobody plays against you and nothing is left to chance, so think as long as you like, alone or with your heads together.</source>
        <translation>Головоломка показує містечко посеред ночі й ціль: скільки очок треба набрати всього за кілька раундів. Ніхто не грає проти тебе, і від випадку нічого не залежить, тож думай скільки завгодно, наодинці чи гуртом.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;puzzle book&lt;/b&gt; holds forty puzzles on twenty cards, one on each side. There are five difficulties with eight puzzles each, and the easiest come first.</source>
        <translation>У &lt;b&gt;книзі головоломок&lt;/b&gt; двадцять карт із головоломкою на кожному боці, тож разом їх сорок. Рівнів складності п’ять, на кожному по вісім головоломок, і найлегші йдуть першими.</translation>
    </message>
    <message>
        <source>On a card the number beside the trophy is the goal, each moon stands for a round, and the dots show how difficult it is. The button in its corner, or &lt;b&gt;F6&lt;/b&gt;, turns a card over; a tick marks what you have solved. A puzzle that you have begun waits for you.</source>
        <translation>Число біля кубка на карті — це ціль, кожен місяць означає раунд, а крапки показують складність. Кнопка в кутку або &lt;b&gt;F6&lt;/b&gt; перевертає карту; галочка позначає те, що вже розв’язано. Розпочата головоломка чекає на тебе.</translation>
    </message>
    <message>
        <source>A puzzle consists of a town with ghosts and kids, pattern cards to score, a goal in points and 1 to 3 rounds to reach it in. The puzzles of the book also have a number from 1 to 40 and a difficulty from 1 (very simple) to 5 (very difficult).</source>
        <translation>Головоломка&#xa0;— це містечко з привидами й дітьми, карти візерунків, які можна зіграти, ціль в очках і від 1 до 3 раундів, щоб її досягти. Головоломки з книги мають ще й номер від 1 до 40 та складність від 1 («дуже проста») до 5 («дуже складна»).</translation>
    </message>
    <message>
        <source>A puzzle has one player, however many people think along, and all kids in the town are yours. A round consists of &lt;a href=&quot;#CH-1&quot;&gt;step 1&lt;/a&gt;, &lt;a href=&quot;#CH-2&quot;&gt;step 2&lt;/a&gt; and &lt;a href=&quot;#CH-3&quot;&gt;step 3&lt;/a&gt;. There is no deck, so you draw no cards and exchange none, and no more kids come into the town. At the start the stacks hold all houses of the box that are not in the town.</source>
        <translation>У головоломці один гравець, хоч би скільки людей думало разом, і всі діти в містечку твої. Раунд складається з &lt;a href=&quot;#CH-1&quot;&gt;кроку 1&lt;/a&gt;, &lt;a href=&quot;#CH-2&quot;&gt;кроку 2&lt;/a&gt; і &lt;a href=&quot;#CH-3&quot;&gt;кроку 3&lt;/a&gt;. Колоди немає, тож карт не беруть і не обмінюють, і нові діти в містечко не приходять. На початку в стосах лежать усі будинки з коробки, яких немає в містечку.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The goal is the most you can get.&lt;/b&gt; For every puzzle in the book, and for every new one that the program makes, it is proved that the goal can be reached and that nobody can get more.</source>
        <translation>&lt;b&gt;Ціль&#xa0;— це найбільше, що можна набрати.&lt;/b&gt; Для кожної головоломки з книги й для кожної нової, яку придумує програма, доведено, що цілі можна досягти і що більше очок не набере ніхто.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7-example&quot;&gt;The next chapter&lt;/a&gt; works through a small puzzle. After it you can read &lt;a href=&quot;#CH-7-help&quot;&gt;what helps&lt;/a&gt; if you are stuck and &lt;a href=&quot;#CH-7-new&quot;&gt;where new puzzles come from&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;#CH-7-example&quot;&gt;Наступний розділ&lt;/a&gt; докладно розбирає маленьку головоломку. Далі можна прочитати, &lt;a href=&quot;#CH-7-help&quot;&gt;що допоможе&lt;/a&gt;, якщо нічого не спадає на думку, і &lt;a href=&quot;#CH-7-new&quot;&gt;звідки беруться нові головоломки&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A puzzle, worked through</source>
        <translation>Розбір головоломки</translation>
    </message>
    <message>
        <source>The goal is 8 points, and there is one round. Two cards lie open, and all three kids are yours.</source>
        <translation>Ціль&#xa0;— 8 очок, і раунд лише один. Дві карти лежать відкриті, і всі троє дітей твої.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A tempting idea.&lt;/b&gt; The straight card already matches, and two kids stand in the right place. Only the ghost on the green house is in the way: it would cost you a scare marker. So you build a house anywhere, send the ghost away and score the card.</source>
        <translation>&lt;b&gt;Спокуслива думка.&lt;/b&gt; Карта з прямим візерунком уже підходить, і двоє дітей стоять там, де треба. Заважає лише привид на зеленому будинку: за нього довелося б узяти жетон страху. Тож ти будуєш будинок де завгодно, відводиш привида геть і граєш карту.</translation>
    </message>
    <message>
        <source>A house is built (1), and the ghost leaves the green house (2). Two kids get their candy. That makes 6 points, and 2 are missing.</source>
        <translation>Будинок збудовано (1), і привид покидає зелений будинок (2). Двоє дітей отримують цукерки. Разом це 6 очок, а бракує ще 2.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;&lt;b&gt;In all: 6 points&lt;/b&gt;</source>
        <translation>Карта: +2&lt;br&gt;Фіолетова цукерка: +2&lt;br&gt;Помаранчева цукерка: +2&lt;br&gt;&lt;b&gt;Разом: 6 очок&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Could the third kid come to the green house? No, it is too far away for two ghost moves. The straight card never brings more than 6 points here.</source>
        <translation>Чи може третя дитина дістатися до зеленого будинку? Ні, вона надто далеко: двох рухів привидами не досить. Карта з прямим візерунком тут ніколи не принесе більше ніж 6 очок.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution.&lt;/b&gt; Start with the goal. In one round you score one card for 2 points, and the other 6 points must be three candies. So you need a card with a kid on each of its houses. The corner card asks for the same orange and violet houses and for a blue one, which is missing. If you build it in the gap, it lies right beside the third kid.</source>
        <translation>&lt;b&gt;Розв’язок.&lt;/b&gt; Почни з цілі. За один раунд можна зіграти одну карту, це 2 очки, а решту 6 очок мусять дати три цукерки. Отже, потрібна карта, на кожному будинку якої стоятиме дитина. Карта з кутом вимагає тих самих помаранчевого й фіолетового будинків і ще синього, якого бракує. Якщо збудувати його в проміжку між будинками, він буде просто біля третьої дитини.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The streak&lt;/b&gt; gives you one puzzle after another, harder and harder. You can take moves back, but nobody helps: there are no hints and no solution. It ends with the first puzzle that you do not solve, or when you leave it.</source>
        <translation>&lt;b&gt;Серія&lt;/b&gt; — це головоломки одна за одною, дедалі складніші. Дії можна скасовувати, але ніхто не допомагає: немає ні підказок, ні розв’язку. Серія закінчується на першій головоломці, яку не вдається розв’язати, або коли з неї вийти.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build your own.&lt;/b&gt; Lay out houses, ghosts, kids and cards. The program finds out how many points can be had, which becomes the goal, and in how many ways. Then you can share the code of your puzzle and keep it: it stands at the end of the book. If one of the following limits is broken, the program says which.</source>
        <translation>&lt;b&gt;Склади свою.&lt;/b&gt; Розклади будинки, привидів, дітей і карти. Програма з’ясує, скільки очок можна набрати (це й стане ціллю) і скількома способами. Потім кодом головоломки можна поділитися, а її саму зберегти: вона стоятиме в кінці книги. Якщо порушено якесь із наведених далі обмежень, програма скаже, яке саме.</translation>
    </message>
    <message>
        <source>All cards of a puzzle lie open, and you can score each of them once. Your points are counted as in &lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. The puzzle is solved as soon as they reach the goal, and it ends at once. If they have not reached it after the last round, the goal is missed.</source>
        <translation>Усі карти головоломки лежать відкриті, і кожну можна зіграти один раз. Очки рахують за правилом &lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. Щойно очок стає стільки, скільки вимагає ціль, головоломку розв’язано, і вона одразу закінчується. Якщо після останнього раунду очок менше, цілі не досягнуто.</translation>
    </message>
    <message>
        <source>The blue house is built in the gap (1). The ghost on the right moves up (2) and shoves the kid to the new house (3). After a half turn the card matches, and all three kids get their candy. That makes 8 points.</source>
        <translation>Синій будинок збудовано в проміжку (1). Привид праворуч рухається вгору (2) і штовхає дитину на новий будинок (3). Якщо повернути карту на половину оберту, вона підходить, і всі троє дітей отримують цукерки. Разом це 8 очок.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;A blue candy: +2&lt;br&gt;&lt;b&gt;In all: 8 points&lt;/b&gt;</source>
        <translation>Карта: +2&lt;br&gt;Фіолетова цукерка: +2&lt;br&gt;Помаранчева цукерка: +2&lt;br&gt;Синя цукерка: +2&lt;br&gt;&lt;b&gt;Разом: 8 очок&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Many puzzles can be solved like this: find out what the goal is made of, then look for the card that can bring it. And remember: a new house can complete a pattern and be a place for a kid at the same time, and ghosts can be helpers.</source>
        <translation>Так можна розв’язати багато головоломок: з’ясуй, із чого складається ціль, а тоді шукай карту, яка може стільки принести. І пам’ятай: новий будинок може водночас завершити візерунок і стати місцем для дитини, а привиди можуть бути помічниками.</translation>
    </message>
    <message>
        <source>Help with puzzles</source>
        <translation>Допомога з головоломками</translation>
    </message>
    <message>
        <source>Beside the town you always see the goal, your points and how many rounds are left.</source>
        <translation>Поруч із містечком завжди видно ціль, твої очки й те, скільки раундів лишилося.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take back as much as you like.&lt;/b&gt; A puzzle has no secrets, so &lt;b&gt;Ctrl+Z&lt;/b&gt; leads back move by move to the very start. You can also start again at any time.</source>
        <translation>&lt;b&gt;Скасовуй скільки завгодно.&lt;/b&gt; У головоломці немає таємниць, тож &lt;b&gt;Ctrl+Z&lt;/b&gt; веде назад дія за дією до самого початку. А ще будь-коли можна почати заново.</translation>
    </message>
    <message>
        <source>&lt;b&gt;“Can it still be solved?”&lt;/b&gt; Ask the table, and it tells you whether the goal can be reached from where you are. A yes or a no is proved. If the proof would take too long, the table says that it does not know.</source>
        <translation>&lt;b&gt;«Ще можна розв’язати?»&lt;/b&gt; Запитай стіл, і він скаже, чи можна звідси досягти цілі. Кожне «так» і кожне «ні» доведено. Якщо доведення забрало б надто багато часу, стіл каже, що не знає.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints&lt;/b&gt; come in three strengths. The first shows which card to score next, the second also shows where, and the third shows your next move. A hint never leads you astray: the goal can still be reached if you follow it.</source>
        <translation>&lt;b&gt;Підказки&lt;/b&gt; мають три рівні. Перша показує, яку карту зіграти наступною, друга&#xa0;— ще й де, а третя&#xa0;— твою наступну дію. Підказка ніколи не заведе в глухий кут: якщо її послухати, цілі все ще можна досягти.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution&lt;/b&gt; is played step by step on the table. Look at it as often as you like.</source>
        <translation>&lt;b&gt;Розв’язок&lt;/b&gt; стіл показує дію за дією. Дивися його скільки завгодно разів.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If you miss the goal&lt;/b&gt;, the table says how many points are missing. It can take you back to the last moment from which the puzzle could still be solved.</source>
        <translation>&lt;b&gt;Якщо цілі не досягнуто&lt;/b&gt;, стіл каже, скількох очок бракує. Він може повернути тебе до останньої миті, коли головоломку ще можна було розв’язати.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tries.&lt;/b&gt; A try is over when you have missed the goal, or when you look at the solution. Moves that you take back before that do not count.</source>
        <translation>&lt;b&gt;Спроби.&lt;/b&gt; Спроба закінчується, коли цілі не досягнуто або коли ти дивишся розв’язок. Дії, скасовані до того, не рахуються.</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Нові головоломки</translation>
    </message>
    <message>
        <source>&lt;b&gt;One that suits you.&lt;/b&gt; Choose a difficulty, and the program makes a new puzzle and proves its goal. This can take a few seconds.</source>
        <translation>&lt;b&gt;Якраз для тебе.&lt;/b&gt; Обери складність, і програма придумає нову головоломку й доведе, що її цілі можна досягти, але не перевершити. Це може тривати кілька секунд.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The puzzle of the day&lt;/b&gt; is the same for everybody on that date, and it needs no network. The week starts with a very simple one on Monday and ends with a very difficult one on Sunday.</source>
        <translation>&lt;b&gt;Головоломка дня&lt;/b&gt; в один і той самий день однакова для всіх, і мережа для неї не потрібна. Тиждень починається в понеділок дуже простою, а закінчується в неділю дуже складною.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codes.&lt;/b&gt; Every puzzle has a short code of digits and letters. Pass it on, or save the puzzle as a picture with its code; whoever enters it gets the same puzzle. If a letter is wrong, the program notices.</source>
        <translation>&lt;b&gt;Коди.&lt;/b&gt; Кожна головоломка має короткий код із цифр і літер. Передай його комусь або збережи головоломку як картинку з кодом: хто введе цей код, отримає ту саму головоломку. Якщо якась літера неправильна, програма це помітить.</translation>
    </message>
    <message>
        <source>A puzzle has 10 to 18 houses, at most 9 of each colour, and the town is in one piece: its houses are joined by their edges. There are 2 to 5 kids and 1 to 4 ghosts, and never two of them on one house. There are 2 to 4 different regular cards, at least as many as rounds, but no haunted cards and no Large Ghost. You start without candy and without scare markers.</source>
        <translation>У головоломці від 10 до 18 будинків, щонайбільше по 9 кожного кольору, і містечко суцільне: його будинки з’єднані боками. У ньому від 2 до 5 дітей і від 1 до 4 привидів, і на одному будинку ніколи не стоять двоє. Є від 2 до 4 різних звичайних карт, щонайменше стільки, скільки раундів, а карт із привидами й Великого Привида немає. На початку в тебе немає ні цукерок, ні жетонів страху.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersRulebook</name>
    <message>
        <source>The idea of the game</source>
        <translation>Про що ця гра</translation>
    </message>
    <message>
        <source>It is Halloween night: your kids go from house to house for candy, and ghosts roam the town.</source>
        <translation>Настала ніч Гелловіну: твої діти ходять від будинку до будинку по цукерки, а містечком блукають привиди.</translation>
    </message>
    <message>
        <source>All players build one town together out of orange, violet, green and blue houses.</source>
        <translation>Усі гравці разом будують одне містечко з помаранчевих, фіолетових, зелених і синіх будинків.</translation>
    </message>
    <message>
        <source>Each player holds secret pattern cards: when the colours of a card lie side by side in the town, its owner may score it.</source>
        <translation>Кожен гравець тримає в руці таємні карти візерунків: коли кольори в містечку лежать так, як на карті, власник може її зіграти.</translation>
    </message>
    <message>
        <source>Every kid on the scored houses takes its house home as candy, no matter whose kid it is, and every ghost there brings the scoring player a scare marker, which costs 1 point.</source>
        <translation>Кожна дитина на будинках зіграного візерунка, байдуже чия, забирає свій будинок собі як цукерку, а за кожного привида на них гравець, який зіграв карту, бере жетон страху, що віднімає 1 очко.</translation>
    </message>
    <message>
        <source>After six rounds, points for cards and candy are added up, scare markers are taken off, and the player with the most points wins.</source>
        <translation>Після шести раундів очки за карти й цукерки додають, за жетони страху — віднімають, і перемагає той, у кого очок найбільше.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Що в коробці</translation>
    </message>
    <message>
        <source>&lt;b&gt;36 houses&lt;/b&gt;, 9 in each of four colours: orange, violet, green and blue. On the back of each house is a candy of the same colour.</source>
        <translation>&lt;b&gt;36 будинків&lt;/b&gt;, по 9 кожного з чотирьох кольорів: помаранчевого, фіолетового, зеленого й синього. На звороті кожного будинку — цукерка того самого кольору.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 ghosts&lt;/b&gt;, which belong to nobody, and the &lt;b&gt;Large Ghost&lt;/b&gt;, which comes out only in a &lt;a href=&quot;#CH-variants&quot;&gt;variant&lt;/a&gt;.</source>
        <translation>&lt;b&gt;4 привиди&lt;/b&gt;, які нікому не належать, і &lt;b&gt;Великий Привид&lt;/b&gt;, який з’являється лише в одному з &lt;a href=&quot;#CH-variants&quot;&gt;варіантів&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;20 kids&lt;/b&gt;, 5 for each player.</source>
        <translation>&lt;b&gt;20 дітей&lt;/b&gt;, по 5 на кожного гравця.</translation>
    </message>
    <message>
        <source>&lt;b&gt;28 regular cards&lt;/b&gt;. The pattern of a regular card is three houses of three different colours, in a straight line or around a corner.</source>
        <translation>&lt;b&gt;28 звичайних карт&lt;/b&gt;. Візерунок звичайної карти — три будинки трьох різних кольорів, в один ряд або кутом.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8 haunted cards&lt;/b&gt; for the advanced game. The pattern of a haunted card is four houses, one of each colour, and two ghosts.</source>
        <translation>&lt;b&gt;8 карт із привидами&lt;/b&gt; для складнішої гри. Візерунок карти з привидами — чотири будинки, по одному кожного кольору, і два привиди.</translation>
    </message>
    <message>
        <source>&lt;b&gt;20 puzzle cards&lt;/b&gt; with a &lt;a href=&quot;#CH-7&quot;&gt;puzzle&lt;/a&gt; on each side.</source>
        <translation>&lt;b&gt;20 карт головоломок&lt;/b&gt; з &lt;a href=&quot;#CH-7&quot;&gt;головоломкою&lt;/a&gt; на кожному боці.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare markers&lt;/b&gt;, each of which costs its owner 1 point at the end. The markers of −2 and −3 are change for several small ones, and the supply never runs out.</source>
        <translation>&lt;b&gt;Жетони страху&lt;/b&gt;: наприкінці кожен віднімає у свого власника 1 очко. Жетони −2 і −3 замінюють кілька малих, а запас ніколи не вичерпується.</translation>
    </message>
    <message>
        <source>Regular cards and haunted cards together are called &lt;b&gt;pattern cards&lt;/b&gt;. All houses that lie on the table, with whoever stands on them, are the &lt;b&gt;town&lt;/b&gt;.</source>
        <translation>Звичайні карти й карти з привидами разом називаються &lt;b&gt;картами візерунків&lt;/b&gt;. Усі будинки, що лежать на столі, разом із тими, хто на них стоїть, — це &lt;b&gt;містечко&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Програма все готує за тебе. Ось як вона це робить і про що можна домовитися заздалегідь.</translation>
    </message>
    <message>
        <source>Candy Hunters is for 2 to 4 players. Whoever ate the most sweets today is the first player; before the game you can also choose somebody, or let lots decide. Turns go clockwise from seat to seat.</source>
        <translation>«Мисливці за солодощами» — гра для 2–4 гравців. Перший гравець — той, хто сьогодні з’їв найбільше солодощів; а ще його можна просто обрати перед грою або визначити за жеребом. Ходять за годинниковою стрілкою, місце за місцем.</translation>
    </message>
    <message>
        <source>The town starts with eight houses in the shape of a windmill: four houses form a square, and beside each of them lies one more house, an arm of the windmill. One ghost stands on each arm.</source>
        <translation>Спочатку містечко — це вісім будинків у формі вітряка: чотири будинки утворюють квадрат, а біля кожного з них лежить ще один — крило вітряка. На кожному крилі стоїть один привид.</translation>
    </message>
    <message>
        <source>One of the possible starts: a square of four houses, and four arms with a ghost on each.</source>
        <translation>Один із можливих розкладів: квадрат із чотирьох будинків і чотири крила з привидом на кожному.</translation>
    </message>
    <message>
        <source>Among the eight houses each colour appears twice, and two houses of one colour never share an edge. Chance picks one of the 624 starts of this kind.</source>
        <translation>Серед цих восьми будинків кожен колір трапляється двічі, а два будинки одного кольору ніколи не мають спільного боку. Один із 624 таких розкладів обирає випадок.</translation>
    </message>
    <message>
        <source>The other 28 houses form four face-up stacks, one for each colour, with 7 houses in each. All players may see how many houses are left in a stack.</source>
        <translation>Решта 28 будинків лежать у чотирьох стосах лицем догори: стос на кожен колір, по 7 будинків у кожному. Усім видно, скільки будинків лишилося в стосі.</translation>
    </message>
    <message>
        <source>Each player gets 5 kids and 2 regular cards. The cards are the player&apos;s hand, and the other players do not see them. The remaining regular cards form the deck, face down.</source>
        <translation>Кожен гравець отримує 5 дітей і 2 звичайні карти. Ці карти — його рука, інші гравці їх не бачать. Решта звичайних карт — це колода, вона лежить лицем донизу.</translation>
    </message>
    <message>
        <source>In the advanced game each player also gets 1 haunted card, hidden from the others. The other haunted cards go back into the box unseen.</source>
        <translation>У складнішій грі кожен гравець отримує ще 1 карту з привидами, приховану від інших. Решту карт із привидами повертають у коробку не дивлячись.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it waits beside the town at first. It can be used with haunted cards or without them.</source>
        <translation>У грі з Великим Привидом він спершу чекає поруч із містечком. Грати з ним можна і з картами з привидами, і без них.</translation>
    </message>
    <message>
        <source>A turn in five steps</source>
        <translation>Хід із п’яти кроків</translation>
    </message>
    <message>
        <source>The game lasts six rounds. In each round every player takes one turn, and a turn has five steps, always in this order.</source>
        <translation>Гра триває шість раундів. У кожному раунді кожен гравець робить один хід, а хід складається з п’яти кроків, завжди в такому порядку.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Place a house.&lt;/a&gt;&lt;/b&gt; You must add one house to the town.</source>
        <translation>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Збудуй будинок.&lt;/a&gt;&lt;/b&gt; Обов’язково додай до містечка один будинок.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Move ghosts.&lt;/a&gt;&lt;/b&gt; You may make up to two ghost moves. The step ends by itself after the second one.</source>
        <translation>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Пересунь привидів.&lt;/a&gt;&lt;/b&gt; Можеш зробити до двох рухів привидами. Після другого крок закінчується сам.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Score a pattern.&lt;/a&gt;&lt;/b&gt; You may score one pattern card from your hand.</source>
        <translation>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Зіграй візерунок.&lt;/a&gt;&lt;/b&gt; Можеш зіграти одну карту візерунка з руки.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Exchange a card.&lt;/a&gt;&lt;/b&gt; You may exchange one regular card for the top card of the deck.</source>
        <translation>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Обміняй карту.&lt;/a&gt;&lt;/b&gt; Можеш обміняти одну звичайну карту на верхню карту колоди.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Place a kid.&lt;/a&gt;&lt;/b&gt; You must send one of your kids into the town. In round 6 this step is left out.</source>
        <translation>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Постав дитину.&lt;/a&gt;&lt;/b&gt; Обов’язково відправ у містечко одну зі своїх дітей. У раунді 6 цього кроку немає.</translation>
    </message>
    <message>
        <source>You may pass steps 2, 3 and 4 if there is nothing you want to do in them.</source>
        <translation>Кроки 2, 3 і 4 можна пропустити, якщо нічого не хочеш у них робити.</translation>
    </message>
    <message>
        <source>Three words come back again and again. A &lt;b&gt;cell&lt;/b&gt; is a square as large as one house, built on or empty. Two houses are &lt;b&gt;next to&lt;/b&gt; each other if they share an edge; touching at a corner does not count. A house is &lt;b&gt;free&lt;/b&gt; if no kid and no ghost stands on it.</source>
        <translation>Три слова трапляються в правилах раз у раз. &lt;b&gt;Клітинка&lt;/b&gt; — це квадрат завбільшки з один будинок, забудований або порожній. Два будинки &lt;b&gt;сусідні&lt;/b&gt;, якщо мають спільний бік; дотик кутами не рахується. Будинок &lt;b&gt;вільний&lt;/b&gt;, якщо на ньому немає ні дитини, ні привида.</translation>
    </message>
    <message>
        <source>Step 1: place a house</source>
        <translation>Крок 1: збудуй будинок</translation>
    </message>
    <message>
        <source>Take a house of any colour from its stack and put it on an empty cell that shares an edge with a house of the town. Touching at a corner is not enough.</source>
        <translation>Візьми з будь-якого стосу будинок і поклади його на порожню клітинку, що має спільний бік із будинком містечка. Дотику кутами не досить.</translation>
    </message>
    <message>
        <source>A new house may go to every cell with a plus. The cells with a cross touch the town only at a corner.</source>
        <translation>Новий будинок можна покласти на будь-яку клітинку з плюсом. Клітинки з хрестиком торкаються містечка лише кутом.</translation>
    </message>
    <message>
        <source>When the stack of a colour is empty, houses of this colour can no longer be placed. Choose another colour.</source>
        <translation>Коли стос якогось кольору порожній, будинків цього кольору більше не збудувати. Обери інший колір.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it now comes to the house you have just placed, wherever it was before. In everything else it is a ghost like the others.</source>
        <translation>У грі з Великим Привидом він тепер приходить на щойно збудований будинок, хоч би де був доти. В усьому іншому він такий самий привид, як решта.</translation>
    </message>
    <message>
        <source>Scoring can tear holes into the town, and some houses may be cut off from the rest. They still belong to the town in every way: you may build beside them, and a new house may also go into a hole if it shares an edge with a house there.</source>
        <translation>Після зіграної карти в містечку можуть з’явитися дірки, а деякі будинки можуть опинитися окремо від решти. Вони все одно цілком належать до містечка: біля них можна будувати, і в дірку теж можна покласти новий будинок, якщо він і там має спільний бік із якимось будинком.</translation>
    </message>
    <message>
        <source>Step 2: move ghosts</source>
        <translation>Крок 2: пересунь привидів</translation>
    </message>
    <message>
        <source>You may make up to two ghost moves, with any ghosts of the town: move one ghost twice, two ghosts once each, one ghost once, or none at all.</source>
        <translation>Можеш зробити до двох рухів будь-якими привидами містечка: пересунути одного привида двічі, двох по разу, одного лише раз або жодного.</translation>
    </message>
    <message>
        <source>With one move a ghost goes to a house next to its own. It never leaves the houses and never moves diagonally.</source>
        <translation>За один рух привид переходить на сусідній будинок. Він ніколи не сходить із будинків і ніколи не рухається навскіс.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with a kid, the kid is shoved: you move it to a free house of your choice next to the one the ghost entered, even if the kid belongs to another player. The house the ghost has just left counts too, if it is free; in a chain the ghost that shoved this one stands there now. A kid never goes to a house where a kid or a ghost stands.</source>
        <translation>Якщо привид заходить на будинок із дитиною, він її штовхає: ти пересуваєш дитину, навіть чужу, на будь-який вільний будинок, сусідній із тим, куди зайшов привид. Будинок, який привид щойно покинув, теж годиться, якщо він вільний; у ланцюгу там уже стоїть той привид, що штовхнув цього. Дитина ніколи не йде на будинок, де стоїть дитина або привид.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with another ghost, that other ghost is shoved: you move it to any house next to the one it stood on, free or not. If somebody stands there too, that piece is shoved in turn, a kid by &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt; and a ghost by this rule. Such a chain goes on until everybody has a house of their own, within the limits of &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; and &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</source>
        <translation>Якщо привид заходить на будинок з іншим привидом, він його штовхає: ти пересуваєш того іншого на будь-який будинок, вільний чи зайнятий, сусідній із тим, де він стояв. Якщо й там хтось стоїть, штовхають і його: дитину — за &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt;, привида — за цим правилом. Такий ланцюг триває, доки кожен не матиме власного будинку; обмежують його &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; і &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>At the end of a chain no house holds more than one kid or ghost.</source>
        <translation>Наприкінці ланцюга на кожному будинку стоїть щонайбільше одна дитина або один привид.</translation>
    </message>
    <message>
        <source>In a chain you may not choose a house if that would leave somebody with nowhere to go; the table offers only houses with which the chain can be finished. The first move of a chain is never refused for this reason, because whoever it shoves can always go to the house the ghost has just left.</source>
        <translation>У ланцюгу не можна обрати будинок, якщо через це комусь не буде куди йти; стіл пропонує лише ті будинки, з якими ланцюг можна завершити. Першому руху ланцюга це ніколи не заважає, бо той, кого тоді штовхають, завжди може піти на будинок, який привид щойно покинув.</translation>
    </message>
    <message>
        <source>Nobody is shoved twice in one chain, and the ghost that started the chain is not shoved at all. So every chain comes to an end.</source>
        <translation>В одному ланцюгу нікого не штовхають двічі, а привида, який почав ланцюг, не штовхають узагалі. Тож кожен ланцюг має кінець.</translation>
    </message>
    <message>
        <source>Shoving costs nothing: only the moves you start count towards your two ghost moves.</source>
        <translation>Штовхання нічого не коштує: до твоїх двох рухів привидами зараховуються лише ті рухи, які починаєш ти.</translation>
    </message>
    <message>
        <source>One ghost move starts a chain. The first ghost (1) shoves the second ghost (2), and the second ghost shoves the kid (3), which flees to a free house. The town on the right shows the result.</source>
        <translation>Один рух привида починає ланцюг. Перший привид (1) штовхає другого (2), а другий — дитину (3), яка тікає на вільний будинок. Містечко праворуч показує, що вийшло.</translation>
    </message>
    <message>
        <source>Step 3: score a pattern</source>
        <translation>Крок 3: зіграй візерунок</translation>
    </message>
    <message>
        <source>You may score one card from your hand in each turn: a regular card or, in the advanced game, your haunted card. For haunted cards see &lt;a href=&quot;#CH-3-haunted&quot;&gt;the next chapter&lt;/a&gt;.</source>
        <translation>Щоходу можеш зіграти одну карту з руки: звичайну або, у складнішій грі, карту з привидами. Про карти з привидами читай у &lt;a href=&quot;#CH-3-haunted&quot;&gt;наступному розділі&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>You may turn a pattern by a quarter, a half or three quarters, but you may never mirror it. A regular card matches where each of its cells lies on a house of the required colour. If it matches in several places, you choose one. A place means the covered cells and the way the card is turned.</source>
        <translation>Візерунок можна повернути на чверть, половину або три чверті оберту, але ніколи не можна віддзеркалити. Звичайна карта підходить там, де кожна її клітинка лежить на будинку потрібного кольору. Якщо вона підходить у кількох місцях, обери одне. Місце — це накриті клітинки й те, як повернуто карту.</translation>
    </message>
    <message>
        <source>Turned clockwise by a quarter, the card matches the outlined houses of the town. The three houses on the right are a mirror image: whichever way you turn the card, it does not match them.</source>
        <translation>Якщо повернути карту на чверть за годинниковою стрілкою, вона підходить до обведених будинків містечка. Три будинки праворуч — дзеркальне відображення: хоч як повертай карту, до них вона не підійде.</translation>
    </message>
    <message>
        <source>Lay the scored card in front of you, where all players can see it.</source>
        <translation>Поклади зіграну карту перед собою, щоб її бачили всі гравці.</translation>
    </message>
    <message>
        <source>Each house of the scored place that has a kid on it leaves the town, no matter whose kid it is. The owner of the kid takes the house, turns it over to the candy side and puts the kid on it; this kid does not come back into the town. All other houses and all ghosts stay.</source>
        <translation>Кожен будинок зіграного візерунка, на якому стоїть дитина, байдуже чия, покидає містечко. Гравець, чия це дитина, бере будинок, перевертає його цукеркою догори й ставить на нього дитину; у містечко вона вже не повертається. Усі інші будинки й усі привиди лишаються.</translation>
    </message>
    <message>
        <source>A card is scored on the outlined houses. Two kids of different players take their houses home as candy. The orange house is cut off now, but still belongs to the town.</source>
        <translation>Карту зіграно на обведених будинках. Двоє дітей різних гравців забирають свої будинки собі як цукерки. Помаранчевий будинок тепер стоїть окремо, але й далі належить до містечка.</translation>
    </message>
    <message>
        <source>If you score a card, take 1 scare marker for each ghost on a house of the scored place. The house of a ghost always stays in the town, because no kid can be there.</source>
        <translation>Коли граєш карту, бери 1 жетон страху за кожного привида на будинках зіграного візерунка. Будинок привида завжди лишається в містечку, бо дитини на ньому бути не може.</translation>
    </message>
    <message>
        <source>After scoring a regular card, draw the top card of the deck. If the deck is empty, you draw nothing.</source>
        <translation>Зігравши звичайну карту, візьми верхню карту колоди. Якщо колода порожня, не бери нічого.</translation>
    </message>
    <message>
        <source>Houses that leave the town can leave holes behind. &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt; says what this means.</source>
        <translation>Будинки, що покидають містечко, можуть лишити по собі дірки. Що це означає, пояснює &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Step 3 with a haunted card</source>
        <translation>Крок 3: карта з привидами</translation>
    </message>
    <message>
        <source>The pattern of a haunted card is larger than that of a regular card, but a few gaps are forgiven. You score it in step 3 instead of a regular card; what &lt;a href=&quot;#CH-3&quot;&gt;the chapter before&lt;/a&gt; says about turning, kids and ghosts holds for it too.</source>
        <translation>Візерунок карти з привидами більший, ніж у звичайної, зате кілька прогалин пробачають. Її грають на кроці 3 замість звичайної карти; те, що &lt;a href=&quot;#CH-3&quot;&gt;попередній розділ&lt;/a&gt; каже про повороти, дітей і привидів, стосується і її.</translation>
    </message>
    <message>
        <source>A haunted card has house cells and ghost cells. A house cell asks for a house of its colour. A ghost cell asks for a ghost, on a house of any colour; this house is not part of the pattern and stays in the town, and its ghost gives you no scare marker.</source>
        <translation>На карті з привидами є клітинки будинків і клітинки привидів. Клітинка будинку вимагає будинку свого кольору. Клітинка привида вимагає привида на будинку будь-якого кольору; цей будинок не належить до візерунка й лишається в містечку, а його привид не дає тобі жетона страху.</translation>
    </message>
    <message>
        <source>Each of the six cells is a requirement, and up to 3 of them may be unmet. For each unmet requirement you take 1 scare marker. You do not choose which requirements are met: what lies and stands in the town decides.</source>
        <translation>Кожна з шести клітинок — це умова, і щонайбільше 3 умови можуть бути не виконані. За кожну невиконану умову береш 1 жетон страху. Які умови виконано, обираєш не ти: вирішує те, що лежить і стоїть у містечку.</translation>
    </message>
    <message>
        <source>Only met house cells bring candy by &lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt; and scare markers for ghosts by &lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt;. Whatever lies or stands on an unmet cell is left alone. The Large Ghost meets the requirement of a ghost cell like any other ghost.</source>
        <translation>Цукерки (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;) і жетони страху за привидів (&lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt;) дають лише ті клітинки будинків, умову яких виконано. Того, що лежить або стоїть на клітинці з невиконаною умовою, не чіпають. Великий Привид виконує умову клітинки привида, як і будь-який інший привид.</translation>
    </message>
    <message>
        <source>The three met house cells are outlined with a solid line, and the kid among them gets candy. The met ghost cell has a dashed line. The two cells with −1 are unmet: a ghost and a blue house are missing there. The kid on the unmet cell stays, and scoring here costs 2 scare markers.</source>
        <translation>Три клітинки будинків із виконаною умовою обведено суцільною лінією, і дитина на одній із них отримує цукерку. Клітинку привида з виконаною умовою обведено пунктиром. На двох клітинках із −1 умову не виконано: там бракує привида й синього будинку. Дитина на одній із них лишається, а за карту, зіграну тут, беруть 2 жетони страху.</translation>
    </message>
    <message>
        <source>A scored haunted card is worth 5 points, no matter how many requirements were unmet. You do not draw a card for it.</source>
        <translation>Зіграна карта з привидами приносить 5 очок незалежно від того, скільки умов не виконано. Нової карти за неї не беруть.</translation>
    </message>
    <message>
        <source>Step 4: exchange a card</source>
        <translation>Крок 4: обміняй карту</translation>
    </message>
    <message>
        <source>You may put one regular card from your hand under the deck and draw the top card of the deck. If the deck is empty, you cannot exchange a card. A haunted card can never be exchanged.</source>
        <translation>Можеш покласти одну звичайну карту з руки під колоду й узяти верхню карту колоди. Якщо колода порожня, обміняти карту не можна. Карту з привидами не можна обміняти ніколи.</translation>
    </message>
    <message>
        <source>Step 5: place a kid</source>
        <translation>Крок 5: постав дитину</translation>
    </message>
    <message>
        <source>Put one of your kids on a free house anywhere in the town. There is always a free house: in rounds 1 to 5 you can choose from at least four.</source>
        <translation>Постав одну зі своїх дітей на будь-який вільний будинок містечка. Вільний будинок є завжди: у раундах 1–5 можна обирати щонайменше з чотирьох.</translation>
    </message>
    <message>
        <source>In round 6 no kids are placed, and your turn ends after &lt;a href=&quot;#CH-4&quot;&gt;step 4&lt;/a&gt;.</source>
        <translation>У раунді 6 дітей не ставлять, і твій хід закінчується після &lt;a href=&quot;#CH-4&quot;&gt;кроку 4&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>End of the game and points</source>
        <translation>Кінець гри й очки</translation>
    </message>
    <message>
        <source>The game ends after round 6. Each scored regular card is worth 2 points and each scored haunted card 5 points. In each colour your first candy is worth 2 points and every further candy 1 point. Each scare marker costs 1 point. Cards left in your hand count nothing.</source>
        <translation>Гра закінчується після раунду 6. Кожна зіграна звичайна карта приносить 2 очки, а кожна зіграна карта з привидами — 5 очок. Перша твоя цукерка кожного кольору приносить 2 очки, кожна наступна того самого кольору — 1 очко. Кожен жетон страху віднімає 1 очко. Карти, що лишилися в руці, нічого не дають.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You scored three regular cards, which makes 6 points, and your haunted card, which makes 5. You have two orange candies for 2 + 1 = 3 points, one green candy for 2 points and one blue candy for 2 points. You also have two scare markers, which cost 2 points. Your result is 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 points&lt;/b&gt;.</source>
        <translation>&lt;b&gt;Приклад.&lt;/b&gt; У тебе три зіграні звичайні карти, це 6 очок, і зіграна карта з привидами, це 5 очок. Ще в тебе дві помаранчеві цукерки на 2 + 1 = 3 очки, одна зелена на 2 очки й одна синя на 2 очки. Є й два жетони страху, які віднімають 2 очки. Твій результат: 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 очок&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players have the same number of points, &lt;a href=&quot;#CH-6-tie&quot;&gt;the next chapter&lt;/a&gt; decides.</source>
        <translation>Перемагає гравець, у якого найбільше очок. Якщо очок порівну, вирішує &lt;a href=&quot;#CH-6-tie&quot;&gt;наступний розділ&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>If the points are level</source>
        <translation>Якщо очок порівну</translation>
    </message>
    <message>
        <source>Among players with the same points, the one with fewer scored cards is ahead, regular and haunted cards counted together. If that is level too, fewer scare markers decide, and then more candy colours. If everything is level, these players share their rank, and at the top they share the win. All other ranks are decided in the same order.</source>
        <translation>Із гравців, у яких очок порівну, попереду той, хто зіграв менше карт, звичайних і з привидами разом. Якщо й карт порівну, вирішує менша кількість жетонів страху, а далі — більша кількість кольорів цукерок. Якщо порівну всього, ці гравці ділять своє місце, а на першому місці — перемогу. Усі інші місця визначають так само.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варіанти</translation>
    </message>
    <message>
        <source>You choose the variants before the game. If Candy Hunters is new to you, play your first game without any of them.</source>
        <translation>Варіанти обирають перед грою. Якщо «Мисливці за солодощами» для тебе — нова гра, першу партію зіграй без них.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunted cards&lt;/b&gt; make the advanced game. Each player also holds one haunted card (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), and &lt;a href=&quot;#CH-3-haunted&quot;&gt;a chapter of its own&lt;/a&gt; says how to score it.</source>
        <translation>&lt;b&gt;Карти з привидами&lt;/b&gt; роблять гру складнішою. Кожен гравець має ще й одну карту з привидами (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), а як її зіграти, розповідає &lt;a href=&quot;#CH-3-haunted&quot;&gt;окремий розділ&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Large Ghost&lt;/b&gt; is a fifth ghost, which comes to every new house (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). A house that completes your pattern has a ghost on it at once, so you take a scare marker unless you move the ghost away in step 2.</source>
        <translation>&lt;b&gt;Великий Привид&lt;/b&gt; — це п’ятий привид, який приходить на кожен новий будинок (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). На будинку, що завершує твій візерунок, одразу стоїть привид, тож ти береш жетон страху, якщо на кроці 2 не відведеш привида геть.</translation>
    </message>
    <message>
        <source>You can play with one of these variants or with both.</source>
        <translation>Можна грати з одним із цих варіантів або з обома.</translation>
    </message>
    <message>
        <source>How to use the table</source>
        <translation>Як користуватися столом</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a house, a ghost, a card or a kid to where it should go, or click it and then click the place. When you lift a piece, the places where it may go light up.</source>
        <translation>&lt;b&gt;Мишею.&lt;/b&gt; Перетягни будинок, привида, карту або дитину туди, куди треба, або клацни спершу на тому, що пересуваєш, а потім на потрібному місці. Коли щось піднімаєш, засвічуються місця, куди це можна покласти.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Якщо так не можна&lt;/b&gt;, предмет ковзає назад, а коротка підказка пояснює чому й веде до правила.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchanging a card.&lt;/b&gt; In step 4 bring a regular card from your hand to the deck.</source>
        <translation>&lt;b&gt;Як обміняти карту.&lt;/b&gt; На кроці 4 перетягни звичайну карту з руки на колоду.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The rings.&lt;/b&gt; At the start of your turn, dashed violet rings show what has moved in the town since your last one.</source>
        <translation>&lt;b&gt;Кільця.&lt;/b&gt; На початку твого ходу штрихові фіолетові кільця показують, що змінило місце в містечку від твого останнього ходу.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scoring a card.&lt;/b&gt; Bring the card to the town, and the table shows every place where it matches and what scoring there would bring. Point at a place, or walk through them with the arrow keys or &lt;b&gt;R&lt;/b&gt;. Nothing is scored until you click the place or press &lt;b&gt;Enter&lt;/b&gt;; &lt;b&gt;Esc&lt;/b&gt; takes the card back.</source>
        <translation>&lt;b&gt;Як зіграти карту.&lt;/b&gt; Піднеси карту до містечка, і стіл покаже кожне місце, де вона підходить, і що вона там принесе. Наведи вказівник на місце або переходь від одного до іншого клавішами зі стрілками чи клавішею &lt;b&gt;R&lt;/b&gt;. Карту буде зіграно, лише коли клацнеш на обраному місці або натиснеш &lt;b&gt;Enter&lt;/b&gt;; &lt;b&gt;Esc&lt;/b&gt; повертає карту в руку.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The frames.&lt;/b&gt; A green frame is a house that counts, a dashed white one a ghost that the card asks for, and a red one with −1 a requirement that is not met. Thin dashed frames show the other places.</source>
        <translation>&lt;b&gt;Рамки.&lt;/b&gt; Зелена рамка — це будинок, який зараховується, біла пунктирна — привид, якого вимагає карта, а червона з −1 — невиконана умова. Тонкі пунктирні рамки показують інші місця.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a piece and drops it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; passes a step that you may pass. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Клавіатурою.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; і &lt;b&gt;клавіші зі стрілками&lt;/b&gt; ведуть від предмета до предмета й від місця до місця. &lt;b&gt;Enter&lt;/b&gt; піднімає предмет і кладе його. &lt;b&gt;Esc&lt;/b&gt; скасовує. &lt;b&gt;Пробіл&lt;/b&gt; пропускає крок, який можна пропустити. &lt;b&gt;F1&lt;/b&gt; відкриває ці правила. Коліщатко миші або &lt;b&gt;+&lt;/b&gt; і &lt;b&gt;−&lt;/b&gt; наближають чи віддаляють, &lt;b&gt;0&lt;/b&gt; показує весь стіл. &lt;b&gt;F11&lt;/b&gt; розгортає гру на весь екран.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking moves back.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; takes a move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn card, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Як скасувати дію.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; скасовує дію, а &lt;b&gt;Ctrl+Y&lt;/b&gt; повторює її. Дію не можна скасувати, якщо через неї або після неї хтось дізнався щось нове, наприклад побачив щойно взяту карту, чи якщо після неї вирішував інший гравець.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Партія зберігається&lt;/b&gt; після кожної дії. Можеш піти будь-коли: вона чекатиме на полиці, і там її можна ще й зберегти у файл.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up.</source>
        <translation>&lt;b&gt;Приховані карти.&lt;/b&gt; Твої карти лежать лицем донизу, тож нікому не треба відвертатися. Притисни їх і тримай або тримай клавішу, яку на них показано, — і бачиш їх, поки тримаєш. У налаштуваннях можна замість цього опускати завісу між ходами або грати з картами лицем догори.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Empty steps.&lt;/b&gt; A step in which everybody can see that nothing can be done passes by itself, and the log says so. Where only your hidden cards decide, the table waits for you. You can switch this off in the settings.</source>
        <translation>&lt;b&gt;Порожні кроки.&lt;/b&gt; Крок, у якому всі бачать, що зробити нічого не можна, минає сам, і журнал про це каже. Де вирішують лише твої приховані карти, стіл чекає на тебе. У налаштуваннях це можна вимкнути.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Поради для перших партій</translation>
    </message>
    <message>
        <source>&lt;b&gt;Let others work for you.&lt;/b&gt; A kid gets its candy whoever scores the pattern (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Place your kids where another player might score soon.</source>
        <translation>&lt;b&gt;Хай на тебе працюють інші.&lt;/b&gt; Дитина отримує цукерку, хоч би хто зіграв візерунок (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Став своїх дітей там, де невдовзі може зіграти карту хтось інший.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Collect different colours.&lt;/b&gt; Four candies of four colours are worth 8 points, four candies of one colour only 5.</source>
        <translation>&lt;b&gt;Збирай різні кольори.&lt;/b&gt; Чотири цукерки чотирьох кольорів приносять 8 очок, а чотири цукерки одного кольору — лише 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Look before you score.&lt;/b&gt; In step 2 you can send ghosts away from your pattern. A ghost can also shove kids: yours towards the pattern, the kids of others away from it.</source>
        <translation>&lt;b&gt;Роздивися, перш ніж грати карту.&lt;/b&gt; На кроці 2 можна відвести привидів від свого візерунка. А ще привид може штовхати дітей: твоїх — до візерунка, чужих — геть від нього.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not hold on to a bad card.&lt;/b&gt; An exchange costs nothing but the card you give away.</source>
        <translation>&lt;b&gt;Не тримайся за погану карту.&lt;/b&gt; Обмін не коштує нічого, крім карти, яку віддаєш.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be patient with a haunted card.&lt;/b&gt; With three unmet requirements its 5 points shrink to 2, as many as a regular card brings. But do not wait too long: in your hand it counts nothing.</source>
        <translation>&lt;b&gt;Не поспішай із картою з привидами.&lt;/b&gt; З трьома невиконаними умовами від її 5 очок лишається 2 — стільки ж, скільки приносить звичайна карта. Але й не чекай надто довго: у руці вона нічого не дає.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the end.&lt;/b&gt; Kids still in the town after round 6 bring no points, and the kid you place in round 5 has little time left to get candy.</source>
        <translation>&lt;b&gt;Пам’ятай про кінець гри.&lt;/b&gt; Діти, які після раунду 6 ще в містечку, не приносять очок, а дитина, яку ставиш у раунді 5, має мало часу, щоб отримати цукерку.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Рішення столу</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing, contradict each other or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Рішення столу — це правило, яке ми встановили самі: там, де відомі нам правила оригінальної гри мовчать, суперечать одне одному або спираються на малюнок, якого ми не маємо. Ось усі ці рішення, кожне з поясненням, щоб їх можна було відрізнити від решти правил.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: The first eight houses form a windmill with a ghost on each arm. This shape is the same from all four sides, so no side of the town is better than another.</source>
        <translation>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: Перші вісім будинків утворюють вітряк із привидом на кожному крилі. Ця форма однакова з усіх чотирьох боків, тож жоден бік містечка не кращий за інший.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: Each colour appears exactly twice at the start. So all stacks are equally high, and no colour is rarer than another.</source>
        <translation>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: На початку кожен колір трапляється рівно двічі. Тож усі стоси однаково високі, і жоден колір не рідкісніший за інший.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: Nobody is shoved twice in a chain, and the ghost that started it stays. Otherwise ghosts could shove each other forever.</source>
        <translation>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: У ланцюгу нікого не штовхають двічі, а привида, який його почав, не штовхають узагалі. Інакше привиди могли б штовхати один одного без кінця.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: If the deck is empty, nothing is drawn after scoring. Scored cards stay with their owners, because they count at the end.</source>
        <translation>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: Якщо колода порожня, після зіграної карти нічого не беруть. Зіграні карти лишаються у власників, бо вони рахуються наприкінці.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: The town decides which requirements of a haunted card are met. So there is nothing to argue about, and nobody can leave a met requirement out on purpose.</source>
        <translation>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: Які умови карти з привидами виконано, вирішує містечко. Тож сперечатися нема про що, і ніхто не може навмисно оминути виконану умову.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: An unmet cell is left alone, and the Large Ghost counts for a ghost cell. The unmet cell has already brought you a scare marker, and the Large Ghost is a ghost like the others.</source>
        <translation>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: Клітинки з невиконаною умовою не чіпають, а Великий Привид годиться для клітинки привида. За невиконану умову ти вже береш жетон страху, а Великий Привид — такий самий привид, як решта.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: Nothing can be exchanged when the deck is empty. You would only draw the card that you have just given away.</source>
        <translation>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: Коли колода порожня, обміняти карту не можна. Узяти довелося б ту саму карту, яку віддаєш.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: A puzzle has no deck, and its stacks hold every house that is not in the town. So nothing is left to chance, and you can see from the start everything there is to build with.</source>
        <translation>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: У головоломці немає колоди, а в стосах лежать усі будинки, яких немає в містечку. Тож від випадку нічого не залежить, і з самого початку видно все, з чого можна будувати.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: Within these limits a puzzle is small enough to keep in your head, and the program can prove what is in it.</source>
        <translation>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: У цих межах головоломка досить мала, щоб тримати її в голові, а програма може довести, скільки очок у ній можна набрати.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Scare markers&lt;/a&gt;: The supply never runs out, because every scare marker must count.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Жетони страху&lt;/a&gt;: Запас ніколи не вичерпується, бо кожен жетон страху має рахуватися.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Pattern cards&lt;/a&gt;: We drew the patterns of the 28 regular cards and the 8 haunted cards ourselves, because the original pictures are not available to us. No two cards are alike, and no colour is favoured.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Карти візерунків&lt;/a&gt;: Візерунки 28 звичайних карт і 8 карт із привидами ми намалювали самі, бо оригінальних малюнків не маємо. Двох однакових карт немає, і жоден колір не має переваги.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7&quot;&gt;Puzzles&lt;/a&gt;: The forty puzzles are our own too, because the original ones are not available to us. We also decided what makes a puzzle difficult: how seldom you reach its goal if you play without a plan.</source>
        <translation>&lt;a href=&quot;#CH-7&quot;&gt;Головоломки&lt;/a&gt;: Сорок головоломок теж наші власні, бо оригінальних ми не маємо. Ми самі вирішили й те, яку головоломку вважати складною: ту, цілі якої рідко вдається досягти, якщо грати без плану.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersTips</name>
    <message>
        <source>Large Ghost: comes to every new house. Otherwise it is a ghost like the others.</source>
        <translation>Великий Привид: приходить на кожен новий будинок. У всьому іншому він такий, як решта.</translation>
    </message>
    <message>
        <source>Ghost: costs 1 point if you score the house below it. It goes to a house next to its own and shoves whoever stands there.</source>
        <translation>Привид: забирає 1 очко, якщо зіграти будинок під ним. Він іде на сусідній будинок і штовхає того, хто там стоїть.</translation>
    </message>
    <message>
        <source>If this house is scored, no matter by whom:</source>
        <translation>Якщо цей будинок зіграють, байдуже хто:</translation>
    </message>
    <message>
        <source>One kid goes to the town at the end of each turn, but not in the last round.</source>
        <translation>Наприкінці кожного ходу одна дитина йде в містечко, але не в останньому раунді.</translation>
    </message>
    <message>
        <source>%1: %2. The first of a colour brings 2 points, each further one 1.</source>
        <translation>%1: %2. Перша цукерка кожного кольору дає 2 очки, кожна наступна — 1.</translation>
    </message>
    <message>
        <source>In each turn one house, of any colour, goes to the edge of the town.</source>
        <translation>Щоходу один будинок будь-якого кольору стає на край містечка.</translation>
    </message>
    <message>
        <source>The deck is empty: no card is drawn or exchanged any more.</source>
        <translation>Колода порожня: карт більше не беруть і не обмінюють.</translation>
    </message>
    <message>
        <source>Whoever scores or exchanges a regular card draws a new one here.</source>
        <translation>Хто зіграв або обміняв звичайну карту, бере тут нову.</translation>
    </message>
    <message>
        <source>A scare marker costs 1 point. You take one for each ghost on a house that you score, and for each unmet requirement of a haunted card.</source>
        <translation>Жетон страху віднімає 1 очко. Його беруть за кожного привида на зіграному будинку й за кожну не виконану умову карти з привидами.</translation>
    </message>
    <message>
        <source>Haunted card: 5 points. Up to three requirements may be unmet, for 1 point each.</source>
        <translation>Карта з привидами: 5 очок. До трьох умов можна не виконати, по 1 очку за кожну.</translation>
    </message>
    <message>
        <source>Regular card: 2 points. Its pattern may be turned, but not mirrored.</source>
        <translation>Звичайна карта: 2 очки. Її візерунок можна повертати, але не віддзеркалювати.</translation>
    </message>
    <message>
        <source>Now it would bring you %1 at best.</source>
        <translation>Зараз вона дала б тобі щонайбільше %1.</translation>
    </message>
    <message>
        <source>A card in hand is worth nothing until it is scored.</source>
        <translation>Карта в руці нічого не варта, доки її не зіграно.</translation>
    </message>
    <message>
        <source>Scored: %1. If points are level, fewer scored cards win.</source>
        <translation>Зіграно: %1. Якщо очок порівну, перемагає той, хто зіграв менше карт.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersVoice</name>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Зачекай, зараз ходить %1.</translation>
    </message>
    <message>
        <source>Only cards from your own hand can be used.</source>
        <translation>Скористатися можна лише картами зі своєї руки.</translation>
    </message>
    <message>
        <source>A house stands here already; build on an empty spot at the edge of the town.</source>
        <translation>Тут уже стоїть будинок; будуй на порожній клітинці скраю містечка.</translation>
    </message>
    <message>
        <source>A new house must share a whole edge with the town; a corner is not enough.</source>
        <translation>Новий будинок мусить мати з містечком спільний бік; дотику кутом не досить.</translation>
    </message>
    <message>
        <source>The Large Ghost is still beside the town; it comes with the next house.</source>
        <translation>Великий Привид ще поруч із містечком; він прийде з наступним будинком.</translation>
    </message>
    <message>
        <source>Ghosts never leave the houses; choose a house next to this ghost.</source>
        <translation>Привиди не сходять із будинків; обери будинок поруч із цим привидом.</translation>
    </message>
    <message>
        <source>A ghost goes one step at a time, to a house that shares an edge with its own.</source>
        <translation>За один рух привид іде лише на сусідній будинок — той, що має спільний бік із його будинком.</translation>
    </message>
    <message>
        <source>Whoever stands there would have nowhere to go; choose another house.</source>
        <translation>Тому, хто там стоїть, не буде куди йти; обери інший будинок.</translation>
    </message>
    <message>
        <source>A card can be turned by quarters only.</source>
        <translation>Карту можна повертати щоразу лише на чверть оберту.</translation>
    </message>
    <message>
        <source>The pattern does not lie here: every cell needs a house of its colour. You may turn the card, but not mirror it.</source>
        <translation>Візерунок тут не складається: кожній клітинці потрібен будинок її кольору. Карту можна повертати, але не віддзеркалювати.</translation>
    </message>
    <message>
        <source>A haunted card is never exchanged; choose a regular one.</source>
        <translation>Карту з привидами не обмінюють; обери звичайну.</translation>
    </message>
    <message>
        <source>The deck is empty, so nothing can be exchanged any more.</source>
        <translation>Колода порожня, тож обмінювати більше нема на що.</translation>
    </message>
    <message>
        <source>This card fits nowhere in the town now, however you turn it.</source>
        <translation>Ця карта зараз ніде в містечку не підходить, хоч як її повертай.</translation>
    </message>
    <message>
        <source>This haunted card fits nowhere now: more than three requirements would be unmet everywhere.</source>
        <translation>Ця карта з привидами зараз ніде не підходить: усюди було б не виконано більше ніж три умови.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot at the edge of the town.</source>
        <translation>Будинок клади на порожню клітинку скраю містечка.</translation>
    </message>
    <message>
        <source>A ghost goes to a house next to its own.</source>
        <translation>Привид іде на сусідній будинок.</translation>
    </message>
    <message>
        <source>Whoever was shoved goes to one of the lit houses.</source>
        <translation>Той, кого штовхнули, йде на один із підсвічених будинків.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored, or to the deck to be exchanged.</source>
        <translation>Карту клади на містечко, щоб зіграти її, або на колоду, щоб обміняти.</translation>
    </message>
    <message>
        <source>A kid goes to a free house in the town.</source>
        <translation>Дитину став на вільний будинок у містечку.</translation>
    </message>
    <message>
        <source>That kid belongs to another player; place one of yours.</source>
        <translation>Це дитина іншого гравця; постав одну зі своїх.</translation>
    </message>
    <message>
        <source>In the last round no kid is placed any more.</source>
        <translation>В останньому раунді дітей уже не ставлять.</translation>
    </message>
    <message>
        <source>This house is taken; send the kid to a free one.</source>
        <translation>Цей будинок зайнятий; відправ дитину на вільний.</translation>
    </message>
    <message>
        <source>The game is over; the points are counted.</source>
        <translation>Гру закінчено, очки підраховано.</translation>
    </message>
    <message>
        <source>Nobody was shoved, so nobody has to move aside.</source>
        <translation>Нікого не штовхнули, тож нікому не треба відступати.</translation>
    </message>
    <message>
        <source>The orange houses are used up; build one of another colour.</source>
        <translation>Помаранчеві будинки скінчилися; збудуй будинок іншого кольору.</translation>
    </message>
    <message>
        <source>The violet houses are used up; build one of another colour.</source>
        <translation>Фіолетові будинки скінчилися; збудуй будинок іншого кольору.</translation>
    </message>
    <message>
        <source>The green houses are used up; build one of another colour.</source>
        <translation>Зелені будинки скінчилися; збудуй будинок іншого кольору.</translation>
    </message>
    <message>
        <source>The blue houses are used up; build one of another colour.</source>
        <translation>Сині будинки скінчилися; збудуй будинок іншого кольору.</translation>
    </message>
    <message>
        <source>The shoved ghost goes to a house right next to the one it stood on.</source>
        <translation>Привид, якого штовхнули, йде на будинок, сусідній із тим, де стояв.</translation>
    </message>
    <message>
        <source>First give the shoved ghost a house.</source>
        <translation>Спершу дай будинок привидові, якого штовхнули.</translation>
    </message>
    <message>
        <source>First give the shoved kid a house.</source>
        <translation>Спершу дай будинок дитині, яку штовхнули.</translation>
    </message>
    <message>
        <source>Your turn starts with a house: build one first.</source>
        <translation>Твій хід починається з будинку: спершу збудуй його.</translation>
    </message>
    <message>
        <source>Now a kid goes into the town: place one of yours.</source>
        <translation>Зараз у містечко йде дитина: постав одну зі своїх.</translation>
    </message>
    <message>
        <source>The Large Ghost comes to the new house.</source>
        <translation>Великий Привид приходить на новий будинок.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n scare markers.</source>
        <translation>
            <numerusform>%1 бере %n жетон страху.</numerusform>
            <numerusform>%1 бере %n жетони страху.</numerusform>
            <numerusform>%1 бере %n жетонів страху.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 бере карту.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1 кладе карту під колоду.</translation>
    </message>
    <message>
        <source>%1 sends a kid into the town.</source>
        <translation>%1 відправляє дитину в містечко.</translation>
    </message>
    <message>
        <source>The sixth round is over, and the points are counted.</source>
        <translation>Шостий раунд закінчено, очки підраховано.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirements are unmet here, and a haunted card allows three at most; choose another place.</source>
        <translation>
            <numerusform>Тут не виконано %n умову, а карта з привидами дозволяє щонайбільше три; обери інше місце.</numerusform>
            <numerusform>Тут не виконано %n умови, а карта з привидами дозволяє щонайбільше три; обери інше місце.</numerusform>
            <numerusform>Тут не виконано %n умов, а карта з привидами дозволяє щонайбільше три; обери інше місце.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody stands there already; a kid flees to a free house.</source>
        <translation>Там уже хтось стоїть; дитина тікає на вільний будинок.</translation>
    </message>
    <message>
        <source>That ghost has already moved in this chain and stays; choose another house.</source>
        <translation>Той привид уже рухався в цьому ланцюгу, і його не штовхають; обери інший будинок.</translation>
    </message>
    <message>
        <source>A kid needs a house to stand on; choose a free one.</source>
        <translation>Дитина має стояти на будинку; обери вільний.</translation>
    </message>
    <message>
        <source>A kid in the town moves only when a ghost shoves it.</source>
        <translation>Дитина в містечку рухається, лише коли її штовхає привид.</translation>
    </message>
    <message>
        <source>The shoved kid goes to a free house right next to the one it stood on.</source>
        <translation>Дитина, яку штовхнули, йде на вільний будинок, сусідній із тим, де стояла.</translation>
    </message>
    <message>
        <source>That comes later; now the ghosts may move. Press “%1” to go on.</source>
        <translation>Це буде згодом, а зараз можна рухати привидів. Щоб іти далі, натисни «%1».</translation>
    </message>
    <message>
        <source>That comes later; now a pattern may be scored. Press “%1” to go on.</source>
        <translation>Це буде згодом, а зараз можна зіграти візерунок. Щоб іти далі, натисни «%1».</translation>
    </message>
    <message>
        <source>That comes later; now a card may be exchanged. Press “%1” to go on.</source>
        <translation>Це буде згодом, а зараз можна обміняти карту. Щоб іти далі, натисни «%1».</translation>
    </message>
    <message>
        <source>The step for ghosts is over in this turn.</source>
        <translation>Крок «Привиди» в цьому ході вже минув.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message>
        <source>%1: a kid flees from the ghost.</source>
        <translation>%1: дитина тікає від привида.</translation>
    </message>
    <message>
        <source>%1 builds an orange house.</source>
        <translation>%1 будує помаранчевий будинок.</translation>
    </message>
    <message>
        <source>%1 builds a violet house.</source>
        <translation>%1 будує фіолетовий будинок.</translation>
    </message>
    <message>
        <source>%1 builds a green house.</source>
        <translation>%1 будує зелений будинок.</translation>
    </message>
    <message>
        <source>%1 builds a blue house.</source>
        <translation>%1 будує синій будинок.</translation>
    </message>
    <message>
        <source>%1 gets an orange candy.</source>
        <translation>%1 отримує помаранчеву цукерку.</translation>
    </message>
    <message>
        <source>%1 gets a violet candy.</source>
        <translation>%1 отримує фіолетову цукерку.</translation>
    </message>
    <message>
        <source>%1 gets a green candy.</source>
        <translation>%1 отримує зелену цукерку.</translation>
    </message>
    <message>
        <source>%1 gets a blue candy.</source>
        <translation>%1 отримує синю цукерку.</translation>
    </message>
    <message>
        <source>The Large Ghost is shoved on.</source>
        <translation>Великого Привида штовхають далі.</translation>
    </message>
    <message>
        <source>The Large Ghost moves.</source>
        <translation>Великий Привид рухається.</translation>
    </message>
    <message>
        <source>A ghost is shoved on.</source>
        <translation>Привида штовхають далі.</translation>
    </message>
    <message>
        <source>A ghost moves.</source>
        <translation>Привид рухається.</translation>
    </message>
    <message>
        <source>%1 leaves the ghosts alone now.</source>
        <translation>%1 дає привидам спокій.</translation>
    </message>
    <message>
        <source>%1 scores nothing.</source>
        <translation>%1 не грає жодної карти.</translation>
    </message>
    <message>
        <source>%1 keeps the cards.</source>
        <translation>%1 лишає карти собі.</translation>
    </message>
    <message>
        <source>No ghost can move: the step is passed.</source>
        <translation>Жоден привид не може рушити: крок пропущено.</translation>
    </message>
    <message>
        <source>No card can fit the town: the step is passed.</source>
        <translation>Жодна карта не може підійти до містечка: крок пропущено.</translation>
    </message>
    <message>
        <source>No card can be exchanged: the step is passed.</source>
        <translation>Жодної карти не можна обміняти: крок пропущено.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Будинок</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Привиди</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Візерунок</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обмін</translation>
    </message>
    <message>
        <source>Kid</source>
        <translation>Дитина</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Ніч минула</translation>
    </message>
    <message>
        <source>Round %1 of 6 · %2</source>
        <translation>Раунд %1 із 6 · %2</translation>
    </message>
    <message>
        <source>All six rounds are played.</source>
        <translation>Усі шість раундів зіграно.</translation>
    </message>
    <message>
        <source>Put the shoved ghost on a lit house.</source>
        <translation>Постав привида, якого штовхнули, на підсвічений будинок.</translation>
    </message>
    <message>
        <source>Put the shoved kid on a lit house.</source>
        <translation>Постав дитину, яку штовхнули, на підсвічений будинок.</translation>
    </message>
    <message>
        <source>Drag a house from a stack to the edge of the town.</source>
        <translation>Перетягни будинок зі стосу до краю містечка.</translation>
    </message>
    <message numerus="yes">
        <source>You may move a ghost one step: %n moves left.</source>
        <translation>
            <numerusform>Можеш пересунути привида на сусідній будинок: лишився %n рух.</numerusform>
            <numerusform>Можеш пересунути привида на сусідній будинок: лишилося %n рухи.</numerusform>
            <numerusform>Можеш пересунути привида на сусідній будинок: лишилося %n рухів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a pattern card onto the town to see where it fits.</source>
        <translation>Перетягни карту візерунка на містечко, щоб побачити, де вона підходить.</translation>
    </message>
    <message>
        <source>None of the cards in hand fits the town now.</source>
        <translation>Жодна карта в руці зараз не підходить до містечка.</translation>
    </message>
    <message>
        <source>You may drag a regular card to the deck to exchange it.</source>
        <translation>Можеш перетягнути звичайну карту на колоду, щоб обміняти її.</translation>
    </message>
    <message>
        <source>Ghosts are done</source>
        <translation>Досить привидів</translation>
    </message>
    <message>
        <source>Score nothing</source>
        <translation>Не граю карту</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Лишаю свої карти</translation>
    </message>
    <message>
        <source>Score nothing? A card in your hand would bring you %1.</source>
        <translation>Не грати карту? Одна з карт у руці дала б тобі %1.</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Клавіша: пробіл</translation>
    </message>
    <message>
        <source>Orange house</source>
        <translation>Помаранчевий будинок</translation>
    </message>
    <message>
        <source>Violet house</source>
        <translation>Фіолетовий будинок</translation>
    </message>
    <message>
        <source>Green house</source>
        <translation>Зелений будинок</translation>
    </message>
    <message>
        <source>Blue house</source>
        <translation>Синій будинок</translation>
    </message>
    <message>
        <source>Orange candy</source>
        <translation>Помаранчева цукерка</translation>
    </message>
    <message>
        <source>Violet candy</source>
        <translation>Фіолетова цукерка</translation>
    </message>
    <message>
        <source>Green candy</source>
        <translation>Зелена цукерка</translation>
    </message>
    <message>
        <source>Blue candy</source>
        <translation>Синя цукерка</translation>
    </message>
    <message numerus="yes">
        <source>Stack of orange houses, left: %n</source>
        <translation>
            <numerusform>Стос помаранчевих будинків, лишилося: %n</numerusform>
            <numerusform>Стос помаранчевих будинків, лишилося: %n</numerusform>
            <numerusform>Стос помаранчевих будинків, лишилося: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of violet houses, left: %n</source>
        <translation>
            <numerusform>Стос фіолетових будинків, лишилося: %n</numerusform>
            <numerusform>Стос фіолетових будинків, лишилося: %n</numerusform>
            <numerusform>Стос фіолетових будинків, лишилося: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of green houses, left: %n</source>
        <translation>
            <numerusform>Стос зелених будинків, лишилося: %n</numerusform>
            <numerusform>Стос зелених будинків, лишилося: %n</numerusform>
            <numerusform>Стос зелених будинків, лишилося: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of blue houses, left: %n</source>
        <translation>
            <numerusform>Стос синіх будинків, лишилося: %n</numerusform>
            <numerusform>Стос синіх будинків, лишилося: %n</numerusform>
            <numerusform>Стос синіх будинків, лишилося: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Large Ghost</source>
        <translation>Великий Привид</translation>
    </message>
    <message>
        <source>Ghost %1</source>
        <translation>Привид %1</translation>
    </message>
    <message>
        <source>Kid, %1</source>
        <translation>Дитина: %1</translation>
    </message>
    <message>
        <source>Hidden haunted card</source>
        <translation>Прихована карта з привидами</translation>
    </message>
    <message>
        <source>Hidden regular card</source>
        <translation>Прихована звичайна карта</translation>
    </message>
    <message>
        <source>Regular card, row by row: %1</source>
        <translation>Звичайна карта, ряд за рядом: %1</translation>
    </message>
    <message>
        <source>Haunted card</source>
        <translation>Карта з&#xa0;привидами</translation>
    </message>
    <message>
        <source>Regular card</source>
        <translation>Звичайна карта</translation>
    </message>
    <message>
        <source>%1, points: %2</source>
        <translation>%1, очки: %2</translation>
    </message>
    <message>
        <source>Regular cards</source>
        <translation>Звичайні карти</translation>
    </message>
    <message>
        <source>Haunted card, row by row: %1</source>
        <translation>Карта з привидами, ряд за рядом: %1</translation>
    </message>
    <message>
        <source>One house in each turn, and yours is built.</source>
        <translation>За хід будують один будинок, і твій уже збудовано.</translation>
    </message>
    <message>
        <source>The step for patterns is over; you can score one card in each turn.</source>
        <translation>Крок «Візерунок» уже минув; за хід можна зіграти одну карту.</translation>
    </message>
    <message>
        <source>The step for exchanging is over in this turn.</source>
        <translation>Крок «Обмін» у цьому ході вже минув.</translation>
    </message>
    <message>
        <source>%1 scores a haunted card: +5.</source>
        <translation>%1 грає карту з привидами: +5.</translation>
    </message>
    <message>
        <source>%1 scores a regular card: +2.</source>
        <translation>%1 грає звичайну карту: +2.</translation>
    </message>
    <message>
        <source>Send one of your kids to a free house: drag it there, or click on the house.</source>
        <translation>Відправ одну зі своїх дітей у вільний будинок: перетягни її або натисни на будинок.</translation>
    </message>
    <message>
        <source>The card: %1</source>
        <translation>Карта: %1</translation>
    </message>
    <message>
        <source>Unmet requirements: %1</source>
        <translation>Невиконані умови: %1</translation>
    </message>
    <message>
        <source>Ghosts on the houses: %1</source>
        <translation>Привиди на будинках: %1</translation>
    </message>
    <message>
        <source>For you in all: %1</source>
        <translation>Разом для тебе: %1</translation>
    </message>
    <message>
        <source>%1, an orange candy: %2</source>
        <translation>%1, помаранчева цукерка: %2</translation>
    </message>
    <message>
        <source>%1, a violet candy: %2</source>
        <translation>%1, фіолетова цукерка: %2</translation>
    </message>
    <message>
        <source>%1, a green candy: %2</source>
        <translation>%1, зелена цукерка: %2</translation>
    </message>
    <message>
        <source>%1, a blue candy: %2</source>
        <translation>%1, синя цукерка: %2</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>помаранчевий</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>фіолетовий</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелений</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синій</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>привид</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>%1, column %2, row %3</source>
        <translation>%1, стовпець %2, ряд %3</translation>
    </message>
    <message>
        <source>Empty spot, column %1, row %2</source>
        <translation>Порожня клітинка, стовпець %1, ряд %2</translation>
    </message>
    <message numerus="yes">
        <source>Deck, cards left: %n</source>
        <translation>
            <numerusform>Колода, лишилося карт: %n</numerusform>
            <numerusform>Колода, лишилося карт: %n</numerusform>
            <numerusform>Колода, лишилося карт: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Scare markers: each costs its owner 1 point at the end</source>
        <translation>Жетони страху: наприкінці кожен віднімає у власника 1 очко</translation>
    </message>
    <message>
        <source>Scare marker</source>
        <translation>Жетон страху</translation>
    </message>
    <message>
        <source>Beside the town</source>
        <translation>Поруч із містечком</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Рука: %1</translation>
    </message>
    <message>
        <source>Haunted cards</source>
        <translation>Карти з привидами</translation>
    </message>
    <message>
        <source>Everybody also holds one big pattern with ghosts in it, worth 5 points.</source>
        <translation>Кожен має ще й один великий візерунок із привидами, вартий 5 очок.</translation>
    </message>
    <message>
        <source>A fifth ghost comes to every new house.</source>
        <translation>На кожен новий будинок приходить п’ятий привид.</translation>
    </message>
    <message>
        <source>By custom, whoever ate the most sweets today starts.</source>
        <translation>За звичаєм починає той, хто сьогодні з’їв найбільше солодощів.</translation>
    </message>
    <message>
        <source>Orange candies</source>
        <translation>Помаранчеві цукерки</translation>
    </message>
    <message>
        <source>Violet candies</source>
        <translation>Фіолетові цукерки</translation>
    </message>
    <message>
        <source>Green candies</source>
        <translation>Зелені цукерки</translation>
    </message>
    <message>
        <source>Blue candies</source>
        <translation>Сині цукерки</translation>
    </message>
    <message>
        <source>Scare markers</source>
        <translation>Жетони страху</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетони</numerusform>
            <numerusform>%n жетонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candies</source>
        <translation>
            <numerusform>%n цукерка</numerusform>
            <numerusform>%n цукерки</numerusform>
            <numerusform>%n цукерок</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Очки після кожного раунду</translation>
    </message>
    <message>
        <source>%1, %2: the points are level, fewer scored cards decide.</source>
        <translation>%1, %2: очок порівну, вирішує менша кількість зіграних карт.</translation>
    </message>
    <message>
        <source>%1, %2: points and scored cards are level, fewer scare markers decide.</source>
        <translation>%1, %2: очок і зіграних карт порівну, вирішує менша кількість жетонів страху.</translation>
    </message>
    <message>
        <source>%1, %2: points, cards and markers are level, more candy colours decide.</source>
        <translation>%1, %2: очок, карт і жетонів порівну, вирішує більша кількість кольорів цукерок.</translation>
    </message>
    <message>
        <source>%1, %2: everything is level, the rank is shared.</source>
        <translation>%1, %2: усього порівну, місце спільне.</translation>
    </message>
</context>
<context>
    <name>CastleCodes</name>
    <message>
        <source>The same code gives the same castle and the same guests, so that you can compare. It can be words of your own, too.</source>
        <translation>Той самий код дає той самий замок і тих самих гостей, тож можна порівняти результати. Можна ввести й власні слова.</translation>
    </message>
    <message>
        <source>Castle code</source>
        <translation>Код замку</translation>
    </message>
</context>
<context>
    <name>ChosenBox</name>
    <message>
        <source>%1: earlier</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: раніше</translation>
    </message>
    <message>
        <source>%1: later</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: пізніше</translation>
    </message>
    <message>
        <source>%1: take away</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: прибрати</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Не для стількох гравців.</translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Скопіювати код</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Зберегти головоломку як картинку</translation>
    </message>
</context>
<context>
    <name>ComputerPlayers</name>
    <message>
        <source>Computer players</source>
        <translation>Комп’ютерні гравці</translation>
    </message>
    <message>
        <source>Any seat can be taken by a computer player. Choose &lt;b&gt;With computers&lt;/b&gt; when you start a game, and pick a level for each of them: &lt;b&gt;Easy&lt;/b&gt;, &lt;b&gt;Normal&lt;/b&gt; or &lt;b&gt;Hard&lt;/b&gt;. Here is who might sit down with you: %1. Their characters are only costumes; how well they play depends on the level.</source>
        <extracomment>%1 is a list of names: Thrifty Witch, Greedy Pumpkin …</extracomment>
        <translation>Будь-яке місце може зайняти комп’ютерний гравець. Коли починаєш партію, обери &lt;b&gt;З&#xa0;комп’ютерами&lt;/b&gt; і для кожного з них признач рівень: &lt;b&gt;Легкий&lt;/b&gt;, &lt;b&gt;Звичайний&lt;/b&gt; або &lt;b&gt;Важкий&lt;/b&gt;. Ось хто може сісти з тобою за стіл: %1. Їхні характери&#xa0;— лише костюми; як добре вони грають, залежить від рівня.</translation>
    </message>
    <message>
        <source>&lt;b&gt;They play fair.&lt;/b&gt; A computer player knows only what you would know in its seat: what you could see from there, and what you could remember. It never peeks at a hidden card, and it cannot tell what will be drawn or rolled next. It does not cheat, neither against you nor in your favour: if you beat it, you have earned it.</source>
        <translation>&lt;b&gt;Вони грають чесно.&lt;/b&gt; Комп’ютерний гравець знає лише те, що на його місці було б відомо тобі: що звідти видно і що можна запам’ятати. Він ніколи не підглядає прихованих карт і не знає, що далі випаде чи прийде з колоди. Він не махлює ні проти тебе, ні на твою користь: якщо перемога твоя, вона заслужена.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your cards.&lt;/b&gt; Nobody has to look away for a computer player. If you are the only person at the table, your cards simply lie face up in front of you.</source>
        <translation>&lt;b&gt;Твої карти.&lt;/b&gt; Від комп’ютерного гравця нікому не треба відвертатися. Якщо ти єдина людина за столом, твої карти просто лежать перед тобою лицем догори.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Following their turns.&lt;/b&gt; You set their pace in the settings, under &lt;b&gt;%1&lt;/b&gt;: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; or &lt;b&gt;%4&lt;/b&gt;. A click on the table or &lt;b&gt;Space&lt;/b&gt; hurries them along; where they wait for you, one press is for a whole turn. Their thinking never holds you up: meanwhile you can read the rules, take a closer look, undo, or leave the table.</source>
        <extracomment>%1 is the name of a setting, %2, %3 and %4 are what can be chosen there.</extracomment>
        <translation>&lt;b&gt;Як стежити за їхніми ходами.&lt;/b&gt; Темп обирають у налаштуваннях, у рядку «&lt;b&gt;%1&lt;/b&gt;»: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; або &lt;b&gt;%4&lt;/b&gt;. Клацни на столі чи натисни &lt;b&gt;пробіл&lt;/b&gt;, щоб їх підігнати; якщо вони чекають на тебе, одного натискання вистачає на цілий хід. Чекати, доки вони думають, не треба: тим часом можна читати правила, роздивлятися стіл зблизька, скасовувати дії або вийти з-за столу.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; Not sure what to do? Press the button with the wand, or &lt;b&gt;F10&lt;/b&gt;, and a computer player puts itself in your seat, knowing only what you know. The first press shows you what to look at, the second where, the third the move and the reason for it. Each of these counts as one hint, and the count is shown at the end. If you would rather play without them, switch them off before the game.</source>
        <translation>&lt;b&gt;Підказки.&lt;/b&gt; Не знаєш, що робити? Натисни кнопку з чарівною паличкою або &lt;b&gt;F10&lt;/b&gt;, і комп’ютерний гравець уявить себе на твоєму місці, знаючи лише те, що знаєш ти. Перше натискання показує, на що дивитися, друге&#xa0;— де саме, третє&#xa0;— саму дію та її причину. Кожне з них рахується як одна підказка, і наприкінці видно, скільки їх було. Якщо хочеш грати без них, вимкни їх перед партією.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt; takes you back to your own last decision, over everything the computer players have done since. As always, you cannot go back past a moment when somebody learned something new.</source>
        <translation>&lt;b&gt;Скасування&lt;/b&gt; повертає тебе до твого останнього рішення, через усе, що відтоді зробили комп’ютерні гравці. Як і завжди, не можна повернутися далі моменту, коли хтось дізнався щось нове.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After the game&lt;/b&gt;, while you watch it again, &lt;b&gt;What cost most?&lt;/b&gt; or &lt;b&gt;F3&lt;/b&gt; looks through it for the three moves that cost the most. See what a computer player at &lt;b&gt;Hard&lt;/b&gt; would have done and why, and play on from there. &lt;a href=&quot;#watching-again&quot;&gt;Watching a game again&lt;/a&gt; tells you how to find your way around.</source>
        <translation>&lt;b&gt;Після партії&lt;/b&gt;, коли переглядаєш її ще раз, кнопка &lt;b&gt;Що коштувало найбільше?&lt;/b&gt; або &lt;b&gt;F3&lt;/b&gt; знаходить у ній три дії, що коштували найдорожче. Тоді можна побачити, що зробив би на тому місці комп’ютерний гравець рівня &lt;b&gt;Важкий&lt;/b&gt; і чому, і грати звідти далі. Як рухатися зіграною партією, розповідає розділ &lt;a href=&quot;#watching-again&quot;&gt;«Як переглянути партію ще раз»&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next to play: %1</source>
        <translation>Далі ходить %1</translation>
    </message>
    <message>
        <source>Everybody else looks away: hidden cards come up.</source>
        <translation>Решта відвертається: зараз відкриються приховані карти.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Я тут</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>The table is hidden and no clock runs until everybody is ready again.</source>
        <translation>Стіл сховано, і годинник не йде, доки всі знову не будуть готові.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Wait, take the last move back</source>
        <translation>Стоп, скасувати останню дію</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>Let go here to open these files</source>
        <translation>Відпусти тут, щоб відкрити ці файли</translation>
    </message>
    <message>
        <source>Let go here to open this file</source>
        <translation>Відпусти тут, щоб відкрити цей файл</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Well done, %1!</source>
        <translation>%1 — молодець!</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Перемагає %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Перемагають %1</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Ще раз на тих самих місцях</translation>
    </message>
    <message>
        <source>Play again with a new deal</source>
        <translation>Ще раз із новим розкладом</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Глянути на стіл</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>Що коштувало найбільше?</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Скасувати останню дію</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Зберегти цю партію у файл</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад до полиці</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <extracomment>%1 is a list of names, each with how many hints that player was given: “Ada (3), Bo (1)”; of somebody who plays alone only the number.</extracomment>
        <translation>Підказки: %1</translation>
    </message>
</context>
<context>
    <name>EndingCard</name>
    <message>
        <source>Watch this game</source>
        <translation>Переглянути цю партію</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Перемагає %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Перемагають %1</translation>
    </message>
</context>
<context>
    <name>EveningCard</name>
    <message>
        <source>The ranking</source>
        <translation>Підсумок вечора</translation>
    </message>
    <message>
        <source>Tonight · %1</source>
        <extracomment>%1 is a date.</extracomment>
        <translation>Цього вечора · %1</translation>
    </message>
</context>
<context>
    <name>EveningPoints</name>
    <message>
        <source>Total</source>
        <translation>Усього</translation>
    </message>
</context>
<context>
    <name>EveningWords</name>
    <message>
        <source>The ranking of the evening</source>
        <translation>Підсумок вечора</translation>
    </message>
    <message>
        <source>Go on: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Продовжити: %1 (%2 із %3)</translation>
    </message>
    <message>
        <source>Next: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Далі: %1 (%2 із %3)</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Played: %1</source>
        <translation>Зіграно: %1</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Востаннє грали: %1</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Зберегти цю партію у файл</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Видалити цю партію</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Перемагає %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Перемагають %1</translation>
    </message>
    <message>
        <source>Played on from the start of an earlier game</source>
        <translation>Продовження давнішої партії від самого початку</translation>
    </message>
    <message>
        <source>Played on from move %1 of an earlier game</source>
        <translation>Продовження давнішої партії від дії %1</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save this game as a file</source>
        <translation>Зберегти цю партію у файл</translation>
    </message>
    <message>
        <source>This game is not over yet. From the file, anybody can find out all hidden cards.</source>
        <translation>Ця партія ще не закінчена. З файла кожен зможе дізнатися всі приховані карти.</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Do not save it</source>
        <translation>Не зберігати</translation>
    </message>
    <message>
        <source>There is already a file called %1.</source>
        <translation>Файл із назвою %1 уже є.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Замінити</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Відкрити партію з файлу</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>This game is on your shelf already, and more of it has been played there.</source>
        <translation>Ця партія вже є на твоїй полиці, і там її зіграно далі, ніж у файлі.</translation>
    </message>
    <message>
        <source>Watch that game</source>
        <translation>Переглянути ту партію</translation>
    </message>
    <message>
        <source>Go on with that game</source>
        <translation>Продовжити ту партію</translation>
    </message>
    <message>
        <source>Open the file as a new game</source>
        <translation>Відкрити файл як нову партію</translation>
    </message>
    <message numerus="yes">
        <source>%n more files could not be opened.</source>
        <translation>
            <numerusform>Не вдалося відкрити ще %n файл.</numerusform>
            <numerusform>Не вдалося відкрити ще %n файли.</numerusform>
            <numerusform>Не вдалося відкрити ще %n файлів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game from the file is on your shelf: you can also open it later.</source>
        <translation>Партія з файлу вже на твоїй полиці: її можна відкрити й пізніше.</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>Відкрити зараз</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Лишитися тут</translation>
    </message>
    <message>
        <source>Halloween Table games (%1)</source>
        <translation>Партії Halloween Table (%1)</translation>
    </message>
</context>
<context>
    <name>GameHonoursCard</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n&#xa0;зіграна партія</numerusform>
            <numerusform>%n&#xa0;зіграні партії</numerusform>
            <numerusform>%n&#xa0;зіграних партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times practised</source>
        <translation>
            <numerusform>%n&#xa0;тренування</numerusform>
            <numerusform>%n&#xa0;тренування</numerusform>
            <numerusform>%n&#xa0;тренувань</numerusform>
        </translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Востаннє грали: %1</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Комп’ютери</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>Перемог: %1 із %2</translation>
    </message>
    <message>
        <source>Highest score: %1, %2</source>
        <translation>Найкращий результат: %1, %2</translation>
    </message>
    <message>
        <source>Closest game: %1</source>
        <translation>Найрівніша партія: %1</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Переглянути цю партію</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>From here this is a new game.</source>
        <translation>Звідси починається нова партія.</translation>
    </message>
    <message>
        <source>From here this is a new game: what was hidden is dealt anew.</source>
        <translation>Звідси починається нова партія: усе приховане роздається заново.</translation>
    </message>
    <message>
        <source>From here this is a new game: what %1 could see stays, the rest is dealt anew.</source>
        <translation>Звідси починається нова партія: усе, що міг бачити гравець %1, лишається, решта роздається заново.</translation>
    </message>
    <message>
        <source>What happens is written here.</source>
        <translation>Сюди записується все, що відбувається.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What helps</source>
        <translation>Що допоможе</translation>
    </message>
    <message>
        <source>A streak. Solved in a row: %1</source>
        <translation>Серія. Розв’язано поспіль: %1</translation>
    </message>
    <message>
        <source>Can it still be solved?</source>
        <translation>Ще можна розв’язати?</translation>
    </message>
    <message>
        <source>Hint: which card?</source>
        <translation>Підказка: яка карта?</translation>
    </message>
    <message>
        <source>Hint: where?</source>
        <translation>Підказка: де?</translation>
    </message>
    <message>
        <source>Hint: the next move?</source>
        <translation>Підказка: що далі?</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показати розв’язок</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Почати заново</translation>
    </message>
    <message>
        <source>Back to where it could be solved</source>
        <translation>Назад туди, де ще є розв’язок</translation>
    </message>
    <message>
        <source>Yes, it can still be solved from here.</source>
        <translation>Так, звідси її ще можна розв’язати.</translation>
    </message>
    <message>
        <source>No, from here it cannot be solved any more.</source>
        <translation>Ні, звідси її вже не розв’язати.</translation>
    </message>
    <message>
        <source>I do not know: there is too much to look through.</source>
        <translation>Не знаю: треба перебрати надто багато можливостей.</translation>
    </message>
    <message>
        <source>The solution, from the start</source>
        <translation>Розв’язок, від початку</translation>
    </message>
    <message>
        <source>The solution, from where you are</source>
        <translation>Розв’язок, від цього місця</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>Бракує %n очка.</numerusform>
            <numerusform>Бракує %n очок.</numerusform>
            <numerusform>Бракує %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Розв’язано!</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing, and the streak is over. Solved in a row: %1</source>
        <translation>
            <numerusform>Бракує %n очка, і серію закінчено. Розв’язано поспіль: %1</numerusform>
            <numerusform>Бракує %n очок, і серію закінчено. Розв’язано поспіль: %1</numerusform>
            <numerusform>Бракує %n очок, і серію закінчено. Розв’язано поспіль: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HalloweenAdviser</name>
    <message>
        <source>First of all</source>
        <translation>Насамперед</translation>
    </message>
    <message>
        <source>%1 · level %2: %3</source>
        <translation>%1 · рівень %2: %3</translation>
    </message>
    <message>
        <source>Your powers, once per turn</source>
        <translation>Твої здібності, раз за хід</translation>
    </message>
    <message>
        <source>Your bonuses</source>
        <translation>Твої бонуси</translation>
    </message>
    <message>
        <source>Cards to claim</source>
        <translation>Ще не здобуті карти</translation>
    </message>
    <message>
        <source>Its action or rest</source>
        <translation>Дія або сон секції</translation>
    </message>
    <message numerus="yes">
        <source>Rest: %n discs come back.</source>
        <translation>
            <numerusform>Сон: повертається %n диск.</numerusform>
            <numerusform>Сон: повертаються %n диски.</numerusform>
            <numerusform>Сон: повертається %n дисків.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: at best %2, with its token.</source>
        <translation>%1: щонайкраще — %2, з жетоном.</translation>
    </message>
    <message>
        <source>%1: to %2.</source>
        <translation>%1: куди — %2.</translation>
    </message>
    <message>
        <source>%1: against %2 at best.</source>
        <translation>%1: найсильніший супротивник — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n scares.</source>
        <translation>
            <numerusform>%1: до %n страху.</numerusform>
            <numerusform>%1: до %n страхів.</numerusform>
            <numerusform>%1: до %n страхів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %2 for %n scares, with its token.</source>
        <translation>
            <numerusform>%1: найкраще — %2 за %n страх, разом із жетоном.</numerusform>
            <numerusform>%1: найкраще — %2 за %n страхи, разом із жетоном.</numerusform>
            <numerusform>%1: найкраще — %2 за %n страхів, разом із жетоном.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n points.</source>
        <translation>
            <numerusform>%1: до %n очка.</numerusform>
            <numerusform>%1: до %n очок.</numerusform>
            <numerusform>%1: до %n очок.</numerusform>
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
        <translation>Бонуси</translation>
    </message>
    <message>
        <source>If you move a ghost into a building where a bonus token lies, you may take the token into one of your three slots. If a token is in this slot already, the new one takes its place, and the old one is discarded. You may also leave the token where it is.</source>
        <translation>Якщо ти переміщуєш привида в будівлю, де лежить бонус, можеш узяти цей бонус в одне зі своїх трьох гнізд. Якщо в гнізді вже є бонус, новий займає його місце, а старий скидають. Бонус можна й лишити там, де він лежить.</translation>
    </message>
    <message>
        <source>Three slots: one with a bonus token, one that is blocked by a disc, one that is empty.</source>
        <translation>Три гнізда: одне з бонусом, одне, яке блокує диск, і одне порожнє.</translation>
    </message>
    <message>
        <source>To use a bonus token, put a disc from your reserve on the circle of its slot. Then the token is discarded, and its effect happens. Without a disc in your reserve you cannot use it. You may use as many tokens in a turn as you like, two of the same kind too.</source>
        <translation>Щоб використати бонус, поклади диск зі свого запасу на кружок його гнізда. Тоді бонус скидають, і спрацьовує його ефект. Без диска в запасі бонус не використати. За хід можна використати скільки завгодно бонусів, навіть два однакові.</translation>
    </message>
    <message>
        <source>While a disc lies on its circle, a slot is blocked: no new token fits in. The discs come back all at once, at the end of the turn in which the third one was put there. A rest does not bring them back.</source>
        <translation>Доки на кружку лежить диск, гніздо заблоковане: нового бонусу туди не покласти. Диски повертаються всі разом, наприкінці того ходу, у якому на кружок ліг третій. Сон секції їх не повертає.</translation>
    </message>
    <message>
        <source>As soon as the last bonus token has been taken from the town, six new ones come from the stack, one on each building. If the stack is empty when a token is to be drawn, the discarded ones are shuffled and become a new stack.</source>
        <translation>Щойно з містечка забрано останній бонус, зі стосу беруть шість нових, по одному на кожну будівлю. Якщо треба взяти бонус, а стос порожній, скинуті бонуси тасують, і вони стають новим стосом.</translation>
    </message>
    <message>
        <source>There are twelve kinds of bonus tokens, and two of each:</source>
        <translation>Є дванадцять видів бонусів, кожного по два:</translation>
    </message>
    <message>
        <source>The twelve kinds, in the same order.</source>
        <translation>Дванадцять видів у тому самому порядку.</translation>
    </message>
    <message>
        <source>The last three are for dice. They help with any die that you roll yourself, but never with the die of a foe.</source>
        <translation>Останні три — для кубиків. Вони допомагають із будь-яким кубиком, який ти кидаєш власноруч, але ніколи — з кубиком супротивника.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <extracomment>%1 is the name of a card or of a bonus token, %2 what it does.</extracomment>
        <translation>&lt;b&gt;%1.&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Карти здібностей</translation>
    </message>
    <message>
        <source>Each of the eight cards has a power. Some powers work all the time, some once per turn, and some are counted at the end of the game. &lt;a href=&quot;#HA-8&quot;&gt;A chapter of its own&lt;/a&gt; lists all 52.</source>
        <translation>Кожна з восьми карт має здібність. Одні здібності діють завжди, другі — раз за хід, а треті рахують наприкінці гри. Усі 52 перелічує &lt;a href=&quot;#HA-8&quot;&gt;окремий розділ&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>To claim a card, pay three tokens: any three for a grey card, three of different colours for a coloured one. Then put one of your discs on the card. You take it from your reserve, or from an action space of your board, which is free again then. The disc stays on the card until the end of the game.</source>
        <translation>Щоб здобути карту, заплати три жетони: за сіру карту — будь-які три, за кольорову — три жетони різних кольорів. Потім поклади на карту один зі своїх дисків. Візьми його із запасу або з поля дії на своєму планшеті: тоді це поле знову вільне. Диск лишається на карті до кінця гри.</translation>
    </message>
    <message>
        <source>A grey card and a coloured one. At the bottom you see when the power works, and the price.</source>
        <translation>Сіра карта й кольорова. Унизу видно, коли діє здібність і яка ціна карти.</translation>
    </message>
    <message>
        <source>The sign at the bottom left: a lying eight means all the time, a 1 in a circle once per turn, a gravestone at the end of the game. At the bottom right each dot stands for a token. A ≠ between them means that all colours must differ.</source>
        <translation>Знак унизу ліворуч: лежача вісімка — діє завжди, 1 у кружку — раз за хід, надгробок — наприкінці гри. Унизу праворуч кожна крапка — це жетон. Знак ≠ між крапками означає, що всі кольори мають бути різні.</translation>
    </message>
    <message>
        <source>You score 3 points at once, and from now on you have the power.</source>
        <translation>Ти одразу отримуєш 3 очки й відтепер маєш цю здібність.</translation>
    </message>
    <message>
        <source>Everybody can claim each card, but only once. If others are on the card already, each of them gets something for it, in the order of the turns after yours: their choice of 1 point or all discs of one of their sections. With two players it is 2 points or all discs of two different sections. A section without discs may be chosen too, and taking discs in this way is not a rest.</source>
        <translation>Кожен може здобути кожну карту, але лише раз. Якщо на карті вже є диски інших гравців, кожен із них щось за це отримує, у порядку ходів після тебе й на власний вибір: 1 очко або всі диски однієї зі своїх секцій. Якщо гравців двоє, це 2 очки або всі диски двох різних секцій. Обрати можна й секцію без дисків, і таке повернення дисків — не сон.</translation>
    </message>
    <message>
        <source>If a card says something else than the rules, the card is right.</source>
        <translation>Якщо карта суперечить правилам, діє те, що сказано на карті.</translation>
    </message>
    <message>
        <source>Five suggested sets</source>
        <translation>П’ять готових наборів</translation>
    </message>
    <message>
        <source>Chance can bring any eight cards together. The suggested sets bring cards that go well with each other, and each makes another evening of it.</source>
        <translation>Випадок може звести разом будь-які вісім карт. У готових наборах карти добре пасують одна до одної, і з кожним набором вечір стає інакшим.</translation>
    </message>
</context>
<context>
    <name>HalloweenComputers</name>
    <message>
        <source>In Halloween nobody holds anything secret, but nobody knows how the dice will fall or which bonus token comes next. Computer players do not know either: they can only imagine it, just as you do.</source>
        <translation>У грі «Гелловін» ніхто не має таємниць, але ніхто й не знає, як випадуть кубики чи який бонус з’явиться наступним. Комп’ютерні гравці теж цього не знають: вони можуть лише уявляти, так само як ти.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; thinks one action at a time, and only of its own board: points first, then tokens, scares, levels and whatever else it can get hold of. It overlooks about half of what it could do, saves up for nothing, and does not ask what the others are up to.</source>
        <translation>&lt;b&gt;Легкий&lt;/b&gt; рівень думає про одну дію за раз і лише про свій планшет: спершу очки, далі жетони, страхи, рівні секцій і все, що ще можна здобути. Він не помічає приблизно половини того, що міг би зробити, нічого не заощаджує й не цікавиться, що надумали інші.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; weighs up each action by all that it promises: tokens for the next card, hauntings within reach, action spaces that stay free. But it, too, thinks one action at a time, not of what could follow it, and pays little attention to the others until the end is in sight.</source>
        <translation>&lt;b&gt;Звичайний&lt;/b&gt; рівень зважує кожну дію за всім, що вона обіцяє: жетони на наступну карту, досяжні поля переполоху, поля дій, які лишаються вільними. Та він теж думає про одну дію за раз, а не про те, що могло б бути далі, і на інших, доки кінця не видно, майже не зважає.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through, in several possible futures with different dice and bonus tokens, and starts with what works out best on average. It keeps an eye on you: on what you have, on how close the end is, and on who would win then. In &lt;a href=&quot;#HA-7&quot;&gt;Master&lt;/a&gt;, where nothing is left to chance, it looks at twice as many beginnings.</source>
        <translation>&lt;b&gt;Важкий&lt;/b&gt; рівень обмірковує весь свій хід у кількох можливих варіантах майбутнього, з різними кубиками й бонусами, і починає з того, що в середньому дає найкращий наслідок. Він стежить за тобою: що ти маєш, чи близько кінець і хто тоді переможе. У &lt;a href=&quot;#HA-7&quot;&gt;грі майстрів&lt;/a&gt;, де ніщо не залежить від випадку, він розглядає вдвічі більше початків.</translation>
    </message>
</context>
<context>
    <name>HalloweenEnd</name>
    <message>
        <source>The end of the game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>If you place your last pumpkin or claim your fifth card, you trigger the end. The round is still finished, up to the player before the one who started the game. So everybody has had the same number of turns.</source>
        <translation>Якщо ти ставиш свій останній гарбуз або здобуваєш свою п’яту карту, раунд стає останнім. Його ще догравають — до гравця, що сидить перед тим, хто починав гру. Тож усі мають однакову кількість ходів.</translation>
    </message>
    <message>
        <source>Then the cards that work at the end are counted. Whoever has the most points wins. If this is tied, the most tokens left decide. If this is tied too, these players share the win.</source>
        <translation>Потім рахують карти, які діють наприкінці. Перемагає той, у кого найбільше очок. Якщо очок порівну, вирішує більша кількість жетонів, що лишилися. Якщо і їх порівну, ці гравці ділять перемогу.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Двоє гравців</translation>
    </message>
    <message>
        <source>For two the town would be too quiet. So there are more pumpkins.</source>
        <translation>Для двох у містечку було б надто тихо. Тому гарбузів більше.</translation>
    </message>
    <message>
        <source>Besides your own 6 pumpkins each of you has 2 &lt;b&gt;common pumpkins&lt;/b&gt;, so 8 in all. The common ones have a third colour, the same for both of you. Each colour may stand only once in a building. So you can haunt a building twice, with a pumpkin of your own and with a common one. But if a common pumpkin stands there, no matter whose, no second one may join it.</source>
        <translation>Крім 6 власних гарбузів, кожен із вас має 2 &lt;b&gt;спільні гарбузи&lt;/b&gt;, тож усього їх 8. Спільні гарбузи мають третій колір, однаковий для вас обох. У будівлі кожен колір може стояти лише раз. Тож ти можеш зчинити переполох в одній будівлі двічі: з власним гарбузом і зі спільним. Але якщо там уже стоїть спільний гарбуз, байдуже чий, другого спільного поставити не можна.</translation>
    </message>
    <message>
        <source>A building with a pumpkin of each player and a common one: here nobody can place another.</source>
        <translation>Будівля з гарбузами обох гравців і спільним гарбузом: тут уже ніхто нічого не поставить.</translation>
    </message>
    <message>
        <source>You trigger the end with your eighth pumpkin or, as usual, with your fifth card. What you get when your rival claims a card that you are on (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;) is doubled.</source>
        <translation>Раунд стає останнім, якщо ти ставиш восьмий гарбуз або, як завжди, здобуваєш п’яту карту. Нагорода за те, що суперник здобуває карту, на якій уже є твій диск (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;), подвоюється.</translation>
    </message>
    <message>
        <source>The Master game</source>
        <translation>Гра майстрів</translation>
    </message>
    <message>
        <source>The Master game is for players who know the town by heart: nothing is left to chance. Everything not mentioned here is as usual.</source>
        <translation>Гра майстрів — для тих, хто знає містечко напам’ять: тут ніщо не залежить від випадку. Усе, про що тут не сказано, — як завжди.</translation>
    </message>
    <message>
        <source>Your board has four sections, so you have four actions or rests in a turn. There are no bonus tokens, no cards and no dice.</source>
        <translation>Твій планшет має чотири секції, тож за хід кожна з чотирьох діє або спить. Немає ні бонусів, ні карт, ні кубиків.</translation>
    </message>
    <message>
        <source>In a fight the higher level always wins. So a ghost can attack only ghosts of lower levels, never an equal or a higher one.</source>
        <translation>У бою завжди перемагає вищий рівень. Тож привид може нападати лише на привидів нижчих рівнів і ніколи — на рівного чи вищого.</translation>
    </message>
    <message>
        <source>As soon as all five red ghosts are in town, they have had enough: all five go back to the supply at once.</source>
        <translation>Щойно всі п’ять червоних привидів зберуться в містечку, з них досить: усі п’ятеро одразу повертаються до комори.</translation>
    </message>
    <message>
        <source>At most 4 ghosts are in a building, not 6.</source>
        <translation>У будівлі щонайбільше 4 привиди, а не 6.</translation>
    </message>
    <message>
        <source>The end is triggered by somebody’s last pumpkin, or as soon as the supply has run out of tokens of two colours. The round is finished as usual.</source>
        <translation>Раунд стає останнім, якщо хтось ставить свій останній гарбуз або якщо в коморі скінчилися жетони двох кольорів. Раунд, як завжди, догравають.</translation>
    </message>
    <message>
        <source>At the end every three tokens of different colours are a set, and each set scores 5 points. A token belongs to one set only. The program makes as many sets of your tokens as possible.</source>
        <translation>Наприкінці кожні три жетони різних кольорів — це набір, і кожен набір приносить 5 очок. Жетон належить лише до одного набору. Програма складає з твоїх жетонів якнайбільше наборів.</translation>
    </message>
    <message>
        <source>After an Upgrade you must lift a section if you have one below the new level. You only choose which.</source>
        <translation>Після посилення ти мусиш підняти секцію, якщо маєш секцію, нижчу за новий рівень. Обираєш лише котру.</translation>
    </message>
    <message>
        <source>A board in the Master game, with four sections.</source>
        <translation>Планшет у грі майстрів: чотири секції.</translation>
    </message>
</context>
<context>
    <name>HalloweenIntroduction</name>
    <message>
        <source>A small town has gone to bed, and all of you command the same ghosts. Summon them, let them scare, fight and grow, haunt the six buildings, and claim cards with odd powers.</source>
        <translation>Маленьке містечко лягло спати, а всі ви керуєте тими самими привидами. Викликайте їх, хай лякають, б’ються й ростуть, зчиняйте переполох у&#xa0;шести будівлях і здобувайте карти з&#xa0;дивними здібностями.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n привид</numerusform>
            <numerusform>%n привиди</numerusform>
            <numerusform>%n привидів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n кубик</numerusform>
            <numerusform>%n кубики</numerusform>
            <numerusform>%n кубиків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n будівля</numerusform>
            <numerusform>%n будівлі</numerusform>
            <numerusform>%n будівель</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards with powers</source>
        <translation>
            <numerusform>%n карта зі здібністю</numerusform>
            <numerusform>%n карти зі здібностями</numerusform>
            <numerusform>%n карт зі здібностями</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost tokens</source>
        <translation>
            <numerusform>%n жетон привидів</numerusform>
            <numerusform>%n жетони привидів</numerusform>
            <numerusform>%n жетонів привидів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tokens</source>
        <translation>
            <numerusform>%n бонус</numerusform>
            <numerusform>%n бонуси</numerusform>
            <numerusform>%n бонусів</numerusform>
        </translation>
    </message>
    <message>
        <source>pumpkins for everybody</source>
        <translation>гарбузи для кожного</translation>
    </message>
</context>
<context>
    <name>HalloweenMinds</name>
    <message numerus="yes">
        <source>%n points at once: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>
            <numerusform>%n очко одразу: %1, %2.</numerusform>
            <numerusform>%n очки одразу: %1, %2.</numerusform>
            <numerusform>%n очок одразу: %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares to spend on upgrades.</source>
        <translation>
            <numerusform>%n страх на майбутні посилення.</numerusform>
            <numerusform>%n страхи на майбутні посилення.</numerusform>
            <numerusform>%n страхів на майбутні посилення.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is worth a disc in this section now.</source>
        <translation>Зараз у цій секції ніщо не варте диска.</translation>
    </message>
    <message numerus="yes">
        <source>%n discs come back, and their spaces are free again.</source>
        <translation>
            <numerusform>Повертається %n диск, і його поле знову вільне.</numerusform>
            <numerusform>Повертаються %n диски, і їхні поля знову вільні.</numerusform>
            <numerusform>Повертається %n дисків, і їхні поля знову вільні.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a ghost can fetch the bonus “%2” there.</source>
        <extracomment>%1 is a building, %2 a bonus.</extracomment>
        <translation>%1: там привид може забрати бонус «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%n points at once. %1.</source>
        <extracomment>%1 is what a card counts at the end, in a few words; they begin with &quot;End:&quot;.</extracomment>
        <translation>
            <numerusform>%n очко одразу. %1.</numerusform>
            <numerusform>%n очки одразу. %1.</numerusform>
            <numerusform>%n очок одразу. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at once, and from now on: %1.</source>
        <extracomment>%1 is what a card&apos;s power does, in a few words.</extracomment>
        <translation>
            <numerusform>%n очко одразу, а відтепер: %1.</numerusform>
            <numerusform>%n очки одразу, а відтепер: %1.</numerusform>
            <numerusform>%n очок одразу, а відтепер: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1.</source>
        <translation>Ця здібність зараз стане в пригоді: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With the best use of cards and bonuses it is %n times.</source>
        <translation>
            <numerusform>Якщо якнайкраще використати карти й бонуси — %n раз.</numerusform>
            <numerusform>Якщо якнайкраще використати карти й бонуси — %n рази.</numerusform>
            <numerusform>Якщо якнайкраще використати карти й бонуси — %n разів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better left as it is: nothing offered here is worth it now.</source>
        <translation>Краще лишити все як є: зараз тут нічого не варто робити.</translation>
    </message>
    <message numerus="yes">
        <source>%n scares if the die reaches this number, as in %1 of 100 rolls; otherwise 1 scare.</source>
        <translation>
            <numerusform>%n страх, якщо кубик покаже щонайменше стільки, як у %1 зі 100 кидків; інакше 1 страх.</numerusform>
            <numerusform>%n страхи, якщо кубик покаже щонайменше стільки, як у %1 зі 100 кидків; інакше 1 страх.</numerusform>
            <numerusform>%n страхів, якщо кубик покаже щонайменше стільки, як у %1 зі 100 кидків; інакше 1 страх.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice stay as they fell; what could change them is kept.</source>
        <translation>Кубики лишаються, як випали; те, що могло б їх змінити, лишається на потім.</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens at once: %1.</source>
        <extracomment>%1 is a colour.</extracomment>
        <translation>
            <numerusform>%n жетон одразу: %1.</numerusform>
            <numerusform>%n жетони одразу: %1.</numerusform>
            <numerusform>%n жетонів одразу: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1 (%2).</source>
        <extracomment>%1 is a card, %2 what its power does, in a few words.</extracomment>
        <translation>Ця здібність зараз стане в пригоді: %1 (%2).</translation>
    </message>
    <message>
        <source>This bonus is of use now: %1.</source>
        <translation>Цей бонус зараз стане в пригоді: %1.</translation>
    </message>
    <message>
        <source>%1 then commands ghosts up to this colour: %2.</source>
        <extracomment>%1 is a section, %2 a colour.</extracomment>
        <translation>%1 керуватиме привидами аж до цього кольору: %2.</translation>
    </message>
    <message>
        <source>This disc pays for the card, and its space is free again.</source>
        <translation>Цей диск іде на оплату карти, і його поле знову вільне.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are worth more here than discs.</source>
        <translation>
            <numerusform>%n очко тут цінніше за диски.</numerusform>
            <numerusform>%n очки тут цінніші за диски.</numerusform>
            <numerusform>%n очок тут цінніші за диски.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every section has had its turn, and nothing else is worth doing.</source>
        <translation>Усі секції вже діяли або спали, і більше нічого робити не варто.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Іншого вибору немає.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n choices this one promises the most.</source>
        <translation>
            <numerusform>З %n варіанта цей обіцяє найбільше.</numerusform>
            <numerusform>З %n варіантів цей обіцяє найбільше.</numerusform>
            <numerusform>З %n варіантів цей обіцяє найбільше.</numerusform>
        </translation>
    </message>
    <message>
        <source>This bonus will be of use: %1.</source>
        <translation>Цей бонус ще стане в пригоді: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With this ghost there, %n points can be haunted: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>З цим привидом там переполох принесе %n очко: %1.</numerusform>
            <numerusform>З цим привидом там переполох принесе %n очки: %1.</numerusform>
            <numerusform>З цим привидом там переполох принесе %n очок: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghosts can summon another one there: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>Привиди зможуть викликати там ще одного: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody else can haunt there for %n points then: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>Тоді ніхто інший не зможе зчинити там переполох на %n очко: %1.</numerusform>
            <numerusform>Тоді ніхто інший не зможе зчинити там переполох на %n очки: %1.</numerusform>
            <numerusform>Тоді ніхто інший не зможе зчинити там переполох на %n очок: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ghost promises more there: %1.</source>
        <translation>Там цей привид обіцяє більше: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: why something is done, and what comes of it.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A summoned ghost brings a token: %1.</source>
        <translation>Викликаний привид приносить жетон: %1.</translation>
    </message>
    <message>
        <source>One more ghost is in town then: %1.</source>
        <translation>У містечку стане на одного привида більше: %1.</translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost grows and brings a token: %1.</source>
        <translation>
            <numerusform>За %n страх привид стає сильнішим і приносить жетон: %1.</numerusform>
            <numerusform>За %n страхи привид стає сильнішим і приносить жетон: %1.</numerusform>
            <numerusform>За %n страхів привид стає сильнішим і приносить жетон: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost becomes a higher one: %1.</source>
        <translation>
            <numerusform>За %n страх привид стає на рівень вищим: %1.</numerusform>
            <numerusform>За %n страхи привид стає на рівень вищим: %1.</numerusform>
            <numerusform>За %n страхів привид стає на рівень вищим: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This fight can be won for sure and brings a token: %1.</source>
        <translation>Цей бій можна виграти напевно, і він приносить жетон: %1.</translation>
    </message>
    <message>
        <source>This fight can be won for sure and drives a ghost out of town: %1.</source>
        <translation>Цей бій можна виграти напевно, і він виганяє привида з містечка: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then brings a token: %1.</source>
        <translation>
            <numerusform>Такий бій виграють %n раз зі 100, і тоді він приносить жетон: %1.</numerusform>
            <numerusform>Такий бій виграють %n рази зі 100, і тоді він приносить жетон: %1.</numerusform>
            <numerusform>Такий бій виграють %n разів зі 100, і тоді він приносить жетон: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then drives a ghost out of town: %1.</source>
        <translation>
            <numerusform>Такий бій виграють %n раз зі 100, і тоді він виганяє привида з містечка: %1.</numerusform>
            <numerusform>Такий бій виграють %n рази зі 100, і тоді він виганяє привида з містечка: %1.</numerusform>
            <numerusform>Такий бій виграють %n разів зі 100, і тоді він виганяє привида з містечка: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the fight and brings a token: %1.</source>
        <translation>Так бій виграно, і він приносить жетон: %1.</translation>
    </message>
    <message>
        <source>This wins the fight and drives a ghost out of town: %1.</source>
        <translation>Так бій виграно, і він виганяє привида з містечка: %1.</translation>
    </message>
</context>
<context>
    <name>HalloweenPowers</name>
    <message>
        <source>The 52 powers in detail</source>
        <translation>Усі 52 здібності докладно</translation>
    </message>
    <message>
        <source>These are all the cards, by number. Behind the name stands when the power works and what the card costs.</source>
        <translation>Ось усі карти, за номерами. Після назви вказано, коли діє здібність і скільки коштує карта.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Powers add to the rules.&lt;/b&gt; You can always take an action without a power. No power lets more ghosts into a building than fit in, and none brings ghosts or tokens that are not in the supply.</source>
        <translation>&lt;b&gt;Здібності доповнюють правила.&lt;/b&gt; Дію завжди можна виконати й без здібності. Жодна здібність не впустить у будівлю більше привидів, ніж там уміщається, і не дасть привидів чи жетонів, яких немає в коморі.</translation>
    </message>
    <message>
        <source>&lt;b&gt;May and must.&lt;/b&gt; What a power gives you comes by itself. Where it says “may”, you can also leave it.</source>
        <translation>&lt;b&gt;Можна чи треба.&lt;/b&gt; Те, що здібність дає, приходить саме. Де сказано «може», «можеш» або «можна», від цього можна й відмовитися.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No effect, no use.&lt;/b&gt; You cannot use a bonus token, nor a power that works once per turn, if nothing would come of it. If you may take more discs than there are, you take those that are there. Discs on the circles of bonus slots are never meant.</source>
        <translation>&lt;b&gt;Марно не використовують.&lt;/b&gt; Бонус або здібність, яка діє раз за хід, не можна використати, якщо це нічого не дасть. Якщо дозволено забрати більше дисків, ніж є, береш ті, що є. Про диски на кружках бонусних гнізд ніколи не йдеться.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, rest, haunt&lt;/b&gt; mean the thing itself, whether an action, a bonus token or a card brings it about. The &lt;b&gt;Move action&lt;/b&gt; in %1, %2 and %3 is that of a section.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Виклик, сон, переполох&lt;/b&gt; означають саме те, що стається, хоч би що його спричинило: дія, бонус чи карта. А &lt;b&gt;дія «Рух»&lt;/b&gt; на картах «%1», «%2» і «%3» — це дія секції.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A moved ghost&lt;/b&gt; may fetch a bonus token, and %1 looks at it too. A ghost is moved by the Move action, by a bonus token, and by %2, %3 and %4. A ghost that is summoned, or that comes by %5 or %6, is not moved.</source>
        <extracomment>%1 to %6 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Переміщений привид&lt;/b&gt; може підібрати бонус, і на нього зважає карта «%1». Привида переміщують дія «Рух», бонус, а також карти «%2», «%3» і «%4». Привид, якого викликано або який з’являється завдяки картам «%5» чи «%6», переміщеним не вважається.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After a move&lt;/b&gt; things happen in this order: the bonus token, %1, %2, and then the further ghost of %3.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Після руху&lt;/b&gt; все йде в такому порядку: бонус, карта «%1», карта «%2», а тоді ще один привид — завдяки карті «%3».</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens for dice&lt;/b&gt; help with every die that you roll yourself, so with %1, %2 and %3 too, but never with the die of a foe. Several add up. The bigger die and the 3 added last even if you roll again.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Бонуси для кубиків&lt;/b&gt; допомагають із кожним кубиком, який ти кидаєш власноруч, тож і з картами «%1», «%2» та «%3», але ніколи — з кубиком супротивника. Кілька бонусів додаються. Більший кубик і додане число 3 діють, навіть якщо кидаєш ще раз.</translation>
    </message>
    <message>
        <source>Cards %1 to %2</source>
        <extracomment>%1 and %2 are numbers of cards.</extracomment>
        <translation>Карти %1–%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</source>
        <extracomment>%1 is the number of a card, %2 its name, %3 when it works, %4 its price.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</translation>
    </message>
    <message>
        <source>works all the time</source>
        <translation>діє завжди</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>раз за хід</translation>
    </message>
    <message>
        <source>counted at the end</source>
        <translation>рахується наприкінці</translation>
    </message>
    <message>
        <source>grey: any three tokens</source>
        <translation>сіра: будь-які три жетони</translation>
    </message>
    <message>
        <source>coloured: three different tokens</source>
        <translation>кольорова: три різні жетони</translation>
    </message>
    <message>
        <source>You can use it only where the higher level opens up something new, so never in a red section. It holds for the further ghost of %1 too, even if that ghost alone needs it, and it may serve the same action as %2. If the action did not need the higher level after all, the card is not used up.</source>
        <extracomment>%1 and %2 are names of cards, always in the nominative.</extracomment>
        <translation>Використати її можна лише там, де вищий рівень відкриває щось нове, тож у червоній секції&#xa0;— ніколи. Вона діє й на ще одного привида, якого дає карта «%1», навіть якщо вищий рівень потрібен лише для нього, і може стосуватися тієї самої дії, що й карта «%2». Якщо дія зрештою обійшлася без вищого рівня, карта не вважається використаною.</translation>
    </message>
    <message>
        <source>A bigger die and 3 added by bonus tokens still hold after a new roll.</source>
        <translation>Більший кубик і число 3, додане бонусом, діють і після нового кидка.</translation>
    </message>
    <message>
        <source>The winner counts as moved, for %1 too.</source>
        <extracomment>%1 is the name of a card in the nominative, here and in the next sentences.</extracomment>
        <translation>Переможець вважається переміщеним, для карти «%1» теж.</translation>
    </message>
    <message>
        <source>This holds for summons by bonus tokens and cards too.</source>
        <translation>Це стосується й викликів завдяки бонусам і картам.</translation>
    </message>
    <message>
        <source>It must be another ghost than the first. With %1 it may go to any building too.</source>
        <translation>Це має бути не той самий привид, а інший. З картою «%1» він теж може перейти в будь-яку будівлю.</translation>
    </message>
    <message>
        <source>This holds for hauntings by other cards too.</source>
        <translation>Це стосується й переполоху завдяки іншим картам.</translation>
    </message>
    <message>
        <source>The foe must have another colour, unless you have %1 as well.</source>
        <translation>Супротивник має бути іншого кольору, хіба що ти маєш ще й карту «%1».</translation>
    </message>
    <message>
        <source>It must be a summon: a ghost that comes by an Upgrade or by %1 does not count.</source>
        <translation>Це має бути саме виклик: привид, який з’являється після посилення або завдяки карті «%1», не рахується.</translation>
    </message>
    <message>
        <source>If you have %1 as well, any two tokens are enough for a coloured card.</source>
        <translation>Якщо маєш ще й карту «%1», за кольорову карту досить будь-яких двох жетонів.</translation>
    </message>
    <message>
        <source>What %1 adds belongs to the Scare: together they are one gain.</source>
        <translation>Те, що додає карта «%1», належить до лякання: разом це рахується за один раз.</translation>
    </message>
    <message>
        <source>A common pumpkin can be taken back too, if you placed it.</source>
        <translation>Забрати можна й спільний гарбуз, якщо він твій.</translation>
    </message>
    <message>
        <source>If nothing comes, %1 brings no point.</source>
        <translation>Якщо ніхто не з’являється, карта «%1» очка не приносить.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulebook</name>
    <message>
        <source>What it is about</source>
        <translation>Про що ця гра</translation>
    </message>
    <message>
        <source>Once a year the ghosts come to a small town, and you are one of the Dark Lords who send them from door to door. The ghosts belong to nobody: everybody uses the same ones, and a ghost that you bring to the Cinema may do its next trick for somebody else.</source>
        <translation>Раз на рік до містечка приходять привиди, а ви — Темні Володарі, які посилають їх від дверей до дверей. Привиди не належать нікому: усі користуються тими самими, і привид, якого ти приводиш до Кінотеатру, свій наступний фокус може показати вже для когось іншого.</translation>
    </message>
    <message>
        <source>At first you command only the weakest ghosts, the blue ones. You summon more of them, scare the town, make ghosts more powerful, move them about and let them fight each other. So your power grows from blue to green, yellow, orange and at last red.</source>
        <translation>Спершу ти керуєш лише найслабшими привидами — синіми. Ти викликаєш нових, лякаєш містечко, посилюєш привидів, переміщуєш їх і влаштовуєш між ними бої. Так твоя влада зростає від синього рівня до зеленого, жовтого, помаранчевого й нарешті червоного.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;points&lt;/b&gt; come from two things above all. You put your &lt;b&gt;pumpkins&lt;/b&gt; on the haunting spaces of the buildings, and a more powerful ghost lets you reach a better space. And you claim &lt;b&gt;cards&lt;/b&gt; with the tokens that you collect: each gives you points at once, and a power for the rest of the game.</source>
        <translation>Твої &lt;b&gt;очки&lt;/b&gt; беруться насамперед із двох джерел. Ти ставиш свої &lt;b&gt;гарбузи&lt;/b&gt; на поля переполоху в будівлях, і що сильніший привид, то краще поле тобі доступне. А ще ти здобуваєш &lt;b&gt;карти&lt;/b&gt; за жетони, які збираєш: кожна одразу дає очки, а до кінця гри — здібність.</translation>
    </message>
    <message>
        <source>Somebody places a last pumpkin or claims a fifth card: then the round is played to its end, and whoever has the most points wins.</source>
        <translation>Коли хтось ставить свій останній гарбуз або здобуває п’яту карту, раунд догравають, і перемагає той, у кого найбільше очок.</translation>
    </message>
    <message>
        <source>Halloween is for 2 to 4 players from about 12 years. A game takes 50 to 90 minutes. If you are new here, read on as far as the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;, then start with the cards of &lt;a href=&quot;#HA-sets&quot;&gt;Casper&lt;/a&gt; and look up the rest when you need it.</source>
        <translation>«Гелловін» — гра для 2–4 гравців віком приблизно від 12 років. Партія триває 50–90 хвилин. Якщо ти тут уперше, читай до &lt;a href=&quot;#HA-example&quot;&gt;прикладу ходу&lt;/a&gt;, потім почни з карт набору &lt;a href=&quot;#HA-sets&quot;&gt;«Каспер»&lt;/a&gt;, а решту шукай тут, коли знадобиться.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulings</name>
    <message>
        <source>Rulings at this table</source>
        <translation>Рішення столу</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Рішення столу — це правило, яке ми встановили самі: там, де відомі нам правила оригінальної гри мовчать або спираються на малюнок, якого ми не маємо. Ось усі ці рішення, кожне з поясненням, щоб їх можна було відрізнити від решти правил.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: Only a picture shows where the buildings stand, and we do not have it. In two rows of three every building has two or three neighbours.</source>
        <translation>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: Де стоять будівлі, показує лише малюнок, а його ми не маємо. У двох рядах по три кожна будівля має дві або три сусідні.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: At a real table the attacker chooses who rolls for the foe. The dice do not care, so here it is always the next player.</source>
        <translation>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: За справжнім столом той, хто нападає, обирає, хто кидає за супротивника. Кубикам байдуже, тож тут це завжди наступний гравець.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: You may name any of your sections, even an empty one, so there is always a choice. As you did not rest, cards that reward a rest give nothing.</source>
        <translation>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: Назвати можна будь-яку свою секцію, навіть порожню, тож вибір є завжди. Це не сон, тому карти, які за нього щось дають, тут не дають нічого.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: Who wins if points and tokens are tied is not said. Then nobody was better, so the win is shared.</source>
        <translation>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: Хто перемагає, якщо порівну й очок, і жетонів, не сказано. Тоді ніхто не був кращий, тож перемогу ділять.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: If nobody ever lifts a section, a Master game can come to a standstill. So the lift is compulsory there.</source>
        <translation>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: Якщо ніхто ніколи не піднімає секцій, гра майстрів може зайти в глухий кут. Тому там піднімати секцію обов’язково.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-box&quot;&gt;Scares&lt;/a&gt;: There are always enough of them, however few markers lie in a box. So nobody misses what they have earned.</source>
        <translation>&lt;a href=&quot;#HA-box&quot;&gt;Страхи&lt;/a&gt;: Їх завжди вистачає, хоч би як мало їх лежало в коробці. Тож ніхто не лишається без заробленого.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8&quot;&gt;The cards&lt;/a&gt;: We know what the 52 cards do and which of them belong to the five sets. But we do not have the cards themselves, so their prices and most of their numbers are ours, and all names and texts are too. With our numbers each set fits its theme.</source>
        <translation>&lt;a href=&quot;#HA-8&quot;&gt;Карти&lt;/a&gt;: Ми знаємо, що роблять 52 карти й котрі з них належать до п’яти наборів. Але самих карт ми не маємо, тому їхні ціни й більшість номерів — наші, як і всі назви й тексти. З нашими номерами кожен набір відповідає своїй темі.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: These sentences hold for all cards, so that equal words always mean equal things and nobody uses up a power for nothing.</source>
        <translation>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: Ці речення стосуються всіх карт, щоб однакові слова завжди означали те саме й ніхто не витрачав здібностей намарно.</translation>
    </message>
    <message>
        <source>%1: Summon, rest, haunt and move mean the same on every card. The last three say Move, which is the name of an action; the others look at what happens.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: Виклик, сон, переполох і переміщення означають на кожній карті те саме. На останніх трьох картах ідеться про «Рух», а це назва дії; решта карт зважає на те, що відбувається.</translation>
    </message>
    <message>
        <source>%1: A ghost that is put somewhere, or changes places, has not moved and was not summoned. Two ghosts of one colour, or in one building, would not change anything by it.</source>
        <translation>%1: Привид, якого десь поставлено або який помінявся місцями з іншим, не вважається ні переміщеним, ні викликаним. Обмін привидів одного кольору або в одній будівлі нічого б не змінив.</translation>
    </message>
    <message>
        <source>%1: A power reaches as far as its sentence and no further: the section still has to command its ghosts, and a further disc comes from where discs come from.</source>
        <translation>%1: Здібність сягає так далеко, як сказано на карті, і не далі: секція і тут має керувати своїми привидами, а додатковий диск береться звідти, звідки й усі диски.</translation>
    </message>
    <message>
        <source>%1: Buying a token or a level on a card is not an Upgrade. So what helps with an Upgrade does not help there.</source>
        <translation>%1: Купити жетон чи рівень завдяки карті — це не посилення. Тому те, що допомагає з посиленням, тут не допомагає.</translation>
    </message>
    <message>
        <source>%1: You get what is there. Only where you pay or exchange something the supply must have all of it, because nobody pays for nothing.</source>
        <translation>%1: Отримуєш те, що є. Лише там, де щось платиш або обмінюєш, у коморі має бути все потрібне, бо за повітря ніхто не платить.</translation>
    </message>
    <message>
        <source>%1: A drawn bonus token was not fetched by a ghost, so no colour belongs to it. With three blocked slots there would be no place for it.</source>
        <translation>%1: Бонусу, узятого зі стосу, не підбирав жоден привид, тож жоден колір до нього не належить. А якщо всі три гнізда заблоковано, для нього немає місця.</translation>
    </message>
    <message>
        <source>%1: What was added to a roll belongs to the roll, not to the number that lies there. So it still counts after a reroll, and for the difference too.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: Те, що додано до кидка, належить до кидка, а не до числа, що випало. Тож воно рахується і після нового кидка, і для різниці.</translation>
    </message>
    <message>
        <source>%1: Each of these cards says by itself who can be attacked. The fight against all is fixed at its start, so that everybody knows whom it is about.</source>
        <translation>%1: Кожна з цих карт сама каже, на кого можна напасти. Учасників бою проти всіх визначають на його початку, щоб усі знали, про кого йдеться.</translation>
    </message>
    <message>
        <source>%1: To win without a roll is an offer. Whoever would like the difference of the dice may roll.</source>
        <translation>%1: Перемога без кидка — це пропозиція. Кому потрібна різниця кубиків, той може кинути.</translation>
    </message>
    <message>
        <source>%1: It is one Scare and one gain, and it is done with one colour: so one ghost of this colour moves.</source>
        <translation>%1: Це одне лякання, страхи за нього рахуються за один раз, і стосується воно одного кольору: тож рухається один привид цього кольору.</translation>
    </message>
    <message>
        <source>%1: Common pumpkins are pumpkins like the others. Taking one back undoes a haunting: it is none itself, and what the haunting set going goes on.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: Спільні гарбузи — такі самі гарбузи, як усі. Забрати гарбуз — означає скасувати переполох, а не зчинити новий; а те, що тим переполохом започатковано, триває.</translation>
    </message>
    <message>
        <source>%1: Prices of cards add up in a plain way. For everything but its price a coloured card stays coloured, and only the cards in use count.</source>
        <translation>%1: Зміни ціни карт просто додаються. В усьому, крім ціни, кольорова карта лишається кольоровою, і рахуються лише карти, що є в грі.</translation>
    </message>
    <message>
        <source>%1: If neither colour could come, the dice would have nothing to decide. If the wrong one is called, bad luck is part of the mixture.</source>
        <translation>%1: Якби жоден із двох кольорів не міг з’явитися, кубикам не було б чого вирішувати. А якщо випадає не той колір, то дрібка невдачі теж належить до зілля.</translation>
    </message>
</context>
<context>
    <name>HalloweenTable</name>
    <message>
        <source>On this screen</source>
        <translation>На цьому екрані</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The large board below always belongs to whoever has to decide. The small boards beside it are those of the others. At the top of the screen you read whose turn it is and what can be done now.</source>
        <translation>&lt;b&gt;Твоє місце.&lt;/b&gt; Великий планшет унизу завжди належить тому, хто має вирішувати. Малі планшети поруч — це планшети решти гравців. Угорі екрана сказано, чий зараз хід і що можна зробити.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking an action.&lt;/b&gt; Press an action space, or drag a disc from your reserve to it. Then choose what the action is done with: what you can choose lights up.</source>
        <translation>&lt;b&gt;Як виконати дію.&lt;/b&gt; Натисни на поле дії або перетягни на нього диск зі свого запасу. Потім обери, з ким чи з чим виконати дію: усе, що можна обрати, підсвічується.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, Scare, Upgrade:&lt;/b&gt; press a ghost. &lt;b&gt;Move:&lt;/b&gt; drag a ghost to a building. &lt;b&gt;Fight:&lt;/b&gt; drag your ghost to its foe. &lt;b&gt;Haunt:&lt;/b&gt; press a haunting space, or drag a pumpkin to it. Instead of dragging you can click the piece, and then the place.</source>
        <translation>&lt;b&gt;Виклик, Лякання, Посилення:&lt;/b&gt; натисни на привида. &lt;b&gt;Рух:&lt;/b&gt; перетягни привида до будівлі. &lt;b&gt;Бій:&lt;/b&gt; перетягни свого привида до супротивника. &lt;b&gt;Переполох:&lt;/b&gt; натисни на поле переполоху або перетягни на нього гарбуз. Можна й не перетягувати: клацни на предметі, а потім на місці.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A ghost without a disc.&lt;/b&gt; To move a ghost you need not put a disc down first: drag it straight to a neighbouring building. If several sections could move it, the table asks which one shall.</source>
        <translation>&lt;b&gt;Привид без диска.&lt;/b&gt; Щоб перемістити привида, не обов’язково спершу класти диск: перетягни його одразу до сусідньої будівлі. Якщо його можуть перемістити кілька секцій, стіл спитає, котра.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If an action can be done in one way only&lt;/b&gt;, the table does it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;Якщо дію можна виконати лише одним способом&lt;/b&gt;, стіл робить це за тебе, а журнал про це розповідає. У налаштуваннях це можна вимкнути.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Resting.&lt;/b&gt; Each section has a button for its rest. Sections that have acted or rested in this turn are dimmed.</source>
        <translation>&lt;b&gt;Сон.&lt;/b&gt; Кожна секція має кнопку для сну. Секції, які цього ходу вже діяли або спали, притемнені.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lifting a section.&lt;/b&gt; After an Upgrade press the head of the section that shall rise, or the button if none shall.</source>
        <translation>&lt;b&gt;Як підняти секцію.&lt;/b&gt; Після посилення натисни на заголовок секції, яку піднімаєш, або на кнопку, якщо не піднімаєш жодної.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens.&lt;/b&gt; If your ghost can fetch one, drag it to one of your slots, or leave it with the button. To use a token, press its slot or drag a disc there. In a roll you can also drag a token for dice to the die that it is meant for.</source>
        <translation>&lt;b&gt;Бонуси.&lt;/b&gt; Якщо твій привид може підібрати бонус, перетягни бонус до одного зі своїх гнізд або лиши його на місці кнопкою. Щоб використати бонус, натисни на його гніздо або перетягни туди диск. Під час кидка бонус для кубиків можна перетягнути й на той кубик, для якого він призначений.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; If a bonus token or a card of yours can help with a roll, the table waits for you before and after it. Otherwise the dice roll by themselves.</source>
        <translation>&lt;b&gt;Кубики.&lt;/b&gt; Якщо твій бонус або твоя карта може допомогти з кидком, стіл чекає на тебе до кидка й після нього. Інакше кубики котяться самі.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Odds.&lt;/b&gt; While you choose a fight, a number on each foe says how many of a hundred such fights your best attacker wins. Lift a ghost, and the numbers are about that one. If your cards or bonus tokens can help, a second number shows what their best use makes of it.</source>
        <translation>&lt;b&gt;Шанси.&lt;/b&gt; Поки ти обираєш бій, число на кожному супротивнику каже, скільки зі ста таких боїв виграє твій найкращий нападник. Підніми привида&#xa0;— і числа будуть саме про нього. Якщо можуть допомогти твої карти чи бонуси, друге число показує, що дасть їхнє найкраще використання.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cards.&lt;/b&gt; To claim a card, press it, or drag one of your tokens to it. The table proposes what you could pay, your lowest tokens first. If you would rather give others, press these, and press a disc on your board if it shall be that one. Then pay; if there is only one way to pay, the table does it for you. To use a power that works once per turn, press the card.</source>
        <translation>&lt;b&gt;Карти.&lt;/b&gt; Щоб здобути карту, натисни на неї або перетягни до неї один зі своїх жетонів. Стіл пропонує, що віддати, починаючи з твоїх найнижчих жетонів. Якщо хочеш віддати інші, натисни на них, а якщо хочеш віддати певний диск зі свого планшета, натисни й на нього. Тоді плати; якщо заплатити можна лише одним способом, стіл робить це за тебе. Щоб скористатися здібністю, яка діє раз за хід, натисни на карту.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If others claim a card that you are on&lt;/b&gt;, your board comes to the front for a moment. Press the button for the points, or the head of the section from which you take your discs.</source>
        <translation>&lt;b&gt;Якщо хтось здобуває карту, на якій є твій диск&lt;/b&gt;, твій планшет на мить виходить наперед. Натисни кнопку, щоб узяти очки, або заголовок секції, з якої забираєш диски.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; Press the big button or &lt;b&gt;Space&lt;/b&gt;. If you could still use a power or claim a card, the table asks you first, but not every turn anew.</source>
        <translation>&lt;b&gt;Як завершити хід.&lt;/b&gt; Натисни велику кнопку або &lt;b&gt;пробіл&lt;/b&gt;. Якщо ще можна скористатися здібністю або здобути карту, стіл спершу перепитає, але не щоходу про те саме.</translation>
    </message>
    <message>
        <source>Dice after a fight, and the buttons beside them.</source>
        <translation>Кубики після бою та кнопки поруч із ними.</translation>
    </message>
    <message>
        <source>&lt;b&gt;What could I do?&lt;/b&gt; The button with this name, or &lt;b&gt;F3&lt;/b&gt;, opens a panel beside the table. For each section it says what every action would bring now, or why it is impossible; below that come your powers, your bonus tokens and the cards that you could claim.</source>
        <translation>&lt;b&gt;Що я можу зробити?&lt;/b&gt; Кнопка з цією назвою або &lt;b&gt;F3&lt;/b&gt; відкриває панель поруч зі столом. Для кожної секції там сказано, що зараз дасть кожна дія або чому вона неможлива; нижче йдуть твої здібності, твої бонуси й карти, які можна здобути.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Якщо так не можна&lt;/b&gt;, предмет ковзає назад, а коротка підказка пояснює чому й веде до правила.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking back.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; takes back what you have begun, and &lt;b&gt;Ctrl+Z&lt;/b&gt; your last move; &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. So you can try out a whole turn. You cannot go back past a roll, past a bonus token that was turned up, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Як скасувати.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; скасовує розпочате, а &lt;b&gt;Ctrl+Z&lt;/b&gt; — останнє зроблене; &lt;b&gt;Ctrl+Y&lt;/b&gt; повторює його. Тож можна випробувати цілий хід. Але повернутися до того, що було перед кидком, відкриттям бонусу чи рішенням іншого гравця, не можна.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts and drops, or presses. &lt;b&gt;Space&lt;/b&gt; rolls, keeps a roll, leaves what may be left, and ends the turn. If you have to name a number, the digits do it. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Клавіатурою.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; і &lt;b&gt;клавіші зі стрілками&lt;/b&gt; ведуть від предмета до предмета й від місця до місця. &lt;b&gt;Enter&lt;/b&gt; піднімає і кладе або натискає. &lt;b&gt;Пробіл&lt;/b&gt; кидає кубики, лишає кидок, відмовляється від того, від чого можна відмовитися, і завершує хід. Якщо треба назвати число, натисни цифру. &lt;b&gt;F1&lt;/b&gt; відкриває ці правила. Коліщатко миші або &lt;b&gt;+&lt;/b&gt; і &lt;b&gt;−&lt;/b&gt; наближають чи віддаляють, &lt;b&gt;0&lt;/b&gt; показує весь стіл. &lt;b&gt;F11&lt;/b&gt; розгортає гру на весь екран.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Партія зберігається&lt;/b&gt; після кожної дії. Можеш піти будь-коли: вона чекатиме на полиці, і там її можна ще й зберегти у файл.</translation>
    </message>
    <message>
        <source>The signs</source>
        <translation>Позначки</translation>
    </message>
    <message>
        <source>When a card works, what it costs, and what things are.</source>
        <translation>Коли діє карта, скільки вона коштує і що є що.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a card.&lt;/b&gt; The first sign at its foot says when its power works. The dots are the tokens that you pay, and behind them stand the points that you get at once. Whoever has claimed the card has a disc beside its picture, on a ground of their colour; your own cards also bear your colour behind their names.</source>
        <translation>&lt;b&gt;На карті.&lt;/b&gt; Перша позначка внизу показує, коли діє здібність. Крапки — це жетони, якими платять, а за ними стоять очки, які карта приносить одразу. Хто здобуває карту, має диск поруч із її малюнком, на тлі свого кольору; на твоїх власних картах твій колір є ще й під назвою.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a board.&lt;/b&gt; The cards that somebody has claimed lie on that board too, in five frames. The frame with the flag is for the fifth card, which brings the end.</source>
        <translation>&lt;b&gt;На планшеті.&lt;/b&gt; Здобуті карти лежать і на планшеті того, хто їх має, у п’яти рамках. Рамка з прапорцем — для п’ятої карти, з якою настає кінець.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Below the cards&lt;/b&gt; wait the ghosts and tokens of each colour. Beside them lie two piles of bonus tokens: those that are still face down and, with a tick, those that were used.</source>
        <translation>&lt;b&gt;Під картами&lt;/b&gt; чекають привиди й жетони кожного кольору. Поруч лежать два стоси бонусів: ті, що ще лицем донизу, і, з галочкою, вже використані.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Поради для перших партій</translation>
    </message>
    <message>
        <source>&lt;b&gt;The order matters.&lt;/b&gt; A section that you lift can use its new level in the same turn if it has not acted yet. Let it wait, as in the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Порядок важливий.&lt;/b&gt; Секція, яку ти піднімаєш, може скористатися новим рівнем того самого ходу, якщо ще не діяла. Хай зачекає, як у &lt;a href=&quot;#HA-example&quot;&gt;прикладі ходу&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You have only 12 discs.&lt;/b&gt; A rest costs a whole action, so let a section fill up before it rests. A disc that you put on a card is gone for good, but taking it from your board frees a space.</source>
        <translation>&lt;b&gt;Дисків лише 12.&lt;/b&gt; Сон коштує цілої дії, тож хай секція спершу заповниться, а тоді спить. Диск, який ти кладеш на карту, вже не повернеться, але якщо взяти його з планшета, звільниться поле.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Everybody uses the same ghosts.&lt;/b&gt; If you bring an orange ghost into town, others can haunt with it too. Do it when you can use it first.</source>
        <translation>&lt;b&gt;Усі користуються тими самими привидами.&lt;/b&gt; Якщо ти приводиш у містечко помаранчевого привида, інші теж можуть зчинити з ним переполох. Роби це тоді, коли зможеш скористатися ним раніше за всіх.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not waste your pumpkins.&lt;/b&gt; In each building you place only one. A blue space brings 2 points, a red one 10, but each space can be taken only once.</source>
        <translation>&lt;b&gt;Бережи гарбузи.&lt;/b&gt; У кожну будівлю ти ставиш лише один. Синє поле приносить 2 очки, червоне — 10, але кожне поле можна зайняти лише раз.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be early on a good card.&lt;/b&gt; You have its power for longer, and you get something each time somebody else claims it.</source>
        <translation>&lt;b&gt;Добру карту здобувай рано.&lt;/b&gt; Її здібність служить тобі довше, і ти отримуєш щось щоразу, коли її здобуває хтось інший.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Watch the others’ cards and pumpkins.&lt;/b&gt; When somebody is on four cards or has one pumpkin left, the end may come with the next turn.</source>
        <translation>&lt;b&gt;Пильнуй чужі карти й гарбузи.&lt;/b&gt; Коли хтось має чотири карти або лише один гарбуз, кінець може настати вже з наступним ходом.</translation>
    </message>
</context>
<context>
    <name>HalloweenTown</name>
    <message>
        <source>The table at a glance</source>
        <translation>Огляд столу</translation>
    </message>
    <message>
        <source>1: the town. 2: the eight cards. 3: the supply. 4: the board of whoever has to decide. 5: what belongs to it. 6: dice and buttons. 7: the others.</source>
        <translation>1: містечко. 2: вісім карт. 3: комора. 4: планшет того, хто має вирішувати. 5: те, що до нього належить. 6: кубики й кнопки. 7: решта гравців.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The town&lt;/b&gt; has six buildings. Ghosts stand in them, pumpkins cover their haunting spaces, and a bonus token may lie in the corner.</source>
        <translation>&lt;b&gt;Містечко&lt;/b&gt; має шість будівель. У них стоять привиди, на полях переполоху — гарбузи, а в кутку може лежати бонус.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghosts&lt;/b&gt; have five colours, and each colour is a &lt;b&gt;level&lt;/b&gt;: blue is 1, green 2, yellow 3, orange 4 and red 5. A higher level is worth more everywhere, and it has the bigger die.</source>
        <translation>&lt;b&gt;Привиди&lt;/b&gt; мають п’ять кольорів, і кожен колір — це &lt;b&gt;рівень&lt;/b&gt;: синій — 1, зелений — 2, жовтий — 3, помаранчевий — 4, червоний — 5. Вищий рівень усюди вартий більше й має більший кубик.</translation>
    </message>
    <message>
        <source>The five levels: the ghost and its die, the scares that an Upgrade to this level costs, and the points on the haunting space of this colour.</source>
        <translation>П’ять рівнів: привид і його кубик, скільки страхів коштує посилення до цього рівня й скільки очок дає поле переполоху цього кольору.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The supply&lt;/b&gt; holds the ghosts that are not in town, five of each colour in all; the &lt;b&gt;ghost tokens&lt;/b&gt;, twelve of each colour, which we simply call tokens; and the stack of bonus tokens.</source>
        <translation>&lt;b&gt;У коморі&lt;/b&gt; — привиди, яких немає в містечку (усього їх по п’ять кожного кольору); &lt;b&gt;жетони привидів&lt;/b&gt;, по дванадцять кожного кольору, які ми звемо просто жетонами; і стос бонусів.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scares&lt;/b&gt; are what you pay with for more powerful ghosts. There are always enough of them.</source>
        <translation>&lt;b&gt;Страхами&lt;/b&gt; ти платиш за сильніших привидів. Їх завжди вистачає.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your board&lt;/b&gt; has three &lt;b&gt;sections&lt;/b&gt;. Each of them has a glass &lt;b&gt;sphere&lt;/b&gt; that shows its level, and six &lt;b&gt;action spaces&lt;/b&gt;. Beside the sections lies what is yours: your &lt;b&gt;reserve&lt;/b&gt;, which is the pile of &lt;b&gt;discs&lt;/b&gt; that you can use, your scares, tokens and pumpkins, and three &lt;b&gt;slots&lt;/b&gt; for bonus tokens.</source>
        <translation>&lt;b&gt;Твій планшет&lt;/b&gt; має три &lt;b&gt;секції&lt;/b&gt;. Кожна має скляну &lt;b&gt;кулю&lt;/b&gt;, яка показує її рівень, і шість &lt;b&gt;полів дій&lt;/b&gt;. Поруч із секціями лежить усе твоє: &lt;b&gt;запас&lt;/b&gt;, тобто купка &lt;b&gt;дисків&lt;/b&gt;, якими можна скористатися, страхи, жетони й гарбузи, а також три &lt;b&gt;гнізда&lt;/b&gt; для бонусів.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is secret&lt;/b&gt; except the order of the bonus stack and what the dice will show. Point at anything on the table, and it says what it is.</source>
        <translation>&lt;b&gt;Таємниць немає&lt;/b&gt;, крім порядку бонусів у стосі й того, що покажуть кубики. Наведи вказівник на будь-що на столі, і побачиш, що це таке.</translation>
    </message>
    <message>
        <source>The town and its ghosts</source>
        <translation>Містечко і його привиди</translation>
    </message>
    <message>
        <source>Six buildings stand in two rows: School, Church and Town Hall above, Hospital, Police Station and Cinema below. Buildings are neighbours if they share an edge. Slantwise they are not.</source>
        <translation>Шість будівель стоять у два ряди: вгорі — Школа, Церква й Ратуша, внизу — Лікарня, Поліція й Кінотеатр. Будівлі сусідні, якщо мають спільний бік. Навскіс вони не сусідні.</translation>
    </message>
    <message>
        <source>Each building has five haunting spaces, one of each colour. A pumpkin there scores 2 points on blue, 4 on green, 6 on yellow, 8 on orange and 10 on red. There is also room for one bonus token.</source>
        <translation>Кожна будівля має п’ять полів переполоху, по одному кожного кольору. Гарбуз на синьому полі приносить 2 очки, на зеленому — 4, на жовтому — 6, на помаранчевому — 8, на червоному — 10. Є ще й місце для одного бонусу.</translation>
    </message>
    <message>
        <source>A building. 1: its bonus token, 2: a free haunting space, 3: a space with a pumpkin, 4: the ghosts in it.</source>
        <translation>Будівля. 1: її бонус, 2: вільне поле переполоху, 3: поле з гарбузом, 4: привиди в будівлі.</translation>
    </message>
    <message>
        <source>At most 6 ghosts are in a building; if it is full, no other ghost may enter. There are 5 ghosts of each colour: if all five are in town, no sixth can come.</source>
        <translation>У будівлі щонайбільше 6 привидів; якщо вона повна, інший привид туди не зайде. Привидів кожного кольору — 5: якщо всі п’ять у містечку, шостий прийти не може.</translation>
    </message>
    <message>
        <source>There are 12 tokens of each colour. If you are to get tokens and the supply has too few of this colour, you take those that are there, even if that is none. What somebody spends goes back to the supply.</source>
        <translation>Жетонів кожного кольору — 12. Якщо ти маєш отримати жетони, а в коморі замало жетонів цього кольору, береш стільки, скільки є, хай навіть жодного. Витрачені жетони повертаються до комори.</translation>
    </message>
    <message>
        <source>The town is never without blue ghosts for long. If the last one has gone, for whatever reason, whoever caused this puts three blue ghosts into one building of their choice, before anything else is decided. The building must have room; if it has too little for three, only as many come as fit in.</source>
        <translation>Містечко ніколи не лишається без синіх привидів надовго. Якщо останній зник, хоч би з якої причини, той, через кого це сталося, ставить трьох синіх привидів в одну будівлю на свій вибір, перш ніж вирішують щось інше. У будівлі має бути місце; якщо для трьох його замало, приходить лише стільки, скільки вміщається.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Програма все готує за тебе. Ось як вона це робить і про що можна домовитися заздалегідь.</translation>
    </message>
    <message>
        <source>Three blue ghosts wait in the Police Station, all others in the supply. The 24 bonus tokens are shuffled. One lies face up on each building, and the rest are the face-down stack.</source>
        <translation>Три сині привиди чекають у Поліції, усі інші — в коморі. 24 бонуси перетасовано. По одному лежить лицем догори на кожній будівлі, а решта — це стос лицем донизу.</translation>
    </message>
    <message>
        <source>Eight of the 52 cards are in use. You can let chance draw them, take one of the five &lt;a href=&quot;#HA-sets&quot;&gt;suggested sets&lt;/a&gt;, or pick them by hand.</source>
        <translation>У грі — вісім із 52 карт. Вибір можна довірити випадкові, а можна взяти один із п’яти &lt;a href=&quot;#HA-sets&quot;&gt;готових наборів&lt;/a&gt; або обрати карти власноруч.</translation>
    </message>
    <message>
        <source>Everybody begins with all spheres on blue, 6 pumpkins, 12 discs in the reserve, 2 scares and no points. Whoever last saw a ghost starts; before the game you can also choose somebody, or let lots decide.</source>
        <translation>На початку всі кулі кожного гравця — на синьому рівні, у кожного 6 гарбузів, 12 дисків у запасі, 2 страхи й жодного очка. Починає той, хто останнім бачив привида; а ще першого гравця можна просто обрати перед грою або визначити за жеребом.</translation>
    </message>
    <message>
        <source>For two players &lt;a href=&quot;#HA-6&quot;&gt;a few things are different&lt;/a&gt;. For experts there is a game without cards and dice, the &lt;a href=&quot;#HA-7&quot;&gt;Master game&lt;/a&gt;.</source>
        <translation>Для двох гравців &lt;a href=&quot;#HA-6&quot;&gt;дещо відрізняється&lt;/a&gt;. Для знавців є гра без карт і кубиків — &lt;a href=&quot;#HA-7&quot;&gt;гра майстрів&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>HalloweenTurn</name>
    <message>
        <source>A turn in short</source>
        <translation>Коротко про хід</translation>
    </message>
    <message>
        <source>You take turns clockwise. In your turn each of your three sections does one thing, in the order that you like: it takes an action, or it rests.</source>
        <translation>Ви ходите по черзі за годинниковою стрілкою. Під час твого ходу кожна з твоїх трьох секцій робить щось одне, у будь-якому порядку: виконує дію або спить.</translation>
    </message>
    <message>
        <source>To take an action, put a disc from your reserve on a free action space of the section and do what the space says. To rest, take back all discs of the section. Each section does one or the other, once. Only when all of them have done so can you end your turn.</source>
        <translation>Щоб виконати дію, поклади диск зі свого запасу на вільне поле дії цієї секції й зроби те, що каже поле. Щоб секція поспала, забери всі її диски. Кожна секція робить або одне, або друге, і лише раз. Завершити хід можна тільки тоді, коли це зробили всі секції.</translation>
    </message>
    <message>
        <source>A section. 1: its level, shown by the glass sphere, 2: a free action space, 3: an occupied one, 4: the button for a rest.</source>
        <translation>Секція. 1: її рівень, який показує скляна куля, 2: вільне поле дії, 3: зайняте поле, 4: кнопка для сну.</translation>
    </message>
    <message>
        <source>You can choose an action only if you can carry it out. If a section has no such action left, it rests. A rest is always possible, even if no disc lies there.</source>
        <translation>Дію можна обрати, лише якщо її можна виконати. Якщо для секції такої дії не лишилося, вона спить. Спати вона може завжди, навіть якщо дисків там немає.</translation>
    </message>
    <message>
        <source>A section commands the ghosts of its own level and all below it. A yellow section, for example, commands yellow, green and blue ghosts. Each section looks only at its own sphere.</source>
        <translation>Секція керує привидами свого рівня й усіх нижчих. Наприклад, жовта секція керує жовтими, зеленими й синіми привидами. Кожна секція зважає лише на власну кулю.</translation>
    </message>
    <message>
        <source>While a disc lies on an action space, this section cannot use the space. A rest clears it. The same action in another section is not affected.</source>
        <translation>Доки на полі дії лежить диск, ця секція не може скористатися полем. Сон секції його звільняє. На таку саму дію в іншій секції це не впливає.</translation>
    </message>
    <message>
        <source>Before, between and after the actions you may &lt;a href=&quot;#HA-4&quot;&gt;claim cards&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;use bonus tokens&lt;/a&gt; and use powers that work once per turn. What belongs to an action or to a roll is used in the middle of it. Your turn is over when you say so, not earlier.</source>
        <translation>До дій, між ними й після них можна &lt;a href=&quot;#HA-4&quot;&gt;здобувати карти&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;використовувати бонуси&lt;/a&gt; й користуватися здібностями, які діють раз за хід. Те, що стосується дії або кидка, використовують просто під час них. Твій хід закінчується, коли ти так скажеш, не раніше.</translation>
    </message>
    <message>
        <source>The six actions and the rest</source>
        <translation>Шість дій і сон</translation>
    </message>
    <message>
        <source>Wherever an action speaks of a ghost that you use, the section must command it (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</source>
        <translation>Щоразу, коли в дії йдеться про привида, яким ти користуєшся, секція має ним керувати (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon.&lt;/b&gt; Choose a building where at least two ghosts of one colour are together. One more of this colour comes there from the supply, and you take a token of this colour. The building must have room, and the supply must have such a ghost.</source>
        <translation>&lt;b&gt;Виклик.&lt;/b&gt; Обери будівлю, де разом є щонайменше два привиди одного кольору. З комори туди приходить ще один цього кольору, а ти береш жетон цього кольору. У будівлі має бути місце, а в коморі — такий привид.</translation>
    </message>
    <message>
        <source>Two green ghosts call a third. You take a green token.</source>
        <translation>Два зелені привиди кличуть третього. Ти береш зелений жетон.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare.&lt;/b&gt; Choose a colour of which a ghost is in town. You gain as many scares as its level: 1 for blue, 2 for green, 3 for yellow, 4 for orange, 5 for red.</source>
        <translation>&lt;b&gt;Лякання.&lt;/b&gt; Обери колір, привид якого є в містечку. Ти отримуєш стільки страхів, скільки становить його рівень: 1 за синій, 2 за зелений, 3 за жовтий, 4 за помаранчевий, 5 за червоний.</translation>
    </message>
    <message>
        <source>A yellow ghost is in town: it brings 3 scares.</source>
        <translation>У містечку є жовтий привид: він дає 3 страхи.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upgrade.&lt;/b&gt; Choose a ghost in town and make it one level more powerful. You pay 2 scares for green, 3 for yellow, 4 for orange and 5 for red. The ghost goes back to the supply, and one of the new colour takes its place; the supply must have one. Take a token of the new colour. Then you may lift one of your sections: any one that is below the new level rises straight to it. A red ghost cannot become more powerful.</source>
        <translation>&lt;b&gt;Посилення.&lt;/b&gt; Обери привида в містечку й зроби його сильнішим на один рівень. До зеленого це коштує 2 страхи, до жовтого — 3, до помаранчевого — 4, до червоного — 5. Привид повертається до комори, а його місце займає привид нового кольору; такий у коморі має бути. Візьми жетон нового кольору. Потім можеш підняти одну зі своїх секцій: будь-яка, що нижча за новий рівень, піднімається просто до нього. Червоного привида посилити не можна.</translation>
    </message>
    <message>
        <source>A blue ghost becomes a green one for 2 scares. Then a sphere may rise to green.</source>
        <translation>Синій привид стає зеленим за 2 страхи. Потім одну кулю можна підняти до зеленого рівня.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Move.&lt;/b&gt; Move a ghost to a neighbouring building with room. If a bonus token lies there, &lt;a href=&quot;#HA-3.1&quot;&gt;you may take it&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Рух.&lt;/b&gt; Перемісти привида в сусідню будівлю, де є місце. Якщо там лежить бонус, &lt;a href=&quot;#HA-3.1&quot;&gt;можеш його взяти&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A ghost moves next door, where a bonus token lies.</source>
        <translation>Привид переходить у сусідню будівлю, де лежить бонус.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fight.&lt;/b&gt; A ghost that you command attacks a ghost of another colour in the same building. The foe may have any level. You roll the die of your ghost, and another player rolls the die of the foe: at this table the one after you. If your number is higher, the foe goes back to the supply, and you take a token of its colour. If it is lower or equal, nothing happens.</source>
        <translation>&lt;b&gt;Бій.&lt;/b&gt; Привид, яким ти керуєш, нападає на привида іншого кольору в тій самій будівлі. Супротивник може бути будь-якого рівня. Ти кидаєш кубик свого привида, а кубик супротивника кидає інший гравець: за цим столом — наступний після тебе. Якщо твоє число більше, супротивник повертається до комори, а ти береш жетон його кольору. Якщо менше або таке саме, нічого не відбувається.</translation>
    </message>
    <message>
        <source>Green attacks yellow and rolls 4 against 3: the yellow ghost leaves, and you take a yellow token.</source>
        <translation>Зелений нападає на жовтого й викидає 4 проти 3: жовтий привид іде, а ти береш жовтий жетон.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunt.&lt;/b&gt; In a building with a ghost, put one of your pumpkins on the free haunting space of the ghost’s colour, and score its points. The pumpkin stays there, the ghost too. You may have only one pumpkin in each building.</source>
        <translation>&lt;b&gt;Переполох.&lt;/b&gt; У будівлі, де є привид, постав один зі своїх гарбузів на вільне поле переполоху того самого кольору, що й привид, і отримай за нього очки. Гарбуз лишається там, привид теж. У кожній будівлі можна мати лише один свій гарбуз.</translation>
    </message>
    <message>
        <source>A yellow ghost is here, so a pumpkin scores 6 points.</source>
        <translation>Тут є жовтий привид, тож гарбуз приносить 6 очок.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest.&lt;/b&gt; Take all discs of the section back into your reserve. If another section still has to act, it can use them at once.</source>
        <translation>&lt;b&gt;Сон.&lt;/b&gt; Поверни всі диски секції у свій запас. Якщо інша секція ще має діяти, вона може одразу ними скористатися.</translation>
    </message>
    <message>
        <source>A section before its rest, and in your next turn.</source>
        <translation>Секція перед сном і під час твого наступного ходу.</translation>
    </message>
    <message>
        <source>An example turn</source>
        <translation>Приклад ходу</translation>
    </message>
    <message>
        <source>It is your turn. Your sections are blue, green and blue, you have 8 scares, and a blue token from earlier on. A green ghost is in the Church. There is no yellow ghost in town, let alone an orange one.</source>
        <translation>Твій хід. Твої секції — синя, зелена й синя, у тебе 8 страхів і синій жетон, здобутий раніше. У Церкві є зелений привид. Жовтого привида в містечку немає, а помаранчевого й поготів.</translation>
    </message>
    <message>
        <source>The Church and your board at the beginning.</source>
        <translation>Церква й твій планшет на початку.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 2: Upgrade.&lt;/b&gt; This section is green, so it commands the green ghost. You pay 3 scares: the ghost becomes yellow, and you take a yellow token. Now you may lift a section that is below yellow. You choose section 3, and its sphere jumps from blue to yellow. So it is worth acting in the right order: section 3 has not acted yet.</source>
        <translation>&lt;b&gt;Секція 2: Посилення.&lt;/b&gt; Ця секція зелена, тож вона керує зеленим привидом. Ти платиш 3 страхи: привид стає жовтим, і ти береш жовтий жетон. Тепер можна підняти секцію, нижчу за жовтий рівень. Ти обираєш секцію 3, і її куля перескакує із синього рівня на жовтий. Тож варто діяти в правильному порядку: секція 3 ще не діяла.</translation>
    </message>
    <message>
        <source>After the first Upgrade.</source>
        <translation>Після першого посилення.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 3: Upgrade.&lt;/b&gt; It commands yellow ghosts now. You pay 4 scares: the ghost becomes orange, and you take an orange token. You lift section 1, straight from blue to orange. You have 1 scare left.</source>
        <translation>&lt;b&gt;Секція 3: Посилення.&lt;/b&gt; Тепер вона керує жовтими привидами. Ти платиш 4 страхи: привид стає помаранчевим, і ти береш помаранчевий жетон. Ти піднімаєш секцію 1, одразу із синього рівня до помаранчевого. У тебе лишається 1 страх.</translation>
    </message>
    <message>
        <source>After the second Upgrade.</source>
        <translation>Після другого посилення.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 1: Haunt.&lt;/b&gt; It commands orange ghosts now, and the orange space of the Church is free. You put a pumpkin there: 8 points.</source>
        <translation>&lt;b&gt;Секція 1: Переполох.&lt;/b&gt; Тепер вона керує помаранчевими привидами, а помаранчеве поле Церкви вільне. Ти ставиш туди гарбуз: 8 очок.</translation>
    </message>
    <message>
        <source>&lt;b&gt;And then?&lt;/b&gt; All sections have acted, but your turn is not over until you say so. You have a blue, a yellow and an orange token, three different ones: just right for a coloured card. You claim it with the disc from the Upgrade space of section 2, so this space is free again, even without a rest. The card brings 3 points more, 11 in one turn. Now you end it.</source>
        <translation>&lt;b&gt;А далі?&lt;/b&gt; Усі секції вже діяли, але хід не закінчено, доки ти цього не скажеш. У тебе синій, жовтий і помаранчевий жетони, три різні: саме те, що треба для кольорової карти. Ти здобуваєш її й кладеш на неї диск із поля «Посилення» секції 2, тож це поле знову вільне, навіть без сну. Карта приносить ще 3 очки, разом 11 за один хід. Тепер ти його завершуєш.</translation>
    </message>
    <message>
        <source>The end of a good turn.</source>
        <translation>Кінець вдалого ходу.</translation>
    </message>
</context>
<context>
    <name>HalloweenVariants</name>
    <message>
        <source>Boards</source>
        <translation>Планшети</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Звичайна гра</translation>
    </message>
    <message>
        <source>Three sections, dice, bonuses and eight cards with powers.</source>
        <translation>Три секції, кубики, бонуси й вісім карт зі здібностями.</translation>
    </message>
    <message>
        <source>Master game</source>
        <translation>Гра майстрів</translation>
    </message>
    <message>
        <source>Four sections and no luck at all: no dice, no bonuses, no cards. The higher level wins a fight, and sets of tokens score at the end.</source>
        <translation>Чотири секції й жодних випадковостей: ні кубиків, ні бонусів, ні карт. У бою перемагає вищий рівень, а наприкінці набори жетонів приносять очки.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Casper</source>
        <translation>Каспер</translation>
    </message>
    <message>
        <source>A mild evening with a smile, for families who are new in town. Nearly everything you do brings a little extra: moving, scaring, summoning, upgrading, fetching a bonus, even resting.</source>
        <translation>Лагідний вечір з усмішкою, для родин, які в містечку вперше. Майже все, що робиш, дає щось на додачу: рух, лякання, виклик, посилення, підібраний бонус і навіть сон.</translation>
    </message>
    <message>
        <source>The Amityville Ghosts</source>
        <translation>Привиди Амітівілля</translation>
    </message>
    <message>
        <source>A house full of hidden doors, for players who like to think three steps ahead. Tokens change colour, sections do more than they should, and even a pumpkin need not stay where it stands.</source>
        <translation>Будинок, повний потаємних дверей, для тих, хто любить думати на три кроки вперед. Жетони міняють колір, секції роблять більше, ніж їм належить, і навіть гарбуз не мусить лишатися там, де стоїть.</translation>
    </message>
    <message>
        <source>Jacob Marley</source>
        <translation>Джейкоб Марлі</translation>
    </message>
    <message>
        <source>Chains rattle in every street: a rough and merry night for players who look for trouble. Attackers reach further, win more easily and carry off more, so the way to the top leads through many fights.</source>
        <translation>На кожній вулиці брязкають ланцюги: бурхлива й весела ніч для тих, хто шукає пригод. Нападники сягають далі, перемагають легше й забирають більше, тож шлях нагору веде через багато боїв.</translation>
    </message>
    <message>
        <source>The Brown Lady</source>
        <translation>Коричнева Леді</translation>
    </message>
    <message>
        <source>Steps on the stairs and a scream behind every window: a noisy night for players who love full pockets. Scares come from resting, moving, fighting and haunting too, and those you save turn into points at the end.</source>
        <translation>Кроки на сходах і крик за кожним вікном: галаслива ніч для тих, хто любить повні кишені. Страхи дають ще й сон, рух, бій і переполох, а заощаджені наприкінці стають очками.</translation>
    </message>
    <message>
        <source>Bloody Mary</source>
        <translation>Кривава Мері</translation>
    </message>
    <message>
        <source>A mirror in which every number looks bigger, for players who like to see their score climb. Summons, won fights, orange tokens and large gains of scares score on the way; tokens, coloured cards and the points themselves count once more at the end.</source>
        <translation>Дзеркало, у якому кожне число здається більшим, для тих, хто любить дивитися, як ростуть очки. Виклики, виграні бої, помаранчеві жетони й великі порції страхів приносять очки під час гри; жетони, кольорові карти й самі очки наприкінці рахуються ще раз.</translation>
    </message>
    <message>
        <source>Eight by lot</source>
        <translation>Вісім за жеребом</translation>
    </message>
    <message>
        <source>Chance draws eight of all 52 cards: no night is like another.</source>
        <translation>Вісім карт з усіх 52 обирає випадок: жодна ніч не схожа на іншу.</translation>
    </message>
    <message>
        <source>Eight of your choice</source>
        <translation>Вісім на твій вибір</translation>
    </message>
    <message>
        <source>You pick eight of all 52 cards yourselves.</source>
        <translation>Вісім карт з усіх 52 обираєш самостійно.</translation>
    </message>
    <message>
        <source>The eight cards</source>
        <translation>Вісім карт</translation>
    </message>
    <message>
        <source>Put a night of your own together.</source>
        <translation>Склади власну ніч.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Ціна</translation>
    </message>
    <message>
        <source>When it works</source>
        <translation>Коли діє</translation>
    </message>
</context>
<context>
    <name>HalloweenVoice</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hauntings</source>
        <translation>
            <numerusform>%n переполох</numerusform>
            <numerusform>%n переполохи</numerusform>
            <numerusform>%n переполохів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rewards</source>
        <translation>
            <numerusform>%n нагорода</numerusform>
            <numerusform>%n нагороди</numerusform>
            <numerusform>%n нагород</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation>
            <numerusform>%n бонус</numerusform>
            <numerusform>%n бонуси</numerusform>
            <numerusform>%n бонусів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n набір</numerusform>
            <numerusform>%n набори</numerusform>
            <numerusform>%n наборів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n раз</numerusform>
            <numerusform>%n рази</numerusform>
            <numerusform>%n разів</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Очки після кожного раунду</translation>
    </message>
    <message>
        <source>%1, %2: the points are level, more tokens decide.</source>
        <translation>%1, %2: очок порівну, вирішує більша кількість жетонів.</translation>
    </message>
    <message>
        <source>%1, %2: points and tokens are level, the rank is shared.</source>
        <translation>%1, %2: очок і жетонів порівну, місце спільне.</translation>
    </message>
    <message>
        <source>A lord has placed the last pumpkin, and the night is over.</source>
        <translation>Останній гарбуз поставлено, і ніч минула.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out, and the night is over.</source>
        <translation>Скінчилися жетони двох кольорів, і ніч минула.</translation>
    </message>
    <message>
        <source>The last pumpkin is placed and a fifth card claimed, and the night is over.</source>
        <translation>Останній гарбуз поставлено, п’яту карту здобуто, і ніч минула.</translation>
    </message>
    <message>
        <source>A lord has claimed a fifth card, and the night is over.</source>
        <translation>П’яту карту здобуто, і ніч минула.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts. The mirror this morning does not count.</source>
        <translation>За звичаєм починає той, хто останнім бачив привида. Дзеркало сьогодні вранці не рахується.</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Still in hand</source>
        <translation>Лишилося в руці</translation>
    </message>
</context>
<context>
    <name>Herald</name>
    <message>
        <source>%1’s turn</source>
        <extracomment>%1 is the name of whoever is to play now.</extracomment>
        <translation>Хід: %1</translation>
    </message>
</context>
<context>
    <name>HindranceWords</name>
    <message>
        <source>A summon takes two ghosts of one colour in one building, and there is no such pair in town.</source>
        <translation>Для виклику потрібні два привиди одного кольору в одній будівлі, а такої пари в містечку немає.</translation>
    </message>
    <message>
        <source>Every pair in town is above the level of this section (%1).</source>
        <translation>Кожна пара в містечку вища за рівень цієї секції (%1).</translation>
    </message>
    <message>
        <source>Wherever you could summon, the building is full or the supply has no such ghost.</source>
        <translation>Усюди, де можна було б викликати привида, будівля повна або в коморі немає такого привида.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost in town.</source>
        <translation>Ця секція (рівень: %1) не керує жодним привидом у містечку.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost that could be upgraded.</source>
        <translation>Ця секція (рівень: %1) не керує жодним привидом, якого можна посилити.</translation>
    </message>
    <message>
        <source>The supply has no ghost of the next level for any that this section commands.</source>
        <translation>Для привидів, якими керує ця секція, у коморі немає жодного привида наступного рівня.</translation>
    </message>
    <message>
        <source>No ghost that this section commands can move: the buildings around are full.</source>
        <translation>Жоден привид, яким керує ця секція, не може рухатися: будівлі довкола повні.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) is together with a weaker one.</source>
        <translation>Жоден привид, яким керує ця секція (рівень: %1), не стоїть в одній будівлі зі слабшим.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) has a foe in reach.</source>
        <translation>Жодному привидові, яким керує ця секція (рівень: %1), нема на кого напасти.</translation>
    </message>
    <message>
        <source>Where this section commands a ghost (level: %1), no space of its colour is free for you.</source>
        <translation>Там, де ця секція (рівень: %1) керує привидом, немає вільного для тебе поля його кольору.</translation>
    </message>
    <message>
        <source>The level of this section (%1) is too low for this colour (%2): choose a lower one.</source>
        <translation>Рівень цієї секції (%1) занизький для цього кольору (%2): обери нижчий.</translation>
    </message>
    <message>
        <source>A summon takes two ghosts of one colour in the building; here are fewer (%1, %2).</source>
        <translation>Для виклику потрібні два привиди одного кольору в будівлі, а тут їх менше (%1, %2).</translation>
    </message>
    <message>
        <source>The upgrade takes a ghost from the supply, and none of this colour is left (%1).</source>
        <translation>Для посилення потрібен привид із комори, а цього кольору там немає жодного (%1).</translation>
    </message>
    <message>
        <source>No ghost of this colour is left in the supply (%1).</source>
        <translation>У коморі не лишилося привидів цього кольору (%1).</translation>
    </message>
    <message numerus="yes">
        <source>There is no room there (%1): a building holds %n ghosts.</source>
        <translation>
            <numerusform>Там немає місця (%1): у будівлі вміщається %n привид.</numerusform>
            <numerusform>Там немає місця (%1): у будівлі вміщаються %n привиди.</numerusform>
            <numerusform>Там немає місця (%1): у будівлі вміщається %n привидів.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ghost of this colour is in town (%1): choose another colour.</source>
        <translation>У містечку немає привида цього кольору (%1): обери інший колір.</translation>
    </message>
    <message>
        <source>This ghost is in the supply: choose one that is in town.</source>
        <translation>Цей привид у коморі: обери того, що в містечку.</translation>
    </message>
    <message>
        <source>Red is the highest level: choose another ghost to upgrade.</source>
        <translation>Червоний рівень найвищий: посиль іншого привида.</translation>
    </message>
    <message numerus="yes">
        <source>The upgrade costs %n scares, and you have %1: a Scare brings more.</source>
        <translation>
            <numerusform>Посилення коштує %n страх, а в тебе %1: більше дає лякання.</numerusform>
            <numerusform>Посилення коштує %n страхи, а в тебе %1: більше дає лякання.</numerusform>
            <numerusform>Посилення коштує %n страхів, а в тебе %1: більше дає лякання.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolling again costs %n scares, and you have %1.</source>
        <translation>
            <numerusform>Кинути ще раз коштує %n страх, а в тебе %1.</numerusform>
            <numerusform>Кинути ще раз коштує %n страхи, а в тебе %1.</numerusform>
            <numerusform>Кинути ще раз коштує %n страхів, а в тебе %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ghost is there already (%1): choose another building.</source>
        <translation>Привид уже там (%1): обери іншу будівлю.</translation>
    </message>
    <message>
        <source>A ghost moves next door, and these two share no wall: %1, %2.</source>
        <translation>Привид рухається в сусідню будівлю, а ці дві не сусідні: %1, %2.</translation>
    </message>
    <message>
        <source>Ghosts of one colour do not fight each other (%1): choose another foe.</source>
        <translation>Привиди одного кольору між собою не б’ються (%1): обери іншого супротивника.</translation>
    </message>
    <message>
        <source>A ghost attacks in its own building: choose a foe that is there.</source>
        <translation>Привид нападає у своїй будівлі: обери супротивника, який теж там.</translation>
    </message>
    <message>
        <source>In the Master game a ghost beats only weaker ones, and this foe is stronger (%1 against %2).</source>
        <translation>У грі майстрів привид долає лише слабших, а цей супротивник сильніший (нападник: %1, супротивник: %2).</translation>
    </message>
    <message>
        <source>One against all takes a card for it, not yet used in this turn, and two foes or more.</source>
        <translation>Для бою проти всіх потрібні карта, ще не використана цього ходу, і щонайменше два супротивники.</translation>
    </message>
    <message>
        <source>Two colours summon together only by a card, both commanded, one in the supply.</source>
        <translation>Виклик двома кольорами можливий лише завдяки карті: секція має керувати обома, і один із них має бути в коморі.</translation>
    </message>
    <message>
        <source>Only with a card for it you take a pumpkin back, and only your own.</source>
        <translation>Забрати гарбуз можна лише завдяки карті, і тільки свій.</translation>
    </message>
    <message>
        <source>To haunt this space you need a ghost of its colour there: %1, %2.</source>
        <translation>Для переполоху на цьому полі там потрібен привид того самого кольору: %1, %2.</translation>
    </message>
    <message>
        <source>You have placed all pumpkins of your own colour.</source>
        <translation>Усі гарбузи твого кольору вже поставлено.</translation>
    </message>
    <message>
        <source>You have placed all your pumpkins; there is none left to haunt with.</source>
        <translation>Усі твої гарбузи вже поставлено; зчиняти переполох нема з чим.</translation>
    </message>
    <message>
        <source>You have placed all your common pumpkins: take one of your own.</source>
        <translation>Усі твої спільні гарбузи вже поставлено: візьми власний.</translation>
    </message>
    <message>
        <source>A pumpkin stands on this space already: choose a free one.</source>
        <translation>На цьому полі вже стоїть гарбуз: обери вільне.</translation>
    </message>
    <message>
        <source>One pumpkin of a colour per building, and yours is there already: %1.</source>
        <translation>У будівлі може стояти лише один гарбуз кожного кольору, і твій там уже є: %1.</translation>
    </message>
    <message>
        <source>One common pumpkin per building is enough, and there is one already: %1.</source>
        <translation>Одного спільного гарбуза на будівлю досить, і там він уже є: %1.</translation>
    </message>
    <message>
        <source>This bonus is for dice: keep it until you roll some (%1).</source>
        <translation>Цей бонус — для кубиків: прибережи його до кидка (%1).</translation>
    </message>
    <message>
        <source>This bonus does not help dice: finish the roll first (%1).</source>
        <translation>Цей бонус кубикам не допомагає: спершу заверши кидок (%1).</translation>
    </message>
    <message>
        <source>Bonuses for dice change only dice that you roll yourself.</source>
        <translation>Бонуси для кубиків діють лише на кубики, які кидаєш ти.</translation>
    </message>
    <message>
        <source>It is too late: this bonus is used before the roll (%1).</source>
        <translation>Запізно: цей бонус використовують перед кидком (%1).</translation>
    </message>
    <message>
        <source>Roll first: this bonus is used after the roll (%1).</source>
        <translation>Спершу кинь: цей бонус використовують після кидка (%1).</translation>
    </message>
    <message>
        <source>Roll first: this card is used after the roll (%1).</source>
        <translation>Спершу кинь: цю карту використовують після кидка (%1).</translation>
    </message>
    <message>
        <source>There is no bigger die than the red one.</source>
        <translation>Більшого кубика, ніж червоний, немає.</translation>
    </message>
    <message>
        <source>Your roll is good enough: a higher one would change nothing.</source>
        <translation>Твій кидок досить добрий: більше число нічого не змінило б.</translation>
    </message>
    <message>
        <source>This card rolls only the attack die of a fight again (%1).</source>
        <translation>Ця карта дає перекинути лише кубик нападу в бою (%1).</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Turn your cards up first, with F9 or your key: a hint may tell of them.</source>
        <translation>Спершу відкрий свої карти клавішею F9 або власною: підказка може їх видати.</translation>
    </message>
    <message>
        <source>Several people race here: a hint would help all of them, so there is none.</source>
        <translation>Тут змагаються кілька людей: підказка допомогла б усім, тому її немає.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>У цю партію граємо без підказок.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>Nobody could think of a hint. Ask once more.</source>
        <translation>Підказку придумати не вдалося. Запитай ще раз.</translation>
    </message>
    <message>
        <source>Ask again to be told more: that counts as another hint.</source>
        <translation>Спитай ще раз, щоб дізнатися більше: це буде ще одна підказка.</translation>
    </message>
</context>
<context>
    <name>HomeButton</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад до полиці</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>Партія збережеться.</translation>
    </message>
</context>
<context>
    <name>HonoursPage</name>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n&#xa0;перемога</numerusform>
            <numerusform>%n&#xa0;перемоги</numerusform>
            <numerusform>%n&#xa0;перемог</numerusform>
        </translation>
    </message>
    <message>
        <source>No evening yet: it begins with the first game that two of you play to its end.</source>
        <translation>Жодного вечора ще не було: перший почнеться з&#xa0;партії, яку двоє дограють до кінця.</translation>
    </message>
    <message>
        <source>Not played yet: %1</source>
        <extracomment>%1 is a list of games.</extracomment>
        <translation>Ще не грали: %1</translation>
    </message>
    <message>
        <source>Show earlier evenings</source>
        <translation>Показати попередні вечори</translation>
    </message>
    <message>
        <source>Show more people</source>
        <translation>Показати більше гравців</translation>
    </message>
    <message>
        <source>One moment: the games are being counted.</source>
        <translation>Хвилинку: партії рахуються.</translation>
    </message>
    <message>
        <source>The steps are still free. Play a game to its end, and it is remembered here.</source>
        <translation>Сходинки ще вільні. Дограйте партію до кінця, і&#xa0;тут про неї пам’ятатимуть.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Вибрати гру</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Відзнаки</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Вечори</translation>
    </message>
    <message>
        <source>Plan an evening</source>
        <translation>Запланувати вечір</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад до полиці</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Зберегти як картинку</translation>
    </message>
</context>
<context>
    <name>HonoursRoom</name>
    <message>
        <source>Best time, %1: %2, %3</source>
        <extracomment>%1 is what was done, %2 who did it, %3 how long it took.</extracomment>
        <translation>Найкращий час, %1: %2, %3</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Зберегти як картинку</translation>
    </message>
    <message>
        <source>Begin another evening</source>
        <translation>Почати інший вечір</translation>
    </message>
    <message>
        <source>An evening is still under way. It ends where it is if another one begins.</source>
        <translation>Один вечір ще триває. Якщо почати інший, він на цьому закінчиться.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Закінчити вечір</translation>
    </message>
    <message>
        <source>Shall the evening end here? The games that have ended count.</source>
        <translation>Закінчити вечір на цьому? Зіграні партії зараховуються.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Продовжити його</translation>
    </message>
</context>
<context>
    <name>KeysCover</name>
    <message>
        <source>%1: it works!</source>
        <translation>%1: працює!</translation>
    </message>
    <message>
        <source>Press the new key. Esc: as before.</source>
        <translation>Натисни нову клавішу. Esc: лишити стару.</translation>
    </message>
    <message>
        <source>The program itself needs this key. Press a letter, a digit or a sign.</source>
        <translation>Ця клавіша потрібна самій програмі. Натисни літеру, цифру або знак.</translation>
    </message>
    <message>
        <source>%1 had this key and has %2 now.</source>
        <translation>%1 віддає цю клавішу й тепер має %2.</translation>
    </message>
    <message>
        <source>%1, claim: %2</source>
        <translation>%1, заявка: %2</translation>
    </message>
    <message>
        <source>%1, hand: %2</source>
        <translation>%1, рука: %2</translation>
    </message>
    <message>
        <source>works</source>
        <translation>працює</translation>
    </message>
    <message>
        <source>Everybody is ready</source>
        <translation>Усі готові</translation>
    </message>
    <message>
        <source>Start without trying the keys</source>
        <translation>Почати без перевірки клавіш</translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation>Натисни клавішу…</translation>
    </message>
    <message>
        <source>Everybody’s own keys</source>
        <translation>Власні клавіші гравців</translation>
    </message>
    <message>
        <source>Everybody presses their keys once and keeps a finger near them. To choose another key, click the old one first.</source>
        <translation>Усі натискають свої клавіші по разу й тримають пальці поруч. Щоб обрати іншу клавішу, спершу клацни на старій.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>Raise a hand</source>
        <translation>Підняти руку</translation>
    </message>
</context>
<context>
    <name>LegendWords</name>
    <message>
        <source>What do the signs mean?</source>
        <translation>Що означають позначки?</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>Beside the sign of a card whose power works all the time.</extracomment>
        <translation>завжди</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>раз за хід</translation>
    </message>
    <message>
        <source>at the end</source>
        <extracomment>Beside the sign of a card that is counted when the game ends.</extracomment>
        <translation>наприкінці</translation>
    </message>
    <message>
        <source>any three</source>
        <extracomment>Beside three dots: a price of any three tokens.</extracomment>
        <translation>будь-які три</translation>
    </message>
    <message>
        <source>all different</source>
        <extracomment>Beside three dots that are not equal: a price of three tokens of different colours.</extracomment>
        <translation>усі різні</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>scares</source>
        <translation>страхи</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>бонус</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>It is used under the GNU Lesser General Public License, version 3, and its code has not been changed. Its libraries are separate files in the program’s folder, and you may replace them with versions of your own. Copyright: The Qt Company Ltd. and other contributors.</source>
        <translation>Використовується на умовах GNU Lesser General Public License версії 3; код не змінено. Бібліотеки лежать окремими файлами в теці програми, і ти маєш право замінити їх власними версіями. Авторські права: The Qt Company Ltd. та інші учасники.</translation>
    </message>
    <message>
        <source>This program: its code and its pictures</source>
        <translation>Ця програма: її код і малюнки</translation>
    </message>
    <message>
        <source>Windows, pictures and text on the screen</source>
        <translation>Вікна, малюнки й текст на екрані</translation>
    </message>
    <message>
        <source>Code by others in Qt</source>
        <translation>Код інших авторів у складі Qt</translation>
    </message>
    <message>
        <source>What Qt itself is built on</source>
        <translation>На чому побудовано сам Qt</translation>
    </message>
    <message>
        <source>Lets Python use Qt</source>
        <translation>Дає Python змогу користуватися Qt</translation>
    </message>
    <message>
        <source>Languages and their letters in Qt; on Linux</source>
        <translation>Мови та їхні літери в Qt; у Linux</translation>
    </message>
    <message>
        <source>The language that the program is written in</source>
        <translation>Мова, якою написано програму</translation>
    </message>
    <message>
        <source>Code by others in Python</source>
        <translation>Код інших авторів у складі Python</translation>
    </message>
    <message>
        <source>What Python itself is built on</source>
        <translation>На чому побудовано сам Python</translation>
    </message>
    <message>
        <source>Cards, moves and positions as plain values</source>
        <translation>Карти, дії та позиції як прості значення</translation>
    </message>
    <message>
        <source>Writes games down and reads them again</source>
        <translation>Записує партії та знову їх читає</translation>
    </message>
    <message>
        <source>Needed by cattrs</source>
        <translation>Потрібно для cattrs</translation>
    </message>
    <message>
        <source>Knows the folder where games are kept</source>
        <translation>Знає, у якій теці зберігаються партії</translation>
    </message>
    <message>
        <source>The typeface</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>Plays the sounds</source>
        <translation>Відтворює звуки</translation>
    </message>
    <message>
        <source>Needed by miniaudio</source>
        <translation>Потрібна для miniaudio</translation>
    </message>
    <message>
        <source>Keeps your games</source>
        <translation>Зберігає ваші партії</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>суспільне надбання</translation>
    </message>
    <message>
        <source>Lets Python call other libraries</source>
        <translation>Дає Python змогу викликати інші бібліотеки</translation>
    </message>
    <message>
        <source>Packs and unpacks files for Python</source>
        <translation>Стискає й розпаковує файли для Python</translation>
    </message>
    <message>
        <source>Gives each game a number of its own; on Linux</source>
        <translation>Дає кожній партії власний номер; у Linux</translation>
    </message>
    <message>
        <source>Starts the installed program</source>
        <translation>Запускає встановлену програму</translation>
    </message>
    <message>
        <source>Needed by Python and Qt; on Windows</source>
        <translation>Потрібно для Python і Qt; у Windows</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Version: %1</source>
        <translation>Версія: %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Ліцензія: %1</translation>
    </message>
    <message>
        <source>Source code: %1</source>
        <translation>Вихідний код: %1</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
    <message>
        <source>Halloween Table is free software. It stands on the work of many others, who share it on these terms.</source>
        <translation>Halloween Table&#xa0;— вільна програма. Вона спирається на працю багатьох інших людей, які діляться її плодами на цих умовах.</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Частини програми</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Ліцензія</translation>
    </message>
</context>
<context>
    <name>Lid</name>
    <message>
        <source>In the box</source>
        <translation>У&#xa0;коробці</translation>
    </message>
</context>
<context>
    <name>Listening</name>
    <message>
        <source>By keyboard and by ear</source>
        <translation>З клавіатури й на слух</translation>
    </message>
    <message>
        <source>Four keys read the table to you: the text is shown and, if you use a screen reader, spoken. &lt;b&gt;F5&lt;/b&gt; reads your hand or your own board, &lt;b&gt;F6&lt;/b&gt; the common board and what each player has, &lt;b&gt;F7&lt;/b&gt; what has changed since your last turn, and &lt;b&gt;F8&lt;/b&gt; whose turn it is and what you can do. They read only what you may see, and nothing behind the curtain.</source>
        <translation>Чотири клавіші читають тобі стіл: текст показується, а якщо ти користуєшся програмою зчитування з екрана, ще й промовляється. &lt;b&gt;F5&lt;/b&gt; читає твою руку або твій планшет, &lt;b&gt;F6&lt;/b&gt; — спільне поле й те, що має кожен гравець, &lt;b&gt;F7&lt;/b&gt; — що змінилося від твого останнього ходу, &lt;b&gt;F8&lt;/b&gt; — чий зараз хід і що можна зробити. Читається лише те, що тобі можна бачити, а за завісою — нічого.</translation>
    </message>
    <message>
        <source>Cards that lie face down are not read out. &lt;b&gt;F9&lt;/b&gt; turns yours up, until you press it again or it is somebody else’s turn; then &lt;b&gt;F5&lt;/b&gt; reads them. Everybody who hears your computer hears your cards, too: use headphones to keep them secret.</source>
        <translation>Карти, що лежать лицем донизу, не читаються. &lt;b&gt;F9&lt;/b&gt; відкриває твої карти, доки не натиснеш її ще раз або не почнеться чужий хід; тоді &lt;b&gt;F5&lt;/b&gt; їх читає. Твої карти чує кожен, хто чує твій комп’ютер: щоб зберегти їх у таємниці, вдягни навушники.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; take you to whatever you can use now, and to the cards in your hand even when you cannot play them; &lt;b&gt;Enter&lt;/b&gt; then tells you why. &lt;b&gt;Ctrl&lt;/b&gt; with an arrow key looks around: it takes you to everything on the table without doing anything.</source>
        <translation>&lt;b&gt;Tab&lt;/b&gt; і &lt;b&gt;клавіші зі стрілками&lt;/b&gt; ведуть до всього, чим зараз можна скористатися, і до карт у твоїй руці, навіть якщо їх не можна зіграти; тоді &lt;b&gt;Enter&lt;/b&gt; скаже чому. &lt;b&gt;Ctrl&lt;/b&gt; зі стрілкою дає роззирнутися: веде до всього на столі, нічого не роблячи.</translation>
    </message>
    <message>
        <source>A screen reader finds the table in groups: your hand, the board, cards, stacks, players and buttons. Everything you can use has an action: press it, pick it up, put it down here. When there is a choice, the options come first, as a group of their own. Whose turn it is, what happens and why something is not allowed are spoken automatically.</source>
        <translation>Програма зчитування з екрана знаходить стіл поділеним на групи: твоя рука, поле, карти, стоси, гравці й кнопки. Усе, чим можна скористатися, має дію: натиснути, підняти, покласти сюди. Коли є з чого вибирати, варіанти йдуть першими, окремою групою. Чий хід, що відбувається і чому чогось не можна, промовляється саме.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F12&lt;/b&gt; turns all sounds off and on; how loud they are is in the settings. A sound never tells anything that is not also shown and spoken, and never anything about hidden cards.</source>
        <translation>&lt;b&gt;F12&lt;/b&gt; вимикає й вмикає всі звуки; гучність змінюється в налаштуваннях. Звук ніколи не повідомляє того, чого водночас не показано й не вимовлено, і ніколи не виказує прихованих карт.</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>%1: Summon — %2, %3.</source>
        <translation>%1: Виклик — %2, %3.</translation>
    </message>
    <message>
        <source>%1: Scare — %2.</source>
        <translation>%1: Лякання — %2.</translation>
    </message>
    <message>
        <source>%1: Upgrade — %2 → %3, %4.</source>
        <translation>%1: Посилення — %2 → %3, %4.</translation>
    </message>
    <message>
        <source>%1: Move — %2, %3 → %4.</source>
        <translation>%1: Рух — %2, %3 → %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, common pumpkin, %n points.</source>
        <translation>
            <numerusform>%1: Переполох — %2, %3, спільний гарбуз, %n очко.</numerusform>
            <numerusform>%1: Переполох — %2, %3, спільний гарбуз, %n очки.</numerusform>
            <numerusform>%1: Переполох — %2, %3, спільний гарбуз, %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, %n points.</source>
        <translation>
            <numerusform>%1: Переполох — %2, %3, %n очко.</numerusform>
            <numerusform>%1: Переполох — %2, %3, %n очки.</numerusform>
            <numerusform>%1: Переполох — %2, %3, %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Rest — %2, %n discs.</source>
        <translation>
            <numerusform>%1: Сон — %2, %n диск.</numerusform>
            <numerusform>%1: Сон — %2, %n диски.</numerusform>
            <numerusform>%1: Сон — %2, %n дисків.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Fight — %2 against %3, %4.</source>
        <translation>%1: Бій — %2, супротивник: %3, %4.</translation>
    </message>
    <message>
        <source>%1: Fight — %2 (%3) against %4 (%5).</source>
        <translation>%1: Бій — %2 (%3), супротивник: %4 (%5).</translation>
    </message>
    <message>
        <source>%1 — dice: %2.</source>
        <translation>%1 — кубик: %2.</translation>
    </message>
    <message>
        <source>Dice: %1 against %2.</source>
        <translation>Кубики: %1 проти %2.</translation>
    </message>
    <message>
        <source>%1 — dice: %2 (%3), %4 (%5).</source>
        <translation>%1 — кубики: %2 (%3), %4 (%5).</translation>
    </message>
    <message>
        <source>%1 wins: the %2 goes back to the supply.</source>
        <translation>%1 виграє бій: %2 повертається до комори.</translation>
    </message>
    <message>
        <source>A tie: %1 does not win, and the %2 stays.</source>
        <translation>Нічия: %1 не виграє бою, %2 лишається.</translation>
    </message>
    <message>
        <source>%1 does not win: the %2 stays.</source>
        <translation>%1 не виграє бою: %2 лишається.</translation>
    </message>
    <message>
        <source>%1 names the number %2.</source>
        <translation>%1 називає число %2.</translation>
    </message>
    <message>
        <source>Nobody comes, for none is in the supply: %1.</source>
        <translation>Ніхто не приходить, бо в коморі немає жодного: %1.</translation>
    </message>
    <message>
        <source>%1 brings from the supply: %2, %3.</source>
        <translation>%1 приводить із комори: %2, %3.</translation>
    </message>
    <message>
        <source>%1 sends back to the supply: %2, %3.</source>
        <translation>%1 відправляє до комори: %2, %3.</translation>
    </message>
    <message>
        <source>%1 lets two ghosts swap places: %2 (%3), %4 (%5).</source>
        <translation>%1 міняє місцями двох привидів: %2 (%3), %4 (%5).</translation>
    </message>
    <message numerus="yes">
        <source>%n blue ghosts come to town: %1.</source>
        <translation>
            <numerusform>До містечка приходить %n синій привид: %1.</numerusform>
            <numerusform>До містечка приходять %n сині привиди: %1.</numerusform>
            <numerusform>До містечка приходить %n синіх привидів: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All five red ghosts are in town and go back to the supply.</source>
        <translation>Усі п’ять червоних привидів зібралися в містечку й повертаються до комори.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a pumpkin back and loses %n points: %2, %3.</source>
        <translation>
            <numerusform>%1 забирає гарбуз і втрачає %n очко: %2, %3.</numerusform>
            <numerusform>%1 забирає гарбуз і втрачає %n очки: %2, %3.</numerusform>
            <numerusform>%1 забирає гарбуз і втрачає %n очок: %2, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six new bonuses come to town.</source>
        <translation>У містечку з’являються шість нових бонусів.</translation>
    </message>
    <message>
        <source>None is left in the supply: %1.</source>
        <translation>У коморі не лишилося жодного: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n scares.</source>
        <translation>
            <numerusform>%1 отримує %n страх.</numerusform>
            <numerusform>%1 отримує %n страхи.</numerusform>
            <numerusform>%1 отримує %n страхів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n scares.</source>
        <translation>
            <numerusform>%1 платить %n страх.</numerusform>
            <numerusform>%1 платить %n страхи.</numerusform>
            <numerusform>%1 платить %n страхів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n discs back.</source>
        <translation>
            <numerusform>%1 забирає %n диск.</numerusform>
            <numerusform>%1 забирає %n диски.</numerusform>
            <numerusform>%1 забирає %n дисків.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the three discs back from the slots.</source>
        <translation>%1 забирає три диски з гнізд.</translation>
    </message>
    <message>
        <source>%1 lifts a section: %2, level: %3.</source>
        <translation>%1 піднімає секцію: %2, рівень: %3.</translation>
    </message>
    <message>
        <source>%1 lowers a section: %2, level: %3.</source>
        <translation>%1 опускає секцію: %2, рівень: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points.</source>
        <translation>
            <numerusform>%1 отримує %n очко.</numerusform>
            <numerusform>%1 отримує %n очки.</numerusform>
            <numerusform>%1 отримує %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points as a reward.</source>
        <translation>
            <numerusform>%1 отримує нагороду: %n очко.</numerusform>
            <numerusform>%1 отримує нагороду: %n очки.</numerusform>
            <numerusform>%1 отримує нагороду: %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points: %2.</source>
        <translation>
            <numerusform>%1 отримує %n очко: %2.</numerusform>
            <numerusform>%1 отримує %n очки: %2.</numerusform>
            <numerusform>%1 отримує %n очок: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n blue tokens.</source>
        <translation>
            <numerusform>%1 бере %n синій жетон.</numerusform>
            <numerusform>%1 бере %n сині жетони.</numerusform>
            <numerusform>%1 бере %n синіх жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n green tokens.</source>
        <translation>
            <numerusform>%1 бере %n зелений жетон.</numerusform>
            <numerusform>%1 бере %n зелені жетони.</numerusform>
            <numerusform>%1 бере %n зелених жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n yellow tokens.</source>
        <translation>
            <numerusform>%1 бере %n жовтий жетон.</numerusform>
            <numerusform>%1 бере %n жовті жетони.</numerusform>
            <numerusform>%1 бере %n жовтих жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n orange tokens.</source>
        <translation>
            <numerusform>%1 бере %n помаранчевий жетон.</numerusform>
            <numerusform>%1 бере %n помаранчеві жетони.</numerusform>
            <numerusform>%1 бере %n помаранчевих жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n red tokens.</source>
        <translation>
            <numerusform>%1 бере %n червоний жетон.</numerusform>
            <numerusform>%1 бере %n червоні жетони.</numerusform>
            <numerusform>%1 бере %n червоних жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n blue tokens.</source>
        <translation>
            <numerusform>%1 віддає %n синій жетон.</numerusform>
            <numerusform>%1 віддає %n сині жетони.</numerusform>
            <numerusform>%1 віддає %n синіх жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n green tokens.</source>
        <translation>
            <numerusform>%1 віддає %n зелений жетон.</numerusform>
            <numerusform>%1 віддає %n зелені жетони.</numerusform>
            <numerusform>%1 віддає %n зелених жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n yellow tokens.</source>
        <translation>
            <numerusform>%1 віддає %n жовтий жетон.</numerusform>
            <numerusform>%1 віддає %n жовті жетони.</numerusform>
            <numerusform>%1 віддає %n жовтих жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n orange tokens.</source>
        <translation>
            <numerusform>%1 віддає %n помаранчевий жетон.</numerusform>
            <numerusform>%1 віддає %n помаранчеві жетони.</numerusform>
            <numerusform>%1 віддає %n помаранчевих жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n red tokens.</source>
        <translation>
            <numerusform>%1 віддає %n червоний жетон.</numerusform>
            <numerusform>%1 віддає %n червоні жетони.</numerusform>
            <numerusform>%1 віддає %n червоних жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims a card, %n points: %2. Paid: %3.</source>
        <translation>
            <numerusform>%1 здобуває карту, %n очко: %2. Віддано жетони: %3.</numerusform>
            <numerusform>%1 здобуває карту, %n очки: %2. Віддано жетони: %3.</numerusform>
            <numerusform>%1 здобуває карту, %n очок: %2. Віддано жетони: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses the card: %2.</source>
        <translation>%1 використовує карту: %2.</translation>
    </message>
    <message>
        <source>%1 uses the bonus: %2.</source>
        <translation>%1 використовує бонус: %2.</translation>
    </message>
    <message>
        <source>%1 draws the bonus: %2.</source>
        <translation>%1 бере зі стосу бонус: %2.</translation>
    </message>
    <message>
        <source>%1 discards the bonus: %2.</source>
        <translation>%1 скидає бонус: %2.</translation>
    </message>
    <message numerus="yes">
        <source>At the end %1 scores %n points: %2.</source>
        <translation>
            <numerusform>Наприкінці %1 отримує %n очко: %2.</numerusform>
            <numerusform>Наприкінці %1 отримує %n очки: %2.</numerusform>
            <numerusform>Наприкінці %1 отримує %n очок: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2.</source>
        <translation>%1 лишає собі бонус: %2.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2.</source>
        <translation>%1 підбирає бонус: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2. Discarded: %3.</source>
        <translation>%1 лишає собі бонус: %2. Скинуто: %3.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2. Discarded: %3.</source>
        <translation>%1 підбирає бонус: %2. Скинуто: %3.</translation>
    </message>
    <message>
        <source>%1 has placed the last pumpkin: this round is the last one.</source>
        <translation>%1 ставить останній гарбуз: цей раунд — останній.</translation>
    </message>
    <message>
        <source>%1 has claimed a fifth card: this round is the last one.</source>
        <translation>%1 здобуває п’яту карту: цей раунд — останній.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out: this round is the last one.</source>
        <translation>Скінчилися жетони двох кольорів: цей раунд — останній.</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>You cannot look back while the clock decides: wait for the end of the game.</source>
        <translation>Коли грають на час, назад не дивляться: зачекай до кінця партії.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A new game begins here. The one you watched stays on the shelf.</source>
        <translation>Тут починається нова партія. Переглянута лишається на полиці.</translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation>Видалення партії</translation>
    </message>
    <message>
        <source>Delete this game for good? (%1)</source>
        <translation>Видалити цю партію назавжди? (%1)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Лишити</translation>
    </message>
</context>
<context>
    <name>MakingDialog</name>
    <message>
        <source>A new puzzle</source>
        <translation>Нова головоломка</translation>
    </message>
    <message>
        <source>Looking for a good one. Tried so far: %1</source>
        <translation>Шукаю вдалу. Уже перевірено: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>Missed</name>
    <message>
        <source>Not found: %1</source>
        <translation>Не знайдено: %1</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound on (F12)</source>
        <translation>Увімкнути звук (F12)</translation>
    </message>
    <message>
        <source>Sound off (F12)</source>
        <translation>Вимкнути звук (F12)</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>blue</source>
        <translation>синій</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелений</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жовтий</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>помаранчевий</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червоний</translation>
    </message>
    <message>
        <source>blue ghost</source>
        <translation>синій привид</translation>
    </message>
    <message>
        <source>green ghost</source>
        <translation>зелений привид</translation>
    </message>
    <message>
        <source>yellow ghost</source>
        <translation>жовтий привид</translation>
    </message>
    <message>
        <source>orange ghost</source>
        <translation>помаранчевий привид</translation>
    </message>
    <message>
        <source>red ghost</source>
        <translation>червоний привид</translation>
    </message>
    <message>
        <source>blue token</source>
        <translation>синій жетон</translation>
    </message>
    <message>
        <source>green token</source>
        <translation>зелений жетон</translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation>жовтий жетон</translation>
    </message>
    <message>
        <source>orange token</source>
        <translation>помаранчевий жетон</translation>
    </message>
    <message>
        <source>red token</source>
        <translation>червоний жетон</translation>
    </message>
    <message>
        <source>blue die</source>
        <translation>синій кубик</translation>
    </message>
    <message>
        <source>green die</source>
        <translation>зелений кубик</translation>
    </message>
    <message>
        <source>yellow die</source>
        <translation>жовтий кубик</translation>
    </message>
    <message>
        <source>orange die</source>
        <translation>помаранчевий кубик</translation>
    </message>
    <message>
        <source>red die</source>
        <translation>червоний кубик</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Школа</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Церква</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Ратуша</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Лікарня</translation>
    </message>
    <message>
        <source>Police Station</source>
        <translation>Поліція</translation>
    </message>
    <message>
        <source>Cinema</source>
        <translation>Кінотеатр</translation>
    </message>
    <message>
        <source>Summon</source>
        <translation>Виклик</translation>
    </message>
    <message>
        <source>Scare</source>
        <translation>Лякання</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Посилення</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Рух</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Бій</translation>
    </message>
    <message>
        <source>Haunt</source>
        <translation>Переполох</translation>
    </message>
    <message>
        <source>Grey card</source>
        <translation>Сіра карта</translation>
    </message>
    <message>
        <source>Coloured card</source>
        <translation>Кольорова карта</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Діє завжди</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Раз за хід</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>Наприкінці гри</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Секція %1</translation>
    </message>
    <message>
        <source>Haunting</source>
        <translation>Переполох</translation>
    </message>
    <message>
        <source>Cards claimed</source>
        <translation>Здобуті карти</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Нагороди</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Бонуси</translation>
    </message>
    <message>
        <source>Sets of three tokens</source>
        <translation>Набори з трьох жетонів</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>By lot</source>
        <translation>За жеребом</translation>
    </message>
    <message>
        <source>What you have chosen here for a new game is not kept.</source>
        <translation>Те, що тут обрано для нової партії, не збережеться.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Нова партія: %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад до полиці</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Хто грає?</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варіанти</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Підказки</translation>
    </message>
    <message>
        <source>Who asks is shown what a good player would do, and why; it is counted.</source>
        <translation>Хто запитає, побачить, як пішов би сильний гравець і чому; кожну підказку буде полічено.</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Ще…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Число розкладу</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>випадкове</translation>
    </message>
    <message>
        <source>The same number deals the same start, so that you can play it again.</source>
        <translation>Те саме число дає той самий розклад, тож його можна зіграти ще раз.</translation>
    </message>
    <message numerus="yes">
        <source>%1: pick %n more.</source>
        <extracomment>%1 is what is picked from: “The eight cards: pick 3 more.”</extracomment>
        <translation>
            <numerusform>%1: обери ще %n.</numerusform>
            <numerusform>%1: обери ще %n.</numerusform>
            <numerusform>%1: обери ще %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code cannot be read. Enter it whole, just as it was shown.</source>
        <translation>Цей код не вдається прочитати. Введи його повністю, так, як його показано.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Почати гру</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>%1%</source>
        <extracomment>So many of a hundred: 58%</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Chance to win: %1.</source>
        <translation>Шанс перемогти: %1.</translation>
    </message>
    <message>
        <source>Chance to win: %1, with the best use of your cards and bonuses %2.</source>
        <translation>Шанс перемогти: %1, а якщо найкраще використати свої карти й бонуси&#xa0;— %2.</translation>
    </message>
    <message>
        <source>Chances: %1.</source>
        <translation>Шанси: %1.</translation>
    </message>
    <message>
        <source>Chances: %1 → %2.</source>
        <translation>Шанси: %1 → %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2.</source>
        <translation>Нападає: %1. Шанс перемогти: %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2, with the best use of your cards and bonuses %3.</source>
        <translation>Нападає: %1. Шанс перемогти: %2, а якщо найкраще використати свої карти й бонуси&#xa0;— %3.</translation>
    </message>
    <message>
        <source>Best attacker’s chances in % → with your cards and bonuses</source>
        <translation>Шанси найкращого нападника у % → з твоїми картами й бонусами</translation>
    </message>
    <message>
        <source>Chances in % → with your cards and bonuses</source>
        <translation>Шанси у % → з твоїми картами й бонусами</translation>
    </message>
    <message>
        <source>Best attacker’s chances in %</source>
        <translation>Шанси найкращого нападника у %</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>%1: rest</source>
        <translation>%1: сон</translation>
    </message>
    <message>
        <source>%1: move this ghost</source>
        <translation>%1: перемістити цього привида</translation>
    </message>
    <message numerus="yes">
        <source>Fight all %n foes here, one after another.</source>
        <translation>
            <numerusform>Бій проти всіх по черзі: тут %n супротивник.</numerusform>
            <numerusform>Бій проти всіх по черзі: тут %n супротивники.</numerusform>
            <numerusform>Бій проти всіх по черзі: тут %n супротивників.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1. You could still claim: %2.</source>
        <translation>Завершити хід? Ще можна використати: %1. Ще можна здобути: %2.</translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1.</source>
        <translation>Завершити хід? Ще можна використати: %1.</translation>
    </message>
    <message>
        <source>End the turn? You could still claim: %1.</source>
        <translation>Завершити хід? Ще можна здобути: %1.</translation>
    </message>
    <message>
        <source>%1 holds no discs. Take nothing?</source>
        <translation>%1: дисків немає. Нічого не брати?</translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens?</source>
        <translation>
            <numerusform>Здобути карту «%1» за диск і %n жетон?</numerusform>
            <numerusform>Здобути карту «%1» за диск і %n жетони?</numerusform>
            <numerusform>Здобути карту «%1» за диск і %n жетонів?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens of different colours?</source>
        <translation>
            <numerusform>Здобути карту «%1» за диск і %n жетон різних кольорів?</numerusform>
            <numerusform>Здобути карту «%1» за диск і %n жетони різних кольорів?</numerusform>
            <numerusform>Здобути карту «%1» за диск і %n жетонів різних кольорів?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outrun</name>
    <message>
        <source>Only just too late:</source>
        <translation>Спізнилися на мить:</translation>
    </message>
    <message>
        <source>So close! %1 was less than a hundredth of a second late.</source>
        <translation>Майже! %1 спізнюється менш ніж на соту секунди.</translation>
    </message>
    <message numerus="yes">
        <source>So close! %1 was %n hundredths of a second late.</source>
        <translation>
            <numerusform>Майже! %1 спізнюється на %n соту секунди.</numerusform>
            <numerusform>Майже! %1 спізнюється на %n соті секунди.</numerusform>
            <numerusform>Майже! %1 спізнюється на %n сотих секунди.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <extracomment>%1 is a name, %2 a number of seconds such as 0.12.</extracomment>
        <translation>%1: %2 с</translation>
    </message>
</context>
<context>
    <name>Pausing</name>
    <message>
        <source>The clock is running for somebody: wait a moment.</source>
        <translation>Зараз для когось іде час: зачекай хвилинку.</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>%1 of %2 won</source>
        <translation>Перемог: %1 із %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1&#xa0;із&#xa0;%2</translation>
    </message>
    <message>
        <source>Favourite game: %1</source>
        <translation>Улюблена гра: %1</translation>
    </message>
    <message>
        <source>Favourite company: %1</source>
        <extracomment>%1 is a list of people, each with how many games they have played together: “Bo 12, Cy 3”.</extracomment>
        <translation>Найчастіше поруч: %1</translation>
    </message>
    <message>
        <source>Longest run of wins: %1</source>
        <translation>Перемог поспіль: %1</translation>
    </message>
    <message>
        <source>Against computers: %1 of %2 won</source>
        <translation>Проти комп’ютерів перемог: %1 із %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n&#xa0;розв’язана головоломка</numerusform>
            <numerusform>%n&#xa0;розв’язані головоломки</numerusform>
            <numerusform>%n&#xa0;розв’язаних головоломок</numerusform>
        </translation>
    </message>
    <message>
        <source>Most puzzles in a row: %1</source>
        <translation>Головоломок поспіль: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n games on their own</source>
        <translation>
            <numerusform>%n&#xa0;партія наодинці</numerusform>
            <numerusform>%n&#xa0;партії наодинці</numerusform>
            <numerusform>%n&#xa0;партій наодинці</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best times of all</source>
        <translation>
            <numerusform>%n&#xa0;найкращий час з-поміж усіх</numerusform>
            <numerusform>%n&#xa0;найкращі часи з-поміж усіх</numerusform>
            <numerusform>%n&#xa0;найкращих часів з-поміж усіх</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicksCard</name>
    <message>
        <source>Choose …</source>
        <translation>Обрати…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Обрати: %1</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>Решта за жеребом</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1&#xa0;із&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>PicksDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1&#xa0;із&#xa0;%2</translation>
    </message>
    <message>
        <source>To pick another, put one back first.</source>
        <translation>Щоб обрати інше, спершу прибери щось з обраного.</translation>
    </message>
    <message>
        <source>%1: all</source>
        <extracomment>%1 is a way to sort cards: “Price: all”.</extracomment>
        <translation>%1: усі</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Only what is picked</source>
        <translation>Лише обране</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>Решта за жеребом</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Прибрати все</translation>
    </message>
    <message>
        <source>Nothing here fits that.</source>
        <translation>Такого тут немає.</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>What you have planned here is not kept.</source>
        <translation>Те, що ви тут запланували, не збережеться.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more games.</source>
        <translation>
            <numerusform>Виберіть ще %n&#xa0;гру.</numerusform>
            <numerusform>Виберіть ще %n&#xa0;гри.</numerusform>
            <numerusform>Виберіть ще %n&#xa0;ігор.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every game can be played by so many.</source>
        <translation>Не в&#xa0;усі ці ігри можна грати такою компанією.</translation>
    </message>
    <message>
        <source>About %1 minutes</source>
        <translation>Приблизно %1&#xa0;хв</translation>
    </message>
    <message>
        <source>About %1 h</source>
        <translation>Приблизно %1&#xa0;год</translation>
    </message>
    <message>
        <source>About %1 h %2 min</source>
        <translation>Приблизно %1&#xa0;год %2&#xa0;хв</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Вечір</translation>
    </message>
    <message>
        <source>Two to five games one after another for the same people, and one ranking at the end. Each game is played by the variants that you agreed on last.</source>
        <translation>Від двох до п’яти ігор поспіль для тих самих людей, а&#xa0;наприкінці спільний підсумок. Кожна гра йде за тими варіантами, про які ви домовилися востаннє.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Хто грає</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Які ігри</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>У&#xa0;такому порядку</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Почати вечір</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>Blue Gift</source>
        <translation>Синій дарунок</translation>
    </message>
    <message>
        <source>Take a blue token from the supply.</source>
        <translation>Візьми синій жетон із комори.</translation>
    </message>
    <message>
        <source>Green Gift</source>
        <translation>Зелений дарунок</translation>
    </message>
    <message>
        <source>Take a green token from the supply.</source>
        <translation>Візьми зелений жетон із комори.</translation>
    </message>
    <message>
        <source>Yellow Gift</source>
        <translation>Жовтий дарунок</translation>
    </message>
    <message>
        <source>Take a yellow token from the supply.</source>
        <translation>Візьми жовтий жетон із комори.</translation>
    </message>
    <message>
        <source>Two Scares</source>
        <translation>Два страхи</translation>
    </message>
    <message>
        <source>Gain 2 scares.</source>
        <translation>Отримай 2 страхи.</translation>
    </message>
    <message>
        <source>One Point</source>
        <translation>Одне очко</translation>
    </message>
    <message>
        <source>Score 1 point.</source>
        <translation>Отримай 1 очко.</translation>
    </message>
    <message>
        <source>Three Discs</source>
        <translation>Три диски</translation>
    </message>
    <message>
        <source>Take any three discs back from the action spaces of your board, or all of them if there are fewer.</source>
        <translation>Забери будь-які три диски з полів дій свого планшета або всі, якщо їх менше.</translation>
    </message>
    <message>
        <source>Choose the discs to take back, one by one.</source>
        <translation>Обери диски, які забираєш, один за одним.</translation>
    </message>
    <message>
        <source>Power Nap</source>
        <translation>Бадьора дрімота</translation>
    </message>
    <message>
        <source>Rest in one section of your choice; this does not use up the section’s action.</source>
        <translation>Дай поспати одній секції на твій вибір; її дії це не забирає.</translation>
    </message>
    <message>
        <source>Choose the section that rests.</source>
        <translation>Обери секцію, яка поспить.</translation>
    </message>
    <message>
        <source>Gust of Wind</source>
        <translation>Порив вітру</translation>
    </message>
    <message>
        <source>Move any ghost to a neighbouring building with room, whatever your levels.</source>
        <translation>Перемісти будь-якого привида в сусідню будівлю, де є місце, хоч які твої рівні.</translation>
    </message>
    <message>
        <source>Midnight Call</source>
        <translation>Опівнічний поклик</translation>
    </message>
    <message>
        <source>Summon with any two ghosts of one colour that share a building, whatever your levels.</source>
        <translation>Виклич привида за допомогою будь-яких двох привидів одного кольору в одній будівлі, хоч які твої рівні.</translation>
    </message>
    <message>
        <source>Bigger Die</source>
        <translation>Більший кубик</translation>
    </message>
    <message>
        <source>Before you roll, take the next higher die in place of your own; above red there is none.</source>
        <translation>Перед кидком візьми замість свого кубика наступний більший; більшого за червоний немає.</translation>
    </message>
    <message>
        <source>Fresh Throw</source>
        <translation>Новий кидок</translation>
    </message>
    <message>
        <source>After you have rolled, roll one of your own dice again.</source>
        <translation>Після кидка кинь один зі своїх кубиків ще раз.</translation>
    </message>
    <message>
        <source>Plus Three</source>
        <translation>Плюс три</translation>
    </message>
    <message>
        <source>After you have rolled, add 3 to one of your own dice.</source>
        <translation>Після кидка додай 3 до одного зі своїх кубиків.</translation>
    </message>
    <message>
        <source>The Thin Wall</source>
        <translation>Тонка стіна</translation>
    </message>
    <message>
        <source>Haunt: next door</source>
        <translation>Переполох: по сусідству</translation>
    </message>
    <message>
        <source>Once per turn your Haunt may reach next door: two or more ghosts of one colour in a building let you haunt a neighbouring building with that colour instead. The section must command them.</source>
        <translation>Раз за хід твій переполох може сягнути далі: якщо в будівлі є два або більше привидів одного кольору, можеш зчинити переполох цього кольору не там, а в сусідній будівлі. Секція має ними керувати.</translation>
    </message>
    <message>
        <source>The Seven-League Boots</source>
        <translation>Семимильні чоботи</translation>
    </message>
    <message>
        <source>Move: any building</source>
        <translation>Рух: будь-яка будівля</translation>
    </message>
    <message>
        <source>Your Move action takes a ghost to any building with room, however far. A move by bonus stays a single step.</source>
        <translation>Твоя дія «Рух» веде привида в будь-яку будівлю, де є місце, хоч як далеко. Рух завдяки бонусу — це й далі один крок.</translation>
    </message>
    <message>
        <source>The Trophy Shelf</source>
        <translation>Полиця трофеїв</translation>
    </message>
    <message>
        <source>Fight won: 2 or 3 points</source>
        <translation>Перемога: 2&#xa0;або 3&#xa0;очки</translation>
    </message>
    <message>
        <source>Beating a ghost of a lower level scores 2 points, beating one of a higher level 3. An equal one scores nothing.</source>
        <translation>Перемога в бою над привидом нижчого рівня приносить 2 очки, над привидом вищого рівня — 3. Перемога над рівним не приносить нічого.</translation>
    </message>
    <message>
        <source>The Stilt Walker</source>
        <translation>Блазень на ходулях</translation>
    </message>
    <message>
        <source>One action a level higher</source>
        <translation>Одна дія на рівень вище</translation>
    </message>
    <message>
        <source>Once per turn you may take one action as if its section were one level higher, from beginning to end. The card itself does not lift the sphere.</source>
        <translation>Раз за хід можеш виконати одну дію так, наче її секція на один рівень вища, від початку дії до кінця. Сама карта кулі не піднімає.</translation>
    </message>
    <message>
        <source>Choose the action space that you use one level higher.</source>
        <translation>Обери поле дії, яке використаєш на один рівень вище.</translation>
    </message>
    <message>
        <source>The Thrifty Witch</source>
        <translation>Ощадлива відьма</translation>
    </message>
    <message>
        <source>Upgrade: 2 scares less</source>
        <translation>Посилення: −2&#xa0;страхи</translation>
    </message>
    <message>
        <source>Each Upgrade is 2 scares cheaper: 0, 1, 2 or 3 in place of 2, 3, 4 or 5. Prices on other cards stay as they are.</source>
        <translation>Кожне посилення дешевше на 2 страхи: 0, 1, 2 або 3 замість 2, 3, 4 або 5. Ціни на інших картах не змінюються.</translation>
    </message>
    <message>
        <source>The Second Helping</source>
        <translation>Добавка</translation>
    </message>
    <message>
        <source>Use an occupied space</source>
        <translation>Зайняте поле: ще раз</translation>
    </message>
    <message>
        <source>Once per turn a section may take its action on an action space that already holds a disc. Another disc from your reserve goes on top.</source>
        <translation>Раз за хід секція може виконати дію на полі дії, де вже лежить диск. Зверху лягає ще один диск із твого запасу.</translation>
    </message>
    <message>
        <source>Choose an occupied action space to use once more.</source>
        <translation>Обери зайняте поле дії, яке використаєш ще раз.</translation>
    </message>
    <message>
        <source>The Skeleton Dog</source>
        <translation>Кістлявий песик</translation>
    </message>
    <message>
        <source>Bonus fetched: a token</source>
        <translation>До бонусу — ще й жетон</translation>
    </message>
    <message>
        <source>When a ghost you moved fetches a bonus, take a token of that ghost’s colour as well. A bonus drawn from the stack brings none.</source>
        <translation>Коли привид, якого ти переміщуєш, підбирає бонус, візьми ще й жетон кольору цього привида. Бонус, узятий зі стосу, жетона не дає.</translation>
    </message>
    <message>
        <source>The Rainbow Witch</source>
        <translation>Веселкова відьма</translation>
    </message>
    <message>
        <source>End: 3 per coloured card</source>
        <translation>Фінал: 3 за кольорову карту</translation>
    </message>
    <message>
        <source>When the game ends, count the coloured cards you claimed, this one too: 3 points each.</source>
        <translation>Наприкінці гри порахуй здобуті тобою кольорові карти, разом із цією: кожна приносить 3 очки.</translation>
    </message>
    <message>
        <source>The Boxing Mummy</source>
        <translation>Мумія-боксерка</translation>
    </message>
    <message>
        <source>Fight: +1, own colour too</source>
        <translation>Бій: +1, і свій колір теж</translation>
    </message>
    <message>
        <source>You add 1 to every attack roll. Your ghost may also attack another ghost of its own colour.</source>
        <translation>До кожного кидка нападу ти додаєш 1. Твій привид може напасти й на іншого привида свого кольору.</translation>
    </message>
    <message>
        <source>The Stubborn Gambler</source>
        <translation>Азартний упертюх</translation>
    </message>
    <message>
        <source>Fight: reroll for 1 scare</source>
        <translation>Бій: кинь ще за 1&#xa0;страх</translation>
    </message>
    <message>
        <source>Unhappy with your attack die? Pay 1 scare and roll it again, and again while your scares last. The newest roll counts.</source>
        <translation>Кубик нападу підвів? Заплати 1 страх і кинь його ще раз, і знову, доки вистачає страхів. Рахується останній кидок.</translation>
    </message>
    <message>
        <source>The Victory Lap</source>
        <translation>Коло пошани</translation>
    </message>
    <message>
        <source>Fight won: move anywhere</source>
        <translation>Перемога: рух будь-куди</translation>
    </message>
    <message>
        <source>After a won fight you may move the winner to any building with room. A bonus lying there can be fetched.</source>
        <translation>Після виграного бою можеш перемістити переможця в будь-яку будівлю, де є місце. Якщо там лежить бонус, його можна підібрати.</translation>
    </message>
    <message>
        <source>Choose a building for the winner, or leave it where it is.</source>
        <translation>Обери будівлю для переможця або лиши його на місці.</translation>
    </message>
    <message>
        <source>The Snoring Vampire</source>
        <translation>Вампір-хропун</translation>
    </message>
    <message>
        <source>Rest: 2 scares</source>
        <translation>Сон: 2&#xa0;страхи</translation>
    </message>
    <message>
        <source>Each rest brings you 2 scares, a rest by bonus too. Taking discs back in another way is no rest.</source>
        <translation>Кожен сон дає тобі 2 страхи, сон завдяки бонусу теж. Забрати диски якось інакше — це не сон.</translation>
    </message>
    <message>
        <source>The Double Cauldron</source>
        <translation>Подвійний казан</translation>
    </message>
    <message>
        <source>Summon: 2 tokens</source>
        <translation>Виклик: 2&#xa0;жетони</translation>
    </message>
    <message>
        <source>Every ghost you summon brings two tokens of its colour along. If only one such token is left, you get that one.</source>
        <translation>Кожен привид, якого ти викликаєш, приносить із собою два жетони свого кольору. Якщо такий жетон лишився тільки один, отримуєш його.</translation>
    </message>
    <message>
        <source>The Tidy Magpie</source>
        <translation>Охайна сорока</translation>
    </message>
    <message>
        <source>Take back 2 discs</source>
        <translation>Забери 2&#xa0;диски</translation>
    </message>
    <message>
        <source>Once per turn, take two discs back from the action spaces of one section, or one if no more lie there. It is not a rest.</source>
        <translation>Раз за хід забери два диски з полів дій однієї секції або один, якщо більше там немає. Це не сон.</translation>
    </message>
    <message>
        <source>Choose a section to take discs from.</source>
        <translation>Обери секцію, з якої забираєш диски.</translation>
    </message>
    <message>
        <source>Choose a disc to take back.</source>
        <translation>Обери диск, який забираєш.</translation>
    </message>
    <message>
        <source>The Slippery Banister</source>
        <translation>Слизьке поруччя</translation>
    </message>
    <message>
        <source>Level down: 2 tokens</source>
        <translation>Рівень униз: 2&#xa0;жетони</translation>
    </message>
    <message>
        <source>Once per turn, lower a section by one level and take two tokens of its new level’s colour. At least one such token must be in the supply; blue cannot go lower.</source>
        <translation>Раз за хід опусти секцію на один рівень і візьми два жетони кольору її нового рівня. У коморі має бути хоча б один такий жетон; нижче від синього не опуститися.</translation>
    </message>
    <message>
        <source>Choose a section to lower by one level.</source>
        <translation>Обери секцію, яку опускаєш на один рівень.</translation>
    </message>
    <message>
        <source>The Tandem Broom</source>
        <translation>Мітла на двох</translation>
    </message>
    <message>
        <source>Move: one further ghost</source>
        <translation>Рух: ще один привид</translation>
    </message>
    <message>
        <source>After the ghost of your Move action, one further ghost that the section commands may move too. A move by bonus takes no second ghost along.</source>
        <translation>Після привида, якого переміщує твоя дія «Рух», можеш перемістити ще одного, яким керує ця секція. Рух завдяки бонусу другого привида не бере.</translation>
    </message>
    <message>
        <source>Choose one further ghost to move, or let it be.</source>
        <translation>Обери ще одного привида, якого переміщуєш, або відмовся.</translation>
    </message>
    <message>
        <source>The Last Tram</source>
        <translation>Останній трамвай</translation>
    </message>
    <message>
        <source>Ghost leaves for a token</source>
        <translation>Привид геть&#xa0;— жетон тобі</translation>
    </message>
    <message>
        <source>Once per turn, send any ghost in town back to the supply and take a token of its colour. It may leave even if no such token is left.</source>
        <translation>Раз за хід відправ будь-якого привида з містечка назад до комори й візьми жетон його кольору. Піти він може, навіть якщо таких жетонів не лишилося.</translation>
    </message>
    <message>
        <source>Choose a ghost in town to send back to the supply.</source>
        <translation>Обери привида в містечку, якого відправляєш до комори.</translation>
    </message>
    <message>
        <source>The Creaking Door</source>
        <translation>Рипучі двері</translation>
    </message>
    <message>
        <source>Haunt: roll for scares</source>
        <translation>Переполох: кидок на страхи</translation>
    </message>
    <message>
        <source>Each time you haunt, the die of that colour decides: gain as many scares as you roll. Bonuses for dice help here too.</source>
        <translation>Щоразу, коли ти зчиняєш переполох, вирішує кубик цього кольору: отримуєш стільки страхів, скільки випало. Бонуси для кубиків допомагають і тут.</translation>
    </message>
    <message>
        <source>The Gloating Goblin</source>
        <translation>Зловтішний гоблін</translation>
    </message>
    <message>
        <source>Fight won: scares by level</source>
        <translation>Перемога: страхи за рівень</translation>
    </message>
    <message>
        <source>Beat a ghost and its level is yours in scares: 1 for a blue one, up to 5 for a red one.</source>
        <translation>Здолай привида — і отримай страхи за його рівень: від 1 за синього до 5 за червоного.</translation>
    </message>
    <message>
        <source>The Pillow Fight</source>
        <translation>Битва подушками</translation>
    </message>
    <message>
        <source>Fight: one against all</source>
        <translation>Бій: один проти всіх</translation>
    </message>
    <message>
        <source>Once per turn, one Fight lets the attacker take on all ghosts of other colours that are in its building at the start, at least two, in your order and each with new rolls. A lost roll does not end it, a winner moved away does. No other card adds foes.</source>
        <translation>Раз за хід в одному бою нападник може битися з усіма привидами інших кольорів, які на початку є в його будівлі, якщо їх щонайменше двоє: по черзі, у порядку на твій вибір, щоразу з новими кидками. Після невдалого кидка бій триває, а якщо переможця переміщено деінде — закінчується. Жодна інша карта супротивників не додає.</translation>
    </message>
    <message>
        <source>Choose the next foe.</source>
        <translation>Обери наступного супротивника.</translation>
    </message>
    <message>
        <source>The Boastful Raven</source>
        <translation>Крук-хвалько</translation>
    </message>
    <message>
        <source>Move: bet on its die</source>
        <translation>Рух: заклад на кубик</translation>
    </message>
    <message>
        <source>Once per turn, when your Move action has moved a ghost, you may name a number from 1 to the highest on its own die, then roll. Reach your number and gain that many scares; fall short and gain 1.</source>
        <translation>Раз за хід, коли твоя дія «Рух» перемістила привида, можеш назвати число від 1 до найбільшого на його власному кубику, а тоді кинути. Випало не менше — отримуєш стільки страхів, скільки названо; випало менше — отримуєш 1.</translation>
    </message>
    <message>
        <source>Name a number: roll at least as much and it is yours in scares.</source>
        <translation>Назви число: якщо випаде не менше, отримаєш стільки страхів.</translation>
    </message>
    <message>
        <source>The Candy Trader</source>
        <translation>Цукерковий міняйло</translation>
    </message>
    <message>
        <source>Tokens: 1 for 2, 2 for 1</source>
        <translation>Жетони: 1&#xa0;на&#xa0;2 або 2&#xa0;на&#xa0;1</translation>
    </message>
    <message>
        <source>Once per turn, swap one token for two of the next lower level, or two of one colour for one of the next higher level. The supply must hold all that you are to get.</source>
        <translation>Раз за хід обміняй один жетон на два наступного нижчого рівня або два жетони одного кольору на один наступного вищого рівня. У коморі має бути все, що ти отримуєш.</translation>
    </message>
    <message>
        <source>Choose the swap: one token for two lower ones, or two alike for one higher.</source>
        <translation>Обери обмін: один жетон на два нижчі чи два однакові на один вищий.</translation>
    </message>
    <message>
        <source>The Midnight Market</source>
        <translation>Опівнічний базар</translation>
    </message>
    <message>
        <source>Buy a token for scares</source>
        <translation>Купи жетон за страхи</translation>
    </message>
    <message>
        <source>Once per turn, buy a token from the supply: blue for 1 scare, green 2, yellow 3, orange 4, red 5. No card makes it cheaper.</source>
        <translation>Раз за хід купи жетон із комори: синій за 1 страх, зелений за 2, жовтий за 3, помаранчевий за 4, червоний за 5. Жодна карта його не здешевлює.</translation>
    </message>
    <message>
        <source>Choose the colour of the token you buy.</source>
        <translation>Обери колір жетона, який купуєш.</translation>
    </message>
    <message>
        <source>The Flying Slipper</source>
        <translation>Летючий капець</translation>
    </message>
    <message>
        <source>Fight: foe anywhere</source>
        <translation>Бій: через усе містечко</translation>
    </message>
    <message>
        <source>Your ghost may attack across the whole town: the foe can be in any building. All else in the fight is as usual.</source>
        <translation>Твій привид може напасти через усе містечко: супротивник може бути в будь-якій будівлі. Усе інше в бою — як завжди.</translation>
    </message>
    <message>
        <source>The Fifth Chair</source>
        <translation>П’ятий стілець</translation>
    </message>
    <message>
        <source>Summon the fifth: haunt</source>
        <translation>Виклик п’ятого: переполох</translation>
    </message>
    <message>
        <source>When you summon the fifth ghost of a colour, you may at once haunt any building with that colour, without a ghost or a level for it. The space must be free, and each colour of pumpkin still stands only once in a building.</source>
        <translation>Коли викликаєш п’ятого привида якогось кольору, можеш одразу зчинити переполох цього кольору в будь-якій будівлі: ні привид там, ні рівень для цього не потрібні. Поле має бути вільне, і гарбуз кожного кольору, як завжди, стоїть у будівлі лише раз.</translation>
    </message>
    <message>
        <source>Choose a haunting space of that colour, or let it be.</source>
        <translation>Обери поле переполоху цього кольору або відмовся.</translation>
    </message>
    <message>
        <source>The Unfair Referee</source>
        <translation>Нечесний суддя</translation>
    </message>
    <message>
        <source>Fight: difference = scares</source>
        <translation>Бій: різниця&#xa0;— у&#xa0;страхах</translation>
    </message>
    <message>
        <source>Once per turn, after a fight with dice, you may gain the difference of the two totals as scares, won or not. Everything added to a roll counts; of several fights in a row, only one pays.</source>
        <translation>Раз за хід після бою з кубиками можеш отримати різницю двох сум у страхах, байдуже, виграно бій чи ні. Рахується все, що додано до кидка; з кількох боїв поспіль платить лише один.</translation>
    </message>
    <message>
        <source>Take the difference of the dice as scares now?</source>
        <translation>Взяти зараз різницю кубиків у страхах?</translation>
    </message>
    <message>
        <source>Scares: +%1</source>
        <translation>Страхи: +%1</translation>
    </message>
    <message>
        <source>The New Costume</source>
        <translation>Новий костюм</translation>
    </message>
    <message>
        <source>Upgrade: 2 points</source>
        <translation>Посилення: 2&#xa0;очки</translation>
    </message>
    <message>
        <source>Each ghost you upgrade scores 2 points. Lifting a section by a card is not an Upgrade.</source>
        <translation>Кожен привид, якого ти посилюєш, приносить 2 очки. Підняти секцію завдяки карті — це не посилення.</translation>
    </message>
    <message>
        <source>The Toffee Apple</source>
        <translation>Яблуко в&#xa0;карамелі</translation>
    </message>
    <message>
        <source>End: 3 per red token</source>
        <translation>Фінал: 3 за червоний</translation>
    </message>
    <message>
        <source>Red tokens that you keep to the end score 3 points each; spent ones score nothing.</source>
        <translation>Червоні жетони, збережені до кінця, приносять по 3 очки; витрачені не приносять нічого.</translation>
    </message>
    <message>
        <source>The Graveyard Choir</source>
        <translation>Цвинтарний хор</translation>
    </message>
    <message>
        <source>Summon: 1 point</source>
        <translation>Виклик: 1&#xa0;очко</translation>
    </message>
    <message>
        <source>Each ghost you summon scores 1 point, by bonus or card too. A ghost that is merely put into a building is not summoned.</source>
        <translation>Кожен привид, якого ти викликаєш, приносить 1 очко, завдяки бонусу чи карті теж. Привид, якого просто поставлено в будівлю, викликаним не вважається.</translation>
    </message>
    <message>
        <source>The Scream Jar</source>
        <translation>Слоїк вереску</translation>
    </message>
    <message>
        <source>End: 2 per 3 scares</source>
        <translation>Фінал: 2 за 3&#xa0;страхи</translation>
    </message>
    <message>
        <source>When the game ends, every three scares you have saved score 2 points. One or two left over score nothing.</source>
        <translation>Наприкінці гри кожні три заощаджені страхи приносять 2 очки. Один чи два зайві не приносять нічого.</translation>
    </message>
    <message>
        <source>The Chatty Cousins</source>
        <translation>Балакучі кузини</translation>
    </message>
    <message>
        <source>Move to its kind: summon</source>
        <translation>Рух до свого: виклик</translation>
    </message>
    <message>
        <source>Once per turn, a ghost that you move to one of its own colour may call another: summon that colour there at once, token included. Every kind of move will do, by action, bonus or card.</source>
        <translation>Раз за хід привид, якого ти переміщуєш до іншого привида того самого кольору, може покликати ще одного: можеш одразу викликати там привида цього кольору, разом із жетоном. Підійде будь-яке переміщення: завдяки дії, бонусу чи карті.</translation>
    </message>
    <message>
        <source>Summon a ghost of that colour there at once?</source>
        <translation>Одразу викликати там привида цього кольору?</translation>
    </message>
    <message>
        <source>Summon here</source>
        <translation>Викликати тут</translation>
    </message>
    <message>
        <source>The Big Sister</source>
        <translation>Старша сестра</translation>
    </message>
    <message>
        <source>Lower foe: win at once</source>
        <translation>Бій зі слабшим: перемога</translation>
    </message>
    <message>
        <source>Against a ghost of a lower level your attacker wins at once, without a roll. You may roll all the same; then the dice decide.</source>
        <translation>Над привидом нижчого рівня твій нападник перемагає одразу, без кидка. Усе одно можеш кинути; тоді вирішують кубики.</translation>
    </message>
    <message>
        <source>Win at once, or roll all the same?</source>
        <translation>Перемогти одразу чи все одно кинути?</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Перемогти одразу</translation>
    </message>
    <message>
        <source>Roll all the same</source>
        <translation>Усе одно кинути</translation>
    </message>
    <message>
        <source>The Mismatched Socks</source>
        <translation>Непарні шкарпетки</translation>
    </message>
    <message>
        <source>End: 3 per 2 tokens</source>
        <translation>Фінал: 3 за 2&#xa0;жетони</translation>
    </message>
    <message>
        <source>When the game ends, every two tokens you have left, of whatever colours, score 3 points. A single one left over scores nothing.</source>
        <translation>Наприкінці гри кожні два жетони, які в тебе лишилися, байдуже яких кольорів, приносять 3 очки. Один зайвий не приносить нічого.</translation>
    </message>
    <message>
        <source>The Two-Headed Troll</source>
        <translation>Двоголовий троль</translation>
    </message>
    <message>
        <source>Fight won: 2 tokens</source>
        <translation>Перемога: 2&#xa0;жетони</translation>
    </message>
    <message>
        <source>Every ghost you beat leaves you two tokens of its colour. If only one such token is left, you get that one.</source>
        <translation>Кожен привид, якого ти здолаєш, лишає тобі два жетони свого кольору. Якщо такий жетон лишився тільки один, отримуєш його.</translation>
    </message>
    <message>
        <source>The Wobbly Table</source>
        <translation>Хиткий стіл</translation>
    </message>
    <message>
        <source>End: your lowest section</source>
        <translation>Фінал: найнижча секція</translation>
    </message>
    <message>
        <source>When the game ends, your lowest section scores: nothing for blue, 1 point for green, 2 for yellow, 5 for orange, 8 for red.</source>
        <translation>Наприкінці гри очки приносить твоя найнижча секція: синя — нічого, зелена — 1 очко, жовта — 2, помаранчева — 5, червона — 8.</translation>
    </message>
    <message>
        <source>The Pumpkin Cellar</source>
        <translation>Гарбузовий льох</translation>
    </message>
    <message>
        <source>End: 4 per spare pumpkin</source>
        <translation>Фінал: 4 за зайвий гарбуз</translation>
    </message>
    <message>
        <source>Pumpkins still with you at the end score 4 points each. With two players those of the common colour count as well.</source>
        <translation>Гарбузи, які наприкінці ще в тебе, приносять по 4 очки. Якщо гравців двоє, рахуються й гарбузи спільного кольору.</translation>
    </message>
    <message>
        <source>The Bottomless Bag</source>
        <translation>Бездонна торба</translation>
    </message>
    <message>
        <source>Draw a bonus</source>
        <translation>Візьми бонус зі&#xa0;стосу</translation>
    </message>
    <message>
        <source>Once per turn, draw a bonus from the stack: keep it in a free slot, swap it for one you hold, or discard it. While discs block all three slots you cannot draw.</source>
        <translation>Раз за хід візьми бонус зі стосу: поклади його у вільне гніздо, обміняй на нього свій або скинь його. Доки диски блокують усі три гнізда, брати не можна.</translation>
    </message>
    <message>
        <source>The Regular Customer</source>
        <translation>Постійний покупець</translation>
    </message>
    <message>
        <source>Grey cards: 1 token less</source>
        <translation>Сірі карти: −1&#xa0;жетон</translation>
    </message>
    <message>
        <source>Each further grey card costs you two tokens only. Once you are on every grey card of the eight in use, coloured cards cost you one token less.</source>
        <translation>Кожна наступна сіра карта коштує тобі лише два жетони. Щойно твої диски лежать на всіх сірих картах із тих восьми, що в грі, кольорові карти коштують тобі на один жетон менше.</translation>
    </message>
    <message>
        <source>The Attic Ladder</source>
        <translation>Драбина на горище</translation>
    </message>
    <message>
        <source>Buy a level for scares</source>
        <translation>Купи рівень за страхи</translation>
    </message>
    <message>
        <source>Once per turn, lift a section by one level: 2 scares to green, 3 to yellow, 4 to orange, 5 to red. No ghost of that colour need be in town, and it is not an Upgrade: no card makes it cheaper.</source>
        <translation>Раз за хід підніми секцію на один рівень: за 2 страхи до зеленого, за 3 до жовтого, за 4 до помаранчевого, за 5 до червоного. Привида цього кольору в містечку може й не бути, і це не посилення: жодна карта ціни не знижує.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level for its price.</source>
        <translation>Обери секцію, яку піднімаєш на один рівень за його ціну.</translation>
    </message>
    <message>
        <source>The Orange Cat</source>
        <translation>Рудий кіт</translation>
    </message>
    <message>
        <source>Orange token: 2 points</source>
        <translation>Помаранчевий жетон: 2&#xa0;очки</translation>
    </message>
    <message>
        <source>Each orange token that comes to you scores 2 points at once, wherever it is from.</source>
        <translation>Кожен помаранчевий жетон, який ти отримуєш, одразу приносить 2 очки, хоч би звідки він узявся.</translation>
    </message>
    <message>
        <source>The Screaming Kettle</source>
        <translation>Чайник-крикун</translation>
    </message>
    <message>
        <source>2+ scares at once: 1 point</source>
        <translation>2+ страхи разом: 1&#xa0;очко</translation>
    </message>
    <message>
        <source>Whenever one source gives you 2 or more scares at once, you score 1 point. Gains from different sources are not added up.</source>
        <translation>Щоразу, коли одне джерело дає тобі 2 або більше страхів за раз, отримуєш 1 очко. Страхи з різних джерел не додаються.</translation>
    </message>
    <message>
        <source>The Counting Owl</source>
        <translation>Сова-рахівниця</translation>
    </message>
    <message>
        <source>End: 1 per 10 points</source>
        <translation>Фінал: 1 за 10&#xa0;очок</translation>
    </message>
    <message>
        <source>This card is counted last of all: every full 10 points you have by then bring 1 more.</source>
        <translation>Цю карту рахують останньою з усіх: кожні повні 10 очок, які ти на той час маєш, приносять ще 1.</translation>
    </message>
    <message>
        <source>The Bouncing Coffin</source>
        <translation>Стрибуча труна</translation>
    </message>
    <message>
        <source>Haunt: lift a section</source>
        <translation>Переполох: підніми секцію</translation>
    </message>
    <message>
        <source>Each time you haunt, you may lift any one section by one level, free of charge. Taking a pumpkin back is not haunting.</source>
        <translation>Щоразу, коли зчиняєш переполох, можеш безплатно підняти одну будь-яку секцію на один рівень. Забрати гарбуз — це не переполох.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level, or let it be.</source>
        <translation>Обери секцію, яку піднімаєш на один рівень, або відмовся.</translation>
    </message>
    <message>
        <source>The Express Parcel</source>
        <translation>Термінова посилка</translation>
    </message>
    <message>
        <source>Token: place a ghost</source>
        <translation>Жетон: постав привида</translation>
    </message>
    <message>
        <source>Once per turn, spend a token and put a ghost of its colour from the supply into any building with room. This is neither a summon nor a move: it brings no token and fetches no bonus.</source>
        <translation>Раз за хід віддай жетон і постав привида його кольору з комори в будь-яку будівлю, де є місце. Це не виклик і не рух: жетона це не дає, і бонусу привид не підбирає.</translation>
    </message>
    <message>
        <source>Choose a ghost from the supply and a building for it; it costs a token of its colour.</source>
        <translation>Обери привида з комори й будівлю для нього; це коштує жетон його кольору.</translation>
    </message>
    <message>
        <source>The Revolving Door</source>
        <translation>Обертові двері</translation>
    </message>
    <message>
        <source>Two ghosts swap places</source>
        <translation>Поміняй двох місцями</translation>
    </message>
    <message>
        <source>Once per turn, let two ghosts of different colours in different buildings swap places. This is not a move: they fetch no bonus.</source>
        <translation>Раз за хід поміняй місцями двох привидів різних кольорів у різних будівлях. Це не рух: бонусів вони не підбирають.</translation>
    </message>
    <message>
        <source>Choose the first of the two ghosts that swap places.</source>
        <translation>Обери першого з двох привидів, які міняються місцями.</translation>
    </message>
    <message>
        <source>Now choose a ghost of another colour in another building.</source>
        <translation>Тепер обери привида іншого кольору в іншій будівлі.</translation>
    </message>
    <message>
        <source>The Pumpkin Thief</source>
        <translation>Гарбузокрад</translation>
    </message>
    <message>
        <source>Haunt: a pumpkin back</source>
        <translation>Переполох: гарбуз назад</translation>
    </message>
    <message>
        <source>Instead of haunting, the Haunt action may take one of your pumpkins back from any building: you lose half of what it scored. No ghost or level is needed, and it does not count as haunting. An end of the game once triggered stays triggered.</source>
        <translation>Замість того щоб зчиняти переполох, дією «Переполох» можеш забрати один зі своїх гарбузів із будь-якої будівлі: втрачаєш половину очок, які він приніс. Ні привид, ні рівень для цього не потрібні, і переполохом це не вважається. Якщо раунд уже став останнім, він таким і лишається.</translation>
    </message>
    <message>
        <source>The Mixed Potion</source>
        <translation>Мішане зілля</translation>
    </message>
    <message>
        <source>Summon: two colours</source>
        <translation>Виклик: два кольори</translation>
    </message>
    <message>
        <source>Two ghosts of different colours in one building will do for a summon; the section must command both, a bonus needs no level. Roll both dice: the colour of the lower roll appears, on a tie the lower level. At least one of the two must be in the supply; if the dice call the missing one, nothing comes, not even a token.</source>
        <translation>Для виклику досить двох привидів різних кольорів в одній будівлі; секція має керувати обома, а бонусу рівень не потрібен. Кинь обидва кубики: з’являється привид того кольору, на чиєму кубику випало менше, а за нічиєї — нижчого рівня. Привид хоча б одного з двох кольорів має бути в коморі; якщо кубики кличуть того, якого там немає, ніхто не з’являється, і жетона теж немає.</translation>
    </message>
    <message>
        <source>The Grey Spectacles</source>
        <translation>Сірі окуляри</translation>
    </message>
    <message>
        <source>Coloured cost like grey</source>
        <translation>Кольорові — за ціною сірих</translation>
    </message>
    <message>
        <source>You pay for coloured cards as if they were grey: any three tokens, and a discount on grey cards holds for them too. In all else they stay coloured.</source>
        <translation>За кольорові карти ти платиш так, наче вони сірі: будь-які три жетони, і знижка на сірі карти діє й на них. В усьому іншому вони лишаються кольоровими.</translation>
    </message>
    <message>
        <source>The Generous Aunt</source>
        <translation>Щедра тітонька</translation>
    </message>
    <message>
        <source>Each card: a free token</source>
        <translation>Кожна карта дарує жетон</translation>
    </message>
    <message>
        <source>Every card you claim, beginning with this one, brings you a token from the supply, whichever you like.</source>
        <translation>Кожна карта, яку ти здобуваєш, починаючи з цієї, приносить тобі жетон із комори, який забажаєш.</translation>
    </message>
    <message>
        <source>Choose a token from the supply: it is yours.</source>
        <translation>Обери жетон із комори: він твій.</translation>
    </message>
    <message>
        <source>The Five Candles</source>
        <translation>П’ять свічок</translation>
    </message>
    <message>
        <source>End: 12 per full set</source>
        <translation>Фінал: 12 за повний набір</translation>
    </message>
    <message>
        <source>When the game ends, each set of five tokens, one of every colour, scores 12 points.</source>
        <translation>Наприкінці гри кожен набір із п’яти жетонів, по одному кожного кольору, приносить 12 очок.</translation>
    </message>
    <message>
        <source>The Megaphone</source>
        <translation>Мегафон</translation>
    </message>
    <message>
        <source>Scare: 1 more</source>
        <translation>Лякання: +1&#xa0;страх</translation>
    </message>
    <message>
        <source>Your Scare action brings 1 scare on top, as part of the same gain.</source>
        <translation>Твоя дія «Лякання» дає на 1 страх більше, і все разом рахується за один раз.</translation>
    </message>
    <message>
        <source>The Runaway Sheet</source>
        <translation>Простирадло-втікач</translation>
    </message>
    <message>
        <source>Scare: then move anywhere</source>
        <translation>Лякання, тоді рух будь-куди</translation>
    </message>
    <message>
        <source>Once per turn, after your Scare action, you may move one ghost of the chosen colour to any building with room. A bonus lying there can be fetched.</source>
        <translation>Раз за хід після дії «Лякання» можеш перемістити одного привида обраного кольору в будь-яку будівлю, де є місце. Якщо там лежить бонус, його можна підібрати.</translation>
    </message>
    <message>
        <source>Choose a ghost of that colour and a building for it, or let it be.</source>
        <translation>Обери привида цього кольору й будівлю для нього або відмовся.</translation>
    </message>
</context>
<context>
    <name>PracticeTable</name>
    <message>
        <source>With a hint: this time is not compared.</source>
        <translation>З підказкою: цей час не порівнюється з іншими.</translation>
    </message>
    <message>
        <source>%1: no way led there.</source>
        <translation>%1: шляху туди не було.</translation>
    </message>
    <message numerus="yes">
        <source>%1: not found. A shortest way takes %n steps.</source>
        <translation>
            <numerusform>%1: не знайдено. Найкоротший шлях має %n крок.</numerusform>
            <numerusform>%1: не знайдено. Найкоротший шлях має %n кроки.</numerusform>
            <numerusform>%1: не знайдено. Найкоротший шлях має %n кроків.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps. The thin line is a shortest way: %2.</source>
        <extracomment>%1 is what was sought, such as “Guest 3”, %2 a number of steps.</extracomment>
        <translation>
            <numerusform>%1: знайдено за %n крок. Тонка лінія&#xa0;— найкоротший шлях: %2.</numerusform>
            <numerusform>%1: знайдено за %n кроки. Тонка лінія&#xa0;— найкоротший шлях: %2.</numerusform>
            <numerusform>%1: знайдено за %n кроків. Тонка лінія&#xa0;— найкоротший шлях: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>%1: знайдено за %n крок, і коротшого шляху немає.</numerusform>
            <numerusform>%1: знайдено за %n кроки, і коротшого шляху немає.</numerusform>
            <numerusform>%1: знайдено за %n кроків, і коротшого шляху немає.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Кроки</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Найкращий час</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Чий</translation>
    </message>
    <message>
        <source>See it at the table</source>
        <translation>Показати на столі</translation>
    </message>
    <message>
        <source>%1 (hint)</source>
        <extracomment>%1 is a time; somebody was told something about the way.</extracomment>
        <translation>%1 (з підказкою)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не знайдено</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>шляху немає</translation>
    </message>
    <message>
        <source>shortest: %1</source>
        <translation>найменше: %1</translation>
    </message>
    <message>
        <source>%1 (shortest: %2)</source>
        <translation>%1 (найменше: %2)</translation>
    </message>
</context>
<context>
    <name>Product</name>
    <message>
        <source>Ghostly board games around one shared computer</source>
        <translation>Настільні ігри з привидами за одним комп’ютером</translation>
    </message>
    <message>
        <source>Four ghostly board games for people around one screen, on a table where you drag cards, houses and ghosts with the mouse. It knows the rules, tells you in one sentence why a move is not allowed, and keeps every move, so that you can stop at any time and play on tomorrow.</source>
        <translation>Чотири настільні ігри з привидами для компанії біля одного екрана: карти, будинки й привидів тягнуть мишею просто по столу. Стіл знає правила, одним реченням пояснює, чому так ходити не можна, і зберігає кожен хід, тож гру можна перервати будь-коли й дограти завтра.</translation>
    </message>
    <message>
        <source>On the shelf: Candy Hunters (1–4 players, with a book of puzzles), Rest in Peace (2 players), Booo! (1–6 players) and Halloween (2–4 players), each with a rulebook of its own.</source>
        <translation>На полиці: «Мисливці за солодощами» (1–4 гравці, з книгою головоломок), «Спочивай із миром» (2 гравці), «Бууу!» (1–6 гравців) і «Гелловін» (2–4 гравці), кожна з власною книгою правил.</translation>
    </message>
    <message>
        <source>Finished games can be watched again from any point. The program uses no network.</source>
        <translation>Завершені партії можна переглянути знову з будь-якого місця. Мережа програмі не потрібна.</translation>
    </message>
    <message>
        <source>board game;cards;family;halloween;ghosts;puzzle;</source>
        <translation>настільна гра;карти;родина;гелловін;привиди;головоломка;</translation>
    </message>
    <message>
        <source>Halloween Table game</source>
        <translation>Гра Halloween Table</translation>
    </message>
    <message>
        <source>Halloween Table will be installed for you alone; no administrator is needed. Games that you saved with an earlier version are kept.</source>
        <translation>Halloween Table буде встановлено лише для тебе; прав адміністратора не потрібно. Партії, збережені в попередній версії, залишаться.</translation>
    </message>
    <message>
        <source>Halloween Table is still open. Please close it, then try again.</source>
        <translation>Halloween Table ще відкрито. Закрий програму й спробуй ще раз.</translation>
    </message>
    <message>
        <source>Halloween Table needs Windows 10, version 1809, or newer.</source>
        <translation>Для Halloween Table потрібна Windows 10 версії 1809 або новіша.</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The night is over</source>
        <translation>Ніч минула</translation>
    </message>
    <message>
        <source>Last round · %1</source>
        <translation>Останній раунд · %1</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Дія %1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Кінець</translation>
    </message>
    <message>
        <source>The town has been haunted, and all points are counted.</source>
        <translation>Переполох ущух, і всі очки підраховано.</translation>
    </message>
    <message numerus="yes">
        <source>Your reserve is empty: %n sections are still to act, so let one rest.</source>
        <translation>
            <numerusform>Твій запас порожній: ще має діяти %n секція, тож дай їй поспати.</numerusform>
            <numerusform>Твій запас порожній: ще мають діяти %n секції, тож дай одній поспати.</numerusform>
            <numerusform>Твій запас порожній: ще мають діяти %n секцій, тож дай одній поспати.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections are still to act: bring a disc to an action space, or let one rest.</source>
        <translation>
            <numerusform>Ще має діяти %n секція: поклади диск на поле дії або дай їй поспати.</numerusform>
            <numerusform>Ще мають діяти %n секції: поклади диск на поле дії або дай одній поспати.</numerusform>
            <numerusform>Ще мають діяти %n секцій: поклади диск на поле дії або дай одній поспати.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: %1. Bring it to a slot, or discard it.</source>
        <translation>Узято зі стосу: %1. Поклади в гніздо або скинь.</translation>
    </message>
    <message>
        <source>A bonus lies here: %1. Bring it to a slot, or leave it.</source>
        <translation>Тут лежить бонус: %1. Поклади його в гніздо або лиши.</translation>
    </message>
    <message>
        <source>No blue ghost is left in town: press the building where three of them appear.</source>
        <translation>У містечку не лишилося синіх привидів: натисни на будівлю, де з’являться троє.</translation>
    </message>
    <message>
        <source>To choose: %1</source>
        <translation>Обирає: %1</translation>
    </message>
    <message>
        <source>All sections are done: end your turn.</source>
        <translation>Усі секції вже діяли: заверши хід.</translation>
    </message>
    <message>
        <source>Each section acts or rests once: bring a disc to an action space.</source>
        <translation>Кожна секція раз діє або спить: поклади диск на поле дії.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks, or to your card to attack all.</source>
        <translation>Бій: підведи привида до супротивника або до своєї карти, щоб напасти на всіх.</translation>
    </message>
    <message>
        <source>Lift a section: press its head. New level: %1.</source>
        <translation>Підніми секцію: натисни на її заголовок. Новий рівень: %1.</translation>
    </message>
    <message>
        <source>All sections are done: end your turn. Still possible: %1.</source>
        <translation>Усі секції вже діяли: заверши хід. Ще можна: %1.</translation>
    </message>
    <message>
        <source>claim a card</source>
        <translation>здобути карту</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>використати здібність</translation>
    </message>
    <message>
        <source>use a bonus</source>
        <translation>використати бонус</translation>
    </message>
    <message>
        <source>Choose the section to lift. New level: %1.</source>
        <translation>Обери секцію, яку піднімаєш. Новий рівень: %1.</translation>
    </message>
    <message>
        <source>%1: pay as proposed, or press other tokens or a disc.</source>
        <translation>%1: заплати, як запропоновано, або натисни на інші жетони чи диск.</translation>
    </message>
    <message>
        <source>%1: press one more section to take its discs back.</source>
        <translation>%1: натисни ще на одну секцію, щоб забрати її диски.</translation>
    </message>
    <message>
        <source>%1 claims this card too: take points, or a section’s discs.</source>
        <translation>%1 теж здобуває цю карту: візьми очки або диски секції.</translation>
    </message>
    <message>
        <source>Summon: press a ghost of a pair, or bring it to one of another colour.</source>
        <translation>Виклик: натисни на привида з пари або підведи його до привида іншого кольору.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or a pumpkin that you take back.</source>
        <translation>Переполох: натисни на поле переполоху або на гарбуз, який забираєш.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to any building.</source>
        <translation>Рух: проведи привида до будь-якої будівлі.</translation>
    </message>
    <message>
        <source>Summon: press a ghost that shares its building with another of its colour.</source>
        <translation>Виклик: натисни на привида, з яким у будівлі є ще один того самого кольору.</translation>
    </message>
    <message>
        <source>Scare: press a ghost; its level is what you gain in scares.</source>
        <translation>Лякання: натисни на привида; його рівень — це твої страхи.</translation>
    </message>
    <message>
        <source>Upgrade: press the ghost that becomes more powerful.</source>
        <translation>Посилення: натисни на привида, який стане сильнішим.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to a neighbouring building.</source>
        <translation>Рух: проведи привида до сусідньої будівлі.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks.</source>
        <translation>Бій: підведи привида до того, на кого він нападає.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or bring a pumpkin there.</source>
        <translation>Переполох: натисни на поле переполоху або постав туди гарбуз.</translation>
    </message>
    <message>
        <source>%1: roll, or use a bonus first.</source>
        <translation>%1: кидай або спершу використай бонус.</translation>
    </message>
    <message>
        <source>%1: keep the roll, or use a bonus.</source>
        <translation>%1: лиши кидок або використай бонус.</translation>
    </message>
    <message>
        <source>The fight: roll, or use a bonus first.</source>
        <translation>Бій: кидай або спершу використай бонус.</translation>
    </message>
    <message>
        <source>%1 against %2: you win.</source>
        <translation>%1 проти %2: перемога.</translation>
    </message>
    <message>
        <source>%1 against %2: a tie is not enough.</source>
        <translation>%1 проти %2: нічиєї не досить.</translation>
    </message>
    <message>
        <source>%1 against %2: you lose.</source>
        <translation>%1 проти %2: поразка.</translation>
    </message>
    <message>
        <source>Keep it, or use a bonus.</source>
        <translation>Лиши кидок або використай бонус.</translation>
    </message>
    <message>
        <source>Keep it, use a bonus, or roll again: %1.</source>
        <translation>Лиши кидок, використай бонус або кинь ще раз: %1.</translation>
    </message>
    <message>
        <source>Keep it, or roll again: %1.</source>
        <translation>Лиши кидок або кинь ще раз: %1.</translation>
    </message>
</context>
<context>
    <name>Proposing</name>
    <message>
        <source>I would have a look at “%1”.</source>
        <translation>Раджу поглянути на «%1».</translation>
    </message>
    <message>
        <source>I would press “%1”.</source>
        <translation>Раджу натиснути «%1».</translation>
    </message>
    <message>
        <source>I would choose “%1”.</source>
        <translation>Раджу вибрати «%1».</translation>
    </message>
    <message>
        <source>I would lead “%1” to “%2”.</source>
        <translation>Раджу вести «%1» сюди: «%2».</translation>
    </message>
    <message>
        <source>I would bring “%1” to “%2”.</source>
        <translation>Раджу перенести «%1» сюди: «%2».</translation>
    </message>
    <message>
        <source>I would bring “%1” to where the frames are.</source>
        <translation>Раджу перенести «%1» туди, де рамки.</translation>
    </message>
</context>
<context>
    <name>Psychics</name>
    <message>
        <source>The Recruiter</source>
        <translation>Вербувальник</translation>
    </message>
    <message>
        <source>You take the psychic</source>
        <translation>Медіум іде до тебе</translation>
    </message>
    <message>
        <source>Whoever wins this round, its psychic comes to you.</source>
        <translation>Хоч би хто виграв цей раунд, його медіум дістається тобі.</translation>
    </message>
    <message>
        <source>The Summoner</source>
        <translation>Викликач духів</translation>
    </message>
    <message>
        <source>A ghost from your deck</source>
        <translation>Привид із твоєї колоди</translation>
    </message>
    <message>
        <source>Look through your deck and put any ghost you like straight into this round. The rest is shuffled.</source>
        <translation>Переглянь свою колоду й поклади з неї будь-якого привида просто в цей раунд. Решту перетасовують.</translation>
    </message>
    <message>
        <source>Choose a ghost from your deck: it comes into this round.</source>
        <translation>Обери привида зі своєї колоди: він приходить у цей раунд.</translation>
    </message>
    <message>
        <source>The Keyhole Spy</source>
        <translation>Шпигун у шпарині</translation>
    </message>
    <message>
        <source>See the rival’s hand</source>
        <translation>Бачиш руку суперника</translation>
    </message>
    <message>
        <source>Is a ghost of 1. Until the round ends you see the cards in your rival’s hand.</source>
        <translation>Це привид із номіналом 1. До кінця раунду ти бачиш карти в руці суперника.</translation>
    </message>
    <message>
        <source>The Apprentice</source>
        <translation>Учень</translation>
    </message>
    <message>
        <source>A ghost of 2</source>
        <translation>Привид, номінал 2</translation>
    </message>
    <message>
        <source>Is a ghost of 2.</source>
        <translation>Це привид із номіналом 2.</translation>
    </message>
    <message>
        <source>The Pretender</source>
        <translation>Самозванець</translation>
    </message>
    <message>
        <source>A ghost of 3</source>
        <translation>Привид, номінал 3</translation>
    </message>
    <message>
        <source>Is a ghost of 3.</source>
        <translation>Це привид із номіналом 3.</translation>
    </message>
    <message>
        <source>The Hypnotist</source>
        <translation>Гіпнотизер</translation>
    </message>
    <message>
        <source>Chance plays for them</source>
        <translation>Чужа карта навмання</translation>
    </message>
    <message>
        <source>The next card your rival plays in this round is drawn by chance from the ghosts in their hand.</source>
        <translation>Наступну карту, яку суперник зіграє в цьому раунді, обирає випадок з-поміж привидів у його руці.</translation>
    </message>
    <message>
        <source>The Late Guest</source>
        <translation>Пізній гість</translation>
    </message>
    <message>
        <source>Round ten: a ghost of 3</source>
        <translation>Лише для раунду 10</translation>
    </message>
    <message>
        <source>Is a ghost of 3 that counts in round ten only: it can be put there, but not played before.</source>
        <translation>Це привид із номіналом 3, але рахується він лише в десятому раунді: його можна туди відкласти, а зіграти раніше — ні.</translation>
    </message>
    <message>
        <source>The Bat Whisperer</source>
        <translation>Кажаняча шептуха</translation>
    </message>
    <message>
        <source>Your even ghosts +1</source>
        <translation>Твої парні привиди +1</translation>
    </message>
    <message>
        <source>Each of your even ghosts, the ones with a bat, counts 1 more in this round.</source>
        <translation>Кожен твій парний привид, тобто привид із кажаном, у цьому раунді дає на 1 більше.</translation>
    </message>
    <message>
        <source>The Snake Charmer</source>
        <translation>Заклиначка змій</translation>
    </message>
    <message>
        <source>Your odd ghosts +1</source>
        <translation>Твої непарні привиди +1</translation>
    </message>
    <message>
        <source>Each of your odd ghosts, the ones with a snake, counts 1 more in this round.</source>
        <translation>Кожен твій непарний привид, тобто привид зі змією, у цьому раунді дає на 1 більше.</translation>
    </message>
    <message>
        <source>The Numerologist</source>
        <translation>Нумеролог</translation>
    </message>
    <message>
        <source>Name a value: +2</source>
        <translation>Назви номінал: +2</translation>
    </message>
    <message>
        <source>Name a value from 1 to 6: in this round every ghost with that printed value counts 2 more, on both sides.</source>
        <translation>Назви номінал від 1 до 6: у цьому раунді кожен привид із таким номіналом, з обох боків, дає на 2 більше.</translation>
    </message>
    <message>
        <source>Name a value on the dial: its ghosts count 2 more on both sides.</source>
        <translation>Назви номінал на диску: такі привиди з обох боків дають на 2 більше.</translation>
    </message>
    <message>
        <source>The Exorcist</source>
        <translation>Екзорцист</translation>
    </message>
    <message>
        <source>Discard a rival’s card</source>
        <translation>Скинь карту суперника</translation>
    </message>
    <message>
        <source>Discard one card that your rival has in this round; the effect of a psychic ends with that.</source>
        <translation>Скинь одну карту, яку суперник має в цьому раунді; якщо це медіум, його ефект припиняється.</translation>
    </message>
    <message>
        <source>Choose a card of your rival’s in this round: it is discarded.</source>
        <translation>Обери карту суперника в цьому раунді: її буде скинуто.</translation>
    </message>
    <message>
        <source>The Lullaby Singer</source>
        <translation>Співачка колискових</translation>
    </message>
    <message>
        <source>Their 1s and 2s sleep</source>
        <translation>Чужі 1 і 2 сплять</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 1 or 2 do not count in this round.</source>
        <translation>Привиди суперника з номіналом 1 або 2 в цьому раунді не рахуються.</translation>
    </message>
    <message>
        <source>The Turncoat</source>
        <translation>Перекинчик</translation>
    </message>
    <message>
        <source>A ghost of 4; round ten: −2</source>
        <translation>У раунді 10: −2</translation>
    </message>
    <message>
        <source>Is a ghost of 4. In round ten it is a ghost of −2 instead.</source>
        <translation>Це привид із номіналом 4, а в десятому раунді — із номіналом −2.</translation>
    </message>
    <message>
        <source>The Matchmaker</source>
        <translation>Сваха</translation>
    </message>
    <message>
        <source>No single card for them</source>
        <translation>Чужі карти не по одній</translation>
    </message>
    <message>
        <source>In this round your rival may not play just one card in a turn: none at all, or two and more.</source>
        <translation>У цьому раунді суперникові не можна грати за хід лише одну карту: або жодної, або дві й більше.</translation>
    </message>
    <message>
        <source>The Imitator</source>
        <translation>Пересмішник</translation>
    </message>
    <message>
        <source>Copies their last ghost</source>
        <translation>Як останній чужий привид</translation>
    </message>
    <message>
        <source>Is a ghost with the printed value of the last ghost your rival played in this round; without one it is a ghost of 0. In round ten it copies the last ghost they put there.</source>
        <translation>Це привид із номіналом останнього привида, якого суперник зіграв у цьому раунді; якщо такого немає, номінал — 0. У десятому раунді він копіює останнього привида, якого відклав суперник.</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>Ворожка</translation>
    </message>
    <message>
        <source>Draw 2, discard 1</source>
        <translation>Візьми 2, скинь 1</translation>
    </message>
    <message>
        <source>Draw two ghosts, then discard one from your hand.</source>
        <translation>Візьми двох привидів, потім скинь одного з руки.</translation>
    </message>
    <message>
        <source>Choose a ghost in your hand: it is discarded.</source>
        <translation>Обери привида у своїй руці: його буде скинуто.</translation>
    </message>
    <message>
        <source>The Changeling</source>
        <translation>Підмінок</translation>
    </message>
    <message>
        <source>Exchange two ghosts</source>
        <translation>Обміняй привидів</translation>
    </message>
    <message>
        <source>Exchange one of your ghosts in this round with one of your rival’s.</source>
        <translation>Обміняй одного свого привида в цьому раунді на одного привида суперника.</translation>
    </message>
    <message>
        <source>Choose one of your ghosts in this round to give away.</source>
        <translation>Обери, якого свого привида з цього раунду віддаєш.</translation>
    </message>
    <message>
        <source>Now choose the rival’s ghost that comes over to you for it.</source>
        <translation>Тепер обери привида суперника, який перейде до тебе натомість.</translation>
    </message>
    <message>
        <source>The Sceptic</source>
        <translation>Скептик</translation>
    </message>
    <message>
        <source>No psychics for them</source>
        <translation>Суперник без медіумів</translation>
    </message>
    <message>
        <source>Your rival may not play psychics in this round, not even those that are ghosts.</source>
        <translation>У цьому раунді суперникові не можна грати медіумів, навіть тих, що є привидами.</translation>
    </message>
    <message>
        <source>The Shrinker</source>
        <translation>Докторка Крихта</translation>
    </message>
    <message>
        <source>Their 5s and 6s count 1</source>
        <translation>Чужі 5 і 6 дають по 1</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 5 or 6 count as 1 in this round.</source>
        <translation>Привиди суперника з номіналом 5 або 6 в цьому раунді дають по 1.</translation>
    </message>
    <message>
        <source>The Echo Caller</source>
        <translation>Гукач відлуння</translation>
    </message>
    <message>
        <source>Your strongest counts twice</source>
        <translation>Найсильніший твій ×2</translation>
    </message>
    <message>
        <source>Your strongest ghost of this round counts twice. It is only ever one, the strongest at that moment.</source>
        <translation>Твій найсильніший привид цього раунду дає вдвічі більше. Це завжди лише один привид: той, що найсильніший тієї миті.</translation>
    </message>
    <message>
        <source>The Gravekeeper</source>
        <translation>Цвинтарний сторож</translation>
    </message>
    <message>
        <source>An earlier ghost to hand</source>
        <translation>Давній привид у руку</translation>
    </message>
    <message>
        <source>Take one ghost from your side of an earlier round back into your hand; a psychic that is a ghost comes back in front of you.</source>
        <translation>Поверни в руку одного привида, що лежить на твоєму боці в одному з попередніх раундів; медіум, який є привидом, знову лягає перед тобою.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes back to you.</source>
        <translation>Обери привида на своєму боці в одному з попередніх раундів: він повертається до тебе.</translation>
    </message>
    <message>
        <source>The Pickpocket</source>
        <translation>Кишеньковий злодюжка</translation>
    </message>
    <message>
        <source>Rival loses a card</source>
        <translation>Чужа рука: −1&#xa0;карта</translation>
    </message>
    <message>
        <source>Your rival loses one ghost from hand: chance picks it, and it is discarded.</source>
        <translation>Суперник втрачає одного привида з руки: його обирає випадок, і він іде у скид.</translation>
    </message>
    <message>
        <source>The Consoler</source>
        <translation>Розрадниця</translation>
    </message>
    <message>
        <source>If you lose: 2 to round ten</source>
        <translation>Програєш — відклади 2</translation>
    </message>
    <message>
        <source>If you lose this round you may put up to two cards at round ten instead of one.</source>
        <translation>Якщо програєш цей раунд, можеш відкласти на десятий раунд до двох карт замість однієї.</translation>
    </message>
    <message>
        <source>The Twins</source>
        <translation>Близнючки</translation>
    </message>
    <message>
        <source>Your twins +1 each</source>
        <translation>Твої близнюки +1</translation>
    </message>
    <message>
        <source>Each of your ghosts that has a twin counts 1 more in this round. Twins are ghosts on your side with the same printed value.</source>
        <translation>Кожен твій привид, який має близнюка, у цьому раунді дає на 1 більше. Близнюки — це привиди на твоєму боці з однаковим номіналом.</translation>
    </message>
    <message>
        <source>The Piper</source>
        <translation>Сопілкар</translation>
    </message>
    <message>
        <source>Lure a ghost up to 3</source>
        <translation>Перемани 1,&#xa0;2&#xa0;або&#xa0;3</translation>
    </message>
    <message>
        <source>Move one of your rival’s ghosts in this round with a printed value of 3 or less to your side.</source>
        <translation>Перемани на свій бік одного привида суперника з цього раунду. Його номінал має бути не більший за 3.</translation>
    </message>
    <message>
        <source>Choose a rival’s ghost of 3 or less in this round: it comes over to your side.</source>
        <translation>Обери в цьому раунді привида суперника з номіналом 3 або менше: він переходить на твій бік.</translation>
    </message>
    <message>
        <source>The Tightrope Walker</source>
        <translation>Канатохідка</translation>
    </message>
    <message>
        <source>A tie is enough</source>
        <translation>Нічиєї досить</translation>
    </message>
    <message>
        <source>In this round a tie at the end of your turn is enough to stay.</source>
        <translation>У цьому раунді нічиєї наприкінці твого ходу досить, щоб лишитися.</translation>
    </message>
    <message>
        <source>The Coachman</source>
        <translation>Кучер</translation>
    </message>
    <message>
        <source>An earlier ghost to here</source>
        <translation>Давній привид сюди</translation>
    </message>
    <message>
        <source>Put one ghost from your side of an earlier round into this round.</source>
        <translation>Перенеси в цей раунд одного привида, що лежить на твоєму боці в одному з попередніх раундів.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes to this one.</source>
        <translation>Обери привида на своєму боці в одному з попередніх раундів: він приходить у цей.</translation>
    </message>
    <message>
        <source>The Acrobat</source>
        <translation>Акробатка</translation>
    </message>
    <message>
        <source>All ghosts: 7 minus value</source>
        <translation>Усі привиди: 7&#xa0;−&#xa0;номінал</translation>
    </message>
    <message>
        <source>In this round every ghost on both sides counts as 7 minus its printed value.</source>
        <translation>У цьому раунді кожен привид з обох боків дає 7 мінус свій номінал.</translation>
    </message>
    <message>
        <source>The Heiress</source>
        <translation>Спадкоємиця</translation>
    </message>
    <message>
        <source>A ghost of 1; round ten: castles ×2</source>
        <translation>У раунді 10: замки ×2</translation>
    </message>
    <message>
        <source>Is a ghost of 1. In round ten it is worth twice the castles held by the side it lies on.</source>
        <translation>Це привид із номіналом 1. У десятому раунді він дає по 2 за кожен замок того, на чиєму боці лежить.</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle %1, %2</source>
        <extracomment>%1 is a number, %2 how difficult it is.</extracomment>
        <translation>Головоломка %1, %2</translation>
    </message>
    <message>
        <source>A puzzle of your own, %1</source>
        <extracomment>%1 is how difficult it is.</extracomment>
        <translation>Твоя головоломка, %1</translation>
    </message>
    <message>
        <source>Turn the card over (F6)</source>
        <translation>Перевернути карту (F6)</translation>
    </message>
    <message>
        <source>Remove it from the book</source>
        <translation>Прибрати з книги</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>The computer is too busy now. Try again in a moment.</source>
        <translation>Зараз бракує ресурсів комп’ютера. Спробуй ще раз за мить.</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Зберегти головоломку як картинку</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Картинки (*.png)</translation>
    </message>
</context>
<context>
    <name>PuzzleVoice</name>
    <message>
        <source>This puzzle is over; take moves back, or start it again.</source>
        <translation>Цю головоломку закінчено; скасуй кілька дій або почни її заново.</translation>
    </message>
    <message>
        <source>A puzzle has no deck, so its cards stay as they are.</source>
        <translation>У головоломці немає колоди, тож карти в ній не міняються.</translation>
    </message>
    <message>
        <source>Nobody joins in a puzzle: all its kids are in the town already.</source>
        <translation>Нові діти в головоломку не приходять: усі вже в містечку.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored.</source>
        <translation>Щоб зіграти карту, поклади її на містечко.</translation>
    </message>
    <message>
        <source>Type the code of a puzzle here.</source>
        <translation>Введи сюди код головоломки.</translation>
    </message>
    <message>
        <source>No code contains “%1”: there are only digits and Latin letters.</source>
        <translation>«%1» у кодах не трапляється: там лише цифри й латинські літери.</translation>
    </message>
    <message>
        <source>Something is mistyped or missing; compare the code letter by letter.</source>
        <translation>Десь помилка або чогось бракує; звір код знак за знаком.</translation>
    </message>
    <message>
        <source>There is no puzzle with this code.</source>
        <translation>Головоломки з таким кодом немає.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>Головоломку закінчено.</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3</source>
        <translation>%1 · раунд %2 із %3</translation>
    </message>
    <message>
        <source>The goal is reached: the puzzle is solved.</source>
        <translation>Цілі досягнуто: головоломку розв’язано.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>Бракує %n очка.</numerusform>
            <numerusform>Бракує %n очок.</numerusform>
            <numerusform>Бракує %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Головоломка %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Головоломка</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ціль</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <translation>Ще раундів</translation>
    </message>
    <message>
        <source>Goal: %1. Points: %2. Rounds left: %3.</source>
        <translation>Ціль: %1. Очки: %2. Лишилося раундів: %3.</translation>
    </message>
    <message>
        <source>Do not score anything in this round.</source>
        <translation>У цьому раунді не грай жодної карти.</translation>
    </message>
    <message>
        <source>Score the framed card on the framed spots.</source>
        <translation>Зіграй обведену карту на обведених клітинках.</translation>
    </message>
    <message>
        <source>Go on: press “%1”.</source>
        <translation>Щоб іти далі, натисни «%1».</translation>
    </message>
    <message>
        <source>Move the framed ghost to the framed house.</source>
        <translation>Пересунь обведеного привида на обведений будинок.</translation>
    </message>
    <message>
        <source>This round, score this card.</source>
        <translation>У цьому раунді зіграй цю карту.</translation>
    </message>
    <message>
        <source>This round, score the framed card on the framed spots.</source>
        <translation>У цьому раунді зіграй обведену карту на обведених клітинках.</translation>
    </message>
    <message>
        <source>This house hardly matters. Build it out of the way, here for example.</source>
        <translation>Цей будинок майже нічого не важить. Збудуй його збоку, наприклад тут.</translation>
    </message>
    <message>
        <source>Send whoever was shoved to the framed house.</source>
        <translation>Відправ того, кого штовхнули, на обведений будинок.</translation>
    </message>
    <message>
        <source>Build an orange house on the framed spot.</source>
        <translation>Збудуй помаранчевий будинок на обведеній клітинці.</translation>
    </message>
    <message>
        <source>Build a violet house on the framed spot.</source>
        <translation>Збудуй фіолетовий будинок на обведеній клітинці.</translation>
    </message>
    <message>
        <source>Build a green house on the framed spot.</source>
        <translation>Збудуй зелений будинок на обведеній клітинці.</translation>
    </message>
    <message>
        <source>Build a blue house on the framed spot.</source>
        <translation>Збудуй синій будинок на обведеній клітинці.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>very simple</source>
        <translation>дуже проста</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>проста</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>середня</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>складна</translation>
    </message>
    <message>
        <source>very difficult</source>
        <translation>дуже складна</translation>
    </message>
    <message numerus="yes">
        <source>Tries so far: %n</source>
        <translation>
            <numerusform>Спроб поки що: %n</numerusform>
            <numerusform>Спроб поки що: %n</numerusform>
            <numerusform>Спроб поки що: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>З першої спроби</translation>
    </message>
    <message>
        <source>On try %1</source>
        <translation>З %1-ї спроби</translation>
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
        <translation>Вечір виграє %1</translation>
    </message>
    <message>
        <source>The winners of the evening: %1</source>
        <translation>Вечір виграють %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of each game gets %n points, the next one fewer, and so on; whoever shares a place gets what it is worth.</source>
        <translation>
            <numerusform>Перше місце в&#xa0;кожній партії дає %n&#xa0;очко, наступне на одне менше, і&#xa0;так далі; за спільне місце всі отримують порівну.</numerusform>
            <numerusform>Перше місце в&#xa0;кожній партії дає %n&#xa0;очки, наступне на одне менше, і&#xa0;так далі; за спільне місце всі отримують порівну.</numerusform>
            <numerusform>Перше місце в&#xa0;кожній партії дає %n&#xa0;очок, наступне на одне менше, і&#xa0;так далі; за спільне місце всі отримують порівну.</numerusform>
        </translation>
    </message>
    <message>
        <source>If points are equal, more games won decide.</source>
        <translation>За рівності очок вирішує більша кількість виграних партій.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад до полиці</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Відзнаки</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Зберегти як картинку</translation>
    </message>
    <message>
        <source>Plan another evening</source>
        <translation>Запланувати ще один вечір</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Your cards are up. F5 reads them.</source>
        <translation>Твої карти відкриті. F5 читає їх.</translation>
    </message>
    <message>
        <source>Your cards lie face down again.</source>
        <translation>Твої карти знову лежать лицем донизу.</translation>
    </message>
    <message>
        <source>Read your hand (F5)</source>
        <translation>Прочитати твою руку (F5)</translation>
    </message>
    <message>
        <source>Read the board (F6)</source>
        <translation>Прочитати поле (F6)</translation>
    </message>
    <message>
        <source>Read what has changed since your last turn (F7)</source>
        <translation>Прочитати, що змінилося від твого останнього ходу (F7)</translation>
    </message>
    <message>
        <source>Read whose turn it is and what can be done (F8)</source>
        <translation>Прочитати, чий хід і що можна зробити (F8)</translation>
    </message>
    <message>
        <source>Turn your cards up or down (F9)</source>
        <translation>Відкрити або закрити свої карти (F9)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Підказка: як пішов би сильний гравець? (F10)</translation>
    </message>
    <message>
        <source>Sounds off and on (F12)</source>
        <translation>Вимкнути або ввімкнути звуки (F12)</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Твоя рука порожня.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To hear them, press F9 and then F5.</source>
        <translation>Твої карти лежать лицем донизу. Щоб почути їх, натисни F9, а потім F5.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Поле порожнє.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Нічого не змінилося.</translation>
    </message>
    <message numerus="yes">
        <source>%n more; Tab takes you there</source>
        <translation>
            <numerusform>ще %n, перехід клавішею Tab</numerusform>
            <numerusform>ще %n, перехід клавішею Tab</numerusform>
            <numerusform>ще %n, перехід клавішею Tab</numerusform>
        </translation>
    </message>
    <message>
        <source>You can use: %1.</source>
        <translation>Можна використати: %1.</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Reading the file: %1 of %2 moves</source>
        <translation>Читаю файл: ходів %1 з %2</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Відкрити партію з файлу</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Wait a moment, the decision is up to: %1.</source>
        <translation>Зачекай, зараз вирішує %1.</translation>
    </message>
    <message>
        <source>The game is over; the town can sleep again.</source>
        <translation>Гру закінчено; містечко знову може спати.</translation>
    </message>
    <message>
        <source>First put a disc on an action space; then the ghosts obey.</source>
        <translation>Спершу поклади диск на поле дії; тоді привиди послухаються.</translation>
    </message>
    <message>
        <source>All your sections have acted or rested: end your turn.</source>
        <translation>Усі твої секції вже діяли або спали: заверши хід.</translation>
    </message>
    <message>
        <source>There is no such section on your board.</source>
        <translation>Такої секції на твоєму планшеті немає.</translation>
    </message>
    <message>
        <source>This section has acted or rested in this turn already: %1.</source>
        <translation>Ця секція цього ходу вже діяла або спала: %1.</translation>
    </message>
    <message>
        <source>A disc lies on this action space; it is free again after a rest in its section.</source>
        <translation>На цьому полі дії лежить диск; воно звільниться після сну секції.</translation>
    </message>
    <message>
        <source>Your reserve is empty: let a section rest, and its discs come back.</source>
        <translation>Твій запас порожній: дай секції поспати, і її диски повернуться.</translation>
    </message>
    <message>
        <source>Before you end your turn, one section must act or rest: %1.</source>
        <translation>Перш ніж ти завершиш хід, одна секція має виконати дію або поспати: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Before you end your turn, %n sections must act or rest.</source>
        <translation>
            <numerusform>Перш ніж ти завершиш хід, ще %n секція має виконати дію або поспати.</numerusform>
            <numerusform>Перш ніж ти завершиш хід, ще %n секції мають виконати дію або поспати.</numerusform>
            <numerusform>Перш ніж ти завершиш хід, ще %n секцій мають виконати дію або поспати.</numerusform>
        </translation>
    </message>
    <message>
        <source>First finish this action, or take it back with Esc: %1.</source>
        <translation>Спершу заверши цю дію або скасуй її клавішею Esc: %1.</translation>
    </message>
    <message>
        <source>First finish the roll: throw the dice, or be content with them.</source>
        <translation>Спершу заверши кидок: кинь кубики або лиши їх, як є.</translation>
    </message>
    <message>
        <source>First put the bonus into a slot, or do without it: %1.</source>
        <translation>Спершу поклади бонус у гніздо або відмовся від нього: %1.</translation>
    </message>
    <message>
        <source>Blue ghosts are on their way: first choose a building with room for them.</source>
        <translation>Ідуть сині привиди: спершу обери будівлю, де є для них місце.</translation>
    </message>
    <message>
        <source>First decide which section rises to the new level (%1).</source>
        <translation>Спершу виріши, котра секція піднімається до нового рівня (%1).</translation>
    </message>
    <message>
        <source>In the Master game a section must rise to the new level (%1).</source>
        <translation>У грі майстрів одна секція мусить піднятися до нового рівня (%1).</translation>
    </message>
    <message>
        <source>Choose a section that is below the new level (%1).</source>
        <translation>Обери секцію, нижчу за новий рівень (%1).</translation>
    </message>
    <message>
        <source>First pay for the card that you claim: %1.</source>
        <translation>Спершу заплати за карту, яку здобуваєш: %1.</translation>
    </message>
    <message>
        <source>First take your reward, points or discs, for the card: %1.</source>
        <translation>Спершу візьми свою нагороду — очки або диски — за карту: %1.</translation>
    </message>
    <message>
        <source>First choose an action space for the card you have called upon: %1.</source>
        <translation>Спершу обери поле дії для карти, якою користуєшся: %1.</translation>
    </message>
    <message>
        <source>There is no bonus in this slot: move a ghost to a building with one.</source>
        <translation>У цьому гнізді немає бонусу: перемісти привида в будівлю з бонусом.</translation>
    </message>
    <message>
        <source>A disc blocks this slot: choose another one.</source>
        <translation>Це гніздо блокує диск: обери інше.</translation>
    </message>
    <message>
        <source>A bonus takes a disc from your reserve, and there is none: let a section rest.</source>
        <translation>Для бонусу потрібен диск із твого запасу, а там немає жодного: дай секції поспати.</translation>
    </message>
    <message>
        <source>There is no disc on your action spaces that could come back.</source>
        <translation>На твоїх полях дій немає жодного диска, який можна забрати.</translation>
    </message>
    <message>
        <source>None of these is left in the supply: %1.</source>
        <translation>Таких у коморі не лишилося: %1.</translation>
    </message>
    <message>
        <source>No ghost in town can move: the buildings around are full.</source>
        <translation>Жоден привид у містечку не може рухатися: будівлі довкола повні.</translation>
    </message>
    <message>
        <source>There is no pair of one colour in a building with room and a third in the supply.</source>
        <translation>Ніде немає пари одного кольору, до якої міг би приєднатися третій привид: потрібні місце в будівлі й такий привид у коморі.</translation>
    </message>
    <message>
        <source>Claim this card first: its power is for those who are on it.</source>
        <translation>Спершу здобудь цю карту: її здібність — для тих, чий диск на ній лежить.</translation>
    </message>
    <message>
        <source>This card is counted when the game ends: %1.</source>
        <translation>Цю карту рахують наприкінці гри: %1.</translation>
    </message>
    <message>
        <source>This card works by itself whenever it applies: %1.</source>
        <translation>Ця карта діє сама щоразу, коли це доречно: %1.</translation>
    </message>
    <message>
        <source>This card offers itself when its moment has come: %1.</source>
        <translation>Ця карта нагадає про себе сама, коли настане її мить: %1.</translation>
    </message>
    <message>
        <source>You have called upon this card in this turn already: %1.</source>
        <translation>Цього ходу цю карту вже використано: %1.</translation>
    </message>
    <message>
        <source>There is no action now for which this card would be of use: %1.</source>
        <translation>Зараз немає дії, для якої ця карта була б корисна: %1.</translation>
    </message>
    <message>
        <source>This action space is free: the card is for one with a disc on it.</source>
        <translation>Це поле дії вільне: карта — для поля, на якому лежить диск.</translation>
    </message>
    <message>
        <source>No level is higher than red: use the card in another section.</source>
        <translation>Вищого рівня, ніж червоний, немає: використай карту в іншій секції.</translation>
    </message>
    <message>
        <source>The card would be wasted here: this action could do nothing more with the higher level (%1).</source>
        <translation>Тут карта пропала б марно: вищий рівень (%1) нічого не додасть цій дії.</translation>
    </message>
    <message>
        <source>All your sections are blue, and none can go lower.</source>
        <translation>Усі твої секції сині, нижче опуститися не може жодна.</translation>
    </message>
    <message>
        <source>The supply has no token of the colour to which any of your sections would sink.</source>
        <translation>Хоч би яку секцію опустити, у коморі немає жетонів кольору її нового рівня.</translation>
    </message>
    <message>
        <source>With your tokens and those in the supply, no swap is possible now.</source>
        <translation>З твоїми жетонами й тими, що в коморі, зараз нічого не обміняти.</translation>
    </message>
    <message>
        <source>You have too few scares for any token that is in the supply.</source>
        <translation>Твоїх страхів не вистачає на жоден жетон, що є в коморі.</translation>
    </message>
    <message>
        <source>Discs block all your slots: there is no place for a new bonus.</source>
        <translation>Диски блокують усі твої гнізда: для нового бонусу немає місця.</translation>
    </message>
    <message>
        <source>All your sections are red, and none can go higher.</source>
        <translation>Усі твої секції червоні, вище піднятися не може жодна.</translation>
    </message>
    <message>
        <source>You have too few scares to lift any of your sections.</source>
        <translation>Твоїх страхів не вистачає, щоб підняти бодай одну секцію.</translation>
    </message>
    <message>
        <source>You have no token whose ghost is in the supply, or no building has room for it.</source>
        <translation>У тебе немає жетона, привид якого є в коморі, або для такого привида немає місця в жодній будівлі.</translation>
    </message>
    <message>
        <source>There are no two ghosts of different colours in different buildings.</source>
        <translation>Немає двох привидів різних кольорів у різних будівлях.</translation>
    </message>
    <message>
        <source>This card is not in use in this game.</source>
        <translation>У цій партії цієї карти немає.</translation>
    </message>
    <message>
        <source>You are on this card already, and once is enough: %1.</source>
        <translation>Твій диск уже на цій карті, і одного разу досить: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens, and you have fewer.</source>
        <translation>
            <numerusform>Ця карта коштує тобі %n жетон, а в тебе менше.</numerusform>
            <numerusform>Ця карта коштує тобі %n жетони, а в тебе менше.</numerusform>
            <numerusform>Ця карта коштує тобі %n жетонів, а в тебе менше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens of different colours, and you have fewer colours.</source>
        <translation>
            <numerusform>Ця карта коштує тобі %n жетон, а в тебе його немає.</numerusform>
            <numerusform>Ця карта коштує тобі %n жетони різних кольорів, а в тебе кольорів менше.</numerusform>
            <numerusform>Ця карта коштує тобі %n жетонів різних кольорів, а в тебе кольорів менше.</numerusform>
        </translation>
    </message>
    <message>
        <source>A disc from your reserve or your board goes on the card, and you have none.</source>
        <translation>На карту кладуть диск із запасу або з планшета, а в тебе немає жодного.</translation>
    </message>
    <message>
        <source>This belongs to another lord: use what is on your own board.</source>
        <translation>Це належить іншому володареві: користуйся тим, що на твоєму планшеті.</translation>
    </message>
    <message>
        <source>A disc goes on an action space, to a bonus that you use, or on a card that you claim.</source>
        <translation>Диск клади на поле дії, до бонусу, який використовуєш, або на карту, яку здобуваєш.</translation>
    </message>
    <message>
        <source>This disc comes back when its section rests.</source>
        <translation>Цей диск повернеться, коли його секція поспить.</translation>
    </message>
    <message>
        <source>A disc on a card stays there for good.</source>
        <translation>Диск на карті лишається там назавжди.</translation>
    </message>
    <message>
        <source>The discs at your slots come back at the end of the turn in which the third one gets there.</source>
        <translation>Диски біля твоїх гнізд повертаються наприкінці того ходу, у якому там з’являється третій.</translation>
    </message>
    <message>
        <source>Tokens buy cards: bring one to the card that you want to claim.</source>
        <translation>За жетони здобувають карти: піднеси жетон до карти, яку хочеш здобути.</translation>
    </message>
    <message>
        <source>Bring your ghost to the foe that it is to attack.</source>
        <translation>Підведи свого привида до супротивника, на якого він має напасти.</translation>
    </message>
    <message>
        <source>Bring the ghost to the building where it is to go.</source>
        <translation>Проведи привида до будівлі, куди він має перейти.</translation>
    </message>
    <message>
        <source>A pumpkin goes on a haunting space of a building.</source>
        <translation>Гарбузи ставлять на поля переполоху в будівлях.</translation>
    </message>
    <message>
        <source>A pumpkin stays where somebody has put it.</source>
        <translation>Гарбуз лишається там, де його поставлено.</translation>
    </message>
    <message>
        <source>To fetch a bonus, move a ghost to its building.</source>
        <translation>Щоб підібрати бонус, перемісти привида в його будівлю.</translation>
    </message>
    <message>
        <source>Nobody needs to lift the dice: they roll at the press of a button.</source>
        <translation>Кубики піднімати не треба: натисни кнопку, і вони покотяться.</translation>
    </message>
    <message>
        <source>Sections rise when you upgrade ghosts: begin with an action space.</source>
        <translation>Секції піднімаються, коли ти посилюєш привидів: почни з поля дії.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The game is over here: go back to where you want to play on.</source>
        <translation>Тут партія вже скінчилася: повернися туди, звідки хочеш грати далі.</translation>
    </message>
    <message>
        <source>This game was begun under older rules: it can only be watched.</source>
        <translation>Цю партію почато за старішими правилами: її можна лише переглянути.</translation>
    </message>
    <message>
        <source>The end · move %1 of %2</source>
        <translation>Кінець · дія&#xa0;%1 із&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>The start · %n moves</source>
        <translation>
            <numerusform>Початок · %n&#xa0;дія</numerusform>
            <numerusform>Початок · %n&#xa0;дії</numerusform>
            <numerusform>Початок · %n&#xa0;дій</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Відкрити всі карти</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>Що коштувало найбільше?</translation>
    </message>
    <message>
        <source>%1 · move %2 of %3</source>
        <extracomment>%1 is whose turn of which round it is: “Round 3 · Ada · move 40 of 88”</extracomment>
        <translation>%1 · дія %2 із %3</translation>
    </message>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Назад на початок ходу</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На одну дію назад</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>На одну дію вперед</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>До наступного ходу</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Назад на початок раунду</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>До наступного раунду</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Грати звідси</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Назад до гри</translation>
    </message>
</context>
<context>
    <name>RestInPeaceComputers</name>
    <message>
        <source>What a computer player sees: its own hand below, and of yours only the backs.</source>
        <translation>Що бачить комп’ютерний гравець: унизу власну руку, а від твоєї&#xa0;— лише сорочки карт.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; follows its gut. It fights for every mansion alike, as long as staying does not cost too much, and never asks which mansion matters most. It plays its largest ghosts first, even where smaller ones would do. It is fond of &lt;a href=&quot;#RP-1.7&quot;&gt;putting good cards at round ten&lt;/a&gt;, and then misses them in the rounds before.</source>
        <translation>&lt;b&gt;Легкий&lt;/b&gt; рівень покладається на чуття. Він однаково б’ється за кожен особняк, доки лишитися не надто дорого, і не питає себе, який із них важливіший. Першими він грає найбільших привидів, навіть там, де вистачило б менших. Він любить &lt;a href=&quot;#RP-1.7&quot;&gt;відкладати добрі карти на десятий раунд&lt;/a&gt;, а потім їх бракує в раундах до нього.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; thinks its own turn through to the end, but only along the two plans that look best at each step. It imagines a few ways in which the hidden cards could lie, and weighs what each plan would leave it with: mansions, ghosts, psychics and stakes. It does not think ahead to your answer.</source>
        <translation>&lt;b&gt;Звичайний&lt;/b&gt; рівень обмірковує свій хід до кінця, але щоразу лише за двома планами, які здаються найкращими. Він уявляє кілька способів, у які можуть лежати приховані карти, і зважує, з чим його лишить кожен план: з якими особняками, привидами, медіумами й відкладеними картами. Про твою відповідь він наперед не думає.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; does think of your answer. It thinks its own turn through, and then what you would do best against it, with the hidden cards dealt differently again and again, always as they might really lie. Then it makes the move that has turned out best.</source>
        <translation>&lt;b&gt;Важкий&lt;/b&gt; рівень думає і про твою відповідь. Він продумує свій хід до кінця, а тоді — що найкраще зробити проти нього тобі, щоразу інакше роздаючи подумки приховані карти, і завжди так, як вони справді могли б лежати. А тоді робить дію, яка показала себе найкраще.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceIntroduction</name>
    <message>
        <source>Two ghost families want the same ten mansions, and in each of them only the stronger one can stay. Whoever leaves a mansion to the other gets a psychic instead, with an odd power for later.</source>
        <translation>Дві родини привидів хочуть ті самі десять особняків, і в&#xa0;кожному може лишитися тільки сильніша. Хто поступається особняком, дістає натомість медіума з&#xa0;дивним умінням на потім.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts in two families</source>
        <translation>
            <numerusform>%n привид двох родин</numerusform>
            <numerusform>%n привиди двох родин</numerusform>
            <numerusform>%n привидів двох родин</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n psychics</source>
        <translation>
            <numerusform>%n медіум</numerusform>
            <numerusform>%n медіуми</numerusform>
            <numerusform>%n медіумів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n садиба</numerusform>
            <numerusform>%n садиби</numerusform>
            <numerusform>%n садиб</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n замок</numerusform>
            <numerusform>%n замки</numerusform>
            <numerusform>%n замків</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestInPeaceMinds</name>
    <message>
        <source>%1 to %2 is enough to stay.</source>
        <translation>%1:%2 — цього досить, щоб лишитися.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 is enough to stay; %n ghosts stay in hand.</source>
        <translation>
            <numerusform>%1:%2 — цього досить, щоб лишитися; у руці лишається %n привид.</numerusform>
            <numerusform>%1:%2 — цього досить, щоб лишитися; у руці лишаються %n привиди.</numerusform>
            <numerusform>%1:%2 — цього досить, щоб лишитися; у руці лишається %n привидів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; the cards are better kept for later rounds.</source>
        <translation>
            <numerusform>Щоб лишитися, бракує %n сили; карти краще приберегти для наступних раундів.</numerusform>
            <numerusform>Щоб лишитися, бракує %n сили; карти краще приберегти для наступних раундів.</numerusform>
            <numerusform>Щоб лишитися, бракує %n сили; карти краще приберегти для наступних раундів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; these cards cannot reach it.</source>
        <translation>
            <numerusform>Щоб лишитися, бракує %n сили; цими картами її не набрати.</numerusform>
            <numerusform>Щоб лишитися, бракує %n сили; цими картами її не набрати.</numerusform>
            <numerusform>Щоб лишитися, бракує %n сили; цими картами її не набрати.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stays %1 to %2; staying takes %n more.</source>
        <translation>
            <numerusform>Лишається %1:%2; щоб не піти, потрібно ще %n.</numerusform>
            <numerusform>Лишається %1:%2; щоб не піти, потрібно ще %n.</numerusform>
            <numerusform>Лишається %1:%2; щоб не піти, потрібно ще %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 becomes %3 to %4; staying still takes %n more.</source>
        <translation>
            <numerusform>Було %1:%2, стає %3:%4; щоб лишитися, потрібно ще %n.</numerusform>
            <numerusform>Було %1:%2, стає %3:%4; щоб лишитися, потрібно ще %n.</numerusform>
            <numerusform>Було %1:%2, стає %3:%4; щоб лишитися, потрібно ще %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes it %1 to %2 at round ten.</source>
        <translation>У десятому раунді стає %1:%2.</translation>
    </message>
    <message numerus="yes">
        <source>Chance picks a ghost of %1 to %2; staying takes %n more strength.</source>
        <translation>
            <numerusform>Випадок вибере привида з номіналом від %1 до %2; щоб лишитися, бракує %n сили.</numerusform>
            <numerusform>Випадок вибере привида з номіналом від %1 до %2; щоб лишитися, бракує %n сили.</numerusform>
            <numerusform>Випадок вибере привида з номіналом від %1 до %2; щоб лишитися, бракує %n сили.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ghost of %1 is given up for it.</source>
        <translation>За це віддається привид із номіналом %1.</translation>
    </message>
    <message>
        <source>Only a ghost of %1 is given up; none here is smaller.</source>
        <translation>Віддається лише привид із номіналом %1; меншого тут немає.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back, to be played once more.</source>
        <translation>Повертається привид із номіналом %1: його можна зіграти ще раз.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back; none there is larger.</source>
        <translation>Повертається привид із номіналом %1; більшого там немає.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing goes to round ten: all %n cards are kept for now.</source>
        <translation>
            <numerusform>На десятий раунд нічого не відкладається: поки що лишається %n карта.</numerusform>
            <numerusform>На десятий раунд нічого не відкладається: поки що лишаються всі %n карти.</numerusform>
            <numerusform>На десятий раунд нічого не відкладається: поки що лишаються всі %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; without it this mansion wins the rival the game.</source>
        <translation>
            <numerusform>Щоб лишитися, бракує %n сили; інакше цей особняк принесе перемогу в партії супернику.</numerusform>
            <numerusform>Щоб лишитися, бракує %n сили; інакше цей особняк принесе перемогу в партії супернику.</numerusform>
            <numerusform>Щоб лишитися, бракує %n сили; інакше цей особняк принесе перемогу в партії супернику.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; only round ten comes after this one, and it matters more.</source>
        <translation>
            <numerusform>Щоб лишитися, бракує %n сили; далі буде лише десятий раунд, і він важливіший.</numerusform>
            <numerusform>Щоб лишитися, бракує %n сили; далі буде лише десятий раунд, і він важливіший.</numerusform>
            <numerusform>Щоб лишитися, бракує %n сили; далі буде лише десятий раунд, і він важливіший.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: this mansion would win the game.</source>
        <translation>Було %1:%2, стає %3:%4, досить, щоб лишитися: цей особняк приніс би перемогу в партії.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: otherwise this mansion wins the rival the game.</source>
        <translation>Було %1:%2, стає %3:%4, досить, щоб лишитися: інакше цей особняк принесе перемогу в партії супернику.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay.</source>
        <translation>Було %1:%2, стає %3:%4, досить, щоб лишитися.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts are to follow: %1.</source>
        <extracomment>%1 are the values of the ghosts, one after the other.</extracomment>
        <translation>
            <numerusform>За ним піде ще %n привид: %1.</numerusform>
            <numerusform>За ним підуть ще %n привиди: %1.</numerusform>
            <numerusform>За ним піде ще %n привидів: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the smallest ghost; larger ones stay in hand.</source>
        <translation>Це найменший привид; більші лишаються в руці.</translation>
    </message>
    <message>
        <source>No smaller ghost would be enough.</source>
        <translation>Меншого привида не вистачило б.</translation>
    </message>
    <message>
        <source>A smaller ghost would do, but the rival would have less to beat.</source>
        <translation>Вистачило б і меншого привида, але тоді супернику було б легше перевершити цю силу.</translation>
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
        <translation>Сили вже вистачало; тепер супернику буде важче її перевершити.</translation>
    </message>
    <message>
        <source>Only round ten is left, and there this ghost adds its %1.</source>
        <translation>Лишився тільки десятий раунд, і там цей привид додасть свої %1.</translation>
    </message>
    <message>
        <source>This ghost of %1, the smallest in hand, waits for round ten.</source>
        <translation>Цей привид із номіналом %1, найменший у руці, чекатиме на десятий раунд.</translation>
    </message>
    <message>
        <source>This ghost adds its %1 at round ten.</source>
        <translation>У десятому раунді цей привид додасть свої %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a psychic&apos;s name, %2 the sentence that says what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chance picks a ghost of %1 to %2.</source>
        <translation>Випадок вибере привида з номіналом від %1 до %2.</translation>
    </message>
    <message>
        <source>At round ten this psychic fights, too: %1.</source>
        <translation>У десятому раунді битиметься і цей медіум: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten: %1.</source>
        <translation>Цей медіум у десятому раунді нічого не робить: %1.</translation>
    </message>
    <message>
        <source>%1 Leaving brings the psychic: %2.</source>
        <extracomment>%1 is a whole sentence on why to leave the round, %2 a psychic&apos;s name.</extracomment>
        <translation>%1 А хто піде, отримає медіума: %2.</translation>
    </message>
</context>
<context>
    <name>RestInPeacePsychics</name>
    <message>
        <source>The psychics</source>
        <translation>Медіуми</translation>
    </message>
    <message>
        <source>These are all the psychics, by number. The nine starters have no level; the others have a level from 1 to 4.</source>
        <translation>Ось усі медіуми за номерами. Дев’ять початкових медіумів не мають рівня; решта мають рівень від 1 до 4.</translation>
    </message>
    <message>
        <source>The nine starters</source>
        <translation>Дев’ять початкових медіумів</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Рівень %1</translation>
    </message>
    <message>
        <source>A psychic whose effect cannot happen may be put at round ten, but it may not be played in a round. So nobody wastes one by accident. This is what they need:</source>
        <translation>Медіума, ефект якого не може спрацювати, можна відкласти на десятий раунд, але не можна зіграти в раунді. Тож ніхто не змарнує медіума випадково. Ось що кому потрібно:</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>%1: привид у твоїй колоді.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost in your rival’s hand.</source>
        <translation>%1 і %2: привид у руці суперника.</translation>
    </message>
    <message>
        <source>%1: a card of your rival in this round.</source>
        <translation>%1: карта суперника в цьому раунді.</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck or in your hand.</source>
        <translation>%1: привид у твоїй колоді або в руці.</translation>
    </message>
    <message>
        <source>%1: a ghost on each side of this round.</source>
        <translation>%1: привид на кожному боці цього раунду.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost on your side of an earlier round.</source>
        <translation>%1 і %2: привид на твоєму боці в одному з попередніх раундів.</translation>
    </message>
    <message>
        <source>%1: a ghost of your rival in this round with a printed value of 3 or less.</source>
        <translation>%1: привид суперника в цьому раунді з номіналом 3 або менше.</translation>
    </message>
    <message>
        <source>All other effects always happen. Only one psychic can never be played in a round: %1.</source>
        <translation>Решта ефектів спрацьовує завжди. Є лише один медіум, якого ніколи не можна зіграти в раунді: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at &lt;a href=&quot;#RP-2.5&quot;&gt;round ten&lt;/a&gt;.</source>
        <translation>У &lt;a href=&quot;#RP-2.5&quot;&gt;десятому раунді&lt;/a&gt; цей медіум нічого не робить.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (starter)</source>
        <extracomment>%1 is the number of a psychic, %2 its name.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (початковий медіум)</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (level %3)</source>
        <extracomment>%1 is the number of a psychic, %2 its name, %3 its level.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (рівень %3)</translation>
    </message>
    <message>
        <source>A ghost counts for the side where it lies now. A lasting effect stays with the player who played it, even if its card moves.</source>
        <translation>Привид рахується на тому боці, де лежить тепер. Тривалий ефект лишається за тим, хто його зіграв, навіть якщо карта змінює бік.</translation>
    </message>
    <message>
        <source>Any ghost that lies on your side there will do, of either family. Psychics that are ghosts are included.</source>
        <translation>Годиться будь-який привид, що лежить там на твоєму боці, байдуже з якої родини. Медіуми, які є привидами, теж годяться.</translation>
    </message>
    <message>
        <source>“Played” means what &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt; says: ghosts that come into the round by psychics %1 are not played.</source>
        <translation>«Зіграти» означає те, що каже &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt;: привиди, які потрапляють у раунд через медіумів із номерами %1, зіграними не вважаються.</translation>
    </message>
    <message>
        <source>If your rival has no ghost in hand when the next card is played, they play freely, and the effect is spent.</source>
        <translation>Якщо суперник грає наступну карту, не маючи в руці жодного привида, він обирає її вільно, а ефект витрачено.</translation>
    </message>
    <message>
        <source>What a discarded psychic has already done stays done. Discarded cards lie open for both of you.</source>
        <translation>Те, що скинутий медіум уже зробив, лишається зробленим. Скинуті карти лежать відкритими для вас обох.</translation>
    </message>
    <message>
        <source>Then −2 is its printed value.</source>
        <translation>Тоді −2 — це його номінал.</translation>
    </message>
    <message>
        <source>Your rival may not play a first card if no second one could follow it, and may not end a turn after exactly one card.</source>
        <translation>Суперникові не можна грати першу карту, якщо після неї не вдалося б зіграти другу, і не можна завершувати хід, зігравши рівно одну карту.</translation>
    </message>
    <message>
        <source>Its value is fixed when it is played, and it keeps this value. 0 is an even value.</source>
        <translation>Номінал визначається, коли медіума грають, і вже не змінюється. 0 — парний номінал.</translation>
    </message>
    <message>
        <source>You draw as far as your deck goes. The card that you discard is always a ghost.</source>
        <translation>Привидів береш, доки вистачає колоди. Карта, яку скидаєш, — завжди привид.</translation>
    </message>
    <message>
        <source>They may still put a psychic at round ten: that is not playing it.</source>
        <translation>Відкласти медіума на десятий раунд суперник однаково може: це не означає зіграти його.</translation>
    </message>
    <message>
        <source>“Strongest” means: it counts most before the doubling. If several count the same, it is one that does not count 0 in the end.</source>
        <translation>«Найсильніший» означає: дає найбільше до подвоєння. Якщо кілька дають порівну, це той, що врешті дає не 0.</translation>
    </message>
    <message>
        <source>This number is then its printed value.</source>
        <translation>Тоді це число — його номінал.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>Історія й мета</translation>
    </message>
    <message>
        <source>Two ghost families live next door to each other, and neither can stand the other. Now ten mansions are empty, and both families would love to haunt them.</source>
        <translation>Дві родини привидів живуть по сусідству й терпіти не можуть одна одну. Тепер спорожніли десять особняків, і кожній родині кортить блукати в них ночами.</translation>
    </message>
    <message>
        <source>Rest in Peace is a duel for two. You lead one family, and your rival leads the other. In each round you fight for one mansion.</source>
        <translation>«Спочивай із миром» — дуель для двох. Ти очолюєш одну родину, твій суперник — другу. У кожному раунді ви змагаєтеся за один особняк.</translation>
    </message>
    <message>
        <source>You take turns and play cards, each on your own side of the mansion. If you are not stronger than your rival at the end of your turn, you leave, and your rival takes the mansion.</source>
        <translation>Ви ходите по черзі й граєте карти, кожен на свій бік особняка. Якщо наприкінці твого ходу твоя сила не більша за силу суперника, ти йдеш, і особняк бере суперник.</translation>
    </message>
    <message>
        <source>But a lost round has its comforts: the psychic of the round comes to help you, and you may put a card aside for round ten, the last of all.</source>
        <translation>Та програний раунд має свої втіхи: медіум цього раунду приходить тобі на допомогу, а ще можна відкласти карту на десятий, останній раунд.</translation>
    </message>
    <message>
        <source>You win as soon as you hold &lt;b&gt;four manors&lt;/b&gt; or &lt;b&gt;three castles&lt;/b&gt;. If nobody gets that far, round ten decides.</source>
        <translation>Ти перемагаєш, щойно маєш &lt;b&gt;чотири садиби&lt;/b&gt; або &lt;b&gt;три замки&lt;/b&gt;. Якщо це нікому не вдасться, усе вирішить десятий раунд.</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Що лежить на столі</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two families of ghosts&lt;/b&gt;, with 21 cards each: six ghosts of 1, five of 2, four of 3, three of 4, two of 5 and one of 6. One family has the sign of the leaf, the other the sign of the bow, and both wear the colour of their player.</source>
        <translation>&lt;b&gt;Дві родини привидів&lt;/b&gt;, по 21 карті в кожній: шість одиниць, п’ять двійок, чотири трійки, три четвірки, дві п’ятірки й одна шістка. Знак однієї родини&#xa0;— листок, знак другої&#xa0;— бант, і кожна родина має колір свого гравця.</translation>
    </message>
    <message>
        <source>The number on a ghost is its &lt;b&gt;printed value&lt;/b&gt;. Even ghosts carry a bat, odd ghosts carry a snake.</source>
        <translation>Число на привиді — це його &lt;b&gt;номінал&lt;/b&gt;. На парних привидах є кажан, на непарних — змія.</translation>
    </message>
    <message>
        <source>&lt;b&gt;29 psychics&lt;/b&gt;, each with an effect of its own. Numbers 1 to 9 are the starters. Numbers 10 to 29 have a level from 1 to 4. &lt;a href=&quot;#RP-4&quot;&gt;A chapter of its own&lt;/a&gt; lists them all.</source>
        <translation>&lt;b&gt;29 медіумів&lt;/b&gt;, кожен із власним ефектом. Номери 1–9 — початкові медіуми. Номери 10–29 мають рівень від 1 до 4. Усіх перелічує &lt;a href=&quot;#RP-4&quot;&gt;окремий розділ&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Two psychics. The number is at the top, stars show the level, and a few words say what the psychic does. The right one is a ghost: a circle shows its value.</source>
        <translation>Два медіуми. Угорі стоїть номер, зірки показують рівень, а кілька слів кажуть, що робить медіум. Правий медіум — привид: його номінал видно в кружку.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ten mansions&lt;/b&gt;: six manors and four castles.</source>
        <translation>&lt;b&gt;Десять особняків&lt;/b&gt;: шість садиб і чотири замки.</translation>
    </message>
    <message>
        <source>On the left a manor, on the right a castle.</source>
        <translation>Ліворуч садиба, праворуч замок.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The line&lt;/b&gt; runs across the table. It shows the rounds in their order: a psychic and a mansion for each of rounds 1 to 9, and at its end the card of round ten with the last mansion.</source>
        <translation>&lt;b&gt;Ряд&lt;/b&gt; тягнеться через стіл. Він показує раунди по порядку: медіума й особняк для кожного з раундів 1–9, а в кінці — карту десятого раунду з останнім особняком.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your side&lt;/b&gt; of a round is where you play your cards. The psychics that you have taken lie face up &lt;b&gt;in front of you&lt;/b&gt;. Your &lt;b&gt;hand&lt;/b&gt; holds the ghosts that you have drawn, your &lt;b&gt;deck&lt;/b&gt; those still to come. Cards that are out of the game lie open on the &lt;b&gt;discard pile&lt;/b&gt;.</source>
        <translation>&lt;b&gt;Твій бік&lt;/b&gt; раунду — це місце для карт, які ти граєш. Здобуті медіуми лежать лицем догори &lt;b&gt;перед тобою&lt;/b&gt;. У твоїй &lt;b&gt;руці&lt;/b&gt; — привиди, яких уже взято, у &lt;b&gt;колоді&lt;/b&gt; — ті, що ще попереду. Карти, які вибули з гри, лежать відкритими у &lt;b&gt;скиді&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Програма все готує за тебе. Ось як вона це робить і про що можна домовитися заздалегідь.</translation>
    </message>
    <message>
        <source>Nine psychics, drawn by chance, lie face up in a line, one for each of rounds 1 to 9. The card of round ten ends the line. The other psychics are out of the game. Before the game you agree on who takes part: only the starters, or also the psychics up to level 1, up to level 2, up to level 3, or all of them.</source>
        <translation>Дев’ять медіумів, яких обирає випадок, лежать у ряд лицем догори, по одному на кожен із раундів 1–9. Ряд завершує карта десятого раунду. Решта медіумів у грі участі не бере. Перед грою ви домовляєтеся, хто бере участь: лише початкові медіуми чи ще й медіуми до рівня 1, до рівня 2, до рівня 3 або геть усі.</translation>
    </message>
    <message>
        <source>Chance deals the ten mansions face up, one to each card of the line.</source>
        <translation>Випадок роздає десять особняків лицем догори, по одному до кожної карти ряду.</translation>
    </message>
    <message>
        <source>The line at the start: nine psychics and the card of round ten, each with a mansion.</source>
        <translation>Ряд на початку: дев’ять медіумів і карта десятого раунду, біля кожної карти — особняк.</translation>
    </message>
    <message>
        <source>Each of you shuffles the deck of your family and draws 5 ghosts. They are your hand, and your rival does not see them.</source>
        <translation>Кожен із вас тасує колоду своєї родини й бере 5 привидів. Узяті привиди — твоя рука, і суперник її не бачить.</translation>
    </message>
    <message>
        <source>Whoever saw a ghost last is the first player; before the game you can also choose somebody, or let lots decide.</source>
        <translation>Перший гравець — той, хто останнім бачив привида; а ще його можна просто обрати перед грою або визначити за жеребом.</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;training game&lt;/b&gt; only the nine starters take part. They lie face down, and the first three are turned up. After each round one more is turned up. This is a good way to play for the first time.</source>
        <translation>У &lt;b&gt;навчальній партії&lt;/b&gt; беруть участь лише дев’ять початкових медіумів. Вони лежать лицем донизу, і перших трьох відкривають. Після кожного раунду відкривають ще одного. Для першої партії це саме те.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Rounds 1 to 9 follow the line, and each is a fight for one mansion. You and your rival take turns: in your turn you play cards, and then you &lt;a href=&quot;#RP-1-stay&quot;&gt;stay or leave&lt;/a&gt;. When one of you leaves, the round is over.</source>
        <translation>Раунди 1–9 ідуть уздовж ряду, і кожен — це боротьба за один особняк. Ви із суперником ходите по черзі: у свій хід граєш карти, а потім &lt;a href=&quot;#RP-1-stay&quot;&gt;лишаєшся або йдеш&lt;/a&gt;. Коли хтось із вас іде, раунд закінчено.</translation>
    </message>
    <message>
        <source>In your turn play as many cards as you like, or none: ghosts from your hand and psychics that lie in front of you, in any mix. They go to your side of this round’s mansion. Cards that you have played lie open until the end of the game and never come back, unless a card says so.</source>
        <translation>У свій хід грай скільки завгодно карт або жодної: привидів із руки й медіумів, що лежать перед тобою, у будь-якому поєднанні. Вони лягають на твій бік особняка цього раунду. Зіграні карти лежать відкритими до кінця гри й ніколи не повертаються, хіба що якась карта каже інакше.</translation>
    </message>
    <message>
        <source>The effect of a psychic happens at once. If it is a lasting effect, it lasts until the round ends. It covers cards that were played before the psychic and cards that are played after it.</source>
        <translation>Ефект медіума спрацьовує одразу. Якщо це тривалий ефект, він діє до кінця раунду. Він поширюється і на карти, зіграні до медіума, і на карти, зіграні після нього.</translation>
    </message>
    <message>
        <source>If an effect asks you to choose something, you choose before you do anything else.</source>
        <translation>Якщо ефект вимагає щось обрати, зроби це, перш ніж робити щось інше.</translation>
    </message>
    <message>
        <source>A round in progress. The cards of each family lie on its own side, and the shields show the strengths. Here the leaf family leads by 9 to 8.</source>
        <translation>Раунд у розпалі. Карти кожної родини лежать на її боці, а щити показують силу. Тут родина листка веде 9:8.</translation>
    </message>
    <message>
        <source>Staying and leaving</source>
        <translation>Лишитися чи піти</translation>
    </message>
    <message>
        <source>At the end of your turn your &lt;a href=&quot;#RP-3&quot;&gt;strength&lt;/a&gt; must be higher than your rival’s, by at least 1. Then you stay, and it is your rival’s turn. If it is not higher, you leave, and the round is lost. A tie is not enough.</source>
        <translation>Наприкінці твого ходу твоя &lt;a href=&quot;#RP-3&quot;&gt;сила&lt;/a&gt; має бути більша за силу суперника щонайменше на 1. Тоді ти лишаєшся, і ходить суперник. Якщо вона не більша, ти йдеш, і раунд програно. Нічиєї не досить.</translation>
    </message>
    <message>
        <source>You may leave without playing a single card, even as the first player of the round.</source>
        <translation>Можна піти, не зігравши жодної карти, навіть якщо раунд починаєш ти.</translation>
    </message>
    <message>
        <source>Leaving in time can be clever. You save your ghosts for a mansion that you want more, you get a psychic, and you may put a card at round ten.</source>
        <translation>Вчасно піти буває розумно. Ти бережеш привидів для бажанішого особняка, отримуєш медіума й можеш відкласти карту на десятий раунд.</translation>
    </message>
    <message>
        <source>Only one psychic makes a tie enough to stay: %1.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>Лише один медіум дозволяє лишитися і за нічиєї: %1.</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Після раунду</translation>
    </message>
    <message>
        <source>The winner takes the mansion. The loser takes the psychic of this round and lays it face up in front of them: it can be played in later rounds.</source>
        <translation>Переможець бере особняк. Той, хто програв, бере медіума цього раунду й кладе його лицем догори перед собою: медіума можна зіграти в пізніших раундах.</translation>
    </message>
    <message>
        <source>If the winner now holds four manors or three castles, the game is over (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). Otherwise it goes on.</source>
        <translation>Якщо переможець тепер має чотири садиби або три замки, гру закінчено (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). Інакше вона триває.</translation>
    </message>
    <message>
        <source>Each of you draws 2 ghosts, as far as your deck goes. Five ghosts at the start and two after each of eight rounds make 21, so your deck is empty after the draw of round 8 at the latest.</source>
        <translation>Кожен із вас бере двох привидів, доки вистачає колоди. П’ять привидів на початку й по два після кожного з восьми раундів — разом 21, тож твоя колода спорожніє щонайпізніше тоді, коли береш привидів після раунду 8.</translation>
    </message>
    <message>
        <source>Then the loser may put one card face down at round ten: a ghost from hand or a psychic that lies in front of them, even the one just taken. This card is a &lt;b&gt;stake&lt;/b&gt;. Its owner may look at it, the rival may not. After round 9 a card can be put there too.</source>
        <translation>Потім той, хто програв, може відкласти на десятий раунд одну карту лицем донизу: привида з руки або медіума, що лежить перед ним, навіть щойно взятого. Це &lt;b&gt;відкладена карта&lt;/b&gt;. Власникові можна на неї дивитися, суперникові — ні. Відкласти карту можна й після раунду 9.</translation>
    </message>
    <message>
        <source>The winner starts the next round.</source>
        <translation>Наступний раунд починає переможець.</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Десятий раунд</translation>
    </message>
    <message>
        <source>In round ten nobody plays cards from hand. Only what you have put there in the rounds before fights for the last mansion.</source>
        <translation>У десятому раунді ніхто не грає карт із руки. За останній особняк змагаються лише карти, відкладені після попередніх раундів.</translation>
    </message>
    <message>
        <source>After round 9 both of you reveal your stakes. Whoever has the higher strength takes the tenth mansion. Then &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; is checked.</source>
        <translation>Після раунду 9 ви обоє відкриваєте свої відкладені карти. Той, у кого більша сила, бере десятий особняк. Потім перевіряють &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The revealed psychics take effect by turns. The winner of round 9 starts, and the psychics of each player follow in the order in which they were put there. Every psychic takes its turn; its owner makes the choices, and they are compulsory. A psychic that was discarded before its turn does nothing. Psychics with these numbers do nothing at round ten: %1. Nobody’s hand is seen there either: %2 is just a ghost.</source>
        <extracomment>%1 is a list of numbers, %2 is the name of a psychic.</extracomment>
        <translation>Відкриті медіуми діють почергово. Починає переможець раунду 9, а медіуми кожного гравця йдуть у тому порядку, у якому їх відкладено. Свою чергу має кожен медіум; обирає його власник, і вибір обов’язковий. Медіум, якого скинуто до його черги, не робить нічого. Медіуми з цими номерами в десятому раунді нічого не роблять: %1. Чужої руки там теж не видно: %2 — просто привид.</translation>
    </message>
    <message>
        <source>On the right round ten, before it begins. You see the faces of your own stakes, and a lock tells you that your rival does not. Of your rival’s stakes you see only the backs.</source>
        <translation>Праворуч — десятий раунд перед початком. Свої відкладені карти ти бачиш, а замочок нагадує, що суперник їх не бачить. Із карт, які відклав суперник, видно лише звороти.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Хто перемагає</translation>
    </message>
    <message>
        <source>Whoever holds four manors or three castles wins the game at once.</source>
        <translation>Той, хто має чотири садиби або три замки, одразу виграє гру.</translation>
    </message>
    <message>
        <source>If nobody has won by &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; after round ten, the winner of round ten wins the game.</source>
        <translation>Якщо після десятого раунду ніхто не переміг за &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;, гру виграє переможець десятого раунду.</translation>
    </message>
    <message>
        <source>If round ten is tied, nobody takes its mansion, and whoever holds more mansions wins the game. Nine mansions can never be split evenly, so the game does not end in a draw.</source>
        <translation>Якщо в десятому раунді нічия, його особняка не бере ніхто, і гру виграє той, хто має більше особняків. Дев’ять особняків ніколи не поділити порівну, тож нічиєю гра не закінчується.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceStrength</name>
    <message>
        <source>Strength, card by card</source>
        <translation>Сила: карта за картою</translation>
    </message>
    <message>
        <source>“Is a ghost of 3” means: this psychic counts as a ghost with the printed value 3 in every respect. The same goes for other numbers. All other psychics have no value.</source>
        <translation>«Це привид із номіналом 3» означає: цей медіум в усьому вважається привидом із номіналом 3. З іншими числами так само. Решта медіумів номіналу не має.</translation>
    </message>
    <message>
        <source>Whether a ghost is even or odd, whether it has a twin, whether it is one of the ghosts an effect speaks of: its printed value decides, whatever it counts at the moment.</source>
        <translation>Чи парний привид, чи має він близнюка, чи належить до тих, про кого говорить ефект, — усе це вирішує номінал, хоч би скільки привид давав тієї миті.</translation>
    </message>
    <message>
        <source>Your strength is the sum of your cards in this round. Each ghost is counted in these steps, in this order. A step with a psychic is left out unless its effect lasts now and is meant for your side.</source>
        <translation>Твоя сила — це сума твоїх карт у цьому раунді. Кожного привида рахують за цими кроками, у такому порядку. Крок із медіумом пропускають, якщо його ефект зараз не діє або не стосується твого боку.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; A ghost counts its printed value.</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Привид дає свій номінал.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; %1: a ghost counts 7 minus its printed value.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>&lt;b&gt;2.&lt;/b&gt; %1: привид дає 7 мінус свій номінал.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3.&lt;/b&gt; %1: a ghost with a printed 5 or 6 counts as 1.</source>
        <translation>&lt;b&gt;3.&lt;/b&gt; %1: привид із номіналом 5 або 6 дає 1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4.&lt;/b&gt; %1: an even ghost counts 1 more. %2: an odd ghost counts 1 more.</source>
        <translation>&lt;b&gt;4.&lt;/b&gt; %1: парний привид дає на 1 більше. %2: непарний привид дає на 1 більше.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5.&lt;/b&gt; %1: a ghost with the named printed value counts 2 more.</source>
        <translation>&lt;b&gt;5.&lt;/b&gt; %1: привид із названим номіналом дає на 2 більше.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6.&lt;/b&gt; %1: a ghost that has a twin counts 1 more.</source>
        <translation>&lt;b&gt;6.&lt;/b&gt; %1: привид, який має близнюка, дає на 1 більше.</translation>
    </message>
    <message>
        <source>&lt;b&gt;7.&lt;/b&gt; %1: the strongest ghost counts twice.</source>
        <translation>&lt;b&gt;7.&lt;/b&gt; %1: найсильніший привид дає вдвічі більше.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8.&lt;/b&gt; %1: a ghost with a printed 1 or 2 counts 0 after all.</source>
        <translation>&lt;b&gt;8.&lt;/b&gt; %1: привид із номіналом 1 або 2 врешті дає 0.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A whole round.&lt;/b&gt; The leaf family starts with a 2. The bow family plays two ghosts of 2 and has 4. Leaf adds a 5 and has 7. Bow adds a 4 and has 8. Leaf adds two ghosts of 1 and has 9. Now Bow plays a psychic: %1. All three ghosts of Bow are even, so each counts 1 more, and Bow has 11. Leaf leaves.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>&lt;b&gt;Цілий раунд.&lt;/b&gt; Родина листка починає з двійки. Родина банта грає дві двійки й має 4. Листок додає п’ятірку й має 7. Бант додає четвірку й має 8. Листок додає дві одиниці й має 9. Тепер бант грає медіума: %1. Усі три привиди банта парні, тож кожен дає на 1 більше, і бант має 11. Листок іде.</translation>
    </message>
    <message>
        <source>Bow’s side at the end of this round. The cards lie in a fan, the last one on top. The orange chips show what the ghosts count now: 3, 3 and 5.</source>
        <translation>Бік банта наприкінці цього раунду. Карти лежать віялом, остання зверху. Помаранчеві фішки показують, скільки тепер дають привиди: 3, 3 і 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A shrunken ghost.&lt;/b&gt; Your rival has played a psychic: %1. So your ghost of 5 counts as 1. Now you play one too: %2. The printed 5 is odd, so your ghost counts 1 + 1 = 2.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Зменшений привид.&lt;/b&gt; Суперник грає медіума: %1. Тож твій привид із номіналом 5 дає 1. Тепер медіума граєш ти: %2. Номінал 5 непарний, тож твій привид дає 1 + 1 = 2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Twins and an echo.&lt;/b&gt; You have two ghosts of 3 and one of 4, and you play two psychics. %1: each 3 has a twin and counts 4. %2: one of the three ghosts counts twice. Your strength is 8 + 4 + 4 = 16.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Близнюки й відлуння.&lt;/b&gt; У тебе дві трійки й одна четвірка, і ти граєш двох медіумів. %1: кожна трійка має близнюка й дає 4. %2: один із трьох привидів дає вдвічі більше. Твоя сила: 8 + 4 + 4 = 16.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upside down.&lt;/b&gt; You have a ghost of 1 and a ghost of 6, and you play a psychic: %1. The 1 counts 6 now, and the 6 counts 1. Then your rival plays a psychic: %2. The 1 counts 0 in the end, because its printed value decides. The 6 still counts 1.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Догори дриґом.&lt;/b&gt; У тебе є одиниця й шістка, і ти граєш медіума: %1. Одиниця тепер дає 6, а шістка — 1. Потім суперник грає медіума: %2. Одиниця врешті дає 0, бо вирішує її номінал. Шістка й далі дає 1.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceTable</name>
    <message>
        <source>How to use the table</source>
        <translation>Як користуватися столом</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a ghost from your hand, or a psychic that lies in front of you, to your side of the current round, or click it and then click the place. When you lift a card, the places where it may go light up.</source>
        <translation>&lt;b&gt;Мишею.&lt;/b&gt; Перетягни привида з руки або медіума, що лежить перед тобою, на свій бік поточного раунду, або клацни спершу на карті, а потім на місці. Коли піднімаєш карту, засвічуються місця, куди її можна покласти.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the card glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Якщо так не можна&lt;/b&gt;, карта ковзає назад, а коротка підказка пояснює чому й веде до правила.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The near side is yours, whichever family you lead: the table turns round for whoever has to decide. Each round has its column: the current one is the widest, and those that are over are narrow. A psychic too small for words shows its number and its picture; point at it to read what it does.</source>
        <translation>&lt;b&gt;Твоє місце.&lt;/b&gt; Ближній бік твій, хоч яку родину ти очолюєш: стіл повертається до того, хто має вирішувати. Кожен раунд має свій стовпець: поточний найширший, а завершені вузькі. Медіум, замалий для слів, показує номер і малюнок; наведи на нього вказівник, щоб прочитати, що він робить.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength.&lt;/b&gt; The shields in a column show both strengths. Point at a side, and you see how its strength comes about, card by card. An orange chip on a card shows what it counts, if that is not its printed value. Where there are too many cards for a fan, each becomes a tab with its value.</source>
        <translation>&lt;b&gt;Сила.&lt;/b&gt; Щити в стовпці показують силу обох гравців. Наведи вказівник на чийсь бік і побачиш, як складається його сила, карта за картою. Помаранчева фішка на карті показує, скільки вона дає, якщо це не її номінал. Де карт забагато для віяла, кожна стає закладкою зі своїм номіналом.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Putting a card at round ten.&lt;/b&gt; After a round that you lost, drag a card to your side of the last column, or press the big button if you want to put none there. You always see the faces of your own stakes.</source>
        <translation>&lt;b&gt;Як відкласти карту на десятий раунд.&lt;/b&gt; Після програного раунду перетягни карту на свій бік останнього стовпця або натисни велику кнопку, якщо не хочеш нічого відкладати. Свої відкладені карти ти завжди бачиш.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The dial.&lt;/b&gt; If you have to name a value, a dial with the numbers 1 to 6 appears. Press the number that you want, there or on the keyboard.</source>
        <translation>&lt;b&gt;Диск.&lt;/b&gt; Якщо треба назвати номінал, з’являється диск із числами від 1 до 6. Натисни потрібне число на ньому або на клавіатурі.</translation>
    </message>
    <message>
        <source>The dial: press a number to name this value.</source>
        <translation>Диск: натисни число, щоб назвати цей номінал.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Looking through your deck.&lt;/b&gt; Your deck is spread out before you, sorted by value, so that its order stays a secret. Press the ghost that you want; the others are shuffled.</source>
        <translation>&lt;b&gt;Як переглянути колоду.&lt;/b&gt; Твоя колода розгортається перед тобою віялом, за номіналами, щоб її порядок лишився таємницею. Натисни на потрібного привида; решту буде перетасовано.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The unseen hand.&lt;/b&gt; When chance picks a ghost from a hand, an unseen hand draws it and holds it up for both of you. If chance picks your next card, press the button with the unseen hand. You may also end your turn instead.</source>
        <translation>&lt;b&gt;Невидима рука.&lt;/b&gt; Коли випадок обирає привида з чиєїсь руки, невидима рука витягає його й показує вам обом. Якщо випадок обирає твою наступну карту, натисни кнопку з невидимою рукою. Або натомість заверши хід.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round ten&lt;/b&gt; plays almost by itself. The stakes are turned up one by one, then the psychics take their turns, and the table waits only where somebody has to choose. The hands are not needed any more and lie face down. At the end of the game hands and stakes are laid open.</source>
        <translation>&lt;b&gt;Десятий раунд&lt;/b&gt; відбувається майже сам собою. Відкладені карти відкриваються одна за одною, потім по черзі діють медіуми, і стіл чекає лише там, де комусь треба обрати. Карти в руках більше не потрібні й лежать лицем донизу. Наприкінці гри руки й відкладені карти відкриваються.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking cards back.&lt;/b&gt; Drag a card that you have played in this turn back to where it came from. &lt;b&gt;Ctrl+Z&lt;/b&gt; takes your last move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn ghost, nor past the decision of your rival.</source>
        <translation>&lt;b&gt;Як забрати карту назад.&lt;/b&gt; Карту, зіграну в цьому ході, перетягни туди, звідки вона прийшла. &lt;b&gt;Ctrl+Z&lt;/b&gt; скасовує твою останню дію, а &lt;b&gt;Ctrl+Y&lt;/b&gt; повторює її. Дію не можна скасувати, якщо через неї або після неї хтось дізнався щось нове, наприклад побачив щойно взятого привида, чи якщо після неї вирішував суперник.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from card to card and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a card and drops it, or presses it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; presses the big button. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Клавіатурою.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; і &lt;b&gt;клавіші зі стрілками&lt;/b&gt; ведуть від карти до карти й від місця до місця. &lt;b&gt;Enter&lt;/b&gt; піднімає карту й кладе її або натискає на неї. &lt;b&gt;Esc&lt;/b&gt; скасовує. &lt;b&gt;Пробіл&lt;/b&gt; натискає велику кнопку. &lt;b&gt;F1&lt;/b&gt; відкриває ці правила. Коліщатко миші або &lt;b&gt;+&lt;/b&gt; і &lt;b&gt;−&lt;/b&gt; наближають чи віддаляють, &lt;b&gt;0&lt;/b&gt; показує весь стіл. &lt;b&gt;F11&lt;/b&gt; розгортає гру на весь екран.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; The big button ends your turn and says beforehand what that means: it is green if you stay, and dark if you leave. If you are about to leave although your cards, face up, would be enough to stay, the table asks you first.</source>
        <translation>&lt;b&gt;Кінець ходу.&lt;/b&gt; Велика кнопка завершує твій хід і наперед каже, що це означає: вона зелена, якщо ти лишаєшся, і темна, якщо йдеш. Якщо твої карти лежать лицем догори, і їх вистачило б, щоб лишитися, а ти от-от підеш, стіл спершу перепитає.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choosing.&lt;/b&gt; If a psychic asks you to choose a card, the cards that you can choose light up. Press one of them, or drag it to where it goes. Out of a hand that lies face down, pull the card that you mean.</source>
        <translation>&lt;b&gt;Вибір.&lt;/b&gt; Якщо медіум просить обрати карту, засвічуються карти, які можна обрати. Натисни на одну з них або перетягни її туди, куди вона йде. З руки, що лежить лицем донизу, потрібну карту просто витягни.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If only one card can be chosen&lt;/b&gt;, and everybody can see that, the table chooses it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;Якщо можна обрати лише одну карту&lt;/b&gt;, і це видно всім, стіл обирає її за тебе, а журнал про це розповідає. У налаштуваннях це можна вимкнути.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up. Whoever looks through their deck, or has just got to see the hand of their rival, looks alone: a curtain falls first.</source>
        <translation>&lt;b&gt;Приховані карти.&lt;/b&gt; Твої карти лежать лицем донизу, тож нікому не треба відвертатися. Притисни їх і тримай або тримай клавішу, яку на них показано, — і бачиш їх, поки тримаєш. У налаштуваннях можна замість цього опускати завісу між ходами або грати з картами лицем догори. Хто переглядає свою колоду або щойно дістає змогу бачити руку суперника, дивиться наодинці: спершу падає завіса.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Партія зберігається&lt;/b&gt; після кожної дії. Можеш піти будь-коли: вона чекатиме на полиці, і там її можна ще й зберегти у файл.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Рішення столу</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Рішення столу — це правило, яке ми встановили самі: там, де відомі нам правила оригінальної гри мовчать. Ось усі ці рішення, кожне з поясненням, щоб їх можна було відрізнити від решти правил.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: If round ten is tied, nobody takes its mansion, because neither family was stronger. The original rules mention a draw; here it cannot happen.</source>
        <translation>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: Якщо в десятому раунді нічия, його особняка не бере ніхто, бо жодна родина не виявилася сильнішою. Оригінальні правила згадують нічию в грі; тут її бути не може.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: At round ten psychics take effect by turns, because many effects depend on what happened before. The winner of round 9 starts, as the winner starts every round. Choices are compulsory, so that there is nothing to argue about. Effects on hands, decks and turns do nothing there, because these play no part in round ten.</source>
        <translation>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: У десятому раунді медіуми діють почергово, бо багато ефектів залежать від того, що сталося раніше. Починає переможець раунду 9, як переможець починає кожен раунд. Вибір обов’язковий, тож сперечатися нема про що. Ефекти, що стосуються рук, колод і ходів, там нічого не роблять, бо в десятому раунді ні рук, ні колод, ні ходів не потрібно.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4&quot;&gt;The psychics&lt;/a&gt;: We do not have the sheet that describes them. Numbers 1 to 14 have the effects of the published game, as far as they are publicly known, in our words. The effects of these numbers are ours: %1. All names are ours too.</source>
        <extracomment>%1 is a list of numbers.</extracomment>
        <translation>&lt;a href=&quot;#RP-4&quot;&gt;Медіуми&lt;/a&gt;: Аркуша з їхнім описом ми не маємо. Номери 1–14 мають ефекти виданої гри, наскільки їх відомо з відкритих джерел, у нашому викладі. Ефекти цих номерів придумали ми: %1. Усі імена теж наші.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: Without a ghost in hand there is nothing to draw, so the next card is played freely. It still uses the effect up, so nobody has to keep it in mind.</source>
        <translation>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: Якщо в руці немає привида, витягати нема чого, тож наступну карту гравець обирає вільно. Ефект однаково витрачено, тож нікому не треба про нього пам’ятати.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: The effect of a discarded psychic ends, because the card is gone. Discarded cards lie open, so that both of you know what is gone.</source>
        <translation>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: Ефект скинутого медіума припиняється, бо карти вже немає. Скинуті карти лежать відкритими, щоб ви обоє знали, чого вже немає.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: What such a ghost is worth at round ten is its printed value there. So every other effect knows how to treat it. The castles are those of the side where it lies.</source>
        <translation>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: Те, що такий привид дає в десятому раунді, і є там його номіналом. Тож для кожного іншого ефекту ясно, як його рахувати. Замки рахують у того, на чиєму боці він лежить.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: A first card is refused if no second one could follow it. So nobody gets stuck in the middle of a turn.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: Першу карту не можна зіграти, якщо після неї не вдалося б зіграти другу. Тож ніхто не застрягне посеред ходу.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: Only cards that you play yourself are “played”. A ghost that an effect brings into the round is not.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: «Зіграні» — це лише ті карти, які гравець грає власноруч. Привид, якого приводить у раунд ефект, зіграним не вважається.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: The value is fixed when the psychic is played, so it does not change behind your back. At round ten it is that of the last ghost your rival put there. 0 is even, as in arithmetic.</source>
        <translation>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: Номінал визначається, коли медіума грають, тож він не зміниться в тебе за спиною. У десятому раунді це номінал останнього привида, якого відклав суперник. 0 — парне число, як в арифметиці.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: You draw as far as the deck goes, as after a round. The discarded card is a ghost, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: Привидів беруть, доки вистачає колоди, як і після раунду. Скинута карта — привид, бо медіумів у руці не буває.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: A moved ghost counts for its new side. Lasting effects stay with whoever played them, so nobody loses what they have paid a card for.</source>
        <translation>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: Привид, який змінив бік, рахується на новому боці. Тривалі ефекти лишаються за тим, хто їх зіграв, тож ніхто не втрачає того, за що заплачено картою.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: Psychics that are ghosts are kept out too, because they are psychics all the same. Putting a card at round ten is not playing it.</source>
        <translation>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: Медіумів, які є привидами, теж не можна грати, бо вони однаково медіуми. Відкласти карту на десятий раунд не означає зіграти її.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: Only one ghost counts twice, the highest before doubling. Among equals it is one that counts: twice 0 would help nobody.</source>
        <translation>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: Подвоюється лише один привид — той, що дає найбільше до подвоєння. З-поміж рівних це той, що рахується: подвоєний 0 нікому не допоміг би.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: Your ghosts are those on your side, whichever family they come from. A psychic that is a ghost comes back in front of you, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: Твої привиди — це ті, що лежать на твоєму боці, байдуже з якої вони родини. Медіум, який є привидом, повертається на місце перед тобою, бо медіумів у руці не буває.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceVoice</name>
    <message>
        <source>No. %1: %2, level %3</source>
        <translation>№&#xa0;%1: %2, рівень %3</translation>
    </message>
    <message>
        <source>No. %1: %2, starter</source>
        <translation>№&#xa0;%1: %2, початковий медіум</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Зачекай, зараз ходить %1.</translation>
    </message>
    <message>
        <source>The game is over; the winner is known.</source>
        <translation>Гру закінчено, переможець відомий.</translation>
    </message>
    <message>
        <source>You play ghosts from your hand and psychics that lie in front of you.</source>
        <translation>Грай привидів зі своєї руки й медіумів, що лежать перед тобою.</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Зараз обирати нема чого.</translation>
    </message>
    <message>
        <source>The round is over: put a card at round ten, or press the big button to put none.</source>
        <translation>Раунд закінчено: відклади карту на десятий раунд або натисни велику кнопку, щоб не відкладати нічого.</translation>
    </message>
    <message>
        <source>Cards go to round ten after a round, when its loser may put one there.</source>
        <translation>Карту на десятий раунд відкладають після раунду: це може зробити той, хто його програв.</translation>
    </message>
    <message>
        <source>You are hypnotised: chance picks the next ghost. Let the unseen hand play it, or end your turn.</source>
        <translation>Тебе загіпнотизовано: наступного привида обирає випадок. Дай зіграти невидимій руці або заверши хід.</translation>
    </message>
    <message>
        <source>The Late Guest counts in round ten only; put it there after losing a round.</source>
        <translation>Пізній гість рахується лише в десятому раунді; відклади його після програного раунду.</translation>
    </message>
    <message>
        <source>The Sceptic keeps your psychics out of this round; play ghosts.</source>
        <translation>Скептик не пускає твоїх медіумів у цей раунд; грай привидів.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card, and no second one could follow this.</source>
        <translation>Сваха не дозволяє грати лише одну карту, а після цієї другої не зіграти.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card: play another one, or take this one back.</source>
        <translation>Сваха не дозволяє грати лише одну карту: зіграй ще одну або забери цю назад.</translation>
    </message>
    <message>
        <source>The Summoner needs a deck to look through, and yours is empty.</source>
        <translation>Викликачеві духів потрібна колода, а твоя порожня.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost in your rival’s hand, and there is none.</source>
        <translation>Цьому медіумові потрібен привид у руці суперника, а там немає жодного.</translation>
    </message>
    <message>
        <source>The Exorcist needs a card of your rival’s in this round, and there is none.</source>
        <translation>Екзорцистові потрібна карта суперника в цьому раунді, а там немає жодної.</translation>
    </message>
    <message>
        <source>The Fortune Teller needs a deck or a hand, and both of yours are empty.</source>
        <translation>Ворожці потрібна колода або рука, а в тебе обидві порожні.</translation>
    </message>
    <message>
        <source>The Changeling needs a ghost on each side of this round.</source>
        <translation>Підмінкові потрібен привид на кожному боці цього раунду.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost on your side of an earlier round, and there is none.</source>
        <translation>Цьому медіумові потрібен привид на твоєму боці в одному з попередніх раундів, а там немає жодного.</translation>
    </message>
    <message>
        <source>The Piper needs a rival’s ghost of 3 or less in this round, and there is none.</source>
        <translation>Сопілкареві потрібен у цьому раунді привид суперника з номіналом 3 або менше, а такого немає.</translation>
    </message>
    <message>
        <source>Cards are played to your own side of this round’s mansion: the lit column, below.</source>
        <translation>Клади карти на свій бік особняка цього раунду: у підсвічений стовпець, унизу.</translation>
    </message>
    <message>
        <source>What was played stays where it lies to the end of the game.</source>
        <translation>Зігране лежить на своєму місці до кінця гри.</translation>
    </message>
    <message>
        <source>Two ghosts are drawn from the deck after each round.</source>
        <translation>Двох привидів із колоди беруть після кожного раунду.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 грає: %2.</translation>
    </message>
    <message>
        <source>An unseen hand plays for %1: %2.</source>
        <translation>%1: невидима рука грає — %2.</translation>
    </message>
    <message>
        <source>It goes to whoever loses this round, to be played from the next round on.</source>
        <translation>Дістанеться тому, хто програє цей раунд; зіграти його можна з наступного раунду.</translation>
    </message>
    <message>
        <source>Psychic: for the loser, from the next round on</source>
        <translation>Медіум: тому, хто програє, з&#xa0;наступного раунду</translation>
    </message>
    <message>
        <source>Psychic: from the next round on</source>
        <translation>Медіум: з&#xa0;наступного раунду</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %1, cards left: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Колода: %1, лишилося карт: %n</numerusform>
            <numerusform>Колода: %1, лишилося карт: %n</numerusform>
            <numerusform>Колода: %1, лишилося карт: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %1, cards: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Скид: %1, карт: %n</numerusform>
            <numerusform>Скид: %1, карт: %n</numerusform>
            <numerusform>Скид: %1, карт: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sees the rival’s hand.</source>
        <translation>%1 бачить руку суперника.</translation>
    </message>
    <message>
        <source>%1 takes out of the deck: %2.</source>
        <translation>%1 бере з колоди: %2.</translation>
    </message>
    <message>
        <source>%1 names the value %2.</source>
        <translation>%1 називає номінал: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <translation>%1 скидає: %2.</translation>
    </message>
    <message>
        <source>%1 loses from the hand: %2.</source>
        <translation>%1 втрачає з руки: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n ghosts.</source>
        <translation>
            <numerusform>%1 бере %n привида.</numerusform>
            <numerusform>%1 бере %n привидів.</numerusform>
            <numerusform>%1 бере %n привидів.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges: gives %2, gets %3.</source>
        <translation>%1 обмінює: віддає — %2, отримує — %3.</translation>
    </message>
    <message>
        <source>%1 lures over: %2.</source>
        <translation>%1 переманює: %2.</translation>
    </message>
    <message>
        <source>%1 takes back from round %2: %3.</source>
        <translation>%1 повертає з раунду %2: %3.</translation>
    </message>
    <message>
        <source>%1 brings over from round %2: %3.</source>
        <translation>%1 переносить із раунду %2: %3.</translation>
    </message>
    <message>
        <source>%1 stays, %2 to %3.</source>
        <translation>%1 лишається, %2&#xa0;:&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 leaves, %2 to %3.</source>
        <translation>%1 йде, %2&#xa0;:&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 takes the psychic: %2.</source>
        <translation>%1 бере медіума: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card at round ten.</source>
        <translation>%1 відкладає карту на десятий раунд.</translation>
    </message>
    <message>
        <source>%1 puts at round ten: %2.</source>
        <translation>%1 відкладає на десятий раунд: %2.</translation>
    </message>
    <message>
        <source>%1 puts nothing at round ten.</source>
        <translation>%1 нічого не відкладає на десятий раунд.</translation>
    </message>
    <message>
        <source>The line shows its next psychic: %1.</source>
        <translation>Наступний медіум у ряду: %1.</translation>
    </message>
    <message>
        <source>%1 shows: %2.</source>
        <translation>%1 відкриває: %2.</translation>
    </message>
    <message>
        <source>It takes effect: %1.</source>
        <translation>Ефект спрацьовує: %1.</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>прихована карта</translation>
    </message>
    <message>
        <source>%1 takes a castle.</source>
        <translation>%1 бере замок.</translation>
    </message>
    <message>
        <source>%1 takes a manor.</source>
        <translation>%1 бере садибу.</translation>
    </message>
    <message>
        <source>%1 has four manors and wins.</source>
        <translation>%1 має чотири садиби й перемагає.</translation>
    </message>
    <message>
        <source>%1 has three castles and wins.</source>
        <translation>%1 має три замки й перемагає.</translation>
    </message>
    <message>
        <source>%1 wins round ten, and with it the game.</source>
        <translation>%1 виграє десятий раунд, а з ним і гру.</translation>
    </message>
    <message>
        <source>Round ten is tied; %1 has more mansions and wins.</source>
        <translation>У десятому раунді нічия; %1 має більше особняків і перемагає.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Зіграти</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Відкласти</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Десятий раунд</translation>
    </message>
    <message>
        <source>The mansions are at rest</source>
        <translation>Особняки спочивають із миром</translation>
    </message>
    <message>
        <source>Round ten · %1</source>
        <translation>Десятий раунд · %1</translation>
    </message>
    <message>
        <source>Round %1 of 10 · %2</source>
        <translation>Раунд %1 із 10 · %2</translation>
    </message>
    <message>
        <source>The fight for the ten mansions is decided.</source>
        <translation>Боротьбу за десять особняків завершено.</translation>
    </message>
    <message>
        <source>An unseen hand draws a card.</source>
        <translation>Невидима рука витягає карту.</translation>
    </message>
    <message>
        <source>What was put at round ten is turned up and counted.</source>
        <translation>Відкладені карти відкривають і рахують.</translation>
    </message>
    <message>
        <source>That is enough: end your turn, or play more cards.</source>
        <translation>Цього досить: завершуй хід або грай ще карти.</translation>
    </message>
    <message>
        <source>Play cards to the lit column, below. To stay you need more than %1.</source>
        <translation>Клади карти в підсвічений стовпець, унизу. Щоб лишитися, треба понад %1.</translation>
    </message>
    <message>
        <source>Put no more there</source>
        <translation>Більше не відкладаю</translation>
    </message>
    <message>
        <source>End turn and stay</source>
        <translation>Завершую хід і&#xa0;лишаюся</translation>
    </message>
    <message>
        <source>Leave and lose the round</source>
        <translation>Іду й програю раунд</translation>
    </message>
    <message>
        <source>Leave this round? Your cards would be enough to stay.</source>
        <translation>Піти з раунду? Твоїх карт вистачило б, щоб лишитися.</translation>
    </message>
    <message>
        <source>Let the unseen hand play</source>
        <translation>Хай грає невидима рука</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Клавіша: пробіл</translation>
    </message>
    <message>
        <source>Hidden ghost</source>
        <translation>Прихований привид</translation>
    </message>
    <message>
        <source>Hidden psychic</source>
        <translation>Прихований медіум</translation>
    </message>
    <message>
        <source>%1, odd: the snake</source>
        <translation>%1, непарний: змія</translation>
    </message>
    <message>
        <source>%1, even: the bat</source>
        <translation>%1, парний: кажан</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player who has to choose something, %2 is the whole sentence that says what.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>№&#xa0;%1</translation>
    </message>
    <message>
        <source>At round ten: no effect.</source>
        <translation>У десятому раунді ефекту немає.</translation>
    </message>
    <message>
        <source>First make the choice that your psychic waits for: %1.</source>
        <translation>Спершу зроби вибір, на який чекає твій медіум: %1.</translation>
    </message>
    <message>
        <source>Nobody is hypnotised: play a card of your own choice.</source>
        <translation>Нікого не загіпнотизовано: грай карту на свій вибір.</translation>
    </message>
    <message>
        <source>Your card goes to your own side of round ten: the last column, below.</source>
        <translation>Карту відкладай на свій бік десятого раунду: в останній стовпець, унизу.</translation>
    </message>
    <message>
        <source>What was put at round ten stays there.</source>
        <translation>Карти, відкладені на десятий раунд, там і лишаються.</translation>
    </message>
    <message>
        <source>The mansion of a round goes to whoever wins it, the psychic to whoever loses it.</source>
        <translation>Особняк бере той, хто виграє раунд, а медіума — той, хто програє.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message>
        <source>No effect at round ten: %1.</source>
        <translation>У десятому раунді ефекту не має: %1.</translation>
    </message>
    <message>
        <source>Round ten is counted. %1: %2, %3: %4.</source>
        <translation>Підсумок десятого раунду. %1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>листок %1</translation>
    </message>
    <message>
        <source>bow %1</source>
        <translation>бант %1</translation>
    </message>
    <message>
        <source>%1 wins round %2</source>
        <translation>%1 виграє раунд %2</translation>
    </message>
    <message>
        <source>Castles: %1 of 3</source>
        <translation>Замки: %1 із 3</translation>
    </message>
    <message>
        <source>Manors: %1 of 4</source>
        <translation>Садиби: %1 із 4</translation>
    </message>
    <message>
        <source>Round ten</source>
        <comment>step</comment>
        <translation>Раунд&#xa0;10</translation>
    </message>
    <message>
        <source>The round is lost. You may put up to two cards face down at round ten: only such cards fight there.</source>
        <translation>Раунд програно. Можеш відкласти лицем донизу до двох карт: лише такі змагаються в десятому раунді.</translation>
    </message>
    <message>
        <source>You may put a second card at round ten, the last column.</source>
        <translation>Можеш відкласти ще одну карту на десятий раунд, в останній стовпець.</translation>
    </message>
    <message>
        <source>The round is lost. It is the last chance to put a card face down at round ten: only such cards fight there.</source>
        <translation>Раунд програно. Остання нагода відкласти карту лицем донизу: лише такі змагаються в десятому раунді.</translation>
    </message>
    <message>
        <source>The round is lost. You may put a card face down at round ten, the last column: only such cards fight there.</source>
        <translation>Раунд програно. Можеш відкласти карту лицем донизу в останній стовпець: лише такі змагаються в раунді&#xa0;10.</translation>
    </message>
    <message>
        <source>%1: chance plays your next card. To stay you need more than %2.</source>
        <translation>%1: наступну карту за тебе грає випадок. Щоб лишитися, треба понад %2.</translation>
    </message>
    <message>
        <source>%1: play another card, or take this one back.</source>
        <translation>%1: зіграй ще одну карту або забери цю назад.</translation>
    </message>
    <message>
        <source>%1: play two cards or more, or none. To stay you need more than %2.</source>
        <translation>%1: зіграй щонайменше дві карти або жодної. Щоб лишитися, треба понад %2.</translation>
    </message>
    <message>
        <source>That is a tie, and a tie is not enough: you need more than %1.</source>
        <translation>Це нічия, а нічиєї не досить: треба понад %1.</translation>
    </message>
    <message>
        <source>Four manors or three castles win. Play cards to the lit column, below: to stay you need more than %1.</source>
        <translation>Чотири садиби або три замки — і перемога! Клади карти в підсвічений стовпець, унизу: щоб лишитися, треба понад %1.</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Лишаю карти собі</translation>
    </message>
    <message>
        <source>Leave and lose the game</source>
        <translation>Іду й програю гру</translation>
    </message>
    <message>
        <source>Leave this round? It would decide the game for your rival.</source>
        <translation>Піти з раунду? Тоді гру виграє суперник.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten. Put it there all the same?</source>
        <translation>У десятому раунді цей медіум нічого не робить. Усе одно відкласти його?</translation>
    </message>
    <message>
        <source>Then it is the turn of: %1</source>
        <translation>Далі ходить %1</translation>
    </message>
    <message>
        <source>%1 takes the manor, you take the psychic: %2</source>
        <translation>%1 бере садибу, ти — медіума: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle, you take the psychic: %2</source>
        <translation>%1 бере замок, ти — медіума: %2</translation>
    </message>
    <message>
        <source>%1 takes the manor and the psychic: %2</source>
        <translation>%1 бере садибу й медіума: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle and the psychic: %2</source>
        <translation>%1 бере замок і медіума: %2</translation>
    </message>
    <message>
        <source>Leaf ghost of %1</source>
        <translation>Привид із листком, номінал %1</translation>
    </message>
    <message>
        <source>Bow ghost of %1</source>
        <translation>Привид із бантом, номінал %1</translation>
    </message>
    <message numerus="yes">
        <source>Each family has %n of them.</source>
        <translation>
            <numerusform>У кожній родині такий %n.</numerusform>
            <numerusform>У кожній родині таких %n.</numerusform>
            <numerusform>У кожній родині таких %n.</numerusform>
        </translation>
    </message>
    <message>
        <source> → %1 (%2)</source>
        <translation> → %1 (%2)</translation>
    </message>
    <message>
        <source>%1, strength: %2</source>
        <translation>%1, сила: %2</translation>
    </message>
    <message>
        <source>When the round ended it was %1.</source>
        <translation>Наприкінці раунду було %1.</translation>
    </message>
    <message numerus="yes">
        <source>Cards face down at round ten: %n</source>
        <translation>
            <numerusform>Карт лицем донизу в десятому раунді: %n</numerusform>
            <numerusform>Карт лицем донизу в десятому раунді: %n</numerusform>
            <numerusform>Карт лицем донизу в десятому раунді: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Замок</translation>
    </message>
    <message>
        <source>Manor</source>
        <translation>Садиба</translation>
    </message>
    <message>
        <source>It goes to whoever wins this round.</source>
        <translation>Дістанеться тому, хто виграє цей раунд.</translation>
    </message>
    <message>
        <source>This mansion would win the game for: %1</source>
        <translation>Виграє гру, якщо візьме цей особняк: %1</translation>
    </message>
    <message>
        <source>Castle: three of them win the game at once</source>
        <translation>Замок: три замки одразу приносять перемогу</translation>
    </message>
    <message>
        <source>Manor: four of them win the game at once</source>
        <translation>Садиба: чотири садиби одразу приносять перемогу</translation>
    </message>
    <message>
        <source>Round %1, side of %2</source>
        <translation>Раунд %1, бік: %2</translation>
    </message>
    <message>
        <source>Mansion of this round: %1</source>
        <translation>Особняк цього раунду: %1</translation>
    </message>
    <message>
        <source>Psychic of this round: %1</source>
        <translation>Медіум цього раунду: %1</translation>
    </message>
    <message>
        <source>Round ten: what the losers put here is turned up at the end</source>
        <translation>Десятий раунд: карти, відкладені сюди, відкриють наприкінці</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Round %1, won by %2</source>
        <translation>Раунд %1: виграє %2</translation>
    </message>
    <message>
        <source>Round ten is tied: its mansion stays empty</source>
        <translation>У десятому раунді нічия: його особняк лишається порожнім</translation>
    </message>
    <message>
        <source>Psychics: %1</source>
        <translation>Медіуми: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Рука: %1</translation>
    </message>
    <message>
        <source>After each round both players draw 2 ghosts, as long as there are any.</source>
        <translation>Після кожного раунду обидва гравці беруть по 2 привиди, поки вони є.</translation>
    </message>
    <message numerus="yes">
        <source>%1, cards in hand: %n</source>
        <translation>
            <numerusform>%1, карт у руці: %n</numerusform>
            <numerusform>%1, карт у руці: %n</numerusform>
            <numerusform>%1, карт у руці: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, manors: %2 of 4, castles: %3 of 3</source>
        <translation>%1, садиби: %2 із 4, замки: %3 із 3</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Номінал %1</translation>
    </message>
    <message>
        <source>The card that an unseen hand has drawn</source>
        <translation>Карта, яку витягає невидима рука</translation>
    </message>
    <message>
        <source>Your rival sees your hand until the round ends</source>
        <translation>Суперник бачить твою руку до кінця раунду</translation>
    </message>
    <message>
        <source>Your rival’s hand lies open to you until the round ends</source>
        <translation>Рука суперника відкрита для тебе до кінця раунду</translation>
    </message>
    <message>
        <source>Psychics</source>
        <translation>Медіуми</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>Навчальна партія</translation>
    </message>
    <message>
        <source>The nine starters, turned up bit by bit. Best for a first game.</source>
        <translation>Дев’ять початкових, які відкриваються поступово. Найкраще для першої партії.</translation>
    </message>
    <message>
        <source>Starters only</source>
        <translation>Лише початкові</translation>
    </message>
    <message>
        <source>The nine starters, all open from the start.</source>
        <translation>Дев’ять початкових, усі відкриті від початку.</translation>
    </message>
    <message>
        <source>Up to level 1</source>
        <translation>До рівня 1</translation>
    </message>
    <message>
        <source>Nine of 14, drawn at random: a first taste of trickery.</source>
        <translation>Дев’ять із 14 навмання: перша дрібка хитрощів.</translation>
    </message>
    <message>
        <source>Up to level 2</source>
        <translation>До рівня 2</translation>
    </message>
    <message>
        <source>Nine of 19, drawn at random.</source>
        <translation>Дев’ять із 19 навмання.</translation>
    </message>
    <message>
        <source>Up to level 3</source>
        <translation>До рівня 3</translation>
    </message>
    <message>
        <source>Nine of 24, drawn at random.</source>
        <translation>Дев’ять із 24 навмання.</translation>
    </message>
    <message>
        <source>All psychics</source>
        <translation>Усі медіуми</translation>
    </message>
    <message>
        <source>Nine of all 29, drawn at random.</source>
        <translation>Дев’ять з усіх 29 навмання.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts.</source>
        <translation>За звичаєм починає той, хто останнім бачив привида.</translation>
    </message>
    <message>
        <source>Manors</source>
        <translation>Садиби</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Замки</translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n замок</numerusform>
            <numerusform>%n замки</numerusform>
            <numerusform>%n замків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n садиба</numerusform>
            <numerusform>%n садиби</numerusform>
            <numerusform>%n садиб</numerusform>
        </translation>
    </message>
    <message>
        <source>Mansions</source>
        <translation>Особняки</translation>
    </message>
    <message>
        <source>Mansions after each round</source>
        <translation>Особняки після кожного раунду</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>What cost most?</source>
        <translation>Що коштувало найбільше?</translation>
    </message>
    <message>
        <source>How much of the game has been looked through</source>
        <translation>Скільки партії вже переглянуто</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Зупинити перегляд</translation>
    </message>
    <message>
        <source>Look through the game</source>
        <translation>Переглянути партію</translation>
    </message>
    <message>
        <source>Each move is judged only by what whoever made it could know then. The figures are estimates.</source>
        <translation>Кожну дію оцінено лише за тим, що тоді могли знати на цьому місці. Числа приблизні.</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game is being looked through. You can go on watching meanwhile.</source>
        <translation>Партію переглядають. Тим часом можна дивитися далі.</translation>
    </message>
    <message>
        <source>The game could not be looked through.</source>
        <translation>Переглянути партію не вдалося.</translation>
    </message>
    <message>
        <source>Nobody made a move that cost much. Well played!</source>
        <translation>Жодна дія не коштувала дорого. Гарна гра!</translation>
    </message>
    <message>
        <source>Choose a move to see the table just before it.</source>
        <translation>Вибери дію, щоб побачити стіл якраз перед нею.</translation>
    </message>
    <message>
        <source>No single move cost much: small things decided it.</source>
        <translation>Жодна дія не коштувала дорого: усе вирішили дрібниці.</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Зіграно: %1</translation>
    </message>
    <message>
        <source>A computer at “Hard”: %1</source>
        <translation>Комп’ютер рівня «Важкий»: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Чому: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n points against the others.</source>
        <translation>
            <numerusform>Коштувало близько %n очка порівняно з іншими.</numerusform>
            <numerusform>Коштувало близько %n очок порівняно з іншими.</numerusform>
            <numerusform>Коштувало близько %n очок порівняно з іншими.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win: about %1 % instead of %2 %.</source>
        <translation>Шанс на перемогу: близько %1 % замість %2 %.</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>Not found</source>
        <translation>Не знайдено</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Шукати в правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>рішення столу</translation>
    </message>
</context>
<context>
    <name>RunningBar</name>
    <message>
        <source>Your evening is under way. %1: %2</source>
        <extracomment>%1 is a list of names, %2 a row of games.</extracomment>
        <translation>Ваш вечір триває. %1: %2</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Закінчити вечір</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find a game</source>
        <translation>Знайти партію</translation>
    </message>
    <message>
        <source>Part of a player’s or a game’s name</source>
        <translation>Частина імені гравця або назви гри</translation>
    </message>
    <message>
        <source>Show all games again</source>
        <translation>Знову показати всі партії</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Player %1</source>
        <translation>Гравець %1</translation>
    </message>
    <message>
        <source>Thrifty Witch</source>
        <translation>Ощадлива Відьма</translation>
    </message>
    <message>
        <source>Greedy Pumpkin</source>
        <translation>Ласий Гарбуз</translation>
    </message>
    <message>
        <source>Patient Mummy</source>
        <translation>Терпляча Мумія</translation>
    </message>
    <message>
        <source>Sly Vampire</source>
        <translation>Хитрий Вампір</translation>
    </message>
    <message>
        <source>Cautious Cat</source>
        <translation>Обережний Кіт</translation>
    </message>
    <message>
        <source>Merry Skeleton</source>
        <translation>Веселий Скелет</translation>
    </message>
    <message>
        <source>%1 (easy)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (легкий)</translation>
    </message>
    <message>
        <source>%1 (normal)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (звичайний)</translation>
    </message>
    <message>
        <source>%1 (hard)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (важкий)</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Відьма</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Гарбуз</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Мумія</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Вампір</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Кіт</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Скелет</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червоний</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жовтий</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Бірюзовий</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Рожевий</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білий</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Коричневий</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Counts every crumb twice.</source>
        <translation>Кожну крихту рахує двічі.</translation>
    </message>
    <message>
        <source>Wants it all, and more.</source>
        <translation>Хоче все, і ще трохи.</translation>
    </message>
    <message>
        <source>Has all the time in the world.</source>
        <translation>Нікуди не поспішає.</translation>
    </message>
    <message>
        <source>Smiles, and has a plan.</source>
        <translation>Усміхається, бо має план.</translation>
    </message>
    <message>
        <source>Looks twice before it leaps.</source>
        <translation>Двічі гляне, раз стрибне.</translation>
    </message>
    <message>
        <source>Laughs at its own mistakes.</source>
        <translation>Сміється з&#xa0;власних помилок.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players are needed.</source>
        <translation>
            <numerusform>Потрібен щонайменше %n&#xa0;гравець.</numerusform>
            <numerusform>Потрібні щонайменше %n&#xa0;гравці.</numerusform>
            <numerusform>Потрібно щонайменше %n&#xa0;гравців.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Додати гравця</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Хто тут грає</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Важкий</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <extracomment>%1 is how well it plays: “Computer: easy”</extracomment>
        <translation>Комп’ютер: %1</translation>
    </message>
    <message>
        <source>Those who have played here</source>
        <translation>Хто вже тут грав</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Прибрати це місце</translation>
    </message>
    <message>
        <source>Drag, or press ↑ ↓, to change the order of play</source>
        <translation>Перетягни або натискай ↑ ↓, щоб змінити порядок ходів</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>Фігурка: %1</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Колір: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The disk is full, so nothing more can be kept. Free some space and try again.</source>
        <translation>Диск заповнено, тож більше нічого не можна зберегти. Звільни місце і спробуй ще раз.</translation>
    </message>
    <message>
        <source>The program&apos;s folder cannot be written to, so nothing can be kept.</source>
        <translation>У теку програми не можна нічого записати, тож нічого не збережеться.</translation>
    </message>
    <message>
        <source>Another program is using the games right now. Try again in a moment.</source>
        <translation>Зараз партіями користується інша програма. Спробуй ще раз за мить.</translation>
    </message>
    <message>
        <source>This game can no longer be read. It stays where it is; all other games are fine.</source>
        <translation>Цю партію більше не вдається прочитати. Вона лишається на своєму місці; з рештою партій усе гаразд.</translation>
    </message>
    <message>
        <source>This game was played on in another window. It has been loaded again as it is now.</source>
        <translation>Цю партію продовжили в іншому вікні. Її завантажено заново в нинішньому стані.</translation>
    </message>
    <message>
        <source>The file could not be written; choose another place.</source>
        <translation>Файл не вдалося записати; обери інше місце.</translation>
    </message>
    <message>
        <source>There is something else of that name; choose another name for the file.</source>
        <translation>Під такою назвою є щось інше: вибери для файла іншу назву.</translation>
    </message>
    <message>
        <source>This game is no longer there; it was deleted in another window.</source>
        <translation>Цієї партії вже немає: її видалено в іншому вікні.</translation>
    </message>
    <message>
        <source>These games belong to a newer version of Halloween Table and were left untouched.</source>
        <translation>Ці партії — з новішої версії Halloween Table, тож їх лишено без змін.</translation>
    </message>
    <message>
        <source>The file with your games is being repaired. Try again in a moment.</source>
        <translation>Файл із вашими партіями лагодиться. Спробуй за мить.</translation>
    </message>
    <message>
        <source>The file with the games cannot be opened.</source>
        <translation>Файл із партіями не вдається відкрити.</translation>
    </message>
    <message>
        <source>Something went wrong with the file; nothing was changed.</source>
        <translation>Із файлом щось негаразд; нічого не змінено.</translation>
    </message>
    <message>
        <source>This file is not a lawful game: move %1 breaks the rules.</source>
        <translation>Партія в цьому файлі не за правилами: їх порушує дія %1.</translation>
    </message>
    <message>
        <source>This file is too large to be a game.</source>
        <translation>Цей файл завеликий як на партію.</translation>
    </message>
    <message>
        <source>This file has more moves than any real game.</source>
        <translation>У цьому файлі більше дій, ніж буває в справжній партії.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Цей файл не вдається прочитати.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, so no game can be opened from it.</source>
        <translation>Це не звичайний файл, тож партію з нього відкрити не можна.</translation>
    </message>
    <message>
        <source>This file is damaged, or not a game of Halloween Table.</source>
        <translation>Цей файл пошкоджено, або це не партія Halloween Table.</translation>
    </message>
    <message>
        <source>This file is not a game of Halloween Table.</source>
        <translation>Цей файл — не партія Halloween Table.</translation>
    </message>
    <message>
        <source>This game is not on your shelf.</source>
        <translation>Цієї гри немає на твоїй полиці.</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Halloween Table.</source>
        <translation>Цей файл — із новішої версії Halloween Table.</translation>
    </message>
    <message>
        <source>This file holds things that this game does not have.</source>
        <translation>У цьому файлі є те, чого немає в цій грі.</translation>
    </message>
    <message>
        <source>This file is not a lawful game.</source>
        <translation>Партія в цьому файлі не за правилами.</translation>
    </message>
    <message>
        <source>Until the program ends you can play, but games are not kept.</source>
        <translation>Поки програму не закрито, можна грати, але партії не зберігаються.</translation>
    </message>
    <message>
        <source>You can look at your games and play on until the program ends, but nothing of that is kept.</source>
        <translation>Партії можна дивитися й грати далі до закриття програми, але нічого з цього не збережеться.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and is being repaired. They will be back in a moment. You can already start a new game: it will be kept, too.</source>
        <translation>Файл із вашими партіями пошкоджений, і його вже лагодять. За мить вони знову будуть тут. Нову партію можна почати вже зараз: її теж буде збережено.</translation>
    </message>
    <message>
        <source>Another copy of Halloween Table is busy with your games. They will be here as soon as it has finished. You can already start a new game: it will be kept, too.</source>
        <translation>Інша запущена копія Halloween Table саме працює з вашими партіями. Вони з’являться тут, щойно вона закінчить. Нову партію можна почати вже зараз: її теж буде збережено.</translation>
    </message>
    <message>
        <source>Games that you start now are kept, and will join the others later.</source>
        <translation>Партії, які ви почнете зараз, зберігаються і згодом приєднаються до решти.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be saved.</source>
        <translation>
            <numerusform>Не вдалося врятувати %n партію.</numerusform>
            <numerusform>Не вдалося врятувати %n партії.</numerusform>
            <numerusform>Не вдалося врятувати %n партій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. It was put aside as %1, and %n games were saved from it.</source>
        <translation>
            <numerusform>Файл із твоїми партіями було пошкоджено. Його відкладено під назвою %1, і з нього врятовано %n партію.</numerusform>
            <numerusform>Файл із твоїми партіями було пошкоджено. Його відкладено під назвою %1, і з нього врятовано %n партії.</numerusform>
            <numerusform>Файл із твоїми партіями було пошкоджено. Його відкладено під назвою %1, і з нього врятовано %n партій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was gone. %n games were brought back.</source>
        <translation>
            <numerusform>Файл із вашими партіями зник. Відновлено %n партію.</numerusform>
            <numerusform>Файл із вашими партіями зник. Відновлено %n партії.</numerusform>
            <numerusform>Файл із вашими партіями зник. Відновлено %n партій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them needed the backup of %1, so their latest moves may be missing.</source>
        <translation>
            <numerusform>Для %n з них знадобилася резервна копія від %1, тож останніх дій може бракувати.</numerusform>
            <numerusform>Для %n з них знадобилася резервна копія від %1, тож останніх дій може бракувати.</numerusform>
            <numerusform>Для %n з них знадобилася резервна копія від %1, тож останніх дій може бракувати.</numerusform>
        </translation>
    </message>
    <message>
        <source>Halloween Table ended unexpectedly last time. No move was lost; a report lies in the file shown below, in case somebody wants to look into it.</source>
        <translation>Минулого разу програма Halloween Table несподівано закрилася. Жодної дії не втрачено; звіт лежить у файлі, вказаному нижче, якщо хтось захоче розібратися.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To look at them, press on them and hold, or hold the key that is shown there; F9 turns them up and down.</source>
        <translation>Твої карти лежать лицем донизу. Щоб глянути на них, притисни їх і тримай або тримай клавішу, яку на них показано; F9 відкриває й закриває їх.</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>Цього сюди не покласти.</translation>
    </message>
    <message>
        <source>Read the rule (%1)</source>
        <translation>Прочитати правило (%1)</translation>
    </message>
    <message>
        <source>Somebody has learned something new: you cannot go back past that.</source>
        <translation>Хтось дізнався щось нове: зробленого раніше вже не скасувати.</translation>
    </message>
    <message>
        <source>This game begins here: what was played before it cannot be undone.</source>
        <translation>Ця партія починається тут: зіграного до неї не скасувати.</translation>
    </message>
    <message>
        <source>This game was played under older rules. You see it as it ended.</source>
        <translation>Цю партію грали за старішими правилами. Видно її кінець.</translation>
    </message>
    <message>
        <source>This game was begun under older rules. It goes on from where it stood, but what was played before cannot be undone.</source>
        <translation>Цю партію почато за старішими правилами. Вона триває звідти, де зупинилася, але зіграного раніше вже не скасувати.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Your cards lie face down. Hold your key, or press on them, and they turn up as long as you do. F9 turns them up until you press it again.</source>
        <translation>Твої карти лежать лицем донизу. Тримай свою клавішу або притисни карти мишею — і їх видно, поки тримаєш. F9 відкриває їх, доки не натиснеш її знову.</translation>
    </message>
    <message>
        <source>Before each turn with hidden cards a curtain falls until the next player is there.</source>
        <translation>Перед ходом із прихованими картами опускається завіса, доки не підійде наступний гравець.</translation>
    </message>
    <message>
        <source>Cards of whoever plays lie face up, for those who trust each other.</source>
        <translation>Карти того, хто ходить, лежать лицем догори — для тих, хто довіряє одне одному.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number: how large letters are, or how loud a sound is</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No sound device was found. The program looks for one again from time to time.</source>
        <translation>Звукового пристрою не знайдено. Програма час від часу шукає його знову.</translation>
    </message>
    <message>
        <source>There is no sound library for this system, so the program stays silent.</source>
        <translation>Для цієї системи немає звукової бібліотеки, тому програма мовчить.</translation>
    </message>
    <message>
        <source>F12 turns all sounds off and on.</source>
        <translation>F12 вимикає й вмикає всі звуки.</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Відтворювати звуки</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>спокійна</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>звичайна</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>швидка</translation>
    </message>
    <message>
        <source>off</source>
        <translation>вимкнена</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Комп’ютерні гравці</translation>
    </message>
    <message>
        <source>move at once</source>
        <translation>ходять одразу</translation>
    </message>
    <message>
        <source>leave time to watch</source>
        <translation>дають час роздивитися</translation>
    </message>
    <message>
        <source>wait for my press</source>
        <translation>чекають на натискання</translation>
    </message>
    <message>
        <source>Show what happened while you were away</source>
        <translation>Показувати, що сталося без тебе</translation>
    </message>
    <message>
        <source>At the start of your turn the table plays what the others did. Esc ends it.</source>
        <translation>На початку твого ходу стіл показує, що робили інші. Esc завершує показ.</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Звуки подій</translation>
    </message>
    <message>
        <source>Background sounds</source>
        <translation>Фонові звуки</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Карти в руці</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>лицем донизу</translation>
    </message>
    <message>
        <source>curtain between turns</source>
        <translation>завіса між ходами</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>лицем догори</translation>
    </message>
    <message>
        <source>Make the only possible move automatically</source>
        <translation>Єдину можливу дію виконувати автоматично</translation>
    </message>
    <message>
        <source>Only where everybody can see that nothing else can be done.</source>
        <translation>Лише там, де всі бачать, що нічого іншого зробити не можна.</translation>
    </message>
    <message>
        <source>Games are kept in: %1</source>
        <translation>Партії зберігаються тут: %1</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Candy Hunters</source>
        <translation>Мисливці за солодощами</translation>
    </message>
    <message>
        <source>Build the town, shove the ghosts and send your kids to the sweetest doors.</source>
        <translation>Будуй містечко, штовхай привидів і відправляй своїх дітей до найсолодших дверей.</translation>
    </message>
    <message>
        <source>Candy Hunters was designed by Marek Chodań and Michał Gryń and published by Smart Flamingo (2024).</source>
        <translation>Автори гри «Мисливці за солодощами» — Marek Chodań і Michał Gryń, видавець — Smart Flamingo (2024).</translation>
    </message>
    <message>
        <source>Candy Hunters: a puzzle</source>
        <translation>Мисливці за солодощами: головоломка</translation>
    </message>
    <message>
        <source>Candy Hunters: the workshop</source>
        <translation>Мисливці за солодощами: майстерня</translation>
    </message>
    <message>
        <source>Rest in Peace</source>
        <translation>Спочивай із миром</translation>
    </message>
    <message>
        <source>Two ghost families, ten mansions and a line of psychics with odd powers.</source>
        <translation>Дві родини привидів, десять особняків і ряд медіумів із химерним хистом.</translation>
    </message>
    <message>
        <source>Rest in Peace was designed by Fabien Gridel and published by Blue Cocker (2021).</source>
        <translation>Автор гри «Спочивай із миром» — Fabien Gridel, видавець — Blue Cocker (2021).</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Бууу!</translation>
    </message>
    <message>
        <source>Everybody searches at once: who is the first to see a way for the ghost?</source>
        <translation>Усі шукають водночас: хто перший побачить шлях для привида?</translation>
    </message>
    <message>
        <source>Booo! was designed by Christophe Gonthier and published by Blackrock Games (2017).</source>
        <translation>Автор гри «Бууу!» — Christophe Gonthier, видавець — Blackrock Games (2017).</translation>
    </message>
    <message>
        <source>Halloween</source>
        <translation>Гелловін</translation>
    </message>
    <message>
        <source>Command the ghosts of a small town, haunt its buildings and claim odd powers.</source>
        <translation>Керуй привидами, зчиняй переполох у будівлях і здобувай дивні здібності.</translation>
    </message>
    <message>
        <source>Halloween was designed by Angelo de Maio and published by Quined Games (2017).</source>
        <translation>Автор гри «Гелловін» — Angelo de Maio, видавець — Quined Games (2017).</translation>
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
        <translation>На полиці</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграні</translation>
    </message>
    <message>
        <source>Your games will be here in a moment.</source>
        <translation>Ваші партії за мить будуть тут.</translation>
    </message>
    <message>
        <source>No game is waiting: open a box and begin.</source>
        <translation>Жодна партія не чекає: відкрий коробку й починай.</translation>
    </message>
    <message>
        <source>No game found for “%1”.</source>
        <translation>За запитом «%1» партій не знайдено.</translation>
    </message>
    <message>
        <source>Games that have come to their end are kept here.</source>
        <translation>Тут зберігаються партії, зіграні до кінця.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Відзнаки</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Відкрити партію з файлу</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>About Halloween Table</source>
        <translation>Про Halloween Table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
</context>
<context>
    <name>SolvedPage</name>
    <message>
        <source>Your streak ends if you leave now.</source>
        <translation>Якщо піти зараз, твоя серія закінчиться.</translation>
    </message>
    <message>
        <source>Solved! Well done, %1.</source>
        <translation>Розв’язано! %1&#xa0;— молодець!</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Час: %1</translation>
    </message>
    <message>
        <source>Solved in a row: %1</source>
        <translation>Розв’язано поспіль: %1</translation>
    </message>
    <message>
        <source>The next puzzle</source>
        <translation>Наступна головоломка</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Глянути на стіл</translation>
    </message>
    <message>
        <source>The same one again</source>
        <translation>Ще раз ту саму</translation>
    </message>
    <message>
        <source>Back to the book</source>
        <translation>Назад до книги</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1: думає…</translation>
    </message>
    <message>
        <source>%1 waits for your press.</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1: чекає на твоє натискання.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The computer player could not think of a move. Press the table to ask it again.</source>
        <translation>Комп’ютерний гравець не зміг придумати хід. Натисни на стіл, щоб запитати його ще раз.</translation>
    </message>
    <message>
        <source>Your streak ends if you leave this puzzle now.</source>
        <translation>Якщо зараз покинути цю головоломку, твоя серія закінчиться.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the streak ends</source>
        <translation>Назад до книги головоломок; серія закінчиться</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the puzzle is kept</source>
        <translation>Назад до книги головоломок; головоломка збережеться</translation>
    </message>
    <message>
        <source>Back to the shelf; the game is kept</source>
        <translation>Назад до полиці; партія збережеться</translation>
    </message>
    <message>
        <source>What helps (F3)</source>
        <translation>Що допоможе (F3)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Підказка: як пішов би сильний гравець? (F10)</translation>
    </message>
    <message>
        <source>What would a good player do? (F10)
Each press tells more, and counts as one hint.</source>
        <translation>Як пішов би сильний гравець? (F10)
Кожне натискання каже більше й рахується як одна підказка.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>У цю партію граємо без підказок.</translation>
    </message>
    <message>
        <source>What happened while you were away? (F4)</source>
        <translation>Що сталося без тебе? (F4)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Pause (F2)</source>
        <translation>Пауза (F2)</translation>
    </message>
    <message>
        <source>Everybody’s keys</source>
        <translation>Клавіші гравців</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Показати весь стіл</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Lets the computer take its turn (Space)</source>
        <translation>Комп’ютер починає свій хід (пробіл)</translation>
    </message>
    <message>
        <source>What could I do? (F3)</source>
        <translation>Що я можу зробити? (F3)</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Показати або сховати журнал</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>%1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>%1&#xa0;із&#xa0;%2 · ←&#xa0;→:&#xa0;інші · клацання&#xa0;або&#xa0;Enter:&#xa0;обрати · Esc:&#xa0;назад</translation>
    </message>
    <message>
        <source>Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>Місце&#xa0;%1&#xa0;із&#xa0;%2 · ←&#xa0;→:&#xa0;інші · клацання&#xa0;або&#xa0;Enter:&#xa0;обрати · Esc:&#xa0;назад</translation>
    </message>
    <message>
        <source>Press it again or press Enter: yes · Esc: no</source>
        <translation>Натисни ще раз або Enter: так · Esc: ні</translation>
    </message>
    <message>
        <source>Click it or press Enter · Esc: back</source>
        <translation>Клацни підсвічене або натисни Enter · Esc: назад</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>У руці: %1</translation>
    </message>
    <message>
        <source>Your cards: press on them and hold, or hold your key, to look.</source>
        <translation>Твої карти: притисни їх і тримай або тримай свою клавішу, щоб глянути.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1, in the supply</source>
        <translation>%1, у коморі</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A space on a board: %1 is a section, %2 one of its actions.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Level %1. Its die shows 1 to %2.</source>
        <translation>Рівень %1. Його кубик показує від 1 до %2.</translation>
    </message>
    <message>
        <source>There is no higher level.</source>
        <translation>Вищого рівня немає.</translation>
    </message>
    <message>
        <source>Upgrade for %1 scares: %2.</source>
        <translation>Після посилення: %2. Ціна в страхах: %1.</translation>
    </message>
    <message>
        <source>Attacker: %1</source>
        <translation>Нападник: %1</translation>
    </message>
    <message>
        <source>Attacked: %1</source>
        <translation>Супротивник: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n ghosts</source>
        <translation>
            <numerusform>%1: %n привид</numerusform>
            <numerusform>%1: %n привиди</numerusform>
            <numerusform>%1: %n привидів</numerusform>
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
            <numerusform>Є місце ще для %n привида.</numerusform>
            <numerusform>Є місце ще для %n привидів.</numerusform>
            <numerusform>Є місце ще для %n привидів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The building is full.</source>
        <translation>Будівля повна.</translation>
    </message>
    <message>
        <source>%1, haunting space %2: %3 points</source>
        <translation>%1, поле переполоху (%2), очки: %3</translation>
    </message>
    <message>
        <source>Free. Needed in this building: %1.</source>
        <translation>Вільне. У цій будівлі потрібен %1.</translation>
    </message>
    <message>
        <source>Common pumpkin: %1.</source>
        <translation>Спільний гарбуз: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1.</source>
        <translation>Гарбуз: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1, %2, %3</source>
        <translation>Гарбуз: %1, %2, %3</translation>
    </message>
    <message>
        <source>Common pumpkin: %1, %2, %3</source>
        <translation>Спільний гарбуз: %1, %2, %3</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Бонус: %1</translation>
    </message>
    <message>
        <source>It is used within a roll.</source>
        <translation>Його використовують під час кидка.</translation>
    </message>
    <message>
        <source>%1: place of the bonus</source>
        <translation>%1: місце для бонусу</translation>
    </message>
    <message numerus="yes">
        <source>Stack: %n bonuses face down</source>
        <translation>
            <numerusform>Стос: %n бонус лицем донизу</numerusform>
            <numerusform>Стос: %n бонуси лицем донизу</numerusform>
            <numerusform>Стос: %n бонусів лицем донизу</numerusform>
        </translation>
    </message>
    <message>
        <source>When the last bonus has left the town, six new ones come from here.</source>
        <translation>Коли з містечка зникає останній бонус, звідси приходять шість нових.</translation>
    </message>
    <message>
        <source>The bonus that was drawn</source>
        <translation>Бонус, узятий зі стосу</translation>
    </message>
    <message>
        <source>%1: bonus slot %2</source>
        <translation>%1: гніздо для бонусу %2</translation>
    </message>
    <message>
        <source>Empty: a ghost that moves to a bonus can fetch it.</source>
        <translation>Порожнє: привид, який переходить до бонусу, може його підібрати.</translation>
    </message>
    <message numerus="yes">
        <source>Price: %n tokens of different colours, and a disc.</source>
        <translation>
            <numerusform>Ціна: %n жетон різних кольорів і диск.</numerusform>
            <numerusform>Ціна: %n жетони різних кольорів і диск.</numerusform>
            <numerusform>Ціна: %n жетонів різних кольорів і диск.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price: any %n tokens, and a disc.</source>
        <translation>
            <numerusform>Ціна: будь-який %n жетон і диск.</numerusform>
            <numerusform>Ціна: будь-які %n жетони й диск.</numerusform>
            <numerusform>Ціна: будь-які %n жетонів і диск.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2), claimed by: %3</source>
        <translation>%1 (%2), диски на карті: %3</translation>
    </message>
    <message numerus="yes">
        <source>Claiming it brings %n points at once.</source>
        <translation>
            <numerusform>Здобута карта одразу приносить %n очко.</numerusform>
            <numerusform>Здобута карта одразу приносить %n очки.</numerusform>
            <numerusform>Здобута карта одразу приносить %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claimed by: %1</source>
        <translation>Диски на карті: %1</translation>
    </message>
    <message>
        <source>Used in this turn.</source>
        <translation>Цього ходу вже використано.</translation>
    </message>
    <message>
        <source>Claimed card: %1, %2</source>
        <translation>Здобута карта: %1, %2</translation>
    </message>
    <message>
        <source>Claimed cards: %1 of %2. The last one brings the end of the game.</source>
        <translation>Здобуті карти: %1 з %2. З останньою настає кінець гри.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Гра майстрів</translation>
    </message>
    <message>
        <source>No cards, no bonuses, no dice.
A ghost beats every ghost of a lower level.
Four ghosts fill a building.
All five red ghosts in town: they leave.
An upgrade lifts a section where it can.
The end: a last pumpkin, or two colours of tokens used up.
Then: 5 points for every 3 tokens of different colours.</source>
        <translation>Немає ні карт, ні бонусів, ні кубиків.
Привид долає кожного привида нижчого рівня.
Чотири привиди — і будівля повна.
Усі п’ять червоних у містечку: вони йдуть.
Посилення піднімає секцію, якщо можна.
Кінець: останній гарбуз або скінчилися жетони двох кольорів.
Потім: 5 очок за кожні 3 жетони різних кольорів.</translation>
    </message>
    <message>
        <source>Supply, %1: ghosts %2, tokens %3</source>
        <translation>Комора, %1 колір: привидів — %2, жетонів — %3</translation>
    </message>
    <message>
        <source>There are %1 tokens of each colour.</source>
        <translation>Усього жетонів кожного кольору: %1.</translation>
    </message>
    <message>
        <source>%1, level: %2</source>
        <translation>%1, рівень: %2</translation>
    </message>
    <message>
        <source>It commands ghosts up to this level.</source>
        <translation>Вона керує привидами до цього рівня.</translation>
    </message>
    <message numerus="yes">
        <source>%1: take back %n discs</source>
        <translation>
            <numerusform>%1: забрати %n диск</numerusform>
            <numerusform>%1: забрати %n диски</numerusform>
            <numerusform>%1: забрати %n дисків</numerusform>
        </translation>
    </message>
    <message>
        <source>It has had its action in this turn.</source>
        <translation>Цього ходу вона вже діяла.</translation>
    </message>
    <message>
        <source>Sphere, %1: %2</source>
        <translation>Куля, %1: %2</translation>
    </message>
    <message>
        <source>%1, %2: free</source>
        <translation>%1, %2: вільно</translation>
    </message>
    <message>
        <source>%1, %2: occupied</source>
        <translation>%1, %2: зайнято</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; if a section is below that level, one must be lifted to it.</source>
        <translation>Заплати страхи, щоб посилити привида на один рівень, і візьми жетон нового кольору; якщо якась секція нижча за цей рівень, одну треба підняти до нього.</translation>
    </message>
    <message>
        <source>Where two ghosts of one colour share a building, a third one of that colour comes, and you take a token of it.</source>
        <translation>Там, де два привиди одного кольору в одній будівлі, з’являється третій цього кольору, а ти береш його жетон.</translation>
    </message>
    <message>
        <source>Choose a colour that is in town: gain as many scares as its level.</source>
        <translation>Обери колір, який є в містечку: отримуєш стільки страхів, скільки становить його рівень.</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; a section may be lifted to that level.</source>
        <translation>Заплати страхи, щоб зробити привида сильнішим на один рівень, і візьми жетон нового кольору; можеш підняти секцію до цього рівня.</translation>
    </message>
    <message>
        <source>Move a ghost to a neighbouring building; it can fetch the bonus there.</source>
        <translation>Перемісти привида в сусідню будівлю; він може підібрати там бонус.</translation>
    </message>
    <message>
        <source>A ghost attacks one of another colour in its building: beat it and take a token of its colour.</source>
        <translation>Привид нападає на привида іншого кольору у своїй будівлі: здолай його й візьми жетон його кольору.</translation>
    </message>
    <message>
        <source>No bonus was discarded yet</source>
        <translation>Жодного бонусу ще не скинуто</translation>
    </message>
    <message numerus="yes">
        <source>%n discarded bonuses</source>
        <translation>
            <numerusform>%n скинутий бонус</numerusform>
            <numerusform>%n скинуті бонуси</numerusform>
            <numerusform>%n скинутих бонусів</numerusform>
        </translation>
    </message>
    <message>
        <source>Used. All three discs come back at the end of the turn in which the third is used.</source>
        <translation>Використано. Усі три диски повертаються наприкінці того ходу, в якому використано третій бонус.</translation>
    </message>
    <message>
        <source>Put a pumpkin on a free space whose colour is in the building, and score its points. Each colour of pumpkin stands in a building once.</source>
        <translation>Постав гарбуз на вільне поле, колір якого є в будівлі, і отримай за нього очки. Гарбуз кожного кольору стоїть у будівлі лише один.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Сон</translation>
    </message>
    <message numerus="yes">
        <source>Rest, %1: take back %n discs</source>
        <translation>
            <numerusform>Сон, %1: забрати %n диск</numerusform>
            <numerusform>Сон, %1: забрати %n диски</numerusform>
            <numerusform>Сон, %1: забрати %n дисків</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all discs of the section back instead of an action.</source>
        <translation>Замість дії забери всі диски секції.</translation>
    </message>
    <message>
        <source>%1 has had its action</source>
        <translation>%1 вже діяла</translation>
    </message>
    <message>
        <source>Disc: %1</source>
        <translation>Диск: %1</translation>
    </message>
    <message>
        <source>Disc: %1, %2, %3</source>
        <translation>Диск: %1, %2, %3</translation>
    </message>
    <message>
        <source>It blocks the space until the section rests.</source>
        <translation>Він займає поле, доки секція не поспить.</translation>
    </message>
    <message>
        <source>%1 has claimed: %2</source>
        <translation>%1 має карту: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, reserve: %n discs</source>
        <translation>
            <numerusform>%1, запас: %n диск</numerusform>
            <numerusform>%1, запас: %n диски</numerusform>
            <numerusform>%1, запас: %n дисків</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring a disc to an action space, or to the circle of a bonus slot.</source>
        <translation>Поклади диск на поле дії або на кружок гнізда для бонусу.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Tokens pay for cards: bring one to the card that you want.</source>
        <translation>Жетонами платять за карти: піднеси жетон до карти, яку хочеш.</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2, common ones: %3</source>
        <translation>%1, гарбузи: %2, спільні: %3</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2</source>
        <translation>%1, гарбузи: %2</translation>
    </message>
    <message>
        <source>%1, pumpkins</source>
        <translation>%1, гарбузи</translation>
    </message>
    <message numerus="yes">
        <source>%n common pumpkins</source>
        <translation>
            <numerusform>%n спільний гарбуз</numerusform>
            <numerusform>%n спільні гарбузи</numerusform>
            <numerusform>%n спільних гарбузів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pumpkins of your own</source>
        <translation>
            <numerusform>%n власний гарбуз</numerusform>
            <numerusform>%n власні гарбузи</numerusform>
            <numerusform>%n власних гарбузів</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever places their last pumpkin brings the end of the game.</source>
        <translation>Коли хтось ставить свій останній гарбуз, раунд стає останнім.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares</source>
        <translation>
            <numerusform>%n страх</numerusform>
            <numerusform>%n страхи</numerusform>
            <numerusform>%n страхів</numerusform>
        </translation>
    </message>
    <message>
        <source>Scares pay for upgrades.</source>
        <translation>Страхами платять за посилення.</translation>
    </message>
    <message>
        <source>Board: %1, %2, %3</source>
        <translation>Планшет: %1, %2, %3</translation>
    </message>
    <message>
        <source>%1. Occupied: %2</source>
        <translation>%1. Зайнято: %2</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Жетони: %1</translation>
    </message>
    <message>
        <source>Bonuses: %1</source>
        <translation>Бонуси: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Карти: %1</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Your hand</source>
        <translation>Твоя рука</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Твій планшет</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Cards on display</source>
        <translation>Викладені карти</translation>
    </message>
    <message>
        <source>Stacks and supplies</source>
        <translation>Стоси й запаси</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>What is over</source>
        <translation>Що вже позаду</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Кнопки</translation>
    </message>
    <message>
        <source>What you can choose</source>
        <translation>Що можна вибрати</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Покласти назад</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Натиснути</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Підняти</translation>
    </message>
    <message>
        <source>Put it down here</source>
        <translation>Покласти сюди</translation>
    </message>
    <message>
        <source>Put it back where it was</source>
        <translation>Покласти туди, де було</translation>
    </message>
    <message>
        <source>Lead it here</source>
        <translation>Повести сюди</translation>
    </message>
    <message>
        <source>Face down. Press to turn your cards up.</source>
        <translation>Лицем донизу. Натисни, щоб відкрити свої карти.</translation>
    </message>
    <message>
        <source>Face up. Press to turn your cards down.</source>
        <translation>Відкриті. Натисни, щоб закрити свої карти.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>Said aloud: a thing of which there are several that look the same.</extracomment>
        <translation>
            <numerusform>%1, %n раз</numerusform>
            <numerusform>%1, %n рази</numerusform>
            <numerusform>%1, %n разів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayWords</name>
    <message>
        <source>Tray</source>
        <translation>Лоток</translation>
    </message>
    <message>
        <source>%1, not rolled yet</source>
        <translation>%1, ще не кинуто</translation>
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
        <translation>Показує від 1 до %1.</translation>
    </message>
    <message>
        <source>+%1 from a card</source>
        <translation>+%1 від карти</translation>
    </message>
    <message>
        <source>+%1 from a bonus</source>
        <translation>+%1 від бонусу</translation>
    </message>
    <message>
        <source>Named: %1</source>
        <translation>Названо: %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 проти %2</translation>
    </message>
    <message>
        <source>+%1 from a card, +%2 from a bonus</source>
        <translation>+%1 від карти, +%2 від бонусу</translation>
    </message>
    <message>
        <source>Attack won</source>
        <translation>Напад вдався</translation>
    </message>
    <message>
        <source>Attack failed</source>
        <translation>Напад не вдався</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Останній раунд</translation>
    </message>
    <message>
        <source>The end was triggered: this round is played to its end, then all points count.</source>
        <translation>Цей раунд останній: його догравають, а тоді рахують усі очки.</translation>
    </message>
    <message>
        <source>Take back (Esc)</source>
        <translation>Скасувати (Esc)</translation>
    </message>
    <message>
        <source>As if it had not been begun: nothing is spent.</source>
        <translation>Ніби нічого й не починалося: нічого не витрачено.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message>
        <source>The next player’s turn begins.</source>
        <translation>Починається хід наступного гравця.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Кинути</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Лишити %1</translation>
    </message>
    <message>
        <source>Keep this roll</source>
        <translation>Лишити кидок</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Заплатити</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Взяти</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Лишити там</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>No lift</source>
        <translation>Не піднімати</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Відмовитися</translation>
    </message>
    <message numerus="yes">
        <source>Take %n points</source>
        <translation>
            <numerusform>Взяти %n очко</numerusform>
            <numerusform>Взяти %n очки</numerusform>
            <numerusform>Взяти %n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Назвати %1</translation>
    </message>
    <message>
        <source>Two tokens for one: %1 → %2</source>
        <translation>Два жетони на один: %1 → %2</translation>
    </message>
    <message>
        <source>One token for two: %1 → %2</source>
        <translation>Один жетон на два: %1 → %2</translation>
    </message>
    <message>
        <source>Ghosts up to: %1</source>
        <translation>Привиди не вище: %1</translation>
    </message>
    <message>
        <source>Blue ghosts</source>
        <translation>Сині привиди</translation>
    </message>
    <message>
        <source>Where do they appear?</source>
        <translation>Де вони з’являться?</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <extracomment>Colours of ghosts and what it costs in scares: blue → green: 2</extracomment>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>Lift a section</source>
        <translation>Підняти секцію</translation>
    </message>
    <message>
        <source>The dice are rolled. A roll cannot be taken back.</source>
        <translation>Кубики буде кинуто. Кидок не можна скасувати.</translation>
    </message>
    <message>
        <source>The roll counts as it lies.</source>
        <translation>Кидок зараховується таким, як є.</translation>
    </message>
    <message>
        <source>You pay these tokens and this disc, and the power is yours.</source>
        <translation>Віддаєш ці жетони й цей диск — і здібність твоя.</translation>
    </message>
    <message>
        <source>Points at once, instead of discs from a section.</source>
        <translation>Очки одразу замість дисків із секції.</translation>
    </message>
    <message>
        <source>Roll at least %1 to gain as many scares; otherwise you gain 1.</source>
        <translation>Викинь щонайменше %1 — і отримаєш стільки ж страхів, інакше 1.</translation>
    </message>
    <message>
        <source>To level: %1</source>
        <translation>Новий рівень: %1</translation>
    </message>
    <message>
        <source>Your reward</source>
        <translation>Твоя нагорода</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Ніч минула</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>All sections have had their action.</source>
        <translation>Усі секції вже діяли.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections still to act</source>
        <translation>
            <numerusform>Ще має діяти %n секція</numerusform>
            <numerusform>Ще мають діяти %n секції</numerusform>
            <numerusform>Ще мають діяти %n секцій</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchingAgain</name>
    <message>
        <source>Watching a game again</source>
        <translation>Як переглянути партію ще раз</translation>
    </message>
    <message>
        <source>A game that is over stays on the shelf under &lt;b&gt;Played&lt;/b&gt;. Open it to watch it move by move: drag along the line below the table, press &lt;b&gt;Space&lt;/b&gt; to play it, or use the arrow keys. &lt;b&gt;Ctrl&lt;/b&gt; and an arrow go from turn to turn, &lt;b&gt;Home&lt;/b&gt; and &lt;b&gt;End&lt;/b&gt; to the start and the end, the arrows up and down change the speed. Marks on the line show where rounds and turns begin; a coloured dot shows who made points there.</source>
        <translation>Зіграна партія лишається на полиці, на вкладці &lt;b&gt;Зіграні&lt;/b&gt;. Відкрий її, щоб переглянути дію за дією: веди по лінії під столом, натисни &lt;b&gt;пробіл&lt;/b&gt;, щоб партія йшла сама, або натискай клавіші зі стрілками. &lt;b&gt;Ctrl&lt;/b&gt; зі стрілкою веде від ходу до ходу, &lt;b&gt;Home&lt;/b&gt; і &lt;b&gt;End&lt;/b&gt;&#xa0;— на початок і в кінець, а стрілки вгору й униз змінюють швидкість. Позначки на лінії показують, де починаються раунди й ходи, а кольорова крапка&#xa0;— хто отримав там очки.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl&lt;/b&gt; with &lt;b&gt;PgUp&lt;/b&gt; or &lt;b&gt;PgDn&lt;/b&gt; goes from round to round. While the log has the keyboard focus, the up and down arrows go from line to line, and &lt;b&gt;Enter&lt;/b&gt; shows the table as it was then. Playback skips moves that change nothing you can see.</source>
        <translation>&lt;b&gt;Ctrl&lt;/b&gt; разом із &lt;b&gt;PgUp&lt;/b&gt; або &lt;b&gt;PgDn&lt;/b&gt; веде від раунду до раунду. Коли клавіатура працює в журналі, стрілки вгору та вниз ведуть від рядка до рядка, а &lt;b&gt;Enter&lt;/b&gt; показує стіл таким, яким він був тоді. Під час відтворення дії, які нічого видимого не змінюють, пропускаються.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden while you watch, unless you press the eye. &lt;b&gt;Play on from here&lt;/b&gt; begins a new game for the same players at that point; the old game stays as it is. If that one is over, whoever has to decide there keeps everything they could see, their own cards included; the rest is dealt anew, because everybody may have seen it. If it is still going on, hidden cards stay as they are.</source>
        <translation>Приховані карти лишаються прихованими й під час перегляду, доки не натиснеш кнопку з оком. &lt;b&gt;Грати звідси&lt;/b&gt; починає з цього місця нову партію для тих самих гравців; стара партія лишається такою, як була. Якщо вона вже закінчена, той, хто має там вирішувати, зберігає все, що міг бачити, разом зі своїми картами; решта роздається заново, адже це могли побачити всі. Якщо вона ще триває, приховані карти лишаються ті самі.</translation>
    </message>
    <message>
        <source>While you play, click a line of the log to see the table as it was then, and press &lt;b&gt;Esc&lt;/b&gt; to come back. At the start of your turn &lt;b&gt;F4&lt;/b&gt; plays what the others did since your last move; in the settings you can have that played every time. Where a clock decides, all this waits for the end of the game.</source>
        <translation>Під час гри клацни на рядку журналу, щоб побачити стіл таким, яким він був тоді, а щоб повернутися, натисни &lt;b&gt;Esc&lt;/b&gt;. На початку твого ходу &lt;b&gt;F4&lt;/b&gt; показує, що робили інші після твоєї останньої дії; у налаштуваннях можна ввімкнути такий показ щоразу. Де грають на час, усе це чекає до кінця партії.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>Everybody around this computer, one after another.</source>
        <translation>Усі за цим комп’ютером, по черзі.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Разом</translation>
    </message>
    <message>
        <source>Alone or together against computer players; or only they play, and you watch.</source>
        <translation>Самі або разом проти комп’ютерних гравців; або грають лише вони, а ви дивитеся.</translation>
    </message>
    <message>
        <source>With computers</source>
        <translation>З комп’ютерами</translation>
    </message>
    <message>
        <source>Two to six search at once: whoever sees a way first claims the guest.</source>
        <translation>Від двох до шести гравців шукають водночас: хто першим побачить шлях, робить заявку на гостя.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренування</translation>
    </message>
    <message>
        <source>On your own: nine guests, a stopwatch, and a shortest way to compare with.</source>
        <translation>Наодинці: дев’ять гостей, секундомір і найкоротший шлях для порівняння.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Головоломки</translation>
    </message>
    <message>
        <source>Alone or with your heads together: forty of them, and new ones every day.</source>
        <translation>Наодинці чи гуртом: сорок головоломок, і щодня нові.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Майстерня</translation>
    </message>
    <message>
        <source>Build a puzzle of your own.</source>
        <translation>Склади свою головоломку.</translation>
    </message>
</context>
<context>
    <name>WaysRow</name>
    <message>
        <source>How do you want to play?</source>
        <translation>Як хочете грати?</translation>
    </message>
</context>
<context>
    <name>WorkshopPanel</name>
    <message>
        <source>It is in your book</source>
        <translation>Вже у твоїй книзі</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Додати до книги</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Твоя головоломка</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Start a new one</source>
        <translation>Почати нову</translation>
    </message>
    <message>
        <source>Or change a puzzle that you have</source>
        <translation>Або зміни готову головоломку</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>Код головоломки</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Розкласти</translation>
    </message>
    <message>
        <source>Points to be had: %1</source>
        <translation>Можна набрати очок: %1</translation>
    </message>
    <message>
        <source>In how many ways? I do not know: there are too many to count.</source>
        <translation>Скількома способами? Не знаю: їх надто багато, щоб порахувати.</translation>
    </message>
    <message>
        <source>Different solutions: more than %1</source>
        <translation>Різних розв’язків: понад %1</translation>
    </message>
    <message>
        <source>Different solutions: %1</source>
        <translation>Різних розв’язків: %1</translation>
    </message>
    <message>
        <source>Difficulty: %1</source>
        <translation>Складність: %1</translation>
    </message>
    <message>
        <source>I do not know how many points are in it: there is too much to look through. So it has no code; a smaller town or fewer rounds would help.</source>
        <translation>Не знаю, скільки очок тут можна набрати: треба перебрати надто багато можливостей. Тому коду немає; спробуй менше містечко або менше раундів.</translation>
    </message>
    <message>
        <source>Nothing can be scored in it, so it has no code. Choose other cards, or move the houses.</source>
        <translation>Тут не можна зіграти жодної карти, тому коду немає. Обери інші карти або пересунь будинки.</translation>
    </message>
</context>
<context>
    <name>WorkshopVoice</name>
    <message numerus="yes">
        <source>Lay at least %n more houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Поклади ще хоча б %n будинок: у головоломці їх від %1 до %2.</numerusform>
            <numerusform>Поклади ще хоча б %n будинки: у головоломці їх від %1 до %2.</numerusform>
            <numerusform>Поклади ще хоча б %n будинків: у головоломці їх від %1 до %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more ghosts on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Постав на будинки ще хоча б %n привида: у головоломці їх від %1 до %2.</numerusform>
            <numerusform>Постав на будинки ще хоча б %n привидів: у головоломці їх від %1 до %2.</numerusform>
            <numerusform>Постав на будинки ще хоча б %n привидів: у головоломці їх від %1 до %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more kids on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Постав на будинки ще хоча б %n дитину: у головоломці їх від %1 до %2.</numerusform>
            <numerusform>Постав на будинки ще хоча б %n дітей: у головоломці їх від %1 до %2.</numerusform>
            <numerusform>Постав на будинки ще хоча б %n дітей: у головоломці їх від %1 до %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n more cards: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Обери ще хоча б %n карту: у головоломці їх від %1 до %2.</numerusform>
            <numerusform>Обери ще хоча б %n карти: у головоломці їх від %1 до %2.</numerusform>
            <numerusform>Обери ще хоча б %n карт: у головоломці їх від %1 до %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The town has fallen apart: from each house there must be a path to every other.</source>
        <translation>Містечко розпалося на частини: від кожного будинку має бути шлях до будь-якого іншого.</translation>
    </message>
    <message>
        <source>A puzzle needs at least as many cards as rounds. Cards: %1, rounds: %2.</source>
        <translation>У головоломці має бути не менше карт, ніж раундів. Зараз карт: %1, раундів: %2.</translation>
    </message>
    <message>
        <source>A house stands here already; choose an empty spot.</source>
        <translation>Тут уже стоїть будинок; обери порожню клітинку.</translation>
    </message>
    <message>
        <source>The first house goes to one of the spots in the middle.</source>
        <translation>Перший будинок клади на одну з клітинок посередині.</translation>
    </message>
    <message>
        <source>A house must share a whole edge with another one; a corner is not enough.</source>
        <translation>Будинок мусить мати спільний бік з іншим будинком; дотику кутом не досить.</translation>
    </message>
    <message>
        <source>All %2 houses of this colour are in the town; use another colour.</source>
        <extracomment>%1 is a colour of houses, which the sentence need not name; %2 is a number.</extracomment>
        <translation>Усі будинки цього кольору (%2) вже в містечку; обери інший колір.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 houses; take one away before you lay another.</source>
        <translation>Будинків у головоломці щонайбільше %1; спершу прибери один, а тоді клади інший.</translation>
    </message>
    <message>
        <source>There is no house here.</source>
        <translation>Тут немає будинку.</translation>
    </message>
    <message>
        <source>Ghosts and kids stand on houses; choose a free one.</source>
        <translation>Привиди й діти стоять на будинках; обери вільний.</translation>
    </message>
    <message>
        <source>Somebody stands here already; choose a free house.</source>
        <translation>Тут уже хтось стоїть; обери вільний будинок.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 ghosts, and all are in the town.</source>
        <translation>Привидів у головоломці щонайбільше %1, і всі вже в містечку.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 kids, and all are in the town.</source>
        <translation>Дітей у головоломці щонайбільше %1, і всі вже в містечку.</translation>
    </message>
    <message>
        <source>Nobody stands here.</source>
        <translation>Тут ніхто не стоїть.</translation>
    </message>
    <message>
        <source>A puzzle has only regular cards.</source>
        <translation>У головоломці бувають лише звичайні карти.</translation>
    </message>
    <message>
        <source>This card is in the tray already.</source>
        <translation>Ця карта вже в лотку.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 cards; take one out of the tray first.</source>
        <translation>Карт у головоломці щонайбільше %1; спершу прибери одну з лотка.</translation>
    </message>
    <message>
        <source>This card is not in the tray.</source>
        <translation>Цієї карти немає в лотку.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 rounds.</source>
        <translation>У головоломці від %1 до %2 раундів.</translation>
    </message>
    <message>
        <source>The puzzle has that many rounds already.</source>
        <translation>У головоломці й так стільки раундів.</translation>
    </message>
    <message>
        <source>One person builds here.</source>
        <translation>Тут головоломку складає одна людина.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot next to another one, or to the bin.</source>
        <translation>Будинок клади на порожню клітинку поруч з іншим будинком або в кошик.</translation>
    </message>
    <message>
        <source>Ghosts and kids go to a free house, or to the bin.</source>
        <translation>Привидів і дітей став на вільний будинок або прибирай у кошик.</translation>
    </message>
    <message>
        <source>A card goes to the tray to be part of the puzzle, or to the bin to be taken out.</source>
        <translation>Клади карту в лоток, щоб додати її до головоломки, або в кошик, щоб прибрати.</translation>
    </message>
    <message>
        <source>Drag houses to the town, then ghosts and kids, and choose cards.</source>
        <translation>Перетягни в містечко будинки, потім привидів і дітей, а тоді обери карти.</translation>
    </message>
    <message>
        <source>Everything fits: it can be played.</source>
        <translation>Усіх обмежень дотримано: можна грати.</translation>
    </message>
    <message>
        <source>In the workshop</source>
        <translation>У майстерні</translation>
    </message>
    <message>
        <source>A house moves to another spot.</source>
        <translation>Будинок переїжджає на іншу клітинку.</translation>
    </message>
    <message>
        <source>A house is taken away.</source>
        <translation>Будинок прибирають.</translation>
    </message>
    <message>
        <source>A card is chosen.</source>
        <translation>До головоломки додають карту.</translation>
    </message>
    <message>
        <source>A card is put back.</source>
        <translation>Карту прибирають із головоломки.</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation>Раундів: %1</translation>
    </message>
    <message>
        <source>An orange house is laid.</source>
        <translation>У містечку з’являється помаранчевий будинок.</translation>
    </message>
    <message>
        <source>A violet house is laid.</source>
        <translation>У містечку з’являється фіолетовий будинок.</translation>
    </message>
    <message>
        <source>A green house is laid.</source>
        <translation>У містечку з’являється зелений будинок.</translation>
    </message>
    <message>
        <source>A blue house is laid.</source>
        <translation>У містечку з’являється синій будинок.</translation>
    </message>
    <message>
        <source>A ghost comes to the town.</source>
        <translation>Привид приходить у містечко.</translation>
    </message>
    <message>
        <source>A kid comes to the town.</source>
        <translation>Дитина приходить у містечко.</translation>
    </message>
    <message>
        <source>A ghost goes to another house.</source>
        <translation>Привид переходить на інший будинок.</translation>
    </message>
    <message>
        <source>A kid goes to another house.</source>
        <translation>Дитина переходить на інший будинок.</translation>
    </message>
    <message>
        <source>A ghost leaves the town.</source>
        <translation>Привид покидає містечко.</translation>
    </message>
    <message>
        <source>A kid leaves the town.</source>
        <translation>Дитина покидає містечко.</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>Своя головоломка</translation>
    </message>
    <message numerus="yes">
        <source>Ghosts, left: %n</source>
        <translation>
            <numerusform>Привиди, лишилося: %n</numerusform>
            <numerusform>Привиди, лишилося: %n</numerusform>
            <numerusform>Привиди, лишилося: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kids, left: %n</source>
        <translation>
            <numerusform>Діти, лишилося: %n</numerusform>
            <numerusform>Діти, лишилося: %n</numerusform>
            <numerusform>Діти, лишилося: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 houses that share edges.</source>
        <translation>У головоломці від %1 до %2 будинків, що мають спільні боки.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 ghosts.</source>
        <translation>У головоломці від %1 до %2 привидів.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 kids.</source>
        <translation>У головоломці від %1 до %2 дітей.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 cards, and no more rounds than cards.</source>
        <translation>У головоломці від %1 до %2 карт, а раундів не більше, ніж карт.</translation>
    </message>
    <message>
        <source>Drag it elsewhere, or to the bin.</source>
        <translation>Перетягни деінде або в кошик.</translation>
    </message>
    <message>
        <source>Bin: drop here what you want to take away</source>
        <translation>Кошик: клади сюди те, що хочеш прибрати</translation>
    </message>
    <message>
        <source>Tray with the cards of the puzzle</source>
        <translation>Лоток із картами головоломки</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Карти на вибір</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
</context>
</TS>
