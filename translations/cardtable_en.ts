<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Claims</name>
    <message numerus="yes">
        <source>Each of %n action(s) is legal with these cards, and came from the seat whose turn it was.</source>
        <translation>
            <numerusform>The one action is legal with these cards, and came from the seat whose turn it was.</numerusform>
            <numerusform>All %n actions are legal with these cards, each by the seat whose turn it was.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n action(s), scores {scores}</source>
        <translation>
            <numerusform>%n action, scores {scores}</numerusform>
            <numerusform>%n actions, scores {scores}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deck cannot be used: %n problem(s).</source>
        <translation>
            <numerusform>This deck cannot be used: %n problem.</numerusform>
            <numerusform>This deck cannot be used: %n problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: record format {form}, {game}, %n action(s)</source>
        <translation>
            <numerusform>{file}: record format {form}, {game}, %n action</numerusform>
            <numerusform>{file}: record format {form}, {game}, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), each from {sides} sides, from seed {seed}</source>
        <translation>
            <numerusform>{game}: %n deal, each from {sides} sides, from seed {seed}</numerusform>
            <numerusform>{game}: %n deals, each from {sides} sides, from seed {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), from seed {seed}</source>
        <translation>
            <numerusform>{game}: %n deal, from seed {seed}</numerusform>
            <numerusform>{game}: %n deals, from seed {seed}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DouDizhu</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomb</numerusform>
            <numerusform>%n bombs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;big&gt;%n&lt;/big&gt; card(s)</source>
        <translation>
            <numerusform>&lt;big&gt;%n&lt;/big&gt; card</numerusform>
            <numerusform>&lt;big&gt;%n&lt;/big&gt; cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n deal(s).</source>
        <translation>
            <numerusform>A match lasts %n deal.</numerusform>
            <numerusform>A match lasts %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>An opponent with %n card left could go out on it.</numerusform>
            <numerusform>An opponent with %n cards left could go out on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n card(s) that passing would keep.</source>
        <translation>
            <numerusform>Costs %n card that passing would keep.</numerusform>
            <numerusform>Costs %n cards that passing would keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a bomb; the better choice keeps %n.</source>
        <translation>
            <numerusform>Costs a bomb; the better choice keeps %n.</numerusform>
            <numerusform>Costs a bomb; the better choice keeps %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n bomb(s) whole.</source>
        <translation>
            <numerusform>Keeps %n bomb whole.</numerusform>
            <numerusform>Keeps %n bombs whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps the %n card(s) that the other choice costs.</source>
        <translation>
            <numerusform>Keeps the %n card that the other choice costs.</numerusform>
            <numerusform>Keeps the %n cards that the other choice costs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>No opponent with %n card left could go out on it.</numerusform>
            <numerusform>No opponent with %n cards left could go out on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n unseen card(s) beats it.</source>
        <translation>
            <numerusform>The %n unseen card does not beat it.</numerusform>
            <numerusform>None of the %n unseen cards beat it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>Takes the trick from an opponent with %n card left.</numerusform>
            <numerusform>Takes the trick from an opponent with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from your partner, who has %n card(s) left.</source>
        <translation>
            <numerusform>Takes the trick from your partner, who has %n card left.</numerusform>
            <numerusform>Takes the trick from your partner, who has %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>The %n unseen card can beat it.</numerusform>
            <numerusform>The %n unseen cards can beat it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick belongs to an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>The trick belongs to an opponent with %n card left.</numerusform>
            <numerusform>The trick belongs to an opponent with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner has the trick, with %n card(s) left.</source>
        <translation>
            <numerusform>Your partner has the trick, with %n card left.</numerusform>
            <numerusform>Your partner has the trick, with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, cannot go out on it.</source>
        <translation>
            <numerusform>Your partner, with %n card left, cannot go out on it.</numerusform>
            <numerusform>Your partner, with %n cards left, cannot go out on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, may go out on it.</source>
        <translation>
            <numerusform>Your partner, with %n card left, may go out on it.</numerusform>
            <numerusform>Your partner, with %n cards left, may go out on it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DouDizhuLessons</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GinRules</name>
    <message numerus="yes">
        <source>Gin against {other}: %n point(s).</source>
        <translation>
            <numerusform>Gin against {other}: %n point.</numerusform>
            <numerusform>Gin against {other}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}, an undercut: %n point(s) for the opponent.</source>
        <translation>
            <numerusform>Knocked with {mine} against {other}, an undercut: %n point for the opponent.</numerusform>
            <numerusform>Knocked with {mine} against {other}, an undercut: %n points for the opponent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}: %n point(s) for the knocker.</source>
        <translation>
            <numerusform>Knocked with {mine} against {other}: %n point for the knocker.</numerusform>
            <numerusform>Knocked with {mine} against {other}: %n points for the knocker.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) by a bot</source>
        <translation>
            <numerusform>%n play by a bot</numerusform>
            <numerusform>%n plays by a bot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n undo</numerusform>
            <numerusform>%n undos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Kabu</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; card(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; card</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KabuOptions</name>
    <message numerus="yes">
        <source>After %n round(s), whoever has the most chips wins.</source>
        <translation>
            <numerusform>After %n round, whoever has the most chips wins.</numerusform>
            <numerusform>After %n rounds, whoever has the most chips wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All bets of a round together are at most %n chip(s).</source>
        <translation>
            <numerusform>All bets of a round together are at most %n chip.</numerusform>
            <numerusform>All bets of a round together are at most %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone starts with %n chip(s).</source>
        <translation>
            <numerusform>Everyone starts with %n chip.</numerusform>
            <numerusform>Everyone starts with %n chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KabuRules</name>
    <message numerus="yes">
        <source>An example: four players have each put %n chip(s) on a column.</source>
        <translation>
            <numerusform>An example: four players have each put %n chip on a column.</numerusform>
            <numerusform>An example: four players have each put %n chips on a column.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>%n match cannot be read.</numerusform>
            <numerusform>%n matches cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be saved yet and are kept until they can be.</source>
        <translation>
            <numerusform>%n match could not be saved yet and is kept until it can be.</numerusform>
            <numerusform>%n matches could not be saved yet and are kept until they can be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that could not be saved last time were brought over.</source>
        <translation>
            <numerusform>%n match that could not be saved last time was brought over.</numerusform>
            <numerusform>%n matches that could not be saved last time were brought over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over so far…</source>
        <translation>
            <numerusform>%n match was brought over so far…</numerusform>
            <numerusform>%n matches were brought over so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over.</source>
        <translation>
            <numerusform>%n match was brought over.</numerusform>
            <numerusform>%n matches were brought over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are incomplete.</source>
        <translation>
            <numerusform>%n of them is incomplete.</numerusform>
            <numerusform>%n of them are incomplete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OklahomaGin</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n hand won</numerusform>
            <numerusform>%n hands won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game ends when someone reaches %n point(s).</source>
        <translation>
            <numerusform>A game ends when someone reaches %n point.</numerusform>
            <numerusform>A game ends when someone reaches %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n game(s).</source>
        <translation>
            <numerusform>A match lasts %n game.</numerusform>
            <numerusform>A match lasts %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An undercut earns %n extra point(s).</source>
        <translation>
            <numerusform>An undercut earns %n extra point.</numerusform>
            <numerusform>An undercut earns %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each hand won adds %n point(s) when the game ends.</source>
        <translation>
            <numerusform>Each hand won adds %n point when the game ends.</numerusform>
            <numerusform>Each hand won adds %n points when the game ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eleven cards in melds, without a discard, earn the opponent’s deadwood and %n point(s) more.</source>
        <translation>
            <numerusform>Eleven cards in melds, without a discard, earn the opponent’s deadwood and %n point more.</numerusform>
            <numerusform>Eleven cards in melds, without a discard, earn the opponent’s deadwood and %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {game} of {of}, to %n point(s).</source>
        <translation>
            <numerusform>Game {game} of {of}, to %n point.</numerusform>
            <numerusform>Game {game} of {of}, to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin earns %n extra point(s).</source>
        <translation>
            <numerusform>Gin earns %n extra point.</numerusform>
            <numerusform>Gin earns %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>Lay off %n card</numerusform>
            <numerusform>Lay off %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning a game earns %n extra point(s).</source>
        <translation>
            <numerusform>Winning a game earns %n extra point.</numerusform>
            <numerusform>Winning a game earns %n extra points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Par</name>
    <message numerus="yes">
        <source>Difference in %n deal(s): {amount} ± {error}.</source>
        <translation>
            <numerusform>Difference in %n deal: {amount} ± {error}.</numerusform>
            <numerusform>Difference in %n deals: {amount} ± {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n match deleted.</numerusform>
            <numerusform>%n matches deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ</source>
        <translation>
            <numerusform>%n rule differs</numerusform>
            <numerusform>%n rules differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n match(es)</source>
        <translation>
            <numerusform>{shown} of %n match</numerusform>
            <numerusform>{shown} of %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Retaining</name>
    <message numerus="yes">
        <source>%n past match(es) will be deleted.</source>
        <translation>
            <numerusform>%n past match will be deleted.</numerusform>
            <numerusform>%n past matches will be deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n of them differ(s)</source>
        <translation>
            <numerusform>%n of them differs</numerusform>
            <numerusform>%n of them differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at this computer</source>
        <translation>
            <numerusform>%n person at this computer</numerusform>
            <numerusform>%n people at this computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the preset {preset}.</source>
        <translation>
            <numerusform>%n rule differs from the preset {preset}.</numerusform>
            <numerusform>%n rules differ from the preset {preset}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from this set.</source>
        <translation>
            <numerusform>%n rule differs from this set.</numerusform>
            <numerusform>%n rules differ from this set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n rule(s)</source>
        <translation>
            <numerusform>All %n rule</numerusform>
            <numerusform>All %n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n more match(es)</source>
        <translation>
            <numerusform>%n more match</numerusform>
            <numerusform>%n more matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n match(es) that several people shared at this computer are not counted.</source>
        <translation>
            <numerusform>%n match that several people shared at this computer is not counted.</numerusform>
            <numerusform>%n matches that several people shared at this computer are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n reviewed deal(s) the cards promised {promised} points a deal at your first decision; they brought {made}.</source>
        <translation>
            <numerusform>In %n reviewed deal the cards promised {promised} points at your first decision; it brought {made}.</numerusform>
            <numerusform>In %n reviewed deals the cards promised {promised} points a deal at your first decision; they brought {made}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Last %n day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n review(s)</source>
        <translation>
            <numerusform>from %n review</numerusform>
            <numerusform>from %n reviews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n lost in a row</source>
        <translation>
            <numerusform>now %n lost in a row</numerusform>
            <numerusform>now %n lost in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n won in a row</source>
        <translation>
            <numerusform>now %n won in a row</numerusform>
            <numerusform>now %n won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{share} ({low} to {high}), %n match(es)</source>
        <translation>
            <numerusform>{share} ({low} to {high}), %n match</numerusform>
            <numerusform>{share} ({low} to {high}), %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n hidden card</numerusform>
            <numerusform>%n hidden cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n match(es) could not be saved.</source>
        <translation>
            <numerusform>%n match could not be saved.</numerusform>
            <numerusform>%n matches could not be saved.</numerusform>
        </translation>
    </message>
</context>
</TS>
