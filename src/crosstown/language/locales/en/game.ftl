### Round the board: whose turn it is, cards, tickets, players, the log and the table's menu.

## Whose turn it is and what is to be done. $several: more than one person plays at this screen; $last: it is the last round

game-turn-of =
    { $several ->
        [true] { game-turn-named }
       *[false] { game-turn-yours }
    }
game-turn-named =
    { $last ->
        [true] { $name }, last turn
       *[false] { $name }
    }
game-turn-yours =
    { $last ->
        [true] Your last turn
       *[false] Your turn
    }
game-do-turn = { game-turn-of }: draw cards, claim a route or draw tickets
game-do-second-card = { game-turn-of }: take a second card
game-do-first-keep = { game-turn-of }: choose your first tickets
game-do-keep = { game-turn-of }: choose which tickets to keep
game-do-place = { game-turn-of }: put down a souvenir stack
game-do-souvenir = { game-turn-of }: choose a souvenir
game-do-pay = { game-turn-of }: choose how to pay
game-do-pass = { game-turn-of }: there is nothing you can do but pass
game-wait-turn = { $name }’s turn
game-wait-second-card = { $name } takes a second card
game-wait-first-keep = { $name } chooses the first tickets
game-wait-first-chosen = Your tickets are chosen. Waiting for the others
game-wait-keep = { $name } chooses tickets
game-wait-place = { $name } puts down a souvenir stack
game-wait-souvenir = { $name } chooses a souvenir
game-over = The game is over
game-last-round = Last round
game-last-begun =
    { $who ->
        [you] You have hardly any pieces left.
       *[other] { $name } has hardly any pieces left.
    }
# $names: everybody who still has a turn, in order; $names can contain game-last-you.
game-last-order = One more turn each: { $names }.
game-last-you = you
game-last-yours = This is your last turn
game-last-coming = last turn to come
game-last-played = has played the last turn
game-watching-note = You are watching. Hands and tickets stay hidden until the end.
game-covered = Cards stay hidden until one of you has a turn.
game-clock = Time left

## Players

game-players = Players
game-about = About { $name }
game-to-move = turn
game-thinks = is thinking
game-away = away
game-minded = a computer plays on
game-district = a completed district, { count-points }
game-seen-cards = Cards taken face up
game-seen-none = No card in this hand was taken face up.
game-seen-note = The others were drawn unseen.
game-souvenirs = Souvenirs

## Market and stacks

game-market = Market
game-take = Take { $card }
game-draw = Draw a card
game-tickets = Draw tickets
game-discards = Discards: { count-cards }
game-not-now = Not possible now
game-not-your-turn = It is not your turn
# Under the piles where there is little room.
game-pile-stack = Stack
game-pile-tickets = Tickets
# On a wild that lies open: taking it ends the turn.
game-whole-turn = whole turn
game-tickets-sure = Draw { count-tickets }?
game-tickets-note =
    { $least ->
        [0] That is your whole turn and cannot be undone.
        [1] That is your whole turn and cannot be undone. You keep at least one.
       *[other] That is your whole turn and cannot be undone. You keep at least { $least }.
    }

## Hand and tickets

game-hand = Your hand: { count-cards }
game-hand-hint = { $card }. Drag onto a route to claim it.
game-own-tickets = Your tickets
game-ticket-sum =
    { $done ->
        [one] Completed: 1 point
       *[other] Completed: { $done } points
    }{ $open ->
        [one] , still open: 1 point
       *[other] , still open: { $open } points
    }
game-ticket-done = completed
game-ticket-open = not completed yet
# $number: of a district on the board
game-district-near = District { $number }: { $joined } of { $places } places joined, { count-points } when all are
game-keep-title = Which tickets do you keep?
game-keep-least =
    { $least ->
        [0] Keep as many as you like.
        [1] Keep at least one. What you keep and do not complete costs you its points.
       *[other] Keep at least { $least }. What you keep and do not complete costs you its points.
    }
game-keep =
    { $count ->
        [one] Keep this ticket
       *[other] Keep { $count } tickets
    }
game-keep-none = Choose tickets
game-points =
    { $count ->
        [one] point
       *[other] points
    }

## Claiming and other decisions

game-claim-for = Claim for { $paid }
game-pay-left = leaves { $left }
game-pay-none = leaves none
close = Close
game-cancel = Cancel
game-pass-title = There is nothing you can do this turn.
game-pass = Pass
game-souvenir-title = Which souvenir do you take?
game-souvenir-worth = Points for your souvenirs: now { $now }, with one more { $next }
game-place-title = Put down a left-over souvenir stack
game-place-which = Which souvenir
game-place-where = Choose a place on the board or here:

## Undo and take-backs

