/** Mines, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, GameAction, GameEvent, Opening, RtpProof, Settlement, Step } from '../../game-module.ts';
import { approximate, rational } from '../../rational.ts';
import type { Rng } from '../../rng.ts';
import { choose, goalOf, mostMines, multiplierE4Of, tiles, type MinesParams } from './1-odds.ts';

export * from './1-odds.ts';

export interface MinesState extends MinesParams {
  /** In the order in which they were drawn. */
  readonly hidden: readonly number[];
  readonly opened: readonly number[];
  readonly over: boolean;
  /** Nobody opened a tile in time: the stake is returned. */
  readonly voided: boolean;
}

export interface MinesView extends Record<string, unknown> {
  readonly opened: readonly number[];
  /** The mines, once the round is over. */
  readonly revealed: readonly number[] | null;
  readonly over: boolean;
  readonly worthE4: number;
  readonly nextE4: number | null;
}

export const definition = {
  game: 'mines',
  version: '1',
  stream: 'PF-1',
  draw: 'mines = draw(25, params.mines), before the first tile is opened',
  params: {
    mines: { least: 1, most: 24, default: 3 },
    stop: { least: 0, most: 24, default: 0 },
    most: { least: 1, most: 24, default: 24 },
  },
  goal: 'min(25 - mines, most, stop or 25): the round is cashed out at so many gems',
  multiplierE4: 'floor(9900 * C(25, gems) / C(25 - mines, gems)), 0 once a mine is opened',
  expiry: 'after 24 hours: take, or the stake is returned where no tile is open',
} as const;

export const params = z.strictObject({
  mines: z.int().min(1).max(mostMines).default(3),
  stop: z.int().min(0).max(mostMines).default(0),
  most: z.int().min(1).max(mostMines).default(mostMines),
});

const isLost = ({ hidden, opened }: MinesState): boolean => opened.some((tile) => hidden.includes(tile));

export const init = ({ mines, stop, most }: MinesParams, rng: Rng): Opening<MinesState> => ({
  state: { mines, stop, most, hidden: rng.draw(tiles, mines), opened: [], over: false, voided: false },
  events: [],
  done: false,
});

const openings = Array.from({ length: tiles }, (_, tile) => `open-${tile}`);
const tileOf: ReadonlyMap<string, number> = new Map(openings.map((type, tile) => [type, tile]));

export const legal = ({ opened, over }: MinesState): readonly string[] =>
  over ? [] : [...(opened.length > 0 ? ['take'] : []), ...openings.filter((_type, tile) => !opened.includes(tile))];

const ended = (state: MinesState, events: readonly GameEvent[]): { ok: true; step: Step<MinesState> } => ({
  ok: true,
  step: { state: { ...state, over: true }, events, done: true, debitUnits: 0n },
});

export const act = (state: MinesState, { type }: GameAction): ActResult<MinesState> => {
  // The house's own action: players are not offered it.
  if (type === 'void' && !state.over && state.opened.length === 0)
    return ended({ ...state, voided: true }, [{ type: 'voided' }]);
  if (state.over) return { ok: false, reason: 'illegal_action' };
  if (type === 'take' && state.opened.length > 0) return ended(state, [{ type: 'taken' }]);
  const tile = tileOf.get(type);
  if (tile === undefined || state.opened.includes(tile)) return { ok: false, reason: 'illegal_action' };
  const next = { ...state, opened: [...state.opened, tile] };
  if (state.hidden.includes(tile)) return ended(next, [{ type: 'blank', tile }]);
  const found: GameEvent = { type: 'found', tile };
  if (next.opened.length >= goalOf(state)) return ended(next, [found, { type: 'taken' }]);
  return { ok: true, step: { state: next, events: [found], done: false, debitUnits: 0n } };
};

/** Nobody comes back: what was found is taken; where nothing was opened, the stake is returned. */
export const auto = (state: MinesState): GameAction | null =>
  state.over ? null : { type: state.opened.length > 0 ? 'take' : 'void' };

/** Every number of gems returns the same: the proof is of going on to the goal, over any tiles. */
export const bestAction = (state: MinesState): GameAction | null => {
  const type = state.over ? undefined : openings.find((_type, tile) => !state.opened.includes(tile));
  return type === undefined ? null : { type };
};

const worthOf = (state: MinesState): bigint => {
  if (state.voided) return 10_000n;
  return isLost(state) ? 0n : multiplierE4Of(state.mines, state.opened.length);
};

export const view = (state: MinesState): MinesView => ({
  opened: state.opened,
  revealed: state.over ? state.hidden : null,
  over: state.over,
  worthE4: Number(worthOf(state)),
  nextE4: state.over ? null : Number(multiplierE4Of(state.mines, state.opened.length + 1)),
});

export const settle = (state: MinesState): Settlement => {
  const multiplierE4 = worthOf(state);
  return { multiplierE4, lines: multiplierE4 > 0n ? [{ name: `${state.opened.length} gems`, multiplierE4 }] : [] };
};

export const rtpProof = (given: Partial<MinesParams> = {}): RtpProof => {
  const bet = params.parse(given);
  const gems = goalOf(bet);
  const multiplierE4 = multiplierE4Of(bet.mines, gems);
  const hit = rational(choose(tiles - bet.mines, gems), choose(tiles, gems));
  const [chance, maxWin] = [approximate(hit), Number(multiplierE4) / 10_000];
  return {
    method: 'exact',
    rtp: rational(hit.n * multiplierE4, hit.d * 10_000n),
    sd: maxWin * Math.sqrt(chance * (1 - chance)),
    hit,
    maxWin,
    maxWinChance: hit,
  };
};

/** Few mines as often as many, and a goal now and then. */
export const sampleParams = (rng: Rng): MinesParams => {
  const mines = 1 + rng.below(rng.below(2) === 0 ? 4 : mostMines);
  return { mines, stop: rng.below(3) === 0 ? 1 + rng.below(5) : 0, most: mostMines };
};

export const sampleAction = (state: MinesState, rng: Rng): GameAction | null => {
  const choices = legal(state);
  if (choices.length === 0) return null;
  const type = choices[0] === 'take' && rng.below(4) === 0 ? 'take' : choices[rng.below(choices.length)];
  return type === undefined ? null : { type };
};
