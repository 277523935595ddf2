### Round the board: whose turn it is, cards, tickets, players, the log and the table's menu.

## Whose turn it is and what is to be done. $several: more than one person plays at this screen; $last: it is the last round

desk-turn-of =
    { $several ->
        [true] { desk-turn-named }
       *[false] { desk-turn-yours }
    }
desk-turn-named =
    { $last ->
        [true] { $name }, last turn
       *[false] { $name }
    }
desk-turn-yours =
    { $last ->
        [true] Your last turn
       *[false] Your turn
    }
desk-do-turn = { desk-turn-of }: draw cards, claim a route or draw tickets
desk-do-second-card = { desk-turn-of }: take a second card
desk-do-first-keep = { desk-turn-of }: choose your first tickets
desk-do-keep = { desk-turn-of }: choose which tickets to keep
desk-do-place = { desk-turn-of }: put down a souvenir stack
desk-do-souvenir = { desk-turn-of }: choose a souvenir
desk-do-pay = { desk-turn-of }: choose how to pay
desk-do-pass = { desk-turn-of }: there is nothing you can do but pass
desk-wait-turn = { $name }’s turn
desk-wait-second-card = { $name } takes a second card
desk-wait-first-keep = { $name } chooses the first tickets
desk-wait-first-chosen = Your tickets are chosen. Waiting for the others
desk-wait-keep = { $name } chooses tickets
desk-wait-place = { $name } puts down a souvenir stack
desk-wait-souvenir = { $name } chooses a souvenir
desk-over = The game is over
desk-last-round = Last round
desk-last-begun =
    { $who ->
        [you] You have hardly any pieces left.
       *[other] { $name } has hardly any pieces left.
    }
# $names: everybody who still has a turn, in order; $names can contain desk-last-you.
desk-last-order = One more turn each: { $names }.
desk-last-you = you
desk-last-yours = This is your last turn
desk-last-coming = last turn to come
desk-last-played = has played the last turn
desk-watching-note = You are watching. Hands and tickets stay hidden until the end.
desk-covered = Cards stay hidden until one of you has a turn.
desk-clock = Time left

## Players

desk-players = Players
desk-about = About { $name }
desk-to-move = turn
desk-thinks = is thinking
desk-away = away
desk-minded = a computer plays on
desk-district = a completed district, { count-points }
desk-seen-cards = Cards taken face up
desk-seen-none = No card in this hand was taken face up.
desk-seen-note = The others were drawn unseen.
desk-souvenirs = Souvenirs

## Market and stacks

desk-market = Market
desk-take = Take { $card }
desk-draw = Draw a card
desk-tickets = Draw tickets
desk-discards = Discards: { count-cards }
desk-not-now = Not possible now
desk-not-your-turn = It is not your turn
# Under the piles where there is little room.
desk-pile-stack = Stack
desk-pile-tickets = Tickets
# On a wild that lies open: taking it ends the turn.
desk-whole-turn = whole turn
desk-tickets-sure = Draw { count-tickets }?
desk-tickets-note =
    { $least ->
        [0] That is your whole turn and cannot be undone.
        [1] That is your whole turn and cannot be undone. You keep at least one.
       *[other] That is your whole turn and cannot be undone. You keep at least { $least }.
    }

## Hand and tickets

desk-hand = Your hand: { count-cards }
desk-hand-hint = { $card }. Drag onto a route to claim it.
desk-own-tickets = Your tickets
desk-ticket-sum =
    { $done ->
        [one] Completed: 1 point
       *[other] Completed: { $done } points
    }{ $open ->
        [one] , still open: 1 point
       *[other] , still open: { $open } points
    }
desk-ticket-done = completed
desk-ticket-open = not completed yet
# $number: of a district on the board
desk-district-near = District { $number }: { $joined } of { $places } places joined, { count-points } when all are
desk-keep-title = Which tickets do you keep?
desk-keep-least =
    { $least ->
        [0] Keep as many as you like.
        [1] Keep at least one. What you keep and do not complete costs you its points.
       *[other] Keep at least { $least }. What you keep and do not complete costs you its points.
    }
desk-keep =
    { $count ->
        [one] Keep this ticket
       *[other] Keep { $count } tickets
    }
desk-keep-none = Choose tickets
desk-points =
    { $count ->
        [one] point
       *[other] points
    }

## Claiming and other decisions

desk-claim-for = Claim for { $paid }
desk-pay-left = leaves { $left }
desk-pay-none = leaves none
close = Close
desk-cancel = Cancel
desk-pass-title = There is nothing you can do this turn.
desk-pass = Pass
desk-souvenir-title = Which souvenir do you take?
desk-souvenir-worth = Points for your souvenirs: now { $now }, with one more { $next }
desk-place-title = Put down a left-over souvenir stack
desk-place-which = Which souvenir
desk-place-where = Choose a place on the board or here:

## Undo and take-backs

desk-undo = Undo
desk-ask-take-back = Ask to take back my last move
desk-take-back-asked =
    { $count ->
        [one] { $name } would like to take back a move.
       *[other] { $name } would like to take back { $count } moves.
    }
desk-take-back-waiting = You asked to take back your move. Waiting for the others.
desk-stalled = { $name } has not moved for a long time.
desk-go-on = Let a computer play this turn
desk-agree = Agree
desk-refuse = Refuse

## Connection and missed moves

desk-lost = Connection lost. Reconnecting…
desk-back = Connected again
desk-catching-up = While you were away…
desk-skip = Skip
desk-loading = The table is being set…
desk-no-table = This table cannot be opened

## Log and chat

desk-talk = Log and chat
desk-log = Log
desk-log-empty = Nothing has happened yet.
desk-chat = Chat
desk-chat-empty = Nobody has said anything yet.
desk-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
desk-say = Send
desk-say-label = Say something
desk-mute = Mute { $name }
desk-unmute = Hear { $name } again

## The bar and the menu

desk-home = Home
desk-text-view = Board as text
desk-settings = Settings
desk-keys = Keys
desk-menu = Table
desk-help = Help
desk-rules-page = All the rules on a page of their own
desk-join = Take a seat
desk-host = For the host
desk-appoint-level = Computer player
desk-appoint = Give { $name }’s seat to the computer
desk-link-title = Invite or let others watch
desk-link = Link to this table
desk-link-text = A game of { -game-name } in { $city }
desk-leave = Leave the table
desk-leave-note = A computer player goes on for you. You can come back as long as nobody has your seat.
desk-leave-sure = Yes, leave

## Keys

desk-key-slot = take a card of the market, choose a payment or a ticket
desk-key-draw = draw a card from the stack
desk-key-tickets = draw tickets
desk-key-routes = go to the next route you can claim
desk-key-arrows = go from route to route on the board
desk-key-shift-arrows = go only to routes that you can claim
desk-key-shift-letter = go to the next route to a place whose name begins with this letter
desk-key-enter = claim the route, confirm
desk-key-undo = undo
desk-key-log = log and chat
desk-key-words = board as text
desk-key-zoom = zoom the board, and show all of it again
desk-key-cancel = cancel
desk-key-help = these keys
desk-keys-drag = With mouse or finger: drag cards from the market to your hand, and from your hand onto a route.

## One screen for several players

desk-hand-over = Pass the screen to { $name }
desk-hand-over-note = Nobody else should look now.
desk-ready = I am { $name }
# Under a card that was just drawn and that nobody else shall see.
desk-seen = Seen: pass the screen on
