/** Harbour Hold'em, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import { anteRules, type AnteParams } from '../../cards/ante/ante-rules.ts';
import { bestStrength } from '../../cards/best-of-seven.ts';
import { handClass, handClasses } from '../../cards/poker-hands.ts';
import type { RtpProof } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import { antePays, bets, isBet, paidOn, qualifies, raise } from './1-hands.ts';
import { payoutsOf } from './1-payouts.ts';
import { shouldCall } from './1-strategy.ts';

export * from './1-payouts.ts';

export const definition = {
  game: 'harbour-holdem',
  version: '1',
  stream: 'PF-1',
  draw: 'cards = deck(1, 9): player, dealer, player, dealer, then five of the board; the dealer’s and the last two of the board are face down until the choice',
  card: { rank: 'card >> 2, 0 = deuce … 12 = ace', suit: 'card & 3' },
  hands: {
    weakestFirst: handClasses,
    compared:
      'the best five of seven, the own two and the board; the ranks that make the hand first, then the others; suits do not count',
  },
  params: { chips: { spots: bets, most: mostUnits, default: { ante: 1 } } },
  choice: { call: 'stakes twice the ante', fold: 'loses the ante' },
  dealer: 'plays with a pair of fours or better',
  paysToOne: {
    ante: { unqualified: antePays, won: antePays, tied: 0 },
    call: { unqualified: 0, won: 1, tied: 0 },
  },
  strategy:
    'call if it loses less than the ante, over the 1,070,190 ways in which the board’s last two cards and the dealer’s two may come',
  forcedEnd: 'fold',
} as const;

export const params = z.strictObject({ chips: chipsSchema(isBet).default({ ante: 1 }) });

export const { init, legal, act, auto, view, settle, stakeUnits, bestAction, sampleAction } = anteRules({
  cards: { each: 2, board: 5 },
  open: { dealer: 0, board: 3 },
  ...{ action: 'call', raise, strengthOf: bestStrength, handOf: handClass, qualifies, paidOn },
  shouldRaise: ({ player, board }) => shouldCall(player, board),
});

export const rtpProof = (given: Partial<AnteParams> = {}): RtpProof => exactProof(payoutsOf(params.parse(given)));

export const sampleParams = (rng: Rng): AnteParams => ({ chips: { ante: 1 + rng.below(4) } });
