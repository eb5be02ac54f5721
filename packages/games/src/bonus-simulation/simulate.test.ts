import { describe, expect, it } from 'vitest';
import { classesApart } from '../../testing/compare-bonuses.ts';
import { planOf, playRealBonus, type PlayedBet } from '../../testing/play-bonus.ts';
import { simulationRng } from '../../testing/simulation-rng.ts';
import { isLong } from '../../testing/suite-length.ts';
import { publishedOutcomes } from '../distribution/published-outcomes.ts';
import { registry } from '../registry.ts';
import type { OutcomeTable } from '../distribution/outcome-table.ts';
import { aliasTable, drawIndex } from './alias-table.ts';
import { simulateBonus, type BonusPlan } from './index.ts';
import { readyPlan } from './plan.ts';
import { playBonus, type PlayedBonus } from './session.ts';
import { simulationWords } from './xoshiro.ts';

/** So short that a money of every size is met: whole stakes, the last bit of one, and doubles that cannot be paid. */
const terms = { deposit: 1_000n, bonus: 1_500n, wagerRequired: 3_000n, maxStake: 500n, mostRounds: 12 };
const coin = (weight: number): OutcomeTable => ({
  units: 1,
  total: 100,
  outcomes: [
    [1, 0, 100 - weight],
    [1, 20_000, weight],
  ],
});
const plan = (given: Partial<BonusPlan> = {}, given2: Partial<BonusPlan['terms']> = {}): BonusPlan => ({
  ...{ terms: { ...terms, ...given2 }, stake: 500n, seed: 7, sessions: 4_000 },
  bets: [{ tables: [coin(49)], initialUnits: 1, weightBp: 10_000, leastStake: 10n, share: 1 }],
  ...given,
});
const figures = (...given: Parameters<typeof plan>) => {
  const result = simulateBonus(plan(...given));
  if (!result.ok) throw new Error(result.fault);
  return result.figures;
};
/** Rounds in steps take longer: the best hold of a hand alone takes milliseconds. In the soak, many more. */
const bonusesOf = isLong
  ? ({ instant: 5_000, steps: 1_500, shared: 1_500, table: 1_500 } as const)
  : ({ instant: 2_000, steps: 150, shared: 150, table: 150 } as const);

const sessionEnds = ['completed', 'lost', 'expired'] as const;
const of = (all: readonly PlayedBonus[], part: 'cash' | 'staked'): number[] => all.map((one) => one[part]);

describe.each(registry)('$id', (game) => {
  const bonuses = bonusesOf[game.kind];

  it(`${bonuses} bonuses on its real rules end as often in each class of results as simulated ones`, async () => {
    const [outcomes] = (await publishedOutcomes(game)) ?? [];
    if (outcomes === undefined) throw new Error('Nothing is published');
    const bet: PlayedBet = { game, params: outcomes.params, stake: 400n, leastStake: 20n, weightBp: 10_000 };
    let [rng, choice] = [simulationRng(1), simulationRng(2)];
    const played = Array.from({ length: bonuses }, (_, index) => {
      if (index % 100 === 0) [rng, choice] = [simulationRng(2 * index + 1_003), simulationRng(2 * index + 1_004)];
      return playRealBonus(terms, bet, rng, choice);
    });
    const ready = readyPlan(planOf(terms, bet, outcomes.tables, 5));
    if (typeof ready === 'string') throw new Error(ready);
    const words = simulationWords(5);
    const simulated = Array.from({ length: 10_000 }, () => playBonus(ready, words));
    const endsOf = (all: readonly PlayedBonus[]) => all.map(({ end }) => sessionEnds.indexOf(end));
    const apart = {
      cash: classesApart(of(played, 'cash'), of(simulated, 'cash')),
      staked: classesApart(of(played, 'staked'), of(simulated, 'staked')),
      ends: classesApart(endsOf(played), endsOf(simulated)),
    };
    for (const [name, z] of Object.entries(apart)) expect({ name, z: z < 4 ? 0 : z }).toEqual({ name, z: 0 });
  });
});

