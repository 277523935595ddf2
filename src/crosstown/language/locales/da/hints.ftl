### Træk at vælge imellem, og hvorfor et træk er godt: grundenes sætninger, med spillernes egne ord.

## Et træk som valg

choice-keep = behold { $tickets }
choice-place = placér { $souvenir } på { $place }
choice-souvenir = tag turistmarkøren på { $place }
choice-draw = træk skjult fra stakken
choice-take = tag { $card }
choice-tickets = træk rutekort: { $draw }, behold mindst { $keep }
choice-pass = meld pas
choice-claim = gør krav på { $route } for { $paid }

## Et tip: hvad en god spiller ville gøre, og hvorfor

hint-move = Computer ({ $level }) ville vælge: { $move }
hint-why = “{ $why }”
hint-slipped = Jeg glemte, hvad jeg ville, og tog, hvad der kom.
hint-keep = Jeg beholder { $tickets }: Det passer bedst til det, jeg har, og den tid, der er tilbage.
hint-tickets = Mine rutekort er færdiggjort eller uden for rækkevidde, så jeg leder efter nye, som mine strækninger passer til.
hint-place = Jeg placerer den på { $place }, hvor jeg nok kommer forbi.
hint-souvenir = Jeg tager turistmarkøren på { $place }: Måske kommer jeg ikke forbi igen.
hint-nothing = Jeg kan ikke gøre andet.
hint-claim-ticket =
    { $count ->
        [0] Jeg gør krav på { $route } til mit rutekort { $ticket }. Så er min plan færdig.
        [one] Jeg gør krav på { $route } til mit rutekort { $ticket }. Derefter mangler min plan 1 strækning.
       *[other] Jeg gør krav på { $route } til mit rutekort { $ticket }. Derefter mangler min plan { $count } strækninger.
    }
hint-claim-district = Jeg gør krav på { $route } for at forbinde en bydel.
hint-claim-points = Jeg gør krav på { $route }, det giver { event-points }.
hint-card-lack = Jeg mangler kort i { $colour }.
hint-card-lack-for = Jeg mangler kort i { $colour } til { $route }.
hint-card-lack-wild = Jeg mangler jokere.
hint-card-lack-wild-for = Jeg mangler jokere til { $route }.
hint-card-wild = En joker gælder som ethvert kort, jeg mangler.
hint-card-wild-for = En joker gælder som ethvert kort, jeg mangler til { $route }.
hint-card-best = Af det, der ligger åbent, er { $colour } bedst.
hint-card-best-for = Af det, der ligger åbent, er { $colour } bedst til { $route }.
hint-card-unseen = Intet åbent kort er bedre end et skjult.
hint-card-unseen-for = Intet åbent kort er bedre end et skjult til { $route }.
hint-card-unseen-lack = Intet åbent kort er bedre end et skjult; jeg mangler { $colours }.
hint-card-unseen-lack-for = Intet åbent kort er bedre end et skjult; til { $route } mangler jeg { $colours }.
hint-tickets-more = Ved siden af min plan er der tid til et rutekort mere.
hint-by-chance = Det valgte jeg tilfældigt blandt { $count } mulige træk.
hint-only-move = Der var ikke noget andet træk.
hint-search = I { $total } spil, som jeg forestillede mig herfra, klarede dette sig bedst: { $share } % af en klar sejr.
hint-search-next = I { $total } spil, som jeg forestillede mig herfra, klarede dette sig bedst: { $share } % af en klar sejr. Derefter kommer “{ $move }” med { $less } %.
hint-search-trusted = I { $total } spil, som jeg forestillede mig herfra, gav dette { $share } % af en klar sejr og “{ $move }” { $less } %: ikke nok mere til at opgive det, som jeg først syntes bedre om.
hint-only-liked = Af { $count } mulige træk er dette det eneste, jeg ville tænke på.
hint-liked = Ved første blik synes jeg bedst om dette: { $share } %. Derefter kommer “{ $move }” med { $less } %.

## Why another move is better, by an analysis. The numbers are percents of imagined games, and points

hint-better-ticket = Med det bliver { $ticket } færdiggjort i { $done }{ "\u00A0" }% af de tænkte spil i stedet for i { $done_instead }{ "\u00A0" }%.
hint-better-points =
    { $points ->
        [one] Det giver omkring 1 point mere og vinder { $chance }{ "\u00A0" }% af de tænkte spil i stedet for { $instead }{ "\u00A0" }%.
       *[other] Det giver omkring { $points } point mere og vinder { $chance }{ "\u00A0" }% af de tænkte spil i stedet for { $instead }{ "\u00A0" }%.
    }
hint-better-rivals =
    { $rivals ->
        [one] Det koster den stærkeste modstander omkring 1 point og vinder { $chance }{ "\u00A0" }% af de tænkte spil i stedet for { $instead }{ "\u00A0" }%.
       *[other] Det koster den stærkeste modstander omkring { $rivals } point og vinder { $chance }{ "\u00A0" }% af de tænkte spil i stedet for { $instead }{ "\u00A0" }%.
    }
hint-better-chance = Det vinder { $chance }{ "\u00A0" }% af de tænkte spil i stedet for { $instead }{ "\u00A0" }%.