game-undo = Undo
game-ask-take-back = Ask to take back my last move
game-take-back-asked =
    { $count ->
        [one] { $name } would like to take back a move.
       *[other] { $name } would like to take back { $count } moves.
    }
game-take-back-waiting = You asked to take back your move. Waiting for the others.
game-stalled = { $name } has not moved for a long time.
game-go-on = Let a computer play this turn
game-agree = Agree
game-refuse = Refuse

## Connection and missed moves

game-lost = Connection lost. Reconnecting…
game-back = Connected again
game-catching-up = While you were away…
game-skip = Skip
game-loading = The table is being set…
game-no-table = This table cannot be opened

## Log and chat

game-talk = Log and chat
game-log = Log
game-log-empty = Nothing has happened yet.
game-chat = Chat
game-chat-empty = Nobody has said anything yet.
game-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
game-say = Send
game-say-label = Say something
game-mute = Mute { $name }
game-unmute = Hear { $name } again

## The bar and the menu

game-home = Home
game-text-view = Board as text
game-settings = Settings
game-keys = Keys
game-menu = Table
game-help = Help
game-rules-page = All the rules on a page of their own
game-join = Take a seat
game-host = For the host
game-appoint-level = Computer player
game-appoint = Give { $name }’s seat to the computer
game-link-title = Invite or let others watch
game-link = Link to this table
game-link-text = A game of { -game-name } in { $city }
game-here-title = On this device
game-here-note = This game is played in this browser and needs no server. You find it again under “My games”.
game-move-to-server = Go on with it on another device
game-not-kept-full = There is no room left on this device. You can play on, but the game is not kept from here on. Delete old games, or save the record.
game-not-kept-none = This browser keeps nothing, as in a private window. You can play on, but the game is gone when you close the page.
game-network-missing = What the expert has learned could not be loaded. Until that succeeds, it plays like the hard level.
game-leave = Leave the table
game-leave-note = A computer player goes on for you. You can come back as long as nobody has your seat.
game-leave-sure = Yes, leave

## Hints and warnings

game-hint = What would you do?
game-hint-short = Hint
game-hint-title = I would { $move }.
game-hints-on = Hints are allowed at this table: everybody may ask what a computer player would do.
game-hints-off = This table plays without hints.
game-gentle-title = Are you sure?
game-gentle-tickets =
    { $count ->
        [one] After that your ticket { $tickets } cannot be completed any more.
       *[other] After that your tickets { $tickets } cannot be completed any more.
    }
game-gentle-chance = Your chance to win falls from about { $from } % to about { $to } %.
game-gentle-move = Your move: { $move }
game-gentle-another = Take another move
game-gentle-anyway = Play it anyway

## Keys

game-key-slot = take a card of the market, choose a payment or a ticket
game-key-draw = draw a card from the stack
game-key-tickets = draw tickets
game-key-routes = go to the next route you can claim
game-key-arrows = go from route to route on the board
game-key-shift-arrows = go only to routes that you can claim
game-key-shift-letter = go to the next route to a place whose name begins with this letter
game-key-enter = claim the route, confirm
game-key-undo = undo
game-key-hint = what a good player would do
game-key-log = log and chat
game-key-words = board as text
game-key-zoom = zoom the board, and show all of it again
game-key-cancel = cancel
game-key-help = these keys
game-keys-drag = With mouse or finger: drag cards from the market to your hand, and from your hand onto a route.

## One screen for several players

game-hand-over = Pass the screen to { $name }
game-hand-over-note = Nobody else should look now.
game-ready = I am { $name }
# Under a card that was just drawn and that nobody else shall see.
game-seen = Seen: pass the screen on

## The title of the tab

table-title-yours = ● Your turn – { $city } – { -game-name }
table-title-theirs = { $name }’s turn – { $city } – { -game-name }
table-title-waiting = Waiting for players – { $city } – { -game-name }
table-title-over = Game over – { $city } – { -game-name }

## What is said aloud, and in notifications

table-hurry = Your time is running out.
table-missed = While you were away:
table-undo-open = You can still undo this: press U.
table-said = { $name }: { $text }
table-ticket-done = Your ticket { $ticket } is completed.
table-district-done = { event-who } completed district { $number }: { count-points }.

## What somebody did, beside their panel: a few words without the name

table-did-draw = drew { count-cards }
table-did-take = took { $card }
table-did-claim = claimed { $route } +{ $points }
table-did-souvenir = took a souvenir: { $souvenir }
table-did-place = put a souvenir on { $place }
table-did-offer = drew { count-tickets }
table-did-keep = kept { count-tickets }
table-did-pass = passed
table-did-undo =
    { $count ->
        [one] took back a move
       *[other] took back { $count } moves
    }

## Those who play

table-computer = { $name } ({ $level })
