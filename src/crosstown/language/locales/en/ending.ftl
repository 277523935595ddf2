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

## The story. $view: whether the reader is the one "ahead", the one "behind", or "neither" of the two that are compared

ending-you-share = You and { $names } share the win
ending-your-place =
    { $place ->
        [2] You came second
        [3] You came third
       *[other] You came fourth
    }
ending-your-place-shared =
    { $place ->
        [2] You share second place
        [3] You share third place
       *[other] You share fourth place
    }
ending-margin =
    { $view ->
        [behind] { count-points } behind { $ahead }.
       *[other] { count-points } ahead of { $behind }.
    }
ending-tie-broken =
    { $view ->
        [ahead] You and { $behind } both have { count-points }. You completed more tickets, { $more } to { $fewer }, and that breaks the tie.
        [behind] You and { $ahead } both have { count-points }. { $ahead } completed more tickets, { $more } to { $fewer }, and that breaks the tie.
       *[neither] { $ahead } and { $behind } both have { count-points }. { $ahead } completed more tickets, { $more } to { $fewer }, and that breaks the tie.
    }
ending-tie-shared = The same points ({ $count }) and the same number of completed tickets ({ $tickets }): the win is shared.
ending-both =
    { $view ->
        [ahead] you { $won }, { $behind } { $lost }
        [behind] { $ahead } { $won }, you { $lost }
       *[neither] { $ahead } { $won }, { $behind } { $lost }
    }
ending-decided-routes = Routes decided it: { ending-both }.
ending-decided-tickets = Tickets decided it: { ending-both }.
ending-decided-districts = Districts decided it: { ending-both }.
ending-decided-souvenirs = Souvenirs decided it: { ending-both }.
ending-was-ahead =
    { $view ->
        [behind] You were ahead
       *[other] { $behind } was ahead
    }
ending-consolation-routes = { ending-was-ahead } on routes: { $lost } to { $won }.
ending-consolation-tickets = { ending-was-ahead } on tickets: { $lost } to { $won }.
ending-consolation-districts = { ending-was-ahead } on districts: { $lost } to { $won }.
ending-consolation-souvenirs = { ending-was-ahead } on souvenirs: { $lost } to { $won }.
ending-missed-ticket = Completing { $ticket } would have won you the game.
