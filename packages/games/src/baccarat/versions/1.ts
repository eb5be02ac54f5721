/** Baccarat, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, GameEvent, Opening, RtpProof, Settlement } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits, paidE4 } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import {
  bankerDraws,
  bets,
  decks,
  isBet,
  isNatural,
  paidOn,
  paysE4,
  playerDraws,
  totalOf,
  valueOf,
  winnerOf,
  type End,
  type Winner,
} from './1-hands.ts';
import { payoutsOf, type BaccaratParams } from './1-payouts.ts';

export * from './1-hands.ts';
export * from './1-payouts.ts';

export interface BaccaratState extends BaccaratParams {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

export interface BaccaratView extends Record<string, unknown> {
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly winner: Winner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export const definition = {
  game: 'baccarat',
  version: '1',
  stream: 'PF-1',
  draw: 'cards = deck(8, 6): player, banker, player, banker, then the third cards as the rules call for them',
  values: '2 to 9 as they say, 10 J Q K 0, A 1; a hand counts the last digit of its sum',
  natural: 'a total of 8 or 9 of two cards: nobody draws',
  player: 'draws at 0 to 5',
  banker: {
    withoutPlayersThird: 'draws at 0 to 5',
    atPlayersThird: { '0 1 2': 'any', '3': 'any but 8', '4': '2 to 7', '5': '4 to 7', '6': '6 or 7', '7': 'none' },
  },
  params: { chips: { most: mostUnits, default: { banker: 1 } } },
  paysE4: Object.fromEntries(Object.entries(paysE4).map(([bet, pays]) => [bet, Number(pays)])),
  tie: 'player and banker are returned',
  pair: 'the first two cards of a side have the same rank',
} as const;

export const params = z.strictObject({ chips: chipsSchema(isBet).default({ banker: 1 }) });

const rankOf = (card: number): number => card >> 2;
const totalOfCards = (cards: readonly number[]): number => totalOf(cards.map((card) => valueOf(rankOf(card))));

/** Both hands as the rules draw them. */
const dealt = (cards: readonly number[]): Pick<BaccaratState, 'player' | 'banker'> => {
  const [a = 0, b = 0, c = 0, d = 0, ...thirds] = cards;
  const [player, banker] = [
    [a, c],
    [b, d],
  ];
  const [playerTotal, bankerTotal] = [totalOfCards(player), totalOfCards(banker)];
  if (isNatural(playerTotal, bankerTotal)) return { player, banker };
  const third = playerDraws(playerTotal) ? thirds.shift() : undefined;
  const draws = bankerDraws(bankerTotal, third === undefined ? undefined : valueOf(rankOf(third)));
  return {
    player: third === undefined ? player : [...player, third],
    banker: draws ? [...banker, thirds[0] ?? 0] : banker,
  };
};

export const endOf = ({ player, banker }: Pick<BaccaratState, 'player' | 'banker'>): End => {
  const isPair = ([one = 0, two = 0]: readonly number[]): boolean => rankOf(one) === rankOf(two);
  return {
    winner: winnerOf(totalOfCards(player), totalOfCards(banker)),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
};

const eventsOf = ({ player, banker }: Pick<BaccaratState, 'player' | 'banker'>): GameEvent[] => {
  const card = (to: string, one: number | undefined): GameEvent[] =>
    one === undefined ? [] : [{ type: 'card', to, card: one }];
  return [0, 1, 2].flatMap((place) => [...card('player', player[place]), ...card('banker', banker[place])]);
};

export const init = ({ chips }: BaccaratParams, rng: Rng): Opening<BaccaratState> => {
  const state = { chips, ...dealt(rng.deck(decks, 6)) };
  return { state, events: eventsOf(state), done: true };
};

export const act = (): ActResult<BaccaratState> => ({ ok: false, reason: 'illegal_action' });

export const view = (state: BaccaratState): BaccaratView => ({
  player: state.player,
  banker: state.banker,
  playerTotal: totalOfCards(state.player),
  bankerTotal: totalOfCards(state.banker),
  ...endOf(state),
});

export const settle = (state: BaccaratState): Settlement => {
  const end = endOf(state);
  return {
    multiplierE4: paidE4(state.chips, (spot) => paidOn(end, spot)),
    lines: Object.entries(state.chips)
      .map(([spot, units]) => ({ name: spot, multiplierE4: BigInt(units) * paidOn(end, spot) }))
      .filter(({ multiplierE4 }) => multiplierE4 > 0n),
  };
};

export const rtpProof = (given: Partial<BaccaratParams> = {}): RtpProof => exactProof(payoutsOf(params.parse(given)));

export const sampleParams = (rng: Rng): BaccaratParams => ({
  chips: Object.fromEntries(
    Array.from({ length: 1 + rng.below(3) }, () => [bets[rng.below(bets.length)] ?? 'banker', 1 + rng.below(3)]),
  ),
});
