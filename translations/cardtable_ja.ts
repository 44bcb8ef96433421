<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Argparse</name>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>あいまいなオプション：%(option)sは%(matches)sのどれにも当たります</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>値が1つ以上必要です</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>値は1つまでです</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>値が1つ必要です</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>値%rはここでは使えません</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>値が正しくありません（%(type)s）：%(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>選べません：%(value)r（選べるのは%(choices)s）</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>この説明を表示する</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>次の引数が必要です：%s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>不明な引数：%s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>使い方： </translation>
    </message>
</context>
<context>
    <name>BadDeck</name>
    <message>
        <source>Deck {where} has more than {most} files.</source>
        <translation>カードデッキ{where}のファイルが{most}個を超えています。</translation>
    </message>
    <message>
        <source>Deck {where} has no back.</source>
        <translation>カードデッキ{where}に裏面がありません。</translation>
    </message>
    <message>
        <source>Deck {where} is larger than {most} bytes.</source>
        <translation>カードデッキ{where}が{most}バイトを超えています。</translation>
    </message>
    <message>
        <source>Deck {where}: a link to a folder is not followed.</source>
        <translation>カードデッキ{where}：フォルダーへのリンクはたどりません。</translation>
    </message>
    <message>
        <source>Deck {where}: a size of {width:g} × {height:g} is not possible.</source>
        <translation>カードデッキ{where}：大きさ{width:g}×{height:g}は使えません。</translation>
    </message>
    <message>
        <source>Deck {where}: deck.toml cannot be read ({strerror}).</source>
        <translation>カードデッキ{where}：deck.tomlを読み込めません（{strerror}）。</translation>
    </message>
    <message>
        <source>Deck {where}: deck.toml lacks or misstates {error}.</source>
        <translation>カードデッキ{where}：deck.tomlの項目が足りないか誤っています：{error}。</translation>
    </message>
    <message>
        <source>Deck {where}: its base “{base}” did not come with the program.</source>
        <translation>カードデッキ{where}：元になる「{base}」はプログラム付属のものではありません。</translation>
    </message>
    <message>
        <source>Deck {where}: the base must be the name of a deck, not a path.</source>
        <translation>カードデッキ{where}：元になるものはパスではなくデッキ名で指定してください。</translation>
    </message>
    <message>
        <source>Deck {where}: the file {file} is missing.</source>
        <translation>カードデッキ{where}：ファイル{file}がありません。</translation>
    </message>
    <message>
        <source>Deck {where}: the id {id} is taken.</source>
        <translation>カードデッキ{where}：ID「{id}」はすでに使われています。</translation>
    </message>
    <message>
        <source>Deck {where}: titles.toml is not valid ({error}).</source>
        <translation>カードデッキ{where}：titles.tomlが正しくありません（{error}）。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is larger than {most} bytes.</source>
        <translation>カードデッキ{where}：{file}が{most}バイトを超えています。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not a file.</source>
        <translation>カードデッキ{where}：{file}はファイルではありません。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid (a name has more than {most} parts).</source>
        <translation>カードデッキ{where}：{file}が正しくありません（名前の部分が{most}を超えています）。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid (it is nested too deeply).</source>
        <translation>カードデッキ{where}：{file}が正しくありません（入れ子が深すぎます）。</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid ({error}).</source>
        <translation>カードデッキ{where}：{file}が正しくありません（{error}）。</translation>
    </message>
    <message>
        <source>Deck {where}: {reason}.</source>
        <translation>カードデッキ{where}：{reason}。</translation>
    </message>
    <message>
        <source>Deck {where}: “{file}” is not an SVG file inside its folder.</source>
        <translation>カードデッキ{where}：「{file}」はフォルダー内のSVGファイルではありません。</translation>
    </message>
    <message>
        <source>Deck {where}: “{file}” leads outside its folder.</source>
        <translation>カードデッキ{where}：「{file}」がフォルダーの外を指しています。</translation>
    </message>
    <message>
        <source>It has no back: it gets one of ours.</source>
        <translation>裏面がないので、このプログラムのものを使います。</translation>
    </message>
    <message>
        <source>It has no two jokers: it gets ours.</source>
        <translation>2枚のジョーカーがないので、このプログラムのものを使います。</translation>
    </message>
    <message>
        <source>Text was made paths, perhaps in another font: {names}.</source>
        <translation>文字をパスに変えました。書体が違うかもしれません：{names}。</translation>
    </message>
    <message>
        <source>The deck cannot be written to {folder} ({strerror}).</source>
        <translation>カードデッキを{folder}に書き込めません（{strerror}）。</translation>
    </message>
    <message>
        <source>There are too many files in {name}.</source>
        <translation>{name}のファイルが多すぎます。</translation>
    </message>
    <message>
        <source>There are {count} decks in {name}; import one of them: {names}.</source>
        <translation>{name}にはカードデッキが{count}組あります。どれか1組を取り込んでください：{names}。</translation>
    </message>
    <message>
        <source>There is no deck in {name}: it needs an SVG file for each card, or one with an element for each, named like AS, 10_of_hearts or king_club.</source>
        <translation>{name}にはカードデッキがありません。カードごとのSVGファイルか、カードごとの要素をもつ1つのファイルが必要です。名前の例：AS、10_of_hearts、king_club。</translation>
    </message>
    <message>
        <source>There is no deck {name} for this game; there are {known}.</source>
        <translation>このゲームに{name}というデッキはありません。使えるもの：{known}。</translation>
    </message>
    <message>
        <source>There is no file or folder {name}.</source>
        <translation>{name}というファイルもフォルダーもありません。</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>フォルダー{folder}がありません。</translation>
    </message>
    <message>
        <source>This deck is there already: {name}.</source>
        <translation>このカードデッキはすでにあります：{name}。</translation>
    </message>
    <message>
        <source>a card of {width:g} × {height:g} is too narrow or too wide</source>
        <translation>{width:g}×{height:g}のカードは細すぎるか広すぎます</translation>
    </message>
    <message>
        <source>declares entities; save it as a plain SVG in an editor</source>
        <translation>実体宣言があります。エディターで標準のSVGとして保存してください</translation>
    </message>
    <message>
        <source>has &lt;{local}&gt;, which may run or load something; remove it in an editor</source>
        <translation>何かを実行または読み込むおそれのある&lt;{local}&gt;があります。エディターで削除してください</translation>
    </message>
    <message>
        <source>has a number {number}, which is far outside a card</source>
        <translation>カードから大きく外れた数{number}があります</translation>
    </message>
    <message>
        <source>has a number {value}</source>
        <translation>使えない数{value}があります</translation>
    </message>
    <message>
        <source>has a style sheet that loads another; put it inside in an editor</source>
        <translation>別のスタイルシートを読み込むものがあります。エディターで中に入れてください</translation>
    </message>
    <message>
        <source>has an attribute “{key}”, which may run something; remove it in an editor</source>
        <translation>何かを実行するおそれのある属性「{key}」があります。エディターで削除してください</translation>
    </message>
    <message>
        <source>has an instruction &lt;?{target}?&gt;; remove it in an editor</source>
        <translation>命令&lt;?{target}?&gt;があります。エディターで削除してください</translation>
    </message>
    <message>
        <source>has neither a viewBox of four numbers nor a size</source>
        <translation>4つの数のviewBoxも大きさもありません</translation>
    </message>
    <message>
        <source>has no &lt;svg&gt; around its picture</source>
        <translation>絵を囲む&lt;svg&gt;がありません</translation>
    </message>
    <message>
        <source>has no picture for a card</source>
        <translation>カードの絵がありません</translation>
    </message>
    <message>
        <source>has text; convert it to paths in an editor</source>
        <translation>文字があります。エディターでパスに変えてください</translation>
    </message>
    <message>
        <source>has text; convert it to paths in an editor, or import the deck</source>
        <translation>文字があります。エディターでパスに変えるか、カードデッキを取り込んでください</translation>
    </message>
    <message>
        <source>has {what}, which would not be drawn; import the deck</source>
        <translation>描かれない{what}があります。カードデッキを取り込んでください</translation>
    </message>
    <message>
        <source>hides something in “{value}”</source>
        <translation>「{value}」に何か隠されています</translation>
    </message>
    <message>
        <source>is larger than {most} bytes</source>
        <translation>{most}バイトを超えています</translation>
    </message>
    <message>
        <source>is nested deeper than {most} elements</source>
        <translation>入れ子が{most}段を超えています</translation>
    </message>
    <message>
        <source>is not XML (line {line}: {reason})</source>
        <translation>XMLではありません（{line}行目：{reason}）</translation>
    </message>
    <message>
        <source>is not text in UTF-8</source>
        <translation>UTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>名前がありません</translation>
    </message>
    <message>
        <source>it is text in {name}, not in UTF-8</source>
        <translation>文字コードがUTF-8ではなく{name}です</translation>
    </message>
    <message>
        <source>its faces take more than {limit:.0f} s to draw</source>
        <translation>全部の絵を描くのに{limit:.0f}秒を超えます</translation>
    </message>
    <message>
        <source>line {line} is not finished</source>
        <translation>{line}行目が途中で終わっています</translation>
    </message>
    <message>
        <source>line {line} is not text in UTF-8</source>
        <translation>{line}行目はUTF-8の文字ではありません</translation>
    </message>
    <message>
        <source>line {line} is wrong here: {text}</source>
        <translation>{line}行目のここが正しくありません：{text}</translation>
    </message>
    <message>
        <source>line {line} says something for the second time</source>
        <translation>{line}行目の内容が重複しています</translation>
    </message>
    <message>
        <source>measures {width:g} × {height:g} units, which is not possible</source>
        <translation>大きさが{width:g}×{height:g}になっています</translation>
    </message>
    <message>
        <source>no licence stated</source>
        <translation>ライセンスの記載なし</translation>
    </message>
    <message>
        <source>no process can be started ({strerror})</source>
        <translation>プロセスを起動できません（{strerror}）</translation>
    </message>
    <message>
        <source>refers to an external entity</source>
        <translation>外部の実体を参照しています</translation>
    </message>
    <message>
        <source>refers to “{value}” outside the file; put it inside in an editor</source>
        <translation>ファイルの外の「{value}」を指しています。エディターで中に入れてください</translation>
    </message>
    <message>
        <source>the corners are rounder than a quarter of the card</source>
        <translation>角の丸みがカードの4分の1を超えています</translation>
    </message>
    <message>
        <source>the id “{id}” may have small letters, digits and _ only</source>
        <translation>ID「{id}」に使えるのは小文字、数字、_だけです</translation>
    </message>
    <message>
        <source>the layer “{inside}” needs the unknown option “{option}”</source>
        <translation>層「{inside}」が必要とするオプション「{option}」は未定義です</translation>
    </message>
    <message>
        <source>the process that was drawing {face} was stopped</source>
        <translation>{face}を描いていたプロセスが終了させられました</translation>
    </message>
    <message>
        <source>there are no such cards: {codes}</source>
        <translation>そのようなカードはありません：{codes}</translation>
    </message>
    <message>
        <source>there is no family “{family}”; there are {families}</source>
        <translation>「{family}」という種類はありません。使えるもの：{families}</translation>
    </message>
    <message>
        <source>{author}; {licence}</source>
        <translation>{author}、{licence}</translation>
    </message>
    <message>
        <source>{count} cards have no face: {codes}{more}</source>
        <translation>絵のないカードが{count}枚：{codes}{more}</translation>
    </message>
    <message>
        <source>{face} holds something that cannot be drawn</source>
        <translation>{face}に描けないものがあります</translation>
    </message>
    <message>
        <source>{face} takes too long to draw, or too much memory</source>
        <translation>{face}を描くのに時間またはメモリがかかりすぎます</translation>
    </message>
    <message>
        <source>{face} takes {memory:.0f} MB to draw, which is too much</source>
        <translation>{face}を描くのに{memory:.0f} MB使い、多すぎます</translation>
    </message>
    <message>
        <source>{face} takes {seconds:.1f} s to draw, which is too long</source>
        <translation>{face}を描くのに{seconds:.1f}秒かかり、長すぎます</translation>
    </message>
    <message>
        <source>{face} was not drawn within {limit:.0f} s</source>
        <translation>{face}が{limit:.0f}秒以内に描けませんでした</translation>
    </message>
    <message>
        <source>{names} cannot be drawn here: it gets one of our backs.</source>
        <translation>{names}はここでは描けないので、このプログラムの裏面を使います。</translation>
    </message>
    <message>
        <source>{names}: each {reason}.</source>
        <translation>{names}：どれも{reason}。</translation>
    </message>
    <message>
        <source>{name} cannot be read ({strerror}).</source>
        <translation>{name}を読み込めません（{strerror}）。</translation>
    </message>
    <message>
        <source>{name} is no whole deck: {codes} missing.</source>
        <translation>{name}はカードがそろっていません。足りないもの：{codes}。</translation>
    </message>
    <message>
        <source>{name} is {width:g} × {height:g}, but the deck’s cards are {width_2:g} × {height_2:g}.</source>
        <translation>{name}は{width:g}×{height:g}ですが、デッキのカードは{width_2:g}×{height_2:g}です。</translation>
    </message>
    <message>
        <source>{name} takes too long to read or draw, or too much memory; simplify it in an editor.</source>
        <translation>{name}は読み込みや描画に時間がかかりすぎるか、メモリーを使いすぎます。エディターで簡単にしてください。</translation>
    </message>
    <message>
        <source>{name} {reason}.</source>
        <translation>{name}：{reason}。</translation>
    </message>
    <message>
        <source>{what} is not drawn here: look at the cards.</source>
        <translation>{what}はここでは描かれません。カードを確かめてください。</translation>
    </message>
</context>
<context>
    <name>BadOption</name>
    <message>
        <source>Option {key} cannot be {value}; it can be {known}.</source>
        <translation>オプション{key}に{value}は指定できません。使える値：{known}。</translation>
    </message>
    <message>
        <source>Option {key} needs a whole number from {low} to {high}, not {value}.</source>
        <translation>オプション{key}には{low}から{high}までの整数が必要です（{value}は不可）。</translation>
    </message>
    <message>
        <source>There is no option {name}; there are {known}.</source>
        <translation>{name}というオプションはありません。あるもの：{known}。</translation>
    </message>
    <message>
        <source>There is no preset {name}; there are {known}.</source>
        <translation>{name}というプリセットはありません。あるもの：{known}。</translation>
    </message>
</context>
<context>
    <name>BadRecord</name>
    <message>
        <source>Line {line}: {message}</source>
        <translation>{line}行目：{message}</translation>
    </message>
    <message>
        <source>a deal is “drawn” or “numbered”.</source>
        <translation>配札は「drawn」か「numbered」です。</translation>
    </message>
    <message>
        <source>a name has at most {most} characters.</source>
        <translation>名前は{most}文字までです。</translation>
    </message>
    <message>
        <source>a record has at most {most} actions.</source>
        <translation>記録の手数は{most}までです。</translation>
    </message>
    <message>
        <source>a record has at most {most} bytes.</source>
        <translation>記録は最大{most}バイトです。</translation>
    </message>
    <message>
        <source>a record has at most {most} options.</source>
        <translation>記録のオプションは{most}個までです。</translation>
    </message>
    <message>
        <source>a record has at most {most} seats.</source>
        <translation>記録の席は{most}までです。</translation>
    </message>
    <message>
        <source>a record starts with “{heading} {versions}”, not {found}.</source>
        <translation>記録は「{heading} {versions}」で始まりますが、{found}で始まっています。</translation>
    </message>
    <message>
        <source>a winner is the number of a seat.</source>
        <translation>勝者は席の番号で示します。</translation>
    </message>
    <message>
        <source>action {number} is not a bot’s.</source>
        <translation>{number}手目はボットの手ではありません。</translation>
    </message>
    <message>
        <source>an option is KEY=VALUE, each key once.</source>
        <translation>オプションはKEY=VALUEの形で、同じキーは1度だけです。</translation>
    </message>
    <message>
        <source>here it is the table’s turn.</source>
        <translation>ここは卓の番です。</translation>
    </message>
    <message>
        <source>here it is the turn of seat {seat}.</source>
        <translation>ここは席{seat}の番です。</translation>
    </message>
    <message>
        <source>lines end with U+000A here, and not with {sign}.</source>
        <translation>行の終わりは{sign}ではなく、U+000Aです。</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>no words can be added to a numbered deal.</source>
        <translation>番号指定の配札には言葉を加えません。</translation>
    </message>
    <message>
        <source>nothing may follow the end of a record.</source>
        <translation>記録の終わりの後には何も書けません。</translation>
    </message>
    <message>
        <source>option {key} is missing.</source>
        <translation>オプション{key}がありません。</translation>
    </message>
    <message>
        <source>option {key} is written {right}, not {value}.</source>
        <translation>オプション{key}の値は{right}と書きます。{value}ではありません。</translation>
    </message>
    <message>
        <source>seed, game, house rules and seats do not match the commitment given.</source>
        <translation>シード・ゲーム・ルール・席から、書かれているフィンガープリントになりません。</translation>
    </message>
    <message>
        <source>the character {sign} is not allowed in this line.</source>
        <translation>この行では文字{sign}は使えません。</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>the line is not text in UTF-8.</source>
        <translation>この行はUTF-8の文字ではありません。</translation>
    </message>
    <message>
        <source>the match ended by “{reason}”, not by {said}.</source>
        <translation>対戦の終わり方は「{reason}」で、{said}ではありません。</translation>
    </message>
    <message>
        <source>the match is not over, so its seed is not shown and its cards cannot be checked.</source>
        <translation>対戦が終わっていないためシードが公開されておらず、カードを確かめられません。</translation>
    </message>
    <message>
        <source>the match is over before this action.</source>
        <translation>この手の前に対戦は終わっています。</translation>
    </message>
    <message>
        <source>the record ends before its match does.</source>
        <translation>対戦が終わる前に記録が終わっています。</translation>
    </message>
    <message>
        <source>the result is {true}, not {said}.</source>
        <translation>結果は{true}で、{said}ではありません。</translation>
    </message>
    <message>
        <source>the seed does not have the fingerprint that was promised.</source>
        <translation>シードが約束されたフィンガープリントと合いません。</translation>
    </message>
    <message>
        <source>the text is in {name}; it must be in UTF-8.</source>
        <translation>文字コードが{name}です。UTF-8で保存してください。</translation>
    </message>
    <message>
        <source>the winners are seats {was}, not {is_not}.</source>
        <translation>勝者は席{was}で、{is_not}ではありません。</translation>
    </message>
    <message>
        <source>there are {seats} seats, but not as many scores.</source>
        <translation>{seats}席あるのに、得点の数が合いません。</translation>
    </message>
    <message>
        <source>there is no game {name}; there is “{id}”.</source>
        <translation>{name}というゲームはありません。「{id}」ならあります。</translation>
    </message>
    <message>
        <source>version {version} is not known; this program reads {known}.</source>
        <translation>バージョン{version}は読めません。このプログラムが読めるのは{known}です。</translation>
    </message>
    <message>
        <source>words have 1 to {most} characters.</source>
        <translation>言葉は1〜{most}文字です。</translation>
    </message>
    <message>
        <source>words need the number of a person’s seat, each once, in order.</source>
        <translation>言葉には人の席の番号が必要です（順番に1度ずつ）。</translation>
    </message>
    <message>
        <source>{who} is not the number of a seat.</source>
        <translation>{who}は席の番号ではありません。</translation>
    </message>
    <message>
        <source>“actions” must stand alone.</source>
        <translation>「actions」の行にはほかに何も書けません。</translation>
    </message>
    <message>
        <source>“bots” needs a version, followed by a level, “glance” or “replaced”.</source>
        <translation>「bots」にはバージョンと、その後に強さ、「glance」または「replaced」が必要です。</translation>
    </message>
    <message>
        <source>“bots” needs the number of an action, each once, in order.</source>
        <translation>「bots」には手の番号が必要です（順番に1度ずつ）。</translation>
    </message>
    <message>
        <source>“{action}” is not legal here: {error}.</source>
        <translation>「{action}」はここではできません：{error}。</translation>
    </message>
    <message>
        <source>“{key}” is expected here, not {found}.</source>
        <translation>ここは「{key}」のはずですが、{found}です。</translation>
    </message>
    <message>
        <source>“{key}” needs 64 hexadecimal digits.</source>
        <translation>「{key}」には16進数64桁が必要です。</translation>
    </message>
    <message>
        <source>“{key}” needs a whole number.</source>
        <translation>「{key}」には整数が必要です。</translation>
    </message>
    <message>
        <source>“{key}” needs whole numbers.</source>
        <translation>「{key}」には整数が必要です。</translation>
    </message>
</context>
<context>
    <name>BadSeat</name>
    <message>
        <source>{game} is for {low} players, not {count}.</source>
        <translation>{game}の人数は{low}人で、{count}人ではできません。</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {count}.</source>
        <translation>{game}の人数は{low}～{high}人で、{count}人ではできません。</translation>
    </message>
    <message>
        <source>{kind} cannot take a seat; there are {known}.</source>
        <translation>{kind}は席に着けません。指定できるもの：{known}。</translation>
    </message>
    <message>
        <source>{name} is not an opponent who can take this seat.</source>
        <translation>{name}はこの席に着ける相手ではありません。</translation>
    </message>
</context>
<context>
    <name>BadSeed</name>
    <message>
        <source>A seed is 32 hexadecimal digits.</source>
        <translation>シードは16進数32桁です。</translation>
    </message>
    <message>
        <source>{text} is not a seed; give a whole number or 32 hexadecimal digits.</source>
        <translation>{text}はシードではありません。整数か16進数32桁を指定してください。</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Amara</source>
        <translation>アマラ</translation>
    </message>
    <message>
        <source>Attacks whenever the odds lean her way by a hair.</source>
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
        <source>Counts every card played and gives nothing away.</source>
        <translation>出た札を数え、隙を見せません。</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>ディエゴ</translation>
    </message>
    <message>
        <source>Dreams of the perfect hand and forgets the small wins along the way.</source>
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
        <source>Has sat at this table for forty years and is never in a hurry.</source>
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
        <source>Knows to the card when the big win is worth waiting for.</source>
        <translation>大勝ちを待つ価値がある時を、一枚の差まで知っている。</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>レイラ</translation>
    </message>
    <message>
        <source>Loses little, waits patiently, takes what you leave.</source>
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
        <source>Plays it straight, by feel and a few good rules.</source>
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
        <source>Would rather keep a good card than risk it.</source>
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
    <name>Claims</name>
    <message>
        <source> ({parts})</source>
        <translation>（{parts}）</translation>
    </message>
    <message>
        <source>A numbered deal: whoever knew the number knew the cards.</source>
        <translation>番号を指定した配札です。番号を知る人はカードを知ることができました。</translation>
    </message>
    <message>
        <source>Bots of version {version} decide the same way again: {same} of {total}{but}.</source>
        <translation>バージョン{version}のボットは今回も同じ判断をします（{total}回中{same}回）{but}。</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n action(s) is legal with these cards, and came from the seat whose turn it was.</source>
        <translation>
            <numerusform>%n手すべてがこのカードで認められる手で、手番の席が行ったものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: {hints}; plays taken back: {undos}.</source>
        <translation>ヒント：{hints}、取り消し：{undos}。</translation>
    </message>
    <message>
        <source>Hints: {hints}; plays taken back: {undos}; played by a bot: {played}.</source>
        <translation>ヒント：{hints}、取り消し：{undos}、ボットの代打ち：{played}。</translation>
    </message>
    <message>
        <source>Not checked: something before it fails.</source>
        <translation>未確認：その前に誤りがあります。</translation>
    </message>
    <message>
        <source>That bots of these levels played; the record does not say of which version.</source>
        <translation>この強さのボットが打ったこと。バージョンは記録にありません。</translation>
    </message>
    <message>
        <source>That bots of version {versions} decided; --bots asks them again.</source>
        <translation>バージョン{versions}のボットが判断したこと（--botsでもう一度確かめられます）。</translation>
    </message>
    <message>
        <source>That the program drew the seed, and nobody knew it before the end.</source>
        <translation>シードをプログラムが選び、終わるまで誰も知らなかったこと。</translation>
    </message>
    <message>
        <source>That the program drew the seed; but it is a small number, such as somebody might choose.</source>
        <translation>シードをプログラムが選んだこと。ただし、人が選びそうな小さい数です。</translation>
    </message>
    <message>
        <source>That these digits were shown before the deal: compare them with what you noted (--fingerprint DIGITS): {digits}</source>
        <translation>配札の前にこの数字が表示されたこと。控えと比べてください（--fingerprint 数字）：{digits}</translation>
    </message>
    <message>
        <source>That these words were added by these people, after they had seen the commitment: everybody knows their own.</source>
        <translation>フィンガープリントを見たあとで、この人たちがこの言葉を加えたこと。自分の言葉は自分で確かめられます。</translation>
    </message>
    <message>
        <source>The cards follow from the seed alone: nobody added words.</source>
        <translation>言葉は加えられておらず、カードはシードだけから決まります。</translation>
    </message>
    <message>
        <source>The cards follow from the seed and the words that were added: {words}.</source>
        <translation>カードはシードと加えられた言葉から決まります：{words}。</translation>
    </message>
    <message>
        <source>The commitment is that of this seed, this game, these {rules} house rules and these {seats} seats.</source>
        <translation>フィンガープリントは、このシード、このゲーム、この{rules}項目のルール、この{seats}席のものです。</translation>
    </message>
    <message>
        <source>The digits given are not those of this record.</source>
        <translation>指定された数字はこの記録のものではありません。</translation>
    </message>
    <message>
        <source>The digits given are those of this record.</source>
        <translation>指定された数字はこの記録のものです。</translation>
    </message>
    <message>
        <source>The fingerprint is that of the seed, and of the seed alone.</source>
        <translation>フィンガープリントはシードだけのものです。</translation>
    </message>
    <message>
        <source>The result follows from the actions.</source>
        <translation>結果は手順から導かれます。</translation>
    </message>
    <message>
        <source>Who sat there, and that people played for themselves.</source>
        <translation>誰がその席にいたか、本人が打ったかどうか。</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>bots</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>フィンガープリント</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>配札</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>given</source>
        <translation>指定の数字</translation>
    </message>
    <message>
        <source>help</source>
        <translation>補助</translation>
    </message>
    <message>
        <source>players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>証明済み</translation>
    </message>
    <message>
        <source>replaced bots, which cannot be asked: {count}</source>
        <translation>交代したため確かめられないもの{count}回</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>seat {seat} {words}</source>
        <translation>{seat}番席{words}</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>事前の表示</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>記載のみ</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>words</source>
        <translation>言葉</translation>
    </message>
    <message>
        <source>{count} of them in a hurry</source>
        <translation>うち{count}回は急ぎの判断</translation>
    </message>
    <message>
        <source>{first} Bots of version {asked} were asked; version {needed} would be needed.</source>
        <translation>{first}今回はバージョン{asked}のボットで確かめましたが、必要なのはバージョン{needed}です。</translation>
    </message>
    <message>
        <source>{first} Bots of version {asked} were asked; which version decided is not recorded.</source>
        <translation>{first}今回はバージョン{asked}のボットで確かめましたが、どのバージョンが判断したかは記録にありません。</translation>
    </message>
    <message>
        <source>{first}, {more}</source>
        <translation>{first}、{more}</translation>
    </message>
    <message>
        <source>{same} of {total} decide the same way again{but}; line {line} is the first that does not: “{played}”, not {decided}.</source>
        <translation>{total}回中{same}回は同じ判断でした{but}。最初に違うのは{line}行目で、記録は「{played}」、今回は{decided}です。</translation>
    </message>
</context>
<context>
    <name>Cloths</name>
    <message>
        <source>Charcoal linen</source>
        <translation>墨色の麻</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>濃い木目</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>緑のフェルト</translation>
    </message>
    <message>
        <source>Indigo linen</source>
        <translation>藍色の麻</translation>
    </message>
    <message>
        <source>Light wood</source>
        <translation>明るい木目</translation>
    </message>
    <message>
        <source>Plum silk</source>
        <translation>梅紫のシルク</translation>
    </message>
    <message>
        <source>Scarlet wool</source>
        <translation>深紅のウール</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>畳</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n action(s), scores {scores}</source>
        <translation>
            <numerusform>%n手、得点{scores}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>--check needs a folder and nothing else.</source>
        <translation>--checkに必要なのはフォルダーだけです。</translation>
    </message>
    <message>
        <source>--deals must be from 1 to 1000000.</source>
        <translation>--dealsは1から1000000までです。</translation>
    </message>
    <message>
        <source>--fingerprint needs all {digits} hexadecimal digits, not {given}.</source>
        <translation>--fingerprintには16進数{digits}桁すべてが必要です（{given}は不可）。</translation>
    </message>
    <message>
        <source>--import needs files or a folder, nothing else.</source>
        <translation>--importに必要なのはファイルかフォルダーだけです。</translation>
    </message>
    <message>
        <source>--into goes with --export; --print names its own folder.</source>
        <translation>--intoは--exportと使います。--printには直接フォルダーを指定します。</translation>
    </message>
    <message>
        <source>--option needs a game: cardtable play GAME --option KEY=VALUE</source>
        <translation>--optionにはゲームが必要です：cardtable play GAME --option KEY=VALUE</translation>
    </message>
    <message>
        <source>--option {text} needs a key and a value: KEY=VALUE.</source>
        <translation>--option {text}にはキーと値が必要です：KEY=VALUE。</translation>
    </message>
    <message>
        <source>--print and --export need a deck, and neither --sheet nor --check.</source>
        <translation>--printと--exportにはデッキが必要で、--sheetや--checkとは併用できません。</translation>
    </message>
    <message>
        <source>--print and --export need a deck: cardtable deck DECK …</source>
        <translation>--printと--exportにはデッキが必要です：cardtable deck DECK …</translation>
    </message>
    <message>
        <source>--print and --into need the name of a folder.</source>
        <translation>--printと--intoにはフォルダー名が必要です。</translation>
    </message>
    <message>
        <source>--sheet, --option and --back need a deck: cardtable deck DECK …</source>
        <translation>--sheet、--option、--backにはデッキが必要です：cardtable deck DECK …</translation>
    </message>
    <message>
        <source>--to needs a number from 0.</source>
        <translation>--toには0以上の数が必要です。</translation>
    </message>
    <message>
        <source>--vision needs a sheet: cardtable deck DECK --sheet FILE …</source>
        <translation>--visionにはシートが必要です：cardtable deck DECK --sheet FILE …</translation>
    </message>
    <message>
        <source>--width needs a number from {narrowest} to {widest}.</source>
        <translation>--widthは{narrowest}から{widest}までの数です。</translation>
    </message>
    <message>
        <source>--workers must be from 1 to 256.</source>
        <translation>--workersは1から256までです。</translation>
    </message>
    <message>
        <source>--{name} needs a game: cardtable play GAME --{name} …</source>
        <translation>--{name}にはゲームが必要です：cardtable play GAME --{name} …</translation>
    </message>
    <message>
        <source>A record has its own rules: --{named} cannot go with it.</source>
        <translation>記録には独自のルールがあるため、--{named}とは併用できません。</translation>
    </message>
    <message>
        <source>Another program holds the file; close its window first.</source>
        <translation>ほかのプログラムがファイルを使用中です。先にそのウィンドウを閉じてください。</translation>
    </message>
    <message>
        <source>Cannot tell whether this deck can be used: {error}.</source>
        <translation>このデッキを使えるかどうか判断できません：{error}。</translation>
    </message>
    <message>
        <source>Card games at one table: Oicho-Kabu, Kyo-Kabu, Dou Dizhu, Oklahoma Gin.</source>
        <translation>ひとつの卓で遊ぶカードゲーム：おいちょかぶ、京かぶ、闘地主、オクラホマ・ジン。</translation>
    </message>
    <message>
        <source>Cardtable is already open but does not answer; end that one first.</source>
        <translation>Cardtable はすでに開いていますが、応答がありません。先にそちらを終了してください。</translation>
    </message>
    <message>
        <source>Cardtable is already open; its window takes over.</source>
        <translation>すでに開いているため、そのウィンドウに引き継ぎます。</translation>
    </message>
    <message>
        <source>Counted from {day}.</source>
        <translation>{day}からの集計。</translation>
    </message>
    <message>
        <source>Deck {id} cannot be read ({strerror}).</source>
        <translation>カードデッキ{id}を読み込めません（{strerror}）。</translation>
    </message>
    <message>
        <source>Deck {id} has no back “{back}”; it has {backs}.</source>
        <translation>カードデッキ{id}に裏面「{back}」はありません。あるもの：{backs}。</translation>
    </message>
    <message>
        <source>Deck {id} is in {folder} now ({credit}).</source>
        <translation>カードデッキ{id}は{folder}に入りました（{credit}）。</translation>
    </message>
    <message>
        <source>Example: {example}</source>
        <translation>例：{example}</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>中断しました。</translation>
    </message>
    <message>
        <source>Matches that several people shared, not counted: {count}.</source>
        <translation>集計に含めない、複数人での対戦：{count}。</translation>
    </message>
    <message>
        <source>Measuring; this takes a minute or two …</source>
        <translation>計測中です。1、2分かかります…</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>{address}のDaskスケジューラーから応答がありません。</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}; only tcp:// is known here.</source>
        <translation>{address}のDaskスケジューラーから応答がありません。使えるのはtcp://だけです。</translation>
    </message>
    <message>
        <source>No match can be read in {path}.</source>
        <translation>{path}に読み込める対戦がありません。</translation>
    </message>
    <message>
        <source>No match with a single person has been finished yet.</source>
        <translation>一人での対戦はまだ終わったものがありません。</translation>
    </message>
    <message>
        <source>Not every benchmark ran: {line}</source>
        <translation>実行できなかった計測があります：{line}</translation>
    </message>
    <message>
        <source>Only bots can play in a simulation: easy, medium, hard, expert.</source>
        <translation>シミュレーションに参加できるのはボットだけです：easy、medium、hard、expert。</translation>
    </message>
    <message>
        <source>Qt has no platform {name} (QT_QPA_PLATFORM); there are {known}.</source>
        <translation>Qtにプラットフォーム{name}はありません（QT_QPA_PLATFORM）。使えるもの：{known}。</translation>
    </message>
    <message>
        <source>Something cannot be read or written ({reason}).</source>
        <translation>読み書きできないものがあります（{reason}）。</translation>
    </message>
    <message>
        <source>Something went wrong ({name}), see {path}.</source>
        <translation>問題が起きました（{name}）。{path}を見てください。</translation>
    </message>
    <message>
        <source>The benchmarks are in the source repository, not in the installed package.</source>
        <translation>計測はソースにだけ含まれています。</translation>
    </message>
    <message>
        <source>The benchmarks did not run: {line}</source>
        <translation>計測を実行できませんでした：{line}</translation>
    </message>
    <message>
        <source>The benchmarks need the extra “bench”: pip install &apos;cardtable[bench]&apos;.</source>
        <translation>計測には追加の「bench」が必要です：pip install &apos;cardtable[bench]&apos;。</translation>
    </message>
    <message>
        <source>The file was cut off; how much is lost is not known.</source>
        <translation>ファイルが途中で切れています。失われた対戦の数はわかりません。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({reason}).</source>
        <translation>フォルダー{folder}を作れません（{reason}）。</translation>
    </message>
    <message>
        <source>The journal cannot be read ({reason}).</source>
        <translation>対戦ファイルを読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>The journal cannot be written ({error}).</source>
        <translation>対戦のファイルに書き込めません（{error}）。</translation>
    </message>
    <message>
        <source>The matches ended without a finished deal; there is nothing to count.</source>
        <translation>終わったディールがないため、集計できません。</translation>
    </message>
    <message>
        <source>The name of a sheet ends in {endings}; “{target}” does not.</source>
        <translation>シートの拡張子は{endings}です。「{target}」は違います。</translation>
    </message>
    <message>
        <source>The package “{package}” is missing: {command} installs it.</source>
        <translation>パッケージ「{package}」がありません。{command}で入ります。</translation>
    </message>
    <message>
        <source>The picture {path} cannot be written.</source>
        <translation>画像{path}を書き込めません。</translation>
    </message>
    <message>
        <source>The selftest has no plan for {game}.</source>
        <translation>{game}の自己テストは用意されていません。</translation>
    </message>
    <message>
        <source>There is no deck “{name}”; there are {known}.</source>
        <translation>「{name}」というデッキはありません。あるもの：{known}。</translation>
    </message>
    <message>
        <source>There is no file of matches yet ({path}).</source>
        <translation>対戦ファイルはまだありません（{path}）。</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>ファイル{path}がありません。</translation>
    </message>
    <message>
        <source>There is no game {name}; there are {known}.</source>
        <translation>{name}というゲームはありません。あるもの：{known}。</translation>
    </message>
    <message>
        <source>There is no language “{name}”; there are {known}.</source>
        <translation>「{name}」という言語はありません。使えるもの：{known}。</translation>
    </message>
    <message>
        <source>There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>画面がありません：DISPLAYもWAYLAND_DISPLAYも設定されていません。</translation>
    </message>
    <message>
        <source>There is no screen to open a window on ({reason}).</source>
        <translation>ウィンドウを開く画面がありません（{reason}）。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリーが足りません。</translation>
    </message>
    <message>
        <source>This deck can be used.</source>
        <translation>このデッキは使えます。</translation>
    </message>
    <message numerus="yes">
        <source>This deck cannot be used: %n problem(s).</source>
        <translation>
            <numerusform>このデッキは使えません：問題%n件。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the journal itself; what is damaged in it is set aside.</source>
        <translation>これは対戦のファイルそのものです。壊れた部分は自動で別に残されます。</translation>
    </message>
    <message>
        <source>Use either --print or --export, not both.</source>
        <translation>--printと--exportは別々に実行してください。</translation>
    </message>
    <message>
        <source>What could not be saved is in {path}; “cardtable recover” brings it back.</source>
        <translation>保存できなかった対戦は{path}にあります。「cardtable recover」で戻せます。</translation>
    </message>
    <message>
        <source>Without a command the window opens. Example: cardtable play dou-dizhu --lang de</source>
        <translation>コマンドがなければウィンドウを開きます。例：cardtable play dou-dizhu --lang ja</translation>
    </message>
    <message>
        <source>a Dask scheduler whose workers play</source>
        <translation>対戦を行うDaskスケジューラー</translation>
    </message>
    <message>
        <source>a record in words</source>
        <translation>記録を文章で読む</translation>
    </message>
    <message>
        <source>an option of the deck</source>
        <translation>デッキの見た目の設定</translation>
    </message>
    <message>
        <source>answer in JSON</source>
        <translation>JSONで出力する</translation>
    </message>
    <message>
        <source>as noted before the deal, all 64 digits</source>
        <translation>配札の前に控えた64桁</translation>
    </message>
    <message>
        <source>ask the bots again whether they would play the same</source>
        <translation>ボットに同じ手を打つかもう一度確かめる</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>bots play among themselves</source>
        <translation>ボットどうしで対戦させる</translation>
    </message>
    <message>
        <source>bring the matches of a damaged file, or of another one, into the journal</source>
        <translation>壊れたファイルや別のファイルの対戦を取り込む</translation>
    </message>
    <message>
        <source>check whether this folder is a safe and complete deck</source>
        <translation>このフォルダーが安全で完全なデッキか確かめる</translation>
    </message>
    <message>
        <source>deck to play with</source>
        <translation>使うデッキ</translation>
    </message>
    <message>
        <source>decks: {ids}</source>
        <translation>デッキ：{ids}</translation>
    </message>
    <message>
        <source>describe or draw this deck</source>
        <translation>このデッキを表示または描画する</translation>
    </message>
    <message>
        <source>draw all its cards: .png, .svg or .pdf</source>
        <translation>全部のカードを描く：.png、.svg、.pdf</translation>
    </message>
    <message>
        <source>draw the sheet as colour-blind people see it</source>
        <translation>色覚特性のある人に見える色で描く</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>for comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>free the space that deleted matches took up in the journal</source>
        <translation>削除した対戦が使っていた容量を空ける</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>games, presets, options with their values, decks</source>
        <translation>ゲーム、プリセット、オプションと値、デッキ</translation>
    </message>
    <message>
        <source>help</source>
        <translation>補助</translation>
    </message>
    <message>
        <source>how many deals to play</source>
        <translation>行うディールの数</translation>
    </message>
    <message>
        <source>human, easy, medium, hard, expert; separated by commas</source>
        <translation>human、easy、medium、hard、expertをコンマ区切りで</translation>
    </message>
    <message>
        <source>language of the names: en, de, ja, zh_CN, zh_TW</source>
        <translation>名前の言語：en、de、ja、zh_CN、zh_TW</translation>
    </message>
    <message>
        <source>language: en, de, ja, zh_CN, zh_TW</source>
        <translation>言語：en、de、ja、zh_CN、zh_TW</translation>
    </message>
    <message>
        <source>language; may be repeated</source>
        <translation>言語（複数回指定できます）</translation>
    </message>
    <message>
        <source>level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>levels, separated by commas</source>
        <translation>強さをコンマ区切りで</translation>
    </message>
    <message>
        <source>list decks; draw, print or export one; check a folder</source>
        <translation>デッキの一覧、画像・印刷・ほかのプログラム用の出力、フォルダーの検査</translation>
    </message>
    <message>
        <source>make a deck of another program’s SVG files or folder</source>
        <translation>ほかのプログラムのSVGファイルやフォルダーからカードデッキを作る</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>named set of house rules</source>
        <translation>ルールのプリセット</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>出力なし</translation>
    </message>
    <message>
        <source>numbered deal, or 32 hexadecimal digits</source>
        <translation>配札番号、または16進数32桁</translation>
    </message>
    <message>
        <source>one house rule</source>
        <translation>ハウスルールを1つ指定</translation>
    </message>
    <message>
        <source>one line per match, for a spreadsheet</source>
        <translation>1対戦1行、表計算用</translation>
    </message>
    <message>
        <source>only the first N actions</source>
        <translation>最初のN手だけ</translation>
    </message>
    <message>
        <source>only this game</source>
        <translation>このゲームだけ</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>ウィンドウを開く</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>part of a benchmark’s name</source>
        <translation>計測名の一部</translation>
    </message>
    <message>
        <source>play every deal from all sides</source>
        <translation>どのディールも全席から行う</translation>
    </message>
    <message>
        <source>play every game through the real window, offscreen</source>
        <translation>本物のウィンドウで全ゲームを画面なしで通す</translation>
    </message>
    <message>
        <source>presets: {ids}</source>
        <translation>プリセット：{ids}</translation>
    </message>
    <message>
        <source>probably between</source>
        <translation>推定範囲</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>プロセス数</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>四分位</translation>
    </message>
    <message>
        <source>replay a record: what it proves, what it only states, what fails</source>
        <translation>記録を再生し、証明されること・述べているだけのこと・誤りを示す</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>save a picture of each phase there</source>
        <translation>各段階の画像を保存する場所</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>show version and commit</source>
        <translation>バージョンとコミットを表示する</translation>
    </message>
    <message>
        <source>start a match of this game, or open this record</source>
        <translation>このゲームの対戦を始める、またはこの記録を開く</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>the bot in seat {seat} failed ({why})</source>
        <translation>{seat}番の席のボットが失敗した（{why}）</translation>
    </message>
    <message>
        <source>the figures of tests/benchmarks, as a table (named in English)</source>
        <translation>tests/benchmarksの計測結果を表にする（項目名は英語）</translation>
    </message>
    <message>
        <source>the match has ended early</source>
        <translation>対戦が途中で終わった</translation>
    </message>
    <message>
        <source>the match has not ended after {done} actions</source>
        <translation>{done}手を打っても対戦が終わらない</translation>
    </message>
    <message>
        <source>the table does not go on; it says: {said}</source>
        <translation>テーブルが先へ進まない。表示：{said}</translation>
    </message>
    <message>
        <source>what each line stands for</source>
        <translation>行の分け方</translation>
    </message>
    <message>
        <source>where the export is written (here)</source>
        <translation>書き出す場所（ここ）</translation>
    </message>
    <message>
        <source>which back</source>
        <translation>裏面の種類</translation>
    </message>
    <message>
        <source>width of the sheet</source>
        <translation>シートの幅</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>補助あり</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>補助なし</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>write cards, sheets, plates, box and rules to be printed</source>
        <translation>カード・シート・版・箱・遊び方を印刷用に書き出す</translation>
    </message>
    <message>
        <source>write the deck for other programs: its pictures, or a deck for KPat</source>
        <translation>ほかのプログラム用に書き出す：画像、またはKPat用デッキ</translation>
    </message>
    <message>
        <source>write the matches’ records</source>
        <translation>対戦の記録を書き出す</translation>
    </message>
    <message>
        <source>your own matches in figures: wins, scores, streaks, what was given away</source>
        <translation>自分の対戦の成績：勝敗、得点、連勝、損した分</translation>
    </message>
    <message>
        <source>{count} files written below {target}.</source>
        <translation>{target}に{count}個のファイルを書き出しました。</translation>
    </message>
    <message>
        <source>{count} passed, 0 failed</source>
        <translation>{count}件成功、失敗0件</translation>
    </message>
    <message numerus="yes">
        <source>{file}: record format {form}, {game}, %n action(s)</source>
        <translation>
            <numerusform>{file}：形式{form}の記録、{game}、%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}：{reason}</translation>
    </message>
    <message>
        <source>{folder} cannot be written to (there is no such folder).</source>
        <translation>{folder}に書き込めません（フォルダーがありません）。</translation>
    </message>
    <message>
        <source>{game} in {language}: {said}</source>
        <translation>{game}（{language}）：{said}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), each from {sides} sides, from seed {seed}</source>
        <translation>
            <numerusform>{game}：%nディール（それぞれ{sides}通りの席から）、シード{seed}から</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), from seed {seed}</source>
        <translation>
            <numerusform>{game}：%nディール、シード{seed}から</numerusform>
        </translation>
    </message>
    <message>
        <source>{low} players</source>
        <translation>{low}人</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}～{high}</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low}〜{high}人</translation>
    </message>
    <message>
        <source>{low} to {high}, default {default}</source>
        <translation>{low}〜{high}、既定{default}</translation>
    </message>
    <message>
        <source>{message}. Try “cardtable --help”.</source>
        <translation>{message}。「cardtable --help」をご覧ください。</translation>
    </message>
    <message>
        <source>{name} cannot be read ({reason}).</source>
        <translation>{name}を読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>{path}を読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({strerror}).</source>
        <translation>{path}を読み込めません（{strerror}）。</translation>
    </message>
    <message>
        <source>{path}: matches brought over: {whole}; others, incomplete: {cut}; already there: {there}; unreadable: {lost}.</source>
        <translation>{path}：取り込んだ対戦{whole}、ほかに途中まで{cut}、すでにあるもの{there}、読めないもの{lost}。</translation>
    </message>
    <message>
        <source>{path}: {before} bytes before, {after} now.</source>
        <translation>{path}：{before}バイト→{after}バイト。</translation>
    </message>
    <message>
        <source>{place} cannot be written ({why}).</source>
        <translation>{place}に書き込めません（{why}）。</translation>
    </message>
    <message>
        <source>{record}.</source>
        <translation>{record}。</translation>
    </message>
    <message>
        <source>{record}. Nothing fails.</source>
        <translation>{record}。誤りはありません。</translation>
    </message>
    <message>
        <source>{score} per deal</source>
        <translation>1ディールあたり{score}</translation>
    </message>
    <message>
        <source>{target} cannot be written (there is no such folder).</source>
        <translation>{target}に書き込めません（フォルダーがありません）。</translation>
    </message>
    <message>
        <source>{target} cannot be written ({strerror}).</source>
        <translation>{target}に書き込めません（{strerror}）。</translation>
    </message>
    <message>
        <source>{target} cannot be written to (that is not a folder name).</source>
        <translation>{target}に書き込めません（フォルダー名ではありません）。</translation>
    </message>
    <message>
        <source>{target} cannot be written to ({strerror}).</source>
        <translation>{target}に書き込めません（{strerror}）。</translation>
    </message>
    <message>
        <source>{target} is not an empty folder; printing needs a new or empty one.</source>
        <translation>{target}は空のフォルダーではありません。新しいか空のフォルダーが必要です。</translation>
    </message>
    <message>
        <source>{target} written.</source>
        <translation>{target}を書き出しました。</translation>
    </message>
    <message>
        <source>“{word}” is not possible; deck {id} knows {known}.</source>
        <translation>「{word}」は使えません。カードデッキ{id}で使えるもの：{known}。</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>…ほか{count}件。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
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
        <source>Animation speed</source>
        <translation>アニメーションの速さ</translation>
    </message>
    <message>
        <source>Ask before you pass up a knock or a lay-off</source>
        <translation>ノックや付け札を見送る前に確認</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>残りのカード</translation>
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
        <source>Dark mode</source>
        <translation>ダークモード</translation>
    </message>
    <message>
        <source>Deals of the day…</source>
        <translation>今日のディール…</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>標準の文字サイズ</translation>
    </message>
    <message>
        <source>Explain terms</source>
        <translation>用語の説明</translation>
    </message>
    <message>
        <source>Export match record…</source>
        <translation>対戦記録を書き出す…</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>First hands…</source>
        <translation>はじめての一戦…</translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation>4色マーク</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>How deals are kept fair</source>
        <translation>公正な配札のしくみ</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>ショートカットキー</translation>
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
        <source>Match history…</source>
        <translation>対戦履歴…</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>アニメーションなし</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Open match record…</source>
        <translation>対戦記録を開く…</translation>
    </message>
    <message>
        <source>Opponents talk</source>
        <translation>相手がしゃべる</translation>
    </message>
    <message>
        <source>Pace of opponents</source>
        <translation>相手の間合い</translation>
    </message>
    <message>
        <source>Pass automatically when you can’t beat it</source>
        <translation>勝てる札がなければ自動でパス</translation>
    </message>
    <message>
        <source>Past matches to keep</source>
        <translation>残しておく対戦履歴</translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation>ボットを一時停止</translation>
    </message>
    <message>
        <source>Play last cards automatically</source>
        <translation>最後の手札は自動で出す</translation>
    </message>
    <message>
        <source>Play other forced moves automatically</source>
        <translation>ほかの選択の余地がない手は自動で進める</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>速め</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>すぐに対戦</translation>
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
        <source>Settings…</source>
        <translation>設定…</translation>
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
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>統計…</translation>
    </message>
    <message>
        <source>Table surface</source>
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
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>I’m {name} – show my cards</source>
        <translation>{name}です。カードを表示</translation>
    </message>
    <message>
        <source>Please hand over to {name}. Everyone else, look away.</source>
        <translation>{name}に交代してください。ほかの人は画面を見ないでください。</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>カードを表示</translation>
    </message>
    <message>
        <source>Since your last turn</source>
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
        <source>Result {own} · difference from the expert {difference}</source>
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
        <source>Clear the selection</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Continue / confirm</source>
        <translation>決定・次へ</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>Move between cards and columns</source>
        <translation>カードや列のあいだを移動する</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Rendering the cards…</source>
        <translation>カードを準備しています…</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>ルール：{game}</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>ルールを保存</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Select everything on the way</source>
        <translation>通ったカードをすべて選ぶ</translation>
    </message>
    <message>
        <source>Select or deselect</source>
        <translation>カードを選ぶ</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Shift＋矢印キー</translation>
    </message>
    <message>
        <source>Terms on this page</source>
        <translation>このページの用語</translation>
    </message>
    <message>
        <source>This page has no terms to explain.</source>
        <translation>このページに説明する用語はありません。</translation>
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
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;for the landlord</source>
        <translation>&lt;b&gt;伏せ札&lt;/b&gt;&lt;br&gt;地主が取ります</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;taken by {name}</source>
        <translation>&lt;b&gt;伏せ札&lt;/b&gt;&lt;br&gt;{name}が取得</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;yours</source>
        <translation>&lt;b&gt;伏せ札&lt;/b&gt;&lt;br&gt;あなたが取得</translation>
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
        <source>All of different ranks</source>
        <translation>すべて別の数字</translation>
    </message>
    <message numerus="yes">
        <source>An opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>残り%n枚の相手に上がられるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>反春天</translation>
    </message>
    <message>
        <source>Anti-spring by {farmers}: {landlord} played just once. The stake doubles.</source>
        <translation>{farmers}の反春天：{landlord}は一度しか出せませんでした。賭け点は2倍です。</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>反時計回り</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>どのカードでも</translation>
    </message>
    <message>
        <source>Any cards may be used as kickers.</source>
        <translation>どのカードも添え札にできます。</translation>
    </message>
    <message>
        <source>Any combination may be played.</source>
        <translation>どの組み合わせでも出せます。</translation>
    </message>
    <message>
        <source>Any player never got to play</source>
        <translation>1枚も出せなかった人がいる</translation>
    </message>
    <message>
        <source>As played online: one round of calls, no bombs as kickers.</source>
        <translation>オンライン対戦と同じ：ビッドは1周、爆弾は添え札にできません。</translation>
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
        <source>Beats it with less: the higher cards stay.</source>
        <translation>小さい札で勝てて、大きい札が残ります。</translation>
    </message>
    <message>
        <source>Beats it with more than needed.</source>
        <translation>必要以上に大きい札で勝ちます。</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Bid placed</source>
        <translation>ビッド済み</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>ビッド{amount}</translation>
    </message>
    <message>
        <source>Bids are revealed once everyone has bid; between equal bids the earlier one counts.</source>
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
    <message numerus="yes">
        <source>Costs %n card(s) that passing would keep.</source>
        <translation>
            <numerusform>パスなら残る%n枚を使います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a bomb; the better choice keeps %n.</source>
        <translation>
            <numerusform>爆弾を失います。より良い手なら%n個残ります。</numerusform>
        </translation>
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
        <source>Direction of play.</source>
        <translation>番が回る向きです。</translation>
    </message>
    <message>
        <source>Doesn’t contest an opponent’s trick.</source>
        <translation>相手の場をそのままにします。</translation>
    </message>
    <message>
        <source>Doesn’t multiply the stake by {0}.</source>
        <translation>賭け点が{0}倍になりません。</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>闘地主</translation>
    </message>
    <message>
        <source>Each bid is higher than the last; the bidding ends when two in a row pass after a bid. Whoever has passed may bid again.</source>
        <translation>前より高く言わなければなりません。誰かが言った後、2人が続けてパスすると終わりです。パスした人も、また言えます。</translation>
    </message>
    <message>
        <source>Everyone bids in secret and nobody passes; the highest bid wins.</source>
        <translation>全員が伏せてビッドし、パスはなく、最も高い人が地主です。</translation>
    </message>
    <message>
        <source>Everyone bids once, higher than before or not at all; 3 ends it.</source>
        <translation>1人1回、前より高く言うかパスし、3で終わります。</translation>
    </message>
    <message>
        <source>Everyone calls once, as high as they like; the highest call wins.</source>
        <translation>1人1回自由にビッドし、最も高い人が地主です。</translation>
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
        <source>First bidder</source>
        <translation>最初にビッドする人</translation>
    </message>
    <message>
        <source>Four of a kind carries two cards or two pairs.</source>
        <translation>同じ数字4枚に添えるのは、2枚または2ペアです。</translation>
    </message>
    <message>
        <source>Four of a kind may carry just one card or one pair.</source>
        <translation>同じ数字4枚に、1枚だけ、または1ペアだけ添えてもよいです。</translation>
    </message>
    <message>
        <source>Four of a kind with one kicker</source>
        <translation>添え札1組の4枚</translation>
    </message>
    <message>
        <source>Four {rank}s + pairs {kickers}</source>
        <translation>4枚の{rank}＋ペア{kickers}</translation>
    </message>
    <message>
        <source>Four {rank}s + {kickers}</source>
        <translation>4枚の{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>Full house {rank} + {kickers}</source>
        <translation>フルハウス{rank}＋{kickers}</translation>
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
        <source>House sheet</source>
        <translation>仲間内ルール</translation>
    </message>
    <message>
        <source>How much the rocket (both jokers) multiplies the stake.</source>
        <translation>ジョーカー2枚を一緒に出したときの賭け点の倍率です。</translation>
    </message>
    <message>
        <source>How the landlord is chosen.</source>
        <translation>地主の決め方です。</translation>
    </message>
    <message>
        <source>If everyone passes</source>
        <translation>全員がパスした場合</translation>
    </message>
    <message>
        <source>If everyone passes, the cards are redealt.</source>
        <translation>全員がパスなら配り直します。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの番ではありません。</translation>
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
        <source>Just as good, as far as anyone can tell.</source>
        <translation>わかる限りでは同じくらい良い手です。</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n bomb(s) whole.</source>
        <translation>
            <numerusform>爆弾%n個を崩さずに残せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps the %n card(s) that the other choice costs.</source>
        <translation>
            <numerusform>もう一方の候補で使う%n枚を残せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>添え札</translation>
    </message>
    <message>
        <source>Kickers may neither be a bomb nor extend the chain.</source>
        <translation>爆弾や、連番を延ばすカードは添え札にできません。</translation>
    </message>
    <message>
        <source>King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>Kitty stays visible</source>
        <translation>伏せ札を後からでも確認できる</translation>
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
        <source>Lead any card or combination; you can’t pass.</source>
        <translation>どの組み合わせでも出せます。パスはできません。</translation>
    </message>
    <message>
        <source>Leaves lower cards of that kind behind.</source>
        <translation>同じ形の小さい札が残ります。</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Multiplies the stake by {0}.</source>
        <translation>賭け点が{0}倍になります。</translation>
    </message>
    <message>
        <source>Never got to play: {names}. The stake doubles.</source>
        <translation>一度も出せなかった人：{names}。賭け点は2倍です。</translation>
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
        <source>No auction: random landlord</source>
        <translation>競りなし、地主は抽選</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>まだビッドなし</translation>
    </message>
    <message>
        <source>No bombs, no triple that would extend the chain</source>
        <translation>爆弾と、連番を延ばすトリプルは不可</translation>
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
        <source>No passing with sealed bids: bid 1, 2 or 3.</source>
        <translation>一斉ビッドではパスできません。1、2、3のどれかをビッドしてください。</translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>全員がパスしました。</translation>
    </message>
    <message>
        <source>Nobody bids: the landlord is drawn by lot and the stake is 1.</source>
        <translation>競りはなく、地主は抽選で、賭け点は1です。</translation>
    </message>
    <message>
        <source>Nobody can stop the rest of your hand.</source>
        <translation>残りはもう止められません。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n unseen card(s) beats it.</source>
        <translation>
            <numerusform>見えていない%n枚では勝てません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of deals in a match.</source>
        <translation>1回の対戦で行うディールの数です。</translation>
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
        <source>One call each, any bid</source>
        <translation>1人1回、自由にビッド</translation>
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
        <source>Other reading</source>
        <translation>別の組み合わせとして出す</translation>
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
        <source>Passing wins {0} of 100 such deals.</source>
        <translation>パスすれば、100局中{0}局に勝ちます。</translation>
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
        <source>Play goes to the left.</source>
        <translation>番は左隣へ回ります。</translation>
    </message>
    <message>
        <source>Play goes to the right.</source>
        <translation>番は右隣へ回ります。</translation>
    </message>
    <message>
        <source>Play: {combination}</source>
        <translation>出す：{combination}</translation>
    </message>
    <message>
        <source>Player shut out</source>
        <translation>出せなかった人あり</translation>
    </message>
    <message>
        <source>Playing again after a pass</source>
        <translation>パスした後のプレイ</translation>
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
        <source>Points by deal</source>
        <translation>得点の推移</translation>
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
        <source>Random each deal</source>
        <translation>毎回抽選</translation>
    </message>
    <message>
        <source>Red joker</source>
        <translation>赤ジョーカー</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>配り直し</translation>
    </message>
    <message>
        <source>Redeal up to three times, then a random landlord</source>
        <translation>配り直し3回の後、地主は抽選</translation>
    </message>
    <message>
        <source>Redeal. {name} bids first.</source>
        <translation>配り直しになりました。{name}から競りを始めます。</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>Same type and number of cards, but higher – or a bomb.</source>
        <translation>同じ種類、同じ枚数でより強いもの、または爆弾を出せます。</translation>
    </message>
    <message>
        <source>Sealed bids, no passing</source>
        <translation>一斉ビッド、パスなし</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Select cards first.</source>
        <translation>先にカードを選んでください。</translation>
    </message>
    <message>
        <source>Single {rank}</source>
        <translation>シングル{rank}</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Spring by {landlord}: {farmers} never got to play. The stake doubles.</source>
        <translation>{landlord}の春天：{farmers}は一度も出せませんでした。賭け点は2倍です。</translation>
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
    <message>
        <source>Takes a pair apart.</source>
        <translation>ペアを崩します。</translation>
    </message>
    <message>
        <source>Takes a triple apart.</source>
        <translation>トリプルを崩します。</translation>
    </message>
    <message>
        <source>Takes no pair apart.</source>
        <translation>ペアを崩しません。</translation>
    </message>
    <message>
        <source>Takes no triple apart.</source>
        <translation>トリプルを崩しません。</translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>残り%n枚の相手から場を奪います。</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the trick from an opponent.</source>
        <translation>相手から場を奪います。</translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from your partner, who has %n card(s) left.</source>
        <translation>
            <numerusform>味方（残り%n枚）から場を奪います。</numerusform>
        </translation>
    </message>
    <message>
        <source>That wins {0} of 100 such deals. In hand: bombs {1}, twos {2}, jokers {3}.</source>
        <translation>これで100局中{0}局に勝ちます。手札：爆弾{1}個、2が{2}枚、ジョーカー{3}枚。</translation>
    </message>
    <message>
        <source>That’s not a valid combination.</source>
        <translation>この組み合わせは出せません。</translation>
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
        <source>The better choice can no longer be stopped.</source>
        <translation>より良い手なら、もう止められません。</translation>
    </message>
    <message>
        <source>The farmers win the deal</source>
        <translation>このディールは農民の勝ちです</translation>
    </message>
    <message>
        <source>The first bidder is drawn afresh in every deal.</source>
        <translation>最初に言う人を毎回抽選します。</translation>
    </message>
    <message>
        <source>The first bidder is drawn; then the next player each deal.</source>
        <translation>最初だけ抽選で、その後はディールごとに次の人です。</translation>
    </message>
    <message>
        <source>The highest bidder takes the kitty and plays alone for that stake.</source>
        <translation>最も高くビッドした人が伏せ札を取り、1人で戦います。ビッドが賭け点になります。</translation>
    </message>
    <message>
        <source>The kickers of a play must all be of different ranks, and never both jokers.</source>
        <translation>1手の添え札は、すべて別の数字でなければならず、ジョーカー2枚を一緒に添えることはできません。</translation>
    </message>
    <message>
        <source>The kitty can be looked at at any time during play.</source>
        <translation>3枚の伏せ札はディール中いつでも確認できます。</translation>
    </message>
    <message>
        <source>The kitty is shown once; after that you have to remember it.</source>
        <translation>3枚の伏せ札は一度だけ見せ、あとは覚えておきます。</translation>
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
        <source>The next player each time</source>
        <translation>ディールごとに次の人</translation>
    </message>
    <message>
        <source>The rocket doubles the stake, as a bomb does.</source>
        <translation>ロケットは爆弾と同じく賭け点を2倍にします。</translation>
    </message>
    <message>
        <source>The rocket quadruples the stake.</source>
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
    <message numerus="yes">
        <source>The trick belongs to an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>この場は残り%n枚の相手のものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>そのようなカードはありません。</translation>
    </message>
    <message>
        <source>These cards don’t make that combination.</source>
        <translation>これらのカードはその組み合わせになりません。</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>このディールは終わりました。</translation>
    </message>
    <message>
        <source>To beat: {play}</source>
        <translation>これに勝つ：{play}</translation>
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
        <source>Two cards left!</source>
        <translation>残り2枚！</translation>
    </message>
    <message>
        <source>Two farmers against one landlord: be the first to play all your cards.</source>
        <translation>農民2人対地主1人：手札を先に出し切れば勝ち。</translation>
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
        <source>Uses higher kickers than needed.</source>
        <translation>必要以上に大きい札をつけます。</translation>
    </message>
    <message>
        <source>Uses lower kickers.</source>
        <translation>つける札が小さくて済みます。</translation>
    </message>
    <message>
        <source>What each farmer gets for a win: half the stake or all of it.</source>
        <translation>農民が勝ったときの受け取りを、賭け点の半分ずつにするか全額ずつにするかを決めます。</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>全員がパスしたときの扱いです。</translation>
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
        <source>When the stake doubles because someone hardly got to play.</source>
        <translation>ほとんど出せなかった人がいるとき、賭け点を2倍にする条件です。</translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again in the same trick.</source>
        <translation>パスした人が同じ場でまた出してよいかを決めます。</translation>
    </message>
    <message>
        <source>Whether four of a kind may carry just one card or one pair.</source>
        <translation>同じ数字4枚に、1枚または1ペアだけを添えてよいかを決めます。</translation>
    </message>
    <message>
        <source>Whether straights and other chains may run up to the 2.</source>
        <translation>ストレートなどの連番が2まで続いてよいかを決めます。</translation>
    </message>
    <message>
        <source>Whether the kitty can be looked at again during play.</source>
        <translation>ディール中に3枚の伏せ札を確認できるかを決めます。</translation>
    </message>
    <message>
        <source>Which cards may be attached to a triple, an airplane or four of a kind.</source>
        <translation>トリプル、飛行機、同じ数字4枚に添えてよいカードです。</translation>
    </message>
    <message>
        <source>Who bids first in each deal.</source>
        <translation>ディールで最初にビッドする人です。</translation>
    </message>
    <message>
        <source>Whoever bids highest becomes the landlord and plays alone for that stake.</source>
        <translation>最も高くビッドした人が地主になり、その賭け点で1人で戦います。</translation>
    </message>
    <message>
        <source>Whoever went out in the last deal bids first; in the first deal it is drawn.</source>
        <translation>前のディールで上がった人から始めます。最初のディールはくじで決めます。</translation>
    </message>
    <message>
        <source>Winner of the last deal</source>
        <translation>前のディールで上がった人</translation>
    </message>
    <message>
        <source>Winning score: 1 point.</source>
        <translation>勝者の得点：1点。</translation>
    </message>
    <message>
        <source>Winning score: {points} points.</source>
        <translation>勝者の得点：{points}点。</translation>
    </message>
    <message>
        <source>Wins fewer points on average.</source>
        <translation>平均の得点が少なくなります。</translation>
    </message>
    <message>
        <source>Wins no more often, but more points on average.</source>
        <translation>勝つ回数は増えませんが、平均の得点が多くなります。</translation>
    </message>
    <message>
        <source>You can bid 1, 2 or 3.</source>
        <translation>ビッドは1、2、3のどれかです。</translation>
    </message>
    <message>
        <source>You could go out at once.</source>
        <translation>いますぐ上がれる手があります。</translation>
    </message>
    <message>
        <source>You don’t have {card}.</source>
        <translation>その{card}は手札にありません。</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>手札がなくなり、上がりです。</translation>
    </message>
    <message>
        <source>You have nothing that beats this.</source>
        <translation>これに勝てるカードがありません。</translation>
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
        <source>You must bid more than {highest}.</source>
        <translation>{highest}より高くビッドしてください。</translation>
    </message>
    <message>
        <source>You went out – the farmers win: {points}</source>
        <translation>あなたが上がり、農民の勝ちです：{points}点</translation>
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
        <source>Your partner went out: {points}</source>
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
        <source>a bomb of {rank}s</source>
        <translation>爆弾{rank}</translation>
    </message>
    <message>
        <source>a full house {rank} + {kickers}</source>
        <translation>フルハウス{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>a pair chain {rank}–{top}</source>
        <translation>連続ペア{rank}–{top}</translation>
    </message>
    <message>
        <source>a pair of {rank}s</source>
        <translation>ペア{rank}</translation>
    </message>
    <message>
        <source>a single {rank}</source>
        <translation>シングル{rank}</translation>
    </message>
    <message>
        <source>a straight {rank}–{top}</source>
        <translation>ストレート{rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top}</source>
        <translation>飛行機{rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top} with pairs</source>
        <translation>ペアつき飛行機{rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top} with wings</source>
        <translation>翼つき飛行機{rank}–{top}</translation>
    </message>
    <message>
        <source>beat {combination} from {name}, or pass</source>
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
        <source>by {name}. Whoever bids highest becomes the landlord and plays alone for that stake.</source>
        <translation>{name}のビッドです。最も高くビッドした人が地主になり、その賭け点で1人で戦います。</translation>
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
        <source>four {rank}s + pairs {kickers}</source>
        <translation>4枚の{rank}＋ペア{kickers}</translation>
    </message>
    <message>
        <source>four {rank}s + {kickers}</source>
        <translation>4枚の{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>伏せ札から</translation>
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
        <source>none yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>赤ジョーカー</translation>
    </message>
    <message>
        <source>the rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>three {rank}s</source>
        <translation>トリプル{rank}</translation>
    </message>
    <message>
        <source>three {rank}s + {kickers}</source>
        <translation>トリプル{rank}＋{kickers}</translation>
    </message>
    <message>
        <source>{0} at stake instead of {1}: that wins {2} of 100 such deals.</source>
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
        <source>{kickers} {another}</source>
        <extracomment>Translators: the kickers of a combination, as in “Four 7s + 3 Q”</extracomment>
        <translation>{kickers}・{another}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names}が勝ちを分け合いました</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names}が勝ちを分け合いました。</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names}が対戦に勝ちました</translation>
    </message>
    <message>
        <source>{name} bid {bid} (sealed).</source>
        <translation>{name}のビッドは{bid}でした。</translation>
    </message>
    <message>
        <source>{name} bid {bid}.</source>
        <translation>{name}が{bid}をビッドしました。</translation>
    </message>
    <message>
        <source>{name} goes out with {play}</source>
        <translation>{name}の上がり：{play}</translation>
    </message>
    <message>
        <source>{name} goes out: the farmers win.</source>
        <translation>{name}が上がり、農民の勝ちです。</translation>
    </message>
    <message>
        <source>{name} goes out: the landlord wins.</source>
        <translation>{name}が上がり、地主の勝ちです。</translation>
    </message>
    <message>
        <source>{name} has bid {bid}.</source>
        <translation>{name}のビッドは{bid}です。</translation>
    </message>
    <message>
        <source>{name} is drawn as landlord and leads.</source>
        <translation>{name}が抽選で地主になり、最初に出します。</translation>
    </message>
    <message>
        <source>{name} is the landlord and leads.</source>
        <translation>{name}が地主になり、最初に出します。</translation>
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
        <source>{name} played the rocket. The stake doubles.</source>
        <translation>{name}がロケットを出しました。賭け点は2倍です。</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is quadrupled.</source>
        <translation>{name}がロケットを出しました。賭け点は4倍です。</translation>
    </message>
    <message>
        <source>{name} played {combination}.</source>
        <translation>{name}が{combination}を出しました。</translation>
    </message>
    <message>
        <source>{name} plays a bomb: {cards}. The stake doubles.</source>
        <translation>{name}が{cards}の爆弾を出しました。賭け点は2倍です。</translation>
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
        <source>{play} is a different type from {beat}.</source>
        <translation>{play}は{beat}と種類が違います。</translation>
    </message>
    <message>
        <source>{play} needs the same number of cards as {beat}.</source>
        <translation>{play}は{beat}と枚数が違います。</translation>
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
        <translation>ヒント：パス</translation>
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
        <source>{name} passed.</source>
        <translation>{name}はパスしました。</translation>
    </message>
