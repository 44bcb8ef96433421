<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Characters</name>
    <message>
        <source>Amara</source>
        <translation>阿玛拉</translation>
    </message>
    <message>
        <source>Attacks wherever the odds are even by a hair on her side.</source>
        <translation>只要胜算多出一丝一毫，她就出手。</translation>
    </message>
    <message>
        <source>Ayla</source>
        <translation>艾拉</translation>
    </message>
    <message>
        <source>Calm and exact; you notice her plan when it is done.</source>
        <translation>沉着而精准，等你看出她的打算，牌局已定。</translation>
    </message>
    <message>
        <source>Chen</source>
        <translation>老陈</translation>
    </message>
    <message>
        <source>Could have won small long ago, and would rather win big.</source>
        <translation>早就可以小赢，却偏要大胜。</translation>
    </message>
    <message>
        <source>Counts what is out and gives nothing away.</source>
        <translation>记住出过的牌，什么也不白送。</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>迭戈</translation>
    </message>
    <message>
        <source>Dreams of the perfect hand, and forgets the small wins on the way.</source>
        <translation>一心想要完美的牌，一路上的小胜都忘了。</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>哈娜</translation>
    </message>
    <message>
        <source>Has just learned the rules and enjoys every hand.</source>
        <translation>刚学会规则，每一手牌都玩得开心。</translation>
    </message>
    <message>
        <source>Has sat at this table for forty years and hurries nothing.</source>
        <translation>在这张桌边坐了四十年，从不着急。</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>伊内丝</translation>
    </message>
    <message>
        <source>Kenji</source>
        <translation>健二</translation>
    </message>
    <message>
        <source>Knows to the card when it is worth waiting for the big win.</source>
        <translation>何时值得等一场大胜，精确到每一张牌。</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>莱拉</translation>
    </message>
    <message>
        <source>Loses little, waits long, and takes what you leave.</source>
        <translation>输得少，等得久，别人留下的他都收下。</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>小梅</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>尼尔斯</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>奥托</translation>
    </message>
    <message>
        <source>Plays straight, by feeling and a few good rules.</source>
        <translation>凭感觉加几条老规矩，打得直来直去。</translation>
    </message>
    <message>
        <source>Plays whatever looks exciting and regrets it at once.</source>
        <translation>什么刺激打什么，打完马上后悔。</translation>
    </message>
    <message>
        <source>Priya</source>
        <translation>普丽娅</translation>
    </message>
    <message>
        <source>Raises the stakes first and counts the cards later.</source>
        <translation>先加注，后数牌。</translation>
    </message>
    <message>
        <source>Reads the whole table and makes the best of every card.</source>
        <translation>看透全桌，把每张牌都用到极致。</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>罗莎</translation>
    </message>
    <message>
        <source>Samir</source>
        <translation>萨米尔</translation>
    </message>
    <message>
        <source>Takes the risk that pays, and smiles when it does not.</source>
        <translation>值得的险就冒，输了也一笑置之。</translation>
    </message>
    <message>
        <source>Timo</source>
        <translation>蒂莫</translation>
    </message>
    <message>
        <source>Waits one card too long because a great hand is so beautiful.</source>
        <translation>大牌太美了，总要多等一张。</translation>
    </message>
    <message>
        <source>Would rather keep a good card than dare anything with it.</source>
        <translation>好牌宁可留着，也不拿去冒险。</translation>
    </message>
    <message>
        <source>Zola</source>
        <translation>佐拉</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>大胆</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>goes for the big win</source>
        <translation>追求大胜</translation>
    </message>
