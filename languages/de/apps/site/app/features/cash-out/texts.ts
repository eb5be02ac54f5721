import { moneyText, readAmount } from '@carmine/money';
import type { cashOutTexts as english } from '#english/apps/site/app/features/cash-out/texts.ts';
import type { Translation } from '#languages/translation.ts';

const euro = (amount: string): string => moneyText(readAmount('EUR', amount));

const requested = 'Der Betrag ist von deinem Guthaben abgezogen. Die Auszahlung wartet auf Genehmigung.';

const ended = {
  rejected: 'Die Auszahlung wurde abgelehnt. Das Geld ist wieder in deinem Guthaben.',
  failed: 'Die Auszahlung konnte nicht gesendet werden. Das Geld ist wieder in deinem Guthaben.',
  returned: 'Das Geld ist wieder in deinem Guthaben.',
};

export const cashOutTexts: Translation<typeof english> = {
  pageTitle: (brand) => `Auszahlung · ${brand}`,
  title: 'Auszahlen',
  canCashOut: 'Auszahlbar',
  amount: 'Betrag',
  limit: (least, most) => `min. ${euro(least)}, max. ${euro(most)}`,
  max: 'Max',
  maxLabel: 'Max: alles, was du auf einmal auszahlen kannst',
  address: (coin) => `${coin}-Adresse`,
  submit: 'Auszahlen',
  required: 'Pflichtfeld',
  notEnough: 'Dein Guthaben reicht für diese Auszahlung nicht aus.',
  allOfIt: (amount) =>
    `Der Mindestbetrag gilt gerade nicht: Du kannst dein ganzes Guthaben auszahlen, ${amount}. Tippe auf „Max“.`,
  paused: {
    dialog:
      'Wir haben Auszahlungen pausiert, während wir unsere Bücher prüfen. Dein Geld bleibt deins. Sobald es weitergeht, kannst du hier eine Auszahlung beantragen. Was du schon beantragt hast, läuft automatisch weiter.',
    tracker:
      'Wir haben Auszahlungen pausiert, während wir unsere Bücher prüfen. Diese hier bleibt in voller Höhe bestehen und läuft automatisch weiter, sobald die Pause vorbei ist. Das Geld bleibt deins.',
    live: 'Sie läuft automatisch weiter, du musst nichts tun.',
    checklist: 'Auszahlungen sind pausiert',
  },
  verify: 'Vor einer Auszahlung müssen deine Identität und deine Adresse verifiziert sein.',
  verifyLink: 'Jetzt verifizieren',
  incomplete: 'Bitte gib einen gültigen Betrag und eine Krypto-Adresse ein.',
  sent: 'Deine Auszahlung ist beantragt.',
  failed: 'Etwas ist schiefgelaufen. Bitte wende dich an den Support.',
  requested: {
    title: 'Auszahlung beantragt',
    text: requested,
    follow: 'Auszahlung verfolgen',
    back: 'Zurück zum Spiel',
  },
  stays: {
    not_withdrawable_yet: (amount) => `Weitere ${amount}, sobald du sie umgesetzt hast.`,
    network_busy: (amount) =>
      `${amount} lassen sich gerade nicht auszahlen: Die Netzwerkgebühr beträgt mehr als die Hälfte davon.`,
  },
  apart: {
    bonus: (amount) => `Nicht dabei: ${amount} Bonusguthaben. Umgesetzt wird es zu Echtgeld.`,
    free_spins: (amount) =>
      `Nicht dabei: ${amount} aus Freispielen. Eine Einzahlung macht daraus Bonusguthaben, wie es in der Aktion steht.`,
    tables: (amount) => `Nicht dabei: ${amount} an Tischen. Wenn du aufstehst, ist es wieder in deinem Guthaben.`,
  },
  bonusRemoved: {
    active: (amount) => `Diese Auszahlung entfernt deinen Bonus: ${amount} Bonusguthaben verfallen.`,
    waiting: (amount) => `Auch ein wartender Bonus von ${amount} verfällt.`,
    cash: 'Dein Echtgeld, deine Freispiele und ihre Gewinne bleiben.',
  },
  noCoins: 'Du hast noch keine Wallet, aus der du auszahlen kannst.',
  fiat: {
    way: 'Auszahlungen gehen zurück auf die Karten oder die E-\u2060Wallet, mit denen du eingezahlt hast, die zuletzt genutzte Karte zuerst.',
    backTo: (name) => `Zurück auf deine Karte über ${name}`,
    toEWallet: (name) => `Auf dein ${name}-Konto`,
    byHand: 'Per Überweisung auf dein eigenes Konto',
    byHandText:
      'Was nicht auf eine Karte oder eine E-\u2060Wallet zurückgehen kann, zahlen wir per Überweisung aus. Das Konto muss auf deinen verifizierten Namen laufen.',
    fee: 'Gebühr',
    legFee: (fee) => `Gebühr ${fee}`,
    byBank: 'Dein Bankkonto',
    states: { waiting: 'wartet', sent: 'unterwegs', paid: 'ausgezahlt', failed: 'wird umgeleitet' },
    texts: {
      requested,
      review: 'Unser Team prüft die Auszahlung, bevor sie gesendet wird.',
      approved: 'Genehmigt. Die Auszahlung wird gleich gesendet.',
      submitting: 'Das Geld wird gesendet.',
      submitted: 'Das Geld ist unterwegs. Bis deine Bank es anzeigt, können einige Tage vergehen.',
      paid: 'Das Geld ist ausgezahlt.',
      ...ended,
    },
    sent: 'Gesendet',
    twice: (amount, taken) =>
      `Deine Karte hat ${amount} zunächst abgelehnt, dann ging die Zahlung doch durch: Du hast den Betrag zweimal erhalten. ${taken}`,
    taken: (sum) => `Wir haben ${sum} wieder von deiner Wallet abgezogen.`,
    owed: (sum) => `${sum} waren nicht mehr in deiner Wallet. Diesen Betrag schuldest du uns.`,
  },
  checklist: {
    steps: (left) => (left === 1 ? 'Noch ein Schritt' : `Noch ${left} Schritte`),
    ready: 'Alles bereit',
    text: 'Vor der Auszahlung',
    done: 'erledigt',
    open: 'offen',
    unjudged: 'noch nicht geprüft',
    noAmount: 'Gib einen Betrag ein',
  },
  quote: {
    fee: 'Gebühr',
    bonus: 'Bonus verfällt',
    receive: 'Du erhältst',
    due: (when) => `Voraussichtlich bis ${when}, sofern keine Prüfung nötig ist`,
    waiting: 'Gib einen Betrag ein, um die Gebühr zu sehen.',
    notYet: 'Gebühr und Dauer siehst du, sobald sich dieser Betrag auszahlen lässt.',
  },
  stepUp: {
    title: 'Bestätige, dass du es bist',
    text: 'Bitte bestätige noch einmal, bevor wir das Geld senden.',
    confirm: 'Bestätigen und auszahlen',
  },
  tracker: {
    title: 'Auszahlung',
    missing: 'Diese Auszahlung haben wir nicht gefunden.',
    to: 'An',
    fee: 'Gebühr',
    receive: 'Du erhältst',
    transaction: 'Transaktion',
    due: (when) => `Frist für diesen Schritt: ${when}`,
    held: (until) => `Zurückgehalten bis ${until}.`,
    heldText:
      'Deine Zwei-Faktor-Anmeldung wurde entfernt, deshalb halten wir Auszahlungen drei Tage zurück. Diese läuft danach automatisch weiter. Falls du das Entfernen nicht beantragt hast, kontaktiere bitte den Support.',
    late: 'Das dauert länger, als es sollte. Unser Team ist informiert.',
    live: 'Diese Seite aktualisiert sich automatisch.',
    history: 'Alle Zahlungen',
    confirmations: (count) => (count === 1 ? '1 Bestätigung' : `${count} Bestätigungen`),
    texts: {
      requested,
      review: 'Unser Team prüft die Auszahlung, bevor sie gesendet wird.',
      approved: 'Genehmigt. Die Auszahlung wird gleich gesendet.',
      submitting: 'Die Auszahlung wird an das Netzwerk gesendet.',
      submitted: 'Die Auszahlung ist im Netzwerk und wird bestätigt.',
      paid: 'Die Coins sind an deiner Adresse angekommen.',
      ...ended,
    },
    steps: { requested: 'Beantragt', approved: 'Genehmigt', sent: 'Ans Netzwerk gesendet', paid: 'Ausgezahlt' },
    reasons: {
      documents_needed: 'Bevor wir auszahlen können, brauchen wir weitere Dokumente. Bitte wende dich an den Support.',
      address_not_allowed: 'An diese Adresse können wir nicht senden. Bitte nutze eine andere.',
      payment_not_yours: 'Die Adresse oder Zahlungsmethode gehört nicht dir.',
      rules_broken: 'Der Antrag verstößt gegen unsere AGB.',
      asked_by_player: 'Du hast uns gebeten, sie zu stornieren.',
      address_refuses: 'Die Adresse nimmt die Coins nicht an. Bitte nutze eine andere.',
      asset_refuses:
        'Der Herausgeber hat diese Coins vorübergehend gesperrt. Bitte versuche es später oder wähle eine andere Kryptowährung.',
      address_unproven:
        'Ein Teil davon kann nur ausgezahlt werden, und du hast noch nicht nachgewiesen, dass die Adresse dir gehört.',
      debt: 'Eine deiner Einzahlungen wurde zurückgebucht, oder du schuldest uns Geld. Wir halten die Auszahlung zurück, bis das beglichen ist und unser Team sie geprüft hat.',
      bank_refused:
        'Die Bank konnte nicht auf dein Konto auszahlen. Das Geld ist wieder in deinem Guthaben: Bitte gib ein anderes Konto an und versuche es noch einmal.',
      bank_returned:
        'Die Bank hat die Überweisung zurückgeschickt. Das Geld ist wieder in deinem Guthaben: Bitte prüfe dein Bankkonto.',
      refused_by_address: 'Die Adresse hat die Coins nicht angenommen. Bitte nutze eine andere.',
    },
  },
};
