<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Characters</name>
    <message>
        <source>Amara</source>
        <translation>Amara</translation>
    </message>
    <message>
        <source>Attacks wherever the odds are even by a hair on her side.</source>
        <translation>Greift an, wo die Chancen auch nur um Haaresbreite für sie stehen.</translation>
    </message>
    <message>
        <source>Ayla</source>
        <translation>Ayla</translation>
    </message>
    <message>
        <source>Calm and exact; you notice her plan when it is done.</source>
        <translation>Ruhig und genau; ihren Plan bemerkt man erst, wenn er aufgegangen ist.</translation>
    </message>
    <message>
        <source>Chen</source>
        <translation>Chen</translation>
    </message>
    <message>
        <source>Could have won small long ago, and would rather win big.</source>
        <translation>Hätte längst klein gewinnen können und will lieber groß gewinnen.</translation>
    </message>
    <message>
        <source>Counts what is out and gives nothing away.</source>
        <translation>Zählt mit, was draußen ist, und verschenkt nichts.</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>Diego</translation>
    </message>
    <message>
        <source>Dreams of the perfect hand, and forgets the small wins on the way.</source>
        <translation>Träumt vom perfekten Blatt und vergisst unterwegs die kleinen Gewinne.</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>Hana</translation>
    </message>
    <message>
        <source>Has just learned the rules and enjoys every hand.</source>
        <translation>Hat die Regeln eben erst gelernt und freut sich über jedes Blatt.</translation>
    </message>
    <message>
        <source>Has sat at this table for forty years and hurries nothing.</source>
        <translation>Sitzt seit vierzig Jahren an diesem Tisch und überstürzt nichts.</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Ines</translation>
    </message>
    <message>
        <source>Kenji</source>
        <translation>Kenji</translation>
    </message>
    <message>
        <source>Knows to the card when it is worth waiting for the big win.</source>
        <translation>Weiß auf die Karte genau, wann sich das Warten auf den großen Gewinn lohnt.</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>Leila</translation>
    </message>
    <message>
        <source>Loses little, waits long, and takes what you leave.</source>
        <translation>Verliert wenig, wartet lange und nimmt, was andere liegen lassen.</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>Mei</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Nils</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Plays straight, by feeling and a few good rules.</source>
        <translation>Spielt geradeheraus, nach Gefühl und ein paar guten Regeln.</translation>
    </message>
    <message>
        <source>Plays whatever looks exciting and regrets it at once.</source>
        <translation>Spielt, was aufregend aussieht, und bereut es sofort.</translation>
    </message>
    <message>
        <source>Priya</source>
        <translation>Priya</translation>
    </message>
    <message>
        <source>Raises the stakes first and counts the cards later.</source>
        <translation>Erhöht erst den Einsatz und zählt danach die Karten.</translation>
    </message>
    <message>
        <source>Reads the whole table and makes the best of every card.</source>
        <translation>Liest den ganzen Tisch und macht aus jeder Karte das Beste.</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Samir</source>
        <translation>Samir</translation>
    </message>
    <message>
        <source>Takes the risk that pays, and smiles when it does not.</source>
        <translation>Geht Risiken ein, die sich lohnen, und lächelt, wenn es schiefgeht.</translation>
    </message>
    <message>
        <source>Timo</source>
        <translation>Timo</translation>
    </message>
    <message>
        <source>Waits one card too long because a great hand is so beautiful.</source>
        <translation>Wartet eine Karte zu lange, weil ein großes Blatt so schön ist.</translation>
    </message>
    <message>
        <source>Would rather keep a good card than dare anything with it.</source>
        <translation>Behält eine gute Karte lieber, als etwas mit ihr zu wagen.</translation>
    </message>
    <message>
        <source>Zola</source>
        <translation>Zola</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>kühn</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>goes for the big win</source>
        <translation>will den großen Gewinn</translation>
    </message>
</context>
<context>
    <name>Cloths</name>
    <message>
        <source>Dark wood</source>
        <translation>Dunkles Holz</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>Grey felt</source>
        <translation>Grauer Filz</translation>
    </message>
    <message>
        <source>Indigo felt</source>
        <translation>Indigoblauer Filz</translation>
    </message>
    <message>
        <source>Red felt</source>
        <translation>Roter Filz</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>Tatami</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Über Cardtable</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Ask before a knock or a lay-off is given up</source>
        <translation>Vor verschenktem Klopfen oder Anlegen fragen</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation>Noch draußen</translation>
    </message>
    <message>
        <source>Compare with the expert</source>
        <translation>Mit dem Experten vergleichen</translation>
    </message>
    <message>
        <source>Continue the last match</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Dark look</source>
        <translation>Dunkle Ansicht</translation>
    </message>
    <message>
        <source>Deals of the day…</source>
        <translation>Spiele des Tages…</translation>
    </message>
    <message>
        <source>Export the record…</source>
        <translation>Aufzeichnung speichern …</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Faires Geben</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>H&amp;elp</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Ecken</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Last cards play themselves</source>
        <translation>Letzte Karten von selbst spielen</translation>
    </message>
    <message>
        <source>Last trick or showdown</source>
        <translation>Letzter Stich oder letzte Abrechnung</translation>
    </message>
    <message>
        <source>Let a bot play for me</source>
        <translation>Einen Bot für mich spielen lassen</translation>
    </message>
    <message>
        <source>Level of that bot</source>
        <translation>Stufe dieses Bots</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Aufzeichnung öffnen …</translation>
    </message>
    <message>
        <source>Opponents talk</source>
        <translation>Gegner reden mit</translation>
    </message>
    <message>
        <source>Other forced moves play themselves</source>
        <translation>Andere erzwungene Züge von selbst spielen</translation>
    </message>
    <message>
        <source>Pace of opponents</source>
        <translation>Bedenkzeit der Gegner</translation>
    </message>
    <message>
        <source>Pass by itself when nothing beats</source>
        <translation>Von selbst passen, wenn nichts sticht</translation>
    </message>
    <message>
        <source>Past matches to keep</source>
        <translation>Frühere Partien behalten</translation>
    </message>
    <message>
        <source>Past matches…</source>
        <translation>Frühere Partien …</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Bots anhalten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Review a match</source>
        <translation>Partie besprechen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Show log…</source>
        <translation>Protokoll zeigen …</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Skip animation and pause</source>
        <translation>Animation und Pause überspringen</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Speed of cards</source>
        <translation>Kartentempo</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Tischbelag</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The latest 1,000</source>
        <translation>Die letzten 1.000</translation>
    </message>
    <message>
        <source>The latest 100</source>
        <translation>Die letzten 100</translation>
    </message>
    <message>
        <source>Those of the last year</source>
        <translation>Die des letzten Jahres</translation>
    </message>
    <message>
        <source>Touch mode</source>
        <translation>Touch-Bedienung</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Schriftgröße</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Without animation</source>
        <translation>Ohne Animation</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>Translators: how loud sounds are, in the menu “Volume”</extracomment>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everything is saved</source>
        <translation>Alles ist gespeichert</translation>
    </message>
    <message>
        <source>I am {name}, show my cards</source>
        <translation>Ich bin {name}, meine Karten zeigen</translation>
    </message>
    <message>
        <source>Please hand the computer to {name}. The others look away.</source>
        <translation>Bitte gib den Computer an {name}. Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Zuletzt geschehen</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Compare with the expert</source>
        <translation>Mit dem Experten vergleichen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Spiele des Tages</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Noch nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>One deal a day, the same for everybody: its number is the date. Rules: {preset}. The opponents never change, and your first result counts.</source>
        <translation>Jeden Tag ein Spiel, für alle dasselbe: Seine Nummer ist das Datum. Regeln: {preset}. Die Gegner bleiben immer dieselben, und dein erstes Ergebnis zählt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Result {own}</source>
        <translation>Ergebnis {own}</translation>
    </message>
    <message>
        <source>Result {own} · difference to the expert {difference}</source>
        <translation>Ergebnis {own} · Unterschied zum Experten {difference}</translation>
    </message>
    <message>
        <source>Today, {date}</source>
        <translation>Heute, {date}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue a match</source>
        <translation>Eine Partie fortsetzen</translation>
    </message>
    <message>
        <source>House rules of this match</source>
        <translation>Hausregeln dieser Partie</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Pick up all that is walked over</source>
        <translation>Alles auf dem Weg aufnehmen</translation>
    </message>
    <message>
        <source>Pick up or choose</source>
        <translation>Aufnehmen oder wählen</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation>Alles zurücklegen</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Umschalt + Pfeiltasten</translation>
    </message>
    <message>
        <source>The cards are being drawn…</source>
        <translation>Die Karten werden gezeichnet …</translation>
    </message>
    <message>
        <source>The way on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Walk over cards and columns</source>
        <translation>Über Karten und Spalten gehen</translation>
    </message>
