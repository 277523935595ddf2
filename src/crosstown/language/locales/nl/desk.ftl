### Rond het bord: wie aan de beurt is, kaarten, bestemmingskaarten, spelers, verloop en tafelmenu.

## Wie aan de beurt is en wat er te doen is. $several: meer mensen spelen op dit scherm; $last: het is de laatste ronde

desk-turn-of =
    { $several ->
        [true] { desk-turn-named }
       *[false] { desk-turn-yours }
    }
desk-turn-named =
    { $last ->
        [true] { $name }, laatste beurt
       *[false] { $name }
    }
desk-turn-yours =
    { $last ->
        [true] Jouw laatste beurt
       *[false] Jouw beurt
    }
desk-do-turn = { desk-turn-of }: trek transportkaarten, claim een route of trek bestemmingskaarten
desk-do-second-card = { desk-turn-of }: neem een tweede kaart
desk-do-first-keep = { desk-turn-of }: kies je eerste bestemmingskaarten
desk-do-keep = { desk-turn-of }: kies welke bestemmingskaarten je behoudt
desk-do-place = { desk-turn-of }: leg een stapel toeristenfiches neer
desk-do-souvenir = { desk-turn-of }: kies een toeristenfiche
desk-do-pay = { desk-turn-of }: kies hoe je betaalt
desk-do-pass = { desk-turn-of }: je kunt alleen passen
desk-wait-turn = { $name } is aan de beurt
desk-wait-second-card = { $name } neemt een tweede kaart
desk-wait-first-keep = { $name } kiest de eerste bestemmingskaarten
desk-wait-first-chosen = Je bestemmingskaarten zijn gekozen. Wachten op de anderen
desk-wait-keep = { $name } kiest bestemmingskaarten
desk-wait-place = { $name } legt een stapel toeristenfiches neer
desk-wait-souvenir = { $name } kiest een toeristenfiche
desk-over = Het spel is afgelopen
desk-last-round = Laatste ronde
desk-last-begun =
    { $who ->
        [you] Je hebt bijna geen speelstukken meer.
       *[other] { $name } heeft bijna geen speelstukken meer.
    }
desk-last-order = Nog één beurt voor: { $names }.
desk-last-you = jou
desk-last-yours = Dit is je laatste beurt
desk-last-coming = heeft nog een laatste beurt
desk-last-played = heeft de laatste beurt gehad
desk-watching-note = Je kijkt mee. Handkaarten en bestemmingskaarten blijven tot het einde verborgen.
desk-covered = De kaarten blijven verborgen tot een van jullie aan de beurt is.
desk-clock = Resterende tijd

## Spelers

desk-players = Spelers
desk-about = Over { $name }
desk-to-move = aan de beurt
desk-thinks = denkt na
desk-away = afwezig
desk-minded = de computer speelt door
desk-district = een verbonden wijk, { count-points }
desk-seen-cards = Open genomen kaarten
desk-seen-none = Van deze hand is geen kaart open genomen.
desk-seen-note = De andere zijn ongezien getrokken.
desk-souvenirs = Toeristenfiches

## Open kaarten en stapels

desk-market = Open kaarten
desk-take = Neem { $card }
desk-draw = Kaart trekken
desk-tickets = Bestemmings{ "\u00AD" }kaarten trekken
desk-discards = Aflegstapel: { count-cards }
desk-not-now = Nu niet mogelijk
desk-not-your-turn = Je bent niet aan de beurt
# Under the piles where there is little room.
desk-pile-stack = Stapel
desk-pile-tickets = Bestemmingen
# On a wild that lies open: taking it ends the turn.
desk-whole-turn = hele beurt
desk-tickets-sure = { count-tickets } trekken?
desk-tickets-note =
    { $least ->
        [0] Dat is je hele beurt, en je kunt het niet terugnemen.
        [1] Dat is je hele beurt, en je kunt het niet terugnemen. Je behoudt er minstens één.
       *[other] Dat is je hele beurt, en je kunt het niet terugnemen. Je behoudt er minstens { $least }.
    }

## Hand en bestemmingskaarten

desk-hand = Je hand: { count-cards }
desk-hand-hint = { $card }. Naar een route slepen om die te claimen.
desk-own-tickets = Je bestemmingskaarten
desk-ticket-sum =
    { $done ->
        [one] Behaald: 1 punt
       *[other] Behaald: { $done } punten
    }{ $open ->
        [one] , nog open: 1 punt
       *[other] , nog open: { $open } punten
    }
