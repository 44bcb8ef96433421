<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Argparse</name>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s könnte %(matches)s meinen</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>der Wert %r passt hier nicht</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>kein gültiger Wert (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>keine gültige Wahl: %(value)r (möglich sind %(choices)s)</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
</context>
<context>
    <name>BadDeck</name>
    <message>
        <source>Deck {where} has more than {most} files.</source>
        <translation>Deck {where} hat mehr als {most} Dateien.</translation>
    </message>
    <message>
        <source>Deck {where} has no back.</source>
        <translation>Deck {where} hat keine Rückseite.</translation>
    </message>
    <message>
        <source>Deck {where} is larger than {most} bytes.</source>
        <translation>Deck {where} ist größer als {most} Byte.</translation>
    </message>
    <message>
        <source>Deck {where}: a link to a folder is not followed.</source>
        <translation>Deck {where}: Einer Verknüpfung mit einem Ordner wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>Deck {where}: a size of {width:g} × {height:g} is not possible.</source>
        <translation>Deck {where}: Die Größe {width:g} × {height:g} ist nicht möglich.</translation>
    </message>
    <message>
        <source>Deck {where}: deck.toml cannot be read ({strerror}).</source>
        <translation>Deck {where}: deck.toml ist nicht lesbar ({strerror}).</translation>
    </message>
    <message>
        <source>Deck {where}: deck.toml lacks or misstates {error}.</source>
        <translation>Deck {where}: In deck.toml fehlt etwas oder ist falsch angegeben: {error}.</translation>
    </message>
    <message>
        <source>Deck {where}: its base “{base}” did not come with the program.</source>
        <translation>Deck {where}: Seine Grundlage „{base}“ gehört nicht zum Programm.</translation>
    </message>
    <message>
        <source>Deck {where}: the base must be the name of a deck, not a path.</source>
        <translation>Deck {where}: Die Grundlage muss der Name eines Decks sein, kein Pfad.</translation>
    </message>
    <message>
        <source>Deck {where}: the file {file} is missing.</source>
        <translation>Deck {where}: Die Datei {file} fehlt.</translation>
    </message>
    <message>
        <source>Deck {where}: the id {id} is taken.</source>
        <translation>Deck {where}: Die Kennung {id} ist vergeben.</translation>
    </message>
    <message>
        <source>Deck {where}: titles.toml is not valid ({error}).</source>
        <translation>Deck {where}: titles.toml ist ungültig ({error}).</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is larger than {most} bytes.</source>
        <translation>Deck {where}: {file} ist größer als {most} Byte.</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not a file.</source>
        <translation>Deck {where}: {file} ist keine Datei.</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid (a name has more than {most} parts).</source>
        <translation>Deck {where}: {file} ist ungültig (ein Name hat mehr als {most} Teile).</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid (it is nested too deeply).</source>
        <translation>Deck {where}: {file} ist ungültig (zu tief verschachtelt).</translation>
    </message>
    <message>
        <source>Deck {where}: {file} is not valid ({error}).</source>
        <translation>Deck {where}: {file} ist ungültig ({error}).</translation>
    </message>
    <message>
        <source>Deck {where}: {reason}.</source>
        <translation>Deck {where}: {reason}.</translation>
    </message>
    <message>
        <source>Deck {where}: “{file}” is not an SVG file inside its folder.</source>
        <translation>Deck {where}: „{file}“ ist keine SVG-Datei in seinem Ordner.</translation>
    </message>
    <message>
        <source>Deck {where}: “{file}” leads outside its folder.</source>
        <translation>Deck {where}: „{file}“ führt aus seinem Ordner hinaus.</translation>
    </message>
    <message>
        <source>It has no back: it gets one of ours.</source>
        <translation>Eine Rückseite fehlt: Es bekommt eine von unseren.</translation>
    </message>
    <message>
        <source>It has no two jokers: it gets ours.</source>
        <translation>Zwei verschiedene Joker fehlen: Es bekommt unsere.</translation>
    </message>
    <message>
        <source>Text was made paths, perhaps in another font: {names}.</source>
        <translation>Text wurde in Pfade umgewandelt, vielleicht in anderer Schrift: {names}.</translation>
    </message>
    <message>
        <source>The deck cannot be written to {folder} ({strerror}).</source>
        <translation>Das Deck lässt sich nicht in {folder} schreiben ({strerror}).</translation>
    </message>
    <message>
        <source>There are too many files in {name}.</source>
        <translation>In {name} sind zu viele Dateien.</translation>
    </message>
    <message>
        <source>There are {count} decks in {name}; import one of them: {names}.</source>
        <translation>In {name} sind {count} Decks; importiere eines davon: {names}.</translation>
    </message>
    <message>
        <source>There is no deck in {name}: it needs an SVG file for each card, or one with an element for each, named like AS, 10_of_hearts or king_club.</source>
        <translation>In {name} ist kein Deck: Es braucht eine SVG-Datei für jede Karte oder eine mit einem Element für jede, benannt wie AS, 10_of_hearts oder king_club.</translation>
    </message>
    <message>
        <source>There is no deck {name} for this game; there are {known}.</source>
        <translation>Für dieses Spiel gibt es kein Deck {name}; es gibt {known}.</translation>
    </message>
    <message>
        <source>There is no file or folder {name}.</source>
        <translation>Es gibt keine Datei und keinen Ordner {name}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>Es gibt keinen Ordner {folder}.</translation>
    </message>
    <message>
        <source>This deck is there already: {name}.</source>
        <translation>Dieses Deck ist schon da: {name}.</translation>
    </message>
    <message>
        <source>a card of {width:g} × {height:g} is too narrow or too wide</source>
        <translation>eine Karte von {width:g} × {height:g} ist zu schmal oder zu breit</translation>
    </message>
    <message>
        <source>declares entities; save it as a plain SVG in an editor</source>
        <translation>enthält Entitäten; speichere die Datei in einem Editor als einfaches SVG</translation>
    </message>
    <message>
        <source>has &lt;{local}&gt;, which may run or load something; remove it in an editor</source>
        <translation>enthält &lt;{local}&gt;, das etwas ausführen oder laden könnte; entferne es in einem Editor</translation>
    </message>
    <message>
        <source>has a number {number}, which is far outside a card</source>
        <translation>enthält die Zahl {number}, weit außerhalb einer Karte</translation>
    </message>
    <message>
        <source>has a number {value}</source>
        <translation>enthält eine unbrauchbare Zahl: {value}</translation>
    </message>
    <message>
        <source>has a style sheet that loads another; put it inside in an editor</source>
        <translation>enthält ein Stylesheet, das ein anderes lädt; füge es in einem Editor ein</translation>
    </message>
    <message>
        <source>has an attribute “{key}”, which may run something; remove it in an editor</source>
        <translation>enthält ein Attribut „{key}“, das etwas ausführen könnte; entferne es in einem Editor</translation>
    </message>
    <message>
        <source>has an instruction &lt;?{target}?&gt;; remove it in an editor</source>
        <translation>enthält eine Anweisung &lt;?{target}?&gt;; entferne sie in einem Editor</translation>
    </message>
    <message>
        <source>has neither a viewBox of four numbers nor a size</source>
        <translation>hat weder eine viewBox mit vier Zahlen noch eine Größe</translation>
    </message>
    <message>
        <source>has no &lt;svg&gt; around its picture</source>
        <translation>hat kein &lt;svg&gt; um sein Bild</translation>
    </message>
    <message>
        <source>has no picture for a card</source>
        <translation>hat kein Bild für eine Karte</translation>
    </message>
    <message>
        <source>has text; convert it to paths in an editor</source>
        <translation>enthält Text; wandle ihn in einem Editor in Pfade um</translation>
    </message>
    <message>
        <source>has text; convert it to paths in an editor, or import the deck</source>
        <translation>enthält Text; wandle ihn in einem Editor in Pfade um oder importiere das Deck</translation>
    </message>
    <message>
        <source>has {what}, which would not be drawn; import the deck</source>
        <translation>enthält {what}, das nicht gezeichnet würde; importiere das Deck</translation>
    </message>
    <message>
        <source>hides something in “{value}”</source>
        <translation>verbirgt etwas in „{value}“</translation>
    </message>
    <message>
        <source>is larger than {most} bytes</source>
        <translation>ist größer als {most} Byte</translation>
    </message>
    <message>
        <source>is nested deeper than {most} elements</source>
        <translation>ist tiefer als {most} Elemente verschachtelt</translation>
    </message>
    <message>
        <source>is not XML (line {line}: {reason})</source>
        <translation>ist kein XML (Zeile {line}: {reason})</translation>
    </message>
    <message>
        <source>is not text in UTF-8</source>
        <translation>ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>es hat keinen Namen</translation>
    </message>
    <message>
        <source>it is text in {name}, not in UTF-8</source>
        <translation>der Text ist in {name}, nicht in UTF-8</translation>
    </message>
    <message>
        <source>its faces take more than {limit:.0f} s to draw</source>
        <translation>seine Bilder brauchen zusammen mehr als {limit:.0f} s zum Zeichnen</translation>
    </message>
    <message>
        <source>line {line} is not finished</source>
        <translation>Zeile {line} ist nicht zu Ende geschrieben</translation>
    </message>
    <message>
        <source>line {line} is not text in UTF-8</source>
        <translation>Zeile {line} ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>line {line} is wrong here: {text}</source>
        <translation>Zeile {line} ist ab hier falsch: {text}</translation>
    </message>
    <message>
        <source>line {line} says something for the second time</source>
        <translation>Zeile {line} sagt etwas zum zweiten Mal</translation>
    </message>
    <message>
        <source>measures {width:g} × {height:g} units, which is not possible</source>
        <translation>ist {width:g} × {height:g} Einheiten groß, was nicht sein kann</translation>
    </message>
    <message>
        <source>no licence stated</source>
        <translation>keine Lizenz angegeben</translation>
    </message>
    <message>
        <source>no process can be started ({strerror})</source>
        <translation>es lässt sich kein Prozess starten ({strerror})</translation>
    </message>
    <message>
        <source>refers to an external entity</source>
        <translation>verweist auf eine fremde Entität</translation>
    </message>
    <message>
        <source>refers to “{value}” outside the file; put it inside in an editor</source>
        <translation>verweist auf „{value}“ außerhalb der Datei; füge es in einem Editor ein</translation>
    </message>
    <message>
        <source>the corners are rounder than a quarter of the card</source>
        <translation>die Ecken sind runder als ein Viertel der Karte</translation>
    </message>
    <message>
        <source>the id “{id}” may have small letters, digits and _ only</source>
        <translation>die Kennung „{id}“ darf nur Kleinbuchstaben, Ziffern und _ enthalten</translation>
    </message>
    <message>
        <source>the layer “{inside}” needs the unknown option “{option}”</source>
        <translation>die Lage „{inside}“ braucht die unbekannte Option „{option}“</translation>
    </message>
    <message>
        <source>the process that was drawing {face} was stopped</source>
        <translation>was {face} gezeichnet hat, ist beendet worden</translation>
    </message>
    <message>
        <source>there are no such cards: {codes}</source>
        <translation>diese Karten gibt es nicht: {codes}</translation>
    </message>
    <message>
        <source>there is no family “{family}”; there are {families}</source>
        <translation>es gibt keine Familie „{family}“; es gibt {families}</translation>
    </message>
    <message>
        <source>{author}; {licence}</source>
        <translation>{author}; {licence}</translation>
    </message>
    <message>
        <source>{count} cards have no face: {codes}{more}</source>
        <translation>Karten ohne Bild ({count}): {codes}{more}</translation>
    </message>
    <message>
        <source>{face} holds something that cannot be drawn</source>
        <translation>{face} enthält etwas, das sich nicht zeichnen lässt</translation>
    </message>
    <message>
        <source>{face} takes too long to draw, or too much memory</source>
        <translation>{face} braucht zum Zeichnen zu lange oder zu viel Speicher</translation>
    </message>
    <message>
        <source>{face} takes {memory:.0f} MB to draw, which is too much</source>
        <translation>{face} braucht zum Zeichnen {memory:.0f} MB, das ist zu viel</translation>
    </message>
    <message>
        <source>{face} takes {seconds:.1f} s to draw, which is too long</source>
        <translation>{face} braucht zum Zeichnen {seconds:.1f} s, das ist zu lange</translation>
    </message>
    <message>
        <source>{face} was not drawn within {limit:.0f} s</source>
        <translation>{face} war nach {limit:.0f} s nicht gezeichnet</translation>
    </message>
    <message>
        <source>{names} cannot be drawn here: it gets one of our backs.</source>
        <translation>{names} lässt sich hier nicht zeichnen: Es bekommt eine von unseren Rückseiten.</translation>
    </message>
    <message>
        <source>{names}: each {reason}.</source>
        <translation>{names}: jede Datei {reason}.</translation>
    </message>
    <message>
        <source>{name} cannot be read ({strerror}).</source>
        <translation>{name} ist nicht lesbar ({strerror}).</translation>
    </message>
    <message>
        <source>{name} is no whole deck: {codes} missing.</source>
        <translation>{name} ist kein ganzes Deck: Es fehlt {codes}.</translation>
    </message>
    <message>
        <source>{name} is {width:g} × {height:g}, but the deck’s cards are {width_2:g} × {height_2:g}.</source>
        <translation>{name} misst {width:g} × {height:g}, die Karten des Decks aber {width_2:g} × {height_2:g}.</translation>
    </message>
    <message>
        <source>{name} takes too long to read or draw, or too much memory; simplify it in an editor.</source>
        <translation>{name} braucht zum Lesen oder Zeichnen zu lange oder zu viel Speicher; vereinfache es in einem Editor.</translation>
    </message>
    <message>
        <source>{name} {reason}.</source>
        <translation>{name} {reason}.</translation>
    </message>
    <message>
        <source>{what} is not drawn here: look at the cards.</source>
        <translation>{what} wird hier nicht gezeichnet: Sieh dir die Karten an.</translation>
    </message>
</context>
<context>
    <name>BadOption</name>
    <message>
        <source>Option {key} cannot be {value}; it can be {known}.</source>
        <translation>Die Option {key} kann nicht {value} sein; möglich ist {known}.</translation>
    </message>
    <message>
        <source>Option {key} needs a whole number from {low} to {high}, not {value}.</source>
        <translation>Die Option {key} braucht eine ganze Zahl von {low} bis {high}, nicht {value}.</translation>
    </message>
    <message>
        <source>There is no option {name}; there are {known}.</source>
        <translation>Es gibt keine Option {name}; es gibt {known}.</translation>
    </message>
    <message>
        <source>There is no preset {name}; there are {known}.</source>
        <translation>Es gibt keine Vorgabe {name}; es gibt {known}.</translation>
    </message>
</context>
<context>
    <name>BadRecord</name>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Zeile {line}: {message}</translation>
    </message>
    <message>
        <source>a deal is “drawn” or “numbered”.</source>
        <translation>Karten sind „drawn“ (gezogen) oder „numbered“ (mit Nummer).</translation>
    </message>
    <message>
        <source>a name has at most {most} characters.</source>
        <translation>Ein Name hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>a record has at most {most} actions.</source>
        <translation>Eine Aufzeichnung hat höchstens {most} Züge.</translation>
    </message>
    <message>
        <source>a record has at most {most} bytes.</source>
        <translation>eine Aufzeichnung hat höchstens {most} Bytes.</translation>
    </message>
    <message>
        <source>a record has at most {most} options.</source>
        <translation>Eine Aufzeichnung hat höchstens {most} Optionen.</translation>
    </message>
    <message>
        <source>a record has at most {most} seats.</source>
        <translation>Eine Aufzeichnung hat höchstens {most} Plätze.</translation>
    </message>
    <message>
        <source>a record starts with “{heading} {versions}”, not {found}.</source>
        <translation>eine Aufzeichnung beginnt mit „{heading} {versions}“, nicht mit {found}.</translation>
    </message>
    <message>
        <source>a winner is the number of a seat.</source>
        <translation>Ein Gewinner ist die Nummer eines Platzes.</translation>
    </message>
    <message>
        <source>action {number} is not a bot’s.</source>
        <translation>Zug {number} stammt nicht von einem Bot.</translation>
    </message>
    <message>
        <source>an option is KEY=VALUE, each key once.</source>
        <translation>Eine Option ist KEY=VALUE, jeder Schlüssel einmal.</translation>
    </message>
    <message>
        <source>here it is the table’s turn.</source>
        <translation>Hier ist der Tisch dran.</translation>
    </message>
    <message>
        <source>here it is the turn of seat {seat}.</source>
        <translation>Hier ist Platz {seat} dran.</translation>
    </message>
    <message>
        <source>lines end with U+000A here, and not with {sign}.</source>
        <translation>Zeilen enden hier mit U+000A und nicht mit {sign}.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>no words can be added to a numbered deal.</source>
        <translation>Zu einer Partie mit Spielnummer fügt niemand Worte hinzu.</translation>
    </message>
    <message>
        <source>nothing may follow the end of a record.</source>
        <translation>Nach dem Ende einer Aufzeichnung darf nichts mehr kommen.</translation>
    </message>
    <message>
        <source>option {key} is missing.</source>
        <translation>Option {key} fehlt.</translation>
    </message>
    <message>
        <source>option {key} is written {right}, not {value}.</source>
        <translation>Option {key} schreibt man {right}, nicht {value}.</translation>
    </message>
    <message>
        <source>seed, game, house rules and seats do not match the commitment given.</source>
        <translation>Startwert, Spiel, Hausregeln und Plätze ergeben nicht den angegebenen Fingerabdruck.</translation>
    </message>
    <message>
        <source>the character {sign} is not allowed in this line.</source>
        <translation>Das Zeichen {sign} darf in dieser Zeile nicht stehen.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the line is not text in UTF-8.</source>
        <translation>die Zeile ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>the match ended by “{reason}”, not by {said}.</source>
        <translation>Die Partie endete durch „{reason}“, nicht durch {said}.</translation>
    </message>
    <message>
        <source>the match is not over, so its seed is not shown and its cards cannot be checked.</source>
        <translation>Die Partie ist nicht zu Ende, darum ist ihr Startwert nicht genannt, und ihre Karten lassen sich nicht prüfen.</translation>
    </message>
    <message>
        <source>the match is over before this action.</source>
        <translation>Die Partie ist vor diesem Zug schon vorbei.</translation>
    </message>
    <message>
        <source>the record ends before its match does.</source>
        <translation>Die Aufzeichnung endet vor ihrer Partie.</translation>
    </message>
    <message>
        <source>the result is {true}, not {said}.</source>
        <translation>Das Ergebnis ist {true}, nicht {said}.</translation>
    </message>
    <message>
        <source>the seed does not have the fingerprint that was promised.</source>
        <translation>Der Startwert hat nicht den versprochenen Fingerabdruck.</translation>
    </message>
    <message>
        <source>the text is in {name}; it must be in UTF-8.</source>
        <translation>Der Text ist in {name}; er muss in UTF-8 sein.</translation>
    </message>
    <message>
        <source>the winners are seats {was}, not {is_not}.</source>
        <translation>Gewonnen haben die Plätze {was}, nicht {is_not}.</translation>
    </message>
    <message>
        <source>there are {seats} seats, but not as many scores.</source>
        <translation>Es gibt {seats} Plätze, aber nicht so viele Punktestände.</translation>
    </message>
    <message>
        <source>there is no game {name}; there is “{id}”.</source>
        <translation>es gibt kein Spiel {name}; es gibt „{id}“.</translation>
    </message>
    <message>
        <source>version {version} is not known; this program reads {known}.</source>
        <translation>Version {version} ist unbekannt; dieses Programm liest {known}.</translation>
    </message>
    <message>
        <source>words have 1 to {most} characters.</source>
        <translation>Worte haben 1 bis {most} Zeichen.</translation>
    </message>
    <message>
        <source>words need the number of a person’s seat, each once, in order.</source>
        <translation>Worte brauchen die Nummer des Platzes einer Person, jede einmal und der Reihe nach.</translation>
    </message>
    <message>
        <source>{who} is not the number of a seat.</source>
        <translation>{who} ist nicht die Nummer eines Platzes.</translation>
    </message>
    <message>
        <source>“actions” must stand alone.</source>
        <translation>„actions“ steht allein.</translation>
    </message>
    <message>
        <source>“bots” needs a version, followed by a level, “glance” or “replaced”.</source>
        <translation>„bots“ braucht eine Version und dahinter eine Stufe, „glance“ oder „replaced“.</translation>
    </message>
    <message>
        <source>“bots” needs the number of an action, each once, in order.</source>
        <translation>„bots“ braucht die Nummer eines Zugs, jede einmal und der Reihe nach.</translation>
    </message>
    <message>
        <source>“{action}” is not legal here: {error}.</source>
        <translation>„{action}“ ist hier nicht erlaubt: {error}.</translation>
    </message>
    <message>
        <source>“{key}” is expected here, not {found}.</source>
        <translation>Hier gehört „{key}“ hin, nicht {found}.</translation>
    </message>
    <message>
        <source>“{key}” needs 64 hexadecimal digits.</source>
        <translation>„{key}“ braucht 64 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>“{key}” needs a whole number.</source>
        <translation>„{key}“ braucht eine ganze Zahl.</translation>
    </message>
    <message>
        <source>“{key}” needs whole numbers.</source>
        <translation>„{key}“ braucht ganze Zahlen.</translation>
    </message>
</context>
<context>
    <name>BadSeat</name>
    <message>
        <source>{game} is for {low} players, not {count}.</source>
        <translation>{game} spielt man zu {low}, nicht zu {count}.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {count}.</source>
        <translation>{game} spielt man zu {low} bis {high}, nicht zu {count}.</translation>
    </message>
    <message>
        <source>{kind} cannot take a seat; there are {known}.</source>
        <translation>{kind} kann keinen Platz einnehmen; es gibt {known}.</translation>
    </message>
    <message>
        <source>{name} is not an opponent who can take this seat.</source>
        <translation>{name} ist kein Gegner, der auf diesem Platz sitzen kann.</translation>
    </message>
</context>
<context>
    <name>BadSeed</name>
    <message>
        <source>A seed is 32 hexadecimal digits.</source>
        <translation>Ein Startwert hat 32 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>{text} is not a seed; give a whole number or 32 hexadecimal digits.</source>
        <translation>{text} ist kein Startwert; nötig ist eine ganze Zahl oder 32 hexadezimale Ziffern.</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Amara</source>
        <translation>Amara</translation>
    </message>
    <message>
        <source>Attacks whenever the odds lean her way by a hair.</source>
        <translation>Greift an, wo die Chancen auch nur um Haaresbreite für sie stehen.</translation>
    </message>
    <message>
        <source>Ayla</source>
        <translation>Ayla</translation>
    </message>
    <message>
        <source>Calm and exact; you notice her plan when it is done.</source>
        <translation>Ruhig und genau; ihren Plan bemerkt man erst, wenn er aufgegangen ist.</translation>
    </message>
    <message>
        <source>Chen</source>
        <translation>Chen</translation>
    </message>
    <message>
        <source>Could have won small long ago, and would rather win big.</source>
        <translation>Hätte längst klein gewinnen können und will lieber groß gewinnen.</translation>
    </message>
    <message>
        <source>Counts every card played and gives nothing away.</source>
        <translation>Zählt jede Karte mit und verschenkt nichts.</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>Diego</translation>
    </message>
    <message>
        <source>Dreams of the perfect hand and forgets the small wins along the way.</source>
        <translation>Träumt vom perfekten Blatt und vergisst unterwegs die kleinen Gewinne.</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>Hana</translation>
    </message>
    <message>
        <source>Has just learned the rules and enjoys every hand.</source>
        <translation>Hat die Regeln eben erst gelernt und freut sich über jedes Blatt.</translation>
    </message>
    <message>
        <source>Has sat at this table for forty years and is never in a hurry.</source>
        <translation>Sitzt seit vierzig Jahren an diesem Tisch und überstürzt nichts.</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Ines</translation>
    </message>
    <message>
        <source>Kenji</source>
        <translation>Kenji</translation>
    </message>
    <message>
        <source>Knows to the card when the big win is worth waiting for.</source>
        <translation>Weiß auf die Karte genau, wann sich das Warten auf den großen Gewinn lohnt.</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>Leila</translation>
    </message>
    <message>
        <source>Loses little, waits patiently, takes what you leave.</source>
        <translation>Verliert wenig, wartet lange und nimmt, was andere liegen lassen.</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>Mei</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Nils</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Plays it straight, by feel and a few good rules.</source>
        <translation>Spielt geradeheraus, nach Gefühl und ein paar guten Regeln.</translation>
    </message>
    <message>
        <source>Plays whatever looks exciting and regrets it at once.</source>
        <translation>Spielt, was aufregend aussieht, und bereut es sofort.</translation>
    </message>
    <message>
        <source>Priya</source>
        <translation>Priya</translation>
    </message>
    <message>
        <source>Raises the stakes first and counts the cards later.</source>
        <translation>Erhöht erst den Einsatz und zählt danach die Karten.</translation>
    </message>
    <message>
        <source>Reads the whole table and makes the best of every card.</source>
        <translation>Liest den ganzen Tisch und macht aus jeder Karte das Beste.</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Samir</source>
        <translation>Samir</translation>
    </message>
    <message>
        <source>Takes the risk that pays, and smiles when it does not.</source>
        <translation>Geht Risiken ein, die sich lohnen, und lächelt, wenn es schiefgeht.</translation>
    </message>
    <message>
        <source>Timo</source>
        <translation>Timo</translation>
    </message>
    <message>
        <source>Waits one card too long because a great hand is so beautiful.</source>
        <translation>Wartet eine Karte zu lange, weil ein großes Blatt so schön ist.</translation>
    </message>
    <message>
        <source>Would rather keep a good card than risk it.</source>
        <translation>Behält eine gute Karte lieber, als etwas mit ihr zu wagen.</translation>
    </message>
    <message>
        <source>Zola</source>
        <translation>Zola</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>kühn</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>goes for the big win</source>
        <translation>will den großen Gewinn</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source> ({parts})</source>
        <translation> ({parts})</translation>
    </message>
    <message>
        <source>A numbered deal: whoever knew the number knew the cards.</source>
        <translation>Eine Partie mit Spielnummer: Wer sie kannte, kannte die Karten.</translation>
    </message>
    <message>
        <source>Bots of version {version} decide the same way again: {same} of {total}{but}.</source>
        <translation>Bots der Version {version} entscheiden wieder gleich, {same} von {total}{but}.</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n action(s) is legal with these cards, and came from the seat whose turn it was.</source>
        <translation>
            <numerusform>Der eine Zug ist mit diesen Karten erlaubt und kam vom Platz, der an der Reihe war.</numerusform>
            <numerusform>Alle %n Züge sind mit diesen Karten erlaubt und kamen jeweils vom Platz, der an der Reihe war.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: {hints}; plays taken back: {undos}.</source>
        <translation>Tipps: {hints}; zurückgenommene Züge: {undos}.</translation>
    </message>
    <message>
        <source>Hints: {hints}; plays taken back: {undos}; played by a bot: {played}.</source>
        <translation>Tipps: {hints}; zurückgenommene Züge: {undos}; von einem Bot gespielt: {played}.</translation>
    </message>
    <message>
        <source>Not checked: something before it fails.</source>
        <translation>Nicht geprüft: Etwas davor ist falsch.</translation>
    </message>
    <message>
        <source>That bots of these levels played; the record does not say of which version.</source>
        <translation>Dass Bots dieser Stufen spielten; von welcher Version, steht nicht in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>That bots of version {versions} decided; --bots asks them again.</source>
        <translation>Dass Bots der Version {versions} entschieden; --bots fragt sie noch einmal.</translation>
    </message>
    <message>
        <source>That the program drew the seed, and nobody knew it before the end.</source>
        <translation>Dass das Programm den Startwert gezogen hat und ihn vor dem Ende niemand kannte.</translation>
    </message>
    <message>
        <source>That the program drew the seed; but it is a small number, such as somebody might choose.</source>
        <translation>Dass das Programm den Startwert gezogen hat; er ist aber eine kleine Zahl, wie jemand sie aussucht.</translation>
    </message>
    <message>
        <source>That these digits were shown before the deal: compare them with what you noted (--fingerprint DIGITS): {digits}</source>
        <translation>Dass diese Ziffern vor dem Geben gezeigt wurden; vergleiche sie mit deiner Notiz (--fingerprint ZIFFERN): {digits}</translation>
    </message>
    <message>
        <source>That these words were added by these people, after they had seen the commitment: everybody knows their own.</source>
        <translation>Dass diese Worte von diesen Leuten kamen, nachdem sie den Fingerabdruck gesehen hatten: Die eigenen kennt man selbst.</translation>
    </message>
    <message>
        <source>The cards follow from the seed alone: nobody added words.</source>
        <translation>Die Karten folgen allein aus dem Startwert: Niemand hat Worte hinzugefügt.</translation>
    </message>
    <message>
        <source>The cards follow from the seed and the words that were added: {words}.</source>
        <translation>Die Karten folgen aus dem Startwert und den hinzugefügten Worten: {words}.</translation>
    </message>
    <message>
        <source>The commitment is that of this seed, this game, these {rules} house rules and these {seats} seats.</source>
        <translation>Der Fingerabdruck ist der dieses Startwerts, dieses Spiels, dieser {rules} Hausregeln und dieser {seats} Plätze.</translation>
    </message>
    <message>
        <source>The digits given are not those of this record.</source>
        <translation>Die angegebenen Ziffern sind nicht die dieser Aufzeichnung.</translation>
    </message>
    <message>
        <source>The digits given are those of this record.</source>
        <translation>Die angegebenen Ziffern sind die dieser Aufzeichnung.</translation>
    </message>
    <message>
        <source>The fingerprint is that of the seed, and of the seed alone.</source>
        <translation>Der Fingerabdruck ist der des Startwerts und nur der des Startwerts.</translation>
    </message>
    <message>
        <source>The result follows from the actions.</source>
        <translation>Das Ergebnis folgt aus den Zügen.</translation>
    </message>
    <message>
        <source>Who sat there, and that people played for themselves.</source>
        <translation>Wer dort saß und dass die Leute selbst gespielt haben.</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>given</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>replaced bots, which cannot be asked: {count}</source>
        <translation>ersetzte Bots, die nicht gefragt werden können: {count}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>seat {seat} {words}</source>
        <translation>Platz {seat} {words}</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>nur gesagt</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>{count} of them in a hurry</source>
        <translation>{count} davon in Eile</translation>
    </message>
    <message>
        <source>{first} Bots of version {asked} were asked; version {needed} would be needed.</source>
        <translation>{first} Gefragt wurden Bots der Version {asked}; nötig wären solche der Version {needed}.</translation>
    </message>
    <message>
        <source>{first} Bots of version {asked} were asked; which version decided is not recorded.</source>
        <translation>{first} Gefragt wurden Bots der Version {asked}; welche Version entschied, ist nicht verzeichnet.</translation>
    </message>
    <message>
        <source>{first}, {more}</source>
        <translation>{first}, {more}</translation>
    </message>
    <message>
        <source>{same} of {total} decide the same way again{but}; line {line} is the first that does not: “{played}”, not {decided}.</source>
        <translation>{same} von {total} entscheiden wieder gleich{but}; Zeile {line} ist die erste, die abweicht: „{played}“ statt {decided}.</translation>
    </message>
</context>
<context>
    <name>Cloths</name>
    <message>
        <source>Charcoal linen</source>
        <translation>Anthrazitgraues Leinen</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Dunkles Holz</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>Indigo linen</source>
        <translation>Indigoblaues Leinen</translation>
    </message>
    <message>
        <source>Light wood</source>
        <translation>Helles Holz</translation>
    </message>
    <message>
        <source>Plum silk</source>
        <translation>Pflaumenfarbene Seide</translation>
    </message>
    <message>
        <source>Scarlet wool</source>
        <translation>Scharlachrote Wolle</translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation>Tatami</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n action(s), scores {scores}</source>
        <translation>
            <numerusform>%n Zug, Ergebnis {scores}</numerusform>
            <numerusform>%n Züge, Ergebnis {scores}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>--check needs a folder and nothing else.</source>
        <translation>--check braucht einen Ordner und sonst nichts.</translation>
    </message>
    <message>
        <source>--deals must be from 1 to 1000000.</source>
        <translation>--deals muss von 1 bis 1000000 sein.</translation>
    </message>
    <message>
        <source>--fingerprint needs all {digits} hexadecimal digits, not {given}.</source>
        <translation>--fingerprint braucht alle {digits} hexadezimalen Ziffern, nicht {given}.</translation>
    </message>
    <message>
        <source>--import needs files or a folder, nothing else.</source>
        <translation>--import braucht Dateien oder einen Ordner, sonst nichts.</translation>
    </message>
    <message>
        <source>--into goes with --export; --print names its own folder.</source>
        <translation>--into gehört zu --export; --print nennt selbst einen Ordner.</translation>
    </message>
    <message>
        <source>--option needs a game: cardtable play GAME --option KEY=VALUE</source>
        <translation>--option braucht ein Spiel: cardtable play GAME --option KEY=VALUE</translation>
    </message>
    <message>
        <source>--option {text} needs a key and a value: KEY=VALUE.</source>
        <translation>--option {text} braucht Schlüssel und Wert: KEY=VALUE.</translation>
    </message>
    <message>
        <source>--print and --export need a deck, and neither --sheet nor --check.</source>
        <translation>--print und --export brauchen ein Deck und weder --sheet noch --check.</translation>
    </message>
    <message>
        <source>--print and --export need a deck: cardtable deck DECK …</source>
        <translation>--print und --export brauchen ein Deck: cardtable deck DECK …</translation>
    </message>
    <message>
        <source>--print and --into need the name of a folder.</source>
        <translation>--print und --into brauchen den Namen eines Ordners.</translation>
    </message>
    <message>
        <source>--sheet, --option and --back need a deck: cardtable deck DECK …</source>
        <translation>--sheet, --option und --back brauchen ein Deck: cardtable deck DECK …</translation>
    </message>
    <message>
        <source>--to needs a number from 0.</source>
        <translation>--to braucht eine Zahl ab 0.</translation>
    </message>
    <message>
        <source>--vision needs a sheet: cardtable deck DECK --sheet FILE …</source>
        <translation>--vision braucht ein Blatt: cardtable deck DECK --sheet FILE …</translation>
    </message>
    <message>
        <source>--width needs a number from {narrowest} to {widest}.</source>
        <translation>--width braucht eine Zahl von {narrowest} bis {widest}.</translation>
    </message>
    <message>
        <source>--workers must be from 1 to 256.</source>
        <translation>--workers muss von 1 bis 256 sein.</translation>
    </message>
    <message>
        <source>--{name} needs a game: cardtable play GAME --{name} …</source>
        <translation>--{name} braucht ein Spiel: cardtable play GAME --{name} …</translation>
    </message>
    <message>
        <source>A record has its own rules: --{named} cannot go with it.</source>
        <translation>Eine Aufzeichnung hat ihre eigenen Regeln: --{named} passt nicht dazu.</translation>
    </message>
    <message>
        <source>Another program holds the file; close its window first.</source>
        <translation>Ein anderes Programm verwendet die Datei; schließe zuerst dessen Fenster.</translation>
    </message>
    <message>
        <source>Cannot tell whether this deck can be used: {error}.</source>
        <translation>Es lässt sich nicht sagen, ob dieses Deck verwendbar ist: {error}.</translation>
    </message>
    <message>
        <source>Card games at one table: Oicho-Kabu, Kyo-Kabu, Dou Dizhu, Oklahoma Gin.</source>
        <translation>Kartenspiele an einem Tisch: Oicho-Kabu, Kyo-Kabu, Dou Dizhu, Oklahoma Gin.</translation>
    </message>
    <message>
        <source>Cardtable is already open but does not answer; end that one first.</source>
        <translation>Das Programm ist schon offen, antwortet aber nicht; beende es zuerst.</translation>
    </message>
    <message>
        <source>Cardtable is already open; its window takes over.</source>
        <translation>Das Programm ist schon offen; das Fenster dort übernimmt.</translation>
    </message>
    <message>
        <source>Counted from {day}.</source>
        <translation>Gezählt ab {day}.</translation>
    </message>
    <message>
        <source>Deck {id} cannot be read ({strerror}).</source>
        <translation>Deck {id} ist nicht lesbar ({strerror}).</translation>
    </message>
    <message>
        <source>Deck {id} has no back “{back}”; it has {backs}.</source>
        <translation>Deck {id} hat keine Rückseite „{back}“; es hat {backs}.</translation>
    </message>
    <message>
        <source>Deck {id} is in {folder} now ({credit}).</source>
        <translation>Das Deck {id} ist jetzt in {folder} ({credit}).</translation>
    </message>
    <message>
        <source>Example: {example}</source>
        <translation>Beispiel: {example}</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Matches that several people shared, not counted: {count}.</source>
        <translation>Nicht gezählte Partien mehrerer Leute am selben Rechner: {count}.</translation>
    </message>
    <message>
        <source>Measuring; this takes a minute or two …</source>
        <translation>Messung läuft; das dauert ein, zwei Minuten …</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Unter {address} antwortet kein Dask-Scheduler.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}; only tcp:// is known here.</source>
        <translation>Unter {address} antwortet kein Dask-Scheduler; hier geht nur tcp://.</translation>
    </message>
    <message>
        <source>No match can be read in {path}.</source>
        <translation>In {path} ist keine Partie lesbar.</translation>
    </message>
    <message>
        <source>No match with a single person has been finished yet.</source>
        <translation>Bisher ist keine Partie einer einzelnen Person beendet.</translation>
    </message>
    <message>
        <source>Not every benchmark ran: {line}</source>
        <translation>Nicht jede Messung lief: {line}</translation>
    </message>
    <message>
        <source>Only bots can play in a simulation: easy, medium, hard, expert.</source>
        <translation>In einer Simulation spielen nur Bots: easy, medium, hard, expert.</translation>
    </message>
    <message>
        <source>Qt has no platform {name} (QT_QPA_PLATFORM); there are {known}.</source>
        <translation>Qt hat keine Plattform {name} (QT_QPA_PLATFORM); es gibt {known}.</translation>
    </message>
    <message>
        <source>Something cannot be read or written ({reason}).</source>
        <translation>Etwas lässt sich nicht lesen oder schreiben ({reason}).</translation>
    </message>
    <message>
        <source>Something went wrong ({name}), see {path}.</source>
        <translation>Etwas ist schiefgegangen ({name}), siehe {path}.</translation>
    </message>
    <message>
        <source>The benchmarks are in the source repository, not in the installed package.</source>
        <translation>Die Messungen liegen bei den Quellen, nicht im installierten Paket.</translation>
    </message>
    <message>
        <source>The benchmarks did not run: {line}</source>
        <translation>Die Messungen liefen nicht: {line}</translation>
    </message>
    <message>
        <source>The benchmarks need the extra “bench”: pip install &apos;cardtable[bench]&apos;.</source>
        <translation>Die Messungen brauchen das Extra „bench“: pip install &apos;cardtable[bench]&apos;.</translation>
    </message>
    <message>
        <source>The file was cut off; how much is lost is not known.</source>
        <translation>Die Datei ist abgeschnitten; wie viel fehlt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({reason}).</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen ({reason}).</translation>
    </message>
    <message>
        <source>The journal cannot be read ({reason}).</source>
        <translation>Die Datei der Partien lässt sich nicht lesen ({reason}).</translation>
    </message>
    <message>
        <source>The journal cannot be written ({error}).</source>
        <translation>In die Datei der Partien lässt sich nicht schreiben ({error}).</translation>
    </message>
    <message>
        <source>The matches ended without a finished deal; there is nothing to count.</source>
        <translation>Die Partien endeten ohne ein beendetes Spiel; es gibt nichts zu zählen.</translation>
    </message>
    <message>
        <source>The name of a sheet ends in {endings}; “{target}” does not.</source>
        <translation>Der Name eines Blatts endet auf {endings}; „{target}“ nicht.</translation>
    </message>
    <message>
        <source>The package “{package}” is missing: {command} installs it.</source>
        <translation>Das Paket „{package}“ fehlt: {command} bringt es.</translation>
    </message>
    <message>
        <source>The picture {path} cannot be written.</source>
        <translation>Das Bild {path} lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The selftest has no plan for {game}.</source>
        <translation>Der Selbsttest hat keinen Plan für {game}.</translation>
    </message>
    <message>
        <source>There is no deck “{name}”; there are {known}.</source>
        <translation>Es gibt kein Deck „{name}“; es gibt {known}.</translation>
    </message>
    <message>
        <source>There is no file of matches yet ({path}).</source>
        <translation>Es gibt noch keine Datei mit Partien ({path}).</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Es gibt keine Datei {path}.</translation>
    </message>
    <message>
        <source>There is no game {name}; there are {known}.</source>
        <translation>Es gibt kein Spiel {name}; es gibt {known}.</translation>
    </message>
    <message>
        <source>There is no language “{name}”; there are {known}.</source>
        <translation>Es gibt keine Sprache „{name}“; es gibt {known}.</translation>
    </message>
    <message>
        <source>There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Hier gibt es keinen Bildschirm: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on ({reason}).</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster ({reason}).</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Arbeitsspeicher reicht nicht aus.</translation>
    </message>
    <message>
        <source>This deck can be used.</source>
        <translation>Dieses Deck lässt sich verwenden.</translation>
    </message>
    <message numerus="yes">
        <source>This deck cannot be used: %n problem(s).</source>
        <translation>
            <numerusform>Dieses Deck lässt sich nicht verwenden: %n Fehler.</numerusform>
            <numerusform>Dieses Deck lässt sich nicht verwenden: %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the journal itself; what is damaged in it is set aside.</source>
        <translation>Das ist die Datei der Partien selbst; was darin beschädigt ist, wird von allein beiseitegelegt.</translation>
    </message>
    <message>
        <source>Use either --print or --export, not both.</source>
        <translation>Entweder --print oder --export, nicht beides.</translation>
    </message>
    <message>
        <source>What could not be saved is in {path}; “cardtable recover” brings it back.</source>
        <translation>Was nicht gespeichert werden konnte, liegt in {path}; „cardtable recover“ holt es zurück.</translation>
    </message>
    <message>
        <source>Without a command the window opens. Example: cardtable play dou-dizhu --lang de</source>
        <translation>Ohne Befehl öffnet sich das Fenster. Beispiel: cardtable play dou-dizhu --lang de</translation>
    </message>
    <message>
        <source>a Dask scheduler whose workers play</source>
        <translation>ein Dask-Scheduler, dessen Worker spielen</translation>
    </message>
    <message>
        <source>a record in words</source>
        <translation>eine Aufzeichnung in Worten</translation>
    </message>
    <message>
        <source>an option of the deck</source>
        <translation>eine Option des Decks</translation>
    </message>
    <message>
        <source>answer in JSON</source>
        <translation>in JSON antworten</translation>
    </message>
    <message>
        <source>as noted before the deal, all 64 digits</source>
        <translation>wie vor dem Geben notiert, alle 64 Ziffern</translation>
    </message>
    <message>
        <source>ask the bots again whether they would play the same</source>
        <translation>die Bots noch einmal fragen, ob sie so spielen würden</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>bots play among themselves</source>
        <translation>Bots spielen unter sich</translation>
    </message>
    <message>
        <source>bring the matches of a damaged file, or of another one, into the journal</source>
        <translation>die Partien einer beschädigten oder anderen Datei übernehmen</translation>
    </message>
    <message>
        <source>check whether this folder is a safe and complete deck</source>
        <translation>prüfen, ob dieser Ordner ein sicheres und vollständiges Deck ist</translation>
    </message>
    <message>
        <source>deck to play with</source>
        <translation>Deck, mit dem gespielt wird</translation>
    </message>
    <message>
        <source>decks: {ids}</source>
        <translation>Decks: {ids}</translation>
    </message>
    <message>
        <source>describe or draw this deck</source>
        <translation>dieses Deck beschreiben oder zeichnen</translation>
    </message>
    <message>
        <source>draw all its cards: .png, .svg or .pdf</source>
        <translation>alle Karten zeichnen: .png, .svg oder .pdf</translation>
    </message>
    <message>
        <source>draw the sheet as colour-blind people see it</source>
        <translation>das Blatt so zeichnen, wie Farbenblinde es sehen</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>for comparison</source>
        <translation>zum Vergleich</translation>
    </message>
    <message>
        <source>free the space that deleted matches took up in the journal</source>
        <translation>den Platz gelöschter Partien freigeben</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>games, presets, options with their values, decks</source>
        <translation>Spiele, Vorgaben, Optionen mit ihren Werten, Decks</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>how many deals to play</source>
        <translation>wie viele Spiele gespielt werden</translation>
    </message>
    <message>
        <source>human, easy, medium, hard, expert; separated by commas</source>
        <translation>human, easy, medium, hard, expert; mit Kommas</translation>
    </message>
    <message>
        <source>language of the names: en, de, ja, zh_CN, zh_TW</source>
        <translation>Sprache der Namen: en, de, ja, zh_CN, zh_TW</translation>
    </message>
    <message>
        <source>language: en, de, ja, zh_CN, zh_TW</source>
        <translation>Sprache: en, de, ja, zh_CN, zh_TW</translation>
    </message>
    <message>
        <source>language; may be repeated</source>
        <translation>Sprache; mehrmals möglich</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>levels, separated by commas</source>
        <translation>Stufen mit Kommas</translation>
    </message>
    <message>
        <source>list decks; draw, print or export one; check a folder</source>
        <translation>Decks zeigen; eines zeichnen, drucken, exportieren; einen Ordner prüfen</translation>
    </message>
    <message>
        <source>make a deck of another program’s SVG files or folder</source>
        <translation>aus SVG-Dateien oder dem Ordner eines anderen Programms ein Deck machen</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>named set of house rules</source>
        <translation>benannte Hausregeln</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>keine Ausgabe</translation>
    </message>
    <message>
        <source>numbered deal, or 32 hexadecimal digits</source>
        <translation>Spielnummer oder 32 hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>one house rule</source>
        <translation>eine Hausregel</translation>
    </message>
    <message>
        <source>one line per match, for a spreadsheet</source>
        <translation>eine Zeile je Partie, für eine Tabelle</translation>
    </message>
    <message>
        <source>only the first N actions</source>
        <translation>nur die ersten N Züge</translation>
    </message>
    <message>
        <source>only this game</source>
        <translation>nur dieses Spiel</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>das Fenster öffnen</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>part of a benchmark’s name</source>
        <translation>Teil des Namens einer Messung</translation>
    </message>
    <message>
        <source>play every deal from all sides</source>
        <translation>jedes Spiel von allen Seiten spielen</translation>
    </message>
    <message>
        <source>play every game through the real window, offscreen</source>
        <translation>jedes Spiel im echten Fenster durchspielen, ohne Bildschirm</translation>
    </message>
    <message>
        <source>presets: {ids}</source>
        <translation>Vorgaben: {ids}</translation>
    </message>
    <message>
        <source>probably between</source>
        <translation>wahrscheinlich zwischen</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>Quartile</translation>
    </message>
    <message>
        <source>replay a record: what it proves, what it only states, what fails</source>
        <translation>eine Aufzeichnung nachspielen: was sie beweist, was sie nur angibt, was nicht stimmt</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>save a picture of each phase there</source>
        <translation>dort ein Bild jeder Phase speichern</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>show version and commit</source>
        <translation>Version und Commit zeigen</translation>
    </message>
    <message>
        <source>start a match of this game, or open this record</source>
        <translation>eine Partie dieses Spiels beginnen oder diese Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>the bot in seat {seat} failed ({why})</source>
        <translation>der Bot auf Platz {seat} ist ausgefallen ({why})</translation>
    </message>
    <message>
        <source>the figures of tests/benchmarks, as a table (named in English)</source>
        <translation>die Messwerte aus tests/benchmarks als Tabelle (Namen auf Englisch)</translation>
    </message>
    <message>
        <source>the match has ended early</source>
        <translation>die Partie ist vorzeitig zu Ende</translation>
    </message>
    <message>
        <source>the match has not ended after {done} actions</source>
        <translation>nach {done} Zügen ist die Partie nicht zu Ende</translation>
    </message>
    <message>
        <source>the table does not go on; it says: {said}</source>
        <translation>der Tisch geht nicht weiter; er sagt: {said}</translation>
    </message>
    <message>
        <source>what each line stands for</source>
        <translation>wonach die Zeilen aufgeteilt sind</translation>
    </message>
    <message>
        <source>where the export is written (here)</source>
        <translation>wohin exportiert wird (hierher)</translation>
    </message>
    <message>
        <source>which back</source>
        <translation>welche Rückseite</translation>
    </message>
    <message>
        <source>width of the sheet</source>
        <translation>Breite des Blatts</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>write cards, sheets, plates, box and rules to be printed</source>
        <translation>Karten, Bögen, Platten, Schachtel und Regeln zum Drucken schreiben</translation>
    </message>
    <message>
        <source>write the deck for other programs: its pictures, or a deck for KPat</source>
        <translation>das Deck für andere Programme schreiben: seine Bilder oder ein Deck für KPat</translation>
    </message>
    <message>
        <source>write the matches’ records</source>
        <translation>die Aufzeichnungen der Partien schreiben</translation>
    </message>
    <message>
        <source>your own matches in figures: wins, scores, streaks, what was given away</source>
        <translation>deine eigenen Partien in Zahlen: Siege, Punkte, Serien, Verluste</translation>
    </message>
    <message>
        <source>{count} files written below {target}.</source>
        <translation>Unter {target} wurden {count} Dateien geschrieben.</translation>
    </message>
    <message>
        <source>{count} passed, 0 failed</source>
        <translation>{count} bestanden, 0 durchgefallen</translation>
    </message>
    <message numerus="yes">
        <source>{file}: record format {form}, {game}, %n action(s)</source>
        <translation>
            <numerusform>{file}: Aufzeichnung im Format {form}, {game}, %n Zug</numerusform>
            <numerusform>{file}: Aufzeichnung im Format {form}, {game}, %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{folder} cannot be written to (there is no such folder).</source>
        <translation>In {folder} lässt sich nicht schreiben (den Ordner gibt es nicht).</translation>
    </message>
    <message>
        <source>{game} in {language}: {said}</source>
        <translation>{game} auf {language}: {said}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), each from {sides} sides, from seed {seed}</source>
        <translation>
            <numerusform>{game}: %n Spiel, von {sides} Seiten, ab Startwert {seed}</numerusform>
            <numerusform>{game}: %n Spiele, jedes von {sides} Seiten, ab Startwert {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s), from seed {seed}</source>
        <translation>
            <numerusform>{game}: %n Spiel, ab Startwert {seed}</numerusform>
            <numerusform>{game}: %n Spiele, ab Startwert {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{low} players</source>
        <translation>{low} Personen</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low} bis {high} Personen</translation>
    </message>
    <message>
        <source>{low} to {high}, default {default}</source>
        <translation>{low} bis {high}, üblich {default}</translation>
    </message>
    <message>
        <source>{message}. Try “cardtable --help”.</source>
        <translation>{message}. Hilfe: „cardtable --help“.</translation>
    </message>
    <message>
        <source>{name} cannot be read ({reason}).</source>
        <translation>{name} ist nicht lesbar ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>{path} ist nicht lesbar ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be read ({strerror}).</source>
        <translation>{path} ist nicht lesbar ({strerror}).</translation>
    </message>
    <message>
        <source>{path}: matches brought over: {whole}; others, incomplete: {cut}; already there: {there}; unreadable: {lost}.</source>
        <translation>{path}: übernommene Partien: {whole}; dazu unvollständig: {cut}; schon da: {there}; nicht lesbar: {lost}.</translation>
    </message>
    <message>
        <source>{path}: {before} bytes before, {after} now.</source>
        <translation>{path}: vorher {before} Byte, jetzt {after}.</translation>
    </message>
    <message>
        <source>{place} cannot be written ({why}).</source>
        <translation>{place} ist nicht beschreibbar ({why}).</translation>
    </message>
    <message>
        <source>{record}.</source>
        <translation>{record}.</translation>
    </message>
    <message>
        <source>{record}. Nothing fails.</source>
        <translation>{record}. Nichts ist falsch.</translation>
    </message>
    <message>
        <source>{score} per deal</source>
        <translation>{score} je Spiel</translation>
    </message>
    <message>
        <source>{target} cannot be written (there is no such folder).</source>
        <translation>{target} ist nicht beschreibbar (den Ordner gibt es nicht).</translation>
    </message>
    <message>
        <source>{target} cannot be written ({strerror}).</source>
        <translation>{target} ist nicht beschreibbar ({strerror}).</translation>
    </message>
    <message>
        <source>{target} cannot be written to (that is not a folder name).</source>
        <translation>In {target} lässt sich nicht schreiben (das ist kein Name eines Ordners).</translation>
    </message>
    <message>
        <source>{target} cannot be written to ({strerror}).</source>
        <translation>In {target} lässt sich nicht schreiben ({strerror}).</translation>
    </message>
    <message>
        <source>{target} is not an empty folder; printing needs a new or empty one.</source>
        <translation>{target} ist kein leerer Ordner; gedruckt wird in einen neuen oder leeren.</translation>
    </message>
    <message>
        <source>{target} written.</source>
        <translation>{target} geschrieben.</translation>
    </message>
    <message>
        <source>“{word}” is not possible; deck {id} knows {known}.</source>
        <translation>„{word}“ geht nicht; Deck {id} kennt {known}.</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… und {count} weitere.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Über Cardtable</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Animationstempo</translation>
    </message>
    <message>
        <source>Ask before you pass up a knock or a lay-off</source>
        <translation>Fragen, bevor du Klopfen oder Anlegen auslässt</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Noch im Spiel</translation>
    </message>
    <message>
        <source>Compare with the expert</source>
        <translation>Mit dem Experten vergleichen</translation>
    </message>
    <message>
        <source>Continue the last match</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Dark mode</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Deals of the day…</source>
        <translation>Spiele des Tages …</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Übliche Schriftgröße</translation>
    </message>
    <message>
        <source>Explain terms</source>
        <translation>Begriffe erklären</translation>
    </message>
    <message>
        <source>Export match record…</source>
        <translation>Aufzeichnung speichern …</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>First hands…</source>
        <translation>Erste Spiele …</translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>How deals are kept fair</source>
        <translation>Faires Geben</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Last trick or showdown</source>
        <translation>Letzter Stich oder letzte Abrechnung</translation>
    </message>
    <message>
        <source>Let a bot play for me</source>
        <translation>Einen Bot für mich spielen lassen</translation>
    </message>
    <message>
        <source>Level of that bot</source>
        <translation>Stufe dieses Bots</translation>
    </message>
    <message>
        <source>Match history…</source>
        <translation>Frühere Partien …</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Keine Animation</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Open match record…</source>
        <translation>Aufzeichnung öffnen …</translation>
    </message>
    <message>
        <source>Opponents talk</source>
        <translation>Gegner reden mit</translation>
    </message>
    <message>
        <source>Pace of opponents</source>
        <translation>Bedenkzeit der Gegner</translation>
    </message>
    <message>
        <source>Pass automatically when you can’t beat it</source>
        <translation>Automatisch passen, wenn du nicht schlagen kannst</translation>
    </message>
    <message>
        <source>Past matches to keep</source>
        <translation>Frühere Partien behalten</translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation>Bots anhalten</translation>
    </message>
    <message>
        <source>Play last cards automatically</source>
        <translation>Letzte Karten automatisch spielen</translation>
    </message>
    <message>
        <source>Play other forced moves automatically</source>
        <translation>Andere erzwungene Züge automatisch spielen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>Schnelles Spiel</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Review a match</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Show log…</source>
        <translation>Protokoll zeigen …</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Skip animation and pause</source>
        <translation>Animation und Pause überspringen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik …</translation>
    </message>
    <message>
        <source>Table surface</source>
        <translation>Tischoberfläche</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The latest 1,000</source>
        <translation>Die letzten 1.000</translation>
    </message>
    <message>
        <source>The latest 100</source>
        <translation>Die letzten 100</translation>
    </message>
    <message>
        <source>Those of the last year</source>
        <translation>Die des letzten Jahres</translation>
    </message>
    <message>
        <source>Touch mode</source>
        <translation>Touch-Bedienung</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everything is saved</source>
        <translation>Alles ist gespeichert</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>I’m {name} – show my cards</source>
        <translation>Ich bin {name} – meine Karten zeigen</translation>
    </message>
    <message>
        <source>Please hand over to {name}. Everyone else, look away.</source>
        <translation>Bitte gib den Computer an {name}. Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Compare with the expert</source>
        <translation>Mit dem Experten vergleichen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Spiele des Tages</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Noch nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>One deal a day, the same for everybody: its number is the date. Rules: {preset}. The opponents never change, and your first result counts.</source>
        <translation>Jeden Tag ein Spiel, für alle dasselbe: Seine Nummer ist das Datum. Regeln: {preset}. Die Gegner bleiben immer dieselben, und dein erstes Ergebnis zählt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Result {own}</source>
        <translation>Ergebnis {own}</translation>
    </message>
    <message>
        <source>Result {own} · difference from the expert {difference}</source>
        <translation>Ergebnis {own} · Unterschied zum Experten {difference}</translation>
    </message>
    <message>
        <source>Today, {date}</source>
        <translation>Heute, {date}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Continue / confirm</source>
        <translation>Weiter / bestätigen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Move between cards and columns</source>
        <translation>Zwischen Karten und Spalten wechseln</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rendering the cards…</source>
        <translation>Die Karten werden gezeichnet …</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Die Regeln speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Select everything on the way</source>
        <translation>Alles auf dem Weg aufnehmen</translation>
    </message>
    <message>
        <source>Select or deselect</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Umschalt + Pfeiltasten</translation>
    </message>
    <message>
        <source>Terms on this page</source>
        <translation>Begriffe auf dieser Seite</translation>
    </message>
    <message>
        <source>This page has no terms to explain.</source>
        <translation>Auf dieser Seite gibt es keine Begriffe zu erklären.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>DouDizhu</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n Bombe</numerusform>
            <numerusform>%n Bomben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>3 players · about 20 min</source>
        <translation>3 Personen · etwa 20 min</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;for the landlord</source>
        <translation>&lt;b&gt;Die drei Karten&lt;/b&gt;&lt;br&gt;für den Gutsherrn</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;taken by {name}</source>
        <translation>&lt;b&gt;Die drei Karten&lt;/b&gt;&lt;br&gt;hat {name}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kitty&lt;/b&gt;&lt;br&gt;yours</source>
        <translation>&lt;b&gt;Die drei Karten&lt;/b&gt;&lt;br&gt;an dich</translation>
    </message>
    <message numerus="yes">
        <source>&lt;big&gt;%n&lt;/big&gt; card(s)</source>
        <translation>
            <numerusform>&lt;big&gt;%n&lt;/big&gt; Karte</numerusform>
            <numerusform>&lt;big&gt;%n&lt;/big&gt; Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n deal(s).</source>
        <translation>
            <numerusform>Eine Partie dauert %n Spiel.</numerusform>
            <numerusform>Eine Partie dauert %n Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair chain needs three pairs or more.</source>
        <translation>Eine Pärchen-Straße braucht mindestens drei Pärchen.</translation>
    </message>
    <message>
        <source>A straight needs five cards or more.</source>
        <translation>Eine Straße braucht mindestens fünf Karten.</translation>
    </message>
    <message>
        <source>A triple takes one card or one pair.</source>
        <translation>Ein Drilling nimmt eine Karte oder ein Pärchen mit.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>After a pass you may still play in the same trick.</source>
        <translation>Wer gepasst hat, darf im selben Stich noch spielen.</translation>
    </message>
    <message>
        <source>After a pass you wait until the trick is over.</source>
        <translation>Wer gepasst hat, wartet, bis der Stich vorbei ist.</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top}</source>
        <translation>Drilling-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with pairs</source>
        <translation>Full-House-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>Airplane {rank}–{top} with wings</source>
        <translation>Drilling-Straße {rank}–{top} mit Kickern</translation>
    </message>
    <message>
        <source>All of different ranks</source>
        <translation>Lauter verschiedene Ränge</translation>
    </message>
    <message numerus="yes">
        <source>An opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>Ein Gegner, der noch %n Karte hat, könnte sie darauf loswerden.</numerusform>
            <numerusform>Ein Gegner, der noch %n Karten hat, könnte sie darauf loswerden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>Gutsherr kam nicht zum Zug</translation>
    </message>
    <message>
        <source>Anti-spring by {farmers}: {landlord} played just once. The stake doubles.</source>
        <translation>{farmers} ließen {landlord} nur einmal zum Zug kommen: Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>Beliebige Karten</translation>
    </message>
    <message>
        <source>Any cards may be used as kickers.</source>
        <translation>Beliebige Karten dürfen als Kicker mit.</translation>
    </message>
    <message>
        <source>Any combination may be played.</source>
        <translation>Jede Kombination darf gespielt werden.</translation>
    </message>
    <message>
        <source>Any player never got to play</source>
        <translation>Jemand hat keine Karte gespielt</translation>
    </message>
    <message>
        <source>As played online: one round of calls, no bombs as kickers.</source>
        <translation>Wie online: einmal reizen, keine Bomben als Kicker.</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>Es geht um</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Beats it with less: the higher cards stay.</source>
        <translation>Das schlägt mit weniger: Die höheren Karten bleiben.</translation>
    </message>
    <message>
        <source>Beats it with more than needed.</source>
        <translation>Das schlägt höher als nötig.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Bid placed</source>
        <translation>Hat gereizt</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} reizen</translation>
    </message>
    <message>
        <source>Bids are revealed once everyone has bid; between equal bids the earlier one counts.</source>
        <translation>Gezeigt wird, wenn alle gereizt haben; bei Gleichstand zählt das frühere.</translation>
    </message>
    <message>
        <source>Bids {amount}</source>
        <translation>Reizt {amount}</translation>
    </message>
    <message>
        <source>Black joker</source>
        <translation>Schwarzer Joker</translation>
    </message>
    <message>
        <source>Bomb {rank}</source>
        <translation>Bombe {rank}</translation>
    </message>
    <message>
        <source>Cards gone: {0}, otherwise {1}.</source>
        <translation>Karten, die weggehen: {0}, sonst {1}.</translation>
    </message>
    <message>
        <source>Cards gone: {1} instead of {0}.</source>
        <translation>Karten, die weggehen: {1} statt {0}.</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {0}, otherwise {1}.</source>
        <translation>Karten, die einzeln niemand schlägt: es bleiben {0}, sonst {1}.</translation>
    </message>
    <message>
        <source>Cards kept that no single unseen one beats: {1} instead of {0}.</source>
        <translation>Karten, die einzeln niemand schlägt: es bleiben {1} statt {0}.</translation>
    </message>
    <message>
        <source>Chains up to the 2, any kickers, farmers get half the stake.</source>
        <translation>Straßen bis zur 2, beliebige Kicker, Bauern bekommen den halben Einsatz.</translation>
    </message>
    <message>
        <source>Chains up to the ace, kickers all different, full payment.</source>
        <translation>Straßen bis zum Ass, Kicker alle verschieden, volle Zahlung.</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n card(s) that passing would keep.</source>
        <translation>
            <numerusform>Das kostet %n Karte, die du beim Passen behältst.</numerusform>
            <numerusform>Das kostet %n Karten, die du beim Passen behältst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a bomb; the better choice keeps %n.</source>
        <translation>
            <numerusform>Das kostet eine Bombe; der bessere Zug behält %n.</numerusform>
            <numerusform>Das kostet eine Bombe; der bessere Zug behält %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal {deal} of {of}. {name} bids first.</source>
        <translation>Spiel {deal} von {of}. {name} reizt zuerst.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Direction of play.</source>
        <translation>Die Spielrichtung.</translation>
    </message>
    <message>
        <source>Doesn’t contest an opponent’s trick.</source>
        <translation>Das macht einem Gegner den Stich nicht streitig.</translation>
    </message>
    <message>
        <source>Doesn’t multiply the stake by {0}.</source>
        <translation>Der Einsatz wird nicht mit {0} vervielfacht.</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>Dou Dizhu</translation>
    </message>
    <message>
        <source>Each bid is higher than the last; the bidding ends when two in a row pass after a bid. Whoever has passed may bid again.</source>
        <translation>Jedes Gebot ist höher als das letzte. Schluss ist, wenn nach einem Gebot zwei hintereinander passen. Wer gepasst hat, darf wieder bieten.</translation>
    </message>
    <message>
        <source>Everyone bids in secret and nobody passes; the highest bid wins.</source>
        <translation>Alle reizen verdeckt, niemand passt; das höchste Gebot gewinnt.</translation>
    </message>
    <message>
        <source>Everyone bids once, higher than before or not at all; 3 ends it.</source>
        <translation>Alle reizen einmal, höher als vorher oder gar nicht; 3 beendet es.</translation>
    </message>
    <message>
        <source>Everyone calls once, as high as they like; the highest call wins.</source>
        <translation>Alle sagen einmal frei an; das höchste Gebot gewinnt.</translation>
    </message>
    <message>
        <source>Farmers get half the stake each</source>
        <translation>Bauern bekommen je den halben Einsatz</translation>
    </message>
    <message>
        <source>Farmers get the full stake each</source>
        <translation>Bauern bekommen je den ganzen Einsatz</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Wer zuerst reizt</translation>
    </message>
    <message>
        <source>Four of a kind carries two cards or two pairs.</source>
        <translation>Ein Vierling nimmt zwei Karten oder zwei Pärchen mit.</translation>
    </message>
    <message>
        <source>Four of a kind may carry just one card or one pair.</source>
        <translation>Ein Vierling darf auch nur eine Karte oder ein Pärchen mitnehmen.</translation>
    </message>
    <message>
        <source>Four of a kind with one kicker</source>
        <translation>Vierling mit einem Kicker</translation>
    </message>
    <message>
        <source>Four {rank}s + pairs {kickers}</source>
        <translation>Vierling {rank} + Pärchen {kickers}</translation>
    </message>
    <message>
        <source>Four {rank}s + {kickers}</source>
        <translation>Vierling {rank} + {kickers}</translation>
    </message>
    <message>
        <source>Full house {rank} + {kickers}</source>
        <translation>Full House {rank} + {kickers}</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {0}, otherwise {1}.</source>
        <translation>Was noch höher sein kann: {0} Möglichkeiten, sonst {1}.</translation>
    </message>
    <message>
        <source>Higher plays that may be out: {1} instead of {0}.</source>
        <translation>Was noch höher sein kann: {1} Möglichkeiten statt {0}.</translation>
    </message>
    <message>
        <source>Highest bid: {amount}</source>
        <translation>Höchstes Gebot: {amount}</translation>
    </message>
    <message>
        <source>Highest card of a chain</source>
        <translation>Höchste Karte einer Straße</translation>
    </message>
    <message>
        <source>Hint: bid {amount}</source>
        <translation>Tipp: {amount} reizen</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Tipp: passen</translation>
    </message>
    <message>
        <source>House sheet</source>
        <translation>Regelblatt</translation>
    </message>
    <message>
        <source>How much the rocket (both jokers) multiplies the stake.</source>
        <translation>Um wie viel das Joker-Pärchen den Einsatz vervielfacht.</translation>
    </message>
    <message>
        <source>How the landlord is chosen.</source>
        <translation>Wie der Gutsherr bestimmt wird.</translation>
    </message>
    <message>
        <source>If everyone passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>If everyone passes, the cards are redealt.</source>
        <translation>Passen alle, wird neu gegeben.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Just as good, as far as anyone can tell.</source>
        <translation>Ebenso gut, soweit sich das sagen lässt.</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n bomb(s) whole.</source>
        <translation>
            <numerusform>%n Bombe bleibt ganz.</numerusform>
            <numerusform>%n Bomben bleiben ganz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps the %n card(s) that the other choice costs.</source>
        <translation>
            <numerusform>Das behält die %n Karte, die der andere Vorschlag kostet.</numerusform>
            <numerusform>Das behält die %n Karten, die der andere Vorschlag kostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>Kickers may neither be a bomb nor extend the chain.</source>
        <translation>Kicker dürfen keine Bombe sein und die Straße nicht verlängern.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Kitty stays visible</source>
        <translation>Die drei Karten bleiben sichtbar</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>Gutsherr</translation>
    </message>
    <message>
        <source>Last card!</source>
        <translation>Letzte Karte!</translation>
    </message>
    <message>
        <source>Lead any card or combination; you can’t pass.</source>
        <translation>Du darfst alles ausspielen, aber nicht passen.</translation>
    </message>
    <message>
        <source>Leaves lower cards of that kind behind.</source>
        <translation>Niedrigere dieser Art bleiben zurück.</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Multiplies the stake by {0}.</source>
        <translation>Das vervielfacht den Einsatz um das {0}-Fache.</translation>
    </message>
    <message>
        <source>Never got to play: {names}. The stake doubles.</source>
        <translation>Kam nicht zum Zug: {names}. Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>New trick: you lead</source>
        <translation>Neuer Stich: Du kommst heraus</translation>
    </message>
    <message>
        <source>New trick: {name} leads</source>
        <translation>Neuer Stich: {name} kommt heraus</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>No auction: random landlord</source>
        <translation>Ohne Reizen, Gutsherr durch Los</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>No bombs, no triple that would extend the chain</source>
        <translation>Keine Bomben, kein Drilling, der die Straße verlängert</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>Keine Karte ist gewählt.</translation>
    </message>
    <message>
        <source>No chain goes up to the {card}.</source>
        <translation>Bis {card} reicht keine Straße.</translation>
    </message>
    <message>
        <source>No farmer played, or the landlord only once</source>
        <translation>Kein Bauer spielte, oder der Gutsherr nur einmal</translation>
    </message>
    <message numerus="yes">
        <source>No opponent with %n card(s) left could go out on it.</source>
        <translation>
            <numerusform>Kein Gegner, der noch %n Karte hat, wird sie darauf los.</numerusform>
            <numerusform>Kein Gegner, der noch %n Karten hat, wird sie darauf los.</numerusform>
        </translation>
    </message>
    <message>
        <source>No passing with sealed bids: bid 1, 2 or 3.</source>
        <translation>Bei verdeckten Geboten passt niemand: Reize 1, 2 oder 3.</translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>Niemand hat gereizt.</translation>
    </message>
    <message>
        <source>Nobody bids: the landlord is drawn by lot and the stake is 1.</source>
        <translation>Niemand reizt: Der Gutsherr wird gelost, der Einsatz ist 1.</translation>
    </message>
    <message>
        <source>Nobody can stop the rest of your hand.</source>
        <translation>Der Rest ist nicht mehr aufzuhalten.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n unseen card(s) beats it.</source>
        <translation>
            <numerusform>Die %n ungesehene Karte schlägt das nicht.</numerusform>
            <numerusform>Keine der %n ungesehenen Karten schlägt das.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of deals in a match.</source>
        <translation>Anzahl der Spiele einer Partie.</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the better choice {1}.</source>
        <translation>Von 100 solchen Spielen gewinnt das {0}, der bessere Zug {1}.</translation>
    </message>
    <message>
        <source>Of 100 such deals it wins {0}, the next choice {1}.</source>
        <translation>Von 100 solchen Spielen gewinnt das {0}, der nächste Vorschlag {1}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>One call each, any bid</source>
        <translation>Ein freies Gebot je Person</translation>
    </message>
    <message>
        <source>One round, each bid higher</source>
        <translation>Eine Runde, jedes Gebot höher</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb.</source>
        <translation>Eine Bombe wird nur von einer höheren Bombe geschlagen.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats {beat}.</source>
        <translation>Nur eine höhere Bombe schlägt {beat}.</translation>
    </message>
    <message>
        <source>Other reading</source>
        <translation>Andere Lesart</translation>
    </message>
    <message>
        <source>Pair chain {rank}–{top}</source>
        <translation>Pärchen-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>Pair {rank}</source>
        <translation>Pärchen {rank}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Passing wins {0} of 100 such deals.</source>
        <translation>Nach einem Passen gewinnst du {0} von 100 solchen Spielen.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Pick up a card of that rank</source>
        <translation>Eine Karte dieses Rangs aufnehmen</translation>
    </message>
    <message>
        <source>Pick up a chain from rank to rank</source>
        <translation>Eine Straße von Rang bis Rang aufnehmen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play goes to the left.</source>
        <translation>Es geht nach links weiter.</translation>
    </message>
    <message>
        <source>Play goes to the right.</source>
        <translation>Es geht nach rechts weiter.</translation>
    </message>
    <message>
        <source>Play: {combination}</source>
        <translation>Spielen: {combination}</translation>
    </message>
    <message>
        <source>Player shut out</source>
        <translation>Jemand kam nicht zum Zug</translation>
    </message>
    <message>
        <source>Playing again after a pass</source>
        <translation>Spielen nach Passen</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {0}, otherwise {1}.</source>
        <translation>Züge, bis dein Blatt leer ist: danach {0}, sonst {1}.</translation>
    </message>
    <message>
        <source>Plays needed afterwards: {1} instead of {0}.</source>
        <translation>Züge, bis dein Blatt leer ist: danach {1} statt {0}.</translation>
    </message>
    <message>
        <source>Points by deal</source>
        <translation>Punkte nach Spielen</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Random each deal</source>
        <translation>Jedes Spiel gelost</translation>
    </message>
    <message>
        <source>Red joker</source>
        <translation>Roter Joker</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Redeal up to three times, then a random landlord</source>
        <translation>Bis zu dreimal neu geben, dann losen</translation>
    </message>
    <message>
        <source>Redeal. {name} bids first.</source>
        <translation>Es wird neu gegeben. {name} reizt zuerst.</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Joker-Pärchen</translation>
    </message>
    <message>
        <source>Same type and number of cards, but higher – or a bomb.</source>
        <translation>Gleiche Art und gleich viele Karten, aber höher; oder eine Bombe.</translation>
    </message>
    <message>
        <source>Sealed bids, no passing</source>
        <translation>Verdeckte Gebote, niemand passt</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Select cards first.</source>
        <translation>Wähle zuerst Karten aus.</translation>
    </message>
    <message>
        <source>Single {rank}</source>
        <translation>Einzelkarte {rank}</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Nicht zum Zug gekommen</translation>
    </message>
    <message>
        <source>Spring by {landlord}: {farmers} never got to play. The stake doubles.</source>
        <translation>{landlord} ließ {farmers} nicht zum Zug kommen: Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Straight {rank}–{top}</source>
        <translation>Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>Straights and other chains end at the ace.</source>
        <translation>Straßen enden beim Ass.</translation>
    </message>
    <message>
        <source>Straights and other chains may run up to the 2.</source>
        <translation>Straßen dürfen bis zur 2 reichen.</translation>
    </message>
    <message>
        <source>Takes a pair apart.</source>
        <translation>Das reißt ein Pärchen auseinander.</translation>
    </message>
    <message>
        <source>Takes a triple apart.</source>
        <translation>Das reißt einen Drilling auseinander.</translation>
    </message>
    <message>
        <source>Takes no pair apart.</source>
        <translation>Das reißt kein Pärchen auseinander.</translation>
    </message>
    <message>
        <source>Takes no triple apart.</source>
        <translation>Das reißt keinen Drilling auseinander.</translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>Das nimmt einem Gegner den Stich, der noch %n Karte hat.</numerusform>
            <numerusform>Das nimmt einem Gegner den Stich, der noch %n Karten hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the trick from an opponent.</source>
        <translation>Das nimmt einem Gegner den Stich.</translation>
    </message>
    <message numerus="yes">
        <source>Takes the trick from your partner, who has %n card(s) left.</source>
        <translation>
            <numerusform>Das nimmt dem Partner den Stich; er hat noch %n Karte.</numerusform>
            <numerusform>Das nimmt dem Partner den Stich; er hat noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>That wins {0} of 100 such deals. In hand: bombs {1}, twos {2}, jokers {3}.</source>
        <translation>So werden {0} von 100 solchen Spielen gewonnen. Im Blatt: Bomben {1}, Zweien {2}, Joker {3}.</translation>
    </message>
    <message>
        <source>That’s not a valid combination.</source>
        <translation>Das ist keine gültige Kombination.</translation>
    </message>
    <message numerus="yes">
        <source>The %n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>Die %n ungesehene Karte kann das schlagen.</numerusform>
            <numerusform>Die %n ungesehenen Karten können das schlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The auction comes first.</source>
        <translation>Zuerst wird gereizt.</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>Das Reizen ist vorbei.</translation>
    </message>
    <message>
        <source>The better choice can no longer be stopped.</source>
        <translation>Der bessere Zug ist nicht mehr aufzuhalten.</translation>
    </message>
    <message>
        <source>The farmers win the deal</source>
        <translation>Die Bauern gewinnen das Spiel</translation>
    </message>
    <message>
        <source>The first bidder is drawn afresh in every deal.</source>
        <translation>Wer zuerst reizt, wird in jedem Spiel neu gelost.</translation>
    </message>
    <message>
        <source>The first bidder is drawn; then the next player each deal.</source>
        <translation>Wer zuerst reizt, wird gelost; dann geht es reihum.</translation>
    </message>
    <message>
        <source>The highest bidder takes the kitty and plays alone for that stake.</source>
        <translation>Wer am höchsten reizt, nimmt die drei Karten und spielt allein um diesen Einsatz.</translation>
    </message>
    <message>
        <source>The kickers of a play must all be of different ranks, and never both jokers.</source>
        <translation>Die Kicker einer Kombination müssen alle verschieden sein, und nie sind beide Joker dabei.</translation>
    </message>
    <message>
        <source>The kitty can be looked at at any time during play.</source>
        <translation>Die drei Karten lassen sich im Spiel jederzeit nachsehen.</translation>
    </message>
    <message>
        <source>The kitty is shown once; after that you have to remember it.</source>
        <translation>Die drei Karten werden einmal gezeigt; dann heißt es merken.</translation>
    </message>
    <message>
        <source>The landlord wins the deal</source>
        <translation>Der Gutsherr gewinnt das Spiel</translation>
    </message>
    <message>
        <source>The lower cards go first.</source>
        <translation>Die niedrigeren Karten gehen zuerst.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The next player each time</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>The rocket doubles the stake, as a bomb does.</source>
        <translation>Das Joker-Pärchen verdoppelt den Einsatz wie eine Bombe.</translation>
    </message>
    <message>
        <source>The rocket quadruples the stake.</source>
        <translation>Das Joker-Pärchen vervierfacht den Einsatz.</translation>
    </message>
    <message>
        <source>The stake doubles if any player never played a card.</source>
        <translation>Der Einsatz verdoppelt sich, wenn jemand keine Karte gespielt hat.</translation>
    </message>
    <message>
        <source>The stake doubles if no farmer played, or the landlord just once.</source>
        <translation>Der Einsatz verdoppelt sich, wenn kein Bauer spielte oder der Gutsherr nur einmal.</translation>
    </message>
    <message>
        <source>The stake never doubles for this.</source>
        <translation>Dafür verdoppelt sich der Einsatz nicht.</translation>
    </message>
    <message numerus="yes">
        <source>The trick belongs to an opponent with %n card(s) left.</source>
        <translation>
            <numerusform>Der Stich gehört einem Gegner, der noch %n Karte hat.</numerusform>
            <numerusform>Der Stich gehört einem Gegner, der noch %n Karten hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Diese Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>These cards don’t make that combination.</source>
        <translation>Diese Karten ergeben diese Kombination nicht.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Dieses Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>To beat: {play}</source>
        <translation>Zu schlagen: {play}</translation>
    </message>
    <message>
        <source>Triple {rank}</source>
        <translation>Drilling {rank}</translation>
    </message>
    <message>
        <source>Triple {rank} + {kickers}</source>
        <translation>Drilling {rank} + {kickers}</translation>
    </message>
    <message>
        <source>Two cards left!</source>
        <translation>Noch zwei Karten!</translation>
    </message>
    <message>
        <source>Two farmers against one landlord: be the first to play all your cards.</source>
        <translation>Zwei Bauern gegen einen Gutsherrn: Wer spielt zuerst alle Karten aus?</translation>
    </message>
    <message>
        <source>Until two pass in a row</source>
        <translation>Bis zwei hintereinander passen</translation>
    </message>
    <message>
        <source>Up to the 2</source>
        <translation>Bis zur 2</translation>
    </message>
    <message>
        <source>Up to the ace</source>
        <translation>Bis zum Ass</translation>
    </message>
    <message>
        <source>Uses higher kickers than needed.</source>
        <translation>Damit gehen höhere Karten als nötig als Kicker mit.</translation>
    </message>
    <message>
        <source>Uses lower kickers.</source>
        <translation>Damit gehen niedrigere Karten als Kicker mit.</translation>
    </message>
    <message>
        <source>What each farmer gets for a win: half the stake or all of it.</source>
        <translation>Was jeder Bauer bei einem Sieg bekommt: den halben oder den ganzen Einsatz.</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>Was geschieht, wenn niemand reizt.</translation>
    </message>
    <message>
        <source>When the farmers win, each gets half the stake.</source>
        <translation>Gewinnen die Bauern, bekommt jeder den halben Einsatz.</translation>
    </message>
    <message>
        <source>When the farmers win, each gets the full stake.</source>
        <translation>Gewinnen die Bauern, bekommt jeder den ganzen Einsatz.</translation>
    </message>
    <message>
        <source>When the stake doubles because someone hardly got to play.</source>
        <translation>Wann sich der Einsatz verdoppelt, weil jemand kaum zum Zug kam.</translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again in the same trick.</source>
        <translation>Ob im selben Stich wieder spielen darf, wer gepasst hat.</translation>
    </message>
    <message>
        <source>Whether four of a kind may carry just one card or one pair.</source>
        <translation>Ob ein Vierling eine einzelne Karte oder ein Pärchen mitnehmen darf.</translation>
    </message>
    <message>
        <source>Whether straights and other chains may run up to the 2.</source>
        <translation>Ob Straßen bis zur 2 reichen dürfen.</translation>
    </message>
    <message>
        <source>Whether the kitty can be looked at again during play.</source>
        <translation>Ob man die drei Karten im Spiel noch nachsehen kann.</translation>
    </message>
    <message>
        <source>Which cards may be attached to a triple, an airplane or four of a kind.</source>
        <translation>Welche Karten zu Drilling, Drilling-Straße oder Vierling dazu dürfen.</translation>
    </message>
    <message>
        <source>Who bids first in each deal.</source>
        <translation>Wer in einem Spiel zuerst reizt.</translation>
    </message>
    <message>
        <source>Whoever bids highest becomes the landlord and plays alone for that stake.</source>
        <translation>Wer am höchsten reizt, wird Gutsherr und spielt allein um diesen Einsatz.</translation>
    </message>
    <message>
        <source>Whoever went out in the last deal bids first; in the first deal it is drawn.</source>
        <translation>Wer im letzten Spiel zuerst keine Karten mehr hatte, reizt zuerst; im ersten Spiel entscheidet das Los.</translation>
    </message>
    <message>
        <source>Winner of the last deal</source>
        <translation>Wer das letzte Spiel gewonnen hat</translation>
    </message>
    <message>
        <source>Winning score: 1 point.</source>
        <translation>Gewonnen mit 1 Punkt.</translation>
    </message>
    <message>
        <source>Winning score: {points} points.</source>
        <translation>Gewonnen mit {points} Punkten.</translation>
    </message>
    <message>
        <source>Wins fewer points on average.</source>
        <translation>Das bringt im Schnitt weniger Punkte.</translation>
    </message>
    <message>
        <source>Wins no more often, but more points on average.</source>
        <translation>Das gewinnt nicht öfter, aber im Schnitt mehr Punkte.</translation>
    </message>
    <message>
        <source>You can bid 1, 2 or 3.</source>
        <translation>Du kannst 1, 2 oder 3 reizen.</translation>
    </message>
    <message>
        <source>You could go out at once.</source>
        <translation>Du könntest sofort gewinnen.</translation>
    </message>
    <message>
        <source>You don’t have {card}.</source>
        <translation>Diese Karte hast du nicht: {card}.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>Damit ist die Hand leer: gewonnen.</translation>
    </message>
    <message>
        <source>You have nothing that beats this.</source>
        <translation>Du hast nichts, was das schlägt.</translation>
    </message>
    <message>
        <source>You lead, so you cannot pass.</source>
        <translation>Du kommst heraus, also kannst du nicht passen.</translation>
    </message>
    <message>
        <source>You lose the deal: {points}</source>
        <translation>Du verlierst das Spiel: {points}</translation>
    </message>
    <message>
        <source>You must bid more than {highest}.</source>
        <translation>Du musst mehr als {highest} reizen.</translation>
    </message>
    <message>
        <source>You went out – the farmers win: {points}</source>
        <translation>Du hast alle Karten gespielt, die Bauern gewinnen: {points}</translation>
    </message>
    <message>
        <source>You win as landlord: {points}</source>
        <translation>Du gewinnst als Gutsherr: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Your partner has the trick, with %n card(s) left.</source>
        <translation>
            <numerusform>Der Stich gehört dem Partner; er hat noch %n Karte.</numerusform>
            <numerusform>Der Stich gehört dem Partner; er hat noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner went out: {points}</source>
        <translation>Dein Partner hat alle Karten gespielt: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, cannot go out on it.</source>
        <translation>
            <numerusform>Dein Partner, der noch %n Karte hat, wird sie darauf nicht los.</numerusform>
            <numerusform>Dein Partner, der noch %n Karten hat, wird sie darauf nicht los.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner, with %n card(s) left, may go out on it.</source>
        <translation>
            <numerusform>Dein Partner, der noch %n Karte hat, wird sie darauf vielleicht los.</numerusform>
            <numerusform>Dein Partner, der noch %n Karten hat, wird sie darauf vielleicht los.</numerusform>
        </translation>
    </message>
    <message>
        <source>a bomb of {rank}s</source>
        <translation>Bombe {rank}</translation>
    </message>
    <message>
        <source>a full house {rank} + {kickers}</source>
        <translation>Full House {rank} + {kickers}</translation>
    </message>
    <message>
        <source>a pair chain {rank}–{top}</source>
        <translation>Pärchen-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>a pair of {rank}s</source>
        <translation>Pärchen {rank}</translation>
    </message>
    <message>
        <source>a single {rank}</source>
        <translation>Einzelkarte {rank}</translation>
    </message>
    <message>
        <source>a straight {rank}–{top}</source>
        <translation>Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top}</source>
        <translation>Drilling-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top} with pairs</source>
        <translation>Full-House-Straße {rank}–{top}</translation>
    </message>
    <message>
        <source>an airplane {rank}–{top} with wings</source>
        <translation>Drilling-Straße {rank}–{top} mit Kickern</translation>
    </message>
    <message>
        <source>beat {combination} from {name}, or pass</source>
        <translation>{combination} von {name} schlagen oder passen</translation>
    </message>
    <message>
        <source>bid 1, 2 or 3</source>
        <translation>1, 2 oder 3 reizen</translation>
    </message>
    <message>
        <source>bid 1, 2 or 3, or pass</source>
        <translation>1, 2 oder 3 reizen oder passen</translation>
    </message>
    <message>
        <source>bid 2 or 3, or pass</source>
        <translation>2 oder 3 reizen oder passen</translation>
    </message>
    <message>
        <source>bid 3, or pass</source>
        <translation>3 reizen oder passen</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>schwarzer Joker</translation>
    </message>
    <message>
        <source>by {name}. Whoever bids highest becomes the landlord and plays alone for that stake.</source>
        <translation>von {name}. Wer am höchsten reizt, wird Gutsherr und spielt allein um diesen Einsatz.</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>vier Asse</translation>
    </message>
    <message>
        <source>four eights</source>
        <translation>vier Achten</translation>
    </message>
    <message>
        <source>four fives</source>
        <translation>vier Fünfen</translation>
    </message>
    <message>
        <source>four fours</source>
        <translation>vier Vieren</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>vier Buben</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>vier Könige</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>vier Neunen</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>vier Damen</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>vier Siebenen</translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation>vier Sechsen</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>vier Zehnen</translation>
    </message>
    <message>
        <source>four threes</source>
        <translation>vier Dreien</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>vier Zweien</translation>
    </message>
    <message>
        <source>four {rank}s + pairs {kickers}</source>
        <translation>Vierling {rank} + Pärchen {kickers}</translation>
    </message>
    <message>
        <source>four {rank}s + {kickers}</source>
        <translation>Vierling {rank} + {kickers}</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>war bei den drei Karten</translation>
    </message>
    <message>
        <source>lead the first trick</source>
        <translation>Eröffne den ersten Stich</translation>
    </message>
    <message>
        <source>lead the next trick</source>
        <translation>Eröffne den nächsten Stich</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keins</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>roter Joker</translation>
    </message>
    <message>
        <source>the rocket</source>
        <translation>Joker-Pärchen</translation>
    </message>
    <message>
        <source>three {rank}s</source>
        <translation>Drilling {rank}</translation>
    </message>
    <message>
        <source>three {rank}s + {kickers}</source>
        <translation>Drilling {rank} + {kickers}</translation>
    </message>
    <message>
        <source>{0} at stake instead of {1}: that wins {2} of 100 such deals.</source>
        <translation>Einsatz {0} statt {1}: So werden {2} von 100 solchen Spielen gewonnen.</translation>
    </message>
    <message>
        <source>{card} is missing between these cards.</source>
        <translation>Dazwischen fehlt {card}.</translation>
    </message>
    <message>
        <source>{deal} of {deals}</source>
        <translation>{deal} von {deals}</translation>
    </message>
    <message>
        <source>{deal} · stake {stake}</source>
        <translation>{deal} · Einsatz {stake}</translation>
    </message>
    <message>
        <source>{kickers} {another}</source>
        <extracomment>Translators: the kickers of a combination, as in “Four 7s + 3 Q”</extracomment>
        <translation>{kickers} {another}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{name} bid {bid} (sealed).</source>
        <translation>{name} hatte verdeckt {bid} gereizt.</translation>
    </message>
    <message>
        <source>{name} bid {bid}.</source>
        <translation>{name} reizt {bid}.</translation>
    </message>
    <message>
        <source>{name} goes out with {play}</source>
        <translation>{name} spielt zuletzt {play}</translation>
    </message>
    <message>
        <source>{name} goes out: the farmers win.</source>
        <translation>{name} hat alle Karten gespielt: Die Bauern gewinnen.</translation>
    </message>
    <message>
        <source>{name} goes out: the landlord wins.</source>
        <translation>{name} hat alle Karten gespielt: Der Gutsherr gewinnt.</translation>
    </message>
    <message>
        <source>{name} has bid {bid}.</source>
        <translation>{name} hat {bid} gereizt.</translation>
    </message>
    <message>
        <source>{name} is drawn as landlord and leads.</source>
        <translation>{name} ist durch Los Gutsherr und kommt heraus.</translation>
    </message>
    <message>
        <source>{name} is the landlord and leads.</source>
        <translation>{name} ist Gutsherr und kommt heraus.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name} ist dein Partner.</translation>
    </message>
    <message>
        <source>{name} made a sealed bid.</source>
        <translation>{name} hat verdeckt gereizt.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake doubles.</source>
        <translation>{name} legt das Joker-Pärchen. Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>{name} played the rocket. The stake is quadrupled.</source>
        <translation>{name} legt das Joker-Pärchen. Der Einsatz vervierfacht sich.</translation>
    </message>
    <message>
        <source>{name} played {combination}.</source>
        <translation>{name} spielt {combination}.</translation>
    </message>
    <message>
        <source>{name} plays a bomb: {cards}. The stake doubles.</source>
        <translation>{name} legt eine Bombe: {cards}. Der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>{name} still held {cards}.</source>
        <translation>{name} hielt noch {cards}.</translation>
    </message>
    <message>
        <source>{name} took the kitty.</source>
        <translation>{name} nimmt die drei Karten.</translation>
    </message>
    <message>
        <source>{name} took the kitty: {cards}.</source>
        <translation>{name} nimmt die drei Karten: {cards}.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{name} won the trick.</source>
        <translation>{name} gewinnt den Stich.</translation>
    </message>
    <message>
        <source>{name}: {delta}, total {total}.</source>
        <translation>{name}: {delta}, gesamt {total}.</translation>
    </message>
    <message>
        <source>{play} ({kickers})</source>
        <translation>{play} ({kickers})</translation>
    </message>
    <message>
        <source>{play} does not beat {beat}.</source>
        <translation>{play} schlägt {beat} nicht.</translation>
    </message>
    <message>
        <source>{play} is a different type from {beat}.</source>
        <translation>{play} ist von anderer Art als {beat}.</translation>
    </message>
    <message>
        <source>{play} needs the same number of cards as {beat}.</source>
        <translation>{play} hat nicht gleich viele Karten wie {beat}.</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>Kreuz {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>Karo {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>Herz {rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>Pik {rank}</translation>
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
        <translation>Tipp: passen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passt.</translation>
    </message>
</context>
<context>
    <name>DouDizhuLessons</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A bomb takes back the lead, and doubles the stake.</source>
        <translation>Eine Bombe holt das Ausspiel zurück und verdoppelt den Einsatz.</translation>
    </message>
    <message>
        <source>A deal as farmer</source>
        <translation>Ein Spiel als Bauer</translation>
    </message>
    <message>
        <source>A deal as landlord</source>
        <translation>Ein Spiel als Gutsherr</translation>
    </message>
    <message>
        <source>A farmer goes out first, so the landlord pays. By these house rules each farmer gets half of the {stake} at stake: {gain} points each.</source>
        <translation>Ein Bauer ist zuerst fertig: Der Gutsherr zahlt. Nach diesen Hausregeln bekommen Bauern die Hälfte von {stake}: je {gain} Punkte.</translation>
    </message>
    <message>
        <source>A farmer goes out first. The stake was {stake}: {gain} points.</source>
        <translation>Ein Bauer ist zuerst fertig. Der Einsatz war {stake}: {gain} Punkte.</translation>
    </message>
    <message>
        <source>Against an opponent’s last card lead pairs, never a low single card.</source>
        <translation>Gegen die letzte Karte spiel Pärchen aus, nie eine niedrige einzelne.</translation>
    </message>
    <message>
        <source>Beat {beat} with {play}, the lowest that will do: you’ll need higher cards later.</source>
        <translation>Schlage {beat} mit {play}, dem Niedrigsten, das reicht: Hohe Karten brauchst du später.</translation>
    </message>
    <message>
        <source>Beating {beat} takes the same kind and number of cards. Nothing you hold does it well, so pass.</source>
        <translation>Um {beat} zu schlagen, brauchst du dieselbe Art mit gleich vielen Karten. Nichts davon lohnt sich, also passe.</translation>
    </message>
    <message>
        <source>Bid 3 to become the landlord. You hold four aces: such a bomb beats almost everything, so the stake may be high.</source>
        <translation>Reize 3, um Gutsherr zu werden. Du hast vier Asse: So eine Bombe schlägt fast alles, also darf der Einsatz hoch sein.</translation>
    </message>
    <message>
        <source>Bid high with bombs, twos and jokers.</source>
        <translation>Reize hoch mit Bomben, Zweien und Jokern.</translation>
    </message>
    <message>
        <source>Farmers win together: it is enough if one of them goes out.</source>
        <translation>Bauern gewinnen zusammen: Es reicht, wenn einer fertig ist.</translation>
    </message>
    <message>
        <source>Lead {play}: two triples in a row, each with a kicker, here {along}. That is 8 cards at once, and hard to beat.</source>
        <translation>Spiel aus: {play}, zwei Drillinge hintereinander, jeder mit einer Karte dazu, hier {along}. Das sind 8 Karten auf einmal, schwer zu schlagen.</translation>
    </message>
    <message>
        <source>Let your partner’s plays stand; stop the landlord’s.</source>
        <translation>Lass liegen, was dein Partner spielt; halte den Gutsherrn auf.</translation>
    </message>
    <message>
        <source>Long combinations first: they are hard to beat.</source>
        <translation>Lange Kombinationen zuerst: Sie sind schwer zu schlagen.</translation>
    </message>
    <message>
        <source>No ordinary play of yours beats {beat} – but {play} beats everything except higher bombs, and makes the stake {doubled} instead of {stake}. Play it: the lead is yours again.</source>
        <translation>Nichts von dir schlägt {beat} – aber {play} schlägt fast alles und macht den Einsatz {doubled} statt {stake}. Spiel sie: Dann spielst du wieder aus.</translation>
    </message>
    <message>
        <source>Not much to win alone with: no bomb, no 2. With such a hand you would rather be a farmer, with a partner at your side.</source>
        <translation>Damit gewinnt man kaum allein: keine Bombe, keine 2. Mit so einem Blatt bist du lieber Bauer, mit einem Partner an der Seite.</translation>
    </message>
    <message>
        <source>One landlord plays against two farmers; the first to run out of cards wins, and a farmer wins for both. 3 is lowest, then up to A, 2 and the jokers; suits do not matter.</source>
        <translation>Ein Gutsherr spielt gegen zwei Bauern; wer zuerst keine Karten mehr hat, gewinnt für seine Seite. 3 ist am niedrigsten, dann hinauf zu A, 2 und den Jokern; Farben sind egal.</translation>
    </message>
    <message>
        <source>Only {play} stops {beat}. It doubles the stake, so play it to win.</source>
        <translation>Nur {play} hält {beat} auf. Das verdoppelt den Einsatz, also spiel sie, um zu gewinnen.</translation>
    </message>
    <message>
        <source>Pass. Whoever bids highest plays alone and wins or loses twice what a farmer does.</source>
        <translation>Passe. Wer am höchsten reizt, spielt allein und zahlt oder bekommt für beide Bauern.</translation>
    </message>
    <message>
        <source>That is your partner’s {beat}. Pass: if it stands, your side leads, and your high cards stay for the landlord.</source>
        <translation>Das ist von deinem Partner: {beat}. Passe: Bleibt es liegen, spielt ihr wieder aus, und deine hohen Karten bleiben für den Gutsherrn.</translation>
    </message>
    <message>
        <source>The landlord goes out first. Each farmer pays the stake of {stake}: {gain} points.</source>
        <translation>Der Gutsherr ist zuerst fertig. Jeder Bauer zahlt den Einsatz von {stake}: {gain} Punkte.</translation>
    </message>
    <message>
        <source>The landlord has one card left and would go out on a single card. Lead {play}: no single card can be played on it.</source>
        <translation>Der Gutsherr hat noch eine Karte: Eine einzelne ließe ihn fertig werden. Spiel aus: {play} – darauf passt keine einzelne.</translation>
    </message>
    <message>
        <source>The landlord has one card left, and may play it on a single card.</source>
        <translation>Der Gutsherr hat noch eine Karte und kann sie auf eine einzelne spielen.</translation>
    </message>
    <message>
        <source>The landlord plays {beat} and has {rival} left. Stop that with {play}, the lowest that will do.</source>
        <translation>Der Gutsherr spielt {beat} und hat noch {rival}. Halte ihn auf mit {play}, dem Niedrigsten, das reicht.</translation>
    </message>
    <message>
        <source>The lead is yours, and {play} is all you have left: play it and win.</source>
        <translation>Du bist am Ausspiel und hast nur noch {play}: Spiel aus und gewinn.</translation>
    </message>
    <message>
        <source>The lead is yours: play {play}. Whoever leads decides what kind is played, so get rid of low and long combinations first.</source>
        <translation>Du spielst aus: {play}. Wer ausspielt, bestimmt die Art; also erst weg mit dem, was niedrig und lang ist.</translation>
    </message>
    <message>
        <source>This hand is worth more: below 3, someone may outbid you, or the stake stays small.</source>
        <translation>Dieses Blatt ist mehr wert: Unter 3 nimmt es dir vielleicht jemand weg, oder der Einsatz bleibt klein.</translation>
    </message>
    <message>
        <source>Unbeaten, the landlord leads again. {play} would have prevented that.</source>
        <translation>Ungeschlagen spielt der Gutsherr wieder aus. {play} hätte ihn aufgehalten.</translation>
    </message>
    <message>
        <source>With {play} you would have got rid of 8 cards at once. Small plays give the lead away, and take longer.</source>
        <translation>Mit dieser Kombination wärst du 8 Karten auf einmal los: {play}. Kleine Züge geben das Ausspiel ab und dauern länger.</translation>
    </message>
    <message>
        <source>Without the bomb the others keep the lead and decide what is played.</source>
        <translation>Ohne die Bombe spielen die anderen aus und bestimmen die Art.</translation>
    </message>
    <message>
        <source>You are the landlord: {cards} from the kitty are yours, and you lead. With 20 cards against 17 you have more to get rid of, so lead many at once.</source>
        <translation>Du bist Gutsherr: {cards} vom Tisch gehören dir, und du spielst aus. Mit 20 Karten gegen 17 hast du mehr loszuwerden, also spiel viel auf einmal.</translation>
    </message>
    <message>
        <source>You go out first. The bid of {bid} times {factor} makes {stake}, and both farmers pay it: {gain} points.</source>
        <translation>Du bist zuerst fertig. Das Gebot {bid} mal {factor} macht {stake}, und beide Bauern zahlen das: {gain} Punkte.</translation>
    </message>
    <message>
        <source>You have beaten your own partner and used up a high card that the landlord feared.</source>
        <translation>Du hast deinen eigenen Partner geschlagen: Eine hohe Karte ist weg, die der Gutsherr fürchtete.</translation>
    </message>
    <message>
        <source>You lead: {play}. Get rid of many cards at once; the landlord has {rival} left.</source>
        <translation>Du spielst aus: {play}. Werde viel auf einmal los; der Gutsherr hat noch {rival}.</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} Punkte</translation>
    </message>
    <message>
        <source>{landlord} is the landlord, {seat} is your partner. If either of you goes out first, you both win.</source>
        <translation>{landlord} ist Gutsherr, {seat} spielt mit dir. Ist einer von euch zuerst fertig, gewinnt ihr beide.</translation>
    </message>
    <message>
        <source>{play} beats {beat}, and it is all you have left: play it and win.</source>
        <translation>{play} schlägt {beat}, und mehr hast du nicht mehr: Spiel aus und gewinn.</translation>
    </message>
</context>
<context>
    <name>DouDizhuRules</name>
    <message>
        <source>A bid is 1, 2 or 3. The highest bidder becomes the landlord, and the bid is the stake.</source>
        <translation>Gereizt wird 1, 2 oder 3. Wer am höchsten reizt, wird Gutsherr, und sein Gebot ist der Einsatz.</translation>
    </message>
    <message>
        <source>A bid of 3 ends the auction at once.</source>
        <translation>Ein Gebot von 3 beendet das Reizen sofort.</translation>
    </message>
    <message>
        <source>A bomb is four of a kind on its own, or both jokers together: the rocket. A bomb can be played on anything and is beaten only by a higher bomb; the rocket is the highest. Every four of a kind played as a bomb doubles the stake.</source>
        <translation>Eine Bombe sind vier gleiche Karten ohne Beikarten, oder beide Joker zusammen: das Joker-Pärchen. Eine Bombe darf auf alles gespielt werden und wird nur von einer höheren Bombe geschlagen; am höchsten ist das Joker-Pärchen. Jeder als Bombe gespielte Vierling verdoppelt den Einsatz.</translation>
    </message>
    <message>
        <source>A single card, a pair, or a triple; a triple may carry a single card or a pair (full house).</source>
        <translation>Eine Einzelkarte, ein Pärchen oder ein Drilling; ein Drilling darf eine Einzelkarte oder ein Pärchen mitnehmen (Full House).</translation>
    </message>
    <message>
        <source>An example: a stake of {bid} and one bomb make {stake}. If the landlord wins, each farmer pays {pay} and the landlord gets {gain}; if the farmers win, each gets {share} and the landlord pays {loss}.</source>
        <translation>Ein Beispiel: Einsatz {bid} und eine Bombe ergeben {stake}. Gewinnt der Gutsherr, zahlt jeder Bauer {pay}, und der Gutsherr bekommt {gain}; gewinnen die Bauern, bekommt jeder {share}, und der Gutsherr zahlt {loss}.</translation>
    </message>
    <message>
        <source>Between equal bids the earlier one counts.</source>
        <translation>Von gleichen Geboten gilt das frühere.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bomben</translation>
    </message>
    <message>
        <source>Cards carried along are kickers. They never have the rank of the cards they go with, and two jokers are not a pair.</source>
        <translation>Was mitgenommen wird, heißt Kicker. Kicker haben nie denselben Wert wie die Karten, zu denen sie gehören, und zwei Joker sind kein Pärchen.</translation>
    </message>
    <message>
        <source>Chains: a straight is five or more single cards of consecutive ranks, a pair chain three or more consecutive pairs, an airplane two or more consecutive triples. Each triple of an airplane may carry a card, or each a pair: its wings.</source>
        <translation>Folgen: Eine Straße sind mindestens fünf Einzelkarten, deren Werte aufeinanderfolgen, eine Pärchen-Straße mindestens drei aufeinanderfolgende Pärchen, eine Drilling-Straße mindestens zwei aufeinanderfolgende Drillinge. Zu jedem Drilling der Straße darf eine Karte, oder zu jedem ein Pärchen.</translation>
    </message>
    <message>
        <source>Click a card to pick it up: the first click also takes whatever it needs to beat the table. Drag across cards to pick up several, right-click to put them all back, pull a card up to play.</source>
        <translation>Klick eine Karte an, um sie aufzunehmen: Der erste Klick nimmt mit ihr, was den Tisch schlägt. Zieh die Maus über mehrere Karten, um sie zusammen aufzunehmen; ein Rechtsklick neben die Karten legt alle zurück; eine Karte nach oben gezogen heißt spielen.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Count how many plays your hand needs, not how high it is. Get rid of low single cards inside straights and as kickers.</source>
        <translation>Zähle, in wie vielen Zügen dein Blatt ausgespielt ist, nicht wie hoch es ist. Bring niedrige Einzelkarten in Straßen oder als Kicker unter.</translation>
    </message>
    <message>
        <source>Farmers: do not beat your partner without need. Whoever plays just before the landlord plays high.</source>
        <translation>Bauern: Übersteche den Partner nicht ohne Not. Wer vor dem Gutsherrn an der Reihe ist, spielt hoch.</translation>
    </message>
    <message>
        <source>Four of a kind may carry two cards or two pairs. Then it is not a bomb.</source>
        <translation>Ein Vierling darf zwei Karten oder zwei Pärchen mitnehmen. Dann ist er keine Bombe.</translation>
    </message>
    <message>
        <source>From low to high.</source>
        <translation>Von niedrig nach hoch.</translation>
    </message>
    <message>
        <source>From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not matter.</source>
        <translation>Von unten nach oben: 3 4 5 6 7 8 9 10 B D K A 2, schwarzer Joker, roter Joker. Die Farben sind gleichgültig.</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>So spielst du gut</translation>
    </message>
    <message>
        <source>If everyone passes, new cards are dealt, three times at most; after that the landlord is drawn by lot and the stake is 1.</source>
        <translation>Passen alle, wird neu gegeben, höchstens dreimal; danach wird der Gutsherr ausgelost, und der Einsatz ist 1.</translation>
    </message>
    <message>
        <source>If the landlord wins, each farmer pays the landlord the stake.</source>
        <translation>Gewinnt der Gutsherr, zahlt ihm jeder Bauer den Einsatz.</translation>
    </message>
    <message>
        <source>In turn, the others play a higher combination of the same kind and size, or a bomb, or pass.</source>
        <translation>Die anderen spielen der Reihe nach eine höhere Kombination derselben Art mit ebenso vielen Karten, oder eine Bombe, oder passen.</translation>
    </message>
    <message>
        <source>Keep twos and jokers to win back the lead, and bombs for the end.</source>
        <translation>Heb Zweien und Joker auf, um wieder ans Ausspiel zu kommen, und Bomben für den Schluss.</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Rang der Karten</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Play goes anticlockwise, to the right.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn, nach rechts.</translation>
    </message>
    <message>
        <source>Play goes clockwise, to the left.</source>
        <translation>Gespielt wird im Uhrzeigersinn, nach links.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Das Reizen</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The landlord shows the kitty to everyone, takes it and leads to the first trick.</source>
        <translation>Der Gutsherr zeigt allen die drei verdeckten Karten, nimmt sie auf und kommt zum ersten Stich heraus.</translation>
    </message>
    <message>
        <source>The leader may play any combination, and may not pass.</source>
        <translation>Wer herauskommt, darf jede Kombination spielen, aber nicht passen.</translation>
    </message>
    <message>
        <source>The pack has 54 cards, two jokers among them. Each player is dealt 17 cards; the other three, the kitty, stay face down.</source>
        <translation>Gespielt wird mit 54 Karten, darunter zwei Joker. Jeder bekommt 17; die drei übrigen bleiben verdeckt liegen.</translation>
    </message>
    <message>
        <source>Then the player with the most points wins; players who tie share the win. Points can fall below zero.</source>
        <translation>Dann gewinnt, wer die meisten Punkte hat; bei Gleichstand teilen sich mehrere den Sieg. Punkte können unter null fallen.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Two farmers play against one landlord. The first player to get rid of all their cards wins the deal; if it is a farmer, both farmers win.</source>
        <translation>Zwei Bauern spielen gegen einen Gutsherrn. Wer zuerst alle Karten los ist, gewinnt das Spiel; ist es ein Bauer, gewinnen beide Bauern.</translation>
    </message>
    <message>
        <source>When the other two have passed, whoever played last leads the next trick.</source>
        <translation>Haben die beiden anderen gepasst, kommt zum nächsten Stich heraus, wer zuletzt gespielt hat.</translation>
    </message>
    <message>
        <source>{high} beats {low}: kickers don’t count.</source>
        <translation>{high} schlägt {low}: Kicker zählen nicht.</translation>
    </message>
</context>
<context>
    <name>DouDizhuTerms</name>
    <message>
        <source>A card or pair that goes along with three or four of a kind.</source>
        <translation>Eine Karte oder ein Pärchen, das ein Drilling oder Vierling mitnimmt.</translation>
    </message>
    <message>
        <source>A deal in which one side hardly got to play; it counts double.</source>
        <translation>Ein Spiel, in dem eine Seite zu wenig zum Zug kam; es zählt doppelt.</translation>
    </message>
    <message>
        <source>A triple with a pair.</source>
        <translation>Ein Drilling mit einem Pärchen.</translation>
    </message>
    <message>
        <source>Both jokers together, the highest bomb.</source>
        <translation>Beide Joker zusammen, die höchste Bombe.</translation>
    </message>
    <message>
        <source>Five or more single cards of consecutive ranks.</source>
        <translation>Fünf oder mehr Einzelkarten mit aufeinanderfolgenden Werten.</translation>
    </message>
    <message>
        <source>Four of a kind on its own, or both jokers together.</source>
        <translation>Vier gleiche Karten ohne Beikarten, oder beide Joker zusammen.</translation>
    </message>
    <message>
        <source>One of the two who play together against the landlord.</source>
        <translation>Einer der beiden, die zusammen gegen den Gutsherrn spielen.</translation>
    </message>
    <message>
        <source>The bid times everything that multiplies it.</source>
        <translation>Das Gebot, mal allem, was es vervielfacht.</translation>
    </message>
    <message>
        <source>The cards or pairs that an airplane carries.</source>
        <translation>Karten oder Pärchen, die eine Drilling-Straße mitnimmt.</translation>
    </message>
    <message>
        <source>The three cards left over, which the landlord gets.</source>
        <translation>Die drei übrigen Karten, die der Gutsherr bekommt.</translation>
    </message>
    <message>
        <source>Three or more pairs of consecutive ranks.</source>
        <translation>Drei oder mehr aufeinanderfolgende Pärchen.</translation>
    </message>
    <message>
        <source>Two or more triples of consecutive ranks.</source>
        <translation>Zwei oder mehr aufeinanderfolgende Drillinge.</translation>
    </message>
    <message>
        <source>Whoever bid highest; plays alone against the farmers.</source>
        <translation>Wer am höchsten gereizt hat; spielt allein gegen die Bauern.</translation>
    </message>
    <message>
        <source>airplane|airplanes</source>
        <translation>Drilling-Straße|Drilling-Straßen</translation>
    </message>
    <message>
        <source>bomb|bombs</source>
        <translation>Bombe|Bomben</translation>
    </message>
    <message>
        <source>farmer|farmers</source>
        <translation>Bauer|Bauern</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>kicker|kickers</source>
        <translation>Kicker|Kickern</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>verdeckte Karten|verdeckten Karten</translation>
    </message>
    <message>
        <source>landlord</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>Gutsherr|Gutsherrn</translation>
    </message>
    <message>
        <source>pair chain|pair chains</source>
        <translation>Pärchen-Straße|Pärchen-Straßen</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>Joker-Pärchen|Joker-Pärchens</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>nicht zum Zug gekommen|nicht zum Zug</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>Einsatz|Einsatzes</translation>
    </message>
    <message>
        <source>straight|straights</source>
        <translation>Straße|Straßen</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>Beikarten der Drilling-Straße</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before a match the program draws a secret seed. The fingerprint covers the seed, the game, the house rules and the seats; nobody can find the seed from it, and nobody can find another seed with the same fingerprint.</source>
        <translation>Vor einer Partie zieht das Programm einen geheimen Startwert. Der Fingerabdruck deckt Startwert, Spiel, Hausregeln und Plätze ab; den Startwert findet daraus niemand, und niemand findet einen anderen mit demselben Fingerabdruck.</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>Vor dem Geben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Export the record. “cardtable verify FILE” then says line by line what is proved: that seed, game, rules and seats make the fingerprint, that every action was legal with the cards that follow from seed and words, and that the result is right. With “--fingerprint” it compares the digits that you noted, with “--bots” it asks the bots again.</source>
        <translation>Speichere die Aufzeichnung. „cardtable verify DATEI“ sagt dann Zeile für Zeile, was bewiesen ist: dass Startwert, Spiel, Regeln und Plätze den Fingerabdruck ergeben, dass jeder Zug mit den Karten erlaubt war, die aus Startwert und Worten folgen, und dass das Ergebnis stimmt. Mit „--fingerprint“ vergleicht es die Ziffern, die du notiert hast, mit „--bots“ fragt es die Bots noch einmal.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Fingerprint of this match</source>
        <translation>Fingerabdruck dieser Partie</translation>
    </message>
    <message>
        <source>How deals are kept fair</source>
        <translation>Faires Geben</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>If you tick the box on the new-match page, the fingerprint is shown before the deal, and everybody may then add words. The cards follow from the seed and all words. After the match the seed is shown, and no move can be undone any more.</source>
        <translation>Wenn du es auf der Seite der neuen Partie anhakst, steht der Fingerabdruck vor dem Geben da, und dann dürfen alle Worte hinzufügen. Die Karten folgen aus dem Startwert und allen Worten. Nach der Partie wird der Startwert gezeigt; dann lässt sich nichts mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>If your words were hard to guess and came last, and the record with your words is proved for the fingerprint that you noted, nobody can have chosen the cards, not even the program.</source>
        <translation>Waren deine Worte schwer zu erraten und die letzten und ist die Aufzeichnung mit deinen Worten für den Fingerabdruck bewiesen, den du notiert hast, dann kann niemand die Karten ausgesucht haben, auch nicht das Programm.</translation>
    </message>
    <message>
        <source>In a numbered deal somebody chose the seed: whoever knows the number knows all cards.</source>
        <translation>In einer Partie mit Spielnummer hat jemand den Startwert gewählt: Wer die Nummer kennt, kennt alle Karten.</translation>
    </message>
    <message>
        <source>Nobody added words: the cards follow from the seed alone.</source>
        <translation>Niemand hat Worte hinzugefügt: Die Karten folgen allein aus dem Startwert.</translation>
    </message>
    <message>
        <source>Now everybody may add words that nobody could guess; the cards follow from all of them. Whoever adds words last need not trust the others.</source>
        <translation>Jetzt dürfen alle Worte hinzufügen, die niemand erraten kann; die Karten folgen aus allen zusammen. Wer seine Worte als Letzter hinzufügt, muss den anderen nicht trauen.</translation>
    </message>
    <message>
        <source>Number that deals the same cards again: {number}</source>
        <translation>Nummer, die dieselben Karten noch einmal gibt: {number}</translation>
    </message>
    <message>
        <source>Picture of the fingerprint</source>
        <translation>Bild des Fingerabdrucks</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Startwert: {seed}</translation>
    </message>
    <message>
        <source>The same digits as a picture, to be compared at a glance</source>
        <translation>Dieselben Ziffern als Bild, auf einen Blick zu vergleichen</translation>
    </message>
    <message>
        <source>The seed of this match is fixed. This fingerprint covers it, the house rules and the seats. Copy it, note it or photograph it, to compare it after the match.</source>
        <translation>Der Startwert dieser Partie steht fest. Dieser Fingerabdruck deckt ihn, die Hausregeln und die Plätze ab. Kopiere, notiere oder fotografiere ihn, um ihn nach der Partie zu vergleichen.</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards.</source>
        <translation>Diese Partie hat eine Spielnummer: Wer sie kennt, kennt die Karten.</translation>
    </message>
    <message>
        <source>This is a numbered deal: whoever knows the number knows the cards. No words are added to it, so that the number always gives the same cards.</source>
        <translation>Diese Partie hat eine Spielnummer: Wer sie kennt, kennt die Karten. Worte kommen nicht dazu, damit die Nummer immer dieselben Karten gibt.</translation>
    </message>
    <message>
        <source>This match is from an earlier version: its fingerprint is that of the seed alone.</source>
        <translation>Diese Partie stammt aus einer früheren Version: Ihr Fingerabdruck ist der des Startwerts allein.</translation>
    </message>
    <message>
        <source>What can be checked</source>
        <translation>Was sich prüfen lässt</translation>
    </message>
    <message>
        <source>What nobody can check</source>
        <translation>Was niemand prüfen kann</translation>
    </message>
    <message>
        <source>Without words of yours you cannot know whether somebody looked for a seed to their liking. No record shows who sat at the table, whether anybody looked at another’s cards, or whether a program was changed so that it tells a bot or a player too much.</source>
        <translation>Ohne Worte von dir kannst du nicht wissen, ob jemand nach einem Startwert gesucht hat, der ihm gefällt. Keine Aufzeichnung zeigt, wer am Tisch saß, ob jemand anderen in die Karten sah oder ob ein Programm so verändert wurde, dass es einem Bot oder einem Spieler zu viel verrät.</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>Worte von {name}</translation>
    </message>
    <message>
        <source>{name} added: {words}</source>
        <translation>{name} hat hinzugefügt: {words}</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>A fault stopped the program last time. Help → Show log says more.</source>
        <translation>Das Programm wurde beim letzten Mal durch einen Fehler beendet. Mehr unter Hilfe → Protokoll zeigen.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Log of faults</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <source>Nothing has gone wrong so far.</source>
        <translation>Bisher ist nichts schiefgegangen.</translation>
    </message>
    <message>
        <source>Something went wrong; the program goes on. Help → Show log says more.</source>
        <translation>Etwas ist schiefgegangen; das Programm läuft weiter. Mehr unter Hilfe → Protokoll zeigen.</translation>
    </message>
    <message>
        <source>What went wrong in the program itself. It holds no names, no cards and no files of yours.</source>
        <translation>Was im Programm selbst schiefging. Es stehen keine Namen, keine Karten und keine deiner Dateien darin.</translation>
    </message>
</context>
<context>
    <name>Fence</name>
    <message>
        <source>The game {name} ({package}) failed, so its match was closed. It is kept as far as it went.</source>
        <translation>Im Spiel {name} ({package}) ist ein Fehler aufgetreten, die Partie wurde deshalb verlassen. Sie ist so weit gespeichert, wie sie kam.</translation>
    </message>
    <message>
        <source>The game {name} ({package}) failed.</source>
        <translation>Im Spiel {name} ({package}) ist ein Fehler aufgetreten.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>a link that leads nowhere</source>
        <translation>ein Verweis, der ins Leere führt</translation>
    </message>
    <message>
        <source>not a possible name of a file</source>
        <translation>kein möglicher Dateiname</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>der Datenträger antwortet nicht</translation>
    </message>
</context>
<context>
    <name>GinLessons</name>
    <message>
        <source>A knock with {least} wins only the difference, and your opponent may lay off. Gin would bring 25 more.</source>
        <translation>Klopfen mit {least} bringt nur die Differenz, und dein Gegner darf anlegen. Gin brächte 25 mehr.</translation>
    </message>
    <message>
        <source>Against gin nobody may lay off.</source>
        <translation>An Gin darf niemand anlegen.</translation>
    </message>
    <message>
        <source>Both of you passed, so the first card comes from the stock: draw.</source>
        <translation>Ihr habt beide gepasst, also kommt die erste Karte vom Talon: Zieh.</translation>
    </message>
    <message>
        <source>Cards in runs and sets count nothing; the rest is deadwood.</source>
        <translation>Sequenzen, Drillinge und Vierlinge zählen nichts, der Rest ist totes Holz.</translation>
    </message>
    <message>
        <source>Cards that fit the knocker’s melds can be laid off.</source>
        <translation>Was an die Kombinationen des Klopfers passt, kann man anlegen.</translation>
    </message>
    <message>
        <source>Everything but {card} is in melds: knock with it, and that’s gin. 25 points more, and nobody may lay off.</source>
        <translation>Alles außer {card} liegt in Kombinationen: Klopfe damit, das ist Gin. 25 Punkte mehr, und niemand darf anlegen.</translation>
    </message>
    <message>
        <source>Gin is a hand without deadwood: 25 points more.</source>
        <translation>Gin ist ein Blatt ohne totes Holz: 25 Punkte mehr.</translation>
    </message>
    <message>
        <source>Gin! Your opponent has {other} points of deadwood, and gin pays {bonus}: {points} for you.</source>
        <translation>Gin! Dein Gegner hat {other} Punkte totes Holz, und Gin bringt {bonus}: {points} für dich.</translation>
    </message>
    <message>
        <source>Going gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>If you have no more deadwood than the knocker, it’s an undercut: 25 extra.</source>
        <translation>Nicht mehr totes Holz als der Klopfer ist unterschnitten: 25 dazu.</translation>
    </message>
    <message>
        <source>Nothing else fits. You have {deadwood}, the knocker has {theirs}: press Done and see.</source>
        <translation>Mehr passt nicht. Du hast {deadwood}, geklopft wurde mit {theirs}: Wähle „Fertig“ und sieh, wer gewinnt.</translation>
    </message>
    <message>
        <source>Now discard {card}: it is in no meld and counts {pips}, which leaves {least} points. Every turn ends with a discard.</source>
        <translation>Lege nun {card} ab: Sie liegt in keiner Kombination und zählt {pips}; {least} Punkte bleiben. Jeder Zug endet mit dem Ablegen.</translation>
    </message>
    <message>
        <source>So knocking with a lot of deadwood is a risk.</source>
        <translation>Mit viel totem Holz zu klopfen ist also riskant.</translation>
    </message>
    <message>
        <source>Take {top} from the discard pile: it fits, and leaves {with_top} points instead of {deadwood}.</source>
        <translation>Nimm {top} von der Ablage: Das passt und lässt {with_top} Punkte statt {deadwood}.</translation>
    </message>
    <message>
        <source>Take {top}: it makes a meld and, once you discard, leaves {with_top} points instead of {deadwood}.</source>
        <translation>Nimm {top}: Das ergibt eine Kombination und lässt nach der Ablage {with_top} Punkte statt {deadwood}.</translation>
    </message>
    <message>
        <source>The first upcard sets how much deadwood you may knock with.</source>
        <translation>Die erste offene Karte sagt, mit wie viel totem Holz man klopfen darf.</translation>
    </message>
    <message>
        <source>The first upcard, {upcard}, fixes the limit: with {limit} points of deadwood or less after your turn you may knock and lay down your hand.</source>
        <translation>Die erste offene Karte, {upcard}, setzt die Grenze: Wer nach einem Zug höchstens {limit} Punkte totes Holz hat, darf klopfen und auslegen.</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>The knocker wins the difference of the deadwood.</source>
        <translation>Wer klopft, gewinnt die Differenz im toten Holz.</translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins this hand.</source>
        <translation>Der Talon ist aufgebraucht: Niemand gewinnt dieses Spiel.</translation>
    </message>
    <message>
        <source>The undercut</source>
        <translation>Unterschneiden</translation>
    </message>
    <message>
        <source>Three or more of a rank, or in a row in one suit, make a meld. You have none so far, so all your cards are deadwood, {deadwood} points: face cards count 10, all others their number. Aim to lower it.</source>
        <translation>Drei oder mehr gleiche, oder in einer Farbe hintereinander, sind eine Kombination. Du hast noch keine, also ist alles totes Holz: {deadwood} Punkte nach Augen; Bilder zählen 10. Das soll weniger werden.</translation>
    </message>
    <message>
        <source>Three or more of a rank, or in a row in one suit, make a meld: you have {melds}. The rest is deadwood, {deadwood} points; face cards count 10, all others their number.</source>
        <translation>Drei oder mehr gleiche, oder in einer Farbe hintereinander, sind eine Kombination: Du hast {melds}. Der Rest ist totes Holz, {deadwood} Punkte nach Augen; Bilder zählen 10.</translation>
    </message>
    <message>
        <source>Undercut! You have {own}, the knocker {other}: the difference of {difference} and {bonus} for the undercut make {points} points.</source>
        <translation>Unterschnitten! Du hast {own}, der Klopfer {other}: Differenz {difference} und {bonus} fürs Unterschneiden machen {points} Punkte.</translation>
    </message>
    <message>
        <source>Waiting for it is a risk: your opponent may knock first.</source>
        <translation>Darauf zu warten ist riskant: Vielleicht klopft dein Gegner zuerst.</translation>
    </message>
    <message>
        <source>Without {card} you have {least} points, and the limit is {limit}: knock! Waiting gives your opponent time to catch up.</source>
        <translation>Ohne {card} bleiben {least} Punkte, und die Grenze ist {limit}: Klopfe! Wer wartet, lässt dem Gegner Zeit.</translation>
    </message>
    <message>
        <source>Without {thrown} you have {now} points of deadwood; without {card} it would be {least}.</source>
        <translation>Ohne {thrown} hast du {now} Punkte totes Holz; ohne {card} wären es {least}.</translation>
    </message>
    <message>
        <source>You could have knocked with {least}: the limit is {limit}. Now your opponent may be first.</source>
        <translation>Du hättest mit {least} klopfen können: Die Grenze ist {limit}. Nun ist dein Gegner vielleicht schneller.</translation>
    </message>
    <message>
        <source>You could knock with {least}. But one more card makes gin, worth 25 more; it is early, so discard {card} and wait.</source>
        <translation>Du könntest mit {least} klopfen. Aber eine Karte mehr macht Gin, 25 mehr wert; es ist früh, also lege {card} ab und warte.</translation>
    </message>
    <message>
        <source>You have {own}, your opponent has {other} after laying off: the difference is yours, {points} points.</source>
        <translation>Du hast {own}, dein Gegner nach dem Anlegen {other}: Die Differenz gehört dir, {points} Punkte.</translation>
    </message>
    <message>
        <source>You have {own}, your opponent has {other} and scores {points} points.</source>
        <translation>Du hast {own}, dein Gegner {other}: Das bringt ihm {points} Punkte.</translation>
    </message>
    <message>
        <source>Your opponent has knocked with {theirs} points; you have {deadwood}. Lay {card} off on the knocker’s meld: then you have {left}.</source>
        <translation>Dein Gegner hat mit {theirs} Punkten geklopft; du hast {deadwood}. Lege {card} an seine Kombination an: Dann hast du {left}.</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} Punkte</translation>
    </message>
    <message>
        <source>{card} fits the knocker’s meld. Laid off, you would have {left} points against {theirs}.</source>
        <translation>{card} passt an die Kombination des Klopfers. Angelegt hättest du {left} Punkte gegen {theirs}.</translation>
    </message>
    <message>
        <source>{now} is more than the limit of {limit}: such a knock only shows your opponent your hand, and play goes on.</source>
        <translation>{now} ist mehr als die Grenze {limit}: So ein Klopfen zeigt nur dein Blatt, und es geht weiter.</translation>
    </message>
    <message>
        <source>{top} doesn’t help you. Draw from the stock: an unknown card might.</source>
        <translation>{top} hilft dir nicht. Zieh vom Talon: Eine unbekannte Karte vielleicht.</translation>
    </message>
    <message>
        <source>{top} makes no meld, and your opponent has seen you take it. An unknown card could have helped.</source>
        <translation>{top} ergibt keine Kombination, und dein Gegner hat gesehen, was du genommen hast. Eine unbekannte Karte hätte helfen können.</translation>
    </message>
    <message>
        <source>{top} makes no meld: pass.</source>
        <translation>{top} ergibt keine Kombination: Passe.</translation>
    </message>
    <message>
        <source>{top} would have made a meld: {with_top} points left instead of {deadwood}.</source>
        <translation>{top} hätte eine Kombination ergeben: {with_top} Punkte statt {deadwood}.</translation>
    </message>
</context>
<context>
    <name>GinRules</name>
    <message>
        <source>A drawn hand brings nobody points, and the same player deals again.</source>
        <translation>Ein unentschiedenes Spiel bringt niemandem Punkte, und derselbe Spieler gibt noch einmal.</translation>
    </message>
    <message>
        <source>A run.</source>
        <translation>Eine Sequenz.</translation>
    </message>
    <message>
        <source>A set.</source>
        <translation>Ein Drilling.</translation>
    </message>
    <message>
        <source>After a hand with equal deadwood the other player deals.</source>
        <translation>Nach einem Spiel mit gleich viel totem Holz gibt der andere.</translation>
    </message>
    <message>
        <source>An example: you have {mine} points and won {hands} hands, your opponent {theirs} and {lost}. You count {mine} + {boxes} + {bonus} = {total}, your opponent {theirs} + {others} = {less}: a difference of {credit}.</source>
        <translation>Ein Beispiel: Du hast {mine} Punkte und {hands} Spiele gewonnen, dein Gegner {theirs} und {lost}. Du kommst auf {mine} + {boxes} + {bonus} = {total}, dein Gegner auf {theirs} + {others} = {less}: eine Differenz von {credit}.</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, face cards 10, all others their number. The less, the better; none at all is gin.</source>
        <translation>Karten in keiner Kombination sind totes Holz: Ein Ass zählt 1, Bildkarten zählen 10, alle anderen ihre Zahl. Je weniger, desto besser; gar keins ist Gin.</translation>
    </message>
    <message>
        <source>Click the stock or the discard pile to draw, a card to pick it up, the discard pile to discard it; or drag the cards. Right-click puts a card back.</source>
        <translation>Klick Talon oder Ablage an, um zu ziehen, eine Karte, um sie aufzunehmen, und die Ablage, um sie abzulegen; oder zieh die Karten mit der Maus. Ein Rechtsklick legt eine Karte zurück.</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Dealing and the knock limit</source>
        <translation>Geben und Klopfgrenze</translation>
    </message>
    <message>
        <source>Discard high cards that match nothing first; middle cards fit the most runs.</source>
        <translation>Lege zuerst hohe Karten ab, die zu nichts passen; mittlere passen in die meisten Sequenzen.</translation>
    </message>
    <message>
        <source>Each hand won is a box.</source>
        <translation>Jedes gewonnene Spiel zählt für die Satz-Punkte.</translation>
    </message>
    <message>
        <source>Examples, after laying off, with nothing doubled:</source>
        <translation>Beispiele, nach dem Anlegen und ohne Verdopplung:</translation>
    </message>
    <message>
        <source>First the player who did not deal may take the upcard; if they pass, the dealer may; if both pass, the player who did not deal draws from the stock.</source>
        <translation>Zuerst darf, wer nicht gegeben hat, die offene Karte nehmen; passt er, darf es der Geber; passen beide, zieht der Nichtgeber vom Talon.</translation>
    </message>
    <message>
        <source>From then on you take the top discard or draw from the stock, and then discard one card or knock.</source>
        <translation>Danach nimmst du reihum die oberste Karte der Ablage oder ziehst vom Talon, und legst dann eine Karte ab oder klopfst.</translation>
    </message>
    <message>
        <source>Games and the match</source>
        <translation>Runden und Partie</translation>
    </message>
    <message numerus="yes">
        <source>Gin against {other}: %n point(s).</source>
        <translation>
            <numerusform>Gin gegen {other}: %n Punkt.</numerusform>
            <numerusform>Gin gegen {other}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>So spielst du gut</translation>
    </message>
    <message>
        <source>If the loser of a game won no hand, that is a shut-out: the winner’s points and the game bonus count double, the boxes do not.</source>
        <translation>Hat der Verlierer einer Runde kein Spiel gewonnen, ist er zu null geschlagen: Punkte und Rundenbonus des Siegers zählen doppelt, die Satz-Punkte nicht.</translation>
    </message>
    <message>
        <source>If your deadwood is within the limit after drawing, you may knock: you discard face down and show your hand.</source>
        <translation>Liegt dein totes Holz nach dem Ziehen innerhalb der Grenze, darfst du klopfen: Du legst eine Karte verdeckt ab und zeigst dein Blatt.</translation>
    </message>
    <message>
        <source>In the first turns knock as soon as you may; later a low hand is less likely to be undercut.</source>
        <translation>In den ersten Zügen klopfe, sobald du darfst; später wirst du mit wenig Holz seltener unterschnitten.</translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}, an undercut: %n point(s) for the opponent.</source>
        <translation>
            <numerusform>Mit {mine} gegen {other} geklopft, unterschnitten: %n Punkt für den Gegner.</numerusform>
            <numerusform>Mit {mine} gegen {other} geklopft, unterschnitten: %n Punkte für den Gegner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked with {mine} against {other}: %n point(s) for the knocker.</source>
        <translation>
            <numerusform>Mit {mine} gegen {other} geklopft: %n Punkt für den Klopfer.</numerusform>
            <numerusform>Mit {mine} gegen {other} geklopft: %n Punkte für den Klopfer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Scoring a hand</source>
        <translation>Punkte eines Spiels</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The pack has 52 cards. Each player is dealt ten; the rest is the stock. Its top card, the upcard, is turned over and begins the discard pile.</source>
        <translation>Gespielt wird mit 52 Karten. Jeder bekommt zehn; der Rest ist der Talon. Seine oberste Karte wird als offene Karte aufgedeckt und beginnt die Ablage.</translation>
    </message>
    <message>
        <source>The upcard fixes the limit: the most deadwood you may knock with.</source>
        <translation>Die offene Karte setzt die Grenze: Mit höchstens so viel totem Holz darfst du klopfen.</translation>
    </message>
    <message>
        <source>Then the higher match score wins.</source>
        <translation>Danach gewinnt, wer auf dem Rundenkonto mehr hat.</translation>
    </message>
    <message>
        <source>This hand has {deadwood} points of deadwood.</source>
        <translation>Dieses Blatt hat {deadwood} Punkte totes Holz.</translation>
    </message>
    <message>
        <source>Two players arrange ten cards each in melds: runs, three or more cards of a suit in succession, the ace below the 2; and sets, three or four cards of a rank. No card is in two melds.</source>
        <translation>Zwei Spieler ordnen je zehn Karten zu Kombinationen: Sequenzen, drei oder mehr Karten einer Farbe in Folge, das Ass unter der 2; und Drillinge oder Vierlinge, drei oder vier Karten eines Werts. Keine Karte liegt in zwei Kombinationen.</translation>
    </message>
    <message>
        <source>Unless you have gin, your opponent may lay off deadwood: add cards to your melds that fit there.</source>
        <translation>Hast du nicht Gin, darf dein Gegner totes Holz anlegen: Karten, die an deine Kombinationen passen.</translation>
    </message>
    <message>
        <source>Upcard {card}: knock with at most {limit}, and all points are doubled.</source>
        <translation>Offene Karte {card}: klopfen mit höchstens {limit}, und alle Punkte zählen doppelt.</translation>
    </message>
    <message>
        <source>Upcard {card}: knock with at most {limit}.</source>
        <translation>Offene Karte {card}: klopfen mit höchstens {limit}.</translation>
    </message>
    <message>
        <source>Upcard {card}: only gin ends the hand.</source>
        <translation>Offene Karte {card}: Nur Gin beendet das Spiel.</translation>
    </message>
    <message>
        <source>Watch what your opponent takes.</source>
        <translation>Achte darauf, was dein Gegner nimmt.</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot; in later games it is the player who leads the match, if there is one.</source>
        <translation>Wer zuerst gibt, wird ausgelost; in späteren Runden gibt, wer in der Partie führt, wenn jemand führt.</translation>
    </message>
    <message>
        <source>Whoever knocks above the limit takes the hand back, the discard is turned up, and play goes on as after any discard; the opponent has seen the hand.</source>
        <translation>Wer über der Grenze klopft, nimmt sein Blatt zurück, die abgelegte Karte wird aufgedeckt, und es geht weiter wie nach jeder Ablage; der Gegner hat das Blatt gesehen.</translation>
    </message>
    <message>
        <source>Whoever then has more adds the difference to their match score – even if the other reached the target.</source>
        <translation>Wer dann mehr hat, bekommt die Differenz aufs Rundenkonto – auch wenn der andere das Ziel erreicht hat.</translation>
    </message>
    <message>
        <source>With less deadwood than the opponent, the knocker scores the difference. If the opponent has less, that is an undercut: the opponent scores the difference and a bonus. Gin scores the opponent’s deadwood and a bonus, and cannot be undercut.</source>
        <translation>Hat der Klopfer weniger totes Holz als der Gegner, bekommt er die Differenz. Hat der Gegner weniger, ist der Klopfer unterschnitten: Der Gegner bekommt die Differenz und einen Bonus. Gin bringt das tote Holz des Gegners und einen Bonus und kann nicht unterschnitten werden.</translation>
    </message>
