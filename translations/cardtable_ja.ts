<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Characters</name>
    <message>
        <source>Amara</source>
        <translation>アマラ</translation>
    </message>
    <message>
        <source>Attacks wherever the odds are even by a hair on her side.</source>
        <translation>ほんのわずかでも分があれば、迷わず攻めます。</translation>
    </message>
    <message>
        <source>Ayla</source>
        <translation>アイラ</translation>
    </message>
    <message>
        <source>Calm and exact; you notice her plan when it is done.</source>
        <translation>静かで正確。狙いに気づいたときには、もう決まっています。</translation>
    </message>
    <message>
        <source>Chen</source>
        <translation>陳さん</translation>
    </message>
    <message>
        <source>Could have won small long ago, and would rather win big.</source>
        <translation>小さくならとっくに勝てたのに、大きく勝ちたがる。</translation>
    </message>
    <message>
        <source>Counts what is out and gives nothing away.</source>
        <translation>出た札を数え、何ひとつ与えません。</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>ディエゴ</translation>
    </message>
    <message>
        <source>Dreams of the perfect hand, and forgets the small wins on the way.</source>
        <translation>最高の手を夢見て、途中の小さな勝ちを忘れがち。</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>花</translation>
    </message>
    <message>
        <source>Has just learned the rules and enjoys every hand.</source>
        <translation>ルールを覚えたばかりで、どの手札も楽しんでいます。</translation>
    </message>
    <message>
        <source>Has sat at this table for forty years and hurries nothing.</source>
        <translation>この卓に座って四十年、何事も急ぎません。</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>イネス</translation>
    </message>
    <message>
        <source>Kenji</source>
        <translation>健二</translation>
    </message>
    <message>
        <source>Knows to the card when it is worth waiting for the big win.</source>
        <translation>大勝ちを待つ価値がある時を、一枚の差まで知っている。</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>レイラ</translation>
    </message>
    <message>
        <source>Loses little, waits long, and takes what you leave.</source>
        <translation>負けは小さく、じっと待ち、残されたものを取ります。</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>メイ</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>ニルス</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>オットー</translation>
    </message>
    <message>
        <source>Plays straight, by feeling and a few good rules.</source>
        <translation>勘といくつかの定石で、まっすぐに打ちます。</translation>
    </message>
    <message>
        <source>Plays whatever looks exciting and regrets it at once.</source>
        <translation>面白そうな手を打っては、すぐに後悔します。</translation>
    </message>
    <message>
        <source>Priya</source>
        <translation>プリヤ</translation>
    </message>
    <message>
        <source>Raises the stakes first and counts the cards later.</source>
        <translation>まず賭け、札を数えるのはそのあとです。</translation>
    </message>
    <message>
        <source>Reads the whole table and makes the best of every card.</source>
        <translation>卓全体を読み、どの札も最大に生かします。</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>ローザ</translation>
    </message>
    <message>
        <source>Samir</source>
        <translation>サミール</translation>
    </message>
    <message>
        <source>Takes the risk that pays, and smiles when it does not.</source>
        <translation>割に合う勝負に出て、外れても笑っています。</translation>
    </message>
    <message>
        <source>Timo</source>
        <translation>ティモ</translation>
    </message>
    <message>
        <source>Waits one card too long because a great hand is so beautiful.</source>
        <translation>大きな手の美しさに、いつも一枚待ちすぎる。</translation>
    </message>
    <message>
        <source>Would rather keep a good card than dare anything with it.</source>
        <translation>良い札は、勝負に使うより手元に残します。</translation>
    </message>
    <message>
        <source>Zola</source>
        <translation>ゾラ</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>大胆</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>慎重</translation>
    </message>
    <message>
        <source>goes for the big win</source>
        <translation>大勝ち狙い</translation>
    </message>
</context>
<context>
    <name>Cloths</name>
    <message>
        <source>Dark wood</source>
        <translation>濃い木目</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>緑のフェルト</translation>
    </message>
    <message>
        <source>Grey felt</source>
        <translation>灰色のフェルト</translation>
    </message>
    <message>
        <source>Indigo felt</source>
        <translation>藍色のフェルト</translation>
    </message>
    <message>
        <source>Red felt</source>
        <translation>赤いフェルト</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>畳</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Match</source>
        <translation>対戦(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Cardtableについて</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Ask before a knock or a lay-off is given up</source>
        <translation>ノックや付け札を見送る前に確認</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>きびきび</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>ゆったり</translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation>残りカード</translation>
    </message>
    <message>
        <source>Compare with the expert</source>
        <translation>名人と比べる</translation>
    </message>
    <message>
        <source>Continue the last match</source>
        <translation>前回の対戦の続き</translation>
    </message>
    <message>
        <source>Dark look</source>
        <translation>暗い表示</translation>
    </message>
    <message>
        <source>Deals of the day…</source>
        <translation>今日のディール…</translation>
    </message>
    <message>
        <source>Export the record…</source>
        <translation>記録を書き出す…</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>公正な配札</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4色のスート</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>H&amp;elp</source>
        <translation>ヘルプ(&amp;E)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボード操作</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大きな数字</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Last cards play themselves</source>
        <translation>最後の手札は自動で出す</translation>
    </message>
    <message>
        <source>Last trick or showdown</source>
        <translation>前の場・前の勝負を見る</translation>
    </message>
    <message>
        <source>Let a bot play for me</source>
        <translation>ボットに代わりに打ってもらう</translation>
    </message>
    <message>
        <source>Level of that bot</source>
        <translation>代打ちの強さ</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>記録を開く…</translation>
    </message>
    <message>
        <source>Opponents talk</source>
        <translation>相手がしゃべる</translation>
    </message>
    <message>
        <source>Other forced moves play themselves</source>
        <translation>ほかの選べない手は自動で進める</translation>
    </message>
    <message>
        <source>Pace of opponents</source>
        <translation>相手の間合い</translation>
    </message>
    <message>
        <source>Pass by itself when nothing beats</source>
        <translation>勝てる札がなければ自動でパス</translation>
    </message>
    <message>
        <source>Past matches to keep</source>
        <translation>残しておく過去の対戦</translation>
    </message>
    <message>
        <source>Past matches…</source>
        <translation>過去の対戦…</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>ボットを一時停止</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Review a match</source>
        <translation>対戦を振り返る</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Show log…</source>
        <translation>ログを表示…</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>サイドパネル</translation>
    </message>
    <message>
        <source>Skip animation and pause</source>
        <translation>動きと待ち時間を飛ばす</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Speed of cards</source>
        <translation>カードの速さ</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>卓のデザイン</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>The latest 1,000</source>
        <translation>新しい1,000件</translation>
    </message>
    <message>
        <source>The latest 100</source>
        <translation>新しい100件</translation>
    </message>
    <message>
        <source>Those of the last year</source>
        <translation>この1年分</translation>
    </message>
    <message>
        <source>Touch mode</source>
        <translation>タッチ操作</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>標準の文字サイズ</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Without animation</source>
        <translation>アニメーションなし</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>Translators: how loud sounds are, in the menu “Volume”</extracomment>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Clear</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everything is saved</source>
        <translation>すべて保存されています</translation>
    </message>
    <message>
        <source>I am {name}, show my cards</source>
        <translation>{name}です。カードを表示</translation>
    </message>
    <message>
        <source>Please hand the computer to {name}. The others look away.</source>
        <translation>{name}に代わってください。ほかの人は画面を見ないでください。</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>カードを表示</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>前回からの経過</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name}の番</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Compare with the expert</source>
        <translation>名人と比べる</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>今日のディール</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>まだ終わっていません</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>まだ遊んでいません</translation>
    </message>
    <message>
        <source>One deal a day, the same for everybody: its number is the date. Rules: {preset}. The opponents never change, and your first result counts.</source>
        <translation>一日に一ディール、誰にとっても同じ札です。番号は日付です。ルール：{preset}。相手はいつも同じで、最初の結果が記録になります。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Result {own}</source>
        <translation>結果 {own}</translation>
    </message>
    <message>
        <source>Result {own} · difference to the expert {difference}</source>
        <translation>結果 {own} · 名人との差 {difference}</translation>
    </message>
    <message>
        <source>Today, {date}</source>
        <translation>今日 {date}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Continue a match</source>
        <translation>対戦を続ける</translation>
    </message>
    <message>
        <source>House rules of this match</source>
        <translation>この対戦のルール設定</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボード操作</translation>
    </message>
    <message>
        <source>Pick up all that is walked over</source>
        <translation>通ったカードをすべて選ぶ</translation>
    </message>
    <message>
        <source>Pick up or choose</source>
        <translation>カードを上げる、選ぶ</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>ルール：{game}</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Shift＋矢印キー</translation>
    </message>
    <message>
        <source>The cards are being drawn…</source>
        <translation>カードを描いています…</translation>
    </message>
    <message>
        <source>The way on</source>
        <translation>先へ進む</translation>
    </message>
    <message>
        <source>Walk over cards and columns</source>
        <translation>カードや列を移動する</translation>
    </message>
