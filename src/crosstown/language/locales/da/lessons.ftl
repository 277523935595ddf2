### Første lektioner: deres sider, og hvad træneren siger. Højst to korte sætninger ad gangen.

## Siderne

learn-page-title = Første lektioner – Crosstown
learn-title-of = { $lesson } – Crosstown
learn-title = Første lektioner
learn-lead = Du lærer ved at spille, på den rigtige spilleplade. Den første lektion tager fem minutter; de andre viser, hvad der er særligt ved en by.
learn-not-here = Lektionerne kræver en browser, der selv kan køre spillet. Det kan denne ikke; alt står også i reglerne.
learn-name-first-game = Dit første spil
learn-text-first-game = Kort, strækninger, rutekort, og hvordan et spil slutter. I London, på fem minutter.
learn-name-districts = Bydele
learn-text-districts = Point for hele bydele i London.
learn-name-ferries-and-souvenirs = Færger og turistmarkører
learn-text-ferries-and-souvenirs = Over bugten ved San Francisco.
learn-name-trams-and-subways = Sporvogn og metro
learn-text-trams-and-subways = Berlin har to slags strækninger.
learn-begin = Begynd
learn-go-on = Fortsæt
learn-again = En gang til
learn-is-done = klaret
learn-done = Godt klaret
learn-done-text = Du er færdig med lektionen »{ $lesson }«.
learn-next-lesson = Næste lektion: { $lesson }
learn-play = Spil et spil
learn-all = Alle lektioner og opgaver
learn-offer = Aldrig spillet før? Lær det på fem minutter
learn-link = Lær ved at spille

## Træneren

learn-coach = Træner
learn-step = Trin { $step } af { $steps }
learn-next = Videre
learn-finish = Færdig
learn-show = Vis mig det
learn-back = Et trin tilbage
learn-leave = Forlad lektionen; du kan fortsætte senere
learn-nudge = Det må du også, men nu prøver vi noget andet.
game-lesson-note = Dette er en lektion. Du kan altid forlade den og fortsætte senere.
problem-lesson-other-move = Det må du også, men træneren beder om noget andet nu.
problem-lesson-finished = Der er ikke mere at gøre her. Træneren siger, hvordan det går videre.

## Dit første spil

lesson-first-welcome = Velkommen til London. Du forbinder steder på denne spilleplade med busser og samler point.
lesson-first-tickets = Et rutekort nævner to steder, som du skal forbinde. Vælg { $ticket }, og bekræft med den røde knap.
lesson-first-take = Du betaler for strækninger med kort. Tag { $card } fra de åbne kort.
lesson-first-draw = I en tur tager du to kort. Tag det andet skjult fra stakken.
lesson-first-other = Det var din tur. { $name } har også taget to kort.
lesson-first-claim = Gør nu krav på en strækning: Tryk på { $route } på spillepladen. Den er grå, så du betaler med to kort i én valgfri farve.
lesson-first-points = Strækningen er din, med en bus på hvert felt. Det giver 2 point med det samme; længere strækninger giver flere.
lesson-first-double = { $name } har gjort krav på en af disse to parallelle strækninger. Når I kun er to, er den anden lukket fra da af.
lesson-first-wild = Det flerfarvede kort er en joker: Det kan bruges som enhver farve. Tag det; fra de åbne kort koster det hele din tur.
lesson-first-complete = Der mangler én strækning til dit rutekort. Gør krav på { $route }, og betal med jokeren.
lesson-first-done = Dit rutekort er færdiggjort: Det giver 3 point til sidst. Et rutekort, som du beholder og ikke færdiggør, koster dig pointene.
lesson-first-more = I stedet for at tage kort eller gøre krav på en strækning kan du trække nye rutekort. Gør det nu.
lesson-first-keep = Du skal beholde mindst ét. Vælg { $ticket }: Der mangler ikke meget.
lesson-first-leap = Kort, strækninger, rutekort: I hver tur gør du én af delene. Vi fortsætter nogle ture senere, når dine busser næsten er brugt op.
lesson-first-later = Du har 4 busser tilbage. Så snart nogen har 2 eller færre, begynder den sidste runde.
lesson-first-last = Gør krav på { $route }: Det koster 3 af dine busser.
lesson-first-final = Alle har én tur mere, også du. Gør krav på { $route } eller en anden strækning, du kan betale for.
lesson-first-count = Nu tælles alt sammen: strækninger, rutekort og bydele, som den næste lektion handler om. Flest point vinder.

## Hvad der er særligt ved en by

lesson-districts-what = Et steds nummer og farve viser dets bydel. Disse tre er bydel 3.
lesson-districts-near = Dine strækninger forbinder allerede to af de tre. Over dine rutekort står der derfor 2/3 ved siden af tallet 3.
lesson-districts-join = Forbind det tredje: Gør krav på { $route }.
lesson-districts-done = Hele bydelen er forbundet og giver til sidst lige så mange point som sit nummer: 3. Vejen mellem stederne må også gå gennem andre bydele.
lesson-souvenirs-what = På nogle steder ligger der turistmarkører. Gør du krav på en strækning, der ender dér, tager du en.
lesson-ferries-wild = Strækninger over vandet har færgesymboler, og hvert af dem koster en joker. Tag denne.
lesson-ferries-claim = Gør krav på { $route }: Jokeren betaler for færgesymbolet, et valgfrit andet kort for det andet felt.
lesson-souvenirs-choose = Der ligger en turistmarkør i begge ender. Vælg en af dem.
lesson-souvenirs-count = Her er dine turistmarkører. De tæller til sidst: Jo flere forskellige du har, jo mere er hver af dem værd.
lesson-trams-what = Berlin har to slags strækninger, og du har brikker til begge: 11 sporvogne og 5 metrotog.
lesson-subways-claim = Ét felt med et tal er en metrostrækning. Gør krav på { $route }: Den koster to kort.
lesson-subways-piece = Det kostede to kort, men kun ét af dine metrotog. Til gengæld giver en metrostrækning færre point.
lesson-trams-first = Nu en sporvognsstrækning. Tag { $card }.
lesson-trams-second = Og et til i samme farve.
lesson-trams-claim = Gør krav på { $route }: Der kommer en sporvogn på hvert felt.
lesson-trams-end = Den sidste runde begynder, når nogen højst har én brik tilbage, sporvogne og metrotog talt sammen.