</context>
<context>
    <name>GinTerms</name>
    <message>
        <source>A game in which one player won no hand.</source>
        <translation>Eine Runde, in der ein Spieler kein Spiel gewonnen hat.</translation>
    </message>
    <message>
        <source>A hand without any deadwood.</source>
        <translation>Ein Blatt ganz ohne totes Holz.</translation>
    </message>
    <message>
        <source>A hand won, counted at the end of the game.</source>
        <translation>Punkte für gewonnene Spiele, am Ende der Runde gezählt.</translation>
    </message>
    <message>
        <source>A run or a set.</source>
        <translation>Eine Sequenz, ein Drilling oder ein Vierling.</translation>
    </message>
    <message>
        <source>Cards in no meld, and what they count together.</source>
        <translation>Karten in keiner Kombination, und was sie zusammen zählen.</translation>
    </message>
    <message>
        <source>Eleven cards in melds, without a discard.</source>
        <translation>Elf Karten in Kombinationen, ohne abzulegen.</translation>
    </message>
    <message>
        <source>The first card turned over; it fixes the limit.</source>
        <translation>Die erste aufgedeckte Karte; sie setzt die Grenze.</translation>
    </message>
    <message>
        <source>The knocker’s opponent has less deadwood, and scores.</source>
        <translation>Der Gegner des Klopfers hat weniger totes Holz und bekommt die Punkte.</translation>
    </message>
    <message>
        <source>The most deadwood you may knock with.</source>
        <translation>Das meiste tote Holz, mit dem man klopfen darf.</translation>
    </message>
    <message>
        <source>The pile of face-down cards to draw from.</source>
        <translation>Der Stapel verdeckter Karten, von dem gezogen wird.</translation>
    </message>
    <message>
        <source>Three or four cards of one rank.</source>
        <translation>Drei oder vier Karten eines Werts.</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in succession.</source>
        <translation>Drei oder mehr Karten einer Farbe in Folge.</translation>
    </message>
    <message>
        <source>To add deadwood to the knocker’s melds.</source>
        <translation>Totes Holz an die Kombinationen des Klopfers legen.</translation>
    </message>
    <message>
        <source>To end the hand by laying it down.</source>
        <translation>Das Spiel beenden, indem man sein Blatt auslegt.</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>großer Gin|Großer Gin|großen Gin</translation>
    </message>
    <message>
        <source>box|boxes</source>
        <translation>Satz-Punkte|Satz-Punkten</translation>
    </message>
    <message>
        <source>deadwood</source>
        <translation>totes Holz|totem Holz|tote Holz</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>knock|knocks|knocked|knocking</source>
        <translation>klopfen|klopft|geklopft|klopfe</translation>
    </message>
    <message>
        <source>lay off|lays off|laid off|laying off</source>
        <translation>anlegen|angelegt|legt an</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>meld|melds</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>Kombination|Kombinationen</translation>
    </message>
    <message>
        <source>run|runs</source>
        <translation>Sequenz|Sequenzen</translation>
    </message>
    <message>
        <source>set|sets</source>
        <translation>Drilling|Drillinge|Vierling|Vierlinge</translation>
    </message>
    <message>
        <source>shut-out</source>
        <translation>zu null</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>unterschneiden|unterschnitten</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>offene Karte|offenen Karte</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A real deal at a real table; a bubble tells you what happens and why. It doesn’t count as one of your matches.</source>
        <translation>Ein echtes Spiel am echten Tisch; eine Sprechblase sagt, was geschieht und warum. Zu deinen Partien zählt es nicht.</translation>
    </message>
    <message>
        <source>First hands</source>
        <translation>Erste Spiele</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Played out, this deal ends with {own}, not {best}.</source>
        <translation>Zu Ende gespielt bringt es hier {own} statt {best}.</translation>
    </message>
    <message>
        <source>Then these cards would not be played at all.</source>
        <translation>Dann würden diese Karten gar nicht gespielt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>With these very cards it costs nothing; with most others it would.</source>
        <translation>Mit genau diesen Karten kostet es nichts, mit den meisten anderen schon.</translation>
    </message>
    <message>
        <source>You have left the path of this lesson. Play on as you like, or undo.</source>
        <translation>Du bist vom Weg dieser Lektion abgekommen. Spiel weiter, wie du magst, oder nimm zurück.</translation>
    </message>
    <message>
        <source>{lesson} · {part} of {parts}</source>
        <translation>{lesson} · {part} von {parts}</translation>
    </message>
    <message>
        <source>{lesson} – done</source>
        <translation>{lesson} – geschafft</translation>
    </message>
    <message>
        <source>{lesson} – go on</source>
        <translation>{lesson} – weiter</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Move the card within the hand</source>
        <translation>Karte in der Hand verschieben</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <translation>Hand anders sortieren</translation>
    </message>
    <message>
        <source>Sort the hand; now: {order}</source>
        <translation>Hand sortieren; jetzt: {order}</translation>
    </message>
    <message>
        <source>Sorted: &lt;b&gt;{order}&lt;/b&gt;</source>
        <translation>Sortiert: &lt;b&gt;{order}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>melds</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) by a bot</source>
        <translation>
            <numerusform>%n Zug von einem Bot</numerusform>
            <numerusform>%n Züge von einem Bot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n zurückgenommener Zug</numerusform>
            <numerusform>%n zurückgenommene Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Help used: {help}</source>
        <translation>Mit Hilfe: {help}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hide hints</source>
        <translation>Tipps ausblenden</translation>
    </message>
    <message>
        <source>Looking for your best move…</source>
        <translation>Die beste Möglichkeit wird gesucht …</translation>
    </message>
    <message>
        <source>Your options, best first</source>
        <translation>Deine Möglichkeiten, die beste zuerst</translation>
    </message>
    <message>
        <source>as good as the first</source>
        <translation>so gut wie der erste Vorschlag</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} Punkte</translation>
    </message>
    <message>
        <source>{percent} to win</source>
        <translation>{percent} Gewinnchance</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Match history</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Gewonnen: {names}</translation>
    </message>
