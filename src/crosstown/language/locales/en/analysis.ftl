### The analysis of a finished game, beside its replay.

analysis-title = Analysis
# While the first numbers come.
analysis-working = { $percent } % analysed
# The numbers are there, and get more exact by themselves.
analysis-deeper = Getting more exact…
analysis-failed = This game cannot be analysed here.
# $chances: a list such as “Ada 63 %, Bo 37 %”
analysis-chances = Chances to win after move { $ply }: { $chances }
analysis-chance = { $name } { $percent } %
analysis-marks = Marked decisions

## Decisions that cost much

analysis-mark-inaccuracy = Inaccuracy
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-mark-at = { $mark } by { $name }, move { $ply }
# $move: a clause such as “draw from the stack, unseen”
analysis-better = Better: { $move }.
analysis-cost =
    { $points ->
        [one] It cost 1 percentage point of the chance to win.
       *[other] It cost { $points } percentage points of the chance to win.
    }
analysis-show = Show it on the board
analysis-show-played = Show the move played

## Each player

analysis-players = Luck and skill
analysis-known = Every decision is judged by what the player could know then, not with open cards. Numbers are percents of a won game; ± is one standard error.
analysis-player = Player
analysis-fair = Fair share
analysis-luck = Luck
analysis-skill = Skill
analysis-result = Result
analysis-loss = Loss per decision
# $losses: a list such as “easy 4.6, medium 1.7 and hard −0.5”
analysis-compared = Computer players’ loss per decision: { $losses }.
analysis-tickets = Tickets when they were kept
analysis-ticket = Ticket
analysis-worth = Worth
analysis-expected = Prospect
analysis-outcome = Outcome
analysis-ticket-done = completed
analysis-ticket-lucky = completed, luckily
analysis-ticket-open = not completed