</context>
<context>
    <name>DouDizhuLessons</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>A bomb takes back the lead, and doubles the stake.</source>
        <translation>爆弾は出番を取り返し、賭け点を2倍にします。</translation>
    </message>
    <message>
        <source>A deal as farmer</source>
        <translation>農民で1回</translation>
    </message>
    <message>
        <source>A deal as landlord</source>
        <translation>地主で1回</translation>
    </message>
    <message>
        <source>A farmer goes out first, so the landlord pays. By these house rules each farmer gets half of the {stake} at stake: {gain} points each.</source>
        <translation>農民が先に上がり、地主が払います。この設定では農民は{stake}点の半分ずつ：{gain}点です。</translation>
    </message>
    <message>
        <source>A farmer goes out first. The stake was {stake}: {gain} points.</source>
        <translation>農民が先に上がりました。賭け点は{stake}：{gain}点です。</translation>
    </message>
    <message>
        <source>Against an opponent’s last card lead pairs, never a low single card.</source>
        <translation>残り1枚の相手にはペアを出し、低い1枚は出しません。</translation>
    </message>
    <message>
        <source>Beat {beat} with {play}, the lowest that will do: you’ll need higher cards later.</source>
        <translation>{beat}には{play}、勝てる中でいちばん低い手で。高い札は後で要ります。</translation>
    </message>
    <message>
        <source>Beating {beat} takes the same kind and number of cards. Nothing you hold does it well, so pass.</source>
        <translation>{beat}に勝つには、同じ形で同じ枚数が要ります。良い手がないのでパスしましょう。</translation>
    </message>
    <message>
        <source>Bid 3 to become the landlord. You hold four aces: such a bomb beats almost everything, so the stake may be high.</source>
        <translation>3をビッドして地主になりましょう。Aが4枚あります。この爆弾はほとんど何にでも勝つので、高く賭けられます。</translation>
    </message>
    <message>
        <source>Bid high with bombs, twos and jokers.</source>
        <translation>爆弾・2・ジョーカーがあれば高くビッドします。</translation>
    </message>
    <message>
        <source>Farmers win together: it is enough if one of them goes out.</source>
        <translation>農民は一緒に勝ちます。1人が上がれば十分です。</translation>
    </message>
    <message>
        <source>Lead {play}: two triples in a row, each with a kicker, here {along}. That is 8 cards at once, and hard to beat.</source>
        <translation>{play}を出します。続いた3枚組2つに1枚ずつ（ここでは{along}）付けた形で、一度に8枚減り、なかなか負けません。</translation>
    </message>
    <message>
        <source>Let your partner’s plays stand; stop the landlord’s.</source>
        <translation>味方の手は通し、地主の手は止めます。</translation>
    </message>
    <message>
        <source>Long combinations first: they are hard to beat.</source>
        <translation>長い役から出します。勝たれにくいからです。</translation>
    </message>
    <message>
        <source>No ordinary play of yours beats {beat} – but {play} beats everything except higher bombs, and makes the stake {doubled} instead of {stake}. Play it: the lead is yours again.</source>
        <translation>{beat}に勝てる手はありませんが、{play}ならほとんど何にでも勝ち、賭け点は{stake}から{doubled}に。出せばまたあなたの番です。</translation>
    </message>
    <message>
        <source>Not much to win alone with: no bomb, no 2. With such a hand you would rather be a farmer, with a partner at your side.</source>
        <translation>1人で勝つには弱い手です。爆弾も2もありません。こういう手なら、味方のいる農民のほうが良いでしょう。</translation>
    </message>
    <message>
        <source>One landlord plays against two farmers; the first to run out of cards wins, and a farmer wins for both. 3 is lowest, then up to A, 2 and the jokers; suits do not matter.</source>
        <translation>地主1人対農民2人。先に手札をなくした側の勝ちです。3が最も弱く、Aの上に2、その上がジョーカー。マークは関係ありません。</translation>
    </message>
    <message>
        <source>Only {play} stops {beat}. It doubles the stake, so play it to win.</source>
        <translation>{beat}を止められるのは{play}だけです。賭け点は2倍になります。勝つために出しましょう。</translation>
    </message>
    <message>
        <source>Pass. Whoever bids highest plays alone and wins or loses twice what a farmer does.</source>
        <translation>パスしましょう。いちばん高くビッドした人が1人で戦い、農民2人分を取るか払います。</translation>
    </message>
    <message>
        <source>That is your partner’s {beat}. Pass: if it stands, your side leads, and your high cards stay for the landlord.</source>
        <translation>味方の{beat}です。パスしましょう。通れば味方の番になり、高い札を地主のために残せます。</translation>
    </message>
    <message>
        <source>The landlord goes out first. Each farmer pays the stake of {stake}: {gain} points.</source>
        <translation>地主が先に上がりました。農民は{stake}点ずつ払います：{gain}点です。</translation>
    </message>
    <message>
        <source>The landlord has one card left and would go out on a single card. Lead {play}: no single card can be played on it.</source>
        <translation>地主は残り1枚。1枚の手を出すと上がられます。{play}を出しましょう、1枚では出せません。</translation>
    </message>
    <message>
        <source>The landlord has one card left, and may play it on a single card.</source>
        <translation>地主は残り1枚。1枚の手には出されてしまいます。</translation>
    </message>
    <message>
        <source>The landlord plays {beat} and has {rival} left. Stop that with {play}, the lowest that will do.</source>
        <translation>地主は{beat}、残り{rival}です。{play}で止めましょう、勝てる中でいちばん低い手です。</translation>
    </message>
    <message>
        <source>The lead is yours, and {play} is all you have left: play it and win.</source>
        <translation>あなたが先に出します。残りは{play}だけ。出せばあなたの側の勝ちです。</translation>
    </message>
    <message>
        <source>The lead is yours: play {play}. Whoever leads decides what kind is played, so get rid of low and long combinations first.</source>
        <translation>あなたが先に出します：{play}。先に出す人が形を決めるので、低くて長いものから減らします。</translation>
    </message>
    <message>
        <source>This hand is worth more: below 3, someone may outbid you, or the stake stays small.</source>
        <translation>この手ならもっと高く。3点未満だと、誰かに取られるか、賭け点が小さいままです。</translation>
    </message>
    <message>
        <source>Unbeaten, the landlord leads again. {play} would have prevented that.</source>
        <translation>止めないと、また地主の番です。{play}で止められました。</translation>
    </message>
    <message>
        <source>With {play} you would have got rid of 8 cards at once. Small plays give the lead away, and take longer.</source>
        <translation>{play}なら一度に8枚減らせました。小さい手では番を取られ、時間もかかります。</translation>
    </message>
    <message>
        <source>Without the bomb the others keep the lead and decide what is played.</source>
        <translation>爆弾を出さないと相手の番のままで、形も相手が決めます。</translation>
    </message>
    <message>
        <source>You are the landlord: {cards} from the kitty are yours, and you lead. With 20 cards against 17 you have more to get rid of, so lead many at once.</source>
        <translation>あなたが地主です。伏せ札{cards}を取り、最初に出します。20枚対17枚なので、一度にたくさん減らしましょう。</translation>
    </message>
    <message>
        <source>You go out first. The bid of {bid} times {factor} makes {stake}, and both farmers pay it: {gain} points.</source>
        <translation>先に上がりました。ビッド{bid}×{factor}で{stake}点、農民2人が払います：{gain}点です。</translation>
    </message>
    <message>
        <source>You have beaten your own partner and used up a high card that the landlord feared.</source>
        <translation>味方に勝ってしまいました。地主を止める高い札がなくなりました。</translation>
    </message>
    <message>
        <source>You lead: {play}. Get rid of many cards at once; the landlord has {rival} left.</source>
        <translation>あなたが先に出します：{play}。まとめて減らしましょう。地主は残り{rival}です。</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}点</translation>
    </message>
    <message>
        <source>{landlord} is the landlord, {seat} is your partner. If either of you goes out first, you both win.</source>
        <translation>{landlord}が地主、{seat}が味方です。どちらかが先に上がれば、2人とも勝ちです。</translation>
    </message>
    <message>
        <source>{play} beats {beat}, and it is all you have left: play it and win.</source>
        <translation>{play}は{beat}に勝ち、これで手札がなくなります。出せばあなたの側の勝ちです。</translation>
    </message>