</context>
<context>
    <name>Kabu</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>+{count} more</source>
        <translation>+{count} weitere</translation>
    </message>
    <message>
        <source>+{count} more: {amount}</source>
        <translation>+{count} weitere: {amount}</translation>
    </message>
    <message>
        <source>0 with three cards</source>
        <translation>0 mit drei Karten</translation>
    </message>
    <message>
        <source>0 with three cards: the round is void, all stakes go back.</source>
        <translation>0 mit drei Karten: Die Runde ist ungültig, alle Einsätze gehen zurück.</translation>
    </message>
    <message>
        <source>1, aka-pin</source>
        <translation>1, Aka-pin</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2 to 10 players · about 20 min</source>
        <translation>2 bis 10 Personen · etwa 20 min</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4, kin-shi</source>
        <translation>4, Kin-shi</translation>
    </message>
    <message>
        <source>4-1 pays double, but only with two cards.</source>
        <translation>4-1 zahlt doppelt, aber nur mit zwei Karten.</translation>
    </message>
    <message>
        <source>4th from the top; nobody has looked</source>
        <translation>4. von oben; niemand hat sie gesehen</translation>
    </message>
    <message>
        <source>4th from top</source>
        <translation>4. von oben</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; card(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; Karte</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only you see it</source>
        <translation>&lt;b&gt;Tote Karte&lt;/b&gt;&lt;br&gt;nur du siehst sie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dead card&lt;/b&gt;&lt;br&gt;only {name} sees it</source>
        <translation>&lt;b&gt;Tote Karte&lt;/b&gt;&lt;br&gt;nur {name} sieht sie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Makifuda&lt;/b&gt;&lt;br&gt;out of play</source>
        <translation>&lt;b&gt;Makifuda&lt;/b&gt;&lt;br&gt;aus dem Spiel</translation>
    </message>
    <message>
        <source>&lt;b&gt;{left}&lt;/b&gt; left</source>
        <translation>noch &lt;b&gt;{left}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>= Tie, returned</source>
        <translation>= Gleich, zurück</translation>
    </message>
    <message>
        <source>= Void, returned</source>
        <translation>= Ungültig, zurück</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>A card from the bottom</source>
        <translation>Eine Karte von unten</translation>
    </message>
    <message>
        <source>A card from the top</source>
        <translation>Eine Karte von oben</translation>
    </message>
    <message>
        <source>A third card</source>
        <translation>Eine dritte Karte</translation>
    </message>
    <message>
        <source>A third card for column {column}?</source>
        <translation>Eine dritte Karte für Spalte {column}?</translation>
    </message>
    <message>
        <source>A third card for the dealer?</source>
        <translation>Eine dritte Karte für den Geber?</translation>
    </message>
    <message>
        <source>A third card wins more often: {a} of {b} unseen cards help.</source>
        <translation>Mit dritter Karte gewinnst du öfter: {a} von {b} ungesehenen helfen.</translation>
    </message>
    <message>
        <source>A tie: {names} draw again.</source>
        <translation>Gleichstand: {names} ziehen noch einmal.</translation>
    </message>
    <message>
        <source>All rounds have been played.</source>
        <translation>Alle Runden sind gespielt.</translation>
    </message>
    <message>
        <source>As before: {amount}</source>
        <translation>Wie zuvor: {amount}</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Bet as before</source>
        <translation>Wie zuvor setzen</translation>
    </message>
    <message>
        <source>Bets &lt;b&gt;{bet}&lt;/b&gt; of {cap}</source>
        <translation>Gesetzt &lt;b&gt;{bet}&lt;/b&gt; von {cap}</translation>
    </message>
    <message>
        <source>Bets still open</source>
        <translation>Noch frei</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unterste</translation>
    </message>
    <message>
        <source>Card!</source>
        <translation>Karte!</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips by round</source>
        <translation>Chips nach Runden</translation>
    </message>
    <message>
        <source>Chips of {amount}</source>
        <translation>Chips zu {amount}</translation>
    </message>
    <message>
        <source>Click a column to add {amount}, right-click to take it back.</source>
        <translation>Klick legt {amount} auf eine Spalte, Rechtsklick nimmt zurück.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): equal, the dealer wins.</source>
        <translation>Spalte {column} ({hand}): gleich, der Geber gewinnt.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): higher, wins.</source>
        <translation>Spalte {column} ({hand}): höher, gewinnt.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): loses to the dealer’s special pair.</source>
        <translation>Spalte {column} ({hand}): verliert gegen den Sonderfall des Gebers.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): loses to three of a kind.</source>
        <translation>Spalte {column} ({hand}): verliert gegen drei Gleiche.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): lower, loses.</source>
        <translation>Spalte {column} ({hand}): niedriger, verliert.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): nobody has bet.</source>
        <translation>Spalte {column} ({hand}): niemand hat gesetzt.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): stakes go back.</source>
        <translation>Spalte {column} ({hand}): Einsätze gehen zurück.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): void.</source>
        <translation>Spalte {column} ({hand}): ungültig.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): wins more than even money.</source>
        <translation>Spalte {column} ({hand}): gewinnt mehr als den Einsatz.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): wins twice its stake.</source>
        <translation>Spalte {column} ({hand}): gewinnt den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): you pay.</source>
        <translation>Spalte {column} ({hand}): du zahlst.</translation>
    </message>
    <message>
        <source>Column {column} ({hand}): you win.</source>
        <translation>Spalte {column} ({hand}): du gewinnst.</translation>
    </message>
    <message>
        <source>Column {column} is listed twice.</source>
        <translation>Spalte {column} ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Column {column} is turned up: {rank}.</source>
        <translation>Spalte {column} wird aufgedeckt: {rank}.</translation>
    </message>
    <message>
        <source>Column {column}, second card: face down.</source>
        <translation>Spalte {column}, zweite Karte: verdeckt.</translation>
    </message>
    <message>
        <source>Column {column}, second card: {rank}.</source>
        <translation>Spalte {column}, zweite Karte: {rank}.</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>Costs more than column {a}.</source>
        <translation>Sie kostet mehr als Spalte {a}.</translation>
    </message>
    <message>
        <source>Counting all unseen cards, a third card is worth more in the end.</source>
        <translation>Zählt man alle ungesehenen Karten, bringt eine dritte Karte am Ende mehr.</translation>
    </message>
    <message>
        <source>Counting all unseen cards, two cards are worth more in the end.</source>
        <translation>Zählt man alle ungesehenen Karten, bringen zwei Karten am Ende mehr.</translation>
    </message>
    <message>
        <source>Dead card</source>
        <translation>Tote Karte</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Dealer has</source>
        <translation>Geber hat</translation>
    </message>
    <message>
        <source>Dealer’s cards</source>
        <translation>Karten des Gebers</translation>
    </message>
    <message>
        <source>Dealt after the bets</source>
        <translation>Erst nach dem Setzen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Don’t bet</source>
        <translation>Nicht setzen</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Equal totals go to the dealer: that alone costs {a} of 100 chips.</source>
        <translation>Gleichstand gewinnt der Geber: Das allein kostet {a} von 100 Chips.</translation>
    </message>
    <message>
        <source>Everyone must bet at least one chip.</source>
        <translation>Alle müssen mindestens einen Chip setzen.</translation>
    </message>
    <message>
        <source>Eye: not yet seen by the dealer</source>
        <translation>Auge: hat der Geber noch nicht gesehen</translation>
    </message>
    <message>
        <source>Four columns against the dealer. Nine is best, and only the last digit counts.</source>
        <translation>Vier Spalten gegen den Geber: Die letzte Ziffer zählt, neun ist am besten.</translation>
    </message>
    <message>
        <source>Four open cards are out of play: {cards}.</source>
        <translation>Vier offene Karten scheiden aus: {cards}.</translation>
    </message>
    <message>
        <source>From the bottom; nobody has looked</source>
        <translation>Von unten; niemand hat sie gesehen</translation>
    </message>
    <message>
        <source>From the top; nobody has looked</source>
        <translation>Von oben; niemand hat sie gesehen</translation>
    </message>
    <message>
        <source>Gives up what column {a} promises.</source>
        <translation>So entgeht dir, was Spalte {a} verspricht.</translation>
    </message>
    <message>
        <source>Hint: 4th from top</source>
        <translation>Tipp: 4. von oben</translation>
    </message>
    <message>
        <source>Hint: bet {amount}</source>
        <translation>Tipp: {amount} setzen</translation>
    </message>
    <message>
        <source>Hint: bottom</source>
        <translation>Tipp: unterste</translation>
    </message>
    <message>
        <source>Hint: card</source>
        <translation>Tipp: Karte</translation>
    </message>
    <message>
        <source>Hint: don’t bet</source>
        <translation>Tipp: nicht setzen</translation>
    </message>
    <message>
        <source>Hint: stand</source>
        <translation>Tipp: keine Karte</translation>
    </message>
    <message>
        <source>Hint: top</source>
        <translation>Tipp: oberste</translation>
    </message>
    <message>
        <source>In the long run it costs {a} of 100 chips.</source>
        <translation>Auf Dauer kostet das {a} von 100 Chips.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>It makes no difference: nobody has seen the deck.</source>
        <translation>Das ist gleichgültig: Niemand hat den Stapel gesehen.</translation>
    </message>
    <message>
        <source>It may be the top card, the bottom card or the fourth from the top.</source>
        <translation>Es darf die oberste, die unterste oder die vierte Karte von oben sein.</translation>
    </message>
    <message>
        <source>Kyo-Kabu</source>
        <translation>Kyo-Kabu</translation>
    </message>
    <message>
        <source>Name a column and a number of chips.</source>
        <translation>Nenne eine Spalte und eine Zahl von Chips.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>No first card promises a gain.</source>
        <translation>Keine erste Karte verspricht einen Gewinn.</translation>
    </message>
    <message>
        <source>No other first card promises so much.</source>
        <translation>Keine andere erste Karte verspricht so viel.</translation>
    </message>
    <message>
        <source>Nobody else has chips left.</source>
        <translation>Sonst hat niemand mehr Chips.</translation>
    </message>
    <message>
        <source>Nobody has bet</source>
        <translation>Niemand hat gesetzt</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>Niemand hat gesetzt.</translation>
    </message>
    <message>
        <source>Nobody has bet: the round is void.</source>
        <translation>Niemand hat gesetzt: Die Runde ist ungültig.</translation>
    </message>
    <message>
        <source>Nothing may follow this action.</source>
        <translation>Nach dieser Aktion darf nichts mehr kommen.</translation>
    </message>
    <message>
        <source>Of {cap} chips, {left} may still be bet.</source>
        <translation>Noch {left} von {cap} Chips können gesetzt werden.</translation>
    </message>
    <message>
        <source>Oicho-Kabu</source>
        <translation>Oicho-Kabu</translation>
    </message>
    <message>
        <source>Only the dealer has looked</source>
        <translation>Nur der Geber hat sie gesehen</translation>
    </message>
    <message>
        <source>Only you have looked</source>
        <translation>Nur du hast sie gesehen</translation>
    </message>
    <message>
        <source>Only {chips} left under the bet limit.</source>
        <translation>Bis zum Höchsteinsatz sind nur noch {chips} frei.</translation>
    </message>
    <message>
        <source>Out of chips</source>
        <translation>Keine Chips mehr</translation>
    </message>
    <message>
        <source>Place bets: {amount}</source>
        <translation>{amount} setzen</translation>
    </message>
    <message>
        <source>Promises a loss, if only by a hair.</source>
        <translation>Sie verspricht einen Verlust, wenn auch nur um ein Haar.</translation>
    </message>
    <message>
        <source>Promises as much as column {a}.</source>
        <translation>Sie verspricht so viel wie Spalte {a}.</translation>
    </message>
    <message>
        <source>Promises less than column {a}.</source>
        <translation>Sie verspricht weniger als Spalte {a}.</translation>
    </message>
    <message>
        <source>Promises the most, but little: bet little.</source>
        <translation>Sie verspricht am meisten, aber nicht viel: Setz wenig.</translation>
    </message>
    <message>
        <source>Put a chip on that column</source>
        <translation>Einen Chip auf diese Spalte legen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>Runde {number} ist vorbei</translation>
    </message>
    <message>
        <source>Round {number}, kuppin</source>
        <translation>Runde {number}, Kuppin</translation>
    </message>
    <message>
        <source>Round {number}, no bets</source>
        <translation>Runde {number}, ohne Einsätze</translation>
    </message>
    <message>
        <source>Round {number}, shippin</source>
        <translation>Runde {number}, Shippin</translation>
    </message>
    <message>
        <source>Round {number}, void</source>
        <translation>Runde {number}, ungültig</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Spreads the risk over several columns.</source>
        <translation>Das verteilt das Risiko auf mehrere Spalten.</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>That is not possible right now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The 4th card from the top</source>
        <translation>Die vierte Karte von oben</translation>
    </message>
    <message>
        <source>The columns are 1 to 4.</source>
        <translation>Die Spalten sind 1 bis 4.</translation>
    </message>
    <message>
        <source>The dealer has 0 with three cards: the round is void, all stakes go back.</source>
        <translation>Der Geber hat 0 mit drei Karten: Die Runde ist ungültig, alle Einsätze gehen zurück.</translation>
    </message>
    <message>
        <source>The dealer has {hand}.</source>
        <translation>Der Geber hat {hand}.</translation>
    </message>
    <message>
        <source>The dealer takes a card.</source>
        <translation>Der Geber nimmt eine Karte.</translation>
    </message>
    <message>
        <source>The dealer takes the top card, the bottom card or the fourth from the top.</source>
        <translation>Der Geber nimmt die oberste, die unterste oder die vierte Karte von oben.</translation>
    </message>
    <message>
        <source>The first field: {cards}.</source>
        <translation>Das erste Feld: {cards}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The match is over. Most chips: {names}.</source>
        <translation>Die Partie ist vorbei. Die meisten Chips: {names}.</translation>
    </message>
    <message>
        <source>The match was ended early.</source>
        <translation>Die Partie wurde vorzeitig beendet.</translation>
    </message>
    <message>
        <source>The minimum bet is one chip.</source>
        <translation>Der Mindesteinsatz ist ein Chip.</translation>
    </message>
    <message>
        <source>The older game: columns 5, 6, 7 and 8 against the dealer. Nine is best.</source>
        <translation>Die ältere Spielart: Spalten 5, 6, 7 und 8 gegen den Geber. Neun ist am besten.</translation>
    </message>
    <message>
        <source>The third card comes from the top.</source>
        <translation>Die dritte Karte kommt von oben.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oberste</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Which chip that is</source>
        <translation>Welcher Chip das ist</translation>
    </message>
    <message>
        <source>With or without a third card, the odds are the same.</source>
        <translation>Ob mit dritter Karte oder ohne: Die Aussichten sind gleich.</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>Du gewinnst und verlierst nichts</translation>
    </message>
    <message>
        <source>You can bet on one column only.</source>
        <translation>Du kannst nur auf eine Spalte setzen.</translation>
    </message>
    <message>
        <source>You drew {rank}, nearest to nine: you deal</source>
        <translation>Deine {rank} liegt der Neun am nächsten: Du gibst</translation>
    </message>
    <message>
        <source>You drew {rank}, the lowest: you deal</source>
        <translation>Deine {rank} ist die niedrigste: Du gibst</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>Du hast</translation>
    </message>
    <message>
        <source>You have {chips}; {left} more may be bet.</source>
        <translation>Du hast {chips}; noch frei: {left}.</translation>
    </message>
    <message>
        <source>You lose {chips}</source>
        <translation>Du verlierst {chips}</translation>
    </message>
    <message>
        <source>You must bet, and no other column costs less.</source>
        <translation>Du musst setzen, und keine andere Spalte kostet weniger.</translation>
    </message>
    <message>
        <source>You only have {chips}.</source>
        <translation>Du hast nur {chips}.</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>Du gewinnst {chips}</translation>
    </message>
    <message>
        <source>Your cards as dealer</source>
        <translation>Deine Karten als Geber</translation>
    </message>
    <message>
        <source>a third card for column {column}?</source>
        <translation>eine dritte Karte für Spalte {column}?</translation>
    </message>
    <message>
        <source>a third card for yourself?</source>
        <translation>eine dritte Karte für dich?</translation>
    </message>
    <message>
        <source>arashi</source>
        <translation>Arashi</translation>
    </message>
    <message>
        <source>bet on any columns</source>
        <translation>Setze auf beliebige Spalten</translation>
    </message>
    <message>
        <source>bet on one column</source>
        <translation>Setze auf eine Spalte</translation>
    </message>
    <message>
        <source>bet {amount}</source>
        <translation>setzt {amount}</translation>
    </message>
    <message>
        <source>buta</source>
        <translation>Buta</translation>
    </message>
    <message>
        <source>from fourth place</source>
        <translation>von vierter Stelle</translation>
    </message>
    <message>
        <source>from the bottom</source>
        <translation>von unten</translation>
    </message>
    <message>
        <source>from the top</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>goke</source>
        <translation>Goke</translation>
    </message>
    <message>
        <source>goken</source>
        <translation>Goken</translation>
    </message>
    <message>
        <source>kabu</source>
        <translation>Kabu</translation>
    </message>
    <message>
        <source>kuppin</source>
        <translation>Kuppin</translation>
    </message>
    <message>
        <source>kuppin, 9 and 1</source>
        <translation>Kuppin, 9 und 1</translation>
    </message>
    <message>
        <source>naki</source>
        <translation>Naki</translation>
    </message>
    <message>
        <source>nizō</source>
        <translation>Nizō</translation>
    </message>
    <message>
        <source>no bet</source>
        <translation>kein Einsatz</translation>
    </message>
    <message>
        <source>no bets</source>
        <translation>keine Einsätze</translation>
    </message>
    <message>
        <source>no third card</source>
        <translation>keine dritte Karte</translation>
    </message>
    <message>
        <source>oicho</source>
        <translation>Oicho</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>rokken</source>
        <translation>Rokken</translation>
    </message>
    <message>
        <source>roppō</source>
        <translation>Roppō</translation>
    </message>
    <message>
        <source>sanzun</source>
        <translation>Sanzun</translation>
    </message>
    <message>
        <source>shichiken</source>
        <translation>Shichiken</translation>
    </message>
    <message>
        <source>shippin</source>
        <translation>Shippin</translation>
    </message>
    <message>
        <source>shippin, 4 and 1</source>
        <translation>Shippin, 4 und 1</translation>
    </message>
    <message>
        <source>sorokabu</source>
        <translation>Sorokabu</translation>
    </message>
    <message>
        <source>still to bet</source>
        <translation>setzt noch</translation>
    </message>
    <message>
        <source>take your first card</source>
        <translation>Nimm deine erste Karte</translation>
    </message>
    <message>
        <source>take your second card</source>
        <translation>Nimm deine zweite Karte</translation>
    </message>
    <message>
        <source>took a third card</source>
        <translation>mit dritter Karte</translation>
    </message>
    <message>
        <source>took no third card</source>
        <translation>ohne dritte Karte</translation>
    </message>
    <message>
        <source>unsun</source>
        <translation>Unsun</translation>
    </message>
    <message>
        <source>yonsun</source>
        <translation>Yonsun</translation>
    </message>
    <message>
        <source>yotsuya</source>
        <translation>Yotsuya</translation>
    </message>
    <message>
        <source>you decide</source>
        <translation>du entscheidest</translation>
    </message>
    <message>
        <source>{amount} chips</source>
        <translation>{amount} Chips</translation>
    </message>
    <message>
        <source>{amount} on column {column}</source>
        <translation>{amount} auf Spalte {column}</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards help, {c} of them make 8 or 9.</source>
        <translation>{a} von {b} ungesehenen Karten helfen, {c} davon ergeben 8 oder 9.</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 4-1 here, which pays double.</source>
        <translation>{a} von {b} ungesehenen Karten ergeben hier 4-1, und das zahlt doppelt.</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make 7, 8 or 9 here at once, more than elsewhere.</source>
        <translation>{a} von {b} ungesehenen Karten ergeben hier sofort 7, 8 oder 9, mehr als anderswo.</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards make three alike; the rest help too seldom.</source>
        <translation>{a} von {b} ungesehenen Karten ergeben drei Gleiche; die übrigen helfen zu selten.</translation>
    </message>
    <message>
        <source>{a} of {b} unseen cards would hurt.</source>
        <translation>{a} von {b} ungesehenen Karten schaden.</translation>
    </message>
    <message>
        <source>{a} wins more often without a third card.</source>
        <translation>{a} gewinnt ohne dritte Karte öfter.</translation>
    </message>
    <message>
        <source>{chips}, {staked} on the table</source>
        <translation>{chips}, {staked} gesetzt</translation>
    </message>
    <message>
        <source>{left} of {cap}</source>
        <translation>{left} von {cap}</translation>
    </message>
    <message>
        <source>{names} share the win with {chips} each</source>
        <translation>{names} gewinnen gemeinsam mit je {chips}</translation>
    </message>
    <message>
        <source>{name} bets {chips} on column {column}.</source>
        <translation>{name} setzt {chips} auf Spalte {column}.</translation>
    </message>
    <message>
        <source>{name} cannot bet: the limit is used up.</source>
        <translation>{name} kann nicht setzen: Der Höchsteinsatz ist ausgeschöpft.</translation>
    </message>
    <message>
        <source>{name} deals. Order of play: {names}.</source>
        <translation>{name} gibt. Reihenfolge: {names}.</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation>{name} entscheidet</translation>
    </message>
    <message>
        <source>{name} doesn’t bet.</source>
        <translation>{name} setzt nicht.</translation>
    </message>
    <message>
        <source>{name} draws a third card in column {column}: {rank}.</source>
        <translation>{name} nimmt eine dritte Karte in Spalte {column}: {rank}.</translation>
    </message>
    <message>
        <source>{name} draws {rank} to choose the dealer.</source>
        <translation>{name} zieht {rank} (Geberwahl).</translation>
    </message>
    <message>
        <source>{name} drew {rank}, nearest to nine, and deals</source>
        <translation>{name} liegt der Neun am nächsten ({rank}) und gibt</translation>
    </message>
    <message>
        <source>{name} drew {rank}, the lowest, and deals</source>
        <translation>{name} hat die niedrigste Karte ({rank}) und gibt</translation>
    </message>
    <message>
        <source>{name} gets a dead card.</source>
        <translation>{name} bekommt eine Karte, die ausscheidet.</translation>
    </message>
    <message>
        <source>{name} has no chips left.</source>
        <translation>{name} hat keine Chips mehr.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} looks at a dead card: {rank}. It is out of play.</source>
        <translation>{name} sieht die eigene tote Karte an: {rank}.</translation>
    </message>
    <message>
        <source>{name} looks at both cards.</source>
        <translation>{name} sieht beide Karten an.</translation>
    </message>
    <message>
        <source>{name} looks at {cards}.</source>
        <translation>{name} sieht {cards} an.</translation>
    </message>
    <message>
        <source>{name} shows kuppin, 9 and 1, and the round ends at once.</source>
        <translation>{name} zeigt Kuppin, 9 und 1; die Runde endet sofort.</translation>
    </message>
    <message>
        <source>{name} shows shippin, 4 and 1, and the round ends at once.</source>
        <translation>{name} zeigt Shippin, 4 und 1; die Runde endet sofort.</translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation>{name} zeigt {cards}: {hand}.</translation>
    </message>
    <message>
        <source>{name} shuffles {count} cards.</source>
        <translation>{name} mischt {count} Karten.</translation>
    </message>
    <message>
        <source>{name} stands in column {column}.</source>
        <translation>{name} nimmt keine dritte Karte in Spalte {column}.</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}: {rank}.</source>
        <translation>{name} nimmt eine dritte Karte {where}: {rank}.</translation>
    </message>
    <message>
        <source>{name} takes a third card {where}; it stays hidden.</source>
        <translation>{name} nimmt eine dritte Karte {where}; sie bleibt verdeckt.</translation>
    </message>
    <message>
        <source>{name} takes no third card.</source>
        <translation>{name} nimmt keine dritte Karte.</translation>
    </message>
    <message>
        <source>{name} takes the first card {where}; nobody looks.</source>
        <translation>{name} nimmt die erste Karte {where}; niemand sieht sie.</translation>
    </message>
    <message>
        <source>{name} takes the second card {where}.</source>
        <translation>{name} nimmt die zweite Karte {where}.</translation>
    </message>
    <message>
        <source>{name} wins with {chips}</source>
        <translation>{name} gewinnt mit {chips}</translation>
    </message>
    <message>
        <source>{name}, column {column}: {net}.</source>
        <translation>{name}, Spalte {column}: {net}.</translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <translation>{name}, Geber</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{sum} = {total}. It’s your choice.</source>
        <translation>{sum} = {total}. Freie Wahl.</translation>
    </message>
    <message>
        <source>{sum} = {total}. With 3 or less you must draw.</source>
        <translation>{sum} = {total}. Bis 3 musst du ziehen.</translation>
    </message>
    <message>
        <source>{sum} = {total}. With 7 or more you can’t draw.</source>
        <translation>{sum} = {total}. Ab 7 darfst du nicht ziehen.</translation>
    </message>
    <message>
        <source>{total}, {name}</source>
        <translation>{total}, {name}</translation>
    </message>
    <message>
        <source>{total}: 3 or less must draw.</source>
        <translation>{total}: Bis 3 muss gezogen werden.</translation>
    </message>
    <message>
        <source>{total}: 7 or more can’t draw.</source>
        <translation>{total}: Ab 7 darf nicht gezogen werden.</translation>
    </message>
    <message>
        <source>– No bets</source>
        <translation>– Kein Einsatz</translation>
    </message>
    <message>
        <source>“{word}” is not a number.</source>
        <translation>„{word}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>▲ Wins</source>
        <translation>▲ Gewinnt</translation>
    </message>
    <message>
        <source>▲ Wins {times}:1</source>
        <translation>▲ Gewinnt {times}:1</translation>
    </message>
    <message>
        <source>▼ Loses</source>
        <translation>▼ Verliert</translation>
    </message>
    <message>
        <source>▼ Loses to {hand}</source>
        <translation>▼ Gegen {hand}</translation>
    </message>
    <message>
        <source>▼ Tie, lost</source>
        <translation>▼ Gleich, verloren</translation>
    </message>
