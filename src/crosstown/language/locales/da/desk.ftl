### Omkring spillepladen: hvis tur det er, kort, rutekort, spillere, forløb og bordets menu.

## Hvis tur det er, og hvad der skal gøres. $several: flere spiller på denne skærm; $last: det er sidste runde

desk-turn-of =
    { $several ->
        [true] { desk-turn-named }
       *[false] { desk-turn-yours }
    }
desk-turn-named =
    { $last ->
        [true] { $name }, sidste tur
       *[false] { $name }
    }
desk-turn-yours =
    { $last ->
        [true] Din sidste tur
       *[false] Din tur
    }
desk-do-turn = { desk-turn-of }: træk transportkort, gør krav på en strækning, eller træk rutekort
desk-do-second-card = { desk-turn-of }: tag et kort mere
desk-do-first-keep = { desk-turn-of }: vælg dine første rutekort
desk-do-keep = { desk-turn-of }: vælg, hvilke rutekort du beholder
desk-do-place = { desk-turn-of }: placér en stak turistmarkører
desk-do-souvenir = { desk-turn-of }: vælg en turistmarkør
desk-do-pay = { desk-turn-of }: vælg, hvordan du betaler
desk-do-pass = { desk-turn-of }: du kan kun melde pas
desk-wait-turn = { $name } har turen
desk-wait-second-card = { $name } tager et kort mere
desk-wait-first-keep = { $name } vælger de første rutekort
desk-wait-first-chosen = Dine rutekort er valgt. Venter på de andre
desk-wait-keep = { $name } vælger rutekort
desk-wait-place = { $name } placerer en stak turistmarkører
desk-wait-souvenir = { $name } vælger en turistmarkør
desk-over = Spillet er slut
desk-last-round = Sidste runde
desk-last-begun =
    { $who ->
        [you] Du har næsten ingen brikker tilbage.
       *[other] { $name } har næsten ingen brikker tilbage.
    }
desk-last-order = Én tur mere til hver: { $names }.
desk-last-you = dig
desk-last-yours = Det er din sidste tur
desk-last-coming = har en sidste tur
desk-last-played = har haft sin sidste tur
desk-watching-note = Du ser med. Kort på hånden og rutekort er skjult, indtil spillet er slut.
desk-covered = Kortene er skjult, indtil en af jer har turen.
desk-clock = Tid tilbage

## Spillere

desk-players = Spillere
desk-about = Om { $name }
desk-to-move = har turen
desk-thinks = tænker
desk-away = væk
desk-minded = computeren spiller videre
desk-district = en forbundet bydel, { count-points }
desk-seen-cards = Kort taget fra de åbne kort
desk-seen-none = Ingen kort på denne hånd er taget fra de åbne kort.
desk-seen-note = Resten blev trukket skjult.
desk-souvenirs = Turistmarkører

## Åbne kort og stakke

desk-market = Åbne kort
desk-take = Tag { $card }
desk-draw = Træk et kort
desk-tickets = Træk rutekort
desk-discards = Brugte kort: { count-cards }
desk-not-now = Ikke muligt nu
desk-not-your-turn = Det er ikke din tur
# Under the piles where there is little room.
desk-pile-stack = Stak
desk-pile-tickets = Rutekort
# On a wild that lies open: taking it ends the turn.
desk-whole-turn = hele turen
desk-tickets-sure = Vil du trække { count-tickets }?
desk-tickets-note =
    { $least ->
        [0] Det er hele din tur og kan ikke fortrydes.
        [1] Det er hele din tur og kan ikke fortrydes. Du beholder mindst ét.
       *[other] Det er hele din tur og kan ikke fortrydes. Du beholder mindst { $least }.
    }

## Hånd og rutekort

desk-hand = Din hånd: { count-cards }
desk-hand-hint = { $card }. Træk hen på en strækning for at gøre krav på den.
desk-own-tickets = Dine rutekort
desk-ticket-sum = Færdiggjort: { $done } point, endnu åbne: { $open } point
desk-ticket-done = færdiggjort
desk-ticket-open = ikke færdiggjort endnu
# $number: of a district on the board
desk-district-near = Bydel { $number }: { $joined } af { $places } steder forbundet, { count-points }, når alle er det
desk-keep-title = Hvilke rutekort beholder du?
desk-keep-least =
    { $least ->
        [0] Behold så mange, du vil.
        [1] Behold mindst ét. Det, du beholder og ikke færdiggør, koster dig pointene.
       *[other] Behold mindst { $least }. Det, du beholder og ikke færdiggør, koster dig pointene.
    }
