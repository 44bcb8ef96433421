<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>Argparse</name>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>選項有歧義：%(option)s可能是%(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引數%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>至少需要一個值</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>最多一個值</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一個值</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>這裡不能用值%r</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>無效的值（%(type)s）：%(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>無效的選擇：%(value)r（可選：%(choices)s）</translation>
    </message>
    <message>
        <source>options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>引數</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>顯示這份說明</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少以下引數：%s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>無法識別的引數：%s</translation>
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
        <translation>牌組{where}的檔案超過{most}個。</translation>
    </message>
    <message>
        <source>Deck {where} has no back.</source>
        <translation>牌組{where}沒有牌背。</translation>
    </message>
    <message>
        <source>Deck {where} is larger than {most} bytes.</source>
        <translation>牌組{where}超過{most}位元組。</translation>
    </message>
    <message>
        <source>Deck {where}: a link to a folder is not followed.</source>
        <translation>牌組{where}：不跟隨指向資料夾的連結。</translation>
    </message>
    <message>
        <source>Deck {where}: a size of {width:g} × {height:g} is not possible.</source>
        <translation>牌組{where}：尺寸{width:g}×{height:g}不可用。</translation>
    </message>
    <message>
        <source>Deck {where}: deck.toml cannot be read ({strerror}).</source>
        <translation>牌組{where}：無法讀取deck.toml（{strerror}）。</translation>
    </message>
    <message>
        <source>Deck {where}: deck.toml lacks or misstates {error}.</source>
        <translation>牌組{where}：deck.toml中缺少或寫錯了{error}。</translation>
    </message>
    <message>
        <source>Deck {where}: its base “{base}” did not come with the program.</source>
        <translation>牌組{where}：其基礎「{base}」不是程式內建的。</translation>
    </message>
    <message>
        <source>Deck {where}: the base must be the name of a deck, not a path.</source>
        <translation>牌組{where}：基礎須為牌組名稱，不能是路徑。</translation>
    </message>
    <message>
        <source>Deck {where}: the file {file} is missing.</source>
        <translation>牌組{where}：缺少檔案{file}。</translation>
    </message>
    <message>
        <source>Deck {where}: the id {id} is taken.</source>
        <translation>牌組{where}：識別碼{id}已被佔用。</translation>
    </message>
    <message>
        <source>Deck {where}: titles.toml is not valid ({error}).</source>
        <translation>牌組{where}：titles.toml無效（{error}）。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is larger than {most} bytes.</source>
        <translation>牌組{where}：{file}超過{most}位元組。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not a file.</source>
        <translation>牌組{where}：{file}不是檔案。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid (a name has more than {most} parts).</source>
        <translation>牌組{where}：{file}無效（某個名稱超過{most}段）。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid (it is nested too deeply).</source>
        <translation>牌組{where}：{file}無效（巢狀過深）。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid ({error}).</source>
        <translation>牌組{where}：{file}無效（{error}）。</translation>
    </message>
    <message>
        <source>Deck {where}: {reason}.</source>
        <translation>牌組{where}：{reason}。</translation>
    </message>
    <message>
        <source>Deck {where}: “{file}” is not an SVG file inside its folder.</source>
        <translation>牌組{where}：「{file}」不是其資料夾內的SVG檔案。</translation>
    </message>
    <message>
        <source>Deck {where}: “{file}” leads outside its folder.</source>
        <translation>牌組{where}：「{file}」指向其資料夾之外。</translation>
    </message>
    <message>
        <source>It has no back: it gets one of ours.</source>
        <translation>它沒有牌背，改用本程式的牌背。</translation>
    </message>
    <message>
        <source>It has no two jokers: it gets ours.</source>
        <translation>它沒有兩張王，改用本程式的王。</translation>
    </message>
    <message>
        <source>Text was made paths, perhaps in another font: {names}.</source>
        <translation>文字已轉為路徑，字型可能不同：{names}。</translation>
    </message>
    <message>
        <source>The deck cannot be written to {folder} ({strerror}).</source>
        <translation>無法將牌組寫入{folder}（{strerror}）。</translation>
    </message>
    <message>
        <source>There are too many files in {name}.</source>
        <translation>{name}中的檔案過多。</translation>
    </message>
    <message>
        <source>There are {count} decks in {name}; import one of them: {names}.</source>
        <translation>{name}中有{count}副牌組，請匯入其中一副：{names}。</translation>
    </message>
    <message>
        <source>There is no deck in {name}: it needs an SVG file for each card, or one with an element for each, named like AS, 10_of_hearts or king_club.</source>
        <translation>{name}中沒有牌組：需要每張牌一個SVG檔案，或一個含有每張牌元素的檔案，名稱如AS、10_of_hearts或king_club。</translation>
    </message>
    <message>
        <source>There is no deck {name} for this game; there are {known}.</source>
        <translation>這個遊戲沒有牌組{name}；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no file or folder {name}.</source>
        <translation>沒有檔案或資料夾{name}。</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>沒有資料夾{folder}。</translation>
    </message>
    <message>
        <source>This deck is there already: {name}.</source>
        <translation>已有這個牌組：{name}。</translation>
    </message>
    <message>
        <source>a card of {width:g} × {height:g} is too narrow or too wide</source>
        <translation>{width:g}×{height:g}的牌太窄或太寬</translation>
    </message>
    <message>
        <source>declares entities; save it as a plain SVG in an editor</source>
        <translation>宣告了實體；請在繪圖程式中存為普通SVG</translation>
    </message>
    <message>
        <source>has &lt;{local}&gt;, which may run or load something; remove it in an editor</source>
        <translation>含有&lt;{local}&gt;，可能會執行或載入內容；請在繪圖程式中刪除</translation>
    </message>
    <message>
        <source>has a number {number}, which is far outside a card</source>
        <translation>含有遠超出牌面的數字{number}</translation>
    </message>
    <message>
        <source>has a number {value}</source>
        <translation>含有無效數字{value}</translation>
    </message>
    <message>
        <source>has a style sheet that loads another; put it inside in an editor</source>
        <translation>含有載入其他樣式表的樣式表；請在繪圖程式中放入檔案內</translation>
    </message>
    <message>
        <source>has an attribute “{key}”, which may run something; remove it in an editor</source>
        <translation>含有屬性「{key}」，可能會執行內容；請在繪圖程式中刪除</translation>
    </message>
    <message>
        <source>has an instruction &lt;?{target}?&gt;; remove it in an editor</source>
        <translation>含有指令&lt;?{target}?&gt;；請在繪圖程式中刪除</translation>
    </message>
    <message>
        <source>has neither a viewBox of four numbers nor a size</source>
        <translation>既沒有四個數字的viewBox，也沒有大小</translation>
    </message>
    <message>
        <source>has no &lt;svg&gt; around its picture</source>
        <translation>圖片外沒有&lt;svg&gt;</translation>
    </message>
    <message>
        <source>has no picture for a card</source>
        <translation>沒有牌的圖片</translation>
    </message>
    <message>
        <source>has text; convert it to paths in an editor</source>
        <translation>含有文字；請在繪圖程式中轉為路徑</translation>
    </message>
    <message>
        <source>has text; convert it to paths in an editor, or import the deck</source>
        <translation>含有文字；請在繪圖程式中轉為路徑，或匯入該牌組</translation>
    </message>
    <message>
        <source>has {what}, which would not be drawn; import the deck</source>
        <translation>含有不會繪製的{what}；請匯入該牌組</translation>
    </message>
    <message>
        <source>hides something in “{value}”</source>
        <translation>在「{value}」中隱藏了內容</translation>
    </message>
    <message>
        <source>is larger than {most} bytes</source>
        <translation>超過{most}位元組</translation>
    </message>
    <message>
        <source>is nested deeper than {most} elements</source>
        <translation>巢狀超過{most}層</translation>
    </message>
    <message>
        <source>is not XML (line {line}: {reason})</source>
        <translation>不是XML（第{line}行：{reason}）</translation>
    </message>
    <message>
        <source>is not text in UTF-8</source>
        <translation>不是UTF-8文字</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>沒有名稱</translation>
    </message>
    <message>
        <source>it is text in {name}, not in UTF-8</source>
        <translation>文字編碼是{name}，不是UTF-8</translation>
    </message>
    <message>
        <source>its faces take more than {limit:.0f} s to draw</source>
        <translation>繪製全部牌面超過{limit:.0f}秒</translation>
    </message>
    <message>
        <source>line {line} is not finished</source>
        <translation>第{line}行沒有寫完</translation>
    </message>
    <message>
        <source>line {line} is not text in UTF-8</source>
        <translation>第{line}行不是UTF-8文字</translation>
    </message>
    <message>
        <source>line {line} is wrong here: {text}</source>
        <translation>第{line}行此處有誤：{text}</translation>
    </message>
    <message>
        <source>line {line} says something for the second time</source>
        <translation>第{line}行的內容重複</translation>
    </message>
    <message>
        <source>measures {width:g} × {height:g} units, which is not possible</source>
        <translation>尺寸為{width:g}×{height:g}，這不可能</translation>
    </message>
    <message>
        <source>no licence stated</source>
        <translation>未註明授權條款</translation>
    </message>
    <message>
        <source>no process can be started ({strerror})</source>
        <translation>無法啟動程序（{strerror}）</translation>
    </message>
    <message>
        <source>refers to an external entity</source>
        <translation>引用了外部實體</translation>
    </message>
    <message>
        <source>refers to “{value}” outside the file; put it inside in an editor</source>
        <translation>指向檔案外的「{value}」；請在繪圖程式中放入檔案內</translation>
    </message>
    <message>
        <source>the corners are rounder than a quarter of the card</source>
        <translation>圓角超過牌面的四分之一</translation>
    </message>
    <message>
        <source>the id “{id}” may have small letters, digits and _ only</source>
        <translation>識別碼「{id}」只能用小寫字母、數字和_</translation>
    </message>
    <message>
        <source>the layer “{inside}” needs the unknown option “{option}”</source>
        <translation>圖層「{inside}」需要未知的選項「{option}」</translation>
    </message>
    <message>
        <source>the process that was drawing {face} was stopped</source>
        <translation>繪製{face}的程序已被終止</translation>
    </message>
    <message>
        <source>there are no such cards: {codes}</source>
        <translation>沒有這些牌：{codes}</translation>
    </message>
    <message>
        <source>there is no family “{family}”; there are {families}</source>
        <translation>沒有類別「{family}」；可用的有{families}</translation>
    </message>
    <message>
        <source>{author}; {licence}</source>
        <translation>{author}；{licence}</translation>
    </message>
    <message>
        <source>{count} cards have no face: {codes}{more}</source>
        <translation>{count}張牌沒有牌面：{codes}{more}</translation>
    </message>
    <message>
        <source>{face} holds something that cannot be drawn</source>
        <translation>{face}含有無法繪製的內容</translation>
    </message>
    <message>
        <source>{face} takes too long to draw, or too much memory</source>
        <translation>繪製{face}耗時過長或佔用記憶體過多</translation>
    </message>
    <message>
        <source>{face} takes {memory:.0f} MB to draw, which is too much</source>
        <translation>繪製{face}需要{memory:.0f} MB，過多</translation>
    </message>
    <message>
        <source>{face} takes {seconds:.1f} s to draw, which is too long</source>
        <translation>繪製{face}需要{seconds:.1f}秒，過長</translation>
    </message>
    <message>
        <source>{face} was not drawn within {limit:.0f} s</source>
        <translation>{face}在{limit:.0f}秒內未能繪製完成</translation>
    </message>
    <message>
        <source>{names} cannot be drawn here: it gets one of our backs.</source>
        <translation>此處無法繪製{names}，改用本程式的牌背。</translation>
    </message>
    <message>
        <source>{names}: each {reason}.</source>
        <translation>{names}：每個都{reason}。</translation>
    </message>
    <message>
        <source>{name} cannot be read ({strerror}).</source>
        <translation>無法讀取{name}（{strerror}）。</translation>
    </message>
    <message>
        <source>{name} is no whole deck: {codes} missing.</source>
        <translation>{name}不是完整的牌組，缺少：{codes}。</translation>
    </message>
    <message>
        <source>{name} is {width:g} × {height:g}, but the deck’s cards are {width_2:g} × {height_2:g}.</source>
        <translation>{name}為{width:g}×{height:g}，而這副牌的牌為{width_2:g}×{height_2:g}。</translation>
    </message>
    <message>
        <source>{name} takes too long to read or draw, or too much memory; simplify it in an editor.</source>
        <translation>{name}讀取或繪製時間過長，或佔用記憶體過多；請在繪圖程式中減少內容。</translation>
    </message>
    <message>
        <source>{name} {reason}.</source>
        <translation>{name}：{reason}。</translation>
    </message>
    <message>
        <source>{what} is not drawn here: look at the cards.</source>
        <translation>此處不繪製{what}：請查看牌面。</translation>
    </message>
</context>
<context>
    <name>BadOption</name>
    <message>
        <source>Option {key} cannot be {value}; it can be {known}.</source>
        <translation>選項{key}不能為{value}；可用的有{known}。</translation>
    </message>
    <message>
        <source>Option {key} needs a whole number from {low} to {high}, not {value}.</source>
        <translation>選項{key}須為{low}到{high}的整數，而不是{value}。</translation>
    </message>
    <message>
        <source>There is no option {name}; there are {known}.</source>
        <translation>沒有選項{name}；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no preset {name}; there are {known}.</source>
        <translation>沒有規則組{name}；可用的有{known}。</translation>
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
        <translation>牌局須為「drawn」或「numbered」。</translation>
    </message>
    <message>
        <source>a name has at most {most} characters.</source>
        <translation>名字最多{most}個字元。</translation>
    </message>
    <message>
        <source>a record has at most {most} actions.</source>
        <translation>一份記錄最多{most}步。</translation>
    </message>
    <message>
        <source>a record has at most {most} bytes.</source>
        <translation>記錄最多有{most}個位元組。</translation>
    </message>
    <message>
        <source>a record has at most {most} options.</source>
        <translation>一份記錄最多{most}個選項。</translation>
    </message>
    <message>
        <source>a record has at most {most} seats.</source>
        <translation>一份記錄最多{most}個座位。</translation>
    </message>
    <message>
        <source>a record starts with “{heading} {versions}”, not {found}.</source>
        <translation>記錄應以「{heading} {versions}」開頭，而不是{found}。</translation>
    </message>
    <message>
        <source>a winner is the number of a seat.</source>
        <translation>獲勝者須為座位號。</translation>
    </message>
    <message>
        <source>action {number} is not a bot’s.</source>
        <translation>第{number}步不是機器人走的。</translation>
    </message>
    <message>
        <source>an option is KEY=VALUE, each key once.</source>
        <translation>選項的形式為KEY=VALUE，每個鍵只能出現一次。</translation>
    </message>
    <message>
        <source>here it is the table’s turn.</source>
        <translation>這裡輪到牌桌。</translation>
    </message>
    <message>
        <source>here it is the turn of seat {seat}.</source>
        <translation>這裡輪到座位{seat}。</translation>
    </message>
    <message>
        <source>lines end with U+000A here, and not with {sign}.</source>
        <translation>每行以U+000A結束，而不是{sign}。</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>沒有結果</translation>
    </message>
    <message>
        <source>no words can be added to a numbered deal.</source>
        <translation>指定編號的牌局不加附言。</translation>
    </message>
    <message>
        <source>nothing may follow the end of a record.</source>
        <translation>記錄結束後不能再有內容。</translation>
    </message>
    <message>
        <source>option {key} is missing.</source>
        <translation>缺少選項{key}。</translation>
    </message>
    <message>
        <source>option {key} is written {right}, not {value}.</source>
        <translation>選項{key}應寫成{right}，而不是{value}。</translation>
    </message>
    <message>
        <source>seed, game, house rules and seats do not match the commitment given.</source>
        <translation>種子、遊戲、規則和座位得不出所寫的指紋。</translation>
    </message>
    <message>
        <source>the character {sign} is not allowed in this line.</source>
        <translation>這一行不允許有字元{sign}。</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>結尾</translation>
    </message>
    <message>
        <source>the line is not text in UTF-8.</source>
        <translation>這一行不是UTF-8文字。</translation>
    </message>
    <message>
        <source>the match ended by “{reason}”, not by {said}.</source>
        <translation>對局因「{reason}」結束，而不是{said}。</translation>
    </message>
    <message>
        <source>the match is not over, so its seed is not shown and its cards cannot be checked.</source>
        <translation>對局尚未結束，種子沒有公開，因此無法核對牌。</translation>
    </message>
    <message>
        <source>the match is over before this action.</source>
        <translation>對局在這一步之前已經結束。</translation>
    </message>
    <message>
        <source>the record ends before its match does.</source>
        <translation>記錄在對局結束之前就中斷了。</translation>
    </message>
    <message>
        <source>the result is {true}, not {said}.</source>
        <translation>結果是{true}，而不是{said}。</translation>
    </message>
    <message>
        <source>the seed does not have the fingerprint that was promised.</source>
        <translation>種子與承諾的指紋不符。</translation>
    </message>
    <message>
        <source>the text is in {name}; it must be in UTF-8.</source>
        <translation>文字編碼是{name}；請儲存為UTF-8。</translation>
    </message>
    <message>
        <source>the winners are seats {was}, not {is_not}.</source>
        <translation>獲勝的是座位{was}，而不是{is_not}。</translation>
    </message>
    <message>
        <source>there are {seats} seats, but not as many scores.</source>
        <translation>有{seats}個座位，得分的數目卻不符。</translation>
    </message>
    <message>
        <source>there is no game {name}; there is “{id}”.</source>
        <translation>沒有遊戲{name}；有「{id}」。</translation>
    </message>
    <message>
        <source>version {version} is not known; this program reads {known}.</source>
        <translation>不認識版本{version}；本程式可讀取{known}。</translation>
    </message>
    <message>
        <source>words have 1 to {most} characters.</source>
        <translation>附言為1至{most}個字元。</translation>
    </message>
    <message>
        <source>words need the number of a person’s seat, each once, in order.</source>
        <translation>附言須註明真人的座位號，按順序各一次。</translation>
    </message>
    <message>
        <source>{who} is not the number of a seat.</source>
        <translation>{who}不是座位號。</translation>
    </message>
    <message>
        <source>“actions” must stand alone.</source>
        <translation>「actions」須單獨成行。</translation>
    </message>
    <message>
        <source>“bots” needs a version, followed by a level, “glance” or “replaced”.</source>
        <translation>「bots」後須有版本號，其後為級別、「glance」或「replaced」。</translation>
    </message>
    <message>
        <source>“bots” needs the number of an action, each once, in order.</source>
        <translation>「bots」後須有步數，按順序各一次。</translation>
    </message>
    <message>
        <source>“{action}” is not legal here: {error}.</source>
        <translation>「{action}」在這裡不合乎規則：{error}。</translation>
    </message>
    <message>
        <source>“{key}” is expected here, not {found}.</source>
        <translation>這裡應為「{key}」，而不是{found}。</translation>
    </message>
    <message>
        <source>“{key}” needs 64 hexadecimal digits.</source>
        <translation>「{key}」須為64位十六進位數。</translation>
    </message>
    <message>
        <source>“{key}” needs a whole number.</source>
        <translation>「{key}」須為整數。</translation>
    </message>
    <message>
        <source>“{key}” needs whole numbers.</source>
        <translation>「{key}」須為若干整數。</translation>
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
        <translation>{name}不是能坐這個座位的對手。</translation>
    </message>
</context>
<context>
    <name>BadSeed</name>
    <message>
        <source>A seed is 32 hexadecimal digits.</source>
        <translation>種子是32位十六進位數。</translation>
    </message>
    <message>
        <source>{text} is not a seed; give a whole number or 32 hexadecimal digits.</source>
        <translation>{text}不是種子；請給出整數或32位十六進位數。</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Amara</source>
        <translation>阿瑪拉</translation>
    </message>
    <message>
        <source>Attacks whenever the odds lean her way by a hair.</source>
        <translation>只要勝算多出一絲一毫，她就出手。</translation>
    </message>
    <message>
        <source>Ayla</source>
        <translation>艾拉</translation>
    </message>
    <message>
        <source>Calm and exact; you notice her plan when it is done.</source>
        <translation>沉著而精準，等你看出她的打算，牌局已定。</translation>
    </message>
    <message>
        <source>Chen</source>
        <translation>老陳</translation>
    </message>
    <message>
        <source>Could have won small long ago, and would rather win big.</source>
        <translation>早就可以小贏，卻偏要大勝。</translation>
    </message>
    <message>
        <source>Counts every card played and gives nothing away.</source>
        <translation>記住出過的牌，不給對手半點機會。</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>迪亞哥</translation>
    </message>
    <message>
        <source>Dreams of the perfect hand and forgets the small wins along the way.</source>
        <translation>一心想要完美的牌，一路上的小勝都忘了。</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>花奈</translation>
    </message>
    <message>
        <source>Has just learned the rules and enjoys every hand.</source>
        <translation>剛學會規則，每一手牌都玩得開心。</translation>
    </message>
    <message>
        <source>Has sat at this table for forty years and is never in a hurry.</source>
        <translation>在這張桌邊坐了四十年，從不著急。</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>伊內絲</translation>
    </message>
    <message>
        <source>Kenji</source>
        <translation>健二</translation>
    </message>
    <message>
        <source>Knows to the card when the big win is worth waiting for.</source>
        <translation>何時值得等一場大勝，精確到每一張牌。</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>萊拉</translation>
    </message>
    <message>
        <source>Loses little, waits patiently, takes what you leave.</source>
        <translation>輸得少，等得久，別人留下的他都收下。</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>小梅</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>尼爾斯</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>奧圖</translation>
    </message>
    <message>
        <source>Plays it straight, by feel and a few good rules.</source>
        <translation>憑感覺加幾條老規矩，打得直來直去。</translation>
    </message>
    <message>
        <source>Plays whatever looks exciting and regrets it at once.</source>
        <translation>什麼刺激打什麼，打完馬上後悔。</translation>
    </message>
    <message>
        <source>Priya</source>
        <translation>普莉雅</translation>
    </message>
    <message>
        <source>Raises the stakes first and counts the cards later.</source>
        <translation>先加注，後數牌。</translation>
    </message>
    <message>
        <source>Reads the whole table and makes the best of every card.</source>
        <translation>看透全桌，把每張牌都用到極致。</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>蘿莎</translation>
    </message>
    <message>
        <source>Samir</source>
        <translation>薩米爾</translation>
    </message>
    <message>
        <source>Takes the risk that pays, and smiles when it does not.</source>
        <translation>值得的險就冒，輸了也一笑置之。</translation>
    </message>
    <message>
        <source>Timo</source>
        <translation>提摩</translation>
    </message>
    <message>
        <source>Waits one card too long because a great hand is so beautiful.</source>
        <translation>大牌太美了，總要多等一張。</translation>
    </message>
    <message>
        <source>Would rather keep a good card than risk it.</source>
        <translation>好牌寧可留著，也不拿去冒險。</translation>
    </message>
    <message>
        <source>Zola</source>
        <translation>柔拉</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>大膽</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>謹慎</translation>
    </message>
    <message>
        <source>goes for the big win</source>
        <translation>追求大勝</translation>
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
        <translation>指定編號的牌局：知道編號的人就知道牌。</translation>
    </message>
    <message>
        <source>Bots of version {version} decide the same way again: {same} of {total}{but}.</source>
        <translation>{version}版的機器人再次作出同樣的決定，{total}次中{same}次{but}。</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n action(s) is legal with these cards, and came from the seat whose turn it was.</source>
        <translation>
            <numerusform>全部%n步在這副牌下都可以這樣打，而且都由輪到的座位作出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: {hints}; plays taken back: {undos}.</source>
        <translation>提示{hints}次，悔牌{undos}次。</translation>
    </message>
    <message>
        <source>Hints: {hints}; plays taken back: {undos}; played by a bot: {played}.</source>
        <translation>提示{hints}次，悔牌{undos}次，機器人代打{played}步。</translation>
    </message>
    <message>
        <source>Not checked: something before it fails.</source>
        <translation>未核對：前面已有不符之處。</translation>
    </message>
    <message>
        <source>That bots of these levels played; the record does not say of which version.</source>
        <translation>由這些級別的機器人打出；記錄沒有寫明版本。</translation>
    </message>
    <message>
        <source>That bots of version {versions} decided; --bots asks them again.</source>
        <translation>由{versions}版機器人決定；用--bots可再問一遍。</translation>
    </message>
    <message>
        <source>That the program drew the seed, and nobody knew it before the end.</source>
        <translation>種子由程式抽取，結束之前沒有人知道。</translation>
    </message>
    <message>
        <source>That the program drew the seed; but it is a small number, such as somebody might choose.</source>
        <translation>種子由程式抽取；但數值很小，像是有人選定的。</translation>
    </message>
    <message>
        <source>That these digits were shown before the deal: compare them with what you noted (--fingerprint DIGITS): {digits}</source>
        <translation>發牌前顯示過這串數字；請與記下的比對（--fingerprint 數字）：{digits}</translation>
    </message>
    <message>
        <source>That these words were added by these people, after they had seen the commitment: everybody knows their own.</source>
        <translation>這些附言是這些人在看到指紋之後加上的：各人知道自己的附言。</translation>
    </message>
    <message>
        <source>The cards follow from the seed alone: nobody added words.</source>
        <translation>沒有人加附言：牌只由種子決定。</translation>
    </message>
    <message>
        <source>The cards follow from the seed and the words that were added: {words}.</source>
        <translation>牌由種子和所加的附言決定：{words}。</translation>
    </message>
    <message>
        <source>The commitment is that of this seed, this game, these {rules} house rules and these {seats} seats.</source>
        <translation>指紋與這個種子、這個遊戲、這{rules}條規則和這{seats}個座位相符。</translation>
    </message>
    <message>
        <source>The digits given are not those of this record.</source>
        <translation>給出的數字不是這份記錄的。</translation>
    </message>
    <message>
        <source>The digits given are those of this record.</source>
        <translation>給出的數字正是這份記錄的。</translation>
    </message>
    <message>
        <source>The fingerprint is that of the seed, and of the seed alone.</source>
        <translation>指紋與種子相符，也只涵蓋種子。</translation>
    </message>
    <message>
        <source>The result follows from the actions.</source>
        <translation>結果由各步得出。</translation>
    </message>
    <message>
        <source>Who sat there, and that people played for themselves.</source>
        <translation>誰坐在那裡，以及真人是否親自打牌。</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>各步</translation>
    </message>
    <message>
        <source>bots</source>
        <translation>機器人</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>指紋</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不符</translation>
    </message>
    <message>
        <source>given</source>
        <translation>給出的數字</translation>
    </message>
    <message>
        <source>help</source>
        <translation>幫助</translation>
    </message>
    <message>
        <source>players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>已證明</translation>
    </message>
    <message>
        <source>replaced bots, which cannot be asked: {count}</source>
        <translation>機器人被替換、無法再問的{count}次</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>seat {seat} {words}</source>
        <translation>{seat}號座位{words}</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>事先顯示</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>只是聲稱</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>未核對</translation>
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
        <translation>{first}這次問的是{asked}版機器人，應當問的是{needed}版。</translation>
    </message>
    <message>
        <source>{first} Bots of version {asked} were asked; which version decided is not recorded.</source>
        <translation>{first}這次問的是{asked}版機器人；記錄沒有寫明當時是哪一版。</translation>
    </message>
    <message>
        <source>{first}, {more}</source>
        <translation>{first}，{more}</translation>
    </message>
    <message>
        <source>{same} of {total} decide the same way again{but}; line {line} is the first that does not: “{played}”, not {decided}.</source>
        <translation>{total}次中{same}次決定相同{but}；第{line}行最先不同：記錄為「{played}」，這次是{decided}。</translation>
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
        <translation>深色木紋</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>綠色絨布</translation>
    </message>
    <message>
        <source>Indigo linen</source>
        <translation>靛藍麻布</translation>
    </message>
    <message>
        <source>Light wood</source>
        <translation>淺色木紋</translation>
    </message>
    <message>
        <source>Plum silk</source>
        <translation>梅紫真絲</translation>
    </message>
    <message>
        <source>Scarlet wool</source>
        <translation>紅色呢子</translation>
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
            <numerusform>%n張牌</numerusform>
        </translation>
    </message>
    <message>
        <source>--check needs a folder and nothing else.</source>
        <translation>--check只需要一個資料夾。</translation>
    </message>
    <message>
        <source>--deals must be from 1 to 1000000.</source>
        <translation>--deals須為1到1000000。</translation>
    </message>
    <message>
        <source>--fingerprint needs all {digits} hexadecimal digits, not {given}.</source>
        <translation>--fingerprint需要全部{digits}位十六進位數，而不是{given}。</translation>
    </message>
    <message>
        <source>--import needs files or a folder, nothing else.</source>
        <translation>--import只需要檔案或資料夾。</translation>
    </message>
    <message>
        <source>--into goes with --export; --print names its own folder.</source>
        <translation>--into與--export一起用；--print內建資料夾。</translation>
    </message>
    <message>
        <source>--option needs a game: cardtable play GAME --option KEY=VALUE</source>
        <translation>--option需要指定遊戲：cardtable play GAME --option KEY=VALUE</translation>
    </message>
    <message>
        <source>--option {text} needs a key and a value: KEY=VALUE.</source>
        <translation>--option {text}需要鍵和值：KEY=VALUE。</translation>
    </message>
    <message>
        <source>--print and --export need a deck, and neither --sheet nor --check.</source>
        <translation>--print和--export需要牌組，且不能與--sheet或--check同用。</translation>
    </message>
    <message>
        <source>--print and --export need a deck: cardtable deck DECK …</source>
        <translation>--print和--export需要牌組：cardtable deck DECK …</translation>
    </message>
    <message>
        <source>--print and --into need the name of a folder.</source>
        <translation>--print和--into需要資料夾名。</translation>
    </message>
    <message>
        <source>--sheet, --option and --back need a deck: cardtable deck DECK …</source>
        <translation>--sheet、--option和--back需要牌組：cardtable deck DECK …</translation>
    </message>
    <message>
        <source>--to needs a number from 0.</source>
        <translation>--to需要不小於0的數。</translation>
    </message>
    <message>
        <source>--vision needs a sheet: cardtable deck DECK --sheet FILE …</source>
        <translation>--vision需要--sheet：cardtable deck DECK --sheet FILE …</translation>
    </message>
    <message>
        <source>--width needs a number from {narrowest} to {widest}.</source>
        <translation>--width須為{narrowest}到{widest}的數。</translation>
    </message>
    <message>
        <source>--workers must be from 1 to 256.</source>
        <translation>--workers須為1到256。</translation>
    </message>
    <message>
        <source>--{name} needs a game: cardtable play GAME --{name} …</source>
        <translation>--{name}需要指定遊戲：cardtable play GAME --{name} …</translation>
    </message>
    <message>
        <source>A record has its own rules: --{named} cannot go with it.</source>
        <translation>記錄有自己的規則，不能與--{named}同用。</translation>
    </message>
    <message>
        <source>Another program holds the file; close its window first.</source>
        <translation>檔案正被其他程式佔用；請先關閉那個視窗。</translation>
    </message>
    <message>
        <source>Cannot tell whether this deck can be used: {error}.</source>
        <translation>無法判斷這副牌能否使用：{error}。</translation>
    </message>
    <message>
        <source>Card games at one table: Oicho-Kabu, Kyo-Kabu, Dou Dizhu, Oklahoma Gin.</source>
        <translation>同一張牌桌上的紙牌遊戲：追丁株、京株、鬥地主、奧克拉荷馬金拉米。</translation>
    </message>
    <message>
        <source>Cardtable is already open but does not answer; end that one first.</source>
        <translation>程式已經開啟，但沒有回應；請先結束它。</translation>
    </message>
    <message>
        <source>Cardtable is already open; its window takes over.</source>
        <translation>程式已經開啟，由那個視窗接手。</translation>
    </message>
    <message>
        <source>Counted from {day}.</source>
        <translation>自{day}起統計。</translation>
    </message>
    <message>
        <source>Deck {id} cannot be read ({strerror}).</source>
        <translation>無法讀取牌組{id}（{strerror}）。</translation>
    </message>
    <message>
        <source>Deck {id} has no back “{back}”; it has {backs}.</source>
        <translation>牌組{id}沒有牌背「{back}」；可用的有{backs}。</translation>
    </message>
    <message>
        <source>Deck {id} is in {folder} now ({credit}).</source>
        <translation>牌組{id}現在位於{folder}（{credit}）。</translation>
    </message>
    <message>
        <source>Example: {example}</source>
        <translation>示例：{example}</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>已中斷。</translation>
    </message>
    <message>
        <source>Matches that several people shared, not counted: {count}.</source>
        <translation>未計入的多人共用對局：{count}。</translation>
    </message>
    <message>
        <source>Measuring; this takes a minute or two …</source>
        <translation>正在測試，需要一兩分鐘…</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>{address}處沒有Dask排程器應答。</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}; only tcp:// is known here.</source>
        <translation>{address}處沒有Dask排程器應答；這裡只支援tcp://。</translation>
    </message>
    <message>
        <source>No match can be read in {path}.</source>
        <translation>{path}中沒有可讀取的對局。</translation>
    </message>
    <message>
        <source>No match with a single person has been finished yet.</source>
        <translation>還沒有打完過單人對局。</translation>
    </message>
    <message>
        <source>Not every benchmark ran: {line}</source>
        <translation>有測試未能執行：{line}</translation>
    </message>
    <message>
        <source>Only bots can play in a simulation: easy, medium, hard, expert.</source>
        <translation>模擬中只能用機器人：easy、medium、hard、expert。</translation>
    </message>
    <message>
        <source>Qt has no platform {name} (QT_QPA_PLATFORM); there are {known}.</source>
        <translation>Qt沒有平台{name}（QT_QPA_PLATFORM）；可用的有{known}。</translation>
    </message>
    <message>
        <source>Something cannot be read or written ({reason}).</source>
        <translation>有內容無法讀寫（{reason}）。</translation>
    </message>
    <message>
        <source>Something went wrong ({name}), see {path}.</source>
        <translation>發生錯誤（{name}），詳見{path}。</translation>
    </message>
    <message>
        <source>The benchmarks are in the source repository, not in the installed package.</source>
        <translation>效能測試只在原始碼儲存庫中。</translation>
    </message>
    <message>
        <source>The benchmarks did not run: {line}</source>
        <translation>效能測試未能執行：{line}</translation>
    </message>
    <message>
        <source>The benchmarks need the extra “bench”: pip install &apos;cardtable[bench]&apos;.</source>
        <translation>效能測試需要附加元件「bench」：pip install &apos;cardtable[bench]&apos;。</translation>
    </message>
    <message>
        <source>The file was cut off; how much is lost is not known.</source>
        <translation>檔案不完整，無法得知丟失了多少對局。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({reason}).</source>
        <translation>無法建立資料夾{folder}（{reason}）。</translation>
    </message>
    <message>
        <source>The journal cannot be read ({reason}).</source>
        <translation>無法讀取對局檔案（{reason}）。</translation>
    </message>
    <message>
        <source>The journal cannot be written ({error}).</source>
        <translation>無法寫入對局檔案（{error}）。</translation>
    </message>
    <message>
        <source>The matches ended without a finished deal; there is nothing to count.</source>
        <translation>沒有打完任何一副牌，無可統計。</translation>
    </message>
    <message>
        <source>The name of a sheet ends in {endings}; “{target}” does not.</source>
        <translation>檔名須以{endings}結尾；「{target}」不是。</translation>
    </message>
    <message>
        <source>The package “{package}” is missing: {command} installs it.</source>
        <translation>缺少套件「{package}」：用{command}安裝。</translation>
    </message>
    <message>
        <source>The picture {path} cannot be written.</source>
        <translation>無法寫入圖片{path}。</translation>
    </message>
    <message>
        <source>The selftest has no plan for {game}.</source>
        <translation>自檢沒有為{game}準備方案。</translation>
    </message>
    <message>
        <source>There is no deck “{name}”; there are {known}.</source>
        <translation>沒有牌組「{name}」；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no file of matches yet ({path}).</source>
        <translation>還沒有對局檔案（{path}）。</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>沒有檔案{path}。</translation>
    </message>
    <message>
        <source>There is no game {name}; there are {known}.</source>
        <translation>沒有遊戲{name}；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no language “{name}”; there are {known}.</source>
        <translation>沒有語言「{name}」；可用的有{known}。</translation>
    </message>
    <message>
        <source>There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>這裡沒有螢幕：DISPLAY和WAYLAND_DISPLAY都未設定。</translation>
    </message>
    <message>
        <source>There is no screen to open a window on ({reason}).</source>
        <translation>沒有可以開啟視窗的螢幕（{reason}）。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>記憶體不足。</translation>
    </message>
    <message>
        <source>This deck can be used.</source>
        <translation>這副牌可以使用。</translation>
    </message>
    <message numerus="yes">
        <source>This deck cannot be used: %n problem(s).</source>
        <translation>
            <numerusform>這副牌不能使用：%n個問題。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the journal itself; what is damaged in it is set aside.</source>
        <translation>這就是對局檔案本身；損壞的部分會自動另存。</translation>
    </message>
    <message>
        <source>Use either --print or --export, not both.</source>
        <translation>--print和--export只能選一個。</translation>
    </message>
    <message>
        <source>What could not be saved is in {path}; “cardtable recover” brings it back.</source>
        <translation>無法儲存的對局在{path}中；用「cardtable recover」可以恢復。</translation>
    </message>
    <message>
        <source>Without a command the window opens. Example: cardtable play dou-dizhu --lang de</source>
        <translation>不帶命令則開啟視窗。示例：cardtable play dou-dizhu --lang zh_CN</translation>
    </message>
    <message>
        <source>a Dask scheduler whose workers play</source>
        <translation>由其工作程序對局的Dask排程器</translation>
    </message>
    <message>
        <source>a record in words</source>
        <translation>用文字講述一份記錄</translation>
    </message>
    <message>
        <source>an option of the deck</source>
        <translation>牌面的樣式選項</translation>
    </message>
    <message>
        <source>answer in JSON</source>
        <translation>以JSON輸出</translation>
    </message>
    <message>
        <source>as noted before the deal, all 64 digits</source>
        <translation>發牌前記下的全部64位</translation>
    </message>
    <message>
        <source>ask the bots again whether they would play the same</source>
        <translation>再問一遍機器人是否會這樣打</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最好</translation>
    </message>
    <message>
        <source>bots play among themselves</source>
        <translation>機器人之間對局</translation>
    </message>
    <message>
        <source>bring the matches of a damaged file, or of another one, into the journal</source>
        <translation>把損壞的或另一個檔案中的對局轉入</translation>
    </message>
    <message>
        <source>check whether this folder is a safe and complete deck</source>
        <translation>檢查此資料夾是否為安全完整的牌組</translation>
    </message>
    <message>
        <source>deck to play with</source>
        <translation>所用的牌組</translation>
    </message>
    <message>
        <source>decks: {ids}</source>
        <translation>牌組：{ids}</translation>
    </message>
    <message>
        <source>describe or draw this deck</source>
        <translation>列出或繪製這副牌</translation>
    </message>
    <message>
        <source>draw all its cards: .png, .svg or .pdf</source>
        <translation>繪製全部牌面：.png、.svg或.pdf</translation>
    </message>
    <message>
        <source>draw the sheet as colour-blind people see it</source>
        <translation>按色覺障礙者所見繪製</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>for comparison</source>
        <translation>對照</translation>
    </message>
    <message>
        <source>free the space that deleted matches took up in the journal</source>
        <translation>釋放已刪除對局佔用的空間</translation>
    </message>
    <message>
        <source>game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>games, presets, options with their values, decks</source>
        <translation>遊戲、規則組、選項及其值、牌組</translation>
    </message>
    <message>
        <source>help</source>
        <translation>幫助</translation>
    </message>
    <message>
        <source>how many deals to play</source>
        <translation>打幾副牌</translation>
    </message>
    <message>
        <source>human, easy, medium, hard, expert; separated by commas</source>
        <translation>human、easy、medium、hard、expert，以逗號分隔</translation>
    </message>
    <message>
        <source>language of the names: en, de, ja, zh_CN, zh_TW</source>
        <translation>名稱所用語言：en、de、ja、zh_CN、zh_TW</translation>
    </message>
    <message>
        <source>language: en, de, ja, zh_CN, zh_TW</source>
        <translation>語言：en、de、ja、zh_CN、zh_TW</translation>
    </message>
    <message>
        <source>language; may be repeated</source>
        <translation>語言；可重複</translation>
    </message>
    <message>
        <source>level</source>
        <translation>級別</translation>
    </message>
    <message>
        <source>levels, separated by commas</source>
        <translation>級別，以逗號分隔</translation>
    </message>
    <message>
        <source>list decks; draw, print or export one; check a folder</source>
        <translation>牌組清單；把牌組做成圖片、印刷品或供其他程式使用；檢查資料夾</translation>
    </message>
    <message>
        <source>make a deck of another program’s SVG files or folder</source>
        <translation>用其他程式的SVG檔案或資料夾製作牌組</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位數</translation>
    </message>
    <message>
        <source>month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>named set of house rules</source>
        <translation>規則組</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>沒有輸出</translation>
    </message>
    <message>
        <source>numbered deal, or 32 hexadecimal digits</source>
        <translation>牌局編號，或32位十六進位數</translation>
    </message>
    <message>
        <source>one house rule</source>
        <translation>一條自訂規則</translation>
    </message>
    <message>
        <source>one line per match, for a spreadsheet</source>
        <translation>每局一行，供試算表使用</translation>
    </message>
    <message>
        <source>only the first N actions</source>
        <translation>只取前N步</translation>
    </message>
    <message>
        <source>only this game</source>
        <translation>只用這個遊戲</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>開啟視窗</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>part of a benchmark’s name</source>
        <translation>測試名稱的一部分</translation>
    </message>
    <message>
        <source>play every deal from all sides</source>
        <translation>每副牌從各座位輪流打</translation>
    </message>
    <message>
        <source>play every game through the real window, offscreen</source>
        <translation>在真實視窗中不用螢幕打完每個遊戲</translation>
    </message>
    <message>
        <source>presets: {ids}</source>
        <translation>規則組：{ids}</translation>
    </message>
    <message>
        <source>probably between</source>
        <translation>大致在</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>程序數</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>四分位</translation>
    </message>
    <message>
        <source>replay a record: what it proves, what it only states, what fails</source>
        <translation>重放一份記錄：證明了什麼、只是聲稱什麼、哪裡不符</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>save a picture of each phase there</source>
        <translation>把每個階段的畫面存到那裡</translation>
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
        <translation>顯示版本和提交號</translation>
    </message>
    <message>
        <source>start a match of this game, or open this record</source>
        <translation>開始這個遊戲的對局，或開啟這份記錄</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>the bot in seat {seat} failed ({why})</source>
        <translation>{seat} 號座位的機器人發生錯誤（{why}）</translation>
    </message>
    <message>
        <source>the figures of tests/benchmarks, as a table (named in English)</source>
        <translation>以表格列出tests/benchmarks的測試結果（名稱為英文）</translation>
    </message>
    <message>
        <source>the match has ended early</source>
        <translation>對局提前結束</translation>
    </message>
    <message>
        <source>the match has not ended after {done} actions</source>
        <translation>{done} 步後對局仍未結束</translation>
    </message>
    <message>
        <source>the table does not go on; it says: {said}</source>
        <translation>牌桌停住了，顯示：{said}</translation>
    </message>
    <message>
        <source>what each line stands for</source>
        <translation>按什麼分行</translation>
    </message>
    <message>
        <source>where the export is written (here)</source>
        <translation>匯出位置（目前資料夾）</translation>
    </message>
    <message>
        <source>which back</source>
        <translation>哪種牌背</translation>
    </message>
    <message>
        <source>width of the sheet</source>
        <translation>圖的寬度</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>用過幫助</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>沒用幫助</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>write cards, sheets, plates, box and rules to be printed</source>
        <translation>輸出可列印的牌、整頁、印版、盒子和規則</translation>
    </message>
    <message>
        <source>write the deck for other programs: its pictures, or a deck for KPat</source>
        <translation>供其他程式使用：圖片，或KPat牌組</translation>
    </message>
    <message>
        <source>write the matches’ records</source>
        <translation>寫出對局記錄</translation>
    </message>
    <message>
        <source>your own matches in figures: wins, scores, streaks, what was given away</source>
        <translation>自己對局的統計：勝負、得分、連勝、失誤損失</translation>
    </message>
    <message>
        <source>{count} files written below {target}.</source>
        <translation>已在{target}下寫入{count}個檔案。</translation>
    </message>
    <message>
        <source>{count} passed, 0 failed</source>
        <translation>{count}項通過，0項失敗</translation>
    </message>
    <message numerus="yes">
        <source>{file}: record format {form}, {game}, %n action(s)</source>
        <translation>
            <numerusform>{file}：第{form}版格式的記錄，{game}，%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}：{reason}</translation>
    </message>
    <message>
        <source>{folder} cannot be written to (there is no such folder).</source>
        <translation>無法寫入{folder}（沒有這個資料夾）。</translation>
    </message>
    <message>
        <source>{game} in {language}: {said}</source>
        <translation>{game}（{language}）：{said}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), each from {sides} sides, from seed {seed}</source>
        <translation>
            <numerusform>{game}：%n副牌，每副從{sides}個座位各打一次，種子{seed}起</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), from seed {seed}</source>
        <translation>
            <numerusform>{game}：%n副牌，種子{seed}起</numerusform>
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
        <translation>{low}至{high}，預設{default}</translation>
    </message>
    <message>
        <source>{message}. Try “cardtable --help”.</source>
        <translation>{message}。請參閱「cardtable --help」。</translation>
    </message>
    <message>
        <source>{name} cannot be read ({reason}).</source>
        <translation>無法讀取{name}（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>無法讀取{path}（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({strerror}).</source>
        <translation>無法讀取{path}（{strerror}）。</translation>
    </message>
    <message>
        <source>{path}: matches brought over: {whole}; others, incomplete: {cut}; already there: {there}; unreadable: {lost}.</source>
        <translation>{path}：轉入對局{whole}，另有缺結尾的{cut}，已存在{there}，無法讀取{lost}。</translation>
    </message>
    <message>
        <source>{path}: {before} bytes before, {after} now.</source>
        <translation>{path}：之前{before}位元組，現在{after}位元組。</translation>
    </message>
    <message>
        <source>{place} cannot be written ({why}).</source>
        <translation>無法寫入{place}（{why}）。</translation>
    </message>
    <message>
        <source>{record}.</source>
        <translation>{record}。</translation>
    </message>
    <message>
        <source>{record}. Nothing fails.</source>
        <translation>{record}。沒有不符之處。</translation>
    </message>
    <message>
        <source>{score} per deal</source>
        <translation>每副牌{score}</translation>
    </message>
    <message>
        <source>{target} cannot be written (there is no such folder).</source>
        <translation>無法寫入{target}（沒有這個資料夾）。</translation>
    </message>
    <message>
        <source>{target} cannot be written ({strerror}).</source>
        <translation>無法寫入{target}（{strerror}）。</translation>
    </message>
    <message>
        <source>{target} cannot be written to (that is not a folder name).</source>
        <translation>無法寫入{target}（這不是資料夾名）。</translation>
    </message>
    <message>
        <source>{target} cannot be written to ({strerror}).</source>
        <translation>無法寫入{target}（{strerror}）。</translation>
    </message>
    <message>
        <source>{target} is not an empty folder; printing needs a new or empty one.</source>
        <translation>{target}不是空資料夾；列印需要新的或空的資料夾。</translation>
    </message>
    <message>
        <source>{target} written.</source>
        <translation>已寫入{target}。</translation>
    </message>
    <message>
        <source>“{word}” is not possible; deck {id} knows {known}.</source>
        <translation>「{word}」不可用；牌組{id}可用的有{known}。</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>…還有{count}項。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>對局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>打牌(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>關於 Cardtable</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>動畫速度</translation>
    </message>
    <message>
        <source>Ask before you pass up a knock or a lay-off</source>
        <translation>放棄敲牌或補牌前先詢問</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <source>Compare with the expert</source>
        <translation>與大師對比</translation>
    </message>
    <message>
        <source>Continue the last match</source>
        <translation>繼續上一次對局</translation>
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
        <translation>標準文字大小</translation>
    </message>
    <message>
        <source>Explain terms</source>
        <translation>解釋術語</translation>
    </message>
    <message>
        <source>Export match record…</source>
        <translation>匯出對局記錄…</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>First hands…</source>
        <translation>新手教學…</translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation>四色牌</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>How deals are kept fair</source>
        <translation>公平發牌</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大字角標</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Last trick or showdown</source>
        <translation>上一輪牌或上次亮牌</translation>
    </message>
    <message>
        <source>Let a bot play for me</source>
        <translation>託管（機器人代打）</translation>
    </message>
    <message>
        <source>Level of that bot</source>
        <translation>託管級別</translation>
    </message>
    <message>
        <source>Match history…</source>
        <translation>對局歷史…</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>靜音</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>無動畫</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Open match record…</source>
        <translation>開啟對局記錄…</translation>
    </message>
    <message>
        <source>Opponents talk</source>
        <translation>對手說話</translation>
    </message>
    <message>
        <source>Pace of opponents</source>
        <translation>對手出牌節奏</translation>
    </message>
    <message>
        <source>Pass automatically when you can’t beat it</source>
        <translation>要不起時自動不出</translation>
    </message>
    <message>
        <source>Past matches to keep</source>
        <translation>保留的對局歷史</translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation>暫停機器人</translation>
    </message>
    <message>
        <source>Play last cards automatically</source>
        <translation>最後一手自動打出</translation>
    </message>
    <message>
        <source>Play other forced moves automatically</source>
        <translation>其他別無選擇時自動進行</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>較快</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>快速開局</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Review a match</source>
        <translation>復盤對局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Show log…</source>
        <translation>顯示日誌…</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>側邊欄</translation>
    </message>
    <message>
        <source>Skip animation and pause</source>
        <translation>跳過動畫和停頓</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢速</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>縮小文字</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>統計…</translation>
    </message>
    <message>
        <source>Table surface</source>
        <translation>桌布</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The latest 1,000</source>
        <translation>最近1,000場</translation>
    </message>
    <message>
        <source>The latest 100</source>
        <translation>最近100場</translation>
    </message>
    <message>
        <source>Those of the last year</source>
        <translation>最近一年的</translation>
    </message>
    <message>
        <source>Touch mode</source>
        <translation>觸控模式</translation>
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
        <translation>取消選擇</translation>
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
        <translation>一切都已儲存</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>I’m {name} – show my cards</source>
        <translation>我是{name}，顯示我的牌</translation>
    </message>
    <message>
        <source>Please hand over to {name}. Everyone else, look away.</source>
        <translation>請把電腦交給{name}，其他人請迴避。</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>看我的牌</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>上一回合以來</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>輪到{name}</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Compare with the expert</source>
        <translation>與大師對比</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>每日一局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>尚未打完</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>尚未玩過</translation>
    </message>
    <message>
        <source>One deal a day, the same for everybody: its number is the date. Rules: {preset}. The opponents never change, and your first result counts.</source>
        <translation>每天一局，人人相同：編號就是日期。規則：{preset}。對手始終不變，以首次結果為準。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Result {own}</source>
        <translation>結果：{own}</translation>
    </message>
    <message>
        <source>Result {own} · difference from the expert {difference}</source>
        <translation>結果：{own} · 與大師相差{difference}</translation>
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
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>取消選擇</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Continue / confirm</source>
        <translation>繼續／確認</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Move between cards and columns</source>
        <translation>在牌和欄之間移動</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>沒有找到</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一個</translation>
    </message>
    <message>
        <source>Rendering the cards…</source>
        <translation>正在繪製牌面…</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>規則：{game}</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存為PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>儲存規則</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>已存為{file}。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Select everything on the way</source>
        <translation>選取經過的所有牌</translation>
    </message>
    <message>
        <source>Select or deselect</source>
        <translation>選牌</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Shift + 方向鍵</translation>
    </message>
    <message>
        <source>Terms on this page</source>
        <translation>本頁術語</translation>
    </message>
    <message>
        <source>This page has no terms to explain.</source>
        <translation>本頁沒有需要解釋的術語。</translation>
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
            <numerusform>%n個炸彈</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n張</numerusform>
        </translation>
    </message>
    <message>
        <source>3 players · about 20 min</source>
        <translation>3人·約20分鐘</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;for the landlord</source>
        <translation>&lt;b&gt;底牌&lt;/b&gt;&lt;br&gt;歸地主</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;taken by {name}</source>
        <translation>&lt;b&gt;底牌&lt;/b&gt;&lt;br&gt;歸{name}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;yours</source>
        <translation>&lt;b&gt;底牌&lt;/b&gt;&lt;br&gt;歸你</translation>
    </message>
    <message numerus="yes">
        <source>&lt;big&gt;%n&lt;/big&gt; card(s)</source>
        <translation>
            <numerusform>&lt;big&gt;%n&lt;/big&gt;張</numerusform>
        </translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n deal(s).</source>
        <translation>
            <numerusform>一次對局打%n副。</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair chain needs three pairs or more.</source>
        <translation>連對至少要三對。</translation>
    </message>
    <message>
        <source>A straight needs five cards or more.</source>
        <translation>順子至少要五張。</translation>
    </message>
    <message>
        <source>A triple takes one card or one pair.</source>
        <translation>三張帶一張或一對。</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>After a pass you may still play in the same trick.</source>
        <translation>不出之後，同一輪還可以再出。</translation>
    </message>
    <message>
        <source>After a pass you wait until the trick is over.</source>
        <translation>不出之後，要等這一輪結束。</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top}</source>
        <translation>飛機{rank}–{top}</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with pairs</source>
        <translation>飛機{rank}–{top}帶對子</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with wings</source>
        <translation>飛機{rank}–{top}帶翅膀</translation>
    </message>
    <message>
        <source>All of different ranks</source>
        <translation>點數各不相同</translation>
    </message>
    <message numerus="yes">
        <source>An opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>只剩%n張牌的對手可能一接就出完。</numerusform>
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
        <translation>逆時針</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>任意牌</translation>
    </message>
    <message>
        <source>Any cards may be used as kickers.</source>
        <translation>任意的牌都可以當帶牌。</translation>
    </message>
    <message>
        <source>Any combination may be played.</source>
        <translation>可以出任意牌型。</translation>
    </message>
    <message>
        <source>Any player never got to play</source>
        <translation>有人一張未出</translation>
    </message>
    <message>
        <source>As played online: one round of calls, no bombs as kickers.</source>
        <translation>與網路對戰相同：叫牌一輪，炸彈不能當帶牌。</translation>
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
        <translation>用較小的牌就壓住，大牌留著。</translation>
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
        <translation>所有人叫完後才公開；分數相同時先叫者為準。</translation>
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
        <translation>炸彈{rank}</translation>
    </message>
    <message>
        <source>Cards gone: {0}, otherwise {1}.</source>
        <translation>出掉{0}張，另一種出掉{1}張。</translation>
    </message>
    <message>
        <source>Cards gone: {1} instead of {0}.</source>
        <translation>只出掉{1}張，而不是{0}張。</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {0}, otherwise {1}.</source>
        <translation>手裡留下{0}張單出沒人壓得住的牌，另一種留{1}張。</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {1} instead of {0}.</source>
        <translation>單出沒人壓得住的牌只留下{1}張，而不是{0}張。</translation>
    </message>
    <message>
        <source>Chains up to the 2, any kickers, farmers get half the stake.</source>
        <translation>順子和連對可到2，帶牌任意，農民各得一半分值。</translation>
    </message>
    <message>
        <source>Chains up to the ace, kickers all different, full payment.</source>
        <translation>順子和連對可到A，帶牌各不相同，全額結算。</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>順時針</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n card(s) that passing would keep.</source>
        <translation>
            <numerusform>要用掉%n張牌，不出就能留著。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a bomb; the better choice keeps %n.</source>
        <translation>
            <numerusform>會損失炸彈；更好的出法能留下%n個。</numerusform>
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
        <translation>副數</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Direction of play.</source>
        <translation>出牌的輪轉方向。</translation>
    </message>
    <message>
        <source>Doesn’t contest an opponent’s trick.</source>
        <translation>不去搶對手的這一輪。</translation>
    </message>
    <message>
        <source>Doesn’t multiply the stake by {0}.</source>
        <translation>分值不會乘以{0}。</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>鬥地主</translation>
    </message>
    <message>
        <source>Each bid is higher than the last; the bidding ends when two in a row pass after a bid. Whoever has passed may bid again.</source>
        <translation>每次必須叫得更高；有人叫分後，連續兩人不叫即結束。不叫的人之後還可以再叫。</translation>
    </message>
    <message>
        <source>Everyone bids in secret and nobody passes; the highest bid wins.</source>
        <translation>人人暗叫且不可不叫，叫分最高者當地主。</translation>
    </message>
    <message>
        <source>Everyone bids once, higher than before or not at all; 3 ends it.</source>
        <translation>每人叫一次，須高於前家或不叫；叫3即止。</translation>
    </message>
    <message>
        <source>Everyone calls once, as high as they like; the highest call wins.</source>
        <translation>每人自由叫一次，叫分最高者當地主。</translation>
    </message>
    <message>
        <source>Farmers get half the stake each</source>
        <translation>農民各得一半分值</translation>
    </message>
    <message>
        <source>Farmers get the full stake each</source>
        <translation>農民各得全部分值</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>先叫者</translation>
    </message>
    <message>
        <source>Four of a kind carries two cards or two pairs.</source>
        <translation>四張相同的牌帶兩張或兩對。</translation>
    </message>
    <message>
        <source>Four of a kind may carry just one card or one pair.</source>
        <translation>四張相同的牌可以只帶一張或一對。</translation>
    </message>
    <message>
        <source>Four of a kind with one kicker</source>
        <translation>四帶一</translation>
    </message>
    <message>
        <source>Four {rank}s + pairs {kickers}</source>
        <translation>四帶兩對：{rank}帶{kickers}</translation>
    </message>
    <message>
        <source>Four {rank}s + {kickers}</source>
        <translation>四張{rank}帶{kickers}</translation>
    </message>
    <message>
        <source>Full house {rank} + {kickers}</source>
        <translation>三帶二：{rank}帶一對{kickers}</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {0}, otherwise {1}.</source>
        <translation>可能壓住它的牌型：{0}種，另一種為{1}種。</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {1} instead of {0}.</source>
        <translation>可能壓住它的牌型：{1}種，而不是{0}種。</translation>
    </message>
    <message>
        <source>Highest bid: {amount}</source>
        <translation>最高叫分：{amount}分</translation>
    </message>
    <message>
        <source>Highest card of a chain</source>
        <translation>連牌的最大牌</translation>
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
        <translation>本店規則</translation>
    </message>
    <message>
        <source>How much the rocket (both jokers) multiplies the stake.</source>
        <translation>兩張王一起出時分值翻幾倍。</translation>
    </message>
    <message>
        <source>How the landlord is chosen.</source>
        <translation>如何確定地主。</translation>
    </message>
    <message>
        <source>If everyone passes</source>
        <translation>全部不叫時</translation>
    </message>
    <message>
        <source>If everyone passes, the cards are redealt.</source>
        <translation>都不叫則重新發牌。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>還沒輪到你。</translation>
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
        <translation>就目前所見，一樣好。</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n bomb(s) whole.</source>
        <translation>
            <numerusform>能保住%n個炸彈。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps the %n card(s) that the other choice costs.</source>
        <translation>
            <numerusform>留住另一種出法要用的%n張牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>帶牌</translation>
    </message>
    <message>
        <source>Kickers may neither be a bomb nor extend the chain.</source>
        <translation>帶牌不能是炸彈，也不能接長連牌。</translation>
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
        <translation>報單！</translation>
    </message>
    <message>
        <source>Lead any card or combination; you can’t pass.</source>
        <translation>可以出任意單張或牌型，但必須出牌。</translation>
    </message>
    <message>
        <source>Leaves lower cards of that kind behind.</source>
        <translation>同類的小牌還留在手裡。</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>倍數</translation>
    </message>
    <message>
        <source>Multiplies the stake by {0}.</source>
        <translation>分值乘以{0}。</translation>
    </message>
    <message>
        <source>Never got to play: {names}. The stake doubles.</source>
        <translation>一手牌都沒出：{names}。分值翻倍。</translation>
    </message>
    <message>
        <source>New trick: you lead</source>
        <translation>新一輪：你先出</translation>
    </message>
    <message>
        <source>New trick: {name} leads</source>
        <translation>新一輪：{name}先出</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一副</translation>
    </message>
    <message>
        <source>No auction: random landlord</source>
        <translation>不叫分，抽籤定地主</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>尚未叫分</translation>
    </message>
    <message>
        <source>No bombs, no triple that would extend the chain</source>
        <translation>不帶炸彈，也不帶可接長連牌的三張</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>沒有選取的牌。</translation>
    </message>
    <message>
        <source>No chain goes up to the {card}.</source>
        <translation>{card}不能連。</translation>
    </message>
    <message>
        <source>No farmer played, or the landlord only once</source>
        <translation>農民未出牌，或地主只出一次</translation>
    </message>
    <message numerus="yes">
        <source>No opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>只剩%n張牌的對手接不上，出不完。</numerusform>
        </translation>
    </message>
    <message>
        <source>No passing with sealed bids: bid 1, 2 or 3.</source>
        <translation>暗叫時不能不叫：請叫1、2或3分。</translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>沒有人叫分。</translation>
    </message>
    <message>
        <source>Nobody bids: the landlord is drawn by lot and the stake is 1.</source>
        <translation>不叫分：抽籤定地主，底分為1。</translation>
    </message>
    <message>
        <source>Nobody can stop the rest of your hand.</source>
        <translation>剩下的牌誰也攔不住。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n unseen card(s) beats it.</source>
        <translation>
            <numerusform>沒見到的%n張牌都壓不住它。</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of deals in a match.</source>
        <translation>一次對局打幾副牌。</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the better choice {1}.</source>
        <translation>100局這樣的牌能贏{0}局，更好的出法贏{1}局。</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the next choice {1}.</source>
        <translation>100局這樣的牌能贏{0}局，另一種贏{1}局。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開</translation>
    </message>
    <message>
        <source>One call each, any bid</source>
        <translation>每人自由叫一次</translation>
    </message>
    <message>
        <source>One round, each bid higher</source>
        <translation>只叫一輪，須高於前家</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>網路版</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb.</source>
        <translation>只有更大的炸彈才能壓過炸彈。</translation>
    </message>
    <message>
        <source>Only a higher bomb beats {beat}.</source>
        <translation>只有更大的炸彈才能壓過{beat}。</translation>
    </message>
    <message>
        <source>Other reading</source>
        <translation>換一種牌型</translation>
    </message>
    <message>
        <source>Pair chain {rank}–{top}</source>
        <translation>連對{rank}–{top}</translation>
    </message>
    <message>
        <source>Pair {rank}</source>
        <translation>一對{rank}</translation>
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
        <translation>不叫的話，100局能贏{0}局。</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>結算</translation>
    </message>
    <message>
        <source>Pick up a card of that rank</source>
        <translation>選一張這個點數的牌</translation>
    </message>
    <message>
        <source>Pick up a chain from rank to rank</source>
        <translation>選從這張到那張的連牌</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Play goes to the left.</source>
        <translation>由左邊的玩家接著出。</translation>
    </message>
    <message>
        <source>Play goes to the right.</source>
        <translation>由右邊的玩家接著出。</translation>
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
        <translation>不出後再出</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {0}, otherwise {1}.</source>
        <translation>之後還要出{0}手，另一種要{1}手。</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {1} instead of {0}.</source>
        <translation>之後還要出{1}手，而不是{0}手。</translation>
    </message>
    <message>
        <source>Points by deal</source>
        <translation>各副得分走勢</translation>
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
        <translation>每副抽籤</translation>
    </message>
    <message>
        <source>Red joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>重新發牌</translation>
    </message>
    <message>
        <source>Redeal up to three times, then a random landlord</source>
        <translation>重發三次後抽籤定地主</translation>
    </message>
    <message>
        <source>Redeal. {name} bids first.</source>
        <translation>重新發牌。{name}先叫。</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Same type and number of cards, but higher – or a bomb.</source>
        <translation>須牌型相同、張數相同且更大；也可出炸彈。</translation>
    </message>
    <message>
        <source>Sealed bids, no passing</source>
        <translation>暗叫，不可不叫</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>查看結果</translation>
    </message>
    <message>
        <source>Select cards first.</source>
        <translation>請先選牌。</translation>
    </message>
    <message>
        <source>Single {rank}</source>
        <translation>單張{rank}</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Spring by {landlord}: {farmers} never got to play. The stake doubles.</source>
        <translation>{landlord}打出春天：{farmers}一手牌都沒出，分值翻倍。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Straight {rank}–{top}</source>
        <translation>順子{rank}–{top}</translation>
    </message>
    <message>
        <source>Straights and other chains end at the ace.</source>
        <translation>順子等連牌只能連到A。</translation>
    </message>
    <message>
        <source>Straights and other chains may run up to the 2.</source>
        <translation>順子等連牌可以連到2。</translation>
    </message>
    <message>
        <source>Takes a pair apart.</source>
        <translation>拆了對子。</translation>
    </message>
    <message>
        <source>Takes a triple apart.</source>
        <translation>拆了三張。</translation>
    </message>
    <message>
        <source>Takes no pair apart.</source>
        <translation>不拆對子。</translation>
    </message>
    <message>
        <source>Takes no triple apart.</source>
        <translation>不拆三張。</translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>壓住只剩%n張牌的對手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the trick from an opponent.</source>
        <translation>從對手那裡搶回牌權。</translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from your partner, who has %n card(s) left.</source>
        <translation>
            <numerusform>壓了隊友的牌，他還剩%n張。</numerusform>
        </translation>
    </message>
    <message>
        <source>That wins {0} of 100 such deals. In hand: bombs {1}, twos {2}, jokers {3}.</source>
        <translation>這樣叫，100局能贏{0}局。手裡有炸彈{1}個、2有{2}張、王{3}張。</translation>
    </message>
    <message>
        <source>That’s not a valid combination.</source>
        <translation>這不是有效牌型。</translation>
    </message>
    <message numerus="yes">
        <source>The %n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>沒見到的%n張牌有可能壓住它。</numerusform>
        </translation>
    </message>
    <message>
        <source>The auction comes first.</source>
        <translation>先要叫分。</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>叫分已結束。</translation>
    </message>
    <message>
        <source>The better choice can no longer be stopped.</source>
        <translation>更好的出法誰也攔不住。</translation>
    </message>
    <message>
        <source>The farmers win the deal</source>
        <translation>這一副農民獲勝</translation>
    </message>
    <message>
        <source>The first bidder is drawn afresh in every deal.</source>
        <translation>每副都抽籤決定誰先叫。</translation>
    </message>
    <message>
        <source>The first bidder is drawn; then the next player each deal.</source>
        <translation>首副抽籤，之後每副輪到下家先叫。</translation>
    </message>
    <message>
        <source>The highest bidder takes the kitty and plays alone for that stake.</source>
        <translation>叫分最高者拿底牌，獨自對戰；叫分即為底分。</translation>
    </message>
    <message>
        <source>The kickers of a play must all be of different ranks, and never both jokers.</source>
        <translation>一手牌的帶牌點數必須各不相同，也不能同時帶兩張王。</translation>
    </message>
    <message>
        <source>The kitty can be looked at at any time during play.</source>
        <translation>打牌過程中隨時可以查看三張底牌。</translation>
    </message>
    <message>
        <source>The kitty is shown once; after that you have to remember it.</source>
        <translation>三張底牌只亮一次，之後要靠記憶。</translation>
    </message>
    <message>
        <source>The landlord wins the deal</source>
        <translation>這一副地主獲勝</translation>
    </message>
    <message>
        <source>The lower cards go first.</source>
        <translation>先出小牌。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>對局已結束。</translation>
    </message>
    <message>
        <source>The next player each time</source>
        <translation>每副輪到下家</translation>
    </message>
    <message>
        <source>The rocket doubles the stake, as a bomb does.</source>
        <translation>王炸與炸彈一樣使分值翻倍。</translation>
    </message>
    <message>
        <source>The rocket quadruples the stake.</source>
        <translation>王炸使分值變為四倍。</translation>
    </message>
    <message>
        <source>The stake doubles if any player never played a card.</source>
        <translation>只要有人一張未出，分值翻倍。</translation>
    </message>
    <message>
        <source>The stake doubles if no farmer played, or the landlord just once.</source>
        <translation>兩位農民都未出牌，或地主只出過一次，分值翻倍。</translation>
    </message>
    <message>
        <source>The stake never doubles for this.</source>
        <translation>分值不因此翻倍。</translation>
    </message>
    <message numerus="yes">
        <source>The trick belongs to an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>這一輪歸只剩%n張牌的對手。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>沒有這張牌。</translation>
    </message>
    <message>
        <source>These cards don’t make that combination.</source>
        <translation>這些牌不是該牌型。</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>這一副已結束。</translation>
    </message>
    <message>
        <source>To beat: {play}</source>
        <translation>需大過：{play}</translation>
    </message>
    <message>
        <source>Triple {rank}</source>
        <translation>三張{rank}</translation>
    </message>
    <message>
        <source>Triple {rank} + {kickers}</source>
        <translation>三帶一：{rank}帶{kickers}</translation>
    </message>
    <message>
        <source>Two cards left!</source>
        <translation>報雙！</translation>
    </message>
    <message>
        <source>Two farmers against one landlord: be the first to play all your cards.</source>
        <translation>兩個農民對一個地主：先出完手牌者獲勝。</translation>
    </message>
    <message>
        <source>Until two pass in a row</source>
        <translation>直到連續兩人不叫</translation>
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
        <translation>帶走的牌比需要的大。</translation>
    </message>
    <message>
        <source>Uses lower kickers.</source>
        <translation>帶走的是更小的牌。</translation>
    </message>
    <message>
        <source>What each farmer gets for a win: half the stake or all of it.</source>
        <translation>農民獲勝時得多少：各得一半分值，或各得全部。</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>沒有人叫分時如何處理。</translation>
    </message>
    <message>
        <source>When the farmers win, each gets half the stake.</source>
        <translation>農民獲勝時各得一半分值。</translation>
    </message>
    <message>
        <source>When the farmers win, each gets the full stake.</source>
        <translation>農民獲勝時各得全部分值。</translation>
    </message>
    <message>
        <source>When the stake doubles because someone hardly got to play.</source>
        <translation>有人幾乎沒出過牌時，分值在何種情況下翻倍。</translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again in the same trick.</source>
        <translation>不出之後，同一輪能否再出。</translation>
    </message>
    <message>
        <source>Whether four of a kind may carry just one card or one pair.</source>
        <translation>四張相同的牌能否只帶一張單牌或一對。</translation>
    </message>
    <message>
        <source>Whether straights and other chains may run up to the 2.</source>
        <translation>順子等連牌能否連到2。</translation>
    </message>
    <message>
        <source>Whether the kitty can be looked at again during play.</source>
        <translation>打牌過程中能否查看三張底牌。</translation>
    </message>
    <message>
        <source>Which cards may be attached to a triple, an airplane or four of a kind.</source>
        <translation>三張、飛機和四張可以帶哪些牌。</translation>
    </message>
    <message>
        <source>Who bids first in each deal.</source>
        <translation>每副由誰先叫分。</translation>
    </message>
    <message>
        <source>Whoever bids highest becomes the landlord and plays alone for that stake.</source>
        <translation>叫分最高者成為地主，按此底分獨自對戰。</translation>
    </message>
    <message>
        <source>Whoever went out in the last deal bids first; in the first deal it is drawn.</source>
        <translation>上一副先出完者先叫；第一副抽籤決定。</translation>
    </message>
    <message>
        <source>Winner of the last deal</source>
        <translation>上一副先出完者</translation>
    </message>
    <message>
        <source>Winning score: 1 point.</source>
        <translation>優勝得分：1分。</translation>
    </message>
    <message>
        <source>Winning score: {points} points.</source>
        <translation>優勝得分：{points}分。</translation>
    </message>
    <message>
        <source>Wins fewer points on average.</source>
        <translation>平均得分更低。</translation>
    </message>
    <message>
        <source>Wins no more often, but more points on average.</source>
        <translation>贏的次數不更多，但平均得分更高。</translation>
    </message>
    <message>
        <source>You can bid 1, 2 or 3.</source>
        <translation>叫分只能是1、2或3分。</translation>
    </message>
    <message>
        <source>You could go out at once.</source>
        <translation>現在就能出完手牌。</translation>
    </message>
    <message>
        <source>You don’t have {card}.</source>
        <translation>你沒有這張{card}。</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>出完手牌，獲勝。</translation>
    </message>
    <message>
        <source>You have nothing that beats this.</source>
        <translation>沒有牌能大過上家。</translation>
    </message>
    <message>
        <source>You lead, so you cannot pass.</source>
        <translation>你先出牌，不能不出。</translation>
    </message>
    <message>
        <source>You lose the deal: {points}</source>
        <translation>這一副你輸了：{points}分</translation>
    </message>
    <message>
        <source>You must bid more than {highest}.</source>
        <translation>叫分必須高於{highest}分。</translation>
    </message>
    <message>
        <source>You went out – the farmers win: {points}</source>
        <translation>你先出完，農民獲勝：{points}分</translation>
    </message>
    <message>
        <source>You win as landlord: {points}</source>
        <translation>你當地主獲勝：{points}分</translation>
    </message>
    <message numerus="yes">
        <source>Your partner has the trick, with %n card(s) left.</source>
        <translation>
            <numerusform>這一輪歸隊友，他還剩%n張牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner went out: {points}</source>
        <translation>隊友先出完：{points}分</translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, cannot go out on it.</source>
        <translation>
            <numerusform>還剩%n張牌的隊友接不上，出不完。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, may go out on it.</source>
        <translation>
            <numerusform>還剩%n張牌的隊友可能一接就出完。</numerusform>
        </translation>
    </message>
    <message>
        <source>a bomb of {rank}s</source>
        <translation>炸彈{rank}</translation>
    </message>
    <message>
        <source>a full house {rank} + {kickers}</source>
        <translation>三帶二（{rank}帶一對{kickers}）</translation>
    </message>
    <message>
        <source>a pair chain {rank}–{top}</source>
        <translation>連對{rank}–{top}</translation>
    </message>
    <message>
        <source>a pair of {rank}s</source>
        <translation>一對{rank}</translation>
    </message>
    <message>
        <source>a single {rank}</source>
        <translation>單張{rank}</translation>
    </message>
    <message>
        <source>a straight {rank}–{top}</source>
        <translation>順子{rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top}</source>
        <translation>飛機{rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top} with pairs</source>
        <translation>飛機{rank}–{top}帶對子</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top} with wings</source>
        <translation>飛機{rank}–{top}帶翅膀</translation>
    </message>
    <message>
        <source>beat {combination} from {name}, or pass</source>
        <translation>壓過{name}的{combination}，或不出</translation>
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
        <translation>由{name}叫出。叫分最高者成為地主，按此底分獨自對戰。</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>四張A</translation>
    </message>
    <message>
        <source>four eights</source>
        <translation>四張8</translation>
    </message>
    <message>
        <source>four fives</source>
        <translation>四張5</translation>
    </message>
    <message>
        <source>four fours</source>
        <translation>四張4</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>四張J</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>四張K</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>四張9</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>四張Q</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>四張7</translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation>四張6</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>四張10</translation>
    </message>
    <message>
        <source>four threes</source>
        <translation>四張3</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>四張2</translation>
    </message>
    <message>
        <source>four {rank}s + pairs {kickers}</source>
        <translation>四帶兩對（{rank}帶{kickers}）</translation>
    </message>
    <message>
        <source>four {rank}s + {kickers}</source>
        <translation>四張{rank}帶{kickers}</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>來自底牌</translation>
    </message>
    <message>
        <source>lead the first trick</source>
        <translation>請先出牌，開始第一輪</translation>
    </message>
    <message>
        <source>lead the next trick</source>
        <translation>請先出牌，開始下一輪</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>暫無</translation>
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
        <translation>三張{rank}</translation>
    </message>
    <message>
        <source>three {rank}s + {kickers}</source>
        <translation>三帶一（{rank}帶{kickers}）</translation>
    </message>
    <message>
        <source>{0} at stake instead of {1}: that wins {2} of 100 such deals.</source>
        <translation>叫{0}分而不是{1}分：100局能贏{2}局。</translation>
    </message>
    <message>
        <source>{card} is missing between these cards.</source>
        <translation>中間缺{card}。</translation>
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
        <translation>{names}並列獲勝</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names}並列獲勝。</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names}贏得對局</translation>
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
        <translation>{name}最後一手：{play}</translation>
    </message>
    <message>
        <source>{name} goes out: the farmers win.</source>
        <translation>{name}出完了牌：農民獲勝。</translation>
    </message>
    <message>
        <source>{name} goes out: the landlord wins.</source>
        <translation>{name}出完了牌：地主獲勝。</translation>
    </message>
    <message>
        <source>{name} has bid {bid}.</source>
        <translation>{name}已叫{bid}分。</translation>
    </message>
    <message>
        <source>{name} is drawn as landlord and leads.</source>
        <translation>{name}抽籤成為地主，先出牌。</translation>
    </message>
    <message>
        <source>{name} is the landlord and leads.</source>
        <translation>{name}成為地主，先出牌。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name}是你的隊友。</translation>
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
        <translation>{name}打出王炸。分值變為四倍。</translation>
    </message>
    <message>
        <source>{name} played {combination}.</source>
        <translation>{name}打出{combination}。</translation>
    </message>
    <message>
        <source>{name} plays a bomb: {cards}. The stake doubles.</source>
        <translation>{name}打出炸彈：{cards}。分值翻倍。</translation>
    </message>
    <message>
        <source>{name} still held {cards}.</source>
        <translation>{name}還剩{cards}。</translation>
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
        <translation>{name}贏得對局。</translation>
    </message>
    <message>
        <source>{name} won the trick.</source>
        <translation>{name}取得牌權。</translation>
    </message>
    <message>
        <source>{name}: {delta}, total {total}.</source>
        <translation>{name}：{delta}，總分{total}。</translation>
    </message>
    <message>
        <source>{play} ({kickers})</source>
        <translation>{play}（{kickers}）</translation>
    </message>
    <message>
        <source>{play} does not beat {beat}.</source>
        <translation>{play}壓不過{beat}。</translation>
    </message>
    <message>
        <source>{play} is a different type from {beat}.</source>
        <translation>{play}與{beat}牌型不同。</translation>
    </message>
    <message>
        <source>{play} needs the same number of cards as {beat}.</source>
        <translation>{play}與{beat}張數不同。</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>梅花{rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>方塊{rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>紅心{rank}</translation>
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
            <numerusform>%n張</numerusform>
        </translation>
    </message>
    <message>
        <source>A bomb takes back the lead, and doubles the stake.</source>
        <translation>炸彈奪回出牌權，分值翻倍。</translation>
    </message>
    <message>
        <source>A deal as farmer</source>
        <translation>當農民打一副</translation>
    </message>
    <message>
        <source>A deal as landlord</source>
        <translation>當地主打一副</translation>
    </message>
    <message>
        <source>A farmer goes out first, so the landlord pays. By these house rules each farmer gets half of the {stake} at stake: {gain} points each.</source>
        <translation>農民先出完，地主付分。按這裡的規則，農民各得{stake}分的一半：{gain}分。</translation>
    </message>
    <message>
        <source>A farmer goes out first. The stake was {stake}: {gain} points.</source>
        <translation>農民先出完。分值{stake}：{gain}分。</translation>
    </message>
    <message>
        <source>Against an opponent’s last card lead pairs, never a low single card.</source>
        <translation>對方報單時出對子，絕不出小單張。</translation>
    </message>
    <message>
        <source>Beat {beat} with {play}, the lowest that will do: you’ll need higher cards later.</source>
        <translation>用{play}壓{beat}，夠大就行：大牌留到後面。</translation>
    </message>
    <message>
        <source>Beating {beat} takes the same kind and number of cards. Nothing you hold does it well, so pass.</source>
        <translation>壓{beat}要同樣牌型、同樣張數。你沒有合適的，不出。</translation>
    </message>
    <message>
        <source>Bid 3 to become the landlord. You hold four aces: such a bomb beats almost everything, so the stake may be high.</source>
        <translation>叫3分當地主。你有四張A：這個炸彈除了王炸幾乎沒有牌壓得住，分值不妨叫高。</translation>
    </message>
    <message>
        <source>Bid high with bombs, twos and jokers.</source>
        <translation>有炸彈、2和王就叫高分。</translation>
    </message>
    <message>
        <source>Farmers win together: it is enough if one of them goes out.</source>
        <translation>農民一起贏：一人出完就夠。</translation>
    </message>
    <message>
        <source>Lead {play}: two triples in a row, each with a kicker, here {along}. That is 8 cards at once, and hard to beat.</source>
        <translation>出{play}：兩個相連的三張，各帶一張（這裡帶{along}）。一次出8張，很難被壓。</translation>
    </message>
    <message>
        <source>Let your partner’s plays stand; stop the landlord’s.</source>
        <translation>放過隊友的牌，壓住地主的牌。</translation>
    </message>
    <message>
        <source>Long combinations first: they are hard to beat.</source>
        <translation>先出張數多的牌型：不容易被壓。</translation>
    </message>
    <message>
        <source>No ordinary play of yours beats {beat} – but {play} beats everything except higher bombs, and makes the stake {doubled} instead of {stake}. Play it: the lead is yours again.</source>
        <translation>你沒有能壓{beat}的牌，但{play}幾乎什麼都壓，分值從{stake}變成{doubled}。打出來，又輪到你先出。</translation>
    </message>
    <message>
        <source>Not much to win alone with: no bomb, no 2. With such a hand you would rather be a farmer, with a partner at your side.</source>
        <translation>單打不夠強：沒有炸彈，沒有2。這樣的牌不如當農民，有隊友配合。</translation>
    </message>
    <message>
        <source>One landlord plays against two farmers; the first to run out of cards wins, and a farmer wins for both. 3 is lowest, then up to A, 2 and the jokers; suits do not matter.</source>
        <translation>一個地主對兩個農民，誰先出完牌，誰那一方就贏。3最小，往上到A、2和大小王；花色無關。</translation>
    </message>
    <message>
        <source>Only {play} stops {beat}. It doubles the stake, so play it to win.</source>
        <translation>只有{play}能壓{beat}。分值會翻倍，要贏就得打出來。</translation>
    </message>
    <message>
        <source>Pass. Whoever bids highest plays alone and wins or loses twice what a farmer does.</source>
        <translation>不叫。叫分最高的人單打，輸贏是兩個農民的合計。</translation>
    </message>
    <message>
        <source>That is your partner’s {beat}. Pass: if it stands, your side leads, and your high cards stay for the landlord.</source>
        <translation>這是隊友的{beat}。不出：如果沒人壓，就由你方先出，大牌留著對付地主。</translation>
    </message>
    <message>
        <source>The landlord goes out first. Each farmer pays the stake of {stake}: {gain} points.</source>
        <translation>地主先出完。農民各付{stake}分：{gain}分。</translation>
    </message>
    <message>
        <source>The landlord has one card left and would go out on a single card. Lead {play}: no single card can be played on it.</source>
        <translation>地主只剩一張：出單張他就走了。出{play}，單張接不了。</translation>
    </message>
    <message>
        <source>The landlord has one card left, and may play it on a single card.</source>
        <translation>地主只剩一張，單張會讓他出完。</translation>
    </message>
    <message>
        <source>The landlord plays {beat} and has {rival} left. Stop that with {play}, the lowest that will do.</source>
        <translation>地主出{beat}，還剩{rival}。用{play}壓住，夠大就行。</translation>
    </message>
    <message>
        <source>The lead is yours, and {play} is all you have left: play it and win.</source>
        <translation>由你先出，只剩{play}：打出去就贏了。</translation>
    </message>
    <message>
        <source>The lead is yours: play {play}. Whoever leads decides what kind is played, so get rid of low and long combinations first.</source>
        <translation>由你先出：{play}。先出的人決定牌型，所以先出又小又長的。</translation>
    </message>
    <message>
        <source>This hand is worth more: below 3, someone may outbid you, or the stake stays small.</source>
        <translation>這手牌值更多：叫不到3分，可能被別人叫走，或分值太小。</translation>
    </message>
    <message>
        <source>Unbeaten, the landlord leads again. {play} would have prevented that.</source>
        <translation>沒人壓，地主又先出。{play}本可以壓住他。</translation>
    </message>
    <message>
        <source>With {play} you would have got rid of 8 cards at once. Small plays give the lead away, and take longer.</source>
        <translation>出{play}可以一次出掉8張。小牌會丟掉出牌權，也更慢。</translation>
    </message>
    <message>
        <source>Without the bomb the others keep the lead and decide what is played.</source>
        <translation>不炸，別人繼續先出，由他們定牌型。</translation>
    </message>
    <message>
        <source>You are the landlord: {cards} from the kitty are yours, and you lead. With 20 cards against 17 you have more to get rid of, so lead many at once.</source>
        <translation>你是地主：底牌{cards}歸你，由你先出。你有20張，他們各17張，所以一次多出幾張。</translation>
    </message>
    <message>
        <source>You go out first. The bid of {bid} times {factor} makes {stake}, and both farmers pay it: {gain} points.</source>
        <translation>你先出完。叫分{bid}乘{factor}等於{stake}，兩個農民都付：{gain}分。</translation>
    </message>
    <message>
        <source>You have beaten your own partner and used up a high card that the landlord feared.</source>
        <translation>你壓了自己的隊友：少了一張能牽制地主的大牌。</translation>
    </message>
    <message>
        <source>You lead: {play}. Get rid of many cards at once; the landlord has {rival} left.</source>
        <translation>由你先出：{play}。一次多出幾張；地主還剩{rival}。</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}分</translation>
    </message>
    <message>
        <source>{landlord} is the landlord, {seat} is your partner. If either of you goes out first, you both win.</source>
        <translation>{landlord}是地主，{seat}是你的隊友。你們誰先出完，兩人都贏。</translation>
    </message>
    <message>
        <source>{play} beats {beat}, and it is all you have left: play it and win.</source>
        <translation>{play}能壓{beat}，而且是最後一手：打出去就贏了。</translation>
    </message>
</context>
<context>
    <name>DouDizhuRules</name>
    <message>
        <source>A bid is 1, 2 or 3. The highest bidder becomes the landlord, and the bid is the stake.</source>
        <translation>可叫1、2、3分。叫分最高者當地主，所叫分數即底分。</translation>
    </message>
    <message>
        <source>A bid of 3 ends the auction at once.</source>
        <translation>有人叫3分，叫分立即結束。</translation>
    </message>
    <message>
        <source>A bomb is four of a kind on its own, or both jokers together: the rocket. A bomb can be played on anything and is beaten only by a higher bomb; the rocket is the highest. Every four of a kind played as a bomb doubles the stake.</source>
        <translation>四張同點數的牌單獨打出，或兩張王一起打出（王炸），就是炸彈。炸彈可壓任何牌，只有更大的炸彈能壓它，王炸最大。每出一個四張的炸彈，分值翻倍。</translation>
    </message>
    <message>
        <source>A single card, a pair, or a triple; a triple may carry a single card or a pair (full house).</source>
        <translation>單張、對子、三張；三張可帶一張單牌或一對。</translation>
    </message>
    <message>
        <source>An example: a stake of {bid} and one bomb make {stake}. If the landlord wins, each farmer pays {pay} and the landlord gets {gain}; if the farmers win, each gets {share} and the landlord pays {loss}.</source>
        <translation>例：底分{bid}，出過一個炸彈，分值為{stake}。地主勝，兩農民各付{pay}分，地主得{gain}分；農民勝，各得{share}分，地主付{loss}分。</translation>
    </message>
    <message>
        <source>Between equal bids the earlier one counts.</source>
        <translation>叫分相同，先叫者有效。</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>Cards carried along are kickers. They never have the rank of the cards they go with, and two jokers are not a pair.</source>
        <translation>一起帶出的牌叫帶牌。帶牌不能與主牌同點數，兩張王不算一對。</translation>
    </message>
    <message>
        <source>Chains: a straight is five or more single cards of consecutive ranks, a pair chain three or more consecutive pairs, an airplane two or more consecutive triples. Each triple of an airplane may carry a card, or each a pair: its wings.</source>
        <translation>連牌：順子是點數相連的五張或更多單牌，連對是相連的三對或更多，飛機是相連的兩個或更多三張。飛機的每個三張可各帶一張單牌，或各帶一對，稱為翅膀。</translation>
    </message>
    <message>
        <source>Click a card to pick it up: the first click also takes whatever it needs to beat the table. Drag across cards to pick up several, right-click to put them all back, pull a card up to play.</source>
        <translation>點一張牌即選取它：第一次點會連同能壓過桌面的牌一起選取。拖過幾張牌可一起選取，在牌外點右鍵全部放回，把牌往上拖即出牌。</translation>
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
        <translation>先算手牌要幾手出完，不要只看大小。小單張儘量編進順子或當帶牌。</translation>
    </message>
    <message>
        <source>Farmers: do not beat your partner without need. Whoever plays just before the landlord plays high.</source>
        <translation>農民不要無故壓隊友；坐在地主上家的農民應出大牌頂住。</translation>
    </message>
    <message>
        <source>Four of a kind may carry two cards or two pairs. Then it is not a bomb.</source>
        <translation>四張可帶兩張單牌或兩對，這時不算炸彈。</translation>
    </message>
    <message>
        <source>From low to high.</source>
        <translation>從小到大。</translation>
    </message>
    <message>
        <source>From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not matter.</source>
        <translation>從小到大：3 4 5 6 7 8 9 10 J Q K A 2、小王、大王。花色不分大小。</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>怎樣打好</translation>
    </message>
    <message>
        <source>If everyone passes, new cards are dealt, three times at most; after that the landlord is drawn by lot and the stake is 1.</source>
        <translation>三人都不叫就重新發牌，最多三次；之後抽籤決定地主，底分為1。</translation>
    </message>
    <message>
        <source>If the landlord wins, each farmer pays the landlord the stake.</source>
        <translation>地主勝，每個農民付給地主全部分值。</translation>
    </message>
    <message>
        <source>In turn, the others play a higher combination of the same kind and size, or a bomb, or pass.</source>
        <translation>其他人依次出同類、同張數而更大的牌，或出炸彈，或者不出。</translation>
    </message>
    <message>
        <source>Keep twos and jokers to win back the lead, and bombs for the end.</source>
        <translation>2和王留著奪回牌權，炸彈留到最後。</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>結算</translation>
    </message>
    <message>
        <source>Play goes anticlockwise, to the right.</source>
        <translation>按逆時針方向，輪到右邊的人。</translation>
    </message>
    <message>
        <source>Play goes clockwise, to the left.</source>
        <translation>按順時針方向，輪到左邊的人。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>The landlord shows the kitty to everyone, takes it and leads to the first trick.</source>
        <translation>地主亮出底牌，收入手中，並首先出牌。</translation>
    </message>
    <message>
        <source>The leader may play any combination, and may not pass.</source>
        <translation>首先出牌的人可出任何牌型，但不能不出。</translation>
    </message>
    <message>
        <source>The pack has 54 cards, two jokers among them. Each player is dealt 17 cards; the other three, the kitty, stay face down.</source>
        <translation>一副牌54張，含兩張王。每人發17張，餘下三張為底牌，蓋在桌上。</translation>
    </message>
    <message>
        <source>Then the player with the most points wins; players who tie share the win. Points can fall below zero.</source>
        <translation>最後分數最高者獲勝，同分者共同獲勝。分數可以低於0。</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Two farmers play against one landlord. The first player to get rid of all their cards wins the deal; if it is a farmer, both farmers win.</source>
        <translation>兩個農民對一個地主。先出完手牌者勝；若是農民，兩個農民都勝。</translation>
    </message>
    <message>
        <source>When the other two have passed, whoever played last leads the next trick.</source>
        <translation>另外兩家都不出，最後出牌的人重新出牌。</translation>
    </message>
    <message>
        <source>{high} beats {low}: kickers don’t count.</source>
        <translation>{high}壓過{low}：帶牌不比大小。</translation>
    </message>
</context>
<context>
    <name>DouDizhuTerms</name>
    <message>
        <source>A card or pair that goes along with three or four of a kind.</source>
        <translation>三張或四張所帶的單牌或對子。</translation>
    </message>
    <message>
        <source>A deal in which one side hardly got to play; it counts double.</source>
        <translation>一方幾乎沒能出牌，分值翻倍。</translation>
    </message>
    <message>
        <source>A triple with a pair.</source>
        <translation>三張帶一對。</translation>
    </message>
    <message>
        <source>Both jokers together, the highest bomb.</source>
        <translation>兩張王一起打出，最大的炸彈。</translation>
    </message>
    <message>
        <source>Five or more single cards of consecutive ranks.</source>
        <translation>點數相連的五張或更多單牌。</translation>
    </message>
    <message>
        <source>Four of a kind on its own, or both jokers together.</source>
        <translation>四張同點數的牌，或兩張王。</translation>
    </message>
    <message>
        <source>One of the two who play together against the landlord.</source>
        <translation>聯手對付地主的兩人之一。</translation>
    </message>
    <message>
        <source>The bid times everything that multiplies it.</source>
        <translation>底分乘以所有倍數。</translation>
    </message>
    <message>
        <source>The cards or pairs that an airplane carries.</source>
        <translation>飛機所帶的單牌或對子。</translation>
    </message>
    <message>
        <source>The three cards left over, which the landlord gets.</source>
        <translation>餘下的三張牌，歸地主。</translation>
    </message>
    <message>
        <source>Three or more pairs of consecutive ranks.</source>
        <translation>點數相連的三對或更多。</translation>
    </message>
    <message>
        <source>Two or more triples of consecutive ranks.</source>
        <translation>點數相連的兩個或更多三張。</translation>
    </message>
    <message>
        <source>Whoever bid highest; plays alone against the farmers.</source>
        <translation>叫分最高的人，獨自對付兩個農民。</translation>
    </message>
    <message>
        <source>airplane|airplanes</source>
        <translation>飛機</translation>
    </message>
    <message>
        <source>bomb|bombs</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>farmer|farmers</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>三帶二</translation>
    </message>
    <message>
        <source>kicker|kickers</source>
        <translation>帶牌</translation>
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
        <translation>連對</translation>
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
        <translation>順子</translation>
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
        <translation>對局開始前，程式會抽取一個秘密種子。指紋涵蓋種子、遊戲、規則和座位；沒有人能從指紋推出種子，也沒有人能找到指紋相同的另一個種子。</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>發牌之前</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>Export the record. “cardtable verify FILE” then says line by line what is proved: that seed, game, rules and seats make the fingerprint, that every action was legal with the cards that follow from seed and words, and that the result is right. With “--fingerprint” it compares the digits that you noted, with “--bots” it asks the bots again.</source>
        <translation>匯出記錄，再執行「cardtable verify 檔案」，它會逐行說明證明了什麼：種子、遊戲、規則和座位確實得出這個指紋；按種子和附言得出的牌，每一步都合乎規則；結果正確。加上「--fingerprint」會比對你記下的數字，加上「--bots」會讓機器人重新作一遍決定。</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指紋</translation>
    </message>
    <message>
        <source>Fingerprint of this match</source>
        <translation>本次對局的指紋</translation>
    </message>
    <message>
        <source>How deals are kept fair</source>
        <translation>公平發牌</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>原理</translation>
    </message>
    <message>
        <source>If you tick the box on the new-match page, the fingerprint is shown before the deal, and everybody may then add words. The cards follow from the seed and all words. After the match the seed is shown, and no move can be undone any more.</source>
        <translation>在新對局頁面勾選後，發牌前會顯示指紋，隨後每個人都可以加上附言。牌由種子和所有附言決定。對局結束後會顯示種子，此後不能再悔牌。</translation>
    </message>
    <message>
        <source>If your words were hard to guess and came last, and the record with your words is proved for the fingerprint that you noted, nobody can have chosen the cards, not even the program.</source>
        <translation>如果你的附言難以猜到，又是最後加上的，而且含有你的附言的記錄對你記下的指紋得到了證明，那麼沒有人能事先選定牌，程式也不能。</translation>
    </message>
    <message>
        <source>In a numbered deal somebody chose the seed: whoever knows the number knows all cards.</source>
        <translation>指定編號的牌局，種子是有人選定的：知道編號的人就知道所有的牌。</translation>
    </message>
    <message>
        <source>Nobody added words: the cards follow from the seed alone.</source>
        <translation>沒有人加附言：牌只由種子決定。</translation>
    </message>
    <message>
        <source>Now everybody may add words that nobody could guess; the cards follow from all of them. Whoever adds words last need not trust the others.</source>
        <translation>現在每個人都可以加上別人猜不到的附言，牌由所有附言共同決定。最後加附言的人不必信任其他人。</translation>
    </message>
    <message>
        <source>Number that deals the same cards again: {number}</source>
        <translation>再發一次同樣的牌所用的編號：{number}</translation>
    </message>
    <message>
        <source>Picture of the fingerprint</source>
        <translation>指紋圖</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>種子：{seed}</translation>
    </message>
    <message>
        <source>The same digits as a picture, to be compared at a glance</source>
        <translation>同樣的數字畫成的圖，一眼就能比對</translation>
    </message>
    <message>
        <source>The seed of this match is fixed. This fingerprint covers it, the house rules and the seats. Copy it, note it or photograph it, to compare it after the match.</source>
        <translation>本次對局的種子已經確定，這個指紋涵蓋種子、規則和座位。請複製、記下或拍照，以便對局結束後比對。</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards.</source>
        <translation>這是指定編號的牌局：知道編號的人就知道牌。</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards. No words are added to it, so that the number always gives the same cards.</source>
        <translation>這是指定編號的牌局：知道編號的人就知道牌。不加附言，這樣同一編號總是同樣的牌。</translation>
    </message>
    <message>
        <source>This match is from an earlier version: its fingerprint is that of the seed alone.</source>
        <translation>這次對局來自較早的版本：指紋只涵蓋種子。</translation>
    </message>
    <message>
        <source>What can be checked</source>
        <translation>可以核實的</translation>
    </message>
    <message>
        <source>What nobody can check</source>
        <translation>無法核實的</translation>
    </message>
    <message>
        <source>Without words of yours you cannot know whether somebody looked for a seed to their liking. No record shows who sat at the table, whether anybody looked at another’s cards, or whether a program was changed so that it tells a bot or a player too much.</source>
        <translation>如果沒有你的附言，你無法知道是否有人挑選了合意的種子。任何記錄都不能說明誰坐在桌邊、是否有人偷看了別人的牌，或者程式是否被改動過，向機器人或某位玩家洩露了過多資訊。</translation>
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
        <translation>程式上次因錯誤而中止。詳情見「說明」→「顯示日誌」。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Log of faults</source>
        <translation>錯誤日誌</translation>
    </message>
    <message>
        <source>Nothing has gone wrong so far.</source>
        <translation>到目前為止沒有出過問題。</translation>
    </message>
    <message>
        <source>Something went wrong; the program goes on. Help → Show log says more.</source>
        <translation>出了點問題，程式會繼續執行。詳情見「說明」→「顯示日誌」。</translation>
    </message>
    <message>
        <source>What went wrong in the program itself. It holds no names, no cards and no files of yours.</source>
        <translation>這裡記錄程式自身出的問題，不含姓名、牌面或你的檔案。</translation>
    </message>
</context>
<context>
    <name>Fence</name>
    <message>
        <source>The game {name} ({package}) failed, so its match was closed. It is kept as far as it went.</source>
        <translation>遊戲{name}（{package}）發生錯誤，對局已退出，此前的內容都已儲存。</translation>
    </message>
    <message>
        <source>The game {name} ({package}) failed.</source>
        <translation>遊戲{name}（{package}）發生錯誤。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>a link that leads nowhere</source>
        <translation>連結的目標不存在</translation>
    </message>
    <message>
        <source>not a possible name of a file</source>
        <translation>不能用作檔名</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>不是普通檔案</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>磁碟沒有回應</translation>
    </message>
</context>
<context>
    <name>GinLessons</name>
    <message>
        <source>A knock with {least} wins only the difference, and your opponent may lay off. Gin would bring 25 more.</source>
        <translation>以{least}點敲牌只得差額，對方還能補牌。成金另加25分。</translation>
    </message>
    <message>
        <source>Against gin nobody may lay off.</source>
        <translation>對方成金時不能補牌。</translation>
    </message>
    <message>
        <source>Both of you passed, so the first card comes from the stock: draw.</source>
        <translation>雙方都沒要明牌，所以第一張從牌堆摸。</translation>
    </message>
    <message>
        <source>Cards in runs and sets count nothing; the rest is deadwood.</source>
        <translation>順子和刻子裡的牌不算點，其餘是死牌。</translation>
    </message>
    <message>
        <source>Cards that fit the knocker’s melds can be laid off.</source>
        <translation>能接在敲牌方牌組上的牌可以補。</translation>
    </message>
    <message>
        <source>Everything but {card} is in melds: knock with it, and that’s gin. 25 points more, and nobody may lay off.</source>
        <translation>除了{card}全部成組：棄它敲牌就是金。另加25分，對方不能補牌。</translation>
    </message>
    <message>
        <source>Gin is a hand without deadwood: 25 points more.</source>
        <translation>金就是沒有死牌：另加25分。</translation>
    </message>
    <message>
        <source>Gin! Your opponent has {other} points of deadwood, and gin pays {bonus}: {points} for you.</source>
        <translation>金！對方死牌{other}點，金加{bonus}分：你得{points}分。</translation>
    </message>
    <message>
        <source>Going gin</source>
        <translation>成金</translation>
    </message>
    <message>
        <source>If you have no more deadwood than the knocker, it’s an undercut: 25 extra.</source>
        <translation>死牌不多於敲牌方就是反敲：另加25分。</translation>
    </message>
    <message>
        <source>Nothing else fits. You have {deadwood}, the knocker has {theirs}: press Done and see.</source>
        <translation>沒有能補的了。你{deadwood}點，敲牌方{theirs}點：按「完成」看結果。</translation>
    </message>
    <message>
        <source>Now discard {card}: it is in no meld and counts {pips}, which leaves {least} points. Every turn ends with a discard.</source>
        <translation>棄{card}：它不成組，算{pips}點，棄後剩{least}點。每個回合都以棄牌結束。</translation>
    </message>
    <message>
        <source>So knocking with a lot of deadwood is a risk.</source>
        <translation>所以死牌多時敲牌有風險。</translation>
    </message>
    <message>
        <source>Take {top} from the discard pile: it fits, and leaves {with_top} points instead of {deadwood}.</source>
        <translation>拿棄牌堆的{top}：能成組，死牌從{deadwood}點降到{with_top}點。</translation>
    </message>
    <message>
        <source>Take {top}: it makes a meld and, once you discard, leaves {with_top} points instead of {deadwood}.</source>
        <translation>拿{top}：成一組，棄牌後死牌從{deadwood}點降到{with_top}點。</translation>
    </message>
    <message>
        <source>The first upcard sets how much deadwood you may knock with.</source>
        <translation>第一張明牌決定死牌多少點可以敲牌。</translation>
    </message>
    <message>
        <source>The first upcard, {upcard}, fixes the limit: with {limit} points of deadwood or less after your turn you may knock and lay down your hand.</source>
        <translation>第一張明牌{upcard}定上限：輪到你棄牌後死牌不超過{limit}點，就可以敲牌攤開。</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>敲牌</translation>
    </message>
    <message>
        <source>The knocker wins the difference of the deadwood.</source>
        <translation>敲牌方贏得死牌的差額。</translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins this hand.</source>
        <translation>牌堆已用完：這一副沒有贏家。</translation>
    </message>
    <message>
        <source>The undercut</source>
        <translation>反敲</translation>
    </message>
    <message>
        <source>Three or more of a rank, or in a row in one suit, make a meld. You have none so far, so all your cards are deadwood, {deadwood} points: face cards count 10, all others their number. Aim to lower it.</source>
        <translation>三張以上同點，或同花色相連，就是一個牌組。你還沒有，所以全是死牌：{deadwood}點，人頭牌算10點。要設法減少。</translation>
    </message>
    <message>
        <source>Three or more of a rank, or in a row in one suit, make a meld: you have {melds}. The rest is deadwood, {deadwood} points; face cards count 10, all others their number.</source>
        <translation>三張以上同點，或同花色相連，就是一個牌組：你有{melds}。其餘是死牌，{deadwood}點，人頭牌算10點。</translation>
    </message>
    <message>
        <source>Undercut! You have {own}, the knocker {other}: the difference of {difference} and {bonus} for the undercut make {points} points.</source>
        <translation>反敲！你{own}點，敲牌方{other}點：差額{difference}加反敲{bonus}，共{points}分。</translation>
    </message>
    <message>
        <source>Waiting for it is a risk: your opponent may knock first.</source>
        <translation>等待有風險：對方可能先敲牌。</translation>
    </message>
    <message>
        <source>Without {card} you have {least} points, and the limit is {limit}: knock! Waiting gives your opponent time to catch up.</source>
        <translation>棄{card}後剩{least}點，上限{limit}點：敲牌！再等就給了對方時間。</translation>
    </message>
    <message>
        <source>Without {thrown} you have {now} points of deadwood; without {card} it would be {least}.</source>
        <translation>棄{thrown}死牌{now}點；棄{card}只有{least}點。</translation>
    </message>
    <message>
        <source>You could have knocked with {least}: the limit is {limit}. Now your opponent may be first.</source>
        <translation>本可以{least}點敲牌：上限{limit}點。現在對方可能搶先。</translation>
    </message>
    <message>
        <source>You could knock with {least}. But one more card makes gin, worth 25 more; it is early, so discard {card} and wait.</source>
        <translation>現在可以{least}點敲牌。但再來一張就成金，多25分；還早，棄{card}等一等。</translation>
    </message>
    <message>
        <source>You have {own}, your opponent has {other} after laying off: the difference is yours, {points} points.</source>
        <translation>你{own}點，對方補牌後{other}點：差額歸你，{points}分。</translation>
    </message>
    <message>
        <source>You have {own}, your opponent has {other} and scores {points} points.</source>
        <translation>你{own}點，對方{other}點；對方得{points}分。</translation>
    </message>
    <message>
        <source>Your opponent has knocked with {theirs} points; you have {deadwood}. Lay {card} off on the knocker’s meld: then you have {left}.</source>
        <translation>對方以{theirs}點敲牌，你有{deadwood}點。把{card}補到敲牌方的牌組上，就剩{left}點。</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}分</translation>
    </message>
    <message>
        <source>{card} fits the knocker’s meld. Laid off, you would have {left} points against {theirs}.</source>
        <translation>{card}能接在敲牌方的牌組上。補了就是{left}點對{theirs}點。</translation>
    </message>
    <message>
        <source>{now} is more than the limit of {limit}: such a knock only shows your opponent your hand, and play goes on.</source>
        <translation>{now}點超過上限{limit}點：這樣敲牌只會讓對方看到你的牌，這一副繼續打。</translation>
    </message>
    <message>
        <source>{top} doesn’t help you. Draw from the stock: an unknown card might.</source>
        <translation>{top}沒有用。從牌堆摸一張碰碰運氣。</translation>
    </message>
    <message>
        <source>{top} makes no meld, and your opponent has seen you take it. An unknown card could have helped.</source>
        <translation>{top}不成組，還讓對方看到了。摸一張未知的也許更好。</translation>
    </message>
    <message>
        <source>{top} makes no meld: pass.</source>
        <translation>{top}不成組：不要。</translation>
    </message>
    <message>
        <source>{top} would have made a meld: {with_top} points left instead of {deadwood}.</source>
        <translation>拿{top}能成組：死牌{with_top}點而不是{deadwood}點。</translation>
    </message>
