import type { walletPageTexts as english } from '#english/apps/site/app/features/wallets/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const walletPageTexts: Translation<typeof english> = {
  titles: { wallets: (brand) => `Wallets · ${brand}` },
  menu: 'Wallet wählen',
  all: 'Alle Wallets',
  failed: 'Deine Wallets konnten nicht geladen werden.',
  changed: (currency) => `${currency} ist jetzt deine Standardwährung.`,
  notChanged: 'Die Standardwährung konnte nicht geändert werden. Bitte versuche es erneut.',
  afterRound: 'Sobald deine offene Runde beendet ist, wechselt das Spiel zur neuen Wallet.',
  bonus: (amount) => `${amount} Bonus`,
  spinWinnings: (amount) => `${amount} aus Freispielen`,
  spins: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  promotions: 'Aktionen',
  locked: (amount) => `${amount} gesperrt`,
  canLeave: (amount) => `${amount} auszahlbar`,
  deposit: 'Einzahlen',
  withdraw: 'Auszahlen',
  history: 'Verlauf',
  of: (action, currency) => `${action}: ${currency}`,
  lockedMoney: {
    title: 'Gesperrtes Guthaben',
    byLimit: (amount) =>
      `${amount} liegen über deinem Einzahlungslimit. Du kannst damit spielen, sobald dein Limit wieder Spielraum lässt, und den Betrag jederzeit auszahlen.`,
    byProtection: (amount) =>
      `${amount} sind eingegangen, während du nicht spielen konntest. Den Betrag kannst du nicht in Spielen nutzen, aber jederzeit auszahlen.`,
    limits: 'Meine Limits',
    withdraw: 'Auszahlen',
  },
};
