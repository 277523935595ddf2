### The pages around the table: the first page, a new table, the waiting room, the rules, about.

## The page

home-brand = Crosstown
home-slogan = Korte ture gennem store byer
home-nav = Sider
home-skip = Gå til indholdet
home-to-home = Til forsiden
home-rules = Regler
home-about = Om Crosstown
home-workshop = Værksted
home-make-city = Lav din egen by
home-unofficial = Uofficielt: ikke lavet af forlaget, men af folk, der holder af spillene.
home-offline = Serveren kan ikke nås. Tjek din forbindelse, og prøv igen.
home-try-again = Prøv igen
home-needs-network = Serveren kan ikke nås. Spil imens mod computeren eller sammen ved én skærm; alt andet kommer tilbage af sig selv, så snart serveren svarer.
home-no-server = Dette websted kører uden server. Her spiller du mod computeren eller sammen ved én skærm; til borde med venner via et link kræves en Crosstown-server.
home-new-version = Der er en ny version af Crosstown. Dine spil bevares.
home-reload = Genindlæs
home-title = Crosstown – korte ture gennem store byer
home-title-new = Nyt bord: { $city } – Crosstown
home-title-rules = Regler – Crosstown
home-title-rules-of = Regler for { $city } – Crosstown
home-title-device = Min anden enhed – Crosstown
home-title-about = Om Crosstown
home-title-workshop = Værksted – Crosstown
home-title-nowhere = Endestation – Crosstown

## The cities

home-cities = Byerne
home-preparing = Computerspillerne gøres klar (kun denne ene gang): { $percent } %
home-play = Spil
home-play-at = { $city }, mod computeren
home-choose-players = Vælg spillere…
home-read-rules = Læs reglerne
home-players = { $fewest }–{ $most } spillere
home-has-districts = bydele
home-has-souvenirs = turistmarkører
home-has-ferries = færger
home-board = Spillepladen for { $city }

## Tables

home-my-games = Mine spil
home-no-games = Her kommer dine spil til at stå, så du altid kan spille videre. Vælg en by ovenfor, og spil.
home-finished =
    { $count ->
        [one] 1 afsluttet spil
       *[other] { $count } afsluttede spil
    }
home-lobby = Åbent for alle
home-no-tables = Ingen åbne borde lige nu. Vælg en by og spillerne, og gør dit bord synligt for alle.
home-state-over = afsluttet
home-state-won = Du vandt
home-state-shared = Du deler sejren
home-state-your-turn = Det er din tur
home-state-waiting =
    { $count ->
        [0] begynder straks
        [one] 1 plads er ledig
       *[other] { $count } pladser er ledige
    }
home-state-turn = { $name } har turen
home-state-playing = i gang
home-open-seat = Ledig plads
home-on-this-device = på denne enhed
home-guest-city = En spillers egen by
home-delete = Slet
home-delete-sure = Vil du slette det?
home-save-rest = Gem det, der er tilbage
home-open-record = Åbn et spilreferat…
home-resume = Spil videre
home-look = Se igen
home-join = Spil med
home-watch = Se med
home-every-seconds =
    { $count ->
        [one] 1 sekund pr. tur
       *[other] { $count } sekunder pr. tur
    }
home-every-minutes =
    { $count ->
        [one] 1 minut pr. tur
       *[other] { $count } minutter pr. tur
    }
home-every-hours =
    { $count ->
        [one] 1 time pr. tur
       *[other] { $count } timer pr. tur
    }
home-every-days =
    { $count ->
        [one] 1 dag pr. tur
       *[other] { $count } dage pr. tur
    }

## You

home-you = Dig
home-you-are = Du er { $name }
home-you-nobody = Du behøver ingen konto. Sig, hvad du vil hedde; denne browser husker dig med en cookie, og dermed dine spil.
home-you-name = Skift navn
home-you-device = Spil også på en anden enhed
home-you-devices = Mine enheder
home-you-forget = Glem mig her
home-name-label = Dit navn
home-name-save = Gem
home-name-take = Det er mig
home-forget-told = Til en computer, som andre også bruger. Denne browser glemmer dig. Hvis ingen anden enhed kender dig, kan dine spil aldrig åbnes igen.
home-forget = Glem mig på denne enhed
home-device-title = Min anden enhed
home-device-how = Åbn linket på din anden enhed, eller scan koden med dens kamera. Dit navn og dine spil er så også der.
home-device-link = Link til din anden enhed
home-device-once =
    { $count ->
        [one] Det virker én gang, inden for det næste minut. Den, der åbner det, spiller under dit navn: Hold det for dig selv.
       *[other] Det virker én gang, inden for de næste { $count } minutter. Den, der åbner det, spiller under dit navn: Hold det for dig selv.
    }