</context>
<context>
    <name>GinRules</name>
    <message>
        <source>A drawn hand brings nobody points, and the same player deals again.</source>
        <translation>流局雙方都不得分，由同一人再發牌。</translation>
    </message>
    <message>
        <source>A run.</source>
        <translation>順子。</translation>
    </message>
    <message>
        <source>A set.</source>
        <translation>刻子。</translation>
    </message>
    <message>
        <source>After a hand with equal deadwood the other player deals.</source>
        <translation>死牌相同的一副之後，由另一人發牌。</translation>
    </message>
    <message>
        <source>An example: you have {mine} points and won {hands} hands, your opponent {theirs} and {lost}. You count {mine} + {boxes} + {bonus} = {total}, your opponent {theirs} + {others} = {less}: a difference of {credit}.</source>
        <translation>例：你有{mine}分，贏了{hands}副；對手{theirs}分，贏了{lost}副。你計{mine} + {boxes} + {bonus} = {total}，對手計{theirs} + {others} = {less}，相差{credit}分。</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, face cards 10, all others their number. The less, the better; none at all is gin.</source>
        <translation>不成組的牌是死牌：A算1點，J、Q、K算10點，其餘按牌面點數。死牌越少越好，一張也沒有就是金（gin）。</translation>
    </message>
    <message>
        <source>Click the stock or the discard pile to draw, a card to pick it up, the discard pile to discard it; or drag the cards. Right-click puts a card back.</source>
        <translation>點牌堆或棄牌堆即摸牌，點手牌即選取，再點棄牌堆即棄牌；也可以拖曳。點右鍵取消選取。</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Dealing and the knock limit</source>
        <translation>發牌與敲牌上限</translation>
    </message>
    <message>
        <source>Discard high cards that match nothing first; middle cards fit the most runs.</source>
        <translation>先棄點數大的散牌，中間的牌最容易組成順子。</translation>
    </message>
    <message>
        <source>Each hand won is a box.</source>
        <translation>每贏一副記一個局分。</translation>
    </message>
    <message>
        <source>Examples, after laying off, with nothing doubled:</source>
        <translation>例（補牌之後，不計加倍）：</translation>
    </message>
    <message>
        <source>First the player who did not deal may take the upcard; if they pass, the dealer may; if both pass, the player who did not deal draws from the stock.</source>
        <translation>首先，非發牌者可拿首張明牌；不要則發牌者可拿；兩人都不要，由非發牌者從牌堆摸牌。</translation>
    </message>
    <message>
        <source>From then on you take the top discard or draw from the stock, and then discard one card or knock.</source>
        <translation>此後輪流拿棄牌堆最上面的牌或從牌堆摸牌，然後棄一張或敲牌。</translation>
    </message>
    <message>
        <source>Games and the match</source>
        <translation>局與整場對局</translation>
    </message>
    <message numerus="yes">
        <source>Gin against {other}: %n point(s).</source>
        <translation>
            <numerusform>金（gin），對手死牌{other}：得%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>怎樣打好</translation>
    </message>
    <message>
        <source>If the loser of a game won no hand, that is a shut-out: the winner’s points and the game bonus count double, the boxes do not.</source>
        <translation>若輸家一副也沒贏，就是完封：贏家的分數和本局獎分加倍，局分不加倍。</translation>
    </message>
    <message>
        <source>If your deadwood is within the limit after drawing, you may knock: you discard face down and show your hand.</source>
        <translation>摸牌後死牌不超過上限，就可以敲牌：蓋著棄一張，亮出手牌。</translation>
    </message>
    <message>
        <source>In the first turns knock as soon as you may; later a low hand is less likely to be undercut.</source>
        <translation>開局能敲就敲；越往後，死牌越少越不容易被反敲。</translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}, an undercut: %n point(s) for the opponent.</source>
        <translation>
            <numerusform>以{mine}敲牌，對手{other}，被反敲：對手得%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}: %n point(s) for the knocker.</source>
        <translation>
            <numerusform>以{mine}敲牌，對手{other}：敲牌者得%n分。</numerusform>
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
        <translation>一副牌的計分</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>The pack has 52 cards. Each player is dealt ten; the rest is the stock. Its top card, the upcard, is turned over and begins the discard pile.</source>
        <translation>一副牌52張，每人發十張，其餘為牌堆。翻開牌堆最上面的一張，即首張明牌，作為棄牌堆的第一張。</translation>
    </message>
    <message>
        <source>The upcard fixes the limit: the most deadwood you may knock with.</source>
        <translation>首張明牌定出上限：死牌不超過它才可以敲牌。</translation>
    </message>
    <message>
        <source>Then the higher match score wins.</source>
        <translation>最後對局總分較高者獲勝。</translation>
    </message>
    <message>
        <source>This hand has {deadwood} points of deadwood.</source>
        <translation>這手牌的死牌是{deadwood}點。</translation>
    </message>
    <message>
        <source>Two players arrange ten cards each in melds: runs, three or more cards of a suit in succession, the ace below the 2; and sets, three or four cards of a rank. No card is in two melds.</source>
        <translation>兩人各將十張牌配成牌組：順子是同花色相連的三張或更多（A在2之下），刻子是同點數的三張或四張。一張牌不能同時用於兩組。</translation>
    </message>
    <message>
        <source>Unless you have gin, your opponent may lay off deadwood: add cards to your melds that fit there.</source>
        <translation>除非你是金（gin），對手可以補牌：把能接上的死牌接到你的牌組上。</translation>
    </message>
    <message>
        <source>Upcard {card}: knock with at most {limit}, and all points are doubled.</source>
        <translation>首張明牌{card}：死牌不超過{limit}可敲牌，所有分數加倍。</translation>
    </message>
    <message>
        <source>Upcard {card}: knock with at most {limit}.</source>
        <translation>首張明牌{card}：死牌不超過{limit}可敲牌。</translation>
    </message>
    <message>
        <source>Upcard {card}: only gin ends the hand.</source>
        <translation>首張明牌{card}：只有成金才能結束。</translation>
    </message>
    <message>
        <source>Watch what your opponent takes.</source>
        <translation>留意對手拿了什麼。</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot; in later games it is the player who leads the match, if there is one.</source>
        <translation>首先由誰發牌抽籤決定；以後各局，由對局中領先者（如有）先發牌。</translation>
    </message>
    <message>
        <source>Whoever knocks above the limit takes the hand back, the discard is turned up, and play goes on as after any discard; the opponent has seen the hand.</source>
        <translation>超過上限而敲牌的人收回手牌，棄牌翻開，和棄牌之後一樣繼續；對手已看到手牌。</translation>
    </message>
    <message>
        <source>Whoever then has more adds the difference to their match score – even if the other reached the target.</source>
        <translation>這樣算來較多的一方，把差額記入對局總分——即使先達到目標的是對手。</translation>
    </message>
    <message>
        <source>With less deadwood than the opponent, the knocker scores the difference. If the opponent has less, that is an undercut: the opponent scores the difference and a bonus. Gin scores the opponent’s deadwood and a bonus, and cannot be undercut.</source>
        <translation>敲牌者的死牌少於對手，得差額。對手更少則為反敲：對手得差額加獎分。金（gin）得對手的死牌點數加獎分，不會被反敲。</translation>
    </message>
