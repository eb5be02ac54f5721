/** The operators' calls about cash-outs: what waits, one of them with all that is known, and the decision. */
import { z } from 'zod';
import { cashOutStates } from '../../cash-out-states.ts';
import { endpoint } from '../../endpoint.ts';
import { moneyFacts, ruling, step } from './payments.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery, text } from '../../types.ts';

const base = '/back-office/api/v1/cash-outs';

const id = z.string().min(5).max(64);

/** What the player is told; the operator's own words stay in the audit log. */
export const cashOutRefusals = [
  'documents_needed',
  'address_not_allowed',
  'payment_not_yours',
  'rules_broken',
  'asked_by_player',
] as const;
export type CashOutRefusalCode = (typeof cashOutRefusals)[number];

/** `late`: on its way, and past its due time. `twice`: a card was paid after it had failed, and nobody has seen to it yet. */
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
  /** Why a person has to look at it, or what the player was told. */
  reason: z.string().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  dueAt: isoTime,
  late: z.boolean(),
  /** Operators who approved, and how many must. */
  approved: z.number().int(),
  needed: z.number().int(),
  facts: moneyFacts,
  /** What keeps it in review; `until`: it ends by itself then. */
  hold: z.object({ reason: z.string(), until: isoTime.nullable() }).nullable(),
});
export type OfficeCashOut = z.infer<typeof officeCashOut>;

const verificationState = z.enum(['none', 'pending', 'verified', 'rejected']);

/**
 * What keeps a part that was not handed over: a stop of all, something owed or a deposit that was reversed, an account that staff
 * locked or closed since the approval, a flag or asked-for proof of funds, a second factor that was taken away.
 */
export const legKeepers = ['stopped', 'debt', 'player_restricted', 'risk_review', 'factor_removed'] as const;
export type LegKeeper = (typeof legKeepers)[number];

const officeCashOutView = officeCashOut.extend({
  /** What the address receives. */
  net: amountAnswer,
  /** EUR for one unit, when it was asked for. */
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
    /** Players who asked for money to the same address. */
    alsoUsedBy: z.array(z.string()),
    /** Whose deposit address it is. */
    depositAddressOf: z.string().nullable(),
  }),
  steps: z.array(step),
  approvals: z.array(ruling),
  /** Of a cash-out in money. `MANUAL`: a person pays it. */
  legs: z.array(
    z.object({
      leg: z.number().int(),
      method: z.string(),
      amount: amountAnswer,
      status: z.enum(['waiting', 'sent', 'paid', 'failed']),
      reference: z.string().nullable(),
      /** An operator can say now that it is paid. */
      payable: z.boolean(),
      /** Nobody here can ask its gateway any more: a person finds out, and books it. */
      stranded: z.boolean(),
      /** Of a leg that a person pays: the failed one whose sum it is. */
      replaces: z.number().int().nullable(),
      /** Said before it is sent by bank; the gateway of what a card refused is asked then. */
      takeable: z.boolean(),
      /** Why nobody sends it now. */
      keptBy: z.enum(legKeepers).nullable(),
      /** The card was paid after all, so that nobody has to pay this. */
      calledOff: z.boolean(),
      takenBy: z.string().nullable(),
      takenAt: isoTime.nullable(),
      /** Of a leg that had failed. */
      paidLate: z
        .object({
          at: isoTime,
          /** Out of what was held; twice to the player; twice to an erased one; not booked while somebody sends it. */
          way: z.enum(['held', 'player', 'house']).nullable(),
          /** What was not in the player's wallet any more. */
          owed: amountAnswer,
          /** An operator has to see to it. */
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
  summary: 'Cash-outs of one queue: what waits for a person, what moves, what is late, what is over',
  access: 'staff:payments.read',
  rateLimit: 'read',
  query: pageQuery.extend({ queue: z.enum(cashOutQueues).default('waiting') }),
  answers: { 200: pageOf(officeCashOut) },
});

export const readCashOut = endpoint({
  name: 'readCashOut',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One cash-out with its player, what is known around it, its history and approvals',
  access: 'staff:payments.read',
  rateLimit: 'read',
  params: z.strictObject({ id }),
  answers: { 200: officeCashOutView },
});

export const approveCashOut = endpoint({
  name: 'approveCashOut',
  method: 'POST',
  path: `${base}/:id/approve`,
  summary: 'Approves a cash-out; above the threshold it leaves when a second operator has approved too',
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
    'Books a leg that an operator has paid at the bank, with the bank’s reference; kept ones only if taken before',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id, leg: z.coerce.number().int().min(1).max(60) }),
  body: z.strictObject({ reference: text(3, 140), reason: text(5, 500) }),
  answers: { 204: null },
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
  summary:
    'Says that this operator sends a leg by bank, while nothing keeps it; the gateway of what a card refused is asked first',
  ...legWord,
});

export const putLegBack = endpoint({
  name: 'putLegBack',
  method: 'POST',
  path: `${base}/:id/legs/:leg/let-go`,
  summary: 'Says that a leg that was taken was not paid by bank',
  ...legWord,
});

export const settleLateLeg = endpoint({
  name: 'settleLateLeg',
  method: 'POST',
  path: `${base}/:id/legs/:leg/settled`,
  summary: 'Says that a card that was paid on top of the bank or the wallet has been looked into',
  ...legWord,
});

export const refuseCashOut = endpoint({
  name: 'refuseCashOut',
  method: 'POST',
  path: `${base}/:id/refuse`,
  summary: 'Gives the money back to the player, with the reason',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ code: z.enum(cashOutRefusals), reason: text(5, 500) }),
  answers: { 200: z.object({ status: z.enum(cashOutStates) }) },
});
