/** Coin Run, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import { climbProof } from '../../picks/climb.ts';
import type { ActResult, GameAction, GameEvent, Opening, RtpProof, Settlement, Step } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { climb, goalOf, mostHeads, type CoinRunParams } from './1-odds.ts';

export * from './1-odds.ts';

export interface CoinRunState extends CoinRunParams {
  /** 1: heads, 0: tails. */
  readonly flips: readonly number[];
  readonly over: boolean;
  /** Nobody flipped in time: the stake is returned. */
  readonly voided: boolean;
}

export interface CoinRunView extends Record<string, unknown> {
  readonly flips: readonly number[];
  readonly over: boolean;
  readonly worthE4: number;
  readonly nextE4: number | null;
}

export const definition = {
  game: 'coin-run',
  version: '1',
  stream: 'PF-1',
  draw: 'each flip is below(2): 1 is heads, 0 is tails',
  params: {
    stop: { least: 0, most: mostHeads, default: 0 },
    most: { least: 1, most: mostHeads, default: mostHeads },
  },
  goal: 'min(20, most, stop or 20): the round is cashed out after so many heads',
  multiplierE4: '9800 * 2^heads, 0 after tails',
  expiry: 'after 24 hours: take, or the stake is returned where nothing was flipped',
} as const;

export const params = z.strictObject({
  stop: z.int().min(0).max(mostHeads).default(0),
  most: z.int().min(1).max(mostHeads).default(mostHeads),
});

export const init = ({ stop, most }: CoinRunParams): Opening<CoinRunState> => ({
  state: { stop, most, flips: [], over: false, voided: false },
  events: [],
  done: false,
});

export const legal = ({ flips, over }: CoinRunState): readonly string[] =>
  over ? [] : [...(flips.length > 0 ? ['take'] : []), 'flip'];

const ended = (state: CoinRunState, events: readonly GameEvent[]): { ok: true; step: Step<CoinRunState> } => ({
  ok: true,
  step: { state: { ...state, over: true }, events, done: true, debitUnits: 0n },
});

export const act = (state: CoinRunState, { type }: GameAction, rng: Rng): ActResult<CoinRunState> => {
  // The house's own action: players are not offered it.
  if (type === 'void' && !state.over && state.flips.length === 0)
    return ended({ ...state, voided: true }, [{ type: 'voided' }]);
  if (!legal(state).includes(type)) return { ok: false, reason: 'illegal_action' };
  if (type === 'take') return ended(state, [{ type: 'taken' }]);
  const flip = rng.below(2);
  const next = { ...state, flips: [...state.flips, flip] };
  if (flip === 0) return ended(next, [{ type: 'tails' }]);
  const heads: GameEvent = { type: 'heads' };
  if (next.flips.length >= goalOf(state)) return ended(next, [heads, { type: 'taken' }]);
  return { ok: true, step: { state: next, events: [heads], done: false, debitUnits: 0n } };
};

/** Nobody comes back: what was run is taken; where nothing was flipped, the stake is returned. */
export const auto = ({ flips, over }: CoinRunState): GameAction | null =>
  over ? null : { type: flips.length > 0 ? 'take' : 'void' };

/** Every number of heads returns the same: the proof is of going on to the goal. */
export const bestAction = ({ over }: CoinRunState): GameAction | null => (over ? null : { type: 'flip' });

const headsE4 = (heads: number): bigint => climb.stepsE4[heads - 1] ?? 0n;

const worthOf = ({ flips, voided }: CoinRunState): bigint => {
  if (voided) return 10_000n;
  return flips.at(-1) === 0 ? 0n : headsE4(flips.length);
};

export const view = (state: CoinRunState): CoinRunView => ({
  flips: state.flips,
  over: state.over,
  worthE4: Number(worthOf(state)),
  nextE4: state.over ? null : Number(headsE4(state.flips.length + 1)),
});

export const settle = (state: CoinRunState): Settlement => {
  const multiplierE4 = worthOf(state);
  return { multiplierE4, lines: multiplierE4 > 0n ? [{ name: `${state.flips.length} heads`, multiplierE4 }] : [] };
};

export const rtpProof = (given: Partial<CoinRunParams> = {}): RtpProof =>
  climbProof(climb, goalOf(params.parse(given)));

export const sampleParams = (rng: Rng): CoinRunParams => ({
  stop: rng.below(2) === 0 ? 0 : 1 + rng.below(5),
  most: mostHeads,
});

export const sampleAction = (state: CoinRunState, rng: Rng): GameAction | null => {
  const choices = legal(state);
  const type = choices[0] === 'take' && rng.below(4) > 0 ? 'flip' : choices[0];
  return type === undefined ? null : { type };
};