</context>
<context>
    <name>DouDizhuRules</name>
    <message>
        <source>A bid is 1, 2 or 3. The highest bidder becomes the landlord, and the bid is the stake.</source>
        <translation>ビッドは1、2、3のどれかです。いちばん高く言った人が地主になり、その数が賭け点になります。</translation>
    </message>
    <message>
        <source>A bid of 3 ends the auction at once.</source>
        <translation>3と言えば、そこでビッドは終わりです。</translation>
    </message>
    <message>
        <source>A bomb is four of a kind on its own, or both jokers together: the rocket. A bomb can be played on anything and is beaten only by a higher bomb; the rocket is the highest. Every four of a kind played as a bomb doubles the stake.</source>
        <translation>爆弾は、同じ数字の4枚だけで出すもの、またはジョーカー2枚（ロケット）です。爆弾はどんな札にも出せ、より強い爆弾にしか負けません。最強はロケットです。4枚の爆弾が出るたびに賭け点は2倍になります。</translation>
    </message>
    <message>
        <source>A single card, a pair, or a triple; a triple may carry a single card or a pair (full house).</source>
        <translation>シングル、ペア、トリプル。トリプルには1枚またはペアを添えられます（ペアならフルハウス）。</translation>
    </message>
    <message>
        <source>An example: a stake of {bid} and one bomb make {stake}. If the landlord wins, each farmer pays {pay} and the landlord gets {gain}; if the farmers win, each gets {share} and the landlord pays {loss}.</source>
        <translation>例：賭け点{bid}で爆弾が1回出ると{stake}になります。地主が勝てば農民が{pay}点ずつ払い、地主は{gain}点を得ます。農民が勝てば{share}点ずつ受け取り、地主は{loss}点を払います。</translation>
    </message>
    <message>
        <source>Between equal bids the earlier one counts.</source>
        <translation>同じ数なら先に言った人のものになります。</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>Cards carried along are kickers. They never have the rank of the cards they go with, and two jokers are not a pair.</source>
        <translation>いっしょに出す札を添え札といいます。添え札は、添える相手と同じ数字にはできません。ジョーカー2枚はペアとは数えません。</translation>
    </message>
    <message>
        <source>Chains: a straight is five or more single cards of consecutive ranks, a pair chain three or more consecutive pairs, an airplane two or more consecutive triples. Each triple of an airplane may carry a card, or each a pair: its wings.</source>
        <translation>連続する組：ストレートは続いた数字のシングル5枚以上、連続ペアは続いたペア3組以上、飛行機は続いたトリプル2組以上です。飛行機には、トリプルごとに1枚ずつ、またはペアを1組ずつ添えられます。これを翼といいます。</translation>
    </message>
    <message>
        <source>Click a card to pick it up: the first click also takes whatever it needs to beat the table. Drag across cards to pick up several, right-click to put them all back, pull a card up to play.</source>
        <translation>札をクリックすると選べます。最初のクリックでは、場に勝てる組がまとめて選ばれます。なぞると何枚も選べ、札の外を右クリックするとすべて戻ります。札を上に引くと出します。</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Count how many plays your hand needs, not how high it is. Get rid of low single cards inside straights and as kickers.</source>
        <translation>強さよりも、何手で出し切れるかを数えましょう。弱いシングルはストレートや添え札で処理します。</translation>
    </message>
    <message>
        <source>Farmers: do not beat your partner without need. Whoever plays just before the landlord plays high.</source>
        <translation>農民は、味方の札をむやみに超えないこと。地主の直前の席なら高い札を出します。</translation>
    </message>
    <message>
        <source>Four of a kind may carry two cards or two pairs. Then it is not a bomb.</source>
        <translation>同じ数字4枚には、2枚、またはペア2組を添えられます。その場合は爆弾ではありません。</translation>
    </message>
    <message>
        <source>From low to high.</source>
        <translation>左から弱い順です。</translation>
    </message>
    <message>
        <source>From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not matter.</source>
        <translation>弱い順に 3 4 5 6 7 8 9 10 J Q K A 2、黒ジョーカー、赤ジョーカーです。スートは関係ありません。</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>上達のこつ</translation>
    </message>
    <message>
        <source>If everyone passes, new cards are dealt, three times at most; after that the landlord is drawn by lot and the stake is 1.</source>
        <translation>全員がパスすると配り直します。これは3回までで、その次は地主を抽選し、賭け点は1になります。</translation>
    </message>
    <message>
        <source>If the landlord wins, each farmer pays the landlord the stake.</source>
        <translation>地主が勝てば、農民はそれぞれ賭け点を地主に払います。</translation>
    </message>
    <message>
        <source>In turn, the others play a higher combination of the same kind and size, or a bomb, or pass.</source>
        <translation>ほかの人は順に、同じ種類で枚数も同じ、より強い組を出すか、爆弾を出すか、パスします。</translation>
    </message>
    <message>
        <source>Keep twos and jokers to win back the lead, and bombs for the end.</source>
        <translation>2とジョーカーは主導権を取り返すために、爆弾は終盤のために残します。</translation>
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
        <source>Play goes anticlockwise, to the right.</source>
        <translation>番は反時計回りに、右隣へ移ります。</translation>
    </message>
    <message>
        <source>Play goes clockwise, to the left.</source>
        <translation>番は時計回りに、左隣へ移ります。</translation>
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
        <source>The deal</source>
        <translation>配り方</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>The landlord shows the kitty to everyone, takes it and leads to the first trick.</source>
        <translation>地主は伏せ札を全員に見せてから手札に加え、最初に出します。</translation>
    </message>
    <message>
        <source>The leader may play any combination, and may not pass.</source>
        <translation>最初に出す人はどんな組でも出せますが、パスはできません。</translation>
    </message>
    <message>
        <source>The pack has 54 cards, two jokers among them. Each player is dealt 17 cards; the other three, the kitty, stay face down.</source>
        <translation>ジョーカー2枚を含む54枚を使います。各自に17枚ずつ配り、残りの3枚は伏せ札として置きます。</translation>
    </message>
    <message>
        <source>Then the player with the most points wins; players who tie share the win. Points can fall below zero.</source>
        <translation>最後に点数がいちばん多い人が勝ちます。同点なら勝ちを分け合います。点数は0を下回ることもあります。</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>場の進め方</translation>
    </message>
    <message>
        <source>Two farmers play against one landlord. The first player to get rid of all their cards wins the deal; if it is a farmer, both farmers win.</source>
        <translation>農民2人が地主1人と戦います。最初に手札を出し切った人が勝ちます。それが農民なら、農民は2人とも勝ちです。</translation>
    </message>
    <message>
        <source>When the other two have passed, whoever played last leads the next trick.</source>
        <translation>ほかの2人がパスしたら、最後に出した人が次を始めます。</translation>
    </message>
    <message>
        <source>{high} beats {low}: kickers don’t count.</source>
        <translation>{high}は{low}に勝ちます。添え札の強さは関係ありません。</translation>
    </message>
