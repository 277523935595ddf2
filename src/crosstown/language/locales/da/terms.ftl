# Spillernes ord på dansk, som de trykte regler bruger dem.

-game-name = Crosstown
-ticket = rutekort
-tickets = rutekort
-card = kort
-cards = kort
-point = point
-points = point

you = Du
and = { $first } og { $last }

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-nl = Nederlands
language-da = Dansk

## Cards. A pack may bring colours that we have no word for: then -other gets its name

colour-red = rød
colour-orange = orange
colour-yellow = gul
colour-green = grøn
colour-blue = blå
colour-purple = lilla
colour-pink = pink
colour-black = sort
colour-white = hvid
colour-brown = brun
colour-teal = turkis
colour-gray = grå
colour-wild = joker
colour-other = { $name }

a-card-red = et rødt kort
a-card-orange = et orange kort
a-card-yellow = et gult kort
a-card-green = et grønt kort
a-card-blue = et blåt kort
a-card-purple = et lilla kort
a-card-pink = et pink kort
a-card-black = et sort kort
a-card-white = et hvidt kort
a-card-brown = et brunt kort
a-card-teal = et turkis kort
a-card-wild = en joker
a-card-unseen = et kort
a-card-other = et kort i { $name }

cards-red =
    { $count ->
        [one] 1 rødt kort
       *[other] { $count } røde kort
    }
cards-orange =
    { $count ->
        [one] 1 orange kort
       *[other] { $count } orange kort
    }
cards-yellow =
    { $count ->
        [one] 1 gult kort
       *[other] { $count } gule kort
    }
cards-green =
    { $count ->
        [one] 1 grønt kort
       *[other] { $count } grønne kort
    }
cards-blue =
    { $count ->
        [one] 1 blåt kort
       *[other] { $count } blå kort
    }
cards-purple =
    { $count ->
        [one] 1 lilla kort
       *[other] { $count } lilla kort
    }
cards-pink =
    { $count ->
        [one] 1 pink kort
       *[other] { $count } pink kort
    }
cards-black =
    { $count ->
        [one] 1 sort kort
       *[other] { $count } sorte kort
    }
cards-white =
    { $count ->
        [one] 1 hvidt kort
       *[other] { $count } hvide kort
    }
cards-brown =
    { $count ->
        [one] 1 brunt kort
       *[other] { $count } brune kort
    }
cards-teal =
    { $count ->
        [one] 1 turkis kort
       *[other] { $count } turkise kort
    }
cards-wild =
    { $count ->
        [one] 1 joker
       *[other] { $count } jokere
    }
cards-other =
    { $count ->
        [one] 1 kort i { $name }
       *[other] { $count } kort i { $name }
    }

pay-red =
    { $count ->
        [one] 1 rødt
       *[other] { $count } røde
    }
pay-orange = { $count } orange
pay-yellow =
    { $count ->
        [one] 1 gult
       *[other] { $count } gule
    }
pay-green =
    { $count ->
        [one] 1 grønt
       *[other] { $count } grønne
    }
pay-blue =
    { $count ->
        [one] 1 blåt
       *[other] { $count } blå
    }
pay-purple = { $count } lilla
pay-pink = { $count } pink
pay-black =
    { $count ->
        [one] 1 sort
       *[other] { $count } sorte
    }
pay-white =
    { $count ->
        [one] 1 hvidt
       *[other] { $count } hvide
    }
pay-brown =
    { $count ->
        [one] 1 brunt
       *[other] { $count } brune
    }
pay-teal =
    { $count ->
        [one] 1 turkis
       *[other] { $count } turkise
    }
pay-wild =
    { $count ->
        [one] 1 joker
       *[other] { $count } jokere
    }
pay-other = { $count } × { $name }

wild-bus = buskort
wild-ferry = færgekort
wild-bicycle = cykelkort
wild-seagull = mågekort
wild-other = { $name }

## Vehicles

vehicle-bus = bus
vehicles-bus =
    { $count ->
        [one] 1 bus
       *[other] { $count } busser
    }
vehicle-route-bus = busstrækning
vehicle-cable-car = sporvogn
vehicles-cable-car =
    { $count ->
        [one] 1 sporvogn
       *[other] { $count } sporvogne
    }
