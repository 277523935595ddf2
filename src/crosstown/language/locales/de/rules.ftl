### Die Regeln einer Stadt in eigenen Worten. Ein Satz für alle Städte: Was einer Stadt fehlt, entfällt; ihre Zahlen sind Angaben.

rules-title = So spielt man { $city }
rules-players =
    { $low ->
        [one] Für 1 bis { $high } Personen, etwa eine Viertelstunde.
       *[other] Für { $low } bis { $high } Personen, etwa eine Viertelstunde.
    }

## Das Ziel

rules-aim-title = Worum es geht
rules-aim = Baue dein Netz durch die Stadt und sammle Punkte. Jede Strecke bringt Punkte, sobald du sie nutzt. Zielkarten nennen zwei Orte, die du verbinden sollst, und werden am Ende gewertet: Erfüllte bringen ihre Punkte, nicht erfüllte kosten sie. Wer die meisten Punkte hat, gewinnt.
rules-aim-districts = Auch ganze Stadtteile, die du verbindest, bringen Punkte.
rules-aim-souvenirs = Und unterwegs sammelst du Souvenirs: je mehr verschiedene, desto besser.

## Der Spielplan

rules-board-title = Der Spielplan
rules-board = Strecken verbinden benachbarte Orte. Eine Strecke ist eine Reihe von Feldern: Jedes Feld kostet eine Karte, und auf jedes stellst du eine deiner Figuren.
rules-board-colour = Jede Farbe hat ihr eigenes Zeichen, auf den Feldern wie auf den Karten.
rules-board-gray = Drei Punkte kennzeichnen eine graue Strecke: Du bezahlst sie mit einer Farbe deiner Wahl.
rules-board-doubles = Zwei Strecken nebeneinander sind eine Doppelstrecke.
rules-board-ferry = Ein Feld mit Fährensymbol kostet einen Joker.
rules-board-one-piece = Ein einzelnes Feld mit einer Zahl ist eine { $route }: Sie kostet so viele Karten.
rules-board-souvenirs = Auf Orten mit dieser Markierung liegt von Anfang an ein Souvenirstapel.
rules-board-district = Nummer und Farbe eines Ortes zeigen seinen Stadtteil.

## Vor dem ersten Zug

rules-start-title = Vor dem ersten Zug
rules-start-pieces = Alle haben { $pieces } und noch keine Punkte.
rules-start-cards =
    { $hand ->
        [one] Du beginnst mit 1 der Transportkarten, die niemand sonst sieht. Neben dem Stapel liegen { $market } weitere offen: die Auslage.
       *[other] Du beginnst mit { $hand } Transportkarten, die niemand sonst sieht. Neben dem Stapel liegen { $market } weitere offen: die Auslage.
    }
rules-start-tickets =
    { $deal ->
        [one] Du bekommst 1 Zielkarte, die niemand sonst sieht.
       *[other] Du bekommst { $deal } Zielkarten, die niemand sonst sieht, und behältst mindestens { $keep }. Was du nicht behältst, kommt unter den Zielkartenstapel.
    }
rules-start-first = Wer beginnt, entscheidet der Zufall; wer den Tisch eröffnet, kann es auch festlegen. Dann geht es reihum im Uhrzeigersinn.

## Ein Zug

rules-turn-title = Ein Zug
rules-turn = Wenn du an der Reihe bist, tust du genau eines von dreien: Transportkarten ziehen, eine Strecke nutzen oder Zielkarten ziehen. Dann geht es reihum weiter.
rules-turn-pass = Nur wer nichts davon tun kann, passt.

## Karten

rules-cards-title = Transportkarten ziehen
rules-cards-draw = Nimm zwei Karten, eine nach der anderen: Nach der ersten aufhören darfst du nicht. Jede kommt entweder verdeckt vom Stapel oder aus den { $market } Karten der Auslage. Eine Karte aus der Auslage wird sofort ersetzt.
rules-cards-wild = Die bunte Karte ({ $wild }) ist ein Joker und steht für jede Farbe. Aus der Auslage genommen ist sie die einzige Karte deines Zuges; als zweite Karte darfst du sie dort also nicht nehmen. Verdeckt gezogen zählt sie wie jede andere.
rules-cards-sweep = Liegen { $limit } oder mehr Joker in der Auslage, wird die ganze Auslage abgelegt und neu aufgedeckt.
rules-cards-hand = Du darfst beliebig viele Karten auf der Hand haben; niemand sonst sieht sie. Ist der Stapel leer, wird der Ablagestapel gemischt und bildet den neuen Stapel.

