# Die Wörter der Spielenden auf Deutsch, wie die gedruckten Regeln sie gebrauchen.

-game-name = Crosstown
-ticket = Zielkarte
-tickets = Zielkarten
-card = Karte
-cards = Karten
-point = Punkt
-points = Punkte

you = Du
and = { $first } und { $last }

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-nl = Nederlands
language-da = Dansk

## Cards. A pack may bring colours that we have no word for: then -other gets its name

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-pink = Pink
colour-black = Schwarz
colour-white = Weiß
colour-brown = Braun
colour-teal = Türkis
colour-gray = Grau
colour-wild = Joker
colour-other = { $name }

a-card-red = eine rote Karte
a-card-orange = eine orange Karte
a-card-yellow = eine gelbe Karte
a-card-green = eine grüne Karte
a-card-blue = eine blaue Karte
a-card-purple = eine lila Karte
a-card-pink = eine pinke Karte
a-card-black = eine schwarze Karte
a-card-white = eine weiße Karte
a-card-brown = eine braune Karte
a-card-teal = eine türkise Karte
a-card-wild = einen Joker
a-card-unseen = eine Karte
a-card-other = eine Karte in { $name }

cards-red =
    { $count ->
        [one] 1 rote Karte
       *[other] { $count } rote Karten
    }
cards-orange =
    { $count ->
        [one] 1 orange Karte
       *[other] { $count } orange Karten
    }
cards-yellow =
    { $count ->
        [one] 1 gelbe Karte
       *[other] { $count } gelbe Karten
    }
cards-green =
    { $count ->
        [one] 1 grüne Karte
       *[other] { $count } grüne Karten
    }
cards-blue =
    { $count ->
        [one] 1 blaue Karte
       *[other] { $count } blaue Karten
    }
cards-purple =
    { $count ->
        [one] 1 lila Karte
       *[other] { $count } lila Karten
    }
cards-pink =
    { $count ->
        [one] 1 pinke Karte
       *[other] { $count } pinke Karten
    }
cards-black =
    { $count ->
        [one] 1 schwarze Karte
       *[other] { $count } schwarze Karten
    }
cards-white =
    { $count ->
        [one] 1 weiße Karte
       *[other] { $count } weiße Karten
    }
cards-brown =
    { $count ->
        [one] 1 braune Karte
       *[other] { $count } braune Karten
    }
cards-teal =
    { $count ->
        [one] 1 türkise Karte
       *[other] { $count } türkise Karten
    }
cards-wild =
    { $count ->
        [one] 1 Joker
       *[other] { $count } Joker
    }
cards-other =
    { $count ->
        [one] 1 Karte in { $name }
       *[other] { $count } Karten in { $name }
    }

pay-red = { $count } rote
pay-orange = { $count } orange
pay-yellow = { $count } gelbe
pay-green = { $count } grüne
pay-blue = { $count } blaue
pay-purple = { $count } lila
pay-pink = { $count } pinke
pay-black = { $count } schwarze
pay-white = { $count } weiße
pay-brown = { $count } braune
pay-teal = { $count } türkise
pay-wild = { $count } Joker
pay-other = { $count } × { $name }

wild-bus = Buskarte
wild-ferry = Fährenkarte
wild-bicycle = Fahrradkarte
wild-seagull = Möwenkarte
wild-other = { $name }

## Vehicles

vehicle-bus = Bus
vehicles-bus =
    { $count ->
        [one] 1 Bus
       *[other] { $count } Busse
    }
vehicle-route-bus = Bus-Strecke
vehicle-cable-car = Straßenbahn
vehicles-cable-car =
    { $count ->
        [one] 1 Straßenbahn
       *[other] { $count } Straßenbahnen
    }
vehicle-route-cable-car = Straßenbahn-Strecke
vehicle-tram = Straßenbahn
vehicles-tram =
    { $count ->
        [one] 1 Straßenbahn
       *[other] { $count } Straßenbahnen
    }
vehicle-route-tram = Straßenbahn-Strecke
vehicle-subway = U-Bahn
vehicles-subway =
    { $count ->
        [one] 1 U-Bahn
       *[other] { $count } U-Bahnen
    }
vehicle-route-subway = U-Bahn-Strecke
vehicle-metro = Metro
vehicles-metro =
    { $count ->
        [one] 1 Metro
       *[other] { $count } Metros
    }
vehicle-route-metro = Metro-Strecke
vehicle-other = { $name }
vehicles-other = { $count } × { $name }
vehicle-route-other = Strecke für { $name }

## Souvenirs

souvenir-cable-car-bell = Straßenbahnglocke
souvenir-sourdough-loaf = Sauerteigbrot
souvenir-fortune-cookie = Glückskeks
souvenir-sea-lion = Seelöwe
souvenir-fog-horn = Nebelhorn
souvenir-painted-house = buntes Haus
souvenir-bridge-postcard = Brückenpostkarte
souvenir-tea-glass = Teeglas
souvenir-tulip = Tulpe
souvenir-simit = Sesamkringel
souvenir-carpet = Teppich
souvenir-lantern = Laterne
souvenir-blue-eye = blaues Auge
souvenir-coffee-pot = Kaffeekännchen
souvenir-other = { $name }

## Seats and signs

shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
seat-colour-red = Rot
seat-colour-blue = Blau
seat-colour-yellow = Gelb
seat-colour-teal = Türkis
sign-crown = Krone
sign-bolt = Blitz
sign-star = Stern
sign-leaf = Blatt
sign-drop = Tropfen
sign-clover = Kleeblatt
sign-heart = Herz
sign-moon = Mond
sign-flake = Schneeflocke
sign-cross = Kreuz
sign-wave = Welle
sign-dots = Tupfen

## Computer players

level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-random = zufällig
level-chaos = Chaos
level-style-one-step = Schritt für Schritt
level-style-long = lange Strecken
level-style-path = kürzeste Wege
level-style-tickets = viele Zielkarten
level-other = { $name }
level-about-easy = spielt freundlich und noch ungeübt
level-about-medium = plant gut
level-about-hard = denkt voraus
level-about-expert = hat sich das Spiel selbst beigebracht
# $rating: a number such as “2090”
level-rating = Wertung { $rating }
level-rating-note = Gemessen in Partien zwischen Computerspielern zu zweit, höchstens eine halbe Sekunde pro Zug: Wer zufällig spielt, hat 1000, und 400 mehr heißt zehn Siege gegen einen.

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
        [one] 1 Zug
       *[other] { $count } Züge
    }
count-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
count-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }

## What a seat has to do

phase-first-keep = Zielkarten auswählen
phase-place = einen Souvenirstapel hinlegen
phase-turn = ist an der Reihe
phase-second-card = die zweite Karte nehmen
phase-keep = Zielkarten auswählen
phase-souvenir = ein Souvenir wählen
phase-over = die Partie ist zu Ende

## Reactions in the chat

reaction-hello = Hallo
reaction-well-played = Gut gespielt
reaction-thanks = Danke
reaction-oops = Oh nein
reaction-hurry = Bald so weit?
reaction-wow = Wow

## Where a board comes from

provenance-verified = wie gedruckt, geprüft
provenance-reconstruction = inoffizielle Rekonstruktion
provenance-original = eigener Entwurf

## What Python says of the site, too: to browsers that install it, and where there is no page.

site-lead = Sammle Karten, nutze Strecken, verbinde die Orte auf deinen Zielkarten. Für zwei bis vier Personen, in einer Viertelstunde: gegen den Computer, an einem Gerät oder per Link mit anderen.
site-nowhere = Endstation
site-nowhere-text = Unter dieser Adresse gibt es nichts.
