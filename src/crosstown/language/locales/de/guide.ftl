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

## Vor dem ersten Zug

guide-start-title = Vor dem ersten Zug
guide-start-pieces = Alle haben { $pieces }.
guide-start-cards =
    { $hand ->
        [one] Du beginnst mit 1 Karte. { $market } weitere liegen offen neben dem Stapel: die Auslage.
       *[other] Du beginnst mit { $hand } Karten. { $market } weitere liegen offen neben dem Stapel: die Auslage.
    }
guide-start-tickets =
    { $deal ->
        [one] Du bekommst 1 Zielkarte.
       *[other] Du bekommst { $deal } Zielkarten und behältst mindestens { $keep }. Was du nicht behältst, kommt unter den Zielkartenstapel.
    }

## Ein Zug

guide-turn-title = Ein Zug
guide-turn = Wenn du an der Reihe bist, tust du genau eines von dreien: Karten ziehen, eine Strecke nutzen oder Zielkarten ziehen. Dann geht es reihum weiter.
guide-turn-pass = Nur wer nichts davon tun kann, passt.

## Karten

guide-cards-title = Karten ziehen
guide-cards-draw = Nimm zwei Karten, eine nach der anderen: jede entweder verdeckt vom Stapel oder aus den { $market } Karten der Auslage. Eine Karte aus der Auslage wird sofort ersetzt.
guide-cards-wild = Die bunte Karte ({ $wild }) ist ein Joker und steht für jede Farbe. Aus der Auslage genommen ist sie die einzige Karte deines Zuges, und sie kann nicht deine zweite sein. Vom Stapel gezogen zählt sie wie jede andere.
guide-cards-sweep = Liegen { $limit } oder mehr Joker in der Auslage, wird die ganze Auslage abgelegt und neu aufgedeckt.
guide-cards-hand = Du darfst beliebig viele Karten auf der Hand haben. Ist der Stapel leer, wird der Ablagestapel gemischt.

## Strecken

guide-routes-title = Eine Strecke nutzen
guide-routes-pay = Wähle irgendeine freie Strecke; sie muss nicht an deine anderen grenzen. Lege so viele Karten ihrer Farbe ab, wie sie Felder hat. Joker dürfen jede davon ersetzen.
guide-routes-gray = Eine graue Strecke bezahlst du mit einer Farbe deiner Wahl, derselben für alle Felder.
guide-routes-pieces = Stelle auf jedes Feld eine deiner Figuren. Hast du nicht genug, kannst du die Strecke nicht nutzen.
guide-routes-score = Punkte gibt es sofort, für längere Strecken mehr:
guide-routes-one = Eine Strecke pro Zug.

## Doppelstrecken

guide-doubles-title = Doppelstrecken
guide-doubles = Zwischen manchen Nachbarorten liegen zwei gleich lange Strecken. Niemand darf beide nutzen.
guide-doubles-closed = Sind weniger als { $from } am Tisch, wird nur eine von beiden gespielt: Sobald sie genutzt wird, ist die andere für alle gesperrt.

## Fähren

guide-ferries-title = Fähren
guide-ferries = Strecken über das Wasser zeigen Fährensymbole. Für jedes Symbol brauchst du einen Joker; die übrigen Felder bezahlst du wie immer.

## Strecken mit einer Figur

guide-one-piece-title = Eine Figur: { $route }
guide-one-piece = Eine { $route } ist ein einzelnes Feld mit einer Zahl. Sie kostet so viele Karten ihrer Farbe, braucht aber nur { $piece }. Für sie gilt eine eigene Punktetabelle.
guide-kinds = Auf jede Art von Strecke passt nur ihre eigene Art von Figuren.

## Zielkarten

guide-tickets-title = Zielkarten ziehen
guide-tickets-draw =
    { $draw ->
        [one] Ziehe 1 Zielkarte und behalte sie.
       *[other] Ziehe { $draw } Zielkarten, behalte mindestens { $keep } und lege die übrigen unter den Stapel.
    }
