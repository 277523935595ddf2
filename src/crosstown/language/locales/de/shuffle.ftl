### Das Mischen, das niemand bestimmen kann: das Siegel vor der Partie und die Prüfung am Ende.

shuffle-seal = Siegel der Mischung
shuffle-note = Der Server hat seinen geheimen Teil der Mischung festgelegt, und dies ist das Siegel darauf: Nach der Partie prüft diese Seite, dass nichts geändert wurde.
shuffle-note-added = Der Server hatte seinen geheimen Teil der Mischung schon versiegelt, als dein Gerät seinen eigenen beitrug. So kann sich niemand die Karten aussuchen. Nach der Partie prüft diese Seite beides.
shuffle-own-part = Beitrag deines Geräts
shuffle-server-part = Beitrag des Servers
shuffle-seed = Startwert
shuffle-how = Wie das geprüft wurde
shuffle-how-note = Vor der ersten Karte hat der Server das Siegel seines geheimen Teils der Mischung veröffentlicht, und erst danach haben die Leute am Tisch ihren beigetragen. Jetzt liegen alle Teile offen. Das Siegel muss der SHA-256 vom Teil des Servers sein, und alle Teile zusammen müssen den Startwert der Karten ergeben.
shuffle-verify = Speichere das Protokoll, dann prüft dieser Befehl jede einzelne Karte:
shuffle-check-fair = Fair gemischt: auf diesem Gerät geprüft.
shuffle-check-sealed = Der Server hat sich an seine versiegelte Mischung gehalten: auf diesem Gerät geprüft.
shuffle-check-late = Dieses Gerät hat das Siegel vor der Partie nicht gesehen und kann die Mischung deshalb nicht prüfen.
shuffle-check-broken = Achtung: Die Mischung passt nicht zu dem, was versprochen war.
shuffle-problem-seal = Der Teil des Servers passt nicht zu dem Siegel, das dieses Gerät vor der Partie gesehen hat.
shuffle-problem-contribution = Der Beitrag deines Geräts fehlt in der Mischung oder wurde verändert.
shuffle-problem-mix = Der Startwert ist nicht das, was alle Teile zusammen ergeben.
shuffle-problem-beginner = Die Plätze sind nicht in der Reihenfolge, die ausgelost oder vereinbart war.
