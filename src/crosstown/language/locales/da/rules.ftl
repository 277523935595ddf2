### En bys regler med egne ord. Ét sæt til alle byer: Hvad en by ikke har, falder væk, og dens tal er oplysninger.

rules-title = Sådan spiller du { $city }
rules-players =
    { $low ->
        [one] For 1 til { $high } spillere, cirka et kvarter.
       *[other] For { $low } til { $high } spillere, cirka et kvarter.
    }

## Målet

rules-aim-title = Målet
rules-aim = Byg dit net gennem byen, og saml point. Hver strækning giver point, når du gør krav på den. Rutekort beder dig forbinde to steder og tæller til sidst: De færdiggjorte giver deres point, de andre koster dem. Flest point vinder.
rules-aim-districts = Også hele bydele, som du forbinder, giver point.
rules-aim-souvenirs = Og undervejs samler du turistmarkører: jo flere forskellige, jo bedre.

## Spillepladen

rules-board-title = Spillepladen
rules-board = Strækninger forbinder nabosteder. En strækning er en række felter: Hvert felt koster ét kort, og på hvert felt sætter du en af dine brikker.
rules-board-colour = Hver farve har sit eget tegn, både på felterne og på kortene.
rules-board-gray = Tre prikker betyder en grå strækning: Du betaler den med én valgfri farve.
rules-board-doubles = To strækninger ved siden af hinanden er et dobbeltspor.
rules-board-ferry = Et felt med færgesymbol koster en joker.
rules-board-one-piece = Ét felt med et tal er en { $route }: Den koster så mange kort.
rules-board-souvenirs = På steder, der er markeret sådan, ligger der en stak turistmarkører fra begyndelsen.
rules-board-district = Et steds nummer og farve viser dets bydel.

## Før den første tur

rules-start-title = Før den første tur
rules-start-pieces = Alle har { $pieces } og ingen point endnu.
rules-start-cards =
    { $hand ->
        [one] Du begynder med 1 transportkort, som ingen andre ser. Ved siden af stakken ligger { $market } kort mere med billedsiden opad: de åbne kort.
       *[other] Du begynder med { $hand } transportkort, som ingen andre ser. Ved siden af stakken ligger { $market } kort mere med billedsiden opad: de åbne kort.
    }
rules-start-tickets =
    { $deal ->
        [one] Du får 1 rutekort, som ingen andre ser.
       *[other] Du får { $deal } rutekort, som ingen andre ser, og beholder mindst { $keep }. Resten lægges i bunden af stakken med rutekort.
    }
rules-start-first = Tilfældet afgør, hvem der begynder; den, der åbner bordet, kan også vælge nogen. Derefter går turen rundt med uret.

## En tur

rules-turn-title = En tur
rules-turn = I din tur gør du præcis én af tre ting: Du trækker transportkort, gør krav på en strækning eller trækker rutekort. Så er det den næstes tur.
rules-turn-pass = Kun den, der ikke kan gøre nogen af delene, melder pas.

## Kort

rules-cards-title = Træk transportkort
rules-cards-draw = Tag to kort, ét ad gangen: Du må ikke stoppe efter det første. Hvert kort tager du skjult fra stakken eller fra de { $market } åbne kort. Et åbent kort, du tager, bliver straks erstattet.
rules-cards-wild = Det flerfarvede kort ({ $wild }) er en joker og gælder som enhver farve. Tager du det fra de åbne kort, er det turens eneste kort, så du må ikke tage et dér som dit andet kort. Trukket skjult er det et kort som alle andre.
rules-cards-sweep = Ligger der { $limit } eller flere åbne jokere, bliver alle de åbne kort lagt væk og erstattet.
rules-cards-hand = Du må have så mange kort på hånden, du vil; ingen andre ser dem. Når stakken er tom, blandes de brugte kort og bliver til den nye stak.

## Strækninger

rules-routes-title = Gør krav på en strækning
rules-routes-pay = Vælg en ledig strækning; den behøver ikke at ligge op til dine andre. Betal så mange kort, som den har felter, alle i dens farve. En joker kan erstatte ethvert af kortene, også dem alle.
rules-routes-gray = En grå strækning (tre prikker) betaler du med én valgfri farve, den samme til alle felter.
rules-routes-pieces = Sæt en af dine brikker på hvert felt. Har du ikke nok, kan du ikke gøre krav på den.
rules-routes-score = Den giver point med det samme: jo længere, jo flere.
rules-routes-one = Én strækning pr. tur.

## Dobbeltspor

rules-doubles-title = Dobbeltspor
rules-doubles = Mellem nogle nabosteder ligger to strækninger af samme længde. Ingen må gøre krav på begge.
rules-doubles-closed = Med færre end { $from } spillere kan der kun gøres krav på den ene: Derefter er den anden lukket for alle.

## Færger

rules-ferries-title = Færger
rules-ferries = Strækninger over vandet har færgesymboler. Hvert symbol kræver en joker; de andre felter betales som sædvanligt.

