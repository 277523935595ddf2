### The workshop, in which people make cities of their own.

## The door of the workshop

workshop-title = Værkstedet
workshop-lead = Tegn din egen by, se straks, om den virker, spil den i aften, og print den. Alt bliver på denne enhed.
workshop-drafts = Mine udkast
workshop-no-drafts = Intet endnu. Dine byer står her, så snart du begynder på en.
workshop-begin = Begynd på en by
workshop-begin-nothing = Med et tomt kort
workshop-begin-draft = Med et første udkast
workshop-begin-copy = Med en kopi af en by
workshop-begin-file = Med en fil
workshop-open-file = Åbn en TOML-fil …
workshop-drop-file = Eller træk den herhen.
workshop-opening = Et øjeblik: Udkastet bliver lavet …
workshop-first-told = Programmet lægger steder, et net af strækninger, deres farver og rutekort. Du ændrer, hvad du vil.
workshop-first-names = Stedernes navne
workshop-first-names-told = Ét på hver linje. Uden navne er et antal nok.
workshop-first-count = Antal steder
workshop-first-grid = Steder i et gitter
workshop-first-make = Lav et første udkast
workshop-new-city = Min by
workshop-copy-name = { $name } (kopi)
workshop-duplicate = Lav en kopi af { $name }
workshop-delete = Slet { $name }
workshop-deleted = { $name } blev slettet.
workshop-bring-back = Hent tilbage
workshop-missing = Udkastet findes ikke på denne enhed
workshop-missing-told = Det er slettet eller ligger på en anden enhed. Udkast rejser som filer: Gem det der, og åbn det her.
workshop-to-drafts = Til mine udkast

## The bar

workshop-saved = Gemt på denne enhed
workshop-saving = Gemmer …
workshop-not-saved = Ikke gemt: Der er ikke plads på enheden, eller det er ikke tilladt.
workshop-parted = En anden fane havde ændret udkastet. Dit fortsætter som en kopi.
workshop-undo = Fortryd
workshop-redo = Gentag
workshop-undo-what = Fortryd: { $what }
workshop-redo-what = Gentag: { $what }
workshop-undone = Fortrudt: { $what }
workshop-redone = Gentaget: { $what }
workshop-nothing-left = Intet tilbage
workshop-loading = Tegnebordet bliver stillet op (kun denne ene gang): { $percent } %
workshop-loading-label = Hvor langt tegnebordet er

## Sections

workshop-sections = Byens dele
workshop-section-map = Kort
workshop-section-tickets = Rutekort
workshop-section-scenery = Landskab
workshop-section-districts = Bydele
workshop-section-souvenirs = Turistmarkører
workshop-section-rules = Kort og brikker
workshop-section-city = By
workshop-section-problems = Problemer
workshop-section-balance = Balance
workshop-section-play = Spil og print

## The map

workshop-board = Kortet over { $city }
workshop-board-help = Pile flytter markøren, P sætter et sted, R forbinder steder, E redigerer. Spørgsmålstegnet viser alle taster.
workshop-tools = Værktøj
workshop-tool-select = Flyt
workshop-tool-select-told = Vælg og flyt: træk steder, navne og strækninger
workshop-tool-place = Steder
workshop-tool-place-told = Nye steder: klik på kortet
workshop-tool-route = Strækninger
workshop-tool-route-told = Nye strækninger: træk fra sted til sted, eller klik på begge
workshop-balance-colours = Fordel farver
workshop-balance-colours-told = Giver alle strækninger nye farver, hver lige ofte
workshop-arrange-names = Ordn navne
workshop-arrange-names-told = Sætter hvert navn, hvor det hverken rører andre navne eller strækninger
workshop-map-told = Vælg noget på kortet eller i listerne, eller tag et andet værktøj.
workshop-places =
    { $count ->
        [one] 1 sted
       *[other] { $count } steder
    }
workshop-routes =
    { $count ->
        [one] 1 strækning
       *[other] { $count } strækninger
    }
workshop-chosen =
    { $count ->
        [one] 1 valgt
       *[other] { $count } valgt
    }
