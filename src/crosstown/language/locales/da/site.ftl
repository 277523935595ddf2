### What Python says of the site, too: to browsers that install it, and where there is no page.

site-lead = Saml kort, gør krav på strækninger, forbind stederne på dine rutekort. To til fire spillere, et kvarter: mod computeren, ved én skærm eller med venner via et link.
site-nowhere = Endestation
site-nowhere-text = Der er ikke noget på denne adresse.
