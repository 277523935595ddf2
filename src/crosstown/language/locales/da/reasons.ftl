### Hvorfor noget ikke kan lade sig gøre. En “reason” står efter et kolon; et “problem” er en hel sætning.

## Hvorfor et træk ikke er tilladt, efter reglernes koder

reason-game-over = spillet er slut
reason-not-now = ikke på dette tidspunkt: en tur er at trække transportkort, gøre krav på en strækning eller trække rutekort
reason-keep-first = vælg først, hvilke rutekort du beholder
reason-place-first = placér først en overskydende stak turistmarkører
reason-second-card-first = du trækker transportkort: tag det andet
reason-souvenir-first = vælg først, hvilken af de to turistmarkører du tager
reason-stack-empty = stakken er tom
reason-not-in-market = sådan et kort ligger ikke åbent
reason-wild-second = en åben joker kan ikke være det andet kort
reason-route-taken = der er allerede gjort krav på strækningen
reason-own-double = du har allerede den anden halvdel af dette dobbeltspor
reason-double-closed = med så få spillere kan der kun gøres krav på den ene halvdel, og den anden er taget
reason-too-few-pieces = du har for få brikker af den rigtige slags til denne strækning
reason-wrong-colour = kortene skal have strækningens farve
reason-wrong-number = strækningen koster et andet antal kort
reason-ferry-needs-wilds = hvert færgesymbol kræver en joker
reason-too-few-cards = du har ikke disse kort
reason-no-tickets = stakken med rutekort er tom
reason-not-offered = behold kun tilbudte rutekort, nævnt i den tilbudte rækkefølge
reason-keep-too-few = du skal beholde flere af disse rutekort
reason-symbol-not-spare = den stak turistmarkører er ikke til overs
reason-place-has-stack = der ligger allerede en stak turistmarkører
reason-no-such-souvenir = vælg et af de to steder, du lige har forbundet
reason-may-not-pass = du må kun melde pas, hvis intet andet træk er muligt

## Hvad serveren afviser, efter dens koder

