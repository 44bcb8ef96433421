<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Argparse</name>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>选项有歧义：%(option)s可能是%(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>参数%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>至少需要一个值</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>最多一个值</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一个值</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>这里不能用值%r</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>无效的值（%(type)s）：%(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>无效的选择：%(value)r（可选：%(choices)s）</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>显示本帮助</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少以下参数：%s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>无法识别的参数：%s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>用法： </translation>
    </message>
</context>
<context>
    <name>BadDeck</name>
    <message>
        <source>Deck {where} has more than {most} files.</source>
        <translation>牌组{where}的文件超过{most}个。</translation>
    </message>
    <message>
        <source>Deck {where} has no back.</source>
        <translation>牌组{where}没有牌背。</translation>
    </message>
    <message>
        <source>Deck {where} is larger than {most} bytes.</source>
        <translation>牌组{where}超过{most}字节。</translation>
    </message>
    <message>
        <source>Deck {where}: a link to a folder is not followed.</source>
        <translation>牌组{where}：不跟随指向文件夹的链接。</translation>
    </message>
    <message>
        <source>Deck {where}: a size of {width:g} × {height:g} is not possible.</source>
        <translation>牌组{where}：尺寸{width:g}×{height:g}不可用。</translation>
    </message>
    <message>
        <source>Deck {where}: deck.toml cannot be read ({strerror}).</source>
        <translation>牌组{where}：无法读取deck.toml（{strerror}）。</translation>
    </message>
    <message>
        <source>Deck {where}: deck.toml lacks or misstates {error}.</source>
        <translation>牌组{where}：deck.toml中缺少或写错了{error}。</translation>
    </message>
    <message>
        <source>Deck {where}: its base “{base}” did not come with the program.</source>
        <translation>牌组{where}：其基础“{base}”不是程序自带的。</translation>
    </message>
    <message>
        <source>Deck {where}: the base must be the name of a deck, not a path.</source>
        <translation>牌组{where}：基础须为牌组名称，不能是路径。</translation>
    </message>
    <message>
        <source>Deck {where}: the file {file} is missing.</source>
        <translation>牌组{where}：缺少文件{file}。</translation>
    </message>
    <message>
        <source>Deck {where}: the id {id} is taken.</source>
        <translation>牌组{where}：标识{id}已被占用。</translation>
    </message>
    <message>
        <source>Deck {where}: titles.toml is not valid ({error}).</source>
        <translation>牌组{where}：titles.toml无效（{error}）。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is larger than {most} bytes.</source>
        <translation>牌组{where}：{file}超过{most}字节。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not a file.</source>
        <translation>牌组{where}：{file}不是文件。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid (a name has more than {most} parts).</source>
        <translation>牌组{where}：{file}无效（某个名称超过{most}段）。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid (it is nested too deeply).</source>
        <translation>牌组{where}：{file}无效（嵌套过深）。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid ({error}).</source>
        <translation>牌组{where}：{file}无效（{error}）。</translation>
    </message>
    <message>
        <source>Deck {where}: {reason}.</source>
        <translation>牌组{where}：{reason}。</translation>
    </message>
    <message>
        <source>Deck {where}: “{file}” is not an SVG file inside its folder.</source>
        <translation>牌组{where}：“{file}”不是其文件夹内的SVG文件。</translation>
    </message>
    <message>
        <source>Deck {where}: “{file}” leads outside its folder.</source>
        <translation>牌组{where}：“{file}”指向其文件夹之外。</translation>
    </message>
    <message>
        <source>It has no back: it gets one of ours.</source>
        <translation>它没有牌背，改用本程序的牌背。</translation>
    </message>
    <message>
        <source>It has no two jokers: it gets ours.</source>
        <translation>它没有两张王，改用本程序的王。</translation>
    </message>
    <message>
        <source>Text was made paths, perhaps in another font: {names}.</source>
        <translation>文字已转为路径，字体可能不同：{names}。</translation>
    </message>
    <message>
        <source>The deck cannot be written to {folder} ({strerror}).</source>
        <translation>无法将牌组写入{folder}（{strerror}）。</translation>
    </message>
    <message>
        <source>There are too many files in {name}.</source>
        <translation>{name}中的文件过多。</translation>
    </message>
    <message>
        <source>There are {count} decks in {name}; import one of them: {names}.</source>
        <translation>{name}中有{count}副牌组，请导入其中一副：{names}。</translation>
    </message>
    <message>
        <source>There is no deck in {name}: it needs an SVG file for each card, or one with an element for each, named like AS, 10_of_hearts or king_club.</source>
        <translation>{name}中没有牌组：需要每张牌一个SVG文件，或一个含有每张牌元素的文件，名称如AS、10_of_hearts或king_club。</translation>
    </message>
    <message>
        <source>There is no deck {name} for this game; there are {known}.</source>
        <translation>这个游戏没有牌组{name}；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no file or folder {name}.</source>
        <translation>没有文件或文件夹{name}。</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>没有文件夹{folder}。</translation>
    </message>
    <message>
        <source>This deck is there already: {name}.</source>
        <translation>已有这个牌组：{name}。</translation>
    </message>
    <message>
        <source>a card of {width:g} × {height:g} is too narrow or too wide</source>
        <translation>{width:g}×{height:g}的牌太窄或太宽</translation>
    </message>
    <message>
        <source>declares entities; save it as a plain SVG in an editor</source>
        <translation>声明了实体；请在绘图程序中存为普通SVG</translation>
    </message>
    <message>
        <source>has &lt;{local}&gt;, which may run or load something; remove it in an editor</source>
        <translation>含有&lt;{local}&gt;，可能会运行或加载内容；请在绘图程序中删除</translation>
    </message>
    <message>
        <source>has a number {number}, which is far outside a card</source>
        <translation>含有远超出牌面的数字{number}</translation>
    </message>
    <message>
        <source>has a number {value}</source>
        <translation>含有无效数字{value}</translation>
    </message>
    <message>
        <source>has a style sheet that loads another; put it inside in an editor</source>
        <translation>含有加载其他样式表的样式表；请在绘图程序中放入文件内</translation>
    </message>
    <message>
        <source>has an attribute “{key}”, which may run something; remove it in an editor</source>
        <translation>含有属性“{key}”，可能会运行内容；请在绘图程序中删除</translation>
    </message>
    <message>
        <source>has an instruction &lt;?{target}?&gt;; remove it in an editor</source>
        <translation>含有指令&lt;?{target}?&gt;；请在绘图程序中删除</translation>
    </message>
    <message>
        <source>has neither a viewBox of four numbers nor a size</source>
        <translation>既没有四个数字的viewBox，也没有大小</translation>
    </message>
    <message>
        <source>has no &lt;svg&gt; around its picture</source>
        <translation>图片外没有&lt;svg&gt;</translation>
    </message>
    <message>
        <source>has no picture for a card</source>
        <translation>没有牌的图片</translation>
    </message>
    <message>
        <source>has text; convert it to paths in an editor</source>
        <translation>含有文字；请在绘图程序中转为路径</translation>
    </message>
    <message>
        <source>has text; convert it to paths in an editor, or import the deck</source>
        <translation>含有文字；请在绘图程序中转为路径，或导入该牌组</translation>
    </message>
    <message>
        <source>has {what}, which would not be drawn; import the deck</source>
        <translation>含有不会绘制的{what}；请导入该牌组</translation>
    </message>
    <message>
        <source>hides something in “{value}”</source>
        <translation>在“{value}”中隐藏了内容</translation>
    </message>
    <message>
        <source>is larger than {most} bytes</source>
        <translation>超过{most}字节</translation>
    </message>
    <message>
        <source>is nested deeper than {most} elements</source>
        <translation>嵌套超过{most}层</translation>
    </message>
    <message>
        <source>is not XML (line {line}: {reason})</source>
        <translation>不是XML（第{line}行：{reason}）</translation>
    </message>
    <message>
        <source>is not text in UTF-8</source>
        <translation>不是UTF-8文本</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>没有名称</translation>
    </message>
    <message>
        <source>it is text in {name}, not in UTF-8</source>
        <translation>文字编码是{name}，不是UTF-8</translation>
    </message>
    <message>
        <source>its faces take more than {limit:.0f} s to draw</source>
        <translation>绘制全部牌面超过{limit:.0f}秒</translation>
    </message>
    <message>
        <source>line {line} is not finished</source>
        <translation>第{line}行没有写完</translation>
    </message>
    <message>
        <source>line {line} is not text in UTF-8</source>
        <translation>第{line}行不是UTF-8文字</translation>
    </message>
    <message>
        <source>line {line} is wrong here: {text}</source>
        <translation>第{line}行此处有误：{text}</translation>
    </message>
    <message>
        <source>line {line} says something for the second time</source>
        <translation>第{line}行的内容重复</translation>
    </message>
    <message>
        <source>measures {width:g} × {height:g} units, which is not possible</source>
        <translation>尺寸为{width:g}×{height:g}，这不可能</translation>
    </message>
    <message>
        <source>no licence stated</source>
        <translation>未注明许可证</translation>
    </message>
    <message>
        <source>no process can be started ({strerror})</source>
        <translation>无法启动进程（{strerror}）</translation>
    </message>
    <message>
        <source>refers to an external entity</source>
        <translation>引用了外部实体</translation>
    </message>
    <message>
        <source>refers to “{value}” outside the file; put it inside in an editor</source>
        <translation>指向文件外的“{value}”；请在绘图程序中放入文件内</translation>
    </message>
    <message>
        <source>the corners are rounder than a quarter of the card</source>
        <translation>圆角超过牌面的四分之一</translation>
    </message>
    <message>
        <source>the id “{id}” may have small letters, digits and _ only</source>
        <translation>标识“{id}”只能用小写字母、数字和_</translation>
    </message>
    <message>
        <source>the layer “{inside}” needs the unknown option “{option}”</source>
        <translation>图层“{inside}”需要未知的选项“{option}”</translation>
    </message>
    <message>
        <source>the process that was drawing {face} was stopped</source>
        <translation>绘制{face}的进程已被终止</translation>
    </message>
    <message>
        <source>there are no such cards: {codes}</source>
        <translation>没有这些牌：{codes}</translation>
    </message>
    <message>
        <source>there is no family “{family}”; there are {families}</source>
        <translation>没有类别“{family}”；可用的有{families}</translation>
    </message>
    <message>
        <source>{author}; {licence}</source>
        <translation>{author}；{licence}</translation>
    </message>
    <message>
        <source>{count} cards have no face: {codes}{more}</source>
        <translation>{count}张牌没有牌面：{codes}{more}</translation>
    </message>
    <message>
        <source>{face} holds something that cannot be drawn</source>
        <translation>{face}含有无法绘制的内容</translation>
    </message>
    <message>
        <source>{face} takes too long to draw, or too much memory</source>
        <translation>绘制{face}耗时过长或占用内存过多</translation>
    </message>
    <message>
        <source>{face} takes {memory:.0f} MB to draw, which is too much</source>
        <translation>绘制{face}需要{memory:.0f} MB，过多</translation>
    </message>
    <message>
        <source>{face} takes {seconds:.1f} s to draw, which is too long</source>
        <translation>绘制{face}需要{seconds:.1f}秒，过长</translation>
    </message>
    <message>
        <source>{face} was not drawn within {limit:.0f} s</source>
        <translation>{face}在{limit:.0f}秒内未能绘制完成</translation>
    </message>
    <message>
        <source>{names} cannot be drawn here: it gets one of our backs.</source>
        <translation>此处无法绘制{names}，改用本程序的牌背。</translation>
    </message>
    <message>
        <source>{names}: each {reason}.</source>
        <translation>{names}：每个都{reason}。</translation>
    </message>
    <message>
        <source>{name} cannot be read ({strerror}).</source>
        <translation>无法读取{name}（{strerror}）。</translation>
    </message>
    <message>
        <source>{name} is no whole deck: {codes} missing.</source>
        <translation>{name}不是完整的牌组，缺少：{codes}。</translation>
    </message>
    <message>
        <source>{name} is {width:g} × {height:g}, but the deck’s cards are {width_2:g} × {height_2:g}.</source>
        <translation>{name}为{width:g}×{height:g}，而这副牌的牌为{width_2:g}×{height_2:g}。</translation>
    </message>
    <message>
        <source>{name} takes too long to read or draw, or too much memory; simplify it in an editor.</source>
        <translation>{name}读取或绘制时间过长，或占用内存过多；请在绘图程序中减少内容。</translation>
    </message>
    <message>
        <source>{name} {reason}.</source>
        <translation>{name}：{reason}。</translation>
    </message>
    <message>
        <source>{what} is not drawn here: look at the cards.</source>
        <translation>此处不绘制{what}：请查看牌面。</translation>
    </message>
</context>
<context>
    <name>BadOption</name>
    <message>
        <source>Option {key} cannot be {value}; it can be {known}.</source>
        <translation>选项{key}不能为{value}；可用的有{known}。</translation>
    </message>
    <message>
        <source>Option {key} needs a whole number from {low} to {high}, not {value}.</source>
        <translation>选项{key}须为{low}到{high}的整数，而不是{value}。</translation>
    </message>
    <message>
        <source>There is no option {name}; there are {known}.</source>
        <translation>没有选项{name}；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no preset {name}; there are {known}.</source>
        <translation>没有预设{name}；可用的有{known}。</translation>
    </message>
</context>
<context>
    <name>BadRecord</name>
    <message>
        <source>Line {line}: {message}</source>
        <translation>第{line}行：{message}</translation>
    </message>
    <message>
        <source>a deal is “drawn” or “numbered”.</source>
        <translation>牌局须为“drawn”或“numbered”。</translation>
    </message>
    <message>
        <source>a name has at most {most} characters.</source>
        <translation>名字最多{most}个字符。</translation>
    </message>
    <message>
        <source>a record has at most {most} actions.</source>
        <translation>一份记录最多{most}步。</translation>
    </message>
    <message>
        <source>a record has at most {most} bytes.</source>
        <translation>记录最多有{most}个字节。</translation>
    </message>
    <message>
        <source>a record has at most {most} options.</source>
        <translation>一份记录最多{most}个选项。</translation>
    </message>
    <message>
        <source>a record has at most {most} seats.</source>
        <translation>一份记录最多{most}个座位。</translation>
    </message>
    <message>
        <source>a record starts with “{heading} {versions}”, not {found}.</source>
        <translation>记录应以“{heading} {versions}”开头，而不是{found}。</translation>
    </message>
    <message>
        <source>a winner is the number of a seat.</source>
        <translation>获胜者须为座位号。</translation>
    </message>
    <message>
        <source>action {number} is not a bot’s.</source>
        <translation>第{number}步不是机器人走的。</translation>
    </message>
    <message>
        <source>an option is KEY=VALUE, each key once.</source>
        <translation>选项的形式为KEY=VALUE，每个键只能出现一次。</translation>
    </message>
    <message>
        <source>here it is the table’s turn.</source>
        <translation>这里轮到牌桌。</translation>
    </message>
    <message>
        <source>here it is the turn of seat {seat}.</source>
        <translation>这里轮到座位{seat}。</translation>
    </message>
    <message>
        <source>lines end with U+000A here, and not with {sign}.</source>
        <translation>每行以U+000A结束，而不是{sign}。</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>no words can be added to a numbered deal.</source>
        <translation>指定编号的牌局不加附言。</translation>
    </message>
    <message>
        <source>nothing may follow the end of a record.</source>
        <translation>记录结束后不能再有内容。</translation>
    </message>
    <message>
        <source>option {key} is missing.</source>
        <translation>缺少选项{key}。</translation>
    </message>
    <message>
        <source>option {key} is written {right}, not {value}.</source>
        <translation>选项{key}应写成{right}，而不是{value}。</translation>
    </message>
    <message>
        <source>seed, game, house rules and seats do not match the commitment given.</source>
        <translation>种子、游戏、规则和座位得不出所写的指纹。</translation>
    </message>
    <message>
        <source>the character {sign} is not allowed in this line.</source>
        <translation>这一行不允许有字符{sign}。</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>the line is not text in UTF-8.</source>
        <translation>这一行不是UTF-8文字。</translation>
    </message>
    <message>
        <source>the match ended by “{reason}”, not by {said}.</source>
        <translation>对局因“{reason}”结束，而不是{said}。</translation>
    </message>
    <message>
        <source>the match is not over, so its seed is not shown and its cards cannot be checked.</source>
        <translation>对局尚未结束，种子没有公开，因此无法核对牌。</translation>
    </message>
    <message>
        <source>the match is over before this action.</source>
        <translation>对局在这一步之前已经结束。</translation>
    </message>
    <message>
        <source>the record ends before its match does.</source>
        <translation>记录在对局结束之前就中断了。</translation>
    </message>
    <message>
        <source>the result is {true}, not {said}.</source>
        <translation>结果是{true}，而不是{said}。</translation>
    </message>
    <message>
        <source>the seed does not have the fingerprint that was promised.</source>
        <translation>种子与承诺的指纹不符。</translation>
    </message>
    <message>
        <source>the text is in {name}; it must be in UTF-8.</source>
        <translation>文字编码是{name}；请保存为UTF-8。</translation>
    </message>
    <message>
        <source>the winners are seats {was}, not {is_not}.</source>
        <translation>获胜的是座位{was}，而不是{is_not}。</translation>
    </message>
    <message>
        <source>there are {seats} seats, but not as many scores.</source>
        <translation>有{seats}个座位，得分的数目却不符。</translation>
    </message>
    <message>
        <source>there is no game {name}; there is “{id}”.</source>
        <translation>没有游戏{name}；有“{id}”。</translation>
    </message>
    <message>
        <source>version {version} is not known; this program reads {known}.</source>
        <translation>不认识版本{version}；本程序可读取{known}。</translation>
    </message>
    <message>
        <source>words have 1 to {most} characters.</source>
        <translation>附言为1至{most}个字符。</translation>
    </message>
    <message>
        <source>words need the number of a person’s seat, each once, in order.</source>
        <translation>附言须注明真人的座位号，按顺序各一次。</translation>
    </message>
    <message>
        <source>{who} is not the number of a seat.</source>
        <translation>{who}不是座位号。</translation>
    </message>
    <message>
        <source>“actions” must stand alone.</source>
        <translation>“actions”须单独成行。</translation>
    </message>
    <message>
        <source>“bots” needs a version, followed by a level, “glance” or “replaced”.</source>
        <translation>“bots”后须有版本号，其后为级别、“glance”或“replaced”。</translation>
    </message>
    <message>
        <source>“bots” needs the number of an action, each once, in order.</source>
        <translation>“bots”后须有步数，按顺序各一次。</translation>
    </message>
    <message>
        <source>“{action}” is not legal here: {error}.</source>
        <translation>“{action}”在这里不合规：{error}。</translation>
    </message>
    <message>
        <source>“{key}” is expected here, not {found}.</source>
        <translation>这里应为“{key}”，而不是{found}。</translation>
    </message>
    <message>
        <source>“{key}” needs 64 hexadecimal digits.</source>
        <translation>“{key}”须为64位十六进制数。</translation>
    </message>
    <message>
        <source>“{key}” needs a whole number.</source>
        <translation>“{key}”须为整数。</translation>
    </message>
    <message>
        <source>“{key}” needs whole numbers.</source>
        <translation>“{key}”须为若干整数。</translation>
    </message>
</context>
<context>
    <name>BadSeat</name>
    <message>
        <source>{game} is for {low} players, not {count}.</source>
        <translation>{game}由{low}人玩，不能{count}人玩。</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {count}.</source>
        <translation>{game}由{low}到{high}人玩，不能{count}人玩。</translation>
    </message>
    <message>
        <source>{kind} cannot take a seat; there are {known}.</source>
        <translation>{kind}不能入座；可用的有{known}。</translation>
    </message>
    <message>
        <source>{name} is not an opponent who can take this seat.</source>
        <translation>{name}不是能坐这个座位的对手。</translation>
    </message>
</context>
<context>
    <name>BadSeed</name>
    <message>
        <source>A seed is 32 hexadecimal digits.</source>
        <translation>种子是32位十六进制数。</translation>
    </message>
    <message>
        <source>{text} is not a seed; give a whole number or 32 hexadecimal digits.</source>
        <translation>{text}不是种子；请给出整数或32位十六进制数。</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Amara</source>
        <translation>阿玛拉</translation>
    </message>
    <message>
        <source>Attacks whenever the odds lean her way by a hair.</source>
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
        <source>Counts every card played and gives nothing away.</source>
        <translation>记住出过的牌，不给对手半点机会。</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>迭戈</translation>
    </message>
    <message>
        <source>Dreams of the perfect hand and forgets the small wins along the way.</source>
        <translation>一心想要完美的牌，一路上的小胜都忘了。</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>花</translation>
    </message>
    <message>
        <source>Has just learned the rules and enjoys every hand.</source>
        <translation>刚学会规则，每一手牌都玩得开心。</translation>
    </message>
    <message>
        <source>Has sat at this table for forty years and is never in a hurry.</source>
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
        <source>Knows to the card when the big win is worth waiting for.</source>
        <translation>何时值得等一场大胜，精确到每一张牌。</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>莱拉</translation>
    </message>
    <message>
        <source>Loses little, waits patiently, takes what you leave.</source>
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
        <source>Plays it straight, by feel and a few good rules.</source>
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
        <source>Would rather keep a good card than risk it.</source>
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
    <name>Claims</name>
    <message>
        <source> ({parts})</source>
        <translation>（{parts}）</translation>
    </message>
    <message>
        <source>A numbered deal: whoever knew the number knew the cards.</source>
        <translation>指定编号的牌局：知道编号的人就知道牌。</translation>
    </message>
    <message>
        <source>Bots of version {version} decide the same way again: {same} of {total}{but}.</source>
        <translation>{version}版的机器人再次作出同样的决定，{total}次中{same}次{but}。</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n action(s) is legal with these cards, and came from the seat whose turn it was.</source>
        <translation>
            <numerusform>全部%n步在这副牌下都可以这样打，而且都由轮到的座位作出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: {hints}; plays taken back: {undos}.</source>
        <translation>提示{hints}次，悔牌{undos}次。</translation>
    </message>
    <message>
        <source>Hints: {hints}; plays taken back: {undos}; played by a bot: {played}.</source>
        <translation>提示{hints}次，悔牌{undos}次，机器人代打{played}步。</translation>
    </message>
    <message>
        <source>Not checked: something before it fails.</source>
        <translation>未核对：前面已有不符之处。</translation>
    </message>
    <message>
        <source>That bots of these levels played; the record does not say of which version.</source>
        <translation>由这些级别的机器人打出；记录没有写明版本。</translation>
    </message>
    <message>
        <source>That bots of version {versions} decided; --bots asks them again.</source>
        <translation>由{versions}版机器人决定；用--bots可再问一遍。</translation>
    </message>
    <message>
        <source>That the program drew the seed, and nobody knew it before the end.</source>
        <translation>种子由程序抽取，结束之前没有人知道。</translation>
    </message>
    <message>
        <source>That the program drew the seed; but it is a small number, such as somebody might choose.</source>
        <translation>种子由程序抽取；但数值很小，像是有人选定的。</translation>
    </message>
    <message>
        <source>That these digits were shown before the deal: compare them with what you noted (--fingerprint DIGITS): {digits}</source>
        <translation>发牌前显示过这串数字；请与记下的比对（--fingerprint 数字）：{digits}</translation>
    </message>
    <message>
        <source>That these words were added by these people, after they had seen the commitment: everybody knows their own.</source>
        <translation>这些附言是这些人在看到指纹之后加上的：各人知道自己的附言。</translation>
    </message>
    <message>
        <source>The cards follow from the seed alone: nobody added words.</source>
        <translation>没有人加附言：牌只由种子决定。</translation>
    </message>
    <message>
        <source>The cards follow from the seed and the words that were added: {words}.</source>
        <translation>牌由种子和所加的附言决定：{words}。</translation>
    </message>
    <message>
        <source>The commitment is that of this seed, this game, these {rules} house rules and these {seats} seats.</source>
        <translation>指纹与这个种子、这个游戏、这{rules}条规则和这{seats}个座位相符。</translation>
    </message>
    <message>
        <source>The digits given are not those of this record.</source>
        <translation>给出的数字不是这份记录的。</translation>
    </message>
    <message>
        <source>The digits given are those of this record.</source>
        <translation>给出的数字正是这份记录的。</translation>
    </message>
    <message>
        <source>The fingerprint is that of the seed, and of the seed alone.</source>
        <translation>指纹与种子相符，也只涵盖种子。</translation>
    </message>
    <message>
        <source>The result follows from the actions.</source>
        <translation>结果由各步得出。</translation>
    </message>
    <message>
        <source>Who sat there, and that people played for themselves.</source>
        <translation>谁坐在那里，以及真人是否亲自打牌。</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>各步</translation>
    </message>
    <message>
        <source>bots</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不符</translation>
    </message>
    <message>
        <source>given</source>
        <translation>给出的数字</translation>
    </message>
    <message>
        <source>help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>已证明</translation>
    </message>
    <message>
        <source>replaced bots, which cannot be asked: {count}</source>
        <translation>机器人被替换、无法再问的{count}次</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>seat {seat} {words}</source>
        <translation>{seat}号座位{words}</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>事先显示</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>只是声称</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>未核对</translation>
    </message>
    <message>
        <source>words</source>
        <translation>附言</translation>
    </message>
    <message>
        <source>{count} of them in a hurry</source>
        <translation>其中{count}次是匆忙作出的</translation>
    </message>
    <message>
        <source>{first} Bots of version {asked} were asked; version {needed} would be needed.</source>
        <translation>{first}这次问的是{asked}版机器人，应当问的是{needed}版。</translation>
    </message>
    <message>
        <source>{first} Bots of version {asked} were asked; which version decided is not recorded.</source>
        <translation>{first}这次问的是{asked}版机器人；记录没有写明当时是哪一版。</translation>
    </message>
    <message>
        <source>{first}, {more}</source>
        <translation>{first}，{more}</translation>
    </message>
    <message>
        <source>{same} of {total} decide the same way again{but}; line {line} is the first that does not: “{played}”, not {decided}.</source>
        <translation>{total}次中{same}次决定相同{but}；第{line}行最先不同：记录为“{played}”，这次是{decided}。</translation>
    </message>
</context>
<context>
    <name>Cloths</name>
    <message>
        <source>Charcoal linen</source>
        <translation>深灰麻布</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>深色木纹</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>绿色台呢</translation>
    </message>
    <message>
        <source>Indigo linen</source>
        <translation>靛蓝麻布</translation>
    </message>
    <message>
        <source>Light wood</source>
        <translation>浅色木纹</translation>
    </message>
    <message>
        <source>Plum silk</source>
        <translation>梅紫真丝</translation>
    </message>
    <message>
        <source>Scarlet wool</source>
        <translation>红色呢子</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>榻榻米</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n action(s), scores {scores}</source>
        <translation>
            <numerusform>%n步，得分{scores}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>--check needs a folder and nothing else.</source>
        <translation>--check只需要一个文件夹。</translation>
    </message>
    <message>
        <source>--deals must be from 1 to 1000000.</source>
        <translation>--deals须为1到1000000。</translation>
    </message>
    <message>
        <source>--fingerprint needs all {digits} hexadecimal digits, not {given}.</source>
        <translation>--fingerprint需要全部{digits}位十六进制数，而不是{given}。</translation>
    </message>
    <message>
        <source>--import needs files or a folder, nothing else.</source>
        <translation>--import只需要文件或文件夹。</translation>
    </message>
    <message>
        <source>--into goes with --export; --print names its own folder.</source>
        <translation>--into与--export一起用；--print自带文件夹。</translation>
    </message>
    <message>
        <source>--option needs a game: cardtable play GAME --option KEY=VALUE</source>
        <translation>--option需要指定游戏：cardtable play GAME --option KEY=VALUE</translation>
    </message>
    <message>
        <source>--option {text} needs a key and a value: KEY=VALUE.</source>
        <translation>--option {text}需要键和值：KEY=VALUE。</translation>
    </message>
    <message>
        <source>--print and --export need a deck, and neither --sheet nor --check.</source>
        <translation>--print和--export需要牌组，且不能与--sheet或--check同用。</translation>
    </message>
    <message>
        <source>--print and --export need a deck: cardtable deck DECK …</source>
        <translation>--print和--export需要牌组：cardtable deck DECK …</translation>
    </message>
    <message>
        <source>--print and --into need the name of a folder.</source>
        <translation>--print和--into需要文件夹名。</translation>
    </message>
    <message>
        <source>--sheet, --option and --back need a deck: cardtable deck DECK …</source>
        <translation>--sheet、--option和--back需要牌组：cardtable deck DECK …</translation>
    </message>
    <message>
        <source>--to needs a number from 0.</source>
        <translation>--to需要不小于0的数。</translation>
    </message>
    <message>
        <source>--vision needs a sheet: cardtable deck DECK --sheet FILE …</source>
        <translation>--vision需要--sheet：cardtable deck DECK --sheet FILE …</translation>
    </message>
    <message>
        <source>--width needs a number from {narrowest} to {widest}.</source>
        <translation>--width须为{narrowest}到{widest}的数。</translation>
    </message>
    <message>
        <source>--workers must be from 1 to 256.</source>
        <translation>--workers须为1到256。</translation>
    </message>
    <message>
        <source>--{name} needs a game: cardtable play GAME --{name} …</source>
        <translation>--{name}需要指定游戏：cardtable play GAME --{name} …</translation>
    </message>
    <message>
        <source>A record has its own rules: --{named} cannot go with it.</source>
        <translation>记录有自己的规则，不能与--{named}同用。</translation>
    </message>
    <message>
        <source>Another program holds the file; close its window first.</source>
        <translation>文件正被其他程序占用；请先关闭那个窗口。</translation>
    </message>
    <message>
        <source>Cannot tell whether this deck can be used: {error}.</source>
        <translation>无法判断这副牌能否使用：{error}。</translation>
    </message>
    <message>
        <source>Card games at one table: Oicho-Kabu, Kyo-Kabu, Dou Dizhu, Oklahoma Gin.</source>
        <translation>同一张牌桌上的纸牌游戏：追丁株、京株、斗地主、俄克拉何马金拉米。</translation>
    </message>
    <message>
        <source>Cardtable is already open but does not answer; end that one first.</source>
        <translation>程序已经打开，但没有响应；请先结束它。</translation>
    </message>
    <message>
        <source>Cardtable is already open; its window takes over.</source>
        <translation>程序已经打开，由那个窗口接手。</translation>
    </message>
    <message>
        <source>Counted from {day}.</source>
        <translation>自{day}起统计。</translation>
    </message>
    <message>
        <source>Deck {id} cannot be read ({strerror}).</source>
        <translation>无法读取牌组{id}（{strerror}）。</translation>
    </message>
    <message>
        <source>Deck {id} has no back “{back}”; it has {backs}.</source>
        <translation>牌组{id}没有牌背“{back}”；可用的有{backs}。</translation>
    </message>
    <message>
        <source>Deck {id} is in {folder} now ({credit}).</source>
        <translation>牌组{id}现在位于{folder}（{credit}）。</translation>
    </message>
    <message>
        <source>Example: {example}</source>
        <translation>示例：{example}</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>已中断。</translation>
    </message>
    <message>
        <source>Matches that several people shared, not counted: {count}.</source>
        <translation>未计入的多人共用对局：{count}。</translation>
    </message>
    <message>
        <source>Measuring; this takes a minute or two …</source>
        <translation>正在测试，需要一两分钟…</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>{address}处没有Dask调度器应答。</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}; only tcp:// is known here.</source>
        <translation>{address}处没有Dask调度器应答；这里只支持tcp://。</translation>
    </message>
    <message>
        <source>No match can be read in {path}.</source>
        <translation>{path}中没有可读取的对局。</translation>
    </message>
    <message>
        <source>No match with a single person has been finished yet.</source>
        <translation>还没有打完过单人对局。</translation>
    </message>
    <message>
        <source>Not every benchmark ran: {line}</source>
        <translation>有测试未能运行：{line}</translation>
    </message>
    <message>
        <source>Only bots can play in a simulation: easy, medium, hard, expert.</source>
        <translation>模拟中只能用机器人：easy、medium、hard、expert。</translation>
    </message>
    <message>
        <source>Qt has no platform {name} (QT_QPA_PLATFORM); there are {known}.</source>
        <translation>Qt没有平台{name}（QT_QPA_PLATFORM）；可用的有{known}。</translation>
    </message>
    <message>
        <source>Something cannot be read or written ({reason}).</source>
        <translation>有内容无法读写（{reason}）。</translation>
    </message>
    <message>
        <source>Something went wrong ({name}), see {path}.</source>
        <translation>发生错误（{name}），详见{path}。</translation>
    </message>
    <message>
        <source>The benchmarks are in the source repository, not in the installed package.</source>
        <translation>性能测试只在源代码仓库中。</translation>
    </message>
    <message>
        <source>The benchmarks did not run: {line}</source>
        <translation>性能测试未能运行：{line}</translation>
    </message>
    <message>
        <source>The benchmarks need the extra “bench”: pip install &apos;cardtable[bench]&apos;.</source>
        <translation>性能测试需要附加组件“bench”：pip install &apos;cardtable[bench]&apos;。</translation>
    </message>
    <message>
        <source>The file was cut off; how much is lost is not known.</source>
        <translation>文件不完整，无法得知丢失了多少对局。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({reason}).</source>
        <translation>无法创建文件夹{folder}（{reason}）。</translation>
    </message>
    <message>
        <source>The journal cannot be read ({reason}).</source>
        <translation>无法读取对局文件（{reason}）。</translation>
    </message>
    <message>
        <source>The journal cannot be written ({error}).</source>
        <translation>无法写入对局文件（{error}）。</translation>
    </message>
    <message>
        <source>The matches ended without a finished deal; there is nothing to count.</source>
        <translation>没有打完任何一副牌，无可统计。</translation>
    </message>
    <message>
        <source>The name of a sheet ends in {endings}; “{target}” does not.</source>
        <translation>文件名须以{endings}结尾；“{target}”不是。</translation>
    </message>
    <message>
        <source>The package “{package}” is missing: {command} installs it.</source>
        <translation>缺少软件包“{package}”：用{command}安装。</translation>
    </message>
    <message>
        <source>The picture {path} cannot be written.</source>
        <translation>无法写入图片{path}。</translation>
    </message>
    <message>
        <source>The selftest has no plan for {game}.</source>
        <translation>自检没有为{game}准备方案。</translation>
    </message>
    <message>
        <source>There is no deck “{name}”; there are {known}.</source>
        <translation>没有牌组“{name}”；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no file of matches yet ({path}).</source>
        <translation>还没有对局文件（{path}）。</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>没有文件{path}。</translation>
    </message>
    <message>
        <source>There is no game {name}; there are {known}.</source>
        <translation>没有游戏{name}；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no language “{name}”; there are {known}.</source>
        <translation>没有语言“{name}”；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>这里没有屏幕：DISPLAY和WAYLAND_DISPLAY都未设置。</translation>
    </message>
    <message>
        <source>There is no screen to open a window on ({reason}).</source>
        <translation>没有可以打开窗口的屏幕（{reason}）。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>This deck can be used.</source>
        <translation>这副牌可以使用。</translation>
    </message>
    <message numerus="yes">
        <source>This deck cannot be used: %n problem(s).</source>
        <translation>
            <numerusform>这副牌不能使用：%n个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the journal itself; what is damaged in it is set aside.</source>
        <translation>这就是对局文件本身；损坏的部分会自动另存。</translation>
    </message>
    <message>
        <source>Use either --print or --export, not both.</source>
        <translation>--print和--export只能选一个。</translation>
    </message>
    <message>
        <source>What could not be saved is in {path}; “cardtable recover” brings it back.</source>
        <translation>无法保存的对局在{path}中；用“cardtable recover”可以恢复。</translation>
    </message>
    <message>
        <source>Without a command the window opens. Example: cardtable play dou-dizhu --lang de</source>
        <translation>不带命令则打开窗口。示例：cardtable play dou-dizhu --lang zh_CN</translation>
    </message>
    <message>
        <source>a Dask scheduler whose workers play</source>
        <translation>由其工作进程对局的Dask调度器</translation>
    </message>
    <message>
        <source>a record in words</source>
        <translation>用文字讲述一份记录</translation>
    </message>
    <message>
        <source>an option of the deck</source>
        <translation>牌面的样式选项</translation>
    </message>
    <message>
        <source>answer in JSON</source>
        <translation>以JSON输出</translation>
    </message>
    <message>
        <source>as noted before the deal, all 64 digits</source>
        <translation>发牌前记下的全部64位</translation>
    </message>
    <message>
        <source>ask the bots again whether they would play the same</source>
        <translation>再问一遍机器人是否会这样打</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最好</translation>
    </message>
    <message>
        <source>bots play among themselves</source>
        <translation>机器人之间对局</translation>
    </message>
    <message>
        <source>bring the matches of a damaged file, or of another one, into the journal</source>
        <translation>把损坏的或另一个文件中的对局转入</translation>
    </message>
    <message>
        <source>check whether this folder is a safe and complete deck</source>
        <translation>检查此文件夹是否为安全完整的牌组</translation>
    </message>
    <message>
        <source>deck to play with</source>
        <translation>所用的牌组</translation>
    </message>
    <message>
        <source>decks: {ids}</source>
        <translation>牌组：{ids}</translation>
    </message>
    <message>
        <source>describe or draw this deck</source>
        <translation>列出或绘制这副牌</translation>
    </message>
    <message>
        <source>draw all its cards: .png, .svg or .pdf</source>
        <translation>绘制全部牌面：.png、.svg或.pdf</translation>
    </message>
    <message>
        <source>draw the sheet as colour-blind people see it</source>
        <translation>按色觉障碍者所见绘制</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>for comparison</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>free the space that deleted matches took up in the journal</source>
        <translation>释放已删除对局占用的空间</translation>
    </message>
    <message>
        <source>game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>games, presets, options with their values, decks</source>
        <translation>游戏、预设、选项及其值、牌组</translation>
    </message>
    <message>
        <source>help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>how many deals to play</source>
        <translation>打几副牌</translation>
    </message>
    <message>
        <source>human, easy, medium, hard, expert; separated by commas</source>
        <translation>human、easy、medium、hard、expert，以逗号分隔</translation>
    </message>
    <message>
        <source>language of the names: en, de, ja, zh_CN, zh_TW</source>
        <translation>名称所用语言：en、de、ja、zh_CN、zh_TW</translation>
    </message>
    <message>
        <source>language: en, de, ja, zh_CN, zh_TW</source>
        <translation>语言：en、de、ja、zh_CN、zh_TW</translation>
    </message>
    <message>
        <source>language; may be repeated</source>
        <translation>语言；可重复</translation>
    </message>
    <message>
        <source>level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>levels, separated by commas</source>
        <translation>级别，以逗号分隔</translation>
    </message>
    <message>
        <source>list decks; draw, print or export one; check a folder</source>
        <translation>牌组列表；把牌组做成图片、印刷品或供其他程序使用；检查文件夹</translation>
    </message>
    <message>
        <source>make a deck of another program’s SVG files or folder</source>
        <translation>用其他程序的SVG文件或文件夹制作牌组</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>named set of house rules</source>
        <translation>预设规则</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>没有输出</translation>
    </message>
    <message>
        <source>numbered deal, or 32 hexadecimal digits</source>
        <translation>牌局编号，或32位十六进制数</translation>
    </message>
    <message>
        <source>one house rule</source>
        <translation>一条自定义规则</translation>
    </message>
    <message>
        <source>one line per match, for a spreadsheet</source>
        <translation>每局一行，供电子表格使用</translation>
    </message>
    <message>
        <source>only the first N actions</source>
        <translation>只取前N步</translation>
    </message>
    <message>
        <source>only this game</source>
        <translation>只用这个游戏</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>打开窗口</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>part of a benchmark’s name</source>
        <translation>测试名称的一部分</translation>
    </message>
    <message>
        <source>play every deal from all sides</source>
        <translation>每副牌从各座位轮流打</translation>
    </message>
    <message>
        <source>play every game through the real window, offscreen</source>
        <translation>在真实窗口中离屏打完每个游戏</translation>
    </message>
    <message>
        <source>presets: {ids}</source>
        <translation>预设：{ids}</translation>
    </message>
    <message>
        <source>probably between</source>
        <translation>大致在</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>进程数</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>四分位</translation>
    </message>
    <message>
        <source>replay a record: what it proves, what it only states, what fails</source>
        <translation>重放一份记录：证明了什么、只是声称什么、哪里不符</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>save a picture of each phase there</source>
        <translation>把每个阶段的画面存到那里</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>show version and commit</source>
        <translation>显示版本和提交号</translation>
    </message>
    <message>
        <source>start a match of this game, or open this record</source>
        <translation>开始这个游戏的对局，或打开这份记录</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>the bot in seat {seat} failed ({why})</source>
        <translation>{seat} 号座位的机器人出错（{why}）</translation>
    </message>
    <message>
        <source>the figures of tests/benchmarks, as a table (named in English)</source>
        <translation>以表格列出tests/benchmarks的测试结果（名称为英文）</translation>
    </message>
    <message>
        <source>the match has ended early</source>
        <translation>对局提前结束</translation>
    </message>
    <message>
        <source>the match has not ended after {done} actions</source>
        <translation>{done} 步后对局仍未结束</translation>
    </message>
    <message>
        <source>the table does not go on; it says: {said}</source>
        <translation>牌桌停住了，显示：{said}</translation>
    </message>
    <message>
        <source>what each line stands for</source>
        <translation>按什么分行</translation>
    </message>
    <message>
        <source>where the export is written (here)</source>
        <translation>导出位置（当前文件夹）</translation>
    </message>
    <message>
        <source>which back</source>
        <translation>哪种牌背</translation>
    </message>
    <message>
        <source>width of the sheet</source>
        <translation>图的宽度</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>用过帮助</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>没用帮助</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>write cards, sheets, plates, box and rules to be printed</source>
        <translation>输出可打印的牌、整页、印版、盒子和规则</translation>
    </message>
    <message>
        <source>write the deck for other programs: its pictures, or a deck for KPat</source>
        <translation>供其他程序使用：图片，或KPat牌组</translation>
    </message>
    <message>
        <source>write the matches’ records</source>
        <translation>写出对局记录</translation>
    </message>
    <message>
        <source>your own matches in figures: wins, scores, streaks, what was given away</source>
        <translation>自己对局的统计：胜负、得分、连胜、失误损失</translation>
    </message>
    <message>
        <source>{count} files written below {target}.</source>
        <translation>已在{target}下写入{count}个文件。</translation>
    </message>
    <message>
        <source>{count} passed, 0 failed</source>
        <translation>{count}项通过，0项失败</translation>
    </message>
    <message numerus="yes">
        <source>{file}: record format {form}, {game}, %n action(s)</source>
        <translation>
            <numerusform>{file}：第{form}版格式的记录，{game}，%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}：{reason}</translation>
    </message>
    <message>
        <source>{folder} cannot be written to (there is no such folder).</source>
        <translation>无法写入{folder}（没有这个文件夹）。</translation>
    </message>
    <message>
        <source>{game} in {language}: {said}</source>
        <translation>{game}（{language}）：{said}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), each from {sides} sides, from seed {seed}</source>
        <translation>
            <numerusform>{game}：%n副牌，每副从{sides}个座位各打一次，种子{seed}起</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), from seed {seed}</source>
        <translation>
            <numerusform>{game}：%n副牌，种子{seed}起</numerusform>
        </translation>
    </message>
    <message>
        <source>{low} players</source>
        <translation>{low}人</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}至{high}</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low}至{high}人</translation>
    </message>
    <message>
        <source>{low} to {high}, default {default}</source>
        <translation>{low}至{high}，默认{default}</translation>
    </message>
    <message>
        <source>{message}. Try “cardtable --help”.</source>
        <translation>{message}。请参阅“cardtable --help”。</translation>
    </message>
    <message>
        <source>{name} cannot be read ({reason}).</source>
        <translation>无法读取{name}（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>无法读取{path}（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({strerror}).</source>
        <translation>无法读取{path}（{strerror}）。</translation>
    </message>
    <message>
        <source>{path}: matches brought over: {whole}; others, incomplete: {cut}; already there: {there}; unreadable: {lost}.</source>
        <translation>{path}：转入对局{whole}，另有缺结尾的{cut}，已存在{there}，无法读取{lost}。</translation>
    </message>
    <message>
        <source>{path}: {before} bytes before, {after} now.</source>
        <translation>{path}：之前{before}字节，现在{after}字节。</translation>
    </message>
    <message>
        <source>{place} cannot be written ({why}).</source>
        <translation>无法写入{place}（{why}）。</translation>
    </message>
    <message>
        <source>{record}.</source>
        <translation>{record}。</translation>
    </message>
    <message>
        <source>{record}. Nothing fails.</source>
        <translation>{record}。没有不符之处。</translation>
    </message>
    <message>
        <source>{score} per deal</source>
        <translation>每副牌{score}</translation>
    </message>
    <message>
        <source>{target} cannot be written (there is no such folder).</source>
        <translation>无法写入{target}（没有这个文件夹）。</translation>
    </message>
    <message>
        <source>{target} cannot be written ({strerror}).</source>
        <translation>无法写入{target}（{strerror}）。</translation>
    </message>
    <message>
        <source>{target} cannot be written to (that is not a folder name).</source>
        <translation>无法写入{target}（这不是文件夹名）。</translation>
    </message>
    <message>
        <source>{target} cannot be written to ({strerror}).</source>
        <translation>无法写入{target}（{strerror}）。</translation>
    </message>
    <message>
        <source>{target} is not an empty folder; printing needs a new or empty one.</source>
        <translation>{target}不是空文件夹；打印需要新的或空的文件夹。</translation>
    </message>
    <message>
        <source>{target} written.</source>
        <translation>已写入{target}。</translation>
    </message>
    <message>
        <source>“{word}” is not possible; deck {id} knows {known}.</source>
        <translation>“{word}”不可用；牌组{id}可用的有{known}。</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>…还有{count}项。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>对局(&amp;M)</translation>
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
        <source>Animation speed</source>
        <translation>动画速度</translation>
    </message>
    <message>
        <source>Ask before you pass up a knock or a lay-off</source>
        <translation>放弃敲牌或补牌前先询问</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Compare with the expert</source>
        <translation>与大师对比</translation>
    </message>
    <message>
        <source>Continue the last match</source>
        <translation>继续上一次对局</translation>
    </message>
    <message>
        <source>Dark mode</source>
        <translation>深色模式</translation>
    </message>
    <message>
        <source>Deals of the day…</source>
        <translation>每日一局…</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>标准文字大小</translation>
    </message>
    <message>
        <source>Explain terms</source>
        <translation>解释术语</translation>
    </message>
    <message>
        <source>Export match record…</source>
        <translation>导出对局记录…</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>First hands…</source>
        <translation>新手引导…</translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation>四色牌</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>How deals are kept fair</source>
        <translation>公平发牌</translation>
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
        <translation>大字角标</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
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
        <source>Match history…</source>
        <translation>对局历史…</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Open match record…</source>
        <translation>打开对局记录…</translation>
    </message>
    <message>
        <source>Opponents talk</source>
        <translation>对手说话</translation>
    </message>
    <message>
        <source>Pace of opponents</source>
        <translation>对手出牌节奏</translation>
    </message>
    <message>
        <source>Pass automatically when you can’t beat it</source>
        <translation>要不起时自动不出</translation>
    </message>
    <message>
        <source>Past matches to keep</source>
        <translation>保留的对局历史</translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation>暂停机器人</translation>
    </message>
    <message>
        <source>Play last cards automatically</source>
        <translation>最后一手自动打出</translation>
    </message>
    <message>
        <source>Play other forced moves automatically</source>
        <translation>其他别无选择时自动进行</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>较快</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>快速开局</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Review a match</source>
        <translation>复盘对局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
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
        <source>Slow</source>
        <translation>慢速</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>统计…</translation>
    </message>
    <message>
        <source>Table surface</source>
        <translation>桌面材质</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The latest 1,000</source>
        <translation>最近1,000场</translation>
    </message>
    <message>
        <source>The latest 100</source>
        <translation>最近100场</translation>
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
        <translation>悔牌</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Clear selection</source>
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
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>I’m {name} – show my cards</source>
        <translation>我是{name}，显示我的牌</translation>
    </message>
    <message>
        <source>Please hand over to {name}. Everyone else, look away.</source>
        <translation>请把电脑交给{name}，其他人请回避。</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>看我的牌</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>上一回合以来</translation>
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
        <translation>每天一局，人人相同：编号就是日期。规则：{preset}。对手始终不变，以首次结果为准。</translation>
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
        <translation>结果：{own}</translation>
    </message>
    <message>
        <source>Result {own} · difference from the expert {difference}</source>
        <translation>结果：{own} · 与大师相差{difference}</translation>
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
        <source>Clear the selection</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Continue / confirm</source>
        <translation>继续／确认</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Move between cards and columns</source>
        <translation>在牌和列之间移动</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Rendering the cards…</source>
        <translation>正在绘制牌面…</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>规则：{game}</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>保存规则</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>已存为{file}。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Select everything on the way</source>
        <translation>选中经过的所有牌</translation>
    </message>
    <message>
        <source>Select or deselect</source>
        <translation>选牌</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Shift + 方向键</translation>
    </message>
    <message>
        <source>Terms on this page</source>
        <translation>本页术语</translation>
    </message>
    <message>
        <source>This page has no terms to explain.</source>
        <translation>本页没有需要解释的术语。</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}／{count}</translation>
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
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;for the landlord</source>
        <translation>&lt;b&gt;底牌&lt;/b&gt;&lt;br&gt;归地主</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;taken by {name}</source>
        <translation>&lt;b&gt;底牌&lt;/b&gt;&lt;br&gt;归{name}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;yours</source>
        <translation>&lt;b&gt;底牌&lt;/b&gt;&lt;br&gt;归你</translation>
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
    <message numerus="yes">
        <source>A match lasts %n deal(s).</source>
        <translation>
            <numerusform>一次对局打%n副。</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair chain needs three pairs or more.</source>
        <translation>连对至少要三对。</translation>
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
        <source>Airplane {rank}–{top}</source>
        <translation>飞机{rank}–{top}</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with pairs</source>
        <translation>飞机{rank}–{top}带对子</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with wings</source>
        <translation>飞机{rank}–{top}带翅膀</translation>
    </message>
    <message>
        <source>All of different ranks</source>
        <translation>点数各不相同</translation>
    </message>
    <message numerus="yes">
        <source>An opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>只剩%n张牌的对手可能一接就出完。</numerusform>
        </translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>反春天</translation>
    </message>
    <message>
        <source>Anti-spring by {farmers}: {landlord} played just once. The stake doubles.</source>
        <translation>{farmers}打出反春天：{landlord}只出了一手，分值翻倍。</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>任意牌</translation>
    </message>
    <message>
        <source>Any cards may be used as kickers.</source>
        <translation>任意的牌都可以当带牌。</translation>
    </message>
    <message>
        <source>Any combination may be played.</source>
        <translation>可以出任意牌型。</translation>
    </message>
    <message>
        <source>Any player never got to play</source>
        <translation>有人一张未出</translation>
    </message>
    <message>
        <source>As played online: one round of calls, no bombs as kickers.</source>
        <translation>与网络对战相同：叫牌一轮，炸弹不能当带牌。</translation>
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
        <source>Beats it with less: the higher cards stay.</source>
        <translation>用较小的牌就压住，大牌留着。</translation>
    </message>
    <message>
        <source>Beats it with more than needed.</source>
        <translation>用的牌比需要的大。</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Bid placed</source>
        <translation>已叫分</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>叫{amount}分</translation>
    </message>
    <message>
        <source>Bids are revealed once everyone has bid; between equal bids the earlier one counts.</source>
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
    <message numerus="yes">
        <source>Costs %n card(s) that passing would keep.</source>
        <translation>
            <numerusform>要用掉%n张牌，不出就能留着。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a bomb; the better choice keeps %n.</source>
        <translation>
            <numerusform>会损失炸弹；更好的出法能留下%n个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>牌局</translation>
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
        <source>Direction of play.</source>
        <translation>出牌的轮转方向。</translation>
    </message>
    <message>
        <source>Doesn’t contest an opponent’s trick.</source>
        <translation>不去抢对手的这一轮。</translation>
    </message>
    <message>
        <source>Doesn’t multiply the stake by {0}.</source>
        <translation>分值不会乘以{0}。</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>斗地主</translation>
    </message>
    <message>
        <source>Each bid is higher than the last; the bidding ends when two in a row pass after a bid. Whoever has passed may bid again.</source>
        <translation>每次必须叫得更高；有人叫分后，连续两人不叫即结束。不叫的人之后还可以再叫。</translation>
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
        <source>First bidder</source>
        <translation>先叫者</translation>
    </message>
    <message>
        <source>Four of a kind carries two cards or two pairs.</source>
        <translation>四张相同的牌带两张或两对。</translation>
    </message>
    <message>
        <source>Four of a kind may carry just one card or one pair.</source>
        <translation>四张相同的牌可以只带一张或一对。</translation>
    </message>
    <message>
        <source>Four of a kind with one kicker</source>
        <translation>四带一</translation>
    </message>
    <message>
        <source>Four {rank}s + pairs {kickers}</source>
        <translation>四带两对：{rank}带{kickers}</translation>
    </message>
    <message>
        <source>Four {rank}s + {kickers}</source>
        <translation>四张{rank}带{kickers}</translation>
    </message>
    <message>
        <source>Full house {rank} + {kickers}</source>
        <translation>三带二：{rank}带一对{kickers}</translation>
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
        <translation>提示：不出</translation>
    </message>
    <message>
        <source>House sheet</source>
        <translation>本店规则</translation>
    </message>
    <message>
        <source>How much the rocket (both jokers) multiplies the stake.</source>
        <translation>两张王一起出时分值翻几倍。</translation>
    </message>
    <message>
        <source>How the landlord is chosen.</source>
        <translation>如何确定地主。</translation>
    </message>
    <message>
        <source>If everyone passes</source>
        <translation>全部不叫时</translation>
    </message>
    <message>
        <source>If everyone passes, the cards are redealt.</source>
        <translation>都不叫则重新发牌。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
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
        <source>Just as good, as far as anyone can tell.</source>
        <translation>就目前所见，一样好。</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n bomb(s) whole.</source>
        <translation>
            <numerusform>能保住%n个炸弹。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps the %n card(s) that the other choice costs.</source>
        <translation>
            <numerusform>留住另一种出法要用的%n张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>带牌</translation>
    </message>
    <message>
        <source>Kickers may neither be a bomb nor extend the chain.</source>
        <translation>带牌不能是炸弹，也不能接长连牌。</translation>
    </message>
    <message>
        <source>King</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Kitty stays visible</source>
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
        <source>Lead any card or combination; you can’t pass.</source>
        <translation>可以出任意单张或牌型，但必须出牌。</translation>
    </message>
    <message>
        <source>Leaves lower cards of that kind behind.</source>
        <translation>同类的小牌还留在手里。</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>Multiplies the stake by {0}.</source>
        <translation>分值乘以{0}。</translation>
    </message>
    <message>
        <source>Never got to play: {names}. The stake doubles.</source>
        <translation>一手牌都没出：{names}。分值翻倍。</translation>
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
        <source>No auction: random landlord</source>
        <translation>不叫分，抽签定地主</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>尚未叫分</translation>
    </message>
    <message>
        <source>No bombs, no triple that would extend the chain</source>
        <translation>不带炸弹，也不带可接长连牌的三张</translation>
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
        <source>No passing with sealed bids: bid 1, 2 or 3.</source>
        <translation>暗叫时不能不叫：请叫1、2或3分。</translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>没有人叫分。</translation>
    </message>
    <message>
        <source>Nobody bids: the landlord is drawn by lot and the stake is 1.</source>
        <translation>不叫分：抽签定地主，底分为1。</translation>
    </message>
    <message>
        <source>Nobody can stop the rest of your hand.</source>
        <translation>剩下的牌谁也拦不住。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n unseen card(s) beats it.</source>
        <translation>
            <numerusform>没见到的%n张牌都压不住它。</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of deals in a match.</source>
        <translation>一次对局打几副牌。</translation>
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
        <source>One call each, any bid</source>
        <translation>每人自由叫一次</translation>
    </message>
    <message>
        <source>One round, each bid higher</source>
        <translation>只叫一轮，须高于前家</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>网络版</translation>
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
        <source>Other reading</source>
        <translation>换一种牌型</translation>
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
        <source>Passing wins {0} of 100 such deals.</source>
        <translation>不叫的话，100局能赢{0}局。</translation>
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
        <source>Play goes to the left.</source>
        <translation>由左边的玩家接着出。</translation>
    </message>
    <message>
        <source>Play goes to the right.</source>
        <translation>由右边的玩家接着出。</translation>
    </message>
    <message>
        <source>Play: {combination}</source>
        <translation>出牌：{combination}</translation>
    </message>
    <message>
        <source>Player shut out</source>
        <translation>有人未出牌</translation>
    </message>
    <message>
        <source>Playing again after a pass</source>
        <translation>不出后再出</translation>
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
        <source>Points by deal</source>
        <translation>各副得分走势</translation>
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
        <source>Random each deal</source>
        <translation>每副抽签</translation>
    </message>
    <message>
        <source>Red joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>Redeal up to three times, then a random landlord</source>
        <translation>重发三次后抽签定地主</translation>
    </message>
    <message>
        <source>Redeal. {name} bids first.</source>
        <translation>重新发牌。{name}先叫。</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Same type and number of cards, but higher – or a bomb.</source>
        <translation>须牌型相同、张数相同且更大；也可出炸弹。</translation>
    </message>
    <message>
        <source>Sealed bids, no passing</source>
        <translation>暗叫，不可不叫</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Select cards first.</source>
        <translation>请先选牌。</translation>
    </message>
    <message>
        <source>Single {rank}</source>
        <translation>单张{rank}</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Spring by {landlord}: {farmers} never got to play. The stake doubles.</source>
        <translation>{landlord}打出春天：{farmers}一手牌都没出，分值翻倍。</translation>
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
    <message>
        <source>Takes a pair apart.</source>
        <translation>拆了对子。</translation>
    </message>
    <message>
        <source>Takes a triple apart.</source>
        <translation>拆了三张。</translation>
    </message>
    <message>
        <source>Takes no pair apart.</source>
        <translation>不拆对子。</translation>
    </message>
    <message>
        <source>Takes no triple apart.</source>
        <translation>不拆三张。</translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>压住只剩%n张牌的对手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the trick from an opponent.</source>
        <translation>从对手那里抢回牌权。</translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from your partner, who has %n card(s) left.</source>
        <translation>
            <numerusform>压了队友的牌，他还剩%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>That wins {0} of 100 such deals. In hand: bombs {1}, twos {2}, jokers {3}.</source>
        <translation>这样叫，100局能赢{0}局。手里有炸弹{1}个、2有{2}张、王{3}张。</translation>
    </message>
    <message>
        <source>That’s not a valid combination.</source>
        <translation>这不是有效牌型。</translation>
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
        <source>The better choice can no longer be stopped.</source>
        <translation>更好的出法谁也拦不住。</translation>
    </message>
    <message>
        <source>The farmers win the deal</source>
        <translation>这一副农民获胜</translation>
    </message>
    <message>
        <source>The first bidder is drawn afresh in every deal.</source>
        <translation>每副都抽签决定谁先叫。</translation>
    </message>
    <message>
        <source>The first bidder is drawn; then the next player each deal.</source>
        <translation>首副抽签，之后每副轮到下家先叫。</translation>
    </message>
    <message>
        <source>The highest bidder takes the kitty and plays alone for that stake.</source>
        <translation>叫分最高者拿底牌，独自对战；叫分即为底分。</translation>
    </message>
    <message>
        <source>The kickers of a play must all be of different ranks, and never both jokers.</source>
        <translation>一手牌的带牌点数必须各不相同，也不能同时带两张王。</translation>
    </message>
    <message>
        <source>The kitty can be looked at at any time during play.</source>
        <translation>打牌过程中随时可以查看三张底牌。</translation>
    </message>
    <message>
        <source>The kitty is shown once; after that you have to remember it.</source>
        <translation>三张底牌只亮一次，之后要靠记忆。</translation>
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
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>The next player each time</source>
        <translation>每副轮到下家</translation>
    </message>
    <message>
        <source>The rocket doubles the stake, as a bomb does.</source>
        <translation>王炸与炸弹一样使分值翻倍。</translation>
    </message>
    <message>
        <source>The rocket quadruples the stake.</source>
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
    <message numerus="yes">
        <source>The trick belongs to an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>这一轮归只剩%n张牌的对手。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>没有这张牌。</translation>
    </message>
    <message>
        <source>These cards don’t make that combination.</source>
        <translation>这些牌不是该牌型。</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>这一副已结束。</translation>
    </message>
    <message>
        <source>To beat: {play}</source>
        <translation>需大过：{play}</translation>
    </message>
    <message>
        <source>Triple {rank}</source>
        <translation>三张{rank}</translation>
    </message>
    <message>
        <source>Triple {rank} + {kickers}</source>
        <translation>三带一：{rank}带{kickers}</translation>
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
        <source>Uses higher kickers than needed.</source>
        <translation>带走的牌比需要的大。</translation>
    </message>
    <message>
        <source>Uses lower kickers.</source>
        <translation>带走的是更小的牌。</translation>
    </message>
    <message>
        <source>What each farmer gets for a win: half the stake or all of it.</source>
        <translation>农民获胜时得多少：各得一半分值，或各得全部。</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>没有人叫分时如何处理。</translation>
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
        <source>When the stake doubles because someone hardly got to play.</source>
        <translation>有人几乎没出过牌时，分值在何种情况下翻倍。</translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again in the same trick.</source>
        <translation>不出之后，同一轮能否再出。</translation>
    </message>
    <message>
        <source>Whether four of a kind may carry just one card or one pair.</source>
        <translation>四张相同的牌能否只带一张单牌或一对。</translation>
    </message>
    <message>
        <source>Whether straights and other chains may run up to the 2.</source>
        <translation>顺子等连牌能否连到2。</translation>
    </message>
    <message>
        <source>Whether the kitty can be looked at again during play.</source>
        <translation>打牌过程中能否查看三张底牌。</translation>
    </message>
    <message>
        <source>Which cards may be attached to a triple, an airplane or four of a kind.</source>
        <translation>三张、飞机和四张可以带哪些牌。</translation>
    </message>
    <message>
        <source>Who bids first in each deal.</source>
        <translation>每副由谁先叫分。</translation>
    </message>
    <message>
        <source>Whoever bids highest becomes the landlord and plays alone for that stake.</source>
        <translation>叫分最高者成为地主，按此底分独自对战。</translation>
    </message>
    <message>
        <source>Whoever went out in the last deal bids first; in the first deal it is drawn.</source>
        <translation>上一副先出完者先叫；第一副抽签决定。</translation>
    </message>
    <message>
        <source>Winner of the last deal</source>
        <translation>上一副先出完者</translation>
    </message>
    <message>
        <source>Winning score: 1 point.</source>
        <translation>优胜得分：1分。</translation>
    </message>
    <message>
        <source>Winning score: {points} points.</source>
        <translation>优胜得分：{points}分。</translation>
    </message>
    <message>
        <source>Wins fewer points on average.</source>
        <translation>平均得分更低。</translation>
    </message>
    <message>
        <source>Wins no more often, but more points on average.</source>
        <translation>赢的次数不更多，但平均得分更高。</translation>
    </message>
    <message>
        <source>You can bid 1, 2 or 3.</source>
        <translation>叫分只能是1、2或3分。</translation>
    </message>
    <message>
        <source>You could go out at once.</source>
        <translation>现在就能出完手牌。</translation>
    </message>
    <message>
        <source>You don’t have {card}.</source>
        <translation>你没有这张{card}。</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>出完手牌，获胜。</translation>
    </message>
    <message>
        <source>You have nothing that beats this.</source>
        <translation>没有牌能大过上家。</translation>
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
        <source>You must bid more than {highest}.</source>
        <translation>叫分必须高于{highest}分。</translation>
    </message>
    <message>
        <source>You went out – the farmers win: {points}</source>
        <translation>你先出完，农民获胜：{points}分</translation>
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
        <source>Your partner went out: {points}</source>
        <translation>队友先出完：{points}分</translation>
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
        <source>a bomb of {rank}s</source>
        <translation>炸弹{rank}</translation>
    </message>
    <message>
        <source>a full house {rank} + {kickers}</source>
        <translation>三带二（{rank}带一对{kickers}）</translation>
    </message>
    <message>
        <source>a pair chain {rank}–{top}</source>
        <translation>连对{rank}–{top}</translation>
    </message>
    <message>
        <source>a pair of {rank}s</source>
        <translation>一对{rank}</translation>
    </message>
    <message>
        <source>a single {rank}</source>
        <translation>单张{rank}</translation>
    </message>
    <message>
        <source>a straight {rank}–{top}</source>
        <translation>顺子{rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top}</source>
        <translation>飞机{rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top} with pairs</source>
        <translation>飞机{rank}–{top}带对子</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top} with wings</source>
        <translation>飞机{rank}–{top}带翅膀</translation>
    </message>
    <message>
        <source>beat {combination} from {name}, or pass</source>
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
        <source>by {name}. Whoever bids highest becomes the landlord and plays alone for that stake.</source>
        <translation>由{name}叫出。叫分最高者成为地主，按此底分独自对战。</translation>
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
        <source>four {rank}s + pairs {kickers}</source>
        <translation>四带两对（{rank}带{kickers}）</translation>
    </message>
    <message>
        <source>four {rank}s + {kickers}</source>
        <translation>四张{rank}带{kickers}</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>来自底牌</translation>
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
        <source>none yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>the rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>three {rank}s</source>
        <translation>三张{rank}</translation>
    </message>
    <message>
        <source>three {rank}s + {kickers}</source>
        <translation>三带一（{rank}带{kickers}）</translation>
    </message>
    <message>
        <source>{0} at stake instead of {1}: that wins {2} of 100 such deals.</source>
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
        <source>{kickers} {another}</source>
        <extracomment>Translators: the kickers of a combination, as in “Four 7s + 3 Q”</extracomment>
        <translation>{kickers}、{another}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names}并列获胜</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names}并列获胜。</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names}赢得对局</translation>
    </message>
    <message>
        <source>{name} bid {bid} (sealed).</source>
        <translation>{name}叫的是{bid}分。</translation>
    </message>
    <message>
        <source>{name} bid {bid}.</source>
        <translation>{name}叫{bid}分。</translation>
    </message>
    <message>
        <source>{name} goes out with {play}</source>
        <translation>{name}最后一手：{play}</translation>
    </message>
    <message>
        <source>{name} goes out: the farmers win.</source>
        <translation>{name}出完了牌：农民获胜。</translation>
    </message>
    <message>
        <source>{name} goes out: the landlord wins.</source>
        <translation>{name}出完了牌：地主获胜。</translation>
    </message>
    <message>
        <source>{name} has bid {bid}.</source>
        <translation>{name}已叫{bid}分。</translation>
    </message>
    <message>
        <source>{name} is drawn as landlord and leads.</source>
        <translation>{name}抽签成为地主，先出牌。</translation>
    </message>
    <message>
        <source>{name} is the landlord and leads.</source>
        <translation>{name}成为地主，先出牌。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name}是你的队友。</translation>
    </message>
    <message>
        <source>{name} made a sealed bid.</source>
        <translation>{name}已暗叫。</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name}不出。</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake doubles.</source>
        <translation>{name}打出王炸。分值翻倍。</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is quadrupled.</source>
        <translation>{name}打出王炸。分值变为四倍。</translation>
    </message>
    <message>
        <source>{name} played {combination}.</source>
        <translation>{name}打出{combination}。</translation>
    </message>
    <message>
        <source>{name} plays a bomb: {cards}. The stake doubles.</source>
        <translation>{name}打出炸弹：{cards}。分值翻倍。</translation>
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
        <translation>{name}赢得对局。</translation>
    </message>
    <message>
        <source>{name} won the trick.</source>
        <translation>{name}取得牌权。</translation>
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
        <source>{play} is a different type from {beat}.</source>
        <translation>{play}与{beat}牌型不同。</translation>
    </message>
    <message>
        <source>{play} needs the same number of cards as {beat}.</source>
        <translation>{play}与{beat}张数不同。</translation>
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
        <source>×2</source>
        <translation>×2</translation>
    </message>
    <message>
        <source>×4</source>
        <translation>×4</translation>
    </message>
