### The end of a game: the ceremony, the scores, and what comes next.

ending-scoring = The scoring
ending-counting-routes = Routes
ending-counting-districts = Districts
ending-counting-souvenirs = Souvenirs
ending-skip = Skip to the result
ending-again = Show the scoring again
ending-you-won = You win
ending-won =
    { $count ->
        [one] { $name } wins
       *[other] { $name } share the win
    }
ending-place = Place
ending-player = Player
ending-routes = Routes
ending-tickets = Tickets
ending-districts = Districts
ending-souvenirs = Souvenirs
ending-total = Total
ending-all-tickets = All tickets
ending-no-tickets = no tickets
ending-fair = Was it fair?
ending-fair-note = Before the first card the server published a seal on its secret part of the shuffle, and only then did the people at the table add theirs. Now all parts are told. The server’s part must have that seal (its SHA-256), and all parts together must give the seed of the cards.
ending-seed = Seed
ending-rematch = Play again
ending-rematch-wanted = Would like to play again: { $names }
ending-new = New table
ending-share = Share the picture
ending-record = Save the record
ending-told-shared = Shared.
ending-told-saved = The picture was saved.
ending-told-failed = This browser could not make the picture.
ending-home = Home
ending-log = Log and chat
ending-settings = Settings
