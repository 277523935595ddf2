### The board: its controls, and what is said about routes and places

board-label = Board of { $city }: routes
board-loading = The board is being unfolded…
board-missing = The board could not be fetched.
board-again = Try again
board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole board

## A route

board-any-cards =
    { $count ->
        [one] 1 card of any colour
       *[other] { $count } cards of any one colour
    }
board-with-wilds =
    { $count ->
        [one] { $cards }, at least 1 of them wild
       *[other] { $cards }, at least { $count } of them wild
    }
board-owner =
    { $who ->
        [you] claimed by you
       *[other] claimed by { $name }
    }
board-wait = it is { $name }’s turn
board-have =
    { $needed ->
        [one] you have { $count } of 1 card
       *[other] you have { $count } of { $needed } cards
    }
board-have-wilds =
    { $needed ->
        [one] you have { $count } of 1 wild
       *[other] you have { $count } of { $needed } wilds
    }
board-pay = Pay
board-other-ways =
    { $count ->
        [one] or another way
       *[other] or { $count } other ways
    }
board-claimable = can be claimed with { $cards }

## Places that can be chosen

board-choose-place = Choose { $place }
board-choose-souvenir = Choose { $place }: { $souvenir }, { $count } left

## The position in words

board-words = Board as text
board-words-players = Players
board-words-you = you
board-words-turn = their turn
board-words-joined = district { $number } completed
board-words-tickets = Your tickets
board-words-done = completed
board-words-missing =
    { $count ->
        [one] missing { $routes } (1 card)
       *[other] missing { $routes } ({ $count } cards)
    }
board-words-no-way = there is no way left
board-words-routes = Routes
board-words-route = Route
board-words-cost = Cost
board-words-points = Points
board-words-state = State
board-words-open = open
board-words-claim = Claim
board-words-claim-route = Claim { $route } ({ $colour })
board-words-none = No such routes.
board-words-places = Places
board-words-place = Place
board-words-neighbours = Routes to
board-words-neighbour = { $place } ({ $owners })
board-words-district = district { $number }
board-words-stack = { $souvenir } × { $count }
board-show = Which routes
board-show-all = All
board-show-open = Open
board-show-claimable = Claimable now
board-show-mine = Mine

## What the board says of itself, under the city's name

board-notice-original = an original city
board-notice-reconstruction = unofficial reconstruction
board-notice-verified = unofficial