</context>
<context>
    <name>DouDizhuTerms</name>
    <message>
        <source>A card or pair that goes along with three or four of a kind.</source>
        <translation>トリプルや同じ数字4枚に添えて出す1枚またはペア。</translation>
    </message>
    <message>
        <source>A deal in which one side hardly got to play; it counts double.</source>
        <translation>片方がほとんど出せずに終わること。2倍になります。</translation>
    </message>
    <message>
        <source>A triple with a pair.</source>
        <translation>トリプルにペアを添えたもの。</translation>
    </message>
    <message>
        <source>Both jokers together, the highest bomb.</source>
        <translation>ジョーカー2枚。最強の爆弾。</translation>
    </message>
    <message>
        <source>Five or more single cards of consecutive ranks.</source>
        <translation>数字の続いたシングル5枚以上。</translation>
    </message>
    <message>
        <source>Four of a kind on its own, or both jokers together.</source>
        <translation>同じ数字の4枚だけで出すもの、またはジョーカー2枚。</translation>
    </message>
    <message>
        <source>One of the two who play together against the landlord.</source>
        <translation>地主と戦う2人のひとり。</translation>
    </message>
    <message>
        <source>The bid times everything that multiplies it.</source>
        <translation>ビッドに、倍になる分をすべて掛けたもの。</translation>
    </message>
    <message>
        <source>The cards or pairs that an airplane carries.</source>
        <translation>飛行機に添える札やペア。</translation>
    </message>
    <message>
        <source>The three cards left over, which the landlord gets.</source>
        <translation>配り残した3枚。地主のものになります。</translation>
    </message>
    <message>
        <source>Three or more pairs of consecutive ranks.</source>
        <translation>数字の続いたペア3組以上。</translation>
    </message>
    <message>
        <source>Two or more triples of consecutive ranks.</source>
        <translation>数字の続いたトリプル2組以上。</translation>
    </message>
    <message>
        <source>Whoever bid highest; plays alone against the farmers.</source>
        <translation>いちばん高くビッドした人。1人で農民と戦います。</translation>
    </message>
    <message>
        <source>airplane|airplanes</source>
        <translation>飛行機</translation>
    </message>
    <message>
        <source>bomb|bombs</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>farmer|farmers</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>フルハウス</translation>
    </message>
    <message>
        <source>kicker|kickers</source>
        <translation>添え札</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>伏せ札</translation>
    </message>
    <message>
        <source>landlord</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>地主</translation>
    </message>
    <message>
        <source>pair chain|pair chains</source>
        <translation>連続ペア</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>賭け点</translation>
    </message>
    <message>
        <source>straight|straights</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>翼</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before a match the program draws a secret seed. The fingerprint covers the seed, the game, the house rules and the seats; nobody can find the seed from it, and nobody can find another seed with the same fingerprint.</source>
        <translation>対戦の前に、プログラムが秘密のシードを引きます。フィンガープリントはシード・ゲーム・ルール・席をまとめて表すもので、フィンガープリントからシードを知ることも、同じフィンガープリントになる別のシードを見つけることも、誰にもできません。</translation>
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
        <translation>記録を書き出して「cardtable verify ファイル」を実行すると、何が証明されたかが1行ずつ示されます。シード・ゲーム・ルール・席からフィンガープリントが得られること、シードと言葉から決まるカードですべての手が正しかったこと、結果が合っていることです。「--fingerprint」を付けると控えておいた桁と比べ、「--bots」を付けるとボットにもう一度考えさせます。</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>フィンガープリント</translation>
    </message>
    <message>
        <source>Fingerprint of this match</source>
        <translation>この対戦のフィンガープリント</translation>
    </message>
    <message>
        <source>How deals are kept fair</source>
        <translation>公正な配札のしくみ</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>しくみ</translation>
    </message>
    <message>
        <source>If you tick the box on the new-match page, the fingerprint is shown before the deal, and everybody may then add words. The cards follow from the seed and all words. After the match the seed is shown, and no move can be undone any more.</source>
        <translation>新しい対戦のページでチェックを入れると、配札の前にフィンガープリントが表示され、そのあと全員が言葉を加えられます。カードはシードとすべての言葉から決まります。対戦が終わるとシードが表示され、それ以後は手を戻せません。</translation>
    </message>
    <message>
        <source>If your words were hard to guess and came last, and the record with your words is proved for the fingerprint that you noted, nobody can have chosen the cards, not even the program.</source>
        <translation>あなたの言葉が推測しにくく、最後に加えられたもので、その言葉を含む記録が控えておいたフィンガープリントについて証明されたなら、プログラムも含めて誰もカードを選べなかったことになります。</translation>
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
        <translation>フィンガープリントの図</translation>
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
        <translation>この対戦のシードは決まりました。このフィンガープリントはシードとルールと席を表します。対戦後に比べられるように、コピーするか、書き留めるか、写真に撮ってください。</translation>
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
        <translation>この対戦は以前のバージョンのものです。フィンガープリントはシードだけのものです。</translation>
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
        <source>A fault stopped the program last time. Help → Show log says more.</source>
        <translation>前回、プログラムは異常終了しました。詳しくは「ヘルプ」→「ログを表示」をご覧ください。</translation>
    </message>
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
        <source>What went wrong in the program itself. It holds no names, no cards and no files of yours.</source>
        <translation>プログラム自体で起きた問題の記録です。名前、札、お使いのファイルの情報は含まれません。</translation>
    </message>
</context>
<context>
    <name>Fence</name>
    <message>
        <source>The game {name} ({package}) failed, so its match was closed. It is kept as far as it went.</source>
        <translation>ゲーム{name}（{package}）に異常が起きたため、対戦を中断しました。そこまでの内容は保存されています。</translation>
    </message>
    <message>
        <source>The game {name} ({package}) failed.</source>
        <translation>ゲーム{name}（{package}）に異常が起きました。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>a link that leads nowhere</source>
        <translation>リンク先がありません</translation>
    </message>
    <message>
        <source>not a possible name of a file</source>
        <translation>ファイル名として使えません</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>ディスクの応答がありません</translation>
    </message>
</context>
<context>
    <name>GinLessons</name>
    <message>
        <source>A knock with {least} wins only the difference, and your opponent may lay off. Gin would bring 25 more.</source>
        <translation>{least}でノックしても差の分だけで、相手は付け札もできます。ジンならさらに25点です。</translation>
    </message>
    <message>
        <source>Against gin nobody may lay off.</source>
        <translation>ジンには付け札できません。</translation>
    </message>
    <message>
        <source>Both of you passed, so the first card comes from the stock: draw.</source>
        <translation>二人ともパスしたので、最初の1枚は山札から引きます。</translation>
    </message>
    <message>
        <source>Cards in runs and sets count nothing; the rest is deadwood.</source>
        <translation>ランとセットは0点、残りがデッドウッドです。</translation>
    </message>
    <message>
        <source>Cards that fit the knocker’s melds can be laid off.</source>
        <translation>ノックした人のメルドに合うカードは付け札できます。</translation>
    </message>
    <message>
        <source>Everything but {card} is in melds: knock with it, and that’s gin. 25 points more, and nobody may lay off.</source>
        <translation>{card}のほかはすべてメルドです。これを捨ててノックすればジン。25点加わり、付け札もされません。</translation>
    </message>
    <message>
        <source>Gin is a hand without deadwood: 25 points more.</source>
        <translation>ジンはデッドウッドなしの手で、25点加わります。</translation>
    </message>
    <message>
        <source>Gin! Your opponent has {other} points of deadwood, and gin pays {bonus}: {points} for you.</source>
        <translation>ジン！相手のデッドウッド{other}点とジンの{bonus}点で、{points}点です。</translation>
    </message>
    <message>
        <source>Going gin</source>
        <translation>ジン</translation>
    </message>
    <message>
        <source>If you have no more deadwood than the knocker, it’s an undercut: 25 extra.</source>
        <translation>ノックした人以下のデッドウッドならアンダーカット、25点加わります。</translation>
    </message>
    <message>
        <source>Nothing else fits. You have {deadwood}, the knocker has {theirs}: press Done and see.</source>
        <translation>もう付けられません。あなたは{deadwood}、相手は{theirs}。「完了」を押しましょう。</translation>
    </message>
    <message>
        <source>Now discard {card}: it is in no meld and counts {pips}, which leaves {least} points. Every turn ends with a discard.</source>
        <translation>{card}を捨てます。メルドでなく{pips}点なので、残りは{least}点。番の終わりには必ず1枚捨てます。</translation>
    </message>
    <message>
        <source>So knocking with a lot of deadwood is a risk.</source>
        <translation>だから、デッドウッドの多いノックは危険です。</translation>
    </message>
    <message>
        <source>Take {top} from the discard pile: it fits, and leaves {with_top} points instead of {deadwood}.</source>
        <translation>捨て札の{top}を取ります。メルドになり、{deadwood}点が{with_top}点に減ります。</translation>
    </message>
    <message>
        <source>Take {top}: it makes a meld and, once you discard, leaves {with_top} points instead of {deadwood}.</source>
        <translation>{top}を取ります。メルドができ、1枚捨てると{deadwood}点が{with_top}点に減ります。</translation>
    </message>
    <message>
        <source>The first upcard sets how much deadwood you may knock with.</source>
        <translation>最初のアップカードで、ノックできるデッドウッドが決まります。</translation>
    </message>
    <message>
        <source>The first upcard, {upcard}, fixes the limit: with {limit} points of deadwood or less after your turn you may knock and lay down your hand.</source>
        <translation>最初のアップカード{upcard}が上限です。番の終わりにデッドウッドが{limit}点以下なら、ノックして公開できます。</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>The knocker wins the difference of the deadwood.</source>
        <translation>ノックした人はデッドウッドの差を得ます。</translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins this hand.</source>
        <translation>山札がなくなりました。勝者はいません。</translation>
    </message>
    <message>
        <source>The undercut</source>
        <translation>アンダーカット</translation>
    </message>
    <message>
        <source>Three or more of a rank, or in a row in one suit, make a meld. You have none so far, so all your cards are deadwood, {deadwood} points: face cards count 10, all others their number. Aim to lower it.</source>
        <translation>同じ数字3枚以上、または同じマークの続き3枚以上がメルドです。まだ1つもないので全部がデッドウッド、{deadwood}点です（絵札は10点）。これを減らしましょう。</translation>
    </message>
    <message>
        <source>Three or more of a rank, or in a row in one suit, make a meld: you have {melds}. The rest is deadwood, {deadwood} points; face cards count 10, all others their number.</source>
        <translation>同じ数字3枚以上、または同じマークの続き3枚以上がメルドです。あなたには{melds}があります。残りはデッドウッド{deadwood}点（絵札は10点）です。</translation>
    </message>
    <message>
        <source>Undercut! You have {own}, the knocker {other}: the difference of {difference} and {bonus} for the undercut make {points} points.</source>
        <translation>アンダーカット！あなたは{own}、相手は{other}。差の{difference}点とアンダーカットの{bonus}点で{points}点です。</translation>
    </message>
    <message>
        <source>Waiting for it is a risk: your opponent may knock first.</source>
        <translation>待つのは危険もあります。相手が先にノックするかもしれません。</translation>
    </message>
    <message>
        <source>Without {card} you have {least} points, and the limit is {limit}: knock! Waiting gives your opponent time to catch up.</source>
        <translation>{card}を捨てると{least}点、上限は{limit}点。ノックしましょう！待てば相手に時間を与えます。</translation>
    </message>
    <message>
        <source>Without {thrown} you have {now} points of deadwood; without {card} it would be {least}.</source>
        <translation>{thrown}を捨てるとデッドウッドは{now}点、{card}なら{least}点でした。</translation>
    </message>
    <message>
        <source>You could have knocked with {least}: the limit is {limit}. Now your opponent may be first.</source>
        <translation>{least}点でノックできました（上限{limit}点）。相手に先を越されるかもしれません。</translation>
    </message>
    <message>
        <source>You could knock with {least}. But one more card makes gin, worth 25 more; it is early, so discard {card} and wait.</source>
        <translation>{least}点でノックできます。でもあと1枚でジン、25点多くなります。まだ早いので{card}を捨てて待ちましょう。</translation>
    </message>
    <message>
        <source>You have {own}, your opponent has {other} after laying off: the difference is yours, {points} points.</source>
        <translation>あなたは{own}、付け札後の相手は{other}。差の{points}点があなたのものです。</translation>
    </message>
    <message>
        <source>You have {own}, your opponent has {other} and scores {points} points.</source>
        <translation>あなたは{own}、相手は{other}。相手の得点は{points}点です。</translation>
    </message>
    <message>
        <source>Your opponent has knocked with {theirs} points; you have {deadwood}. Lay {card} off on the knocker’s meld: then you have {left}.</source>
        <translation>相手が{theirs}点でノック、あなたは{deadwood}点。{card}を相手のメルドに付け札すると{left}点になります。</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}点</translation>
    </message>
    <message>
        <source>{card} fits the knocker’s meld. Laid off, you would have {left} points against {theirs}.</source>
        <translation>{card}は相手のメルドに付きます。付ければ{left}点対{theirs}点でした。</translation>
    </message>
    <message>
        <source>{now} is more than the limit of {limit}: such a knock only shows your opponent your hand, and play goes on.</source>
        <translation>{now}点は上限の{limit}点を超えています。このノックは相手に手札を見せるだけで、勝負はそのまま続きます。</translation>
    </message>
    <message>
        <source>{top} doesn’t help you. Draw from the stock: an unknown card might.</source>
        <translation>{top}は役に立ちません。山札から引きましょう。</translation>
    </message>
    <message>
        <source>{top} makes no meld, and your opponent has seen you take it. An unknown card could have helped.</source>
        <translation>{top}はメルドにならず、取ったカードも見られました。山札のカードなら役に立ったかもしれません。</translation>
    </message>
    <message>
        <source>{top} makes no meld: pass.</source>
        <translation>{top}はメルドになりません。パスしましょう。</translation>
    </message>
    <message>
        <source>{top} would have made a meld: {with_top} points left instead of {deadwood}.</source>
        <translation>{top}でメルドができ、{deadwood}点が{with_top}点に減るところでした。</translation>
    </message>
