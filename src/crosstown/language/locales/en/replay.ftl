### Looking at a game again: the board, the bar below it, and whose eyes.

replay-title = { $city } again – Crosstown
# Where no game was opened yet.
replay-open-title = Look at a game again
replay-not-possible = This game cannot be shown
# $ply: the number of the move, counted from 0; $move: as it stands in the record
replay-wrong-ply = The record goes wrong at move { $ply } ({ $move }).
replay-drop = or drop its file here
replay-drop-now = Let go to open it
replay-several =
    { $count ->
        [one] There is one game in this file.
       *[other] There are { $count } games in this file. Which one?
    }
# A seat whose player the record does not name.
replay-seat = Seat { $number }
# $ply: moves played so far; $last: all moves of the game
replay-ply = Move { $ply } of { $last }
replay-start = The cards are dealt
replay-scores = The final scores
replay-spectator-note = Spectators see no hands and no tickets.
replay-tickets = Tickets
replay-tickets-of = Tickets of { $name }
replay-hand = Cards of { $name }
replay-no-cards = no cards
replay-offered = offered

## Whose eyes

replay-eyes = Whose eyes
replay-as-open = Everything open
replay-as-spectator = As a spectator
replay-as-seat = As { $name } saw it

## The bar below the board

replay-controls = Move through the game
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-scrub = Where in the game
replay-speed = Speed
replay-speed-half = ½×
replay-speed-normal = 1×
replay-speed-double = 2×
replay-speed-fourfold = 4×
replay-key-step = One move back or on
replay-key-turn = The turn before or after
replay-key-ends = To the beginning, to the end
replay-key-play = Play or pause
replay-key-eyes = The next one’s eyes

## Ways here and on

replay-this = Replay
replay-share = Share
replay-share-title = Share this position
replay-share-link = Link to this position
replay-share-text = Look at this position
replay-share-here = Only you can open this link: the game is on this device. Save its record to pass it on.
# At a table that is being played: the moves so far, and the way back.
replay-look-back = Look back
replay-back-table = Back to the table
replay-back-turn = Back: it is your turn
replay-play-on = Go on playing
# Where moves leave the game that was really played.
replay-line = From here on it was played in another way
replay-line-real = The real game

## What if: playing on from a move in another way

what-if = What if?
what-if-title = Play on from move { $ply }
what-if-seat = Your seat
what-if-deal = Which cards
what-if-same = Exactly these cards
what-if-same-note = The stack, the other hands and all tickets lie as they really did.
what-if-another = Other cards that you could not have told apart
what-if-another-note = Whatever this seat had not seen is dealt anew. Whatever it had seen stays as it was.
what-if-level = The others
what-if-begin = Play on from here
what-if-dealing = The cards are being dealt…
what-if-no-deal = No other deal was found that fits everything this seat had seen. Try an earlier move, or these very cards.
what-if-compare = And if you had played on?
what-if-left-same = You left the real game after move { $ply }, with exactly its cards.
what-if-left-another = You left the real game after move { $ply }, with other hidden cards.
what-if-real = Real game
what-if-this = This game
what-if-difference = Difference
what-if-share = Share these moves
what-if-share-link = Link to these moves
