/** Events about the ledger, rounds that the house ends, bonuses during play, and jackpots. All are published by database functions. */
import { roundEndReasons } from '@carmine/contract/games/round-ends';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';
import { currency, moment, operatorId, playerId, rowId } from '../payload-fields.ts';

export const booksBroken = defineEvent('ledger.invariant_broken', 1, z.object({ reason: z.string() }));

const byOperator = z.object({ reason: z.string(), operator: operatorId });

export const withdrawalsStopped = defineEvent('withdrawals.stopped', 1, byOperator);
export const withdrawalsResumed = defineEvent('withdrawals.resumed', 1, byOperator);

const whole = z.string().regex(/^\d{1,19}$/);

/** Of a player's own. `round`: its public id; `game`: the game's id; `name`: what players know it by. */
const round = z.object({ playerId, round: z.string(), game: z.string(), name: z.string() });

export const roundExpiresSoon = defineEvent('round.expires_soon', 1, round.extend({ until: moment }));

/** By the house, in the player's place. `action`: the last one, as the game names it; `payout`: subunits that the whole round paid. */
export const roundEnded = defineEvent(
  'round.ended',
  1,
  round.extend({
    currency,
    payout: whole,
    reason: z.enum(roundEndReasons),
    action: z.string(),
  }),
);

/** `amount`: subunits that became cash, or were removed or given back. */
const bonus = z.object({ playerId, bonusId: rowId, currency, amount: whole });

export const bonusCompleted = defineEvent('bonus.completed', 1, bonus);
export const bonusLost = defineEvent('bonus.lost', 1, bonus);
export const bonusRemoved = defineEvent(
  'bonus.removed',
  1,
  bonus.extend({ reason: z.enum(['cancelled', 'expired', 'cash_out', 'deposit_reversed', 'forfeited']) }),
);
/** The house refused the withdrawal that had removed it. */
export const bonusRestored = defineEvent('bonus.restored', 1, bonus);
/** The same, while another bonus is active: it is granted again later. */
export const bonusNotRestored = defineEvent('bonus.not_restored', 1, bonus);

export const jackpotWon = defineEvent(
  'jackpot.won',
  1,
  z.object({ poolId: rowId, roundId: rowId, playerId, eurCents: whole }),
  { unheard: 'the frame that played the round tells its player, and the lists read the wins themselves' },
);