</context>
<context>
    <name>GinRules</name>
    <message>
        <source>A drawn hand brings nobody points, and the same player deals again.</source>
        <translation>引き分けのディールは得点なしで、同じ人がもう一度配ります。</translation>
    </message>
    <message>
        <source>A run.</source>
        <translation>ラン。</translation>
    </message>
    <message>
        <source>A set.</source>
        <translation>セット。</translation>
    </message>
    <message>
        <source>After a hand with equal deadwood the other player deals.</source>
        <translation>デッドウッドが同じだったディールの後は、もう一方の人が配ります。</translation>
    </message>
    <message>
        <source>An example: you have {mine} points and won {hands} hands, your opponent {theirs} and {lost}. You count {mine} + {boxes} + {bonus} = {total}, your opponent {theirs} + {others} = {less}: a difference of {credit}.</source>
        <translation>例：あなたは{mine}点で{hands}ディール、相手は{theirs}点で{lost}ディールに勝ちました。あなたは{mine} + {boxes} + {bonus} = {total}点、相手は{theirs} + {others} = {less}点で、差は{credit}点です。</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, face cards 10, all others their number. The less, the better; none at all is gin.</source>
        <translation>どのメルドにも入らないカードがデッドウッドです。エースは1、絵札は10、ほかは数字どおりに数えます。少ないほどよく、1枚もなければジンです。</translation>
    </message>
    <message>
        <source>Click the stock or the discard pile to draw, a card to pick it up, the discard pile to discard it; or drag the cards. Right-click puts a card back.</source>
        <translation>山札か捨て札をクリックすると引き、手札をクリックすると選び、捨て札をクリックすると捨てます。ドラッグもできます。右クリックで選択を戻します。</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Dealing and the knock limit</source>
        <translation>配り方とノックの上限</translation>
    </message>
    <message>
        <source>Discard high cards that match nothing first; middle cards fit the most runs.</source>
        <translation>組めない高いカードから捨てましょう。真ん中の数はランを作りやすいカードです。</translation>
    </message>
    <message>
        <source>Each hand won is a box.</source>
        <translation>勝ったディール1回がボックス1つです。</translation>
    </message>
    <message>
        <source>Examples, after laying off, with nothing doubled:</source>
        <translation>例（付け札のあと、2倍なしの場合）：</translation>
    </message>
    <message>
        <source>First the player who did not deal may take the upcard; if they pass, the dealer may; if both pass, the player who did not deal draws from the stock.</source>
        <translation>まず、配らなかった人がアップカードを取れます。パスなら親が取れます。2人ともパスなら、配らなかった人が山札から引きます。</translation>
    </message>
    <message>
        <source>From then on you take the top discard or draw from the stock, and then discard one card or knock.</source>
        <translation>その後は番ごとに、捨て札の一番上を取るか山札から引き、1枚捨てるかノックします。</translation>
    </message>
    <message>
        <source>Games and the match</source>
        <translation>ゲームと対戦</translation>
    </message>
    <message numerus="yes">
        <source>Gin against {other}: %n point(s).</source>
        <translation>
            <numerusform>ジン、相手は{other}：%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>上達のこつ</translation>
    </message>
    <message>
        <source>If the loser of a game won no hand, that is a shut-out: the winner’s points and the game bonus count double, the boxes do not.</source>
        <translation>ゲームの敗者が1ディールも勝てなければ完封です。勝者の得点とゲームのボーナスは2倍、ボックスは2倍になりません。</translation>
    </message>
    <message>
        <source>If your deadwood is within the limit after drawing, you may knock: you discard face down and show your hand.</source>
        <translation>引いたあとのデッドウッドが上限以内ならノックできます。1枚を伏せて捨て、手札を見せます。</translation>
    </message>
    <message>
        <source>In the first turns knock as soon as you may; later a low hand is less likely to be undercut.</source>
        <translation>序盤はノックできたらすぐに、終盤はなるべく少ないデッドウッドで。</translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}, an undercut: %n point(s) for the opponent.</source>
        <translation>
            <numerusform>{mine}でノック、相手は{other}でアンダーカット：相手に%n点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}: %n point(s) for the knocker.</source>
        <translation>
            <numerusform>{mine}でノック、相手は{other}：ノックした人に%n点。</numerusform>
        </translation>
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
        <source>Scoring a hand</source>
        <translation>ディールの得点</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>The pack has 52 cards. Each player is dealt ten; the rest is the stock. Its top card, the upcard, is turned over and begins the discard pile.</source>
        <translation>52枚を使います。各自に10枚ずつ配り、残りは山札です。その一番上を表にしたものがアップカードで、捨て札の1枚目になります。</translation>
    </message>
    <message>
        <source>The upcard fixes the limit: the most deadwood you may knock with.</source>
        <translation>アップカードで上限が決まります。デッドウッドがそれ以下ならノックできます。</translation>
    </message>
    <message>
        <source>Then the higher match score wins.</source>
        <translation>最後に、対戦の得点が多い人が勝ちます。</translation>
    </message>
    <message>
        <source>This hand has {deadwood} points of deadwood.</source>
        <translation>この手のデッドウッドは{deadwood}です。</translation>
    </message>
    <message>
        <source>Two players arrange ten cards each in melds: runs, three or more cards of a suit in succession, the ace below the 2; and sets, three or four cards of a rank. No card is in two melds.</source>
        <translation>2人がそれぞれ10枚でメルドを作ります。ランは同じスートで続いた3枚以上（エースは2の下）、セットは同じ数字の3枚か4枚です。1枚のカードを2つのメルドには使えません。</translation>
    </message>
    <message>
        <source>Unless you have gin, your opponent may lay off deadwood: add cards to your melds that fit there.</source>
        <translation>ジンでなければ、相手はあなたのメルドに合うカードを付け札できます。</translation>
    </message>
    <message>
        <source>Upcard {card}: knock with at most {limit}, and all points are doubled.</source>
        <translation>アップカード{card}：{limit}以下でノックでき、得点はすべて2倍。</translation>
    </message>
    <message>
        <source>Upcard {card}: knock with at most {limit}.</source>
        <translation>アップカード{card}：{limit}以下でノックできます。</translation>
    </message>
    <message>
        <source>Upcard {card}: only gin ends the hand.</source>
        <translation>アップカード{card}：ジンでしか上がれません。</translation>
    </message>
    <message>
        <source>Watch what your opponent takes.</source>
        <translation>相手が取ったカードを覚えましょう。</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot; in later games it is the player who leads the match, if there is one.</source>
        <translation>最初の親は抽選です。次のゲームからは、対戦でリードしている人がいれば、その人が最初に配ります。</translation>
    </message>
    <message>
        <source>Whoever knocks above the limit takes the hand back, the discard is turned up, and play goes on as after any discard; the opponent has seen the hand.</source>
        <translation>上限を超えてノックした人は手札を戻し、捨てたカードは表になり、捨て札の後と同じように続けます。相手は手札を見ています。</translation>
    </message>
    <message>
        <source>Whoever then has more adds the difference to their match score – even if the other reached the target.</source>
        <translation>そのうえで多い方が、差を対戦の得点に加えます。目標に届いたのが相手でもそうなります。</translation>
    </message>
    <message>
        <source>With less deadwood than the opponent, the knocker scores the difference. If the opponent has less, that is an undercut: the opponent scores the difference and a bonus. Gin scores the opponent’s deadwood and a bonus, and cannot be undercut.</source>
        <translation>ノックした人のデッドウッドが相手より少なければ、差が得点になります。相手の方が少なければアンダーカットで、相手が差とボーナスを得ます。ジンは相手のデッドウッドとボーナスが得点になり、アンダーカットされません。</translation>
    </message>
</context>
<context>
    <name>GinTerms</name>
    <message>
        <source>A game in which one player won no hand.</source>
        <translation>相手が1ディールも勝てなかったゲーム。</translation>
    </message>
    <message>
        <source>A hand without any deadwood.</source>
        <translation>デッドウッドのない手。</translation>
    </message>
    <message>
        <source>A hand won, counted at the end of the game.</source>
        <translation>勝ったディール。ゲームの終わりに数えます。</translation>
    </message>
    <message>
        <source>A run or a set.</source>
        <translation>ランまたはセット。</translation>
    </message>
    <message>
        <source>Cards in no meld, and what they count together.</source>
        <translation>メルドに入らないカード、またその合計。</translation>
    </message>
    <message>
        <source>Eleven cards in melds, without a discard.</source>
        <translation>捨てずに11枚すべてがメルドになること。</translation>
    </message>
    <message>
        <source>The first card turned over; it fixes the limit.</source>
        <translation>最初に表にしたカード。上限を決めます。</translation>
    </message>
    <message>
        <source>The knocker’s opponent has less deadwood, and scores.</source>
        <translation>ノックした人より相手のデッドウッドが少ないこと。相手の得点になります。</translation>
    </message>
    <message>
        <source>The most deadwood you may knock with.</source>
        <translation>ノックできるデッドウッドの最大。</translation>
    </message>
    <message>
        <source>The pile of face-down cards to draw from.</source>
        <translation>伏せたカードの山。ここから引きます。</translation>
    </message>
    <message>
        <source>Three or four cards of one rank.</source>
        <translation>同じ数字の3枚か4枚。</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in succession.</source>
        <translation>同じスートで続いた3枚以上。</translation>
    </message>
    <message>
        <source>To add deadwood to the knocker’s melds.</source>
        <translation>ノックした人のメルドにデッドウッドを付けること。</translation>
    </message>
    <message>
        <source>To end the hand by laying it down.</source>
        <translation>手札を見せてディールを終えること。</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>ビッグジン</translation>
    </message>
    <message>
        <source>box|boxes</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>deadwood</source>
        <translation>デッドウッド</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>ジン</translation>
    </message>
    <message>
        <source>knock|knocks|knocked|knocking</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>lay off|lays off|laid off|laying off</source>
        <translation>付け札</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>meld|melds</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>メルド</translation>
    </message>
    <message>
        <source>run|runs</source>
        <translation>ラン</translation>
    </message>
    <message>
        <source>set|sets</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>shut-out</source>
        <translation>完封</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>アンダーカット</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>アップカード</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A real deal at a real table; a bubble tells you what happens and why. It doesn’t count as one of your matches.</source>
        <translation>本物のテーブルで本物の勝負をします。何が起きるか、なぜかは吹き出しが教えます。対戦の記録には入りません。</translation>
    </message>
    <message>
        <source>First hands</source>
        <translation>はじめての一戦</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>レッスンをやめる</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>このまま続ける</translation>
    </message>
    <message>
        <source>Played out, this deal ends with {own}, not {best}.</source>
        <translation>最後まで打つと、{best}ではなく{own}になります。</translation>
    </message>
    <message>
        <source>Then these cards would not be played at all.</source>
        <translation>それでは、この手は打たれずに終わります。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>With these very cards it costs nothing; with most others it would.</source>
        <translation>この手では損になりませんが、たいていの手では損になります。</translation>
    </message>
    <message>
        <source>You have left the path of this lesson. Play on as you like, or undo.</source>
        <translation>レッスンの流れから外れました。自由に続けるか、元に戻してください。</translation>
    </message>
    <message>
        <source>{lesson} · {part} of {parts}</source>
        <translation>{lesson} · {part}/{parts}</translation>
    </message>
    <message>
        <source>{lesson} – done</source>
        <translation>{lesson} – 完了</translation>
    </message>
    <message>
        <source>{lesson} – go on</source>
        <translation>{lesson} – 続きから</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Move the card within the hand</source>
        <translation>手札の中でカードを動かす</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
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
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>サイドパネル</translation>
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
        <source>%n undo(s)</source>
        <translation>
            <numerusform>やり直し%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Help used: {help}</source>
        <translation>補助：{help}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hide hints</source>
        <translation>ヒントを閉じる</translation>
    </message>
    <message>
        <source>Looking for your best move…</source>
        <translation>最善の手を探しています…</translation>
    </message>
    <message>
        <source>Your options, best first</source>
        <translation>候補（良い順）</translation>
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
        <source>Match history</source>
        <translation>対戦履歴</translation>
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
        <translation>一・赤ピン</translation>
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
        <translation>四・金四</translation>
    </message>
    <message>
        <source>4-1 pays double, but only with two cards.</source>
        <translation>シッピンは2倍。ただし2枚のときだけです。</translation>
    </message>
    <message>
        <source>4th from the top; nobody has looked</source>
        <translation>上から4枚目、まだ誰も見ていません</translation>
    </message>
    <message>
        <source>4th from top</source>
        <translation>上から4枚目</translation>
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
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only {name} sees it</source>
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
        <translation>= 無勝負、戻り</translation>
    </message>
    <message>
        <source>= Void, returned</source>
        <translation>= 無効、戻り</translation>
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
        <source>All rounds have been played.</source>
        <translation>すべての回が終わりました。</translation>
    </message>
    <message>
        <source>As before: {amount}</source>
        <translation>前回と同じ：{amount}</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>賭け</translation>
    </message>
    <message>
        <source>Bet as before</source>
        <translation>前回と同じ賭け</translation>
    </message>
    <message>
        <source>Bets &lt;b&gt;{bet}&lt;/b&gt; of {cap}</source>
        <translation>賭け &lt;b&gt;{bet}&lt;/b&gt;／{cap}</translation>
    </message>
    <message>
        <source>Bets still open</source>
        <translation>賭け枠の残り</translation>
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
        <source>Chips</source>
        <translation>チップ</translation>
    </message>
    <message>
        <source>Chips by round</source>
        <translation>チップの推移</translation>
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
        <source>Column {column} ({hand}): equal, the dealer wins.</source>
        <translation>{column}列目：{hand}、同点、親の勝ち。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): higher, wins.</source>
        <translation>{column}列目：{hand}、親より上、勝ち。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): loses to the dealer’s special pair.</source>
        <translation>{column}列目：{hand}、親の役に負け。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): loses to three of a kind.</source>
        <translation>{column}列目：{hand}、親の同じ札3枚に負け。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): lower, loses.</source>
        <translation>{column}列目：{hand}、親より下、負け。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): nobody has bet.</source>
        <translation>{column}列目：{hand}、賭けなし。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): stakes go back.</source>
        <translation>{column}列目：{hand}、無勝負、賭けは戻ります。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): void.</source>
        <translation>{column}列目：{hand}、無効。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): wins more than even money.</source>
        <translation>{column}列目：{hand}、賭けを上回る勝ち。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): wins twice its stake.</source>
        <translation>{column}列目：{hand}、賭けの2倍の勝ち。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): you pay.</source>
        <translation>{column}列目：{hand}、支払い。</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): you win.</source>
        <translation>{column}列目：{hand}、親の勝ち。</translation>
    </message>
    <message>
        <source>Column {column} is listed twice.</source>
        <translation>{column}列目が2度指定されています。</translation>
    </message>
    <message>
        <source>Column {column} is turned up: {rank}.</source>
        <translation>{column}列目を表にしました：{rank}。</translation>
    </message>
    <message>
        <source>Column {column}, second card: face down.</source>
        <translation>{column}列目の2枚目：裏向き。</translation>
    </message>
    <message>
        <source>Column {column}, second card: {rank}.</source>
        <translation>{column}列目の2枚目：{rank}。</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>{number}列目</translation>
    </message>
    <message>
        <source>Costs more than column {a}.</source>
        <translation>{a}列目より損が大きいです。</translation>
    </message>
    <message>
        <source>Counting all unseen cards, a third card is worth more in the end.</source>
        <translation>見えていない札をすべて数えると、3枚目を引くほうが得です。</translation>
    </message>
    <message>
        <source>Counting all unseen cards, two cards are worth more in the end.</source>
        <translation>見えていない札をすべて数えると、2枚のままのほうが得です。</translation>
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
        <source>Dealer’s cards</source>
        <translation>親の札</translation>
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
        <source>Don’t bet</source>
        <translation>賭けない</translation>
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
        <source>Everyone must bet at least one chip.</source>
        <translation>1枚以上賭けてください。</translation>
    </message>
    <message>
        <source>Eye: not yet seen by the dealer</source>
        <translation>目の印：親はまだ見ていません</translation>
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
        <source>From the bottom; nobody has looked</source>
        <translation>一番下から、まだ誰も見ていません</translation>
    </message>
    <message>
        <source>From the top; nobody has looked</source>
        <translation>一番上から、まだ誰も見ていません</translation>
    </message>
    <message>
        <source>Gives up what column {a} promises.</source>
        <translation>{a}列目の見込みを捨てることになります。</translation>
    </message>
    <message>
        <source>Hint: 4th from top</source>
        <translation>ヒント：上から4枚目</translation>
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
        <source>Hint: don’t bet</source>
        <translation>ヒント：賭けない</translation>
    </message>
    <message>
        <source>Hint: stand</source>
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
        <source>It is not your turn.</source>
        <translation>あなたの番ではありません。</translation>
    </message>
    <message>
        <source>It makes no difference: nobody has seen the deck.</source>
        <translation>どこから引いても同じです。山札は誰も見ていません。</translation>
    </message>
    <message>
        <source>It may be the top card, the bottom card or the fourth from the top.</source>
        <translation>一番上、一番下、上から4枚目のどれかを取れます。</translation>
    </message>
    <message>
        <source>Kyo-Kabu</source>
        <translation>京かぶ</translation>
    </message>
    <message>
        <source>Name a column and a number of chips.</source>
        <translation>賭けるには列と枚数が必要です。</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次の回</translation>
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
        <source>Nothing may follow this action.</source>
        <translation>この操作に続く語はありません。</translation>
    </message>
    <message>
        <source>Of {cap} chips, {left} may still be bet.</source>
        <translation>全員で{cap}枚まで、あと{left}枚賭けられます。</translation>
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
        <source>Only {chips} left under the bet limit.</source>
        <translation>賭けられるのはあと{chips}です。</translation>
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
        <source>Promises a loss, if only by a hair.</source>
        <translation>わずかですが、損の見込みです。</translation>
    </message>
    <message>
        <source>Promises as much as column {a}.</source>
        <translation>{a}列目と同じ見込みです。</translation>
    </message>
    <message>
        <source>Promises less than column {a}.</source>
        <translation>{a}列目より見込みが小さいです。</translation>
    </message>
    <message>
        <source>Promises the most, but little: bet little.</source>
        <translation>見込みは一番ですが、わずかです。少しだけ賭けましょう。</translation>
    </message>
    <message>
        <source>Put a chip on that column</source>
        <translation>その列にチップを置く</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}回</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>第{number}回が始まりました。</translation>
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
        <source>See result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Spreads the risk over several columns.</source>
        <translation>いくつかの列に分けて、危険を減らします。</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>いらない</translation>
    </message>
    <message>
        <source>That is not possible right now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>The 4th card from the top</source>
        <translation>上から4枚目の札</translation>
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
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The match is over. Most chips: {names}.</source>
        <translation>対戦は終わりました。最多のチップ：{names}。</translation>
    </message>
    <message>
        <source>The match was ended early.</source>
        <translation>途中で終了しました。</translation>
    </message>
    <message>
        <source>The minimum bet is one chip.</source>
        <translation>賭けは1枚からです。</translation>
    </message>
    <message>
        <source>The older game: columns 5, 6, 7 and 8 against the dealer. Nine is best.</source>
        <translation>古い遊び方：5、6、7、8の列で親と勝負します。9が最強です。</translation>
    </message>
    <message>
        <source>The third card comes from the top.</source>
        <translation>3枚目は一番上から取ります。</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>一番上</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Which chip that is</source>
        <translation>置くチップを選ぶ</translation>
    </message>
    <message>
        <source>With or without a third card, the odds are the same.</source>
        <translation>3枚目を引いても引かなくても、見込みは同じです。</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>勝ち負けなしです</translation>
    </message>
    <message>
        <source>You can bet on one column only.</source>
        <translation>賭けられるのは1列だけです。</translation>
    </message>
    <message>
        <source>You drew {rank}, nearest to nine: you deal</source>
        <translation>あなたの{rank}が9に最も近く、親です</translation>
    </message>
    <message>
        <source>You drew {rank}, the lowest: you deal</source>
        <translation>あなたの{rank}が最も小さく、親です</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>あなたの手</translation>
    </message>
    <message>
        <source>You have {chips}; {left} more may be bet.</source>
        <translation>手持ちは{chips}、賭けられるのはあと{left}です。</translation>
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
        <source>You only have {chips}.</source>
        <translation>手持ちは{chips}だけです。</translation>
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
        <source>a third card for column {column}?</source>
        <translation>{column}列目の3枚目は？</translation>
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
        <source>buta</source>
        <translation>ブタ</translation>
    </message>
    <message>
        <source>from fourth place</source>
        <translation>上から4枚目</translation>
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
        <source>kabu</source>
        <translation>カブ</translation>
    </message>
    <message>
        <source>kuppin</source>
        <translation>クッピン</translation>
    </message>
    <message>
        <source>kuppin, 9 and 1</source>
        <translation>九一</translation>
    </message>
    <message>
        <source>naki</source>
        <translation>ナキ</translation>
    </message>
    <message>
        <source>nizō</source>
        <translation>ニゾウ</translation>
    </message>
    <message>
        <source>no bet</source>
        <translation>賭けなし</translation>
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
        <source>shippin, 4 and 1</source>
        <translation>四一</translation>
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
        <source>{a} of {b} unseen cards help, {c} of them make 8 or 9.</source>
        <translation>見えていない{b}枚のうち{a}枚でよくなり、{c}枚は8か9になります。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 4-1 here, which pays double.</source>
        <translation>見えていない{b}枚のうち{a}枚でシッピン。2倍になります。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 7, 8 or 9 here at once, more than elsewhere.</source>
        <translation>見えていない{b}枚のうち{a}枚ですぐ7・8・9。ほかの列より多いです。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make three alike; the rest help too seldom.</source>
        <translation>見えていない{b}枚のうち{a}枚で同じ札3枚。残りの札は助けになりにくいです。</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards would hurt.</source>
        <translation>見えていない{b}枚のうち{a}枚で悪くなります。</translation>
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
        <source>{names} share the win with {chips} each</source>
        <translation>{names}が{chips}で勝ちを分け合いました</translation>
    </message>
    <message>
        <source>{name} bets {chips} on column {column}.</source>
        <translation>{name}が{column}列目に{chips}を賭けました。</translation>
    </message>
    <message>
        <source>{name} cannot bet: the limit is used up.</source>
        <translation>{name}は賭けられません。上限に達しました。</translation>
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
        <source>{name} doesn’t bet.</source>
        <translation>{name}は賭けませんでした。</translation>
    </message>
    <message>
        <source>{name} draws a third card in column {column}: {rank}.</source>
        <translation>{name}が{column}列目に3枚目を取りました：{rank}。</translation>
    </message>
    <message>
        <source>{name} draws {rank} to choose the dealer.</source>
        <translation>{name}が親決めで{rank}を引きました。</translation>
    </message>
    <message>
        <source>{name} drew {rank}, nearest to nine, and deals</source>
        <translation>{name}の{rank}が9に最も近く、親です</translation>
    </message>
    <message>
        <source>{name} drew {rank}, the lowest, and deals</source>
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
        <source>{name} stands in column {column}.</source>
        <translation>{name}は{column}列目の3枚目を取りませんでした。</translation>
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
        <source>{sum} = {total}. It’s your choice.</source>
        <translation>{sum} = {total}。取るかどうかは自由です。</translation>
    </message>
    <message>
        <source>{sum} = {total}. With 3 or less you must draw.</source>
        <translation>{sum} = {total}。3以下は3枚目を必ず取ります。</translation>
    </message>
    <message>
        <source>{sum} = {total}. With 7 or more you can’t draw.</source>
        <translation>{sum} = {total}。7以上は3枚目を取れません。</translation>
    </message>
    <message>
        <source>{total}, {name}</source>
        <translation>{total}（{name}）</translation>
    </message>
    <message>
        <source>{total}: 3 or less must draw.</source>
        <translation>{total}：3以下なので、3枚目を必ず取ります。</translation>
    </message>
    <message>
        <source>{total}: 7 or more can’t draw.</source>
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
    <name>KabuLessons</name>
    <message>
        <source>4 and 1 or 9 and 1 win for the dealer on two cards.</source>
        <translation>親は2枚で4と1、または9と1なら勝ちです。</translation>
    </message>
    <message>
        <source>9 and 1, kuppin, wins for the dealer on two cards.</source>
        <translation>親は2枚で9と1、クッピンなら勝ちです。</translation>
    </message>
    <message>
        <source>A column nearer to 9 than the dealer wins as much as you bet.</source>
        <translation>親より9に近ければ、賭けた分だけ勝ちます。</translation>
    </message>
    <message>
        <source>A round as dealer</source>
        <translation>親で1回</translation>
    </message>
    <message>
        <source>A round as player</source>
        <translation>子で1回</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. From 7 on there is no third card: choose Stand. It is good as it is.</source>
        <translation>{column}列目：{first}＋{second}＝{sum} → {total}、{name}。7以上は3枚目を引けません。「いらない」を選びます。このままで十分です。</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. Only {better} of the {unseen} cards you have not seen make it better: choose Stand.</source>
        <translation>{column}列目：{first}＋{second}＝{sum} → {total}、{name}。ここは自由です。まだ見ていない{unseen}枚のうち、良くなるのは{better}枚だけです。「いらない」を選びましょう。</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. {better} of the {unseen} cards you have not seen make it better, more than half: choose Card!</source>
        <translation>{column}列目：{first}＋{second}＝{sum} → {total}、{name}。ここは自由です。まだ見ていない{unseen}枚のうち{better}枚で良くなります。半分より多いので「もう一丁！」を選びましょう。</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Up to 3 you must take a third card: so low a total hardly ever wins.</source>
        <translation>{column}列目：{first}＋{second}＝{sum} → {total}、{name}。3以下は3枚目を必ず引きます。低い点では、まず勝てません。</translation>
    </message>
    <message>
        <source>Equal totals: the bet goes back.</source>
        <translation>同点なら賭けは戻ります。</translation>
    </message>
    <message>
        <source>If you bet nothing, you only watch this round: nothing lost, nothing won.</source>
        <translation>賭けなければ見ているだけ。負けもなく、勝ちもありません。</translation>
    </message>
    <message>
        <source>Nobody has bet, so nothing is compared.</source>
        <translation>誰も賭けなかったので、比べません。</translation>
    </message>
    <message>
        <source>Only the last digit counts, and 9 is best.</source>
        <translation>数えるのは一の位だけ、9が最高です。</translation>
    </message>
    <message>
        <source>Only {better} of the {unseen} cards you had not seen could make {total} better; the others spoil it.</source>
        <translation>まだ見ていない{unseen}枚のうち、{total}が良くなるのは{better}枚だけです。ほかは悪くなります。</translation>
    </message>
    <message>
        <source>Put {stake} chips on column {columns}: click it twice (or press {columns} twice), then Place bets. It shows {ranks}, and you may bet on one column only.</source>
        <translation>{columns}列目に{stake}枚置きます。列を2回クリック（または{columns}キーを2回）して「賭ける」。表の札は{ranks}、賭けられるのは1列だけです。</translation>
    </message>
    <message>
        <source>Put {stake} chips on each of the columns {columns}: click each twice (or press its number twice), then Place bets. They show {ranks}; each wins or loses on its own.</source>
        <translation>{columns}の列に{stake}枚ずつ置きます。列を2回ずつクリック（または数字キーを2回ずつ）して「賭ける」。表の札は{ranks}、勝ち負けは列ごとです。</translation>
    </message>
    <message>
        <source>The dealer has {hand}; your columns have {mine}. Whatever is nearer to 9 wins: {net} chips for you.</source>
        <translation>親は{hand}、あなたの列は{mine}。9に近いほうが勝ち：あなたは{net}枚です。</translation>
    </message>
    <message>
        <source>The dealer plays against every column at once.</source>
        <translation>親はすべての列と一度に勝負します。</translation>
    </message>
    <message>
        <source>The players have decided. Your second card: take the top one again, then you see both. A 1 after a 4 or a 9 would win at once.</source>
        <translation>子は決め終えました。2枚目もいちばん上を取ると、両方が見えます。4か9のあとに1が来れば、その場で親の勝ちです。</translation>
    </message>
    <message>
        <source>There are four columns, and the dealer has a hand as well. You bet that a column comes nearer to 9 than the dealer. Only the last digit of a sum counts: 8 + 9 = 17 → 7.</source>
        <translation>列は4つ、親には親の手があります。親より9に近くなる列に賭けます。数えるのは一の位だけ：8＋9＝17 → 7。</translation>
    </message>
    <message>
        <source>This time you are the dealer. The others bet on columns, and your hand plays against each of them: you win what loses and pay what beats you.</source>
        <translation>今度はあなたが親です。ほかの人が列に賭け、あなたの手が各列と勝負します。勝てばもらい、負ければ払います。</translation>
    </message>
    <message>
        <source>Up to 3 you must take a third card, from 7 on you may not; in between, you choose.</source>
        <translation>3以下は必ず引き、7以上は引けません。その間は自由です。</translation>
    </message>
    <message>
        <source>With a low total take a third card, with a high one don’t.</source>
        <translation>低い点なら3枚目を引き、高い点なら引きません。</translation>
    </message>
    <message>
        <source>You have {hand}. Each column is compared with it: whatever is lower loses its bet to you. {net} chips for you.</source>
        <translation>あなたは{hand}です。列ごとに比べ、低い列の賭けはあなたのもの。{net}枚です。</translation>
    </message>
    <message>
        <source>You have {hand}: on two cards that beats every column, whatever its total, unless it holds three of a kind. {net} chips for you.</source>
        <translation>あなたは{hand}です。2枚でできれば、同じ札3枚のほかはどの列にも勝ちます。{net}枚です。</translation>
    </message>
    <message>
        <source>Your first card, face down. Top, bottom or fourth, all are as good: nobody knows what lies there. Take the top one.</source>
        <translation>1枚目は伏せたまま。上・下・4枚目のどれも同じです、中身は誰も知りません。いちばん上を取りましょう。</translation>
    </message>
    <message>
        <source>{amount} chips</source>
        <translation>{amount}枚</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. From 7 on the dealer takes no third card either.</source>
        <translation>{first}＋{second}＝{sum} → {total}、{name}。7以上なら親も3枚目を引きません。</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Now you choose. Only {better} of the {unseen} cards you have not seen make it better: choose Stand.</source>
        <translation>{first}＋{second}＝{sum} → {total}、{name}。ここは自由です。まだ見ていない{unseen}枚のうち、良くなるのは{better}枚だけです。「いらない」を選びましょう。</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Now you choose. {better} of the {unseen} cards you have not seen make it better, more than half: choose Card!</source>
        <translation>{first}＋{second}＝{sum} → {total}、{name}。ここは自由です。まだ見ていない{unseen}枚のうち{better}枚で良くなります。半分より多いので「もう一丁！」を選びましょう。</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Up to 3 the dealer must take a third card as well.</source>
        <translation>{first}＋{second}＝{sum} → {total}、{name}。3以下なら親も3枚目を必ず引きます。</translation>
    </message>
    <message>
        <source>{total} beats only a dealer with less. Of the {unseen} cards you had not seen, {better} would have made it better.</source>
        <translation>{total}で勝てるのは相手がそれより低いときだけ。見ていない{unseen}枚のうち{better}枚で良くなるところでした。</translation>
    </message>
    <message>
        <source>{total} beats only columns with less. Of the {unseen} cards you had not seen, {better} would have made it better.</source>
        <translation>{total}で勝てるのは、それより低い列だけです。まだ見えていなかった{unseen}枚のうち、{better}枚なら良くなっていました。</translation>
    </message>
