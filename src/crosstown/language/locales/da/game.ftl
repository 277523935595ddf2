### Omkring spillepladen: hvis tur det er, kort, rutekort, spillere, forløb og bordets menu.

## Hvis tur det er, og hvad der skal gøres. $several: flere spiller på denne skærm; $last: det er sidste runde

game-turn-of =
    { $several ->
        [true] { game-turn-named }
       *[false] { game-turn-yours }
    }
game-turn-named =
    { $last ->
        [true] { $name }, sidste tur
       *[false] { $name }
    }
game-turn-yours =
    { $last ->
        [true] Din sidste tur
       *[false] Din tur
    }
game-do-turn = { game-turn-of }: træk transportkort, gør krav på en strækning, eller træk rutekort
game-do-second-card = { game-turn-of }: tag et kort mere
game-do-first-keep = { game-turn-of }: vælg dine første rutekort
game-do-keep = { game-turn-of }: vælg, hvilke rutekort du beholder
game-do-place = { game-turn-of }: placér en stak turistmarkører
game-do-souvenir = { game-turn-of }: vælg en turistmarkør
game-do-pay = { game-turn-of }: vælg, hvordan du betaler
game-do-pass = { game-turn-of }: du kan kun melde pas
game-wait-turn = { $name } har turen
game-wait-second-card = { $name } tager et kort mere
game-wait-first-keep = { $name } vælger de første rutekort
game-wait-first-chosen = Dine rutekort er valgt. Venter på de andre
game-wait-keep = { $name } vælger rutekort
game-wait-place = { $name } placerer en stak turistmarkører
game-wait-souvenir = { $name } vælger en turistmarkør
game-over = Spillet er slut
game-last-round = Sidste runde
game-last-begun =
    { $who ->
        [you] Du har næsten ingen brikker tilbage.
       *[other] { $name } har næsten ingen brikker tilbage.
    }
game-last-order = Én tur mere: { $names }.
game-last-you = du
game-last-yours = Det er din sidste tur
game-last-coming = har en sidste tur
game-last-played = har haft sin sidste tur
game-watching-note = Du ser med. Kort på hånden og rutekort er skjult, indtil spillet er slut.
game-covered = Kortene er skjult, indtil en af jer har turen.
game-clock = Tid tilbage

## Spillere

game-players = Spillere
game-about = Om { $name }
game-to-move = har turen
game-thinks = tænker
game-away = væk
game-minded = computeren spiller videre
game-district = en forbundet bydel, { count-points }
game-seen-cards = Kort taget fra de åbne kort
game-seen-none = Ingen kort på denne hånd er taget fra de åbne kort.
game-seen-note = Resten blev trukket skjult.
game-souvenirs = Turistmarkører

## Åbne kort og stakke

game-market = Åbne kort
game-take = Tag { $card }
game-draw = Træk et kort
game-tickets = Træk rutekort
game-discards = Brugte kort: { count-cards }
game-not-now = Ikke muligt nu
game-not-your-turn = Det er ikke din tur
# Under the piles where there is little room.
game-pile-stack = Stak
game-pile-tickets = Rutekort
# On a wild that lies open: taking it ends the turn.
game-whole-turn = hele turen
game-tickets-sure = Vil du trække { count-tickets }?
game-tickets-note =
    { $least ->
        [0] Det er hele din tur og kan ikke fortrydes.
        [1] Det er hele din tur og kan ikke fortrydes. Du beholder mindst ét.
       *[other] Det er hele din tur og kan ikke fortrydes. Du beholder mindst { $least }.
    }

## Hånd og rutekort

game-hand = Din hånd: { count-cards }
game-hand-hint = { $card }. Træk hen på en strækning for at gøre krav på den.
game-own-tickets = Dine rutekort
game-ticket-sum = Færdiggjort: { $done } point, endnu åbne: { $open } point
game-ticket-done = færdiggjort
game-ticket-open = ikke færdiggjort endnu
# $number: of a district on the board
game-district-near = Bydel { $number }: { $joined } af { $places } steder forbundet, { count-points }, når alle er det
game-keep-title = Hvilke rutekort beholder du?
game-keep-least =
    { $least ->
        [0] Behold så mange, du vil.
        [1] Behold mindst ét. Det, du beholder og ikke færdiggør, koster dig pointene.
       *[other] Behold mindst { $least }. Det, du beholder og ikke færdiggør, koster dig pointene.
    }
game-keep =
    { $count ->
        [one] Behold dette rutekort
       *[other] Behold { $count } rutekort
    }
game-keep-none = Vælg rutekort
game-points =
    { $count ->
        [one] point
       *[other] point
    }

## At gøre krav på en strækning og andre valg

game-claim-for = Gør krav på den for { $paid }
game-pay-left = tilbage: { $left }
game-pay-none = ingen tilbage
close = Luk
game-cancel = Annullér
game-pass-title = Du kan ikke gøre noget i denne tur.
game-pass = Meld pas
game-souvenir-title = Hvilken turistmarkør tager du?
game-place-title = Placér en overskydende stak turistmarkører
game-souvenir-worth = Point for dine turistmarkører: nu { $now }, med én mere { $next }
game-place-which = Hvilken turistmarkør
game-place-where = Vælg et sted på spillepladen eller her:

## At tage tilbage

game-undo = Fortryd
game-ask-take-back = Spørg, om jeg må tage mit træk tilbage
game-take-back-asked =
    { $count ->
        [one] { $name } vil gerne tage et træk tilbage.
       *[other] { $name } vil gerne tage { $count } træk tilbage.
    }
