/** Tower, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import { climbProof } from '../../picks/climb.ts';
import type { ActResult, GameAction, GameEvent, Opening, RtpProof, Settlement, Step } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { climbOf, difficulties, difficultyNames, floors, goalOf, type TowerParams } from './1-odds.ts';

export * from './1-odds.ts';

export interface TowerState extends TowerParams {
  /** By floors from the ground: floor × windows + place. */
  readonly hidden: readonly number[];
  readonly opened: readonly number[];
  readonly over: boolean;
  /** Nobody opened a window in time: the stake is returned. */
  readonly voided: boolean;
}

export interface TowerView extends Record<string, unknown> {
  readonly opened: readonly number[];
  /** The traps, once the round is over. */
  readonly revealed: readonly number[] | null;
  readonly over: boolean;
  readonly worthE4: number;
  readonly nextE4: number | null;
}

export const definition = {
  game: 'tower',
  version: '1',
  stream: 'PF-1',
  draw: 'for each of the 8 floors from the ground, before the first window is opened: draw(windows, traps)',
  difficulties,
  floors,
  params: {
    difficulty: { oneOf: difficultyNames, default: 'medium' },
    stop: { least: 0, most: floors, default: 0 },
    most: { least: 1, most: floors, default: floors },
  },
  goal: 'min(8, most, stop or 8): the round is cashed out on this floor',
  windows: 'numbered floor * windows + place, both from 0',
  multiplierE4: 'floor(9800 * windows^floors / (windows - traps)^floors), 0 once a trap is opened',
  expiry: 'after 24 hours: take, or the stake is returned where no window is open',
} as const;

export const params = z.strictObject({
  difficulty: z.enum(['easy', 'medium', 'hard', 'expert', 'master']).default('medium'),
  stop: z.int().min(0).max(floors).default(0),
  most: z.int().min(1).max(floors).default(floors),
});

const isLost = ({ hidden, opened }: TowerState): boolean => opened.some((window) => hidden.includes(window));

export const init = ({ difficulty, stop, most }: TowerParams, rng: Rng): Opening<TowerState> => {
  const { windows, traps } = difficulties[difficulty];
  const hidden = Array.from({ length: floors }, (_, floor) =>
    rng.draw(windows, traps).map((place) => floor * windows + place),
  ).flat();
  return { state: { difficulty, stop, most, hidden, opened: [], over: false, voided: false }, events: [], done: false };
};

const mostWindows = 4;
const openings = Array.from({ length: floors * mostWindows }, (_, window) => `open-${window}`);
const windowOf: ReadonlyMap<string, number> = new Map(openings.map((type, window) => [type, window]));

/** From this window on, the next floor's stand in a row. */
const nextWindow = ({ difficulty, opened }: TowerState): number => opened.length * difficulties[difficulty].windows;

export const legal = (state: TowerState): readonly string[] => {
  if (state.over) return [];
  const first = nextWindow(state);
  const next = openings.slice(first, first + difficulties[state.difficulty].windows);
  return state.opened.length > 0 ? ['take', ...next] : next;
};

const ended = (state: TowerState, events: readonly GameEvent[]): { ok: true; step: Step<TowerState> } => ({
  ok: true,
  step: { state: { ...state, over: true }, events, done: true, debitUnits: 0n },
});

export const act = (state: TowerState, { type }: GameAction): ActResult<TowerState> => {
  // The house's own action: players are not offered it.
  if (type === 'void' && !state.over && state.opened.length === 0)
    return ended({ ...state, voided: true }, [{ type: 'voided' }]);
  if (state.over) return { ok: false, reason: 'illegal_action' };
  if (type === 'take' && state.opened.length > 0) return ended(state, [{ type: 'taken' }]);
  const tile = windowOf.get(type);
  const { windows } = difficulties[state.difficulty];
  if (tile === undefined || Math.floor(tile / windows) !== state.opened.length)
    return { ok: false, reason: 'illegal_action' };
  const next = { ...state, opened: [...state.opened, tile] };
  if (state.hidden.includes(tile)) return ended(next, [{ type: 'blank', tile }]);
  const found: GameEvent = { type: 'found', tile };
  if (next.opened.length >= goalOf(state)) return ended(next, [found, { type: 'taken' }]);
  return { ok: true, step: { state: next, events: [found], done: false, debitUnits: 0n } };
};

/** Nobody comes back: what was climbed is taken; where nothing was opened, the stake is returned. */
export const auto = (state: TowerState): GameAction | null =>
  state.over ? null : { type: state.opened.length > 0 ? 'take' : 'void' };

/** Every floor returns the same: the proof is of going on to the goal, through any windows. */
export const bestAction = (state: TowerState): GameAction | null =>
  state.over ? null : { type: openings[nextWindow(state)] ?? 'take' };

const floorE4 = ({ difficulty }: TowerState, floor: number): bigint => climbOf(difficulty).stepsE4[floor - 1] ?? 0n;

const worthOf = (state: TowerState): bigint => {
  if (state.voided) return 10_000n;
  return isLost(state) ? 0n : floorE4(state, state.opened.length);
};

export const view = (state: TowerState): TowerView => ({
  opened: state.opened,
  revealed: state.over ? state.hidden : null,
  over: state.over,
  worthE4: Number(worthOf(state)),
  nextE4: state.over ? null : Number(floorE4(state, state.opened.length + 1)),
});

export const settle = (state: TowerState): Settlement => {
  const multiplierE4 = worthOf(state);
  return { multiplierE4, lines: multiplierE4 > 0n ? [{ name: `floor ${state.opened.length}`, multiplierE4 }] : [] };
};

export const rtpProof = (given: Partial<TowerParams> = {}): RtpProof => {
  const bet = params.parse(given);
  return climbProof(climbOf(bet.difficulty), goalOf(bet));
};

export const sampleParams = (rng: Rng): TowerParams => ({
  difficulty: difficultyNames[rng.below(difficultyNames.length)] ?? 'medium',
  stop: rng.below(3) === 0 ? 1 + rng.below(floors) : 0,
  most: floors,
});

export const sampleAction = (state: TowerState, rng: Rng): GameAction | null => {
  const choices = legal(state);
  const type = choices[0] === 'take' && rng.below(4) === 0 ? 'take' : choices[rng.below(choices.length || 1)];
  return type === undefined ? null : { type };
};
