### The pages around the table: the first page, a new table, the waiting room, the rules, about.

## The page

home-brand = Crosstown
home-slogan = Korte ritten door grote steden
home-nav = Pagina’s
home-skip = Naar de inhoud
home-to-home = Naar de startpagina
home-rules = Spelregels
home-about = Over Crosstown
home-workshop = Werkplaats
home-make-city = Maak een eigen stad
home-unofficial = Onofficieel: gemaakt door mensen die van deze spellen houden, niet door de uitgever.
home-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
home-try-again = Opnieuw proberen
home-needs-network = De server is niet bereikbaar. Speel zolang tegen de computer of samen op één scherm; al het andere komt vanzelf terug zodra de server antwoordt.
home-no-server = Deze site werkt zonder server. Hier speel je tegen de computer of samen op één scherm; voor tafels met vrienden via een link is een Crosstown-server nodig.
home-new-version = Er is een nieuwe versie van Crosstown. Je spellen blijven behouden.
home-reload = Opnieuw laden
home-title = Crosstown – korte ritten door grote steden
home-title-new = Nieuwe tafel: { $city } – Crosstown
home-title-rules = Spelregels – Crosstown
home-title-rules-of = Spelregels van { $city } – Crosstown
home-title-device = Mijn andere apparaat – Crosstown
home-title-about = Over Crosstown
home-title-workshop = Werkplaats – Crosstown
home-title-nowhere = Eindpunt – Crosstown

## The cities

home-cities = De steden
home-preparing = De computerspelers worden voorbereid (alleen deze keer): { $percent }%
home-play = Spelen
home-play-at = { $city }, tegen de computer
home-choose-players = Spelers kiezen…
home-read-rules = Spelregels lezen
home-players = { $fewest }–{ $most } spelers
home-has-districts = wijken
home-has-souvenirs = toeristenfiches
home-has-ferries = veerboten
home-board = Het bord van { $city }

## Tables

home-my-games = Mijn spellen
home-no-games = Hier komen je spellen te staan, zodat je er altijd mee verder kunt. Kies hierboven een stad en begin.
home-finished =
    { $count ->
        [one] 1 afgerond spel
       *[other] { $count } afgeronde spellen
    }
