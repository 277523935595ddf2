### Was nur das Terminal sagt: Stellungen als Text, das Menü, Fragen, Tipps.

## Eine Stellung als Text. Die Spalten sind schmal

text-seat = Platz { $seat }
text-ply = Halbzug { NUMBER($ply, useGrouping: 0) }
text-last-round = letzte Runde, noch { count-turns }
text-market = Auslage
text-gap = (leer)
text-sizes = Stapel { $stack } · Ablage { $discards } · Zielkarten { $tickets }
text-souvenirs = Souvenirs: { $souvenirs }
text-hand = Hand
text-no-cards = keine Karten
text-ticket = Zielkarte
text-offered = Angebot
text-result = Ergebnis
text-score = Strecken { $routes }, Zielkarten { $tickets }, Bonus { $bonuses }
ticket-done = ✓ erfüllt
ticket-missed = ✗ nicht erfüllt
ticket-open = · offen
ticket-choose = ? wählen

## Die Legende unter der Karte

key-any = { $sign } beliebige Farbe
key-cards = { $sign } drei Karten
key-claimed = { $sign } genutzt von { $seat }
key-double = { $sign } Doppelstrecke
key-ferry = { $sign } Fähre: braucht je einen Joker
key-districts = Stadtteile und ihre Punkte: { $districts }

## Vor einer Partie

ask-city = Welche Stadt?
ask-level = Wie schwer soll es werden?
ask-puzzle = Welches Rätsel?
ask-number = Eine Zahl, oder Enter für { $usual }:
ask-again = Tippe eine Zahl von 1 bis { $count }.
name-human = Mensch
name-many = { $name } { $seat }
# $names: such as "Emil (medium), Rosa (hard)"
computers-told = Computergegner: { $names }
game-over-already = Diese Partie ist schon zu Ende.

## Wörter, die man neben den englischen tippen kann; das erste wird gezeigt

command-help = hilfe
command-board = plan
command-hand = hand
command-moves = züge zuege
command-pay = zahlen
command-why = warum
command-hint = tipp
command-undo = zurück zurueck
command-log = verlauf
command-save = speichern
command-quit = ende
move-draw = ziehen zieh ziehe
move-take = nehmen nimm
move-tickets = zielkarten
move-keep = behalten behalte
move-claim = nutzen nutze
move-place = legen lege
move-souvenir = souvenir
move-pass = passen passe
typed-both = beide alle
typed-yes = j ja
typed-no = n nein
typed-again = nochmal

## Das Menü

menu-keep = Zielkarten behalten
menu-place = Einen Souvenirstapel hinlegen
menu-souvenir = Ein Souvenir nehmen
menu-draw = Transportkarten ziehen
menu-tickets = Zielkarten ziehen
menu-claim = Eine Strecke nutzen
menu-pass = Es ist nichts möglich
choice-take-wild = { $card } nehmen; das beendet den Zug
choice-by = mit { $vehicle }
menu-more = … und { $count } weitere: tippe { $command }
menu-type = Tippe eine Zahl oder Wörter; ? für Hilfe.
menu-ways = +2: zwei weitere Arten zu zahlen; tippe { $command } und die Zahl.
menu-which = Welche davon?
menu-has = { $number } ist möglich: Tippe { $number }.
menu-numbers = Tippe eine Zahl von 1 bis { $count }.

## Was man tippen kann

help-rules = Die Regeln in Kürze
help-typing = Was du tippen kannst
help-number = eine Zahl
help-number-about = dieser Zug des Menüs; 5b ist die zweite Art, für Zug 5 zu zahlen
help-words = Wörter
help-words-about = die auf einen Zug passen: nimm schwarz · nutze baker hyde · nutze baker hyde joker · behalte beide
help-board-about = der Spielplan
help-hand-about = deine Karten und Zielkarten
help-moves-about = das ganze Menü
help-pay-about = alle Arten, für Zug 5 zu zahlen
help-why = ZUG
help-why-about = warum ein Zug nicht geht: warum nutze baker hyde
help-hint-about = was jemand mit Übung hier täte, und warum
help-undo-about = den letzten Zug zurücknehmen, solange nichts Verdecktes gezeigt wurde
help-log-about = was bisher geschah
help-save = DATEI
help-save-about = die Partie bis hierher in eine Datei schreiben
help-quit-about = aufhören; du wirst gefragt, ob gespeichert werden soll
help-help-about = dies hier

## Am Tisch

