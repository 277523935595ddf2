### The rules of a city in our own words. One set for all cities: what a city lacks is left out, its numbers are facts.

rules-title = How to play { $city }
rules-players =
    { $low ->
        [one] For 1 to { $high } players, about a quarter of an hour.
       *[other] For { $low } to { $high } players, about a quarter of an hour.
    }

## The aim

rules-aim-title = The aim
rules-aim = Lay your routes through the city and collect points. Every route scores when you claim it. Tickets ask you to connect two places and are counted at the end: those you complete add their points, the others take theirs away. Whoever has the most points wins.
rules-aim-districts = Whole districts that you connect score as well.
rules-aim-souvenirs = And on the way you collect souvenirs: the more different ones, the better.

## The board

rules-board-title = The board
rules-board = Routes join neighbouring places. A route is a row of spaces: it costs one card for each space, and later one of your pieces stands on each.
rules-board-colour = Every colour has a sign of its own, the same on spaces and cards.
rules-board-gray = Three dots mark a grey route: you pay for it with one colour of your choice.
rules-board-doubles = Two routes side by side are a double route.
rules-board-ferry = A ferry symbol on a space: it costs a wild.
rules-board-one-piece = One space with a number is a { $route }: it costs that many cards.
rules-board-souvenirs = Places marked like this have a stack of souvenirs from the start.
rules-board-district = The number and colour of a place show its district.

## Before the first turn

rules-start-title = Before the first turn
rules-start-pieces = Everyone has { $pieces } and no points yet.
rules-start-cards =
    { $hand ->
        [one] You begin with 1 card, which nobody else sees. Beside the stack lie { $market } more cards, face up: the market.
       *[other] You begin with { $hand } cards, which nobody else sees. Beside the stack lie { $market } more cards, face up: the market.
    }
rules-start-tickets =
    { $deal ->
        [one] You are dealt 1 ticket, which nobody else sees.
       *[other] You are dealt { $deal } tickets, which nobody else sees, and keep at least { $keep }. What you do not keep goes under the ticket stack.
    }
rules-start-first = Chance decides who begins; whoever opens the table can also choose somebody. Then turns go round clockwise.

## A turn

rules-turn-title = A turn
rules-turn = On your turn you do exactly one of three things: draw cards, claim a route, or draw tickets. Then it is the next player’s turn.
rules-turn-pass = You pass only if you can do none of the three.

## Cards

rules-cards-title = Draw cards
rules-cards-draw = Take two cards, one after the other: you may not stop after the first. Each comes unseen from the top of the stack, or from the { $market } cards of the market. A card taken from the market is replaced at once.
rules-cards-wild = The many-coloured card ({ $wild }) is wild: it stands for any colour. Taken from the market it is the only card of your turn, so you may not take one there as your second card. Drawn unseen it is a card like any other.
rules-cards-sweep = Whenever { $limit } or more wilds lie in the market, the whole market is discarded and turned up anew.
rules-cards-hand = You may hold as many cards as you like; nobody else sees them. When the stack is empty, the discards are shuffled and become the new stack.

## Routes

rules-routes-title = Claim a route
rules-routes-pay = Choose any free route; it need not touch your others. Pay as many cards as it has spaces, all in its colour. A wild may replace any of them, even all.
rules-routes-gray = For a grey route (three dots) choose any one colour, the same for all its spaces.
rules-routes-pieces = Put one of your pieces on each space. Without enough pieces you cannot claim it.
rules-routes-score = You score at once; longer routes are worth more:
rules-routes-one = One route a turn.

## Double routes

rules-doubles-title = Double routes
rules-doubles = Some neighbouring places are joined by two routes of the same length. Nobody may claim both of them.
rules-doubles-closed = With fewer than { $from } players only one of the two can be claimed: then the other is closed to everyone.

## Ferries

