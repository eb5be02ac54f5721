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
  dealerHow: 'cards 2 and 4, then the cards drawn after your last hand',
  yourHand: 'Your hand',
  hand: (number: number) => `Hand ${number}`,
  handHow: (outcome: Outcome | null, bet: number) =>
    `${outcome === null ? 'open' : outcomes[outcome]}, ${bet === 2 ? 'doubled' : 'one bet'}`,
  moves: { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split' } satisfies Record<Move, string> as Readonly<
    Record<string, string>
  >,
  multiplier: 'Multiplier',
  multiplierHow: 'of the first bet, all hands together',
} as const;
