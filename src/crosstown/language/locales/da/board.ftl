### Spillepladen: dens knapper, og hvad der siges om strækninger og steder

board-label = Spilleplade for { $city }: strækninger
board-loading = Spillepladen foldes ud…
board-missing = Spillepladen kunne ikke hentes.
board-again = Prøv igen
board-zoom = Zoom
board-zoom-in = Zoom ind
board-zoom-out = Zoom ud
board-zoom-fit = Vis hele spillepladen

## A route

board-any-cards =
    { $count ->
        [one] 1 kort i en valgfri farve
       *[other] { $count } kort i én valgfri farve
    }
board-with-wilds =
    { $count ->
        [one] { $cards }, heraf mindst 1 joker
       *[other] { $cards }, heraf mindst { $count } jokere
    }
board-owner =
    { $who ->
        [you] du har gjort krav på den
       *[other] { $name } har gjort krav på den
    }
board-wait = { $name } har turen
board-have = du har { $count } af { $needed } kort
board-have-wilds =
    { $needed ->
        [one] du har { $count } af 1 joker
       *[other] du har { $count } af { $needed } jokere
    }
board-pay = Du betaler
board-other-ways =
    { $count ->
        [one] eller på en anden måde
       *[other] eller på { $count } andre måder
    }
board-claimable = du kan gøre krav på den for { $cards }

## Places that can be chosen

board-choose-place = Vælg { $place }
board-choose-souvenir = Vælg { $place }: { $souvenir }, { $count } tilbage

## The position in words

board-words = Spillepladen som tekst
board-words-players = Spillere
board-words-you = dig
board-words-turn = har turen
board-words-joined = bydel { $number } forbundet
board-words-tickets = Dine rutekort
board-words-done = færdiggjort
board-words-missing = mangler { $routes } ({ $count } kort)
board-words-no-way = der er ingen fri vej længere
board-words-routes = Strækninger
board-words-route = Strækning
board-words-cost = Pris
board-words-points = Point
board-words-state = Status
board-words-open = ledig
board-words-claim = Gør krav på den
board-words-claim-route = { board-words-claim }: { $route } ({ $colour })
board-words-none = Der er ingen sådanne strækninger lige nu.
board-words-places = Steder
board-words-place = Sted
board-words-neighbours = Strækninger til
board-words-neighbour = { $place } ({ $owners })
board-words-district = bydel { $number }
board-words-stack = { $souvenir } × { $count }
board-show = Hvilke strækninger
board-show-all = Alle
board-show-open = Ledige
board-show-claimable = Mulige nu
board-show-mine = Mine

## Hvad spillepladen siger om sig selv, under byens navn

board-notice-original = egen by
board-notice-reconstruction = uofficiel rekonstruktion
board-notice-verified = uofficiel