home-lobby = Open voor iedereen
home-no-tables = Er zijn nu geen open tafels. Kies een stad en de spelers, en maak je tafel zichtbaar voor iedereen.
home-state-over = afgelopen
home-state-won = Je hebt gewonnen
home-state-shared = Je deelt de overwinning
home-state-your-turn = Jij bent aan de beurt
home-state-waiting =
    { $count ->
        [0] begint zo
        [one] 1 plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
home-state-turn = { $name } is aan de beurt
home-state-playing = bezig
home-open-seat = Vrije plaats
home-on-this-device = op dit apparaat
home-guest-city = Een eigen stad
home-delete = Verwijderen
home-delete-sure = Echt verwijderen?
home-save-rest = Opslaan wat er nog is
home-open-record = Verslag van een spel openen…
home-resume = Verder spelen
home-look = Nog eens bekijken
home-join = Meespelen
home-watch = Meekijken
home-every-seconds =
    { $count ->
        [one] 1 seconde per beurt
       *[other] { $count } seconden per beurt
    }
home-every-minutes =
    { $count ->
        [one] 1 minuut per beurt
       *[other] { $count } minuten per beurt
    }
home-every-hours =
    { $count ->
        [one] 1 uur per beurt
       *[other] { $count } uur per beurt
    }
home-every-days =
    { $count ->
        [one] 1 dag per beurt
       *[other] { $count } dagen per beurt
    }

## You

home-you = Jij
home-you-are = Je bent { $name }
home-you-nobody = Je hebt geen account nodig. Zeg hoe je wilt heten; deze browser onthoudt je met een cookie, en zo ook je spellen.
home-you-name = Naam wijzigen
home-you-device = Ook op een ander apparaat spelen
home-you-devices = Mijn apparaten
home-you-forget = Mij hier vergeten
home-name-label = Je naam
home-name-save = Opslaan
home-name-take = Dat ben ik
home-forget-told = Voor een computer die anderen ook gebruiken. Deze browser vergeet je. Als geen ander apparaat je kent, kunnen je spellen nooit meer worden geopend.
home-forget = Mij op dit apparaat vergeten
home-device-title = Mijn andere apparaat
home-device-how = Open deze link op je andere apparaat of scan de code met de camera ervan. Je naam en je spellen staan dan ook daar.
home-device-link = Link voor je andere apparaat
home-device-once =
    { $count ->
        [one] Hij werkt één keer, binnen de komende minuut. Wie hem opent, speelt onder jouw naam: houd hem voor jezelf.
       *[other] Hij werkt één keer, binnen de komende { $count } minuten. Wie hem opent, speelt onder jouw naam: houd hem voor jezelf.
    }
home-device-question = Is dit je andere apparaat?
home-device-will = Je naam en je spellen staan dan ook hier.
home-device-was = Tot nu toe ben je hier { $name }. De spellen onder die naam gaan niet mee.
home-device-take = Ja, dit is mijn apparaat
home-device-not = Nee
home-devices-told = Op deze apparaten ben je aangemeld. Meld je af waar je niet meer speelt.
home-devices-here = dit apparaat
home-devices-seen = laatst actief { $when }
home-devices-unknown = Onbekend apparaat
home-devices-end = Afmelden
home-devices-end-one = Afmelden op { $device }
home-devices-ended = Afgemeld op { $device }.
home-devices-everywhere = Overal afmelden
home-devices-everywhere-told = Ook dit apparaat vergeet je. Daarna kunnen je spellen nooit meer worden geopend. Overal afmelden?
home-guest-names = Slimme Vos|Vlugge Mus|Dappere Egel|Vrolijke Das|Stille Uil|Nieuwsgierige Otter|Wijze Raaf|Zachte Beer|Snelle Haas|Blije Merel|Zwervende Ooievaar|Brutale Ekster|Kleine Zeehond|Geduldige Pad|Heldere Vink|Handige Bever

## Handing on an address

home-copy = Link kopiëren
home-copied = Gekopieerd
home-copy-by-hand = De browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem met de hand.
home-share = Delen
home-qr = De link als QR-code
home-only-here = Dit adres werkt alleen op deze computer. Anderen bereiken je via zijn adres in je netwerk.

## A new table

home-new = Nieuwe tafel: { $city }
home-who-plays = Wie speelt er
home-seat = Plaats { $number }
home-seat-who = Wie hier zit
home-seat-me = Ik
home-seat-beside = Naast mij
home-seat-open = Via link
home-seat-computer = Computer
home-seat-about-me = Jij, op dit apparaat.
home-seat-about-beside = Speelt ook op dit scherm. Tussen de beurten geef je het door, en niemand ziet de kaarten van een ander.
home-seat-about-open = Open voor wie je uitnodigingslink volgt.
home-beside-name = Naam van wie naast je zit
home-beside-default = Speler { $number }
home-level = Moeilijkheid
home-level-more = Meer…
home-level-told = Computerspeler: { $about }.
home-level-curious = Een computerspeler met een eigen stijl.
home-other-opponent = Iemand anders
home-options = Hoe we spelen
home-listed = Wie de tafel kan vinden
home-listed-no = Privé, via link
home-listed-yes = Zichtbaar voor iedereen
home-first = Wie begint
home-first-random = Het toeval beslist
home-clock = Bedenktijd
home-clock-none = Geen klok
home-patience = Wachttijd als iemand afwezig is
home-patience-usual = Automatisch (5 min; 2 min met een korte bedenktijd)
home-patience-ever = Onbeperkt
home-wait-hours =
    { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
home-wait-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
home-take-backs = Zetten mogen worden teruggenomen als iedereen het goedvindt
home-hints = Iedereen mag om tips vragen
home-chat = Chat aan tafel
home-open = Tafel openen
home-open-and-invite = Tafel openen en uitnodigen

## The waiting room

home-waiting =
    { $count ->
        [0] Iedereen is er
        [one] Wachten op nog één speler
       *[other] Wachten op nog { $count } spelers
    }
home-invited = Je bent uitgenodigd voor { $city }
home-invited-by = { $name } nodigt je uit voor { $city }
home-begins = Het spel begint vanzelf zodra er geen plaats meer vrij is.
home-beginning = Het spel begint zo.
home-watching = Je kijkt mee. Deze pagina laat het spel zien zodra het begint.
home-with-take-backs = zetten terugnemen als iedereen het goedvindt
home-without-take-backs = geen zetten terugnemen
home-with-hints = tips toegestaan
home-without-hints = geen tips
home-with-chat = met chat
home-without-chat = zonder chat
home-leave = Tafel verlaten
home-invite = Uitnodigen
home-invite-link = Stuur deze link naar iedereen die mee mag doen
home-invite-text = Speel { $city } met mij
home-sit-down = Ga zitten
home-join-as = Je speelt als { $name }.
home-join-nameless = Neem een vrije plaats; we vragen alleen een naam.
home-watch-instead = Alleen meekijken
home-waits = wacht op iemand
home-seat-ready = klaar
home-at-this-screen = op dit scherm
home-that-is-you = dat ben jij
home-host = heeft de tafel geopend
home-away = afwezig
home-appoint = Laat de computer hier spelen
home-appoint-go = Geef de computer deze plaats
home-free = Plaats vrijmaken

## The rules

home-rules-title = De spelregels
home-rules-lead = Elke stad op één pagina, met plaatjes. Wie er één kent, leert de andere in twee minuten.
home-contents = Op deze pagina
home-print = Afdrukken
home-play-city = { $city } spelen
home-reconstruction = Het gedrukte bord van deze stad was niet te krijgen. Dit is onze eigen reconstructie: de regels zijn die van het spel; de locaties, routes, bestemmingskaarten en de punten voor routes zijn van ons.
home-points = Punten
home-length = Lengte
home-cost = Kaarten
home-ticket-list = Alle bestemmingskaarten
home-ticket-list-told =
    { $count ->
        [one] Er is 1 bestemmingskaart.
       *[other] Er zijn { $count } bestemmingskaarten, elk { $least } tot { $most } punten waard.
    }
home-card-list = { $total } transportkaarten
home-choice-cards = Transportkaarten trekken
home-choice-route = Route claimen
home-choice-tickets = Bestemmingskaarten trekken
home-picture-pay = Drie vakjes, betaald met twee kaarten van hun kleur en een joker.
home-picture-doubles = Twee routes tussen dezelfde locaties; de tweede is van een ander of blijft gesloten.
home-picture-ferry = Een route van drie vakjes, één met een veerbootsymbool: daar is een joker nodig.
home-picture-one-piece = Eén vakje dat drie kaarten kost en waarop één speelstuk staat.
home-picture-souvenirs = Een route eindigt bij een locatie met een stapel toeristenfiches; er wordt er één genomen.

## About

home-about-title = Over Crosstown
home-about-what = Wat dit is
home-about-what-text = Een open versie van drie korte routespellen, met een vierde stad van onszelf, voor twee tot vier spelers. Je speelt tegen computerspelers, op één scherm of via een link met vrienden. Gratis, zonder accounts, reclame of tracking.
home-about-unofficial = Onofficieel
home-about-unofficial-text = Crosstown is niet gemaakt, goedgekeurd of ondersteund door de uitgever van de gedrukte spellen. Alle woorden, tekeningen en programma’s hier zijn van onszelf. Bevalt het je, koop het echte spel: het is prachtig.
home-about-fair = Eerlijk
home-about-fair-text = De server verzegelt zijn geheime deel van het schudden vóór de eerste kaart; daarna voegen de apparaten van de mensen aan tafel eigen toevalsgetallen toe. Zo kan niemand de kaarten kiezen, ook de server niet, en aan het einde controleert jouw pagina dat. Computerspelers zien alleen wat een mens op hun plaats zou zien.
home-about-private = Privé
home-about-private-text = Deze browser onthoudt je met één cookie. Je instellingen blijven in de browser. Er gaat niets naar anderen.
home-about-licence = Licentie
home-about-licence-text = Het programma is vrije software onder de MIT-licentie. De lettertypen vallen onder de SIL Open Font License.
home-about-boards = De borden
home-about-boards-text = Waar een gedrukt bord beschikbaar was, is elk gegeven nagekeken. Waar dat niet zo was, zijn het bord, de bestemmingskaarten en de punten voor routes onze eigen reconstructie, en dat staat erbij:

## The settings dialog and the keys.

settings-title = Instellingen
settings-language = Taal
settings-confirming = Nog eens vragen voor je een route claimt
settings-confirming-always = Altijd
settings-confirming-touch = Bij aanraken
settings-confirming-never = Nooit
settings-pace = Zetten van de anderen
settings-pace-brisk = Vlot
settings-pace-normal = Normaal
settings-pace-relaxed = Rustig
settings-motion = Beweging
settings-motion-system = Zoals het systeem
settings-motion-full = Aan
settings-motion-none = Uit
settings-sound = Geluiden
settings-sound-about = Kaarten, speelstukken en een toon als je aan de beurt bent
settings-volume = Volume
settings-notices = Meldingen
settings-notices-about = Als je aan de beurt bent en de pagina op de achtergrond staat
settings-notices-denied = De browser staat geen meldingen toe. Je kunt dat wijzigen in de instellingen voor deze pagina.
settings-words = Het bord als tekst
settings-words-about = Locaties, routes en van wie ze zijn, als lijst naast het beeld
settings-gentle = Milde modus
settings-gentle-about = Waarschuwt voor een blunder, waar tips zijn toegestaan
settings-letters = Sneltoetsen
settings-letters-about = Losse letters en cijfers om te trekken, te claimen en terug te nemen; Tab, pijlen en Enter werken altijd
settings-keys = Welke toetsen?
