### What happened, in sentences. $who is "you" for one's own seat and "other" for all others; $name is the seat's name.

# Begins most sentences: whose deed it was.
event-who =
    { $who ->
        [you] You
       *[other] { $name }
    }
event-drew = { event-who } drew { $card } from the stack.
event-took = { event-who } took { $card } from the market.
event-filled = Turned up: { $cards }.
event-swept = Too many wilds lay open: the market was discarded and turned up anew.
event-shuffled = The discards were shuffled into a new stack of { count-cards }.
event-claimed = { event-who } claimed { $route } for { $paid }: { event-points }.
event-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
event-souvenir = { event-who } took a souvenir from { $place }: { $souvenir }.
event-placed = { event-who } put the souvenir { $souvenir } on { $place }.
event-offered = { event-who } drew { count-tickets }{ $tickets }.
event-kept =
    { event-who } kept { count-tickets }{ $tickets }{ $returned ->
        [0] .
       *[other] { " " }and put { $returned } under the stack.
    }
# Behind a number of tickets: which ones, where the reader may know.
event-tickets = { " " }({ $tickets })
event-passed = { event-who } could do nothing and passed.
event-last-round =
    { $who ->
        [you] Last round: you have hardly any pieces left. Everyone has one more turn.
       *[other] Last round: { $name } has hardly any pieces left. Everyone has one more turn.
    }
event-ended = The game is over: { event-ending }.
event-ending =
    { $reason ->
        [last-round] the last round was played
        [no-moves] nobody could do anything more
       *[other] { $reason }
    }

## Why a computer player moved for somebody

cause-clock =
    { $who ->
        [you] Your time had run out.
       *[other] { $name } had run out of time.
    }
cause-away =
    { $who ->
        [you] You were away.
       *[other] { $name } was away.
    }
cause-left =
    { $who ->
        [you] You had left the table.
       *[other] { $name } had left the table.
    }
cause-stalled =
    { $who ->
        [you] You had not moved for a long time.
       *[other] { $name } had not moved for a long time.
    }
event-undone =
    { $count ->
        [one] { event-who } took back a move.
       *[other] { event-who } took back { $count } moves.
    }
