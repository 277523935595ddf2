### En by på papir: det, der står på arkene ud over reglerne.

## Den første side

print-lead = En by til at printe, klippe ud og spille.
print-scale = Udskriv i faktisk størrelse (100 %) på { $paper }-papir. Lad ikke printeren tilpasse siderne til papiret.
print-ruler = Mål først denne linje på papiret: Den skal være 50 mm lang.
print-contents = Det hører med
print-part = Del
print-count = Antal
print-size = Størrelse
print-pages = Sider
print-how = Sådan udskriver du
print-both-sides = på begge sider, vendt over den lange kant
print-one-side = på én side

## Delene

print-cards = Transportkort
print-tickets = Rutekort
print-pieces = Brikker
print-souvenirs = Turistmarkører
print-board = Spilleplade
print-aids = Hjælpekort
print-scores = Pointark
print-rules = Regler

## Sådan laver du det

print-make = Sådan laver du spillet
print-make-paper = Tyndt karton (160 til 250 g/m²) er bedst til alt undtagen reglerne og pointarkene.
print-make-cut = De korte streger i kanten viser, hvor der skal skæres: Læg en lineal fra den ene streg til den modsatte, og skær dér.
print-make-backs = Efter hver side med kort kommer dens bagside. Kan din printer kun udskrive på én side, så udskriv først de ulige sider, vend bunken over den lange kant, og udskriv de lige.
print-make-sheets = Spillepladen er på { $count } ark. Skær dem ud efter stregerne i hjørnerne. Ark ved siden af hinanden har en stribe på { $overlap } mm til fælles: Læg det højre ark over det venstre og det nederste over det øverste, så tegningen passer, og lim dem fast. Billedet viser, hvor hvert ark hører til.
print-make-one-sheet = Spillepladen er på ét ark. Skær den ud efter stregerne i hjørnerne.
print-make-pieces = Alle tager brikkerne med én farve og form. De passer på spillepladens felter.
print-sheet = Ark { $name }
# I kanten af en side: hvilken del det er, og hvilken af dens sider.
print-front = { $part }, forside { $number } af { $total }
print-back = { $part }, bagside { $number } af { $total }

## Tabeller

print-length = Længde
print-cost = Kort
print-points = Point
print-name = Navn
print-routes = Strækninger
print-completed = Færdiggjorte rutekort
print-missed = Andre rutekort
print-districts = Bydele
print-or = { $first } eller { $last }
# I stedet for regelsidens sætning, hvor den, der åbner bordet, kan vælge.
print-start-first = Træk lod om, hvem der begynder. Derefter går turen rundt med uret.
print-unofficial = Lavet med { -game-name }, et frit og uofficielt program.