</context>
<context>
    <name>DouDizhu</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n Bombe</numerusform>
            <numerusform>%n Bomben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>3 players · about 20 min</source>
        <translation>3 Personen · etwa 20 min</translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;for the landlord</source>
        <translation>&lt;b&gt;3 verdeckte Karten&lt;/b&gt;&lt;br&gt;für den Gutsherrn</translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;in your hand</source>
        <translation>&lt;b&gt;Die drei Karten&lt;/b&gt;&lt;br&gt;auf deiner Hand</translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;went to {name}</source>
        <translation>&lt;b&gt;Die drei Karten&lt;/b&gt;&lt;br&gt;nahm {name}</translation>
    </message>
    <message numerus="yes">
        <source>&lt;big&gt;%n&lt;/big&gt; card(s)</source>
        <translation>
            <numerusform>&lt;big&gt;%n&lt;/big&gt; Karte</numerusform>
            <numerusform>&lt;big&gt;%n&lt;/big&gt; Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A bid is 1, 2 or 3.</source>
        <translation>Ein Gebot ist 1, 2 oder 3.</translation>
    </message>
    <message>
        <source>A bid must be above {highest}.</source>
        <translation>Ein Gebot muss über {highest} liegen.</translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n deal(s).</source>
        <translation>
            <numerusform>Eine Partie dauert %n Spiel.</numerusform>
            <numerusform>Eine Partie dauert %n Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair chain needs three pairs or more.</source>
        <translation>Eine Pärchen-Straße braucht mindestens drei Pärchen.</translation>
    </message>
    <message>
        <source>A player did not play at all</source>
        <translation>Jemand hat keine Karte gespielt</translation>
    </message>
    <message>
        <source>A player never played: the stake is doubled.</source>
        <translation>Jemand konnte keine Karte spielen: Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>A player shut out</source>
        <translation>Jemand kam nicht zum Zug</translation>
    </message>
    <message>
        <source>A straight needs five cards or more.</source>
        <translation>Eine Straße braucht mindestens fünf Karten.</translation>
    </message>
    <message>
        <source>A triple takes one card or one pair.</source>
        <translation>Ein Drilling nimmt eine Karte oder ein Pärchen mit.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>After a pass you may still play in the same trick.</source>
        <translation>Wer gepasst hat, darf im selben Stich noch spielen.</translation>
    </message>
    <message>
        <source>After a pass you wait until the trick is over.</source>
        <translation>Wer gepasst hat, wartet, bis der Stich vorbei ist.</translation>
    </message>
    <message>
        <source>After a pass you win {0} of 100 such deals.</source>
        <translation>Nach einem Passen gewinnst du {0} von 100 solchen Spielen.</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top}</source>
        <translation>Drilling-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with pairs</source>
        <translation>Full-House-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with wings</source>
        <translation>Drilling-Straße {rank}–{top} mit Kickern</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Alle verschieden</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Alle passen</translation>
    </message>
    <message numerus="yes">
        <source>An opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>Ein Gegner, der noch %n Karte hat, könnte darauf ausgehen.</numerusform>
            <numerusform>Ein Gegner, der noch %n Karten hat, könnte darauf ausgehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anti-spring, the landlord played once: the stake is doubled.</source>
        <translation>Der Gutsherr spielte nur einmal: Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>Any card or combination may be led; you cannot pass.</source>
        <translation>Jede Karte oder Kombination darf heraus; passen geht nicht.</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>Beliebige Karten</translation>
    </message>
    <message>
        <source>Any cards may go along as kickers.</source>
        <translation>Beliebige Karten dürfen als Kicker mit.</translation>
    </message>
    <message>
        <source>Any combination may be played.</source>
        <translation>Jede Kombination darf gespielt werden.</translation>
    </message>
    <message>
        <source>As good, as far as can be told.</source>
        <translation>Ebenso gut, soweit sich das sagen lässt.</translation>
    </message>
    <message>
        <source>As in online rooms: one round of calls, no bombs as kickers.</source>
        <translation>Wie online: eine Bietrunde, keine Bomben als Kicker.</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>Es geht um</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} bieten</translation>
    </message>
    <message>
        <source>Bids are shown when all are in; of equal bids the earlier one counts.</source>
        <translation>Gezeigt wird, wenn alle geboten haben; bei Gleichstand zählt das frühere.</translation>
    </message>
    <message>
        <source>Bids {amount}</source>
        <translation>Bietet {amount}</translation>
    </message>
    <message>
        <source>Black joker</source>
        <translation>Schwarzer Joker</translation>
    </message>
    <message>
        <source>Bomb {rank}</source>
        <translation>Bombe {rank}</translation>
    </message>
    <message>
        <source>By lot each deal</source>
        <translation>Jedes Spiel durch Los</translation>
    </message>
    <message>
        <source>Cards gone: {0}, otherwise {1}.</source>
        <translation>Karten, die weggehen: {0}, sonst {1}.</translation>
    </message>
    <message>
        <source>Cards gone: {1} instead of {0}.</source>
        <translation>Karten, die weggehen: {1} statt {0}.</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {0}, otherwise {1}.</source>
        <translation>Karten, die einzeln niemand schlägt: es bleiben {0}, sonst {1}.</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {1} instead of {0}.</source>
        <translation>Karten, die einzeln niemand schlägt: es bleiben {1} statt {0}.</translation>
    </message>
    <message>
        <source>Chains up to the 2, any kickers, farmers get half the stake.</source>
        <translation>Straßen bis zur 2, beliebige Kicker, Bauern bekommen den halben Einsatz.</translation>
    </message>
    <message>
        <source>Chains up to the ace, kickers all different, full payment.</source>
        <translation>Straßen bis zum Ass, Kicker alle verschieden, volle Zahlung.</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal {deal} of {of}. {name} bids first.</source>
        <translation>Spiel {deal} von {of}. {name} bietet zuerst.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>Dou Dizhu</translation>
    </message>
    <message>
        <source>Everyone bids in secret and nobody passes; the highest bid wins.</source>
        <translation>Alle bieten verdeckt, niemand passt; das höchste Gebot gewinnt.</translation>
    </message>
    <message>
        <source>Everyone bids once, higher than before or not at all; 3 ends it.</source>
        <translation>Alle bieten einmal, höher als vorher oder gar nicht; 3 beendet es.</translation>
    </message>
    <message>
        <source>Everyone calls once, as high as they like; the highest call wins.</source>
        <translation>Alle sagen einmal frei an; das höchste Gebot gewinnt.</translation>
    </message>
    <message>
        <source>Farmers get half the stake each</source>
        <translation>Bauern bekommen je den halben Einsatz</translation>
    </message>
    <message>
        <source>Farmers get the full stake each</source>
        <translation>Bauern bekommen je den ganzen Einsatz</translation>
    </message>
    <message>
        <source>First bid</source>
        <translation>Erstes Gebot</translation>
    </message>
    <message>
        <source>Four of a kind may take along just one card or one pair.</source>
        <translation>Ein Vierling darf auch nur eine Karte oder ein Pärchen mitnehmen.</translation>
    </message>
    <message>
        <source>Four of a kind takes along two cards or two pairs.</source>
        <translation>Ein Vierling nimmt zwei Karten oder zwei Pärchen mit.</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>Vierfach</translation>
    </message>
    <message>
        <source>Full house {rank} + {kickers}</source>
        <translation>Full House {rank} + {kickers}</translation>
    </message>
    <message>
        <source>Has bid</source>
        <translation>Hat geboten</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {0}, otherwise {1}.</source>
        <translation>Was noch höher sein kann: {0} Möglichkeiten, sonst {1}.</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {1} instead of {0}.</source>
        <translation>Was noch höher sein kann: {1} Möglichkeiten statt {0}.</translation>
    </message>
    <message>
        <source>Highest bid: {amount}</source>
        <translation>Höchstes Gebot: {amount}</translation>
    </message>
    <message>
        <source>Highest card of a chain</source>
        <translation>Höchste Karte einer Straße</translation>
    </message>
    <message>
        <source>Hint: bid {amount}</source>
        <translation>Tipp: {amount} bieten</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Tipp: passen</translation>
    </message>
    <message>
        <source>How many deals make a match.</source>
        <translation>So viele Spiele hat eine Partie.</translation>
    </message>
    <message>
        <source>How much the two jokers together raise the stake.</source>
        <translation>So stark erhöht das Joker-Pärchen den Einsatz.</translation>
    </message>
    <message>
        <source>How the landlord is found.</source>
        <translation>So wird der Gutsherr gefunden.</translation>
    </message>
    <message>
        <source>If everyone passes three times, the landlord is drawn by lot.</source>
        <translation>Passen dreimal alle, wird der Gutsherr gelost.</translation>
    </message>
    <message>
        <source>If everyone passes, new cards are dealt.</source>
        <translation>Passen alle, wird neu gegeben.</translation>
    </message>
    <message>
        <source>It beats with less: the higher cards stay.</source>
        <translation>Das schlägt mit weniger: Die höheren Karten bleiben.</translation>
    </message>
    <message>
        <source>It beats with more than it takes.</source>
        <translation>Das schlägt höher als nötig.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n card(s) that a pass keeps.</source>
        <translation>
            <numerusform>Das kostet %n Karte, die du beim Passen behältst.</numerusform>
            <numerusform>Das kostet %n Karten, die du beim Passen behältst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs a bomb; the better choice keeps %n.</source>
        <translation>
            <numerusform>Das kostet eine Bombe; der bessere Zug behält %n.</numerusform>
            <numerusform>Das kostet eine Bombe; der bessere Zug behält %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not contest an opponent’s trick.</source>
        <translation>Das macht einem Gegner den Stich nicht streitig.</translation>
    </message>
    <message>
        <source>It does not multiply what is at stake by {0}.</source>
        <translation>Der Einsatz wird nicht mit {0} vervielfacht.</translation>
    </message>
    <message>
        <source>It gives higher cards along than needed.</source>
        <translation>Damit gehen höhere Karten als nötig als Kicker mit.</translation>
    </message>
    <message>
        <source>It gives lower cards along.</source>
        <translation>Damit gehen niedrigere Karten als Kicker mit.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>It is the last card: you go out.</source>
        <translation>Damit ist die Hand leer: gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n bomb(s) whole.</source>
        <translation>
            <numerusform>%n Bombe bleibt ganz.</numerusform>
            <numerusform>%n Bomben bleiben ganz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps the %n card(s) that the other choice costs.</source>
        <translation>
            <numerusform>Das behält die %n Karte, die der andere Vorschlag kostet.</numerusform>
            <numerusform>Das behält die %n Karten, die der andere Vorschlag kostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It multiplies what is at stake by {0}.</source>
        <translation>Das vervielfacht den Einsatz um das {0}-Fache.</translation>
    </message>
    <message>
        <source>It takes a pair apart.</source>
        <translation>Das reißt ein Pärchen auseinander.</translation>
    </message>
    <message>
        <source>It takes a triple apart.</source>
        <translation>Das reißt einen Drilling auseinander.</translation>
    </message>
    <message>
        <source>It takes no pair apart.</source>
        <translation>Das reißt kein Pärchen auseinander.</translation>
    </message>
    <message>
        <source>It takes no triple apart.</source>
        <translation>Das reißt keinen Drilling auseinander.</translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick from an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>Das nimmt einem Gegner den Stich, der noch %n Karte hat.</numerusform>
            <numerusform>Das nimmt einem Gegner den Stich, der noch %n Karten hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the trick from an opponent.</source>
        <translation>Das nimmt einem Gegner den Stich.</translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick from your partner, who has %n card(s) left.</source>
        <translation>
            <numerusform>Das nimmt dem Partner den Stich; er hat noch %n Karte.</numerusform>
            <numerusform>Das nimmt dem Partner den Stich; er hat noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins fewer points on average.</source>
        <translation>Das bringt im Schnitt weniger Punkte.</translation>
    </message>
    <message>
        <source>It wins no more often, but more points on average.</source>
        <translation>Das gewinnt nicht öfter, aber im Schnitt mehr Punkte.</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>Kickers may neither be a bomb nor lengthen the chain.</source>
        <translation>Kicker dürfen keine Bombe sein und die Straße nicht verlängern.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Kitty stays in sight</source>
        <translation>Die drei Karten bleiben sichtbar</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>Gutsherr</translation>
    </message>
    <message>
        <source>Last card!</source>
        <translation>Letzte Karte!</translation>
    </message>
    <message>
        <source>Lower cards of that kind stay behind.</source>
        <translation>Niedrigere dieser Art bleiben zurück.</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>New cards three times, then a landlord by lot</source>
        <translation>Dreimal neue Karten, dann Gutsherr durch Los</translation>
    </message>
    <message>
        <source>New trick: you lead</source>
        <translation>Neuer Stich: Du kommst heraus</translation>
    </message>
    <message>
        <source>New trick: {name} leads</source>
        <translation>Neuer Stich: {name} kommt heraus</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>No auction, landlord by lot</source>
        <translation>Ohne Reizen, Gutsherr durch Los</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>No bombs, nothing to lengthen a chain</source>
        <translation>Keine Bomben, nichts, was die Straße verlängert</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>Keine Karte ist gewählt.</translation>
    </message>
    <message>
        <source>No chain goes up to the {card}.</source>
        <translation>Bis {card} reicht keine Straße.</translation>
    </message>
    <message>
        <source>No farmer played, or the landlord only once</source>
        <translation>Kein Bauer spielte, oder der Gutsherr nur einmal</translation>
    </message>
    <message numerus="yes">
        <source>No opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>Kein Gegner, der noch %n Karte hat, könnte darauf ausgehen.</numerusform>
            <numerusform>Kein Gegner, der noch %n Karten hat, könnte darauf ausgehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>Niemand hat geboten.</translation>
    </message>
    <message>
        <source>Nobody bids: the landlord is drawn by lot and the stake is 1.</source>
        <translation>Niemand reizt: Der Gutsherr wird gelost, der Einsatz ist 1.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n unseen card(s) beats it.</source>
        <translation>
            <numerusform>Die %n ungesehene Karte schlägt das nicht.</numerusform>
            <numerusform>Keine der %n ungesehenen Karten schlägt das.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your cards beats this.</source>
        <translation>Keine deiner Karten sticht das.</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the better choice {1}.</source>
        <translation>Von 100 solchen Spielen gewinnt das {0}, der bessere Zug {1}.</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the next choice {1}.</source>
        <translation>Von 100 solchen Spielen gewinnt das {0}, der nächste Vorschlag {1}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>One free call each</source>
        <translation>Ein freies Gebot je Person</translation>
    </message>
    <message>
        <source>One round, each bid higher</source>
        <translation>Eine Runde, jedes Gebot höher</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb.</source>
        <translation>Eine Bombe schlägt nur eine höhere Bombe.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats {beat}.</source>
        <translation>{beat} schlägt nur eine höhere Bombe.</translation>
    </message>
    <message>
        <source>Pair chain {rank}–{top}</source>
        <translation>Pärchen-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>Pair {rank}</source>
        <translation>Pärchen {rank}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Pick up a card of that rank</source>
        <translation>Eine Karte dieses Rangs aufnehmen</translation>
    </message>
    <message>
        <source>Pick up a chain from rank to rank</source>
        <translation>Eine Straße von Rang bis Rang aufnehmen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play after a pass</source>
        <translation>Spielen nach Passen</translation>
    </message>
    <message>
        <source>Play: {combination}</source>
        <translation>Spielen: {combination}</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {0}, otherwise {1}.</source>
        <translation>Züge bis zum Ausgehen: danach {0}, sonst {1}.</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {1} instead of {0}.</source>
        <translation>Züge bis zum Ausgehen: danach {1} statt {0}.</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Quad with one kicker</source>
        <translation>Vierling mit einem Kicker</translation>
    </message>
    <message>
        <source>Quad {rank} + pairs {kickers}</source>
        <translation>Vierling {rank} + Pärchen {kickers}</translation>
    </message>
    <message>
        <source>Quad {rank} + {kickers}</source>
        <translation>Vierling {rank} + {kickers}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Read otherwise</source>
        <translation>Anders lesen</translation>
    </message>
    <message>
        <source>Red joker</source>
        <translation>Roter Joker</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Joker-Pärchen</translation>
    </message>
    <message>
        <source>Same kind and as many cards, but higher; or a bomb.</source>
        <translation>Gleiche Art und gleich viele Karten, aber höher; oder eine Bombe.</translation>
    </message>
    <message>
        <source>Sealed bids, nobody passes</source>
        <translation>Verdeckte Gebote, niemand passt</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Select cards first.</source>
        <translation>Wähle zuerst Karten aus.</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Single {rank}</source>
        <translation>Einzelkarte {rank}</translation>
    </message>
    <message>
        <source>So {0} of 100 such deals are won. In hand: bombs {1}, twos {2}, jokers {3}.</source>
        <translation>So werden {0} von 100 solchen Spielen gewonnen. Im Blatt: Bomben {1}, Zweien {2}, Joker {3}.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Nicht zum Zug gekommen</translation>
    </message>
    <message>
        <source>Spring, no farmer played: the stake is doubled.</source>
        <translation>Kein Bauer kam zum Zug: Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Straight {rank}–{top}</source>
        <translation>Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>Straights and other chains end at the ace.</source>
        <translation>Straßen enden beim Ass.</translation>
    </message>
    <message>
        <source>Straights and other chains may run up to the 2.</source>
        <translation>Straßen dürfen bis zur 2 reichen.</translation>
    </message>
    <message numerus="yes">
        <source>The %n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>Die %n ungesehene Karte kann das schlagen.</numerusform>
            <numerusform>Die %n ungesehenen Karten können das schlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The auction comes first.</source>
        <translation>Zuerst wird gereizt.</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>Das Reizen ist vorbei.</translation>
    </message>
    <message>
        <source>The best score is 1 point.</source>
        <translation>Der beste Stand ist 1 Punkt.</translation>
    </message>
    <message>
        <source>The best score is {points} points.</source>
        <translation>Der beste Stand sind {points} Punkte.</translation>
    </message>
    <message>
        <source>The better choice cannot be stopped any more.</source>
        <translation>Der bessere Zug ist nicht mehr aufzuhalten.</translation>
    </message>
    <message>
        <source>The bidding goes on until two in a row have passed.</source>
        <translation>Es wird gereizt, bis zwei hintereinander passen.</translation>
    </message>
    <message>
        <source>The cards are dealt anew. {name} bids first.</source>
        <translation>Die Karten werden neu gegeben. {name} bietet zuerst.</translation>
    </message>
    <message>
        <source>The farmers win the deal</source>
        <translation>Die Bauern gewinnen das Spiel</translation>
    </message>
    <message>
        <source>The first bidder is drawn anew in every deal.</source>
        <translation>Wer zuerst bietet, wird in jedem Spiel neu gelost.</translation>
    </message>
    <message>
        <source>The first bidder is drawn; then the next player each deal.</source>
        <translation>Wer zuerst bietet, wird gelost; dann geht es reihum.</translation>
    </message>
    <message>
        <source>The highest bid takes the kitty and plays alone; it is the stake.</source>
        <translation>Wer am höchsten bietet, nimmt die drei Karten und spielt allein um diesen Einsatz.</translation>
    </message>
    <message>
        <source>The kickers of a play must all be of different ranks.</source>
        <translation>Die Kicker einer Kombination müssen alle verschieden sein.</translation>
    </message>
    <message>
        <source>The landlord wins the deal</source>
        <translation>Der Gutsherr gewinnt das Spiel</translation>
    </message>
    <message>
        <source>The lower cards go first.</source>
        <translation>Die niedrigeren Karten gehen zuerst.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The next player each deal</source>
        <translation>Reihum, jedes Spiel der Nächste</translation>
    </message>
    <message>
        <source>The rest cannot be stopped.</source>
        <translation>Der Rest ist nicht mehr aufzuhalten.</translation>
    </message>
    <message>
        <source>The rocket doubles the stake, as a bomb does.</source>
        <translation>Das Joker-Pärchen verdoppelt den Einsatz wie eine Bombe.</translation>
    </message>
    <message>
        <source>The rocket makes the stake four times as high.</source>
        <translation>Das Joker-Pärchen vervierfacht den Einsatz.</translation>
    </message>
    <message>
        <source>The stake doubles if any player never played a card.</source>
        <translation>Der Einsatz verdoppelt sich, wenn jemand keine Karte gespielt hat.</translation>
    </message>
    <message>
        <source>The stake doubles if no farmer played, or the landlord just once.</source>
        <translation>Der Einsatz verdoppelt sich, wenn kein Bauer spielte oder der Gutsherr nur einmal.</translation>
    </message>
    <message>
        <source>The stake never doubles for this.</source>
        <translation>Dafür verdoppelt sich der Einsatz nicht.</translation>
    </message>
    <message>
        <source>The three cards are shown once; then you have to remember them.</source>
        <translation>Die drei Karten werden einmal gezeigt; dann heißt es merken.</translation>
    </message>
    <message>
        <source>The three cards can be looked up during the deal.</source>
        <translation>Die drei Karten lassen sich im Spiel jederzeit nachsehen.</translation>
    </message>
    <message numerus="yes">
        <source>The trick belongs to an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>Der Stich gehört einem Gegner, der noch %n Karte hat.</numerusform>
            <numerusform>Der Stich gehört einem Gegner, der noch %n Karten hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn goes to the left.</source>
        <translation>Es geht nach links weiter.</translation>
    </message>
    <message>
        <source>The turn goes to the right.</source>
        <translation>Es geht nach rechts weiter.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Diese Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>These cards are not that combination.</source>
        <translation>Diese Karten sind nicht diese Kombination.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Dieses Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>This is not a combination.</source>
        <translation>Das ist keine Kombination.</translation>
    </message>
    <message>
        <source>Triple {rank}</source>
        <translation>Drilling {rank}</translation>
    </message>
    <message>
        <source>Triple {rank} + {kickers}</source>
        <translation>Drilling {rank} + {kickers}</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Zweifach</translation>
    </message>
    <message>
        <source>Two cards left!</source>
        <translation>Noch zwei Karten!</translation>
    </message>
    <message>
        <source>Two farmers against one landlord: be the first to play all your cards.</source>
        <translation>Zwei Bauern gegen einen Gutsherrn: Wer spielt zuerst alle Karten aus?</translation>
    </message>
    <message>
        <source>Until two pass in a row</source>
        <translation>Bis zwei hintereinander passen</translation>
    </message>
    <message>
        <source>Up to the 2</source>
        <translation>Bis zur 2</translation>
    </message>
    <message>
        <source>Up to the ace</source>
        <translation>Bis zum Ass</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>Was geschieht, wenn niemand bietet.</translation>
    </message>
    <message>
        <source>What the farmers get when they win: half the stake each or all of it.</source>
        <translation>Was die Bauern gewinnen: je den halben oder den ganzen Einsatz.</translation>
    </message>
    <message>
        <source>When the farmers win, each gets half the stake.</source>
        <translation>Gewinnen die Bauern, bekommt jeder den halben Einsatz.</translation>
    </message>
    <message>
        <source>When the farmers win, each gets the full stake.</source>
        <translation>Gewinnen die Bauern, bekommt jeder den ganzen Einsatz.</translation>
    </message>
    <message>
        <source>When the stake is doubled because somebody hardly got to play.</source>
        <translation>Wann sich der Einsatz verdoppelt, weil jemand kaum zum Zug kam.</translation>
    </message>
    <message>
        <source>Whether four of a kind may take a single card or one pair along.</source>
        <translation>Ob ein Vierling eine einzelne Karte oder ein Pärchen mitnehmen darf.</translation>
    </message>
    <message>
        <source>Whether one who passed may play again in the same trick.</source>
        <translation>Ob im selben Stich wieder spielen darf, wer gepasst hat.</translation>
    </message>
    <message>
        <source>Whether straights and other chains may run up to the 2.</source>
        <translation>Ob Straßen bis zur 2 reichen dürfen.</translation>
    </message>
    <message>
        <source>Whether the three cards can be looked up during the deal.</source>
        <translation>Ob man die drei Karten im Spiel noch nachsehen kann.</translation>
    </message>
    <message>
        <source>Which cards may go along with a triple, an airplane or a quad.</source>
        <translation>Welche Karten zu Drilling, Drilling-Straße oder Vierling dazu dürfen.</translation>
    </message>
    <message>
        <source>Which way the turn goes around.</source>
        <translation>In welcher Richtung gespielt wird.</translation>
    </message>
    <message>
        <source>Who bids first in a deal.</source>
        <translation>Wer in einem Spiel zuerst bietet.</translation>
    </message>
    <message>
        <source>Who bids most becomes the landlord and plays alone for this stake.</source>
        <translation>Wer am höchsten bietet, wird Gutsherr und spielt allein um diesen Einsatz.</translation>
    </message>
    <message>
        <source>Who went out last time</source>
        <translation>Wer zuletzt ausgespielt hat</translation>
    </message>
    <message>
        <source>Whoever went out in the last deal bids first.</source>
        <translation>Wer das letzte Spiel gewonnen hat, bietet zuerst.</translation>
    </message>
    <message>
        <source>With sealed bids nobody passes: bid 1, 2 or 3.</source>
        <translation>Bei verdeckten Geboten passt niemand: Biete 1, 2 oder 3.</translation>
    </message>
    <message>
        <source>You are out, the farmers win: {points}</source>
        <translation>Du bist fertig, die Bauern gewinnen: {points}</translation>
    </message>
    <message>
        <source>You could go out at once.</source>
        <translation>Du könntest sofort ausgehen.</translation>
    </message>
    <message>
        <source>You do not hold this {card}.</source>
        <translation>Diese Karte hast du nicht: {card}.</translation>
    </message>
    <message>
        <source>You lead, so you cannot pass.</source>
        <translation>Du kommst heraus, also kannst du nicht passen.</translation>
    </message>
    <message>
        <source>You lose the deal: {points}</source>
        <translation>Du verlierst das Spiel: {points}</translation>
    </message>
    <message>
        <source>You win as landlord: {points}</source>
        <translation>Du gewinnst als Gutsherr: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Your partner has the trick, with %n card(s) left.</source>
        <translation>
            <numerusform>Der Stich gehört dem Partner; er hat noch %n Karte.</numerusform>
            <numerusform>Der Stich gehört dem Partner; er hat noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner is out: {points}</source>
        <translation>Dein Partner ist fertig: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, cannot go out on it.</source>
        <translation>
            <numerusform>Dein Partner, der noch %n Karte hat, kann darauf nicht ausgehen.</numerusform>
            <numerusform>Dein Partner, der noch %n Karten hat, kann darauf nicht ausgehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, may go out on it.</source>
        <translation>
            <numerusform>Dein Partner, der noch %n Karte hat, kann darauf vielleicht ausgehen.</numerusform>
            <numerusform>Dein Partner, der noch %n Karten hat, kann darauf vielleicht ausgehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>airplane {rank}–{top}</source>
        <translation>Drilling-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>airplane {rank}–{top} with pairs</source>
        <translation>Full-House-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>airplane {rank}–{top} with wings</source>
        <translation>Drilling-Straße {rank}–{top} mit Kickern</translation>
    </message>
    <message>
        <source>beat the {combination} of {name}, or pass</source>
        <translation>{combination} von {name} überbieten oder passen</translation>
    </message>
    <message>
        <source>bid 1, 2 or 3</source>
        <translation>1, 2 oder 3 bieten</translation>
    </message>
    <message>
        <source>bid 1, 2 or 3, or pass</source>
        <translation>1, 2 oder 3 bieten oder passen</translation>
    </message>
    <message>
        <source>bid 2 or 3, or pass</source>
        <translation>2 oder 3 bieten oder passen</translation>
    </message>
    <message>
        <source>bid 3, or pass</source>
        <translation>3 bieten oder passen</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>schwarzer Joker</translation>
    </message>
    <message>
        <source>bomb {rank}</source>
        <translation>Bombe {rank}</translation>
    </message>
    <message>
        <source>by {name}. Who bids most becomes the landlord and plays alone for this stake.</source>
        <translation>von {name}. Wer am höchsten bietet, wird Gutsherr und spielt allein um diesen Einsatz.</translation>
    </message>
    <message>
        <source>came from the kitty</source>
        <translation>war bei den drei Karten</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>vier Asse</translation>
    </message>
    <message>
        <source>four eights</source>
        <translation>vier Achten</translation>
    </message>
    <message>
        <source>four fives</source>
        <translation>vier Fünfen</translation>
    </message>
    <message>
        <source>four fours</source>
        <translation>vier Vieren</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>vier Buben</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>vier Könige</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>vier Neunen</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>vier Damen</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>vier Siebenen</translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation>vier Sechsen</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>vier Zehnen</translation>
    </message>
    <message>
        <source>four threes</source>
        <translation>vier Dreien</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>vier Zweien</translation>
    </message>
    <message>
        <source>full house {rank} + {kickers}</source>
        <translation>Full House {rank} + {kickers}</translation>
    </message>
    <message>
        <source>lead the first trick</source>
        <translation>Eröffne den ersten Stich</translation>
    </message>
    <message>
        <source>lead the next trick</source>
        <translation>Eröffne den nächsten Stich</translation>
    </message>
    <message>
        <source>pair chain {rank}–{top}</source>
        <translation>Pärchen-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>pair {rank}</source>
        <translation>Pärchen {rank}</translation>
    </message>
    <message>
        <source>quad {rank} + pairs {kickers}</source>
        <translation>Vierling {rank} + Pärchen {kickers}</translation>
    </message>
    <message>
        <source>quad {rank} + {kickers}</source>
        <translation>Vierling {rank} + {kickers}</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>roter Joker</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>Joker-Pärchen</translation>
    </message>
    <message>
        <source>single {rank}</source>
        <translation>Einzelkarte {rank}</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>straight {rank}–{top}</source>
        <translation>Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>triple {rank}</source>
        <translation>Drilling {rank}</translation>
    </message>
    <message>
        <source>triple {rank} + {kickers}</source>
        <translation>Drilling {rank} + {kickers}</translation>
    </message>
    <message>
        <source>{0} at stake instead of {1}: so {2} of 100 such deals are won.</source>
        <translation>Einsatz {0} statt {1}: So werden {2} von 100 solchen Spielen gewonnen.</translation>
    </message>
    <message>
        <source>{card} is missing between these cards.</source>
        <translation>Dazwischen fehlt {card}.</translation>
    </message>
    <message>
        <source>{deal} of {deals}</source>
        <translation>{deal} von {deals}</translation>
    </message>
    <message>
        <source>{deal} · stake {stake}</source>
        <translation>{deal} · Einsatz {stake}</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names} gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>{names} share the match.</source>
        <translation>{names} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{name} bid {bid}.</source>
        <translation>{name} bietet {bid}.</translation>
    </message>
    <message>
        <source>{name} bombed with {cards}. The stake is doubled.</source>
        <translation>{name} legt eine Bombe: {cards}. Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>{name} goes out with: {play}</source>
        <translation>{name} ist fertig mit: {play}</translation>
    </message>
    <message>
        <source>{name} had bid {bid}.</source>
        <translation>{name} hatte {bid} geboten.</translation>
    </message>
    <message>
        <source>{name} has bid {bid}.</source>
        <translation>{name} hat {bid} geboten.</translation>
    </message>
    <message>
        <source>{name} is out: the farmers win.</source>
        <translation>{name} ist fertig: Die Bauern gewinnen.</translation>
    </message>
    <message>
        <source>{name} is out: the landlord wins.</source>
        <translation>{name} ist fertig: Der Gutsherr gewinnt.</translation>
    </message>
    <message>
        <source>{name} is the landlord and leads.</source>
        <translation>{name} ist Gutsherr und kommt heraus.</translation>
    </message>
    <message>
        <source>{name} is the landlord by lot and leads.</source>
        <translation>{name} ist durch Los Gutsherr und kommt heraus.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name} ist dein Partner.</translation>
    </message>
    <message>
        <source>{name} made a sealed bid.</source>
        <translation>{name} hat verdeckt geboten.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is doubled.</source>
        <translation>{name} legt das Joker-Pärchen. Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is four times as high.</source>
        <translation>{name} legt das Joker-Pärchen. Der Einsatz vervierfacht sich.</translation>
    </message>
    <message>
        <source>{name} played {combination}.</source>
        <translation>{name} spielt {combination}.</translation>
    </message>
    <message>
        <source>{name} still held {cards}.</source>
        <translation>{name} hielt noch {cards}.</translation>
    </message>
    <message>
        <source>{name} took the kitty.</source>
        <translation>{name} nimmt die drei Karten.</translation>
    </message>
    <message>
        <source>{name} took the kitty: {cards}.</source>
        <translation>{name} nimmt die drei Karten: {cards}.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{name} won the trick.</source>
        <translation>{name} gewinnt den Stich.</translation>
    </message>
    <message>
        <source>{name}: {delta}, total {total}.</source>
        <translation>{name}: {delta}, gesamt {total}.</translation>
    </message>
    <message>
        <source>{play} ({kickers})</source>
        <translation>{play} ({kickers})</translation>
    </message>
    <message>
        <source>{play} does not beat {beat}.</source>
        <translation>{play} schlägt {beat} nicht.</translation>
    </message>
    <message>
        <source>{play} has not as many cards as {beat}.</source>
        <translation>{play} hat nicht so viele Karten wie {beat}.</translation>
    </message>
    <message>
        <source>{play} is of another kind than {beat}.</source>
        <translation>{play} ist von anderer Art als {beat}.</translation>
    </message>
    <message>
        <source>{play} · to beat</source>
        <translation>{play} · zu schlagen</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>Kreuz {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>Karo {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>Herz {rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>Pik {rank}</translation>
    </message>
    <message>
        <source>{rank}{suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
</context>
<context>
    <name>DouDizhuAuction</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passt</translation>
    </message>
</context>
<context>
    <name>DouDizhuRules</name>
    <message>
        <source>After ten deals the one with the most points wins.</source>
        <translation>Nach zehn Spielen gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bomben</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Each gets 17 cards, three lie face down. In turn each bids 1, 2 or 3, higher than before, or passes; 3 ends the auction. The highest bidder becomes the landlord, shows the three cards, takes them and leads. His bid is the stake. If all pass, new cards are dealt.</source>
        <translation>Jeder bekommt 17 Karten, drei liegen verdeckt. Reihum bietet jeder 1, 2 oder 3, höher als zuvor, oder passt; 3 beendet das Reizen. Wer am höchsten bietet, wird Gutsherr, zeigt die drei Karten, nimmt sie und kommt heraus. Sein Gebot ist der Einsatz. Passen alle, wird neu gegeben.</translation>
    </message>
    <message>
        <source>Four of a kind without any other card, and the two jokers together, the rocket. A bomb goes on anything and is beaten only by a higher bomb; the rocket is the highest. Every bomb doubles the stake.</source>
        <translation>Ein Vierling ohne weitere Karte und das Joker-Pärchen. Eine Bombe darf auf alles und wird nur von einer höheren Bombe geschlagen; die höchste ist das Joker-Pärchen. Jede Bombe verdoppelt den Einsatz.</translation>
    </message>
    <message>
        <source>From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not matter.</source>
        <translation>Von unten nach oben: 3 4 5 6 7 8 9 10 B D K A 2, schwarzer Joker, roter Joker. Die Farben sind gleichgültig.</translation>
    </message>
    <message>
        <source>If the landlord wins, each farmer pays him the stake. If the farmers win, each gets half of it. If a player could not play a single card, the stake is doubled once more.</source>
        <translation>Gewinnt der Gutsherr, zahlt ihm jeder Bauer den Einsatz. Gewinnen die Bauern, bekommt jeder die Hälfte davon. Konnte jemand keine einzige Karte spielen, verdoppelt sich der Einsatz noch einmal.</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Rang der Karten</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Single card · pair · triple, alone, with one card or with a pair (full house).
Straight: five or more single cards in succession. Pair chain: three or more pairs. Airplane: two or more triples, alone, with one card each or with one pair each. Chains may run up to the 2, never to a joker.
Four of a kind with one or two cards, or with one or two pairs: not a bomb.
The cards that come along are free, but never of the rank they go with; two jokers are no pair.</source>
        <translation>Einzelkarte · Pärchen · Drilling, allein, mit einer Karte oder mit einem Pärchen (Full House).
Straße: mindestens fünf aufeinander folgende Karten. Pärchen-Straße: mindestens drei Pärchen. Drilling-Straße: mindestens zwei Drillinge, allein, mit je einer Karte oder mit je einem Pärchen. Straßen reichen bis zur 2, nie bis zum Joker.
Vierling mit einer oder zwei Karten oder mit einem oder zwei Pärchen: keine Bombe.
Die Kicker sind beliebig, nur nicht vom Rang der Grundkarten; zwei Joker sind kein Pärchen.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Das Reizen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Two farmers play against one landlord. Who first gets rid of all cards wins the deal; if it is a farmer, both farmers win.</source>
        <translation>Zwei Bauern spielen gegen einen Gutsherrn. Wer zuerst alle Karten los ist, gewinnt das Spiel; ist es ein Bauer, gewinnen beide Bauern.</translation>
    </message>
    <message>
        <source>Who leads may play any combination. The next ones play the same kind with as many cards, but higher, or a bomb, or pass. Who has passed may play again later in the same trick. When the other two have passed in succession, the last one to play leads the next trick.</source>
        <translation>Wer herauskommt, spielt eine beliebige Kombination. Die Nächsten spielen dieselbe Art mit gleich vielen Karten, aber höher, oder eine Bombe, oder passen. Wer gepasst hat, darf im selben Stich später wieder spielen. Haben die beiden anderen nacheinander gepasst, kommt der Letzte wieder heraus.</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before a match the program draws a secret seed. The fingerprint covers the seed, the game, the house rules and the seats; nobody can find the seed from it, and nobody can find another seed with the same fingerprint.</source>
        <translation>Vor einer Partie zieht das Programm einen geheimen Startwert. Der Fingerabdruck deckt Startwert, Spiel, Hausregeln und Plätze ab; den Startwert findet daraus niemand, und niemand findet einen anderen mit demselben Fingerabdruck.</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>Vor dem Geben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Export the record. “cardtable verify FILE” then says line by line what is proved: that seed, game, rules and seats make the fingerprint, that every action was legal with the cards that follow from seed and words, and that the result is right. With “--fingerprint” it compares the digits that you noted, with “--bots” it asks the bots again.</source>
        <translation>Speichere die Aufzeichnung. „cardtable verify DATEI“ sagt dann Zeile für Zeile, was bewiesen ist: dass Startwert, Spiel, Regeln und Plätze den Fingerabdruck ergeben, dass jeder Zug mit den Karten erlaubt war, die aus Startwert und Worten folgen, und dass das Ergebnis stimmt. Mit „--fingerprint“ vergleicht es die Ziffern, die du notiert hast, mit „--bots“ fragt es die Bots noch einmal.</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Faires Geben</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Fingerprint of this match</source>
        <translation>Fingerabdruck dieser Partie</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>If you tick it on the new-match page, the fingerprint is shown before the deal, and everybody may then add words. The cards follow from the seed and all words. After the match the seed is shown, and nothing can be taken back any more.</source>
        <translation>Wenn du es auf der Seite der neuen Partie anhakst, steht der Fingerabdruck vor dem Geben da, und dann dürfen alle Worte hinzufügen. Die Karten folgen aus dem Startwert und allen Worten. Nach der Partie wird der Startwert gezeigt; dann lässt sich nichts mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>If your words were hard to guess and came last, and the record with your words is proved for the fingerprint that you noted, nobody can have chosen the cards, not even the program.</source>
        <translation>Waren deine Worte schwer zu erraten und die letzten und ist die Aufzeichnung mit deinen Worten für den Fingerabdruck bewiesen, den du notiert hast, dann kann niemand die Karten ausgesucht haben, auch nicht das Programm.</translation>
    </message>
    <message>
        <source>In a numbered deal somebody chose the seed: whoever knows the number knows all cards.</source>
        <translation>In einer Partie mit Spielnummer hat jemand den Startwert gewählt: Wer die Nummer kennt, kennt alle Karten.</translation>
    </message>
    <message>
        <source>Nobody added words: the cards follow from the seed alone.</source>
        <translation>Niemand hat Worte hinzugefügt: Die Karten folgen allein aus dem Startwert.</translation>
    </message>
    <message>
        <source>Now everybody may add words that nobody could guess; the cards follow from all of them. Whoever adds words last need not trust the others.</source>
        <translation>Jetzt dürfen alle Worte hinzufügen, die niemand erraten kann; die Karten folgen aus allen zusammen. Wer seine Worte als Letzter hinzufügt, muss den anderen nicht trauen.</translation>
    </message>
    <message>
        <source>Number that deals the same cards again: {number}</source>
        <translation>Nummer, die dieselben Karten noch einmal gibt: {number}</translation>
    </message>
    <message>
        <source>Picture of the fingerprint</source>
        <translation>Bild des Fingerabdrucks</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Startwert: {seed}</translation>
    </message>
    <message>
        <source>The same digits as a picture, to be compared at a glance</source>
        <translation>Dieselben Ziffern als Bild, auf einen Blick zu vergleichen</translation>
    </message>
    <message>
        <source>The seed of this match is fixed. This fingerprint covers it, the house rules and the seats. Copy it, note it or photograph it, to compare it after the match.</source>
        <translation>Der Startwert dieser Partie steht fest. Dieser Fingerabdruck deckt ihn, die Hausregeln und die Plätze ab. Kopiere, notiere oder fotografiere ihn, um ihn nach der Partie zu vergleichen.</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards.</source>
        <translation>Diese Partie hat eine Spielnummer: Wer sie kennt, kennt die Karten.</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards. No words are added to it, so that the number always gives the same cards.</source>
        <translation>Diese Partie hat eine Spielnummer: Wer sie kennt, kennt die Karten. Worte kommen nicht dazu, damit die Nummer immer dieselben Karten gibt.</translation>
    </message>
    <message>
        <source>This match is from an earlier version: its fingerprint is that of the seed alone.</source>
        <translation>Diese Partie stammt aus einer früheren Version: Ihr Fingerabdruck ist der des Startwerts allein.</translation>
    </message>
    <message>
        <source>What can be checked</source>
        <translation>Was sich prüfen lässt</translation>
    </message>
    <message>
        <source>What nobody can check</source>
        <translation>Was niemand prüfen kann</translation>
    </message>
    <message>
        <source>Without words of yours you cannot know whether somebody looked for a seed to their liking. No record shows who sat at the table, whether anybody looked at another’s cards, or whether a program was changed so that it tells a bot or a player too much.</source>
        <translation>Ohne Worte von dir kannst du nicht wissen, ob jemand nach einem Startwert gesucht hat, der ihm gefällt. Keine Aufzeichnung zeigt, wer am Tisch saß, ob jemand anderen in die Karten sah oder ob ein Programm so verändert wurde, dass es einem Bot oder einem Spieler zu viel verrät.</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>Worte von {name}</translation>
    </message>
    <message>
        <source>{name} added: {words}</source>
        <translation>{name} hat hinzugefügt: {words}</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Log of faults</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <source>Nothing has gone wrong so far.</source>
        <translation>Bisher ist nichts schiefgegangen.</translation>
    </message>
    <message>
        <source>Something went wrong; the program goes on. Help → Show log says more.</source>
        <translation>Etwas ist schiefgegangen; das Programm läuft weiter. Mehr unter Hilfe → Protokoll zeigen.</translation>
    </message>
    <message>
        <source>The program was stopped by a fault the last time. Help → Show log says more.</source>
        <translation>Das Programm wurde beim letzten Mal durch einen Fehler beendet. Mehr unter Hilfe → Protokoll zeigen.</translation>
    </message>
    <message>
        <source>What went wrong in the program itself. It holds no names, no cards and no files of yours.</source>
        <translation>Was im Programm selbst schiefging. Es stehen keine Namen, keine Karten und keine deiner Dateien darin.</translation>
    </message>
</context>
<context>
    <name>Fence</name>
    <message>
        <source>The game {name} ({package}) failed, so its match was left. It is kept as far as it came.</source>
        <translation>Im Spiel {name} ({package}) ist ein Fehler aufgetreten, die Partie wurde deshalb verlassen. Sie ist so weit gespeichert, wie sie kam.</translation>
    </message>
    <message>
        <source>The game {name} ({package}) failed.</source>
        <translation>Im Spiel {name} ({package}) ist ein Fehler aufgetreten.</translation>
    </message>
</context>
<context>
    <name>GinRules</name>
    <message>
        <source>A game ends when someone has 100 points. Both add 25 for every hand they won, the winner of the game another 100. If the other one won no hand, the winner gets 200 and double points instead. The difference goes to the account of the one who has more. After the agreed number of games the higher account wins.</source>
        <translation>Eine Runde endet, sobald jemand 100 Punkte hat. Beide bekommen 25 für jedes gewonnene Spiel, der Rundengewinner weitere 100. Hat der andere kein Spiel gewonnen, bekommt der Gewinner stattdessen 200 und doppelte Punkte. Die Differenz kommt auf das Rundenkonto dessen, der mehr hat. Nach den vereinbarten Runden gewinnt das höhere Konto.</translation>
    </message>
    <message>
        <source>Arrange your ten cards in runs (three or more of a suit in succession, the ace is low) and sets (three or four of a rank). Cards in neither are deadwood: ace 1, pictures 10, the others their number. Less is better; none at all is gin.</source>
        <translation>Ordne deine zehn Karten zu Farbsequenzen (mindestens drei aufeinander folgende einer Farbe, das Ass ist tief) und zu Drillingen oder Vierlingen. Was zu nichts gehört, ist totes Holz: Ass 1, Bilder 10, die anderen ihre Zahl. Weniger ist besser; gar keines ist Gin.</translation>
    </message>
    <message>
        <source>Each gets ten cards; the next one is turned over. It sets the most deadwood with which you may knock. With an ace you must have gin. If it is a spade, all points of the hand are doubled.</source>
        <translation>Jeder bekommt zehn Karten, die nächste wird aufgedeckt. Sie bestimmt, mit wie viel totem Holz du höchstens klopfen darfst. Bei einem Ass brauchst du Gin. Ist sie ein Pik, zählen alle Punkte des Spiels doppelt.</translation>
    </message>
    <message>
        <source>Gin: 25 and the deadwood of your opponent. Otherwise the one who knocked gets the difference. If his opponent has as little or less, he gets the difference and 25: an undercut.
If only two cards are left in the stock, the hand is drawn and the same player deals again.</source>
        <translation>Gin: 25 und das tote Holz des Gegners. Sonst bekommt, wer geklopft hat, die Differenz. Hat der Gegner ebenso viel oder weniger, bekommt er die Differenz und 25: unterschnitten.
Liegen nur noch zwei Karten im Talon, ist das Spiel unentschieden, und derselbe gibt noch einmal.</translation>
    </message>
    <message>
        <source>If your deadwood is within the limit after drawing, you may knock: you discard face down and show your hand. Unless you have gin, your opponent lays off deadwood on your runs and sets.
If you knock above the limit, you take your hand back, the discard is turned up, and your opponent plays on with what he has seen.</source>
        <translation>Liegt dein totes Holz nach dem Ziehen innerhalb der Grenze, darfst du klopfen: Du legst verdeckt ab und zeigst dein Blatt. Hast du keinen Gin, legt dein Gegner totes Holz an deine Kombinationen an.
Klopfst du über der Grenze, nimmst du dein Blatt zurück, die abgelegte Karte wird umgedreht, und dein Gegner spielt weiter mit dem, was er gesehen hat.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Points of a hand</source>
        <translation>Punkte eines Spiels</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The deal and the limit</source>
        <translation>Geben und Grenze</translation>
    </message>
    <message>
        <source>The game and the match</source>
        <translation>Runde und Partie</translation>
    </message>
    <message>
        <source>The one who did not deal may take the upcard; if not, the dealer may; if not, the first one draws from the stock. From then on you take the top discard or draw from the stock, and discard one card. A card just taken from the discard pile may not go back in the same turn.</source>
        <translation>Wer nicht gegeben hat, darf die offene Karte nehmen; wenn nicht, darf es der Geber; wenn nicht, zieht der Erste vom Talon. Danach nimmst du die oberste Ablage oder ziehst vom Talon und legst eine Karte ab. Eine eben genommene Ablage darf im selben Zug nicht zurück.</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Move the card within the hand</source>
        <translation>Karte in der Hand verschieben</translation>
    </message>
    <message>
        <source>Sort the hand otherwise</source>
        <translation>Hand anders sortieren</translation>
    </message>
    <message>
        <source>Sort the hand; now: {order}</source>
        <translation>Hand sortieren; jetzt: {order}</translation>
    </message>
    <message>
        <source>Sorted: &lt;b&gt;{order}&lt;/b&gt;</source>
        <translation>Sortiert: &lt;b&gt;{order}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>melds</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) by a bot</source>
        <translation>
            <numerusform>%n Zug von einem Bot</numerusform>
            <numerusform>%n Züge von einem Bot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) taken back</source>
        <translation>
            <numerusform>%n zurückgenommener Zug</numerusform>
            <numerusform>%n zurückgenommene Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>With help: {help}</source>
        <translation>Mit Hilfe: {help}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Looking for the best you can do…</source>
        <translation>Die beste Möglichkeit wird gesucht …</translation>
    </message>
    <message>
        <source>Put the hints away</source>
        <translation>Tipps weglegen</translation>
    </message>
    <message>
        <source>What you can do, best first</source>
        <translation>Was möglich ist, das Beste zuerst</translation>
    </message>
    <message>
        <source>as good as the first</source>
        <translation>so gut wie der erste Vorschlag</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} Punkte</translation>
    </message>
    <message>
        <source>{percent} to win</source>
        <translation>{percent} Gewinnchance</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Noch ist keine Partie zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Besprechen</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Gewonnen: {names}</translation>
    </message>
</context>
<context>
    <name>Kabu</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>+{count} more</source>
        <translation>+{count} weitere</translation>
    </message>
    <message>
        <source>+{count} more: {amount}</source>
        <translation>+{count} weitere: {amount}</translation>
    </message>
    <message>
        <source>0 with three cards</source>
        <translation>0 mit drei Karten</translation>
    </message>
    <message>
        <source>0 with three cards: the round is void, all stakes go back.</source>
        <translation>0 mit drei Karten: Die Runde ist ungültig, alle Einsätze gehen zurück.</translation>
    </message>
    <message>
        <source>1, aka-pin</source>
        <translation>1, Aka-Pin</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2 to 10 players · about 20 min</source>
        <translation>2 bis 10 Personen · etwa 20 min</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4, kin-shi</source>
        <translation>4, Kin-Shi</translation>
    </message>
    <message>
        <source>4-1 pays double, but only with two cards.</source>
        <translation>4-1 zahlt doppelt, aber nur mit zwei Karten.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; card(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; Karte</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only you see it</source>
        <translation>&lt;b&gt;Ausgeschieden&lt;/b&gt;&lt;br&gt;nur du siehst sie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;{name} alone sees it</source>
        <translation>&lt;b&gt;Ausgeschieden&lt;/b&gt;&lt;br&gt;{name} allein sieht sie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Makifuda&lt;/b&gt;&lt;br&gt;out of play</source>
        <translation>&lt;b&gt;Makifuda&lt;/b&gt;&lt;br&gt;ausgeschieden</translation>
    </message>
    <message>
        <source>&lt;b&gt;{left}&lt;/b&gt; left</source>
        <translation>noch &lt;b&gt;{left}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>= Tie, returned</source>
        <translation>= Gleich, zurück</translation>
    </message>
    <message>
        <source>= Void, returned</source>
        <translation>= Ungültig, zurück</translation>
    </message>
    <message>
        <source>A bet goes on one column only.</source>
        <translation>Gesetzt wird nur auf eine Spalte.</translation>
    </message>
    <message>
        <source>A bet is at least one chip.</source>
        <translation>Ein Einsatz ist mindestens ein Chip.</translation>
    </message>
    <message>
        <source>A bet names a column and its chips.</source>
        <translation>Ein Einsatz nennt eine Spalte und ihre Chips.</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>A card from the bottom</source>
        <translation>Eine Karte von unten</translation>
    </message>
    <message>
        <source>A card from the top</source>
        <translation>Eine Karte von oben</translation>
    </message>
    <message>
        <source>A third card</source>
        <translation>Eine dritte Karte</translation>
    </message>
    <message>
        <source>A third card for column {column}?</source>
        <translation>Eine dritte Karte für Spalte {column}?</translation>
    </message>
    <message>
        <source>A third card for the dealer?</source>
        <translation>Eine dritte Karte für den Geber?</translation>
    </message>
    <message>
        <source>A third card wins more often: {a} of {b} unseen cards help.</source>
        <translation>Mit dritter Karte gewinnst du öfter: {a} von {b} ungesehenen helfen.</translation>
    </message>
    <message>
        <source>A tie: {names} draw again.</source>
        <translation>Gleichstand: {names} ziehen noch einmal.</translation>
    </message>
    <message>
        <source>All places are equally good: nobody has seen the deck.</source>
        <translation>Alle Stellen sind gleich gut: niemand hat den Stapel gesehen.</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <translation>Alle Runden sind gespielt.</translation>
    </message>
    <message>
        <source>All unseen cards counted, a third card is worth more in the end.</source>
        <translation>Alle ungesehenen Karten gezählt, bringt eine dritte Karte am Ende mehr.</translation>
    </message>
    <message>
        <source>All unseen cards counted, two cards are worth more in the end.</source>
        <translation>Alle ungesehenen Karten gezählt, bringen zwei Karten am Ende mehr.</translation>
    </message>
    <message>
        <source>As before: {amount}</source>
        <translation>Wie zuvor: {amount}</translation>
    </message>
    <message>
        <source>Bet as before</source>
        <translation>Wie zuvor setzen</translation>
    </message>
    <message>
        <source>Bet nothing</source>
        <translation>Nichts setzen</translation>
    </message>
    <message>
        <source>Bets &lt;b&gt;{bet}&lt;/b&gt; of {cap}</source>
        <translation>Gesetzt &lt;b&gt;{bet}&lt;/b&gt; von {cap}</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unterste</translation>
    </message>
    <message>
        <source>Card!</source>
        <translation>Karte!</translation>
    </message>
    <message>
        <source>Cards of the dealer</source>
        <translation>Karten des Gebers</translation>
    </message>
    <message>
        <source>Cards with an eye: the dealer has not seen them</source>
        <translation>Karten mit Auge hat der Geber nicht gesehen</translation>
    </message>
    <message>
        <source>Chips of {amount}</source>
        <translation>Chips zu {amount}</translation>
    </message>
    <message>
        <source>Click a column to add {amount}, right-click to take it back.</source>
        <translation>Klick legt {amount} auf eine Spalte, Rechtsklick nimmt zurück.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Column {column} is named twice.</source>
        <translation>Spalte {column} ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Column {column} is turned: {rank}.</source>
        <translation>Spalte {column} wird aufgedeckt: {rank}.</translation>
    </message>
    <message>
        <source>Column {column}, {field}: face down.</source>
        <translation>Spalte {column}, {field}: verdeckt.</translation>
    </message>
    <message>
        <source>Column {column}, {field}: {rank}.</source>
        <translation>Spalte {column}, {field}: {rank}.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: equal, the dealer wins.</source>
        <translation>Spalte {column}, {hand}: gleich, der Geber gewinnt.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: higher, wins.</source>
        <translation>Spalte {column}, {hand}: höher, gewinnt.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: loses to the two cards of the dealer.</source>
        <translation>Spalte {column}, {hand}: verliert gegen die zwei Karten des Gebers.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: loses to three of a kind.</source>
        <translation>Spalte {column}, {hand}: verliert gegen drei Gleiche.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: lower, loses.</source>
        <translation>Spalte {column}, {hand}: niedriger, verliert.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: nobody has bet.</source>
        <translation>Spalte {column}, {hand}: niemand hat gesetzt.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: stakes go back.</source>
        <translation>Spalte {column}, {hand}: Einsätze gehen zurück.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: void.</source>
        <translation>Spalte {column}, {hand}: ungültig.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: wins more than its stake.</source>
        <translation>Spalte {column}, {hand}: gewinnt mehr als den Einsatz.</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: wins twice its stake.</source>
        <translation>Spalte {column}, {hand}: gewinnt den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>Dead card</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Dealer has</source>
        <translation>Geber hat</translation>
    </message>
    <message>
        <source>Dealt after the bets</source>
        <translation>Erst nach dem Setzen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Equal totals go to the dealer: that alone costs {a} of 100 chips.</source>
        <translation>Gleichstand gewinnt der Geber: Das allein kostet {a} von 100 Chips.</translation>
    </message>
    <message>
        <source>Everybody bets at least one chip.</source>
        <translation>Jeder setzt mindestens einen Chip.</translation>
    </message>
    <message>
        <source>Four columns against the dealer. Nine is best, and only the last digit counts.</source>
        <translation>Vier Spalten gegen den Geber: Die letzte Ziffer zählt, neun ist am besten.</translation>
    </message>
    <message>
        <source>Four open cards are out of play: {cards}.</source>
        <translation>Vier offene Karten scheiden aus: {cards}.</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Vierte</translation>
    </message>
    <message>
        <source>Fourth card; nobody has looked</source>
        <translation>Die vierte; niemand hat sie gesehen</translation>
    </message>
    <message>
        <source>From the bottom; nobody has looked</source>
        <translation>Von unten; niemand hat sie gesehen</translation>
    </message>
    <message>
        <source>From the top; nobody has looked</source>
        <translation>Von oben; niemand hat sie gesehen</translation>
    </message>
    <message>
        <source>Hint: bet nothing</source>
        <translation>Tipp: nichts setzen</translation>
    </message>
    <message>
        <source>Hint: bet {amount}</source>
        <translation>Tipp: {amount} setzen</translation>
    </message>
    <message>
        <source>Hint: bottom</source>
        <translation>Tipp: unterste</translation>
    </message>
    <message>
        <source>Hint: card</source>
        <translation>Tipp: Karte</translation>
    </message>
    <message>
        <source>Hint: fourth</source>
        <translation>Tipp: vierte</translation>
    </message>
    <message>
        <source>Hint: no card</source>
        <translation>Tipp: keine Karte</translation>
    </message>
    <message>
        <source>Hint: top</source>
        <translation>Tipp: oberste</translation>
    </message>
    <message>
        <source>In the long run it costs {a} of 100 chips.</source>
        <translation>Auf Dauer kostet das {a} von 100 Chips.</translation>
    </message>
    <message>
        <source>It costs more than column {a}.</source>
        <translation>Sie kostet mehr als Spalte {a}.</translation>
    </message>
    <message>
        <source>It gives up what column {a} promises.</source>
        <translation>So entgeht dir, was Spalte {a} verspricht.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>It may be the top card, the bottom card or the fourth from the top.</source>
        <translation>Es darf die oberste, die unterste oder die vierte Karte von oben sein.</translation>
    </message>
    <message>
        <source>It promises as much as column {a}.</source>
        <translation>Sie verspricht so viel wie Spalte {a}.</translation>
    </message>
    <message>
        <source>It promises less than column {a}.</source>
        <translation>Sie verspricht weniger als Spalte {a}.</translation>
    </message>
    <message>
        <source>It promises no gain, if only by a hair.</source>
        <translation>Sie verspricht keinen Gewinn, wenn auch nur um ein Haar.</translation>
    </message>
    <message>
        <source>It promises the most, but little: bet little.</source>
        <translation>Sie verspricht am meisten, aber wenig: setz wenig.</translation>
    </message>
    <message>
        <source>It spreads the risk over several columns.</source>
        <translation>Das verteilt das Risiko auf mehrere Spalten.</translation>
    </message>
    <message>
        <source>Kyo-Kabu</source>
        <translation>Kyo-Kabu</translation>
    </message>
    <message>
        <source>Lay a chip on that column</source>
        <translation>Einen Chip auf diese Spalte legen</translation>
    </message>
    <message>
        <source>Left to bet</source>
        <translation>Noch frei</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No first card promises a gain.</source>
        <translation>Keine erste Karte verspricht einen Gewinn.</translation>
    </message>
    <message>
        <source>No other first card promises so much.</source>
        <translation>Keine andere erste Karte verspricht so viel.</translation>
    </message>
    <message>
        <source>Nobody else has chips left.</source>
        <translation>Sonst hat niemand mehr Chips.</translation>
    </message>
    <message>
        <source>Nobody has bet</source>
        <translation>Niemand hat gesetzt</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>Niemand hat gesetzt.</translation>
    </message>
    <message>
        <source>Nobody has bet: the round is void.</source>
        <translation>Niemand hat gesetzt: Die Runde ist ungültig.</translation>
    </message>
    <message>
        <source>Oicho-Kabu</source>
        <translation>Oicho-Kabu</translation>
    </message>
    <message>
        <source>Only the dealer has looked</source>
        <translation>Nur der Geber hat sie gesehen</translation>
    </message>
    <message>
        <source>Only you have looked</source>
        <translation>Nur du hast sie gesehen</translation>
    </message>
    <message>
        <source>Out of chips</source>
        <translation>Keine Chips mehr</translation>
    </message>
    <message>
        <source>Place bets: {amount}</source>
        <translation>{amount} setzen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>Runde {number} ist vorbei</translation>
    </message>
    <message>
        <source>Round {number}, kuppin</source>
        <translation>Runde {number}, Kuppin</translation>
    </message>
    <message>
        <source>Round {number}, no bets</source>
        <translation>Runde {number}, ohne Einsätze</translation>
    </message>
    <message>
        <source>Round {number}, shippin</source>
        <translation>Runde {number}, Shippin</translation>
    </message>
    <message>
        <source>Round {number}, void</source>
        <translation>Runde {number}, ungültig</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>That is more than your {chips}.</source>
        <translation>Das ist mehr als deine {chips}.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The columns are 1 to 4.</source>
        <translation>Die Spalten sind 1 bis 4.</translation>
    </message>
    <message>
        <source>The dealer has 0 with three cards: the round is void, all stakes go back.</source>
        <translation>Der Geber hat 0 mit drei Karten: Die Runde ist ungültig, alle Einsätze gehen zurück.</translation>
    </message>
    <message>
        <source>The dealer has {hand}.</source>
        <translation>Der Geber hat {hand}.</translation>
    </message>
    <message>
        <source>The dealer takes a card.</source>
        <translation>Der Geber nimmt eine Karte.</translation>
    </message>
    <message>
        <source>The dealer takes the top card, the bottom card or the fourth from the top.</source>
        <translation>Der Geber nimmt die oberste, die unterste oder die vierte Karte von oben.</translation>
    </message>
    <message>
        <source>The first field: {cards}.</source>
        <translation>Das erste Feld: {cards}.</translation>
    </message>
    <message>
        <source>The fourth card</source>
        <translation>Die vierte Karte</translation>
    </message>
    <message>
        <source>The limit of all bets leaves {chips}.</source>
        <translation>Der Höchsteinsatz lässt noch {chips} zu.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The match is over. Most chips: {names}.</source>
        <translation>Die Partie ist vorbei. Die meisten Chips: {names}.</translation>
    </message>
    <message>
        <source>The old form: columns 5, 6, 7 and 8 against the dealer. Nine is best.</source>
        <translation>Die alte Form: Spalten 5, 6, 7 und 8 gegen den Geber. Neun ist am besten.</translation>
    </message>
    <message>
        <source>The table has stopped.</source>
        <translation>Die Runde hat aufgehört.</translation>
    </message>
    <message>
        <source>The third card comes from the top.</source>
        <translation>Die dritte Karte kommt von oben.</translation>
    </message>
    <message>
        <source>This action has no further words.</source>
        <translation>Diese Aktion hat keine weiteren Angaben.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oberste</translation>
    </message>
    <message>
        <source>Which chip that is</source>
        <translation>Welcher Chip das ist</translation>
    </message>
    <message>
        <source>With a third card or without: the odds are the same.</source>
        <translation>Ob mit dritter Karte oder ohne: Die Aussichten sind gleich.</translation>
    </message>
    <message>
        <source>You drew nearest to nine, a {rank}, and deal</source>
        <translation>Du hast am nächsten zur Neun gezogen ({rank}) und gibst</translation>
    </message>
    <message>
        <source>You drew the lowest card, a {rank}, and deal</source>
        <translation>Du hast die niedrigste Karte gezogen ({rank}) und gibst</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>Du hast</translation>
    </message>
    <message>
        <source>You have {chips}; the limit leaves {left}.</source>
        <translation>Du hast {chips}; noch frei: {left}.</translation>
    </message>
    <message>
        <source>You lose {chips}</source>
        <translation>Du verlierst {chips}</translation>
    </message>
    <message>
        <source>You must bet, and no other column costs less.</source>
        <translation>Du musst setzen, und keine andere Spalte kostet weniger.</translation>
    </message>
    <message>
        <source>You neither win nor lose</source>
        <translation>Du gewinnst und verlierst nichts</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>Du gewinnst {chips}</translation>
    </message>
    <message>
        <source>Your cards as dealer</source>
        <translation>Deine Karten als Geber</translation>
    </message>
    <message>
        <source>a third card ({field}) for column {column}?</source>
        <translation>dritte Karte ({field}) für Spalte {column}?</translation>
    </message>
    <message>
        <source>a third card for yourself?</source>
        <translation>eine dritte Karte für dich?</translation>
    </message>
    <message>
        <source>arashi</source>
        <translation>Arashi</translation>
    </message>
    <message>
        <source>as fourth from the top</source>
        <translation>als vierte von oben</translation>
    </message>
    <message>
        <source>bet on any columns</source>
        <translation>Setze auf beliebige Spalten</translation>
    </message>
    <message>
        <source>bet on one column</source>
        <translation>Setze auf eine Spalte</translation>
    </message>
    <message>
        <source>bet {amount}</source>
        <translation>setzt {amount}</translation>
    </message>
    <message>
        <source>bets nothing</source>
        <translation>setzt nichts</translation>
    </message>
    <message>
        <source>buta</source>
        <translation>Buta</translation>
    </message>
    <message>
        <source>from the bottom</source>
        <translation>von unten</translation>
    </message>
    <message>
        <source>from the top</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>goke</source>
        <translation>Goke</translation>
    </message>
    <message>
        <source>goken</source>
        <translation>Goken</translation>
    </message>
    <message>
        <source>hikifuda</source>
        <translation>Hikifuda</translation>
    </message>
    <message>
        <source>kabu</source>
        <translation>Kabu</translation>
    </message>
    <message>
        <source>kimefuda</source>
        <translation>Kimefuda</translation>
    </message>
    <message>
        <source>kuppin</source>
        <translation>Kuppin</translation>
    </message>
    <message>
        <source>kuppin (9 and 1)</source>
        <translation>Kuppin (9 und 1)</translation>
    </message>
    <message>
        <source>naki</source>
        <translation>Naki</translation>
    </message>
    <message>
        <source>nizou</source>
        <translation>Nizou</translation>
    </message>
    <message>
        <source>nizō</source>
        <translation>Nizō</translation>
    </message>
    <message>
        <source>no bets</source>
        <translation>keine Einsätze</translation>
    </message>
    <message>
        <source>no third card</source>
        <translation>keine dritte Karte</translation>
    </message>
    <message>
        <source>oicho</source>
        <translation>Oicho</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>rokken</source>
        <translation>Rokken</translation>
    </message>
    <message>
        <source>roppō</source>
        <translation>Roppō</translation>
    </message>
    <message>
        <source>sanzun</source>
        <translation>Sanzun</translation>
    </message>
    <message>
        <source>shichiken</source>
        <translation>Shichiken</translation>
    </message>
    <message>
        <source>shippin</source>
        <translation>Shippin</translation>
    </message>
    <message>
        <source>shippin (4 and 1)</source>
        <translation>Shippin (4 und 1)</translation>
    </message>
    <message>
        <source>sorokabu</source>
        <translation>Sorokabu</translation>
    </message>
    <message>
        <source>still to bet</source>
        <translation>setzt noch</translation>
    </message>
    <message>
        <source>take your first card</source>
        <translation>Nimm deine erste Karte</translation>
    </message>
    <message>
        <source>take your second card</source>
        <translation>Nimm deine zweite Karte</translation>
    </message>
    <message>
        <source>took a third card</source>
        <translation>nahm eine dritte</translation>
    </message>
    <message>
        <source>took no third card</source>
        <translation>nahm keine dritte Karte</translation>
    </message>
    <message>
        <source>uchifuda</source>
        <translation>Uchifuda</translation>
    </message>
    <message>
        <source>unsun</source>
        <translation>Unsun</translation>
    </message>
    <message>
        <source>yonsun</source>
        <translation>Yonsun</translation>
    </message>
    <message>
        <source>yotsuya</source>
        <translation>Yotsuya</translation>
    </message>
    <message>
        <source>you decide</source>
        <translation>du entscheidest</translation>
    </message>
    <message>
        <source>{amount} chips</source>
        <translation>{amount} Chips</translation>
    </message>
    <message>
        <source>{amount} on column {column}</source>
        <translation>{amount} auf Spalte {column}</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards do harm.</source>
        <translation>{a} von {b} ungesehenen Karten schaden.</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards help, {c} of them make 8 or 9.</source>
        <translation>{a} von {b} ungesehenen Karten helfen, {c} davon ergeben 8 oder 9.</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 4-1 here, which pays double.</source>
        <translation>{a} von {b} ungesehenen Karten ergeben hier 4-1, und das zahlt doppelt.</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 7, 8 or 9 here at once: most.</source>
        <translation>{a} von {b} ungesehenen Karten ergeben hier sofort 7, 8 oder 9, mehr als anderswo.</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make three alike; the rest help too seldom.</source>
        <translation>{a} von {b} ungesehenen Karten ergeben drei Gleiche; die übrigen helfen zu selten.</translation>
    </message>
    <message>
        <source>{a} wins more often without a third card.</source>
        <translation>{a} gewinnt ohne dritte Karte öfter.</translation>
    </message>
    <message>
        <source>{chips}, {staked} on the table</source>
        <translation>{chips}, davon {staked} gesetzt</translation>
    </message>
    <message>
        <source>{left} of {cap}</source>
        <translation>{left} von {cap}</translation>
    </message>
    <message>
        <source>{left} of {cap} chips are left to bet.</source>
        <translation>Noch {left} von {cap} Chips können gesetzt werden.</translation>
    </message>
    <message>
        <source>{names} share the win with {chips}</source>
        <translation>{names} gewinnen gemeinsam mit {chips}</translation>
    </message>
    <message>
        <source>{name} asks for a {field} in column {column}: {rank}.</source>
        <translation>{name} will {field} in Spalte {column}: {rank}.</translation>
    </message>
    <message>
        <source>{name} bets nothing.</source>
        <translation>{name} setzt nichts.</translation>
    </message>
    <message>
        <source>{name} bets {chips} on column {column}.</source>
        <translation>{name} setzt {chips} auf Spalte {column}.</translation>
    </message>
    <message>
        <source>{name} cannot bet: the limit is used up.</source>
        <translation>{name} kann nicht setzen: Der Höchsteinsatz ist ausgeschöpft.</translation>
    </message>
    <message>
        <source>{name} deals. Order of play: {names}.</source>
        <translation>{name} gibt. Reihenfolge: {names}.</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation>{name} entscheidet</translation>
    </message>
    <message>
        <source>{name} draws {rank} for the deal.</source>
        <translation>{name} zieht {rank} um das Geben.</translation>
    </message>
    <message>
        <source>{name} drew nearest to nine, a {rank}, and deals</source>
        <translation>{name} hat am nächsten zur Neun gezogen ({rank}) und gibt</translation>
    </message>
    <message>
        <source>{name} drew the lowest card, a {rank}, and deals</source>
        <translation>{name} hat die niedrigste Karte gezogen ({rank}) und gibt</translation>
    </message>
    <message>
        <source>{name} gets a dead card.</source>
        <translation>{name} bekommt eine Karte, die ausscheidet.</translation>
    </message>
    <message>
        <source>{name} has no chips left.</source>
        <translation>{name} hat keine Chips mehr.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} looks at a dead card: {rank}. It is out of play.</source>
        <translation>{name} sieht die eigene ausgeschiedene Karte an: {rank}.</translation>
    </message>
    <message>
        <source>{name} looks at both cards.</source>
        <translation>{name} sieht beide Karten an.</translation>
    </message>
    <message>
        <source>{name} looks at {cards}.</source>
        <translation>{name} sieht {cards} an.</translation>
    </message>
    <message>
        <source>{name} shows kuppin, 9 and 1, and the round ends at once.</source>
        <translation>{name} zeigt Kuppin, 9 und 1; die Runde endet sofort.</translation>
    </message>
    <message>
        <source>{name} shows shippin, 4 and 1, and the round ends at once.</source>
        <translation>{name} zeigt Shippin, 4 und 1; die Runde endet sofort.</translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation>{name} zeigt {cards}: {hand}.</translation>
    </message>
    <message>
        <source>{name} shuffles {count} cards.</source>
        <translation>{name} mischt {count} Karten.</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}: {rank}.</source>
        <translation>{name} nimmt eine dritte Karte {where}: {rank}.</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}; it stays hidden.</source>
        <translation>{name} nimmt eine dritte Karte {where}; sie bleibt verdeckt.</translation>
    </message>
    <message>
        <source>{name} takes no third card.</source>
        <translation>{name} nimmt keine dritte Karte.</translation>
    </message>
    <message>
        <source>{name} takes no {field} in column {column}.</source>
        <translation>{name} nimmt keine {field} in Spalte {column}.</translation>
    </message>
    <message>
        <source>{name} takes the first card {where}; nobody looks.</source>
        <translation>{name} nimmt die erste Karte {where}; niemand sieht sie.</translation>
    </message>
    <message>
        <source>{name} takes the second card {where}.</source>
        <translation>{name} nimmt die zweite Karte {where}.</translation>
    </message>
    <message>
        <source>{name} wins with {chips}</source>
        <translation>{name} gewinnt mit {chips}</translation>
    </message>
    <message>
        <source>{name}, column {column}: {net}.</source>
        <translation>{name}, Spalte {column}: {net}.</translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <translation>{name}, Geber</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{sum} = {total}. 3 or less must take a third card.</source>
        <translation>{sum} = {total}. Bei 3 oder weniger muss eine dritte Karte genommen werden.</translation>
    </message>
    <message>
        <source>{sum} = {total}. 7 or more may not take a third card.</source>
        <translation>{sum} = {total}. Bei 7 oder mehr darf keine dritte Karte genommen werden.</translation>
    </message>
    <message>
        <source>{sum} = {total}. The choice is free.</source>
        <translation>{sum} = {total}. Freie Wahl.</translation>
    </message>
    <message>
        <source>{total}, {name}</source>
        <translation>{total}, {name}</translation>
    </message>
    <message>
        <source>{total}: with 3 or less the third card must be taken.</source>
        <translation>{total}: Bei 3 oder weniger muss die dritte Karte genommen werden.</translation>
    </message>
    <message>
        <source>{total}: with 7 or more no third card may be taken.</source>
        <translation>{total}: Bei 7 oder mehr darf keine dritte Karte genommen werden.</translation>
    </message>
    <message>
        <source>– No bets</source>
        <translation>– Kein Einsatz</translation>
    </message>
    <message>
        <source>“{word}” is not a number.</source>
        <translation>„{word}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>▲ Wins</source>
        <translation>▲ Gewinnt</translation>
    </message>
    <message>
        <source>▲ Wins {times}:1</source>
        <translation>▲ Gewinnt {times}:1</translation>
    </message>
    <message>
        <source>▼ Loses</source>
        <translation>▼ Verliert</translation>
    </message>
    <message>
        <source>▼ Loses to {hand}</source>
        <translation>▼ Gegen {hand}</translation>
    </message>
    <message>
        <source>▼ Tie, lost</source>
        <translation>▼ Gleich, verloren</translation>
    </message>
