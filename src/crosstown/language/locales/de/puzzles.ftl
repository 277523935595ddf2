### Rätsel, auf den Seiten und im Terminal: Stellungen, in denen ein Zug klar der beste ist.

puzzle-title = Rätsel
puzzle-lead = Stellungen aus Partien zwischen Computern, in denen ein Zug klar der beste ist. Wähle ihn auf dem Spielplan; du siehst nur, was man dort sehen konnte.
# $city: the city’s name
puzzle-name = { $city } { $number }
puzzle-page-title = Rätsel { $puzzle } – Crosstown
puzzle-number = Rätsel { $number } von { $all }
puzzle-is-solved = gelöst
puzzle-ask = Du bist an der Reihe. Mit welchem Zug gewinnst du am ehesten?
puzzle-look = Lass mich schauen
puzzle-recall = Rätsel
puzzle-best = Gut gefunden: Das ist der beste Zug.
# $move: a clause such as “draw from the stack, unseen”
puzzle-good = Gut gefunden: Das ist so gut wie der beste Zug, { $move }.
# $mark: “Mistake” or the like
puzzle-worse = { $mark }. Besser: { $move }.
puzzle-given = Der beste Zug: { $move }.
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-leave = Rätsel verlassen
