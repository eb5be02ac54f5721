import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { proofRows } from '../proof-rows.ts';
import { compareRationals, rational, rationalText } from '../rational.ts';
import { createRng, rngOfDraws, type Draw } from '../rng.ts';
import { stakeLimits } from '../stake-limits.ts';
import type { Chips } from '../tables/chips.ts';
import { versions } from './game.ts';
import { payoutsOf } from './versions/1-payouts.ts';
import { mostFurther, returns, roomOn, spots, thrown, type CrapsAction } from './versions/1.ts';
import { deskSize, phoneSize, spotsOn } from './view/layout-spots.tsx';

const [craps] = versions;
gameSuite(craps);

/** Two dice of so many. */
const diceOf = (total: number): Draw[] => {
  const one = Math.max(1, total - 6);
  return [
    [6, one - 1],
    [6, total - one - 1],
  ];
};

/** What a round pays, in units, and whether it is over; each further roll with the chips placed before it. */
const played = (chips: Chips, first: number, ...rolls: readonly (readonly [total: number, further?: Chips])[]) => {
  const totals = [first, ...rolls.map(([total]) => total)];
  const rng = rngOfDraws(totals.flatMap(diceOf));
  let step: ReturnType<typeof craps.init> = craps.init({ chips }, rng);
  for (const [, further] of rolls) {
    const action: CrapsAction = further === undefined ? { type: 'roll' } : { type: 'roll', chips: further };
    const result = craps.act(step.state, action, rng);
    if (!result.ok) return 'refused';
    step = result.step;
  }
  return { pays: Number(craps.settle(step.state).multiplierE4) / 10_000, done: step.done };
};

const over = (pays: number) => ({ pays, done: true });
const open = (pays: number) => ({ pays, done: false });

