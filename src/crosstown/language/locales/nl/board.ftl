### Het bord: de knoppen, en wat er over routes en locaties wordt gezegd

board-label = Bord van { $city }: routes
board-loading = Het bord wordt opengevouwen…
board-missing = Het bord kon niet worden geladen.
board-again = Opnieuw proberen
board-zoom = Zoom
board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-zoom-fit = Het hele bord tonen

## A route

board-any-cards =
    { $count ->
        [one] 1 kaart van een kleur naar keuze
       *[other] { $count } kaarten van één kleur naar keuze
    }
board-with-wilds =
    { $count ->
        [one] { $cards }, waarvan minstens 1 joker
       *[other] { $cards }, waarvan minstens { $count } jokers
    }
board-owner =
    { $who ->
        [you] door jou geclaimd
       *[other] geclaimd door { $name }
    }
board-wait = { $name } is aan de beurt
board-have =
    { $needed ->
        [one] je hebt { $count } van 1 kaart
       *[other] je hebt { $count } van de { $needed } kaarten
    }
board-have-wilds =
    { $needed ->
        [one] je hebt { $count } van 1 joker
       *[other] je hebt { $count } van de { $needed } jokers
    }
board-pay = Je betaalt
board-other-ways =
    { $count ->
        [one] of op een andere manier
       *[other] of op { $count } andere manieren
    }
board-claimable = te claimen met { $cards }

## Places that can be chosen

board-choose-place = { $place } kiezen
board-choose-souvenir = { $place } kiezen: { $souvenir }, nog { $count }

## The position in words

board-words = Het bord als tekst
board-words-players = Spelers
board-words-you = jij
board-words-turn = aan de beurt
board-words-joined = wijk { $number } verbonden
board-words-tickets = Jouw bestemmingskaarten
board-words-done = behaald
board-words-missing =
    { $count ->
        [one] nog nodig: { $routes } (1 kaart)
       *[other] nog nodig: { $routes } ({ $count } kaarten)
    }
board-words-no-way = er is geen weg meer vrij
board-words-routes = Routes
board-words-route = Route
board-words-cost = Kosten
board-words-points = Punten
board-words-state = Status
board-words-open = vrij
board-words-claim = Claimen
board-words-claim-route = { $route } claimen ({ $colour })
board-words-none = Zulke routes zijn er nu niet.
board-words-places = Locaties
board-words-place = Locatie
board-words-neighbours = Routes naar
board-words-neighbour = { $place } ({ $owners })
board-words-district = wijk { $number }
board-words-stack = { $souvenir } × { $count }
board-show = Welke routes
board-show-all = Alle
board-show-open = Vrije
board-show-claimable = Nu te claimen
board-show-mine = Van mij

## Wat het bord over zichzelf zegt, onder de naam van de stad

board-notice-original = een eigen stad
board-notice-reconstruction = onofficiële reconstructie
board-notice-verified = onofficieel