</context>
<context>
    <name>DouDizhuAuction</name>
    <message>
        <source>Hint: pass</source>
        <translation>提示：不叫</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name}不叫。</translation>
    </message>
</context>
<context>
    <name>DouDizhuLessons</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>A bomb takes back the lead, and doubles the stake.</source>
        <translation>炸弹夺回出牌权，分值翻倍。</translation>
    </message>
    <message>
        <source>A deal as farmer</source>
        <translation>当农民打一副</translation>
    </message>
    <message>
        <source>A deal as landlord</source>
        <translation>当地主打一副</translation>
    </message>
    <message>
        <source>A farmer goes out first, so the landlord pays. By these house rules each farmer gets half of the {stake} at stake: {gain} points each.</source>
        <translation>农民先出完，地主付分。按这里的规则，农民各得{stake}分的一半：{gain}分。</translation>
    </message>
    <message>
        <source>A farmer goes out first. The stake was {stake}: {gain} points.</source>
        <translation>农民先出完。分值{stake}：{gain}分。</translation>
    </message>
    <message>
        <source>Against an opponent’s last card lead pairs, never a low single card.</source>
        <translation>对方报单时出对子，绝不出小单张。</translation>
    </message>
    <message>
        <source>Beat {beat} with {play}, the lowest that will do: you’ll need higher cards later.</source>
        <translation>用{play}压{beat}，够大就行：大牌留到后面。</translation>
    </message>
    <message>
        <source>Beating {beat} takes the same kind and number of cards. Nothing you hold does it well, so pass.</source>
        <translation>压{beat}要同样牌型、同样张数。你没有合适的，不出。</translation>
    </message>
    <message>
        <source>Bid 3 to become the landlord. You hold four aces: such a bomb beats almost everything, so the stake may be high.</source>
        <translation>叫3分当地主。你有四张A：这个炸弹除了王炸几乎没有牌压得住，分值不妨叫高。</translation>
    </message>
    <message>
        <source>Bid high with bombs, twos and jokers.</source>
        <translation>有炸弹、2和王就叫高分。</translation>
    </message>
    <message>
        <source>Farmers win together: it is enough if one of them goes out.</source>
        <translation>农民一起赢：一人出完就够。</translation>
    </message>
    <message>
        <source>Lead {play}: two triples in a row, each with a kicker, here {along}. That is 8 cards at once, and hard to beat.</source>
        <translation>出{play}：两个相连的三张，各带一张（这里带{along}）。一次出8张，很难被压。</translation>
    </message>
    <message>
        <source>Let your partner’s plays stand; stop the landlord’s.</source>
        <translation>放过队友的牌，压住地主的牌。</translation>
    </message>
    <message>
        <source>Long combinations first: they are hard to beat.</source>
        <translation>先出张数多的牌型：不容易被压。</translation>
    </message>
    <message>
        <source>No ordinary play of yours beats {beat} – but {play} beats everything except higher bombs, and makes the stake {doubled} instead of {stake}. Play it: the lead is yours again.</source>
        <translation>你没有能压{beat}的牌，但{play}几乎什么都压，分值从{stake}变成{doubled}。打出来，又轮到你先出。</translation>
    </message>
    <message>
        <source>Not much to win alone with: no bomb, no 2. With such a hand you would rather be a farmer, with a partner at your side.</source>
        <translation>单打不够强：没有炸弹，没有2。这样的牌不如当农民，有队友配合。</translation>
    </message>
    <message>
        <source>One landlord plays against two farmers; the first to run out of cards wins, and a farmer wins for both. 3 is lowest, then up to A, 2 and the jokers; suits do not matter.</source>
        <translation>一个地主对两个农民，谁先出完牌，谁那一方就赢。3最小，往上到A、2和大小王；花色无关。</translation>
    </message>
    <message>
        <source>Only {play} stops {beat}. It doubles the stake, so play it to win.</source>
        <translation>只有{play}能压{beat}。分值会翻倍，要赢就得打出来。</translation>
    </message>
    <message>
        <source>Pass. Whoever bids highest plays alone and wins or loses twice what a farmer does.</source>
        <translation>不叫。叫分最高的人单打，输赢是两个农民的合计。</translation>
    </message>
    <message>
        <source>That is your partner’s {beat}. Pass: if it stands, your side leads, and your high cards stay for the landlord.</source>
        <translation>这是队友的{beat}。不出：如果没人压，就由你方先出，大牌留着对付地主。</translation>
    </message>
    <message>
        <source>The landlord goes out first. Each farmer pays the stake of {stake}: {gain} points.</source>
        <translation>地主先出完。农民各付{stake}分：{gain}分。</translation>
    </message>
    <message>
        <source>The landlord has one card left and would go out on a single card. Lead {play}: no single card can be played on it.</source>
        <translation>地主只剩一张：出单张他就走了。出{play}，单张接不了。</translation>
    </message>
    <message>
        <source>The landlord has one card left, and may play it on a single card.</source>
        <translation>地主只剩一张，单张会让他出完。</translation>
    </message>
    <message>
        <source>The landlord plays {beat} and has {rival} left. Stop that with {play}, the lowest that will do.</source>
        <translation>地主出{beat}，还剩{rival}。用{play}压住，够大就行。</translation>
    </message>
    <message>
        <source>The lead is yours, and {play} is all you have left: play it and win.</source>
        <translation>由你先出，只剩{play}：打出去就赢了。</translation>
    </message>
    <message>
        <source>The lead is yours: play {play}. Whoever leads decides what kind is played, so get rid of low and long combinations first.</source>
        <translation>由你先出：{play}。先出的人决定牌型，所以先出又小又长的。</translation>
    </message>
    <message>
        <source>This hand is worth more: below 3, someone may outbid you, or the stake stays small.</source>
        <translation>这手牌值更多：叫不到3分，可能被别人叫走，或分值太小。</translation>
    </message>
    <message>
        <source>Unbeaten, the landlord leads again. {play} would have prevented that.</source>
        <translation>没人压，地主又先出。{play}本可以压住他。</translation>
    </message>
    <message>
        <source>With {play} you would have got rid of 8 cards at once. Small plays give the lead away, and take longer.</source>
        <translation>出{play}可以一次出掉8张。小牌会丢掉出牌权，也更慢。</translation>
    </message>
    <message>
        <source>Without the bomb the others keep the lead and decide what is played.</source>
        <translation>不炸，别人继续先出，由他们定牌型。</translation>
    </message>
    <message>
        <source>You are the landlord: {cards} from the kitty are yours, and you lead. With 20 cards against 17 you have more to get rid of, so lead many at once.</source>
        <translation>你是地主：底牌{cards}归你，由你先出。你有20张，他们各17张，所以一次多出几张。</translation>
    </message>
    <message>
        <source>You go out first. The bid of {bid} times {factor} makes {stake}, and both farmers pay it: {gain} points.</source>
        <translation>你先出完。叫分{bid}乘{factor}等于{stake}，两个农民都付：{gain}分。</translation>
    </message>
    <message>
        <source>You have beaten your own partner and used up a high card that the landlord feared.</source>
        <translation>你压了自己的队友：少了一张能牵制地主的大牌。</translation>
    </message>
    <message>
        <source>You lead: {play}. Get rid of many cards at once; the landlord has {rival} left.</source>
        <translation>由你先出：{play}。一次多出几张；地主还剩{rival}。</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}分</translation>
    </message>
    <message>
        <source>{landlord} is the landlord, {seat} is your partner. If either of you goes out first, you both win.</source>
        <translation>{landlord}是地主，{seat}是你的队友。你们谁先出完，两人都赢。</translation>
    </message>
    <message>
        <source>{play} beats {beat}, and it is all you have left: play it and win.</source>
        <translation>{play}能压{beat}，而且是最后一手：打出去就赢了。</translation>
    </message>