home-device-question = Er dette din anden enhed?
home-device-will = Dit navn og dine spil er så også her.
home-device-was = Indtil nu er du { $name } her. Spillene under det navn følger ikke med.
home-device-take = Ja, det er min enhed
home-device-not = Nej
home-devices-told = Du er logget ind på disse enheder. Log ud, hvor du ikke længere spiller.
home-devices-here = denne enhed
home-devices-seen = sidst aktiv { $when }
home-devices-unknown = Ukendt enhed
home-devices-end = Log ud
home-devices-end-one = Log ud på { $device }
home-devices-ended = Logget ud på { $device }.
home-devices-everywhere = Log ud overalt
home-devices-everywhere-told = Også denne enhed glemmer dig. Derefter kan dine spil aldrig åbnes igen. Log ud overalt?
home-guest-names = Kvik Spurv|Klog Ræv|Modigt Pindsvin|Glad Grævling|Stille Ugle|Nysgerrig Odder|Vis Ravn|Blid Bjørn|Hurtig Hare|Munter Solsort|Vandrende Stork|Fræk Skade|Lille Sæl|Rolig Tudse|Lys Finke|Flittig Bæver

## Handing on an address

home-copy = Kopiér link
home-copied = Kopieret
home-copy-by-hand = Browseren lader os ikke kopiere. Linket er markeret: Kopiér det selv.
home-share = Del
home-qr = Linket som QR-kode
home-only-here = Denne adresse virker kun på denne computer. Andre når dig via dens adresse på dit netværk.

## A new table

home-new = Nyt bord: { $city }
home-who-plays = Hvem spiller
home-seat = Plads { $number }
home-seat-who = Hvem der sidder her
home-seat-me = Mig
home-seat-beside = Ved siden af
home-seat-open = Via link
home-seat-computer = Computer
home-seat-about-me = Dig, på denne enhed.
home-seat-about-beside = Spiller også ved denne skærm. I giver den videre mellem turene, og ingen ser de andres kort.
home-seat-about-open = Ledig for enhver, der følger dit invitationslink.
home-beside-name = Navn på den, der sidder ved siden af dig
home-beside-default = Spiller { $number }
home-level = Sværhedsgrad
home-level-more = Flere…
home-level-told = Computerspiller: { $about }.
home-level-curious = En computerspiller med sin egen stil.
home-other-opponent = En anden
home-options = Sådan spiller vi
home-listed = Hvem der kan finde bordet
home-listed-no = Privat, via link
home-listed-yes = Synligt for alle
home-first = Hvem begynder
home-first-random = Tilfældet afgør det
home-clock = Betænkningstid
home-clock-none = Intet ur
home-patience = Ventetid, hvis nogen er væk
home-patience-usual = Automatisk (5 min.; 2 min. med kort betænkningstid)
home-patience-ever = Ubegrænset
home-wait-hours =
    { $count ->
        [one] 1 time
       *[other] { $count } timer
    }
home-wait-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dage
    }
home-take-backs = Træk må tages tilbage, hvis alle er enige
home-hints = Alle må bede om tip
home-chat = Chat ved bordet
home-open = Åbn bordet
home-open-and-invite = Åbn bordet, og invitér

## The waiting room

home-waiting =
    { $count ->
        [0] Alle er her
        [one] Venter på én spiller til
       *[other] Venter på { $count } spillere til
    }
home-invited = Du er inviteret til { $city }
home-invited-by = { $name } inviterer dig til { $city }
home-begins = Spillet begynder af sig selv, når der ikke er flere ledige pladser.
home-beginning = Spillet begynder straks.
home-watching = Du ser med. Siden viser spillet, når det begynder.
home-with-take-backs = træk må tages tilbage, hvis alle er enige
home-without-take-backs = træk kan ikke tages tilbage
home-with-hints = tip tilladt
home-without-hints = ingen tip
home-with-chat = med chat
home-without-chat = uden chat
home-leave = Forlad bordet
home-invite = Invitér
home-invite-link = Send linket til dem, der skal være med
home-invite-text = Spil { $city } med mig
home-sit-down = Sæt dig
home-join-as = Du spiller som { $name }.
home-join-nameless = Tag en ledig plads; vi spørger kun om et navn.
home-watch-instead = Bare se med
home-waits = venter på nogen
home-seat-ready = klar
home-at-this-screen = ved denne skærm
home-that-is-you = det er dig
home-host = har åbnet bordet
home-away = væk
home-appoint = Lad computeren spille her
home-appoint-go = Giv computeren pladsen
home-free = Frigør pladsen

