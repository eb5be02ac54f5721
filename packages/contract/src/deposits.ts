/** Deposits: the card gateways, what is known of a payment, the history, and the providers' notifications. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  amountAnswer,
  amountRequest,
  currencyAnswer,
  currencyRequest,
  isoTime,
  pageOf,
  pageQuery,
  text,
} from './types.ts';

const base = '/profile-service/api/v1/profile';

/** Every code a player's gateway list can hold. `CREDIT_CARD` stands in it while any card tier does. */
export const gatewayCodes = [
  'KLUWP',
  'DEV_CODE',
  'EMS',
  'BR_PAY',
  'PGPAYTECH',
  'PAYWEB',
  'IKAJO',
  'CREDIT_CARD',
  'INTERACT',
  'MI_FINITY',
  'JETON',
  'SKRILL',
] as const;
export type GatewayCode = (typeof gatewayCodes)[number];

/** The card gateways: the word of their deposit path, and the name people read. */
export const cardTiers = [
  { code: 'KLUWP', path: 'kluwp', name: 'Ruby' },
  { code: 'DEV_CODE', path: 'devcode', name: 'Diamond' },
  { code: 'EMS', path: 'ems', name: 'Platinum' },
  { code: 'BR_PAY', path: 'brpay', name: 'Gem' },
  { code: 'PGPAYTECH', path: 'pgpaytech', name: 'Sapphire' },
  { code: 'PAYWEB', path: 'payweb', name: 'Emerald' },
  { code: 'IKAJO', path: 'ikajo', name: 'Topaz' },
] as const satisfies readonly { code: GatewayCode; path: string; name: string }[];
export type CardTier = (typeof cardTiers)[number];

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

export const cashOutStates = [
  'requested',
  'review',
  'approved',
  'submitting',
  'submitted',
  'paid',
  'rejected',
  'failed',
  'returned',
] as const;
export type CashOutState = (typeof cashOutStates)[number];

const leg = z.object({
  method: z.string(),
  currency: currencyAnswer,
  amount: amountAnswer,
  status: z.string(),
  /** A card that was paid late, when its player had the money already: what was taken from the wallet, and what was owed. */
  twice: z.object({ taken: amountAnswer, owed: amountAnswer }).optional(),
});

export const payment = z.object({
  id: z.string(),
  direction: z.enum(['deposit', 'withdraw']),
  /** A gateway's code, or the currency of a chain. */
  method: z.string(),
  currency: currencyAnswer,
  amount: amountAnswer,
  fee: amountAnswer,
  /** At the rate of its creation. */
  amountEur: amountAnswer,
  status: z.enum([...depositStates, ...cashOutStates]),
  /** Why, in snake_case, where the status alone does not say it. */
  reason: z.string().optional(),
  createdAt: isoTime,
  updatedAt: isoTime,
  dueAt: isoTime.optional(),
  /** A cash-out that waits until the house's stop of all cash-outs has ended. */
  paused: z.literal(true).optional(),
  address: z.string().optional(),
  txid: z.string().optional(),
  confirmations: z.number().int().optional(),
  legs: z.array(leg).optional(),
});
export type Payment = z.infer<typeof payment>;

const depositBody = z.strictObject({
  amount: amountRequest,
  currency: currencyRequest,
  promotionCoupon: text(0, 40).nullish(),
});
export type DepositBody = z.infer<typeof depositBody>;

const redirectAnswer = z.object({ id: z.string(), status: z.enum(depositStates), redirectUrl: z.string() });

const tierDeposit = <const N extends string>(name: N, path: CardTier['path']) =>
  endpoint({
    name,
    method: 'POST',
    path: `${base}/${path}/deposit`,
    summary: 'Starts a deposit by card; the player pays on the gateway’s own page.',
    access: 'player',
    rateLimit: 'payment',
    idempotency: 'optional',
    body: depositBody,
    answers: { 201: redirectAnswer },
  });

/** By the word of their path. */
export const postTierDeposit = {
  kluwp: tierDeposit('postKluwpDeposit', 'kluwp'),
  devcode: tierDeposit('postDevcodeDeposit', 'devcode'),
  ems: tierDeposit('postEmsDeposit', 'ems'),
  brpay: tierDeposit('postBrpayDeposit', 'brpay'),
  pgpaytech: tierDeposit('postPgpaytechDeposit', 'pgpaytech'),
  payweb: tierDeposit('postPaywebDeposit', 'payweb'),
  ikajo: tierDeposit('postIkajoDeposit', 'ikajo'),
} as const satisfies Record<CardTier['path'], unknown>;

export const getGateways = endpoint({
  name: 'getGateways',
  method: 'GET',
  path: `${base}/payment/gateways`,
  summary: 'Codes of the gateways the player can use now, in one currency where it is named.',
  access: 'player',
  rateLimit: 'read',
  query: z.strictObject({ currency: currencyRequest.optional() }),
  answers: { 200: z.array(z.enum(gatewayCodes)) },
});

export const getDeposit = endpoint({
  name: 'getDeposit',
  method: 'GET',
  path: `${base}/deposit/:id`,
  summary: 'One deposit of the player.',
  access: 'cashier',
  rateLimit: 'read',
  params: z.strictObject({ id: z.string().max(40) }),
  answers: { 200: payment },
});

export const getTotalDeposits = endpoint({
  name: 'getTotalDeposits',
  method: 'GET',
  path: `${base}/payment/total-deposits`,
  summary: 'Every deposit of the player that was ever credited, the oldest first, with what became of it.',
  access: 'player',
  rateLimit: 'read',
  answers: {
    200: z.object({
      deposits: z.array(
        z.object({
          id: z.string(),
          currency: currencyAnswer,
          amount: amountAnswer,
          amountEur: amountAnswer,
          /** `refunded` or `charged_back`: the money was taken back afterwards. */
          status: z.enum(depositStates),
          creditedAt: isoTime,
        }),
      ),
    }),
  },
});

const direction = z.enum(['deposit', 'withdraw']);
const day = z.union([isoTime, z.iso.date()]);

const history = <const N extends string>(name: N, kind: 'fiat' | 'crypto') =>
  endpoint({
    name,
    method: 'GET',
    path: `${base}/${kind}/:type`,
    summary: 'The player’s payments of one direction, the newest first.',
    access: 'cashier',
    rateLimit: 'read',
    params: z.strictObject({ type: direction }),
    query: pageQuery.extend({ from: day.optional(), to: day.optional(), type: direction.optional() }),
    answers: { 200: pageOf(payment) },
  });

export const getFiatPayments = history('getFiatPayments', 'fiat');
export const getCryptoPayments = history('getCryptoPayments', 'crypto');

/** Not for players: a gateway tells of a payment, signed over the raw body. */
export const postGatewayNotification = endpoint({
  name: 'postGatewayNotification',
  method: 'POST',
  path: '/payments/v1/:gateway/notifications',
  summary: 'A gateway’s signed notification; 401 when the signature does not hold.',
  access: 'provider',
  rateLimit: 'none',
  bodyType: 'raw',
  params: z.strictObject({ gateway: z.string().max(32) }),
  answers: { 200: null },
});