</context>
<context>
    <name>DouDizhuRules</name>
    <message>
        <source>A bid is 1, 2 or 3. The highest bidder becomes the landlord, and the bid is the stake.</source>
        <translation>可叫1、2、3分。叫分最高者当地主，所叫分数即底分。</translation>
    </message>
    <message>
        <source>A bid of 3 ends the auction at once.</source>
        <translation>有人叫3分，叫分立即结束。</translation>
    </message>
    <message>
        <source>A bomb is four of a kind on its own, or both jokers together: the rocket. A bomb can be played on anything and is beaten only by a higher bomb; the rocket is the highest. Every four of a kind played as a bomb doubles the stake.</source>
        <translation>四张同点数的牌单独打出，或两张王一起打出（王炸），就是炸弹。炸弹可压任何牌，只有更大的炸弹能压它，王炸最大。每出一个四张的炸弹，分值翻倍。</translation>
    </message>
    <message>
        <source>A single card, a pair, or a triple; a triple may carry a single card or a pair (full house).</source>
        <translation>单张、对子、三张；三张可带一张单牌或一对。</translation>
    </message>
    <message>
        <source>An example: a stake of {bid} and one bomb make {stake}. If the landlord wins, each farmer pays {pay} and the landlord gets {gain}; if the farmers win, each gets {share} and the landlord pays {loss}.</source>
        <translation>例：底分{bid}，出过一个炸弹，分值为{stake}。地主胜，两农民各付{pay}分，地主得{gain}分；农民胜，各得{share}分，地主付{loss}分。</translation>
    </message>
    <message>
        <source>Between equal bids the earlier one counts.</source>
        <translation>叫分相同，先叫者有效。</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Cards carried along are kickers. They never have the rank of the cards they go with, and two jokers are not a pair.</source>
        <translation>一起带出的牌叫带牌。带牌不能与主牌同点数，两张王不算一对。</translation>
    </message>
    <message>
        <source>Chains: a straight is five or more single cards of consecutive ranks, a pair chain three or more consecutive pairs, an airplane two or more consecutive triples. Each triple of an airplane may carry a card, or each a pair: its wings.</source>
        <translation>连牌：顺子是点数相连的五张或更多单牌，连对是相连的三对或更多，飞机是相连的两个或更多三张。飞机的每个三张可各带一张单牌，或各带一对，称为翅膀。</translation>
    </message>
    <message>
        <source>Click a card to pick it up: the first click also takes whatever it needs to beat the table. Drag across cards to pick up several, right-click to put them all back, pull a card up to play.</source>
        <translation>点一张牌即选中它：第一次点会连同能压过桌面的牌一起选中。拖过几张牌可一起选中，在牌外点右键全部放回，把牌往上拖即出牌。</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Count how many plays your hand needs, not how high it is. Get rid of low single cards inside straights and as kickers.</source>
        <translation>先算手牌要几手出完，不要只看大小。小单张尽量编进顺子或当带牌。</translation>
    </message>
    <message>
        <source>Farmers: do not beat your partner without need. Whoever plays just before the landlord plays high.</source>
        <translation>农民不要无故压队友；坐在地主上家的农民应出大牌顶住。</translation>
    </message>
    <message>
        <source>Four of a kind may carry two cards or two pairs. Then it is not a bomb.</source>
        <translation>四张可带两张单牌或两对，这时不算炸弹。</translation>
    </message>
    <message>
        <source>From low to high.</source>
        <translation>从小到大。</translation>
    </message>
    <message>
        <source>From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not matter.</source>
        <translation>从小到大：3 4 5 6 7 8 9 10 J Q K A 2、小王、大王。花色不分大小。</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>怎样打好</translation>
    </message>
    <message>
        <source>If everyone passes, new cards are dealt, three times at most; after that the landlord is drawn by lot and the stake is 1.</source>
        <translation>三人都不叫就重新发牌，最多三次；之后抽签决定地主，底分为1。</translation>
    </message>
    <message>
        <source>If the landlord wins, each farmer pays the landlord the stake.</source>
        <translation>地主胜，每个农民付给地主全部分值。</translation>
    </message>
    <message>
        <source>In turn, the others play a higher combination of the same kind and size, or a bomb, or pass.</source>
        <translation>其他人依次出同类、同张数而更大的牌，或出炸弹，或者不出。</translation>
    </message>
    <message>
        <source>Keep twos and jokers to win back the lead, and bombs for the end.</source>
        <translation>2和王留着夺回牌权，炸弹留到最后。</translation>
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
        <source>Play goes anticlockwise, to the right.</source>
        <translation>按逆时针方向，轮到右边的人。</translation>
    </message>
    <message>
        <source>Play goes clockwise, to the left.</source>
        <translation>按顺时针方向，轮到左边的人。</translation>
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
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>The landlord shows the kitty to everyone, takes it and leads to the first trick.</source>
        <translation>地主亮出底牌，收入手中，并首先出牌。</translation>
    </message>
    <message>
        <source>The leader may play any combination, and may not pass.</source>
        <translation>首先出牌的人可出任何牌型，但不能不出。</translation>
    </message>
    <message>
        <source>The pack has 54 cards, two jokers among them. Each player is dealt 17 cards; the other three, the kitty, stay face down.</source>
        <translation>一副牌54张，含两张王。每人发17张，余下三张为底牌，扣在桌上。</translation>
    </message>
    <message>
        <source>Then the player with the most points wins; players who tie share the win. Points can fall below zero.</source>
        <translation>最后分数最高者获胜，同分者共同获胜。分数可以低于0。</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Two farmers play against one landlord. The first player to get rid of all their cards wins the deal; if it is a farmer, both farmers win.</source>
        <translation>两个农民对一个地主。先出完手牌者胜；若是农民，两个农民都胜。</translation>
    </message>
    <message>
        <source>When the other two have passed, whoever played last leads the next trick.</source>
        <translation>另外两家都不出，最后出牌的人重新出牌。</translation>
    </message>
    <message>
        <source>{high} beats {low}: kickers don’t count.</source>
        <translation>{high}压过{low}：带牌不比大小。</translation>
    </message>
