### What Python says of the site, too: to browsers that install it, and where there is no page.

site-lead = Sammle Karten, nutze Strecken, verbinde die Orte auf deinen Zielkarten. Für zwei bis vier Personen, in einer Viertelstunde: gegen den Computer, an einem Gerät oder per Link mit anderen.
site-nowhere = Endstation
site-nowhere-text = Unter dieser Adresse gibt es nichts.