</context>
<context>
    <name>DouDizhu</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>爆弾%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>3 players · about 20 min</source>
        <translation>3人・約20分</translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;for the landlord</source>
        <translation>&lt;b&gt;伏せ札&lt;/b&gt;&lt;br&gt;地主が取ります</translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;in your hand</source>
        <translation>&lt;b&gt;伏せ札&lt;/b&gt;&lt;br&gt;あなたの手札へ</translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;went to {name}</source>
        <translation>&lt;b&gt;伏せ札&lt;/b&gt;&lt;br&gt;{name}の手札へ</translation>
    </message>
    <message numerus="yes">
        <source>&lt;big&gt;%n&lt;/big&gt; card(s)</source>
        <translation>
            <numerusform>&lt;big&gt;%n&lt;/big&gt;枚</numerusform>
        </translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A bid is 1, 2 or 3.</source>
        <translation>ビッドは1、2、3のどれかです。</translation>
    </message>
    <message>
        <source>A bid must be above {highest}.</source>
        <translation>ビッドは{highest}より上でなければなりません。</translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n deal(s).</source>
        <translation>
            <numerusform>1回の対戦は%nディールです。</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair chain needs three pairs or more.</source>
        <translation>連続ペアには3ペア以上が必要です。</translation>
    </message>
    <message>
        <source>A player did not play at all</source>
        <translation>1枚も出せなかった人がいる</translation>
    </message>
    <message>
        <source>A player never played: the stake is doubled.</source>
        <translation>1枚も出せなかった人がいるので、賭け点は2倍です。</translation>
    </message>
    <message>
        <source>A player shut out</source>
        <translation>出せなかった人あり</translation>
    </message>
    <message>
        <source>A straight needs five cards or more.</source>
        <translation>ストレートには5枚以上が必要です。</translation>
    </message>
    <message>
        <source>A triple takes one card or one pair.</source>
        <translation>トリプルに添えるのは、1枚または1ペアです。</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>After a pass you may still play in the same trick.</source>
        <translation>パスしても、同じ場でまた出せます。</translation>
    </message>
    <message>
        <source>After a pass you wait until the trick is over.</source>
        <translation>パスすると、その場が終わるまで出せません。</translation>
    </message>
    <message>
        <source>After a pass you win {0} of 100 such deals.</source>
        <translation>パスすれば、100局中{0}局に勝ちます。</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top}</source>
        <translation>飛行機{rank}–{top}</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with pairs</source>
        <translation>ペアつき飛行機{rank}–{top}</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with wings</source>
        <translation>翼つき飛行機{rank}–{top}</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>すべて別のカード</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>全員パス</translation>
    </message>
    <message numerus="yes">
        <source>An opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>残り%n枚の相手に上がられるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Anti-spring, the landlord played once: the stake is doubled.</source>
        <translation>反春天：地主が1回しか出せなかったので、賭け点は2倍です。</translation>
    </message>
    <message>
        <source>Any card or combination may be led; you cannot pass.</source>
        <translation>どの組み合わせでも出せます。パスはできません。</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>どのカードでも</translation>
    </message>
    <message>
        <source>Any cards may go along as kickers.</source>
        <translation>どのカードも添え札にできます。</translation>
    </message>
    <message>
        <source>Any combination may be played.</source>
        <translation>どの組み合わせでも出せます。</translation>
    </message>
    <message>
        <source>As good, as far as can be told.</source>
        <translation>わかる限りでは同じくらい良い手です。</translation>
    </message>
    <message>
        <source>As in online rooms: one round of calls, no bombs as kickers.</source>
        <translation>オンライン対戦と同じ：宣言は1周、爆弾は添え札にできません。</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>賭け点</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>競り</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>ビッド{amount}</translation>
    </message>
    <message>
        <source>Bids are shown when all are in; of equal bids the earlier one counts.</source>
        <translation>全員のビッドがそろってから公開します。同じなら先の人が優先です。</translation>
    </message>
    <message>
        <source>Bids {amount}</source>
        <translation>ビッド{amount}</translation>
    </message>
    <message>
        <source>Black joker</source>
        <translation>黒ジョーカー</translation>
    </message>
    <message>
        <source>Bomb {rank}</source>
        <translation>爆弾{rank}</translation>
    </message>
    <message>
        <source>By lot each deal</source>
        <translation>毎回抽選</translation>
    </message>
    <message>
        <source>Cards gone: {0}, otherwise {1}.</source>
        <translation>{0}枚減ります（もう一方は{1}枚）。</translation>
    </message>
    <message>
        <source>Cards gone: {1} instead of {0}.</source>
        <translation>減るのは{0}枚ではなく{1}枚。</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {0}, otherwise {1}.</source>
        <translation>1枚ずつなら負けない札が{0}枚残ります（もう一方は{1}枚）。</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {1} instead of {0}.</source>
        <translation>1枚ずつなら負けない札は、{0}枚ではなく{1}枚しか残りません。</translation>
    </message>
    <message>
        <source>Chains up to the 2, any kickers, farmers get half the stake.</source>
        <translation>連番は2まで、添え札は自由、農民の受け取りは賭け点の半分ずつ。</translation>
    </message>
    <message>
        <source>Chains up to the ace, kickers all different, full payment.</source>
        <translation>連番はAまで、添え札はすべて別のカード、支払いは全額。</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>時計回り</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>反時計回り</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Deal {deal} of {of}. {name} bids first.</source>
        <translation>ディール{deal}／{of}。{name}から競りを始めます。</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール数</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>回る向き</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>闘地主</translation>
    </message>
    <message>
        <source>Everyone bids in secret and nobody passes; the highest bid wins.</source>
        <translation>全員が伏せて宣言し、パスはなく、最も高い人が地主です。</translation>
    </message>
    <message>
        <source>Everyone bids once, higher than before or not at all; 3 ends it.</source>
        <translation>1人1回、前より高く言うかパスし、3で終わります。</translation>
    </message>
    <message>
        <source>Everyone calls once, as high as they like; the highest call wins.</source>
        <translation>1人1回自由に宣言し、最も高い人が地主です。</translation>
    </message>
    <message>
        <source>Farmers get half the stake each</source>
        <translation>農民は賭け点の半分ずつ</translation>
    </message>
    <message>
        <source>Farmers get the full stake each</source>
        <translation>農民は賭け点を全額ずつ</translation>
    </message>
    <message>
        <source>First bid</source>
        <translation>最初のビッド</translation>
    </message>
    <message>
        <source>Four of a kind may take along just one card or one pair.</source>
        <translation>同じ数字4枚に、1枚だけ、または1ペアだけ添えてもよいです。</translation>
    </message>
    <message>
        <source>Four of a kind takes along two cards or two pairs.</source>
        <translation>同じ数字4枚に添えるのは、2枚または2ペアです。</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>4倍</translation>
    </message>
    <message>
        <source>Full house {rank} + {kickers}</source>
        <translation>フルハウス{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>Has bid</source>
        <translation>ビッド済み</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {0}, otherwise {1}.</source>
        <translation>これに勝てる組み合わせ：{0}通り（もう一方は{1}通り）。</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {1} instead of {0}.</source>
        <translation>これに勝てる組み合わせ：{0}通りではなく{1}通り。</translation>
    </message>
    <message>
        <source>Highest bid: {amount}</source>
        <translation>最高のビッド：{amount}</translation>
    </message>
    <message>
        <source>Highest card of a chain</source>
        <translation>連番の上限</translation>
    </message>
    <message>
        <source>Hint: bid {amount}</source>
        <translation>ヒント：ビッド{amount}</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>ヒント：パス</translation>
    </message>
    <message>
        <source>How many deals make a match.</source>
        <translation>1回の対戦で行うディールの数です。</translation>
    </message>
    <message>
        <source>How much the two jokers together raise the stake.</source>
        <translation>ジョーカー2枚を一緒に出したときの賭け点の倍率です。</translation>
    </message>
    <message>
        <source>How the landlord is found.</source>
        <translation>地主の決め方です。</translation>
    </message>
    <message>
        <source>If everyone passes three times, the landlord is drawn by lot.</source>
        <translation>全員のパスが3回続いたら、地主を抽選します。</translation>
    </message>
    <message>
        <source>If everyone passes, new cards are dealt.</source>
        <translation>全員がパスなら配り直します。</translation>
    </message>
    <message>
        <source>It beats with less: the higher cards stay.</source>
        <translation>小さい札で勝てて、大きい札が残ります。</translation>
    </message>
    <message>
        <source>It beats with more than it takes.</source>
        <translation>必要以上に大きい札で勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n card(s) that a pass keeps.</source>
        <translation>
            <numerusform>パスなら残る%n枚を使います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs a bomb; the better choice keeps %n.</source>
        <translation>
            <numerusform>爆弾を失います。より良い手なら%n個残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not contest an opponent’s trick.</source>
        <translation>相手の場をそのままにします。</translation>
    </message>
    <message>
        <source>It does not multiply what is at stake by {0}.</source>
        <translation>賭け点が{0}倍になりません。</translation>
    </message>
    <message>
        <source>It gives higher cards along than needed.</source>
        <translation>必要以上に大きい札をつけます。</translation>
    </message>
    <message>
        <source>It gives lower cards along.</source>
        <translation>つける札が小さくて済みます。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの番ではありません。</translation>
    </message>
    <message>
        <source>It is the last card: you go out.</source>
        <translation>これで手札がなくなり、上がりです。</translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n bomb(s) whole.</source>
        <translation>
            <numerusform>爆弾%n個を崩さずに残せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps the %n card(s) that the other choice costs.</source>
        <translation>
            <numerusform>もう一方の候補で使う%n枚を残せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>It multiplies what is at stake by {0}.</source>
        <translation>賭け点が{0}倍になります。</translation>
    </message>
    <message>
        <source>It takes a pair apart.</source>
        <translation>ペアを崩します。</translation>
    </message>
    <message>
        <source>It takes a triple apart.</source>
        <translation>トリプルを崩します。</translation>
    </message>
    <message>
        <source>It takes no pair apart.</source>
        <translation>ペアを崩しません。</translation>
    </message>
    <message>
        <source>It takes no triple apart.</source>
        <translation>トリプルを崩しません。</translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick from an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>残り%n枚の相手から場を奪います。</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the trick from an opponent.</source>
        <translation>相手から場を奪います。</translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick from your partner, who has %n card(s) left.</source>
        <translation>
            <numerusform>味方（残り%n枚）から場を奪います。</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins fewer points on average.</source>
        <translation>平均の得点が少なくなります。</translation>
    </message>
    <message>
        <source>It wins no more often, but more points on average.</source>
        <translation>勝つ回数は増えませんが、平均の得点が多くなります。</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>添え札</translation>
    </message>
    <message>
        <source>Kickers may neither be a bomb nor lengthen the chain.</source>
        <translation>爆弾や、連番を延ばすカードは添え札にできません。</translation>
    </message>
    <message>
        <source>King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>Kitty stays in sight</source>
        <translation>伏せ札をいつでも確認</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>Last card!</source>
        <translation>残り1枚！</translation>
    </message>
    <message>
        <source>Lower cards of that kind stay behind.</source>
        <translation>同じ形の小さい札が残ります。</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>配り直し</translation>
    </message>
    <message>
        <source>New cards three times, then a landlord by lot</source>
        <translation>配り直し3回の後、地主は抽選</translation>
    </message>
    <message>
        <source>New trick: you lead</source>
        <translation>新しい場：あなたから</translation>
    </message>
    <message>
        <source>New trick: {name} leads</source>
        <translation>新しい場：{name}から</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>No auction, landlord by lot</source>
        <translation>競りなし、地主は抽選</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>まだビッドなし</translation>
    </message>
    <message>
        <source>No bombs, nothing to lengthen a chain</source>
        <translation>爆弾と、連番を延ばすカードは不可</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>カードが選ばれていません。</translation>
    </message>
    <message>
        <source>No chain goes up to the {card}.</source>
        <translation>{card}は連番に入れられません。</translation>
    </message>
    <message>
        <source>No farmer played, or the landlord only once</source>
        <translation>農民が出せない、または地主が1回だけ</translation>
    </message>
    <message numerus="yes">
        <source>No opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>残り%n枚の相手も、これでは上がれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>全員がパスしました。</translation>
    </message>
    <message>
        <source>Nobody bids: the landlord is drawn by lot and the stake is 1.</source>
        <translation>競りはなく、地主は抽選で、賭け点は1です。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n unseen card(s) beats it.</source>
        <translation>
            <numerusform>見えていない%n枚では勝てません。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your cards beats this.</source>
        <translation>これに勝てるカードがありません。</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the better choice {1}.</source>
        <translation>同じような100局のうち{0}局で勝ち、より良い手なら{1}局です。</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the next choice {1}.</source>
        <translation>同じような100局のうち{0}局で勝ち、もう一方は{1}局です。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>One free call each</source>
        <translation>1人1回、自由に宣言</translation>
    </message>
    <message>
        <source>One round, each bid higher</source>
        <translation>1巡のみ、前より高く</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>オンライン</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb.</source>
        <translation>爆弾に勝てるのは、より強い爆弾だけです。</translation>
    </message>
    <message>
        <source>Only a higher bomb beats {beat}.</source>
        <translation>{beat}に勝てるのは、より強い爆弾だけです。</translation>
    </message>
    <message>
        <source>Pair chain {rank}–{top}</source>
        <translation>連続ペア{rank}–{top}</translation>
    </message>
    <message>
        <source>Pair {rank}</source>
        <translation>ペア{rank}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Pick up a card of that rank</source>
        <translation>その数字のカードを選ぶ</translation>
    </message>
    <message>
        <source>Pick up a chain from rank to rank</source>
        <translation>数字から数字までの連番を選ぶ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出す</translation>
    </message>
    <message>
        <source>Play after a pass</source>
        <translation>パスした後のプレイ</translation>
    </message>
    <message>
        <source>Play: {combination}</source>
        <translation>出す：{combination}</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {0}, otherwise {1}.</source>
        <translation>残りの手数：{0}手（もう一方は{1}手）。</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {1} instead of {0}.</source>
        <translation>残りの手数：{0}手で済むところが{1}手。</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Quad with one kicker</source>
        <translation>添え札1組のフォーカード</translation>
    </message>
    <message>
        <source>Quad {rank} + pairs {kickers}</source>
        <translation>フォーカード{rank}＋ペア{kickers}</translation>
    </message>
    <message>
        <source>Quad {rank} + {kickers}</source>
        <translation>フォーカード{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Read otherwise</source>
        <translation>別の読み方</translation>
    </message>
    <message>
        <source>Red joker</source>
        <translation>赤ジョーカー</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>Same kind and as many cards, but higher; or a bomb.</source>
        <translation>同じ種類、同じ枚数でより強いもの、または爆弾を出せます。</translation>
    </message>
    <message>
        <source>Sealed bids, nobody passes</source>
        <translation>一斉ビッド、パスなし</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Select cards first.</source>
        <translation>先にカードを選んでください。</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>ルール表</translation>
    </message>
    <message>
        <source>Single {rank}</source>
        <translation>シングル{rank}</translation>
    </message>
    <message>
        <source>So {0} of 100 such deals are won. In hand: bombs {1}, twos {2}, jokers {3}.</source>
        <translation>これで100局中{0}局に勝ちます。手札：爆弾{1}、2が{2}枚、ジョーカー{3}枚。</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Spring, no farmer played: the stake is doubled.</source>
        <translation>春天：農民が1枚も出せなかったので、賭け点は2倍です。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Straight {rank}–{top}</source>
        <translation>ストレート{rank}–{top}</translation>
    </message>
    <message>
        <source>Straights and other chains end at the ace.</source>
        <translation>ストレートなどの連番はAまでです。</translation>
    </message>
    <message>
        <source>Straights and other chains may run up to the 2.</source>
        <translation>ストレートなどの連番は2まで続けられます。</translation>
    </message>
    <message numerus="yes">
        <source>The %n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>見えていない%n枚の中に勝てる札があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The auction comes first.</source>
        <translation>先に競りを行います。</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>競りは終わりました。</translation>
    </message>
    <message>
        <source>The best score is 1 point.</source>
        <translation>最高得点は1点です。</translation>
    </message>
    <message>
        <source>The best score is {points} points.</source>
        <translation>最高得点は{points}点です。</translation>
    </message>
    <message>
        <source>The better choice cannot be stopped any more.</source>
        <translation>より良い手なら、もう止められません。</translation>
    </message>
    <message>
        <source>The bidding goes on until two in a row have passed.</source>
        <translation>2人が続けてパスするまで競ります。</translation>
    </message>
    <message>
        <source>The cards are dealt anew. {name} bids first.</source>
        <translation>配り直します。{name}から競りを始めます。</translation>
    </message>
    <message>
        <source>The farmers win the deal</source>
        <translation>このディールは農民の勝ちです</translation>
    </message>
    <message>
        <source>The first bidder is drawn anew in every deal.</source>
        <translation>最初に言う人を毎回抽選します。</translation>
    </message>
    <message>
        <source>The first bidder is drawn; then the next player each deal.</source>
        <translation>最初だけ抽選で、その後はディールごとに次の人です。</translation>
    </message>
    <message>
        <source>The highest bid takes the kitty and plays alone; it is the stake.</source>
        <translation>最も高くビッドした人が伏せ札を取り、1人で戦います。ビッドが賭け点になります。</translation>
    </message>
    <message>
        <source>The kickers of a play must all be of different ranks.</source>
        <translation>1手の添え札は、すべて別の数字でなければなりません。</translation>
    </message>
    <message>
        <source>The landlord wins the deal</source>
        <translation>このディールは地主の勝ちです</translation>
    </message>
    <message>
        <source>The lower cards go first.</source>
        <translation>小さい札から出せます。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The next player each deal</source>
        <translation>ディールごとに次の人</translation>
    </message>
    <message>
        <source>The rest cannot be stopped.</source>
        <translation>残りはもう止められません。</translation>
    </message>
    <message>
        <source>The rocket doubles the stake, as a bomb does.</source>
        <translation>ロケットは爆弾と同じく賭け点を2倍にします。</translation>
    </message>
    <message>
        <source>The rocket makes the stake four times as high.</source>
        <translation>ロケットは賭け点を4倍にします。</translation>
    </message>
    <message>
        <source>The stake doubles if any player never played a card.</source>
        <translation>1枚も出せなかった人がいれば、賭け点は2倍です。</translation>
    </message>
    <message>
        <source>The stake doubles if no farmer played, or the landlord just once.</source>
        <translation>農民が2人とも出せないか、地主が1回しか出せなければ、賭け点は2倍です。</translation>
    </message>
    <message>
        <source>The stake never doubles for this.</source>
        <translation>これで賭け点が2倍になることはありません。</translation>
    </message>
    <message>
        <source>The three cards are shown once; then you have to remember them.</source>
        <translation>3枚の伏せ札は一度だけ見せ、あとは覚えておきます。</translation>
    </message>
    <message>
        <source>The three cards can be looked up during the deal.</source>
        <translation>3枚の伏せ札はディール中いつでも確認できます。</translation>
    </message>
    <message numerus="yes">
        <source>The trick belongs to an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>この場は残り%n枚の相手のものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn goes to the left.</source>
        <translation>番は左隣へ回ります。</translation>
    </message>
    <message>
        <source>The turn goes to the right.</source>
        <translation>番は右隣へ回ります。</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>そのようなカードはありません。</translation>
    </message>
    <message>
        <source>These cards are not that combination.</source>
        <translation>これらのカードはその組み合わせになりません。</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>このディールは終わりました。</translation>
    </message>
    <message>
        <source>This is not a combination.</source>
        <translation>この組み合わせは出せません。</translation>
    </message>
    <message>
        <source>Triple {rank}</source>
        <translation>トリプル{rank}</translation>
    </message>
    <message>
        <source>Triple {rank} + {kickers}</source>
        <translation>トリプル{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>2倍</translation>
    </message>
    <message>
        <source>Two cards left!</source>
        <translation>残り2枚！</translation>
    </message>
    <message>
        <source>Two farmers against one landlord: be the first to play all your cards.</source>
        <translation>農民2人対地主1人：手札を先に出し切れば勝ちです。</translation>
    </message>
    <message>
        <source>Until two pass in a row</source>
        <translation>2人が続けてパスするまで</translation>
    </message>
    <message>
        <source>Up to the 2</source>
        <translation>2まで</translation>
    </message>
    <message>
        <source>Up to the ace</source>
        <translation>Aまで</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>全員がパスしたときの扱いです。</translation>
    </message>
    <message>
        <source>What the farmers get when they win: half the stake each or all of it.</source>
        <translation>農民が勝ったときの受け取りを、賭け点の半分ずつにするか全額ずつにするかを決めます。</translation>
    </message>
    <message>
        <source>When the farmers win, each gets half the stake.</source>
        <translation>農民が勝つと、賭け点の半分ずつを受け取ります。</translation>
    </message>
    <message>
        <source>When the farmers win, each gets the full stake.</source>
        <translation>農民が勝つと、賭け点を全額ずつ受け取ります。</translation>
    </message>
    <message>
        <source>When the stake is doubled because somebody hardly got to play.</source>
        <translation>ほとんど出せなかった人がいるとき、賭け点を2倍にする条件です。</translation>
    </message>
    <message>
        <source>Whether four of a kind may take a single card or one pair along.</source>
        <translation>同じ数字4枚に、1枚または1ペアだけを添えてよいかを決めます。</translation>
    </message>
    <message>
        <source>Whether one who passed may play again in the same trick.</source>
        <translation>パスした人が同じ場でまた出してよいかを決めます。</translation>
    </message>
    <message>
        <source>Whether straights and other chains may run up to the 2.</source>
        <translation>ストレートなどの連番が2まで続いてよいかを決めます。</translation>
    </message>
    <message>
        <source>Whether the three cards can be looked up during the deal.</source>
        <translation>ディール中に3枚の伏せ札を確認できるかを決めます。</translation>
    </message>
    <message>
        <source>Which cards may go along with a triple, an airplane or a quad.</source>
        <translation>トリプル、飛行機、フォーカードに添えてよいカードです。</translation>
    </message>
    <message>
        <source>Which way the turn goes around.</source>
        <translation>番が回る向きです。</translation>
    </message>
    <message>
        <source>Who bids first in a deal.</source>
        <translation>ディールで最初にビッドする人です。</translation>
    </message>
    <message>
        <source>Who bids most becomes the landlord and plays alone for this stake.</source>
        <translation>最も高くビッドした人が地主になり、その賭け点で1人で戦います。</translation>
    </message>
    <message>
        <source>Who went out last time</source>
        <translation>前のディールで上がった人</translation>
    </message>
    <message>
        <source>Whoever went out in the last deal bids first.</source>
        <translation>前のディールで上がった人から始めます。</translation>
    </message>
    <message>
        <source>With sealed bids nobody passes: bid 1, 2 or 3.</source>
        <translation>一斉ビッドではパスできません。1、2、3のどれかをビッドしてください。</translation>
    </message>
    <message>
        <source>You are out, the farmers win: {points}</source>
        <translation>あなたが上がり、農民の勝ちです：{points}点</translation>
    </message>
    <message>
        <source>You could go out at once.</source>
        <translation>いますぐ上がれる手があります。</translation>
    </message>
    <message>
        <source>You do not hold this {card}.</source>
        <translation>その{card}は手札にありません。</translation>
    </message>
    <message>
        <source>You lead, so you cannot pass.</source>
        <translation>最初に出す番なので、パスはできません。</translation>
    </message>
    <message>
        <source>You lose the deal: {points}</source>
        <translation>このディールはあなたの負けです：{points}点</translation>
    </message>
    <message>
        <source>You win as landlord: {points}</source>
        <translation>地主のあなたの勝ちです：{points}点</translation>
    </message>
    <message numerus="yes">
        <source>Your partner has the trick, with %n card(s) left.</source>
        <translation>
            <numerusform>味方がこの場を取っています（残り%n枚）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner is out: {points}</source>
        <translation>味方が上がりました：{points}点</translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, cannot go out on it.</source>
        <translation>
            <numerusform>残り%n枚の味方は、これでは上がれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, may go out on it.</source>
        <translation>
            <numerusform>残り%n枚の味方が上がれるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>airplane {rank}–{top}</source>
        <translation>飛行機{rank}–{top}</translation>
    </message>
    <message>
        <source>airplane {rank}–{top} with pairs</source>
        <translation>ペアつき飛行機{rank}–{top}</translation>
    </message>
    <message>
        <source>airplane {rank}–{top} with wings</source>
        <translation>翼つき飛行機{rank}–{top}</translation>
    </message>
    <message>
        <source>beat the {combination} of {name}, or pass</source>
        <translation>{name}の{combination}より強いものか、パス</translation>
    </message>
    <message>
        <source>bid 1, 2 or 3</source>
        <translation>1、2、3のどれかをビッド</translation>
    </message>
    <message>
        <source>bid 1, 2 or 3, or pass</source>
        <translation>1、2、3のビッドか、パス</translation>
    </message>
    <message>
        <source>bid 2 or 3, or pass</source>
        <translation>2、3のビッドか、パス</translation>
    </message>
    <message>
        <source>bid 3, or pass</source>
        <translation>3のビッドか、パス</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>黒ジョーカー</translation>
    </message>
    <message>
        <source>bomb {rank}</source>
        <translation>爆弾{rank}</translation>
    </message>
    <message>
        <source>by {name}. Who bids most becomes the landlord and plays alone for this stake.</source>
        <translation>{name}のビッドです。最も高くビッドした人が地主になり、その賭け点で1人で戦います。</translation>
    </message>
    <message>
        <source>came from the kitty</source>
        <translation>伏せ札から</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>4枚のA</translation>
    </message>
    <message>
        <source>four eights</source>
        <translation>4枚の8</translation>
    </message>
    <message>
        <source>four fives</source>
        <translation>4枚の5</translation>
    </message>
    <message>
        <source>four fours</source>
        <translation>4枚の4</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>4枚のJ</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>4枚のK</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>4枚の9</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>4枚のQ</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>4枚の7</translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation>4枚の6</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>4枚の10</translation>
    </message>
    <message>
        <source>four threes</source>
        <translation>4枚の3</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>4枚の2</translation>
    </message>
    <message>
        <source>full house {rank} + {kickers}</source>
        <translation>フルハウス{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>lead the first trick</source>
        <translation>最初の場を始めてください</translation>
    </message>
    <message>
        <source>lead the next trick</source>
        <translation>次の場を始めてください</translation>
    </message>
    <message>
        <source>pair chain {rank}–{top}</source>
        <translation>連続ペア{rank}–{top}</translation>
    </message>
    <message>
        <source>pair {rank}</source>
        <translation>ペア{rank}</translation>
    </message>
    <message>
        <source>quad {rank} + pairs {kickers}</source>
        <translation>フォーカード{rank}＋ペア{kickers}</translation>
    </message>
    <message>
        <source>quad {rank} + {kickers}</source>
        <translation>フォーカード{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>赤ジョーカー</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>single {rank}</source>
        <translation>シングル{rank}</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>straight {rank}–{top}</source>
        <translation>ストレート{rank}–{top}</translation>
    </message>
    <message>
        <source>triple {rank}</source>
        <translation>トリプル{rank}</translation>
    </message>
    <message>
        <source>triple {rank} + {kickers}</source>
        <translation>トリプル{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>{0} at stake instead of {1}: so {2} of 100 such deals are won.</source>
        <translation>賭け点は{1}ではなく{0}。100局中{2}局に勝ちます。</translation>
    </message>
    <message>
        <source>{card} is missing between these cards.</source>
        <translation>間の{card}が足りません。</translation>
    </message>
    <message>
        <source>{deal} of {deals}</source>
        <translation>{deal}／{deals}</translation>
    </message>
    <message>
        <source>{deal} · stake {stake}</source>
        <translation>{deal}・賭け点{stake}</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names}が勝ちを分け合いました</translation>
    </message>
    <message>
        <source>{names} share the match.</source>
        <translation>{names}が勝ちを分け合いました。</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names}が対戦に勝ちました</translation>
    </message>
    <message>
        <source>{name} bid {bid}.</source>
        <translation>{name}が{bid}をビッドしました。</translation>
    </message>
    <message>
        <source>{name} bombed with {cards}. The stake is doubled.</source>
        <translation>{name}が{cards}の爆弾を出しました。賭け点は2倍です。</translation>
    </message>
    <message>
        <source>{name} goes out with: {play}</source>
        <translation>{name}の上がり：{play}</translation>
    </message>
    <message>
        <source>{name} had bid {bid}.</source>
        <translation>{name}のビッドは{bid}でした。</translation>
    </message>
    <message>
        <source>{name} has bid {bid}.</source>
        <translation>{name}のビッドは{bid}です。</translation>
    </message>
    <message>
        <source>{name} is out: the farmers win.</source>
        <translation>{name}が上がり、農民の勝ちです。</translation>
    </message>
    <message>
        <source>{name} is out: the landlord wins.</source>
        <translation>{name}が上がり、地主の勝ちです。</translation>
    </message>
    <message>
        <source>{name} is the landlord and leads.</source>
        <translation>{name}が地主になり、最初に出します。</translation>
    </message>
    <message>
        <source>{name} is the landlord by lot and leads.</source>
        <translation>{name}が抽選で地主になり、最初に出します。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name}は味方です。</translation>
    </message>
    <message>
        <source>{name} made a sealed bid.</source>
        <translation>{name}が伏せたままビッドしました。</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name}はパスしました。</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is doubled.</source>
        <translation>{name}がロケットを出しました。賭け点は2倍です。</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is four times as high.</source>
        <translation>{name}がロケットを出しました。賭け点は4倍です。</translation>
    </message>
    <message>
        <source>{name} played {combination}.</source>
        <translation>{name}が{combination}を出しました。</translation>
    </message>
    <message>
        <source>{name} still held {cards}.</source>
        <translation>{name}の残り：{cards}。</translation>
    </message>
    <message>
        <source>{name} took the kitty.</source>
        <translation>{name}が伏せ札を取りました。</translation>
    </message>
    <message>
        <source>{name} took the kitty: {cards}.</source>
        <translation>{name}が伏せ札を取りました：{cards}。</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name}が対戦に勝ちました。</translation>
    </message>
    <message>
        <source>{name} won the trick.</source>
        <translation>{name}が場を取りました。</translation>
    </message>
    <message>
        <source>{name}: {delta}, total {total}.</source>
        <translation>{name}：{delta}、合計{total}。</translation>
    </message>
    <message>
        <source>{play} ({kickers})</source>
        <translation>{play}（{kickers}）</translation>
    </message>
    <message>
        <source>{play} does not beat {beat}.</source>
        <translation>{play}は{beat}に勝てません。</translation>
    </message>
    <message>
        <source>{play} has not as many cards as {beat}.</source>
        <translation>{play}は{beat}と枚数が違います。</translation>
    </message>
    <message>
        <source>{play} is of another kind than {beat}.</source>
        <translation>{play}は{beat}と種類が違います。</translation>
    </message>
    <message>
        <source>{play} · to beat</source>
        <translation>{play}・これに勝つ</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>クラブの{rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>ダイヤの{rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>ハートの{rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>スペードの{rank}</translation>
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
        <translation>パス</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>DouDizhuRules</name>
    <message>
        <source>After ten deals the one with the most points wins.</source>
        <translation>10ディールを終えて、得点が最も多い人の勝ちです。</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Each gets 17 cards, three lie face down. In turn each bids 1, 2 or 3, higher than before, or passes; 3 ends the auction. The highest bidder becomes the landlord, shows the three cards, takes them and leads. His bid is the stake. If all pass, new cards are dealt.</source>
        <translation>17枚ずつ配り、3枚を伏せて置きます。順番に、前の人より高く1、2、3のどれかをビッドするか、パスします。3が出たら競りは終わりです。最も高くビッドした人が地主になり、3枚を公開してから手札に加え、最初に出します。そのビッドが賭け点です。全員がパスしたら配り直します。</translation>
    </message>
    <message>
        <source>Four of a kind without any other card, and the two jokers together, the rocket. A bomb goes on anything and is beaten only by a higher bomb; the rocket is the highest. Every bomb doubles the stake.</source>
        <translation>添え札のない同じ数字4枚と、ジョーカー2枚の組（ロケット）です。爆弾は何に対しても出せ、より強い爆弾にしか負けません。ロケットが最強です。爆弾1回ごとに賭け点は2倍になります。</translation>
    </message>
    <message>
        <source>From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not matter.</source>
        <translation>弱い順に 3 4 5 6 7 8 9 10 J Q K A 2、黒ジョーカー、赤ジョーカーです。スートは関係ありません。</translation>
    </message>
    <message>
        <source>If the landlord wins, each farmer pays him the stake. If the farmers win, each gets half of it. If a player could not play a single card, the stake is doubled once more.</source>
        <translation>地主が勝てば、農民はそれぞれ賭け点を地主に払います。農民が勝てば、それぞれその半分を受け取ります。1枚も出せなかった人がいれば、賭け点はさらに2倍になります。</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>カードの強さ</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Single card · pair · triple, alone, with one card or with a pair (full house).
Straight: five or more single cards in succession. Pair chain: three or more pairs. Airplane: two or more triples, alone, with one card each or with one pair each. Chains may run up to the 2, never to a joker.
Four of a kind with one or two cards, or with one or two pairs: not a bomb.
The cards that come along are free, but never of the rank they go with; two jokers are no pair.</source>
        <translation>シングル（1枚）・ペア・トリプル。トリプルは3枚だけ、1枚を添えて、またはペアを添えて（フルハウス）出せます。
ストレート：連続する5枚以上。連続ペア：3組以上のペア。飛行機：2組以上のトリプルで、それだけ、1枚ずつ添えて、またはペアを1組ずつ添えて出せます。連番は2まで続きますが、ジョーカーは入りません。
同じ数字4枚に1枚か2枚、またはペア1組か2組を添えたもの：これは爆弾ではありません。
添え札は自由ですが、添える先と同じ数字は使えません。ジョーカー2枚はペアになりません。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>競り</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>場の進め方</translation>
    </message>
    <message>
        <source>Two farmers play against one landlord. Who first gets rid of all cards wins the deal; if it is a farmer, both farmers win.</source>
        <translation>農民2人が地主1人と戦います。手札を最初に出し切った人がディールに勝ちます。それが農民なら、農民2人の勝ちです。</translation>
    </message>
    <message>
        <source>Who leads may play any combination. The next ones play the same kind with as many cards, but higher, or a bomb, or pass. Who has passed may play again later in the same trick. When the other two have passed in succession, the last one to play leads the next trick.</source>
        <translation>最初の人はどの組み合わせでも出せます。次の人からは、同じ種類で同じ枚数のより強いものか爆弾を出すか、パスします。パスしても、同じ場で後からまた出せます。ほかの2人が続けてパスしたら、最後に出した人が次の場を始めます。</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before a match the program draws a secret seed. The fingerprint covers the seed, the game, the house rules and the seats; nobody can find the seed from it, and nobody can find another seed with the same fingerprint.</source>
        <translation>対戦の前に、プログラムが秘密のシードを引きます。指紋はシード・ゲーム・ルール・席をまとめて表すもので、指紋からシードを知ることも、同じ指紋になる別のシードを見つけることも、誰にもできません。</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>配札の前に</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Export the record. “cardtable verify FILE” then says line by line what is proved: that seed, game, rules and seats make the fingerprint, that every action was legal with the cards that follow from seed and words, and that the result is right. With “--fingerprint” it compares the digits that you noted, with “--bots” it asks the bots again.</source>
        <translation>記録を書き出して「cardtable verify ファイル」を実行すると、何が証明されたかが1行ずつ示されます。シード・ゲーム・ルール・席から指紋が得られること、シードと言葉から決まるカードですべての手が正しかったこと、結果が合っていることです。「--fingerprint」を付けると控えておいた桁と比べ、「--bots」を付けるとボットにもう一度考えさせます。</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>公正な配札</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指紋</translation>
    </message>
    <message>
        <source>Fingerprint of this match</source>
        <translation>この対戦の指紋</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>しくみ</translation>
    </message>
    <message>
        <source>If you tick it on the new-match page, the fingerprint is shown before the deal, and everybody may then add words. The cards follow from the seed and all words. After the match the seed is shown, and nothing can be taken back any more.</source>
        <translation>新しい対戦のページでチェックを入れると、配札の前に指紋が表示され、そのあと全員が言葉を加えられます。カードはシードとすべての言葉から決まります。対戦が終わるとシードが表示され、それ以後は手を戻せません。</translation>
    </message>
    <message>
        <source>If your words were hard to guess and came last, and the record with your words is proved for the fingerprint that you noted, nobody can have chosen the cards, not even the program.</source>
        <translation>あなたの言葉が推測しにくく、最後に加えられたもので、その言葉を含む記録が控えておいた指紋について証明されたなら、プログラムも含めて誰もカードを選べなかったことになります。</translation>
    </message>
    <message>
        <source>In a numbered deal somebody chose the seed: whoever knows the number knows all cards.</source>
        <translation>番号を指定した配札では、誰かがシードを選んでいます。番号を知る人はすべてのカードを知ることができます。</translation>
    </message>
    <message>
        <source>Nobody added words: the cards follow from the seed alone.</source>
        <translation>言葉は加えられていません。カードはシードだけから決まります。</translation>
    </message>
    <message>
        <source>Now everybody may add words that nobody could guess; the cards follow from all of them. Whoever adds words last need not trust the others.</source>
        <translation>ここで全員が、誰にも推測できない言葉を加えられます。カードはそのすべてから決まります。最後に言葉を加える人は、ほかの人を信用しなくてもかまいません。</translation>
    </message>
    <message>
        <source>Number that deals the same cards again: {number}</source>
        <translation>同じカードをもう一度配る番号：{number}</translation>
    </message>
    <message>
        <source>Picture of the fingerprint</source>
        <translation>指紋の図</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>シード：{seed}</translation>
    </message>
    <message>
        <source>The same digits as a picture, to be compared at a glance</source>
        <translation>同じ桁を図にしたもの。ひと目で比べられます</translation>
    </message>
    <message>
        <source>The seed of this match is fixed. This fingerprint covers it, the house rules and the seats. Copy it, note it or photograph it, to compare it after the match.</source>
        <translation>この対戦のシードは決まりました。この指紋はシードとルールと席を表します。対戦後に比べられるように、コピーするか、書き留めるか、写真に撮ってください。</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards.</source>
        <translation>番号を指定した配札です。番号を知る人はカードを知ることができます。</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards. No words are added to it, so that the number always gives the same cards.</source>
        <translation>番号を指定した配札です。番号を知る人はカードを知ることができます。同じ番号がいつも同じ配札になるように、言葉は加えません。</translation>
    </message>
    <message>
        <source>This match is from an earlier version: its fingerprint is that of the seed alone.</source>
        <translation>この対戦は以前のバージョンのものです。指紋はシードだけのものです。</translation>
    </message>
    <message>
        <source>What can be checked</source>
        <translation>確かめられること</translation>
    </message>
    <message>
        <source>What nobody can check</source>
        <translation>確かめられないこと</translation>
    </message>
    <message>
        <source>Without words of yours you cannot know whether somebody looked for a seed to their liking. No record shows who sat at the table, whether anybody looked at another’s cards, or whether a program was changed so that it tells a bot or a player too much.</source>
        <translation>自分の言葉を加えなければ、誰かが都合のよいシードを探したかどうかは分かりません。誰が席に着いていたか、誰かがほかの人のカードをのぞいたか、プログラムが改造されてボットや人に余計なことを教えていたかは、どの記録にも現れません。</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>{name}さんの言葉</translation>
    </message>
    <message>
        <source>{name} added: {words}</source>
        <translation>{name}さんが加えた言葉：{words}</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Log of faults</source>
        <translation>エラーのログ</translation>
    </message>
    <message>
        <source>Nothing has gone wrong so far.</source>
        <translation>これまでに問題は起きていません。</translation>
    </message>
    <message>
        <source>Something went wrong; the program goes on. Help → Show log says more.</source>
        <translation>問題が起きましたが、プログラムは続行します。詳しくは「ヘルプ」→「ログを表示」をご覧ください。</translation>
    </message>
    <message>
        <source>The program was stopped by a fault the last time. Help → Show log says more.</source>
        <translation>前回、プログラムは異常終了しました。詳しくは「ヘルプ」→「ログを表示」をご覧ください。</translation>
    </message>
    <message>
        <source>What went wrong in the program itself. It holds no names, no cards and no files of yours.</source>
        <translation>プログラム自体で起きた問題の記録です。名前、札、お使いのファイルの情報は含まれません。</translation>
    </message>
</context>
<context>
    <name>Fence</name>
    <message>
        <source>The game {name} ({package}) failed, so its match was left. It is kept as far as it came.</source>
        <translation>ゲーム {name}（{package}）に異常が起きたため、対戦を中断しました。そこまでの内容は保存されています。</translation>
    </message>
    <message>
        <source>The game {name} ({package}) failed.</source>
        <translation>ゲーム {name}（{package}）に異常が起きました。</translation>
    </message>
</context>
<context>
    <name>GinRules</name>
    <message>
        <source>A game ends when someone has 100 points. Both add 25 for every hand they won, the winner of the game another 100. If the other one won no hand, the winner gets 200 and double points instead. The difference goes to the account of the one who has more. After the agreed number of games the higher account wins.</source>
        <translation>どちらかが100点に達したらゲームは終わりです。両者とも勝ったディール1回につき25点を加え、ゲームの勝者はさらに100点を加えます。相手が1ディールも勝っていなければ、代わりに200点を加え、得点は2倍になります。差は、多い方の通算に加わります。決めた数のゲームを終えて、通算の多い方の勝ちです。</translation>
    </message>
    <message>
        <source>Arrange your ten cards in runs (three or more of a suit in succession, the ace is low) and sets (three or four of a rank). Cards in neither are deadwood: ace 1, pictures 10, the others their number. Less is better; none at all is gin.</source>
        <translation>10枚の手札で、ラン（同じスートの連続する3枚以上、Aは1）とセット（同じ数字3枚か4枚）を作ります。どちらにも入らないカードがデッドウッドで、Aは1点、絵札は10点、ほかは数字どおりです。少ないほどよく、まったくなければジンです。</translation>
    </message>
    <message>
        <source>Each gets ten cards; the next one is turned over. It sets the most deadwood with which you may knock. With an ace you must have gin. If it is a spade, all points of the hand are doubled.</source>
        <translation>10枚ずつ配り、次の1枚を表にします。これがアップカードで、ノックできるデッドウッドの上限になります。Aならジンだけが認められます。スペードなら、そのディールの得点はすべて2倍です。</translation>
    </message>
    <message>
        <source>Gin: 25 and the deadwood of your opponent. Otherwise the one who knocked gets the difference. If his opponent has as little or less, he gets the difference and 25: an undercut.
If only two cards are left in the stock, the hand is drawn and the same player deals again.</source>
        <translation>ジン：25点と相手のデッドウッド。それ以外は、ノックした人が差を得点します。相手のデッドウッドが同じか少なければアンダーカットで、相手が差と25点を得ます。
山札が残り2枚になったらディールは引き分けで、同じ親がもう一度配ります。</translation>
    </message>
    <message>
        <source>If your deadwood is within the limit after drawing, you may knock: you discard face down and show your hand. Unless you have gin, your opponent lays off deadwood on your runs and sets.
If you knock above the limit, you take your hand back, the discard is turned up, and your opponent plays on with what he has seen.</source>
        <translation>引いた後のデッドウッドが上限以内なら、ノックできます。1枚を裏向きに捨て、手札を公開します。ジンでなければ、相手は自分のデッドウッドをあなたのランやセットに付け札（レイオフ）できます。
上限を超えてノックした場合は、手札を戻し、捨てたカードを表にします。相手は見たことを生かしてプレイを続けられます。</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Points of a hand</source>
        <translation>ディールの得点</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>The deal and the limit</source>
        <translation>配り方と上限</translation>
    </message>
    <message>
        <source>The game and the match</source>
        <translation>ゲームと試合</translation>
    </message>
    <message>
        <source>The one who did not deal may take the upcard; if not, the dealer may; if not, the first one draws from the stock. From then on you take the top discard or draw from the stock, and discard one card. A card just taken from the discard pile may not go back in the same turn.</source>
        <translation>まず子がアップカードを取れます。取らなければ親が取れます。親も取らなければ、子が山札を引きます。その後は、捨て札の一番上か山札を1枚取り、1枚を捨てます。捨て札から取ったカードを、その番に捨てることはできません。</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Move the card within the hand</source>
        <translation>手札の中でカードを動かす</translation>
    </message>
    <message>
        <source>Sort the hand otherwise</source>
        <translation>手札の並べ方を変える</translation>
    </message>
    <message>
        <source>Sort the hand; now: {order}</source>
        <translation>手札を並べ替える（今：{order}）</translation>
    </message>
    <message>
        <source>Sorted: &lt;b&gt;{order}&lt;/b&gt;</source>
        <translation>並び：&lt;b&gt;{order}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>自分で</translation>
    </message>
    <message>
        <source>count</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>melds</source>
        <translation>メルド</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>マーク</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>サイドパネル</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) by a bot</source>
        <translation>
            <numerusform>ボットの代打ち%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) taken back</source>
        <translation>
            <numerusform>やり直し%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>With help: {help}</source>
        <translation>補助あり：{help}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Looking for the best you can do…</source>
        <translation>最善の手を探しています…</translation>
    </message>
    <message>
        <source>Put the hints away</source>
        <translation>ヒントを閉じる</translation>
    </message>
    <message>
        <source>What you can do, best first</source>
        <translation>できること（良い順）</translation>
    </message>
    <message>
        <source>as good as the first</source>
        <translation>1番目と同じくらい良い手</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}点</translation>
    </message>
    <message>
        <source>{percent} to win</source>
        <translation>勝率{percent}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>No match has been finished yet.</source>
        <translation>終わった対戦はまだありません。</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>過去の対戦</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>勝者：{names}</translation>
    </message>
</context>
<context>
    <name>Kabu</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>チップ%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>+{count} more</source>
        <translation>ほか{count}人</translation>
    </message>
    <message>
        <source>+{count} more: {amount}</source>
        <translation>ほか{count}人：{amount}</translation>
    </message>
    <message>
        <source>0 with three cards</source>
        <translation>3枚で0</translation>
    </message>
    <message>
        <source>0 with three cards: the round is void, all stakes go back.</source>
        <translation>3枚で0：この回は無効で、賭けはすべて戻ります。</translation>
    </message>
    <message>
        <source>1, aka-pin</source>
        <translation>1（アカピン）</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1枚目</translation>
    </message>
    <message>
        <source>2 to 10 players · about 20 min</source>
        <translation>2〜10人・約20分</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2枚目</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3枚目</translation>
    </message>
    <message>
        <source>4, kin-shi</source>
        <translation>4（キンシ）</translation>
    </message>
    <message>
        <source>4-1 pays double, but only with two cards.</source>
        <translation>シッピンは2倍。ただし2枚のときだけです。</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; card(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt;枚</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only you see it</source>
        <translation>&lt;b&gt;蒔き札&lt;/b&gt;&lt;br&gt;あなただけに見えます</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;{name} alone sees it</source>
        <translation>&lt;b&gt;蒔き札&lt;/b&gt;&lt;br&gt;{name}さんだけに見えます</translation>
    </message>
    <message>
        <source>&lt;b&gt;Makifuda&lt;/b&gt;&lt;br&gt;out of play</source>
        <translation>&lt;b&gt;蒔き札&lt;/b&gt;&lt;br&gt;この回は使いません</translation>
    </message>
    <message>
        <source>&lt;b&gt;{left}&lt;/b&gt; left</source>
        <translation>残り&lt;b&gt;{left}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>= Tie, returned</source>
        <translation>= 引き分け、戻り</translation>
    </message>
    <message>
        <source>= Void, returned</source>
        <translation>= 無効、戻り</translation>
    </message>
    <message>
        <source>A bet goes on one column only.</source>
        <translation>賭けられるのは1列だけです。</translation>
    </message>
    <message>
        <source>A bet is at least one chip.</source>
        <translation>賭けは1枚からです。</translation>
    </message>
    <message>
        <source>A bet names a column and its chips.</source>
        <translation>賭けるには列と枚数が必要です。</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>1枚</translation>
    </message>
    <message>
        <source>A card from the bottom</source>
        <translation>一番下から1枚</translation>
    </message>
    <message>
        <source>A card from the top</source>
        <translation>一番上から1枚</translation>
    </message>
    <message>
        <source>A third card</source>
        <translation>もう一丁</translation>
    </message>
    <message>
        <source>A third card for column {column}?</source>
        <translation>{column}列目の3枚目は？</translation>
    </message>
    <message>
        <source>A third card for the dealer?</source>
        <translation>親の3枚目は？</translation>
    </message>
    <message>
        <source>A third card wins more often: {a} of {b} unseen cards help.</source>
        <translation>3枚目を引くほうがよく勝ちます。見えていない{b}枚のうち{a}枚でよくなります。</translation>
    </message>
    <message>
        <source>A tie: {names} draw again.</source>
        <translation>同じ数です：{names}が引き直します。</translation>
    </message>
    <message>
        <source>All places are equally good: nobody has seen the deck.</source>
        <translation>どこから引いても同じです。山札は誰も見ていません。</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <translation>すべての回が終わりました。</translation>
    </message>
    <message>
        <source>All unseen cards counted, a third card is worth more in the end.</source>
        <translation>見えていない札をすべて数えると、3枚目を引くほうが得です。</translation>
    </message>
    <message>
        <source>All unseen cards counted, two cards are worth more in the end.</source>
        <translation>見えていない札をすべて数えると、2枚のままのほうが得です。</translation>
    </message>
    <message>
        <source>As before: {amount}</source>
        <translation>前回と同じ：{amount}</translation>
    </message>
    <message>
        <source>Bet as before</source>
        <translation>前回と同じ賭け</translation>
    </message>
    <message>
        <source>Bet nothing</source>
        <translation>賭けない</translation>
    </message>
    <message>
        <source>Bets &lt;b&gt;{bet}&lt;/b&gt; of {cap}</source>
        <translation>賭け &lt;b&gt;{bet}&lt;/b&gt;／{cap}</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>一番下</translation>
    </message>
    <message>
        <source>Card!</source>
        <translation>もう一丁！</translation>
    </message>
    <message>
        <source>Cards of the dealer</source>
        <translation>親の札</translation>
    </message>
    <message>
        <source>Cards with an eye: the dealer has not seen them</source>
        <translation>目の印の札：親はまだ見ていません</translation>
    </message>
    <message>
        <source>Chips of {amount}</source>
        <translation>{amount}点のチップ</translation>
    </message>
    <message>
        <source>Click a column to add {amount}, right-click to take it back.</source>
        <translation>列をクリックすると{amount}枚賭け、右クリックで戻します。</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Column {column} is named twice.</source>
        <translation>{column}列目が2度指定されています。</translation>
    </message>
    <message>
        <source>Column {column} is turned: {rank}.</source>
        <translation>{column}列目を表にします：{rank}。</translation>
    </message>
    <message>
        <source>Column {column}, {field}: face down.</source>
        <translation>{column}列目の{field}：裏向き。</translation>
    </message>
    <message>
        <source>Column {column}, {field}: {rank}.</source>
        <translation>{column}列目の{field}：{rank}。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: equal, the dealer wins.</source>
        <translation>{column}列目、{hand}：同点、親の勝ち。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: higher, wins.</source>
        <translation>{column}列目、{hand}：親より上、勝ち。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: loses to the two cards of the dealer.</source>
        <translation>{column}列目、{hand}：親の2枚役に負け。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: loses to three of a kind.</source>
        <translation>{column}列目、{hand}：親の同じ札3枚に負け。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: lower, loses.</source>
        <translation>{column}列目、{hand}：親より下、負け。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: nobody has bet.</source>
        <translation>{column}列目、{hand}：賭けなし。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: stakes go back.</source>
        <translation>{column}列目、{hand}：賭けは戻ります。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: void.</source>
        <translation>{column}列目、{hand}：無効。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: wins more than its stake.</source>
        <translation>{column}列目、{hand}：賭けを上回る勝ち。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: wins twice its stake.</source>
        <translation>{column}列目、{hand}：賭けの2倍の勝ち。</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>{number}列目</translation>
    </message>
    <message>
        <source>Dead card</source>
        <translation>蒔き札</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Dealer has</source>
        <translation>親の手</translation>
    </message>
    <message>
        <source>Dealt after the bets</source>
        <translation>賭けの後に配ります</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>対戦を終える</translation>
    </message>
    <message>
        <source>Equal totals go to the dealer: that alone costs {a} of 100 chips.</source>
        <translation>同点は親の勝ち。それだけで100枚につき{a}枚の損です。</translation>
    </message>
    <message>
        <source>Everybody bets at least one chip.</source>
        <translation>全員が1枚以上賭けます。</translation>
    </message>
    <message>
        <source>Four columns against the dealer. Nine is best, and only the last digit counts.</source>
        <translation>4つの列で親と勝負します。9が最強、一の位だけを数えます。</translation>
    </message>
    <message>
        <source>Four open cards are out of play: {cards}.</source>
        <translation>表向きの4枚はこの回では使いません：{cards}。</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>4枚目</translation>
    </message>
    <message>
        <source>Fourth card; nobody has looked</source>
        <translation>上から4枚目、まだ誰も見ていません</translation>
    </message>
    <message>
        <source>From the bottom; nobody has looked</source>
        <translation>一番下から、まだ誰も見ていません</translation>
    </message>
    <message>
        <source>From the top; nobody has looked</source>
        <translation>一番上から、まだ誰も見ていません</translation>
    </message>
    <message>
        <source>Hint: bet nothing</source>
        <translation>ヒント：賭けない</translation>
    </message>
    <message>
        <source>Hint: bet {amount}</source>
        <translation>ヒント：{amount}枚賭ける</translation>
    </message>
    <message>
        <source>Hint: bottom</source>
        <translation>ヒント：一番下</translation>
    </message>
    <message>
        <source>Hint: card</source>
        <translation>ヒント：もう一丁</translation>
    </message>
    <message>
        <source>Hint: fourth</source>
        <translation>ヒント：4枚目</translation>
    </message>
    <message>
        <source>Hint: no card</source>
        <translation>ヒント：いらない</translation>
    </message>
    <message>
        <source>Hint: top</source>
        <translation>ヒント：一番上</translation>
    </message>
    <message>
        <source>In the long run it costs {a} of 100 chips.</source>
        <translation>長い目で見ると、100枚につき{a}枚の損です。</translation>
    </message>
    <message>
        <source>It costs more than column {a}.</source>
        <translation>{a}列目より損が大きいです。</translation>
    </message>
    <message>
        <source>It gives up what column {a} promises.</source>
        <translation>{a}列目の見込みを捨てることになります。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの番ではありません。</translation>
    </message>
    <message>
        <source>It may be the top card, the bottom card or the fourth from the top.</source>
        <translation>一番上、一番下、上から4枚目のどれかを取れます。</translation>
    </message>
    <message>
        <source>It promises as much as column {a}.</source>
        <translation>{a}列目と同じ見込みです。</translation>
    </message>
    <message>
        <source>It promises less than column {a}.</source>
        <translation>{a}列目より見込みが小さいです。</translation>
    </message>
    <message>
        <source>It promises no gain, if only by a hair.</source>
        <translation>わずかの差で、利益は見込めません。</translation>
    </message>
    <message>
        <source>It promises the most, but little: bet little.</source>
        <translation>見込みは一番ですが、わずかです。少しだけ賭けましょう。</translation>
    </message>
    <message>
        <source>It spreads the risk over several columns.</source>
        <translation>いくつかの列に分けて、危険を減らします。</translation>
    </message>
    <message>
        <source>Kyo-Kabu</source>
        <translation>京カブ</translation>
    </message>
    <message>
        <source>Lay a chip on that column</source>
        <translation>その列にチップを置く</translation>
    </message>
    <message>
        <source>Left to bet</source>
        <translation>胴前の残り</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次の回</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>いらない</translation>
    </message>
    <message>
        <source>No first card promises a gain.</source>
        <translation>どの1枚目にも利益は見込めません。</translation>
    </message>
    <message>
        <source>No other first card promises so much.</source>
        <translation>1枚目の見込みが一番です。</translation>
    </message>
    <message>
        <source>Nobody else has chips left.</source>
        <translation>ほかにチップを持つ人がいません。</translation>
    </message>
    <message>
        <source>Nobody has bet</source>
        <translation>誰も賭けていません</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>誰も賭けていません。</translation>
    </message>
    <message>
        <source>Nobody has bet: the round is void.</source>
        <translation>誰も賭けていないので、この回は無効です。</translation>
    </message>
    <message>
        <source>Oicho-Kabu</source>
        <translation>おいちょかぶ</translation>
    </message>
    <message>
        <source>Only the dealer has looked</source>
        <translation>見たのは親だけ</translation>
    </message>
    <message>
        <source>Only you have looked</source>
        <translation>見たのはあなただけ</translation>
    </message>
    <message>
        <source>Out of chips</source>
        <translation>チップ切れ</translation>
    </message>
    <message>
        <source>Place bets: {amount}</source>
        <translation>{amount}枚賭ける</translation>
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
        <source>Round {number} begins.</source>
        <translation>第{number}回を始めます。</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>第{number}回が終わりました</translation>
    </message>
    <message>
        <source>Round {number}, kuppin</source>
        <translation>第{number}回、クッピン</translation>
    </message>
    <message>
        <source>Round {number}, no bets</source>
        <translation>第{number}回、賭けなし</translation>
    </message>
    <message>
        <source>Round {number}, shippin</source>
        <translation>第{number}回、シッピン</translation>
    </message>
    <message>
        <source>Round {number}, void</source>
        <translation>第{number}回、無効</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>That is more than your {chips}.</source>
        <translation>持っている{chips}を超えています。</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>The columns are 1 to 4.</source>
        <translation>列は1から4までです。</translation>
    </message>
    <message>
        <source>The dealer has 0 with three cards: the round is void, all stakes go back.</source>
        <translation>親が3枚で0なので、この回は無効で、賭けはすべて戻ります。</translation>
    </message>
    <message>
        <source>The dealer has {hand}.</source>
        <translation>親は{hand}です。</translation>
    </message>
    <message>
        <source>The dealer takes a card.</source>
        <translation>親が札を取ります。</translation>
    </message>
    <message>
        <source>The dealer takes the top card, the bottom card or the fourth from the top.</source>
        <translation>親は一番上、一番下、上から4枚目のどれかを取ります。</translation>
    </message>
    <message>
        <source>The first field: {cards}.</source>
        <translation>場札：{cards}。</translation>
    </message>
    <message>
        <source>The fourth card</source>
        <translation>4枚目の札</translation>
    </message>
    <message>
        <source>The limit of all bets leaves {chips}.</source>
        <translation>胴前の残りは{chips}です。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The match is over. Most chips: {names}.</source>
        <translation>対戦は終わりました。最多のチップ：{names}。</translation>
    </message>
    <message>
        <source>The old form: columns 5, 6, 7 and 8 against the dealer. Nine is best.</source>
        <translation>古い形：5、6、7、8の列で親と勝負します。9が最強です。</translation>
    </message>
    <message>
        <source>The table has stopped.</source>
        <translation>途中で終了しました。</translation>
    </message>
    <message>
        <source>The third card comes from the top.</source>
        <translation>3枚目は一番上から取ります。</translation>
    </message>
    <message>
        <source>This action has no further words.</source>
        <translation>この操作に続く語はありません。</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>一番上</translation>
    </message>
    <message>
        <source>Which chip that is</source>
        <translation>置くチップを選ぶ</translation>
    </message>
    <message>
        <source>With a third card or without: the odds are the same.</source>
        <translation>3枚目を引いても引かなくても、見込みは同じです。</translation>
    </message>
    <message>
        <source>You drew nearest to nine, a {rank}, and deal</source>
        <translation>あなたの{rank}が9に最も近く、親です</translation>
    </message>
    <message>
        <source>You drew the lowest card, a {rank}, and deal</source>
        <translation>あなたの{rank}が最も小さく、親です</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>あなたの手</translation>
    </message>
    <message>
        <source>You have {chips}; the limit leaves {left}.</source>
        <translation>手持ちは{chips}、胴前の残りは{left}です。</translation>
    </message>
    <message>
        <source>You lose {chips}</source>
        <translation>{chips}の負けです</translation>
    </message>
    <message>
        <source>You must bet, and no other column costs less.</source>
        <translation>必ず賭けるきまりで、ここが一番損が少ない列です。</translation>
    </message>
    <message>
        <source>You neither win nor lose</source>
        <translation>勝ち負けなしです</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>{chips}の勝ちです</translation>
    </message>
    <message>
        <source>Your cards as dealer</source>
        <translation>あなたの札（親）</translation>
    </message>
    <message>
        <source>a third card ({field}) for column {column}?</source>
        <translation>{column}列目の3枚目（{field}）は？</translation>
    </message>
    <message>
        <source>a third card for yourself?</source>
        <translation>自分の3枚目は？</translation>
    </message>
    <message>
        <source>arashi</source>
        <translation>嵐</translation>
    </message>
    <message>
        <source>as fourth from the top</source>
        <translation>上から4枚目</translation>
    </message>
    <message>
        <source>bet on any columns</source>
        <translation>好きな列に賭けてください</translation>
    </message>
    <message>
        <source>bet on one column</source>
        <translation>1列だけに賭けてください</translation>
    </message>
    <message>
        <source>bet {amount}</source>
        <translation>{amount}枚賭け</translation>
    </message>
    <message>
        <source>bets nothing</source>
        <translation>賭けなし</translation>
    </message>
    <message>
        <source>buta</source>
        <translation>ブタ</translation>
    </message>
    <message>
        <source>from the bottom</source>
        <translation>一番下</translation>
    </message>
    <message>
        <source>from the top</source>
        <translation>一番上</translation>
    </message>
    <message>
        <source>goke</source>
        <translation>ゴケ</translation>
    </message>
    <message>
        <source>goken</source>
        <translation>ゴケン</translation>
    </message>
    <message>
        <source>hikifuda</source>
        <translation>引き札</translation>
    </message>
    <message>
        <source>kabu</source>
        <translation>カブ</translation>
    </message>
    <message>
        <source>kimefuda</source>
        <translation>決め札</translation>
    </message>
    <message>
        <source>kuppin</source>
        <translation>クッピン</translation>
    </message>
    <message>
        <source>kuppin (9 and 1)</source>
        <translation>クッピン（9と1）</translation>
    </message>
    <message>
        <source>naki</source>
        <translation>ナキ</translation>
    </message>
    <message>
        <source>nizou</source>
        <translation>ニゾウ</translation>
    </message>
    <message>
        <source>nizō</source>
        <translation>ニゾウ</translation>
    </message>
    <message>
        <source>no bets</source>
        <translation>賭けなし</translation>
    </message>
    <message>
        <source>no third card</source>
        <translation>3枚目なし</translation>
    </message>
    <message>
        <source>oicho</source>
        <translation>オイチョ</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>ピン</translation>
    </message>
    <message>
        <source>rokken</source>
        <translation>ロッケン</translation>
    </message>
    <message>
        <source>roppō</source>
        <translation>ロッポウ</translation>
    </message>
    <message>
        <source>sanzun</source>
        <translation>サンズン</translation>
    </message>
    <message>
        <source>shichiken</source>
        <translation>シチケン</translation>
    </message>
    <message>
        <source>shippin</source>
        <translation>シッピン</translation>
    </message>
    <message>
        <source>shippin (4 and 1)</source>
        <translation>シッピン（4と1）</translation>
    </message>
    <message>
        <source>sorokabu</source>
        <translation>ソロカブ</translation>
    </message>
    <message>
        <source>still to bet</source>
        <translation>これから賭け</translation>
    </message>
    <message>
        <source>take your first card</source>
        <translation>1枚目を取ってください</translation>
    </message>
    <message>
        <source>take your second card</source>
        <translation>2枚目を取ってください</translation>
    </message>
    <message>
        <source>took a third card</source>
        <translation>3枚目あり</translation>
    </message>
    <message>
        <source>took no third card</source>
        <translation>3枚目なし</translation>
    </message>
    <message>
        <source>uchifuda</source>
        <translation>打ち札</translation>
    </message>
    <message>
        <source>unsun</source>
        <translation>ウンスン</translation>
    </message>
    <message>
        <source>yonsun</source>
        <translation>ヨンスン</translation>
    </message>
    <message>
        <source>yotsuya</source>
        <translation>ヨツヤ</translation>
    </message>
    <message>
        <source>you decide</source>
        <translation>決めるのはあなた</translation>
    </message>
    <message>
        <source>{amount} chips</source>
        <translation>{amount}枚</translation>
    </message>
    <message>
        <source>{amount} on column {column}</source>
        <translation>{column}列目に{amount}枚</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards do harm.</source>
        <translation>見えていない{b}枚のうち{a}枚で悪くなります。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards help, {c} of them make 8 or 9.</source>
        <translation>見えていない{b}枚のうち{a}枚でよくなり、{c}枚は8か9になります。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 4-1 here, which pays double.</source>
        <translation>見えていない{b}枚のうち{a}枚でシッピン。2倍になります。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 7, 8 or 9 here at once: most.</source>
        <translation>見えていない{b}枚のうち{a}枚ですぐ7・8・9。ほかの列より多いです。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make three alike; the rest help too seldom.</source>
        <translation>見えていない{b}枚のうち{a}枚で同じ札3枚。残りの札は助けになりにくいです。</translation>
    </message>
    <message>
        <source>{a} wins more often without a third card.</source>
        <translation>{a}は、3枚目を引かないほうがよく勝ちます。</translation>
    </message>
    <message>
        <source>{chips}, {staked} on the table</source>
        <translation>{chips}、場に{staked}枚</translation>
    </message>
    <message>
        <source>{left} of {cap}</source>
        <translation>{left}／{cap}</translation>
    </message>
    <message>
        <source>{left} of {cap} chips are left to bet.</source>
        <translation>胴前{cap}枚のうち、あと{left}枚賭けられます。</translation>
    </message>
    <message>
        <source>{names} share the win with {chips}</source>
        <translation>{names}が{chips}で勝ちを分け合いました</translation>
    </message>
    <message>
        <source>{name} asks for a {field} in column {column}: {rank}.</source>
        <translation>{name}が{column}列目に{field}を求めました：{rank}。</translation>
    </message>
    <message>
        <source>{name} bets nothing.</source>
        <translation>{name}は賭けませんでした。</translation>
    </message>
    <message>
        <source>{name} bets {chips} on column {column}.</source>
        <translation>{name}が{column}列目に{chips}を賭けました。</translation>
    </message>
    <message>
        <source>{name} cannot bet: the limit is used up.</source>
        <translation>{name}は賭けられません。胴前が埋まりました。</translation>
    </message>
    <message>
        <source>{name} deals. Order of play: {names}.</source>
        <translation>{name}が親です。順番：{names}。</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation>決めるのは{name}</translation>
    </message>
    <message>
        <source>{name} draws {rank} for the deal.</source>
        <translation>{name}が親決めで{rank}を引きました。</translation>
    </message>
    <message>
        <source>{name} drew nearest to nine, a {rank}, and deals</source>
        <translation>{name}の{rank}が9に最も近く、親です</translation>
    </message>
    <message>
        <source>{name} drew the lowest card, a {rank}, and deals</source>
        <translation>{name}の{rank}が最も小さく、親です</translation>
    </message>
    <message>
        <source>{name} gets a dead card.</source>
        <translation>{name}に蒔き札を配りました。</translation>
    </message>
    <message>
        <source>{name} has no chips left.</source>
        <translation>{name}のチップがなくなりました。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>{name} looks at a dead card: {rank}. It is out of play.</source>
        <translation>{name}が蒔き札を見ました：{rank}。この回では使いません。</translation>
    </message>
    <message>
        <source>{name} looks at both cards.</source>
        <translation>{name}が2枚とも見ました。</translation>
    </message>
    <message>
        <source>{name} looks at {cards}.</source>
        <translation>{name}が{cards}を見ました。</translation>
    </message>
    <message>
        <source>{name} shows kuppin, 9 and 1, and the round ends at once.</source>
        <translation>{name}がクッピン（9と1）を出し、この回はすぐに終わりました。</translation>
    </message>
    <message>
        <source>{name} shows shippin, 4 and 1, and the round ends at once.</source>
        <translation>{name}がシッピン（4と1）を出し、この回はすぐに終わりました。</translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation>{name}が{cards}を公開しました：{hand}。</translation>
    </message>
    <message>
        <source>{name} shuffles {count} cards.</source>
        <translation>{name}が{count}枚を切りました。</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}: {rank}.</source>
        <translation>{name}が3枚目を取りました（{where}）：{rank}。</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}; it stays hidden.</source>
        <translation>{name}が3枚目を取りました（{where}）。札は伏せたままです。</translation>
    </message>
    <message>
        <source>{name} takes no third card.</source>
        <translation>{name}は3枚目を取りませんでした。</translation>
    </message>
    <message>
        <source>{name} takes no {field} in column {column}.</source>
        <translation>{name}は{column}列目の{field}を取りませんでした。</translation>
    </message>
    <message>
        <source>{name} takes the first card {where}; nobody looks.</source>
        <translation>{name}が1枚目を取りました（{where}）。誰も見ていません。</translation>
    </message>
    <message>
        <source>{name} takes the second card {where}.</source>
        <translation>{name}が2枚目を取りました（{where}）。</translation>
    </message>
    <message>
        <source>{name} wins with {chips}</source>
        <translation>{name}が{chips}で勝ちました</translation>
    </message>
    <message>
        <source>{name}, column {column}: {net}.</source>
        <translation>{name}、{column}列目：{net}。</translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <translation>{name}（親）</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}：{amount}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}／{count}</translation>
    </message>
    <message>
        <source>{sum} = {total}. 3 or less must take a third card.</source>
        <translation>{sum} = {total}。3以下は3枚目を必ず取ります。</translation>
    </message>
    <message>
        <source>{sum} = {total}. 7 or more may not take a third card.</source>
        <translation>{sum} = {total}。7以上は3枚目を取れません。</translation>
    </message>
    <message>
        <source>{sum} = {total}. The choice is free.</source>
        <translation>{sum} = {total}。取るかどうかは自由です。</translation>
    </message>
    <message>
        <source>{total}, {name}</source>
        <translation>{total}（{name}）</translation>
    </message>
    <message>
        <source>{total}: with 3 or less the third card must be taken.</source>
        <translation>{total}：3以下なので、3枚目を必ず取ります。</translation>
    </message>
    <message>
        <source>{total}: with 7 or more no third card may be taken.</source>
        <translation>{total}：7以上なので、3枚目は取れません。</translation>
    </message>
    <message>
        <source>– No bets</source>
        <translation>– 賭けなし</translation>
    </message>
    <message>
        <source>“{word}” is not a number.</source>
        <translation>「{word}」は数ではありません。</translation>
    </message>
    <message>
        <source>▲ Wins</source>
        <translation>▲ 勝ち</translation>
    </message>
    <message>
        <source>▲ Wins {times}:1</source>
        <translation>▲ 勝ち {times}:1</translation>
    </message>
    <message>
        <source>▼ Loses</source>
        <translation>▼ 負け</translation>
    </message>
    <message>
        <source>▼ Loses to {hand}</source>
        <translation>▼ {hand}に負け</translation>
    </message>
    <message>
        <source>▼ Tie, lost</source>
        <translation>▼ 同点、負け</translation>
    </message>
