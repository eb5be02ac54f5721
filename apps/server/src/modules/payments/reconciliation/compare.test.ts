import { money } from '@carmine/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StatementLine } from '../ports.ts';
import { compareDay, type ComparedRow, type Problem } from './compare.ts';
import { dayAfter, effectOf, startOf, type BookedMovement } from './movement.ts';

const day = '2026-03-10';
const at = (minutes: number): Date => new Date(startOf(day).getTime() + minutes * 60_000);

const kinds = ['deposit', 'refund', 'charge-back', 'payout'] as const;

interface Both {
  readonly here: BookedMovement;
  readonly there: StatementLine;
}

const moved = (n: number, kind: (typeof kinds)[number], amount: bigint, minutes: number, apart = 0): Both => {
  const ourRef = `ref_${n}`;
  const [mine, theirs] = [at(minutes), at(minutes + apart)];
  return {
    here: {
      ...{ kind, ourRef, booking: `b${n}`, currency: 'EUR', amount, booked: kind === 'deposit' ? amount : -amount },
      ...{ state: 'done', at: mine, bookedAt: mine },
    },
    there: {
      ...{ kind, line: `l${n}`, ourRef, amount: money('EUR', amount), fee: undefined, state: 'done', at: theirs },
    },
  };
};

/** Busy days around the one that is compared; of each movement both sides have it within minutes, at times across midnight. */
const books = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      amount: fc.bigInt(1n, 10n ** 12n),
      minutes: fc.integer({ min: -1_440, max: 2_880 }),
      apart: fc.integer({ min: -30, max: 30 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((all) => all.map(({ kind, amount, minutes, apart }, n) => moved(n, kind, amount, minutes, apart)));

const heres = (all: readonly Both[]) => all.map(({ here }) => here);
const theres = (all: readonly Both[]) => all.map(({ there }) => there);
const differing = (rows: readonly ComparedRow[]) => rows.filter(({ standing }) => standing === 'differs');
const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);

test('what both sides have is no difference, whenever between them midnight was, and both columns add up', () => {
  fc.assert(
    fc.property(books, (all) => {
      const rows = compareDay(day, heres(all), theres(all));
      expect(differing(rows)).toEqual([]);
      const isToday = (when: Date) => when >= startOf(day) && when < startOf(dayAfter(day));
      expect(sum(rows.map((row) => row.here))).toBe(
        sum(heres(all).map((one) => (one.bookedAt && isToday(one.bookedAt) ? one.booked : 0n))),
      );
      expect(sum(rows.map((row) => row.there))).toBe(
        sum(theres(all).map((line) => (isToday(line.at) ? effectOf(line) : 0n))),
      );
      // What is in transit at one cut-off comes on the next day, to the subunit.
      const open = (of: readonly ComparedRow[], standing: string) =>
        sum(of.filter((row) => row.standing === standing).map((row) => row.here - row.there));
      const next = compareDay(dayAfter(day), heres(all), theres(all));
      expect(open(rows, 'in_transit') + open(next, 'came')).toBe(0n);
    }),
  );
});

const noon = moved(999, 'deposit', 5_000n, 720);
type Planted = readonly [string, Problem, (one: Both) => { books: BookedMovement[]; lines: StatementLine[] }];

const planted: readonly Planted[] = [
  ['not in our books', 'missing_here', ({ there }) => ({ books: [], lines: [there] })],
  ['not in the statement', 'missing_there', ({ here }) => ({ books: [here], lines: [] })],
  [
    'a subunit less there',
    'amount',
    ({ here, there }) => ({ books: [here], lines: [{ ...there, amount: money('EUR', here.amount - 1n) }] }),
  ],
  [
    'in another currency there',
    'currency',
    ({ here, there }) => ({ books: [here], lines: [{ ...there, amount: money('USD', here.amount) }] }),
  ],
  ['failed there', 'state', ({ here, there }) => ({ books: [here], lines: [{ ...there, state: 'failed' }] })],
  [
    'failed here',
    'state',
    ({ here, there }) => ({ books: [{ ...here, state: 'failed', booked: 0n, bookedAt: undefined }], lines: [there] }),
  ],
  [
    'booked twice',
    'twice_here',
    ({ here, there }) => ({ books: [here, { ...here, booking: 'again' }], lines: [there] }),
  ],
  [
    'listed twice',
    'twice_there',
    ({ here, there }) => ({ books: [here], lines: [there, { ...there, line: 'again' }] }),
  ],
  [
    'a fee that nobody agreed',
    'fee',
    ({ here, there }) => ({ books: [here], lines: [{ ...there, fee: money('EUR', 1n) }] }),
  ],
  [
    'a day later there',
    'day',
    ({ here, there }) => ({ books: [here], lines: [{ ...there, at: new Date(there.at.getTime() + 86_400_000) }] }),
  ],
];

test.each(planted)('%s: one difference, and only that one, in any busy day', (_what, problem, plant) => {
  fc.assert(
    fc.property(books, fc.constantFrom(...kinds), (all, kind) => {
      const one = moved(999, kind, 5_000n, 720);
      const { books: mine, lines } = plant(one);
      const rows = compareDay(day, [...heres(all), ...mine], [...theres(all), ...lines]);
      const found = differing(rows);
      expect(new Set(found.map(({ key }) => key)).size).toBe(1);
      expect(found.map((row) => [row.ourRef, row.problem])).toEqual(found.map(() => ['ref_999', problem]));
    }),
    { numRuns: 30 },
  );
});

test('what is alone shortly before midnight is awaited for a day, and then a difference', () => {
  const late = moved(1, 'deposit', 700n, 1_430);
  for (const [mine, lines, problem] of [
    [[late.here], [], 'missing_there'],
    [[], [late.there], 'missing_here'],
  ] as const) {
    expect(compareDay(day, mine, lines)).toMatchObject([{ standing: 'in_transit' }]);
    expect(compareDay(dayAfter(day), mine, lines)).toMatchObject([
      { standing: 'differs', problem, here: 0n, there: 0n },
    ]);
    expect(compareDay(dayAfter(day, 2), mine, lines)).toEqual([]);
  }
});

test('a deposit in review is held, and comes when operators credit it, to whatever amount they decided', () => {
  const credited = new Date(startOf(dayAfter(day, 2)).getTime() + 3_600_000);
  const here: BookedMovement = { ...noon.here, booked: 4_000n, bookedAt: credited, because: 'review' };
  expect(compareDay(day, [{ ...here, booked: 0n, bookedAt: undefined }], [noon.there])).toMatchObject([
    { standing: 'held', here: 0n, there: 5_000n },
  ]);
  expect(compareDay(day, [here], [noon.there])).toMatchObject([{ standing: 'held', here: 0n, there: 5_000n }]);
  expect(compareDay(dayAfter(day, 2), [here], [noon.there])).toMatchObject([
    { standing: 'came', here: 4_000n, there: 0n },
  ]);
});

test('a line that two pages repeat, and an order that moved nothing, are no difference', () => {
  const idle = moved(5, 'payout', 300n, 600);
  const open = { ...idle, here: { ...idle.here, state: 'pending', booked: 0n, bookedAt: undefined } as const };
  const rows = compareDay(day, [noon.here, open.here], [noon.there, noon.there, { ...open.there, state: 'pending' }]);
  expect(rows).toMatchObject([{ standing: 'agrees' }]);
});
