### The shuffle that nobody can choose: its seal before the game, and the check at the end.

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
