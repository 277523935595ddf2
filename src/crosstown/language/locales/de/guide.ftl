### Die Regeln einer Stadt in eigenen Worten. Ein Satz für alle Städte: Was einer Stadt fehlt, entfällt; ihre Zahlen sind Angaben.

guide-title = So spielt man { $city }
guide-players =
    { $low ->
        [one] Für 1 bis { $high } Personen, etwa eine Viertelstunde.
       *[other] Für { $low } bis { $high } Personen, etwa eine Viertelstunde.
    }

## Das Ziel

guide-aim-title = Worum es geht
guide-aim = Baue dein Netz durch die Stadt und sammle Punkte. Jede Strecke bringt Punkte, sobald du sie nutzt. Zielkarten nennen zwei Orte, die du verbinden sollst, und werden am Ende gewertet: Erfüllte bringen ihre Punkte, nicht erfüllte kosten sie. Wer die meisten Punkte hat, gewinnt.
guide-aim-districts = Auch ganze Stadtteile, die du verbindest, bringen Punkte.
guide-aim-souvenirs = Und unterwegs sammelst du Souvenirs: je mehr verschiedene, desto besser.

## Der Spielplan

guide-board-title = Der Spielplan
guide-board = Strecken verbinden benachbarte Orte. Eine Strecke ist eine Reihe von Feldern: Jedes Feld kostet eine Karte, und auf jedes stellst du eine deiner Figuren.
guide-board-colour = Jede Farbe hat ihr eigenes Zeichen, auf den Feldern wie auf den Karten.
guide-board-gray = Drei Punkte kennzeichnen eine graue Strecke: Du bezahlst sie mit einer Farbe deiner Wahl.
guide-board-doubles = Zwei Strecken nebeneinander sind eine Doppelstrecke.
guide-board-ferry = Ein Feld mit Fährensymbol kostet einen Joker.
guide-board-one-piece = Ein einzelnes Feld mit einer Zahl ist eine { $route }: Sie kostet so viele Karten.
guide-board-souvenirs = Auf Orten mit dieser Markierung liegt von Anfang an ein Souvenirstapel.
guide-board-district = Nummer und Farbe eines Ortes zeigen seinen Stadtteil.

## Vor dem ersten Zug

guide-start-title = Vor dem ersten Zug
guide-start-pieces = Alle haben { $pieces } und noch keine Punkte.
guide-start-cards =
    { $hand ->
        [one] Du beginnst mit 1 der Transportkarten, die niemand sonst sieht. Neben dem Stapel liegen { $market } weitere offen: die Auslage.
       *[other] Du beginnst mit { $hand } Transportkarten, die niemand sonst sieht. Neben dem Stapel liegen { $market } weitere offen: die Auslage.
    }
guide-start-tickets =
    { $deal ->
        [one] Du bekommst 1 Zielkarte, die niemand sonst sieht.
       *[other] Du bekommst { $deal } Zielkarten, die niemand sonst sieht, und behältst mindestens { $keep }. Was du nicht behältst, kommt unter den Zielkartenstapel.
    }
guide-start-first = Wer beginnt, entscheidet der Zufall; wer den Tisch eröffnet, kann es auch festlegen. Dann geht es reihum im Uhrzeigersinn.

## Ein Zug

guide-turn-title = Ein Zug
guide-turn = Wenn du an der Reihe bist, tust du genau eines von dreien: Transportkarten ziehen, eine Strecke nutzen oder Zielkarten ziehen. Dann geht es reihum weiter.
guide-turn-pass = Nur wer nichts davon tun kann, passt.

## Karten

guide-cards-title = Transportkarten ziehen
guide-cards-draw = Nimm zwei Karten, eine nach der anderen: Nach der ersten aufhören darfst du nicht. Jede kommt entweder verdeckt vom Stapel oder aus den { $market } Karten der Auslage. Eine Karte aus der Auslage wird sofort ersetzt.
guide-cards-wild = Die bunte Karte ({ $wild }) ist ein Joker und steht für jede Farbe. Aus der Auslage genommen ist sie die einzige Karte deines Zuges; als zweite Karte darfst du sie dort also nicht nehmen. Verdeckt gezogen zählt sie wie jede andere.
guide-cards-sweep = Liegen { $limit } oder mehr Joker in der Auslage, wird die ganze Auslage abgelegt und neu aufgedeckt.
guide-cards-hand = Du darfst beliebig viele Karten auf der Hand haben; niemand sonst sieht sie. Ist der Stapel leer, wird der Ablagestapel gemischt und bildet den neuen Stapel.

## Strecken

guide-routes-title = Eine Strecke nutzen
guide-routes-pay = Wähle irgendeine freie Strecke; sie muss nicht an deine anderen anschließen. Lege so viele Karten ihrer Farbe ab, wie sie Felder hat. Joker dürfen jede davon ersetzen, auch alle.
guide-routes-gray = Eine graue Strecke (drei Punkte) bezahlst du mit einer Farbe deiner Wahl, derselben für alle Felder.
guide-routes-pieces = Stelle auf jedes Feld eine deiner Figuren. Hast du nicht genug, kannst du die Strecke nicht nutzen.
guide-routes-score = Punkte gibt es sofort, für längere Strecken mehr:
guide-routes-one = Eine Strecke pro Zug.