</context>
<context>
    <name>KabuOptions</name>
    <message>
        <source>4-1 and 9-1 against arashi</source>
        <translation>シッピン・クッピン対嵐</translation>
    </message>
    <message>
        <source>4-1 is a plain 5 for everyone.</source>
        <translation>四一は誰にとってもただの5です。</translation>
    </message>
    <message>
        <source>9 and 1 are kuppin in either order.</source>
        <translation>9と1なら順番を問わずクッピンです。</translation>
    </message>
    <message>
        <source>A column may draw or stand with any total.</source>
        <translation>列はいくつでも、取るか取らないかを選べます。</translation>
    </message>
    <message>
        <source>A column must draw with 3 or less and may not with 7 or more.</source>
        <translation>列は3以下なら必ず取り、7以上なら取れません。</translation>
    </message>
    <message>
        <source>A pair is bound like any other two cards.</source>
        <translation>同じ札2枚も、ほかの札と同じ決まりに従います。</translation>
    </message>
    <message>
        <source>A pair may always draw, even with 7 or more.</source>
        <translation>同じ札2枚なら、7以上でも3枚目を取れます。</translation>
    </message>
    <message>
        <source>A pair may take a third card even with 7 or more.</source>
        <translation>同じ札2枚なら、7以上でも3枚目を取れます。</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), whoever has the most chips wins.</source>
        <translation>
            <numerusform>%n回を終えて、チップの最も多い人の勝ちです。</numerusform>
        </translation>
    </message>
    <message>
        <source>After every round the next player to the right deals.</source>
        <translation>毎回、右隣の人に親が移ります。</translation>
    </message>
    <message>
        <source>After so many rounds the most chips win.</source>
        <translation>この回数を終えて、チップの最も多い人の勝ちです。</translation>
    </message>
    <message numerus="yes">
        <source>All bets of a round together are at most %n chip(s).</source>
        <translation>
            <numerusform>1回に全員で賭けられるのは、合わせて%n枚までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>All players may look at the hidden cards; the dealer may not.</source>
        <translation>伏せ札は親以外の全員が見られます。</translation>
    </message>
    <message>
        <source>All players together bet no more than this in a round.</source>
        <translation>1回に全員で賭けられる合計の上限です。</translation>
    </message>
    <message>
        <source>All players, not the dealer</source>
        <translation>親以外の全員</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>可</translation>
    </message>
    <message>
        <source>Always the top</source>
        <translation>常に一番上</translation>
    </message>
    <message>
        <source>An arashi beats the dealer’s 4-1 and 9-1.</source>
        <translation>嵐は親の四一・九一に勝ちます。</translation>
    </message>
    <message>
        <source>Arashi of the dealer</source>
        <translation>親の嵐</translation>
    </message>
    <message>
        <source>Arashi pays</source>
        <translation>嵐の配当</translation>
    </message>
    <message>
        <source>At least one chip</source>
        <translation>チップ1枚以上</translation>
    </message>
    <message>
        <source>Beats all but arashi</source>
        <translation>嵐以外に勝つ</translation>
    </message>
    <message>
        <source>Betting nothing</source>
        <translation>賭けないこと</translation>
    </message>
    <message>
        <source>Bound: 3 must, 7 may not</source>
        <translation>3以下は必須、7以上は不可</translation>
    </message>
    <message>
        <source>Cards that leave the round before the first field.</source>
        <translation>場札の前に、その回から除く札です。</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>カジノ</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>最初のチップ</translation>
    </message>
    <message>
        <source>Chips may go below zero, and nobody drops out.</source>
        <translation>チップは0を下回ってもよく、誰も脱落しません。</translation>
    </message>
    <message>
        <source>Counts as 0</source>
        <translation>0として数える</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>借り</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>蒔き札</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Dealer wins</source>
        <translation>親の勝ち</translation>
    </message>
    <message>
        <source>Dealer with three-card 0</source>
        <translation>親の3枚で0</translation>
    </message>
    <message>
        <source>Draw nearest to 9, every round</source>
        <translation>毎回引き、9に最も近い人</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>Every player but the dealer gets one card only they see; it is out of play.</source>
        <translation>子は自分だけが見る札を1枚受け取り、その札は使いません。</translation>
    </message>
    <message>
        <source>Everybody: dealt face up</source>
        <translation>全員：表向きに配る</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the card nearest to 9 deals.</source>
        <translation>毎回全員が1枚引き、9に最も近い人が親です。</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the lowest card deals.</source>
        <translation>毎回全員が1枚引き、最も小さい人が親です。</translation>
    </message>
    <message numerus="yes">
        <source>Everyone starts with %n chip(s).</source>
        <translation>
            <numerusform>全員がチップ%n枚で始めます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone, the dealer too, gets one card only they see; it is out of play.</source>
        <translation>親も子も自分だけが見る札を1枚受け取り、その札は使いません。</translation>
    </message>
    <message>
        <source>Four cards are laid out face up first; they are out of play.</source>
        <translation>最初に4枚を表向きに並べ、その札は使いません。</translation>
    </message>
    <message>
        <source>Four open makifuda</source>
        <translation>表向きの蒔き札4枚</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>If 4-1 or 9-1 meets an arashi, the stakes go back.</source>
        <translation>四一・九一と嵐がぶつかれば、賭けは戻ります。</translation>
    </message>
    <message>
        <source>If a column equals the dealer, its stakes go back.</source>
        <translation>列と親が同じ数なら、賭けは戻ります。</translation>
    </message>
    <message>
        <source>If a column equals the dealer, the dealer wins the stakes.</source>
        <translation>列と親が同じ数なら、親が賭けを取ります。</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the column wins.</source>
        <translation>列と親の両方がソロカブなら、列の勝ちです。</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the higher total wins.</source>
        <translation>列と親の両方がソロカブなら、数の大きい方の勝ちです。</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the stakes go back.</source>
        <translation>列と親の両方がソロカブなら、賭けは戻ります。</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make 0, the round is void.</source>
        <translation>親が3枚で0なら、その回は無効です。</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make 0, they count as 0.</source>
        <translation>親が3枚で0なら、そのまま0と数えます。</translation>
    </message>
    <message>
        <source>In either order</source>
        <translation>順不同</translation>
    </message>
    <message>
        <source>In this order only</source>
        <translation>この順のみ</translation>
    </message>
    <message>
        <source>Limit of all bets</source>
        <translation>胴前</translation>
    </message>
    <message>
        <source>Lowest draw, every round</source>
        <translation>毎回引き、最も小さい人</translation>
    </message>
    <message>
        <source>No card leaves the round; all of them are in play.</source>
        <translation>除く札はなく、すべての札を使います。</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>効果なし</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>One bank for all rounds</source>
        <translation>全回同じ親</translation>
    </message>
    <message>
        <source>One bank for all rounds, and it wins equal totals.</source>
        <translation>全回同じ人が親で、同点は親の勝ちです。</translation>
    </message>
    <message>
        <source>One for each player, secret</source>
        <translation>子に1枚ずつ、秘密</translation>
    </message>
    <message>
        <source>One for the dealer too, secret</source>
        <translation>親にも1枚、秘密</translation>
    </message>
    <message>
        <source>Only 9 first and 1 second is kuppin.</source>
        <translation>1枚目が9、2枚目が1のときだけクッピンです。</translation>
    </message>
    <message>
        <source>Only bettors look, the dealer draws freely and stays until every column wins.</source>
        <translation>賭けた人だけが見ます。親の3枚目は自由で、全列に負けるまで親を続けます。</translation>
    </message>
    <message>
        <source>Only with the 1 as the second card.</source>
        <translation>1が2枚目のときだけ役になります。</translation>
    </message>
    <message>
        <source>Order of 4-1 and 9-1</source>
        <translation>シッピン・クッピンの順</translation>
    </message>
    <message>
        <source>Order of kuppin</source>
        <translation>クッピンの順</translation>
    </message>
    <message>
        <source>Pairs may draw</source>
        <translation>同じ札2枚の例外</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>その回は無効</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>ルール表</translation>
    </message>
    <message>
        <source>Shippin belongs to the dealer, to a column, or to nobody.</source>
        <translation>シッピンを親の役にするか、列の役にするか、なしにするかを決めます。</translation>
    </message>
    <message>
        <source>Sorokabu on both sides</source>
        <translation>双方ソロカブ</translation>
    </message>
    <message>
        <source>Stakes go back</source>
        <translation>賭けは戻る</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>The 1 may be the first or the second card.</source>
        <translation>1は1枚目でも2枚目でもかまいません。</translation>
    </message>
    <message>
        <source>The arashi wins</source>
        <translation>嵐の勝ち</translation>
    </message>
    <message>
        <source>The column wins</source>
        <translation>列の勝ち</translation>
    </message>
    <message>
        <source>The column, paid twice</source>
        <translation>列、配当2倍</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>The dealer always takes the top card.</source>
        <translation>親は常に一番上の札を取ります。</translation>
    </message>
    <message>
        <source>The dealer chooses where the third card comes from, too.</source>
        <translation>親は3枚目の場所も選びます。</translation>
    </message>
    <message>
        <source>The dealer goes on until every column wins in the same round.</source>
        <translation>1回に全部の列に負けるまで、同じ人が親を続けます。</translation>
    </message>
    <message>
        <source>The dealer may draw or stand with any total.</source>
        <translation>親はいくつでも、取るか取らないかを選べます。</translation>
    </message>
    <message>
        <source>The dealer must draw with 3 or less and may not with 7 or more.</source>
        <translation>親は3以下なら必ず取り、7以上なら取れません。</translation>
    </message>
    <message>
        <source>The dealer stays until every column wins, and draws within the bounds.</source>
        <translation>全列に負けるまで親を続け、3枚目の決まりに従います。</translation>
    </message>
    <message>
        <source>The dealer takes both cards from the top, the bottom or fourth from the top.</source>
        <translation>親は2枚とも、一番上、一番下、上から4枚目のどれかを選びます。</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>親の勝ち</translation>
    </message>
    <message>
        <source>The dealer’s 4-1 or 9-1 beats an arashi.</source>
        <translation>親の四一・九一は嵐に勝ちます。</translation>
    </message>
    <message>
        <source>The dealer’s third card always comes from the top.</source>
        <translation>親の3枚目は常に一番上の札です。</translation>
    </message>
    <message>
        <source>The dealer’s three cards of a rank beat all but an arashi.</source>
        <translation>親の同じ札3枚は、嵐以外のすべてに勝ちます。</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>数の大きい方の勝ち</translation>
    </message>
    <message>
        <source>The rules of the players’ own sheet.</source>
        <translation>遊び手たちのルール表のとおりです。</translation>
    </message>
    <message>
        <source>The same player is the bank in every round.</source>
        <translation>最後まで同じ人が親です。</translation>
    </message>
    <message>
        <source>The second cards are dealt face up for everyone.</source>
        <translation>2枚目は全員に見えるように表向きに配ります。</translation>
    </message>
    <message>
        <source>Third card of the columns</source>
        <translation>列の3枚目</translation>
    </message>
    <message>
        <source>Third card of the dealer</source>
        <translation>親の3枚目</translation>
    </message>
    <message>
        <source>Third card of the dealer from</source>
        <translation>親の3枚目を取る場所</translation>
    </message>
    <message>
        <source>Three cards of a rank do nothing special for the dealer.</source>
        <translation>同じ札3枚でも、親には何の効果もありません。</translation>
    </message>
    <message>
        <source>Three cards of a rank win three times the stake.</source>
        <translation>同じ札3枚は、賭けの3倍を受け取ります。</translation>
    </message>
    <message>
        <source>Three cards of a rank win twice the stake.</source>
        <translation>同じ札3枚は、賭けの2倍を受け取ります。</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>賭けの3倍</translation>
    </message>
    <message>
        <source>To the right every round</source>
        <translation>毎回右隣へ</translation>
    </message>
    <message>
        <source>Top, bottom or fourth</source>
        <translation>一番上、一番下、4枚目</translation>
    </message>
    <message>
        <source>Twice the stake</source>
        <translation>賭けの2倍</translation>
    </message>
    <message>
        <source>Until every column beats the dealer</source>
        <translation>全列に負けるまで</translation>
    </message>
    <message>
        <source>Until you stop</source>
        <translation>終えるまで</translation>
    </message>
    <message>
        <source>What everybody has before round 1.</source>
        <translation>第1回の前に全員が持つチップです。</translation>
    </message>
    <message>
        <source>What happens when a column and the dealer both have it.</source>
        <translation>列と親の両方がソロカブのときの扱いです。</translation>
    </message>
    <message>
        <source>What happens when a column equals the dealer.</source>
        <translation>列と親が同じ数のときの扱いです。</translation>
    </message>
    <message>
        <source>What three cards of a rank win, besides the stake.</source>
        <translation>同じ札3枚で勝ったとき、賭けのほかに受け取る分です。</translation>
    </message>
    <message>
        <source>Where the dealer draws</source>
        <translation>親が取る場所</translation>
    </message>
    <message>
        <source>Whether 3 or less must draw and 7 or more may not.</source>
        <translation>3以下は必ず取り、7以上は取れないという決まりを使うかどうかです。</translation>
    </message>
    <message>
        <source>Whether a 0 of three cards counts or makes the round void.</source>
        <translation>3枚で0を数えるか、その回を無効にするかを決めます。</translation>
    </message>
    <message>
        <source>Whether a player may let a round go by without a bet.</source>
        <translation>賭けずに回を見送れるかどうかを決めます。</translation>
    </message>
    <message>
        <source>Whether the 1 must be the second card.</source>
        <translation>1が2枚目でなければならないかどうかを決めます。</translation>
    </message>
    <message>
        <source>Whether the 9 must be the first card of the dealer.</source>
        <translation>9が親の1枚目でなければならないかどうかを決めます。</translation>
    </message>
    <message>
        <source>Whether the dealer chooses the place of the first and second card.</source>
        <translation>親が1枚目と2枚目の場所を選べるかどうかを決めます。</translation>
    </message>
    <message>
        <source>Whether the dealer is held to the bounds of the third card.</source>
        <translation>親も3枚目の決まりに従うかどうかを決めます。</translation>
    </message>
    <message>
        <source>Whether the place of the third card is chosen too.</source>
        <translation>3枚目の場所も選べるかどうかを決めます。</translation>
    </message>
    <message>
        <source>Whether three cards of a rank also help the dealer.</source>
        <translation>同じ札3枚が親にも有利になるかどうかを決めます。</translation>
    </message>
    <message>
        <source>Who deals the next round.</source>
        <translation>次の回の親です。</translation>
    </message>
    <message>
        <source>Who has bet on the column</source>
        <translation>その列に賭けた人</translation>
    </message>
    <message>
        <source>Who knows the hidden card of a column before the showdown.</source>
        <translation>列の伏せ札を勝負の前に見られる人です。</translation>
    </message>
    <message>
        <source>Who looks at the second field</source>
        <translation>2枚目を見る人</translation>
    </message>
    <message>
        <source>Who wins when the two cards of the dealer meet an arashi.</source>
        <translation>親の2枚役と嵐がぶつかったときの勝者です。</translation>
    </message>
    <message>
        <source>Whoever has chips must bet at least one in every round.</source>
        <translation>チップがある人は、毎回1枚以上賭けなければなりません。</translation>
    </message>
    <message>
        <source>Whose is 4-1</source>
        <translation>シッピンの持ち主</translation>
    </message>
    <message>
        <source>With 4-1 a column wins twice the stake.</source>
        <translation>四一は列の役で、賭けの2倍を受け取ります。</translation>
    </message>
    <message>
        <source>With 4-1 the dealer wins at once.</source>
        <translation>四一は親の役で、その場で親の勝ちです。</translation>
    </message>
    <message>
        <source>With credit chips may go below nothing and nobody drops out.</source>
        <translation>借りがあればチップは0を下回ってもよく、誰も脱落しません。</translation>
    </message>
    <message>
        <source>You bet only chips you have; without any, you watch.</source>
        <translation>賭けられるのは手持ちのチップだけで、なくなれば見学です。</translation>
    </message>
    <message>
        <source>You may let a round go by without a bet.</source>
        <translation>賭けずに回を見送れます。</translation>
    </message>
    <message>
        <source>You may look at a hidden card only where you have bet.</source>
        <translation>伏せ札を見られるのは、その列に賭けた人だけです。</translation>
    </message>
    <message>
        <source>You play until you stop; then the most chips win.</source>
        <translation>終えるまで続け、そのときチップの最も多い人の勝ちです。</translation>
    </message>