</context>
<context>
    <name>KabuLessons</name>
    <message>
        <source>4 and 1 or 9 and 1 win for the dealer on two cards.</source>
        <translation>Hat der Geber mit zwei Karten 4 und 1 oder 9 und 1, gewinnt er.</translation>
    </message>
    <message>
        <source>9 and 1, kuppin, wins for the dealer on two cards.</source>
        <translation>Hat der Geber mit zwei Karten 9 und 1, Kuppin, gewinnt er.</translation>
    </message>
    <message>
        <source>A column nearer to 9 than the dealer wins as much as you bet.</source>
        <translation>Eine Spalte, die näher an 9 liegt als der Geber, gewinnt so viel, wie du gesetzt hast.</translation>
    </message>
    <message>
        <source>A round as dealer</source>
        <translation>Eine Runde als Geber</translation>
    </message>
    <message>
        <source>A round as player</source>
        <translation>Eine Runde als Spieler</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. From 7 on there is no third card: choose Stand. It is good as it is.</source>
        <translation>Spalte {column}: {first} + {second} = {sum} → {total}, {name}. Ab 7 gibt es keine dritte Karte: Wähle „Keine Karte“. So ist es gut.</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. Only {better} of the {unseen} cards you have not seen make it better: choose Stand.</source>
        <translation>Spalte {column}: {first} + {second} = {sum} → {total}, {name}. Jetzt hast du die Wahl. Nur {better} der {unseen} Karten, die du nicht gesehen hast, machen es besser: Wähle „Keine Karte“.</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. {better} of the {unseen} cards you have not seen make it better, more than half: choose Card!</source>
        <translation>Spalte {column}: {first} + {second} = {sum} → {total}, {name}. Jetzt hast du die Wahl. {better} der {unseen} Karten, die du nicht gesehen hast, machen es besser, also mehr als die Hälfte: Wähle „Karte!“.</translation>
    </message>
    <message>
        <source>Column {column}: {first} + {second} = {sum} → {total}, {name}. Up to 3 you must take a third card: so low a total hardly ever wins.</source>
        <translation>Spalte {column}: {first} + {second} = {sum} → {total}, {name}. Bis 3 muss eine dritte Karte her: Mit so wenig gewinnt man kaum.</translation>
    </message>
    <message>
        <source>Equal totals: the bet goes back.</source>
        <translation>Bei Gleichstand geht der Einsatz zurück.</translation>
    </message>
    <message>
        <source>If you bet nothing, you only watch this round: nothing lost, nothing won.</source>
        <translation>Wer nichts setzt, sieht in dieser Runde zu: nichts verloren, nichts gewonnen.</translation>
    </message>
    <message>
        <source>Nobody has bet, so nothing is compared.</source>
        <translation>Niemand hat gesetzt, also wird nichts verglichen.</translation>
    </message>
    <message>
        <source>Only the last digit counts, and 9 is best.</source>
        <translation>Nur die letzte Ziffer zählt, und 9 ist das Beste.</translation>
    </message>
    <message>
        <source>Only {better} of the {unseen} cards you had not seen could make {total} better; the others spoil it.</source>
        <translation>Nur {better} der {unseen} Karten, die du nicht gesehen hattest, machen {total} besser; die anderen verderben es.</translation>
    </message>
    <message>
        <source>Put {stake} chips on column {columns}: click it twice (or press {columns} twice), then Place bets. It shows {ranks}, and you may bet on one column only.</source>
        <translation>Lege {stake} Chips auf Spalte {columns}: Klicke sie zweimal an (oder drücke zweimal {columns}), dann unten auf „setzen“. Dort liegt {ranks}, und du darfst nur auf eine Spalte setzen.</translation>
    </message>
    <message>
        <source>Put {stake} chips on each of the columns {columns}: click each twice (or press its number twice), then Place bets. They show {ranks}; each wins or loses on its own.</source>
        <translation>Lege je {stake} Chips auf die Spalten {columns}: Klicke jede zweimal an (oder drücke zweimal ihre Zahl), dann unten auf „setzen“. Dort liegen {ranks}; jede gewinnt oder verliert für sich.</translation>
    </message>
    <message>
        <source>The dealer has {hand}; your columns have {mine}. Whatever is nearer to 9 wins: {net} chips for you.</source>
        <translation>Der Geber hat {hand}, deine Spalten haben {mine}. Was näher an 9 liegt, gewinnt: {net} Chips für dich.</translation>
    </message>
    <message>
        <source>The dealer plays against every column at once.</source>
        <translation>Der Geber spielt gegen alle Spalten zugleich.</translation>
    </message>
    <message>
        <source>The players have decided. Your second card: take the top one again, then you see both. A 1 after a 4 or a 9 would win at once.</source>
        <translation>Die Spieler haben sich entschieden. Deine zweite Karte: wieder die oberste, dann siehst du beide. Eine 1 nach einer 4 oder 9 gewinnt sofort.</translation>
    </message>
    <message>
        <source>There are four columns, and the dealer has a hand as well. You bet that a column comes nearer to 9 than the dealer. Only the last digit of a sum counts: 8 + 9 = 17 → 7.</source>
        <translation>Vier Spalten, und der Geber hat eigene Karten. Du setzt darauf, dass eine Spalte näher an 9 kommt als der Geber. Nur die letzte Ziffer zählt: 8 + 9 = 17 → 7.</translation>
    </message>
    <message>
        <source>This time you are the dealer. The others bet on columns, and your hand plays against each of them: you win what loses and pay what beats you.</source>
        <translation>Diesmal gibst du. Die anderen setzen auf Spalten, und deine Karten spielen gegen jede: Du bekommst, was verliert, und zahlst, was dich schlägt.</translation>
    </message>
    <message>
        <source>Up to 3 you must take a third card, from 7 on you may not; in between, you choose.</source>
        <translation>Bis 3 muss eine dritte Karte her, ab 7 darf keine; dazwischen wählst du.</translation>
    </message>
    <message>
        <source>With a low total take a third card, with a high one don’t.</source>
        <translation>Bei wenig nimm eine dritte Karte, bei viel keine.</translation>
    </message>
    <message>
        <source>You have {hand}. Each column is compared with it: whatever is lower loses its bet to you. {net} chips for you.</source>
        <translation>Du hast {hand}. Jede Spalte wird damit verglichen: Was weniger hat, verliert an dich. {net} Chips für dich.</translation>
    </message>
    <message>
        <source>You have {hand}: on two cards that beats every column, whatever its total, unless it holds three of a kind. {net} chips for you.</source>
        <translation>Du hast {hand}: Mit zwei Karten schlägt das jede Spalte, wie hoch sie auch ist, außer drei gleichen. {net} Chips für dich.</translation>
    </message>
    <message>
        <source>Your first card, face down. Top, bottom or fourth, all are as good: nobody knows what lies there. Take the top one.</source>
        <translation>Deine erste Karte, verdeckt. Oben, unten oder die vierte ist gleich gut: Niemand weiß, was dort liegt. Nimm die oberste.</translation>
    </message>
    <message>
        <source>{amount} chips</source>
        <translation>{amount} Chips</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. From 7 on the dealer takes no third card either.</source>
        <translation>{first} + {second} = {sum} → {total}, {name}. Ab 7 nimmt auch der Geber keine dritte Karte.</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Now you choose. Only {better} of the {unseen} cards you have not seen make it better: choose Stand.</source>
        <translation>{first} + {second} = {sum} → {total}, {name}. Jetzt hast du die Wahl. Nur {better} der {unseen} Karten, die du nicht gesehen hast, machen es besser: Wähle „Keine Karte“.</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Now you choose. {better} of the {unseen} cards you have not seen make it better, more than half: choose Card!</source>
        <translation>{first} + {second} = {sum} → {total}, {name}. Jetzt hast du die Wahl. {better} der {unseen} Karten, die du nicht gesehen hast, machen es besser, also mehr als die Hälfte: Wähle „Karte!“.</translation>
    </message>
    <message>
        <source>{first} + {second} = {sum} → {total}, {name}. Up to 3 the dealer must take a third card as well.</source>
        <translation>{first} + {second} = {sum} → {total}, {name}. Bis 3 muss auch der Geber eine dritte Karte nehmen.</translation>
    </message>
    <message>
        <source>{total} beats only a dealer with less. Of the {unseen} cards you had not seen, {better} would have made it better.</source>
        <translation>Mit {total} schlägst du nur einen Geber, der weniger hat. Von den {unseen} Karten, die du nicht gesehen hattest, hätten {better} es besser gemacht.</translation>
    </message>
    <message>
        <source>{total} beats only columns with less. Of the {unseen} cards you had not seen, {better} would have made it better.</source>
        <translation>Mit {total} schlägst du nur Spalten, die weniger haben. Von den {unseen} Karten, die du nicht gesehen hast, hätten {better} dein Blatt verbessert.</translation>
    </message>