</context>
<context>
    <name>DouDizhuTerms</name>
    <message>
        <source>A card or pair that goes along with three or four of a kind.</source>
        <translation>三张或四张所带的单牌或对子。</translation>
    </message>
    <message>
        <source>A deal in which one side hardly got to play; it counts double.</source>
        <translation>一方几乎没能出牌，分值翻倍。</translation>
    </message>
    <message>
        <source>A triple with a pair.</source>
        <translation>三张带一对。</translation>
    </message>
    <message>
        <source>Both jokers together, the highest bomb.</source>
        <translation>两张王一起打出，最大的炸弹。</translation>
    </message>
    <message>
        <source>Five or more single cards of consecutive ranks.</source>
        <translation>点数相连的五张或更多单牌。</translation>
    </message>
    <message>
        <source>Four of a kind on its own, or both jokers together.</source>
        <translation>四张同点数的牌，或两张王。</translation>
    </message>
    <message>
        <source>One of the two who play together against the landlord.</source>
        <translation>联手对付地主的两人之一。</translation>
    </message>
    <message>
        <source>The bid times everything that multiplies it.</source>
        <translation>底分乘以所有倍数。</translation>
    </message>
    <message>
        <source>The cards or pairs that an airplane carries.</source>
        <translation>飞机所带的单牌或对子。</translation>
    </message>
    <message>
        <source>The three cards left over, which the landlord gets.</source>
        <translation>余下的三张牌，归地主。</translation>
    </message>
    <message>
        <source>Three or more pairs of consecutive ranks.</source>
        <translation>点数相连的三对或更多。</translation>
    </message>
    <message>
        <source>Two or more triples of consecutive ranks.</source>
        <translation>点数相连的两个或更多三张。</translation>
    </message>
    <message>
        <source>Whoever bid highest; plays alone against the farmers.</source>
        <translation>叫分最高的人，独自对付两个农民。</translation>
    </message>
    <message>
        <source>airplane|airplanes</source>
        <translation>飞机</translation>
    </message>
    <message>
        <source>bomb|bombs</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>farmer|farmers</source>
        <translation>农民</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>三带二</translation>
    </message>
    <message>
        <source>kicker|kickers</source>
        <translation>带牌</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>landlord</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>地主</translation>
    </message>
    <message>
        <source>pair chain|pair chains</source>
        <translation>连对</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>straight|straights</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>翅膀</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before a match the program draws a secret seed. The fingerprint covers the seed, the game, the house rules and the seats; nobody can find the seed from it, and nobody can find another seed with the same fingerprint.</source>
        <translation>对局开始前，程序会抽取一个秘密种子。指纹涵盖种子、游戏、规则和座位；没有人能从指纹推出种子，也没有人能找到指纹相同的另一个种子。</translation>
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
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Fingerprint of this match</source>
        <translation>本次对局的指纹</translation>
    </message>
    <message>
        <source>How deals are kept fair</source>
        <translation>公平发牌</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>原理</translation>
    </message>
    <message>
        <source>If you tick the box on the new-match page, the fingerprint is shown before the deal, and everybody may then add words. The cards follow from the seed and all words. After the match the seed is shown, and no move can be undone any more.</source>
        <translation>在新对局页面勾选后，发牌前会显示指纹，随后每个人都可以加上附言。牌由种子和所有附言决定。对局结束后会显示种子，此后不能再悔牌。</translation>
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
        <translation>本次对局的种子已经确定，这个指纹涵盖种子、规则和座位。请复制、记下或拍照，以便对局结束后比对。</translation>
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
        <translation>这次对局来自较早的版本：指纹只涵盖种子。</translation>
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
        <source>A fault stopped the program last time. Help → Show log says more.</source>
        <translation>程序上次因错误而中止。详情见“帮助”→“显示日志”。</translation>
    </message>
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
        <source>What went wrong in the program itself. It holds no names, no cards and no files of yours.</source>
        <translation>这里记录程序自身出的问题，不含姓名、牌面或你的文件。</translation>
    </message>
</context>
<context>
    <name>Fence</name>
    <message>
        <source>The game {name} ({package}) failed, so its match was closed. It is kept as far as it went.</source>
        <translation>游戏{name}（{package}）出错，对局已退出，此前的内容都已保存。</translation>
    </message>
    <message>
        <source>The game {name} ({package}) failed.</source>
        <translation>游戏{name}（{package}）出错。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>a link that leads nowhere</source>
        <translation>链接的目标不存在</translation>
    </message>
    <message>
        <source>not a possible name of a file</source>
        <translation>不能用作文件名</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>磁盘没有响应</translation>
    </message>
</context>
<context>
    <name>GinLessons</name>
    <message>
        <source>A knock with {least} wins only the difference, and your opponent may lay off. Gin would bring 25 more.</source>
        <translation>以{least}点敲牌只得差额，对方还能补牌。成金另加25分。</translation>
    </message>
    <message>
        <source>Against gin nobody may lay off.</source>
        <translation>对方成金时不能补牌。</translation>
    </message>
    <message>
        <source>Both of you passed, so the first card comes from the stock: draw.</source>
        <translation>双方都没要明牌，所以第一张从牌堆摸。</translation>
    </message>
    <message>
        <source>Cards in runs and sets count nothing; the rest is deadwood.</source>
        <translation>顺子和刻子里的牌不算点，其余是死牌。</translation>
    </message>
    <message>
        <source>Cards that fit the knocker’s melds can be laid off.</source>
        <translation>能接在敲牌方牌组上的牌可以补。</translation>
    </message>
    <message>
        <source>Everything but {card} is in melds: knock with it, and that’s gin. 25 points more, and nobody may lay off.</source>
        <translation>除了{card}全部成组：弃它敲牌就是金。另加25分，对方不能补牌。</translation>
    </message>
    <message>
        <source>Gin is a hand without deadwood: 25 points more.</source>
        <translation>金就是没有死牌：另加25分。</translation>
    </message>
    <message>
        <source>Gin! Your opponent has {other} points of deadwood, and gin pays {bonus}: {points} for you.</source>
        <translation>金！对方死牌{other}点，金加{bonus}分：你得{points}分。</translation>
    </message>
    <message>
        <source>Going gin</source>
        <translation>成金</translation>
    </message>
    <message>
        <source>If you have no more deadwood than the knocker, it’s an undercut: 25 extra.</source>
        <translation>死牌不多于敲牌方就是反敲：另加25分。</translation>
    </message>
    <message>
        <source>Nothing else fits. You have {deadwood}, the knocker has {theirs}: press Done and see.</source>
        <translation>没有能补的了。你{deadwood}点，敲牌方{theirs}点：按“完成”看结果。</translation>
    </message>
    <message>
        <source>Now discard {card}: it is in no meld and counts {pips}, which leaves {least} points. Every turn ends with a discard.</source>
        <translation>弃{card}：它不成组，算{pips}点，弃后剩{least}点。每个回合都以弃牌结束。</translation>
    </message>
    <message>
        <source>So knocking with a lot of deadwood is a risk.</source>
        <translation>所以死牌多时敲牌有风险。</translation>
    </message>
    <message>
        <source>Take {top} from the discard pile: it fits, and leaves {with_top} points instead of {deadwood}.</source>
        <translation>拿弃牌堆的{top}：能成组，死牌从{deadwood}点降到{with_top}点。</translation>
    </message>
    <message>
        <source>Take {top}: it makes a meld and, once you discard, leaves {with_top} points instead of {deadwood}.</source>
        <translation>拿{top}：成一组，弃牌后死牌从{deadwood}点降到{with_top}点。</translation>
    </message>
    <message>
        <source>The first upcard sets how much deadwood you may knock with.</source>
        <translation>第一张明牌决定死牌多少点可以敲牌。</translation>
    </message>
    <message>
        <source>The first upcard, {upcard}, fixes the limit: with {limit} points of deadwood or less after your turn you may knock and lay down your hand.</source>
        <translation>第一张明牌{upcard}定上限：轮到你弃牌后死牌不超过{limit}点，就可以敲牌摊开。</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>敲牌</translation>
    </message>
    <message>
        <source>The knocker wins the difference of the deadwood.</source>
        <translation>敲牌方赢得死牌的差额。</translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins this hand.</source>
        <translation>牌堆已用完：这一副没有赢家。</translation>
    </message>
    <message>
        <source>The undercut</source>
        <translation>反敲</translation>
    </message>
    <message>
        <source>Three or more of a rank, or in a row in one suit, make a meld. You have none so far, so all your cards are deadwood, {deadwood} points: face cards count 10, all others their number. Aim to lower it.</source>
        <translation>三张以上同点，或同花色相连，就是一个牌组。你还没有，所以全是死牌：{deadwood}点，人头牌算10点。要设法减少。</translation>
    </message>
    <message>
        <source>Three or more of a rank, or in a row in one suit, make a meld: you have {melds}. The rest is deadwood, {deadwood} points; face cards count 10, all others their number.</source>
        <translation>三张以上同点，或同花色相连，就是一个牌组：你有{melds}。其余是死牌，{deadwood}点，人头牌算10点。</translation>
    </message>
    <message>
        <source>Undercut! You have {own}, the knocker {other}: the difference of {difference} and {bonus} for the undercut make {points} points.</source>
        <translation>反敲！你{own}点，敲牌方{other}点：差额{difference}加反敲{bonus}，共{points}分。</translation>
    </message>
    <message>
        <source>Waiting for it is a risk: your opponent may knock first.</source>
        <translation>等待有风险：对方可能先敲牌。</translation>
    </message>
    <message>
        <source>Without {card} you have {least} points, and the limit is {limit}: knock! Waiting gives your opponent time to catch up.</source>
        <translation>弃{card}后剩{least}点，上限{limit}点：敲牌！再等就给了对方时间。</translation>
    </message>
    <message>
        <source>Without {thrown} you have {now} points of deadwood; without {card} it would be {least}.</source>
        <translation>弃{thrown}死牌{now}点；弃{card}只有{least}点。</translation>
    </message>
    <message>
        <source>You could have knocked with {least}: the limit is {limit}. Now your opponent may be first.</source>
        <translation>本可以{least}点敲牌：上限{limit}点。现在对方可能抢先。</translation>
    </message>
    <message>
        <source>You could knock with {least}. But one more card makes gin, worth 25 more; it is early, so discard {card} and wait.</source>
        <translation>现在可以{least}点敲牌。但再来一张就成金，多25分；还早，弃{card}等一等。</translation>
    </message>
    <message>
        <source>You have {own}, your opponent has {other} after laying off: the difference is yours, {points} points.</source>
        <translation>你{own}点，对方补牌后{other}点：差额归你，{points}分。</translation>
    </message>
    <message>
        <source>You have {own}, your opponent has {other} and scores {points} points.</source>
        <translation>你{own}点，对方{other}点；对方得{points}分。</translation>
    </message>
    <message>
        <source>Your opponent has knocked with {theirs} points; you have {deadwood}. Lay {card} off on the knocker’s meld: then you have {left}.</source>
        <translation>对方以{theirs}点敲牌，你有{deadwood}点。把{card}补到敲牌方的牌组上，就剩{left}点。</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}分</translation>
    </message>
    <message>
        <source>{card} fits the knocker’s meld. Laid off, you would have {left} points against {theirs}.</source>
        <translation>{card}能接在敲牌方的牌组上。补了就是{left}点对{theirs}点。</translation>
    </message>
    <message>
        <source>{now} is more than the limit of {limit}: such a knock only shows your opponent your hand, and play goes on.</source>
        <translation>{now}点超过上限{limit}点：这样敲牌只会让对方看到你的牌，这一副继续打。</translation>
    </message>
    <message>
        <source>{top} doesn’t help you. Draw from the stock: an unknown card might.</source>
        <translation>{top}没有用。从牌堆摸一张碰碰运气。</translation>
    </message>
    <message>
        <source>{top} makes no meld, and your opponent has seen you take it. An unknown card could have helped.</source>
        <translation>{top}不成组，还让对方看到了。摸一张未知的也许更好。</translation>
    </message>
    <message>
        <source>{top} makes no meld: pass.</source>
        <translation>{top}不成组：不要。</translation>
    </message>
    <message>
        <source>{top} would have made a meld: {with_top} points left instead of {deadwood}.</source>
        <translation>拿{top}能成组：死牌{with_top}点而不是{deadwood}点。</translation>
    </message>
