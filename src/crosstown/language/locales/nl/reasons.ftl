### Waarom iets niet kan. Een ‘reason’ staat achter een dubbele punt; een ‘problem’ is een hele zin.

## Waarom een zet niet mag, volgens de codes van de regels

reason-game-over = het spel is afgelopen
reason-not-now = dat kan nu niet: een beurt is transportkaarten trekken, een route claimen of bestemmingskaarten trekken
reason-keep-first = kies eerst welke bestemmingskaarten je behoudt
reason-place-first = leg eerst een overgebleven stapel toeristenfiches neer
reason-second-card-first = je trekt transportkaarten: neem de tweede
reason-souvenir-first = kies eerst welk van de twee toeristenfiches je neemt
reason-stack-empty = de stapel is leeg
reason-not-in-market = zo’n kaart ligt niet open
reason-wild-second = een open joker kan niet de tweede kaart zijn
reason-route-taken = de route is al geclaimd
reason-own-double = je hebt de andere helft van deze dubbele route al
reason-double-closed = met zo weinig spelers kan maar één helft worden geclaimd, en de andere is al geclaimd
reason-too-few-pieces = je hebt te weinig speelstukken van de juiste soort voor deze route
reason-wrong-colour = de kaarten moeten de kleur van de route hebben
reason-wrong-number = de route kost een ander aantal kaarten
reason-ferry-needs-wilds = voor elk veerbootsymbool heb je een joker nodig
reason-too-few-cards = je hebt deze kaarten niet
reason-no-tickets = de stapel bestemmingskaarten is leeg
reason-not-offered = behoud alleen aangeboden bestemmingskaarten, in de aangeboden volgorde
reason-keep-too-few = je moet meer van deze bestemmingskaarten behouden
reason-symbol-not-spare = die stapel toeristenfiches is niet over
reason-place-has-stack = daar ligt al een stapel toeristenfiches
reason-no-such-souvenir = kies een van de twee zojuist verbonden locaties
reason-may-not-pass = je mag alleen passen als geen andere zet mogelijk is

## Wat de server weigert, volgens zijn codes

