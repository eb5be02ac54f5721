import type { coinTexts as english } from '#english/apps/site/app/features/crypto-deposit/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const coinTexts: Translation<typeof english> = {
  title: (coin) => `${coin} senden`,
  qr: (coin) => `QR-Code der ${coin}-Adresse`,
  amount: 'Betrag',
  network: 'Netzwerk',
  creditedAfter: 'Gutschrift nach',
  confirmations: (count) => (count === 1 ? '1 Bestätigung' : `${count} Bestätigungen`),
  address: 'Deine Adresse',
  minimum: 'Mindesteinzahlung',
  same: 'Die Adresse bleibt gleich, bis du sie nutzt.',
  gathers: 'Kleinere Beträge werden gesammelt, bis die Mindesteinzahlung erreicht ist.',
  waiting: 'Wir warten auf deine Zahlung',
  done: 'Deine Zahlung ist angekommen',
  stopped: 'Deine Zahlung ist in Prüfung',
  steps: {
    seen: 'Im Netzwerk erkannt',
    seenText: 'Meist innerhalb einer Minute nach dem Senden',
    confirming: (have, need) => `${have} von ${need} Bestätigungen`,
    credited: (coin) => `Deiner ${coin}-Wallet gutgeschrieben`,
  },
  gathering: (have, need) => `${have} sind angekommen. Die Gutschrift folgt, sobald insgesamt ${need} erreicht sind.`,
  credited: (amount) => `${amount} sind in deiner Wallet`,
  review: 'Unser Team prüft diese Zahlung. Du bekommst eine E-Mail.',
  live: 'Aktualisiert sich automatisch.',
  copy: 'Kopieren',
};
