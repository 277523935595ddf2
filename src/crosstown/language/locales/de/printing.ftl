### Eine Stadt auf Papier: was außer den Regeln auf den Bögen steht.

## Die erste Seite

print-lead = Eine Stadt zum Drucken, Ausschneiden und Spielen.
print-scale = Drucke in Originalgröße (100 %) auf { $paper }-Papier. Die Seiten dürfen nicht an das Papier angepasst werden.
print-ruler = Miss zuerst diese Linie auf dem Papier: Sie muss 50 mm lang sein.
print-contents = Was dazugehört
print-part = Teil
print-count = Anzahl
print-size = Größe
print-pages = Seiten
print-how = So druckst du es
print-both-sides = beidseitig, über die lange Kante gewendet
print-one-side = einseitig

## Die Teile

print-cards = Transportkarten
print-tickets = Zielkarten
print-pieces = Figuren
print-souvenirs = Souvenirs
print-board = Spielplan
print-aids = Spielhilfen
print-scores = Wertungsblätter
print-rules = Regeln

## So wird es gemacht

print-make = So wird ein Spiel daraus
print-make-paper = Dünner Karton (160 bis 250 g/m²) ist für alles außer den Regeln und den Wertungsblättern am besten.
print-make-cut = Die kurzen Linien am Rand zeigen die Schnitte: Lege ein Lineal von einer zu ihrem Gegenstück und schneide dort.
print-make-backs = Auf jede Seite mit Karten folgt ihre Rückseite. Druckt dein Drucker nur einseitig, dann drucke erst die ungeraden Seiten, wende den Stapel über die lange Kante und drucke die geraden.
print-make-sheets = Der Spielplan liegt auf { $count } Bögen. Schneide sie an den Eckmarken aus. Benachbarte Bögen haben einen Streifen von { $overlap } mm gemeinsam: Lege den rechten Bogen über den linken und den unteren über den oberen, sodass die Bilder aneinanderpassen, und klebe sie fest. Das Bild zeigt, welcher Bogen wohin gehört.
print-make-one-sheet = Der Spielplan liegt auf einem Bogen. Schneide ihn an den Eckmarken aus.
print-make-pieces = Alle nehmen die Figuren einer Farbe und Form. Sie passen auf die Felder des Spielplans.
print-sheet = Bogen { $name }
# Am Rand einer Seite: welcher Teil es ist und die wievielte seiner Seiten.
print-front = { $part }, Vorderseite { $number } von { $total }
print-back = { $part }, Rückseite { $number } von { $total }

## Tabellen

print-length = Länge
print-cost = Karten
print-points = Punkte
print-name = Name
print-routes = Strecken
print-completed = Erfüllte Zielkarten
print-missed = Andere Zielkarten
print-districts = Stadtteile
print-or = { $first } oder { $last }
# Statt des Satzes der Regelseite, wo bestimmen kann, wer den Tisch eröffnet.
print-start-first = Lost aus, wer beginnt. Dann geht es reihum im Uhrzeigersinn.
print-unofficial = Gemacht mit { -game-name }, einem freien und inoffiziellen Programm.
