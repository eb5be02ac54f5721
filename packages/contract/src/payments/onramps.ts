/** On-ramps: outside parties that sell crypto and send it to the player's own deposit address. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, amountRequest, currencyAnswer, currencyRequest, isoTime, pageAnswer } from '../types.ts';

const base = '/profile-service/api/v1/profile/crypto/onramps';

const onRampId = z.string().regex(/^[a-z][a-z0-9-]{1,31}$/);

export const onRamp = z.object({
  id: z.string(),
  name: z.string(),
  /** Of what the player pays. */
  feePercent: z.number().min(0).max(100),
  /** Usual time from payment to coins. */
  minutes: z.int().min(0),
  /** It verifies who pays more than this, in EUR. */
  verificationAboveEur: amountAnswer,
  /** In EUR, as `minimum` and `maximum` of one purchase are. */
  defaultAmount: amountAnswer,
  minimum: amountAnswer,
  maximum: amountAnswer,
});
export type OnRamp = z.infer<typeof onRamp>;

/** What the on-ramp says about a purchase. Information: only coins that arrive are credited. */
export const onRampStates = [
  'created',
  'pending',
  'paid',
  'sent',
  'completed',
  'failed',
  'expired',
  'cancelled',
] as const;
export type OnRampState = (typeof onRampStates)[number];

export const onRampOrder = z.object({
  id: z.string(),
  /** The on-ramp's id and name. */
  onRamp: z.string(),
  name: z.string(),
  /** The coin. */
  currency: currencyAnswer,
  /** What the player pays, in EUR. */
  amount: amountAnswer,
  status: z.enum(onRampStates),
  /** Of the deposit that the coins will create. */
  depositId: z.string(),
  createdAt: isoTime,
});
export type OnRampOrder = z.infer<typeof onRampOrder>;

export const getOnRamps = endpoint({
  name: 'getOnRamps',
  method: 'GET',
  path: base,
  summary: 'On-ramps at which the player can buy this coin now',
  access: 'player',
  rateLimit: 'read',
  query: z.strictObject({ currency: currencyRequest }),
  answers: { 200: z.array(onRamp) },
});

export const postOnRampOrder = endpoint({
  name: 'postOnRampOrder',
  method: 'POST',
  path: `${base}/:id`,
  summary: 'Starts a purchase of coins for the player’s deposit address; `url` is the document to show in a frame',
  access: 'player',
  rateLimit: 'payment',
  params: z.strictObject({ id: onRampId }),
  /** `currency`: the coin. `amount`: what the player pays, in EUR. */
  body: z.strictObject({ currency: currencyRequest, amount: amountRequest }),
  answers: { 201: z.object({ url: z.string(), order: z.string() }) },
});

export const getOnRampOrders = endpoint({
  name: 'getOnRampOrders',
  method: 'GET',
  path: `${base}/orders`,
  summary: 'The player’s purchases of the last day, newest first',
  access: 'player',
  rateLimit: 'read',
  query: z.strictObject({ currency: currencyRequest.optional() }),
  answers: { 200: z.array(onRampOrder) },
});

export const getOnRampOrderFrame = endpoint({
  name: 'getOnRampOrderFrame',
  method: 'GET',
  path: `${base}/orders/:id/frame`,
  summary: 'HTML document around the on-ramp’s widget; 404 once the purchase has ended',
  access: 'player',
  rateLimit: 'read',
  answerType: 'page',
  params: z.strictObject({ id: z.string().max(40) }),
  answers: { 200: pageAnswer },
});

/** Nothing is sent to the on-ramp before it is opened. */
export const getCardPurchaseFrame = endpoint({
  name: 'getCardPurchaseFrame',
  method: 'GET',
  path: `${base}/:id/frame`,
  summary: 'The same document for a purchase of the on-ramp’s default amount, which is started if there is none',
  access: 'player',
  rateLimit: 'payment',
  answerType: 'page',
  params: z.strictObject({ id: onRampId }),
  query: z.strictObject({ currency: currencyRequest }),
  answers: { 200: pageAnswer },
});

/** Not for players. */
export const postOnRampNotification = endpoint({
  name: 'postOnRampNotification',
  method: 'POST',
  path: '/payments/v1/onramps/:id/notifications',
  summary: 'Signed notification from an on-ramp; 401 if its signature is invalid',
  access: 'provider',
  rateLimit: 'none',
  bodyType: 'raw',
  params: z.strictObject({ id: z.string().max(32) }),
  answers: { 200: null },
});
