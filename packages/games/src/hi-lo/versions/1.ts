/** Hi-Lo, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, GameAction, GameEvent, Opening, RtpProof, Settlement, Step } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import {
  isRight,
  longShotOutcomes,
  mostE4,
  mostStop,
  rightRanks,
  strategyGoal,
  strategyOutcomes,
  worthE4Of,
  type Guess,
  type HiLoParams,
  type StrategyOutcomes,
} from './1-odds.ts';

export * from './1-odds.ts';

export interface HiLoState extends HiLoParams {
  /** The first card, and one more for every guess. */
  readonly cards: readonly number[];
  readonly guesses: readonly Guess[];
  readonly over: boolean;
  /** Nobody guessed in time: the stake is returned. */
  readonly voided: boolean;
}

export interface HiLoView extends Record<string, unknown> {
  readonly cards: readonly number[];
  readonly guesses: readonly Guess[];
  readonly over: boolean;
  readonly worthE4: number;
  /** What the round would be worth after a right guess; null where there is no such guess. */
  readonly higherE4: number | null;
  readonly lowerE4: number | null;
}

const leastMost = 20_000;

export const definition = {
  game: 'hi-lo',
  version: '1',
  stream: 'PF-1',
  draw: 'each card is below(52) of a fresh pack, the first before the first guess; rank = card >> 2, from 0 (deuce) to 12 (ace)',
  params: {
    stop: { least: 0, most: mostStop, default: 0 },
    most: { unit: '1/10000', least: leastMost, most: mostE4, default: mostE4 },
  },
  right: {
    higher: 'next >= rank; next > rank on a deuce; not offered on an ace',
    lower: 'next <= rank; next < rank on an ace; not offered on a deuce',
  },
  multiplierE4: 'floor(9900 * 13^guesses / product of the ranks that would have been right), 0 after a wrong guess',
  limit:
    'no guess is offered that would be worth more than most; where none is left, and after stop guesses, the round is cashed out',
  strategy: 'the likelier side, cashed out after stop guesses, or after 5 where stop is 0',
  expiry: 'after 24 hours: take, or the stake is returned where nothing was guessed',
} as const;

export const params = z.strictObject({
  stop: z.int().min(0).max(mostStop).default(0),
  most: z.int().min(leastMost).max(mostE4).default(mostE4),
});

const guessTypes = ['higher', 'lower'] as const;
const rankOf = (card: number | undefined): number => (card ?? 0) >> 2;
const lastRank = ({ cards }: HiLoState): number => rankOf(cards.at(-1));

/** Of the guesses made. */
const productOf = ({ cards, guesses }: HiLoState): bigint =>
  guesses.reduce((product, guess, index) => product * BigInt(rightRanks(rankOf(cards[index]), guess)), 1n);

const isLost = ({ cards, guesses }: HiLoState): boolean =>
  guesses.some((guess, index) => !isRight(rankOf(cards[index]), guess, rankOf(cards[index + 1])));

/** Undefined where there is no such guess, or where it would be worth more than the house may pay. */
const nextE4Of = (state: HiLoState, guess: Guess): bigint | undefined => {
  const right = rightRanks(lastRank(state), guess);
  if (state.over || right === 0) return undefined;
  const next = worthE4Of(state.guesses.length + 1, productOf(state) * BigInt(right));
  return next <= BigInt(state.most) ? next : undefined;
};

const guessesOf = (state: HiLoState): readonly Guess[] =>
  guessTypes.filter((guess) => nextE4Of(state, guess) !== undefined);

export const init = ({ stop, most }: HiLoParams, rng: Rng): Opening<HiLoState> => {
  const card = rng.below(52);
  return {
    state: { stop, most, cards: [card], guesses: [], over: false, voided: false },
    events: [{ type: 'dealt', card }],
    done: false,
  };
};

export const legal = (state: HiLoState): readonly string[] => {
  if (state.over) return [];
  return [...(state.guesses.length > 0 ? ['take'] : []), ...guessesOf(state)];
};