</context>
<context>
    <name>KabuOptions</name>
    <message>
        <source>4-1 and 9-1 against arashi</source>
        <translation>4-1 und 9-1 gegen Arashi</translation>
    </message>
    <message>
        <source>4-1 is a plain 5 for everyone.</source>
        <translation>4-1 ist für alle einfach eine 5.</translation>
    </message>
    <message>
        <source>9 and 1 are kuppin in either order.</source>
        <translation>9 und 1 sind in jeder Reihenfolge Kuppin.</translation>
    </message>
    <message>
        <source>A column may draw or stand with any total.</source>
        <translation>Eine Spalte darf immer ziehen oder stehen bleiben.</translation>
    </message>
    <message>
        <source>A column must draw with 3 or less and may not with 7 or more.</source>
        <translation>Eine Spalte muss bis 3 ziehen und darf es ab 7 nicht.</translation>
    </message>
    <message>
        <source>A pair follows the rules like any other two cards.</source>
        <translation>Für ein Paar gelten dieselben Regeln wie für andere Karten.</translation>
    </message>
    <message>
        <source>A pair may always draw, even with 7 or more.</source>
        <translation>Ein Paar darf immer ziehen, auch ab 7.</translation>
    </message>
    <message>
        <source>A pair may take a third card even with 7 or more.</source>
        <translation>Ein Paar darf auch bei 7 oder mehr eine dritte Karte nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), whoever has the most chips wins.</source>
        <translation>
            <numerusform>Nach %n Runde gewinnt, wer die meisten Chips hat.</numerusform>
            <numerusform>Nach %n Runden gewinnt, wer die meisten Chips hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>After every round the next player to the right deals.</source>
        <translation>Nach jeder Runde gibt der rechte Nachbar.</translation>
    </message>
    <message numerus="yes">
        <source>All bets of a round together are at most %n chip(s).</source>
        <translation>
            <numerusform>Alle Einsätze einer Runde zusammen: höchstens %n Chip.</numerusform>
            <numerusform>Alle Einsätze einer Runde zusammen: höchstens %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players may look at the hidden cards; the dealer may not.</source>
        <translation>Alle dürfen die verdeckten Karten ansehen, nur der Geber nicht.</translation>
    </message>
    <message>
        <source>All players, not the dealer</source>
        <translation>Alle Spieler, nicht der Geber</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Always the top</source>
        <translation>Immer oben</translation>
    </message>
    <message>
        <source>An arashi beats even what wins at once for the dealer.</source>
        <translation>Arashi schlägt auch das, womit der Geber sofort gewinnt.</translation>
    </message>
    <message>
        <source>Arashi pays</source>
        <translation>Arashi zahlt</translation>
    </message>
    <message>
        <source>At least one chip</source>
        <translation>Mindestens ein Chip</translation>
    </message>
    <message>
        <source>Beats all but arashi</source>
        <translation>Schlägt alles außer Arashi</translation>
    </message>
    <message>
        <source>Cards set aside before the first field is dealt.</source>
        <translation>Karten, die vor dem ersten Feld ausscheiden.</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Chips each player starts with.</source>
        <translation>Mit so vielen Chips beginnen alle.</translation>
    </message>
    <message>
        <source>Chips may go below zero, and nobody drops out.</source>
        <translation>Chips können unter null fallen; niemand scheidet aus.</translation>
    </message>
    <message>
        <source>Closest to 9, drawn each round</source>
        <translation>Jede Runde: Karte am nächsten zur 9</translation>
    </message>
    <message>
        <source>Columns’ third card</source>
        <translation>Dritte Karte der Spalten</translation>
    </message>
    <message>
        <source>Counts as 0</source>
        <translation>Zählt als 0</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Tote Karten</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Dealer wins</source>
        <translation>Geber gewinnt</translation>
    </message>
    <message>
        <source>Dealer’s arashi</source>
        <translation>Arashi des Gebers</translation>
    </message>
    <message>
        <source>Dealer’s third card</source>
        <translation>Dritte Karte des Gebers</translation>
    </message>
    <message>
        <source>Dealer’s third card from</source>
        <translation>Dritte Karte des Gebers von</translation>
    </message>
    <message>
        <source>Dealer’s three-card zero</source>
        <translation>Geber mit 0 aus drei Karten</translation>
    </message>
    <message>
        <source>Draw on 3 or less, not on 7 or more</source>
        <translation>Bis 3 Pflicht, ab 7 verboten</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Every player but the dealer gets one card only they see; it is out of play.</source>
        <translation>Alle außer dem Geber bekommen eine Karte, die nur sie sehen; sie spielt nicht mit.</translation>
    </message>
    <message>
        <source>Everybody: dealt face up</source>
        <translation>Alle: Sie liegt offen</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the card nearest to 9 deals.</source>
        <translation>Vor jeder Runde ziehen alle; die Karte am nächsten zur 9 gibt.</translation>
    </message>
    <message>
        <source>Everyone draws before each round; the lowest card deals.</source>
        <translation>Vor jeder Runde ziehen alle; die niedrigste Karte gibt.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone starts with %n chip(s).</source>
        <translation>
            <numerusform>Alle beginnen mit %n Chip.</numerusform>
            <numerusform>Alle beginnen mit %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone, the dealer too, gets one card only they see; it is out of play.</source>
        <translation>Alle, auch der Geber, bekommen eine Karte, die nur sie sehen; sie spielt nicht mit.</translation>
    </message>
    <message>
        <source>Four cards are laid out face up first; they are out of play.</source>
        <translation>Zuerst werden vier Karten offen ausgelegt; sie spielen nicht mit.</translation>
    </message>
    <message>
        <source>Four open makifuda</source>
        <translation>Vier offene Makifuda</translation>
    </message>
    <message>
        <source>House sheet</source>
        <translation>Regelblatt</translation>
    </message>
    <message>
        <source>If a column equals the dealer, its stakes go back.</source>
        <translation>Hat eine Spalte gleich viel wie der Geber, gehen die Einsätze zurück.</translation>
    </message>
    <message>
        <source>If a column equals the dealer, the dealer wins the stakes.</source>
        <translation>Hat eine Spalte gleich viel wie der Geber, gewinnt der Geber die Einsätze.</translation>
    </message>
    <message>
        <source>If an arashi meets what wins at once for the dealer, the stakes go back.</source>
        <translation>Trifft Arashi auf das, womit der Geber sofort gewinnt, gehen die Einsätze zurück.</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the column wins.</source>
        <translation>Haben ihn Spalte und Geber, gewinnt die Spalte.</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the higher total wins.</source>
        <translation>Haben ihn Spalte und Geber, gewinnt der höhere Wert.</translation>
    </message>
    <message>
        <source>If column and dealer both have it, the stakes go back.</source>
        <translation>Haben ihn Spalte und Geber, gehen die Einsätze zurück.</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make an ordinary 0, the round is void.</source>
        <translation>Ergeben die drei Karten des Gebers eine gewöhnliche 0, ist die Runde ungültig.</translation>
    </message>
    <message>
        <source>If the dealer’s three cards make an ordinary 0, they count as 0.</source>
        <translation>Ergeben die drei Karten des Gebers eine gewöhnliche 0, zählen sie 0.</translation>
    </message>
    <message>
        <source>In either order</source>
        <translation>In beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>In this order only</source>
        <translation>Nur in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Lowest card, drawn each round</source>
        <translation>Jede Runde: niedrigste Karte</translation>
    </message>
    <message>
        <source>No card leaves the round; all of them are in play.</source>
        <translation>Keine Karte scheidet aus; alle sind im Spiel.</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Keine Wirkung</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>One for each player, secret</source>
        <translation>Eine je Spieler, verdeckt</translation>
    </message>
    <message>
        <source>One for the dealer too, secret</source>
        <translation>Auch eine für den Geber, verdeckt</translation>
    </message>
    <message>
        <source>Only 9 first and 1 second is kuppin.</source>
        <translation>Nur erst die 9, dann die 1 ist Kuppin.</translation>
    </message>
    <message>
        <source>Only bettors look; the dealer draws freely and keeps the deal until every column has beaten them.</source>
        <translation>Nur wer gesetzt hat, sieht nach; der Geber zieht frei und bleibt, bis jede Spalte ihn schlägt.</translation>
    </message>
    <message>
        <source>Only with the 1 as the second card.</source>
        <translation>Nur mit der 1 als zweiter Karte.</translation>
    </message>
    <message>
        <source>Open-ended</source>
        <translation>Offen (bis du aufhörst)</translation>
    </message>
    <message>
        <source>Order of 4-1 and 9-1</source>
        <translation>Reihenfolge von 4-1 und 9-1</translation>
    </message>
    <message>
        <source>Order of kuppin</source>
        <translation>Reihenfolge von Kuppin</translation>
    </message>
    <message>
        <source>Pairs may draw</source>
        <translation>Paare dürfen ziehen</translation>
    </message>
    <message>
        <source>Passes to the right each round</source>
        <translation>Jede Runde eins nach rechts</translation>
    </message>
    <message>
        <source>Player’s choice</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>Runde ungültig</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Same dealer throughout</source>
        <translation>Immer derselbe Geber</translation>
    </message>
    <message>
        <source>Shippin belongs to the dealer, to a column, or to nobody.</source>
        <translation>Shippin gehört dem Geber, einer Spalte oder niemandem.</translation>
    </message>
    <message>
        <source>Sitting out a round</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>Sorokabu on both sides</source>
        <translation>Sorokabu auf beiden Seiten</translation>
    </message>
    <message>
        <source>Stakes go back</source>
        <translation>Einsätze gehen zurück</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>Chips am Anfang</translation>
    </message>
    <message>
        <source>The 1 may be the first or the second card.</source>
        <translation>Die 1 darf die erste oder die zweite Karte sein.</translation>
    </message>
    <message>
        <source>The arashi wins</source>
        <translation>Arashi gewinnt</translation>
    </message>
    <message>
        <source>The column (pays 2:1)</source>
        <translation>Die Spalte (zahlt 2:1)</translation>
    </message>
    <message>
        <source>The column wins</source>
        <translation>Die Spalte gewinnt</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Dem Geber</translation>
    </message>
    <message>
        <source>The dealer keeps the deal until all columns with bets win in the same round.</source>
        <translation>Der Geber bleibt, bis in einer Runde alle Spalten mit Einsätzen gewinnen.</translation>
    </message>
    <message>
        <source>The dealer keeps the deal until every column has beaten them, and follows the drawing rules.</source>
        <translation>Der Geber bleibt, bis jede Spalte ihn schlägt, und hält sich an die Regeln der dritten Karte.</translation>
    </message>
    <message>
        <source>The dealer may draw or stand with any total.</source>
        <translation>Der Geber darf immer ziehen oder stehen bleiben.</translation>
    </message>
    <message>
        <source>The dealer must draw with 3 or less and may not with 7 or more.</source>
        <translation>Der Geber muss bis 3 ziehen und darf es ab 7 nicht.</translation>
    </message>
    <message>
        <source>The dealer takes both cards from the top, the bottom or fourth from the top.</source>
        <translation>Der Geber nimmt beide Karten von oben, von unten oder von vierter Stelle.</translation>
    </message>
    <message>
        <source>The dealer takes both cards from the top.</source>
        <translation>Der Geber nimmt beide Karten von oben.</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>Der Geber gewinnt</translation>
    </message>
    <message>
        <source>The dealer’s third card always comes from the top.</source>
        <translation>Die dritte Karte des Gebers kommt immer von oben.</translation>
    </message>
    <message>
        <source>The dealer’s third card comes from the top, the bottom or fourth from the top.</source>
        <translation>Die dritte Karte nimmt der Geber von oben, von unten oder von vierter Stelle.</translation>
    </message>
    <message>
        <source>The dealer’s three cards of a rank beat all but an arashi.</source>
        <translation>Drei Gleiche des Gebers schlagen alles außer Arashi.</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>Der höhere Wert gewinnt</translation>
    </message>
    <message>
        <source>The house sheet these games were built from.</source>
        <translation>Das Regelblatt, nach dem diese Spiele gemacht sind.</translation>
    </message>
    <message>
        <source>The most all players together may bet in a round.</source>
        <translation>So viel dürfen alle zusammen in einer Runde höchstens setzen.</translation>
    </message>
    <message>
        <source>The same dealer throughout; the dealer wins ties.</source>
        <translation>Immer derselbe Geber, der bei Gleichstand gewinnt.</translation>
    </message>
    <message>
        <source>The same player deals in every round; without credit, only while they have chips.</source>
        <translation>In allen Runden hält dieselbe Person die Bank; ohne Kredit nur, solange sie Chips hat.</translation>
    </message>
    <message>
        <source>The second cards are dealt face up for everyone.</source>
        <translation>Die zweiten Karten liegen für alle offen.</translation>
    </message>
    <message>
        <source>Those who bet on the column</source>
        <translation>Wer auf die Spalte gesetzt hat</translation>
    </message>
    <message>
        <source>Three cards of a rank do nothing special for the dealer.</source>
        <translation>Drei Gleiche bringen dem Geber nichts Besonderes.</translation>
    </message>
    <message>
        <source>Three cards of a rank win three times the stake.</source>
        <translation>Drei Gleiche gewinnen den dreifachen Einsatz.</translation>
    </message>
    <message>
        <source>Three cards of a rank win twice the stake.</source>
        <translation>Drei Gleiche gewinnen den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>Dreifacher Einsatz</translation>
    </message>
    <message>
        <source>Top, bottom or fourth</source>
        <translation>Oben, unten oder vierte</translation>
    </message>
    <message>
        <source>Total bet limit</source>
        <translation>Höchsteinsatz insgesamt</translation>
    </message>
    <message>
        <source>Twice the stake</source>
        <translation>Doppelter Einsatz</translation>
    </message>
    <message>
        <source>Until every column beats the dealer</source>
        <translation>Bis jede Spalte den Geber schlägt</translation>
    </message>
    <message>
        <source>What happens when a column and the dealer both have it.</source>
        <translation>Was geschieht, wenn Spalte und Geber ihn haben.</translation>
    </message>
    <message>
        <source>What happens when a column equals the dealer.</source>
        <translation>Was geschieht, wenn eine Spalte gleich viel hat wie der Geber.</translation>
    </message>
    <message>
        <source>What three cards of a rank win, besides the stake.</source>
        <translation>Was drei Gleiche außer dem Einsatz gewinnen.</translation>
    </message>
    <message>
        <source>What wins at once for the dealer beats an arashi too.</source>
        <translation>Womit der Geber sofort gewinnt, das schlägt auch Arashi.</translation>
    </message>
    <message>
        <source>Where the dealer draws</source>
        <translation>Woher der Geber zieht</translation>
    </message>
    <message>
        <source>Whether a 0 of three cards counts or makes the round void.</source>
        <translation>Ob eine 0 aus drei Karten zählt oder die Runde ungültig macht.</translation>
    </message>
    <message>
        <source>Whether a player may skip betting in a round.</source>
        <translation>Ob jemand eine Runde ohne Einsatz auslassen darf.</translation>
    </message>
    <message>
        <source>Whether a total of 3 or less must draw and 7 or more can’t.</source>
        <translation>Ob bis 3 gezogen werden muss und ab 7 nicht gezogen werden darf.</translation>
    </message>
    <message>
        <source>Whether the 1 must be the second card.</source>
        <translation>Ob die 1 die zweite Karte sein muss.</translation>
    </message>
    <message>
        <source>Whether the 9 must be the first card of the dealer.</source>
        <translation>Ob die 9 die erste Karte des Gebers sein muss.</translation>
    </message>
    <message>
        <source>Whether the dealer chooses the place of the first and second card.</source>
        <translation>Ob der Geber den Platz der ersten und zweiten Karte wählt.</translation>
    </message>
    <message>
        <source>Whether the drawing rules bind the dealer, too.</source>
        <translation>Ob die Regeln der dritten Karte auch für den Geber gelten.</translation>
    </message>
    <message>
        <source>Whether the place of the third card is chosen too.</source>
        <translation>Ob auch der Platz der dritten Karte gewählt wird.</translation>
    </message>
    <message>
        <source>Whether three cards of a rank also help the dealer.</source>
        <translation>Ob drei Gleiche auch dem Geber helfen.</translation>
    </message>
    <message>
        <source>Who can use 4-1</source>
        <translation>Wem 4-1 gehört</translation>
    </message>
    <message>
        <source>Who deals the next round.</source>
        <translation>Wer die nächste Runde gibt.</translation>
    </message>
    <message>
        <source>Who may look at a column’s hidden card before the showdown.</source>
        <translation>Wer die verdeckte Karte einer Spalte vor dem Aufdecken ansehen darf.</translation>
    </message>
    <message>
        <source>Who sees the second cards</source>
        <translation>Wer die zweiten Karten sieht</translation>
    </message>
    <message>
        <source>Who wins when the two cards of the dealer meet an arashi.</source>
        <translation>Wer gewinnt, wenn die zwei Karten des Gebers auf Arashi treffen.</translation>
    </message>
    <message>
        <source>Whoever has the most chips after this many rounds wins.</source>
        <translation>Nach so vielen Runden gewinnt, wer die meisten Chips hat.</translation>
    </message>
    <message>
        <source>Whoever may bet must bet at least one chip, while the limit leaves any.</source>
        <translation>Wer setzen darf, muss mindestens einen Chip setzen, solange noch etwas frei ist.</translation>
    </message>
    <message>
        <source>With 4-1 a column wins twice the stake.</source>
        <translation>Mit 4-1 gewinnt eine Spalte den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>With 4-1 the dealer wins at once.</source>
        <translation>Mit 4-1 gewinnt der Geber sofort.</translation>
    </message>
    <message>
        <source>With credit, players can go below zero and nobody is knocked out.</source>
        <translation>Mit Kredit können Chips unter null fallen, und niemand scheidet aus.</translation>
    </message>
    <message>
        <source>You bet only chips you have; without any, you watch.</source>
        <translation>Du setzt nur Chips, die du hast; ohne Chips schaust du zu.</translation>
    </message>
    <message>
        <source>You may look at a hidden card only where you have bet.</source>
        <translation>Eine verdeckte Karte darf nur ansehen, wer darauf gesetzt hat.</translation>
    </message>
    <message>
        <source>You may skip betting in a round.</source>
        <translation>Du darfst eine Runde ohne Einsatz auslassen.</translation>
    </message>
    <message>
        <source>You play until you stop; then whoever has the most chips wins.</source>
        <translation>Gespielt wird, bis du aufhörst; dann gewinnt, wer die meisten Chips hat.</translation>
    </message>