workshop-chosen-told = Træk et af stederne, så flytter alle med.
workshop-place = Sted
workshop-new-place = Sted { $number }
workshop-name = Navn
workshop-side = Navnets side
workshop-side-n = over
workshop-side-ne = over til højre
workshop-side-e = til højre
workshop-side-se = under til højre
workshop-side-s = under
workshop-side-sw = under til venstre
workshop-side-w = til venstre
workshop-side-nw = over til venstre
workshop-wrap = Navn på to linjer
workshop-exactly = Præcis placering
workshop-x = Fra venstre
workshop-y = Fra oven
workshop-nudge-x = Navn længere til højre
workshop-nudge-y = Navn længere ned
workshop-id = Navn i filen
workshop-connect = Forbind med …
workshop-remove = Fjern
workshop-length = Længde
workshop-colour = Farve
workshop-colour-other = Den anden halvdels farve
workshop-double = Dobbeltspor
workshop-ferries = Færgesymboler
workshop-vehicle = Køretøj
workshop-curve = Bøjning
workshop-less = { $what }: mindre
workshop-more = { $what }: mere
workshop-link-from = Fra { $place }. Vælg nu det andet sted.
workshop-route-there = { $a } og { $b } er allerede forbundet af et dobbeltspor.
workshop-ticket-there = Der er allerede et rutekort fra { $a } til { $b }.
workshop-cursor = { $x }, { $y }
workshop-cursor-place = Ved { $place }
workshop-no-place-here = Her er intet sted.

## What was done

workshop-did-place = Nyt sted: { $place }
workshop-did-move = { $place } flyttet
workshop-did-name = Navn: { $place }
workshop-did-label = Navnet på { $place } flyttet
workshop-did-change-place = { $place } ændret
workshop-did-route = Ny strækning: { $a } – { $b }
workshop-did-change-route = { $a } – { $b } ændret
workshop-did-bend = { $a } – { $b } bøjet
workshop-did-remove =
    { $count ->
        [one] 1 fjernet
       *[other] { $count } fjernet
    }
workshop-did-balance = Farver fordelt
workshop-did-arrange = Navne ordnet
workshop-did-ticket = Nyt rutekort: { $a } – { $b }
workshop-did-tickets = Rutekort ændret
workshop-did-suggest =
    { $count ->
        [one] 1 rutekort til
       *[other] { $count } rutekort til
    }
workshop-did-scenery = Landskab ændret
workshop-did-districts = Bydele ændret
workshop-did-paint = { $place } hører til bydel { $district }
workshop-did-souvenirs = Turistmarkører ved { $place } ændret
workshop-did-change-souvenirs = Turistmarkører ændret
workshop-did-rules = Kort og brikker ændret
workshop-did-city = By ændret
workshop-did-style = Udseende ændret
workshop-did-names = Navne ændret

## Tickets

workshop-tickets-told = Træk fra sted til sted på kortet for et nyt rutekort. Tallene siger, hvor mange rutekort et sted står på.
workshop-tickets =
    { $count ->
        [one] 1 rutekort
       *[other] { $count } rutekort
    }
workshop-ticket = Rutekort
workshop-from = Fra
workshop-to = Til
workshop-points = Point
workshop-shortest =
    { $count ->
        [one] Den korteste vej koster 1 kort.
       *[other] Den korteste vej koster { $count } kort.
    }
workshop-shortest-odd =
    { $count ->
        [one] Giver { $points }, men den korteste vej koster 1 kort.
       *[other] Giver { $points }, men den korteste vej koster { $count } kort.
    }
workshop-points-odd = { $points } (vej: { $count })
workshop-no-way = Ingen strækninger fører dertil.
workshop-suggest = Foreslå rutekort
workshop-suggest-until = Indtil der er
workshop-offers = Hvor mange man får tilbudt
workshop-tickets-deal = Ved starten
workshop-tickets-deal-keep = Behold mindst af dem
workshop-tickets-draw = Når man trækker
workshop-tickets-draw-keep = Behold mindst af de trukne

## Scenery

workshop-scenery-told = Senere former ligger oven på tidligere. Vand og parker ser bedst ud, når de går ud over kanten.
workshop-draw = Tegn
workshop-scenery-water = Vand
workshop-scenery-park = Park
workshop-scenery-land = Land
workshop-scenery-river = Flod
workshop-scenery-bridge = Bro
workshop-scenery-text = Tekst
workshop-draw-told = Klik på kortet for hvert hjørne, og gør så formen færdig. Med tastaturet sætter Enter et hjørne; Enter igen ved det sidste gør færdig.
workshop-draw-text = Klik, hvor teksten skal stå.
workshop-draw-finish =
    { $count ->
        [one] Gør færdig med 1 hjørne
       *[other] Gør færdig med { $count } hjørner
    }