## Strecken

rules-routes-title = Eine Strecke nutzen
rules-routes-pay = Wähle irgendeine freie Strecke; sie muss nicht an deine anderen anschließen. Lege so viele Karten ihrer Farbe ab, wie sie Felder hat. Joker dürfen jede davon ersetzen, auch alle.
rules-routes-gray = Eine graue Strecke (drei Punkte) bezahlst du mit einer Farbe deiner Wahl, derselben für alle Felder.
rules-routes-pieces = Stelle auf jedes Feld eine deiner Figuren. Hast du nicht genug, kannst du die Strecke nicht nutzen.
rules-routes-score = Punkte gibt es sofort, für längere Strecken mehr:
rules-routes-one = Eine Strecke pro Zug.

## Doppelstrecken

rules-doubles-title = Doppelstrecken
rules-doubles = Zwischen manchen Nachbarorten liegen zwei gleich lange Strecken. Niemand darf beide nutzen.
rules-doubles-closed = Spielen weniger als { $from } Personen, kann nur eine von beiden genutzt werden: Danach ist die andere für alle gesperrt.

## Fähren

rules-ferries-title = Fähren
rules-ferries = Strecken über das Wasser zeigen Fährensymbole. Für jedes Symbol brauchst du einen Joker; die übrigen Felder bezahlst du wie immer.

## Strecken mit einer Figur

rules-one-piece-title = Eine Figur: { $route }
rules-one-piece = Eine { $route } ist ein einzelnes Feld mit einer Zahl. Sie kostet so viele Karten ihrer Farbe, braucht aber nur { $piece }. Für sie gilt eine eigene Punktetabelle:
rules-kinds = Auf jede Art von Strecke passt nur ihre eigene Art von Figuren.

## Zielkarten

rules-tickets-title = Zielkarten ziehen
rules-tickets-draw =
    { $draw ->
        [one] Ziehe 1 Zielkarte und behalte sie.
       *[other] Ziehe { $draw } Zielkarten, behalte mindestens { $keep } und lege die übrigen unter den Stapel.
    }
rules-tickets-end = Eine Zielkarte ist erfüllt, wenn deine Strecken ihre beiden Orte verbinden, auf welchem Weg auch immer. Am Ende bringt eine erfüllte Zielkarte ihre Punkte; jede andere kostet sie.
rules-tickets-secret = Du darfst beliebig viele Zielkarten haben. Was du behältst, behältst du bis zum Ende, und bis dahin sieht es niemand sonst, erfüllt oder nicht.
rules-tickets-last = Ist nur noch eine im Stapel, ziehst du sie und musst sie behalten; ist keine mehr da, kannst du keine Zielkarten ziehen.
rules-tickets-example = Ein Beispiel: Deine Zielkarte ist { $ticket } und { event-points } wert. Du nutzt { $routes }, in beliebiger Reihenfolge und über mehrere Züge. Das kostet { $cards } und bringt sofort { $scored }. Jetzt verbinden deine Strecken beide Orte: Am Ende bringt die Zielkarte { event-points }. Fehlt eine dieser Strecken, kostet dich die Zielkarte { event-points }.
rules-tickets-picture = { $routes }: Zusammen erfüllen sie die Zielkarte { $ticket }.

## Souvenirs

rules-souvenirs-title = Souvenirs
rules-souvenirs = Auf einigen Orten liegen Souvenirstapel, jeder mit nur einem Symbol. Nutzt du eine Strecke, die dort endet, musst du ein Souvenir nehmen, wenn dir sein Symbol noch fehlt. Bieten beide Enden eines an, wählst du. Deine Souvenirs liegen offen für alle.
rules-souvenirs-start = Von Anfang an liegen Stapel auf { $places }. Wie hoch sie sind, hängt davon ab, wie viele mitspielen:
rules-souvenirs-players = Personen
rules-souvenirs-stack = In jedem Stapel
rules-souvenirs-placed = In jedem übrigen Stapel
rules-souvenirs-left =
    { $count ->
        [one] Ein Symbol ist übrig. Es kommt auf einen Ort ohne Stapel, wenn alle ihre Zielkarten gewählt haben.
       *[other] { $count } Symbole sind übrig. Sie kommen auf Orte ohne Stapel, wenn alle ihre Zielkarten gewählt haben.
    }
