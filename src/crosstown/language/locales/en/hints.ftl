### Moves as choices, and why a move is good: the sentences of players’ reasons, in their own words.

## A move as a choice

choice-keep = keep { $tickets }
choice-place = put { $souvenir } on { $place }
choice-souvenir = take the souvenir on { $place }
choice-draw = draw from the stack, unseen
choice-take = take { $card }
choice-tickets = draw tickets: { $draw }, keep at least { $keep }
choice-pass = pass
choice-claim = claim { $route } for { $paid }

## A hint: what a good player would do, and why

hint-move = Computer ({ $level }) would choose: { $move }
hint-why = “{ $why }”
hint-slipped = I forgot what I wanted and took what came.
hint-keep = I keep { $tickets }: that fits best with what I have and the time that is left.
hint-tickets = My tickets are completed or out of reach, so I look for new ones that my routes may serve.
hint-place = I put it on { $place }, where I am likely to pass.
hint-souvenir = I take the souvenir at { $place }: I may not come by again.
hint-nothing = I can do nothing else.
hint-claim-ticket =
    { $count ->
        [0] I claim { $route } for my ticket { $ticket }. After that my plan is complete.
        [one] I claim { $route } for my ticket { $ticket }. After that my plan needs 1 more route.
       *[other] I claim { $route } for my ticket { $ticket }. After that my plan needs { $count } more routes.
    }
hint-claim-district = I claim { $route } to connect a district.
hint-claim-points = I claim { $route } for its { event-points }.
hint-card-lack = I lack { $colour } cards.
hint-card-lack-for = I lack { $colour } cards for { $route }.
hint-card-lack-wild = I lack wilds.
hint-card-lack-wild-for = I lack wilds for { $route }.
hint-card-wild = A wild stands for any card that I lack.
hint-card-wild-for = A wild stands for any card that I lack for { $route }.
hint-card-best = Of what lies open, { $colour } is the best.
hint-card-best-for = Of what lies open, { $colour } is the best for { $route }.
hint-card-unseen = Nothing in the market is better than an unseen card.
hint-card-unseen-for = For { $route } nothing in the market is better than an unseen card.
hint-card-unseen-lack = Nothing in the market is better than an unseen card; I lack { $colours }.
hint-card-unseen-lack-for = Nothing in the market is better than an unseen card; for { $route } I lack { $colours }.
hint-tickets-more = There is time for another ticket beside my plan.
hint-by-chance = I took this by chance, among { $count } legal moves.
hint-only-move = There was no other move.
hint-search = In { $total } games that I imagined from here, this did best: { $share } % of a clear win.
hint-search-next = In { $total } games that I imagined from here, this did best: { $share } % of a clear win. Next comes “{ $move }” with { $less } %.
hint-search-trusted = In { $total } games that I imagined from here, this had { $share } % of a clear win and “{ $move }” { $less } %: not enough more to give up what I liked better at first.
hint-only-liked = Of { $count } legal moves, this is the only one that I would think of.
hint-liked = At first sight I like this best: { $share } %. Next comes “{ $move }” with { $less } %.

## Why another move is better, by an analysis. The numbers are percents of imagined games, and points

hint-better-ticket = With it, { $ticket } is completed in { $done }{ "\u00A0" }% of imagined games instead of { $done_instead }{ "\u00A0" }%.
hint-better-points =
    { $points ->
        [one] It brings about 1 point more, and wins { $chance }{ "\u00A0" }% of imagined games instead of { $instead }{ "\u00A0" }%.
       *[other] It brings about { $points } points more, and wins { $chance }{ "\u00A0" }% of imagined games instead of { $instead }{ "\u00A0" }%.
    }
hint-better-rivals =
    { $rivals ->
        [one] It leaves the strongest opponent about 1 point less, and wins { $chance }{ "\u00A0" }% of imagined games instead of { $instead }{ "\u00A0" }%.
       *[other] It leaves the strongest opponent about { $rivals } points less, and wins { $chance }{ "\u00A0" }% of imagined games instead of { $instead }{ "\u00A0" }%.
    }
hint-better-chance = It wins { $chance }{ "\u00A0" }% of imagined games instead of { $instead }{ "\u00A0" }%.