rules-ferries-title = Ferries
rules-ferries = Routes across the water show ferry symbols. Each symbol needs a wild; the other spaces are paid as usual.

## Routes of one piece

rules-one-piece-title = One piece: { $route }
rules-one-piece = A { $route } is a single space with a number. It costs that many cards of its colour, but takes only { $piece }. It has a table of points of its own:
rules-kinds = Each kind of route takes only its own kind of piece.

## Tickets

rules-tickets-title = Draw tickets
rules-tickets-draw =
    { $draw ->
        [one] Draw 1 ticket and keep it.
       *[other] Draw { $draw } tickets, keep at least { $keep }, and put the others under the stack.
    }
rules-tickets-end = A ticket is completed when your routes connect its two places, whichever way they go. At the end a completed ticket adds its points; any other takes them away.
rules-tickets-secret = You may have any number of tickets. What you keep you keep to the end, and nobody else sees it until then, completed or not.
rules-tickets-last = If only one is left in the stack, you draw it and must keep it; if none is left, you cannot draw tickets.
rules-tickets-example = An example: your ticket is { $ticket }, worth { event-points }. You claim { $routes }, in any order and over several turns. That costs { $cards } and scores { $scored } at once. Now your routes connect both places: at the end the ticket adds { event-points }. If one of these routes were missing, the ticket would cost you { event-points }.
rules-tickets-picture = { $routes }: together they complete the ticket { $ticket }.

## Souvenirs

rules-souvenirs-title = Souvenirs
rules-souvenirs = On some places lie stacks of souvenirs, all of one symbol. When you claim a route that ends there, you must take one if you do not have its symbol yet. If both ends offer one, you choose which. Your souvenirs lie open for all to see.
rules-souvenirs-start = From the start there are stacks on { $places }. The number of players decides how high they are:
rules-souvenirs-players = Players
rules-souvenirs-stack = In each stack
rules-souvenirs-placed = In each left-over stack
rules-souvenirs-left =
    { $count ->
        [one] One symbol is left over. It is put on a place without a stack when everyone has chosen tickets.
       *[other] { $count } symbols are left over. They are put on places without a stack when everyone has chosen tickets.
    }
# $players: "3 or 4"; $tokens: how many souvenirs lie in each left-over stack.
rules-souvenirs-in-turn = With { $players } players the last in the round puts one left-over stack on a place; then the player before does the same with the next.
rules-souvenirs-alone =
    { $tokens ->
        [one] With { $players } players only the last in the round does so, with a single souvenir of each left-over symbol, on different places.
       *[other] With { $players } players only the last in the round does so, with all left-over stacks, on different places.
    }
rules-souvenirs-score = At the end your different souvenirs score:
rules-souvenirs-count = Different ones

## Districts

rules-districts-title = Districts
rules-districts = Places with the same number and colour make a district. If at the end your routes connect all of them with one another, you score the district’s points. The way may lead through other places, and several players may score the same district.
rules-districts-line = District { $number }: { event-points }
rules-districts-picture = { $places }: these routes connect all of district { $number }.

## The end

rules-end-title = The end and the score
rules-end =
    { $left ->
        [0] When somebody has no pieces left at the end of a turn, everyone has one more turn, that player last. Then the game is over.
        [one] When somebody has at most 1 piece left{ $together } at the end of a turn, everyone has one more turn, that player last. Then the game is over.
       *[other] When somebody has at most { $left } pieces left{ $together } at the end of a turn, everyone has one more turn, that player last. Then the game is over.
    }
# Behind the number of pieces left, where there are several kinds.
rules-end-together = { " " }(all kinds together)
rules-end-score = Tickets are laid open: completed ones add their points, all others take them away.
rules-end-ties = In a tie the player with more completed tickets is ahead; if that is even too, the place is shared.

## A worked example

