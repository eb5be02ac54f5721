import type { OwnDataTexts } from '#english/apps/server/src/modules/compliance/privacy/own-data-texts.ts';

const parts: OwnDataTexts['parts'] = {
  deposits:
    'Jede Einzahlung. „id“ ist die ID auf der Seite der Einzahlung. „amount“ ist der angegebene Betrag, „paid_amount“ der eingegangene, wo er abwich. „eur“ ist der Wert in Euro an diesem Tag, „coupon“ der Bonuscode, den du dazu eingegeben hast.',
  deposit_addresses:
    'Die Adressen, die du bekommen hast, um Coins dorthin zu senden. „deposit_id“ ist die ID auf der Seite dieser Einzahlung, „coupon“ der Bonuscode, den du dazu eingegeben hast.',
  cash_outs:
    'Jede Auszahlung. „id“ ist die ID auf ihrer Seite. „amount“ hat dein Guthaben verlassen, „fee“ ist der Teil davon, den das Senden gekostet hat.',
  transfers:
    'Das Hauptbuch: jede Bewegung deines Geldes, von einem Konto („from“) auf ein anderes („to“). Deine Konten beginnen mit „your“: cash ist das, womit du spielst und was du auszahlen kannst, bonus ist Bonusgeld, locked kann nur ausgezahlt werden. Die IDs sind die der Runde, Einzahlung oder Auszahlung, die es bewegt hat.',
  player_debts:
    'Was du für Einzahlungen geschuldet hast, die nach der Gutschrift zurückgebucht wurden, und seit wann; 0, wo es beglichen ist oder erlassen wurde.',
  address_challenges: 'Adressen, für die du nachweisen solltest, dass sie dir gehören, und was dafür zu signieren war.',
  address_proofs: 'Adressen, für die du nachgewiesen hast, dass sie dir gehören, und wie.',
  bonuses: 'Boni. „wager_required“ ist, was damit umgesetzt werden muss, „wagered“, was schon umgesetzt wurde.',
  free_spin_grants:
    'Freispiele. „stake“ ist der Wert eines Freispiels, „total“ ihre Anzahl, „used“, wie viele davon gespielt wurden.',
  jackpot_wins: 'Jackpots, die du gewonnen hast, jeweils mit der Runde.',
  rounds:
    'Jede Runde, die du um echtes Geld gespielt hast. „id“ ist die ID in deinem Einsatzverlauf. „stake“ ist eine Einsatzeinheit, „staked“ der gesamte Einsatz der Runde, „payout“ ihr Gewinn, „jackpot“ zusätzliche Gewinne aus Jackpots. „nonce“ zählt die Runden eines Seed-Paars; mit beiden Seeds kann jeder die Runde nachrechnen.',
  seeds:
    'Die Seed-Paare, die über deine Runden entschieden haben: der Hash von unserem Seed, den du vorher gesehen hast, und deiner. Unser Seed wird im Einsatzverlauf aufgedeckt, sobald das Paar beendet ist.',
  round_presentations: 'Wie viel von einer Runde du gesehen hast, bevor du sie verlassen hast.',
  play_sessions: 'Wann du ein Spiel um echtes Geld geöffnet hast und in welcher Währung.',
  sittings:
    'Wann deine letzte Spielsitzung begann und wann sie zuletzt aktiv war; danach richten sich die Realitätschecks.',
  favourites: 'Spiele, die du als Favoriten markiert hast.',
  limit_requests:
    'Limits, die du oder wir gesetzt haben. „limit_eur“ ist der Höchstbetrag pro Tag, Woche oder Monat; leer bedeutet kein Limit. „source“ sagt, von wem: von dir (player) oder unserem Team.',
  breaks: 'Spielpausen und Selbstausschlüsse.',
  refused_breaks: 'Spielpausen, die beantragt wurden, während eine längere galt.',
  account_closures: 'Wann das Konto geschlossen und wieder geöffnet wurde.',
  verification_cases: 'Jede Prüfung von Dokumenten und ihr Ergebnis.',
  verification_documents:
    'Die Dokumente, die du gesendet hast; die Dateien selbst liegen im Ordner „documents“ und sind nach ihrer „id“ benannt.',
  funds_requests: 'Wann wir gefragt haben, woher dein Geld kommt.',
  support_threads: 'Gespräche mit dem Support; was gesagt wurde, steht in „chat“.',
  notices: 'Deine Benachrichtigungen auf der Website.',
  mails: 'Welche E-Mails wir dir wann gesendet haben.',
  mail_refusals: 'E-Mails, die du nicht möchtest.',
  consents:
    'Was du akzeptiert und worin du eingewilligt hast: die AGB und E-Mails mit Angeboten, mit der Fassung des Textes und der Adresse (ip), von der die Einwilligung kam.',
  play_preferences: 'In welchem Abstand Realitätschecks kommen und ob Werte in Euro angezeigt werden.',
  sessions:
    'Wo du angemeldet warst, auch bereits beendete Anmeldungen: seit wann, zuletzt gesehen, bis wann, von welcher Adresse und mit welchem Browser.',
  passkeys: 'Deine Passkeys mit den Namen, die du ihnen gegeben hast.',
  chat: 'Alles, was du und der Support geschrieben haben. „conversation“ ist die ID in „support-threads“.',
};

const head = (madeAt: string): string => `DEINE DATEN

Alles, was wir über dich speichern, Stand ${madeAt}.

data.json      alles in einer Datei, für Programme
csv/           dasselbe als Tabellen, eine für jeden Teil, der etwas enthält; jede Tabellenkalkulation öffnet sie
documents/     die Dokumente, die du uns gesendet hast, so wie du sie gesendet hast

So liest du die Daten
- Beträge sind Dezimalzahlen in Einheiten der Währung daneben: 12.50 und EUR sind zwölf Euro fünfzig. Was auf „eur“ endet, ist in Euro.
- Zeiten stehen nach ISO 8601 in UTC: 2026-11-21T18:30:00.000Z. Dein Geburtsdatum ist ein einfaches Datum.
- IDs (dep_…, wdr_…, rnd_…) sind dieselben wie auf der Website und in unseren E-Mails. Nenne sie dem Support.
- Eine leere Zelle oder null bedeutet, dass es nichts gibt.

„profile“ steht nur in data.json: deine Angaben wie in den Kontodaten.

Ausgelassen ist, was anderen mehr verraten würde als dir: Schlüssel und Hashes von Passwörtern und Codes, die Seeds, die noch über Runden
entscheiden, und was wir laut Gesetz über Prüfungen gegen Geldwäsche nicht offenlegen dürfen. Wenn dir etwas fehlt, frag den Support.

Die Teile
`;

export const ownDataTexts: OwnDataTexts = {
  head,
  rows: (count) => (count === 1 ? '1 Zeile' : `${count} Zeilen`),
  parts,
};
