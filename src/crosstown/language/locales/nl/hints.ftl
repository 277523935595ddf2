### Zetten om uit te kiezen, en waarom een zet goed is: de zinnen van de redenen, in de woorden van spelers.

## Een zet als keuze

choice-keep = { $tickets } behouden
choice-place = { $souvenir } op { $place } leggen
choice-souvenir = het toeristenfiche op { $place } nemen
choice-draw = ongezien van de stapel trekken
choice-take = { $card } nemen
choice-tickets = bestemmingskaarten trekken: { $draw }, minstens { $keep } behouden
choice-pass = passen
choice-claim = { $route } claimen voor { $paid }

## Een tip: wat een goede speler zou doen, en waarom

hint-move = Computer ({ $level }) zou kiezen: { $move }
hint-why = ‘{ $why }’
hint-slipped = Ik vergat wat ik wilde en nam wat er kwam.
hint-keep = Ik behoud { $tickets }: dat past het best bij wat ik heb en bij de tijd die overblijft.
hint-tickets = Mijn bestemmingskaarten zijn behaald of buiten bereik, dus zoek ik nieuwe die bij mijn routes passen.
hint-place = Ik leg het op { $place }, waar ik waarschijnlijk langskom.
hint-souvenir = Ik neem het toeristenfiche van { $place }: misschien kom ik er niet meer langs.
hint-nothing = Ik kan niets anders doen.
hint-claim-ticket =
    { $count ->
        [0] Ik claim { $route } voor mijn bestemmingskaart { $ticket }. Daarna is mijn plan af.
        [one] Ik claim { $route } voor mijn bestemmingskaart { $ticket }. Daarna heeft mijn plan nog 1 route nodig.
       *[other] Ik claim { $route } voor mijn bestemmingskaart { $ticket }. Daarna heeft mijn plan nog { $count } routes nodig.
    }
hint-claim-district = Ik claim { $route } om een wijk te verbinden.
hint-claim-points = Ik claim { $route }, dat levert { event-points } op.
hint-card-lack = Ik kom kaarten in { $colour } tekort.
hint-card-lack-for = Ik kom kaarten in { $colour } tekort voor { $route }.
hint-card-lack-wild = Ik kom jokers tekort.
hint-card-lack-wild-for = Ik kom jokers tekort voor { $route }.
hint-card-wild = Een joker telt als elke kaart die ik mis.
hint-card-wild-for = Een joker telt als elke kaart die ik mis voor { $route }.
hint-card-best = Van wat open ligt, is { $colour } het beste.
hint-card-best-for = Van wat open ligt, is { $colour } het beste voor { $route }.
hint-card-unseen = Geen open kaart is beter dan een ongeziene.
hint-card-unseen-for = Geen open kaart is beter dan een ongeziene voor { $route }.
hint-card-unseen-lack = Geen open kaart is beter dan een ongeziene; ik mis { $colours }.
hint-card-unseen-lack-for = Geen open kaart is beter dan een ongeziene; voor { $route } mis ik { $colours }.
hint-tickets-more = Naast mijn plan is er tijd voor nog een bestemmingskaart.
hint-by-chance = Dit koos ik toevallig, uit { $count } mogelijke zetten.
hint-only-move = Er was geen andere zet.
hint-search = In { $total } partijen die ik me vanaf hier voorstelde, deed dit het het best: { $share } % van een duidelijke winst.
hint-search-next = In { $total } partijen die ik me vanaf hier voorstelde, deed dit het het best: { $share } % van een duidelijke winst. Daarna komt ‘{ $move }’ met { $less } %.
hint-search-trusted = In { $total } partijen die ik me vanaf hier voorstelde, leverde dit { $share } % van een duidelijke winst op en ‘{ $move }’ { $less } %: niet genoeg meer om op te geven wat me eerst beter beviel.
hint-only-liked = Van { $count } mogelijke zetten zou ik alleen aan deze denken.
hint-liked = Op het eerste gezicht bevalt dit me het best: { $share } %. Daarna komt ‘{ $move }’ met { $less } %.

## Why another move is better, by an analysis. The numbers are percents of imagined games, and points

hint-better-ticket = Daarmee wordt { $ticket } in { $done }{ "\u00A0" }% van de bedachte partijen behaald in plaats van in { $done_instead }{ "\u00A0" }%.
hint-better-points =
    { $points ->
        [one] Dat levert ongeveer 1 punt meer op en wint { $chance }{ "\u00A0" }% van de bedachte partijen in plaats van { $instead }{ "\u00A0" }%.
       *[other] Dat levert ongeveer { $points } punten meer op en wint { $chance }{ "\u00A0" }% van de bedachte partijen in plaats van { $instead }{ "\u00A0" }%.
    }
hint-better-rivals =
    { $rivals ->
        [one] Dat kost de sterkste tegenstander ongeveer 1 punt en wint { $chance }{ "\u00A0" }% van de bedachte partijen in plaats van { $instead }{ "\u00A0" }%.
       *[other] Dat kost de sterkste tegenstander ongeveer { $rivals } punten en wint { $chance }{ "\u00A0" }% van de bedachte partijen in plaats van { $instead }{ "\u00A0" }%.
    }
hint-better-chance = Dat wint { $chance }{ "\u00A0" }% van de bedachte partijen in plaats van { $instead }{ "\u00A0" }%.