</context>
<context>
    <name>GinTerms</name>
    <message>
        <source>A game in which one player won no hand.</source>
        <translation>一方一副也沒贏的一局。</translation>
    </message>
    <message>
        <source>A hand without any deadwood.</source>
        <translation>沒有死牌的手牌。</translation>
    </message>
    <message>
        <source>A hand won, counted at the end of the game.</source>
        <translation>贏下的一副，本局結束時計分。</translation>
    </message>
    <message>
        <source>A run or a set.</source>
        <translation>順子或刻子。</translation>
    </message>
    <message>
        <source>Cards in no meld, and what they count together.</source>
        <translation>不成組的牌，也指其點數之和。</translation>
    </message>
    <message>
        <source>Eleven cards in melds, without a discard.</source>
        <translation>十一張牌全部成組，不棄牌。</translation>
    </message>
    <message>
        <source>The first card turned over; it fixes the limit.</source>
        <translation>最先翻開的牌，決定上限。</translation>
    </message>
    <message>
        <source>The knocker’s opponent has less deadwood, and scores.</source>
        <translation>對手的死牌比敲牌者少，由對手得分。</translation>
    </message>
    <message>
        <source>The most deadwood you may knock with.</source>
        <translation>可以敲牌的死牌點數上限。</translation>
    </message>
    <message>
        <source>The pile of face-down cards to draw from.</source>
        <translation>蓋著的牌，從中摸牌。</translation>
    </message>
    <message>
        <source>Three or four cards of one rank.</source>
        <translation>同點數的三張或四張。</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in succession.</source>
        <translation>同花色相連的三張或更多。</translation>
    </message>
    <message>
        <source>To add deadwood to the knocker’s melds.</source>
        <translation>把死牌接到敲牌者的牌組上。</translation>
    </message>
    <message>
        <source>To end the hand by laying it down.</source>
        <translation>亮出手牌，結束這一副。</translation>
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
        <translation>補牌</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>meld|melds</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>牌組</translation>
    </message>
    <message>
        <source>run|runs</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>set|sets</source>
        <translation>刻子</translation>
    </message>
    <message>
        <source>shut-out</source>
        <translation>完封</translation>
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
        <translation>首張明牌|明牌</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A real deal at a real table; a bubble tells you what happens and why. It doesn’t count as one of your matches.</source>
        <translation>就在真正的牌桌上打一副，氣泡會講解每一步和其中的道理。不計入你的對局。</translation>
    </message>
    <message>
        <source>First hands</source>
        <translation>新手教學</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>離開這一課</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一課</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接著打</translation>
    </message>
    <message>
        <source>Played out, this deal ends with {own}, not {best}.</source>
        <translation>打到底，這一副是{own}，而不是{best}。</translation>
    </message>
    <message>
        <source>Then these cards would not be played at all.</source>
        <translation>那樣這副牌就打不成了。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>With these very cards it costs nothing; with most others it would.</source>
        <translation>這副牌恰好沒有損失，多數情況下會有。</translation>
    </message>
    <message>
        <source>You have left the path of this lesson. Play on as you like, or undo.</source>
        <translation>這已經不是這一課要講的打法。可以隨意接著打，也可以悔牌。</translation>
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
        <translation>{lesson} · 繼續</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Move the card within the hand</source>
        <translation>在手牌中移動這張牌</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <translation>換一種方式理牌</translation>
    </message>
    <message>
        <source>Sort the hand; now: {order}</source>
        <translation>整理手牌（現在：{order}）</translation>
    </message>
    <message>
        <source>Sorted: &lt;b&gt;{order}&lt;/b&gt;</source>
        <translation>理牌：&lt;b&gt;{order}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>count</source>
        <translation>張數</translation>
    </message>
    <message>
        <source>melds</source>
        <translation>牌組</translation>
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
        <translation>首頁</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>側邊欄</translation>
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
            <numerusform>託管%n手</numerusform>
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
        <translation>使用幫助：{help}</translation>
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
        <translation>正在尋找最好的打法…</translation>
    </message>
    <message>
        <source>Your options, best first</source>
        <translation>可選的打法，最好的在前</translation>
    </message>
    <message>
        <source>as good as the first</source>
        <translation>與第一個同樣好</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}分</translation>
    </message>
    <message>
        <source>{percent} to win</source>
        <translation>勝率{percent}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Match history</source>
        <translation>對局歷史</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>復盤</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>獲勝：{names}</translation>
    </message>
