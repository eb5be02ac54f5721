import { describe, expect, it } from 'vitest';
import { approximate, rationalText, readRational } from '../rational.ts';
import { registry } from '../registry.ts';
import { isBought } from '../slots/bought.ts';
import { calibrated } from './calibrate.ts';
import { chanceToHit, chanceToKeep, returnOf, type OutcomeTable } from './outcome-table.ts';
import { publishedOutcomes } from './published-outcomes.ts';

const all = await Promise.all(registry.map(async (game) => ({ game, bets: await publishedOutcomes(game) })));

it.each(all)(
  '$game.id publishes how its bets end (`npx tsx tools/outcomes/count-outcomes.ts $game.id` counts it)',
  ({ game, bets }) => expect(bets).toHaveLength(game.bets.length),
);

const tables = all.flatMap(({ game, bets = [] }) => bets.map((bet) => ({ game, bet, name: game.bets[bet.bet]?.name })));

describe.each(tables)('$game.id: $name', ({ game, bet }) => {
  const proof = game.rtpProof(bet.params as Partial<unknown>);
  const whole = bet.tables.at(-1) as OutcomeTable;

  it('its weights are whole numbers that sum to their total, each way once and in order', () => {
    for (const { units, total, outcomes } of bet.tables) {
      expect(outcomes.reduce((sum, [, , weight]) => sum + weight, 0)).toBe(total);
      expect(outcomes.every((row) => row.every((n) => Number.isSafeInteger(n) && n >= 0))).toBe(true);
      expect(outcomes.every(([staked]) => staked >= bet.initialUnits && staked <= units)).toBe(true);
      const keys = outcomes.map(([staked, multiplierE4]) => staked * 1e9 + multiplierE4);
      expect(keys).toEqual([...new Set(keys)].toSorted((a, b) => a - b));
    }
    const units = bet.tables.map((table) => table.units);
    expect(units).toEqual(Array.from({ length: units.length }, (_, index) => bet.initialUnits + index));
  });

  it('returns what is proven: exactly, or counted within four standard errors and calibrated to it', () => {
    const found = returnOf(whole, bet.initialUnits);
    expect(readRational(bet.rtp)).toEqual(proof.rtp);
    if (bet.method === 'exact') expect(rationalText(found)).toBe(rationalText(proof.rtp));
    else {
      expect(approximate(found)).toBeCloseTo(approximate(proof.rtp), 8);
      expect(Math.abs(bet.countedReturn - approximate(proof.rtp)) / bet.se).toBeLessThan(4);
    }
  });

  it('pays as often as is proven, and never more than the highest win', () => {
    const hit = approximate(proof.hit);
    const error = Math.sqrt((hit * (1 - hit)) / (bet.method === 'exact' ? Infinity : bet.rounds));
    // A hit rate that was itself measured has an error too.
    expect(Math.abs(approximate(chanceToHit(whole)) - hit)).toBeLessThanOrEqual(5 * error);
    const highest = Math.max(...whole.outcomes.map(([, multiplierE4]) => multiplierE4));
    if (bet.method === 'exact') expect(highest).toBe(Math.round(proof.maxWin * bet.initialUnits * 10_000));
    else expect(highest).toBeLessThanOrEqual(proof.maxWin * bet.initialUnits * 10_000);
  });

  it('counts for wagering by the weight of its game, unless it is nearly certain to pay back, or buys a feature', () => {
    const safe = approximate(chanceToKeep(whole)) > 0.7;
    expect(bet.weightBp).toBe(safe || isBought(bet.params) ? 0 : game.catalogue.wagerWeightBp);
  });
});

it('changes its hash with the maths and with any weight, and refuses counts of other maths', async () => {
  const [game] = registry;
  if (game === undefined) throw new Error('There is no game');
  const hashes = async (changed: object) => (await publishedOutcomes({ ...game, ...changed }))?.map(({ hash }) => hash);
  const before = await hashes({});
  expect(await hashes({})).toEqual(before);
  expect(await hashes({ mathVersion: '0'.repeat(64) })).not.toEqual(before);
  const counts = {
    mathVersion: game.mathVersion,
    bets: game.bets.map(() => [
      {
        units: 1,
        outcomes: [
          [1, 0, 9],
          [1, 20_000, 9],
        ],
      },
    ]),
  };
  const counted = { payoutsOf: undefined, outcomes: async () => counts };
  expect(await hashes(counted)).not.toEqual(before);
  await expect(hashes({ ...counted, mathVersion: 'other' })).rejects.toThrow(/other maths/);
  expect(await hashes({ payoutsOf: undefined })).toBeUndefined();
});

it('calibration moves the mean to the proven return and nothing else by more than a trace', () => {
  const table: OutcomeTable = {
    units: 1,
    total: 1_000,
    outcomes: [
      [1, 0, 530],
      [1, 20_000, 470],
    ],
  };
  const { table: moved, se } = calibrated(table, { n: 96n, d: 100n }, 1);
  expect(approximate(returnOf(moved))).toBeCloseTo(0.96, 9);
  expect(se).toBeCloseTo(0.0316, 4);
  expect(moved.outcomes.map(([, , weight]) => Math.round((weight / moved.total) * 1_000))).toEqual([520, 480]);
});