describe('Craps', () => {
  it.each([
    { of: 'pass', is: '488/495' },
    { of: 'dont-pass', is: '217/220' },
    { of: 'come', is: '488/495' },
    { of: 'place-4', is: '14/15' },
    { of: 'place-9', is: '24/25' },
    { of: 'place-8', is: '65/66' },
    { of: 'two', is: '31/36' },
    // Odds are worth what they cost, behind a line bet that is not.
    { of: 'pass with full odds', is: '1863/1870' },
    { of: 'come with full odds', is: '1863/1870' },
  ])('$of returns $is of all that is staked', ({ of, is }) => {
    const [all, found] = [returns(), returns()[of]];
    expect(found === undefined ? '' : rationalText(found)).toBe(is);
    for (const each of Object.values(all)) expect(compareRationals(each, rational(1))).toBeLessThan(0);
  });

  it('publishes what line bets return with full odds behind them, of all that is staked', () => {
    const rows = proofRows(craps).slice(craps.bets.length);
    expect(rows.map(({ bet, rtp, method }) => [bet.split(' with')[0], rtp, method])).toEqual([
      ['Pass line', '1863/1870', 'dp'],
      ['Come', '1863/1870', 'dp'],
    ]);
    // As often as the line bet alone; five times its chip on 6 pay six to five beside it.
    expect(rows.map(({ hit, maxWin }) => [hit, maxWin])).toEqual([
      ['244/495', 13],
      ['244/495', 13],
    ]);
  });

  it('many chips return as much as each of them alone', () => {
    const { rtp } = craps.rtpProof({ chips: { pass: 3, 'dont-pass': 1, 'place-6': 12, 'place-10': 2, twelve: 2 } });
    // 3, 1, 12, 2 and 2 of 20 units.
    const [line, dont, six, ten, twelve] = [488 / 495, 217 / 220, 65 / 66, 14 / 15, 31 / 36];
    const expected = (3 * line + dont + 12 * six + 2 * ten + 2 * twelve) / 20;
    expect(Number((rtp.n * 10n ** 15n) / rtp.d) / 1e15).toBeCloseTo(expected, 12);
  });

  it.each<{ is: string; round: ReturnType<typeof played>; brings: unknown }>([
    { is: 'a natural', round: played({ pass: 2, 'dont-pass': 1 }, 11), brings: over(4) },
    { is: 'two on the come-out roll', round: played({ pass: 2, 'dont-pass': 1, two: 1 }, 2), brings: over(33) },
    { is: 'twelve, which returns don’t pass', round: played({ 'dont-pass': 3 }, 12), brings: over(3) },
    { is: 'a point with odds', round: played({ pass: 2 }, 4, [4, { odds: 6 }]), brings: over(4 + 18) },
    { is: 'odds on nine', round: played({ pass: 1 }, 9, [9, { odds: 4 }]), brings: over(2 + 10) },
    { is: 'odds on eight', round: played({ pass: 1 }, 8, [8, { odds: 5 }]), brings: over(2 + 11) },
    { is: 'seven out', round: played({ pass: 2, 'place-6': 6 }, 4, [7, { odds: 6, come: 1 }]), brings: over(2) },
    { is: 'don’t pass after a point', round: played({ 'dont-pass': 2 }, 5, [7]), brings: over(4) },
    { is: 'a place bet, which comes down', round: played({ pass: 1, 'place-8': 6 }, 8, [7]), brings: over(13) },
    { is: 'place bets off the puck', round: played({ 'place-4': 5, 'place-5': 5 }, 4, [5]), brings: over(14 + 12) },
    {
      is: 'a come bet with odds behind it',
      round: played({ pass: 1 }, 6, [9, { come: 1 }], [9, { 'odds-9': 4 }], [6]),
      brings: over(2 + 2 + 10),
    },
    {
      is: 'a come bet that meets its own number again',
      round: played({ pass: 1 }, 6, [9, { come: 1 }], [9, { come: 2 }]),
      brings: open(2),
    },
    { is: 'a second line bet', round: played({ pass: 1, 'place-5': 1 }, 11, [7, { pass: 1 }]), brings: over(2 + 2) },
  ])('pays $is', ({ round, brings }) => {
    expect(round).toEqual(brings);
  });

  it.each<{ why: string; round: ReturnType<typeof played> }>([
    { why: 'a pass line with a point', round: played({ pass: 1 }, 4, [5, { pass: 1 }]) },
    { why: 'come without a point', round: played({ 'place-4': 1 }, 11, [5, { come: 1 }]) },
    { why: 'more odds than three times on ten', round: played({ pass: 2 }, 10, [5, { odds: 7 }]) },
    { why: 'odds in two parts above it', round: played({ pass: 1 }, 4, [5, { odds: 2 }], [5, { odds: 2 }]) },
    { why: 'odds behind nothing', round: played({ 'dont-pass': 1 }, 4, [5, { odds: 1 }]) },
    { why: 'odds on a number without come', round: played({ pass: 1 }, 4, [5, { 'odds-6': 1 }]) },
    { why: 'chips moved on by hand', round: played({ pass: 1 }, 4, [5, { 'come-6': 1 }]) },
    { why: 'seven units on six', round: played({ pass: 1 }, 4, [5, { 'place-6': 7 }]) },
    {
      why: 'more than twenty times the first chips',
      round: played({ pass: 1 }, 4, [5, { twelve: 20 }], [5, { two: 1 }]),
    },
    { why: 'no such spot', round: played({ pass: 1 }, 4, [5, { hardway: 1 }]) },
    { why: 'a spot of another kind', round: played({ pass: 1 }, 4, [5, JSON.parse('{"__proto__":1}') as Chips]) },
    { why: 'nothing to roll for', round: played({ pass: 1 }, 7, [5]) },
  ])('refuses $why', ({ round }) => {
    expect(round).toBe('refused');
  });

  it.each<{ chips: unknown }>(
    [[], 'all', 5, null, { come: -1 }, { come: 0.5 }, { come: '1' }, { come: 1e300 }].map((chips) => ({ chips })),
  )('refuses $chips as chips', ({ chips }) => {
    const { state } = craps.init({ chips: { pass: 1 } }, rngOfDraws(diceOf(4)));
    const action = { type: 'roll', chips } as CrapsAction;
    expect(craps.act(state, action, createRng('00'.repeat(32), 'x', 0))).toEqual({
      ok: false,
      reason: 'illegal_action',
    });
  });

  it.each<{ given: object }>(
    [{}, { 'place-6': 5 }, { come: 1 }, { odds: 1 }, { pass: 0.5 }, { 'place-7': 1 }].map((chips) => ({
      given: { chips },
    })),
  )('does not begin with $given', ({ given }) => {
    expect(craps.params.safeParse(given).success).toBe(false);
  });

  it('its highest payouts are reached, alone and beside further chips, and bound what any chip wins', () => {
    const most = mostFurther;
    const paysAtMost = (chips: Chips) => {
      const { highestE4, furtherE4 = 0n } = payoutsOf({ chips });
      return { alone: Number(highestE4) / 10_000, inAll: Number(highestE4 + furtherE4) / 10_000 };
    };
    expect(played({ pass: 1 }, 4, [4])).toEqual(over(paysAtMost({ pass: 1 }).alone));
    expect(played({ pass: 1 }, 4, [12, { twelve: most }], [4])).toEqual(over(paysAtMost({ pass: 1 }).inAll));
    const chips = { 'place-4': 1, two: 1 };
    expect(played(chips, 2, [4])).toEqual(over(paysAtMost(chips).alone));
    expect(played(chips, 2, [12, { twelve: most * 2 }], [4])).toEqual(over(paysAtMost(chips).inAll));
    expect(paysAtMost({ twelve: 1 })).toEqual({ alone: 31, inAll: 31 });
    const rule = { highestPayout: 25_000_000n, highestStake: 100_000n, leastStake: 10n, fairStakeCap: 100n };
    const { max } = stakeLimits({ ...rule, initialStake: 100n }, payoutsOf({ chips: { pass: 1 } }));
    expect(max * 622n <= rule.highestPayout && (max + 1_000n) * 622n > rule.highestPayout).toBe(true);
    // No chip brings back more than one on two or twelve.
    const every = Object.fromEntries(spots.map((spot) => [spot, 6]));
    const table = { point: 4, standing: { ...every, 'come-4': 6, 'come-10': 6 } };
    for (let total = 2; total <= 12; total += 1)
      for (const paid of Object.values(thrown(table, total).paid)) expect(paid).toBeLessThanOrEqual(31n * 60_000n);
  });

  it('both layouts show every spot once, within their bounds', () => {
    const moved = spots.filter((spot) => spot.startsWith('odds-')).map((spot) => spot.replace('odds', 'come'));
    for (const [upright, [width, height]] of [
      [false, deskSize],
      [true, phoneSize],
    ] as const) {
      const layout = spotsOn(upright, 4);
      expect(layout.map(({ id }) => id).toSorted()).toEqual([...spots, ...moved].toSorted());
      for (const spot of layout) {
        expect(spot.x + spot.width).toBeLessThanOrEqual(width + 1e-9);
        expect(spot.y + spot.height).toBeLessThanOrEqual(height + 1e-9);
      }
    }
    expect(moved.every((spot) => roomOn({ point: 4, standing: {} }, spot) === 0)).toBe(true);
  });

  it('rolls 36 throws as evenly as counted, whatever came before (χ², α = 0.001)', () => {
    const [rounds, first, pairs] = [20_000, new Float64Array(36), new Float64Array(36)];
    let before = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { state } = craps.init({ chips: { pass: 1 } }, createRng('7e'.repeat(32), 'even', nonce));
      const [one = 1, other = 1] = state.throws[0] ?? [];
      const index = (one - 1) * 6 + other - 1;
      first[index] = (first[index] ?? 0) + 1;
      pairs[before * 6 + one - 1] = (pairs[before * 6 + one - 1] ?? 0) + 1;
      before = one - 1;
    }
    const chiSquare = (bins: Float64Array) =>
      bins.reduce((sum, count) => sum + (count - rounds / bins.length) ** 2 / (rounds / bins.length), 0);
    // With 35 degrees of freedom.
    expect(chiSquare(first)).toBeLessThan(66.6);
    expect(chiSquare(pairs)).toBeLessThan(66.6);
  });
});