</context>
<context>
    <name>KabuRules</name>
    <message>
        <source>After the bets the dealer takes a card unseen, from the top, the bottom or the fourth place of the pile. Then a hidden card comes under every column. The players look at them; the dealer does not.</source>
        <translation>賭けが終わると、親は山札の一番上、一番下、上から4枚目のどれかを見ずに取ります。次に各列へ打ち札を1枚ずつ伏せて配ります。子はこれを見ますが、親は見ません。</translation>
    </message>
    <message>
        <source>After twelve rounds the one with the most chips wins. Who has no chips left watches.</source>
        <translation>12回を終えて、チップの最も多い人の勝ちです。チップがなくなった人は観戦します。</translation>
    </message>
    <message>
        <source>After twelve rounds, or six, the one with the most chips wins.</source>
        <translation>12回（または6回）を終えて、チップの最も多い人の勝ちです。</translation>
    </message>
    <message>
        <source>All cards are turned over, and each column is compared with the dealer’s hand on its own. A higher column wins its stake once more, a lower one loses it. With equal totals the bets go back.</source>
        <translation>すべての札を表にし、列ごとに親の手と比べます。上回った列は賭けと同じだけ受け取り、下回った列は賭けを失います。同点なら賭けは戻ります。</translation>
    </message>
    <message>
        <source>At the start of every round each draws a card: the lowest deals, the others sit in ascending order from his right. Of equal lowest cards only those who drew them draw again. Every player then gets one card that is out of play; only he looks at it.
