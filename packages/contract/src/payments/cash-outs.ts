/** Withdrawals of crypto: the request, its cost, its checklist and its progress. */
import { z } from 'zod';
import { gatewayWord, payment } from './deposits.ts';
import { endpoint } from '../endpoint.ts';
import { payoutTargets } from './payment-methods.ts';
import { amountAnswer, amountRequest, currencyAnswer, currencyRequest, isoTime } from '../types.ts';

const base = '/profile-service/api/v1/profile';

export const postCryptoWithdraw = endpoint({
  name: 'postCryptoWithdraw',
  method: 'POST',
  path: `${base}/crypto/withdraw`,
  summary: 'Requests a crypto withdrawal; the amount leaves the playable balance at once',
  access: 'cashier',
  rateLimit: 'payment',
  idempotency: 'optional',
  body: z.strictObject({
    amount: amountRequest,
    currency: currencyRequest,
    address: z.string().max(200).nullish(),
  }),
  answers: { 201: payment },
});

export const cashOutQuote = z.object({
  currency: currencyAnswer,
  amount: amountAnswer,
  /** Part of the amount. */
  fee: amountAnswer,
  /** What the address receives. */
  net: amountAnswer,
  amountEur: amountAnswer,
  feeEur: amountAnswer,
  /** Latest time, unless an operator has to review it. */
  dueAt: isoTime,
});
export type CashOutQuote = z.infer<typeof cashOutQuote>;

export const getCryptoWithdrawQuote = endpoint({
  name: 'getCryptoWithdrawQuote',
  method: 'GET',
  path: `${base}/crypto/withdraw/quote`,
  summary: 'Current cost of a crypto withdrawal of this amount; moves no money',
  access: 'cashier',
  rateLimit: 'read',
  query: z.strictObject({ currency: currencyRequest, amount: amountRequest }),
  answers: { 200: cashOutQuote },
});

const fiatBody = z.strictObject({ amount: amountRequest, currency: currencyRequest });

const planName = z.string().max(64);

const fiatQuote = z.object({
  currency: currencyAnswer,
  amount: amountAnswer,
  amountEur: amountAnswer,
  fee: amountAnswer,
  /** What is sent in all legs. */
  net: amountAnswer,
  /** `method`: a gateway's code, or `MANUAL` for what an operator pays. */
  legs: z.array(
    z.object({
      ...{ method: z.string(), methodName: z.string().optional() },
      /** What is sent, and what it costs in addition. */
      ...{ currency: currencyAnswer, amount: amountAnswer, fee: amountAnswer, target: z.enum(payoutTargets) },
    }),
  ),
  dueAt: isoTime,
  /** Names these legs and fees; to be sent with the request, which is refused if it would be paid in another way by then. */
  plan: planName,
});
export type FiatQuoteAnswer = z.infer<typeof fiatQuote>;

export const postFiatWithdrawQuote = endpoint({
  name: 'postFiatWithdrawQuote',
  method: 'POST',
  path: `${base}/fiat/withdraw/quote`,
  summary: 'Route, fee and time of a fiat withdrawal of this amount; moves no money',
  access: 'cashier',
  rateLimit: 'read',
  body: fiatBody,
  answers: { 200: fiatQuote },
});

export const postFiatWithdraw = endpoint({
  name: 'postFiatWithdraw',
  method: 'POST',
  path: `${base}/fiat/withdraw`,
  summary: 'Requests a fiat withdrawal; the amount leaves the playable balance at once and is paid in legs',
  access: 'cashier',
  rateLimit: 'payment',
  idempotency: 'optional',
  /** `plan`: of the quote that the player has confirmed; 409 `plan_changed` if it no longer holds. */
  body: fiatBody.extend({ plan: planName.optional() }),
  answers: { 201: payment },
});

/** `gateway`: the path of an e-wallet. */
export const postGatewayWithdraw = endpoint({
  name: 'postGatewayWithdraw',
  method: 'POST',
  path: `${base}/:gateway/withdraw`,
  summary: 'Requests a withdrawal to the player’s own e-wallet, once no other method must be paid back first',
  access: 'cashier',
  rateLimit: 'payment',
  idempotency: 'optional',
  params: z.strictObject({ gateway: gatewayWord }),
  body: fiatBody,
  answers: { 201: payment },
});

export const getWithdraw = endpoint({
  name: 'getWithdraw',
  method: 'GET',
  path: `${base}/withdraw/:id`,
  summary: 'One withdrawal of the player',
  access: 'cashier',
  rateLimit: 'read',
  params: z.strictObject({ id: z.string().max(40) }),
  answers: { 200: payment },
});

/** The first, `payouts_full` and the last four are listed only while they block; `day` if there is a limit; `by_bank` if an operator pays a part; `staked` only if wagering can be left. */
export const checklistCodes = [
  'paused',
  'minimum',
  'identity',
  'address',
  'funds',
  'maximum',
  'day',
  'payouts_full',
  'by_bank',
  'staked',
  'debt',
  'hold',
  'network_busy',
  'network_down',
] as const;

const checklistItem = z.object({
  ...{ code: z.enum(checklistCodes), done: z.boolean(), link: z.string().optional() },
  /** In English; clients with their own texts word it by `code` and the fields below. */
  message: z.string(),
  /** Depends on an amount, and none was given: `done` is unknown. */
  unjudged: z.literal(true).optional(),
  /** In the list's currency. `minimum`: the minimum and, if it does not apply, the whole balance; `staked`: what is left to wager. */
  amounts: z.array(amountAnswer).optional(),
  /** Of the payment methods that cannot pay. */
  names: z.array(z.string()).optional(),
  owed: z.object({ currency: currencyAnswer, amount: amountAnswer }).optional(),
  /** It ends by itself then. */
  until: isoTime.optional(),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

export const cashOutChecklist = z.object({
  currency: currencyAnswer,
  /**
   * Whether a request for this amount would be accepted now. Reviews are not considered: their reason may be a suspicion that must not
   * be disclosed. Such a request is accepted, and its state is `review`.
   */
  payable: z.boolean(),
  items: z.array(checklistItem),
});
export type CashOutChecklist = z.infer<typeof cashOutChecklist>;

export const getCashOutChecklist = endpoint({
  name: 'getCashOutChecklist',
  method: 'GET',
  path: `${base}/cashout-checklist`,
  summary: 'Checklist before a withdrawal of this amount; without one, items that depend on it are not checked',
  access: 'cashier',
  rateLimit: 'read',
  query: z.strictObject({ currency: currencyRequest, amount: amountRequest.optional() }),
  answers: { 200: cashOutChecklist },
});
