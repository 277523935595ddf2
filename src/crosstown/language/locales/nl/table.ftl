### Het tabblad van een tafel, meldingen, en wat anderen deden in een paar woorden.

## De titel van het tabblad

table-title-yours = ● Jij bent aan de beurt – { $city } – { -game-name }
table-title-theirs = { $name } is aan de beurt – { $city } – { -game-name }
table-title-waiting = Wachten op spelers – { $city } – { -game-name }
table-title-over = Spel afgelopen – { $city } – { -game-name }

## Wat wordt voorgelezen en in meldingen staat

table-hurry = Je tijd raakt op.
table-missed = Terwijl je weg was:
table-undo-open = Je kunt dit nog terugnemen: druk op U.
table-said = { $name }: { $text }
table-ticket-done = Je bestemmingskaart { $ticket } is behaald.
table-district-done = { event-who } verbond wijk { $number }: { count-points }.

## Wat iemand deed, naast de naam: een paar woorden zonder de naam

table-did-draw = trok { count-cards }
table-did-take = nam { $card }
table-did-claim = claimde { $route } +{ $points }
table-did-souvenir = nam een toeristenfiche: { $souvenir }
table-did-place = legde een toeristenfiche op { $place }
table-did-offer = trok { count-tickets }
table-did-keep = behield { count-tickets }
table-did-pass = paste
table-did-undo =
    { $count ->
        [one] nam een zet terug
       *[other] nam { $count } zetten terug
    }

## Wie speelt

table-computer = { $name } ({ $level })
