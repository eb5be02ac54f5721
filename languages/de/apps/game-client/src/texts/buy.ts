import type { buyTexts as english } from '#english/apps/game-client/src/texts/buy.ts';
import type { Translation } from '#languages/translation.ts';

export const buyTexts: Translation<typeof english> = {
  price: 'Preis',
  stakes: (count, stake) => `${count} × ${stake}`,
  rtp: 'Auszahlungsquote dieser Wette',
  rtpOfSpin: (percent) => `gewöhnliche Runde: ${percent}`,
  most: 'Höchstgewinn',
  edge: (percent) =>
    `Der Preis ist ein Einsatz wie jeder andere. Auf Dauer behält das Haus ${percent} davon, wann immer du kaufst.`,
  counts: 'Für deine Limits zählt der ganze Preis. Mit Freispielen und Bonusguthaben kannst du ihn nicht bezahlen.',
  withBonus: 'Nicht, solange dein Bonus aktiv ist.',
  confirm: (amount) => `Für ${amount} kaufen`,
  cancel: 'Abbrechen',
};