Four cards are laid open in a row: the first field.</source>
        <translation>毎回はじめに1枚ずつ引き、最も小さい人が親になります。ほかの人は数の小さい順に親の右から並びます。最も小さい札が同じ数なら、その人たちだけが引き直します。次に子へ1枚ずつ蒔き札を配ります。この札はその回では使わず、本人だけが見ます。
4枚を表向きに並べます。これが場札です。</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>賭け</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>Each player bets on one column only, and looks only at the hidden card (hikifuda) of that column. The dealer’s cards come from the top of the pile.</source>
        <translation>子が賭けられるのは1列だけで、その列の引き札だけを見られます。親の札は山札の一番上から取ります。</translation>
    </message>
    <message>
        <source>For each column the first of its bettors decides for all of them. With a total of 3 or less a third card must be taken, with 7 or more it may not; from 4 to 6 the choice is free. The third card lies open.</source>
        <translation>列ごとに、その列に賭けた人のうち順番の早い人が全員の分を決めます。合計が3以下なら3枚目を必ず取り、7以上なら取れません。4から6は自由です。3枚目は表向きに置きます。</translation>
    </message>
    <message>
        <source>One column each</source>
        <translation>賭けは1列だけ</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>The cards count 1 to 10. Only the last digit of a sum counts: 8 and 9 make 17, which is 7. Nine is the best total, nought the worst. Nobody plays against the other players: every bet is against the dealer.</source>
        <translation>札は1から10と数え、合計は一の位だけを見ます。8と9は17で、7になります。9が最も強く、0が最も弱い数です。子どうしは争わず、賭けはすべて親との勝負です。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>配り方</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>The dealer takes his second card, looks at both, and may take a third; he is bound by 3 and 7 like the players.