</context>
<context>
    <name>GinRules</name>
    <message>
        <source>A drawn hand brings nobody points, and the same player deals again.</source>
        <translation>流局双方都不得分，由同一人再发牌。</translation>
    </message>
    <message>
        <source>A run.</source>
        <translation>顺子。</translation>
    </message>
    <message>
        <source>A set.</source>
        <translation>刻子。</translation>
    </message>
    <message>
        <source>After a hand with equal deadwood the other player deals.</source>
        <translation>死牌相同的一副之后，由另一人发牌。</translation>
    </message>
    <message>
        <source>An example: you have {mine} points and won {hands} hands, your opponent {theirs} and {lost}. You count {mine} + {boxes} + {bonus} = {total}, your opponent {theirs} + {others} = {less}: a difference of {credit}.</source>
        <translation>例：你有{mine}分，赢了{hands}副；对手{theirs}分，赢了{lost}副。你计{mine} + {boxes} + {bonus} = {total}，对手计{theirs} + {others} = {less}，相差{credit}分。</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, face cards 10, all others their number. The less, the better; none at all is gin.</source>
        <translation>不成组的牌是死牌：A算1点，J、Q、K算10点，其余按牌面点数。死牌越少越好，一张也没有就是金（gin）。</translation>
    </message>
    <message>
        <source>Click the stock or the discard pile to draw, a card to pick it up, the discard pile to discard it; or drag the cards. Right-click puts a card back.</source>
        <translation>点牌堆或弃牌堆即摸牌，点手牌即选中，再点弃牌堆即弃牌；也可以拖动。点右键取消选中。</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Dealing and the knock limit</source>
        <translation>发牌与敲牌上限</translation>
    </message>
    <message>
        <source>Discard high cards that match nothing first; middle cards fit the most runs.</source>
        <translation>先弃点数大的散牌，中间的牌最容易组成顺子。</translation>
    </message>
    <message>
        <source>Each hand won is a box.</source>
        <translation>每赢一副记一个局分。</translation>
    </message>
    <message>
        <source>Examples, after laying off, with nothing doubled:</source>
        <translation>例（补牌之后，不计加倍）：</translation>
    </message>
    <message>
        <source>First the player who did not deal may take the upcard; if they pass, the dealer may; if both pass, the player who did not deal draws from the stock.</source>
        <translation>首先，非发牌者可拿首张明牌；不要则发牌者可拿；两人都不要，由非发牌者从牌堆摸牌。</translation>
    </message>
    <message>
        <source>From then on you take the top discard or draw from the stock, and then discard one card or knock.</source>
        <translation>此后轮流拿弃牌堆最上面的牌或从牌堆摸牌，然后弃一张或敲牌。</translation>
    </message>
    <message>
        <source>Games and the match</source>
        <translation>局与整场对局</translation>
    </message>
    <message numerus="yes">
        <source>Gin against {other}: %n point(s).</source>
        <translation>
            <numerusform>金（gin），对手死牌{other}：得%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>怎样打好</translation>
    </message>
    <message>
        <source>If the loser of a game won no hand, that is a shut-out: the winner’s points and the game bonus count double, the boxes do not.</source>
        <translation>若输家一副也没赢，就是零封：赢家的分数和本局奖分加倍，局分不加倍。</translation>
    </message>
    <message>
        <source>If your deadwood is within the limit after drawing, you may knock: you discard face down and show your hand.</source>
        <translation>摸牌后死牌不超过上限，就可以敲牌：扣着弃一张，亮出手牌。</translation>
    </message>
    <message>
        <source>In the first turns knock as soon as you may; later a low hand is less likely to be undercut.</source>
        <translation>开局能敲就敲；越往后，死牌越少越不容易被反敲。</translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}, an undercut: %n point(s) for the opponent.</source>
        <translation>
            <numerusform>以{mine}敲牌，对手{other}，被反敲：对手得%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}: %n point(s) for the knocker.</source>
        <translation>
            <numerusform>以{mine}敲牌，对手{other}：敲牌者得%n分。</numerusform>
        </translation>
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
        <source>Scoring a hand</source>
        <translation>一副牌的计分</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>The pack has 52 cards. Each player is dealt ten; the rest is the stock. Its top card, the upcard, is turned over and begins the discard pile.</source>
        <translation>一副牌52张，每人发十张，其余为牌堆。翻开牌堆最上面的一张，即首张明牌，作为弃牌堆的第一张。</translation>
    </message>
    <message>
        <source>The upcard fixes the limit: the most deadwood you may knock with.</source>
        <translation>首张明牌定出上限：死牌不超过它才可以敲牌。</translation>
    </message>
    <message>
        <source>Then the higher match score wins.</source>
        <translation>最后对局总分较高者获胜。</translation>
    </message>
    <message>
        <source>This hand has {deadwood} points of deadwood.</source>
        <translation>这手牌的死牌是{deadwood}点。</translation>
    </message>
    <message>
        <source>Two players arrange ten cards each in melds: runs, three or more cards of a suit in succession, the ace below the 2; and sets, three or four cards of a rank. No card is in two melds.</source>
        <translation>两人各将十张牌配成牌组：顺子是同花色相连的三张或更多（A在2之下），刻子是同点数的三张或四张。一张牌不能同时用于两组。</translation>
    </message>
    <message>
        <source>Unless you have gin, your opponent may lay off deadwood: add cards to your melds that fit there.</source>
        <translation>除非你是金（gin），对手可以补牌：把能接上的死牌接到你的牌组上。</translation>
    </message>
    <message>
        <source>Upcard {card}: knock with at most {limit}, and all points are doubled.</source>
        <translation>首张明牌{card}：死牌不超过{limit}可敲牌，所有分数加倍。</translation>
    </message>
    <message>
        <source>Upcard {card}: knock with at most {limit}.</source>
        <translation>首张明牌{card}：死牌不超过{limit}可敲牌。</translation>
    </message>
    <message>
        <source>Upcard {card}: only gin ends the hand.</source>
        <translation>首张明牌{card}：只有成金才能结束。</translation>
    </message>
    <message>
        <source>Watch what your opponent takes.</source>
        <translation>留意对手拿了什么。</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot; in later games it is the player who leads the match, if there is one.</source>
        <translation>首先由谁发牌抽签决定；以后各局，由对局中领先者（如有）先发牌。</translation>
    </message>
    <message>
        <source>Whoever knocks above the limit takes the hand back, the discard is turned up, and play goes on as after any discard; the opponent has seen the hand.</source>
        <translation>超过上限而敲牌的人收回手牌，弃牌翻开，和弃牌之后一样继续；对手已看到手牌。</translation>
    </message>
    <message>
        <source>Whoever then has more adds the difference to their match score – even if the other reached the target.</source>
        <translation>这样算来较多的一方，把差额记入对局总分——即使先达到目标的是对手。</translation>
    </message>
    <message>
        <source>With less deadwood than the opponent, the knocker scores the difference. If the opponent has less, that is an undercut: the opponent scores the difference and a bonus. Gin scores the opponent’s deadwood and a bonus, and cannot be undercut.</source>
        <translation>敲牌者的死牌少于对手，得差额。对手更少则为反敲：对手得差额加奖分。金（gin）得对手的死牌点数加奖分，不会被反敲。</translation>
    </message>
</context>
<context>
    <name>GinTerms</name>
    <message>
        <source>A game in which one player won no hand.</source>
        <translation>一方一副也没赢的一局。</translation>
    </message>
    <message>
        <source>A hand without any deadwood.</source>
        <translation>没有死牌的手牌。</translation>
    </message>
    <message>
        <source>A hand won, counted at the end of the game.</source>
        <translation>赢下的一副，本局结束时计分。</translation>
    </message>
    <message>
        <source>A run or a set.</source>
        <translation>顺子或刻子。</translation>
    </message>
    <message>
        <source>Cards in no meld, and what they count together.</source>
        <translation>不成组的牌，也指其点数之和。</translation>
    </message>
    <message>
        <source>Eleven cards in melds, without a discard.</source>
        <translation>十一张牌全部成组，不弃牌。</translation>
    </message>
    <message>
        <source>The first card turned over; it fixes the limit.</source>
        <translation>最先翻开的牌，决定上限。</translation>
    </message>
    <message>
        <source>The knocker’s opponent has less deadwood, and scores.</source>
        <translation>对手的死牌比敲牌者少，由对手得分。</translation>
    </message>
    <message>
        <source>The most deadwood you may knock with.</source>
        <translation>可以敲牌的死牌点数上限。</translation>
    </message>
    <message>
        <source>The pile of face-down cards to draw from.</source>
        <translation>扣着的牌，从中摸牌。</translation>
    </message>
    <message>
        <source>Three or four cards of one rank.</source>
        <translation>同点数的三张或四张。</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in succession.</source>
        <translation>同花色相连的三张或更多。</translation>
    </message>
    <message>
        <source>To add deadwood to the knocker’s melds.</source>
        <translation>把死牌接到敲牌者的牌组上。</translation>
    </message>
    <message>
        <source>To end the hand by laying it down.</source>
        <translation>亮出手牌，结束这一副。</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>大金</translation>
    </message>
    <message>
        <source>box|boxes</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>deadwood</source>
        <translation>死牌</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>金</translation>
    </message>
    <message>
        <source>knock|knocks|knocked|knocking</source>
        <translation>敲牌</translation>
    </message>
    <message>
        <source>lay off|lays off|laid off|laying off</source>
        <translation>补牌</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>meld|melds</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>牌组</translation>
    </message>
    <message>
        <source>run|runs</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>set|sets</source>
        <translation>刻子</translation>
    </message>
    <message>
        <source>shut-out</source>
        <translation>零封</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>反敲</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>首张明牌|明牌</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A real deal at a real table; a bubble tells you what happens and why. It doesn’t count as one of your matches.</source>
        <translation>就在真正的牌桌上打一副，气泡会讲解每一步和其中的道理。不计入你的对局。</translation>
    </message>
    <message>
        <source>First hands</source>
        <translation>新手引导</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开这一课</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着打</translation>
    </message>
    <message>
        <source>Played out, this deal ends with {own}, not {best}.</source>
        <translation>打到底，这一副是{own}，而不是{best}。</translation>
    </message>
    <message>
        <source>Then these cards would not be played at all.</source>
        <translation>那样这副牌就打不成了。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>With these very cards it costs nothing; with most others it would.</source>
        <translation>这副牌恰好没有损失，多数情况下会有。</translation>
    </message>
    <message>
        <source>You have left the path of this lesson. Play on as you like, or undo.</source>
        <translation>这已经不是这一课要讲的打法。可以随意接着打，也可以悔牌。</translation>
    </message>
    <message>
        <source>{lesson} · {part} of {parts}</source>
        <translation>{lesson} · {part}/{parts}</translation>
    </message>
    <message>
        <source>{lesson} – done</source>
        <translation>{lesson} · 完成</translation>
    </message>
    <message>
        <source>{lesson} – go on</source>
        <translation>{lesson} · 继续</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Move the card within the hand</source>
        <translation>在手牌中移动这张牌</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
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
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔牌</translation>
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
        <source>%n undo(s)</source>
        <translation>
            <numerusform>悔牌%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>Help used: {help}</source>
        <translation>使用帮助：{help}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hide hints</source>
        <translation>收起提示</translation>
    </message>
    <message>
        <source>Looking for your best move…</source>
        <translation>正在寻找最好的打法…</translation>
    </message>
    <message>
        <source>Your options, best first</source>
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
        <source>Match history</source>
        <translation>对局历史</translation>
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
        <translation>一·赤王</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>首张</translation>
    </message>
    <message>
        <source>2 to 10 players · about 20 min</source>
        <translation>2至10人·约20分钟</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>二张</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>4, kin-shi</source>
        <translation>四·金四</translation>
    </message>
    <message>
        <source>4-1 pays double, but only with two cards.</source>
        <translation>四一赔两倍，但只算两张牌。</translation>
    </message>
    <message>
        <source>4th from the top; nobody has looked</source>
        <translation>从上数第四张；没有人看过</translation>
    </message>
    <message>
        <source>4th from top</source>
        <translation>上数第四张</translation>
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
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only {name} sees it</source>
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
        <source>All rounds have been played.</source>
        <translation>所有轮次都已打完。</translation>
    </message>
    <message>
        <source>As before: {amount}</source>
        <translation>同上轮：{amount}</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Bet as before</source>
        <translation>照上轮下注</translation>
    </message>
    <message>
        <source>Bets &lt;b&gt;{bet}&lt;/b&gt; of {cap}</source>
        <translation>已下注&lt;b&gt;{bet}&lt;/b&gt;/{cap}</translation>
    </message>
    <message>
        <source>Bets still open</source>
        <translation>还可下注</translation>
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
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Chips by round</source>
        <translation>各轮筹码走势</translation>
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
        <source>Column {column} ({hand}): equal, the dealer wins.</source>
        <translation>第{column}列：{hand}，点数相同，庄家赢。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): higher, wins.</source>
        <translation>第{column}列：{hand}，点数大，赢。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): loses to the dealer’s special pair.</source>
        <translation>第{column}列：{hand}，输给庄家的特殊两张。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): loses to three of a kind.</source>
        <translation>第{column}列：{hand}，输给豹子。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): lower, loses.</source>
        <translation>第{column}列：{hand}，点数小，输。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): nobody has bet.</source>
        <translation>第{column}列：{hand}，无人下注。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): stakes go back.</source>
        <translation>第{column}列：{hand}，赌注退回。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): void.</source>
        <translation>第{column}列：{hand}，作废。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): wins more than even money.</source>
        <translation>第{column}列：{hand}，赢得超过赌注。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): wins twice its stake.</source>
        <translation>第{column}列：{hand}，赢得两倍赌注。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): you pay.</source>
        <translation>第{column}列：{hand}，你赔。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): you win.</source>
        <translation>第{column}列：{hand}，你赢。</translation>
    </message>
    <message>
        <source>Column {column} is listed twice.</source>
        <translation>第{column}列重复了。</translation>
    </message>
    <message>
        <source>Column {column} is turned up: {rank}.</source>
        <translation>第{column}列翻开：{rank}。</translation>
    </message>
    <message>
        <source>Column {column}, second card: face down.</source>
        <translation>第{column}列，第二张：扣着。</translation>
    </message>
    <message>
        <source>Column {column}, second card: {rank}.</source>
        <translation>第{column}列，第二张：{rank}。</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>第{number}列</translation>
    </message>
    <message>
        <source>Costs more than column {a}.</source>
        <translation>比第{a}列亏得多。</translation>
    </message>
    <message>
        <source>Counting all unseen cards, a third card is worth more in the end.</source>
        <translation>算上所有未见的牌，要第三张更划算。</translation>
    </message>
    <message>
        <source>Counting all unseen cards, two cards are worth more in the end.</source>
        <translation>算上所有未见的牌，只留两张更划算。</translation>
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
        <translation>庄家点数</translation>
    </message>
    <message>
        <source>Dealer’s cards</source>
        <translation>庄家的牌</translation>
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
        <source>Don’t bet</source>
        <translation>不下注</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>结束对局</translation>
    </message>
    <message>
        <source>Equal totals go to the dealer: that alone costs {a} of 100 chips.</source>
        <translation>点数相同归庄家：单这一条，每100个筹码就亏{a}个。</translation>
    </message>
    <message>
        <source>Everyone must bet at least one chip.</source>
        <translation>每人至少下注一枚筹码。</translation>
    </message>
    <message>
        <source>Eye: not yet seen by the dealer</source>
        <translation>眼睛标记：庄家还没看过</translation>
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
        <source>From the bottom; nobody has looked</source>
        <translation>取自最下面；没有人看过</translation>
    </message>
    <message>
        <source>From the top; nobody has looked</source>
        <translation>取自最上面；没有人看过</translation>
    </message>
    <message>
        <source>Gives up what column {a} promises.</source>
        <translation>这样就放弃了第{a}列的机会。</translation>
    </message>
    <message>
        <source>Hint: 4th from top</source>
        <translation>提示：上数第四张</translation>
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
        <source>Hint: don’t bet</source>
        <translation>提示：不下注</translation>
    </message>
    <message>
        <source>Hint: stand</source>
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
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>It makes no difference: nobody has seen the deck.</source>
        <translation>哪里都一样：谁也没看过牌堆。</translation>
    </message>
    <message>
        <source>It may be the top card, the bottom card or the fourth from the top.</source>
        <translation>可以取最上面、最下面或从上数第四张。</translation>
    </message>
    <message>
        <source>Kyo-Kabu</source>
        <translation>京株</translation>
    </message>
    <message>
        <source>Name a column and a number of chips.</source>
        <translation>下注要指明列和筹码数。</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一轮</translation>
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
        <source>Nothing may follow this action.</source>
        <translation>这个操作后面没有别的词。</translation>
    </message>
    <message>
        <source>Of {cap} chips, {left} may still be bet.</source>
        <translation>总额{cap}枚筹码，还可下注{left}枚。</translation>
    </message>
    <message>
        <source>Oicho-Kabu</source>
        <translation>追丁株</translation>
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
        <source>Only {chips} left under the bet limit.</source>
        <translation>下注总额还剩{chips}。</translation>
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
        <source>Promises a loss, if only by a hair.</source>
        <translation>看来要亏，只是亏得很少。</translation>
    </message>
    <message>
        <source>Promises as much as column {a}.</source>
        <translation>与第{a}列一样看好。</translation>
    </message>
    <message>
        <source>Promises less than column {a}.</source>
        <translation>不如第{a}列看好。</translation>
    </message>
    <message>
        <source>Promises the most, but little: bet little.</source>
        <translation>这列最看好，但利润很小：少押些。</translation>
    </message>
    <message>
        <source>Put a chip on that column</source>
        <translation>在这一列放一个筹码</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
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
        <translation>第{number}轮，九一</translation>
    </message>
    <message>
        <source>Round {number}, no bets</source>
        <translation>第{number}轮，无人下注</translation>
    </message>
    <message>
        <source>Round {number}, shippin</source>
        <translation>第{number}轮，四一</translation>
    </message>
    <message>
        <source>Round {number}, void</source>
        <translation>第{number}轮，作废</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Spreads the risk over several columns.</source>
        <translation>分押几列，分散风险。</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>That is not possible right now.</source>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>The 4th card from the top</source>
        <translation>从上数第四张</translation>
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
        <translation>庄家点数：{hand}。</translation>
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
        <source>The match is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>The match is over. Most chips: {names}.</source>
        <translation>对局结束。筹码最多：{names}。</translation>
    </message>
    <message>
        <source>The match was ended early.</source>
        <translation>对局已提前结束。</translation>
    </message>
    <message>
        <source>The minimum bet is one chip.</source>
        <translation>下注至少一枚筹码。</translation>
    </message>
    <message>
        <source>The older game: columns 5, 6, 7 and 8 against the dealer. Nine is best.</source>
        <translation>古老的玩法：5、6、7、8四列对庄家。九点最大。</translation>
    </message>
    <message>
        <source>The third card comes from the top.</source>
        <translation>第三张从最上面取。</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>本轮</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>最上面</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Which chip that is</source>
        <translation>选哪种筹码</translation>
    </message>
    <message>
        <source>With or without a third card, the odds are the same.</source>
        <translation>要不要第三张，胜算都一样。</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>你不输不赢</translation>
    </message>
    <message>
        <source>You can bet on one column only.</source>
        <translation>只能在一列下注。</translation>
    </message>
    <message>
        <source>You drew {rank}, nearest to nine: you deal</source>
        <translation>你抽到{rank}，最接近九，由你坐庄</translation>
    </message>
    <message>
        <source>You drew {rank}, the lowest: you deal</source>
        <translation>你抽到{rank}，最小，由你坐庄</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>你的点数</translation>
    </message>
    <message>
        <source>You have {chips}; {left} more may be bet.</source>
        <translation>你有{chips}；还可下注{left}。</translation>
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
        <source>You only have {chips}.</source>
        <translation>你只有{chips}。</translation>
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
        <source>a third card for column {column}?</source>
        <translation>第{column}列要第三张吗？</translation>
    </message>
    <message>
        <source>a third card for yourself?</source>
        <translation>自己要第三张吗？</translation>
    </message>
    <message>
        <source>arashi</source>
        <translation>豹子</translation>
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
        <source>buta</source>
        <translation>buta</translation>
    </message>
    <message>
        <source>from fourth place</source>
        <translation>从上数第四张</translation>
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
        <source>kabu</source>
        <translation>kabu</translation>
    </message>
    <message>
        <source>kuppin</source>
        <translation>九一</translation>
    </message>
    <message>
        <source>kuppin, 9 and 1</source>
        <translation>九一</translation>
    </message>
    <message>
        <source>naki</source>
        <translation>naki</translation>
    </message>
    <message>
        <source>nizō</source>
        <translation>nizō</translation>
    </message>
    <message>
        <source>no bet</source>
        <translation>不下注</translation>
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
        <translation>四一</translation>
    </message>
    <message>
        <source>shippin, 4 and 1</source>
        <translation>四一</translation>
    </message>
    <message>
        <source>sorokabu</source>
        <translation>豹子</translation>
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
        <source>{a} of {b} unseen cards help, {c} of them make 8 or 9.</source>
        <translation>未见的{b}张中有{a}张有帮助，其中{c}张成8或9点。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 4-1 here, which pays double.</source>
        <translation>未见的{b}张中有{a}张在此凑成四一，赔两倍。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 7, 8 or 9 here at once, more than elsewhere.</source>
        <translation>未见的{b}张中有{a}张让这里直接成7、8或9点，比别列多。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make three alike; the rest help too seldom.</source>
        <translation>未见的{b}张中有{a}张凑成豹子；其余的牌帮助太少。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards would hurt.</source>
        <translation>未见的{b}张中有{a}张会变差。</translation>
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
        <source>{names} share the win with {chips} each</source>
        <translation>{names}以{chips}并列获胜</translation>
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
        <source>{name} doesn’t bet.</source>
        <translation>{name}不下注。</translation>
    </message>
    <message>
        <source>{name} draws a third card in column {column}: {rank}.</source>
        <translation>{name}在第{column}列要了第三张：{rank}。</translation>
    </message>
    <message>
        <source>{name} draws {rank} to choose the dealer.</source>
        <translation>定庄：{name}抽到{rank}。</translation>
    </message>
    <message>
        <source>{name} drew {rank}, nearest to nine, and deals</source>
        <translation>{name}抽到{rank}，最接近九，坐庄</translation>
    </message>
    <message>
        <source>{name} drew {rank}, the lowest, and deals</source>
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
        <translation>{name}亮出九一（9和1），本轮立即结束。</translation>
    </message>
    <message>
        <source>{name} shows shippin, 4 and 1, and the round ends at once.</source>
        <translation>{name}亮出四一（4和1），本轮立即结束。</translation>
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
        <source>{name} stands in column {column}.</source>
        <translation>{name}在第{column}列不要第三张。</translation>
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
        <source>{sum} = {total}. It’s your choice.</source>
        <translation>{sum} = {total}。可自由选择。</translation>
    </message>
    <message>
        <source>{sum} = {total}. With 3 or less you must draw.</source>
        <translation>{sum} = {total}。3点或以下必须要第三张。</translation>
    </message>
    <message>
        <source>{sum} = {total}. With 7 or more you can’t draw.</source>
        <translation>{sum} = {total}。7点或以上不能要第三张。</translation>
    </message>
    <message>
        <source>{total}, {name}</source>
        <translation>{total}（{name}）</translation>
    </message>
    <message>
        <source>{total}: 3 or less must draw.</source>
        <translation>{total}：3点或以下必须要第三张。</translation>
    </message>
    <message>
        <source>{total}: 7 or more can’t draw.</source>
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
    <name>KabuLessons</name>
    <message>
        <source>4 and 1 or 9 and 1 win for the dealer on two cards.</source>
        <translation>庄家两张牌是4和1或9和1就赢。</translation>
    </message>
    <message>
        <source>9 and 1, kuppin, wins for the dealer on two cards.</source>
        <translation>庄家两张牌是9和1（九一）就赢。</translation>
    </message>
    <message>
        <source>A column nearer to 9 than the dealer wins as much as you bet.</source>
        <translation>比庄家更接近9的列，押多少赢多少。</translation>
    </message>
    <message>
        <source>A round as dealer</source>
        <translation>当庄家打一轮</translation>
    </message>
    <message>
        <source>A round as player</source>
        <translation>当闲家打一轮</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. From 7 on there is no third card: choose Stand. It is good as it is.</source>
        <translation>第{column}列：{first} + {second} = {sum} → {total}，{name}。7点起不能要第三张：选“不要”。这样已经很好。</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. Only {better} of the {unseen} cards you have not seen make it better: choose Stand.</source>
        <translation>第{column}列：{first} + {second} = {sum} → {total}，{name}。现在由你选。没见过的{unseen}张牌里只有{better}张能让点数变好：选“不要”。</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. {better} of the {unseen} cards you have not seen make it better, more than half: choose Card!</source>
        <translation>第{column}列：{first} + {second} = {sum} → {total}，{name}。现在由你选。没见过的{unseen}张牌里有{better}张能让点数变好，超过一半：选“要牌！”。</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Up to 3 you must take a third card: so low a total hardly ever wins.</source>
        <translation>第{column}列：{first} + {second} = {sum} → {total}，{name}。3点以下必须要第三张：点数这么低很难赢。</translation>
    </message>
    <message>
        <source>Equal totals: the bet goes back.</source>
        <translation>点数相同，退回下注。</translation>
    </message>
    <message>
        <source>If you bet nothing, you only watch this round: nothing lost, nothing won.</source>
        <translation>不下注就只能看：不输也不赢。</translation>
    </message>
    <message>
        <source>Nobody has bet, so nothing is compared.</source>
        <translation>没有人下注，所以不比。</translation>
    </message>
    <message>
        <source>Only the last digit counts, and 9 is best.</source>
        <translation>只看个位，9最大。</translation>
    </message>
    <message>
        <source>Only {better} of the {unseen} cards you had not seen could make {total} better; the others spoil it.</source>
        <translation>没见过的{unseen}张里只有{better}张能让{total}点变好，其余都会变差。</translation>
    </message>
    <message>
        <source>Put {stake} chips on column {columns}: click it twice (or press {columns} twice), then Place bets. It shows {ranks}, and you may bet on one column only.</source>
        <translation>在第{columns}列放{stake}枚：点击两次（或按两次{columns}），再选“下注”。那里是{ranks}，只能押一列。</translation>
    </message>
    <message>
        <source>Put {stake} chips on each of the columns {columns}: click each twice (or press its number twice), then Place bets. They show {ranks}; each wins or loses on its own.</source>
        <translation>在{columns}列各放{stake}枚：每列点击两次（或按两次数字键），再选“下注”。那里是{ranks}；各列分别定输赢。</translation>
    </message>
    <message>
        <source>The dealer has {hand}; your columns have {mine}. Whatever is nearer to 9 wins: {net} chips for you.</source>
        <translation>庄家是{hand}，你的列是{mine}。更接近9的赢：你{net}枚。</translation>
    </message>
    <message>
        <source>The dealer plays against every column at once.</source>
        <translation>庄家同时与每一列比。</translation>
    </message>
    <message>
        <source>The players have decided. Your second card: take the top one again, then you see both. A 1 after a 4 or a 9 would win at once.</source>
        <translation>闲家都决定了。第二张仍取最上面的，然后两张都能看到。先4或9、后1，就当场赢下。</translation>
    </message>
    <message>
        <source>There are four columns, and the dealer has a hand as well. You bet that a column comes nearer to 9 than the dealer. Only the last digit of a sum counts: 8 + 9 = 17 → 7.</source>
        <translation>共有四列，庄家另有自己的牌。你押某一列比庄家更接近9。只看和的个位：8 + 9 = 17 → 7。</translation>
    </message>
    <message>
        <source>This time you are the dealer. The others bet on columns, and your hand plays against each of them: you win what loses and pay what beats you.</source>
        <translation>这次你当庄家。别人押列，你的牌与每一列比：赢的归你，输的你赔。</translation>
    </message>
    <message>
        <source>Up to 3 you must take a third card, from 7 on you may not; in between, you choose.</source>
        <translation>3点以下必须要第三张，7点起不能要；中间由你选。</translation>
    </message>
    <message>
        <source>With a low total take a third card, with a high one don’t.</source>
        <translation>点数低要第三张，点数高不要。</translation>
    </message>
    <message>
        <source>You have {hand}. Each column is compared with it: whatever is lower loses its bet to you. {net} chips for you.</source>
        <translation>你是{hand}。每一列都与它比：点数低的输给你。你{net}枚。</translation>
    </message>
    <message>
        <source>You have {hand}: on two cards that beats every column, whatever its total, unless it holds three of a kind. {net} chips for you.</source>
        <translation>你是{hand}：两张牌就胜过任何列，不论点数，除非是豹子（三张相同）。你{net}枚。</translation>
    </message>
    <message>
        <source>Your first card, face down. Top, bottom or fourth, all are as good: nobody knows what lies there. Take the top one.</source>
        <translation>你的第一张，扣着。最上、最下或第四张都一样：谁也不知道是什么。取最上面的。</translation>
    </message>
    <message>
        <source>{amount} chips</source>
        <translation>{amount}枚</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. From 7 on the dealer takes no third card either.</source>
        <translation>{first} + {second} = {sum} → {total}，{name}。7点起庄家也不能要第三张。</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Now you choose. Only {better} of the {unseen} cards you have not seen make it better: choose Stand.</source>
        <translation>{first} + {second} = {sum} → {total}，{name}。现在由你选。没见过的{unseen}张牌里只有{better}张能让点数变好：选“不要”。</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Now you choose. {better} of the {unseen} cards you have not seen make it better, more than half: choose Card!</source>
        <translation>{first} + {second} = {sum} → {total}，{name}。现在由你选。没见过的{unseen}张牌里有{better}张能让点数变好，超过一半：选“要牌！”。</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Up to 3 the dealer must take a third card as well.</source>
        <translation>{first} + {second} = {sum} → {total}，{name}。3点以下庄家也必须要第三张。</translation>
    </message>
    <message>
        <source>{total} beats only a dealer with less. Of the {unseen} cards you had not seen, {better} would have made it better.</source>
        <translation>{total}点只赢得了点数更小的庄家。没见过的{unseen}张牌中，有{better}张会让点数变大。</translation>
    </message>
    <message>
        <source>{total} beats only columns with less. Of the {unseen} cards you had not seen, {better} would have made it better.</source>
        <translation>{total}点只能赢点数更小的列。你没见过的{unseen}张牌中，有{better}张会让点数变大。</translation>
    </message>
