### The balance of a city in the workshop, measured by many games of a computer player.

balance-told = A computer player (medium) sits on every seat and plays { $games } games at each table. Brackets are 95 % intervals.
balance-working = Games are being played: { $percent } %
balance-working-label = How many of the games are played
balance-done = { $games } games at each table, measured just now.
balance-unplayable = Only a city without problems can be measured.
balance-to-problems = Show the problems
balance-seats = Players
balance-players = { $seats } players
balance-always = Show it on the board in the other parts too
balance-on-route = { $route }: claimed in { $claimed } of games; those who claim it win { $wins }

## What to look at

balance-findings = What stands out
balance-fine = Nothing stands out. All questions have a good answer.
balance-finding = { $seats } players, { $measured }
balance-unsure = Not certain: about { $games } games would tell.
balance-seat-advantage =
    { $number ->
        [1] The first
        [2] The second
        [3] The third
       *[other] The fourth
    } of { $seats } seats wins { $amount ->
        [more] more
       *[less] less
    } than its share of { $share } %: longer games help: more pieces for each seat, or a later end
balance-no-moves = Too many games stop because nobody can move: more cards, or more short routes, would help
balance-shared-wins = Too many wins are shared, for the scores lie too close together: give tickets more different points, or long routes more
balance-hard-ticket = { $ticket } is hardly ever completed: make its way shorter or wider
balance-easy-ticket = { $ticket } is completed almost always: move its places apart
balance-unwanted-ticket = { $ticket } is put back almost always, for it pays too little for its way: give it more points, or places nearer to each other
balance-unused-route = { $route } is hardly ever claimed: shorten it, or lead a ticket over it
balance-unused-colour = Cards of { $colour } are seldom paid: give the colour more routes, or fewer cards
balance-unused-vehicle = Few of the pieces ({ $vehicle }) are used: give each seat fewer, or more routes for them
balance-unused-district = District { $number } is hardly ever joined: bring its places nearer or pay more
balance-unused-stand = Hardly anybody fetches souvenirs from { $place }: it lies too far out, so start with a stack elsewhere, or lead a ticket there

## Numbers beside London's

balance-numbers = In numbers
balance-here = Here
balance-london = London
balance-key-first-seat = The first player wins
balance-key-turns = Turns of each player
balance-key-ties = Shared wins
balance-key-last-round = Games that end with a last round
balance-key-score = Points of the first player
balance-key-routes = A route is claimed
balance-key-tickets = A kept ticket is completed
balance-interval = { $value } ({ $low } to { $high })
balance-unknown = not measured

## Before and after

balance-changes = Before and after
balance-changes-told = Keep the city as it is now, then edit it: what changes beyond chance is listed here.
balance-keep = Compare with the city as it is now
balance-forget = Stop comparing
balance-no-changes = Nothing has changed beyond chance.
balance-change = { $what }, { $seats } players: { $before } → { $after }
balance-change-route = { $name } is claimed
balance-change-ticket = { $name } is completed

## Every route and ticket

balance-routes = Every route
balance-tickets = Every ticket
balance-route = Route
balance-claimed = Claimed
balance-wins = Wins of those who claim it
balance-ticket = Ticket
balance-kept = Kept
balance-completed = Completed
balance-profit = Points on average
balance-report = Save the long report
balance-report-file = { $city }-balance.html
