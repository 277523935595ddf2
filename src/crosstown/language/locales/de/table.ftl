### Der Tab eines Tischs, Hinweise, und was andere taten in wenigen Worten.

## Der Titel des Tabs

table-title-yours = ● Du bist an der Reihe – { $city } – { -game-name }
table-title-theirs = { $name } ist an der Reihe – { $city } – { -game-name }
table-title-waiting = Noch Plätze frei – { $city } – { -game-name }
table-title-over = Partie zu Ende – { $city } – { -game-name }

## Was vorgelesen wird und in Mitteilungen steht

table-hurry = Deine Zeit läuft ab.
table-missed = Während du weg warst:
table-undo-open = Das kannst du noch zurücknehmen: Taste U.
table-said = { $name }: { $text }
table-ticket-done = Deine Zielkarte { $ticket } ist erfüllt.
table-district-done = { event-who } Stadtteil { $number } vervollständigt: { count-points }.

## Was jemand tat, neben dem Namen: wenige Worte ohne den Namen

table-did-draw = { count-cards } gezogen
table-did-take = { $card } genommen
table-did-claim = { $route } genutzt +{ $points }
table-did-souvenir = Souvenir genommen: { $souvenir }
table-did-place = Souvenir auf { $place } gelegt
table-did-offer = { count-tickets } gezogen
table-did-keep = { count-tickets } behalten
table-did-pass = gepasst
table-did-undo =
    { $count ->
        [one] einen Zug zurückgenommen
       *[other] { $count } Züge zurückgenommen
    }

## Wer spielt

table-computer = { $name } ({ $level })
