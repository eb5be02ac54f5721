/** The operators' calls about deposits, above all those that need an operator. */
import { z } from 'zod';
import { moneyFacts, ruling, step } from './payments.ts';
import { depositStates } from '../../payments/deposits.ts';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery, text } from '../../types.ts';

const base = '/back-office/api/v1/deposits';

const id = z.string().min(5).max(64);

/** `refunds`: refused, not refunded yet. */
export const depositQueues = ['review', 'refunds', 'open', 'over'] as const;
export type DepositQueueName = (typeof depositQueues)[number];

/** The reason that the player reads; the operator's own reason stays in the audit log. */
export const depositRefusals = [
  'amount_not_as_asked',
  'payer_is_not_you',
  'documents_needed',
  'rules_broken',
  'asked_by_player',
] as const;
export type DepositRefusalCode = (typeof depositRefusals)[number];

const refundStates = ['waiting', 'sent', 'by_hand', 'taken', 'paid'] as const;

const officeDeposit = z.object({
  id: z.string(),
  player: z.object({ id: z.string(), name: z.string() }),
  method: z.string(),
  currency: currencyAnswer,
  /** The requested amount. */
  amount: amountAnswer,
  amountEur: amountAnswer,
  /** The amount that the gateway reports, if it differs. */
  paid: z.object({ amount: amountAnswer, currency: currencyAnswer }).nullable(),
  status: z.enum(depositStates),
  reason: z.string().nullable(),
  /** For a refund: its state, and which operator took or booked it. */
  returning: z.object({ status: z.enum(refundStates), by: z.string().nullable() }).nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  facts: moneyFacts,
});
export type OfficeDeposit = z.infer<typeof officeDeposit>;

const officeDepositView = officeDeposit.extend({
  /** The gateway's reference. */
  reference: z.string().nullable(),
  country: z.string(),
  /** Above zero only if a credit is possible: operators who approved it, and how many must. */
  approved: z.number().int(),
  needed: z.number().int(),
  creditable: z.boolean(),
  steps: z.array(step),
  rulings: z.array(ruling),
  /** The refund. Without an amount if what arrived is unknown. */
  refund: z
    .object({
      amount: amountAnswer.nullable(),
      currency: currencyAnswer.nullable(),
      /** `taken`: an operator is sending it by bank. */
      status: z.enum(refundStates),
      /** How it was refunded, once it is. */
      way: z.enum(['gateway', 'bank']).nullable(),
      /** Who took it, who booked it as sent, and who settled it if it was refunded twice. */
      takenBy: z.string().nullable(),
      takenAt: isoTime.nullable(),
      bookedBy: z.string().nullable(),
      bookedAt: isoTime.nullable(),
      settledBy: z.string().nullable(),
      settledAt: isoTime.nullable(),
      /** Its gateway refunded it although it was taken; if it was also paid by bank, it was refunded twice, until that is settled. */
      gatewayPaidAt: isoTime.nullable(),
      twice: z.boolean(),
      /** Its gateway is no longer polled: an operator has to find out and book it. */
      stranded: z.boolean(),
      attempt: z.number().int(),
      reference: z.string().nullable(),
      updatedAt: isoTime,
    })
    .nullable(),
});
export type OfficeDepositView = z.infer<typeof officeDepositView>;

export const listDeposits = endpoint({
  name: 'listDeposits',
  method: 'GET',
  path: base,
  summary: 'Deposits of one queue: needs review, refunds, in progress, completed',
  access: 'staff:payments.read',
  rateLimit: 'read',
  query: pageQuery.extend({ queue: z.enum(depositQueues).default('review') }),
  answers: { 200: pageOf(officeDeposit) },
});

export const readDeposit = endpoint({
  name: 'readDeposit',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One deposit with its checks, history and decisions',
  access: 'staff:payments.read',
  rateLimit: 'read',
  params: z.strictObject({ id }),
  answers: { 200: officeDepositView },
});

export const creditDeposit = endpoint({
  name: 'creditDeposit',
  method: 'POST',
  path: `${base}/:id/credit`,
  summary: 'Credits the amount received; above the threshold, a second operator has to approve too',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 200: z.object({ status: z.enum(depositStates), more: z.number().int() }) },
});

export const refuseDeposit = endpoint({
  name: 'refuseDeposit',
  method: 'POST',
  path: `${base}/:id/refuse`,
  summary: 'Rejects a deposit; what was received is refunded to its payer',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ code: z.enum(depositRefusals), reason: text(5, 500) }),
  answers: { 200: z.object({ status: z.enum(depositStates) }) },
});

const refundWord = {
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 204: null },
} as const;

export const takeRefund = endpoint({
  name: 'takeRefund',
  method: 'POST',
  path: `${base}/:id/refund/taken`,
  summary: 'Takes a refund to send it by bank transfer; its gateway is no longer asked to refund it',
  ...refundWord,
});

export const letRefundGo = endpoint({
  name: 'letRefundGo',
  method: 'POST',
  path: `${base}/:id/refund/let-go`,
  summary: 'Marks a taken refund as not sent',
  ...refundWord,
});

export const settleTwice = endpoint({
  name: 'settleTwice',
  method: 'POST',
  path: `${base}/:id/refund/settled`,
  summary: 'Marks a deposit that was refunded twice as settled',
  ...refundWord,
});

export const bookRefund = endpoint({
  name: 'bookRefund',
  method: 'POST',
  path: `${base}/:id/refund/paid`,
  summary: 'Books a taken refund as sent by bank transfer, with its reference',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reference: text(3, 140), reason: text(5, 500) }),
  answers: { 204: null },
});
