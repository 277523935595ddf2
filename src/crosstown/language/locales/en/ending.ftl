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

## The shuffle that nobody can choose: its seal before the game, and the check at the end.

shuffle-seal = Seal of the shuffle
shuffle-note = The server has fixed its secret part of the shuffle, and this is the seal on it: when the game is over, this page checks that nothing was changed.
shuffle-note-added = The server had sealed its secret part of the shuffle before your device added its own, so nobody can choose the cards. When the game is over, this page checks both.
shuffle-own-part = What your device added
shuffle-server-part = What the server added
shuffle-seed = Seed
shuffle-how = How this was checked
shuffle-how-note = Before the first card the server published a seal on its secret part of the shuffle, and only then did the people at the table add theirs. Now all parts are told. The server’s part must have that seal (its SHA-256), and all parts together must give the seed of the cards.
shuffle-verify = Save the record, and this command checks every single card:
shuffle-check-fair = The deal was fair: checked on this device.
shuffle-check-sealed = The server kept to the shuffle it had sealed: checked on this device.
shuffle-check-late = This device did not see the seal before the game, so it cannot vouch for the deal.
shuffle-check-broken = Careful: the deal does not match what was promised.
shuffle-problem-seal = The server’s part is not the one whose seal this device saw before the game.
shuffle-problem-contribution = What your device added is missing from the shuffle, or was changed.
shuffle-problem-mix = The seed of the shuffle is not what all parts together give.
shuffle-problem-beginner = The seats are not in the order that was drawn or agreed.
