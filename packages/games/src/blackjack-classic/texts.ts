/** The words of a round’s proof. */
import type { Move } from './versions/1-strategy.ts';
import type { Outcome } from './versions/1.ts';

const outcomes = {
  blackjack: 'blackjack',
  won: 'won',
  push: 'push',
  lost: 'lost',
  bust: 'bust',
} satisfies Record<Outcome, string>;

export const proofTexts = {
  card: (number: number) => `Card ${number}`,
  place: (place: number, card: number) =>
    `place ${place} in the shoe (0 to 311, places already drawn are skipped); ${place} mod 52 = ${card}`,
  dealer: 'Dealer',
  dealerHow: 'after the first and after the second card of all your seats, then the cards drawn after your last hand',
  yourHand: 'Your hand',
  hand: (number: number) => `Hand ${number}`,
  handHow: (outcome: Outcome | null, doubled: boolean) =>
    `${outcome === null ? 'open' : outcomes[outcome]}, ${doubled ? 'doubled' : 'one bet'}`,
  moves: { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split' } satisfies Record<Move, string> as Readonly<
    Record<string, string>
  >,
  multiplier: 'Multiplier',
  multiplierHow: 'of one chip, all hands together',
  chips: 'Chips',
  wrong: 'Place chips as “seat-3 1, seat-4 5”: seat-1 to seat-5.',
} as const;