If his first card is a 4 or a 9 and his second a 1, he wins at once against everything: shippin and kuppin.</source>
        <translation>親は2枚目を取って2枚とも見て、3枚目を取ることもできます。3以下と7以上の決まりには、子と同じく従います。
1枚目が4か9で2枚目が1なら、親はすぐに全列に勝ちます。これがシッピンとクッピンです。</translation>
    </message>
    <message>
        <source>The dealer takes his second card, looks at both, and takes a third one or not as he likes; it stays hidden until all cards are shown.
A 9 and then a 1 as his two cards, kuppin, beat everything.</source>
        <translation>親は2枚目を取って2枚とも見て、3枚目を取るかどうかを自由に決めます。3枚目は全員の札を見せるまで伏せておきます。
2枚が9、1の順なら、クッピンですべてに勝ちます。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>The first field is always the same: 5, 6, 7 and 8. The other 36 cards are shuffled. Every round the deal moves on to the right.</source>
        <translation>場札はいつも5、6、7、8です。残りの36枚を切ります。親は毎回右隣へ移ります。</translation>
    </message>
    <message>
        <source>The second field</source>
        <translation>2枚目（打ち札）</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>3枚目</translation>
    </message>
    <message>
        <source>There are four columns, however many people play. Players bet on columns, in turn from the dealer’s right; several may bet on the same one.
All bets together may not exceed the limit. The one who bets first may take all of it, but that is thought rude. Betting nothing is allowed.</source>
        <translation>遊ぶ人数にかかわらず、列は4つです。子は親の右から順に列へ賭け、同じ列に何人で賭けてもかまいません。
