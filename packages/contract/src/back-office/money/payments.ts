/** What the operators' calls about payments share, and the counts beside their navigation. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime } from '../../types.ts';

/** A player's money with us so far, in EUR. */
export const moneyFacts = z.object({
  deposits: z.number().int(),
  depositedEur: amountAnswer,
  firstDepositAt: isoTime.nullable(),
  /** Deposits that were reversed after they were credited. */
  undone: z.number().int(),
  /** What the player owes for them; no withdrawal is paid while anything is owed. */
  debts: z.array(z.object({ currency: currencyAnswer, amount: amountAnswer })),
  cashOuts: z.number().int(),
  cashedOutEur: amountAnswer,
  /** Withdrawals of the last 24 hours, paid or in progress. */
  dayEur: amountAnswer,
});
export type MoneyFactsAnswer = z.infer<typeof moneyFacts>;

export const step = z.object({ to: z.string(), reason: z.string().nullable(), at: isoTime });
export type StepAnswer = z.infer<typeof step>;

/** One operator's decision; `self`: the reader's own. */
export const ruling = z.object({
  operator: z.string(),
  self: z.boolean(),
  /** Invited by another approver, or the inviter of one, without a third person. */
  oneChain: z.boolean(),
  verdict: z.enum(['approve', 'refuse']),
  reason: z.string(),
  at: isoTime,
});
export type RulingAnswer = z.infer<typeof ruling>;

export const countPayments = endpoint({
  name: 'countPayments',
  method: 'GET',
  path: '/back-office/api/v1/payments/counts',
  summary: 'Number of payments that need an operator',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: {
    200: z.object({
      cashOutsWaiting: z.number().int(),
      cashOutsLate: z.number().int(),
      /** With a card that was paid after it had failed, not handled yet. */
      cashOutsTwice: z.number().int(),
      deposits: z.number().int(),
      /** Refunds that only an operator can send. */
      refunds: z.number().int(),
      /** Waiting for an answer. */
      disputes: z.number().int(),
    }),
  },
});
export type PaymentCounts = z.infer<(typeof countPayments.answers)[200]>;