</context>
<context>
    <name>KabuOptions</name>
    <message>
        <source>4-1 and 9-1 against arashi</source>
        <translation>4-1 und 9-1 gegen Arashi</translation>
    </message>
    <message>
        <source>4-1 is a plain 5 for everyone.</source>
        <translation>4-1 ist für alle einfach eine 5.</translation>
    </message>
    <message>
        <source>9 and 1 are kuppin in either order.</source>
        <translation>9 und 1 sind in jeder Reihenfolge Kuppin.</translation>
    </message>
    <message>
        <source>A column may draw or stand with any total.</source>
        <translation>Eine Spalte darf immer ziehen oder stehen bleiben.</translation>
    </message>
    <message>
        <source>A column must draw with 3 or less and may not with 7 or more.</source>
        <translation>Eine Spalte muss bis 3 ziehen und darf es ab 7 nicht.</translation>
    </message>
    <message>
        <source>A pair is bound like any other two cards.</source>
        <translation>Ein Paar ist gebunden wie alle anderen Karten.</translation>
    </message>
    <message>
        <source>A pair may always draw, even with 7 or more.</source>
        <translation>Ein Paar darf immer ziehen, auch ab 7.</translation>
    </message>
    <message>
        <source>A pair may take a third card even with 7 or more.</source>
        <translation>Ein Paar darf auch bei 7 oder mehr eine dritte Karte nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), whoever has the most chips wins.</source>
        <translation>
            <numerusform>Nach %n Runde gewinnt, wer die meisten Chips hat.</numerusform>
            <numerusform>Nach %n Runden gewinnt, wer die meisten Chips hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>After every round the next player to the right deals.</source>
        <translation>Nach jeder Runde gibt der rechte Nachbar.</translation>
    </message>
    <message>
        <source>After so many rounds the most chips win.</source>
        <translation>Nach so vielen Runden gewinnen die meisten Chips.</translation>
    </message>
    <message numerus="yes">
        <source>All bets of a round together are at most %n chip(s).</source>
        <translation>
            <numerusform>Alle Einsätze einer Runde zusammen: höchstens %n Chip.</numerusform>
            <numerusform>Alle Einsätze einer Runde zusammen: höchstens %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players may look at the hidden cards; the dealer may not.</source>
        <translation>Alle dürfen die verdeckten Karten ansehen, nur der Geber nicht.</translation>
    </message>
    <message>
        <source>All players together bet no more than this in a round.</source>
        <translation>Alle zusammen setzen in einer Runde höchstens so viel.</translation>
    </message>
    <message>
        <source>All players, not the dealer</source>
        <translation>Alle Spieler, nicht der Geber</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Always the top</source>
        <translation>Immer oben</translation>
    </message>
    <message>
        <source>An arashi beats the dealer’s 4-1 and 9-1.</source>
        <translation>Arashi schlägt 4-1 und 9-1 des Gebers.</translation>
    </message>
    <message>
        <source>Arashi of the dealer</source>
        <translation>Arashi des Gebers</translation>
    </message>
    <message>
        <source>Arashi pays</source>
        <translation>Arashi zahlt</translation>
    </message>
    <message>
        <source>At least one chip</source>
        <translation>Mindestens ein Chip</translation>
    </message>
    <message>
        <source>Beats all but arashi</source>
        <translation>Schlägt alles außer Arashi</translation>
    </message>
    <message>
        <source>Betting nothing</source>
        <translation>Nichts setzen</translation>
    </message>
    <message>
        <source>Bound: 3 must, 7 may not</source>
        <translation>Gebunden: bei 3 Pflicht, ab 7 verboten</translation>
    </message>
    <message>
        <source>Cards that leave the round before the first field.</source>
        <translation>Karten, die vor dem ersten Feld ausscheiden.</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>Chips am Anfang</translation>
    </message>
    <message>
        <source>Chips may go below zero, and nobody drops out.</source>
        <translation>Chips können unter null fallen; niemand scheidet aus.</translation>
    </message>
    <message>
        <source>Counts as 0</source>
        <translation>Zählt als 0</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Ausgeschiedene Karten</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Dealer wins</source>
        <translation>Geber gewinnt</translation>
    </message>
    <message>
        <source>Dealer with three-card 0</source>
        <translation>Geber mit 0 aus drei Karten</translation>
    </message>
    <message>
        <source>Draw nearest to 9, every round</source>
        <translation>Jede Runde ziehen, am nächsten zur 9</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Every player but the dealer gets one card only they see; it is out of play.</source>
        <translation>Alle außer dem Geber bekommen eine Karte, die nur sie sehen; sie spielt nicht mit.</translation>
    </message>
    <message>
        <source>Everybody: dealt face up</source>
        <translation>Alle: Sie liegt offen</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the card nearest to 9 deals.</source>
        <translation>Vor jeder Runde ziehen alle; die Karte am nächsten zur 9 gibt.</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the lowest card deals.</source>
        <translation>Vor jeder Runde ziehen alle; die niedrigste Karte gibt.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone starts with %n chip(s).</source>
        <translation>
            <numerusform>Alle beginnen mit %n Chip.</numerusform>
            <numerusform>Alle beginnen mit %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone, the dealer too, gets one card only they see; it is out of play.</source>
        <translation>Alle, auch der Geber, bekommen eine Karte, die nur sie sehen; sie spielt nicht mit.</translation>
    </message>
    <message>
        <source>Four cards are laid out face up first; they are out of play.</source>
        <translation>Zuerst werden vier Karten offen ausgelegt; sie spielen nicht mit.</translation>
    </message>
    <message>
        <source>Four open makifuda</source>
        <translation>Vier offene Makifuda</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>If 4-1 or 9-1 meets an arashi, the stakes go back.</source>
        <translation>Trifft 4-1 oder 9-1 auf Arashi, gehen die Einsätze zurück.</translation>
    </message>
    <message>
        <source>If a column equals the dealer, its stakes go back.</source>
        <translation>Hat eine Spalte gleich viel wie der Geber, gehen die Einsätze zurück.</translation>
    </message>
    <message>
        <source>If a column equals the dealer, the dealer wins the stakes.</source>
        <translation>Hat eine Spalte gleich viel wie der Geber, gewinnt der Geber die Einsätze.</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the column wins.</source>
        <translation>Haben ihn Spalte und Geber, gewinnt die Spalte.</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the higher total wins.</source>
        <translation>Haben ihn Spalte und Geber, gewinnt der höhere Wert.</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the stakes go back.</source>
        <translation>Haben ihn Spalte und Geber, gehen die Einsätze zurück.</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make 0, the round is void.</source>
        <translation>Ergeben die drei Karten des Gebers 0, ist die Runde ungültig.</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make 0, they count as 0.</source>
        <translation>Ergeben die drei Karten des Gebers 0, zählen sie 0.</translation>
    </message>
    <message>
        <source>In either order</source>
        <translation>In beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>In this order only</source>
        <translation>Nur in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Limit of all bets</source>
        <translation>Höchsteinsatz aller</translation>
    </message>
    <message>
        <source>Lowest draw, every round</source>
        <translation>Jede Runde ziehen, Niedrigster</translation>
    </message>
    <message>
        <source>No card leaves the round; all of them are in play.</source>
        <translation>Keine Karte scheidet aus; alle sind im Spiel.</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Keine Wirkung</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>One bank for all rounds</source>
        <translation>Eine Bank für alle Runden</translation>
    </message>
    <message>
        <source>One bank for all rounds, and it wins equal totals.</source>
        <translation>Eine Bank für alle Runden, die bei Gleichstand gewinnt.</translation>
    </message>
    <message>
        <source>One for each player, secret</source>
        <translation>Eine je Spieler, geheim</translation>
    </message>
    <message>
        <source>One for the dealer too, secret</source>
        <translation>Auch eine für den Geber, geheim</translation>
    </message>
    <message>
        <source>Only 9 first and 1 second is kuppin.</source>
        <translation>Nur erst die 9, dann die 1 ist Kuppin.</translation>
    </message>
    <message>
        <source>Only bettors look, the dealer draws freely and stays until every column wins.</source>
        <translation>Nur Setzende sehen nach, der Geber zieht frei und bleibt, bis jede Spalte gewinnt.</translation>
    </message>
    <message>
        <source>Only with the 1 as the second card.</source>
        <translation>Nur mit der 1 als zweiter Karte.</translation>
    </message>
    <message>
        <source>Order of 4-1 and 9-1</source>
        <translation>Reihenfolge von 4-1 und 9-1</translation>
    </message>
    <message>
        <source>Order of kuppin</source>
        <translation>Reihenfolge von Kuppin</translation>
    </message>
    <message>
        <source>Pairs may draw</source>
        <translation>Paare dürfen ziehen</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>Runde ungültig</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Shippin belongs to the dealer, to a column, or to nobody.</source>
        <translation>Shippin gehört dem Geber, einer Spalte oder niemandem.</translation>
    </message>
    <message>
        <source>Sorokabu on both sides</source>
        <translation>Sorokabu auf beiden Seiten</translation>
    </message>
    <message>
        <source>Stakes go back</source>
        <translation>Einsätze gehen zurück</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The 1 may be the first or the second card.</source>
        <translation>Die 1 darf die erste oder die zweite Karte sein.</translation>
    </message>
    <message>
        <source>The arashi wins</source>
        <translation>Arashi gewinnt</translation>
    </message>
    <message>
        <source>The column wins</source>
        <translation>Die Spalte gewinnt</translation>
    </message>
    <message>
        <source>The column, paid twice</source>
        <translation>Der Spalte, doppelt bezahlt</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Dem Geber</translation>
    </message>
    <message>
        <source>The dealer always takes the top card.</source>
        <translation>Der Geber nimmt immer die oberste Karte.</translation>
    </message>
    <message>
        <source>The dealer chooses where the third card comes from, too.</source>
        <translation>Der Geber wählt auch, woher die dritte Karte kommt.</translation>
    </message>
    <message>
        <source>The dealer goes on until every column wins in the same round.</source>
        <translation>Der Geber bleibt, bis in einer Runde alle Spalten gewinnen.</translation>
    </message>
    <message>
        <source>The dealer may draw or stand with any total.</source>
        <translation>Der Geber darf immer ziehen oder stehen bleiben.</translation>
    </message>
    <message>
        <source>The dealer must draw with 3 or less and may not with 7 or more.</source>
        <translation>Der Geber muss bis 3 ziehen und darf es ab 7 nicht.</translation>
    </message>
    <message>
        <source>The dealer stays until every column wins, and draws within the bounds.</source>
        <translation>Der Geber bleibt, bis jede Spalte gewinnt, und zieht innerhalb der Grenzen.</translation>
    </message>
    <message>
        <source>The dealer takes both cards from the top, the bottom or fourth from the top.</source>
        <translation>Der Geber nimmt beide Karten von oben, von unten oder als vierte von oben.</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>Der Geber gewinnt</translation>
    </message>
    <message>
        <source>The dealer’s 4-1 or 9-1 beats an arashi.</source>
        <translation>4-1 oder 9-1 des Gebers schlägt Arashi.</translation>
    </message>
    <message>
        <source>The dealer’s third card always comes from the top.</source>
        <translation>Die dritte Karte des Gebers kommt immer von oben.</translation>
    </message>
    <message>
        <source>The dealer’s three cards of a rank beat all but an arashi.</source>
        <translation>Drei Gleiche des Gebers schlagen alles außer Arashi.</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>Der höhere Wert gewinnt</translation>
    </message>
    <message>
        <source>The rules of the players’ own sheet.</source>
        <translation>Die Regeln des Spielzettels.</translation>
    </message>
    <message>
        <source>The same player is the bank in every round.</source>
        <translation>In allen Runden hält dieselbe Person die Bank.</translation>
    </message>
    <message>
        <source>The second cards are dealt face up for everyone.</source>
        <translation>Die zweiten Karten liegen für alle offen.</translation>
    </message>
    <message>
        <source>Third card of the columns</source>
        <translation>Dritte Karte der Spalten</translation>
    </message>
    <message>
        <source>Third card of the dealer</source>
        <translation>Dritte Karte des Gebers</translation>
    </message>
    <message>
        <source>Third card of the dealer from</source>
        <translation>Dritte Karte des Gebers von</translation>
    </message>
    <message>
        <source>Three cards of a rank do nothing special for the dealer.</source>
        <translation>Drei Gleiche bringen dem Geber nichts Besonderes.</translation>
    </message>
    <message>
        <source>Three cards of a rank win three times the stake.</source>
        <translation>Drei Gleiche gewinnen den dreifachen Einsatz.</translation>
    </message>
    <message>
        <source>Three cards of a rank win twice the stake.</source>
        <translation>Drei Gleiche gewinnen den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>Dreifacher Einsatz</translation>
    </message>
    <message>
        <source>To the right every round</source>
        <translation>Jede Runde nach rechts</translation>
    </message>
    <message>
        <source>Top, bottom or fourth</source>
        <translation>Oben, unten oder vierte</translation>
    </message>
    <message>
        <source>Twice the stake</source>
        <translation>Doppelter Einsatz</translation>
    </message>
    <message>
        <source>Until every column beats the dealer</source>
        <translation>Bis jede Spalte den Geber schlägt</translation>
    </message>
    <message>
        <source>Until you stop</source>
        <translation>Bis ihr aufhört</translation>
    </message>
    <message>
        <source>What everybody has before round 1.</source>
        <translation>So viel hat jeder vor Runde 1.</translation>
    </message>
    <message>
        <source>What happens when a column and the dealer both have it.</source>
        <translation>Was geschieht, wenn Spalte und Geber ihn haben.</translation>
    </message>
    <message>
        <source>What happens when a column equals the dealer.</source>
        <translation>Was geschieht, wenn eine Spalte gleich viel hat wie der Geber.</translation>
    </message>
    <message>
        <source>What three cards of a rank win, besides the stake.</source>
        <translation>Was drei Gleiche außer dem Einsatz gewinnen.</translation>
    </message>
    <message>
        <source>Where the dealer draws</source>
        <translation>Woher der Geber zieht</translation>
    </message>
    <message>
        <source>Whether 3 or less must draw and 7 or more may not.</source>
        <translation>Ob bei 3 oder weniger gezogen werden muss und bei 7 oder mehr nicht.</translation>
    </message>
    <message>
        <source>Whether a 0 of three cards counts or makes the round void.</source>
        <translation>Ob eine 0 aus drei Karten zählt oder die Runde ungültig macht.</translation>
    </message>
    <message>
        <source>Whether a player may let a round go by without a bet.</source>
        <translation>Ob jemand eine Runde ohne Einsatz auslassen darf.</translation>
    </message>
    <message>
        <source>Whether the 1 must be the second card.</source>
        <translation>Ob die 1 die zweite Karte sein muss.</translation>
    </message>
    <message>
        <source>Whether the 9 must be the first card of the dealer.</source>
        <translation>Ob die 9 die erste Karte des Gebers sein muss.</translation>
    </message>
    <message>
        <source>Whether the dealer chooses the place of the first and second card.</source>
        <translation>Ob der Geber den Platz der ersten und zweiten Karte wählt.</translation>
    </message>
    <message>
        <source>Whether the dealer is held to the bounds of the third card.</source>
        <translation>Ob der Geber an die Grenzen der dritten Karte gebunden ist.</translation>
    </message>
    <message>
        <source>Whether the place of the third card is chosen too.</source>
        <translation>Ob auch der Platz der dritten Karte gewählt wird.</translation>
    </message>
    <message>
        <source>Whether three cards of a rank also help the dealer.</source>
        <translation>Ob drei Gleiche auch dem Geber helfen.</translation>
    </message>
    <message>
        <source>Who deals the next round.</source>
        <translation>Wer die nächste Runde gibt.</translation>
    </message>
    <message>
        <source>Who has bet on the column</source>
        <translation>Wer auf die Spalte gesetzt hat</translation>
    </message>
    <message>
        <source>Who knows the hidden card of a column before the showdown.</source>
        <translation>Wer die verdeckte Karte einer Spalte vor dem Aufdecken kennt.</translation>
    </message>
    <message>
        <source>Who looks at the second field</source>
        <translation>Wer das zweite Feld ansieht</translation>
    </message>
    <message>
        <source>Who wins when the two cards of the dealer meet an arashi.</source>
        <translation>Wer gewinnt, wenn die zwei Karten des Gebers auf Arashi treffen.</translation>
    </message>
    <message>
        <source>Whoever has chips must bet at least one in every round.</source>
        <translation>Wer Chips hat, muss in jeder Runde mindestens einen setzen.</translation>
    </message>
    <message>
        <source>Whose is 4-1</source>
        <translation>Wem 4-1 gehört</translation>
    </message>
    <message>
        <source>With 4-1 a column wins twice the stake.</source>
        <translation>Mit 4-1 gewinnt eine Spalte den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>With 4-1 the dealer wins at once.</source>
        <translation>Mit 4-1 gewinnt der Geber sofort.</translation>
    </message>
    <message>
        <source>With credit chips may go below nothing and nobody drops out.</source>
        <translation>Mit Kredit können Chips unter null fallen, und niemand scheidet aus.</translation>
    </message>
    <message>
        <source>You bet only chips you have; without any, you watch.</source>
        <translation>Du setzt nur Chips, die du hast; ohne Chips schaust du zu.</translation>
    </message>
    <message>
        <source>You may let a round go by without a bet.</source>
        <translation>Du darfst eine Runde ohne Einsatz auslassen.</translation>
    </message>
    <message>
        <source>You may look at a hidden card only where you have bet.</source>
        <translation>Eine verdeckte Karte darf nur ansehen, wer darauf gesetzt hat.</translation>
    </message>
    <message>
        <source>You play until you stop; then the most chips win.</source>
        <translation>Ihr spielt, bis du aufhörst; dann gewinnt, wer die meisten Chips hat.</translation>
    </message>