hand-over-clear = Dein Zug ist zu Ende: Drücke Enter, um den Bildschirm zu leeren.
hand-over-turn = { $name }, du bist an der Reihe. Die anderen schauen weg.
hand-over-enter = { $name }, drücke Enter.
screen-cleared = Bildschirm geleert
saved = Gespeichert in { $file }
stopped = Angehalten bei Halbzug { NUMBER($ply, useGrouping: 0) }.
go-on = Weiter geht es mit: { $command }
ask-save = Die Partie vorher speichern? Ein Dateiname, oder Enter für nein:
say-which-move = Sag, welcher Zug: warum nutze baker hyde
say-which-number = Sag, welche Zahl des Menüs: zahlen 5
say-where = Sag, wohin: speichern partie.json
nothing-yet = Noch nichts.
undo-done = Zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: Seit deinem letzten Zug wurde etwas Verdecktes gezeigt.
puzzle-then = Enter für das nächste Rätsel, { $again } für einen neuen Versuch, { $quit } zum Aufhören:
puzzle-then-last = Das war das letzte Rätsel. Enter zum Aufhören, { $again } für einen neuen Versuch:

## Warum ein Zug geht oder nicht

why-possible = { $move }: Das ist jetzt möglich.
why-not = { $move }: jetzt nicht möglich: { $reason } ({ $rule }).
why-many =
    { $count ->
        [one] 1 Strecke passt auf diese Wörter: Nenne beide Orte.
       *[other] { $count } Strecken passen auf diese Wörter: Nenne beide Orte.
    }
why-half = { $route } ({ $half } von 2)
why-affordable = { $route }: jetzt möglich, für { $paid }.
why-costs = { $route }: kostet { $asks }; du hast höchstens { $has } ({ $rule }).
why-any-colour = { $count } × eine beliebige Farbe
why-unread = { $text } konnte ich nicht als Zug lesen: Tippe ? für Hilfe.
why-meant = Meinst du { $places }?
why-no-route = Keine Strecke passt zu „{ $text }“. Nenne die zwei Orte, die sie verbindet, zum Beispiel { $example }.

## Das Ende einer Partie

result-over = Die Partie ist zu Ende: { $ending }
result-seat = Platz
result-routes = Strecken
result-tickets = Zielkarten
result-bonuses = Bonus
result-total = gesamt
result-connected =
    { $count ->
        [one] { $done } von 1 Zielkarte erfüllt
       *[other] { $done } von { $count } Zielkarten erfüllt
    }
result-districts = Stadtteile { $points }
result-souvenirs = Souvenirs { $points }
result-won =
    { $who ->
        [you] Du hast gewonnen.
       *[other] { $name } hat gewonnen.
    }
result-shared = { $names } teilen sich den Sieg.

## The report of an analysis

report-title = { $city }: Analyse
report-plies = Züge: { $count }
report-games = gedachte Partien: { $count }
report-depth = Tiefe { $depth }
report-seed = Startwert { $seed }
report-chances = Aussichten
report-decisions = Entscheidungen
report-graph-label = Aussichten auf den Sieg. { $ends }
report-graph-ends = { $name } beginnt mit { $from } und endet mit { $to }
report-graph-caption = Die Aussicht jedes Platzes auf den Sieg, Zug für Zug. Die Bänder enthalten die wahre Aussicht in etwa 95 von 100 Fällen. Kreise sind markierte Entscheidungen, je größer, desto schlechter; zeige auf einen, um zu sehen, was er bedeutet.
report-adds-up = In Prozentpunkten der Aussicht auf den Sieg; Glück und Können ergeben zusammen das Ergebnis
report-error = Fehler
report-causes = Woher das Glück kam, in Prozentpunkten
report-luck-by = Glück durch
report-cause-deal = erste Karten und Sitzfolge
report-cause-draw = eigenes Ziehen vom Stapel
report-cause-refill = Nachfüllen nach eigenen Karten
report-cause-offer = angebotene Zielkarten
report-cause-hidden = was beim Entscheiden verdeckt war
report-cause-others = Zufall in den Zügen der anderen
report-none-marked = Keine Entscheidung war klar falsch.
report-decision = { $name }, Zug { $ply }, { $loss } (± { $error }): { $move }.
report-ticket = { $ticket }: beim Behalten { $worth } % einer gewonnenen Partie und { $points } an Punkten, erfüllt in { $expected } der gedachten Partien; { $outcome }
report-summary = { $city }, { $plies }, { $depth }, { $games }
report-seat = { $name }: Aussicht auf den Sieg { $from } nach dem Austeilen, { $to } am Ende
report-luck = Glück { $luck }, Können { $skill } (± { $error } %): { $result }
report-luck-causes = Glück durch { $causes }
report-losses = Entscheidungen: { $count }, Verlust im Schnitt { $loss } % (± { $error })
report-more = und { $count } weitere; --html zeigt alle
report-written = Der Bericht ist in { $file }
# The sign between whole numbers and tenths
report-decimal-sign = ,
