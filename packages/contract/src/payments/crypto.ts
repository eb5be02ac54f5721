/** Crypto deposits: the player's own address. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, currencyRequest, text } from '../types.ts';

const base = '/profile-service/api/v1/profile';

export const cryptoAddress = z.object({
  /** ID of the deposit that the first coins will create. */
  id: z.string(),
  currency: currencyAnswer,
  address: z.string(),
  /** Smaller amounts are collected until they reach it. */
  minDeposit: amountAnswer,
  /** Confirmations until it is credited. */
  confirmations: z.number().int(),
  /** Address of the frame in which the coins can be bought by card. */
  banxaCheckoutIframe: z.string().optional(),
});
export type CryptoAddress = z.infer<typeof cryptoAddress>;

export const postCryptoDeposit = endpoint({
  name: 'postCryptoDeposit',
  method: 'POST',
  path: `${base}/crypto/deposit`,
  summary: 'Deposit address for a coin: the same one until coins arrive there; a new coupon replaces the previous one',
  access: 'player',
  rateLimit: 'payment',
  idempotency: 'optional',
  body: z.strictObject({ currency: currencyRequest, promotionCoupon: text(0, 40).nullish() }),
  answers: { 201: cryptoAddress },
});
