<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Jugo</name>
    <message>
        <source>2 to 6 players · about 10 min</source>
        <translation>2～6人 · 约10分钟</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>一轮</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <translation>所有轮次都已打完。</translation>
    </message>
    <message>
        <source>Another card goes over fifteen too often.</source>
        <translation>再要一张太容易超过十五点。</translation>
    </message>
    <message>
        <source>Another card is worth its risk.</source>
        <translation>再要一张值得冒险。</translation>
    </message>
    <message>
        <source>As near to fifteen as you dare, but not over.</source>
        <translation>尽量接近十五点，但不要超过。</translation>
    </message>
    <message>
        <source>Cards left: {count}</source>
        <translation>剩余牌数：{count}</translation>
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
        <translation>庄家</translation>
    </message>
    <message>
        <source>Each gets one card face down. One after the other takes cards, face up, until he stands or goes over; the dealer comes last.
With five or less a card must be taken.</source>
        <translation>每人先分到一张暗牌。然后依次要明牌，直到停牌或超过；庄家最后。
五点或以下必须要牌。</translation>
    </message>
    <message>
        <source>Everybody plays against the dealer: the hand nearer to fifteen wins, a hand over fifteen has lost.</source>
        <translation>所有人都与庄家比：更接近十五点的一方获胜，超过十五点则输。</translation>
    </message>
    <message>
        <source>Exactly fifteen</source>
        <translation>正好十五点</translation>
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
        <translation>一共打几轮。</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>现在轮到别人。</translation>
    </message>
    <message>
        <source>Jūgo</source>
        <translation>十五点</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>No card can take you over fifteen.</source>
        <translation>任何牌都不会超过十五点。</translation>
    </message>
    <message>
        <source>Nothing is to be said besides.</source>
        <translation>不需要其他内容。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>得分：{points}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}轮</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>第{number}轮结束</translation>
    </message>
    <message>
        <source>Round {number}: {name} is the dealer.</source>
        <translation>第{number}轮：{name}坐庄。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>查看结果</translation>
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
        <translation>目标</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比赛已经结束。</translation>
    </message>
    <message>
        <source>The winner gets one point from the loser, two for exactly fifteen. Of equal hands the dealer’s wins, and who goes over pays even if the dealer does too.
Everybody is the dealer in turn.</source>
        <translation>赢家从输家得一分，正好十五点得两分。点数相同庄家赢；超过的人即使庄家也超过仍要付分。
大家轮流坐庄。</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>This is enough to win often.</source>
        <translation>这样往往就能赢。</translation>
    </message>
    <message>
        <source>This is rarely enough to win.</source>
        <translation>这样很难赢。</translation>
    </message>
    <message>
        <source>This round brings you {points}</source>
        <translation>本轮得分：{points}</translation>
    </message>
    <message>
        <source>Total: {total}</source>
        <translation>合计：{total}</translation>
    </message>
    <message>
        <source>Total: {total}, points: {points}</source>
        <translation>合计：{total}，得分：{points}</translation>
    </message>
    <message>
        <source>Twelve rounds; exactly fifteen counts twice.</source>
        <translation>十二轮；正好十五点加倍。</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>常用规则</translation>
    </message>
    <message>
        <source>Whether a win with exactly fifteen counts twice.</source>
        <translation>以正好十五点获胜是否加倍计分。</translation>
    </message>
    <message>
        <source>Winner: {names}</source>
        <translation>获胜：{names}</translation>
    </message>
    <message>
        <source>With {total} another card cannot go over; it must be taken.</source>
        <translation>{total}点时再要一张不会超过，必须要牌。</translation>
    </message>
    <message>
        <source>You have {total}.</source>
        <translation>你现在有{total}点。</translation>
    </message>
    <message>
        <source>take a card, or stand?</source>
        <translation>要牌还是停牌？</translation>
    </message>
    <message>
        <source>{name} gets a {card}.</source>
        <translation>{name}分到{card}。</translation>
    </message>
    <message>
        <source>{name} goes over, with {total}.</source>
        <translation>{name}以{total}点超过了。</translation>
    </message>
    <message>
        <source>{name} has {total}. Points: {points}.</source>
        <translation>{name}有{total}点。得分：{points}。</translation>
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
