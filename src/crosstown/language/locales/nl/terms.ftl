# De woorden van de spelers in het Nederlands, zoals de gedrukte spelregels ze gebruiken.

-game-name = Crosstown
-ticket = bestemmingskaart
-tickets = bestemmingskaarten
-card = kaart
-cards = kaarten
-point = punt
-points = punten

you = Jij
and = { $first } en { $last }

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-nl = Nederlands
language-da = Dansk

## Cards. A pack may bring colours that we have no word for: then -other gets its name

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars
colour-pink = roze
colour-black = zwart
colour-white = wit
colour-brown = bruin
colour-teal = turkoois
colour-gray = grijs
colour-wild = joker
colour-other = { $name }

a-card-red = een rode kaart
a-card-orange = een oranje kaart
a-card-yellow = een gele kaart
a-card-green = een groene kaart
a-card-blue = een blauwe kaart
a-card-purple = een paarse kaart
a-card-pink = een roze kaart
a-card-black = een zwarte kaart
a-card-white = een witte kaart
a-card-brown = een bruine kaart
a-card-teal = een turkooizen kaart
a-card-wild = een joker
a-card-unseen = een kaart
a-card-other = een kaart in { $name }

cards-red =
    { $count ->
        [one] 1 rode kaart
       *[other] { $count } rode kaarten
    }
cards-orange =
    { $count ->
        [one] 1 oranje kaart
       *[other] { $count } oranje kaarten
    }
cards-yellow =
    { $count ->
        [one] 1 gele kaart
       *[other] { $count } gele kaarten
    }
cards-green =
    { $count ->
        [one] 1 groene kaart
       *[other] { $count } groene kaarten
    }
cards-blue =
    { $count ->
        [one] 1 blauwe kaart
       *[other] { $count } blauwe kaarten
    }
cards-purple =
    { $count ->
        [one] 1 paarse kaart
       *[other] { $count } paarse kaarten
    }
cards-pink =
    { $count ->
        [one] 1 roze kaart
       *[other] { $count } roze kaarten
    }
cards-black =
    { $count ->
        [one] 1 zwarte kaart
       *[other] { $count } zwarte kaarten
    }
cards-white =
    { $count ->
        [one] 1 witte kaart
       *[other] { $count } witte kaarten
    }
cards-brown =
    { $count ->
        [one] 1 bruine kaart
       *[other] { $count } bruine kaarten
    }
cards-teal =
    { $count ->
        [one] 1 turkooizen kaart
       *[other] { $count } turkooizen kaarten
    }
cards-wild =
    { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
cards-other =
    { $count ->
        [one] 1 kaart in { $name }
       *[other] { $count } kaarten in { $name }
    }

pay-red = { $count } rode
pay-orange = { $count } oranje
pay-yellow = { $count } gele
pay-green = { $count } groene
pay-blue = { $count } blauwe
pay-purple = { $count } paarse
pay-pink = { $count } roze
pay-black = { $count } zwarte
pay-white = { $count } witte
pay-brown = { $count } bruine
pay-teal = { $count } turkooizen
pay-wild =
    { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
pay-other = { $count } × { $name }

wild-bus = buskaart
wild-ferry = veerbootkaart
wild-bicycle = fietskaart
wild-seagull = meeuwkaart
wild-other = { $name }

## Vehicles

vehicle-bus = bus
vehicles-bus =
    { $count ->
        [one] 1 bus
       *[other] { $count } bussen
    }
vehicle-route-bus = busroute
vehicle-cable-car = kabeltram
vehicles-cable-car =
    { $count ->
        [one] 1 kabeltram
       *[other] { $count } kabeltrams
    }
vehicle-route-cable-car = kabeltramroute
vehicle-tram = tram
vehicles-tram =
    { $count ->
        [one] 1 tram
       *[other] { $count } trams
    }
vehicle-route-tram = tramroute
vehicle-subway = metro
vehicles-subway =
    { $count ->
        [one] 1 metro
       *[other] { $count } metro’s
    }
vehicle-route-subway = metroroute
vehicle-metro = metro
vehicles-metro =
    { $count ->
        [one] 1 metro
       *[other] { $count } metro's
    }
vehicle-route-metro = metroroute
vehicle-other = { $name }
vehicles-other = { $count } × { $name }
vehicle-route-other = route voor { $name }

## Souvenirs

souvenir-cable-car-bell = kabeltrambel
souvenir-sourdough-loaf = zuurdesembrood
souvenir-fortune-cookie = gelukskoekje
souvenir-sea-lion = zeeleeuw
souvenir-fog-horn = misthoorn
souvenir-painted-house = beschilderd huis
souvenir-bridge-postcard = ansichtkaart van de brug
souvenir-tea-glass = theeglas
souvenir-tulip = tulp
souvenir-simit = sesamring
souvenir-carpet = tapijt
souvenir-lantern = lantaarn
souvenir-blue-eye = blauw oog
souvenir-coffee-pot = koffiepotje
souvenir-other = { $name }

## Seats and signs

shape-circle = cirkel
shape-square = vierkant
shape-triangle = driehoek
shape-diamond = ruit
seat-colour-red = rood
seat-colour-blue = blauw
seat-colour-yellow = geel
seat-colour-teal = turkoois
sign-crown = kroon
sign-bolt = bliksem
sign-star = ster
sign-leaf = blad
sign-drop = druppel
sign-clover = klavertje
sign-heart = hart
sign-moon = maan
sign-flake = sneeuwvlok
sign-cross = kruis
sign-wave = golf
sign-dots = stippen

## Computer players

level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
level-random = willekeurig
level-chaos = chaos
level-style-one-step = stap voor stap
level-style-long = lange routes
level-style-path = kortste wegen
level-style-tickets = veel bestemmingskaarten
level-other = { $name }
level-about-easy = een vriendelijke beginner
level-about-medium = plant goed
level-about-hard = denkt vooruit
level-about-expert = heeft zichzelf leren spelen
# $rating: a number such as “2090”
level-rating = Rating { $rating }
level-rating-note = Gemeten in partijen tussen computerspelers met z’n tweeën, hoogstens een halve seconde per zet: willekeurig spel heeft 1000, en 400 meer betekent tien zeges tegen één.

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
        [one] 1 beurt
       *[other] { $count } beurten
    }
count-players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
count-minutes =
    { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }

## What a seat has to do

phase-first-keep = bestemmingskaarten kiezen
phase-place = een stapel toeristenfiches neerleggen
phase-turn = aan de beurt
phase-second-card = de tweede kaart nemen
phase-keep = bestemmingskaarten kiezen
phase-souvenir = een toeristenfiche kiezen
phase-over = het spel is afgelopen

## Reactions in the chat

reaction-hello = Hallo
reaction-well-played = Goed gespeeld
reaction-thanks = Bedankt
reaction-oops = O nee
reaction-hurry = Ben je zover?
reaction-wow = Wauw

## Where a board comes from

provenance-verified = zoals gedrukt, nagekeken
provenance-reconstruction = onofficiële reconstructie
provenance-original = een eigen stad

## What Python says of the site, too: to browsers that install it, and where there is no page.

site-lead = Verzamel kaarten, claim routes, verbind de locaties op je bestemmingskaarten. Met twee tot vier spelers, in een kwartier: tegen de computer, op één scherm of via een link met vrienden.
site-nowhere = Eindpunt
site-nowhere-text = Op dit adres is niets.