rules-souvenirs-in-turn = Bei { $players } Personen legt die letzte in der Reihe einen der übrigen Stapel auf einen Ort; dann macht es die vorletzte mit dem nächsten genauso.
rules-souvenirs-alone =
    { $tokens ->
        [one] Bei { $players } Personen legt nur die letzte in der Reihe etwas aus: je ein einzelnes Souvenir der übrigen Symbole, auf verschiedene Orte.
       *[other] Bei { $players } Personen legt nur die letzte in der Reihe etwas aus: alle übrigen Stapel, auf verschiedene Orte.
    }
rules-souvenirs-score = Am Ende gibt es Punkte für verschiedene Souvenirs:
rules-souvenirs-count = Verschiedene

## Stadtteile

rules-districts-title = Stadtteile
rules-districts = Orte mit derselben Nummer und Farbe bilden einen Stadtteil. Verbinden deine Strecken am Ende alle seine Orte miteinander, bekommst du seine Punkte. Der Weg darf durch andere Orte führen, und mehrere von euch können denselben Stadtteil werten.
rules-districts-line = Stadtteil { $number }: { event-points }
rules-districts-picture = { $places }: Diese Strecken verbinden den ganzen Stadtteil { $number }.

## Das Ende

rules-end-title = Ende und Wertung
rules-end =
    { $left ->
        [0] Hat jemand am Ende eines Zuges keine Figur mehr, sind alle noch einmal an der Reihe, diese Person zuletzt. Dann ist die Partie zu Ende.
        [one] Hat jemand am Ende eines Zuges höchstens noch 1 Figur{ $together }, sind alle noch einmal an der Reihe, diese Person zuletzt. Dann ist die Partie zu Ende.
       *[other] Hat jemand am Ende eines Zuges höchstens noch { $left } Figuren{ $together }, sind alle noch einmal an der Reihe, diese Person zuletzt. Dann ist die Partie zu Ende.
    }
rules-end-together = { " " }(alle Arten zusammen)
rules-end-score = Nun werden die Zielkarten aufgedeckt: Erfüllte bringen ihre Punkte, alle anderen kosten sie.
rules-end-ties = Bei Gleichstand liegt vorn, wer mehr Zielkarten erfüllt hat; ist auch das gleich, teilt ihr euch den Platz.

## Ein Beispiel

rules-example-title = Ein Beispiel für eine Wertung
rules-example = Angenommen, die Partie ist zu Ende und du hast diese Strecken und Zielkarten:
rules-example-route = Strecke { $route }
rules-example-done = Zielkarte { $ticket }, erfüllt
rules-example-missed = Zielkarte { $ticket }, nicht erfüllt
rules-example-district = Stadtteil { $number }, alle Orte verbunden
rules-example-souvenirs =
    { $count ->
        [one] 1 Souvenir
       *[other] { $count } verschiedene Souvenirs
    }
rules-example-total = Summe

## Am Bildschirm

rules-screen-title = So geht es am Bildschirm
rules-screen-cards = Transportkarten ziehen: Klicke oder tippe auf eine Karte der Auslage oder auf den Stapel.
rules-screen-routes = Eine Strecke nutzen: Strecken, die du bezahlen kannst, sind markiert. Wähle eine auf dem Spielplan, wähle, womit du bezahlst, und bestätige. Jede andere Strecke sagt dir, was sie kostet und warum du sie nicht nutzen kannst.
rules-screen-tickets = Zielkarten ziehen: Drücke auf den Zielkartenstapel und wähle, welche du behältst. Deine Zielkarten liegen neben deiner Hand; zeige auf eine, und der Spielplan zeigt einen Weg, sie zu erfüllen.
rules-screen-undo = Zurücknehmen macht deinen letzten Zug rückgängig, solange er nichts Verdecktes gezeigt hat. Sitzen andere Menschen am Tisch, lässt sich das Behalten von Zielkarten nicht zurücknehmen.
rules-screen-keys = Die Fragezeichen-Taste zeigt alle Tasten. Im Menü findest du auch den Spielplan als Text und diese Regeln.

## Wo die Spielregeln nichts sagen: eine Meldung je Entscheidung, nach ihrer Nummer