problem-already-asked = Der er allerede en, der beder om at tage et træk tilbage.
problem-already-chosen = Du har allerede valgt dine første rutekort. Valget kan ikke ændres.
problem-already-contributed = Du har allerede bidraget til denne blanding.
problem-already-playing = Det kan kun lade sig gøre, før spillet begynder.
problem-already-refused = De andre har sagt nej. Du kan kun spørge én gang.
problem-bad-first = Vælg, hvilken plads ved bordet der begynder.
problem-bad-json = Serveren forstod det ikke. Genindlæs siden.
problem-bad-method = Det gør serveren ikke her.
problem-bad-move = Serveren kan ikke spille et træk fra dette spil og kan derfor ikke overtage det.
problem-bad-name = Et navn skal have mindst ét bogstav.
problem-bad-origin = Det kom fra et andet websted og blev ikke udført.
problem-bad-player-option = Denne computerspiller har ikke den indstilling.
problem-bad-query = Serveren forstod ikke adressen.
problem-bad-request = Serveren forstod ikke forespørgslen. Genindlæs siden.
problem-bad-seat = Den plads kan du ikke bruge her.
problem-bad-seats = Byen er ikke til så mange spillere.
problem-bad-shape = Siden og serveren passer ikke sammen. Genindlæs siden.
problem-binary-frame = Serveren forventer tekst.
problem-chat-off = Ved dette bord er der ingen chat.
problem-deaf = Opretter forbindelsen igen…
problem-fault = Noget gik galt på serveren. Intet er ændret, prøv igen.
problem-game-over = Spillet er slut.
problem-hint-not-ready = Computerne har travlt lige nu. Spørg igen om lidt.
problem-link-used = Linket er udløbet eller allerede brugt. Lav et nyt på den første enhed.
problem-log-gap = Bordet er ved at indhente det seneste. Prøv igen om lidt.
problem-move-payment = Strækningen kan ikke betales med disse kort.
problem-move-syntax = Trækket kunne ikke læses.
problem-move-text = Et træk skal være tekst.
problem-move-unknown = Der findes ikke sådan et træk.
problem-no-connection = Det kræver en forbindelse til bordet.
problem-no-name = Sig først, hvad du vil hedde.
problem-no-record = Spilreferatet er tilgængeligt, når spillet er slut.
problem-no-hints = Ved dette bord spilles der uden tip.
problem-no-take-backs = Ved dette bord tager man ikke noget tilbage.
problem-not-json = Serveren forventer noget andet. Genindlæs siden.
problem-not-playing = Spillet er ikke begyndt endnu.
problem-not-seated = Du sidder ikke ved dette bord.
problem-not-the-host = Det kan kun den, der har åbnet bordet.
problem-not-your-turn = Det er ikke din tur.
problem-nothing-asked = Ingen beder om at tage noget tilbage.
problem-nothing-said = Beskeden er tom.
problem-nothing-to-decide = Her er der ikke noget at beslutte nu.
problem-nothing-to-undo = Her er der ikke noget at tage tilbage: Det, der er vist, er vist, og rutekort, du har beholdt, beholder du.
problem-old-seal = Der gælder nu en anden blanding. Se igen, og prøv en gang til.
problem-old-version = Spillet er kommet videre. Se igen, og vælg.
problem-restart = Serveren bliver genstartet.
problem-seat-taken = Pladsen er optaget.
problem-signed-out = Du blev logget ud på denne enhed.
problem-silent = Opretter forbindelsen igen…
problem-still-awaited = Spilleren kan stadig komme tilbage. Pladsen kan gives væk, når bordet har ventet længe nok.
problem-still-playing = Revanchen begynder, når spillet er slut.
problem-store-busy = Serveren har travlt. Prøv igen om lidt.
problem-store-closed = Serveren er ved at lukke. Prøv igen om lidt.
problem-store-conflict = To ting skete på én gang. Prøv igen.
problem-store-full = Serverens disk er fuld, så det blev ikke gjort. Det, du har set, er gemt; prøv igen senere.
problem-store-no-table = Bordet findes ikke længere.
problem-store-read-only = Serveren må ikke gemme sine spil, så det blev ikke gjort. Sig det til den, der driver serveren.
problem-store-text = Teksten har tegn, der ikke kan gemmes.
problem-store-unavailable = Serveren kan ikke nå sine spil lige nu. Intet går tabt, prøv igen om lidt.
problem-table-full = Der er ingen ledig plads ved bordet. Du kan se med.
problem-table-gone = Alle har forladt bordet.
problem-too-fast = Det var for meget på én gang. Vent nogle sekunder.
problem-too-large = Det er for stort til serveren.
problem-too-many = Der er for mange åbne forbindelser. Luk en fane, og prøv igen.
problem-too-many-tables = Du har allerede mange åbne borde. Luk først et.
problem-too-many-take-backs = Ikke flere: Man kan kun tage nogle få træk tilbage i en tur og i et spil.
problem-unknown-card = Sådan et kort findes ikke i denne by.
problem-unknown-city = Sådan en by findes ikke her.
problem-unknown-colour = Sådan en farve findes ikke i denne by.
problem-unknown-device = Du er ikke længere logget ind der.
problem-unknown-edition = Denne udgave af byen kendes ikke her.
problem-unknown-path = Der er ikke noget på denne adresse.
problem-unknown-place = Sådan et sted findes ikke i denne by.
problem-unknown-player = Den computerspiller findes ikke.
problem-unknown-route = Sådan en strækning findes ikke i denne by.
problem-unknown-souvenir = Sådan en turistmarkør findes ikke i denne by.
problem-unknown-table = Bordet findes ikke. Måske er det lukket.
problem-unknown-ticket = Sådan et rutekort findes ikke i denne by.
problem-wrong-host = Serveren svarer ikke på denne adresse.
problem-other = Det lykkedes ikke ({ $code }).

## Games on this device

problem-damaged-game = Dette spil på din enhed kan ikke længere læses. Dine andre spil er der ikke noget i vejen med.
problem-no-worker = Denne browser kan ikke selv køre spillet. Borde på serveren virker stadig.
problem-not-from-seed = Dette spil fortsætter kun på denne enhed: En server giver sine egne kort.
problem-not-a-record = Denne fil er ikke et spilreferat.
problem-record-players = Dette spil er ikke slut, og denne side kender ikke en af computerspillerne.
problem-rules-missing = Spillepladen for denne by kunne ikke hentes. Prøv igen, når du er online.
problem-unknown-game = Dette spil findes ikke på denne enhed. Måske er det slettet, eller også blev det aldrig gemt.

## Records that cannot be shown

problem-bad-line = Denne række træk passer ikke til spillet.
problem-illegal-move = Dette træk er ikke muligt der.
problem-ply-after-end = Spillet er slut før det træk.
problem-record-city = Spilreferatet er fra en by eller en udgave, som denne side ikke kender.
problem-record-seats = Denne by er ikke til så mange spillere.
problem-record-start = Kortene i begyndelsen er ikke denne bys.
problem-result-early = Spilreferatet har et resultat, men spillet er ikke slut.
problem-result-missing = Spillet er slut, men spilreferatet har intet resultat.
problem-wrong-card = Der blev trukket et andet kort, end spilreferatet siger.
problem-wrong-legal = Spilreferatet tæller de mulige træk anderledes.
problem-wrong-result = Pointene i spilreferatet er ikke spillets.
problem-wrong-seat = Det er en andens tur der.
problem-wrong-shuffle = De blandede kort i spilreferatet er ikke spillets.
