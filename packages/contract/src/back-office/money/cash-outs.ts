/** The operators' calls about withdrawals: the queues, one withdrawal in full, and the decision. */
import { z } from 'zod';
import { cashOutStates } from '../../payments/cash-out-states.ts';
import { endpoint } from '../../endpoint.ts';
import { moneyFacts, ruling, step } from './payments.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery, text } from '../../types.ts';

const base = '/back-office/api/v1/cash-outs';

const id = z.string().min(5).max(64);

/** The reason that the player reads; the operator's own reason stays in the audit log. */
export const cashOutRefusals = [
  'documents_needed',
  'address_not_allowed',
  'payment_not_yours',
  'rules_broken',
  'asked_by_player',
] as const;
export type CashOutRefusalCode = (typeof cashOutRefusals)[number];

/** `late`: on its way, and past its due time. `twice`: a card was paid after it had failed, not handled yet. */
export const cashOutQueues = ['waiting', 'moving', 'late', 'twice', 'over'] as const;
export type CashOutQueueName = (typeof cashOutQueues)[number];

const officeCashOut = z.object({
  id: z.string(),
  player: z.object({ id: z.string(), name: z.string() }),
  method: z.string(),
  currency: currencyAnswer,
  amount: amountAnswer,
  fee: amountAnswer,
  amountEur: amountAnswer,
  address: z.string(),
  status: z.enum(cashOutStates),
  /** Why it needs a review, or the reason that the player read. */
  reason: z.string().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  dueAt: isoTime,
  late: z.boolean(),
  /** Operators who approved, and how many must. */
  approved: z.number().int(),
  needed: z.number().int(),
  facts: moneyFacts,
  /** What keeps it in review; `until`: when that ends automatically. */
  hold: z.object({ reason: z.string(), until: isoTime.nullable() }).nullable(),
});
export type OfficeCashOut = z.infer<typeof officeCashOut>;

const verificationState = z.enum(['none', 'pending', 'verified', 'rejected']);

/**
 * What holds a part that has not been sent: a stop, a debt or a reversed deposit, an account that an operator locked or closed since
 * the approval, a flag or requested proof of funds, a removed second factor.
 */
export const legKeepers = ['stopped', 'debt', 'player_restricted', 'risk_review', 'factor_removed'] as const;
export type LegKeeper = (typeof legKeepers)[number];

const officeCashOutView = officeCashOut.extend({
  /** What the address receives. */
  net: amountAnswer,
  /** EUR for one unit at the time of the request. */
  eurRate: z.string(),
  holder: z.object({
    email: z.string(),
    country: z.string().nullable(),
    status: z.string(),
    since: isoTime,
    identity: verificationState,
    bill: verificationState,
  }),
  addressFacts: z.object({
    paidBefore: z.number().int(),
    /** Players who requested withdrawals to the same address. */
    alsoUsedBy: z.array(z.string()),
    /** Whose deposit address it is. */
    depositAddressOf: z.string().nullable(),
  }),
  steps: z.array(step),
  approvals: z.array(ruling),
  /** Of a fiat withdrawal. `MANUAL`: an operator pays it. */
  legs: z.array(
    z.object({
      leg: z.number().int(),
      method: z.string(),
      amount: amountAnswer,
      status: z.enum(['waiting', 'sent', 'paid', 'failed']),
      reference: z.string().nullable(),
      /** An operator can book it as paid now. */
      payable: z.boolean(),
      /** Its gateway is no longer polled: an operator has to find out and book it. */
      stranded: z.boolean(),
      /** For a leg that an operator pays: the failed leg it replaces. */
      replaces: z.number().int().nullable(),
      /** Has to be taken before it is sent by bank transfer; the gateway of a failed card is asked then. */
      takeable: z.boolean(),
      /** Why it must not be sent now. */
      keptBy: z.enum(legKeepers).nullable(),
      /** The card was paid after all, so this must not be paid. */
      calledOff: z.boolean(),
      takenBy: z.string().nullable(),
      takenAt: isoTime.nullable(),
      /** Of a leg that had failed. */
      paidLate: z
        .object({
          at: isoTime,
          /** `held`: out of the hold; `player`: paid twice; `house`: paid twice to an erased player; `null`: not booked, because an operator is sending it. */
          way: z.enum(['held', 'player', 'house']).nullable(),
          /** The part that was no longer in the player's wallet. */
          owed: amountAnswer,
          /** An operator has to handle it. */
          open: z.boolean(),
          settledBy: z.string().nullable(),
          settledAt: isoTime.nullable(),
        })
        .nullable(),
    }),
  ),
  transaction: z.object({ txid: z.string(), confirmations: z.number().int() }).nullable(),
  stopped: z.object({ reason: z.string(), since: isoTime }).nullable(),
});
export type OfficeCashOutView = z.infer<typeof officeCashOutView>;

export const listCashOuts = endpoint({
  name: 'listCashOuts',
  method: 'GET',
  path: base,
  summary: 'Withdrawals of one queue: needs review, in progress, late, paid late, completed',
  access: 'staff:payments.read',
  rateLimit: 'read',
  query: pageQuery.extend({ queue: z.enum(cashOutQueues).default('waiting') }),
  answers: { 200: pageOf(officeCashOut) },
});

export const readCashOut = endpoint({
  name: 'readCashOut',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One withdrawal with its player, checks, history and approvals',
  access: 'staff:payments.read',
  rateLimit: 'read',
  params: z.strictObject({ id }),
  answers: { 200: officeCashOutView },
});

export const approveCashOut = endpoint({
  name: 'approveCashOut',
  method: 'POST',
  path: `${base}/:id/approve`,
  summary: 'Approves a withdrawal; above the threshold, a second operator has to approve too',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: text(5, 500) }),
  /** `more`: how many other operators still have to approve. */
  answers: { 200: z.object({ status: z.enum(cashOutStates), more: z.number().int() }) },
});

export const payLegByHand = endpoint({
  name: 'payLegByHand',
  method: 'POST',
  path: `${base}/:id/legs/:leg/paid`,
  summary:
    'Books a leg paid by bank transfer, with the bank’s reference; held legs only if taken before, one in a released file once two operators have read the same reference',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id, leg: z.coerce.number().int().min(1).max(60) }),
  body: z.strictObject({ reference: text(3, 140), reason: text(5, 500) }),
  /** `waits`: for another operator with the same reference. */
  answers: { 200: z.object({ waits: z.boolean() }) },
});

const legWord = {
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id, leg: z.coerce.number().int().min(1).max(60) }),
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 204: null },
} as const;

export const takeLeg = endpoint({
  name: 'takeLeg',
  method: 'POST',
  path: `${base}/:id/legs/:leg/taken`,
  summary: 'Takes a leg to send it by bank transfer, unless it is held; the gateway of a failed card is asked first',
  ...legWord,
});

export const putLegBack = endpoint({
  name: 'putLegBack',
  method: 'POST',
  path: `${base}/:id/legs/:leg/let-go`,
  summary: 'Marks a taken leg as not sent',
  ...legWord,
});

export const settleLateLeg = endpoint({
  name: 'settleLateLeg',
  method: 'POST',
  path: `${base}/:id/legs/:leg/settled`,
  summary: 'Marks a late card payment as handled',
  ...legWord,
});

export const refuseCashOut = endpoint({
  name: 'refuseCashOut',
  method: 'POST',
  path: `${base}/:id/refuse`,
  summary: 'Rejects a withdrawal with a reason; the money returns to the player’s wallet',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ code: z.enum(cashOutRefusals), reason: text(5, 500) }),
  answers: { 200: z.object({ status: z.enum(cashOutStates) }) },
});
