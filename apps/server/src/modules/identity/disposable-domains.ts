/** Mailboxes for ten minutes. A name covers its subdomains. */
const domains: ReadonlySet<string> = new Set(
  `0-mail.com 0815.ru 10minutemail.com 10minutemail.net 10minutemail.org 10minutemail.co.uk 10minutesmail.com 1secmail.com
  1secmail.net 1secmail.org 20minutemail.com 20minutemail.it 2prong.com 30minutemail.com 33mail.com 3d-painting.com
  4warding.com 60minutemail.com 675hosting.com 6url.com 75hosting.com 7tags.com 9ox.net agedmail.com altmails.com
  amilegit.com anonbox.net anonymbox.com antichef.com antichef.net antispam.de armyspy.com baxomale.ht.cx beefmilk.com
  binkmail.com bobmail.info bodhi.lawlita.com bofthew.com bootybay.de boximail.com breakthru.com brefmail.com
  bsnow.net bugmenot.com bumpymail.com burnermail.io byom.de casualdx.com centermail.com chammy.info cool.fr.nf
  courriel.fr.nf courrieltemporaire.com crazymailing.com cuvox.de dacoolest.com dandikmail.com dayrep.com deadaddress.com
  deadspam.com despam.it devnullmail.com discard.email discardmail.com discardmail.de disposableaddress.com
  disposableemailaddresses.com disposableinbox.com dispose.it disposeamail.com dispostable.com dodgeit.com dodgit.com
  dodgit.org dontreg.com dontsendmespam.de dropmail.me dump-email.info dumpandjunk.com dumpmail.de dumpyemail.com
  e4ward.com einrot.com email60.com emailfake.com emailigo.de emailisvalid.com emailmiser.com emailondeck.com
  emailsensei.com emailtemporanea.com emailtemporario.com.br emailtmp.com emailwarden.com emailx.at.hm ephemail.net
  etranquil.com evopo.com explodemail.com fakeinbox.com fakemail.fr fakemail.net fakemailgenerator.com fastacura.com
  filzmail.com fleckens.hu flyspam.com getairmail.com getmails.eu getnada.com getonemail.com ghosttexter.de
  girlsundertheinfluence.com gishpuppy.com great-host.in grr.la guerillamail.com guerillamail.org guerrillamail.biz
  guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com
  gustr.com h8s.org haltospam.com harakirimail.com hatespam.org hidemail.de hidzz.com hochsitze.com hotpop.com
  hulapla.de imails.info inboxalias.com inboxbear.com inboxclean.com inboxkitten.com incognitomail.com incognitomail.org
  insorg-mail.info instant-mail.de internxt.email ipoo.org irish2me.com jetable.com jetable.fr.nf jetable.net jetable.org
  jourrapide.com junk.to junk1e.com kasmail.com kaspop.com killmail.com killmail.net klassmaster.com klzlk.com kurzepost.de
  lawlita.com letthemeatspam.com lhsdv.com lifebyfood.com link2mail.net litedrop.com lookugly.com lopl.co.cc lortemail.dk
  lr78.com luxusmail.org maboard.com mail-temporaire.fr mail.tm mail1a.de mail21.cc mail2rss.org mail333.com
  mailbidon.com mailblocks.com mailcatch.com maildrop.cc maildu.de maileater.com mailexpire.com mailforspam.com
  mailfreeonline.com mailguard.me mailimate.com mailin8r.com mailinater.com mailinator.com mailinator.net mailinator.org
  mailinator2.com mailincubator.com mailismagic.com mailmetrash.com mailmoat.com mailnator.com mailnesia.com mailnull.com
  mailpoof.com mailsac.com mailscrap.com mailshell.com mailsiphon.com mailslite.com mailtemp.info mailtothis.com
  mailzilla.com mailzilla.org mbx.cc mega.zik.dj meltmail.com messagebeamer.de mierdamail.com minuteinbox.com
  mintemail.com moakt.com mohmal.com moncourrier.fr.nf monemail.fr.nf monmail.fr.nf mt2009.com mt2014.com
  mytemp.email mytempemail.com mytrashmail.com nada.email neomailbox.com nepwk.com nervmich.net nervtmich.net
  nobulk.com noclickemail.com nogmailspam.info nomail.xl.cx nomail2me.com nospam.ze.tc nospam4.us nospamfor.us
  nospammail.net notmailinator.com nowmymail.com nurfuerspam.de objectmail.com obobbo.com odaymail.com
  one-time.email onewaymail.com oopi.org ordinaryamerican.net owlpic.com pancakemail.com pjjkp.com pookmail.com
  privacy.net proxymail.eu prtnx.com putthisinyourspamdatabase.com quickinbox.com rcpt.at recode.me recursor.net
  regbypass.com rejectmail.com rhyta.com rklips.com rmqkr.net rppkn.com rtrtr.com s0ny.net safe-mail.net safetymail.info
  sandelf.de saynotospams.com selfdestructingmail.com sendspamhere.com sharklasers.com shieldedmail.com shiftmail.com
  shitmail.me shortmail.net sibmail.com skeefmail.com slaskpost.se slopsbox.com smashmail.de smellfear.com
  snakemail.com sneakemail.com sofort-mail.de sogetthis.com soodonims.com spam.la spam.su spam4.me spamavert.com
  spambob.com spambob.net spambog.com spambog.de spambog.ru spambox.info spambox.us spamcannon.com spamcero.com spamcorptastic.com
  spamcowboy.com spamday.com spamex.com spamfree24.com spamfree24.de spamfree24.org spamgoes.in spamgourmet.com
  spamgourmet.net spamherelots.com spamhole.com spamify.com spaminator.de spamkill.info spaml.com spaml.de spammotel.com
  spamobox.com spamoff.de spamslicer.com spamspot.com spamthis.co.uk spamtrail.com superrito.com suremail.info
  tafmail.com teewars.org teleworm.com teleworm.us temp-mail.io temp-mail.org temp-mail.ru tempail.com tempalias.com
  tempemail.co.za tempemail.com tempemail.net tempinbox.co.uk tempinbox.com tempmail.de tempmail.dev tempmail.eu tempmail.it
  tempmail.net tempmail.plus tempmail2.com tempmailaddress.com tempmailer.com tempmailer.de tempmailo.com tempomail.fr
  temporarily.de temporarioemail.com.br temporaryemail.net temporaryforwarding.com temporaryinbox.com temporarymail.org
  tempr.email tempthe.net thanksnospam.info thankyou2010.com thisisnotmyrealemail.com throam.com throwaway.email
  throwawayemailaddress.com throwawaymail.com tilien.com tmail.ws tmailinator.com tmpmail.net tmpmail.org toiea.com
  tradermail.info trash-amil.com trash-mail.at trash-mail.com trash-mail.de trash2009.com trashdevil.com trashdevil.de
  trashemail.de trashmail.at trashmail.com trashmail.de trashmail.io trashmail.me trashmail.net trashmail.org trashmail.ws
  trashmailer.com trashymail.com trashymail.net trbvm.com trillianpro.com tyldd.com uggsrock.com upliftnow.com
  venompen.com veryrealemail.com viditag.com vomoto.com vpn.st walala.org walkmail.net webemail.me webm4il.info
  wegwerfadresse.de wegwerfemail.com wegwerfemail.de wegwerfmail.de wegwerfmail.info wegwerfmail.net wegwerfmail.org
  wh4f.org whopy.com whyspam.me willhackforfood.biz willselfdestruct.com winemaven.info wronghead.com wuzup.net
  wuzupmail.net xagloo.com xemaps.com xents.com xmaily.com xoxy.net yep.it yogamaven.com yopmail.com yopmail.fr yopmail.net
  ypmail.webarnak.fr.eu.org yuurok.com zehnminutenmail.de zippymail.info zoaxe.com zoemail.org`.split(/\s+/),
);

export const isDisposable = (domain: string): boolean => {
  const labels = domain.split('.');
  return labels.some((_label, index) => domains.has(labels.slice(index).join('.')));
};
