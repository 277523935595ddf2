### De analyse van een afgelopen partij, naast het terugkijken.

analysis-title = Analyse
# While the first numbers come.
analysis-working = { $percent } % geanalyseerd
# The numbers are there, and get more exact by themselves.
analysis-deeper = Wordt nauwkeuriger…
analysis-failed = Deze partij kan hier niet worden geanalyseerd.
# $chances: a list such as “Ada 63 %, Bo 37 %”
analysis-chances = Kans om te winnen na zet { $ply }: { $chances }
analysis-chance = { $name } { $percent } %
analysis-marks = Gemarkeerde beslissingen

## Decisions that cost much

analysis-mark-inaccuracy = Onnauwkeurigheid
analysis-mark-mistake = Fout
analysis-mark-blunder = Blunder
analysis-mark-at = { $mark } van { $name }, zet { $ply }
# $move: a clause such as “draw from the stack, unseen”
analysis-better = Beter: { $move }.
analysis-cost =
    { $points ->
        [one] Dat kostte 1 procentpunt van de kans om te winnen.
       *[other] Dat kostte { $points } procentpunten van de kans om te winnen.
    }
analysis-show = Op het bord tonen
analysis-show-played = De gespeelde zet tonen

## Each player

analysis-players = Geluk en kunde
analysis-known = Elke beslissing wordt beoordeeld op wat de speler toen kon weten, niet met open kaarten. De getallen zijn procenten van een gewonnen partij; ± is één standaardfout.
analysis-player = Speler
analysis-fair = Eerlijk deel
analysis-luck = Geluk
analysis-skill = Kunde
analysis-result = Resultaat
analysis-loss = Verlies per beslissing
# $losses: a list such as “easy 3.6, medium 1.7 and hard 0.1”
analysis-compared = Verlies van computerspelers per beslissing: { $losses }.
analysis-tickets = Bestemmingskaarten toen ze werden behouden
analysis-ticket = Bestemmingskaart
analysis-worth = Waarde
analysis-expected = Vooruitzicht
analysis-outcome = Afloop
analysis-ticket-done = behaald
analysis-ticket-lucky = met geluk behaald
analysis-ticket-open = niet behaald
analysis-ticket-unlucky = met pech niet behaald

## Why the graph hardly moves at a marked decision

analysis-quiet-same = De lijn daalt hier niet: Computer (gemiddeld), die de bedachte partijen speelt, had hetzelfde gedaan.
analysis-quiet-lucky = De lijn daalt nauwelijks: zoals de kaarten echt lagen, kostte het minder. Dat kon niemand weten.
analysis-quiet-decided = Met open kaarten was de partij hier zo goed als beslist. Wie aan de beurt was, kon dat niet weten.