</context>
<context>
    <name>KabuRules</name>
    <message>
        <source> “Oicho-Kabu” is simply eight-nine.</source>
        <translation> „Oicho-Kabu“ heißt also acht-neun.</translation>
    </message>
    <message>
        <source>A 10 counts 0 here. The others have their turns in the order of their cards, the highest first; those with equal cards draw again among themselves.</source>
        <translation>Eine 10 zählt hier 0. Die anderen sind in der Reihenfolge ihrer Karten dran, die höchste zuerst; wer gleiche Karten zieht, zieht untereinander noch einmal.</translation>
    </message>
    <message>
        <source>A column nobody has bet on gets no third card and is not compared.</source>
        <translation>Eine Spalte, auf die niemand gesetzt hat, bekommt keine dritte Karte und wird nicht verglichen.</translation>
    </message>
    <message>
        <source>A player without chips does not deal: the next one to the right with chips does.</source>
        <translation>Wer keine Chips hat, gibt nicht, sondern der Nächste rechts, der welche hat.</translation>
    </message>
    <message>
        <source>After the bets the dealer takes a first card, which nobody looks at, not even the dealer.</source>
        <translation>Nach dem Setzen nimmt der Geber eine erste Karte, die niemand ansieht, auch er selbst nicht.</translation>
    </message>
    <message>
        <source>All cards are turned over, and each column is compared with the dealer’s hand separately. A higher total wins as much as was staked; a lower one loses the stake.</source>
        <translation>Alle Karten werden aufgedeckt, und jede Spalte wird für sich mit dem Blatt des Gebers verglichen. Ein höherer Wert gewinnt so viel, wie gesetzt wurde; ein niedrigerer verliert den Einsatz.</translation>
    </message>
    <message numerus="yes">
        <source>An example: four players have each put %n chip(s) on a column.</source>
        <translation>
            <numerusform>Ein Beispiel: Vier Spieler haben je %n Chip auf eine Spalte gelegt.</numerusform>
            <numerusform>Ein Beispiel: Vier Spieler haben je %n Chips auf eine Spalte gelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Click a column to put the chosen chip on it, right-click to take it back; or drag a chip there. The buttons below the table do the rest.</source>
        <translation>Klick eine Spalte an, um den gewählten Chip daraufzulegen; ein Rechtsklick nimmt ihn zurück. Oder zieh einen Chip dorthin. Alles andere entscheidest du mit den Knöpfen unter dem Tisch.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>For a column, 4 and 1 as its only cards are shippin, in any order. It wins twice the stake.</source>
        <translation>Bei einer Spalte sind 4 und 1 als einzige Karten Shippin, in beliebiger Reihenfolge. Sie gewinnt das Doppelte des Einsatzes.</translation>
    </message>
    <message>
        <source>For a column, 4 and 1 as its only cards are shippin, in the same order. It wins twice the stake.</source>
        <translation>Bei einer Spalte sind 4 und 1 als einzige Karten Shippin, in derselben Reihenfolge. Sie gewinnt das Doppelte des Einsatzes.</translation>
    </message>
    <message>
        <source>For each column, whoever bet on it first in turn order decides for everyone whether it gets a third card, the {card}. It is laid face up.</source>
        <translation>Für jede Spalte entscheidet, wer in der Reihenfolge zuerst auf sie gesetzt hat, für alle, ob sie eine dritte Karte bekommt: {card}. Sie wird offen hingelegt.</translation>
    </message>
    <message>
        <source>Four cards are laid face up in a row, the first field. Each begins a column; there are always four, however many people play.</source>
        <translation>Vier Karten werden offen in eine Reihe gelegt, das erste Feld. Mit jeder beginnt eine Spalte; es sind immer vier, egal wie viele mitspielen.</translation>
    </message>
    <message>
        <source>How to play well</source>
        <translation>So spielst du gut</translation>
    </message>
    <message>
        <source>If nobody bets, the round is void.</source>
        <translation>Setzt niemand, ist die Runde ungültig.</translation>
    </message>
    <message>
        <source>If the dealer cannot pay more than the plain stakes, the players get it in turn order until the dealer’s chips are gone.</source>
        <translation>Kann der Geber mehr als die einfachen Einsätze nicht zahlen, bekommen die Spieler es der Reihe nach, bis seine Chips aufgebraucht sind.</translation>
    </message>
    <message>
        <source>If these two cards are a 4 and a 1 (shippin) or a 9 and a 1 (kuppin), the dealer wins at once.</source>
        <translation>Sind diese beiden Karten eine 4 und eine 1 (Shippin) oder eine 9 und eine 1 (Kuppin), gewinnt der Geber sofort.</translation>
    </message>
    <message>
        <source>If these two cards are a 9 and a 1 (kuppin), the dealer wins at once.</source>
        <translation>Sind diese beiden Karten eine 9 und eine 1 (Kuppin), gewinnt der Geber sofort.</translation>
    </message>
    <message>
        <source>In turn each player bets chips on one column or several. Several players may bet on the same column.</source>
        <translation>Reihum setzt jeder Spieler Chips auf eine Spalte oder mehrere. Auf dieselbe Spalte dürfen mehrere setzen.</translation>
    </message>
    <message>
        <source>In turn each player bets chips on one column, and on one only. Several players may bet on the same column.</source>
        <translation>Reihum setzt jeder Spieler Chips auf eine Spalte, und nur auf eine. Auf dieselbe Spalte dürfen mehrere setzen.</translation>
    </message>
    <message>
        <source>It does not matter which of the two came first.</source>
        <translation>Welche der beiden zuerst kam, ist gleich.</translation>
    </message>
    <message>
        <source>Nor may all bets together exceed the dealer’s chips.</source>
        <translation>Alle Einsätze zusammen dürfen auch nicht höher sein als die Chips des Gebers.</translation>
    </message>
    <message>
        <source>Only against three of a kind do the stakes go back.</source>
        <translation>Nur gegen drei gleiche Karten gehen die Einsätze zurück.</translation>
    </message>
    <message>
        <source>Only three of a kind in a column beats that and is paid.</source>
        <translation>Nur drei gleiche Karten einer Spalte schlagen das und werden ausgezahlt.</translation>
    </message>
    <message>
        <source>Players who tie share the win.</source>
        <translation>Wer gleich viele hat, teilt sich den Sieg.</translation>
    </message>
    <message>
        <source>Take a third card with 4 and 5, stand with 6 – except with 8 and 8, where a third 8 would pay more than the stake.</source>
        <translation>Bei 4 und 5 ziehen, bei 6 stehen bleiben – außer bei 8 und 8, wo eine dritte 8 mehr als den Einsatz brächte.</translation>
    </message>
    <message>
        <source>Take a third card with 4 and 5, stand with 6 – except with two threes or two eights, where a third one would pay more than the stake.</source>
        <translation>Bei 4 und 5 ziehen, bei 6 stehen bleiben – außer bei 3 und 3 oder 8 und 8, wo eine dritte mehr als den Einsatz brächte.</translation>
    </message>
    <message>
        <source>That beats even three of a kind.</source>
        <translation>Das schlägt sogar drei gleiche Karten.</translation>
    </message>
    <message>
        <source>The 1 must have come second.</source>
        <translation>Die 1 muss als zweite gekommen sein.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>The dealer takes a second card and looks at both.</source>
        <translation>Der Geber nimmt eine zweite Karte und sieht sich beide an.</translation>
    </message>
    <message>
        <source>The dealer: {sum}</source>
        <translation>Der Geber: {sum}</translation>
    </message>
    <message>
        <source>The dealer’s cards, a third one too, stay hidden until all are shown.</source>
        <translation>Die Karten des Gebers, auch eine dritte, bleiben verdeckt, bis alle aufgedeckt werden.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The first field is always the same: 5, 6, 7 and 8 are laid face up, then the other 36 cards are shuffled. Each begins a column.</source>
        <translation>Das erste Feld ist immer gleich: 5, 6, 7 und 8 werden offen hingelegt, dann werden die anderen 36 Karten gemischt. Mit jeder beginnt eine Spalte.</translation>
    </message>
    <message>
        <source>The first field.</source>
        <translation>Das erste Feld.</translation>
    </message>
    <message>
        <source>The match also ends when only one player has chips left.</source>
        <translation>Die Partie endet auch, wenn nur noch ein Spieler Chips hat.</translation>
    </message>
    <message>
        <source>The others have their turns in the order of their cards, the lowest first. Players who draw equal cards draw again among themselves.</source>
        <translation>Die anderen sind in der Reihenfolge ihrer Karten dran, die niedrigste zuerst. Wer gleiche Karten zieht, zieht untereinander noch einmal.</translation>
    </message>
    <message>
        <source>The pack has forty cards: four of each number from 1 to 10.</source>
        <translation>Gespielt wird mit vierzig Karten: vier von jeder Zahl von 1 bis 10.</translation>
    </message>
    <message>
        <source>The second field</source>
        <translation>Das zweite Feld</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>Die dritte Karte</translation>
    </message>
    <message>
        <source>Then each column gets a second card face down, the {card}.</source>
        <translation>Dann bekommt jede Spalte verdeckt eine zweite Karte: {card}.</translation>
    </message>
    <message>
        <source>Then each column gets a second card, the {card}.</source>
        <translation>Dann bekommt jede Spalte eine zweite Karte: {card}.</translation>
    </message>
    <message>
        <source>Three cards of the same rank in a column are called {triple}. They win against any ordinary hand of the dealer, whatever its total.</source>
        <translation>Drei gleiche Karten in einer Spalte heißen {triple}. Sie gewinnen gegen jedes gewöhnliche Blatt des Gebers, egal wie viel es zählt.</translation>
    </message>
    <message>
        <source>Three fives, sixes, sevens or eights of the dealer beat every column that is not sorokabu itself; other triples of the dealer are nothing special.</source>
        <translation>Drei Fünfen, Sechsen, Siebenen oder Achten des Gebers schlagen jede Spalte, die nicht selbst Sorokabu ist; andere Drillinge des Gebers sind nichts Besonderes.</translation>
    </message>
    <message>
        <source>Three tens of the dealer are an arashi, not a 0.</source>
        <translation>Drei Zehnen des Gebers sind Arashi und keine 0.</translation>
    </message>
    <message>
        <source>To begin a column, a 10 or a 1 is best; a 4 or a 9 is worst.</source>
        <translation>Am Anfang einer Spalte sind eine 10 oder eine 1 am besten, eine 4 oder eine 9 am schlechtesten.</translation>
    </message>
    <message>
        <source>Totals have names: {names}.</source>
        <translation>Die Werte haben Namen: {names}.</translation>
    </message>
    <message>
        <source>Who deals the first round is drawn: the lowest card deals. The others have their turns anticlockwise, from the dealer’s right.</source>
        <translation>Wer in der ersten Runde gibt, wird ausgelost: Die niedrigste Karte gibt. Die anderen sind gegen den Uhrzeigersinn dran, vom Geber aus nach rechts.</translation>
    </message>
    <message>
        <source>Whoever bets first may take all of that, but it is considered rude.</source>
        <translation>Wer zuerst setzt, darf alles davon nehmen; das gilt aber als unhöflich.</translation>
    </message>
    <message>
        <source>With hanafuda a card counts its month; Willow and Paulownia are left out. In Mushi-Kabu the Willow counts 6 and the Paulownia 7.</source>
        <translation>Mit Hanafuda zählt der Monat; Weide und Paulownie fehlen. Im Mushi-Kabu zählt die Weide 6 und die Paulownie 7.</translation>
    </message>
    <message>
        <source>Your column should come closer to 9 than the dealer. Cards count 1 to 10, and only the last digit of their sum counts: 9 is best, 0 is worst. Players don’t play against each other: every bet is against the dealer.</source>
        <translation>Deine Spalte soll näher an 9 kommen als der Geber. Die Karten zählen 1 bis 10, und von ihrer Summe zählt nur die letzte Ziffer: 9 ist am besten, 0 am schlechtesten. Die Spieler spielen nicht gegeneinander: Gesetzt wird immer gegen den Geber.</translation>
    </message>
    <message>
        <source>{cards} = {sum}, which is {total}.</source>
        <translation>{cards} = {sum}, das ist {total}.</translation>
    </message>
    <message>
        <source>{cards} = {total}.</source>
        <translation>{cards} = {total}.</translation>
    </message>
    <message>
        <source>{cards} makes {total}: a third card must be taken.</source>
        <translation>{cards} ergibt {total}: Eine dritte Karte muss sein.</translation>
    </message>
    <message>
        <source>{cards} makes {total}: a third card or not, as you like.</source>
        <translation>{cards} ergibt {total}: eine dritte Karte oder nicht, wie man will.</translation>
    </message>
    <message>
        <source>{cards} makes {total}: no third card.</source>
        <translation>{cards} ergibt {total}: keine dritte Karte.</translation>
    </message>
    <message>
        <source>{verdict} {chips}</source>
        <translation>{verdict} {chips}</translation>
    </message>
</context>
<context>
    <name>KabuTerms</name>
    <message>
        <source>A 4 and a 1 as the first two cards.</source>
        <translation>Eine 4 und eine 1 als erste zwei Karten.</translation>
    </message>
    <message>
        <source>A 9 and a 1 as the dealer’s first two cards.</source>
        <translation>Eine 9 und eine 1 als erste zwei Karten des Gebers.</translation>
    </message>
    <message>
        <source>A card dealt before the first field that is out of play.</source>
        <translation>Eine vor dem ersten Feld gegebene Karte, die nicht mitspielt.</translation>
    </message>
    <message>
        <source>A total of 0, the worst there is.</source>
        <translation>Der Wert 0, der schlechteste.</translation>
    </message>
    <message>
        <source>A total of 8.</source>
        <translation>Der Wert 8.</translation>
    </message>
    <message>
        <source>A total of 9, the best there is.</source>
        <translation>Der Wert 9, der beste.</translation>
    </message>
    <message>
        <source>The four open cards with which the columns begin (bafuda).</source>
        <translation>Die vier offenen Karten, mit denen die Spalten beginnen (Bafuda).</translation>
    </message>
    <message>
        <source>The most that all players together may bet in a round.</source>
        <translation>So viel dürfen alle Spieler zusammen in einer Runde höchstens setzen.</translation>
    </message>
    <message>
        <source>The second card of a column.</source>
        <translation>Die zweite Karte einer Spalte.</translation>
    </message>
    <message>
        <source>The third card of a column.</source>
        <translation>Die dritte Karte einer Spalte.</translation>
    </message>
    <message>
        <source>Three cards of the same rank in one hand.</source>
        <translation>Drei gleiche Karten in einem Blatt.</translation>
    </message>
    <message>
        <source>arashi</source>
        <translation>Arashi</translation>
    </message>
    <message>
        <source>buta</source>
        <translation>Buta</translation>
    </message>
    <message>
        <source>dead card|dead cards|makifuda</source>
        <translation>tote Karte|tote Karten|Makifuda</translation>
    </message>
    <message>
        <source>first field</source>
        <extracomment>Translators: forms of one word, divided by strokes; that of the dictionary first</extracomment>
        <translation>erstes Feld|erste Feld|ersten Feld</translation>
    </message>
    <message>
        <source>hikifuda</source>
        <translation>Hikifuda</translation>
    </message>
    <message>
        <source>kabu</source>
        <translation>Kabu</translation>
    </message>
    <message>
        <source>kimefuda</source>
        <translation>Kimefuda</translation>
    </message>
    <message>
        <source>kuppin</source>
        <translation>Kuppin</translation>
    </message>
    <message>
        <source>limit|dōmae</source>
        <translation>Höchsteinsatz|Dōmae</translation>
    </message>
    <message>
        <source>oicho</source>
        <translation>Oicho</translation>
    </message>
    <message>
        <source>shippin</source>
        <translation>Shippin</translation>
    </message>
    <message>
        <source>sorokabu</source>
        <translation>Sorokabu</translation>
    </message>
    <message>
        <source>uchifuda</source>
        <translation>Uchifuda</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>Back to the game</source>
        <translation>Zum Spiel</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>%n Partie ist nicht lesbar.</numerusform>
            <numerusform>%n Partien sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be saved yet and are kept until they can be.</source>
        <translation>
            <numerusform>%n Partie konnte noch nicht gespeichert werden und wird bis dahin festgehalten.</numerusform>
            <numerusform>%n Partien konnten noch nicht gespeichert werden und werden bis dahin festgehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that could not be saved last time were brought over.</source>
        <translation>
            <numerusform>%n Partie, die letztes Mal nicht gespeichert werden konnte, wurde übernommen.</numerusform>
            <numerusform>%n Partien, die letztes Mal nicht gespeichert werden konnten, wurden übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over so far…</source>
        <translation>
            <numerusform>Bisher %n Partie übernommen …</numerusform>
            <numerusform>Bisher %n Partien übernommen …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over.</source>
        <translation>
            <numerusform>%n Partie wurde übernommen.</numerusform>
            <numerusform>%n Partien wurden übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are incomplete.</source>
        <translation>
            <numerusform>Bei %n davon fehlt der Schluss.</numerusform>
            <numerusform>Bei %n davon fehlt der Schluss.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Über Cardtable</translation>
    </message>
    <message>
        <source>Cardtable records</source>
        <translation>Cardtable-Aufzeichnungen</translation>
    </message>
    <message>
        <source>Cardtable {version}

Card games that never had a good program. The code is under the MIT licence, the card art under CC0.</source>
        <translation>Cardtable {version}