</context>
<context>
    <name>KabuOptions</name>
    <message>
        <source>4-1 and 9-1 against arashi</source>
        <translation>四一・九一 対 嵐</translation>
    </message>
    <message>
        <source>4-1 is a plain 5 for everyone.</source>
        <translation>四一は誰にとってもただの5です。</translation>
    </message>
    <message>
        <source>9 and 1 are kuppin in either order.</source>
        <translation>9と1なら順番を問わず九一（クッピン）です。</translation>
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
        <source>A pair follows the rules like any other two cards.</source>
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
        <source>An arashi beats even what wins at once for the dealer.</source>
        <translation>嵐は、その場で親の勝ちになる役にも勝ちます。</translation>
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
        <source>Cards set aside before the first field is dealt.</source>
        <translation>場札の前に、その回から除く札です。</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>カジノ</translation>
    </message>
    <message>
        <source>Chips each player starts with.</source>
        <translation>第1回の前に全員が持つチップです。</translation>
    </message>
    <message>
        <source>Chips may go below zero, and nobody drops out.</source>
        <translation>チップは0を下回ってもよく、誰も脱落しません。</translation>
    </message>
    <message>
        <source>Closest to 9, drawn each round</source>
        <translation>毎回引き、9に最も近い人</translation>
    </message>
    <message>
        <source>Columns’ third card</source>
        <translation>列の3枚目</translation>
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
        <source>Dealer’s arashi</source>
        <translation>親の嵐</translation>
    </message>
    <message>
        <source>Dealer’s third card</source>
        <translation>親の3枚目</translation>
    </message>
    <message>
        <source>Dealer’s third card from</source>
        <translation>親の3枚目を取る場所</translation>
    </message>
    <message>
        <source>Dealer’s three-card zero</source>
        <translation>親の3枚ブタ</translation>
    </message>
    <message>
        <source>Draw on 3 or less, not on 7 or more</source>
        <translation>3以下は必須、7以上は不可</translation>
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
        <source>House sheet</source>
        <translation>仲間内ルール</translation>
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
        <source>If an arashi meets what wins at once for the dealer, the stakes go back.</source>
        <translation>その場で親の勝ちになる役と嵐がぶつかれば、賭けは戻ります。</translation>
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
        <source>If the dealer’s three cards make an ordinary 0, the round is void.</source>
        <translation>親の3枚が普通の0なら、その回は無効です。</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make an ordinary 0, they count as 0.</source>
        <translation>親の3枚が普通の0なら、0として数えます。</translation>
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
        <source>Lowest card, drawn each round</source>
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
        <source>One for each player, secret</source>
        <translation>子に1枚ずつ（本人だけが見る）</translation>
    </message>
    <message>
        <source>One for the dealer too, secret</source>
        <translation>親にも1枚（本人だけが見る）</translation>
    </message>
    <message>
        <source>Only 9 first and 1 second is kuppin.</source>
        <translation>1枚目が9、2枚目が1のときだけ九一（クッピン）です。</translation>
    </message>
    <message>
        <source>Only bettors look; the dealer draws freely and keeps the deal until every column has beaten them.</source>
        <translation>賭けた人だけが見ます。親の3枚目は自由で、全列に負けるまで親を続けます。</translation>
    </message>
    <message>
        <source>Only with the 1 as the second card.</source>
        <translation>1が2枚目のときだけ役になります。</translation>
    </message>
    <message>
        <source>Open-ended</source>
        <translation>終えるまで</translation>
    </message>
    <message>
        <source>Order of 4-1 and 9-1</source>
        <translation>四一・九一の順序</translation>
    </message>
    <message>
        <source>Order of kuppin</source>
        <translation>九一の順序</translation>
    </message>
    <message>
        <source>Pairs may draw</source>
        <translation>同じ札2枚の例外</translation>
    </message>
    <message>
        <source>Passes to the right each round</source>
        <translation>毎回右隣へ</translation>
    </message>
    <message>
        <source>Player’s choice</source>
        <translation>自由</translation>
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
        <source>Same dealer throughout</source>
        <translation>全回同じ親</translation>
    </message>
    <message>
        <source>Shippin belongs to the dealer, to a column, or to nobody.</source>
        <translation>四一（シッピン）を親の役にするか、列の役にするか、なしにするかを決めます。</translation>
    </message>
    <message>
        <source>Sitting out a round</source>
        <translation>賭けを見送ること</translation>
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
        <source>Starting chips</source>
        <translation>最初のチップ</translation>
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
        <source>The column (pays 2:1)</source>
        <translation>列（配当2倍）</translation>
    </message>
    <message>
        <source>The column wins</source>
        <translation>列の勝ち</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>The dealer keeps the deal until all columns with bets win in the same round.</source>
        <translation>賭けのある列のすべてに1回で負けるまで、同じ人が親を続けます。</translation>
    </message>
    <message>
        <source>The dealer keeps the deal until every column has beaten them, and follows the drawing rules.</source>
        <translation>全列に負けるまで親を続け、3枚目の決まりに従います。</translation>
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
        <source>The dealer takes both cards from the top, the bottom or fourth from the top.</source>
        <translation>親は2枚とも、一番上、一番下、上から4枚目のどれかを選びます。</translation>
    </message>
    <message>
        <source>The dealer takes both cards from the top.</source>
        <translation>親は2枚とも一番上から取ります。</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>親の勝ち</translation>
    </message>
    <message>
        <source>The dealer’s third card always comes from the top.</source>
        <translation>親の3枚目は常に一番上の札です。</translation>
    </message>
    <message>
        <source>The dealer’s third card comes from the top, the bottom or fourth from the top.</source>
        <translation>親は3枚目も、一番上、一番下、上から4枚目のどれかを選びます。</translation>
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
        <source>The house sheet these games were built from.</source>
        <translation>もとになった仲間内のルールのとおりです。</translation>
    </message>
    <message>
        <source>The most all players together may bet in a round.</source>
        <translation>1回に全員で賭けられる合計の上限です。</translation>
    </message>
    <message>
        <source>The same dealer throughout; the dealer wins ties.</source>
        <translation>全回同じ人が親で、同点は親の勝ちです。</translation>
    </message>
    <message>
        <source>The same player deals in every round; without credit, only while they have chips.</source>
        <translation>最後まで同じ人が親です。借りなしなら、チップがある間だけです。</translation>
    </message>
    <message>
        <source>The second cards are dealt face up for everyone.</source>
        <translation>2枚目は全員に見えるように表向きに配ります。</translation>
    </message>
    <message>
        <source>Those who bet on the column</source>
        <translation>その列に賭けた人</translation>
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
        <source>Top, bottom or fourth</source>
        <translation>一番上、一番下、4枚目</translation>
    </message>
    <message>
        <source>Total bet limit</source>
        <translation>胴前（賭けの上限）</translation>
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
        <source>What wins at once for the dealer beats an arashi too.</source>
        <translation>その場で親の勝ちになる役は、嵐にも勝ちます。</translation>
    </message>
    <message>
        <source>Where the dealer draws</source>
        <translation>親が取る場所</translation>
    </message>
    <message>
        <source>Whether a 0 of three cards counts or makes the round void.</source>
        <translation>3枚で0を数えるか、その回を無効にするかを決めます。</translation>
    </message>
    <message>
        <source>Whether a player may skip betting in a round.</source>
        <translation>賭けずに回を見送れるかどうかを決めます。</translation>
    </message>
    <message>
        <source>Whether a total of 3 or less must draw and 7 or more can’t.</source>
        <translation>3以下は必ず取り、7以上は取れないという決まりを使うかどうかです。</translation>
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
        <source>Whether the drawing rules bind the dealer, too.</source>
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
        <source>Who can use 4-1</source>
        <translation>四一を使える人</translation>
    </message>
    <message>
        <source>Who deals the next round.</source>
        <translation>次の回の親です。</translation>
    </message>
    <message>
        <source>Who may look at a column’s hidden card before the showdown.</source>
        <translation>列の伏せ札を勝負の前に見られる人です。</translation>
    </message>
    <message>
        <source>Who sees the second cards</source>
        <translation>2枚目を見る人</translation>
    </message>
    <message>
        <source>Who wins when the two cards of the dealer meet an arashi.</source>
        <translation>親の2枚役と嵐がぶつかったときの勝者です。</translation>
    </message>
    <message>
        <source>Whoever has the most chips after this many rounds wins.</source>
        <translation>この回数を終えて、チップの最も多い人の勝ちです。</translation>
    </message>
    <message>
        <source>Whoever may bet must bet at least one chip, while the limit leaves any.</source>
        <translation>賭けられる人は、上限まで残りがある限り、1枚以上賭けなければなりません。</translation>
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
        <source>With credit, players can go below zero and nobody is knocked out.</source>
        <translation>借りがあればチップは0を下回ってもよく、誰も脱落しません。</translation>
    </message>
    <message>
        <source>You bet only chips you have; without any, you watch.</source>
        <translation>賭けられるのは手持ちのチップだけで、なくなれば見学です。</translation>
    </message>
    <message>
        <source>You may look at a hidden card only where you have bet.</source>
        <translation>伏せ札を見られるのは、その列に賭けた人だけです。</translation>
    </message>
    <message>
        <source>You may skip betting in a round.</source>
        <translation>賭けずに回を見送れます。</translation>
    </message>
    <message>
        <source>You play until you stop; then whoever has the most chips wins.</source>
        <translation>終えるまで続け、そのときチップの最も多い人の勝ちです。</translation>
    </message>
