### Erste Lektionen: ihre Seiten, und was der Coach sagt. Höchstens zwei kurze Sätze auf einmal.

## Die Seiten

learn-page-title = Erste Lektionen – Crosstown
learn-title-of = { $lesson } – Crosstown
learn-title = Erste Lektionen
learn-lead = Du lernst beim Spielen, auf dem echten Spielplan. Die erste Lektion dauert fünf Minuten; die anderen zeigen, was an einer Stadt besonders ist.
learn-not-here = Für die Lektionen muss der Browser das Spiel selbst ausführen können. Dieser kann das nicht; alles steht auch in den Regeln.
learn-name-first-game = Deine erste Partie
learn-text-first-game = Karten, Strecken, Zielkarten, und wie eine Partie endet. In London, in fünf Minuten.
learn-name-districts = Stadtteile
learn-text-districts = Punkte für ganze Stadtteile von London.
learn-name-ferries-and-souvenirs = Fähren und Souvenirs
learn-text-ferries-and-souvenirs = Über die Bucht von San Francisco.
learn-name-trams-and-subways = Straßenbahn und U-Bahn
learn-text-trams-and-subways = Berlin hat zwei Arten von Strecken.
learn-begin = Anfangen
learn-go-on = Weiter
learn-again = Noch einmal
learn-is-done = geschafft
learn-done = Geschafft
learn-done-text = Du hast die Lektion „{ $lesson }“ beendet.
learn-next-lesson = Nächste Lektion: { $lesson }
learn-play = Eine Partie spielen
learn-all = Alle Lektionen und Rätsel
learn-offer = Noch nie gespielt? Lerne es in fünf Minuten
learn-link = Beim Spielen lernen

## Der Coach

learn-coach = Coach
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-finish = Fertig
learn-show = Zeig es mir
learn-back = Einen Schritt zurück
learn-leave = Lektion verlassen; du kannst später weitermachen
learn-nudge = Auch das ist erlaubt, aber jetzt probieren wir etwas anderes.
game-lesson-note = Das ist eine Lektion. Du kannst sie jederzeit verlassen und später weitermachen.
problem-lesson-other-move = Auch das ist erlaubt, aber der Coach möchte jetzt etwas anderes.
problem-lesson-finished = Hier ist nichts mehr zu tun. Der Coach sagt, wie es weitergeht.

## Deine erste Partie

lesson-first-welcome = Willkommen in London. Du verbindest Orte auf diesem Spielplan mit Bussen und sammelst Punkte.
lesson-first-tickets = Eine Zielkarte nennt zwei Orte, die du verbinden sollst. Wähle { $ticket } und bestätige mit dem roten Knopf.
lesson-first-take = Strecken bezahlst du mit Karten. Nimm { $card } aus der Auslage.
lesson-first-draw = In einem Zug nimmst du zwei Karten. Nimm die zweite verdeckt vom Stapel.
lesson-first-other = Das war dein Zug. Auch { $name } hat zwei Karten genommen.
lesson-first-claim = Nutze jetzt eine Strecke: Drücke auf dem Spielplan auf { $route }. Sie ist grau, also bezahlst du sie mit zwei Karten einer beliebigen Farbe.
lesson-first-points = Die Strecke gehört dir, auf jedem Feld steht ein Bus. Das bringt sofort 2 Punkte; längere Strecken bringen mehr.
lesson-first-double = { $name } nutzt eine dieser beiden parallelen Strecken. Zu zweit ist die andere von da an gesperrt.
lesson-first-wild = Die bunte Karte ist ein Joker: Sie steht für jede Farbe. Nimm sie; aus der Auslage ist sie dein ganzer Zug.
lesson-first-complete = Für deine Zielkarte fehlt noch eine Strecke. Nutze { $route } und bezahle mit dem Joker.
lesson-first-done = Deine Zielkarte ist erfüllt: Am Ende bringt sie 3 Punkte. Eine, die du behältst und nicht erfüllst, kostet dich ihre Punkte.
lesson-first-more = Statt Karten zu nehmen oder eine Strecke zu nutzen, kannst du neue Zielkarten ziehen. Tu das jetzt.
lesson-first-keep = Mindestens eine musst du behalten. Wähle { $ticket }: Da fehlt dir nicht mehr viel.
lesson-first-leap = Karten, Strecken, Zielkarten: In jedem Zug tust du eines davon. Wir machen einige Züge später weiter, wenn du deine Busse fast verbraucht hast.
lesson-first-later = Du hast noch 4 Busse. Sobald jemand nur noch 2 oder weniger hat, beginnt die letzte Runde.
lesson-first-last = Nutze { $route }: Dafür brauchst du 3 deiner Busse.
lesson-first-final = Alle haben noch einen Zug, auch du. Nutze { $route } oder eine andere Strecke, die du bezahlen kannst.
lesson-first-count = Jetzt wird alles gezählt: Strecken, Zielkarten und Stadtteile, um die es in der nächsten Lektion geht. Wer die meisten Punkte hat, gewinnt.

## Was an einer Stadt besonders ist

lesson-districts-what = Nummer und Farbe eines Ortes zeigen seinen Stadtteil. Diese drei sind Stadtteil 3.
lesson-districts-near = Deine Strecken verbinden schon zwei der drei. Über deinen Zielkarten steht deshalb 2/3 neben der Nummer 3.
lesson-districts-join = Verbinde den dritten: Nutze { $route }.
lesson-districts-done = Der ganze Stadtteil ist verbunden und bringt am Ende seine Nummer als Punkte: 3. Der Weg zwischen seinen Orten darf auch durch andere Stadtteile führen.
lesson-souvenirs-what = Auf manchen Orten liegen Souvenirs. Nutzt du eine Strecke, die dort endet, nimmst du eines.
lesson-ferries-wild = Strecken über das Wasser haben Fährensymbole, und jedes davon kostet einen Joker. Nimm diesen.
lesson-ferries-claim = Nutze { $route }: Der Joker bezahlt das Fährensymbol, irgendeine andere Karte das zweite Feld.
lesson-souvenirs-choose = An beiden Enden liegt ein Souvenir. Wähle eines davon.
lesson-souvenirs-count = Hier sind deine Souvenirs. Sie werden am Ende gewertet: Je mehr verschiedene du hast, desto mehr zählt jedes.
lesson-trams-what = Berlin hat zwei Arten von Strecken, und du hast Figuren für beide: 11 Straßenbahnen und 5 U-Bahnen.
lesson-subways-claim = Ein einzelnes Feld mit einer Zahl ist eine U-Bahn-Strecke. Nutze { $route }: Sie kostet zwei Karten.
lesson-subways-piece = Das hat zwei Karten gekostet, aber nur eine deiner U-Bahnen. Dafür bringt eine U-Bahn-Strecke weniger Punkte.
lesson-trams-first = Jetzt eine Straßenbahn-Strecke. Nimm { $card }.
lesson-trams-second = Und noch eine in dieser Farbe.
lesson-trams-claim = Nutze { $route }: Auf jedes Feld kommt eine Straßenbahn.
lesson-trams-end = Die letzte Runde beginnt, wenn jemand höchstens eine Figur übrig hat, Straßenbahnen und U-Bahnen zusammengezählt.