## Doppelstrecken

guide-doubles-title = Doppelstrecken
guide-doubles = Zwischen manchen Nachbarorten liegen zwei gleich lange Strecken. Niemand darf beide nutzen.
guide-doubles-closed = Spielen weniger als { $from } Personen, kann nur eine von beiden genutzt werden: Danach ist die andere für alle gesperrt.

## Fähren

guide-ferries-title = Fähren
guide-ferries = Strecken über das Wasser zeigen Fährensymbole. Für jedes Symbol brauchst du einen Joker; die übrigen Felder bezahlst du wie immer.

## Strecken mit einer Figur

guide-one-piece-title = Eine Figur: { $route }
guide-one-piece = Eine { $route } ist ein einzelnes Feld mit einer Zahl. Sie kostet so viele Karten ihrer Farbe, braucht aber nur { $piece }. Für sie gilt eine eigene Punktetabelle:
guide-kinds = Auf jede Art von Strecke passt nur ihre eigene Art von Figuren.

## Zielkarten

guide-tickets-title = Zielkarten ziehen
guide-tickets-draw =
    { $draw ->
        [one] Ziehe 1 Zielkarte und behalte sie.
       *[other] Ziehe { $draw } Zielkarten, behalte mindestens { $keep } und lege die übrigen unter den Stapel.
    }
guide-tickets-end = Eine Zielkarte ist erfüllt, wenn deine Strecken ihre beiden Orte verbinden, auf welchem Weg auch immer. Am Ende bringt eine erfüllte Zielkarte ihre Punkte; jede andere kostet sie.
guide-tickets-secret = Du darfst beliebig viele Zielkarten haben. Was du behältst, behältst du bis zum Ende, und bis dahin sieht es niemand sonst, erfüllt oder nicht.
guide-tickets-last = Ist nur noch eine im Stapel, ziehst du sie und musst sie behalten; ist keine mehr da, kannst du keine Zielkarten ziehen.
guide-tickets-example = Ein Beispiel: Deine Zielkarte ist { $ticket } und { event-points } wert. Du nutzt { $routes }, in beliebiger Reihenfolge und über mehrere Züge. Das kostet { $cards } und bringt sofort { $scored }. Jetzt verbinden deine Strecken beide Orte: Am Ende bringt die Zielkarte { event-points }. Fehlt eine dieser Strecken, kostet dich die Zielkarte { event-points }.
guide-tickets-picture = { $routes }: Zusammen erfüllen sie die Zielkarte { $ticket }.

## Souvenirs

guide-souvenirs-title = Souvenirs
guide-souvenirs = Auf einigen Orten liegen Souvenirstapel, jeder mit nur einem Symbol. Nutzt du eine Strecke, die dort endet, musst du ein Souvenir nehmen, wenn dir sein Symbol noch fehlt. Bieten beide Enden eines an, wählst du. Deine Souvenirs liegen offen für alle.
guide-souvenirs-start = Von Anfang an liegen Stapel auf { $places }. Wie hoch sie sind, hängt davon ab, wie viele mitspielen:
guide-souvenirs-players = Personen
guide-souvenirs-stack = In jedem Stapel
guide-souvenirs-placed = In jedem übrigen Stapel
guide-souvenirs-left =
    { $count ->
        [one] Ein Symbol ist übrig. Es kommt auf einen Ort ohne Stapel, wenn alle ihre Zielkarten gewählt haben.
       *[other] { $count } Symbole sind übrig. Sie kommen auf Orte ohne Stapel, wenn alle ihre Zielkarten gewählt haben.
    }
guide-souvenirs-in-turn = Bei { $players } Personen legt die letzte in der Reihe einen der übrigen Stapel auf einen Ort; dann macht es die vorletzte mit dem nächsten genauso.
guide-souvenirs-alone =
    { $tokens ->
        [one] Bei { $players } Personen legt nur die letzte in der Reihe etwas aus: je ein einzelnes Souvenir der übrigen Symbole, auf verschiedene Orte.
       *[other] Bei { $players } Personen legt nur die letzte in der Reihe etwas aus: alle übrigen Stapel, auf verschiedene Orte.
    }
guide-souvenirs-score = Am Ende gibt es Punkte für verschiedene Souvenirs:
guide-souvenirs-count = Verschiedene

## Stadtteile

guide-districts-title = Stadtteile
guide-districts = Orte mit derselben Nummer und Farbe bilden einen Stadtteil. Verbinden deine Strecken am Ende alle seine Orte miteinander, bekommst du seine Punkte. Der Weg darf durch andere Orte führen, und mehrere von euch können denselben Stadtteil werten.
guide-districts-line = Stadtteil { $number }: { event-points }
guide-districts-picture = { $places }: Diese Strecken verbinden den ganzen Stadtteil { $number }.

## Das Ende

