import { failedTierMs } from '@carmine/contract/settings';
import { pageLocale } from '@carmine/money';
import type { depositTexts as english } from '#english/apps/site/app/features/deposit/texts.ts';
import type { Translation } from '#languages/translation.ts';

const fee = (percent: number): string =>
  percent === 0 ? 'Keine Gebühr' : `${new Intl.NumberFormat(pageLocale).format(percent)}\u00A0% Gebühr`;

const time = (minutes: number): string => {
  if (minutes === 0) return 'Meist sofort';
  if (minutes < 90) return `In etwa ${minutes} Minuten`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `In etwa ${hours} Stunden` : `In etwa ${Math.round(hours / 24)} Tagen`;
};

const onItsPage = (name: string, amount: string): readonly string[] => [
  `Weiter zu ${name}`,
  `${amount} bestätigen`,
  'Über den Link auf der Seite zurückkehren',
];

const inItsWindow = (_name: string, amount: string): readonly string[] => [
  'Zahlungsfenster öffnen',
  `${amount} bestätigen`,
  'Das Fenster schließt sich automatisch',
];

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const credited = ({ minutes, slowMinutes }: { minutes: number; slowMinutes?: number | undefined }): string =>
  slowMinutes === undefined ? time(minutes) : `Dauert gerade länger: ${lowerFirst(time(slowMinutes))}`;

const onPageOf = (name: string): string => `Du zahlst auf der Seite von ${name} und kommst dann hierher zurück.`;

const inWindowOf = (name: string): string => `Du zahlst mit ${name} in einem Fenster auf dieser Seite.`;

