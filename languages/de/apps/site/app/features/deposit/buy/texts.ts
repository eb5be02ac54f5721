import type { buyTexts as english } from '#english/apps/site/app/features/deposit/buy/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const buyTexts: Translation<typeof english> = {
  title: 'Krypto kaufen',
  offer: 'Krypto mit Karte kaufen',
  terms: (fee, least, most) => `Ab ${fee} Gebühr, etwa ${least === most ? least : `${least} bis ${most}`} Minuten`,
  frameHere: 'Kauf per Karte öffnen',
  partner: 'unserem Partner',
  youPay: 'Du zahlst',
  byCard: 'per Karte oder Überweisung',
  sentTo: (coin) => `Geht an deine ${coin}-Wallet`,
  choose: 'Wähle einen Partner',
  none: 'Gerade verkauft kein Partner diese Kryptowährung in deinem Land. Du kannst stattdessen Krypto an deine Adresse senden.',
  youGet: (amount) => `Du bekommst etwa ${amount}`,
  fee: 'Gebühr',
  time: 'Übliche Dauer',
  minutes: (count) => `${count}\u00A0Min.`,
  check: 'Ausweisprüfung',
  above: (amount) => `über ${amount}`,
  continueWith: (name) => `Weiter mit ${name}`,
  with: (name) => `Mit ${name}`,
  opensHere: 'Das Formular öffnet sich hier, du bleibst auf dieser Seite.',
  feeOf: (percent) => `Gebühr, ${percent}`,
  total: 'Du bekommst etwa',
  rate: (coin, amount) => `Bei 1 ${coin} = ${amount}. Den endgültigen Kurs legt der Partner fest.`,
  unchecked: 'Keine Ausweisprüfung bei diesem Betrag',
  checked: 'Ausweisprüfung bei diesem Betrag',
  asksAbove: (name, amount) => `${name} prüft den Ausweis bei Beträgen über ${amount}`,
  credited: (confirmations) =>
    confirmations === 1 ? 'Gutschrift nach 1 Bestätigung' : `Gutschrift nach ${confirmations} Bestätigungen`,
  creditedText: 'Wir schreiben gut, was im Netzwerk ankommt.',
  between:
    'Den Kauf schließt du mit dem Partner ab. Hast du eine Aktion gewählt, gilt sie weiterhin für diese Einzahlung.',
  limits: (least, most) => `min. ${least}, max. ${most}`,
  outside: (name, least, most) => `Bei ${name} kannst du auf einmal für ${least} bis ${most} kaufen.`,
  frame: (name) => `Krypto kaufen mit ${name}`,
  failed: (name) => `Dein Kauf bei ${name} hat nicht geklappt. Du kannst es noch einmal versuchen.`,
  purchase: {
    paid: (name) => `${name} hat deine Zahlung erhalten. Als Nächstes kommen die Coins.`,
    sent: (name) => `${name} hat die Coins gesendet. Die Gutschrift folgt, sobald das Netzwerk sie bestätigt hat.`,
    completed: (name) =>
      `${name} meldet deinen Kauf als abgeschlossen. Die Gutschrift folgt, sobald das Netzwerk die Coins bestätigt hat.`,
  },
};