</context>
<context>
    <name>Kabu</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n枚籌碼</numerusform>
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
        <translation>三張牌0點</translation>
    </message>
    <message>
        <source>0 with three cards: the round is void, all stakes go back.</source>
        <translation>三張牌0點：本輪作廢，賭注全部退回。</translation>
    </message>
    <message>
        <source>1, aka-pin</source>
        <translation>一·赤王</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>首張</translation>
    </message>
    <message>
        <source>2 to 10 players · about 20 min</source>
        <translation>2至10人·約20分鐘</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>二張</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>三張</translation>
    </message>
    <message>
        <source>4, kin-shi</source>
        <translation>四·金四</translation>
    </message>
    <message>
        <source>4-1 pays double, but only with two cards.</source>
        <translation>四一賠兩倍，但只算兩張牌。</translation>
    </message>
    <message>
        <source>4th from the top; nobody has looked</source>
        <translation>從上數第四張；沒有人看過</translation>
    </message>
    <message>
        <source>4th from top</source>
        <translation>上數第四張</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; card(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt;張</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only you see it</source>
        <translation>&lt;b&gt;廢牌&lt;/b&gt;&lt;br&gt;只有你能看</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only {name} sees it</source>
        <translation>&lt;b&gt;廢牌&lt;/b&gt;&lt;br&gt;{name}自己能看</translation>
    </message>
    <message>
        <source>&lt;b&gt;Makifuda&lt;/b&gt;&lt;br&gt;out of play</source>
        <translation>&lt;b&gt;廢牌&lt;/b&gt;&lt;br&gt;不參與本輪</translation>
    </message>
    <message>
        <source>&lt;b&gt;{left}&lt;/b&gt; left</source>
        <translation>剩餘&lt;b&gt;{left}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>= Tie, returned</source>
        <translation>= 平，退回</translation>
    </message>
    <message>
        <source>= Void, returned</source>
        <translation>= 作廢，退回</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>要一張</translation>
    </message>
    <message>
        <source>A card from the bottom</source>
        <translation>最下面一張</translation>
    </message>
    <message>
        <source>A card from the top</source>
        <translation>最上面一張</translation>
    </message>
    <message>
        <source>A third card</source>
        <translation>要第三張</translation>
    </message>
    <message>
        <source>A third card for column {column}?</source>
        <translation>第{column}欄要第三張嗎？</translation>
    </message>
    <message>
        <source>A third card for the dealer?</source>
        <translation>莊家要第三張嗎？</translation>
    </message>
    <message>
        <source>A third card wins more often: {a} of {b} unseen cards help.</source>
        <translation>要第三張贏面更大：未見的{b}張中有{a}張有幫助。</translation>
    </message>
    <message>
        <source>A tie: {names} draw again.</source>
        <translation>點數相同：{names}重新抽牌。</translation>
    </message>
    <message>
        <source>All rounds have been played.</source>
        <translation>所有輪次都已打完。</translation>
    </message>
    <message>
        <source>As before: {amount}</source>
        <translation>同上輪：{amount}</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Bet as before</source>
        <translation>照上輪下注</translation>
    </message>
    <message>
        <source>Bets &lt;b&gt;{bet}&lt;/b&gt; of {cap}</source>
        <translation>已下注&lt;b&gt;{bet}&lt;/b&gt;/{cap}</translation>
    </message>
    <message>
        <source>Bets still open</source>
        <translation>還可下注</translation>
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
        <translation>籌碼</translation>
    </message>
    <message>
        <source>Chips by round</source>
        <translation>各輪籌碼走勢</translation>
    </message>
    <message>
        <source>Chips of {amount}</source>
        <translation>面值{amount}的籌碼</translation>
    </message>
    <message>
        <source>Click a column to add {amount}, right-click to take it back.</source>
        <translation>點選一欄加注{amount}，右鍵收回。</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>欄</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): equal, the dealer wins.</source>
        <translation>第{column}欄：{hand}，點數相同，莊家贏。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): higher, wins.</source>
        <translation>第{column}欄：{hand}，點數大，贏。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): loses to the dealer’s special pair.</source>
        <translation>第{column}欄：{hand}，輸給莊家的特殊兩張。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): loses to three of a kind.</source>
        <translation>第{column}欄：{hand}，輸給豹子。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): lower, loses.</source>
        <translation>第{column}欄：{hand}，點數小，輸。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): nobody has bet.</source>
        <translation>第{column}欄：{hand}，無人下注。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): stakes go back.</source>
        <translation>第{column}欄：{hand}，賭注退回。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): void.</source>
        <translation>第{column}欄：{hand}，作廢。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): wins more than even money.</source>
        <translation>第{column}欄：{hand}，贏得超過賭注。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): wins twice its stake.</source>
        <translation>第{column}欄：{hand}，贏得兩倍賭注。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): you pay.</source>
        <translation>第{column}欄：{hand}，你賠。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): you win.</source>
        <translation>第{column}欄：{hand}，你贏。</translation>
    </message>
    <message>
        <source>Column {column} is listed twice.</source>
        <translation>第{column}欄重複了。</translation>
    </message>
    <message>
        <source>Column {column} is turned up: {rank}.</source>
        <translation>第{column}欄翻開：{rank}。</translation>
    </message>
    <message>
        <source>Column {column}, second card: face down.</source>
        <translation>第{column}欄，第二張：蓋著。</translation>
    </message>
    <message>
        <source>Column {column}, second card: {rank}.</source>
        <translation>第{column}欄，第二張：{rank}。</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>第{number}欄</translation>
    </message>
    <message>
        <source>Costs more than column {a}.</source>
        <translation>比第{a}欄虧得多。</translation>
    </message>
    <message>
        <source>Counting all unseen cards, a third card is worth more in the end.</source>
        <translation>算上所有未見的牌，要第三張更划算。</translation>
    </message>
    <message>
        <source>Counting all unseen cards, two cards are worth more in the end.</source>
        <translation>算上所有未見的牌，只留兩張更划算。</translation>
    </message>
    <message>
        <source>Dead card</source>
        <translation>廢牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>Dealer has</source>
        <translation>莊家點數</translation>
    </message>
    <message>
        <source>Dealer’s cards</source>
        <translation>莊家的牌</translation>
    </message>
    <message>
        <source>Dealt after the bets</source>
        <translation>下注後發牌</translation>
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
        <translation>結束對局</translation>
    </message>
    <message>
        <source>Equal totals go to the dealer: that alone costs {a} of 100 chips.</source>
        <translation>點數相同歸莊家：單這一條，每100個籌碼就虧{a}個。</translation>
    </message>
    <message>
        <source>Everyone must bet at least one chip.</source>
        <translation>每人至少下注一枚籌碼。</translation>
    </message>
    <message>
        <source>Eye: not yet seen by the dealer</source>
        <translation>眼睛標記：莊家還沒看過</translation>
    </message>
    <message>
        <source>Four columns against the dealer. Nine is best, and only the last digit counts.</source>
        <translation>四欄牌對莊家。九點最大，只算個位數。</translation>
    </message>
    <message>
        <source>Four open cards are out of play: {cards}.</source>
        <translation>四張公開的牌不參與本輪：{cards}。</translation>
    </message>
    <message>
        <source>From the bottom; nobody has looked</source>
        <translation>取自最下面；沒有人看過</translation>
    </message>
    <message>
        <source>From the top; nobody has looked</source>
        <translation>取自最上面；沒有人看過</translation>
    </message>
    <message>
        <source>Gives up what column {a} promises.</source>
        <translation>這樣就放棄了第{a}欄的機會。</translation>
    </message>
    <message>
        <source>Hint: 4th from top</source>
        <translation>提示：上數第四張</translation>
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
        <translation>長遠來看，每100個籌碼虧{a}個。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>還沒輪到你。</translation>
    </message>
    <message>
        <source>It makes no difference: nobody has seen the deck.</source>
        <translation>哪裡都一樣：誰也沒看過牌堆。</translation>
    </message>
    <message>
        <source>It may be the top card, the bottom card or the fourth from the top.</source>
        <translation>可以取最上面、最下面或從上數第四張。</translation>
    </message>
    <message>
        <source>Kyo-Kabu</source>
        <translation>京株</translation>
    </message>
    <message>
        <source>Name a column and a number of chips.</source>
        <translation>下注要指明欄和籌碼數。</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一輪</translation>
    </message>
    <message>
        <source>No first card promises a gain.</source>
        <translation>沒有哪張首牌看好。</translation>
    </message>
    <message>
        <source>No other first card promises so much.</source>
        <translation>別的首牌都沒有這麼看好。</translation>
    </message>
    <message>
        <source>Nobody else has chips left.</source>
        <translation>其他人都沒有籌碼了。</translation>
    </message>
    <message>
        <source>Nobody has bet</source>
        <translation>無人下注</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>無人下注。</translation>
    </message>
    <message>
        <source>Nobody has bet: the round is void.</source>
        <translation>無人下注：本輪作廢。</translation>
    </message>
    <message>
        <source>Nothing may follow this action.</source>
        <translation>這個操作後面沒有別的詞。</translation>
    </message>
    <message>
        <source>Of {cap} chips, {left} may still be bet.</source>
        <translation>總額{cap}枚籌碼，還可下注{left}枚。</translation>
    </message>
    <message>
        <source>Oicho-Kabu</source>
        <translation>追丁株</translation>
    </message>
    <message>
        <source>Only the dealer has looked</source>
        <translation>只有莊家看過</translation>
    </message>
    <message>
        <source>Only you have looked</source>
        <translation>只有你看過</translation>
    </message>
    <message>
        <source>Only {chips} left under the bet limit.</source>
        <translation>下注總額還剩{chips}。</translation>
    </message>
    <message>
        <source>Out of chips</source>
        <translation>籌碼用完</translation>
    </message>
    <message>
        <source>Place bets: {amount}</source>
        <translation>下注：{amount}</translation>
    </message>
    <message>
        <source>Promises a loss, if only by a hair.</source>
        <translation>看來要虧，只是虧得很少。</translation>
    </message>
    <message>
        <source>Promises as much as column {a}.</source>
        <translation>與第{a}欄一樣看好。</translation>
    </message>
    <message>
        <source>Promises less than column {a}.</source>
        <translation>不如第{a}欄看好。</translation>
    </message>
    <message>
        <source>Promises the most, but little: bet little.</source>
        <translation>這欄最看好，但利潤很小：少押些。</translation>
    </message>
    <message>
        <source>Put a chip on that column</source>
        <translation>在這一欄放一個籌碼</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}輪</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>第{number}輪開始。</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>第{number}輪結束</translation>
    </message>
    <message>
        <source>Round {number}, kuppin</source>
        <translation>第{number}輪，九一</translation>
    </message>
    <message>
        <source>Round {number}, no bets</source>
        <translation>第{number}輪，無人下注</translation>
    </message>
    <message>
        <source>Round {number}, shippin</source>
        <translation>第{number}輪，四一</translation>
    </message>
    <message>
        <source>Round {number}, void</source>
        <translation>第{number}輪，作廢</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>查看結果</translation>
    </message>
    <message>
        <source>Spreads the risk over several columns.</source>
        <translation>分押幾欄，分散風險。</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>That is not possible right now.</source>
        <translation>現在不能這樣做。</translation>
    </message>
    <message>
        <source>The 4th card from the top</source>
        <translation>從上數第四張</translation>
    </message>
    <message>
        <source>The columns are 1 to 4.</source>
        <translation>欄號是1到4。</translation>
    </message>
    <message>
        <source>The dealer has 0 with three cards: the round is void, all stakes go back.</source>
        <translation>莊家三張牌0點：本輪作廢，賭注全部退回。</translation>
    </message>
    <message>
        <source>The dealer has {hand}.</source>
        <translation>莊家點數：{hand}。</translation>
    </message>
    <message>
        <source>The dealer takes a card.</source>
        <translation>莊家取一張牌。</translation>
    </message>
    <message>
        <source>The dealer takes the top card, the bottom card or the fourth from the top.</source>
        <translation>莊家取最上面、最下面或從上數第四張。</translation>
    </message>
    <message>
        <source>The first field: {cards}.</source>
        <translation>場牌：{cards}。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>對局已結束。</translation>
    </message>
    <message>
        <source>The match is over. Most chips: {names}.</source>
        <translation>對局結束。籌碼最多：{names}。</translation>
    </message>
    <message>
        <source>The match was ended early.</source>
        <translation>對局已提前結束。</translation>
    </message>
    <message>
        <source>The minimum bet is one chip.</source>
        <translation>下注至少一枚籌碼。</translation>
    </message>
    <message>
        <source>The older game: columns 5, 6, 7 and 8 against the dealer. Nine is best.</source>
        <translation>古老的玩法：5、6、7、8四欄對莊家。九點最大。</translation>
    </message>
    <message>
        <source>The third card comes from the top.</source>
        <translation>第三張從最上面取。</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>本輪</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>最上面</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Which chip that is</source>
        <translation>選哪種籌碼</translation>
    </message>
    <message>
        <source>With or without a third card, the odds are the same.</source>
        <translation>要不要第三張，勝算都一樣。</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>你不輸不贏</translation>
    </message>
    <message>
        <source>You can bet on one column only.</source>
        <translation>只能在一欄下注。</translation>
    </message>
    <message>
        <source>You drew {rank}, nearest to nine: you deal</source>
        <translation>你抽到{rank}，最接近九，由你做莊</translation>
    </message>
    <message>
        <source>You drew {rank}, the lowest: you deal</source>
        <translation>你抽到{rank}，最小，由你做莊</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>你的點數</translation>
    </message>
    <message>
        <source>You have {chips}; {left} more may be bet.</source>
        <translation>你有{chips}；還可下注{left}。</translation>
    </message>
    <message>
        <source>You lose {chips}</source>
        <translation>你輸了{chips}</translation>
    </message>
    <message>
        <source>You must bet, and no other column costs less.</source>
        <translation>必須下注，而別的欄虧得更多。</translation>
    </message>
    <message>
        <source>You only have {chips}.</source>
        <translation>你只有{chips}。</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>你贏了{chips}</translation>
    </message>
    <message>
        <source>Your cards as dealer</source>
        <translation>你的牌（莊家）</translation>
    </message>
    <message>
        <source>a third card for column {column}?</source>
        <translation>第{column}欄要第三張嗎？</translation>
    </message>
    <message>
        <source>a third card for yourself?</source>
        <translation>自己要第三張嗎？</translation>
    </message>
    <message>
        <source>arashi</source>
        <translation>豹子</translation>
    </message>
    <message>
        <source>bet on any columns</source>
        <translation>可在任意欄下注</translation>
    </message>
    <message>
        <source>bet on one column</source>
        <translation>在一欄下注</translation>
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
        <translation>從上數第四張</translation>
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
        <translation>無人下注</translation>
    </message>
    <message>
        <source>no third card</source>
        <translation>沒有第三張</translation>
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
        <translation>取第一張牌</translation>
    </message>
    <message>
        <source>take your second card</source>
        <translation>取第二張牌</translation>
    </message>
    <message>
        <source>took a third card</source>
        <translation>要了第三張</translation>
    </message>
    <message>
        <source>took no third card</source>
        <translation>沒要第三張</translation>
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
        <translation>由你決定</translation>
    </message>
    <message>
        <source>{amount} chips</source>
        <translation>{amount}枚籌碼</translation>
    </message>
    <message>
        <source>{amount} on column {column}</source>
        <translation>第{column}欄押{amount}</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards help, {c} of them make 8 or 9.</source>
        <translation>未見的{b}張中有{a}張有幫助，其中{c}張成8或9點。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 4-1 here, which pays double.</source>
        <translation>未見的{b}張中有{a}張在此湊成四一，賠兩倍。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 7, 8 or 9 here at once, more than elsewhere.</source>
        <translation>未見的{b}張中有{a}張讓這裡直接成7、8或9點，比別欄多。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make three alike; the rest help too seldom.</source>
        <translation>未見的{b}張中有{a}張湊成豹子；其餘的牌幫助太少。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards would hurt.</source>
        <translation>未見的{b}張中有{a}張會變差。</translation>
    </message>
    <message>
        <source>{a} wins more often without a third card.</source>
        <translation>{a}點不要第三張贏面更大。</translation>
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
        <translation>{names}以{chips}並列獲勝</translation>
    </message>
    <message>
        <source>{name} bets {chips} on column {column}.</source>
        <translation>{name}在第{column}欄下注{chips}。</translation>
    </message>
    <message>
        <source>{name} cannot bet: the limit is used up.</source>
        <translation>{name}不能下注：總額已用完。</translation>
    </message>
    <message>
        <source>{name} deals. Order of play: {names}.</source>
        <translation>{name}做莊。順序：{names}。</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation>由{name}決定</translation>
    </message>
    <message>
        <source>{name} doesn’t bet.</source>
        <translation>{name}不下注。</translation>
    </message>
    <message>
        <source>{name} draws a third card in column {column}: {rank}.</source>
        <translation>{name}在第{column}欄要了第三張：{rank}。</translation>
    </message>
    <message>
        <source>{name} draws {rank} to choose the dealer.</source>
        <translation>定莊：{name}抽到{rank}。</translation>
    </message>
    <message>
        <source>{name} drew {rank}, nearest to nine, and deals</source>
        <translation>{name}抽到{rank}，最接近九，做莊</translation>
    </message>
    <message>
        <source>{name} drew {rank}, the lowest, and deals</source>
        <translation>{name}抽到{rank}，最小，做莊</translation>
    </message>
    <message>
        <source>{name} gets a dead card.</source>
        <translation>{name}得到一張廢牌。</translation>
    </message>
    <message>
        <source>{name} has no chips left.</source>
        <translation>{name}的籌碼用完了。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} looks at a dead card: {rank}. It is out of play.</source>
        <translation>{name}看了一張廢牌：{rank}。它不參與本輪。</translation>
    </message>
    <message>
        <source>{name} looks at both cards.</source>
        <translation>{name}看了兩張牌。</translation>
    </message>
    <message>
        <source>{name} looks at {cards}.</source>
        <translation>{name}看了{cards}。</translation>
    </message>
    <message>
        <source>{name} shows kuppin, 9 and 1, and the round ends at once.</source>
        <translation>{name}亮出九一（9和1），本輪立即結束。</translation>
    </message>
    <message>
        <source>{name} shows shippin, 4 and 1, and the round ends at once.</source>
        <translation>{name}亮出四一（4和1），本輪立即結束。</translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation>{name}亮出{cards}：{hand}。</translation>
    </message>
    <message>
        <source>{name} shuffles {count} cards.</source>
        <translation>{name}洗{count}張牌。</translation>
    </message>
    <message>
        <source>{name} stands in column {column}.</source>
        <translation>{name}在第{column}欄不要第三張。</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}: {rank}.</source>
        <translation>{name}取第三張（{where}）：{rank}。</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}; it stays hidden.</source>
        <translation>{name}取第三張（{where}），暫不亮出。</translation>
    </message>
    <message>
        <source>{name} takes no third card.</source>
        <translation>{name}不要第三張。</translation>
    </message>
    <message>
        <source>{name} takes the first card {where}; nobody looks.</source>
        <translation>{name}取第一張（{where}），沒有人看。</translation>
    </message>
    <message>
        <source>{name} takes the second card {where}.</source>
        <translation>{name}取第二張（{where}）。</translation>
    </message>
    <message>
        <source>{name} wins with {chips}</source>
        <translation>{name}以{chips}獲勝</translation>
    </message>
    <message>
        <source>{name}, column {column}: {net}.</source>
        <translation>{name}，第{column}欄：{net}。</translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <translation>{name}（莊家）</translation>
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
        <translation>{sum} = {total}。可自由選擇。</translation>
    </message>
    <message>
        <source>{sum} = {total}. With 3 or less you must draw.</source>
        <translation>{sum} = {total}。3點或以下必須要第三張。</translation>
    </message>
    <message>
        <source>{sum} = {total}. With 7 or more you can’t draw.</source>
        <translation>{sum} = {total}。7點或以上不能要第三張。</translation>
    </message>
    <message>
        <source>{total}, {name}</source>
        <translation>{total}（{name}）</translation>
    </message>
    <message>
        <source>{total}: 3 or less must draw.</source>
        <translation>{total}：3點或以下必須要第三張。</translation>
    </message>
    <message>
        <source>{total}: 7 or more can’t draw.</source>
        <translation>{total}：7點或以上不能要第三張。</translation>
    </message>
    <message>
        <source>– No bets</source>
        <translation>– 無人下注</translation>
    </message>
    <message>
        <source>“{word}” is not a number.</source>
        <translation>「{word}」不是數字。</translation>
    </message>
    <message>
        <source>▲ Wins</source>
        <translation>▲ 贏</translation>
    </message>
    <message>
        <source>▲ Wins {times}:1</source>
        <translation>▲ 贏{times}:1</translation>
    </message>
    <message>
        <source>▼ Loses</source>
        <translation>▼ 輸</translation>
    </message>
    <message>
        <source>▼ Loses to {hand}</source>
        <translation>▼ 輸給{hand}</translation>
    </message>
    <message>
        <source>▼ Tie, lost</source>
        <translation>▼ 平，輸</translation>
    </message>
