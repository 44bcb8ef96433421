<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>Jugo</name>
    <message>
        <source>2 to 6 players · about 10 min</source>
        <translation>2～6人 · 約10分鐘</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>一輪</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <translation>所有輪次都已打完。</translation>
    </message>
    <message>
        <source>Another card goes over fifteen too often.</source>
        <translation>再要一張太容易超過十五點。</translation>
    </message>
    <message>
        <source>Another card is worth its risk.</source>
        <translation>再要一張值得冒險。</translation>
    </message>
    <message>
        <source>As near to fifteen as you dare, but not over.</source>
        <translation>儘量接近十五點，但不要超過。</translation>
    </message>
    <message>
        <source>Cards left: {count}</source>
        <translation>剩餘牌數：{count}</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>Counts twice</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>Each gets one card face down. One after the other takes cards, face up, until he stands or goes over; the dealer comes last.
With five or less a card must be taken.</source>
        <translation>每人先分到一張暗牌。然後依次要明牌，直到停牌或超過；莊家最後。
五點或以下必須要牌。</translation>
    </message>
    <message>
        <source>Everybody plays against the dealer: the hand nearer to fifteen wins, a hand over fifteen has lost.</source>
        <translation>所有人都與莊家比：更接近十五點的一方獲勝，超過十五點則輸。</translation>
    </message>
    <message>
        <source>Exactly fifteen</source>
        <translation>正好十五點</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>提示：{action}</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>一共打幾輪。</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>現在輪到別人。</translation>
    </message>
    <message>
        <source>Jūgo</source>
        <translation>十五點</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一輪</translation>
    </message>
    <message>
        <source>No card can take you over fifteen.</source>
        <translation>任何牌都不會超過十五點。</translation>
    </message>
    <message>
        <source>Nothing is to be said besides.</source>
        <translation>不需要其他內容。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>得分：{points}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}輪</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>第{number}輪結束</translation>
    </message>
    <message>
        <source>Round {number}: {name} is the dealer.</source>
        <translation>第{number}輪：{name}做莊。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>輪數</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>查看結果</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比賽已經結束。</translation>
    </message>
    <message>
        <source>The winner gets one point from the loser, two for exactly fifteen. Of equal hands the dealer’s wins, and who goes over pays even if the dealer does too.
Everybody is the dealer in turn.</source>
        <translation>贏家從輸家得一分，正好十五點得兩分。點數相同莊家贏；超過的人即使莊家也超過仍要付分。
大家輪流做莊。</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>現在不能這樣做。</translation>
    </message>
    <message>
        <source>This is enough to win often.</source>
        <translation>這樣往往就能贏。</translation>
    </message>
    <message>
        <source>This is rarely enough to win.</source>
        <translation>這樣很難贏。</translation>
    </message>
    <message>
        <source>This round brings you {points}</source>
        <translation>本輪得分：{points}</translation>
    </message>
    <message>
        <source>Total: {total}</source>
        <translation>合計：{total}</translation>
    </message>
    <message>
        <source>Total: {total}, points: {points}</source>
        <translation>合計：{total}，得分：{points}</translation>
    </message>
    <message>
        <source>Twelve rounds; exactly fifteen counts twice.</source>
        <translation>十二輪；正好十五點加倍。</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>常用規則</translation>
    </message>
    <message>
        <source>Whether a win with exactly fifteen counts twice.</source>
        <translation>以正好十五點獲勝是否加倍計分。</translation>
    </message>
    <message>
        <source>Winner: {names}</source>
        <translation>獲勝：{names}</translation>
    </message>
    <message>
        <source>With {total} another card cannot go over; it must be taken.</source>
        <translation>{total}點時再要一張不會超過，必須要牌。</translation>
    </message>
    <message>
        <source>You have {total}.</source>
        <translation>你現在有{total}點。</translation>
    </message>
    <message>
        <source>take a card, or stand?</source>
        <translation>要牌還是停牌？</translation>
    </message>
    <message>
        <source>{name} gets a {card}.</source>
        <translation>{name}分到{card}。</translation>
    </message>
    <message>
        <source>{name} goes over, with {total}.</source>
        <translation>{name}以{total}點超過了。</translation>
    </message>
    <message>
        <source>{name} has {total}. Points: {points}.</source>
        <translation>{name}有{total}點。得分：{points}。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} stands.</source>
        <translation>{name}停牌。</translation>
    </message>
    <message>
        <source>{name} takes a {card}.</source>
        <translation>{name}要到{card}。</translation>
    </message>
    <message>
        <source>{name}: {total}</source>
        <translation>{name}：{total}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}／{count}</translation>
    </message>
</context>
</TS>