Kartenspiele, für die es kein gutes Programm gab. Der Code steht unter der MIT-Lizenz, die Kartenbilder unter CC0.</translation>
    </message>
    <message>
        <source>Export match record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Open match record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>The deck {name} was skipped. {reason}</source>
        <translation>Das Deck {name} wird nicht verwendet. {reason}</translation>
    </message>
    <message>
        <source>The game {name} ({package}) cannot be loaded.</source>
        <translation>Das Spiel {name} ({package}) lässt sich nicht laden.</translation>
    </message>
    <message>
        <source>The record is being checked…</source>
        <translation>Die Aufzeichnung wird geprüft …</translation>
    </message>
    <message>
        <source>The saved-matches file was damaged and has been set aside as {file}.</source>
        <translation>Die Datei der gespeicherten Partien war beschädigt und liegt jetzt als {file} beiseite.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was set aside as {file}; what could be read still holds.</source>
        <translation>Die Einstellungen waren beschädigt. Die Datei liegt jetzt beiseite als {file}; was lesbar war, gilt weiter.</translation>
    </message>
    <message>
        <source>What is there can still be looked at and exported.</source>
        <translation>Was da ist, lässt sich weiterhin ansehen und exportieren.</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Airplane</source>
        <translation>Drilling-Straße</translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>Gutsherr kam nicht zum Zug</translation>
    </message>
    <message>
        <source>Arashi</source>
        <translation>Arashi</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Großer Gin</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Kuppin</source>
        <translation>Kuppin</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Joker-Pärchen</translation>
    </message>
    <message>
        <source>Shippin</source>
        <translation>Shippin</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Zu null</translation>
    </message>
    <message>
        <source>Sorokabu</source>
        <translation>Sorokabu</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Nicht zum Zug gekommen</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Unterschnitten</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>A name is needed.</source>
        <translation>Hier fehlt ein Name.</translation>
    </message>
    <message>
        <source>At most {count} characters.</source>
        <translation>Höchstens {count} Zeichen.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>{name} gibt es zweimal.</translation>
    </message>
    <message>
        <source>{name} already has another seat.</source>
        <translation>{name} hat schon einen anderen Platz.</translation>
    </message>
