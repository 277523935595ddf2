### The settings dialog and the keys.

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
settings-letters = Keyboard shortcuts
settings-letters-about = Single letters and numbers to draw, claim and undo; Tab, arrows and Enter always work
settings-keys = Which keys?
