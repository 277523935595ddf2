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
# $losses: a list such as “easy 3.6, medium 1.7 and hard 0.1”
analysis-compared = Computer players’ loss per decision: { $losses }.
analysis-tickets = Tickets when they were kept
analysis-ticket = Ticket
analysis-worth = Worth
analysis-expected = Prospect
analysis-outcome = Outcome
analysis-ticket-done = completed
analysis-ticket-lucky = completed, luckily
analysis-ticket-open = not completed
analysis-ticket-unlucky = not completed, unluckily

## Why the graph hardly moves at a marked decision

analysis-quiet-same = The graph does not fall here: Computer (medium), which plays the imagined games, would have done the same.
analysis-quiet-lucky = The graph hardly falls: as the cards really lay, it cost less. Nobody could know that.
analysis-quiet-decided = With open cards the game was as good as decided here. The player could not know that.
