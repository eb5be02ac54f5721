/** Deposits: starting one, the state of a payment, the history, and the providers' notifications. */
import { z } from 'zod';
import { cashOutStates } from './cash-out-states.ts';
import { checkout, type Presentation } from './checkout.ts';
import { endpoint } from '../endpoint.ts';
import { payoutTargets } from './payment-methods.ts';
import {
  amountAnswer,
  amountRequest,
  currencyAnswer,
  currencyRequest,
  isoTime,
  pageAnswer,
  pageOf,
  pageQuery,
  text,
} from '../types.ts';

const base = '/profile-service/api/v1/profile';

export const depositStates = [
  'created',
  'pending',
  'review',
  'credited',
  'failed',
  'expired',
  'cancelled',
  'refunded',
  'charged_back',
] as const;
export type DepositState = (typeof depositStates)[number];

const direction = z.enum(['deposit', 'withdraw']);

const moved = {
  /** A gateway's code, or the currency of a chain. */
  method: z.string(),
  /** The gateway's name as players know it. */
  methodName: z.string().optional(),
  currency: currencyAnswer,
  amount: amountAnswer,
} as const;

const leg = z.object({
  ...moved,
  status: z.string(),
  target: z.enum(payoutTargets).optional(),
  /** A card paid late, when the player already had the money: what was taken from the wallet, and what was owed. */
  twice: z.object({ taken: amountAnswer, owed: amountAnswer }).optional(),
});

/** A charge-back as its player sees it. */
export const chargeBack = z.object({
  /** Less than the deposit if only a part was charged back. */
  amount: amountAnswer,
  at: isoTime,
  /** The bank decided in our favour: the money came back. */
  wonBackAt: isoTime.optional(),
});
export type ChargeBack = z.infer<typeof chargeBack>;

export const payment = z.object({
  id: z.string(),
  direction,
  ...moved,
  fee: amountAnswer,
  /** At the rate of its creation. */
  amountEur: amountAnswer,
  status: z.enum([...depositStates, ...cashOutStates]),
  /** The reason, in snake_case, if the status does not imply it. */
  reason: z.string().optional(),
  createdAt: isoTime,
  updatedAt: isoTime,
  dueAt: isoTime.optional(),
  /** Of one deposit that can still be paid. */
  checkout: checkout.optional(),
  /** A withdrawal that waits until the stop of all withdrawals has ended. */
  paused: z.literal(true).optional(),
  address: z.string().optional(),
  txid: z.string().optional(),
  confirmations: z.number().int().optional(),
  legs: z.array(leg).optional(),
  /** Charge-backs of a deposit, oldest first. */
  chargeBacks: z.array(chargeBack).optional(),
});
export type Payment = z.infer<typeof payment>;

/** `en`, `de-DE`: of the gateway's pages. */
const pageLanguage = z.string().regex(/^[A-Za-z]{2}(-[A-Za-z]{2})?$/);

const depositBody = z.strictObject({
  amount: amountRequest,
  currency: currencyRequest,
  promotionCoupon: text(0, 40).nullish(),
  language: pageLanguage.nullish(),
  /** Codes of what the gateway's page is limited to, at a gateway that declares some; none of them: all. */
  paymentMethods: z
    .array(z.string().regex(/^[A-Z0-9]{2,8}$/))
    .max(20)
    .nullish(),
});
export type DepositBody = z.infer<typeof depositBody>;

/** The words of a choice between ways to pay at one gateway. */
export const depositTypes = { Checkout: 'redirect', QR: 'qr' } as const satisfies Record<string, Presentation>;
export type DepositType = keyof typeof depositTypes;

export const gatewayWord = z.string().regex(/^[a-z][a-z0-9-]{1,31}$/);

/** `gateway`: the path of a payment method. */
export const postGatewayDeposit = endpoint({
  name: 'postGatewayDeposit',
  method: 'POST',
  path: `${base}/:gateway/deposit`,
  summary: 'Starts a deposit through a gateway; returns how the player pays it there',
  access: 'player',
  rateLimit: 'payment',
  idempotency: 'optional',
  params: z.strictObject({ gateway: gatewayWord }),
  body: depositBody,
  answers: {
    /** `redirectUrl` leads to the gateway from a `form` too: to the document of ours that posts it. */
    201: z.object({ id: z.string(), status: z.enum(depositStates), redirectUrl: z.url().optional() }).and(checkout),
  },
});

