### Looking at a game again: the board, the bar below it, and whose eyes.

replay-title = { $city } nog eens – Crosstown
# Where no game was opened yet.
replay-open-title = Een spel nog eens bekijken
replay-not-possible = Dit spel kan niet worden getoond
# $ply: the number of the move, counted from 0; $move: as it stands in the record
replay-wrong-ply = Het verslag klopt niet bij zet { $ply } ({ $move }).
replay-drop = of sleep het bestand hierheen
replay-drop-now = Laat los om het te openen
replay-several =
    { $count ->
        [one] In dit bestand staat één spel.
       *[other] In dit bestand staan { $count } spellen. Welk spel?
    }
# A seat whose player the record does not name.
replay-seat = Plaats { $number }
# $ply: moves played so far; $last: all moves of the game
replay-ply = Zet { $ply } van { $last }
replay-start = De kaarten zijn gedeeld
replay-scores = De eindstand
replay-spectator-note = Wie meekijkt, ziet geen handkaarten en geen bestemmingskaarten.
replay-tickets = Bestemmingskaarten
replay-tickets-of = Bestemmingskaarten van { $name }
replay-hand = Kaarten van { $name }
replay-no-cards = geen kaarten
replay-offered = om uit te kiezen

## Whose eyes

replay-eyes = Door wiens ogen
replay-as-open = Alles open
replay-as-spectator = Zoals wie meekijkt
replay-as-seat = Zoals { $name } het zag

## The bar below the board

replay-controls = Door het spel gaan
replay-first = Naar het begin
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-scrub = Plek in het spel
replay-speed = Snelheid
replay-speed-half = ½×
replay-speed-normal = 1×
replay-speed-double = 2×
replay-speed-fourfold = 4×
replay-key-step = Eén zet terug of verder
replay-key-turn = Naar de vorige of volgende beurt
replay-key-ends = Naar het begin, naar het einde
replay-key-play = Afspelen of pauzeren
replay-key-eyes = Door de volgende ogen kijken

## Ways here and on

replay-this = Spel bekijken
replay-share = Delen
replay-share-title = Dit moment delen
replay-share-link = Link naar dit moment
replay-share-text = Bekijk dit moment
replay-share-here = Alleen jij kunt deze link openen: het spel staat op dit apparaat. Sla het verslag op om het door te geven.
# At a table that is being played: the moves so far, and the way back.
replay-look-back = Terugkijken
replay-back-table = Terug naar de tafel
replay-back-turn = Terug: je bent aan de beurt
replay-play-on = Verder spelen
# Where moves leave the game that was really played.
replay-line = Vanaf hier is het anders gespeeld
replay-line-real = Het echte spel

## What if: playing on from a move in another way

what-if = Wat als?
what-if-title = Verder spelen vanaf zet { $ply }
what-if-seat = Jouw plaats
what-if-deal = Welke kaarten
what-if-same = Precies deze kaarten
what-if-same-note = De stapel, de andere handkaarten en alle bestemmingskaarten liggen zoals ze echt lagen.
what-if-another = Andere kaarten die voor jou hetzelfde leken
what-if-another-note = Wat deze plaats niet had gezien, wordt opnieuw gedeeld. Wat hij wel had gezien, blijft zoals het was.
what-if-level = De anderen
what-if-begin = Vanaf hier verder spelen
what-if-dealing = De kaarten worden gedeeld…
what-if-no-deal = Er is geen andere verdeling gevonden die past bij alles wat deze plaats had gezien. Kies een eerdere zet of precies deze kaarten.
what-if-compare = En als het anders was gegaan?
what-if-left-same = Je hebt het echte spel na zet { $ply } verlaten, met precies dezelfde kaarten.
what-if-left-another = Je hebt het echte spel na zet { $ply } verlaten, met andere verborgen kaarten.
what-if-real = Echte spel
what-if-this = Dit spel
what-if-difference = Verschil
what-if-share = Deze zetten delen
what-if-share-link = Link naar deze zetten
