### The workshop, in which people make cities of their own.

## The door of the workshop

workshop-title = De werkplaats
workshop-lead = Teken een eigen stad, zie meteen of hij werkt, speel hem vanavond en druk hem af. Alles blijft op dit apparaat.
workshop-drafts = Mijn ontwerpen
workshop-no-drafts = Nog niets. Zodra je een stad begint, staat hij hier.
workshop-begin = Begin een stad
workshop-begin-nothing = Met een lege kaart
workshop-begin-draft = Met een eerste ontwerp
workshop-begin-copy = Met een kopie van een stad
workshop-begin-file = Met een bestand
workshop-open-file = Een TOML-bestand openen …
workshop-drop-file = Of sleep het hierheen.
workshop-opening = Een ogenblik: het ontwerp wordt gemaakt …
workshop-first-told = Het programma legt locaties, een net van routes, hun kleuren en bestemmingskaarten neer. Jij verandert wat je wilt.
workshop-first-names = Namen van de locaties
workshop-first-names-told = Eén per regel. Zonder namen is een aantal genoeg.
workshop-first-count = Aantal locaties
workshop-first-grid = Locaties op een raster
workshop-first-make = Eerste ontwerp maken
workshop-new-city = Mijn stad
workshop-copy-name = { $name } (kopie)
workshop-duplicate = { $name } dupliceren
workshop-delete = { $name } verwijderen
workshop-deleted = { $name } is verwijderd.
workshop-bring-back = Terughalen
workshop-missing = Dit ontwerp staat niet op dit apparaat
workshop-missing-told = Het is verwijderd of staat op een ander apparaat. Ontwerpen reizen als bestand: sla het daar op en open het hier.
workshop-to-drafts = Naar mijn ontwerpen

## The bar

workshop-saved = Op dit apparaat opgeslagen
workshop-saving = Wordt opgeslagen …
workshop-not-saved = Niet opgeslagen: er is geen ruimte op dit apparaat, of het mag niet.
workshop-parted = Een ander tabblad had dit ontwerp veranderd. Het jouwe gaat verder als kopie.
workshop-undo = Ongedaan maken
workshop-redo = Opnieuw
workshop-undo-what = Ongedaan maken: { $what }
workshop-redo-what = Opnieuw: { $what }
workshop-undone = Ongedaan gemaakt: { $what }
workshop-redone = Weer gedaan: { $what }
workshop-nothing-left = Niets meer
workshop-loading = De tekentafel wordt klaargezet (alleen deze ene keer): { $percent } %
workshop-loading-label = Hoe ver de tekentafel is klaargezet

## Sections

workshop-sections = Delen van de stad
workshop-section-map = Kaart
workshop-section-tickets = Bestemmingskaarten
workshop-section-scenery = Landschap
workshop-section-districts = Wijken
workshop-section-souvenirs = Toeristenfiches
workshop-section-rules = Kaarten en speelstukken
workshop-section-city = Stad
workshop-section-problems = Problemen
workshop-section-balance = Balans
workshop-section-play = Spelen en afdrukken

## The map

workshop-board = De kaart van { $city }
workshop-board-help = Pijlen verplaatsen de cursor, P zet een locatie, R verbindt locaties, E bewerkt. Het vraagteken toont alle toetsen.
workshop-tools = Gereedschap
workshop-tool-select = Verplaatsen
workshop-tool-select-told = Kiezen en verplaatsen: sleep locaties, namen en routes
workshop-tool-place = Locaties
workshop-tool-place-told = Nieuwe locaties: klik op de kaart
workshop-tool-route = Routes
workshop-tool-route-told = Nieuwe routes: sleep van locatie naar locatie, of klik op beide
workshop-balance-colours = Kleuren verdelen
workshop-balance-colours-told = Geeft alle routes nieuwe kleuren, elke even vaak
workshop-arrange-names = Namen schikken
workshop-arrange-names-told = Zet elke naam waar die geen andere en geen route raakt
workshop-map-told = Kies iets op de kaart of in deze lijsten, of pak ander gereedschap.
workshop-places =
    { $count ->
        [one] 1 locatie
       *[other] { $count } locaties
    }
workshop-routes =
    { $count ->
        [one] 1 route
       *[other] { $count } routes
    }
workshop-chosen =
    { $count ->
        [one] 1 gekozen
       *[other] { $count } gekozen
    }