</context>
<context>
    <name>KabuRules</name>
    <message>
        <source>After the bets the dealer takes a card unseen, from the top, the bottom or the fourth place of the pile. Then a hidden card comes under every column. The players look at them; the dealer does not.</source>
        <translation>Nach dem Setzen nimmt der Geber ungesehen eine Karte: die oberste, die unterste oder die vierte des Stapels. Dann kommt unter jede Spalte eine verdeckte Karte. Die Spieler sehen sie an, der Geber nicht.</translation>
    </message>
    <message>
        <source>After twelve rounds the one with the most chips wins. Who has no chips left watches.</source>
        <translation>Nach zwölf Runden gewinnt, wer die meisten Chips hat. Wer keine mehr hat, schaut zu.</translation>
    </message>
    <message>
        <source>After twelve rounds, or six, the one with the most chips wins.</source>
        <translation>Nach zwölf oder sechs Runden gewinnt, wer die meisten Chips hat.</translation>
    </message>
    <message>
        <source>All cards are turned over, and each column is compared with the dealer’s hand on its own. A higher column wins its stake once more, a lower one loses it. With equal totals the bets go back.</source>
        <translation>Alle Karten werden aufgedeckt, und jede Spalte wird für sich mit dem Geber verglichen. Eine höhere Spalte gewinnt ihren Einsatz dazu, eine niedrigere verliert ihn. Bei Gleichstand gehen die Einsätze zurück.</translation>
    </message>
    <message>
        <source>At the start of every round each draws a card: the lowest deals, the others sit in ascending order from his right. Of equal lowest cards only those who drew them draw again. Every player then gets one card that is out of play; only he looks at it.
