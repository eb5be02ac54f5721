/** Events about deposits and withdrawals. */
import { cashOutStates } from '@carmine/contract/payments/cash-out-states';
import { depositStates } from '@carmine/contract/payments/deposits';
import { z } from 'zod';
import { defineEvent, type Payload } from '../define-event.ts';
import { amount, currency, operatorId, playerId, rowId } from '../payload-fields.ts';

/** `deposit`: its public id. */
const deposit = z.object({
  playerId,
  depositId: rowId,
  deposit: z.string(),
  gateway: z.string(),
  currency,
  /** The requested or the received amount. */
  amount,
  state: z.enum(depositStates),
  reason: z.string().nullable(),
  /** The part that settled a debt, and the debt created by a reversal. */
  settled: amount.nullable(),
  owed: amount.nullable(),
  /** Of a credit: the part that can be played with. */
  cash: amount.optional(),
  /** The public id of the case, of a part that was charged back, of another charge-back, and of money won back. */
  dispute: z.string().optional(),
  /** What was credited, where `amount` is a part of it. */
  whole: amount.optional(),
});

export const depositCredited = defineEvent('deposit.credited', 1, deposit);
export const depositFailed = defineEvent('deposit.failed', 1, deposit);
export const depositInReview = defineEvent('deposit.review', 1, deposit);
export const depositReversed = defineEvent('deposit.reversed', 1, deposit);
export const depositRefused = defineEvent('deposit.refused', 1, deposit);
/** The money of a charge-back came back. */
export const depositWonBack = defineEvent('deposit.won_back', 1, deposit);
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
  /** True for cards and banks, false for crypto. */
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
  /** How it was booked. */
  way: z.enum(['noted', 'player', 'house']),
  /** The debt, if any. */
  owed: amount.optional(),
  /** Where the player had received the money already. */
  had: z.enum(['wallet', 'bank']),
});

export const legPaidLate = defineEvent('cash_out.leg_paid_late', 1, lateLeg);
export const cashOutPaidTwice = defineEvent('cash_out.paid_twice', 1, lateLeg);
export type LateWay = Payload<typeof legPaidLate>['way'];

/** The account that transfers by bank go to, the first one or another; which one it is, only the player sees. */
export const bankAccountSet = defineEvent('bank_account.set', 1, z.object({ playerId }));

/** Of one gateway or asset. `operator`: absent if its books did not close. */
const rail = z.object({ rail: z.string(), reason: z.string(), operator: operatorId.optional() });

export const payoutsStopped = defineEvent('payouts.stopped', 1, rail);
export const payoutsResumed = defineEvent('payouts.resumed', 1, rail);