desk-keep =
    { $count ->
        [one] Behold dette rutekort
       *[other] Behold { $count } rutekort
    }
desk-keep-none = Vælg rutekort
desk-points =
    { $count ->
        [one] point
       *[other] point
    }

## At gøre krav på en strækning og andre valg

desk-claim-for = Gør krav på den for { $paid }
desk-pay-left = tilbage: { $left }
desk-pay-none = ingen tilbage
close = Luk
desk-cancel = Annullér
desk-pass-title = Du kan ikke gøre noget i denne tur.
desk-pass = Meld pas
desk-souvenir-title = Hvilken turistmarkør tager du?
desk-place-title = Placér en overskydende stak turistmarkører
desk-souvenir-worth = Point for dine turistmarkører: nu { $now }, med én mere { $next }
desk-place-which = Hvilken turistmarkør
desk-place-where = Vælg et sted på spillepladen eller her:

## At tage tilbage

desk-undo = Fortryd
desk-ask-take-back = Spørg, om jeg må tage mit træk tilbage
desk-take-back-asked =
    { $count ->
        [one] { $name } vil gerne tage et træk tilbage.
       *[other] { $name } vil gerne tage { $count } træk tilbage.
    }
desk-take-back-waiting = Du har bedt om at tage dit træk tilbage. De andre afgør det.
desk-stalled = { $name } har ikke gjort noget længe.
desk-go-on = Lad en computer tage denne tur
desk-agree = Sig ja
desk-refuse = Sig nej

## Forbindelsen og træk, man gik glip af

desk-lost = Forbindelsen er afbrudt. Vi prøver igen…
desk-back = Forbundet igen
desk-catching-up = Mens du var væk…
desk-skip = Spring over
desk-loading = Bordet dækkes…
desk-no-table = Dette bord kan ikke åbnes

## Forløb og chat

desk-talk = Forløb og chat
desk-log = Forløb
desk-log-empty = Der er ikke sket noget endnu.
desk-chat = Chat
desk-chat-empty = Ingen har sagt noget endnu.
desk-unread =
    { $count ->
        [one] 1 ny besked
       *[other] { $count } nye beskeder
    }
desk-say = Send
desk-say-label = Sig noget
desk-mute = Skjul beskeder fra { $name }
desk-unmute = Vis beskeder fra { $name } igen

## Linjen og menuen

desk-home = Forside
desk-text-view = Spillepladen som tekst
desk-settings = Indstillinger
desk-keys = Taster
desk-menu = Bord
desk-help = Hjælp
desk-rules-page = Alle regler på en side for sig
desk-join = Tag en plads
desk-host = Styr bordet
desk-appoint-level = Computerspiller
desk-appoint = Lad computeren overtage pladsen fra { $name }
desk-link-title = Invitér, eller lad andre se med
desk-link = Link til dette bord
desk-link-text = Et spil { -game-name } i { $city }
desk-leave = Forlad bordet
desk-leave-note = En computerspiller spiller videre for dig. Du kan komme tilbage, så længe ingen har din plads.
desk-leave-sure = Ja, forlad bordet

## Taster

desk-key-slot = tag et åbent kort, vælg en måde at betale på eller et rutekort
desk-key-draw = træk et kort fra stakken
desk-key-tickets = træk rutekort
desk-key-routes = gå til den næste strækning, du kan gøre krav på
desk-key-arrows = gå fra strækning til strækning på spillepladen
desk-key-shift-arrows = kun til strækninger, du kan gøre krav på
desk-key-shift-letter = til næste strækning ved et sted, hvis navn begynder med dette bogstav
desk-key-enter = gør krav på strækningen, bekræft
desk-key-undo = fortryd
desk-key-log = forløb og chat
desk-key-words = spillepladen som tekst
desk-key-zoom = zoom ind og ud, og vis hele spillepladen igen
desk-key-cancel = annullér
desk-key-help = disse taster
desk-keys-drag = Med mus eller finger: træk åbne kort til din hånd, og fra hånden hen på en strækning.

## Én enhed til alle

desk-hand-over = Giv skærmen til { $name }
desk-hand-over-note = De andre kigger væk nu.
desk-ready = Jeg er { $name }
desk-seen = Set: giv skærmen videre