workshop-corner-told =
    { $count ->
        [one] 1 hjørne
       *[other] { $count } hjørner
    }
workshop-corners-few = Der skal mindst { $corners } hjørner til.
workshop-new-text = Ny tekst
workshop-text = Tekst på kortet
workshop-kind = Slags
workshop-open-line = En åben linje
workshop-width = Bredde
workshop-corners =
    { $count ->
        [one] 1 hjørne, ét for ét
       *[other] { $count } hjørner, ét for ét
    }
workshop-corner-x = Hjørne { $number }, fra venstre
workshop-corner-y = Hjørne { $number }, fra oven
workshop-corner-add = Tilføj ét efter { $number }
workshop-corner-remove = Fjern { $number }
workshop-lower = Længere ned
workshop-higher = Længere op
workshop-shapes =
    { $count ->
        [one] 1 form
       *[other] { $count } former
    }

## Districts and souvenirs

workshop-districts-told = Vælg en bydel, og klik så på de steder, der hører til. Den, der forbinder alle dens steder, får dens point.
workshop-district = Bydel
workshop-district-number = Bydel { $number }
workshop-district-add = Tilføj en bydel
workshop-district-remove = Fjern bydel { $number }
workshop-souvenirs-told = Klik på steder, hvor der skal ligge turistmarkører ved starten. Den, der gør krav på en strækning dér, tager én.
workshop-souvenirs-some = Spil med turistmarkører
workshop-souvenirs-none = Spil uden turistmarkører
workshop-souvenir-start = Steder med turistmarkører
workshop-souvenir-add = Tilføj et sted …
workshop-souvenir-kinds = Slags turistmarkører
workshop-souvenir-kind = Slags { $number }
workshop-souvenir-counts = Hvor mange der ligger
workshop-souvenir-stack = I hver stak, { $players } spillere
workshop-souvenir-placed = I stakke, spillerne placerer, { $players } spillere
workshop-souvenir-placed-by =
    { $stack ->
        [1] Hvem der placerer den første af dem (1 = sidste spiller), { $players } spillere
       *[other] Hvem der placerer den anden af dem (1 = sidste spiller), { $players } spillere
    }
workshop-souvenir-points = Hvad forskellige turistmarkører giver
workshop-souvenir-worth =
    { $count ->
        [one] 1 forskellig
       *[other] { $count } forskellige
    }

## Cards and pieces

workshop-cards =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
workshop-colour-add = Tilføj en farve …
workshop-colour-remove = Fjern { $colour }; strækningerne bliver grå
workshop-wilds = Jokere
workshop-wild-name = Jokeren hedder
workshop-hand = Kort ved starten
workshop-market = Åbne kort
workshop-market-wilds = Åbne jokere, der rydder de åbne kort
workshop-vehicle-number = Brikker { $number }
workshop-vehicle-add = Tilføj en slags brik
workshop-vehicle-remove = Fjern { $vehicle }
workshop-drawing = Billede
workshop-drawing-bus = bus
workshop-drawing-cable-car = bjergsporvogn
workshop-drawing-tram = sporvogn
workshop-drawing-subway = metro
workshop-drawing-nostalgic-tram = gammel sporvogn
workshop-drawing-ferry = færge
workshop-drawing-other = { $name }
workshop-drawing-wagon = vogn
workshop-pieces = Brikker til hver spiller
workshop-takes = En strækning tager
workshop-takes-per-space = en brik for hvert felt
workshop-takes-one = en enkelt brik
workshop-points-for =
    { $count ->
        [one] Point for 1 felt
       *[other] Point for { $count } felter
    }
workshop-longer = Tillad længere strækninger
workshop-shorter = Fjern den længste
workshop-short-add = Tillad kortere strækninger
workshop-short-remove = Fjern den korteste
workshop-ending = Slutning og dobbeltspor
workshop-pieces-left = Brikker tilbage, der starter sidste runde
workshop-both-from = Begge halvdele af et dobbeltspor fra så mange spillere

## The city