</context>
<context>
    <name>Cloths</name>
    <message>
        <source>Dark wood</source>
        <translation>深色木纹</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>绿色台呢</translation>
    </message>
    <message>
        <source>Grey felt</source>
        <translation>灰色台呢</translation>
    </message>
    <message>
        <source>Indigo felt</source>
        <translation>靛蓝台呢</translation>
    </message>
    <message>
        <source>Red felt</source>
        <translation>红色台呢</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>榻榻米</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Match</source>
        <translation>比赛(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>打牌(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>关于Cardtable</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Ask before a knock or a lay-off is given up</source>
        <translation>放弃敲牌或垫牌前先询问</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>轻快</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>舒缓</translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Compare with the expert</source>
        <translation>与大师对比</translation>
    </message>
    <message>
        <source>Continue the last match</source>
        <translation>继续上一场比赛</translation>
    </message>
    <message>
        <source>Dark look</source>
        <translation>深色外观</translation>
    </message>
    <message>
        <source>Deals of the day…</source>
        <translation>每日一局…</translation>
    </message>
    <message>
        <source>Export the record…</source>
        <translation>导出记录…</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>公平发牌</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色花色</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>H&amp;elp</source>
        <translation>帮助(&amp;E)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大号牌角</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Last cards play themselves</source>
        <translation>最后一手自动打出</translation>
    </message>
    <message>
        <source>Last trick or showdown</source>
        <translation>上一轮牌或上次亮牌</translation>
    </message>
    <message>
        <source>Let a bot play for me</source>
        <translation>托管（机器人代打）</translation>
    </message>
    <message>
        <source>Level of that bot</source>
        <translation>托管级别</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>打开记录…</translation>
    </message>
    <message>
        <source>Opponents talk</source>
        <translation>对手说话</translation>
    </message>
    <message>
        <source>Other forced moves play themselves</source>
        <translation>其他别无选择时自动进行</translation>
    </message>
    <message>
        <source>Pace of opponents</source>
        <translation>对手出牌节奏</translation>
    </message>
    <message>
        <source>Pass by itself when nothing beats</source>
        <translation>要不起时自动不出</translation>
    </message>
    <message>
        <source>Past matches to keep</source>
        <translation>保留的以往比赛</translation>
    </message>
    <message>
        <source>Past matches…</source>
        <translation>以往的比赛…</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>暂停机器人</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Review a match</source>
        <translation>复盘比赛</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Show log…</source>
        <translation>显示日志…</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Skip animation and pause</source>
        <translation>跳过动画和停顿</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Speed of cards</source>
        <translation>动画速度</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The latest 1,000</source>
        <translation>最近 1,000 场</translation>
    </message>
    <message>
        <source>The latest 100</source>
        <translation>最近 100 场</translation>
    </message>
    <message>
        <source>Those of the last year</source>
        <translation>最近一年的</translation>
    </message>
    <message>
        <source>Touch mode</source>
        <translation>触屏模式</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>标准文字大小</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Without animation</source>
        <translation>无动画</translation>
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
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everything is saved</source>
        <translation>一切都已保存</translation>
    </message>
    <message>
        <source>I am {name}, show my cards</source>
        <translation>我是{name}，显示我的牌</translation>
    </message>
    <message>
        <source>Please hand the computer to {name}. The others look away.</source>
        <translation>请把电脑交给{name}，其他人请勿观看。</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>看我的牌</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>刚才的经过</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>轮到{name}</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Compare with the expert</source>
        <translation>与大师对比</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>每日一局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>尚未打完</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>尚未玩过</translation>
    </message>
    <message>
        <source>One deal a day, the same for everybody: its number is the date. Rules: {preset}. The opponents never change, and your first result counts.</source>
        <translation>每天一局，人人相同：编号就是日期。规则：{preset}。对手始终不变，以第一次的结果为准。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Result {own}</source>
        <translation>结果 {own}</translation>
    </message>
    <message>
        <source>Result {own} · difference to the expert {difference}</source>
        <translation>结果 {own} · 与大师相差 {difference}</translation>
    </message>
    <message>
        <source>Today, {date}</source>
        <translation>今天，{date}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue a match</source>
        <translation>继续比赛</translation>
    </message>
    <message>
        <source>House rules of this match</source>
        <translation>本场比赛的规则</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Pick up all that is walked over</source>
        <translation>选中经过的所有牌</translation>
    </message>
    <message>
        <source>Pick up or choose</source>
        <translation>提起或选择</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation>全部放回</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>规则：{game}</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Shift + 方向键</translation>
    </message>
    <message>
        <source>The cards are being drawn…</source>
        <translation>正在绘制牌面…</translation>
    </message>
    <message>
        <source>The way on</source>
        <translation>进行下一步</translation>
    </message>
    <message>
        <source>Walk over cards and columns</source>
        <translation>在牌和列之间移动</translation>
    </message>
</context>
<context>
    <name>DouDizhu</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n个炸弹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>3 players · about 20 min</source>
        <translation>3人·约20分钟</translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;for the landlord</source>
        <translation>&lt;b&gt;底牌&lt;/b&gt;&lt;br&gt;归地主</translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;in your hand</source>
        <translation>&lt;b&gt;底牌&lt;/b&gt;&lt;br&gt;在你手中</translation>
    </message>
    <message>
        <source>&lt;b&gt;The kitty&lt;/b&gt;&lt;br&gt;went to {name}</source>
        <translation>&lt;b&gt;底牌&lt;/b&gt;&lt;br&gt;归{name}</translation>
    </message>
    <message numerus="yes">
        <source>&lt;big&gt;%n&lt;/big&gt; card(s)</source>
        <translation>
            <numerusform>&lt;big&gt;%n&lt;/big&gt;张</numerusform>
        </translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A bid is 1, 2 or 3.</source>
        <translation>叫分只能是1、2或3分。</translation>
    </message>
    <message>
        <source>A bid must be above {highest}.</source>
        <translation>叫分必须高于{highest}分。</translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n deal(s).</source>
        <translation>
            <numerusform>一场对局打%n副。</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair chain needs three pairs or more.</source>
        <translation>连对至少要三对。</translation>
    </message>
    <message>
        <source>A player did not play at all</source>
        <translation>有人一张未出</translation>
    </message>
    <message>
        <source>A player never played: the stake is doubled.</source>
        <translation>有人一张未出，分值翻倍。</translation>
    </message>
    <message>
        <source>A player shut out</source>
        <translation>有人未出牌</translation>
    </message>
    <message>
        <source>A straight needs five cards or more.</source>
        <translation>顺子至少要五张。</translation>
    </message>
    <message>
        <source>A triple takes one card or one pair.</source>
        <translation>三张带一张或一对。</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>After a pass you may still play in the same trick.</source>
        <translation>不出之后，同一轮还可以再出。</translation>
    </message>
    <message>
        <source>After a pass you wait until the trick is over.</source>
        <translation>不出之后，要等这一轮结束。</translation>
    </message>
    <message>
        <source>After a pass you win {0} of 100 such deals.</source>
        <translation>不叫的话，100局能赢{0}局。</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top}</source>
        <translation>飞机{rank}–{top}</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with pairs</source>
        <translation>飞机{rank}–{top}带对</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with wings</source>
        <translation>飞机{rank}–{top}带翅膀</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>各不相同</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>都不叫</translation>
    </message>
    <message numerus="yes">
        <source>An opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>只剩%n张牌的对手可能一接就出完。</numerusform>
        </translation>
    </message>
    <message>
        <source>Anti-spring, the landlord played once: the stake is doubled.</source>
        <translation>反春天，地主只出过一次牌，分值翻倍。</translation>
    </message>
    <message>
        <source>Any card or combination may be led; you cannot pass.</source>
        <translation>可以出任意单张或牌型，但必须出牌。</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>任意牌</translation>
    </message>
    <message>
        <source>Any cards may go along as kickers.</source>
        <translation>任意的牌都可以当带牌。</translation>
    </message>
    <message>
        <source>Any combination may be played.</source>
        <translation>可以出任意牌型。</translation>
    </message>
    <message>
        <source>As good, as far as can be told.</source>
        <translation>就目前所见，一样好。</translation>
    </message>
    <message>
        <source>As in online rooms: one round of calls, no bombs as kickers.</source>
        <translation>与网络对战相同：叫牌一轮，不能带炸弹。</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>叫{amount}分</translation>
    </message>
    <message>
        <source>Bids are shown when all are in; of equal bids the earlier one counts.</source>
        <translation>所有人叫完后才公开；分数相同时先叫者为准。</translation>
    </message>
    <message>
        <source>Bids {amount}</source>
        <translation>叫{amount}分</translation>
    </message>
    <message>
        <source>Black joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>Bomb {rank}</source>
        <translation>炸弹{rank}</translation>
    </message>
    <message>
        <source>By lot each deal</source>
        <translation>每副抽签</translation>
    </message>
    <message>
        <source>Cards gone: {0}, otherwise {1}.</source>
        <translation>出掉{0}张，另一种出掉{1}张。</translation>
    </message>
    <message>
        <source>Cards gone: {1} instead of {0}.</source>
        <translation>只出掉{1}张，而不是{0}张。</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {0}, otherwise {1}.</source>
        <translation>手里留下{0}张单出没人压得住的牌，另一种留{1}张。</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {1} instead of {0}.</source>
        <translation>单出没人压得住的牌只留下{1}张，而不是{0}张。</translation>
    </message>
    <message>
        <source>Chains up to the 2, any kickers, farmers get half the stake.</source>
        <translation>顺子和连对可到2，带牌任意，农民各得一半分值。</translation>
    </message>
    <message>
        <source>Chains up to the ace, kickers all different, full payment.</source>
        <translation>顺子和连对可到A，带牌各不相同，全额结算。</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>副</translation>
    </message>
    <message>
        <source>Deal {deal} of {of}. {name} bids first.</source>
        <translation>第{deal}副，共{of}副。{name}先叫。</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>斗地主</translation>
    </message>
    <message>
        <source>Everyone bids in secret and nobody passes; the highest bid wins.</source>
        <translation>人人暗叫且不可不叫，叫分最高者当地主。</translation>
    </message>
    <message>
        <source>Everyone bids once, higher than before or not at all; 3 ends it.</source>
        <translation>每人叫一次，须高于前家或不叫；叫3即止。</translation>
    </message>
    <message>
        <source>Everyone calls once, as high as they like; the highest call wins.</source>
        <translation>每人自由叫一次，叫分最高者当地主。</translation>
    </message>
    <message>
        <source>Farmers get half the stake each</source>
        <translation>农民各得一半分值</translation>
    </message>
    <message>
        <source>Farmers get the full stake each</source>
        <translation>农民各得全部分值</translation>
    </message>
    <message>
        <source>First bid</source>
        <translation>先叫者</translation>
    </message>
    <message>
        <source>Four of a kind may take along just one card or one pair.</source>
        <translation>四张相同的牌可以只带一张或一对。</translation>
    </message>
    <message>
        <source>Four of a kind takes along two cards or two pairs.</source>
        <translation>四张相同的牌带两张或两对。</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>四倍</translation>
    </message>
    <message>
        <source>Full house {rank} + {kickers}</source>
        <translation>三张{rank}带一对{kickers}</translation>
    </message>
    <message>
        <source>Has bid</source>
        <translation>已叫分</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {0}, otherwise {1}.</source>
        <translation>可能压住它的牌型：{0}种，另一种为{1}种。</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {1} instead of {0}.</source>
        <translation>可能压住它的牌型：{1}种，而不是{0}种。</translation>
    </message>
    <message>
        <source>Highest bid: {amount}</source>
        <translation>最高叫分：{amount}分</translation>
    </message>
    <message>
        <source>Highest card of a chain</source>
        <translation>连牌的最大牌</translation>
    </message>
    <message>
        <source>Hint: bid {amount}</source>
        <translation>提示：叫{amount}分</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>提示：过</translation>
    </message>
    <message>
        <source>How many deals make a match.</source>
        <translation>一场比赛打几副牌。</translation>
    </message>
    <message>
        <source>How much the two jokers together raise the stake.</source>
        <translation>两张王一起出时分值翻几倍。</translation>
    </message>
    <message>
        <source>How the landlord is found.</source>
        <translation>如何确定地主。</translation>
    </message>
    <message>
        <source>If everyone passes three times, the landlord is drawn by lot.</source>
        <translation>连续三次都不叫，则抽签定地主。</translation>
    </message>
    <message>
        <source>If everyone passes, new cards are dealt.</source>
        <translation>都不叫则重新发牌。</translation>
    </message>
    <message>
        <source>It beats with less: the higher cards stay.</source>
        <translation>用较小的牌就压住，大牌留着。</translation>
    </message>
    <message>
        <source>It beats with more than it takes.</source>
        <translation>用的牌比需要的大。</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n card(s) that a pass keeps.</source>
        <translation>
            <numerusform>要用掉%n张牌，不出就能留着。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs a bomb; the better choice keeps %n.</source>
        <translation>
            <numerusform>会损失炸弹；更好的出法能留下%n个。</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not contest an opponent’s trick.</source>
        <translation>不去抢对手的这一轮。</translation>
    </message>
    <message>
        <source>It does not multiply what is at stake by {0}.</source>
        <translation>分值不会乘以{0}。</translation>
    </message>
    <message>
        <source>It gives higher cards along than needed.</source>
        <translation>带走的牌比需要的大。</translation>
    </message>
    <message>
        <source>It gives lower cards along.</source>
        <translation>带走的是更小的牌。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>It is the last card: you go out.</source>
        <translation>出完手牌，获胜。</translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n bomb(s) whole.</source>
        <translation>
            <numerusform>能保住%n个炸弹。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps the %n card(s) that the other choice costs.</source>
        <translation>
            <numerusform>留住另一种出法要用的%n张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>It multiplies what is at stake by {0}.</source>
        <translation>分值乘以{0}。</translation>
    </message>
    <message>
        <source>It takes a pair apart.</source>
        <translation>拆了对子。</translation>
    </message>
    <message>
        <source>It takes a triple apart.</source>
        <translation>拆了三张。</translation>
    </message>
    <message>
        <source>It takes no pair apart.</source>
        <translation>不拆对子。</translation>
    </message>
    <message>
        <source>It takes no triple apart.</source>
        <translation>不拆三张。</translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick from an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>压住只剩%n张牌的对手。</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the trick from an opponent.</source>
        <translation>从对手那里抢回牌权。</translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick from your partner, who has %n card(s) left.</source>
        <translation>
            <numerusform>压了队友的牌，他还剩%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins fewer points on average.</source>
        <translation>平均得分更低。</translation>
    </message>
    <message>
        <source>It wins no more often, but more points on average.</source>
        <translation>赢的次数不更多，但平均得分更高。</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>带牌</translation>
    </message>
    <message>
        <source>Kickers may neither be a bomb nor lengthen the chain.</source>
        <translation>带牌不能是炸弹，也不能接长连牌。</translation>
    </message>
    <message>
        <source>King</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Kitty stays in sight</source>
        <translation>底牌可查看</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>Last card!</source>
        <translation>报单！</translation>
    </message>
    <message>
        <source>Lower cards of that kind stay behind.</source>
        <translation>同类的小牌还留在手里。</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>New cards three times, then a landlord by lot</source>
        <translation>重发三次后抽签定地主</translation>
    </message>
    <message>
        <source>New trick: you lead</source>
        <translation>新一轮：你先出</translation>
    </message>
    <message>
        <source>New trick: {name} leads</source>
        <translation>新一轮：{name}先出</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一副</translation>
    </message>
    <message>
        <source>No auction, landlord by lot</source>
        <translation>不叫分，抽签定地主</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>尚未叫分</translation>
    </message>
    <message>
        <source>No bombs, nothing to lengthen a chain</source>
        <translation>不带炸弹，也不带可接长连牌的牌</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>没有选中的牌。</translation>
    </message>
    <message>
        <source>No chain goes up to the {card}.</source>
        <translation>{card}不能连。</translation>
    </message>
    <message>
        <source>No farmer played, or the landlord only once</source>
        <translation>农民未出牌，或地主只出一次</translation>
    </message>
    <message numerus="yes">
        <source>No opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>只剩%n张牌的对手接不上，出不完。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>没有人叫分。</translation>
    </message>
    <message>
        <source>Nobody bids: the landlord is drawn by lot and the stake is 1.</source>
        <translation>不叫分：抽签定地主，底分为1。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n unseen card(s) beats it.</source>
        <translation>
            <numerusform>没见到的%n张牌都压不住它。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your cards beats this.</source>
        <translation>你没有能压过的牌。</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the better choice {1}.</source>
        <translation>100局这样的牌能赢{0}局，更好的出法赢{1}局。</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the next choice {1}.</source>
        <translation>100局这样的牌能赢{0}局，另一种赢{1}局。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>One free call each</source>
        <translation>每人自由叫一次</translation>
    </message>
    <message>
        <source>One round, each bid higher</source>
        <translation>只叫一轮，须高于前家</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb.</source>
        <translation>只有更大的炸弹才能压过炸弹。</translation>
    </message>
    <message>
        <source>Only a higher bomb beats {beat}.</source>
        <translation>只有更大的炸弹才能压过{beat}。</translation>
    </message>
    <message>
        <source>Pair chain {rank}–{top}</source>
        <translation>连对{rank}–{top}</translation>
    </message>
    <message>
        <source>Pair {rank}</source>
        <translation>一对{rank}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Pick up a card of that rank</source>
        <translation>选一张这个点数的牌</translation>
    </message>
    <message>
        <source>Pick up a chain from rank to rank</source>
        <translation>选从这张到那张的连牌</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Play after a pass</source>
        <translation>不出后再出</translation>
    </message>
    <message>
        <source>Play: {combination}</source>
        <translation>出牌：{combination}</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {0}, otherwise {1}.</source>
        <translation>之后还要出{0}手，另一种要{1}手。</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {1} instead of {0}.</source>
        <translation>之后还要出{1}手，而不是{0}手。</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Quad with one kicker</source>
        <translation>四张只带一手</translation>
    </message>
    <message>
        <source>Quad {rank} + pairs {kickers}</source>
        <translation>四张{rank}带对子{kickers}</translation>
    </message>
    <message>
        <source>Quad {rank} + {kickers}</source>
        <translation>四张{rank}带{kickers}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Read otherwise</source>
        <translation>换一种牌型</translation>
    </message>
    <message>
        <source>Red joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Same kind and as many cards, but higher; or a bomb.</source>
        <translation>须牌型相同、张数相同且更大；也可出炸弹。</translation>
    </message>
    <message>
        <source>Sealed bids, nobody passes</source>
        <translation>暗叫，不可不叫</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Select cards first.</source>
        <translation>请先选牌。</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>规则单</translation>
    </message>
    <message>
        <source>Single {rank}</source>
        <translation>单张{rank}</translation>
    </message>
    <message>
        <source>So {0} of 100 such deals are won. In hand: bombs {1}, twos {2}, jokers {3}.</source>
        <translation>这样叫，100局能赢{0}局。手里有炸弹{1}个、2有{2}张、王{3}张。</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Spring, no farmer played: the stake is doubled.</source>
        <translation>春天，农民一张未出，分值翻倍。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Straight {rank}–{top}</source>
        <translation>顺子{rank}–{top}</translation>
    </message>
    <message>
        <source>Straights and other chains end at the ace.</source>
        <translation>顺子等连牌只能连到A。</translation>
    </message>
    <message>
        <source>Straights and other chains may run up to the 2.</source>
        <translation>顺子等连牌可以连到2。</translation>
    </message>
    <message numerus="yes">
        <source>The %n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>没见到的%n张牌有可能压住它。</numerusform>
        </translation>
    </message>
    <message>
        <source>The auction comes first.</source>
        <translation>先要叫分。</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>叫分已结束。</translation>
    </message>
    <message>
        <source>The best score is 1 point.</source>
        <translation>最高得分为1分。</translation>
    </message>
    <message>
        <source>The best score is {points} points.</source>
        <translation>最高得分为{points}分。</translation>
    </message>
    <message>
        <source>The better choice cannot be stopped any more.</source>
        <translation>更好的出法谁也拦不住。</translation>
    </message>
    <message>
        <source>The bidding goes on until two in a row have passed.</source>
        <translation>一直叫到连续两人不叫为止。</translation>
    </message>
    <message>
        <source>The cards are dealt anew. {name} bids first.</source>
        <translation>重新发牌。{name}先叫。</translation>
    </message>
    <message>
        <source>The farmers win the deal</source>
        <translation>这一副农民获胜</translation>
    </message>
    <message>
        <source>The first bidder is drawn anew in every deal.</source>
        <translation>每副都抽签决定谁先叫。</translation>
    </message>
    <message>
        <source>The first bidder is drawn; then the next player each deal.</source>
        <translation>首副抽签，之后每副轮到下家先叫。</translation>
    </message>
    <message>
        <source>The highest bid takes the kitty and plays alone; it is the stake.</source>
        <translation>叫分最高者拿底牌，独自对战；叫分即为底分。</translation>
    </message>
    <message>
        <source>The kickers of a play must all be of different ranks.</source>
        <translation>一手牌的带牌点数必须各不相同。</translation>
    </message>
    <message>
        <source>The landlord wins the deal</source>
        <translation>这一副地主获胜</translation>
    </message>
    <message>
        <source>The lower cards go first.</source>
        <translation>先出小牌。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比赛已结束。</translation>
    </message>
    <message>
        <source>The next player each deal</source>
        <translation>每副轮到下家</translation>
    </message>
    <message>
        <source>The rest cannot be stopped.</source>
        <translation>剩下的牌谁也拦不住。</translation>
    </message>
    <message>
        <source>The rocket doubles the stake, as a bomb does.</source>
        <translation>王炸与炸弹一样使分值翻倍。</translation>
    </message>
    <message>
        <source>The rocket makes the stake four times as high.</source>
        <translation>王炸使分值变为四倍。</translation>
    </message>
    <message>
        <source>The stake doubles if any player never played a card.</source>
        <translation>只要有人一张未出，分值翻倍。</translation>
    </message>
    <message>
        <source>The stake doubles if no farmer played, or the landlord just once.</source>
        <translation>两位农民都未出牌，或地主只出过一次，分值翻倍。</translation>
    </message>
    <message>
        <source>The stake never doubles for this.</source>
        <translation>分值不因此翻倍。</translation>
    </message>
    <message>
        <source>The three cards are shown once; then you have to remember them.</source>
        <translation>三张底牌只亮一次，之后要靠记忆。</translation>
    </message>
    <message>
        <source>The three cards can be looked up during the deal.</source>
        <translation>打牌过程中随时可以查看三张底牌。</translation>
    </message>
    <message numerus="yes">
        <source>The trick belongs to an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>这一轮归只剩%n张牌的对手。</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn goes to the left.</source>
        <translation>由左边的玩家接着出。</translation>
    </message>
    <message>
        <source>The turn goes to the right.</source>
        <translation>由右边的玩家接着出。</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>没有这张牌。</translation>
    </message>
    <message>
        <source>These cards are not that combination.</source>
        <translation>这些牌不是该牌型。</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>这一副已结束。</translation>
    </message>
    <message>
        <source>This is not a combination.</source>
        <translation>这不是有效牌型。</translation>
    </message>
    <message>
        <source>Triple {rank}</source>
        <translation>三张{rank}</translation>
    </message>
    <message>
        <source>Triple {rank} + {kickers}</source>
        <translation>三张{rank}带{kickers}</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>两倍</translation>
    </message>
    <message>
        <source>Two cards left!</source>
        <translation>报双！</translation>
    </message>
    <message>
        <source>Two farmers against one landlord: be the first to play all your cards.</source>
        <translation>两个农民对一个地主：先出完手牌者获胜。</translation>
    </message>
    <message>
        <source>Until two pass in a row</source>
        <translation>直到连续两人不叫</translation>
    </message>
    <message>
        <source>Up to the 2</source>
        <translation>可到2</translation>
    </message>
    <message>
        <source>Up to the ace</source>
        <translation>可到A</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>没有人叫分时如何处理。</translation>
    </message>
    <message>
        <source>What the farmers get when they win: half the stake each or all of it.</source>
        <translation>农民获胜时得多少：各得一半分值，或各得全部。</translation>
    </message>
    <message>
        <source>When the farmers win, each gets half the stake.</source>
        <translation>农民获胜时各得一半分值。</translation>
    </message>
    <message>
        <source>When the farmers win, each gets the full stake.</source>
        <translation>农民获胜时各得全部分值。</translation>
    </message>
    <message>
        <source>When the stake is doubled because somebody hardly got to play.</source>
        <translation>有人几乎没出过牌时，分值在何种情况下翻倍。</translation>
    </message>
    <message>
        <source>Whether four of a kind may take a single card or one pair along.</source>
        <translation>四张相同的牌能否只带一张单牌或一对。</translation>
    </message>
    <message>
        <source>Whether one who passed may play again in the same trick.</source>
        <translation>不出之后，同一轮能否再出。</translation>
    </message>
    <message>
        <source>Whether straights and other chains may run up to the 2.</source>
        <translation>顺子等连牌能否连到2。</translation>
    </message>
    <message>
        <source>Whether the three cards can be looked up during the deal.</source>
        <translation>打牌过程中能否查看三张底牌。</translation>
    </message>
    <message>
        <source>Which cards may go along with a triple, an airplane or a quad.</source>
        <translation>三张、飞机和四张可以带哪些牌。</translation>
    </message>
    <message>
        <source>Which way the turn goes around.</source>
        <translation>出牌的轮转方向。</translation>
    </message>
    <message>
        <source>Who bids first in a deal.</source>
        <translation>每副由谁先叫分。</translation>
    </message>
    <message>
        <source>Who bids most becomes the landlord and plays alone for this stake.</source>
        <translation>叫分最高者成为地主，按此底分独自对战。</translation>
    </message>
    <message>
        <source>Who went out last time</source>
        <translation>上一副先出完者</translation>
    </message>
    <message>
        <source>Whoever went out in the last deal bids first.</source>
        <translation>上一副先出完者先叫。</translation>
    </message>
    <message>
        <source>With sealed bids nobody passes: bid 1, 2 or 3.</source>
        <translation>暗叫时不能不叫：请叫1、2或3分。</translation>
    </message>
    <message>
        <source>You are out, the farmers win: {points}</source>
        <translation>你先出完，农民获胜：{points}分</translation>
    </message>
    <message>
        <source>You could go out at once.</source>
        <translation>现在就能出完手牌。</translation>
    </message>
    <message>
        <source>You do not hold this {card}.</source>
        <translation>你没有这张{card}。</translation>
    </message>
    <message>
        <source>You lead, so you cannot pass.</source>
        <translation>你先出牌，不能不出。</translation>
    </message>
    <message>
        <source>You lose the deal: {points}</source>
        <translation>这一副你输了：{points}分</translation>
    </message>
    <message>
        <source>You win as landlord: {points}</source>
        <translation>你当地主获胜：{points}分</translation>
    </message>
    <message numerus="yes">
        <source>Your partner has the trick, with %n card(s) left.</source>
        <translation>
            <numerusform>这一轮归队友，他还剩%n张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner is out: {points}</source>
        <translation>同伴先出完：{points}分</translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, cannot go out on it.</source>
        <translation>
            <numerusform>还剩%n张牌的队友接不上，出不完。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, may go out on it.</source>
        <translation>
            <numerusform>还剩%n张牌的队友可能一接就出完。</numerusform>
        </translation>
    </message>
    <message>
        <source>airplane {rank}–{top}</source>
        <translation>飞机{rank}–{top}</translation>
    </message>
    <message>
        <source>airplane {rank}–{top} with pairs</source>
        <translation>飞机{rank}–{top}带对</translation>
    </message>
    <message>
        <source>airplane {rank}–{top} with wings</source>
        <translation>飞机{rank}–{top}带翅膀</translation>
    </message>
    <message>
        <source>beat the {combination} of {name}, or pass</source>
        <translation>压过{name}的{combination}，或不出</translation>
    </message>
    <message>
        <source>bid 1, 2 or 3</source>
        <translation>叫1、2或3分</translation>
    </message>
    <message>
        <source>bid 1, 2 or 3, or pass</source>
        <translation>叫1、2或3分，或不叫</translation>
    </message>
    <message>
        <source>bid 2 or 3, or pass</source>
        <translation>叫2或3分，或不叫</translation>
    </message>
    <message>
        <source>bid 3, or pass</source>
        <translation>叫3分，或不叫</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>bomb {rank}</source>
        <translation>炸弹{rank}</translation>
    </message>
    <message>
        <source>by {name}. Who bids most becomes the landlord and plays alone for this stake.</source>
        <translation>由{name}叫出。叫分最高者成为地主，按此底分独自对战。</translation>
    </message>
    <message>
        <source>came from the kitty</source>
        <translation>来自底牌</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>四张A</translation>
    </message>
    <message>
        <source>four eights</source>
        <translation>四张8</translation>
    </message>
    <message>
        <source>four fives</source>
        <translation>四张5</translation>
    </message>
    <message>
        <source>four fours</source>
        <translation>四张4</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>四张J</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>四张K</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>四张9</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>四张Q</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>四张7</translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation>四张6</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>四张10</translation>
    </message>
    <message>
        <source>four threes</source>
        <translation>四张3</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>四张2</translation>
    </message>
    <message>
        <source>full house {rank} + {kickers}</source>
        <translation>三张{rank}带一对{kickers}</translation>
    </message>
    <message>
        <source>lead the first trick</source>
        <translation>请先出牌，开始第一轮</translation>
    </message>
    <message>
        <source>lead the next trick</source>
        <translation>请先出牌，开始下一轮</translation>
    </message>
    <message>
        <source>pair chain {rank}–{top}</source>
        <translation>连对{rank}–{top}</translation>
    </message>
    <message>
        <source>pair {rank}</source>
        <translation>一对{rank}</translation>
    </message>
    <message>
        <source>quad {rank} + pairs {kickers}</source>
        <translation>四张{rank}带对子{kickers}</translation>
    </message>
    <message>
        <source>quad {rank} + {kickers}</source>
        <translation>四张{rank}带{kickers}</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>single {rank}</source>
        <translation>单张{rank}</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>straight {rank}–{top}</source>
        <translation>顺子{rank}–{top}</translation>
    </message>
    <message>
        <source>triple {rank}</source>
        <translation>三张{rank}</translation>
    </message>
    <message>
        <source>triple {rank} + {kickers}</source>
        <translation>三张{rank}带{kickers}</translation>
    </message>
    <message>
        <source>{0} at stake instead of {1}: so {2} of 100 such deals are won.</source>
        <translation>叫{0}分而不是{1}分：100局能赢{2}局。</translation>
    </message>
    <message>
        <source>{card} is missing between these cards.</source>
        <translation>中间缺{card}。</translation>
    </message>
    <message>
        <source>{deal} of {deals}</source>
        <translation>{deal}/{deals}</translation>
    </message>
    <message>
        <source>{deal} · stake {stake}</source>
        <translation>{deal}·分值{stake}</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names}并列获胜</translation>
    </message>
    <message>
        <source>{names} share the match.</source>
        <translation>{names}并列获胜。</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names}赢得比赛</translation>
    </message>
    <message>
        <source>{name} bid {bid}.</source>
        <translation>{name}叫{bid}分。</translation>
    </message>
    <message>
        <source>{name} bombed with {cards}. The stake is doubled.</source>
        <translation>{name}打出炸弹：{cards}。分值翻倍。</translation>
    </message>
    <message>
        <source>{name} goes out with: {play}</source>
        <translation>{name}最后一手：{play}</translation>
    </message>
    <message>
        <source>{name} had bid {bid}.</source>
        <translation>{name}叫的是{bid}分。</translation>
    </message>
    <message>
        <source>{name} has bid {bid}.</source>
        <translation>{name}已叫{bid}分。</translation>
    </message>
    <message>
        <source>{name} is out: the farmers win.</source>
        <translation>{name}出完了牌：农民获胜。</translation>
    </message>
    <message>
        <source>{name} is out: the landlord wins.</source>
        <translation>{name}出完了牌：地主获胜。</translation>
    </message>
    <message>
        <source>{name} is the landlord and leads.</source>
        <translation>{name}成为地主，先出牌。</translation>
    </message>
    <message>
        <source>{name} is the landlord by lot and leads.</source>
        <translation>{name}抽签成为地主，先出牌。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name}是你的同伴。</translation>
    </message>
    <message>
        <source>{name} made a sealed bid.</source>
        <translation>{name}已暗叫。</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name}过。</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is doubled.</source>
        <translation>{name}打出王炸。分值翻倍。</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is four times as high.</source>
        <translation>{name}打出王炸。分值变为四倍。</translation>
    </message>
    <message>
        <source>{name} played {combination}.</source>
        <translation>{name}打出{combination}。</translation>
    </message>
    <message>
        <source>{name} still held {cards}.</source>
        <translation>{name}还剩{cards}。</translation>
    </message>
    <message>
        <source>{name} took the kitty.</source>
        <translation>{name}拿走底牌。</translation>
    </message>
    <message>
        <source>{name} took the kitty: {cards}.</source>
        <translation>{name}拿走底牌：{cards}。</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name}赢得比赛。</translation>
    </message>
    <message>
        <source>{name} won the trick.</source>
        <translation>{name}赢得这一轮。</translation>
    </message>
    <message>
        <source>{name}: {delta}, total {total}.</source>
        <translation>{name}：{delta}，总分{total}。</translation>
    </message>
    <message>
        <source>{play} ({kickers})</source>
        <translation>{play}（{kickers}）</translation>
    </message>
    <message>
        <source>{play} does not beat {beat}.</source>
        <translation>{play}压不过{beat}。</translation>
    </message>
    <message>
        <source>{play} has not as many cards as {beat}.</source>
        <translation>{play}与{beat}张数不同。</translation>
    </message>
    <message>
        <source>{play} is of another kind than {beat}.</source>
        <translation>{play}与{beat}牌型不同。</translation>
    </message>
    <message>
        <source>{play} · to beat</source>
        <translation>{play}·待压</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>梅花{rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>方块{rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>红桃{rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>黑桃{rank}</translation>
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
        <translation>不叫</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>不叫</translation>
    </message>
</context>
<context>
    <name>DouDizhuRules</name>
    <message>
        <source>After ten deals the one with the most points wins.</source>
        <translation>打完十副，得分最高者获胜。</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Each gets 17 cards, three lie face down. In turn each bids 1, 2 or 3, higher than before, or passes; 3 ends the auction. The highest bidder becomes the landlord, shows the three cards, takes them and leads. His bid is the stake. If all pass, new cards are dealt.</source>
        <translation>每人发17张，另有三张扣在桌上。各人轮流叫1、2或3分，须比前面高，也可以不叫；有人叫3分，叫分即告结束。叫分最高者成为地主，亮出三张底牌，收入手中，并先出牌。他叫的分就是底分。如果都不叫，则重新发牌。</translation>
    </message>
    <message>
        <source>Four of a kind without any other card, and the two jokers together, the rocket. A bomb goes on anything and is beaten only by a higher bomb; the rocket is the highest. Every bomb doubles the stake.</source>
        <translation>四张点数相同、不带其他牌的牌，以及两张王组成的王炸（火箭）。炸弹可以压任何牌，只有更大的炸弹才能压过它；王炸最大。每出一个炸弹，分值翻倍。</translation>
    </message>
    <message>
        <source>From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not matter.</source>
        <translation>从小到大：3 4 5 6 7 8 9 10 J Q K A 2、小王、大王。花色不分大小。</translation>
    </message>
    <message>
        <source>If the landlord wins, each farmer pays him the stake. If the farmers win, each gets half of it. If a player could not play a single card, the stake is doubled once more.</source>
        <translation>地主获胜时，两个农民各付给他分值。农民获胜时，各得分值的一半。如果有人一张牌也没出，分值再翻一倍。</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Single card · pair · triple, alone, with one card or with a pair (full house).
Straight: five or more single cards in succession. Pair chain: three or more pairs. Airplane: two or more triples, alone, with one card each or with one pair each. Chains may run up to the 2, never to a joker.
Four of a kind with one or two cards, or with one or two pairs: not a bomb.
The cards that come along are free, but never of the rank they go with; two jokers are no pair.</source>
        <translation>单张·对子·三张：可单独出，也可三带一或三带二（带一对）。
顺子：五张或更多连续的单张。连对：三个或更多连续的对子。飞机：两个或更多连续的三张，可单独出，也可各带一张或各带一对。连牌可以连到2，但不能包括王。
四张相同的牌可带一两张牌，或带一两个对子：这不是炸弹。
所带的牌任意，但不能与主牌点数相同；两张王不算对子。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Two farmers play against one landlord. Who first gets rid of all cards wins the deal; if it is a farmer, both farmers win.</source>
        <translation>两个农民对一个地主。谁先出完手牌，谁就赢得这一副；如果是农民，两个农民都获胜。</translation>
    </message>
    <message>
        <source>Who leads may play any combination. The next ones play the same kind with as many cards, but higher, or a bomb, or pass. Who has passed may play again later in the same trick. When the other two have passed in succession, the last one to play leads the next trick.</source>
        <translation>先出者可以出任意牌型。其后各家要出牌型相同、张数相同且更大的牌，或出炸弹，也可以不出。不出的人在同一轮里以后还可以再出。另外两家连续不出时，最后出牌的人先出下一轮。</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before a match the program draws a secret seed. The fingerprint covers the seed, the game, the house rules and the seats; nobody can find the seed from it, and nobody can find another seed with the same fingerprint.</source>
        <translation>比赛开始前，程序会抽取一个秘密种子。指纹涵盖种子、游戏、规则和座位；没有人能从指纹推出种子，也没有人能找到指纹相同的另一个种子。</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>发牌之前</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Export the record. “cardtable verify FILE” then says line by line what is proved: that seed, game, rules and seats make the fingerprint, that every action was legal with the cards that follow from seed and words, and that the result is right. With “--fingerprint” it compares the digits that you noted, with “--bots” it asks the bots again.</source>
        <translation>导出记录，再运行“cardtable verify 文件”，它会逐行说明证明了什么：种子、游戏、规则和座位确实得出这个指纹；按种子和附言得出的牌，每一步都合规；结果正确。加上“--fingerprint”会比对你记下的数字，加上“--bots”会让机器人重新作一遍决定。</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>公平发牌</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Fingerprint of this match</source>
        <translation>本场比赛的指纹</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>原理</translation>
    </message>
    <message>
        <source>If you tick it on the new-match page, the fingerprint is shown before the deal, and everybody may then add words. The cards follow from the seed and all words. After the match the seed is shown, and nothing can be taken back any more.</source>
        <translation>在新比赛页面勾选后，发牌前会显示指纹，随后每个人都可以加上附言。牌由种子和所有附言决定。比赛结束后会显示种子，此后不能再悔牌。</translation>
    </message>
    <message>
        <source>If your words were hard to guess and came last, and the record with your words is proved for the fingerprint that you noted, nobody can have chosen the cards, not even the program.</source>
        <translation>如果你的附言难以猜到，又是最后加上的，而且含有你的附言的记录对你记下的指纹得到了证明，那么没有人能事先选定牌，程序也不能。</translation>
    </message>
    <message>
        <source>In a numbered deal somebody chose the seed: whoever knows the number knows all cards.</source>
        <translation>指定编号的牌局，种子是有人选定的：知道编号的人就知道所有的牌。</translation>
    </message>
    <message>
        <source>Nobody added words: the cards follow from the seed alone.</source>
        <translation>没有人加附言：牌只由种子决定。</translation>
    </message>
    <message>
        <source>Now everybody may add words that nobody could guess; the cards follow from all of them. Whoever adds words last need not trust the others.</source>
        <translation>现在每个人都可以加上别人猜不到的附言，牌由所有附言共同决定。最后加附言的人不必信任其他人。</translation>
    </message>
    <message>
        <source>Number that deals the same cards again: {number}</source>
        <translation>再发一次同样的牌所用的编号：{number}</translation>
    </message>
    <message>
        <source>Picture of the fingerprint</source>
        <translation>指纹图</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>种子：{seed}</translation>
    </message>
    <message>
        <source>The same digits as a picture, to be compared at a glance</source>
        <translation>同样的数字画成的图，一眼就能比对</translation>
    </message>
    <message>
        <source>The seed of this match is fixed. This fingerprint covers it, the house rules and the seats. Copy it, note it or photograph it, to compare it after the match.</source>
        <translation>本场比赛的种子已经确定，这个指纹涵盖种子、规则和座位。请复制、记下或拍照，以便赛后比对。</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards.</source>
        <translation>这是指定编号的牌局：知道编号的人就知道牌。</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards. No words are added to it, so that the number always gives the same cards.</source>
        <translation>这是指定编号的牌局：知道编号的人就知道牌。不加附言，这样同一编号总是同样的牌。</translation>
    </message>
    <message>
        <source>This match is from an earlier version: its fingerprint is that of the seed alone.</source>
        <translation>这场比赛来自较早的版本：指纹只涵盖种子。</translation>
    </message>
    <message>
        <source>What can be checked</source>
        <translation>可以核实的</translation>
    </message>
    <message>
        <source>What nobody can check</source>
        <translation>无法核实的</translation>
    </message>
    <message>
        <source>Without words of yours you cannot know whether somebody looked for a seed to their liking. No record shows who sat at the table, whether anybody looked at another’s cards, or whether a program was changed so that it tells a bot or a player too much.</source>
        <translation>如果没有你的附言，你无法知道是否有人挑选了合意的种子。任何记录都不能说明谁坐在桌边、是否有人偷看了别人的牌，或者程序是否被改动过，向机器人或某位玩家泄露了过多信息。</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>{name}的附言</translation>
    </message>
    <message>
        <source>{name} added: {words}</source>
        <translation>{name}的附言：{words}</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Log of faults</source>
        <translation>错误日志</translation>
    </message>
    <message>
        <source>Nothing has gone wrong so far.</source>
        <translation>到目前为止没有出过问题。</translation>
    </message>
    <message>
        <source>Something went wrong; the program goes on. Help → Show log says more.</source>
        <translation>出了点问题，程序会继续运行。详情见“帮助”→“显示日志”。</translation>
    </message>
    <message>
        <source>The program was stopped by a fault the last time. Help → Show log says more.</source>
        <translation>程序上次因错误而中止。详情见“帮助”→“显示日志”。</translation>
    </message>
    <message>
        <source>What went wrong in the program itself. It holds no names, no cards and no files of yours.</source>
        <translation>这里记录程序自身出的问题，不含姓名、牌面或您的文件。</translation>
    </message>
</context>
<context>
    <name>Fence</name>
    <message>
        <source>The game {name} ({package}) failed, so its match was left. It is kept as far as it came.</source>
        <translation>游戏 {name}（{package}）出错，比赛已退出，此前的内容都已保存。</translation>
    </message>
    <message>
        <source>The game {name} ({package}) failed.</source>
        <translation>游戏 {name}（{package}）出错。</translation>
    </message>
</context>
<context>
    <name>GinRules</name>
    <message>
        <source>A game ends when someone has 100 points. Both add 25 for every hand they won, the winner of the game another 100. If the other one won no hand, the winner gets 200 and double points instead. The difference goes to the account of the one who has more. After the agreed number of games the higher account wins.</source>
        <translation>有人达到100分，一局即告结束。双方每赢一副各加25分，赢得这一局的人再加100分。如果对方一副也没赢，则改为加200分，且得分翻倍。差额记入分数较高者的累计分。打完约定的局数后，累计分高者获胜。</translation>
    </message>
    <message>
        <source>Arrange your ten cards in runs (three or more of a suit in succession, the ace is low) and sets (three or four of a rank). Cards in neither are deadwood: ace 1, pictures 10, the others their number. Less is better; none at all is gin.</source>
        <translation>把十张手牌组成顺子（三张或更多同花色的连续牌，A最小）和刻子（三张或四张点数相同的牌）。不属于两者的牌是死牌：A算1点，J、Q、K算10点，其余按点数计算。死牌越少越好；一张死牌也没有就是金（Gin）。</translation>
    </message>
    <message>
        <source>Each gets ten cards; the next one is turned over. It sets the most deadwood with which you may knock. With an ace you must have gin. If it is a spade, all points of the hand are doubled.</source>
        <translation>每人发十张，再翻开下一张作为明牌。它决定敲牌时死牌的上限。如果是A，就必须成Gin。如果是黑桃，这一副的得分全部加倍。</translation>
    </message>
    <message>
        <source>Gin: 25 and the deadwood of your opponent. Otherwise the one who knocked gets the difference. If his opponent has as little or less, he gets the difference and 25: an undercut.
If only two cards are left in the stock, the hand is drawn and the same player deals again.</source>
        <translation>Gin：得25分，再加对手的死牌点数。否则由敲牌者得双方的差额。如果对手的死牌相同或更少，则由对手得差额和25分：这叫反敲。
如果牌堆只剩两张，这一副为和局，由同一人再发一次。</translation>
    </message>
    <message>
        <source>If your deadwood is within the limit after drawing, you may knock: you discard face down and show your hand. Unless you have gin, your opponent lays off deadwood on your runs and sets.
If you knock above the limit, you take your hand back, the discard is turned up, and your opponent plays on with what he has seen.</source>
        <translation>摸牌后死牌不超过上限，就可以敲牌：扣着弃一张，亮出手牌。如果不是Gin，对手可以把死牌垫到你的顺子和刻子上。
如果超过上限敲牌，你要收回手牌，弃牌翻开，对手带着看到的信息继续打。</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>敲牌</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Points of a hand</source>
        <translation>一副的得分</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>The deal and the limit</source>
        <translation>发牌与上限</translation>
    </message>
    <message>
        <source>The game and the match</source>
        <translation>一局与整场比赛</translation>
    </message>
    <message>
        <source>The one who did not deal may take the upcard; if not, the dealer may; if not, the first one draws from the stock. From then on you take the top discard or draw from the stock, and discard one card. A card just taken from the discard pile may not go back in the same turn.</source>
        <translation>先由非庄家决定是否拿明牌；不拿则由庄家决定；庄家也不拿，就由非庄家从牌堆摸牌。此后每次拿弃牌堆最上面的一张，或从牌堆摸一张，然后弃一张。刚从弃牌堆拿的牌，当轮不能弃回。</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Move the card within the hand</source>
        <translation>在手牌中移动这张牌</translation>
    </message>
    <message>
        <source>Sort the hand otherwise</source>
        <translation>换一种方式理牌</translation>
    </message>
    <message>
        <source>Sort the hand; now: {order}</source>
        <translation>整理手牌（现在：{order}）</translation>
    </message>
    <message>
        <source>Sorted: &lt;b&gt;{order}&lt;/b&gt;</source>
        <translation>理牌：&lt;b&gt;{order}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>count</source>
        <translation>张数</translation>
    </message>
    <message>
        <source>melds</source>
        <translation>牌组</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>花色</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>提示%n次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) by a bot</source>
        <translation>
            <numerusform>托管%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) taken back</source>
        <translation>
            <numerusform>悔牌%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>With help: {help}</source>
        <translation>使用帮助：{help}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Looking for the best you can do…</source>
        <translation>正在寻找最好的打法……</translation>
    </message>
    <message>
        <source>Put the hints away</source>
        <translation>收起提示</translation>
    </message>
    <message>
        <source>What you can do, best first</source>
        <translation>可选的打法，最好的在前</translation>
    </message>
    <message>
        <source>as good as the first</source>
        <translation>与第一个同样好</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}分</translation>
    </message>
    <message>
        <source>{percent} to win</source>
        <translation>胜率{percent}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>No match has been finished yet.</source>
        <translation>还没有打完的比赛。</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>以往的比赛</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>获胜：{names}</translation>
    </message>
