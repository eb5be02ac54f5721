/** Comet, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, GameAction, Opening, RtpProof, Settlement } from '../../game-module.ts';
import { multiplierHundredths } from '../../multiplier.ts';
import { approximate, rational } from '../../rational.ts';
import type { Rng } from '../../rng.ts';
import {
  chancesOf,
  doublingMs,
  goalOf,
  leastCashOut,
  leastCrash,
  most,
  multiplierE4Of,
  outcomes,
  returnBp,
  type CometParams,
} from './1-flight.ts';

export * from './1-flight.ts';

export interface CometState {
  readonly goal: number;
  readonly crash: number;
  /** Where it was cashed out before its goal. */
  readonly left: number | null;
}

export interface CometAction extends GameAction {
  readonly at?: number;
}

export interface CometView extends Record<string, unknown> {
  readonly crash: number;
  /** Where the bet was cashed out; null if it was lost. */
  readonly at: number | null;
}

export const definition = {
  game: 'comet',
  version: '1',
  stream: 'PF-1',
  draw: 'h = u52()',
  crash: 'min(1000000, max(100, floor(2^52 * 99 / (h + 1)))), in hundredths',
  params: {
    slot: { least: 1, most: 2, default: 1 },
    auto: { unit: 'hundredths', least: leastCashOut, most },
    limit: { unit: 'hundredths', least: leastCashOut, most, default: most },
  },
  goal: 'min(auto or limit, limit)',
  actions: { 'cash-out': { at: { unit: 'hundredths', least: leastCashOut, most: 'min(crash, goal)' } } },
  pays: 'the multiplier of the cash-out; else the goal where crash >= goal; else 0',
  multiplierE4: 'hundredths * 100',
  flight: { doublingMs, multiplier: 'floor(100 * 2^(ms / doublingMs)), in hundredths' },
} as const;

const multiplier = z.int().min(leastCashOut).max(most);

export const params: z.ZodType<CometParams> = z.strictObject({
  slot: z.union([z.literal(1), z.literal(2)]).default(1),
  auto: multiplier.optional(),
  limit: multiplier.default(most),
});

const crashOf = (h: number): number => {
  const hundredths = multiplierHundredths(h, returnBp);
  return hundredths > BigInt(most) ? most : Math.max(Number(hundredths), leastCrash);
};

/** Where a bet ended: by hand, or at its goal if the comet came as far. */
const endOf = ({ goal, crash, left }: CometState): number | null => left ?? (crash >= goal ? goal : null);

/** The flight decides all of it; a cash-out that was made on the way comes after it. */
export const init = (bet: CometParams, rng: Rng): Opening<CometState> => {
  const state = { goal: goalOf(bet), crash: crashOf(rng.u52()), left: null };
  return { state, events: [{ type: 'flown', crash: state.crash, at: endOf(state) }], done: true };
};

export const act = (state: CometState, { type, at }: CometAction): ActResult<CometState> => {
  const isLegal =
    type === 'cash-out' &&
    state.left === null &&
    Number.isSafeInteger(at) &&
    at !== undefined &&
    at >= leastCashOut &&
    at <= Math.min(state.crash, state.goal);
  if (!isLegal) return { ok: false, reason: 'illegal_action' };
  return { ok: true, step: { state: { ...state, left: at }, events: [{ type: 'cashed-out', at }], done: true } };
};

export const view = (state: CometState): CometView => ({ crash: state.crash, at: endOf(state) });

export const settle = (state: CometState): Settlement => {
  const at = endOf(state);
  if (at === null) return { multiplierE4: 0n, lines: [] };
  return { multiplierE4: multiplierE4Of(at), lines: [{ name: `at ${at / 100}`, multiplierE4: multiplierE4Of(at) }] };
};

/** Of waiting for the goal. To leave at any other point returns the same: it is the goal of another bet. */
export const rtpProof = (given: Partial<CometParams> = {}): RtpProof => {
  const goal = goalOf(params.parse(given));
  const hit = rational(chancesOf(goal), outcomes);
  const [chance, maxWin] = [approximate(hit), goal / 100];
  return {
    method: 'exact',
    rtp: rational(chancesOf(goal) * BigInt(goal), outcomes * 100n),
    sd: maxWin * Math.sqrt(chance * (1 - chance)),
    hit,
    maxWin,
    maxWinChance: hit,
  };
};

/** As likely low as high: the number of digits first. */
export const sampleParams = (rng: Rng): CometParams => {
  const slot = rng.below(2) === 0 ? 1 : 2;
  const highest = [300, 1_000, 10_000, 100_000, most][rng.below(5)] ?? most;
  const auto = leastCashOut + rng.below(highest - leastCashOut + 1);
  return { slot, ...(rng.below(8) === 0 ? {} : { auto }), limit: most };
};
