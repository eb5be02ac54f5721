import type { proofTexts as english } from '#english/packages/games/src/baccarat/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  chips: 'Chips',
  player: 'Spieler',
  banker: 'Bank',
  handHow: 'aus deck(8, 6): Spieler, Bank, Spieler, Bank, dann die dritten Karten',
  hand: (cards, total) => `${cards} = ${total}`,
  won: 'Zahlt',
  nothing: 'nichts',
  wonHow: 'Chips auf Gewinner, Unentschieden oder Paar × deren Quote; bei Unentschieden kommen Spieler und Bank zurück',
  wrong: 'Lege Chips in der Form „banker 5, player-pair 1“: player, banker, tie, player-pair oder banker-pair.',
};
