### The balance of a city in the workshop, measured by many games of a computer player.

balance-told = Auf jedem Platz sitzt ein Computer (mittel) und spielt { $games } Partien an jedem Tisch. In Klammern stehen 95-%-Intervalle.
balance-working = Partien werden gespielt: { $percent } %
balance-working-label = Wie viele der Partien gespielt sind
balance-done = { $games } Partien an jedem Tisch, eben gemessen.
balance-unplayable = Nur eine Stadt ohne Probleme lässt sich messen.
balance-to-problems = Zeig die Probleme
balance-seats = Personen
balance-players = { $seats } Personen
balance-always = Auch in den anderen Teilen auf der Karte zeigen
balance-on-route = { $route }: in { $claimed } der Partien genutzt; wer sie nutzt, gewinnt { $wins }

## What to look at

balance-findings = Was auffällt
balance-fine = Nichts fällt auf. Alle Fragen haben eine gute Antwort.
balance-finding = { $seats } Personen, { $measured }
balance-unsure = Nicht sicher: Etwa { $games } Partien würden es zeigen.
balance-seat-advantage =
    { $number ->
        [1] Der erste
        [2] Der zweite
        [3] Der dritte
       *[other] Der vierte
    } von { $seats } Plätzen gewinnt { $amount ->
        [more] mehr
       *[less] weniger
    } als seinen Anteil von { $share } %: Längere Partien helfen, also mehr Figuren für jeden oder ein späteres Ende
balance-no-moves = Zu viele Partien enden, weil niemand ziehen kann: Mehr Karten oder mehr kurze Strecken würden helfen
balance-shared-wins = Zu viele Siege sind geteilt, weil die Punkte zu nah beieinander liegen: Gib Zielkarten unterschiedlichere Werte oder langen Strecken mehr Punkte
balance-hard-ticket = { $ticket } wird kaum je erfüllt: Mach den Weg kürzer oder breiter
balance-easy-ticket = { $ticket } wird fast immer erfüllt: Rück die Orte auseinander
balance-unwanted-ticket = { $ticket } wird fast immer zurückgelegt, weil der Weg zu wenig einbringt: Gib mehr Punkte oder nähere Orte
balance-unused-route = { $route } wird kaum je genutzt: Mach sie kürzer oder führe eine Zielkarte darüber
balance-unused-colour = Mit Karten in { $colour } wird selten bezahlt: Gib der Farbe mehr Strecken oder weniger Karten
balance-unused-vehicle = Wenige der Figuren ({ $vehicle }) werden gebraucht: Gib jedem weniger oder mehr Strecken dafür
balance-unused-district = Stadtteil { $number } wird kaum je verbunden: Bring seine Orte näher zusammen oder zahl mehr
balance-unused-stand = Kaum jemand holt Souvenirs von { $place }: Es liegt zu weit draußen, also beginne mit einem Stapel anderswo oder führe eine Zielkarte hin

## Numbers beside London's

balance-numbers = In Zahlen
balance-here = Hier
balance-london = London
balance-key-first-seat = Wer beginnt, gewinnt
balance-key-turns = Züge jeder Person
balance-key-ties = Geteilte Siege
balance-key-last-round = Partien, die mit einer letzten Runde enden
balance-key-score = Punkte derer, die beginnen
balance-key-routes = Eine Strecke wird genutzt
balance-key-tickets = Eine behaltene Zielkarte wird erfüllt
balance-interval = { $value } ({ $low } bis { $high })
balance-unknown = nicht gemessen

## Before and after

balance-changes = Vorher und nachher
balance-changes-told = Merk dir die Stadt, wie sie jetzt ist, und ändere sie dann: Was sich über den Zufall hinaus ändert, steht hier.
balance-keep = Mit der Stadt vergleichen, wie sie jetzt ist
balance-forget = Nicht mehr vergleichen
balance-no-changes = Über den Zufall hinaus hat sich nichts geändert.
balance-change = { $what }, { $seats } Personen: { $before } → { $after }
balance-change-route = { $name } wird genutzt
balance-change-ticket = { $name } wird erfüllt

## Every route and ticket

balance-routes = Alle Strecken
balance-tickets = Alle Zielkarten
balance-route = Strecke
balance-claimed = Genutzt
balance-wins = Siege derer, die sie nutzen
balance-ticket = Zielkarte
balance-kept = Behalten
balance-completed = Erfüllt
balance-profit = Punkte im Mittel
balance-report = Den langen Bericht speichern
balance-report-file = { $city }-balance.html
