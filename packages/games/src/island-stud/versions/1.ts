/** Island Stud, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import { anteRules, type AnteParams } from '../../cards/ante/ante-rules.ts';
import { handClass, handClasses } from '../../cards/poker-hands.ts';
import type { RtpProof } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import { bets, isBet, paidOn, qualifies, raise, raisePays, stud } from './1-hands.ts';
import { payoutsOf } from './1-payouts.ts';
import { shouldRaise } from './1-strategy.ts';

export * from './1-payouts.ts';

export const definition = {
  game: 'island-stud',
  version: '1',
  stream: 'PF-1',
  draw: 'cards = deck(1, 10): player, dealer, player, dealer …; the dealer’s first one is open, the others are face down until the choice',
  card: { rank: 'card >> 2, 0 = deuce … 12 = ace', suit: 'card & 3' },
  hands: {
    weakestFirst: handClasses,
    compared: 'the ranks that make the hand first, then the others; suits do not count',
  },
  params: { chips: { spots: bets, most: mostUnits, default: { ante: 1 } } },
  choice: { raise: 'stakes twice the ante', fold: 'loses the ante' },
  dealer: 'plays with ace and king or better',
  paysToOne: {
    ante: { unqualified: 1, won: 1, tied: 0 },
    raise: { unqualified: 0, won: raisePays, tied: 0 },
  },
  strategy: {
    'pair or better': 'raise',
    'below ace and king': 'fold',
    'ace and king':
      'raise if, over the 163,185 hands that the dealer may have with his open card, raising loses less than the ante in each',
  },
  forcedEnd: 'fold',
} as const;

export const params = z.strictObject({ chips: chipsSchema(isBet).default({ ante: 1 }) });

export const { init, legal, act, auto, view, settle, stakeUnits, bestAction, sampleAction } = anteRules({
  cards: { each: 5, board: 0 },
  open: { dealer: 1, board: 0 },
  ...{ action: 'raise', raise, strengthOf: stud, handOf: handClass, qualifies, paidOn },
  shouldRaise: ({ player, dealer }) => shouldRaise(player, dealer[0] ?? 0),
});

export const rtpProof = (given: Partial<AnteParams> = {}): RtpProof => exactProof(payoutsOf(params.parse(given)));

export const sampleParams = (rng: Rng): AnteParams => ({ chips: { ante: 1 + rng.below(4) } });
