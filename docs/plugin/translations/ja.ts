<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Jugo</name>
    <message>
        <source>2 to 6 players · about 10 min</source>
        <translation>2～6人・約10分</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>一回の進め方</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <translation>すべての回が終わりました。</translation>
    </message>
    <message>
        <source>Another card goes over fifteen too often.</source>
        <translation>もう一枚引くと十五を超えやすい。</translation>
    </message>
    <message>
        <source>Another card is worth its risk.</source>
        <translation>もう一枚引く価値がある。</translation>
    </message>
    <message>
        <source>As near to fifteen as you dare, but not over.</source>
        <translation>十五にどこまで近づけるか。ただし超えたら負け。</translation>
    </message>
    <message>
        <source>Cards left: {count}</source>
        <translation>残り {count}枚</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>一倍</translation>
    </message>
    <message>
        <source>Counts twice</source>
        <translation>二倍</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Each gets one card face down. One after the other takes cards, face up, until he stands or goes over; the dealer comes last.
With five or less a card must be taken.</source>
        <translation>伏せ札が一枚ずつ配られます。順に表向きの札を引き、とどまるか超えるまで続けます。親は最後です。
五以下なら必ず引きます。</translation>
    </message>
    <message>
        <source>Everybody plays against the dealer: the hand nearer to fifteen wins, a hand over fifteen has lost.</source>
        <translation>全員が親と勝負します。十五に近いほうが勝ち、十五を超えたら負けです。</translation>
    </message>
    <message>
        <source>Exactly fifteen</source>
        <translation>ちょうど十五</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>ヒント：{action}</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>何回戦うか。</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>ほかの人の番です。</translation>
    </message>
    <message>
        <source>Jūgo</source>
        <translation>十五</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次の回</translation>
    </message>
    <message>
        <source>No card can take you over fifteen.</source>
        <translation>どの札でも十五を超えない。</translation>
    </message>
    <message>
        <source>Nothing is to be said besides.</source>
        <translation>ほかの言葉は要りません。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>得点 {points}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}回</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>第{number}回が終わりました</translation>
    </message>
    <message>
        <source>Round {number}: {name} is the dealer.</source>
        <translation>第{number}回：親は{name}。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>とどまる</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>札を引く</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>勝負は終わりました。</translation>
    </message>
    <message>
        <source>The winner gets one point from the loser, two for exactly fifteen. Of equal hands the dealer’s wins, and who goes over pays even if the dealer does too.
Everybody is the dealer in turn.</source>
        <translation>勝者は敗者から一点、ちょうど十五なら二点を得ます。同点は親の勝ち。超えた人は、親も超えた場合でも払います。
親は順に交代します。</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>いまはできません。</translation>
    </message>
    <message>
        <source>This is enough to win often.</source>
        <translation>このままで勝てることが多い。</translation>
    </message>
    <message>
        <source>This is rarely enough to win.</source>
        <translation>このままではなかなか勝てない。</translation>
    </message>
    <message>
        <source>This round brings you {points}</source>
        <translation>この回の得点は{points}</translation>
    </message>
    <message>
        <source>Total: {total}</source>
        <translation>合計 {total}</translation>
    </message>
    <message>
        <source>Total: {total}, points: {points}</source>
        <translation>合計 {total}、得点 {points}</translation>
    </message>
    <message>
        <source>Twelve rounds; exactly fifteen counts twice.</source>
        <translation>十二回戦。ちょうど十五は二倍。</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>標準ルール</translation>
    </message>
    <message>
        <source>Whether a win with exactly fifteen counts twice.</source>
        <translation>ちょうど十五での勝ちを二倍に数えるか。</translation>
    </message>
    <message>
        <source>Winner: {names}</source>
        <translation>勝者：{names}</translation>
    </message>
    <message>
        <source>With {total} another card cannot go over; it must be taken.</source>
        <translation>{total}ではもう一枚引いても超えないので、引かなければなりません。</translation>
    </message>
    <message>
        <source>You have {total}.</source>
        <translation>いまの合計は{total}です。</translation>
    </message>
    <message>
        <source>take a card, or stand?</source>
        <translation>札を引くか、とどまるか</translation>
    </message>
    <message>
        <source>{name} gets a {card}.</source>
        <translation>{name}に{card}が配られました。</translation>
    </message>
    <message>
        <source>{name} goes over, with {total}.</source>
        <translation>{name}は{total}で超えました。</translation>
    </message>
    <message>
        <source>{name} has {total}. Points: {points}.</source>
        <translation>{name}は{total}。得点 {points}。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>{name} stands.</source>
        <translation>{name}はとどまりました。</translation>
    </message>
    <message>
        <source>{name} takes a {card}.</source>
        <translation>{name}は{card}を引きました。</translation>
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