Four cards are laid open in a row: the first field.</source>
        <translation>Zu Beginn jeder Runde zieht jeder eine Karte: Der Niedrigste gibt, die anderen sitzen aufsteigend ab seiner Rechten. Ist die niedrigste Karte mehrfach dabei, ziehen nur diese Spieler noch einmal. Dann bekommt jeder Spieler eine Karte, die ausscheidet; nur er sieht sie an.
Vier Karten kommen offen in eine Reihe: das erste Feld.</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Each player bets on one column only, and looks only at the hidden card (hikifuda) of that column. The dealer’s cards come from the top of the pile.</source>
        <translation>Jeder setzt nur auf eine Spalte und sieht nur deren verdeckte Karte (Hikifuda) an. Die Karten des Gebers kommen von oben.</translation>
    </message>
    <message>
        <source>For each column the first of its bettors decides for all of them. With a total of 3 or less a third card must be taken, with 7 or more it may not; from 4 to 6 the choice is free. The third card lies open.</source>
        <translation>Für jede Spalte entscheidet, wer von den Setzenden zuerst dran ist, für alle. Bei 3 oder weniger muss eine dritte Karte genommen werden, bei 7 oder mehr darf keine; von 4 bis 6 ist die Wahl frei. Die dritte Karte liegt offen.</translation>
    </message>
    <message>
        <source>One column each</source>
        <translation>Eine Spalte für jeden</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The cards count 1 to 10. Only the last digit of a sum counts: 8 and 9 make 17, which is 7. Nine is the best total, nought the worst. Nobody plays against the other players: every bet is against the dealer.</source>
        <translation>Die Karten zählen 1 bis 10. Von einer Summe gilt nur die letzte Ziffer: 8 und 9 sind 17, also 7. Neun ist am besten, null am schlechtesten. Niemand spielt gegen die anderen Spieler: Jeder Einsatz geht gegen den Geber.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>The dealer takes his second card, looks at both, and may take a third; he is bound by 3 and 7 like the players.