problem-already-asked = Iemand vraagt al om een zet terug te nemen.
problem-already-chosen = Je hebt je eerste bestemmingskaarten al gekozen. Daar blijft het bij.
problem-already-contributed = Je hebt al aan dit schudden bijgedragen.
problem-already-playing = Dat kan alleen voordat het spel begint.
problem-already-refused = De anderen hebben nee gezegd. Je kunt het maar één keer vragen.
problem-bad-first = Kies welke plaats aan de tafel begint.
problem-bad-json = De server begreep dat niet. Laad de pagina opnieuw.
problem-bad-method = Dat doet de server hier niet.
problem-bad-move = De server kan een zet van dit spel niet spelen en het daarom niet overnemen.
problem-bad-name = Een naam heeft minstens één letter nodig.
problem-bad-origin = Dat kwam van een andere site en is niet uitgevoerd.
problem-bad-player-option = Deze computerspeler heeft die instelling niet.
problem-bad-query = De server begreep het adres niet.
problem-bad-request = De server begreep de aanvraag niet. Laad de pagina opnieuw.
problem-bad-seat = Die plaats kun je hier niet gebruiken.
problem-bad-seats = Deze stad is niet voor zoveel spelers.
problem-bad-shape = De pagina en de server passen niet bij elkaar. Laad de pagina opnieuw.
problem-binary-frame = De server verwacht tekst.
problem-chat-off = Aan deze tafel is er geen chat.
problem-deaf = Opnieuw verbinden…
problem-fault = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.
problem-game-over = Het spel is afgelopen.
problem-hint-not-ready = De computers zijn nu bezig. Vraag het zo nog eens.
problem-link-used = Deze link is verlopen of al gebruikt. Maak een nieuwe op het eerste apparaat.
problem-log-gap = De tafel loopt even achter. Probeer het zo opnieuw.
problem-move-payment = Met deze kaarten kun je de route niet betalen.
problem-move-syntax = Deze zet was niet te lezen.
problem-move-text = Een zet moet tekst zijn.
problem-move-unknown = Zo’n zet bestaat niet.
problem-no-connection = Daarvoor is een verbinding met de tafel nodig.
problem-no-name = Zeg eerst hoe je wilt heten.
problem-no-record = Het verslag is beschikbaar als het spel is afgelopen.
problem-no-hints = Aan deze tafel wordt zonder tips gespeeld.
problem-no-take-backs = Aan deze tafel worden geen zetten teruggenomen.
problem-not-json = De server verwacht iets anders. Laad de pagina opnieuw.
problem-not-playing = Het spel is nog niet begonnen.
problem-not-seated = Je zit niet aan deze tafel.
problem-not-the-host = Dat kan alleen wie de tafel heeft geopend.
problem-not-your-turn = Je bent niet aan de beurt.
problem-nothing-asked = Niemand wil een zet terugnemen.
problem-nothing-said = Het bericht is leeg.
problem-nothing-to-decide = Hier valt nu niets te beslissen.
problem-nothing-to-undo = Er is niets om terug te nemen: een opengelegde kaart blijft open.
problem-old-seal = Er geldt nu een ander zegel. Kijk opnieuw en probeer het nog eens.
problem-old-version = Het spel is al verder. Kijk opnieuw en kies.
problem-restart = De server wordt opnieuw gestart.
problem-seat-taken = Die plaats is bezet.
problem-signed-out = Je bent op dit apparaat afgemeld.
problem-silent = Opnieuw verbinden…
problem-still-awaited = Deze speler kan nog terugkomen. De plaats kan worden weggegeven als de tafel lang genoeg heeft gewacht.
problem-still-playing = De revanche begint als dit spel is afgelopen.
problem-store-busy = De server heeft het druk. Probeer het zo opnieuw.
problem-store-closed = De server sluit af. Probeer het zo opnieuw.
problem-store-conflict = Er gebeurden twee dingen tegelijk. Probeer het opnieuw.
problem-store-full = De schijf van de server is vol, daarom is dit niet gedaan. Wat je zag, gaat niet verloren; probeer het later opnieuw.
problem-store-no-table = Deze tafel bestaat niet meer.
problem-store-read-only = De server mag zijn spellen niet opslaan, daarom is dit niet gedaan. Zeg het tegen wie de server beheert.
problem-store-text = Deze tekst bevat tekens die niet kunnen worden opgeslagen.
problem-store-unavailable = De server kan nu niet bij de spellen. Er gaat niets verloren; probeer het straks opnieuw.
problem-table-full = Aan deze tafel is geen plaats vrij. Je kunt meekijken.
problem-table-gone = Iedereen heeft deze tafel verlaten.
problem-too-fast = Dat was te veel tegelijk. Wacht een paar seconden.
problem-too-large = Dat is te groot voor de server.
problem-too-many = Er zijn te veel verbindingen open. Sluit een tabblad en probeer het opnieuw.
problem-too-many-tables = Je hebt al veel tafels open. Sluit er eerst een.
problem-too-many-take-backs = Meer kan niet: per beurt en per spel kun je maar een paar zetten terugnemen.
problem-unknown-card = Zo’n kaart is er in deze stad niet.
problem-unknown-city = Zo’n stad is er hier niet.
problem-unknown-colour = Zo’n kleur is er in deze stad niet.
problem-unknown-device = Daar ben je niet meer aangemeld.
problem-unknown-edition = Deze uitgave van de stad is hier niet bekend.
problem-unknown-path = Op dit adres is niets te vinden.
problem-unknown-place = Zo’n locatie is er in deze stad niet.
problem-unknown-player = Deze computerspeler bestaat niet.
problem-unknown-route = Zo’n route is er in deze stad niet.
problem-unknown-souvenir = Zo’n toeristenfiche is er in deze stad niet.
problem-unknown-table = Deze tafel bestaat niet. Misschien is hij gesloten.
problem-unknown-ticket = Zo’n bestemmingskaart is er in deze stad niet.
problem-wrong-host = Op dit adres antwoordt de server niet.
problem-other = Dat is niet gelukt ({ $code }).

## Games on this device

problem-damaged-game = Dit spel op je apparaat kan niet meer worden gelezen. Je andere spellen zijn in orde.
problem-no-worker = Deze browser kan het spel niet zelf uitvoeren. Tafels op de server werken nog wel.
problem-not-from-seed = Dit spel gaat alleen op dit apparaat verder: een server deelt eigen kaarten.
problem-not-a-record = Dit bestand is geen verslag van een spel.
problem-record-players = Dit spel is niet afgelopen en deze pagina kent een van de computerspelers niet.
problem-rules-missing = Het bord van deze stad kon niet worden geladen. Probeer het opnieuw als je online bent.
problem-unknown-game = Dit spel staat niet op dit apparaat. Misschien is het verwijderd of nooit opgeslagen.

## Records that cannot be shown

problem-bad-line = Deze reeks zetten past niet bij het spel.
problem-illegal-move = Deze zet is daar niet mogelijk.
problem-ply-after-end = Het spel is voor die zet al afgelopen.
problem-record-city = Dit verslag is van een stad of uitgave die deze pagina niet kent.
problem-record-seats = Deze stad is niet voor zoveel spelers.
problem-record-start = De kaarten aan het begin zijn niet die van deze stad.
problem-result-early = Het verslag heeft een uitslag, maar het spel is niet afgelopen.
problem-result-missing = Het spel is afgelopen, maar het verslag heeft geen uitslag.
problem-wrong-card = Er is een andere kaart getrokken dan in het verslag staat.
problem-wrong-legal = Het verslag telt de mogelijke zetten anders.
problem-wrong-result = De punten in het verslag zijn niet die van het spel.
problem-wrong-seat = Daar is iemand anders aan de beurt.
problem-wrong-shuffle = De geschudde kaarten in het verslag zijn niet die van het spel.