</context>
<context>
    <name>KabuOptions</name>
    <message>
        <source>4-1 and 9-1 against arashi</source>
        <translation>四一、九一对豹子</translation>
    </message>
    <message>
        <source>4-1 is a plain 5 for everyone.</source>
        <translation>四一对所有人都只是5点。</translation>
    </message>
    <message>
        <source>9 and 1 are kuppin in either order.</source>
        <translation>9和1不分先后都算九一。</translation>
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
        <source>A pair follows the rules like any other two cards.</source>
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
        <source>An arashi beats even what wins at once for the dealer.</source>
        <translation>豹子也胜过庄家立即获胜的牌。</translation>
    </message>
    <message>
        <source>Arashi pays</source>
        <translation>豹子的赔付</translation>
    </message>
    <message>
        <source>At least one chip</source>
        <translation>至少一枚筹码</translation>
    </message>
    <message>
        <source>Beats all but arashi</source>
        <translation>胜过豹子以外的一切</translation>
    </message>
    <message>
        <source>Cards set aside before the first field is dealt.</source>
        <translation>在场牌之前退出本轮的牌。</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Chips each player starts with.</source>
        <translation>第1轮之前每人拥有的筹码。</translation>
    </message>
    <message>
        <source>Chips may go below zero, and nobody drops out.</source>
        <translation>筹码可以低于零，没有人出局。</translation>
    </message>
    <message>
        <source>Closest to 9, drawn each round</source>
        <translation>每轮抽牌，最接近9者</translation>
    </message>
    <message>
        <source>Columns’ third card</source>
        <translation>各列的第三张</translation>
    </message>
    <message>
        <source>Counts as 0</source>
        <translation>算0点</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>允许负筹码</translation>
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
        <source>Dealer’s arashi</source>
        <translation>庄家的豹子</translation>
    </message>
    <message>
        <source>Dealer’s third card</source>
        <translation>庄家的第三张</translation>
    </message>
    <message>
        <source>Dealer’s third card from</source>
        <translation>庄家第三张取自</translation>
    </message>
    <message>
        <source>Dealer’s three-card zero</source>
        <translation>庄家三张0点</translation>
    </message>
    <message>
        <source>Draw on 3 or less, not on 7 or more</source>
        <translation>3点及以下必须要，7点及以上不能要</translation>
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
        <source>House sheet</source>
        <translation>本店规则</translation>
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
        <source>If an arashi meets what wins at once for the dealer, the stakes go back.</source>
        <translation>庄家立即获胜的牌遇到豹子时，赌注退回。</translation>
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
        <source>If the dealer’s three cards make an ordinary 0, the round is void.</source>
        <translation>庄家三张为普通的0点时，本轮作废。</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make an ordinary 0, they count as 0.</source>
        <translation>庄家三张为普通的0点时，按0点计。</translation>
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
        <source>Lowest card, drawn each round</source>
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
        <source>One for each player, secret</source>
        <translation>每位玩家一张，保密</translation>
    </message>
    <message>
        <source>One for the dealer too, secret</source>
        <translation>庄家也有一张，保密</translation>
    </message>
    <message>
        <source>Only 9 first and 1 second is kuppin.</source>
        <translation>先9后1才算九一。</translation>
    </message>
    <message>
        <source>Only bettors look; the dealer draws freely and keeps the deal until every column has beaten them.</source>
        <translation>只有下注者看牌，庄家自由要牌，直到每列都胜过庄家才换庄。</translation>
    </message>
    <message>
        <source>Only with the 1 as the second card.</source>
        <translation>只有第二张是1才算。</translation>
    </message>
    <message>
        <source>Open-ended</source>
        <translation>直到你停止</translation>
    </message>
    <message>
        <source>Order of 4-1 and 9-1</source>
        <translation>四一和九一的顺序</translation>
    </message>
    <message>
        <source>Order of kuppin</source>
        <translation>九一的顺序</translation>
    </message>
    <message>
        <source>Pairs may draw</source>
        <translation>对子可要牌</translation>
    </message>
    <message>
        <source>Passes to the right each round</source>
        <translation>每轮移到右边</translation>
    </message>
    <message>
        <source>Player’s choice</source>
        <translation>自由选择</translation>
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
        <source>Same dealer throughout</source>
        <translation>各轮同一庄家</translation>
    </message>
    <message>
        <source>Shippin belongs to the dealer, to a column, or to nobody.</source>
        <translation>四一属于庄家、属于某一列，还是不算。</translation>
    </message>
    <message>
        <source>Sitting out a round</source>
        <translation>整轮不下注</translation>
    </message>
    <message>
        <source>Sorokabu on both sides</source>
        <translation>双方都有豹子</translation>
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
        <source>Starting chips</source>
        <translation>起始筹码</translation>
    </message>
    <message>
        <source>The 1 may be the first or the second card.</source>
        <translation>1在第一张或第二张都算。</translation>
    </message>
    <message>
        <source>The arashi wins</source>
        <translation>豹子赢</translation>
    </message>
    <message>
        <source>The column (pays 2:1)</source>
        <translation>该列（赔两倍）</translation>
    </message>
    <message>
        <source>The column wins</source>
        <translation>该列赢</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>The dealer keeps the deal until all columns with bets win in the same round.</source>
        <translation>庄家连任，直到某一轮有下注的各列全赢为止。</translation>
    </message>
    <message>
        <source>The dealer keeps the deal until every column has beaten them, and follows the drawing rules.</source>
        <translation>直到每列都胜过庄家才换庄，庄家要牌也受限。</translation>
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
        <source>The dealer takes both cards from the top, the bottom or fourth from the top.</source>
        <translation>庄家的两张牌可取最上、最下或上面第四张。</translation>
    </message>
    <message>
        <source>The dealer takes both cards from the top.</source>
        <translation>庄家的两张牌都取最上面的。</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>庄家赢</translation>
    </message>
    <message>
        <source>The dealer’s third card always comes from the top.</source>
        <translation>庄家的第三张总是取最上面的牌。</translation>
    </message>
    <message>
        <source>The dealer’s third card comes from the top, the bottom or fourth from the top.</source>
        <translation>庄家的第三张可取最上、最下或上面第四张。</translation>
    </message>
    <message>
        <source>The dealer’s three cards of a rank beat all but an arashi.</source>
        <translation>庄家的豹子胜过闲家豹子以外的一切。</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>点数大者赢</translation>
    </message>
    <message>
        <source>The house sheet these games were built from.</source>
        <translation>本程序最初依据的规则。</translation>
    </message>
    <message>
        <source>The most all players together may bet in a round.</source>
        <translation>一轮中全体玩家下注总额的上限。</translation>
    </message>
    <message>
        <source>The same dealer throughout; the dealer wins ties.</source>
        <translation>各轮同一庄家，点数相同时庄家赢。</translation>
    </message>
    <message>
        <source>The same player deals in every round; without credit, only while they have chips.</source>
        <translation>每轮都由同一人坐庄；不允许负筹码时，仅限有筹码期间。</translation>
    </message>
    <message>
        <source>The second cards are dealt face up for everyone.</source>
        <translation>第二张牌明着发，人人可见。</translation>
    </message>
    <message>
        <source>Those who bet on the column</source>
        <translation>在该列下注者</translation>
    </message>
    <message>
        <source>Three cards of a rank do nothing special for the dealer.</source>
        <translation>豹子对庄家没有特别作用。</translation>
    </message>
    <message>
        <source>Three cards of a rank win three times the stake.</source>
        <translation>豹子赢三倍赌注。</translation>
    </message>
    <message>
        <source>Three cards of a rank win twice the stake.</source>
        <translation>豹子赢两倍赌注。</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>三倍赌注</translation>
    </message>
    <message>
        <source>Top, bottom or fourth</source>
        <translation>最上、最下或第四张</translation>
    </message>
    <message>
        <source>Total bet limit</source>
        <translation>下注总额上限</translation>
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
        <source>What happens when a column and the dealer both have it.</source>
        <translation>一列和庄家都有时如何处理。</translation>
    </message>
    <message>
        <source>What happens when a column equals the dealer.</source>
        <translation>一列与庄家点数相同时如何处理。</translation>
    </message>
    <message>
        <source>What three cards of a rank win, besides the stake.</source>
        <translation>豹子（三张相同）除赌注外赢多少。</translation>
    </message>
    <message>
        <source>What wins at once for the dealer beats an arashi too.</source>
        <translation>庄家立即获胜的牌也胜过豹子。</translation>
    </message>
    <message>
        <source>Where the dealer draws</source>
        <translation>庄家取牌的位置</translation>
    </message>
    <message>
        <source>Whether a 0 of three cards counts or makes the round void.</source>
        <translation>三张牌的0点照算，还是使本轮作废。</translation>
    </message>
    <message>
        <source>Whether a player may skip betting in a round.</source>
        <translation>玩家能否一轮不下注。</translation>
    </message>
    <message>
        <source>Whether a total of 3 or less must draw and 7 or more can’t.</source>
        <translation>是否3点或以下必须要牌、7点或以上不能要牌。</translation>
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
        <source>Whether the drawing rules bind the dealer, too.</source>
        <translation>庄家要第三张是否受限制。</translation>
    </message>
    <message>
        <source>Whether the place of the third card is chosen too.</source>
        <translation>第三张的位置是否也可选择。</translation>
    </message>
    <message>
        <source>Whether three cards of a rank also help the dealer.</source>
        <translation>豹子对庄家是否也有利。</translation>
    </message>
    <message>
        <source>Who can use 4-1</source>
        <translation>四一归谁用</translation>
    </message>
    <message>
        <source>Who deals the next round.</source>
        <translation>下一轮由谁坐庄。</translation>
    </message>
    <message>
        <source>Who may look at a column’s hidden card before the showdown.</source>
        <translation>摊牌前谁能看到各列的暗牌。</translation>
    </message>
    <message>
        <source>Who sees the second cards</source>
        <translation>谁看第二张</translation>
    </message>
    <message>
        <source>Who wins when the two cards of the dealer meet an arashi.</source>
        <translation>庄家的两张牌遇到豹子时谁赢。</translation>
    </message>
    <message>
        <source>Whoever has the most chips after this many rounds wins.</source>
        <translation>打满这么多轮后，筹码最多者获胜。</translation>
    </message>
    <message>
        <source>Whoever may bet must bet at least one chip, while the limit leaves any.</source>
        <translation>轮到下注的人，只要上限还有余额，至少要下注一枚。</translation>
    </message>
    <message>
        <source>With 4-1 a column wins twice the stake.</source>
        <translation>一列拿到四一赢两倍赌注。</translation>
    </message>
    <message>
        <source>With 4-1 the dealer wins at once.</source>
        <translation>庄家拿到四一立即获胜。</translation>
    </message>
    <message>
        <source>With credit, players can go below zero and nobody is knocked out.</source>
        <translation>允许负筹码时，筹码可以低于零，没有人出局。</translation>
    </message>
    <message>
        <source>You bet only chips you have; without any, you watch.</source>
        <translation>只能用自己的筹码下注；没有筹码就旁观。</translation>
    </message>
    <message>
        <source>You may look at a hidden card only where you have bet.</source>
        <translation>只有在该列下注的人可以看暗牌。</translation>
    </message>
    <message>
        <source>You may skip betting in a round.</source>
        <translation>可以一轮不下注。</translation>
    </message>
    <message>
        <source>You play until you stop; then whoever has the most chips wins.</source>
        <translation>一直玩到你停止为止，届时筹码最多者获胜。</translation>
    </message>
</context>
<context>
    <name>KabuRules</name>
    <message>
        <source> “Oicho-Kabu” is simply eight-nine.</source>
        <translation>“追丁株”（Oicho-Kabu）就是“八九”。</translation>
    </message>
    <message>
        <source>A 10 counts 0 here. The others have their turns in the order of their cards, the highest first; those with equal cards draw again among themselves.</source>
        <translation>这里10算0。其他人按所抽牌的大小轮流，大者在先；抽到相同牌的人互相重抽。</translation>
    </message>
    <message>
        <source>A column nobody has bet on gets no third card and is not compared.</source>
        <translation>无人下注的列不要第三张，也不比较。</translation>
    </message>
    <message>
        <source>A player without chips does not deal: the next one to the right with chips does.</source>
        <translation>没有筹码的人不坐庄，由右边下一位有筹码的人坐庄。</translation>
    </message>
    <message>
        <source>After the bets the dealer takes a first card, which nobody looks at, not even the dealer.</source>
        <translation>下注后，庄家取第一张牌，谁也不看，庄家自己也不看。</translation>
    </message>
    <message>
        <source>All cards are turned over, and each column is compared with the dealer’s hand separately. A higher total wins as much as was staked; a lower one loses the stake.</source>
        <translation>所有牌翻开，每列分别与庄家比点。点数大，赢得与所下相同的筹码；点数小，输掉所下的筹码。</translation>
    </message>
    <message numerus="yes">
        <source>An example: four players have each put %n chip(s) on a column.</source>
        <translation>
            <numerusform>例：四位玩家各在一列上下了%n枚筹码。</numerusform>
        </translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Click a column to put the chosen chip on it, right-click to take it back; or drag a chip there. The buttons below the table do the rest.</source>
        <translation>点一列即放上所选筹码，点右键收回；也可把筹码拖过去。其余的选择用牌桌下方的按钮。</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>比牌</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>For a column, 4 and 1 as its only cards are shippin, in any order. It wins twice the stake.</source>
        <translation>一列只有4和1两张叫四一（shippin），顺序不限，赢所下筹码的两倍。</translation>
    </message>
    <message>
        <source>For a column, 4 and 1 as its only cards are shippin, in the same order. It wins twice the stake.</source>
        <translation>一列只有4和1两张，且顺序相同，叫四一（shippin），赢所下筹码的两倍。</translation>
    </message>
    <message>
        <source>For each column, whoever bet on it first in turn order decides for everyone whether it gets a third card, the {card}. It is laid face up.</source>
        <translation>每列由轮次最先的下注者替大家决定是否要第三张牌（{card}）。第三张牌面朝上。</translation>
    </message>
    <message>
        <source>Four cards are laid face up in a row, the first field. Each begins a column; there are always four, however many people play.</source>
        <translation>四张牌面朝上排成一行，即场牌，每张开始一列；不论几人玩，总是四列。</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>怎样打好</translation>
    </message>
    <message>
        <source>If nobody bets, the round is void.</source>
        <translation>无人下注则本轮作废。</translation>
    </message>
    <message>
        <source>If the dealer cannot pay more than the plain stakes, the players get it in turn order until the dealer’s chips are gone.</source>
        <translation>庄家付不起超出本注的部分时，按轮次付给玩家，付完为止。</translation>
    </message>
    <message>
        <source>If these two cards are a 4 and a 1 (shippin) or a 9 and a 1 (kuppin), the dealer wins at once.</source>
        <translation>若这两张是4和1（四一）或9和1（九一），庄家立即获胜。</translation>
    </message>
    <message>
        <source>If these two cards are a 9 and a 1 (kuppin), the dealer wins at once.</source>
        <translation>若这两张是9和1（九一），庄家立即获胜。</translation>
    </message>
    <message>
        <source>In turn each player bets chips on one column or several. Several players may bet on the same column.</source>
        <translation>每人轮流在一列或几列上下注，同一列可有几人下注。</translation>
    </message>
    <message>
        <source>In turn each player bets chips on one column, and on one only. Several players may bet on the same column.</source>
        <translation>每人轮流下注，只能下在一列上，同一列可有几人下注。</translation>
    </message>
    <message>
        <source>It does not matter which of the two came first.</source>
        <translation>两张的先后不论。</translation>
    </message>
    <message>
        <source>Nor may all bets together exceed the dealer’s chips.</source>
        <translation>下注总额也不得超过庄家的筹码。</translation>
    </message>
    <message>
        <source>Only against three of a kind do the stakes go back.</source>
        <translation>只有遇到豹子，筹码退回。</translation>
    </message>
    <message>
        <source>Only three of a kind in a column beats that and is paid.</source>
        <translation>只有豹子能胜过它，并照赔。</translation>
    </message>
    <message>
        <source>Players who tie share the win.</source>
        <translation>筹码相同者共同获胜。</translation>
    </message>
    <message>
        <source>Take a third card with 4 and 5, stand with 6 – except with 8 and 8, where a third 8 would pay more than the stake.</source>
        <translation>4点、5点要牌，6点停牌；唯有8和8时可再要一张，第三张8赔得更多。</translation>
    </message>
    <message>
        <source>Take a third card with 4 and 5, stand with 6 – except with two threes or two eights, where a third one would pay more than the stake.</source>
        <translation>4点、5点要牌，6点停牌；唯有3和3、8和8时可再要一张，第三张相同的赔得更多。</translation>
    </message>
    <message>
        <source>That beats even three of a kind.</source>
        <translation>连豹子也输给它。</translation>
    </message>
    <message>
        <source>The 1 must have come second.</source>
        <translation>1必须是第二张。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
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
        <source>The dealer takes a second card and looks at both.</source>
        <translation>庄家取第二张牌，并看自己的两张牌。</translation>
    </message>
    <message>
        <source>The dealer: {sum}</source>
        <translation>庄家：{sum}</translation>
    </message>
    <message>
        <source>The dealer’s cards, a third one too, stay hidden until all are shown.</source>
        <translation>庄家的牌，包括第三张，都扣到最后才翻开。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>The first field is always the same: 5, 6, 7 and 8 are laid face up, then the other 36 cards are shuffled. Each begins a column.</source>
        <translation>场牌总是相同：先将5、6、7、8面朝上摆好，再洗其余36张。每张开始一列。</translation>
    </message>
    <message>
        <source>The first field.</source>
        <translation>场牌。</translation>
    </message>
    <message>
        <source>The match also ends when only one player has chips left.</source>
        <translation>只剩一人有筹码时，对局也结束。</translation>
    </message>
    <message>
        <source>The others have their turns in the order of their cards, the lowest first. Players who draw equal cards draw again among themselves.</source>
        <translation>其他人按所抽牌的大小轮流，小者在先。抽到相同牌的人互相重抽。</translation>
    </message>
    <message>
        <source>The pack has forty cards: four of each number from 1 to 10.</source>
        <translation>一副四十张牌，1到10各四张。</translation>
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
        <source>Then each column gets a second card face down, the {card}.</source>
        <translation>然后每列发第二张暗牌，即{card}。</translation>
    </message>
    <message>
        <source>Then each column gets a second card, the {card}.</source>
        <translation>然后每列发第二张牌，即{card}。</translation>
    </message>
    <message>
        <source>Three cards of the same rank in a column are called {triple}. They win against any ordinary hand of the dealer, whatever its total.</source>
        <translation>一列三张相同称为{triple}。庄家若是普通牌，不论几点，都胜过它。</translation>
    </message>
    <message>
        <source>Three fives, sixes, sevens or eights of the dealer beat every column that is not sorokabu itself; other triples of the dealer are nothing special.</source>
        <translation>庄家的三张5、6、7或8胜过除豹子以外的各列；庄家其他的豹子没有特别作用。</translation>
    </message>
    <message>
        <source>Three tens of the dealer are an arashi, not a 0.</source>
        <translation>庄家的三张10是豹子，不是0点。</translation>
    </message>
    <message>
        <source>To begin a column, a 10 or a 1 is best; a 4 or a 9 is worst.</source>
        <translation>首张以10和1最好，4和9最差。</translation>
    </message>
    <message>
        <source>Totals have names: {names}.</source>
        <translation>点数各有叫法：{names}。</translation>
    </message>
    <message>
        <source>Who deals the first round is drawn: the lowest card deals. The others have their turns anticlockwise, from the dealer’s right.</source>
        <translation>第一轮抽牌定庄，最小者坐庄。其他人从庄家右边起按逆时针轮流。</translation>
    </message>
    <message>
        <source>Whoever bets first may take all of that, but it is considered rude.</source>
        <translation>最先下注者可以一次下满，但这被认为失礼。</translation>
    </message>
    <message>
        <source>With hanafuda a card counts its month; Willow and Paulownia are left out. In Mushi-Kabu the Willow counts 6 and the Paulownia 7.</source>
        <translation>用花札时按月份计点，不用柳和桐；虫株中柳算6点，桐算7点。</translation>
    </message>
    <message>
        <source>Your column should come closer to 9 than the dealer. Cards count 1 to 10, and only the last digit of their sum counts: 9 is best, 0 is worst. Players don’t play against each other: every bet is against the dealer.</source>
        <translation>目标是让你的列比庄家更接近9。牌按1到10计点，只看总和的个位：9最大，0最小。玩家之间不比，都是与庄家对赌。</translation>
    </message>
    <message>
        <source>{cards} = {sum}, which is {total}.</source>
        <translation>{cards} = {sum}，即{total}。</translation>
    </message>
    <message>
        <source>{cards} = {total}.</source>
        <translation>{cards} = {total}。</translation>
    </message>
    <message>
        <source>{cards} makes {total}: a third card must be taken.</source>
        <translation>{cards}得{total}：必须要第三张。</translation>
    </message>
    <message>
        <source>{cards} makes {total}: a third card or not, as you like.</source>
        <translation>{cards}得{total}：第三张可要可不要。</translation>
    </message>
    <message>
        <source>{cards} makes {total}: no third card.</source>
        <translation>{cards}得{total}：不能要第三张。</translation>
    </message>
    <message>
        <source>{verdict} {chips}</source>
        <translation>{verdict}{chips}</translation>
    </message>
