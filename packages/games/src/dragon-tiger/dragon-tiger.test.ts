import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { rational } from '../rational.ts';
import { createRng } from '../rng.ts';
import { versions } from './game.ts';
import { bets, endOf, ends, paidOn, paysE4 } from './versions/1.ts';

const [dragonTiger] = versions;
gameSuite(dragonTiger);

/** `{ '2': 0, … }` of the first suit; aces are low. */
const card = (rank: number, suit = 0): number => rank * 4 + suit;
const [deuce, king, ace] = [0, 11, 12];

describe('Dragon Tiger', () => {
  it('ends as counted over every order of two of 416 cards', () => {
    const counted = new Map<string, bigint>();
    for (let first = 0; first < 416; first += 1)
      for (let second = 0; second < 416; second += 1) {
        if (first === second) continue;
        const end = JSON.stringify(endOf(first % 52, second % 52));
        counted.set(end, (counted.get(end) ?? 0n) + 1n);
      }
    expect(counted.size).toBe(ends.length);
    for (const { orders, ...end } of ends) expect(counted.get(JSON.stringify(end))).toBe(orders * 416n);
  });

  it.each([
    ['dragon', 799, 830],
    ['tiger', 799, 830],
    ['tie', 372, 415],
    ['suited-tie', 357, 415],
  ])('%s returns exactly %i of %i', (spot, numerator, denominator) => {
    expect(dragonTiger.rtpProof({ chips: { [spot]: 3 } })).toMatchObject({ rtp: rational(numerator, denominator) });
  });

  it('ranks aces below deuces and kings highest, whatever the suit', () => {
    expect(endOf(card(ace, 3), card(deuce)).winner).toBe('tiger');
    expect(endOf(card(king), card(ace, 2)).winner).toBe('dragon');
    expect(endOf(card(king, 1), card(king, 2))).toEqual({ winner: 'tie', suited: false });
    expect(endOf(card(king, 1), card(king, 1))).toEqual({ winner: 'tie', suited: true });
  });

  it('gives half of the main bets back on a tie, and pays a tie also when it is suited', () => {
    const paid = (end: { winner: 'tie'; suited: boolean }) => bets.map((bet) => paidOn(end, bet));
    expect(paid({ winner: 'tie', suited: false })).toEqual([5_000n, 5_000n, paysE4.tie, 0n]);
    expect(paid({ winner: 'tie', suited: true })).toEqual([5_000n, 5_000n, paysE4.tie, paysE4['suited-tie']]);
  });

  it('deals the same cards whatever anybody has bet', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const dealt = bets.map((bet) => {
        const opening = dragonTiger.init({ chips: { [bet]: 1 } }, createRng('ab'.repeat(32), 'salt', nonce));
        return JSON.stringify(dragonTiger.view(opening.state));
      });
      expect(new Set(dealt).size).toBe(1);
    }
  });

  it.each<{ given: object }>(
    [{ chips: {} }, { chips: { draw: 1 } }, { chips: { dragon: 0.5 } }, { chips: { constructor: 1 } }, { x: 1 }].map(
      (given) => ({ given }),
    ),
  )('refuses $given', ({ given }) => {
    expect(dragonTiger.params.safeParse(given).success).toBe(false);
  });
});
