import type { OwnDataTexts } from '#english/apps/server/src/modules/compliance/privacy/own-data-texts.ts';

const parts: OwnDataTexts['parts'] = {
  deposits:
    'Alle deine Einzahlungen. „id“ ist die ID auf der Seite der Einzahlung, „amount“ der Betrag, den du angegeben hast, „paid_amount“ der eingegangene Betrag, falls er davon abwich. „eur“ ist der Gegenwert in Euro an diesem Tag, „coupon“ der Bonuscode, den du dabei eingegeben hast.',
  deposit_addresses:
    'Die Adressen, die du für Krypto-Einzahlungen bekommen hast. „deposit_id“ ist die ID auf der Seite der jeweiligen Einzahlung, „coupon“ der Bonuscode, den du dabei eingegeben hast.',
  onramp_orders:
    'Krypto, das du bei einem Partner gekauft hast: „eur“ ist der Betrag, den du zahlen solltest, „state“ der letzte Stand, den uns der Partner gemeldet hat, „reference“ seine Nummer für den Kauf, „txid“ die Transaktion, die er genannt hat. Was gutgeschrieben wurde, steht bei den Einzahlungen.',
  cash_outs:
    'Alle deine Auszahlungen. „id“ ist die ID auf der Seite der Auszahlung, „amount“ der Betrag, der von deinem Guthaben abgezogen wurde, „fee“ die darin enthaltene Gebühr für das Senden.',
  bank_accounts:
    'Die Bankkonten, die du uns für Auszahlungen genannt hast: seit wann, ob die Bank eine Auszahlung darauf abgelehnt hat und wann du das Konto ersetzt hast.',
  transfers:
    'Das Hauptbuch: jede Buchung deines Geldes, von einem Konto („from“) auf ein anderes („to“). Deine eigenen Konten beginnen mit „your“: cash ist Guthaben, mit dem du spielen und das du auszahlen kannst, bonus ist Bonusguthaben, locked ist Guthaben, das du nur auszahlen kannst. Die IDs nennen die Runde, Einzahlung oder Auszahlung, zu der die Buchung gehört. Beginnt „kind“ mit „bonus“ oder „free_spin“, geht es um einen Bonus oder Freispiele, bei „reward“ um Rakeback, einen Rennpreis, ein Geschenk oder eine Empfehlung, bei „tournament“ um ein Startgeld oder einen Turnierpreis.',
  disputes:
    'Rückbuchungen deiner Einzahlungen: was deine Bank oder dein Kartenanbieter wann zurückgebucht hat und wann es wieder gutgeschrieben wurde.',
  player_debts:
    'Was du uns geschuldet hast, weil Einzahlungen nach der Gutschrift zurückgebucht wurden, und seit wann. 0 bedeutet, dass es beglichen ist oder dir erlassen wurde.',
  address_challenges:
    'Adressen, für die wir einen Nachweis verlangt haben, dass sie dir gehören, jeweils mit der Nachricht, die zu signieren war.',
  address_proofs: 'Adressen, die nachweislich dir gehören, und wie du das nachgewiesen hast.',
  bonuses:
    'Deine Boni. „wager_required“ ist der verlangte Umsatz, „wagered“ der bisher erreichte. „reason“ sagt, warum ein Bonus entfernt wurde: storniert (cancelled), abgelaufen (expired), durch eine Auszahlung (cash_out), weil seine Einzahlung rückgängig gemacht wurde (deposit_reversed) oder wegen eines Verstoßes gegen die Bedingungen (forfeited).',
  player_promotions:
    'Aktionen, die du angenommen oder abgelehnt hast, und was du dafür bekommen hast. „source“ sagt, nach welcher Regel, „reason“, warum es endete, „converted“, wie viel davon Echtgeld wurde.',
  deposit_offers:
    'Was dir jede Einzahlung gebracht hat: „outcome“ ist das Ergebnis, „reason“ der Grund, falls sie nichts gebracht hat. „cash“ ist der Teil, mit dem du spielen kannst.',
  spin_unlocks:
    'Wie Freispielgewinne zu Bonusguthaben werden: „deposit“ ist die Mindesteinzahlung, „percent“ das Extra, „times“, wie oft der Betrag umgesetzt werden muss, „until“ die Frist.',
  cash_losses: 'Dein Echtgeldverlust je Woche, aus dem das Cashback berechnet wird; ein negativer Wert ist ein Gewinn.',
  free_spin_grants:
    'Deine Freispiele. „stake“ ist der Wert eines Freispiels, „total“ die Anzahl, „used“, wie viele davon du gespielt hast, „cancelled“, wie viele vorher beendet wurden.',
  table_stacks: 'Dein Geld an Tischen mit Plätzen. Wenn du aufstehst, ist es wieder in deinem Echtgeld.',
  live_seats: 'Wo du an Tischen sitzt und seit wann.',
  live_hands:
    'Jede Hand, die du an einem Tisch mit Plätzen gespielt hast: was du darin eingesetzt und gewonnen hast. „round“ ist ihre ID.',
  tournament_entries: 'Was du als Startgeld für Turniere bezahlt hast und wann es zurückkam.',
  competition_players:
    'Rennen und Turniere, an denen du teilgenommen hast: „entry“ ist dein Startgeld, „score“ dein Ergebnis als Vielfaches des Einsatzes in Zehntausendsteln oder in Eurocent, „prize_amount“ dein Gewinn.',
  loyalty_players: 'Deine Punkte im Treueprogramm.',
  loyalty_rakeback:
    'Dein Rakeback je Währung: „paid“ hast du dir auszahlen lassen, „earned_subunits“ ist alles, was du verdient hast, in der kleinsten Einheit der Währung.',
  loyalty_gifts:
    'Geschenke für ein erreichtes Level: wann du es erreicht hast und wann das Geschenk gutgeschrieben wurde.',
  affiliate_players:
    'Über wessen Link du zu uns gekommen bist. „click_id“ ist die Nummer, die diese Seite deinem Klick gegeben hat; sie erfährt, wann du dich registriert und zum ersten Mal eingezahlt hast, aber nie, wer du bist.',
  referral_codes: 'Dein Code, mit dem du Freunde einlädst.',
  referrals: 'Dass du dich mit dem Code eines Freundes registriert hast, und was deine erste Einzahlung ergeben hat.',
  referral_rewards:
    'Prämien für geworbene Freunde: „side“ sagt, ob du der Freund oder der Werbende warst, „amount“, was du bekommen hast.',
  jackpot_wins: 'Jackpots, die du gewonnen hast, jeweils mit der Runde.',
  rounds:
    'Alle deine Echtgeldrunden. „id“ ist die ID, die du unter „Einsätze“ siehst. „stake“ ist eine Einsatzeinheit, „staked“ der gesamte Einsatz der Runde, „payout“ ihr Gewinn, „jackpot“ ein zusätzlicher Gewinn aus Jackpots. „nonce“ zählt die Runden eines Seed-Paars; mit beiden Seeds lässt sich jede Runde nachrechnen.',
  seeds:
    'Die Seed-Paare, die über deine Runden entschieden haben: der Hash unseres Seeds, den du vorher gesehen hast, und dein eigener Seed. Unseren Seed findest du unter „Einsätze“, sobald das Paar nicht mehr verwendet wird.',
  round_presentations: 'Wie viel du von einer Runde schon gesehen hattest, als du sie verlassen hast.',
  play_sessions: 'Wann du ein Spiel um Echtgeld geöffnet hast und in welcher Währung.',
  sittings:
    'Wann deine letzte Spielsitzung begann und wann du zuletzt aktiv warst. Danach richten sich die Realitätschecks.',
  favourites: 'Deine Favoriten.',
  limit_requests:
    'Limits, die du gesetzt hast oder die wir für dich gesetzt haben. „limit_eur“ ist der Höchstbetrag pro Tag, Woche oder Monat; ein leeres Feld bedeutet: kein Limit. „source“ nennt, von wem es stammt: von dir (player) oder von unserem Team.',
  breaks: 'Deine Spielpausen und Selbstausschlüsse.',
  refused_breaks: 'Spielpausen, die beantragt wurden, während schon eine längere galt.',
  account_closures: 'Wann dein Konto geschlossen und wieder geöffnet wurde.',
  verification_cases: 'Alle Prüfungen deiner Dokumente und ihre Ergebnisse.',
  verification_documents:
    'Die Dokumente, die du uns gesendet hast. Die Dateien selbst liegen im Ordner „documents“ und sind nach ihrer „id“ benannt.',
  funds_requests: 'Wann wir dich gefragt haben, woher dein Geld kommt.',
  chat_players: 'Dein Spitzname im Chat an den Live-Tischen und ob du den Chat siehst („shown“).',
  chat_messages:
    'Was du in den letzten 90 Tagen an Live-Tischen geschrieben hast. „state“ sagt, ob andere es sehen: shown, nach Meldungen ausgeblendet (hidden) oder von unserem Team entfernt (removed).',
  chat_reports: 'Nachrichten anderer, die du gemeldet hast, und warum.',
  chat_mutes:
    'Wann unser Team dir das Schreiben an Live-Tischen gesperrt hat: „until“ ist leer, wenn es kein Ende gibt.',
  support_threads: 'Deine Unterhaltungen mit dem Support. Die Nachrichten selbst stehen in „chat“.',
  notices: 'Deine Benachrichtigungen auf der Website.',
  mails: 'Welche E-Mails wir dir wann gesendet haben.',
  mail_refusals: 'E-Mails, die du nicht bekommen möchtest.',
  campaign_players:
    'Aktionen, die wir dir per E-Mail gesendet oder auf der Website gezeigt haben, ob du eine über ihren Link abbestellt hast und wann du einen Hinweis geschlossen hast.',
  consents:
    'Was du akzeptiert und worin du eingewilligt hast: die AGB sowie Aktionen per E-Mail und auf der Website, jeweils mit dem Ort der Antwort („source“), der Fassung des Textes und der IP-Adresse („ip“), von der aus du zugestimmt hast.',
  play_preferences: 'In welchem Abstand Realitätschecks erscheinen und ob Werte in Euro angezeigt werden.',
  sessions: 'Deine aktiven und beendeten Anmeldungen: Beginn, letzte Aktivität, Ende, IP-Adresse und Browser.',
  passkeys: 'Deine Passkeys mit den Namen, die du ihnen gegeben hast.',
  chat: 'Alle Nachrichten zwischen dir und dem Support. „conversation“ ist die ID der Unterhaltung in „support-threads“.',
};

