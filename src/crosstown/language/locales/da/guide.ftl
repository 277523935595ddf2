### En bys regler med egne ord. Ét sæt til alle byer: Hvad en by ikke har, falder væk, og dens tal er oplysninger.

guide-title = Sådan spiller du { $city }
guide-players =
    { $low ->
        [one] For 1 til { $high } spillere, cirka et kvarter.
       *[other] For { $low } til { $high } spillere, cirka et kvarter.
    }

## Målet

guide-aim-title = Målet
guide-aim = Byg dit net gennem byen, og saml point. Hver strækning giver point, når du gør krav på den. Rutekort beder dig forbinde to steder og tæller til sidst: De færdige giver deres point, de andre koster dem. Flest point vinder.
guide-aim-districts = Også hele bydele, som du forbinder, giver point.
guide-aim-souvenirs = Og undervejs samler du turistmarkører: jo flere forskellige, jo bedre.

## Før den første tur

guide-start-title = Før den første tur
guide-start-pieces = Alle har { $pieces }.
guide-start-cards =
    { $hand ->
        [one] Du begynder med 1 kort. { $market } andre ligger åbne ved siden af stakken: de åbne kort.
       *[other] Du begynder med { $hand } kort. { $market } andre ligger åbne ved siden af stakken: de åbne kort.
    }
guide-start-tickets =
    { $deal ->
        [one] Du får 1 rutekort.
       *[other] Du får { $deal } rutekort og beholder mindst { $keep }. Resten lægges i bunden af stakken med rutekort.
    }

## En tur

guide-turn-title = En tur
guide-turn = I din tur gør du præcis én af tre ting: Du trækker kort, gør krav på en strækning eller trækker rutekort. Så er det den næstes tur.
guide-turn-pass = Kun den, der ikke kan gøre nogen af delene, melder pas.

## Kort

guide-cards-title = Træk kort
guide-cards-draw = Tag to kort, ét ad gangen: uset fra stakken eller fra de { $market } åbne kort. Et åbent kort, du tager, bliver straks erstattet.
guide-cards-wild = Det mangefarvede kort ({ $wild }) er en joker og gælder som enhver farve. Tager du det fra de åbne kort, er det turens eneste kort, og det kan ikke være dit andet. Fra stakken er det et kort som alle andre.
guide-cards-sweep = Ligger der { $limit } eller flere åbne jokere, bliver alle de åbne kort lagt væk og erstattet.
guide-cards-hand = Du må have så mange kort på hånden, du vil. Når stakken er tom, blandes de brugte kort.

## Strækninger

guide-routes-title = Gør krav på en strækning
guide-routes-pay = Vælg en ledig strækning; den behøver ikke at ligge op til dine andre. Betal så mange kort, som den har felter, alle i dens farve. Jokere må erstatte dem alle.
guide-routes-gray = En grå strækning betaler du med én valgfri farve, den samme til alle felter.
guide-routes-pieces = Sæt en af dine brikker på hvert felt. Har du ikke nok, kan du ikke gøre krav på den.
guide-routes-score = Den giver point med det samme, flere, jo længere den er:
guide-routes-one = Én strækning pr. tur.

## Dobbeltspor

guide-doubles-title = Dobbeltspor
guide-doubles = Mellem nogle nabosteder ligger to strækninger af samme længde. Ingen må gøre krav på begge.
guide-doubles-closed = Med færre end { $from } spillere spilles der kun på den ene: Når der er gjort krav på den, er den anden lukket for alle.

## Færger

guide-ferries-title = Færger
guide-ferries = Strækninger over vandet har færgesymboler. Hvert symbol kræver en joker; de andre felter betales som sædvanligt.

## Strækninger med én brik

guide-one-piece-title = Én brik: { $route }
guide-one-piece = En { $route } er et enkelt felt med et tal. Den koster så mange kort i sin farve, men kræver kun { $piece }. Den har sin egen pointtabel.
guide-kinds = På hver slags strækning kan der kun stå dens egen slags brikker.

## Rutekort

guide-tickets-title = Træk rutekort
guide-tickets-draw =
    { $draw ->
        [one] Træk 1 rutekort, og behold det.
       *[other] Træk { $draw } rutekort, behold mindst { $keep }, og læg resten i bunden af stakken.
    }
guide-tickets-end = Et rutekort er færdigt, når dine strækninger forbinder dets to steder, uanset ad hvilken vej. Det, du beholder, beholder du til slutningen, og ingen andre ser det før.
guide-tickets-last = Er der færre i stakken, trækker du dem, der er.

## Turistmarkører

guide-souvenirs-title = Turistmarkører
guide-souvenirs = På nogle steder ligger der stakke med turistmarkører. Gør du krav på en strækning, der ender dér, tager du en, som du ikke har endnu. Er der en i begge ender, vælger du.
guide-souvenirs-start = Før den første tur lægger de sidste spillere i rækken de overskydende stakke på steder efter eget valg.
guide-souvenirs-score = Til sidst giver din samling af forskellige turistmarkører:

## Bydele

guide-districts-title = Bydele
guide-districts = Steder med samme nummer danner en bydel. Forbinder dine strækninger til sidst alle dens steder med hinanden, får du bydelens point. Vejen må gå gennem andre steder, og flere spillere kan få point for den samme bydel.
guide-districts-line = Bydel { $number }: { event-points }

## Slutningen

guide-end-title = Slutningen og pointene
guide-end =
    { $left ->
        [0] Når nogen ved slutningen af en tur ikke har flere brikker, får alle én tur til, den spiller til sidst. Så er spillet slut.
        [one] Når nogen ved slutningen af en tur højst har 1 brik tilbage, får alle én tur til, den spiller til sidst. Så er spillet slut.
       *[other] Når nogen ved slutningen af en tur højst har { $left } brikker tilbage, får alle én tur til, den spiller til sidst. Så er spillet slut.
    }
guide-end-score = Nu vendes rutekortene: De færdige giver deres point, alle andre koster dem.
guide-end-ties = Står det lige, er den foran, der har flest færdige rutekort; er også det lige, deles pladsen.

## Det samme kort fortalt

brief-turn = En tur er én af tre ting: træk kort, gør krav på en strækning, eller træk rutekort.
brief-cards = Træk kort: to, hvert fra stakken eller fra de { $market } åbne kort. En joker ({ $wild }) fra de åbne kort er turens eneste kort og kan ikke være det andet. Med { $limit } åbne jokere bliver de åbne kort skiftet ud.
brief-routes = Gør krav på en strækning: Betal så mange kort i dens farve, som dens tal siger (grå: én valgfri farve); jokere gælder som ethvert kort. Den giver point med det samme.
brief-doubles = Ingen må gøre krav på begge halvdele af et dobbeltspor, og med færre end { $from } spillere er den anden så lukket.
brief-tickets = Træk rutekort: { $draw }, behold mindst { $keep }. Til sidst giver et rutekort, hvis steder dine strækninger forbinder, sine point; ethvert andet koster dem.
brief-ferries = En færge (~) kræver en joker for hvert færgesymbol.
brief-one-piece = En { $route } kræver kun { $piece }, hvor mange kort den end koster.
brief-souvenirs = Turistmarkører: Gør du krav på en strækning, tager du fra en af dens ender en, du mangler. Point for 0, 1, 2 … forskellige: { $scores }.
brief-districts = Bydele: Forbind alle steder i en bydel, uanset ad hvilken vej, og du får dens point.
brief-end = Du har { $pieces }. Når nogen højst har { $left } tilbage, får alle én tur til. Flest point vinder.