</context>
<context>
    <name>KabuLessons</name>
    <message>
        <source>4 and 1 or 9 and 1 win for the dealer on two cards.</source>
        <translation>莊家兩張牌是4和1或9和1就贏。</translation>
    </message>
    <message>
        <source>9 and 1, kuppin, wins for the dealer on two cards.</source>
        <translation>莊家兩張牌是9和1（九一）就贏。</translation>
    </message>
    <message>
        <source>A column nearer to 9 than the dealer wins as much as you bet.</source>
        <translation>比莊家更接近9的欄，押多少贏多少。</translation>
    </message>
    <message>
        <source>A round as dealer</source>
        <translation>當莊家打一輪</translation>
    </message>
    <message>
        <source>A round as player</source>
        <translation>當閒家打一輪</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. From 7 on there is no third card: choose Stand. It is good as it is.</source>
        <translation>第{column}欄：{first} + {second} = {sum} → {total}，{name}。7點起不能要第三張：選「不要」。這樣已經很好。</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. Only {better} of the {unseen} cards you have not seen make it better: choose Stand.</source>
        <translation>第{column}欄：{first} + {second} = {sum} → {total}，{name}。現在由你選。沒見過的{unseen}張牌裡只有{better}張能讓點數變好：選「不要」。</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. {better} of the {unseen} cards you have not seen make it better, more than half: choose Card!</source>
        <translation>第{column}欄：{first} + {second} = {sum} → {total}，{name}。現在由你選。沒見過的{unseen}張牌裡有{better}張能讓點數變好，超過一半：選「要牌！」。</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Up to 3 you must take a third card: so low a total hardly ever wins.</source>
        <translation>第{column}欄：{first} + {second} = {sum} → {total}，{name}。3點以下必須要第三張：點數這麼低很難贏。</translation>
    </message>
    <message>
        <source>Equal totals: the bet goes back.</source>
        <translation>點數相同，退回下注。</translation>
    </message>
    <message>
        <source>If you bet nothing, you only watch this round: nothing lost, nothing won.</source>
        <translation>不下注就只能看：不輸也不贏。</translation>
    </message>
    <message>
        <source>Nobody has bet, so nothing is compared.</source>
        <translation>沒有人下注，所以不比。</translation>
    </message>
    <message>
        <source>Only the last digit counts, and 9 is best.</source>
        <translation>只看個位，9最大。</translation>
    </message>
    <message>
        <source>Only {better} of the {unseen} cards you had not seen could make {total} better; the others spoil it.</source>
        <translation>沒見過的{unseen}張裡只有{better}張能讓{total}點變好，其餘都會變差。</translation>
    </message>
    <message>
        <source>Put {stake} chips on column {columns}: click it twice (or press {columns} twice), then Place bets. It shows {ranks}, and you may bet on one column only.</source>
        <translation>在第{columns}欄放{stake}枚：點選兩次（或按兩次{columns}），再選「下注」。那裡是{ranks}，只能押一欄。</translation>
    </message>
    <message>
        <source>Put {stake} chips on each of the columns {columns}: click each twice (or press its number twice), then Place bets. They show {ranks}; each wins or loses on its own.</source>
        <translation>在{columns}欄各放{stake}枚：每欄點選兩次（或按兩次數字鍵），再選「下注」。那裡是{ranks}；各欄分別定輸贏。</translation>
    </message>
    <message>
        <source>The dealer has {hand}; your columns have {mine}. Whatever is nearer to 9 wins: {net} chips for you.</source>
        <translation>莊家是{hand}，你的欄是{mine}。更接近9的贏：你{net}枚。</translation>
    </message>
    <message>
        <source>The dealer plays against every column at once.</source>
        <translation>莊家同時與每一欄比。</translation>
    </message>
    <message>
        <source>The players have decided. Your second card: take the top one again, then you see both. A 1 after a 4 or a 9 would win at once.</source>
        <translation>閒家都決定了。第二張仍取最上面的，然後兩張都能看到。先4或9、後1，就當場贏下。</translation>
    </message>
    <message>
        <source>There are four columns, and the dealer has a hand as well. You bet that a column comes nearer to 9 than the dealer. Only the last digit of a sum counts: 8 + 9 = 17 → 7.</source>
        <translation>共有四欄，莊家另有自己的牌。你押某一欄比莊家更接近9。只看和的個位：8 + 9 = 17 → 7。</translation>
    </message>
    <message>
        <source>This time you are the dealer. The others bet on columns, and your hand plays against each of them: you win what loses and pay what beats you.</source>
        <translation>這次你當莊家。別人押欄，你的牌與每一欄比：贏的歸你，輸的你賠。</translation>
    </message>
    <message>
        <source>Up to 3 you must take a third card, from 7 on you may not; in between, you choose.</source>
        <translation>3點以下必須要第三張，7點起不能要；中間由你選。</translation>
    </message>
    <message>
        <source>With a low total take a third card, with a high one don’t.</source>
        <translation>點數低要第三張，點數高不要。</translation>
    </message>
    <message>
        <source>You have {hand}. Each column is compared with it: whatever is lower loses its bet to you. {net} chips for you.</source>
        <translation>你是{hand}。每一欄都與它比：點數低的輸給你。你{net}枚。</translation>
    </message>
    <message>
        <source>You have {hand}: on two cards that beats every column, whatever its total, unless it holds three of a kind. {net} chips for you.</source>
        <translation>你是{hand}：兩張牌就勝過任何欄，不論點數，除非是豹子（三張相同）。你{net}枚。</translation>
    </message>
    <message>
        <source>Your first card, face down. Top, bottom or fourth, all are as good: nobody knows what lies there. Take the top one.</source>
        <translation>你的第一張，蓋著。最上、最下或第四張都一樣：誰也不知道是什麼。取最上面的。</translation>
    </message>
    <message>
        <source>{amount} chips</source>
        <translation>{amount}枚</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. From 7 on the dealer takes no third card either.</source>
        <translation>{first} + {second} = {sum} → {total}，{name}。7點起莊家也不能要第三張。</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Now you choose. Only {better} of the {unseen} cards you have not seen make it better: choose Stand.</source>
        <translation>{first} + {second} = {sum} → {total}，{name}。現在由你選。沒見過的{unseen}張牌裡只有{better}張能讓點數變好：選「不要」。</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Now you choose. {better} of the {unseen} cards you have not seen make it better, more than half: choose Card!</source>
        <translation>{first} + {second} = {sum} → {total}，{name}。現在由你選。沒見過的{unseen}張牌裡有{better}張能讓點數變好，超過一半：選「要牌！」。</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Up to 3 the dealer must take a third card as well.</source>
        <translation>{first} + {second} = {sum} → {total}，{name}。3點以下莊家也必須要第三張。</translation>
    </message>
    <message>
        <source>{total} beats only a dealer with less. Of the {unseen} cards you had not seen, {better} would have made it better.</source>
        <translation>{total}點只贏得了點數更小的莊家。沒見過的{unseen}張牌中，有{better}張會讓點數變大。</translation>
    </message>
    <message>
        <source>{total} beats only columns with less. Of the {unseen} cards you had not seen, {better} would have made it better.</source>
        <translation>{total}點只能贏點數更小的欄。你沒見過的{unseen}張牌中，有{better}張會讓點數變大。</translation>
    </message>
