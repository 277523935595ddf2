### The pages around the table: the first page, a new table, the waiting room, the rules, about.

## The page

home-brand = Crosstown
home-slogan = Short journeys across great cities
home-nav = Pages
home-skip = Skip to the content
home-to-home = To the first page
home-rules = Rules
home-about = About Crosstown
home-workshop = Workshop
home-make-city = Make a city of your own
home-unofficial = Unofficial: made by people who like these games, not by their publisher.
home-offline = The server cannot be reached. Check your connection and try again.
home-try-again = Try again
home-needs-network = The server cannot be reached. Meanwhile you can play against the computer or together at one screen; everything else comes back by itself as soon as the server answers.
home-no-server = This site runs without a server. Here you play against the computer or together at one screen; for tables with friends by link you need a Crosstown server.
home-new-version = There is a new version of Crosstown. Your games are kept.
home-reload = Reload
home-title = Crosstown – short journeys across great cities
home-title-new = New table: { $city } – Crosstown
home-title-rules = Rules – Crosstown
home-title-rules-of = Rules of { $city } – Crosstown
home-title-device = My other device – Crosstown
home-title-about = About – Crosstown
home-title-workshop = Workshop – Crosstown
home-title-nowhere = End of the line – Crosstown

## The cities

home-cities = The cities
home-preparing = Preparing the computer players (only this once): { $percent }%
home-play = Play
home-play-at = { $city }, against the computer
home-choose-players = Choose players…
home-read-rules = Read the rules
home-players = { $fewest }–{ $most } players
home-has-districts = districts
home-has-souvenirs = souvenirs
home-has-ferries = ferries
home-board = The board of { $city }

## Tables

