import type { bankAccountTexts as english } from '#english/apps/site/app/features/bank-account/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const bankAccountTexts: Translation<typeof english> = {
  title: 'Bankkonto',
  text: 'Auszahlungen, die nicht auf eine Karte oder eine E-\u2060Wallet zurückgehen können, überweisen wir auf dieses Konto.',
  needed: 'Eine Auszahlung wartet auf deine Bankverbindung.',
  refused: 'Die Bank konnte nicht auf dieses Konto auszahlen. Bitte gib ein anderes an.',
  holder: 'Kontoinhaber',
  holderText: 'Immer dein verifizierter Name. Auf fremde Konten zahlen wir nie aus.',
  unverified: 'Verifiziere zuerst deine Identität: Das Konto muss auf deinen verifizierten Namen laufen.',
  current: 'Dein Konto',
  iban: 'IBAN',
  bic: 'BIC (freiwillig)',
  add: 'Konto hinzufügen',
  change: 'Anderes Konto verwenden',
  save: 'Konto speichern',
  cancel: 'Abbrechen',
  saved: 'Dein Bankkonto ist gespeichert.',
  failed: 'Dein Bankkonto konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
};