</context>
<context>
    <name>Kabu</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n枚筹码</numerusform>
        </translation>
    </message>
    <message>
        <source>+{count} more</source>
        <translation>另有{count}人</translation>
    </message>
    <message>
        <source>+{count} more: {amount}</source>
        <translation>另有{count}人：{amount}</translation>
    </message>
    <message>
        <source>0 with three cards</source>
        <translation>三张牌0点</translation>
    </message>
    <message>
        <source>0 with three cards: the round is void, all stakes go back.</source>
        <translation>三张牌0点：本轮作废，赌注全部退回。</translation>
    </message>
    <message>
        <source>1, aka-pin</source>
        <translation>1（aka-pin）</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>第1张</translation>
    </message>
    <message>
        <source>2 to 10 players · about 20 min</source>
        <translation>2至10人·约20分钟</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>第2张</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>第3张</translation>
    </message>
    <message>
        <source>4, kin-shi</source>
        <translation>4（kin-shi）</translation>
    </message>
    <message>
        <source>4-1 pays double, but only with two cards.</source>
        <translation>4-1赔两倍，但只算两张牌。</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; card(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt;张</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only you see it</source>
        <translation>&lt;b&gt;废牌&lt;/b&gt;&lt;br&gt;只有你能看</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;{name} alone sees it</source>
        <translation>&lt;b&gt;废牌&lt;/b&gt;&lt;br&gt;{name}自己能看</translation>
    </message>
    <message>
        <source>&lt;b&gt;Makifuda&lt;/b&gt;&lt;br&gt;out of play</source>
        <translation>&lt;b&gt;废牌&lt;/b&gt;&lt;br&gt;不参与本轮</translation>
    </message>
    <message>
        <source>&lt;b&gt;{left}&lt;/b&gt; left</source>
        <translation>剩余&lt;b&gt;{left}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>= Tie, returned</source>
        <translation>= 平，退回</translation>
    </message>
    <message>
        <source>= Void, returned</source>
        <translation>= 作废，退回</translation>
    </message>
    <message>
        <source>A bet goes on one column only.</source>
        <translation>只能在一列下注。</translation>
    </message>
    <message>
        <source>A bet is at least one chip.</source>
        <translation>下注至少一枚筹码。</translation>
    </message>
    <message>
        <source>A bet names a column and its chips.</source>
        <translation>下注要指明列和筹码数。</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>要一张</translation>
    </message>
    <message>
        <source>A card from the bottom</source>
        <translation>最下面一张</translation>
    </message>
    <message>
        <source>A card from the top</source>
        <translation>最上面一张</translation>
    </message>
    <message>
        <source>A third card</source>
        <translation>要第三张</translation>
    </message>
    <message>
        <source>A third card for column {column}?</source>
        <translation>第{column}列要第三张吗？</translation>
    </message>
    <message>
        <source>A third card for the dealer?</source>
        <translation>庄家要第三张吗？</translation>
    </message>
    <message>
        <source>A third card wins more often: {a} of {b} unseen cards help.</source>
        <translation>要第三张赢面更大：未见的{b}张中有{a}张有帮助。</translation>
    </message>
    <message>
        <source>A tie: {names} draw again.</source>
        <translation>点数相同：{names}重新抽牌。</translation>
    </message>
    <message>
        <source>All places are equally good: nobody has seen the deck.</source>
        <translation>哪里都一样：谁也没看过牌堆。</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <translation>所有轮次都已打完。</translation>
    </message>
    <message>
        <source>All unseen cards counted, a third card is worth more in the end.</source>
        <translation>算上所有未见的牌，要第三张更划算。</translation>
    </message>
    <message>
        <source>All unseen cards counted, two cards are worth more in the end.</source>
        <translation>算上所有未见的牌，只留两张更划算。</translation>
    </message>
    <message>
        <source>As before: {amount}</source>
        <translation>同上局：{amount}</translation>
    </message>
    <message>
        <source>Bet as before</source>
        <translation>照上局下注</translation>
    </message>
    <message>
        <source>Bet nothing</source>
        <translation>不下注</translation>
    </message>
    <message>
        <source>Bets &lt;b&gt;{bet}&lt;/b&gt; of {cap}</source>
        <translation>已下注&lt;b&gt;{bet}&lt;/b&gt;/{cap}</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>最下面</translation>
    </message>
    <message>
        <source>Card!</source>
        <translation>要牌！</translation>
    </message>
    <message>
        <source>Cards of the dealer</source>
        <translation>庄家的牌</translation>
    </message>
    <message>
        <source>Cards with an eye: the dealer has not seen them</source>
        <translation>带眼睛标记的牌：庄家还没看过</translation>
    </message>
    <message>
        <source>Chips of {amount}</source>
        <translation>面值{amount}的筹码</translation>
    </message>
    <message>
        <source>Click a column to add {amount}, right-click to take it back.</source>
        <translation>点击一列加注{amount}，右键收回。</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Column {column} is named twice.</source>
        <translation>第{column}列重复了。</translation>
    </message>
    <message>
        <source>Column {column} is turned: {rank}.</source>
        <translation>第{column}列翻开：{rank}。</translation>
    </message>
    <message>
        <source>Column {column}, {field}: face down.</source>
        <translation>第{column}列，{field}：扣着。</translation>
    </message>
    <message>
        <source>Column {column}, {field}: {rank}.</source>
        <translation>第{column}列，{field}：{rank}。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: equal, the dealer wins.</source>
        <translation>第{column}列，{hand}：点数相同，庄家赢。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: higher, wins.</source>
        <translation>第{column}列，{hand}：较大，赢。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: loses to the two cards of the dealer.</source>
        <translation>第{column}列，{hand}：输给庄家的两张牌。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: loses to three of a kind.</source>
        <translation>第{column}列，{hand}：输给三张相同。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: lower, loses.</source>
        <translation>第{column}列，{hand}：较小，输。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: nobody has bet.</source>
        <translation>第{column}列，{hand}：无人下注。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: stakes go back.</source>
        <translation>第{column}列，{hand}：赌注退回。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: void.</source>
        <translation>第{column}列，{hand}：作废。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: wins more than its stake.</source>
        <translation>第{column}列，{hand}：赢得超过赌注。</translation>
    </message>
    <message>
        <source>Column {column}, {hand}: wins twice its stake.</source>
        <translation>第{column}列，{hand}：赢得两倍赌注。</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>第{number}列</translation>
    </message>
    <message>
        <source>Dead card</source>
        <translation>废牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Dealer has</source>
        <translation>庄家是</translation>
    </message>
    <message>
        <source>Dealt after the bets</source>
        <translation>下注后发牌</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>结束比赛</translation>
    </message>
    <message>
        <source>Equal totals go to the dealer: that alone costs {a} of 100 chips.</source>
        <translation>点数相同归庄家：单这一条，每100个筹码就亏{a}个。</translation>
    </message>
    <message>
        <source>Everybody bets at least one chip.</source>
        <translation>每人至少下注一枚筹码。</translation>
    </message>
    <message>
        <source>Four columns against the dealer. Nine is best, and only the last digit counts.</source>
        <translation>四列牌对庄家。九点最大，只算个位数。</translation>
    </message>
    <message>
        <source>Four open cards are out of play: {cards}.</source>
        <translation>四张公开的牌不参与本轮：{cards}。</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>第四张</translation>
    </message>
    <message>
        <source>Fourth card; nobody has looked</source>
        <translation>第四张；没有人看过</translation>
    </message>
    <message>
        <source>From the bottom; nobody has looked</source>
        <translation>取自最下面；没有人看过</translation>
    </message>
    <message>
        <source>From the top; nobody has looked</source>
        <translation>取自最上面；没有人看过</translation>
    </message>
    <message>
        <source>Hint: bet nothing</source>
        <translation>提示：不下注</translation>
    </message>
    <message>
        <source>Hint: bet {amount}</source>
        <translation>提示：下注{amount}</translation>
    </message>
    <message>
        <source>Hint: bottom</source>
        <translation>提示：最下面</translation>
    </message>
    <message>
        <source>Hint: card</source>
        <translation>提示：要牌</translation>
    </message>
    <message>
        <source>Hint: fourth</source>
        <translation>提示：第四张</translation>
    </message>
    <message>
        <source>Hint: no card</source>
        <translation>提示：不要</translation>
    </message>
    <message>
        <source>Hint: top</source>
        <translation>提示：最上面</translation>
    </message>
    <message>
        <source>In the long run it costs {a} of 100 chips.</source>
        <translation>长远来看，每100个筹码亏{a}个。</translation>
    </message>
    <message>
        <source>It costs more than column {a}.</source>
        <translation>比第{a}列亏得多。</translation>
    </message>
    <message>
        <source>It gives up what column {a} promises.</source>
        <translation>这样就放弃了第{a}列的机会。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>It may be the top card, the bottom card or the fourth from the top.</source>
        <translation>可以取最上面、最下面或从上数第四张。</translation>
    </message>
    <message>
        <source>It promises as much as column {a}.</source>
        <translation>与第{a}列一样看好。</translation>
    </message>
    <message>
        <source>It promises less than column {a}.</source>
        <translation>不如第{a}列看好。</translation>
    </message>
    <message>
        <source>It promises no gain, if only by a hair.</source>
        <translation>差一点点，也没有赚头。</translation>
    </message>
    <message>
        <source>It promises the most, but little: bet little.</source>
        <translation>这列最看好，但利润很小：少押些。</translation>
    </message>
    <message>
        <source>It spreads the risk over several columns.</source>
        <translation>分押几列，分散风险。</translation>
    </message>
    <message>
        <source>Kyo-Kabu</source>
        <translation>Kyo-Kabu</translation>
    </message>
    <message>
        <source>Lay a chip on that column</source>
        <translation>在这一列放一个筹码</translation>
    </message>
    <message>
        <source>Left to bet</source>
        <translation>可下注</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>No first card promises a gain.</source>
        <translation>没有哪张首牌看好。</translation>
    </message>
    <message>
        <source>No other first card promises so much.</source>
        <translation>别的首牌都没有这么看好。</translation>
    </message>
    <message>
        <source>Nobody else has chips left.</source>
        <translation>其他人都没有筹码了。</translation>
    </message>
    <message>
        <source>Nobody has bet</source>
        <translation>无人下注</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>无人下注。</translation>
    </message>
    <message>
        <source>Nobody has bet: the round is void.</source>
        <translation>无人下注：本轮作废。</translation>
    </message>
    <message>
        <source>Oicho-Kabu</source>
        <translation>Oicho-Kabu</translation>
    </message>
    <message>
        <source>Only the dealer has looked</source>
        <translation>只有庄家看过</translation>
    </message>
    <message>
        <source>Only you have looked</source>
        <translation>只有你看过</translation>
    </message>
    <message>
        <source>Out of chips</source>
        <translation>筹码用完</translation>
    </message>
    <message>
        <source>Place bets: {amount}</source>
        <translation>下注：{amount}</translation>
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
        <source>Round {number} begins.</source>
        <translation>第{number}轮开始。</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>第{number}轮结束</translation>
    </message>
    <message>
        <source>Round {number}, kuppin</source>
        <translation>第{number}轮，kuppin</translation>
    </message>
    <message>
        <source>Round {number}, no bets</source>
        <translation>第{number}轮，无人下注</translation>
    </message>
    <message>
        <source>Round {number}, shippin</source>
        <translation>第{number}轮，shippin</translation>
    </message>
    <message>
        <source>Round {number}, void</source>
        <translation>第{number}轮，作废</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>That is more than your {chips}.</source>
        <translation>超过了你的{chips}。</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>The columns are 1 to 4.</source>
        <translation>列号是1到4。</translation>
    </message>
    <message>
        <source>The dealer has 0 with three cards: the round is void, all stakes go back.</source>
        <translation>庄家三张牌0点：本轮作废，赌注全部退回。</translation>
    </message>
    <message>
        <source>The dealer has {hand}.</source>
        <translation>庄家是{hand}。</translation>
    </message>
    <message>
        <source>The dealer takes a card.</source>
        <translation>庄家取一张牌。</translation>
    </message>
    <message>
        <source>The dealer takes the top card, the bottom card or the fourth from the top.</source>
        <translation>庄家取最上面、最下面或从上数第四张。</translation>
    </message>
    <message>
        <source>The first field: {cards}.</source>
        <translation>场牌：{cards}。</translation>
    </message>
    <message>
        <source>The fourth card</source>
        <translation>第四张</translation>
    </message>
    <message>
        <source>The limit of all bets leaves {chips}.</source>
        <translation>下注总额还剩{chips}。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比赛已结束。</translation>
    </message>
    <message>
        <source>The match is over. Most chips: {names}.</source>
        <translation>比赛结束。筹码最多：{names}。</translation>
    </message>
    <message>
        <source>The old form: columns 5, 6, 7 and 8 against the dealer. Nine is best.</source>
        <translation>古老的玩法：5、6、7、8四列对庄家。九点最大。</translation>
    </message>
    <message>
        <source>The table has stopped.</source>
        <translation>牌桌已停止。</translation>
    </message>
    <message>
        <source>The third card comes from the top.</source>
        <translation>第三张从最上面取。</translation>
    </message>
    <message>
        <source>This action has no further words.</source>
        <translation>这个操作后面没有别的词。</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>最上面</translation>
    </message>
    <message>
        <source>Which chip that is</source>
        <translation>选哪种筹码</translation>
    </message>
    <message>
        <source>With a third card or without: the odds are the same.</source>
        <translation>要不要第三张，胜算都一样。</translation>
    </message>
    <message>
        <source>You drew nearest to nine, a {rank}, and deal</source>
        <translation>你抽到{rank}，最接近九，由你坐庄</translation>
    </message>
    <message>
        <source>You drew the lowest card, a {rank}, and deal</source>
        <translation>你抽到{rank}，最小，由你坐庄</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>你是</translation>
    </message>
    <message>
        <source>You have {chips}; the limit leaves {left}.</source>
        <translation>你有{chips}；下注总额还剩{left}。</translation>
    </message>
    <message>
        <source>You lose {chips}</source>
        <translation>你输了{chips}</translation>
    </message>
    <message>
        <source>You must bet, and no other column costs less.</source>
        <translation>必须下注，而别的列亏得更多。</translation>
    </message>
    <message>
        <source>You neither win nor lose</source>
        <translation>你不输不赢</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>你赢了{chips}</translation>
    </message>
    <message>
        <source>Your cards as dealer</source>
        <translation>你的牌（庄家）</translation>
    </message>
    <message>
        <source>a third card ({field}) for column {column}?</source>
        <translation>第{column}列要第三张（{field}）吗？</translation>
    </message>
    <message>
        <source>a third card for yourself?</source>
        <translation>自己要第三张吗？</translation>
    </message>
    <message>
        <source>arashi</source>
        <translation>arashi</translation>
    </message>
    <message>
        <source>as fourth from the top</source>
        <translation>从上数第四张</translation>
    </message>
    <message>
        <source>bet on any columns</source>
        <translation>可在任意列下注</translation>
    </message>
    <message>
        <source>bet on one column</source>
        <translation>在一列下注</translation>
    </message>
    <message>
        <source>bet {amount}</source>
        <translation>下注{amount}</translation>
    </message>
    <message>
        <source>bets nothing</source>
        <translation>不下注</translation>
    </message>
    <message>
        <source>buta</source>
        <translation>buta</translation>
    </message>
    <message>
        <source>from the bottom</source>
        <translation>最下面</translation>
    </message>
    <message>
        <source>from the top</source>
        <translation>最上面</translation>
    </message>
    <message>
        <source>goke</source>
        <translation>goke</translation>
    </message>
    <message>
        <source>goken</source>
        <translation>goken</translation>
    </message>
    <message>
        <source>hikifuda</source>
        <translation>hikifuda</translation>
    </message>
    <message>
        <source>kabu</source>
        <translation>kabu</translation>
    </message>
    <message>
        <source>kimefuda</source>
        <translation>kimefuda</translation>
    </message>
    <message>
        <source>kuppin</source>
        <translation>kuppin</translation>
    </message>
    <message>
        <source>kuppin (9 and 1)</source>
        <translation>kuppin（9和1）</translation>
    </message>
    <message>
        <source>naki</source>
        <translation>naki</translation>
    </message>
    <message>
        <source>nizou</source>
        <translation>nizou</translation>
    </message>
    <message>
        <source>nizō</source>
        <translation>nizō</translation>
    </message>
    <message>
        <source>no bets</source>
        <translation>无人下注</translation>
    </message>
    <message>
        <source>no third card</source>
        <translation>没有第三张</translation>
    </message>
    <message>
        <source>oicho</source>
        <translation>oicho</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>pin</translation>
    </message>
    <message>
        <source>rokken</source>
        <translation>rokken</translation>
    </message>
    <message>
        <source>roppō</source>
        <translation>roppō</translation>
    </message>
    <message>
        <source>sanzun</source>
        <translation>sanzun</translation>
    </message>
    <message>
        <source>shichiken</source>
        <translation>shichiken</translation>
    </message>
    <message>
        <source>shippin</source>
        <translation>shippin</translation>
    </message>
    <message>
        <source>shippin (4 and 1)</source>
        <translation>shippin（4和1）</translation>
    </message>
    <message>
        <source>sorokabu</source>
        <translation>sorokabu</translation>
    </message>
    <message>
        <source>still to bet</source>
        <translation>尚未下注</translation>
    </message>
    <message>
        <source>take your first card</source>
        <translation>取第一张牌</translation>
    </message>
    <message>
        <source>take your second card</source>
        <translation>取第二张牌</translation>
    </message>
    <message>
        <source>took a third card</source>
        <translation>要了第三张</translation>
    </message>
    <message>
        <source>took no third card</source>
        <translation>没要第三张</translation>
    </message>
    <message>
        <source>uchifuda</source>
        <translation>uchifuda</translation>
    </message>
    <message>
        <source>unsun</source>
        <translation>unsun</translation>
    </message>
    <message>
        <source>yonsun</source>
        <translation>yonsun</translation>
    </message>
    <message>
        <source>yotsuya</source>
        <translation>yotsuya</translation>
    </message>
    <message>
        <source>you decide</source>
        <translation>由你决定</translation>
    </message>
    <message>
        <source>{amount} chips</source>
        <translation>{amount}枚筹码</translation>
    </message>
    <message>
        <source>{amount} on column {column}</source>
        <translation>第{column}列押{amount}</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards do harm.</source>
        <translation>未见的{b}张中有{a}张会变差。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards help, {c} of them make 8 or 9.</source>
        <translation>未见的{b}张中有{a}张有帮助，其中{c}张成8或9点。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 4-1 here, which pays double.</source>
        <translation>未见的{b}张中有{a}张在此凑成4-1，赔两倍。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 7, 8 or 9 here at once: most.</source>
        <translation>未见的{b}张中有{a}张让这里直接成7、8或9点，比别列多。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make three alike; the rest help too seldom.</source>
        <translation>未见的{b}张中有{a}张凑成三张相同；其余的牌帮助太少。</translation>
    </message>
    <message>
        <source>{a} wins more often without a third card.</source>
        <translation>{a}点不要第三张赢面更大。</translation>
    </message>
    <message>
        <source>{chips}, {staked} on the table</source>
        <translation>{chips}，已下注{staked}</translation>
    </message>
    <message>
        <source>{left} of {cap}</source>
        <translation>{left}/{cap}</translation>
    </message>
    <message>
        <source>{left} of {cap} chips are left to bet.</source>
        <translation>总额{cap}枚筹码，还可下注{left}枚。</translation>
    </message>
    <message>
        <source>{names} share the win with {chips}</source>
        <translation>{names}以{chips}并列获胜</translation>
    </message>
    <message>
        <source>{name} asks for a {field} in column {column}: {rank}.</source>
        <translation>{name}在第{column}列要了{field}：{rank}。</translation>
    </message>
    <message>
        <source>{name} bets nothing.</source>
        <translation>{name}不下注。</translation>
    </message>
    <message>
        <source>{name} bets {chips} on column {column}.</source>
        <translation>{name}在第{column}列下注{chips}。</translation>
    </message>
    <message>
        <source>{name} cannot bet: the limit is used up.</source>
        <translation>{name}不能下注：总额已用完。</translation>
    </message>
    <message>
        <source>{name} deals. Order of play: {names}.</source>
        <translation>{name}坐庄。顺序：{names}。</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation>由{name}决定</translation>
    </message>
    <message>
        <source>{name} draws {rank} for the deal.</source>
        <translation>{name}为定庄抽到{rank}。</translation>
    </message>
    <message>
        <source>{name} drew nearest to nine, a {rank}, and deals</source>
        <translation>{name}抽到{rank}，最接近九，坐庄</translation>
    </message>
    <message>
        <source>{name} drew the lowest card, a {rank}, and deals</source>
        <translation>{name}抽到{rank}，最小，坐庄</translation>
    </message>
    <message>
        <source>{name} gets a dead card.</source>
        <translation>{name}得到一张废牌。</translation>
    </message>
    <message>
        <source>{name} has no chips left.</source>
        <translation>{name}的筹码用完了。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} looks at a dead card: {rank}. It is out of play.</source>
        <translation>{name}看了一张废牌：{rank}。它不参与本轮。</translation>
    </message>
    <message>
        <source>{name} looks at both cards.</source>
        <translation>{name}看了两张牌。</translation>
    </message>
    <message>
        <source>{name} looks at {cards}.</source>
        <translation>{name}看了{cards}。</translation>
    </message>
    <message>
        <source>{name} shows kuppin, 9 and 1, and the round ends at once.</source>
        <translation>{name}亮出kuppin，9和1，本轮立即结束。</translation>
    </message>
    <message>
        <source>{name} shows shippin, 4 and 1, and the round ends at once.</source>
        <translation>{name}亮出shippin，4和1，本轮立即结束。</translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation>{name}亮出{cards}：{hand}。</translation>
    </message>
    <message>
        <source>{name} shuffles {count} cards.</source>
        <translation>{name}洗{count}张牌。</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}: {rank}.</source>
        <translation>{name}取第三张（{where}）：{rank}。</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}; it stays hidden.</source>
        <translation>{name}取第三张（{where}），暂不亮出。</translation>
    </message>
    <message>
        <source>{name} takes no third card.</source>
        <translation>{name}不要第三张。</translation>
    </message>
    <message>
        <source>{name} takes no {field} in column {column}.</source>
        <translation>{name}在第{column}列不要{field}。</translation>
    </message>
    <message>
        <source>{name} takes the first card {where}; nobody looks.</source>
        <translation>{name}取第一张（{where}），没有人看。</translation>
    </message>
    <message>
        <source>{name} takes the second card {where}.</source>
        <translation>{name}取第二张（{where}）。</translation>
    </message>
    <message>
        <source>{name} wins with {chips}</source>
        <translation>{name}以{chips}获胜</translation>
    </message>
    <message>
        <source>{name}, column {column}: {net}.</source>
        <translation>{name}，第{column}列：{net}。</translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <translation>{name}（庄家）</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}：{amount}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <source>{sum} = {total}. 3 or less must take a third card.</source>
        <translation>{sum} = {total}。3点或以下必须要第三张。</translation>
    </message>
    <message>
        <source>{sum} = {total}. 7 or more may not take a third card.</source>
        <translation>{sum} = {total}。7点或以上不能要第三张。</translation>
    </message>
    <message>
        <source>{sum} = {total}. The choice is free.</source>
        <translation>{sum} = {total}。可自由选择。</translation>
    </message>
    <message>
        <source>{total}, {name}</source>
        <translation>{total}（{name}）</translation>
    </message>
    <message>
        <source>{total}: with 3 or less the third card must be taken.</source>
        <translation>{total}：3点或以下必须要第三张。</translation>
    </message>
    <message>
        <source>{total}: with 7 or more no third card may be taken.</source>
        <translation>{total}：7点或以上不能要第三张。</translation>
    </message>
    <message>
        <source>– No bets</source>
        <translation>– 无人下注</translation>
    </message>
    <message>
        <source>“{word}” is not a number.</source>
        <translation>“{word}”不是数字。</translation>
    </message>
    <message>
        <source>▲ Wins</source>
        <translation>▲ 赢</translation>
    </message>
    <message>
        <source>▲ Wins {times}:1</source>
        <translation>▲ 赢{times}:1</translation>
    </message>
    <message>
        <source>▼ Loses</source>
        <translation>▼ 输</translation>
    </message>
    <message>
        <source>▼ Loses to {hand}</source>
        <translation>▼ 输给{hand}</translation>
    </message>
    <message>
        <source>▼ Tie, lost</source>
        <translation>▼ 平，输</translation>
    </message>
