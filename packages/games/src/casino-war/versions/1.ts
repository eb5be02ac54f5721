/** Casino War, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { AnteParams, AnteView } from '../../cards/ante/ante-rules.ts';
import { rankOf, type Rank } from '../../cards/card-text.ts';
import type { ActResult, GameAction, GameEvent, Opening, RtpProof, Settlement } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits, paidE4, unitsOn } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import { asks, bets, decks, firstOf, isBet, outcomeOf, paidOn, raise, returnsE4 } from './1-cards.ts';
import { payoutsOf } from './1-payouts.ts';

export * from './1-payouts.ts';

export const definition = {
  game: 'casino-war',
  version: '1',
  stream: 'PF-1',
  draw: 'cards = deck(6, 4): player, dealer; then player, dealer for a war, hidden until there is one',
  card: { rank: 'card >> 2, 0 = deuce … 12 = ace', suit: 'card & 3, decides nothing' },
  params: { chips: { spots: bets, most: mostUnits, default: { ante: 1 } } },
  choice: {
    asked: 'on two equal ranks, in a round with an ante; any other round ends with the first two cards',
    war: 'stakes as much as the ante once more; a rank that is higher or equal wins',
    surrender: 'returns half of the ante',
  },
  /** Of one unit, stakes included, in 1/10,000; of the ante together with its war bet. */
  returnsE4,
  strategy: 'go to war',
  forcedEnd: 'surrender',
} as const;

interface WarState extends AnteParams {
  readonly player: number;
  readonly dealer: number;
  /** The cards of a war, whether there is one or not. */
  readonly hidden: readonly [mine: number, theirs: number];
  readonly choice: string | null;
}

export const params = z.strictObject({ chips: chipsSchema(isBet).default({ ante: 1 }) });

export const stakeUnits = ({ chips }: AnteParams): bigint => BigInt(unitsOn(chips));

const anteOf = ({ chips }: AnteParams): number => chips['ante'] ?? 0;
const isOver = (state: WarState): boolean =>
  state.choice !== null || anteOf(state) === 0 || !asks(firstOf(state.player, state.dealer));

/** The dealer's card comes face down and is turned over. */
const pairEvents = (place: number, [mine, theirs]: readonly [number, number]): GameEvent[] => [
  { type: 'card', to: 'player', card: mine },
  { type: 'card', to: 'dealer', card: null },
  { type: 'reveal', place, card: theirs },
];

export const init = ({ chips }: AnteParams, rng: Rng): Opening<WarState> => {
  const [player = 0, dealer = 0, mine = 0, theirs = 0] = rng.deck(decks, 4);
  const state: WarState = { chips, player, dealer, hidden: [mine, theirs], choice: null };
  const tie: GameEvent[] = firstOf(player, dealer) === 'equal' ? [{ type: 'tie' }] : [];
  return { state, events: [...pairEvents(0, [player, dealer]), ...tie], done: isOver(state) };
};

export const legal = (state: WarState): readonly string[] => (isOver(state) ? [] : ['war', 'surrender']);

export const act = (state: WarState, { type }: GameAction): ActResult<WarState> => {
  if (!legal(state).includes(type)) return { ok: false, reason: 'illegal_action' };
  const next = { ...state, choice: type };
  if (type === 'surrender')
    return { ok: true, step: { state: next, events: [{ type: 'fold' }], debitUnits: 0n, done: true } };
  const events = [{ type: 'raise' }, ...pairEvents(1, state.hidden)];
  return { ok: true, step: { state: next, events, debitUnits: BigInt(anteOf(state) * raise), done: true } };
};

/** Nobody's stake is raised for them. */
export const auto = (state: WarState): GameAction | null => (isOver(state) ? null : { type: 'surrender' });

export const bestAction = (state: WarState, unitsLeft?: bigint): GameAction | null => {
  if (isOver(state)) return null;
  return { type: unitsLeft !== undefined && unitsLeft < BigInt(anteOf(state) * raise) ? 'surrender' : 'war' };
};

const endOf = ({ player, dealer, hidden, choice }: WarState) => {
  const hand = firstOf(player, dealer);
  return { hand, outcome: outcomeOf(hand, choice === 'war' ? hidden : null) };
};

export const view = (state: WarState): AnteView<Rank> => {
  const over = isOver(state);
  const war = state.choice === 'war' ? state.hidden : [];
  const [player, dealer] = [
    [state.player, ...war.slice(0, 1)],
    [state.dealer, ...war.slice(1)],
  ];
  return {
    ...{ player, dealer, board: [], choice: state.choice, over },
    // The cards that decide: the last ones.
    hand: rankOf(player.at(-1) ?? 0),
    dealerHand: over ? rankOf(dealer.at(-1) ?? 0) : null,
    outcome: over && anteOf(state) > 0 ? endOf(state).outcome : null,
  };
};

export const settle = (state: WarState): Settlement => {
  const end = endOf(state);
  return {
    multiplierE4: paidE4(state.chips, (spot) => paidOn(end, spot)),
    lines: Object.entries(state.chips)
      .map(([spot, units]) => ({ name: spot, multiplierE4: BigInt(units) * paidOn(end, spot) }))
      .filter(({ multiplierE4 }) => multiplierE4 > 0n),
  };
};

export const rtpProof = (given: Partial<AnteParams> = {}): RtpProof => exactProof(payoutsOf(params.parse(given)));

export const sampleParams = (rng: Rng): AnteParams => {
  const spots = [bets.slice(0, 1), bets.slice(1), bets][rng.below(3)] ?? bets;
  return { chips: Object.fromEntries(spots.map((spot) => [spot, 1 + rng.below(3)])) };
};

export const sampleAction = (state: WarState, rng: Rng): GameAction | null =>
  isOver(state) ? null : { type: rng.below(2) === 0 ? 'surrender' : 'war' };
