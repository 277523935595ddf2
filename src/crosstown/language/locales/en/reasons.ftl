### Why something cannot be done. A reason is a clause behind a colon; a problem is a sentence for a message.

## Why a move is not legal, by the codes of the rules

reason-game-over = the game is over
reason-not-now = not at this point: a turn is drawing cards, claiming a route or drawing tickets
reason-keep-first = first choose which of the offered tickets to keep
reason-place-first = first put down a left-over souvenir stack
reason-second-card-first = you are drawing cards: take the second one
reason-souvenir-first = first choose which of the two souvenirs to take
reason-stack-empty = the stack has no card
reason-not-in-market = no such card lies face up
reason-wild-second = a face-up wild cannot be the second card
reason-route-taken = the route is already claimed
reason-own-double = you have the other half of this double route
reason-double-closed = with so few players only one half can be claimed, and the other one is taken
reason-too-few-pieces = you have too few pieces of the kind for this route
reason-wrong-colour = the cards must be of the route’s colour
reason-wrong-number = the route costs a different number of cards
reason-ferry-needs-wilds = every ferry symbol needs a wild
reason-too-few-cards = you do not have these cards
reason-no-tickets = the ticket stack is empty
reason-not-offered = keep only offered tickets, named in the order offered
reason-keep-too-few = more of these tickets must be kept
reason-symbol-not-spare = that souvenir stack is not left over
reason-place-has-stack = a souvenir stack stands there already
reason-no-such-souvenir = choose one of the two places just connected
reason-may-not-pass = you may pass only if no other move is possible

## What the server refuses, by its codes

problem-already-asked = Somebody is already asking for a take-back.
problem-already-chosen = You have chosen your first tickets. The choice is final.
problem-already-contributed = You have already added to this shuffle.
problem-already-playing = That works only before the game begins.
problem-already-refused = The others have said no. You can ask for a take-back only once.
problem-bad-first = Choose which seat of the table begins.
problem-bad-json = The server did not understand that. Reload the page.
problem-bad-method = The server does not do that here.
problem-bad-move = The server cannot play a move of this game, so it cannot take the game over.
problem-bad-name = A name needs at least one letter.
problem-bad-origin = That came from another site and was not done.
problem-bad-player-option = This computer player has no such setting.
problem-bad-query = The server did not understand the address.
problem-bad-request = The server did not understand that. Reload the page.
problem-bad-seat = That seat is not one you can use here.
problem-bad-seats = This city is not for that many players.
problem-bad-shape = The page and the server do not fit together. Reload the page.
problem-binary-frame = The server expects text.
problem-chat-off = There is no chat at this table.
problem-deaf = Reconnecting…
problem-fault = Something went wrong on the server. Nothing was changed; try again.
problem-game-over = The game is over.
problem-hint-not-ready = The computer players are busy just now. Please ask again in a moment.
problem-link-used = This link has expired or was used. Make a new one on the first device.
problem-log-gap = The table is catching up. Try again in a moment.
problem-move-payment = This payment does not fit the route.
problem-move-syntax = This move could not be read.
problem-move-text = A move must be text.
problem-move-unknown = There is no such move.
problem-no-connection = This needs a live connection to the table.
problem-no-name = Say first what you would like to be called.
problem-no-record = The record is available when the game is over.
problem-no-hints = This table plays without hints.
problem-no-take-backs = This table plays without take-backs.
problem-not-json = The server did not understand that. Reload the page.
problem-not-playing = The game has not begun.
problem-not-seated = You do not sit at this table.
problem-not-the-host = Only whoever opened the table can do that.
problem-not-your-turn = It is not your turn.
problem-nothing-asked = Nobody asks for a take-back.
problem-nothing-said = This message is empty.
problem-nothing-to-decide = There is nothing to decide here now.
problem-nothing-to-undo = There is nothing to take back: what was shown stays shown, and kept tickets stay kept.
problem-old-seal = The shuffle has changed. Look again, and try once more.
problem-old-version = The game has moved on. Look again and choose.
problem-restart = The server is being restarted.
problem-seat-taken = That seat is taken.
problem-signed-out = You were signed out on this device.
problem-silent = Reconnecting…
problem-still-awaited = This player may still come back. The seat can be given away when the table has waited long enough.
problem-still-playing = You can play again when this game is over.
problem-store-busy = The server is busy. Try again in a moment.
problem-store-closed = The server is closing. Try again in a moment.
problem-store-conflict = Two things happened at once. Try again.
problem-store-full = The server’s disk is full, so this was not done. Nothing that you saw is lost; try again later.
problem-store-no-table = There is no such table any more.
problem-store-read-only = The server may not write its games, so this was not done. Tell whoever runs it.
problem-store-text = This text has characters that cannot be saved.
problem-store-unavailable = The server cannot reach its games at the moment. Nothing is lost; try again soon.
problem-table-full = There is no open seat at this table. You can watch.
problem-table-gone = Everybody has left this table.
problem-too-fast = That was too much at once. Wait a few seconds.
problem-too-large = That is too large for the server.
problem-too-many = Too many connections are open. Close a tab and try again.
problem-too-many-tables = You have many tables open already. Close one first.
problem-too-many-take-backs = That is enough: only a few moves can be taken back in a turn and in a game.
problem-unknown-card = This city has no such card.
problem-unknown-city = There is no such city here.
problem-unknown-colour = This city has no such colour.
problem-unknown-device = You are no longer signed in there.
problem-unknown-edition = This edition of the city is not known here.
problem-unknown-path = There is nothing at this address.
problem-unknown-place = This city has no such place.
problem-unknown-player = There is no such computer player.
problem-unknown-route = This city has no such route.
problem-unknown-souvenir = This city has no such souvenir.
problem-unknown-table = There is no such table. Perhaps it was closed.
problem-unknown-ticket = This city has no such ticket.
problem-wrong-host = The server does not answer at this address.
problem-other = That did not work ({ $code }).

## Games on this device

problem-damaged-game = This game on your device can no longer be read. Your other games are not affected.
problem-no-worker = This browser cannot run the game by itself. Tables on the server still work.
problem-not-from-seed = This game goes on only on this device: a server deals its own cards.
problem-not-a-record = This file is not the record of a game.
problem-record-players = This game is not over, and this page does not know one of its computer players.
problem-rules-missing = The board of this city could not be loaded. Try again when you are online.
problem-unknown-game = There is no such game on this device. Perhaps it was deleted, or it was never kept.

## Records that cannot be shown

problem-bad-line = This line of moves does not fit the game.
problem-illegal-move = This move is not possible there.
problem-ply-after-end = The game is over before that move.
problem-record-city = This record is of a city, or an edition of it, that this page does not know.
problem-record-seats = This city is not for that many players.
problem-record-start = The cards at the beginning are not those of this city.
problem-result-early = The record has a result, but its game is not over.
problem-result-missing = The game is over, but the record has no result.
problem-wrong-card = Another card was drawn than the record says.
problem-wrong-legal = The record counts the possible moves differently.
problem-wrong-result = The scores in the record are not those of its game.
problem-wrong-seat = It is somebody else’s turn there.
problem-wrong-shuffle = The shuffled cards in the record are not those of its game.
