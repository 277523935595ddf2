### Was geschah, in Sätzen. $who ist „you“ für den eigenen Platz, sonst „other“; $name ist der Name am Platz.

# Der Anfang der meisten Sätze; das Partizip steht am Ende.
event-who =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    }
event-drew = { event-who } { $card } vom Stapel gezogen.
event-took = { event-who } { $card } aus der Auslage genommen.
event-filled = Aufgedeckt: { $cards }.
event-swept = Zu viele Joker lagen offen: Die Auslage wurde abgelegt und neu aufgedeckt.
event-shuffled = Der Ablagestapel wurde gemischt: ein neuer Stapel mit { count-cards }.
event-claimed = { event-who } { $route } für { $paid } genutzt: { event-points }.
event-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
event-souvenir = { event-who } bei { $place } ein Souvenir genommen: { $souvenir }.
event-placed = { event-who } das Souvenir „{ $souvenir }“ auf { $place } gelegt.
event-offered = { event-who } { count-tickets } gezogen{ $tickets }.
event-kept =
    { event-who } { count-tickets } behalten{ $tickets }{ $returned ->
        [0] .
       *[other] { " " }und { $returned } unter den Stapel gelegt.
    }
event-tickets = { " " }({ $tickets })
event-passed =
    { $who ->
        [you] Du konntest nichts tun und hast gepasst.
       *[other] { $name } konnte nichts tun und hat gepasst.
    }
event-last-round =
    { $who ->
        [you] Letzte Runde: Du hast kaum noch Figuren. Alle sind noch einmal an der Reihe.
       *[other] Letzte Runde: { $name } hat kaum noch Figuren. Alle sind noch einmal an der Reihe.
    }
event-ended = Die Partie ist zu Ende: { event-ending }.
event-ending =
    { $reason ->
        [last-round] Die letzte Runde ist gespielt
        [no-moves] Niemand konnte noch etwas tun
       *[other] { $reason }
    }

## Warum der Computer für jemanden gezogen hat

cause-clock =
    { $who ->
        [you] Deine Zeit war abgelaufen.
       *[other] Die Zeit von { $name } war abgelaufen.
    }
cause-away =
    { $who ->
        [you] Du warst nicht da.
       *[other] { $name } war nicht da.
    }
cause-left =
    { $who ->
        [you] Du hattest den Tisch verlassen.
       *[other] { $name } hatte den Tisch verlassen.
    }
cause-stalled =
    { $who ->
        [you] Du hattest lange nicht gezogen.
       *[other] { $name } hatte lange nicht gezogen.
    }
event-undone =
    { $count ->
        [one] { event-who } einen Zug zurückgenommen.
       *[other] { event-who } { $count } Züge zurückgenommen.
    }
