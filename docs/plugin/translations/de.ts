<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Jugo</name>
    <message>
        <source>2 to 6 players · about 10 min</source>
        <translation>2 bis 6 Personen · etwa 10 min</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <translation>Alle Runden sind gespielt.</translation>
    </message>
    <message>
        <source>Another card goes over fifteen too often.</source>
        <translation>Eine weitere Karte führt zu oft über fünfzehn.</translation>
    </message>
    <message>
        <source>Another card is worth its risk.</source>
        <translation>Eine weitere Karte ist das Risiko wert.</translation>
    </message>
    <message>
        <source>As near to fifteen as you dare, but not over.</source>
        <translation>So nah an fünfzehn, wie du dich traust, aber nicht darüber.</translation>
    </message>
    <message>
        <source>Cards left: {count}</source>
        <translation>Karten übrig: {count}</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>Zählt einfach</translation>
    </message>
    <message>
        <source>Counts twice</source>
        <translation>Zählt doppelt</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Each gets one card face down. One after the other takes cards, face up, until he stands or goes over; the dealer comes last.
With five or less a card must be taken.</source>
        <translation>Jeder bekommt eine verdeckte Karte. Reihum nimmt man offene Karten, bis man stehen bleibt oder darüber liegt; der Geber kommt zuletzt.
Mit fünf oder weniger muss man eine Karte nehmen.</translation>
    </message>
    <message>
        <source>Everybody plays against the dealer: the hand nearer to fifteen wins, a hand over fifteen has lost.</source>
        <translation>Alle spielen gegen den Geber: Das Blatt, das näher an fünfzehn liegt, gewinnt; eines über fünfzehn hat verloren.</translation>
    </message>
    <message>
        <source>Exactly fifteen</source>
        <translation>Genau fünfzehn</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>Tipp: {action}</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Wie viele Runden gespielt werden.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>Jemand anderes ist am Zug.</translation>
    </message>
    <message>
        <source>Jūgo</source>
        <translation>Jūgo</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>No card can take you over fifteen.</source>
        <translation>Keine Karte führt über fünfzehn.</translation>
    </message>
    <message>
        <source>Nothing is to be said besides.</source>
        <translation>Weiter ist nichts zu sagen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
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
        <source>Round {number} is over</source>
        <translation>Runde {number} ist vorbei</translation>
    </message>
    <message>
        <source>Round {number}: {name} is the dealer.</source>
        <translation>Runde {number}: {name} gibt.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Ergebnis ansehen</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The winner gets one point from the loser, two for exactly fifteen. Of equal hands the dealer’s wins, and who goes over pays even if the dealer does too.
Everybody is the dealer in turn.</source>
        <translation>Wer gewinnt, bekommt einen Punkt vom anderen, mit genau fünfzehn zwei. Bei gleicher Summe gewinnt der Geber, und wer darüber liegt, zahlt auch dann, wenn der Geber ebenfalls darüber liegt.
Reihum ist jeder einmal Geber.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>This is enough to win often.</source>
        <translation>Das reicht oft zum Gewinn.</translation>
    </message>
    <message>
        <source>This is rarely enough to win.</source>
        <translation>Das reicht selten zum Gewinn.</translation>
    </message>
    <message>
        <source>This round brings you {points}</source>
        <translation>Diese Runde bringt dir {points}</translation>
    </message>
    <message>
        <source>Total: {total}</source>
        <translation>Summe: {total}</translation>
    </message>
    <message>
        <source>Total: {total}, points: {points}</source>
        <translation>Summe: {total}, Punkte: {points}</translation>
    </message>
    <message>
        <source>Twelve rounds; exactly fifteen counts twice.</source>
        <translation>Zwölf Runden; genau fünfzehn zählt doppelt.</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>Whether a win with exactly fifteen counts twice.</source>
        <translation>Ob ein Gewinn mit genau fünfzehn doppelt zählt.</translation>
    </message>
    <message>
        <source>Winner: {names}</source>
        <translation>Gewonnen: {names}</translation>
    </message>
    <message>
        <source>With {total} another card cannot go over; it must be taken.</source>
        <translation>Mit {total} führt keine Karte darüber; sie muss genommen werden.</translation>
    </message>
    <message>
        <source>You have {total}.</source>
        <translation>Du hast {total}.</translation>
    </message>
    <message>
        <source>take a card, or stand?</source>
        <translation>eine Karte nehmen oder stehen bleiben?</translation>
    </message>
    <message>
        <source>{name} gets a {card}.</source>
        <translation>{name} bekommt eine {card}.</translation>
    </message>
    <message>
        <source>{name} goes over, with {total}.</source>
        <translation>{name} liegt mit {total} darüber.</translation>
    </message>
    <message>
        <source>{name} has {total}. Points: {points}.</source>
        <translation>{name} hat {total}. Punkte: {points}.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} stands.</source>
        <translation>{name} bleibt stehen.</translation>
    </message>
    <message>
        <source>{name} takes a {card}.</source>
        <translation>{name} nimmt eine {card}.</translation>
    </message>
    <message>
        <source>{name}: {total}</source>
        <translation>{name}: {total}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
</TS>