guide-tickets-end = Eine Zielkarte ist erfüllt, wenn deine Strecken ihre beiden Orte verbinden, auf welchem Weg auch immer. Was du behältst, behältst du bis zum Ende, und bis dahin sieht es niemand sonst.
guide-tickets-last = Sind weniger im Stapel, ziehst du, was noch da ist.

## Souvenirs

guide-souvenirs-title = Souvenirs
guide-souvenirs = Auf einigen Orten liegen Souvenirstapel. Nutzt du eine Strecke, die dort endet, nimmst du ein Souvenir, das dir noch fehlt. Bieten beide Enden eines an, wählst du.
guide-souvenirs-start = Vor dem ersten Zug legen die Letzten in der Reihe die übrigen Stapel auf Orte ihrer Wahl.
guide-souvenirs-score = Am Ende bringt deine Sammlung verschiedener Souvenirs:

## Stadtteile

guide-districts-title = Stadtteile
guide-districts = Orte mit derselben Nummer bilden einen Stadtteil. Verbinden deine Strecken am Ende alle seine Orte miteinander, bekommst du seine Punkte. Der Weg darf durch andere Orte führen, und mehrere von euch können denselben Stadtteil werten.
guide-districts-line = Stadtteil { $number }: { event-points }

## Das Ende

guide-end-title = Ende und Wertung
guide-end =
    { $left ->
        [0] Hat jemand am Ende eines Zuges keine Figur mehr, sind alle noch einmal an der Reihe, diese Person zuletzt. Dann ist die Partie zu Ende.
        [one] Hat jemand am Ende eines Zuges höchstens noch 1 Figur, sind alle noch einmal an der Reihe, diese Person zuletzt. Dann ist die Partie zu Ende.
       *[other] Hat jemand am Ende eines Zuges höchstens noch { $left } Figuren, sind alle noch einmal an der Reihe, diese Person zuletzt. Dann ist die Partie zu Ende.
    }
guide-end-score = Nun werden die Zielkarten aufgedeckt: Erfüllte bringen ihre Punkte, alle anderen kosten sie.
guide-end-ties = Bei Gleichstand liegt vorn, wer mehr Zielkarten erfüllt hat; ist auch das gleich, teilt ihr euch den Platz.

## Dasselbe in Kürze

brief-turn = Ein Zug ist eines von dreien: Karten ziehen, eine Strecke nutzen oder Zielkarten ziehen.
brief-cards = Karten ziehen: zwei, jede vom Stapel oder aus den { $market } der Auslage. Ein Joker ({ $wild }) aus der Auslage ist die einzige Karte des Zuges und kann nicht die zweite sein. Bei { $limit } Jokern in der Auslage wird sie ausgetauscht.
brief-routes = Eine Strecke nutzen: so viele Karten ihrer Farbe ablegen, wie ihre Zahl sagt (grau: eine beliebige Farbe); Joker stehen für jede Karte. Punkte gibt es sofort.
brief-doubles = Von einer Doppelstrecke darf niemand beide Hälften nutzen, und sind weniger als { $from } am Tisch, ist die zweite dann gesperrt.
brief-tickets = Zielkarten ziehen: { $draw }, mindestens { $keep } behalten. Am Ende bringt eine Zielkarte, deren Orte deine Strecken verbinden, ihre Punkte; jede andere kostet sie.
brief-ferries = Eine Fähre (~) braucht für jedes Fährensymbol einen Joker.
brief-one-piece = Eine { $route } braucht nur { $piece }, egal wie viele Karten sie kostet.
brief-souvenirs = Souvenirs: Nutzt du eine Strecke, nimmst du an einem ihrer Enden eines, das dir noch fehlt. Punkte für 0, 1, 2 … verschiedene: { $scores }.
brief-districts = Stadtteile: Verbinde alle Orte eines Stadtteils, auf beliebigem Weg, und du bekommst seine Punkte.
brief-end = Du hast { $pieces }. Hat jemand höchstens noch { $left } davon, sind alle noch einmal an der Reihe. Wer die meisten Punkte hat, gewinnt.
