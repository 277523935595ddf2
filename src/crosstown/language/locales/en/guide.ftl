### The rules of a city in our own words. One set for all cities: what a city lacks is left out, its numbers are facts.

guide-title = How to play { $city }
guide-players =
    { $low ->
        [one] For 1 to { $high } players, about a quarter of an hour.
       *[other] For { $low } to { $high } players, about a quarter of an hour.
    }

## The aim

guide-aim-title = The aim
guide-aim = Lay your routes through the city and collect points. Every route scores when you claim it. Tickets ask you to connect two places and are counted at the end: those you complete add their points, those you miss take them away. Most points win.
guide-aim-districts = Whole districts that you connect score as well.
guide-aim-souvenirs = And on the way you collect souvenirs: the more different ones, the better.

## Before the first turn

guide-start-title = Before the first turn
guide-start-pieces = Everyone has { $pieces }.
guide-start-cards =
    { $hand ->
        [one] You begin with 1 card. { $market } more lie face up beside the stack: the market.
       *[other] You begin with { $hand } cards. { $market } more lie face up beside the stack: the market.
    }
guide-start-tickets =
    { $deal ->
        [one] You are dealt 1 ticket.
       *[other] You are dealt { $deal } tickets and keep at least { $keep }. What you do not keep goes under the ticket stack.
    }

## A turn

guide-turn-title = A turn
guide-turn = On your turn you do exactly one of three things: draw cards, claim a route, or draw tickets. Then it is the next player’s turn.
guide-turn-pass = You pass only if you can do none of the three.

## Cards

guide-cards-title = Draw cards
guide-cards-draw = Take two cards, one after the other. Each comes from the top of the stack, unseen, or from the { $market } cards of the market. A card taken from the market is replaced at once.
guide-cards-wild = The many-coloured card ({ $wild }) is wild: it stands for any colour. Taken from the market it is the only card of your turn, and it cannot be your second one. From the stack it is a card like any other.
guide-cards-sweep = Whenever { $limit } or more wilds lie in the market, the whole market is swept and turned up anew.
guide-cards-hand = You may hold as many cards as you like. When the stack runs out, the discards are shuffled.

## Routes

guide-routes-title = Claim a route
guide-routes-pay = Choose any free route; it need not touch your others. Pay as many cards as it has spaces, all in its colour. Wilds may replace any of them.
guide-routes-gray = A grey route takes any one colour you like, the same for all its spaces.
guide-routes-pieces = Put one of your pieces on each space. Without enough pieces you cannot claim it.
guide-routes-score = It scores at once, the longer the more:
guide-routes-one = One route a turn.

## Double routes

guide-doubles-title = Double routes
guide-doubles = Some neighbouring places are joined by two routes of the same length. Nobody may claim both of them.
guide-doubles-closed = With fewer than { $from } players only one of the two is played: once it is claimed, the other is closed to everyone.

## Ferries

guide-ferries-title = Ferries
guide-ferries = Routes across the water show ferry signs. Each sign needs a wild; the other spaces are paid as usual.

## Routes of one piece

guide-one-piece-title = One piece: { $route }
guide-one-piece = A { $route } is a single space with a number. It costs that many cards of its colour, but takes only { $piece }. It scores by a table of its own.
guide-kinds = Each kind of route takes only its own kind of piece.

## Tickets

guide-tickets-title = Draw tickets
guide-tickets-draw =
    { $draw ->
        [one] Draw 1 ticket and keep it.
       *[other] Draw { $draw } tickets, keep at least { $keep }, and put the others under the stack.
    }
guide-tickets-end = A ticket is complete when your routes connect its two places, whichever way they go. What you keep you keep to the end, and nobody else sees it until then.
guide-tickets-last = If the stack holds fewer, you draw what is left.

## Souvenirs

guide-souvenirs-title = Souvenirs
guide-souvenirs = On some places lie stacks of souvenirs. When you claim a route that ends there, you take one you do not have yet. If both ends offer one, you choose.
guide-souvenirs-start = Before the first turn the last players of the round put the left-over stacks on places of their choice.
guide-souvenirs-score = At the end your collection of different souvenirs scores:

## Districts

guide-districts-title = Districts
guide-districts = Places with the same number make a district. If at the end your routes connect all of them with one another, you score the district’s points. The way may lead through other places, and several players may score the same district.
guide-districts-line = District { $number }: { event-points }

## The end

guide-end-title = The end and the score
guide-end =
    { $left ->
        [0] When somebody has no pieces left at the end of a turn, everyone has one more turn, that player last. Then the game is over.
        [one] When somebody has at most 1 piece left at the end of a turn, everyone has one more turn, that player last. Then the game is over.
       *[other] When somebody has at most { $left } pieces left at the end of a turn, everyone has one more turn, that player last. Then the game is over.
    }
guide-end-score = Tickets are laid open: completed ones add their points, all others take them away.
guide-end-ties = In a tie the player with more completed tickets is ahead; if that is even too, the place is shared.

## The same in brief, for those who know such games

brief-turn = A turn is one of three things: draw cards, claim a route, or draw tickets.
brief-cards = Draw cards: two, each from the stack or the { $market } of the market. A wild ({ $wild }) taken from the market is the only card of that turn; it cannot be the second. With { $limit } wilds in the market, the market is swept.
brief-routes = Claim a route: pay as many cards of its colour as its number says (grey: any one colour); wilds stand for any card. It scores at once.
brief-doubles = Nobody may claim both halves of a double route, and with fewer than { $from } players the second half closes.
brief-tickets = Draw tickets: { $draw }, keep at least { $keep }. At the end a ticket whose places your routes connect wins its points; any other loses them.
brief-ferries = A ferry (~) needs a wild for every ferry sign.
brief-one-piece = A { $route } takes only { $piece }, however many cards it costs.
brief-souvenirs = Souvenirs: when you claim a route, take one that you lack from either of its ends. Points for 0, 1, 2 … different ones: { $scores }.
brief-districts = Districts: connect all places of one, whichever way, to score its points.
brief-end = You have { $pieces }. When somebody has at most { $left } left, everyone has one more turn. Most points win.