</context>
<context>
    <name>KabuOptions</name>
    <message>
        <source>4-1 and 9-1 against arashi</source>
        <translation>4-1和9-1对arashi</translation>
    </message>
    <message>
        <source>4-1 is a plain 5 for everyone.</source>
        <translation>4-1对所有人都只是5点。</translation>
    </message>
    <message>
        <source>9 and 1 are kuppin in either order.</source>
        <translation>9和1不分先后都算kuppin。</translation>
    </message>
    <message>
        <source>A column may draw or stand with any total.</source>
        <translation>各列无论几点都可自由选择要不要牌。</translation>
    </message>
    <message>
        <source>A column must draw with 3 or less and may not with 7 or more.</source>
        <translation>各列3点及以下必须要牌，7点及以上不能要。</translation>
    </message>
    <message>
        <source>A pair is bound like any other two cards.</source>
        <translation>对子与其他牌一样受限。</translation>
    </message>
    <message>
        <source>A pair may always draw, even with 7 or more.</source>
        <translation>对子总可以要牌，7点及以上也行。</translation>
    </message>
    <message>
        <source>A pair may take a third card even with 7 or more.</source>
        <translation>对子即使7点或以上也可以要第三张。</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), whoever has the most chips wins.</source>
        <translation>
            <numerusform>打满%n轮后，筹码最多者获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>After every round the next player to the right deals.</source>
        <translation>每轮过后由右边的玩家坐庄。</translation>
    </message>
    <message>
        <source>After so many rounds the most chips win.</source>
        <translation>打满这么多轮后，筹码最多者获胜。</translation>
    </message>
    <message numerus="yes">
        <source>All bets of a round together are at most %n chip(s).</source>
        <translation>
            <numerusform>一轮中所有人的下注合计最多%n枚筹码。</numerusform>
        </translation>
    </message>
    <message>
        <source>All players may look at the hidden cards; the dealer may not.</source>
        <translation>除庄家外，所有人都可以看暗牌。</translation>
    </message>
    <message>
        <source>All players together bet no more than this in a round.</source>
        <translation>一轮中全体玩家下注总额的上限。</translation>
    </message>
    <message>
        <source>All players, not the dealer</source>
        <translation>所有玩家，庄家除外</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Always the top</source>
        <translation>总是最上面</translation>
    </message>
    <message>
        <source>An arashi beats the dealer’s 4-1 and 9-1.</source>
        <translation>arashi胜过庄家的4-1和9-1。</translation>
    </message>
    <message>
        <source>Arashi of the dealer</source>
        <translation>庄家的arashi</translation>
    </message>
    <message>
        <source>Arashi pays</source>
        <translation>arashi的赔付</translation>
    </message>
    <message>
        <source>At least one chip</source>
        <translation>至少一枚筹码</translation>
    </message>
    <message>
        <source>Beats all but arashi</source>
        <translation>胜过arashi以外的一切</translation>
    </message>
    <message>
        <source>Betting nothing</source>
        <translation>不下注</translation>
    </message>
    <message>
        <source>Bound: 3 must, 7 may not</source>
        <translation>3或以下必须，7或以上不能</translation>
    </message>
    <message>
        <source>Cards that leave the round before the first field.</source>
        <translation>在场牌之前退出本轮的牌。</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>起始筹码</translation>
    </message>
    <message>
        <source>Chips may go below zero, and nobody drops out.</source>
        <translation>筹码可以低于零，没有人出局。</translation>
    </message>
    <message>
        <source>Counts as 0</source>
        <translation>算0点</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>赊账</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>废牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Dealer wins</source>
        <translation>庄家赢</translation>
    </message>
    <message>
        <source>Dealer with three-card 0</source>
        <translation>庄家三张0点</translation>
    </message>
    <message>
        <source>Draw nearest to 9, every round</source>
        <translation>每轮抽牌，最接近9者</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>点数相同</translation>
    </message>
    <message>
        <source>Every player but the dealer gets one card only they see; it is out of play.</source>
        <translation>除庄家外每人得一张只有自己看的牌，不参与本轮。</translation>
    </message>
    <message>
        <source>Everybody: dealt face up</source>
        <translation>所有人：明着发</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the card nearest to 9 deals.</source>
        <translation>每轮开始前人人抽牌，最接近9者坐庄。</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the lowest card deals.</source>
        <translation>每轮开始前人人抽牌，最小者坐庄。</translation>
    </message>
    <message numerus="yes">
        <source>Everyone starts with %n chip(s).</source>
        <translation>
            <numerusform>每人起始有%n枚筹码。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone, the dealer too, gets one card only they see; it is out of play.</source>
        <translation>包括庄家，每人得一张只有自己看的牌，不参与本轮。</translation>
    </message>
    <message>
        <source>Four cards are laid out face up first; they are out of play.</source>
        <translation>先亮出四张牌，不参与本轮。</translation>
    </message>
    <message>
        <source>Four open makifuda</source>
        <translation>四张公开的废牌</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>If 4-1 or 9-1 meets an arashi, the stakes go back.</source>
        <translation>4-1或9-1遇到arashi时，赌注退回。</translation>
    </message>
    <message>
        <source>If a column equals the dealer, its stakes go back.</source>
        <translation>一列与庄家点数相同时，赌注退回。</translation>
    </message>
    <message>
        <source>If a column equals the dealer, the dealer wins the stakes.</source>
        <translation>一列与庄家点数相同时，庄家赢得赌注。</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the column wins.</source>
        <translation>双方都有时，该列赢。</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the higher total wins.</source>
        <translation>双方都有时，点数大者赢。</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the stakes go back.</source>
        <translation>双方都有时，赌注退回。</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make 0, the round is void.</source>
        <translation>庄家三张为0点时本轮作废。</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make 0, they count as 0.</source>
        <translation>庄家三张为0点时照算0点。</translation>
    </message>
    <message>
        <source>In either order</source>
        <translation>不分先后</translation>
    </message>
    <message>
        <source>In this order only</source>
        <translation>只限此顺序</translation>
    </message>
    <message>
        <source>Limit of all bets</source>
        <translation>下注总额上限</translation>
    </message>
    <message>
        <source>Lowest draw, every round</source>
        <translation>每轮抽牌，最小者</translation>
    </message>
    <message>
        <source>No card leaves the round; all of them are in play.</source>
        <translation>没有废牌，全部的牌都参与。</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>无作用</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>One bank for all rounds</source>
        <translation>各轮同一庄家</translation>
    </message>
    <message>
        <source>One bank for all rounds, and it wins equal totals.</source>
        <translation>各轮同一庄家，点数相同时庄家赢。</translation>
    </message>
    <message>
        <source>One for each player, secret</source>
        <translation>每位玩家一张，保密</translation>
    </message>
    <message>
        <source>One for the dealer too, secret</source>
        <translation>庄家也有一张，保密</translation>
    </message>
    <message>
        <source>Only 9 first and 1 second is kuppin.</source>
        <translation>先9后1才算kuppin。</translation>
    </message>
    <message>
        <source>Only bettors look, the dealer draws freely and stays until every column wins.</source>
        <translation>只有下注者看牌，庄家自由要牌，直到每列都赢才换庄。</translation>
    </message>
    <message>
        <source>Only with the 1 as the second card.</source>
        <translation>只有第二张是1才算。</translation>
    </message>
    <message>
        <source>Order of 4-1 and 9-1</source>
        <translation>4-1和9-1的顺序</translation>
    </message>
    <message>
        <source>Order of kuppin</source>
        <translation>kuppin的顺序</translation>
    </message>
    <message>
        <source>Pairs may draw</source>
        <translation>对子可要牌</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>本轮作废</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>规则单</translation>
    </message>
    <message>
        <source>Shippin belongs to the dealer, to a column, or to nobody.</source>
        <translation>shippin属于庄家、属于某一列，还是不算。</translation>
    </message>
    <message>
        <source>Sorokabu on both sides</source>
        <translation>双方都有sorokabu</translation>
    </message>
    <message>
        <source>Stakes go back</source>
        <translation>赌注退回</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>The 1 may be the first or the second card.</source>
        <translation>1在第一张或第二张都算。</translation>
    </message>
    <message>
        <source>The arashi wins</source>
        <translation>arashi赢</translation>
    </message>
    <message>
        <source>The column wins</source>
        <translation>该列赢</translation>
    </message>
    <message>
        <source>The column, paid twice</source>
        <translation>该列，两倍赔付</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>The dealer always takes the top card.</source>
        <translation>庄家总是取最上面的牌。</translation>
    </message>
    <message>
        <source>The dealer chooses where the third card comes from, too.</source>
        <translation>庄家第三张的位置也可以选。</translation>
    </message>
    <message>
        <source>The dealer goes on until every column wins in the same round.</source>
        <translation>庄家连任，直到某一轮各列全赢为止。</translation>
    </message>
    <message>
        <source>The dealer may draw or stand with any total.</source>
        <translation>庄家无论几点都可自由选择要不要牌。</translation>
    </message>
    <message>
        <source>The dealer must draw with 3 or less and may not with 7 or more.</source>
        <translation>庄家3点及以下必须要牌，7点及以上不能要。</translation>
    </message>
    <message>
        <source>The dealer stays until every column wins, and draws within the bounds.</source>
        <translation>直到每列都赢才换庄，庄家要牌也受限。</translation>
    </message>
    <message>
        <source>The dealer takes both cards from the top, the bottom or fourth from the top.</source>
        <translation>庄家的两张牌可取最上、最下或上面第四张。</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>庄家赢</translation>
    </message>
    <message>
        <source>The dealer’s 4-1 or 9-1 beats an arashi.</source>
        <translation>庄家的4-1或9-1胜过arashi。</translation>
    </message>
    <message>
        <source>The dealer’s third card always comes from the top.</source>
        <translation>庄家的第三张总是取最上面的牌。</translation>
    </message>
    <message>
        <source>The dealer’s three cards of a rank beat all but an arashi.</source>
        <translation>庄家的三张相同胜过arashi以外的一切。</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>点数大者赢</translation>
    </message>
    <message>
        <source>The rules of the players’ own sheet.</source>
        <translation>玩家自己规则单上的规则。</translation>
    </message>
    <message>
        <source>The same player is the bank in every round.</source>
        <translation>每轮都由同一人坐庄。</translation>
    </message>
    <message>
        <source>The second cards are dealt face up for everyone.</source>
        <translation>第二张牌明着发，人人可见。</translation>
    </message>
    <message>
        <source>Third card of the columns</source>
        <translation>各列的第三张</translation>
    </message>
    <message>
        <source>Third card of the dealer</source>
        <translation>庄家的第三张</translation>
    </message>
    <message>
        <source>Third card of the dealer from</source>
        <translation>庄家第三张取自</translation>
    </message>
    <message>
        <source>Three cards of a rank do nothing special for the dealer.</source>
        <translation>三张相同对庄家没有特别作用。</translation>
    </message>
    <message>
        <source>Three cards of a rank win three times the stake.</source>
        <translation>三张相同赢三倍赌注。</translation>
    </message>
    <message>
        <source>Three cards of a rank win twice the stake.</source>
        <translation>三张相同赢两倍赌注。</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>三倍赌注</translation>
    </message>
    <message>
        <source>To the right every round</source>
        <translation>每轮移到右边</translation>
    </message>
    <message>
        <source>Top, bottom or fourth</source>
        <translation>最上、最下或第四张</translation>
    </message>
    <message>
        <source>Twice the stake</source>
        <translation>两倍赌注</translation>
    </message>
    <message>
        <source>Until every column beats the dealer</source>
        <translation>直到每列都胜过庄家</translation>
    </message>
    <message>
        <source>Until you stop</source>
        <translation>直到你停止</translation>
    </message>
    <message>
        <source>What everybody has before round 1.</source>
        <translation>第1轮之前每人拥有的筹码。</translation>
    </message>
    <message>
        <source>What happens when a column and the dealer both have it.</source>
        <translation>一列和庄家都有时如何处理。</translation>
    </message>
    <message>
        <source>What happens when a column equals the dealer.</source>
        <translation>一列与庄家点数相同时如何处理。</translation>
    </message>
    <message>
        <source>What three cards of a rank win, besides the stake.</source>
        <translation>三张相同时，除赌注外赢多少。</translation>
    </message>
    <message>
        <source>Where the dealer draws</source>
        <translation>庄家取牌的位置</translation>
    </message>
    <message>
        <source>Whether 3 or less must draw and 7 or more may not.</source>
        <translation>是否3点或以下必须要牌、7点或以上不能要牌。</translation>
    </message>
    <message>
        <source>Whether a 0 of three cards counts or makes the round void.</source>
        <translation>三张牌的0点照算，还是使本轮作废。</translation>
    </message>
    <message>
        <source>Whether a player may let a round go by without a bet.</source>
        <translation>玩家能否一轮不下注。</translation>
    </message>
    <message>
        <source>Whether the 1 must be the second card.</source>
        <translation>1是否必须是第二张。</translation>
    </message>
    <message>
        <source>Whether the 9 must be the first card of the dealer.</source>
        <translation>9是否必须是庄家的第一张。</translation>
    </message>
    <message>
        <source>Whether the dealer chooses the place of the first and second card.</source>
        <translation>庄家能否选择第一张和第二张的位置。</translation>
    </message>
    <message>
        <source>Whether the dealer is held to the bounds of the third card.</source>
        <translation>庄家要第三张是否受限制。</translation>
    </message>
    <message>
        <source>Whether the place of the third card is chosen too.</source>
        <translation>第三张的位置是否也可选择。</translation>
    </message>
    <message>
        <source>Whether three cards of a rank also help the dealer.</source>
        <translation>三张相同对庄家是否也有利。</translation>
    </message>
    <message>
        <source>Who deals the next round.</source>
        <translation>下一轮由谁坐庄。</translation>
    </message>
    <message>
        <source>Who has bet on the column</source>
        <translation>在该列下注者</translation>
    </message>
    <message>
        <source>Who knows the hidden card of a column before the showdown.</source>
        <translation>摊牌前谁能看到各列的暗牌。</translation>
    </message>
    <message>
        <source>Who looks at the second field</source>
        <translation>谁看第二张</translation>
    </message>
    <message>
        <source>Who wins when the two cards of the dealer meet an arashi.</source>
        <translation>庄家的两张牌遇到arashi时谁赢。</translation>
    </message>
    <message>
        <source>Whoever has chips must bet at least one in every round.</source>
        <translation>有筹码的人每轮至少要下注一枚。</translation>
    </message>
    <message>
        <source>Whose is 4-1</source>
        <translation>4-1归谁</translation>
    </message>
    <message>
        <source>With 4-1 a column wins twice the stake.</source>
        <translation>一列拿到4-1赢两倍赌注。</translation>
    </message>
    <message>
        <source>With 4-1 the dealer wins at once.</source>
        <translation>庄家拿到4-1立即获胜。</translation>
    </message>
    <message>
        <source>With credit chips may go below nothing and nobody drops out.</source>
        <translation>允许赊账时，筹码可以低于零，没有人出局。</translation>
    </message>
    <message>
        <source>You bet only chips you have; without any, you watch.</source>
        <translation>只能用自己的筹码下注；没有筹码就旁观。</translation>
    </message>
    <message>
        <source>You may let a round go by without a bet.</source>
        <translation>可以一轮不下注。</translation>
    </message>
    <message>
        <source>You may look at a hidden card only where you have bet.</source>
        <translation>只有在该列下注的人可以看暗牌。</translation>
    </message>
    <message>
        <source>You play until you stop; then the most chips win.</source>
        <translation>一直玩到你停止为止，届时筹码最多者获胜。</translation>
    </message>