const head = (madeAt: string): string => `DEINE DATEN

Alles, was wir über dich gespeichert haben, Stand ${madeAt}.

data.json      alles in einer Datei, für Programme
csv/           dasselbe als Tabellen, eine pro Teil, zu dem es Daten gibt; jede Tabellenkalkulation kann sie öffnen
documents/     deine Dokumente, so wie du sie uns gesendet hast

So liest du die Daten
- Beträge sind Dezimalzahlen mit Punkt, ihre Währung steht daneben: 12.50 und EUR sind zwölf Euro fünfzig. Spalten, die auf „eur“ enden, sind in Euro.
- Zeitangaben sind in UTC, im Format ISO 8601: 2026-11-21T18:30:00.000Z. Dein Geburtsdatum ist ein Datum ohne Uhrzeit.
- IDs (dep_…, wdr_…, rnd_…) sind dieselben wie auf der Website und in unseren E-Mails. Nenne sie dem Support, wenn du Fragen hast.
- Eine leere Zelle oder null bedeutet, dass es dazu keine Angabe gibt.

„profile“ steht nur in data.json und enthält deine Angaben aus den Kontodaten.

Nicht enthalten ist, was geheim bleiben muss: Schlüssel und Hashes von Passwörtern und Codes, Seeds, die noch über Runden
entscheiden, und was wir laut Gesetz über Prüfungen gegen Geldwäsche nicht offenlegen dürfen. Wenn dir etwas fehlt, frag den Support.

Die Teile
`;

export const ownDataTexts: OwnDataTexts = {
  head,
  rows: (count) => (count === 1 ? '1 Zeile' : `${count} Zeilen`),
  parts,
};