export const depositTexts: Translation<typeof english> = {
  pageTitle: (brand) => `Einzahlung · ${brand}`,
  title: 'Einzahlen',
  amount: 'Betrag',
  minimum: (least, most) => `min. ${least}${most === undefined ? '' : `, max. ${most}`}`,
  quick: 'Vorgeschlagene Beträge',
  converted: (amount) =>
    `Entspricht ${amount} zum heutigen Kurs. Es wird nichts umgetauscht, und du kannst den Betrag ändern.`,
  barriers: {
    maximum: (most) => `Pro Einzahlung sind höchstens ${most} möglich.`,
    limit: (room, until) => `Dein Einzahlungslimit lässt bis ${until} noch ${room} zu.`,
    limitFirst: 'In deinem Land musst du vor der ersten Einzahlung ein Einzahlungslimit festlegen.',
    toLimits: 'Meine Limits',
  },
  codeLink: 'Ich habe einen Bonuscode',
  codeHide: 'Kein Bonuscode',
  code: 'Bonuscode',
  codeHint: 'Er gilt nur für diese Einzahlung. Gibst du mehrere Codes ein, zählt der letzte.',
  codeUnknown: 'Dieser Code ist nicht gültig. Prüfe ihn oder mach ohne Code weiter.',
  walletAdded: (currency, standard) =>
    `Wenn du fortfährst, fügen wir eine ${currency}-Wallet hinzu. Deine Standardwährung bleibt ${standard}.`,
  playWith: 'Spielen mit',
  instant: 'Sofort verfügbar',
  confirmedFirst: 'Gutschrift nach Bestätigung im Netzwerk',
  currencyRequired: 'Bitte wähle eine Währung.',
  promotion: {
    optional: 'Aktionen sind freiwillig: Du kannst sie annehmen oder ablehnen.',
    none: 'Ich möchte keine Aktion',
    minimum: (euro) => `Mindesteinzahlung: ca. ${euro}\u00A0€`,
    plainTitle: 'Deine Einzahlung',
    youDeposit: 'Du zahlst ein',
    fee: 'Gebühr',
    noFee: '0\u00A0%',
    youStartWith: 'Du startest mit',
    noOffer: 'Für diese Einzahlung läuft keine Aktion.',
    ofCode: 'Mit deinem Bonuscode',
    bonus: (percent) => `Bonus, ${percent}`,
    freeSpins: (value) => `Freispiele, je ${value}`,
    wouldStartWith: 'Damit startest du mit',
    wager: (amount, times, days) =>
      `Setze ${amount} (${times}) innerhalb von ${days} um, dann wird der Bonus zu Echtgeld.`,
    maxBet: (amount) => `Bis dahin sind höchstens ${amount} pro Runde möglich.`,
    removes: 'Eine Auszahlung davor entfernt den Bonus, nie dein Echtgeld.',
    capped: (amount) => `So viel ist von diesem Angebot für dich noch übrig: ${amount}.`,
    answer: 'Aktion annehmen oder ablehnen',
    accept: 'Annehmen',
    reject: 'Ablehnen',
    unanswered: 'Wählst du nichts, kommt deine Einzahlung ohne Aktion.',
    terms: 'Vollständige Bedingungen',
    vip: {
      title: 'VIP-Aktionen',
      text: 'Du hast alle Willkommensangebote genutzt. Deine eigenen Aktionen findest du auf ihrer Seite, mit dem, was für jede gilt.',
      link: 'Deine Aktionen ansehen',
    },
  },
  methods: {
    title: 'Wie möchtest du bezahlen?',
    paying: 'Du zahlst ein',
    creditCard: 'Kreditkarte',
    tiers: 'Stufe wählen',
    remembered: `Bleibt auf diesem Gerät ${failedTierMs / 60_000} Minuten gespeichert`,
    kinds: { card: 'Karte', 'e-wallet': 'E-Wallet', bank: 'Überweisung' },
    fee,
    terms: (method) => `${fee(method.feePercent)}, ${lowerFirst(credited(method))}`,
    credited,
    feeLabel: 'Gebühr',
    timeLabel: 'Gutschrift',
    outside: (name) =>
      `${name} nimmt diesen Betrag nicht an. Wähle einen anderen Betrag oder eine andere Zahlungsmethode.`,
    ways: {
      redirect: onPageOf,
      form: onPageOf,
      widget: inWindowOf,
      frame: inWindowOf,
      qr: (name) => `Du scannst mit der ${name}-App auf deinem Handy einen Code.`,
      address: (name) => `${name} nennt dir ein Konto, auf das du das Geld überweist.`,
    },
    documents:
      'Wir prüfen deine Identität vor deiner ersten Auszahlung, in manchen Ländern schon, bevor du einzahlen kannst.',
    failed: '(Fehlgeschlagen)',
    continueWith: (name) => `Weiter mit ${name}`,
    none: 'Für diese Währung ist in deinem Land gerade keine Zahlungsmethode verfügbar.',
    otherCurrency: 'Andere Währung wählen',
    list: 'Zahlungsmethoden',
  },
  gateway: {
    title: (name) => `Mit ${name} einzahlen`,
    email: 'Deine E-Mail',
    choose: 'Wähle, wie du bezahlen möchtest.',
    way: 'Zahlungswege',
    types: {
      redirect: 'Zahlungsseite',
      form: 'Zahlungsseite',
      widget: 'Zahlungsfenster',
      frame: 'Zahlungsfenster',
      qr: 'QR-Code',
      address: 'Überweisung',
    },
    pay: (amount) => `${amount} bezahlen`,
  },
  redirecting: (name) => `Weiterleitung zu ${name}`,
  redirectingText: 'Du zahlst auf der Seite des Anbieters und kommst dann hierher zurück.',
  checkout: {
    title: (name) => `Mit ${name} bezahlen`,
    how: 'So bezahlst du',
    steps: {
      redirect: onItsPage,
      form: onItsPage,
      widget: inItsWindow,
      frame: inItsWindow,
      qr: (name, amount) => [`${name}-App auf dem Handy öffnen`, 'Code damit scannen', `${amount} bestätigen`],
      address: (_name, amount) => [
        `Genau ${amount} an die Adresse senden`,
        'Verwendungszweck angeben, falls es einen gibt',
        'Die Gutschrift folgt nach Eingang',
      ],
    },
    other: 'Anders bezahlen',
    frame: (name) => `Zahlung mit ${name}`,
    open: 'Zahlungsfenster öffnen',
    go: (name) => `Weiter zu ${name}`,
    qr: (name) => `Code zum Bezahlen mit ${name}`,
    scan: (name) => `Scanne diesen Code mit deinem Handy, um mit ${name} zu bezahlen.`,
    here: (name) => `${name} auf diesem Gerät öffnen`,
    amount: 'Betrag',
    fee: 'Gebühr',
    validUntil: 'Code gültig bis',
    send: 'Sende den Betrag an diese Adresse. Die Gutschrift folgt nach Eingang.',
    address: 'Adresse',
    reference: 'Verwendungszweck (erforderlich)',
  },
  details: {
    title: 'Deine Angaben',
    money: 'Vor deiner ersten Zahlung brauchen wir noch ein paar Angaben.',
    coin: (coin) => `Vor deiner ersten ${coin}-Einzahlung brauchen wir noch ein paar Angaben.`,
    save: 'Speichern und weiter',
    saved: 'Profil gespeichert',
    failed: 'Dein Profil konnte nicht gespeichert werden.',
    address: 'Straße und Hausnummer',
    zipCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    state: 'Bundesstaat',
    statePlaceholder: 'Bundesstaat wählen',
    dialingCode: 'Ländervorwahl',
    phoneNumber: 'Telefonnummer',
    dateOfBirth: 'Geburtsdatum',
    gender: 'Geschlecht',
    male: 'Männlich',
    female: 'Weiblich',
    confirm: 'Deine E-Mail-Adresse ist noch nicht bestätigt.',
    resend: 'E-Mail erneut senden',
    resent: 'Die E-Mail ist unterwegs.',
    required: 'Pflichtfeld',
  },
  ways: { verification: 'Identität verifizieren', limits: 'Einzahlungslimit festlegen' },
  history: 'Deine Einzahlungen',
  historyEmpty: 'Noch keine Einzahlungen. Hier erscheint deine erste Einzahlung mit ihrem Verlauf.',
  historyColumns: { when: 'Datum', method: 'Methode', amount: 'Betrag', status: 'Status' },
  signInFirst: 'Melde dich an, um einzuzahlen und deine Einzahlungen zu sehen.',
  progress: {
    title: 'Einzahlung',
    texts: {
      created: 'Der Anbieter hat noch keine Zahlung gemeldet.',
      pending: 'Wir warten darauf, dass der Anbieter die Zahlung bestätigt.',
      review: 'Der eingegangene Betrag weicht von deiner Angabe ab. Wir prüfen das.',
      credited: 'Das Geld ist in deiner Wallet.',
      failed: 'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht.',
      expired:
        'Die Zahlung wurde nicht rechtzeitig abgeschlossen. Falls du doch bezahlt hast, wird sie gutgeschrieben, sobald der Anbieter sie bestätigt.',
      cancelled: 'Du hast die Zahlung abgebrochen. Es wurde nichts abgebucht.',
      refunded: 'Die Zahlung wurde dir erstattet.',
      charged_back: 'Deine Bank hat die Zahlung zurückgebucht.',
    },
    open: 'Der Anbieter hat deine Zahlung noch nicht gemeldet. Du kannst hier weiterhin bezahlen.',
    steps: {
      started: 'Einzahlung gestartet',
      paid: 'Beim Anbieter bezahlt',
      credited: 'Deiner Wallet gutgeschrieben',
    },
    play: 'Jetzt spielen',
    again: 'Erneut versuchen',
    nextTier: (name) =>
      `Mit ${name} kannst du ebenfalls per Karte zahlen. Sollte die erste Zahlung doch noch durchgehen, wird sie dir auch gutgeschrieben.`,
    payBy: (name, amount) => `${amount} mit ${name} zahlen`,
    live: 'Diese Seite aktualisiert sich automatisch.',
    missing: 'Diese Einzahlung haben wir nicht gefunden.',
  },
  amounts: {
    letters: () => 'Gib nur Ziffern und höchstens ein Komma ein.',
    decimals: (currency, decimals) => `${currency} hat höchstens ${decimals} Nachkommastellen. Kürze den Betrag.`,
    nothing: 'Gib einen Betrag über 0 ein.',
    unclear: () => 'Trenne Nachkommastellen mit einem Komma ab, zum Beispiel 1250,50.',
    too_large: () => 'Das ist zu viel für eine Zahlung. Gib einen kleineren Betrag ein.',
  },
  droppedByChain:
    'Das Netzwerk hat den Block mit deiner Transaktion ersetzt. Wenn es die Transaktion erneut bestätigt, wird sie automatisch gutgeschrieben.',
  needed: (stake) => `Dein Guthaben reicht nicht für einen Einsatz von ${stake}. Zahle ein, um fortzufahren.`,
  givenBack: {
    step: 'Erstattet',
    going: 'Die Zahlung wird über die genutzte Zahlungsmethode erstattet.',
    byHand:
      'Eine Erstattung über die genutzte Zahlungsmethode ist nicht möglich, deshalb überweisen wir das Geld. Wir fragen dich nach deiner Bankverbindung.',
    done: 'Die Zahlung wurde über die genutzte Zahlungsmethode erstattet. Bis deine Bank sie anzeigt, können einige Tage vergehen.',
    doneByHand: 'Die Zahlung wurde dir erstattet. Bis deine Bank sie anzeigt, können einige Tage vergehen.',
    amount: (amount) => `${amount} sind eingegangen und werden vollständig erstattet.`,
    amountBack: (amount) => `${amount} sind eingegangen und wurden vollständig erstattet.`,
    reasons: {
      amount_not_as_asked: 'Der eingegangene Betrag ist nicht der, den du angegeben hast.',
      payer_is_not_you:
        'Jemand anderes hat bezahlt. Eine Einzahlung muss von deiner eigenen Karte oder deinem eigenen Konto kommen.',
      documents_needed:
        'Bevor wir sie annehmen können, brauchen wir weitere Dokumente. Bitte wende dich an den Support.',
      rules_broken: 'Sie verstößt gegen unsere AGB.',
      asked_by_player: 'Du hast uns gebeten, sie nicht anzunehmen.',
    },
  },
  credited: (count) => `${count} gutgeschrieben`,
};
