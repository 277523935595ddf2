### First lessons: their pages, and what the coach says. At most two short sentences a bubble.

## The pages

learn-page-title = First lessons – Crosstown
learn-title-of = { $lesson } – Crosstown
learn-title = First lessons
learn-lead = You learn by playing, on the real board. The first lesson takes five minutes; the others show what is special in a city.
learn-not-here = Lessons need a browser that can run the game by itself. This one cannot; the rules tell you everything as well.
learn-name-first-game = Your first game
learn-text-first-game = Cards, routes, tickets and how a game ends. In London, in five minutes.
learn-name-districts = Districts
learn-text-districts = Points for whole parts of London.
learn-name-ferries-and-souvenirs = Ferries and souvenirs
learn-text-ferries-and-souvenirs = Across the bay of San Francisco.
learn-name-trams-and-subways = Trams and subways
learn-text-trams-and-subways = Berlin has two kinds of routes.
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-is-done = done
learn-done = Well done
learn-done-text = You have finished the lesson “{ $lesson }”.
learn-next-lesson = Next lesson: { $lesson }
learn-play = Play a game
learn-all = All lessons and puzzles
learn-offer = Never played? Learn it in five minutes
learn-link = Learn by playing

## The coach

learn-coach = Coach
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-finish = Finish
learn-show = Show me
learn-back = One step back
learn-leave = Leave the lesson; you can go on later
learn-nudge = That is allowed too, but let us try something else now.
game-lesson-note = This is a lesson. You can leave it at any time and go on later.
problem-lesson-other-move = That is allowed too, but the coach asks for something else now.
problem-lesson-finished = There is nothing more to do here. The coach says how it goes on.

## Your first game

lesson-first-welcome = Welcome to London. You connect places on this board by bus and collect points.
lesson-first-tickets = A ticket names two places for you to connect. Choose { $ticket }, then confirm with the red button.
lesson-first-take = You pay for routes with cards. Take { $card } from those that lie open.
lesson-first-draw = You get two cards in a turn. Take the second one unseen, from the stack.
lesson-first-other = That was your turn. { $name } has taken two cards as well.
lesson-first-claim = Now claim a route: press { $route } on the board. It is grey, so any two cards of one colour pay for it.
lesson-first-points = The route is yours, with a bus on every space. It brings 2 points at once; longer routes bring more.
lesson-first-double = { $name } has claimed one of these two parallel routes. With two players the other one is closed from then on.
lesson-first-wild = The many-coloured card is a wild: it stands for any colour. Take it; from the open cards it is your whole turn.
lesson-first-complete = One route is missing for your ticket. Claim { $route } and pay with the wild.
lesson-first-done = Your ticket is completed: that brings 3 points at the end. A ticket you keep and do not complete costs you its points.
lesson-first-more = Instead of taking cards or claiming a route you can draw new tickets. Do that now.
lesson-first-keep = You must keep at least one. Choose { $ticket }: you are nearly there.
lesson-first-leap = Cards, routes, tickets: in each turn you do one of these. We go on some turns later, when you have nearly used up your buses.
lesson-first-later = You have 4 buses left. As soon as somebody has 2 or fewer, the last round begins.
lesson-first-last = Claim { $route }: that takes 3 of your buses.
lesson-first-final = Everybody has one more turn, you too. Claim { $route }, or any other route you can pay for.
lesson-first-count = Now everything is counted: routes, tickets and districts, which are the next lesson. Whoever has most points wins.

## What is special in a city

lesson-districts-what = The number and the colour of a place show its district. These three are district 3.
lesson-districts-near = Your routes already join two of the three. Above your tickets that is the 2/3 beside the number 3.
lesson-districts-join = Join the third one: claim { $route }.
lesson-districts-done = The whole district is yours and brings its number in points at the end: 3. The way between its places may also lead through other districts.
lesson-souvenirs-what = Souvenirs lie on some places. If you claim a route that ends there, you take one.
lesson-ferries-wild = Routes over the water have ferry symbols, and each of those costs a wild. Take this one.
lesson-ferries-claim = Claim { $route }: the wild pays for the ferry symbol, any other card for the second space.
lesson-souvenirs-choose = There is a souvenir at both ends. Choose one of them.
lesson-souvenirs-count = Here are your souvenirs. They score at the end: the more different ones you have, the more each is worth.
lesson-trams-what = Berlin has two kinds of routes, and you have pieces for both: 11 trams and 5 subways.
lesson-subways-claim = A single space with a number is a subway route. Claim { $route }: it costs two cards.
lesson-subways-piece = It took two cards, but only one of your subways. For that a subway route brings fewer points.
lesson-trams-first = Now for a tram route. Take { $card }.
lesson-trams-second = And another one of that colour.
lesson-trams-claim = Claim { $route }: a tram goes on every space.
lesson-trams-end = The last round begins when somebody has at most one piece left, trams and subways counted together.