</context>
<context>
    <name>KabuOptions</name>
    <message>
        <source>4-1 and 9-1 against arashi</source>
        <translation>四一、九一對豹子</translation>
    </message>
    <message>
        <source>4-1 is a plain 5 for everyone.</source>
        <translation>四一對所有人都只是5點。</translation>
    </message>
    <message>
        <source>9 and 1 are kuppin in either order.</source>
        <translation>9和1不分先後都算九一。</translation>
    </message>
    <message>
        <source>A column may draw or stand with any total.</source>
        <translation>各欄無論幾點都可自由選擇要不要牌。</translation>
    </message>
    <message>
        <source>A column must draw with 3 or less and may not with 7 or more.</source>
        <translation>各欄3點及以下必須要牌，7點及以上不能要。</translation>
    </message>
    <message>
        <source>A pair follows the rules like any other two cards.</source>
        <translation>對子與其他牌一樣受限。</translation>
    </message>
    <message>
        <source>A pair may always draw, even with 7 or more.</source>
        <translation>對子總可以要牌，7點及以上也行。</translation>
    </message>
    <message>
        <source>A pair may take a third card even with 7 or more.</source>
        <translation>對子即使7點或以上也可以要第三張。</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), whoever has the most chips wins.</source>
        <translation>
            <numerusform>打滿%n輪後，籌碼最多者獲勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>After every round the next player to the right deals.</source>
        <translation>每輪過後由右邊的玩家做莊。</translation>
    </message>
    <message numerus="yes">
        <source>All bets of a round together are at most %n chip(s).</source>
        <translation>
            <numerusform>一輪中所有人的下注合計最多%n枚籌碼。</numerusform>
        </translation>
    </message>
    <message>
        <source>All players may look at the hidden cards; the dealer may not.</source>
        <translation>除莊家外，所有人都可以看暗牌。</translation>
    </message>
    <message>
        <source>All players, not the dealer</source>
        <translation>所有玩家，莊家除外</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允許</translation>
    </message>
    <message>
        <source>Always the top</source>
        <translation>總是最上面</translation>
    </message>
    <message>
        <source>An arashi beats even what wins at once for the dealer.</source>
        <translation>豹子也勝過莊家立即獲勝的牌。</translation>
    </message>
    <message>
        <source>Arashi pays</source>
        <translation>豹子的賠付</translation>
    </message>
    <message>
        <source>At least one chip</source>
        <translation>至少一枚籌碼</translation>
    </message>
    <message>
        <source>Beats all but arashi</source>
        <translation>勝過豹子以外的一切</translation>
    </message>
    <message>
        <source>Cards set aside before the first field is dealt.</source>
        <translation>在場牌之前退出本輪的牌。</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>賭場</translation>
    </message>
    <message>
        <source>Chips each player starts with.</source>
        <translation>第1輪之前每人擁有的籌碼。</translation>
    </message>
    <message>
        <source>Chips may go below zero, and nobody drops out.</source>
        <translation>籌碼可以低於零，沒有人出局。</translation>
    </message>
    <message>
        <source>Closest to 9, drawn each round</source>
        <translation>每輪抽牌，最接近9者</translation>
    </message>
    <message>
        <source>Columns’ third card</source>
        <translation>各欄的第三張</translation>
    </message>
    <message>
        <source>Counts as 0</source>
        <translation>算0點</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>允許負籌碼</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>廢牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>Dealer wins</source>
        <translation>莊家贏</translation>
    </message>
    <message>
        <source>Dealer’s arashi</source>
        <translation>莊家的豹子</translation>
    </message>
    <message>
        <source>Dealer’s third card</source>
        <translation>莊家的第三張</translation>
    </message>
    <message>
        <source>Dealer’s third card from</source>
        <translation>莊家第三張取自</translation>
    </message>
    <message>
        <source>Dealer’s three-card zero</source>
        <translation>莊家三張0點</translation>
    </message>
    <message>
        <source>Draw on 3 or less, not on 7 or more</source>
        <translation>3點及以下必須要，7點及以上不能要</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>點數相同</translation>
    </message>
    <message>
        <source>Every player but the dealer gets one card only they see; it is out of play.</source>
        <translation>除莊家外每人得一張只有自己看的牌，不參與本輪。</translation>
    </message>
    <message>
        <source>Everybody: dealt face up</source>
        <translation>所有人：明著發</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the card nearest to 9 deals.</source>
        <translation>每輪開始前人人抽牌，最接近9者做莊。</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the lowest card deals.</source>
        <translation>每輪開始前人人抽牌，最小者做莊。</translation>
    </message>
    <message numerus="yes">
        <source>Everyone starts with %n chip(s).</source>
        <translation>
            <numerusform>每人起始有%n枚籌碼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone, the dealer too, gets one card only they see; it is out of play.</source>
        <translation>包括莊家，每人得一張只有自己看的牌，不參與本輪。</translation>
    </message>
    <message>
        <source>Four cards are laid out face up first; they are out of play.</source>
        <translation>先亮出四張牌，不參與本輪。</translation>
    </message>
    <message>
        <source>Four open makifuda</source>
        <translation>四張公開的廢牌</translation>
    </message>
    <message>
        <source>House sheet</source>
        <translation>本店規則</translation>
    </message>
    <message>
        <source>If a column equals the dealer, its stakes go back.</source>
        <translation>一欄與莊家點數相同時，賭注退回。</translation>
    </message>
    <message>
        <source>If a column equals the dealer, the dealer wins the stakes.</source>
        <translation>一欄與莊家點數相同時，莊家贏得賭注。</translation>
    </message>
    <message>
        <source>If an arashi meets what wins at once for the dealer, the stakes go back.</source>
        <translation>莊家立即獲勝的牌遇到豹子時，賭注退回。</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the column wins.</source>
        <translation>雙方都有時，該欄贏。</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the higher total wins.</source>
        <translation>雙方都有時，點數大者贏。</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the stakes go back.</source>
        <translation>雙方都有時，賭注退回。</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make an ordinary 0, the round is void.</source>
        <translation>莊家三張為普通的0點時，本輪作廢。</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make an ordinary 0, they count as 0.</source>
        <translation>莊家三張為普通的0點時，按0點計。</translation>
    </message>
    <message>
        <source>In either order</source>
        <translation>不分先後</translation>
    </message>
    <message>
        <source>In this order only</source>
        <translation>只限此順序</translation>
    </message>
    <message>
        <source>Lowest card, drawn each round</source>
        <translation>每輪抽牌，最小者</translation>
    </message>
    <message>
        <source>No card leaves the round; all of them are in play.</source>
        <translation>沒有廢牌，全部的牌都參與。</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>無作用</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開</translation>
    </message>
    <message>
        <source>One for each player, secret</source>
        <translation>每位玩家一張，保密</translation>
    </message>
    <message>
        <source>One for the dealer too, secret</source>
        <translation>莊家也有一張，保密</translation>
    </message>
    <message>
        <source>Only 9 first and 1 second is kuppin.</source>
        <translation>先9後1才算九一。</translation>
    </message>
    <message>
        <source>Only bettors look; the dealer draws freely and keeps the deal until every column has beaten them.</source>
        <translation>只有下注者看牌，莊家自由要牌，直到每欄都勝過莊家才換莊。</translation>
    </message>
    <message>
        <source>Only with the 1 as the second card.</source>
        <translation>只有第二張是1才算。</translation>
    </message>
    <message>
        <source>Open-ended</source>
        <translation>直到你停止</translation>
    </message>
    <message>
        <source>Order of 4-1 and 9-1</source>
        <translation>四一和九一的順序</translation>
    </message>
    <message>
        <source>Order of kuppin</source>
        <translation>九一的順序</translation>
    </message>
    <message>
        <source>Pairs may draw</source>
        <translation>對子可要牌</translation>
    </message>
    <message>
        <source>Passes to the right each round</source>
        <translation>每輪移到右邊</translation>
    </message>
    <message>
        <source>Player’s choice</source>
        <translation>自由選擇</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>本輪作廢</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>輪數</translation>
    </message>
    <message>
        <source>Same dealer throughout</source>
        <translation>各輪同一莊家</translation>
    </message>
    <message>
        <source>Shippin belongs to the dealer, to a column, or to nobody.</source>
        <translation>四一屬於莊家、屬於某一欄，還是不算。</translation>
    </message>
    <message>
        <source>Sitting out a round</source>
        <translation>整輪不下注</translation>
    </message>
    <message>
        <source>Sorokabu on both sides</source>
        <translation>雙方都有豹子</translation>
    </message>
    <message>
        <source>Stakes go back</source>
        <translation>賭注退回</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>起始籌碼</translation>
    </message>
    <message>
        <source>The 1 may be the first or the second card.</source>
        <translation>1在第一張或第二張都算。</translation>
    </message>
    <message>
        <source>The arashi wins</source>
        <translation>豹子贏</translation>
    </message>
    <message>
        <source>The column (pays 2:1)</source>
        <translation>該欄（賠兩倍）</translation>
    </message>
    <message>
        <source>The column wins</source>
        <translation>該欄贏</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>The dealer keeps the deal until all columns with bets win in the same round.</source>
        <translation>莊家連任，直到某一輪有下注的各欄全贏為止。</translation>
    </message>
    <message>
        <source>The dealer keeps the deal until every column has beaten them, and follows the drawing rules.</source>
        <translation>直到每欄都勝過莊家才換莊，莊家要牌也受限。</translation>
    </message>
    <message>
        <source>The dealer may draw or stand with any total.</source>
        <translation>莊家無論幾點都可自由選擇要不要牌。</translation>
    </message>
    <message>
        <source>The dealer must draw with 3 or less and may not with 7 or more.</source>
        <translation>莊家3點及以下必須要牌，7點及以上不能要。</translation>
    </message>
    <message>
        <source>The dealer takes both cards from the top, the bottom or fourth from the top.</source>
        <translation>莊家的兩張牌可取最上、最下或上面第四張。</translation>
    </message>
    <message>
        <source>The dealer takes both cards from the top.</source>
        <translation>莊家的兩張牌都取最上面的。</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>莊家贏</translation>
    </message>
    <message>
        <source>The dealer’s third card always comes from the top.</source>
        <translation>莊家的第三張總是取最上面的牌。</translation>
    </message>
    <message>
        <source>The dealer’s third card comes from the top, the bottom or fourth from the top.</source>
        <translation>莊家的第三張可取最上、最下或上面第四張。</translation>
    </message>
    <message>
        <source>The dealer’s three cards of a rank beat all but an arashi.</source>
        <translation>莊家的豹子勝過閒家豹子以外的一切。</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>點數大者贏</translation>
    </message>
    <message>
        <source>The house sheet these games were built from.</source>
        <translation>本程式最初依據的規則。</translation>
    </message>
    <message>
        <source>The most all players together may bet in a round.</source>
        <translation>一輪中全體玩家下注總額的上限。</translation>
    </message>
    <message>
        <source>The same dealer throughout; the dealer wins ties.</source>
        <translation>各輪同一莊家，點數相同時莊家贏。</translation>
    </message>
    <message>
        <source>The same player deals in every round; without credit, only while they have chips.</source>
        <translation>每輪都由同一人做莊；不允許負籌碼時，僅限有籌碼期間。</translation>
    </message>
    <message>
        <source>The second cards are dealt face up for everyone.</source>
        <translation>第二張牌明著發，人人可見。</translation>
    </message>
    <message>
        <source>Those who bet on the column</source>
        <translation>在該欄下注者</translation>
    </message>
    <message>
        <source>Three cards of a rank do nothing special for the dealer.</source>
        <translation>豹子對莊家沒有特別作用。</translation>
    </message>
    <message>
        <source>Three cards of a rank win three times the stake.</source>
        <translation>豹子贏三倍賭注。</translation>
    </message>
    <message>
        <source>Three cards of a rank win twice the stake.</source>
        <translation>豹子贏兩倍賭注。</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>三倍賭注</translation>
    </message>
    <message>
        <source>Top, bottom or fourth</source>
        <translation>最上、最下或第四張</translation>
    </message>
    <message>
        <source>Total bet limit</source>
        <translation>下注總額上限</translation>
    </message>
    <message>
        <source>Twice the stake</source>
        <translation>兩倍賭注</translation>
    </message>
    <message>
        <source>Until every column beats the dealer</source>
        <translation>直到每欄都勝過莊家</translation>
    </message>
    <message>
        <source>What happens when a column and the dealer both have it.</source>
        <translation>一欄和莊家都有時如何處理。</translation>
    </message>
    <message>
        <source>What happens when a column equals the dealer.</source>
        <translation>一欄與莊家點數相同時如何處理。</translation>
    </message>
    <message>
        <source>What three cards of a rank win, besides the stake.</source>
        <translation>豹子（三張相同）除賭注外贏多少。</translation>
    </message>
    <message>
        <source>What wins at once for the dealer beats an arashi too.</source>
        <translation>莊家立即獲勝的牌也勝過豹子。</translation>
    </message>
    <message>
        <source>Where the dealer draws</source>
        <translation>莊家取牌的位置</translation>
    </message>
    <message>
        <source>Whether a 0 of three cards counts or makes the round void.</source>
        <translation>三張牌的0點照算，還是使本輪作廢。</translation>
    </message>
    <message>
        <source>Whether a player may skip betting in a round.</source>
        <translation>玩家能否一輪不下注。</translation>
    </message>
    <message>
        <source>Whether a total of 3 or less must draw and 7 or more can’t.</source>
        <translation>是否3點或以下必須要牌、7點或以上不能要牌。</translation>
    </message>
    <message>
        <source>Whether the 1 must be the second card.</source>
        <translation>1是否必須是第二張。</translation>
    </message>
    <message>
        <source>Whether the 9 must be the first card of the dealer.</source>
        <translation>9是否必須是莊家的第一張。</translation>
    </message>
    <message>
        <source>Whether the dealer chooses the place of the first and second card.</source>
        <translation>莊家能否選擇第一張和第二張的位置。</translation>
    </message>
    <message>
        <source>Whether the drawing rules bind the dealer, too.</source>
        <translation>莊家要第三張是否受限制。</translation>
    </message>
    <message>
        <source>Whether the place of the third card is chosen too.</source>
        <translation>第三張的位置是否也可選擇。</translation>
    </message>
    <message>
        <source>Whether three cards of a rank also help the dealer.</source>
        <translation>豹子對莊家是否也有利。</translation>
    </message>
    <message>
        <source>Who can use 4-1</source>
        <translation>四一歸誰用</translation>
    </message>
    <message>
        <source>Who deals the next round.</source>
        <translation>下一輪由誰做莊。</translation>
    </message>
    <message>
        <source>Who may look at a column’s hidden card before the showdown.</source>
        <translation>攤牌前誰能看到各欄的暗牌。</translation>
    </message>
    <message>
        <source>Who sees the second cards</source>
        <translation>誰看第二張</translation>
    </message>
    <message>
        <source>Who wins when the two cards of the dealer meet an arashi.</source>
        <translation>莊家的兩張牌遇到豹子時誰贏。</translation>
    </message>
    <message>
        <source>Whoever has the most chips after this many rounds wins.</source>
        <translation>打滿這麼多輪後，籌碼最多者獲勝。</translation>
    </message>
    <message>
        <source>Whoever may bet must bet at least one chip, while the limit leaves any.</source>
        <translation>輪到下注的人，只要上限還有餘額，至少要下注一枚。</translation>
    </message>
    <message>
        <source>With 4-1 a column wins twice the stake.</source>
        <translation>一欄拿到四一贏兩倍賭注。</translation>
    </message>
    <message>
        <source>With 4-1 the dealer wins at once.</source>
        <translation>莊家拿到四一立即獲勝。</translation>
    </message>
    <message>
        <source>With credit, players can go below zero and nobody is knocked out.</source>
        <translation>允許負籌碼時，籌碼可以低於零，沒有人出局。</translation>
    </message>
    <message>
        <source>You bet only chips you have; without any, you watch.</source>
        <translation>只能用自己的籌碼下注；沒有籌碼就旁觀。</translation>
    </message>
    <message>
        <source>You may look at a hidden card only where you have bet.</source>
        <translation>只有在該欄下注的人可以看暗牌。</translation>
    </message>
    <message>
        <source>You may skip betting in a round.</source>
        <translation>可以一輪不下注。</translation>
    </message>
    <message>
        <source>You play until you stop; then whoever has the most chips wins.</source>
        <translation>一直玩到你停止為止，屆時籌碼最多者獲勝。</translation>
    </message>
</context>
<context>
    <name>KabuRules</name>
    <message>
        <source> “Oicho-Kabu” is simply eight-nine.</source>
        <translation>「追丁株」（Oicho-Kabu）就是「八九」。</translation>
    </message>
    <message>
        <source>A 10 counts 0 here. The others have their turns in the order of their cards, the highest first; those with equal cards draw again among themselves.</source>
        <translation>這裡10算0。其他人按所抽牌的大小輪流，大者在先；抽到相同牌的人互相重抽。</translation>
    </message>
    <message>
        <source>A column nobody has bet on gets no third card and is not compared.</source>
        <translation>無人下注的欄不要第三張，也不比較。</translation>
    </message>
    <message>
        <source>A player without chips does not deal: the next one to the right with chips does.</source>
        <translation>沒有籌碼的人不做莊，由右邊下一位有籌碼的人做莊。</translation>
    </message>
    <message>
        <source>After the bets the dealer takes a first card, which nobody looks at, not even the dealer.</source>
        <translation>下注後，莊家取第一張牌，誰也不看，莊家自己也不看。</translation>
    </message>
    <message>
        <source>All cards are turned over, and each column is compared with the dealer’s hand separately. A higher total wins as much as was staked; a lower one loses the stake.</source>
        <translation>所有牌翻開，每欄分別與莊家比點。點數大，贏得與所下相同的籌碼；點數小，輸掉所下的籌碼。</translation>
    </message>
    <message numerus="yes">
        <source>An example: four players have each put %n chip(s) on a column.</source>
        <translation>
            <numerusform>例：四位玩家各在一欄上下了%n枚籌碼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Click a column to put the chosen chip on it, right-click to take it back; or drag a chip there. The buttons below the table do the rest.</source>
        <translation>點一欄即放上所選籌碼，點右鍵收回；也可把籌碼拖過去。其餘的選擇用牌桌下方的按鈕。</translation>
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
        <translation>一欄只有4和1兩張叫四一（shippin），順序不限，贏所下籌碼的兩倍。</translation>
    </message>
    <message>
        <source>For a column, 4 and 1 as its only cards are shippin, in the same order. It wins twice the stake.</source>
        <translation>一欄只有4和1兩張，且順序相同，叫四一（shippin），贏所下籌碼的兩倍。</translation>
    </message>
    <message>
        <source>For each column, whoever bet on it first in turn order decides for everyone whether it gets a third card, the {card}. It is laid face up.</source>
        <translation>每欄由輪次最先的下注者替大家決定是否要第三張牌（{card}）。第三張牌面朝上。</translation>
    </message>
    <message>
        <source>Four cards are laid face up in a row, the first field. Each begins a column; there are always four, however many people play.</source>
        <translation>四張牌面朝上排成一列，即場牌，每張開始一欄；不論幾人玩，總是四欄。</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>怎樣打好</translation>
    </message>
    <message>
        <source>If nobody bets, the round is void.</source>
        <translation>無人下注則本輪作廢。</translation>
    </message>
    <message>
        <source>If the dealer cannot pay more than the plain stakes, the players get it in turn order until the dealer’s chips are gone.</source>
        <translation>莊家付不起超出本注的部分時，按輪次付給玩家，付完為止。</translation>
    </message>
    <message>
        <source>If these two cards are a 4 and a 1 (shippin) or a 9 and a 1 (kuppin), the dealer wins at once.</source>
        <translation>若這兩張是4和1（四一）或9和1（九一），莊家立即獲勝。</translation>
    </message>
    <message>
        <source>If these two cards are a 9 and a 1 (kuppin), the dealer wins at once.</source>
        <translation>若這兩張是9和1（九一），莊家立即獲勝。</translation>
    </message>
    <message>
        <source>In turn each player bets chips on one column or several. Several players may bet on the same column.</source>
        <translation>每人輪流在一欄或幾欄上下注，同一欄可有幾人下注。</translation>
    </message>
    <message>
        <source>In turn each player bets chips on one column, and on one only. Several players may bet on the same column.</source>
        <translation>每人輪流下注，只能下在一欄上，同一欄可有幾人下注。</translation>
    </message>
    <message>
        <source>It does not matter which of the two came first.</source>
        <translation>兩張的先後不論。</translation>
    </message>
    <message>
        <source>Nor may all bets together exceed the dealer’s chips.</source>
        <translation>下注總額也不得超過莊家的籌碼。</translation>
    </message>
    <message>
        <source>Only against three of a kind do the stakes go back.</source>
        <translation>只有遇到豹子，籌碼退回。</translation>
    </message>
    <message>
        <source>Only three of a kind in a column beats that and is paid.</source>
        <translation>只有豹子能勝過它，並照賠。</translation>
    </message>
    <message>
        <source>Players who tie share the win.</source>
        <translation>籌碼相同者共同獲勝。</translation>
    </message>
    <message>
        <source>Take a third card with 4 and 5, stand with 6 – except with 8 and 8, where a third 8 would pay more than the stake.</source>
        <translation>4點、5點要牌，6點停牌；唯有8和8時可再要一張，第三張8賠得更多。</translation>
    </message>
    <message>
        <source>Take a third card with 4 and 5, stand with 6 – except with two threes or two eights, where a third one would pay more than the stake.</source>
        <translation>4點、5點要牌，6點停牌；唯有3和3、8和8時可再要一張，第三張相同的賠得更多。</translation>
    </message>
    <message>
        <source>That beats even three of a kind.</source>
        <translation>連豹子也輸給它。</translation>
    </message>
    <message>
        <source>The 1 must have come second.</source>
        <translation>1必須是第二張。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>The dealer takes a second card and looks at both.</source>
        <translation>莊家取第二張牌，並看自己的兩張牌。</translation>
    </message>
    <message>
        <source>The dealer: {sum}</source>
        <translation>莊家：{sum}</translation>
    </message>
    <message>
        <source>The dealer’s cards, a third one too, stay hidden until all are shown.</source>
        <translation>莊家的牌，包括第三張，都蓋到最後才翻開。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>The first field is always the same: 5, 6, 7 and 8 are laid face up, then the other 36 cards are shuffled. Each begins a column.</source>
        <translation>場牌總是相同：先將5、6、7、8面朝上擺好，再洗其餘36張。每張開始一欄。</translation>
    </message>
    <message>
        <source>The first field.</source>
        <translation>場牌。</translation>
    </message>
    <message>
        <source>The match also ends when only one player has chips left.</source>
        <translation>只剩一人有籌碼時，對局也結束。</translation>
    </message>
    <message>
        <source>The others have their turns in the order of their cards, the lowest first. Players who draw equal cards draw again among themselves.</source>
        <translation>其他人按所抽牌的大小輪流，小者在先。抽到相同牌的人互相重抽。</translation>
    </message>
    <message>
        <source>The pack has forty cards: four of each number from 1 to 10.</source>
        <translation>一副四十張牌，1到10各四張。</translation>
    </message>
    <message>
        <source>The second field</source>
        <translation>第二張</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>第三張</translation>
    </message>
    <message>
        <source>Then each column gets a second card face down, the {card}.</source>
        <translation>然後每欄發第二張暗牌，即{card}。</translation>
    </message>
    <message>
        <source>Then each column gets a second card, the {card}.</source>
        <translation>然後每欄發第二張牌，即{card}。</translation>
    </message>
    <message>
        <source>Three cards of the same rank in a column are called {triple}. They win against any ordinary hand of the dealer, whatever its total.</source>
        <translation>一欄三張相同稱為{triple}。莊家若是普通牌，不論幾點，都勝過它。</translation>
    </message>
    <message>
        <source>Three fives, sixes, sevens or eights of the dealer beat every column that is not sorokabu itself; other triples of the dealer are nothing special.</source>
        <translation>莊家的三張5、6、7或8勝過除豹子以外的各欄；莊家其他的豹子沒有特別作用。</translation>
    </message>
    <message>
        <source>Three tens of the dealer are an arashi, not a 0.</source>
        <translation>莊家的三張10是豹子，不是0點。</translation>
    </message>
    <message>
        <source>To begin a column, a 10 or a 1 is best; a 4 or a 9 is worst.</source>
        <translation>首張以10和1最好，4和9最差。</translation>
    </message>
    <message>
        <source>Totals have names: {names}.</source>
        <translation>點數各有叫法：{names}。</translation>
    </message>
    <message>
        <source>Who deals the first round is drawn: the lowest card deals. The others have their turns anticlockwise, from the dealer’s right.</source>
        <translation>第一輪抽牌定莊，最小者做莊。其他人從莊家右邊起按逆時針輪流。</translation>
    </message>
    <message>
        <source>Whoever bets first may take all of that, but it is considered rude.</source>
        <translation>最先下注者可以一次下滿，但這被認為失禮。</translation>
    </message>
    <message>
        <source>With hanafuda a card counts its month; Willow and Paulownia are left out. In Mushi-Kabu the Willow counts 6 and the Paulownia 7.</source>
        <translation>用花札時按月份計點，不用柳和桐；蟲株中柳算6點，桐算7點。</translation>
    </message>
    <message>
        <source>Your column should come closer to 9 than the dealer. Cards count 1 to 10, and only the last digit of their sum counts: 9 is best, 0 is worst. Players don’t play against each other: every bet is against the dealer.</source>
        <translation>目標是讓你的欄比莊家更接近9。牌按1到10計點，只看總和的個位：9最大，0最小。玩家之間不比，都是與莊家對賭。</translation>
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
        <translation>{cards}得{total}：必須要第三張。</translation>
    </message>
    <message>
        <source>{cards} makes {total}: a third card or not, as you like.</source>
        <translation>{cards}得{total}：第三張可要可不要。</translation>
    </message>
    <message>
        <source>{cards} makes {total}: no third card.</source>
        <translation>{cards}得{total}：不能要第三張。</translation>
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
        <translation>頭兩張是4和1。</translation>
    </message>
    <message>
        <source>A 9 and a 1 as the dealer’s first two cards.</source>
        <translation>莊家的頭兩張是9和1。</translation>
    </message>
    <message>
        <source>A card dealt before the first field that is out of play.</source>
        <translation>場牌之前發出、不參與本輪的牌。</translation>
    </message>
    <message>
        <source>A total of 0, the worst there is.</source>
        <translation>0點，最小。</translation>
    </message>
    <message>
        <source>A total of 8.</source>
        <translation>8點。</translation>
    </message>
    <message>
        <source>A total of 9, the best there is.</source>
        <translation>9點，最大。</translation>
    </message>
    <message>
        <source>The four open cards with which the columns begin (bafuda).</source>
        <translation>開始四欄的四張明牌（bafuda）。</translation>
    </message>
    <message>
        <source>The most that all players together may bet in a round.</source>
        <translation>一輪中所有玩家下注總額的上限。</translation>
    </message>
    <message>
        <source>The second card of a column.</source>
        <translation>一欄的第二張牌。</translation>
    </message>
    <message>
        <source>The third card of a column.</source>
        <translation>一欄的第三張牌。</translation>
    </message>
    <message>
        <source>Three cards of the same rank in one hand.</source>
        <translation>三張點數相同的牌。</translation>
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
        <translation>廢牌|makifuda</translation>
    </message>
    <message>
        <source>first field</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>場牌</translation>
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
        <translation>下注總額|dōmae</translation>
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
        <translation>初級</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>大師</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>高級</translation>
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
        <translation>回顧</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>有%n場對局無法讀取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be saved yet and are kept until they can be.</source>
        <translation>
            <numerusform>有%n場對局尚未儲存，會一直保留到可以儲存為止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that could not be saved last time were brought over.</source>
        <translation>
            <numerusform>已轉入上次未能儲存的%n場對局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over so far…</source>
        <translation>
            <numerusform>目前已轉入%n場對局…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over.</source>
        <translation>
            <numerusform>已轉入%n場對局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are incomplete.</source>
        <translation>
            <numerusform>其中%n場對局缺少結尾部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>關於 Cardtable</translation>
    </message>
    <message>
        <source>Cardtable records</source>
        <translation>Cardtable記錄</translation>
    </message>
    <message>
        <source>Cardtable {version}

Card games that never had a good program. The code is under the MIT licence, the card art under CC0.</source>
        <translation>Cardtable {version}

收錄一向沒有好程式可玩的紙牌遊戲。程式碼採用MIT授權條款，牌面圖案採用CC0。</translation>
    </message>
    <message>
        <source>Export match record</source>
        <translation>匯出對局記錄</translation>
    </message>
    <message>
        <source>Open match record</source>
        <translation>開啟對局記錄</translation>
    </message>
    <message>
        <source>The deck {name} was skipped. {reason}</source>
        <translation>牌面「{name}」未被採用。{reason}</translation>
    </message>
    <message>
        <source>The game {name} ({package}) cannot be loaded.</source>
        <translation>無法載入遊戲{name}（{package}）。</translation>
    </message>
    <message>
        <source>The record is being checked…</source>
        <translation>正在核對記錄…</translation>
    </message>
    <message>
        <source>The saved-matches file was damaged and has been set aside as {file}.</source>
        <translation>儲存對局的檔案已損壞，已另存為{file}。</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was set aside as {file}; what could be read still holds.</source>
        <translation>設定檔已損壞，已另存為{file}；能讀取的設定仍然有效。</translation>
    </message>
    <message>
        <source>What is there can still be looked at and exported.</source>
        <translation>已有的內容仍可查看和匯出。</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Airplane</source>
        <translation>飛機</translation>
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
        <translation>炸彈</translation>
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
        <translation>完封</translation>
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
        <translation>需要一個名字。</translation>
    </message>
    <message>
        <source>At most {count} characters.</source>
        <translation>最多{count}個字元。</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家{number}</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>有兩位玩家都叫{name}。</translation>
    </message>
    <message>
        <source>{name} already has another seat.</source>
        <translation>{name}已經坐在別的座位。</translation>
    </message>
