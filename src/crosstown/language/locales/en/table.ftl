### A table's tab, notices, and what others did in a few words.

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
