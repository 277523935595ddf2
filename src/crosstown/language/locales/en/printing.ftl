### A city on paper: what stands on the sheets besides the rules.

## The first page

print-lead = A city to print, cut out and play.
print-scale = Print at 100 % (“actual size”), on { $paper } paper. Do not let the printer fit the pages to the paper.
print-ruler = Measure this line on paper first: it must be 50 mm long.
print-contents = What is in here
print-part = Part
print-count = Number
print-size = Size
print-pages = Pages
print-how = How to print
print-both-sides = on both sides, flipped along the long edge
print-one-side = on one side

## The parts

print-cards = Cards
print-tickets = Tickets
print-pieces = Pieces
print-souvenirs = Souvenirs
print-board = Board
print-aids = Player aids
print-scores = Score sheets
print-rules = Rules

## How to make it

print-make = How to make it
print-make-paper = Thin card (160 to 250 g/m²) is best for everything but the rules and the score sheets.
print-make-cut = The short lines at the edges mark the cuts: lay a ruler from one to its counterpart and cut there.
print-make-backs = The page after each page of cards or tickets is its back. If your printer prints one side only, print the odd pages first, turn the pile over along its long edge, and print the even ones.
print-make-sheets = The board lies on { $count } sheets. Cut them along the corner marks. Neighbouring sheets share a strip of { $overlap } mm: lay the right sheet over the left one and the lower sheet over the upper one, so that the pictures meet, and glue them. The picture shows which sheet goes where.
print-make-one-sheet = The board lies on one sheet. Cut it out along the corner marks.
print-make-pieces = Each player takes the pieces of one colour and shape. They fit on the spaces of the board.
print-sheet = Sheet { $name }
# A label at the edge of a page: which part it is, and which of its pages.
print-front = { $part }, front { $number } of { $total }
print-back = { $part }, back { $number } of { $total }

## Tables

print-length = Length
print-cost = Cards
print-points = Points
print-name = Name
print-routes = Routes
print-completed = Completed tickets
print-missed = Other tickets
print-districts = Districts
print-or = { $first } or { $last }
# Instead of the sentence of the rules page, where whoever opens the table may choose.
print-start-first = Draw lots for who begins. Then turns go round clockwise.
print-unofficial = Made with { -game-name }, a free and unofficial program.
