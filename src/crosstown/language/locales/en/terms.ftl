# The players' words in English. Terms are for other messages; the messages are for everybody.

-game-name = Crosstown
-ticket = ticket
-tickets = tickets
-card = card
-cards = cards
-point = point
-points = points

you = You
and = { $first } and { $last }

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-nl = Nederlands
language-da = Dansk

## Cards. A pack may bring colours that we have no word for: then -other gets its name

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-black = black
colour-white = white
colour-brown = brown
colour-teal = teal
colour-gray = grey
colour-wild = wild
colour-other = { $name }

a-card-red = a red card
a-card-orange = an orange card
a-card-yellow = a yellow card
a-card-green = a green card
a-card-blue = a blue card
a-card-purple = a purple card
a-card-pink = a pink card
a-card-black = a black card
a-card-white = a white card
a-card-brown = a brown card
a-card-teal = a teal card
a-card-wild = a wild
a-card-unseen = a card
a-card-other = a { $name } card

cards-red =
    { $count ->
        [one] 1 red card
       *[other] { $count } red cards
    }
cards-orange =
    { $count ->
        [one] 1 orange card
       *[other] { $count } orange cards
    }
cards-yellow =
    { $count ->
        [one] 1 yellow card
       *[other] { $count } yellow cards
    }
cards-green =
    { $count ->
        [one] 1 green card
       *[other] { $count } green cards
    }
cards-blue =
    { $count ->
        [one] 1 blue card
       *[other] { $count } blue cards
    }
cards-purple =
    { $count ->
        [one] 1 purple card
       *[other] { $count } purple cards
    }
cards-pink =
    { $count ->
        [one] 1 pink card
       *[other] { $count } pink cards
    }
cards-black =
    { $count ->
        [one] 1 black card
       *[other] { $count } black cards
    }
cards-white =
    { $count ->
        [one] 1 white card
       *[other] { $count } white cards
    }
cards-brown =
    { $count ->
        [one] 1 brown card
       *[other] { $count } brown cards
    }
cards-teal =
    { $count ->
        [one] 1 teal card
       *[other] { $count } teal cards
    }
cards-wild =
    { $count ->
        [one] 1 wild
       *[other] { $count } wilds
    }
cards-other =
    { $count ->
        [one] 1 { $name } card
       *[other] { $count } { $name } cards
    }

pay-red = { $count } red
pay-orange = { $count } orange
pay-yellow = { $count } yellow
pay-green = { $count } green
pay-blue = { $count } blue
pay-purple = { $count } purple
pay-pink = { $count } pink
pay-black = { $count } black
pay-white = { $count } white
pay-brown = { $count } brown
pay-teal = { $count } teal
pay-wild = { $count } wild
pay-other = { $count } { $name }

wild-bus = bus
wild-ferry = ferry
wild-bicycle = bicycle
wild-seagull = seagull
wild-other = { $name }

## Vehicles

vehicle-bus = bus
vehicles-bus =
    { $count ->
        [one] 1 bus
       *[other] { $count } buses
    }
vehicle-route-bus = bus route
vehicle-cable-car = cable car
vehicles-cable-car =
    { $count ->
        [one] 1 cable car
       *[other] { $count } cable cars
    }
vehicle-route-cable-car = cable car route
vehicle-tram = tram
vehicles-tram =
    { $count ->
        [one] 1 tram
       *[other] { $count } trams
    }
vehicle-route-tram = tram route
vehicle-subway = subway
vehicles-subway =
    { $count ->
        [one] 1 subway
       *[other] { $count } subways
    }
vehicle-route-subway = subway route
vehicle-metro = metro
vehicles-metro =
    { $count ->
        [one] 1 metro
       *[other] { $count } metros
    }
vehicle-route-metro = metro route
vehicle-other = { $name }
vehicles-other = { $count } × { $name }
vehicle-route-other = { $name } route

## Souvenirs

souvenir-cable-car-bell = cable car bell
souvenir-sourdough-loaf = sourdough loaf
souvenir-fortune-cookie = fortune cookie
souvenir-sea-lion = sea lion
souvenir-fog-horn = fog horn
souvenir-painted-house = painted house
souvenir-bridge-postcard = bridge postcard
souvenir-tea-glass = glass of tea
souvenir-tulip = tulip
souvenir-simit = simit
souvenir-carpet = carpet
souvenir-lantern = lantern
souvenir-blue-eye = blue eye
souvenir-coffee-pot = coffee pot
souvenir-other = { $name }

## Seats and signs

shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
seat-colour-red = red
seat-colour-blue = blue
seat-colour-yellow = yellow
seat-colour-teal = teal
sign-crown = crown
sign-bolt = lightning bolt
sign-star = star
sign-leaf = leaf
sign-drop = drop
sign-clover = clover
sign-heart = heart
sign-moon = moon
sign-flake = snowflake
sign-cross = cross
sign-wave = wave
sign-dots = dots

## Computer players

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-random = random
level-chaos = chaos
level-style-one-step = one step at a time
level-style-long = long routes
level-style-path = shortest paths
level-style-tickets = many tickets
level-other = { $name }
level-about-easy = a friendly beginner
level-about-medium = plans well
level-about-hard = thinks ahead
level-about-expert = has taught itself to play
# $rating: a number such as “2090”
level-rating = Rating { $rating }
level-rating-note = Measured in games between computer players with two seats, at most half a second a move: random play has 1000, and 400 more mean ten wins to one.

## Counts

count-cards =
    { $count ->
        [one] 1 { -card }
       *[other] { $count } { -cards }
    }
count-tickets =
    { $count ->
        [one] 1 { -ticket }
       *[other] { $count } { -tickets }
    }
count-points =
    { $count ->
        [one] 1 { -point }
       *[other] { $count } { -points }
    }
count-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
count-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
count-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }

## What a seat has to do

phase-first-keep = keep tickets
phase-place = put down a souvenir stack
phase-turn = take a turn
phase-second-card = take the second card
phase-keep = keep tickets
phase-souvenir = choose a souvenir
phase-over = the game is over

## Reactions in the chat

reaction-hello = Hello
reaction-well-played = Well played
reaction-thanks = Thanks
reaction-oops = Oh no
reaction-hurry = Nearly ready?
reaction-wow = Wow

## Where a board comes from

provenance-verified = as printed, checked
provenance-reconstruction = unofficial reconstruction
provenance-original = an original city

## What Python says of the site, too: to browsers that install it, and where there is no page.

site-lead = Collect cards, claim routes, connect the places on your tickets. Two to four players, a quarter of an hour: against the computer, at one screen, or with friends by link.
site-nowhere = End of the line
site-nowhere-text = There is nothing at this address.