workshop-chosen-told = Sleep een van de locaties, en ze gaan allemaal mee.
workshop-place = Locatie
workshop-new-place = Locatie { $number }
workshop-name = Naam
workshop-side = Kant van de naam
workshop-side-n = boven
workshop-side-ne = rechtsboven
workshop-side-e = rechts
workshop-side-se = rechtsonder
workshop-side-s = onder
workshop-side-sw = linksonder
workshop-side-w = links
workshop-side-nw = linksboven
workshop-wrap = Naam op twee regels
workshop-exactly = Precieze plek
workshop-x = Van links
workshop-y = Van boven
workshop-nudge-x = Naam verder naar rechts
workshop-nudge-y = Naam verder omlaag
workshop-id = Naam in het bestand
workshop-connect = Verbinden met …
workshop-remove = Verwijderen
workshop-length = Lengte
workshop-colour = Kleur
workshop-colour-other = Kleur van de andere helft
workshop-double = Dubbele route
workshop-ferries = Veerbootsymbolen
workshop-vehicle = Voertuig
workshop-curve = Buiging
workshop-less = { $what }: minder
workshop-more = { $what }: meer
workshop-link-from = Van { $place }. Kies nu de andere locatie.
workshop-route-there = { $a } en { $b } zijn al verbonden door een dubbele route.
workshop-ticket-there = Er is al een bestemmingskaart van { $a } naar { $b }.
workshop-cursor = { $x }, { $y }
workshop-cursor-place = Bij { $place }
workshop-no-place-here = Hier is geen locatie.

## What was done

workshop-did-place = Nieuwe locatie: { $place }
workshop-did-move = { $place } verplaatst
workshop-did-name = Naam: { $place }
workshop-did-label = Naam van { $place } verzet
workshop-did-change-place = { $place } veranderd
workshop-did-route = Nieuwe route: { $a } – { $b }
workshop-did-change-route = { $a } – { $b } veranderd
workshop-did-bend = { $a } – { $b } gebogen
workshop-did-remove =
    { $count ->
        [one] 1 verwijderd
       *[other] { $count } verwijderd
    }
workshop-did-balance = Kleuren verdeeld
workshop-did-arrange = Namen geschikt
workshop-did-ticket = Nieuwe bestemmingskaart: { $a } – { $b }
workshop-did-tickets = Bestemmingskaarten veranderd
workshop-did-suggest =
    { $count ->
        [one] 1 bestemmingskaart erbij
       *[other] { $count } bestemmingskaarten erbij
    }
workshop-did-scenery = Landschap veranderd
workshop-did-districts = Wijken veranderd
workshop-did-paint = { $place } hoort bij wijk { $district }
workshop-did-souvenirs = Toeristenfiches bij { $place } veranderd
workshop-did-change-souvenirs = Toeristenfiches veranderd
workshop-did-rules = Kaarten en speelstukken veranderd
workshop-did-city = Stad veranderd
workshop-did-style = Uiterlijk veranderd
workshop-did-names = Namen veranderd

## Tickets

