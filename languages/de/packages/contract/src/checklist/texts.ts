import type { ChecklistFacts, checklistTexts as english } from '#english/packages/contract/src/checklist/texts.ts';
import type { Translation } from '#languages/translation.ts';

const minimum = ({ done, unjudged, amounts: [least = '', all] }: ChecklistFacts): string => {
  if (all !== undefined) {
    return done
      ? 'Dein ganzes Guthaben: Es darf unter dem Mindestbetrag liegen'
      : `Mindestens ${least} oder dein ganzes Guthaben: ${all}`;
  }
  return done || unjudged
    ? `Mindestens ${least}`
    : `Mindestens ${least}. Weniger bleibt in deiner Wallet; in einer Spielpause oder mit geschlossenem Konto kannst du alles auszahlen`;
};

const funds = ({ done, unjudged, amounts: [held], currency }: ChecklistFacts): string => {
  if (held === undefined) return `Noch nichts auszuzahlen: In deiner Wallet ist kein Guthaben in ${currency}`;
  if (unjudged) return `In deiner Wallet: ${held}`;
  return done ? `Genug in deiner Wallet: Du hast ${held}` : `Nicht genug in deiner Wallet: Du hast ${held}`;
};

const staked = ({ done, unjudged, amounts: [missing] }: ChecklistFacts): string => {
  if (unjudged) return 'Einzahlungen müssen einmal umgesetzt werden';
  if (done) return 'Einzahlungen einmal umgesetzt';
  return missing === undefined
    ? 'Eine Einzahlung muss einmal umgesetzt werden, bevor du sie auszahlen kannst'
    : `Setze noch ${missing} um, damit du diesen Betrag auszahlen kannst`;
};

export const checklistTexts: Translation<typeof english> = {
  minimum,
  funds,
  staked,
  paused: () => 'Auszahlungen sind gerade pausiert. Dein Geld bleibt in deiner Wallet, und du musst nichts tun',
  identity: ({ done }) => (done ? 'Deine Identität ist verifiziert' : 'Identität verifizieren'),
  address: ({ done }) => (done ? 'Deine Adresse ist verifiziert' : 'Adresse verifizieren'),
  by_bank: ({ names, amounts: [sum = ''] }) =>
    names === ''
      ? `${sum} davon zahlen wir per Überweisung auf ein Konto aus, das auf deinen verifizierten Namen läuft`
      : `${names}: Auszahlung gerade nicht möglich. ${sum} davon zahlen wir per Überweisung auf ein Konto aus, das auf deinen verifizierten Namen läuft`,
  maximum: ({ amounts: [most = ''] }) => `Höchstens ${most} auf einmal`,
  day: ({ amounts: [left = ''] }) => `Innerhalb von 24 Stunden noch höchstens ${left}`,
  payouts_full: () =>
    'Unser heutiges Limit für Auszahlungen in dieser Währung ist erreicht. Bitte versuche es morgen noch einmal',
  debt: ({ owed }) =>
    `Du schuldest uns ${owed} aus einer Einzahlung, die zurückgebucht wurde. Sobald das beglichen ist, kannst du auszahlen`,
  hold: ({ until }) =>
    `Deine Zwei-Faktor-Anmeldung wurde entfernt: Bis ${until} halten wir Auszahlungen zurück, danach laufen sie automatisch weiter`,
  network_busy: () =>
    'Die Netzwerkgebühr liegt gerade bei mehr als der Hälfte dieses Betrags. Dein Geld bleibt in deiner Wallet: Versuche es wieder, wenn im Netzwerk weniger los ist, oder wende dich an unseren Support',
  network_down: () => 'Das Netzwerk ist gerade nicht erreichbar',
};