</context>
<context>
    <name>KabuRules</name>
    <message>
        <source>After the bets the dealer takes a card unseen, from the top, the bottom or the fourth place of the pile. Then a hidden card comes under every column. The players look at them; the dealer does not.</source>
        <translation>下注后，庄家从牌堆的最上面、最下面或第四张取一张牌，不看。然后每列下面各发一张暗牌。玩家看这些牌，庄家不看。</translation>
    </message>
    <message>
        <source>After twelve rounds the one with the most chips wins. Who has no chips left watches.</source>
        <translation>十二轮之后，筹码最多者获胜。筹码用完的人旁观。</translation>
    </message>
    <message>
        <source>After twelve rounds, or six, the one with the most chips wins.</source>
        <translation>十二轮（或六轮）之后，筹码最多者获胜。</translation>
    </message>
    <message>
        <source>All cards are turned over, and each column is compared with the dealer’s hand on its own. A higher column wins its stake once more, a lower one loses it. With equal totals the bets go back.</source>
        <translation>所有的牌都翻开，每一列分别与庄家的牌比较。较大的列赢得与赌注相同的筹码，较小的列输掉赌注。点数相同时赌注退回。</translation>
    </message>
    <message>
        <source>At the start of every round each draws a card: the lowest deals, the others sit in ascending order from his right. Of equal lowest cards only those who drew them draw again. Every player then gets one card that is out of play; only he looks at it.
