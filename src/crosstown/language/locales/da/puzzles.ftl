### Opgaver, på siderne og i terminalen: stillinger, hvor ét træk klart er det bedste.

puzzle-title = Opgaver
puzzle-lead = Stillinger fra spil mellem computere, hvor ét træk klart er det bedste. Vælg det på spillepladen; du ser kun, hvad spilleren kunne se dengang.
# $city: the city’s name
puzzle-name = { $city } { $number }
puzzle-page-title = Opgave { $puzzle } – Crosstown
puzzle-number = Opgave { $number } af { $all }
puzzle-is-solved = løst
puzzle-ask = Det er din tur. Hvilket træk giver dig den bedste chance for at vinde?
puzzle-look = Lad mig se
puzzle-recall = Opgave
puzzle-best = Godt fundet: Det er det bedste træk.
# $move: a clause such as “draw from the stack, unseen”
puzzle-good = Godt fundet: Det er lige så godt som det bedste træk, { $move }.
# $mark: “Mistake” or the like
puzzle-worse = { $mark }. Bedre: { $move }.
puzzle-given = Det bedste træk: { $move }.
puzzle-again = Prøv igen
puzzle-next = Næste opgave
puzzle-all = Alle opgaver
puzzle-leave = Forlad opgaven