workshop-tickets-told = Sleep op de kaart van locatie naar locatie voor een nieuwe bestemmingskaart. De getallen zeggen op hoeveel bestemmingskaarten een locatie staat.
workshop-tickets =
    { $count ->
        [one] 1 bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
workshop-ticket = Bestemmingskaart
workshop-from = Van
workshop-to = Naar
workshop-points = Punten
workshop-shortest =
    { $count ->
        [one] De kortste weg kost 1 kaart.
       *[other] De kortste weg kost { $count } kaarten.
    }
workshop-shortest-odd =
    { $count ->
        [one] Levert { $points } op, maar de kortste weg kost 1 kaart.
       *[other] Levert { $points } op, maar de kortste weg kost { $count } kaarten.
    }
workshop-points-odd = { $points } (weg: { $count })
workshop-no-way = Er leiden geen routes heen.
workshop-suggest = Bestemmingskaarten voorstellen
workshop-suggest-until = Tot er zoveel zijn
workshop-offers = Hoeveel er worden aangeboden
workshop-tickets-deal = Aan het begin
workshop-tickets-deal-keep = Daarvan minstens behouden
workshop-tickets-draw = Bij het trekken
workshop-tickets-draw-keep = Van de getrokken minstens behouden

## Scenery

workshop-scenery-told = Latere vormen liggen op eerdere. Water en parken zien er het best uit als ze over de rand doorlopen.
workshop-draw = Tekenen
workshop-scenery-water = Water
workshop-scenery-park = Park
workshop-scenery-land = Land
workshop-scenery-river = Rivier
workshop-scenery-bridge = Brug
workshop-scenery-text = Tekst
workshop-draw-told = Klik op de kaart voor elke hoek en maak de vorm dan af. Met het toetsenbord zet Enter een hoek; nog eens Enter bij de laatste maakt af.
workshop-draw-text = Klik waar de tekst moet staan.
workshop-draw-finish =
    { $count ->
        [one] Afmaken met 1 hoek
       *[other] Afmaken met { $count } hoeken
    }
workshop-corner-told =
    { $count ->
        [one] 1 hoek
       *[other] { $count } hoeken
    }
workshop-corners-few = Er zijn minstens { $corners } hoeken nodig.
workshop-new-text = Nieuwe tekst
workshop-text = Tekst op de kaart
workshop-kind = Soort
workshop-open-line = Een open lijn
workshop-width = Breedte
workshop-corners =
    { $count ->
        [one] 1 hoek, stuk voor stuk
       *[other] { $count } hoeken, stuk voor stuk
    }
workshop-corner-x = Hoek { $number }, van links
workshop-corner-y = Hoek { $number }, van boven
workshop-corner-add = Eén toevoegen na { $number }
workshop-corner-remove = { $number } verwijderen
workshop-lower = Naar onderen
workshop-higher = Naar boven
workshop-shapes =
    { $count ->
        [one] 1 vorm
       *[other] { $count } vormen
    }

## Districts and souvenirs

workshop-districts-told = Kies een wijk en klik dan op de locaties die erbij horen. Wie alle locaties ervan verbindt, krijgt de punten.
workshop-district = Wijk
workshop-district-number = Wijk { $number }
workshop-district-add = Wijk toevoegen
workshop-district-remove = Wijk { $number } verwijderen
workshop-souvenirs-told = Klik op locaties waar aan het begin toeristenfiches moeten liggen. Wie daar een route claimt, neemt er een.
workshop-souvenirs-some = Met toeristenfiches spelen
workshop-souvenirs-none = Zonder toeristenfiches spelen
workshop-souvenir-start = Locaties met toeristenfiches
workshop-souvenir-add = Locatie toevoegen …
workshop-souvenir-kinds = Soorten toeristenfiches
workshop-souvenir-kind = Soort { $number }
workshop-souvenir-counts = Hoeveel er liggen
workshop-souvenir-stack = In elke stapel, { $players } spelers
workshop-souvenir-placed = In stapels die spelers neerleggen, { $players } spelers
workshop-souvenir-placed-by =
    { $stack ->
        [1] Wie de eerste daarvan neerlegt (1 = laatste speler), { $players } spelers
       *[other] Wie de tweede daarvan neerlegt (1 = laatste speler), { $players } spelers
    }
workshop-souvenir-points = Wat verschillende toeristenfiches opleveren
workshop-souvenir-worth =
    { $count ->
        [one] 1 verschillende
       *[other] { $count } verschillende
    }

## Cards and pieces

workshop-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
workshop-colour-add = Kleur toevoegen …
workshop-colour-remove = { $colour } verwijderen; de routes worden grijs
workshop-wilds = Jokers
workshop-wild-name = De joker heet
workshop-hand = Kaarten aan het begin
workshop-market = Open kaarten
workshop-market-wilds = Open jokers waarbij alles wordt vervangen
workshop-vehicle-number = Speelstukken { $number }
workshop-vehicle-add = Soort speelstuk toevoegen
workshop-vehicle-remove = { $vehicle } verwijderen
workshop-drawing = Plaatje
workshop-drawing-bus = bus
workshop-drawing-cable-car = kabeltram
workshop-drawing-tram = tram
workshop-drawing-subway = metro
workshop-drawing-nostalgic-tram = oude tram
workshop-drawing-ferry = veerboot
workshop-drawing-other = { $name }
workshop-drawing-wagon = wagon
workshop-pieces = Speelstukken per speler
workshop-takes = Een route vraagt
workshop-takes-per-space = een speelstuk per vakje
workshop-takes-one = één speelstuk
workshop-points-for =
    { $count ->
        [one] Punten voor 1 vakje
       *[other] Punten voor { $count } vakjes
    }
workshop-longer = Langere routes toestaan
workshop-shorter = Langste verwijderen
workshop-short-add = Kortere routes toestaan
workshop-short-remove = Kortste verwijderen
workshop-ending = Einde en dubbele routes
workshop-pieces-left = Speelstukken over waarbij de laatste ronde begint
workshop-both-from = Beide helften van een dubbele route vanaf zoveel spelers

## The city

workshop-city-name = Naam van de stad
workshop-city-id = Korte naam
workshop-city-id-told = Kleine letters, verbonden met streepjes. Het bestand heet { $file }.
workshop-edition = Editie
workshop-fewest = Minste aantal spelers
workshop-most = Meeste aantal spelers
workshop-notes = Aantekeningen
workshop-sourced = Uit bronnen, één per regel
workshop-designed = Zelf bedacht, één per regel
workshop-provenance = Waar het bord vandaan komt
workshop-provenance-original = mijn eigen idee
workshop-provenance-reconstruction = deels uit een gedrukt spel
workshop-provenance-verified = overgenomen uit een gedrukt spel
workshop-style = Uiterlijk
workshop-theme = Palet en huizen
workshop-theme-auto = passend bij de voertuigen
workshop-theme-terraces = rijtjeshuizen
workshop-theme-hills = heuvels
workshop-theme-courtyards = binnenplaatsen
workshop-theme-domes = koepels
workshop-theme-other = { $name }
workshop-theme-mixed = gemengd uit de namen
workshop-lettering = Belettering
workshop-lettering-auto = passend bij het palet
workshop-lettering-other = { $name }
workshop-lettering-plain = eenvoudig
workshop-lettering-humanist = rond
workshop-lettering-deco = jaren twintig
workshop-lettering-grotesk = smal
workshop-own-colours = Eigen kleuren
workshop-ink-paper = papier
workshop-ink-ink = inkt
workshop-ink-accent = titel
workshop-ink-trim = randen
workshop-ink-water = water
workshop-ink-park = parken
workshop-ink-bridge = bruggen
workshop-ink-roof = daken
workshop-ink-livery = kaartruggen
workshop-names = Namen in andere talen
workshop-names-told = Wat leeg blijft, houdt de eigen naam.
workshop-names-language = Taal van de namen

## Problems

workshop-problem-count = Problemen:
workshop-problems-told = Dit moet worden opgelost voordat de stad gespeeld kan worden. Een klik brengt je erheen.
workshop-problems-none = Geen problemen: deze stad kan gespeeld worden.
workshop-problems-wait = De controle begint zodra de tekentafel klaarstaat.
workshop-warnings =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
workshop-warnings-told = De stad kan gespeeld worden, maar het bord is daar slecht te lezen.
workshop-show-problems = Problemen tonen

## Play, print, file

workshop-play = Spelen
workshop-play-problems =
    { $count ->
        [one] Eerst moet er 1 probleem worden opgelost.
       *[other] Eerst moeten er { $count } problemen worden opgelost.
    }
workshop-play-here = Hier, alleen of aan één scherm
workshop-play-together = Met anderen, via een link
workshop-print = Afdrukken
workshop-print-on = PDF op { $paper }
workshop-paper-a4 = A4
workshop-paper-letter = Letter
workshop-paper-a3 = A3
workshop-print-refused = Alleen eigen borden worden afgedrukt. Dit komt uit een gedrukt spel en is voor het scherm.
workshop-print-command = Sla het bestand op en druk het af met het programma op je computer:
workshop-file = Het bestand
workshop-file-told = De hele stad in één tekstbestand: om door te geven, voor de opdrachtregel, voor een ander apparaat.
workshop-save-file = { $file } opslaan

## Keys

workshop-keys = Toetsen
workshop-keys-told = Ze werken zolang de kaart de focus heeft.
workshop-key-board = naar de kaart, vanaf overal
workshop-key-arrows = cursor verplaatsen
workshop-key-small = in kleine stappen verplaatsen
workshop-key-next = naar de volgende locatie of de vorige
workshop-key-enter = kiezen wat er is, of het gereedschap gebruiken
workshop-key-place = nieuwe locatie bij de cursor
workshop-key-route = hier een route beginnen en bij een andere locatie eindigen
workshop-key-edit = naar het formulier van wat gekozen is
workshop-key-move = gekozen locatie verplaatsen of gekozen route buigen
workshop-key-label = naam aan de volgende kant; op twee regels
workshop-key-length = lengte van de gekozen route
workshop-key-colour = de volgende kleur; dubbel of enkel
workshop-key-delete = gekozene verwijderen
workshop-key-cancel = opgeven wat half af is
workshop-key-zoom = dichterbij, verder weg, de hele kaart
workshop-key-undo = ongedaan maken, opnieuw

## What can go wrong

problem-workshop-keeps-nothing = Deze browser slaat niets op voor deze pagina. Sta het toe, of sla je stad op als bestand.
problem-workshop-no-pack = Dit bestand is geen stad. Een stad is een TOML-bestand zoals docs/cities.md het beschrijft.
problem-workshop-python = De tekentafel antwoordt niet. Je ontwerp is veilig: laad de pagina opnieuw.
