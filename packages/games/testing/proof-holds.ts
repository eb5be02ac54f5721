/** What a game publishes of its bets, compared with what they pay and with what it works out again. */
import { expect } from 'vitest';
import {
  approximate,
  compareRationals,
  measurable,
  raisesOf,
  rational,
  stakeUnitsOf,
  winChanceOf,
  type AnyGame,
  type BetPayouts,
} from '../src/index.ts';

const higherPayout = (most: bigint, { multiplierE4 }: { multiplierE4: bigint }): bigint =>
  multiplierE4 > most ? multiplierE4 : most;

/** In stakes. */
const highestOfPlays = ({ plays = [] }: AnyGame): number => Math.max(0, ...plays.map(({ proof }) => proof().maxWin));

/** Of a round with these parameters that paid so much. */
export const payoutsHold = (
  game: AnyGame,
  bet: BetPayouts,
  { params, multiplierE4 }: { readonly params: unknown; readonly multiplierE4: bigint },
): void => {
  const { rtp, hit, maxWin } = game.rtpProof(params as Partial<unknown>);
  const promised = bet.payouts.reduce((sum, { multiplierE4: each, weight }) => sum + each * weight, 0n);
  const units = stakeUnitsOf(game, params);
  expect(bet.units ?? 1n).toBe(units);
  if (bet.sampled === true) {
    const off = approximate(rational(promised, bet.total * units * 10_000n)) - approximate(rtp);
    expect(Math.abs(off)).toBeLessThan(0.000_01);
  } else {
    expect(rational(promised - raisesOf(bet) * 10_000n, bet.total * units * 10_000n)).toEqual(rtp);
    const paying = bet.payouts.filter(({ multiplierE4: each }) => each > 0n);
    const weight = paying.reduce((sum, { weight: each }) => sum + each, 0n);
    expect(rational(weight, bet.total)).toEqual(hit);
    expect(compareRationals(winChanceOf(game, params) ?? rational(2), hit)).toBeLessThanOrEqual(0);
  }
  const highestE4 = bet.sampled === true ? bet.highestE4 : bet.payouts.reduce(higherPayout, 0n);
  expect(Number(highestE4)).toBe(Math.round(maxWin * Number(units) * 10_000));
  // Other choices than the strategy's may pay more: then they are published too.
  if (bet.highestE4 > highestE4) expect(highestOfPlays(game)).toBeGreaterThan(maxWin);
  else expect(bet.highestE4).toBe(highestE4);
  expect(multiplierE4).toBeLessThanOrEqual(bet.highestE4 + (bet.furtherE4 ?? 0n));
  const ends = game.paysAtEnds?.(params);
  if (ends === undefined) return;
  expect(ends).toContain(multiplierE4);
  expect(ends.reduce((most, paid) => (paid > most ? paid : most), 0n)).toBe(bet.highestE4);
};

/** What is not worked out again is called measured. */
export const workedOutHolds = (game: AnyGame): void => {
  if (game.workOut === undefined) return;
  const worked = game.workOut(game.bets.map(({ params }) => params));
  expect(worked).toHaveLength(game.bets.length);
  for (const [index, found] of worked.entries()) {
    const written = game.rtpProof(game.bets[index]?.params as Partial<unknown>);
    expect(written).toMatchObject(found);
    const missing = measurable.filter((figure) => found[figure] === undefined);
    expect(written.measured ?? []).toEqual(expect.arrayContaining(missing));
    expect((written.measured ?? []).includes('rtp')).toBe(written.se !== undefined);
  }
};
