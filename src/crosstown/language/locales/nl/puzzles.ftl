### Puzzels, op de pagina's en in de terminal: stellingen waarin één zet duidelijk de beste is.

puzzle-title = Puzzels
puzzle-lead = Stellingen uit partijen tussen computers waarin één zet duidelijk de beste is. Kies die op het bord; je ziet alleen wat de speler toen kon zien.
# $city: the city’s name
puzzle-name = { $city } { $number }
puzzle-page-title = Puzzel { $puzzle } – Crosstown
puzzle-number = Puzzel { $number } van { $all }
puzzle-is-solved = opgelost
puzzle-ask = Jij bent aan de beurt. Met welke zet heb je de beste kans om te winnen?
puzzle-look = Laat me kijken
puzzle-recall = Puzzel
puzzle-best = Goed gevonden: dat is de beste zet.
# $move: a clause such as “draw from the stack, unseen”
puzzle-good = Goed gevonden: dat is even goed als de beste zet, { $move }.
# $mark: “Mistake” or the like
puzzle-worse = { $mark }. Beter: { $move }.
puzzle-given = De beste zet: { $move }.
puzzle-again = Nog eens
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-leave = Puzzel verlaten
