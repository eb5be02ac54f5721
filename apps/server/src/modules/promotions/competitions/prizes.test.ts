/** Prizes and windows by their written rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowsOf } from './definitions.ts';
import { weeklyRace } from './testing/weekly-race.ts';
import { prizePool, sharedRanks, tournamentPrizes } from './prizes.ts';

describe('the prizes of a tournament', () => {
  const scores = fc
    .array(fc.bigInt({ min: 1n, max: 6n }), { minLength: 1, maxLength: 12 })
    .map((list) => list.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  const prizes = fc.array(
    fc.integer({ min: 1, max: 500 }).map((eur) => `${eur}.00`),
    { minLength: 1, maxLength: 8 },
  );

  it('never exceed the pool, are equal for equal scores, and leave less than a cent a player', () => {
    fc.assert(
      fc.property(scores, prizes, fc.bigInt({ min: 0n, max: 1_000_000n }), (list, places, pool) => {
        const paid = tournamentPrizes(pool, places, list);
        const sum = paid.reduce((total, one) => total + one, 0n);
        expect(sum <= pool && sum > pool - BigInt(list.length) - 1n).toBe(true);
        const ranks = sharedRanks(list);
        for (const [index, rank] of ranks.entries()) expect(paid[index]).toBe(paid[ranks.indexOf(rank)]);
      }),
    );
  });

  it('come from what was entered, less the house’s part, and what is added', () => {
    expect(prizePool({ entered: 1_001n, added: 500n, housePercent: 10 })).toBe(1_400n);
  });
});

it.each([
  ['2026-11-27T12:00:00Z', '2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  ['2026-11-30T00:00:00Z', '2026-11-30T00:00:00.000Z', '2026-12-07T00:00:00.000Z'],
  ['2026-11-29T23:59:59Z', '2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
])('at %s the race of the week is from %s to %s', (at, startsAt, endsAt) => {
  const [window] = windowsOf(weeklyRace.rules, new Date(at));
  expect(window).toEqual({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
});