Four cards are laid open in a row: the first field.</source>
        <translation>每轮开始时各抽一张牌：最小者坐庄，其他人从庄家右边起按点数从小到大就座。最小的牌相同时，只由这几位重抽。然后每位玩家得到一张不参与本轮的废牌，只有自己能看。
四张牌明着排成一行：这是场牌。</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>比牌</translation>
    </message>
    <message>
        <source>Each player bets on one column only, and looks only at the hidden card (hikifuda) of that column. The dealer’s cards come from the top of the pile.</source>
        <translation>每位玩家只在一列下注，也只看这一列的暗牌（hikifuda）。庄家的牌从牌堆最上面取。</translation>
    </message>
    <message>
        <source>For each column the first of its bettors decides for all of them. With a total of 3 or less a third card must be taken, with 7 or more it may not; from 4 to 6 the choice is free. The third card lies open.</source>
        <translation>每一列由下注者中顺序最先的一位代表大家决定。3点或以下必须要第三张，7点或以上不能要，4到6点可自由选择。第三张明着放。</translation>
    </message>
    <message>
        <source>One column each</source>
        <translation>每人一列</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>The cards count 1 to 10. Only the last digit of a sum counts: 8 and 9 make 17, which is 7. Nine is the best total, nought the worst. Nobody plays against the other players: every bet is against the dealer.</source>
        <translation>牌按1到10计点。点数之和只算个位：8加9是17，即7点。九点最大，零点最小。玩家之间不比牌：每一注都是对庄家的。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>The dealer takes his second card, looks at both, and may take a third; he is bound by 3 and 7 like the players.
If his first card is a 4 or a 9 and his second a 1, he wins at once against everything: shippin and kuppin.</source>
        <translation>庄家取第二张，看两张牌，可以再要第三张；与玩家一样受3点和7点的限制。
如果第一张是4或9，第二张是1，他立即胜过一切：这就是shippin和kuppin。</translation>
    </message>
    <message>
        <source>The dealer takes his second card, looks at both, and takes a third one or not as he likes; it stays hidden until all cards are shown.
A 9 and then a 1 as his two cards, kuppin, beat everything.</source>
        <translation>庄家取第二张，看两张牌，随意决定要不要第三张；第三张一直扣到摊牌。
两张牌先9后1，即kuppin，胜过一切。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>The first field is always the same: 5, 6, 7 and 8. The other 36 cards are shuffled. Every round the deal moves on to the right.</source>
        <translation>场牌总是5、6、7、8。其余36张洗匀。每轮庄家移到右边一位。</translation>
    </message>
    <message>
        <source>The second field</source>
        <translation>第二张</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>第三张</translation>
    </message>
    <message>
        <source>There are four columns, however many people play. Players bet on columns, in turn from the dealer’s right; several may bet on the same one.
All bets together may not exceed the limit. The one who bets first may take all of it, but that is thought rude. Betting nothing is allowed.</source>
        <translation>无论几个人玩，都是四列。玩家从庄家右边起轮流在各列下注，同一列可以有几个人下注。
所有下注合计不能超过上限。先下注的人可以全部用完，但这样做不太礼貌。也可以不下注。</translation>
    </message>
    <message>
        <source>Three equal cards in a column, arashi, win whatever the dealer’s total is and pay twice the stake.</source>
        <translation>一列中三张牌相同，即arashi，无论庄家几点都赢，并得两倍赌注。</translation>
    </message>
    <message>
        <source>Three equal cards in a column, sorokabu, win whatever the dealer has and pay twice the stake. Three fives, sixes, sevens or eights of the dealer beat every column that is not sorokabu itself.</source>
        <translation>一列中三张牌相同，即sorokabu，无论庄家是什么都赢，并得两倍赌注。庄家的三张5、6、7或8，胜过所有不是sorokabu的列。</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>三张相同</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>easy</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中级</translation>
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
        <translation>{first}和{second}</translation>
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
        <translation>回到牌局</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>回看</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>有 %n 局无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be saved so far and are kept until then.</source>
        <translation>
            <numerusform>有 %n 局尚未保存，会一直保留到可以保存为止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over so far…</source>
        <translation>
            <numerusform>目前已转入 %n 局……</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over.</source>
        <translation>
            <numerusform>已转入 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lack their end.</source>
        <translation>
            <numerusform>其中 %n 局缺少结尾部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>关于Cardtable</translation>
    </message>
    <message>
        <source>Cardtable {version}

Card games that no good program existed for. The code is under the MIT licence, the card art under CC0.</source>
        <translation>Cardtable {version}

收录一向没有好程序可玩的纸牌游戏。代码采用MIT许可证，牌面图案采用CC0。</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>打开记录</translation>
    </message>
    <message>
        <source>Records of Cardtable</source>
        <translation>Cardtable记录</translation>
    </message>
    <message>
        <source>The deck {name} is left out. {reason}</source>
        <translation>牌组“{name}”未被采用。{reason}</translation>
    </message>
    <message>
        <source>The file of saved matches was damaged. It was set aside as {file}.</source>
        <translation>保存比赛的文件已损坏，已另存为{file}。</translation>
    </message>
    <message>
        <source>The game {name} ({package}) cannot be loaded.</source>
        <translation>无法载入游戏 {name}（{package}）。</translation>
    </message>
    <message>
        <source>The record is being checked…</source>
        <translation>正在核对记录…</translation>
    </message>
    <message>
        <source>What is there can still be looked at and exported.</source>
        <translation>已有的内容仍可查看和导出。</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Airplane</source>
        <translation>飞机</translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>反春天</translation>
    </message>
    <message>
        <source>Arashi</source>
        <translation>arashi</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>大Gin</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Kuppin</source>
        <translation>kuppin</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Shippin</source>
        <translation>shippin</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>零封</translation>
    </message>
    <message>
        <source>Sorokabu</source>
        <translation>sorokabu</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>反敲</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>A name is needed.</source>
        <translation>需要一个名字。</translation>
    </message>
    <message>
        <source>At most {count} characters.</source>
        <translation>最多{count}个字符。</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家{number}</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>有两位玩家都叫{name}。</translation>
    </message>
    <message>
        <source>{name} already has another seat.</source>
        <translation>{name}已经坐在别的座位。</translation>
    </message>
