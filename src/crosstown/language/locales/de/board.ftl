### Der Spielplan: seine Knöpfe, und was über Strecken und Orte gesagt wird

board-label = Spielplan von { $city }: Strecken
board-loading = Der Spielplan wird aufgeklappt …
board-missing = Der Spielplan konnte nicht geladen werden.
board-again = Noch einmal versuchen
board-zoom = Vergrößerung
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-fit = Ganzen Spielplan zeigen

## A route

board-any-cards =
    { $count ->
        [one] 1 Karte beliebiger Farbe
       *[other] { $count } Karten einer beliebigen Farbe
    }
board-with-wilds =
    { $count ->
        [one] { $cards }, davon mindestens 1 Joker
       *[other] { $cards }, davon mindestens { $count } Joker
    }
board-owner =
    { $who ->
        [you] von dir genutzt
       *[other] von { $name } genutzt
    }
board-wait = { $name } ist an der Reihe
board-have =
    { $needed ->
        [one] du hast { $count } von 1 Karte
       *[other] du hast { $count } von { $needed } Karten
    }
board-have-wilds =
    { $needed ->
        [one] du hast { $count } von 1 Joker
       *[other] du hast { $count } von { $needed } Jokern
    }
board-pay = Du zahlst
board-other-ways =
    { $count ->
        [one] oder auf eine andere Art
       *[other] oder auf { $count } andere Arten
    }
board-claimable = jetzt nutzbar für { $cards }

## Places that can be chosen

board-choose-place = { $place } wählen
board-choose-souvenir = { $place } wählen: { $souvenir }, noch { $count }

## The position in words

board-words = Der Spielplan als Text
board-words-players = Am Tisch
board-words-you = du
board-words-turn = an der Reihe
board-words-joined = Stadtteil { $number } vervollständigt
board-words-tickets = Deine Zielkarten
board-words-done = erfüllt
board-words-missing =
    { $count ->
        [one] noch nötig: { $routes } (1 Karte)
       *[other] noch nötig: { $routes } ({ $count } Karten)
    }
board-words-no-way = es ist kein Weg mehr frei
board-words-routes = Strecken
board-words-route = Strecke
board-words-cost = Kosten
board-words-points = Punkte
board-words-state = Status
board-words-open = frei
board-words-claim = Nutzen
board-words-claim-route = { $route } nutzen ({ $colour })
board-words-none = Solche Strecken gibt es gerade nicht.
board-words-places = Orte
board-words-place = Ort
board-words-neighbours = Strecken nach
board-words-neighbour = { $place } ({ $owners })
board-words-district = Stadtteil { $number }
board-words-stack = { $souvenir } × { $count }
board-show = Welche Strecken
board-show-all = Alle
board-show-open = Freie
board-show-claimable = Jetzt möglich
board-show-mine = Meine

## Was der Spielplan von sich sagt, unter dem Namen der Stadt

board-notice-original = eigener Entwurf
board-notice-reconstruction = inoffizielle Rekonstruktion
board-notice-verified = inoffiziell
