<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Halloween Table</source>
        <translation>О программе Halloween Table</translation>
    </message>
    <message>
        <source>Halloween Table</source>
        <translation>Halloween Table</translation>
    </message>
    <message>
        <source>Version %1 · MIT licence</source>
        <translation>Версия %1 · лицензия MIT</translation>
    </message>
    <message>
        <source>Ghostly board games for people around one shared computer.</source>
        <translation>Настольные игры с привидениями для компании за одним компьютером.</translation>
    </message>
    <message>
        <source>This is a fan-made table: rules are retold in our own words, and all pictures are our own. It is not connected with the publishers. If you like a game, buy the box. The typeface is Manrope (SIL Open Font Licence).</source>
        <translation>Этот стол сделали поклонники игр: правила пересказаны своими словами, все рисунки тоже свои. С издательствами он не связан. Если игра тебе понравилась, купи коробку. Шрифт — Manrope (лицензия SIL Open Font License).</translation>
    </message>
    <message>
        <source>Made with Python and with Qt, which is used under the GNU LGPL, version 3. “Licences” shows its terms, and those of everything else in this program.</source>
        <translation>Программа создана с помощью Python и Qt; Qt используется на условиях GNU LGPL версии 3. Эти условия, а также условия для всего остального в программе покажет кнопка «Лицензии».</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>What could I do?</source>
        <translation>Что можно сделать?</translation>
    </message>
    <message>
        <source>There is nothing to do now.</source>
        <translation>Сейчас делать нечего.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Сейчас нельзя.</translation>
    </message>
    <message>
        <source>Done already.</source>
        <translation>Уже сделано.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Solved: %1 of %2</source>
        <translation>Решено: %1 из %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Головоломка %1</translation>
    </message>
    <message>
        <source>A streak (your longest: %1)</source>
        <translation>Серия (твоя лучшая: %1)</translation>
    </message>
    <message>
        <source>A streak: one after another</source>
        <translation>Серия: одна за другой</translation>
    </message>
    <message>
        <source>The puzzle of the day: %1</source>
        <translation>Головоломка дня: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Новые головоломки</translation>
    </message>
    <message>
        <source>How difficult?</source>
        <translation>Насколько сложная?</translation>
    </message>
    <message>
        <source>Make me one</source>
        <translation>Придумать</translation>
    </message>
    <message>
        <source>From a friend</source>
        <translation>От друзей</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>Код головоломки</translation>
    </message>
    <message>
        <source>Build one yourself</source>
        <translation>Составить свою головоломку</translation>
    </message>
    <message>
        <source>Show my times</source>
        <translation>Показывать время</translation>
    </message>
</context>
<context>
    <name>BestTimes</name>
    <message>
        <source>%1: %2. That is the time to beat!</source>
        <translation>%1: %2. Вот время, которое надо побить!</translation>
    </message>
    <message>
        <source>%1: %2. A new best! Before: %3 (%4).</source>
        <translation>%1: %2. Новое лучшее время! Было: %3 (%4).</translation>
    </message>
    <message>
        <source>%1: %2. The best so far: %3 (%4).</source>
        <translation>%1: %2. Пока лучшее время: %3 (%4).</translation>
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
        <translation>Назад к полке</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Кто играет?</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Твои головоломки</translation>
    </message>
</context>
<context>
    <name>BoooCastle</name>
    <message>
        <source>What lies on the table</source>
        <translation>Что лежит на столе</translation>
    </message>
    <message>
        <source>&lt;b&gt;The castle&lt;/b&gt;: nine tiles with rooms, corridors and walls, in a frame. &lt;a href=&quot;#BO-C&quot;&gt;A chapter of its own&lt;/a&gt; describes it.</source>
        <translation>&lt;b&gt;Замок&lt;/b&gt;: девять плиток с комнатами, коридорами и стенами, а вокруг них рамка. О нём рассказывает &lt;a href=&quot;#BO-C&quot;&gt;отдельная глава&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghost&lt;/b&gt;: there is only one, and all of you lead it.</source>
        <translation>&lt;b&gt;Привидение&lt;/b&gt;: оно только одно, и водите его вы все.</translation>
    </message>
    <message>
        <source>&lt;b&gt;15 guests&lt;/b&gt;, numbered 1 to 15. The back of each guest says in which room it turns up.</source>
        <translation>&lt;b&gt;15 гостей&lt;/b&gt; с номерами от 1 до 15. На обороте каждого гостя сказано, в какой комнате он появится.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6 wall tiles&lt;/b&gt;, one for each colour of the walls. At first they lie in the &lt;b&gt;reserve&lt;/b&gt;; later they wander from player to player.</source>
        <translation>&lt;b&gt;6 плиток стен&lt;/b&gt;, по одной на каждый цвет стен. Сначала они лежат в &lt;b&gt;запасе&lt;/b&gt;, а потом переходят от игрока к игроку.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 special tokens&lt;/b&gt;. Each has a trapdoor on one side and a transformation on the other; &lt;a href=&quot;#BO-1-tokens&quot;&gt;they help the ghost&lt;/a&gt; on its way.</source>
        <translation>&lt;b&gt;4 особых жетона&lt;/b&gt;. У каждого на одной стороне люк, на другой — превращение; &lt;a href=&quot;#BO-1-tokens&quot;&gt;они помогают привидению&lt;/a&gt; в пути.</translation>
    </message>
    <message>
        <source>Each of the six colours has its own pattern and its own sign too. White walls are plain, and their sign is a bone. Yellow ones have stripes and a star, red ones bricks and a flame, green ones a zigzag line and a leaf, blue ones dots and a drop, violet ones diamonds and a gem.</source>
        <translation>У каждого из шести цветов есть ещё свой узор и свой знак. Белые стены гладкие, их знак — кость. У жёлтых полосы и звезда, у красных кирпичи и пламя, у зелёных зигзаг и лист, у синих точки и капля, у фиолетовых ромбы и драгоценный камень.</translation>
    </message>
    <message>
        <source>The wall tiles, and below each a wall of its colour.</source>
        <translation>Плитки стен, и под каждой — стена её цвета.</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Замок</translation>
    </message>
    <message>
        <source>The castle has 6 rows of 6 rooms, on nine tiles with 2 × 2 rooms each. Coats of arms name the rows, from top to bottom: bat, key, rose, owl, crown, moon. Portraits name the columns, from left to right: countess, admiral, jester, bride, scholar, twins. The rooms have no doors. A ghost does not mind: it goes through the walls.</source>
        <translation>В замке 6 рядов по 6 комнат: это девять плиток, на каждой 2 × 2 комнаты. Ряды названы по гербам, сверху вниз: летучая мышь, ключ, роза, сова, корона, луна. Столбцы названы по портретам, слева направо: графиня, адмирал, шут, невеста, учёный, близнецы. Дверей в комнатах нет. Привидению они и не нужны: оно проходит сквозь стены.</translation>
    </message>
    <message>
        <source>A coat of arms and a portrait name a room. This guest is in the room of the rose and the bride.</source>
        <translation>Комнату называют герб и портрет. Этот гость — в комнате розы и невесты.</translation>
    </message>
    <message>
        <source>Corridors run around every room, and along the edge of the castle too. Where they meet there is a crossing, and from one crossing to the next leads a passage. We call rooms, crossings and passages &lt;b&gt;cells&lt;/b&gt;: a step takes the ghost from one cell to the next. The last corridor on the right and the last one at the bottom belong to the frame, all others to the tiles.</source>
        <translation>Вокруг каждой комнаты идут коридоры, и вдоль края замка тоже. Там, где они сходятся, — перекрёсток, а от перекрёстка к перекрёстку ведёт проход. Комнаты, перекрёстки и проходы мы называем &lt;b&gt;клетками&lt;/b&gt;: за один шаг привидение переходит с клетки на соседнюю. Крайний коридор справа и крайний коридор внизу относятся к рамке, все остальные — к плиткам.</translation>
    </message>
    <message>
        <source>A tile. 1: a room, 2: a crossing, 3: a passage, 4: a wall of a room, 5: a wall across a corridor.</source>
        <translation>Плитка замка. 1: комната, 2: перекрёсток, 3: проход, 4: стена комнаты, 5: стена поперёк коридора.</translation>
    </message>
    <message>
        <source>Each room has four walls, one on each side. On every tile two rooms have walls of four different colours. The other two rooms have one colour twice, so a way in this colour can lead right through them.</source>
        <translation>У каждой комнаты четыре стены, по одной с каждой стороны. На каждой плитке у двух комнат стены четырёх разных цветов. У двух других комнат один цвет встречается дважды, так что путь этого цвета может пройти прямо через них.</translation>
    </message>
    <message>
        <source>Some walls stand across a corridor: on every tile 5 of the 8 passages have one, next to the crossing above or to the left. In the corridors of the frame there are no walls at all.</source>
        <translation>Некоторые стены стоят поперёк коридора: на каждой плитке такая стена есть в 5 из 8 проходов, у перекрёстка сверху или слева. В коридорах рамки стен нет совсем.</translation>
    </message>
    <message>
        <source>No two of the nine tiles are alike. No colour is rare: on all tiles together there are 31 or 32 walls of each.</source>
        <translation>Все девять плиток замка разные. Редких цветов нет: на всех плитках вместе по 31 или 32 стены каждого цвета.</translation>
    </message>
    <message>
        <source>In the corridors the ghost moves freely until it comes to a wall. It goes straight through a wall, never slantwise: every step leads up, down, left or right.</source>
        <translation>По коридорам привидение движется свободно, пока не встретит стену. Сквозь стену оно проходит только прямо, никогда не наискосок: каждый шаг ведёт вверх, вниз, влево или вправо.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Программа раскладывает всё сама. Вот как она это делает и о чём можно договориться заранее.</translation>
    </message>
    <message>
        <source>Booo! is for 2 to 6 players. Whoever wears the most white is the first player; before the game you can also choose somebody, or let lots decide. One player alone can &lt;a href=&quot;#BO-P&quot;&gt;practise&lt;/a&gt;.</source>
        <translation>В «Бууу!» играют от 2 до 6 игроков. Первый игрок — тот, на ком больше всего белого; перед игрой можно и просто кого-нибудь выбрать или положиться на жребий. В одиночку можно &lt;a href=&quot;#BO-P&quot;&gt;тренироваться&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Chance decides where each of the nine tiles lies. All of them lie the same way up.</source>
        <translation>Где лежит каждая из девяти плиток замка, решает случай. Все они лежат одинаково, верхом в одну сторону.</translation>
    </message>
    <message>
        <source>The six wall tiles lie in the reserve.</source>
        <translation>Шесть плиток стен лежат в запасе.</translation>
    </message>
    <message>
        <source>The four special tokens lie in the rooms where the rows of the key and the crown meet the columns of the admiral and the scholar. Usually there are two trapdoors: one in the room of the key and the admiral, one in the room of the crown and the scholar. The other two tokens are transformations. You can also agree on no trapdoors, on three of them (one more in the room of the key and the scholar) or on four. For experts there are only three tokens, in usual rooms drawn by lot, or four tokens in any rooms drawn by lot. In both cases two of them are trapdoors.</source>
        <translation>Четыре особых жетона лежат в комнатах, где ряды ключа и короны пересекаются со столбцами адмирала и учёного. Обычно люков два: один в комнате ключа и адмирала, другой в комнате короны и учёного. Остальные два жетона — превращения. Можно договориться и играть без люков, с тремя люками (ещё один — в комнате ключа и учёного) или с четырьмя. Для знатоков есть ещё две возможности: только три жетона, в трёх из обычных комнат, или четыре жетона в любых комнатах замка. Какие это комнаты, решает жребий. В обоих случаях люков два.</translation>
    </message>
    <message>
        <source>A castle at the start: two trapdoors, two transformations, and the ghost on the middle tile.</source>
        <translation>Замок в начале партии: два люка, два превращения и привидение на средней плитке.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms of the middle tile. Chance draws it; if you like, you can agree that the first player chooses it.</source>
        <translation>Привидение начинает в одной из четырёх комнат средней плитки. В какой именно, решает случай; если хотите, договоритесь, что её выбирает первый игрок.</translation>
    </message>
    <message>
        <source>The guests lie in a stack, with number 1 on top. Two players play with guests 1 to 9, three or four with guests 1 to 12, five or six with all 15.</source>
        <translation>Гости лежат стопкой, номер 1 сверху. Двое играют с гостями 1–9, трое или четверо — с гостями 1–12, пятеро или шестеро — со всеми 15.</translation>
    </message>
    <message>
        <source>There are four routes, and one of them is drawn by lot for the whole game, unless you agree on one before. For each route the back of a guest names a coat of arms and a portrait: this is its room. On every route all guests have different rooms, and none of these is a usual room of a special token. From each guest to the next it is at least 3 rooms, rows and columns counted together, and to the first guest it is at least as far from every middle room.</source>
        <translation>Маршрутов четыре, и один из них выбирают по жребию на всю партию, если не договориться о каком-нибудь заранее. Для каждого маршрута на обороте гостя указаны герб и портрет: это его комната. На любом маршруте у всех гостей разные комнаты, и обычных комнат особых жетонов среди них нет. От каждого гостя до следующего не меньше 3 комнат, если считать ряды и столбцы вместе. Не меньше и от любой средней комнаты до первого гостя.</translation>
    </message>
</context>
<context>
    <name>BoooComputers</name>
    <message>
        <source>&lt;b&gt;Fair in a race.&lt;/b&gt; A computer could find a path in a blink, and you would never be first. So it looks for as long as people do: longer for a long path, and longer still for each change of colour and each jump. If best times are kept on this computer, it takes its pace from them.</source>
        <translation>&lt;b&gt;Честная гонка.&lt;/b&gt; Компьютер мог бы найти путь за мгновение, и тогда первым всегда был бы он. Поэтому он ищет так долго, как ищут люди: длинный путь&#xa0;— дольше, а каждая смена цвета и каждый прыжок прибавляют ещё. Если на этом компьютере сохранены лучшие времена, он равняется на них.</translation>
    </message>
    <message>
        <source>Computer players claim just as you do, and &lt;a href=&quot;#BO-1.3&quot;&gt;the first press counts&lt;/a&gt;. If they find no path in the time that they give themselves, they &lt;a href=&quot;#BO-1.12&quot;&gt;raise a hand&lt;/a&gt;. And they make honest mistakes: they name &lt;a href=&quot;#BO-1.4&quot;&gt;a colour that they may not use&lt;/a&gt;, or forget their path halfway.</source>
        <translation>Компьютерные игроки делают заявку так же, как и ты, и &lt;a href=&quot;#BO-1.3&quot;&gt;в счёт идёт первое нажатие&lt;/a&gt;. Если за отведённое себе время они не находят пути, то &lt;a href=&quot;#BO-1.12&quot;&gt;поднимают руку&lt;/a&gt;. И они честно ошибаются: называют &lt;a href=&quot;#BO-1.4&quot;&gt;цвет, который использовать нельзя&lt;/a&gt;, или забывают путь на полдороге.</translation>
    </message>
    <message>
        <source>A pause does not spoil a claim of theirs: when the game goes on, so do they.</source>
        <translation>Пауза не срывает их заявку: когда игра идёт дальше, идут дальше и они.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; If you practise, or are the only person among computers, the wand or &lt;b&gt;F10&lt;/b&gt; helps you to see a path: the first press names the colour it starts with, the second frames the rooms or walls it leads through, the third draws all of it. Each press counts as one hint, and the count is shown at the end. Nobody waits for you meanwhile, and a time reached with a hint is never a best time. Hints can be switched off before the game.</source>
        <translation>&lt;b&gt;Подсказки.&lt;/b&gt; Если тренируешься или играешь против одних компьютеров, палочка или &lt;b&gt;F10&lt;/b&gt; поможет увидеть путь: первое нажатие называет цвет, с которого он начинается, второе обводит комнаты или стены, через которые он ведёт, третье рисует его целиком. Каждое нажатие считается одной подсказкой, и в конце видно, сколько их было. Никто тем временем не ждёт, а время, достигнутое с подсказкой, никогда не становится лучшим. Подсказки можно выключить перед партией.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; takes its time, and about one claim in ten goes wrong. &lt;b&gt;Normal&lt;/b&gt; is quicker, and about one claim in twenty goes wrong. &lt;b&gt;Hard&lt;/b&gt; is quick indeed, and only about one claim in fifty goes wrong.</source>
        <translation>&lt;b&gt;Лёгкий&lt;/b&gt; уровень не торопится, и не удаётся ему примерно одна заявка из десяти. &lt;b&gt;Обычный&lt;/b&gt; быстрее, и у него не удаётся примерно одна из двадцати. &lt;b&gt;Трудный&lt;/b&gt; по-настоящему быстр, и не удаётся ему лишь одна заявка примерно из пятидесяти.</translation>
    </message>
</context>
<context>
    <name>BoooIntroduction</name>
    <message>
        <source>A ghost wants to scare every guest of the castle, but it can go only through walls of one colour. All of you search at once: whoever is the first to see a path shouts “Booo!” and leads the ghost there.</source>
        <translation>Привидение хочет напугать каждого гостя замка, но может проходить только сквозь стены одного цвета. Ищут все сразу: кто первым увидит путь, кричит «Бууу!» и ведёт им привидение.</translation>
    </message>
    <message numerus="yes">
        <source>%n castle tiles</source>
        <translation>
            <numerusform>%n плитка замка</numerusform>
            <numerusform>%n плитки замка</numerusform>
            <numerusform>%n плиток замка</numerusform>
        </translation>
    </message>
    <message>
        <source>the ghost</source>
        <translation>привидение</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n гость</numerusform>
            <numerusform>%n гостя</numerusform>
            <numerusform>%n гостей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n плитка стены</numerusform>
            <numerusform>%n плитки стены</numerusform>
            <numerusform>%n плиток стены</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tokens</source>
        <translation>
            <numerusform>%n особый жетон</numerusform>
            <numerusform>%n особых жетона</numerusform>
            <numerusform>%n особых жетонов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoooMinds</name>
    <message>
        <source>The ghost may start in any room of the middle tile.</source>
        <translation>Привидение может начинать с любой из четырёх комнат в середине.</translation>
    </message>
    <message>
        <source>Everybody is ready: the next guest may come.</source>
        <translation>Все готовы: следующий гость может входить.</translation>
    </message>
    <message numerus="yes">
        <source>There is a path of %n steps.</source>
        <translation>
            <numerusform>Есть путь в %n шаг.</numerusform>
            <numerusform>Есть путь в %n шага.</numerusform>
            <numerusform>Есть путь в %n шагов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The path has %n steps and starts with this colour: %1.</source>
        <translation>
            <numerusform>В пути %n шаг, и начинается он с этого цвета: %1.</numerusform>
            <numerusform>В пути %n шага, и начинается он с этого цвета: %1.</numerusform>
            <numerusform>В пути %n шагов, и начинается он с этого цвета: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the wall tile of this colour is their own: %1.</source>
        <translation>Промах: плитка стены этого цвета — своя: %1.</translation>
    </message>
    <message>
        <source>This step leads to the guest.</source>
        <translation>Этот шаг ведёт к гостю.</translation>
    </message>
    <message numerus="yes">
        <source>After this step %n steps are left.</source>
        <translation>
            <numerusform>После этого шага остаётся ещё %n.</numerusform>
            <numerusform>После этого шага остаётся ещё %n.</numerusform>
            <numerusform>После этого шага остаётся ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trapdoor leads to the guest.</source>
        <translation>Люк ведёт к гостю.</translation>
    </message>
    <message numerus="yes">
        <source>The trapdoor is on the path; after it %n steps are left.</source>
        <translation>
            <numerusform>Путь ведёт через люк; после него остаётся %n шаг.</numerusform>
            <numerusform>Путь ведёт через люк; после него остаётся %n шага.</numerusform>
            <numerusform>Путь ведёт через люк; после него остаётся %n шагов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the path another colour is needed: %1. Steps left: %n.</source>
        <translation>
            <numerusform>Дальше нужен другой цвет: %1. Осталось шагов: %n.</numerusform>
            <numerusform>Дальше нужен другой цвет: %1. Осталось шагов: %n.</numerusform>
            <numerusform>Дальше нужен другой цвет: %1. Осталось шагов: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: the rest of the path is forgotten.</source>
        <translation>Промах: остаток пути забыт.</translation>
    </message>
    <message>
        <source>From here there is no path to the guest.</source>
        <translation>Отсюда пути к гостю нет.</translation>
    </message>
    <message>
        <source>There is no path to this guest for you.</source>
        <translation>Для тебя пути к этому гостю нет.</translation>
    </message>
    <message>
        <source>There is no path to be seen; a raised hand says so.</source>
        <translation>Пути не видно; об этом говорит поднятая рука.</translation>
    </message>
    <message>
        <source>The hint says that there is no path.</source>
        <translation>Подсказка говорит, что пути нет.</translation>
    </message>
    <message>
        <source>The hint names a colour: there is something to look for again.</source>
        <translation>Подсказка называет цвет: снова есть что искать.</translation>
    </message>
</context>
<context>
    <name>BoooPractice</name>
    <message>
        <source>The whole castle</source>
        <translation>Весь замок</translation>
    </message>
    <message>
        <source>%1: %2 of %3 guests found</source>
        <extracomment>%1 is a name, %2 and %3 are numbers.</extracomment>
        <translation>%1: найдено %2 из %3 гостей</translation>
    </message>
    <message>
        <source>The same castle again</source>
        <translation>Ещё раз тот же замок</translation>
    </message>
</context>
<context>
    <name>BoooRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>О чём игра и как победить</translation>
    </message>
    <message>
        <source>Guests are staying overnight in an old castle, and its ghost is looking forward to giving each of them a fright. There is just one thing: the rooms have no doors, and on one walk the ghost can go through walls of one colour only.</source>
        <translation>В старом замке остались ночевать гости, и тамошнему привидению не терпится напугать каждого. Вот только дверей в комнатах нет, а за одну прогулку привидение может проходить сквозь стены лишь одного цвета.</translation>
    </message>
    <message>
        <source>So the ghost needs you. A guest turns up in some room, and all of you look at the castle at the same time, searching for a way to it. Whoever sees a way first claims the guest with a “Booo!”, names a colour and shows the way without hesitating.</source>
        <translation>Поэтому привидению нужны вы. В какой-нибудь комнате появляется гость, и все одновременно смотрят на замок и ищут к нему путь. Кто первым увидит путь, кричит «Бууу!» (это заявка на гостя), называет цвет и показывает путь, не мешкая.</translation>
    </message>
    <message>
        <source>If the way is right, you take the guest, and also the wall tile of your colour. This is an honour and a burden: you cannot use a colour while its wall tile lies in front of you.</source>
        <translation>Если путь верный, ты забираешь гостя, а с ним и плитку стены своего цвета. Это и честь, и обуза: пока плитка стены лежит перед тобой, её цвет использовать нельзя.</translation>
    </message>
    <message>
        <source>You win as soon as &lt;b&gt;four wall tiles&lt;/b&gt; or &lt;b&gt;five guests&lt;/b&gt; lie in front of you. If nobody gets that far, the most guests and wall tiles together decide.</source>
        <translation>Ты побеждаешь, как только перед тобой лежат &lt;b&gt;четыре плитки стен&lt;/b&gt; или &lt;b&gt;пять гостей&lt;/b&gt;. Если это никому не удаётся, побеждает тот, у кого больше всего гостей и плиток стен вместе.</translation>
    </message>
    <message>
        <source>A round: the search</source>
        <translation>Раунд: поиск</translation>
    </message>
    <message>
        <source>Each round is about one guest. You search for a way, somebody claims the guest and shows a way, and then the next round begins.</source>
        <translation>Каждый раунд — это один гость. Вы ищете путь, кто-то делает заявку на гостя и показывает путь, а затем начинается следующий раунд.</translation>
    </message>
    <message>
        <source>The first player turns the top guest over. It goes at once to the room that its back names for your route.</source>
        <translation>Первый игрок открывает верхнего гостя. Тот сразу отправляется в комнату, которая указана на его обороте для вашего маршрута.</translation>
    </message>
    <message>
        <source>All of you search at the same time, with your eyes only. Before a claim nobody touches the castle, and nobody follows a way with a finger.</source>
        <translation>Ищут все одновременно и только глазами. До заявки никто не трогает замок и не водит по нему пальцем.</translation>
    </message>
    <message>
        <source>Claiming the guest</source>
        <translation>Заявка на гостя</translation>
    </message>
    <message>
        <source>If you see a way, be the first to say so: press your claim key and shout “Booo!”. Then name the colour that your way starts with. The first key counts, and all the others are dead until your claim is over. If your hand is raised, claiming takes it down.</source>
        <translation>Видишь путь? Скажи об этом раньше всех: нажми свою клавишу заявки и крикни «Бууу!». Затем назови цвет, с которого начинается твой путь. В счёт идёт первая нажатая клавиша, остальные не действуют, пока твоя заявка не закончится. Если твоя рука поднята, с заявкой она опускается.</translation>
    </message>
    <message>
        <source>You may not use a colour while its wall tile lies in front of you, neither at the start nor anywhere on the way. If you name such a colour, or change to it, your claim fails.</source>
        <translation>Пока плитка стены лежит перед тобой, её цвет использовать нельзя: ни в начале, ни в любом другом месте пути. Если назвать такой цвет или сменить цвет на него, заявка не удаётся.</translation>
    </message>
    <message>
        <source>The colours to choose from. A sign warns you of those whose wall tiles lie in front of you.</source>
        <translation>Цвета на выбор. Знак предупреждает о тех, чьи плитки стен лежат перед тобой.</translation>
    </message>
    <message>
        <source>Showing the way</source>
        <translation>Показываем путь</translation>
    </message>
    <message>
        <source>Now show your way at once, step by step, from the ghost’s room to the guest’s room. Steps in the corridors are free. The ghost goes through a wall only if the wall has your colour.</source>
        <translation>Теперь сразу покажи свой путь, шаг за шагом, от комнаты привидения до комнаты гостя. По коридорам можно ходить свободно. Сквозь стену привидение проходит, только если она твоего цвета.</translation>
    </message>
    <message>
        <source>A right way. It goes through four walls, and all of them are violet.</source>
        <translation>Верный путь. Он ведёт сквозь четыре стены, и все они фиолетовые.</translation>
    </message>
    <message>
        <source>Do not hesitate. Usually you have 6 seconds to name your colour, 6 seconds for the first step and 4 seconds for each further step. A jump through a trapdoor and a change of colour are steps too. Your claim fails if the time is up, if you lead the ghost to a wall of another colour, or if you give up.</source>
        <translation>Не мешкай. Обычно у тебя есть 6 секунд, чтобы назвать цвет, 6 секунд на первый шаг и по 4 секунды на каждый следующий. Прыжок через люк и смена цвета — тоже шаги. Заявка не удаётся, если время вышло, если ты приводишь привидение к стене другого цвета или если сдаёшься.</translation>
    </message>
    <message>
        <source>A wrong wall at the end: the wall below the guest is white, not violet. The claim fails.</source>
        <translation>В конце — не та стена: стена под гостем белая, а не фиолетовая. Заявка не удаётся.</translation>
    </message>
    <message>
        <source>A failed claim costs nothing. The ghost goes back to where it started, and all of you go on searching, you too. If you agree on it before the game, whoever fails has to wait a little before the next claim.</source>
        <translation>За неудачную заявку не наказывают. Привидение возвращается туда, откуда начинало, и все продолжают искать, ты тоже. Если договориться об этом перед игрой, после неудачи нужно немного подождать до следующей заявки.</translation>
    </message>
    <message>
        <source>A way may lead through the same room more than once.</source>
        <translation>Путь может проходить через одну и ту же комнату несколько раз.</translation>
    </message>
    <message>
        <source>Trapdoors and transformations</source>
        <translation>Люки и превращения</translation>
    </message>
    <message>
        <source>Two kinds of special tokens make ways possible where none seems to be.</source>
        <translation>Два вида особых жетонов открывают путь там, где его, казалось бы, нет.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trapdoor.&lt;/b&gt; In a room with a trapdoor the ghost may go on as usual, or vanish and turn up in another room with a trapdoor. The colour stays the same. The room where the ghost starts counts too.</source>
        <translation>&lt;b&gt;Люк.&lt;/b&gt; В комнате с люком привидение может идти дальше как обычно, а может исчезнуть и появиться в другой комнате с люком. Цвет остаётся прежним. Комната, в которой привидение начинает, тоже подходит.</translation>
    </message>
    <message>
        <source>The ghost jumps from one trapdoor to another. Before and after that every wall on the way is blue.</source>
        <translation>Привидение прыгает из одного люка в другой. И до, и после прыжка все стены на пути синие.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Transformation.&lt;/b&gt; In a room with a transformation you may change the colour, and it holds from there on. The room where the ghost starts counts too, but the guest’s room never does: your way ends there.</source>
        <translation>&lt;b&gt;Превращение.&lt;/b&gt; В комнате с превращением можно сменить цвет, и дальше действует новый. Комната, в которой привидение начинает, тоже подходит, а комната гостя — никогда: там твой путь заканчивается.</translation>
    </message>
    <message>
        <source>Up to the transformation the walls on the way are red, from there on they are blue.</source>
        <translation>До превращения стены на пути красные, после него — синие.</translation>
    </message>
    <message>
        <source>You may use as many special tokens on one way as you like, or none at all.</source>
        <translation>На одном пути можно использовать сколько угодно особых жетонов или ни одного.</translation>
    </message>
    <message>
        <source>A way may consist of trapdoors alone and cross no wall. Then the colour that you named counts as its colour. This can only happen if special tokens lie in rooms drawn from the whole castle.</source>
        <translation>Путь может состоять из одних люков и не проходить ни сквозь одну стену. Тогда его цветом считается названный тобой цвет. Такое бывает, только если комнаты для особых жетонов выбраны по жребию из всего замка.</translation>
    </message>
    <message>
        <source>What you win</source>
        <translation>Награда</translation>
    </message>
    <message>
        <source>Your way is right as soon as the ghost enters the guest’s room. Take the guest and the wall tile of the colour with which your way ends. The wall tile comes from the reserve, or from whoever it lies in front of. The ghost stays in this room and starts from here next time.</source>
        <translation>Путь верен, как только привидение входит в комнату гостя. Возьми гостя и плитку стены того цвета, которым закончился твой путь. Плитку стены бери из запаса или у того, перед кем она лежит. Привидение остаётся в этой комнате и в следующий раз начинает отсюда.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You start with red, change to blue at a transformation and reach the guest. You take the blue wall tile, even if it lies in front of another player. For this player blue is free again; for you it is not.</source>
        <translation>&lt;b&gt;Пример.&lt;/b&gt; Ты начинаешь с красного, в комнате с превращением меняешь цвет на синий и доходишь до гостя. Ты берёшь синюю плитку стены, даже если она лежит перед другим игроком. Для него синий снова свободен, а для тебя — уже нет.</translation>
    </message>
    <message>
        <source>What lies in front of a player: guests, wall tiles, and the buttons with the two keys.</source>
        <translation>Что лежит перед игроком: гости, плитки стен и кнопки с двумя клавишами.</translation>
    </message>
    <message>
        <source>Then the next player clockwise is the first player.</source>
        <translation>Затем первым игроком становится следующий по часовой стрелке.</translation>
    </message>
    <message>
        <source>If there is no way</source>
        <translation>Если пути нет</translation>
    </message>
    <message>
        <source>Do you believe that there is no way? Then raise your hand: “No way!” You can take it down again. As soon as more than half of the hands are up, the search is over. The guest is out of the game, nobody gets it, and the ghost goes to the guest’s room. Then the table shows for each of you whether there was a way. During a claim raised hands have no effect. They stay up if it fails, and go down when the round ends.</source>
        <translation>Думаешь, что пути нет? Тогда подними руку: «Пути нет!» Её можно и опустить. Как только поднято больше половины рук, поиск окончен. Гость выбывает из игры и никому не достаётся, а привидение отправляется в комнату гостя. Затем стол показывает каждому, был ли для него путь. Во время заявки поднятые руки не действуют. Если она не удаётся, они остаются поднятыми, а в конце раунда опускаются.</translation>
    </message>
    <message>
        <source>More than half means: both of two players, two of three, three of four or five, four of six.</source>
        <translation>Больше половины — это оба игрока из двух, двое из трёх, трое из четырёх или пяти, четверо из шести.</translation>
    </message>
    <message>
        <source>Not everybody can use the same colours. So there may be a way for one player and none for another.</source>
        <translation>Не всем доступны одни и те же цвета. Поэтому для одного игрока путь может быть, а для другого — нет.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>If four wall tiles lie in front of you, you win at once.</source>
        <translation>Если перед тобой лежат четыре плитки стен, ты сразу побеждаешь.</translation>
    </message>
    <message>
        <source>If five guests lie in front of you, you win at once.</source>
        <translation>Если перед тобой лежат пять гостей, ты сразу побеждаешь.</translation>
    </message>
    <message>
        <source>If no guest is left, count your guests and your wall tiles together. Whoever has the most wins. If this is tied, the win goes to the one of these players who took a guest last. If nobody took any guest, all of you share the win.</source>
        <translation>Если гостей больше не осталось, каждый считает своих гостей и свои плитки стен вместе. У кого их больше всего, тот и побеждает. При ничьей побеждает тот из этих игроков, кто последним взял гостя. Если гостей не взял никто, победа общая.</translation>
    </message>
</context>
<context>
    <name>BoooScout</name>
    <message>
        <source>A path starts with this colour: %1.</source>
        <translation>Путь начинается с этого цвета: %1.</translation>
    </message>
    <message>
        <source>A path leads through the rooms with a frame.</source>
        <translation>Путь ведёт через комнаты в рамках.</translation>
    </message>
    <message>
        <source>A path leads through these rooms: %1.</source>
        <translation>Путь ведёт через такие комнаты: %1.</translation>
    </message>
    <message>
        <source>A path leads through the walls with a frame.</source>
        <translation>Путь ведёт через стены в рамках.</translation>
    </message>
    <message>
        <source>A path leads through walls of these colours: %1.</source>
        <translation>Путь ведёт через стены таких цветов: %1.</translation>
    </message>
    <message>
        <source>change of colour: %1</source>
        <extracomment>One stop of a path that is read aloud.</extracomment>
        <translation>смена цвета: %1</translation>
    </message>
    <message>
        <source>%1 From place to place: %2.</source>
        <extracomment>Said aloud: %1 is a sentence on a path, %2 are its places, one after the other.</extracomment>
        <translation>%1 От места к месту: %2.</translation>
    </message>
</context>
<context>
    <name>BoooTable</name>
    <message>
        <source>How to use the table</source>
        <translation>Как пользоваться столом</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your keys.&lt;/b&gt; All of you sit around one computer, and each of you has two keys: one to claim the guest, one to raise your hand. Before you see the castle, press your keys once to try them. If you want another key, click the old one first; take keys that are easy to reach and not too close to those of your neighbours. A button at the top of the table brings you back to the keys at any time.</source>
        <translation>&lt;b&gt;Свои клавиши.&lt;/b&gt; Все сидят вокруг одного компьютера, и у каждого две клавиши: одна для заявки на гостя, другая, чтобы поднять руку. Прежде чем откроется замок, каждый нажимает свои клавиши по разу, чтобы их проверить. Если хочешь другую клавишу, сначала щёлкни по прежней; выбирай такие, до которых легко дотянуться и которые не слишком близко к клавишам соседей. Кнопка вверху стола в любой момент возвращает к клавишам.</translation>
    </message>
    <message>
        <source>At first the player in seat 1 has &lt;b&gt;Q&lt;/b&gt; to claim and &lt;b&gt;W&lt;/b&gt; to raise a hand, seat 2 has &lt;b&gt;P&lt;/b&gt; and &lt;b&gt;O&lt;/b&gt;, seat 3 &lt;b&gt;Z&lt;/b&gt; and &lt;b&gt;X&lt;/b&gt;, seat 4 &lt;b&gt;M&lt;/b&gt; and &lt;b&gt;N&lt;/b&gt;, seat 5 &lt;b&gt;T&lt;/b&gt; and &lt;b&gt;Y&lt;/b&gt;, seat 6 &lt;b&gt;V&lt;/b&gt; and &lt;b&gt;B&lt;/b&gt;; on some keyboards other letters are in these places. Any letter, digit or sign will do, but not the arrow keys, &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, &lt;b&gt;Space&lt;/b&gt; or &lt;b&gt;F1&lt;/b&gt; to &lt;b&gt;F12&lt;/b&gt;: the program needs them.</source>
        <translation>Сначала у игрока на месте 1 клавиша заявки — &lt;b&gt;Q&lt;/b&gt;, а клавиша руки — &lt;b&gt;W&lt;/b&gt;; на месте 2 это &lt;b&gt;P&lt;/b&gt; и &lt;b&gt;O&lt;/b&gt;, на месте 3 — &lt;b&gt;Z&lt;/b&gt; и &lt;b&gt;X&lt;/b&gt;, на месте 4 — &lt;b&gt;M&lt;/b&gt; и &lt;b&gt;N&lt;/b&gt;, на месте 5 — &lt;b&gt;T&lt;/b&gt; и &lt;b&gt;Y&lt;/b&gt;, на месте 6 — &lt;b&gt;V&lt;/b&gt; и &lt;b&gt;B&lt;/b&gt;; на некоторых клавиатурах на этих клавишах другие буквы. Подойдёт любая буква, цифра или знак, но не клавиши со стрелками, &lt;b&gt;Tab&lt;/b&gt;, &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Esc&lt;/b&gt;, &lt;b&gt;пробел&lt;/b&gt; и клавиши от &lt;b&gt;F1&lt;/b&gt; до &lt;b&gt;F12&lt;/b&gt;: они нужны программе.</translation>
    </message>
    <message>
        <source>Your panel shows your keys on two buttons. You can also press these buttons, with the mouse or with a finger on a touch screen.</source>
        <translation>Твои клавиши показаны на двух кнопках перед тобой. Эти кнопки можно и нажимать: мышью или пальцем на сенсорном экране.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The next guest.&lt;/b&gt; When everybody is ready, the first player turns the next guest over with &lt;b&gt;Space&lt;/b&gt; or with the big button.</source>
        <translation>&lt;b&gt;Следующий гость.&lt;/b&gt; Когда все готовы, первый игрок открывает следующего гостя: нажимает &lt;b&gt;пробел&lt;/b&gt; или большую кнопку.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Naming the colour.&lt;/b&gt; After your claim six buttons appear, one for each colour. Press one of them, or one of the keys &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;6&lt;/b&gt;. Your own wall tiles lie above the buttons as a warning.</source>
        <translation>&lt;b&gt;Как назвать цвет.&lt;/b&gt; После твоей заявки появляются шесть кнопок, по одной на каждый цвет. Нажми одну из них или одну из клавиш от &lt;b&gt;1&lt;/b&gt; до &lt;b&gt;6&lt;/b&gt;. Твои плитки стен лежат над кнопками как предупреждение.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the mouse.&lt;/b&gt; Drag the ghost along your way, or click cell after cell; you can also click a cell farther on in a straight line. A finger on a touch screen does the same. To jump, press another trapdoor or its button, and to change the colour, press the button of the new one: both work when the ghost is in the right room.</source>
        <translation>&lt;b&gt;Показать путь мышью.&lt;/b&gt; Тяни привидение вдоль своего пути или щёлкай по клеткам, одной за другой; можно щёлкнуть и по клетке подальше, если она на одной прямой с привидением. То же самое делает палец на сенсорном экране. Чтобы прыгнуть, нажми на другой люк или на его кнопку, а чтобы сменить цвет, нажми кнопку нового цвета: и то и другое работает, когда привидение в подходящей комнате.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Showing the way with the keyboard.&lt;/b&gt; Each &lt;b&gt;arrow key&lt;/b&gt; is one step. &lt;b&gt;Tab&lt;/b&gt; goes from button to button, and &lt;b&gt;Enter&lt;/b&gt; presses the one you are at.</source>
        <translation>&lt;b&gt;Показать путь клавиатурой.&lt;/b&gt; Каждое нажатие &lt;b&gt;клавиши со стрелкой&lt;/b&gt; — один шаг. &lt;b&gt;Tab&lt;/b&gt; ведёт от кнопки к кнопке, а &lt;b&gt;Enter&lt;/b&gt; нажимает выбранную.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is taken back.&lt;/b&gt; Booo! is a race, and everybody has seen what happened. So there is no undo here.</source>
        <translation>&lt;b&gt;Назад ничего не берут.&lt;/b&gt; «Бууу!» — это гонка, и все видели, что произошло. Поэтому отменить здесь ничего нельзя.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The log&lt;/b&gt; keeps what happened: who claimed a guest, with which colour, and how it ended.</source>
        <translation>&lt;b&gt;Журнал&lt;/b&gt; хранит всё, что было: кто делал заявку на гостя, с каким цветом и чем это кончилось.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Other keys.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; opens this rulebook, &lt;b&gt;F2&lt;/b&gt; pauses the game, &lt;b&gt;F11&lt;/b&gt; fills the screen. With the mouse wheel you look closer or farther.</source>
        <translation>&lt;b&gt;Другие клавиши.&lt;/b&gt; &lt;b&gt;F1&lt;/b&gt; открывает эти правила, &lt;b&gt;F2&lt;/b&gt; ставит игру на паузу, &lt;b&gt;F11&lt;/b&gt; разворачивает окно на весь экран. Колесо мыши приближает и отдаляет.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Партия сохраняется&lt;/b&gt; после каждого действия. Выходи когда угодно: она подождёт на полке, и там же её можно сохранить в файл.</translation>
    </message>
    <message>
        <source>Clocks and pauses</source>
        <translation>Часы и паузы</translation>
    </message>
    <message>
        <source>You agree on these settings before the game, and each of them can be switched off. With small children play without clocks.</source>
        <translation>Об этих настройках договариваются перед игрой, и каждую из них можно выключить. С маленькими детьми играйте без часов.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The clocks of a claim.&lt;/b&gt; A ring shows how much time is left: usually 6 seconds to name the colour, 6 for the first step and 4 for each further one (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). You can choose other times.</source>
        <translation>&lt;b&gt;Часы заявки.&lt;/b&gt; Кольцо показывает, сколько времени осталось: обычно это 6 секунд, чтобы назвать цвет, 6 на первый шаг и по 4 на каждый следующий (&lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;). Можно выбрать и другое время.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The wait.&lt;/b&gt; If you like, whoever fails has to wait 5, 10 or 15 seconds before the next claim (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). This helps against claims made on the off chance. Usually there is no wait.</source>
        <translation>&lt;b&gt;Ожидание.&lt;/b&gt; Если хотите, после неудачи нужно ждать 5, 10 или 15 секунд до следующей заявки (&lt;a href=&quot;#BO-1.10&quot;&gt;BO-1.10&lt;/a&gt;). Это помогает против заявок наугад. Обычно ждать не нужно.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The hint.&lt;/b&gt; If you like, the table helps 30, 60 or 120 seconds after the guest has turned up. It names a colour with which a way starts, or says that there is none. Mind that the table does not ask whose wall tile it is: perhaps you may not use this colour. Usually there is no hint.</source>
        <translation>&lt;b&gt;Подсказка.&lt;/b&gt; Если хотите, стол помогает через 30, 60 или 120 секунд после появления гостя. Он называет цвет, с которого начинается один из путей, или говорит, что пути нет. Учти: стол не смотрит, перед кем лежит плитка стены этого цвета, — возможно, тебе он запрещён. Обычно подсказки нет.</translation>
    </message>
    <message>
        <source>Practice alone</source>
        <translation>Тренировка в одиночку</translation>
    </message>
    <message>
        <source>In practice there are no claims, no wall tiles and no raised hands. Turn a guest over, and a stopwatch starts. Find a way, name any colour you like and show the way, with special tokens as usual. There is no clock for the steps. If you come to a wall of another colour, you start again from the ghost’s room, and the stopwatch goes on. If you find no way, let the table show it to you; then the guest is lost. After every guest you see a shortest way, if there is one: no other has fewer steps, jumps and changes counted together.</source>
        <translation>На тренировке нет ни заявок, ни плиток стен, ни поднятых рук. Открой гостя — и секундомер пошёл. Найди путь, назови любой цвет и покажи путь; особые жетоны действуют как обычно. Часов для шагов нет. Если упрёшься в стену другого цвета, начинаешь снова из комнаты привидения, а секундомер идёт дальше. Если путь не находится, пусть его покажет стол; тогда гость потерян. После каждого гостя ты видишь один из кратчайших путей, если путь есть: меньшим числом шагов, прыжков и смен цвета, вместе взятых, не обойтись.</translation>
    </message>
    <message>
        <source>Every castle has a castle code. For each code the table keeps the best time for every guest, and for the whole castle if you find all nine guests, together with the number of steps. So you can try to beat yourself, or compare with others: whoever enters the code of a castle before a new game meets the same guests in the same castle. A few words of your own are a code, too.</source>
        <translation>У каждого замка есть код замка. Для каждого кода стол хранит лучшее время по каждому гостю, а если найдены все девять гостей, то и по всему замку, вместе с числом шагов. Так можно побить собственное время или сравнить себя с другими: кто введёт код замка перед новой партией, встретит тех же гостей в том же замке. Несколько своих слов тоже годятся как код.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: No rule forbids coming back to a room, and we see no reason to forbid it.</source>
        <translation>&lt;a href=&quot;#BO-3.2&quot;&gt;BO-3.2&lt;/a&gt;: Возвращаться в комнату не запрещает ни одно правило, и мы не видим причин для запрета.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Советы для первых партий</translation>
    </message>
    <message>
        <source>&lt;b&gt;How near you are.&lt;/b&gt; Your panel also has four slots for wall tiles and five for guests: fill either row, and you win. If only one is missing, its slot shines.</source>
        <translation>&lt;b&gt;Сколько ещё не хватает.&lt;/b&gt; Перед тобой также четыре ячейки для плиток стен и пять для гостей: заполни любой из этих рядов&#xa0;— и ты победишь. Если не хватает только одного, его ячейка светится.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seeing it again.&lt;/b&gt; A right way stays on the table until the next guest comes. Of a wrong one you see for a moment how it went; the wall that ended it stays marked. If the raised hands end a search although there was a way, the table shows you a shortest one.</source>
        <translation>&lt;b&gt;Ещё раз для всех.&lt;/b&gt; Верный путь остаётся на столе, пока не придёт следующий гость. Неверный виден ещё мгновение, а стена, на которой он кончился, остаётся отмеченной. Если поиск закончили поднятые руки, а путь всё-таки был, стол показывает один из кратчайших.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost by a hair.&lt;/b&gt; If your key comes less than half a second after somebody else’s, the table tells you by how many hundredths of a second you were late.</source>
        <translation>&lt;b&gt;На волосок.&lt;/b&gt; Если твоя клавиша нажата меньше чем через полсекунды после чужой, стол скажет, на сколько сотых секунды это позже.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The pause.&lt;/b&gt; &lt;b&gt;F2&lt;/b&gt; or the button at the top pauses the game, and so does opening this rulebook. Then all clocks stop and the castle is covered, so that nobody can search in secret. While the clock runs for a claim nobody can pause: it is over in a moment.</source>
        <translation>&lt;b&gt;Пауза.&lt;/b&gt; &lt;b&gt;F2&lt;/b&gt; или кнопка вверху ставит игру на паузу; если открыть эти правила, пауза тоже начнётся. Пока она длится, все часы стоят, а замок закрыт, чтобы никто не искал тайком. Пока для заявки идёт время, паузы нет: через мгновение всё решится.</translation>
    </message>
    <message>
        <source>If you go to another window or close the program, a claim that is under way has failed. It costs nothing, not even a wait. The castle stays covered until all of you are ready, and then the search goes on.</source>
        <translation>Если перейти в другое окно или закрыть программу, начатая заявка не удаётся. За это не наказывают: даже ждать не нужно. Замок остаётся закрытым, пока все не будут готовы, а затем поиск продолжается.</translation>
    </message>
    <message>
        <source>Choose Practice when you begin a game. It is a good way to learn how to read the castle.</source>
        <translation>Начиная партию, выбери «Тренировку». Так удобно учиться читать замок.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Compare two rooms.&lt;/b&gt; Without special tokens your colour must be on a wall of the ghost’s room and on a wall of the guest’s room. Often only two or three colours are left to try.</source>
        <translation>&lt;b&gt;Сравни две комнаты.&lt;/b&gt; Без особых жетонов твой цвет должен быть и на стене комнаты привидения, и на стене комнаты гостя. Часто остаётся проверить всего два или три цвета.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search backwards.&lt;/b&gt; Begin at the guest and look where its walls lead. Sometimes this is easier than to begin at the ghost.</source>
        <translation>&lt;b&gt;Ищи с конца.&lt;/b&gt; Начни от гостя и посмотри, куда ведут стены его комнаты. Иногда это легче, чем начинать от привидения.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Know the free corridors.&lt;/b&gt; No wall ever stands across the corridor along the right edge of the castle, nor across the one along the lower edge (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</source>
        <translation>&lt;b&gt;Помни о свободных коридорах.&lt;/b&gt; Поперёк коридора вдоль правого края замка стен не бывает никогда, как и поперёк коридора вдоль нижнего края (&lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the prize.&lt;/b&gt; The wall tile that you take is a colour less for you and a colour more for its last owner. With a transformation you can choose which one it will be.</source>
        <translation>&lt;b&gt;Думай о награде.&lt;/b&gt; Каждая взятая плитка стены — это на один цвет меньше для тебя и на один цвет больше для прежнего владельца. С превращением можно выбрать, какой она будет.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Claim when you know the way to its end.&lt;/b&gt; Once you have called, there is hardly any time to search.</source>
        <translation>&lt;b&gt;Делай заявку, когда знаешь путь до конца.&lt;/b&gt; После «Бууу!» искать уже почти некогда.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Решения этого стола</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Решение стола — это то, что мы решили сами. Мы делали это там, где известные нам правила оригинальной игры молчат или полагаются на рисунок, которого у нас нет. Вот все такие решения и причина каждого из них, чтобы их можно было отличить от остальных правил.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: The castle is our own, because the original tiles are not available to us. We tried out many castles until most ways took some searching and no colour was better than another. Coats of arms and portraits are ours too.</source>
        <translation>&lt;a href=&quot;#BO-C2&quot;&gt;BO-C2&lt;/a&gt;, &lt;a href=&quot;#BO-C3&quot;&gt;BO-C3&lt;/a&gt;, &lt;a href=&quot;#BO-C4&quot;&gt;BO-C4&lt;/a&gt;, &lt;a href=&quot;#BO-C5&quot;&gt;BO-C5&lt;/a&gt;: Замок мы придумали сами, потому что плитки оригинала нам недоступны. Мы перепробовали много замков, пока не нашли такой, где большинство путей приходится поискать и ни один цвет не лучше другого. Гербы и портреты тоже наши.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: Only a picture shows where the special tokens lie, and we do not have it. In these four rooms they are equally far from the middle, and each lies in another corner tile. What is said of three tokens and of rooms drawn by lot is our reading of the advice to experts.</source>
        <translation>&lt;a href=&quot;#BO-S4&quot;&gt;BO-S4&lt;/a&gt;: Где лежат особые жетоны, видно только на рисунке, а его у нас нет. В этих четырёх комнатах они одинаково далеко от середины, и каждый лежит на своей угловой плитке. То, что сказано о трёх жетонах и о комнатах по жребию, — это наше прочтение совета для знатоков.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: The number of guests for five players is not mentioned. We use all of them, as for six.</source>
        <translation>&lt;a href=&quot;#BO-S6&quot;&gt;BO-S6&lt;/a&gt;: Сколько гостей нужно для пяти игроков, не сказано. Мы берём всех, как для шести.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: We made the four routes, because we do not have the backs of the guests. Guests that follow each other are not close together, so that each way is worth a search.</source>
        <translation>&lt;a href=&quot;#BO-S7&quot;&gt;BO-S7&lt;/a&gt;: Четыре маршрута придумали мы, потому что оборотов гостей у нас нет. Гости, которые идут друг за другом, не оказываются рядом, так что каждый путь стоит поисков.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: A special token in the room where the ghost starts can be used, because the ghost is in its room as in any other. In the guest’s room the way is already over, so nothing can be changed there.</source>
        <translation>&lt;a href=&quot;#BO-1.6&quot;&gt;BO-1.6&lt;/a&gt;, &lt;a href=&quot;#BO-1.7&quot;&gt;BO-1.7&lt;/a&gt;: Особый жетон в комнате, где привидение начинает, можно использовать, ведь привидение находится в ней, как и в любой другой. А в комнате гостя путь уже окончен, и менять там нечего.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: If nobody took any guest, nobody took one last. So all of you share the win.</source>
        <translation>&lt;a href=&quot;#BO-2.3&quot;&gt;BO-2.3&lt;/a&gt;: Если гостей не взял никто, то и последним их никто не брал. Поэтому победа общая.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: A way without walls has no wall to show its colour, so the named colour decides which wall tile you take.</source>
        <translation>&lt;a href=&quot;#BO-3.1&quot;&gt;BO-3.1&lt;/a&gt;: На пути без стен нет стены, которая показала бы его цвет, поэтому, какую плитку стены взять, решает названный цвет.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: Nobody should lose anything because the telephone rings. The claim ends all the same, because in a pause one can think at leisure.</source>
        <translation>&lt;a href=&quot;#BO-3.3&quot;&gt;BO-3.3&lt;/a&gt;: Никто не должен ничего терять из-за телефонного звонка. Но заявка всё равно заканчивается, потому что на паузе можно спокойно подумать.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: The original game has no practice for one player. We added it.</source>
        <translation>&lt;a href=&quot;#BO-P1&quot;&gt;BO-P1&lt;/a&gt;, &lt;a href=&quot;#BO-P2&quot;&gt;BO-P2&lt;/a&gt;: В оригинальной игре тренировки для одного игрока нет. Её добавили мы.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: The keys, the seconds, the wait and the hint belong to this table. Around a real castle you just listen and decide together who was first and who hesitates.</source>
        <translation>&lt;a href=&quot;#BO-1.3&quot;&gt;BO-1.3&lt;/a&gt;, &lt;a href=&quot;#BO-1.9&quot;&gt;BO-1.9&lt;/a&gt;: Клавиши, секунды, ожидание и подсказка есть только за этим столом. За столом с настоящим замком вы просто слушаете и вместе решаете, кто был первым и кто мешкает.</translation>
    </message>
</context>
<context>
    <name>BoooTips</name>
    <message>
        <source>The ghost goes freely along corridors, but only through walls of one colour.</source>
        <translation>По коридорам привидение ходит свободно, а сквозь стены — только одного цвета.</translation>
    </message>
    <message>
        <source>Room %1. Whoever leads the ghost here first gets the guest.</source>
        <translation>Комната %1. Кто первым приведёт сюда привидение, получает гостя.</translation>
    </message>
    <message>
        <source>Room %1. Lead the ghost here.</source>
        <translation>Комната %1. Приведи сюда привидение.</translation>
    </message>
    <message>
        <source>%1: a guest, 1 point. Whoever has %2 guests wins at once.</source>
        <translation>%1: гость, 1 очко. Кто имеет %2 гостей, сразу побеждает.</translation>
    </message>
    <message>
        <source>This wall tile, 1 point, goes to whoever ends a way with its colour. Whoever has %1 wall tiles wins at once.</source>
        <translation>Эта плитка стены, 1 очко, достанется тому, кто закончит путь её цветом. Кто имеет %1 плитки стен, сразу побеждает.</translation>
    </message>
    <message>
        <source>%1: a wall tile, 1 point. Its owner may not use this colour; whoever ends a way with it takes the tile away.</source>
        <translation>%1: плитка стены, 1 очко. Её владелец не может идти этим цветом; кто закончит им путь, забирает плитку.</translation>
    </message>
    <message>
        <source>Trapdoor: from here the ghost may jump to another one. The colour stays.</source>
        <translation>Люк: отсюда привидение может прыгнуть к другому люку. Цвет остаётся.</translation>
    </message>
    <message>
        <source>Transformation: here the colour may change for the rest of the way.</source>
        <translation>Превращение: здесь можно сменить цвет на остаток пути.</translation>
    </message>
    <message>
        <source>All rooms of this row: %1</source>
        <translation>Все комнаты этого ряда: %1</translation>
    </message>
    <message>
        <source>All rooms of this column: %1</source>
        <translation>Все комнаты этого столбца: %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2 of %3, wall tiles: %4 of %5. Whoever fills a row wins at once.</source>
        <translation>%1. Гостей: %2 из %3, плиток стен: %4 из %5. Кто заполнит ряд, сразу побеждает.</translation>
    </message>
    <message>
        <source>You have this wall tile: a way with this colour fails.</source>
        <translation>Эта плитка стены — твоя: путь этим цветом не удастся.</translation>
    </message>
    <message>
        <source>The claim fails, which costs nothing; everybody searches on.</source>
        <translation>Заявка не удаётся, но это ничего не стоит; все ищут дальше.</translation>
    </message>
</context>
<context>
    <name>BoooVariants</name>
    <message>
        <source>Time for the first step</source>
        <translation>Время на первый шаг</translation>
    </message>
    <message>
        <source>For naming the colour, and for the first step of the way.</source>
        <translation>Чтобы назвать цвет и чтобы сделать первый шаг пути.</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>Time for each further step</source>
        <translation>Время на другие шаги</translation>
    </message>
    <message>
        <source>Whoever hesitates longer has failed.</source>
        <translation>Кто мешкает дольше, у того заявка не удаётся.</translation>
    </message>
    <message>
        <source>Wait after a failed claim</source>
        <translation>Пауза после неудачной заявки</translation>
    </message>
    <message>
        <source>How long somebody who failed may not claim again.</source>
        <translation>Сколько после неудачи нельзя делать новую заявку.</translation>
    </message>
    <message>
        <source>No wait</source>
        <translation>Без ожидания</translation>
    </message>
    <message>
        <source>Colour hint</source>
        <translation>Подсказка цвета</translation>
    </message>
    <message>
        <source>This long after the guest has come, the table names a colour.</source>
        <translation>Через столько времени после прихода гостя стол называет цвет.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Choose where the ghost starts</source>
        <translation>Выбрать, где начинает привидение</translation>
    </message>
    <message>
        <source>The first player puts it into one of the four rooms in the middle.</source>
        <translation>Первый игрок ставит его в одну из четырёх комнат в середине.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>По жребию</translation>
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
        <translation>От него зависит, в какие комнаты приходят гости.</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Особые жетоны</translation>
    </message>
    <message>
        <source>Two trapdoors, two transformations</source>
        <translation>Два люка, два превращения</translation>
    </message>
    <message>
        <source>The usual game.</source>
        <translation>Обычная игра.</translation>
    </message>
    <message>
        <source>Four transformations</source>
        <translation>Четыре превращения</translation>
    </message>
    <message>
        <source>The colour can change in four rooms.</source>
        <translation>Сменить цвет можно в четырёх комнатах.</translation>
    </message>
    <message>
        <source>Three trapdoors, one transformation</source>
        <translation>Три люка, одно превращение</translation>
    </message>
    <message>
        <source>More jumps, fewer changes.</source>
        <translation>Больше прыжков, меньше смен цвета.</translation>
    </message>
    <message>
        <source>Four trapdoors</source>
        <translation>Четыре люка</translation>
    </message>
    <message>
        <source>The colour never changes.</source>
        <translation>Цвет никогда не меняется.</translation>
    </message>
    <message>
        <source>Three tokens</source>
        <translation>Три жетона</translation>
    </message>
    <message>
        <source>For experts: one of the four rooms stays without a token.</source>
        <translation>Для знатоков: одна из четырёх комнат остаётся без жетона.</translation>
    </message>
    <message>
        <source>Tokens anywhere</source>
        <translation>Жетоны где угодно</translation>
    </message>
    <message>
        <source>For experts: chance puts them into any rooms.</source>
        <translation>Для знатоков: случай кладёт их в любые комнаты.</translation>
    </message>
</context>
<context>
    <name>BoooVoice</name>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>фиолетовый</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>летучая мышь</translation>
    </message>
    <message>
        <source>key</source>
        <translation>ключ</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>роза</translation>
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
        <translation>луна</translation>
    </message>
    <message>
        <source>countess</source>
        <translation>графиня</translation>
    </message>
    <message>
        <source>admiral</source>
        <translation>адмирал</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>шут</translation>
    </message>
    <message>
        <source>bride</source>
        <translation>невеста</translation>
    </message>
    <message>
        <source>scholar</source>
        <translation>учёный</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>близнецы</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>«%1&#xa0;— %2»</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Комната %1</translation>
    </message>
    <message>
        <source>Corridor, row %1, column %2</source>
        <translation>Коридор, ряд %1, столбец %2</translation>
    </message>
    <message>
        <source>The ghost. %1</source>
        <translation>Привидение. %1</translation>
    </message>
    <message>
        <source>Guest %1</source>
        <translation>Гость %1</translation>
    </message>
    <message>
        <source>A guest still to come</source>
        <translation>Гость, который ещё не пришёл</translation>
    </message>
    <message>
        <source>Wall tile: %1</source>
        <translation>Плитка стены, цвет: %1</translation>
    </message>
    <message>
        <source>Trapdoor in the room %1</source>
        <translation>Люк в комнате %1</translation>
    </message>
    <message>
        <source>Transformation in the room %1</source>
        <translation>Превращение в комнате %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guests are still to come</source>
        <translation>
            <numerusform>Впереди ещё %n гость</numerusform>
            <numerusform>Впереди ещё %n гостя</numerusform>
            <numerusform>Впереди ещё %n гостей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guests that nobody got</source>
        <translation>
            <numerusform>Никому не достался %n гость</numerusform>
            <numerusform>Никому не достались %n гостя</numerusform>
            <numerusform>Никому не досталось %n гостей</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall tiles that nobody has yet</source>
        <translation>Плитки стен, которых ещё ни у кого нет</translation>
    </message>
    <message>
        <source>Castle %1</source>
        <translation>Замок %1</translation>
    </message>
    <message>
        <source>%1. Guests: %2, wall tiles: %3</source>
        <translation>%1. Гости: %2, плитки стен: %3</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Бууу!</translation>
    </message>
    <message>
        <source>%1 sees a way</source>
        <translation>%1 видит путь</translation>
    </message>
    <message>
        <source>I see a way! Your key does the same.</source>
        <translation>Вижу путь! Твоя клавиша делает то же самое.</translation>
    </message>
    <message>
        <source>Hand is up</source>
        <translation>Рука поднята</translation>
    </message>
    <message>
        <source>No way!</source>
        <translation>Пути нет!</translation>
    </message>
    <message>
        <source>%1 takes the hand down</source>
        <translation>%1 опускает руку</translation>
    </message>
    <message>
        <source>%1 sees no way</source>
        <translation>%1 не видит пути</translation>
    </message>
    <message>
        <source>I think that there is no way. Your key does the same; again takes it back.</source>
        <translation>Думаю, что пути нет. Твоя клавиша делает то же самое; ещё одно нажатие опускает руку.</translation>
    </message>
    <message>
        <source>Ready? Turn guest %1 over</source>
        <translation>Всё готово? Открыть гостя %1</translation>
    </message>
    <message>
        <source>Everybody ready? Turn guest %1 over</source>
        <translation>Все готовы? Открыть гостя %1</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Клавиша: пробел</translation>
    </message>
    <message>
        <source>Show me the way</source>
        <translation>Покажи мне путь</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Let this guest go and look at a shortest way?</source>
        <translation>Отпустить этого гостя и посмотреть кратчайший путь?</translation>
    </message>
    <message>
        <source>Through the trapdoor to the room %1</source>
        <translation>Через люк в комнату %1</translation>
    </message>
    <message>
        <source>Not these:</source>
        <translation>Не эти:</translation>
    </message>
    <message>
        <source>Every colour is free for you</source>
        <translation>Для тебя свободны все цвета</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Погоди немного, сейчас ходит %1.</translation>
    </message>
    <message>
        <source>The game is over; the castle is quiet again.</source>
        <translation>Игра окончена; в замке снова тихо.</translation>
    </message>
    <message>
        <source>The stopwatch runs only in practice.</source>
        <translation>Секундомер идёт только на тренировке.</translation>
    </message>
    <message>
        <source>%1 was interrupted on the way; that costs nothing.</source>
        <translation>%1: путь прерван, ничего страшного.</translation>
    </message>
    <message>
        <source>The castle is quiet again.</source>
        <translation>В замке снова тихо.</translation>
    </message>
    <message>
        <source>Find a way for the ghost. Whoever sees one first presses their key!</source>
        <translation>Найдите привидению путь. Кто увидит первым, жмёт свою клавишу!</translation>
    </message>
    <message>
        <source>Lead the ghost on, or click another trapdoor to jump there.</source>
        <translation>Веди привидение дальше или щёлкни по другому люку, чтобы прыгнуть туда.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and a wall tile from %3. Colour: %4.</source>
        <translation>%1 забирает гостя %2 и плитку стены, которую отдаёт %3. Цвет: %4.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: everybody had a way; this one is for %2.</source>
        <translation>Гость %1 уходит: свой путь был у каждого. Кому подходит этот: %2.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2; this one is for %3.</source>
        <translation>Гость %1 уходит. У кого был путь: %2. Кому подходит этот: %3.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найден</translation>
    </message>
    <message>
        <source>Only the clock can do that.</source>
        <translation>Это могут сделать только часы.</translation>
    </message>
    <message>
        <source>%1. Up: %2, right: %3, down: %4, left: %5</source>
        <extracomment>Said aloud: what is on the four sides of a room of the castle.</extracomment>
        <translation>%1. Сверху: %2, справа: %3, снизу: %4, слева: %5</translation>
    </message>
    <message>
        <source>the edge</source>
        <extracomment>A side of a room that is at the edge of the castle.</extracomment>
        <translation>край замка</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A side of a room without a wall.</extracomment>
        <translation>проход открыт</translation>
    </message>
    <message>
        <source>The castle is haunted!</source>
        <translation>В замке привидения!</translation>
    </message>
    <message>
        <source>is looking …</source>
        <translation>ищет…</translation>
    </message>
    <message>
        <source>Guest %1 comes in a moment</source>
        <translation>Гость %1 вот-вот войдёт</translation>
    </message>
    <message>
        <source>First the ghost needs a room: drag it to one of the four rooms in the middle.</source>
        <translation>Сначала привидению нужна комната: перетащи его в одну из четырёх комнат в середине.</translation>
    </message>
    <message>
        <source>The ghost starts in one of the four rooms in the middle of the castle.</source>
        <translation>Привидение начинает в одной из четырёх комнат в середине замка.</translation>
    </message>
    <message>
        <source>There is nobody to look for yet: first the next guest is turned over.</source>
        <translation>Искать пока некого: сначала нужно открыть следующего гостя.</translation>
    </message>
    <message>
        <source>Search with your eyes only; if you see a way, press your key and then show it.</source>
        <translation>Ищи только глазами; если видишь путь, нажми свою клавишу и тогда покажи его.</translation>
    </message>
    <message>
        <source>First name the colour that the way starts with.</source>
        <translation>Сначала назови цвет, с которого начинается путь.</translation>
    </message>
    <message>
        <source>Somebody is showing a way: the others watch until it is over.</source>
        <translation>Кто-то показывает путь: остальные смотрят, чем это кончится.</translation>
    </message>
    <message>
        <source>After a failed claim you wait until your ring has run out.</source>
        <translation>После неудачной заявки подожди, пока твоё кольцо не исчезнет.</translation>
    </message>
    <message>
        <source>Your hand is up already; press again to take it down.</source>
        <translation>Твоя рука уже поднята; нажми ещё раз, чтобы её опустить.</translation>
    </message>
    <message>
        <source>Your hand is down already.</source>
        <translation>Твоя рука уже опущена.</translation>
    </message>
    <message>
        <source>The ghost goes straight on from cell to cell: choose one beside it or in line with it.</source>
        <translation>Привидение идёт прямо, от клетки к клетке: выбери соседнюю или на одной с ним прямой.</translation>
    </message>
    <message>
        <source>The ghost can jump only from a room with a trapdoor.</source>
        <translation>Прыгнуть привидение может только из комнаты с люком.</translation>
    </message>
    <message>
        <source>A trapdoor leads only to another trapdoor.</source>
        <translation>Люк ведёт только к другому люку.</translation>
    </message>
    <message>
        <source>The colour can change only in a room with a transformation.</source>
        <translation>Сменить цвет можно только в комнате с превращением.</translation>
    </message>
    <message>
        <source>That is the colour in force already.</source>
        <translation>Этот цвет уже действует.</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>Часы сейчас не идут.</translation>
    </message>
    <message>
        <source>Nobody has to wait.</source>
        <translation>Ждать никому не нужно.</translation>
    </message>
    <message>
        <source>There is no hint to give now.</source>
        <translation>Сейчас подсказывать нечего.</translation>
    </message>
    <message>
        <source>No way was begun that could be interrupted.</source>
        <translation>Прерывать нечего: путь ещё не начат.</translation>
    </message>
    <message>
        <source>Look how the way went; then it goes on.</source>
        <translation>Посмотри, каким был путь; потом игра продолжится.</translation>
    </message>
    <message>
        <source>The stopwatch only runs forwards.</source>
        <translation>Секундомер идёт только вперёд.</translation>
    </message>
    <message>
        <source>The ghost starts in the room %1.</source>
        <translation>Привидение начинает в комнате %1.</translation>
    </message>
    <message>
        <source>Guest %1 comes to the room %2.</source>
        <translation>Гость %1 приходит в комнату %2.</translation>
    </message>
    <message>
        <source>%1: Booo!</source>
        <translation>%1: Бууу!</translation>
    </message>
    <message>
        <source>%1 names the colour: %2.</source>
        <translation>%1 называет цвет: %2.</translation>
    </message>
    <message>
        <source>%1 may claim again.</source>
        <translation>%1 снова может делать заявку.</translation>
    </message>
    <message>
        <source>%1 sees no way.</source>
        <translation>%1 не видит пути.</translation>
    </message>
    <message>
        <source>%1 takes the hand down.</source>
        <translation>%1 опускает руку.</translation>
    </message>
    <message>
        <source>%1 takes the wall tile: %2.</source>
        <translation>%1 берёт плитку стены, цвет: %2.</translation>
    </message>
    <message>
        <source>%1 takes a wall tile from %2. Colour: %3.</source>
        <translation>Плитка стены переходит: %2 → %1. Цвет: %3.</translation>
    </message>
    <message>
        <source>%1 may not use this colour, the wall tile is their own: %2.</source>
        <translation>%1: цвет «%2» под запретом, плитка стены своя.</translation>
    </message>
    <message>
        <source>%1 meets a wall of another colour: %2.</source>
        <translation>%1 упирается в стену, цвет не тот: %2.</translation>
    </message>
    <message>
        <source>%1 hesitates too long.</source>
        <translation>%1 слишком долго мешкает.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 сдаётся.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets guest %2 in %n steps.</source>
        <translation>
            <numerusform>%1 забирает гостя %2 за&#xa0;%n&#xa0;шаг.</numerusform>
            <numerusform>%1 забирает гостя %2 за&#xa0;%n&#xa0;шага.</numerusform>
            <numerusform>%1 забирает гостя %2 за&#xa0;%n&#xa0;шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was a way.</source>
        <translation>Гость %1 уходит; путь был.</translation>
    </message>
    <message>
        <source>Guest %1 goes away; there was no way.</source>
        <translation>Гость %1 уходит; пути не было.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was no way for anybody.</source>
        <translation>Гость %1 уходит: пути не было ни&#xa0;у&#xa0;кого.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for everybody.</source>
        <translation>Гость %1 уходит: путь был у&#xa0;всех.</translation>
    </message>
    <message>
        <source>Guest %1 goes away: there was a way for %2.</source>
        <translation>Гость %1 уходит. У кого был путь: %2.</translation>
    </message>
    <message>
        <source>Four wall tiles: the game is won.</source>
        <translation>Четыре плитки стен: партия выиграна.</translation>
    </message>
    <message>
        <source>Five guests: the game is won.</source>
        <translation>Пять гостей: партия выиграна.</translation>
    </message>
    <message>
        <source>The last guest is gone.</source>
        <translation>Последний гость ушёл.</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Старт</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Путь</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Ночь окончена</translation>
    </message>
    <message>
        <source>Before the game · %1</source>
        <translation>Перед партией · %1</translation>
    </message>
    <message>
        <source>Guest %1 of %2 · %3</source>
        <translation>Гость %1 из %2 · %3</translation>
    </message>
    <message>
        <source>Guest %1 of %2</source>
        <translation>Гость %1 из %2</translation>
    </message>
    <message>
        <source>Drag the ghost to one of the four rooms in the middle.</source>
        <translation>Перетащи привидение в одну из четырёх комнат в середине.</translation>
    </message>
    <message>
        <source>Look at the castle first; the stopwatch starts with the guest.</source>
        <translation>Осмотри замок; секундомер пойдёт с приходом гостя.</translation>
    </message>
    <message>
        <source>Everybody look at the castle: the next guest is turned over.</source>
        <translation>Все смотрят на замок: сейчас появится гость.</translation>
    </message>
    <message>
        <source>The computers look for a way for the ghost. Do you see one?</source>
        <translation>Компьютеры ищут путь для привидения. А ты его видишь?</translation>
    </message>
    <message>
        <source>Find a way for the ghost, then name the colour it starts with.</source>
        <translation>Найди привидению путь и назови его первый цвет.</translation>
    </message>
    <message>
        <source>Name the colour that the way starts with.</source>
        <translation>Назови цвет, с которого начинается путь.</translation>
    </message>
    <message>
        <source>Look, this is a shortest way.</source>
        <translation>Смотри, вот кратчайший путь.</translation>
    </message>
    <message>
        <source>There was a way: look, this is a shortest one.</source>
        <translation>Путь был: вот один из кратчайших.</translation>
    </message>
    <message>
        <source>Look, this was the way.</source>
        <translation>Вот каким был путь.</translation>
    </message>
    <message>
        <source>%1 chooses the room in which the ghost starts.</source>
        <translation>%1 выбирает комнату, с которой начинает привидение.</translation>
    </message>
    <message>
        <source>%1 sees a way and names the colour it starts with.</source>
        <translation>%1 видит путь и называет цвет, с которого он начинается.</translation>
    </message>
    <message>
        <source>%1 shows a way: watch the ghost.</source>
        <translation>%1 показывает путь: следите за привидением.</translation>
    </message>
    <message>
        <source>Lead the ghost on, or change the colour first.</source>
        <translation>Веди привидение дальше или сначала смени цвет.</translation>
    </message>
    <message>
        <source>Lead the ghost to the guest: drag it, click, or press the arrow keys.</source>
        <translation>Веди привидение к гостю: тяни его, щёлкай по клеткам или жми на стрелки.</translation>
    </message>
    <message>
        <source>%1 gets guest %2 and the wall tile: %3.</source>
        <translation>%1 забирает гостя %2 и плитку стены, цвет: %3.</translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>Твой путь — %n шаг, и короче не бывает.</numerusform>
            <numerusform>Твой путь — %n шага, и короче не бывает.</numerusform>
            <numerusform>Твой путь — %n шагов, и короче не бывает.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found it in %n steps; a shortest way has %1.</source>
        <translation>
            <numerusform>Твой путь — %n шаг; в кратчайшем их %1.</numerusform>
            <numerusform>Твой путь — %n шага; в кратчайшем их %1.</numerusform>
            <numerusform>Твой путь — %n шагов; в кратчайшем их %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way? Hands up: %1, needed: %2</source>
        <translation>Пути нет? Поднято рук: %1, нужно %2</translation>
    </message>
    <message>
        <source>Hint: there is no path to this guest.</source>
        <translation>Подсказка: пути к этому гостю нет.</translation>
    </message>
    <message>
        <source>Hint: a path starts with this colour: %1.</source>
        <translation>Подсказка: есть путь, его первый цвет — %1.</translation>
    </message>
    <message>
        <source>%1 · steps: %2 (shortest: %3)</source>
        <translation>%1 · шаги:&#xa0;%2 (минимум:&#xa0;%3)</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Гости</translation>
    </message>
    <message>
        <source>Wall tiles</source>
        <translation>Плитки стен</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%n гость</numerusform>
            <numerusform>%n гостя</numerusform>
            <numerusform>%n гостей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall tiles</source>
        <translation>
            <numerusform>%n плитка стены</numerusform>
            <numerusform>%n плитки стен</numerusform>
            <numerusform>%n плиток стен</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points, guest by guest</source>
        <translation>Очки, гость за гостем</translation>
    </message>
    <message>
        <source>%1 wins at once with four wall tiles.</source>
        <translation>%1 сразу побеждает: четыре плитки стен.</translation>
    </message>
    <message>
        <source>%1 wins at once with five guests.</source>
        <translation>%1 сразу побеждает: пять гостей.</translation>
    </message>
    <message>
        <source>%1 and %2 are even; %1 took a guest later.</source>
        <translation>%1, %2: очков поровну, но позже гостя берёт %1.</translation>
    </message>
    <message>
        <source>%1 and %2 share their place.</source>
        <translation>%1, %2: всё поровну, место общее.</translation>
    </message>
    <message>
        <source>By custom, whoever wears the most white starts.</source>
        <translation>По обычаю начинает тот, на ком больше всего белого.</translation>
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
            <numerusform>Игроков: %n · %1&#xa0;мин · от&#xa0;%2&#xa0;лет</numerusform>
            <numerusform>Игроков: %n · %1&#xa0;мин · от&#xa0;%2&#xa0;лет</numerusform>
            <numerusform>Игроков: %n · %1&#xa0;мин · от&#xa0;%2&#xa0;лет</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players · %3 min · ages %4+</source>
        <translation>Игроков: %1–%2 · %3&#xa0;мин · от&#xa0;%4&#xa0;лет</translation>
    </message>
</context>
<context>
    <name>BoxChoice</name>
    <message>
        <source>%1 minutes</source>
        <translation>%1&#xa0;мин</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Не для стольких игроков.</translation>
    </message>
    <message numerus="yes">
        <source>An evening has %n games at most. Take one away to add this one.</source>
        <translation>
            <numerusform>Вечер вмещает не больше %n&#xa0;игры. Уберите одну, чтобы добавить эту.</numerusform>
            <numerusform>Вечер вмещает не больше %n&#xa0;игр. Уберите одну, чтобы добавить эту.</numerusform>
            <numerusform>Вечер вмещает не больше %n&#xa0;игр. Уберите одну, чтобы добавить эту.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>Добавить: %1</translation>
    </message>
</context>
<context>
    <name>CandyHuntersComputers</name>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; plays like a beginner: one move at a time, with an eye on its own points only. It sees a pattern only the way the card lies in its hand and overlooks every place where it &lt;a href=&quot;#CH-3.2&quot;&gt;would have to be turned&lt;/a&gt;. It does not notice when its card feeds your kids too, nor what it leaves for you to score.</source>
        <translation>&lt;b&gt;Лёгкий&lt;/b&gt; уровень играет как новичок: думает об одном действии за раз и только о своих очках. Узор он видит лишь так, как карта лежит в руке, и не замечает мест, где её &lt;a href=&quot;#CH-3.2&quot;&gt;пришлось бы повернуть&lt;/a&gt;. Не замечает он и того, что его карта кормит также твоих детей, и того, что он оставляет сыграть тебе.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; also thinks one move at a time, but it turns its cards, and it keeps track of everybody’s points and kids. It plans a little: a pattern that is only one house short is worth something to it. It does not ask what you could score in your next turn.</source>
        <translation>&lt;b&gt;Обычный&lt;/b&gt; уровень тоже думает об одном действии за раз, но поворачивает карты и следит за очками и детьми всех игроков. Он немного планирует: узор, которому не хватает всего одного дома, для него уже чего-то стоит. Что ты сможешь сыграть в следующем ходу, он себя не спрашивает.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through before it builds its house: ghosts, pattern, exchange and kid. At each step it follows up dozens of promising ideas. It remembers the cards that it has put under the deck, works out which cards the next player may hold, and is careful not to leave them anything.</source>
        <translation>&lt;b&gt;Трудный&lt;/b&gt; уровень продумывает весь свой ход ещё до того, как построить дом: привидения, узор, обмен и ребёнка. На каждом шаге он рассматривает десятки удачных продолжений. Он помнит карты, которые положил под колоду, прикидывает, какие карты могут быть у следующего игрока, и старается ничего ему не оставить.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersIntroduction</name>
    <message>
        <source>It is Halloween night, and all of you build the same little town, house by house. Send your kids to the sweetest doors, and shove the ghosts over to where the others’ kids are.</source>
        <translation>Ночь Хеллоуина, и все вы строите один и тот же городок, дом за домом. Веди своих детей к самым сладким дверям, а привидений толкай туда, где стоят чужие дети.</translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n дом</numerusform>
            <numerusform>%n дома</numerusform>
            <numerusform>%n домов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n привидение</numerusform>
            <numerusform>%n привидения</numerusform>
            <numerusform>%n привидений</numerusform>
        </translation>
    </message>
    <message>
        <source>the Large Ghost</source>
        <translation>Большое Привидение</translation>
    </message>
    <message numerus="yes">
        <source>%n kids</source>
        <translation>
            <numerusform>%n ребёнок</numerusform>
            <numerusform>%n ребёнка</numerusform>
            <numerusform>%n детей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern cards</source>
        <translation>
            <numerusform>%n карта узора</numerusform>
            <numerusform>%n карты узоров</numerusform>
            <numerusform>%n карт узоров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n haunted cards</source>
        <translation>
            <numerusform>%n карта с привидениями</numerusform>
            <numerusform>%n карты с привидениями</numerusform>
            <numerusform>%n карт с привидениями</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandyHuntersMinds</name>
    <message>
        <source>The card brings %1 here, all in all.</source>
        <translation>Здесь карта приносит всего %1.</translation>
    </message>
    <message numerus="yes">
        <source>The card brings %1 here, %n candies included.</source>
        <translation>
            <numerusform>Здесь карта приносит %1, вместе с %n конфетой.</numerusform>
            <numerusform>Здесь карта приносит %1, вместе с %n конфетами.</numerusform>
            <numerusform>Здесь карта приносит %1, вместе с %n конфетами.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once.</source>
        <translation>С этим домом карта в руке может сразу принести %1.</translation>
    </message>
    <message>
        <source>With this house a card in hand can bring %1 at once, and %2 once the ghosts have moved.</source>
        <translation>С этим домом карта в руке может сразу принести %1, а когда привидения сдвинутся — %2.</translation>
    </message>
    <message>
        <source>A card in hand can bring %1 as it is; this house is for the turns to come.</source>
        <translation>Карта в руке может принести %1 и так; этот дом — для следующих ходов.</translation>
    </message>
    <message>
        <source>After this, a card in hand is to bring %1 in this turn.</source>
        <translation>После этого карта в руке должна принести %1 ещё в этом ходу.</translation>
    </message>
    <message>
        <source>The ghosts stand well: a card in hand brings %1 now.</source>
        <translation>Привидения стоят хорошо: карта в руке сейчас приносит %1.</translation>
    </message>
    <message>
        <source>Scoring would bring %1 now, but leaving it promises more.</source>
        <translation>Сейчас карта принесла бы %1, но не играть её обещает больше.</translation>
    </message>
    <message>
        <source>As the town stands, this card would bring %1; another one may bring more.</source>
        <translation>Сейчас в городке эта карта принесла бы %1; другая может принести больше.</translation>
    </message>
    <message numerus="yes">
        <source>The haunted card in hand then lacks only %n things.</source>
        <translation>
            <numerusform>Тогда карте с привидениями в руке не хватает только %n условия.</numerusform>
            <numerusform>Тогда карте с привидениями в руке не хватает только %n условий.</numerusform>
            <numerusform>Тогда карте с привидениями в руке не хватает только %n условий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Привидение помешает: сюда подходит %n карта, которая может быть у других.</numerusform>
            <numerusform>Привидение помешает: сюда подходят %n карты, которые могут быть у других.</numerusform>
            <numerusform>Привидение помешает: сюда подходит %n карт, которые могут быть у других.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ghost gets in the way: with one more house, %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Привидение помешает: ещё один дом — и сюда подойдёт %n карта, которая может быть у других.</numerusform>
            <numerusform>Привидение помешает: ещё один дом — и сюда подойдут %n карты, которые могут быть у других.</numerusform>
            <numerusform>Привидение помешает: ещё один дом — и сюда подойдёт %n карт, которые могут быть у других.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here this kid may eat along: %n cards that others may hold fit here.</source>
        <translation>
            <numerusform>Здесь этому ребёнку может перепасть и от других: сюда подходит %n карта, которая может быть у них.</numerusform>
            <numerusform>Здесь этому ребёнку может перепасть и от других: сюда подходят %n карты, которые могут быть у них.</numerusform>
            <numerusform>Здесь этому ребёнку может перепасть и от других: сюда подходит %n карт, которые могут быть у них.</numerusform>
        </translation>
    </message>
    <message>
        <source>One shove leads to the next. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several shoves does.</extracomment>
        <translation>Один толчок ведёт за собой другой. %1</translation>
    </message>
    <message>
        <source>The ghost goes on from there. %1</source>
        <extracomment>%1 is a whole sentence on what the last of several moves of a ghost does.</extracomment>
        <translation>Оттуда привидение пойдёт дальше. %1</translation>
    </message>
    <message numerus="yes">
        <source>Other players get %n candies by it, too.</source>
        <translation>
            <numerusform>Другие тоже получат от этого %n конфету.</numerusform>
            <numerusform>Другие тоже получат от этого %n конфеты.</numerusform>
            <numerusform>Другие тоже получат от этого %n конфет.</numerusform>
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
            <numerusform>Стоит приберечь: %n карта в руке уже подходит к городку.</numerusform>
            <numerusform>Стоит приберечь: %n карты в руке уже подходят к городку.</numerusform>
            <numerusform>Стоит приберечь: %n карт в руке уже подходит к городку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth keeping: %n cards in hand lack only one house.</source>
        <translation>
            <numerusform>Стоит приберечь: %n карте в руке не хватает только одного дома.</numerusform>
            <numerusform>Стоит приберечь: %n картам в руке не хватает только одного дома.</numerusform>
            <numerusform>Стоит приберечь: %n картам в руке не хватает только одного дома.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one more house a card in hand fits around this kid, and its candy brings %1.</source>
        <translation>Ещё один дом — и карта в руке подойдёт вместе с этим ребёнком, а его конфета принесёт %1.</translation>
    </message>
    <message>
        <source>A card in hand fits around this kid, and its candy would bring %1.</source>
        <translation>Карта в руке подходит вместе с этим ребёнком, и его конфета принесла бы %1.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave the houses that are to be scored.</source>
        <translation>Ребёнок другого игрока должен уйти с домов, по которым будет сыграна карта.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where its candy brings less.</source>
        <translation>Ребёнок другого игрока должен убежать туда, где его конфета принесёт меньше.</translation>
    </message>
    <message>
        <source>Another player’s kid has to flee to where fewer cards fit.</source>
        <translation>Ребёнок другого игрока должен убежать туда, где подходит меньше карт.</translation>
    </message>
    <message>
        <source>Of all houses, this one promises most.</source>
        <translation>Из всех домов этот обещает больше всего.</translation>
    </message>
    <message>
        <source>Of all that the ghosts could do, this promises most.</source>
        <translation>Из всего, что могли бы сделать привидения, это обещает больше всего.</translation>
    </message>
    <message>
        <source>Of all that can be done with the cards, this promises most.</source>
        <translation>Из всего, что можно сделать с картами, это обещает больше всего.</translation>
    </message>
    <message>
        <source>Of all free houses, this one promises most.</source>
        <translation>Из всех свободных домов этот обещает больше всего.</translation>
    </message>
    <message>
        <source>With this house a card in hand lacks only one more.</source>
        <translation>С этим домом карте в руке не хватает только ещё одного.</translation>
    </message>
    <message>
        <source>The ghost leaves the houses that are to be scored: one scare marker less.</source>
        <translation>Привидение уходит с домов, по которым будет сыграна карта: на один жетон страха меньше.</translation>
    </message>
    <message>
        <source>The haunted card wants a ghost there.</source>
        <translation>Карте с привидениями там нужно привидение.</translation>
    </message>
    <message>
        <source>There the kid stands on the houses that are to be scored, and gets a candy.</source>
        <translation>Там ребёнок стоит на домах, по которым будет сыграна карта, и получает конфету.</translation>
    </message>
    <message>
        <source>So the other player’s kid gets no candy when these houses are scored.</source>
        <translation>Так ребёнок другого игрока не получит конфету, когда карта будет сыграна.</translation>
    </message>
    <message>
        <source>Another player’s kid has to leave its house.</source>
        <translation>Ребёнок другого игрока должен уйти со своего дома.</translation>
    </message>
    <message>
        <source>There the candy would bring the other player less.</source>
        <translation>Там конфета принесла бы другому игроку меньше.</translation>
    </message>
    <message>
        <source>No card in hand fits the town now.</source>
        <translation>Ни одна карта в руке сейчас не подходит к городку.</translation>
    </message>
    <message>
        <source>Scoring would bring nothing now.</source>
        <translation>Сейчас ни одна карта ничего бы не принесла.</translation>
    </message>
    <message>
        <source>There is nothing to exchange.</source>
        <translation>Обменять ничего нельзя.</translation>
    </message>
    <message>
        <source>This card lacks more than one house everywhere; another one may fit sooner.</source>
        <translation>Этой карте везде не хватает больше одного дома; другая может подойти раньше.</translation>
    </message>
    <message>
        <source>This card still lacks a house; another one may fit at once.</source>
        <translation>Этой карте ещё не хватает дома; другая может подойти сразу.</translation>
    </message>
    <message>
        <source>There is no turn left in which a new card could be scored.</source>
        <translation>Больше не будет хода, в котором можно сыграть новую карту.</translation>
    </message>
    <message>
        <source>No card in hand brings anything now: the ghosts can stay.</source>
        <translation>Сейчас ни одна карта в руке ничего не даёт: привидения могут остаться на месте.</translation>
    </message>
    <message>
        <source>The ghost leaves houses that a card in hand needs in a turn to come.</source>
        <translation>Привидение уходит с домов, которые понадобятся карте в руке в следующие ходы.</translation>
    </message>
    <message>
        <source>There the candy of this kid would bring more.</source>
        <translation>Там конфета этого ребёнка принесла бы больше.</translation>
    </message>
    <message>
        <source>There the kid stands on houses that a card in hand needs, and may get a candy.</source>
        <translation>Там ребёнок стоит на домах, нужных карте в руке, и может получить конфету.</translation>
    </message>
    <message>
        <source>Anywhere else the ghost would stand on the houses that are to be scored.</source>
        <translation>В любом другом месте привидение стояло бы на домах, по которым будет сыграна карта.</translation>
    </message>
    <message>
        <source>Anywhere else the other player’s kid would stand on the houses that are to be scored.</source>
        <translation>В любом другом месте ребёнок другого игрока стоял бы на домах, по которым будет сыграна карта.</translation>
    </message>
    <message>
        <source>Nowhere else would the candy bring the other player less.</source>
        <translation>Больше нигде конфета не принесла бы другому игроку меньше.</translation>
    </message>
    <message>
        <source>Nowhere else do fewer cards fit around the other player’s kid.</source>
        <translation>Больше нигде ребёнку другого игрока не подходит меньше карт.</translation>
    </message>
    <message>
        <source>Wherever this kid flees, its candy would bring just as much.</source>
        <translation>Куда бы ни убежал этот ребёнок, его конфета принесла бы столько же.</translation>
    </message>
    <message>
        <source>Here the ghost stands on no houses that a card in hand needs in a turn to come.</source>
        <translation>Здесь привидение не стоит на домах, которые понадобятся карте в руке в следующие ходы.</translation>
    </message>
    <message>
        <source>No other house would help the others less.</source>
        <translation>Никакой другой дом не помог бы другим меньше.</translation>
    </message>
    <message>
        <source>There is nowhere else to go.</source>
        <translation>Больше идти некуда.</translation>
    </message>
    <message>
        <source>Fewer cards fit around the other player’s kid there.</source>
        <translation>Там ребёнку другого игрока подходит меньше карт.</translation>
    </message>
    <message>
        <source>The first candy of a colour brings 2 points.</source>
        <translation>Первая конфета каждого цвета приносит 2 очка.</translation>
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
        <translation>Головоломка показывает городок посреди ночи и цель: сколько очков нужно набрать всего за несколько раундов. Никто не играет против тебя, и от случая ничего не зависит, так что думай сколько угодно, в одиночку или сообща.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;puzzle book&lt;/b&gt; holds forty puzzles on twenty cards, one on each side. There are five difficulties with eight puzzles each, and the easiest come first.</source>
        <translation>В &lt;b&gt;книге головоломок&lt;/b&gt; двадцать карт с головоломкой на каждой стороне, так что всего их сорок. Уровней сложности пять, на каждом по восемь головоломок, и самые лёгкие идут первыми.</translation>
    </message>
    <message>
        <source>On a card the number beside the trophy is the goal, each moon stands for a round, and the dots show how difficult it is. The button in its corner, or &lt;b&gt;F6&lt;/b&gt;, turns a card over; a tick marks what you have solved. A puzzle that you have begun waits for you.</source>
        <translation>Число рядом с кубком на карте — это цель, каждая луна означает раунд, а точки показывают сложность. Кнопка в углу или &lt;b&gt;F6&lt;/b&gt; переворачивает карту; галочка отмечает то, что уже решено. Начатая головоломка ждёт тебя.</translation>
    </message>
    <message>
        <source>A puzzle consists of a town with ghosts and kids, pattern cards to score, a goal in points and 1 to 3 rounds to reach it in. The puzzles of the book also have a number from 1 to 40 and a difficulty from 1 (very simple) to 5 (very difficult).</source>
        <translation>Головоломка&#xa0;— это городок с привидениями и детьми, карты узора, которые можно сыграть, цель в очках и от 1 до 3 раундов, чтобы её достичь. У головоломок из книги есть ещё номер от 1 до 40 и сложность от 1 («очень простая») до 5 («очень сложная»).</translation>
    </message>
    <message>
        <source>A puzzle has one player, however many people think along, and all kids in the town are yours. A round consists of &lt;a href=&quot;#CH-1&quot;&gt;step 1&lt;/a&gt;, &lt;a href=&quot;#CH-2&quot;&gt;step 2&lt;/a&gt; and &lt;a href=&quot;#CH-3&quot;&gt;step 3&lt;/a&gt;. There is no deck, so you draw no cards and exchange none, and no more kids come into the town. At the start the stacks hold all houses of the box that are not in the town.</source>
        <translation>В головоломке один игрок, сколько бы людей ни думало вместе, и все дети в городке твои. Раунд состоит из &lt;a href=&quot;#CH-1&quot;&gt;шага 1&lt;/a&gt;, &lt;a href=&quot;#CH-2&quot;&gt;шага 2&lt;/a&gt; и &lt;a href=&quot;#CH-3&quot;&gt;шага 3&lt;/a&gt;. Колоды нет, поэтому карты не берут и не обменивают, и новые дети в городок не приходят. В начале в стопках лежат все дома из коробки, которых нет в городке.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The goal is the most you can get.&lt;/b&gt; For every puzzle in the book, and for every new one that the program makes, it is proved that the goal can be reached and that nobody can get more.</source>
        <translation>&lt;b&gt;Цель&#xa0;— это самое большее, что можно набрать.&lt;/b&gt; Для каждой головоломки из книги и для каждой новой, которую придумывает программа, доказано, что цели можно достичь и что больше очков не наберёт никто.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7-example&quot;&gt;The next chapter&lt;/a&gt; works through a small puzzle. After it you can read &lt;a href=&quot;#CH-7-help&quot;&gt;what helps&lt;/a&gt; if you are stuck and &lt;a href=&quot;#CH-7-new&quot;&gt;where new puzzles come from&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;#CH-7-example&quot;&gt;Следующая глава&lt;/a&gt; подробно разбирает маленькую головоломку. Дальше можно прочитать, &lt;a href=&quot;#CH-7-help&quot;&gt;что поможет&lt;/a&gt;, если ничего не приходит в голову, и &lt;a href=&quot;#CH-7-new&quot;&gt;откуда берутся новые головоломки&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A puzzle, worked through</source>
        <translation>Разбор головоломки</translation>
    </message>
    <message>
        <source>The goal is 8 points, and there is one round. Two cards lie open, and all three kids are yours.</source>
        <translation>Цель&#xa0;— 8 очков, и раунд всего один. Две карты лежат открыто, и все трое детей твои.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A tempting idea.&lt;/b&gt; The straight card already matches, and two kids stand in the right place. Only the ghost on the green house is in the way: it would cost you a scare marker. So you build a house anywhere, send the ghost away and score the card.</source>
        <translation>&lt;b&gt;Заманчивая мысль.&lt;/b&gt; Карта с прямым узором уже подходит, и двое детей стоят там, где надо. Мешает только привидение на зелёном доме: за него пришлось бы взять жетон страха. Поэтому ты строишь дом где угодно, уводишь привидение и играешь карту.</translation>
    </message>
    <message>
        <source>A house is built (1), and the ghost leaves the green house (2). Two kids get their candy. That makes 6 points, and 2 are missing.</source>
        <translation>Дом построен (1), и привидение уходит с зелёного дома (2). Двое детей получают конфеты. Всего это 6 очков, а не хватает ещё 2.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;&lt;b&gt;In all: 6 points&lt;/b&gt;</source>
        <translation>Карта: +2&lt;br&gt;Фиолетовая конфета: +2&lt;br&gt;Оранжевая конфета: +2&lt;br&gt;&lt;b&gt;Всего: 6 очков&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Could the third kid come to the green house? No, it is too far away for two ghost moves. The straight card never brings more than 6 points here.</source>
        <translation>Может ли третий ребёнок попасть на зелёный дом? Нет, он слишком далеко: двух ходов привидениями не хватит. Карта с прямым узором здесь никогда не принесёт больше 6 очков.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution.&lt;/b&gt; Start with the goal. In one round you score one card for 2 points, and the other 6 points must be three candies. So you need a card with a kid on each of its houses. The corner card asks for the same orange and violet houses and for a blue one, which is missing. If you build it in the gap, it lies right beside the third kid.</source>
        <translation>&lt;b&gt;Решение.&lt;/b&gt; Начни с цели. За один раунд можно сыграть одну карту, это 2 очка, а остальные 6 очков должны принести три конфеты. Значит, нужна карта, на каждом доме которой будет стоять ребёнок. Карте с уголком нужны те же оранжевый и фиолетовый дома и ещё синий, которого не хватает. Если построить его в промежутке между домами, он окажется прямо рядом с третьим ребёнком.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The streak&lt;/b&gt; gives you one puzzle after another, harder and harder. You can take moves back, but nobody helps: there are no hints and no solution. It ends with the first puzzle that you do not solve, or when you leave it.</source>
        <translation>&lt;b&gt;Серия&lt;/b&gt; — это головоломки одна за другой, всё сложнее и сложнее. Действия можно отменять, но никто не помогает: нет ни подсказок, ни решения. Серия заканчивается на первой головоломке, которую не удаётся решить, или когда из неё выйти.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build your own.&lt;/b&gt; Lay out houses, ghosts, kids and cards. The program finds out how many points can be had, which becomes the goal, and in how many ways. Then you can share the code of your puzzle and keep it: it stands at the end of the book. If one of the following limits is broken, the program says which.</source>
        <translation>&lt;b&gt;Составь свою.&lt;/b&gt; Разложи дома, привидения, детей и карты. Программа выяснит, сколько очков можно набрать (это и станет целью) и сколькими способами. Потом кодом головоломки можно поделиться, а её саму сохранить: она будет стоять в конце книги. Если нарушено одно из ограничений ниже, программа скажет, какое именно.</translation>
    </message>
    <message>
        <source>All cards of a puzzle lie open, and you can score each of them once. Your points are counted as in &lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. The puzzle is solved as soon as they reach the goal, and it ends at once. If they have not reached it after the last round, the goal is missed.</source>
        <translation>Все карты головоломки лежат открыто, и каждую можно сыграть один раз. Очки считают по правилу &lt;a href=&quot;#CH-6.1&quot;&gt;CH-6.1&lt;/a&gt;. Как только очков становится столько, сколько требует цель, головоломка решена и сразу заканчивается. Если после последнего раунда очков меньше, цель не достигнута.</translation>
    </message>
    <message>
        <source>The blue house is built in the gap (1). The ghost on the right moves up (2) and shoves the kid to the new house (3). After a half turn the card matches, and all three kids get their candy. That makes 8 points.</source>
        <translation>Синий дом построен в промежутке (1). Привидение справа идёт вверх (2) и толкает ребёнка на новый дом (3). Если повернуть карту на половину оборота, она подходит, и все трое детей получают конфеты. Всего это 8 очков.</translation>
    </message>
    <message>
        <source>The card: +2&lt;br&gt;A violet candy: +2&lt;br&gt;An orange candy: +2&lt;br&gt;A blue candy: +2&lt;br&gt;&lt;b&gt;In all: 8 points&lt;/b&gt;</source>
        <translation>Карта: +2&lt;br&gt;Фиолетовая конфета: +2&lt;br&gt;Оранжевая конфета: +2&lt;br&gt;Синяя конфета: +2&lt;br&gt;&lt;b&gt;Всего: 8 очков&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Many puzzles can be solved like this: find out what the goal is made of, then look for the card that can bring it. And remember: a new house can complete a pattern and be a place for a kid at the same time, and ghosts can be helpers.</source>
        <translation>Так можно решить много головоломок: выясни, из чего складывается цель, а потом ищи карту, которая может столько принести. И помни: новый дом может и завершить узор, и стать местом для ребёнка, а привидения могут быть помощниками.</translation>
    </message>
    <message>
        <source>Help with puzzles</source>
        <translation>Помощь с головоломками</translation>
    </message>
    <message>
        <source>Beside the town you always see the goal, your points and how many rounds are left.</source>
        <translation>Рядом с городком всегда видно цель, твои очки и сколько раундов осталось.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take back as much as you like.&lt;/b&gt; A puzzle has no secrets, so &lt;b&gt;Ctrl+Z&lt;/b&gt; leads back move by move to the very start. You can also start again at any time.</source>
        <translation>&lt;b&gt;Отменяй сколько угодно.&lt;/b&gt; В головоломке нет тайн, поэтому &lt;b&gt;Ctrl+Z&lt;/b&gt; ведёт назад, действие за действием, до самого начала. А ещё в любой момент можно начать заново.</translation>
    </message>
    <message>
        <source>&lt;b&gt;“Can it still be solved?”&lt;/b&gt; Ask the table, and it tells you whether the goal can be reached from where you are. A yes or a no is proved. If the proof would take too long, the table says that it does not know.</source>
        <translation>&lt;b&gt;«Ещё можно решить?»&lt;/b&gt; Спроси стол, и он скажет, можно ли отсюда достичь цели. Каждое «да» и каждое «нет» доказано. Если доказательство заняло бы слишком много времени, стол говорит, что не знает.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints&lt;/b&gt; come in three strengths. The first shows which card to score next, the second also shows where, and the third shows your next move. A hint never leads you astray: the goal can still be reached if you follow it.</source>
        <translation>&lt;b&gt;Подсказки&lt;/b&gt; бывают трёх уровней. Первая показывает, какую карту сыграть следующей, вторая&#xa0;— ещё и где, а третья&#xa0;— твоё следующее действие. Подсказка никогда не заведёт в тупик: если её послушать, цели всё ещё можно достичь.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The solution&lt;/b&gt; is played step by step on the table. Look at it as often as you like.</source>
        <translation>&lt;b&gt;Решение&lt;/b&gt; стол показывает действие за действием. Смотри его сколько угодно раз.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If you miss the goal&lt;/b&gt;, the table says how many points are missing. It can take you back to the last moment from which the puzzle could still be solved.</source>
        <translation>&lt;b&gt;Если цель не достигнута&lt;/b&gt;, стол говорит, скольких очков не хватает. Он может вернуть тебя к последнему моменту, когда головоломку ещё можно было решить.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tries.&lt;/b&gt; A try is over when you have missed the goal, or when you look at the solution. Moves that you take back before that do not count.</source>
        <translation>&lt;b&gt;Попытки.&lt;/b&gt; Попытка заканчивается, когда цель не достигнута или когда ты смотришь решение. Действия, отменённые до этого, не считаются.</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Новые головоломки</translation>
    </message>
    <message>
        <source>&lt;b&gt;One that suits you.&lt;/b&gt; Choose a difficulty, and the program makes a new puzzle and proves its goal. This can take a few seconds.</source>
        <translation>&lt;b&gt;Как раз для тебя.&lt;/b&gt; Выбери сложность, и программа придумает новую головоломку и докажет, что её цели можно достичь, но нельзя превзойти. Это может занять несколько секунд.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The puzzle of the day&lt;/b&gt; is the same for everybody on that date, and it needs no network. The week starts with a very simple one on Monday and ends with a very difficult one on Sunday.</source>
        <translation>&lt;b&gt;Головоломка дня&lt;/b&gt; в один и тот же день одинакова для всех, и сеть для неё не нужна. Неделя начинается в понедельник с очень простой, а заканчивается в воскресенье очень сложной.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codes.&lt;/b&gt; Every puzzle has a short code of digits and letters. Pass it on, or save the puzzle as a picture with its code; whoever enters it gets the same puzzle. If a letter is wrong, the program notices.</source>
        <translation>&lt;b&gt;Коды.&lt;/b&gt; У каждой головоломки есть короткий код из цифр и букв. Передай его кому-нибудь или сохрани головоломку как картинку с кодом: кто введёт этот код, получит ту же головоломку. Если какая-то буква неверна, программа это заметит.</translation>
    </message>
    <message>
        <source>A puzzle has 10 to 18 houses, at most 9 of each colour, and the town is in one piece: its houses are joined by their edges. There are 2 to 5 kids and 1 to 4 ghosts, and never two of them on one house. There are 2 to 4 different regular cards, at least as many as rounds, but no haunted cards and no Large Ghost. You start without candy and without scare markers.</source>
        <translation>В головоломке от 10 до 18 домов, не больше 9 каждого цвета, и городок&#xa0;— одно целое: его дома соединены сторонами. В нём от 2 до 5 детей и от 1 до 4 привидений, и на одном доме никогда не стоят двое. Есть от 2 до 4 разных обычных карт, не меньше, чем раундов, а карт с привидениями и Большого Привидения нет. В начале у тебя нет ни конфет, ни жетонов страха.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersRulebook</name>
    <message>
        <source>The idea of the game</source>
        <translation>О чём игра</translation>
    </message>
    <message>
        <source>It is Halloween night: your kids go from house to house for candy, and ghosts roam the town.</source>
        <translation>Ночь Хэллоуина: твои дети ходят от дома к дому за конфетами, а по городку бродят привидения.</translation>
    </message>
    <message>
        <source>All players build one town together out of orange, violet, green and blue houses.</source>
        <translation>Все игроки вместе строят один городок из оранжевых, фиолетовых, зелёных и синих домов.</translation>
    </message>
    <message>
        <source>Each player holds secret pattern cards: when the colours of a card lie side by side in the town, its owner may score it.</source>
        <translation>У каждого игрока есть тайные карты узора: если в городке рядом лежат дома тех цветов, что на карте, её можно сыграть.</translation>
    </message>
    <message>
        <source>Every kid on the scored houses takes its house home as candy, no matter whose kid it is, and every ghost there brings the scoring player a scare marker, which costs 1 point.</source>
        <translation>Каждый ребёнок на домах сыгранного узора, чей бы он ни был, забирает свой дом как конфету, а за каждое привидение на этих домах тот, кто играет карту, берёт жетон страха — это минус 1 очко.</translation>
    </message>
    <message>
        <source>After six rounds, points for cards and candy are added up, scare markers are taken off, and the player with the most points wins.</source>
        <translation>После шести раундов очки за карты и конфеты складывают, жетоны страха вычитают, и побеждает игрок, у которого больше всего очков.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Что в коробке</translation>
    </message>
    <message>
        <source>&lt;b&gt;36 houses&lt;/b&gt;, 9 in each of four colours: orange, violet, green and blue. On the back of each house is a candy of the same colour.</source>
        <translation>&lt;b&gt;36 домов&lt;/b&gt;, по 9 каждого из четырёх цветов: оранжевые, фиолетовые, зелёные и синие. На обороте каждого дома — конфета того же цвета.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4 ghosts&lt;/b&gt;, which belong to nobody, and the &lt;b&gt;Large Ghost&lt;/b&gt;, which comes out only in a &lt;a href=&quot;#CH-variants&quot;&gt;variant&lt;/a&gt;.</source>
        <translation>&lt;b&gt;4 привидения&lt;/b&gt;, которые никому не принадлежат, и &lt;b&gt;Большое Привидение&lt;/b&gt;, которое появляется только в одном из &lt;a href=&quot;#CH-variants&quot;&gt;вариантов&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;20 kids&lt;/b&gt;, 5 for each player.</source>
        <translation>&lt;b&gt;20 детей&lt;/b&gt;, по 5 на игрока.</translation>
    </message>
    <message>
        <source>&lt;b&gt;28 regular cards&lt;/b&gt;. The pattern of a regular card is three houses of three different colours, in a straight line or around a corner.</source>
        <translation>&lt;b&gt;28 обычных карт&lt;/b&gt;. Узор обычной карты — три дома трёх разных цветов, по прямой или уголком.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8 haunted cards&lt;/b&gt; for the advanced game. The pattern of a haunted card is four houses, one of each colour, and two ghosts.</source>
        <translation>&lt;b&gt;8 карт с привидениями&lt;/b&gt; для усложнённой игры. Узор карты с привидениями — четыре дома, по одному каждого цвета, и два привидения.</translation>
    </message>
    <message>
        <source>&lt;b&gt;20 puzzle cards&lt;/b&gt; with a &lt;a href=&quot;#CH-7&quot;&gt;puzzle&lt;/a&gt; on each side.</source>
        <translation>&lt;b&gt;20 карт головоломок&lt;/b&gt; с &lt;a href=&quot;#CH-7&quot;&gt;головоломкой&lt;/a&gt; на каждой стороне.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare markers&lt;/b&gt;, each of which costs its owner 1 point at the end. The markers of −2 and −3 are change for several small ones, and the supply never runs out.</source>
        <translation>&lt;b&gt;Жетоны страха&lt;/b&gt;: каждый из них в конце отнимает у владельца 1 очко. Жетоны −2 и −3 нужны для размена: они заменяют несколько маленьких. Запас жетонов никогда не кончается.</translation>
    </message>
    <message>
        <source>Regular cards and haunted cards together are called &lt;b&gt;pattern cards&lt;/b&gt;. All houses that lie on the table, with whoever stands on them, are the &lt;b&gt;town&lt;/b&gt;.</source>
        <translation>Обычные карты и карты с привидениями вместе называются &lt;b&gt;картами узора&lt;/b&gt;. Все дома, которые лежат на столе, вместе с теми, кто на них стоит, — это &lt;b&gt;городок&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Программа раскладывает всё сама. Вот как она это делает и о чём можно договориться заранее.</translation>
    </message>
    <message>
        <source>Candy Hunters is for 2 to 4 players. Whoever ate the most sweets today is the first player; before the game you can also choose somebody, or let lots decide. Turns go clockwise from seat to seat.</source>
        <translation>В «Охотников за сладостями» играют от 2 до 4 игроков. Первый игрок — тот, кто сегодня съел больше всех сладостей; перед игрой можно и просто кого-нибудь выбрать или положиться на жребий. Ходят по часовой стрелке, от места к месту.</translation>
    </message>
    <message>
        <source>The town starts with eight houses in the shape of a windmill: four houses form a square, and beside each of them lies one more house, an arm of the windmill. One ghost stands on each arm.</source>
        <translation>Городок начинается с восьми домов в форме ветряной мельницы: четыре дома образуют квадрат, а рядом с каждым из них лежит ещё один дом — крыло мельницы. На каждом крыле стоит одно привидение.</translation>
    </message>
    <message>
        <source>One of the possible starts: a square of four houses, and four arms with a ghost on each.</source>
        <translation>Один из возможных раскладов: квадрат из четырёх домов и четыре крыла, на каждом по привидению.</translation>
    </message>
    <message>
        <source>Among the eight houses each colour appears twice, and two houses of one colour never share an edge. Chance picks one of the 624 starts of this kind.</source>
        <translation>Среди этих восьми домов каждый цвет встречается дважды, и дома одного цвета никогда не имеют общей стороны. Таких раскладов 624, и один из них выбирает случай.</translation>
    </message>
    <message>
        <source>The other 28 houses form four face-up stacks, one for each colour, with 7 houses in each. All players may see how many houses are left in a stack.</source>
        <translation>Остальные 28 домов сложены в четыре открытые стопки, по одной каждого цвета, в каждой по 7 домов. Все игроки могут видеть, сколько домов осталось в стопке.</translation>
    </message>
    <message>
        <source>Each player gets 5 kids and 2 regular cards. The cards are the player&apos;s hand, and the other players do not see them. The remaining regular cards form the deck, face down.</source>
        <translation>Каждый игрок получает 5 детей и 2 обычные карты. Карты — это рука игрока, другие игроки их не видят. Остальные обычные карты образуют колоду и лежат лицом вниз.</translation>
    </message>
    <message>
        <source>In the advanced game each player also gets 1 haunted card, hidden from the others. The other haunted cards go back into the box unseen.</source>
        <translation>В усложнённой игре каждый игрок получает ещё и 1 карту с привидениями, тайно от других. Остальные карты с привидениями возвращаются в коробку, и никто на них не смотрит.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it waits beside the town at first. It can be used with haunted cards or without them.</source>
        <translation>В игре с Большим Привидением оно сначала ждёт рядом с городком. Этот вариант можно сочетать с картами с привидениями, а можно играть и без них.</translation>
    </message>
    <message>
        <source>A turn in five steps</source>
        <translation>Ход: пять шагов</translation>
    </message>
    <message>
        <source>The game lasts six rounds. In each round every player takes one turn, and a turn has five steps, always in this order.</source>
        <translation>Игра длится шесть раундов. В каждом раунде все игроки делают по одному ходу, а ход состоит из пяти шагов, всегда в таком порядке.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Place a house.&lt;/a&gt;&lt;/b&gt; You must add one house to the town.</source>
        <translation>&lt;b&gt;1. &lt;a href=&quot;#CH-1&quot;&gt;Построй дом.&lt;/a&gt;&lt;/b&gt; Этот шаг обязателен: в городке появляется ещё один дом.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Move ghosts.&lt;/a&gt;&lt;/b&gt; You may make up to two ghost moves. The step ends by itself after the second one.</source>
        <translation>&lt;b&gt;2. &lt;a href=&quot;#CH-2&quot;&gt;Передвинь привидения.&lt;/a&gt;&lt;/b&gt; Можно сделать до двух ходов привидениями. После второго шаг заканчивается сам.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Score a pattern.&lt;/a&gt;&lt;/b&gt; You may score one pattern card from your hand.</source>
        <translation>&lt;b&gt;3. &lt;a href=&quot;#CH-3&quot;&gt;Сыграй узор.&lt;/a&gt;&lt;/b&gt; Можно сыграть одну карту узора из руки.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Exchange a card.&lt;/a&gt;&lt;/b&gt; You may exchange one regular card for the top card of the deck.</source>
        <translation>&lt;b&gt;4. &lt;a href=&quot;#CH-4&quot;&gt;Обменяй карту.&lt;/a&gt;&lt;/b&gt; Можно обменять одну обычную карту на верхнюю карту колоды.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Place a kid.&lt;/a&gt;&lt;/b&gt; You must send one of your kids into the town. In round 6 this step is left out.</source>
        <translation>&lt;b&gt;5. &lt;a href=&quot;#CH-5&quot;&gt;Поставь ребёнка.&lt;/a&gt;&lt;/b&gt; Этот шаг обязателен: один из твоих детей отправляется в городок. В шестом раунде этого шага нет.</translation>
    </message>
    <message>
        <source>You may pass steps 2, 3 and 4 if there is nothing you want to do in them.</source>
        <translation>Шаги 2, 3 и 4 можно пропустить, если делать в них ничего не хочется.</translation>
    </message>
    <message>
        <source>Three words come back again and again. A &lt;b&gt;cell&lt;/b&gt; is a square as large as one house, built on or empty. Two houses are &lt;b&gt;next to&lt;/b&gt; each other if they share an edge; touching at a corner does not count. A house is &lt;b&gt;free&lt;/b&gt; if no kid and no ghost stands on it.</source>
        <translation>Три слова будут встречаться снова и снова. &lt;b&gt;Клетка&lt;/b&gt; — это квадрат размером с один дом, застроенный или пустой. Два дома &lt;b&gt;соседние&lt;/b&gt;, если они имеют общую сторону; касание углом не считается. Дом &lt;b&gt;свободен&lt;/b&gt;, если на нём нет ни ребёнка, ни привидения.</translation>
    </message>
    <message>
        <source>Step 1: place a house</source>
        <translation>Шаг 1: построй дом</translation>
    </message>
    <message>
        <source>Take a house of any colour from its stack and put it on an empty cell that shares an edge with a house of the town. Touching at a corner is not enough.</source>
        <translation>Возьми из стопки дом любого цвета и положи его на пустую клетку, которая имеет общую сторону с домом городка. Касания углом недостаточно.</translation>
    </message>
    <message>
        <source>A new house may go to every cell with a plus. The cells with a cross touch the town only at a corner.</source>
        <translation>Новый дом можно построить на любой клетке с плюсом. Клетки с крестиком касаются городка только углом.</translation>
    </message>
    <message>
        <source>When the stack of a colour is empty, houses of this colour can no longer be placed. Choose another colour.</source>
        <translation>Когда стопка какого-то цвета пуста, дома этого цвета строить больше нельзя. Выбери другой цвет.</translation>
    </message>
    <message>
        <source>If you play with the Large Ghost, it now comes to the house you have just placed, wherever it was before. In everything else it is a ghost like the others.</source>
        <translation>В игре с Большим Привидением оно тут же приходит на только что построенный дом, где бы ни было до этого. Во всём остальном это такое же привидение, как другие.</translation>
    </message>
    <message>
        <source>Scoring can tear holes into the town, and some houses may be cut off from the rest. They still belong to the town in every way: you may build beside them, and a new house may also go into a hole if it shares an edge with a house there.</source>
        <translation>Сыгранные узоры могут оставить в городке дыры, и часть домов окажется отрезана от остальных. Такие дома всё равно остаются частью городка: рядом с ними можно строить, и в дыре тоже можно построить новый дом, если у него там будет общая сторона с другим домом.</translation>
    </message>
    <message>
        <source>Step 2: move ghosts</source>
        <translation>Шаг 2: передвинь привидения</translation>
    </message>
    <message>
        <source>You may make up to two ghost moves, with any ghosts of the town: move one ghost twice, two ghosts once each, one ghost once, or none at all.</source>
        <translation>Можно сделать до двух ходов любыми привидениями городка: передвинуть одно привидение дважды, два привидения по разу, одно привидение один раз или ни одного.</translation>
    </message>
    <message>
        <source>With one move a ghost goes to a house next to its own. It never leaves the houses and never moves diagonally.</source>
        <translation>За один ход привидение переходит на соседний дом. Оно никогда не сходит с домов и никогда не ходит по диагонали.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with a kid, the kid is shoved: you move it to a free house of your choice next to the one the ghost entered, even if the kid belongs to another player. The house the ghost has just left counts too, if it is free; in a chain the ghost that shoved this one stands there now. A kid never goes to a house where a kid or a ghost stands.</source>
        <translation>Если привидение приходит на дом с ребёнком, оно его толкает: ты переставляешь ребёнка, даже чужого, на любой свободный дом, соседний с тем, куда пришло привидение. Дом, с которого привидение только что ушло, тоже подходит, если он свободен; в цепочке он уже занят: там стоит толкнувшее привидение. Ребёнок никогда не встаёт на дом, где уже стоит ребёнок или привидение.</translation>
    </message>
    <message>
        <source>If the ghost enters a house with another ghost, that other ghost is shoved: you move it to any house next to the one it stood on, free or not. If somebody stands there too, that piece is shoved in turn, a kid by &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt; and a ghost by this rule. Such a chain goes on until everybody has a house of their own, within the limits of &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; and &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</source>
        <translation>Если привидение приходит на дом с другим привидением, оно его толкает: ты переставляешь это другое привидение на любой дом, соседний с тем, где оно стояло, — свободный или занятый. Если и там кто-то стоит, толкают и его: ребёнка — по правилу &lt;a href=&quot;#CH-2.3&quot;&gt;CH-2.3&lt;/a&gt;, привидение — по этому правилу. Такая цепочка тянется, пока у каждого не окажется свой дом, но в пределах правил &lt;a href=&quot;#CH-2.6&quot;&gt;CH-2.6&lt;/a&gt; и &lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>At the end of a chain no house holds more than one kid or ghost.</source>
        <translation>В конце цепочки на каждом доме стоит не больше одного ребёнка или привидения.</translation>
    </message>
    <message>
        <source>In a chain you may not choose a house if that would leave somebody with nowhere to go; the table offers only houses with which the chain can be finished. The first move of a chain is never refused for this reason, because whoever it shoves can always go to the house the ghost has just left.</source>
        <translation>В цепочке нельзя выбрать дом, если из-за этого кому-то станет некуда идти; стол предлагает только те дома, с которыми цепочку можно закончить. Первому ходу цепочки это никогда не мешает: тот, кого толкнули, всегда может уйти на дом, с которого привидение только что сошло.</translation>
    </message>
    <message>
        <source>Nobody is shoved twice in one chain, and the ghost that started the chain is not shoved at all. So every chain comes to an end.</source>
        <translation>В одной цепочке никого не толкают дважды, а привидение, которое её начало, не толкают вовсе. Поэтому любая цепочка когда-нибудь кончается.</translation>
    </message>
    <message>
        <source>Shoving costs nothing: only the moves you start count towards your two ghost moves.</source>
        <translation>Толчки ничего не стоят: в счёт твоих двух ходов привидениями идут только те, которые ты начинаешь.</translation>
    </message>
    <message>
        <source>One ghost move starts a chain. The first ghost (1) shoves the second ghost (2), and the second ghost shoves the kid (3), which flees to a free house. The town on the right shows the result.</source>
        <translation>Один ход привидения начинает цепочку. Первое привидение (1) толкает второе (2), а второе толкает ребёнка (3), и тот убегает на свободный дом. Городок справа показывает, что получилось.</translation>
    </message>
    <message>
        <source>Step 3: score a pattern</source>
        <translation>Шаг 3: сыграй узор</translation>
    </message>
    <message>
        <source>You may score one card from your hand in each turn: a regular card or, in the advanced game, your haunted card. For haunted cards see &lt;a href=&quot;#CH-3-haunted&quot;&gt;the next chapter&lt;/a&gt;.</source>
        <translation>Каждый ход можно сыграть одну карту из руки: обычную или, в усложнённой игре, свою карту с привидениями. О картах с привидениями рассказывает &lt;a href=&quot;#CH-3-haunted&quot;&gt;следующая глава&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>You may turn a pattern by a quarter, a half or three quarters, but you may never mirror it. A regular card matches where each of its cells lies on a house of the required colour. If it matches in several places, you choose one. A place means the covered cells and the way the card is turned.</source>
        <translation>Узор можно повернуть на четверть, на половину или на три четверти оборота, но отражать его, как в зеркале, нельзя. Обычная карта подходит там, где каждая её клетка лежит на доме нужного цвета. Если таких мест несколько, выбери одно. Место — это занятые узором клетки и поворот карты.</translation>
    </message>
    <message>
        <source>Turned clockwise by a quarter, the card matches the outlined houses of the town. The three houses on the right are a mirror image: whichever way you turn the card, it does not match them.</source>
        <translation>Если повернуть карту на четверть оборота по часовой стрелке, она подходит к обведённым домам городка. Три дома справа — её зеркальное отражение: как карту ни поворачивай, к ним она не подойдёт.</translation>
    </message>
    <message>
        <source>Lay the scored card in front of you, where all players can see it.</source>
        <translation>Положи сыгранную карту перед собой, чтобы её видели все игроки.</translation>
    </message>
    <message>
        <source>Each house of the scored place that has a kid on it leaves the town, no matter whose kid it is. The owner of the kid takes the house, turns it over to the candy side and puts the kid on it; this kid does not come back into the town. All other houses and all ghosts stay.</source>
        <translation>Каждый дом сыгранного узора, на котором стоит ребёнок, неважно чей, покидает городок. Игрок, чей это ребёнок, берёт дом, переворачивает его конфетой вверх и ставит на него ребёнка; в городок этот ребёнок больше не вернётся. Все остальные дома и все привидения остаются.</translation>
    </message>
    <message>
        <source>A card is scored on the outlined houses. Two kids of different players take their houses home as candy. The orange house is cut off now, but still belongs to the town.</source>
        <translation>Карта сыграна на обведённых домах. Двое детей разных игроков забирают свои дома как конфеты. Оранжевый дом теперь отрезан, но по-прежнему остаётся частью городка.</translation>
    </message>
    <message>
        <source>If you score a card, take 1 scare marker for each ghost on a house of the scored place. The house of a ghost always stays in the town, because no kid can be there.</source>
        <translation>Когда играешь карту, бери по 1 жетону страха за каждое привидение на домах сыгранного узора. Дом с привидением всегда остаётся в городке, ведь ребёнка на нём быть не может.</translation>
    </message>
    <message>
        <source>After scoring a regular card, draw the top card of the deck. If the deck is empty, you draw nothing.</source>
        <translation>Сыграв обычную карту, возьми верхнюю карту колоды. Если колода пуста, ты ничего не берёшь.</translation>
    </message>
    <message>
        <source>Houses that leave the town can leave holes behind. &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt; says what this means.</source>
        <translation>Дома, которые покидают городок, могут оставить дыры. Что это значит, сказано в правиле &lt;a href=&quot;#CH-1.4&quot;&gt;CH-1.4&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Step 3 with a haunted card</source>
        <translation>Шаг 3: карта с привидениями</translation>
    </message>
    <message>
        <source>The pattern of a haunted card is larger than that of a regular card, but a few gaps are forgiven. You score it in step 3 instead of a regular card; what &lt;a href=&quot;#CH-3&quot;&gt;the chapter before&lt;/a&gt; says about turning, kids and ghosts holds for it too.</source>
        <translation>Узор карты с привидениями больше, чем у обычной, но несколько пропусков в нём прощается. Её играют на шаге 3 вместо обычной карты; всё, что &lt;a href=&quot;#CH-3&quot;&gt;предыдущая глава&lt;/a&gt; говорит о поворотах, детях и привидениях, верно и для неё.</translation>
    </message>
    <message>
        <source>A haunted card has house cells and ghost cells. A house cell asks for a house of its colour. A ghost cell asks for a ghost, on a house of any colour; this house is not part of the pattern and stays in the town, and its ghost gives you no scare marker.</source>
        <translation>На карте с привидениями есть клетки домов и клетки привидений. Клетке дома нужен дом её цвета. Клетке привидения нужно привидение на доме любого цвета; этот дом не входит в узор и остаётся в городке, а за привидение на нём ты не берёшь жетон страха.</translation>
    </message>
    <message>
        <source>Each of the six cells is a requirement, and up to 3 of them may be unmet. For each unmet requirement you take 1 scare marker. You do not choose which requirements are met: what lies and stands in the town decides.</source>
        <translation>Каждая из шести клеток — это условие, и до 3 условий могут быть не выполнены. За каждое невыполненное условие возьми 1 жетон страха. Какие условия выполнены, ты не выбираешь: решает то, что лежит и стоит в городке.</translation>
    </message>
    <message>
        <source>Only met house cells bring candy by &lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt; and scare markers for ghosts by &lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt;. Whatever lies or stands on an unmet cell is left alone. The Large Ghost meets the requirement of a ghost cell like any other ghost.</source>
        <translation>Конфеты по правилу &lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt; и жетоны страха за привидения по правилу &lt;a href=&quot;#CH-3.5&quot;&gt;CH-3.5&lt;/a&gt; приносят только те клетки домов, где условие выполнено. На клетке с невыполненным условием всё остаётся как есть, что бы там ни лежало и кто бы ни стоял. Большое Привидение выполняет условие клетки привидения, как и любое другое.</translation>
    </message>
    <message>
        <source>The three met house cells are outlined with a solid line, and the kid among them gets candy. The met ghost cell has a dashed line. The two cells with −1 are unmet: a ghost and a blue house are missing there. The kid on the unmet cell stays, and scoring here costs 2 scare markers.</source>
        <translation>Три клетки домов, где условие выполнено, обведены сплошной линией, и ребёнок на одной из них получает конфету. Клетка привидения с выполненным условием обведена пунктиром. На двух клетках с −1 условия не выполнены: там не хватает привидения и синего дома. Ребёнок на такой клетке остаётся, а сыграть карту здесь обойдётся в 2 жетона страха.</translation>
    </message>
    <message>
        <source>A scored haunted card is worth 5 points, no matter how many requirements were unmet. You do not draw a card for it.</source>
        <translation>Сыгранная карта с привидениями приносит 5 очков, сколько бы условий ни осталось невыполненными. Новую карту после неё не берут.</translation>
    </message>
    <message>
        <source>Step 4: exchange a card</source>
        <translation>Шаг 4: обменяй карту</translation>
    </message>
    <message>
        <source>You may put one regular card from your hand under the deck and draw the top card of the deck. If the deck is empty, you cannot exchange a card. A haunted card can never be exchanged.</source>
        <translation>Можно положить одну обычную карту из руки под колоду и взять верхнюю карту колоды. Если колода пуста, обменять карту нельзя. Карту с привидениями не обменивают никогда.</translation>
    </message>
    <message>
        <source>Step 5: place a kid</source>
        <translation>Шаг 5: поставь ребёнка</translation>
    </message>
    <message>
        <source>Put one of your kids on a free house anywhere in the town. There is always a free house: in rounds 1 to 5 you can choose from at least four.</source>
        <translation>Поставь одного из своих детей на любой свободный дом городка. Свободный дом найдётся всегда: с первого по пятый раунд их не меньше четырёх.</translation>
    </message>
    <message>
        <source>In round 6 no kids are placed, and your turn ends after &lt;a href=&quot;#CH-4&quot;&gt;step 4&lt;/a&gt;.</source>
        <translation>В шестом раунде детей не ставят, и твой ход заканчивается после &lt;a href=&quot;#CH-4&quot;&gt;шага 4&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>End of the game and points</source>
        <translation>Конец игры и очки</translation>
    </message>
    <message>
        <source>The game ends after round 6. Each scored regular card is worth 2 points and each scored haunted card 5 points. In each colour your first candy is worth 2 points and every further candy 1 point. Each scare marker costs 1 point. Cards left in your hand count nothing.</source>
        <translation>Игра заканчивается после шестого раунда. Каждая сыгранная обычная карта приносит 2 очка, каждая сыгранная карта с привидениями — 5 очков. В каждом цвете первая конфета приносит 2 очка, а каждая следующая — 1 очко. Каждый жетон страха отнимает 1 очко. Карты, оставшиеся в руке, ничего не приносят.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; You scored three regular cards, which makes 6 points, and your haunted card, which makes 5. You have two orange candies for 2 + 1 = 3 points, one green candy for 2 points and one blue candy for 2 points. You also have two scare markers, which cost 2 points. Your result is 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 points&lt;/b&gt;.</source>
        <translation>&lt;b&gt;Пример.&lt;/b&gt; У тебя сыграны три обычные карты, это 6 очков, и карта с привидениями, это ещё 5. У тебя две оранжевые конфеты — 2 + 1 = 3 очка, одна зелёная — 2 очка и одна синяя — 2 очка. А ещё два жетона страха, они отнимают 2 очка. Твой итог: 6 + 5 + 3 + 2 + 2 − 2 = &lt;b&gt;16 очков&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players have the same number of points, &lt;a href=&quot;#CH-6-tie&quot;&gt;the next chapter&lt;/a&gt; decides.</source>
        <translation>Побеждает игрок, у которого больше всего очков. Если у игроков очков поровну, решает &lt;a href=&quot;#CH-6-tie&quot;&gt;следующая глава&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>If the points are level</source>
        <translation>Если очков поровну</translation>
    </message>
    <message>
        <source>Among players with the same points, the one with fewer scored cards is ahead, regular and haunted cards counted together. If that is level too, fewer scare markers decide, and then more candy colours. If everything is level, these players share their rank, and at the top they share the win. All other ranks are decided in the same order.</source>
        <translation>Среди игроков с равными очками впереди тот, у кого меньше сыгранных карт, обычных и с привидениями вместе. Если и карт поровну, решает меньшее число жетонов страха, а затем большее число цветов конфет. Если и тут всё поровну, эти игроки делят место, а на первом месте — победу. В том же порядке распределяются и все остальные места.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>You choose the variants before the game. If Candy Hunters is new to you, play your first game without any of them.</source>
        <translation>Варианты выбирают перед игрой. Если «Охотники за сладостями» тебе в новинку, сыграй в первый раз без них.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunted cards&lt;/b&gt; make the advanced game. Each player also holds one haunted card (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), and &lt;a href=&quot;#CH-3-haunted&quot;&gt;a chapter of its own&lt;/a&gt; says how to score it.</source>
        <translation>&lt;b&gt;Карты с привидениями&lt;/b&gt; — это усложнённая игра. У каждого игрока есть ещё и одна карта с привидениями (&lt;a href=&quot;#CH-S6&quot;&gt;CH-S6&lt;/a&gt;), а как её сыграть, рассказывает &lt;a href=&quot;#CH-3-haunted&quot;&gt;отдельная глава&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Large Ghost&lt;/b&gt; is a fifth ghost, which comes to every new house (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). A house that completes your pattern has a ghost on it at once, so you take a scare marker unless you move the ghost away in step 2.</source>
        <translation>&lt;b&gt;Большое Привидение&lt;/b&gt; — это пятое привидение, которое приходит на каждый новый дом (&lt;a href=&quot;#CH-S7&quot;&gt;CH-S7&lt;/a&gt;, &lt;a href=&quot;#CH-1.3&quot;&gt;CH-1.3&lt;/a&gt;). На доме, который завершает твой узор, сразу стоит привидение: не уведёшь его на шаге 2 — возьмёшь жетон страха.</translation>
    </message>
    <message>
        <source>You can play with one of these variants or with both.</source>
        <translation>Можно играть с одним из этих вариантов или с обоими.</translation>
    </message>
    <message>
        <source>How to use the table</source>
        <translation>Как пользоваться столом</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a house, a ghost, a card or a kid to where it should go, or click it and then click the place. When you lift a piece, the places where it may go light up.</source>
        <translation>&lt;b&gt;Мышью.&lt;/b&gt; Перетащи дом, привидение, карту или ребёнка туда, куда нужно, или сначала щёлкни по предмету, а потом по месту. Когда поднимаешь предмет, подсвечиваются места, куда его можно положить.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Если так нельзя&lt;/b&gt;, предмет плавно возвращается на место, а короткая подсказка объясняет причину и даёт ссылку на правило.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchanging a card.&lt;/b&gt; In step 4 bring a regular card from your hand to the deck.</source>
        <translation>&lt;b&gt;Как обменять карту.&lt;/b&gt; На шаге 4 поднеси обычную карту из руки к колоде.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The rings.&lt;/b&gt; At the start of your turn, dashed violet rings show what has moved in the town since your last one.</source>
        <translation>&lt;b&gt;Кольца.&lt;/b&gt; В начале твоего хода пунктирные фиолетовые кольца показывают, что сдвинулось в городке с твоего прошлого хода.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scoring a card.&lt;/b&gt; Bring the card to the town, and the table shows every place where it matches and what scoring there would bring. Point at a place, or walk through them with the arrow keys or &lt;b&gt;R&lt;/b&gt;. Nothing is scored until you click the place or press &lt;b&gt;Enter&lt;/b&gt;; &lt;b&gt;Esc&lt;/b&gt; takes the card back.</source>
        <translation>&lt;b&gt;Как сыграть карту.&lt;/b&gt; Поднеси карту к городку, и стол покажет все места, где она подходит, и что она там принесёт. Наведи указатель на место или перебирай места стрелками либо клавишей &lt;b&gt;R&lt;/b&gt;. Карта не сыграна, пока ты не щёлкнешь по месту или не нажмёшь &lt;b&gt;Enter&lt;/b&gt;; &lt;b&gt;Esc&lt;/b&gt; возвращает карту.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The frames.&lt;/b&gt; A green frame is a house that counts, a dashed white one a ghost that the card asks for, and a red one with −1 a requirement that is not met. Thin dashed frames show the other places.</source>
        <translation>&lt;b&gt;Рамки.&lt;/b&gt; Зелёная рамка — дом, который засчитывается, белая пунктирная — привидение, которое нужно карте, красная с −1 — невыполненное условие. Тонкие пунктирные рамки показывают остальные места.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a piece and drops it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; passes a step that you may pass. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Клавиатурой.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; и &lt;b&gt;клавиши со стрелками&lt;/b&gt; ведут от предмета к предмету и от места к месту. &lt;b&gt;Enter&lt;/b&gt; поднимает предмет и кладёт его. &lt;b&gt;Esc&lt;/b&gt; отменяет. &lt;b&gt;Пробел&lt;/b&gt; пропускает шаг, если его можно пропустить. &lt;b&gt;F1&lt;/b&gt; открывает эти правила. Колесо мыши или &lt;b&gt;+&lt;/b&gt; и &lt;b&gt;−&lt;/b&gt; приближают и отдаляют, &lt;b&gt;0&lt;/b&gt; показывает весь стол. &lt;b&gt;F11&lt;/b&gt; разворачивает окно на весь экран.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking moves back.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; takes a move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn card, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Как отменить действие.&lt;/b&gt; &lt;b&gt;Ctrl+Z&lt;/b&gt; отменяет действие, а &lt;b&gt;Ctrl+Y&lt;/b&gt; повторяет его. Нельзя отступить дальше того момента, когда кто-то узнал что-то новое, например взял карту, и нельзя отменить решение другого игрока.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Партия сохраняется&lt;/b&gt; после каждого действия. Выходи когда угодно: она подождёт на полке, и там же её можно сохранить в файл.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up.</source>
        <translation>&lt;b&gt;Скрытые карты.&lt;/b&gt; Твои карты лежат лицом вниз, так что никому не нужно отворачиваться. Прижми их и держи или удерживай клавишу, которая на них показана, — и видишь их, пока держишь. В настройках можно вместо этого опускать занавес между ходами или играть с картами лицом вверх.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Empty steps.&lt;/b&gt; A step in which everybody can see that nothing can be done passes by itself, and the log says so. Where only your hidden cards decide, the table waits for you. You can switch this off in the settings.</source>
        <translation>&lt;b&gt;Пустые шаги.&lt;/b&gt; Шаг, в котором все видят, что сделать ничего нельзя, проходит сам, и журнал об этом говорит. Где решают только твои скрытые карты, стол ждёт тебя. В настройках это можно выключить.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Советы для первых партий</translation>
    </message>
    <message>
        <source>&lt;b&gt;Let others work for you.&lt;/b&gt; A kid gets its candy whoever scores the pattern (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Place your kids where another player might score soon.</source>
        <translation>&lt;b&gt;Пусть другие работают на тебя.&lt;/b&gt; Ребёнок получает конфету, кто бы ни сыграл узор (&lt;a href=&quot;#CH-3.4&quot;&gt;CH-3.4&lt;/a&gt;). Ставь детей туда, где другой игрок может скоро сыграть карту.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Collect different colours.&lt;/b&gt; Four candies of four colours are worth 8 points, four candies of one colour only 5.</source>
        <translation>&lt;b&gt;Собирай разные цвета.&lt;/b&gt; Четыре конфеты четырёх цветов приносят 8 очков, а четыре одного цвета — только 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Look before you score.&lt;/b&gt; In step 2 you can send ghosts away from your pattern. A ghost can also shove kids: yours towards the pattern, the kids of others away from it.</source>
        <translation>&lt;b&gt;Осмотрись, прежде чем играть карту.&lt;/b&gt; На шаге 2 можно увести привидения от своего узора. А ещё привидение может толкать детей: твоих — к узору, чужих — прочь от него.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not hold on to a bad card.&lt;/b&gt; An exchange costs nothing but the card you give away.</source>
        <translation>&lt;b&gt;Не держись за плохую карту.&lt;/b&gt; Обмен не стоит ничего, кроме карты, которую отдаёшь.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be patient with a haunted card.&lt;/b&gt; With three unmet requirements its 5 points shrink to 2, as many as a regular card brings. But do not wait too long: in your hand it counts nothing.</source>
        <translation>&lt;b&gt;Не спеши играть карту с привидениями.&lt;/b&gt; С тремя невыполненными условиями от её 5 очков остаётся 2 — столько же, сколько приносит обычная карта. Но и не тяни слишком долго: в руке она ничего не приносит.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the end.&lt;/b&gt; Kids still in the town after round 6 bring no points, and the kid you place in round 5 has little time left to get candy.</source>
        <translation>&lt;b&gt;Думай о конце.&lt;/b&gt; Дети, которые остались в городке после шестого раунда, очков не приносят, а у ребёнка, поставленного в пятом раунде, мало времени, чтобы получить конфету.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Решения этого стола</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing, contradict each other or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Решение стола — это то, что мы решили сами. Мы делали это там, где известные нам правила оригинальной игры молчат, противоречат друг другу или ссылаются на рисунок, которого у нас нет. Вот все такие решения и причина каждого из них, чтобы их можно было отличить от остальных правил.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: The first eight houses form a windmill with a ghost on each arm. This shape is the same from all four sides, so no side of the town is better than another.</source>
        <translation>&lt;a href=&quot;#CH-S2&quot;&gt;CH-S2&lt;/a&gt;: Первые восемь домов образуют ветряную мельницу с привидением на каждом крыле. Эта форма одинакова со всех четырёх сторон, так что ни одна сторона городка не лучше другой.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: Each colour appears exactly twice at the start. So all stacks are equally high, and no colour is rarer than another.</source>
        <translation>&lt;a href=&quot;#CH-S3&quot;&gt;CH-S3&lt;/a&gt;: Каждый цвет встречается в начале ровно дважды. Поэтому все стопки одинаковой высоты, и ни один цвет не реже другого.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: Nobody is shoved twice in a chain, and the ghost that started it stays. Otherwise ghosts could shove each other forever.</source>
        <translation>&lt;a href=&quot;#CH-2.7&quot;&gt;CH-2.7&lt;/a&gt;: В цепочке никого не толкают дважды, а привидение, которое её начало, не толкают вовсе. Иначе привидения могли бы толкать друг друга вечно.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: If the deck is empty, nothing is drawn after scoring. Scored cards stay with their owners, because they count at the end.</source>
        <translation>&lt;a href=&quot;#CH-3.6&quot;&gt;CH-3.6&lt;/a&gt;: Если колода пуста, после сыгранной карты новую не берут. Сыгранные карты остаются у владельцев, потому что считаются в конце.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: The town decides which requirements of a haunted card are met. So there is nothing to argue about, and nobody can leave a met requirement out on purpose.</source>
        <translation>&lt;a href=&quot;#CH-3.9&quot;&gt;CH-3.9&lt;/a&gt;: Какие условия карты с привидениями выполнены, решает городок. Так не о чем спорить, и никто не может нарочно не засчитать выполненное условие.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: An unmet cell is left alone, and the Large Ghost counts for a ghost cell. The unmet cell has already brought you a scare marker, and the Large Ghost is a ghost like the others.</source>
        <translation>&lt;a href=&quot;#CH-3.10&quot;&gt;CH-3.10&lt;/a&gt;: На клетке с невыполненным условием всё остаётся как есть, а Большое Привидение годится для клетки привидения. За такую клетку ты уже берёшь жетон страха, а Большое Привидение — такое же привидение, как другие.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: Nothing can be exchanged when the deck is empty. You would only draw the card that you have just given away.</source>
        <translation>&lt;a href=&quot;#CH-4.1&quot;&gt;CH-4.1&lt;/a&gt;: Если колода пуста, обменивать нельзя. Ведь взять можно было бы лишь ту самую карту, которую отдаёшь.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: A puzzle has no deck, and its stacks hold every house that is not in the town. So nothing is left to chance, and you can see from the start everything there is to build with.</source>
        <translation>&lt;a href=&quot;#CH-7.2&quot;&gt;CH-7.2&lt;/a&gt;: В головоломке нет колоды, а в стопках лежат все дома, которых нет в городке. Поэтому от случая ничего не зависит, и с самого начала видно всё, из чего можно строить.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: Within these limits a puzzle is small enough to keep in your head, and the program can prove what is in it.</source>
        <translation>&lt;a href=&quot;#CH-7.4&quot;&gt;CH-7.4&lt;/a&gt;: В этих пределах головоломка достаточно мала, чтобы держать её в голове, а программа может доказать, сколько очков в ней можно набрать.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Scare markers&lt;/a&gt;: The supply never runs out, because every scare marker must count.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Жетоны страха&lt;/a&gt;: Запас никогда не кончается, потому что каждый жетон страха должен быть засчитан.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-box&quot;&gt;Pattern cards&lt;/a&gt;: We drew the patterns of the 28 regular cards and the 8 haunted cards ourselves, because the original pictures are not available to us. No two cards are alike, and no colour is favoured.</source>
        <translation>&lt;a href=&quot;#CH-box&quot;&gt;Карты узора&lt;/a&gt;: Узоры 28 обычных карт и 8 карт с привидениями мы нарисовали сами, потому что оригинальные рисунки нам недоступны. Двух одинаковых карт нет, и ни у одного цвета нет преимущества.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#CH-7&quot;&gt;Puzzles&lt;/a&gt;: The forty puzzles are our own too, because the original ones are not available to us. We also decided what makes a puzzle difficult: how seldom you reach its goal if you play without a plan.</source>
        <translation>&lt;a href=&quot;#CH-7&quot;&gt;Головоломки&lt;/a&gt;: Сорок головоломок тоже наши собственные, потому что оригинальные нам недоступны. Мы сами решили и то, какую головоломку считать сложной: ту, цели которой редко удаётся достичь, если играть без плана.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersTips</name>
    <message>
        <source>Large Ghost: comes to every new house. Otherwise it is a ghost like the others.</source>
        <translation>Большое Привидение: приходит на каждый новый дом. Во всём остальном оно такое же, как другие.</translation>
    </message>
    <message>
        <source>Ghost: costs 1 point if you score the house below it. It goes to a house next to its own and shoves whoever stands there.</source>
        <translation>Привидение: отнимает 1 очко, если сыграть дом под ним. Оно идёт на соседний дом и толкает того, кто там стоит.</translation>
    </message>
    <message>
        <source>If this house is scored, no matter by whom:</source>
        <translation>Если этот дом сыграют, неважно кто:</translation>
    </message>
    <message>
        <source>One kid goes to the town at the end of each turn, but not in the last round.</source>
        <translation>В конце каждого хода один ребёнок идёт в городок, но не в последнем раунде.</translation>
    </message>
    <message>
        <source>%1: %2. The first of a colour brings 2 points, each further one 1.</source>
        <translation>%1: %2. Первая конфета каждого цвета даёт 2 очка, каждая следующая — 1.</translation>
    </message>
    <message>
        <source>In each turn one house, of any colour, goes to the edge of the town.</source>
        <translation>Каждый ход один дом любого цвета встаёт на край городка.</translation>
    </message>
    <message>
        <source>The deck is empty: no card is drawn or exchanged any more.</source>
        <translation>Колода пуста: карты больше не берут и не обменивают.</translation>
    </message>
    <message>
        <source>Whoever scores or exchanges a regular card draws a new one here.</source>
        <translation>Кто сыграл или обменял обычную карту, берёт здесь новую.</translation>
    </message>
    <message>
        <source>A scare marker costs 1 point. You take one for each ghost on a house that you score, and for each unmet requirement of a haunted card.</source>
        <translation>Жетон страха отнимает 1 очко. Его берут за каждое привидение на сыгранном доме и за каждое не выполненное условие карты с привидениями.</translation>
    </message>
    <message>
        <source>Haunted card: 5 points. Up to three requirements may be unmet, for 1 point each.</source>
        <translation>Карта с привидениями: 5 очков. До трёх условий можно не выполнить, по 1 очку за каждое.</translation>
    </message>
    <message>
        <source>Regular card: 2 points. Its pattern may be turned, but not mirrored.</source>
        <translation>Обычная карта: 2 очка. Её узор можно поворачивать, но не отражать.</translation>
    </message>
    <message>
        <source>Now it would bring you %1 at best.</source>
        <translation>Сейчас она дала бы тебе самое большее %1.</translation>
    </message>
    <message>
        <source>A card in hand is worth nothing until it is scored.</source>
        <translation>Карта в руке ничего не стоит, пока её не сыграли.</translation>
    </message>
    <message>
        <source>Scored: %1. If points are level, fewer scored cards win.</source>
        <translation>Сыграно: %1. При равных очках побеждает тот, кто сыграл меньше карт.</translation>
    </message>
</context>
<context>
    <name>CandyHuntersVoice</name>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Погоди немного, сейчас ходит %1.</translation>
    </message>
    <message>
        <source>Only cards from your own hand can be used.</source>
        <translation>Годятся только карты из твоей руки.</translation>
    </message>
    <message>
        <source>A house stands here already; build on an empty spot at the edge of the town.</source>
        <translation>Здесь уже стоит дом; строй на пустой клетке у края городка.</translation>
    </message>
    <message>
        <source>A new house must share a whole edge with the town; a corner is not enough.</source>
        <translation>Новый дом должен иметь общую сторону с городком; касания углом недостаточно.</translation>
    </message>
    <message>
        <source>The Large Ghost is still beside the town; it comes with the next house.</source>
        <translation>Большое Привидение ещё рядом с городком; оно придёт со следующим домом.</translation>
    </message>
    <message>
        <source>Ghosts never leave the houses; choose a house next to this ghost.</source>
        <translation>Привидения никогда не сходят с домов; выбери соседний дом.</translation>
    </message>
    <message>
        <source>A ghost goes one step at a time, to a house that shares an edge with its own.</source>
        <translation>За один ход привидение переходит только на соседний дом, с общей стороной.</translation>
    </message>
    <message>
        <source>Whoever stands there would have nowhere to go; choose another house.</source>
        <translation>Тому, кто там стоит, будет некуда идти; выбери другой дом.</translation>
    </message>
    <message>
        <source>A card can be turned by quarters only.</source>
        <translation>Карту поворачивают только по четверти оборота.</translation>
    </message>
    <message>
        <source>The pattern does not lie here: every cell needs a house of its colour. You may turn the card, but not mirror it.</source>
        <translation>Узор здесь не складывается: каждой клетке нужен дом её цвета. Карту можно поворачивать, но не отражать.</translation>
    </message>
    <message>
        <source>A haunted card is never exchanged; choose a regular one.</source>
        <translation>Карту с привидениями не обменивают; выбери обычную.</translation>
    </message>
    <message>
        <source>The deck is empty, so nothing can be exchanged any more.</source>
        <translation>Колода пуста, обменять больше ничего нельзя.</translation>
    </message>
    <message>
        <source>This card fits nowhere in the town now, however you turn it.</source>
        <translation>Эта карта сейчас нигде в городке не подходит, как её ни поворачивай.</translation>
    </message>
    <message>
        <source>This haunted card fits nowhere now: more than three requirements would be unmet everywhere.</source>
        <translation>Эта карта с привидениями сейчас нигде не подходит: везде не выполнено больше трёх условий.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot at the edge of the town.</source>
        <translation>Дом строят на пустой клетке у края городка.</translation>
    </message>
    <message>
        <source>A ghost goes to a house next to its own.</source>
        <translation>Привидение переходит на соседний дом.</translation>
    </message>
    <message>
        <source>Whoever was shoved goes to one of the lit houses.</source>
        <translation>Кого толкнули, тот идёт на один из подсвеченных домов.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored, or to the deck to be exchanged.</source>
        <translation>Чтобы сыграть карту, положи её на городок, а чтобы обменять — на колоду.</translation>
    </message>
    <message>
        <source>A kid goes to a free house in the town.</source>
        <translation>Ребёнка ставят на свободный дом в городке.</translation>
    </message>
    <message>
        <source>That kid belongs to another player; place one of yours.</source>
        <translation>Это чужой ребёнок; поставь одного из своих.</translation>
    </message>
    <message>
        <source>In the last round no kid is placed any more.</source>
        <translation>В последнем раунде детей уже не ставят.</translation>
    </message>
    <message>
        <source>This house is taken; send the kid to a free one.</source>
        <translation>Этот дом занят; отправь ребёнка на свободный.</translation>
    </message>
    <message>
        <source>The game is over; the points are counted.</source>
        <translation>Игра окончена; очки подсчитаны.</translation>
    </message>
    <message>
        <source>Nobody was shoved, so nobody has to move aside.</source>
        <translation>Никого не толкнули, и отходить никому не нужно.</translation>
    </message>
    <message>
        <source>The orange houses are used up; build one of another colour.</source>
        <translation>Оранжевые дома кончились; построй дом другого цвета.</translation>
    </message>
    <message>
        <source>The violet houses are used up; build one of another colour.</source>
        <translation>Фиолетовые дома кончились; построй дом другого цвета.</translation>
    </message>
    <message>
        <source>The green houses are used up; build one of another colour.</source>
        <translation>Зелёные дома кончились; построй дом другого цвета.</translation>
    </message>
    <message>
        <source>The blue houses are used up; build one of another colour.</source>
        <translation>Синие дома кончились; построй дом другого цвета.</translation>
    </message>
    <message>
        <source>The shoved ghost goes to a house right next to the one it stood on.</source>
        <translation>Привидение, которое толкнули, идёт на дом, соседний с тем, где оно стояло.</translation>
    </message>
    <message>
        <source>First give the shoved ghost a house.</source>
        <translation>Сначала найди дом для привидения, которое толкнули.</translation>
    </message>
    <message>
        <source>First give the shoved kid a house.</source>
        <translation>Сначала найди дом для ребёнка, которого толкнули.</translation>
    </message>
    <message>
        <source>Your turn starts with a house: build one first.</source>
        <translation>Твой ход начинается с дома: сначала построй его.</translation>
    </message>
    <message>
        <source>Now a kid goes into the town: place one of yours.</source>
        <translation>Сейчас в городок идёт ребёнок: поставь одного из своих.</translation>
    </message>
    <message>
        <source>The Large Ghost comes to the new house.</source>
        <translation>Большое Привидение приходит на новый дом.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n scare markers.</source>
        <translation>
            <numerusform>%1 берёт %n жетон страха.</numerusform>
            <numerusform>%1 берёт %n жетона страха.</numerusform>
            <numerusform>%1 берёт %n жетонов страха.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 берёт карту.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1 кладёт карту под колоду.</translation>
    </message>
    <message>
        <source>%1 sends a kid into the town.</source>
        <translation>%1 отправляет ребёнка в городок.</translation>
    </message>
    <message>
        <source>The sixth round is over, and the points are counted.</source>
        <translation>Шестой раунд окончен, очки подсчитаны.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirements are unmet here, and a haunted card allows three at most; choose another place.</source>
        <translation>
            <numerusform>Здесь не выполнено %n условие, а карта с привидениями допускает не больше трёх; выбери другое место.</numerusform>
            <numerusform>Здесь не выполнено %n условия, а карта с привидениями допускает не больше трёх; выбери другое место.</numerusform>
            <numerusform>Здесь не выполнено %n условий, а карта с привидениями допускает не больше трёх; выбери другое место.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody stands there already; a kid flees to a free house.</source>
        <translation>Там уже кто-то стоит; ребёнок убегает только на свободный дом.</translation>
    </message>
    <message>
        <source>That ghost has already moved in this chain and stays; choose another house.</source>
        <translation>То привидение уже двигалось в этой цепочке, и его не толкают; выбери другой дом.</translation>
    </message>
    <message>
        <source>A kid needs a house to stand on; choose a free one.</source>
        <translation>Ребёнку нужен дом; выбери свободный.</translation>
    </message>
    <message>
        <source>A kid in the town moves only when a ghost shoves it.</source>
        <translation>Ребёнок в городке двигается, только когда его толкает привидение.</translation>
    </message>
    <message>
        <source>The shoved kid goes to a free house right next to the one it stood on.</source>
        <translation>Ребёнок, которого толкнули, идёт на свободный дом, соседний с тем, где он стоял.</translation>
    </message>
    <message>
        <source>That comes later; now the ghosts may move. Press “%1” to go on.</source>
        <translation>Это позже; сейчас можно двигать привидения. Чтобы идти дальше, нажми «%1».</translation>
    </message>
    <message>
        <source>That comes later; now a pattern may be scored. Press “%1” to go on.</source>
        <translation>Это позже; сейчас можно сыграть узор. Чтобы идти дальше, нажми «%1».</translation>
    </message>
    <message>
        <source>That comes later; now a card may be exchanged. Press “%1” to go on.</source>
        <translation>Это позже; сейчас можно обменять карту. Чтобы идти дальше, нажми «%1».</translation>
    </message>
    <message>
        <source>The step for ghosts is over in this turn.</source>
        <translation>Шаг «Привидения» в этом ходу уже позади.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message>
        <source>%1: a kid flees from the ghost.</source>
        <translation>%1: ребёнок убегает от привидения.</translation>
    </message>
    <message>
        <source>%1 builds an orange house.</source>
        <translation>%1 строит оранжевый дом.</translation>
    </message>
    <message>
        <source>%1 builds a violet house.</source>
        <translation>%1 строит фиолетовый дом.</translation>
    </message>
    <message>
        <source>%1 builds a green house.</source>
        <translation>%1 строит зелёный дом.</translation>
    </message>
    <message>
        <source>%1 builds a blue house.</source>
        <translation>%1 строит синий дом.</translation>
    </message>
    <message>
        <source>%1 gets an orange candy.</source>
        <translation>%1 получает оранжевую конфету.</translation>
    </message>
    <message>
        <source>%1 gets a violet candy.</source>
        <translation>%1 получает фиолетовую конфету.</translation>
    </message>
    <message>
        <source>%1 gets a green candy.</source>
        <translation>%1 получает зелёную конфету.</translation>
    </message>
    <message>
        <source>%1 gets a blue candy.</source>
        <translation>%1 получает синюю конфету.</translation>
    </message>
    <message>
        <source>The Large Ghost is shoved on.</source>
        <translation>Большое Привидение толкают дальше.</translation>
    </message>
    <message>
        <source>The Large Ghost moves.</source>
        <translation>Большое Привидение делает ход.</translation>
    </message>
    <message>
        <source>A ghost is shoved on.</source>
        <translation>Привидение толкают дальше.</translation>
    </message>
    <message>
        <source>A ghost moves.</source>
        <translation>Привидение делает ход.</translation>
    </message>
    <message>
        <source>%1 leaves the ghosts alone now.</source>
        <translation>%1 оставляет привидения в покое.</translation>
    </message>
    <message>
        <source>%1 scores nothing.</source>
        <translation>%1 не играет карту.</translation>
    </message>
    <message>
        <source>%1 keeps the cards.</source>
        <translation>%1 оставляет карты себе.</translation>
    </message>
    <message>
        <source>No ghost can move: the step is passed.</source>
        <translation>Ни одно привидение не может сдвинуться: шаг пропущен.</translation>
    </message>
    <message>
        <source>No card can fit the town: the step is passed.</source>
        <translation>Ни одна карта не может подойти к городку: шаг пропущен.</translation>
    </message>
    <message>
        <source>No card can be exchanged: the step is passed.</source>
        <translation>Ни одну карту нельзя обменять: шаг пропущен.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Дом</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Привидения</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Узор</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Kid</source>
        <translation>Ребёнок</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Ночь окончена</translation>
    </message>
    <message>
        <source>Round %1 of 6 · %2</source>
        <translation>Раунд %1 из 6 · %2</translation>
    </message>
    <message>
        <source>All six rounds are played.</source>
        <translation>Все шесть раундов сыграны.</translation>
    </message>
    <message>
        <source>Put the shoved ghost on a lit house.</source>
        <translation>Привидение толкнули: поставь его на подсвеченный дом.</translation>
    </message>
    <message>
        <source>Put the shoved kid on a lit house.</source>
        <translation>Ребёнка толкнули: поставь его на подсвеченный дом.</translation>
    </message>
    <message>
        <source>Drag a house from a stack to the edge of the town.</source>
        <translation>Перетащи дом из стопки к краю городка.</translation>
    </message>
    <message numerus="yes">
        <source>You may move a ghost one step: %n moves left.</source>
        <translation>
            <numerusform>Можно передвинуть привидение на соседний дом: остался %n ход.</numerusform>
            <numerusform>Можно передвинуть привидение на соседний дом: осталось %n хода.</numerusform>
            <numerusform>Можно передвинуть привидение на соседний дом: осталось %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a pattern card onto the town to see where it fits.</source>
        <translation>Перетащи карту на городок: увидишь, где подходит.</translation>
    </message>
    <message>
        <source>None of the cards in hand fits the town now.</source>
        <translation>Ни одна карта в руке сейчас к городку не подходит.</translation>
    </message>
    <message>
        <source>You may drag a regular card to the deck to exchange it.</source>
        <translation>Можно обменять обычную карту: перетащи её на колоду.</translation>
    </message>
    <message>
        <source>Ghosts are done</source>
        <translation>Хватит привидений</translation>
    </message>
    <message>
        <source>Score nothing</source>
        <translation>Не играть карту</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Оставить карты</translation>
    </message>
    <message>
        <source>Score nothing? A card in your hand would bring you %1.</source>
        <translation>Не играть карту? Одна из карт в руке принесла бы тебе %1.</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Клавиша: пробел</translation>
    </message>
    <message>
        <source>Orange house</source>
        <translation>Оранжевый дом</translation>
    </message>
    <message>
        <source>Violet house</source>
        <translation>Фиолетовый дом</translation>
    </message>
    <message>
        <source>Green house</source>
        <translation>Зелёный дом</translation>
    </message>
    <message>
        <source>Blue house</source>
        <translation>Синий дом</translation>
    </message>
    <message>
        <source>Orange candy</source>
        <translation>Оранжевая конфета</translation>
    </message>
    <message>
        <source>Violet candy</source>
        <translation>Фиолетовая конфета</translation>
    </message>
    <message>
        <source>Green candy</source>
        <translation>Зелёная конфета</translation>
    </message>
    <message>
        <source>Blue candy</source>
        <translation>Синяя конфета</translation>
    </message>
    <message numerus="yes">
        <source>Stack of orange houses, left: %n</source>
        <translation>
            <numerusform>Стопка оранжевых домов, осталось: %n</numerusform>
            <numerusform>Стопка оранжевых домов, осталось: %n</numerusform>
            <numerusform>Стопка оранжевых домов, осталось: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of violet houses, left: %n</source>
        <translation>
            <numerusform>Стопка фиолетовых домов, осталось: %n</numerusform>
            <numerusform>Стопка фиолетовых домов, осталось: %n</numerusform>
            <numerusform>Стопка фиолетовых домов, осталось: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of green houses, left: %n</source>
        <translation>
            <numerusform>Стопка зелёных домов, осталось: %n</numerusform>
            <numerusform>Стопка зелёных домов, осталось: %n</numerusform>
            <numerusform>Стопка зелёных домов, осталось: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of blue houses, left: %n</source>
        <translation>
            <numerusform>Стопка синих домов, осталось: %n</numerusform>
            <numerusform>Стопка синих домов, осталось: %n</numerusform>
            <numerusform>Стопка синих домов, осталось: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Large Ghost</source>
        <translation>Большое Привидение</translation>
    </message>
    <message>
        <source>Ghost %1</source>
        <translation>Привидение %1</translation>
    </message>
    <message>
        <source>Kid, %1</source>
        <translation>Ребёнок: %1</translation>
    </message>
    <message>
        <source>Hidden haunted card</source>
        <translation>Скрытая карта с привидениями</translation>
    </message>
    <message>
        <source>Hidden regular card</source>
        <translation>Скрытая обычная карта</translation>
    </message>
    <message>
        <source>Regular card, row by row: %1</source>
        <translation>Обычная карта, ряд за рядом: %1</translation>
    </message>
    <message>
        <source>Haunted card</source>
        <translation>Карта с&#xa0;привидениями</translation>
    </message>
    <message>
        <source>Regular card</source>
        <translation>Обычная карта</translation>
    </message>
    <message>
        <source>%1, points: %2</source>
        <translation>%1, очки: %2</translation>
    </message>
    <message>
        <source>Regular cards</source>
        <translation>Обычные карты</translation>
    </message>
    <message>
        <source>Haunted card, row by row: %1</source>
        <translation>Карта с привидениями, ряд за рядом: %1</translation>
    </message>
    <message>
        <source>One house in each turn, and yours is built.</source>
        <translation>За ход строят один дом, и твой уже построен.</translation>
    </message>
    <message>
        <source>The step for patterns is over; you can score one card in each turn.</source>
        <translation>Шаг «Узор» уже позади; за ход можно сыграть одну карту.</translation>
    </message>
    <message>
        <source>The step for exchanging is over in this turn.</source>
        <translation>Шаг «Обмен» в этом ходу уже позади.</translation>
    </message>
    <message>
        <source>%1 scores a haunted card: +5.</source>
        <translation>%1 играет карту с привидениями: +5.</translation>
    </message>
    <message>
        <source>%1 scores a regular card: +2.</source>
        <translation>%1 играет обычную карту: +2.</translation>
    </message>
    <message>
        <source>Send one of your kids to a free house: drag it there, or click on the house.</source>
        <translation>Отправь одного из своих детей в свободный дом: перетащи его или щёлкни по дому.</translation>
    </message>
    <message>
        <source>The card: %1</source>
        <translation>Карта: %1</translation>
    </message>
    <message>
        <source>Unmet requirements: %1</source>
        <translation>Невыполненные условия: %1</translation>
    </message>
    <message>
        <source>Ghosts on the houses: %1</source>
        <translation>Привидения на домах: %1</translation>
    </message>
    <message>
        <source>For you in all: %1</source>
        <translation>Всего для тебя: %1</translation>
    </message>
    <message>
        <source>%1, an orange candy: %2</source>
        <translation>%1, оранжевая конфета: %2</translation>
    </message>
    <message>
        <source>%1, a violet candy: %2</source>
        <translation>%1, фиолетовая конфета: %2</translation>
    </message>
    <message>
        <source>%1, a green candy: %2</source>
        <translation>%1, зелёная конфета: %2</translation>
    </message>
    <message>
        <source>%1, a blue candy: %2</source>
        <translation>%1, синяя конфета: %2</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>фиолетовый</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>привидение</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>%1, column %2, row %3</source>
        <translation>%1, столбец %2, ряд %3</translation>
    </message>
    <message>
        <source>Empty spot, column %1, row %2</source>
        <translation>Пустая клетка, столбец %1, ряд %2</translation>
    </message>
    <message numerus="yes">
        <source>Deck, cards left: %n</source>
        <translation>
            <numerusform>Колода, осталось карт: %n</numerusform>
            <numerusform>Колода, осталось карт: %n</numerusform>
            <numerusform>Колода, осталось карт: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Scare markers: each costs its owner 1 point at the end</source>
        <translation>Жетоны страха: каждый в конце отнимает у владельца 1 очко</translation>
    </message>
    <message>
        <source>Scare marker</source>
        <translation>Жетон страха</translation>
    </message>
    <message>
        <source>Beside the town</source>
        <translation>Рядом с городком</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Рука: %1</translation>
    </message>
    <message>
        <source>Haunted cards</source>
        <translation>Карты с привидениями</translation>
    </message>
    <message>
        <source>Everybody also holds one big pattern with ghosts in it, worth 5 points.</source>
        <translation>У каждого есть ещё один узор: большой, с привидениями, на 5 очков.</translation>
    </message>
    <message>
        <source>A fifth ghost comes to every new house.</source>
        <translation>Пятое привидение приходит на каждый новый дом.</translation>
    </message>
    <message>
        <source>By custom, whoever ate the most sweets today starts.</source>
        <translation>По обычаю начинает тот, кто сегодня съел больше всех сладостей.</translation>
    </message>
    <message>
        <source>Orange candies</source>
        <translation>Оранжевые конфеты</translation>
    </message>
    <message>
        <source>Violet candies</source>
        <translation>Фиолетовые конфеты</translation>
    </message>
    <message>
        <source>Green candies</source>
        <translation>Зелёные конфеты</translation>
    </message>
    <message>
        <source>Blue candies</source>
        <translation>Синие конфеты</translation>
    </message>
    <message>
        <source>Scare markers</source>
        <translation>Жетоны страха</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетона</numerusform>
            <numerusform>%n жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candies</source>
        <translation>
            <numerusform>%n конфета</numerusform>
            <numerusform>%n конфеты</numerusform>
            <numerusform>%n конфет</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Очки после каждого раунда</translation>
    </message>
    <message>
        <source>%1, %2: the points are level, fewer scored cards decide.</source>
        <translation>%1, %2: очков поровну, решает меньшее число сыгранных карт.</translation>
    </message>
    <message>
        <source>%1, %2: points and scored cards are level, fewer scare markers decide.</source>
        <translation>%1, %2: очков и сыгранных карт поровну, решает меньшее число жетонов страха.</translation>
    </message>
    <message>
        <source>%1, %2: points, cards and markers are level, more candy colours decide.</source>
        <translation>%1, %2: очков, карт и жетонов поровну, решает большее число цветов конфет.</translation>
    </message>
    <message>
        <source>%1, %2: everything is level, the rank is shared.</source>
        <translation>%1, %2: всё поровну, место общее.</translation>
    </message>
</context>
<context>
    <name>CastleCodes</name>
    <message>
        <source>The same code gives the same castle and the same guests, so that you can compare. It can be words of your own, too.</source>
        <translation>Один и тот же код даёт тот же замок и тех же гостей: можно сравнить результаты. Можно ввести и свои слова.</translation>
    </message>
    <message>
        <source>Castle code</source>
        <translation>Код замка</translation>
    </message>
</context>
<context>
    <name>ChosenBox</name>
    <message>
        <source>%1: earlier</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: раньше</translation>
    </message>
    <message>
        <source>%1: later</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: позже</translation>
    </message>
    <message>
        <source>%1: take away</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1: убрать</translation>
    </message>
    <message>
        <source>Not with so many players.</source>
        <translation>Не для стольких игроков.</translation>
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
        <translation>Скопировать код</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Сохранить головоломку как картинку</translation>
    </message>
</context>
<context>
    <name>ComputerPlayers</name>
    <message>
        <source>Computer players</source>
        <translation>Компьютерные игроки</translation>
    </message>
    <message>
        <source>Any seat can be taken by a computer player. Choose &lt;b&gt;With computers&lt;/b&gt; when you start a game, and pick a level for each of them: &lt;b&gt;Easy&lt;/b&gt;, &lt;b&gt;Normal&lt;/b&gt; or &lt;b&gt;Hard&lt;/b&gt;. Here is who might sit down with you: %1. Their characters are only costumes; how well they play depends on the level.</source>
        <extracomment>%1 is a list of names: Thrifty Witch, Greedy Pumpkin …</extracomment>
        <translation>Любое место может занять компьютерный игрок. Начиная партию, выбери &lt;b&gt;С&#xa0;компьютерами&lt;/b&gt; и для каждого из них назначь уровень: &lt;b&gt;Лёгкий&lt;/b&gt;, &lt;b&gt;Обычный&lt;/b&gt; или &lt;b&gt;Трудный&lt;/b&gt;. Вот кто может сесть с тобой за стол: %1. Их характеры&#xa0;— всего лишь костюмы; насколько хорошо они играют, зависит от уровня.</translation>
    </message>
    <message>
        <source>&lt;b&gt;They play fair.&lt;/b&gt; A computer player knows only what you would know in its seat: what you could see from there, and what you could remember. It never peeks at a hidden card, and it cannot tell what will be drawn or rolled next. It does not cheat, neither against you nor in your favour: if you beat it, you have earned it.</source>
        <translation>&lt;b&gt;Они играют честно.&lt;/b&gt; Компьютерный игрок знает только то, что на его месте было бы известно тебе: что оттуда видно и что можно запомнить. Он никогда не подсматривает скрытые карты и не знает, что выпадет дальше или придёт из колоды. Он не жульничает ни против тебя, ни в твою пользу: если победа твоя, она заслужена.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your cards.&lt;/b&gt; Nobody has to look away for a computer player. If you are the only person at the table, your cards simply lie face up in front of you.</source>
        <translation>&lt;b&gt;Твои карты.&lt;/b&gt; От компьютерного игрока никому не нужно отворачиваться. Если других людей за столом нет, твои карты просто лежат перед тобой лицом вверх.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Following their turns.&lt;/b&gt; You set their pace in the settings, under &lt;b&gt;%1&lt;/b&gt;: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; or &lt;b&gt;%4&lt;/b&gt;. A click on the table or &lt;b&gt;Space&lt;/b&gt; hurries them along; where they wait for you, one press is for a whole turn. Their thinking never holds you up: meanwhile you can read the rules, take a closer look, undo, or leave the table.</source>
        <extracomment>%1 is the name of a setting, %2, %3 and %4 are what can be chosen there.</extracomment>
        <translation>&lt;b&gt;Как следить за их ходами.&lt;/b&gt; Темп выбирают в настройках, в строке «&lt;b&gt;%1&lt;/b&gt;»: &lt;b&gt;%2&lt;/b&gt;, &lt;b&gt;%3&lt;/b&gt; или &lt;b&gt;%4&lt;/b&gt;. Щёлкни по столу или нажми &lt;b&gt;пробел&lt;/b&gt;, чтобы их поторопить; если они ждут тебя, одного нажатия хватает на целый ход. Ждать, пока они думают, не нужно: тем временем можно читать правила, рассматривать стол вблизи, отменять действия или выйти из-за стола.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hints.&lt;/b&gt; Not sure what to do? Press the button with the wand, or &lt;b&gt;F10&lt;/b&gt;, and a computer player puts itself in your seat, knowing only what you know. The first press shows you what to look at, the second where, the third the move and the reason for it. Each of these counts as one hint, and the count is shown at the end. If you would rather play without them, switch them off before the game.</source>
        <translation>&lt;b&gt;Подсказки.&lt;/b&gt; Не знаешь, что делать? Нажми кнопку с волшебной палочкой или &lt;b&gt;F10&lt;/b&gt;, и компьютерный игрок представит себя на твоём месте, зная только то, что знаешь ты. Первое нажатие показывает, на что смотреть, второе&#xa0;— где именно, третье&#xa0;— само действие и его причину. Каждое из них считается одной подсказкой, и в конце видно, сколько их было. Если хочешь играть без них, отключи их перед партией.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt; takes you back to your own last decision, over everything the computer players have done since. As always, you cannot go back past a moment when somebody learned something new.</source>
        <translation>&lt;b&gt;Отмена&lt;/b&gt; возвращает тебя к твоему последнему решению, через всё, что с тех пор сделали компьютерные игроки. Как и всегда, нельзя отступить дальше того момента, когда кто-то узнал что-то новое.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After the game&lt;/b&gt;, while you watch it again, &lt;b&gt;What cost most?&lt;/b&gt; or &lt;b&gt;F3&lt;/b&gt; looks through it for the three moves that cost the most. See what a computer player at &lt;b&gt;Hard&lt;/b&gt; would have done and why, and play on from there. &lt;a href=&quot;#watching-again&quot;&gt;Watching a game again&lt;/a&gt; tells you how to find your way around.</source>
        <translation>&lt;b&gt;После партии&lt;/b&gt;, когда смотришь её ещё раз, кнопка &lt;b&gt;Что обошлось дороже всего?&lt;/b&gt; или &lt;b&gt;F3&lt;/b&gt; находит в ней три действия, которые обошлись дороже всего. Тогда можно увидеть, что сделал бы на том месте компьютерный игрок уровня &lt;b&gt;Трудный&lt;/b&gt; и почему, и играть оттуда дальше. Как передвигаться по сыгранной партии, рассказывает глава &lt;a href=&quot;#watching-again&quot;&gt;«Как посмотреть партию ещё раз»&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next to play: %1</source>
        <translation>Следующий ход: %1</translation>
    </message>
    <message>
        <source>Everybody else looks away: hidden cards come up.</source>
        <translation>Остальные отворачиваются: сейчас откроются тайные карты.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Я здесь</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>The table is hidden and no clock runs until everybody is ready again.</source>
        <translation>Стол скрыт, и часы стоят, пока все снова не будут готовы.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Wait, take the last move back</source>
        <translation>Погоди, отмени последнее действие</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>Let go here to open these files</source>
        <translation>Отпусти здесь, чтобы открыть эти файлы</translation>
    </message>
    <message>
        <source>Let go here to open this file</source>
        <translation>Отпусти здесь, чтобы открыть этот файл</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Well done, %1!</source>
        <translation>Отлично, %1!</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Побеждает %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Побеждают: %1</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Ещё раз, те же места</translation>
    </message>
    <message>
        <source>Play again with a new deal</source>
        <translation>Ещё раз, новый расклад</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Взглянуть на стол</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>Что обошлось дороже всего?</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Отменить последнее действие</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Сохранить партию в файл</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад к полке</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <extracomment>%1 is a list of names, each with how many hints that player was given: “Ada (3), Bo (1)”; of somebody who plays alone only the number.</extracomment>
        <translation>Подсказки: %1</translation>
    </message>
</context>
<context>
    <name>EndingCard</name>
    <message>
        <source>Watch this game</source>
        <translation>Посмотреть эту партию</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Побеждает %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Побеждают: %1</translation>
    </message>
</context>
<context>
    <name>EveningCard</name>
    <message>
        <source>The ranking</source>
        <translation>Итог вечера</translation>
    </message>
    <message>
        <source>Tonight · %1</source>
        <extracomment>%1 is a date.</extracomment>
        <translation>Сегодня вечером · %1</translation>
    </message>
</context>
<context>
    <name>EveningPoints</name>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
</context>
<context>
    <name>EveningWords</name>
    <message>
        <source>The ranking of the evening</source>
        <translation>Итог вечера</translation>
    </message>
    <message>
        <source>Go on: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Продолжить: %1 (%2 из %3)</translation>
    </message>
    <message>
        <source>Next: %1 (%2 of %3)</source>
        <extracomment>%1 is a game; %2 of %3: the second of three games of an evening.</extracomment>
        <translation>Дальше: %1 (%2 из %3)</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Played: %1</source>
        <translation>Сыграна: %1</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Играли: %1</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Сохранить партию в файл</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Удалить эту партию</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Побеждает %1</translation>
    </message>
    <message>
        <source>The winners: %1</source>
        <translation>Побеждают: %1</translation>
    </message>
    <message>
        <source>Played on from the start of an earlier game</source>
        <translation>Продолжение прежней партии с самого начала</translation>
    </message>
    <message>
        <source>Played on from move %1 of an earlier game</source>
        <translation>Продолжение прежней партии с действия %1</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save this game as a file</source>
        <translation>Сохранить партию в файл</translation>
    </message>
    <message>
        <source>This game is not over yet. From the file, anybody can find out all hidden cards.</source>
        <translation>Эта партия ещё не закончена. Из файла любой сможет узнать все скрытые карты.</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Do not save it</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>There is already a file called %1.</source>
        <translation>Файл с именем %1 уже есть.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Открыть файл партии</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>This game is on your shelf already, and more of it has been played there.</source>
        <translation>Эта партия уже есть на твоей полке, и там она сыграна дальше, чем в файле.</translation>
    </message>
    <message>
        <source>Watch that game</source>
        <translation>Посмотреть ту партию</translation>
    </message>
    <message>
        <source>Go on with that game</source>
        <translation>Продолжить ту партию</translation>
    </message>
    <message>
        <source>Open the file as a new game</source>
        <translation>Открыть файл как новую партию</translation>
    </message>
    <message numerus="yes">
        <source>%n more files could not be opened.</source>
        <translation>
            <numerusform>Не удалось открыть ещё %n файл.</numerusform>
            <numerusform>Не удалось открыть ещё %n файла.</numerusform>
            <numerusform>Не удалось открыть ещё %n файлов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game from the file is on your shelf: you can also open it later.</source>
        <translation>Партия из файла уже на твоей полке: открыть её можно и позже.</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>Открыть сейчас</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Остаться здесь</translation>
    </message>
    <message>
        <source>Halloween Table games (%1)</source>
        <translation>Партии Halloween Table (%1)</translation>
    </message>
</context>
<context>
    <name>GameHonoursCard</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n&#xa0;сыгранная партия</numerusform>
            <numerusform>%n&#xa0;сыгранные партии</numerusform>
            <numerusform>%n&#xa0;сыгранных партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times practised</source>
        <translation>
            <numerusform>%n&#xa0;тренировка</numerusform>
            <numerusform>%n&#xa0;тренировки</numerusform>
            <numerusform>%n&#xa0;тренировок</numerusform>
        </translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Играли: %1</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Компьютеры</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>Побед: %1 из %2</translation>
    </message>
    <message>
        <source>Highest score: %1, %2</source>
        <translation>Лучший результат: %1, %2</translation>
    </message>
    <message>
        <source>Closest game: %1</source>
        <translation>Самая упорная партия: %1</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Посмотреть эту партию</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>From here this is a new game.</source>
        <translation>Отсюда начинается новая партия.</translation>
    </message>
    <message>
        <source>From here this is a new game: what was hidden is dealt anew.</source>
        <translation>Отсюда начинается новая партия: всё скрытое раздаётся заново.</translation>
    </message>
    <message>
        <source>From here this is a new game: what %1 could see stays, the rest is dealt anew.</source>
        <translation>Отсюда начинается новая партия: всё, что мог видеть игрок %1, остаётся, остальное раздаётся заново.</translation>
    </message>
    <message>
        <source>What happens is written here.</source>
        <translation>Здесь записывается всё, что происходит.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What helps</source>
        <translation>Что поможет</translation>
    </message>
    <message>
        <source>A streak. Solved in a row: %1</source>
        <translation>Серия. Решено подряд: %1</translation>
    </message>
    <message>
        <source>Can it still be solved?</source>
        <translation>Ещё можно решить?</translation>
    </message>
    <message>
        <source>Hint: which card?</source>
        <translation>Подсказка: какая карта?</translation>
    </message>
    <message>
        <source>Hint: where?</source>
        <translation>Подсказка: где?</translation>
    </message>
    <message>
        <source>Hint: the next move?</source>
        <translation>Подсказка: что дальше?</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Back to where it could be solved</source>
        <translation>Назад туда, где есть решение</translation>
    </message>
    <message>
        <source>Yes, it can still be solved from here.</source>
        <translation>Да, отсюда её ещё можно решить.</translation>
    </message>
    <message>
        <source>No, from here it cannot be solved any more.</source>
        <translation>Нет, отсюда её уже не решить.</translation>
    </message>
    <message>
        <source>I do not know: there is too much to look through.</source>
        <translation>Не знаю: нужно перебрать слишком много возможностей.</translation>
    </message>
    <message>
        <source>The solution, from the start</source>
        <translation>Решение, с самого начала</translation>
    </message>
    <message>
        <source>The solution, from where you are</source>
        <translation>Решение, с этого места</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>Не хватает %n очка.</numerusform>
            <numerusform>Не хватает %n очков.</numerusform>
            <numerusform>Не хватает %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Решено!</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing, and the streak is over. Solved in a row: %1</source>
        <translation>
            <numerusform>Не хватает %n очка, и серия окончена. Решено подряд: %1</numerusform>
            <numerusform>Не хватает %n очков, и серия окончена. Решено подряд: %1</numerusform>
            <numerusform>Не хватает %n очков, и серия окончена. Решено подряд: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HalloweenAdviser</name>
    <message>
        <source>First of all</source>
        <translation>Прежде всего</translation>
    </message>
    <message>
        <source>%1 · level %2: %3</source>
        <translation>%1 · уровень %2: %3</translation>
    </message>
    <message>
        <source>Your powers, once per turn</source>
        <translation>Твои способности: раз за ход</translation>
    </message>
    <message>
        <source>Your bonuses</source>
        <translation>Твои бонусы</translation>
    </message>
    <message>
        <source>Cards to claim</source>
        <translation>Карты, которые можно занять</translation>
    </message>
    <message>
        <source>Its action or rest</source>
        <translation>Действие или отдых</translation>
    </message>
    <message numerus="yes">
        <source>Rest: %n discs come back.</source>
        <translation>
            <numerusform>Отдых: возвращается %n диск.</numerusform>
            <numerusform>Отдых: возвращаются %n диска.</numerusform>
            <numerusform>Отдых: возвращается %n дисков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: at best %2, with its token.</source>
        <translation>%1: в лучшем случае — %2, с жетоном.</translation>
    </message>
    <message>
        <source>%1: to %2.</source>
        <translation>%1: куда — %2.</translation>
    </message>
    <message>
        <source>%1: against %2 at best.</source>
        <translation>%1: сильнейший противник — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n scares.</source>
        <translation>
            <numerusform>%1: до %n страха.</numerusform>
            <numerusform>%1: до %n страхов.</numerusform>
            <numerusform>%1: до %n страхов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %2 for %n scares, with its token.</source>
        <translation>
            <numerusform>%1: лучший вариант — %2 за %n страх, с жетоном.</numerusform>
            <numerusform>%1: лучший вариант — %2 за %n страха, с жетоном.</numerusform>
            <numerusform>%1: лучший вариант — %2 за %n страхов, с жетоном.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n points.</source>
        <translation>
            <numerusform>%1: до %n очка.</numerusform>
            <numerusform>%1: до %n очков.</numerusform>
            <numerusform>%1: до %n очков.</numerusform>
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
        <translation>Бонусы</translation>
    </message>
    <message>
        <source>If you move a ghost into a building where a bonus token lies, you may take the token into one of your three slots. If a token is in this slot already, the new one takes its place, and the old one is discarded. You may also leave the token where it is.</source>
        <translation>Если ты перемещаешь привидение в здание, где лежит бонус, можно забрать этот бонус в одну из трёх своих ячеек. Если в ячейке уже лежит бонус, новый занимает его место, а старый сбрасывают. Можно и оставить бонус там, где он лежит.</translation>
    </message>
    <message>
        <source>Three slots: one with a bonus token, one that is blocked by a disc, one that is empty.</source>
        <translation>Три ячейки: с бонусом, закрытая диском и пустая.</translation>
    </message>
    <message>
        <source>To use a bonus token, put a disc from your reserve on the circle of its slot. Then the token is discarded, and its effect happens. Without a disc in your reserve you cannot use it. You may use as many tokens in a turn as you like, two of the same kind too.</source>
        <translation>Чтобы использовать бонус, положи диск из своего резерва на кружок его ячейки. Бонус сбрасывается, и его эффект срабатывает. Если в резерве нет диска, использовать бонус нельзя. За ход можно использовать сколько угодно бонусов, даже два одинаковых.</translation>
    </message>
    <message>
        <source>While a disc lies on its circle, a slot is blocked: no new token fits in. The discs come back all at once, at the end of the turn in which the third one was put there. A rest does not bring them back.</source>
        <translation>Пока на кружке лежит диск, ячейка закрыта: новый бонус в неё не положить. Диски возвращаются все сразу, в конце того хода, в котором на кружок лёг третий. Отдых их не возвращает.</translation>
    </message>
    <message>
        <source>As soon as the last bonus token has been taken from the town, six new ones come from the stack, one on each building. If the stack is empty when a token is to be drawn, the discarded ones are shuffled and become a new stack.</source>
        <translation>Как только из городка забирают последний бонус, из стопки выкладывают шесть новых, по одному в каждое здание. Если нужно взять бонус, а стопка пуста, сброшенные бонусы перемешивают, и они становятся новой стопкой.</translation>
    </message>
    <message>
        <source>There are twelve kinds of bonus tokens, and two of each:</source>
        <translation>Видов бонусов двенадцать, и каждого вида — по два:</translation>
    </message>
    <message>
        <source>The twelve kinds, in the same order.</source>
        <translation>Двенадцать видов, в том же порядке.</translation>
    </message>
    <message>
        <source>The last three are for dice. They help with any die that you roll yourself, but never with the die of a foe.</source>
        <translation>Последние три — для кубиков. Они помогают любому кубику, который бросаешь ты, но никогда — кубику противника.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <extracomment>%1 is the name of a card or of a bonus token, %2 what it does.</extracomment>
        <translation>&lt;b&gt;%1.&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Карты действий</translation>
    </message>
    <message>
        <source>Each of the eight cards has a power. Some powers work all the time, some once per turn, and some are counted at the end of the game. &lt;a href=&quot;#HA-8&quot;&gt;A chapter of its own&lt;/a&gt; lists all 52.</source>
        <translation>У каждой из восьми карт есть способность. Одни способности действуют всегда, другие — раз за ход, третьи считаются в конце игры. Все 52 перечислены &lt;a href=&quot;#HA-8&quot;&gt;в отдельной главе&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>To claim a card, pay three tokens: any three for a grey card, three of different colours for a coloured one. Then put one of your discs on the card. You take it from your reserve, or from an action space of your board, which is free again then. The disc stays on the card until the end of the game.</source>
        <translation>Чтобы занять карту, заплати три жетона: любые три за серую карту, три разных цветов — за цветную. Затем положи на карту один из своих дисков. Возьми его из резерва или с поля действия на своём планшете — тогда это поле снова свободно. Диск лежит на карте до конца игры.</translation>
    </message>
    <message>
        <source>A grey card and a coloured one. At the bottom you see when the power works, and the price.</source>
        <translation>Серая карта и цветная. Внизу видно, когда действует способность и сколько карта стоит.</translation>
    </message>
    <message>
        <source>The sign at the bottom left: a lying eight means all the time, a 1 in a circle once per turn, a gravestone at the end of the game. At the bottom right each dot stands for a token. A ≠ between them means that all colours must differ.</source>
        <translation>Знак внизу слева: лежащая восьмёрка — действует всегда, единица в кружке — раз за ход, надгробие — в конце игры. Внизу справа каждая точка — это жетон. Знак ≠ между точками значит, что все цвета должны быть разными.</translation>
    </message>
    <message>
        <source>You score 3 points at once, and from now on you have the power.</source>
        <translation>Ты сразу получаешь 3 очка, и с этой минуты способность твоя.</translation>
    </message>
    <message>
        <source>Everybody can claim each card, but only once. If others are on the card already, each of them gets something for it, in the order of the turns after yours: their choice of 1 point or all discs of one of their sections. With two players it is 2 points or all discs of two different sections. A section without discs may be chosen too, and taking discs in this way is not a rest.</source>
        <translation>Каждую карту может занять каждый, но только один раз. Если на карте уже лежат чужие диски, их владельцы тоже кое-что получают, в порядке ходов после тебя: на выбор 1 очко или все диски одной из своих секций. При игре вдвоём это 2 очка или все диски двух разных секций. Выбрать можно и секцию без дисков, а вернуть диски таким способом — это не отдых.</translation>
    </message>
    <message>
        <source>If a card says something else than the rules, the card is right.</source>
        <translation>Если на карте сказано не то, что в правилах, права карта.</translation>
    </message>
    <message>
        <source>Five suggested sets</source>
        <translation>Пять готовых наборов</translation>
    </message>
    <message>
        <source>Chance can bring any eight cards together. The suggested sets bring cards that go well with each other, and each makes another evening of it.</source>
        <translation>Случай может свести вместе любые восемь карт. А в готовых наборах карты подходят друг к другу, и с каждым набором вечер получается другим.</translation>
    </message>
</context>
<context>
    <name>HalloweenComputers</name>
    <message>
        <source>In Halloween nobody holds anything secret, but nobody knows how the dice will fall or which bonus token comes next. Computer players do not know either: they can only imagine it, just as you do.</source>
        <translation>В игре «Хеллоуин» ни у кого нет тайн, но никто и не знает, как выпадут кубики и какой бонус появится следующим. Компьютерные игроки тоже этого не знают: они могут только представлять, так же как ты.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; thinks one action at a time, and only of its own board: points first, then tokens, scares, levels and whatever else it can get hold of. It overlooks about half of what it could do, saves up for nothing, and does not ask what the others are up to.</source>
        <translation>&lt;b&gt;Лёгкий&lt;/b&gt; уровень думает об одном действии за раз и только о своём планшете: сначала очки, потом жетоны, страхи, уровни секций и всё, что ещё можно добыть. Он не замечает примерно половины того, что мог бы сделать, ничего не копит и не интересуется, что задумали другие.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; weighs up each action by all that it promises: tokens for the next card, hauntings within reach, action spaces that stay free. But it, too, thinks one action at a time, not of what could follow it, and pays little attention to the others until the end is in sight.</source>
        <translation>&lt;b&gt;Обычный&lt;/b&gt; уровень взвешивает каждое действие по всему, что оно обещает: жетоны на следующую карту, поля для тыкв, до которых можно дотянуться, поля действий, которые остаются свободными. Но и он думает об одном действии за раз, а не о том, что могло бы быть дальше, и на других, пока не виден конец, почти не смотрит.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; thinks its whole turn through, in several possible futures with different dice and bonus tokens, and starts with what works out best on average. It keeps an eye on you: on what you have, on how close the end is, and on who would win then. In &lt;a href=&quot;#HA-7&quot;&gt;Master&lt;/a&gt;, where nothing is left to chance, it looks at twice as many beginnings.</source>
        <translation>&lt;b&gt;Трудный&lt;/b&gt; уровень продумывает весь свой ход в нескольких возможных вариантах будущего, с разными кубиками и бонусами, и начинает с того, что в среднем приводит к лучшему. Он следит за тобой: что у тебя есть, близок ли конец и кто тогда победит. В &lt;a href=&quot;#HA-7&quot;&gt;игре мастеров&lt;/a&gt;, где случай ничего не решает, он рассматривает вдвое больше начал.</translation>
    </message>
</context>
<context>
    <name>HalloweenEnd</name>
    <message>
        <source>The end of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>If you place your last pumpkin or claim your fifth card, you trigger the end. The round is still finished, up to the player before the one who started the game. So everybody has had the same number of turns.</source>
        <translation>Если кто-то ставит свою последнюю тыкву или занимает свою пятую карту, этот раунд становится последним. Его доигрывают до игрока, сидящего перед тем, кто начинал партию. Так у всех получается поровну ходов.</translation>
    </message>
    <message>
        <source>Then the cards that work at the end are counted. Whoever has the most points wins. If this is tied, the most tokens left decide. If this is tied too, these players share the win.</source>
        <translation>Затем считают карты, которые действуют в конце игры. У кого больше всего очков, тот и побеждает. При ничьей решает, у кого осталось больше жетонов. Если ничья и тут, эти игроки делят победу.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Вдвоём</translation>
    </message>
    <message>
        <source>For two the town would be too quiet. So there are more pumpkins.</source>
        <translation>Для двоих в городке было бы слишком тихо. Поэтому тыкв больше.</translation>
    </message>
    <message>
        <source>Besides your own 6 pumpkins each of you has 2 &lt;b&gt;common pumpkins&lt;/b&gt;, so 8 in all. The common ones have a third colour, the same for both of you. Each colour may stand only once in a building. So you can haunt a building twice, with a pumpkin of your own and with a common one. But if a common pumpkin stands there, no matter whose, no second one may join it.</source>
        <translation>Кроме 6 своих тыкв, у каждого из вас есть 2 &lt;b&gt;общие тыквы&lt;/b&gt;, всего 8. Общие тыквы — третьего цвета, одинакового для вас обоих. Тыква каждого цвета может стоять в здании только одна. Поэтому навести морок на здание можно дважды: своей тыквой и общей. Но если общая тыква там уже стоит, неважно чья, вторую общую поставить нельзя.</translation>
    </message>
    <message>
        <source>A building with a pumpkin of each player and a common one: here nobody can place another.</source>
        <translation>Здание с тыквами обоих игроков и одной общей: больше сюда никто тыкву не поставит.</translation>
    </message>
    <message>
        <source>You trigger the end with your eighth pumpkin or, as usual, with your fifth card. What you get when your rival claims a card that you are on (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;) is doubled.</source>
        <translation>Раунд становится последним, когда кто-то ставит свою восьмую тыкву или, как обычно, занимает свою пятую карту. Награда за то, что соперник занимает карту, на которой лежит твой диск (&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;), удваивается.</translation>
    </message>
    <message>
        <source>The Master game</source>
        <translation>Игра мастеров</translation>
    </message>
    <message>
        <source>The Master game is for players who know the town by heart: nothing is left to chance. Everything not mentioned here is as usual.</source>
        <translation>Игра мастеров — для тех, кто знает городок наизусть: случай здесь ничего не решает. Всё, о чём тут не сказано, — как обычно.</translation>
    </message>
    <message>
        <source>Your board has four sections, so you have four actions or rests in a turn. There are no bonus tokens, no cards and no dice.</source>
        <translation>На твоём планшете четыре секции, так что за ход у тебя четыре действия или отдыха. Нет ни бонусов, ни карт, ни кубиков.</translation>
    </message>
    <message>
        <source>In a fight the higher level always wins. So a ghost can attack only ghosts of lower levels, never an equal or a higher one.</source>
        <translation>В бою всегда побеждает более высокий уровень. Поэтому привидение может напасть только на привидение более низкого уровня, но не равного и не более высокого.</translation>
    </message>
    <message>
        <source>As soon as all five red ghosts are in town, they have had enough: all five go back to the supply at once.</source>
        <translation>Как только все пять красных привидений оказываются в городке, с них довольно: все пять сразу возвращаются в запас.</translation>
    </message>
    <message>
        <source>At most 4 ghosts are in a building, not 6.</source>
        <translation>В здании помещаются самое большее 4 привидения, а не 6.</translation>
    </message>
    <message>
        <source>The end is triggered by somebody’s last pumpkin, or as soon as the supply has run out of tokens of two colours. The round is finished as usual.</source>
        <translation>Раунд становится последним, когда кто-то ставит свою последнюю тыкву или как только в запасе кончаются жетоны двух цветов. Его доигрывают как обычно.</translation>
    </message>
    <message>
        <source>At the end every three tokens of different colours are a set, and each set scores 5 points. A token belongs to one set only. The program makes as many sets of your tokens as possible.</source>
        <translation>В конце игры каждые три жетона разных цветов — это набор, и каждый набор приносит 5 очков. Один жетон входит только в один набор. Программа составляет из твоих жетонов как можно больше наборов.</translation>
    </message>
    <message>
        <source>After an Upgrade you must lift a section if you have one below the new level. You only choose which.</source>
        <translation>После усиления ты обязательно поднимаешь секцию, если хоть одна ниже нового уровня. Выбрать можно только, какую именно.</translation>
    </message>
    <message>
        <source>A board in the Master game, with four sections.</source>
        <translation>Планшет в игре мастеров: четыре секции.</translation>
    </message>
</context>
<context>
    <name>HalloweenIntroduction</name>
    <message>
        <source>A small town has gone to bed, and all of you command the same ghosts. Summon them, let them scare, fight and grow, haunt the six buildings, and claim cards with odd powers.</source>
        <translation>Маленький городок лёг спать, а все вы повелеваете одними и теми же привидениями. Призывайте их, пусть пугают, дерутся и растут, наводите морок на шесть зданий и занимайте карты с&#xa0;необычными способностями.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts</source>
        <translation>
            <numerusform>%n привидение</numerusform>
            <numerusform>%n привидения</numerusform>
            <numerusform>%n привидений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n кубик</numerusform>
            <numerusform>%n кубика</numerusform>
            <numerusform>%n кубиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n здание</numerusform>
            <numerusform>%n здания</numerusform>
            <numerusform>%n зданий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards with powers</source>
        <translation>
            <numerusform>%n карта способности</numerusform>
            <numerusform>%n карты способностей</numerusform>
            <numerusform>%n карт способностей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost tokens</source>
        <translation>
            <numerusform>%n жетон привидений</numerusform>
            <numerusform>%n жетона привидений</numerusform>
            <numerusform>%n жетонов привидений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tokens</source>
        <translation>
            <numerusform>%n бонус</numerusform>
            <numerusform>%n бонуса</numerusform>
            <numerusform>%n бонусов</numerusform>
        </translation>
    </message>
    <message>
        <source>pumpkins for everybody</source>
        <translation>тыквы для каждого</translation>
    </message>
</context>
<context>
    <name>HalloweenMinds</name>
    <message numerus="yes">
        <source>%n points at once: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>
            <numerusform>%n очко сразу: %1, %2.</numerusform>
            <numerusform>%n очка сразу: %1, %2.</numerusform>
            <numerusform>%n очков сразу: %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares to spend on upgrades.</source>
        <translation>
            <numerusform>%n страх на будущие усиления.</numerusform>
            <numerusform>%n страха на будущие усиления.</numerusform>
            <numerusform>%n страхов на будущие усиления.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is worth a disc in this section now.</source>
        <translation>Сейчас в этой секции ничто не стоит диска.</translation>
    </message>
    <message numerus="yes">
        <source>%n discs come back, and their spaces are free again.</source>
        <translation>
            <numerusform>Возвращается %n диск, и его поле снова свободно.</numerusform>
            <numerusform>Возвращаются %n диска, и их поля снова свободны.</numerusform>
            <numerusform>Возвращается %n дисков, и их поля снова свободны.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a ghost can fetch the bonus “%2” there.</source>
        <extracomment>%1 is a building, %2 a bonus.</extracomment>
        <translation>%1: там привидение может забрать бонус «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%n points at once. %1.</source>
        <extracomment>%1 is what a card counts at the end, in a few words; they begin with &quot;End:&quot;.</extracomment>
        <translation>
            <numerusform>%n очко сразу. %1.</numerusform>
            <numerusform>%n очка сразу. %1.</numerusform>
            <numerusform>%n очков сразу. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at once, and from now on: %1.</source>
        <extracomment>%1 is what a card&apos;s power does, in a few words.</extracomment>
        <translation>
            <numerusform>%n очко сразу, а отныне: %1.</numerusform>
            <numerusform>%n очка сразу, а отныне: %1.</numerusform>
            <numerusform>%n очков сразу, а отныне: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1.</source>
        <translation>Эта способность сейчас пригодится: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With the best use of cards and bonuses it is %n times.</source>
        <translation>
            <numerusform>При лучшем использовании карт и бонусов — %n раз.</numerusform>
            <numerusform>При лучшем использовании карт и бонусов — %n раза.</numerusform>
            <numerusform>При лучшем использовании карт и бонусов — %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better left as it is: nothing offered here is worth it now.</source>
        <translation>Лучше оставить как есть: сейчас здесь ничего не стоит делать.</translation>
    </message>
    <message numerus="yes">
        <source>%n scares if the die reaches this number, as in %1 of 100 rolls; otherwise 1 scare.</source>
        <translation>
            <numerusform>%n страх, если кубик покажет не меньше, как в %1 из 100 бросков; иначе 1 страх.</numerusform>
            <numerusform>%n страха, если кубик покажет не меньше, как в %1 из 100 бросков; иначе 1 страх.</numerusform>
            <numerusform>%n страхов, если кубик покажет не меньше, как в %1 из 100 бросков; иначе 1 страх.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice stay as they fell; what could change them is kept.</source>
        <translation>Кубики остаются, как выпали; то, что могло бы их изменить, остаётся на потом.</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens at once: %1.</source>
        <extracomment>%1 is a colour.</extracomment>
        <translation>
            <numerusform>%n жетон сразу: %1.</numerusform>
            <numerusform>%n жетона сразу: %1.</numerusform>
            <numerusform>%n жетонов сразу: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This power is of use now: %1 (%2).</source>
        <extracomment>%1 is a card, %2 what its power does, in a few words.</extracomment>
        <translation>Эта способность сейчас пригодится: %1 (%2).</translation>
    </message>
    <message>
        <source>This bonus is of use now: %1.</source>
        <translation>Этот бонус сейчас пригодится: %1.</translation>
    </message>
    <message>
        <source>%1 then commands ghosts up to this colour: %2.</source>
        <extracomment>%1 is a section, %2 a colour.</extracomment>
        <translation>%1 будет повелевать привидениями вплоть до этого цвета: %2.</translation>
    </message>
    <message>
        <source>This disc pays for the card, and its space is free again.</source>
        <translation>Этот диск идёт в уплату за карту, и его поле снова свободно.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are worth more here than discs.</source>
        <translation>
            <numerusform>%n очко здесь ценнее дисков.</numerusform>
            <numerusform>%n очка здесь ценнее дисков.</numerusform>
            <numerusform>%n очков здесь ценнее дисков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every section has had its turn, and nothing else is worth doing.</source>
        <translation>Все секции уже действовали или отдыхали, и больше ничего делать не стоит.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Другого выбора нет.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n choices this one promises the most.</source>
        <translation>
            <numerusform>Из %n варианта этот обещает больше всего.</numerusform>
            <numerusform>Из %n вариантов этот обещает больше всего.</numerusform>
            <numerusform>Из %n вариантов этот обещает больше всего.</numerusform>
        </translation>
    </message>
    <message>
        <source>This bonus will be of use: %1.</source>
        <translation>Этот бонус ещё пригодится: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With this ghost there, %n points can be haunted: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>С этим привидением морок принесёт там %n очко: %1.</numerusform>
            <numerusform>С этим привидением морок принесёт там %n очка: %1.</numerusform>
            <numerusform>С этим привидением морок принесёт там %n очков: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghosts can summon another one there: %1, %2.</source>
        <extracomment>%1 is a building, %2 a colour.</extracomment>
        <translation>Привидения смогут призвать там ещё одно: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody else can haunt there for %n points then: %1.</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>
            <numerusform>Тогда никто другой не сможет навести там морок на %n очко: %1.</numerusform>
            <numerusform>Тогда никто другой не сможет навести там морок на %n очка: %1.</numerusform>
            <numerusform>Тогда никто другой не сможет навести там морок на %n очков: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ghost promises more there: %1.</source>
        <translation>Там это привидение обещает больше: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: why something is done, and what comes of it.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A summoned ghost brings a token: %1.</source>
        <translation>Призванное привидение приносит жетон: %1.</translation>
    </message>
    <message>
        <source>One more ghost is in town then: %1.</source>
        <translation>В городке станет на одно привидение больше: %1.</translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost grows and brings a token: %1.</source>
        <translation>
            <numerusform>За %n страх привидение усиливается и приносит жетон: %1.</numerusform>
            <numerusform>За %n страха привидение усиливается и приносит жетон: %1.</numerusform>
            <numerusform>За %n страхов привидение усиливается и приносит жетон: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n scares the ghost becomes a higher one: %1.</source>
        <translation>
            <numerusform>За %n страх привидение становится уровнем выше: %1.</numerusform>
            <numerusform>За %n страха привидение становится уровнем выше: %1.</numerusform>
            <numerusform>За %n страхов привидение становится уровнем выше: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This fight can be won for sure and brings a token: %1.</source>
        <translation>Этот бой можно выиграть наверняка, и он приносит жетон: %1.</translation>
    </message>
    <message>
        <source>This fight can be won for sure and drives a ghost out of town: %1.</source>
        <translation>Этот бой можно выиграть наверняка, и он прогоняет привидение из городка: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then brings a token: %1.</source>
        <translation>
            <numerusform>Такой бой выигрывают %n раз из 100, и тогда он приносит жетон: %1.</numerusform>
            <numerusform>Такой бой выигрывают %n раза из 100, и тогда он приносит жетон: %1.</numerusform>
            <numerusform>Такой бой выигрывают %n раз из 100, и тогда он приносит жетон: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a fight is won %n times out of 100 and then drives a ghost out of town: %1.</source>
        <translation>
            <numerusform>Такой бой выигрывают %n раз из 100, и тогда он прогоняет привидение из городка: %1.</numerusform>
            <numerusform>Такой бой выигрывают %n раза из 100, и тогда он прогоняет привидение из городка: %1.</numerusform>
            <numerusform>Такой бой выигрывают %n раз из 100, и тогда он прогоняет привидение из городка: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the fight and brings a token: %1.</source>
        <translation>Так бой выигран, и он приносит жетон: %1.</translation>
    </message>
    <message>
        <source>This wins the fight and drives a ghost out of town: %1.</source>
        <translation>Так бой выигран, и он прогоняет привидение из городка: %1.</translation>
    </message>
</context>
<context>
    <name>HalloweenPowers</name>
    <message>
        <source>The 52 powers in detail</source>
        <translation>52 способности подробно</translation>
    </message>
    <message>
        <source>These are all the cards, by number. Behind the name stands when the power works and what the card costs.</source>
        <translation>Это все карты по номерам. После названия указано, когда способность действует и сколько карта стоит.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Powers add to the rules.&lt;/b&gt; You can always take an action without a power. No power lets more ghosts into a building than fit in, and none brings ghosts or tokens that are not in the supply.</source>
        <translation>&lt;b&gt;Способности дополняют правила.&lt;/b&gt; Любое действие можно выполнить и без способности. Ни одна способность не поселит в здании больше привидений, чем помещается, и не даст привидений и жетонов, которых нет в запасе.</translation>
    </message>
    <message>
        <source>&lt;b&gt;May and must.&lt;/b&gt; What a power gives you comes by itself. Where it says “may”, you can also leave it.</source>
        <translation>&lt;b&gt;Можно и нужно.&lt;/b&gt; То, что способность даёт, приходит само. Где сказано «можно» или «может», разрешается и отказаться.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No effect, no use.&lt;/b&gt; You cannot use a bonus token, nor a power that works once per turn, if nothing would come of it. If you may take more discs than there are, you take those that are there. Discs on the circles of bonus slots are never meant.</source>
        <translation>&lt;b&gt;Впустую нельзя.&lt;/b&gt; Нельзя использовать ни бонус, ни способность, которая действует раз за ход, если это ничего не даст. Если можно вернуть больше дисков, чем есть, возвращаешь те, что есть. Дисков на кружках ячеек для бонусов это никогда не касается.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, rest, haunt&lt;/b&gt; mean the thing itself, whether an action, a bonus token or a card brings it about. The &lt;b&gt;Move action&lt;/b&gt; in %1, %2 and %3 is that of a section.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Призыв, отдых, морок&lt;/b&gt; — это само событие, чем бы оно ни было вызвано: действием, бонусом или картой. А &lt;b&gt;действие «Переход»&lt;/b&gt; на картах «%1», «%2» и «%3» — это только действие секции.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A moved ghost&lt;/b&gt; may fetch a bonus token, and %1 looks at it too. A ghost is moved by the Move action, by a bonus token, and by %2, %3 and %4. A ghost that is summoned, or that comes by %5 or %6, is not moved.</source>
        <extracomment>%1 to %6 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Перемещённое привидение&lt;/b&gt; может забрать бонус; карта «%1» тоже относится к таким привидениям. Привидение перемещают действие «Переход», бонус и карты «%2», «%3» и «%4». Привидение, которое призвали или которое попало на место с картой «%5» или «%6», перемещённым не считается.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After a move&lt;/b&gt; things happen in this order: the bonus token, %1, %2, and then the further ghost of %3.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;После перемещения&lt;/b&gt; всё идёт в таком порядке: бонус, карта «%1», карта «%2», а затем ещё одно привидение с картой «%3».</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens for dice&lt;/b&gt; help with every die that you roll yourself, so with %1, %2 and %3 too, but never with the die of a foe. Several add up. The bigger die and the 3 added last even if you roll again.</source>
        <extracomment>%1 to %3 are names of cards, always in the nominative.</extracomment>
        <translation>&lt;b&gt;Бонусы для кубиков&lt;/b&gt; помогают любому кубику, который бросаешь ты, а значит, и с картами «%1», «%2» и «%3», но никогда — кубику противника. Несколько бонусов складываются. Кубик побольше и прибавленная тройка остаются в силе и после переброса.</translation>
    </message>
    <message>
        <source>Cards %1 to %2</source>
        <extracomment>%1 and %2 are numbers of cards.</extracomment>
        <translation>Карты с %1 по %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</source>
        <extracomment>%1 is the number of a card, %2 its name, %3 when it works, %4 its price.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (%3; %4)</translation>
    </message>
    <message>
        <source>works all the time</source>
        <translation>действует всегда</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>раз за ход</translation>
    </message>
    <message>
        <source>counted at the end</source>
        <translation>считается в конце игры</translation>
    </message>
    <message>
        <source>grey: any three tokens</source>
        <translation>серая: любые три жетона</translation>
    </message>
    <message>
        <source>coloured: three different tokens</source>
        <translation>цветная: три разных жетона</translation>
    </message>
    <message>
        <source>You can use it only where the higher level opens up something new, so never in a red section. It holds for the further ghost of %1 too, even if that ghost alone needs it, and it may serve the same action as %2. If the action did not need the higher level after all, the card is not used up.</source>
        <extracomment>%1 and %2 are names of cards, always in the nominative.</extracomment>
        <translation>Использовать её можно только там, где более высокий уровень даёт что-то новое, то есть в красной секции&#xa0;— никогда. Она действует и на ещё одно привидение с карты «%1», даже если более высокий уровень нужен только для него, и её можно применить к тому же действию, что и карту «%2». Если действие в итоге обошлось без более высокого уровня, карта не считается использованной.</translation>
    </message>
    <message>
        <source>A bigger die and 3 added by bonus tokens still hold after a new roll.</source>
        <translation>Кубик побольше и тройка, прибавленная бонусом, остаются в силе и после нового броска.</translation>
    </message>
    <message>
        <source>The winner counts as moved, for %1 too.</source>
        <extracomment>%1 is the name of a card in the nominative, here and in the next sentences.</extracomment>
        <translation>Победитель считается перемещённым, и для карты «%1» тоже.</translation>
    </message>
    <message>
        <source>This holds for summons by bonus tokens and cards too.</source>
        <translation>Это относится и к призыву с помощью бонусов и карт.</translation>
    </message>
    <message>
        <source>It must be another ghost than the first. With %1 it may go to any building too.</source>
        <translation>Это должно быть не то привидение, которое переместилось первым. С картой «%1» и оно может попасть в любое здание.</translation>
    </message>
    <message>
        <source>This holds for hauntings by other cards too.</source>
        <translation>Это относится и к мороку с помощью других карт.</translation>
    </message>
    <message>
        <source>The foe must have another colour, unless you have %1 as well.</source>
        <translation>Противник должен быть другого цвета — разве что у тебя есть и карта «%1».</translation>
    </message>
    <message>
        <source>It must be a summon: a ghost that comes by an Upgrade or by %1 does not count.</source>
        <translation>Нужен именно призыв: привидение, которое появилось после усиления или с картой «%1», не считается.</translation>
    </message>
    <message>
        <source>If you have %1 as well, any two tokens are enough for a coloured card.</source>
        <translation>Если у тебя есть и карта «%1», за цветную карту хватит двух любых жетонов.</translation>
    </message>
    <message>
        <source>What %1 adds belongs to the Scare: together they are one gain.</source>
        <translation>То, что добавляет карта «%1», — часть испуга: вместе это одна прибавка.</translation>
    </message>
    <message>
        <source>A common pumpkin can be taken back too, if you placed it.</source>
        <translation>Забрать можно и общую тыкву, если она поставлена тобой.</translation>
    </message>
    <message>
        <source>If nothing comes, %1 brings no point.</source>
        <translation>Если никто не пришёл, карта «%1» не приносит очка.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulebook</name>
    <message>
        <source>What it is about</source>
        <translation>О чём игра</translation>
    </message>
    <message>
        <source>Once a year the ghosts come to a small town, and you are one of the Dark Lords who send them from door to door. The ghosts belong to nobody: everybody uses the same ones, and a ghost that you bring to the Cinema may do its next trick for somebody else.</source>
        <translation>Раз в году в маленький городок слетаются привидения, а ты — один из Тёмных Повелителей, которые посылают их от двери к двери. Привидения ничьи: все пользуются одними и теми же, и привидение, которое ты приводишь в Кинотеатр, может выкинуть следующий фокус уже по чужому приказу.</translation>
    </message>
    <message>
        <source>At first you command only the weakest ghosts, the blue ones. You summon more of them, scare the town, make ghosts more powerful, move them about and let them fight each other. So your power grows from blue to green, yellow, orange and at last red.</source>
        <translation>Сначала ты повелеваешь только самыми слабыми привидениями — синими. Ты призываешь всё новые привидения, пугаешь городок, делаешь их сильнее, перемещаешь и стравливаешь друг с другом. Так твоя власть растёт: от синего уровня к зелёному, жёлтому, оранжевому и, наконец, красному.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;points&lt;/b&gt; come from two things above all. You put your &lt;b&gt;pumpkins&lt;/b&gt; on the haunting spaces of the buildings, and a more powerful ghost lets you reach a better space. And you claim &lt;b&gt;cards&lt;/b&gt; with the tokens that you collect: each gives you points at once, and a power for the rest of the game.</source>
        <translation>&lt;b&gt;Очки&lt;/b&gt; приносят прежде всего две вещи. Ты ставишь свои &lt;b&gt;тыквы&lt;/b&gt; на поля в зданиях, и чем сильнее привидение, тем лучше поле тебе доступно. А за собранные жетоны ты занимаешь &lt;b&gt;карты&lt;/b&gt;: каждая сразу даёт очки, а ещё способность до конца игры.</translation>
    </message>
    <message>
        <source>Somebody places a last pumpkin or claims a fifth card: then the round is played to its end, and whoever has the most points wins.</source>
        <translation>Кто-то ставит последнюю тыкву или занимает пятую карту — тогда раунд доигрывают, и побеждает тот, у кого больше всего очков.</translation>
    </message>
    <message>
        <source>Halloween is for 2 to 4 players from about 12 years. A game takes 50 to 90 minutes. If you are new here, read on as far as the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;, then start with the cards of &lt;a href=&quot;#HA-sets&quot;&gt;Casper&lt;/a&gt; and look up the rest when you need it.</source>
        <translation>«Хеллоуин» — игра для 2–4 игроков примерно от 12 лет. Партия длится 50–90 минут. Если ты здесь впервые, дочитай до &lt;a href=&quot;#HA-example&quot;&gt;примера хода&lt;/a&gt;, начни с карт набора &lt;a href=&quot;#HA-sets&quot;&gt;«Каспер»&lt;/a&gt;, а остальное смотри, когда понадобится.</translation>
    </message>
</context>
<context>
    <name>HalloweenRulings</name>
    <message>
        <source>Rulings at this table</source>
        <translation>Решения этого стола</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing or rely on a picture that we do not have. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Решение стола — это то, что мы решили сами. Мы делали это там, где известные нам правила оригинальной игры молчат или полагаются на рисунок, которого у нас нет. Вот все такие решения и причина каждого из них, чтобы их можно было отличить от остальных правил.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: Only a picture shows where the buildings stand, and we do not have it. In two rows of three every building has two or three neighbours.</source>
        <translation>&lt;a href=&quot;#HA-T1&quot;&gt;HA-T1&lt;/a&gt;: Где стоят здания, видно только на рисунке, а его у нас нет. Когда здания стоят в два ряда по три, у каждого два или три соседа.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: At a real table the attacker chooses who rolls for the foe. The dice do not care, so here it is always the next player.</source>
        <translation>&lt;a href=&quot;#HA-2.5&quot;&gt;HA-2.5&lt;/a&gt;: За настоящим столом нападающий выбирает, кто бросает кубик за противника. Кубику всё равно, поэтому здесь это всегда следующий игрок.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: You may name any of your sections, even an empty one, so there is always a choice. As you did not rest, cards that reward a rest give nothing.</source>
        <translation>&lt;a href=&quot;#HA-4.3&quot;&gt;HA-4.3&lt;/a&gt;: Можно назвать любую свою секцию, даже пустую, так что выбор есть всегда. Это не отдых, поэтому карты, которые награждают за отдых, ничего не дают.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: Who wins if points and tokens are tied is not said. Then nobody was better, so the win is shared.</source>
        <translation>&lt;a href=&quot;#HA-5.2&quot;&gt;HA-5.2&lt;/a&gt;: Кто побеждает, если и очков, и жетонов поровну, не сказано. Раз никто не сыграл лучше, победа общая.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: If nobody ever lifts a section, a Master game can come to a standstill. So the lift is compulsory there.</source>
        <translation>&lt;a href=&quot;#HA-7.7&quot;&gt;HA-7.7&lt;/a&gt;: Если никто не поднимает секции, игра мастеров может зайти в тупик. Поэтому там поднимать секцию обязательно.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-box&quot;&gt;Scares&lt;/a&gt;: There are always enough of them, however few markers lie in a box. So nobody misses what they have earned.</source>
        <translation>&lt;a href=&quot;#HA-box&quot;&gt;Страхи&lt;/a&gt;: Их всегда хватает, как бы мало фишек ни лежало в настоящей коробке. Так никто не лишится заработанного.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8&quot;&gt;The cards&lt;/a&gt;: We know what the 52 cards do and which of them belong to the five sets. But we do not have the cards themselves, so their prices and most of their numbers are ours, and all names and texts are too. With our numbers each set fits its theme.</source>
        <translation>&lt;a href=&quot;#HA-8&quot;&gt;Карты&lt;/a&gt;: Мы знаем, что делают 52 карты и какие из них входят в пять наборов. Но самих карт у нас нет, поэтому цены и большинство номеров — наши, а названия и тексты наши все до одного. С нашими номерами каждый набор соответствует своей теме.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: These sentences hold for all cards, so that equal words always mean equal things and nobody uses up a power for nothing.</source>
        <translation>&lt;a href=&quot;#HA-8.0&quot;&gt;HA-8.0&lt;/a&gt;: Эти пояснения относятся ко всем картам, чтобы одинаковые слова всегда значили одно и то же и никто не тратил способность впустую.</translation>
    </message>
    <message>
        <source>%1: Summon, rest, haunt and move mean the same on every card. The last three say Move, which is the name of an action; the others look at what happens.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: Призыв, отдых, морок и перемещение значат на каждой карте одно и то же. На последних трёх сказано «Переход», а это название действия; для остальных важно, что происходит.</translation>
    </message>
    <message>
        <source>%1: A ghost that is put somewhere, or changes places, has not moved and was not summoned. Two ghosts of one colour, or in one building, would not change anything by it.</source>
        <translation>%1: Привидение, которое куда-то поставили или поменяли местами с другим, не перемещалось, и его не призывали. А если бы оба привидения были одного цвета или в одном здании, обмен ничего бы не изменил.</translation>
    </message>
    <message>
        <source>%1: A power reaches as far as its sentence and no further: the section still has to command its ghosts, and a further disc comes from where discs come from.</source>
        <translation>%1: Способность даёт ровно то, что сказано, и не больше: секция всё равно должна повелевать своими привидениями, а ещё один диск берут оттуда же, откуда все диски.</translation>
    </message>
    <message>
        <source>%1: Buying a token or a level on a card is not an Upgrade. So what helps with an Upgrade does not help there.</source>
        <translation>%1: Купить с помощью карты жетон или уровень — это не усиление. Поэтому то, что помогает при усилении, здесь не помогает.</translation>
    </message>
    <message>
        <source>%1: You get what is there. Only where you pay or exchange something the supply must have all of it, because nobody pays for nothing.</source>
        <translation>%1: Ты получаешь то, что есть. Только если ты платишь или меняешь, в запасе должно быть всё, чтобы никто не платил впустую.</translation>
    </message>
    <message>
        <source>%1: A drawn bonus token was not fetched by a ghost, so no colour belongs to it. With three blocked slots there would be no place for it.</source>
        <translation>%1: Бонус из стопки не забирало ни одно привидение, поэтому цвета у него нет. А когда закрыты все три ячейки, его некуда положить.</translation>
    </message>
    <message>
        <source>%1: What was added to a roll belongs to the roll, not to the number that lies there. So it still counts after a reroll, and for the difference too.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: То, что прибавлено к броску, относится к броску, а не к выпавшему числу. Поэтому оно считается и после переброса, и при подсчёте разницы.</translation>
    </message>
    <message>
        <source>%1: Each of these cards says by itself who can be attacked. The fight against all is fixed at its start, so that everybody knows whom it is about.</source>
        <translation>%1: Каждая из этих карт сама говорит, на кого можно напасть. Участники боя против всех определяются в самом его начале, чтобы все знали, о ком речь.</translation>
    </message>
    <message>
        <source>%1: To win without a roll is an offer. Whoever would like the difference of the dice may roll.</source>
        <translation>%1: Победа без броска — это предложение. Кому нужна разница кубиков, тот может бросить.</translation>
    </message>
    <message>
        <source>%1: It is one Scare and one gain, and it is done with one colour: so one ghost of this colour moves.</source>
        <translation>%1: Это один испуг и одна прибавка, и всё делается с одним цветом: поэтому перемещается одно привидение этого цвета.</translation>
    </message>
    <message>
        <source>%1: Common pumpkins are pumpkins like the others. Taking one back undoes a haunting: it is none itself, and what the haunting set going goes on.</source>
        <extracomment>%1 is a list of rules, here and in the next sentences.</extracomment>
        <translation>%1: Общие тыквы — такие же тыквы, как все. Забрать тыкву — значит отменить морок: само по себе это не морок, а то, что морок запустил, идёт своим чередом.</translation>
    </message>
    <message>
        <source>%1: Prices of cards add up in a plain way. For everything but its price a coloured card stays coloured, and only the cards in use count.</source>
        <translation>%1: Скидки на карты просто складываются. Во всём, кроме цены, цветная карта остаётся цветной, а считаются только карты этой партии.</translation>
    </message>
    <message>
        <source>%1: If neither colour could come, the dice would have nothing to decide. If the wrong one is called, bad luck is part of the mixture.</source>
        <translation>%1: Если не может прийти ни тот, ни другой цвет, кубикам нечего решать. А если выпал не тот, что ж: без щепотки невезения смеси не бывает.</translation>
    </message>
</context>
<context>
    <name>HalloweenTable</name>
    <message>
        <source>On this screen</source>
        <translation>На этом экране</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The large board below always belongs to whoever has to decide. The small boards beside it are those of the others. At the top of the screen you read whose turn it is and what can be done now.</source>
        <translation>&lt;b&gt;Твоё место.&lt;/b&gt; Большой планшет внизу всегда принадлежит тому, кто сейчас решает. Маленькие планшеты рядом — остальных игроков. Вверху экрана написано, чей ход и что сейчас можно сделать.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking an action.&lt;/b&gt; Press an action space, or drag a disc from your reserve to it. Then choose what the action is done with: what you can choose lights up.</source>
        <translation>&lt;b&gt;Как выполнить действие.&lt;/b&gt; Нажми на поле действия или перетащи на него диск из резерва. Затем выбери, с чем это действие выполнить: всё, что можно выбрать, подсвечивается.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon, Scare, Upgrade:&lt;/b&gt; press a ghost. &lt;b&gt;Move:&lt;/b&gt; drag a ghost to a building. &lt;b&gt;Fight:&lt;/b&gt; drag your ghost to its foe. &lt;b&gt;Haunt:&lt;/b&gt; press a haunting space, or drag a pumpkin to it. Instead of dragging you can click the piece, and then the place.</source>
        <translation>&lt;b&gt;Призыв, Испуг, Усиление:&lt;/b&gt; нажми на привидение. &lt;b&gt;Переход:&lt;/b&gt; перетащи привидение в здание. &lt;b&gt;Бой:&lt;/b&gt; перетащи своё привидение на противника. &lt;b&gt;Морок:&lt;/b&gt; нажми на поле для тыквы или перетащи на него тыкву. Вместо того чтобы перетаскивать, можно щёлкнуть сначала по предмету, а потом по месту.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A ghost without a disc.&lt;/b&gt; To move a ghost you need not put a disc down first: drag it straight to a neighbouring building. If several sections could move it, the table asks which one shall.</source>
        <translation>&lt;b&gt;Привидение без диска.&lt;/b&gt; Чтобы переместить привидение, не обязательно сначала класть диск: перетащи его сразу в соседнее здание. Если его могут переместить несколько секций, стол спросит, какая.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If an action can be done in one way only&lt;/b&gt;, the table does it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;Если действие можно выполнить только одним способом&lt;/b&gt;, стол делает это за тебя, а журнал об этом сообщает. В настройках это можно отключить.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Resting.&lt;/b&gt; Each section has a button for its rest. Sections that have acted or rested in this turn are dimmed.</source>
        <translation>&lt;b&gt;Отдых.&lt;/b&gt; У каждой секции есть кнопка отдыха. Секции, у которых в этом ходу уже было действие или отдых, затемнены.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lifting a section.&lt;/b&gt; After an Upgrade press the head of the section that shall rise, or the button if none shall.</source>
        <translation>&lt;b&gt;Как поднять секцию.&lt;/b&gt; После усиления нажми на заголовок секции, которая поднимется, или на кнопку, если поднимать не хочешь.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus tokens.&lt;/b&gt; If your ghost can fetch one, drag it to one of your slots, or leave it with the button. To use a token, press its slot or drag a disc there. In a roll you can also drag a token for dice to the die that it is meant for.</source>
        <translation>&lt;b&gt;Бонусы.&lt;/b&gt; Если твоё привидение может забрать бонус, перетащи этот бонус в одну из своих ячеек или оставь его, нажав кнопку. Чтобы использовать бонус, нажми на его ячейку или перетащи туда диск. При броске бонус для кубиков можно перетащить и прямо на нужный кубик.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; If a bonus token or a card of yours can help with a roll, the table waits for you before and after it. Otherwise the dice roll by themselves.</source>
        <translation>&lt;b&gt;Кубики.&lt;/b&gt; Если при броске может помочь твой бонус или твоя карта, стол ждёт тебя до и после броска. Иначе кубики катятся сами.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Odds.&lt;/b&gt; While you choose a fight, a number on each foe says how many of a hundred such fights your best attacker wins. Lift a ghost, and the numbers are about that one. If your cards or bonus tokens can help, a second number shows what their best use makes of it.</source>
        <translation>&lt;b&gt;Шансы.&lt;/b&gt; Пока ты выбираешь бой, число на каждом противнике говорит, сколько из ста таких боёв выиграет твоё лучшее привидение. Подними привидение&#xa0;— и числа будут именно о нём. Если могут помочь твои карты или бонусы, второе число показывает, что даст лучшее их использование.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cards.&lt;/b&gt; To claim a card, press it, or drag one of your tokens to it. The table proposes what you could pay, your lowest tokens first. If you would rather give others, press these, and press a disc on your board if it shall be that one. Then pay; if there is only one way to pay, the table does it for you. To use a power that works once per turn, press the card.</source>
        <translation>&lt;b&gt;Карты.&lt;/b&gt; Чтобы занять карту, нажми на неё или перетащи на неё один из своих жетонов. Стол предлагает, чем заплатить, начиная с твоих жетонов самого низкого уровня. Если хочешь отдать другие, нажми на них, а если нужен определённый диск с планшета, нажми и на него. Потом плати; если заплатить можно только одним способом, стол сделает это за тебя. Чтобы использовать способность, которая действует раз за ход, нажми на карту.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If others claim a card that you are on&lt;/b&gt;, your board comes to the front for a moment. Press the button for the points, or the head of the section from which you take your discs.</source>
        <translation>&lt;b&gt;Если кто-то занимает карту, на которой лежит твой диск&lt;/b&gt;, твой планшет ненадолго выходит вперёд. Нажми кнопку с очками или на заголовок секции, диски которой хочешь вернуть.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; Press the big button or &lt;b&gt;Space&lt;/b&gt;. If you could still use a power or claim a card, the table asks you first, but not every turn anew.</source>
        <translation>&lt;b&gt;Как закончить ход.&lt;/b&gt; Нажми большую кнопку или &lt;b&gt;пробел&lt;/b&gt;. Если ещё можно использовать способность или занять карту, стол сначала переспросит, но не каждый ход об одном и том же.</translation>
    </message>
    <message>
        <source>Dice after a fight, and the buttons beside them.</source>
        <translation>Кубики после боя и кнопки рядом с ними.</translation>
    </message>
    <message>
        <source>&lt;b&gt;What could I do?&lt;/b&gt; The button with this name, or &lt;b&gt;F3&lt;/b&gt;, opens a panel beside the table. For each section it says what every action would bring now, or why it is impossible; below that come your powers, your bonus tokens and the cards that you could claim.</source>
        <translation>&lt;b&gt;Что можно сделать?&lt;/b&gt; Кнопка с этой надписью или &lt;b&gt;F3&lt;/b&gt; открывает панель рядом со столом. Для каждой секции она говорит, что сейчас даст каждое действие или почему оно невозможно; ниже идут твои способности, бонусы и карты, которые можно занять.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the piece glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Если так нельзя&lt;/b&gt;, предмет плавно возвращается на место, а короткая подсказка объясняет причину и даёт ссылку на правило.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking back.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; takes back what you have begun, and &lt;b&gt;Ctrl+Z&lt;/b&gt; your last move; &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. So you can try out a whole turn. You cannot go back past a roll, past a bonus token that was turned up, nor past the decision of another player.</source>
        <translation>&lt;b&gt;Как отменить действие.&lt;/b&gt; &lt;b&gt;Esc&lt;/b&gt; отменяет начатое, а &lt;b&gt;Ctrl+Z&lt;/b&gt; — последнее действие; &lt;b&gt;Ctrl+Y&lt;/b&gt; повторяет его. Так можно опробовать целый ход. Нельзя отступить дальше броска, дальше бонуса, который открыли, и дальше решения другого игрока.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from piece to piece and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts and drops, or presses. &lt;b&gt;Space&lt;/b&gt; rolls, keeps a roll, leaves what may be left, and ends the turn. If you have to name a number, the digits do it. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Клавиатурой.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; и &lt;b&gt;клавиши со стрелками&lt;/b&gt; ведут от предмета к предмету и от места к месту. &lt;b&gt;Enter&lt;/b&gt; поднимает и кладёт или нажимает. &lt;b&gt;Пробел&lt;/b&gt; бросает кубики, оставляет бросок, отказывается от того, от чего можно отказаться, и заканчивает ход. Если нужно назвать число, нажми цифру. &lt;b&gt;F1&lt;/b&gt; открывает эти правила. Колесо мыши или &lt;b&gt;+&lt;/b&gt; и &lt;b&gt;−&lt;/b&gt; приближают и отдаляют, &lt;b&gt;0&lt;/b&gt; показывает весь стол. &lt;b&gt;F11&lt;/b&gt; разворачивает окно на весь экран.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Партия сохраняется&lt;/b&gt; после каждого действия. Выходи когда угодно: она подождёт на полке, и там же её можно сохранить в файл.</translation>
    </message>
    <message>
        <source>The signs</source>
        <translation>Знаки</translation>
    </message>
    <message>
        <source>When a card works, what it costs, and what things are.</source>
        <translation>Когда действует карта, сколько она стоит и что есть что.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a card.&lt;/b&gt; The first sign at its foot says when its power works. The dots are the tokens that you pay, and behind them stand the points that you get at once. Whoever has claimed the card has a disc beside its picture, on a ground of their colour; your own cards also bear your colour behind their names.</source>
        <translation>&lt;b&gt;На карте.&lt;/b&gt; Первый знак внизу говорит, когда действует способность. Точки — это жетоны, которыми платят, а за ними стоят очки, которые карта приносит сразу. У каждого, кто занял карту, рядом с рисунком лежит диск на фоне своего цвета; на твоих картах твой цвет есть и под названием.</translation>
    </message>
    <message>
        <source>&lt;b&gt;On a board.&lt;/b&gt; The cards that somebody has claimed lie on that board too, in five frames. The frame with the flag is for the fifth card, which brings the end.</source>
        <translation>&lt;b&gt;На планшете.&lt;/b&gt; Занятые карты лежат и на планшете их владельца, в пяти рамках. Рамка с флажком — для пятой карты, с которой наступает конец.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Below the cards&lt;/b&gt; wait the ghosts and tokens of each colour. Beside them lie two piles of bonus tokens: those that are still face down and, with a tick, those that were used.</source>
        <translation>&lt;b&gt;Под картами&lt;/b&gt; ждут привидения и жетоны каждого цвета. Рядом лежат две стопки бонусов: ещё закрытые и, с галочкой, уже использованные.</translation>
    </message>
    <message>
        <source>Hints for your first games</source>
        <translation>Советы для первых партий</translation>
    </message>
    <message>
        <source>&lt;b&gt;The order matters.&lt;/b&gt; A section that you lift can use its new level in the same turn if it has not acted yet. Let it wait, as in the &lt;a href=&quot;#HA-example&quot;&gt;example turn&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Порядок важен.&lt;/b&gt; Секция, которую ты поднимаешь, может использовать новый уровень в том же ходу, если у неё ещё не было действия. Пусть она подождёт, как в &lt;a href=&quot;#HA-example&quot;&gt;примере хода&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You have only 12 discs.&lt;/b&gt; A rest costs a whole action, so let a section fill up before it rests. A disc that you put on a card is gone for good, but taking it from your board frees a space.</source>
        <translation>&lt;b&gt;Дисков всего 12.&lt;/b&gt; Отдых стоит целого действия, поэтому пусть секция сначала заполнится, а потом отдыхает. Диск, положенный на карту, уже не вернуть, но если взять его с планшета, освободится поле.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Everybody uses the same ghosts.&lt;/b&gt; If you bring an orange ghost into town, others can haunt with it too. Do it when you can use it first.</source>
        <translation>&lt;b&gt;Привидения у всех одни.&lt;/b&gt; Если ты приводишь в городок оранжевое привидение, навести морок с его помощью могут и другие. Делай это тогда, когда первая выгода достанется тебе.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not waste your pumpkins.&lt;/b&gt; In each building you place only one. A blue space brings 2 points, a red one 10, but each space can be taken only once.</source>
        <translation>&lt;b&gt;Береги тыквы.&lt;/b&gt; В каждое здание ты ставишь только одну. Синее поле приносит 2 очка, красное — 10, но каждое поле можно занять только один раз.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Be early on a good card.&lt;/b&gt; You have its power for longer, and you get something each time somebody else claims it.</source>
        <translation>&lt;b&gt;Занимай хорошую карту пораньше.&lt;/b&gt; Её способность дольше будет твоей, и ты что-то получаешь каждый раз, когда эту карту занимает кто-то ещё.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Watch the others’ cards and pumpkins.&lt;/b&gt; When somebody is on four cards or has one pumpkin left, the end may come with the next turn.</source>
        <translation>&lt;b&gt;Следи за чужими картами и тыквами.&lt;/b&gt; Если кто-то занял четыре карты или у него осталась одна тыква, конец может наступить уже на следующем ходу.</translation>
    </message>
</context>
<context>
    <name>HalloweenTown</name>
    <message>
        <source>The table at a glance</source>
        <translation>Стол как на ладони</translation>
    </message>
    <message>
        <source>1: the town. 2: the eight cards. 3: the supply. 4: the board of whoever has to decide. 5: what belongs to it. 6: dice and buttons. 7: the others.</source>
        <translation>1: городок. 2: восемь карт. 3: запас. 4: планшет того, кто сейчас решает. 5: то, что ему принадлежит. 6: кубики и кнопки. 7: остальные игроки.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The town&lt;/b&gt; has six buildings. Ghosts stand in them, pumpkins cover their haunting spaces, and a bonus token may lie in the corner.</source>
        <translation>&lt;b&gt;Городок&lt;/b&gt; — это шесть зданий. В них живут привидения, на полях стоят тыквы, а в углу может лежать бонус.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The ghosts&lt;/b&gt; have five colours, and each colour is a &lt;b&gt;level&lt;/b&gt;: blue is 1, green 2, yellow 3, orange 4 and red 5. A higher level is worth more everywhere, and it has the bigger die.</source>
        <translation>&lt;b&gt;Привидения&lt;/b&gt; бывают пяти цветов, и каждый цвет — это &lt;b&gt;уровень&lt;/b&gt;: синий — 1, зелёный — 2, жёлтый — 3, оранжевый — 4, красный — 5. Более высокий уровень везде ценится больше, и кубик у него больше.</translation>
    </message>
    <message>
        <source>The five levels: the ghost and its die, the scares that an Upgrade to this level costs, and the points on the haunting space of this colour.</source>
        <translation>Пять уровней: привидение и его кубик, сколько страхов стоит усиление до этого уровня и сколько очков даёт поле для тыквы этого цвета.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The supply&lt;/b&gt; holds the ghosts that are not in town, five of each colour in all; the &lt;b&gt;ghost tokens&lt;/b&gt;, twelve of each colour, which we simply call tokens; and the stack of bonus tokens.</source>
        <translation>В &lt;b&gt;запасе&lt;/b&gt; лежат привидения, которых нет в городке (всего их по пять каждого цвета), &lt;b&gt;жетоны привидений&lt;/b&gt; (по двенадцать каждого цвета; мы зовём их просто жетонами) и стопка бонусов.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scares&lt;/b&gt; are what you pay with for more powerful ghosts. There are always enough of them.</source>
        <translation>&lt;b&gt;Страхами&lt;/b&gt; платят за более сильные привидения. Страхов всегда хватает.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your board&lt;/b&gt; has three &lt;b&gt;sections&lt;/b&gt;. Each of them has a glass &lt;b&gt;sphere&lt;/b&gt; that shows its level, and six &lt;b&gt;action spaces&lt;/b&gt;. Beside the sections lies what is yours: your &lt;b&gt;reserve&lt;/b&gt;, which is the pile of &lt;b&gt;discs&lt;/b&gt; that you can use, your scares, tokens and pumpkins, and three &lt;b&gt;slots&lt;/b&gt; for bonus tokens.</source>
        <translation>На твоём &lt;b&gt;планшете&lt;/b&gt; три &lt;b&gt;секции&lt;/b&gt;. В каждой есть стеклянный &lt;b&gt;шар&lt;/b&gt;, который показывает её уровень, и шесть &lt;b&gt;полей действий&lt;/b&gt;. Рядом с секциями лежит твоё имущество: &lt;b&gt;резерв&lt;/b&gt; (стопка &lt;b&gt;дисков&lt;/b&gt;, которые можно использовать), страхи, жетоны и тыквы, а ещё три &lt;b&gt;ячейки&lt;/b&gt; для бонусов.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing is secret&lt;/b&gt; except the order of the bonus stack and what the dice will show. Point at anything on the table, and it says what it is.</source>
        <translation>&lt;b&gt;Секретов нет&lt;/b&gt;, кроме порядка бонусов в стопке и того, что выпадет на кубиках. Наведи указатель на что угодно на столе — и узнаешь, что это.</translation>
    </message>
    <message>
        <source>The town and its ghosts</source>
        <translation>Городок и его привидения</translation>
    </message>
    <message>
        <source>Six buildings stand in two rows: School, Church and Town Hall above, Hospital, Police Station and Cinema below. Buildings are neighbours if they share an edge. Slantwise they are not.</source>
        <translation>Шесть зданий стоят в два ряда: вверху Школа, Церковь и Ратуша, внизу Больница, Полиция и Кинотеатр. Здания соседние, если у них есть общая сторона. По диагонали они не соседние.</translation>
    </message>
    <message>
        <source>Each building has five haunting spaces, one of each colour. A pumpkin there scores 2 points on blue, 4 on green, 6 on yellow, 8 on orange and 10 on red. There is also room for one bonus token.</source>
        <translation>В каждом здании пять полей для тыкв, по одному каждого цвета. Тыква приносит 2 очка на синем поле, 4 на зелёном, 6 на жёлтом, 8 на оранжевом и 10 на красном. Есть там место и для одного бонуса.</translation>
    </message>
    <message>
        <source>A building. 1: its bonus token, 2: a free haunting space, 3: a space with a pumpkin, 4: the ghosts in it.</source>
        <translation>Здание. 1: его бонус, 2: свободное поле для тыквы, 3: поле с тыквой, 4: привидения в здании.</translation>
    </message>
    <message>
        <source>At most 6 ghosts are in a building; if it is full, no other ghost may enter. There are 5 ghosts of each colour: if all five are in town, no sixth can come.</source>
        <translation>В здании помещается не больше 6 привидений; если оно заполнено, больше никто войти не может. Привидений каждого цвета 5: если все пять в городке, шестому взяться неоткуда.</translation>
    </message>
    <message>
        <source>There are 12 tokens of each colour. If you are to get tokens and the supply has too few of this colour, you take those that are there, even if that is none. What somebody spends goes back to the supply.</source>
        <translation>Жетонов каждого цвета 12. Если тебе положены жетоны, а в запасе их слишком мало, возьми те, что есть, даже если нет ни одного. Потраченные жетоны возвращаются в запас.</translation>
    </message>
    <message>
        <source>The town is never without blue ghosts for long. If the last one has gone, for whatever reason, whoever caused this puts three blue ghosts into one building of their choice, before anything else is decided. The building must have room; if it has too little for three, only as many come as fit in.</source>
        <translation>Без синих привидений городок надолго не остаётся. Если исчезло последнее, неважно почему, тот, из-за кого это случилось, прежде всех других решений ставит три синих привидения в одно здание на свой выбор. В здании должно быть место; если для трёх его мало, приходит столько, сколько помещается.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Программа раскладывает всё сама. Вот как она это делает и о чём можно договориться заранее.</translation>
    </message>
    <message>
        <source>Three blue ghosts wait in the Police Station, all others in the supply. The 24 bonus tokens are shuffled. One lies face up on each building, and the rest are the face-down stack.</source>
        <translation>Три синих привидения ждут в Полиции, остальные — в запасе. Все 24 бонуса перемешивают. По одному кладут лицом вверх в каждое здание, а остальные становятся стопкой лицом вниз.</translation>
    </message>
    <message>
        <source>Eight of the 52 cards are in use. You can let chance draw them, take one of the five &lt;a href=&quot;#HA-sets&quot;&gt;suggested sets&lt;/a&gt;, or pick them by hand.</source>
        <translation>В игре восемь карт из 52. Их может выбрать случай, можно взять один из пяти &lt;a href=&quot;#HA-sets&quot;&gt;готовых наборов&lt;/a&gt; или отобрать карты самим.</translation>
    </message>
    <message>
        <source>Everybody begins with all spheres on blue, 6 pumpkins, 12 discs in the reserve, 2 scares and no points. Whoever last saw a ghost starts; before the game you can also choose somebody, or let lots decide.</source>
        <translation>Вначале у каждого все шары на синем, 6 тыкв, 12 дисков в резерве, 2 страха и 0 очков. Начинает тот, кто последним видел привидение; перед игрой можно и выбрать первого игрока или положиться на жребий.</translation>
    </message>
    <message>
        <source>For two players &lt;a href=&quot;#HA-6&quot;&gt;a few things are different&lt;/a&gt;. For experts there is a game without cards and dice, the &lt;a href=&quot;#HA-7&quot;&gt;Master game&lt;/a&gt;.</source>
        <translation>Вдвоём &lt;a href=&quot;#HA-6&quot;&gt;кое-что иначе&lt;/a&gt;. А для знатоков есть игра без карт и кубиков — &lt;a href=&quot;#HA-7&quot;&gt;игра мастеров&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>HalloweenTurn</name>
    <message>
        <source>A turn in short</source>
        <translation>Ход вкратце</translation>
    </message>
    <message>
        <source>You take turns clockwise. In your turn each of your three sections does one thing, in the order that you like: it takes an action, or it rests.</source>
        <translation>Вы ходите по очереди, по часовой стрелке. В твой ход каждая из трёх твоих секций делает что-то одно, в любом порядке: выполняет действие или отдыхает.</translation>
    </message>
    <message>
        <source>To take an action, put a disc from your reserve on a free action space of the section and do what the space says. To rest, take back all discs of the section. Each section does one or the other, once. Only when all of them have done so can you end your turn.</source>
        <translation>Чтобы выполнить действие, положи диск из резерва на свободное поле действия этой секции и сделай то, что на нём указано. Чтобы отдохнуть, верни все диски секции. Каждая секция делает либо то, либо другое, и один раз. Закончить ход можно, только когда это сделали все секции.</translation>
    </message>
    <message>
        <source>A section. 1: its level, shown by the glass sphere, 2: a free action space, 3: an occupied one, 4: the button for a rest.</source>
        <translation>Секция. 1: её уровень, его показывает стеклянный шар, 2: свободное поле действия, 3: занятое поле, 4: кнопка отдыха.</translation>
    </message>
    <message>
        <source>You can choose an action only if you can carry it out. If a section has no such action left, it rests. A rest is always possible, even if no disc lies there.</source>
        <translation>Выбрать можно только действие, которое получится выполнить. Если таких в секции не осталось, она отдыхает. Отдыхать можно всегда, даже если дисков там нет.</translation>
    </message>
    <message>
        <source>A section commands the ghosts of its own level and all below it. A yellow section, for example, commands yellow, green and blue ghosts. Each section looks only at its own sphere.</source>
        <translation>Секция повелевает привидениями своего уровня и всех уровней ниже. Жёлтая секция, например, повелевает жёлтыми, зелёными и синими привидениями. Каждая секция смотрит только на свой шар.</translation>
    </message>
    <message>
        <source>While a disc lies on an action space, this section cannot use the space. A rest clears it. The same action in another section is not affected.</source>
        <translation>Пока на поле действия лежит диск, эта секция не может использовать его снова. Отдых освобождает поле. На то же действие в другой секции это не влияет.</translation>
    </message>
    <message>
        <source>Before, between and after the actions you may &lt;a href=&quot;#HA-4&quot;&gt;claim cards&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;use bonus tokens&lt;/a&gt; and use powers that work once per turn. What belongs to an action or to a roll is used in the middle of it. Your turn is over when you say so, not earlier.</source>
        <translation>До действий, между ними и после них можно &lt;a href=&quot;#HA-4&quot;&gt;занимать карты&lt;/a&gt;, &lt;a href=&quot;#HA-3&quot;&gt;использовать бонусы&lt;/a&gt; и способности, которые действуют раз за ход. То, что относится к действию или броску, используют прямо во время него. Твой ход окончен, когда ты так решишь, и не раньше.</translation>
    </message>
    <message>
        <source>The six actions and the rest</source>
        <translation>Шесть действий и отдых</translation>
    </message>
    <message>
        <source>Wherever an action speaks of a ghost that you use, the section must command it (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</source>
        <translation>Где бы в описании действия ни шла речь о привидении, которое ты используешь, секция должна им повелевать (&lt;a href=&quot;#HA-1.3&quot;&gt;HA-1.3&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Summon.&lt;/b&gt; Choose a building where at least two ghosts of one colour are together. One more of this colour comes there from the supply, and you take a token of this colour. The building must have room, and the supply must have such a ghost.</source>
        <translation>&lt;b&gt;Призыв.&lt;/b&gt; Выбери здание, где вместе есть хотя бы два привидения одного цвета. Туда приходит из запаса ещё одно такого же цвета, а ты берёшь жетон этого цвета. В здании должно быть место, а в запасе — такое привидение.</translation>
    </message>
    <message>
        <source>Two green ghosts call a third. You take a green token.</source>
        <translation>Два зелёных привидения зовут третье. Ты берёшь зелёный жетон.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scare.&lt;/b&gt; Choose a colour of which a ghost is in town. You gain as many scares as its level: 1 for blue, 2 for green, 3 for yellow, 4 for orange, 5 for red.</source>
        <translation>&lt;b&gt;Испуг.&lt;/b&gt; Выбери цвет, привидение которого есть в городке. Ты получаешь столько страхов, каков его уровень: 1 за синий, 2 за зелёный, 3 за жёлтый, 4 за оранжевый, 5 за красный.</translation>
    </message>
    <message>
        <source>A yellow ghost is in town: it brings 3 scares.</source>
        <translation>В городке есть жёлтое привидение: оно приносит 3 страха.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upgrade.&lt;/b&gt; Choose a ghost in town and make it one level more powerful. You pay 2 scares for green, 3 for yellow, 4 for orange and 5 for red. The ghost goes back to the supply, and one of the new colour takes its place; the supply must have one. Take a token of the new colour. Then you may lift one of your sections: any one that is below the new level rises straight to it. A red ghost cannot become more powerful.</source>
        <translation>&lt;b&gt;Усиление.&lt;/b&gt; Выбери привидение в городке и сделай его на уровень сильнее. Ты платишь 2 страха за зелёное, 3 за жёлтое, 4 за оранжевое и 5 за красное. Привидение возвращается в запас, а на его место приходит привидение нового цвета; в запасе оно должно быть. Возьми жетон нового цвета. Потом можно поднять одну свою секцию: любая, что ниже нового уровня, поднимается сразу до него. Красное привидение сильнее не станет.</translation>
    </message>
    <message>
        <source>A blue ghost becomes a green one for 2 scares. Then a sphere may rise to green.</source>
        <translation>Синее привидение становится зелёным за 2 страха. Потом один шар может подняться до зелёного.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Move.&lt;/b&gt; Move a ghost to a neighbouring building with room. If a bonus token lies there, &lt;a href=&quot;#HA-3.1&quot;&gt;you may take it&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Переход.&lt;/b&gt; Перемести привидение в соседнее здание, где есть место. Если там лежит бонус, &lt;a href=&quot;#HA-3.1&quot;&gt;его можно забрать&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A ghost moves next door, where a bonus token lies.</source>
        <translation>Привидение переходит в соседнее здание, где лежит бонус.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fight.&lt;/b&gt; A ghost that you command attacks a ghost of another colour in the same building. The foe may have any level. You roll the die of your ghost, and another player rolls the die of the foe: at this table the one after you. If your number is higher, the foe goes back to the supply, and you take a token of its colour. If it is lower or equal, nothing happens.</source>
        <translation>&lt;b&gt;Бой.&lt;/b&gt; Привидение, которым ты повелеваешь, нападает на привидение другого цвета в том же здании. Уровень противника может быть любым. Ты бросаешь кубик своего привидения, а кубик противника бросает другой игрок: за этим столом — следующий после тебя. Если твоё число больше, противник возвращается в запас, а ты берёшь жетон его цвета. Если меньше или столько же, ничего не происходит.</translation>
    </message>
    <message>
        <source>Green attacks yellow and rolls 4 against 3: the yellow ghost leaves, and you take a yellow token.</source>
        <translation>Зелёное нападает на жёлтое, на кубиках 4 против 3: жёлтое привидение уходит, а ты берёшь жёлтый жетон.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Haunt.&lt;/b&gt; In a building with a ghost, put one of your pumpkins on the free haunting space of the ghost’s colour, and score its points. The pumpkin stays there, the ghost too. You may have only one pumpkin in each building.</source>
        <translation>&lt;b&gt;Морок.&lt;/b&gt; В здании, где есть привидение, поставь одну из своих тыкв на свободное поле его цвета и получи очки этого поля. Так ты наводишь на здание морок. Тыква остаётся там, и привидение тоже. В каждом здании может быть только одна твоя тыква.</translation>
    </message>
    <message>
        <source>A yellow ghost is here, so a pumpkin scores 6 points.</source>
        <translation>Здесь есть жёлтое привидение, и тыква приносит 6 очков.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest.&lt;/b&gt; Take all discs of the section back into your reserve. If another section still has to act, it can use them at once.</source>
        <translation>&lt;b&gt;Отдых.&lt;/b&gt; Верни все диски этой секции в свой резерв. Если какой-то секции ещё предстоит действие, она может сразу ими воспользоваться.</translation>
    </message>
    <message>
        <source>A section before its rest, and in your next turn.</source>
        <translation>Секция перед отдыхом и в твой следующий ход.</translation>
    </message>
    <message>
        <source>An example turn</source>
        <translation>Пример хода</translation>
    </message>
    <message>
        <source>It is your turn. Your sections are blue, green and blue, you have 8 scares, and a blue token from earlier on. A green ghost is in the Church. There is no yellow ghost in town, let alone an orange one.</source>
        <translation>Твой ход. Твои секции — синяя, зелёная и синяя, у тебя 8 страхов и синий жетон, взятый раньше. В Церкви есть зелёное привидение. Жёлтых привидений в городке нет, а оранжевых и подавно.</translation>
    </message>
    <message>
        <source>The Church and your board at the beginning.</source>
        <translation>Церковь и твой планшет в начале хода.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 2: Upgrade.&lt;/b&gt; This section is green, so it commands the green ghost. You pay 3 scares: the ghost becomes yellow, and you take a yellow token. Now you may lift a section that is below yellow. You choose section 3, and its sphere jumps from blue to yellow. So it is worth acting in the right order: section 3 has not acted yet.</source>
        <translation>&lt;b&gt;Секция 2: Усиление.&lt;/b&gt; Эта секция зелёная, так что зелёным привидением она повелевает. Ты платишь 3 страха: привидение становится жёлтым, и ты берёшь жёлтый жетон. Теперь можно поднять секцию, которая ниже жёлтого. Ты выбираешь секцию 3, и её шар прыгает с синего на жёлтый. Вот почему стоит действовать в правильном порядке: у секции 3 действия ещё не было.</translation>
    </message>
    <message>
        <source>After the first Upgrade.</source>
        <translation>После первого усиления.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 3: Upgrade.&lt;/b&gt; It commands yellow ghosts now. You pay 4 scares: the ghost becomes orange, and you take an orange token. You lift section 1, straight from blue to orange. You have 1 scare left.</source>
        <translation>&lt;b&gt;Секция 3: Усиление.&lt;/b&gt; Теперь она повелевает и жёлтыми привидениями. Ты платишь 4 страха: привидение становится оранжевым, и ты берёшь оранжевый жетон. Ты поднимаешь секцию 1, сразу с синего до оранжевого. У тебя остаётся 1 страх.</translation>
    </message>
    <message>
        <source>After the second Upgrade.</source>
        <translation>После второго усиления.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Section 1: Haunt.&lt;/b&gt; It commands orange ghosts now, and the orange space of the Church is free. You put a pumpkin there: 8 points.</source>
        <translation>&lt;b&gt;Секция 1: Морок.&lt;/b&gt; Теперь она повелевает и оранжевыми привидениями, а оранжевое поле Церкви свободно. Ты ставишь туда тыкву: 8 очков.</translation>
    </message>
    <message>
        <source>&lt;b&gt;And then?&lt;/b&gt; All sections have acted, but your turn is not over until you say so. You have a blue, a yellow and an orange token, three different ones: just right for a coloured card. You claim it with the disc from the Upgrade space of section 2, so this space is free again, even without a rest. The card brings 3 points more, 11 in one turn. Now you end it.</source>
        <translation>&lt;b&gt;А потом?&lt;/b&gt; Все секции сделали своё, но ход не окончен, пока ты так не решишь. У тебя синий, жёлтый и оранжевый жетоны, три разных: как раз на цветную карту. Ты занимаешь её диском с поля «Усиление» секции 2, так что это поле снова свободно, и даже без отдыха. Карта приносит ещё 3 очка, всего 11 за один ход. Теперь ты его заканчиваешь.</translation>
    </message>
    <message>
        <source>The end of a good turn.</source>
        <translation>Конец удачного хода.</translation>
    </message>
</context>
<context>
    <name>HalloweenVariants</name>
    <message>
        <source>Boards</source>
        <translation>Планшеты</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Обычная игра</translation>
    </message>
    <message>
        <source>Three sections, dice, bonuses and eight cards with powers.</source>
        <translation>Три секции, кубики, бонусы и восемь карт со способностями.</translation>
    </message>
    <message>
        <source>Master game</source>
        <translation>Игра мастеров</translation>
    </message>
    <message>
        <source>Four sections and no luck at all: no dice, no bonuses, no cards. The higher level wins a fight, and sets of tokens score at the end.</source>
        <translation>Четыре секции и никакого везения: ни кубиков, ни бонусов, ни карт. В бою побеждает более высокий уровень, а в конце наборы жетонов приносят очки.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Casper</source>
        <translation>Каспер</translation>
    </message>
    <message>
        <source>A mild evening with a smile, for families who are new in town. Nearly everything you do brings a little extra: moving, scaring, summoning, upgrading, fetching a bonus, even resting.</source>
        <translation>Тихий вечер с улыбкой — для семей, которые в городке впервые. Почти всё, что ты делаешь, приносит ещё что-нибудь: переход, испуг, призыв, усиление, забранный бонус и даже отдых.</translation>
    </message>
    <message>
        <source>The Amityville Ghosts</source>
        <translation>Призраки Амитивилля</translation>
    </message>
    <message>
        <source>A house full of hidden doors, for players who like to think three steps ahead. Tokens change colour, sections do more than they should, and even a pumpkin need not stay where it stands.</source>
        <translation>Дом, полный потайных дверей, — для тех, кто любит думать на три хода вперёд. Жетоны меняют цвет, секции делают больше, чем им положено, и даже тыква не обязана стоять на месте.</translation>
    </message>
    <message>
        <source>Jacob Marley</source>
        <translation>Джейкоб Марли</translation>
    </message>
    <message>
        <source>Chains rattle in every street: a rough and merry night for players who look for trouble. Attackers reach further, win more easily and carry off more, so the way to the top leads through many fights.</source>
        <translation>На каждой улице гремят цепи: шумная и весёлая ночь для тех, кто сам ищет приключений. Нападающие достают дальше, побеждают легче и уносят больше, так что путь наверх лежит через множество боёв.</translation>
    </message>
    <message>
        <source>The Brown Lady</source>
        <translation>Коричневая леди</translation>
    </message>
    <message>
        <source>Steps on the stairs and a scream behind every window: a noisy night for players who love full pockets. Scares come from resting, moving, fighting and haunting too, and those you save turn into points at the end.</source>
        <translation>Шаги на лестнице и крик за каждым окном: громкая ночь для тех, кто любит полные карманы. Страхи приносят и отдых, и переход, и бой, и морок, а накопленные в конце превращаются в очки.</translation>
    </message>
    <message>
        <source>Bloody Mary</source>
        <translation>Кровавая Мэри</translation>
    </message>
    <message>
        <source>A mirror in which every number looks bigger, for players who like to see their score climb. Summons, won fights, orange tokens and large gains of scares score on the way; tokens, coloured cards and the points themselves count once more at the end.</source>
        <translation>Зеркало, в котором любое число кажется больше, — для тех, кому нравится, когда счёт растёт. Призывы, выигранные бои, оранжевые жетоны и большие прибавки страхов приносят очки по дороге; жетоны, цветные карты и сами очки ещё раз считаются в конце.</translation>
    </message>
    <message>
        <source>Eight by lot</source>
        <translation>Восемь по жребию</translation>
    </message>
    <message>
        <source>Chance draws eight of all 52 cards: no night is like another.</source>
        <translation>Случай выбирает восемь из всех 52 карт: ни одна ночь не похожа на другую.</translation>
    </message>
    <message>
        <source>Eight of your choice</source>
        <translation>Восемь на выбор</translation>
    </message>
    <message>
        <source>You pick eight of all 52 cards yourselves.</source>
        <translation>Вы сами отбираете восемь из всех 52 карт.</translation>
    </message>
    <message>
        <source>The eight cards</source>
        <translation>Восемь карт</translation>
    </message>
    <message>
        <source>Put a night of your own together.</source>
        <translation>Соберите ночь на свой вкус.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>When it works</source>
        <translation>Когда действует</translation>
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
            <numerusform>%n раз</numerusform>
            <numerusform>%n раза</numerusform>
            <numerusform>%n раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rewards</source>
        <translation>
            <numerusform>%n награда</numerusform>
            <numerusform>%n награды</numerusform>
            <numerusform>%n наград</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation>
            <numerusform>%n бонус</numerusform>
            <numerusform>%n бонуса</numerusform>
            <numerusform>%n бонусов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n набор</numerusform>
            <numerusform>%n набора</numerusform>
            <numerusform>%n наборов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n раз</numerusform>
            <numerusform>%n раза</numerusform>
            <numerusform>%n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Очки после каждого раунда</translation>
    </message>
    <message>
        <source>%1, %2: the points are level, more tokens decide.</source>
        <translation>%1, %2: очков поровну, решает число жетонов.</translation>
    </message>
    <message>
        <source>%1, %2: points and tokens are level, the rank is shared.</source>
        <translation>%1, %2: и очков, и жетонов поровну, место общее.</translation>
    </message>
    <message>
        <source>A lord has placed the last pumpkin, and the night is over.</source>
        <translation>Последняя тыква поставлена, и ночь окончена.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out, and the night is over.</source>
        <translation>Жетоны двух цветов кончились, и ночь окончена.</translation>
    </message>
    <message>
        <source>The last pumpkin is placed and a fifth card claimed, and the night is over.</source>
        <translation>Поставлена последняя тыква, занята пятая карта, и ночь окончена.</translation>
    </message>
    <message>
        <source>A lord has claimed a fifth card, and the night is over.</source>
        <translation>Пятая карта занята, и ночь окончена.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts. The mirror this morning does not count.</source>
        <translation>По обычаю начинает тот, кто последним видел привидение. Утреннее отражение в зеркале не в счёт.</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Still in hand</source>
        <translation>Осталось на руке</translation>
    </message>
</context>
<context>
    <name>Herald</name>
    <message>
        <source>%1’s turn</source>
        <extracomment>%1 is the name of whoever is to play now.</extracomment>
        <translation>Ход: %1</translation>
    </message>
</context>
<context>
    <name>HindranceWords</name>
    <message>
        <source>A summon takes two ghosts of one colour in one building, and there is no such pair in town.</source>
        <translation>Для призыва нужны два привидения одного цвета в одном здании, а такой пары в городке нет.</translation>
    </message>
    <message>
        <source>Every pair in town is above the level of this section (%1).</source>
        <translation>Все пары в городке выше уровня этой секции (%1).</translation>
    </message>
    <message>
        <source>Wherever you could summon, the building is full or the supply has no such ghost.</source>
        <translation>Везде, где можно было бы призвать, здание заполнено или в запасе нет такого привидения.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost in town.</source>
        <translation>Эта секция (уровень: %1) не повелевает ни одним привидением в городке.</translation>
    </message>
    <message>
        <source>This section (level: %1) commands no ghost that could be upgraded.</source>
        <translation>Эта секция (уровень: %1) не повелевает ни одним привидением, которое можно усилить.</translation>
    </message>
    <message>
        <source>The supply has no ghost of the next level for any that this section commands.</source>
        <translation>Для привидений, которыми повелевает эта секция, в запасе нет привидений следующего уровня.</translation>
    </message>
    <message>
        <source>No ghost that this section commands can move: the buildings around are full.</source>
        <translation>Ни одно привидение, которым повелевает эта секция, не может переместиться: здания вокруг заполнены.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) is together with a weaker one.</source>
        <translation>Рядом с привидениями, которыми повелевает эта секция (уровень: %1), нет никого слабее.</translation>
    </message>
    <message>
        <source>No ghost that this section commands (level: %1) has a foe in reach.</source>
        <translation>У привидений, которыми повелевает эта секция (уровень: %1), нет доступного противника.</translation>
    </message>
    <message>
        <source>Where this section commands a ghost (level: %1), no space of its colour is free for you.</source>
        <translation>Там, где есть привидения, которыми повелевает эта секция (уровень: %1), для тебя нет свободного поля их цвета.</translation>
    </message>
    <message>
        <source>The level of this section (%1) is too low for this colour (%2): choose a lower one.</source>
        <translation>Уровень этой секции (%1) слишком низок для этого цвета (%2): выбери цвет пониже.</translation>
    </message>
    <message>
        <source>A summon takes two ghosts of one colour in the building; here are fewer (%1, %2).</source>
        <translation>Для призыва нужны два привидения одного цвета в здании, а здесь их меньше (%1, %2).</translation>
    </message>
    <message>
        <source>The upgrade takes a ghost from the supply, and none of this colour is left (%1).</source>
        <translation>Для усиления нужно привидение из запаса, а такого цвета там не осталось (%1).</translation>
    </message>
    <message>
        <source>No ghost of this colour is left in the supply (%1).</source>
        <translation>В запасе не осталось привидений этого цвета (%1).</translation>
    </message>
    <message numerus="yes">
        <source>There is no room there (%1): a building holds %n ghosts.</source>
        <translation>
            <numerusform>Там нет места (%1): в здании помещается %n привидение.</numerusform>
            <numerusform>Там нет места (%1): в здании помещаются %n привидения.</numerusform>
            <numerusform>Там нет места (%1): в здании помещается %n привидений.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ghost of this colour is in town (%1): choose another colour.</source>
        <translation>Привидений этого цвета в городке нет (%1): выбери другой цвет.</translation>
    </message>
    <message>
        <source>This ghost is in the supply: choose one that is in town.</source>
        <translation>Это привидение в запасе: выбери то, что в городке.</translation>
    </message>
    <message>
        <source>Red is the highest level: choose another ghost to upgrade.</source>
        <translation>Красный — самый высокий уровень: выбери для усиления другое привидение.</translation>
    </message>
    <message numerus="yes">
        <source>The upgrade costs %n scares, and you have %1: a Scare brings more.</source>
        <translation>
            <numerusform>Усиление стоит %n страх, а у тебя %1: испуг принесёт ещё.</numerusform>
            <numerusform>Усиление стоит %n страха, а у тебя %1: испуг принесёт ещё.</numerusform>
            <numerusform>Усиление стоит %n страхов, а у тебя %1: испуг принесёт ещё.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolling again costs %n scares, and you have %1.</source>
        <translation>
            <numerusform>Переброс стоит %n страх, а у тебя %1.</numerusform>
            <numerusform>Переброс стоит %n страха, а у тебя %1.</numerusform>
            <numerusform>Переброс стоит %n страхов, а у тебя %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ghost is there already (%1): choose another building.</source>
        <translation>Привидение уже там (%1): выбери другое здание.</translation>
    </message>
    <message>
        <source>A ghost moves next door, and these two share no wall: %1, %2.</source>
        <translation>Привидение переходит в соседнее здание, а у этих нет общей стены: %1, %2.</translation>
    </message>
    <message>
        <source>Ghosts of one colour do not fight each other (%1): choose another foe.</source>
        <translation>Привидения одного цвета друг с другом не дерутся (%1): выбери другого противника.</translation>
    </message>
    <message>
        <source>A ghost attacks in its own building: choose a foe that is there.</source>
        <translation>Привидение нападает в своём здании: выбери противника там.</translation>
    </message>
    <message>
        <source>In the Master game a ghost beats only weaker ones, and this foe is stronger (%1 against %2).</source>
        <translation>В игре мастеров привидение побеждает только тех, кто слабее, а этот противник сильнее (нападает: %1, противник: %2).</translation>
    </message>
    <message>
        <source>One against all takes a card for it, not yet used in this turn, and two foes or more.</source>
        <translation>Для боя против всех нужна особая карта, ещё не использованная в этом ходу, и хотя бы два противника.</translation>
    </message>
    <message>
        <source>Two colours summon together only by a card, both commanded, one in the supply.</source>
        <translation>Призыв из двух цветов — только с картой: секция должна повелевать обоими, и хотя бы один должен быть в запасе.</translation>
    </message>
    <message>
        <source>Only with a card for it you take a pumpkin back, and only your own.</source>
        <translation>Забрать тыкву можно только с особой картой, и только свою.</translation>
    </message>
    <message>
        <source>To haunt this space you need a ghost of its colour there: %1, %2.</source>
        <translation>Чтобы поставить тыкву на это поле, в здании нужно привидение его цвета: %1, %2.</translation>
    </message>
    <message>
        <source>You have placed all pumpkins of your own colour.</source>
        <translation>Все тыквы твоего цвета уже поставлены.</translation>
    </message>
    <message>
        <source>You have placed all your pumpkins; there is none left to haunt with.</source>
        <translation>Все твои тыквы уже поставлены: наводить морок больше нечем.</translation>
    </message>
    <message>
        <source>You have placed all your common pumpkins: take one of your own.</source>
        <translation>Все твои общие тыквы уже поставлены: возьми тыкву своего цвета.</translation>
    </message>
    <message>
        <source>A pumpkin stands on this space already: choose a free one.</source>
        <translation>На этом поле уже стоит тыква: выбери свободное.</translation>
    </message>
    <message>
        <source>One pumpkin of a colour per building, and yours is there already: %1.</source>
        <translation>В здании может стоять одна тыква каждого цвета, и твоя там уже есть: %1.</translation>
    </message>
    <message>
        <source>One common pumpkin per building is enough, and there is one already: %1.</source>
        <translation>Одной общей тыквы на здание хватит, и там она уже есть: %1.</translation>
    </message>
    <message>
        <source>This bonus is for dice: keep it until you roll some (%1).</source>
        <translation>Этот бонус — для кубиков: прибереги его до броска (%1).</translation>
    </message>
    <message>
        <source>This bonus does not help dice: finish the roll first (%1).</source>
        <translation>Этот бонус кубикам не поможет: сначала закончи бросок (%1).</translation>
    </message>
    <message>
        <source>Bonuses for dice change only dice that you roll yourself.</source>
        <translation>Бонусы для кубиков действуют только на те кубики, которые бросаешь ты.</translation>
    </message>
    <message>
        <source>It is too late: this bonus is used before the roll (%1).</source>
        <translation>Поздно: этот бонус используют до броска (%1).</translation>
    </message>
    <message>
        <source>Roll first: this bonus is used after the roll (%1).</source>
        <translation>Сначала брось кубик: этот бонус используют после броска (%1).</translation>
    </message>
    <message>
        <source>Roll first: this card is used after the roll (%1).</source>
        <translation>Сначала брось кубик: эту карту используют после броска (%1).</translation>
    </message>
    <message>
        <source>There is no bigger die than the red one.</source>
        <translation>Кубика больше красного не бывает.</translation>
    </message>
    <message>
        <source>Your roll is good enough: a higher one would change nothing.</source>
        <translation>Твой бросок и так хорош: больший ничего бы не изменил.</translation>
    </message>
    <message>
        <source>This card rolls only the attack die of a fight again (%1).</source>
        <translation>Эта карта перебрасывает только кубик атаки в бою (%1).</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Turn your cards up first, with F9 or your key: a hint may tell of them.</source>
        <translation>Сначала открой свои карты клавишей F9 или своей: подсказка может их выдать.</translation>
    </message>
    <message>
        <source>Several people race here: a hint would help all of them, so there is none.</source>
        <translation>Здесь соревнуются несколько человек: подсказка помогла бы всем, поэтому её нет.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>В эту партию играем без подсказок.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>Nobody could think of a hint. Ask once more.</source>
        <translation>Подсказку придумать не удалось. Спроси ещё раз.</translation>
    </message>
    <message>
        <source>Ask again to be told more: that counts as another hint.</source>
        <translation>Спроси ещё раз, чтобы узнать больше: это будет ещё одна подсказка.</translation>
    </message>
</context>
<context>
    <name>HomeButton</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад к полке</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>Партия сохранится.</translation>
    </message>
</context>
<context>
    <name>HonoursPage</name>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n&#xa0;победа</numerusform>
            <numerusform>%n&#xa0;победы</numerusform>
            <numerusform>%n&#xa0;побед</numerusform>
        </translation>
    </message>
    <message>
        <source>No evening yet: it begins with the first game that two of you play to its end.</source>
        <translation>Вечеров ещё не было: первый начнётся с&#xa0;партии, которую двое доиграют до конца.</translation>
    </message>
    <message>
        <source>Not played yet: %1</source>
        <extracomment>%1 is a list of games.</extracomment>
        <translation>Ещё не играли: %1</translation>
    </message>
    <message>
        <source>Show earlier evenings</source>
        <translation>Показать прошлые вечера</translation>
    </message>
    <message>
        <source>Show more people</source>
        <translation>Показать больше игроков</translation>
    </message>
    <message>
        <source>One moment: the games are being counted.</source>
        <translation>Минутку: партии подсчитываются.</translation>
    </message>
    <message>
        <source>The steps are still free. Play a game to its end, and it is remembered here.</source>
        <translation>Ступеньки ещё свободны. Доиграйте партию до конца, и&#xa0;здесь о&#xa0;ней будут помнить.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Выбрать игру</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Награды</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Вечера</translation>
    </message>
    <message>
        <source>Plan an evening</source>
        <translation>Запланировать вечер</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад к полке</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Сохранить как картинку</translation>
    </message>
</context>
<context>
    <name>HonoursRoom</name>
    <message>
        <source>Best time, %1: %2, %3</source>
        <extracomment>%1 is what was done, %2 who did it, %3 how long it took.</extracomment>
        <translation>Лучшее время, %1: %2, %3</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Сохранить как картинку</translation>
    </message>
    <message>
        <source>Begin another evening</source>
        <translation>Начать другой вечер</translation>
    </message>
    <message>
        <source>An evening is still under way. It ends where it is if another one begins.</source>
        <translation>Один вечер ещё идёт. Если начать другой, он на этом закончится.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Закончить вечер</translation>
    </message>
    <message>
        <source>Shall the evening end here? The games that have ended count.</source>
        <translation>Закончить вечер на этом? Сыгранные партии засчитываются.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Продолжить его</translation>
    </message>
</context>
<context>
    <name>KeysCover</name>
    <message>
        <source>%1: it works!</source>
        <translation>%1: работает!</translation>
    </message>
    <message>
        <source>Press the new key. Esc: as before.</source>
        <translation>Нажми новую клавишу. Esc: оставить прежнюю.</translation>
    </message>
    <message>
        <source>The program itself needs this key. Press a letter, a digit or a sign.</source>
        <translation>Эта клавиша нужна самой программе. Нажми букву, цифру или знак.</translation>
    </message>
    <message>
        <source>%1 had this key and has %2 now.</source>
        <translation>%1: вместо этой клавиши теперь %2.</translation>
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
        <translation>работает</translation>
    </message>
    <message>
        <source>Everybody is ready</source>
        <translation>Все готовы</translation>
    </message>
    <message>
        <source>Start without trying the keys</source>
        <translation>Начать без проверки клавиш</translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation>Нажми клавишу…</translation>
    </message>
    <message>
        <source>Everybody’s own keys</source>
        <translation>У каждого свои клавиши</translation>
    </message>
    <message>
        <source>Everybody presses their keys once and keeps a finger near them. To choose another key, click the old one first.</source>
        <translation>Каждый нажимает свои клавиши по разу и держит палец рядом. Чтобы выбрать другую клавишу, сначала щёлкни по прежней.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>Raise a hand</source>
        <translation>Поднять руку</translation>
    </message>
</context>
<context>
    <name>LegendWords</name>
    <message>
        <source>What do the signs mean?</source>
        <translation>Что означают знаки?</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>Beside the sign of a card whose power works all the time.</extracomment>
        <translation>всегда</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>раз за ход</translation>
    </message>
    <message>
        <source>at the end</source>
        <extracomment>Beside the sign of a card that is counted when the game ends.</extracomment>
        <translation>в конце</translation>
    </message>
    <message>
        <source>any three</source>
        <extracomment>Beside three dots: a price of any three tokens.</extracomment>
        <translation>любые три</translation>
    </message>
    <message>
        <source>all different</source>
        <extracomment>Beside three dots that are not equal: a price of three tokens of different colours.</extracomment>
        <translation>все разные</translation>
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
        <translation>Используется на условиях GNU Lesser General Public License версии 3; код не изменён. Библиотеки лежат отдельными файлами в папке программы, и ты имеешь право заменить их своими версиями. Авторские права: The Qt Company Ltd. и другие участники.</translation>
    </message>
    <message>
        <source>This program: its code and its pictures</source>
        <translation>Эта программа: её код и рисунки</translation>
    </message>
    <message>
        <source>Windows, pictures and text on the screen</source>
        <translation>Окна, рисунки и текст на экране</translation>
    </message>
    <message>
        <source>Code by others in Qt</source>
        <translation>Код других авторов в составе Qt</translation>
    </message>
    <message>
        <source>What Qt itself is built on</source>
        <translation>На чём построен сам Qt</translation>
    </message>
    <message>
        <source>Lets Python use Qt</source>
        <translation>Позволяет Python использовать Qt</translation>
    </message>
    <message>
        <source>Languages and their letters in Qt; on Linux</source>
        <translation>Языки и их буквы в Qt; в Linux</translation>
    </message>
    <message>
        <source>The language that the program is written in</source>
        <translation>Язык, на котором написана программа</translation>
    </message>
    <message>
        <source>Code by others in Python</source>
        <translation>Код других авторов в составе Python</translation>
    </message>
    <message>
        <source>What Python itself is built on</source>
        <translation>На чём построен сам Python</translation>
    </message>
    <message>
        <source>Cards, moves and positions as plain values</source>
        <translation>Карты, действия и позиции как простые значения</translation>
    </message>
    <message>
        <source>Writes games down and reads them again</source>
        <translation>Записывает партии и снова их читает</translation>
    </message>
    <message>
        <source>Needed by cattrs</source>
        <translation>Нужно для cattrs</translation>
    </message>
    <message>
        <source>Knows the folder where games are kept</source>
        <translation>Знает, в какой папке хранятся партии</translation>
    </message>
    <message>
        <source>The typeface</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>Plays the sounds</source>
        <translation>Воспроизводит звуки</translation>
    </message>
    <message>
        <source>Needed by miniaudio</source>
        <translation>Нужна для miniaudio</translation>
    </message>
    <message>
        <source>Keeps your games</source>
        <translation>Хранит ваши партии</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>общественное достояние</translation>
    </message>
    <message>
        <source>Lets Python call other libraries</source>
        <translation>Позволяет Python вызывать другие библиотеки</translation>
    </message>
    <message>
        <source>Packs and unpacks files for Python</source>
        <translation>Сжимает и распаковывает файлы для Python</translation>
    </message>
    <message>
        <source>Gives each game a number of its own; on Linux</source>
        <translation>Даёт каждой партии свой номер; в Linux</translation>
    </message>
    <message>
        <source>Starts the installed program</source>
        <translation>Запускает установленную программу</translation>
    </message>
    <message>
        <source>Needed by Python and Qt; on Windows</source>
        <translation>Нужно для Python и Qt; в Windows</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Version: %1</source>
        <translation>Версия: %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Лицензия: %1</translation>
    </message>
    <message>
        <source>Source code: %1</source>
        <translation>Исходный код: %1</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Halloween Table is free software. It stands on the work of many others, who share it on these terms.</source>
        <translation>Halloween Table&#xa0;— свободная программа. Она опирается на труд многих других людей, которые делятся его плодами на этих условиях.</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Части программы</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
</context>
<context>
    <name>Lid</name>
    <message>
        <source>In the box</source>
        <translation>В&#xa0;коробке</translation>
    </message>
</context>
<context>
    <name>Listening</name>
    <message>
        <source>By keyboard and by ear</source>
        <translation>С клавиатуры и на слух</translation>
    </message>
    <message>
        <source>Four keys read the table to you: the text is shown and, if you use a screen reader, spoken. &lt;b&gt;F5&lt;/b&gt; reads your hand or your own board, &lt;b&gt;F6&lt;/b&gt; the common board and what each player has, &lt;b&gt;F7&lt;/b&gt; what has changed since your last turn, and &lt;b&gt;F8&lt;/b&gt; whose turn it is and what you can do. They read only what you may see, and nothing behind the curtain.</source>
        <translation>Четыре клавиши читают тебе стол: текст показывается, а если ты пользуешься программой чтения с экрана, ещё и произносится. &lt;b&gt;F5&lt;/b&gt; читает твою руку или твой планшет, &lt;b&gt;F6&lt;/b&gt; — общее поле и то, что есть у каждого игрока, &lt;b&gt;F7&lt;/b&gt; — что изменилось с твоего последнего хода, &lt;b&gt;F8&lt;/b&gt; — чей сейчас ход и что можно сделать. Читается только то, что тебе можно видеть, а за занавесом — ничего.</translation>
    </message>
    <message>
        <source>Cards that lie face down are not read out. &lt;b&gt;F9&lt;/b&gt; turns yours up, until you press it again or it is somebody else’s turn; then &lt;b&gt;F5&lt;/b&gt; reads them. Everybody who hears your computer hears your cards, too: use headphones to keep them secret.</source>
        <translation>Карты, лежащие лицом вниз, не читаются. &lt;b&gt;F9&lt;/b&gt; открывает твои карты, пока не нажмёшь её ещё раз или не начнётся чужой ход; тогда &lt;b&gt;F5&lt;/b&gt; их читает. Твои карты слышит каждый, кто слышит твой компьютер: чтобы сохранить их в тайне, надень наушники.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; take you to whatever you can use now, and to the cards in your hand even when you cannot play them; &lt;b&gt;Enter&lt;/b&gt; then tells you why. &lt;b&gt;Ctrl&lt;/b&gt; with an arrow key looks around: it takes you to everything on the table without doing anything.</source>
        <translation>&lt;b&gt;Tab&lt;/b&gt; и &lt;b&gt;клавиши со стрелками&lt;/b&gt; ведут ко всему, чем сейчас можно воспользоваться, и к картам в твоей руке, даже если их нельзя сыграть; тогда &lt;b&gt;Enter&lt;/b&gt; скажет почему. &lt;b&gt;Ctrl&lt;/b&gt; со стрелкой даёт осмотреться: ведёт ко всему на столе, ничего не делая.</translation>
    </message>
    <message>
        <source>A screen reader finds the table in groups: your hand, the board, cards, stacks, players and buttons. Everything you can use has an action: press it, pick it up, put it down here. When there is a choice, the options come first, as a group of their own. Whose turn it is, what happens and why something is not allowed are spoken automatically.</source>
        <translation>Программа чтения с экрана находит стол разделённым на группы: твоя рука, поле, карты, стопки, игроки и кнопки. У всего, чем можно воспользоваться, есть действие: нажать, поднять, положить сюда. Когда есть из чего выбирать, варианты идут первыми, отдельной группой. Чей ход, что происходит и почему чего-то нельзя, произносится само.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F12&lt;/b&gt; turns all sounds off and on; how loud they are is in the settings. A sound never tells anything that is not also shown and spoken, and never anything about hidden cards.</source>
        <translation>&lt;b&gt;F12&lt;/b&gt; выключает и включает все звуки; громкость меняется в настройках. Звук никогда не сообщает того, что одновременно не показано и не произнесено, и никогда не выдаёт скрытых карт.</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>%1: Summon — %2, %3.</source>
        <translation>%1: Призыв — %2, %3.</translation>
    </message>
    <message>
        <source>%1: Scare — %2.</source>
        <translation>%1: Испуг — %2.</translation>
    </message>
    <message>
        <source>%1: Upgrade — %2 → %3, %4.</source>
        <translation>%1: Усиление — %2 → %3, %4.</translation>
    </message>
    <message>
        <source>%1: Move — %2, %3 → %4.</source>
        <translation>%1: Переход — %2, %3 → %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, common pumpkin, %n points.</source>
        <translation>
            <numerusform>%1: Морок — %2, %3, общая тыква, %n очко.</numerusform>
            <numerusform>%1: Морок — %2, %3, общая тыква, %n очка.</numerusform>
            <numerusform>%1: Морок — %2, %3, общая тыква, %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Haunt — %2, %3, %n points.</source>
        <translation>
            <numerusform>%1: Морок — %2, %3, %n очко.</numerusform>
            <numerusform>%1: Морок — %2, %3, %n очка.</numerusform>
            <numerusform>%1: Морок — %2, %3, %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Rest — %2, %n discs.</source>
        <translation>
            <numerusform>%1: Отдых — %2, %n диск.</numerusform>
            <numerusform>%1: Отдых — %2, %n диска.</numerusform>
            <numerusform>%1: Отдых — %2, %n дисков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Fight — %2 against %3, %4.</source>
        <translation>%1: Бой — нападает %2, защищается %3, %4.</translation>
    </message>
    <message>
        <source>%1: Fight — %2 (%3) against %4 (%5).</source>
        <translation>%1: Бой — нападает %2 (%3), защищается %4 (%5).</translation>
    </message>
    <message>
        <source>%1 — dice: %2.</source>
        <translation>%1 — кубик: %2.</translation>
    </message>
    <message>
        <source>Dice: %1 against %2.</source>
        <translation>Кубики: %1 против %2.</translation>
    </message>
    <message>
        <source>%1 — dice: %2 (%3), %4 (%5).</source>
        <translation>%1 — кубики: %2 (%3), %4 (%5).</translation>
    </message>
    <message>
        <source>%1 wins: the %2 goes back to the supply.</source>
        <translation>%1 выигрывает бой: %2 возвращается в запас.</translation>
    </message>
    <message>
        <source>A tie: %1 does not win, and the %2 stays.</source>
        <translation>Ничья: %1 не выигрывает бой, %2 остаётся.</translation>
    </message>
    <message>
        <source>%1 does not win: the %2 stays.</source>
        <translation>%1 не выигрывает бой: %2 остаётся.</translation>
    </message>
    <message>
        <source>%1 names the number %2.</source>
        <translation>%1 называет число %2.</translation>
    </message>
    <message>
        <source>Nobody comes, for none is in the supply: %1.</source>
        <translation>Никто не приходит, в запасе нет ни одного: %1.</translation>
    </message>
    <message>
        <source>%1 brings from the supply: %2, %3.</source>
        <translation>%1 приводит из запаса: %2, %3.</translation>
    </message>
    <message>
        <source>%1 sends back to the supply: %2, %3.</source>
        <translation>%1 отправляет в запас: %2, %3.</translation>
    </message>
    <message>
        <source>%1 lets two ghosts swap places: %2 (%3), %4 (%5).</source>
        <translation>%1 меняет местами два привидения: %2 (%3), %4 (%5).</translation>
    </message>
    <message numerus="yes">
        <source>%n blue ghosts come to town: %1.</source>
        <translation>
            <numerusform>В городок приходит %n синее привидение: %1.</numerusform>
            <numerusform>В городок приходят %n синих привидения: %1.</numerusform>
            <numerusform>В городок приходят %n синих привидений: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All five red ghosts are in town and go back to the supply.</source>
        <translation>Все пять красных привидений в городке — и возвращаются в запас.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a pumpkin back and loses %n points: %2, %3.</source>
        <translation>
            <numerusform>%1 забирает тыкву и теряет %n очко: %2, %3.</numerusform>
            <numerusform>%1 забирает тыкву и теряет %n очка: %2, %3.</numerusform>
            <numerusform>%1 забирает тыкву и теряет %n очков: %2, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six new bonuses come to town.</source>
        <translation>В городке появляются шесть новых бонусов.</translation>
    </message>
    <message>
        <source>None is left in the supply: %1.</source>
        <translation>В запасе больше не осталось: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n scares.</source>
        <translation>
            <numerusform>%1 получает %n страх.</numerusform>
            <numerusform>%1 получает %n страха.</numerusform>
            <numerusform>%1 получает %n страхов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n scares.</source>
        <translation>
            <numerusform>%1 платит %n страх.</numerusform>
            <numerusform>%1 платит %n страха.</numerusform>
            <numerusform>%1 платит %n страхов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n discs back.</source>
        <translation>
            <numerusform>%1 возвращает %n диск.</numerusform>
            <numerusform>%1 возвращает %n диска.</numerusform>
            <numerusform>%1 возвращает %n дисков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the three discs back from the slots.</source>
        <translation>%1 возвращает три диска с ячеек.</translation>
    </message>
    <message>
        <source>%1 lifts a section: %2, level: %3.</source>
        <translation>%1 поднимает секцию: %2, уровень: %3.</translation>
    </message>
    <message>
        <source>%1 lowers a section: %2, level: %3.</source>
        <translation>%1 опускает секцию: %2, уровень: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points.</source>
        <translation>
            <numerusform>%1 получает %n очко.</numerusform>
            <numerusform>%1 получает %n очка.</numerusform>
            <numerusform>%1 получает %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points as a reward.</source>
        <translation>
            <numerusform>%1 получает в награду %n очко.</numerusform>
            <numerusform>%1 получает в награду %n очка.</numerusform>
            <numerusform>%1 получает в награду %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points: %2.</source>
        <translation>
            <numerusform>%1 получает %n очко: %2.</numerusform>
            <numerusform>%1 получает %n очка: %2.</numerusform>
            <numerusform>%1 получает %n очков: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n blue tokens.</source>
        <translation>
            <numerusform>%1 берёт %n синий жетон.</numerusform>
            <numerusform>%1 берёт %n синих жетона.</numerusform>
            <numerusform>%1 берёт %n синих жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n green tokens.</source>
        <translation>
            <numerusform>%1 берёт %n зелёный жетон.</numerusform>
            <numerusform>%1 берёт %n зелёных жетона.</numerusform>
            <numerusform>%1 берёт %n зелёных жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n yellow tokens.</source>
        <translation>
            <numerusform>%1 берёт %n жёлтый жетон.</numerusform>
            <numerusform>%1 берёт %n жёлтых жетона.</numerusform>
            <numerusform>%1 берёт %n жёлтых жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n orange tokens.</source>
        <translation>
            <numerusform>%1 берёт %n оранжевый жетон.</numerusform>
            <numerusform>%1 берёт %n оранжевых жетона.</numerusform>
            <numerusform>%1 берёт %n оранжевых жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n red tokens.</source>
        <translation>
            <numerusform>%1 берёт %n красный жетон.</numerusform>
            <numerusform>%1 берёт %n красных жетона.</numerusform>
            <numerusform>%1 берёт %n красных жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n blue tokens.</source>
        <translation>
            <numerusform>%1 платит %n синий жетон.</numerusform>
            <numerusform>%1 платит %n синих жетона.</numerusform>
            <numerusform>%1 платит %n синих жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n green tokens.</source>
        <translation>
            <numerusform>%1 платит %n зелёный жетон.</numerusform>
            <numerusform>%1 платит %n зелёных жетона.</numerusform>
            <numerusform>%1 платит %n зелёных жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n yellow tokens.</source>
        <translation>
            <numerusform>%1 платит %n жёлтый жетон.</numerusform>
            <numerusform>%1 платит %n жёлтых жетона.</numerusform>
            <numerusform>%1 платит %n жёлтых жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n orange tokens.</source>
        <translation>
            <numerusform>%1 платит %n оранжевый жетон.</numerusform>
            <numerusform>%1 платит %n оранжевых жетона.</numerusform>
            <numerusform>%1 платит %n оранжевых жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n red tokens.</source>
        <translation>
            <numerusform>%1 платит %n красный жетон.</numerusform>
            <numerusform>%1 платит %n красных жетона.</numerusform>
            <numerusform>%1 платит %n красных жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims a card, %n points: %2. Paid: %3.</source>
        <translation>
            <numerusform>%1 занимает карту, %n очко: %2. Уплачено: %3.</numerusform>
            <numerusform>%1 занимает карту, %n очка: %2. Уплачено: %3.</numerusform>
            <numerusform>%1 занимает карту, %n очков: %2. Уплачено: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses the card: %2.</source>
        <translation>%1 использует карту: %2.</translation>
    </message>
    <message>
        <source>%1 uses the bonus: %2.</source>
        <translation>%1 использует бонус: %2.</translation>
    </message>
    <message>
        <source>%1 draws the bonus: %2.</source>
        <translation>%1 берёт бонус из стопки: %2.</translation>
    </message>
    <message>
        <source>%1 discards the bonus: %2.</source>
        <translation>%1 сбрасывает бонус: %2.</translation>
    </message>
    <message numerus="yes">
        <source>At the end %1 scores %n points: %2.</source>
        <translation>
            <numerusform>В конце игры %1 получает %n очко: %2.</numerusform>
            <numerusform>В конце игры %1 получает %n очка: %2.</numerusform>
            <numerusform>В конце игры %1 получает %n очков: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2.</source>
        <translation>%1 оставляет себе бонус: %2.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2.</source>
        <translation>%1 забирает бонус: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the bonus: %2. Discarded: %3.</source>
        <translation>%1 оставляет себе бонус: %2. Сброшено: %3.</translation>
    </message>
    <message>
        <source>%1 fetches a bonus: %2. Discarded: %3.</source>
        <translation>%1 забирает бонус: %2. Сброшено: %3.</translation>
    </message>
    <message>
        <source>%1 has placed the last pumpkin: this round is the last one.</source>
        <translation>%1 ставит последнюю тыкву: этот раунд — последний.</translation>
    </message>
    <message>
        <source>%1 has claimed a fifth card: this round is the last one.</source>
        <translation>%1 занимает пятую карту: этот раунд — последний.</translation>
    </message>
    <message>
        <source>Two colours of tokens have run out: this round is the last one.</source>
        <translation>Жетоны двух цветов кончились: этот раунд — последний.</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>You cannot look back while the clock decides: wait for the end of the game.</source>
        <translation>Когда играют на время, назад не смотрят: подожди до конца партии.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A new game begins here. The one you watched stays on the shelf.</source>
        <translation>Здесь начинается новая партия. Просмотренная остаётся на полке.</translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation>Удаление партии</translation>
    </message>
    <message>
        <source>Delete this game for good? (%1)</source>
        <translation>Удалить эту партию насовсем? (%1)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>MakingDialog</name>
    <message>
        <source>A new puzzle</source>
        <translation>Новая головоломка</translation>
    </message>
    <message>
        <source>Looking for a good one. Tried so far: %1</source>
        <translation>Ищу удачную. Уже проверено: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Missed</name>
    <message>
        <source>Not found: %1</source>
        <translation>Не найдено: %1</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound on (F12)</source>
        <translation>Включить звук (F12)</translation>
    </message>
    <message>
        <source>Sound off (F12)</source>
        <translation>Выключить звук (F12)</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>blue ghost</source>
        <translation>синее привидение</translation>
    </message>
    <message>
        <source>green ghost</source>
        <translation>зелёное привидение</translation>
    </message>
    <message>
        <source>yellow ghost</source>
        <translation>жёлтое привидение</translation>
    </message>
    <message>
        <source>orange ghost</source>
        <translation>оранжевое привидение</translation>
    </message>
    <message>
        <source>red ghost</source>
        <translation>красное привидение</translation>
    </message>
    <message>
        <source>blue token</source>
        <translation>синий жетон</translation>
    </message>
    <message>
        <source>green token</source>
        <translation>зелёный жетон</translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation>жёлтый жетон</translation>
    </message>
    <message>
        <source>orange token</source>
        <translation>оранжевый жетон</translation>
    </message>
    <message>
        <source>red token</source>
        <translation>красный жетон</translation>
    </message>
    <message>
        <source>blue die</source>
        <translation>синий кубик</translation>
    </message>
    <message>
        <source>green die</source>
        <translation>зелёный кубик</translation>
    </message>
    <message>
        <source>yellow die</source>
        <translation>жёлтый кубик</translation>
    </message>
    <message>
        <source>orange die</source>
        <translation>оранжевый кубик</translation>
    </message>
    <message>
        <source>red die</source>
        <translation>красный кубик</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Школа</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Церковь</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Ратуша</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Больница</translation>
    </message>
    <message>
        <source>Police Station</source>
        <translation>Полиция</translation>
    </message>
    <message>
        <source>Cinema</source>
        <translation>Кинотеатр</translation>
    </message>
    <message>
        <source>Summon</source>
        <translation>Призыв</translation>
    </message>
    <message>
        <source>Scare</source>
        <translation>Испуг</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Усиление</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Переход</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Бой</translation>
    </message>
    <message>
        <source>Haunt</source>
        <translation>Морок</translation>
    </message>
    <message>
        <source>Grey card</source>
        <translation>Серая карта</translation>
    </message>
    <message>
        <source>Coloured card</source>
        <translation>Цветная карта</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Действует всегда</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Раз за ход</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>В конце игры</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Секция %1</translation>
    </message>
    <message>
        <source>Haunting</source>
        <translation>Морок</translation>
    </message>
    <message>
        <source>Cards claimed</source>
        <translation>Занятые карты</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Награды</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Бонусы</translation>
    </message>
    <message>
        <source>Sets of three tokens</source>
        <translation>Наборы из трёх жетонов</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>By lot</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>What you have chosen here for a new game is not kept.</source>
        <translation>То, что выбрано здесь для новой партии, не сохранится.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Новая партия: %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад к полке</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Кто играет?</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Who asks is shown what a good player would do, and why; it is counted.</source>
        <translation>Кто спросит, увидит, как пошёл бы сильный игрок и почему; каждая подсказка считается.</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Ещё…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Число расклада</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>случайное</translation>
    </message>
    <message>
        <source>The same number deals the same start, so that you can play it again.</source>
        <translation>Одно и то же число даёт один и тот же расклад: его можно сыграть ещё раз.</translation>
    </message>
    <message numerus="yes">
        <source>%1: pick %n more.</source>
        <extracomment>%1 is what is picked from: “The eight cards: pick 3 more.”</extracomment>
        <translation>
            <numerusform>%1: осталось выбрать %n.</numerusform>
            <numerusform>%1: осталось выбрать %n.</numerusform>
            <numerusform>%1: осталось выбрать %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code cannot be read. Enter it whole, just as it was shown.</source>
        <translation>Этот код не читается. Введи его целиком, так, как он был показан.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать партию</translation>
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
        <translation>Шанс победить: %1.</translation>
    </message>
    <message>
        <source>Chance to win: %1, with the best use of your cards and bonuses %2.</source>
        <translation>Шанс победить: %1, а если лучше всего использовать свои карты и бонусы&#xa0;— %2.</translation>
    </message>
    <message>
        <source>Chances: %1.</source>
        <translation>Шансы: %1.</translation>
    </message>
    <message>
        <source>Chances: %1 → %2.</source>
        <translation>Шансы: %1 → %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2.</source>
        <translation>Нападает: %1. Шанс победить: %2.</translation>
    </message>
    <message>
        <source>Attacker: %1. Chance to win: %2, with the best use of your cards and bonuses %3.</source>
        <translation>Нападает: %1. Шанс победить: %2, а если лучше всего использовать свои карты и бонусы&#xa0;— %3.</translation>
    </message>
    <message>
        <source>Best attacker’s chances in % → with your cards and bonuses</source>
        <translation>Лучшие шансы нападающего в&#xa0;% → с&#xa0;твоими картами и бонусами</translation>
    </message>
    <message>
        <source>Chances in % → with your cards and bonuses</source>
        <translation>Шансы в&#xa0;% → с&#xa0;твоими картами и бонусами</translation>
    </message>
    <message>
        <source>Best attacker’s chances in %</source>
        <translation>Лучшие шансы нападающего в&#xa0;%</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>%1: rest</source>
        <translation>%1: отдых</translation>
    </message>
    <message>
        <source>%1: move this ghost</source>
        <translation>%1: переместить это привидение</translation>
    </message>
    <message numerus="yes">
        <source>Fight all %n foes here, one after another.</source>
        <translation>
            <numerusform>Бой со всеми здесь по очереди: %n противник.</numerusform>
            <numerusform>Бой со всеми здесь по очереди: %n противника.</numerusform>
            <numerusform>Бой со всеми здесь по очереди: %n противников.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1. You could still claim: %2.</source>
        <translation>Закончить ход? Ещё можно использовать: %1. Ещё можно занять: %2.</translation>
    </message>
    <message>
        <source>End the turn? You could still use: %1.</source>
        <translation>Закончить ход? Ещё можно использовать: %1.</translation>
    </message>
    <message>
        <source>End the turn? You could still claim: %1.</source>
        <translation>Закончить ход? Ещё можно занять: %1.</translation>
    </message>
    <message>
        <source>%1 holds no discs. Take nothing?</source>
        <translation>%1: дисков нет. Ничего не брать?</translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens?</source>
        <translation>
            <numerusform>Занять карту «%1» за диск и %n жетон?</numerusform>
            <numerusform>Занять карту «%1» за диск и %n жетона?</numerusform>
            <numerusform>Занять карту «%1» за диск и %n жетонов?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim “%1” for a disc and %n tokens of different colours?</source>
        <translation>
            <numerusform>Занять карту «%1» за диск и %n жетон разных цветов?</numerusform>
            <numerusform>Занять карту «%1» за диск и %n жетона разных цветов?</numerusform>
            <numerusform>Занять карту «%1» за диск и %n жетонов разных цветов?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outrun</name>
    <message>
        <source>Only just too late:</source>
        <translation>Опоздали на миг:</translation>
    </message>
    <message>
        <source>So close! %1 was less than a hundredth of a second late.</source>
        <translation>Чуть-чуть! %1 опаздывает меньше чем на сотую секунды.</translation>
    </message>
    <message numerus="yes">
        <source>So close! %1 was %n hundredths of a second late.</source>
        <translation>
            <numerusform>Чуть-чуть! %1 опаздывает на %n сотую секунды.</numerusform>
            <numerusform>Чуть-чуть! %1 опаздывает на %n сотые секунды.</numerusform>
            <numerusform>Чуть-чуть! %1 опаздывает на %n сотых секунды.</numerusform>
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
        <translation>Сейчас для кого-то идёт время: подожди немного.</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>%1 of %2 won</source>
        <translation>Побед: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Favourite game: %1</source>
        <translation>Любимая игра: %1</translation>
    </message>
    <message>
        <source>Favourite company: %1</source>
        <extracomment>%1 is a list of people, each with how many games they have played together: “Bo 12, Cy 3”.</extracomment>
        <translation>Чаще всего рядом: %1</translation>
    </message>
    <message>
        <source>Longest run of wins: %1</source>
        <translation>Побед подряд: %1</translation>
    </message>
    <message>
        <source>Against computers: %1 of %2 won</source>
        <translation>Против компьютеров побед: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n&#xa0;решённая головоломка</numerusform>
            <numerusform>%n&#xa0;решённые головоломки</numerusform>
            <numerusform>%n&#xa0;решённых головоломок</numerusform>
        </translation>
    </message>
    <message>
        <source>Most puzzles in a row: %1</source>
        <translation>Головоломок подряд: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n games on their own</source>
        <translation>
            <numerusform>%n&#xa0;партия в&#xa0;одиночку</numerusform>
            <numerusform>%n&#xa0;партии в&#xa0;одиночку</numerusform>
            <numerusform>%n&#xa0;партий в&#xa0;одиночку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best times of all</source>
        <translation>
            <numerusform>%n&#xa0;лучшее время из всех</numerusform>
            <numerusform>%n&#xa0;лучших времени из всех</numerusform>
            <numerusform>%n&#xa0;лучших времён из всех</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicksCard</name>
    <message>
        <source>Choose …</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>Остальное по жребию</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>PicksDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>To pick another, put one back first.</source>
        <translation>Чтобы выбрать ещё, сначала убери что-то из выбранного.</translation>
    </message>
    <message>
        <source>%1: all</source>
        <extracomment>%1 is a way to sort cards: “Price: all”.</extracomment>
        <translation>%1: все</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Only what is picked</source>
        <translation>Только выбранное</translation>
    </message>
    <message>
        <source>The rest by lot</source>
        <translation>Остальное по жребию</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Убрать всё</translation>
    </message>
    <message>
        <source>Nothing here fits that.</source>
        <translation>Ничего не нашлось.</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>What you have planned here is not kept.</source>
        <translation>То, что вы здесь запланировали, не сохранится.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more games.</source>
        <translation>
            <numerusform>Выберите ещё %n&#xa0;игру.</numerusform>
            <numerusform>Выберите ещё %n&#xa0;игры.</numerusform>
            <numerusform>Выберите ещё %n&#xa0;игр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every game can be played by so many.</source>
        <translation>Не во все эти игры можно играть такой компанией.</translation>
    </message>
    <message>
        <source>About %1 minutes</source>
        <translation>Примерно %1&#xa0;мин</translation>
    </message>
    <message>
        <source>About %1 h</source>
        <translation>Примерно %1&#xa0;ч</translation>
    </message>
    <message>
        <source>About %1 h %2 min</source>
        <translation>Примерно %1&#xa0;ч %2&#xa0;мин</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Вечер</translation>
    </message>
    <message>
        <source>Two to five games one after another for the same people, and one ranking at the end. Each game is played by the variants that you agreed on last.</source>
        <translation>От двух до пяти игр подряд для тех же людей, а&#xa0;в&#xa0;конце общий итог. Каждая игра идёт по тем вариантам, о&#xa0;которых вы договорились в&#xa0;прошлый раз.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Какие игры</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>В&#xa0;таком порядке</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Начать вечер</translation>
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
        <translation>Синий подарок</translation>
    </message>
    <message>
        <source>Take a blue token from the supply.</source>
        <translation>Возьми синий жетон из запаса.</translation>
    </message>
    <message>
        <source>Green Gift</source>
        <translation>Зелёный подарок</translation>
    </message>
    <message>
        <source>Take a green token from the supply.</source>
        <translation>Возьми зелёный жетон из запаса.</translation>
    </message>
    <message>
        <source>Yellow Gift</source>
        <translation>Жёлтый подарок</translation>
    </message>
    <message>
        <source>Take a yellow token from the supply.</source>
        <translation>Возьми жёлтый жетон из запаса.</translation>
    </message>
    <message>
        <source>Two Scares</source>
        <translation>Два страха</translation>
    </message>
    <message>
        <source>Gain 2 scares.</source>
        <translation>Получи 2 страха.</translation>
    </message>
    <message>
        <source>One Point</source>
        <translation>Одно очко</translation>
    </message>
    <message>
        <source>Score 1 point.</source>
        <translation>Получи 1 очко.</translation>
    </message>
    <message>
        <source>Three Discs</source>
        <translation>Три диска</translation>
    </message>
    <message>
        <source>Take any three discs back from the action spaces of your board, or all of them if there are fewer.</source>
        <translation>Верни любые три диска с полей действий своего планшета или все, если их меньше.</translation>
    </message>
    <message>
        <source>Choose the discs to take back, one by one.</source>
        <translation>Выбери диски, которые вернёшь, один за другим.</translation>
    </message>
    <message>
        <source>Power Nap</source>
        <translation>Тихий час</translation>
    </message>
    <message>
        <source>Rest in one section of your choice; this does not use up the section’s action.</source>
        <translation>Одна секция на твой выбор отдыхает; её действием это не считается.</translation>
    </message>
    <message>
        <source>Choose the section that rests.</source>
        <translation>Выбери секцию, которая отдохнёт.</translation>
    </message>
    <message>
        <source>Gust of Wind</source>
        <translation>Порыв ветра</translation>
    </message>
    <message>
        <source>Move any ghost to a neighbouring building with room, whatever your levels.</source>
        <translation>Перемести любое привидение в соседнее здание, где есть место; твои уровни не важны.</translation>
    </message>
    <message>
        <source>Midnight Call</source>
        <translation>Полуночный зов</translation>
    </message>
    <message>
        <source>Summon with any two ghosts of one colour that share a building, whatever your levels.</source>
        <translation>Призови ещё одно привидение к любым двум одного цвета в одном здании; твои уровни не важны.</translation>
    </message>
    <message>
        <source>Bigger Die</source>
        <translation>Кубик побольше</translation>
    </message>
    <message>
        <source>Before you roll, take the next higher die in place of your own; above red there is none.</source>
        <translation>До броска возьми вместо своего кубика следующий по величине; больше красного кубика нет.</translation>
    </message>
    <message>
        <source>Fresh Throw</source>
        <translation>Новый бросок</translation>
    </message>
    <message>
        <source>After you have rolled, roll one of your own dice again.</source>
        <translation>После броска перебрось один из своих кубиков.</translation>
    </message>
    <message>
        <source>Plus Three</source>
        <translation>Плюс три</translation>
    </message>
    <message>
        <source>After you have rolled, add 3 to one of your own dice.</source>
        <translation>После броска прибавь 3 к одному из своих кубиков.</translation>
    </message>
    <message>
        <source>The Thin Wall</source>
        <translation>Тонкая стенка</translation>
    </message>
    <message>
        <source>Haunt: next door</source>
        <translation>Морок: по&#xa0;соседству</translation>
    </message>
    <message>
        <source>Once per turn your Haunt may reach next door: two or more ghosts of one colour in a building let you haunt a neighbouring building with that colour instead. The section must command them.</source>
        <translation>Раз за ход твой морок может просочиться к соседям: если в здании есть хотя бы два привидения одного цвета, можно навести морок этого цвета не на него, а на соседнее здание. Секция должна повелевать этими привидениями.</translation>
    </message>
    <message>
        <source>The Seven-League Boots</source>
        <translation>Сапоги-скороходы</translation>
    </message>
    <message>
        <source>Move: any building</source>
        <translation>Переход: в любое здание</translation>
    </message>
    <message>
        <source>Your Move action takes a ghost to any building with room, however far. A move by bonus stays a single step.</source>
        <translation>Твоё действие «Переход» перемещает привидение в любое здание, где есть место, как бы далеко оно ни было. Бонус по-прежнему перемещает только в соседнее.</translation>
    </message>
    <message>
        <source>The Trophy Shelf</source>
        <translation>Полка с трофеями</translation>
    </message>
    <message>
        <source>Fight won: 2 or 3 points</source>
        <translation>Победа в&#xa0;бою: 2–3&#xa0;очка</translation>
    </message>
    <message>
        <source>Beating a ghost of a lower level scores 2 points, beating one of a higher level 3. An equal one scores nothing.</source>
        <translation>Победа над привидением более низкого уровня приносит 2 очка, над привидением более высокого — 3. Победа над равным не приносит ничего.</translation>
    </message>
    <message>
        <source>The Stilt Walker</source>
        <translation>Шут на ходулях</translation>
    </message>
    <message>
        <source>One action a level higher</source>
        <translation>Действие уровнем выше</translation>
    </message>
    <message>
        <source>Once per turn you may take one action as if its section were one level higher, from beginning to end. The card itself does not lift the sphere.</source>
        <translation>Раз за ход можно выполнить одно действие, от начала и до конца, так, будто его секция на уровень выше. Сама карта шар не поднимает.</translation>
    </message>
    <message>
        <source>Choose the action space that you use one level higher.</source>
        <translation>Выбери поле действия, которое используешь уровнем выше.</translation>
    </message>
    <message>
        <source>The Thrifty Witch</source>
        <translation>Бережливая ведьма</translation>
    </message>
    <message>
        <source>Upgrade: 2 scares less</source>
        <translation>Усиление дешевле на 2</translation>
    </message>
    <message>
        <source>Each Upgrade is 2 scares cheaper: 0, 1, 2 or 3 in place of 2, 3, 4 or 5. Prices on other cards stay as they are.</source>
        <translation>Каждое усиление на 2 страха дешевле: 0, 1, 2 или 3 вместо 2, 3, 4 или 5. Цены на других картах не меняются.</translation>
    </message>
    <message>
        <source>The Second Helping</source>
        <translation>Добавка</translation>
    </message>
    <message>
        <source>Use an occupied space</source>
        <translation>Действие на занятом поле</translation>
    </message>
    <message>
        <source>Once per turn a section may take its action on an action space that already holds a disc. Another disc from your reserve goes on top.</source>
        <translation>Раз за ход секция может выполнить действие на поле, где уже лежит диск. Сверху кладут ещё один диск из твоего резерва.</translation>
    </message>
    <message>
        <source>Choose an occupied action space to use once more.</source>
        <translation>Выбери занятое поле действия, чтобы использовать его ещё раз.</translation>
    </message>
    <message>
        <source>The Skeleton Dog</source>
        <translation>Костлявый пёс</translation>
    </message>
    <message>
        <source>Bonus fetched: a token</source>
        <translation>Бонус забран: ещё жетон</translation>
    </message>
    <message>
        <source>When a ghost you moved fetches a bonus, take a token of that ghost’s colour as well. A bonus drawn from the stack brings none.</source>
        <translation>Если перемещённое тобой привидение забирает бонус, возьми ещё и жетон цвета этого привидения. За бонус из стопки жетона нет.</translation>
    </message>
    <message>
        <source>The Rainbow Witch</source>
        <translation>Радужная ведьма</translation>
    </message>
    <message>
        <source>End: 3 per coloured card</source>
        <translation>Конец: 3&#xa0;за цветную карту</translation>
    </message>
    <message>
        <source>When the game ends, count the coloured cards you claimed, this one too: 3 points each.</source>
        <translation>В конце игры посчитай занятые тобой цветные карты, вместе с этой: по 3 очка за каждую.</translation>
    </message>
    <message>
        <source>The Boxing Mummy</source>
        <translation>Мумия-боксёр</translation>
    </message>
    <message>
        <source>Fight: +1, own colour too</source>
        <translation>Бой: +1, можно свой цвет</translation>
    </message>
    <message>
        <source>You add 1 to every attack roll. Your ghost may also attack another ghost of its own colour.</source>
        <translation>К каждому броску атаки ты прибавляешь 1. Твоё привидение может напасть и на другое привидение своего же цвета.</translation>
    </message>
    <message>
        <source>The Stubborn Gambler</source>
        <translation>Азартный упрямец</translation>
    </message>
    <message>
        <source>Fight: reroll for 1 scare</source>
        <translation>Бой: переброс за 1&#xa0;страх</translation>
    </message>
    <message>
        <source>Unhappy with your attack die? Pay 1 scare and roll it again, and again while your scares last. The newest roll counts.</source>
        <translation>Не нравится кубик атаки? Заплати 1 страх и перебрось его — и так снова и снова, пока хватает страхов. Считается последний бросок.</translation>
    </message>
    <message>
        <source>The Victory Lap</source>
        <translation>Круг почёта</translation>
    </message>
    <message>
        <source>Fight won: move anywhere</source>
        <translation>Победа в бою: куда угодно</translation>
    </message>
    <message>
        <source>After a won fight you may move the winner to any building with room. A bonus lying there can be fetched.</source>
        <translation>После выигранного боя победителя можно переместить в любое здание, где есть место. Если там лежит бонус, его можно забрать.</translation>
    </message>
    <message>
        <source>Choose a building for the winner, or leave it where it is.</source>
        <translation>Выбери здание для победителя или оставь его на месте.</translation>
    </message>
    <message>
        <source>The Snoring Vampire</source>
        <translation>Храпящий вампир</translation>
    </message>
    <message>
        <source>Rest: 2 scares</source>
        <translation>Отдых: 2&#xa0;страха</translation>
    </message>
    <message>
        <source>Each rest brings you 2 scares, a rest by bonus too. Taking discs back in another way is no rest.</source>
        <translation>Каждый отдых приносит тебе 2 страха, отдых по бонусу — тоже. Вернуть диски другим способом — это не отдых.</translation>
    </message>
    <message>
        <source>The Double Cauldron</source>
        <translation>Двойной котёл</translation>
    </message>
    <message>
        <source>Summon: 2 tokens</source>
        <translation>Призыв: 2&#xa0;жетона</translation>
    </message>
    <message>
        <source>Every ghost you summon brings two tokens of its colour along. If only one such token is left, you get that one.</source>
        <translation>Каждое призванное тобой привидение приносит два жетона своего цвета. Если такой жетон остался один, ты берёшь его.</translation>
    </message>
    <message>
        <source>The Tidy Magpie</source>
        <translation>Сорока-чистюля</translation>
    </message>
    <message>
        <source>Take back 2 discs</source>
        <translation>Верни 2&#xa0;диска</translation>
    </message>
    <message>
        <source>Once per turn, take two discs back from the action spaces of one section, or one if no more lie there. It is not a rest.</source>
        <translation>Раз за ход верни два диска с полей действий одной секции или один, если больше там нет. Это не отдых.</translation>
    </message>
    <message>
        <source>Choose a section to take discs from.</source>
        <translation>Выбери секцию, с которой вернёшь диски.</translation>
    </message>
    <message>
        <source>Choose a disc to take back.</source>
        <translation>Выбери диск, который вернёшь.</translation>
    </message>
    <message>
        <source>The Slippery Banister</source>
        <translation>Скользкие перила</translation>
    </message>
    <message>
        <source>Level down: 2 tokens</source>
        <translation>Уровень вниз: 2&#xa0;жетона</translation>
    </message>
    <message>
        <source>Once per turn, lower a section by one level and take two tokens of its new level’s colour. At least one such token must be in the supply; blue cannot go lower.</source>
        <translation>Раз за ход опусти секцию на один уровень и возьми два жетона цвета её нового уровня. Хотя бы один такой жетон должен быть в запасе; ниже синего опустить нельзя.</translation>
    </message>
    <message>
        <source>Choose a section to lower by one level.</source>
        <translation>Выбери секцию, которую опустишь на один уровень.</translation>
    </message>
    <message>
        <source>The Tandem Broom</source>
        <translation>Метла на двоих</translation>
    </message>
    <message>
        <source>Move: one further ghost</source>
        <translation>Переход: ещё привидение</translation>
    </message>
    <message>
        <source>After the ghost of your Move action, one further ghost that the section commands may move too. A move by bonus takes no second ghost along.</source>
        <translation>После привидения, перемещённого действием «Переход», можно переместить ещё одно, которым повелевает эта секция. При перемещении по бонусу второго привидения нет.</translation>
    </message>
    <message>
        <source>Choose one further ghost to move, or let it be.</source>
        <translation>Выбери, какое ещё привидение переместить, или откажись.</translation>
    </message>
    <message>
        <source>The Last Tram</source>
        <translation>Последний трамвай</translation>
    </message>
    <message>
        <source>Ghost leaves for a token</source>
        <translation>Жетон за изгнание</translation>
    </message>
    <message>
        <source>Once per turn, send any ghost in town back to the supply and take a token of its colour. It may leave even if no such token is left.</source>
        <translation>Раз за ход отправь любое привидение из городка в запас и возьми жетон его цвета. Оно может уйти, даже если таких жетонов не осталось.</translation>
    </message>
    <message>
        <source>Choose a ghost in town to send back to the supply.</source>
        <translation>Выбери в городке привидение, которое отправишь в запас.</translation>
    </message>
    <message>
        <source>The Creaking Door</source>
        <translation>Скрипучая дверь</translation>
    </message>
    <message>
        <source>Haunt: roll for scares</source>
        <translation>Морок: страхи по броску</translation>
    </message>
    <message>
        <source>Each time you haunt, the die of that colour decides: gain as many scares as you roll. Bonuses for dice help here too.</source>
        <translation>Каждый раз, когда ты наводишь морок, решает кубик этого цвета: сколько выпало, столько страхов и получай. Бонусы для кубиков помогают и здесь.</translation>
    </message>
    <message>
        <source>The Gloating Goblin</source>
        <translation>Злорадный гоблин</translation>
    </message>
    <message>
        <source>Fight won: scares by level</source>
        <translation>Победа в бою: до 5&#xa0;страхов</translation>
    </message>
    <message>
        <source>Beat a ghost and its level is yours in scares: 1 for a blue one, up to 5 for a red one.</source>
        <translation>За побеждённое привидение ты получаешь столько страхов, каков его уровень: от 1 за синее до 5 за красное.</translation>
    </message>
    <message>
        <source>The Pillow Fight</source>
        <translation>Бой подушками</translation>
    </message>
    <message>
        <source>Fight: one against all</source>
        <translation>Бой: один против всех</translation>
    </message>
    <message>
        <source>Once per turn, one Fight lets the attacker take on all ghosts of other colours that are in its building at the start, at least two, in your order and each with new rolls. A lost roll does not end it, a winner moved away does. No other card adds foes.</source>
        <translation>Раз за ход в одном бою твоё привидение может сразиться со всеми привидениями других цветов, которые в начале боя были в его здании, — хотя бы с двумя, в твоём порядке и каждый раз с новыми бросками. Неудачный бросок боя не прерывает, а если победителя переместили, бой окончен. Другие карты противников не добавляют.</translation>
    </message>
    <message>
        <source>Choose the next foe.</source>
        <translation>Выбери следующего противника.</translation>
    </message>
    <message>
        <source>The Boastful Raven</source>
        <translation>Хвастливый ворон</translation>
    </message>
    <message>
        <source>Move: bet on its die</source>
        <translation>Переход: пари на кубик</translation>
    </message>
    <message>
        <source>Once per turn, when your Move action has moved a ghost, you may name a number from 1 to the highest on its own die, then roll. Reach your number and gain that many scares; fall short and gain 1.</source>
        <translation>Раз за ход, когда твоё действие «Переход» переместило привидение, можно назвать число от 1 до наибольшего на его собственном кубике, а потом бросить его. Выпало названное или больше — получи столько страхов, сколько названо; выпало меньше — получи 1.</translation>
    </message>
    <message>
        <source>Name a number: roll at least as much and it is yours in scares.</source>
        <translation>Назови число: если выпадет не меньше, получишь столько страхов.</translation>
    </message>
    <message>
        <source>The Candy Trader</source>
        <translation>Конфетный меняла</translation>
    </message>
    <message>
        <source>Tokens: 1 for 2, 2 for 1</source>
        <translation>Жетоны: 1&#xa0;на&#xa0;2, 2&#xa0;на&#xa0;1</translation>
    </message>
    <message>
        <source>Once per turn, swap one token for two of the next lower level, or two of one colour for one of the next higher level. The supply must hold all that you are to get.</source>
        <translation>Раз за ход обменяй один жетон на два жетона следующего уровня вниз или два жетона одного цвета на один жетон следующего уровня вверх. В запасе должно быть всё, что тебе причитается.</translation>
    </message>
    <message>
        <source>Choose the swap: one token for two lower ones, or two alike for one higher.</source>
        <translation>Выбери обмен: один жетон на два уровнем ниже или два одинаковых на один уровнем выше.</translation>
    </message>
    <message>
        <source>The Midnight Market</source>
        <translation>Полуночный базар</translation>
    </message>
    <message>
        <source>Buy a token for scares</source>
        <translation>Купи жетон за страхи</translation>
    </message>
    <message>
        <source>Once per turn, buy a token from the supply: blue for 1 scare, green 2, yellow 3, orange 4, red 5. No card makes it cheaper.</source>
        <translation>Раз за ход купи жетон из запаса: синий за 1 страх, зелёный за 2, жёлтый за 3, оранжевый за 4, красный за 5. Скидки с других карт тут не действуют.</translation>
    </message>
    <message>
        <source>Choose the colour of the token you buy.</source>
        <translation>Выбери цвет жетона, который покупаешь.</translation>
    </message>
    <message>
        <source>The Flying Slipper</source>
        <translation>Летучий тапок</translation>
    </message>
    <message>
        <source>Fight: foe anywhere</source>
        <translation>Бой: противник где угодно</translation>
    </message>
    <message>
        <source>Your ghost may attack across the whole town: the foe can be in any building. All else in the fight is as usual.</source>
        <translation>Твоё привидение может напасть через весь городок: противник может быть в любом здании. Всё остальное в бою как обычно.</translation>
    </message>
    <message>
        <source>The Fifth Chair</source>
        <translation>Пятый стул</translation>
    </message>
    <message>
        <source>Summon the fifth: haunt</source>
        <translation>Призвано пятое: морок</translation>
    </message>
    <message>
        <source>When you summon the fifth ghost of a colour, you may at once haunt any building with that colour, without a ghost or a level for it. The space must be free, and each colour of pumpkin still stands only once in a building.</source>
        <translation>Если ты призываешь пятое привидение какого-то цвета, можно сразу навести морок этого цвета на любое здание: ни привидение, ни уровень для этого не нужны. Поле должно быть свободно, и тыква каждого цвета по-прежнему может стоять в здании только одна.</translation>
    </message>
    <message>
        <source>Choose a haunting space of that colour, or let it be.</source>
        <translation>Выбери поле для тыквы этого цвета или откажись.</translation>
    </message>
    <message>
        <source>The Unfair Referee</source>
        <translation>Судья-жулик</translation>
    </message>
    <message>
        <source>Fight: difference = scares</source>
        <translation>Бой: разница&#xa0;= страхи</translation>
    </message>
    <message>
        <source>Once per turn, after a fight with dice, you may gain the difference of the two totals as scares, won or not. Everything added to a roll counts; of several fights in a row, only one pays.</source>
        <translation>Раз за ход после боя с кубиками можно получить столько страхов, какова разница двух сумм, — и при победе, и без неё. Считается всё, что прибавлено к броску; из нескольких боёв подряд платит только один.</translation>
    </message>
    <message>
        <source>Take the difference of the dice as scares now?</source>
        <translation>Получить сейчас страхи за разницу кубиков?</translation>
    </message>
    <message>
        <source>Scares: +%1</source>
        <translation>Страхи: +%1</translation>
    </message>
    <message>
        <source>The New Costume</source>
        <translation>Новый костюм</translation>
    </message>
    <message>
        <source>Upgrade: 2 points</source>
        <translation>Усиление: 2&#xa0;очка</translation>
    </message>
    <message>
        <source>Each ghost you upgrade scores 2 points. Lifting a section by a card is not an Upgrade.</source>
        <translation>Каждое усиленное тобой привидение приносит 2 очка. Поднять секцию картой — это не усиление.</translation>
    </message>
    <message>
        <source>The Toffee Apple</source>
        <translation>Яблоко в карамели</translation>
    </message>
    <message>
        <source>End: 3 per red token</source>
        <translation>Конец: 3&#xa0;за красный жетон</translation>
    </message>
    <message>
        <source>Red tokens that you keep to the end score 3 points each; spent ones score nothing.</source>
        <translation>Красные жетоны, которые ты сохраняешь до конца игры, приносят по 3 очка; потраченные — ничего.</translation>
    </message>
    <message>
        <source>The Graveyard Choir</source>
        <translation>Загробный хор</translation>
    </message>
    <message>
        <source>Summon: 1 point</source>
        <translation>Призыв: 1&#xa0;очко</translation>
    </message>
    <message>
        <source>Each ghost you summon scores 1 point, by bonus or card too. A ghost that is merely put into a building is not summoned.</source>
        <translation>Каждое призванное тобой привидение приносит 1 очко, по бонусу или карте — тоже. Привидение, которое просто поставили в здание, призванным не считается.</translation>
    </message>
    <message>
        <source>The Scream Jar</source>
        <translation>Банка с криками</translation>
    </message>
    <message>
        <source>End: 2 per 3 scares</source>
        <translation>Конец: 2&#xa0;за 3&#xa0;страха</translation>
    </message>
    <message>
        <source>When the game ends, every three scares you have saved score 2 points. One or two left over score nothing.</source>
        <translation>В конце игры каждые три накопленных страха приносят 2 очка. Один или два лишних не приносят ничего.</translation>
    </message>
    <message>
        <source>The Chatty Cousins</source>
        <translation>Болтливая родня</translation>
    </message>
    <message>
        <source>Move to its kind: summon</source>
        <translation>Визит к своим: призыв</translation>
    </message>
    <message>
        <source>Once per turn, a ghost that you move to one of its own colour may call another: summon that colour there at once, token included. Every kind of move will do, by action, bonus or card.</source>
        <translation>Раз за ход привидение, которое ты перемещаешь к привидению своего цвета, может позвать ещё одно: тут же призови там привидение этого цвета и возьми жетон. Годится любое перемещение: действием, бонусом или картой.</translation>
    </message>
    <message>
        <source>Summon a ghost of that colour there at once?</source>
        <translation>Сразу призвать там привидение этого цвета?</translation>
    </message>
    <message>
        <source>Summon here</source>
        <translation>Призвать сюда</translation>
    </message>
    <message>
        <source>The Big Sister</source>
        <translation>Старшая сестра</translation>
    </message>
    <message>
        <source>Lower foe: win at once</source>
        <translation>Бой со слабым: без броска</translation>
    </message>
    <message>
        <source>Against a ghost of a lower level your attacker wins at once, without a roll. You may roll all the same; then the dice decide.</source>
        <translation>Если противник уровнем ниже, твоё привидение побеждает сразу, без броска. Можно всё равно бросить кубики; тогда решают они.</translation>
    </message>
    <message>
        <source>Win at once, or roll all the same?</source>
        <translation>Победить сразу или всё же бросить кубики?</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Победить сразу</translation>
    </message>
    <message>
        <source>Roll all the same</source>
        <translation>Всё равно бросить</translation>
    </message>
    <message>
        <source>The Mismatched Socks</source>
        <translation>Непарные носки</translation>
    </message>
    <message>
        <source>End: 3 per 2 tokens</source>
        <translation>Конец: 3&#xa0;за 2&#xa0;жетона</translation>
    </message>
    <message>
        <source>When the game ends, every two tokens you have left, of whatever colours, score 3 points. A single one left over scores nothing.</source>
        <translation>В конце игры каждые два оставшихся у тебя жетона, любых цветов, приносят 3 очка. Один лишний не приносит ничего.</translation>
    </message>
    <message>
        <source>The Two-Headed Troll</source>
        <translation>Двуглавый тролль</translation>
    </message>
    <message>
        <source>Fight won: 2 tokens</source>
        <translation>Победа в бою: 2&#xa0;жетона</translation>
    </message>
    <message>
        <source>Every ghost you beat leaves you two tokens of its colour. If only one such token is left, you get that one.</source>
        <translation>Каждое побеждённое привидение оставляет тебе два жетона своего цвета. Если такой жетон остался один, ты берёшь его.</translation>
    </message>
    <message>
        <source>The Wobbly Table</source>
        <translation>Хромой столик</translation>
    </message>
    <message>
        <source>End: your lowest section</source>
        <translation>Конец: низшая секция</translation>
    </message>
    <message>
        <source>When the game ends, your lowest section scores: nothing for blue, 1 point for green, 2 for yellow, 5 for orange, 8 for red.</source>
        <translation>В конце игры очки приносит твоя самая низкая секция: синяя — ничего, зелёная — 1 очко, жёлтая — 2, оранжевая — 5, красная — 8.</translation>
    </message>
    <message>
        <source>The Pumpkin Cellar</source>
        <translation>Тыквенный погреб</translation>
    </message>
    <message>
        <source>End: 4 per spare pumpkin</source>
        <translation>Конец: 4&#xa0;за лишнюю тыкву</translation>
    </message>
    <message>
        <source>Pumpkins still with you at the end score 4 points each. With two players those of the common colour count as well.</source>
        <translation>Тыквы, которые остались у тебя в конце игры, приносят по 4 очка. Вдвоём считаются и тыквы общего цвета.</translation>
    </message>
    <message>
        <source>The Bottomless Bag</source>
        <translation>Бездонный мешок</translation>
    </message>
    <message>
        <source>Draw a bonus</source>
        <translation>Бонус из стопки</translation>
    </message>
    <message>
        <source>Once per turn, draw a bonus from the stack: keep it in a free slot, swap it for one you hold, or discard it. While discs block all three slots you cannot draw.</source>
        <translation>Раз за ход возьми бонус из стопки: оставь его в свободной ячейке, обменяй на тот, что у тебя есть, или сбрось. Пока диски закрывают все три ячейки, брать нельзя.</translation>
    </message>
    <message>
        <source>The Regular Customer</source>
        <translation>Постоянный клиент</translation>
    </message>
    <message>
        <source>Grey cards: 1 token less</source>
        <translation>Серые карты: −1&#xa0;жетон</translation>
    </message>
    <message>
        <source>Each further grey card costs you two tokens only. Once you are on every grey card of the eight in use, coloured cards cost you one token less.</source>
        <translation>Каждая следующая серая карта стоит тебе всего два жетона. Когда твои диски лежат на всех серых картах этой партии, цветные карты стоят тебе на один жетон меньше.</translation>
    </message>
    <message>
        <source>The Attic Ladder</source>
        <translation>Лестница на чердак</translation>
    </message>
    <message>
        <source>Buy a level for scares</source>
        <translation>Купи уровень за страхи</translation>
    </message>
    <message>
        <source>Once per turn, lift a section by one level: 2 scares to green, 3 to yellow, 4 to orange, 5 to red. No ghost of that colour need be in town, and it is not an Upgrade: no card makes it cheaper.</source>
        <translation>Раз за ход подними секцию на один уровень: 2 страха за зелёный, 3 за жёлтый, 4 за оранжевый, 5 за красный. Привидение этого цвета в городке не нужно, и это не усиление: скидки с других карт не действуют.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level for its price.</source>
        <translation>Выбери секцию, которую поднимешь на один уровень за его цену.</translation>
    </message>
    <message>
        <source>The Orange Cat</source>
        <translation>Рыжий кот</translation>
    </message>
    <message>
        <source>Orange token: 2 points</source>
        <translation>Оранжевый жетон: 2&#xa0;очка</translation>
    </message>
    <message>
        <source>Each orange token that comes to you scores 2 points at once, wherever it is from.</source>
        <translation>Каждый оранжевый жетон, который тебе достаётся, сразу приносит 2 очка, откуда бы он ни взялся.</translation>
    </message>
    <message>
        <source>The Screaming Kettle</source>
        <translation>Вопящий чайник</translation>
    </message>
    <message>
        <source>2+ scares at once: 1 point</source>
        <translation>2+ страха сразу: 1&#xa0;очко</translation>
    </message>
    <message>
        <source>Whenever one source gives you 2 or more scares at once, you score 1 point. Gains from different sources are not added up.</source>
        <translation>Каждый раз, когда один источник приносит тебе сразу 2 страха или больше, ты получаешь 1 очко. Прибавки из разных источников не складываются.</translation>
    </message>
    <message>
        <source>The Counting Owl</source>
        <translation>Сова-счетовод</translation>
    </message>
    <message>
        <source>End: 1 per 10 points</source>
        <translation>Конец: 1&#xa0;за 10&#xa0;очков</translation>
    </message>
    <message>
        <source>This card is counted last of all: every full 10 points you have by then bring 1 more.</source>
        <translation>Эта карта считается самой последней: каждые полные 10 очков, что у тебя к тому времени есть, приносят ещё 1.</translation>
    </message>
    <message>
        <source>The Bouncing Coffin</source>
        <translation>Прыгучий гроб</translation>
    </message>
    <message>
        <source>Haunt: lift a section</source>
        <translation>Морок: секция вверх</translation>
    </message>
    <message>
        <source>Each time you haunt, you may lift any one section by one level, free of charge. Taking a pumpkin back is not haunting.</source>
        <translation>Каждый раз, когда ты наводишь морок, можно бесплатно поднять одну любую секцию на один уровень. Забрать тыкву — это не морок.</translation>
    </message>
    <message>
        <source>Choose a section to lift by one level, or let it be.</source>
        <translation>Выбери секцию, которую поднимешь на один уровень, или откажись.</translation>
    </message>
    <message>
        <source>The Express Parcel</source>
        <translation>Срочная посылка</translation>
    </message>
    <message>
        <source>Token: place a ghost</source>
        <translation>Привидение за жетон</translation>
    </message>
    <message>
        <source>Once per turn, spend a token and put a ghost of its colour from the supply into any building with room. This is neither a summon nor a move: it brings no token and fetches no bonus.</source>
        <translation>Раз за ход отдай жетон и поставь привидение его цвета из запаса в любое здание, где есть место. Это не призыв и не перемещение: оно не приносит жетона и не забирает бонус.</translation>
    </message>
    <message>
        <source>Choose a ghost from the supply and a building for it; it costs a token of its colour.</source>
        <translation>Выбери привидение в запасе и здание для него; цена — жетон того же цвета.</translation>
    </message>
    <message>
        <source>The Revolving Door</source>
        <translation>Дверь-карусель</translation>
    </message>
    <message>
        <source>Two ghosts swap places</source>
        <translation>Двое меняются местами</translation>
    </message>
    <message>
        <source>Once per turn, let two ghosts of different colours in different buildings swap places. This is not a move: they fetch no bonus.</source>
        <translation>Раз за ход поменяй местами два привидения разных цветов в разных зданиях. Это не перемещение: бонусов они не забирают.</translation>
    </message>
    <message>
        <source>Choose the first of the two ghosts that swap places.</source>
        <translation>Выбери первое из двух привидений, которые поменяются местами.</translation>
    </message>
    <message>
        <source>Now choose a ghost of another colour in another building.</source>
        <translation>Теперь выбери привидение другого цвета в другом здании.</translation>
    </message>
    <message>
        <source>The Pumpkin Thief</source>
        <translation>Тыквокрад</translation>
    </message>
    <message>
        <source>Haunt: a pumpkin back</source>
        <translation>Морок: забери тыкву</translation>
    </message>
    <message>
        <source>Instead of haunting, the Haunt action may take one of your pumpkins back from any building: you lose half of what it scored. No ghost or level is needed, and it does not count as haunting. An end of the game once triggered stays triggered.</source>
        <translation>Вместо того чтобы наводить морок, действием «Морок» можно забрать одну свою тыкву из любого здания: ты теряешь половину очков, которые она принесла. Ни привидение, ни уровень не нужны, и мороком это не считается. Если раунд уже стал последним, он им и остаётся.</translation>
    </message>
    <message>
        <source>The Mixed Potion</source>
        <translation>Гремучая смесь</translation>
    </message>
    <message>
        <source>Summon: two colours</source>
        <translation>Призыв: два цвета</translation>
    </message>
    <message>
        <source>Two ghosts of different colours in one building will do for a summon; the section must command both, a bonus needs no level. Roll both dice: the colour of the lower roll appears, on a tie the lower level. At least one of the two must be in the supply; if the dice call the missing one, nothing comes, not even a token.</source>
        <translation>Для призыва годятся два привидения разных цветов в одном здании; секция должна повелевать обоими, для бонуса уровень не важен. Брось оба кубика: приходит привидение того цвета, на чьём кубике выпало меньше, при ничьей — того, чей уровень ниже. Хотя бы одно из двух должно быть в запасе; если кубики зовут то, которого нет, никто не приходит и жетона тоже нет.</translation>
    </message>
    <message>
        <source>The Grey Spectacles</source>
        <translation>Серый монокль</translation>
    </message>
    <message>
        <source>Coloured cost like grey</source>
        <translation>Цветные — по цене серых</translation>
    </message>
    <message>
        <source>You pay for coloured cards as if they were grey: any three tokens, and a discount on grey cards holds for them too. In all else they stay coloured.</source>
        <translation>Ты платишь за цветные карты, как за серые: любыми тремя жетонами, и скидка на серые карты действует и на них. Во всём остальном они остаются цветными.</translation>
    </message>
    <message>
        <source>The Generous Aunt</source>
        <translation>Щедрая тётушка</translation>
    </message>
    <message>
        <source>Each card: a free token</source>
        <translation>Карта: жетон в подарок</translation>
    </message>
    <message>
        <source>Every card you claim, beginning with this one, brings you a token from the supply, whichever you like.</source>
        <translation>Каждая карта, которую ты занимаешь, начиная с этой, приносит тебе жетон из запаса, какой захочешь.</translation>
    </message>
    <message>
        <source>Choose a token from the supply: it is yours.</source>
        <translation>Выбери жетон из запаса: он твой.</translation>
    </message>
    <message>
        <source>The Five Candles</source>
        <translation>Пять свечей</translation>
    </message>
    <message>
        <source>End: 12 per full set</source>
        <translation>Конец: 12&#xa0;за полный набор</translation>
    </message>
    <message>
        <source>When the game ends, each set of five tokens, one of every colour, scores 12 points.</source>
        <translation>В конце игры каждый набор из пяти жетонов, по одному каждого цвета, приносит 12 очков.</translation>
    </message>
    <message>
        <source>The Megaphone</source>
        <translation>Мегафон</translation>
    </message>
    <message>
        <source>Scare: 1 more</source>
        <translation>Испуг: +1&#xa0;страх</translation>
    </message>
    <message>
        <source>Your Scare action brings 1 scare on top, as part of the same gain.</source>
        <translation>Твоё действие «Испуг» приносит на 1 страх больше, и это часть той же прибавки.</translation>
    </message>
    <message>
        <source>The Runaway Sheet</source>
        <translation>Беглая простыня</translation>
    </message>
    <message>
        <source>Scare: then move anywhere</source>
        <translation>Испуг: потом куда угодно</translation>
    </message>
    <message>
        <source>Once per turn, after your Scare action, you may move one ghost of the chosen colour to any building with room. A bonus lying there can be fetched.</source>
        <translation>Раз за ход, после твоего действия «Испуг», можно переместить одно привидение выбранного цвета в любое здание, где есть место. Если там лежит бонус, его можно забрать.</translation>
    </message>
    <message>
        <source>Choose a ghost of that colour and a building for it, or let it be.</source>
        <translation>Выбери привидение этого цвета и здание для него или откажись.</translation>
    </message>
</context>
<context>
    <name>PracticeTable</name>
    <message>
        <source>With a hint: this time is not compared.</source>
        <translation>С подсказкой: это время не сравнивается с другими.</translation>
    </message>
    <message>
        <source>%1: no way led there.</source>
        <translation>%1: пути туда не было.</translation>
    </message>
    <message numerus="yes">
        <source>%1: not found. A shortest way takes %n steps.</source>
        <translation>
            <numerusform>%1: не найден. В&#xa0;кратчайшем пути %n&#xa0;шаг.</numerusform>
            <numerusform>%1: не найден. В&#xa0;кратчайшем пути %n&#xa0;шага.</numerusform>
            <numerusform>%1: не найден. В&#xa0;кратчайшем пути %n&#xa0;шагов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps. The thin line is a shortest way: %2.</source>
        <extracomment>%1 is what was sought, such as “Guest 3”, %2 a number of steps.</extracomment>
        <translation>
            <numerusform>%1: найден за&#xa0;%n&#xa0;шаг. Тонкая линия&#xa0;— кратчайший путь: %2.</numerusform>
            <numerusform>%1: найден за&#xa0;%n&#xa0;шага. Тонкая линия&#xa0;— кратчайший путь: %2.</numerusform>
            <numerusform>%1: найден за&#xa0;%n&#xa0;шагов. Тонкая линия&#xa0;— кратчайший путь: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found in %n steps, and no way is shorter.</source>
        <translation>
            <numerusform>%1: найден за&#xa0;%n&#xa0;шаг, и&#xa0;короче пути нет.</numerusform>
            <numerusform>%1: найден за&#xa0;%n&#xa0;шага, и&#xa0;короче пути нет.</numerusform>
            <numerusform>%1: найден за&#xa0;%n&#xa0;шагов, и&#xa0;короче пути нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Лучшее время</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Чьё</translation>
    </message>
    <message>
        <source>See it at the table</source>
        <translation>Показать на столе</translation>
    </message>
    <message>
        <source>%1 (hint)</source>
        <extracomment>%1 is a time; somebody was told something about the way.</extracomment>
        <translation>%1 (с подсказкой)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найден</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>пути нет</translation>
    </message>
    <message>
        <source>shortest: %1</source>
        <translation>минимум: %1</translation>
    </message>
    <message>
        <source>%1 (shortest: %2)</source>
        <translation>%1 (минимум: %2)</translation>
    </message>
</context>
<context>
    <name>Product</name>
    <message>
        <source>Ghostly board games around one shared computer</source>
        <translation>Настольные игры с привидениями за одним компьютером</translation>
    </message>
    <message>
        <source>Four ghostly board games for people around one screen, on a table where you drag cards, houses and ghosts with the mouse. It knows the rules, tells you in one sentence why a move is not allowed, and keeps every move, so that you can stop at any time and play on tomorrow.</source>
        <translation>Четыре настольные игры с привидениями для компании у одного экрана: карты, дома и привидения двигают мышью прямо по столу. Стол знает правила, одной фразой объясняет, почему так ходить нельзя, и хранит каждый ход, так что игру можно прервать в любой момент и доиграть завтра.</translation>
    </message>
    <message>
        <source>On the shelf: Candy Hunters (1–4 players, with a book of puzzles), Rest in Peace (2 players), Booo! (1–6 players) and Halloween (2–4 players), each with a rulebook of its own.</source>
        <translation>На полке: «Охотники за сладостями» (1–4 игрока, с книгой головоломок), «Покойся с миром» (2 игрока), «Бууу!» (1–6 игроков) и «Хеллоуин» (2–4 игрока), у каждой своя книга правил.</translation>
    </message>
    <message>
        <source>Finished games can be watched again from any point. The program uses no network.</source>
        <translation>Завершённые партии можно посмотреть снова с любого места. Сеть программе не нужна.</translation>
    </message>
    <message>
        <source>board game;cards;family;halloween;ghosts;puzzle;</source>
        <translation>настольная игра;карты;семья;хеллоуин;привидения;головоломка;</translation>
    </message>
    <message>
        <source>Halloween Table game</source>
        <translation>Игра Halloween Table</translation>
    </message>
    <message>
        <source>Halloween Table will be installed for you alone; no administrator is needed. Games that you saved with an earlier version are kept.</source>
        <translation>Halloween Table будет установлена только для тебя; права администратора не нужны. Партии, сохранённые в прежней версии, останутся.</translation>
    </message>
    <message>
        <source>Halloween Table is still open. Please close it, then try again.</source>
        <translation>Halloween Table ещё открыта. Закрой программу и попробуй ещё раз.</translation>
    </message>
    <message>
        <source>Halloween Table needs Windows 10, version 1809, or newer.</source>
        <translation>Для Halloween Table нужна Windows 10 версии 1809 или новее.</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The night is over</source>
        <translation>Ночь окончена</translation>
    </message>
    <message>
        <source>Last round · %1</source>
        <translation>Финал · %1</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Действие %1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>The town has been haunted, and all points are counted.</source>
        <translation>Морок окутал городок, и все очки подсчитаны.</translation>
    </message>
    <message numerus="yes">
        <source>Your reserve is empty: %n sections are still to act, so let one rest.</source>
        <translation>
            <numerusform>Резерв пуст: осталась ещё %n секция, пусть она отдохнёт.</numerusform>
            <numerusform>Резерв пуст: остались ещё %n секции, пусть одна отдохнёт.</numerusform>
            <numerusform>Резерв пуст: осталось ещё %n секций, пусть одна отдохнёт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections are still to act: bring a disc to an action space, or let one rest.</source>
        <translation>
            <numerusform>Осталась ещё %n секция: перенеси диск на поле действия или дай ей отдохнуть.</numerusform>
            <numerusform>Остались ещё %n секции: перенеси диск на поле действия или дай одной отдохнуть.</numerusform>
            <numerusform>Осталось ещё %n секций: перенеси диск на поле действия или дай одной отдохнуть.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: %1. Bring it to a slot, or discard it.</source>
        <translation>Из стопки: %1. Перенеси бонус в ячейку или сбрось его.</translation>
    </message>
    <message>
        <source>A bonus lies here: %1. Bring it to a slot, or leave it.</source>
        <translation>Здесь лежит бонус: %1. Перенеси его в ячейку или оставь.</translation>
    </message>
    <message>
        <source>No blue ghost is left in town: press the building where three of them appear.</source>
        <translation>В городке не осталось синих привидений: нажми на здание, где появятся три новых.</translation>
    </message>
    <message>
        <source>To choose: %1</source>
        <translation>Выбирает: %1</translation>
    </message>
    <message>
        <source>All sections are done: end your turn.</source>
        <translation>Все секции сделали своё: закончи ход.</translation>
    </message>
    <message>
        <source>Each section acts or rests once: bring a disc to an action space.</source>
        <translation>Каждая секция один раз действует или отдыхает: перенеси диск на поле действия.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks, or to your card to attack all.</source>
        <translation>Бой: перенеси привидение на противника или на свою карту, чтобы напасть на всех.</translation>
    </message>
    <message>
        <source>Lift a section: press its head. New level: %1.</source>
        <translation>Подними секцию: нажми на её заголовок. Новый уровень: %1.</translation>
    </message>
    <message>
        <source>All sections are done: end your turn. Still possible: %1.</source>
        <translation>Все секции сделали своё: закончи ход. Ещё можно: %1.</translation>
    </message>
    <message>
        <source>claim a card</source>
        <translation>занять карту</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>использовать способность</translation>
    </message>
    <message>
        <source>use a bonus</source>
        <translation>использовать бонус</translation>
    </message>
    <message>
        <source>Choose the section to lift. New level: %1.</source>
        <translation>Выбери секцию, которую поднимаешь. Новый уровень: %1.</translation>
    </message>
    <message>
        <source>%1: pay as proposed, or press other tokens or a disc.</source>
        <translation>%1: заплати, как предложено, или нажми на другие жетоны либо диск.</translation>
    </message>
    <message>
        <source>%1: press one more section to take its discs back.</source>
        <translation>%1: нажми ещё на одну секцию, чтобы вернуть её диски.</translation>
    </message>
    <message>
        <source>%1 claims this card too: take points, or a section’s discs.</source>
        <translation>%1 тоже занимает эту карту: очки или диски секции?</translation>
    </message>
    <message>
        <source>Summon: press a ghost of a pair, or bring it to one of another colour.</source>
        <translation>Призыв: нажми на привидение из пары или перенеси его на привидение другого цвета.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or a pumpkin that you take back.</source>
        <translation>Морок: нажми на поле для тыквы или на тыкву, которую забираешь.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to any building.</source>
        <translation>Переход: перенеси привидение в любое здание.</translation>
    </message>
    <message>
        <source>Summon: press a ghost that shares its building with another of its colour.</source>
        <translation>Призыв: нажми на привидение, рядом с которым в здании есть другое того же цвета.</translation>
    </message>
    <message>
        <source>Scare: press a ghost; its level is what you gain in scares.</source>
        <translation>Испуг: нажми на привидение; каков его уровень, столько страхов и получишь.</translation>
    </message>
    <message>
        <source>Upgrade: press the ghost that becomes more powerful.</source>
        <translation>Усиление: нажми на привидение, которое станет сильнее.</translation>
    </message>
    <message>
        <source>Move: bring a ghost to a neighbouring building.</source>
        <translation>Переход: перенеси привидение в соседнее здание.</translation>
    </message>
    <message>
        <source>Fight: bring a ghost to the one that it attacks.</source>
        <translation>Бой: перенеси привидение на то, на которое оно нападает.</translation>
    </message>
    <message>
        <source>Haunt: press a haunting space, or bring a pumpkin there.</source>
        <translation>Морок: нажми на поле для тыквы или перенеси туда тыкву.</translation>
    </message>
    <message>
        <source>%1: roll, or use a bonus first.</source>
        <translation>%1: бросай или сначала используй бонус.</translation>
    </message>
    <message>
        <source>%1: keep the roll, or use a bonus.</source>
        <translation>%1: оставь бросок или используй бонус.</translation>
    </message>
    <message>
        <source>The fight: roll, or use a bonus first.</source>
        <translation>Бой: бросай кубик или сначала используй бонус.</translation>
    </message>
    <message>
        <source>%1 against %2: you win.</source>
        <translation>%1 против %2: победа.</translation>
    </message>
    <message>
        <source>%1 against %2: a tie is not enough.</source>
        <translation>%1 против %2: ничьей мало.</translation>
    </message>
    <message>
        <source>%1 against %2: you lose.</source>
        <translation>%1 против %2: поражение.</translation>
    </message>
    <message>
        <source>Keep it, or use a bonus.</source>
        <translation>Оставь бросок или используй бонус.</translation>
    </message>
    <message>
        <source>Keep it, use a bonus, or roll again: %1.</source>
        <translation>Оставь, используй бонус или перебрось: %1.</translation>
    </message>
    <message>
        <source>Keep it, or roll again: %1.</source>
        <translation>Оставь или перебрось: %1.</translation>
    </message>
</context>
<context>
    <name>Proposing</name>
    <message>
        <source>I would have a look at “%1”.</source>
        <translation>Советую посмотреть на «%1».</translation>
    </message>
    <message>
        <source>I would press “%1”.</source>
        <translation>Советую нажать «%1».</translation>
    </message>
    <message>
        <source>I would choose “%1”.</source>
        <translation>Советую выбрать «%1».</translation>
    </message>
    <message>
        <source>I would lead “%1” to “%2”.</source>
        <translation>Советую вести «%1» сюда: «%2».</translation>
    </message>
    <message>
        <source>I would bring “%1” to “%2”.</source>
        <translation>Советую перенести «%1» сюда: «%2».</translation>
    </message>
    <message>
        <source>I would bring “%1” to where the frames are.</source>
        <translation>Советую перенести «%1» туда, где рамки.</translation>
    </message>
</context>
<context>
    <name>Psychics</name>
    <message>
        <source>The Recruiter</source>
        <translation>Зазывала</translation>
    </message>
    <message>
        <source>You take the psychic</source>
        <translation>Медиум раунда твой</translation>
    </message>
    <message>
        <source>Whoever wins this round, its psychic comes to you.</source>
        <translation>Медиум этого раунда достаётся тебе, кто бы ни выиграл.</translation>
    </message>
    <message>
        <source>The Summoner</source>
        <translation>Призыватель</translation>
    </message>
    <message>
        <source>A ghost from your deck</source>
        <translation>Привидение из колоды</translation>
    </message>
    <message>
        <source>Look through your deck and put any ghost you like straight into this round. The rest is shuffled.</source>
        <translation>Просмотри свою колоду и положи любое привидение из неё прямо в этот раунд. Остальные тасуются.</translation>
    </message>
    <message>
        <source>Choose a ghost from your deck: it comes into this round.</source>
        <translation>Выбери привидение из своей колоды: оно придёт в этот раунд.</translation>
    </message>
    <message>
        <source>The Keyhole Spy</source>
        <translation>Шпион за дверью</translation>
    </message>
    <message>
        <source>See the rival’s hand</source>
        <translation>Видна рука соперника</translation>
    </message>
    <message>
        <source>Is a ghost of 1. Until the round ends you see the cards in your rival’s hand.</source>
        <translation>Это привидение с номиналом 1. До конца раунда ты видишь карты в руке соперника.</translation>
    </message>
    <message>
        <source>The Apprentice</source>
        <translation>Подмастерье</translation>
    </message>
    <message>
        <source>A ghost of 2</source>
        <translation>Привидение 2</translation>
    </message>
    <message>
        <source>Is a ghost of 2.</source>
        <translation>Это привидение с номиналом 2.</translation>
    </message>
    <message>
        <source>The Pretender</source>
        <translation>Притворщик</translation>
    </message>
    <message>
        <source>A ghost of 3</source>
        <translation>Привидение 3</translation>
    </message>
    <message>
        <source>Is a ghost of 3.</source>
        <translation>Это привидение с номиналом 3.</translation>
    </message>
    <message>
        <source>The Hypnotist</source>
        <translation>Гипнотизёр</translation>
    </message>
    <message>
        <source>Chance plays for them</source>
        <translation>Соперник играет наугад</translation>
    </message>
    <message>
        <source>The next card your rival plays in this round is drawn by chance from the ghosts in their hand.</source>
        <translation>Следующую карту соперника в этом раунде выбирает случай — из привидений в его руке.</translation>
    </message>
    <message>
        <source>The Late Guest</source>
        <translation>Запоздалый гость</translation>
    </message>
    <message>
        <source>Round ten: a ghost of 3</source>
        <translation>Только в раунде&#xa0;10</translation>
    </message>
    <message>
        <source>Is a ghost of 3 that counts in round ten only: it can be put there, but not played before.</source>
        <translation>Это привидение с номиналом 3, но считается оно только в десятом раунде: его можно отложить, а сыграть раньше нельзя.</translation>
    </message>
    <message>
        <source>The Bat Whisperer</source>
        <translation>Подруга летучих мышей</translation>
    </message>
    <message>
        <source>Your even ghosts +1</source>
        <translation>Твои чётные: +1</translation>
    </message>
    <message>
        <source>Each of your even ghosts, the ones with a bat, counts 1 more in this round.</source>
        <translation>Каждое твоё чётное привидение (с летучей мышью) в этом раунде получает +1.</translation>
    </message>
    <message>
        <source>The Snake Charmer</source>
        <translation>Заклинательница змей</translation>
    </message>
    <message>
        <source>Your odd ghosts +1</source>
        <translation>Твои нечётные: +1</translation>
    </message>
    <message>
        <source>Each of your odd ghosts, the ones with a snake, counts 1 more in this round.</source>
        <translation>Каждое твоё нечётное привидение (со змеёй) в этом раунде получает +1.</translation>
    </message>
    <message>
        <source>The Numerologist</source>
        <translation>Нумеролог</translation>
    </message>
    <message>
        <source>Name a value: +2</source>
        <translation>Назови номинал: +2</translation>
    </message>
    <message>
        <source>Name a value from 1 to 6: in this round every ghost with that printed value counts 2 more, on both sides.</source>
        <translation>Назови номинал от 1 до 6: в этом раунде каждое привидение с таким номиналом получает +2, на обеих сторонах.</translation>
    </message>
    <message>
        <source>Name a value on the dial: its ghosts count 2 more on both sides.</source>
        <translation>Назови номинал на диске: +2 таким привидениям на обеих сторонах.</translation>
    </message>
    <message>
        <source>The Exorcist</source>
        <translation>Экзорцист</translation>
    </message>
    <message>
        <source>Discard a rival’s card</source>
        <translation>Сбрось карту соперника</translation>
    </message>
    <message>
        <source>Discard one card that your rival has in this round; the effect of a psychic ends with that.</source>
        <translation>Сбрось одну карту соперника из этого раунда; если это медиум, его эффект прекращается.</translation>
    </message>
    <message>
        <source>Choose a card of your rival’s in this round: it is discarded.</source>
        <translation>Выбери карту соперника в этом раунде: она пойдёт в сброс.</translation>
    </message>
    <message>
        <source>The Lullaby Singer</source>
        <translation>Певица колыбельных</translation>
    </message>
    <message>
        <source>Their 1s and 2s sleep</source>
        <translation>У соперника спят 1 и 2</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 1 or 2 do not count in this round.</source>
        <translation>Привидения соперника с номиналом 1 и 2 в этом раунде не считаются.</translation>
    </message>
    <message>
        <source>The Turncoat</source>
        <translation>Перебежчик</translation>
    </message>
    <message>
        <source>A ghost of 4; round ten: −2</source>
        <translation>Раунд&#xa0;10: −2</translation>
    </message>
    <message>
        <source>Is a ghost of 4. In round ten it is a ghost of −2 instead.</source>
        <translation>Это привидение с номиналом 4, а в десятом раунде — с номиналом −2.</translation>
    </message>
    <message>
        <source>The Matchmaker</source>
        <translation>Сваха</translation>
    </message>
    <message>
        <source>No single card for them</source>
        <translation>Соперник: 0&#xa0;или 2+ карт</translation>
    </message>
    <message>
        <source>In this round your rival may not play just one card in a turn: none at all, or two and more.</source>
        <translation>В этом раунде соперник не может сыграть за ход всего одну карту: или ни одной, или две и больше.</translation>
    </message>
    <message>
        <source>The Imitator</source>
        <translation>Пересмешник</translation>
    </message>
    <message>
        <source>Copies their last ghost</source>
        <translation>Повторяет соперника</translation>
    </message>
    <message>
        <source>Is a ghost with the printed value of the last ghost your rival played in this round; without one it is a ghost of 0. In round ten it copies the last ghost they put there.</source>
        <translation>Это привидение с таким же номиналом, как у последнего привидения, которое соперник сыграл в этом раунде; если такого нет, номинал — 0. В десятом раунде повторяет последнее привидение, которое отложил соперник.</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>Гадалка</translation>
    </message>
    <message>
        <source>Draw 2, discard 1</source>
        <translation>Возьми 2, сбрось 1</translation>
    </message>
    <message>
        <source>Draw two ghosts, then discard one from your hand.</source>
        <translation>Возьми два привидения, затем сбрось одно из руки.</translation>
    </message>
    <message>
        <source>Choose a ghost in your hand: it is discarded.</source>
        <translation>Выбери привидение в своей руке: оно пойдёт в сброс.</translation>
    </message>
    <message>
        <source>The Changeling</source>
        <translation>Подменыш</translation>
    </message>
    <message>
        <source>Exchange two ghosts</source>
        <translation>Обменяй привидения</translation>
    </message>
    <message>
        <source>Exchange one of your ghosts in this round with one of your rival’s.</source>
        <translation>Обменяй одно своё привидение в этом раунде на одно привидение соперника.</translation>
    </message>
    <message>
        <source>Choose one of your ghosts in this round to give away.</source>
        <translation>Выбери, какое своё привидение из этого раунда отдать.</translation>
    </message>
    <message>
        <source>Now choose the rival’s ghost that comes over to you for it.</source>
        <translation>Теперь выбери привидение соперника, которое перейдёт к тебе взамен.</translation>
    </message>
    <message>
        <source>The Sceptic</source>
        <translation>Скептик</translation>
    </message>
    <message>
        <source>No psychics for them</source>
        <translation>Соперник без медиумов</translation>
    </message>
    <message>
        <source>Your rival may not play psychics in this round, not even those that are ghosts.</source>
        <translation>В этом раунде соперник не может играть медиумов, даже медиумов-привидений.</translation>
    </message>
    <message>
        <source>The Shrinker</source>
        <translation>Дама с лупой</translation>
    </message>
    <message>
        <source>Their 5s and 6s count 1</source>
        <translation>У соперника 5 и 6 =&#xa0;1</translation>
    </message>
    <message>
        <source>Your rival’s ghosts with a printed 5 or 6 count as 1 in this round.</source>
        <translation>Привидения соперника с номиналом 5 и 6 в этом раунде считаются за 1.</translation>
    </message>
    <message>
        <source>The Echo Caller</source>
        <translation>Повелитель эха</translation>
    </message>
    <message>
        <source>Your strongest counts twice</source>
        <translation>Твоё самое сильное: ×2</translation>
    </message>
    <message>
        <source>Your strongest ghost of this round counts twice. It is only ever one, the strongest at that moment.</source>
        <translation>Твоё сильнейшее привидение в этом раунде считается дважды. Оно всегда только одно — то, что сильнее всех сейчас.</translation>
    </message>
    <message>
        <source>The Gravekeeper</source>
        <translation>Кладбищенский сторож</translation>
    </message>
    <message>
        <source>An earlier ghost to hand</source>
        <translation>Из прежних раундов в руку</translation>
    </message>
    <message>
        <source>Take one ghost from your side of an earlier round back into your hand; a psychic that is a ghost comes back in front of you.</source>
        <translation>Верни в руку одно привидение со своей стороны любого прежнего раунда; медиум-привидение возвращается на место перед тобой.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes back to you.</source>
        <translation>Выбери привидение на своей стороне любого прежнего раунда: оно вернётся к тебе.</translation>
    </message>
    <message>
        <source>The Pickpocket</source>
        <translation>Карманник</translation>
    </message>
    <message>
        <source>Rival loses a card</source>
        <translation>Соперник теряет карту</translation>
    </message>
    <message>
        <source>Your rival loses one ghost from hand: chance picks it, and it is discarded.</source>
        <translation>Соперник теряет одно привидение из руки: его выбирает случай, и оно идёт в сброс.</translation>
    </message>
    <message>
        <source>The Consoler</source>
        <translation>Утешительница</translation>
    </message>
    <message>
        <source>If you lose: 2 to round ten</source>
        <translation>Проиграешь: отложи две</translation>
    </message>
    <message>
        <source>If you lose this round you may put up to two cards at round ten instead of one.</source>
        <translation>Если ты проиграешь этот раунд, на десятый раунд можно отложить до двух карт вместо одной.</translation>
    </message>
    <message>
        <source>The Twins</source>
        <translation>Близняшки</translation>
    </message>
    <message>
        <source>Your twins +1 each</source>
        <translation>Твои близнецы: +1</translation>
    </message>
    <message>
        <source>Each of your ghosts that has a twin counts 1 more in this round. Twins are ghosts on your side with the same printed value.</source>
        <translation>Каждое твоё привидение, у которого есть близнец, в этом раунде получает +1. Близнецы — это привидения на твоей стороне с одинаковым номиналом.</translation>
    </message>
    <message>
        <source>The Piper</source>
        <translation>Дудочник</translation>
    </message>
    <message>
        <source>Lure a ghost up to 3</source>
        <translation>Перемани 3&#xa0;или меньше</translation>
    </message>
    <message>
        <source>Move one of your rival’s ghosts in this round with a printed value of 3 or less to your side.</source>
        <translation>Перемани на свою сторону одно привидение соперника в этом раунде — с номиналом 3 или меньше.</translation>
    </message>
    <message>
        <source>Choose a rival’s ghost of 3 or less in this round: it comes over to your side.</source>
        <translation>Выбери в этом раунде привидение соперника с номиналом 3 или меньше: оно перейдёт к тебе.</translation>
    </message>
    <message>
        <source>The Tightrope Walker</source>
        <translation>Канатная плясунья</translation>
    </message>
    <message>
        <source>A tie is enough</source>
        <translation>Хватит и ничьей</translation>
    </message>
    <message>
        <source>In this round a tie at the end of your turn is enough to stay.</source>
        <translation>В этом раунде тебе хватит и ничьей в конце хода, чтобы остаться.</translation>
    </message>
    <message>
        <source>The Coachman</source>
        <translation>Ночной кучер</translation>
    </message>
    <message>
        <source>An earlier ghost to here</source>
        <translation>Из прежних раундов сюда</translation>
    </message>
    <message>
        <source>Put one ghost from your side of an earlier round into this round.</source>
        <translation>Перенеси в этот раунд одно привидение со своей стороны любого прежнего раунда.</translation>
    </message>
    <message>
        <source>Choose a ghost on your side of an earlier round: it comes to this one.</source>
        <translation>Выбери привидение на своей стороне любого прежнего раунда: оно переедет в этот.</translation>
    </message>
    <message>
        <source>The Acrobat</source>
        <translation>Акробатка</translation>
    </message>
    <message>
        <source>All ghosts: 7 minus value</source>
        <translation>Все: 7 минус номинал</translation>
    </message>
    <message>
        <source>In this round every ghost on both sides counts as 7 minus its printed value.</source>
        <translation>В этом раунде каждое привидение на обеих сторонах считается так: 7 минус номинал.</translation>
    </message>
    <message>
        <source>The Heiress</source>
        <translation>Наследница</translation>
    </message>
    <message>
        <source>A ghost of 1; round ten: castles ×2</source>
        <translation>Раунд&#xa0;10: замки&#xa0;×2</translation>
    </message>
    <message>
        <source>Is a ghost of 1. In round ten it is worth twice the castles held by the side it lies on.</source>
        <translation>Это привидение с номиналом 1. В десятом раунде оно считается за удвоенное число замков той семьи, на чьей стороне лежит.</translation>
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
        <translation>Перевернуть карту (F6)</translation>
    </message>
    <message>
        <source>Remove it from the book</source>
        <translation>Убрать из книги</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>The computer is too busy now. Try again in a moment.</source>
        <translation>Сейчас не хватает ресурсов компьютера. Попробуй ещё раз чуть позже.</translation>
    </message>
    <message>
        <source>Save the puzzle as a picture</source>
        <translation>Сохранить головоломку как картинку</translation>
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
        <translation>Эта головоломка окончена; отмени несколько действий или начни её заново.</translation>
    </message>
    <message>
        <source>A puzzle has no deck, so its cards stay as they are.</source>
        <translation>В головоломке нет колоды, поэтому карты в ней не меняются.</translation>
    </message>
    <message>
        <source>Nobody joins in a puzzle: all its kids are in the town already.</source>
        <translation>Новые дети в головоломку не приходят: все уже в городке.</translation>
    </message>
    <message>
        <source>A card goes onto the town to be scored.</source>
        <translation>Чтобы сыграть карту, положи её на городок.</translation>
    </message>
    <message>
        <source>Type the code of a puzzle here.</source>
        <translation>Введи сюда код головоломки.</translation>
    </message>
    <message>
        <source>No code contains “%1”: there are only digits and Latin letters.</source>
        <translation>«%1» в кодах не встречается: там только цифры и латинские буквы.</translation>
    </message>
    <message>
        <source>Something is mistyped or missing; compare the code letter by letter.</source>
        <translation>Где-то ошибка или чего-то не хватает; сверь код знак за знаком.</translation>
    </message>
    <message>
        <source>There is no puzzle with this code.</source>
        <translation>Головоломки с таким кодом нет.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>Головоломка окончена.</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3</source>
        <translation>%1 · раунд %2 из %3</translation>
    </message>
    <message>
        <source>The goal is reached: the puzzle is solved.</source>
        <translation>Цель достигнута: головоломка решена.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing.</source>
        <translation>
            <numerusform>Не хватает %n очка.</numerusform>
            <numerusform>Не хватает %n очков.</numerusform>
            <numerusform>Не хватает %n очков.</numerusform>
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
        <translation>Цель</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <translation>Ещё раундов</translation>
    </message>
    <message>
        <source>Goal: %1. Points: %2. Rounds left: %3.</source>
        <translation>Цель: %1. Очки: %2. Осталось раундов: %3.</translation>
    </message>
    <message>
        <source>Do not score anything in this round.</source>
        <translation>В этом раунде не играй ни одной карты.</translation>
    </message>
    <message>
        <source>Score the framed card on the framed spots.</source>
        <translation>Сыграй обведённую карту на обведённых клетках.</translation>
    </message>
    <message>
        <source>Go on: press “%1”.</source>
        <translation>Чтобы идти дальше, нажми «%1».</translation>
    </message>
    <message>
        <source>Move the framed ghost to the framed house.</source>
        <translation>Передвинь обведённое привидение на обведённый дом.</translation>
    </message>
    <message>
        <source>This round, score this card.</source>
        <translation>В этом раунде сыграй эту карту.</translation>
    </message>
    <message>
        <source>This round, score the framed card on the framed spots.</source>
        <translation>В этом раунде сыграй обведённую карту на обведённых клетках.</translation>
    </message>
    <message>
        <source>This house hardly matters. Build it out of the way, here for example.</source>
        <translation>Этот дом почти ничего не значит. Построй его в стороне, например здесь.</translation>
    </message>
    <message>
        <source>Send whoever was shoved to the framed house.</source>
        <translation>Отправь того, кого толкнули, на обведённый дом.</translation>
    </message>
    <message>
        <source>Build an orange house on the framed spot.</source>
        <translation>Построй оранжевый дом на обведённой клетке.</translation>
    </message>
    <message>
        <source>Build a violet house on the framed spot.</source>
        <translation>Построй фиолетовый дом на обведённой клетке.</translation>
    </message>
    <message>
        <source>Build a green house on the framed spot.</source>
        <translation>Построй зелёный дом на обведённой клетке.</translation>
    </message>
    <message>
        <source>Build a blue house on the framed spot.</source>
        <translation>Построй синий дом на обведённой клетке.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>very simple</source>
        <translation>очень простая</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>простая</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средняя</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>сложная</translation>
    </message>
    <message>
        <source>very difficult</source>
        <translation>очень сложная</translation>
    </message>
    <message numerus="yes">
        <source>Tries so far: %n</source>
        <translation>
            <numerusform>Попыток пока: %n</numerusform>
            <numerusform>Попыток пока: %n</numerusform>
            <numerusform>Попыток пока: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>С первой попытки</translation>
    </message>
    <message>
        <source>On try %1</source>
        <translation>На %1-й попытке</translation>
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
        <translation>Вечер выигрывает %1</translation>
    </message>
    <message>
        <source>The winners of the evening: %1</source>
        <translation>Вечер выигрывают %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of each game gets %n points, the next one fewer, and so on; whoever shares a place gets what it is worth.</source>
        <translation>
            <numerusform>Первое место в&#xa0;каждой партии даёт %n&#xa0;очко, следующее на одно меньше, и&#xa0;так далее; за общее место все получают поровну.</numerusform>
            <numerusform>Первое место в&#xa0;каждой партии даёт %n&#xa0;очка, следующее на одно меньше, и&#xa0;так далее; за общее место все получают поровну.</numerusform>
            <numerusform>Первое место в&#xa0;каждой партии даёт %n&#xa0;очков, следующее на одно меньше, и&#xa0;так далее; за общее место все получают поровну.</numerusform>
        </translation>
    </message>
    <message>
        <source>If points are equal, more games won decide.</source>
        <translation>При равенстве очков решает большее число выигранных партий.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Назад к полке</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Награды</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Сохранить как картинку</translation>
    </message>
    <message>
        <source>Plan another evening</source>
        <translation>Запланировать ещё один вечер</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Your cards are up. F5 reads them.</source>
        <translation>Твои карты открыты. F5 читает их.</translation>
    </message>
    <message>
        <source>Your cards lie face down again.</source>
        <translation>Твои карты снова лежат лицом вниз.</translation>
    </message>
    <message>
        <source>Read your hand (F5)</source>
        <translation>Прочитать твою руку (F5)</translation>
    </message>
    <message>
        <source>Read the board (F6)</source>
        <translation>Прочитать поле (F6)</translation>
    </message>
    <message>
        <source>Read what has changed since your last turn (F7)</source>
        <translation>Прочитать, что изменилось с твоего последнего хода (F7)</translation>
    </message>
    <message>
        <source>Read whose turn it is and what can be done (F8)</source>
        <translation>Прочитать, чей ход и что можно сделать (F8)</translation>
    </message>
    <message>
        <source>Turn your cards up or down (F9)</source>
        <translation>Открыть или закрыть свои карты (F9)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Подсказка: как пошёл бы сильный игрок? (F10)</translation>
    </message>
    <message>
        <source>Sounds off and on (F12)</source>
        <translation>Выключить или включить звуки (F12)</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Твоя рука пуста.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To hear them, press F9 and then F5.</source>
        <translation>Твои карты лежат лицом вниз. Чтобы услышать их, нажми F9, а потом F5.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Поле пусто.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Ничего не изменилось.</translation>
    </message>
    <message numerus="yes">
        <source>%n more; Tab takes you there</source>
        <translation>
            <numerusform>ещё %n, переход клавишей Tab</numerusform>
            <numerusform>ещё %n, переход клавишей Tab</numerusform>
            <numerusform>ещё %n, переход клавишей Tab</numerusform>
        </translation>
    </message>
    <message>
        <source>You can use: %1.</source>
        <translation>Можно использовать: %1.</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Reading the file: %1 of %2 moves</source>
        <translation>Чтение файла: ходов %1 из %2</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Открыть файл партии</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Wait a moment, the decision is up to: %1.</source>
        <translation>Подожди немного, сейчас решает: %1.</translation>
    </message>
    <message>
        <source>The game is over; the town can sleep again.</source>
        <translation>Игра окончена; городок снова может спать.</translation>
    </message>
    <message>
        <source>First put a disc on an action space; then the ghosts obey.</source>
        <translation>Сначала положи диск на поле действия — тогда привидения послушаются.</translation>
    </message>
    <message>
        <source>All your sections have acted or rested: end your turn.</source>
        <translation>Все твои секции уже действовали или отдыхали: закончи ход.</translation>
    </message>
    <message>
        <source>There is no such section on your board.</source>
        <translation>На твоём планшете нет такой секции.</translation>
    </message>
    <message>
        <source>This section has acted or rested in this turn already: %1.</source>
        <translation>У этой секции в этом ходу уже было действие или отдых: %1.</translation>
    </message>
    <message>
        <source>A disc lies on this action space; it is free again after a rest in its section.</source>
        <translation>На этом поле действия лежит диск; оно освободится, когда секция отдохнёт.</translation>
    </message>
    <message>
        <source>Your reserve is empty: let a section rest, and its discs come back.</source>
        <translation>Твой резерв пуст: дай секции отдохнуть, и её диски вернутся.</translation>
    </message>
    <message>
        <source>Before you end your turn, one section must act or rest: %1.</source>
        <translation>Чтобы закончить ход, нужно действие или отдых ещё одной секции: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Before you end your turn, %n sections must act or rest.</source>
        <translation>
            <numerusform>Чтобы закончить ход, нужно действие или отдых ещё %n секции.</numerusform>
            <numerusform>Чтобы закончить ход, нужно действие или отдых ещё %n секций.</numerusform>
            <numerusform>Чтобы закончить ход, нужно действие или отдых ещё %n секций.</numerusform>
        </translation>
    </message>
    <message>
        <source>First finish this action, or take it back with Esc: %1.</source>
        <translation>Сначала закончи это действие или отмени его клавишей Esc: %1.</translation>
    </message>
    <message>
        <source>First finish the roll: throw the dice, or be content with them.</source>
        <translation>Сначала закончи бросок: брось кубики или оставь то, что выпало.</translation>
    </message>
    <message>
        <source>First put the bonus into a slot, or do without it: %1.</source>
        <translation>Сначала положи бонус в ячейку или откажись от него: %1.</translation>
    </message>
    <message>
        <source>Blue ghosts are on their way: first choose a building with room for them.</source>
        <translation>Синие привидения уже в пути: сначала выбери здание, где для них есть место.</translation>
    </message>
    <message>
        <source>First decide which section rises to the new level (%1).</source>
        <translation>Сначала реши, какая секция поднимется до нового уровня (%1).</translation>
    </message>
    <message>
        <source>In the Master game a section must rise to the new level (%1).</source>
        <translation>В игре мастеров одна секция обязательно поднимается до нового уровня (%1).</translation>
    </message>
    <message>
        <source>Choose a section that is below the new level (%1).</source>
        <translation>Выбери секцию, которая ниже нового уровня (%1).</translation>
    </message>
    <message>
        <source>First pay for the card that you claim: %1.</source>
        <translation>Сначала заплати за карту, которую занимаешь: %1.</translation>
    </message>
    <message>
        <source>First take your reward, points or discs, for the card: %1.</source>
        <translation>Сначала возьми награду за карту, очки или диски: %1.</translation>
    </message>
    <message>
        <source>First choose an action space for the card you have called upon: %1.</source>
        <translation>Сначала выбери поле действия для карты, которую используешь: %1.</translation>
    </message>
    <message>
        <source>There is no bonus in this slot: move a ghost to a building with one.</source>
        <translation>В этой ячейке нет бонуса: перемести привидение в здание, где он есть.</translation>
    </message>
    <message>
        <source>A disc blocks this slot: choose another one.</source>
        <translation>Эту ячейку закрывает диск: выбери другую.</translation>
    </message>
    <message>
        <source>A bonus takes a disc from your reserve, and there is none: let a section rest.</source>
        <translation>Для бонуса нужен диск из резерва, а там пусто: дай секции отдохнуть.</translation>
    </message>
    <message>
        <source>There is no disc on your action spaces that could come back.</source>
        <translation>На твоих полях действий нет диска, который мог бы вернуться.</translation>
    </message>
    <message>
        <source>None of these is left in the supply: %1.</source>
        <translation>В запасе таких не осталось: %1.</translation>
    </message>
    <message>
        <source>No ghost in town can move: the buildings around are full.</source>
        <translation>Ни одно привидение в городке не может переместиться: здания вокруг заполнены.</translation>
    </message>
    <message>
        <source>There is no pair of one colour in a building with room and a third in the supply.</source>
        <translation>Нет такой пары одного цвета, чтобы в здании было место, а в запасе — третье привидение.</translation>
    </message>
    <message>
        <source>Claim this card first: its power is for those who are on it.</source>
        <translation>Сначала займи эту карту: её способность для тех, чей диск на ней лежит.</translation>
    </message>
    <message>
        <source>This card is counted when the game ends: %1.</source>
        <translation>Эта карта считается в конце игры: %1.</translation>
    </message>
    <message>
        <source>This card works by itself whenever it applies: %1.</source>
        <translation>Эта карта действует сама, когда нужно: %1.</translation>
    </message>
    <message>
        <source>This card offers itself when its moment has come: %1.</source>
        <translation>Эта карта сама предложит помощь, когда придёт её время: %1.</translation>
    </message>
    <message>
        <source>You have called upon this card in this turn already: %1.</source>
        <translation>В этом ходу эта карта уже использована: %1.</translation>
    </message>
    <message>
        <source>There is no action now for which this card would be of use: %1.</source>
        <translation>Сейчас нет действия, при котором эта карта пригодилась бы: %1.</translation>
    </message>
    <message>
        <source>This action space is free: the card is for one with a disc on it.</source>
        <translation>Это поле действия свободно: карта — для поля, на котором лежит диск.</translation>
    </message>
    <message>
        <source>No level is higher than red: use the card in another section.</source>
        <translation>Выше красного уровня нет: используй карту в другой секции.</translation>
    </message>
    <message>
        <source>The card would be wasted here: this action could do nothing more with the higher level (%1).</source>
        <translation>Здесь карта пропала бы зря: более высокий уровень (%1) ничего не добавит к этому действию.</translation>
    </message>
    <message>
        <source>All your sections are blue, and none can go lower.</source>
        <translation>Все твои секции синие, ниже опустить нельзя ни одну.</translation>
    </message>
    <message>
        <source>The supply has no token of the colour to which any of your sections would sink.</source>
        <translation>В запасе нет жетонов тех цветов, до которых опустились бы твои секции.</translation>
    </message>
    <message>
        <source>With your tokens and those in the supply, no swap is possible now.</source>
        <translation>С твоими жетонами и теми, что в запасе, сейчас ничего не обменять.</translation>
    </message>
    <message>
        <source>You have too few scares for any token that is in the supply.</source>
        <translation>Страхов не хватает ни на один жетон из тех, что есть в запасе.</translation>
    </message>
    <message>
        <source>Discs block all your slots: there is no place for a new bonus.</source>
        <translation>Диски закрывают все твои ячейки: новый бонус положить некуда.</translation>
    </message>
    <message>
        <source>All your sections are red, and none can go higher.</source>
        <translation>Все твои секции красные, выше поднять нельзя ни одну.</translation>
    </message>
    <message>
        <source>You have too few scares to lift any of your sections.</source>
        <translation>У тебя слишком мало страхов, чтобы поднять хоть одну секцию.</translation>
    </message>
    <message>
        <source>You have no token whose ghost is in the supply, or no building has room for it.</source>
        <translation>У тебя нет жетона, чьё привидение есть в запасе, или ни в одном здании нет для него места.</translation>
    </message>
    <message>
        <source>There are no two ghosts of different colours in different buildings.</source>
        <translation>Нет двух привидений разных цветов в разных зданиях.</translation>
    </message>
    <message>
        <source>This card is not in use in this game.</source>
        <translation>Эта карта в этой партии не участвует.</translation>
    </message>
    <message>
        <source>You are on this card already, and once is enough: %1.</source>
        <translation>Твой диск уже лежит на этой карте, и одного раза довольно: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens, and you have fewer.</source>
        <translation>
            <numerusform>Эта карта стоит тебе %n жетон, а у тебя меньше.</numerusform>
            <numerusform>Эта карта стоит тебе %n жетона, а у тебя меньше.</numerusform>
            <numerusform>Эта карта стоит тебе %n жетонов, а у тебя меньше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card costs you %n tokens of different colours, and you have fewer colours.</source>
        <translation>
            <numerusform>Эта карта стоит тебе %n жетон, а его у тебя нет.</numerusform>
            <numerusform>Эта карта стоит тебе %n жетона разных цветов, а столько разных у тебя нет.</numerusform>
            <numerusform>Эта карта стоит тебе %n жетонов разных цветов, а столько разных у тебя нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>A disc from your reserve or your board goes on the card, and you have none.</source>
        <translation>На карту кладут диск из резерва или с планшета, а у тебя нет ни одного.</translation>
    </message>
    <message>
        <source>This belongs to another lord: use what is on your own board.</source>
        <translation>Это принадлежит другому повелителю: бери то, что на твоём планшете.</translation>
    </message>
    <message>
        <source>A disc goes on an action space, to a bonus that you use, or on a card that you claim.</source>
        <translation>Диск кладут на поле действия, к бонусу, который используешь, или на карту, которую занимаешь.</translation>
    </message>
    <message>
        <source>This disc comes back when its section rests.</source>
        <translation>Этот диск вернётся, когда его секция отдохнёт.</translation>
    </message>
    <message>
        <source>A disc on a card stays there for good.</source>
        <translation>Диск на карте остаётся там до конца игры.</translation>
    </message>
    <message>
        <source>The discs at your slots come back at the end of the turn in which the third one gets there.</source>
        <translation>Диски у твоих ячеек вернутся в конце того хода, в котором туда ляжет третий.</translation>
    </message>
    <message>
        <source>Tokens buy cards: bring one to the card that you want to claim.</source>
        <translation>Жетонами платят за карты: перенеси жетон на карту, которую хочешь занять.</translation>
    </message>
    <message>
        <source>Bring your ghost to the foe that it is to attack.</source>
        <translation>Перенеси своё привидение на противника, на которого оно нападает.</translation>
    </message>
    <message>
        <source>Bring the ghost to the building where it is to go.</source>
        <translation>Перенеси привидение в здание, куда оно пойдёт.</translation>
    </message>
    <message>
        <source>A pumpkin goes on a haunting space of a building.</source>
        <translation>Тыкву ставят на поле для тыквы в здании.</translation>
    </message>
    <message>
        <source>A pumpkin stays where somebody has put it.</source>
        <translation>Поставленная тыква остаётся на своём месте.</translation>
    </message>
    <message>
        <source>To fetch a bonus, move a ghost to its building.</source>
        <translation>Чтобы забрать бонус, перемести привидение в его здание.</translation>
    </message>
    <message>
        <source>Nobody needs to lift the dice: they roll at the press of a button.</source>
        <translation>Поднимать кубики не нужно: они покатятся, когда нажмёшь кнопку.</translation>
    </message>
    <message>
        <source>Sections rise when you upgrade ghosts: begin with an action space.</source>
        <translation>Секции поднимаются, когда ты усиливаешь привидения: начни с поля действия.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The game is over here: go back to where you want to play on.</source>
        <translation>Здесь партия уже окончена: вернись туда, откуда хочешь играть дальше.</translation>
    </message>
    <message>
        <source>This game was begun under older rules: it can only be watched.</source>
        <translation>Эта партия начата по старым правилам: её можно только посмотреть.</translation>
    </message>
    <message>
        <source>The end · move %1 of %2</source>
        <translation>Конец · действие&#xa0;%1 из&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>The start · %n moves</source>
        <translation>
            <numerusform>Начало · %n&#xa0;действие</numerusform>
            <numerusform>Начало · %n&#xa0;действия</numerusform>
            <numerusform>Начало · %n&#xa0;действий</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Открыть все карты</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>What cost most?</source>
        <translation>Что обошлось дороже всего?</translation>
    </message>
    <message>
        <source>%1 · move %2 of %3</source>
        <extracomment>%1 is whose turn of which round it is: “Round 3 · Ada · move 40 of 88”</extracomment>
        <translation>%1 · действие %2 из %3</translation>
    </message>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Назад к началу хода</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На одно действие назад</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>На одно действие вперёд</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>К следующему ходу</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Назад к началу раунда</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>К следующему раунду</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Назад к игре</translation>
    </message>
</context>
<context>
    <name>RestInPeaceComputers</name>
    <message>
        <source>What a computer player sees: its own hand below, and of yours only the backs.</source>
        <translation>Что видит компьютерный игрок: внизу свою руку, а от твоей&#xa0;— только рубашки карт.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Easy&lt;/b&gt; follows its gut. It fights for every mansion alike, as long as staying does not cost too much, and never asks which mansion matters most. It plays its largest ghosts first, even where smaller ones would do. It is fond of &lt;a href=&quot;#RP-1.7&quot;&gt;putting good cards at round ten&lt;/a&gt;, and then misses them in the rounds before.</source>
        <translation>&lt;b&gt;Лёгкий&lt;/b&gt; уровень полагается на чутьё. Он одинаково бьётся за каждый особняк, пока остаться не слишком дорого, и не спрашивает себя, какой из них важнее. Первыми он играет самые большие привидения, даже там, где хватило бы меньших. Он любит &lt;a href=&quot;#RP-1.7&quot;&gt;откладывать хорошие карты на десятый раунд&lt;/a&gt;, а потом их не хватает в раундах до него.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normal&lt;/b&gt; thinks its own turn through to the end, but only along the two plans that look best at each step. It imagines a few ways in which the hidden cards could lie, and weighs what each plan would leave it with: mansions, ghosts, psychics and stakes. It does not think ahead to your answer.</source>
        <translation>&lt;b&gt;Обычный&lt;/b&gt; уровень продумывает свой ход до конца, но каждый раз лишь по двум планам, которые кажутся лучшими. Он представляет несколько раскладов скрытых карт и взвешивает, с чем его оставит каждый план: с какими особняками, привидениями, медиумами и отложенными картами. О твоём ответе он заранее не думает.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hard&lt;/b&gt; does think of your answer. It thinks its own turn through, and then what you would do best against it, with the hidden cards dealt differently again and again, always as they might really lie. Then it makes the move that has turned out best.</source>
        <translation>&lt;b&gt;Трудный&lt;/b&gt; уровень думает и о твоём ответе. Он продумывает свой ход до конца, а потом — что лучше всего сделать против него тебе, каждый раз иначе раздавая в уме скрытые карты, и всегда так, как они и правда могли бы лежать. А потом делает то, что показало себя лучше всего.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceIntroduction</name>
    <message>
        <source>Two ghost families want the same ten mansions, and in each of them only the stronger one can stay. Whoever leaves a mansion to the other gets a psychic instead, with an odd power for later.</source>
        <translation>Две семьи привидений хотят одни и те же десять особняков, и в&#xa0;каждом может остаться только та, что сильнее. Кто уступает особняк, получает взамен медиума с&#xa0;необычным умением на потом.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts in two families</source>
        <translation>
            <numerusform>%n привидение двух семей</numerusform>
            <numerusform>%n привидения двух семей</numerusform>
            <numerusform>%n привидений двух семей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n psychics</source>
        <translation>
            <numerusform>%n медиум</numerusform>
            <numerusform>%n медиума</numerusform>
            <numerusform>%n медиумов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n усадьба</numerusform>
            <numerusform>%n усадьбы</numerusform>
            <numerusform>%n усадеб</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n замок</numerusform>
            <numerusform>%n замка</numerusform>
            <numerusform>%n замков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestInPeaceMinds</name>
    <message>
        <source>%1 to %2 is enough to stay.</source>
        <translation>%1:%2 — этого хватает, чтобы остаться.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 is enough to stay; %n ghosts stay in hand.</source>
        <translation>
            <numerusform>%1:%2 — этого хватает, чтобы остаться; в руке остаётся %n привидение.</numerusform>
            <numerusform>%1:%2 — этого хватает, чтобы остаться; в руке остаются %n привидения.</numerusform>
            <numerusform>%1:%2 — этого хватает, чтобы остаться; в руке остаётся %n привидений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; the cards are better kept for later rounds.</source>
        <translation>
            <numerusform>Чтобы остаться, не хватает %n силы; карты лучше приберечь для следующих раундов.</numerusform>
            <numerusform>Чтобы остаться, не хватает %n силы; карты лучше приберечь для следующих раундов.</numerusform>
            <numerusform>Чтобы остаться, не хватает %n силы; карты лучше приберечь для следующих раундов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; these cards cannot reach it.</source>
        <translation>
            <numerusform>Чтобы остаться, не хватает %n силы; этими картами её не набрать.</numerusform>
            <numerusform>Чтобы остаться, не хватает %n силы; этими картами её не набрать.</numerusform>
            <numerusform>Чтобы остаться, не хватает %n силы; этими картами её не набрать.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stays %1 to %2; staying takes %n more.</source>
        <translation>
            <numerusform>Остаётся %1:%2; чтобы не уйти, нужно ещё %n.</numerusform>
            <numerusform>Остаётся %1:%2; чтобы не уйти, нужно ещё %n.</numerusform>
            <numerusform>Остаётся %1:%2; чтобы не уйти, нужно ещё %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 becomes %3 to %4; staying still takes %n more.</source>
        <translation>
            <numerusform>Было %1:%2, становится %3:%4; чтобы остаться, нужно ещё %n.</numerusform>
            <numerusform>Было %1:%2, становится %3:%4; чтобы остаться, нужно ещё %n.</numerusform>
            <numerusform>Было %1:%2, становится %3:%4; чтобы остаться, нужно ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes it %1 to %2 at round ten.</source>
        <translation>В десятом раунде становится %1:%2.</translation>
    </message>
    <message numerus="yes">
        <source>Chance picks a ghost of %1 to %2; staying takes %n more strength.</source>
        <translation>
            <numerusform>Случай выберет привидение с номиналом от %1 до %2; чтобы остаться, не хватает %n силы.</numerusform>
            <numerusform>Случай выберет привидение с номиналом от %1 до %2; чтобы остаться, не хватает %n силы.</numerusform>
            <numerusform>Случай выберет привидение с номиналом от %1 до %2; чтобы остаться, не хватает %n силы.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ghost of %1 is given up for it.</source>
        <translation>За это отдаётся привидение с номиналом %1.</translation>
    </message>
    <message>
        <source>Only a ghost of %1 is given up; none here is smaller.</source>
        <translation>Отдаётся всего лишь привидение с номиналом %1; меньшего здесь нет.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back, to be played once more.</source>
        <translation>Возвращается привидение с номиналом %1: его можно сыграть ещё раз.</translation>
    </message>
    <message>
        <source>A ghost of %1 comes back; none there is larger.</source>
        <translation>Возвращается привидение с номиналом %1; большего там нет.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing goes to round ten: all %n cards are kept for now.</source>
        <translation>
            <numerusform>На десятый раунд ничего не откладывается: пока остаётся %n карта.</numerusform>
            <numerusform>На десятый раунд ничего не откладывается: пока остаются все %n карты.</numerusform>
            <numerusform>На десятый раунд ничего не откладывается: пока остаются все %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; without it this mansion wins the rival the game.</source>
        <translation>
            <numerusform>Чтобы остаться, не хватает %n силы; иначе этот особняк принесёт победу в партии сопернику.</numerusform>
            <numerusform>Чтобы остаться, не хватает %n силы; иначе этот особняк принесёт победу в партии сопернику.</numerusform>
            <numerusform>Чтобы остаться, не хватает %n силы; иначе этот особняк принесёт победу в партии сопернику.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying takes %n more strength; only round ten comes after this one, and it matters more.</source>
        <translation>
            <numerusform>Чтобы остаться, не хватает %n силы; дальше только десятый раунд, и он важнее.</numerusform>
            <numerusform>Чтобы остаться, не хватает %n силы; дальше только десятый раунд, и он важнее.</numerusform>
            <numerusform>Чтобы остаться, не хватает %n силы; дальше только десятый раунд, и он важнее.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: this mansion would win the game.</source>
        <translation>Было %1:%2, становится %3:%4, достаточно, чтобы остаться: этот особняк принёс бы победу в партии.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay: otherwise this mansion wins the rival the game.</source>
        <translation>Было %1:%2, становится %3:%4, достаточно, чтобы остаться: иначе этот особняк принесёт победу в партии сопернику.</translation>
    </message>
    <message>
        <source>%1 to %2 becomes %3 to %4, enough to stay.</source>
        <translation>Было %1:%2, становится %3:%4, достаточно, чтобы остаться.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghosts are to follow: %1.</source>
        <extracomment>%1 are the values of the ghosts, one after the other.</extracomment>
        <translation>
            <numerusform>За ним пойдёт ещё %n привидение: %1.</numerusform>
            <numerusform>За ним пойдут ещё %n привидения: %1.</numerusform>
            <numerusform>За ним пойдёт ещё %n привидений: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the smallest ghost; larger ones stay in hand.</source>
        <translation>Это наименьшее привидение; большие остаются в руке.</translation>
    </message>
    <message>
        <source>No smaller ghost would be enough.</source>
        <translation>Меньшего привидения не хватило бы.</translation>
    </message>
    <message>
        <source>A smaller ghost would do, but the rival would have less to beat.</source>
        <translation>Хватило бы и меньшего привидения, но тогда сопернику было бы легче превзойти эту силу.</translation>
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
        <translation>Силы уже хватало; теперь сопернику будет труднее её превзойти.</translation>
    </message>
    <message>
        <source>Only round ten is left, and there this ghost adds its %1.</source>
        <translation>Остался только десятый раунд, и там это привидение добавит свои %1.</translation>
    </message>
    <message>
        <source>This ghost of %1, the smallest in hand, waits for round ten.</source>
        <translation>Это привидение с номиналом %1, наименьшее в руке, будет ждать десятого раунда.</translation>
    </message>
    <message>
        <source>This ghost adds its %1 at round ten.</source>
        <translation>В десятом раунде это привидение добавит свои %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a psychic&apos;s name, %2 the sentence that says what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chance picks a ghost of %1 to %2.</source>
        <translation>Случай выберет привидение с номиналом от %1 до %2.</translation>
    </message>
    <message>
        <source>At round ten this psychic fights, too: %1.</source>
        <translation>В десятом раунде будет сражаться и этот медиум: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten: %1.</source>
        <translation>Этот медиум в десятом раунде ничего не делает: %1.</translation>
    </message>
    <message>
        <source>%1 Leaving brings the psychic: %2.</source>
        <extracomment>%1 is a whole sentence on why to leave the round, %2 a psychic&apos;s name.</extracomment>
        <translation>%1 А ушедшему достанется медиум: %2.</translation>
    </message>
</context>
<context>
    <name>RestInPeacePsychics</name>
    <message>
        <source>The psychics</source>
        <translation>Медиумы</translation>
    </message>
    <message>
        <source>These are all the psychics, by number. The nine starters have no level; the others have a level from 1 to 4.</source>
        <translation>Вот все медиумы по номерам. У девяти начальных медиумов уровня нет; у остальных есть уровень от 1 до 4.</translation>
    </message>
    <message>
        <source>The nine starters</source>
        <translation>Девять начальных медиумов</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Уровень %1</translation>
    </message>
    <message>
        <source>A psychic whose effect cannot happen may be put at round ten, but it may not be played in a round. So nobody wastes one by accident. This is what they need:</source>
        <translation>Медиума, чей эффект не может сработать, можно отложить на десятый раунд, но нельзя сыграть в раунде. Так никто не потратит его по ошибке. Вот что им нужно:</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>%1: привидение в твоей колоде.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost in your rival’s hand.</source>
        <translation>%1 и %2: привидение в руке соперника.</translation>
    </message>
    <message>
        <source>%1: a card of your rival in this round.</source>
        <translation>%1: карта соперника в этом раунде.</translation>
    </message>
    <message>
        <source>%1: a ghost in your deck or in your hand.</source>
        <translation>%1: привидение в твоей колоде или в руке.</translation>
    </message>
    <message>
        <source>%1: a ghost on each side of this round.</source>
        <translation>%1: привидение на каждой стороне этого раунда.</translation>
    </message>
    <message>
        <source>%1 and %2: a ghost on your side of an earlier round.</source>
        <translation>%1 и %2: привидение на твоей стороне в одном из прежних раундов.</translation>
    </message>
    <message>
        <source>%1: a ghost of your rival in this round with a printed value of 3 or less.</source>
        <translation>%1: привидение соперника с номиналом 3 или меньше в этом раунде.</translation>
    </message>
    <message>
        <source>All other effects always happen. Only one psychic can never be played in a round: %1.</source>
        <translation>Все остальные эффекты срабатывают всегда. Только одного медиума нельзя сыграть ни в одном раунде: %1.</translation>
    </message>
    <message>
        <source>This psychic does nothing at &lt;a href=&quot;#RP-2.5&quot;&gt;round ten&lt;/a&gt;.</source>
        <translation>В &lt;a href=&quot;#RP-2.5&quot;&gt;десятом раунде&lt;/a&gt; этот медиум ничего не делает.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (starter)</source>
        <extracomment>%1 is the number of a psychic, %2 its name.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (начальный медиум)</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1. %2&lt;/b&gt; (level %3)</source>
        <extracomment>%1 is the number of a psychic, %2 its name, %3 its level.</extracomment>
        <translation>&lt;b&gt;%1. %2&lt;/b&gt; (уровень %3)</translation>
    </message>
    <message>
        <source>A ghost counts for the side where it lies now. A lasting effect stays with the player who played it, even if its card moves.</source>
        <translation>Привидение считается на той стороне, где лежит сейчас. Длительный эффект остаётся у того, кто сыграл медиума, даже если сама карта переходит на другую сторону.</translation>
    </message>
    <message>
        <source>Any ghost that lies on your side there will do, of either family. Psychics that are ghosts are included.</source>
        <translation>Подходит любое привидение, которое лежит там на твоей стороне, из любой семьи. Медиумы-привидения тоже подходят.</translation>
    </message>
    <message>
        <source>“Played” means what &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt; says: ghosts that come into the round by psychics %1 are not played.</source>
        <translation>«Сыграть» понимается так, как сказано в &lt;a href=&quot;#RP-1.1&quot;&gt;RP-1.1&lt;/a&gt;: привидения, попавшие в раунд благодаря медиумам с номерами %1, не считаются сыгранными.</translation>
    </message>
    <message>
        <source>If your rival has no ghost in hand when the next card is played, they play freely, and the effect is spent.</source>
        <translation>Если к этому моменту привидений в руке у соперника нет, он играет карту свободно, а эффект всё равно израсходован.</translation>
    </message>
    <message>
        <source>What a discarded psychic has already done stays done. Discarded cards lie open for both of you.</source>
        <translation>Что сброшенный медиум уже сделал, то сделано. Сброшенные карты лежат открыто для вас обоих.</translation>
    </message>
    <message>
        <source>Then −2 is its printed value.</source>
        <translation>Тогда −2 и есть его номинал.</translation>
    </message>
    <message>
        <source>Your rival may not play a first card if no second one could follow it, and may not end a turn after exactly one card.</source>
        <translation>Сопернику нельзя сыграть первую карту, если за ней не может последовать вторая, и нельзя закончить ход, сыграв ровно одну.</translation>
    </message>
    <message>
        <source>Its value is fixed when it is played, and it keeps this value. 0 is an even value.</source>
        <translation>Номинал определяется в тот момент, когда медиума играют, и больше не меняется. 0 — чётный номинал.</translation>
    </message>
    <message>
        <source>You draw as far as your deck goes. The card that you discard is always a ghost.</source>
        <translation>Если в колоде не хватает привидений, бери сколько есть. Сбрасывают всегда привидение.</translation>
    </message>
    <message>
        <source>They may still put a psychic at round ten: that is not playing it.</source>
        <translation>Отложить медиума на десятый раунд сопернику по-прежнему можно: отложить — не значит сыграть.</translation>
    </message>
    <message>
        <source>“Strongest” means: it counts most before the doubling. If several count the same, it is one that does not count 0 in the end.</source>
        <translation>«Сильнейшее» — то, которое до удвоения считается за наибольшее число. Если таких несколько, удваивается то, которое в итоге не считается за 0.</translation>
    </message>
    <message>
        <source>This number is then its printed value.</source>
        <translation>Это число тогда и есть его номинал.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceRulebook</name>
    <message>
        <source>The story and the aim</source>
        <translation>О чём игра и как победить</translation>
    </message>
    <message>
        <source>Two ghost families live next door to each other, and neither can stand the other. Now ten mansions are empty, and both families would love to haunt them.</source>
        <translation>Две семьи привидений живут по соседству и терпеть друг друга не могут. А тут опустели десять особняков, и обе семьи мечтают там завестись.</translation>
    </message>
    <message>
        <source>Rest in Peace is a duel for two. You lead one family, and your rival leads the other. In each round you fight for one mansion.</source>
        <translation>«Покойся с миром» — дуэль для двоих. Ты ведёшь одну семью, соперник — другую. В каждом раунде вы боретесь за один особняк.</translation>
    </message>
    <message>
        <source>You take turns and play cards, each on your own side of the mansion. If you are not stronger than your rival at the end of your turn, you leave, and your rival takes the mansion.</source>
        <translation>Вы ходите по очереди и играете карты, каждый на свою сторону особняка. Если в конце своего хода ты не сильнее соперника, ты уходишь, и особняк достаётся ему.</translation>
    </message>
    <message>
        <source>But a lost round has its comforts: the psychic of the round comes to help you, and you may put a card aside for round ten, the last of all.</source>
        <translation>Но и в проигранном раунде есть утешение: медиум этого раунда приходит тебе на помощь, и можно отложить карту на десятый раунд — самый последний.</translation>
    </message>
    <message>
        <source>You win as soon as you hold &lt;b&gt;four manors&lt;/b&gt; or &lt;b&gt;three castles&lt;/b&gt;. If nobody gets that far, round ten decides.</source>
        <translation>Ты побеждаешь, как только у тебя есть &lt;b&gt;четыре усадьбы&lt;/b&gt; или &lt;b&gt;три замка&lt;/b&gt;. Если это никому не удаётся, всё решает десятый раунд.</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Что лежит на столе</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two families of ghosts&lt;/b&gt;, with 21 cards each: six ghosts of 1, five of 2, four of 3, three of 4, two of 5 and one of 6. One family has the sign of the leaf, the other the sign of the bow, and both wear the colour of their player.</source>
        <translation>&lt;b&gt;Две семьи привидений&lt;/b&gt;, по 21 карте в каждой: шесть привидений с номиналом 1, пять&#xa0;— с номиналом 2, четыре&#xa0;— с номиналом 3, три&#xa0;— с номиналом 4, два&#xa0;— с номиналом 5 и одно&#xa0;— с номиналом 6. Знак одной семьи&#xa0;— лист, знак другой&#xa0;— бант, и каждая семья носит цвет своего игрока.</translation>
    </message>
    <message>
        <source>The number on a ghost is its &lt;b&gt;printed value&lt;/b&gt;. Even ghosts carry a bat, odd ghosts carry a snake.</source>
        <translation>Число на привидении — это его &lt;b&gt;номинал&lt;/b&gt;. На чётных привидениях есть летучая мышь, на нечётных — змея.</translation>
    </message>
    <message>
        <source>&lt;b&gt;29 psychics&lt;/b&gt;, each with an effect of its own. Numbers 1 to 9 are the starters. Numbers 10 to 29 have a level from 1 to 4. &lt;a href=&quot;#RP-4&quot;&gt;A chapter of its own&lt;/a&gt; lists them all.</source>
        <translation>&lt;b&gt;29 медиумов&lt;/b&gt;, и у каждого свой эффект. Номера с 1 по 9 — начальные медиумы. У номеров с 10 по 29 есть уровень от 1 до 4. Обо всех рассказывает &lt;a href=&quot;#RP-4&quot;&gt;отдельная глава&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Two psychics. The number is at the top, stars show the level, and a few words say what the psychic does. The right one is a ghost: a circle shows its value.</source>
        <translation>Два медиума. Вверху — номер, звёзды показывают уровень, а короткая надпись — что делает медиум. Справа — медиум-привидение: его номинал показан в кружке.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ten mansions&lt;/b&gt;: six manors and four castles.</source>
        <translation>&lt;b&gt;Десять особняков&lt;/b&gt;: шесть усадеб и четыре замка.</translation>
    </message>
    <message>
        <source>On the left a manor, on the right a castle.</source>
        <translation>Слева усадьба, справа замок.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The line&lt;/b&gt; runs across the table. It shows the rounds in their order: a psychic and a mansion for each of rounds 1 to 9, and at its end the card of round ten with the last mansion.</source>
        <translation>&lt;b&gt;Ряд&lt;/b&gt; тянется через весь стол. Он показывает раунды по порядку: по медиуму и особняку на каждый раунд с первого по девятый, а в конце — карта десятого раунда с последним особняком.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your side&lt;/b&gt; of a round is where you play your cards. The psychics that you have taken lie face up &lt;b&gt;in front of you&lt;/b&gt;. Your &lt;b&gt;hand&lt;/b&gt; holds the ghosts that you have drawn, your &lt;b&gt;deck&lt;/b&gt; those still to come. Cards that are out of the game lie open on the &lt;b&gt;discard pile&lt;/b&gt;.</source>
        <translation>&lt;b&gt;Твоя сторона&lt;/b&gt; раунда — это место для карт, которые ты играешь. Полученные медиумы лежат &lt;b&gt;перед тобой&lt;/b&gt; лицом вверх. В &lt;b&gt;руке&lt;/b&gt; ты держишь взятые привидения, в &lt;b&gt;колоде&lt;/b&gt; ждут остальные. Карты, которые выбыли из игры, лежат открыто в &lt;b&gt;сбросе&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>The program sets everything up for you. This is how it does so, and what you can agree on beforehand.</source>
        <translation>Программа раскладывает всё сама. Вот как она это делает и о чём можно договориться заранее.</translation>
    </message>
    <message>
        <source>Nine psychics, drawn by chance, lie face up in a line, one for each of rounds 1 to 9. The card of round ten ends the line. The other psychics are out of the game. Before the game you agree on who takes part: only the starters, or also the psychics up to level 1, up to level 2, up to level 3, or all of them.</source>
        <translation>Девять медиумов, которых выбирает случай, лежат в ряд лицом вверх, по одному на каждый раунд с первого по девятый. Ряд замыкает карта десятого раунда. Остальные медиумы в партии не участвуют. Перед партией вы договариваетесь, из кого выбирать: только из начальных медиумов, ещё и из медиумов до уровня 1, до уровня 2, до уровня 3 или из всех.</translation>
    </message>
    <message>
        <source>Chance deals the ten mansions face up, one to each card of the line.</source>
        <translation>Случай раздаёт десять особняков лицом вверх, по одному к каждой карте ряда.</translation>
    </message>
    <message>
        <source>The line at the start: nine psychics and the card of round ten, each with a mansion.</source>
        <translation>Ряд в начале партии: девять медиумов и карта десятого раунда, у каждой карты свой особняк.</translation>
    </message>
    <message>
        <source>Each of you shuffles the deck of your family and draws 5 ghosts. They are your hand, and your rival does not see them.</source>
        <translation>Каждый тасует колоду своей семьи и берёт 5 привидений. Это его рука, и соперник её не видит.</translation>
    </message>
    <message>
        <source>Whoever saw a ghost last is the first player; before the game you can also choose somebody, or let lots decide.</source>
        <translation>Первый игрок — тот, кто последним видел привидение; перед игрой можно и просто кого-нибудь выбрать или положиться на жребий.</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;training game&lt;/b&gt; only the nine starters take part. They lie face down, and the first three are turned up. After each round one more is turned up. This is a good way to play for the first time.</source>
        <translation>В &lt;b&gt;обучающей партии&lt;/b&gt; участвуют только девять начальных медиумов. Они лежат лицом вниз, и первых трёх открывают. После каждого раунда открывают ещё одного. Так удобно играть в первый раз.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Rounds 1 to 9 follow the line, and each is a fight for one mansion. You and your rival take turns: in your turn you play cards, and then you &lt;a href=&quot;#RP-1-stay&quot;&gt;stay or leave&lt;/a&gt;. When one of you leaves, the round is over.</source>
        <translation>Раунды с первого по девятый идут вдоль ряда, и каждый — это борьба за один особняк. Вы с соперником ходите по очереди: в свой ход ты играешь карты, а затем &lt;a href=&quot;#RP-1-stay&quot;&gt;остаёшься или уходишь&lt;/a&gt;. Когда кто-то уходит, раунд окончен.</translation>
    </message>
    <message>
        <source>In your turn play as many cards as you like, or none: ghosts from your hand and psychics that lie in front of you, in any mix. They go to your side of this round’s mansion. Cards that you have played lie open until the end of the game and never come back, unless a card says so.</source>
        <translation>В свой ход сыграй сколько угодно карт или ни одной: привидения из руки и медиумов, которые лежат перед тобой, в любом сочетании. Они ложатся на твою сторону особняка этого раунда. Сыгранные карты лежат открыто до конца партии и никогда не возвращаются, если только карта не говорит иначе.</translation>
    </message>
    <message>
        <source>The effect of a psychic happens at once. If it is a lasting effect, it lasts until the round ends. It covers cards that were played before the psychic and cards that are played after it.</source>
        <translation>Эффект медиума срабатывает сразу. Длительный эффект действует до конца раунда. Он касается и карт, сыгранных до этого медиума, и карт, сыгранных после него.</translation>
    </message>
    <message>
        <source>If an effect asks you to choose something, you choose before you do anything else.</source>
        <translation>Если эффект велит что-то выбрать, сначала сделай выбор, а потом всё остальное.</translation>
    </message>
    <message>
        <source>A round in progress. The cards of each family lie on its own side, and the shields show the strengths. Here the leaf family leads by 9 to 8.</source>
        <translation>Раунд в разгаре. Карты каждой семьи лежат на её стороне, а щиты показывают силу. Здесь семья листа ведёт со счётом 9:8.</translation>
    </message>
    <message>
        <source>Staying and leaving</source>
        <translation>Остаться или уйти</translation>
    </message>
    <message>
        <source>At the end of your turn your &lt;a href=&quot;#RP-3&quot;&gt;strength&lt;/a&gt; must be higher than your rival’s, by at least 1. Then you stay, and it is your rival’s turn. If it is not higher, you leave, and the round is lost. A tie is not enough.</source>
        <translation>В конце твоего хода твоя &lt;a href=&quot;#RP-3&quot;&gt;сила&lt;/a&gt; должна быть больше силы соперника хотя бы на 1. Тогда ты остаёшься, и ходит соперник. Если она не больше, ты уходишь, и раунд проигран. Ничьей недостаточно.</translation>
    </message>
    <message>
        <source>You may leave without playing a single card, even as the first player of the round.</source>
        <translation>Можно уйти, не сыграв ни одной карты, даже если ты начинаешь раунд.</translation>
    </message>
    <message>
        <source>Leaving in time can be clever. You save your ghosts for a mansion that you want more, you get a psychic, and you may put a card at round ten.</source>
        <translation>Вовремя уйти — тоже хитрость. Ты бережёшь привидения для особняка, который тебе нужнее, получаешь медиума и можешь отложить карту на десятый раунд.</translation>
    </message>
    <message>
        <source>Only one psychic makes a tie enough to stay: %1.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>Остаться при ничьей помогает только один медиум: %1.</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>После раунда</translation>
    </message>
    <message>
        <source>The winner takes the mansion. The loser takes the psychic of this round and lays it face up in front of them: it can be played in later rounds.</source>
        <translation>Победитель забирает особняк. Проигравший берёт медиума этого раунда и кладёт его перед собой лицом вверх: его можно сыграть в одном из следующих раундов.</translation>
    </message>
    <message>
        <source>If the winner now holds four manors or three castles, the game is over (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). Otherwise it goes on.</source>
        <translation>Если у победителя теперь четыре усадьбы или три замка, партия окончена (&lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;). Если нет, она продолжается.</translation>
    </message>
    <message>
        <source>Each of you draws 2 ghosts, as far as your deck goes. Five ghosts at the start and two after each of eight rounds make 21, so your deck is empty after the draw of round 8 at the latest.</source>
        <translation>Каждый берёт 2 привидения, а если в колоде их меньше — сколько есть. Пять привидений в начале и по два после каждого из восьми раундов — это 21, так что колода пустеет самое позднее после восьмого раунда.</translation>
    </message>
    <message>
        <source>Then the loser may put one card face down at round ten: a ghost from hand or a psychic that lies in front of them, even the one just taken. This card is a &lt;b&gt;stake&lt;/b&gt;. Its owner may look at it, the rival may not. After round 9 a card can be put there too.</source>
        <translation>Затем проигравший может отложить на десятый раунд одну карту лицом вниз: привидение из руки или медиума, который лежит перед ним, даже только что полученного. Это &lt;b&gt;отложенная карта&lt;/b&gt;. Владелец может на неё смотреть, соперник — нет. После девятого раунда тоже можно отложить карту.</translation>
    </message>
    <message>
        <source>The winner starts the next round.</source>
        <translation>Победитель начинает следующий раунд.</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Десятый раунд</translation>
    </message>
    <message>
        <source>In round ten nobody plays cards from hand. Only what you have put there in the rounds before fights for the last mansion.</source>
        <translation>В десятом раунде никто не играет карты из руки. За последний особняк борется только то, что вы отложили в прежних раундах.</translation>
    </message>
    <message>
        <source>After round 9 both of you reveal your stakes. Whoever has the higher strength takes the tenth mansion. Then &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; is checked.</source>
        <translation>После девятого раунда вы оба открываете отложенные карты. У кого сила больше, тот забирает десятый особняк. Затем проверяют правило &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The revealed psychics take effect by turns. The winner of round 9 starts, and the psychics of each player follow in the order in which they were put there. Every psychic takes its turn; its owner makes the choices, and they are compulsory. A psychic that was discarded before its turn does nothing. Psychics with these numbers do nothing at round ten: %1. Nobody’s hand is seen there either: %2 is just a ghost.</source>
        <extracomment>%1 is a list of numbers, %2 is the name of a psychic.</extracomment>
        <translation>Эффекты открытых медиумов срабатывают по очереди: то у одного игрока, то у другого. Начинает победитель девятого раунда, а медиумы каждого игрока идут в том порядке, в котором их отложили. Черёд доходит до каждого медиума; выбор делает его владелец, и отказаться от выбора нельзя. Медиум, которого сбросили до его очереди, ничего не делает. Медиумы с этими номерами в десятом раунде ничего не делают: %1. Чужую руку там тоже никто не видит: %2 — просто привидение.</translation>
    </message>
    <message>
        <source>On the right round ten, before it begins. You see the faces of your own stakes, and a lock tells you that your rival does not. Of your rival’s stakes you see only the backs.</source>
        <translation>Справа — десятый раунд, который ещё не начался. Свои отложенные карты ты видишь, а замочек напоминает, что соперник их не видит. У отложенных карт соперника тебе видны только рубашки.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Кто побеждает</translation>
    </message>
    <message>
        <source>Whoever holds four manors or three castles wins the game at once.</source>
        <translation>У кого есть четыре усадьбы или три замка, тот сразу побеждает.</translation>
    </message>
    <message>
        <source>If nobody has won by &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt; after round ten, the winner of round ten wins the game.</source>
        <translation>Если после десятого раунда никто не победил по правилу &lt;a href=&quot;#RP-2.1&quot;&gt;RP-2.1&lt;/a&gt;, побеждает тот, кто выиграл десятый раунд.</translation>
    </message>
    <message>
        <source>If round ten is tied, nobody takes its mansion, and whoever holds more mansions wins the game. Nine mansions can never be split evenly, so the game does not end in a draw.</source>
        <translation>Если в десятом раунде ничья, его особняк не достаётся никому, а побеждает тот, у кого больше особняков. Девять особняков поровну не разделить, поэтому партия не может закончиться вничью.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceStrength</name>
    <message>
        <source>Strength, card by card</source>
        <translation>Сила, карта за картой</translation>
    </message>
    <message>
        <source>“Is a ghost of 3” means: this psychic counts as a ghost with the printed value 3 in every respect. The same goes for other numbers. All other psychics have no value.</source>
        <translation>«Это привидение с номиналом 3» значит: этот медиум во всём считается привидением с номиналом 3. То же верно и для других чисел. У всех остальных медиумов номинала нет.</translation>
    </message>
    <message>
        <source>Whether a ghost is even or odd, whether it has a twin, whether it is one of the ghosts an effect speaks of: its printed value decides, whatever it counts at the moment.</source>
        <translation>Чётное ли привидение, есть ли у него близнец, касается ли его эффект — всё это решает номинал, за сколько бы оно сейчас ни считалось.</translation>
    </message>
    <message>
        <source>Your strength is the sum of your cards in this round. Each ghost is counted in these steps, in this order. A step with a psychic is left out unless its effect lasts now and is meant for your side.</source>
        <translation>Твоя сила — это сумма твоих карт в этом раунде. Каждое привидение считают по этим шагам, в таком порядке. Шаг с медиумом пропускают, если его эффект сейчас не действует или не касается твоей стороны.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; A ghost counts its printed value.</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Привидение считается за свой номинал.</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; %1: a ghost counts 7 minus its printed value.</source>
        <extracomment>%1 is the name of a psychic, as in the next lines.</extracomment>
        <translation>&lt;b&gt;2.&lt;/b&gt; %1: привидение считается так: 7 минус номинал.</translation>
    </message>
    <message>
        <source>&lt;b&gt;3.&lt;/b&gt; %1: a ghost with a printed 5 or 6 counts as 1.</source>
        <translation>&lt;b&gt;3.&lt;/b&gt; %1: привидение с номиналом 5 или 6 считается за 1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4.&lt;/b&gt; %1: an even ghost counts 1 more. %2: an odd ghost counts 1 more.</source>
        <translation>&lt;b&gt;4.&lt;/b&gt; %1: чётное привидение получает +1. %2: нечётное привидение получает +1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;5.&lt;/b&gt; %1: a ghost with the named printed value counts 2 more.</source>
        <translation>&lt;b&gt;5.&lt;/b&gt; %1: привидение с названным номиналом получает +2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;6.&lt;/b&gt; %1: a ghost that has a twin counts 1 more.</source>
        <translation>&lt;b&gt;6.&lt;/b&gt; %1: привидение, у которого есть близнец, получает +1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;7.&lt;/b&gt; %1: the strongest ghost counts twice.</source>
        <translation>&lt;b&gt;7.&lt;/b&gt; %1: сильнейшее привидение считается дважды.</translation>
    </message>
    <message>
        <source>&lt;b&gt;8.&lt;/b&gt; %1: a ghost with a printed 1 or 2 counts 0 after all.</source>
        <translation>&lt;b&gt;8.&lt;/b&gt; %1: привидение с номиналом 1 или 2 в итоге считается за 0.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A whole round.&lt;/b&gt; The leaf family starts with a 2. The bow family plays two ghosts of 2 and has 4. Leaf adds a 5 and has 7. Bow adds a 4 and has 8. Leaf adds two ghosts of 1 and has 9. Now Bow plays a psychic: %1. All three ghosts of Bow are even, so each counts 1 more, and Bow has 11. Leaf leaves.</source>
        <extracomment>%1 is the name of a psychic.</extracomment>
        <translation>&lt;b&gt;Целый раунд.&lt;/b&gt; Семья листа начинает с двойки. Семья банта играет две двойки, и у неё 4. Лист добавляет пятёрку, и у него 7. Бант добавляет четвёрку, и у него 8. Лист добавляет две единицы, и у него 9. Теперь бант играет медиума: %1. Все три привидения банта чётные, каждое получает +1, и у банта 11. Лист уходит.</translation>
    </message>
    <message>
        <source>Bow’s side at the end of this round. The cards lie in a fan, the last one on top. The orange chips show what the ghosts count now: 3, 3 and 5.</source>
        <translation>Сторона банта в конце этого раунда. Карты лежат веером, последняя сверху. Оранжевые фишки показывают, за сколько сейчас считаются привидения: за 3, 3 и 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A shrunken ghost.&lt;/b&gt; Your rival has played a psychic: %1. So your ghost of 5 counts as 1. Now you play one too: %2. The printed 5 is odd, so your ghost counts 1 + 1 = 2.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Уменьшенное привидение.&lt;/b&gt; Соперник играет медиума: %1. Теперь твоё привидение с номиналом 5 считается за 1. Ты тоже играешь медиума: %2. Номинал 5 нечётный, поэтому твоё привидение считается за 1 + 1 = 2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Twins and an echo.&lt;/b&gt; You have two ghosts of 3 and one of 4, and you play two psychics. %1: each 3 has a twin and counts 4. %2: one of the three ghosts counts twice. Your strength is 8 + 4 + 4 = 16.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Близнецы и эхо.&lt;/b&gt; У тебя два привидения с номиналом 3 и одно с номиналом 4, и ты играешь двух медиумов. %1: у каждой тройки есть близнец, и она считается за 4. %2: одно из трёх привидений считается дважды. Твоя сила: 8 + 4 + 4 = 16.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upside down.&lt;/b&gt; You have a ghost of 1 and a ghost of 6, and you play a psychic: %1. The 1 counts 6 now, and the 6 counts 1. Then your rival plays a psychic: %2. The 1 counts 0 in the end, because its printed value decides. The 6 still counts 1.</source>
        <extracomment>%1 and %2 are names of psychics.</extracomment>
        <translation>&lt;b&gt;Вверх тормашками.&lt;/b&gt; У тебя привидение с номиналом 1 и привидение с номиналом 6, и ты играешь медиума: %1. Теперь единица считается за 6, а шестёрка — за 1. Затем соперник играет медиума: %2. В итоге единица считается за 0, потому что решает номинал. Шестёрка по-прежнему считается за 1.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceTable</name>
    <message>
        <source>How to use the table</source>
        <translation>Как пользоваться столом</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the mouse.&lt;/b&gt; Drag a ghost from your hand, or a psychic that lies in front of you, to your side of the current round, or click it and then click the place. When you lift a card, the places where it may go light up.</source>
        <translation>&lt;b&gt;Мышью.&lt;/b&gt; Перетащи привидение из руки или медиума, который лежит перед тобой, на свою сторону текущего раунда, или сначала щёлкни по карте, а потом по месту. Когда поднимаешь карту, подсвечиваются места, куда её можно положить.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If something is not allowed&lt;/b&gt;, the card glides back, and a short note says why and links to the rule.</source>
        <translation>&lt;b&gt;Если так нельзя&lt;/b&gt;, карта плавно возвращается на место, а короткая подсказка объясняет причину и даёт ссылку на правило.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your place.&lt;/b&gt; The near side is yours, whichever family you lead: the table turns round for whoever has to decide. Each round has its column: the current one is the widest, and those that are over are narrow. A psychic too small for words shows its number and its picture; point at it to read what it does.</source>
        <translation>&lt;b&gt;Твоё место.&lt;/b&gt; Ближняя сторона всегда твоя, какая бы семья тебе ни досталась: стол поворачивается к тому, кто сейчас решает. У каждого раунда свой столбец: текущий&#xa0;— самый широкий, а завершённые узкие. Медиум, который слишком мал для слов, показывает номер и рисунок; наведи на него указатель, чтобы прочитать, что он делает.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength.&lt;/b&gt; The shields in a column show both strengths. Point at a side, and you see how its strength comes about, card by card. An orange chip on a card shows what it counts, if that is not its printed value. Where there are too many cards for a fan, each becomes a tab with its value.</source>
        <translation>&lt;b&gt;Сила.&lt;/b&gt; Щиты в столбце показывают силу обеих сторон. Наведи указатель на сторону и увидишь, из чего складывается её сила, карта за картой. Оранжевая фишка на карте показывает, за сколько она считается, если это не её номинал. Где карт слишком много для веера, каждая становится закладкой со своим номиналом.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Putting a card at round ten.&lt;/b&gt; After a round that you lost, drag a card to your side of the last column, or press the big button if you want to put none there. You always see the faces of your own stakes.</source>
        <translation>&lt;b&gt;Как отложить карту на десятый раунд.&lt;/b&gt; После проигранного раунда перетащи карту на свою сторону последнего столбца или нажми большую кнопку, если откладывать ничего не хочешь. Свои отложенные карты ты видишь всегда.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The dial.&lt;/b&gt; If you have to name a value, a dial with the numbers 1 to 6 appears. Press the number that you want, there or on the keyboard.</source>
        <translation>&lt;b&gt;Диск.&lt;/b&gt; Если нужно назвать номинал, появляется диск с числами от 1 до 6. Нажми нужное число на диске или на клавиатуре.</translation>
    </message>
    <message>
        <source>The dial: press a number to name this value.</source>
        <translation>Диск: нажми число, чтобы назвать этот номинал.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Looking through your deck.&lt;/b&gt; Your deck is spread out before you, sorted by value, so that its order stays a secret. Press the ghost that you want; the others are shuffled.</source>
        <translation>&lt;b&gt;Как просмотреть колоду.&lt;/b&gt; Твоя колода раскладывается перед тобой по номиналам, так что порядок карт в ней остаётся тайной. Нажми на нужное привидение; остальные тасуются.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The unseen hand.&lt;/b&gt; When chance picks a ghost from a hand, an unseen hand draws it and holds it up for both of you. If chance picks your next card, press the button with the unseen hand. You may also end your turn instead.</source>
        <translation>&lt;b&gt;Невидимая рука.&lt;/b&gt; Когда случай выбирает привидение из чьей-то руки, невидимая рука вытягивает его и показывает вам обоим. Если случай выбирает твою следующую карту, нажми кнопку с невидимой рукой. А можно вместо этого закончить ход.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round ten&lt;/b&gt; plays almost by itself. The stakes are turned up one by one, then the psychics take their turns, and the table waits only where somebody has to choose. The hands are not needed any more and lie face down. At the end of the game hands and stakes are laid open.</source>
        <translation>&lt;b&gt;Десятый раунд&lt;/b&gt; проходит почти сам. Отложенные карты открываются одна за другой, потом наступает черёд медиумов, и стол ждёт, только когда кому-то нужно сделать выбор. Карты в руках больше не нужны и лежат лицом вниз. В конце партии карты в руках и отложенные карты открываются.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking cards back.&lt;/b&gt; Drag a card that you have played in this turn back to where it came from. &lt;b&gt;Ctrl+Z&lt;/b&gt; takes your last move back, and &lt;b&gt;Ctrl+Y&lt;/b&gt; plays it again. You cannot go back past a moment when somebody learned something, such as a newly drawn ghost, nor past the decision of your rival.</source>
        <translation>&lt;b&gt;Как забрать карту.&lt;/b&gt; Карту, сыгранную в этом ходу, перетащи обратно туда, откуда она пришла. &lt;b&gt;Ctrl+Z&lt;/b&gt; отменяет последнее действие, а &lt;b&gt;Ctrl+Y&lt;/b&gt; повторяет его. Нельзя отступить дальше того момента, когда кто-то узнал что-то новое, например взял привидение, и нельзя отменить решение соперника.</translation>
    </message>
    <message>
        <source>&lt;b&gt;With the keyboard.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; and the &lt;b&gt;arrow keys&lt;/b&gt; walk from card to card and from place to place. &lt;b&gt;Enter&lt;/b&gt; lifts a card and drops it, or presses it. &lt;b&gt;Esc&lt;/b&gt; cancels. &lt;b&gt;Space&lt;/b&gt; presses the big button. &lt;b&gt;F1&lt;/b&gt; opens this rulebook. The mouse wheel or &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; look closer or farther, &lt;b&gt;0&lt;/b&gt; shows the whole table. &lt;b&gt;F11&lt;/b&gt; fills the screen.</source>
        <translation>&lt;b&gt;Клавиатурой.&lt;/b&gt; &lt;b&gt;Tab&lt;/b&gt; и &lt;b&gt;клавиши со стрелками&lt;/b&gt; ведут от карты к карте и от места к месту. &lt;b&gt;Enter&lt;/b&gt; поднимает карту и кладёт её или нажимает на неё. &lt;b&gt;Esc&lt;/b&gt; отменяет. &lt;b&gt;Пробел&lt;/b&gt; нажимает большую кнопку. &lt;b&gt;F1&lt;/b&gt; открывает эти правила. Колесо мыши или &lt;b&gt;+&lt;/b&gt; и &lt;b&gt;−&lt;/b&gt; приближают и отдаляют, &lt;b&gt;0&lt;/b&gt; показывает весь стол. &lt;b&gt;F11&lt;/b&gt; разворачивает окно на весь экран.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ending your turn.&lt;/b&gt; The big button ends your turn and says beforehand what that means: it is green if you stay, and dark if you leave. If you are about to leave although your cards, face up, would be enough to stay, the table asks you first.</source>
        <translation>&lt;b&gt;Как закончить ход.&lt;/b&gt; Большая кнопка заканчивает твой ход и заранее говорит, что это значит: она зелёная, если ты остаёшься, и тёмная, если уходишь. Если твои карты лежат лицом вверх, и их хватит, чтобы остаться, а ты собираешься уйти, стол сначала переспросит.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choosing.&lt;/b&gt; If a psychic asks you to choose a card, the cards that you can choose light up. Press one of them, or drag it to where it goes. Out of a hand that lies face down, pull the card that you mean.</source>
        <translation>&lt;b&gt;Выбор.&lt;/b&gt; Если медиум просит выбрать карту, подсвечиваются карты, которые можно выбрать. Нажми на одну из них или перетащи её туда, куда она пойдёт. Из руки, что лежит лицом вниз, нужную карту просто вытащи.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If only one card can be chosen&lt;/b&gt;, and everybody can see that, the table chooses it for you; the log tells it. In the settings you can switch that off.</source>
        <translation>&lt;b&gt;Если можно выбрать только одну карту&lt;/b&gt;, и это видно всем, стол выбирает её за тебя, а журнал об этом сообщает. В настройках это можно отключить.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden cards.&lt;/b&gt; Your cards lie face down, so that nobody has to look away. Press on them and hold, or hold the key that is shown on them, and you see them as long as you hold. In the settings you can have a curtain fall between turns instead, or play with cards face up. Whoever looks through their deck, or has just got to see the hand of their rival, looks alone: a curtain falls first.</source>
        <translation>&lt;b&gt;Скрытые карты.&lt;/b&gt; Твои карты лежат лицом вниз, так что никому не нужно отворачиваться. Прижми их и держи или удерживай клавишу, которая на них показана, — и видишь их, пока держишь. В настройках можно вместо этого опускать занавес между ходами или играть с картами лицом вверх. Кто просматривает свою колоду или только что получает возможность видеть руку соперника, смотрит без свидетелей: сначала опускается занавес.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your game is kept&lt;/b&gt; after every move. Leave whenever you like: it waits on the shelf, and there you can also save it as a file.</source>
        <translation>&lt;b&gt;Партия сохраняется&lt;/b&gt; после каждого действия. Выходи когда угодно: она подождёт на полке, и там же её можно сохранить в файл.</translation>
    </message>
    <message>
        <source>Rulings at this table</source>
        <translation>Решения этого стола</translation>
    </message>
    <message>
        <source>A ruling is a decision of this table. We made one wherever the rules of the original game that we know say nothing. These are all the rulings, with the reason for each, so that you can tell them from the other rules.</source>
        <translation>Решение стола — это то, что мы решили сами. Мы делали это там, где известные нам правила оригинальной игры молчат. Вот все такие решения и причина каждого из них, чтобы их можно было отличить от остальных правил.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: If round ten is tied, nobody takes its mansion, because neither family was stronger. The original rules mention a draw; here it cannot happen.</source>
        <translation>&lt;a href=&quot;#RP-2.4&quot;&gt;RP-2.4&lt;/a&gt;: Если в десятом раунде ничья, его особняк не достаётся никому, ведь ни одна семья не была сильнее. Правила оригинала упоминают и ничью во всей партии; здесь её не бывает.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: At round ten psychics take effect by turns, because many effects depend on what happened before. The winner of round 9 starts, as the winner starts every round. Choices are compulsory, so that there is nothing to argue about. Effects on hands, decks and turns do nothing there, because these play no part in round ten.</source>
        <translation>&lt;a href=&quot;#RP-2.5&quot;&gt;RP-2.5&lt;/a&gt;: В десятом раунде эффекты медиумов срабатывают по очереди, потому что многие из них зависят от того, что было раньше. Начинает победитель девятого раунда: победитель ведь начинает каждый раунд. Отказаться от выбора нельзя, чтобы не о чем было спорить. Эффекты, которые касаются рук, колод и ходов, ничего не делают, потому что в десятом раунде ни руки, ни колоды, ни ходы роли не играют.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4&quot;&gt;The psychics&lt;/a&gt;: We do not have the sheet that describes them. Numbers 1 to 14 have the effects of the published game, as far as they are publicly known, in our words. The effects of these numbers are ours: %1. All names are ours too.</source>
        <extracomment>%1 is a list of numbers.</extracomment>
        <translation>&lt;a href=&quot;#RP-4&quot;&gt;Медиумы&lt;/a&gt;: Листа, где они описаны, у нас нет. У номеров с 1 по 14 эффекты те же, что в изданной игре, насколько о них известно всем, но изложены нашими словами. Эффекты этих номеров придумали мы: %1. Все имена тоже наши.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: Without a ghost in hand there is nothing to draw, so the next card is played freely. It still uses the effect up, so nobody has to keep it in mind.</source>
        <translation>&lt;a href=&quot;#RP-4.6&quot;&gt;RP-4.6&lt;/a&gt;: Если привидений в руке нет, вытягивать нечего, и следующую карту играют свободно. Эффект при этом всё равно израсходован, и никому не нужно держать его в голове.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: The effect of a discarded psychic ends, because the card is gone. Discarded cards lie open, so that both of you know what is gone.</source>
        <translation>&lt;a href=&quot;#RP-4.11&quot;&gt;RP-4.11&lt;/a&gt;: Эффект сброшенного медиума прекращается, потому что карты больше нет. Сброшенные карты лежат открыто, чтобы вы оба знали, что выбыло.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: What such a ghost is worth at round ten is its printed value there. So every other effect knows how to treat it. The castles are those of the side where it lies.</source>
        <translation>&lt;a href=&quot;#RP-4.13&quot;&gt;RP-4.13&lt;/a&gt;, &lt;a href=&quot;#RP-4.29&quot;&gt;RP-4.29&lt;/a&gt;: Число, за которое такое привидение считается в десятом раунде, и есть там его номинал. Так любому другому эффекту понятно, что с ним делать. Замки считают у той стороны, где оно лежит.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: A first card is refused if no second one could follow it. So nobody gets stuck in the middle of a turn.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;: Первую карту сыграть нельзя, если за ней не может последовать вторая. Так никто не застрянет посреди хода.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: Only cards that you play yourself are “played”. A ghost that an effect brings into the round is not.</source>
        <translation>&lt;a href=&quot;#RP-4.14&quot;&gt;RP-4.14&lt;/a&gt;, &lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: «Сыграны» только те карты, которые играет сам игрок. Привидение, попавшее в раунд из-за эффекта, сыгранным не считается.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: The value is fixed when the psychic is played, so it does not change behind your back. At round ten it is that of the last ghost your rival put there. 0 is even, as in arithmetic.</source>
        <translation>&lt;a href=&quot;#RP-4.15&quot;&gt;RP-4.15&lt;/a&gt;: Номинал определяется, когда медиума играют, и потом не изменится за твоей спиной. В десятом раунде это номинал последнего привидения, которое отложил соперник. 0 — чётный, как в арифметике.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: You draw as far as the deck goes, as after a round. The discarded card is a ghost, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.16&quot;&gt;RP-4.16&lt;/a&gt;: Если в колоде не хватает привидений, берут сколько есть, как и после раунда. Сбрасывают привидение, потому что медиумов в руке не бывает.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: A moved ghost counts for its new side. Lasting effects stay with whoever played them, so nobody loses what they have paid a card for.</source>
        <translation>&lt;a href=&quot;#RP-4.17&quot;&gt;RP-4.17&lt;/a&gt;, &lt;a href=&quot;#RP-4.25&quot;&gt;RP-4.25&lt;/a&gt;: Перешедшее привидение считается на новой стороне. Длительные эффекты остаются у того, кто их сыграл, чтобы никто не терял то, за что отдал карту.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: Psychics that are ghosts are kept out too, because they are psychics all the same. Putting a card at round ten is not playing it.</source>
        <translation>&lt;a href=&quot;#RP-4.18&quot;&gt;RP-4.18&lt;/a&gt;: Медиумов-привидений это тоже касается, ведь они всё равно медиумы. Отложить карту на десятый раунд — не значит её сыграть.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: Only one ghost counts twice, the highest before doubling. Among equals it is one that counts: twice 0 would help nobody.</source>
        <translation>&lt;a href=&quot;#RP-4.20&quot;&gt;RP-4.20&lt;/a&gt;: Дважды считается только одно привидение — сильнейшее до удвоения. Из равных это то, которое идёт в счёт: дважды 0 никому не поможет.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: Your ghosts are those on your side, whichever family they come from. A psychic that is a ghost comes back in front of you, because psychics are never in your hand.</source>
        <translation>&lt;a href=&quot;#RP-4.21&quot;&gt;RP-4.21&lt;/a&gt;, &lt;a href=&quot;#RP-4.27&quot;&gt;RP-4.27&lt;/a&gt;: Твои привидения — те, что лежат на твоей стороне, из какой бы семьи они ни были. Медиум-привидение возвращается на место перед тобой, потому что медиумов в руке не бывает.</translation>
    </message>
</context>
<context>
    <name>RestInPeaceVoice</name>
    <message>
        <source>No. %1: %2, level %3</source>
        <translation>№&#xa0;%1: %2, уровень %3</translation>
    </message>
    <message>
        <source>No. %1: %2, starter</source>
        <translation>№&#xa0;%1: %2, начальный медиум</translation>
    </message>
    <message>
        <source>Wait a moment, it is the turn of: %1.</source>
        <translation>Погоди немного, сейчас ходит %1.</translation>
    </message>
    <message>
        <source>The game is over; the winner is known.</source>
        <translation>Игра окончена; победитель известен.</translation>
    </message>
    <message>
        <source>You play ghosts from your hand and psychics that lie in front of you.</source>
        <translation>Ты играешь привидения из своей руки и медиумов, которые лежат перед тобой.</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Сейчас выбирать нечего.</translation>
    </message>
    <message>
        <source>The round is over: put a card at round ten, or press the big button to put none.</source>
        <translation>Раунд окончен: отложи карту на десятый раунд или нажми большую кнопку, чтобы не откладывать.</translation>
    </message>
    <message>
        <source>Cards go to round ten after a round, when its loser may put one there.</source>
        <translation>Отложить карту на десятый раунд может только проигравший — когда раунд окончен.</translation>
    </message>
    <message>
        <source>You are hypnotised: chance picks the next ghost. Let the unseen hand play it, or end your turn.</source>
        <translation>Ты под гипнозом: следующее привидение выбирает случай. Дай сыграть невидимой руке или закончи ход.</translation>
    </message>
    <message>
        <source>The Late Guest counts in round ten only; put it there after losing a round.</source>
        <translation>Запоздалый гость считается только в десятом раунде; отложи его, когда проиграешь раунд.</translation>
    </message>
    <message>
        <source>The Sceptic keeps your psychics out of this round; play ghosts.</source>
        <translation>Скептик не пускает твоих медиумов в этот раунд; играй привидения.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card, and no second one could follow this.</source>
        <translation>Сваха не терпит одиноких карт, а за этой не сможет последовать вторая.</translation>
    </message>
    <message>
        <source>The Matchmaker allows no single card: play another one, or take this one back.</source>
        <translation>Сваха не терпит одиноких карт: сыграй ещё одну или забери эту обратно.</translation>
    </message>
    <message>
        <source>The Summoner needs a deck to look through, and yours is empty.</source>
        <translation>Призывателю нужна колода, а твоя пуста.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost in your rival’s hand, and there is none.</source>
        <translation>Этому медиуму нужно привидение в руке соперника, а его там нет.</translation>
    </message>
    <message>
        <source>The Exorcist needs a card of your rival’s in this round, and there is none.</source>
        <translation>Экзорцисту нужна карта соперника в этом раунде, а её нет.</translation>
    </message>
    <message>
        <source>The Fortune Teller needs a deck or a hand, and both of yours are empty.</source>
        <translation>Гадалке нужна колода или рука, а у тебя пусто и там и там.</translation>
    </message>
    <message>
        <source>The Changeling needs a ghost on each side of this round.</source>
        <translation>Подменышу нужно по привидению на каждой стороне этого раунда.</translation>
    </message>
    <message>
        <source>This psychic needs a ghost on your side of an earlier round, and there is none.</source>
        <translation>Этому медиуму нужно привидение на твоей стороне в одном из прежних раундов, а его нет.</translation>
    </message>
    <message>
        <source>The Piper needs a rival’s ghost of 3 or less in this round, and there is none.</source>
        <translation>Дудочнику нужно в этом раунде привидение соперника с номиналом 3 или меньше, а такого нет.</translation>
    </message>
    <message>
        <source>Cards are played to your own side of this round’s mansion: the lit column, below.</source>
        <translation>Играй карты на свою сторону особняка этого раунда: в подсвеченный столбец, внизу.</translation>
    </message>
    <message>
        <source>What was played stays where it lies to the end of the game.</source>
        <translation>Сыгранные карты остаются на месте до конца партии.</translation>
    </message>
    <message>
        <source>Two ghosts are drawn from the deck after each round.</source>
        <translation>Из колоды берут по два привидения после каждого раунда.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 играет: %2.</translation>
    </message>
    <message>
        <source>An unseen hand plays for %1: %2.</source>
        <translation>%1 под гипнозом, невидимая рука играет: %2.</translation>
    </message>
    <message>
        <source>It goes to whoever loses this round, to be played from the next round on.</source>
        <translation>Достанется тому, кто проиграет этот раунд; сыграть его можно со следующего раунда.</translation>
    </message>
    <message>
        <source>Psychic: for the loser, from the next round on</source>
        <translation>Медиум: проигравшему, со следующего раунда</translation>
    </message>
    <message>
        <source>Psychic: from the next round on</source>
        <translation>Медиум: со&#xa0;следующего раунда</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %1, cards left: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Колода: %1, осталось карт: %n</numerusform>
            <numerusform>Колода: %1, осталось карт: %n</numerusform>
            <numerusform>Колода: %1, осталось карт: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %1, cards: %n</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>Сброс: %1, карт: %n</numerusform>
            <numerusform>Сброс: %1, карт: %n</numerusform>
            <numerusform>Сброс: %1, карт: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sees the rival’s hand.</source>
        <translation>%1 видит руку соперника.</translation>
    </message>
    <message>
        <source>%1 takes out of the deck: %2.</source>
        <translation>%1 достаёт из колоды: %2.</translation>
    </message>
    <message>
        <source>%1 names the value %2.</source>
        <translation>%1 называет номинал %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <translation>%1 сбрасывает: %2.</translation>
    </message>
    <message>
        <source>%1 loses from the hand: %2.</source>
        <translation>%1 теряет из руки: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n ghosts.</source>
        <translation>
            <numerusform>%1 берёт %n привидение.</numerusform>
            <numerusform>%1 берёт %n привидения.</numerusform>
            <numerusform>%1 берёт %n привидений.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges: gives %2, gets %3.</source>
        <translation>%1 меняется: отдаёт — %2, получает — %3.</translation>
    </message>
    <message>
        <source>%1 lures over: %2.</source>
        <translation>%1 переманивает: %2.</translation>
    </message>
    <message>
        <source>%1 takes back from round %2: %3.</source>
        <translation>%1 возвращает себе из раунда %2: %3.</translation>
    </message>
    <message>
        <source>%1 brings over from round %2: %3.</source>
        <translation>%1 переносит сюда из раунда %2: %3.</translation>
    </message>
    <message>
        <source>%1 stays, %2 to %3.</source>
        <translation>%1 остаётся, %2:%3.</translation>
    </message>
    <message>
        <source>%1 leaves, %2 to %3.</source>
        <translation>%1 уходит, %2:%3.</translation>
    </message>
    <message>
        <source>%1 takes the psychic: %2.</source>
        <translation>%1 берёт медиума: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card at round ten.</source>
        <translation>%1 откладывает карту на десятый раунд.</translation>
    </message>
    <message>
        <source>%1 puts at round ten: %2.</source>
        <translation>%1 откладывает на десятый раунд: %2.</translation>
    </message>
    <message>
        <source>%1 puts nothing at round ten.</source>
        <translation>%1 ничего не откладывает на десятый раунд.</translation>
    </message>
    <message>
        <source>The line shows its next psychic: %1.</source>
        <translation>В ряду открывается следующий медиум: %1.</translation>
    </message>
    <message>
        <source>%1 shows: %2.</source>
        <translation>%1 открывает: %2.</translation>
    </message>
    <message>
        <source>It takes effect: %1.</source>
        <translation>Эффект срабатывает: %1.</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>скрытая карта</translation>
    </message>
    <message>
        <source>%1 takes a castle.</source>
        <translation>%1 забирает замок.</translation>
    </message>
    <message>
        <source>%1 takes a manor.</source>
        <translation>%1 забирает усадьбу.</translation>
    </message>
    <message>
        <source>%1 has four manors and wins.</source>
        <translation>%1 собирает четыре усадьбы и побеждает.</translation>
    </message>
    <message>
        <source>%1 has three castles and wins.</source>
        <translation>%1 собирает три замка и побеждает.</translation>
    </message>
    <message>
        <source>%1 wins round ten, and with it the game.</source>
        <translation>%1 выигрывает десятый раунд, а с ним и партию.</translation>
    </message>
    <message>
        <source>Round ten is tied; %1 has more mansions and wins.</source>
        <translation>В десятом раунде ничья; побеждает %1: особняков больше.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Сыграть</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Отложить</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Десятый раунд</translation>
    </message>
    <message>
        <source>The mansions are at rest</source>
        <translation>Особняки обрели покой</translation>
    </message>
    <message>
        <source>Round ten · %1</source>
        <translation>Десятый раунд · %1</translation>
    </message>
    <message>
        <source>Round %1 of 10 · %2</source>
        <translation>Раунд %1 из 10 · %2</translation>
    </message>
    <message>
        <source>The fight for the ten mansions is decided.</source>
        <translation>Борьба за десять особняков закончена.</translation>
    </message>
    <message>
        <source>An unseen hand draws a card.</source>
        <translation>Невидимая рука вытягивает карту.</translation>
    </message>
    <message>
        <source>What was put at round ten is turned up and counted.</source>
        <translation>Карты, отложенные на десятый раунд, открываются и подсчитываются.</translation>
    </message>
    <message>
        <source>That is enough: end your turn, or play more cards.</source>
        <translation>Этого хватает: закончи ход или играй ещё.</translation>
    </message>
    <message>
        <source>Play cards to the lit column, below. To stay you need more than %1.</source>
        <translation>Играй карты в подсвеченный столбец, внизу. Чтобы остаться, нужно&#xa0;больше&#xa0;%1.</translation>
    </message>
    <message>
        <source>Put no more there</source>
        <translation>Больше не откладывать</translation>
    </message>
    <message>
        <source>End turn and stay</source>
        <translation>Закончить ход и остаться</translation>
    </message>
    <message>
        <source>Leave and lose the round</source>
        <translation>Уйти и проиграть раунд</translation>
    </message>
    <message>
        <source>Leave this round? Your cards would be enough to stay.</source>
        <translation>Уйти из раунда? Твоих карт хватит, чтобы остаться.</translation>
    </message>
    <message>
        <source>Let the unseen hand play</source>
        <translation>Пусть играет невидимая рука</translation>
    </message>
    <message>
        <source>Key: Space</source>
        <translation>Клавиша: пробел</translation>
    </message>
    <message>
        <source>Hidden ghost</source>
        <translation>Скрытое привидение</translation>
    </message>
    <message>
        <source>Hidden psychic</source>
        <translation>Скрытый медиум</translation>
    </message>
    <message>
        <source>%1, odd: the snake</source>
        <translation>%1, нечётное: змея</translation>
    </message>
    <message>
        <source>%1, even: the bat</source>
        <translation>%1, чётное: летучая мышь</translation>
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
        <translation>В десятом раунде эффекта нет.</translation>
    </message>
    <message>
        <source>First make the choice that your psychic waits for: %1.</source>
        <translation>Сначала сделай выбор, которого ждёт твой медиум: %1.</translation>
    </message>
    <message>
        <source>Nobody is hypnotised: play a card of your own choice.</source>
        <translation>Гипноза нет: сыграй карту по своему выбору.</translation>
    </message>
    <message>
        <source>Your card goes to your own side of round ten: the last column, below.</source>
        <translation>Отложи карту на свою сторону десятого раунда: в последний столбец, внизу.</translation>
    </message>
    <message>
        <source>What was put at round ten stays there.</source>
        <translation>Что отложено на десятый раунд, там и остаётся.</translation>
    </message>
    <message>
        <source>The mansion of a round goes to whoever wins it, the psychic to whoever loses it.</source>
        <translation>Особняк достаётся тому, кто выиграет раунд, а медиум — тому, кто проиграет.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message>
        <source>No effect at round ten: %1.</source>
        <translation>В десятом раунде эффекта нет: %1.</translation>
    </message>
    <message>
        <source>Round ten is counted. %1: %2, %3: %4.</source>
        <translation>Итог десятого раунда. %1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>лист %1</translation>
    </message>
    <message>
        <source>bow %1</source>
        <translation>бант %1</translation>
    </message>
    <message>
        <source>%1 wins round %2</source>
        <translation>%1 выигрывает раунд %2</translation>
    </message>
    <message>
        <source>Castles: %1 of 3</source>
        <translation>Замки: %1 из 3</translation>
    </message>
    <message>
        <source>Manors: %1 of 4</source>
        <translation>Усадьбы: %1 из 4</translation>
    </message>
    <message>
        <source>Round ten</source>
        <comment>step</comment>
        <translation>Раунд 10</translation>
    </message>
    <message>
        <source>The round is lost. You may put up to two cards face down at round ten: only such cards fight there.</source>
        <translation>Раунд проигран. Можно отложить до двух карт лицом вниз: в&#xa0;десятом раунде борются только такие.</translation>
    </message>
    <message>
        <source>You may put a second card at round ten, the last column.</source>
        <translation>На десятый раунд, в последний столбец, можно отложить и вторую карту.</translation>
    </message>
    <message>
        <source>The round is lost. It is the last chance to put a card face down at round ten: only such cards fight there.</source>
        <translation>Раунд проигран. Последний шанс отложить карту лицом вниз: в&#xa0;десятом раунде борются только такие.</translation>
    </message>
    <message>
        <source>The round is lost. You may put a card face down at round ten, the last column: only such cards fight there.</source>
        <translation>Раунд проигран. Можно отложить карту лицом вниз: в&#xa0;десятом раунде борются только такие карты.</translation>
    </message>
    <message>
        <source>%1: chance plays your next card. To stay you need more than %2.</source>
        <translation>%1: твою следующую карту играет случай. Чтобы остаться, нужно&#xa0;больше&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1: play another card, or take this one back.</source>
        <translation>%1: сыграй ещё одну карту или забери эту обратно.</translation>
    </message>
    <message>
        <source>%1: play two cards or more, or none. To stay you need more than %2.</source>
        <translation>%1: сыграй две карты и больше — или ни одной. Чтобы остаться, нужно&#xa0;больше&#xa0;%2.</translation>
    </message>
    <message>
        <source>That is a tie, and a tie is not enough: you need more than %1.</source>
        <translation>Это ничья, а ничьей недостаточно: нужно&#xa0;больше&#xa0;%1.</translation>
    </message>
    <message>
        <source>Four manors or three castles win. Play cards to the lit column, below: to stay you need more than %1.</source>
        <translation>Цель — 4&#xa0;усадьбы или 3&#xa0;замка. Играй карты в подсвеченный столбец: чтобы остаться, нужно&#xa0;больше&#xa0;%1.</translation>
    </message>
    <message>
        <source>Keep my cards</source>
        <translation>Оставить карты себе</translation>
    </message>
    <message>
        <source>Leave and lose the game</source>
        <translation>Уйти и проиграть партию</translation>
    </message>
    <message>
        <source>Leave this round? It would decide the game for your rival.</source>
        <translation>Уйти из раунда? Партию выиграет соперник.</translation>
    </message>
    <message>
        <source>This psychic does nothing at round ten. Put it there all the same?</source>
        <translation>В десятом раунде этот медиум ничего не делает. Всё равно отложить?</translation>
    </message>
    <message>
        <source>Then it is the turn of: %1</source>
        <translation>Затем ходит %1</translation>
    </message>
    <message>
        <source>%1 takes the manor, you take the psychic: %2</source>
        <translation>%1 забирает усадьбу, ты берёшь медиума: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle, you take the psychic: %2</source>
        <translation>%1 забирает замок, ты берёшь медиума: %2</translation>
    </message>
    <message>
        <source>%1 takes the manor and the psychic: %2</source>
        <translation>%1 забирает и усадьбу, и медиума: %2</translation>
    </message>
    <message>
        <source>%1 takes the castle and the psychic: %2</source>
        <translation>%1 забирает и замок, и медиума: %2</translation>
    </message>
    <message>
        <source>Leaf ghost of %1</source>
        <translation>Привидение %1 с листом</translation>
    </message>
    <message>
        <source>Bow ghost of %1</source>
        <translation>Привидение %1 с бантом</translation>
    </message>
    <message numerus="yes">
        <source>Each family has %n of them.</source>
        <translation>
            <numerusform>В каждой семье такое %n.</numerusform>
            <numerusform>В каждой семье таких %n.</numerusform>
            <numerusform>В каждой семье таких %n.</numerusform>
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
        <translation>В конце раунда было %1.</translation>
    </message>
    <message numerus="yes">
        <source>Cards face down at round ten: %n</source>
        <translation>
            <numerusform>Карты лицом вниз в десятом раунде: %n</numerusform>
            <numerusform>Карты лицом вниз в десятом раунде: %n</numerusform>
            <numerusform>Карты лицом вниз в десятом раунде: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Замок</translation>
    </message>
    <message>
        <source>Manor</source>
        <translation>Усадьба</translation>
    </message>
    <message>
        <source>It goes to whoever wins this round.</source>
        <translation>Достанется тому, кто выиграет этот раунд.</translation>
    </message>
    <message>
        <source>This mansion would win the game for: %1</source>
        <translation>Победа в партии с этим особняком: %1</translation>
    </message>
    <message>
        <source>Castle: three of them win the game at once</source>
        <translation>Замок: три замка — и сразу победа</translation>
    </message>
    <message>
        <source>Manor: four of them win the game at once</source>
        <translation>Усадьба: четыре усадьбы — и сразу победа</translation>
    </message>
    <message>
        <source>Round %1, side of %2</source>
        <translation>Раунд %1, сторона: %2</translation>
    </message>
    <message>
        <source>Mansion of this round: %1</source>
        <translation>Особняк этого раунда: %1</translation>
    </message>
    <message>
        <source>Psychic of this round: %1</source>
        <translation>Медиум этого раунда: %1</translation>
    </message>
    <message>
        <source>Round ten: what the losers put here is turned up at the end</source>
        <translation>Десятый раунд: карты, отложенные проигравшими, откроются в конце</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Round %1, won by %2</source>
        <translation>Раунд %1, победа: %2</translation>
    </message>
    <message>
        <source>Round ten is tied: its mansion stays empty</source>
        <translation>В десятом раунде ничья: особняк остаётся пустым</translation>
    </message>
    <message>
        <source>Psychics: %1</source>
        <translation>Медиумы: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Рука: %1</translation>
    </message>
    <message>
        <source>After each round both players draw 2 ghosts, as long as there are any.</source>
        <translation>После каждого раунда оба игрока берут по 2 привидения, пока они есть.</translation>
    </message>
    <message numerus="yes">
        <source>%1, cards in hand: %n</source>
        <translation>
            <numerusform>%1, карт в руке: %n</numerusform>
            <numerusform>%1, карт в руке: %n</numerusform>
            <numerusform>%1, карт в руке: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, manors: %2 of 4, castles: %3 of 3</source>
        <translation>%1, усадьбы: %2 из 4, замки: %3 из 3</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Номинал %1</translation>
    </message>
    <message>
        <source>The card that an unseen hand has drawn</source>
        <translation>Карта, которую вытянула невидимая рука</translation>
    </message>
    <message>
        <source>Your rival sees your hand until the round ends</source>
        <translation>До конца раунда соперник видит твою руку</translation>
    </message>
    <message>
        <source>Your rival’s hand lies open to you until the round ends</source>
        <translation>До конца раунда рука соперника открыта тебе</translation>
    </message>
    <message>
        <source>Psychics</source>
        <translation>Медиумы</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>Обучающая партия</translation>
    </message>
    <message>
        <source>The nine starters, turned up bit by bit. Best for a first game.</source>
        <translation>Девять начальных медиумов открываются постепенно. Лучше всего для первой партии.</translation>
    </message>
    <message>
        <source>Starters only</source>
        <translation>Только начальные</translation>
    </message>
    <message>
        <source>The nine starters, all open from the start.</source>
        <translation>Девять начальных медиумов, все открыты сразу.</translation>
    </message>
    <message>
        <source>Up to level 1</source>
        <translation>До уровня 1</translation>
    </message>
    <message>
        <source>Nine of 14, drawn at random: a first taste of trickery.</source>
        <translation>Девять случайных из 14: первые уловки.</translation>
    </message>
    <message>
        <source>Up to level 2</source>
        <translation>До уровня 2</translation>
    </message>
    <message>
        <source>Nine of 19, drawn at random.</source>
        <translation>Девять случайных из 19.</translation>
    </message>
    <message>
        <source>Up to level 3</source>
        <translation>До уровня 3</translation>
    </message>
    <message>
        <source>Nine of 24, drawn at random.</source>
        <translation>Девять случайных из 24.</translation>
    </message>
    <message>
        <source>All psychics</source>
        <translation>Все медиумы</translation>
    </message>
    <message>
        <source>Nine of all 29, drawn at random.</source>
        <translation>Девять случайных из всех 29.</translation>
    </message>
    <message>
        <source>By custom, whoever saw a ghost last starts.</source>
        <translation>По обычаю начинает тот, кто последним видел привидение.</translation>
    </message>
    <message>
        <source>Manors</source>
        <translation>Усадьбы</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Замки</translation>
    </message>
    <message numerus="yes">
        <source>%n castles</source>
        <translation>
            <numerusform>%n замок</numerusform>
            <numerusform>%n замка</numerusform>
            <numerusform>%n замков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manors</source>
        <translation>
            <numerusform>%n усадьба</numerusform>
            <numerusform>%n усадьбы</numerusform>
            <numerusform>%n усадеб</numerusform>
        </translation>
    </message>
    <message>
        <source>Mansions</source>
        <translation>Особняки</translation>
    </message>
    <message>
        <source>Mansions after each round</source>
        <translation>Особняки после каждого раунда</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>What cost most?</source>
        <translation>Что обошлось дороже всего?</translation>
    </message>
    <message>
        <source>How much of the game has been looked through</source>
        <translation>Какая часть партии уже просмотрена</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Прервать просмотр</translation>
    </message>
    <message>
        <source>Look through the game</source>
        <translation>Просмотреть партию</translation>
    </message>
    <message>
        <source>Each move is judged only by what whoever made it could know then. The figures are estimates.</source>
        <translation>Каждое действие оценено только по тому, что тогда могли знать на этом месте. Числа приблизительные.</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game is being looked through. You can go on watching meanwhile.</source>
        <translation>Партия просматривается. Тем временем можно смотреть дальше.</translation>
    </message>
    <message>
        <source>The game could not be looked through.</source>
        <translation>Просмотреть партию не удалось.</translation>
    </message>
    <message>
        <source>Nobody made a move that cost much. Well played!</source>
        <translation>Ни одно действие не обошлось дорого. Хорошая игра!</translation>
    </message>
    <message>
        <source>Choose a move to see the table just before it.</source>
        <translation>Выбери действие, чтобы увидеть стол прямо перед ним.</translation>
    </message>
    <message>
        <source>No single move cost much: small things decided it.</source>
        <translation>Ни одно действие не обошлось дорого: всё решили мелочи.</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Сыграно: %1</translation>
    </message>
    <message>
        <source>A computer at “Hard”: %1</source>
        <translation>Компьютер уровня «Трудный»: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Почему: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n points against the others.</source>
        <translation>
            <numerusform>Обошлось примерно в %n очко по сравнению с другими.</numerusform>
            <numerusform>Обошлось примерно в %n очка по сравнению с другими.</numerusform>
            <numerusform>Обошлось примерно в %n очков по сравнению с другими.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win: about %1 % instead of %2 %.</source>
        <translation>Шанс на победу: около %1 % вместо %2 %.</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>Not found</source>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>решение стола</translation>
    </message>
</context>
<context>
    <name>RunningBar</name>
    <message>
        <source>Your evening is under way. %1: %2</source>
        <extracomment>%1 is a list of names, %2 a row of games.</extracomment>
        <translation>Ваш вечер продолжается. %1: %2</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Закончить вечер</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find a game</source>
        <translation>Найти партию</translation>
    </message>
    <message>
        <source>Part of a player’s or a game’s name</source>
        <translation>Часть имени игрока или названия игры</translation>
    </message>
    <message>
        <source>Show all games again</source>
        <translation>Снова показать все партии</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Thrifty Witch</source>
        <translation>Бережливая Ведьма</translation>
    </message>
    <message>
        <source>Greedy Pumpkin</source>
        <translation>Жадная Тыква</translation>
    </message>
    <message>
        <source>Patient Mummy</source>
        <translation>Терпеливая Мумия</translation>
    </message>
    <message>
        <source>Sly Vampire</source>
        <translation>Хитрый Вампир</translation>
    </message>
    <message>
        <source>Cautious Cat</source>
        <translation>Осторожный Кот</translation>
    </message>
    <message>
        <source>Merry Skeleton</source>
        <translation>Весёлый Скелет</translation>
    </message>
    <message>
        <source>%1 (easy)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (лёгкий)</translation>
    </message>
    <message>
        <source>%1 (normal)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (обычный)</translation>
    </message>
    <message>
        <source>%1 (hard)</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1 (трудный)</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Ведьма</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Тыква</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Мумия</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Вампир</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Кот</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Скелет</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Бирюзовый</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Розовый</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белый</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Коричневый</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Counts every crumb twice.</source>
        <translation>Каждую крошку считает дважды.</translation>
    </message>
    <message>
        <source>Wants it all, and more.</source>
        <translation>Хочет всё и ещё немножко.</translation>
    </message>
    <message>
        <source>Has all the time in the world.</source>
        <translation>Никуда не торопится.</translation>
    </message>
    <message>
        <source>Smiles, and has a plan.</source>
        <translation>Улыбается: есть план.</translation>
    </message>
    <message>
        <source>Looks twice before it leaps.</source>
        <translation>Дважды глянет, раз прыгнет.</translation>
    </message>
    <message>
        <source>Laughs at its own mistakes.</source>
        <translation>Смеётся над своими ошибками.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players are needed.</source>
        <translation>
            <numerusform>Нужен хотя бы %n&#xa0;игрок.</numerusform>
            <numerusform>Нужны хотя бы %n&#xa0;игрока.</numerusform>
            <numerusform>Нужно хотя бы %n&#xa0;игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Кто здесь играет</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудный</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <extracomment>%1 is how well it plays: “Computer: easy”</extracomment>
        <translation>Компьютер: %1</translation>
    </message>
    <message>
        <source>Those who have played here</source>
        <translation>Кто уже здесь играл</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Убрать это место</translation>
    </message>
    <message>
        <source>Drag, or press ↑ ↓, to change the order of play</source>
        <translation>Перетащи или нажимай ↑ ↓, чтобы изменить порядок ходов</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>Фигурка: %1</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Цвет: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The disk is full, so nothing more can be kept. Free some space and try again.</source>
        <translation>Диск заполнен, поэтому больше ничего нельзя сохранить. Освободи место и попробуй ещё раз.</translation>
    </message>
    <message>
        <source>The program&apos;s folder cannot be written to, so nothing can be kept.</source>
        <translation>В папку программы нельзя записывать, поэтому ничего не сохраняется.</translation>
    </message>
    <message>
        <source>Another program is using the games right now. Try again in a moment.</source>
        <translation>Файл с партиями сейчас занят другой программой. Попробуй ещё раз чуть позже.</translation>
    </message>
    <message>
        <source>This game can no longer be read. It stays where it is; all other games are fine.</source>
        <translation>Эту партию больше не удаётся прочитать. Она останется на своём месте; с остальными партиями всё в порядке.</translation>
    </message>
    <message>
        <source>This game was played on in another window. It has been loaded again as it is now.</source>
        <translation>Эту партию продолжили в другом окне. Она загружена заново в нынешнем виде.</translation>
    </message>
    <message>
        <source>The file could not be written; choose another place.</source>
        <translation>Не удалось записать файл; выбери другое место.</translation>
    </message>
    <message>
        <source>There is something else of that name; choose another name for the file.</source>
        <translation>Под этим именем есть что-то другое: выбери для файла другое имя.</translation>
    </message>
    <message>
        <source>This game is no longer there; it was deleted in another window.</source>
        <translation>Этой партии больше нет: её удалили в другом окне.</translation>
    </message>
    <message>
        <source>These games belong to a newer version of Halloween Table and were left untouched.</source>
        <translation>Эти партии принадлежат более новой версии Halloween Table и остались нетронутыми.</translation>
    </message>
    <message>
        <source>The file with your games is being repaired. Try again in a moment.</source>
        <translation>Файл с вашими партиями восстанавливается. Попробуй через мгновение.</translation>
    </message>
    <message>
        <source>The file with the games cannot be opened.</source>
        <translation>Файл с партиями не открывается.</translation>
    </message>
    <message>
        <source>Something went wrong with the file; nothing was changed.</source>
        <translation>С файлом что-то пошло не так; ничего не изменено.</translation>
    </message>
    <message>
        <source>This file is not a lawful game: move %1 breaks the rules.</source>
        <translation>Партия в этом файле сыграна не по правилам: их нарушает действие %1.</translation>
    </message>
    <message>
        <source>This file is too large to be a game.</source>
        <translation>Этот файл слишком велик для партии.</translation>
    </message>
    <message>
        <source>This file has more moves than any real game.</source>
        <translation>В этом файле больше действий, чем бывает в настоящей партии.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Этот файл не удаётся прочитать.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, so no game can be opened from it.</source>
        <translation>Это не обычный файл, поэтому открыть из него партию нельзя.</translation>
    </message>
    <message>
        <source>This file is damaged, or not a game of Halloween Table.</source>
        <translation>Этот файл повреждён, или это не партия Halloween Table.</translation>
    </message>
    <message>
        <source>This file is not a game of Halloween Table.</source>
        <translation>Этот файл — не партия Halloween Table.</translation>
    </message>
    <message>
        <source>This game is not on your shelf.</source>
        <translation>Этой игры нет на твоей полке.</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Halloween Table.</source>
        <translation>Этот файл создан более новой версией Halloween Table.</translation>
    </message>
    <message>
        <source>This file holds things that this game does not have.</source>
        <translation>В этом файле есть то, чего в этой игре не бывает.</translation>
    </message>
    <message>
        <source>This file is not a lawful game.</source>
        <translation>Партия в этом файле сыграна не по правилам.</translation>
    </message>
    <message>
        <source>Until the program ends you can play, but games are not kept.</source>
        <translation>Играть можно, пока программа открыта, но партии не сохранятся.</translation>
    </message>
    <message>
        <source>You can look at your games and play on until the program ends, but nothing of that is kept.</source>
        <translation>Партии можно смотреть и играть дальше до закрытия программы, но ничего из этого не сохранится.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and is being repaired. They will be back in a moment. You can already start a new game: it will be kept, too.</source>
        <translation>Файл с вашими партиями повреждён, и его уже восстанавливают. Через мгновение они снова будут здесь. Новую партию можно начать уже сейчас: она тоже сохранится.</translation>
    </message>
    <message>
        <source>Another copy of Halloween Table is busy with your games. They will be here as soon as it has finished. You can already start a new game: it will be kept, too.</source>
        <translation>Другая запущенная копия Halloween Table сейчас работает с вашими партиями. Они появятся здесь, как только она закончит. Новую партию можно начать уже сейчас: она тоже сохранится.</translation>
    </message>
    <message>
        <source>Games that you start now are kept, and will join the others later.</source>
        <translation>Партии, которые вы начнёте сейчас, сохраняются и позже присоединятся к остальным.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be saved.</source>
        <translation>
            <numerusform>Не удалось спасти %n партию.</numerusform>
            <numerusform>Не удалось спасти %n партии.</numerusform>
            <numerusform>Не удалось спасти %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. It was put aside as %1, and %n games were saved from it.</source>
        <translation>
            <numerusform>Файл с твоими партиями повреждён. Он отложен под именем %1; из него спасена %n партия.</numerusform>
            <numerusform>Файл с твоими партиями повреждён. Он отложен под именем %1; из него спасены %n партии.</numerusform>
            <numerusform>Файл с твоими партиями повреждён. Он отложен под именем %1; из него спасено %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was gone. %n games were brought back.</source>
        <translation>
            <numerusform>Файл с вашими партиями исчез. Восстановлена %n партия.</numerusform>
            <numerusform>Файл с вашими партиями исчез. Восстановлены %n партии.</numerusform>
            <numerusform>Файл с вашими партиями исчез. Восстановлено %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them needed the backup of %1, so their latest moves may be missing.</source>
        <translation>
            <numerusform>Для %n из них понадобилась резервная копия от %1, поэтому последних действий может не хватать.</numerusform>
            <numerusform>Для %n из них понадобилась резервная копия от %1, поэтому последних действий может не хватать.</numerusform>
            <numerusform>Для %n из них понадобилась резервная копия от %1, поэтому последних действий может не хватать.</numerusform>
        </translation>
    </message>
    <message>
        <source>Halloween Table ended unexpectedly last time. No move was lost; a report lies in the file shown below, in case somebody wants to look into it.</source>
        <translation>В прошлый раз программа Halloween Table неожиданно закрылась. Ни одно действие не потеряно; отчёт лежит в файле, указанном ниже, на случай, если кто-то захочет разобраться.</translation>
    </message>
    <message>
        <source>Your cards lie face down. To look at them, press on them and hold, or hold the key that is shown there; F9 turns them up and down.</source>
        <translation>Твои карты лежат лицом вниз. Чтобы посмотреть на них, прижми их и держи или удерживай клавишу, которая на них показана; F9 открывает и закрывает их.</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>Сюда это положить нельзя.</translation>
    </message>
    <message>
        <source>Read the rule (%1)</source>
        <translation>Прочитать правило (%1)</translation>
    </message>
    <message>
        <source>Somebody has learned something new: you cannot go back past that.</source>
        <translation>Кто-то узнал что-то новое: дальше отменять нельзя.</translation>
    </message>
    <message>
        <source>This game begins here: what was played before it cannot be undone.</source>
        <translation>Эта партия начинается здесь: сыгранное до неё не отменить.</translation>
    </message>
    <message>
        <source>This game was played under older rules. You see it as it ended.</source>
        <translation>Эту партию играли по старым правилам. Видно, чем она кончилась.</translation>
    </message>
    <message>
        <source>This game was begun under older rules. It goes on from where it stood, but what was played before cannot be undone.</source>
        <translation>Эта партия начата по старым правилам. Она продолжится с того места, где остановилась, но сыгранное раньше уже не отменить.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Your cards lie face down. Hold your key, or press on them, and they turn up as long as you do. F9 turns them up until you press it again.</source>
        <translation>Твои карты лежат лицом вниз. Удерживай свою клавишу или прижми карты мышью — их видно, пока держишь. F9 открывает их, пока не нажмёшь её снова.</translation>
    </message>
    <message>
        <source>Before each turn with hidden cards a curtain falls until the next player is there.</source>
        <translation>Перед ходом со скрытыми картами опускается занавес, пока не подойдёт следующий игрок.</translation>
    </message>
    <message>
        <source>Cards of whoever plays lie face up, for those who trust each other.</source>
        <translation>Карты того, кто ходит, лежат лицом вверх — для тех, кто доверяет друг другу.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number: how large letters are, or how loud a sound is</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No sound device was found. The program looks for one again from time to time.</source>
        <translation>Звуковое устройство не найдено. Программа время от времени ищет его снова.</translation>
    </message>
    <message>
        <source>There is no sound library for this system, so the program stays silent.</source>
        <translation>Для этой системы нет звуковой библиотеки, поэтому программа молчит.</translation>
    </message>
    <message>
        <source>F12 turns all sounds off and on.</source>
        <translation>F12 выключает и включает все звуки.</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Воспроизводить звуки</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
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
        <translation>Анимация</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>спокойная</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>обычная</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>быстрая</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выключена</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Компьютерные игроки</translation>
    </message>
    <message>
        <source>move at once</source>
        <translation>ходят сразу</translation>
    </message>
    <message>
        <source>leave time to watch</source>
        <translation>дают время рассмотреть</translation>
    </message>
    <message>
        <source>wait for my press</source>
        <translation>ждут нажатия</translation>
    </message>
    <message>
        <source>Show what happened while you were away</source>
        <translation>Показывать, что произошло без тебя</translation>
    </message>
    <message>
        <source>At the start of your turn the table plays what the others did. Esc ends it.</source>
        <translation>В начале твоего хода стол показывает, что делали другие. Esc прекращает показ.</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Звуки событий</translation>
    </message>
    <message>
        <source>Background sounds</source>
        <translation>Фоновые звуки</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Карты на руке</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>лицом вниз</translation>
    </message>
    <message>
        <source>curtain between turns</source>
        <translation>занавес между ходами</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>лицом вверх</translation>
    </message>
    <message>
        <source>Make the only possible move automatically</source>
        <translation>Единственное возможное действие выполнять автоматически</translation>
    </message>
    <message>
        <source>Only where everybody can see that nothing else can be done.</source>
        <translation>Только там, где все видят, что ничего другого сделать нельзя.</translation>
    </message>
    <message>
        <source>Games are kept in: %1</source>
        <translation>Партии хранятся здесь: %1</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Candy Hunters</source>
        <translation>Охотники за сладостями</translation>
    </message>
    <message>
        <source>Build the town, shove the ghosts and send your kids to the sweetest doors.</source>
        <translation>Строй городок, толкай привидения и отправляй своих детей туда, где слаще всего.</translation>
    </message>
    <message>
        <source>Candy Hunters was designed by Marek Chodań and Michał Gryń and published by Smart Flamingo (2024).</source>
        <translation>«Охотники за сладостями»: авторы — Marek Chodań и Michał Gryń, издательство — Smart Flamingo (2024).</translation>
    </message>
    <message>
        <source>Candy Hunters: a puzzle</source>
        <translation>Охотники за сладостями: головоломка</translation>
    </message>
    <message>
        <source>Candy Hunters: the workshop</source>
        <translation>Охотники за сладостями: мастерская</translation>
    </message>
    <message>
        <source>Rest in Peace</source>
        <translation>Покойся с миром</translation>
    </message>
    <message>
        <source>Two ghost families, ten mansions and a line of psychics with odd powers.</source>
        <translation>Две семьи привидений, десять особняков и ряд медиумов со странными талантами.</translation>
    </message>
    <message>
        <source>Rest in Peace was designed by Fabien Gridel and published by Blue Cocker (2021).</source>
        <translation>«Покойся с миром»: автор — Fabien Gridel, издательство — Blue Cocker (2021).</translation>
    </message>
    <message>
        <source>Booo!</source>
        <translation>Бууу!</translation>
    </message>
    <message>
        <source>Everybody searches at once: who is the first to see a way for the ghost?</source>
        <translation>Ищут все сразу: кто первым увидит путь для привидения?</translation>
    </message>
    <message>
        <source>Booo! was designed by Christophe Gonthier and published by Blackrock Games (2017).</source>
        <translation>«Бууу!»: автор — Christophe Gonthier, издательство — Blackrock Games (2017).</translation>
    </message>
    <message>
        <source>Halloween</source>
        <translation>Хеллоуин</translation>
    </message>
    <message>
        <source>Command the ghosts of a small town, haunt its buildings and claim odd powers.</source>
        <translation>Повелевай привидениями, наводи морок на городок и собирай чудные способности.</translation>
    </message>
    <message>
        <source>Halloween was designed by Angelo de Maio and published by Quined Games (2017).</source>
        <translation>«Хеллоуин»: автор — Angelo de Maio, издательство — Quined Games (2017).</translation>
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
        <translation>На полке</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Продолжить партию</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыгранные</translation>
    </message>
    <message>
        <source>Your games will be here in a moment.</source>
        <translation>Ваши партии через мгновение будут здесь.</translation>
    </message>
    <message>
        <source>No game is waiting: open a box and begin.</source>
        <translation>Незаконченных партий нет: открой коробку и начинай.</translation>
    </message>
    <message>
        <source>No game found for “%1”.</source>
        <translation>По запросу «%1» партий не найдено.</translation>
    </message>
    <message>
        <source>Games that have come to their end are kept here.</source>
        <translation>Здесь хранятся партии, сыгранные до конца.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Награды</translation>
    </message>
    <message>
        <source>Open a saved game file</source>
        <translation>Открыть файл партии</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>About Halloween Table</source>
        <translation>О программе Halloween Table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
</context>
<context>
    <name>SolvedPage</name>
    <message>
        <source>Your streak ends if you leave now.</source>
        <translation>Если уйти сейчас, твоя серия закончится.</translation>
    </message>
    <message>
        <source>Solved! Well done, %1.</source>
        <translation>Решено! Отлично, %1!</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Время: %1</translation>
    </message>
    <message>
        <source>Solved in a row: %1</source>
        <translation>Решено подряд: %1</translation>
    </message>
    <message>
        <source>The next puzzle</source>
        <translation>Следующая головоломка</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Взглянуть на стол</translation>
    </message>
    <message>
        <source>The same one again</source>
        <translation>Ещё раз ту же</translation>
    </message>
    <message>
        <source>Back to the book</source>
        <translation>Назад к книге</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1: думает…</translation>
    </message>
    <message>
        <source>%1 waits for your press.</source>
        <extracomment>%1 is the name of a computer player.</extracomment>
        <translation>%1: ждёт твоего нажатия.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The computer player could not think of a move. Press the table to ask it again.</source>
        <translation>Компьютерный игрок не смог придумать ход. Нажми на стол, чтобы спросить его ещё раз.</translation>
    </message>
    <message>
        <source>Your streak ends if you leave this puzzle now.</source>
        <translation>Если сейчас бросить эту головоломку, твоя серия закончится.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
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
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the streak ends</source>
        <translation>Назад к книге головоломок; серия закончится</translation>
    </message>
    <message>
        <source>Back to the puzzle book; the puzzle is kept</source>
        <translation>Назад к книге головоломок; головоломка сохранится</translation>
    </message>
    <message>
        <source>Back to the shelf; the game is kept</source>
        <translation>Назад к полке; партия сохранится</translation>
    </message>
    <message>
        <source>What helps (F3)</source>
        <translation>Что поможет (F3)</translation>
    </message>
    <message>
        <source>Hint: what would a good player do? (F10)</source>
        <translation>Подсказка: как пошёл бы сильный игрок? (F10)</translation>
    </message>
    <message>
        <source>What would a good player do? (F10)
Each press tells more, and counts as one hint.</source>
        <translation>Как пошёл бы сильный игрок? (F10)
Каждое нажатие говорит больше и считается одной подсказкой.</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>В эту партию играем без подсказок.</translation>
    </message>
    <message>
        <source>What happened while you were away? (F4)</source>
        <translation>Что произошло без тебя? (F4)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Pause (F2)</source>
        <translation>Пауза (F2)</translation>
    </message>
    <message>
        <source>Everybody’s keys</source>
        <translation>Клавиши игроков</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Показать весь стол</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Lets the computer take its turn (Space)</source>
        <translation>Компьютер начинает свой ход (пробел)</translation>
    </message>
    <message>
        <source>What could I do? (F3)</source>
        <translation>Что можно сделать? (F3)</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Показать или скрыть журнал</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>%1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>%1 из %2 · ← →: другие · щелчок или Enter: выбрать · Esc: назад</translation>
    </message>
    <message>
        <source>Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back</source>
        <translation>Место %1 из %2 · ← →: другие · щелчок&#xa0;или&#xa0;Enter:&#xa0;выбрать · Esc:&#xa0;назад</translation>
    </message>
    <message>
        <source>Press it again or press Enter: yes · Esc: no</source>
        <translation>Ещё одно нажатие или Enter: да · Esc: нет</translation>
    </message>
    <message>
        <source>Click it or press Enter · Esc: back</source>
        <translation>Щёлкни по подсвеченному или нажми Enter · Esc: назад</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>В руке: %1</translation>
    </message>
    <message>
        <source>Your cards: press on them and hold, or hold your key, to look.</source>
        <translation>Твои карты: прижми их и держи или удерживай свою клавишу, чтобы посмотреть.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1, in the supply</source>
        <translation>%1, в запасе</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A space on a board: %1 is a section, %2 one of its actions.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Level %1. Its die shows 1 to %2.</source>
        <translation>Уровень %1. На кубике — числа от 1 до %2.</translation>
    </message>
    <message>
        <source>There is no higher level.</source>
        <translation>Более высокого уровня нет.</translation>
    </message>
    <message>
        <source>Upgrade for %1 scares: %2.</source>
        <translation>Усиление (страхов: %1): %2.</translation>
    </message>
    <message>
        <source>Attacker: %1</source>
        <translation>Нападает: %1</translation>
    </message>
    <message>
        <source>Attacked: %1</source>
        <translation>Защищается: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n ghosts</source>
        <translation>
            <numerusform>%1: %n привидение</numerusform>
            <numerusform>%1: %n привидения</numerusform>
            <numerusform>%1: %n привидений</numerusform>
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
            <numerusform>Поместится ещё %n.</numerusform>
            <numerusform>Поместятся ещё %n.</numerusform>
            <numerusform>Поместится ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The building is full.</source>
        <translation>Здание заполнено.</translation>
    </message>
    <message>
        <source>%1, haunting space %2: %3 points</source>
        <translation>%1, поле для тыквы (%2), очков: %3</translation>
    </message>
    <message>
        <source>Free. Needed in this building: %1.</source>
        <translation>Свободно. В этом здании нужно: %1.</translation>
    </message>
    <message>
        <source>Common pumpkin: %1.</source>
        <translation>Общая тыква: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1.</source>
        <translation>Тыква: %1.</translation>
    </message>
    <message>
        <source>Pumpkin: %1, %2, %3</source>
        <translation>Тыква: %1, %2, %3</translation>
    </message>
    <message>
        <source>Common pumpkin: %1, %2, %3</source>
        <translation>Общая тыква: %1, %2, %3</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Бонус: %1</translation>
    </message>
    <message>
        <source>It is used within a roll.</source>
        <translation>Его используют при броске.</translation>
    </message>
    <message>
        <source>%1: place of the bonus</source>
        <translation>%1: место для бонуса</translation>
    </message>
    <message numerus="yes">
        <source>Stack: %n bonuses face down</source>
        <translation>
            <numerusform>Стопка: %n бонус лицом вниз</numerusform>
            <numerusform>Стопка: %n бонуса лицом вниз</numerusform>
            <numerusform>Стопка: %n бонусов лицом вниз</numerusform>
        </translation>
    </message>
    <message>
        <source>When the last bonus has left the town, six new ones come from here.</source>
        <translation>Когда в городке не остаётся бонусов, отсюда приходят шесть новых.</translation>
    </message>
    <message>
        <source>The bonus that was drawn</source>
        <translation>Бонус, взятый из стопки</translation>
    </message>
    <message>
        <source>%1: bonus slot %2</source>
        <translation>%1: ячейка для бонуса %2</translation>
    </message>
    <message>
        <source>Empty: a ghost that moves to a bonus can fetch it.</source>
        <translation>Пусто: привидение, которое переместится к бонусу, может его забрать.</translation>
    </message>
    <message numerus="yes">
        <source>Price: %n tokens of different colours, and a disc.</source>
        <translation>
            <numerusform>Цена: %n жетон разных цветов и диск.</numerusform>
            <numerusform>Цена: %n жетона разных цветов и диск.</numerusform>
            <numerusform>Цена: %n жетонов разных цветов и диск.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price: any %n tokens, and a disc.</source>
        <translation>
            <numerusform>Цена: %n любой жетон и диск.</numerusform>
            <numerusform>Цена: %n любых жетона и диск.</numerusform>
            <numerusform>Цена: %n любых жетонов и диск.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2), claimed by: %3</source>
        <translation>%1 (%2), уже на карте: %3</translation>
    </message>
    <message numerus="yes">
        <source>Claiming it brings %n points at once.</source>
        <translation>
            <numerusform>Кто её занимает, сразу получает %n очко.</numerusform>
            <numerusform>Кто её занимает, сразу получает %n очка.</numerusform>
            <numerusform>Кто её занимает, сразу получает %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claimed by: %1</source>
        <translation>Уже на карте: %1</translation>
    </message>
    <message>
        <source>Used in this turn.</source>
        <translation>В этом ходу уже использована.</translation>
    </message>
    <message>
        <source>Claimed card: %1, %2</source>
        <translation>Занятая карта: %1, %2</translation>
    </message>
    <message>
        <source>Claimed cards: %1 of %2. The last one brings the end of the game.</source>
        <translation>Занятые карты: %1 из %2. С последней наступает конец игры.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Игра мастеров</translation>
    </message>
    <message>
        <source>No cards, no bonuses, no dice.
A ghost beats every ghost of a lower level.
Four ghosts fill a building.
All five red ghosts in town: they leave.
An upgrade lifts a section where it can.
The end: a last pumpkin, or two colours of tokens used up.
Then: 5 points for every 3 tokens of different colours.</source>
        <translation>Ни карт, ни бонусов, ни кубиков.
Привидение побеждает всех, кто ниже уровнем.
Четыре привидения — и здание заполнено.
Все пять красных в городке? Они уходят.
Усиление поднимает секцию, если можно.
Конец: последняя тыква или кончились жетоны двух цветов.
Потом: 5 очков за каждые 3 жетона разных цветов.</translation>
    </message>
    <message>
        <source>Supply, %1: ghosts %2, tokens %3</source>
        <translation>Запас, %1: привидений %2, жетонов %3</translation>
    </message>
    <message>
        <source>There are %1 tokens of each colour.</source>
        <translation>Всего жетонов каждого цвета: %1.</translation>
    </message>
    <message>
        <source>%1, level: %2</source>
        <translation>%1, уровень: %2</translation>
    </message>
    <message>
        <source>It commands ghosts up to this level.</source>
        <translation>Она повелевает привидениями этого уровня и ниже.</translation>
    </message>
    <message numerus="yes">
        <source>%1: take back %n discs</source>
        <translation>
            <numerusform>%1: вернуть %n диск</numerusform>
            <numerusform>%1: вернуть %n диска</numerusform>
            <numerusform>%1: вернуть %n дисков</numerusform>
        </translation>
    </message>
    <message>
        <source>It has had its action in this turn.</source>
        <translation>В этом ходу она уже своё сделала.</translation>
    </message>
    <message>
        <source>Sphere, %1: %2</source>
        <translation>Шар, %1: %2</translation>
    </message>
    <message>
        <source>%1, %2: free</source>
        <translation>%1, %2: свободно</translation>
    </message>
    <message>
        <source>%1, %2: occupied</source>
        <translation>%1, %2: занято</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; if a section is below that level, one must be lifted to it.</source>
        <translation>Заплати страхи, чтобы сделать привидение на уровень сильнее, и возьми жетон нового цвета; если какая-то секция ниже этого уровня, одну нужно поднять до него.</translation>
    </message>
    <message>
        <source>Where two ghosts of one colour share a building, a third one of that colour comes, and you take a token of it.</source>
        <translation>Туда, где в одном здании два привидения одного цвета, приходит третье того же цвета, а ты берёшь его жетон.</translation>
    </message>
    <message>
        <source>Choose a colour that is in town: gain as many scares as its level.</source>
        <translation>Выбери цвет, который есть в городке: получи столько страхов, каков его уровень.</translation>
    </message>
    <message>
        <source>Pay scares to make a ghost one level more powerful and take a token of the new colour; a section may be lifted to that level.</source>
        <translation>Заплати страхи, сделай привидение на уровень сильнее и возьми жетон нового цвета; секцию можно поднять до этого уровня.</translation>
    </message>
    <message>
        <source>Move a ghost to a neighbouring building; it can fetch the bonus there.</source>
        <translation>Перемести привидение в соседнее здание; оно может забрать там бонус.</translation>
    </message>
    <message>
        <source>A ghost attacks one of another colour in its building: beat it and take a token of its colour.</source>
        <translation>Привидение нападает на привидение другого цвета в своём здании: победи его и возьми жетон его цвета.</translation>
    </message>
    <message>
        <source>No bonus was discarded yet</source>
        <translation>Сброшенных бонусов пока нет</translation>
    </message>
    <message numerus="yes">
        <source>%n discarded bonuses</source>
        <translation>
            <numerusform>%n сброшенный бонус</numerusform>
            <numerusform>%n сброшенных бонуса</numerusform>
            <numerusform>%n сброшенных бонусов</numerusform>
        </translation>
    </message>
    <message>
        <source>Used. All three discs come back at the end of the turn in which the third is used.</source>
        <translation>Использована. Все три диска возвращаются в конце того хода, в котором использован третий бонус.</translation>
    </message>
    <message>
        <source>Put a pumpkin on a free space whose colour is in the building, and score its points. Each colour of pumpkin stands in a building once.</source>
        <translation>Поставь тыкву на свободное поле того цвета, который есть в здании, и получи его очки. Тыква каждого цвета стоит в здании только одна.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Отдых</translation>
    </message>
    <message numerus="yes">
        <source>Rest, %1: take back %n discs</source>
        <translation>
            <numerusform>Отдых, %1: вернуть %n диск</numerusform>
            <numerusform>Отдых, %1: вернуть %n диска</numerusform>
            <numerusform>Отдых, %1: вернуть %n дисков</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all discs of the section back instead of an action.</source>
        <translation>Верни все диски секции вместо действия.</translation>
    </message>
    <message>
        <source>%1 has had its action</source>
        <translation>%1: в этом ходу уже всё</translation>
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
        <translation>Он занимает поле, пока секция не отдохнёт.</translation>
    </message>
    <message>
        <source>%1 has claimed: %2</source>
        <translation>%1, занятая карта: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, reserve: %n discs</source>
        <translation>
            <numerusform>%1, резерв: %n диск</numerusform>
            <numerusform>%1, резерв: %n диска</numerusform>
            <numerusform>%1, резерв: %n дисков</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring a disc to an action space, or to the circle of a bonus slot.</source>
        <translation>Перенеси диск на поле действия или на кружок ячейки с бонусом.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Tokens pay for cards: bring one to the card that you want.</source>
        <translation>Жетонами платят за карты: перенеси жетон на нужную карту.</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2, common ones: %3</source>
        <translation>%1, тыквы: %2, общие: %3</translation>
    </message>
    <message>
        <source>%1, pumpkins: %2</source>
        <translation>%1, тыквы: %2</translation>
    </message>
    <message>
        <source>%1, pumpkins</source>
        <translation>%1, тыквы</translation>
    </message>
    <message numerus="yes">
        <source>%n common pumpkins</source>
        <translation>
            <numerusform>%n общая тыква</numerusform>
            <numerusform>%n общие тыквы</numerusform>
            <numerusform>%n общих тыкв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pumpkins of your own</source>
        <translation>
            <numerusform>%n своя тыква</numerusform>
            <numerusform>%n свои тыквы</numerusform>
            <numerusform>%n своих тыкв</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever places their last pumpkin brings the end of the game.</source>
        <translation>Когда кто-то ставит свою последнюю тыкву, раунд становится последним.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scares</source>
        <translation>
            <numerusform>%n страх</numerusform>
            <numerusform>%n страха</numerusform>
            <numerusform>%n страхов</numerusform>
        </translation>
    </message>
    <message>
        <source>Scares pay for upgrades.</source>
        <translation>Страхами платят за усиление.</translation>
    </message>
    <message>
        <source>Board: %1, %2, %3</source>
        <translation>Планшет: %1, %2, %3</translation>
    </message>
    <message>
        <source>%1. Occupied: %2</source>
        <translation>%1. Занято: %2</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Жетоны: %1</translation>
    </message>
    <message>
        <source>Bonuses: %1</source>
        <translation>Бонусы: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Карты: %1</translation>
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
        <translation>Твой планшет</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Cards on display</source>
        <translation>Выложенные карты</translation>
    </message>
    <message>
        <source>Stacks and supplies</source>
        <translation>Стопки и запасы</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>What is over</source>
        <translation>Что уже позади</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Кнопки</translation>
    </message>
    <message>
        <source>What you can choose</source>
        <translation>Что можно выбрать</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Положить обратно</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Нажать</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Поднять</translation>
    </message>
    <message>
        <source>Put it down here</source>
        <translation>Положить сюда</translation>
    </message>
    <message>
        <source>Put it back where it was</source>
        <translation>Положить туда, где было</translation>
    </message>
    <message>
        <source>Lead it here</source>
        <translation>Повести сюда</translation>
    </message>
    <message>
        <source>Face down. Press to turn your cards up.</source>
        <translation>Лицом вниз. Нажми, чтобы открыть свои карты.</translation>
    </message>
    <message>
        <source>Face up. Press to turn your cards down.</source>
        <translation>Открыты. Нажми, чтобы закрыть свои карты.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>Said aloud: a thing of which there are several that look the same.</extracomment>
        <translation>
            <numerusform>%1, %n раз</numerusform>
            <numerusform>%1, %n раза</numerusform>
            <numerusform>%1, %n раз</numerusform>
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
        <translation>%1, ещё не брошен</translation>
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
        <translation>На нём числа от 1 до %1.</translation>
    </message>
    <message>
        <source>+%1 from a card</source>
        <translation>+%1 от карты</translation>
    </message>
    <message>
        <source>+%1 from a bonus</source>
        <translation>+%1 от бонуса</translation>
    </message>
    <message>
        <source>Named: %1</source>
        <translation>Названо: %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 против %2</translation>
    </message>
    <message>
        <source>+%1 from a card, +%2 from a bonus</source>
        <translation>+%1 от карты, +%2 от бонуса</translation>
    </message>
    <message>
        <source>Attack won</source>
        <translation>Атака удалась</translation>
    </message>
    <message>
        <source>Attack failed</source>
        <translation>Атака не удалась</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>The end was triggered: this round is played to its end, then all points count.</source>
        <translation>Этот раунд последний: его доигрывают, потом считают все очки.</translation>
    </message>
    <message>
        <source>Take back (Esc)</source>
        <translation>Отменить (Esc)</translation>
    </message>
    <message>
        <source>As if it had not been begun: nothing is spent.</source>
        <translation>Словно ничего и не начиналось: ничего не потрачено.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>The next player’s turn begins.</source>
        <translation>Начинается ход следующего игрока.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Оставить %1</translation>
    </message>
    <message>
        <source>Keep this roll</source>
        <translation>Оставить бросок</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Заплатить</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Оставить там</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>No lift</source>
        <translation>Не поднимать</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Отказаться</translation>
    </message>
    <message numerus="yes">
        <source>Take %n points</source>
        <translation>
            <numerusform>Взять %n очко</numerusform>
            <numerusform>Взять %n очка</numerusform>
            <numerusform>Взять %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Назвать %1</translation>
    </message>
    <message>
        <source>Two tokens for one: %1 → %2</source>
        <translation>Два жетона на один: %1 → %2</translation>
    </message>
    <message>
        <source>One token for two: %1 → %2</source>
        <translation>Один жетон на два: %1 → %2</translation>
    </message>
    <message>
        <source>Ghosts up to: %1</source>
        <translation>Привидения не выше: %1</translation>
    </message>
    <message>
        <source>Blue ghosts</source>
        <translation>Синие привидения</translation>
    </message>
    <message>
        <source>Where do they appear?</source>
        <translation>Где они появятся?</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <extracomment>Colours of ghosts and what it costs in scares: blue → green: 2</extracomment>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>Lift a section</source>
        <translation>Подними секцию</translation>
    </message>
    <message>
        <source>The dice are rolled. A roll cannot be taken back.</source>
        <translation>Кубики будут брошены. Бросок нельзя отменить.</translation>
    </message>
    <message>
        <source>The roll counts as it lies.</source>
        <translation>Бросок засчитывается таким, какой есть.</translation>
    </message>
    <message>
        <source>You pay these tokens and this disc, and the power is yours.</source>
        <translation>Отдаёшь эти жетоны и этот диск — и способность твоя.</translation>
    </message>
    <message>
        <source>Points at once, instead of discs from a section.</source>
        <translation>Очки сразу вместо дисков из секции.</translation>
    </message>
    <message>
        <source>Roll at least %1 to gain as many scares; otherwise you gain 1.</source>
        <translation>Выбросишь не меньше %1 — получишь столько же страхов, иначе 1.</translation>
    </message>
    <message>
        <source>To level: %1</source>
        <translation>До уровня: %1</translation>
    </message>
    <message>
        <source>Your reward</source>
        <translation>Твоя награда</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Ночь окончена</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>All sections have had their action.</source>
        <translation>Все секции сделали своё.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections still to act</source>
        <translation>
            <numerusform>Осталась %n секция</numerusform>
            <numerusform>Остались %n секции</numerusform>
            <numerusform>Осталось %n секций</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchingAgain</name>
    <message>
        <source>Watching a game again</source>
        <translation>Как посмотреть партию ещё раз</translation>
    </message>
    <message>
        <source>A game that is over stays on the shelf under &lt;b&gt;Played&lt;/b&gt;. Open it to watch it move by move: drag along the line below the table, press &lt;b&gt;Space&lt;/b&gt; to play it, or use the arrow keys. &lt;b&gt;Ctrl&lt;/b&gt; and an arrow go from turn to turn, &lt;b&gt;Home&lt;/b&gt; and &lt;b&gt;End&lt;/b&gt; to the start and the end, the arrows up and down change the speed. Marks on the line show where rounds and turns begin; a coloured dot shows who made points there.</source>
        <translation>Сыгранная партия остаётся на полке, на вкладке &lt;b&gt;Сыгранные&lt;/b&gt;. Открой её, чтобы посмотреть действие за действием: веди по линии под столом, нажми &lt;b&gt;пробел&lt;/b&gt;, чтобы партия шла сама, или нажимай клавиши со стрелками. &lt;b&gt;Ctrl&lt;/b&gt; со стрелкой ведёт от хода к ходу, &lt;b&gt;Home&lt;/b&gt; и &lt;b&gt;End&lt;/b&gt;&#xa0;— к началу и к концу, а стрелки вверх и вниз меняют скорость. Отметки на линии показывают, где начинаются раунды и ходы, а цветная точка&#xa0;— кто получил там очки.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl&lt;/b&gt; with &lt;b&gt;PgUp&lt;/b&gt; or &lt;b&gt;PgDn&lt;/b&gt; goes from round to round. While the log has the keyboard focus, the up and down arrows go from line to line, and &lt;b&gt;Enter&lt;/b&gt; shows the table as it was then. Playback skips moves that change nothing you can see.</source>
        <translation>&lt;b&gt;Ctrl&lt;/b&gt; вместе с &lt;b&gt;PgUp&lt;/b&gt; или &lt;b&gt;PgDn&lt;/b&gt; ведёт от раунда к раунду. Когда клавиатура работает в журнале, стрелки вверх и вниз ведут от строки к строке, а &lt;b&gt;Enter&lt;/b&gt; показывает стол таким, каким он был тогда. При воспроизведении действия, которые не меняют ничего видимого, пропускаются.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden while you watch, unless you press the eye. &lt;b&gt;Play on from here&lt;/b&gt; begins a new game for the same players at that point; the old game stays as it is. If that one is over, whoever has to decide there keeps everything they could see, their own cards included; the rest is dealt anew, because everybody may have seen it. If it is still going on, hidden cards stay as they are.</source>
        <translation>Скрытые карты остаются скрытыми и при просмотре, пока не нажмёшь кнопку с глазом. &lt;b&gt;Играть отсюда&lt;/b&gt; начинает с этого места новую партию для тех же игроков; старая партия остаётся такой, как была. Если она уже закончена, тот, кому там решать, сохраняет всё, что мог видеть, вместе со своими картами; остальное раздаётся заново, ведь это могли увидеть все. Если она ещё продолжается, скрытые карты остаются теми же.</translation>
    </message>
    <message>
        <source>While you play, click a line of the log to see the table as it was then, and press &lt;b&gt;Esc&lt;/b&gt; to come back. At the start of your turn &lt;b&gt;F4&lt;/b&gt; plays what the others did since your last move; in the settings you can have that played every time. Where a clock decides, all this waits for the end of the game.</source>
        <translation>Во время игры щёлкни по строке журнала, чтобы увидеть стол таким, каким он был тогда, а чтобы вернуться, нажми &lt;b&gt;Esc&lt;/b&gt;. В начале твоего хода &lt;b&gt;F4&lt;/b&gt; показывает, что делали другие после твоего последнего действия; в настройках можно включить такой показ на каждый ход. Где играют на время, всё это ждёт конца партии.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>Everybody around this computer, one after another.</source>
        <translation>Все за этим компьютером, по очереди.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>Alone or together against computer players; or only they play, and you watch.</source>
        <translation>В одиночку или вместе против компьютерных игроков; или играют только они, а вы смотрите.</translation>
    </message>
    <message>
        <source>With computers</source>
        <translation>С компьютерами</translation>
    </message>
    <message>
        <source>Two to six search at once: whoever sees a way first claims the guest.</source>
        <translation>От двух до шести игроков ищут одновременно: кто первым увидит путь, делает заявку на гостя.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>On your own: nine guests, a stopwatch, and a shortest way to compare with.</source>
        <translation>В одиночку: девять гостей, секундомер и кратчайший путь для сравнения.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Головоломки</translation>
    </message>
    <message>
        <source>Alone or with your heads together: forty of them, and new ones every day.</source>
        <translation>В одиночку или сообща: сорок головоломок, и каждый день новые.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Мастерская</translation>
    </message>
    <message>
        <source>Build a puzzle of your own.</source>
        <translation>Составь свою головоломку.</translation>
    </message>
</context>
<context>
    <name>WaysRow</name>
    <message>
        <source>How do you want to play?</source>
        <translation>Как хотите играть?</translation>
    </message>
</context>
<context>
    <name>WorkshopPanel</name>
    <message>
        <source>It is in your book</source>
        <translation>Уже в твоей книге</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Добавить в книгу</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Твоя головоломка</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Start a new one</source>
        <translation>Начать новую</translation>
    </message>
    <message>
        <source>Or change a puzzle that you have</source>
        <translation>Или измени готовую головоломку</translation>
    </message>
    <message>
        <source>The code of a puzzle</source>
        <translation>Код головоломки</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Разложить</translation>
    </message>
    <message>
        <source>Points to be had: %1</source>
        <translation>Можно набрать очков: %1</translation>
    </message>
    <message>
        <source>In how many ways? I do not know: there are too many to count.</source>
        <translation>Сколькими способами? Не знаю: их слишком много, не сосчитать.</translation>
    </message>
    <message>
        <source>Different solutions: more than %1</source>
        <translation>Разных решений: больше %1</translation>
    </message>
    <message>
        <source>Different solutions: %1</source>
        <translation>Разных решений: %1</translation>
    </message>
    <message>
        <source>Difficulty: %1</source>
        <translation>Сложность: %1</translation>
    </message>
    <message>
        <source>I do not know how many points are in it: there is too much to look through. So it has no code; a smaller town or fewer rounds would help.</source>
        <translation>Не знаю, сколько очков здесь можно набрать: нужно перебрать слишком много возможностей. Поэтому кода нет; попробуй городок поменьше или меньше раундов.</translation>
    </message>
    <message>
        <source>Nothing can be scored in it, so it has no code. Choose other cards, or move the houses.</source>
        <translation>Здесь нельзя сыграть ни одной карты, поэтому кода нет. Выбери другие карты или передвинь дома.</translation>
    </message>
</context>
<context>
    <name>WorkshopVoice</name>
    <message numerus="yes">
        <source>Lay at least %n more houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Положи ещё хотя бы %n дом: в головоломке их от %1 до %2.</numerusform>
            <numerusform>Положи ещё хотя бы %n дома: в головоломке их от %1 до %2.</numerusform>
            <numerusform>Положи ещё хотя бы %n домов: в головоломке их от %1 до %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more ghosts on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Поставь на дома ещё хотя бы %n привидение: в головоломке их от %1 до %2.</numerusform>
            <numerusform>Поставь на дома ещё хотя бы %n привидения: в головоломке их от %1 до %2.</numerusform>
            <numerusform>Поставь на дома ещё хотя бы %n привидений: в головоломке их от %1 до %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put at least %n more kids on the houses: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Поставь на дома ещё хотя бы %n ребёнка: в головоломке их от %1 до %2.</numerusform>
            <numerusform>Поставь на дома ещё хотя бы %n детей: в головоломке их от %1 до %2.</numerusform>
            <numerusform>Поставь на дома ещё хотя бы %n детей: в головоломке их от %1 до %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n more cards: a puzzle has %1 to %2.</source>
        <translation>
            <numerusform>Выбери ещё хотя бы %n карту: в головоломке их от %1 до %2.</numerusform>
            <numerusform>Выбери ещё хотя бы %n карты: в головоломке их от %1 до %2.</numerusform>
            <numerusform>Выбери ещё хотя бы %n карт: в головоломке их от %1 до %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The town has fallen apart: from each house there must be a path to every other.</source>
        <translation>Городок распался на части: от каждого дома должен быть путь до любого другого.</translation>
    </message>
    <message>
        <source>A puzzle needs at least as many cards as rounds. Cards: %1, rounds: %2.</source>
        <translation>В головоломке должно быть не меньше карт, чем раундов. Сейчас карт: %1, раундов: %2.</translation>
    </message>
    <message>
        <source>A house stands here already; choose an empty spot.</source>
        <translation>Здесь уже стоит дом; выбери пустую клетку.</translation>
    </message>
    <message>
        <source>The first house goes to one of the spots in the middle.</source>
        <translation>Первый дом клади на одну из клеток посередине.</translation>
    </message>
    <message>
        <source>A house must share a whole edge with another one; a corner is not enough.</source>
        <translation>Дом должен иметь общую сторону с другим домом; касания углом недостаточно.</translation>
    </message>
    <message>
        <source>All %2 houses of this colour are in the town; use another colour.</source>
        <extracomment>%1 is a colour of houses, which the sentence need not name; %2 is a number.</extracomment>
        <translation>Все дома этого цвета (%2) уже в городке; выбери другой цвет.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 houses; take one away before you lay another.</source>
        <translation>Домов в головоломке не больше %1; сначала убери один, а потом клади другой.</translation>
    </message>
    <message>
        <source>There is no house here.</source>
        <translation>Здесь нет дома.</translation>
    </message>
    <message>
        <source>Ghosts and kids stand on houses; choose a free one.</source>
        <translation>Привидения и дети стоят на домах; выбери свободный.</translation>
    </message>
    <message>
        <source>Somebody stands here already; choose a free house.</source>
        <translation>Здесь уже кто-то стоит; выбери свободный дом.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 ghosts, and all are in the town.</source>
        <translation>Привидений в головоломке не больше %1, и все уже в городке.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 kids, and all are in the town.</source>
        <translation>Детей в головоломке не больше %1, и все уже в городке.</translation>
    </message>
    <message>
        <source>Nobody stands here.</source>
        <translation>Здесь никто не стоит.</translation>
    </message>
    <message>
        <source>A puzzle has only regular cards.</source>
        <translation>В головоломке бывают только обычные карты.</translation>
    </message>
    <message>
        <source>This card is in the tray already.</source>
        <translation>Эта карта уже в лотке.</translation>
    </message>
    <message>
        <source>A puzzle has at most %1 cards; take one out of the tray first.</source>
        <translation>Карт в головоломке не больше %1; сначала убери одну из лотка.</translation>
    </message>
    <message>
        <source>This card is not in the tray.</source>
        <translation>Этой карты нет в лотке.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 rounds.</source>
        <translation>В головоломке от %1 до %2 раундов.</translation>
    </message>
    <message>
        <source>The puzzle has that many rounds already.</source>
        <translation>В головоломке и так столько раундов.</translation>
    </message>
    <message>
        <source>One person builds here.</source>
        <translation>Здесь головоломку составляет один человек.</translation>
    </message>
    <message>
        <source>A house goes to an empty spot next to another one, or to the bin.</source>
        <translation>Дом клади на пустую клетку рядом с другим домом или в корзину.</translation>
    </message>
    <message>
        <source>Ghosts and kids go to a free house, or to the bin.</source>
        <translation>Привидения и детей ставь на свободный дом или убирай в корзину.</translation>
    </message>
    <message>
        <source>A card goes to the tray to be part of the puzzle, or to the bin to be taken out.</source>
        <translation>Клади карту в лоток, чтобы добавить её в головоломку, или в корзину, чтобы убрать.</translation>
    </message>
    <message>
        <source>Drag houses to the town, then ghosts and kids, and choose cards.</source>
        <translation>Перетащи в городок дома, потом привидения и детей, а затем выбери карты.</translation>
    </message>
    <message>
        <source>Everything fits: it can be played.</source>
        <translation>Все ограничения соблюдены: можно играть.</translation>
    </message>
    <message>
        <source>In the workshop</source>
        <translation>В мастерской</translation>
    </message>
    <message>
        <source>A house moves to another spot.</source>
        <translation>Дом переезжает на другую клетку.</translation>
    </message>
    <message>
        <source>A house is taken away.</source>
        <translation>Дом убирают.</translation>
    </message>
    <message>
        <source>A card is chosen.</source>
        <translation>В головоломку добавляют карту.</translation>
    </message>
    <message>
        <source>A card is put back.</source>
        <translation>Карту убирают из головоломки.</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation>Раундов: %1</translation>
    </message>
    <message>
        <source>An orange house is laid.</source>
        <translation>В городке появляется оранжевый дом.</translation>
    </message>
    <message>
        <source>A violet house is laid.</source>
        <translation>В городке появляется фиолетовый дом.</translation>
    </message>
    <message>
        <source>A green house is laid.</source>
        <translation>В городке появляется зелёный дом.</translation>
    </message>
    <message>
        <source>A blue house is laid.</source>
        <translation>В городке появляется синий дом.</translation>
    </message>
    <message>
        <source>A ghost comes to the town.</source>
        <translation>Привидение приходит в городок.</translation>
    </message>
    <message>
        <source>A kid comes to the town.</source>
        <translation>Ребёнок приходит в городок.</translation>
    </message>
    <message>
        <source>A ghost goes to another house.</source>
        <translation>Привидение переходит на другой дом.</translation>
    </message>
    <message>
        <source>A kid goes to another house.</source>
        <translation>Ребёнок переходит на другой дом.</translation>
    </message>
    <message>
        <source>A ghost leaves the town.</source>
        <translation>Привидение уходит из городка.</translation>
    </message>
    <message>
        <source>A kid leaves the town.</source>
        <translation>Ребёнок уходит из городка.</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>Своя головоломка</translation>
    </message>
    <message numerus="yes">
        <source>Ghosts, left: %n</source>
        <translation>
            <numerusform>Привидения, осталось: %n</numerusform>
            <numerusform>Привидения, осталось: %n</numerusform>
            <numerusform>Привидения, осталось: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kids, left: %n</source>
        <translation>
            <numerusform>Дети, осталось: %n</numerusform>
            <numerusform>Дети, осталось: %n</numerusform>
            <numerusform>Дети, осталось: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 houses that share edges.</source>
        <translation>В головоломке от %1 до %2 домов с общими сторонами.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 ghosts.</source>
        <translation>В головоломке от %1 до %2 привидений.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 kids.</source>
        <translation>В головоломке от %1 до %2 детей.</translation>
    </message>
    <message>
        <source>A puzzle has %1 to %2 cards, and no more rounds than cards.</source>
        <translation>В головоломке от %1 до %2 карт, а раундов не больше, чем карт.</translation>
    </message>
    <message>
        <source>Drag it elsewhere, or to the bin.</source>
        <translation>Перетащи в другое место или в корзину.</translation>
    </message>
    <message>
        <source>Bin: drop here what you want to take away</source>
        <translation>Корзина: клади сюда то, что хочешь убрать</translation>
    </message>
    <message>
        <source>Tray with the cards of the puzzle</source>
        <translation>Лоток с картами головоломки</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Карты на выбор</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
</context>
</TS>