/** For gateways that can be paid in several ways. */
export const postTypedDeposit = endpoint({
  name: 'postTypedDeposit',
  method: 'POST',
  path: `${base}/:gateway/:type/deposit`,
  summary: 'Starts a deposit through a gateway in the way that the player chose',
  access: 'player',
  rateLimit: 'payment',
  idempotency: 'optional',
  params: z.strictObject({
    gateway: gatewayWord,
    type: z.enum(Object.keys(depositTypes) as [DepositType, ...DepositType[]]),
  }),
  /** `email`: the player's own, any other is refused. */
  body: depositBody.extend({ email: text(0, 320).nullish() }),
  answers: {
    201: z.object({ id: z.string(), status: z.enum(depositStates) }).and(checkout),
  },
});

export const getGateways = endpoint({
  name: 'getGateways',
  method: 'GET',
  path: `${base}/payment/gateways`,
  summary:
    'Codes of the gateways the player can use now, optionally for one currency; includes CREDIT_CARD while one of them takes cards',
  access: 'player',
  rateLimit: 'read',
  query: z.strictObject({ currency: currencyRequest.optional() }),
  answers: { 200: z.array(z.string()) },
});

export const getDeposit = endpoint({
  name: 'getDeposit',
  method: 'GET',
  path: `${base}/deposit/:id`,
  summary: 'One deposit of the player',
  access: 'cashier',
  rateLimit: 'read',
  params: z.strictObject({ id: z.string().max(40) }),
  answers: { 200: payment },
});

/** Shown in a frame or instead of the page, so that no page of the site contains outside scripts or forms. */
export const getDepositCheckout = endpoint({
  name: 'getDepositCheckout',
  method: 'GET',
  path: `${base}/deposit/:id/checkout`,
  summary: 'HTML document for paying a deposit by widget or form; 404 once it cannot be paid any more',
  access: 'player',
  rateLimit: 'read',
  answerType: 'page',
  params: z.strictObject({ id: z.string().max(40) }),
  answers: { 200: pageAnswer },
});

/** Where a gateway's own page, in a frame of ours, sends the browser once it is done: no page of the site, which a frame of no origin breaks. */
export const getGatewayReturn = endpoint({
  name: 'getGatewayReturn',
  method: 'GET',
  path: '/payments/v1/returned',
  summary: 'Page shown in a payment frame just before it closes',
  access: 'open',
  rateLimit: 'read',
  answerType: 'page',
  answers: { 200: pageAnswer },
});

export const getTotalDeposits = endpoint({
  name: 'getTotalDeposits',
  method: 'GET',
  path: `${base}/payment/total-deposits`,
  summary: 'All deposits of the player that were ever credited, oldest first, with their current state',
  access: 'player',
  rateLimit: 'read',
  answers: {
    200: z.object({
      deposits: z.array(
        payment.pick({ id: true, currency: true, amount: true, amountEur: true }).extend({
          /** `refunded` or `charged_back`: the deposit was reversed afterwards. */
          status: z.enum(depositStates),
          creditedAt: isoTime,
        }),
      ),
    }),
  },
});

const day = z.union([isoTime, z.iso.date()]);

const history = <const N extends string>(name: N, kind: 'fiat' | 'crypto') =>
  endpoint({
    name,
    method: 'GET',
    path: `${base}/${kind}/:type`,
    summary: 'The player’s payments in one direction, newest first',
    access: 'cashier',
    rateLimit: 'read',
    params: z.strictObject({ type: direction }),
    query: pageQuery.extend({ from: day.optional(), to: day.optional(), type: direction.optional() }),
    answers: { 200: pageOf(payment) },
  });

export const getFiatPayments = history('getFiatPayments', 'fiat');
export const getCryptoPayments = history('getCryptoPayments', 'crypto');

/** Not for players: a gateway's notification about a payment, signed over the raw body or vouched for by its address. */
export const postGatewayNotification = endpoint({
  name: 'postGatewayNotification',
  method: 'POST',
  path: '/payments/v1/:gateway/notifications',
  summary: 'Notification from a gateway; 401 if its signature, or the mark in its address, is invalid',
  access: 'provider',
  rateLimit: 'none',
  bodyType: 'raw',
  params: z.strictObject({ gateway: z.string().max(32) }),
  /** A gateway that signs nothing is given an address with a mark, and may add words of its own. */
  query: z.record(z.string().max(64), z.string().max(1_000)),
  answers: { 200: null },
});