If his first card is a 4 or a 9 and his second a 1, he wins at once against everything: shippin and kuppin.</source>
        <translation>Der Geber nimmt seine zweite Karte, sieht beide an und darf eine dritte nehmen; 3 und 7 binden ihn wie die Spieler.
Ist seine erste Karte eine 4 oder 9 und die zweite eine 1, gewinnt er sofort gegen alles: Shippin und Kuppin.</translation>
    </message>
    <message>
        <source>The dealer takes his second card, looks at both, and takes a third one or not as he likes; it stays hidden until all cards are shown.
A 9 and then a 1 as his two cards, kuppin, beat everything.</source>
        <translation>Der Geber nimmt seine zweite Karte, sieht beide an und nimmt nach Belieben eine dritte; sie bleibt bis zum Aufdecken verborgen.
Eine 9 und dann eine 1 als seine zwei Karten, Kuppin, schlagen alles.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The first field is always the same: 5, 6, 7 and 8. The other 36 cards are shuffled. Every round the deal moves on to the right.</source>
        <translation>Das erste Feld ist immer gleich: 5, 6, 7 und 8. Die übrigen 36 Karten werden gemischt. Jede Runde wandert das Geben nach rechts.</translation>
    </message>
    <message>
        <source>The second field</source>
        <translation>Das zweite Feld</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>Die dritte Karte</translation>
    </message>
    <message>
        <source>There are four columns, however many people play. Players bet on columns, in turn from the dealer’s right; several may bet on the same one.
All bets together may not exceed the limit. The one who bets first may take all of it, but that is thought rude. Betting nothing is allowed.</source>
        <translation>Es gibt vier Spalten, wie viele auch mitspielen. Die Spieler setzen reihum ab der Rechten des Gebers; auf eine Spalte dürfen mehrere setzen.
Alle Einsätze zusammen dürfen den Höchsteinsatz nicht übersteigen. Wer zuerst setzt, darf alles nehmen, aber das gilt als unhöflich. Nichts zu setzen ist erlaubt.</translation>
    </message>
    <message>
        <source>Three equal cards in a column, arashi, win whatever the dealer’s total is and pay twice the stake.</source>
        <translation>Drei Gleiche in einer Spalte, Arashi, gewinnen, was immer der Geber hat, und zahlen den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>Three equal cards in a column, sorokabu, win whatever the dealer has and pay twice the stake. Three fives, sixes, sevens or eights of the dealer beat every column that is not sorokabu itself.</source>
        <translation>Drei Gleiche in einer Spalte, Sorokabu, gewinnen, was immer der Geber hat, und zahlen den doppelten Einsatz. Drei Fünfen, Sechsen, Siebenen oder Achten des Gebers schlagen jede Spalte, die nicht selbst Sorokabu ist.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drei Gleiche</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>Back to the game</source>
        <translation>Zum Spiel</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>%n Partie ist nicht lesbar.</numerusform>
            <numerusform>%n Partien sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be saved so far and are kept until then.</source>
        <translation>
            <numerusform>%n Partie konnte noch nicht gespeichert werden und wird bis dahin festgehalten.</numerusform>
            <numerusform>%n Partien konnten noch nicht gespeichert werden und werden bis dahin festgehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over so far…</source>
        <translation>
            <numerusform>Bisher %n Partie übernommen …</numerusform>
            <numerusform>Bisher %n Partien übernommen …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over.</source>
        <translation>
            <numerusform>%n Partie wurde übernommen.</numerusform>
            <numerusform>%n Partien wurden übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lack their end.</source>
        <translation>
            <numerusform>Bei %n davon fehlt der Schluss.</numerusform>
            <numerusform>Bei %n davon fehlt der Schluss.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Über Cardtable</translation>
    </message>
    <message>
        <source>Cardtable {version}

Card games that no good program existed for. The code is under the MIT licence, the card art under CC0.</source>
        <translation>Cardtable {version}

Kartenspiele, für die es kein gutes Programm gab. Der Code steht unter der MIT-Lizenz, die Kartenbilder unter CC0.</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Records of Cardtable</source>
        <translation>Aufzeichnungen von Cardtable</translation>
    </message>
    <message>
        <source>The deck {name} is left out. {reason}</source>
        <translation>Das Kartenspiel {name} fehlt. {reason}</translation>
    </message>
    <message>
        <source>The file of saved matches was damaged. It was set aside as {file}.</source>
        <translation>Die Datei der gespeicherten Partien war beschädigt. Sie liegt jetzt beiseite als {file}.</translation>
    </message>
    <message>
        <source>The game {name} ({package}) cannot be loaded.</source>
        <translation>Das Spiel {name} ({package}) lässt sich nicht laden.</translation>
    </message>
    <message>
        <source>The record is being checked…</source>
        <translation>Die Aufzeichnung wird geprüft …</translation>
    </message>
    <message>
        <source>What is there can still be looked at and exported.</source>
        <translation>Was da ist, lässt sich weiterhin ansehen und exportieren.</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Airplane</source>
        <translation>Drilling-Straße</translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>Gutsherr kam nicht zum Zug</translation>
    </message>
    <message>
        <source>Arashi</source>
        <translation>Arashi</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Großer Gin</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Kuppin</source>
        <translation>Kuppin</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Joker-Pärchen</translation>
    </message>
    <message>
        <source>Shippin</source>
        <translation>Shippin</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Zu null</translation>
    </message>
    <message>
        <source>Sorokabu</source>
        <translation>Sorokabu</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Nicht zum Zug gekommen</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Unterschnitten</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>A name is needed.</source>
        <translation>Hier fehlt ein Name.</translation>
    </message>
    <message>
        <source>At most {count} characters.</source>
        <translation>Höchstens {count} Zeichen.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>{name} gibt es zweimal.</translation>
    </message>
    <message>
        <source>{name} already has another seat.</source>
        <translation>{name} hat schon einen anderen Platz.</translation>
    </message>