rules-rulings-title = Wo die Spielregeln eine Lücke lassen
rules-rulings = Das haben wir selbst entschieden:
# Dasselbe Kapitel für eine Stadt ohne Spielregeln auf Papier.
rules-rulings-own-title = Im Zweifelsfall
rules-rulings-own = So ist es in jeder Stadt:
rules-ruling-s4 = Erste Zielkarten: Alle wählen gleichzeitig. Ausgeführt wird die Wahl in der Reihenfolge der Züge, und vorher erfährt niemand davon. Was zurückgelegt wird, kommt in dieser Reihenfolge unter den Stapel.
rules-ruling-s5 = Wer beginnt, steht schon fest, bevor die ersten Zielkarten gewählt werden; so kennen alle die Reihenfolge. Der Zufall entscheidet, oder wer den Tisch eröffnet, legt es fest. Bei einer Revanche entscheidet wieder der Zufall; war jemand festgelegt, beginnt der nächste Platz.
rules-ruling-s6 = Der Zufall entscheidet, welches Souvenir wo liegt und welche Symbole übrig sind.
rules-ruling-t2 = Wer etwas tun kann, darf nicht passen. Passen alle nacheinander, ist die Partie zu Ende und wird gewertet.
rules-ruling-d1 = Du musst zwei Karten ziehen, wo zwei zu haben sind.
rules-ruling-d4 = Die Joker der Auslage werden gezählt, wenn sie voll ist oder so voll, wie es geht. Sind nur noch so wenige andere Karten da, dass keine neue Auslage besser sein kann, bleibt sie liegen, bis jemand eine Strecke nutzt.
rules-ruling-d6 = Gibt es keine Karte zu ziehen, kannst du keine Transportkarten ziehen. Darfst du keine zweite Karte nehmen, endet dein Zug nach der ersten.
rules-ruling-d7 = Die Reihenfolge nach jeder Karte: Zuerst wird die Auslage aufgefüllt; ist der Stapel leer, wird dafür der Ablagestapel gemischt. Dann werden die Joker der Auslage gezählt. Erst danach wird ein leerer Stapel neu gemischt.
rules-ruling-e1 = Wer in der letzten Runde passt, hat damit den letzten Zug gehabt.
rules-ruling-e3 = Der Weg, der einen Stadtteil verbindet, darf durch andere Orte führen.
rules-ruling-e5 = Die Zahl der erfüllten Zielkarten entscheidet jeden Gleichstand, nicht nur den um den ersten Platz.

## Dasselbe in Kürze

brief-turn = Ein Zug ist eines von dreien: Transportkarten ziehen, eine Strecke nutzen oder Zielkarten ziehen.
brief-cards = Transportkarten ziehen: zwei, jede vom Stapel oder aus den { $market } der Auslage. Ein Joker ({ $wild }) aus der Auslage ist die einzige Karte des Zuges und kann nicht die zweite sein. Bei { $limit } Jokern in der Auslage wird sie abgelegt und neu aufgedeckt.
brief-routes = Eine Strecke nutzen: so viele Karten ihrer Farbe ablegen, wie ihre Zahl sagt (grau: eine beliebige Farbe); Joker stehen für jede Karte. Punkte gibt es sofort.
brief-doubles = Von einer Doppelstrecke darf niemand beide Hälften nutzen, und spielen weniger als { $from } Personen, ist die zweite dann gesperrt.
brief-tickets = Zielkarten ziehen: { $draw }, mindestens { $keep } behalten. Am Ende bringt eine Zielkarte, deren Orte deine Strecken verbinden, ihre Punkte; jede andere kostet sie.
brief-ferries = Eine Fähre (~) braucht für jedes Fährensymbol einen Joker.
brief-one-piece = Eine { $route } braucht nur { $piece }, egal wie viele Karten sie kostet.
brief-souvenirs = Souvenirs: Nutzt du eine Strecke, nimmst du an einem ihrer Enden eines, das dir noch fehlt. Punkte für 0, 1, 2 … verschiedene: { $scores }.
brief-districts = Stadtteile: Verbinde alle Orte eines Stadtteils, auf beliebigem Weg, und du bekommst seine Punkte.
brief-end = Du hast { $pieces }. Hat jemand höchstens noch { $left } davon{ $together }, sind alle noch einmal an der Reihe; auch wenn alle passen, ist die Partie zu Ende. Wer die meisten Punkte hat, gewinnt.
