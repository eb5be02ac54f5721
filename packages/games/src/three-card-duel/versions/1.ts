/** Three Card Duel, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import { anteRules, type AnteParams } from '../../cards/ante/ante-rules.ts';
import type { RtpProof } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import {
  bets,
  bonusPays,
  handOf,
  isBet,
  pairPlusPays,
  paidOn,
  qualifies,
  raise,
  shouldPlay,
  threeCardStrength,
} from './1-hands.ts';
import { payoutsOf } from './1-payouts.ts';

export * from './1-payouts.ts';

export const definition = {
  game: 'three-card-duel',
  version: '1',
  stream: 'PF-1',
  draw: 'cards = deck(1, 6): player, dealer, player, dealer, player, dealer; the dealer’s are face down until the choice',
  card: { rank: 'card >> 2, 0 = deuce … 12 = ace', suit: 'card & 3' },
  hands: {
    weakestFirst: 'high, pair, flush, straight, three, straight-flush; then by ranks, the pair first',
    straights: 'queen king ace is the highest, ace two three the lowest',
  },
  params: { chips: { spots: bets, most: mostUnits, default: { ante: 1 } } },
  choice: {
    play: 'stakes as much as the ante once more',
    fold: 'loses the ante; the bonus is not paid, pair-plus is',
    without: 'a round without an ante has no choice',
  },
  dealer: 'plays with a queen or better',
  paysToOne: {
    ante: { unqualified: 1, won: 1, tied: 0 },
    play: { unqualified: 0, won: 1, tied: 0 },
    bonus: bonusPays,
    'pair-plus': pairPlusPays,
  },
  strategy: 'play with queen, six, four or better',
  forcedEnd: 'fold',
} as const;

export const params = z.strictObject({ chips: chipsSchema(isBet).default({ ante: 1 }) });

export const { init, legal, act, auto, view, settle, stakeUnits, bestAction, sampleAction } = anteRules({
  cards: { each: 3, board: 0 },
  open: { dealer: 0, board: 0 },
  ...{ action: 'play', raise, strengthOf: threeCardStrength, handOf, qualifies, paidOn },
  shouldRaise: ({ player }) => shouldPlay(threeCardStrength(player)),
});

export const rtpProof = (given: Partial<AnteParams> = {}): RtpProof => exactProof(payoutsOf(params.parse(given)));

export const sampleParams = (rng: Rng): AnteParams => {
  const spots = [bets.slice(0, 1), bets.slice(1), bets][rng.below(3)] ?? bets;
  return { chips: Object.fromEntries(spots.map((spot) => [spot, 1 + rng.below(3)])) };
};