</context>
<context>
    <name>OklahomaGin</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n Spiel gewonnen</numerusform>
            <numerusform>%n Spiele gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>2 players · about 45 min</source>
        <translation>2 Personen · etwa 45 min</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A discard you take may be discarded in the same turn.</source>
        <translation>Eine genommene Ablage darf im selben Zug wieder zurück.</translation>
    </message>
    <message>
        <source>A discard you take must stay in your hand for that turn.</source>
        <translation>Eine genommene Ablage bleibt in diesem Zug auf der Hand.</translation>
    </message>
    <message>
        <source>A game counts the same even if the loser won no hand.</source>
        <translation>Die Runde zählt gleich, auch wenn der Verlierer kein Spiel gewann.</translation>
    </message>
    <message numerus="yes">
        <source>A game ends when someone reaches %n point(s).</source>
        <translation>
            <numerusform>Eine Runde endet, wenn jemand %n Punkt erreicht.</numerusform>
            <numerusform>Eine Runde endet, wenn jemand %n Punkte erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n game(s).</source>
        <translation>
            <numerusform>Eine Partie dauert %n Runde.</numerusform>
            <numerusform>Eine Partie dauert %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A spade as upcard is worth no more than any other suit.</source>
        <translation>Pik als offene Karte zählt nicht mehr als andere Farben.</translation>
    </message>
    <message>
        <source>Account, {name}</source>
        <translation>Konto, {name}</translation>
    </message>
    <message>
        <source>Accounts of the match</source>
        <translation>Konten der Partie</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Ace as upcard</source>
        <translation>Ass als offene Karte</translation>
    </message>
    <message>
        <source>After an ace only gin ends the hand; this is deadwood {deadwood}.</source>
        <translation>Nach einem Ass beendet nur Gin das Spiel; hier ist {deadwood} totes Holz.</translation>
    </message>
    <message>
        <source>All eleven cards are in melds.</source>
        <translation>Alle elf Karten liegen in Kombinationen.</translation>
    </message>
    <message>
        <source>All in all it promises less than the best choice.</source>
        <translation>Alles in allem verspricht es weniger als die beste Wahl.</translation>
    </message>
    <message>
        <source>All in all it promises more than the next choice.</source>
        <translation>Alles in allem verspricht es mehr als die nächste Wahl.</translation>
    </message>
    <message>
        <source>All points are doubled.</source>
        <translation>Alle Punkte doppelt.</translation>
    </message>
    <message>
        <source>All points of the hand are doubled.</source>
        <translation>Alle Punkte des Spiels zählen doppelt.</translation>
    </message>
    <message numerus="yes">
        <source>An undercut earns %n extra point(s).</source>
        <translation>
            <numerusform>Unterschneiden bringt %n Punkt extra.</numerusform>
            <numerusform>Unterschneiden bringt %n Punkte extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Großer Gin</translation>
    </message>
    <message>
        <source>Big gin bonus</source>
        <translation>Bonus für großen Gin</translation>
    </message>
    <message>
        <source>Big gin needs all eleven cards in melds; {deadwood} are left.</source>
        <translation>Großer Gin braucht alle elf Karten in Kombinationen; {deadwood} bleiben.</translation>
    </message>
    <message>
        <source>Both have refused the upcard, so a card is drawn from the stock.</source>
        <translation>Beide haben die offene Karte abgelehnt, also wird vom Talon gezogen.</translation>
    </message>
    <message>
        <source>Both have refused the upcard.</source>
        <translation>Beide haben die offene Karte abgelehnt.</translation>
    </message>
    <message>
        <source>Both have the same deadwood: nobody scores.</source>
        <translation>Beide haben gleich viel totes Holz: niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>Both share the win</source>
        <translation>Beide gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>Satz-Punkte</translation>
    </message>
    <message>
        <source>Card goes back</source>
        <translation>Genommene Karte zurück</translation>
    </message>
    <message>
        <source>Cards are being laid off.</source>
        <translation>Gerade wird angelegt.</translation>
    </message>
    <message>
        <source>Cards the opponent took that it goes with: {0}.</source>
        <translation>Karten, die dein Gegner genommen hat und zu denen sie passt: {0}.</translation>
    </message>
    <message>
        <source>Cards the opponent took that the next choice goes with: {0}.</source>
        <translation>Karten, die dein Gegner genommen hat und zu denen die nächste Wahl passt: {0}.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Zählt doppelt</translation>
    </message>
    <message>
        <source>Counts like any game</source>
        <translation>Zählt wie jede Runde</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Gutgeschrieben</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>Totes Holz &lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt; → &lt;big&gt;{left}&lt;/big&gt; without {card}</source>
        <translation>Totes Holz &lt;big&gt;{count}&lt;/big&gt; → &lt;big&gt;{left}&lt;/big&gt; ohne {card}</translation>
    </message>
    <message>
        <source>Deadwood that could still be saved: {0}.</source>
        <translation>Totes Holz, das du noch sparen könntest: {0}.</translation>
    </message>
    <message>
        <source>Deadwood {deadwood} is above the limit of {limit}.</source>
        <translation>Totes Holz {deadwood} liegt über der Grenze {limit}.</translation>
    </message>
    <message>
        <source>Deadwood, {name}</source>
        <translation>Totes Holz, {name}</translation>
    </message>
    <message>
        <source>Deadwood: {first} {one}, {second} {other}.</source>
        <translation>Totes Holz: {first} {one}, {second} {other}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Discard a card or knock.</source>
        <translation>Lege eine Karte ab oder klopfe.</translation>
    </message>
    <message>
        <source>Discard again to play on.</source>
        <translation>Noch einmal ablegen, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Discard {card} anyway</source>
        <translation>{card} trotzdem ablegen</translation>
    </message>
    <message>
        <source>Discards &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>Ablage &lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>Each hand won adds %n point(s) when the game ends.</source>
        <translation>
            <numerusform>Jedes gewonnene Spiel zählt am Ende der Runde %n Punkt.</numerusform>
            <numerusform>Jedes gewonnene Spiel zählt am Ende der Runde %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier discards, latest first</source>
        <translation>Frühere Ablagen, letzte zuerst</translation>
    </message>
    <message>
        <source>Eleven cards in melds win nothing extra; you discard one and go gin.</source>
        <translation>Elf Karten in Kombinationen zählen nicht extra; du legst eine ab und hast Gin.</translation>
    </message>
    <message numerus="yes">
        <source>Eleven cards in melds, without a discard, earn %n point(s).</source>
        <translation>
            <numerusform>Elf Karten in Kombinationen ohne Ablage bringen %n Punkt.</numerusform>
            <numerusform>Elf Karten in Kombinationen ohne Ablage bringen %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Equal deadwood: nobody scores</source>
        <translation>Gleiches totes Holz: keine Punkte</translation>
    </message>
    <message>
        <source>First both may take the upcard or refuse it.</source>
        <translation>Zuerst dürfen beide die offene Karte nehmen oder ablehnen.</translation>
    </message>
    <message>
        <source>For eleven cards in melds, without a discard; 0 is without it.</source>
        <translation>Für elf Karten in Kombinationen ohne Ablage; 0 heißt ohne.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Rundenprämie</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Runde {game}</translation>
    </message>
    <message>
        <source>Game {game} ends equal: nothing is credited.</source>
        <translation>Runde {game} endet gleich: keine Gutschrift.</translation>
    </message>
    <message>
        <source>Game {game} is over: {credit} to the account of {name}.</source>
        <translation>Runde {game} ist vorbei: {credit} auf das Konto von {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Game {game} of {of}, to %n point(s).</source>
        <translation>
            <numerusform>Runde {game} von {of}, bis %n Punkt.</numerusform>
            <numerusform>Runde {game} von {of}, bis %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {game}, to {target}</source>
        <translation>Runde {game}, bis {target}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Games to 100, 25 for gin, undercut and box, an ace means gin.</source>
        <translation>Runden bis 100, je 25 für Gin, Unterschneiden und Satz, ein Ass verlangt Gin.</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Gin-Bonus</translation>
    </message>
    <message numerus="yes">
        <source>Gin earns %n extra point(s).</source>
        <translation>
            <numerusform>Gin bringt %n Punkt extra.</numerusform>
            <numerusform>Gin bringt %n Punkte extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gin, {name}</source>
        <translation>Gin, {name}</translation>
    </message>
    <message>
        <source>Gin: you score {points}</source>
        <translation>Gin: Du bekommst {points}</translation>
    </message>
    <message>
        <source>Gin: {name} scores {points}</source>
        <translation>Gin: {name} bekommt {points}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hand {hand}. {name} deals.</source>
        <translation>Spiel {hand}. {name} gibt.</translation>
    </message>
    <message>
        <source>Hand, {name}</source>
        <translation>Blatt, {name}</translation>
    </message>
    <message>
        <source>Has gin</source>
        <translation>Hat Gin</translation>
    </message>
    <message>
        <source>Hint: big gin</source>
        <translation>Tipp: großer Gin</translation>
    </message>
    <message>
        <source>Hint: discard the {card}</source>
        <translation>Tipp: {card} ablegen</translation>
    </message>
    <message>
        <source>Hint: done</source>
        <translation>Tipp: fertig</translation>
    </message>
    <message>
        <source>Hint: draw from the stock</source>
        <translation>Tipp: vom Talon ziehen</translation>
    </message>
    <message>
        <source>Hint: knock with the {card}</source>
        <translation>Tipp: mit {card} klopfen</translation>
    </message>
    <message>
        <source>Hint: lay off the {card}</source>
        <translation>Tipp: {card} anlegen</translation>
    </message>
    <message>
        <source>Hint: lay out your melds</source>
        <translation>Tipp: Kombinationen auslegen</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Tipp: passen</translation>
    </message>
    <message>
        <source>Hint: take the {card}</source>
        <translation>Tipp: {card} nehmen</translation>
    </message>
    <message>
        <source>How many games make a match.</source>
        <translation>So viele Runden hat eine Partie.</translation>
    </message>
    <message>
        <source>If the loser won no hand, the game counts double.</source>
        <translation>Gewann der Verlierer kein Spiel, zählt die Runde doppelt.</translation>
    </message>
    <message>
        <source>If the match is tied, both share the win.</source>
        <translation>Bei Gleichstand gewinnen beide gemeinsam.</translation>
    </message>
    <message>
        <source>If the match is tied, one more game decides.</source>
        <translation>Bei Gleichstand entscheidet eine weitere Runde.</translation>
    </message>
    <message>
        <source>It breaks up a meld.</source>
        <translation>Das reißt eine Kombination auseinander.</translation>
    </message>
    <message>
        <source>It fits the knocker’s melds and saves {0}.</source>
        <translation>Sie passt an die Kombinationen des Klopfers und spart {0}.</translation>
    </message>
    <message>
        <source>It gives the opponent another turn.</source>
        <translation>Dein Gegner kommt noch einmal an die Reihe.</translation>
    </message>
    <message>
        <source>It is about as good as the best choice.</source>
        <translation>Es ist etwa so gut wie die beste Wahl.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>It keeps your melds whole.</source>
        <translation>Deine Kombinationen bleiben ganz.</translation>
    </message>
    <message>
        <source>It leaves {0} more than the best choice.</source>
        <translation>Es bleiben {0} mehr als bei der besten Wahl.</translation>
    </message>
    <message>
        <source>It leaves {0} of deadwood, the best choice {1}.</source>
        <translation>Es bleiben {0} totes Holz, bei der besten Wahl {1}.</translation>
    </message>
    <message>
        <source>It leaves {0} of deadwood, the next choice {1}.</source>
        <translation>Es bleiben {0} totes Holz, bei der nächsten Wahl {1}.</translation>
    </message>
    <message>
        <source>It makes a meld: your deadwood falls from {0} to {1}.</source>
        <translation>Das ergibt eine Kombination: Dein totes Holz sinkt von {0} auf {1}.</translation>
    </message>
    <message>
        <source>It makes no meld, and tells what you collect.</source>
        <translation>Sie ergibt keine Kombination und verrät, was du sammelst.</translation>
    </message>
    <message>
        <source>It saves nothing.</source>
        <translation>Es spart nichts.</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Knock above the limit</source>
        <translation>Klopfen über der Grenze</translation>
    </message>
    <message>
        <source>Knock above the limit?</source>
        <translation>Über der Grenze klopfen?</translation>
    </message>
    <message>
        <source>Knock here</source>
        <translation>Hier klopfen</translation>
    </message>
    <message>
        <source>Knock with 1</source>
        <translation>Klopfen mit 1</translation>
    </message>
    <message>
        <source>Knock with {card}</source>
        <translation>Mit {card} klopfen</translation>
    </message>
    <message>
        <source>Knock with {count}</source>
        <translation>Klopfen mit {count}</translation>
    </message>
    <message>
        <source>Knock with {count} anyway</source>
        <translation>Trotzdem mit {count} klopfen</translation>
    </message>
    <message>
        <source>Knock with {limit} or less</source>
        <translation>Klopfen mit höchstens {limit}</translation>
    </message>
    <message>
        <source>Knock: gin</source>
        <translation>Klopfen: Gin</translation>
    </message>
    <message>
        <source>Knocked with {deadwood}</source>
        <translation>Klopft mit {deadwood}</translation>
    </message>
    <message>
        <source>Laid off {cards}</source>
        <translation>Angelegt {cards}</translation>
    </message>
    <message>
        <source>Laid out, {0} of deadwood no longer count.</source>
        <translation>Ausgelegt zählen {0} totes Holz nicht mehr.</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Letzte Ablage</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Anlegen</translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>%n Karte anlegen</numerusform>
            <numerusform>%n Karten anlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off on that meld</source>
        <translation>An diese Kombination anlegen</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>{card} anlegen</translation>
    </message>
    <message>
        <source>Lay out {melds}</source>
        <translation>{melds} auslegen</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Make runs and sets, and knock when the first card turned up allows it.</source>
        <translation>Bilde Sequenzen, Drillinge und Vierlinge und klopfe, sobald die erste offene Karte es erlaubt.</translation>
    </message>
    <message>
        <source>Match accounts: {scores}.</source>
        <translation>Rundenkonten: {scores}.</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Meld these</source>
        <translation>Diese auslegen</translation>
    </message>
    <message>
        <source>Meld {number}: {meld}</source>
        <translation>Kombination {number}: {meld}</translation>
    </message>
    <message>
        <source>Melds are laid out</source>
        <translation>Kombinationen werden ausgelegt</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the best choice: {1}.</source>
        <translation>Kombinationen, die dein Gegner damit machen kann: {0}; mit der besten Wahl: {1}.</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the next choice: {1}.</source>
        <translation>Kombinationen, die dein Gegner damit machen kann: {0}; mit der nächsten Wahl: {1}.</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Nächster Geber</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>No other card of yours goes with it.</source>
        <translation>Keine deiner Karten passt zu ihr.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Nothing is laid off on gin.</source>
        <translation>An Gin wird nichts angelegt.</translation>
    </message>
    <message>
        <source>Nothing is left but melds.</source>
        <translation>Es bleiben nur noch Kombinationen.</translation>
    </message>
    <message>
        <source>Nothing more can be saved.</source>
        <translation>Mehr lässt sich nicht sparen.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Oklahoma Gin</source>
        <translation>Oklahoma Gin</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>One game to 150, 20 for gin, 10 for an undercut, the loser deals.</source>
        <translation>Eine Runde bis 150, 20 für Gin, 10 für Unterschneiden, der Verlierer gibt.</translation>
    </message>
    <message>
        <source>One may knock with {limit} or less.</source>
        <translation>Klopfen darf, wer höchstens {limit} hat.</translation>
    </message>
    <message>
        <source>One more game</source>
        <translation>Eine weitere Runde</translation>
    </message>
    <message>
        <source>Only gin</source>
        <translation>Nur Gin</translation>
    </message>
    <message>
        <source>Only gin ends the hand</source>
        <translation>Nur Gin beendet das Spiel</translation>
    </message>
    <message>
        <source>Only gin ends this hand.</source>
        <translation>Nur Gin beendet dieses Spiel.</translation>
    </message>
    <message>
        <source>Only the upcard may be refused.</source>
        <translation>Ablehnen kann man nur die offene Karte.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Points for each hand won, counted when the game ends.</source>
        <translation>Punkte je gewonnenem Spiel, gezählt am Ende der Runde.</translation>
    </message>
    <message>
        <source>Points for gin.</source>
        <translation>Punkte für Gin.</translation>
    </message>
    <message>
        <source>Points for undercutting a knock.</source>
        <translation>Punkte für das Unterschneiden.</translation>
    </message>
    <message>
        <source>Points for winning a game.</source>
        <translation>Punkte für den Rundengewinn.</translation>
    </message>
    <message>
        <source>Points of a game</source>
        <translation>Punkte einer Runde</translation>
    </message>
    <message>
        <source>Points, {name}</source>
        <translation>Punkte, {name}</translation>
    </message>
    <message>
        <source>Possible, with a warning</source>
        <translation>Möglich, mit Warnung</translation>
    </message>
    <message>
        <source>Possible, without a warning</source>
        <translation>Möglich, ohne Warnung</translation>
    </message>
    <message>
        <source>Press Done again to keep it.</source>
        <translation>Noch einmal „Fertig“, um die Karte zu behalten.</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Run {first}–{last}{suit}</source>
        <translation>Sequenz {suit}{first}–{last}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Select a card and the meld it goes to.</source>
        <translation>Wähle eine Karte und die Kombination, an die sie soll.</translation>
    </message>
    <message>
        <source>Select a card below, then click the meld it fits.</source>
        <translation>Wähle unten eine Karte und klicke dann die Kombination an.</translation>
    </message>
    <message>
        <source>Select a card first.</source>
        <translation>Wähle zuerst eine Karte.</translation>
    </message>
    <message>
        <source>Select the card to lay away face down first.</source>
        <translation>Wähle zuerst die Karte, die verdeckt abgelegt wird.</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>Wähle zuerst die Karten einer Kombination.</translation>
    </message>
    <message>
        <source>Select the one card to lay away.</source>
        <translation>Wähle die eine Karte zum Ablegen.</translation>
    </message>
    <message>
        <source>Set {rank}</source>
        <translation>Satz {rank}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Zu null</translation>
    </message>
    <message>
        <source>Spade upcard {card}</source>
        <translation>Pik als offene Karte: {card}</translation>
    </message>
    <message>
        <source>Spades double</source>
        <translation>Pik verdoppelt</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Stock &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>Talon &lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Take a card first.</source>
        <translation>Nimm zuerst eine Karte.</translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Die Ablage nehmen</translation>
    </message>
    <message>
        <source>Take the top of the discard pile</source>
        <translation>Die oberste Karte der Ablage nehmen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>The hand ends without points.</source>
        <translation>Die Hand endet ohne Punkte.</translation>
    </message>
    <message>
        <source>The hand has been knocked: lay off, or be done.</source>
        <translation>Es wurde geklopft: Lege an oder sei fertig.</translation>
    </message>
    <message>
        <source>The hand is drawn</source>
        <translation>Das Spiel ist unentschieden</translation>
    </message>
    <message>
        <source>The last discard does not let you knock, so the hand is drawn.</source>
        <translation>Mit der letzten Ablage kannst du nicht klopfen, also ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>The last discard may only be taken to knock with it.</source>
        <translation>Die letzte Ablage darf nur nehmen, wer damit klopft.</translation>
    </message>
    <message>
        <source>The last discard was taken to knock with it.</source>
        <translation>Die letzte Ablage wurde genommen, um damit zu klopfen.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The next choice is about as good.</source>
        <translation>Die nächste Wahl ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>The open card makes no meld.</source>
        <translation>Die offene Karte ergibt keine Kombination.</translation>
    </message>
    <message>
        <source>The opponent cannot make a meld with it.</source>
        <translation>Dein Gegner kann damit keine Kombination machen.</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Der Talon ist aufgebraucht.</translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins the hand.</source>
        <translation>Der Talon ist aufgebraucht: Niemand gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>The stock is used up: the hand is drawn, the dealer deals again.</source>
        <translation>Der Talon ist aufgebraucht: Unentschieden, derselbe gibt noch einmal.</translation>
    </message>
    <message>
        <source>The stock is used up; if you pass the hand is drawn.</source>
        <translation>Der Talon ist aufgebraucht; passt du, ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>The stock is used up; the same dealer deals again.</source>
        <translation>Der Talon ist aufgebraucht; derselbe gibt noch einmal.</translation>
    </message>
    <message>
        <source>The two players deal in turn.</source>
        <translation>Es wird abwechselnd gegeben.</translation>
    </message>
    <message>
        <source>The upcard is the {card}: one may knock with {limit} or less.</source>
        <translation>Die offene Karte ist {card}: Klopfen darf, wer höchstens {limit} hat.</translation>
    </message>
    <message>
        <source>The upcard is the {card}: only gin ends the hand.</source>
        <translation>Die offene Karte ist {card}: Nur Gin beendet das Spiel.</translation>
    </message>
    <message>
        <source>The {card} cannot be in two melds.</source>
        <translation>{card} kann nicht in zwei Kombinationen sein.</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card} passt nicht an diese Kombination.</translation>
    </message>
    <message>
        <source>The {card} was just taken and stays in this turn.</source>
        <translation>{card} wurde eben genommen und bleibt in diesem Zug.</translation>
    </message>
    <message>
        <source>There is no other way.</source>
        <translation>Es geht nicht anders.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Diese Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such meld.</source>
        <translation>Diese Kombination gibt es nicht.</translation>
    </message>
    <message>
        <source>These cards are neither a run nor a set.</source>
        <translation>Diese Karten sind weder Sequenz noch Satz.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>Dieses Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Tied match</source>
        <translation>Gleichstand am Ende</translation>
    </message>
    <message>
        <source>Turn and turn about</source>
        <translation>Abwechselnd</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>Bonus für Unterschneiden</translation>
    </message>
    <message>
        <source>Undercut when equal</source>
        <translation>Unterschnitten bei Gleichstand</translation>
    </message>
    <message>
        <source>Undercut, {name}</source>
        <translation>Unterschnitten, {name}</translation>
    </message>
    <message>
        <source>Undercut: you score {points}</source>
        <translation>Unterschnitten: Du bekommst {points}</translation>
    </message>
    <message>
        <source>Undercut: {name} scores {points}</source>
        <translation>Unterschnitten: {name} bekommt {points}</translation>
    </message>
    <message>
        <source>What happens when both accounts are equal at the end.</source>
        <translation>Was geschieht, wenn beide Konten am Ende gleich sind.</translation>
    </message>
    <message>
        <source>When the other knocks, you lay out your melds yourself.</source>
        <translation>Klopft der andere, legst du deine Kombinationen selbst aus.</translation>
    </message>
    <message>
        <source>When the other knocks, your best melds are laid out for you.</source>
        <translation>Klopft der andere, werden deine besten Kombinationen ausgelegt.</translation>
    </message>
    <message>
        <source>Whether a discard just taken may be discarded in the same turn.</source>
        <translation>Ob eine eben genommene Ablage im selben Zug zurück darf.</translation>
    </message>
    <message>
        <source>Whether a game without a hand won by the loser counts double.</source>
        <translation>Ob eine Runde doppelt zählt, in der der Verlierer kein Spiel gewann.</translation>
    </message>
    <message>
        <source>Whether a spade as upcard doubles all points of the hand.</source>
        <translation>Ob Pik als offene Karte alle Punkte des Spiels verdoppelt.</translation>
    </message>
    <message>
        <source>Whether equal deadwood is an undercut; otherwise nobody scores.</source>
        <translation>Ob gleich viel totes Holz als unterschnitten gilt; sonst bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>Whether it may still be taken to knock when the stock is used up.</source>
        <translation>Ob man sie bei leerem Talon noch zum Klopfen nehmen darf.</translation>
    </message>
    <message>
        <source>Whether one needs gin after an ace or may knock with 1.</source>
        <translation>Ob man nach einem Ass Gin braucht oder mit 1 klopfen darf.</translation>
    </message>
    <message>
        <source>Whether the best melds are found for you when the other knocks.</source>
        <translation>Ob deine besten Kombinationen von selbst gefunden werden, wenn der andere klopft.</translation>
    </message>
    <message>
        <source>Who deals the next hand of a game.</source>
        <translation>Wer das nächste Spiel einer Runde gibt.</translation>
    </message>
    <message>
        <source>Who knocks with too much shows his hand, takes it back and goes on.</source>
        <translation>Wer mit zu viel klopft, zeigt sein Blatt, nimmt es zurück und spielt weiter.</translation>
    </message>
    <message>
        <source>Who lost the hand</source>
        <translation>Wer das Spiel verloren hat</translation>
    </message>
    <message>
        <source>Who reaches them ends the game.</source>
        <translation>Wer sie erreicht, beendet die Runde.</translation>
    </message>
    <message>
        <source>Who won the hand</source>
        <translation>Wer das Spiel gewonnen hat</translation>
    </message>
    <message>
        <source>Whoever lost the hand deals the next one.</source>
        <translation>Wer das Spiel verloren hat, gibt das nächste.</translation>
    </message>
    <message>
        <source>Whoever won the hand deals the next one.</source>
        <translation>Wer das Spiel gewonnen hat, gibt das nächste.</translation>
    </message>
    <message numerus="yes">
        <source>Winning a game earns %n extra point(s).</source>
        <translation>
            <numerusform>Der Rundengewinn bringt %n Punkt extra.</numerusform>
            <numerusform>Der Rundengewinn bringt %n Punkte extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a spade as upcard all points of the hand count double.</source>
        <translation>Liegt Pik offen, zählen alle Punkte des Spiels doppelt.</translation>
    </message>
    <message>
        <source>With an ace as upcard only gin ends the hand.</source>
        <translation>Liegt ein Ass offen, beendet nur Gin das Spiel.</translation>
    </message>
    <message>
        <source>With an ace as upcard you may knock with 1.</source>
        <translation>Liegt ein Ass offen, darfst du mit 1 klopfen.</translation>
    </message>
    <message>
        <source>With equal deadwood nobody scores.</source>
        <translation>Bei gleich viel totem Holz bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>With equal deadwood the knocker is undercut.</source>
        <translation>Bei gleich viel totem Holz ist der Klopfer unterschnitten.</translation>
    </message>
    <message>
        <source>With it you have gin.</source>
        <translation>Damit hast du Gin.</translation>
    </message>
    <message>
        <source>With it you have {0} of deadwood; up to {1} you may knock.</source>
        <translation>Damit hast du {0} totes Holz; bis {1} darfst du klopfen.</translation>
    </message>
    <message>
        <source>With two cards left in the stock the hand is drawn at once.</source>
        <translation>Sind nur noch zwei Karten im Talon, endet das Spiel sofort unentschieden.</translation>
    </message>
    <message>
        <source>With two cards left, the last discard may still be taken to knock.</source>
        <translation>Bei zwei Karten im Talon darf die letzte Ablage noch zum Klopfen genommen werden.</translation>
    </message>
    <message>
        <source>With {0} of deadwood you may be undercut.</source>
        <translation>Mit {0} totem Holz kannst du unterschnitten werden.</translation>
    </message>
    <message>
        <source>With {0} of deadwood you undercut {1}.</source>
        <translation>Mit {0} totem Holz unterschneidest du {1}.</translation>
    </message>
    <message>
        <source>With {0} of deadwood, waiting promises more than knocking.</source>
        <translation>Mit {0} totem Holz verspricht Warten mehr als Klopfen.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you can knock; after the next choice, with {2}.</source>
        <translation>Mit {1} von {0} unbekannten Karten kannst du klopfen; nach der nächsten Wahl mit {2}.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you have gin next.</source>
        <translation>Mit {1} von {0} unbekannten Karten hast du als Nächstes Gin.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld.</source>
        <translation>Mit {1} von {0} unbekannten Karten machst du eine Kombination.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the best choice, with {2}.</source>
        <translation>Mit {1} von {0} unbekannten Karten machst du eine Kombination; nach der besten Wahl mit {2}.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the next choice, with {2}.</source>
        <translation>Mit {1} von {0} unbekannten Karten machst du eine Kombination; nach der nächsten Wahl mit {2}.</translation>
    </message>
    <message>
        <source>Without a warning your hand is shown, and play goes on.</source>
        <translation>Dein Blatt wird ohne Warnung gezeigt, und es geht weiter.</translation>
    </message>
    <message>
        <source>Without the {card} all is in melds.</source>
        <translation>Ohne {card} sind alle Karten in Kombinationen.</translation>
    </message>
    <message>
        <source>Without the {card} your deadwood is {left}; only gin ends the hand.</source>
        <translation>Ohne {card} ist dein totes Holz {left}; nur Gin beendet das Spiel.</translation>
    </message>
    <message>
        <source>Without the {card} your deadwood is {left}; the limit is {limit}.</source>
        <translation>Ohne {card} ist dein totes Holz {left}; die Grenze ist {limit}.</translation>
    </message>
    <message>
        <source>You are warned; then your hand is shown and play goes on.</source>
        <translation>Du wirst gewarnt; dann wird dein Blatt gezeigt, und es geht weiter.</translation>
    </message>
    <message>
        <source>You can knock with {count}. Play on?</source>
        <translation>Du kannst mit {count} klopfen. Weiterspielen?</translation>
    </message>
    <message>
        <source>You cannot knock with more than the limit.</source>
        <translation>Über der Grenze kannst du nicht klopfen.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Du hast {card} nicht.</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation>Du hast {card} gezogen.</translation>
    </message>
    <message>
        <source>You have gin. Play on all the same?</source>
        <translation>Du hast Gin. Trotzdem weiterspielen?</translation>
    </message>
    <message>
        <source>You have gin: nothing is laid off.</source>
        <translation>Du hast Gin: Nichts wird angelegt.</translation>
    </message>
    <message>
        <source>You have {0} of deadwood; up to {1} you may knock.</source>
        <translation>Du hast {0} totes Holz; bis {1} darfst du klopfen.</translation>
    </message>
    <message>
        <source>You laid it away yourself: the cards would go round.</source>
        <translation>Du hast sie selbst abgelegt: Die Karten gingen nur im Kreis.</translation>
    </message>
    <message>
        <source>You laid off nothing.</source>
        <translation>Du hast nichts angelegt.</translation>
    </message>
    <message>
        <source>You laid off {cards}.</source>
        <translation>Du hast {cards} angelegt.</translation>
    </message>
    <message>
        <source>You took the {card}.</source>
        <translation>Du hast {card} genommen.</translation>
    </message>
    <message>
        <source>You win the hand: {points}</source>
        <translation>Du gewinnst das Spiel: {points}</translation>
    </message>
    <message>
        <source>Your deadwood falls from {0} to {1}.</source>
        <translation>Dein totes Holz sinkt von {0} auf {1}.</translation>
    </message>
    <message>
        <source>Your deadwood is {deadwood}.</source>
        <translation>Dein totes Holz ist {deadwood}.</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; equal or less is an undercut.</source>
        <translation>Dein totes Holz ist {left} gegen {count}; gleich oder weniger ist unterschnitten.</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; less is an undercut.</source>
        <translation>Dein totes Holz ist {left} gegen {count}; weniger ist unterschnitten.</translation>
    </message>
    <message>
        <source>Your hand is shown, you take it back, the {card} is turned up, and {name} goes on.</source>
        <translation>Dein Blatt wird gezeigt, du nimmst es zurück, {card} wird umgedreht, und {name} spielt weiter.</translation>
    </message>
    <message>
        <source>Your melds are laid out for you.</source>
        <translation>Deine Kombinationen werden für dich ausgelegt.</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>Lege eine Karte ab</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>Zieh vom Talon</translation>
    </message>
    <message>
        <source>draw, or take the {card}</source>
        <translation>ziehen oder {card} nehmen</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>knock with gin, or discard</source>
        <translation>mit Gin klopfen oder ablegen</translation>
    </message>
    <message>
        <source>knock, or discard a card</source>
        <translation>klopfen oder eine Karte ablegen</translation>
    </message>
    <message>
        <source>lay off on the melds of {name}</source>
        <translation>bei {name} anlegen</translation>
    </message>
    <message>
        <source>lay out your melds</source>
        <translation>Lege deine Kombinationen aus</translation>
    </message>
    <message>
        <source>nothing fits any more</source>
        <translation>Nichts passt mehr</translation>
    </message>
    <message>
        <source>pass, the stock is used up</source>
        <translation>passen, der Talon ist aufgebraucht</translation>
    </message>
    <message>
        <source>take the {card} to knock, or pass</source>
        <translation>{card} zum Klopfen nehmen oder passen</translation>
    </message>
    <message>
        <source>take the {card}, or pass</source>
        <translation>{card} nehmen oder passen</translation>
    </message>
    <message>
        <source>{cards} can still be laid off. Done?</source>
        <translation>{cards} lässt sich noch anlegen. Fertig?</translation>
    </message>
    <message>
        <source>{game} of {games}</source>
        <translation>{game} von {games}</translation>
    </message>
    <message>
        <source>{game}.{hand}</source>
        <translation>{game}.{hand}</translation>
    </message>
    <message>
        <source>{game}.{hand} ♠ double</source>
        <translation>{game}.{hand} ♠ doppelt</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names} gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>{names} share the match.</source>
        <translation>{names} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>{name} discarded the {card}.</source>
        <translation>{name} legt {card} ab.</translation>
    </message>
    <message>
        <source>{name} drew from the stock.</source>
        <translation>{name} zieht vom Talon.</translation>
    </message>
    <message>
        <source>{name} drew the {card}.</source>
        <translation>{name} zieht {card}.</translation>
    </message>
    <message>
        <source>{name} had discarded the {card}.</source>
        <translation>{name} hatte {card} abgelegt.</translation>
    </message>
    <message>
        <source>{name} has big gin: {melds}.</source>
        <translation>{name} hat großen Gin: {melds}.</translation>
    </message>
    <message>
        <source>{name} has gin, so nothing is laid off.</source>
        <translation>{name} hat Gin, also wird nichts angelegt.</translation>
    </message>
    <message>
        <source>{name} has gin: nothing is laid off.</source>
        <translation>{name} hat Gin: Nichts wird angelegt.</translation>
    </message>
    <message>
        <source>{name} has gin: {melds}.</source>
        <translation>{name} hat Gin: {melds}.</translation>
    </message>
    <message>
        <source>{name} is credited {credit}.</source>
        <translation>{name} bekommt {credit} gutgeschrieben.</translation>
    </message>
    <message>
        <source>{name} is laying off…</source>
        <translation>{name} legt an …</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood} where only gin ends the hand, showed {cards} and goes on; the {card} lies open.</source>
        <translation>{name} klopfte mit {deadwood}, obwohl nur Gin das Spiel beendet, zeigte {cards} und spielt weiter; {card} liegt offen.</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, above the limit of {limit}, showed {cards} and goes on; the {card} lies open.</source>
        <translation>{name} klopfte mit {deadwood} über der Grenze {limit}, zeigte {cards} und spielt weiter; {card} liegt offen.</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {dead}.</source>
        <translation>{name} klopft mit {deadwood}: {dead}.</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {melds}; deadwood {dead}.</source>
        <translation>{name} klopft mit {deadwood}: {melds}; totes Holz {dead}.</translation>
    </message>
    <message>
        <source>{name} laid off nothing.</source>
        <translation>{name} legt nichts an.</translation>
    </message>
    <message>
        <source>{name} laid off the {card}.</source>
        <translation>{name} legt {card} an.</translation>
    </message>
    <message>
        <source>{name} laid off {cards}.</source>
        <translation>{name} legt {cards} an.</translation>
    </message>
    <message>
        <source>{name} passed and draws from the stock if you pass, too.</source>
        <translation>{name} hat gepasst und zieht vom Talon, wenn auch du passt.</translation>
    </message>
    <message>
        <source>{name} refused the {card}.</source>
        <translation>{name} lehnt {card} ab.</translation>
    </message>
    <message>
        <source>{name} showed deadwood {dead}: {count}.</source>
        <translation>{name} zeigt totes Holz {dead}: {count}.</translation>
    </message>
    <message>
        <source>{name} showed {melds}, no deadwood.</source>
        <translation>{name} zeigt {melds}, kein totes Holz.</translation>
    </message>
    <message>
        <source>{name} showed {melds}; deadwood {dead}: {count}.</source>
        <translation>{name} zeigt {melds}; totes Holz {dead}: {count}.</translation>
    </message>
    <message>
        <source>{name} took the {card}.</source>
        <translation>{name} nimmt {card}.</translation>
    </message>
    <message>
        <source>{name} undercut the knock.</source>
        <translation>{name} hat unterschnitten.</translation>
    </message>
    <message>
        <source>{name} wins game {game} without a hand for the other: {totals}.</source>
        <translation>{name} gewinnt Runde {game} zu null: {totals}.</translation>
    </message>
    <message>
        <source>{name} wins game {game}: {totals}.</source>
        <translation>{name} gewinnt Runde {game}: {totals}.</translation>
    </message>
    <message>
        <source>{name} wins the hand.</source>
        <translation>{name} gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>{name} wins the hand: {points}</source>
        <translation>{name} gewinnt das Spiel: {points}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{name}: +{points}, {total} in this game.</source>
        <translation>{name}: +{points}, {total} in dieser Runde.</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>Kreuz {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>Karo {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>Herz {rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>Pik {rank}</translation>
    </message>
    <message>
        <source>{rank}{suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>♠: all points doubled</source>
        <translation>♠: alle Punkte doppelt</translation>
    </message>
</context>
<context>
    <name>Par</name>
    <message>
        <source>All deals</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Wird gespielt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Spiel {deal}</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>Spiele der Partie</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message numerus="yes">
        <source>Difference in %n deal(s): {amount} ± {error}.</source>
        <translation>
            <numerusform>Unterschied in %n Spiel: {amount} ± {error}.</numerusform>
            <numerusform>Unterschied in %n Spielen: {amount} ± {error}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Here the lines part.</source>
        <translation>Hier trennen sich die Wege.</translation>
    </message>
    <message>
        <source>One deal says little: luck decides most of it.</source>
        <translation>Ein einzelnes Spiel sagt wenig: Das meiste daran ist Glück.</translation>
    </message>
    <message>
        <source>That is more than bad luck.</source>
        <translation>Das ist mehr als Pech.</translation>
    </message>
    <message>
        <source>That is more than luck.</source>
        <translation>Das ist mehr als Glück.</translation>
    </message>
    <message>
        <source>That may be luck alone.</source>
        <translation>Das kann reiner Zufall sein.</translation>
    </message>
    <message>
        <source>The bots stopped. The deal could not be played to its end.</source>
        <translation>Die Bots sind stehen geblieben. Das Spiel konnte nicht zu Ende gespielt werden.</translation>
    </message>
    <message>
        <source>The computer was busy: somebody decided at a glance in this deal.</source>
        <translation>Der Computer war beschäftigt: In diesem Spiel wurde einmal auf die Schnelle entschieden.</translation>
    </message>
    <message>
        <source>The expert could not think. The deal was not played to its end.</source>
        <translation>Der Experte konnte nicht nachdenken. Das Spiel wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>The expert gets {amount} more out of these cards.</source>
        <translation>Der Experte holt {amount} mehr aus diesen Karten.</translation>
    </message>
    <message>
        <source>The expert has not played this deal.</source>
        <translation>Dieses Spiel hat der Experte nicht gespielt.</translation>
    </message>
    <message>
        <source>The expert plays your cards…</source>
        <translation>Der Experte spielt deine Karten…</translation>
    </message>
    <message>
        <source>What would the expert have made of your cards?</source>
        <translation>Was hätte der Experte aus deinen Karten gemacht?</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You got as much out of these cards as the expert.</source>
        <translation>Du hast aus diesen Karten so viel geholt wie der Experte.</translation>
    </message>
    <message>
        <source>You got {amount} more out of these cards than the expert.</source>
        <translation>Du hast aus diesen Karten {amount} mehr geholt als der Experte.</translation>
    </message>
    <message>
        <source>You played as the expert does.</source>
        <translation>Du hast gespielt wie der Experte.</translation>
    </message>
    <message>
        <source>Your line and the expert’s, turn by turn</source>
        <translation>Dein Spiel und das des Experten, Zug um Zug</translation>
    </message>
    <message>
        <source>{game}: the expert with your cards</source>
        <translation>{game}: der Experte mit deinen Karten</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A box, to be printed on stiff paper, cut out and folded.</source>
        <translation>Eine Schachtel: auf festes Papier drucken, ausschneiden und falten.</translation>
    </message>
    <message>
        <source>All cards on sheets, A4 and US Letter, the backs behind the faces. Print at 100 %, on both sides, turned over the long edge.</source>
        <translation>Alle Karten auf Bögen, A4 und US Letter, hinter den Bildseiten die Rückseiten. Mit 100 % und beidseitig drucken, über die lange Kante gewendet.</translation>
    </message>
    <message>
        <source>Cut along the solid line, fold along the broken ones, glue the narrow flap inside.</source>
        <translation>An der durchgezogenen Linie schneiden, an den gestrichelten falten, die schmale Lasche innen festkleben.</translation>
    </message>
    <message>
        <source>Each card in a file of its own, with 3 mm bleed and crop marks. “x3” in a name means that the deck has three of it.</source>
        <translation>Jede Karte in einer eigenen Datei, mit 3 mm Beschnitt und Schnittmarken. „x3“ im Namen heißt, dass es die Karte dreimal gibt.</translation>
    </message>
    <message>
        <source>Key, colours, silver and gold apart, one page a card, for relief or screen printing. The tint of the paper is on no plate: take cream paper.</source>
        <translation>Schwarz, Farben, Silber und Gold getrennt, eine Seite je Karte, für Hoch- oder Siebdruck. Der Ton des Papiers steht auf keiner Platte: dafür cremefarbenes Papier nehmen.</translation>
    </message>
    <message>
        <source>Single cards as pictures at 300 and 600 dots to the inch, bleed included.</source>
        <translation>Einzelne Karten als Bilder mit 300 und 600 Punkten je Zoll, mit Beschnitt.</translation>
    </message>
    <message>
        <source>The pictures are in the public domain (CC0 1.0): print, change and sell them as you like.</source>
        <translation>Die Bilder sind gemeinfrei (CC0 1.0): du darfst sie nach Belieben drucken, verändern und verkaufen.</translation>
    </message>
    <message>
        <source>The rules as leaflets of A5.</source>
        <translation>Die Regeln als Faltblätter in A5.</translation>
    </message>
    <message>
        <source>{deck}, ready to be printed</source>
        <translation>{deck}, fertig zum Drucken</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Not saved: another program holds the file ({detail}).</source>
        <translation>Nicht gespeichert: Ein anderes Programm hält die Datei ({detail}).</translation>
    </message>
    <message>
        <source>Not saved: the disk fails ({detail}).</source>
        <translation>Nicht gespeichert: Der Datenträger meldet einen Fehler ({detail}).</translation>
    </message>
    <message>
        <source>Not saved: the disk is full ({detail}).</source>
        <translation>Nicht gespeichert: Der Datenträger ist voll ({detail}).</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be written ({detail}).</source>
        <translation>Nicht gespeichert: Die Datei ist nicht beschreibbar ({detail}).</translation>
    </message>
    <message>
        <source>Not saved: the file of matches was taken away ({detail}).</source>
        <translation>Nicht gespeichert: Die Datei der Partien ist verschwunden ({detail}).</translation>
    </message>
    <message>
        <source>Not saved: {detail}.</source>
        <translation>Nicht gespeichert: {detail}.</translation>
    </message>
    <message>
        <source>The data folder cannot be made ({detail}).</source>
        <translation>Der Datenordner lässt sich nicht anlegen ({detail}).</translation>
    </message>
    <message>
        <source>The game {detail} fails over this match.</source>
        <translation>Das Spiel {detail} kommt mit dieser Partie nicht zurecht.</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({detail}).</source>
        <translation>Die gespeicherte Partie ist nicht lesbar ({detail}).</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version ({detail}).</source>
        <translation>Die gespeicherten Partien stammen von einer neueren Version ({detail}).</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: {what}</source>
        <translation>Du bist dran: {what}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Compare with the expert</source>
        <translation>Mit dem Experten vergleichen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Review my decisions</source>
        <translation>Partie besprechen</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file} ist nicht lesbar ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} ist nicht beschreibbar ({reason}).</translation>
    </message>
    <message>
        <source>{file} is not a true record. {reason}</source>
        <translation>{file} ist keine wahre Aufzeichnung. {reason}</translation>
    </message>
</context>
<context>
    <name>Retaining</name>
    <message numerus="yes">
        <source>%n past match(es) will be deleted.</source>
        <translation>
            <numerusform>%n frühere Partie wird gelöscht.</numerusform>
            <numerusform>%n frühere Partien werden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Later ones go in the same way once they are beyond the limit. Matches that are not finished always stay.</source>
        <translation>Spätere werden ebenso gelöscht, sobald sie jenseits der Grenze liegen. Unbeendete Partien bleiben immer.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>At least {amount} given away.</source>
        <translation>Mindestens {amount} verschenkt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Being judged</source>
        <translation>Wird beurteilt</translation>
    </message>
    <message>
        <source>Click or walk along the curve; 1 to 3 go to what mattered most.</source>
        <translation>Auf die Kurve klicken oder an ihr entlanggehen; 1 bis 3 führen zum Wichtigsten.</translation>
    </message>
    <message>
        <source>Deal {deal}, decision {number} of {count}</source>
        <translation>Spiel {deal}, Entscheidung {number} von {count}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Decisions, oldest first</source>
        <translation>Entscheidungen, älteste zuerst</translation>
    </message>
    <message>
        <source>Given away {amount}</source>
        <translation>Verschenkt {amount}</translation>
    </message>
    <message>
        <source>Given away: {amount}</source>
        <translation>Verschenkt: {amount}</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <translation>Noch nicht beurteilt.</translation>
    </message>
    <message>
        <source>Nothing was given away.</source>
        <translation>Nichts wurde verschenkt.</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Besprechung: {game}</translation>
    </message>
    <message>
        <source>Score {amount}</source>
        <translation>Stand {amount}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The decision before</source>
        <translation>Vorige Entscheidung</translation>
    </message>
    <message>
        <source>The next decision</source>
        <translation>Nächste Entscheidung</translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Es gab nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>This cannot be judged.</source>
        <translation>Das lässt sich nicht beurteilen.</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>better: {action}</source>
        <translation>besser: {action}</translation>
    </message>
    <message>
        <source>{amount} given away.</source>
        <translation>{amount} verschenkt.</translation>
    </message>
    <message>
        <source>{count} decisions; score {score}; given away {given}</source>
        <translation>{count} Entscheidungen; Stand {score}; verschenkt {given}</translation>
    </message>
    <message>
        <source>{judged} of {count} judged</source>
        <translation>{judged} von {count} beurteilt</translation>
    </message>
    <message>
        <source>{where}: {verdict}</source>
        <translation>{where}: {verdict}</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n of them differ(s)</source>
        <translation>
            <numerusform>%n davon weicht ab</numerusform>
            <numerusform>%n davon weichen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at this computer</source>
        <translation>
            <numerusform>%n Person an diesem Computer</numerusform>
            <numerusform>%n Personen an diesem Computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the preset {preset}.</source>
        <translation>
            <numerusform>%n Regel weicht von {preset} ab.</numerusform>
            <numerusform>%n Regeln weichen von {preset} ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from this set.</source>
        <translation>
            <numerusform>%n Regel weicht davon ab.</numerusform>
            <numerusform>%n Regeln weichen davon ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal is a whole number or 32 hexadecimal digits.</source>
        <translation>Eine Spielnummer ist eine ganze Zahl oder 32 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, please.</source>
        <translation>Bitte eine Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>Add bot</source>
        <translation>Bot hinzufügen</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>All %n rule(s)</source>
        <translation>
            <numerusform>Alle %n Regeln</numerusform>
            <numerusform>Alle %n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Another of your sets is called that.</source>
        <translation>So heißt schon ein anderes deiner Regelwerke.</translation>
    </message>
    <message>
        <source>Another opponent</source>
        <translation>Anderer Gegner</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>Anderes Bild</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Beliebiger Gegner</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>An diesem Computer</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation>Bot, leicht</translation>
    </message>
    <message>
        <source>Bot, expert</source>
        <translation>Bot, Experte</translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation>Bot, schwer</translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation>Bot, mittel</translation>
    </message>
    <message>
        <source>Bots only – you’ll be watching</source>
        <translation>Nur Bots: Du schaust zu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Weniger Regeln</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Leer lassen: zufällige Karten</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Matters only with {other}.</source>
        <translation>Zählt nur mit {other}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Name deiner Regeln</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>One of the game’s own sets is called that.</source>
        <translation>So heißt schon eine Vorgabe des Spiels.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Preset: {value}</source>
        <translation>Vorgabe: {value}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Renamed to “{name}”.</source>
        <translation>Umbenannt in „{name}“.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: {preset}.</source>
        <translation>Regeln: {preset}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>Alle Karten ansehen</translation>
    </message>
    <message>
        <source>Set of rules</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Show the fingerprint and add words before the deal</source>
        <translation>Vor dem Geben Fingerabdruck zeigen und Worte hinzufügen</translation>
    </message>
    <message>
        <source>Shows the fingerprint of the deal before it is dealt; everybody may then add words, so that nobody can choose the cards.</source>
        <translation>Zeigt den Fingerabdruck vor dem Geben; dann dürfen alle Worte hinzufügen, damit niemand die Karten aussuchen kann.</translation>
    </message>
    <message>
        <source>Someone at this level – wait and see who.</source>
        <translation>Jemand auf dieser Stufe; lass dich überraschen.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Table cloth: {name}</source>
        <translation>Tischbelag: {name}</translation>
    </message>
    <message>
        <source>The same number gives the same cards.</source>
        <translation>Dieselbe Nummer gibt dieselben Karten.</translation>
    </message>
    <message>
        <source>The same number gives the same cards: whoever knows it knows them.</source>
        <translation>Dieselbe Nummer gibt dieselben Karten: Wer sie kennt, kennt die Karten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation>Deine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Your rules of that name are replaced.</source>
        <translation>Deine Regeln dieses Namens werden ersetzt.</translation>
    </message>
    <message>
        <source>{count} seats ({low} to {high})</source>
        <translation>{count} Plätze ({low} bis {high})</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>“{name}” deleted.</source>
        <translation>„{name}“ gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” saved in place of the earlier one.</source>
        <translation>„{name}“ gespeichert, die früheren Regeln ersetzt.</translation>
    </message>
    <message>
        <source>“{name}” saved.</source>
        <translation>„{name}“ gespeichert.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation>Draußen</translation>
    </message>
    <message>
        <source>From your own view only.</source>
        <translation>Nur aus deiner eigenen Sicht.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Numbered deal: whoever knows the number knows the cards.</source>
        <translation>Partie mit Spielnummer: Wer sie kennt, kennt die Karten.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Seed of this match: {seed}</source>
        <translation>Startwert dieser Partie: {seed}</translation>
    </message>
    <message>
        <source>The deal is fixed. Its fingerprint: Help → Fair deals.</source>
        <translation>Die Karten stehen fest. Fingerabdruck: Hilfe → Faires Geben.</translation>
    </message>
    <message>
        <source>There is nothing to count here yet.</source>
        <translation>Hier gibt es noch nichts zu zählen.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>{card}: {left} of {total} not seen</source>
        <translation>{card}: {left} von {total} nicht gesehen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n action(s) so far</source>
        <translation>
            <numerusform>%n Aktion bisher</numerusform>
            <numerusform>%n Aktionen bisher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es)</source>
        <translation>
            <numerusform>%n weitere Partie</numerusform>
            <numerusform>%n weitere Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots see only what you could see in their seat.</source>
        <translation>Bots sehen nur, was du an ihrem Platz sehen könntest.</translation>
    </message>
    <message>
        <source>Choose a game below. Matches are saved automatically and can be resumed.</source>
        <translation>Wähle unten ein Spiel. Jede Partie wird automatisch gespeichert und lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>{game} fortsetzen</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>No unfinished matches</source>
        <translation>Keine offene Partie</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Spiele deine erste Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays for you ({level})</source>
        <translation>Ein Bot spielt für dich ({level})</translation>
    </message>
    <message>
        <source>A bot plays for {name} ({level})</source>
        <translation>Ein Bot spielt für {name} ({level})</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play on unsaved</source>
        <translation>Ungespeichert weiterspielen</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>Play waits until it can be saved</source>
        <translation>Das Spiel wartet, bis gespeichert werden kann</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Besprechen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>The bot of {name} stopped and plays without thinking.</source>
        <translation>Der Bot von {name} ist stehen geblieben und spielt ohne nachzudenken.</translation>
    </message>
    <message>
        <source>The bot of {name} stopped. It was restarted.</source>
        <translation>Der Bot von {name} ist stehen geblieben. Er wurde neu gestartet.</translation>
    </message>
    <message>
        <source>The bot of {name} wanted what the rules do not allow; something legal was played instead.</source>
        <translation>Der Bot von {name} wollte etwas, das die Regeln nicht erlauben; stattdessen wurde etwas Erlaubtes gespielt.</translation>
    </message>
    <message>
        <source>The cards are being turned over</source>
        <translation>Die Karten werden aufgedeckt</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>I wanted that one!</source>
        <translation>Die wollte ich haben!</translation>
    </message>
    <message>
        <source>I was afraid of that.</source>
        <translation>Das hatte ich befürchtet.</translation>
    </message>
    <message>
        <source>Just you wait!</source>
        <translation>Na warte!</translation>
    </message>
    <message>
        <source>Now that was fun!</source>
        <translation>Das hat Spaß gemacht!</translation>
    </message>
    <message>
        <source>Phew. It went well.</source>
        <translation>Puh. Gut gegangen.</translation>
    </message>
    <message>
        <source>There we are.</source>
        <translation>Na also.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Worth waiting for!</source>
        <translation>Das Warten hat sich gelohnt!</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}“</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n match(es) could not be saved.</source>
        <translation>
            <numerusform>%n Partie konnte nicht gespeichert werden.</numerusform>
            <numerusform>%n Partien konnten nicht gespeichert werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Files of matches</source>
        <translation>Partiedateien</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>Die Partie anderswo speichern</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>The match is saved in {file} from now on. “cardtable recover” brings it back.</source>
        <translation>Die Partie wird ab jetzt in {file} gespeichert. „cardtable recover“ holt sie zurück.</translation>
    </message>
    <message>
        <source>This match is not saved yet; all of it is kept until it can be.</source>
        <translation>Diese Partie ist noch nicht gespeichert; alles bleibt erhalten, bis es geht.</translation>
    </message>
</context>
</TS>