</context>
<context>
    <name>OklahomaGin</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n Spiel gewonnen</numerusform>
            <numerusform>%n Spiele gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>2 players · about 45 min</source>
        <translation>2 Personen · etwa 45 min</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A discard you take may be discarded in the same turn.</source>
        <translation>Eine von der Ablage genommene Karte darf im selben Zug wieder abgelegt werden.</translation>
    </message>
    <message>
        <source>A discard you take must stay in your hand for that turn.</source>
        <translation>Eine von der Ablage genommene Karte bleibt in diesem Zug auf der Hand.</translation>
    </message>
    <message>
        <source>A game counts the same even if the loser won no hand.</source>
        <translation>Die Runde zählt gleich, auch wenn der Verlierer kein Spiel gewann.</translation>
    </message>
    <message numerus="yes">
        <source>A game ends when someone reaches %n point(s).</source>
        <translation>
            <numerusform>Eine Runde endet, wenn jemand %n Punkt erreicht.</numerusform>
            <numerusform>Eine Runde endet, wenn jemand %n Punkte erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match lasts %n game(s).</source>
        <translation>
            <numerusform>Eine Partie dauert %n Runde.</numerusform>
            <numerusform>Eine Partie dauert %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who knocks with too much shows the hand, takes it back, and play goes on as after a discard.</source>
        <translation>Wer mit zu viel klopft, zeigt sein Blatt und nimmt es zurück; es geht weiter wie nach einer Ablage.</translation>
    </message>
    <message>
        <source>A spade as upcard is worth no more than any other suit.</source>
        <translation>Pik als offene Karte zählt nicht mehr als andere Farben.</translation>
    </message>
    <message>
        <source>About as good as the best choice.</source>
        <translation>Es ist etwa so gut wie die beste Wahl.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Ace as upcard</source>
        <translation>Ass als offene Karte</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Gutgeschrieben</translation>
    </message>
    <message>
        <source>All eleven cards are in melds.</source>
        <translation>Alle elf Karten liegen in Kombinationen.</translation>
    </message>
    <message>
        <source>All in all it promises less than the best choice.</source>
        <translation>Alles in allem verspricht es weniger als die beste Wahl.</translation>
    </message>
    <message>
        <source>All in all it promises more than the next choice.</source>
        <translation>Alles in allem verspricht es mehr als die nächste Wahl.</translation>
    </message>
    <message>
        <source>All points are doubled.</source>
        <translation>Alle Punkte doppelt.</translation>
    </message>
    <message>
        <source>All points of the hand are doubled.</source>
        <translation>Alle Punkte des Spiels zählen doppelt.</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Abwechselnd</translation>
    </message>
    <message numerus="yes">
        <source>An undercut earns %n extra point(s).</source>
        <translation>
            <numerusform>Unterschneiden bringt %n Punkt extra.</numerusform>
            <numerusform>Unterschneiden bringt %n Punkte extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrange melds automatically</source>
        <translation>Kombinationen automatisch auslegen</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Großer Gin</translation>
    </message>
    <message>
        <source>Big gin bonus</source>
        <translation>Bonus für großen Gin</translation>
    </message>
    <message>
        <source>Big gin needs all eleven cards in melds; you still have {deadwood} deadwood.</source>
        <translation>Großer Gin braucht alle elf Karten in Kombinationen; du hast noch {deadwood} totes Holz.</translation>
    </message>
    <message>
        <source>Both have the same deadwood: nobody scores.</source>
        <translation>Beide haben gleich viel totes Holz: Niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>Both players passed on the upcard, so a card is drawn from the stock.</source>
        <translation>Beide haben die offene Karte abgelehnt, also wird vom Talon gezogen.</translation>
    </message>
    <message>
        <source>Both players passed on the upcard.</source>
        <translation>Beide haben die offene Karte abgelehnt.</translation>
    </message>
    <message>
        <source>Both share the win</source>
        <translation>Beide gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>Satz-Punkte</translation>
    </message>
    <message>
        <source>Breaks up a meld.</source>
        <translation>Das reißt eine Kombination auseinander.</translation>
    </message>
    <message>
        <source>Cards are being laid off.</source>
        <translation>Gerade wird angelegt.</translation>
    </message>
    <message>
        <source>Cards the opponent took that it goes with: {0}.</source>
        <translation>Karten, die dein Gegner genommen hat und zu denen sie passt: {0}.</translation>
    </message>
    <message>
        <source>Cards the opponent took that the next choice goes with: {0}.</source>
        <translation>Karten, die dein Gegner genommen hat und zu denen die nächste Wahl passt: {0}.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Zählt doppelt</translation>
    </message>
    <message>
        <source>Counts like any game</source>
        <translation>Zählt wie jede Runde</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>Totes Holz &lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Deadwood &lt;big&gt;{count}&lt;/big&gt; → &lt;big&gt;{left}&lt;/big&gt; without {card}</source>
        <translation>Totes Holz &lt;big&gt;{count}&lt;/big&gt; → &lt;big&gt;{left}&lt;/big&gt; ohne {card}</translation>
    </message>
    <message>
        <source>Deadwood that could still be saved: {0}.</source>
        <translation>Totes Holz, das du noch sparen könntest: {0}.</translation>
    </message>
    <message>
        <source>Deadwood {deadwood} is above the limit of {limit}.</source>
        <translation>Totes Holz {deadwood} liegt über der Grenze {limit}.</translation>
    </message>
    <message>
        <source>Deadwood: {first} {one}, {second} {other}.</source>
        <translation>Totes Holz: {first} {one}, {second} {other}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Discard a card or knock.</source>
        <translation>Lege eine Karte ab oder klopfe.</translation>
    </message>
    <message>
        <source>Discard again to play on.</source>
        <translation>Noch einmal ablegen, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Discard the {card} and all your cards are melded.</source>
        <translation>Ohne {card} bleibt kein totes Holz.</translation>
    </message>
    <message>
        <source>Discard the {card} and your deadwood is {left}; only gin ends the hand.</source>
        <translation>Ohne {card} ist dein totes Holz {left}; nur Gin beendet das Spiel.</translation>
    </message>
    <message>
        <source>Discard the {card} and your deadwood is {left}; the limit is {limit}.</source>
        <translation>Ohne {card} ist dein totes Holz {left}; die Grenze ist {limit}.</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Discard {card} anyway</source>
        <translation>{card} trotzdem ablegen</translation>
    </message>
    <message>
        <source>Discarding the card just taken</source>
        <translation>Genommene Karte ablegen</translation>
    </message>
    <message>
        <source>Discards &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>Ablage &lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw (no winner)</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message numerus="yes">
        <source>Each hand won adds %n point(s) when the game ends.</source>
        <translation>
            <numerusform>Jedes gewonnene Spiel zählt am Ende der Runde %n Punkt.</numerusform>
            <numerusform>Jedes gewonnene Spiel zählt am Ende der Runde %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier discards, latest first</source>
        <translation>Frühere Ablagen, letzte zuerst</translation>
    </message>
    <message>
        <source>Eleven cards in melds win nothing extra; you discard one and go gin.</source>
        <translation>Elf Karten in Kombinationen zählen nicht extra; du legst eine ab und hast Gin.</translation>
    </message>
    <message numerus="yes">
        <source>Eleven cards in melds, without a discard, earn the opponent’s deadwood and %n point(s) more.</source>
        <translation>
            <numerusform>Elf Karten in Kombinationen ohne Ablage bringen das tote Holz des Gegners und %n Punkt dazu.</numerusform>
            <numerusform>Elf Karten in Kombinationen ohne Ablage bringen das tote Holz des Gegners und %n Punkte dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal deadwood: nobody scores</source>
        <translation>Gleiches totes Holz: keine Punkte</translation>
    </message>
    <message>
        <source>First select the card to discard face down.</source>
        <translation>Wähle zuerst die Karte, die verdeckt abgelegt wird.</translation>
    </message>
    <message>
        <source>First, each player may take or pass the upcard.</source>
        <translation>Zuerst dürfen beide die offene Karte nehmen oder ablehnen.</translation>
    </message>
    <message>
        <source>Fits the knocker’s melds and saves {0}.</source>
        <translation>Sie passt an die Kombinationen des Klopfers und spart {0}.</translation>
    </message>
    <message>
        <source>For melding all eleven cards without a discard; 0 turns it off.</source>
        <translation>Für elf Karten in Kombinationen ohne Ablage; 0 schaltet ihn ab.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Rundenbonus</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Runde {game}</translation>
    </message>
    <message>
        <source>Game {game} is a tie: no match points.</source>
        <translation>Runde {game} endet gleich: keine Punkte für die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>Game {game} of {of}, to %n point(s).</source>
        <translation>
            <numerusform>Runde {game} von {of}, bis %n Punkt.</numerusform>
            <numerusform>Runde {game} von {of}, bis %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {game} over: {name} scores {credit} for the match.</source>
        <translation>Runde {game} ist vorbei: {name} bekommt {credit} für die Partie.</translation>
    </message>
    <message>
        <source>Game {game}, to {target}</source>
        <translation>Runde {game}, bis {target}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Games to 100; 25 each for gin, undercut and box; an ace upcard means gin only.</source>
        <translation>Runden bis 100, je 25 für Gin, Unterschneiden und Satz, ein Ass verlangt Gin.</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Gin-Bonus</translation>
    </message>
    <message numerus="yes">
        <source>Gin earns %n extra point(s).</source>
        <translation>
            <numerusform>Gin bringt %n Punkt extra.</numerusform>
            <numerusform>Gin bringt %n Punkte extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gin: you score {points}</source>
        <translation>Gin: Du bekommst {points}</translation>
    </message>
    <message>
        <source>Gin: {name} scores {points}</source>
        <translation>Gin: {name} bekommt {points}</translation>
    </message>
    <message>
        <source>Gives the opponent another turn.</source>
        <translation>Dein Gegner kommt noch einmal an die Reihe.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hand {hand}. {name} deals.</source>
        <translation>Spiel {hand}. {name} gibt.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Has gin</source>
        <translation>Hat Gin</translation>
    </message>
    <message>
        <source>Hint: big gin</source>
        <translation>Tipp: großer Gin</translation>
    </message>
    <message>
        <source>Hint: discard the {card}</source>
        <translation>Tipp: {card} ablegen</translation>
    </message>
    <message>
        <source>Hint: done</source>
        <translation>Tipp: fertig</translation>
    </message>
    <message>
        <source>Hint: draw from the stock</source>
        <translation>Tipp: vom Talon ziehen</translation>
    </message>
    <message>
        <source>Hint: knock with the {card}</source>
        <translation>Tipp: mit {card} klopfen</translation>
    </message>
    <message>
        <source>Hint: lay off the {card}</source>
        <translation>Tipp: {card} anlegen</translation>
    </message>
    <message>
        <source>Hint: lay out your melds</source>
        <translation>Tipp: Kombinationen auslegen</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Tipp: passen</translation>
    </message>
    <message>
        <source>Hint: take the {card}</source>
        <translation>Tipp: {card} nehmen</translation>
    </message>
    <message>
        <source>House sheet</source>
        <translation>Regelblatt</translation>
    </message>
    <message>
        <source>How many games make a match.</source>
        <translation>So viele Runden hat eine Partie.</translation>
    </message>
    <message>
        <source>If the loser won no hand, the game counts double.</source>
        <translation>Gewann der Verlierer kein Spiel, zählt die Runde doppelt.</translation>
    </message>
    <message>
        <source>If the match is tied, both share the win.</source>
        <translation>Bei Gleichstand gewinnen beide gemeinsam.</translation>
    </message>
    <message>
        <source>If the match is tied, one more game decides.</source>
        <translation>Bei Gleichstand entscheidet eine weitere Runde.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Keeps your melds whole.</source>
        <translation>Deine Kombinationen bleiben ganz.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Knock above the limit</source>
        <translation>Klopfen über der Grenze</translation>
    </message>
    <message>
        <source>Knock above the limit?</source>
        <translation>Über der Grenze klopfen?</translation>
    </message>
    <message>
        <source>Knock here</source>
        <translation>Hier klopfen</translation>
    </message>
    <message>
        <source>Knock with 1</source>
        <translation>Klopfen mit 1</translation>
    </message>
    <message>
        <source>Knock with {card}</source>
        <translation>Mit {card} klopfen</translation>
    </message>
    <message>
        <source>Knock with {count}</source>
        <translation>Klopfen mit {count}</translation>
    </message>
    <message>
        <source>Knock with {count} anyway</source>
        <translation>Trotzdem mit {count} klopfen</translation>
    </message>
    <message>
        <source>Knock with {limit} or less</source>
        <translation>Klopfen mit höchstens {limit}</translation>
    </message>
    <message>
        <source>Knock with {limit} or less.</source>
        <translation>Klopfen mit höchstens {limit}.</translation>
    </message>
    <message>
        <source>Knock: gin</source>
        <translation>Klopfen: Gin</translation>
    </message>
    <message>
        <source>Knocked with {deadwood}</source>
        <translation>Klopft mit {deadwood}</translation>
    </message>
    <message>
        <source>Laid off {cards}</source>
        <translation>Angelegt {cards}</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Letzte Ablage</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Anlegen</translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>%n Karte anlegen</numerusform>
            <numerusform>%n Karten anlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off on that meld</source>
        <translation>An diese Kombination anlegen</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>{card} anlegen</translation>
    </message>
    <message>
        <source>Lay out {melds}</source>
        <translation>{melds} auslegen</translation>
    </message>
    <message>
        <source>Leaves {0} more than the best choice.</source>
        <translation>Es bleiben {0} mehr als bei der besten Wahl.</translation>
    </message>
    <message>
        <source>Leaves {0} of deadwood, the best choice {1}.</source>
        <translation>Es bleiben {0} totes Holz, bei der besten Wahl {1}.</translation>
    </message>
    <message>
        <source>Leaves {0} of deadwood, the next choice {1}.</source>
        <translation>Es bleiben {0} totes Holz, bei der nächsten Wahl {1}.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Klopfgrenze</translation>
    </message>
    <message>
        <source>Loser of the hand</source>
        <translation>Wer das Spiel verloren hat</translation>
    </message>
    <message>
        <source>Make runs and sets, and knock as soon as the upcard allows it.</source>
        <translation>Bilde Sequenzen, Drillinge und Vierlinge und klopfe, sobald die erste offene Karte es erlaubt.</translation>
    </message>
    <message>
        <source>Makes a meld: your deadwood falls from {0} to {1}.</source>
        <translation>Das ergibt eine Kombination: Dein totes Holz sinkt von {0} auf {1}.</translation>
    </message>
    <message>
        <source>Makes no meld, and tells what you collect.</source>
        <translation>Sie ergibt keine Kombination und verrät, was du sammelst.</translation>
    </message>
    <message>
        <source>Match score</source>
        <translation>Stand der Partie</translation>
    </message>
    <message>
        <source>Match score: {scores}.</source>
        <translation>Endstand: {scores}.</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Meld these</source>
        <translation>Diese auslegen</translation>
    </message>
    <message>
        <source>Meld {number}: {meld}</source>
        <translation>Kombination {number}: {meld}</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the best choice: {1}.</source>
        <translation>Kombinationen, die dein Gegner damit machen kann: {0}; mit der besten Wahl: {1}.</translation>
    </message>
    <message>
        <source>Melds the opponent may make with it: {0}; with the next choice: {1}.</source>
        <translation>Kombinationen, die dein Gegner damit machen kann: {0}; mit der nächsten Wahl: {1}.</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Nächster Geber</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>No other card of yours goes with it.</source>
        <translation>Keine deiner Karten passt zu ihr.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Nothing is laid off on gin.</source>
        <translation>An Gin wird nichts angelegt.</translation>
    </message>
    <message>
        <source>Nothing more can be saved.</source>
        <translation>Mehr lässt sich nicht sparen.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Oklahoma Gin</source>
        <translation>Oklahoma Gin</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Once laid out, {0} of deadwood no longer count.</source>
        <translation>Ausgelegt zählen {0} totes Holz nicht mehr.</translation>
    </message>
    <message>
        <source>One game to 150; 20 for gin, 10 for an undercut; the loser deals.</source>
        <translation>Eine Runde bis 150, 20 für Gin, 10 für Unterschneiden, der Verlierer gibt.</translation>
    </message>
    <message>
        <source>One more game</source>
        <translation>Eine weitere Runde</translation>
    </message>
    <message>
        <source>Only gin</source>
        <translation>Nur Gin</translation>
    </message>
    <message>
        <source>Only gin ends the hand</source>
        <translation>Nur Gin beendet das Spiel</translation>
    </message>
    <message>
        <source>Only gin ends this hand.</source>
        <translation>Nur Gin beendet dieses Spiel.</translation>
    </message>
    <message>
        <source>Only melds are left.</source>
        <translation>Es bleiben nur noch Kombinationen.</translation>
    </message>
    <message>
        <source>Only the upcard may be passed.</source>
        <translation>Ablehnen kann man nur die offene Karte.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Points for each hand won, counted when the game ends.</source>
        <translation>Punkte je gewonnenem Spiel, gezählt am Ende der Runde.</translation>
    </message>
    <message>
        <source>Points for gin.</source>
        <translation>Punkte für Gin.</translation>
    </message>
    <message>
        <source>Points for undercutting a knock.</source>
        <translation>Punkte für das Unterschneiden.</translation>
    </message>
    <message>
        <source>Points for winning a game.</source>
        <translation>Punkte für den Rundengewinn.</translation>
    </message>
    <message>
        <source>Points to win a game</source>
        <translation>Punkte zum Rundengewinn</translation>
    </message>
    <message>
        <source>Possible, with a warning</source>
        <translation>Möglich, mit Warnung</translation>
    </message>
    <message>
        <source>Possible, without a warning</source>
        <translation>Möglich, ohne Warnung</translation>
    </message>
    <message>
        <source>Press Done again to keep it.</source>
        <translation>Noch einmal „Fertig“, um die Karte zu behalten.</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Run {first}–{last}{suit}</source>
        <translation>Sequenz {suit}{first}–{last}</translation>
    </message>
    <message>
        <source>Saves nothing.</source>
        <translation>Es spart nichts.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Select a card and the meld it goes to.</source>
        <translation>Wähle eine Karte und die Kombination, an die sie soll.</translation>
    </message>
    <message>
        <source>Select a card below, then click the meld it fits.</source>
        <translation>Wähle unten eine Karte und klicke dann die Kombination an.</translation>
    </message>
    <message>
        <source>Select a card first.</source>
        <translation>Wähle zuerst eine Karte.</translation>
    </message>
    <message>
        <source>Select one card to discard.</source>
        <translation>Wähle eine Karte zum Ablegen.</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>Wähle zuerst die Karten einer Kombination.</translation>
    </message>
    <message>
        <source>Set {rank}</source>
        <translation>Drilling {rank}</translation>
    </message>
    <message>
        <source>Set {rank}, all four</source>
        <translation>Vierling {rank}</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Zu null</translation>
    </message>
    <message>
        <source>Spade upcard {card}</source>
        <translation>Pik als offene Karte: {card}</translation>
    </message>
    <message>
        <source>Spades double</source>
        <translation>Pik verdoppelt</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Stock &lt;big&gt;{count}&lt;/big&gt;</source>
        <translation>Talon &lt;big&gt;{count}&lt;/big&gt;</translation>
    </message>
    <message>
        <source>Take a card first.</source>
        <translation>Nimm zuerst eine Karte.</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Die Ablage nehmen</translation>
    </message>
    <message>
        <source>Take the top of the discard pile</source>
        <translation>Die oberste Karte der Ablage nehmen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>The first to reach this wins the game.</source>
        <translation>Wer sie zuerst erreicht, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>The hand ends without points.</source>
        <translation>Das Spiel endet ohne Punkte.</translation>
    </message>
    <message>
        <source>The hand is a draw</source>
        <translation>Das Spiel ist unentschieden</translation>
    </message>
    <message>
        <source>The last discard does not let you knock, so the hand is a draw.</source>
        <translation>Mit der letzten Ablage kannst du nicht klopfen, also ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>The last discard was taken only to knock with it.</source>
        <translation>Die letzte Ablage wurde genommen, um damit zu klopfen.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The next choice is about as good.</source>
        <translation>Die nächste Wahl ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>The open card makes no meld.</source>
        <translation>Die offene Karte ergibt keine Kombination.</translation>
    </message>
    <message>
        <source>The opponent cannot make a meld with it.</source>
        <translation>Dein Gegner kann damit keine Kombination machen.</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Der Talon ist aufgebraucht.</translation>
    </message>
    <message>
        <source>The stock is used up: nobody wins the hand.</source>
        <translation>Der Talon ist aufgebraucht: Niemand gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>The stock is used up: the hand is a draw, the same dealer deals again.</source>
        <translation>Der Talon ist aufgebraucht: Unentschieden, derselbe gibt noch einmal.</translation>
    </message>
    <message>
        <source>The stock is used up; if you pass, the hand is a draw.</source>
        <translation>Der Talon ist aufgebraucht; passt du, ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>The stock is used up; the same dealer deals again.</source>
        <translation>Der Talon ist aufgebraucht; derselbe gibt noch einmal.</translation>
    </message>
    <message>
        <source>The two players deal in turn.</source>
        <translation>Es wird abwechselnd gegeben.</translation>
    </message>
    <message>
        <source>The upcard is the {card}: knock with {limit} or less.</source>
        <translation>Die offene Karte ist {card}: Klopfen darf, wer höchstens {limit} hat.</translation>
    </message>
    <message>
        <source>The upcard is the {card}: only gin ends the hand.</source>
        <translation>Die offene Karte ist {card}: Nur Gin beendet das Spiel.</translation>
    </message>
    <message>
        <source>The {card} cannot be in two melds.</source>
        <translation>{card} kann nicht in zwei Kombinationen sein.</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card} passt nicht an diese Kombination.</translation>
    </message>
    <message>
        <source>There is no other way.</source>
        <translation>Es geht nicht anders.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Diese Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such meld.</source>
        <translation>Diese Kombination gibt es nicht.</translation>
    </message>
    <message>
        <source>These cards are neither a run nor a set.</source>
        <translation>Diese Karten sind weder eine Sequenz noch ein Drilling oder Vierling.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>Dieses Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Tie counts as undercut</source>
        <translation>Unterschnitten bei Gleichstand</translation>
    </message>
    <message>
        <source>Tied match</source>
        <translation>Gleichstand am Ende</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>Bonus für Unterschneiden</translation>
    </message>
    <message>
        <source>Undercut: you score {points}</source>
        <translation>Unterschnitten: Du bekommst {points}</translation>
    </message>
    <message>
        <source>Undercut: {name} scores {points}</source>
        <translation>Unterschnitten: {name} bekommt {points}</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>What happens if the match ends in a tie.</source>
        <translation>Was bei Gleichstand am Ende geschieht.</translation>
    </message>
    <message>
        <source>When your opponent knocks, you lay out your melds yourself.</source>
        <translation>Klopft dein Gegner, legst du deine Kombinationen selbst aus.</translation>
    </message>
    <message>
        <source>When your opponent knocks, your best melds are laid out for you.</source>
        <translation>Klopft dein Gegner, werden deine besten Kombinationen ausgelegt.</translation>
    </message>
    <message>
        <source>Whether a discard just taken may be discarded in the same turn.</source>
        <translation>Ob eine von der Ablage genommene Karte im selben Zug wieder abgelegt werden darf.</translation>
    </message>
    <message>
        <source>Whether a shut-out (loser won no hand) counts double.</source>
        <translation>Ob eine Runde zu null doppelt zählt.</translation>
    </message>
    <message>
        <source>Whether a spade as upcard doubles all points of the hand.</source>
        <translation>Ob Pik als offene Karte alle Punkte des Spiels verdoppelt.</translation>
    </message>
    <message>
        <source>Whether an ace upcard means gin only, or a knock with 1.</source>
        <translation>Ob ein offenes Ass Gin verlangt oder Klopfen mit 1 erlaubt.</translation>
    </message>
    <message>
        <source>Whether equal deadwood is an undercut; otherwise nobody scores.</source>
        <translation>Ob gleich viel totes Holz als unterschnitten gilt; sonst bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>Whether the last discard may still be taken to knock when the stock runs out.</source>
        <translation>Ob die letzte Ablage bei leerem Talon noch zum Klopfen genommen werden darf.</translation>
    </message>
    <message>
        <source>Whether your best melds are found for you when your opponent knocks.</source>
        <translation>Ob deine besten Kombinationen automatisch gefunden werden, wenn dein Gegner klopft.</translation>
    </message>
    <message>
        <source>Who deals the next hand of a game.</source>
        <translation>Wer das nächste Spiel einer Runde gibt.</translation>
    </message>
    <message>
        <source>Whoever leaves two cards in the stock may still knock; their discard makes the hand a draw.</source>
        <translation>Wer zwei Karten im Talon übrig lässt, darf noch klopfen; legt er nur ab, endet das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>Whoever lost the hand deals the next one.</source>
        <translation>Wer das Spiel verloren hat, gibt das nächste.</translation>
    </message>
    <message>
        <source>Whoever won the hand deals the next one.</source>
        <translation>Wer das Spiel gewonnen hat, gibt das nächste.</translation>
    </message>
    <message>
        <source>Winner of the hand</source>
        <translation>Wer das Spiel gewonnen hat</translation>
    </message>
    <message numerus="yes">
        <source>Winning a game earns %n extra point(s).</source>
        <translation>
            <numerusform>Der Rundengewinn bringt %n Punkt extra.</numerusform>
            <numerusform>Der Rundengewinn bringt %n Punkte extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a spade as upcard all points of the hand count double.</source>
        <translation>Liegt Pik offen, zählen alle Punkte des Spiels doppelt.</translation>
    </message>
    <message>
        <source>With an ace as upcard only gin ends the hand.</source>
        <translation>Liegt ein Ass offen, beendet nur Gin das Spiel.</translation>
    </message>
    <message>
        <source>With an ace as upcard you may knock with 1.</source>
        <translation>Liegt ein Ass offen, darfst du mit 1 klopfen.</translation>
    </message>
    <message>
        <source>With an ace upcard you need gin; you have {deadwood} deadwood.</source>
        <translation>Liegt ein Ass offen, brauchst du Gin; du hast {deadwood} totes Holz.</translation>
    </message>
    <message>
        <source>With equal deadwood nobody scores.</source>
        <translation>Bei gleich viel totem Holz bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>With equal deadwood the knocker is undercut.</source>
        <translation>Bei gleich viel totem Holz ist der Klopfer unterschnitten.</translation>
    </message>
    <message>
        <source>With it you have gin.</source>
        <translation>Damit hast du Gin.</translation>
    </message>
    <message>
        <source>With it you have {0} of deadwood; you may knock with up to {1}.</source>
        <translation>Damit hast du {0} totes Holz; bis {1} darfst du klopfen.</translation>
    </message>
    <message>
        <source>With two cards left, the last discard may still be taken to knock within the limit.</source>
        <translation>Bei zwei Karten im Talon darf die letzte Ablage noch genommen werden, um innerhalb der Grenze zu klopfen.</translation>
    </message>
    <message>
        <source>With {0} of deadwood you may be undercut.</source>
        <translation>Mit {0} totem Holz kannst du unterschnitten werden.</translation>
    </message>
    <message>
        <source>With {0} of deadwood you undercut {1}.</source>
        <translation>Mit {0} totem Holz unterschneidest du {1}.</translation>
    </message>
    <message>
        <source>With {0} of deadwood, waiting promises more than knocking.</source>
        <translation>Mit {0} totem Holz verspricht Warten mehr als Klopfen.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you can knock; after the next choice, with {2}.</source>
        <translation>Mit {1} von {0} unbekannten Karten kannst du klopfen; nach der nächsten Wahl mit {2}.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you have gin next.</source>
        <translation>Mit {1} von {0} unbekannten Karten hast du als Nächstes Gin.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld.</source>
        <translation>Mit {1} von {0} unbekannten Karten machst du eine Kombination.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the best choice, with {2}.</source>
        <translation>Mit {1} von {0} unbekannten Karten machst du eine Kombination; nach der besten Wahl mit {2}.</translation>
    </message>
    <message>
        <source>With {1} of {0} unseen cards you make a meld; after the next choice, with {2}.</source>
        <translation>Mit {1} von {0} unbekannten Karten machst du eine Kombination; nach der nächsten Wahl mit {2}.</translation>
    </message>
    <message>
        <source>Without a warning your hand is shown, and play goes on as after a discard.</source>
        <translation>Dein Blatt wird ohne Warnung gezeigt, und es geht weiter wie nach einer Ablage.</translation>
    </message>
    <message>
        <source>You are warned; then your hand is shown, and play goes on as after a discard.</source>
        <translation>Du wirst gewarnt; dann wird dein Blatt gezeigt, und es geht weiter wie nach einer Ablage.</translation>
    </message>
    <message>
        <source>You can knock with {count}. Play on?</source>
        <translation>Du kannst mit {count} klopfen. Weiterspielen?</translation>
    </message>
    <message>
        <source>You cannot knock with more than the limit.</source>
        <translation>Über der Grenze kannst du nicht klopfen.</translation>
    </message>
    <message>
        <source>You didn’t lay off.</source>
        <translation>Du hast nichts angelegt.</translation>
    </message>
    <message>
        <source>You discarded it yourself: the cards would only go round in circles.</source>
        <translation>Du hast sie selbst abgelegt: Die Karten gingen nur im Kreis.</translation>
    </message>
    <message>
        <source>You don’t have the {card}.</source>
        <translation>Du hast {card} nicht.</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation>Du hast {card} gezogen.</translation>
    </message>
    <message>
        <source>You have gin. Play on anyway?</source>
        <translation>Du hast Gin. Trotzdem weiterspielen?</translation>
    </message>
    <message>
        <source>You have gin: nothing is laid off.</source>
        <translation>Du hast Gin: Nichts wird angelegt.</translation>
    </message>
    <message>
        <source>You have {0} of deadwood; you may knock with up to {1}.</source>
        <translation>Du hast {0} totes Holz; bis {1} darfst du klopfen.</translation>
    </message>
    <message>
        <source>You just took the {card}; you can’t discard it this turn.</source>
        <translation>{card} hast du eben genommen; diese Karte bleibt in diesem Zug auf der Hand.</translation>
    </message>
    <message>
        <source>You laid off {cards}.</source>
        <translation>Du hast {cards} angelegt.</translation>
    </message>
    <message>
        <source>You may take the last discard only to knock.</source>
        <translation>Die letzte Ablage darfst du nur zum Klopfen nehmen.</translation>
    </message>
    <message>
        <source>You took the {card}.</source>
        <translation>Du hast {card} genommen.</translation>
    </message>
    <message>
        <source>You win the hand and score {points}</source>
        <translation>Du gewinnst das Spiel: {points}</translation>
    </message>
    <message>
        <source>Your deadwood falls from {0} to {1}.</source>
        <translation>Dein totes Holz sinkt von {0} auf {1}.</translation>
    </message>
    <message>
        <source>Your deadwood is {deadwood}.</source>
        <translation>Dein totes Holz ist {deadwood}.</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; equal or less is an undercut.</source>
        <translation>Dein totes Holz ist {left} gegen {count}; gleich oder weniger ist unterschnitten.</translation>
    </message>
    <message>
        <source>Your deadwood is {left} against {count}; less is an undercut.</source>
        <translation>Dein totes Holz ist {left} gegen {count}; weniger ist unterschnitten.</translation>
    </message>
    <message>
        <source>Your hand is shown, you take it back, the {card} is turned up, and {name} goes on.</source>
        <translation>Dein Blatt wird gezeigt, du nimmst es zurück, {card} wird umgedreht, und {name} spielt weiter.</translation>
    </message>
    <message>
        <source>Your melds are laid out for you.</source>
        <translation>Deine Kombinationen werden für dich ausgelegt.</translation>
    </message>
    <message>
        <source>Your opponent has knocked: lay off, or choose Done.</source>
        <translation>Es wurde geklopft: Lege an oder wähle „Fertig“.</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>Lege eine Karte ab</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>Zieh vom Talon</translation>
    </message>
    <message>
        <source>draw, or take the {card}</source>
        <translation>ziehen oder {card} nehmen</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>knock with gin, or discard</source>
        <translation>mit Gin klopfen oder ablegen</translation>
    </message>
    <message>
        <source>knock, or discard a card</source>
        <translation>klopfen oder eine Karte ablegen</translation>
    </message>
    <message>
        <source>lay off on {name}’s melds</source>
        <translation>bei {name} anlegen</translation>
    </message>
    <message>
        <source>lay out your melds</source>
        <translation>Lege deine Kombinationen aus</translation>
    </message>
    <message>
        <source>nothing left to lay off</source>
        <translation>nichts mehr anzulegen</translation>
    </message>
    <message>
        <source>pass, the stock is used up</source>
        <translation>passen, der Talon ist aufgebraucht</translation>
    </message>
    <message>
        <source>take the {card} to knock, or pass</source>
        <translation>{card} zum Klopfen nehmen oder passen</translation>
    </message>
    <message>
        <source>take the {card}, or pass</source>
        <translation>{card} nehmen oder passen</translation>
    </message>
    <message>
        <source>{cards} can still be laid off. Done?</source>
        <translation>{cards} lässt sich noch anlegen. Fertig?</translation>
    </message>
    <message>
        <source>{game} of {games}</source>
        <translation>{game} von {games}</translation>
    </message>
    <message>
        <source>{game}.{hand}</source>
        <translation>{game}.{hand}</translation>
    </message>
    <message>
        <source>{game}.{hand} ♠ double</source>
        <translation>{game}.{hand} ♠ doppelt</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>{name} didn’t lay off.</source>
        <translation>{name} legt nichts an.</translation>
    </message>
    <message>
        <source>{name} discarded the {card}.</source>
        <translation>{name} legt {card} ab.</translation>
    </message>
    <message>
        <source>{name} drew from the stock.</source>
        <translation>{name} zieht vom Talon.</translation>
    </message>
    <message>
        <source>{name} drew the {card}.</source>
        <translation>{name} zieht {card}.</translation>
    </message>
    <message>
        <source>{name} has big gin: {melds}.</source>
        <translation>{name} hat großen Gin: {melds}.</translation>
    </message>
    <message>
        <source>{name} has gin, so nothing is laid off.</source>
        <translation>{name} hat Gin, also wird nichts angelegt.</translation>
    </message>
    <message>
        <source>{name} has gin: nothing is laid off.</source>
        <translation>{name} hat Gin: Nichts wird angelegt.</translation>
    </message>
    <message>
        <source>{name} has gin: {melds}.</source>
        <translation>{name} hat Gin: {melds}.</translation>
    </message>
    <message>
        <source>{name} is laying off…</source>
        <translation>{name} legt an …</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, above the limit of {limit}: {cards} shown, {card} turned up, play continues.</source>
        <translation>{name} klopfte mit {deadwood}, über der Grenze {limit}: {cards} gezeigt, {card} aufgedeckt, es geht weiter.</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}, but only gin counts here: {cards} shown, {card} turned up, play continues.</source>
        <translation>{name} klopfte mit {deadwood}, aber hier zählt nur Gin: {cards} gezeigt, {card} aufgedeckt, es geht weiter.</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {dead}.</source>
        <translation>{name} klopft mit {deadwood}: {dead}.</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}: {melds}; deadwood {dead}.</source>
        <translation>{name} klopft mit {deadwood}: {melds}; totes Holz {dead}.</translation>
    </message>
    <message>
        <source>{name} laid off the {card}.</source>
        <translation>{name} legt {card} an.</translation>
    </message>
    <message>
        <source>{name} laid off {cards}.</source>
        <translation>{name} legt {cards} an.</translation>
    </message>
    <message>
        <source>{name} passed on the {card}.</source>
        <translation>{name} lehnt {card} ab.</translation>
    </message>
    <message>
        <source>{name} passed; if you pass too, {name} draws from the stock.</source>
        <translation>{name} hat gepasst; passt auch du, zieht {name} vom Talon.</translation>
    </message>
    <message>
        <source>{name} scores {credit} for the match.</source>
        <translation>{name} bekommt {credit} für die Partie.</translation>
    </message>
    <message>
        <source>{name} showed deadwood {dead}: {count}.</source>
        <translation>{name} zeigt totes Holz {dead}: {count}.</translation>
    </message>
    <message>
        <source>{name} showed {melds}, no deadwood.</source>
        <translation>{name} zeigt {melds}, kein totes Holz.</translation>
    </message>
    <message>
        <source>{name} showed {melds}; deadwood {dead}: {count}.</source>
        <translation>{name} zeigt {melds}; totes Holz {dead}: {count}.</translation>
    </message>
    <message>
        <source>{name} took the {card}.</source>
        <translation>{name} nimmt {card}.</translation>
    </message>
    <message>
        <source>{name} undercut the knock.</source>
        <translation>{name} hat unterschnitten.</translation>
    </message>
    <message>
        <source>{name} wins game {game} by a shut-out: {totals}.</source>
        <translation>{name} gewinnt Runde {game} zu null: {totals}.</translation>
    </message>
    <message>
        <source>{name} wins game {game}: {totals}.</source>
        <translation>{name} gewinnt Runde {game}: {totals}.</translation>
    </message>
    <message>
        <source>{name} wins the hand and scores {points}</source>
        <translation>{name} gewinnt das Spiel: {points}</translation>
    </message>
    <message>
        <source>{name} wins the hand.</source>
        <translation>{name} gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{name}: +{points}, {total} in this game.</source>
        <translation>{name}: +{points}, {total} in dieser Runde.</translation>
    </message>
    <message>
        <source>{name}: deadwood</source>
        <translation>{name}: totes Holz</translation>
    </message>
    <message>
        <source>{name}: gin</source>
        <translation>{name}: Gin</translation>
    </message>
    <message>
        <source>{name}: hand</source>
        <translation>{name}: Spiel</translation>
    </message>
    <message>
        <source>{name}: match score</source>
        <translation>{name}: Rundenkonto</translation>
    </message>
    <message>
        <source>{name}: points</source>
        <translation>{name}: Punkte</translation>
    </message>
    <message>
        <source>{name}: undercut</source>
        <translation>{name}: unterschnitten</translation>
    </message>
    <message>
        <source>{name}’s face-down discard was the {card}.</source>
        <translation>{name} hatte verdeckt {card} abgelegt.</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>Kreuz {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>Karo {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>Herz {rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>Pik {rank}</translation>
    </message>
    <message>
        <source>{rank}{suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>♠: all points doubled</source>
        <translation>♠: alle Punkte doppelt</translation>
    </message>
</context>
<context>
    <name>Par</name>
    <message>
        <source>All deals</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Wird gespielt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Spiel {deal}</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>Spiele der Partie</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message numerus="yes">
        <source>Difference in %n deal(s): {amount} ± {error}.</source>
        <translation>
            <numerusform>Unterschied in %n Spiel: {amount} ± {error}.</numerusform>
            <numerusform>Unterschied in %n Spielen: {amount} ± {error}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>One deal says little: luck decides most of it.</source>
        <translation>Ein einzelnes Spiel sagt wenig: Das meiste daran ist Glück.</translation>
    </message>
    <message>
        <source>That is more than bad luck.</source>
        <translation>Das ist mehr als Pech.</translation>
    </message>
    <message>
        <source>That is more than luck.</source>
        <translation>Das ist mehr als Glück.</translation>
    </message>
    <message>
        <source>That may be luck alone.</source>
        <translation>Das kann reiner Zufall sein.</translation>
    </message>
    <message>
        <source>The bots stopped. The deal could not be played to its end.</source>
        <translation>Die Bots sind stehen geblieben. Das Spiel konnte nicht zu Ende gespielt werden.</translation>
    </message>
    <message>
        <source>The computer was busy: a bot had to rush a decision in this deal.</source>
        <translation>Der Computer war beschäftigt: In diesem Spiel wurde einmal auf die Schnelle entschieden.</translation>
    </message>
    <message>
        <source>The expert could not think. The deal was not played to its end.</source>
        <translation>Der Experte konnte nicht nachdenken. Das Spiel wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>The expert gets {amount} more out of these cards.</source>
        <translation>Der Experte holt {amount} mehr aus diesen Karten.</translation>
    </message>
    <message>
        <source>The expert has not played this deal.</source>
        <translation>Dieses Spiel hat der Experte nicht gespielt.</translation>
    </message>
    <message>
        <source>The expert plays your cards…</source>
        <translation>Der Experte spielt deine Karten …</translation>
    </message>
    <message>
        <source>The two lines part here.</source>
        <translation>Hier trennen sich die Wege.</translation>
    </message>
    <message>
        <source>What would the expert have made of your cards?</source>
        <translation>Was hätte der Experte aus deinen Karten gemacht?</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You got as much out of these cards as the expert.</source>
        <translation>Du hast aus diesen Karten so viel geholt wie der Experte.</translation>
    </message>
    <message>
        <source>You got {amount} more out of these cards than the expert.</source>
        <translation>Du hast aus diesen Karten {amount} mehr geholt als der Experte.</translation>
    </message>
    <message>
        <source>You played as the expert does.</source>
        <translation>Du hast gespielt wie der Experte.</translation>
    </message>
    <message>
        <source>Your line and the expert’s, turn by turn</source>
        <translation>Dein Spiel und das des Experten, Zug um Zug</translation>
    </message>
    <message>
        <source>{game}: the expert with your cards</source>
        <translation>{game}: der Experte mit deinen Karten</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ</source>
        <translation>
            <numerusform>%n Regel weicht ab</numerusform>
            <numerusform>%n Regeln weichen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>From a record.</source>
        <translation>Aus einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lost: {score}</source>
        <translation>Verloren: {score}</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Noch wurde keine Partie gespielt.</translation>
    </message>
    <message>
        <source>No matches for these filters.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search names, games, rules</source>
        <translation>Namen, Spiele, Regeln suchen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The file of matches was replaced by another one. The list was read again.</source>
        <translation>Die Datei der Partien wurde durch eine andere ersetzt. Die Liste wurde neu gelesen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won: {score}</source>
        <translation>Gewonnen: {score}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>{deal}, unfinished</source>
        <translation>{deal}, nicht beendet</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n match(es)</source>
        <translation>
            <numerusform>{shown} von %n Partie</numerusform>
            <numerusform>{shown} von %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A box, to be printed on stiff paper, cut out and folded.</source>
        <translation>Eine Schachtel: auf festes Papier drucken, ausschneiden und falten.</translation>
    </message>
    <message>
        <source>All cards on sheets, A4 and US Letter, with the backs behind the faces. Print at 100%, on both sides, flipped on the long edge.</source>
        <translation>Alle Karten auf Bögen, A4 und US Letter, hinter den Bildseiten die Rückseiten. Mit 100 % und beidseitig drucken, über die lange Kante gewendet.</translation>
    </message>
    <message>
        <source>Cut along the solid line, fold along the broken ones, glue the narrow flap inside.</source>
        <translation>An der durchgezogenen Linie schneiden, an den gestrichelten falten, die schmale Lasche innen festkleben.</translation>
    </message>
    <message>
        <source>Each card in a file of its own, with 3 mm bleed and crop marks. “x3” in a name means that the deck has three of it.</source>
        <translation>Jede Karte in einer eigenen Datei, mit 3 mm Beschnitt und Schnittmarken. „x3“ im Namen heißt, dass es die Karte dreimal gibt.</translation>
    </message>
    <message>
        <source>Key, colours, silver and gold separately, one page per card, for relief or screen printing. The tint of the paper is on no plate: use cream paper.</source>
        <translation>Schwarz, Farben, Silber und Gold getrennt, eine Seite je Karte, für Hoch- oder Siebdruck. Der Ton des Papiers steht auf keiner Platte: dafür cremefarbenes Papier nehmen.</translation>
    </message>
    <message>
        <source>Single cards as pictures at 300 and 600 dots to the inch, bleed included.</source>
        <translation>Einzelne Karten als Bilder mit 300 und 600 Punkten je Zoll, mit Beschnitt.</translation>
    </message>
    <message>
        <source>The pictures are in the public domain (CC0 1.0): print, change and sell them as you like.</source>
        <translation>Die Bilder sind gemeinfrei (CC0 1.0): Du darfst sie nach Belieben drucken, verändern und verkaufen.</translation>
    </message>
    <message>
        <source>The rules as A5 leaflets.</source>
        <translation>Die Regeln als Faltblätter in A5.</translation>
    </message>
    <message>
        <source>{deck}, ready to be printed</source>
        <translation>{deck}, fertig zum Drucken</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>A box for {count} cards does not fit on {paper}.</source>
        <translation>Eine Schachtel für {count} Karten passt nicht auf {paper}.</translation>
    </message>
    <message>
        <source>A card at {density} dots per inch does not fit into memory.</source>
        <translation>Eine Karte mit {density} Punkten je Zoll passt nicht in den Speicher.</translation>
    </message>
    <message>
        <source>KDE’s decks have 52 cards in four suits; deck {deck} is made up differently.</source>
        <translation>Decks für KDE haben 52 Karten in vier Farben; das Deck {deck} ist anders aufgebaut.</translation>
    </message>
    <message>
        <source>Printing needs pypdf, which is not installed: {command}.</source>
        <translation>Zum Drucken fehlt pypdf: {command}.</translation>
    </message>
    <message>
        <source>The picture of {name} cannot be used.</source>
        <translation>Das Bild von {name} ist nicht verwendbar.</translation>
    </message>
    <message>
        <source>The picture {name} cannot be drawn.</source>
        <translation>Das Bild {name} lässt sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“{title}” cannot be painted.</source>
        <translation>„{title}“ lässt sich nicht zeichnen.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Not saved. The system says: “{detail}”.</source>
        <translation>Nicht gespeichert. Das System meldet: „{detail}“.</translation>
    </message>
    <message>
        <source>Not saved: another program is using the file ({detail}).</source>
        <translation>Nicht gespeichert: Ein anderes Programm verwendet die Datei ({detail}).</translation>
    </message>
    <message>
        <source>Not saved: the disk cannot lock files in {detail}, so matches would not be safe there. Save the match elsewhere.</source>
        <translation>Nicht gespeichert: In {detail} kann die Platte keine Dateien sperren, Partien wären dort nicht sicher. Speichere die Partie woanders.</translation>
    </message>
    <message>
        <source>Not saved: the disk is full ({detail}).</source>
        <translation>Nicht gespeichert: Der Datenträger ist voll ({detail}).</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be read or written where it is ({detail}). Save the match elsewhere.</source>
        <translation>Nicht gespeichert: Die Datei lässt sich dort, wo sie liegt, nicht lesen oder schreiben ({detail}). Speichere die Partie woanders.</translation>
    </message>
    <message>
        <source>Not saved: the file cannot be written ({detail}).</source>
        <translation>Nicht gespeichert: Die Datei ist nicht beschreibbar ({detail}).</translation>
    </message>
    <message>
        <source>Not saved: the file of matches has disappeared ({detail}).</source>
        <translation>Nicht gespeichert: Die Datei der Partien ist verschwunden ({detail}).</translation>
    </message>
    <message>
        <source>Not saved: {detail}.</source>
        <translation>Nicht gespeichert: {detail}.</translation>
    </message>
    <message>
        <source>The data folder can’t be created ({detail}).</source>
        <translation>Der Datenordner lässt sich nicht anlegen ({detail}).</translation>
    </message>
    <message>
        <source>The game {detail} cannot handle this match.</source>
        <translation>Das Spiel {detail} kommt mit dieser Partie nicht zurecht.</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({detail}).</source>
        <translation>Die gespeicherte Partie ist nicht lesbar ({detail}).</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version ({detail}).</source>
        <translation>Die gespeicherten Partien stammen von einer neueren Version ({detail}).</translation>
    </message>
    <message>
        <source>This match was changed or deleted in another window. Here it is saved as a new one.</source>
        <translation>Diese Partie wurde in einem anderen Fenster geändert oder gelöscht. Hier wird sie als neue Partie gespeichert.</translation>
    </message>
    <message>
        <source>{path} is not an ordinary file</source>
        <translation>{path} ist keine gewöhnliche Datei</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: {what}</source>
        <translation>Du bist dran: {what}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien vom &amp;Typ:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Date Modified</source>
        <translation>Geändert am</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Compare with the expert</source>
        <translation>Mit dem Experten vergleichen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Review my decisions</source>
        <translation>Meine Züge analysieren</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file} ist nicht lesbar ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} ist nicht beschreibbar ({reason}).</translation>
    </message>
    <message>
        <source>{file} is not a valid record. {reason}</source>
        <translation>{file} ist keine gültige Aufzeichnung. {reason}</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Wie {name} es sah</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Ein Schritt weiter</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Abspielen und anhalten</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Nachgespielt: {game}</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>Das Spiel davor</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Das nächste Spiel</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <translation>{step} von {count}</translation>
    </message>
</context>
<context>
    <name>Retaining</name>
    <message numerus="yes">
        <source>%n past match(es) will be deleted.</source>
        <translation>
            <numerusform>%n frühere Partie wird gelöscht.</numerusform>
            <numerusform>%n frühere Partien werden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Later ones will be deleted too once they are beyond the limit. Unfinished matches always stay.</source>
        <translation>Spätere werden ebenso gelöscht, sobald sie jenseits der Grenze liegen. Unbeendete Partien bleiben immer.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Analysing</source>
        <translation>Wird analysiert</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Best choice.</source>
        <translation>Die beste Wahl.</translation>
    </message>
    <message>
        <source>Click the curve or use the arrow keys; 1–3 jump to the biggest mistakes.</source>
        <translation>Kurve anklicken oder mit den Pfeiltasten wandern; 1–3 führen zum Wichtigsten.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Spiel {deal}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Decisions, oldest first</source>
        <translation>Entscheidungen, älteste zuerst</translation>
    </message>
    <message>
        <source>Lost value: {amount}</source>
        <translation>Verlust: {amount}</translation>
    </message>
    <message>
        <source>Lost {amount}</source>
        <translation>Verlust {amount}</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Nächste Entscheidung</translation>
    </message>
    <message>
        <source>Not analysed yet.</source>
        <translation>Noch nicht analysiert.</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Vorige Entscheidung</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Analyse: {game}</translation>
    </message>
    <message>
        <source>Score {amount}</source>
        <translation>Stand {amount}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Es gab nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>This can’t be analysed.</source>
        <translation>Das lässt sich nicht analysieren.</translation>
    </message>
    <message>
        <source>This cost you at least {amount}.</source>
        <translation>Das kostete mindestens {amount}.</translation>
    </message>
    <message>
        <source>This cost you {amount}.</source>
        <translation>Das kostete {amount}.</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>better: {action}</source>
        <translation>besser: {action}</translation>
    </message>
    <message>
        <source>{count} decisions; score {score}; lost {given}</source>
        <translation>{count} Entscheidungen; Stand {score}; Verlust {given}</translation>
    </message>
    <message>
        <source>{deal}, decision {number} of {count}</source>
        <translation>{deal}, Entscheidung {number} von {count}</translation>
    </message>
    <message>
        <source>{judged} of {count} analysed</source>
        <translation>{judged} von {count} analysiert</translation>
    </message>
    <message>
        <source>{where}: {verdict}</source>
        <translation>{where}: {verdict}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>{key}: {meaning}</source>
        <translation>{key}: {meaning}</translation>
    </message>
    <message>
        <source>{rule}: {value}. {meaning}</source>
        <translation>{rule}: {value}. {meaning}</translation>
    </message>
    <message>
        <source>{sign} differs from the house sheet.</source>
        <translation>{sign} weicht vom Regelblatt ab.</translation>
    </message>
    <message>
        <source>{term}: {meaning}</source>
        <translation>{term}: {meaning}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Back: {games}</source>
        <translation>Rückseite: {games}</translation>
    </message>
    <message>
        <source>Buttons grow too, as far as the window has room.</source>
        <translation>Auch Knöpfe wachsen mit, soweit das Fenster Platz hat.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards that lie on the table change as well.</source>
        <translation>Auch Karten, die schon auf dem Tisch liegen, wechseln.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Deck: {games}</source>
        <translation>Deck: {games}</translation>
    </message>
    <message>
        <source>Each deck has backs of its own.</source>
        <translation>Jedes Deck hat eigene Rückseiten.</translation>
    </message>
    <message>
        <source>Everything that can be pressed is as large as a fingertip.</source>
        <translation>Alles, was man drücken kann, ist so groß wie eine Fingerkuppe.</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Go to a field and press the new keys; Backspace removes them.</source>
        <translation>Geh in ein Feld und drück die neuen Tasten; die Rücktaste entfernt sie.</translation>
    </message>
    <message>
        <source>How fast cards and chips move, or that nothing moves at all.</source>
        <translation>Wie schnell sich Karten und Chips bewegen, oder ob sich gar nichts bewegt.</translation>
    </message>
    <message>
        <source>How long bots wait before they act.</source>
        <translation>Wie lange Bots warten, bevor sie handeln.</translation>
    </message>
    <message>
        <source>If all cards in your hand are one combination.</source>
        <translation>Wenn alle Karten deiner Hand eine Kombination sind.</translation>
    </message>
    <message>
        <source>If off, the next player’s cards show at once, even to someone still looking.</source>
        <translation>Ist er aus, liegen die nächsten Karten sofort offen, auch für den, der noch hinschaut.</translation>
    </message>
    <message>
        <source>In Dou Dizhu, after a moment to look.</source>
        <translation>Bei Dou Dizhu, nach einem Augenblick zum Schauen.</translation>
    </message>
    <message>
        <source>In Oklahoma Gin, also before a gin is thrown away.</source>
        <translation>Bei Oklahoma Gin auch, bevor ein Gin weggeworfen wird.</translation>
    </message>
    <message>
        <source>In dark mode the cards themselves stay light.</source>
        <translation>Die Karten selbst bleiben auch im Dunkeln hell.</translation>
    </message>
    <message>
        <source>It goes with your seat whenever you set up a match.</source>
        <translation>So heißt dein Platz, wenn du eine Partie vorbereitest.</translation>
    </message>
    <message>
        <source>It holds matches, settings and your own decks. To move it, close the program, move the folder and set CARDTABLE_DATA to its new path.</source>
        <translation>Hier liegen Partien, Einstellungen und deine eigenen Decks. Zum Verlegen schließ das Programm, verschieb den Ordner und setz CARDTABLE_DATA auf den neuen Pfad.</translation>
    </message>
    <message>
        <source>It takes your seat when you ask it to (Play menu).</source>
        <translation>Er übernimmt deinen Platz, wenn du ihn darum bittest (Menü Spiel).</translation>
    </message>
    <message>
        <source>Japanese cards show their number in the corner.</source>
        <translation>Japanische Karten zeigen ihre Zahl in der Ecke.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>King, queen and jack are K, D and B.</source>
        <translation>König, Dame und Bube heißen K, D und B.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Level of the bot that plays for you</source>
        <translation>Stärke des Bots, der für dich spielt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>No two suits have the same colour.</source>
        <translation>Keine zwei Farben sehen gleich aus.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Nothing is heard.</source>
        <translation>Man hört nichts.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Privacy screen between players</source>
        <translation>Sichtschutz zwischen Spielern</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Set by CARDTABLE_DATA. It holds matches, settings and your own decks.</source>
        <translation>Von CARDTABLE_DATA bestimmt. Hier liegen Partien, Einstellungen und deine eigenen Decks.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>So that nobody, not even this program, can choose the cards.</source>
        <translation>Damit niemand die Karten wählen kann, auch dieses Programm nicht.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Swap keys</source>
        <translation>Tasten tauschen</translation>
    </message>
    <message>
        <source>Table surface: {game}</source>
        <translation>Tischoberfläche: {game}</translation>
    </message>
    <message>
        <source>The signs in the corners are larger.</source>
        <translation>Die Zeichen in den Ecken sind größer.</translation>
    </message>
    <message>
        <source>The whole program changes at once.</source>
        <translation>Das ganze Programm wechselt sofort.</translation>
    </message>
    <message>
        <source>They comment on special moments.</source>
        <translation>In besonderen Augenblicken sagen sie ein Wort.</translation>
    </message>
    <message>
        <source>This choice could not be saved; it holds until the program ends.</source>
        <translation>Diese Einstellung konnte nicht gespeichert werden; sie gilt, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>What the cards of this game lie on.</source>
        <translation>Worauf die Karten dieses Spiels liegen.</translation>
    </message>
    <message>
        <source>Whatever else leaves you no choice.</source>
        <translation>Was dir sonst keine Wahl lässt.</translation>
    </message>
    <message>
        <source>You are asked before any of them is deleted.</source>
        <translation>Du wirst gefragt, bevor eine davon gelöscht wird.</translation>
    </message>
    <message>
        <source>You hear it at once.</source>
        <translation>Du hörst sie sofort.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”.</source>
        <translation>{key} gehört schon zu „{command}“.</translation>
    </message>
    <message>
        <source>{key} is needed at the table or in menus. Add Ctrl, or use an F key.</source>
        <translation>{key} wird am Tisch oder in Menüs gebraucht. Nimm Strg dazu oder eine F-Taste.</translation>
    </message>
    <message>
        <source>{menu}: {entry}</source>
        <extracomment>Translators: a menu and what stands in it, as in “Speed of cards: Calm”</extracomment>
        <translation>{menu}: {entry}</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n of them differ(s)</source>
        <translation>
            <numerusform>%n davon weicht ab</numerusform>
            <numerusform>%n davon weichen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at this computer</source>
        <translation>
            <numerusform>%n Person an diesem Computer</numerusform>
            <numerusform>%n Personen an diesem Computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the preset {preset}.</source>
        <translation>
            <numerusform>%n Regel weicht von {preset} ab.</numerusform>
            <numerusform>%n Regeln weichen von {preset} ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from this set.</source>
        <translation>
            <numerusform>%n Regel weicht davon ab.</numerusform>
            <numerusform>%n Regeln weichen davon ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal number is a whole number or 32 hexadecimal digits.</source>
        <translation>Eine Spielnummer ist eine ganze Zahl oder 32 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, please.</source>
        <translation>Bitte eine Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>Add bot</source>
        <translation>Bot hinzufügen</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>All %n rule(s)</source>
        <translation>
            <numerusform>Alle %n Regeln</numerusform>
            <numerusform>Alle %n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Another of your sets is called that.</source>
        <translation>So heißt schon ein anderes deiner Regelwerke.</translation>
    </message>
    <message>
        <source>Another opponent</source>
        <translation>Anderer Gegner</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>Anderes Bild</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Beliebiger Gegner</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>An diesem Computer</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation>Bot, leicht</translation>
    </message>
    <message>
        <source>Bot, expert</source>
        <translation>Bot, Experte</translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation>Bot, schwer</translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation>Bot, mittel</translation>
    </message>
    <message>
        <source>Bots only – you’ll be watching</source>
        <translation>Nur Bots: Du schaust zu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Weniger Regeln</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Deck importieren</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Leer lassen: zufällige Karten</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Matters only with {other}.</source>
        <translation>Zählt nur mit {other}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Name deiner Regeln</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>One of the game’s own sets is called that.</source>
        <translation>So heißt schon eine Vorgabe des Spiels.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Preset: {value}</source>
        <translation>Vorgabe: {value}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Renamed to “{name}”.</source>
        <translation>Umbenannt in „{name}“.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: {preset}.</source>
        <translation>Regeln: {preset}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>Alle Karten ansehen</translation>
    </message>
    <message>
        <source>Set of rules</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Show the fingerprint and add words before the deal</source>
        <translation>Vor dem Geben Fingerabdruck zeigen und Worte hinzufügen</translation>
    </message>
    <message>
        <source>Shows the fingerprint of the deal before it is dealt; everybody may then add words, so that nobody can choose the cards.</source>
        <translation>Zeigt den Fingerabdruck vor dem Geben; dann dürfen alle Worte hinzufügen, damit niemand die Karten aussuchen kann.</translation>
    </message>
    <message>
        <source>Someone at this level – wait and see who.</source>
        <translation>Jemand auf dieser Stufe; lass dich überraschen.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Table surface: {name}</source>
        <translation>Tischoberfläche: {name}</translation>
    </message>
    <message>
        <source>The same number gives the same cards.</source>
        <translation>Dieselbe Nummer gibt dieselben Karten.</translation>
    </message>
    <message>
        <source>The same number gives the same cards: whoever knows it knows them.</source>
        <translation>Dieselbe Nummer gibt dieselben Karten: Wer sie kennt, kennt die Karten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>You can choose the deck {name} now.</source>
        <translation>Du kannst das Deck {name} jetzt wählen.</translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation>Deine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Your rules of that name are replaced.</source>
        <translation>Deine Regeln dieses Namens werden ersetzt.</translation>
    </message>
    <message>
        <source>{count} seats ({low} to {high})</source>
        <translation>{count} Plätze ({low} bis {high})</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>“{name}” deleted.</source>
        <translation>„{name}“ gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” saved in place of the earlier one.</source>
        <translation>„{name}“ gespeichert, die früheren Regeln ersetzt.</translation>
    </message>
    <message>
        <source>“{name}” saved.</source>
        <translation>„{name}“ gespeichert.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Noch im Spiel</translation>
    </message>
    <message>
        <source>Counts only what you can see.</source>
        <translation>Zählt nur, was du sehen kannst.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Numbered deal: whoever knows the number knows the cards.</source>
        <translation>Partie mit Spielnummer: Wer sie kennt, kennt die Karten.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Seed of this match: {seed}</source>
        <translation>Startwert dieser Partie: {seed}</translation>
    </message>
    <message>
        <source>The cards are already set. Their fingerprint: Help → How deals are kept fair.</source>
        <translation>Die Karten stehen fest. Fingerabdruck: Hilfe → Faires Geben.</translation>
    </message>
    <message>
        <source>There is nothing to count here yet.</source>
        <translation>Hier gibt es noch nichts zu zählen.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>{card}: {left} of {total} not seen</source>
        <translation>{card}: {left} von {total} nicht gesehen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n more match(es)</source>
        <translation>
            <numerusform>%n weitere Partie</numerusform>
            <numerusform>%n weitere Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots see only what you could see in their seat.</source>
        <translation>Bots sehen nur, was du an ihrem Platz sehen könntest.</translation>
    </message>
    <message>
        <source>Choose a game below. Matches are saved automatically and can be resumed.</source>
        <translation>Wähle unten ein Spiel. Jede Partie wird automatisch gespeichert und lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>{game} fortsetzen</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Delete {game}</source>
        <translation>{game} löschen</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New to these games?</source>
        <translation>Neu bei diesen Spielen?</translation>
    </message>
    <message>
        <source>No unfinished matches</source>
        <translation>Keine offene Partie</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Play a first hand</source>
        <translation>Erstes Spiel spielen</translation>
    </message>
    <message>
        <source>Play a first hand: a bubble tells you what happens and why.</source>
        <translation>Eine Sprechblase führt dich durchs erste Spiel und sagt, was geschieht und warum.</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Spiele deine erste Partie</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>Schnelles Spiel</translation>
    </message>
    <message>
        <source>Quick match: {game}</source>
        <translation>Schnelles Spiel: {game}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n match(es) that several people shared at this computer are not counted.</source>
        <translation>
            <numerusform>%n Partie, die mehrere an diesem Rechner zusammen gespielt haben, ist nicht gezählt.</numerusform>
            <numerusform>%n Partien, die mehrere an diesem Rechner zusammen gespielt haben, sind nicht gezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Alle Plätze</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Beste Partie</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By help</source>
        <translation>Nach Hilfe</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Nach Monat</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Nach Platz</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>Wieder alle zählen</translation>
    </message>
    <message>
        <source>Counted from {date}.</source>
        <translation>Gezählt ab {date}.</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV speichern …</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON speichern …</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Statistik speichern</translation>
    </message>
    <message numerus="yes">
        <source>In %n reviewed deal(s) the cards promised {promised} points a deal at your first decision; they brought {made}.</source>
        <translation>
            <numerusform>In %n analysierten Spiel versprachen die Karten bei deiner ersten Entscheidung {promised} Punkte; gebracht hat es {made}.</numerusform>
            <numerusform>In %n analysierten Spielen versprachen die Karten bei deiner ersten Entscheidung {promised} Punkte je Spiel; gebracht haben sie {made}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Letzter %n Tag</numerusform>
            <numerusform>Letzte %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>Verlust je Entscheidung</translation>
    </message>
    <message>
        <source>Luck and skill cannot be told apart here: a review of this game judges choices, not what the cards promised.</source>
        <translation>Glück und Können lassen sich hier nicht trennen: Eine Analyse beurteilt in diesem Spiel Entscheidungen, nicht, was die Karten versprachen.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Mittlerer Stand</translation>
    </message>
    <message>
        <source>Mean score over time</source>
        <translation>Mittlerer Stand im Lauf der Zeit</translation>
    </message>
    <message>
        <source>No match of yours fits so far. Matches that you finish against bots are counted.</source>
        <translation>Bisher passt keine deiner Partien. Gezählt werden Partien, die du gegen Bots zu Ende spielst.</translation>
    </message>
    <message>
        <source>Only matches that end from now on will be counted. No match is deleted, and all of them can be counted again.</source>
        <translation>Gezählt werden nur Partien, die von jetzt an enden. Keine Partie wird gelöscht, und alle können wieder mitgezählt werden.</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere Regeln</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen …</translation>
    </message>
    <message>
        <source>Review matches to see what your cards promised and what you made of them.</source>
        <translation>Analysiere Partien, um zu sehen, was die Karten versprachen und was daraus wurde.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Anteil der Siege</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Start statistics over?</source>
        <translation>Die Statistik neu beginnen?</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>What each bar stands for</source>
        <translation>Wonach die Balken aufgeteilt sind</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>With or without help</source>
        <translation>Mit oder ohne Hilfe</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>from %n review(s)</source>
        <translation>
            <numerusform>aus %n Analyse</numerusform>
            <numerusform>aus %n Analysen</numerusform>
        </translation>
    </message>
    <message>
        <source>likely between {low} and {high}</source>
        <translation>wahrscheinlich zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>likely within ± {error}</source>
        <translation>wahrscheinlich auf ± {error} genau</translation>
    </message>
    <message numerus="yes">
        <source>now %n lost in a row</source>
        <translation>
            <numerusform>jetzt %n verloren</numerusform>
            <numerusform>jetzt %n verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n won in a row</source>
        <translation>
            <numerusform>jetzt %n gewonnen</numerusform>
            <numerusform>jetzt %n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <translation>{preset}, geändert</translation>
    </message>
    <message numerus="yes">
        <source>{share} ({low} to {high}), %n match(es)</source>
        <translation>
            <numerusform>{share} ({low} bis {high}), %n Partie</numerusform>
            <numerusform>{share} ({low} bis {high}), %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays for you ({level})</source>
        <translation>Ein Bot spielt für dich ({level})</translation>
    </message>
    <message>
        <source>A bot plays for {name} ({level})</source>
        <translation>Ein Bot spielt für {name} ({level})</translation>
    </message>
    <message>
        <source>Click the table or press any key to continue.</source>
        <translation>Zum Fortsetzen auf den Tisch klicken oder eine Taste drücken.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Paused until the match can be saved</source>
        <translation>Angehalten, bis die Partie gespeichert werden kann</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play on unsaved</source>
        <translation>Ungespeichert weiterspielen</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>The cards are being turned over</source>
        <translation>Die Karten werden aufgedeckt</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>{name} stopped responding and now plays simple moves.</source>
        <translation>{name} reagiert nicht mehr und spielt ohne nachzudenken weiter.</translation>
    </message>
    <message>
        <source>{name} stopped responding and was restarted.</source>
        <translation>{name} reagierte nicht mehr und wurde neu gestartet.</translation>
    </message>
    <message>
        <source>{name} tried a move the rules do not allow; a legal one was played instead.</source>
        <translation>{name} wollte einen Zug, den die Regeln nicht erlauben; stattdessen wurde ein erlaubter gespielt.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>I wanted that one!</source>
        <translation>Die wollte ich haben!</translation>
    </message>
    <message>
        <source>I was afraid of that.</source>
        <translation>Das hatte ich befürchtet.</translation>
    </message>
    <message>
        <source>Just you wait!</source>
        <translation>Na warte!</translation>
    </message>
    <message>
        <source>Now that was fun!</source>
        <translation>Das hat Spaß gemacht!</translation>
    </message>
    <message>
        <source>Phew. That went well.</source>
        <translation>Puh. Das ging gut.</translation>
    </message>
    <message>
        <source>There we are.</source>
        <translation>Na also.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Worth waiting for!</source>
        <translation>Das Warten hat sich gelohnt!</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}“</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n match(es) could not be saved.</source>
        <translation>
            <numerusform>%n Partie konnte nicht gespeichert werden.</numerusform>
            <numerusform>%n Partien konnten nicht gespeichert werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Files of matches</source>
        <translation>Partiedateien</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>Die Partie anderswo speichern</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>The match is saved in {file} from now on. “cardtable recover” brings it back.</source>
        <translation>Die Partie wird ab jetzt in {file} gespeichert. „cardtable recover“ holt sie zurück.</translation>
    </message>
    <message>
        <source>This match is not saved yet; all of it is kept until it can be.</source>
        <translation>Diese Partie ist noch nicht gespeichert; alles bleibt erhalten, bis es geht.</translation>
    </message>
</context>
</TS>
