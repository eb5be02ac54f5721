/** Limbo, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, Opening, RtpProof, Settlement } from '../../game-module.ts';
import { multiplierHundredths } from '../../multiplier.ts';
import { approximate, rational } from '../../rational.ts';
import type { Rng } from '../../rng.ts';
import {
  chancesOf,
  leastTarget,
  mostTarget,
  multiplierE4Of,
  outcomes,
  returnBp,
  type LimboParams,
} from './1-chances.ts';

export * from './1-chances.ts';

export interface LimboState extends LimboParams {
  /** In hundredths. */
  readonly result: number;
}

export interface LimboView extends Record<string, unknown> {
  readonly result: number;
  readonly won: boolean;
}

export const definition = {
  game: 'limbo',
  version: '1',
  stream: 'PF-1',
  draw: 'h = u52()',
  result: 'min(100000000, max(100, floor(2^52 * 99 / (h + 1)))), in hundredths',
  params: { target: { unit: 'hundredths', least: leastTarget, most: mostTarget, default: 200 } },
  wins: 'result >= target',
  multiplierE4: 'target * 100',
} as const;

export const params = z.strictObject({ target: z.int().min(leastTarget).max(mostTarget).default(200) });

const wins = ({ result, target }: LimboState): boolean => result >= target;

const resultOf = (h: number): number => {
  const hundredths = multiplierHundredths(h, returnBp);
  return hundredths > BigInt(mostTarget) ? mostTarget : Number(hundredths);
};

export const init = ({ target }: LimboParams, rng: Rng): Opening<LimboState> => {
  const state = { target, result: resultOf(rng.u52()) };
  return { state, events: [{ type: 'risen', result: state.result, won: wins(state) }], done: true };
};

export const act = (): ActResult<LimboState> => ({ ok: false, reason: 'illegal_action' });

export const view = (state: LimboState): LimboView => ({ result: state.result, won: wins(state) });

export const settle = (state: LimboState): Settlement => {
  if (!wins(state)) return { multiplierE4: 0n, lines: [] };
  const multiplierE4 = multiplierE4Of(state);
  return { multiplierE4, lines: [{ name: `at least ${state.target / 100}`, multiplierE4 }] };
};

export const rtpProof = (given: Partial<LimboParams> = {}): RtpProof => {
  const bet = params.parse(given);
  const hit = rational(chancesOf(bet), outcomes);
  const chance = approximate(hit);
  const maxWin = bet.target / 100;
  return {
    method: 'exact',
    rtp: rational(chancesOf(bet) * BigInt(bet.target), outcomes * 100n),
    sd: maxWin * Math.sqrt(chance * (1 - chance)),
    hit,
    maxWin,
    maxWinChance: hit,
  };
};

/** As likely low as high: the number of digits first. */
export const sampleParams = (rng: Rng): LimboParams => {
  const most = [300, 1_000, 10_000, 1_000_000, mostTarget][rng.below(5)] ?? mostTarget;
  // Within what `below` draws in a game.
  const part = rng.below(1_000_000);
  return { target: leastTarget + Math.floor((part * (most - leastTarget)) / 999_999) };
};
