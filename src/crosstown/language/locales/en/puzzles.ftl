### Puzzles, in pages and in the terminal: positions with one clearly best move.

puzzle-title = Puzzles
puzzle-lead = Positions from games between computer players in which one move is clearly best. Choose it on the board; you see what the player could see then.
# $city: the city’s name
puzzle-name = { $city } { $number }
puzzle-page-title = Puzzle { $puzzle } – Crosstown
puzzle-number = Puzzle { $number } of { $all }
puzzle-is-solved = solved
puzzle-ask = It is your turn. Which move gives you the best chance to win?
puzzle-look = Let me look
puzzle-recall = Puzzle
puzzle-best = Well found: that is the best move.
# $move: a clause such as “draw from the stack, unseen”
puzzle-good = Well found: that is as good as the best move, { $move }.
# $mark: “Mistake” or the like
puzzle-worse = { $mark }. Better: { $move }.
puzzle-given = The best move: { $move }.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-leave = Leave the puzzle