desk-ticket-done = behaald
desk-ticket-open = nog niet behaald
desk-keep-title = Welke bestemmingskaarten behoud je?
# $number: of a district on the board
desk-district-near = Wijk { $number }: { $joined } van de { $places } locaties verbonden, { count-points } als ze dat allemaal zijn
desk-keep-least =
    { $least ->
        [0] Behoud er zoveel als je wilt.
        [1] Behoud er minstens één. Wat je behoudt en niet behaalt, kost je de punten.
       *[other] Behoud er minstens { $least }. Wat je behoudt en niet behaalt, kost je de punten.
    }
desk-keep =
    { $count ->
        [one] Deze bestemmingskaart behouden
       *[other] { $count } bestemmingskaarten behouden
    }
desk-keep-none = Kies bestemmingskaarten
desk-points =
    { $count ->
        [one] punt
       *[other] punten
    }

## Claimen en andere beslissingen

desk-claim-for = Claimen voor { $paid }
desk-pay-left = over: { $left }
desk-pay-none = geen over
close = Sluiten
desk-cancel = Annuleren
desk-pass-title = Je kunt deze beurt niets doen.
desk-pass = Passen
desk-souvenir-title = Welk toeristenfiche neem je?
desk-souvenir-worth = Punten voor je toeristenfiches: nu { $now }, met één erbij { $next }
desk-place-title = Leg een overgebleven stapel toeristenfiches neer
desk-place-which = Welk toeristenfiche
desk-place-where = Kies een locatie op het bord of hier:

## Terugnemen

desk-undo = Terugnemen
desk-ask-take-back = Vragen of ik mijn zet mag terugnemen
desk-take-back-asked =
    { $count ->
        [one] { $name } wil een zet terugnemen.
       *[other] { $name } wil { $count } zetten terugnemen.
    }
desk-take-back-waiting = Je hebt gevraagd of je je zet mag terugnemen. De anderen beslissen.
desk-stalled = { $name } heeft al lang niets gedaan.
desk-go-on = Laat een computer deze beurt spelen
desk-agree = Akkoord
desk-refuse = Weigeren

## Verbinding en gemiste zetten

desk-lost = Verbinding verbroken. We proberen het opnieuw…
desk-back = Weer verbonden
desk-catching-up = Terwijl je weg was…
desk-skip = Overslaan
desk-loading = De tafel wordt gedekt…
desk-no-table = Deze tafel kan niet worden geopend

## Verloop en chat

desk-talk = Verloop en chat
desk-log = Verloop
desk-log-empty = Er is nog niets gebeurd.
desk-chat = Chat
desk-chat-empty = Nog niemand heeft iets gezegd.
desk-unread =
    { $count ->
        [one] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }
desk-say = Versturen
desk-say-label = Zeg iets
desk-mute = { $name } dempen
desk-unmute = { $name } weer horen

## Balk en menu

desk-home = Startpagina
desk-text-view = Het bord als tekst
desk-settings = Instellingen
desk-keys = Toetsen
desk-menu = Tafel
desk-help = Hulp
desk-rules-page = Alle spelregels op een eigen pagina
desk-join = Plaatsnemen
desk-host = Tafel beheren
desk-appoint-level = Computerspeler
desk-appoint = Plaats van { $name } aan de computer geven
desk-link-title = Uitnodigen of laten meekijken
desk-link = Link naar deze tafel
desk-link-text = Een potje { -game-name } in { $city }
desk-leave = Tafel verlaten
desk-leave-note = Een computerspeler speelt voor je verder. Je kunt terugkomen zolang niemand je plaats heeft.
desk-leave-sure = Ja, verlaten

## Toetsen

desk-key-slot = een open kaart nemen, een manier van betalen of een bestemmingskaart kiezen
desk-key-draw = een kaart van de stapel trekken
desk-key-tickets = bestemmingskaarten trekken
desk-key-routes = naar de volgende route die je kunt claimen
desk-key-arrows = op het bord van route naar route
desk-key-shift-arrows = alleen naar routes die je kunt claimen
desk-key-shift-letter = naar de volgende route bij een locatie waarvan de naam met deze letter begint
desk-key-enter = route claimen, bevestigen
desk-key-undo = terugnemen
desk-key-log = verloop en chat
desk-key-words = het bord als tekst
desk-key-zoom = in- en uitzoomen, en het hele bord tonen
desk-key-cancel = annuleren
desk-key-help = deze toetsen
desk-keys-drag = Met muis of vinger: sleep open kaarten naar je hand, en van je hand naar een route.

## Eén apparaat voor iedereen

desk-hand-over = Geef het scherm aan { $name }
desk-hand-over-note = De anderen kijken nu even weg.
desk-ready = Ik ben { $name }
desk-seen = Gezien: geef het scherm door
