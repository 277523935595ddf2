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
replay-play-on = Go on playing
# Where moves leave the game that was really played.
replay-line = From here on it was played in another way
replay-line-real = The real game