</context>
<context>
    <name>KabuTerms</name>
    <message>
        <source>A 4 and a 1 as the first two cards.</source>
        <translation>头两张是4和1。</translation>
    </message>
    <message>
        <source>A 9 and a 1 as the dealer’s first two cards.</source>
        <translation>庄家的头两张是9和1。</translation>
    </message>
    <message>
        <source>A card dealt before the first field that is out of play.</source>
        <translation>场牌之前发出、不参与本轮的牌。</translation>
    </message>
    <message>
        <source>A total of 0, the worst there is.</source>
        <translation>0点，最小。</translation>
    </message>
    <message>
        <source>A total of 8.</source>
        <translation>8点。</translation>
    </message>
    <message>
        <source>A total of 9, the best there is.</source>
        <translation>9点，最大。</translation>
    </message>
    <message>
        <source>The four open cards with which the columns begin (bafuda).</source>
        <translation>开始四列的四张明牌（bafuda）。</translation>
    </message>
    <message>
        <source>The most that all players together may bet in a round.</source>
        <translation>一轮中所有玩家下注总额的上限。</translation>
    </message>
    <message>
        <source>The second card of a column.</source>
        <translation>一列的第二张牌。</translation>
    </message>
    <message>
        <source>The third card of a column.</source>
        <translation>一列的第三张牌。</translation>
    </message>
    <message>
        <source>Three cards of the same rank in one hand.</source>
        <translation>三张点数相同的牌。</translation>
    </message>
    <message>
        <source>arashi</source>
        <translation>豹子|arashi</translation>
    </message>
    <message>
        <source>buta</source>
        <translation>buta</translation>
    </message>
    <message>
        <source>dead card|dead cards|makifuda</source>
        <translation>废牌|makifuda</translation>
    </message>
    <message>
        <source>first field</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>场牌</translation>
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
        <translation>九一|kuppin</translation>
    </message>
    <message>
        <source>limit|dōmae</source>
        <translation>下注总额|dōmae</translation>
    </message>
    <message>
        <source>oicho</source>
        <translation>oicho</translation>
    </message>
    <message>
        <source>shippin</source>
        <translation>四一|shippin</translation>
    </message>
    <message>
        <source>sorokabu</source>
        <translation>豹子|sorokabu</translation>
    </message>
    <message>
        <source>uchifuda</source>
        <translation>uchifuda</translation>
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
        <source>; </source>
        <translation>；</translation>
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
            <numerusform>有%n场对局无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be saved yet and are kept until they can be.</source>
        <translation>
            <numerusform>有%n场对局尚未保存，会一直保留到可以保存为止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that could not be saved last time were brought over.</source>
        <translation>
            <numerusform>已转入上次未能保存的%n场对局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over so far…</source>
        <translation>
            <numerusform>目前已转入%n场对局…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over.</source>
        <translation>
            <numerusform>已转入%n场对局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are incomplete.</source>
        <translation>
            <numerusform>其中%n场对局缺少结尾部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>关于Cardtable</translation>
    </message>
    <message>
        <source>Cardtable records</source>
        <translation>Cardtable记录</translation>
    </message>
    <message>
        <source>Cardtable {version}

Card games that never had a good program. The code is under the MIT licence, the card art under CC0.</source>
        <translation>Cardtable {version}

收录一向没有好程序可玩的纸牌游戏。代码采用MIT许可证，牌面图案采用CC0。</translation>
    </message>
    <message>
        <source>Export match record</source>
        <translation>导出对局记录</translation>
    </message>
    <message>
        <source>Open match record</source>
        <translation>打开对局记录</translation>
    </message>
    <message>
        <source>The deck {name} was skipped. {reason}</source>
        <translation>牌面“{name}”未被采用。{reason}</translation>
    </message>
    <message>
        <source>The game {name} ({package}) cannot be loaded.</source>
        <translation>无法载入游戏{name}（{package}）。</translation>
    </message>
    <message>
        <source>The record is being checked…</source>
        <translation>正在核对记录…</translation>
    </message>
    <message>
        <source>The saved-matches file was damaged and has been set aside as {file}.</source>
        <translation>保存对局的文件已损坏，已另存为{file}。</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was set aside as {file}; what could be read still holds.</source>
        <translation>设置文件已损坏，已另存为{file}；能读取的设置仍然有效。</translation>
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
        <translation>豹子</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>大金</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>成金</translation>
    </message>
    <message>
        <source>Kuppin</source>
        <translation>九一</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Shippin</source>
        <translation>四一</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>零封</translation>
    </message>
    <message>
        <source>Sorokabu</source>
        <translation>豹子</translation>
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
            <numerusform>一次对局打%n局。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who knocks with too much shows the hand, takes it back, and play goes on as after a discard.</source>
        <translation>超过上限敲牌的人亮出手牌再收回，和弃牌之后一样继续打。</translation>
    </message>
    <message>
        <source>A spade as upcard is worth no more than any other suit.</source>
        <translation>明牌为黑桃与其他花色一样。</translation>
    </message>
    <message>
        <source>About as good as the best choice.</source>
        <translation>与首选差不多一样好。</translation>
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
        <source>Added</source>
        <translation>计入总分</translation>
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
    <message>
        <source>Alternate</source>
        <translation>轮流</translation>
    </message>
    <message numerus="yes">
        <source>An undercut earns %n extra point(s).</source>
        <translation>
            <numerusform>反敲加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrange melds automatically</source>
        <translation>自动摆出牌组</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>大金</translation>
    </message>
    <message>
        <source>Big gin bonus</source>
        <translation>大金奖分</translation>
    </message>
    <message>
        <source>Big gin needs all eleven cards in melds; you still have {deadwood} deadwood.</source>
        <translation>大金要求十一张牌全部成组；还剩{deadwood}点死牌。</translation>
    </message>
    <message>
        <source>Both have the same deadwood: nobody scores.</source>
        <translation>双方死牌相同：都不得分。</translation>
    </message>
    <message>
        <source>Both players passed on the upcard, so a card is drawn from the stock.</source>
        <translation>双方都不要明牌，因此从牌堆摸牌。</translation>
    </message>
    <message>
        <source>Both players passed on the upcard.</source>
        <translation>双方都不要明牌。</translation>
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
        <source>Breaks up a meld.</source>
        <translation>会拆散一组牌。</translation>
    </message>
    <message>
        <source>Cards are being laid off.</source>
        <translation>正在补牌。</translation>
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
        <source>Deadwood: {first} {one}, {second} {other}.</source>
        <translation>死牌：{first} {one}，{second} {other}。</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>发牌者</translation>
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
        <source>Discard the {card} and all your cards are melded.</source>
        <translation>弃{card}后全部成组。</translation>
    </message>
    <message>
        <source>Discard the {card} and your deadwood is {left}; only gin ends the hand.</source>
        <translation>弃{card}后死牌为{left}点；只有成金才能结束。</translation>
    </message>
    <message>
        <source>Discard the {card} and your deadwood is {left}; the limit is {limit}.</source>
        <translation>弃{card}后死牌为{left}点；上限是{limit}点。</translation>
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
        <source>Discarding the card just taken</source>
        <translation>弃出刚拿的牌</translation>
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
        <source>Draw (no winner)</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>从牌堆摸牌</translation>
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
        <translation>十一张全部成组没有奖分，弃一张成金。</translation>
    </message>
    <message numerus="yes">
        <source>Eleven cards in melds, without a discard, earn the opponent’s deadwood and %n point(s) more.</source>
        <translation>
            <numerusform>十一张全部成组而不弃牌，得对手的死牌点数，另加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal deadwood: nobody scores</source>
        <translation>死牌相同：都不得分</translation>
    </message>
    <message>
        <source>First select the card to discard face down.</source>
        <translation>请先选要扣着弃出的牌。</translation>
    </message>
    <message>
        <source>First, each player may take or pass the upcard.</source>
        <translation>先由双方决定拿明牌还是不要。</translation>
    </message>
    <message>
        <source>Fits the knocker’s melds and saves {0}.</source>
        <translation>能接在敲牌方的牌组上，省下{0}点。</translation>
    </message>
    <message>
        <source>For melding all eleven cards without a discard; 0 turns it off.</source>
        <translation>十一张全部成组而不弃牌时的奖分；0表示不用。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局数</translation>
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
        <source>Game {game} is a tie: no match points.</source>
        <translation>第{game}局平手：不计入总分。</translation>
    </message>
    <message numerus="yes">
        <source>Game {game} of {of}, to %n point(s).</source>
        <translation>
            <numerusform>第{game}局，共{of}局，打到%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {game} over: {name} scores {credit} for the match.</source>
        <translation>第{game}局结束：{name}总分加{credit}。</translation>
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
        <source>Games to 100; 25 each for gin, undercut and box; an ace upcard means gin only.</source>
        <translation>每局100分；成金、反敲和局分各25分；明牌为A须成金。</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>成金</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>成金奖分</translation>
    </message>
    <message numerus="yes">
        <source>Gin earns %n extra point(s).</source>
        <translation>
            <numerusform>成金加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Gin: you score {points}</source>
        <translation>成金：你得{points}分</translation>
    </message>
    <message>
        <source>Gin: {name} scores {points}</source>
        <translation>成金：{name}得{points}分</translation>
    </message>
    <message>
        <source>Gives the opponent another turn.</source>
        <translation>这会让对手再走一回合。</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>Hand {hand}. {name} deals.</source>
        <translation>第{hand}副。{name}发牌。</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>第{number}副</translation>
    </message>
    <message>
        <source>Has gin</source>
        <translation>成金</translation>
    </message>
    <message>
        <source>Hint: big gin</source>
        <translation>提示：大金</translation>
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
        <translation>提示：补{card}</translation>
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
        <source>House sheet</source>
        <translation>本店规则</translation>
    </message>
    <message>
        <source>How many games make a match.</source>
        <translation>一次对局打几局。</translation>
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
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
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
        <source>Keeps your melds whole.</source>
        <translation>不拆散自己的牌组。</translation>
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
        <source>Knock with {limit} or less.</source>
        <translation>{limit}点或以下可以敲牌。</translation>
    </message>
    <message>
        <source>Knock: gin</source>
        <translation>敲牌：成金</translation>
    </message>
    <message>
        <source>Knocked with {deadwood}</source>
        <translation>以{deadwood}点敲牌</translation>
    </message>
    <message>
        <source>Laid off {cards}</source>
        <translation>补牌{cards}</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>最后一张弃牌</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>补牌</translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>补%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off on that meld</source>
        <translation>补到那个牌组</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>补{card}</translation>
    </message>
    <message>
        <source>Lay out {melds}</source>
        <translation>摆出{melds}</translation>
    </message>
    <message>
        <source>Leaves {0} more than the best choice.</source>
        <translation>比首选多剩{0}点。</translation>
    </message>
    <message>
        <source>Leaves {0} of deadwood, the best choice {1}.</source>
        <translation>死牌剩{0}点，首选剩{1}点。</translation>
    </message>
    <message>
        <source>Leaves {0} of deadwood, the next choice {1}.</source>
        <translation>死牌剩{0}点，次选剩{1}点。</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>敲牌上限</translation>
    </message>
    <message>
        <source>Loser of the hand</source>
        <translation>输掉这一副者</translation>
    </message>
    <message>
        <source>Make runs and sets, and knock as soon as the upcard allows it.</source>
        <translation>组成顺子和刻子，死牌不超过首张明牌的点数就可以敲牌。</translation>
    </message>
    <message>
        <source>Makes a meld: your deadwood falls from {0} to {1}.</source>
        <translation>组成一组牌，死牌从{0}点降到{1}点。</translation>
    </message>
    <message>
        <source>Makes no meld, and tells what you collect.</source>
        <translation>不成组，还会暴露你在收集什么。</translation>
    </message>
    <message>
        <source>Match score</source>
        <translation>对局总分</translation>
    </message>
    <message>
        <source>Match score: {scores}.</source>
        <translation>对局总分：{scores}。</translation>
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
        <source>Melds the opponent may make with it: {0}; with the best choice: {1}.</source>
        <translation>对手用它可能组成{0}种牌组，首选则有{1}种。</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the next choice: {1}.</source>
        <translation>对手用它可能组成{0}种牌组，次选则有{1}种。</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>下一副由谁发牌</translation>
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
        <translation>对成金不能补牌。</translation>
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
        <translation>俄克拉何马金拉米</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Once laid out, {0} of deadwood no longer count.</source>
        <translation>摆出后，{0}点死牌不再计算。</translation>
    </message>
    <message>
        <source>One game to 150; 20 for gin, 10 for an undercut; the loser deals.</source>
        <translation>一局150分；成金20分，反敲10分；输家发牌。</translation>
    </message>
    <message>
        <source>One more game</source>
        <translation>加打一局</translation>
    </message>
    <message>
        <source>Only gin</source>
        <translation>只能成金</translation>
    </message>
    <message>
        <source>Only gin ends the hand</source>
        <translation>只有成金能结束</translation>
    </message>
    <message>
        <source>Only gin ends this hand.</source>
        <translation>这一副只有成金才能结束。</translation>
    </message>
    <message>
        <source>Only melds are left.</source>
        <translation>剩下的全部成组。</translation>
    </message>
    <message>
        <source>Only the upcard may be passed.</source>
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
        <translation>成金的奖分。</translation>
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
        <source>Points to win a game</source>
        <translation>赢一局所需分数</translation>
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
        <source>Saves nothing.</source>
        <translation>省不下什么。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Select a card and the meld it goes to.</source>
        <translation>请选择一张牌和要补的牌组。</translation>
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
        <source>Select one card to discard.</source>
        <translation>请选一张要弃的牌。</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>请先选一个牌组的牌。</translation>
    </message>
    <message>
        <source>Set {rank}</source>
        <translation>刻子{rank}</translation>
    </message>
    <message>
        <source>Set {rank}, all four</source>
        <translation>刻子{rank}（四张）</translation>
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
        <source>The first to reach this wins the game.</source>
        <translation>先达到此分数者赢得一局。</translation>
    </message>
    <message>
        <source>The hand ends without points.</source>
        <translation>这一副不计分结束。</translation>
    </message>
    <message>
        <source>The hand is a draw</source>
        <translation>这一副为和局</translation>
    </message>
    <message>
        <source>The last discard does not let you knock, so the hand is a draw.</source>
        <translation>最后一张弃牌不能让你敲牌，因此这一副为和局。</translation>
    </message>
    <message>
        <source>The last discard was taken only to knock with it.</source>
        <translation>最后一张弃牌是为敲牌而拿的。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>The next choice is about as good.</source>
        <translation>次选也差不多一样好。</translation>
    </message>
    <message>
        <source>The open card makes no meld.</source>
        <translation>这张明牌组不成牌组。</translation>
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
        <source>The stock is used up: the hand is a draw, the same dealer deals again.</source>
        <translation>牌堆已用完：这一副为和局，由同一人再发。</translation>
    </message>
    <message>
        <source>The stock is used up; if you pass, the hand is a draw.</source>
        <translation>牌堆已用完；如果你过，这一副为和局。</translation>
    </message>
    <message>
        <source>The stock is used up; the same dealer deals again.</source>
        <translation>牌堆已用完；由同一人再发。</translation>
    </message>
    <message>
        <source>The two players deal in turn.</source>
        <translation>双方轮流发牌。</translation>
    </message>
    <message>
        <source>The upcard is the {card}: knock with {limit} or less.</source>
        <translation>明牌是{card}：{limit}点或以下可以敲牌。</translation>
    </message>
    <message>
        <source>The upcard is the {card}: only gin ends the hand.</source>
        <translation>明牌是{card}：只有成金才能结束。</translation>
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
        <source>Tie</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Tie counts as undercut</source>
        <translation>相同也算反敲</translation>
    </message>
    <message>
        <source>Tied match</source>
        <translation>对局平分</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>反敲奖分</translation>
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
        <source>Ungroup</source>
        <translation>拆开</translation>
    </message>
    <message>
        <source>What happens if the match ends in a tie.</source>
        <translation>最后总分相同时如何处理。</translation>
    </message>
    <message>
        <source>When your opponent knocks, you lay out your melds yourself.</source>
        <translation>对方敲牌后，由你自己摆牌组。</translation>
    </message>
    <message>
        <source>When your opponent knocks, your best melds are laid out for you.</source>
        <translation>对方敲牌后，自动摆出你的最佳牌组。</translation>
    </message>
    <message>
        <source>Whether a discard just taken may be discarded in the same turn.</source>
        <translation>刚拿的弃牌能否在同一回合弃出。</translation>
    </message>
    <message>
        <source>Whether a shut-out (loser won no hand) counts double.</source>
        <translation>输家一副未赢的局是否加倍计算。</translation>
    </message>
    <message>
        <source>Whether a spade as upcard doubles all points of the hand.</source>
        <translation>明牌为黑桃时，这一副的得分是否全部加倍。</translation>
    </message>
    <message>
        <source>Whether an ace upcard means gin only, or a knock with 1.</source>
        <translation>明牌为A时必须成金，还是1点即可敲牌。</translation>
    </message>
    <message>
        <source>Whether equal deadwood is an undercut; otherwise nobody scores.</source>
        <translation>死牌相同是否算反敲；否则都不得分。</translation>
    </message>
    <message>
        <source>Whether the last discard may still be taken to knock when the stock runs out.</source>
        <translation>牌堆用完时，是否还可以为敲牌而拿最后一张弃牌。</translation>
    </message>
    <message>
        <source>Whether your best melds are found for you when your opponent knocks.</source>
        <translation>对方敲牌后，是否自动摆出你的最佳牌组。</translation>
    </message>
    <message>
        <source>Who deals the next hand of a game.</source>
        <translation>一局中下一副由谁发牌。</translation>
    </message>
    <message>
        <source>Whoever leaves two cards in the stock may still knock; their discard makes the hand a draw.</source>
        <translation>牌堆只剩两张时，刚摸牌的人还可以敲牌；如果只弃牌，这一副平局。</translation>
    </message>
    <message>
        <source>Whoever lost the hand deals the next one.</source>
        <translation>输掉这一副者发下一副。</translation>
    </message>
    <message>
        <source>Whoever won the hand deals the next one.</source>
        <translation>赢得这一副者发下一副。</translation>
    </message>
    <message>
        <source>Winner of the hand</source>
        <translation>赢得这一副者</translation>
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
        <translation>明牌为A时，只有成金才能结束。</translation>
    </message>
    <message>
        <source>With an ace as upcard you may knock with 1.</source>
        <translation>明牌为A时，1点即可敲牌。</translation>
    </message>
    <message>
        <source>With an ace upcard you need gin; you have {deadwood} deadwood.</source>
        <translation>明牌为A时，只有成金才能结束；现在死牌是{deadwood}点。</translation>
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
        <translation>拿了它就成金。</translation>
    </message>
    <message>
        <source>With it you have {0} of deadwood; you may knock with up to {1}.</source>
        <translation>拿了它死牌是{0}点，不超过{1}点就可以敲牌。</translation>
    </message>
    <message>
        <source>With two cards left, the last discard may still be taken to knock within the limit.</source>
        <translation>只剩两张时，还可以拿最后的弃牌来敲牌，但不能超过上限。</translation>
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
        <translation>未见的{0}张牌中，有{1}张能让你下一步成金。</translation>
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
        <source>Without a warning your hand is shown, and play goes on as after a discard.</source>
        <translation>没有警告，直接亮出手牌，和弃牌之后一样继续。</translation>
    </message>
    <message>
        <source>You are warned; then your hand is shown, and play goes on as after a discard.</source>
        <translation>先有警告，之后亮出手牌，和弃牌之后一样继续。</translation>
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
        <source>You didn’t lay off.</source>
        <translation>你没有补牌。</translation>
    </message>
    <message>
        <source>You discarded it yourself: the cards would only go round in circles.</source>
        <translation>这是你自己弃掉的牌，拿回来只是兜圈子。</translation>
    </message>
    <message>
        <source>You don’t have the {card}.</source>
        <translation>你没有{card}。</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation>你摸到{card}。</translation>
    </message>
    <message>
        <source>You have gin. Play on anyway?</source>
        <translation>你已经成金了，还要继续打吗？</translation>
    </message>
    <message>
        <source>You have gin: nothing is laid off.</source>
        <translation>你成金：不补牌。</translation>
    </message>
    <message>
        <source>You have {0} of deadwood; you may knock with up to {1}.</source>
        <translation>你的死牌是{0}点，不超过{1}点就可以敲牌。</translation>
    </message>
    <message>
        <source>You just took the {card}; you can’t discard it this turn.</source>
        <translation>{card}刚刚拿到，本回合不能弃出。</translation>
    </message>
    <message>
        <source>You laid off {cards}.</source>
        <translation>你补了{cards}。</translation>
    </message>
    <message>
        <source>You may take the last discard only to knock.</source>
        <translation>最后一张弃牌只能为敲牌而拿。</translation>
    </message>
    <message>
        <source>You took the {card}.</source>
        <translation>你拿了{card}。</translation>
    </message>
    <message>
        <source>You win the hand and score {points}</source>
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
        <source>Your opponent has knocked: lay off, or choose Done.</source>
        <translation>对方已敲牌：请补牌，或选“完成”。</translation>
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
        <translation>成金</translation>
    </message>
    <message>
        <source>knock with gin, or discard</source>
        <translation>以成金敲牌，或弃牌</translation>
    </message>
    <message>
        <source>knock, or discard a card</source>
        <translation>敲牌，或弃一张牌</translation>
    </message>
    <message>
        <source>lay off on {name}’s melds</source>
        <translation>往{name}的牌组补牌</translation>
    </message>
    <message>
        <source>lay out your melds</source>
        <translation>摆出你的牌组</translation>
    </message>
    <message>
        <source>nothing left to lay off</source>
        <translation>没有可补的牌了</translation>
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
        <translation>{cards}还可以补，要结束吗？</translation>
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
        <source>{names} share the win</source>
        <translation>{names}并列获胜</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names}并列获胜。</translation>
    </message>
    <message>
        <source>{name} didn’t lay off.</source>
        <translation>{name}没有补牌。</translation>
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
        <source>{name} has big gin: {melds}.</source>
        <translation>{name}成大金：{melds}。</translation>
    </message>
    <message>
        <source>{name} has gin, so nothing is laid off.</source>
        <translation>{name}成金，因此不补牌。</translation>
    </message>
    <message>
        <source>{name} has gin: nothing is laid off.</source>
        <translation>{name}成金：不补牌。</translation>
    </message>
    <message>
        <source>{name} has gin: {melds}.</source>
        <translation>{name}成金：{melds}。</translation>
    </message>
    <message>
        <source>{name} is laying off…</source>
        <translation>{name}正在补牌…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, above the limit of {limit}: {cards} shown, {card} turned up, play continues.</source>
        <translation>{name}以{deadwood}点敲牌，超过上限{limit}，亮出{cards}后继续；{card}已翻开。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, but only gin counts here: {cards} shown, {card} turned up, play continues.</source>
        <translation>{name}在只有成金才能结束时以{deadwood}点敲牌，亮出{cards}后继续；{card}已翻开。</translation>
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
        <source>{name} laid off the {card}.</source>
        <translation>{name}补了{card}。</translation>
    </message>
    <message>
        <source>{name} laid off {cards}.</source>
        <translation>{name}补了{cards}。</translation>
    </message>
    <message>
        <source>{name} passed on the {card}.</source>
        <translation>{name}不要{card}。</translation>
    </message>
    <message>
        <source>{name} passed; if you pass too, {name} draws from the stock.</source>
        <translation>{name}过了；如果你也过，由{name}从牌堆摸牌。</translation>
    </message>
    <message>
        <source>{name} scores {credit} for the match.</source>
        <translation>{name}总分加{credit}。</translation>
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
        <source>{name} wins game {game} by a shut-out: {totals}.</source>
        <translation>{name}零封对方，赢得第{game}局：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins game {game}: {totals}.</source>
        <translation>{name}赢得第{game}局：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins the hand and scores {points}</source>
        <translation>{name}赢得这一副：{points}分</translation>
    </message>
    <message>
        <source>{name} wins the hand.</source>
        <translation>{name}赢得这一副。</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}赢得对局</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name}赢得对局。</translation>
    </message>
    <message>
        <source>{name}: +{points}, {total} in this game.</source>
        <translation>{name}：+{points}，本局共{total}分。</translation>
    </message>
    <message>
        <source>{name}: deadwood</source>
        <translation>{name}：死牌</translation>
    </message>
    <message>
        <source>{name}: gin</source>
        <translation>{name}：成金</translation>
    </message>
    <message>
        <source>{name}: hand</source>
        <translation>{name}：赢牌</translation>
    </message>
    <message>
        <source>{name}: match score</source>
        <translation>{name}：总分</translation>
    </message>
    <message>
        <source>{name}: points</source>
        <translation>{name}：得分</translation>
    </message>
    <message>
        <source>{name}: undercut</source>
        <translation>{name}：反敲</translation>
    </message>
    <message>
        <source>{name}’s face-down discard was the {card}.</source>
        <translation>{name}扣着弃的是{card}。</translation>
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
        <translation>全部</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>正在打牌</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>第几副</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第{deal}副</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>本场各副牌</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message numerus="yes">
        <source>Difference in %n deal(s): {amount} ± {error}.</source>
        <translation>
            <numerusform>%n副牌的差额：{amount} ± {error}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>One deal says little: luck decides most of it.</source>
        <translation>单凭一副牌说明不了什么：多半是运气。</translation>
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
        <translation>机器人没有响应，这一副没能打完。</translation>
    </message>
    <message>
        <source>The computer was busy: a bot had to rush a decision in this deal.</source>
        <translation>电脑繁忙：这一副里有一步是匆忙决定的。</translation>
    </message>
    <message>
        <source>The expert could not think. The deal was not played to its end.</source>
        <translation>大师没有响应，这一副没有打完。</translation>
    </message>
    <message>
        <source>The expert gets {amount} more out of these cards.</source>
        <translation>同样的牌，大师多得{amount}。</translation>
    </message>
    <message>
        <source>The expert has not played this deal.</source>
        <translation>大师还没有打这一副。</translation>
    </message>
    <message>
        <source>The expert plays your cards…</source>
        <translation>大师正在打你的牌…</translation>
    </message>
    <message>
        <source>The two lines part here.</source>
        <translation>从这里开始不同。</translation>
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
    <name>Past</name>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>已删除%n场对局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ</source>
        <translation>
            <numerusform>%n条规则不同</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>所有对手</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>所有结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>From a record.</source>
        <translation>来自记录。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Lost: {score}</source>
        <translation>输：{score}</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>还没有对局。</translation>
    </message>
    <message>
        <source>No matches for these filters.</source>
        <translation>没有符合条件的对局。</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search names, games, rules</source>
        <translation>搜索名字、游戏、规则</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>The file of matches was replaced by another one. The list was read again.</source>
        <translation>存放对局的文件已被另一个文件替换。列表已重新读取。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>Won: {score}</source>
        <translation>赢：{score}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>用过帮助</translation>
    </message>
    <message>
        <source>{deal}, unfinished</source>
        <translation>{deal}，未结束</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name}（{level}）</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n match(es)</source>
        <translation>
            <numerusform>共%n场，显示{shown}场</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>A box, to be printed on stiff paper, cut out and folded.</source>
        <translation>包装盒：打印在厚纸上，剪下后折叠。</translation>
    </message>
    <message>
        <source>All cards on sheets, A4 and US Letter, with the backs behind the faces. Print at 100%, on both sides, flipped on the long edge.</source>
        <translation>排满全部牌张的整页（A4与美国信纸），每页牌面之后为牌背。请以100%比例双面打印，沿长边翻转。</translation>
    </message>
    <message>
        <source>Cut along the solid line, fold along the broken ones, glue the narrow flap inside.</source>
        <translation>沿实线剪下，沿虚线折叠，将窄边粘在内侧。</translation>
    </message>
    <message>
        <source>Each card in a file of its own, with 3 mm bleed and crop marks. “x3” in a name means that the deck has three of it.</source>
        <translation>每张牌一个文件，带3毫米出血和裁切标记。文件名中的“x3”表示这副牌里有三张。</translation>
    </message>
    <message>
        <source>Key, colours, silver and gold separately, one page per card, for relief or screen printing. The tint of the paper is on no plate: use cream paper.</source>
        <translation>墨版、色版、银版、金版分开，每页一张牌，可用于凸版或丝网印刷。纸的底色不在任何版上，请使用米色纸。</translation>
    </message>
    <message>
        <source>Single cards as pictures at 300 and 600 dots to the inch, bleed included.</source>
        <translation>单张牌的图片，300与600 dpi，含出血。</translation>
    </message>
    <message>
        <source>The pictures are in the public domain (CC0 1.0): print, change and sell them as you like.</source>
        <translation>图画属于公有领域（CC0 1.0）：可以任意印刷、修改和出售。</translation>
    </message>
    <message>
        <source>The rules as A5 leaflets.</source>
        <translation>规则说明书（A5）。</translation>
    </message>
    <message>
        <source>{deck}, ready to be printed</source>
        <translation>{deck}：可供印刷</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>A box for {count} cards does not fit on {paper}.</source>
        <translation>{count}张牌的牌盒放不进{paper}。</translation>
    </message>
    <message>
        <source>A card at {density} dots per inch does not fit into memory.</source>
        <translation>{density} dpi的牌面内存放不下。</translation>
    </message>
    <message>
        <source>KDE’s decks have 52 cards in four suits; deck {deck} is made up differently.</source>
        <translation>KDE的牌组是四种花色共52张，牌组{deck}的构成不同。</translation>
    </message>
    <message>
        <source>Printing needs pypdf, which is not installed: {command}.</source>
        <translation>打印需要pypdf，尚未安装：{command}。</translation>
    </message>
    <message>
        <source>The picture of {name} cannot be used.</source>
        <translation>{name}的图片无法使用。</translation>
    </message>
    <message>
        <source>The picture {name} cannot be drawn.</source>
        <translation>图片{name}无法绘制。</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name}无法读取。</translation>
    </message>
    <message>
        <source>“{title}” cannot be painted.</source>
        <translation>“{title}”无法绘制。</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Not saved. The system says: “{detail}”.</source>
        <translation>未能保存。系统提示：“{detail}”。</translation>
    </message>
    <message>
        <source>Not saved: another program is using the file ({detail}).</source>
        <translation>未能保存：文件正被其他程序占用（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the disk cannot lock files in {detail}, so matches would not be safe there. Save the match elsewhere.</source>
        <translation>未保存：{detail} 中的文件无法锁定，对局存在那里不安全。请另存到别处。</translation>
    </message>
    <message>
        <source>Not saved: the disk is full ({detail}).</source>
        <translation>未能保存：磁盘已满（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be read or written where it is ({detail}). Save the match elsewhere.</source>
        <translation>未能保存：文件在现在的位置无法读写（{detail}）。请把对局保存到别处。</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be written ({detail}).</source>
        <translation>未能保存：无法写入文件（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file of matches has disappeared ({detail}).</source>
        <translation>未保存：存放对局的文件不见了（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: {detail}.</source>
        <translation>未能保存：{detail}。</translation>
    </message>
    <message>
        <source>The data folder can’t be created ({detail}).</source>
        <translation>无法创建数据文件夹（{detail}）。</translation>
    </message>
    <message>
        <source>The game {detail} cannot handle this match.</source>
        <translation>游戏{detail}无法处理这次对局。</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({detail}).</source>
        <translation>无法读取保存的对局（{detail}）。</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version ({detail}).</source>
        <translation>保存的对局由更新的版本写入（{detail}）。</translation>
    </message>
    <message>
        <source>This match was changed or deleted in another window. Here it is saved as a new one.</source>
        <translation>这场对局已在另一个窗口中更改或删除。这里把它保存为新的对局。</translation>
    </message>
    <message>
        <source>{path} is not an ordinary file</source>
        <translation>{path} 不是普通文件</translation>
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
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>文件夹：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>文件名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Date Modified</source>
        <translation>修改日期</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Del</source>
        <translation>Del</translation>
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
        <source>{file} is not a valid record. {reason}</source>
        <translation>{file}不是有效的记录。{reason}</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands open</source>
        <translation>摊开所有手牌</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>{name}看到的牌桌</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>第几副</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>播放和暂停</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>重放：{game}</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>上一副</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>下一副</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <translation>{step}/{count}</translation>
    </message>