</context>
<context>
    <name>KabuRules</name>
    <message>
        <source> “Oicho-Kabu” is simply eight-nine.</source>
        <translation>「おいちょかぶ」は八と九です。</translation>
    </message>
    <message>
        <source>A 10 counts 0 here. The others have their turns in the order of their cards, the highest first; those with equal cards draw again among themselves.</source>
        <translation>ここでは10は0と数えます。ほかの人の順番は引いた札の大きい順です。同じ札の人どうしは引き直します。</translation>
    </message>
    <message>
        <source>A column nobody has bet on gets no third card and is not compared.</source>
        <translation>誰も賭けていない列は、3枚目を引かず、勝負もしません。</translation>
    </message>
    <message>
        <source>A player without chips does not deal: the next one to the right with chips does.</source>
        <translation>チップのない人は親になれません。右隣から順に、チップのある人が親になります。</translation>
    </message>
    <message>
        <source>After the bets the dealer takes a first card, which nobody looks at, not even the dealer.</source>
        <translation>賭けが終わると、親は1枚目の札を取ります。この札は親も含めて誰も見ません。</translation>
    </message>
    <message>
        <source>All cards are turned over, and each column is compared with the dealer’s hand separately. A higher total wins as much as was staked; a lower one loses the stake.</source>
        <translation>すべての札を開き、列ごとに親の手と比べます。親より上なら賭けた分と同じだけ勝ち、下なら賭けた分を失います。</translation>
    </message>
    <message numerus="yes">
        <source>An example: four players have each put %n chip(s) on a column.</source>
        <translation>
            <numerusform>例：4人がそれぞれ1つの列に%n枚ずつ賭けています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>賭け</translation>
    </message>
    <message>
        <source>Click a column to put the chosen chip on it, right-click to take it back; or drag a chip there. The buttons below the table do the rest.</source>
        <translation>列をクリックすると選んだチップを置き、右クリックで戻します。チップをドラッグして置くこともできます。ほかの選択は台の下のボタンで行います。</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>For a column, 4 and 1 as its only cards are shippin, in any order. It wins twice the stake.</source>
        <translation>列では、2枚が4と1ならシッピンです。順番は問いません。賭けた分の2倍を得ます。</translation>
    </message>
    <message>
        <source>For a column, 4 and 1 as its only cards are shippin, in the same order. It wins twice the stake.</source>
        <translation>列では、2枚が4、1の順ならシッピンです。賭けた分の2倍を得ます。</translation>
    </message>
    <message>
        <source>For each column, whoever bet on it first in turn order decides for everyone whether it gets a third card, the {card}. It is laid face up.</source>
        <translation>列ごとに、順番がいちばん早い賭け手が全員の代わりに、3枚目の{card}を引くかどうかを決めます。3枚目は表で置きます。</translation>
    </message>
    <message>
        <source>Four cards are laid face up in a row, the first field. Each begins a column; there are always four, however many people play.</source>
        <translation>4枚を表にして一列に並べます。これが場札で、それぞれが列の1枚目です。人数にかかわらず列はいつも4つです。</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>上達のこつ</translation>
    </message>
    <message>
        <source>If nobody bets, the round is void.</source>
        <translation>誰も賭けなければ、その回は無効です。</translation>
    </message>
    <message>
        <source>If the dealer cannot pay more than the plain stakes, the players get it in turn order until the dealer’s chips are gone.</source>
        <translation>割り増し分を親が払いきれないときは、親のチップがなくなるまで順番どおりに払います。</translation>
    </message>
    <message>
        <source>If these two cards are a 4 and a 1 (shippin) or a 9 and a 1 (kuppin), the dealer wins at once.</source>
        <translation>この2枚が4と1（シッピン）または9と1（クッピン）なら、親がその場で勝ちます。</translation>
    </message>
    <message>
        <source>If these two cards are a 9 and a 1 (kuppin), the dealer wins at once.</source>
        <translation>この2枚が9と1（クッピン）なら、親がその場で勝ちます。</translation>
    </message>
    <message>
        <source>In turn each player bets chips on one column or several. Several players may bet on the same column.</source>
        <translation>順番に、1つまたは複数の列にチップを賭けます。同じ列に何人賭けてもかまいません。</translation>
    </message>
    <message>
        <source>In turn each player bets chips on one column, and on one only. Several players may bet on the same column.</source>
        <translation>順番に、1つの列だけにチップを賭けます。同じ列に何人賭けてもかまいません。</translation>
    </message>
    <message>
        <source>It does not matter which of the two came first.</source>
        <translation>どちらが先でもかまいません。</translation>
    </message>
    <message>
        <source>Nor may all bets together exceed the dealer’s chips.</source>
        <translation>賭けの合計は、親のチップを超えることもできません。</translation>
    </message>
    <message>
        <source>Only against three of a kind do the stakes go back.</source>
        <translation>同じ数字3枚の列に対してだけは、賭け金を返します。</translation>
    </message>
    <message>
        <source>Only three of a kind in a column beats that and is paid.</source>
        <translation>同じ数字3枚の列だけがこれに勝ち、配当を受けます。</translation>
    </message>
    <message>
        <source>Players who tie share the win.</source>
        <translation>同数なら勝ちを分け合います。</translation>
    </message>
    <message>
        <source>Take a third card with 4 and 5, stand with 6 – except with 8 and 8, where a third 8 would pay more than the stake.</source>
        <translation>4と5では引き、6では止めるのが基本です。ただし8と8なら、3枚目の8に高い配当があるので引きます。</translation>
    </message>
    <message>
        <source>Take a third card with 4 and 5, stand with 6 – except with two threes or two eights, where a third one would pay more than the stake.</source>
        <translation>4と5では引き、6では止めるのが基本です。ただし3と3、8と8なら、3枚目に高い配当があるので引きます。</translation>
    </message>
    <message>
        <source>That beats even three of a kind.</source>
        <translation>同じ数字3枚の列にも勝ちます。</translation>
    </message>
    <message>
        <source>The 1 must have come second.</source>
        <translation>1は2枚目でなければなりません。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
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
        <source>The dealer takes a second card and looks at both.</source>
        <translation>親は2枚目を取り、2枚とも見ます。</translation>
    </message>
    <message>
        <source>The dealer: {sum}</source>
        <translation>親：{sum}</translation>
    </message>
    <message>
        <source>The dealer’s cards, a third one too, stay hidden until all are shown.</source>
        <translation>親の札は、3枚目も含めて、勝負まで伏せたままです。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>The first field is always the same: 5, 6, 7 and 8 are laid face up, then the other 36 cards are shuffled. Each begins a column.</source>
        <translation>場札はいつも同じで、5、6、7、8を表に並べてから、残りの36枚を切ります。それぞれが列の1枚目です。</translation>
    </message>
    <message>
        <source>The first field.</source>
        <translation>場札です。</translation>
    </message>
    <message>
        <source>The match also ends when only one player has chips left.</source>
        <translation>チップを持つ人が1人だけになったときも終わります。</translation>
    </message>
    <message>
        <source>The others have their turns in the order of their cards, the lowest first. Players who draw equal cards draw again among themselves.</source>
        <translation>ほかの人の順番は引いた札の小さい順です。同じ札の人どうしは引き直します。</translation>
    </message>
    <message>
        <source>The pack has forty cards: four of each number from 1 to 10.</source>
        <translation>札は40枚で、1から10まで4枚ずつあります。</translation>
    </message>
    <message>
        <source>The second field</source>
        <translation>2枚目の札</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>3枚目</translation>
    </message>
    <message>
        <source>Then each column gets a second card face down, the {card}.</source>
        <translation>次に、各列に2枚目の{card}を伏せて配ります。</translation>
    </message>
    <message>
        <source>Then each column gets a second card, the {card}.</source>
        <translation>次に、各列に2枚目の{card}を配ります。</translation>
    </message>
    <message>
        <source>Three cards of the same rank in a column are called {triple}. They win against any ordinary hand of the dealer, whatever its total.</source>
        <translation>列に同じ数字が3枚そろうと{triple}です。親の手が普通の手なら、数にかかわらず勝ちます。</translation>
    </message>
    <message>
        <source>Three fives, sixes, sevens or eights of the dealer beat every column that is not sorokabu itself; other triples of the dealer are nothing special.</source>
        <translation>親の5、6、7、8の3枚そろいは、ソロカブでない列すべてに勝ちます。親のほかの3枚そろいに特別な力はありません。</translation>
    </message>
    <message>
        <source>Three tens of the dealer are an arashi, not a 0.</source>
        <translation>親の10が3枚なら嵐で、0ではありません。</translation>
    </message>
    <message>
        <source>To begin a column, a 10 or a 1 is best; a 4 or a 9 is worst.</source>
        <translation>列の1枚目は10か1が良く、4と9は不利です。</translation>
    </message>
    <message>
        <source>Totals have names: {names}.</source>
        <translation>数には呼び名があります。{names}。</translation>
    </message>
    <message>
        <source>Who deals the first round is drawn: the lowest card deals. The others have their turns anticlockwise, from the dealer’s right.</source>
        <translation>最初の親は札を引いて決め、いちばん小さい人が親です。ほかの人の順番は、親の右隣から反時計回りです。</translation>
    </message>
    <message>
        <source>Whoever bets first may take all of that, but it is considered rude.</source>
        <translation>最初に賭ける人が上限まで賭けてもかまいませんが、行儀が悪いとされます。</translation>
    </message>
    <message>
        <source>With hanafuda a card counts its month; Willow and Paulownia are left out. In Mushi-Kabu the Willow counts 6 and the Paulownia 7.</source>
        <translation>花札では月の数で数え、柳と桐は使いません。虫カブでは柳を6、桐を7と数えます。</translation>
    </message>
    <message>
        <source>Your column should come closer to 9 than the dealer. Cards count 1 to 10, and only the last digit of their sum counts: 9 is best, 0 is worst. Players don’t play against each other: every bet is against the dealer.</source>
        <translation>自分の列を親より9に近づけるのが目的です。札は1から10と数え、合計の下一桁だけが数になります。9が最強、0が最弱です。子どうしの勝負はなく、賭けはすべて親が相手です。</translation>
    </message>
    <message>
        <source>{cards} = {sum}, which is {total}.</source>
        <translation>{cards} = {sum}、つまり{total}。</translation>
    </message>
    <message>
        <source>{cards} = {total}.</source>
        <translation>{cards} = {total}。</translation>
    </message>
    <message>
        <source>{cards} makes {total}: a third card must be taken.</source>
        <translation>{cards}は{total}：3枚目を引かなければなりません。</translation>
    </message>
    <message>
        <source>{cards} makes {total}: a third card or not, as you like.</source>
        <translation>{cards}は{total}：3枚目は引いても引かなくてもかまいません。</translation>
    </message>
    <message>
        <source>{cards} makes {total}: no third card.</source>
        <translation>{cards}は{total}：3枚目は引けません。</translation>
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
        <translation>最初の2枚が4と1。</translation>
    </message>
    <message>
        <source>A 9 and a 1 as the dealer’s first two cards.</source>
        <translation>親の最初の2枚が9と1。</translation>
    </message>
    <message>
        <source>A card dealt before the first field that is out of play.</source>
        <translation>場札の前に配り、勝負に使わない札。</translation>
    </message>
    <message>
        <source>A total of 0, the worst there is.</source>
        <translation>合計0。いちばん弱い数です。</translation>
    </message>
    <message>
        <source>A total of 8.</source>
        <translation>合計8。</translation>
    </message>
    <message>
        <source>A total of 9, the best there is.</source>
        <translation>合計9。いちばん強い数です。</translation>
    </message>
    <message>
        <source>The four open cards with which the columns begin (bafuda).</source>
        <translation>列の1枚目になる、表向きの4枚。</translation>
    </message>
    <message>
        <source>The most that all players together may bet in a round.</source>
        <translation>1回に全員が賭けられる合計の上限。</translation>
    </message>
    <message>
        <source>The second card of a column.</source>
        <translation>列の2枚目の札。</translation>
    </message>
    <message>
        <source>The third card of a column.</source>
        <translation>列の3枚目の札。</translation>
    </message>
    <message>
        <source>Three cards of the same rank in one hand.</source>
        <translation>同じ数字の3枚そろい。</translation>
    </message>
    <message>
        <source>arashi</source>
        <translation>嵐</translation>
    </message>
    <message>
        <source>buta</source>
        <translation>ブタ</translation>
    </message>
    <message>
        <source>dead card|dead cards|makifuda</source>
        <translation>蒔き札</translation>
    </message>
    <message>
        <source>first field</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>場札</translation>
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
        <translation>クッピン|九一</translation>
    </message>
    <message>
        <source>limit|dōmae</source>
        <translation>胴前</translation>
    </message>
    <message>
        <source>oicho</source>
        <translation>オイチョ</translation>
    </message>
    <message>
        <source>shippin</source>
        <translation>シッピン|四一</translation>
    </message>
    <message>
        <source>sorokabu</source>
        <translation>ソロカブ</translation>
    </message>
    <message>
        <source>uchifuda</source>
        <translation>打ち札</translation>
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
        <source>; </source>
        <translation>。</translation>
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
            <numerusform>%n件の対戦は読み込めません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be saved yet and are kept until they can be.</source>
        <translation>
            <numerusform>%n件の対戦がまだ保存できていません。保存できるまで保持します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that could not be saved last time were brought over.</source>
        <translation>
            <numerusform>前回保存できなかった%n件の対戦を引き継ぎました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over so far…</source>
        <translation>
            <numerusform>これまでに%n件の対戦を引き継ぎました…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over.</source>
        <translation>
            <numerusform>%n件の対戦を引き継ぎました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are incomplete.</source>
        <translation>
            <numerusform>そのうち%n件は終わりの部分が失われています。</numerusform>
        </translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Cardtableについて</translation>
    </message>
    <message>
        <source>Cardtable records</source>
        <translation>Cardtableの記録</translation>
    </message>
    <message>
        <source>Cardtable {version}

Card games that never had a good program. The code is under the MIT licence, the card art under CC0.</source>
        <translation>Cardtable {version}