## Strækninger med én brik

rules-one-piece-title = Én brik: { $route }
rules-one-piece = En { $route } er et enkelt felt med et tal. Den koster så mange kort i sin farve, men kræver kun { $piece }. Den har sin egen pointtabel:
rules-kinds = På hver slags strækning kan der kun stå dens egen slags brikker.

## Rutekort

rules-tickets-title = Træk rutekort
rules-tickets-draw =
    { $draw ->
        [one] Træk 1 rutekort, og behold det.
       *[other] Træk { $draw } rutekort, behold mindst { $keep }, og læg resten i bunden af stakken.
    }
rules-tickets-end = Et rutekort er færdiggjort, når dine strækninger forbinder dets to steder, uanset ad hvilken vej. Til sidst giver et færdiggjort rutekort sine point; ethvert andet koster dem.
rules-tickets-secret = Du må have så mange rutekort, du vil. Det, du beholder, beholder du til slutningen, og ingen andre ser det før da, færdiggjort eller ej.
rules-tickets-last = Er der kun ét tilbage i stakken, trækker du det og skal beholde det; er der ingen, kan du ikke trække rutekort.
rules-tickets-example = Et eksempel: Dit rutekort er { $ticket } og er { event-points } værd. Du gør krav på { $routes } i valgfri rækkefølge og over flere ture. Det koster { $cards } og giver straks { $scored }. Nu forbinder dine strækninger begge steder: Til sidst giver rutekortet { event-points }. Mangler en af strækningerne, koster rutekortet dig { event-points }.
rules-tickets-picture = { $routes }: Tilsammen færdiggør de rutekortet { $ticket }.

## Turistmarkører

rules-souvenirs-title = Turistmarkører
rules-souvenirs = På nogle steder ligger der stakke med turistmarkører, hver stak med ét symbol. Gør du krav på en strækning, der ender dér, skal du tage en, hvis du ikke har symbolet endnu. Er der en i begge ender, vælger du. Dine turistmarkører ligger åbent, så alle kan se dem.
rules-souvenirs-start = Fra begyndelsen ligger der stakke på { $places }. Antallet af spillere afgør, hvor høje de er:
rules-souvenirs-players = Spillere
rules-souvenirs-stack = I hver stak
rules-souvenirs-placed = I hver overskydende stak
rules-souvenirs-left =
    { $count ->
        [one] Ét symbol er til overs. Det placeres på et sted uden stak, når alle har valgt rutekort.
       *[other] { $count } symboler er til overs. De placeres på steder uden stak, når alle har valgt rutekort.
    }
rules-souvenirs-in-turn = Med { $players } spillere placerer den sidste spiller i rækken en af de overskydende stakke på et sted; derefter gør spilleren før det samme med den næste.
rules-souvenirs-alone =
    { $tokens ->
        [one] Med { $players } spillere gør kun den sidste spiller i rækken det, med en enkelt turistmarkør af hvert overskydende symbol, på hver sit sted.
       *[other] Med { $players } spillere gør kun den sidste spiller i rækken det, med alle de overskydende stakke, på hver sit sted.
    }
rules-souvenirs-score = Til sidst får du point for forskellige turistmarkører:
rules-souvenirs-count = Forskellige

## Bydele

rules-districts-title = Bydele
rules-districts = Steder med samme nummer og farve danner en bydel. Forbinder dine strækninger til sidst alle dens steder med hinanden, får du bydelens point. Vejen må gå gennem andre steder, og flere spillere kan få point for den samme bydel.
rules-districts-line = Bydel { $number }: { event-points }
rules-districts-picture = { $places }: Disse strækninger forbinder hele bydel { $number }.

## Slutningen

rules-end-title = Slutningen og pointene
rules-end =
    { $left ->
        [0] Når en spiller ved slutningen af en tur ikke har flere brikker, får alle én tur til, spilleren selv som den sidste. Så er spillet slut.
        [one] Når en spiller ved slutningen af en tur højst har 1 brik tilbage{ $together }, får alle én tur til, spilleren selv som den sidste. Så er spillet slut.
       *[other] Når en spiller ved slutningen af en tur højst har { $left } brikker tilbage{ $together }, får alle én tur til, spilleren selv som den sidste. Så er spillet slut.
    }
rules-end-together = { " " }(alle slags tilsammen)
rules-end-score = Nu vendes rutekortene: De færdiggjorte giver deres point, alle andre koster dem.
rules-end-ties = Står det lige, er den foran, der har flest færdiggjorte rutekort; er også det lige, deles pladsen.

## Et eksempel

rules-example-title = Et eksempel på en optælling
rules-example = Lad os sige, at spillet er slut, og du har disse strækninger og rutekort:
rules-example-route = Strækningen { $route }
rules-example-done = Rutekortet { $ticket }, færdiggjort
rules-example-missed = Rutekortet { $ticket }, ikke færdiggjort
rules-example-district = Bydel { $number }, alle steder forbundet
rules-example-souvenirs =
    { $count ->
        [one] 1 turistmarkør
       *[other] { $count } forskellige turistmarkører
    }