</context>
<context>
    <name>Retaining</name>
    <message numerus="yes">
        <source>%n past match(es) will be deleted.</source>
        <translation>
            <numerusform>将删除%n场以往的对局。</numerusform>
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
        <source>Later ones will be deleted too once they are beyond the limit. Unfinished matches always stay.</source>
        <translation>今后超出此范围的对局也会同样删除。未结束的对局始终保留。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Analysing</source>
        <translation>正在评估</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Best choice.</source>
        <translation>这是最佳选择。</translation>
    </message>
    <message>
        <source>Click the curve or use the arrow keys; 1–3 jump to the biggest mistakes.</source>
        <translation>点击曲线或用方向键移动；按1到3前往失误最大的三处。</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第{deal}副</translation>
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
        <source>Lost value: {amount}</source>
        <translation>损失：{amount}</translation>
    </message>
    <message>
        <source>Lost {amount}</source>
        <translation>损失{amount}</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>下一个决定</translation>
    </message>
    <message>
        <source>Not analysed yet.</source>
        <translation>尚未评估。</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>上一个决定</translation>
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
        <source>There was nothing to decide.</source>
        <translation>没有需要决定的地方。</translation>
    </message>
    <message>
        <source>This can’t be analysed.</source>
        <translation>无法评估。</translation>
    </message>
    <message>
        <source>This cost you at least {amount}.</source>
        <translation>至少损失了{amount}。</translation>
    </message>
    <message>
        <source>This cost you {amount}.</source>
        <translation>损失了{amount}。</translation>
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
        <source>{count} decisions; score {score}; lost {given}</source>
        <translation>{count}次决定；得分{score}；损失{given}</translation>
    </message>
    <message>
        <source>{deal}, decision {number} of {count}</source>
        <translation>{deal}，决定{number}/{count}</translation>
    </message>
    <message>
        <source>{judged} of {count} analysed</source>
        <translation>已评估{judged}/{count}</translation>
    </message>
    <message>
        <source>{where}: {verdict}</source>
        <translation>{where}：{verdict}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>House rules</source>
        <translation>自定义规则</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>用语</translation>
    </message>
    <message>
        <source>{key}: {meaning}</source>
        <translation>{key}：{meaning}</translation>
    </message>
    <message>
        <source>{rule}: {value}. {meaning}</source>
        <translation>{rule}：{value}。{meaning}</translation>
    </message>
    <message>
        <source>{sign} differs from the house sheet.</source>
        <translation>{sign}表示与默认规则不同。</translation>
    </message>
    <message>
        <source>{term}: {meaning}</source>
        <translation>{term}：{meaning}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Back: {games}</source>
        <translation>牌背：{games}</translation>
    </message>
    <message>
        <source>Buttons grow too, as far as the window has room.</source>
        <translation>按钮也会一起变大，以窗口放得下为限。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Cards that lie on the table change as well.</source>
        <translation>桌上的牌也会一起更换。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Deck: {games}</source>
        <translation>牌：{games}</translation>
    </message>
    <message>
        <source>Each deck has backs of its own.</source>
        <translation>每副牌有自己的牌背。</translation>
    </message>
    <message>
        <source>Everything that can be pressed is as large as a fingertip.</source>
        <translation>所有可点的地方都有指尖那么大。</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>General</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Go to a field and press the new keys; Backspace removes them.</source>
        <translation>选中一格，按下新的按键；Backspace可去掉按键。</translation>
    </message>
    <message>
        <source>How fast cards and chips move, or that nothing moves at all.</source>
        <translation>牌和筹码移动的快慢，也可以完全不动。</translation>
    </message>
    <message>
        <source>How long bots wait before they act.</source>
        <translation>机器人行动前等多久。</translation>
    </message>
    <message>
        <source>If all cards in your hand are one combination.</source>
        <translation>手里所有的牌正好是一个牌型时。</translation>
    </message>
    <message>
        <source>If off, the next player’s cards show at once, even to someone still looking.</source>
        <translation>关闭后，下一位的牌会马上显示，还在看的人也能看到。</translation>
    </message>
    <message>
        <source>In Dou Dizhu, after a moment to look.</source>
        <translation>斗地主中，稍等片刻后自动不出。</translation>
    </message>
    <message>
        <source>In Oklahoma Gin, also before a gin is thrown away.</source>
        <translation>俄克拉何马金拉米中，扔掉金牌之前也会问。</translation>
    </message>
    <message>
        <source>In dark mode the cards themselves stay light.</source>
        <translation>深色模式下，牌本身仍是浅色。</translation>
    </message>
    <message>
        <source>It goes with your seat whenever you set up a match.</source>
        <translation>准备对局时，你的座位就用这个名字。</translation>
    </message>
    <message>
        <source>It holds matches, settings and your own decks. To move it, close the program, move the folder and set CARDTABLE_DATA to its new path.</source>
        <translation>里面有对局、设置和你自己的牌。要移动时，先关闭程序，移动文件夹，再把CARDTABLE_DATA设为新的路径。</translation>
    </message>
    <message>
        <source>It takes your seat when you ask it to (Play menu).</source>
        <translation>在“打牌”菜单里叫它时，它会替你坐下。</translation>
    </message>
    <message>
        <source>Japanese cards show their number in the corner.</source>
        <translation>日本牌的角上显示数字。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>King, queen and jack are K, D and B.</source>
        <translation>王、后、侍从写作K、D、B。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Level of the bot that plays for you</source>
        <translation>替你出牌的机器人水平</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>No two suits have the same colour.</source>
        <translation>四种花色各有各的颜色。</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Nothing is heard.</source>
        <translation>不出声音。</translation>
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
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Privacy screen between players</source>
        <translation>换人时遮住牌</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>Set by CARDTABLE_DATA. It holds matches, settings and your own decks.</source>
        <translation>由CARDTABLE_DATA指定。里面有对局、设置和你自己的牌。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>So that nobody, not even this program, can choose the cards.</source>
        <translation>这样谁都不能选牌，程序也不能。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Swap keys</source>
        <translation>互换按键</translation>
    </message>
    <message>
        <source>Table surface: {game}</source>
        <translation>桌面：{game}</translation>
    </message>
    <message>
        <source>The signs in the corners are larger.</source>
        <translation>角上的标记更大。</translation>
    </message>
    <message>
        <source>The whole program changes at once.</source>
        <translation>整个程序马上切换。</translation>
    </message>
    <message>
        <source>They comment on special moments.</source>
        <translation>在特别的时刻会说一句话。</translation>
    </message>
    <message>
        <source>This choice could not be saved; it holds until the program ends.</source>
        <translation>此设置无法保存；在程序结束之前有效。</translation>
    </message>
    <message>
        <source>What the cards of this game lie on.</source>
        <translation>这个游戏的牌放在上面。</translation>
    </message>
    <message>
        <source>Whatever else leaves you no choice.</source>
        <translation>其他别无选择的情况。</translation>
    </message>
    <message>
        <source>You are asked before any of them is deleted.</source>
        <translation>删除之前会先问你。</translation>
    </message>
    <message>
        <source>You hear it at once.</source>
        <translation>选了马上就能听到。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”.</source>
        <translation>{key}已经是“{command}”的按键。</translation>
    </message>
    <message>
        <source>{key} is needed at the table or in menus. Add Ctrl, or use an F key.</source>
        <translation>{key}在牌桌或菜单中要用。请加上Ctrl，或改用F键。</translation>
    </message>
    <message>
        <source>{menu}: {entry}</source>
        <extracomment>Translators: a menu and what stands in it, as in “Speed of cards: Calm”</extracomment>
        <translation>{menu}：{entry}</translation>
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
        <source>A deal number is a whole number or 32 hexadecimal digits.</source>
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
        <translation>全是机器人，你只旁观</translation>
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
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定义规则</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>导入牌组</translation>
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
        <translation>对局</translation>
    </message>
    <message>
        <source>Matters only with {other}.</source>
        <translation>仅当{other}时有效。</translation>
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
        <translation>新对局：{game}</translation>
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
        <translation>随机一位该级别的对手，开局揭晓。</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>赌注</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Table surface: {name}</source>
        <translation>桌面材质：{name}</translation>
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
        <source>You can choose the deck {name} now.</source>
        <translation>现在可以选择牌组{name}了。</translation>
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
        <source>Cards left</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Counts only what you can see.</source>
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
        <translation>本次对局的种子：{seed}</translation>
    </message>
    <message>
        <source>The cards are already set. Their fingerprint: Help → How deals are kept fair.</source>
        <translation>牌已确定（指纹见“帮助”→“公平发牌”）。</translation>
    </message>
    <message>
        <source>There is nothing to count here yet.</source>
        <translation>这里还没有可统计的牌。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>{card}: {left} of {total} not seen</source>
        <translation>{card}：共{total}张，{left}张未见</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n more match(es)</source>
        <translation>
            <numerusform>另有%n场对局</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots see only what you could see in their seat.</source>
        <translation>机器人只能看到它那个座位看得到的牌。</translation>
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
        <source>Delete {game}</source>
        <translation>删除{game}</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>新手引导</translation>
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
        <source>Match history</source>
        <translation>对局历史</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>New to these games?</source>
        <translation>第一次玩这些游戏？</translation>
    </message>
    <message>
        <source>No unfinished matches</source>
        <translation>没有未完成的对局</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>Play a first hand</source>
        <translation>开始新手引导</translation>
    </message>
    <message>
        <source>Play a first hand: a bubble tells you what happens and why.</source>
        <translation>先打一副试试：气泡会讲解每一步和其中的道理。</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>开始你的第一次对局</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>快速开局</translation>
    </message>
    <message>
        <source>Quick match: {game}</source>
        <translation>快速开局：{game}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n match(es) that several people shared at this computer are not counted.</source>
        <translation>
            <numerusform>多人共用这台电脑的%n场没有计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>赢%n场</numerusform>
        </translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有级别</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>所有规则</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>所有座位</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>所有时间</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>最好的一副</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>最好的一副</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>最好的对局</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>最好的一轮</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>按游戏</translation>
    </message>
    <message>
        <source>By help</source>
        <translation>按有无帮助</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>按级别</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>按月份</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>按对手</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>按规则</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>按座位</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>重新计入全部</translation>
    </message>
    <message>
        <source>Counted from {date}.</source>
        <translation>从{date}开始统计。</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出CSV…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>导出JSON…</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>导出统计</translation>
    </message>
    <message numerus="yes">
        <source>In %n reviewed deal(s) the cards promised {promised} points a deal at your first decision; they brought {made}.</source>
        <translation>
            <numerusform>在复盘过的%n副牌里，你第一次决定时牌面平均预期{promised}分，实际平均得到{made}分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>最近%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>平均每次决定的损失</translation>
    </message>
    <message>
        <source>Luck and skill cannot be told apart here: a review of this game judges choices, not what the cards promised.</source>
        <translation>这里无法区分运气和水平：这个游戏的复盘评估的是选择，而不是牌面的预期。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Mean score over time</source>
        <translation>平均得分的变化</translation>
    </message>
    <message>
        <source>No match of yours fits so far. Matches that you finish against bots are counted.</source>
        <translation>还没有符合的对局。与机器人打完的对局会被计入。</translation>
    </message>
    <message>
        <source>Only matches that end from now on will be counted. No match is deleted, and all of them can be counted again.</source>
        <translation>只计入从现在起结束的对局。对局不会被删除，以后还可以重新计入全部。</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>其他规则</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>重置…</translation>
    </message>
    <message>
        <source>Review matches to see what your cards promised and what you made of them.</source>
        <translation>复盘对局，就能看到牌面的预期和实际的结果。</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number}号座位</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Start statistics over?</source>
        <translation>重新开始统计吗？</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What each bar stands for</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>用过帮助</translation>
    </message>
    <message>
        <source>With or without help</source>
        <translation>不论有无帮助</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>未用帮助</translation>
    </message>
    <message numerus="yes">
        <source>from %n review(s)</source>
        <translation>
            <numerusform>来自%n次复盘</numerusform>
        </translation>
    </message>
    <message>
        <source>likely between {low} and {high}</source>
        <translation>实际很可能在{low}到{high}之间</translation>
    </message>
    <message>
        <source>likely within ± {error}</source>
        <translation>误差很可能在±{error}以内</translation>
    </message>
    <message numerus="yes">
        <source>now %n lost in a row</source>
        <translation>
            <numerusform>目前连输%n场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n won in a row</source>
        <translation>
            <numerusform>目前连赢%n场</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <translation>{preset}，有改动</translation>
    </message>
    <message numerus="yes">
        <source>{share} ({low} to {high}), %n match(es)</source>
        <translation>
            <numerusform>{share}（{low}到{high}），%n场</numerusform>
        </translation>
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
        <source>Click the table or press any key to continue.</source>
        <translation>点击牌桌或按任意键继续。</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Paused until the match can be saved</source>
        <translation>牌局暂停，等待保存</translation>
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
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
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
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>取消托管</translation>
    </message>
    <message>
        <source>The cards are being turned over</source>
        <translation>正在翻牌</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>{name} stopped responding and now plays simple moves.</source>
        <translation>{name}（机器人）没有响应，将不经思考继续出牌。</translation>
    </message>
    <message>
        <source>{name} stopped responding and was restarted.</source>
        <translation>{name}（机器人）没有响应，已重新启动。</translation>
    </message>
    <message>
        <source>{name} tried a move the rules do not allow; a legal one was played instead.</source>
        <translation>{name}（机器人）选了规则不允许的行动，已改为一个合法的行动。</translation>
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
        <source>Phew. That went well.</source>
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
            <numerusform>有%n场对局未能保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
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
        <translation>把这场对局保存到别处</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>不关闭</translation>
    </message>
    <message>
        <source>The match is saved in {file} from now on. “cardtable recover” brings it back.</source>
        <translation>这场对局从现在起保存在{file}中，用“cardtable recover”可以取回。</translation>
    </message>
    <message>
        <source>This match is not saved yet; all of it is kept until it can be.</source>
        <translation>这场对局尚未保存；在能够保存之前，全部内容都会保留。</translation>
    </message>
</context>
</TS>