home-my-games = My games
home-no-games = Your games will be here, so that you can go on with them at any time. Choose a city above and play.
home-finished =
    { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
home-lobby = Open to everyone
home-no-tables = No open tables right now. Pick a city, choose players and list your table.
home-state-over = finished
home-state-won = You won
home-state-shared = You shared the win
home-state-your-turn = Your turn
home-state-waiting =
    { $count ->
        [0] about to begin
        [one] 1 seat is free
       *[other] { $count } seats are free
    }
home-state-turn = { $name }’s turn
home-state-playing = being played
home-open-seat = Open seat
home-on-this-device = on this device
home-guest-city = A player’s own city
home-delete = Delete
home-delete-sure = Really delete it?
home-save-rest = Save what is there
home-open-record = Open the record of a game…
home-resume = Go on
home-look = Look again
home-join = Join
home-watch = Watch
home-every-seconds =
    { $count ->
        [one] 1 second a turn
       *[other] { $count } seconds a turn
    }
home-every-minutes =
    { $count ->
        [one] 1 minute a turn
       *[other] { $count } minutes a turn
    }
home-every-hours =
    { $count ->
        [one] 1 hour a turn
       *[other] { $count } hours a turn
    }
home-every-days =
    { $count ->
        [one] 1 day a turn
       *[other] { $count } days a turn
    }

## You

home-you = You
home-you-are = You are { $name }
home-you-nobody = You need no account. Choose a name; this browser remembers you and your games with a cookie.
home-you-name = Change my name
home-you-device = Take me to another device
home-you-devices = My devices
home-you-forget = Forget me here
home-name-label = Your name
home-name-save = Save
home-name-take = That is me
home-forget-told = For a computer that others use. This browser forgets you. Unless another device knows you, your games can never be opened again.
home-forget = Forget me on this device
home-device-title = My other device
home-device-how = Open this link on your other device, or scan the code with its camera. Your name and your games will be there as well.
home-device-link = Link for your other device
home-device-once =
    { $count ->
        [one] It works once, within the next minute. Whoever opens it plays under your name: keep it to yourself.
       *[other] It works once, within the next { $count } minutes. Whoever opens it plays under your name: keep it to yourself.
    }
home-device-question = Is this your other device?
home-device-will = Your name and your games will be here as well.
home-device-was = Here you are { $name } so far. The games under that name do not come along.
home-device-take = Yes, this is my device
home-device-not = No
home-devices-told = You are signed in on these devices. Sign out where you no longer play.
home-devices-here = this device
home-devices-seen = last active { $when }
home-devices-unknown = Unknown device
home-devices-end = Sign out
home-devices-end-one = Sign out on { $device }
home-devices-ended = Signed out on { $device }.
home-devices-everywhere = Sign out everywhere
home-devices-everywhere-told = This device forgets you, too. After that your games can never be opened again. Sign out everywhere?
home-guest-names = Curious Otter|Quick Sparrow|Merry Badger|Brave Hedgehog|Sleepy Heron|Lucky Magpie|Clever Fox|Gentle Bear|Wandering Stork|Cheerful Robin|Bold Squirrel|Quiet Owl|Nimble Hare|Jolly Seal|Patient Tortoise|Bright Finch

## Handing on an address

home-copy = Copy link
home-copied = Copied
home-copy-by-hand = The browser does not let us copy. The link is selected: copy it by hand.
home-share = Share
home-qr = The link as a QR code
home-only-here = This address works only on this computer. Others reach it by the computer’s address on your network.

## A new table

home-new = New table: { $city }
home-who-plays = Who plays
home-seat = Seat { $number }
home-seat-who = Who sits here
home-seat-me = Me
home-seat-beside = Beside me
home-seat-open = By link
home-seat-computer = Computer
home-seat-about-me = You, on this device.
home-seat-about-beside = Plays on this screen too. You hand it over between turns, and nobody sees the other’s cards.
home-seat-about-open = Open for whoever follows your invitation link.
home-beside-name = Name of the person beside you
home-beside-default = Player { $number }
home-level = Level
home-level-more = More…
home-level-told = Computer player: { $about }.
home-level-curious = A computer player with a style of its own.
home-other-opponent = Somebody else
home-options = How we play
home-listed = Who may find the table
home-listed-no = Private, by link
home-listed-yes = Listed for everyone
home-first = Who begins
home-first-random = Decided by chance
home-clock = Clock
home-clock-none = No clock
home-patience = If somebody is away, wait
home-patience-usual = Automatic (5 min; 2 min with a short clock)
home-patience-ever = Forever
home-wait-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
home-wait-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
home-take-backs = Moves may be taken back if everyone agrees
home-hints = Everybody may ask for hints
home-chat = Chat at the table
home-open = Open the table
home-open-and-invite = Open the table and invite

## The waiting room

home-waiting =
    { $count ->
        [0] Everyone is here
        [one] Waiting for one more
       *[other] Waiting for { $count } more
    }
home-invited = You are invited to { $city }
home-invited-by = { $name } invites you to { $city }
home-begins = The game begins by itself as soon as no seat is free.
home-beginning = The game is about to begin.
home-watching = You are watching. This page will show the game when it begins.
home-with-take-backs = take-backs if everyone agrees
home-without-take-backs = no take-backs
home-with-hints = hints allowed
home-without-hints = no hints
home-with-chat = chat
home-without-chat = no chat
home-leave = Leave the table
home-invite = Invite
home-invite-link = Send this link to everyone who is to join
home-invite-text = Come and play { $city } with me
home-sit-down = Sit down
home-join-as = You play as { $name }.
home-join-nameless = Take a free seat; we ask only for a name.
home-watch-instead = Only watch
home-waits = waiting for somebody
home-seat-ready = ready
home-at-this-screen = at this screen
home-that-is-you = that is you
home-host = host
home-away = away
home-appoint = Seat a computer
home-appoint-go = Give the seat to the computer
home-free = Free the seat

## The rules

home-rules-title = The rules
home-rules-lead = Each city on one page, with pictures. Once you know one, you learn the others in two minutes.
home-contents = On this page
home-print = Print
home-play-city = Play { $city }
home-reconstruction = We had no access to the printed board of this city. This is our own reconstruction: the rules are those of the game; the places, routes, tickets and points of the routes are ours.
home-points = Points
home-length = Length
home-cost = Cards
home-ticket-list = All tickets
home-ticket-list-told =
    { $count ->
        [one] There is 1 ticket.
       *[other] There are { $count } tickets, worth { $least } to { $most } points each.
    }
home-card-list = { $total } cards
home-choice-cards = Draw cards
home-choice-route = Claim a route
home-choice-tickets = Draw tickets
home-picture-pay = Three spaces, paid with two cards of their colour and a wild.
home-picture-doubles = Two routes between the same places; the second belongs to somebody else or stays closed.
home-picture-ferry = A route of three spaces, one with a ferry symbol: it needs a wild.
home-picture-one-piece = A single space that costs three cards and takes one piece.
home-picture-souvenirs = A route ends at a place with a stack of souvenirs; one of them is taken.

## About

home-about-title = About Crosstown
home-about-what = What this is
home-about-what-text = An open implementation of three short route-building games, with a fourth city of our own, for two to four players. You play against computer players, at one screen, or with friends by link. It is free, without accounts, advertising or tracking.
home-about-unofficial = Unofficial
home-about-unofficial-text = Crosstown is not made, approved or supported by the publisher of the printed games. All words, drawings and code here are our own. If you like it, buy the real game: it is lovely.
home-about-fair = Fair
home-about-fair-text = The server seals its secret part of the shuffle before the first card; then the devices of the people at the table add random numbers of their own. So nobody can choose the cards, not even the server, and at the end your page checks it. Computer players see only what a person on their seat would see.
home-about-private = Private
home-about-private-text = This browser remembers you by one cookie. Your settings stay in the browser. Nothing is sent to anybody else.
home-about-licence = Licence
home-about-licence-text = The program is free software under the MIT licence. The typefaces are under the SIL Open Font License.
home-about-boards = The boards
home-about-boards-text = Where a printed board was at hand, its facts are checked one by one. Where it was not, the board, its tickets and the points of its routes are our own reconstruction, and the page says so:

## The settings dialog and the keys.

settings-title = Settings
settings-language = Language
settings-confirming = Ask again before a route is claimed
settings-confirming-always = Always
settings-confirming-touch = On touch
settings-confirming-never = Never
settings-pace = Moves of the others
settings-pace-brisk = Brisk
settings-pace-normal = Normal
settings-pace-relaxed = Relaxed
settings-motion = Motion
settings-motion-system = Same as the system
settings-motion-full = On
settings-motion-none = Off
settings-sound = Sounds
settings-sound-about = Cards, pieces, and a chime on your turn
settings-volume = Volume
settings-notices = Notifications
settings-notices-about = When it is your turn and the page is in the background
settings-notices-denied = The browser does not allow notifications. You can change that in its settings for this page.
settings-words = Board as text
settings-words-about = Places, routes and owners as a list beside the picture
settings-gentle = Gentle mode
settings-gentle-about = Warns before a blunder, where hints are allowed
settings-letters = Keyboard shortcuts
settings-letters-about = Single letters and numbers to draw, claim and undo; Tab, arrows and Enter always work
settings-keys = Which keys?