これまで良いプログラムのなかったカードゲーム集です。コードはMITライセンス、カードの絵はCC0です。</translation>
    </message>
    <message>
        <source>Export match record</source>
        <translation>対戦記録を書き出す</translation>
    </message>
    <message>
        <source>Open match record</source>
        <translation>対戦記録を開く</translation>
    </message>
    <message>
        <source>The deck {name} was skipped. {reason}</source>
        <translation>デッキ「{name}」は使えません。{reason}</translation>
    </message>
    <message>
        <source>The game {name} ({package}) cannot be loaded.</source>
        <translation>ゲーム{name}（{package}）を読み込めません。</translation>
    </message>
    <message>
        <source>The record is being checked…</source>
        <translation>記録を確認しています…</translation>
    </message>
    <message>
        <source>The saved-matches file was damaged and has been set aside as {file}.</source>
        <translation>保存した対戦のファイルが壊れていたため、{file}として別に残しました。</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was set aside as {file}; what could be read still holds.</source>
        <translation>設定ファイルが壊れていたため、{file}として別に残しました。読み取れた設定はそのままです。</translation>
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
        <source>A player who knocks with too much shows the hand, takes it back, and play goes on as after a discard.</source>
        <translation>上限を超えてノックした人は、手札を見せてから戻し、捨て札の後と同じように続けます。</translation>
    </message>
    <message>
        <source>A spade as upcard is worth no more than any other suit.</source>
        <translation>アップカードがスペードでも、得点は変わりません。</translation>
    </message>
    <message>
        <source>About as good as the best choice.</source>
        <translation>最善手とほぼ同じくらい良い手です。</translation>
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
        <source>Added</source>
        <translation>通算に加算</translation>
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
    <message>
        <source>Alternate</source>
        <translation>交互</translation>
    </message>
    <message numerus="yes">
        <source>An undercut earns %n extra point(s).</source>
        <translation>
            <numerusform>アンダーカットには%n点が加わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrange melds automatically</source>
        <translation>メルドの自動整列</translation>
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
        <source>Big gin needs all eleven cards in melds; you still have {deadwood} deadwood.</source>
        <translation>ビッグジンには11枚すべてのメルドが必要です。デッドウッドが{deadwood}点残っています。</translation>
    </message>
    <message>
        <source>Both have the same deadwood: nobody scores.</source>
        <translation>デッドウッドが同じなので、得点なしです。</translation>
    </message>
    <message>
        <source>Both players passed on the upcard, so a card is drawn from the stock.</source>
        <translation>2人ともアップカードを断ったので、山札を引きます。</translation>
    </message>
    <message>
        <source>Both players passed on the upcard.</source>
        <translation>2人ともアップカードを断りました。</translation>
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
        <source>Breaks up a meld.</source>
        <translation>メルドを崩します。</translation>
    </message>
    <message>
        <source>Cards are being laid off.</source>
        <translation>付け札をしています。</translation>
    </message>
    <message>
        <source>Cards the opponent took that it goes with: {0}.</source>
        <translation>相手が取ったカードのうち{0}枚と組み合わせやすいカードです。</translation>
    </message>
    <message>
        <source>Cards the opponent took that the next choice goes with: {0}.</source>
        <translation>次の候補は、相手が取ったカードのうち{0}枚と組み合わせやすいカードです。</translation>
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
        <source>Discard the {card} and all your cards are melded.</source>
        <translation>{card}を捨てれば、すべてメルドになります。</translation>
    </message>
    <message>
        <source>Discard the {card} and your deadwood is {left}; only gin ends the hand.</source>
        <translation>{card}を捨てるとデッドウッドは{left}です。上がれるのはジンだけです。</translation>
    </message>
    <message>
        <source>Discard the {card} and your deadwood is {left}; the limit is {limit}.</source>
        <translation>{card}を捨てるとデッドウッドは{left}です。上限は{limit}です。</translation>
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
        <source>Discarding the card just taken</source>
        <translation>取ったカードをすぐ捨てる</translation>
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
        <source>Draw (no winner)</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>山札を引く</translation>
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
        <source>Eleven cards in melds, without a discard, earn the opponent’s deadwood and %n point(s) more.</source>
        <translation>
            <numerusform>捨てずに11枚すべてをメルドにすると、相手のデッドウッドに%n点が加わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal deadwood: nobody scores</source>
        <translation>デッドウッドが同じ：得点なし</translation>
    </message>
    <message>
        <source>First select the card to discard face down.</source>
        <translation>先に、裏向きに捨てるカードを選んでください。</translation>
    </message>
    <message>
        <source>First, each player may take or pass the upcard.</source>
        <translation>先に、2人がアップカードを取るか断るかを決めます。</translation>
    </message>
    <message>
        <source>Fits the knocker’s melds and saves {0}.</source>
        <translation>ノックした人のメルドに付き、{0}点減らせます。</translation>
    </message>
    <message>
        <source>For melding all eleven cards without a discard; 0 turns it off.</source>
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
        <source>Game {game} is a tie: no match points.</source>
        <translation>ゲーム{game}は引き分けで、通算に加算はありません。</translation>
    </message>
    <message numerus="yes">
        <source>Game {game} of {of}, to %n point(s).</source>
        <translation>
            <numerusform>ゲーム{game}／{of}、%n点先取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {game} over: {name} scores {credit} for the match.</source>
        <translation>ゲーム{game}終了：{name}の通算に{credit}点。</translation>
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
        <source>Games to 100; 25 each for gin, undercut and box; an ace upcard means gin only.</source>
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
        <source>Gin: you score {points}</source>
        <translation>ジン：あなたに{points}点</translation>
    </message>
    <message>
        <source>Gin: {name} scores {points}</source>
        <translation>ジン：{name}に{points}点</translation>
    </message>
    <message>
        <source>Gives the opponent another turn.</source>
        <translation>相手にもう一度手番が回ります。</translation>
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
        <source>Hand {number}</source>
        <translation>第{number}ディール</translation>
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
        <source>House sheet</source>
        <translation>仲間内ルール</translation>
    </message>
    <message>
        <source>How many games make a match.</source>
        <translation>1対戦のゲーム数です。</translation>
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
        <source>It is not your turn.</source>
        <translation>あなたの番ではありません。</translation>
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
        <source>Keeps your melds whole.</source>
        <translation>自分のメルドを崩さずに済みます。</translation>
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
        <source>Knock with {limit} or less.</source>
        <translation>{limit}以下でノックできます。</translation>
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
        <source>Leaves {0} more than the best choice.</source>
        <translation>最善手より{0}点多く残ります。</translation>
    </message>
    <message>
        <source>Leaves {0} of deadwood, the best choice {1}.</source>
        <translation>デッドウッドは{0}点、最善手なら{1}点になります。</translation>
    </message>
    <message>
        <source>Leaves {0} of deadwood, the next choice {1}.</source>
        <translation>デッドウッドは{0}点、次の候補なら{1}点になります。</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Loser of the hand</source>
        <translation>ディールに負けた人</translation>
    </message>
    <message>
        <source>Make runs and sets, and knock as soon as the upcard allows it.</source>
        <translation>ランとセットを作り、デッドウッドがアップカードの数以下でノック。</translation>
    </message>
    <message>
        <source>Makes a meld: your deadwood falls from {0} to {1}.</source>
        <translation>メルドができ、デッドウッドが{0}点から{1}点に減ります。</translation>
    </message>
    <message>
        <source>Makes no meld, and tells what you collect.</source>
        <translation>メルドにならず、集めているカードを教えてしまいます。</translation>
    </message>
    <message>
        <source>Match score</source>
        <translation>対戦の通算</translation>
    </message>
    <message>
        <source>Match score: {scores}.</source>
        <translation>対戦の通算：{scores}。</translation>
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
        <translation>手札にこれと組めるカードがありません。</translation>
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
        <source>Once laid out, {0} of deadwood no longer count.</source>
        <translation>並べればデッドウッド{0}点が数えられなくなります。</translation>
    </message>
    <message>
        <source>One game to 150; 20 for gin, 10 for an undercut; the loser deals.</source>
        <translation>150点先取の1ゲーム、ジンは20点、アンダーカットは10点、負けた人が次の親。</translation>
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
        <source>Only melds are left.</source>
        <translation>残りはすべてメルドです。</translation>
    </message>
    <message>
        <source>Only the upcard may be passed.</source>
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
        <source>Points to win a game</source>
        <translation>ゲームの勝利点</translation>
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
        <source>Saves nothing.</source>
        <translation>何も減りません。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>See result</source>
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
        <source>Select one card to discard.</source>
        <translation>捨てるカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>先に、メルドにするカードを選んでください。</translation>
    </message>
    <message>
        <source>Set {rank}</source>
        <translation>セット {rank}</translation>
    </message>
    <message>
        <source>Set {rank}, all four</source>
        <translation>セット {rank}（4枚）</translation>
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
        <source>The first to reach this wins the game.</source>
        <translation>先にこの点に達した人がゲームに勝ちます。</translation>
    </message>
    <message>
        <source>The hand ends without points.</source>
        <translation>このディールは得点なしで終わります。</translation>
    </message>
    <message>
        <source>The hand is a draw</source>
        <translation>このディールは引き分けです</translation>
    </message>
    <message>
        <source>The last discard does not let you knock, so the hand is a draw.</source>
        <translation>最後の捨て札ではノックできないので、ディールは引き分けです。</translation>
    </message>
    <message>
        <source>The last discard was taken only to knock with it.</source>
        <translation>最後の捨て札は、それでノックするために取りました。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The next choice is about as good.</source>
        <translation>次の候補もほぼ同じくらい良い手です。</translation>
    </message>
    <message>
        <source>The open card makes no meld.</source>
        <translation>表向きのカードではメルドになりません。</translation>
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
        <source>The stock is used up: the hand is a draw, the same dealer deals again.</source>
        <translation>山札がなくなり、ディールは引き分けです。同じ親がもう一度配ります。</translation>
    </message>
    <message>
        <source>The stock is used up; if you pass, the hand is a draw.</source>
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
        <source>The upcard is the {card}: knock with {limit} or less.</source>
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
        <source>Tie</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>Tie counts as undercut</source>
        <translation>同点でもアンダーカット</translation>
    </message>
    <message>
        <source>Tied match</source>
        <translation>同点の対戦</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>アンダーカットのボーナス</translation>
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
        <source>Ungroup</source>
        <translation>ばらす</translation>
    </message>
    <message>
        <source>What happens if the match ends in a tie.</source>
        <translation>対戦が同点で終わったときの扱いです。</translation>
    </message>
    <message>
        <source>When your opponent knocks, you lay out your melds yourself.</source>
        <translation>相手がノックすると、メルドを自分で並べます。</translation>
    </message>
    <message>
        <source>When your opponent knocks, your best melds are laid out for you.</source>
        <translation>相手がノックすると、最も良いメルドが自動で並びます。</translation>
    </message>
    <message>
        <source>Whether a discard just taken may be discarded in the same turn.</source>
        <translation>取った捨て札を同じ番に捨ててよいかを決めます。</translation>
    </message>
    <message>
        <source>Whether a shut-out (loser won no hand) counts double.</source>
        <translation>敗者が1ディールも勝てなかったゲームを2倍にするかを決めます。</translation>
    </message>
    <message>
        <source>Whether a spade as upcard doubles all points of the hand.</source>
        <translation>アップカードがスペードのとき、ディールの得点をすべて2倍にするかを決めます。</translation>
    </message>
    <message>
        <source>Whether an ace upcard means gin only, or a knock with 1.</source>
        <translation>アップカードがAのとき、ジンのみとするか、1でノックできるかを決めます。</translation>
    </message>
    <message>
        <source>Whether equal deadwood is an undercut; otherwise nobody scores.</source>
        <translation>同じデッドウッドをアンダーカットとするかを決めます。しない場合は得点なしです。</translation>
    </message>
    <message>
        <source>Whether the last discard may still be taken to knock when the stock runs out.</source>
        <translation>山札がなくなったとき、最後の捨て札をノックのために取れるかを決めます。</translation>
    </message>
    <message>
        <source>Whether your best melds are found for you when your opponent knocks.</source>
        <translation>相手のノック後、最も良いメルドを自動で並べるかを決めます。</translation>
    </message>
    <message>
        <source>Who deals the next hand of a game.</source>
        <translation>ゲームの次のディールで親になる人です。</translation>
    </message>
    <message>
        <source>Whoever leaves two cards in the stock may still knock; their discard makes the hand a draw.</source>
        <translation>山札を残り2枚にした人はまだノックできます。捨てれば引き分けです。</translation>
    </message>
    <message>
        <source>Whoever lost the hand deals the next one.</source>
        <translation>ディールに負けた人が次の親です。</translation>
    </message>
    <message>
        <source>Whoever won the hand deals the next one.</source>
        <translation>ディールに勝った人が次の親です。</translation>
    </message>
    <message>
        <source>Winner of the hand</source>
        <translation>ディールに勝った人</translation>
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
        <source>With an ace upcard you need gin; you have {deadwood} deadwood.</source>
        <translation>アップカードがAなので、上がれるのはジンだけです。デッドウッドは{deadwood}点です。</translation>
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
        <source>With it you have {0} of deadwood; you may knock with up to {1}.</source>
        <translation>取ればデッドウッドは{0}点。{1}点以下ならノックできます。</translation>
    </message>
    <message>
        <source>With two cards left, the last discard may still be taken to knock within the limit.</source>
        <translation>残り2枚でも、上限以内でノックするためなら最後の捨て札を取れます。</translation>
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
        <source>Without a warning your hand is shown, and play goes on as after a discard.</source>
        <translation>警告なしに手札を見せ、捨て札の後と同じように続けます。</translation>
    </message>
    <message>
        <source>You are warned; then your hand is shown, and play goes on as after a discard.</source>
        <translation>警告の後、手札を見せ、捨て札の後と同じように続けます。</translation>
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
        <source>You didn’t lay off.</source>
        <translation>あなたは付け札をしませんでした。</translation>
    </message>
    <message>
        <source>You discarded it yourself: the cards would only go round in circles.</source>
        <translation>自分で捨てたカードなので、同じカードが回るだけです。</translation>
    </message>
    <message>
        <source>You don’t have the {card}.</source>
        <translation>{card}は手札にありません。</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation>{card}を引きました。</translation>
    </message>
    <message>
        <source>You have gin. Play on anyway?</source>
        <translation>ジンです。それでも続けますか？</translation>
    </message>
    <message>
        <source>You have gin: nothing is laid off.</source>
        <translation>あなたのジン：付け札はありません。</translation>
    </message>
    <message>
        <source>You have {0} of deadwood; you may knock with up to {1}.</source>
        <translation>デッドウッドは{0}点。{1}点以下ならノックできます。</translation>
    </message>
    <message>
        <source>You just took the {card}; you can’t discard it this turn.</source>
        <translation>{card}は今取ったばかりなので、この番には捨てられません。</translation>
    </message>
    <message>
        <source>You laid off {cards}.</source>
        <translation>あなたの付け札：{cards}。</translation>
    </message>
    <message>
        <source>You may take the last discard only to knock.</source>
        <translation>最後の捨て札は、それでノックする場合だけ取れます。</translation>
    </message>
    <message>
        <source>You took the {card}.</source>
        <translation>{card}を取りました。</translation>
    </message>
    <message>
        <source>You win the hand and score {points}</source>
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
        <source>Your opponent has knocked: lay off, or choose Done.</source>
        <translation>ノックされました。付け札をするか、「完了」を押してください。</translation>
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
        <source>lay off on {name}’s melds</source>
        <translation>{name}のメルドに付け札</translation>
    </message>
    <message>
        <source>lay out your melds</source>
        <translation>メルドを並べてください</translation>
    </message>
    <message>
        <source>nothing left to lay off</source>
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
        <source>{names} share the win</source>
        <translation>{names}が勝ちを分け合いました</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names}が勝ちを分け合いました。</translation>
    </message>
    <message>
        <source>{name} didn’t lay off.</source>
        <translation>{name}は付け札をしませんでした。</translation>
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
        <source>{name} is laying off…</source>
        <translation>{name}が付け札をしています…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, above the limit of {limit}: {cards} shown, {card} turned up, play continues.</source>
        <translation>{name}が上限{limit}を超える{deadwood}でノックし、{cards}を見せて続けます。{card}は表になっています。</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, but only gin counts here: {cards} shown, {card} turned up, play continues.</source>
        <translation>{name}が{deadwood}でノックしましたが、ここではジンだけが有効です。{cards}を見せ、{card}を表にして続けます。</translation>
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
        <source>{name} laid off the {card}.</source>
        <translation>{name}が{card}を付け札しました。</translation>
    </message>
    <message>
        <source>{name} laid off {cards}.</source>
        <translation>{name}の付け札：{cards}。</translation>
    </message>
    <message>
        <source>{name} passed on the {card}.</source>
        <translation>{name}が{card}を断りました。</translation>
    </message>
    <message>
        <source>{name} passed; if you pass too, {name} draws from the stock.</source>
        <translation>{name}はパスしました。あなたもパスすると、{name}が山札を引きます。</translation>
    </message>
    <message>
        <source>{name} scores {credit} for the match.</source>
        <translation>{name}の通算に{credit}点が入りました。</translation>
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
        <source>{name} wins game {game} by a shut-out: {totals}.</source>
        <translation>{name}がゲーム{game}に完封で勝ちました：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins game {game}: {totals}.</source>
        <translation>{name}がゲーム{game}に勝ちました：{totals}。</translation>
    </message>
    <message>
        <source>{name} wins the hand and scores {points}</source>
        <translation>このディールは{name}の勝ちです：{points}点</translation>
    </message>
    <message>
        <source>{name} wins the hand.</source>
        <translation>{name}がディールに勝ちました。</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}が対戦に勝ちました</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name}が対戦に勝ちました。</translation>
    </message>
    <message>
        <source>{name}: +{points}, {total} in this game.</source>
        <translation>{name}：+{points}、このゲームで{total}。</translation>
    </message>
    <message>
        <source>{name}: deadwood</source>
        <translation>{name}：デッドウッド</translation>
    </message>
    <message>
        <source>{name}: gin</source>
        <translation>{name}：ジン</translation>
    </message>
    <message>
        <source>{name}: hand</source>
        <translation>{name}：ディール勝ち</translation>
    </message>
    <message>
        <source>{name}: match score</source>
        <translation>{name}：通算</translation>
    </message>
    <message>
        <source>{name}: points</source>
        <translation>{name}：得点</translation>
    </message>
    <message>
        <source>{name}: undercut</source>
        <translation>{name}：アンダーカット</translation>
    </message>
    <message>
        <source>{name}’s face-down discard was the {card}.</source>
        <translation>{name}が伏せて捨てたのは{card}です。</translation>
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
        <translation>進行中</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第{deal}ディール</translation>
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
            <numerusform>%nディールの差：{amount} ± {error}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>One deal says little: luck decides most of it.</source>
        <translation>1ディールだけでは大したことは言えません。ほとんどは運です。</translation>
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
        <source>The computer was busy: a bot had to rush a decision in this deal.</source>
        <translation>コンピューターが忙しかったため、このディールでは十分に考えずに決めた手があります。</translation>
    </message>
    <message>
        <source>The expert could not think. The deal was not played to its end.</source>
        <translation>名人が考えられなかったため、最後まで進めませんでした。</translation>
    </message>
    <message>
        <source>The expert gets {amount} more out of these cards.</source>
        <translation>この手札なら名人は{amount}点多く取ります。</translation>
    </message>
    <message>
        <source>The expert has not played this deal.</source>
        <translation>このディールは名人がまだ打っていません。</translation>
    </message>
    <message>
        <source>The expert plays your cards…</source>
        <translation>名人があなたの手札で打っています…</translation>
    </message>
    <message>
        <source>The two lines part here.</source>
        <translation>ここから分かれます。</translation>
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
        <translation>この手札で名人より{amount}点多く取りました。</translation>
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
    <name>Past</name>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n対戦を削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ</source>
        <translation>
            <numerusform>%n項目が違う</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>From a record.</source>
        <translation>記録から読み込んだ対戦。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>補助</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Lost: {score}</source>
        <translation>負け：{score}</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>まだ対戦がありません。</translation>
    </message>
    <message>
        <source>No matches for these filters.</source>
        <translation>条件に合う対戦はありません。</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search names, games, rules</source>
        <translation>名前・ゲーム・ルールを検索</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>The file of matches was replaced by another one. The list was read again.</source>
        <translation>対戦のファイルが別のものに置き換えられました。一覧を読み直しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Won: {score}</source>
        <translation>勝ち：{score}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>補助あり</translation>
    </message>
    <message>
        <source>{deal}, unfinished</source>
        <translation>{deal}の途中</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name}（{level}）</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n match(es)</source>
        <translation>
            <numerusform>全%n対戦中{shown}対戦</numerusform>
        </translation>
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
        <source>All cards on sheets, A4 and US Letter, with the backs behind the faces. Print at 100%, on both sides, flipped on the long edge.</source>
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
        <source>Key, colours, silver and gold separately, one page per card, for relief or screen printing. The tint of the paper is on no plate: use cream paper.</source>
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
        <source>The rules as A5 leaflets.</source>
        <translation>遊び方の説明書（A5判）。</translation>
    </message>
    <message>
        <source>{deck}, ready to be printed</source>
        <translation>{deck}・印刷用データ</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>A box for {count} cards does not fit on {paper}.</source>
        <translation>カード{count}枚用の箱は{paper}に収まりません。</translation>
    </message>
    <message>
        <source>A card at {density} dots per inch does not fit into memory.</source>
        <translation>{density} dpiのカードはメモリーに収まりません。</translation>
    </message>
    <message>
        <source>KDE’s decks have 52 cards in four suits; deck {deck} is made up differently.</source>
        <translation>KDEのデッキは4スート52枚です。デッキ{deck}は構成が違います。</translation>
    </message>
    <message>
        <source>Printing needs pypdf, which is not installed: {command}.</source>
        <translation>印刷にはpypdfが必要です：{command}。</translation>
    </message>
    <message>
        <source>The picture of {name} cannot be used.</source>
        <translation>{name}の画像は使えません。</translation>
    </message>
    <message>
        <source>The picture {name} cannot be drawn.</source>
        <translation>画像{name}を描けません。</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name}を読み込めません。</translation>
    </message>
    <message>
        <source>“{title}” cannot be painted.</source>
        <translation>「{title}」を描けません。</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Not saved. The system says: “{detail}”.</source>
        <translation>保存できません。システムからの知らせ：「{detail}」。</translation>
    </message>
    <message>
        <source>Not saved: another program is using the file ({detail}).</source>
        <translation>保存できません：ほかのプログラムがファイルを使用中です（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the disk cannot lock files in {detail}, so matches would not be safe there. Save the match elsewhere.</source>
        <translation>保存されていません：{detail}ではファイルをロックできないため、対戦を安全に保存できません。別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Not saved: the disk is full ({detail}).</source>
        <translation>保存できません：ディスクがいっぱいです（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be read or written where it is ({detail}). Save the match elsewhere.</source>
        <translation>保存できません：今の場所ではファイルを読み書きできません（{detail}）。対戦を別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be written ({detail}).</source>
        <translation>保存できません：ファイルに書き込めません（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: the file of matches has disappeared ({detail}).</source>
        <translation>保存できません：対戦のファイルがなくなっています（{detail}）。</translation>
    </message>
    <message>
        <source>Not saved: {detail}.</source>
        <translation>保存できません：{detail}。</translation>
    </message>
    <message>
        <source>The data folder can’t be created ({detail}).</source>
        <translation>データ用のフォルダーを作れません（{detail}）。</translation>
    </message>
    <message>
        <source>The game {detail} cannot handle this match.</source>
        <translation>ゲーム{detail}はこの対戦を処理できません。</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({detail}).</source>
        <translation>保存した対戦を読み込めません（{detail}）。</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version ({detail}).</source>
        <translation>保存した対戦は、より新しい版で書かれています（{detail}）。</translation>
    </message>
    <message>
        <source>This match was changed or deleted in another window. Here it is saved as a new one.</source>
        <translation>この対戦は別のウィンドウで変更または削除されました。ここでは新しい対戦として保存します。</translation>
    </message>
    <message>
        <source>{path} is not an ordinary file</source>
        <translation>{path} は通常のファイルではありません</translation>
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
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L)：</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>フォルダー：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ファイル名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Date Modified</source>
        <translation>更新日時</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
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
        <source>{file} is not a valid record. {reason}</source>
        <translation>{file}は有効な記録ではありません。{reason}</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands open</source>
        <translation>全員の手札を公開</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>{name}から見た場</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>回</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>再生と一時停止</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>再生：{game}</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>前の回</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>次の回</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <translation>{step}／{count}</translation>
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
        <source>Later ones will be deleted too once they are beyond the limit. Unfinished matches always stay.</source>
        <translation>今後も、この範囲を超えた対戦は同じように削除されます。終わっていない対戦は常に残ります。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Analysing</source>
        <translation>評価中</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Best choice.</source>
        <translation>最善の手です。</translation>
    </message>
    <message>
        <source>Click the curve or use the arrow keys; 1–3 jump to the biggest mistakes.</source>
        <translation>曲線をクリックするか矢印で移動。1〜3で影響の大きかった判断へ。</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第{deal}ディール</translation>
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
        <source>Lost value: {amount}</source>
        <translation>損失：{amount}</translation>
    </message>
    <message>
        <source>Lost {amount}</source>
        <translation>損失 {amount}</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>次の判断</translation>
    </message>
    <message>
        <source>Not analysed yet.</source>
        <translation>まだ評価していません。</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>前の判断</translation>
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
        <source>There was nothing to decide.</source>
        <translation>判断する場面はありませんでした。</translation>
    </message>
    <message>
        <source>This can’t be analysed.</source>
        <translation>これは評価できません。</translation>
    </message>
    <message>
        <source>This cost you at least {amount}.</source>
        <translation>少なくとも{amount}の損でした。</translation>
    </message>
    <message>
        <source>This cost you {amount}.</source>
        <translation>{amount}の損でした。</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>誰の判断か</translation>
    </message>
    <message>
        <source>better: {action}</source>
        <translation>より良い手：{action}</translation>
    </message>
    <message>
        <source>{count} decisions; score {score}; lost {given}</source>
        <translation>判断{count}回、得点{score}、損失{given}</translation>
    </message>
    <message>
        <source>{deal}, decision {number} of {count}</source>
        <translation>{deal}、判断{number}／{count}</translation>
    </message>
    <message>
        <source>{judged} of {count} analysed</source>
        <translation>{count}回中{judged}回を評価</translation>
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
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
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
        <translation>{sign}は「仲間内ルール」と違うところです。</translation>
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
        <translation>裏面：{games}</translation>
    </message>
    <message>
        <source>Buttons grow too, as far as the window has room.</source>
        <translation>ボタンも、ウィンドウに収まるところまで大きくなります。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Cards that lie on the table change as well.</source>
        <translation>卓に出ているカードもすぐに替わります。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>データフォルダー</translation>
    </message>
    <message>
        <source>Deck: {games}</source>
        <translation>デッキ：{games}</translation>
    </message>
    <message>
        <source>Each deck has backs of its own.</source>
        <translation>裏面はデッキごとに違います。</translation>
    </message>
    <message>
        <source>Everything that can be pressed is as large as a fingertip.</source>
        <translation>押すところがすべて指先の大きさになります。</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Go to a field and press the new keys; Backspace removes them.</source>
        <translation>欄を選んで新しいキーを押します。Backspaceで取り消します。</translation>
    </message>
    <message>
        <source>How fast cards and chips move, or that nothing moves at all.</source>
        <translation>カードとチップの動く速さ。動きをなくすこともできます。</translation>
    </message>
    <message>
        <source>How long bots wait before they act.</source>
        <translation>ボットが動くまでの待ち時間です。</translation>
    </message>
    <message>
        <source>If all cards in your hand are one combination.</source>
        <translation>手札がすべてで一つの役になるときです。</translation>
    </message>
    <message>
        <source>If off, the next player’s cards show at once, even to someone still looking.</source>
        <translation>オフにすると、次の人の手札がすぐに出て、まだ見ている人にも見えます。</translation>
    </message>
    <message>
        <source>In Dou Dizhu, after a moment to look.</source>
        <translation>闘地主で、少し間を置いてから。</translation>
    </message>
    <message>
        <source>In Oklahoma Gin, also before a gin is thrown away.</source>
        <translation>オクラホマ・ジンで、ジンを逃しそうなときも聞きます。</translation>
    </message>
    <message>
        <source>In dark mode the cards themselves stay light.</source>
        <translation>ダークモードでも、カードは明るいままです。</translation>
    </message>
    <message>
        <source>It goes with your seat whenever you set up a match.</source>
        <translation>対戦を準備するとき、あなたの席の名前になります。</translation>
    </message>
    <message>
        <source>It holds matches, settings and your own decks. To move it, close the program, move the folder and set CARDTABLE_DATA to its new path.</source>
        <translation>対戦、設定、自分のデッキが入っています。移すときは、プログラムを閉じてフォルダーを動かし、新しい場所をCARDTABLE_DATAに設定します。</translation>
    </message>
    <message>
        <source>It takes your seat when you ask it to (Play menu).</source>
        <translation>「プレイ」メニューで頼むと、あなたの席に座ります。</translation>
    </message>
    <message>
        <source>Japanese cards show their number in the corner.</source>
        <translation>和の札の隅に数字を出します。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>King, queen and jack are K, D and B.</source>
        <translation>キング、クイーン、ジャックがK、D、Bになります。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Level of the bot that plays for you</source>
        <translation>代わりに打つボットの強さ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>明るさ</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>No two suits have the same colour.</source>
        <translation>四つのスートがすべて違う色になります。</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>Nothing is heard.</source>
        <translation>音が出ません。</translation>
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
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Privacy screen between players</source>
        <translation>交代のときに手札を隠す</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を探す</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Set by CARDTABLE_DATA. It holds matches, settings and your own decks.</source>
        <translation>CARDTABLE_DATAで指定されています。対戦、設定、自分のデッキが入っています。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>So that nobody, not even this program, can choose the cards.</source>
        <translation>だれにも、このプログラムにも、カードを選べなくなります。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Swap keys</source>
        <translation>キーを入れ替える</translation>
    </message>
    <message>
        <source>Table surface: {game}</source>
        <translation>卓のデザイン：{game}</translation>
    </message>
    <message>
        <source>The signs in the corners are larger.</source>
        <translation>隅のしるしが大きくなります。</translation>
    </message>
    <message>
        <source>The whole program changes at once.</source>
        <translation>全体がすぐに切り替わります。</translation>
    </message>
    <message>
        <source>They comment on special moments.</source>
        <translation>見せ場でひと言しゃべります。</translation>
    </message>
    <message>
        <source>This choice could not be saved; it holds until the program ends.</source>
        <translation>この設定は保存できませんでした。プログラムを終了するまで有効です。</translation>
    </message>
    <message>
        <source>What the cards of this game lie on.</source>
        <translation>このゲームでカードを置くところです。</translation>
    </message>
    <message>
        <source>Whatever else leaves you no choice.</source>
        <translation>ほかに選ぶ余地がないとき全部です。</translation>
    </message>
    <message>
        <source>You are asked before any of them is deleted.</source>
        <translation>消す前に必ず聞きます。</translation>
    </message>
    <message>
        <source>You hear it at once.</source>
        <translation>選ぶとすぐに聞こえます。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”.</source>
        <translation>{key}はもう「{command}」のキーです。</translation>
    </message>
    <message>
        <source>{key} is needed at the table or in menus. Add Ctrl, or use an F key.</source>
        <translation>{key}は卓やメニューで使います。Ctrlを足すか、Fキーにしてください。</translation>
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
            <numerusform>「{preset}」と違うルール：%n項目。</numerusform>
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
        <source>A deal number is a whole number or 32 hexadecimal digits.</source>
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
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>カードデッキを取り込む</translation>
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
        <translation>ゲームのプリセットと同じ名前です。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Preset: {value}</source>
        <translation>プリセット：{value}</translation>
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
        <translation>配札の前にフィンガープリントを表示して言葉を加える</translation>
    </message>
    <message>
        <source>Shows the fingerprint of the deal before it is dealt; everybody may then add words, so that nobody can choose the cards.</source>
        <translation>配札の前にフィンガープリントを表示します。そのあと全員が言葉を加えられるので、誰もカードを選べません。</translation>
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
        <source>Table surface: {name}</source>
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
        <source>You can choose the deck {name} now.</source>
        <translation>カードデッキ{name}を選べるようになりました。</translation>
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
        <source>Cards left</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>Counts only what you can see.</source>
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
        <source>The cards are already set. Their fingerprint: Help → How deals are kept fair.</source>
        <translation>配札は決まっています（ヘルプ→公正な配札のしくみ）</translation>
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
        <source>%n more match(es)</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
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
        <source>Delete {game}</source>
        <translation>{game}を削除</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>はじめての一戦</translation>
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
        <source>Match history</source>
        <translation>対戦履歴</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>New to these games?</source>
        <translation>はじめてですか？</translation>
    </message>
    <message>
        <source>No unfinished matches</source>
        <translation>中断中の対戦はありません</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Play a first hand</source>
        <translation>はじめての一戦をする</translation>
    </message>
    <message>
        <source>Play a first hand: a bubble tells you what happens and why.</source>
        <translation>はじめての一戦では、吹き出しが何が起きるか、なぜかを教えます。</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>最初の対戦を始めましょう</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>すぐに対戦</translation>
    </message>
    <message>
        <source>Quick match: {game}</source>
        <translation>すぐに対戦：{game}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
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
            <numerusform>このパソコンを何人かで使った%n対戦は数えていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n勝</numerusform>
        </translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>すべての強さ</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>すべての席</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>最高のディール</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>最高のディール</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>最高の対戦</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>最高の回</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>ゲーム別</translation>
    </message>
    <message>
        <source>By help</source>
        <translation>補助の有無別</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>強さ別</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>月別</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>相手別</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>ルール別</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>席別</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>全部を数え直す</translation>
    </message>
    <message>
        <source>Counted from {date}.</source>
        <translation>{date}から数えています。</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSVを書き出す…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSONを書き出す…</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>統計を書き出す</translation>
    </message>
    <message numerus="yes">
        <source>In %n reviewed deal(s) the cards promised {promised} points a deal at your first decision; they brought {made}.</source>
        <translation>
            <numerusform>振り返った%n回では、最初の判断の時点で手札に1回平均{promised}点の見込みがあり、結果は平均{made}点でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>最近%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>最長の連勝</translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>判断1回あたりの損失</translation>
    </message>
    <message>
        <source>Luck and skill cannot be told apart here: a review of this game judges choices, not what the cards promised.</source>
        <translation>ここでは運と腕前を分けられません。このゲームの振り返りは選択を評価し、手札の見込みは評価しないからです。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得点</translation>
    </message>
    <message>
        <source>Mean score over time</source>
        <translation>平均得点の移り変わり</translation>
    </message>
    <message>
        <source>No match of yours fits so far. Matches that you finish against bots are counted.</source>
        <translation>当てはまる対戦はまだありません。ボットを相手に最後まで打った対戦を数えます。</translation>
    </message>
    <message>
        <source>Only matches that end from now on will be counted. No match is deleted, and all of them can be counted again.</source>
        <translation>これから終わる対戦だけを数えます。対戦は削除されず、あとで全部を数え直すこともできます。</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>その他のルール</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>リセット…</translation>
    </message>
    <message>
        <source>Review matches to see what your cards promised and what you made of them.</source>
        <translation>対戦を振り返ると、手札の見込みと実際の結果が分かります。</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number}番席</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>新しく始める</translation>
    </message>
    <message>
        <source>Start statistics over?</source>
        <translation>統計を新しく始めますか？</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>What each bar stands for</source>
        <translation>棒の分け方</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>補助あり</translation>
    </message>
    <message>
        <source>With or without help</source>
        <translation>補助の有無</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>補助なし</translation>
    </message>
    <message numerus="yes">
        <source>from %n review(s)</source>
        <translation>
            <numerusform>%n回の振り返りから</numerusform>
        </translation>
    </message>
    <message>
        <source>likely between {low} and {high}</source>
        <translation>実際はおそらく{low}〜{high}</translation>
    </message>
    <message>
        <source>likely within ± {error}</source>
        <translation>おそらく±{error}以内</translation>
    </message>
    <message numerus="yes">
        <source>now %n lost in a row</source>
        <translation>
            <numerusform>今は%n連敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n won in a row</source>
        <translation>
            <numerusform>今は%n連勝</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <translation>{preset}（変更あり）</translation>
    </message>
    <message numerus="yes">
        <source>{share} ({low} to {high}), %n match(es)</source>
        <translation>
            <numerusform>{share}（{low}〜{high}）、%n対戦</numerusform>
        </translation>
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
        <source>Click the table or press any key to continue.</source>
        <translation>クリックするか、キーを押すと再開します。</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Paused until the match can be saved</source>
        <translation>保存できるまで一時停止しています</translation>
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
        <source>Ranking</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
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
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>自分で打つ</translation>
    </message>
    <message>
        <source>The cards are being turned over</source>
        <translation>札をめくっています</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>{name} stopped responding and now plays simple moves.</source>
        <translation>{name}（ボット）の応答がないため、以後は簡単な手だけでプレイします。</translation>
    </message>
    <message>
        <source>{name} stopped responding and was restarted.</source>
        <translation>{name}（ボット）の応答がないため、再起動しました。</translation>
    </message>
    <message>
        <source>{name} tried a move the rules do not allow; a legal one was played instead.</source>
        <translation>{name}（ボット）がルールにない手を選んだため、代わりに有効な手が打たれました。</translation>
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
        <source>Phew. That went well.</source>
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
            <numerusform>%n件の対戦を保存できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>それでも閉じる</translation>
    </message>
    <message>
        <source>Files of matches</source>
        <translation>対戦のファイル</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>対戦を別の場所に保存</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>閉じない</translation>
    </message>
    <message>
        <source>The match is saved in {file} from now on. “cardtable recover” brings it back.</source>
        <translation>これからこの対戦は{file}に保存されます。「cardtable recover」で元に戻せます。</translation>
    </message>
    <message>
        <source>This match is not saved yet; all of it is kept until it can be.</source>
        <translation>この対戦はまだ保存されていません。保存できるまで、すべて保持します。</translation>
    </message>
</context>
</TS>