</context>
<context>
    <name>OklahomaGin</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>贏%n副</numerusform>
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
        <translation>2人·約45分鐘</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A discard you take may be discarded in the same turn.</source>
        <translation>拿來的棄牌本回合可以再棄出。</translation>
    </message>
    <message>
        <source>A discard you take must stay in your hand for that turn.</source>
        <translation>拿來的棄牌本回合不能再棄出。</translation>
    </message>
    <message>
        <source>A game counts the same even if the loser won no hand.</source>
        <translation>輸家一副未贏，計分也不變。</translation>
    </message>
    <message numerus="yes">
        <source>A game ends when someone reaches %n point(s).</source>
        <translation>
            <numerusform>有人達到%n分時一局結束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n game(s).</source>
        <translation>
            <numerusform>一次對局打%n局。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who knocks with too much shows the hand, takes it back, and play goes on as after a discard.</source>
        <translation>超過上限敲牌的人亮出手牌再收回，和棄牌之後一樣繼續打。</translation>
    </message>
    <message>
        <source>A spade as upcard is worth no more than any other suit.</source>
        <translation>明牌為黑桃與其他花色一樣。</translation>
    </message>
    <message>
        <source>About as good as the best choice.</source>
        <translation>與首選差不多一樣好。</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Ace as upcard</source>
        <translation>明牌為A</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>計入總分</translation>
    </message>
    <message>
        <source>All eleven cards are in melds.</source>
        <translation>十一張牌全部成組。</translation>
    </message>
    <message>
        <source>All in all it promises less than the best choice.</source>
        <translation>總的來說，不如首選有希望。</translation>
    </message>
    <message>
        <source>All in all it promises more than the next choice.</source>
        <translation>總的來說，比次選更有希望。</translation>
    </message>
    <message>
        <source>All points are doubled.</source>
        <translation>得分全部加倍。</translation>
    </message>
    <message>
        <source>All points of the hand are doubled.</source>
        <translation>這一副的得分全部加倍。</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>輪流</translation>
    </message>
    <message numerus="yes">
        <source>An undercut earns %n extra point(s).</source>
        <translation>
            <numerusform>反敲加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrange melds automatically</source>
        <translation>自動擺出牌組</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>大金</translation>
    </message>
    <message>
        <source>Big gin bonus</source>
        <translation>大金獎分</translation>
    </message>
    <message>
        <source>Big gin needs all eleven cards in melds; you still have {deadwood} deadwood.</source>
        <translation>大金要求十一張牌全部成組；還剩{deadwood}點死牌。</translation>
    </message>
    <message>
        <source>Both have the same deadwood: nobody scores.</source>
        <translation>雙方死牌相同：都不得分。</translation>
    </message>
    <message>
        <source>Both players passed on the upcard, so a card is drawn from the stock.</source>
        <translation>雙方都不要明牌，因此從牌堆摸牌。</translation>
    </message>
    <message>
        <source>Both players passed on the upcard.</source>
        <translation>雙方都不要明牌。</translation>
    </message>
    <message>
        <source>Both share the win</source>
        <translation>雙方並列獲勝</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>Breaks up a meld.</source>
        <translation>會拆散一組牌。</translation>
    </message>
    <message>
        <source>Cards are being laid off.</source>
        <translation>正在補牌。</translation>
    </message>
    <message>
        <source>Cards the opponent took that it goes with: {0}.</source>
        <translation>它與對手拿走的{0}張牌能搭配。</translation>
    </message>
    <message>
        <source>Cards the opponent took that the next choice goes with: {0}.</source>
        <translation>次選的牌與對手拿走的{0}張牌能搭配。</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>加倍計算</translation>
    </message>
    <message>
        <source>Counts like any game</source>
        <translation>與普通局相同</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>死牌&lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt; → &lt;big&gt;{left}&lt;/big&gt; without {card}</source>
        <translation>死牌&lt;big&gt;{count}&lt;/big&gt;→棄{card}後&lt;big&gt;{left}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Deadwood that could still be saved: {0}.</source>
        <translation>還能省下{0}點死牌。</translation>
    </message>
    <message>
        <source>Deadwood {deadwood} is above the limit of {limit}.</source>
        <translation>死牌{deadwood}點，超過上限{limit}。</translation>
    </message>
    <message>
        <source>Deadwood: {first} {one}, {second} {other}.</source>
        <translation>死牌：{first} {one}，{second} {other}。</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>發牌者</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差額</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>Discard a card or knock.</source>
        <translation>請棄一張牌或敲牌。</translation>
    </message>
    <message>
        <source>Discard again to play on.</source>
        <translation>要繼續打，請再棄一次。</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>Discard the {card} and all your cards are melded.</source>
        <translation>棄{card}後全部成組。</translation>
    </message>
    <message>
        <source>Discard the {card} and your deadwood is {left}; only gin ends the hand.</source>
        <translation>棄{card}後死牌為{left}點；只有成金才能結束。</translation>
    </message>
    <message>
        <source>Discard the {card} and your deadwood is {left}; the limit is {limit}.</source>
        <translation>棄{card}後死牌為{left}點；上限是{limit}點。</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>棄{card}</translation>
    </message>
    <message>
        <source>Discard {card} anyway</source>
        <translation>仍棄{card}</translation>
    </message>
    <message>
        <source>Discarding the card just taken</source>
        <translation>棄出剛拿的牌</translation>
    </message>
    <message>
        <source>Discards &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>棄牌&lt;big&gt;{count}&lt;/big&gt;</translation>
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
        <translation>從牌堆摸牌</translation>
    </message>
    <message numerus="yes">
        <source>Each hand won adds %n point(s) when the game ends.</source>
        <translation>
            <numerusform>每贏一副，一局結束時加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier discards, latest first</source>
        <translation>先前的棄牌，最新在前</translation>
    </message>
    <message>
        <source>Eleven cards in melds win nothing extra; you discard one and go gin.</source>
        <translation>十一張全部成組沒有獎分，棄一張成金。</translation>
    </message>
    <message numerus="yes">
        <source>Eleven cards in melds, without a discard, earn the opponent’s deadwood and %n point(s) more.</source>
        <translation>
            <numerusform>十一張全部成組而不棄牌，得對手的死牌點數，另加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal deadwood: nobody scores</source>
        <translation>死牌相同：都不得分</translation>
    </message>
    <message>
        <source>First select the card to discard face down.</source>
        <translation>請先選要蓋著棄出的牌。</translation>
    </message>
    <message>
        <source>First, each player may take or pass the upcard.</source>
        <translation>先由雙方決定拿明牌還是不要。</translation>
    </message>
    <message>
        <source>Fits the knocker’s melds and saves {0}.</source>
        <translation>能接在敲牌方的牌組上，省下{0}點。</translation>
    </message>
    <message>
        <source>For melding all eleven cards without a discard; 0 turns it off.</source>
        <translation>十一張全部成組而不棄牌時的獎分；0表示不用。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>勝局獎分</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>第{game}局</translation>
    </message>
    <message>
        <source>Game {game} is a tie: no match points.</source>
        <translation>第{game}局平手：不計入總分。</translation>
    </message>
    <message numerus="yes">
        <source>Game {game} of {of}, to %n point(s).</source>
        <translation>
            <numerusform>第{game}局，共{of}局，打到%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {game} over: {name} scores {credit} for the match.</source>
        <translation>第{game}局結束：{name}總分加{credit}。</translation>
    </message>
    <message>
        <source>Game {game}, to {target}</source>
        <translation>第{game}局，先到{target}分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Games to 100; 25 each for gin, undercut and box; an ace upcard means gin only.</source>
        <translation>每局100分；成金、反敲和局分各25分；明牌為A須成金。</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>成金</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>成金獎分</translation>
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
        <translation>這會讓對手再走一回合。</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>副數</translation>
    </message>
    <message>
        <source>Hand {hand}. {name} deals.</source>
        <translation>第{hand}副。{name}發牌。</translation>
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
        <translation>提示：棄{card}</translation>
    </message>
    <message>
        <source>Hint: done</source>
        <translation>提示：完成</translation>
    </message>
    <message>
        <source>Hint: draw from the stock</source>
        <translation>提示：從牌堆摸牌</translation>
    </message>
    <message>
        <source>Hint: knock with the {card}</source>
        <translation>提示：棄{card}敲牌</translation>
    </message>
    <message>
        <source>Hint: lay off the {card}</source>
        <translation>提示：補{card}</translation>
    </message>
    <message>
        <source>Hint: lay out your melds</source>
        <translation>提示：擺出牌組</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>提示：過</translation>
    </message>
    <message>
        <source>Hint: take the {card}</source>
        <translation>提示：拿{card}</translation>
    </message>
    <message>
        <source>House sheet</source>
        <translation>本店規則</translation>
    </message>
    <message>
        <source>How many games make a match.</source>
        <translation>一次對局打幾局。</translation>
    </message>
    <message>
        <source>If the loser won no hand, the game counts double.</source>
        <translation>輸家一副未贏，這一局加倍計算。</translation>
    </message>
    <message>
        <source>If the match is tied, both share the win.</source>
        <translation>平分時雙方並列獲勝。</translation>
    </message>
    <message>
        <source>If the match is tied, one more game decides.</source>
        <translation>平分時加打一局決勝。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>還沒輪到你。</translation>
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
        <translation>不拆散自己的牌組。</translation>
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
        <translation>超過上限敲牌</translation>
    </message>
    <message>
        <source>Knock above the limit?</source>
        <translation>超過上限也要敲牌嗎？</translation>
    </message>
    <message>
        <source>Knock here</source>
        <translation>放這裡敲牌</translation>
    </message>
    <message>
        <source>Knock with 1</source>
        <translation>1點可敲牌</translation>
    </message>
    <message>
        <source>Knock with {card}</source>
        <translation>棄{card}敲牌</translation>
    </message>
    <message>
        <source>Knock with {count}</source>
        <translation>敲牌：{count}點</translation>
    </message>
    <message>
        <source>Knock with {count} anyway</source>
        <translation>仍以{count}點敲牌</translation>
    </message>
    <message>
        <source>Knock with {limit} or less</source>
        <translation>{limit}點或以下可敲牌</translation>
    </message>
    <message>
        <source>Knock with {limit} or less.</source>
        <translation>{limit}點或以下可以敲牌。</translation>
    </message>
    <message>
        <source>Knock: gin</source>
        <translation>敲牌：成金</translation>
    </message>
    <message>
        <source>Knocked with {deadwood}</source>
        <translation>以{deadwood}點敲牌</translation>
    </message>
    <message>
        <source>Laid off {cards}</source>
        <translation>補牌{cards}</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>最後一張棄牌</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>補牌</translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>補%n張</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off on that meld</source>
        <translation>補到那個牌組</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>補{card}</translation>
    </message>
    <message>
        <source>Lay out {melds}</source>
        <translation>擺出{melds}</translation>
    </message>
    <message>
        <source>Leaves {0} more than the best choice.</source>
        <translation>比首選多剩{0}點。</translation>
    </message>
    <message>
        <source>Leaves {0} of deadwood, the best choice {1}.</source>
        <translation>死牌剩{0}點，首選剩{1}點。</translation>
    </message>
    <message>
        <source>Leaves {0} of deadwood, the next choice {1}.</source>
        <translation>死牌剩{0}點，次選剩{1}點。</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>敲牌上限</translation>
    </message>
    <message>
        <source>Loser of the hand</source>
        <translation>輸掉這一副者</translation>
    </message>
    <message>
        <source>Make runs and sets, and knock as soon as the upcard allows it.</source>
        <translation>組成順子和刻子，死牌不超過首張明牌的點數就可以敲牌。</translation>
    </message>
    <message>
        <source>Makes a meld: your deadwood falls from {0} to {1}.</source>
        <translation>組成一組牌，死牌從{0}點降到{1}點。</translation>
    </message>
    <message>
        <source>Makes no meld, and tells what you collect.</source>
        <translation>不成組，還會暴露你在收集什麼。</translation>
    </message>
    <message>
        <source>Match score</source>
        <translation>對局總分</translation>
    </message>
    <message>
        <source>Match score: {scores}.</source>
        <translation>對局總分：{scores}。</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>成組</translation>
    </message>
    <message>
        <source>Meld these</source>
        <translation>組成牌組</translation>
    </message>
    <message>
        <source>Meld {number}: {meld}</source>
        <translation>牌組{number}：{meld}</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the best choice: {1}.</source>
        <translation>對手用它可能組成{0}種牌組，首選則有{1}種。</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the next choice: {1}.</source>
        <translation>對手用它可能組成{0}種牌組，次選則有{1}種。</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>下一副由誰發牌</translation>
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
        <translation>你手裡沒有牌能與它搭配。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>不可以</translation>
    </message>
    <message>
        <source>Nothing is laid off on gin.</source>
        <translation>對成金不能補牌。</translation>
    </message>
    <message>
        <source>Nothing more can be saved.</source>
        <translation>沒有可以再省的了。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>Oklahoma Gin</source>
        <translation>奧克拉荷馬金拉米</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開</translation>
    </message>
    <message>
        <source>Once laid out, {0} of deadwood no longer count.</source>
        <translation>擺出後，{0}點死牌不再計算。</translation>
    </message>
    <message>
        <source>One game to 150; 20 for gin, 10 for an undercut; the loser deals.</source>
        <translation>一局150分；成金20分，反敲10分；輸家發牌。</translation>
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
        <translation>只有成金能結束</translation>
    </message>
    <message>
        <source>Only gin ends this hand.</source>
        <translation>這一副只有成金才能結束。</translation>
    </message>
    <message>
        <source>Only melds are left.</source>
        <translation>剩下的全部成組。</translation>
    </message>
    <message>
        <source>Only the upcard may be passed.</source>
        <translation>只有明牌可以不要。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>過</translation>
    </message>
    <message>
        <source>Points for each hand won, counted when the game ends.</source>
        <translation>每贏一副所得的分，一局結束時計入。</translation>
    </message>
    <message>
        <source>Points for gin.</source>
        <translation>成金的獎分。</translation>
    </message>
    <message>
        <source>Points for undercutting a knock.</source>
        <translation>反敲對方的獎分。</translation>
    </message>
    <message>
        <source>Points for winning a game.</source>
        <translation>贏得一局的獎分。</translation>
    </message>
    <message>
        <source>Points to win a game</source>
        <translation>贏一局所需分數</translation>
    </message>
    <message>
        <source>Possible, with a warning</source>
        <translation>可以，有警告</translation>
    </message>
    <message>
        <source>Possible, without a warning</source>
        <translation>可以，無警告</translation>
    </message>
    <message>
        <source>Press Done again to keep it.</source>
        <translation>要留著，請再按一次「完成」。</translation>
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
        <translation>順子{suit}{first}–{last}</translation>
    </message>
    <message>
        <source>Saves nothing.</source>
        <translation>省不下什麼。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>查看結果</translation>
    </message>
    <message>
        <source>Select a card and the meld it goes to.</source>
        <translation>請選擇一張牌和要補的牌組。</translation>
    </message>
    <message>
        <source>Select a card below, then click the meld it fits.</source>
        <translation>選擇下面的一張牌，再點選適合的牌組。</translation>
    </message>
    <message>
        <source>Select a card first.</source>
        <translation>請先選一張牌。</translation>
    </message>
    <message>
        <source>Select one card to discard.</source>
        <translation>請選一張要棄的牌。</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>請先選一個牌組的牌。</translation>
    </message>
    <message>
        <source>Set {rank}</source>
        <translation>刻子{rank}</translation>
    </message>
    <message>
        <source>Set {rank}, all four</source>
        <translation>刻子{rank}（四張）</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>完封</translation>
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
        <translation>標準</translation>
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
        <translation>請先拿一張牌。</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>拿棄牌</translation>
    </message>
    <message>
        <source>Take the top of the discard pile</source>
        <translation>拿棄牌堆頂的牌</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>拿{card}</translation>
    </message>
    <message>
        <source>The first to reach this wins the game.</source>
        <translation>先達到此分數者贏得一局。</translation>
    </message>
    <message>
        <source>The hand ends without points.</source>
        <translation>這一副不計分結束。</translation>
    </message>
    <message>
        <source>The hand is a draw</source>
        <translation>這一副為和局</translation>
    </message>
    <message>
        <source>The last discard does not let you knock, so the hand is a draw.</source>
        <translation>最後一張棄牌不能讓你敲牌，因此這一副為和局。</translation>
    </message>
    <message>
        <source>The last discard was taken only to knock with it.</source>
        <translation>最後一張棄牌是為敲牌而拿的。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>對局已結束。</translation>
    </message>
    <message>
        <source>The next choice is about as good.</source>
        <translation>次選也差不多一樣好。</translation>
    </message>
    <message>
        <source>The open card makes no meld.</source>
        <translation>這張明牌組不成牌組。</translation>
    </message>
    <message>
        <source>The opponent cannot make a meld with it.</source>
        <translation>對手無法用它組成牌組。</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>牌堆已用完。</translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins the hand.</source>
        <translation>牌堆已用完：這一副無人獲勝。</translation>
    </message>
    <message>
        <source>The stock is used up: the hand is a draw, the same dealer deals again.</source>
        <translation>牌堆已用完：這一副為和局，由同一人再發。</translation>
    </message>
    <message>
        <source>The stock is used up; if you pass, the hand is a draw.</source>
        <translation>牌堆已用完；如果你過，這一副為和局。</translation>
    </message>
    <message>
        <source>The stock is used up; the same dealer deals again.</source>
        <translation>牌堆已用完；由同一人再發。</translation>
    </message>
    <message>
        <source>The two players deal in turn.</source>
        <translation>雙方輪流發牌。</translation>
    </message>
    <message>
        <source>The upcard is the {card}: knock with {limit} or less.</source>
        <translation>明牌是{card}：{limit}點或以下可以敲牌。</translation>
    </message>
    <message>
        <source>The upcard is the {card}: only gin ends the hand.</source>
        <translation>明牌是{card}：只有成金才能結束。</translation>
    </message>
    <message>
        <source>The {card} cannot be in two melds.</source>
        <translation>{card}不能同時屬於兩個牌組。</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card}不適合這個牌組。</translation>
    </message>
    <message>
        <source>There is no other way.</source>
        <translation>沒有別的選擇。</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>沒有這張牌。</translation>
    </message>
    <message>
        <source>There is no such meld.</source>
        <translation>沒有這個牌組。</translation>
    </message>
    <message>
        <source>These cards are neither a run nor a set.</source>
        <translation>這些牌既不是順子，也不是刻子。</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>這一副已結束。</translation>
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
        <translation>對局平分</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>反敲獎分</translation>
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
        <translation>拆開</translation>
    </message>
    <message>
        <source>What happens if the match ends in a tie.</source>
        <translation>最後總分相同時如何處理。</translation>
    </message>
    <message>
        <source>When your opponent knocks, you lay out your melds yourself.</source>
        <translation>對方敲牌後，由你自己擺牌組。</translation>
    </message>
    <message>
        <source>When your opponent knocks, your best melds are laid out for you.</source>
        <translation>對方敲牌後，自動擺出你的最佳牌組。</translation>
    </message>
    <message>
        <source>Whether a discard just taken may be discarded in the same turn.</source>
        <translation>剛拿的棄牌能否在同一回合棄出。</translation>
    </message>
    <message>
        <source>Whether a shut-out (loser won no hand) counts double.</source>
        <translation>輸家一副未贏的局是否加倍計算。</translation>
    </message>
    <message>
        <source>Whether a spade as upcard doubles all points of the hand.</source>
        <translation>明牌為黑桃時，這一副的得分是否全部加倍。</translation>
    </message>
    <message>
        <source>Whether an ace upcard means gin only, or a knock with 1.</source>
        <translation>明牌為A時必須成金，還是1點即可敲牌。</translation>
    </message>
    <message>
        <source>Whether equal deadwood is an undercut; otherwise nobody scores.</source>
        <translation>死牌相同是否算反敲；否則都不得分。</translation>
    </message>
    <message>
        <source>Whether the last discard may still be taken to knock when the stock runs out.</source>
        <translation>牌堆用完時，是否還可以為敲牌而拿最後一張棄牌。</translation>
    </message>
    <message>
        <source>Whether your best melds are found for you when your opponent knocks.</source>
        <translation>對方敲牌後，是否自動擺出你的最佳牌組。</translation>
    </message>
    <message>
        <source>Who deals the next hand of a game.</source>
        <translation>一局中下一副由誰發牌。</translation>
    </message>
    <message>
        <source>Whoever leaves two cards in the stock may still knock; their discard makes the hand a draw.</source>
        <translation>牌堆只剩兩張時，剛摸牌的人還可以敲牌；如果只棄牌，這一副和局。</translation>
    </message>
    <message>
        <source>Whoever lost the hand deals the next one.</source>
        <translation>輸掉這一副者發下一副。</translation>
    </message>
    <message>
        <source>Whoever won the hand deals the next one.</source>
        <translation>贏得這一副者發下一副。</translation>
    </message>
    <message>
        <source>Winner of the hand</source>
        <translation>贏得這一副者</translation>
    </message>
    <message numerus="yes">
        <source>Winning a game earns %n extra point(s).</source>
        <translation>
            <numerusform>贏得一局加%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>With a spade as upcard all points of the hand count double.</source>
        <translation>明牌為黑桃時，這一副的得分全部加倍。</translation>
    </message>
    <message>
        <source>With an ace as upcard only gin ends the hand.</source>
        <translation>明牌為A時，只有成金才能結束。</translation>
    </message>
    <message>
        <source>With an ace as upcard you may knock with 1.</source>
        <translation>明牌為A時，1點即可敲牌。</translation>
    </message>
    <message>
        <source>With an ace upcard you need gin; you have {deadwood} deadwood.</source>
        <translation>明牌為A時，只有成金才能結束；現在死牌是{deadwood}點。</translation>
    </message>
    <message>
        <source>With equal deadwood nobody scores.</source>
        <translation>死牌相同時都不得分。</translation>
    </message>
    <message>
        <source>With equal deadwood the knocker is undercut.</source>
        <translation>死牌相同時，敲牌者被反敲。</translation>
    </message>
    <message>
        <source>With it you have gin.</source>
        <translation>拿了它就成金。</translation>
    </message>
    <message>
        <source>With it you have {0} of deadwood; you may knock with up to {1}.</source>
        <translation>拿了它死牌是{0}點，不超過{1}點就可以敲牌。</translation>
    </message>
    <message>
        <source>With two cards left, the last discard may still be taken to knock within the limit.</source>
        <translation>只剩兩張時，還可以拿最後的棄牌來敲牌，但不能超過上限。</translation>
    </message>
    <message>
        <source>With {0} of deadwood you may be undercut.</source>
        <translation>死牌有{0}點，可能會被反敲。</translation>
    </message>
    <message>
        <source>With {0} of deadwood you undercut {1}.</source>
        <translation>你用{0}點死牌反敲對方的{1}點。</translation>
    </message>
    <message>
        <source>With {0} of deadwood, waiting promises more than knocking.</source>
        <translation>死牌有{0}點，等待比敲牌更有希望。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you can knock; after the next choice, with {2}.</source>
        <translation>未見的{0}張牌中，有{1}張能讓你敲牌；次選之後有{2}張。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you have gin next.</source>
        <translation>未見的{0}張牌中，有{1}張能讓你下一步成金。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld.</source>
        <translation>未見的{0}張牌中，有{1}張能組成牌組。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the best choice, with {2}.</source>
        <translation>未見的{0}張牌中，有{1}張能組成牌組；首選之後有{2}張。</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the next choice, with {2}.</source>
        <translation>未見的{0}張牌中，有{1}張能組成牌組；次選之後有{2}張。</translation>
    </message>
    <message>
        <source>Without a warning your hand is shown, and play goes on as after a discard.</source>
        <translation>沒有警告，直接亮出手牌，和棄牌之後一樣繼續。</translation>
    </message>
    <message>
        <source>You are warned; then your hand is shown, and play goes on as after a discard.</source>
        <translation>先有警告，之後亮出手牌，和棄牌之後一樣繼續。</translation>
    </message>
    <message>
        <source>You can knock with {count}. Play on?</source>
        <translation>你可以{count}點敲牌，繼續打嗎？</translation>
    </message>
    <message>
        <source>You cannot knock with more than the limit.</source>
        <translation>超過上限不能敲牌。</translation>
    </message>
    <message>
        <source>You didn’t lay off.</source>
        <translation>你沒有補牌。</translation>
    </message>
    <message>
        <source>You discarded it yourself: the cards would only go round in circles.</source>
        <translation>這是你自己棄掉的牌，拿回來只是兜圈子。</translation>
    </message>
    <message>
        <source>You don’t have the {card}.</source>
        <translation>你沒有{card}。</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation>你摸到{card}。</translation>
    </message>
    <message>
        <source>You have gin. Play on anyway?</source>
        <translation>你已經成金了，還要繼續打嗎？</translation>
    </message>
    <message>
        <source>You have gin: nothing is laid off.</source>
        <translation>你成金：不補牌。</translation>
    </message>
    <message>
        <source>You have {0} of deadwood; you may knock with up to {1}.</source>
        <translation>你的死牌是{0}點，不超過{1}點就可以敲牌。</translation>
    </message>
    <message>
        <source>You just took the {card}; you can’t discard it this turn.</source>
        <translation>{card}剛剛拿到，本回合不能棄出。</translation>
    </message>
    <message>
        <source>You laid off {cards}.</source>
        <translation>你補了{cards}。</translation>
    </message>
    <message>
        <source>You may take the last discard only to knock.</source>
        <translation>最後一張棄牌只能為敲牌而拿。</translation>
    </message>
    <message>
        <source>You took the {card}.</source>
        <translation>你拿了{card}。</translation>
    </message>
    <message>
        <source>You win the hand and score {points}</source>
        <translation>你贏得這一副：{points}分</translation>
    </message>
    <message>
        <source>Your deadwood falls from {0} to {1}.</source>
        <translation>死牌從{0}點降到{1}點。</translation>
    </message>
    <message>
        <source>Your deadwood is {deadwood}.</source>
        <translation>你的死牌是{deadwood}點。</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; equal or less is an undercut.</source>
        <translation>你的死牌{left}點，對方{count}點；相同或更少即為反敲。</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; less is an undercut.</source>
        <translation>你的死牌{left}點，對方{count}點；更少即為反敲。</translation>
    </message>
    <message>
        <source>Your hand is shown, you take it back, the {card} is turned up, and {name} goes on.</source>
        <translation>你亮出手牌再收回，{card}翻開，由{name}繼續。</translation>
    </message>
    <message>
        <source>Your melds are laid out for you.</source>
        <translation>你的牌組會自動擺出。</translation>
    </message>
    <message>
        <source>Your opponent has knocked: lay off, or choose Done.</source>
        <translation>對方已敲牌：請補牌，或選「完成」。</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>棄一張牌</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>從牌堆摸牌</translation>
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
        <translation>以成金敲牌，或棄牌</translation>
    </message>
    <message>
        <source>knock, or discard a card</source>
        <translation>敲牌，或棄一張牌</translation>
    </message>
    <message>
        <source>lay off on {name}’s melds</source>
        <translation>往{name}的牌組補牌</translation>
    </message>
    <message>
        <source>lay out your melds</source>
        <translation>擺出你的牌組</translation>
    </message>
    <message>
        <source>nothing left to lay off</source>
        <translation>沒有可補的牌了</translation>
    </message>
    <message>
        <source>pass, the stock is used up</source>
        <translation>牌堆已用完，只能過</translation>
    </message>
    <message>
        <source>take the {card} to knock, or pass</source>
        <translation>拿{card}敲牌，或過</translation>
    </message>
    <message>
        <source>take the {card}, or pass</source>
        <translation>拿{card}，或過</translation>
    </message>
    <message>
        <source>{cards} can still be laid off. Done?</source>
        <translation>{cards}還可以補，要結束嗎？</translation>
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
        <translation>{names}並列獲勝</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names}並列獲勝。</translation>
    </message>
    <message>
        <source>{name} didn’t lay off.</source>
        <translation>{name}沒有補牌。</translation>
    </message>
    <message>
        <source>{name} discarded the {card}.</source>
        <translation>{name}棄{card}。</translation>
    </message>
    <message>
        <source>{name} drew from the stock.</source>
        <translation>{name}從牌堆摸牌。</translation>
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
        <translation>{name}成金，因此不補牌。</translation>
    </message>
    <message>
        <source>{name} has gin: nothing is laid off.</source>
        <translation>{name}成金：不補牌。</translation>
    </message>
    <message>
        <source>{name} has gin: {melds}.</source>
        <translation>{name}成金：{melds}。</translation>
    </message>
    <message>
        <source>{name} is laying off…</source>
        <translation>{name}正在補牌…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, above the limit of {limit}: {cards} shown, {card} turned up, play continues.</source>
        <translation>{name}以{deadwood}點敲牌，超過上限{limit}，亮出{cards}後繼續；{card}已翻開。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, but only gin counts here: {cards} shown, {card} turned up, play continues.</source>
        <translation>{name}在只有成金才能結束時以{deadwood}點敲牌，亮出{cards}後繼續；{card}已翻開。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {dead}.</source>
        <translation>{name}以{deadwood}點敲牌：{dead}。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {melds}; deadwood {dead}.</source>
        <translation>{name}以{deadwood}點敲牌：{melds}；死牌{dead}。</translation>
    </message>
    <message>
        <source>{name} laid off the {card}.</source>
        <translation>{name}補了{card}。</translation>
    </message>
    <message>
        <source>{name} laid off {cards}.</source>
        <translation>{name}補了{cards}。</translation>
    </message>
    <message>
        <source>{name} passed on the {card}.</source>
        <translation>{name}不要{card}。</translation>
    </message>
    <message>
        <source>{name} passed; if you pass too, {name} draws from the stock.</source>
        <translation>{name}過了；如果你也過，由{name}從牌堆摸牌。</translation>
    </message>
    <message>
        <source>{name} scores {credit} for the match.</source>
        <translation>{name}總分加{credit}。</translation>
    </message>
    <message>
        <source>{name} showed deadwood {dead}: {count}.</source>
        <translation>{name}亮出死牌{dead}：{count}點。</translation>
    </message>
    <message>
        <source>{name} showed {melds}, no deadwood.</source>
        <translation>{name}亮出{melds}，沒有死牌。</translation>
    </message>
    <message>
        <source>{name} showed {melds}; deadwood {dead}: {count}.</source>
        <translation>{name}亮出{melds}；死牌{dead}：{count}點。</translation>
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
        <translation>{name}完封對方，贏得第{game}局：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins game {game}: {totals}.</source>
        <translation>{name}贏得第{game}局：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins the hand and scores {points}</source>
        <translation>{name}贏得這一副：{points}分</translation>
    </message>
    <message>
        <source>{name} wins the hand.</source>
        <translation>{name}贏得這一副。</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}贏得對局</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name}贏得對局。</translation>
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
        <translation>{name}：贏牌</translation>
    </message>
    <message>
        <source>{name}: match score</source>
        <translation>{name}：總分</translation>
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
        <translation>{name}蓋著棄的是{card}。</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>梅花{rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>方塊{rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>紅心{rank}</translation>
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
        <translation>第幾副</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第{deal}副</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>本場各副牌</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差額</translation>
    </message>
    <message numerus="yes">
        <source>Difference in %n deal(s): {amount} ± {error}.</source>
        <translation>
            <numerusform>%n副牌的差額：{amount} ± {error}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>大師</translation>
    </message>
    <message>
        <source>One deal says little: luck decides most of it.</source>
        <translation>單憑一副牌說明不了什麼：多半是運氣。</translation>
    </message>
    <message>
        <source>That is more than bad luck.</source>
        <translation>這不只是運氣不好。</translation>
    </message>
    <message>
        <source>That is more than luck.</source>
        <translation>這不只是運氣。</translation>
    </message>
    <message>
        <source>That may be luck alone.</source>
        <translation>這可能只是運氣。</translation>
    </message>
    <message>
        <source>The bots stopped. The deal could not be played to its end.</source>
        <translation>機器人沒有回應，這一副沒能打完。</translation>
    </message>
    <message>
        <source>The computer was busy: a bot had to rush a decision in this deal.</source>
        <translation>電腦忙碌：這一副裡有一步是匆忙決定的。</translation>
    </message>
    <message>
        <source>The expert could not think. The deal was not played to its end.</source>
        <translation>大師沒有回應，這一副沒有打完。</translation>
    </message>
    <message>
        <source>The expert gets {amount} more out of these cards.</source>
        <translation>同樣的牌，大師多得{amount}。</translation>
    </message>
    <message>
        <source>The expert has not played this deal.</source>
        <translation>大師還沒有打這一副。</translation>
    </message>
    <message>
        <source>The expert plays your cards…</source>
        <translation>大師正在打你的牌…</translation>
    </message>
    <message>
        <source>The two lines part here.</source>
        <translation>從這裡開始不同。</translation>
    </message>
    <message>
        <source>What would the expert have made of your cards?</source>
        <translation>換成大師，你這手牌會打成怎樣？</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>You got as much out of these cards as the expert.</source>
        <translation>同樣的牌，你和大師得分一樣。</translation>
    </message>
    <message>
        <source>You got {amount} more out of these cards than the expert.</source>
        <translation>同樣的牌，你比大師多得{amount}。</translation>
    </message>
    <message>
        <source>You played as the expert does.</source>
        <translation>你的打法和大師一樣。</translation>
    </message>
    <message>
        <source>Your line and the expert’s, turn by turn</source>
        <translation>你和大師的打法，逐步對照</translation>
    </message>
    <message>
        <source>{game}: the expert with your cards</source>
        <translation>{game}：大師打你的牌</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>已刪除%n場對局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ</source>
        <translation>
            <numerusform>%n條規則不同</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有遊戲</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>所有對手</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>所有結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>From a record.</source>
        <translation>來自記錄。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>幫助</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>輸</translation>
    </message>
    <message>
        <source>Lost: {score}</source>
        <translation>輸：{score}</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>還沒有對局。</translation>
    </message>
    <message>
        <source>No matches for these filters.</source>
        <translation>沒有符合條件的對局。</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search names, games, rules</source>
        <translation>搜尋名字、遊戲、規則</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>The file of matches was replaced by another one. The list was read again.</source>
        <translation>存放對局的檔案已被另一個檔案替換。清單已重新讀取。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未結束</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>贏</translation>
    </message>
    <message>
        <source>Won: {score}</source>
        <translation>贏：{score}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>用過幫助</translation>
    </message>
    <message>
        <source>{deal}, unfinished</source>
        <translation>{deal}，未結束</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name}（{level}）</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n match(es)</source>
        <translation>
            <numerusform>共%n場，顯示{shown}場</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n張牌</numerusform>
        </translation>
    </message>
    <message>
        <source>A box, to be printed on stiff paper, cut out and folded.</source>
        <translation>包裝盒：列印在厚紙上，剪下後摺疊。</translation>
    </message>
    <message>
        <source>All cards on sheets, A4 and US Letter, with the backs behind the faces. Print at 100%, on both sides, flipped on the long edge.</source>
        <translation>排滿全部牌張的整頁（A4與 US Letter），每頁牌面之後為牌背。請以100%比例雙面列印，沿長邊翻轉。</translation>
    </message>
    <message>
        <source>Cut along the solid line, fold along the broken ones, glue the narrow flap inside.</source>
        <translation>沿實線剪下，沿虛線摺疊，將窄邊黏在內側。</translation>
    </message>
    <message>
        <source>Each card in a file of its own, with 3 mm bleed and crop marks. “x3” in a name means that the deck has three of it.</source>
        <translation>每張牌一個檔案，帶3公釐出血和裁切標記。檔名中的「x3」表示這副牌裡有三張。</translation>
    </message>
    <message>
        <source>Key, colours, silver and gold separately, one page per card, for relief or screen printing. The tint of the paper is on no plate: use cream paper.</source>
        <translation>墨版、色版、銀版、金版分開，每頁一張牌，可用於凸版或網版印刷。紙的底色不在任何版上，請使用米色紙。</translation>
    </message>
    <message>
        <source>Single cards as pictures at 300 and 600 dots to the inch, bleed included.</source>
        <translation>單張牌的圖片，300與600 dpi，含出血。</translation>
    </message>
    <message>
        <source>The pictures are in the public domain (CC0 1.0): print, change and sell them as you like.</source>
        <translation>圖畫屬於公有領域（CC0 1.0）：可以任意印刷、修改和出售。</translation>
    </message>
    <message>
        <source>The rules as A5 leaflets.</source>
        <translation>規則說明書（A5）。</translation>
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
        <translation>{count}張牌的牌盒放不進{paper}。</translation>
    </message>
    <message>
        <source>A card at {density} dots per inch does not fit into memory.</source>
        <translation>{density} dpi的牌面記憶體放不下。</translation>
    </message>
    <message>
        <source>KDE’s decks have 52 cards in four suits; deck {deck} is made up differently.</source>
        <translation>KDE的牌組是四種花色共52張，牌組{deck}的構成不同。</translation>
    </message>
    <message>
        <source>Printing needs pypdf, which is not installed: {command}.</source>
        <translation>列印需要pypdf，尚未安裝：{command}。</translation>
    </message>
    <message>
        <source>The picture of {name} cannot be used.</source>
        <translation>{name}的圖片無法使用。</translation>
    </message>
    <message>
        <source>The picture {name} cannot be drawn.</source>
        <translation>圖片{name}無法繪製。</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name}無法讀取。</translation>
    </message>
    <message>
        <source>“{title}” cannot be painted.</source>
        <translation>「{title}」無法繪製。</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Not saved. The system says: “{detail}”.</source>
        <translation>未能儲存。系統提示：「{detail}」。</translation>
    </message>
    <message>
        <source>Not saved: another program is using the file ({detail}).</source>
        <translation>未能儲存：檔案正被其他程式佔用（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the disk cannot lock files in {detail}, so matches would not be safe there. Save the match elsewhere.</source>
        <translation>未儲存：{detail} 中的檔案無法鎖定，對局存在那裡不安全。請另存到別處。</translation>
    </message>
    <message>
        <source>Not saved: the disk is full ({detail}).</source>
        <translation>未能儲存：磁碟已滿（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be read or written where it is ({detail}). Save the match elsewhere.</source>
        <translation>未能儲存：檔案在現在的位置無法讀寫（{detail}）。請把對局儲存到別處。</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be written ({detail}).</source>
        <translation>未能儲存：無法寫入檔案（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file of matches has disappeared ({detail}).</source>
        <translation>未儲存：存放對局的檔案不見了（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: {detail}.</source>
        <translation>未能儲存：{detail}。</translation>
    </message>
    <message>
        <source>The data folder can’t be created ({detail}).</source>
        <translation>無法建立存放資料的資料夾（{detail}）。</translation>
    </message>
    <message>
        <source>The game {detail} cannot handle this match.</source>
        <translation>遊戲{detail}無法處理這次對局。</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({detail}).</source>
        <translation>無法讀取儲存的對局（{detail}）。</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version ({detail}).</source>
        <translation>儲存的對局由更新的版本寫入（{detail}）。</translation>
    </message>
    <message>
        <source>This match was changed or deleted in another window. Here it is saved as a new one.</source>
        <translation>這場對局已在另一個視窗中更改或刪除。這裡把它儲存為新的對局。</translation>
    </message>
    <message>
        <source>{path} is not an ordinary file</source>
        <translation>{path} 不是普通檔案</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: {what}</source>
        <translation>輪到你：{what}</translation>
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
        <translation>資料夾</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>尋找範圍(&amp;L)：</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>資料夾：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>檔名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>檔案類型(&amp;T)：</translation>
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
        <translation>名稱</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>類型</translation>
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
        <translation>與大師對比</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>看牌桌</translation>
    </message>
    <message>
        <source>Review my decisions</source>
        <translation>復盤我的決定</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>無法讀取{file}（{reason}）。</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>無法寫入{file}（{reason}）。</translation>
    </message>
    <message>
        <source>{file} is not a valid record. {reason}</source>
        <translation>{file}不是有效的記錄。{reason}</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands open</source>
        <translation>攤開所有手牌</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>{name}看到的牌桌</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>第幾副</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>後退一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前進一步</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>播放和暫停</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>重放：{game}</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>視角</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步驟</translation>
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
            <numerusform>將刪除%n場以往的對局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Later ones will be deleted too once they are beyond the limit. Unfinished matches always stay.</source>
        <translation>今後超出此範圍的對局也會同樣刪除。未結束的對局始終保留。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Analysing</source>
        <translation>正在評估</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Best choice.</source>
        <translation>這是最佳選擇。</translation>
    </message>
    <message>
        <source>Click the curve or use the arrow keys; 1–3 jump to the biggest mistakes.</source>
        <translation>點選曲線或用方向鍵移動；按1到3前往失誤最大的三處。</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第{deal}副</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>決定清單</translation>
    </message>
    <message>
        <source>Decisions, oldest first</source>
        <translation>各次決定，從早到晚</translation>
    </message>
    <message>
        <source>Lost value: {amount}</source>
        <translation>損失：{amount}</translation>
    </message>
    <message>
        <source>Lost {amount}</source>
        <translation>損失{amount}</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>下一個決定</translation>
    </message>
    <message>
        <source>Not analysed yet.</source>
        <translation>尚未評估。</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>上一個決定</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>復盤：{game}</translation>
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
        <translation>沒有需要決定的地方。</translation>
    </message>
    <message>
        <source>This can’t be analysed.</source>
        <translation>無法評估。</translation>
    </message>
    <message>
        <source>This cost you at least {amount}.</source>
        <translation>至少損失了{amount}。</translation>
    </message>
    <message>
        <source>This cost you {amount}.</source>
        <translation>損失了{amount}。</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>誰的決定</translation>
    </message>
    <message>
        <source>better: {action}</source>
        <translation>更好：{action}</translation>
    </message>
    <message>
        <source>{count} decisions; score {score}; lost {given}</source>
        <translation>{count}次決定；得分{score}；損失{given}</translation>
    </message>
    <message>
        <source>{deal}, decision {number} of {count}</source>
        <translation>{deal}，決定{number}/{count}</translation>
    </message>
    <message>
        <source>{judged} of {count} analysed</source>
        <translation>已評估{judged}/{count}</translation>
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
        <translation>自訂規則</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>用語</translation>
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
        <translation>{sign}表示與預設規則不同。</translation>
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
        <translation>按鈕也會一起變大，以視窗放得下為限。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Cards that lie on the table change as well.</source>
        <translation>桌上的牌也會一起更換。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>資料</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>存放資料的資料夾</translation>
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
        <translation>所有可點的地方都有指尖那麼大。</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>General</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Go to a field and press the new keys; Backspace removes them.</source>
        <translation>選取一格，按下新的按鍵；Backspace可去掉按鍵。</translation>
    </message>
    <message>
        <source>How fast cards and chips move, or that nothing moves at all.</source>
        <translation>牌和籌碼移動的快慢，也可以完全不動。</translation>
    </message>
    <message>
        <source>How long bots wait before they act.</source>
        <translation>機器人行動前等多久。</translation>
    </message>
    <message>
        <source>If all cards in your hand are one combination.</source>
        <translation>手裡所有的牌正好是一個牌型時。</translation>
    </message>
    <message>
        <source>If off, the next player’s cards show at once, even to someone still looking.</source>
        <translation>關閉後，下一位的牌會馬上顯示，還在看的人也能看到。</translation>
    </message>
    <message>
        <source>In Dou Dizhu, after a moment to look.</source>
        <translation>鬥地主中，稍等片刻後自動不出。</translation>
    </message>
    <message>
        <source>In Oklahoma Gin, also before a gin is thrown away.</source>
        <translation>奧克拉荷馬金拉米中，扔掉金牌之前也會問。</translation>
    </message>
    <message>
        <source>In dark mode the cards themselves stay light.</source>
        <translation>深色模式下，牌本身仍是淺色。</translation>
    </message>
    <message>
        <source>It goes with your seat whenever you set up a match.</source>
        <translation>準備對局時，你的座位就用這個名字。</translation>
    </message>
    <message>
        <source>It holds matches, settings and your own decks. To move it, close the program, move the folder and set CARDTABLE_DATA to its new path.</source>
        <translation>裡面有對局、設定和你自己的牌。要移動時，先關閉程式，移動資料夾，再把CARDTABLE_DATA設為新的路徑。</translation>
    </message>
    <message>
        <source>It takes your seat when you ask it to (Play menu).</source>
        <translation>在「打牌」選單裡叫它時，它會替你坐下。</translation>
    </message>
    <message>
        <source>Japanese cards show their number in the corner.</source>
        <translation>日本牌的角上顯示數字。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>King, queen and jack are K, D and B.</source>
        <translation>王、后、侍從寫作K、D、B。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Level of the bot that plays for you</source>
        <translation>替你出牌的機器人程度</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>淺色或深色</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>No two suits have the same colour.</source>
        <translation>四種花色各有各的顏色。</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>沒有找到。</translation>
    </message>
    <message>
        <source>Nothing is heard.</source>
        <translation>不出聲音。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Privacy screen between players</source>
        <translation>換人時遮住牌</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重設</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜尋設定</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Set by CARDTABLE_DATA. It holds matches, settings and your own decks.</source>
        <translation>由CARDTABLE_DATA指定。裡面有對局、設定和你自己的牌。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>So that nobody, not even this program, can choose the cards.</source>
        <translation>這樣誰都不能選牌，程式也不能。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Swap keys</source>
        <translation>互換按鍵</translation>
    </message>
    <message>
        <source>Table surface: {game}</source>
        <translation>桌面：{game}</translation>
    </message>
    <message>
        <source>The signs in the corners are larger.</source>
        <translation>角上的標記更大。</translation>
    </message>
    <message>
        <source>The whole program changes at once.</source>
        <translation>整個程式馬上切換。</translation>
    </message>
    <message>
        <source>They comment on special moments.</source>
        <translation>在特別的時刻會說一句話。</translation>
    </message>
    <message>
        <source>This choice could not be saved; it holds until the program ends.</source>
        <translation>此設定無法儲存；在程式結束之前有效。</translation>
    </message>
    <message>
        <source>What the cards of this game lie on.</source>
        <translation>這個遊戲的牌放在上面。</translation>
    </message>
    <message>
        <source>Whatever else leaves you no choice.</source>
        <translation>其他別無選擇的情況。</translation>
    </message>
    <message>
        <source>You are asked before any of them is deleted.</source>
        <translation>刪除之前會先問你。</translation>
    </message>
    <message>
        <source>You hear it at once.</source>
        <translation>選了馬上就能聽到。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”.</source>
        <translation>{key}已經是「{command}」的按鍵。</translation>
    </message>
    <message>
        <source>{key} is needed at the table or in menus. Add Ctrl, or use an F key.</source>
        <translation>{key}在牌桌或選單中要用。請加上Ctrl，或改用F鍵。</translation>
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
            <numerusform>其中%n條不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at this computer</source>
        <translation>
            <numerusform>本機玩家：%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the preset {preset}.</source>
        <translation>
            <numerusform>有%n條規則與規則組「{preset}」不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from this set.</source>
        <translation>
            <numerusform>有%n條規則與此不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n個座位</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal number is a whole number or 32 hexadecimal digits.</source>
        <translation>牌局編號是整數或32位十六進位數。</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, please.</source>
        <translation>請輸入{low}到{high}之間的數。</translation>
    </message>
    <message>
        <source>Add bot</source>
        <translation>加入機器人</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>加入玩家</translation>
    </message>
    <message numerus="yes">
        <source>All %n rule(s)</source>
        <translation>
            <numerusform>全部%n條規則</numerusform>
        </translation>
    </message>
    <message>
        <source>Another of your sets is called that.</source>
        <translation>你已有同名的規則。</translation>
    </message>
    <message>
        <source>Another opponent</source>
        <translation>換一位對手</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>換一個大頭貼</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>任意對手</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>在這台電腦上</translation>
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
        <translation>機器人（初級）</translation>
    </message>
    <message>
        <source>Bot, expert</source>
        <translation>機器人（大師）</translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation>機器人（高級）</translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation>機器人（中級）</translation>
    </message>
    <message>
        <source>Bots only – you’ll be watching</source>
        <translation>全是機器人，你只旁觀</translation>
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
        <translation>牌局編號</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>收起規則</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自訂規則</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>匯入牌組</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>敲牌</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>留空則隨機發牌</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Matters only with {other}.</source>
        <translation>僅當{other}時有效。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>規則名稱</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>新對局：{game}</translation>
    </message>
    <message>
        <source>One of the game’s own sets is called that.</source>
        <translation>與遊戲內建的規則同名。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Preset: {value}</source>
        <translation>規則組：{value}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>移除這個座位</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Renamed to “{name}”.</source>
        <translation>已重新命名為「{name}」。</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重新命名…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Rules: {preset}.</source>
        <translation>規則：{preset}。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存為…</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>計分</translation>
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
        <translation>規則組</translation>
    </message>
    <message>
        <source>Show the fingerprint and add words before the deal</source>
        <translation>發牌前顯示指紋並加附言</translation>
    </message>
    <message>
        <source>Shows the fingerprint of the deal before it is dealt; everybody may then add words, so that nobody can choose the cards.</source>
        <translation>發牌前顯示指紋，隨後每個人都可以加附言，這樣沒有人能選定牌。</translation>
    </message>
    <message>
        <source>Someone at this level – wait and see who.</source>
        <translation>隨機一位該級別的對手，開局揭曉。</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>賭注</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>開始對局</translation>
    </message>
    <message>
        <source>Table surface: {name}</source>
        <translation>桌布：{name}</translation>
    </message>
    <message>
        <source>The same number gives the same cards.</source>
        <translation>同一編號給出同樣的牌。</translation>
    </message>
    <message>
        <source>The same number gives the same cards: whoever knows it knows them.</source>
        <translation>同一編號給出同樣的牌：知道編號的人就知道牌。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>誰來玩</translation>
    </message>
    <message>
        <source>You can choose the deck {name} now.</source>
        <translation>現在可以選擇牌組{name}了。</translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation>你自己的規則。</translation>
    </message>
    <message>
        <source>Your rules of that name are replaced.</source>
        <translation>將替換你的同名規則。</translation>
    </message>
    <message>
        <source>{count} seats ({low} to {high})</source>
        <translation>{count}個座位（{low}至{high}）</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}：{problem}</translation>
    </message>
    <message>
        <source>“{name}” deleted.</source>
        <translation>已刪除「{name}」。</translation>
    </message>
    <message>
        <source>“{name}” saved in place of the earlier one.</source>
        <translation>已覆蓋儲存「{name}」。</translation>
    </message>
    <message>
        <source>“{name}” saved.</source>
        <translation>已儲存「{name}」。</translation>
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
        <translation>記牌器</translation>
    </message>
    <message>
        <source>Counts only what you can see.</source>
        <translation>只根據你能看到的牌。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>經過</translation>
    </message>
    <message>
        <source>Numbered deal: whoever knows the number knows the cards.</source>
        <translation>指定編號：知道編號的人就知道牌。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Seed of this match: {seed}</source>
        <translation>本次對局的種子：{seed}</translation>
    </message>
    <message>
        <source>The cards are already set. Their fingerprint: Help → How deals are kept fair.</source>
        <translation>牌已確定（指紋見「說明」→「公平發牌」）。</translation>
    </message>
    <message>
        <source>There is nothing to count here yet.</source>
        <translation>這裡還沒有可統計的牌。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>經過</translation>
    </message>
    <message>
        <source>{card}: {left} of {total} not seen</source>
        <translation>{card}：共{total}張，{left}張未見</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n more match(es)</source>
        <translation>
            <numerusform>另有%n場對局</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots see only what you could see in their seat.</source>
        <translation>機器人只能看到它那個座位看得到的牌。</translation>
    </message>
    <message>
        <source>Choose a game below. Matches are saved automatically and can be resumed.</source>
        <translation>請在下方選擇遊戲。對局會自動儲存，可以隨時繼續。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>繼續{game}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>每日一局</translation>
    </message>
    <message>
        <source>Delete {game}</source>
        <translation>刪除{game}</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>新手教學</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>對局歷史</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>New to these games?</source>
        <translation>第一次玩這些遊戲？</translation>
    </message>
    <message>
        <source>No unfinished matches</source>
        <translation>沒有未完成的對局</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>Play a first hand</source>
        <translation>開始新手教學</translation>
    </message>
    <message>
        <source>Play a first hand: a bubble tells you what happens and why.</source>
        <translation>先打一副試試：氣泡會講解每一步和其中的道理。</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>開始你的第一次對局</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>快速開局</translation>
    </message>
    <message>
        <source>Quick match: {game}</source>
        <translation>快速開局：{game}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n match(es) that several people shared at this computer are not counted.</source>
        <translation>
            <numerusform>多人共用這台電腦的%n場沒有計入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>贏%n場</numerusform>
        </translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有級別</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>所有規則</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>所有座位</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>所有時間</translation>
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
        <translation>最好的對局</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>最好的一輪</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>按遊戲</translation>
    </message>
    <message>
        <source>By help</source>
        <translation>按有無幫助</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>按級別</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>按月份</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>按對手</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>按規則</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>按座位</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>重新計入全部</translation>
    </message>
    <message>
        <source>Counted from {date}.</source>
        <translation>從{date}開始統計。</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>匯出CSV…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>匯出JSON…</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>匯出統計</translation>
    </message>
    <message numerus="yes">
        <source>In %n reviewed deal(s) the cards promised {promised} points a deal at your first decision; they brought {made}.</source>
        <translation>
            <numerusform>在復盤過的%n副牌裡，你第一次決定時牌面平均預期{promised}分，實際平均得到{made}分。</numerusform>
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
        <translation>保持不變</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>級別</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>最長連勝</translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>平均每次決定的損失</translation>
    </message>
    <message>
        <source>Luck and skill cannot be told apart here: a review of this game judges choices, not what the cards promised.</source>
        <translation>這裡無法區分運氣和程度：這個遊戲的復盤評估的是選擇，而不是牌面的預期。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Mean score over time</source>
        <translation>平均得分的變化</translation>
    </message>
    <message>
        <source>No match of yours fits so far. Matches that you finish against bots are counted.</source>
        <translation>還沒有符合的對局。與機器人打完的對局會被計入。</translation>
    </message>
    <message>
        <source>Only matches that end from now on will be counted. No match is deleted, and all of them can be counted again.</source>
        <translation>只計入從現在起結束的對局。對局不會被刪除，以後還可以重新計入全部。</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>其他規則</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>重設…</translation>
    </message>
    <message>
        <source>Review matches to see what your cards promised and what you made of them.</source>
        <translation>復盤對局，就能看到牌面的預期和實際的結果。</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number}號座位</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Start statistics over?</source>
        <translation>重新開始統計嗎？</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>What each bar stands for</source>
        <translation>分組方式</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>用過幫助</translation>
    </message>
    <message>
        <source>With or without help</source>
        <translation>不論有無幫助</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>未用幫助</translation>
    </message>
    <message numerus="yes">
        <source>from %n review(s)</source>
        <translation>
            <numerusform>來自%n次復盤</numerusform>
        </translation>
    </message>
    <message>
        <source>likely between {low} and {high}</source>
        <translation>實際很可能在{low}到{high}之間</translation>
    </message>
    <message>
        <source>likely within ± {error}</source>
        <translation>誤差很可能在±{error}以內</translation>
    </message>
    <message numerus="yes">
        <source>now %n lost in a row</source>
        <translation>
            <numerusform>目前連輸%n場</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n won in a row</source>
        <translation>
            <numerusform>目前連贏%n場</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <translation>{preset}，有改動</translation>
    </message>
    <message numerus="yes">
        <source>{share} ({low} to {high}), %n match(es)</source>
        <translation>
            <numerusform>{share}（{low}到{high}），%n場</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n張暗牌</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays for you ({level})</source>
        <translation>託管中：機器人（{level}）代你出牌</translation>
    </message>
    <message>
        <source>A bot plays for {name} ({level})</source>
        <translation>託管中：機器人（{level}）代{name}出牌</translation>
    </message>
    <message>
        <source>Click the table or press any key to continue.</source>
        <translation>點選牌桌或按任意鍵繼續。</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>Paused until the match can be saved</source>
        <translation>牌局暫停，等待儲存</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再來一場</translation>
    </message>
    <message>
        <source>Play on unsaved</source>
        <translation>不儲存繼續玩</translation>
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
        <translation>繼續</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>復盤</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>儲存到別處…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部攤開</translation>
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
        <translation>取消託管</translation>
    </message>
    <message>
        <source>The cards are being turned over</source>
        <translation>正在翻牌</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>{name} stopped responding and now plays simple moves.</source>
        <translation>{name}（機器人）沒有回應，將不經思考繼續出牌。</translation>
    </message>
    <message>
        <source>{name} stopped responding and was restarted.</source>
        <translation>{name}（機器人）沒有回應，已重新啟動。</translation>
    </message>
    <message>
        <source>{name} tried a move the rules do not allow; a legal one was played instead.</source>
        <translation>{name}（機器人）選了規則不允許的行動，已改為一個合法的行動。</translation>
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
        <translation>就怕這個。</translation>
    </message>
    <message>
        <source>Just you wait!</source>
        <translation>你等著！</translation>
    </message>
    <message>
        <source>Now that was fun!</source>
        <translation>真過癮！</translation>
    </message>
    <message>
        <source>Phew. That went well.</source>
        <translation>呼，還好成了。</translation>
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
        <translation>沒白等！</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}：「{words}」</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n match(es) could not be saved.</source>
        <translation>
            <numerusform>有%n場對局未能儲存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>仍然關閉</translation>
    </message>
    <message>
        <source>Files of matches</source>
        <translation>對局檔案</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>儲存到別處…</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>把這場對局儲存到別處</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>不關閉</translation>
    </message>
    <message>
        <source>The match is saved in {file} from now on. “cardtable recover” brings it back.</source>
        <translation>這場對局從現在起儲存在{file}中，用「cardtable recover」可以取回。</translation>
    </message>
    <message>
        <source>This match is not saved yet; all of it is kept until it can be.</source>
        <translation>這場對局尚未儲存；在能夠儲存之前，全部內容都會保留。</translation>
    </message>
</context>
</TS>