guide-end-title = Ende und Wertung
guide-end =
    { $left ->
        [0] Hat jemand am Ende eines Zuges keine Figur mehr, sind alle noch einmal an der Reihe, diese Person zuletzt. Dann ist die Partie zu Ende.
        [one] Hat jemand am Ende eines Zuges höchstens noch 1 Figur{ $together }, sind alle noch einmal an der Reihe, diese Person zuletzt. Dann ist die Partie zu Ende.
       *[other] Hat jemand am Ende eines Zuges höchstens noch { $left } Figuren{ $together }, sind alle noch einmal an der Reihe, diese Person zuletzt. Dann ist die Partie zu Ende.
    }
guide-end-together = { " " }(alle Arten zusammen)
guide-end-score = Nun werden die Zielkarten aufgedeckt: Erfüllte bringen ihre Punkte, alle anderen kosten sie.
guide-end-ties = Bei Gleichstand liegt vorn, wer mehr Zielkarten erfüllt hat; ist auch das gleich, teilt ihr euch den Platz.

## Ein Beispiel

guide-example-title = Ein Beispiel für eine Wertung
guide-example = Angenommen, die Partie ist zu Ende und du hast diese Strecken und Zielkarten:
guide-example-route = Strecke { $route }
guide-example-done = Zielkarte { $ticket }, erfüllt
guide-example-missed = Zielkarte { $ticket }, nicht erfüllt
guide-example-district = Stadtteil { $number }, alle Orte verbunden
guide-example-souvenirs =
    { $count ->
        [one] 1 Souvenir
       *[other] { $count } verschiedene Souvenirs
    }
guide-example-total = Summe

## Am Bildschirm

guide-screen-title = So geht es am Bildschirm
guide-screen-cards = Transportkarten ziehen: Klicke oder tippe auf eine Karte der Auslage oder auf den Stapel.
guide-screen-routes = Eine Strecke nutzen: Strecken, die du bezahlen kannst, sind markiert. Wähle eine auf dem Spielplan, wähle, womit du bezahlst, und bestätige. Jede andere Strecke sagt dir, was sie kostet und warum du sie nicht nutzen kannst.
guide-screen-tickets = Zielkarten ziehen: Drücke auf den Zielkartenstapel und wähle, welche du behältst. Deine Zielkarten liegen neben deiner Hand; zeige auf eine, und der Spielplan zeigt einen Weg, sie zu erfüllen.
guide-screen-undo = Zurücknehmen macht deinen letzten Zug rückgängig, solange er nichts Verdecktes gezeigt hat. Sitzen andere Menschen am Tisch, lässt sich das Behalten von Zielkarten nicht zurücknehmen.
guide-screen-keys = Die Fragezeichen-Taste zeigt alle Tasten. Im Menü findest du auch den Spielplan als Text und diese Regeln.

## Wo die Spielregeln nichts sagen: eine Meldung je Entscheidung, nach ihrer Nummer

guide-rulings-title = Wo die Spielregeln eine Lücke lassen
guide-rulings = Das haben wir selbst entschieden:
guide-ruling-s4 = Erste Zielkarten: Alle wählen gleichzeitig. Ausgeführt wird die Wahl in der Reihenfolge der Züge, und vorher erfährt niemand davon. Was zurückgelegt wird, kommt in dieser Reihenfolge unter den Stapel.
guide-ruling-s5 = Wer beginnt, steht schon fest, bevor die ersten Zielkarten gewählt werden; so kennen alle die Reihenfolge. Der Zufall entscheidet, oder wer den Tisch eröffnet, legt es fest. Bei einer Revanche entscheidet wieder der Zufall; war jemand festgelegt, beginnt der nächste Platz.
guide-ruling-s6 = Der Zufall entscheidet, welches Souvenir wo liegt und welche Symbole übrig sind.
guide-ruling-t2 = Wer etwas tun kann, darf nicht passen. Passen alle nacheinander, ist die Partie zu Ende und wird gewertet.
guide-ruling-d1 = Du musst zwei Karten ziehen, wo zwei zu haben sind.
guide-ruling-d4 = Die Joker der Auslage werden gezählt, wenn sie voll ist oder so voll, wie es geht. Sind nur noch so wenige andere Karten da, dass keine neue Auslage besser sein kann, bleibt sie liegen, bis jemand eine Strecke nutzt.
guide-ruling-d6 = Gibt es keine Karte zu ziehen, kannst du keine Transportkarten ziehen. Darfst du keine zweite Karte nehmen, endet dein Zug nach der ersten.
guide-ruling-d7 = Die Reihenfolge nach jeder Karte: Zuerst wird die Auslage aufgefüllt; ist der Stapel leer, wird dafür der Ablagestapel gemischt. Dann werden die Joker der Auslage gezählt. Erst danach wird ein leerer Stapel neu gemischt.
guide-ruling-e1 = Wer in der letzten Runde passt, hat damit den letzten Zug gehabt.
guide-ruling-e3 = Der Weg, der einen Stadtteil verbindet, darf durch andere Orte führen.
guide-ruling-e5 = Die Zahl der erfüllten Zielkarten entscheidet jeden Gleichstand, nicht nur den um den ersten Platz.

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
