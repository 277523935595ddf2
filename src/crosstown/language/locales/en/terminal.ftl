### What only the terminal says: positions as text, the menu, questions, hints.

## A position as text. Columns are short

text-seat = Seat { $seat }
text-ply = ply { NUMBER($ply, useGrouping: 0) }
text-last-round = last round, { count-turns } to go
text-market = Market
text-gap = (gap)
text-sizes = stack { $stack } · discards { $discards } · tickets { $tickets }
text-souvenirs = souvenirs: { $souvenirs }
text-hand = Hand
text-no-cards = no cards
text-ticket = Ticket
text-offered = Offered
text-result = Result
text-score = routes { $routes }, tickets { $tickets }, bonuses { $bonuses }
ticket-done = ✓ completed
ticket-missed = ✗ not completed
ticket-open = · open
ticket-choose = ? choose

## The key below the map

key-any = { $sign } any colour
key-cards = { $sign } three cards
key-claimed = { $sign } claimed by { $seat }
key-double = { $sign } double route
key-ferry = { $sign } ferry: needs a wild for each
key-districts = districts and their points: { $districts }

## Before a game

ask-city = Which city?
ask-level = How hard should it be?
ask-puzzle = Which puzzle?
ask-number = A number, or Enter for { $usual }:
ask-again = Type a number from 1 to { $count }.
name-human = Human
name-many = { $name } { $seat }
# $names: such as "Emil (medium), Rosa (hard)"
computers-told = Computer players: { $names }
game-over-already = This game is over.

## Words that can be typed beside the English ones, the one to show first

command-help = help
command-board = board
command-hand = hand
command-moves = moves
command-pay = pay
command-why = why
command-hint = hint
command-undo = undo
command-log = log
command-save = save
command-quit = quit
move-draw = draw
move-take = take
move-tickets = tickets
move-keep = keep
move-claim = claim
move-place = place
move-souvenir = souvenir
move-pass = pass
typed-both = both all
typed-yes = y yes
typed-no = n no
typed-again = again

## The menu

menu-keep = Keep tickets
menu-place = Put down a souvenir stack
menu-souvenir = Take a souvenir
menu-draw = Draw cards
menu-tickets = Draw tickets
menu-claim = Claim a route
menu-pass = Nothing can be done
choice-take-wild = take { $card }, ends the turn
choice-by = by { $vehicle }
menu-more = … and { $count } more: type { $command }
menu-type = Type a number or words; ? for help.
menu-ways = +2: two more ways to pay; type { $command } and the number.
menu-which = Which one?
menu-has = { $number } is possible: type { $number }.
menu-numbers = Type a number from 1 to { $count }.

## What can be typed

help-rules = The rules in brief
help-typing = What you can type
help-number = a number
help-number-about = that move of the menu; 5b is the second way to pay for move 5
help-words = words
help-words-about = that fit one move: take black · claim baker hyde · claim baker hyde wild · keep both
help-board-about = the map
help-hand-about = your cards and tickets
help-moves-about = the whole menu
help-pay-about = every way to pay for move 5
help-why = MOVE
help-why-about = why a move is not possible: why claim baker hyde
help-hint-about = what a good player would do here, and why
help-undo-about = take your last move back, as long as nothing hidden was shown
help-log-about = what has happened so far
help-save = FILE
help-save-about = write the game so far to a file
help-quit-about = stop; you are asked whether to save
help-help-about = this

## At the table

hand-over-clear = Your turn is over: press Enter to clear the screen.
hand-over-turn = { $name }, it is your turn. The others look away.
hand-over-enter = { $name }, press Enter.
screen-cleared = screen cleared
saved = Saved in { $file }
stopped = Stopped at ply { NUMBER($ply, useGrouping: 0) }.
go-on = Go on with: { $command }
ask-save = Save the game first? A file name, or Enter for no:
say-which-move = Say which move: why claim baker hyde
say-which-number = Say which number of the menu: pay 5
say-where = Say where: save game.json
nothing-yet = Nothing yet.
undo-done = Taken back.
undo-nothing = There is nothing to take back: since your last move something hidden was shown.
puzzle-then = Enter for the next puzzle, { $again } to try once more, { $quit } to stop:
puzzle-then-last = That was the last puzzle. Enter to stop, { $again } to try once more:

## Why a move is or is not possible

why-possible = { $move }: that is possible now.
why-not = { $move }: not possible now: { $reason } ({ $rule }).
why-many =
    { $count ->
        [one] 1 route fits these words: name both places.
       *[other] { $count } routes fit these words: name both places.
    }
why-half = { $route } ({ $half } of 2)
why-affordable = { $route }: possible now, for { $paid }.
why-costs = { $route }: it costs { $asks }; at best you have { $has } ({ $rule }).
why-any-colour = any colour × { $count }
why-unread = I could not read { $text } as a move: type ? for help.
why-meant = Do you mean { $places }?
why-no-route = No route here fits “{ $text }”. Name the two places it connects, such as { $example }.

## The end of a game

result-over = The game is over: { $ending }
result-seat = seat
result-routes = routes
result-tickets = tickets
result-bonuses = bonuses
result-total = total
result-connected =
    { $count ->
        [one] { $done } of 1 ticket completed
       *[other] { $done } of { $count } tickets completed
    }
result-districts = districts { $points }
result-souvenirs = souvenirs { $points }
result-won =
    { $who ->
        [you] You won.
       *[other] { $name } won.
    }
result-shared = { $names } share the win.

## The report of an analysis

report-title = { $city }: analysis
report-plies = moves: { $count }
report-games = imagined games: { $count }
report-depth = depth { $depth }
report-seed = seed { $seed }
report-chances = Chances
report-decisions = Decisions
report-graph-label = Chances to win. { $ends }
report-graph-ends = { $name } begins with { $from } and ends with { $to }
report-graph-caption = Each seat’s chance to win, by move. The bands hold the true chance about 95 times in 100. Circles are marked decisions, the larger the worse; point at one for what it is.
report-adds-up = In percentage points of the chance to win; luck and skill add up to the result
report-error = Error
report-causes = Where the luck came from, in percentage points
report-luck-by = Luck by
report-cause-deal = first deal and seat order
report-cause-draw = own draws from the stack
report-cause-refill = refills after own cards
report-cause-offer = ticket offers
report-cause-hidden = what was hidden when deciding
report-cause-others = chance in the others’ turns
report-none-marked = No decision was clearly wrong.
report-decision = { $name }, move { $ply }, { $loss } (± { $error }): { $move }.
report-ticket = { $ticket }: when kept { $worth } % of a won game and { $points } in points, completed in { $expected } of imagined games; { $outcome }
report-summary = { $city }, { $plies }, { $depth }, { $games }
report-seat = { $name }: { $from } to win after the deal, { $to } at the end
report-luck = luck { $luck }, skill { $skill } (± { $error } %): { $result }
report-luck-causes = luck by { $causes }
report-losses = decisions: { $count }, average loss { $loss } % (± { $error })
report-more = and { $count } more; --html shows them all
report-written = The report is in { $file }
# The sign between whole numbers and tenths
report-decimal-sign = .
