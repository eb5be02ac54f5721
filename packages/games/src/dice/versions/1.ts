/** Dice, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import { rational } from '../../rational.ts';
import type { ActResult, RtpProof, Settlement, Step } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';

/** Results are 0 to 9,999, read as 00.00 to 99.99. */
export const outcomes = 10_000;
export const fewestChances = 1;
export const mostChances = 9_800;
/** 99 %, in 1/10,000 of a stake, over all outcomes. */
const returned = 9_900n * BigInt(outcomes);

export type Direction = 'over' | 'under';

export interface DiceParams {
  /** In hundredths: 5049 is 50.49. The result must lie strictly beyond it. */
  readonly target: number;
  readonly direction: Direction;
}

export interface DiceState extends DiceParams {
  /** In hundredths. */
  readonly result: number;
}

export interface DiceView extends Record<string, unknown> {
  readonly result: number;
  readonly won: boolean;
}

export const definition = {
  game: 'dice',
  version: '1',
  stream: 'PF-1',
  draw: 'result = below(10000)',
  params: { target: 'hundredths', direction: ['over', 'under'], default: { target: 5049, direction: 'over' } },
  wins: { over: 'result > target', under: 'result < target' },
  chances: { over: '9999 - target', under: 'target', least: 1, most: 9800 },
  multiplierE4: 'floor(99000000 / chances)',
} as const;

/** How many of the 10,000 results win. */
export const chancesOf = ({ target, direction }: DiceParams): number =>
  direction === 'over' ? outcomes - 1 - target : target;

export const targetOf = (direction: Direction, chances: number): number =>
  direction === 'over' ? outcomes - 1 - chances : chances;

/** In 1/10,000: floored, so that the return is never above 99 %. */
export const multiplierE4Of = (chances: number): bigint => returned / BigInt(chances);

export const params = z
  .strictObject({
    target: z
      .int()
      .min(0)
      .max(outcomes - 1)
      .default(5049),
    direction: z.enum(['over', 'under']).default('over'),
  })
  .refine((value) => chancesOf(value) >= fewestChances && chancesOf(value) <= mostChances, {
    path: ['target'],
    message: 'The chance to win must be between 0.01 % and 98 %',
  });

const wins = ({ target, direction, result }: DiceState): boolean =>
  direction === 'over' ? result > target : result < target;

export const init = ({ target, direction }: DiceParams, rng: Rng): Step<DiceState> => {
  const state = { target, direction, result: rng.below(outcomes) };
  return { state, events: [{ type: 'rolled', result: state.result, won: wins(state) }], done: true };
};

export const act = (): ActResult<DiceState> => ({ ok: false, reason: 'illegal_action' });

export const view = (state: DiceState): DiceView => ({ result: state.result, won: wins(state) });

export const settle = (state: DiceState): Settlement => {
  if (!wins(state)) return { multiplierE4: 0n, lines: [] };
  const multiplierE4 = multiplierE4Of(chancesOf(state));
  return { multiplierE4, lines: [{ name: state.direction, multiplierE4 }] };
};

export const rtpProof = (given: Partial<DiceParams> = {}): RtpProof => {
  const chances = chancesOf(params.parse(given));
  const multiplierE4 = multiplierE4Of(chances);
  const [chance, multiple] = [chances / outcomes, Number(multiplierE4) / 10_000];
  const hit = rational(chances, outcomes);
  return {
    method: 'exact',
    rtp: rational(BigInt(chances) * multiplierE4, 10_000n * BigInt(outcomes)),
    sd: multiple * Math.sqrt(chance * (1 - chance)),
    hit,
    maxWin: multiple,
    maxWinChance: hit,
  };
};

export const sampleParams = (rng: Rng): DiceParams => {
  const direction = rng.below(2) === 0 ? 'over' : 'under';
  return { direction, target: targetOf(direction, fewestChances + rng.below(mostChances)) };
};