workshop-city-name = Byens navn
workshop-city-id = Kort navn
workshop-city-id-told = Ord med små bogstaver, forbundet af bindestreger. Filen hedder { $file }.
workshop-edition = Udgave
workshop-fewest = Færrest spillere
workshop-most = Flest spillere
workshop-notes = Noter
workshop-sourced = Fra kilder, én på hver linje
workshop-designed = Selv fundet på, én på hver linje
workshop-provenance = Hvor spillepladen kommer fra
workshop-provenance-original = min egen idé
workshop-provenance-reconstruction = delvist fra et trykt spil
workshop-provenance-verified = skrevet af efter et trykt spil
workshop-style = Udseende
workshop-theme = Palet og huse
workshop-theme-auto = som køretøjerne lægger op til
workshop-theme-terraces = rækkehuse
workshop-theme-hills = bakker
workshop-theme-courtyards = gårdhaver
workshop-theme-domes = kupler
workshop-theme-other = { $name }
workshop-theme-mixed = blandet af navnene
workshop-lettering = Skrift
workshop-lettering-auto = som paletten lægger op til
workshop-lettering-other = { $name }
workshop-lettering-plain = enkel
workshop-lettering-humanist = rund
workshop-lettering-deco = tyverne
workshop-lettering-grotesk = smal
workshop-own-colours = Egne farver
workshop-ink-paper = papir
workshop-ink-ink = blæk
workshop-ink-accent = titel
workshop-ink-trim = kanter
workshop-ink-water = vand
workshop-ink-park = parker
workshop-ink-bridge = broer
workshop-ink-roof = tage
workshop-ink-livery = kortbagsider
workshop-names = Navne på andre sprog
workshop-names-told = Det, der står tomt, beholder sit eget navn.
workshop-names-language = Navnenes sprog

## Problems

workshop-problem-count = Problemer:
workshop-problems-told = Det skal rettes, før byen kan spilles. Et klik fører derhen.
workshop-problems-none = Ingen problemer: Byen kan spilles.
workshop-problems-wait = Kontrollen begynder, så snart tegnebordet står klar.
workshop-warnings =
    { $count ->
        [one] 1 råd
       *[other] { $count } råd
    }
workshop-warnings-told = Byen kan spilles, men spillepladen er svær at læse dér.
workshop-show-problems = Vis problemerne

## Play, print, file

workshop-play = Spil
workshop-play-problems =
    { $count ->
        [one] Først skal 1 problem rettes.
       *[other] Først skal { $count } problemer rettes.
    }
workshop-play-here = Her, alene eller ved én skærm
workshop-play-together = Med andre, via et link
workshop-print = Print
workshop-print-on = PDF på { $paper }
workshop-paper-a4 = A4
workshop-paper-letter = Letter
workshop-paper-a3 = A3
workshop-print-refused = Kun egne spilleplader printes. Denne kommer fra et trykt spil og er til skærmen.
workshop-print-command = Gem filen, og print den med programmet på din computer:
workshop-file = Filen
workshop-file-told = Hele byen i én tekstfil: til at give videre, til kommandolinjen, til en anden enhed.
workshop-save-file = Gem { $file }

## Keys

workshop-keys = Taster
workshop-keys-told = De virker, mens kortet har fokus.
workshop-key-board = til kortet, hvorfra som helst
workshop-key-arrows = flyt markøren
workshop-key-small = flyt den i små skridt
workshop-key-next = til næste sted eller det forrige
workshop-key-enter = vælg det, der er dér, eller brug værktøjet
workshop-key-place = nyt sted ved markøren
workshop-key-route = begynd en strækning her, og slut den ved et andet sted
workshop-key-edit = til formularen for det valgte
workshop-key-move = flyt det valgte sted, eller bøj den valgte strækning
workshop-key-label = navn på næste side; på to linjer
workshop-key-length = den valgte stræknings længde
workshop-key-colour = dens næste farve; dobbelt eller enkelt
workshop-key-delete = fjern det valgte
workshop-key-cancel = opgiv det halvfærdige
workshop-key-zoom = tættere på, længere væk, hele kortet
workshop-key-undo = fortryd, gentag

## What can go wrong

problem-workshop-keeps-nothing = Browseren gemmer intet for denne side. Tillad det, eller gem din by som en fil.
problem-workshop-no-pack = Filen er ingen by. En by er en TOML-fil, som docs/cities.md beskriver den.
problem-workshop-python = Tegnebordet svarer ikke. Dit udkast er i sikkerhed: Indlæs siden igen.