game-take-back-waiting = Du har bedt om at tage dit træk tilbage. De andre afgør det.
game-stalled = { $name } har ikke gjort noget længe.
game-go-on = Lad en computer tage denne tur
game-agree = Sig ja
game-refuse = Sig nej

## Forbindelsen og træk, man gik glip af

game-lost = Forbindelsen er afbrudt. Vi prøver igen…
game-back = Forbundet igen
game-catching-up = Mens du var væk…
game-skip = Spring over
game-loading = Bordet dækkes…
game-no-table = Dette bord kan ikke åbnes

## Forløb og chat

game-talk = Forløb og chat
game-log = Forløb
game-log-empty = Der er ikke sket noget endnu.
game-chat = Chat
game-chat-empty = Ingen har sagt noget endnu.
game-unread =
    { $count ->
        [one] 1 ny besked
       *[other] { $count } nye beskeder
    }
game-say = Send
game-say-label = Sig noget
game-mute = Skjul beskeder fra { $name }
game-unmute = Vis beskeder fra { $name } igen

## Linjen og menuen

game-home = Forside
game-text-view = Spillepladen som tekst
game-settings = Indstillinger
game-keys = Taster
game-menu = Bord
game-help = Hjælp
game-rules-page = Alle regler på en side for sig
game-join = Tag en plads
game-host = Styr bordet
game-appoint-level = Computerspiller
game-appoint = Lad computeren overtage pladsen fra { $name }
game-link-title = Invitér, eller lad andre se med
game-link = Link til dette bord
game-link-text = Et spil { -game-name } i { $city }
game-here-title = På denne enhed
game-here-note = Dette spil kører i denne browser og har ikke brug for en server. Du finder det igen under »Mine spil«.
game-move-to-server = Spil videre på en anden enhed
game-not-kept-full = Der er ikke mere plads på denne enhed. Du kan spille videre, men fra nu af bliver spillet ikke gemt. Slet gamle spil, eller gem spilreferatet.
game-not-kept-none = Denne browser gemmer intet, ligesom i et privat vindue. Du kan spille videre, men spillet er væk, når du lukker siden.
game-network-missing = Det, eksperten har lært, kunne ikke indlæses. Indtil det lykkes, spiller den som niveauet »svær«.
game-leave = Forlad bordet
game-leave-note = En computerspiller spiller videre for dig. Du kan komme tilbage, så længe ingen har din plads.
game-leave-sure = Ja, forlad bordet

## Tip og advarsler

game-hint = Hvad ville du gøre?
game-hint-short = Tip
game-hint-title = Mit forslag: { $move }.
game-hints-on = Ved dette bord er tip tilladt: Alle må spørge, hvad en computer ville gøre.
game-hints-off = Ved dette bord spilles der uden tip.
game-gentle-title = Er du sikker?
game-gentle-tickets =
    { $count ->
        [one] Derefter kan dit rutekort { $tickets } ikke længere færdiggøres.
       *[other] Derefter kan dine rutekort { $tickets } ikke længere færdiggøres.
    }
game-gentle-chance = Din chance for at vinde falder fra omkring { $from } % til omkring { $to } %.
game-gentle-move = Dit træk: { $move }
game-gentle-another = Vælg et andet træk
game-gentle-anyway = Spil det alligevel

## Taster

game-key-slot = tag et åbent kort, vælg en måde at betale på eller et rutekort
game-key-draw = træk et kort fra stakken
game-key-tickets = træk rutekort
game-key-routes = gå til den næste strækning, du kan gøre krav på
game-key-arrows = gå fra strækning til strækning på spillepladen
game-key-shift-arrows = kun til strækninger, du kan gøre krav på
game-key-shift-letter = til næste strækning ved et sted, hvis navn begynder med dette bogstav
game-key-enter = gør krav på strækningen, bekræft
game-key-undo = fortryd
game-key-hint = hvad en god spiller ville gøre
game-key-log = forløb og chat
game-key-words = spillepladen som tekst
game-key-zoom = zoom ind og ud, og vis hele spillepladen igen
game-key-cancel = annullér
game-key-help = disse taster
game-keys-drag = Med mus eller finger: træk åbne kort til din hånd, og fra hånden hen på en strækning.

## Én enhed til alle

game-hand-over = Giv skærmen til { $name }
game-hand-over-note = De andre kigger væk nu.
game-ready = Jeg er { $name }
game-seen = Set: giv skærmen videre

## Fanebladets titel

table-title-yours = ● Din tur – { $city } – { -game-name }
table-title-theirs = { $name } har turen – { $city } – { -game-name }
table-title-waiting = Venter på spillere – { $city } – { -game-name }
table-title-over = Spillet er slut – { $city } – { -game-name }

## Hvad der læses op og står i beskeder

table-hurry = Din tid er ved at løbe ud.
table-missed = Mens du var væk:
table-undo-open = Du kan stadig fortryde: tryk på U.
table-said = { $name }: { $text }
table-ticket-done = Dit rutekort { $ticket } er færdiggjort.
table-district-done = { event-who } forbandt bydel { $number }: { count-points }.

## Hvad nogen gjorde, ved siden af navnet: få ord uden navnet

table-did-draw = trak { count-cards }
table-did-take = tog { $card }
table-did-claim = gjorde krav på { $route } +{ $points }
table-did-souvenir = tog en turistmarkør: { $souvenir }
table-did-place = placerede en turistmarkør på { $place }
table-did-offer = trak { count-tickets }
table-did-keep = beholdt { count-tickets }
table-did-pass = meldte pas
table-did-undo =
    { $count ->
        [one] tog et træk tilbage
       *[other] tog { $count } træk tilbage
    }

## Hvem der spiller

table-computer = { $name } ({ $level })