vehicle-route-cable-car = sporvognsstrækning
vehicle-tram = sporvogn
vehicles-tram =
    { $count ->
        [one] 1 sporvogn
       *[other] { $count } sporvogne
    }
vehicle-route-tram = sporvognsstrækning
vehicle-subway = metrotog
vehicles-subway =
    { $count ->
        [one] 1 metrotog
       *[other] { $count } metrotog
    }
vehicle-route-subway = metrostrækning
vehicle-metro = metro
vehicles-metro =
    { $count ->
        [one] 1 metrotog
       *[other] { $count } metrotog
    }
vehicle-route-metro = metrostrækning
vehicle-other = { $name }
vehicles-other = { $count } × { $name }
vehicle-route-other = strækning til { $name }

## Souvenirs

souvenir-cable-car-bell = sporvognsklokke
souvenir-sourdough-loaf = surdejsbrød
souvenir-fortune-cookie = lykkekage
souvenir-sea-lion = søløve
souvenir-fog-horn = tågehorn
souvenir-painted-house = malet hus
souvenir-bridge-postcard = postkort med bro
souvenir-tea-glass = teglas
souvenir-tulip = tulipan
souvenir-simit = sesamkringle
souvenir-carpet = tæppe
souvenir-lantern = lanterne
souvenir-blue-eye = blåt øje
souvenir-coffee-pot = kaffekande
souvenir-other = { $name }

## Seats and signs

shape-circle = cirkel
shape-square = firkant
shape-triangle = trekant
shape-diamond = rombe
seat-colour-red = rød
seat-colour-blue = blå
seat-colour-yellow = gul
seat-colour-teal = turkis
sign-crown = krone
sign-bolt = lyn
sign-star = stjerne
sign-leaf = blad
sign-drop = dråbe
sign-clover = kløver
sign-heart = hjerte
sign-moon = måne
sign-flake = snefnug
sign-cross = kryds
sign-wave = bølge
sign-dots = prikker

## Computer players

level-easy = let
level-medium = middel
level-hard = svær
level-expert = ekspert
level-random = tilfældig
level-chaos = kaos
level-style-one-step = et skridt ad gangen
level-style-long = lange strækninger
level-style-path = korteste veje
level-style-tickets = mange rutekort
level-other = { $name }
level-about-easy = en venlig begynder
level-about-medium = planlægger godt
level-about-hard = tænker fremad
level-about-expert = har lært sig selv at spille
# $rating: a number such as “2090”
level-rating = Rating { $rating }
level-rating-note = Målt i spil mellem computerspillere med to ved bordet, højst et halvt sekund pr. træk: tilfældigt spil har 1000, og 400 mere betyder ti sejre mod én.

## Counts

count-cards = { $count } { -cards }
count-tickets = { $count } { -tickets }
count-points = { $count } { -points }
count-turns =
    { $count ->
        [one] 1 tur
       *[other] { $count } ture
    }
count-players =
    { $count ->
        [one] 1 spiller
       *[other] { $count } spillere
    }
count-minutes =
    { $count ->
        [one] 1 minut
       *[other] { $count } minutter
    }

## What a seat has to do

phase-first-keep = vælger rutekort
phase-place = placerer en stak turistmarkører
phase-turn = har turen
phase-second-card = tager det andet kort
phase-keep = vælger rutekort
phase-souvenir = vælger en turistmarkør
phase-over = spillet er slut

## Reactions in the chat

reaction-hello = Hej
reaction-well-played = Godt spillet
reaction-thanks = Tak
reaction-oops = Åh nej
reaction-hurry = Er du snart klar?
reaction-wow = Wow

## Where a board comes from

provenance-verified = som trykt, kontrolleret
provenance-reconstruction = uofficiel rekonstruktion
provenance-original = egen by

## What Python says of the site, too: to browsers that install it, and where there is no page.

site-lead = Saml kort, gør krav på strækninger, forbind stederne på dine rutekort. To til fire spillere, et kvarter: mod computeren, ved én skærm eller med venner via et link.
site-nowhere = Endestation
site-nowhere-text = Der er ikke noget på denne adresse.
