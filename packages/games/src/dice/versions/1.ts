/** Dice, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import { rational } from '../../rational.ts';
import type { ActResult, RtpProof, Settlement, Step } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import {
  chancesOf,
  fewestChances,
  mostChances,
  multiplierE4Of,
  outcomes,
  targetOf,
  type DiceParams,
} from './1-chances.ts';

export * from './1-chances.ts';

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
