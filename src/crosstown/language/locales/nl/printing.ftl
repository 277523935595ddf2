### Een stad op papier: wat er behalve de regels op de vellen staat.

## De eerste pagina

print-lead = Een stad om af te drukken, uit te knippen en te spelen.
print-scale = Druk af op ware grootte (100 %) op { $paper }-papier. Laat de printer de pagina’s niet passend maken.
print-ruler = Meet eerst deze lijn op papier: ze moet 50 mm lang zijn.
print-contents = Wat erbij hoort
print-part = Onderdeel
print-count = Aantal
print-size = Formaat
print-pages = Pagina’s
print-how = Zo druk je het af
print-both-sides = dubbelzijdig, over de lange kant gedraaid
print-one-side = enkelzijdig

## De onderdelen

print-cards = Transportkaarten
print-tickets = Bestemmingskaarten
print-pieces = Speelstukken
print-souvenirs = Toeristenfiches
print-board = Bord
print-aids = Spelhulpen
print-scores = Scorebladen
print-rules = Regels

## Zo maak je het

print-make = Zo maak je het spel
print-make-paper = Dun karton (160 tot 250 g/m²) is het beste voor alles behalve de regels en de scorebladen.
print-make-cut = De korte lijntjes aan de rand geven de sneden aan: leg een liniaal van het ene lijntje naar het andere ertegenover en snijd daar.
print-make-backs = Na elke pagina met kaarten komt de achterkant ervan. Drukt je printer maar één kant af, druk dan eerst de oneven pagina’s af, draai de stapel om over de lange kant en druk de even pagina’s af.
print-make-sheets = Het bord staat op { $count } vellen. Snijd ze uit langs de hoeklijntjes. Vellen naast elkaar hebben een strook van { $overlap } mm gemeen: leg het rechtervel over het linkervel en het onderste over het bovenste, zodat de tekening klopt, en plak ze vast. Het plaatje laat zien welk vel waar hoort.
print-make-one-sheet = Het bord staat op één vel. Snijd het uit langs de hoeklijntjes.
print-make-pieces = Iedereen neemt de speelstukken van één kleur en vorm. Ze passen op de vakjes van het bord.
print-sheet = Vel { $name }
# Aan de rand van een pagina: welk onderdeel het is en de hoeveelste pagina ervan.
print-front = { $part }, voorkant { $number } van { $total }
print-back = { $part }, achterkant { $number } van { $total }

## Tabellen

print-length = Lengte
print-cost = Kaarten
print-points = Punten
print-name = Naam
print-routes = Routes
print-completed = Behaalde bestemmingskaarten
print-missed = Andere bestemmingskaarten
print-districts = Wijken
print-or = { $first } of { $last }
# In plaats van de zin op de regelpagina, waar kan kiezen wie de tafel opent.
print-start-first = Loot wie begint. Daarna gaat het met de klok mee.
print-unofficial = Gemaakt met { -game-name }, een vrij en onofficieel programma.
