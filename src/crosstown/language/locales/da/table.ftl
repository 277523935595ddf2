### Et bords faneblad, beskeder, og hvad andre gjorde med få ord.

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
