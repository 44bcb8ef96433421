<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DouDizhu</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomb</numerusform>
            <numerusform>%n bombs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;big&gt;%n&lt;/big&gt; card(s)</source>
        <translation>
            <numerusform>&lt;big&gt;%n&lt;/big&gt; card</numerusform>
            <numerusform>&lt;big&gt;%n&lt;/big&gt; cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) taken back</source>
        <translation>
            <numerusform>%n play taken back</numerusform>
            <numerusform>%n plays taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Kabu</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; card(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; card</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>%n match cannot be read.</numerusform>
            <numerusform>%n matches cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be saved so far and are kept until then.</source>
        <translation>
            <numerusform>%n match could not be saved so far and is kept until then.</numerusform>
            <numerusform>%n matches could not be saved so far and are kept until then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were brought over.</source>
        <translation>
            <numerusform>%n match was brought over.</numerusform>
            <numerusform>%n matches were brought over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lack their end.</source>
        <translation>
            <numerusform>%n of them lacks its end.</numerusform>
            <numerusform>%n of them lack their end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OklahomaGin</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n hand won</numerusform>
            <numerusform>%n hands won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n person(s) at this computer</source>
        <translation>
            <numerusform>%n person at this computer</numerusform>
            <numerusform>%n people at this computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the preset {preset}.</source>
        <translation>
            <numerusform>%n rule differs from the preset {preset}.</numerusform>
            <numerusform>%n rules differ from the preset {preset}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n action(s) so far</source>
        <translation>
            <numerusform>%n action so far</numerusform>
            <numerusform>%n actions so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es)</source>
        <translation>
            <numerusform>%n more match</numerusform>
            <numerusform>%n more matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n hidden card</numerusform>
            <numerusform>%n hidden cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n match(es) could not be saved.</source>
        <translation>
            <numerusform>%n match could not be saved.</numerusform>
            <numerusform>%n matches could not be saved.</numerusform>
        </translation>
    </message>
</context>
</TS>
