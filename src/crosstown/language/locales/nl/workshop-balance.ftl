### The balance of a city in the workshop, measured by many games of a computer player.

balance-told = Op elke plaats zit een computer (gemiddeld) en die speelt { $games } potjes aan elke tafel. Tussen haakjes staan 95 %-intervallen.
balance-working = Er wordt gespeeld: { $percent } %
balance-working-label = Hoeveel van de potjes gespeeld zijn
balance-done = { $games } potjes aan elke tafel, zojuist gemeten.
balance-unplayable = Alleen een stad zonder problemen kan gemeten worden.
balance-to-problems = Toon de problemen
balance-seats = Spelers
balance-players = { $seats } spelers
balance-always = Ook in de andere delen op de kaart tonen
balance-on-route = { $route }: gebruikt in { $claimed } van de potjes; wie hem gebruikt wint { $wins }

## What to look at

balance-findings = Wat opvalt
balance-fine = Er valt niets op. Alle vragen hebben een goed antwoord.
balance-finding = { $seats } spelers, { $measured }
balance-unsure = Niet zeker: ongeveer { $games } potjes zouden het laten zien.
balance-seat-advantage =
    { $number ->
        [1] De eerste
        [2] De tweede
        [3] De derde
       *[other] De vierde
    } van { $seats } spelers wint { $amount ->
        [more] meer
       *[less] minder
    } dan het eigen deel van { $share } %: langere potjes helpen, dus meer stukken voor iedereen of een later einde
balance-no-moves = Te veel potjes stoppen omdat niemand iets kan doen: meer kaarten of meer korte routes zouden helpen
balance-shared-wins = Te veel overwinningen worden gedeeld, omdat de scores te dicht bij elkaar liggen: geef bestemmingskaarten meer verschillende punten, of lange routes meer
balance-hard-ticket = { $ticket } wordt bijna nooit behaald: maak de weg korter of breder
balance-easy-ticket = { $ticket } wordt bijna altijd behaald: leg de locaties verder uit elkaar
balance-unwanted-ticket = { $ticket } wordt bijna altijd teruggelegd, want de weg levert te weinig op: geef meer punten, of locaties die dichter bij elkaar liggen
balance-unused-route = { $route } wordt bijna nooit gebruikt: maak hem korter, of leid er een bestemmingskaart over
balance-unused-colour = Met kaarten in { $colour } wordt zelden betaald: geef de kleur meer routes, of minder kaarten
balance-unused-vehicle = Weinig van de stukken ({ $vehicle }) worden gebruikt: geef iedereen er minder, of meer routes ervoor
balance-unused-district = Wijk { $number } wordt bijna nooit verbonden: breng de locaties dichter bij elkaar of betaal meer
balance-unused-stand = Bijna niemand haalt souvenirs bij { $place }: het ligt te ver weg, dus begin met een stapel elders, of leid er een bestemmingskaart heen

## Numbers beside London's

balance-numbers = In getallen
balance-here = Hier
balance-london = Londen
balance-key-first-seat = De eerste speler wint
balance-key-turns = Beurten van elke speler
balance-key-ties = Gedeelde overwinningen
balance-key-last-round = Potjes die met een laatste ronde eindigen
balance-key-score = Punten van de eerste speler
balance-key-routes = Een route wordt gebruikt
balance-key-tickets = Een behouden bestemmingskaart wordt behaald
balance-interval = { $value } ({ $low } tot { $high })
balance-unknown = niet gemeten

## Before and after

balance-changes = Voor en na
balance-changes-told = Onthoud de stad zoals ze nu is en verander haar dan: wat meer verandert dan toeval staat hier.
balance-keep = Vergelijken met de stad zoals ze nu is
balance-forget = Niet meer vergelijken
balance-no-changes = Er is niets veranderd dat meer is dan toeval.
balance-change = { $what }, { $seats } spelers: { $before } → { $after }
balance-change-route = { $name } wordt gebruikt
balance-change-ticket = { $name } wordt behaald

## Every route and ticket

balance-routes = Alle routes
balance-tickets = Alle bestemmingskaarten
balance-route = Route
balance-claimed = Gebruikt
balance-wins = Overwinningen van wie hem gebruikt
balance-ticket = Bestemmingskaart
balance-kept = Behouden
balance-completed = Behaald
balance-profit = Punten gemiddeld
balance-report = Het lange rapport opslaan
balance-report-file = { $city }-balance.html