describe('a simulation', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(figures()).toEqual(figures());
    expect(figures({ seed: 8 })).not.toEqual(figures());
  });

  it('costs the house edge of what is staked, less the bonus, plus what of it lapses', () => {
    const { cost, staked, costWithout, stakedWithout, ends, worth } = figures();
    expect(ends.expired.value).toBe(0);
    expect(cost.value).toBeCloseTo(0.02 * staked.value - 1_500, -1);
    expect(costWithout.value).toBeCloseTo(0.02 * stakedWithout.value, -1);
    expect(worth.value).toBeCloseTo(costWithout.value - cost.value, 6);
    expect(figures({}, { mostRounds: 1 }).cost.value).toBeCloseTo(0.02 * 500, -1);
  });

  it('never completes where nothing counts, and caps what a completed bonus turns into', () => {
    const [bet] = plan().bets;
    if (bet === undefined) throw new Error('No bet');
    expect(figures({ bets: [{ ...bet, weightBp: 0 }] }).ends.completed.value).toBe(0);
    const capped = figures({}, { conversionCap: 1n });
    expect(capped.ends).toEqual(figures().ends);
    expect(capped.withBonus.mean.value).toBeLessThan(figures().withBonus.mean.value - 500);
  });

  it.each([
    ['no_game', { bets: [] }],
    ['stake_above_maximum', { stake: 501n }],
    ['stake_too_low', { stake: 9n }],
    ['stake_too_low', { stake: 0n }],
    ['stake_too_high', { terms: { ...terms, deposit: 100n, bonus: 100n } }],
    ['amount_too_large', { terms: { ...terms, deposit: 2n ** 60n } }],
  ] as const)('refuses a plan: %s', (fault, given) => {
    expect(simulateBonus(plan(given as Partial<BonusPlan>))).toEqual({ ok: false, fault });
  });

  it('plays the chosen bets by their shares', () => {
    const [bet] = plan().bets;
    if (bet === undefined) throw new Error('No bet');
    const sure = { ...bet, tables: [coin(100)], share: 3 };
    const half = figures(
      { bets: [sure, { ...bet, tables: [coin(0)], share: 1 }], sessions: 8_000 },
      { wagerRequired: 0n },
    );
    // The first round ends it: three in four win.
    expect(Math.abs(half.withoutBonus.percentiles[1].value - 1_500)).toBe(0);
    expect(half.costWithout.value).toBeCloseTo(-250, -1);
  });
});

it('an alias table draws each index by its weight, the rarest too', () => {
  const weights = [1, 0, 2 ** 40, 999];
  const table = aliasTable([...weights]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = weights.map((_, index) => {
    const own = (table.kept[index] as number) / 2 ** 32;
    const lent = weights.map((__, column) =>
      table.alias[column] === index ? 1 - (table.kept[column] as number) / 2 ** 32 : 0,
    );
    return (own + lent.reduce((sum, one) => sum + one, 0)) / weights.length;
  });
  for (const [index, weight] of weights.entries()) expect(chances[index]).toBeCloseTo(weight / total, 8);
  const next = simulationWords(3);
  expect(new Set(Array.from({ length: 1_000 }, () => drawIndex(table, next(), next())))).toEqual(new Set([2]));
});

it('samples of the same are close, whatever is rare in them, and another chance is seen', () => {
  const next = simulationWords(9);
  const sample = (count: number, chance: number) =>
    Array.from({ length: count }, () => {
      const luck = next() / 2 ** 32;
      return luck < 0.0001 ? 5_000_000 : luck < chance ? 300 : Math.floor(luck * 8);
    });
  const simulated = sample(10_000, 0.25);
  expect(classesApart(sample(1_500, 0.25), simulated)).toBeLessThan(3);
  expect(classesApart(sample(1_500, 0.25), simulated)).toBeGreaterThan(-4);
  expect(classesApart(sample(1_500, 0.31), simulated)).toBeGreaterThan(4);
});