rules-example-title = An example of a final score
rules-example = Suppose the game is over and you have these routes and tickets:
rules-example-route = Route { $route }
rules-example-done = Ticket { $ticket }, completed
rules-example-missed = Ticket { $ticket }, not completed
rules-example-district = District { $number }, all its places connected
rules-example-souvenirs =
    { $count ->
        [one] 1 souvenir
       *[other] { $count } different souvenirs
    }
rules-example-total = Total

## On the screen

rules-screen-title = How to do it on the screen
rules-screen-cards = Draw cards: click or tap a card of the market or the stack.
rules-screen-routes = Claim a route: the routes you can pay for are marked. Choose one on the board, choose how to pay, and confirm. Any other route tells you what it costs and why you cannot claim it.
rules-screen-tickets = Draw tickets: press the ticket stack and choose which to keep. Your tickets lie beside your hand; point at one, and the board shows a way to complete it.
rules-screen-undo = Undo takes back your last move as long as it showed nothing hidden. With other people at the table a ticket you kept stays kept.
rules-screen-keys = The question mark key lists all keys. The menu also has the board as text, and these rules.

## Where the rulebooks are silent. One message for each ruling, by its number

rules-rulings-title = Where the rulebooks leave a gap
rules-rulings = These decisions are ours:
# The same chapter for a city that has no rulebook.
rules-rulings-own-title = In case of doubt
rules-rulings-own = This is how it is in every city:
rules-ruling-s4 = First tickets: everyone chooses at the same time. The game takes the choices in the order of turns, and nobody learns of one before that. What is put back goes under the stack in that order.
rules-ruling-s5 = Who begins is settled before the first tickets are chosen, so everyone knows the order of turns. Chance decides, or whoever opens the table chooses somebody. When the same players play again, chance decides again; where somebody was chosen, the next player begins.
rules-ruling-s6 = Chance decides which souvenir lies where, and which symbols are left over.
rules-ruling-t2 = If you can do something, you may not pass. When all players pass one after another, the game is over and is scored.
rules-ruling-d1 = You must draw two cards where two can be had.
rules-ruling-d4 = The wilds of the market are counted when it is full, or as full as it can be. If so few other cards are left that a new market could not be better, it stays as it is until somebody claims a route.
rules-ruling-d6 = If there is no card to draw, you cannot draw cards. If you may not take any second card, your turn ends after the first.
rules-ruling-d7 = The order after each card: first the market is filled, and if the stack is empty, the discards are shuffled for that. Then the wilds of the market are counted. Only then is an empty stack shuffled anew.
rules-ruling-e1 = Passing in the last round uses up your last turn.
rules-ruling-e3 = The way that connects a district may lead through other places.
rules-ruling-e5 = The number of completed tickets decides every tie, not only the one for the first place.

## The same in brief, for those who know such games

brief-turn = A turn is one of three things: draw cards, claim a route, or draw tickets.
brief-cards = Draw cards: two, each from the stack or the { $market } of the market. A wild ({ $wild }) taken from the market is the only card of that turn; it cannot be the second. With { $limit } wilds in the market, the market is discarded and turned up anew.
brief-routes = Claim a route: pay as many cards of its colour as its number says (grey: any one colour); wilds stand for any card. You score at once.
brief-doubles = Nobody may claim both halves of a double route, and with fewer than { $from } players the second half closes.
brief-tickets = Draw tickets: { $draw }, keep at least { $keep }. At the end a ticket whose places your routes connect adds its points; any other takes them away.
brief-ferries = A ferry (~) needs a wild for every ferry symbol.
brief-one-piece = A { $route } takes only { $piece }, however many cards it costs.
brief-souvenirs = Souvenirs: when you claim a route, take one that you lack from either of its ends. Points for 0, 1, 2 … different ones: { $scores }.
brief-districts = Districts: connect all places of one, whichever way, to score its points.
brief-end = You have { $pieces }. When somebody has at most { $left } left{ $together }, everyone has one more turn; the game also ends when all pass. Whoever has the most points wins.