const ended = (state: HiLoState, events: readonly GameEvent[]): { ok: true; step: Step<HiLoState> } => ({
  ok: true,
  step: { state: { ...state, over: true }, events, done: true, debitUnits: 0n },
});

export const act = (state: HiLoState, { type }: GameAction, rng: Rng): ActResult<HiLoState> => {
  // The house's own action: players are not offered it.
  if (type === 'void' && !state.over && state.guesses.length === 0)
    return ended({ ...state, voided: true }, [{ type: 'voided' }]);
  if (type === 'take' && !state.over && state.guesses.length > 0) return ended(state, [{ type: 'taken' }]);
  const guess = guessTypes.find((one) => one === type);
  if (guess === undefined || nextE4Of(state, guess) === undefined) return { ok: false, reason: 'illegal_action' };
  const card = rng.below(52);
  const next = { ...state, cards: [...state.cards, card], guesses: [...state.guesses, guess] };
  if (!isRight(lastRank(state), guess, rankOf(card))) return ended(next, [{ type: 'wrong', card }]);
  const right: GameEvent = { type: 'right', card };
  if (next.guesses.length === state.stop || guessesOf(next).length === 0)
    return ended(next, [right, { type: 'taken' }]);
  return { ok: true, step: { state: next, events: [right], done: false, debitUnits: 0n } };
};

/** Nobody comes back: what was guessed is taken; where nothing was, the stake is returned. */
export const auto = (state: HiLoState): GameAction | null =>
  state.over ? null : { type: state.guesses.length > 0 ? 'take' : 'void' };

export const bestAction = (state: HiLoState): GameAction | null => {
  if (state.over) return null;
  const likelier = lastRank(state) <= 6 ? 'higher' : 'lower';
  const goesOn = state.guesses.length < strategyGoal(state) && nextE4Of(state, likelier) !== undefined;
  return { type: goesOn ? likelier : 'take' };
};

const worthOf = (state: HiLoState): bigint => {
  if (state.voided) return 10_000n;
  return isLost(state) ? 0n : worthE4Of(state.guesses.length, productOf(state));
};

const numberOrNull = (value: bigint | undefined): number | null => (value === undefined ? null : Number(value));

export const view = (state: HiLoState): HiLoView => ({
  cards: state.cards,
  guesses: state.guesses,
  over: state.over,
  worthE4: Number(worthOf(state)),
  higherE4: numberOrNull(nextE4Of(state, 'higher')),
  lowerE4: numberOrNull(nextE4Of(state, 'lower')),
});

export const settle = (state: HiLoState): Settlement => {
  const multiplierE4 = worthOf(state);
  return { multiplierE4, lines: multiplierE4 > 0n ? [{ name: `${state.guesses.length} right`, multiplierE4 }] : [] };
};

const proofOf = ({ payouts, total }: StrategyOutcomes): RtpProof => ({
  ...exactProof({ payouts, total, highestE4: payouts.at(-1)?.multiplierE4 ?? 0n }),
  method: 'dp',
});

/** Of the published strategy, the highest win and its chance too: other guesses may pay more. */
export const rtpProof = (given: Partial<HiLoParams> = {}): RtpProof => proofOf(strategyOutcomes(params.parse(given)));

/** Of the play that can pay the most. */
export const longShotProof = (guesses?: number): RtpProof => proofOf(longShotOutcomes(guesses));

export const sampleParams = (rng: Rng): HiLoParams => ({
  stop: rng.below(2) === 0 ? 0 : 1 + rng.below(mostStop),
  most: mostE4,
});

export const sampleAction = (state: HiLoState, rng: Rng): GameAction | null => {
  const choices = legal(state);
  const type = choices[0] === 'take' && rng.below(4) === 0 ? 'take' : choices[rng.below(choices.length || 1)];
  return type === undefined ? null : { type };
};
