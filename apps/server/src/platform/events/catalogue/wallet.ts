/** Events about the ledger, bonuses during play, and jackpots. All are published by database functions. */
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';
import { currency, operatorId, playerId, rowId } from '../payload-fields.ts';

export const booksBroken = defineEvent('ledger.invariant_broken', 1, z.object({ reason: z.string() }));

const byOperator = z.object({ reason: z.string(), operator: operatorId });

export const withdrawalsStopped = defineEvent('withdrawals.stopped', 1, byOperator);
export const withdrawalsResumed = defineEvent('withdrawals.resumed', 1, byOperator);

const whole = z.string().regex(/^\d{1,19}$/);

/** `amount`: subunits that became cash, or were removed or given back. */
const bonus = z.object({ playerId, bonusId: rowId, currency, amount: whole });

export const bonusCompleted = defineEvent('bonus.completed', 1, bonus, {
  unheard: 'the frame that played the round tells its player',
});
export const bonusLost = defineEvent('bonus.lost', 1, bonus, {
  unheard: 'the frame that played the round shows what is left',
});

const bonusMoved = (unheard: string) => ({ unheard });
export const bonusRemoved = defineEvent(
  'bonus.removed',
  1,
  bonus.extend({ reason: z.enum(['cancelled', 'expired', 'cash_out', 'deposit_reversed', 'forfeited']) }),
  bonusMoved('whoever removes it tells its player'),
);
/** The house refused the withdrawal that had removed it. */
export const bonusRestored = defineEvent('bonus.restored', 1, bonus, bonusMoved('the refused withdrawal is told'));
/** The same, while another bonus is active: it is granted again later. */
export const bonusNotRestored = defineEvent('bonus.not_restored', 1, bonus, bonusMoved('nothing grants bonuses yet'));

export const jackpotWon = defineEvent(
  'jackpot.won',
  1,
  z.object({ poolId: rowId, roundId: rowId, playerId, eurCents: whole }),
  { unheard: 'the frame that played the round tells its player, and the lists read the wins themselves' },
);
