<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the last match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;elp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without animation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everything is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}, show my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please hand the computer to {name}. The others look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up or choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk over cards and columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DouDizhu</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>3 players · about 20 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;for the landlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;went to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&lt;big&gt;%n&lt;/big&gt; card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid is 1, 2 or 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid must be above {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player did not play at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player never played: the stake is doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player shut out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplane {rank}–{top}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with wings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anti-spring, the landlord played once: the stake is doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card or combination may be led; you cannot pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any combination may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in online rooms: one call each, no bombs as kickers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids are shown when all are in; of equal bids the earlier one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bomb {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chains up to the 2, any kickers, farmers get half the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chains up to the ace, kickers all different, full payment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} of {of}. {name} bids first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmers get half the stake each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmers get the full stake each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house {rank} + {kickers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest bid: {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest card of a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: bid {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many deals make a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the two jokers together raise the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the landlord is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty stays in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards three times, then a landlord by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New trick: you lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New trick: {name} leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No auction, landlord by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bombs, nothing to lengthen a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No farmer played, or the landlord only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your cards beats this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One free call each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round, each bid higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a higher bomb beats {beat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair chain {rank}–{top}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play after a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play: {combination}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quad with one kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quad {rank} + pairs {kickers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quad {rank} + {kickers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same kind and as many cards, but higher; or a bomb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed bids, nobody passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select cards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring, no farmer played: the stake is doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight {rank}–{top}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best score is 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best score is {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt anew. {name} bids first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The farmers win the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest bid takes the kitty and plays alone; it is the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The landlord wins the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triple {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triple {rank} + {kickers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two farmers against one landlord: be the first to play all your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until two pass in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to the 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the farmers get when they win: half the stake each or all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stake is doubled because somebody hardly got to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether four of a kind may take a single card or one pair along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether one who passed may play again in the same trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether straights and other chains may run up to the 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the three cards can be looked up during the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards may go along with a triple, an airplane or a quad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way the turn goes around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who bids first in a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who bids most becomes the landlord and plays alone for this stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who went out last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With sealed bids nobody passes: bid 1, 2 or 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out, the farmers win: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold this {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead, so you cannot pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose the deal: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win as landlord: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner is out: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: beat the {combination} of {name}, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bid 1, 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bid 1, 2 or 3, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bid 2 or 3, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bid 3, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead the next trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>airplane {rank}–{top}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>airplane {rank}–{top} with pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>airplane {rank}–{top} with wings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bomb {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {name}. Who bids most becomes the landlord and plays alone for this stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came from the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house {rank} + {kickers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair chain {rank}–{top}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quad {rank} + pairs {kickers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quad {rank} + {kickers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight {rank}–{top}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triple {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triple {rank} + {kickers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal} · stake {stake}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bid {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bombed with {cards}. The stake is doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out with: {play}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had bid {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has bid {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out: the farmers win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out: the landlord wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is the landlord and leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is the landlord by lot and leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} made a sealed bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is four times as high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} still held {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took the kitty: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {delta}, total {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play} does not beat {beat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play} has not as many cards as {beat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play} is of another kind than {beat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play} · to beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DouDizhuRules</name>
    <message>
        <source>After ten deals the one with the most points wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each gets 17 cards, three lie face down. In turn each bids 1, 2 or 3, higher than before, or passes; 3 ends the auction. The highest bidder becomes the landlord, shows the three cards, takes them and leads. His bid is the stake. If all pass, new cards are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind without any other card, and the two jokers together, the rocket. A bomb goes on anything and is beaten only by a higher bomb; the rocket is the highest. Every bomb doubles the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the landlord wins, each farmer pays him the stake. If the farmers win, each gets half of it. If a player could not play a single card, the stake is doubled once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single card · pair · triple, alone, with one card or with a pair (full house).
Straight: five or more single cards in succession. Pair chain: three or more pairs. Airplane: two or more triples, alone, with one card each or with one pair each. Chains may run up to the 2, never to a joker.
Four of a kind with one or two cards, or with one or two pairs: not a bomb.
The cards that come along are free, but never of the rank they go with; two jokers are no pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two farmers play against one landlord. Who first gets rid of all cards wins the deal; if it is a farmer, both farmers win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads may play any combination. The next ones play the same kind with as many cards, but higher, or a bomb, or pass. Who has passed may play again later in the same trick. When the other two have passed in succession, the last one to play leads the next trick.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GinRules</name>
    <message>
        <source>A game ends when someone has 100 points. Both add 25 for every hand they won, the winner of the game another 100. If the other one won no hand, the winner gets 200 and double points instead. The difference goes to the account of the one who has more. After the agreed number of games the higher account wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange your ten cards in runs (three or more of a suit in succession, the ace is low) and sets (three or four of a rank). Cards in neither are deadwood: ace 1, pictures 10, the others their number. Less is better; none at all is gin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each gets ten cards; the next one is turned over. It sets the most deadwood with which you may knock. With an ace you must have gin. If it is a spade, all points of the hand are doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin: 25 and the deadwood of your opponent. Otherwise the one who knocked gets the difference. If his opponent has as little or less, he gets the difference and 25: an undercut.
If only two cards are left in the stock, the hand is drawn and the same player deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your deadwood is within the limit after drawing, you may knock: you discard face down and show your hand. Unless you have gin, your opponent lays off deadwood on your runs and sets.
If you knock above the limit, you take your hand back, the discard is turned up, and your opponent plays on with what he has seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal and the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game and the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one who did not deal may take the upcard; if not, the dealer may; if not, the first one draws from the stock. From then on you take the top discard or draw from the stock, and discard one card. A card just taken from the discard pile may not go back in the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Kabu</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>+{count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{count} more: {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 with three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 with three cards: the round is void, all stakes go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, aka-pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 10 players · about 20 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4, kin-shi</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only you see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Makifuda&lt;/b&gt;&lt;br&gt;out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{left}&lt;/b&gt; left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= Tie, returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= Void, returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet goes on one column only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet is at least one chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet names a column and its chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third card for column {column}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third card for the dealer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie: {names} draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets &lt;b&gt;{bet}&lt;/b&gt; of {cap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards with an eye: the dealer has not seen them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a column to add {amount}, right-click to take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column} is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column} is turned: {rank}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {field}: face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {field}: {rank}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: equal, the dealer wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: higher, wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: loses to the two cards of the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: loses to three of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: lower, loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: nobody has bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: stakes go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: wins more than its stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}, {hand}: wins twice its stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt after the bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody bets at least one chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four columns against the dealer. Nine is best, and only the last digit counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four open cards are out of play: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth card; nobody has looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the bottom; nobody has looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the top; nobody has looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: bet nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: bet {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be the top card, the bottom card or the fourth from the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kyo-Kabu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left to bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chips left, watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has chips left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bet: the round is void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oicho-Kabu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the dealer has looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you have looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place bets: {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, kuppin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, no bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, shippin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is more than your {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are 1 to 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has 0 with three cards: the round is void, all stakes go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has {hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer takes a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer takes the top card, the bottom card or the fourth from the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first field: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit of all bets leaves {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over. Most chips: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old form: columns 5, 6, 7 and 8 against the dealer. Nine is best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third card comes from the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action has no further words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew nearest to nine, a {rank}, and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew the lowest card, a {rank}, and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {chips}; the limit leaves {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You neither win nor lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards as dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: a third card ({field}) for column {column}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: a third card for yourself?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bet on any columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bet on one column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: take your first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: take your second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arashi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as fourth from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bets nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hikifuda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kabu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kimefuda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kuppin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kuppin (9 and 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nizou</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nizō</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no third card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oicho</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rokken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roppō</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sanzun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shichiken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shippin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shippin (4 and 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sorokabu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still to bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took a third card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took no third card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uchifuda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yonsun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yotsuya</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips}, {staked} on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {cap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {cap} chips are left to bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the win with {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks for a {field} in column {column}: {rank}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bets nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bets {chips} on column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot bet: the limit is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals. Order of play: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {rank} for the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew nearest to nine, a {rank}, and deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew the lowest card, a {rank}, and deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets a dead card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no chips left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at a dead card: {rank}. It is out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at both cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows kuppin, 9 and 1, and the round ends at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows shippin, 4 and 1, and the round ends at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shuffles {count} cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a third card {where}: {rank}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a third card {where}; it stays hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes no third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes no {field} in column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the first card {where}; nobody looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the second card {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, column {column}: {net}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} = {total}. 3 or less must take a third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} = {total}. 7 or more may not take a third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} = {total}. The choice is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total}: with 3 or less the third card must be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total}: with 7 or more no third card may be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– Nobody has bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ Wins {times}:1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ Loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ Loses to {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ Tie, lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KabuOptions</name>
    <message>
        <source>4-1 and 9-1 against arashi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair may take a third card even with 7 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After so many rounds the most chips win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players together bet no more than this in a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players, not the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arashi of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arashi pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beats all but arashi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound: 3 must, 7 may not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that leave the round before the first field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casino</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts as 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer with three-card 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw nearest to 9, every round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody: dealt face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four open makifuda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In either order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this order only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit of all bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest draw, every round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bank for all rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bank for all rounds, and it wins equal totals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each player, secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for the dealer too, secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only bettors look, the dealer draws freely and stays until every column wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of 4-1 and 9-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of kuppin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs may draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shippin belongs to the dealer, to a column, or to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorokabu on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arashi wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column, paid twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer stays until every column wins, and draws within the bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of the players’ own sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third card of the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third card of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third card of the dealer from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right every round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top, bottom or fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until every column beats the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until you stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everybody has before round 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when a column and the dealer both have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when a column equals the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What three cards of a rank win, besides the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the dealer draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether 3 or less must draw and 7 or more may not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a 0 of three cards counts or makes the round void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a player may let a round go by without a bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the 1 must be the second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the 9 must be the first card of the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the dealer chooses the place of the first and second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the dealer is held to the bounds of the third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the place of the third card is chosen too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether three cards of a rank also help the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has bet on the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who knows the hidden card of a column before the showdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks at the second field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins when the two cards of the dealer meet an arashi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose is 4-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With credit chips may go below nothing and nobody drops out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KabuRules</name>
    <message>
        <source>After the bets the dealer takes a card unseen, from the top, the bottom or the fourth place of the pile. Then a hidden card comes under every column. The players look at them; the dealer does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After twelve rounds the one with the most chips wins. Who has no chips left watches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After twelve rounds, or six, the one with the most chips wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are turned over, and each column is compared with the dealer’s hand on its own. A higher column wins its stake once more, a lower one loses it. With equal totals the bets go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start of every round each draws a card: the lowest deals, the others sit in ascending order from his right. Every player then gets one card that is out of play; only he looks at it.
Four cards are laid open in a row: the first field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player bets on one column only, and looks only at the hidden card (hikifuda) of that column. The dealer’s cards come from the top of the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each column the first of its bettors decides for all of them. With a total of 3 or less a third card must be taken, with 7 or more it may not; from 4 to 6 the choice is free. The third card lies open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One column each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards count 1 to 10. Only the last digit of a sum counts: 8 and 9 make 17, which is 7. Nine is the best total, nought the worst. Nobody plays against the other players: every bet is against the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer takes his second card, looks at both, and may take a third; he is bound by 3 and 7 like the players.
If his first card is a 4 or a 9 and his second a 1, he wins at once against everything: shippin and kuppin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer takes his second card, looks at both, and takes a third one or not as he likes; it stays hidden until all cards are shown.
A 9 and then a 1 as his two cards, kuppin, beat everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first field is always the same: 5, 6, 7 and 8. The other 36 cards are shuffled. Every round the deal moves on to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are four columns, however many people play. Players bet on columns, in turn from the dealer’s right; several may bet on the same one.
All bets together may not exceed the limit. The one who bets first may take all of it, but that is thought rude. Betting nothing is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three equal cards in a column, arashi, win whatever the dealer’s total is and pay twice the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three equal cards in a column, sorokabu, win whatever the dealer has and pay twice the stake. Three fives, sixes, sevens or eights of the dealer beat every column that is not sorokabu itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About Cardtable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardtable {version}

Card games that no good program existed for. The code is under the MIT licence, the card art under CC0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of Cardtable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of saved matches was damaged. It was set aside as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OklahomaGin</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>2 players · about 45 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace as upcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After an ace only gin ends the hand; this is deadwood {deadwood}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All points are doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All points of the hand are doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big gin bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big gin needs all eleven cards in melds; {deadwood} are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have refused the upcard, so a card is drawn from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have refused the upcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have the same deadwood: nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are being laid off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts like any game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt; → &lt;big&gt;{left}&lt;/big&gt; without {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadwood {deadwood} is above the limit of {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadwood, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadwood: {first} {one}, {second} {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card or knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier discards, latest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal deadwood: nobody scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First both may take the upcard or refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For eleven cards in melds, without a discard; 0 is without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} ends equal: nothing is credited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} is over: {credit} to the account of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} of {of}, to {target} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to 100, 25 for gin, undercut and box, an ace means gin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to 150, 20 for gin, 10 for an undercut, the loser deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin: you score {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin: {name} scores {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand}. {name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: big gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: discard the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: draw from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: knock with the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: lay off the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: lay out your melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: take the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many games make a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock above the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock above the limit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock with 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock with {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock with {count} anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock with {limit} or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock: gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocked with {deadwood}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid off {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make runs and sets, and knock when the first card turned up allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match accounts: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld {number}: {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds are laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is laid off on gin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oklahoma Gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One may knock with {limit} or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only gin ends the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only gin ends this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the upcard may be refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each hand won, counted when the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for gin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for undercutting a knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for winning a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible, with a warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible, without a warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run {first}–{last}{suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a card and the meld it goes to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a card below, then click the meld it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the card to lay away face down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the one card to lay away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spade upcard {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has been knocked: lay off, or be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last discard does not let you knock, so the hand is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last discard may only be taken to knock with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last discard was taken to knock with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up: the hand is drawn, the dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up; if you pass the hand is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up; the same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upcard is the {card}: one may knock with {limit} or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upcard is the {card}: only gin ends the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} cannot be in two melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} was just taken and stays in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are neither a run nor a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn and turn about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undercut when equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undercut, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undercut: you score {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undercut: {name} scores {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when both accounts are equal at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a discard just taken may be discarded in the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a game without a hand won by the loser counts double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a spade as upcard doubles all points of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether equal deadwood is an undercut; otherwise nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it may still be taken to knock when the stock is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether one needs gin after an ace or may knock with 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the best melds are found for you when the other knocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals the next hand of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who knocks with too much shows his hand, takes it back and goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who lost the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who reaches them ends the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who won the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the {card} all is in melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the {card} your deadwood is {left}; only gin ends the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the {card} your deadwood is {left}; the limit is {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have gin: nothing is laid off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid off nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid off {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the hand: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deadwood is {deadwood}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; equal or less is an undercut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; less is an undercut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is shown, you take it back, the {card} is turned up, and {name} goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your melds are laid out for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: draw from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: draw, or take the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: knock with gin, or discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: knock, or discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lay off on the melds of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lay out your melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: nothing fits any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: pass, the stock is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: take the {card} to knock, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: take the {card}, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} of {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}.{hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}.{hand} ♠ double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discarded the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had discarded the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has big gin: {melds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has gin, so nothing is laid off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has gin: nothing is laid off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has gin: {melds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is credited {credit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is laying off…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood} where only gin ends the hand, showed {cards} and goes on; the {card} lies open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, above the limit of {limit}, showed {cards} and goes on; the {card} lies open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {dead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {melds}; deadwood {dead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid off nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid off the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid off {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passed and draws from the stock if you pass, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} refused the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} showed deadwood {dead}: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} showed {melds}, no deadwood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} showed {melds}; deadwood {dead}: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} undercut the knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins game {game} without a hand for the other: {totals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins game {game}: {totals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the hand: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: +{points}, {total} in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank}{suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>♠: all points doubled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Not saved: another program holds the file ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: the disk is full ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: the file cannot be written ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data folder cannot be made ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match cannot be read ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a true record. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n person(s) at this computer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the preset {preset}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A deal is a whole number or 32 hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot, expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots among themselves: you watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave empty for a fresh deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbered deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {preset}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number gives the same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} seats ({low} to {high})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {fingerprint}. The seed is shown after the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From your own view only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of this match: {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to count here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {left} of {total} not seen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n action(s) so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bots see only what you could see in their seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game below. Every match is saved by itself and can be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play waits until it can be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot of {name} stopped and plays without thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot of {name} stopped. It was restarted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