rules-example-total = I alt

## På skærmen

rules-screen-title = Sådan gør du på skærmen
rules-screen-cards = Træk transportkort: Klik eller tryk på et åbent kort eller på stakken.
rules-screen-routes = Gør krav på en strækning: De strækninger, du kan betale, er markeret. Vælg en på spillepladen, vælg, hvad du betaler med, og bekræft. Alle andre strækninger fortæller dig, hvad de koster, og hvorfor du ikke kan gøre krav på dem.
rules-screen-tickets = Træk rutekort: Tryk på stakken med rutekort, og vælg, hvilke du beholder. Dine rutekort ligger ved siden af din hånd; peg på et, og spillepladen viser en vej, der færdiggør det.
rules-screen-undo = Fortryd tager dit seneste træk tilbage, så længe det ikke har vist noget skjult. Sidder der andre mennesker ved bordet, kan du ikke fortryde, hvilke rutekort du har beholdt.
rules-screen-keys = Tasten med spørgsmålstegnet viser alle taster. I menuen finder du også spillepladen som tekst og disse regler.

## Hvor reglerne tier: én besked for hver afgørelse, efter dens nummer

rules-rulings-title = Hvor reglerne lader noget stå åbent
rules-rulings = Det har vi selv afgjort:
# Samme kapitel for en by uden trykte regler.
rules-rulings-own-title = I tvivlstilfælde
rules-rulings-own = Sådan er det i alle byer:
rules-ruling-s4 = De første rutekort: Alle vælger samtidig. Spillet udfører valgene i turenes rækkefølge, og ingen får noget at vide før. Det, der lægges tilbage, kommer i den rækkefølge i bunden af stakken.
rules-ruling-s5 = Hvem der begynder, ligger fast, før de første rutekort vælges, så alle kender rækkefølgen: Tilfældet afgør det, eller den, der åbner bordet, vælger nogen. Ved en revanche afgør tilfældet det igen; var nogen valgt, begynder den næste spiller.
rules-ruling-s6 = Tilfældet afgør, hvilken turistmarkør der ligger hvor, og hvilke symboler der er til overs.
rules-ruling-t2 = Den, der kan gøre noget, må ikke melde pas. Når alle melder pas efter hinanden, er spillet slut, og pointene tælles.
rules-ruling-d1 = Du skal trække to kort, hvor der er to at få.
rules-ruling-d4 = De åbne jokere tælles, når der ligger så mange åbne kort, som der kan. Er der så få andre kort tilbage, at nye åbne kort ikke kan være bedre, bliver de liggende, indtil nogen gør krav på en strækning.
rules-ruling-d6 = Er der intet kort at trække, kan du ikke trække transportkort. Er der intet kort, du må tage som det andet, slutter din tur efter det første.
rules-ruling-d7 = Rækkefølgen efter hvert kort: Først fyldes de åbne kort op; er stakken tom, blandes de brugte kort til det. Så tælles de åbne jokere. Først derefter blandes en tom stak på ny.
rules-ruling-e1 = Den, der melder pas i den sidste runde, har dermed haft sin sidste tur.
rules-ruling-e3 = Vejen, der forbinder en bydel, må gå gennem andre steder.
rules-ruling-e5 = Antallet af færdiggjorte rutekort afgør, hver gang det står lige, ikke kun om førstepladsen.

## Det samme kort fortalt

brief-turn = En tur er én af tre ting: træk transportkort, gør krav på en strækning, eller træk rutekort.
brief-cards = Træk transportkort: to, hvert fra stakken eller fra de { $market } åbne kort. En joker ({ $wild }) fra de åbne kort er turens eneste kort og kan ikke være det andet. Med { $limit } åbne jokere bliver de åbne kort skiftet ud.
brief-routes = Gør krav på en strækning: Betal så mange kort i dens farve, som dens tal siger (grå: én valgfri farve); jokere gælder som ethvert kort. Den giver point med det samme.
brief-doubles = Ingen må gøre krav på begge halvdele af et dobbeltspor, og med færre end { $from } spillere er den anden så lukket.
brief-tickets = Træk rutekort: { $draw }, behold mindst { $keep }. Til sidst giver et rutekort, hvis steder dine strækninger forbinder, sine point; ethvert andet koster dem.
brief-ferries = En færge (~) kræver en joker for hvert færgesymbol.
brief-one-piece = En { $route } kræver kun { $piece }, hvor mange kort den end koster.
brief-souvenirs = Turistmarkører: Gør du krav på en strækning, tager du fra en af dens ender en, du mangler. Point for 0, 1, 2 … forskellige: { $scores }.
brief-districts = Bydele: Forbind alle steder i en bydel, uanset ad hvilken vej, og du får dens point.
brief-end = Du har { $pieces }. Når nogen højst har { $left } tilbage{ $together }, får alle én tur til; spillet slutter også, når alle melder pas. Flest point vinder.