賭けの合計は胴前を超えられません。最初の人が胴前を全部使うこともできますが、無作法とされます。賭けなくてもかまいません。</translation>
    </message>
    <message>
        <source>Three equal cards in a column, arashi, win whatever the dealer’s total is and pay twice the stake.</source>
        <translation>列の3枚がすべて同じ札なら嵐で、親の数にかかわらず勝ち、賭けの2倍を受け取ります。</translation>
    </message>
    <message>
        <source>Three equal cards in a column, sorokabu, win whatever the dealer has and pay twice the stake. Three fives, sixes, sevens or eights of the dealer beat every column that is not sorokabu itself.</source>
        <translation>列の3枚がすべて同じ札ならソロカブで、親の手にかかわらず勝ち、賭けの2倍を受け取ります。親の5、6、7、8の3枚ぞろいは、ソロカブ以外のすべての列に勝ちます。</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>同じ札3枚</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中級</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}と{second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>Back to the game</source>
        <translation>対戦に戻る</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>振り返り中</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>%n 件の対局は読み込めません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be saved so far and are kept until then.</source>
        <translation>
            <numerusform>%n 件の対局がまだ保存できていません。保存できるまで保持します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over so far…</source>
        <translation>
            <numerusform>これまでに %n 件の対局を引き継ぎました…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over.</source>
        <translation>
            <numerusform>%n 件の対局を引き継ぎました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lack their end.</source>
        <translation>
            <numerusform>そのうち %n 件は終わりの部分が失われています。</numerusform>
        </translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Cardtableについて</translation>
    </message>
    <message>
        <source>Cardtable {version}

Card games that no good program existed for. The code is under the MIT licence, the card art under CC0.</source>
        <translation>Cardtable {version}

これまで良いプログラムのなかったカードゲーム集です。コードはMITライセンス、カードの絵はCC0です。</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>記録を書き出す</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>記録を開く</translation>
    </message>
    <message>
        <source>Records of Cardtable</source>
        <translation>Cardtableの記録</translation>
    </message>
    <message>
        <source>The deck {name} is left out. {reason}</source>
        <translation>カード「{name}」は使えません。{reason}</translation>
    </message>
    <message>
        <source>The file of saved matches was damaged. It was set aside as {file}.</source>
        <translation>保存した対戦のファイルが壊れていたため、{file}として別に残しました。</translation>
    </message>
    <message>
        <source>The game {name} ({package}) cannot be loaded.</source>
        <translation>ゲーム {name}（{package}）を読み込めません。</translation>
    </message>
    <message>
        <source>The record is being checked…</source>
        <translation>記録を確認しています…</translation>
    </message>
    <message>
        <source>What is there can still be looked at and exported.</source>
        <translation>保存済みの内容は、引き続き見たり書き出したりできます。</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Airplane</source>
        <translation>飛行機</translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>反春天</translation>
    </message>
    <message>
        <source>Arashi</source>
        <translation>嵐</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>ビッグジン</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>ジン</translation>
    </message>
    <message>
        <source>Kuppin</source>
        <translation>九一</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>Shippin</source>
        <translation>四一</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>完封</translation>
    </message>
    <message>
        <source>Sorokabu</source>
        <translation>ソロカブ</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>アンダーカット</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>A name is needed.</source>
        <translation>名前が必要です。</translation>
    </message>
    <message>
        <source>At most {count} characters.</source>
        <translation>{count}文字までです。</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>{name}が2人います。</translation>
    </message>
    <message>
        <source>{name} already has another seat.</source>
        <translation>{name}はもう別の席にいます。</translation>
    </message>
</context>
<context>
    <name>OklahomaGin</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%nディール勝ち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>2 players · about 45 min</source>
        <translation>2人・約45分</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A discard you take may be discarded in the same turn.</source>
        <translation>取った捨て札を、同じ番に捨ててもかまいません。</translation>
    </message>
    <message>
        <source>A discard you take must stay in your hand for that turn.</source>
        <translation>取った捨て札は、その番には捨てられません。</translation>
    </message>
    <message>
        <source>A game counts the same even if the loser won no hand.</source>
        <translation>敗者が1ディールも勝てなくても、得点は同じです。</translation>
    </message>
    <message numerus="yes">
        <source>A game ends when someone reaches %n point(s).</source>
        <translation>
            <numerusform>誰かが%n点に達するとゲームは終わりです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n game(s).</source>
        <translation>
            <numerusform>1回の対戦は%nゲームです。</numerusform>
        </translation>
    </message>
    <message>
        <source>A spade as upcard is worth no more than any other suit.</source>
        <translation>アップカードがスペードでも、得点は変わりません。</translation>
    </message>
    <message>
        <source>Account, {name}</source>
        <translation>通算、{name}</translation>
    </message>
    <message>
        <source>Accounts of the match</source>
        <translation>対戦の通算</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>Ace as upcard</source>
        <translation>アップカードがAのとき</translation>
    </message>
    <message>
        <source>After an ace only gin ends the hand; this is deadwood {deadwood}.</source>
        <translation>アップカードがAなので、上がれるのはジンだけです。このデッドウッドは{deadwood}です。</translation>
    </message>
    <message>
        <source>All eleven cards are in melds.</source>
        <translation>11枚すべてがメルドです。</translation>
    </message>
    <message>
        <source>All in all it promises less than the best choice.</source>
        <translation>全体として、最善手より見込みが劣ります。</translation>
    </message>
    <message>
        <source>All in all it promises more than the next choice.</source>
        <translation>全体として、次の候補より有望です。</translation>
    </message>
    <message>
        <source>All points are doubled.</source>
        <translation>得点はすべて2倍です。</translation>
    </message>
    <message>
        <source>All points of the hand are doubled.</source>
        <translation>このディールの得点はすべて2倍です。</translation>
    </message>
    <message numerus="yes">
        <source>An undercut earns %n extra point(s).</source>
        <translation>
            <numerusform>アンダーカットには%n点が加わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>ビッグジン</translation>
    </message>
    <message>
        <source>Big gin bonus</source>
        <translation>ビッグジンのボーナス</translation>
    </message>
    <message>
        <source>Big gin needs all eleven cards in melds; {deadwood} are left.</source>
        <translation>ビッグジンには11枚すべてのメルドが必要です。{deadwood}残っています。</translation>
    </message>
    <message>
        <source>Both have refused the upcard, so a card is drawn from the stock.</source>
        <translation>2人ともアップカードを断ったので、山札を引きます。</translation>
    </message>
    <message>
        <source>Both have refused the upcard.</source>
        <translation>2人ともアップカードを断りました。</translation>
    </message>
    <message>
        <source>Both have the same deadwood: nobody scores.</source>
        <translation>デッドウッドが同じなので、得点なしです。</translation>
    </message>
    <message>
        <source>Both share the win</source>
        <translation>2人で勝ちを分け合う</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Card goes back</source>
        <translation>取ったカードを捨てる</translation>
    </message>
    <message>
        <source>Cards are being laid off.</source>
        <translation>付け札をしています。</translation>
    </message>
    <message>
        <source>Cards the opponent took that it goes with: {0}.</source>
        <translation>相手が取った札のうち{0}枚と組み合わせやすい札です。</translation>
    </message>
    <message>
        <source>Cards the opponent took that the next choice goes with: {0}.</source>
        <translation>次の候補は、相手が取った札のうち{0}枚と組み合わせやすい札です。</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>2倍</translation>
    </message>
    <message>
        <source>Counts like any game</source>
        <translation>普通のゲームと同じ</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>通算に加算</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>デッドウッド &lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt; → &lt;big&gt;{left}&lt;/big&gt; without {card}</source>
        <translation>デッドウッド &lt;big&gt;{count}&lt;/big&gt; → {card}なしで&lt;big&gt;{left}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Deadwood that could still be saved: {0}.</source>
        <translation>まだ減らせるデッドウッドが{0}点あります。</translation>
    </message>
    <message>
        <source>Deadwood {deadwood} is above the limit of {limit}.</source>
        <translation>デッドウッド{deadwood}は上限{limit}を超えています。</translation>
    </message>
    <message>
        <source>Deadwood, {name}</source>
        <translation>デッドウッド、{name}</translation>
    </message>
    <message>
        <source>Deadwood: {first} {one}, {second} {other}.</source>
        <translation>デッドウッド：{first} {one}、{second} {other}。</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Discard a card or knock.</source>
        <translation>1枚捨てるか、ノックしてください。</translation>
    </message>
    <message>
        <source>Discard again to play on.</source>
        <translation>続けるなら、もう一度捨ててください。</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card}を捨てる</translation>
    </message>
    <message>
        <source>Discard {card} anyway</source>
        <translation>それでも{card}を捨てる</translation>
    </message>
    <message>
        <source>Discards &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>捨て札 &lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>山札を引く</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>山札を引く</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message numerus="yes">
        <source>Each hand won adds %n point(s) when the game ends.</source>
        <translation>
            <numerusform>勝ったディールごとに、ゲームの終わりに%n点が加わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier discards, latest first</source>
        <translation>これまでの捨て札（新しい順）</translation>
    </message>
    <message>
        <source>Eleven cards in melds win nothing extra; you discard one and go gin.</source>
        <translation>11枚すべてがメルドでも特典はなく、1枚捨ててジンです。</translation>
    </message>
    <message numerus="yes">
        <source>Eleven cards in melds, without a discard, earn %n point(s).</source>
        <translation>
            <numerusform>捨てずに11枚すべてをメルドにすると%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>Equal deadwood: nobody scores</source>
        <translation>デッドウッドが同じ：得点なし</translation>
    </message>
    <message>
        <source>First both may take the upcard or refuse it.</source>
        <translation>先に、2人がアップカードを取るか断るかを決めます。</translation>
    </message>
    <message>
        <source>For eleven cards in melds, without a discard; 0 is without it.</source>
        <translation>捨てずに11枚すべてをメルドにしたときの点です。0ならありません。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>ゲームのボーナス</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>ゲーム{game}</translation>
    </message>
    <message>
        <source>Game {game} ends equal: nothing is credited.</source>
        <translation>ゲーム{game}は引き分けで、通算に加算はありません。</translation>
    </message>
    <message>
        <source>Game {game} is over: {credit} to the account of {name}.</source>
        <translation>ゲーム{game}終了：{name}の通算に{credit}点。</translation>
    </message>
    <message numerus="yes">
        <source>Game {game} of {of}, to %n point(s).</source>
        <translation>
            <numerusform>ゲーム{game}／{of}、%n点先取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {game}, to {target}</source>
        <translation>ゲーム{game}（{target}点先取）</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Games to 100, 25 for gin, undercut and box, an ace means gin.</source>
        <translation>100点先取、ジンとアンダーカットとボックスは25点、Aならジンのみ。</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>ジン</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>ジンのボーナス</translation>
    </message>
    <message numerus="yes">
        <source>Gin earns %n extra point(s).</source>
        <translation>
            <numerusform>ジンには%n点が加わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Gin, {name}</source>
        <translation>ジン、{name}</translation>
    </message>
    <message>
        <source>Gin: you score {points}</source>
        <translation>ジン：あなたに{points}点</translation>
    </message>
    <message>
        <source>Gin: {name} scores {points}</source>
        <translation>ジン：{name}に{points}点</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Hand {hand}. {name} deals.</source>
        <translation>ディール{hand}。親は{name}です。</translation>
    </message>
    <message>
        <source>Hand, {name}</source>
        <translation>勝ち、{name}</translation>
    </message>
    <message>
        <source>Has gin</source>
        <translation>ジン</translation>
    </message>
    <message>
        <source>Hint: big gin</source>
        <translation>ヒント：ビッグジン</translation>
    </message>
    <message>
        <source>Hint: discard the {card}</source>
        <translation>ヒント：{card}を捨てる</translation>
    </message>
    <message>
        <source>Hint: done</source>
        <translation>ヒント：完了</translation>
    </message>
    <message>
        <source>Hint: draw from the stock</source>
        <translation>ヒント：山札を引く</translation>
    </message>
    <message>
        <source>Hint: knock with the {card}</source>
        <translation>ヒント：{card}を捨ててノック</translation>
    </message>
    <message>
        <source>Hint: lay off the {card}</source>
        <translation>ヒント：{card}を付け札</translation>
    </message>
    <message>
        <source>Hint: lay out your melds</source>
        <translation>ヒント：メルドを並べる</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>ヒント：パス</translation>
    </message>
    <message>
        <source>Hint: take the {card}</source>
        <translation>ヒント：{card}を取る</translation>
    </message>
    <message>
        <source>How many games make a match.</source>
        <translation>1試合のゲーム数です。</translation>
    </message>
    <message>
        <source>If the loser won no hand, the game counts double.</source>
        <translation>敗者が1ディールも勝てなければ、ゲームは2倍です。</translation>
    </message>
    <message>
        <source>If the match is tied, both share the win.</source>
        <translation>同点なら2人で勝ちを分け合います。</translation>
    </message>
    <message>
        <source>If the match is tied, one more game decides.</source>
        <translation>同点ならもう1ゲームで決めます。</translation>
    </message>
    <message>
        <source>It breaks up a meld.</source>
        <translation>メルドを崩します。</translation>
    </message>
    <message>
        <source>It fits the knocker’s melds and saves {0}.</source>
        <translation>ノックした人のメルドに付き、{0}点減らせます。</translation>
    </message>
    <message>
        <source>It gives the opponent another turn.</source>
        <translation>相手にもう一度手番が回ります。</translation>
    </message>
    <message>
        <source>It is about as good as the best choice.</source>
        <translation>最善手とほぼ同じくらい良い手です。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの番ではありません。</translation>
    </message>
    <message>
        <source>It keeps your melds whole.</source>
        <translation>自分のメルドを崩さずに済みます。</translation>
    </message>
    <message>
        <source>It leaves {0} more than the best choice.</source>
        <translation>最善手より{0}点多く残ります。</translation>
    </message>
    <message>
        <source>It leaves {0} of deadwood, the best choice {1}.</source>
        <translation>デッドウッドは{0}点、最善手なら{1}点になります。</translation>
    </message>
    <message>
        <source>It leaves {0} of deadwood, the next choice {1}.</source>
        <translation>デッドウッドは{0}点、次の候補なら{1}点になります。</translation>
    </message>
    <message>
        <source>It makes a meld: your deadwood falls from {0} to {1}.</source>
        <translation>メルドができ、デッドウッドが{0}点から{1}点に減ります。</translation>
    </message>
    <message>
        <source>It makes no meld, and tells what you collect.</source>
        <translation>メルドにならず、集めている札を教えてしまいます。</translation>
    </message>
    <message>
        <source>It saves nothing.</source>
        <translation>何も減りません。</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>Knock above the limit</source>
        <translation>上限を超えたノック</translation>
    </message>
    <message>
        <source>Knock above the limit?</source>
        <translation>上限を超えてノックしますか？</translation>
    </message>
    <message>
        <source>Knock here</source>
        <translation>ここにノック</translation>
    </message>
    <message>
        <source>Knock with 1</source>
        <translation>1でノック可</translation>
    </message>
    <message>
        <source>Knock with {card}</source>
        <translation>{card}を捨ててノック</translation>
    </message>
    <message>
        <source>Knock with {count}</source>
        <translation>{count}でノック</translation>
    </message>
    <message>
        <source>Knock with {count} anyway</source>
        <translation>それでも{count}でノック</translation>
    </message>
    <message>
        <source>Knock with {limit} or less</source>
        <translation>{limit}以下でノック</translation>
    </message>
    <message>
        <source>Knock: gin</source>
        <translation>ノック：ジン</translation>
    </message>
    <message>
        <source>Knocked with {deadwood}</source>
        <translation>{deadwood}でノック</translation>
    </message>
    <message>
        <source>Laid off {cards}</source>
        <translation>付け札 {cards}</translation>
    </message>
    <message>
        <source>Laid out, {0} of deadwood no longer count.</source>
        <translation>並べればデッドウッド{0}点が数えられなくなります。</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>最後の捨て札</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>付け札</translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>%n枚を付け札</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off on that meld</source>
        <translation>そのメルドに付け札をする</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>{card}を付け札</translation>
    </message>
    <message>
        <source>Lay out {melds}</source>
        <translation>{melds}を並べる</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Make runs and sets, and knock when the first card turned up allows it.</source>
        <translation>ランとセットを作り、最初にめくったカードが許す範囲でノックします。</translation>
    </message>
    <message>
        <source>Match accounts: {scores}.</source>
        <translation>試合の通算：{scores}。</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>メルド</translation>
    </message>
    <message>
        <source>Meld these</source>
        <translation>メルドにする</translation>
    </message>
    <message>
        <source>Meld {number}: {meld}</source>
        <translation>メルド{number}：{meld}</translation>
    </message>
    <message>
        <source>Melds are laid out</source>
        <translation>メルドの自動整列</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the best choice: {1}.</source>
        <translation>相手がこれで作れるメルドは{0}通り、最善手なら{1}通りです。</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the next choice: {1}.</source>
        <translation>相手がこれで作れるメルドは{0}通り、次の候補なら{1}通りです。</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>次の親</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>No other card of yours goes with it.</source>
        <translation>手札にこれと組める札がありません。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>Nothing is laid off on gin.</source>
        <translation>ジンには付け札できません。</translation>
    </message>
    <message>
        <source>Nothing is left but melds.</source>
        <translation>残りはすべてメルドです。</translation>
    </message>
    <message>
        <source>Nothing more can be saved.</source>
        <translation>これ以上減らせません。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Oklahoma Gin</source>
        <translation>オクラホマ・ジン</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>One game to 150, 20 for gin, 10 for an undercut, the loser deals.</source>
        <translation>150点先取の1ゲーム、ジンは20点、アンダーカットは10点、負けた人が次の親。</translation>
    </message>
    <message>
        <source>One may knock with {limit} or less.</source>
        <translation>{limit}以下でノックできます。</translation>
    </message>
    <message>
        <source>One more game</source>
        <translation>もう1ゲーム</translation>
    </message>
    <message>
        <source>Only gin</source>
        <translation>ジンのみ</translation>
    </message>
    <message>
        <source>Only gin ends the hand</source>
        <translation>上がりはジンのみ</translation>
    </message>
    <message>
        <source>Only gin ends this hand.</source>
        <translation>このディールはジンでしか上がれません。</translation>
    </message>
    <message>
        <source>Only the upcard may be refused.</source>
        <translation>断れるのはアップカードだけです。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Points for each hand won, counted when the game ends.</source>
        <translation>勝ったディールごとの点で、ゲームの終わりに加算します。</translation>
    </message>
    <message>
        <source>Points for gin.</source>
        <translation>ジンの点です。</translation>
    </message>
    <message>
        <source>Points for undercutting a knock.</source>
        <translation>ノックをアンダーカットしたときの点です。</translation>
    </message>
    <message>
        <source>Points for winning a game.</source>
        <translation>ゲームに勝ったときの点です。</translation>
    </message>
    <message>
        <source>Points of a game</source>
        <translation>ゲームの点数</translation>
    </message>
    <message>
        <source>Points, {name}</source>
        <translation>得点、{name}</translation>
    </message>
    <message>
        <source>Possible, with a warning</source>
        <translation>可（警告あり）</translation>
    </message>
    <message>
        <source>Possible, without a warning</source>
        <translation>可（警告なし）</translation>
    </message>
    <message>
        <source>Press Done again to keep it.</source>
        <translation>付けずに終えるなら、もう一度「完了」を押してください。</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Run {first}–{last}{suit}</source>
        <translation>ラン {suit}{first}–{last}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Select a card and the meld it goes to.</source>
        <translation>カードと、付ける先のメルドを選んでください。</translation>
    </message>
    <message>
        <source>Select a card below, then click the meld it fits.</source>
        <translation>下のカードを選び、付ける先のメルドをクリックしてください。</translation>
    </message>
    <message>
        <source>Select a card first.</source>
        <translation>先にカードを選んでください。</translation>
    </message>
    <message>
        <source>Select the card to lay away face down first.</source>
        <translation>先に、裏向きに捨てるカードを選んでください。</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>先に、メルドにするカードを選んでください。</translation>
    </message>
    <message>
        <source>Select the one card to lay away.</source>
        <translation>捨てるカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>Set {rank}</source>
        <translation>セット {rank}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>ルール表</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>完封</translation>
    </message>
    <message>
        <source>Spade upcard {card}</source>
        <translation>スペードのアップカード {card}</translation>
    </message>
    <message>
        <source>Spades double</source>
        <translation>スペードで2倍</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Stock &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>山札 &lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Take a card first.</source>
        <translation>先にカードを1枚取ってください。</translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation>ばらす</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>捨て札を取る</translation>
    </message>
    <message>
        <source>Take the top of the discard pile</source>
        <translation>捨て札の一番上を取る</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card}を取る</translation>
    </message>
    <message>
        <source>The hand ends without points.</source>
        <translation>この回は得点なしで終わります。</translation>
    </message>
    <message>
        <source>The hand has been knocked: lay off, or be done.</source>
        <translation>ノックされました。付け札をするか、完了してください。</translation>
    </message>
    <message>
        <source>The hand is drawn</source>
        <translation>このディールは引き分けです</translation>
    </message>
    <message>
        <source>The last discard does not let you knock, so the hand is drawn.</source>
        <translation>最後の捨て札ではノックできないので、ディールは引き分けです。</translation>
    </message>
    <message>
        <source>The last discard may only be taken to knock with it.</source>
        <translation>最後の捨て札は、それでノックする場合だけ取れます。</translation>
    </message>
    <message>
        <source>The last discard was taken to knock with it.</source>
        <translation>最後の捨て札は、それでノックするために取りました。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>試合は終わりました。</translation>
    </message>
    <message>
        <source>The next choice is about as good.</source>
        <translation>次の候補もほぼ同じくらい良い手です。</translation>
    </message>
    <message>
        <source>The open card makes no meld.</source>
        <translation>表向きの札ではメルドになりません。</translation>
    </message>
    <message>
        <source>The opponent cannot make a meld with it.</source>
        <translation>相手はこれでメルドを作れません。</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>山札がなくなりました。</translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins the hand.</source>
        <translation>山札がなくなりました。このディールは勝者なしです。</translation>
    </message>
    <message>
        <source>The stock is used up: the hand is drawn, the dealer deals again.</source>
        <translation>山札がなくなり、ディールは引き分けです。同じ親がもう一度配ります。</translation>
    </message>
    <message>
        <source>The stock is used up; if you pass the hand is drawn.</source>
        <translation>山札がなくなりました。パスするとディールは引き分けです。</translation>
    </message>
    <message>
        <source>The stock is used up; the same dealer deals again.</source>
        <translation>山札がなくなりました。同じ親がもう一度配ります。</translation>
    </message>
    <message>
        <source>The two players deal in turn.</source>
        <translation>2人が交互に親をします。</translation>
    </message>
    <message>
        <source>The upcard is the {card}: one may knock with {limit} or less.</source>
        <translation>アップカードは{card}です。{limit}以下でノックできます。</translation>
    </message>
    <message>
        <source>The upcard is the {card}: only gin ends the hand.</source>
        <translation>アップカードは{card}です。上がれるのはジンだけです。</translation>
    </message>
    <message>
        <source>The {card} cannot be in two melds.</source>
        <translation>{card}を2つのメルドに入れることはできません。</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card}はこのメルドに付けられません。</translation>
    </message>
    <message>
        <source>The {card} was just taken and stays in this turn.</source>
        <translation>{card}は今取ったばかりなので、この番には捨てられません。</translation>
    </message>
    <message>
        <source>There is no other way.</source>
        <translation>ほかに方法がありません。</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>そのようなカードはありません。</translation>
    </message>
    <message>
        <source>There is no such meld.</source>
        <translation>そのようなメルドはありません。</translation>
    </message>
    <message>
        <source>These cards are neither a run nor a set.</source>
        <translation>これらのカードはランにもセットにもなりません。</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>このディールは終わりました。</translation>
    </message>
    <message>
        <source>Tied match</source>
        <translation>同点の試合</translation>
    </message>
    <message>
        <source>Turn and turn about</source>
        <translation>交代</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>アンダーカットのボーナス</translation>
    </message>
    <message>
        <source>Undercut when equal</source>
        <translation>同点でもアンダーカット</translation>
    </message>
    <message>
        <source>Undercut, {name}</source>
        <translation>アンダーカット、{name}</translation>
    </message>
    <message>
        <source>Undercut: you score {points}</source>
        <translation>アンダーカット：あなたに{points}点</translation>
    </message>
    <message>
        <source>Undercut: {name} scores {points}</source>
        <translation>アンダーカット：{name}に{points}点</translation>
    </message>
    <message>
        <source>What happens when both accounts are equal at the end.</source>
        <translation>最後に2人の通算が同じときの扱いです。</translation>
    </message>
    <message>
        <source>When the other knocks, you lay out your melds yourself.</source>
        <translation>相手がノックすると、メルドを自分で並べます。</translation>
    </message>
    <message>
        <source>When the other knocks, your best melds are laid out for you.</source>
        <translation>相手がノックすると、最も良いメルドが自動で並びます。</translation>
    </message>
    <message>
        <source>Whether a discard just taken may be discarded in the same turn.</source>
        <translation>取った捨て札を同じ番に捨ててよいかを決めます。</translation>
    </message>
    <message>
        <source>Whether a game without a hand won by the loser counts double.</source>
        <translation>敗者が1ディールも勝てなかったゲームを2倍にするかを決めます。</translation>
    </message>
    <message>
        <source>Whether a spade as upcard doubles all points of the hand.</source>
        <translation>アップカードがスペードのとき、ディールの得点をすべて2倍にするかを決めます。</translation>
    </message>
    <message>
        <source>Whether equal deadwood is an undercut; otherwise nobody scores.</source>
        <translation>同じデッドウッドをアンダーカットとするかを決めます。しない場合は得点なしです。</translation>
    </message>
    <message>
        <source>Whether it may still be taken to knock when the stock is used up.</source>
        <translation>山札がなくなったとき、ノックのために取れるかを決めます。</translation>
    </message>
    <message>
        <source>Whether one needs gin after an ace or may knock with 1.</source>
        <translation>Aの後はジンが必要か、1でノックできるかを決めます。</translation>
    </message>
    <message>
        <source>Whether the best melds are found for you when the other knocks.</source>
        <translation>相手のノック後、最も良いメルドを自動で並べるかを決めます。</translation>
    </message>
    <message>
        <source>Who deals the next hand of a game.</source>
        <translation>ゲームの次のディールで親になる人です。</translation>
    </message>
    <message>
        <source>Who knocks with too much shows his hand, takes it back and goes on.</source>
        <translation>上限を超えてノックした人は、手札を見せてから戻し、続けます。</translation>
    </message>
    <message>
        <source>Who lost the hand</source>
        <translation>ディールに負けた人</translation>
    </message>
    <message>
        <source>Who reaches them ends the game.</source>
        <translation>この点に達した人がゲームを終わらせます。</translation>
    </message>
    <message>
        <source>Who won the hand</source>
        <translation>ディールに勝った人</translation>
    </message>
    <message>
        <source>Whoever lost the hand deals the next one.</source>
        <translation>ディールに負けた人が次の親です。</translation>
    </message>
    <message>
        <source>Whoever won the hand deals the next one.</source>
        <translation>ディールに勝った人が次の親です。</translation>
    </message>
    <message numerus="yes">
        <source>Winning a game earns %n extra point(s).</source>
        <translation>
            <numerusform>ゲームに勝つと%n点が加わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>With a spade as upcard all points of the hand count double.</source>
        <translation>アップカードがスペードなら、ディールの得点はすべて2倍です。</translation>
    </message>
    <message>
        <source>With an ace as upcard only gin ends the hand.</source>
        <translation>アップカードがAなら、ジンでしか上がれません。</translation>
    </message>
    <message>
        <source>With an ace as upcard you may knock with 1.</source>
        <translation>アップカードがAなら、1でノックできます。</translation>
    </message>
    <message>
        <source>With equal deadwood nobody scores.</source>
        <translation>デッドウッドが同じなら、どちらも得点なしです。</translation>
    </message>
    <message>
        <source>With equal deadwood the knocker is undercut.</source>
        <translation>デッドウッドが同じなら、ノックした人がアンダーカットされます。</translation>
    </message>
    <message>
        <source>With it you have gin.</source>
        <translation>これでジンになります。</translation>
    </message>
    <message>
        <source>With it you have {0} of deadwood; up to {1} you may knock.</source>
        <translation>取ればデッドウッドは{0}点。{1}点以下ならノックできます。</translation>
    </message>
    <message>
        <source>With two cards left in the stock the hand is drawn at once.</source>
        <translation>山札が残り2枚になれば、すぐに引き分けです。</translation>
    </message>
    <message>
        <source>With two cards left, the last discard may still be taken to knock.</source>
        <translation>残り2枚でも、ノックのためなら最後の捨て札を取れます。</translation>
    </message>
    <message>
        <source>With {0} of deadwood you may be undercut.</source>
        <translation>デッドウッド{0}点では、アンダーカットされるおそれがあります。</translation>
    </message>
    <message>
        <source>With {0} of deadwood you undercut {1}.</source>
        <translation>デッドウッド{0}点で、相手の{1}点をアンダーカットします。</translation>
    </message>
    <message>
        <source>With {0} of deadwood, waiting promises more than knocking.</source>
        <translation>デッドウッド{0}点でノックするより、待つほうが有望です。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you can knock; after the next choice, with {2}.</source>
        <translation>未見の{0}枚のうち{1}枚でノックできます。次の候補なら{2}枚です。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you have gin next.</source>
        <translation>未見の{0}枚のうち{1}枚で次にジンになります。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld.</source>
        <translation>未見の{0}枚のうち{1}枚でメルドができます。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the best choice, with {2}.</source>
        <translation>未見の{0}枚のうち{1}枚でメルドができます。最善手なら{2}枚です。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the next choice, with {2}.</source>
        <translation>未見の{0}枚のうち{1}枚でメルドができます。次の候補なら{2}枚です。</translation>
    </message>
    <message>
        <source>Without a warning your hand is shown, and play goes on.</source>
        <translation>警告なしに手札を見せてから続けます。</translation>
    </message>
    <message>
        <source>Without the {card} all is in melds.</source>
        <translation>{card}を捨てれば、すべてメルドになります。</translation>
    </message>
    <message>
        <source>Without the {card} your deadwood is {left}; only gin ends the hand.</source>
        <translation>{card}を捨てるとデッドウッドは{left}です。上がれるのはジンだけです。</translation>
    </message>
    <message>
        <source>Without the {card} your deadwood is {left}; the limit is {limit}.</source>
        <translation>{card}を捨てるとデッドウッドは{left}です。上限は{limit}です。</translation>
    </message>
    <message>
        <source>You are warned; then your hand is shown and play goes on.</source>
        <translation>警告の後、手札を見せてから続けます。</translation>
    </message>
    <message>
        <source>You can knock with {count}. Play on?</source>
        <translation>{count}点でノックできます。続けますか？</translation>
    </message>
    <message>
        <source>You cannot knock with more than the limit.</source>
        <translation>上限を超えてはノックできません。</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>{card}は手札にありません。</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation>{card}を引きました。</translation>
    </message>
    <message>
        <source>You have gin. Play on all the same?</source>
        <translation>ジンです。それでも続けますか？</translation>
    </message>
    <message>
        <source>You have gin: nothing is laid off.</source>
        <translation>あなたのジン：付け札はありません。</translation>
    </message>
    <message>
        <source>You have {0} of deadwood; up to {1} you may knock.</source>
        <translation>デッドウッドは{0}点。{1}点以下ならノックできます。</translation>
    </message>
    <message>
        <source>You laid it away yourself: the cards would go round.</source>
        <translation>自分で捨てた札なので、同じ札が回るだけです。</translation>
    </message>
    <message>
        <source>You laid off nothing.</source>
        <translation>あなたは付け札をしませんでした。</translation>
    </message>
    <message>
        <source>You laid off {cards}.</source>
        <translation>あなたの付け札：{cards}。</translation>
    </message>
    <message>
        <source>You took the {card}.</source>
        <translation>{card}を取りました。</translation>
    </message>
    <message>
        <source>You win the hand: {points}</source>
        <translation>このディールはあなたの勝ちです：{points}点</translation>
    </message>
    <message>
        <source>Your deadwood falls from {0} to {1}.</source>
        <translation>デッドウッドが{0}点から{1}点に減ります。</translation>
    </message>
    <message>
        <source>Your deadwood is {deadwood}.</source>
        <translation>あなたのデッドウッドは{deadwood}です。</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; equal or less is an undercut.</source>
        <translation>あなたのデッドウッドは{left}、相手は{count}です。同じか少なければアンダーカットです。</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; less is an undercut.</source>
        <translation>あなたのデッドウッドは{left}、相手は{count}です。少なければアンダーカットです。</translation>
    </message>
    <message>
        <source>Your hand is shown, you take it back, the {card} is turned up, and {name} goes on.</source>
        <translation>手札を公開してから戻し、{card}を表にして、{name}の番になります。</translation>
    </message>
    <message>
        <source>Your melds are laid out for you.</source>
        <translation>あなたのメルドは自動で並びます。</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>1枚捨ててください</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>山札を引いてください</translation>
    </message>
    <message>
        <source>draw, or take the {card}</source>
        <translation>山札を引くか、{card}を取る</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>ジン</translation>
    </message>
    <message>
        <source>knock with gin, or discard</source>
        <translation>ジンでノックするか、1枚捨てる</translation>
    </message>
    <message>
        <source>knock, or discard a card</source>
        <translation>ノックするか、1枚捨てる</translation>
    </message>
    <message>
        <source>lay off on the melds of {name}</source>
        <translation>{name}のメルドに付け札</translation>
    </message>
    <message>
        <source>lay out your melds</source>
        <translation>メルドを並べてください</translation>
    </message>
    <message>
        <source>nothing fits any more</source>
        <translation>もう付けられるカードがありません</translation>
    </message>
    <message>
        <source>pass, the stock is used up</source>
        <translation>山札がないのでパスしてください</translation>
    </message>
    <message>
        <source>take the {card} to knock, or pass</source>
        <translation>{card}を取ってノックするか、パス</translation>
    </message>
    <message>
        <source>take the {card}, or pass</source>
        <translation>{card}を取るか、パス</translation>
    </message>
    <message>
        <source>{cards} can still be laid off. Done?</source>
        <translation>{cards}はまだ付け札にできます。終わりますか？</translation>
    </message>
    <message>
        <source>{game} of {games}</source>
        <translation>{game}／{games}</translation>
    </message>
    <message>
        <source>{game}.{hand}</source>
        <translation>{game}.{hand}</translation>
    </message>
    <message>
        <source>{game}.{hand} ♠ double</source>
        <translation>{game}.{hand} ♠ 2倍</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names}が勝ちを分け合いました</translation>
    </message>
    <message>
        <source>{names} share the match.</source>
        <translation>{names}が勝ちを分け合いました。</translation>
    </message>
    <message>
        <source>{name} discarded the {card}.</source>
        <translation>{name}が{card}を捨てました。</translation>
    </message>
    <message>
        <source>{name} drew from the stock.</source>
        <translation>{name}が山札を引きました。</translation>
    </message>
    <message>
        <source>{name} drew the {card}.</source>
        <translation>{name}が{card}を引きました。</translation>
    </message>
    <message>
        <source>{name} had discarded the {card}.</source>
        <translation>{name}が捨てていたのは{card}です。</translation>
    </message>
    <message>
        <source>{name} has big gin: {melds}.</source>
        <translation>{name}のビッグジン：{melds}。</translation>
    </message>
    <message>
        <source>{name} has gin, so nothing is laid off.</source>
        <translation>{name}がジンなので、付け札はありません。</translation>
    </message>
    <message>
        <source>{name} has gin: nothing is laid off.</source>
        <translation>{name}のジン：付け札はありません。</translation>
    </message>
    <message>
        <source>{name} has gin: {melds}.</source>
        <translation>{name}のジン：{melds}。</translation>
    </message>
    <message>
        <source>{name} is credited {credit}.</source>
        <translation>{name}の通算に{credit}点が入ります。</translation>
    </message>
    <message>
        <source>{name} is laying off…</source>
        <translation>{name}が付け札をしています…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood} where only gin ends the hand, showed {cards} and goes on; the {card} lies open.</source>
        <translation>{name}がジンでしか上がれないのに{deadwood}でノックし、{cards}を見せて続けます。{card}は表になっています。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, above the limit of {limit}, showed {cards} and goes on; the {card} lies open.</source>
        <translation>{name}が上限{limit}を超える{deadwood}でノックし、{cards}を見せて続けます。{card}は表になっています。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {dead}.</source>
        <translation>{name}が{deadwood}でノックしました：{dead}。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {melds}; deadwood {dead}.</source>
        <translation>{name}が{deadwood}でノックしました：{melds}、デッドウッド{dead}。</translation>
    </message>
    <message>
        <source>{name} laid off nothing.</source>
        <translation>{name}は付け札をしませんでした。</translation>
    </message>
    <message>
        <source>{name} laid off the {card}.</source>
        <translation>{name}が{card}を付け札しました。</translation>
    </message>
    <message>
        <source>{name} laid off {cards}.</source>
        <translation>{name}の付け札：{cards}。</translation>
    </message>
    <message>
        <source>{name} passed and draws from the stock if you pass, too.</source>
        <translation>{name}はパスしました。あなたもパスすると、相手が山札を引きます。</translation>
    </message>
    <message>
        <source>{name} refused the {card}.</source>
        <translation>{name}が{card}を断りました。</translation>
    </message>
    <message>
        <source>{name} showed deadwood {dead}: {count}.</source>
        <translation>{name}がデッドウッド{dead}を公開しました：{count}。</translation>
    </message>
    <message>
        <source>{name} showed {melds}, no deadwood.</source>
        <translation>{name}が{melds}を公開しました。デッドウッドなし。</translation>
    </message>
    <message>
        <source>{name} showed {melds}; deadwood {dead}: {count}.</source>
        <translation>{name}が{melds}を公開しました。デッドウッド{dead}：{count}。</translation>
    </message>
    <message>
        <source>{name} took the {card}.</source>
        <translation>{name}が{card}を取りました。</translation>
    </message>
    <message>
        <source>{name} undercut the knock.</source>
        <translation>{name}がアンダーカットしました。</translation>
    </message>
    <message>
        <source>{name} wins game {game} without a hand for the other: {totals}.</source>
        <translation>{name}がゲーム{game}に完封で勝ちました：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins game {game}: {totals}.</source>
        <translation>{name}がゲーム{game}に勝ちました：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins the hand.</source>
        <translation>{name}がディールに勝ちました。</translation>
    </message>
    <message>
        <source>{name} wins the hand: {points}</source>
        <translation>このディールは{name}の勝ちです：{points}点</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}が試合に勝ちました</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name}が試合に勝ちました。</translation>
    </message>
    <message>
        <source>{name}: +{points}, {total} in this game.</source>
        <translation>{name}：+{points}、このゲームで{total}。</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>クラブの{rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>ダイヤの{rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>ハートの{rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>スペードの{rank}</translation>
    </message>
    <message>
        <source>{rank}{suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>♠: all points doubled</source>
        <translation>♠：得点はすべて2倍</translation>
    </message>
</context>
<context>
    <name>Par</name>
    <message>
        <source>All deals</source>
        <translation>全ディール</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>回</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第{deal}回</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>この対戦のディール</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message numerus="yes">
        <source>Difference in %n deal(s): {amount} ± {error}.</source>
        <translation>
            <numerusform>%n回の差：{amount} ± {error}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>Here the lines part.</source>
        <translation>ここから分かれます。</translation>
    </message>
    <message>
        <source>One deal says little: luck decides most of it.</source>
        <translation>一回だけでは大したことは言えません。ほとんどは運です。</translation>
    </message>
    <message>
        <source>That is more than bad luck.</source>
        <translation>運の悪さだけではありません。</translation>
    </message>
    <message>
        <source>That is more than luck.</source>
        <translation>運だけではありません。</translation>
    </message>
    <message>
        <source>That may be luck alone.</source>
        <translation>運だけの差かもしれません。</translation>
    </message>
    <message>
        <source>The bots stopped. The deal could not be played to its end.</source>
        <translation>ボットが止まったため、最後まで進められませんでした。</translation>
    </message>
    <message>
        <source>The computer was busy: somebody decided at a glance in this deal.</source>
        <translation>コンピューターが忙しかったため、この回では十分に考えずに決めた手があります。</translation>
    </message>
    <message>
        <source>The expert could not think. The deal was not played to its end.</source>
        <translation>名人が考えられなかったため、最後まで進めませんでした。</translation>
    </message>
    <message>
        <source>The expert gets {amount} more out of these cards.</source>
        <translation>この手札なら名人は{amount}多く取ります。</translation>
    </message>
    <message>
        <source>The expert has not played this deal.</source>
        <translation>この回は名人がまだ打っていません。</translation>
    </message>
    <message>
        <source>The expert plays your cards…</source>
        <translation>名人があなたの手札で打っています…</translation>
    </message>
    <message>
        <source>What would the expert have made of your cards?</source>
        <translation>名人ならこの手札でどう打ったでしょうか？</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You got as much out of these cards as the expert.</source>
        <translation>この手札で名人と同じだけ取りました。</translation>
    </message>
    <message>
        <source>You got {amount} more out of these cards than the expert.</source>
        <translation>この手札で名人より{amount}多く取りました。</translation>
    </message>
    <message>
        <source>You played as the expert does.</source>
        <translation>名人と同じように打ちました。</translation>
    </message>
    <message>
        <source>Your line and the expert’s, turn by turn</source>
        <translation>あなたと名人の進行、一手ずつ</translation>
    </message>
    <message>
        <source>{game}: the expert with your cards</source>
        <translation>{game}：名人があなたの手札で打つと</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>A box, to be printed on stiff paper, cut out and folded.</source>
        <translation>箱。厚紙に印刷し、切り抜いて折ります。</translation>
    </message>
    <message>
        <source>All cards on sheets, A4 and US Letter, the backs behind the faces. Print at 100 %, on both sides, turned over the long edge.</source>
        <translation>全部のカードを並べたシート（A4とUSレター）。表面の次のページが裏面です。倍率100%、長辺とじで両面印刷してください。</translation>
    </message>
    <message>
        <source>Cut along the solid line, fold along the broken ones, glue the narrow flap inside.</source>
        <translation>実線で切り、破線で折り、細いのりしろを内側に貼ります。</translation>
    </message>
    <message>
        <source>Each card in a file of its own, with 3 mm bleed and crop marks. “x3” in a name means that the deck has three of it.</source>
        <translation>カードごとに1ファイル。塗り足し3 mmとトンボ付きです。ファイル名の「x3」は同じカードが3枚あることを表します。</translation>
    </message>
    <message>
        <source>Key, colours, silver and gold apart, one page a card, for relief or screen printing. The tint of the paper is on no plate: take cream paper.</source>
        <translation>墨版・色版・銀版・金版を分けたもの。1ページに1枚で、凸版や孔版の印刷に使えます。紙の地色はどの版にもないので、生成りの紙を使ってください。</translation>
    </message>
    <message>
        <source>Single cards as pictures at 300 and 600 dots to the inch, bleed included.</source>
        <translation>1枚ずつの画像（300 dpiと600 dpi、塗り足し付き）。</translation>
    </message>
    <message>
        <source>The pictures are in the public domain (CC0 1.0): print, change and sell them as you like.</source>
        <translation>絵はパブリックドメインです（CC0 1.0）。自由に印刷・改変・販売できます。</translation>
    </message>
    <message>
        <source>The rules as leaflets of A5.</source>
        <translation>遊び方の説明書（A5判）。</translation>
    </message>
    <message>
        <source>{deck}, ready to be printed</source>
        <translation>{deck}・印刷用データ</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Not saved: another program holds the file ({detail}).</source>
        <translation>保存できません：ほかのプログラムがファイルを使用中です（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the disk fails ({detail}).</source>
        <translation>保存できません：ディスクのエラーです（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the disk is full ({detail}).</source>
        <translation>保存できません：ディスクがいっぱいです（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be written ({detail}).</source>
        <translation>保存できません：ファイルに書き込めません（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file of matches was taken away ({detail}).</source>
        <translation>保存できません：対局のファイルがなくなっています（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: {detail}.</source>
        <translation>保存できません：{detail}。</translation>
    </message>
    <message>
        <source>The data folder cannot be made ({detail}).</source>
        <translation>データ用のフォルダーを作れません（{detail}）。</translation>
    </message>
    <message>
        <source>The game {detail} fails over this match.</source>
        <translation>ゲーム {detail} はこの対戦を処理できません。</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({detail}).</source>
        <translation>保存した対戦を読み込めません（{detail}）。</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version ({detail}).</source>
        <translation>保存した対戦は、より新しい版で書かれています（{detail}）。</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: {what}</source>
        <translation>あなたの番です：{what}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}：{what}</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Compare with the expert</source>
        <translation>名人と比べる</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>卓を見る</translation>
    </message>
    <message>
        <source>Review my decisions</source>
        <translation>自分の判断を振り返る</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file}を読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file}に書き込めません（{reason}）。</translation>
    </message>
    <message>
        <source>{file} is not a true record. {reason}</source>
        <translation>{file}は正しい記録ではありません。{reason}</translation>
    </message>
</context>
<context>
    <name>Retaining</name>
    <message numerus="yes">
        <source>%n past match(es) will be deleted.</source>
        <translation>
            <numerusform>過去の対戦%n件を削除します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Later ones go in the same way once they are beyond the limit. Matches that are not finished always stay.</source>
        <translation>今後も、この範囲を超えた対戦は同じように削除されます。終わっていない対戦は常に残ります。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>At least {amount} given away.</source>
        <translation>少なくとも{amount}の損でした。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Being judged</source>
        <translation>評価中</translation>
    </message>
    <message>
        <source>Click or walk along the curve; 1 to 3 go to what mattered most.</source>
        <translation>曲線をクリックするか矢印で移動。1〜3で最も大きかった判断へ。</translation>
    </message>
    <message>
        <source>Deal {deal}, decision {number} of {count}</source>
        <translation>第{deal}回、判断{number}／{count}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断の一覧</translation>
    </message>
    <message>
        <source>Decisions, oldest first</source>
        <translation>判断（古い順）</translation>
    </message>
    <message>
        <source>Given away {amount}</source>
        <translation>損 {amount}</translation>
    </message>
    <message>
        <source>Given away: {amount}</source>
        <translation>損：{amount}</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <translation>まだ評価していません。</translation>
    </message>
    <message>
        <source>Nothing was given away.</source>
        <translation>損はありません。</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>振り返り：{game}</translation>
    </message>
    <message>
        <source>Score {amount}</source>
        <translation>得点 {amount}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>The decision before</source>
        <translation>前の判断</translation>
    </message>
    <message>
        <source>The next decision</source>
        <translation>次の判断</translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation>判断する場面はありませんでした。</translation>
    </message>
    <message>
        <source>This cannot be judged.</source>
        <translation>これは評価できません。</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>誰の判断か</translation>
    </message>
    <message>
        <source>better: {action}</source>
        <translation>最善：{action}</translation>
    </message>
    <message>
        <source>{amount} given away.</source>
        <translation>{amount}の損でした。</translation>
    </message>
    <message>
        <source>{count} decisions; score {score}; given away {given}</source>
        <translation>判断{count}回、得点{score}、損{given}</translation>
    </message>
    <message>
        <source>{judged} of {count} judged</source>
        <translation>{count}回中{judged}回を評価</translation>
    </message>
    <message>
        <source>{where}: {verdict}</source>
        <translation>{where}：{verdict}</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n of them differ(s)</source>
        <translation>
            <numerusform>うち%n項目を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at this computer</source>
        <translation>
            <numerusform>このコンピューターで遊ぶ人：%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the preset {preset}.</source>
        <translation>
            <numerusform>「{preset}」と違うルール：%n個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from this set.</source>
        <translation>
            <numerusform>このルールと違うもの：%n項目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n席</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal is a whole number or 32 hexadecimal digits.</source>
        <translation>配札番号は整数か、16進数32桁です。</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, please.</source>
        <translation>{low}から{high}までの数を入れてください。</translation>
    </message>
    <message>
        <source>Add bot</source>
        <translation>ボットを追加</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>人を追加</translation>
    </message>
    <message numerus="yes">
        <source>All %n rule(s)</source>
        <translation>
            <numerusform>全%n項目を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Another of your sets is called that.</source>
        <translation>同じ名前のルールがもうあります。</translation>
    </message>
    <message>
        <source>Another opponent</source>
        <translation>ほかの相手</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>別の肖像</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>このコンピューターで</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>競り</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>裏面</translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation>ボット・初級</translation>
    </message>
    <message>
        <source>Bot, expert</source>
        <translation>ボット・名人</translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation>ボット・上級</translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation>ボット・中級</translation>
    </message>
    <message>
        <source>Bots only – you’ll be watching</source>
        <translation>ボットだけの対戦を観戦します</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>配札番号</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>カードの種類</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>項目を減らす</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>空欄なら無作為に配ります</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Matters only with {other}.</source>
        <translation>{other}のときだけ意味があります。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>ルールの名前</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>新しい対戦：{game}</translation>
    </message>
    <message>
        <source>One of the game’s own sets is called that.</source>
        <translation>ゲームの既定ルールと同じ名前です。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Preset: {value}</source>
        <translation>既定：{value}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>この席を外す</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Renamed to “{name}”.</source>
        <translation>名前を「{name}」に変更しました。</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules: {preset}.</source>
        <translation>ルール：{preset}。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>全部のカードを見る</translation>
    </message>
    <message>
        <source>Set of rules</source>
        <translation>ルールの種類</translation>
    </message>
    <message>
        <source>Show the fingerprint and add words before the deal</source>
        <translation>配札の前に指紋を表示して言葉を加える</translation>
    </message>
    <message>
        <source>Shows the fingerprint of the deal before it is dealt; everybody may then add words, so that nobody can choose the cards.</source>
        <translation>配札の前に指紋を表示します。そのあと全員が言葉を加えられるので、誰もカードを選べません。</translation>
    </message>
    <message>
        <source>Someone at this level – wait and see who.</source>
        <translation>この強さの誰か。始まってからのお楽しみです。</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>賭け</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>対戦を始める</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Table cloth: {name}</source>
        <translation>卓のデザイン：{name}</translation>
    </message>
    <message>
        <source>The same number gives the same cards.</source>
        <translation>同じ番号なら同じ配札です。</translation>
    </message>
    <message>
        <source>The same number gives the same cards: whoever knows it knows them.</source>
        <translation>同じ番号なら同じ配札です。番号を知る人はカードも知ることができます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>遊ぶ人</translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation>自分のルールです。</translation>
    </message>
    <message>
        <source>Your rules of that name are replaced.</source>
        <translation>同じ名前のルールを置き換えます。</translation>
    </message>
    <message>
        <source>{count} seats ({low} to {high})</source>
        <translation>{count}席（{low}〜{high}）</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}：{problem}</translation>
    </message>
    <message>
        <source>“{name}” deleted.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
    <message>
        <source>“{name}” saved in place of the earlier one.</source>
        <translation>「{name}」を上書き保存しました。</translation>
    </message>
    <message>
        <source>“{name}” saved.</source>
        <translation>「{name}」を保存しました。</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation>残りカード</translation>
    </message>
    <message>
        <source>From your own view only.</source>
        <translation>あなたから見えるものだけです。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Numbered deal: whoever knows the number knows the cards.</source>
        <translation>番号指定の配札：番号を知る人はカードを知ることができます。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Seed of this match: {seed}</source>
        <translation>この対戦のシード：{seed}</translation>
    </message>
    <message>
        <source>The deal is fixed. Its fingerprint: Help → Fair deals.</source>
        <translation>配札は決まっています。指紋は「ヘルプ」→「公正な配札」にあります。</translation>
    </message>
    <message>
        <source>There is nothing to count here yet.</source>
        <translation>まだ数えるものがありません。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>これまでの経過</translation>
    </message>
    <message>
        <source>{card}: {left} of {total} not seen</source>
        <translation>{card}：{total}枚中{left}枚がまだ出ていません</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n action(s) so far</source>
        <translation>
            <numerusform>これまでに%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es)</source>
        <translation>
            <numerusform>ほか%n対戦</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots see only what you could see in their seat.</source>
        <translation>ボットに見えるのは、その席から見えるものだけです。</translation>
    </message>
    <message>
        <source>Choose a game below. Matches are saved automatically and can be resumed.</source>
        <translation>下からゲームを選んでください。対戦は自動で保存され、後から再開できます。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>{game}を続ける</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>今日のディール</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>No unfinished matches</source>
        <translation>中断中の対戦はありません</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>過去の対戦</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>最初の対戦を始めましょう</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>伏せたカード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays for you ({level})</source>
        <translation>ボット（{level}）が代わりに打っています</translation>
    </message>
    <message>
        <source>A bot plays for {name} ({level})</source>
        <translation>ボット（{level}）が{name}さんの代わりに打っています</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度対戦</translation>
    </message>
    <message>
        <source>Play on unsaved</source>
        <translation>保存せずに続ける</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>最後まで進める</translation>
    </message>
    <message>
        <source>Play waits until it can be saved</source>
        <translation>保存できるまでプレイを止めています</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて見る</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>自分で打つ</translation>
    </message>
    <message>
        <source>The bot of {name} stopped and plays without thinking.</source>
        <translation>{name}のボットが止まり、以後は考えずにプレイします。</translation>
    </message>
    <message>
        <source>The bot of {name} stopped. It was restarted.</source>
        <translation>{name}のボットが止まったため、再起動しました。</translation>
    </message>
    <message>
        <source>The bot of {name} wanted what the rules do not allow; something legal was played instead.</source>
        <translation>{name} のボットがルールにない手を選んだため、代わりに有効な手が打たれました。</translation>
    </message>
    <message>
        <source>The cards are being turned over</source>
        <translation>札をめくっています</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>I wanted that one!</source>
        <translation>それ、狙ってたのに！</translation>
    </message>
    <message>
        <source>I was afraid of that.</source>
        <translation>そんな気がした。</translation>
    </message>
    <message>
        <source>Just you wait!</source>
        <translation>次は負けないよ！</translation>
    </message>
    <message>
        <source>Now that was fun!</source>
        <translation>これは楽しい！</translation>
    </message>
    <message>
        <source>Phew. It went well.</source>
        <translation>ふう、うまくいった。</translation>
    </message>
    <message>
        <source>There we are.</source>
        <translation>よし、決まった。</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>お見事！</translation>
    </message>
    <message>
        <source>Worth waiting for!</source>
        <translation>待ったかいがあった！</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}「{words}」</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n match(es) could not be saved.</source>
        <translation>
            <numerusform>%n 件の対局を保存できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>それでも閉じる</translation>
    </message>
    <message>
        <source>Files of matches</source>
        <translation>対局のファイル</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>対局を別の場所に保存</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>閉じない</translation>
    </message>
    <message>
        <source>The match is saved in {file} from now on. “cardtable recover” brings it back.</source>
        <translation>これからこの対局は {file} に保存されます。「cardtable recover」で元に戻せます。</translation>
    </message>
    <message>
        <source>This match is not saved yet; all of it is kept until it can be.</source>
        <translation>この対局はまだ保存されていません。保存できるまで、すべて保持します。</translation>
    </message>
</context>
</TS>
