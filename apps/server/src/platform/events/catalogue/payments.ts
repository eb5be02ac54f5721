/** What happens to deposits and withdrawals. */
import { cashOutStates } from '@carmine/contract/cash-out-states';
import { depositStates } from '@carmine/contract/deposits';
import { z } from 'zod';
import { defineEvent, type Payload } from '../define-event.ts';
import { amount, currency, playerId, rowId } from '../payload-fields.ts';

/** `deposit`: its public id. */
const deposit = z.object({
  playerId,
  depositId: rowId,
  deposit: z.string(),
  gateway: z.string(),
  currency,
  /** What was asked for, or what came. */
  amount,
  state: z.enum(depositStates),
  reason: z.string().nullable(),
  /** What of it went into what was owed, and what is owed from now on because it was taken back. */
  settled: amount.nullable(),
  owed: amount.nullable(),
});

export const depositCredited = defineEvent('deposit.credited', 1, deposit);
export const depositFailed = defineEvent('deposit.failed', 1, deposit);
export const depositInReview = defineEvent('deposit.review', 1, deposit);
export const depositReversed = defineEvent('deposit.reversed', 1, deposit);
export const depositRefused = defineEvent('deposit.refused', 1, deposit);
export const depositGivenBack = defineEvent('deposit.given_back', 1, deposit);
export type DepositEvent = typeof depositCredited;

/** `cashOut`: its public id. */
const cashOut = z.object({
  playerId,
  cashOut: z.string(),
  currency,
  amount,
  fee: amount,
  state: z.enum(cashOutStates),
  /** To cards and banks; otherwise coins. */
  inLegs: z.boolean(),
  reason: z.string().nullable(),
  byPerson: z.boolean(),
});

export const cashOutRequested = defineEvent('cash_out.requested', 1, cashOut);
export const cashOutApproved = defineEvent('cash_out.approved', 1, cashOut);
export const cashOutPaid = defineEvent('cash_out.paid', 1, cashOut);
export const cashOutReturned = defineEvent('cash_out.returned', 1, cashOut);
export type CashOutEvent = typeof cashOutRequested;

const lateLeg = z.object({
  playerId,
  cashOut: z.string(),
  leg: z.string(),
  currency,
  amount,
  /** What the books made of it. */
  way: z.enum(['noted', 'player', 'house']),
  /** Where anything is. */
  owed: amount.optional(),
  /** Where the player had the money already. */
  had: z.enum(['wallet', 'bank']),
});

export const legPaidLate = defineEvent('cash_out.leg_paid_late', 1, lateLeg);
export const cashOutPaidTwice = defineEvent('cash_out.paid_twice', 1, lateLeg);
export type LateWay = Payload<typeof legPaidLate>['way'];