</context>
<context>
    <name>OklahomaGin</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>赢%n副</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>2 players · about 45 min</source>
        <translation>2人·约45分钟</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A discard you take may be discarded in the same turn.</source>
        <translation>拿来的弃牌本回合可以再弃出。</translation>
    </message>
    <message>
        <source>A discard you take must stay in your hand for that turn.</source>
        <translation>拿来的弃牌本回合不能再弃出。</translation>
    </message>
    <message>
        <source>A game counts the same even if the loser won no hand.</source>
        <translation>输家一副未赢，计分也不变。</translation>
    </message>
    <message numerus="yes">
        <source>A game ends when someone reaches %n point(s).</source>
        <translation>
            <numerusform>有人达到%n分时一局结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n game(s).</source>
        <translation>
            <numerusform>一场对局打%n局。</numerusform>
        </translation>
    </message>
    <message>
        <source>A spade as upcard is worth no more than any other suit.</source>
        <translation>明牌为黑桃与其他花色一样。</translation>
    </message>
    <message>
        <source>Account, {name}</source>
        <translation>累计分，{name}</translation>
    </message>
    <message>
        <source>Accounts of the match</source>
        <translation>比赛累计</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Ace as upcard</source>
        <translation>明牌为A</translation>
    </message>
    <message>
        <source>After an ace only gin ends the hand; this is deadwood {deadwood}.</source>
        <translation>明牌为A时，只有Gin才能结束；现在死牌是{deadwood}点。</translation>
    </message>
    <message>
        <source>All eleven cards are in melds.</source>
        <translation>十一张牌全部成组。</translation>
    </message>
    <message>
        <source>All in all it promises less than the best choice.</source>
        <translation>总的来说，不如首选有希望。</translation>
    </message>
    <message>
        <source>All in all it promises more than the next choice.</source>
        <translation>总的来说，比次选更有希望。</translation>
    </message>
    <message>
        <source>All points are doubled.</source>
        <translation>得分全部加倍。</translation>
    </message>
    <message>
        <source>All points of the hand are doubled.</source>
        <translation>这一副的得分全部加倍。</translation>
    </message>
    <message numerus="yes">
        <source>An undercut earns %n extra point(s).</source>
        <translation>
            <numerusform>反敲加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>大Gin</translation>
    </message>
    <message>
        <source>Big gin bonus</source>
        <translation>大Gin奖分</translation>
    </message>
    <message>
        <source>Big gin needs all eleven cards in melds; {deadwood} are left.</source>
        <translation>大Gin要求十一张牌全部成组；还剩{deadwood}点。</translation>
    </message>
    <message>
        <source>Both have refused the upcard, so a card is drawn from the stock.</source>
        <translation>双方都不要明牌，因此从牌堆摸牌。</translation>
    </message>
    <message>
        <source>Both have refused the upcard.</source>
        <translation>双方都不要明牌。</translation>
    </message>
    <message>
        <source>Both have the same deadwood: nobody scores.</source>
        <translation>双方死牌相同：都不得分。</translation>
    </message>
    <message>
        <source>Both share the win</source>
        <translation>双方并列获胜</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>Card goes back</source>
        <translation>弃回所拿的牌</translation>
    </message>
    <message>
        <source>Cards are being laid off.</source>
        <translation>正在垫牌。</translation>
    </message>
    <message>
        <source>Cards the opponent took that it goes with: {0}.</source>
        <translation>它与对手拿走的{0}张牌能搭配。</translation>
    </message>
    <message>
        <source>Cards the opponent took that the next choice goes with: {0}.</source>
        <translation>次选的牌与对手拿走的{0}张牌能搭配。</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>加倍计算</translation>
    </message>
    <message>
        <source>Counts like any game</source>
        <translation>与普通局相同</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>记入累计分</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>死牌&lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt; → &lt;big&gt;{left}&lt;/big&gt; without {card}</source>
        <translation>死牌&lt;big&gt;{count}&lt;/big&gt;→弃{card}后&lt;big&gt;{left}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Deadwood that could still be saved: {0}.</source>
        <translation>还能省下{0}点死牌。</translation>
    </message>
    <message>
        <source>Deadwood {deadwood} is above the limit of {limit}.</source>
        <translation>死牌{deadwood}点，超过上限{limit}。</translation>
    </message>
    <message>
        <source>Deadwood, {name}</source>
        <translation>死牌，{name}</translation>
    </message>
    <message>
        <source>Deadwood: {first} {one}, {second} {other}.</source>
        <translation>死牌：{first} {one}，{second} {other}。</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Discard a card or knock.</source>
        <translation>请弃一张牌或敲牌。</translation>
    </message>
    <message>
        <source>Discard again to play on.</source>
        <translation>要继续打，请再弃一次。</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>弃{card}</translation>
    </message>
    <message>
        <source>Discard {card} anyway</source>
        <translation>仍弃{card}</translation>
    </message>
    <message>
        <source>Discards &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>弃牌&lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>从牌堆摸牌</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和局</translation>
    </message>
    <message numerus="yes">
        <source>Each hand won adds %n point(s) when the game ends.</source>
        <translation>
            <numerusform>每赢一副，一局结束时加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier discards, latest first</source>
        <translation>先前的弃牌，最新在前</translation>
    </message>
    <message>
        <source>Eleven cards in melds win nothing extra; you discard one and go gin.</source>
        <translation>十一张全部成组没有奖分，弃一张成Gin。</translation>
    </message>
    <message numerus="yes">
        <source>Eleven cards in melds, without a discard, earn %n point(s).</source>
        <translation>
            <numerusform>十一张全部成组而不弃牌，奖%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Equal deadwood: nobody scores</source>
        <translation>死牌相同：都不得分</translation>
    </message>
    <message>
        <source>First both may take the upcard or refuse it.</source>
        <translation>先由双方决定拿明牌还是不要。</translation>
    </message>
    <message>
        <source>For eleven cards in melds, without a discard; 0 is without it.</source>
        <translation>十一张全部成组而不弃牌时的奖分；0表示没有。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>胜局奖分</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>第{game}局</translation>
    </message>
    <message>
        <source>Game {game} ends equal: nothing is credited.</source>
        <translation>第{game}局平手：不记累计分。</translation>
    </message>
    <message>
        <source>Game {game} is over: {credit} to the account of {name}.</source>
        <translation>第{game}局结束：{name}累计分加{credit}。</translation>
    </message>
    <message numerus="yes">
        <source>Game {game} of {of}, to %n point(s).</source>
        <translation>
            <numerusform>第{game}局，共{of}局，打到%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {game}, to {target}</source>
        <translation>第{game}局，先到{target}分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Games to 100, 25 for gin, undercut and box, an ace means gin.</source>
        <translation>每局100分；Gin、反敲和局分各25分；明牌为A须成Gin。</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Gin奖分</translation>
    </message>
    <message numerus="yes">
        <source>Gin earns %n extra point(s).</source>
        <translation>
            <numerusform>成Gin加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Gin, {name}</source>
        <translation>Gin，{name}</translation>
    </message>
    <message>
        <source>Gin: you score {points}</source>
        <translation>Gin：你得{points}分</translation>
    </message>
    <message>
        <source>Gin: {name} scores {points}</source>
        <translation>Gin：{name}得{points}分</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>副</translation>
    </message>
    <message>
        <source>Hand {hand}. {name} deals.</source>
        <translation>第{hand}副。{name}发牌。</translation>
    </message>
    <message>
        <source>Hand, {name}</source>
        <translation>赢牌，{name}</translation>
    </message>
    <message>
        <source>Has gin</source>
        <translation>成Gin</translation>
    </message>
    <message>
        <source>Hint: big gin</source>
        <translation>提示：大Gin</translation>
    </message>
    <message>
        <source>Hint: discard the {card}</source>
        <translation>提示：弃{card}</translation>
    </message>
    <message>
        <source>Hint: done</source>
        <translation>提示：完成</translation>
    </message>
    <message>
        <source>Hint: draw from the stock</source>
        <translation>提示：从牌堆摸牌</translation>
    </message>
    <message>
        <source>Hint: knock with the {card}</source>
        <translation>提示：弃{card}敲牌</translation>
    </message>
    <message>
        <source>Hint: lay off the {card}</source>
        <translation>提示：垫{card}</translation>
    </message>
    <message>
        <source>Hint: lay out your melds</source>
        <translation>提示：摆出牌组</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>提示：过</translation>
    </message>
    <message>
        <source>Hint: take the {card}</source>
        <translation>提示：拿{card}</translation>
    </message>
    <message>
        <source>How many games make a match.</source>
        <translation>一场比赛打几局。</translation>
    </message>
    <message>
        <source>If the loser won no hand, the game counts double.</source>
        <translation>输家一副未赢，这一局加倍计算。</translation>
    </message>
    <message>
        <source>If the match is tied, both share the win.</source>
        <translation>平分时双方并列获胜。</translation>
    </message>
    <message>
        <source>If the match is tied, one more game decides.</source>
        <translation>平分时加打一局决胜。</translation>
    </message>
    <message>
        <source>It breaks up a meld.</source>
        <translation>会拆散一组牌。</translation>
    </message>
    <message>
        <source>It fits the knocker’s melds and saves {0}.</source>
        <translation>能接在敲牌方的牌组上，省下{0}点。</translation>
    </message>
    <message>
        <source>It gives the opponent another turn.</source>
        <translation>这会让对手再走一轮。</translation>
    </message>
    <message>
        <source>It is about as good as the best choice.</source>
        <translation>与首选差不多一样好。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>It keeps your melds whole.</source>
        <translation>不拆散自己的牌组。</translation>
    </message>
    <message>
        <source>It leaves {0} more than the best choice.</source>
        <translation>比首选多剩{0}点。</translation>
    </message>
    <message>
        <source>It leaves {0} of deadwood, the best choice {1}.</source>
        <translation>死牌剩{0}点，首选剩{1}点。</translation>
    </message>
    <message>
        <source>It leaves {0} of deadwood, the next choice {1}.</source>
        <translation>死牌剩{0}点，次选剩{1}点。</translation>
    </message>
    <message>
        <source>It makes a meld: your deadwood falls from {0} to {1}.</source>
        <translation>组成一组牌，死牌从{0}点降到{1}点。</translation>
    </message>
    <message>
        <source>It makes no meld, and tells what you collect.</source>
        <translation>不成组，还会暴露你在收集什么。</translation>
    </message>
    <message>
        <source>It saves nothing.</source>
        <translation>省不下什么。</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>King</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>敲牌</translation>
    </message>
    <message>
        <source>Knock above the limit</source>
        <translation>超过上限敲牌</translation>
    </message>
    <message>
        <source>Knock above the limit?</source>
        <translation>超过上限也要敲牌吗？</translation>
    </message>
    <message>
        <source>Knock here</source>
        <translation>放这里敲牌</translation>
    </message>
    <message>
        <source>Knock with 1</source>
        <translation>1点可敲牌</translation>
    </message>
    <message>
        <source>Knock with {card}</source>
        <translation>弃{card}敲牌</translation>
    </message>
    <message>
        <source>Knock with {count}</source>
        <translation>敲牌：{count}点</translation>
    </message>
    <message>
        <source>Knock with {count} anyway</source>
        <translation>仍以{count}点敲牌</translation>
    </message>
    <message>
        <source>Knock with {limit} or less</source>
        <translation>{limit}点或以下可敲牌</translation>
    </message>
    <message>
        <source>Knock: gin</source>
        <translation>敲牌：Gin</translation>
    </message>
    <message>
        <source>Knocked with {deadwood}</source>
        <translation>以{deadwood}点敲牌</translation>
    </message>
    <message>
        <source>Laid off {cards}</source>
        <translation>垫牌{cards}</translation>
    </message>
    <message>
        <source>Laid out, {0} of deadwood no longer count.</source>
        <translation>摆出后，{0}点死牌不再计算。</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>最后一张弃牌</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>垫牌</translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>垫%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off on that meld</source>
        <translation>垫到那个牌组</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>垫{card}</translation>
    </message>
    <message>
        <source>Lay out {melds}</source>
        <translation>摆出{melds}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Make runs and sets, and knock when the first card turned up allows it.</source>
        <translation>组成顺子和刻子，在首张明牌允许的点数内敲牌。</translation>
    </message>
    <message>
        <source>Match accounts: {scores}.</source>
        <translation>比赛累计分：{scores}。</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>成组</translation>
    </message>
    <message>
        <source>Meld these</source>
        <translation>组成牌组</translation>
    </message>
    <message>
        <source>Meld {number}: {meld}</source>
        <translation>牌组{number}：{meld}</translation>
    </message>
    <message>
        <source>Melds are laid out</source>
        <translation>自动摆出牌组</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the best choice: {1}.</source>
        <translation>对手用它可能组成{0}种牌组，首选则有{1}种。</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the next choice: {1}.</source>
        <translation>对手用它可能组成{0}种牌组，次选则有{1}种。</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>下一庄家</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一副</translation>
    </message>
    <message>
        <source>No other card of yours goes with it.</source>
        <translation>你手里没有牌能与它搭配。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>不可以</translation>
    </message>
    <message>
        <source>Nothing is laid off on gin.</source>
        <translation>对Gin不能垫牌。</translation>
    </message>
    <message>
        <source>Nothing is left but melds.</source>
        <translation>剩下的全部成组。</translation>
    </message>
    <message>
        <source>Nothing more can be saved.</source>
        <translation>没有可以再省的了。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Oklahoma Gin</source>
        <translation>俄克拉何马金罗美</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>One game to 150, 20 for gin, 10 for an undercut, the loser deals.</source>
        <translation>一局150分；Gin 20分，反敲10分；输家发牌。</translation>
    </message>
    <message>
        <source>One may knock with {limit} or less.</source>
        <translation>{limit}点或以下可以敲牌。</translation>
    </message>
    <message>
        <source>One more game</source>
        <translation>加打一局</translation>
    </message>
    <message>
        <source>Only gin</source>
        <translation>只能Gin</translation>
    </message>
    <message>
        <source>Only gin ends the hand</source>
        <translation>只有Gin能结束</translation>
    </message>
    <message>
        <source>Only gin ends this hand.</source>
        <translation>这一副只有Gin才能结束。</translation>
    </message>
    <message>
        <source>Only the upcard may be refused.</source>
        <translation>只有明牌可以不要。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>过</translation>
    </message>
    <message>
        <source>Points for each hand won, counted when the game ends.</source>
        <translation>每赢一副所得的分，一局结束时计入。</translation>
    </message>
    <message>
        <source>Points for gin.</source>
        <translation>成Gin的奖分。</translation>
    </message>
    <message>
        <source>Points for undercutting a knock.</source>
        <translation>反敲对方的奖分。</translation>
    </message>
    <message>
        <source>Points for winning a game.</source>
        <translation>赢得一局的奖分。</translation>
    </message>
    <message>
        <source>Points of a game</source>
        <translation>一局的分数</translation>
    </message>
    <message>
        <source>Points, {name}</source>
        <translation>得分，{name}</translation>
    </message>
    <message>
        <source>Possible, with a warning</source>
        <translation>可以，有警告</translation>
    </message>
    <message>
        <source>Possible, without a warning</source>
        <translation>可以，无警告</translation>
    </message>
    <message>
        <source>Press Done again to keep it.</source>
        <translation>要留着，请再按一次“完成”。</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Run {first}–{last}{suit}</source>
        <translation>顺子{suit}{first}–{last}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Select a card and the meld it goes to.</source>
        <translation>请选择一张牌和要垫的牌组。</translation>
    </message>
    <message>
        <source>Select a card below, then click the meld it fits.</source>
        <translation>选择下面的一张牌，再点击适合的牌组。</translation>
    </message>
    <message>
        <source>Select a card first.</source>
        <translation>请先选一张牌。</translation>
    </message>
    <message>
        <source>Select the card to lay away face down first.</source>
        <translation>请先选要扣着弃出的牌。</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>请先选一个牌组的牌。</translation>
    </message>
    <message>
        <source>Select the one card to lay away.</source>
        <translation>请选一张要弃的牌。</translation>
    </message>
    <message>
        <source>Set {rank}</source>
        <translation>刻子{rank}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>规则单</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>零封</translation>
    </message>
    <message>
        <source>Spade upcard {card}</source>
        <translation>黑桃明牌{card}</translation>
    </message>
    <message>
        <source>Spades double</source>
        <translation>黑桃加倍</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>Stock &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>牌堆&lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Take a card first.</source>
        <translation>请先拿一张牌。</translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation>拆开</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>拿弃牌</translation>
    </message>
    <message>
        <source>Take the top of the discard pile</source>
        <translation>拿弃牌堆顶的牌</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>拿{card}</translation>
    </message>
    <message>
        <source>The hand ends without points.</source>
        <translation>这一手不计分结束。</translation>
    </message>
    <message>
        <source>The hand has been knocked: lay off, or be done.</source>
        <translation>对方已敲牌：请垫牌，或选完成。</translation>
    </message>
    <message>
        <source>The hand is drawn</source>
        <translation>这一副为和局</translation>
    </message>
    <message>
        <source>The last discard does not let you knock, so the hand is drawn.</source>
        <translation>最后一张弃牌不能让你敲牌，因此这一副为和局。</translation>
    </message>
    <message>
        <source>The last discard may only be taken to knock with it.</source>
        <translation>最后一张弃牌只能为敲牌而拿。</translation>
    </message>
    <message>
        <source>The last discard was taken to knock with it.</source>
        <translation>最后一张弃牌是为敲牌而拿的。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比赛已结束。</translation>
    </message>
    <message>
        <source>The next choice is about as good.</source>
        <translation>次选也差不多一样好。</translation>
    </message>
    <message>
        <source>The open card makes no meld.</source>
        <translation>翻开的牌组不成牌组。</translation>
    </message>
    <message>
        <source>The opponent cannot make a meld with it.</source>
        <translation>对手无法用它组成牌组。</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>牌堆已用完。</translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins the hand.</source>
        <translation>牌堆已用完：这一副无人获胜。</translation>
    </message>
    <message>
        <source>The stock is used up: the hand is drawn, the dealer deals again.</source>
        <translation>牌堆已用完：这一副为和局，由同一庄家再发。</translation>
    </message>
    <message>
        <source>The stock is used up; if you pass the hand is drawn.</source>
        <translation>牌堆已用完；如果你过，这一副为和局。</translation>
    </message>
    <message>
        <source>The stock is used up; the same dealer deals again.</source>
        <translation>牌堆已用完；由同一庄家再发。</translation>
    </message>
    <message>
        <source>The two players deal in turn.</source>
        <translation>双方轮流发牌。</translation>
    </message>
    <message>
        <source>The upcard is the {card}: one may knock with {limit} or less.</source>
        <translation>明牌是{card}：{limit}点或以下可以敲牌。</translation>
    </message>
    <message>
        <source>The upcard is the {card}: only gin ends the hand.</source>
        <translation>明牌是{card}：只有Gin才能结束。</translation>
    </message>
    <message>
        <source>The {card} cannot be in two melds.</source>
        <translation>{card}不能同时属于两个牌组。</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card}不适合这个牌组。</translation>
    </message>
    <message>
        <source>The {card} was just taken and stays in this turn.</source>
        <translation>{card}刚刚拿到，本轮不能弃出。</translation>
    </message>
    <message>
        <source>There is no other way.</source>
        <translation>没有别的选择。</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>没有这张牌。</translation>
    </message>
    <message>
        <source>There is no such meld.</source>
        <translation>没有这个牌组。</translation>
    </message>
    <message>
        <source>These cards are neither a run nor a set.</source>
        <translation>这些牌既不是顺子，也不是刻子。</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>这一副已结束。</translation>
    </message>
    <message>
        <source>Tied match</source>
        <translation>比赛平分</translation>
    </message>
    <message>
        <source>Turn and turn about</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>反敲奖分</translation>
    </message>
    <message>
        <source>Undercut when equal</source>
        <translation>相同也算反敲</translation>
    </message>
    <message>
        <source>Undercut, {name}</source>
        <translation>反敲，{name}</translation>
    </message>
    <message>
        <source>Undercut: you score {points}</source>
        <translation>反敲：你得{points}分</translation>
    </message>
    <message>
        <source>Undercut: {name} scores {points}</source>
        <translation>反敲：{name}得{points}分</translation>
    </message>
    <message>
        <source>What happens when both accounts are equal at the end.</source>
        <translation>最后双方累计分相同时如何处理。</translation>
    </message>
    <message>
        <source>When the other knocks, you lay out your melds yourself.</source>
        <translation>对方敲牌后，由你自己摆牌组。</translation>
    </message>
    <message>
        <source>When the other knocks, your best melds are laid out for you.</source>
        <translation>对方敲牌后，自动摆出你的最佳牌组。</translation>
    </message>
    <message>
        <source>Whether a discard just taken may be discarded in the same turn.</source>
        <translation>刚拿的弃牌能否在同一轮弃出。</translation>
    </message>
    <message>
        <source>Whether a game without a hand won by the loser counts double.</source>
        <translation>输家一副未赢的局是否加倍计算。</translation>
    </message>
    <message>
        <source>Whether a spade as upcard doubles all points of the hand.</source>
        <translation>明牌为黑桃时，这一副的得分是否全部加倍。</translation>
    </message>
    <message>
        <source>Whether equal deadwood is an undercut; otherwise nobody scores.</source>
        <translation>死牌相同是否算反敲；否则都不得分。</translation>
    </message>
    <message>
        <source>Whether it may still be taken to knock when the stock is used up.</source>
        <translation>牌堆用完时，是否还可以为敲牌而拿它。</translation>
    </message>
    <message>
        <source>Whether one needs gin after an ace or may knock with 1.</source>
        <translation>明牌为A时必须成Gin，还是1点即可敲牌。</translation>
    </message>
    <message>
        <source>Whether the best melds are found for you when the other knocks.</source>
        <translation>对方敲牌后，是否自动摆出你的最佳牌组。</translation>
    </message>
    <message>
        <source>Who deals the next hand of a game.</source>
        <translation>一局中下一副由谁发牌。</translation>
    </message>
    <message>
        <source>Who knocks with too much shows his hand, takes it back and goes on.</source>
        <translation>超过上限敲牌的人亮出手牌，再收回继续打。</translation>
    </message>
    <message>
        <source>Who lost the hand</source>
        <translation>输掉这一副者</translation>
    </message>
    <message>
        <source>Who reaches them ends the game.</source>
        <translation>达到此分数，一局结束。</translation>
    </message>
    <message>
        <source>Who won the hand</source>
        <translation>赢得这一副者</translation>
    </message>
    <message>
        <source>Whoever lost the hand deals the next one.</source>
        <translation>输掉这一副者发下一副。</translation>
    </message>
    <message>
        <source>Whoever won the hand deals the next one.</source>
        <translation>赢得这一副者发下一副。</translation>
    </message>
    <message numerus="yes">
        <source>Winning a game earns %n extra point(s).</source>
        <translation>
            <numerusform>赢得一局加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>With a spade as upcard all points of the hand count double.</source>
        <translation>明牌为黑桃时，这一副的得分全部加倍。</translation>
    </message>
    <message>
        <source>With an ace as upcard only gin ends the hand.</source>
        <translation>明牌为A时，只有成Gin才能结束。</translation>
    </message>
    <message>
        <source>With an ace as upcard you may knock with 1.</source>
        <translation>明牌为A时，1点即可敲牌。</translation>
    </message>
    <message>
        <source>With equal deadwood nobody scores.</source>
        <translation>死牌相同时都不得分。</translation>
    </message>
    <message>
        <source>With equal deadwood the knocker is undercut.</source>
        <translation>死牌相同时，敲牌者被反敲。</translation>
    </message>
    <message>
        <source>With it you have gin.</source>
        <translation>拿了它就成Gin。</translation>
    </message>
    <message>
        <source>With it you have {0} of deadwood; up to {1} you may knock.</source>
        <translation>拿了它死牌是{0}点，不超过{1}点就可以敲牌。</translation>
    </message>
    <message>
        <source>With two cards left in the stock the hand is drawn at once.</source>
        <translation>牌堆只剩两张时，这一副立即平局。</translation>
    </message>
    <message>
        <source>With two cards left, the last discard may still be taken to knock.</source>
        <translation>只剩两张时，还可以拿最后的弃牌来敲牌。</translation>
    </message>
    <message>
        <source>With {0} of deadwood you may be undercut.</source>
        <translation>死牌有{0}点，可能会被反敲。</translation>
    </message>
    <message>
        <source>With {0} of deadwood you undercut {1}.</source>
        <translation>你用{0}点死牌反敲对方的{1}点。</translation>
    </message>
    <message>
        <source>With {0} of deadwood, waiting promises more than knocking.</source>
        <translation>死牌有{0}点，等待比敲牌更有希望。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you can knock; after the next choice, with {2}.</source>
        <translation>未见的{0}张牌中，有{1}张能让你敲牌；次选之后有{2}张。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you have gin next.</source>
        <translation>未见的{0}张牌中，有{1}张能让你下一步成Gin。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld.</source>
        <translation>未见的{0}张牌中，有{1}张能组成牌组。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the best choice, with {2}.</source>
        <translation>未见的{0}张牌中，有{1}张能组成牌组；首选之后有{2}张。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the next choice, with {2}.</source>
        <translation>未见的{0}张牌中，有{1}张能组成牌组；次选之后有{2}张。</translation>
    </message>
    <message>
        <source>Without a warning your hand is shown, and play goes on.</source>
        <translation>没有警告，直接亮出手牌，继续打。</translation>
    </message>
    <message>
        <source>Without the {card} all is in melds.</source>
        <translation>弃{card}后全部成组。</translation>
    </message>
    <message>
        <source>Without the {card} your deadwood is {left}; only gin ends the hand.</source>
        <translation>弃{card}后死牌为{left}点；只有Gin才能结束。</translation>
    </message>
    <message>
        <source>Without the {card} your deadwood is {left}; the limit is {limit}.</source>
        <translation>弃{card}后死牌为{left}点；上限是{limit}点。</translation>
    </message>
    <message>
        <source>You are warned; then your hand is shown and play goes on.</source>
        <translation>先有警告，之后亮出手牌，继续打。</translation>
    </message>
    <message>
        <source>You can knock with {count}. Play on?</source>
        <translation>你可以{count}点敲牌，继续打吗？</translation>
    </message>
    <message>
        <source>You cannot knock with more than the limit.</source>
        <translation>超过上限不能敲牌。</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>你没有{card}。</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation>你摸到{card}。</translation>
    </message>
    <message>
        <source>You have gin. Play on all the same?</source>
        <translation>你已经成Gin了，还要继续打吗？</translation>
    </message>
    <message>
        <source>You have gin: nothing is laid off.</source>
        <translation>你成Gin：不垫牌。</translation>
    </message>
    <message>
        <source>You have {0} of deadwood; up to {1} you may knock.</source>
        <translation>你的死牌是{0}点，不超过{1}点就可以敲牌。</translation>
    </message>
    <message>
        <source>You laid it away yourself: the cards would go round.</source>
        <translation>这是你自己弃掉的牌，拿回来只是兜圈子。</translation>
    </message>
    <message>
        <source>You laid off nothing.</source>
        <translation>你没有垫牌。</translation>
    </message>
    <message>
        <source>You laid off {cards}.</source>
        <translation>你垫了{cards}。</translation>
    </message>
    <message>
        <source>You took the {card}.</source>
        <translation>你拿了{card}。</translation>
    </message>
    <message>
        <source>You win the hand: {points}</source>
        <translation>你赢得这一副：{points}分</translation>
    </message>
    <message>
        <source>Your deadwood falls from {0} to {1}.</source>
        <translation>死牌从{0}点降到{1}点。</translation>
    </message>
    <message>
        <source>Your deadwood is {deadwood}.</source>
        <translation>你的死牌是{deadwood}点。</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; equal or less is an undercut.</source>
        <translation>你的死牌{left}点，对方{count}点；相同或更少即为反敲。</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; less is an undercut.</source>
        <translation>你的死牌{left}点，对方{count}点；更少即为反敲。</translation>
    </message>
    <message>
        <source>Your hand is shown, you take it back, the {card} is turned up, and {name} goes on.</source>
        <translation>你亮出手牌再收回，{card}翻开，由{name}继续。</translation>
    </message>
    <message>
        <source>Your melds are laid out for you.</source>
        <translation>你的牌组会自动摆出。</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>弃一张牌</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>从牌堆摸牌</translation>
    </message>
    <message>
        <source>draw, or take the {card}</source>
        <translation>摸牌，或拿{card}</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>knock with gin, or discard</source>
        <translation>以Gin敲牌，或弃牌</translation>
    </message>
    <message>
        <source>knock, or discard a card</source>
        <translation>敲牌，或弃一张牌</translation>
    </message>
    <message>
        <source>lay off on the melds of {name}</source>
        <translation>往{name}的牌组垫牌</translation>
    </message>
    <message>
        <source>lay out your melds</source>
        <translation>摆出你的牌组</translation>
    </message>
    <message>
        <source>nothing fits any more</source>
        <translation>没有可垫的牌了</translation>
    </message>
    <message>
        <source>pass, the stock is used up</source>
        <translation>牌堆已用完，只能过</translation>
    </message>
    <message>
        <source>take the {card} to knock, or pass</source>
        <translation>拿{card}敲牌，或过</translation>
    </message>
    <message>
        <source>take the {card}, or pass</source>
        <translation>拿{card}，或过</translation>
    </message>
    <message>
        <source>{cards} can still be laid off. Done?</source>
        <translation>{cards}还可以垫，要结束吗？</translation>
    </message>
    <message>
        <source>{game} of {games}</source>
        <translation>{game}/{games}</translation>
    </message>
    <message>
        <source>{game}.{hand}</source>
        <translation>{game}.{hand}</translation>
    </message>
    <message>
        <source>{game}.{hand} ♠ double</source>
        <translation>{game}.{hand} ♠ 加倍</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names}并列获胜</translation>
    </message>
    <message>
        <source>{names} share the match.</source>
        <translation>{names}并列获胜。</translation>
    </message>
    <message>
        <source>{name} discarded the {card}.</source>
        <translation>{name}弃{card}。</translation>
    </message>
    <message>
        <source>{name} drew from the stock.</source>
        <translation>{name}从牌堆摸牌。</translation>
    </message>
    <message>
        <source>{name} drew the {card}.</source>
        <translation>{name}摸到{card}。</translation>
    </message>
    <message>
        <source>{name} had discarded the {card}.</source>
        <translation>{name}弃的是{card}。</translation>
    </message>
    <message>
        <source>{name} has big gin: {melds}.</source>
        <translation>{name}成大Gin：{melds}。</translation>
    </message>
    <message>
        <source>{name} has gin, so nothing is laid off.</source>
        <translation>{name}成Gin，因此不垫牌。</translation>
    </message>
    <message>
        <source>{name} has gin: nothing is laid off.</source>
        <translation>{name}成Gin：不垫牌。</translation>
    </message>
    <message>
        <source>{name} has gin: {melds}.</source>
        <translation>{name}成Gin：{melds}。</translation>
    </message>
    <message>
        <source>{name} is credited {credit}.</source>
        <translation>{name}累计分加{credit}。</translation>
    </message>
    <message>
        <source>{name} is laying off…</source>
        <translation>{name}正在垫牌…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood} where only gin ends the hand, showed {cards} and goes on; the {card} lies open.</source>
        <translation>{name}在只有Gin才能结束时以{deadwood}点敲牌，亮出{cards}后继续；{card}已翻开。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, above the limit of {limit}, showed {cards} and goes on; the {card} lies open.</source>
        <translation>{name}以{deadwood}点敲牌，超过上限{limit}，亮出{cards}后继续；{card}已翻开。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {dead}.</source>
        <translation>{name}以{deadwood}点敲牌：{dead}。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {melds}; deadwood {dead}.</source>
        <translation>{name}以{deadwood}点敲牌：{melds}；死牌{dead}。</translation>
    </message>
    <message>
        <source>{name} laid off nothing.</source>
        <translation>{name}没有垫牌。</translation>
    </message>
    <message>
        <source>{name} laid off the {card}.</source>
        <translation>{name}垫了{card}。</translation>
    </message>
    <message>
        <source>{name} laid off {cards}.</source>
        <translation>{name}垫了{cards}。</translation>
    </message>
    <message>
        <source>{name} passed and draws from the stock if you pass, too.</source>
        <translation>{name}过了；如果你也过，由对方从牌堆摸牌。</translation>
    </message>
    <message>
        <source>{name} refused the {card}.</source>
        <translation>{name}不要{card}。</translation>
    </message>
    <message>
        <source>{name} showed deadwood {dead}: {count}.</source>
        <translation>{name}亮出死牌{dead}：{count}点。</translation>
    </message>
    <message>
        <source>{name} showed {melds}, no deadwood.</source>
        <translation>{name}亮出{melds}，没有死牌。</translation>
    </message>
    <message>
        <source>{name} showed {melds}; deadwood {dead}: {count}.</source>
        <translation>{name}亮出{melds}；死牌{dead}：{count}点。</translation>
    </message>
    <message>
        <source>{name} took the {card}.</source>
        <translation>{name}拿了{card}。</translation>
    </message>
    <message>
        <source>{name} undercut the knock.</source>
        <translation>{name}反敲成功。</translation>
    </message>
    <message>
        <source>{name} wins game {game} without a hand for the other: {totals}.</source>
        <translation>{name}零封对方，赢得第{game}局：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins game {game}: {totals}.</source>
        <translation>{name}赢得第{game}局：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins the hand.</source>
        <translation>{name}赢得这一副。</translation>
    </message>
    <message>
        <source>{name} wins the hand: {points}</source>
        <translation>{name}赢得这一副：{points}分</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}赢得比赛</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name}赢得比赛。</translation>
    </message>
    <message>
        <source>{name}: +{points}, {total} in this game.</source>
        <translation>{name}：+{points}，本局共{total}分。</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>梅花{rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>方块{rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>红桃{rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>黑桃{rank}</translation>
    </message>
    <message>
        <source>{rank}{suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>♠: all points doubled</source>
        <translation>♠：得分全部加倍</translation>
    </message>
</context>
<context>
    <name>Par</name>
    <message>
        <source>All deals</source>
        <translation>全部牌局</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>正在打牌</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第{deal}局</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>本场各局</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message numerus="yes">
        <source>Difference in %n deal(s): {amount} ± {error}.</source>
        <translation>
            <numerusform>%n局的差额：{amount} ± {error}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Here the lines part.</source>
        <translation>从这里开始不同。</translation>
    </message>
    <message>
        <source>One deal says little: luck decides most of it.</source>
        <translation>单凭一局说明不了什么：多半是运气。</translation>
    </message>
    <message>
        <source>That is more than bad luck.</source>
        <translation>这不只是运气不好。</translation>
    </message>
    <message>
        <source>That is more than luck.</source>
        <translation>这不只是运气。</translation>
    </message>
    <message>
        <source>That may be luck alone.</source>
        <translation>这可能只是运气。</translation>
    </message>
    <message>
        <source>The bots stopped. The deal could not be played to its end.</source>
        <translation>机器人停止了，这一局没能打完。</translation>
    </message>
    <message>
        <source>The computer was busy: somebody decided at a glance in this deal.</source>
        <translation>电脑繁忙：这一局里有一步是匆忙决定的。</translation>
    </message>
    <message>
        <source>The expert could not think. The deal was not played to its end.</source>
        <translation>大师无法思考，这一局没有打完。</translation>
    </message>
    <message>
        <source>The expert gets {amount} more out of these cards.</source>
        <translation>同样的牌，大师多得{amount}。</translation>
    </message>
    <message>
        <source>The expert has not played this deal.</source>
        <translation>大师还没有打这一局。</translation>
    </message>
    <message>
        <source>The expert plays your cards…</source>
        <translation>大师正在打你的牌…</translation>
    </message>
    <message>
        <source>What would the expert have made of your cards?</source>
        <translation>换成大师，你这手牌会打成怎样？</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>You got as much out of these cards as the expert.</source>
        <translation>同样的牌，你和大师得分一样。</translation>
    </message>
    <message>
        <source>You got {amount} more out of these cards than the expert.</source>
        <translation>同样的牌，你比大师多得{amount}。</translation>
    </message>
    <message>
        <source>You played as the expert does.</source>
        <translation>你的打法和大师一样。</translation>
    </message>
    <message>
        <source>Your line and the expert’s, turn by turn</source>
        <translation>你和大师的打法，逐步对照</translation>
    </message>
    <message>
        <source>{game}: the expert with your cards</source>
        <translation>{game}：大师打你的牌</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>A box, to be printed on stiff paper, cut out and folded.</source>
        <translation>包装盒：打印在厚纸上，剪下后折叠。</translation>
    </message>
    <message>
        <source>All cards on sheets, A4 and US Letter, the backs behind the faces. Print at 100 %, on both sides, turned over the long edge.</source>
        <translation>排满全部牌张的整页（A4 与美国信纸），每页牌面之后为牌背。请以 100% 比例双面打印，沿长边翻转。</translation>
    </message>
    <message>
        <source>Cut along the solid line, fold along the broken ones, glue the narrow flap inside.</source>
        <translation>沿实线剪下，沿虚线折叠，将窄边粘在内侧。</translation>
    </message>
    <message>
        <source>Each card in a file of its own, with 3 mm bleed and crop marks. “x3” in a name means that the deck has three of it.</source>
        <translation>每张牌一个文件，带 3 毫米出血和裁切标记。文件名中的“x3”表示这副牌里有三张。</translation>
    </message>
    <message>
        <source>Key, colours, silver and gold apart, one page a card, for relief or screen printing. The tint of the paper is on no plate: take cream paper.</source>
        <translation>墨版、色版、银版、金版分开，每页一张牌，可用于凸版或丝网印刷。纸的底色不在任何版上，请使用米色纸。</translation>
    </message>
    <message>
        <source>Single cards as pictures at 300 and 600 dots to the inch, bleed included.</source>
        <translation>单张牌的图片，300 与 600 dpi，含出血。</translation>
    </message>
    <message>
        <source>The pictures are in the public domain (CC0 1.0): print, change and sell them as you like.</source>
        <translation>图画属于公有领域（CC0 1.0）：可以任意印刷、修改和出售。</translation>
    </message>
    <message>
        <source>The rules as leaflets of A5.</source>
        <translation>规则说明书（A5）。</translation>
    </message>
    <message>
        <source>{deck}, ready to be printed</source>
        <translation>{deck}：可供印刷</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Not saved: another program holds the file ({detail}).</source>
        <translation>未能保存：文件正被其他程序占用（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the disk fails ({detail}).</source>
        <translation>未保存：磁盘出错（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the disk is full ({detail}).</source>
        <translation>未能保存：磁盘已满（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be written ({detail}).</source>
        <translation>未能保存：无法写入文件（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file of matches was taken away ({detail}).</source>
        <translation>未保存：存放对局的文件不见了（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: {detail}.</source>
        <translation>未能保存：{detail}。</translation>
    </message>
    <message>
        <source>The data folder cannot be made ({detail}).</source>
        <translation>无法创建数据文件夹（{detail}）。</translation>
    </message>
    <message>
        <source>The game {detail} fails over this match.</source>
        <translation>游戏 {detail} 无法处理这场比赛。</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({detail}).</source>
        <translation>无法读取保存的比赛（{detail}）。</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version ({detail}).</source>
        <translation>保存的比赛由更新的版本写入（{detail}）。</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: {what}</source>
        <translation>轮到你：{what}</translation>
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
        <translation>与大师对比</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>看牌桌</translation>
    </message>
    <message>
        <source>Review my decisions</source>
        <translation>复盘我的决定</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>无法读取{file}（{reason}）。</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>无法写入{file}（{reason}）。</translation>
    </message>
    <message>
        <source>{file} is not a true record. {reason}</source>
        <translation>{file}不是真实的记录。{reason}</translation>
    </message>
</context>
<context>
    <name>Retaining</name>
    <message numerus="yes">
        <source>%n past match(es) will be deleted.</source>
        <translation>
            <numerusform>将删除 %n 场以往的比赛。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Later ones go in the same way once they are beyond the limit. Matches that are not finished always stay.</source>
        <translation>今后超出此范围的比赛也会同样删除。未结束的比赛始终保留。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>At least {amount} given away.</source>
        <translation>至少白送了{amount}。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Being judged</source>
        <translation>正在评估</translation>
    </message>
    <message>
        <source>Click or walk along the curve; 1 to 3 go to what mattered most.</source>
        <translation>点击曲线或用方向键移动；按1到3前往最关键的决定。</translation>
    </message>
    <message>
        <source>Deal {deal}, decision {number} of {count}</source>
        <translation>第{deal}副，决定{number}/{count}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定列表</translation>
    </message>
    <message>
        <source>Decisions, oldest first</source>
        <translation>各次决定，从早到晚</translation>
    </message>
    <message>
        <source>Given away {amount}</source>
        <translation>白送{amount}</translation>
    </message>
    <message>
        <source>Given away: {amount}</source>
        <translation>白送：{amount}</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <translation>尚未评估。</translation>
    </message>
    <message>
        <source>Nothing was given away.</source>
        <translation>没有白送。</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>复盘：{game}</translation>
    </message>
    <message>
        <source>Score {amount}</source>
        <translation>得分{amount}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The decision before</source>
        <translation>上一个决定</translation>
    </message>
    <message>
        <source>The next decision</source>
        <translation>下一个决定</translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation>没有需要决定的地方。</translation>
    </message>
    <message>
        <source>This cannot be judged.</source>
        <translation>无法评估。</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>谁的决定</translation>
    </message>
    <message>
        <source>better: {action}</source>
        <translation>更好：{action}</translation>
    </message>
    <message>
        <source>{amount} given away.</source>
        <translation>白送了{amount}。</translation>
    </message>
    <message>
        <source>{count} decisions; score {score}; given away {given}</source>
        <translation>{count}次决定；得分{score}；白送{given}</translation>
    </message>
    <message>
        <source>{judged} of {count} judged</source>
        <translation>已评估{judged}/{count}</translation>
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
            <numerusform>其中%n条不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at this computer</source>
        <translation>
            <numerusform>本机玩家：%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the preset {preset}.</source>
        <translation>
            <numerusform>有%n条规则与预设“{preset}”不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from this set.</source>
        <translation>
            <numerusform>有%n条规则与此不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n个座位</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal is a whole number or 32 hexadecimal digits.</source>
        <translation>牌局编号是整数或32位十六进制数。</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, please.</source>
        <translation>请输入{low}到{high}之间的数。</translation>
    </message>
    <message>
        <source>Add bot</source>
        <translation>添加机器人</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>添加玩家</translation>
    </message>
    <message numerus="yes">
        <source>All %n rule(s)</source>
        <translation>
            <numerusform>全部%n条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Another of your sets is called that.</source>
        <translation>你已有同名的规则。</translation>
    </message>
    <message>
        <source>Another opponent</source>
        <translation>换一位对手</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>换一个头像</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>任意对手</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>在这台电脑上</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation>机器人（初级）</translation>
    </message>
    <message>
        <source>Bot, expert</source>
        <translation>机器人（大师）</translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation>机器人（高级）</translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation>机器人（中级）</translation>
    </message>
    <message>
        <source>Bots only – you’ll be watching</source>
        <translation>只有机器人：你旁观</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>牌局编号</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>收起规则</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>敲牌</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>留空则随机发牌</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Matters only with {other}.</source>
        <translation>仅在{other}时有意义。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>规则名称</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>新比赛：{game}</translation>
    </message>
    <message>
        <source>One of the game’s own sets is called that.</source>
        <translation>与游戏自带的规则同名。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Preset: {value}</source>
        <translation>预设：{value}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>移除这个座位</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Renamed to “{name}”.</source>
        <translation>已重命名为“{name}”。</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules: {preset}.</source>
        <translation>规则：{preset}。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>查看全部牌面</translation>
    </message>
    <message>
        <source>Set of rules</source>
        <translation>规则组</translation>
    </message>
    <message>
        <source>Show the fingerprint and add words before the deal</source>
        <translation>发牌前显示指纹并加附言</translation>
    </message>
    <message>
        <source>Shows the fingerprint of the deal before it is dealt; everybody may then add words, so that nobody can choose the cards.</source>
        <translation>发牌前显示指纹，随后每个人都可以加附言，这样没有人能选定牌。</translation>
    </message>
    <message>
        <source>Someone at this level – wait and see who.</source>
        <translation>这个水平的某位对手，开局揭晓。</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>赌注</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>开始比赛</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>Table cloth: {name}</source>
        <translation>桌面：{name}</translation>
    </message>
    <message>
        <source>The same number gives the same cards.</source>
        <translation>同一编号给出同样的牌。</translation>
    </message>
    <message>
        <source>The same number gives the same cards: whoever knows it knows them.</source>
        <translation>同一编号给出同样的牌：知道编号的人就知道牌。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>谁来玩</translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation>你自己的规则。</translation>
    </message>
    <message>
        <source>Your rules of that name are replaced.</source>
        <translation>将替换你的同名规则。</translation>
    </message>
    <message>
        <source>{count} seats ({low} to {high})</source>
        <translation>{count}个座位（{low}至{high}）</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}：{problem}</translation>
    </message>
    <message>
        <source>“{name}” deleted.</source>
        <translation>已删除“{name}”。</translation>
    </message>
    <message>
        <source>“{name}” saved in place of the earlier one.</source>
        <translation>已覆盖保存“{name}”。</translation>
    </message>
    <message>
        <source>“{name}” saved.</source>
        <translation>已保存“{name}”。</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>From your own view only.</source>
        <translation>只根据你能看到的牌。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Numbered deal: whoever knows the number knows the cards.</source>
        <translation>指定编号：知道编号的人就知道牌。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Seed of this match: {seed}</source>
        <translation>本场比赛的种子：{seed}</translation>
    </message>
    <message>
        <source>The deal is fixed. Its fingerprint: Help → Fair deals.</source>
        <translation>牌已确定。指纹见“帮助”→“公平发牌”。</translation>
    </message>
    <message>
        <source>There is nothing to count here yet.</source>
        <translation>这里还没有可统计的牌。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>刚才的经过</translation>
    </message>
    <message>
        <source>{card}: {left} of {total} not seen</source>
        <translation>{card}：共{total}张，{left}张未见</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n action(s) so far</source>
        <translation>
            <numerusform>已进行%n步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es)</source>
        <translation>
            <numerusform>另有%n场比赛</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots see only what you could see in their seat.</source>
        <translation>机器人只看得到你坐在它的座位上能看到的牌。</translation>
    </message>
    <message>
        <source>Choose a game below. Matches are saved automatically and can be resumed.</source>
        <translation>请在下方选择游戏。对局会自动保存，可以随时继续。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>继续{game}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>每日一局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新比赛</translation>
    </message>
    <message>
        <source>No unfinished matches</source>
        <translation>没有未完成的对局</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>以往的比赛</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>开始你的第一场比赛</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n张暗牌</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays for you ({level})</source>
        <translation>托管中：机器人（{level}）代你出牌</translation>
    </message>
    <message>
        <source>A bot plays for {name} ({level})</source>
        <translation>托管中：机器人（{level}）代{name}出牌</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一场</translation>
    </message>
    <message>
        <source>Play on unsaved</source>
        <translation>不保存继续玩</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>直接打完</translation>
    </message>
    <message>
        <source>Play waits until it can be saved</source>
        <translation>牌局暂停，等待保存</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>保存到别处…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部亮开</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取消托管</translation>
    </message>
    <message>
        <source>The bot of {name} stopped and plays without thinking.</source>
        <translation>{name}的机器人已停止，将不经思考继续出牌。</translation>
    </message>
    <message>
        <source>The bot of {name} stopped. It was restarted.</source>
        <translation>{name}的机器人已停止，并已重新启动。</translation>
    </message>
    <message>
        <source>The bot of {name} wanted what the rules do not allow; something legal was played instead.</source>
        <translation>{name} 的机器人想做规则不允许的事，已改为一个合法的行动。</translation>
    </message>
    <message>
        <source>The cards are being turned over</source>
        <translation>正在翻牌</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>I wanted that one!</source>
        <translation>我也想要啊！</translation>
    </message>
    <message>
        <source>I was afraid of that.</source>
        <translation>就怕这个。</translation>
    </message>
    <message>
        <source>Just you wait!</source>
        <translation>你等着！</translation>
    </message>
    <message>
        <source>Now that was fun!</source>
        <translation>真痛快！</translation>
    </message>
    <message>
        <source>Phew. It went well.</source>
        <translation>呼，还好成了。</translation>
    </message>
    <message>
        <source>There we are.</source>
        <translation>成了。</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得好！</translation>
    </message>
    <message>
        <source>Worth waiting for!</source>
        <translation>没白等！</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}：“{words}”</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n match(es) could not be saved.</source>
        <translation>
            <numerusform>有 %n 局未能保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>仍然关闭</translation>
    </message>
    <message>
        <source>Files of matches</source>
        <translation>对局文件</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>保存到别处…</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>把这一局保存到别处</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>不关闭</translation>
    </message>
    <message>
        <source>The match is saved in {file} from now on. “cardtable recover” brings it back.</source>
        <translation>这一局从现在起保存在 {file} 中，用“cardtable recover”可以取回。</translation>
    </message>
    <message>
        <source>This match is not saved yet; all of it is kept until it can be.</source>
        <translation>这一局尚未保存；在能够保存之前，全部内容都会保留。</translation>
    </message>
</context>
</TS>