## The rules

home-rules-title = Reglerne
home-rules-lead = Hver by på én side, med billeder. Kender du én af dem, lærer du de andre på to minutter.
home-contents = På denne side
home-print = Udskriv
home-play-city = Spil { $city }
home-reconstruction = Byens trykte spilleplade var ikke til at få fat i. Denne er vores egen rekonstruktion: Reglerne er spillets; stederne, strækningerne, rutekortene og pointene for strækninger er vores.
home-points = Point
home-length = Længde
home-cost = Kort
home-ticket-list = Alle rutekort
home-ticket-list-told =
    { $count ->
        [one] Der er 1 rutekort.
       *[other] Der er { $count } rutekort, hvert { $least } til { $most } point værd.
    }
home-card-list = { $total } transportkort
home-choice-cards = Træk transportkort
home-choice-route = Gør krav på en strækning
home-choice-tickets = Træk rutekort
home-picture-pay = Tre felter, betalt med to kort i deres farve og en joker.
home-picture-doubles = To strækninger mellem de samme steder; den anden tilhører en anden spiller eller er lukket.
home-picture-ferry = En strækning med tre felter, ét med færgesymbol: Det kræver en joker.
home-picture-one-piece = Et enkelt felt, der koster tre kort og kræver én brik.
home-picture-souvenirs = En strækning ender ved et sted med en stak turistmarkører; én af dem tages.

## About

home-about-title = Om Crosstown
home-about-what = Hvad det er
home-about-what-text = En åben udgave af tre korte rutebyggerspil, med en fjerde by af vores egen, for to til fire spillere. Du spiller mod computerspillere, ved én skærm eller med venner via et link. Gratis, uden konti, reklamer og sporing.
home-about-unofficial = Uofficielt
home-about-unofficial-text = Crosstown er hverken lavet, godkendt eller støttet af forlaget bag de trykte spil. Alle ord, tegninger og programmer her er vores egne. Kan du lide det, så køb det rigtige spil: Det er dejligt.
home-about-fair = Fair spil
home-about-fair-text = Serveren forsegler sin hemmelige del af blandingen før det første kort, og derefter bidrager enhederne hos folkene ved bordet med deres egne tilfældige tal. Så kan ingen vælge kortene, heller ikke serveren, og til sidst kontrollerer din side det. Computerspillere ser kun, hvad et menneske på deres plads ville se.
home-about-private = Privat
home-about-private-text = Denne browser husker dig med én cookie. Dine indstillinger bliver i browseren. Intet sendes til andre.
home-about-licence = Licens
home-about-licence-text = Programmet er fri software under MIT-licensen. Skrifttyperne er under SIL Open Font License.
home-about-boards = Spillepladerne
home-about-boards-text = Hvor en trykt spilleplade var ved hånden, er hver oplysning kontrolleret. Hvor den ikke var, er spillepladen, rutekortene og pointene for strækninger vores egen rekonstruktion, og det står der:

## The settings dialog and the keys.

settings-title = Indstillinger
settings-language = Sprog
settings-confirming = Spørg igen, før der gøres krav på en strækning
settings-confirming-always = Altid
settings-confirming-touch = Ved berøring
settings-confirming-never = Aldrig
settings-pace = De andres træk
settings-pace-brisk = Hurtigt
settings-pace-normal = Normalt
settings-pace-relaxed = Roligt
settings-motion = Bevægelse
settings-motion-system = Som systemet
settings-motion-full = Til
settings-motion-none = Fra
settings-sound = Lyde
settings-sound-about = Kort, brikker og en tone, når det er din tur
settings-volume = Lydstyrke
settings-notices = Notifikationer
settings-notices-about = Når det er din tur, og siden er i baggrunden
settings-notices-denied = Browseren tillader ikke notifikationer. Du kan ændre det i dens indstillinger for siden.
settings-words = Spillepladen som tekst
settings-words-about = Steder, strækninger og hvem der har dem, som liste ved siden af billedet
settings-gentle = Blid tilstand
settings-gentle-about = Advarer før en bommert, hvor tip er tilladt
settings-letters = Tastaturgenveje
settings-letters-about = Enkelte bogstaver og tal til at trække kort, gøre krav på strækninger og fortryde; Tab, pile og Enter virker altid
settings-keys = Hvilke taster?
