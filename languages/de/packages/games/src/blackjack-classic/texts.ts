import type { proofTexts as english } from '#english/packages/games/src/blackjack-classic/texts.ts';
import type { Outcome } from '#english/packages/games/src/blackjack-classic/versions/1.ts';
import type { Translation } from '#languages/translation.ts';

const outcomes: Readonly<Record<Outcome, string>> = {
  blackjack: 'Blackjack',
  won: 'gewonnen',
  push: 'Push',
  lost: 'verloren',
  bust: 'überkauft',
};

export const proofTexts: Translation<typeof english> = {
  card: (number) => `Karte ${number}`,
  place: (place, card) =>
    `Platz ${place} von 0 bis 311 im Kartenschuh, schon gezogene Plätze werden übersprungen; ${place} mod 52 = ${card}`,
  dealer: 'Dealer',
  dealerHow:
    'nach der ersten und nach der zweiten Karte aller deiner Plätze, danach die nach deiner letzten Hand gezogenen',
  yourHand: 'Deine Hand',
  hand: (number) => `Hand ${number}`,
  handHow: (outcome, doubled) =>
    `${outcome === null ? 'offen' : outcomes[outcome]}, ${doubled ? 'verdoppelt' : 'ein Einsatz'}`,
  moves: { hit: 'Karte', stand: 'Halten', double: 'Doppeln', split: 'Teilen' },
  multiplier: 'Multiplikator',
  multiplierHow: 'auf einen Chip, alle Hände zusammen',
  chips: 'Chips',
  wrong: 'Lege Chips in der Form „seat-3 1, seat-4 5“: seat-1 bis seat-5.',
};
